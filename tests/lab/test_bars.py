"""The bar at a terminal, wide or narrow: how much time is left, in the language of the command."""

from __future__ import annotations

import io
import re

import click
import pytest
from rich.console import Console
from swcore_lab import bars, watching
from swcore_lab.texts import TEXTS

from swcore.wording.catalogue import Catalogue


@pytest.mark.parametrize(
    ("width", "language", "lines"),
    [
        (80, "en", ["Measuring the official pieces ━ 4/16 30.0/min 0:00:21 left"]),
        (40, "en", ["Measuring the 4/16 0:00:21 left", "official pieces"]),
        (80, "ru", ["Измеряются официальные фигуры ━ 4/16 30.0/min ещё 0:00:21"]),
        (40, "ru", ["Измеряются официальные 4/16 ещё 0:00:21", "фигуры"]),
    ],
)
def test_a_bar_tells_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch, width: int, language: str, lines: list[str]) -> None:
    """Four places of sixteen took 8 seconds, so the rest takes 24; 3 of them have passed."""
    clock = [100.0]
    monkeypatch.setattr("swcore_lab.watching.time.monotonic", lambda: clock[0])
    file = io.StringIO()
    console = Console(width=width, file=file, force_terminal=True, color_system=None)
    with click.Context(click.Command("balance")) as context:
        context.params["language"] = language
        pace = watching.Pace(16)
    with bars.bar(Catalogue(language, TEXTS)("lab.field"), pace, console) as progress:  # its thread knows no command
        clock[0] += 8
        progress(4)
        clock[0] += 3
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", file.getvalue()).replace("\r", "\n")
    shown = [" ".join(re.sub("[━╸╺]+ *[━╸╺]*", "━ ", line).split()) for line in plain.splitlines()]
    assert [line for line in shown if line][-len(lines) :] == lines


def test_before_anything_is_done_no_time_is_told_but_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (watching.Pace(9).told(), watching.Pace(None).told()) == ("", "")
    clock = [100.0]
    monkeypatch.setattr("swcore_lab.watching.time.monotonic", lambda: clock[0])
    guessed = watching.Pace(3, guess=90.0)
    clock[0] += 60
    assert guessed.told() == "0:00:30 left"
    clock[0] += 40
    assert guessed.told() == ""  # it was wrong
    guessed.more(1)
    assert guessed.told() == "0:03:20 left"  # one in 100 seconds
    pace = watching.Pace(None)
    pace.more(1)
    assert pace.told() == ""


def test_a_bar_makes_room_for_another_one_and_its_time_rests_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of six in 4 seconds, then a pause of a minute: 8 are left for the other four."""
    clock = [100.0]
    monkeypatch.setattr("swcore_lab.watching.time.monotonic", lambda: clock[0])
    console = Console(width=80, file=io.StringIO(), force_terminal=True, color_system=None)
    pace = watching.Pace(6)
    with bars.bar("Maps", pace, console) as progress:
        (shown, _) = bars._shown[-1]
        clock[0] += 4
        progress(2)
        with bars.hidden():
            started = [shown.live.is_started]
            with bars.bar("Fields", watching.Pace(1), console):
                clock[0] += 60
        assert [*started, shown.live.is_started] == [False, True]
        assert pace.told() == "0:00:08 left"
    assert bars._shown == []
    with bars.hidden():  # where there is none
        pass
