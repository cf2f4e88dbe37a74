"""A7: a save of any bytes is read or refused at once; counted in what is done, as clocks differ."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Game, SaveError
from swcore.saves import members
from swcore.saves.format import MAX_BYTES, MAX_LINE
from swcore.saves.reader import scan
from swcore.text.resources import schema
from tests.kernel.test_save import chained, rows
from tests.shared.rulesets import dice_rules


def save(*deeds: str) -> list[dict[str, Any]]:
    game = Game.new(dice_rules(), 2, seed=3)
    for deed in deeds:
        game.apply(deed)
    return rows(game.save())


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows by every action that is carried out and every question to the schema."""
    done: list[str] = []
    apply, validator = Game.apply, members._validator

    def applied(self: Game, action: Any, seat: int | None = None) -> Any:
        done.append(str(action))
        return apply(self, action, seat)

    def asked(part: str) -> Any:
        done.append(part)
        return validator(part)

    monkeypatch.setattr(Game, "apply", applied)
    monkeypatch.setattr(members, "_validator", asked)
    return done


def back_and_forth(times: int) -> str:
    """A save of one step that was done and taken back so many times, and then another."""
    begun = save("count")
    do, undone = save("count", "roll")[-1], {"seat": 1, "undo": "roll", "state": begun[-1]["state"]}
    return chained([*begun, *[do, undone] * times, save("count", "count")[-1]]) + "\n"


def test_a7_what_was_taken_back_is_not_carried_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = back_and_forth(6_000)
    assert len(text) > 1_000_000
    done = counted(monkeypatch)
    game = Game.load(text, dice_rules())
    assert done == ["header", "count", "count"]
    assert [str(step.action) for step in game.log[1:]] == ["count", "count"]
    assert game.save() == chained(save("count", "count")) + "\n"


def test_a7_the_lines_of_what_was_taken_back_are_held_by_the_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    text = back_and_forth(20)
    lines = text.split("\n")
    with pytest.raises(SaveError, match="its chain does not fit"):
        Game.load("\n".join([*lines[:9], lines[9].replace("roll", "mixx"), *lines[10:]]), dice_rules())


@pytest.mark.parametrize("change", [{"undo": "mix"}, {"state": "0" * 16}, {"seat": 0}])
def test_a7_relative_an_undoing_that_does_not_fit_is_refused_with_its_line(change: dict[str, Any]) -> None:
    lines = rows(back_and_forth(20))
    lines[8].update(change)
    assert "undo" in lines[8]
    with pytest.raises(SaveError) as caught:
        Game.load(chained(lines), dice_rules())
    assert (caught.value.code, caught.value.details["line"]) == ("save-diverged", 9)
    found = Game.recover(chained(lines), dice_rules())
    assert (found.steps, [str(step.action) for step in found.game.log[1:]]) == (7, ["count", "roll"])


def test_a7_relative_many_steps_that_are_all_taken_back_are_found_one_by_one() -> None:
    """Of two seats in turn: to look for the last step of a seat from the end each time would take millions of looks."""
    mine = [{"seat": 1, "do": "count", "chance": [], "state": "0" * 16}] * 5_000
    others = [{**mine[0], "seat": 0}] * 5_000
    undone = [{"seat": 1, "undo": "count", "state": "0" * 16}] * 5_000
    found = scan(chained([*save(), *mine, *others, *undone]).encode())
    from swcore.saves.course import course_of, standing

    assert len(standing(found.lines)) == 1 + 5_000
    assert len(course_of(found.lines).undone) == 5_000


FILLINGS = {
    "empty lines": b"\n",
    "blank lines": b" \t\n",
    "lines of another system": b"\r\n",
    "comments": b"#\n",
    "comments and blanks": b"#\n \n",
    "spaces": b" ",
    "one comment": b"#",
}


@pytest.mark.parametrize("what", FILLINGS)
@pytest.mark.parametrize("first", [True, False])
def test_a7_what_does_not_count_is_skipped_as_a_whole(monkeypatch: pytest.MonkeyPatch, what: str, first: bool) -> None:
    text = chained(save("roll", "count")).encode() + b"\n"
    room = MAX_BYTES - len(text) - 1
    filling = FILLINGS[what] * (room // len(FILLINGS[what]))
    whole = filling + b"\n" + text if first and what != "spaces" else text + filling
    assert MAX_BYTES - 20 < len(whole) <= MAX_BYTES
    from swcore.saves import reader

    seen: list[int] = []
    read = reader._read

    def noted(row: bytes, number: int, *more: Any) -> Any:
        seen.append(number)
        return read(row, number, *more)

    monkeypatch.setattr(reader, "_read", noted)
    found = scan(whole)
    assert len(seen) == 4
    assert [line.number for line in found.lines] == seen[1:]
    assert seen[0] == (filling.count(b"\n") + 2 if whole.startswith(filling) else 1)
    assert found.end == len(whole)


def test_a7_a_plain_line_is_not_shown_to_the_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    text = chained(save(*["count"] * 200)).encode()
    done = counted(monkeypatch)
    scan(text)
    assert done == ["header"]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 17) | st.floats() | st.text(max_size=3), lambda inner: st.lists(inner, max_size=3)
)
HASH = st.sampled_from(["0123456789abcdef", "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef\n", ""]) | JUNK
ROWS = st.fixed_dictionaries(
    {"seat": st.integers(-2, 17) | st.sampled_from([0.0, 2.0, 2.5, True, "1"]) | JUNK, "state": HASH, "chain": HASH},
    optional={
        "do": st.text(max_size=5) | st.just("x" * 400) | st.just("x" * 401) | JUNK,
        "undo": st.text(max_size=5) | st.just("x" * 401) | JUNK,
        "chance": st.lists(st.tuples(st.text(max_size=66) | JUNK, JUNK).map(list) | JUNK, max_size=3) | JUNK,
        "more": JUNK,
    },
)


@settings(max_examples=150)
@given(ROWS)
def test_a7_a_line_is_plain_exactly_when_the_schema_has_nothing_to_say(row: dict[str, Any]) -> None:
    part = "undo" if "undo" in row else "step"
    assert members.is_plain(row) == members._validator(part).is_valid(row)


def test_a7_the_limits_of_plain_lines_are_those_of_the_schema() -> None:
    parts = schema("save")["$defs"]
    step = parts["step"]["properties"]
    assert (step["seat"]["maximum"], step["do"]["maxLength"], step["chance"]["maxItems"]) == (
        members._SEATS,
        members._LETTERS,
        members._OUTCOMES,
    )
    assert step["chance"]["items"]["prefixItems"][0]["maxLength"] == members._STREAM
    assert set(step) == members._STEP
    assert set(parts["undo"]["properties"]) == members._UNDO


@pytest.mark.parametrize("chance", [[["die", [1] * 100_000]], [["die", "x" * 200_000]], [["x" * 60, 1]] * 2_000])
def test_a7_a_step_with_very_many_outcomes_is_refused_before_it_is_read(chance: Any) -> None:
    lines = save("roll", "count")
    lines[2]["chance"] = chance
    with pytest.raises(SaveError) as caught:
        Game.load(chained(lines), dice_rules())
    assert (caught.value.code, caught.value.details["line"]) == ("save-damaged", 3)
    assert len(caught.value.message) < 300
    assert Game.recover(chained(lines), dice_rules()).steps == 1


def test_a7_a_step_that_could_not_be_read_again_is_not_written() -> None:
    from swcore.saves.format import chained as written

    row = {"seat": 0, "do": "roll", "chance": [["die", "x" * MAX_LINE]], "state": "0" * 16}
    with pytest.raises(SaveError) as caught:
        written([row], "0" * 16)
    assert caught.value.code == "save-line"


WIDE = "x" * 2_000_000


@pytest.mark.parametrize(
    "change",
    [
        {"engine": WIDE},
        {"game": WIDE},
        {"edition": WIDE},
        {"map": WIDE},
        {"seed": "f" * 2_000_000},
        {"options": dict.fromkeys(map(str, range(20_000)), 1)},
        {"options": {f"o{number}": "x" * 30_000 for number in range(200)}},
        {"pieces": {f"a.p{number}": "" for number in range(20_000)}},
        {"pieces": {f"a.p{number}": "x" * 400 for number in range(2_000)}},
        {"packs": {WIDE: WIDE}},
        {"featured": ["a.b"] * 100_000},
        {WIDE: 1},
    ],
    ids=lambda change: next(iter(change))[:10],
)
def test_a7_whatever_a_header_holds_the_message_stays_short(change: dict[str, Any]) -> None:
    lines = save("roll")
    lines[0].update(change)
    for ruleset in (dice_rules(), None):
        with pytest.raises(SaveError) as caught:
            Game.recover(chained(lines), ruleset)
        assert len(str(caught.value)) < 6_000


def test_a5_relative_a_save_with_nan_is_no_json() -> None:
    lines = save("roll")
    lines[2]["chance"] = [["die", float("nan")]]
    with pytest.raises(SaveError) as caught:
        Game.load(chained(lines), dice_rules())
    assert caught.value.message == "Line 3 of the save is not a JSON object."
    lines = save("roll")
    lines[0]["options"] = {"a": float("inf")}
    with pytest.raises(SaveError, match="Line 1 of the save is not a JSON object"):
        Game.load(chained(lines), dice_rules())


def test_a_header_that_says_a_thing_twice_is_refused() -> None:
    text = chained(save("roll"))
    with pytest.raises(SaveError, match="Line 1 of the save is not a JSON object"):
        Game.load(text.replace('"seats":2', '"seats":2,"seats":3', 1), dice_rules())
    assert json.loads(text.split("\n", maxsplit=1)[0])["seats"] == 2
