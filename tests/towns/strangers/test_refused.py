"""What is told to whoever writes a card: what is wrong, where, and what would be right. Every message is read out here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from swcore_tiny_towns import Building, Monument

from swcore import Modifier, Piece, PluginError, hookimpl, load_plugins
from swcore.hooks.discovery import load_file
from tests.towns.strangers.made import building, monument, rule

ROWS = "Write rows divided by '/', blanks as '.', with wood, wheat, brick, glass, stone: '. wheat / brick glass'."
TYPES = "Write type='well', or another one of: cottage, farm, well, chapel, tavern, theater, factory."
ALL_TYPES = "Types: cottage, farm, well, chapel, tavern, theater, factory, monument."


def refused(make: Callable[[], Any]) -> PluginError:
    with pytest.raises(PluginError) as caught:
        make()
    assert caught.value.details["piece"] == "home.mill"
    return caught.value


def mill(**card: Any) -> Building:
    return building(id="home.mill", **card)


CARDS: list[tuple[dict[str, Any], str, str]] = [
    (
        {"pattern": "wod stone"},
        "pattern",
        "home.mill: the pattern 'wod stone' is wrong: wod is not a resource. Did you mean wood?",
    ),
    ({"pattern": "wood-stone"}, "pattern", "home.mill: the pattern 'wood-stone' is wrong: wood-stone is not a resource."),
    ({"pattern": ". . / ."}, "pattern", "home.mill: the pattern '. . / .' is wrong: it has no cube."),
    ({"pattern": ""}, "pattern", "home.mill has no pattern."),
    ({"pattern": ["wood"]}, "pattern", "home.mill: the pattern ['wood'] is wrong: it is not text."),
    (
        {"pattern": "wood wood wood wood wood"},
        "pattern",
        "is wrong: a town has 4 rows of 4 squares, it has 1 of up to 5.",
    ),
    (
        {"pattern": "wood / wood / wood / wood / wood"},
        "pattern",
        "a town has 4 rows of 4 squares, it has 5 of up to 1.",
    ),
    ({"type": "taverm"}, "type", "home.mill has the type 'taverm', which does not exist."),
    ({"type": ""}, "type", "home.mill has no type."),
    ({"type": "monument"}, "type", "home.mill is a Building of the type monument."),
    ({"points": 3}, "points", "home.mill has points=3, which is not a Modifier that adds."),
    ({"points": Modifier(3, "x", phase="set")}, "points", "which is not a Modifier that adds."),
    ({"counts": "cottage"}, "counts", "home.mill counts as 'cottage', which is not a type with a number."),
    ({"counts": ("cotage", 2)}, "counts", "home.mill counts as ('cotage', 2), which is not a type with a number."),
]
HINTS = {
    "pattern": ROWS,
    "type": TYPES,
    "points": "Write points=Modifier(3, 'the mill').",
    "counts": f"Write the type and how many, such as counts=('cottage', 2). {ALL_TYPES}",
}


@pytest.mark.parametrize(("card", "code", "told"), CARDS, ids=lambda value: str(value)[:30])
def test_a_card_that_cannot_be_is_refused_when_it_is_made(card: dict[str, Any], code: str, told: str) -> None:
    error = refused(lambda: mill(**card))
    assert error.code == code
    assert told in error.message
    hint = HINTS[code] if card.get("type") != "monument" else "Write Monument('home.mill', ...) without a type."
    assert error.hint == hint


def test_a_monument_needs_a_pattern_and_no_type() -> None:
    assert refused(lambda: monument(id="home.mill", pattern="")).message == "home.mill has no pattern."
    assert Monument("home.mill", pattern="wood").type == "monument"


def test_what_is_right_is_taken() -> None:
    """The largest pattern, blanks at the end of rows left out, and one cube alone."""
    for pattern in ("wood wood wood wood / . / wood / wood", "wheat", " . wheat/brick  glass "):
        assert mill(pattern=pattern).cells
    assert mill(points=Modifier(0, "nothing"), counts=("monument", 0)).counts == ("monument", 0)


# -- when the rules are loaded


def loaded(piece: Piece) -> PluginError:
    return refused(lambda: load_plugins("tiny-towns", with_pieces=[piece]))


def test_an_option_that_there_is_not_is_named_with_the_nearest() -> None:
    for piece in (mill(absent={"mood": "solo"}), rule(id="home.mill", option="mood")):
        error = loaded(piece)
        assert (error.code, error.message) == ("unknown-option", "home.mill depends on the option 'mood', which does not exist.")
        assert error.hint.startswith("Did you mean mode")
    error = loaded(mill(absent={"mode": "sole"}))
    assert (error.code, error.message) == ("option-value", "home.mill depends on mode=sole, and the option has no such value.")
    assert error.hint == "One of: base, town_hall, solo."
    error = loaded(rule(id="home.mill", option="mode"))
    assert error.message == "home.mill depends on mode=on, and the option has no such value."


def test_a_hook_that_would_never_be_called_is_refused() -> None:
    error = loaded(rule({"towns_feeds": lambda town, square: None}, id="home.mill"))
    assert (error.code, error.details["hook"]) == ("bad-hook", "towns_feeds")
    assert str(error) == (
        "home.mill.towns_feeds: cards alone are asked this, so a rule would never be called. Let a card answer it."
    )

    class Tribe(Piece):
        """No card."""

        @hookimpl
        def towns_score(self) -> None:
            """Score nothing."""

    assert str(loaded(Tribe("home.mill"))) == (
        "home.mill.towns_score: only cards and rules are asked, and this piece is of the kind piece. "
        "Make it a Building, a Monument or a TownRule."
    )


def test_a_misspelled_hook_is_named_with_the_nearest() -> None:
    class Mill(Building):
        """A slip of the pen."""

        @hookimpl
        def towns_scores(self) -> None:
            """Score nothing."""

    error = loaded(Mill("home.mill", type="well", pattern="wood"))
    assert (error.code, error.message) == ("unknown-hook", "home.mill.towns_scores: there is no hook of this name.")
    assert error.hint.startswith("Did you mean towns_score")


def test_an_argument_that_the_hook_does_not_have_is_named() -> None:
    class Mill(Building):
        """It asks for the square, and is asked for all its squares at once."""

        @hookimpl
        def towns_score(self, town: Any, square: int) -> None:
            """Score nothing."""

    error = loaded(Mill("home.mill", type="well", pattern="wood"))
    assert error.code == "bad-hook"
    assert "towns_score" in error.message
    assert "square" in error.message


@pytest.mark.parametrize("marks", [{"order": 3}, {"declined": "also"}])
def test_marks_that_mean_nothing_for_cards_are_refused(marks: dict[str, Any]) -> None:
    class Mill(Building):
        """Marked like a race."""

        @hookimpl(**marks)  # type: ignore[untyped-decorator]
        def towns_score(self) -> None:
            """Score nothing."""

    error = loaded(Mill("home.mill", type="well", pattern="wood"))
    assert str(error) == (
        "home.mill.towns_score: cards are asked in the order of their squares, and none is in decline. "
        "Write @hookimpl without arguments."
    )


def test_a_card_of_towns_joins_no_other_game() -> None:
    error = refused(lambda: load_plugins("small-world", with_pieces=[mill()]))
    assert (error.code, error.message) == ("wrong-game", "home.mill belongs to towns.tiny_towns, not to base.small_world.")


# -- in a file


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "mill = Building('home.mill', type='well', pattern='wod')",
            "line 2: home.mill: the pattern 'wod' is wrong:",
        ),
        ("mill = Building('mill', type='well', pattern='wood')", "line 2: "),
        ("mill = Bulding('home.mill')", "line 2: NameError: name 'Bulding' is not defined"),
        ("mill = Building('home.mill', type='well', patern='wood')", "line 2: home.mill: Building has no argument 'patern'."),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_line(tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "mill.py"
    file.write_text(f"from swcore_tiny_towns import Building\n{line}\n", encoding="utf-8")
    with pytest.raises(PluginError) as caught:
        load_file(file)
    assert caught.value.message.startswith(f"{file}, {told}")
