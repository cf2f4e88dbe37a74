"""Counts of action sequences: by hand where arithmetic reaches, else as recorded.

After a wanted change run scripts/perft.py --write.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from scripts import perft as script
from scripts.perft import DEPTHS, LATER, OPENING, Position, begin, check, positions, rules, seats_of, told, written
from swcore import Game, Ruleset
from swcore.testing import Scene, divide, outcomes, perft
from tests.perft.by_hand import BADGES, BANNERS, COMBOS, SEATS, Land, fresh

PAIRS = [(race, power) for race in BANNERS for power in BADGES]
LAKES, ATTEMPT = "flying_may_take_lakes", "final_attempt_limit"


@cache
def ruleset() -> Ruleset:
    return rules()


def at(board: str, race: str, power: str) -> Position:
    return Position(board, f"base.{race}", f"base.{power}")


def test_the_file_holds_each_combo_on_each_map() -> None:
    known = set(written())
    assert len(PAIRS) == 280
    assert known == {at(board, *pair) for board in SEATS for pair in PAIRS} | {
        Position(board, name, "-") for board in SEATS for name in (OPENING, LATER)
    }
    assert list(written()) == list(positions(ruleset()))


@pytest.mark.clause("SW-FIRST-1", "SW-FIRST-4", "SW-CONQ-1", "SW-CONQ-3", "SW-CONQ-4")
@pytest.mark.parametrize("board", SEATS)
def test_the_first_actions_of_every_combo_are_those_counted_by_hand(board: str) -> None:
    land, known = Land(board), written()
    assert seats_of(ruleset(), board) == land.seats
    for race, power in PAIRS:
        assert known[at(board, race, power)][0] == fresh(land, race, power).options(), (race, power)


@pytest.mark.clause("SW-CONQ-6", "SW-CONQ-9", "SW-CONQ-11", "SW-DIE-2", "SW-TURN-6")
@pytest.mark.parametrize("board", SEATS)
def test_the_first_two_actions_of_every_combo_are_those_counted_by_hand(board: str) -> None:
    land, known = Land(board), written()
    for race, power in PAIRS:
        assert known[at(board, race, power)][1] == fresh(land, race, power).two_actions(), (race, power)


@pytest.mark.clause("SW-PICK-1", "SW-PICK-2", "SW-SETUP-7", "SW-SETUP-11")
@pytest.mark.parametrize("board", SEATS)
def test_the_opening_has_six_picks_and_then_what_each_combo_may_do(board: str) -> None:
    land, known = Land(board), written()
    combos = list(zip(sorted(BANNERS), sorted(BADGES), strict=False))[:COMBOS]
    armies = [fresh(land, *combo) for combo in combos]
    one, two, three = known[Position(board, OPENING, "-")]
    assert one == COMBOS
    assert two == sum(army.options() for army in armies)
    # Three actions: the coins laid on other combos and the combo that comes up change nothing for the seat that has picked, and
    # the next seat may still pay for each of the six.
    assert three == sum(army.two_actions() for army in armies)


@pytest.mark.parametrize("board", SEATS)
def test_the_counts_are_those_of_the_file(board: str) -> None:
    known = written()
    for position in positions(ruleset()):
        if position.map == board:
            game = begin(ruleset(), position)
            for depth in DEPTHS[:2]:
                count = known[position][depth - 1]
                assert perft(game, depth) == count, told(game, position, depth, count)


@pytest.mark.long
def test_the_counts_of_three_actions_are_those_of_the_file() -> None:
    assert list(check(ruleset())) == []


@pytest.mark.clause("ED-22", "ED-42")
@pytest.mark.parametrize("board", SEATS)
def test_the_counts_by_hand_hold_for_every_choice_of_options(board: str) -> None:
    """Options of other rules, whatever they are set to, change nothing here."""
    land, rng = Land(board), random.Random(board)
    for race, power in rng.sample(PAIRS, 40) + [(race, "flying") for race in BANNERS]:
        chosen = {name: rng.choice(option.values) for name, option in ruleset().options.items()}
        game = begin(ruleset(), at(board, race, power), options=chosen)
        attempt_to = 3 if chosen.get(ATTEMPT) == "cost_3" else None
        army = fresh(land, race, power, lakes=chosen.get(LAKES) is True, attempt_to=attempt_to)
        assert perft(game, 1) == army.options(), (race, power, chosen)
        assert perft(game, 2) == army.two_actions(), (race, power, chosen)


def two_regions(hand: int) -> Game:
    """Return the turn of an army that holds one region; the next one costs 3. The other seat is to pick one of two combos."""
    scene = Scene({"a": "farmland edge", "b": "mountain edge"}, seats=2)
    scene.army(0, "base.ratmen", "base.hill", {"a": 1}, hand=hand)
    scene.column(("base.orcs", "base.forest", 0), ("base.elves", "base.swamp", 0))
    return scene.turn(0, "conquer")


@pytest.mark.clause("SW-DIE-1", "SW-DIE-2")
def test_a_die_branches_once_per_distinct_face_and_leaves_the_position_alone() -> None:
    game = two_regions(hand=1)
    before = game.digest()
    after = list(outcomes(game, game.parse("conquer b die"), 0))
    assert len(after) == 4
    assert sorted(copy.play.state.owner[1] >= 0 for copy in after) == [False, False, True, True]  # 2 and 3 reach, 0 and 1 do not
    assert game.digest() == before
    assert len({copy.digest() for copy in after}) == 2  # what was rolled makes no difference beyond that


def test_counts_per_action_add_up_to_the_count() -> None:
    game = two_regions(hand=1)
    # Conquer b with the die, abandon a, or stop: three actions.
    assert divide(game, 1) == {"abandon a": 1, "conquer b die": 1, "done": 1}
    assert perft(game, 0) == 1
    assert perft(game, 1) == 3
    # Four faces; after each the tokens lie as they must, and the other seat picks one of two. The same without an attempt.
    # Without a region two tokens are in hand: a may be taken again for 2, b (3) be tried with the die, or nothing be done.
    assert divide(game, 2) == {"abandon a": 3, "conquer b die": 4 * 2, "done": 1 * 2}
    assert sum(divide(game, 2).values()) == perft(game, 2)


def test_a_count_that_differs_is_told_per_action() -> None:
    game = two_regions(hand=1)
    text = told(game, Position("tiny", "base.ratmen", "base.hill"), 1, 4)
    assert text.splitlines()[0] == "tiny base.ratmen base.hill, 1 actions: 3, in the file 4; by first action:"
    assert [line.split(maxsplit=1) for line in text.splitlines()[1:]] == [
        ["1", "abandon a"],
        ["1", "conquer b die"],
        ["1", "done"],
    ]


def test_the_script_names_the_position_that_differs_and_ends_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = at("base-2p", "orcs", "hill")
    right = fresh(Land("base-2p"), "orcs", "hill").options()
    wrong = tmp_path / "counts.txt"
    wrong.write_text(f"# a comment\n\n{' '.join(one)} {right + 1} 0 0\n", encoding="utf-8")
    monkeypatch.setattr(script, "FILE", wrong)
    monkeypatch.setattr(script, "positions", lambda _: iter([one]))
    monkeypatch.setattr("sys.argv", ["perft.py"])
    with pytest.raises(SystemExit) as ended:
        script.main()
    assert ended.value.code == 1
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == f"{' '.join(one)}, 1 actions: {right}, in the file {right + 1}; by first action:"
    assert len(lines) == right
    assert all(line.split()[0] == "1" for line in lines)
