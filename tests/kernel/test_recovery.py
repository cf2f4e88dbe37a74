"""Saves that break off, and saves that were altered: every byte of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, Ruleset, SaveError
from swcore.saves.members import checked
from swcore.saves.reader import scan
from swcore.testing import tiny_map
from tests.shared.rulesets import dice_rules, rules

BOARD: dict[str, Any] = tiny_map({"a": "hill edge", "b": "forest edge", "c": "swamp edge"}, "a-b b-c a-c", rounds=2)
BYTES = range(256)


@pytest.fixture(autouse=True)
def _headers_are_held_to_the_schema_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of saves here have the same header, and the schema says the same of it each time; steps are looked at anew."""
    fine: dict[str, Any] = {}

    def remembered(row: Any, number: int, part: str = "") -> dict[str, Any]:
        if part != "header":
            return checked(row, number, part)
        said = json.dumps(row)
        if said not in fine:
            fine[said] = checked(row, number, part)
        return dict(fine[said])

    monkeypatch.setattr("swcore.saves.reader.checked", remembered)


def recorded(path: Path) -> tuple[bytes, list[str]]:
    """Return the save of a short game with chance, undo, redo and a comment, and the hash after each of its lines."""
    game = Game.new(dice_rules(), 2, seed=5)
    digests = [game.digest()]
    with game.record(path):
        for deed in ("roll", "mix", "count", "undo", "count", "undo", "redo", "peek", "roll"):
            getattr(game, deed)() if deed in ("undo", "redo") else game.apply(deed)
            digests.append(game.digest())
    head, begin, *rest = path.read_bytes().splitlines(keepends=True)
    return b"".join([head, begin, "# Ход сделан\n\n".encode(), *rest]), digests


@cache
def small_world() -> tuple[bytes, list[str]]:
    """A whole game of Small World on three regions, and the hash after each of its lines."""
    game = Game.new(rules(), 2, seed=4, map=BOARD)
    rng = random.Random(4)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game.save().encode(), [state.digest() for _, state in game.replay()]


def prefixes(raw: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield (size, whole lines behind the header or -1, bytes of a line that is cut off) for every prefix of a save."""
    whole, start = -1, 0
    for line in raw.splitlines(keepends=True):
        chained = line.startswith(b"{")
        for size in range(len(line) - 1):
            yield start + size, whole, size if chained else 0
        whole += chained
        yield start + len(line) - 1, whole, 0  # all but the end of line: the line is whole
        start += len(line)
    yield start, whole, 0


def check_prefix(raw: bytes, size: int, whole: int, lost: int, digests: list[str], ruleset: Ruleset) -> None:
    """Hold a prefix to be recovered up to its last whole line, or refused when it holds no whole header."""
    if whole < 0:
        with pytest.raises(SaveError) as caught:
            Game.recover(raw[:size], ruleset)
        told = "The save breaks off inside its header, so there is nothing to recover." if size else "The save is empty."
        assert str(caught.value) == told
        return
    found = Game.recover(raw[:size], ruleset)
    assert (found.steps, found.lost) == (whole, lost)
    assert found.game.digest() == digests[max(0, whole - 1)]
    if lost or not whole:
        with pytest.raises(SaveError) as caught:
            Game.load(raw[:size], ruleset)
        assert caught.value.code == "save-cut"
    else:
        assert Game.load(raw[:size], ruleset).digest() == found.game.digest()


# -- saves that break off


def test_a_save_that_breaks_off_at_any_byte_is_recovered_up_to_its_last_whole_line(tmp_path: Path) -> None:
    raw, digests = recorded(tmp_path / "game.save")
    seen = []
    for size, whole, lost in prefixes(raw):
        check_prefix(raw, size, whole, lost, digests, dice_rules())
        seen.append(size)
    assert seen == list(range(len(raw) + 1))
    assert (whole, len(digests)) == (10, 10)  # the set-up, six steps, two taken back, one redone


def test_a_save_of_small_world_that_breaks_off_at_any_byte_of_its_first_steps_is_recovered() -> None:
    raw, digests = small_world()
    end = len(b"\n".join(raw.split(b"\n")[:5])) + 1
    for size, whole, lost in prefixes(raw[:end]):
        check_prefix(raw, size, whole, lost, digests, rules())


@pytest.mark.long
def test_a_save_of_small_world_that_breaks_off_at_any_byte_is_recovered() -> None:
    raw, digests = small_world()
    for size, whole, lost in prefixes(raw):
        check_prefix(raw, size, whole, lost, digests, rules())


def test_a_game_that_was_recovered_goes_on(tmp_path: Path) -> None:
    raw, digests = recorded(tmp_path / "game.save")
    found = Game.recover(raw[:-10], dice_rules())
    found.game.apply("roll")
    assert found.game.digest() == digests[-1]


def test_zeros_that_a_power_cut_leaves_behind_the_last_line_are_a_line_that_was_cut_off(tmp_path: Path) -> None:
    raw, digests = recorded(tmp_path / "game.save")
    found = Game.recover(raw + bytes(100), dice_rules())
    assert (found.lost, found.game.digest()) == (100, digests[-1])


def test_a_line_in_the_middle_that_is_cut_off_is_damage(tmp_path: Path) -> None:
    raw, digests = recorded(tmp_path / "game.save")
    lines = raw.split(b"\n")
    lines[5] = lines[5][:-9]
    with pytest.raises(SaveError) as caught:
        Game.load(b"\n".join(lines), dice_rules())
    assert (caught.value.code, caught.value.details["line"]) == ("save-damaged", 6)
    found = Game.recover(b"\n".join(lines), dice_rules())
    assert found.problem is not None
    assert (found.problem.code, found.problem.details["line"]) == ("save-damaged", 6)
    assert found.lost == len(b"\n".join(lines[5:]))
    assert found.game.digest() == digests[found.steps - 1]


def test_a_save_is_read_from_its_file_as_well_as_from_its_text(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    _, digests = recorded(path)
    assert Game.load(path, dice_rules()).digest() == digests[-1]
    assert Game.recover(path, dice_rules()).game.digest() == digests[-1]
    with pytest.raises(FileNotFoundError):
        Game.load(tmp_path / "no.save", dice_rules())


# -- saves that were altered


def edits(raw: bytes, place: int, rng: random.Random, others: int) -> set[bytes]:
    """Return what may stand in place of a byte: what breaks lines, makes comments, means the same in JSON; and anything."""
    old = raw[place : place + 1]
    wanted = {b"\n", b"\r", b" ", b"\t", b"#", b"\0", b"\xff", b"\\", b'"', b"0", old.swapcase(), bytes([old[0] ^ 1])}
    wanted |= {bytes([rng.choice(BYTES)]) for _ in range(others)}
    return wanted - {old}


def comments(raw: bytes) -> set[int]:
    """Return the places of the bytes of comments and empty lines, ends of line included."""
    found, start = set(), 0
    for line in raw.splitlines(keepends=True):
        if not line.startswith(b"{"):
            found |= set(range(start, start + len(line)))
        start += len(line)
    return found


def test_an_edit_of_any_byte_of_a_line_that_is_no_comment_is_found(tmp_path: Path) -> None:
    raw, _ = recorded(tmp_path / "game.save")
    rng, outside = random.Random(1), comments(raw)
    assert scan(raw).header["game"] == "toy.dice"
    assert len(outside) == len("# Ход сделан\n\n".encode())
    for place in sorted(set(range(len(raw))) - outside):
        for other in edits(raw, place, rng, 2):
            with pytest.raises(SaveError):
                scan(raw[:place] + other + raw[place + 1 :])


@pytest.mark.long
def test_any_other_byte_at_any_place_of_a_save_is_found(tmp_path: Path) -> None:
    """All 255 of them, in the last line too, which no chain follows."""
    raw, _ = recorded(tmp_path / "game.save")
    for place in sorted(set(range(len(raw))) - comments(raw)):
        for other in set(BYTES) - {raw[place]}:
            with pytest.raises(SaveError):
                scan(raw[:place] + bytes([other]) + raw[place + 1 :])


ALIKE = {
    "a space": (b'"seat":0,', b'"seat": 0,'),
    "another escape": (b'"roll"', b'"\\u0072oll"'),
    "another number": (b'"seat":0,', b'"seat":0.0,'),
    "a member that stands twice": (b'"seat":0,', b'"seat":1,"seat":0,'),
    "another order": (b'"seat":0,"do":"roll",', b'"do":"roll","seat":0,'),
    "a space behind the line": (b'"}\n', b'"} \n'),
    "a space before the line": (b'{"seat":0', b' {"seat":0'),
    "a line made a comment": (b'{"seat":0', b'#{"seat":0'),
}


@pytest.mark.parametrize("what", ALIKE)
def test_an_edit_that_means_the_same_to_a_reader_of_json_is_found(what: str) -> None:
    game = Game.new(dice_rules(), 1)
    game.apply("roll")
    head, begin, last = game.save().encode().splitlines(keepends=True)
    old, new = ALIKE[what]
    assert old in last
    with pytest.raises(SaveError) as caught:
        scan(head + begin + last.replace(old, new))
    assert caught.value.details["line"] == 3


def test_ends_of_line_of_another_system_are_no_edit_and_a_carriage_return_elsewhere_is(tmp_path: Path) -> None:
    raw, digests = recorded(tmp_path / "game.save")
    other = raw.replace(b"\n", b"\r\n")
    assert Game.load(other, dice_rules()).digest() == digests[-1]
    ends = [place for place, byte in enumerate(other) if byte == 13]
    for place in ends:
        if other[place - 1 : place] == b"}":
            with pytest.raises(SaveError):
                scan(other[:place] + b" " + other[place + 1 :])
    with pytest.raises(SaveError):
        scan(raw[:-1] + b"\r")


def test_a_comment_may_say_anything_but_look_like_a_step(tmp_path: Path) -> None:
    raw, digests = recorded(tmp_path / "game.save")
    kept = raw + b"# \xff\xfe no text\n#\n#conquer\n# {\n"
    assert Game.load(kept, dice_rules()).digest() == digests[-1]
    start = raw.rindex(b"\n", 0, -1) + 1
    with pytest.raises(SaveError) as caught:
        Game.load(raw[:start] + b"#" + raw[start + 1 :], dice_rules())
    assert caught.value.code == "save-chain"
