"""`swcore check` over a game of one's own: its words, and state that is written past the events."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore.testing.inspection import Finding, inspect, subject_of

TIDES = (Path(__file__).parents[2] / "examples" / "tides.py").read_text(encoding="utf-8")


def found(folder: Path, old: str, new: str, only: str) -> list[Finding]:
    """Return what is found about the game of the tutorial with a slip."""
    path = folder / "tides.py"
    assert old in TIDES
    path.write_text(TIDES.replace(old, new), encoding="utf-8")
    return list(inspect(subject_of(path), quick=True, only=(only,)))


@pytest.mark.parametrize(
    ("old", "new", "code", "what", "mend"),
    [
        (
            '"a token on {island}"',
            '"a token on {isle}"',
            "placeholder",
            "action.settle speaks of {isle}",
            "Did you mean {island}?",
        ),
        ("comes to {outcome}", "comes to {where}", "placeholder", "event.chance speaks of {where}", "{outcome}, {stream}"),
        ('"Where does your token go?"', '"Where, {seat}?"', "placeholder", "prompt.settle-one speaks of {seat}", "no values"),
        ("event.settled", "event.setled", "unused-word", "Nothing is called event.setled", "Did you mean event.settled"),
        ('"action.settle"', '"action.rw"', "unused-word", "Nothing is called action.rw", "action.settle"),
        ("field.points", "field.coins", "unused-word", "Nothing is called field.coins", "field.points"),
        ("score.points", "score.coins", "unused-word", "Nothing is called score.coins", "score.points"),
        ("name.palm", "name.palms", "unused-word", "Nothing is called name.palms", "Did you mean name.palm?"),
        ('"Palm Island"', '"Palm {island}"', "placeholder", "name.palm speaks of {island}", "no values"),
        (
            '    "name.palm"',
            '    "why.not-offered": {"en": "no {deed}", "ru": "нет {deed}"},\n    "name.palm"',
            "placeholder",
            "why.not-offered speaks of {deed}",
            "{action}",
        ),
    ],
)
def test_a_word_that_speaks_of_nothing_is_told(old: str, new: str, code: str, what: str, mend: str, tmp_path: Path) -> None:
    """Players would have read an empty line, or the bare word."""
    (one,) = found(tmp_path, old, new, "words")
    assert (one.code, one.piece, one.grave) == (code, "home.tides", code == "placeholder")
    assert what in one.told()["what"]
    assert mend in one.told()["mend"]
    assert all(one.told("ru").values())


def test_the_words_of_the_tutorial_are_all_used(tmp_path: Path) -> None:
    assert found(tmp_path, "", "", "words") == []


def test_a_game_that_draws_for_itself_is_told_how_to_draw(tmp_path: Path) -> None:
    """A generator of its own comes back by no undo, and no save."""
    drawn = 'machine.draw("tide", ISLANDS)'
    own = '__import__("random").Random().choice(ISLANDS)'
    (one,) = [one for one in found(tmp_path, drawn, own, "play") if one.code == "replay"][:1]
    assert "machine.draw" in one.told()["mend"]
    assert "machine.draw" in one.told("ru")["mend"]


def test_state_that_is_written_in_a_decision_belongs_into_a_reducer(tmp_path: Path) -> None:
    emit = 'machine.emit(("settled", seat, action.args[0]))'
    (one,) = found(tmp_path, emit, f"{emit}; machine.state.points[seat] += 1", "play")
    assert one.code == "written"
    assert one.told()["what"].startswith("The state was written past the events: points is [")
    assert "in the reducer of an event" in one.told()["mend"]
    assert "machine.emit" in one.told("ru")["mend"]
