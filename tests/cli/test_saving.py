"""Games that are kept while they are played, saves that break off, and real dice, at the command line."""

from __future__ import annotations

import json
import re
import resource
from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.session.chance import Dice
from swcore.hooks.discovery import load_file
from swcore.testing import Scene, tiny_map
from tests.cli.conftest import Run, Screen

ROOT = Path(__file__).parents[2]
GNOLLS = ROOT / "examples" / "gnolls.py"


def steps(path: Path) -> list[str]:
    return [line["do"] for line in map(json.loads, path.read_text().splitlines()[1:]) if "do" in line]


# -- keeping


def test_a_game_is_kept_action_by_action(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.save"
    shown = run("play", "--interactive", "--seed", "3", "--save", str(path), lines="1\n1\n").stdout
    game = Game.load(path)
    mine = [str(step.action) for step in game.log if step.seat == 0]
    assert len(mine) == 2
    assert steps(path) == ["begin", *(str(step.action) for step in game.log[1:])]
    told = " ".join(shown.split())
    assert f"Goodbye. The game is in {path}. Go on with: swcore play --load '{path}'" in told
    assert told.endswith(f"--save '{path}'")


def test_a_game_goes_on_in_its_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    run("play", "--interactive", "--seed", "3", "--save", str(path), lines="1\n")
    before = path.read_bytes()
    assert run("play", "--load", str(path), "--save", str(path)).exit_code == 0
    assert path.read_bytes().startswith(before)
    assert Game.load(path).over
    assert run("replay", str(path), "--verify").stdout == f"Verified: {len(Game.load(path).log)} steps, every hash is right.\n"


def test_what_is_taken_back_is_kept_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    run("play", "--interactive", "--seed", "3", "--save", str(path), lines="1\n1\nundo\n")
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert rows[-1]["undo"] == rows[-2]["do"]
    assert len(Game.load(path).log) == len(rows) - 3  # the header, the step and the line that takes it back


def test_a_file_that_is_there_already_is_not_touched(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("precious")
    result = run("play", "--seed", "3", "--save", str(path))
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        f"Error: {path} exists and does not hold this game as it stands.",
        f"  Name a new file; or go on with the game in it: --load {path} --save {path}.",
    ]
    assert path.read_text() == "precious"


def test_a_file_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    result = run("play", "--seed", "3", "--save", str(tmp_path / "no" / "g.save"))
    assert (result.exit_code, result.stderr.startswith("Error: ")) == (2, True)
    assert "No such file or directory" in result.stderr


def kept(tmp_path: Path) -> tuple[Screen, Path]:
    """Return a session that is kept in a file; seat 1 is about to pick."""
    game = Game.new("small-world", 2, seed=5)
    path = tmp_path / "g.save"
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    screen.session.recorder = game.record(path)
    return screen, path


@pytest.mark.parametrize("word", ["save", "save {path}", "save {folder}/../{name}/g.save"])
def test_saving_to_the_file_that_keeps_the_game_changes_nothing(tmp_path: Path, word: str) -> None:
    screen, path = kept(tmp_path)
    line = word.format(path=path, folder=tmp_path, name=tmp_path.name)
    told = screen.answers("1", "1", "undo", line, "1")
    assert " ".join(told[3].split()) == f"{path} holds the game up to this action, and every action from here on."
    assert screen.session.recorder is not None
    screen.session.recorder.close()
    assert [one.name for one in tmp_path.iterdir()] == ["g.save"]
    assert Game.load(path).digest() == screen.session.game.digest()


def test_a_kept_game_is_left_without_a_warning(tmp_path: Path) -> None:
    screen, path = kept(tmp_path)
    told = screen.play("1", "quit")
    assert "not saved" not in told
    assert f"Goodbye. The game is in {path}." in " ".join(told.split())
    assert screen.session.recorder is not None
    screen.session.recorder.close()


@pytest.mark.parametrize("deed", ["1", "undo"])
def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, deed: str) -> None:
    screen, path = kept(tmp_path)
    screen.play("1", "1")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 7, hard))
    try:
        told = " ".join(screen.play(deed).split())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert f"This action could not be written to {path}: " in told
    assert "You left the game without saving it." in told
    screen.play("1")
    assert screen.session.recorder is not None
    screen.session.recorder.close()
    assert Game.load(path).digest() == screen.session.game.digest()


def test_a_save_is_replaced_in_one_go(tmp_path: Path) -> None:
    """A file that is written over is the old one or the new one, never half of one; a link to it stays a link."""
    path, link = tmp_path / "g.save", tmp_path / "link.save"
    path.write_text("precious")
    link.symlink_to(path)
    game = Game.new("small-world", 2, seed=5)
    Screen(game, {1: make_bot("random", game.ruleset, 1)}).play(f"save {link}", "y")
    assert link.is_symlink()
    assert path.read_text() == game.save()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["g.save", "link.save"]


# -- saves that break off


@pytest.fixture
def cut(tmp_path: Path) -> tuple[Path, Game]:
    """A save of which the end of the last line is missing, and the game up to there."""
    game = Game.new("small-world", 2, seed=8)
    for _ in range(6):
        game.apply(game.legal_actions()[0])
    path = tmp_path / "cut.save"
    path.write_text(game.save()[:-20])
    game.undo()
    return path, game


def test_a_save_that_breaks_off_is_told_up_to_its_last_whole_line(run: Run, cut: tuple[Path, Game]) -> None:
    path, game = cut
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert result.stderr == f"Note: the last line of {path} is cut off. Recovered up to the last whole one: 6 steps.\n"
    assert result.stdout.startswith("Small World: 2 players, 6 steps, seed 8.")
    assert len(game.log) == 6
    assert "оборвана" in run("replay", str(path), "--lang", "ru").stderr


def test_verify_refuses_a_save_that_breaks_off(run: Run, cut: tuple[Path, Game]) -> None:
    result = run("replay", str(cut[0]), "--verify")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Error: Line 8 of the save is cut off.\n")


def test_a_save_that_breaks_off_is_gone_on_with(run: Run, cut: tuple[Path, Game]) -> None:
    path, game = cut
    result = run("play", "--interactive", "--load", str(path), "--save", str(path))
    assert "Recovered up to the last whole one: 6 steps." in result.stderr
    assert Game.load(path).digest() == game.digest()
    assert run("replay", str(path), "--verify").exit_code == 0


def test_a_save_that_breaks_off_in_its_header_is_refused_and_without_a_set_up_begins_anew(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    head = Game.new("small-world", 2, seed=8).save().splitlines()[0]
    path.write_text(head[:-1])
    refused = run("replay", str(path))
    assert refused.exit_code == 2
    assert refused.stderr == "Error: The save breaks off inside its header, so there is nothing to recover.\n"
    path.write_text(head)
    begun = run("replay", str(path))
    assert begun.exit_code == 0
    assert begun.stderr.startswith(f"Note: {path} breaks off before the set-up is whole.")
    assert run("replay", str(path), "--verify").exit_code == 2


def test_verify_finds_an_edit_anywhere_in_any_line(run: Run, tmp_path: Path) -> None:
    """Every byte of a save is edited in the tests of the kernel; here three of each line, each told in one sentence."""
    game = Game.new("small-world", 2, seed=8)
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    lines = game.save().splitlines(keepends=True)
    path = tmp_path / "g.save"
    for number, line in enumerate(lines):
        for place in (0, len(line) // 2, len(line) - 2):
            other = " " if line[place] != " " else "x"
            edited = line[:place] + other + line[place + 1 :]
            path.write_text("".join([*lines[:number], edited, *lines[number + 1 :]]))
            result = run("replay", str(path), "--verify")
            assert (result.exit_code, result.stdout) == (2, "")
            assert result.stderr.startswith(f"Error: Line {number + 1} of the save ")


# -- other versions


@pytest.mark.case("CASE-EN-07")
def test_another_version_of_a_piece_is_named_and_a_missing_one_refused(run: Run, tmp_path: Path) -> None:
    path, other = tmp_path / "g.save", tmp_path / "other.py"
    other.write_text(GNOLLS.read_text() + "\n# mine\n")
    run("play", "--interactive", "--seed", "3", "--piece", str(GNOLLS), "--save", str(path), lines="1\n")
    then, now = load_file(GNOLLS)[0].release, load_file(other)[0].release
    assert run("replay", str(path), "--verify", "--piece", str(GNOLLS)).stderr == ""
    result = run("replay", str(path), "--verify", "--piece", str(other))
    assert result.exit_code == 0
    told = f"Note: {path} was written with other versions: {then} (here {now}). Every hash is still right.\n"
    assert result.stderr == told
    missing = run("replay", str(path), "--verify")
    assert missing.exit_code == 2
    assert missing.stderr.splitlines()[0] == f"Error: The save needs pieces that cannot be loaded here: home.gnolls ({then})."
    assert "--piece gnolls.py" in missing.stderr.splitlines()[1]


# -- real dice


def rolling(language: str = "en") -> Screen:
    """Seat 1 has one token left for `b` (cost 3, a Lost Tribe): a die of 2 takes it."""
    scene = Scene({"a": "hill edge", "b": "forest lost_tribe"}, "a-b")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)
    session = screen.session
    session.dice = game.play.script = Dice(session.terminal, session.texts)
    return screen


@pytest.mark.clause("SW-DIE-1", "SW-DIE-5", "SW-DIE-6")
@pytest.mark.parametrize(("pips", "taken"), [("2", True), ("3", True), ("1", False), ("0", False)])
def test_the_die_shows_what_is_typed(pips: str, taken: bool) -> None:
    screen = rolling()
    told = screen.play("conquer b die", pips)
    assert "Player 1, conquer b die: roll the die. What does it show (0, 1, 2, 3)? " in told
    game = screen.session.game
    assert game.log[1].chance == (("die", int(pips)),)
    _, after = [state for _, state in game.replay()][:2]
    assert (after.owner[1] == after.owner[0]) == taken  # type: ignore[attr-defined]


@pytest.mark.parametrize("wrong", ["4", "-1", "two", "", "2.0", "02"])
def test_what_is_no_face_is_told_and_asked_again(wrong: str) -> None:
    screen = rolling()
    told = screen.play("conquer b die", wrong, "2")
    assert f"{wrong!r} is not a face. It can show: 0, 1, 2, 3." in told
    assert screen.session.game.log[1].chance == (("die", 2),)


def test_the_die_is_asked_for_in_russian_too() -> None:
    told = rolling("ru").play("conquer b die", "7", "2")
    assert "Игрок 1, захватить b кубик: бросьте кубик. Что выпало (0, 1, 2, 3)? " in told
    assert "«7» — такой грани нет. Бывает: 0, 1, 2, 3." in told


def test_who_leaves_at_the_die_has_not_acted() -> None:
    screen = rolling()
    before = screen.session.game.digest()
    assert screen.play("conquer b die").endswith("\nGoodbye.\n")  # there is nothing to save
    assert screen.session.game.digest() == before
    assert len(screen.session.game.log) == 1


def test_a_game_with_real_dice_is_replayed_from_its_log(run: Run, tmp_path: Path) -> None:
    """The bots attempt what they may; every die shows 3, which no seed gives each time."""
    board = tiny_map({"a": "hill edge", "b": "hill edge", "c": "hill edge", "d": "hill edge"}, "a-b b-c c-d", rounds=3)
    (tmp_path / "map.json").write_text(json.dumps(board))
    path = tmp_path / "g.save"
    args = ("--interactive", "--seed", "3", "--map", str(tmp_path / "map.json"), "--save", str(path), "--chance", "manual")
    result = run("play", *args, "--seat", "1=greedy", "--seat", "2=greedy", lines="3\n" * 60)
    assert result.exit_code == 0
    rolls = [pips for step in Game.load(path).log for stream, pips in step.chance if stream == "die"]
    assert rolls
    assert set(rolls) == {3}
    assert result.stdout.count("What does it show") == len(rolls)
    assert re.search(r"Player [12], conquer \w die: roll the die", result.stdout)
    assert run("replay", str(path), "--verify").exit_code == 0


def test_shuffles_come_from_the_seed_and_the_command_to_go_on_keeps_the_real_dice(run: Run, tmp_path: Path) -> None:
    path, plain = tmp_path / "g.save", tmp_path / "plain.save"
    shown = run("play", "--interactive", "--seed", "3", "--chance", "manual", "--save", str(path)).stdout
    run("play", "--interactive", "--seed", "3", "--save", str(plain))
    assert path.read_text() == plain.read_text()
    assert "--chance manual --save" in " ".join(shown.split())


def test_real_dice_need_a_terminal(run: Run) -> None:
    result = run("play", "--seed", "3", "--chance", "manual")
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: There is no terminal to type the dice at.\n")


# -- laid out


def test_a_game_that_was_laid_out_is_verified_told_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    """T4: its save holds the position."""
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "swamp edge"}, "a-b b-c", rounds=3)
    scene.army(0, "base.orcs", "base.hill", {"a": 2}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    path = tmp_path / "laid.save"
    path.write_text(game.save(), encoding="utf-8")
    assert run("replay", str(path), "--verify").exit_code == 0
    told = run("replay", str(path))
    assert told.exit_code == 0
    assert "Player 1, Hill Orcs: conquered b." in told.stdout
    assert run("play", "--load", str(path), "--bots").exit_code == 0
    path.write_text(game.save().replace('"coins":[', '"coins":[1', 1), encoding="utf-8")
    assert run("replay", str(path), "--verify").exit_code == 2
