"""Positions that `swcore check` lays out: any piece can be in play there, and rare conditions hold in some."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from swcore import load_plugins
from swcore.testing import check_conquest
from swcore.testing.inspection import Finding, inspect, silence, subject_of
from swcore.testing.inspection.laid import lay

RARE = """
swcore = "piece-1"
id = "home.rare"
kind = "race"
tokens = 8
rules = [
  { on = "score", coins = 1, if.count = { of.held.terrain = "swamp", least = 5 } },
  { on = "score", coins = 1, if.round.from = 11 },
]
"""


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_what_is_laid_out_is_a_position_of_the_game(game: str) -> None:
    rules = load_plugins(game)
    pieces = [one for one in rules.pieces.values() if one.kind in ("race", "power")]
    for number in range(6):
        piece = pieces[number * 7 % len(pieces)]
        laid = lay(rules, piece, [piece], random.Random(number))
        check_conquest(laid)
        armies = [army for army in laid.play.state.armies if army is not None and army.seat == 0]
        assert piece.id in [id for army in armies for id in (army.race, army.power)]


def test_a_rare_rule_is_met_and_one_that_cannot_be_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round has a number up to 10: from round 11 on nothing is scored. Five swamps at once are rare, and not impossible."""
    path = tmp_path / "rare.toml"
    path.write_text(RARE, encoding="utf-8")

    def found() -> list[tuple[str, str]]:
        several: list[Finding] = list(inspect(subject_of(path), only=("rules",)))
        return [(one.code, one.where.rpartition(" ")[2]) for one in several]

    assert found() == [("silent", "rules[1]")]
    monkeypatch.setattr(silence, "LAID", 0)
    assert found() == [("never-met", "")]
