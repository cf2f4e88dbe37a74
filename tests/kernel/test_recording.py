"""Saving while a game is played: one line per step, appended, and nothing that was written is written over."""

from __future__ import annotations

import errno
import json
import random
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swcore import ActionError, Game, SaveError, SwcoreError, load_plugins
from swcore.engine.log import Step
from swcore.hooks.discovery import load_file
from tests.kernel.test_parallel import Pebbles
from tests.shared.rulesets import dice_rules


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_every_step_is_in_the_file_once_it_is_done(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 1, seed=3)
    game.apply("count")
    with game.record(path):
        assert path.read_text() == game.save()
        for text in ("roll", "mix", "peek", "all count roll count", "stop"):
            before = path.read_bytes()
            game.apply(text)
            assert path.read_bytes().startswith(before)
            assert path.read_text() == game.save()
    assert len(lines(path)) == 1 + 1 + 1 + 3 + 3 + 1  # header, set-up, one before, three, a composite of three, one


def test_a_step_is_written_with_one_write(tmp_path: Path) -> None:
    game = Game.new(dice_rules(), 2)
    writes: list[bytes] = []

    class Watched:
        def __init__(self, file: Any) -> None:
            self.file = file

        def write(self, data: bytes) -> int:
            writes.append(data)
            return int(self.file.write(data))

        def __getattr__(self, name: str) -> Any:
            return getattr(self.file, name)

    with game.record(tmp_path / "game.save") as recorder:
        recorder._file = Watched(recorder._file)  # type: ignore[assignment]
        game.apply("roll")
        game.undo()
    assert [(data.count(b"\n"), data[-1:]) for data in writes] == [(1, b"\n"), (1, b"\n")]


@pytest.mark.parametrize("sync", [True, False])
def test_every_step_waits_for_the_disk_only_where_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sync: bool
) -> None:
    synced: list[int] = []
    monkeypatch.setattr("swcore.saves.recorder.os.fsync", synced.append)
    game = Game.new(dice_rules(), 2)
    with game.record(tmp_path / "game.save", sync=sync):
        begun = len(synced)
        for _ in range(3):
            game.apply("count")
        assert len(synced) - begun == (3 if sync else 0)
        before = len(synced)
    assert len(synced) == before + 1  # at the end it waits in any case


def test_what_is_refused_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2)
    with game.record(path):
        before = path.read_bytes()
        for text in ("dance", "all roll dance"):
            with pytest.raises(ActionError):
                game.apply(text)
        assert path.read_bytes() == before


def test_a_step_that_is_taken_back_is_another_line_and_so_is_one_that_is_redone(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2, seed=6)
    with game.record(path):
        digests = [game.digest()]
        for deed in ("count", "roll", "undo", "undo", "redo", "redo", "undo", "mix"):
            before = path.read_bytes()
            getattr(game, deed)() if deed in ("undo", "redo") else game.apply(deed)
            digests.append(game.digest())
            assert path.read_bytes().startswith(before)
            assert Game.load(path, dice_rules()).digest() == game.digest()
    told = [(line.get("do"), line.get("undo"), line["seat"], line["state"]) for line in lines(path)[1:]]
    assert told == [
        ("begin", None, -1, digests[0][:16]),
        ("count", None, 0, digests[1][:16]),
        ("roll", None, 1, digests[2][:16]),
        (None, "roll", 1, digests[1][:16]),
        (None, "count", 0, digests[0][:16]),
        ("count", None, 0, digests[1][:16]),
        ("roll", None, 1, digests[2][:16]),
        (None, "roll", 1, digests[1][:16]),
        ("mix", None, 1, digests[8][:16]),
    ]
    again = Game.load(path, dice_rules())
    assert [str(step.action) for step in again.log[1:]] == ["count", "mix"]
    assert again.save() == game.save()


def test_what_was_taken_back_last_can_be_redone_after_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2, seed=6)
    with game.record(path):
        game.apply("roll")
        rolled = game.digest()
        game.undo()
    again = Game.load(path, dice_rules())
    assert again.digest() == game.digest()
    again.redo()
    assert again.digest() == rolled


def test_a_step_below_those_of_others_is_taken_back_while_seats_act_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    parallel = load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")])
    game = Game.new(parallel, 2)
    with game.record(path):
        game.apply("lay a", 0)
        game.apply("lay b", 1)
        game.undo(0)
        game.apply("lay c", 0)
    assert lines(path)[4]["undo"] == "lay a"
    again = Game.load(path, parallel)
    assert again.play.state.pebbles == [("c",), ("b",)]
    assert again.digest() == game.digest()


def test_a_game_of_small_world_is_kept_whole_with_all_that_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new("small-world", 3, seed=8)
    rng = random.Random(8)
    with game.record(path):
        while not game.over:
            game.apply(rng.choice(game.legal_actions()))
            if rng.random() < 0.2 and len(game.log) > 1:
                game.undo()
    assert sum("undo" in line for line in lines(path)) > 20
    again = Game.load(path, game.ruleset)
    assert again.digest() == game.digest()
    assert again.save() == game.save()


# -- going on with a file


def test_a_save_that_was_loaded_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2, seed=3)
    with game.record(path):
        game.apply("roll")
        game.undo()
        game.apply("mix")
    before = path.read_bytes() + b"# here we had tea"
    path.write_bytes(before)
    again = Game.load(path, dice_rules())
    with again.record(path) as recorder:
        assert recorder.lost == 0
        again.apply("count")
    assert path.read_bytes().startswith(before + b"\n{")
    assert Game.load(path, dice_rules()).digest() == again.digest()


@pytest.mark.parametrize("cut", [1, 2, 20, 80])
def test_a_save_that_broke_off_is_gone_on_with_behind_its_last_whole_line(tmp_path: Path, cut: int) -> None:
    """One byte is the end of the line, which is whole without it."""
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2, seed=3)
    with game.record(path):
        game.apply("count")
        whole = path.read_bytes()
        game.apply("count")
        last = len(path.read_bytes()) - len(whole)
    assert last > 80
    raw = path.read_bytes()[:-cut]
    path.write_bytes(raw)
    again = Game.recover(path, dice_rules()).game
    assert len(again.log) == (3 if cut == 1 else 2)
    with again.record(path) as recorder:
        assert recorder.lost == (0 if cut == 1 else last - cut)
        again.apply("mix")
    assert path.read_bytes().startswith(whole)
    assert Game.load(path, dice_rules()).digest() == again.digest()


def test_a_save_without_its_set_up_gets_it_when_it_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    path.write_text(Game.new(dice_rules(), 2, seed=3).save().splitlines()[0])
    found = Game.recover(path, dice_rules())
    assert found.steps == 0
    with found.game.record(path):
        found.game.apply("roll")
    assert path.read_text() == found.game.save()
    assert Game.load(path, dice_rules()).digest() == found.game.digest()


def other_file(path: Path, game: Game) -> None:
    path.write_text("my diary")


def other_game(path: Path, game: Game) -> None:
    path.write_text(Game.new(dice_rules(), 2, seed=99).save())


def later(path: Path, game: Game) -> None:
    ahead = game.clone()
    ahead.apply("roll")
    path.write_text(ahead.save())


def elsewhere(path: Path, game: Game) -> None:
    other = game.clone()
    other.undo()
    other.apply("mix")
    path.write_text(other.save())


@pytest.mark.parametrize("made", [other_file, other_game, later, elsewhere])
def test_a_file_that_holds_anything_else_is_left_alone(tmp_path: Path, made: Callable[[Path, Game], None]) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2)
    game.apply("count")
    made(path, game)
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        game.record(path)
    assert caught.value.code == "save-exists"
    assert caught.value.message == f"{path} exists and does not hold this game as it stands."
    game.apply("count")
    assert path.read_bytes() == before


def test_a_game_without_a_history_is_not_recorded(tmp_path: Path) -> None:
    guess = Game.new(dice_rules(), 2).determinize(0, random.Random(1))
    with pytest.raises(SaveError) as caught:
        guess.record(tmp_path / "game.save")
    assert caught.value.code == "no-history"
    assert list(tmp_path.iterdir()) == []


def test_a_copy_is_not_recorded_and_neither_is_what_comes_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2)
    with game.record(path) as recorder:
        before = path.read_bytes()
        game.clone().apply("roll")
        assert path.read_bytes() == before
    game.apply("roll")
    recorder.close()
    assert path.read_bytes() == before


# -- what goes wrong


def limited(size: int, deed: Callable[[], object]) -> None:
    """Do something while no file may become larger than this: the system writes what fits and refuses the rest."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        deed()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 30])
@pytest.mark.parametrize("deed", ["count", "all count count", "undo"])
def test_a_full_disk_is_told_and_what_could_not_be_written_is_written_later(tmp_path: Path, room: int, deed: str) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 1)
    with game.record(path) as recorder:
        game.apply("count")
        before = path.read_bytes()
        with pytest.raises(SwcoreError) as caught:
            limited(len(before) + room, game.undo if deed == "undo" else lambda: game.apply(deed))
        assert caught.value.code == "listener-failed"
        assert isinstance(caught.value.__cause__, OSError)
        assert caught.value.__cause__.errno in (errno.EFBIG, errno.ENOSPC)
        assert path.read_bytes() == before  # no part of a line is left
        assert recorder.behind > 0
        game.apply("roll")
        assert recorder.behind == 0
    assert path.read_bytes().startswith(before)
    again = Game.load(path, dice_rules())
    assert again.digest() == game.digest()
    assert again.save() == game.save()


def test_a_disk_that_is_full_from_the_beginning_is_left_as_it_was(tmp_path: Path) -> None:
    game = Game.new(dice_rules(), 1)
    with pytest.raises(OSError, match=r"game\.save"):
        limited(30, lambda: game.record(tmp_path / "game.save"))
    assert list(tmp_path.iterdir()) == []
    game.apply("count")
    assert game.play.state.count == 1


def test_a_save_never_grows_larger_than_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    game = Game.new(dice_rules(), 2)
    with game.record(path):
        before = path.read_bytes()
        monkeypatch.setattr("swcore.saves.recorder.MAX_BYTES", len(before) + 1)
        with pytest.raises(SwcoreError) as caught:
            game.apply("count")
        assert isinstance(caught.value.__cause__, SaveError)
        assert caught.value.__cause__.code == "save-full"
    assert path.read_bytes() == before


PLAYING = """
import sys
from pathlib import Path
from swcore import Game, load_plugins
from tests.kernel.dicegame import dice

game = Game.new(load_plugins("dice", pieces=[dice]), 2, seed=1)
game.record(sys.argv[1])
while True:
    game.apply("roll")
"""


def test_a_process_that_is_killed_has_lost_no_whole_step(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    child = subprocess.Popen([sys.executable, "-c", PLAYING, str(path)], cwd=Path(__file__).parents[2])
    try:
        patience = time.monotonic() + 30
        while not path.exists() or path.read_bytes().count(b"\n") < 40:
            assert child.poll() is None
            assert time.monotonic() < patience
            time.sleep(0.01)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()
    raw = path.read_bytes()
    found = Game.recover(raw, dice_rules())
    assert found.steps == raw.count(b"\n") - 1
    assert found.steps >= 39
    assert found.lost == len(raw) - raw.rindex(b"\n") - 1
    with found.game.record(path):
        found.game.apply("count")
    assert Game.load(path, dice_rules()).play.state.count == 1


# -- listeners


def test_a_listener_that_follows_undo_hears_of_steps_taken_back_and_redone() -> None:
    class Listener:
        def __init__(self) -> None:
            self.heard: list[tuple[str, str, int]] = []

        def __call__(self, game: Game, step: Step) -> None:
            self.heard.append(("done", str(step.action), game.play.state.count))

        def undone(self, game: Game, step: Step) -> None:
            self.heard.append(("undone", str(step.action), game.play.state.count))
            with pytest.raises(ActionError):
                game.redo()

    plain: list[str] = []
    listener, game = Listener(), Game.new(dice_rules(), 2)
    game.listen(listener)
    game.listen(lambda game, step: plain.append(str(step.action)))
    game.apply("count")
    game.undo()
    game.redo()
    assert listener.heard == [("done", "count", 1), ("undone", "count", 0), ("done", "count", 1)]
    assert plain == ["count"]


# -- where pieces come from


def test_a_piece_from_a_file_is_recorded_with_the_hash_of_its_content(tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text("from swcore.conquest import Race\ngnolls = Race('home.gnolls', tokens=6)\n")
    text = Game.new("small-world", 2, with_pieces=load_file(file)).save()
    release = json.loads(text.splitlines()[0])["pieces"]["home.gnolls"]
    assert release.startswith("gnolls.py #")
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert caught.value.message == f"The save needs pieces that cannot be loaded here: home.gnolls ({release})."
    assert caught.value.hint == "Give the file again: --piece gnolls.py."
    assert Game.recover(text, with_pieces=load_file(file)).differing == ()

    moved = file.rename(tmp_path / "my_gnolls.py")
    assert Game.recover(text, with_pieces=load_file(moved)).differing == ()
    moved.write_text("from swcore.conquest import Race\ngnolls = Race('home.gnolls', tokens=6)  # mine\n")
    found = Game.recover(text, with_pieces=load_file(moved))
    here = load_file(moved)[0].release
    assert found.differing == (f"{release} (here {here})",)
    assert here.partition("#")[2] != release.partition("#")[2]
