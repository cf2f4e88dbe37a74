"""What a piece is made with: a word that its class does not take is named with the nearest right one."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from swcore_tiny_towns import Building, Monument

from swcore import Option, Piece, PluginError
from swcore.conquest import Marker, Natives, Place, Power, Race, Rule, effects

ID = "home.gnolls"
RACE: Any = Race  # as somebody without a type checker calls it


class Own(Race):
    """A race whose class hands on what it does not know."""

    def __init__(self, id: str, *, packs: int = 1, **more: Any) -> None:
        self.packs = packs
        super().__init__(id, tokens=5, **more)


class Wrong(Race):
    """A race whose class takes nothing and hands on a wrong word."""

    def __init__(self) -> None:
        super().__init__(ID, tokens=5, terain="hill")


CLASSES: list[Callable[..., Piece]] = [
    Race,
    Power,
    Marker,
    Place,
    Natives,
    Rule,
    effects.RegionCoins,
    effects.RegionCoinsRace,
    effects.Discount,
    effects.DiscountRace,
    effects.ConquestCoins,
    effects.ConquestCoinsRace,
    effects.FlatCoins,
    Building,
    Monument,
    Own,
]
MISSPELLED: list[tuple[Callable[..., Any], str, str]] = [
    (lambda: RACE(ID, token=6), "Race has no argument 'token'.", "Did you mean tokens?"),
    (lambda: effects.RegionCoins(ID, tokens=3, terain="hill"), "RegionCoins has no argument 'terain'.", "Did you mean terrain"),
    (lambda: Own(ID, pack=2), "Own has no argument 'pack'.", "Did you mean packs"),
    (lambda: Building(ID, type="well", patern="wood"), "Building has no argument 'patern'.", "Did you mean pattern"),
    (Wrong, "Wrong has no argument 'terain'.", ""),
    (lambda: RACE(ID, 6), "6 stands there without a name.", "Write NAME=VALUE. Arguments of Race: id, tokens, supply"),
    (lambda: RACE(ID), "Race needs tokens.", "Write tokens=..."),
    (lambda: effects.RegionCoinsRace(ID, terrain="hill"), "RegionCoinsRace needs tokens.", "Write tokens=..."),
    (lambda: Place(ID, supply=2), "Place sets supply itself.", "Leave it out."),
    (lambda: Building(ID, type="well", game="home.chess"), "Building sets game itself.", "Leave it out."),
]


@pytest.mark.parametrize("made", CLASSES)
def test_no_class_of_pieces_takes_a_word_that_nobody_declares(made: Callable[..., Piece]) -> None:
    with pytest.raises(PluginError) as caught:
        made(ID, quarrel=1)
    assert caught.value.code == "piece-argument"
    assert "quarrel" in caught.value.details["arguments"]
    assert caught.value.details["piece"] == ID
    assert "Arguments of " in caught.value.message


@pytest.mark.parametrize(("make", "told", "hint"), MISSPELLED)
def test_the_piece_the_wrong_word_and_the_right_one_are_named(make: Callable[[], Any], told: str, hint: str) -> None:
    with pytest.raises(PluginError) as caught:
        make()
    assert caught.value.message.startswith(f"{ID}: {told}")
    assert caught.value.hint.startswith(hint)


def test_a_class_of_its_own_may_take_words_of_its_own() -> None:
    assert (Own(ID, packs=3).packs, Own(ID).tokens) == (3, 5)


def test_pieces_are_copied_and_pickled_as_ever() -> None:
    """Both make an empty piece first."""
    race = Race(ID, tokens=6)
    assert copy.deepcopy(race).tokens == pickle.loads(pickle.dumps(race)).tokens == 6


def test_a_name_and_a_text_are_texts_and_one_tag_is_one_word() -> None:
    for field in ("name", "text"):
        with pytest.raises(PluginError, match=f"{ID}: {field} is a text, not 7") as caught:
            RACE(ID, tokens=5, **{field: 7})
        assert caught.value.code == "piece-text"
    assert Race(ID, tokens=5, tags="horde").tags == {"horde"}


@pytest.mark.parametrize(
    "more",
    [
        {"name": "Gno\x1b[31mlls"},
        {"name": {"en": "Gnolls", "ru": "Гно\nллы"}},
        {"text": "They \u202egniog"},
        {"words": {"reason.loot": {"en": "lo\x07ot"}}},
        {"options": [Option("home_option", (True, False), True, text={"en": "o\x9bn"})]},
    ],
)
def test_a_text_that_would_steer_a_terminal_is_refused(more: dict[str, Any]) -> None:
    """As in files without code."""
    with pytest.raises(PluginError, match=r"has the character U\+[0-9A-F]{4}, which steers the text") as caught:
        Race(ID, tokens=5, **more)
    assert caught.value.code == "piece-text"
    assert Race(ID, tokens=5, text="Two\nlines.").text["en"] == "Two\nlines."
