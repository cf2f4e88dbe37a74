"""The column, the stacks, and what comes back to them (SW-PICK-10 to 16)."""

from __future__ import annotations

import pytest

from swcore import Game, PluginError, load_plugins
from swcore.engine.ruleset import Ruleset
from swcore.hooks.discovery import load_installed
from swcore.testing import Scene, legal, tiny_map
from tests.conquest.table import INERT, MOST_STEPS_OF_A_TURN, RATS, idle_turn, play, public, random_steps, state

OPEN = {f"r{number:02}": "farmland edge" for number in range(24)}
Combo = tuple[str, str, int]
FOUR: tuple[Combo, ...] = (("base.elves", "base.merchant", 0), ("base.humans", "base.mounted", 0),
        ("base.giants", "base.alchemist", 0), ("base.trolls", "base.commando", 0))  # fmt: skip


@pytest.mark.clause("SW-PICK-10")
def test_combos_below_the_gap_move_up_with_their_coins_and_the_next_one_is_uncovered() -> None:
    scene = Scene(OPEN)
    scene.column(*FOUR, ("base.orcs", "base.stout", 2), ("base.wizards", "base.spirit", 3))
    scene.stacks(("base.dwarves", RATS), ("base.hill", "base.forest"))
    game = scene.turn(0, "army")
    play(game, "pick base.trolls")
    assert [tuple(combo) for combo in public(game)["column"][3:]] == [
        ("base.orcs", "base.stout", 2), ("base.wizards", "base.spirit", 3), ("base.dwarves", "base.hill", 0),
    ]  # fmt: skip
    assert (state(game).banners, state(game).badges) == ((RATS,), ("base.forest",))


@pytest.mark.clause("SW-PICK-11")
def test_fewer_than_six_combos_are_visible_when_the_banners_run_out() -> None:
    scene = Scene(OPEN)
    scene.column(*FOUR)
    scene.stacks((RATS,), ("base.hill", "base.forest", INERT))
    game = scene.turn(0, "army")
    play(game, "pick base.elves")
    assert [combo[0] for combo in public(game)["column"]] == ["base.humans", "base.giants", "base.trolls", RATS]
    idle_turn(game)
    play(game, "pick base.humans")
    assert [combo[0] for combo in public(game)["column"]] == ["base.giants", "base.trolls", RATS]


def _vanish(how: str, column: tuple[Combo, ...], banners: tuple[str, ...], badges: tuple[str, ...]) -> Game:
    """Let the declined Orcs of a seat lose their last token, and open the next turn."""
    scene = Scene(OPEN)
    scene.army(0 if how == "decline" else 1, "base.orcs", "", {"r01": 1}, declined=True)
    scene.army(0, RATS, INERT, {"r00": 4})
    scene.column(*column)
    scene.stacks(banners, badges)
    game = scene.turn(0)
    if how == "decline":
        return play(game, "decline")
    return play(game, "expand", "conquer r01", "done")  # 3 tokens in hand, all of them used


@pytest.mark.clause("SW-PICK-12", "SW-DECL-2", "SW-LOSS-10")
@pytest.mark.case("CASE-SW-28")
@pytest.mark.parametrize("how", ["decline", "conquest"])
def test_a_banner_that_comes_back_goes_under_the_stack(how: str) -> None:
    six = (*FOUR, ("base.dwarves", "base.stout", 0), ("base.wizards", "base.spirit", 0))
    game = _vanish(how, six, ("base.ghouls", "base.tritons"), ("base.hill", "base.forest"))
    assert state(game).banners == ("base.ghouls", "base.tritons", "base.orcs")
    assert state(game).column == six


@pytest.mark.clause("SW-PICK-12", "SW-PICK-13", "SW-PICK-16", "INT-41", "SW-LOSS-10")
@pytest.mark.case("CASE-SW-28")
@pytest.mark.parametrize("how", ["decline", "conquest"])
def test_without_a_stack_it_takes_the_lowest_free_place_with_the_top_badge(how: str) -> None:
    game = _vanish(how, FOUR, (), ("base.hill", "base.forest"))
    assert state(game).column == (*FOUR, ("base.orcs", "base.hill", 0))
    assert state(game).badges == ("base.forest",)
    assert game.pending == (1,)
    assert sum(part.amount for part in game.explain("pick base.orcs")) == 4  # four above; an empty place costs nothing
    play(game, "pick base.orcs")
    assert public(game, 1)["coins"][1] == 5 - 4


@pytest.mark.clause("SW-PICK-14", "SW-DECL-3")
@pytest.mark.case("CASE-SW-28")
def test_the_badge_of_a_declining_army_is_discarded() -> None:
    game = _vanish("decline", FOUR, (), ("base.hill", "base.forest"))
    assert state(game).discard == (INERT,)


@pytest.mark.clause("SW-PICK-14")
@pytest.mark.case("CASE-SW-28")
def test_discarded_badges_are_shuffled_only_when_the_stack_is_out() -> None:
    discard = ("base.forest", "base.stout", "base.spirit", "base.flying")
    scene = Scene(OPEN)
    scene.column(*FOUR, ("base.orcs", "base.hill", 0), ("base.wizards", INERT, 0))
    scene.stacks(("base.dwarves", RATS, "base.ghouls"), ("base.wealthy",), discard)
    game = scene.turn(0, "army")
    step = game.apply("pick base.elves")
    assert public(game)["column"][5] == ["base.dwarves", "base.wealthy", 0]
    assert (step.chance, public(game)["discard"]) == ((), list(discard))  # the stack is out, but no badge is wanted yet
    idle_turn(game)
    step = game.apply("pick base.humans")
    assert [stream for stream, _ in step.chance] == ["badges"]
    race, badge, _ = public(game)["column"][5]
    assert (race, public(game)["discard"]) == (RATS, [])
    assert sorted((badge, *state(game).badges)) == sorted(discard)


@pytest.mark.clause("SW-PICK-15")
@pytest.mark.parametrize("seats", [2, 5])
def test_banners_are_shuffled_once_in_a_game(seats: int) -> None:
    game = Game.new("small-world", seats, seed=11)
    for _ in random_steps(game, seed=3):
        pass
    assert None in state(game).armies  # at least one banner has come back
    shuffles = [place for place, step in enumerate(game.log) for stream, _ in step.chance if stream == "banners"]
    assert shuffles == [0]


def _in_use(game: Game) -> int:
    """Return how many banners are with a player, active or declined."""
    return sum(army is not None and army.seat is not None for army in state(game).armies)


def _crowd(game: Game) -> None:
    """Play a turn: the top combo is picked, a new army takes one empty region, and declines in its next turn."""
    turn = state(game).turn
    for _ in range(MOST_STEPS_OF_A_TURN):
        if state(game).turn != turn:
            return
        texts = legal(game)
        wanted = ["decline"] if "expand" in texts else legal(game, "pick")
        if not game.play.view.conquests:
            spots = zip(state(game).ground.names, state(game).tokens, strict=True)
            wanted += [f"conquer {name}" for name, tokens in spots if not tokens]
        wanted.append("done")
        game.apply(next((text for text in wanted if text in texts), texts[-1]))
    raise AssertionError(f"the turn does not end: {texts}")


@pytest.mark.clause("INT-40", "INT-42", "SW-PICK-11", "SW-POWER-SPIRIT-2")
def test_with_five_players_three_combos_stay_visible_and_a_pick_finds_four() -> None:
    game = Game.new("small-world", 5, map=tiny_map(OPEN), featured=("base.spirit",))
    seen: dict[str, list[int]] = {"visible": [], "at a pick": [], "badges held": []}
    for _ in range(5 * 6):  # pick, decline, three times over
        seen["visible"].append(len(state(game).column))
        if legal(game, "pick"):
            seen["at a pick"].append(len(state(game).column))
        _crowd(game)
        seen["badges held"].append(sum(bool(army and army.power) for army in state(game).armies))
        assert len(state(game).column) + len(state(game).banners) + _in_use(game) == 14
    assert min(seen["visible"]) == 14 - (2 * 5 + 1)
    assert min(seen["at a pick"]) == 14 - 2 * 5
    assert max(seen["badges held"]) == 5 + 1  # of 20; 6 more lie in the column
    assert sum(stream == "badges" for step in game.log for stream, _ in step.chance) == 2  # at set-up and once more


def _content(races: tuple[str, ...], spirit: bool) -> Ruleset:
    """Return the rules with these races only, with or without the Spirit badge."""
    pieces = [
        piece
        for piece in load_installed().pieces
        if piece.kind in ("rulebook", "natives", "marker")
        or piece.id in races
        or (piece.kind == "power" and (spirit or piece.id != "base.spirit"))
    ]
    return load_plugins("small-world", pieces=pieces)


SMALL = (RATS, "base.humans", "base.wizards", "base.dwarves", "base.giants", "base.tritons", "base.orcs")


@pytest.mark.clause("INT-83")
@pytest.mark.parametrize(("seats", "banners", "spirit"), [(2, 4, False), (2, 5, True), (3, 6, False), (3, 7, True)])
def test_with_the_smallest_set_of_banners_a_pick_always_finds_a_combo(seats: int, banners: int, spirit: bool) -> None:
    rules = _content(SMALL[:banners], spirit)
    featured = ("base.spirit",) if spirit else ()
    for seed in range(4):
        game = Game.new(rules, seats, seed=seed, map=tiny_map(OPEN), featured=featured)
        for _ in range(seats * 9):
            if legal(game, "pick"):
                assert len(state(game).column) >= 1
            _crowd(game)
        assert _in_use(game) >= 2 * seats - 1


@pytest.mark.clause("INT-83")
@pytest.mark.parametrize(("seats", "banners", "spirit"), [(2, 3, False), (2, 4, True), (3, 5, False), (3, 6, True)])
def test_content_with_fewer_banners_is_refused(seats: int, banners: int, spirit: bool) -> None:
    rules = _content(SMALL[:banners], spirit)
    with pytest.raises(PluginError, match=f"at least {banners + 1} races, and here are {banners}") as caught:
        Game.new(rules, seats, map=tiny_map(OPEN))
    assert caught.value.code == "too-few-combos"


@pytest.mark.clause("INT-83", "SW-PICK-14")
def test_content_with_few_badges_shows_as_many_combos_as_it_has_badges() -> None:
    rules = load_plugins(
        "small-world",
        pieces=[
            piece
            for piece in load_installed().pieces
            if piece.kind in ("rulebook", "natives", "marker", "race") or piece.id in ("base.hill", INERT, "base.forest")
        ],
    )
    game = Game.new(rules, 2, map=tiny_map(OPEN))
    for visible in (2, 1):  # a badge is with each army; 3 exist
        assert len(state(game).column) == visible + 1
        _crowd(game)
        assert len(state(game).column) == visible
    _crowd(game)  # a decline frees a badge, and the next combo is laid
    assert len(state(game).column) == 2
