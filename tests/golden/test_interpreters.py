"""Golden games on every Python that swcore is for, as far as it is installed: a new environment for each, with our packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.test_golden import ROOT, recorded_hashes
from tests.project.repo import PACKS

VERSIONS = ("3.11", "3.12", "3.13")
WAYS = (("1", "Asia/Kathmandu", "C"), ("4242", "America/Caracas", "tr_TR.UTF-8"))


def find(version: str) -> str:
    """Return an interpreter of a version: this one, one on the path, or one that pyenv has; "" when there is none."""
    candidates = [sys.executable, shutil.which(f"python{version}") or ""]
    pyenv = shutil.which("pyenv")
    if pyenv:
        root = Path(said(pyenv, "root"))
        candidates += [str(path) for path in sorted(root.glob(f"versions/{version}.*/bin/python{version}"))]
    for candidate in candidates:
        # A shim of pyenv stands on the path for versions that are not switched on, and then only says so.
        if candidate and said(candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])") == version:
            return candidate
    return ""


def said(*command: str) -> str:
    """Return what a command prints, or "" when it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def installed(python: str, folder: Path) -> Path:
    """Make an environment with our packages and what they need, and return its interpreter."""
    sources = folder / "sources"  # building writes beside the sources
    for project in (ROOT, *PACKS):
        left_out = (".*", "build", "dist", "__pycache__", "*.egg-info", "tests")
        own = () if project in PACKS else ("plugins",)
        shutil.copytree(project, sources / project.name, ignore=shutil.ignore_patterns(*left_out, *own))
    subprocess.run([python, "-m", "venv", folder / "venv"], check=True, capture_output=True)
    made = folder / "venv" / "bin" / "python"
    pip = [str(made), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    done = subprocess.run([*pip, *map(str, sorted(sources.iterdir()))], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made


@pytest.mark.long
def test_golden_games_are_the_same_on_every_python(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    found = {version: find(version) for version in VERSIONS}
    played = {}
    for version, python in found.items():
        if not python:
            continue
        made = installed(python, tmp_path / version)
        script = tmp_path / version / "golden.py"  # away from the sources, so that the installed packages are played
        shutil.copyfile(ROOT / "scripts" / "golden.py", script)
        for hash_seed, zone, tongue in WAYS:
            env = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": zone, "LC_ALL": tongue, "LANG": tongue}
            told = subprocess.run([made, script, "--hashes"], cwd=tmp_path, env=env, check=True, capture_output=True, text=True)
            played[f"Python {version}, hash seed {hash_seed}, {zone}, {tongue}"] = told.stdout.splitlines()
    with capfd.disabled():  # on stderr, which is seen from the workers of pytest-xdist too
        for version, python in found.items():
            told_of = python or "NOT COMPARED, for it is not installed here"
            print(f"\ngolden games on Python {version}: {told_of}", file=sys.stderr)
    wanted = recorded_hashes()
    assert len(played) >= len(WAYS)  # this Python at least
    for way, told_there in played.items():
        assert told_there == wanted, way
