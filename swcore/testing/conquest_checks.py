"""Checks that hold in every position of a conquest game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from swcore.conquest.armies.garrison import in_hand
from swcore.conquest.armies.leaving import LEAVE
from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.content.borrowing import race_tokens
from swcore.conquest.position.actions import DIE, Conquer
from swcore.conquest.position.places import HAND, STOCK
from swcore.conquest.position.state import ConquestState
from swcore.game.game import Game
from swcore.testing.checks import check_position, laid_out


def check_conquest(game: Game) -> None:
    """Run every check, those of the kernel included."""
    check_position(game)
    check_tokens(game)
    check_markers(game)
    check_faces(game)
    check_regions(game)
    check_coins(game)
    check_combos(game)
    check_targets(game)


def check_tokens(game: Game) -> None:
    """No race token is lost or made: tray, hands, board and set-aside tokens add up to the supply (SW-DEF-3)."""
    state: ConquestState = game.play.state
    total = dict(state.tray)
    assert min(total.values(), default=0) >= 0, f"the tray went below zero: {total}"
    for army in state.armies:
        if army is not None:
            places = army.hand, army.withdrawn, army.aside, army.placed, *army.pools.values()
            assert min(places) >= 0, f"{army.race} of seat {army.seat} has a negative number of tokens somewhere: {places}"
            total[army.race] += sum(places)
    for race, (tokens, _, _) in state.laid.items():
        total[race] += tokens
    exist = race_tokens(game.ruleset)
    for race, count in total.items():
        supply: int = exist[race] if race in exist else game.ruleset.pieces[race].supply  # type: ignore[attr-defined]
        supply += state.extra.get(race, 0)
        assert count == supply, f"{race} has {count} tokens, not {supply}"


def check_markers(game: Game) -> None:
    """No marker is lost or made, and no region holds more than its limit (SW-SETUP-15)."""
    state: ConquestState = game.play.state
    markers = game.ruleset.compiled.markers
    total = dict(state.supply)
    for _, marks, _ in state.laid.values():
        for marker, count in marks:
            total[marker] += count
    for army in state.armies:
        if army is None:
            continue
        assert army.seat is not None or not army.stock, f"{army.race} belongs to nobody and holds markers: {army.stock}"
        for marker, count in army.stock.items():
            total[marker] += count
    for region, marks in enumerate(state.marks):
        names = [marker for marker, _ in marks]
        for marker in set(names):
            total[marker] += names.count(marker)
            limit = markers[marker].per_region
            assert limit is None or names.count(marker) <= limit, f"too many of {marker} in {state.ground.names[region]}"
    for marker, count in total.items():
        gone = markers[marker].returns_to == "none" or bool(markers[marker].faces)  # a face that is shown goes out of the game
        exist = len(game.ruleset.of_kind("place")) if markers[marker].hides else markers[marker].supply
        assert count == exist or (gone and count < exist), f"{marker}: {count} left"


def check_faces(game: Game) -> None:
    """Every face that a seat has chosen lies there, hidden, and only that seat sees it."""
    state: ConquestState = game.play.state
    for seat, own in enumerate(state.secrets):
        assert own.items() <= state.faces.items(), f"seat {seat} knows {own}, and hidden are {state.faces}"
    for seat in (*range(state.seats), None) if state.secrets and not state.ranking else ():
        seen = game.play.seen(seat)["secrets"]
        assert [other for other, own in enumerate(seen) if own is not None] == [seat][: seat is not None], f"{seat} sees {seen}"


def check_regions(game: Game) -> None:
    """One army per region, with at least one token or body; water only where a piece opened it; masks fit."""
    state: ConquestState = game.play.state
    for region, owner in enumerate(state.owner):
        name, tokens = state.ground.names[region], state.tokens[region]
        held = tokens > 0 or state.bodies[region] > 0
        assert (owner >= 0) == held, f"{name} holds {tokens} tokens and belongs to army {owner}"
        assert owner < 0 or state.armies[owner] is not None, f"{name} belongs to an army that has left"
        if owner >= 0 and not state.army(owner).declined:
            hidden = [marker for marker, _ in state.marks[region] if state.ground.tables.markers[marker].hides]
            assert not hidden, f"{name} belongs to an active army, and {hidden[0]} still lies face down there"
    seen = 0
    for army in state.armies:
        if army is not None:
            assert not army.regions & seen, "two armies in one region"
            seen |= army.regions
            if army.declined and army.seat is not None:
                tokens = army.placed + army.hand + army.withdrawn
                hears = (LEAVE.name, army.id) in state.stack  # of the loss of its last region
                assert tokens or hears, f"{army.race} is in decline without a token, and still in the game (SW-LOSS-10)"
    for seat in range(state.seats):
        actives = [army for army in state.armies if army is not None and army.seat == seat and not army.declined]
        assert len(actives) <= 1, "a seat has two active armies (SW-DEF-2)"


def check_coins(game: Game) -> None:
    """Nobody owes coins, and what the seats own is what they began with and the public payments since."""
    state: ConquestState = game.play.state
    assert min(state.coins) >= 0, f"a seat owes coins: {state.coins}"
    assert min(state.purses.values(), default=0) >= 0, f"a race of nobody owes coins: {state.purses}"
    if game.play.sink is None and game.history.kept:
        begun: Any = next(game.replay())[1]
        owned, purses = list(begun.coins), dict(begun.purses)
        for step in game.log[1:]:
            for event in step.events:
                if event[0] == "coins":
                    owned[event[1]] += event[2]
                    told = sum(part[0] for part in event[3])
                    assert event[2] == told, f"a payment of {event[2]} coins has parts that make {told}"
                elif event[0] == "purse":
                    purses[event[1]] = purses.get(event[1], 0) + event[2]
        assert owned == state.coins, f"the seats own {state.coins}, by the payments it is {owned}"
        assert purses == state.purses, f"races of nobody own {state.purses}, by the payments it is {purses}"


def check_combos(game: Game) -> None:
    """Every banner and badge is in exactly one place (SW-PICK-12, SW-PICK-14)."""
    state: ConquestState = game.play.state
    natives = game.ruleset.compiled.natives
    armies = [army for army in state.armies if army is not None and army.race not in natives]
    banners = [*state.banners, *(combo[0] for combo in state.column), *(army.race for army in armies)]
    badges = [*state.badges, *state.discard, *(combo[1] for combo in state.column)]
    badges += [army.power for army in armies if army.power]
    powers = [power.id for power in game.ruleset.of_kind("power")]
    undealt = {race.id for race in game.ruleset.of_kind("race") if not race.dealt}  # type: ignore[attr-defined]
    banners = [race for race in banners if race not in undealt]
    races = [race for race in race_tokens(game.ruleset) if race not in undealt]
    for kind, found, wanted in (("race", banners, races), ("power", badges, powers)):
        odd = sorted(set(Counter(found).items()) ^ {(id, 1) for id in wanted})
        assert not odd, f"every {kind} is in one place, but (id, places) differ for {odd}"
    if game.history.kept and not laid_out(game):  # a scene may show fewer
        most = game.ruleset.book.combos  # type: ignore[attr-defined]
        assert len(state.column) >= most or not state.banners, f"the column shows {len(state.column)} combos, not {most}"


def check_targets(game: Game) -> None:
    """Legal means no violations, over all regions and modes; the parts of a cost fold to the number."""
    state: ConquestState = game.play.state
    asked = game.play.question()
    if asked is None or asked.kind != ConquerRegions.kind:
        return
    legal = {action.text for action in game.legal_actions()}
    army = state.army(asked.army)
    hand = in_hand(state, army)
    ways = {(), (DIE,), *(action.words for action in game.legal_actions() if isinstance(action, Conquer))}
    for region in state.ground.names:
        for words in sorted(ways):
            action = Conquer.of(region, *words)
            found = game.violations(action)
            assert (action.text in legal) == (not found), f"{action} legal: {action.text in legal}, violations: {found}"
            for violation in found:
                assert violation.message, f"a violation of {action} says nothing"
        cost = explained(game, Conquer.of(region))
        if f"conquer {region}" in legal:
            assert 1 <= cost <= hand, f"{region} costs {cost} with {hand} in hand, and yet it may be conquered"
        if f"conquer {region} {DIE}" in legal:
            assert cost > hand, f"{region} costs {cost} with {hand} in hand, and yet it is for the die"
    conquests = [action for action in game.legal_actions() if isinstance(action, Conquer)]
    if conquests:  # one of them, for each takes a copy of the game
        _check_use(game, conquests[state.turn * 7 % len(conquests)])


def explained(game: Game, action: Conquer) -> int:
    """Return the tokens that an explanation adds up to."""
    return sum(part.amount for part in game.explain(action) if part.unit == "tokens")


def _check_use(game: Game, action: Conquer) -> None:
    """A conquest uses the tokens that its explanation says; the die decides whether those in hand suffice (SW-DIE-5)."""
    hand = in_hand(game.play.state, game.play.state.army(game.play.question().army))
    copy, told = game.clone().play, explained(game, action)
    copy.sink = []
    try:
        copy.apply(None, action)
    except Exception:  # a piece that fails is named when the action is taken
        return
    markers = copy.ruleset.compiled.markers
    moved = (event for event in copy.sink if event[0] == "marker" and event[3] == STOCK and event[4] >= 0)
    bodies = sum(event[5] for event in moved if "conquer" in markers[event[1]].counts)
    own = game.play.question().army  # others may conquer in the same step, such as a people of nobody
    used = next(((event[1], event[2] + bodies) for event in copy.sink if event[0] == "conquest" and event[3].army == own), None)
    rolls = [pips for stream, pips in copy.chance if stream == "die"]
    pips = next((event[3] for event in copy.sink if event[0] == "rolled"), rolls[0] if rolls else None)
    if pips is None and (action.mode == DIE or used is None):
        return  # somebody is asked before anything is rolled
    if pips is not None and action.mode != DIE:  # rolled once the region was named
        if used is not None:
            assert used[1] <= told <= used[1] + pips, f"{action} costs {told} before the roll, and used are {used}"
    elif pips is not None:
        least = max([part.amount for part in game.explain(action) if part.unit == "pips"], default=0)
        wanted = (HAND, hand) if hand + pips >= told and pips >= least else None
        assert used == wanted, f"{action} for {told} with {hand} in hand and {pips} rolled: (source, tokens) are {used}"
    else:
        source = used[0] if used else HAND  # those from the tray are not explained
        assert used == (source, told) or source != HAND, f"{action} costs {told}, and (source, tokens) are {used}"
