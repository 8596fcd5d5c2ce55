"""The user's data folder, where Hornbook keeps the database and records that nobody named a place for."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """HORNBOOK_HOME, or `hornbook` in the platform's folder for a program's data. Nothing is created here."""
    own = os.environ.get("HORNBOOK_HOME")
    return Path(own).expanduser() if own else _data_folder() / "hornbook"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"
