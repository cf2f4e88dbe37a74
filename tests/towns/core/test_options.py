"""The named options and their defaults."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.errors import OptionError
from tests.shared.rulesets import rules
from tests.towns.core.acts import RESOURCES, act, place_all, texts

RULES = rules("tiny-towns")
VALUES = {
    "mode": (["base", "town_hall", "solo"], "base"),
    "monuments": (["on", "off"], "on"),
    "cavern": (["off", "on"], "off"),
    "solo_feast_hall": (["self", "absent", "removed"], "self"),
}


@pytest.mark.clause("TT-OPT-1", "TT-OPT-2", "TT-OPT-3", "TT-OPT-4")
@pytest.mark.parametrize("name", VALUES)
def test_an_option_has_its_values_and_its_default(name: str) -> None:
    values, default = VALUES[name]
    option = RULES.options[name]
    assert (sorted(option.values), option.default) == (sorted(values), default)
    assert option.clauses
    assert set(option.text) == {"en", "ru"}
    with pytest.raises(OptionError):
        Game.new(RULES, 1, options={name: "perhaps"})


@pytest.mark.clause("TT-OPT-1", "TT-TOWNHALL-1", "TT-SOLO-1")
def test_the_mode_says_who_chooses_the_resource() -> None:
    base, hall, solo = (Game.new(RULES, 1, options={"mode": mode, "monuments": "off"}) for mode in ("base", "town_hall", "solo"))
    assert texts(base, 0) == [f"name {resource}" for resource in RESOURCES]
    assert {text.split()[0] for text in texts(hall, 0)} == {"place"}
    assert {text.removeprefix("name ") for text in texts(solo, 0)} == set(solo.play.state.display)


@pytest.mark.clause("TT-OPT-2", "TT-SETUP-8")
@pytest.mark.parametrize("mode", ["base", "town_hall", "solo"])
def test_a_game_can_be_played_without_monuments(mode: str) -> None:
    on, off = (Game.new(RULES, 1, seed=2, options={"mode": mode, "monuments": value}) for value in ("on", "off"))
    assert {text.split()[0] for text in texts(on, 0)} == {"keep"}
    assert on.play.state.round == 0
    assert not any(text.startswith("keep") for text in texts(off, 0))
    assert off.play.state.round == 1
    assert off.play.state.dealt == [()]
    pick = 5
    while not off.over:
        actions = off.legal_actions()
        pick = pick * 31 % 9_973
        off.apply(actions[pick % len(actions)])
    monuments = {card.id for card in RULES.of_kind("monument")}
    assert off.play.state.monuments == [""]
    assert not monuments & {what for town in off.play.state.towns for what in town.squares}


@pytest.mark.clause("TT-OPT-3", "TT-CAVERN-2", "TT-CAVERN-3")
@pytest.mark.parametrize(("value", "times"), [("off", 0), ("on", 2)])
def test_the_cavern_takes_two_cubes_when_it_is_on(value: str, times: int) -> None:
    game = Game.new(RULES, 2, options={"cavern": value, "monuments": "off"})
    used = 0
    for _ in range(8):
        act(game, game.pending[0], "name wood")
        if "discard" in texts(game, 0):
            act(game, 0, "discard")
            used += 1
            act(game, 0, "done")
        place_all(game, "wood")
    assert used == times
    assert game.play.state.towns[0].squares.count("wood") == 8 - times
