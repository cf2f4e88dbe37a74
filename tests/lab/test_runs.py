"""Plans are run: rows that add up, the same ones however they are worked out, and what is there stays there."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from swcore_lab import commands
from swcore_lab.engines import Local, OnRay, engine_of
from swcore_lab.plans import Plan, read_plan
from swcore_lab.rows import TABLES, loaded, play_task
from swcore_lab.store import Store, asked, duckdb

from swcore import SwcoreError
from swcore.wording.errors import in_words

PLAN = """
seed = 3
games = 2
chunk = 1

[[set]]
game = "small-world"
players = [2, 3]
bots = ["random"]

[[set]]
game = "warcraft"
bots = ["random"]
games = 1

[[set]]
game = "tiny-towns"
bots = ["random"]
games = 1
"""


def written(folder: Path, text: str = PLAN) -> Path:
    """Write a plan."""
    path = folder / "plan.toml"
    path.write_text(text, encoding="utf-8")
    return path


def called(*args: object) -> Result:
    """Call `swcore lab`."""
    return CliRunner().invoke(commands.lab, [str(one) for one in args])


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Plan:
    return read_plan(written(tmp_path_factory.mktemp("plan")))


@pytest.fixture(scope="module")
def folder(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the rows of the plan."""
    folder = tmp_path_factory.mktemp("rows")
    store = Store(folder, plan)
    for task, rows in Local(1).each(partial(play_task, plan), plan.tasks()):
        store.put(task, rows)
    return folder


def test_lists_of_a_plan_are_crossed(tmp_path: Path) -> None:
    text = '[[set]]\nplayers = [2, 3]\nbots = ["random", "greedy"]\nfeatured = ["base.elves+base.hill", "base.orcs+base.hill"]\n'
    cells = read_plan(written(tmp_path, text)).cells
    assert len(cells) == 8
    assert {cell.choice.players for cell in cells} == {2, 3}
    assert cells[0].featured == ("base.elves", "base.hill")


def test_games_of_one_number_have_the_same_seed_in_all_cells(folder: Path) -> None:
    assert asked(folder, "SELECT number, count(*), count(DISTINCT seed) FROM games GROUP BY number ORDER BY number")[1] == [
        (0, 4, 1),
        (1, 2, 1),
    ]


def test_there_is_a_row_for_every_game_and_seat(folder: Path) -> None:
    assert asked(folder, "SELECT rules, players, count(*) FROM games GROUP BY ALL ORDER BY ALL")[1] == [
        ("base.small_world", 2, 2),
        ("base.small_world", 3, 2),
        ("towns.tiny_towns", 2, 1),
        ("warcraft.warcraft", 2, 1),
    ]
    assert asked(folder, "SELECT count(*), count(DISTINCT (game, seat)) FROM seats")[1] == [(14, 14)]


@pytest.mark.parametrize("rules", ["base.small_world", "warcraft.warcraft", "towns.tiny_towns"])
def test_the_items_of_a_seat_add_up_to_its_points(folder: Path, rules: str) -> None:
    sql = f"""SELECT s.game, s.points, sum(i.points) FROM seats s JOIN items i USING (game, seat) JOIN games USING (game)
              WHERE rules = '{rules}' GROUP BY s.game, s.seat, s.points"""
    rows = asked(folder, sql)[1]
    assert rows
    assert all(points == items for _, points, items in rows)


def test_what_was_paid_for_combos_is_what_the_items_say(folder: Path) -> None:
    sql = """WITH paid AS (SELECT game, seat, sum(price) AS price, sum(lying) AS lying FROM combos GROUP BY ALL)
             SELECT p.price, p.lying, (SELECT -coalesce(sum(points), 0) FROM items i
                                       WHERE i.game = p.game AND i.seat = p.seat AND reason = 'price'),
                    (SELECT coalesce(sum(points), 0) FROM items i
                     WHERE i.game = p.game AND i.seat = p.seat AND reason = 'lying')
             FROM paid p JOIN games USING (game) WHERE rules = 'base.small_world'"""
    rows = asked(folder, sql)[1]
    assert len(rows) == 10
    assert all((price, lying) == (paid, gained) for price, lying, paid, gained in rows)


def test_victories_of_a_game_add_up_to_one(folder: Path) -> None:
    assert {won for _, won in asked(folder, "SELECT game, sum(win) FROM seats GROUP BY game")[1]} == {1.0}
    assert asked(folder, "SELECT min(rank) FROM seats")[1] == [(1,)]


def test_a_run_goes_on_where_it_was(plan: Plan, folder: Path, tmp_path: Path) -> None:
    """Files that are missing are made again, and hold what they held; a half-written file counts for nothing."""
    path = written(tmp_path)
    first = folder / "games" / "000002.parquet"
    known = first.read_bytes()
    first.unlink()
    (folder / "seats" / "000002.parquet").write_bytes(b"half")
    assert [task.number for task in Store(folder, plan).missing(plan)] == [2]
    done = called("run", path, "--out", folder, "--jobs", "1", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert "1 games played" in done.output
    assert "5 were there already" in done.output
    assert first.read_bytes() == known
    assert asked(folder, "SELECT count(*) FROM seats")[1] == [(14,)]


def test_rows_of_another_plan_are_left_alone(folder: Path, tmp_path: Path) -> None:
    done = called("run", written(tmp_path, PLAN.replace("seed = 3", "seed = 4")), "--out", folder)
    assert isinstance(done.exception, SwcoreError)
    assert done.exception.code == "lab-other-plan"


def test_ctrl_c_keeps_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = iter([False, True])

    def interrupted(plan: Plan, task: object) -> object:
        if next(done):
            raise KeyboardInterrupt
        return play_task(plan, task)  # type: ignore[arg-type]

    monkeypatch.setattr("swcore_lab.rows.play_task", interrupted)
    found = called("run", written(tmp_path), "--jobs", "1", "--lang", "en")
    assert found.exit_code == 130
    assert "5 games are missing" in found.output
    assert asked(tmp_path / "plan.rows", "SELECT count(*) FROM games")[1] == [(1,)]


def test_a_game_that_breaks_leaves_a_row_that_tells_it(tmp_path: Path) -> None:
    gnolls = Path("examples/gnolls.py").read_text(encoding="utf-8")
    broken = gnolls.replace("return LOOT.times", "return 1 / 0 * ").replace("home.gnolls", "home.breakers")
    (tmp_path / "breakers.py").write_text(broken, encoding="utf-8")
    text = 'games = 1\n[[set]]\nbots = ["random"]\npieces = ["breakers.py"]\n'
    plan = read_plan(written(tmp_path, text))
    loaded.cache_clear()
    _, rows = play_task(plan, plan.tasks()[0])
    assert [(row["error"], row["pieces"]) for row in rows["games"]] == [("plugin-failed", "home.breakers")]
    assert not rows["seats"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("sed = 1", "'sed' means nothing here"),
        ("games = -1", "plan.toml, games: games is a whole number from 1 to 1000000, not -1"),
        ("games = 0", "games is a whole number from 1 to 1000000, not 0"),
        ("chunk = 0", "chunk is a whole number from 1 to 100000, not 0"),
        ("[[set]]\ngames = 9999999999", "plan.toml, set 1, games: games is a whole number from 1 to 1000000, not 9999999999"),
        ("", "nothing is played: there is no"),
        ("[[set]]\n[[set]]\nplayers = []", "plan.toml, set 2, players: players is an empty list"),
        ("[[set]]\nbots = []", "plan.toml, set 1, bots: bots is an empty list"),
        ("[[set]]\nbots = ['greedy,,random']", "there is an empty name in 'greedy,,random'"),
        ("[[set]]\nplayers = [2, 3, 2]", "plan.toml, set 1, players: 2 stands twice in players"),
        ("[[set]]\nplayers = [true]", "players is a whole number from 1 to 16, not True"),
        ("[[set]]\ncheck = 'yes'", "check is true or false, not 'yes'"),
        ("[[set]]\nplayers = [3]\nbots = ['random,random']", "3 players and the bots 'random,random' do not go together"),
        ("[[set]]\npieces = 'gnolls.py'", "pieces is a list of texts"),
        ("[set]", "every set is a table"),
        ("=", "Invalid"),
    ],
)
def test_what_a_plan_cannot_say_is_refused(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SwcoreError, match=told) as caught:
        read_plan(written(tmp_path, text))
    assert caught.value.code == "lab-plan"


@pytest.mark.parametrize(
    ("text", "told", "russian"),
    [
        ("[[set]]\n[[set]]\nmaps = ['nosuch']", "plan.toml, set 2, maps: There is no map 'nosuch'", "plan.toml, набор 2, maps: "),
        ("[[set]]\nplayers = [9]", "plan.toml, set 1, players: base.small_world is for 2 to 5 seats, not 9", "набор 1, players"),
        ("[[set]]\nbots = ['greedi']", "plan.toml, set 1, bots: There is no bot 'greedi'", "набор 1, bots"),
        ("[[set]]\nbots = ['mcts:-3']", "plan.toml, set 1, bots: '-3' is no budget of a bot", "набор 1, bots"),
        ("[[set]]\neditions = ['nosuch']", "plan.toml, set 1, editions: There is no edition 'nosuch'", "набор 1, editions"),
        ("[[set]]\ngame = 'chess'", "plan.toml, set 1, game: ", "набор 1, game"),
        (
            "[[set]]\nfeatured = ['base.elves']",
            "featured: 'base.elves' is no combo: it is race.power",
            "не пара",
        ),
        ("[[set]]\nfeatured = ['base.hill+base.elves']", "'base.hill.base.elves' is no combo", "не пара"),
        ("[[set]]\nfeatured = ['base.elfs+base.hill']", "set 1, featured: ", "набор 1, featured"),
        ("[[set]]\npieces = ['no.toml']", "set 1, pieces: ", "набор 1, pieces"),
    ],
)
def test_a_plan_whose_games_cannot_begin_is_refused_before_the_first(tmp_path: Path, text: str, told: str, russian: str) -> None:
    found = called("run", written(tmp_path, text), "--jobs", "1")
    assert isinstance(found.exception, SwcoreError)
    assert found.exception.code == "lab-plan"
    assert re.search(told, str(found.exception)), str(found.exception)
    assert russian in in_words(found.exception, "ru")[0]
    assert not (tmp_path / "plan.rows").exists()


def test_a_plan_that_is_no_text_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "bin.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SwcoreError, match=r"bin\.toml: it is not a text in UTF-8\. Save it as UTF-8\.") as caught:
        read_plan(tmp_path / "bin.toml")
    assert in_words(caught.value, "ru") == ("bin.toml: это не текст в UTF-8.", "Сохраните его в UTF-8.")


def test_a_full_disk_is_told_with_its_folder(plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "rows", plan)
    task, rows = play_task(plan, plan.tasks()[0])

    def full(*_: object, **__: object) -> None:
        raise duckdb().IOException('IO Error: Could not write file "x": No space left on device')

    class Base:
        read_json = full

    monkeypatch.setattr(store, "base", Base())
    with pytest.raises(SwcoreError) as caught:
        store.put(task, rows)
    assert caught.value.code == "lab-full"
    assert caught.value.message == f"{tmp_path / 'rows'}: no space left on the device."
    assert caught.value.hint == "What is there is kept; make room and call it again."
    assert in_words(caught.value, "ru")[0] == f"{tmp_path / 'rows'}: на диске нет места."
    assert store.missing(plan) == plan.tasks()


def test_two_runs_do_not_write_into_one_folder(plan: Plan, tmp_path: Path) -> None:
    store = Store(tmp_path, plan)
    with pytest.raises(SwcoreError, match="another run is writing here") as caught:
        Store(tmp_path, plan)
    assert caught.value.code == "lab-busy"
    store.close()
    Store(tmp_path, plan).close()


def test_questions_are_answered_as_tables_text_and_data(folder: Path) -> None:
    sql = "SELECT rules, count(*) AS n, avg(decisions) > 0 AS some FROM games WHERE players = 3 GROUP BY ALL"
    assert called("query", folder, sql, "--as", "csv").output == "rules,n,some\nbase.small_world,2,True\n"
    assert json.loads(called("query", folder, sql, "--as", "json").output) == [
        {"rules": "base.small_world", "n": 2, "some": True}
    ]
    assert "base.small_world" in called("query", folder, sql).output


def test_a_question_that_cannot_be_answered_is_refused(folder: Path, tmp_path: Path) -> None:
    wrong = called("query", folder, "SELEC")
    assert isinstance(wrong.exception, SwcoreError)
    assert wrong.exception.code == "lab-sql"
    nothing = called("query", tmp_path, "SELECT 1")
    assert isinstance(nothing.exception, SwcoreError)
    assert nothing.exception.code == "lab-no-rows"


@pytest.mark.parametrize(
    ("sql", "code", "told"),
    [
        ("SELECT 1; SELECT 2", "lab-questions", "There are 2 questions, and one is answered"),
        ("", "lab-no-question", "The question is empty"),
        ("COPY games TO 'x.csv'", "lab-reads", "COPY changes something"),
        ("SET enable_external_access = true", "lab-reads", "SET changes something"),
        ("SELECT * FROM read_text('/etc/hostname')", "lab-outside", "reads the rows in"),
        ("SELECT * FROM gams", "lab-sql", "The tables are games, seats, combos, items"),
    ],
)
def test_a_question_reads_one_time_and_the_rows_alone(folder: Path, sql: str, code: str, told: str) -> None:
    with pytest.raises(SwcoreError, match=told) as caught:
        asked(folder, sql)
    assert caught.value.code == code
    assert in_words(caught.value, "ru")[0] != caught.value.message


def test_a_question_may_pivot(folder: Path) -> None:
    assert asked(folder, "PIVOT (SELECT bot FROM seats) ON bot USING count(*)")[1] == [(14,)]


def test_rows_that_are_too_wide_stand_one_value_a_line(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    sql = "SELECT rules, players, map, edition, seed, first FROM games ORDER BY game LIMIT 2"
    lines = called("query", folder, sql).output.splitlines()
    assert lines[:4] == ["rules: base.small_world", "players: 2", "map:", "edition:"]
    assert lines[6] == ""
    assert "…" not in "".join(lines)
    assert called("query", folder, "SELECT players AS n FROM games LIMIT 1").output.split() == ["n", "2"]


def test_engines_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    found = engine_of("local", 3)
    assert isinstance(found, Local)
    assert found.jobs == 3
    with pytest.raises(SwcoreError, match="no engine 'rey'") as caught:
        engine_of("rey")
    assert caught.value.code == "lab-engine"
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(SwcoreError) as missing:
        engine_of("ray:1.2.3.4:6379")
    assert missing.value.code == "lab-ray"
    monkeypatch.setitem(__import__("sys").modules, "ray", __import__("types").ModuleType("ray"))
    cluster = engine_of("ray:1.2.3.4:6379")
    assert isinstance(cluster, OnRay)
    assert cluster.address == "1.2.3.4:6379"


def test_the_tables_of_a_run_have_the_columns_that_are_described(folder: Path) -> None:
    for table, columns in TABLES.items():
        found = asked(folder, f"SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = '{table}'")[1]
        assert found == [(name, kind) for name, kind, _ in columns]
