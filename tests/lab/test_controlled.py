"""What lies hidden on the map: what each piece brings to its first holder, games that break, and games that drag."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner
from swcore_lab import commands
from swcore_lab.controlled import Course, held, hidden, played

from swcore.cli.packs import Choice

CHOICE = Choice(game="warcraft")


@pytest.mark.clause("WC-PLACE-WELL-1", "WC-PLACE-WELL-5")
def test_artifacts_and_legendary_places_are_hidden_and_races_are_not() -> None:
    """There are twelve of them in the box; the Well moves when it is found, to where its finder likes it best."""
    lying, doing = hidden(CHOICE, "place")
    assert (len(lying), doing) == (11, ("warcraft.well_of_eternity",))
    assert hidden(CHOICE, "race") == hidden(Choice(), "place") == ((), ())


def test_games_tell_who_drew_away_with_what() -> None:
    found = played(CHOICE, "place", "random", 4, 1)
    assert found == played(CHOICE, "place", "random", 4, 1)
    ids = set(hidden(CHOICE, "place")[0])
    assert {piece for course in found for piece, _ in course.gained} <= ids
    assert any(course.gained for course in found)
    assert all(course.decisions and not course.error for course in found)


def test_a_piece_is_compared_with_the_mean_of_all() -> None:
    """One brings 9, the others 0 and a little: the mean of all is 3, so it is 6 above, and this is no chance in 40 games."""
    courses = [
        Course((("a", 9.0 + number % 2), ("b", 0.0 + number % 2), ("c", 0.0 + number % 2)), 100 + number) for number in range(40)
    ]
    found = held(courses, ["a", "b", "c", "d"])
    assert [(one.piece, one.count, one.surely) for one in found] == [
        ("a", 40, True),
        ("d", 0, False),
        ("b", 40, True),
        ("c", 40, True),
    ]
    assert found[0].beyond == pytest.approx(6.0)
    assert not any(one.surely for one in held(courses[:9], ["a", "b", "c"]))  # of so few nothing is said


def test_games_that_break_and_that_drag_are_told() -> None:
    courses = [Course((("a", 1.0),), 100)] * 9 + [Course((("b", 1.0),), 210), Course((("b", 0.0),), 5, "endless")]
    found = {one.piece: one for one in held(courses, ["a", "b"])}
    assert (found["a"].errors, found["a"].decisions) == ((), 0)
    assert (found["b"].errors, found["b"].decisions, found["b"].count) == (("endless",), 210, 1)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command_tells_of_each(language: str) -> None:
    told = ["matrix", "place", "--game", "warcraft", "--games", "2", "--bot", "random", "--jobs", "1"]
    done = CliRunner().invoke(commands.lab, [*told, "--lang", language])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert "22" in lines[0]  # games
    assert len(lines) >= 14  # the head, eleven pieces, that none stands out or which drag, and which one is left out
    assert {"en": "Left out: Well of Eternity.", "ru": "Не участвует: Источник вечности."}[language] in done.output
    data = json.loads(CliRunner().invoke(commands.lab, [*told, "--json"]).output)
    assert sum(one["count"] for one in data) >= 11
