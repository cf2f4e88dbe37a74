"""What the hooks change that came with islands, bodies, tolls and places: each one shown by a home-made piece of its own."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import EVERYWHERE, Game, Modifier, Toll
from swcore.conquest import Boost, Marker, Place, Use, fx
from swcore.testing import Scene, cost, income, legal
from tests.kernel.pieces import HILL, RATS, SWAMP, Answer, power, race, with_hooks

GNOLLS = "home.gnolls"
# a - b - c - d in a row, all empty regions cost 2
ROW = {"a": "forest edge", "b": "forest", "c": "forest mine", "d": "forest edge"}


def scene(hooks: dict[str, Answer], *more: Any, declined: str = "no", **extra: Any) -> Scene:
    """Return a board in a row on which a home-made race with some hooks may be put."""
    return Scene(ROW, with_pieces=[race(hooks, declined=declined), *more], **extra)


def coins(game: Game) -> list[int]:
    return list(game.play.state.coins)


def test_keep_says_how_many_tokens_stay_in_a_region() -> None:
    """Of 5 tokens in a region 2 come to hand when 3 must stay; with the rule of one it would be 4."""
    for keep, hand in ((3, 2), (1, 4)):
        one = scene({"conquest_keep": lambda view, army, keep=keep: Modifier(keep, "company", phase="floor")})
        one.army(0, GNOLLS, SWAMP, {"a": 5})
        game = one.turn(0)
        game.apply("expand")
        assert (one.tokens("a"), one.army_of(0).hand) == (keep, hand)


def test_a_toll_is_paid_to_the_other_seat_before_the_region_is_taken() -> None:
    one = scene({"conquest_toll": lambda view, army, attacker: Toll("bridge", 2, army.regions, "HOME-1", "the bridge")})
    one.army(0, RATS, HILL, {"a": 1}, hand=8)
    one.army(1, GNOLLS, SWAMP, {"b": 1, "d": 1})
    game = one.turn(0, "conquer")
    before = coins(game)
    parts = [(part.amount, part.reason, part.unit) for part in game.explain("conquer b")]
    assert (2, "the bridge", "coins") in parts
    game.apply("conquer b")
    assert coins(game) == [before[0] - 2, before[1] + 2]


def test_a_toll_that_cannot_be_paid_closes_the_region() -> None:
    one = scene({"conquest_toll": lambda view, army, attacker: Toll("bridge", 2, army.regions, "HOME-1", "the bridge")})
    one.army(0, RATS, HILL, {"a": 1}, hand=8)
    one.army(1, GNOLLS, SWAMP, {"b": 1})
    one.coins(0, 1)
    game = one.turn(0, "conquer")
    assert "conquer b" not in legal(game)
    (violation,) = game.violations("conquer b")
    assert (violation.code, violation.clauses) == ("toll", ("HOME-1",))


def test_a_boost_is_offered_beside_the_plain_conquest_and_changes_its_cost() -> None:
    cheaper = (Modifier(-1, "sprint").at(EVERYWHERE),)
    hooks = {"conquest_boosts": lambda view, army: None if view.uses(army, "sprint") else Boost("sprint", "HOME-1", 0, cheaper)}
    one = scene(hooks)
    one.army(0, GNOLLS, SWAMP, {"a": 1}, hand=4)
    game = one.turn(0, "conquer")
    assert {"conquer b", "conquer b sprint"} <= set(legal(game))
    game.apply("conquer b sprint")
    assert one.army_of(0).hand == 3
    assert one.state.conquests[-1].boosts == ("sprint",)
    assert not [text for text in legal(game) if "sprint" in text]


def test_a_use_is_offered_per_region_and_used_carries_it_out() -> None:
    hooks: dict[str, Answer] = {
        "conquest_uses": lambda view, army: Use("dig", 0b0100, "HOME-1") if not view.uses(army, "dig") else None,
        "conquest_used": lambda view, army, name, region: fx.coins(army.seat, region + 1, name),
    }
    one = scene(hooks)
    one.army(0, GNOLLS, SWAMP, {"a": 1}, hand=1)
    game = one.turn(0, "conquer")
    before = coins(game)[0]
    assert legal(game, "use") == ["use dig c"]
    game.apply("use dig c")
    assert coins(game)[0] == before + 3  # region number 2
    assert legal(game, "use") == []
    assert one.state.uses == ((one.army_of(0).id, "dig"),)


@pytest.mark.parametrize("keeps", [True, False])
def test_keeps_badge_leaves_the_badge_with_the_army_in_decline(keeps: bool) -> None:
    one = Scene(ROW, with_pieces=[power({"conquest_keeps_badge": lambda view, army: keeps})])
    army = one.army(0, RATS, "home.sly", {"a": 2})
    game = one.turn(0)
    game.apply("decline")
    assert one.state.armies[army.id].power == ("home.sly" if keeps else "")
    assert ("home.sly" in one.state.discard) is not keeps


def test_begin_is_called_before_the_troops_are_taken_up() -> None:
    """What it gives is a coin for each token on the board: all 3 are still there."""
    one = scene({"conquest_begin": lambda view, army: fx.coins(army.seat, army.placed, "muster")})
    one.army(0, GNOLLS, SWAMP, {"a": 3})
    game = one.turn(0)
    before = coins(game)[0]
    game.apply("expand")
    assert coins(game)[0] == before + 3
    assert one.army_of(0).hand == 2


def test_begin_is_called_in_the_turn_of_the_pick_too() -> None:
    one = scene({"conquest_begin": lambda view, army: fx.coins(army.seat, army.hand, "muster")})
    one.column((GNOLLS, SWAMP, 0), (RATS, HILL, 0))
    game = one.turn(0)
    before = coins(game)[0]
    game.apply(f"pick {GNOLLS}")
    assert coins(game)[0] == before + 9  # 5 of the banner and 4 of the badge are in hand


@pytest.mark.parametrize(("seat", "target", "gain"), [(0, "c", 1), (1, "b", 0)])
def test_witnessed_is_called_for_conquests_of_others_only(seat: int, target: str, gain: int) -> None:
    """The watcher of seat 1 is paid when another army conquers c; when it conquers b itself, nobody watches."""
    watch = {"conquest_witnessed": lambda view, army, attacker, conquest: fx.coins(army.seat, 1, "watch")}
    one = scene(watch)
    one.army(1, GNOLLS, SWAMP, {"a": 1}, hand=2)
    one.army(0, RATS, HILL, {"d": 1}, hand=2)
    game = one.turn(seat, "conquer")
    before = coins(game)[1]
    game.apply(f"conquer {target}")
    assert coins(game)[1] == before + gain


def test_lost_is_told_who_took_what_and_which_piece_kept_a_token() -> None:
    told: list[Any] = []

    def lost(view: Any, army: Any, attacker: int, region: int, spared: tuple[str, ...], conquest: Any) -> Any:
        told.append((attacker, region, spared))
        return fx.coins(army.seat, 2, "solace")

    save = Modifier(0, "nothing is lost", phase="set")
    one = scene({"conquest_lost": lost, "conquest_loss": lambda view, army, region, mode: save})
    attacker = one.army(0, RATS, HILL, {"a": 1}, hand=8)
    one.army(1, GNOLLS, SWAMP, {"b": 2, "d": 1})
    game = one.turn(0, "conquer")
    before = coins(game)[1]
    game.apply("conquer b")
    assert told == [(attacker.id, 1, (GNOLLS,))]
    assert coins(game)[1] == before + 2
    assert one.army_of(1).withdrawn == 2


def hidden_place(hooks: dict[str, Answer]) -> tuple[Any, Any]:
    """Return a place with some hooks, and the marker that lies face down on the mine until it is found."""
    shrine = with_hooks(Place, "home.shrine", hooks, tokens=None)
    stays: dict[str, Any] = {"leaves_on_conquest": False, "leaves_on_abandon": False, "leaves_on_decline": False}
    return shrine, Marker("home.veil", supply=1, starts_at="mine", hides=True, returns_to="none", **stays)


def test_found_is_called_when_the_region_of_a_hidden_place_is_taken() -> None:
    found = {"conquest_found": lambda view, army, region, place: fx.coins(army.seat, 3 if place == "home.shrine" else 0, "find")}
    one = Scene(ROW, with_pieces=[*hidden_place(found)])
    one.army(0, RATS, HILL, {"b": 1}, hand=4)
    game = one.turn(0, "conquer")
    before = coins(game)[0]
    assert one.marks("c") == ["home.veil"]
    game.apply("conquer c")
    assert one.marks("c") == ["home.shrine"]
    assert coins(game)[0] == before + 3


def test_a_place_lends_its_hooks_to_the_army_in_its_region_only() -> None:
    hooks = {"conquest_cost": lambda view, army: Modifier(-1, "shrine").at(view.ground.all)}
    one = Scene(ROW, with_pieces=[*hidden_place(hooks)])
    one.army(0, RATS, HILL, {"b": 1}, hand=4)
    game = one.turn(0, "conquer")
    assert cost(game, "a") == 2
    game.apply("conquer c")
    assert cost(game, "a") == 1


def test_redeploying_is_called_before_the_gains_of_the_redeployment() -> None:
    """Who is paid for each token in hand then gets 2, though a third one is gained in the same redeployment."""
    hooks: dict[str, Answer] = {
        "conquest_redeploying": lambda view, army: fx.coins(army.seat, army.hand, "rest"),
        "conquest_gain": lambda view, army: Modifier(1, "recruits"),
    }
    one = scene(hooks)
    one.army(0, GNOLLS, SWAMP, {"a": 1, "d": 1}, hand=2)
    game = one.turn(0, "conquer")
    before = coins(game)[0]
    game.apply("done")
    assert coins(game)[0] == before + 2
    assert one.army_of(0).hand == 3


def test_scored_is_called_once_the_income_is_paid() -> None:
    """The bank doubles what the seat owns then: the income of 1 region counts."""
    one = scene({"conquest_scored": lambda view, army: fx.coins(army.seat, view.coins(army), "interest")})
    one.army(0, GNOLLS, SWAMP, {"a": 1})
    one.coins(0, 4)
    game = one.turn(0, "conquer")
    game.apply("done")
    assert coins(game)[0] == 2 * (4 + 1)
    assert [part[:2] for part in income(game, 0)] == [(1, "regions")]  # the interest is not an income
