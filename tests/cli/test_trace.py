"""`swcore trace`: the calls of a piece's hooks, their answers, and what these change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, Modifier, Ruleset, hookimpl, load_plugins
from swcore.bots import make_bot
from swcore.cli.tracing.games import chooser
from swcore.cli.tracing.words import Teller
from swcore.conquest import Army, Race, View, fx
from swcore.hooks.watching import watched
from swcore.testing.trace import ACTED, ASKED, ENDED, Moment, Tracer
from tests.cli.conftest import Run
from tests.shared.rulesets import rules

EXAMPLES = Path(__file__).parents[2] / "examples"


def traced(ruleset: Ruleset, piece: str, seed: int, bots: tuple[str, ...] = ("greedy", "greedy")) -> tuple[Tracer, list[Moment]]:
    tracer = Tracer(ruleset, [piece], Teller(ruleset, "en").tell)
    featured = [piece] if ruleset.pieces[piece].kind in ruleset.book.featured_kinds else []
    return tracer, list(tracer.play(len(bots), chooser(ruleset, bots, [piece], seed), seed=seed, featured=featured))


def test_what_a_cost_changes_is_told_by_action() -> None:
    """One token less for every region (SW-POWER-COMMANDO-1), and the least is one."""
    tracer, moments = traced(rules(), "base.commando", 1)
    numbers = [one for moment in moments if moment.kind == ASKED and moment.change for one in moment.change.numbers]
    assert len(numbers) > 20
    assert all(text.startswith("conquer ") and (mine, theirs) in ((theirs - 1, theirs), (1, 1)) for text, mine, theirs in numbers)
    (call,) = {call for moment in moments for call, _ in moment.calls}
    assert call.answer == "-1 “commando” (SW-POWER-COMMANDO-1) [everywhere]"
    assert call.arguments == (("army", "Commando Ghouls of player 1"),)
    assert tracer.silent() == ([], [])


def test_what_coins_change_is_told_by_event() -> None:
    """Two coins in every turn as long as it is active (SW-POWER-ALCHEMIST-1)."""
    ruleset = rules()
    _, moments = traced(ruleset, "base.alchemist", 1)
    changes = [moment.change for moment in moments if moment.kind == ACTED and moment.change and moment.change.added]
    assert changes
    for change in changes:
        (event,), (other,) = change.added, change.missing
        assert (event[0], other[0], event[2] - other[2]) == ("coins", "coins", 2)
    assert (
        Teller(ruleset, "en")
        .difference(event, other)
        .endswith("parts 2 alchemy SW-POWER-ALCHEMIST-1 base.alchemist, without it nothing")
    )


def test_a_traced_game_is_the_same_game() -> None:
    ruleset = rules()
    tracer, _ = traced(ruleset, "base.skeletons", 3)
    plain, choose = (
        Game.new(ruleset, 2, seed=3, featured=["base.skeletons"]),
        chooser(ruleset, ("greedy",) * 2, ["base.skeletons"], 3),
    )
    while not plain.over:
        plain.apply(choose(plain, plain.pending[0]))
    assert tracer.game is not None
    assert tracer.game.digest() == plain.digest()


def test_the_rules_that_are_traced_stay_as_they_are() -> None:
    ruleset = rules()
    before = {hook: impl.call for hook, impl in ruleset.impls["base.elves"].items()}
    other = watched(ruleset, ["base.elves"], lambda impl, args, answer: None)
    assert {hook: impl.call for hook, impl in ruleset.impls["base.elves"].items()} == before
    assert all(other.impls["base.elves"][hook].call != call for hook, call in before.items())
    assert other.impls["base.orcs"] is ruleset.impls["base.orcs"]


class Slow(Race):
    """Answers bit by bit, and has a hook that is asked of nobody before its army declines."""

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Iterator[Modifier]:
        yield Modifier(1, "mud", where=view.terrain("swamp"))
        yield Modifier(-1, "paths", where=view.terrain("forest"))

    @hookimpl
    def conquest_score(self, army: Army) -> None:
        return None

    @hookimpl
    def conquest_keeps_badge(self) -> bool:
        return False


def test_a_hook_that_yields_is_told_and_the_game_goes_on() -> None:
    ruleset = load_plugins("small-world", with_pieces=[Slow("home.slow", tokens=9)])
    tracer, moments = traced(ruleset, "home.slow", 2, ("random", "random"))
    answers = {call.answer for moment in moments for call, _ in moment.calls if call.hook == "conquest_cost"}
    assert any("+1 “mud” [r" in answer and "-1 “paths” [r" in answer for answer in answers)
    never, silent = tracer.silent()
    assert silent == ["conquest_score"]
    assert never in ([], ["conquest_keeps_badge"])
    assert tracer.asked["conquest_score"] > 0 == tracer.answered["conquest_score"]


def test_the_final_table_is_compared_too() -> None:
    """Two points for a farm in line with a windmill."""
    tracer, moments = traced(load_plugins("tiny-towns"), "towns.well", 1, ("random", "random"))
    assert tracer.game is not None
    assert tracer.game.over
    ended = [moment for moment in moments if moment.kind == ENDED]
    assert len(ended) == (1 if tracer.asked["towns_score"] else 0)


@pytest.mark.parametrize(
    ("target", "told"),
    [
        (EXAMPLES / "gnolls.py", "home.gnolls (Gnolls)"),
        (EXAMPLES / "windmill.py", "Tiny Towns, "),
        (EXAMPLES / "declared" / "frost_dwarves.toml", "-1 “Frost Dwarves” [r"),
        (EXAMPLES / "rules" / "handicap.py", "home.handicap"),
    ],
    ids=lambda value: getattr(value, "stem", "told"),
)
def test_pieces_of_files_are_traced_in_the_game_they_are_for(run: Run, target: Path, told: str) -> None:
    shown = run("trace", str(target), "--seed", "5", "--turns", "6", "--bots", "random")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert told in shown.stdout


@pytest.mark.parametrize("piece", ["warcraft.tauren", "base.lost_tribes", "towns.farm", "base.sorcerers"])
def test_installed_pieces_are_traced_by_id(run: Run, piece: str) -> None:
    shown = run("trace", piece, "--seed", "1", "--turns", "4", "--bots", "random")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert piece in shown.stdout


def test_a_trace_as_data(run: Run) -> None:
    shown = run("trace", "commando", "--seed", "1", "--turns", "1", "--json")
    data: dict[str, Any] = json.loads(shown.stdout)
    assert (data["game"], data["pieces"], data["seed"]) == ("base.small_world", ["base.commando"], 1)
    calls = [call for moment in data["moments"] for call in moment["calls"]]
    assert {call["hook"] for call in calls} == {"conquest_cost"}
    assert data["hooks"]["conquest_cost"]["asked"] == sum(call["times"] for call in calls)
    numbers = [one for moment in data["moments"] if moment["change"] for one in moment["change"]["numbers"]]
    assert numbers[0]["with"] == numbers[0]["without"] - 1


def test_a_trace_in_russian(run: Run) -> None:
    shown = run("trace", "base.commando", "--seed", "1", "--turns", "1", "--lang", "ru").stdout
    assert "Выбирает игрок 1" in shown
    assert ", без этого " in shown
    assert "Отвечено: conquest_cost (" in shown


def test_a_card_that_nobody_builds_is_looked_for_in_more_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda most: 3)
    assert "Never asked: towns_score" in run("trace", "towns.bakery", "--seed", "3").stdout
    shown = run("trace", "towns.bakery")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert "  towns_score(town=the town of player " in shown.stdout


def test_what_cannot_be_traced_is_told(run: Run) -> None:
    for args, told in (
        (("trace", "base.orks"), "Error: There is no piece 'base.orks'."),
        (("trace", str(EXAMPLES / "tides.py")), "brings no piece."),
        (("trace", "base.orcs", "--game", "tiny-towns"), "base.orcs.conquest_score: there is no hook of this name."),
    ):
        shown = run(*args)
        assert shown.exit_code == 2
        assert told in shown.stderr


def test_bots_choose_as_ever_where_the_piece_is_not_to_be_had() -> None:
    ruleset = rules()
    game = Game.new(ruleset, 2, seed=4)
    choose = chooser(ruleset, ("greedy", "greedy"), ["base.no_such_piece"], 4)
    assert choose(game, 0) == make_bot("greedy", ruleset, 4).choose(game, 0)


def test_reasons_are_told_by_their_texts() -> None:
    """The code stood in quotes: of modifiers of the piece's own words, of effects, and of the parts of a number."""

    class Gnolls(Race):
        @hookimpl
        def conquest_score(self, view: View, army: Army) -> Modifier:
            return Modifier(1, "loot")

    words = {"reason.loot": {"en": "loot from the declined", "ru": "добыча"}}
    ruleset = load_plugins("small-world", with_pieces=[Gnolls("home.gnolls", tokens=6, words=words)])
    teller = Teller(ruleset, "en")
    _, moments = traced(ruleset, "home.gnolls", 2, ("random", "random"))
    answers = {call.answer for moment in moments for call, _ in moment.calls if call.hook == "conquest_score"}
    assert answers == {"+1 “loot from the declined”"}
    teller.piece = "home.gnolls"
    assert teller.value("", fx.coins(0, 2, "loot")) == "coins(seat=player 1, amount=2, reason=loot from the declined)"
    assert teller.value("parts", ((1, "loot", "", "home.gnolls"),)) == "1 loot from the declined home.gnolls"
