"""What the verdicts are worth: copies of official races are not flagged, and a race with three more tokens stands out."""

from __future__ import annotations

import time
from pathlib import Path

import attrs
import pytest
from swcore_lab.asked import setting_of
from swcore_lab.field import key_of, measured, shipped
from swcore_lab.pairs import rules_of
from swcore_lab.trial import HIGH, PAIRS, STRONG, WEAK, run

from swcore.cli.packs import Choice

pytestmark = [pytest.mark.long, pytest.mark.timeout(3600)]
COPY = """
import copy
import importlib
import pkgutil

import swcore_base_races as home


def found():
    for one in pkgutil.iter_modules(home.__path__):
        for value in vars(importlib.import_module(f"{{home.__name__}}.{{one.name}}")).values():
            if getattr(value, "id", "") == "{id}":
                return copy.copy(value)


race = found()
race.module = race.release = race.source = ""
race.id = "home.copied"
race.tokens += {more}
race.supply += {more}
"""


def copied(folder: Path, id: str, more: int = 0) -> str:
    """Write a copy of a race with more tokens, and return its file."""
    path = folder / f"{id.replace('.', '_')}_{more}.py"
    path.write_text(COPY.format(id=id, more=more), encoding="utf-8")
    return str(path)


def test_of_a_hundred_copies_of_official_races_at_most_five_are_flagged(tmp_path: Path) -> None:
    """Each is a whole run with a field of its own; the bot that plays by chance plays them, for that takes two minutes."""
    races = setting_of("examples/gnolls.py", Choice(), bots=("random",)).field
    flagged = []
    for number in range(100):
        setting = setting_of(copied(tmp_path, races[number % len(races)]), Choice(), bots=("random",), seed=1000 + number)
        field = measured(attrs.evolve(setting, seed=500_000 + number), 24, 1)
        found = run(setting, field, 60, 1)
        flagged += [number] if found.verdict in (STRONG, WEAK) else []
    assert len(flagged) <= 5


def test_three_more_tokens_stand_out_within_the_default_budget_and_two_minutes_of_two_cores(tmp_path: Path) -> None:
    """It is surely stronger than every official race but the strongest, from which the budget need not tell it apart."""
    setting = setting_of(copied(tmp_path, "base.tritons", 3), Choice(), seed=11)
    field = shipped(key_of(setting, rules_of(setting.plain).id), setting.field)
    assert field is not None
    begun = time.process_time()
    found = run(setting, field, PAIRS, 1)
    assert found.verdict in (STRONG, HIGH)
    assert len(found.below) >= len(setting.field) - 1
    assert time.process_time() - begun < 240
