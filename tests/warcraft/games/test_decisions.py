"""Every decision of Small World of Warcraft: whose it is, its text, its words in two languages, and how far it is taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from swcore import ActionError, Game
from swcore.cli.contract import renderer_of
from swcore.testing import Scene, legal

# a - b - c - d - e in a row, a sea beside a.
ROW = {"sea": "sea", "a": "hill harbor", "b": "forest magic", "c": "hill magic harbor", "d": "swamp", "e": "farmland"}
BOMB, OBJECTIVE = "warcraft.bomb", "warcraft.military_objective"


def scene(race: str, power: str = "farmer", *, rival: str = "trolls", held: str = "a", hand: int = 5) -> Scene:
    """Return a scene: seat 0 holds some regions with a race, seat 1 two tokens in the first free one and one in `e`."""
    made = Scene(ROW, game="warcraft", rolls=[0, 0])
    made.army(0, f"warcraft.{race}", f"warcraft.{power}", dict.fromkeys(held, 1), hand=hand)
    free = next(region for region in "bcd" if region not in held)
    made.army(1, f"warcraft.{rival}", "warcraft.mining", {free: 2, "e": 1})
    return made


def at(made: Scene, *actions: str, step: str = "conquer") -> Game:
    """Open the turn of seat 0, and act up to the decision."""
    game = made.turn(0, step)
    for action in actions:
        game.apply(action, 0)
    return game


def worgen() -> Game:
    return at(scene("worgen"), "expand", step="start")


def bombs() -> Game:
    made = scene("goblins", hand=0)
    made.pile(BOMB, "dud")
    return at(made, "done")


def flip() -> Game:
    made = scene("goblins")
    made.pile(BOMB, "explodes")
    made.mark(BOMB, "b", made.army_of(0))
    made.place("warcraft.aegis_of_aggramar", "b")
    return at(made, step="start")


def objectives() -> Game:
    return at(scene("humans", hand=0), "done")


def steal() -> Game:
    made = scene("ethereals")
    made.place("warcraft.frostmourne", "b")
    return at(made)


def discount() -> Game:
    made = scene("ethereals")
    made.place("warcraft.karazhan", "b")
    return at(made)


def recruits() -> Game:
    return at(scene("forsaken"), "conquer b", "done")


def strike() -> Game:
    return at(scene("gnomes"))


def second_roll() -> Game:
    return at(scene("gnomes", hand=1), "conquer d strike")  # 2 for 1 token


def champion() -> Game:
    made = scene("orcs", "champion")
    made.stock("warcraft.champion_figure", made.army_of(0))
    return at(made)


def scare() -> Game:
    return at(scene("orcs", "intimidating"))


def destination() -> Game:
    made = Scene(ROW, game="warcraft")
    made.army(0, "warcraft.orcs", "warcraft.intimidating", {"a": 1}, hand=1)
    made.army(1, "warcraft.trolls", "warcraft.farmer", {"b": 1, "d": 1, "e": 1})
    return at(made, "use scare b")


def raze() -> Game:
    made = scene("orcs", "intimidating", rival="night_elves")
    made.mark("warcraft.wisp_wall", "b", made.army_of(1))
    return at(made)


def portal() -> Game:
    return at(scene("orcs", "portal_mage"), "use portal b")


def carried(artifact: str) -> Callable[[], Game]:
    def game() -> Game:
        made = scene("orcs", held="ac", hand=0)
        made.place(f"warcraft.{artifact}", "a")
        return at(made, "done")

    return game


def side() -> Game:
    made = scene("naga", hand=0)
    made.place("warcraft.battleground", "a")
    return at(made, "done")


def hammer() -> Game:
    made = scene("orcs")
    made.place("warcraft.doomhammer", "a")
    return at(made)


class Case(NamedTuple):
    """A decision: how to get there, an answer, whether it may be taken back, and what a player reads for it."""

    game: Callable[[], Game]
    answer: str
    back: bool
    en: str
    ru: str


CASES = {
    "form": Case(worgen, "choose worgen", True, "Worgen form", "облик воргена"),
    "bomb": Case(bombs, f"place {BOMB} b", True, "Bomb 1 · forest, magic", "Бомба 1 · лес, магия"),
    "flip": Case(flip, "choose pay", False, "pay", "заплатить"),
    "throw": Case(flip, "choose leave", True, "throw it away unseen", "выбросить не глядя"),
    "objective": Case(objectives, f"place {OBJECTIVE} b", True, "Military Objective 1 · forest", "Военная цель 1 · лес"),
    "steal": Case(steal, "use steal b", True, "steal the artifact", "украсть артефакт"),
    "discount": Case(discount, "conquer b discount", True, "the Ethereals' discount", "скидка эфириалов"),
    "recruits": Case(recruits, "choose 1", True, "1", "1"),
    "strike": Case(strike, "conquer d strike", False, "air strike", "удар с воздуха"),
    "second": Case(second_roll, "roll", False, "roll the die once more", "бросить кубик ещё раз"),
    "give up": Case(second_roll, "done", True, "give it up and go on", "отказаться и продолжить"),
    "champion": Case(champion, "conquer b champion", True, "Champion", "Чемпион"),
    "scare": Case(scare, "use scare b", True, "scare a token away", "запугать жетон"),
    "destination": Case(destination, "choose d", True, "swamp · Player 2's Farmer Trolls", "болото · Фермерские Тролли"),
    "raze": Case(raze, "use raze b", True, "tear down a fort or a wall", "снести форт или стену"),
    "portal": Case(portal, "choose c", True, "hill, magic, harbour", "холмы, магия, гавань"),
    "aegis": Case(carried("aegis_of_aggramar"), "choose c", True, "hill, magic, harbour", "холмы, магия, гавань"),
    "heart": Case(carried("heart_of_azeroth"), "choose c", True, "hill, magic, harbour", "холмы, магия, гавань"),
    "side": Case(side, "choose horde", True, "Horde", "Орда"),
    "hammer": Case(hammer, "conquer b doomhammer", True, "Doomhammer", "Молот Рока"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_decision_belongs_to_one_seat_and_its_answers_have_one_text(name: str) -> None:
    case = CASES[name]
    game = case.game()
    assert game.pending == (0,)
    assert case.answer in legal(game)
    assert [game.parse(text).text for text in legal(game)] == legal(game)
    assert game.violations(case.answer) == []
    before = game.digest()
    with pytest.raises(ActionError) as caught:
        game.apply(case.answer, 1)
    assert caught.value.code == "wrong-seat"
    assert game.digest() == before


@pytest.mark.parametrize("name", CASES)
def test_a_decision_is_asked_and_answered_in_two_languages(name: str) -> None:
    case = CASES[name]
    game = case.game()
    asked = []
    for language, words in (("en", case.en), ("ru", case.ru)):
        renderer = renderer_of(game.ruleset, language)
        (label,) = [label for actions, _, label in renderer.menu(game, 0) if case.answer in [one.text for one in actions]]
        assert words in label
        asked.append(renderer.prompt(game, 0))
    assert "" not in asked
    assert asked[0] != asked[1]


@pytest.mark.parametrize("name", CASES)
def test_an_answer_is_taken_back_unless_it_brought_something_to_light(name: str) -> None:
    """A die and a flipped bomb stay; what was only decided is undone, and done again to the same position."""
    case = CASES[name]
    game = case.game()
    before, options = game.digest(), legal(game)
    game.apply(case.answer)
    after = game.digest()
    assert after != before
    if case.back:
        game.undo(0)
        assert (game.digest(), legal(game)) == (before, options)
        game.redo()
    else:
        with pytest.raises(ActionError) as caught:
            game.undo(0)
        assert caught.value.code == "undo-floor"
    assert game.digest() == after
