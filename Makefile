# make play: the table in the browser.   make test: everything checked.   Both set themselves up.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test lint client fast plain bench soak goldens clean

play: $(READY)
	@$(BIN)/hornbook

test: $(READY) lint
	$(BIN)/pytest -n 2 --dist loadgroup

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The drawn table, built again.
client: $(READY)
	$(BIN)/python client/build_client.py

# The rules compiled by mypyc, in place; `make plain` goes back to plain Python.
fast: $(READY)
	$(BIN)/python tools/fast.py

plain:
	$(PYTHON) tools/fast.py --clean

bench: $(READY)
	$(BIN)/hornbook bench

# Long: the laws over 2,000 random games of every variant, and a minute of fuzzing for each game.
soak: $(READY)
	$(BIN)/python tools/soak.py

goldens: $(READY)
	$(BIN)/python tools/goldens.py

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hornbook needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

clean: plain
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
