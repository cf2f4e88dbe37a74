"""Line by line in a window: the map is as high as the window allows, and a question is seen whole with what can be answered."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.contract import narrator_of, renderer_of
from swcore.cli.drawing.standing import heights
from swcore.cli.session.session import Session
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue
from tests.shared.rulesets import rules


def shown(game: str, seats: int, width: int, height: int, *lines: str, language: str = "en") -> list[str]:
    """Return what is on the screen when lines have been typed at the beginning of a game, up to the line that is typed next."""
    out, left, written = io.StringIO(), iter(lines), list[str]()

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            written.append(out.getvalue())
            raise EOFError
        out.write(f"{prompt}{line}\n")
        return line

    played = Game.new(rules(game), seats, seed=3)
    bots = {seat: make_bot("random", played.ruleset, seat) for seat in range(1, seats)}
    console = Console(
        file=out, width=width, height=height, force_terminal=True, color_system=None, markup=False, highlight=False, emoji=False
    )
    renderer = renderer_of(played.ruleset, language)
    session = Session(
        played,
        bots,
        Terminal(console, read),
        renderer,
        lambda: narrator_of(played, language, 0),
        Catalogue(language, TEXTS),
        "swcore play --load {file}",
    )
    session.run()
    return [line.rstrip() for line in written[0].splitlines()]


@pytest.mark.parametrize(
    ("width", "window", "beside", "first", "most"),
    [
        (79, 24, 12, 19, 21),  # no room for both: the map alone, two lines of letters and the line that is typed
        (79, 24, 0, 19, 21),
        (119, 40, 20, 20, 34),  # all together
        (119, 40, 5, 29, 34),  # no higher than becomes the width
        (119, 24, 12, 21, 21),
        (79, 10, 4, 16, 16),  # lower than any map can be
        (79, 0, 0, 19, 34),  # no window: as high as all words need
    ],
)
def test_the_map_is_as_high_as_the_window_leaves_it(width: int, window: int, beside: int, first: int, most: int) -> None:
    found = heights(width, window, beside)
    assert found[0] == first
    within = [one for one in found if not window or one + 3 <= window]
    assert max(within, default=16) == most
    assert all(16 <= one <= 34 for one in found)


@pytest.mark.parametrize(("game", "seats"), [("small-world", 5), ("warcraft", 5), ("warcraft", 2)])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_map_fits_into_the_window_with_the_line_that_is_typed(game: str, seats: int, width: int, height: int) -> None:
    """The map and its table were twice as high as the window: what was drawn had gone when the prompt came."""
    lines = shown(game, seats, width, height, "1", "map")
    page = lines[lines.index("> map") + 1 :]
    assert 16 < len(page) < height
    assert "`table` lists the regions" in " ".join(page[-2:])
    assert max(map(len, page)) < width + 1


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_question_is_seen_whole_with_its_combos(game: str, language: str) -> None:
    """At 80 by 24 what combos do pushed the question and half of the combos out of the window."""
    seen = shown(game, 3, 80, 24, language=language)[-23:]
    asked = {"en": "Pick a combo", "ru": "Возьмите комбинацию"}[language]
    more = {"en": "`?2` tells all about line 2", "ru": "«?2» — всё о строке 2"}[language]
    at = seen.index(asked)
    assert [line.split()[0] for line in seen[at + 1 : at + 7]] == list("123456")
    assert seen[at + 7].startswith(more)
    wide = shown(game, 3, 120, 40, language=language)[-39:]
    assert asked in wide
    assert not any(line.startswith(more) for line in wide)


def test_a_list_that_is_higher_than_the_window_leaves_the_question_beside_the_line_that_is_typed() -> None:
    lines = shown("small-world", 3, 80, 12, "5")
    assert lines[-1] == "Conquer a region or finish"
    assert lines[-2].startswith("Round 1 of 10 · your turn · Seafaring Dwarves")
    assert lines[-4].split()[:2] == ["19", "done"]
