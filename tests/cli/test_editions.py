"""`swcore editions`: what each edition chooses, and what differs between two of them in the rules and in play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from swcore import Ruleset, load_plugins
from swcore.cli.commands.editions import Report
from swcore.cli.editions_diff import Divergence, Side, diverge, points
from swcore.cli.setup import Choice
from swcore.cli.simulation import Plan, begin
from swcore.cli.simulation import run as simulate
from swcore.cli.texts import TEXTS
from swcore.engine.reasons import Violation
from swcore.wording.catalogue import Catalogue
from tests.cli.conftest import Run
from tests.kernel.dists import make_distribution

DEFAULT, EARLIER, FAN = "hobbyworld-2016", "stylelife-2010", "fan-as"
RULES: tuple[Ruleset, tuple[str, ...]] = (load_plugins("small-world"), ())


def plan(edition: str, bots: tuple[str, ...] = ("random", "random"), seed: int = 1, games: int = 1) -> Plan:
    return Plan(Choice(game="small-world", edition=edition), bots, seed, games)


def told(run: Run, *args: str) -> dict[str, Any]:
    """What `editions diff` prints as data."""
    result = run("editions", "diff", *args, "--json")
    assert result.exit_code == 0, result.stderr
    data: dict[str, Any] = json.loads(result.stdout)
    return data


# -- listing


def test_each_edition_is_listed_with_what_differs_from_the_default(run: Run) -> None:
    data = json.loads(run("editions", "--json").stdout)
    assert sorted(data) == sorted([DEFAULT, EARLIER, FAN])
    assert data[DEFAULT] == {}
    assert data[EARLIER] == {  # the column of the table of options
        "amazons_strict_removal": False,
        "elves_immune_to_substitution": False,
        "own_declined_tokens_defend": False,
        "skeletons_count_ghoul_conquests": True,
    }
    assert len(data[FAN]) == 11
    assert data[FAN]["final_attempt_limit"] == "cost_3"


def test_the_list_says_which_edition_is_the_default_and_what_options_mean(run: Run) -> None:
    lines = run("editions").stdout.splitlines()
    assert lines[:2] == ["hobbyworld-2016 (Hobby World 2016, default)", "  the defaults"]
    assert "  flying_may_take_lakes=true (instead of false). A Flying race may conquer lakes, too; never seas." in lines
    russian = run("editions", "--lang", "ru").stdout
    assert "hobbyworld-2016 («Мир Хобби», 2016, по умолчанию)" in russian
    assert "flying_may_take_lakes=true (вместо false). " in russian


def test_a_game_without_editions_says_so(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_distribution(tmp_path / "pack", "from swcore import Rulebook\nown = Rulebook('own.game')\n", {"own.game": "own"})
    monkeypatch.syspath_prepend(str(tmp_path / "pack"))
    assert run("editions", "--game", "game").stdout == "Game has no editions to choose from.\n"


# -- two editions in the rules


def test_differing_options_have_the_values_of_both(run: Run) -> None:
    assert told(run, EARLIER, FAN, "--games", "1", "--seed", "1", "--bots", "random")["options"] == {
        "amazons_strict_removal": [False, True],
        "dwarves_score_in_decline": [True, False],
        "final_attempt_limit": ["shortage_3", "cost_3"],
        "flying_may_take_lakes": [False, True],
        "forced_decline_when_stuck": [False, True],
        "orcs_require_non_empty": [True, False],
        "sorcerer_limit": ["per_opponent", "per_turn"],
        "water_income_per_token": [False, True],
        "wizards_score": ["occupied", "conquered_this_turn"],
    }


@pytest.mark.parametrize("names", [("fan", DEFAULT), (DEFAULT, "fan")])
def test_an_unknown_edition_is_refused_with_those_near_it(run: Run, names: tuple[str, str]) -> None:
    result = run("editions", "diff", *names)
    assert result.exit_code == 2
    assert result.stderr == "Error: There is no edition 'fan'.\n  Did you mean fan-as?\n"


def test_an_edition_does_not_differ_from_itself(run: Run) -> None:
    args = (FAN, FAN, "--games", "2", "--seed", "1", "--bots", "random")
    data = told(run, *args)
    assert (data["options"], data["divergence"], data["games_changed"]) == ({}, None, 0)
    assert [seat["difference"] for seat in data["seats"]] == [0, 0]
    assert run("editions", "diff", *args).stdout == "fan-as and fan-as choose the same options.\n"


# -- two editions in play


def replayed(found: Divergence, plans: tuple[Plan, Plan]) -> Iterator[tuple[Any, Any]]:
    """The two games just before the step at which they differ, and what their bots choose."""
    for one in plans:
        game, bots = begin(*RULES, one, found.game)
        for _ in range(found.step - 1):
            game.apply(bots[game.pending[0]].choose(game, game.pending[0]))
        yield game, bots[game.pending[0]].choose(game, game.pending[0])


def test_up_to_the_first_difference_both_games_are_the_same_and_there_they_are_not() -> None:
    plans = (plan(DEFAULT), plan(FAN))
    refusals = 0
    for number in range(6):
        found = diverge(RULES, plans, number, "en")
        assert found is not None
        (one, first), (two, second) = replayed(found, plans)
        # options are not an event, so everything but the edition is the same before the step
        assert [step.events for step in one.log] == [step.events for step in two.log]
        assert [side.action for side in found.sides] == [first.text, second.text]
        assert found.seat == one.pending[0]
        for game, side, other in ((one, found.sides[0], second), (two, found.sides[1], first)):
            assert (not side.refused) == (other in game.legal_actions())
            refusals += bool(side.refused)
        assert found.sides[0].event != found.sides[1].event
        assert one.apply(first).events != two.apply(second).events
    assert refusals


def test_a_difference_is_shown_with_both_events_and_why_the_other_action_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    closed = Violation("closed", "water is closed to this army", ("SW-CONQ-5",))
    sides = (Side("done", [], "Turn(seat=1)", [closed]), Side("conquer r4", ["Conquered r4."], "Tokens(count=2)", []))
    found = Divergence(game=2, seed=77, first=1, step=9, seat=0, sides=sides)
    report = Report((DEFAULT, FAN), plan(DEFAULT), {"flying_may_take_lakes": (False, True)}, found, [[[10, 20]], [[13, 20]]])
    report.show(RULES[0], Catalogue("en", TEXTS))
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    start = lines.index("First difference: game 3, step 9, player 1 (seed 77, player 2 begins)")
    assert lines[start + 1 : start + 6] == [
        "hobbyworld-2016: done",
        "  Turn(seat=1)",
        "  conquer r4 is not possible now: water is closed to this army (SW-CONQ-5)",
        "fan-as: conquer r4 – Conquered r4.",
        "  Tokens(count=2)",
    ]
    assert [line.split() for line in lines[-2:]] == [
        ["1", "random", "10.00", "13.00", "+3.00", "±0.00"],
        ["2", "random", "20.00", "20.00", "+0.00", "±0.00"],
    ]


def test_an_option_that_changes_no_event_makes_no_difference(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES[0].book, "editions", {"shut": {}, "open": {"open_coins": True}})
    data = told(run, "shut", "open", "--games", "2", "--seed", "5", "--bots", "random")
    assert data["options"] == {"open_coins": [False, True]}
    assert (data["divergence"], data["games_changed"]) == (None, 0)
    shown = run("editions", "diff", "shut", "open", "--games", "2", "--seed", "5", "--bots", "random").stdout
    assert "2 games: all events are the same." in shown
    assert "2 games from seed 5 under both editions; the scores of 0 of them differ." in shown


def test_scores_are_those_of_a_simulation_of_each_edition(run: Run) -> None:
    args = (DEFAULT, FAN, "--games", "2", "--seed", "7", "--bots", "random,greedy")
    data = told(run, *args)
    plans = [plan(edition, ("random", "greedy"), 7, 2) for edition in (DEFAULT, FAN)]
    one, two = (simulate(each, 1) for each in plans)
    for number, seat in enumerate(data["seats"]):
        assert (seat["seat"], seat["bot"]) == (number + 1, plans[0].bots[number])
        assert seat["a"] == pytest.approx(one.mean(number))
        assert seat["b"] == pytest.approx(two.mean(number))
        assert seat["difference"] == pytest.approx(two.mean(number) - one.mean(number))
    old, new = (points(RULES, each) for each in plans)
    assert data["games_changed"] == sum(before != after for before, after in zip(old, new, strict=True))
    assert told(run, *args) == data
