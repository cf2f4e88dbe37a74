"""What is told of a command of a pack without importing it: read from its source, or nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from swcore.cli.command_help import told_in_source
from tests.cli.conftest import Run

PACK = "told_in_source_pack"
SOURCES = {
    "__init__": "raise RuntimeError('nobody may import it')\n",
    "short": "import click\n@click.command(short_help='Count sheep.')\ndef count():\n    '''Something longer.'''\n",
    "handed": f"from {PACK}.short import count as sheep\n",
    "long": "import click\n@click.group()\ndef herd():\n    '''Keep a herd.\n\n    More of it.\n    '''\n",
    "helped": "import click\n@click.command(help='Shear them. All.')\ndef shear():\n    '''Not this.'''\n",
    "round": f"from {PACK}.round import trip\n",
    "broken": "def (\n",
    "made": "count = make()\n",
}


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("short:count", "Count sheep."),
        ("handed:sheep", "Count sheep."),
        ("long:herd", "Keep a herd."),
        ("helped:shear", "Shear them."),
        ("round:trip", ""),
        ("broken:count", ""),
        ("made:count", ""),
        ("nowhere:count", ""),
    ],
)
def test_what_a_source_tells(target: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PACK).mkdir()
    for name, text in SOURCES.items():
        (tmp_path / PACK / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert told_in_source(f"{PACK}.{target}").rstrip(".") == told.rstrip(".")
    assert PACK not in sys.modules


def test_a_module_that_is_nowhere_tells_nothing() -> None:
    assert told_in_source("no_module_of_this_name:count") == ""


@pytest.mark.parametrize("command", ["play", "check", "new", "plugins", "map", "balance", "lab", "lab ladder", "towns"])
def test_all_helps_say_alike_to_a_reader_of_russian_that_they_are_in_english(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    line = "Справка на английском, остальное — по-русски."
    assert line not in run(*command.split(), "--help").output
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run(*command.split(), "--help").output.rstrip().endswith(line)
