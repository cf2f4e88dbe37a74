"""What `?` tells of a region that was conquered: what lies there now, and one reason why it is not to be had."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from swcore import Game
from swcore.authoring.maps import deal, sketch_of
from swcore.cli.screen.inform import Informer
from swcore.cli.texts import TEXTS
from swcore.graph import dump_map
from swcore.wording.catalogue import Catalogue
from tests.shared.rulesets import rules


def map_of(lines: list[str]) -> str:
    sketch = sketch_of("\n".join(lines))
    return dump_map(deal(sketch, (), 1).finished("four", {"en": "Four"}, players=None, rounds=None))


def told(game: Game, region: str, language: str) -> list[str]:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    for line in Informer(game, Catalogue(language, TEXTS)).element(
        game.scene(0, language), f"region:{region}", game.menu(0, language)
    ):
        console.print(line)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "natives", "symbol", "own"),
    [
        ("en", "Lost Tribes", "cavern", "– your army holds it already (SW-CONQ-14)"),
        ("ru", "Забытые племена", "пещера", "– ваш народ уже занимает её (SW-CONQ-14)"),
    ],
)
def test_a_conquered_region_tells_what_lies_there_now(language: str, natives: str, symbol: str, own: str) -> None:
    lines = ["a*: b c d", "b*: c d", "c*: d", "d*:", "a hill cavern lost_tribe", "b hill", "c hill", "d hill"]
    game = Game.new(rules("small-world"), 2, seed=7, map=map_of(lines))
    game.apply(game.legal_actions()[0])
    before = told(game, "a", language)
    for region in "abc":
        game.apply(f"conquer {region}")
    after = told(game, "a", language)
    assert any(natives in line for line in before)
    assert symbol in after
    assert not any(natives in line for line in after)
    assert [line for line in after if line.startswith("–")] == [own]
