"""What is told to an author when a piece is made or loaded: ids that cannot be typed, and hooks that would never be called."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Modifier, PluginError, hookimpl, load_plugins
from swcore.conquest import Race
from swcore.conquest.content.offers import Mode
from swcore.engine.actions import parse
from swcore.testing import Scene, legal
from tests.kernel.pieces import HILL, RATS, SWAMP, power, race, refused_pieces

ACTIVE_ONLY = [
    "conquest_may_decline_late",
    "conquest_tokens",
    "conquest_decline_keep",
]
LONGEST = f"{31 * 'a'}.{32 * 'b'}"


# -- ids and names


def test_the_longest_id_can_be_typed_as_a_word_of_an_action() -> None:
    assert len(LONGEST) == 64
    scene = Scene({"a": "hill edge", "b": "hill"}, with_pieces=[Race(LONGEST, tokens=5)])
    scene.army(1, RATS, SWAMP, {"b": 1})
    scene.column((LONGEST, HILL, 0))
    game = scene.turn(0)
    assert legal(game) == [f"pick {LONGEST}"]
    assert parse(f"pick {LONGEST}", game.ruleset.action_kinds) == game.legal_actions()[0]
    game.apply(f"pick {LONGEST}")
    assert scene.army_of(0).race == LONGEST


def test_an_id_that_is_too_long_to_be_typed_is_refused() -> None:
    with pytest.raises(PluginError) as caught:
        Race("a" + LONGEST, tokens=5)
    assert caught.value.code == "piece-id"
    assert str(caught.value) == f"The piece id 'a{LONGEST}' has 65 characters, at most 64 can be typed in an action."


def test_a_piece_that_is_named_in_another_language_has_an_english_name_too() -> None:
    """Reasons are told with the English name, so a piece without one failed at the first explanation."""
    grey_elves = Race("home.grey_elves", tokens=5, name={"ru": "Серые эльфы"})
    assert grey_elves.name == {"en": "Grey Elves", "ru": "Серые эльфы"}
    scene = Scene({"a": "hill edge", "b": "hill"}, with_pieces=[grey_elves])
    scene.army(0, RATS, SWAMP, {"a": 1}, hand=5)
    scene.army(1, grey_elves.id, HILL, {"b": 2})
    game = scene.turn(0, "conquer")
    assert [(part.amount, part.reason) for part in game.explain("conquer b")] == [(2, "base"), (2, "Grey Elves")]


def test_a_name_that_is_given_in_english_stays() -> None:
    assert Race("home.x", tokens=5, name={"en": "Elves", "ru": "Эльфы"}).name == {"en": "Elves", "ru": "Эльфы"}
    assert Race("home.x", tokens=5, name="Elves").name == {"en": "Elves"}


def test_a_rule_that_is_told_in_another_language_is_told_in_english_by_the_docstring() -> None:
    class Gnolls(Race):
        """They bark."""

    assert Gnolls("home.gnolls", tokens=5, text={"ru": "Лают."}).text == {"en": "They bark.", "ru": "Лают."}
    assert Gnolls("home.gnolls", tokens=5, text="").text == {"en": ""}


# -- methods that would never be called


def test_a_hook_without_its_marker_is_refused() -> None:
    class Gnolls(Race):
        """A coin more, if the marker were there."""

        def conquest_score(self, view: Any, army: Any) -> Modifier:
            return Modifier(1, "gnolls")

    error = refused_pieces(Gnolls("home.gnolls", tokens=5))
    assert error.code == "bad-hook"
    assert error.message == (
        "home.gnolls.conquest_score has the name of a hook and is not marked as one, so it would never be called."
    )
    assert error.hint == "Write @hookimpl above the method."
    assert error.details == {"piece": "home.gnolls", "hook": "conquest_score"}


def test_a_hook_that_is_written_anew_in_a_subclass_needs_the_marker_again() -> None:
    class Gnolls(Race):
        """Marked."""

        @hookimpl
        def conquest_score(self, view: Any, army: Any) -> Any:
            return None

    class Hyenas(Gnolls):
        """Not marked."""

        def conquest_score(self, view: Any, army: Any) -> Any:
            return Modifier(1, "hyenas")

    load_plugins("small-world", with_pieces=[Gnolls("home.gnolls", tokens=5)])
    assert refused_pieces(Hyenas("home.hyenas", tokens=5)).details == {"piece": "home.hyenas", "hook": "conquest_score"}


def test_a_method_with_the_prefix_of_a_family_is_meant_for_a_hook() -> None:
    class Gnolls(Race):
        """Misspelled and without its marker."""

        def conquest_scores(self, view: Any, army: Any) -> Any: ...

    error = refused_pieces(Gnolls("home.gnolls", tokens=5))
    assert error.code == "unknown-hook"
    assert error.message == "home.gnolls.conquest_scores: there is no hook of this name."
    assert error.hint.startswith("Did you mean conquest_score")


def test_helpers_and_values_of_a_piece_may_have_any_other_name() -> None:
    class Gnolls(Race):
        """Helpers beside hooks."""

        conquest_bonus = 1  # a value, not a method

        def score(self, view: Any, army: Any) -> Any: ...

        def _conquest_score(self, view: Any, army: Any) -> Any: ...

    assert "home.gnolls" in load_plugins("small-world", with_pieces=[Gnolls("home.gnolls", tokens=5)]).pieces


# -- armies that are never asked


@pytest.mark.parametrize("declined", ["also", "only"])
@pytest.mark.parametrize("hook", ACTIVE_ONLY)
def test_a_hook_of_active_armies_takes_no_piece_in_decline(hook: str, declined: str) -> None:
    load_plugins("small-world", with_pieces=[race({hook: lambda *args: None})])
    error = refused_pieces(race({hook: lambda *args: None}, declined=declined))
    assert error.code == "bad-hook"
    assert str(error) == f"home.gnolls.{hook}: this hook is asked of active armies alone. Leave declined={declined!r} out."
    assert error.details == {"piece": "home.gnolls", "hook": hook}


def test_a_hook_of_armies_in_decline_takes_no_piece_that_is_asked_while_active() -> None:
    hook = "conquest_acts_declined"
    for declined in ("also", "only"):
        load_plugins("small-world", with_pieces=[race({hook: lambda *args: True}, declined=declined)])
    error = refused_pieces(race({hook: lambda *args: True}))
    assert str(error) == f"home.gnolls.{hook}: this hook is asked of armies in decline alone. Write @hookimpl(declined='only')."


@pytest.mark.parametrize("declined", ["no", "also", "only"])
def test_any_other_hook_may_be_asked_in_both_states(declined: str) -> None:
    rules = load_plugins("small-world", with_pieces=[race({"conquest_score": lambda *args: None}, declined=declined)])
    assert rules.impls["home.gnolls"]["conquest_score"].declined == declined


# -- ways to conquer


def offering(*modes: tuple[str, str]) -> Game:
    """A game in which the first seat conquers, with a race and a power that each offer a mode of a given name."""
    makers: dict[str, Any] = {"home.gnolls": race, "home.sly": power}
    offers = {id: {"conquest_modes": lambda view, army, name=name: Mode(name, 1, "hand", "HOME-1")} for id, name in modes}
    made = [makers[id](offers.get(id, {}), id) for id in makers]
    scene = Scene({"a": "hill edge", "b": "hill"}, with_pieces=made)
    scene.army(0, "home.gnolls", "home.sly", {"a": 1}, hand=3)
    scene.army(1, RATS, HILL)
    return scene.turn(0, "conquer")


@pytest.mark.parametrize("name", ["die", "normal", "", "two words", "w" * 65, "слово"])
def test_a_mode_has_a_word_of_its_own(name: str) -> None:
    with pytest.raises(PluginError) as caught:
        offering(("home.gnolls", name)).legal_actions()
    assert caught.value.code == "bad-answer"
    assert caught.value.message.startswith(f"home.gnolls answered Mode(name={name!r}, ")
    assert caught.value.hint == (
        f"Return a Mode, several of them, or None; name is {name!r} and should be "
        "one word of letters, digits and _ . + -, not normal or die."
    )


def test_two_pieces_of_an_army_offer_two_modes() -> None:
    game = offering(("home.gnolls", "charge"), ("home.sly", "creep"))
    assert legal(game, "conquer") == ["conquer b", "conquer b charge", "conquer b creep"]


def test_two_modes_of_one_name_are_an_error_that_names_both_pieces() -> None:
    with pytest.raises(PluginError) as caught:
        offering(("home.gnolls", "charge"), ("home.sly", "charge")).legal_actions()
    assert caught.value.code == "bad-answer"
    assert str(caught.value) == (
        "home.gnolls and home.sly both offer a way to conquer called 'charge'. Give one of them another name."
    )
    assert caught.value.details["pieces"] == ["home.gnolls", "home.sly"]
