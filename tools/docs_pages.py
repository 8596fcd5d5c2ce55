"""Pages of the documentation that are made of other files: the home page of the README, the rules of the rulebooks.

A hook of MkDocs (`mkdocs.yml`).
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "hornbook" / "games"
DOCS_LINK = re.compile(r"\]\(docs/")
"""Links of the README into this folder; here they need no folder."""
OTHER_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)[A-Z]\w*\.md\)")
"""Links of the README to files beside it, which are no pages here."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    pages = {"index.md": home((ROOT / "README.md").read_text(encoding="utf-8"))}
    for book in sorted(GAMES.glob("*/rulebook*.md")):
        name = book.parent.name.replace("_", "-") + book.name.removeprefix("rulebook")
        pages[f"rules/{name}"] = book.read_text(encoding="utf-8")
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def home(readme: str) -> str:
    """The README as a page among the others."""
    return OTHER_LINK.sub(r"\1", DOCS_LINK.sub("](", readme))
