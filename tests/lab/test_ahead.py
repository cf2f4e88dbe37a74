"""Before a run: how many games, why so many, how long; and while it lasts a sign of life where there is no bar."""

from __future__ import annotations

import pytest
from swcore_lab import ahead, watching
from swcore_lab.ahead import Beside, Span, field_ahead, field_length, said, span, spoken
from swcore_lab.asked import setting_of
from swcore_lab.games import Place
from swcore_lab.pairs import Setting
from swcore_lab.texts import TEXTS
from swcore_lab.trial import Task

from swcore.cli.packs import Choice
from swcore.engine.ruleset import Ruleset
from swcore.wording.catalogue import Catalogue

TASKS: list[Task] = [("greedy", 9, number) for number in range(424)] + [("random", 8, number) for number in range(106)]
TEXT = Catalogue("en", TEXTS)


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of("examples/gnolls.py", Choice(), bots=("greedy", "random"), seed=5)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """Let a game of the greedy bot take half a second and one of chance a tenth; return the games that are played."""
    clock, games = [0.0], list[Task]()

    def play(_: Setting, task: Task) -> None:
        games.append(task)
        clock[0] += 0.5 if task[0] == "greedy" else 0.1

    monkeypatch.setattr(ahead, "play_piece", play)
    monkeypatch.setattr("swcore_lab.ahead.time.process_time", lambda: clock[0])
    monkeypatch.setattr("swcore_lab.ahead.os.cpu_count", lambda: 2)
    monkeypatch.setattr("swcore_lab.ahead.os.getloadavg", lambda: (0.4, 9.0, 9.0), raising=False)
    return games


def test_the_length_is_told_from_three_games_of_each_bot(setting: Setting, played: list[Task]) -> None:
    """424 and 20 games of half a second are 222, 106 of a tenth 10.6; by two processes 116.3, and 5 to begin: 3 minutes."""
    told = said(setting, 424, TASKS, False, Beside(picks=20), 2, TEXT)
    assert told == (
        "Up to 550 games (424 with greedy, 106 with random, 20 in which bots choose by themselves); "
        "all of them would take about 3 minutes on this machine, and longer while it does other things. "
        "After Ctrl-C it tells what the games until then show. It is tried in 424 places, for in so many the official pieces "
        "were measured. It stops earlier when the question is settled."
    )
    assert played == [*TASKS[:3], *TASKS[424:427]]


def test_what_else_is_asked_for_is_counted(setting: Setting, played: list[Task]) -> None:
    """Gnolls have 6 tokens, so six other numbers from 3 to 9 are tried in 60 places each, and two maps in as many."""
    assert Beside(20, 2, suggest=True).counts(setting, 424) == {"picks": 20, "maps": 120, "suggest": 6 * 60}
    assert Beside(20, 2, suggest=True).counts(setting, 50) == {"picks": 20, "maps": 120, "suggest": 6 * 50}
    told = said(setting, 424, TASKS, True, Beside(games=424), 2, TEXT)
    # 848 halves and 106 tenths by two: 217.3 and 5
    assert told.startswith(
        "Up to 954 games (424 with greedy, 106 with random, 424 with the other version); all of them would take about 4 minutes"
    )
    assert "It is tried in" not in told  # so many were asked for
    assert told.endswith("Both versions are played to the end, so that the comparison is fair.")


@pytest.mark.parametrize(
    ("load", "time"),
    [
        (0.4, "2 minutes"),  # 2.4 processes on 2 processors: hardly longer, so nothing is said of it
        (2.0, "2–4 minutes"),  # with two others each has half a processor: 105 + 5, and twice that
        (4.0, "2–6 minutes"),  # with four a third
    ],
)
def test_on_a_busy_machine_both_times_are_told(
    setting: Setting, played: list[Task], monkeypatch: pytest.MonkeyPatch, load: float, time: str
) -> None:
    """420 games of half a second by two processes are 105 seconds on a quiet machine."""
    monkeypatch.setattr("swcore_lab.ahead.os.getloadavg", lambda: (load, 0.0, 0.0))
    told = said(setting, 420, TASKS[:420], False, Beside(games=420), 2, TEXT)
    assert f"all of them would take about {time} on this machine" in told


@pytest.mark.parametrize(
    ("jobs", "load", "low", "high"),
    [
        (1, 0.0, 65.0, 65.0),
        (1, 1.0, 65.0, 65.0),  # the other one has a processor for itself
        (2, 0.0, 35.0, 35.0),
        (4, 0.0, 35.0, 35.0),  # more processes than processors are no faster
        (4, 2.0, 35.0, 52.5),  # six of them on two processors: this work gets four sixths of them, so 35 * 6 / 4
    ],
)
def test_processes_share_the_processors_alike(played: list[Task], jobs: int, load: float, low: float, high: float) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("swcore_lab.ahead.os.getloadavg", lambda: (load, 0.0, 0.0), raising=False)
        took = span(60.0, jobs)
    assert (took.low, took.high) == (low, high)


@pytest.mark.parametrize(
    ("low", "high", "en", "ru"),
    [
        (0.4, 0.4, "10 seconds", "10 секунд"),
        (10.0, 10.0, "10 seconds", "10 секунд"),
        (41.0, 41.0, "50 seconds", "50 секунд"),
        (12.0, 41.0, "20–50 seconds", "20–50 секунд"),
        (50.1, 50.1, "1 minute", "1 минуты"),
        (12.0, 61.0, "1–2 minutes", "1–2 минут"),
        (61.0, 61.0, "2 minutes", "2 минут"),
        (1230.0, 1230.0, "21 minutes", "21 минуты"),
    ],
)
def test_times_are_rounded_up(low: float, high: float, en: str, ru: str) -> None:
    assert (spoken(Span(low, high), TEXT), spoken(Span(low, high), Catalogue("ru", TEXTS))) == (en, ru)


def test_without_a_terminal_a_line_comes_every_ten_seconds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game in four seconds: after twelve and twenty-four there is a line, with what is left of 24 and of an hour."""
    clock = [100.0]
    monkeypatch.setattr("swcore_lab.watching.time.monotonic", lambda: clock[0])

    def work(progress: watching.Progress) -> str:
        for _ in range(6):
            clock[0] += 4
            progress(1)
        return "done"

    assert watching.watched("Games", 6, work) == "done"
    assert capsys.readouterr().err == "Games: 3/6, 0:00:12 left\nGames: 6/6, 0:00:00 left\n"
    assert watching.watched("Games", 906, work) == "done"
    assert capsys.readouterr().err == "Games: 3/906, 1:00:12 left\nGames: 6/906, 1:00:00 left\n"
    assert watching.watched("Games", None, work) == "done"
    assert capsys.readouterr().err == "Games: 3\nGames: 6\n"


def test_the_official_pieces_take_as_long_as_a_few_games_of_them_tell(
    setting: Setting, played: list[Task], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game takes two seconds: fourteen races in nine places are 252, by two processes 126, and 5 to begin."""
    clock, pieces = [0.0], list[str]()

    def play(rules: Ruleset, piece: str, place: Place) -> None:
        pieces.append(piece)
        clock[0] += 2.0

    monkeypatch.setattr(ahead, "play", play)
    monkeypatch.setattr("swcore_lab.ahead.time.process_time", lambda: clock[0])
    assert len(setting.field) == 14
    assert field_length(setting, "greedy", 9, 2) == Span(131.0, 131.0)
    assert pieces == list(setting.field[:3])
    one = field_ahead(Span(131.0, 131.0), "greedy", 1, 2, TEXT, known=1)
    assert one.startswith("The official pieces are known in 1 place, too few for this. ")
    assert "plays all official ones in 1 place: about 3 minutes" in one
    told = field_ahead(Span(131.0, 131.0), "greedy", 9, 2, TEXT, known=424)
    assert told == (
        "The official pieces are known in 424 places, too few for this. So before the first game with the piece that is tried, "
        "the bot greedy plays all official ones in 9 places: about 3 minutes with 2 processes, and longer while this machine "
        "does other things. Ctrl-C stops that at any time: what is done is kept for all later trials, and the same command goes "
        "on from there."
    )
