"""A person whose answers come from a pipe: who asks for one by name has them read, and the end of the lines is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swcore import Game
from swcore.bots.greedy import GreedyBot
from swcore.cli import terminal
from swcore.cli.session.autosave import kept_games
from swcore.cli.session.glance import glances
from swcore.engine.actions import Action
from swcore.protocol.outside import OutsideBot
from tests.cli.conftest import Run
from tests.shared.rulesets import rules

PERSON = ("play", "--seat", "1=human", "--seed", "3")


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("language", "error", "hint"),
    [
        ("en", "Error: The input has ended before the game is over.", "The game is kept. Go on with: swcore play --resume"),
        ("ru", "Ошибка: Ввод кончился раньше, чем партия.", "Партия сохранена. Продолжить: swcore play --resume"),
    ],
)
def test_lines_are_answers_until_they_end(run: Run, language: str, error: str, hint: str) -> None:
    result = run(*PERSON, "--lang", language, lines="1\nmap\n1\n")
    assert result.exit_code == 2
    assert "> 1\n" in result.stdout, "what was read is written behind the prompt"
    first, second = result.stderr.splitlines()
    assert first == error
    assert second.strip().replace("python -m swcore", "swcore").endswith(hint.split(": ")[1])
    assert [kept.steps for kept in kept_games()] == [3], "the set-up, the pick and a conquest"


def test_lines_that_end_before_anything_was_done_leave_no_game(run: Run) -> None:
    result = run(*PERSON, lines="")
    assert (result.exit_code, result.stderr.splitlines()[1].strip()) == (2, "The game is not kept.")
    assert kept_games() == []


def test_a_named_file_keeps_the_game_too(run: Run, tmp_path: Path) -> None:
    result = run(*PERSON, "--save", str(tmp_path / "mine.save"), lines="1\n")
    assert result.exit_code == 2
    assert f"--load {tmp_path / 'mine.save'}" in result.stderr


def test_who_quits_has_not_run_out_of_lines(run: Run) -> None:
    result = run(*PERSON, lines="1\nquit\n")
    assert (result.exit_code, result.stderr) == (0, "")


def test_bots_play_in_a_pipe_where_nobody_asks_for_a_person(run: Run) -> None:
    result = run("play", "--seed", "3", lines="1\n2\n")
    assert result.exit_code == 0
    assert "Final table" in result.stdout
    assert "> " not in result.stdout


def test_the_command_to_go_on_takes_lines_from_a_pipe_too(run: Run) -> None:
    """It was proposed to whoever had played through a pipe, and refused for want of a terminal."""
    ended = run(*PERSON, lines="1\n")
    assert "Go on with: " in ended.stderr
    assert ended.stderr.rstrip().endswith("play --resume")
    again = run("play", "--resume", lines="1\nquit\n")
    assert (again.exit_code, again.stderr) == (0, "")
    assert "> 1\n" in again.stdout
    assert [kept.steps for kept in kept_games()] == [3]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Error: The input has ended before a game is chosen.\n  Several games wait: the first line"),
        ("ru", "Ошибка: Ввод кончился раньше, чем выбрана партия.\n  Ждут несколько партий: первой строкой"),
    ],
)
def test_of_several_games_the_first_line_chooses(run: Run, language: str, told: str) -> None:
    for _ in range(2):
        run(*PERSON, lines="1\n")
    assert run("play", "--resume", lines="2\nquit\n").exit_code == 0
    ended = run("play", "--resume", "--lang", language, lines="")
    assert ended.exit_code == 2
    assert ended.stderr.startswith(told)


@pytest.mark.parametrize("deed", ["removed", "replaced"])
@pytest.mark.parametrize(
    ("language", "told", "hint"),
    [
        ("en", "From here on the game is kept by itself: ", "`save OTHER` writes it to a file."),
        ("ru", "Дальше партия сохраняется сама: продолжить её — ", "«сохранить ДРУГОЙ»."),
    ],
)
def test_a_file_that_is_lost_is_told_once_and_the_game_is_kept_by_itself(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str, language: str, told: str, hint: str
) -> None:
    """Each action said that the next one tries again, which never could succeed, and at the end nothing was kept."""
    path, read, asked = tmp_path / "g.save", terminal.echoed, list[str]()

    def lose(prompt: str) -> str:
        line = read(prompt)
        asked.append(line)
        if len(asked) == 2:
            path.unlink()
            if deed == "replaced":
                path.write_text("precious")
        return line

    monkeypatch.setattr(terminal, "echoed", lose)
    result = run(*PERSON, "--save", str(path), "--lang", language, lines="1\n1\n1\n1\n")
    shown = " ".join(result.stdout.split())
    assert (shown.count(told), shown.count(hint)) == (1, 1)
    assert result.stderr.rstrip().endswith("play --resume")
    (waiting,) = kept_games()
    assert [step.seat for step in Game.load(waiting.path).log].count(0) >= 4
    assert path.exists() is (deed == "replaced")
    assert deed == "removed" or path.read_text() == "precious"


def test_bots_whose_file_is_lost_stop(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, choose = tmp_path / "g.save", GreedyBot.choose

    def lose(bot: GreedyBot, game: Game, seat: int) -> Action:
        path.unlink(missing_ok=True)
        return choose(bot, game, seat)

    monkeypatch.setattr(GreedyBot, "choose", lose)
    result = run("play", "--bots", "--seed", "3", "--save", str(path))
    assert result.exit_code == 2
    assert "somebody else wrote to it, or put another file in its place" in result.stderr
    assert kept_games() == []


def test_bots_that_are_stopped_leave_with_the_code_of_an_interrupt(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, choose = tmp_path / "g.save", GreedyBot.choose

    def stop(bot: GreedyBot, game: Game, seat: int) -> Action:
        if len(game.log) > 3:
            raise KeyboardInterrupt
        return choose(bot, game, seat)

    monkeypatch.setattr(GreedyBot, "choose", stop)
    result = run("play", "--bots", "--seed", "3", "--save", str(path))
    assert result.exit_code == 130
    told = " ".join(result.stdout.split())
    assert f"Go on with: swcore play --load {path} --lang en --bots --seat 1=greedy" in told


@pytest.mark.parametrize(
    ("language", "named"), [("en", "Player 2: the program `sh bot.sh {x}`"), ("ru", "Игрок 2: программа `sh bot.sh {x}`")]
)
def test_a_program_is_named_by_its_command_and_seated_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, named: str
) -> None:
    def stop(bot: OutsideBot, game: Game, seat: int) -> Action:
        raise KeyboardInterrupt

    monkeypatch.setattr(OutsideBot, "choose", stop)
    path = tmp_path / "g.save"
    seated = ("--bots", "--seat", "1=random", "--bot", "sh bot.sh {x}")
    told = run("play", *seated, "--seed", "3", "--save", str(path), "--lang", language).stdout
    assert named in told
    assert "player.program" not in told
    assert f"play --load {path} --lang {language} --bots --seat 1=random --bot 'sh bot.sh {{x}}'" in " ".join(told.split())


def test_a_list_of_kept_games_names_a_program_by_its_command() -> None:
    shown = glances(Game.new(rules("small-world"), 2, seed=1), ["human", "program: node bot.mjs"])
    assert "Player 2: the program `node bot.mjs`" in shown["en"][-1]
    assert "Игрок 2: программа `node bot.mjs`" in shown["ru"][-1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "Note: there is no terminal, so bots have all seats and the input is not read."),
        (("--lang", "ru"), "Терминала нет, поэтому за всех играют боты, а ввод не читается."),
        (("--bots",), ""),  # nobody's lines were wanted
        (("--seat", "1=random", "--seat", "2=random"), ""),
    ],
)
def test_who_pipes_lines_to_a_game_of_bots_is_told_that_they_are_not_read(
    tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    """The seat of the person went to a bot without a word."""
    called = [sys.executable, "-m", "swcore", "play", "--seed", "3", *words]
    env = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    done = subprocess.run(called, input="1\n", capture_output=True, text=True, env=env, check=True)
    assert done.stderr.startswith(told)
    assert ("--seat 1=human" in done.stderr) == bool(told)
    empty = subprocess.run(called, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=env, check=True)
    assert empty.stderr == ""
    assert empty.stdout == done.stdout
