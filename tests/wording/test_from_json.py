"""What was told as JSON can be read back: a face at the other end of a network draws from the same classes."""

from __future__ import annotations

import json

import pytest

from swcore.wording.games import GameInfo, games
from swcore.wording.menus import About, Completion, Forecast, Menu, Sentence, Why
from swcore.wording.scene import Scene
from tests.shared.showing import ALL, positions


@pytest.mark.parametrize("name", ALL)
def test_what_is_told_as_json_comes_back_the_same(name: str) -> None:
    for game in positions(name, 5, seed=41):
        seat = game.pending[0] if game.pending else 0
        scene = game.scene(seat, "ru")
        assert Scene.from_json(json.loads(json.dumps(scene.as_json()))) == scene
        menu = game.menu(seat)
        assert Menu.from_json(json.loads(json.dumps(menu.as_json()))) == menu
        found, why = game.complete("", seat), game.why("resign", seat)
        assert Completion.from_json(json.loads(json.dumps(found.as_json()))) == found
        assert Why.from_json(json.loads(json.dumps(why.as_json()))) == why
        about = game.about(game.ruleset.id)
        assert About.from_json(json.loads(json.dumps(about.as_json()))) == about
        for one in game.forecast(seat):
            assert Forecast.from_json(json.loads(json.dumps(one.as_json()))) == one
        for step in game.log[-2:]:
            for sentence in game.tell(step):
                assert Sentence.from_json(sentence.as_json()) == sentence


def test_the_installed_games_come_back_the_same() -> None:
    for one in games(()):
        assert GameInfo.from_json(json.loads(json.dumps(one.as_json()))) == one
