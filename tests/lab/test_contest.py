"""A contest: what can be played is ranked, what cannot is told with the reason and the place, and nothing stops the rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import attrs
import pytest
from click.testing import CliRunner, Result
from swcore_lab import commands, contest, running
from swcore_lab import known as known_fields
from swcore_lab.ahead import Span
from swcore_lab.asked import setting_of
from swcore_lab.contest_names import named_apart
from swcore_lab.field import Field
from swcore_lab.games import MARGIN, MEASURES, Outcome
from swcore_lab.intervals import Estimate
from swcore_lab.pairs import Setting
from swcore_lab.telling import Teller

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.testing.inspection import Finding, Subject

GNOLLS = "examples/gnolls.py"
RACE = """swcore = "piece-1"
id = "home.{id}"
kind = "race"
tokens = {tokens}
name = {{ en = "{name}", ru = "{name}" }}

[[rules]]
on = "score"
coins = 1
each.held.terrain = "mountain"
"""
BRINGS = {"home.gnolls": 9.0, "home.lions": 1.5, "home.bears": -3.0, "home.sly": 0.5}
HOSTILE = "<script>alert(1)</script>"


def declared(folder: Path, file: str, id: str, name: str = "", tokens: object = 6) -> None:
    text = RACE.format(id=id, name=name or id.title(), tokens=tokens)
    (folder / file).write_text(text, encoding="utf-8")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take made-up games for those that would be played."""

    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        if setting.piece == "home.breaks":
            raise SwcoreError("It broke.", code="plugin-failed")
        value = BRINGS[setting.piece] + task[2] % 3
        return Outcome(value, value, 1.0, 1, 1, True)

    standing = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
    known = Field(9, dict.fromkeys(MEASURES, standing), [dict.fromkeys(MEASURES, 1.0)] * 60)
    monkeypatch.setattr("swcore_lab.trial.play_piece", made)
    monkeypatch.setattr(known_fields, "known", lambda *_: known)
    monkeypatch.setattr(contest, "inspect", lambda *_, **__: iter(()))


def called(folder: Path, *args: object) -> Result:
    told = ["contest", folder, "--bots", "random", "--games", "60", "--jobs", "1", *args]
    return CliRunner().invoke(commands.lab, [str(one) for one in told])


def page_of(folder: Path) -> str:
    return (folder / "contest.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("quick")
def test_how_long_all_pieces_take_is_said_once_before_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """60 games of one bot for each of two files; a broken file is told before, and is not tried."""
    monkeypatch.setattr("swcore_lab.ahead.length", lambda *_: Span(70.0, 70.0))
    declared(tmp_path, "lions.toml", "lions")
    declared(tmp_path, "bears.toml", "bears")
    told = " ".join(called(tmp_path, "--lang", "en").output.split())
    assert told.count("2 files to try, each piece in up to 60 games: about 3 minutes in all on this machine") == 1


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_contest_ranks_what_can_be_played_and_says_why_the_rest_cannot(tmp_path: Path, language: str) -> None:
    text = Path(GNOLLS).read_text(encoding="utf-8")
    (tmp_path / "gnolls.py").write_text(text, encoding="utf-8")
    declared(tmp_path, "lions.toml", "lions")
    declared(tmp_path, "torn.toml", "torn", tokens='"six"')
    done = called(tmp_path, "--lang", language)
    assert done.exit_code == 0, done.output
    page = page_of(tmp_path)
    assert page.index("lions.toml") < page.index("gnolls.py") < page.index("torn.toml")
    assert "torn.toml:4:10" in done.output
    assert "torn.toml:4:10" in page
    assert str(tmp_path) not in page  # it is shown to others
    assert "http" not in page
    assert "{" not in page.partition("</style>")[2]


@pytest.mark.usefixtures("quick")
def test_nothing_that_lies_there_stops_a_contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that ends the process, one whose games break, one that is no text; a folder and a link to nowhere."""
    declared(tmp_path, "lions.toml", "lions")
    declared(tmp_path, "breaks.toml", "breaks")
    (tmp_path / "exits.py").write_text("import sys\nsys.exit('bye')\n", encoding="utf-8")
    (tmp_path / "raises.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00noise")
    (tmp_path / "inner.toml").mkdir()
    (tmp_path / "dead.toml").symlink_to(tmp_path / "nowhere")
    done = called(tmp_path, "--lang", "en")
    assert done.exit_code == 0, done.output
    for name in ("breaks.toml", "exits.py", "raises.py", "empty.toml", "noise.toml"):
        assert f"{name}{' (home.breaks)' if name == 'breaks.toml' else ''}: Could not be played" in done.output
    assert "raises.py, line 1: ZeroDivisionError" in done.output
    assert "Passed over, as they are no piece files: dead.toml, inner.toml." in " ".join(done.output.split())
    assert "1    +1.5  Lions" in done.output  # 1.5 and 1 more on average, above the usual 1


@pytest.mark.usefixtures("quick")
def test_names_are_texts_and_two_pieces_of_one_id_are_told(tmp_path: Path) -> None:
    declared(tmp_path, "a<b>.toml", "sly", HOSTILE)
    declared(tmp_path, "lions.toml", "lions")
    declared(tmp_path, "other.toml", "lions", "Others")
    done = called(tmp_path, "--lang", "en")
    page = page_of(tmp_path)
    assert HOSTILE not in page
    assert "<b>" not in page
    assert "&lt;script&gt;" in page
    assert "The file lions.toml has a piece with the id home.lions, too" in page
    assert "lions.toml has a piece with the id home.lions" in " ".join(done.output.split())


@pytest.mark.usefixtures("quick")
def test_pieces_of_one_name_are_told_apart_by_their_files(tmp_path: Path) -> None:
    declared(tmp_path, "one.toml", "lions", "Cats")
    declared(tmp_path, "other.toml", "bears", "Cats")
    declared(tmp_path, "sly.toml", "sly", "Sly")
    done = called(tmp_path, "--lang", "en")
    for text in (done.output, page_of(tmp_path)):
        assert all(name in text for name in ("Cats (one.toml)", "Cats (other.toml)", "Sly"))
        assert "Sly (sly.toml)" not in text


def test_pieces_of_one_name_and_one_file_are_told_apart_by_their_ids() -> None:
    def entry(file: str, piece: str) -> contest.Entry:
        return contest.Entry(Path(file), piece, cast(Teller, SimpleNamespace(name=lambda _: "Cats")))

    one, two, other = entry("a.toml", "home.a"), entry("a.toml", "home.b"), entry("b.toml", "home.a")
    assert list(named_apart([one, two]).values()) == ["Cats (home.a)", "Cats (home.b)"]
    assert list(named_apart([one, other]).values()) == ["Cats (a.toml)", "Cats (b.toml)"]
    assert named_apart([one, two, other])[(Path("a.toml"), "home.b")] == "Cats (a.toml, home.b)"
    assert list(named_apart([one]).values()) == ["Cats"]


@pytest.mark.usefixtures("quick")
def test_each_piece_of_a_file_is_an_entry_and_a_kind_has_a_picture_of_its_own(tmp_path: Path) -> None:
    """The power lies at the end of the file, so it is a part of its own."""
    head, _, race = RACE.partition("\n")
    races = [race.format(id=id, name=id.title(), tokens=6).replace("[[rules]]", "[[pieces.rules]]") for id in ("lions", "bears")]
    text = "\n".join([head, *(f"[[pieces]]\n{one}" for one in races)])
    (tmp_path / "two.toml").write_text(text, encoding="utf-8")
    done = called(tmp_path, "--lang", "en")
    assert "1    +1.5  Lions: " in done.output
    assert "2    −3.0  Bears: " in done.output
    assert page_of(tmp_path).count('<svg class="wide"') == 2
    power = text.replace('"race"\ntokens = 6\nname = { en = "Bears"', '"power"\ntokens = 4\nname = { en = "Bears"')
    (tmp_path / "two.toml").write_text(power, encoding="utf-8")
    called(tmp_path, "--lang", "en")
    assert page_of(tmp_path).count('<svg class="wide"') == 4
    assert "points ahead of the others (margin) at the end of a game · a power badge" in page_of(tmp_path)


@pytest.mark.usefixtures("quick")
def test_what_the_check_finds_fault_with_comes_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared(tmp_path, "lions.toml", "lions")
    declared(tmp_path, "sly.toml", "sly")
    fault = Finding("refused", "home.sly", "sly.toml:7:1", {"why": "It grows without end."})

    def found(subject: object, **_: object) -> list[Finding]:
        return [fault] if "sly" in str(subject) else [attrs.evolve(fault, grave=False)]

    monkeypatch.setattr(contest, "inspect", found)
    done = called(tmp_path, "--lang", "en")
    page = page_of(tmp_path)
    assert page.index("lions.toml") < page.index("sly.toml")  # by points the other one would be first
    assert "sly.toml:7:1: " in done.output
    assert "1 note" in page


@pytest.mark.usefixtures("quick")
def test_a_contest_that_is_stopped_tells_what_it_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared(tmp_path, "bears.toml", "bears")
    declared(tmp_path, "lions.toml", "lions")

    def stopped(subject: Subject, **_: object) -> list[Finding]:
        if "lions" in str(subject):
            raise KeyboardInterrupt
        return []

    monkeypatch.setattr(contest, "inspect", stopped)
    done = called(tmp_path, "--lang", "en")
    assert done.exit_code == 130
    assert "bears.toml" in page_of(tmp_path)
    assert "Not tried yet: lions.toml." in page_of(tmp_path)
    assert "Not tried yet: lions.toml." in " ".join(done.output.split())


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("after", "ranked"), [(0, False), (20, False), (70, True)])
def test_ctrl_c_within_the_games_of_a_piece_ends_the_contest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int, ranked: bool
) -> None:
    """From sixty games on there is an interval, so a piece with 70 has its rank; one with fewer was not tried."""
    declared(tmp_path, "bears.toml", "bears")
    declared(tmp_path, "lions.toml", "lions")
    (tmp_path / "contest.html").write_text("an earlier page", encoding="utf-8")
    count = 0

    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        nonlocal count
        count += 1
        if count > after:
            raise KeyboardInterrupt
        return Outcome(task[2] % 3, task[2] % 3, 1.0, 1, 1, True)

    standing = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
    field = Field(9, dict.fromkeys(MEASURES, standing), [dict.fromkeys(MEASURES, 1.0)] * 160)
    monkeypatch.setattr(known_fields, "known", lambda *_: field)
    monkeypatch.setattr("swcore_lab.trial.play_piece", made)
    done = called(tmp_path, "--games", "160", "--lang", "en")
    assert done.exit_code == 130
    page = page_of(tmp_path)
    if not ranked:
        assert page == "an earlier page"
        assert "Stopped before the first piece was tried: no page is written" in " ".join(done.output.split())
        return
    assert "Stopped" in page
    assert "could be played" not in page
    assert "Not tried yet: lions.toml." in page
    assert "bears.toml" in page.partition("<table>")[2]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Stopped before the first piece was tried"), ("ru", "Остановлено до того, как проверена первая фигура")],
)
def test_mistakes_in_files_are_told_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    """The broken file is the last one by name; the first piece is stopped while it is looked over."""
    declared(tmp_path, "bears.toml", "bears")
    declared(tmp_path, "torn.toml", "torn", tokens='"six"')

    def stopped(*_: object, **__: object) -> list[Finding]:
        raise KeyboardInterrupt

    monkeypatch.setattr(contest, "inspect", stopped)
    done = called(tmp_path, "--lang", language)
    assert done.exit_code == 130
    output = " ".join(done.output.split())
    assert 0 <= output.index("torn.toml:4:10") < output.index(says)
    assert not (tmp_path / "contest.html").exists()


@pytest.mark.usefixtures("quick")
def test_the_page_is_written_after_each_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared(tmp_path, "bears.toml", "bears")
    declared(tmp_path, "lions.toml", "lions")
    pages, shown = [], []

    def kept(path: Path, text: str) -> None:
        pages.append(text)

    def bar(what: str, total: int | None, work: Callable[..., object]) -> object:
        shown.append((what, total))
        return work(lambda done: None)

    monkeypatch.setattr("swcore.text.writing.put", kept)
    monkeypatch.setattr("swcore_lab.contest_command.watched", bar)
    monkeypatch.setattr(running, "watched", bar)
    assert called(tmp_path, "--lang", "en").exit_code == 0
    assert "Not tried yet: lions.toml." in pages[0]
    assert "Not tried yet" not in pages[-1]
    assert shown == [
        ("Piece 1 of 2, bears.toml: looked over", None),
        ("Piece 1 of 2, bears.toml: games", 60),
        ("Piece 2 of 2, lions.toml: looked over", None),
        ("Piece 2 of 2, lions.toml: games", 60),
    ]


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("none of the endings", encoding="utf-8")
    error = called(tmp_path, "--lang", "en").exception
    assert isinstance(error, SwcoreError)
    assert (error.code, error.message) == ("lab-contest-none", f"There is no piece file in {tmp_path}.")
    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]  # and no page


def test_a_file_of_data_without_its_first_word_is_told_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "gnolls.toml").write_text('id = "home.gnolls"\n', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("notes", encoding="utf-8")
    paths, rest = contest.submissions(tmp_path)
    assert ([path.name for path in paths], rest) == (["gnolls.toml"], ["notes.txt"])
    entry = next(contest.judged(paths, Choice(), setting_of, lambda setting: pytest.fail("it was tried")))
    assert entry.teller is None
    assert any("piece-1" in str(one) for one in entry.errors), entry.errors


def brought(low: float, high: float, *faults: Finding) -> contest.Entry:
    """Return an entry of a piece that brought something between two numbers."""
    shown = {MARGIN: Estimate(60, (low + high) / 2, 1.0, low, high)}
    teller = SimpleNamespace(found=SimpleNamespace(shown=shown))
    return contest.Entry(Path("a.toml"), "home.a", cast(Teller, teller), findings=tuple(faults))


def test_places_are_shared_where_intervals_of_the_distance_overlap() -> None:
    """−1 to 2 is at most 2 from the middle, −3 to −1.5 at least 1.5, 4 to 5 and −6 to −4.5 lie beyond both and overlap."""
    entries = [brought(-1, 2), brought(-3, -1.5), brought(4, 5), brought(-6, -4.5)]
    assert [one.reach() for one in entries] == [(0, 2), (1.5, 3), (4, 5), (4.5, 6)]
    assert contest.places(entries) == [(1, 2), (1, 2), (3, 4), (3, 4)]


def test_a_fault_puts_a_piece_surely_behind() -> None:
    fault = Finding("refused", "home.a", "a.toml:1:1", {"why": "It grows."})
    assert contest.places([brought(4, 5), brought(-1, 1, fault), brought(-1, 2, fault)]) == [(1, 1), (2, 3), (2, 3)]
    assert contest.places([]) == []


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "usual", "shared"),
    [
        ("en", "The official pieces reach from Trolls (−3.0) to Amazons (+3.0); a usual one is at 0.", "“1–3”"),
        ("ru", "Официальные фигуры: от −3,0 (Тролли) до +3,0 (Амазонки); обычная — 0.", "«1–3»"),
    ],
)
def test_the_page_shows_the_official_pieces_and_which_order_may_be_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, usual: str, shared: str
) -> None:
    monkeypatch.setitem(BRINGS, "home.bears", 1.5)  # as much as the lions bring; the gnolls bring far more
    declared(tmp_path, "lions.toml", "lions")
    declared(tmp_path, "bears.toml", "bears")
    (tmp_path / "gnolls.py").write_text(Path(GNOLLS).read_text(encoding="utf-8"), encoding="utf-8")
    done = called(tmp_path, "--lang", language)
    page = page_of(tmp_path)
    assert page.count('<td class="place">1–2</td>') == 2
    assert page.count('<td class="place">3</td>') == 1
    assert page.count(usual) == 2  # under the pictures of both criteria
    assert page.count('<circle class="dot small"') == 3 * 2 * 2  # three official ones, wide and narrow
    assert shared in page
    assert shared in done.output
    assert "  1–2    +1" in done.output
