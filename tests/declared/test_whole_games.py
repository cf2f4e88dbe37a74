"""Whole games with pieces without code: all of them together, with the checks of the family; and saves by strangers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from swcore import Game, SaveError
from swcore.authoring import joined
from swcore.saves.format import chained
from tests.authoring.pieces import EXAMPLES, read
from tests.declared.rows import pieces
from tests.expressiveness.games import begin, play

FURTHER = Path(__file__).parent / "further.toml"


@pytest.mark.parametrize("seed", [0, 3])
def test_games_with_all_rows_end_and_keep_what_there_is(seed: int) -> None:
    game = begin("small-world", tuple(pieces().values()), seed, 2 + seed)
    play(game, seed, share=0.1)


@pytest.mark.parametrize("seed", range(2))
def test_games_with_further_words_end_and_keep_what_there_is(seed: int) -> None:
    found = joined("small-world", [FURTHER, EXAMPLES / "frost_dwarves.toml"]).pieces
    play(begin("small-world", found, seed, 3), seed, greedy=seed == 1, share=0.1)


def test_a_place_serves_whoever_holds_its_region(tmp_path: Path) -> None:
    data = {"swcore": "piece-1", "kind": "place", "id": "home.spring", "rules": [{"on": "score", "coins": 4, "reason": "spring"}]}
    ruleset = read(tmp_path, data, game="warcraft").ruleset
    from swcore.testing import Scene

    scene = Scene({"a": "hill harbor", "b": "hill"}, "a-b", game=ruleset)
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"a": 1})
    scene.place("home.spring", "a")
    scene.turn(0)
    assert (4, "spring", "") in scene.finish_turn()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"kind": "spaceship"}, "home.frost_dwarves"),
        ({"tokens": 9999}, "home.frost_dwarves"),
        ({"rules": [{"on": "score", "coins": 1, "if": {"lambda": "x"}}]}, "home.frost_dwarves"),
        ({"text": "x" * 70_000}, "home.frost_dwarves"),
        ({"id": "base.orcs"}, "home.frost_dwarves"),
    ],
)
def test_the_data_of_a_save_is_looked_at_like_a_file(change: dict[str, object], told: str) -> None:
    game = Game.new(joined("small-world", [EXAMPLES / "frost_dwarves.toml"]).ruleset, 2, seed=1)
    rows = [json.loads(line) for line in game.save().splitlines()]
    for row in rows:
        del row["chain"]
    rows[0]["declared"][0]["data"].update(change)
    forged, _ = chained(rows, "")
    with pytest.raises(SaveError) as refused:
        Game.load(forged.decode())
    assert told in str(refused.value)
