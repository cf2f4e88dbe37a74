"""Events and frames of our games hold plain data: they switch off the look at each one, and are held to it here."""

from __future__ import annotations

import random

import pytest

from swcore import Game, load_plugins
from swcore.testing import play_random

GAMES = [("small-world", 2), ("warcraft", 3), ("tiny-towns", 2)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_every_event_and_frame_could_be_saved(name: str, seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_plugins(name)
    monkeypatch.setattr(type(rules.book), "careful", True)
    game = Game.new(rules, seats, seed=seed)
    assert game.play.careful
    play_random(game, random.Random(seed).randrange)
