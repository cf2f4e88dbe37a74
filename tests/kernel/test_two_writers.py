"""S1: one save has one writer; and whatever happened to a file, the game up to its last good line comes back."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Game, SaveError, SwcoreError, load_plugins
from swcore.saves import lock as locks
from tests.kernel.test_parallel import Pebbles
from tests.shared.rulesets import dice_rules

ROOT = Path(__file__).parents[2]
HOLDING = """
import sys, time
from swcore import Game, load_plugins
from tests.kernel.dicegame import dice

recorder = Game.load(__import__("pathlib").Path(sys.argv[1]), load_plugins("dice", pieces=[dice])).record(sys.argv[1])
print("open", flush=True)
time.sleep(60)
"""


def begun(path: Path) -> Game:
    """A save with three steps, closed."""
    game = Game.new(dice_rules(), 2, seed=3)
    with game.record(path):
        for text in ("roll", "count", "mix"):
            game.apply(text)
    return game


def test_s1_two_recorders_on_one_path_the_second_is_refused_when_it_opens(tmp_path: Path) -> None:
    path = tmp_path / "t.save"
    begun(path)
    one, other = Game.load(path, dice_rules()), Game.load(path, dice_rules())
    with one.record(path):
        before = path.read_bytes()
        with pytest.raises(SaveError) as caught:
            other.record(path)
        assert caught.value.code == "save-locked"
        assert caught.value.message == f"A game is being recorded in {path}, here or in another window."
        assert path.read_bytes() == before
        other.apply("roll")  # it is played on, and recorded nowhere
        one.apply("count")
    assert Game.load(path, dice_rules()).digest() == one.digest()
    with Game.load(path, dice_rules()).record(path):  # free again once the first is closed
        pass


def test_s1_another_process_holds_the_file_until_it_dies(tmp_path: Path) -> None:
    """A lock of a dead process is none: the system ends it, however the process ends."""
    path = tmp_path / "t.save"
    game = begun(path)
    child = subprocess.Popen([sys.executable, "-c", HOLDING, str(path)], cwd=ROOT, stdout=subprocess.PIPE)
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == b"open\n"
        with pytest.raises(SaveError) as caught:
            Game.load(path, dice_rules()).record(path)
        assert caught.value.code == "save-locked"
        assert locks.is_locked(path)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()
        assert child.stdout is not None
        child.stdout.close()
    assert not locks.is_locked(path)
    with game.record(path):
        game.apply("roll")
    assert Game.load(path, dice_rules()).digest() == game.digest()
    assert [one.name for one in tmp_path.iterdir()] == ["t.save"]  # no file is left that could block anybody


@pytest.mark.parametrize("missing", ["_UNIX", "locks that fail"])
def test_s1_without_locks_the_second_writer_is_refused_at_its_first_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    """Some disks know no locks, and some systems."""
    if missing == "_UNIX":
        monkeypatch.setattr(locks, "_UNIX", None)
        monkeypatch.setattr(locks, "_WINDOWS", None)
    else:
        failing = type("Failing", (), {"LOCK_EX": 1, "LOCK_NB": 2, "flock": lambda *_: os.mkdir("/dev/null/x")})
        monkeypatch.setattr(locks, "_UNIX", failing)
    path = tmp_path / "t.save"
    begun(path)
    one, other = Game.load(path, dice_rules()), Game.load(path, dice_rules())
    with one.record(path), other.record(path) as second:
        one.apply("count")
        whole = path.read_bytes()
        for deed in ("roll", "mix"):
            with pytest.raises(SwcoreError) as caught:
                other.apply(deed)
            assert isinstance(caught.value.__cause__, SaveError)
            assert caught.value.__cause__.code == "save-taken"
            assert path.read_bytes() == whole
        assert second.behind > 0
        one.apply("roll")
    assert Game.load(path, dice_rules()).digest() == one.digest()


def test_s1_locks_of_windows_are_taken_beyond_the_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a locked byte cannot be read, so the one that is locked is none that a save has."""
    asked: list[tuple[int, int]] = []

    class Msvcrt:
        LK_NBLCK = 2

        @staticmethod
        def locking(number: int, mode: int, count: int) -> None:
            asked.append((os.lseek(number, 0, os.SEEK_CUR), count))
            if len(asked) > 1:
                raise PermissionError(13, "held")

    monkeypatch.setattr(locks, "_UNIX", None)
    monkeypatch.setattr(locks, "_WINDOWS", Msvcrt)
    path = tmp_path / "t.save"
    game = Game.new(dice_rules(), 2)
    with game.record(path):
        game.apply("roll")
        with pytest.raises(SaveError, match="being recorded"):
            game.record(path)
    assert asked == [(1 << 30, 1), (1 << 30, 1)]
    assert Game.load(path, dice_rules()).digest() == game.digest()


def test_s1_a_fork_does_not_write_into_the_save_of_its_parent(tmp_path: Path) -> None:
    path, told = tmp_path / "t.save", tmp_path / "told"
    game = Game.new(dice_rules(), 2, seed=3)
    with game.record(path):
        game.apply("count")
        child = os.fork()
        if not child:
            try:
                game.apply("roll")
            except SwcoreError as error:
                told.write_text(getattr(error.__cause__, "code", ""))
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        assert told.read_text() == "save-taken"
        game.apply("mix")
        with pytest.raises(SaveError, match="being recorded"):  # the child's end has not ended the lock
            game.record(path)
    assert Game.load(path, dice_rules()).digest() == game.digest()


def grown(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"# a note\n")


def shrunk(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def replaced(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


@pytest.mark.parametrize("change", [grown, shrunk, replaced, Path.unlink])
def test_s1_relative_a_file_that_is_not_as_it_was_left_is_not_written_to(
    tmp_path: Path, change: Callable[[Path], object]
) -> None:
    path = tmp_path / "t.save"
    game = Game.new(dice_rules(), 2)
    with game.record(path):
        change(path)
        before = path.read_bytes() if path.exists() else None
        with pytest.raises(SwcoreError) as caught:
            game.apply("count")
        assert isinstance(caught.value.__cause__, SaveError)
        assert caught.value.__cause__.code == "save-taken"
        assert "Save the game to another file." in caught.value.__cause__.hint
        assert game.play.state.count == 1  # the step stands
        assert (path.read_bytes() if path.exists() else None) == before
    again = tmp_path / "another.save"
    with game.record(again):
        pass
    assert Game.load(again, dice_rules()).digest() == game.digest()


@pytest.mark.parametrize("path", [True, 5, None, b"t.save"])
def test_a2_relative_a_game_is_recorded_in_the_file_of_a_path(path: object) -> None:
    with pytest.raises(SaveError) as caught:
        Game.new(dice_rules(), 2).record(path)  # type: ignore[arg-type]
    assert caught.value.code == "save-source"


@pytest.mark.parametrize("made", [os.mkfifo, os.mkdir])
def test_a6_relative_a_game_is_not_recorded_in_what_is_no_file(tmp_path: Path, made: Callable[[Path], None]) -> None:
    made(tmp_path / "thing")
    with pytest.raises(OSError, match=r"thing"):
        Game.new(dice_rules(), 2).record(tmp_path / "thing")


# -- recovery


def woven(tmp_path: Path) -> tuple[bytes, int]:
    """What two writers made of one file before there was a lock, and how many bytes of it are good."""
    game = begun(tmp_path / "t.save")
    raw = (tmp_path / "t.save").read_bytes()
    lines = []
    for deed in ("count", "roll"):
        ahead = game.clone()
        ahead.apply(deed)
        lines.append(ahead.save().encode().splitlines(keepends=True)[-1])
    return raw + lines[0] + lines[1] + lines[0], len(raw + lines[0])


def test_s1_what_two_writers_wove_is_recovered_up_to_the_last_good_line(tmp_path: Path) -> None:
    raw, good = woven(tmp_path)
    with pytest.raises(SaveError) as caught:
        Game.load(raw, dice_rules())
    assert (caught.value.code, caught.value.details["line"]) == ("save-chain", 7)
    found = Game.recover(raw, dice_rules())
    assert (found.steps, found.lost) == (5, len(raw) - good)
    assert found.problem is not None
    assert (found.problem.code, found.problem.details["line"]) == ("save-chain", 7)
    assert [str(step.action) for step in found.game.log[1:]] == ["roll", "count", "mix", "count"]


def test_s1_a_damaged_file_is_gone_on_with_in_another_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "woven.save"
    path.write_bytes(woven(tmp_path)[0])
    before = path.read_bytes()
    game = Game.recover(path, dice_rules()).game
    with pytest.raises(SaveError) as caught:
        game.record(path)
    assert caught.value.code == "save-exists"
    assert "Name a new file" in caught.value.hint
    assert path.read_bytes() == before
    with game.record(tmp_path / "new.save"):
        game.apply("roll")
    assert Game.load(tmp_path / "new.save", dice_rules()).digest() == game.digest()


@settings(max_examples=150)
@given(st.binary(max_size=60), st.integers(0, 10_000), st.sampled_from(["behind", "over", "between"]))
def test_s1_recovery_reaches_the_last_good_line_whatever_follows(junk: bytes, place: int, how: str) -> None:
    """Anything behind a save, over its end or between two lines: every whole line before it is read."""
    game = Game.new(dice_rules(), 2, seed=3)
    for text in ("roll", "count", "mix", "roll"):
        game.apply(text)
    digests = [state.digest() for _, state in game.replay()]
    lines = game.save().encode().splitlines(keepends=True)
    kept = 2 + place % (len(lines) - 1)  # the header and the set-up at least
    good = b"".join(lines[:kept])
    rest = {"behind": b"", "over": b"".join(lines[kept:])[len(junk) :], "between": b"".join(lines[kept:])}[how]
    found = Game.recover(good + junk + rest, dice_rules())
    assert found.steps >= kept - 1
    assert found.game.digest() == digests[found.steps - 1]
    if found.problem is None:
        assert Game.load(good + junk + rest, dice_rules()).digest() == found.game.digest()
    else:
        with pytest.raises(SaveError):
            Game.load(good + junk + rest, dice_rules())


def test_s1_a_save_of_parallel_seats_with_steps_taken_back_below_others_is_gone_on_with(tmp_path: Path) -> None:
    """The state in the line of a step was that of a moment when another stood that was taken back since."""
    path = tmp_path / "t.save"
    parallel = load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")])
    game = Game.new(parallel, 2)
    with game.record(path):
        game.apply("lay a", 0)
        game.apply("lay b", 1)
        game.undo(0)
    again = Game.load(path, parallel)
    assert again.digest() == game.digest()
    with again.record(path):
        again.apply("lay c", 0)
    assert Game.load(path, parallel).digest() == again.digest()


@pytest.mark.parametrize("seed", range(6))
def test_steps_of_parallel_seats_that_go_back_and_forth_are_read_as_they_stand(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "t.save"
    parallel = load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")])
    game, rng = Game.new(parallel, 3), random.Random(seed)
    with game.record(path):
        for _ in range(60):
            if game.over:
                break
            seat = rng.choice(game.pending)
            if rng.random() < 0.4:
                try:
                    game.undo(seat)
                except SwcoreError:
                    continue
            else:
                game.apply(rng.choice(game.legal_actions(seat)), seat)
            again = Game.load(path, parallel)
            assert again.digest() == game.digest()
            assert again.save() == game.save()


def test_s1_reading_takes_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "t.save"
    game = begun(path)
    with game.record(path):
        assert Game.load(path, dice_rules()).digest() == game.digest()
