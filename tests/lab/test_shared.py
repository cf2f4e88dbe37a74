"""What all seats share is weighed: games without and with it, and what becomes of points, beginning, distance and length."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands
from swcore_lab.command_lines import Asked
from swcore_lab.intervals import Estimate
from swcore_lab.plans import Cell
from swcore_lab.rule_effects import MEASURES, changes
from swcore_lab.shared import Shared, shared
from swcore_lab.shared_telling import SharedTeller, page, write_rows
from swcore_lab.shared_trial import LESS, MORE, OPEN, SAME, Change, Row, Weighed, weigh, weighed
from swcore_lab.texts import TEXTS

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue
from tests.lab.trials import words_of

Rows = list[tuple[Row | None, Row | None]]


def rows_with(change: float, width: float, count: int = 100, broken: int = 0) -> Rows:
    """Return games of 80 points, give or take 1, that get so many more, give or take a width in turn; all else stays."""
    rows: Rows = []
    for number in range(count):
        old = {"points": 80.0 + number % 2 * 2 - 1, "begins": 1.0, "apart": 9.0, "decisions": 100.0}
        rows.append((old, old | {"points": old["points"] + change + width * (number // 2 % 2 * 2 - 1)}))
    rows.extend((old, None) for old, _ in rows[:broken])
    return rows


@pytest.mark.parametrize(
    ("change", "width", "verdict"),
    [(3.0, 9.0, MORE), (-3.0, 9.0, LESS), (0.0, 9.0, SAME), (2.0, 9.0, OPEN), (0.0, 16.0, OPEN), (1.0, 2.0, MORE)],
)
def test_a_change_is_sure_or_surely_unnoticed_or_open(change: float, width: float, verdict: str) -> None:
    """9 points in 102 games are an error of 0.88, and four intervals together reach 2.55 of them: 2.2; noticed are 80 / 20."""
    found = weighed(rows_with(change, width), 1.0).changes["points"]
    assert found.verdict == verdict
    assert found.notice == pytest.approx(4.0)
    assert found.new - found.old == pytest.approx(change)


def test_an_open_question_tells_how_many_games_settle_it() -> None:
    """2 above 0 is as near as 4: errors of 2 / 2.55, so (9 x 2.55 / 2) squared."""
    found = weighed(rows_with(2.0, 9.0), 1.0)
    assert found.changes["points"].more == pytest.approx(131, abs=6)
    assert found.more == found.changes["points"].more
    assert weighed(rows_with(3.0, 9.0), 1.0).more == 0


def test_a_rule_that_came_up_in_no_game_is_not_known_to_change_nothing() -> None:
    """Two more games are imagined, in which it changes as much as games differ: by 1.005, the spread of 79 and 81 in turn."""
    pairs = [(old, new) for old, new in rows_with(0.0, 0.0) if old is not None and new is not None]
    told = changes("points", pairs)
    assert told[:100] == [0.0] * 100
    assert told[100:] == pytest.approx([1.005, -1.005], abs=0.001)
    found = weighed(rows_with(0.0, 0.0), 1.0)
    assert found.differ == 0
    assert found.changes["points"].shown.high > 0
    assert found.changes["begins"].verdict == SAME


@pytest.mark.parametrize(
    ("target", "game", "kind"),
    [
        ("examples/windmill.py", "", "building"),
        ("towns.bakery", "tiny-towns", "building"),
        ("towns.barrett_castle", "tiny-towns", "monument"),
        ("examples/rules/shorter_game.py", "", "rule"),
        ("examples/declared/crossroads.toml", "", "map, rule"),
        ("fan-as", "", "edition"),
        ("base-2p", "", "map"),
        ("forced_decline_when_stuck=true", "", "option"),
        ("skeletons_count_ghoul_conquests=true", "", "option"),  # of a piece, and not of the rulebook
    ],
)
def test_it_finds_out_by_itself_what_is_asked(target: str, game: str, kind: str) -> None:
    found = shared(target, Choice(game=game))
    assert found is not None
    assert found.kind == kind
    assert found.plain != found.changed


def test_a_map_of_its_own_is_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"name": "mine", "regions": []}', encoding="utf-8")
    found = shared(str(file), Choice())
    assert found is not None
    assert (found.kind, found.changed.choice.map) == ("map", str(file))


@pytest.mark.parametrize("target", ["examples/gnolls.py", "base.tritons", "base.flying", "examples/declared/frost_dwarves.toml"])
def test_what_a_seat_takes_is_tried_in_the_hands_of_one(target: str) -> None:
    assert shared(target, Choice()) is None


def test_what_is_in_every_game_cannot_be_weighed() -> None:
    with pytest.raises(SwcoreError) as caught:
        shared("base.lost_tribes", Choice())
    assert caught.value.code == "lab-always"


def test_a_map_is_played_on_and_a_card_lies_there_in_every_game() -> None:
    crossroads, windmill = shared("examples/declared/crossroads.toml", Choice()), shared("examples/windmill.py", Choice())
    assert crossroads is not None
    assert windmill is not None
    assert crossroads.changed.choice.map == "home.crossroads"
    assert windmill.changed.featured == ("home.windmill",)


def test_an_option_that_is_as_usual_changes_nothing() -> None:
    plain = Cell(Choice(), ("random",))
    said = attrs.evolve(plain, choice=Choice(options=(("forced_decline_when_stuck", "false"),)))
    same = Shared("forced_decline_when_stuck=false", "option", plain, said)
    found = weigh(same, 2, 1, 1)
    assert (len(found.rows), found.differ, found.broken) == (2, 0.0, 0)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("change", "width"), [(3.0, 9.0), (-3.0, 9.0), (0.0, 9.0), (2.0, 9.0), (0.0, 0.0)])
def test_a_page_stands_alone_and_its_rows_hold_its_numbers(tmp_path: Path, change: float, width: float, language: str) -> None:
    windmill = shared("examples/windmill.py", Choice())
    assert windmill is not None
    teller = SharedTeller(windmill, weighed(rows_with(change, width), 1.0), 5, Catalogue(language, TEXTS))
    text = page(teller, 1.0, "windmill.rows.jsonl")
    assert teller.verdict() in text
    assert "http" not in text
    assert "{" not in text.partition("</style>")[2]
    write_rows(tmp_path / "rows", teller.found)
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text(encoding="utf-8").splitlines()]
    mean = sum(row["with"]["points"] - row["without"]["points"] for row in rows) / len(rows)
    assert mean == pytest.approx(change)
    assert set(teller.data()["changes"]) == set(MEASURES)


@pytest.mark.parametrize(
    ("high", "says"), [(1.9, "but surely by less than players would notice."), (2.1, "It changes the games.")]
)
def test_what_changes_surely_and_by_less_than_anybody_notices_is_said_to_do_so(high: float, says: str) -> None:
    """More points, by half a point or more, where two are noticed."""
    windmill = shared("examples/windmill.py", Choice())
    assert windmill is not None
    same = Change(SAME, 40.0, 40.0, Estimate(240, 0.0, 1.0, -0.5, 0.5), 2.0, 0)
    more = Change(MORE, 40.0, 41.0, Estimate(240, 1.2, 1.0, 0.5, high), 2.0, 0)
    found = Weighed({**dict.fromkeys(MEASURES, same), "points": more}, 1.0, ())
    told = SharedTeller(windmill, found, 5, Catalogue("en", TEXTS)).verdict()
    assert says in told
    assert told.endswith("brings more points on average.")
    assert ("surely by less" in told) == (high < 2.0)


def test_what_is_open_says_how_to_play_more_and_the_workshop_no_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """2 above 0 with errors of 9 takes about 131 games."""
    made, file = weighed(rows_with(2.0, 9.0), 1.0), tmp_path / "mill.html"
    monkeypatch.setattr("swcore_lab.shared_command.weigh", lambda *_: made)
    args = ["examples/windmill.py", "--seed", "1", "--jobs", "1", "--lang", "en"]
    line = f"swcore balance examples/windmill.py --jobs 1 --seed 1 --lang en --games {made.more}"
    done = CliRunner().invoke(commands.balance, args)
    assert f"  {line}\n" in done.output
    assert json.loads(CliRunner().invoke(commands.balance, [*args, "--json"]).stdout)["next"][0]["commands"] == [line]
    CliRunner().invoke(commands.balance, [*args, "--report", str(file)])
    page = words_of(file.read_text(encoding="utf-8"))
    assert "<h2>What next</h2>" in page
    assert f"--report {file}" in page
    monkeypatch.setenv("SWCORE_PROGRESS", "lines")
    CliRunner().invoke(commands.balance, [*args, "--report", str(file)])
    assert "swcore balance" not in words_of(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("target", "game", "rows", "says", "command"),
    [
        ("examples/windmill.py", "", (3.0, 9.0), "Whether you want that is yours", "swcore play --piece examples/windmill.py"),
        ("examples/windmill.py", "", (0.0, 9.0), "Nothing in the numbers speaks", "swcore play --piece examples/windmill.py"),
        ("towns.bakery", "tiny-towns", (3.0, 9.0), "it is an official card", ""),
        (
            "examples/declared/crossroads.toml",
            "",
            (3.0, 9.0),
            "",
            "crossroads.toml --map home.crossroads",
        ),
        ("fan-as", "small-world", (3.0, 9.0), "", "swcore play small-world --edition fan-as"),
        ("forced_decline_when_stuck=true", "", (3.0, 9.0), "", "swcore play --option forced_decline_when_stuck=true"),
        ("examples/windmill.py", "", (0.0, 0.0), "Look whether what it waits for", "--seed 5 --games 200"),
    ],
)
def test_a_verdict_says_what_next(target: str, game: str, rows: tuple[float, float], says: str, command: str) -> None:
    """Of a change that came up in none of 100 games twice as many are asked for."""
    found = shared(target, Choice(game=game))
    assert found is not None
    teller = SharedTeller(found, weighed(rows_with(*rows), 1.0), 5, Catalogue("en", TEXTS))
    teller.asked = Asked(target)
    words = " ".join(" ".join((step.say, *step.commands)) for step in teller.steps())
    assert says in words
    assert command in words
    assert ("swcore" in words) == bool(command)


def test_what_breaks_games_is_looked_over() -> None:
    windmill = shared("examples/windmill.py", Choice())
    assert windmill is not None
    teller = SharedTeller(windmill, weighed(rows_with(3.0, 9.0, broken=2), 1.0), 5, Catalogue("en", TEXTS))
    teller.asked = Asked("examples/windmill.py")
    assert [step.commands for step in teller.steps()] == [("swcore check examples/windmill.py",)]


def test_games_that_break_are_what_is_told_first() -> None:
    windmill = shared("examples/windmill.py", Choice())
    assert windmill is not None
    told = SharedTeller(windmill, weighed(rows_with(3.0, 9.0, broken=2), 1.0), 5, Catalogue("en", TEXTS)).verdict()
    assert told.startswith("It breaks games. Windmill: 2 of 102 games")


def test_the_command_weighs_what_is_no_race(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = weighed(rows_with(3.0, 9.0), 1.0)
    monkeypatch.setattr("swcore_lab.shared_command.weigh", lambda *_: made)
    report = tmp_path / "mill.html"
    args = ["examples/windmill.py", "--seed", "1", "--jobs", "1", "--lang", "en"]
    done = CliRunner().invoke(commands.balance, [*args, "--report", str(report)])
    assert done.exit_code == 0, done.output
    assert "It changes the games. Windmill brings more points on average." in done.output
    assert "mill.rows.jsonl" in report.read_text(encoding="utf-8")
    (tmp_path / "mill.rows.jsonl").unlink()
    CliRunner().invoke(commands.balance, [*args, "--report", str(report), "--no-rows"])
    assert [path.name for path in tmp_path.iterdir()] == ["mill.html"]
    assert "jsonl" not in report.read_text(encoding="utf-8")
    data = json.loads(CliRunner().invoke(commands.balance, [*args, "--json"]).output)
    assert data["changes"]["points"]["verdict"] == MORE
