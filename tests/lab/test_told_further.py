"""What is said and drawn beside a verdict: bots, partners, prices, numbers of tokens, files."""

from __future__ import annotations

import attrs
import pytest
from swcore_lab import report, showing
from swcore_lab.asked import setting_of
from swcore_lab.field import Field, spread
from swcore_lab.games import LEAD, MEASURES, Outcome
from swcore_lab.intervals import Estimate, looks
from swcore_lab.pairs import Pair, Setting, place_of
from swcore_lab.picking import Price
from swcore_lab.telling import Teller
from swcore_lab.trial import Partner, found_in

from swcore.cli.packs import Choice
from tests.lab.trials import GNOLLS, STANDING, USUAL, known, teller_of, told


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def test_the_second_bot_is_left_out_without_an_interval(setting: Setting) -> None:
    teller = teller_of(attrs.evolve(setting, bots=("random", "greedy")), 0.0)
    few, enough = Estimate(20, 1.0, 1.0, float("-inf"), float("inf")), Estimate(60, 1.0, 1.0, 0.7, 1.3)
    teller.found = attrs.evolve(teller.found, weaker=few)
    assert "too few" not in told(teller)
    assert "In the hands of the bot greedy" not in told(teller)
    teller.found = attrs.evolve(teller.found, weaker=enough)
    assert "In the hands of the bot greedy it brings +1.0 points after 3 rounds (95 %: +0.7 to +1.3)" in told(teller)


def test_two_strengths_are_compared_in_spreads_of_their_own_fields(setting: Setting) -> None:
    """8 to 10 points where pieces lie 3 apart are 2.7 to 3.3 spreads, and 4 to 5 where they lie 1.5 apart as many."""
    both = attrs.evolve(setting, bots=("greedy", "random"))
    half = {id: (mean / 2, error / 2) for id, (mean, error) in STANDING.items()}
    fields = {"greedy": known(), "random": Field(9, dict.fromkeys(MEASURES, half), [USUAL] * 240)}
    base = teller_of(setting, 9.0)
    assert [spread(one.standing[LEAD]) for one in fields.values()] == [3.0, 1.5]
    for low, high, says in ((4.0, 5.0, ""), (1.0, 2.0, "so it may ask for skill"), (6.0, 7.0, "more to the bot random than")):
        shown = {**base.found.shown, LEAD: Estimate(60, 9.0, 1.0, 8.0, 10.0)}
        pairs = tuple(attrs.evolve(pair, place=attrs.evolve(pair.place, bot="greedy")) for pair in base.found.pairs)
        found = attrs.evolve(base.found, shown=shown, weaker=Estimate(60, (low + high) / 2, 1.0, low, high), pairs=pairs)
        whole = told(Teller(both, base.ruleset, fields, found, base.texts))
        assert ("In the first 3 rounds it is worth more" in whole) == bool(says)
        assert says in whole


def test_partners_are_told_and_drawn_only_with_games_enough(setting: Setting) -> None:
    """Five beside each of twenty are a hundred; without a partner that stands out the picture is folded."""
    few, many = teller_of(setting, 0.0, 99), teller_of(setting, 0.0, 100)
    assert [("No partner stands out" in told(one)) for one in (few, many)] == [False, True]
    assert "With each partner" not in report.page(few, 1.0, "rows")
    page = report.page(many, 1.0, "rows")
    assert "With each partner: points ahead of the others after 3 rounds" in page
    assert "All bars are pale: chance alone could make such differences." in page
    assert "<details>" in page
    sure = attrs.evolve(many.found, partners=(Partner("base.hill", 100, 4.0, surely=True),))
    many.found = sure
    assert "<details open>" in report.page(many, 1.0, "rows")


def test_prices_that_came_up_a_few_times_are_folded(setting: Setting) -> None:
    """20 points in five cases are 4 each, and 7 turns 1.4; 27 in six are 4.5, and 9 turns 1.5; 9 times 7 of 30 are 2.1."""
    teller = teller_of(setting, 0.0)
    teller.picks = (20, (Price(0, 9, 4, 99, 9, 30, 7), Price(1, 6, 5, 20, 7, 8, 6, 27, 9), Price(3, 4, 4, 70), Price(4, 1, 0, 0)))
    lines = list(teller.picked())
    assert lines[1] == "at the price 0: taken 4 of 9 times (a usual combo: 2.1 of 9)"
    assert lines[2].endswith("for 1.4 turns and brought 4.0 points (a usual combo 4.5 in 1.5)")
    assert lines[3] == "at the price 3, 4: fewer than 5 times each, too rare to say anything"
    assert len(lines) == 5


def test_a_partner_is_named_only_after_ten_games_with_it(setting: Setting) -> None:
    """One of twenty partners brings 40 points more: after 8 games with each it is not named, after 10 it is."""
    odd = setting.partners[3]

    def named(count: int) -> list[str]:
        pairs = []
        for number in range(count * len(setting.partners)):
            place = place_of(setting, 9, number, "random")
            lead = number % 3 + (40.0 if place.partner == odd else 0.0)
            pairs.append(Pair(number, place, Outcome(lead, lead, 1.0, 3, 30, True), USUAL))
        found = found_in(setting, {"random": known()}, pairs, looks(240)[0], stopped=True)
        assert {one.count for one in found.partners} == {count}
        return [one.id for one in found.partners if one.surely]

    assert (named(8), named(10)) == ([], [odd])


def test_a_page_without_rows_names_no_file(setting: Setting) -> None:
    teller = teller_of(setting, 9.0)
    assert "gnolls.rows.jsonl" in report.page(teller, 1.0, "gnolls.rows.jsonl")
    assert "jsonl" not in report.page(teller, 1.0, "")


def test_the_picture_fits_into_a_narrow_terminal(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Eight letters of the longest name, and eight columns beside the picture, leave 35 of 51 for it in each row."""
    monkeypatch.setenv("COLUMNS", "51")
    showing.show(teller_of(setting, -9.0), 1.0)
    lines = [line for line in capsys.readouterr().out.splitlines() if line.count("●") == 1 and ":" not in line]
    assert [line.split()[0] for line in lines] == ["Amazons", "Elves", "Trolls", "Gnolls"]
    assert lines[-1].endswith("  −9.0")
    assert {len(line) for line in lines} == {51}


def test_what_the_bots_can_do_is_told_of_the_bots_that_played(setting: Setting) -> None:
    assert "People may find more" in teller_of(setting, 0.0).hands()
    assert "one step ahead" not in teller_of(setting, 0.0).hands()
    greedy = teller_of(setting, 0.0)
    greedy.setting = attrs.evolve(setting, bots=("greedy", "random"))
    assert (
        "greedy takes what is worth most one step ahead; bots that search, such as skilled and expert, win most" in greedy.hands()
    )
