# make play: the table in the browser.   make test: everything checked.   make check: the daily round, two minutes.
# All set themselves up.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test check lint docs client check-client lint-client chromium fast plain bench load soak goldens pictures clean

play: $(READY)
	@$(BIN)/hornbook

test: $(READY) lint check-client chromium
	$(BIN)/pytest -n 2 --dist loadgroup

# The daily round: style, types, contracts, unit tests and small laws. No browser, no server, no compiler.
check: $(READY) lint lint-client
	$(BIN)/pytest -n 2 --dist loadgroup -m "not slow" tests/core tests/testing tests/ku tests/uk tests/cli tests/test_bots.py \
		tests/test_rules_covered.py tests/test_words.py tests/test_write_a_game.py

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The drawn table, built again.
client: $(READY)
	$(BIN)/python client/build_client.py

# The browser that the pages are looked at with.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		{ echo "Installing Chromium ..."; apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; } \
		>/dev/null 2>&1 || echo "Chromium cannot be installed here: everything but the pages is checked"

# Its style; needs Node.
lint-client:
	@if command -v npm >/dev/null; then cd client && \
		{ [ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error; } && npm run --silent lint; \
	else echo "npm is missing: the client's style is left out"; fi

# Its style, types, tests and size; needs Node.
check-client: $(READY)
	@if command -v npm >/dev/null; then cd client && npm ci --no-audit --no-fund --loglevel=error && \
		npm run --silent lint && npm run --silent check && npm run --silent test && npm run --silent build && npm run --silent sizes -- --check; \
	else echo "npm is missing: the client's own tests are left out"; fi

# The rules compiled by mypyc, in place; `make plain` goes back to plain Python.
fast: $(READY)
	$(BIN)/python tools/fast.py

plain:
	$(PYTHON) tools/fast.py --clean

# The documentation as a site, in site/; anything that would be a warning fails.
docs: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

bench: $(READY)
	$(BIN)/hornbook bench

# Sixty tables of both games on one core: from a choice to every screen.
load: $(READY)
	$(BIN)/python benchmarks/load.py

# Long: the laws over 2,000 random games of every variant, a minute of fuzzing for each game, then the table: servers
# killed fifty times, every variant through bad weather and in four browsers.
soak: $(READY) chromium
	$(BIN)/python tools/soak.py
	HORNBOOK_SOAK=1 $(BIN)/pytest -n 2 --dist loadgroup tests/e2e tests/browser

goldens: $(READY)
	$(BIN)/python tools/goldens.py

pictures: $(READY) chromium
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/screens.py

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hornbook needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

clean: plain
	rm -rf .venv build dist site client/node_modules src/hornbook/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
