"""C2: Ctrl-C cancels a line, leaving keeps the game, and `--resume` goes on with it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.session import autosave
from swcore.cli.session.autosave import MOST_ABOUT, Autosave, file_name, kept_games
from swcore.cli.session.lines import Lines
from swcore.game.refusals import words_of
from swcore.saves.format import MAX_BYTES
from swcore.saves.lock import lock
from tests.cli.conftest import Run, Screen

ROOT = Path(__file__).parents[2]
GNOLLS = ROOT / "examples" / "gnolls.py"
HUMAN = ("play", "--interactive", "--seed", "3")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the games that are kept."""
    folder = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder / "swcore" / "games"


def saves(state: Path) -> list[Path]:
    return sorted(state.glob("*.save"))


# -- Ctrl-C


def interrupted(screen: Screen, *lines: str | type[BaseException]) -> str:
    """Type lines, and press Ctrl-C where an exception stands."""
    script = iter(lines)

    def read(prompt: str) -> str:
        screen.buffer.write(f"\n{prompt}")
        line = next(script, EOFError)
        if not isinstance(line, str):
            raise line
        screen.buffer.write(f"{line}\n")
        return line

    screen.session.terminal._read = read
    screen.buffer.seek(0)
    screen.buffer.truncate()
    screen.session.run()
    return screen.buffer.getvalue()


def new_game(language: str = "en") -> Screen:
    game = Game.new("small-world", 2, seed=5)
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


def test_ctrl_c_cancels_the_line_and_the_game_goes_on_c2() -> None:
    """C2: it lost the game."""
    screen = new_game()
    told = interrupted(screen, KeyboardInterrupt, KeyboardInterrupt, "1")
    assert told.count("The line is cancelled. `quit` or Ctrl-D leaves.") == 2
    assert len(screen.session.game.log) == 2


@pytest.mark.parametrize("question", ["resign", "save {file}"])
def test_ctrl_c_at_a_question_takes_it_back_c2(question: str, tmp_path: Path) -> None:
    (tmp_path / "f").write_text("precious")
    screen = new_game()
    interrupted(screen, question.format(file=tmp_path / "f"), KeyboardInterrupt, "1")
    assert len(screen.session.game.log) == 2
    assert screen.session.game.play.state.left == ()
    assert (tmp_path / "f").read_text() == "precious"


def test_ctrl_d_asks_once_where_nothing_keeps_the_game_c2() -> None:
    told = interrupted(new_game(), "1", EOFError, "help", EOFError, "1", EOFError, EOFError)
    assert told.count("The game is not saved.") == 3
    assert told.endswith("swcore play --load FILE\n")


# -- keeping


def test_a_game_that_is_left_is_kept_and_resumed_c2(run: Run, state: Path) -> None:
    """C2: Ctrl-D lost it."""
    shown = run(*HUMAN, lines="1\n1\n").stdout
    assert "Goodbye. The game is kept. Go on with: swcore play --resume" in shown
    (path,) = saves(state)
    steps = len(Game.load(path).log)
    assert steps == 3
    again = run("play", "--resume", "--interactive", lines="1\nquit\n")
    assert again.exit_code == 0
    assert saves(state) == [path]
    assert len(Game.load(path).log) == steps + 1


@pytest.mark.parametrize("end", ["quit\n", "q\n", ""])
def test_leaving_never_asks_when_the_game_is_kept(run: Run, state: Path, end: str) -> None:
    shown = run(*HUMAN, lines=f"1\n{end}").stdout
    assert "not saved" not in shown
    assert len(saves(state)) == 1


def test_a_game_that_nobody_touched_or_that_is_over_is_not_kept(run: Run, state: Path) -> None:
    run(*HUMAN, lines="")
    assert list(state.iterdir()) == []
    assert "Final table" in run(*HUMAN, lines="1\n" * 700).stdout
    assert list(state.iterdir()) == []


def test_a_game_goes_on_with_its_players_and_home_made_pieces(run: Run, state: Path, tmp_path: Path) -> None:
    piece = tmp_path / "a b" / "gnolls.py"
    piece.parent.mkdir()
    piece.write_text(GNOLLS.read_text())
    run(*HUMAN, "--players", "3", "--seat", "1=random", "--seat", "3=human", "--piece", str(piece), lines="\n1\n")
    shown = run("play", "--resume", "--interactive").stdout
    assert "Player 1: random bot" in shown
    assert "Player 2: greedy bot" in shown
    assert "Player 3: you" in shown
    assert json.loads(saves(state)[0].with_suffix(".json").read_text())["pieces"] == [str(piece)]


def test_of_several_games_one_is_chosen_the_newest_beside_the_question(run: Run, state: Path) -> None:
    run("play", "stones", "--piece", str(ROOT / "examples" / "stones.py"), "--interactive", "--seat", "2=random", lines="1\n")
    run(*HUMAN, lines="1\n")
    old, new = (next(path for path in saves(state) if path.name.startswith(name)) for name in ("stones", "small-world"))
    os.utime(old, (1, 1))
    shown = run("play", "--resume", "--interactive", lines="7\n1\nquit\n").stdout
    assert shown.index(" 2  Stones · played on 1970-01-01") < shown.index(" 1  Small World, Hobby World 2016 · played on ")
    assert "Type a number from 1 to 2; `more` for older games" in shown
    assert "Small World: 2 players" in shown
    left = run("play", "--resume", "--interactive", lines="\n")
    assert (left.exit_code, left.stdout.splitlines()[-1].endswith("Goodbye.")) == (0, True)
    assert "Stones" in run("play", "stones", "--resume", "--interactive", lines="quit\n").stdout
    assert saves(state) == sorted([old, new])


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Small World, fan translation · played on ",
                "Round 1 of 10 · turn of Player 1",
                "Player 1: you ({})",
                "Player 2: random bot",
            ],
        ),
        (
            "ru",
            [
                "Маленький мир, любительский перевод · последний ход ",
                "Раунд 1 из 10 · ходит Игрок 1",
                "Игрок 1: вы ({})",
                "Игрок 2: случайный бот",
            ],
        ),
    ],
)
def test_the_list_of_games_tells_where_each_stands_and_who_plays_what(
    run: Run, state: Path, language: str, lines: tuple[str, ...]
) -> None:
    run(*HUMAN, lines="1\n")
    run("play", "--interactive", "--edition", "fan-as", "--seat", "2=random", "--seed", "3", lines="1\n")
    newest = max(saves(state), key=lambda path: path.stat().st_mtime_ns)
    game = Game.load(newest)
    state_now = game.play.state
    army = words_of(game.ruleset, language).army(state_now.armies[state_now.active[0]])
    shown = run("play", "--resume", "--interactive", "--lang", language, lines="1\nquit\n").stdout
    told = [line.strip() for line in shown.splitlines()[3:6]]  # below the older one
    assert told[0].startswith(f"1  {lines[0]}")
    assert told[1:] == [lines[1], f"{lines[2].format(army)} · {lines[3]}"]


def test_a_game_that_is_open_in_another_window_is_not_offered(run: Run, state: Path) -> None:
    run(*HUMAN, lines="1\n")
    run(*HUMAN, lines="1\n")
    first, second = saves(state)
    with first.open("r+b", buffering=0) as file:
        assert lock(file)
        shown = run("play", "--resume", "--interactive", lines="1\nquit\n").stdout
    assert "Which one" not in shown, "one is left"
    assert (len(Game.load(first).log), len(Game.load(second).log)) == (2, 3)


def test_a_game_in_plain_lines_goes_on_in_plain_lines(run: Run, state: Path) -> None:
    run(*HUMAN, "--plain", lines="1\n")
    (path,) = saves(state)
    for _ in range(2):  # what goes on keeps it, too
        assert json.loads(path.with_suffix(".json").read_text())["plain"] is True
        assert run("play", "--resume", "--interactive", lines="1\nquit\n").exit_code == 0


def test_a_game_of_an_earlier_version_is_in_the_list_with_its_steps(run: Run, state: Path) -> None:
    for _ in range(2):
        run(*HUMAN, lines="1\n")
    for path in saves(state):
        about = json.loads(path.with_suffix(".json").read_text())
        path.with_suffix(".json").write_text(json.dumps({name: value for name, value in about.items() if name != "glance"}))
    shown = run("play", "--resume", "--interactive", lines="1\nquit\n").stdout
    heads, steps = shown.splitlines()[:4:2], shown.splitlines()[1:4:2]
    assert all(head.startswith(f" {n}  small-world · played on ") for n, head in zip((2, 1), heads, strict=True))
    assert [line.strip() for line in steps] == ["2 steps"] * 2  # the set-up and the pick


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--resume", "--interactive"), "There is no game to go on with."),
        (("--resume", "--bots"), "There is no terminal"),
        (("--resume",), "There is no game to go on with."),
        (("--resume", "--interactive", "--seed", "3"), "A game that was left has its own --seed."),
        (("--resume", "--interactive", "--load", "x.save"), "A game that was left has its own --load."),
        (("--resume", "--interactive", "--guided"), "A game that was left has its own --guided."),
        (("--load", "x.save", "--interactive", "--guided"), "A saved game has its own --guided."),
    ],
)
def test_what_cannot_be_resumed_is_told(run: Run, args: tuple[str, ...], message: str) -> None:
    result = run("play", *args)
    assert (result.exit_code, message in result.stderr) == (2, True)


@pytest.mark.parametrize(
    ("language", "told", "hint"),
    [
        ("en", "In this game seat 2 belongs to the program", "Go on with: swcore play --resume --bot 'sh bot.sh'; or give"),
        ("ru", "В этой партии место 2 — у программы «sh bot.sh».", "swcore play --resume --bot 'sh bot.sh'; или отдайте"),
    ],
)
def test_the_program_of_a_game_that_was_left_is_asked_for(run: Run, state: Path, language: str, told: str, hint: str) -> None:
    """What stands beside a save starts no program, and its seat goes to nobody else unasked."""
    run(*HUMAN, lines="1\n")
    (about,) = state.glob("*.json")
    about.write_text(json.dumps({**json.loads(about.read_text("utf-8")), "seats": ["human", "program: sh bot.sh"]}), "utf-8")
    result = run("play", "--resume", "--interactive", "--lang", language)
    shown = " ".join(result.stderr.split())
    assert (result.exit_code, told in shown, hint in shown) == (2, True, True)
    again = run("play", "--resume", "--interactive", "--seat", "2=random", "--lang", "en", lines="quit\n")
    assert (again.exit_code, "Player 2: random bot" in again.stdout) == (0, True)


def test_strangers_files_in_the_folder_are_left_alone(run: Run, state: Path) -> None:
    run(*HUMAN, lines="1\n")
    for name, raw in (("a.save", b"\xff\xfe"), ("b.save", b"[1]\n"), ("c.save", b'{"game": 3}\n'), ("d.save", b"[" * 50_000)):
        (state / name).write_bytes(raw)
    (state / "e.save").mkdir()
    assert len(kept_games()) == 1
    (path,) = [one.path for one in kept_games()]
    path.with_suffix(".json").write_text('{"seats": {"x": 1}, "pieces": "no", "with": [3]}')
    assert "Small World: 2 players" in run("play", "--resume", "--interactive").stdout


def test_what_would_wait_or_never_end_in_the_folder_is_left_alone(run: Run, state: Path) -> None:
    """A pipe without a writer, an endless device and a file that is larger than any save."""
    run(*HUMAN, lines="1\n")
    (path,) = saves(state)
    os.mkfifo(state / "a.save")
    (state / "b.save").symlink_to("/dev/zero")
    with (state / "c.save").open("wb") as file:
        file.write(path.read_bytes())
        file.truncate(MAX_BYTES + 1)
    assert [one.path for one in kept_games()] == [path]
    for odd in ("a pipe", "a device", "a large file"):
        beside = path.with_suffix(".json")
        beside.unlink()
        if odd == "a pipe":
            os.mkfifo(beside)
        elif odd == "a device":
            beside.symlink_to("/dev/zero")
        else:
            beside.write_bytes(b"{" + b" " * MOST_ABOUT + b"}")
        assert kept_games()[0].about() == {}


def test_a_history_that_is_a_pipe_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "history")
    lines = Lines(tmp_path / "history")
    assert lines.read() == []
    lines.add("conquer r12")
    assert lines.last == "conquer r12"


@pytest.mark.parametrize(
    ("game", "name"),
    [("../../etc/passwd", "etc-passwd"), ("Ёж.Игра", "game"), ("a" * 300, "a" * 60), ("small_world", "small-world")],
)
def test_strange_names_of_games_make_plain_names_of_files(game: str, name: str) -> None:
    assert file_name(game) == name


def test_a_folder_that_cannot_be_used_is_told_once_and_the_game_goes_on_c2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C2: an unwritable folder must not kill the game."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    result = run(*HUMAN, lines="1\n1\n")
    assert result.exit_code == 0
    assert result.stdout.count("The game cannot be kept at the moment") == 1
    assert "You left the game without saving it." in result.stdout


def test_a_full_disk_is_told_once_and_the_game_goes_on_c2(state: Path) -> None:
    import resource  # not on Windows

    screen = new_game()
    kept = Autosave(screen.session.game, None, {})
    screen.session.recorder, screen.session.resume = kept.recorder, "swcore play --resume"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (kept.path.stat().st_size + 7, hard))
    try:
        told = screen.play("1", "1", "1")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert told.count("The game cannot be kept at the moment") == 1
    assert "You left the game without saving it." in told
    screen.play("1")
    assert kept.close(people=[0])
    assert Game.load(kept.path).digest() == screen.session.game.digest()


def test_the_oldest_games_go_when_there_are_many(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "MOST", 3)
    paths = []
    for number in range(5):
        kept = Autosave(Game.new("small-world", 2, seed=number), None, {})
        kept.recorder.close()
        os.utime(kept.path, (number + 1, number + 1))
        paths.append(kept.path)
    assert saves(state) == sorted(paths[2:])
    assert len(list(state.glob("*.json"))) == 3


def test_a_killed_process_loses_no_whole_step_c2(state: Path) -> None:
    """C2: the process is killed while it waits for the next line."""
    code = "import sys; sys.argv[0] = 'swcore'; from swcore.cli import main; main()"
    args = [sys.executable, "-c", code, "play", "--interactive", "--seed", "3"]
    with subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.flush()
        until = time.monotonic() + 60
        while time.monotonic() < until and not (saves(state) and saves(state)[0].read_bytes().count(b"\n") >= 5):
            time.sleep(0.1)
        process.send_signal(signal.SIGKILL)
    (path,) = saves(state)
    assert [step.seat for step in Game.load(path).log] == [-1, 0, 0, 0]
    (kept,) = kept_games("small-world")
    title, stands, players = kept.told("en")
    assert (title, stands) == ("Small World, Hobby World 2016", "Round 1 of 10 · turn of Player 1")
    assert re.fullmatch(r"Player 1: you \(.+\) · Player 2: greedy bot", players), "and what the person has picked"
    assert kept.told("ru")[1] == "Раунд 1 из 10 · ходит Игрок 1"


def test_the_summary_follows_the_game_and_what_is_taken_back(state: Path) -> None:
    game = Game.new("small-world", 2, seed=3)
    kept = Autosave(game, None, {"seats": ["human", "human"]})
    told = [kept_games()[0].told("en")[1:]]
    game.apply(game.legal_actions()[0])
    told.append(kept_games()[0].told("en")[1:])
    assert told[0] == ["Round 1 of 10 · turn of Player 1", "Player 1: a person · Player 2: a person"]
    army = words_of(game.ruleset, "en").army(game.play.state.armies[game.play.state.active[0]])
    assert told[1][1] == f"Player 1: a person ({army}) · Player 2: a person"
    game.undo()
    assert kept_games()[0].told("en")[1:] == told[0]
    assert sorted(path.suffix for path in state.iterdir()) == [".json", ".save"]
    kept.close(people=[0, 1])


def test_a_game_that_is_open_in_another_window_is_not_opened_twice_c2(run: Run, state: Path) -> None:
    """C2 beside S1: two windows on one autosave would each lose the other's steps."""
    run(*HUMAN, lines="1\n")
    (path,) = saves(state)
    before = path.read_bytes()
    with Game.load(path).record(path):
        result = run("play", "--resume", "--interactive", lines="1\n")
        russian = run("play", "--resume", "--interactive", "--lang", "ru")
    assert result.exit_code == 2
    assert "in another window" in result.stderr
    assert "уже идёт в другом окне" in russian.stderr
    assert path.read_bytes() == before


# -- the word `load`


def test_another_game_is_opened_in_a_game_c5(run: Run, tmp_path: Path, state: Path) -> None:
    """C5: `load` is a word in a game; the one before it is kept."""
    path = tmp_path / "other.save"
    path.write_text(Game.new("small-world", 3, seed=77).save())
    shown = run(*HUMAN, lines=f"1\nload {tmp_path}/no.save\nload {path}\n1\n").stdout
    assert "no.save cannot be opened: No such file or directory." in " ".join(shown.split())
    assert "Small World: 3 players, seed 77." in shown
    assert len(saves(state)) == 2
    bad = tmp_path / "bad.save"
    bad.write_text("{}")
    assert re.search(r"bad\.save cannot be opened: \w+", " ".join(run(*HUMAN, lines=f"load {bad}\n").stdout.split()))
    assert "`load FILE` goes on" in run(*HUMAN, lines="load\n").stdout


def test_a_resumed_game_goes_on_in_the_language_and_with_the_habits_it_was_left_in_c2(run: Run) -> None:
    left = run("play", "--seed", "1", "--lang", "ru", "--no-confirm", "--interactive", lines="1\nquit\n").stdout
    assert "Продолжить: " in left
    again = run("play", "--resume", "--interactive", lines="quit\n")
    assert "Раунд 1" in again.stdout
    english = run("play", "--resume", "--interactive", "--lang", "en", lines="quit\n")
    assert "Round 1" in english.stdout  # what is typed now wins
