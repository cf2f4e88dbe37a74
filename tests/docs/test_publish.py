"""The tutorial on packs: what it lets you write is a distribution that can be built, found and played."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from swcore.cli.app import cli
from tests.docs.snippets import ROOT, Reader, blocks

BUILD = "from hatchling.build import build_wheel; print(build_wheel('.'))"


@pytest.mark.parametrize("page", ["docs/tutorial/publish-a-pack.md", "docs/ru/tutorial/publish-a-pack.md"])
def test_the_pack_of_the_tutorial_is_built_found_and_played(
    page: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reader = Reader(tmp_path)
    for block in blocks(ROOT / page):
        if block.file:
            reader.save(block)
    pack = tmp_path / "swcore-gnolls"
    assert sorted(path.name for path in pack.rglob("*") if path.is_file()) == ["README.md", "__init__.py", "pyproject.toml"]
    done = subprocess.run([sys.executable, "-c", BUILD], cwd=pack, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    zipfile.ZipFile(pack / done.stdout.strip()).extractall(tmp_path / "installed")
    monkeypatch.syspath_prepend(tmp_path / "installed")
    monkeypatch.delitem(sys.modules, "swcore_gnolls", raising=False)
    run = CliRunner().invoke
    assert "swcore-gnolls" in run(cli, ["plugins", "--lang", "en"]).stdout
    told = run(cli, ["play", "--with", "gnolls", "--bots", "--seed", "1", "--lang", "en"])
    assert (told.exit_code, "Gnolls" in told.stdout) == (0, True)
