"""What is said of a trial: nothing before there is an interval, no counts of nothing, margins that are called so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner, Result
from swcore_lab import commands, report, showing
from swcore_lab import known as known_fields
from swcore_lab.asked import setting_of
from swcore_lab.command_lines import Asked
from swcore_lab.field import Field, spread
from swcore_lab.games import COINS, LEAD, MARGIN, MEASURES, WIN, Outcome
from swcore_lab.intervals import Estimate, looks
from swcore_lab.pairs import Pair, Setting, place_of, rules_of
from swcore_lab.picking import Price
from swcore_lab.running import tried
from swcore_lab.signs import signed
from swcore_lab.suggesting import Tried
from swcore_lab.telling import Teller
from swcore_lab.texts import TEXTS
from swcore_lab.trial import Found, Partner, found_in
from swcore_lab.verdicts import FITS, OPEN, Judged

from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue

GNOLLS = "examples/gnolls.py"
STANDING = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
USUAL = {MARGIN: 1.0, LEAD: 1.0, WIN: 0.5, COINS: 0.0}


def known(places: int = 240) -> Field:
    return Field(9, dict.fromkeys(MEASURES, STANDING), [USUAL] * places)


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def teller_of(setting: Setting, shift: float, count: int = 60, *, stopped: bool = False, language: str = "en") -> Teller:
    """Return what tells of made-up games in which the piece leads by a shift, two less, and so on to two more."""
    pairs = []
    for number in range(count):
        lead = number % 5 - 2 + shift + 1
        pairs.append(Pair(number, place_of(setting, 9, number, "random"), Outcome(lead, lead, 1.0, 3, 30, True), USUAL))
    found = found_in(setting, {"random": known()}, pairs, looks(240)[0], stopped=stopped)
    return Teller(setting, rules_of(setting.choice), {"random": known()}, found, Catalogue(language, TEXTS))


def told(teller: Teller) -> str:
    return " ".join([teller.verdict(), *(step.say for step in teller.steps()), *teller.reasons(), *teller.figures()])


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_said_of_a_run_that_is_stopped_before_there_is_an_interval(setting: Setting, language: str) -> None:
    teller = teller_of(setting, 0.0, 14, stopped=True, language=language)
    assert (
        told(teller)
        == {
            "en": "Stopped after 14 games with random; nothing can be said yet: 60 are needed.",
            "ru": "Остановлено; партий, где играл random: 14. Сказать пока ничего нельзя: нужно 60.",
        }[language]
    )
    assert "<svg" not in report.page(teller, 1.0, "rows")
    assert told(teller_of(setting, 9.0, 60, stopped=True)).startswith("Too strong.")
    assert "Stopped after 60 games with random." in told(teller_of(setting, 9.0, 60, stopped=True))


def called(*args: str) -> Result:
    whole = [GNOLLS, "--bots", "random", "--games", "160", "--jobs", "1", "--seed", "3", "--lang", "en", *args]
    return CliRunner().invoke(commands.balance, whole)


@pytest.mark.parametrize(
    ("after", "says"),
    [
        (0, "Stopped before the first game with it"),
        (14, "Stopped after 14 games with random; nothing can be said yet: 60 are needed."),
    ],
)
def test_ctrl_c_ends_the_command_with_130(monkeypatch: pytest.MonkeyPatch, after: int, says: str) -> None:
    count = 0

    def made(_: Setting, task: tuple[str, int, int]) -> Outcome:
        nonlocal count
        count += 1
        if count > after:
            raise KeyboardInterrupt
        return Outcome(task[2] % 3, task[2] % 3, 1.0, 1, 1, True)

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", made)
    done = called()
    assert done.exit_code == 130
    assert says in done.output
    assert "0 of 3" not in done.output


@pytest.mark.parametrize("where", ["picking.prices", "suggesting.suggest"])
def test_ctrl_c_after_the_verdict_keeps_it_and_names_what_was_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    monkeypatch.setattr(f"swcore_lab.{where}", stopped)
    if "suggest" in where:
        monkeypatch.setattr("swcore_lab.picking.prices", lambda *_: (20, []))
    page = tmp_path / "gnolls.html"
    done = called("--suggest", "--report", str(page))
    assert done.exit_code == 130
    assert done.stdout.startswith("Too strong.")
    undone = "games in which bots choose by themselves, other numbers of tokens" if "pick" in where else "other numbers of tokens"
    assert f"Not done: {undone}." in " ".join(done.output.split())
    assert f"Not done: {undone}." in page.read_text(encoding="utf-8")


def test_ctrl_c_while_bots_choose_keeps_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven games in which it was offered once each at no price: the eighth is stopped."""

    def made(_: Setting, number: int) -> dict[int, list[float]]:
        if number == 7:
            raise KeyboardInterrupt
        return {0: [1, number % 2, 10, 0.5]}

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    monkeypatch.setattr("swcore_lab.picking.counted", made)
    done = called("--picks", "20")
    output = " ".join(done.output.split())
    assert done.exit_code == 130
    assert "Not done: the rest of the games in which bots choose by themselves." in output
    assert "(7 games)" in output
    assert "taken 3 of 7 times" in output


@pytest.mark.parametrize(("language", "left"), [("en", "the rest of the numbers of tokens"), ("ru", "остальные числа жетонов")])
def test_ctrl_c_while_numbers_are_tried_keeps_those_that_are_done(
    monkeypatch: pytest.MonkeyPatch, language: str, left: str
) -> None:
    """Gnolls have 6: their own number comes first, then 5 and 7; the third one was not done."""
    count = 0

    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        nonlocal count
        count += 1
        if count > 130:
            raise KeyboardInterrupt
        value = 9 + 2 * setting.tokens + task[2] % 3
        return Outcome(value, value, 1.0, 1, 1, True)

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    monkeypatch.setattr("swcore_lab.suggesting.play_piece", made)
    done = called("--suggest", "--picks", "0", "--lang", language)
    assert done.exit_code == 130
    output = " ".join(done.output.split())
    assert left in output
    lines = {"en": ("5 tokens: ", "6 tokens: ", "7 tokens: "), "ru": ("жетонов 5: ", "жетонов 6: ", "жетонов 7: ")}[language]
    assert [line in output for line in lines] == [True, True, False]


def test_counts_of_no_official_piece_are_left_out(setting: Setting) -> None:
    """With 3, 0 and -3 there are none below -9 and none above 9."""
    high, low, middle = (told(teller_of(setting, shift)) for shift in (9.0, -9.0, 0.0))
    assert "That is surely more than with 3 of 3 official pieces." in high
    assert "surely less" not in high
    assert "That is surely less than with 3 of 3 official pieces." in low
    assert "surely more" not in low
    assert (
        "surely more than with 1 of 3 official pieces, and surely less than with 1; of Elves these games cannot tell." in middle
    )


def test_points_are_called_a_margin_and_a_turn_apart_from_the_end_is_explained(setting: Setting) -> None:
    """Thirty points in three turns are ten above a usual zero, while the end is down."""
    down, up = told(teller_of(setting, -9.0)), told(teller_of(setting, 9.0))
    assert "Points ahead of the others at the end of a game (the margin, not a score): −9.0" in down
    assert "turn in which it is active: +10.0 compared with a usual piece" in down
    assert down.count("so it does not add up to the points ahead.") == up.count("so it does not add up to the points ahead.") == 1
    assert "points ahead of the others, compared with a usual official piece" in report.page(teller_of(setting, 9.0), 1.0, "rows")


def test_points_and_victories_are_told_beside_those_of_a_usual_piece(setting: Setting) -> None:
    """A usual holder is 1 ahead, this one 9 more; he wins half of the games, this one all, and more than all cannot be won."""
    teller = teller_of(setting, 9.0)
    assert (
        "holder of a usual piece, who could not choose another, ended 1.0 points ahead on average, that of this one 10.0 points"
        in told(teller)
    )
    assert "ended 1.0 points ahead on average, that of this one 8.0 points behind." in told(teller_of(setting, -9.0))
    wide = attrs.evolve(teller.found.shown[WIN], mean=0.45, low=0.38, high=0.56)
    teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, WIN: wide})
    assert "Victories in 100 games: 95, with a usual piece 50; the difference is +45.0 (95 %: +38.0 to +50.0)." in told(teller)


@pytest.mark.parametrize(
    ("whole", "below", "above", "says"),
    [
        (
            FITS,
            ("base.trolls",),
            ("base.amazons",),
            "Over a whole game Gnolls lies among the official pieces of its kind; whether",
        ),
        (OPEN, (), ("base.amazons", "base.elves"), "Over a whole game Gnolls is surely weaker than 2 of 3 official pieces"),
        (OPEN, ("base.trolls",), (), "Over a whole game Gnolls is surely stronger than 1 of 3 official pieces"),
        (OPEN, (), (), "These games do not tell whether Gnolls lies within the range of the official pieces."),
    ],
)
def test_of_what_is_not_settled_it_is_said_what_is_known(
    setting: Setting, whole: str, below: tuple[str, ...], above: tuple[str, ...], says: str
) -> None:
    teller = teller_of(setting, 0.0)
    judged = {MARGIN: Judged(whole, below, above, 0), LEAD: Judged(OPEN, (), (), 0)}
    teller.found = attrs.evolve(teller.found, verdict=OPEN, judged=judged)
    assert teller.verdict().startswith(f"Not settled. {says}")


def test_what_another_seed_would_do_is_said_where_all_places_were_played(setting: Setting) -> None:
    """The official pieces are known in 240 places, and 60 of them are a part."""
    part, all = teller_of(setting, 0.0, 60), teller_of(setting, 0.0, 240)
    part.asked = all.asked = Asked(GNOLLS)
    assert part.played(1.0).endswith("The same games again: --seed 5")
    assert "--seed 5. All places of the official pieces were played, so with another seed they only come" in all.played(1.0)


def test_what_fits_names_the_range(setting: Setting) -> None:
    """The official pieces lie from -3 to 3; all games are won, and with a usual piece half of them."""
    fits = teller_of(setting, 0.0)
    assert "The official pieces lie between −3.0 and +3.0 at the end of a game, and between −3.0 and +3.0 after 3" in told(fits)
    assert told(fits).count("Victories in 100 games: 100, with a usual piece 50; the difference is +50.0") == 1


def test_the_second_bot_is_left_out_without_an_interval(setting: Setting) -> None:
    teller = teller_of(attrs.evolve(setting, bots=("random", "greedy")), 0.0)
    few, enough = Estimate(20, 1.0, 1.0, float("-inf"), float("inf")), Estimate(60, 1.0, 1.0, 0.7, 1.3)
    teller.found = attrs.evolve(teller.found, weaker=few)
    assert "too few" not in told(teller)
    assert "in the hands of the bot greedy" not in told(teller)
    teller.found = attrs.evolve(teller.found, weaker=enough)
    assert "in the hands of the bot greedy it brings +1.0 points after 3 rounds (95 %: +0.7 to +1.3)." in told(teller)


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


def test_numbers_are_written_as_people_of_each_language_write_them(setting: Setting) -> None:
    """In sentences and in pictures: 9.5 more than usual, of which Russian makes 9,5."""
    english, russian = (report.page(teller_of(setting, 9.5, language=one), 1.0, "") for one in ("en", "ru"))
    assert "+9.5" in english
    assert "+9,5" not in english
    assert '">+9,5</text>' in russian
    assert "+9,5 (95 %: от" in russian
    assert not re.search(r"[+−]\d+\.\d", russian)


def test_a_page_without_rows_names_no_file(setting: Setting) -> None:
    teller = teller_of(setting, 9.0)
    assert "gnolls.rows.jsonl" in report.page(teller, 1.0, "gnolls.rows.jsonl")
    assert "jsonl" not in report.page(teller, 1.0, "")


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
    """20 points in each of five cases are 4, 3 after the price of 1; 27 in six are 4.5; 9 times 7 of 30 are 2.1."""
    teller = teller_of(setting, 0.0)
    teller.picks = (20, (Price(0, 9, 4, 99, 30, 7), Price(1, 6, 5, 20, 8, 6, 27), Price(3, 4, 4, 70), Price(4, 1, 0, 0)))
    lines = list(teller.picked())
    assert lines[1] == "for 0: taken 4 of 9 times (a usual combo there: 2.1)"
    assert lines[2].endswith("; it then brought 4.0 points while active, 3.0 after the price (a usual one 4.5 before it)")
    assert lines[3] == "for 3, 4: fewer than 5 times each, too rare to say anything"
    assert len(lines) == 5


def test_what_all_seats_share_is_silent_likewise(monkeypatch: pytest.MonkeyPatch) -> None:
    from swcore_lab.rule_effects import MEASURES as EFFECTS
    from swcore_lab.shared_trial import weighed

    rows = [(dict.fromkeys((*EFFECTS, "points"), 50.0), dict.fromkeys((*EFFECTS, "points"), 50.0))] * 7
    found = attrs.evolve(weighed(rows, 1.0), stopped=True)
    monkeypatch.setattr("swcore_lab.shared_command.weigh", lambda *_: found)
    done = CliRunner().invoke(commands.balance, ["examples/windmill.py", "--seed", "1", "--jobs", "1", "--lang", "en"])
    assert (done.exit_code, done.output) == (130, "Stopped after 7 games; nothing can be said yet: 60 are needed.\n")


def test_a_file_with_another_ending_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "frost_dwarves.toml").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(commands.balance, ["frost_dwarves.tml", "--lang", "en"])
    assert "Did you mean frost_dwarves.toml?" in str(getattr(done.exception, "hint", done.output))


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["home.gnols"], "No piece 'home.gnols' is installed; a piece of your own is given as a file"),
        (["examples"], "examples is a folder. Name a file in it; all of them are compared by: swcore lab contest examples"),
        (["skeletons_count_goul_conquests=true"], "Did you mean skeletons_count_ghoul_conquests"),
        (["warcraft.beast", "--game", "small-world"], "warcraft.beast does nothing by itself"),
        (["base.lost_tribes"], "base.lost_tribes is in every game"),
        ([GNOLLS, "--report", "x.txt"], "x.txt is no name of a page. Name it FILE.html."),
    ],
)
def test_what_cannot_be_tried_is_refused_before_any_game(monkeypatch: pytest.MonkeyPatch, args: list[str], says: str) -> None:
    for where in ("trial.play_piece", "shared_command.weigh", "known.known"):
        monkeypatch.setattr(f"swcore_lab.{where}", None)
    done = CliRunner().invoke(commands.balance, args)
    assert says in str(done.exception)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Only 6 tokens were tried; nothing can be said of other numbers."),
        ("ru", "Испытано только одно число жетонов: 6; о других сказать ничего нельзя."),
    ],
)
def test_one_number_of_tokens_is_not_called_the_nearest(setting: Setting, language: str, says: str) -> None:
    teller = teller_of(setting, 0.0, language=language)
    shown = {name: Estimate(60, 1.0, 1.0, 0.5, 1.5) for name in (MARGIN, LEAD)}
    teller.tried = (Tried(6, 0, shown, 1.0),)
    first, line = teller.suggested()
    assert first == says
    assert "+1.0" in line.replace(",0", ".0")
    teller.tried += (Tried(5, -1, shown, 2.0),)
    assert len(list(teller.suggested())) == 5  # the nearest one, which ones are usual, a line for each, and what chance does


@pytest.mark.parametrize(("more", "says"), [(3, "The largest number tried"), (-3, "The smallest number tried"), (2, "")])
def test_where_the_last_number_of_tokens_is_the_nearest_it_is_said_how_to_go_on(setting: Setting, more: int, says: str) -> None:
    """Three more and three fewer are the last ones that are tried."""
    teller = teller_of(setting, 0.0)
    shown = {name: Estimate(60, 1.0, 1.0, 0.5, 1.5) for name in (MARGIN, LEAD)}
    teller.tried = (Tried(6 + more, more, shown, 1.0), Tried(6, 0, shown, 2.0))
    told = list(teller.suggested())
    assert (len(told), says in told[1]) == (6 if says else 5, True)
    assert (f"write {6 + more} into the file" in told[1]) == bool(says)


@pytest.mark.parametrize(("bot", "places", "worth"), [("random", 60, 400), ("random", 240, 480), ("mcts:60", 60, 120)])
def test_a_quick_bot_may_be_asked_for_four_hundred_games(setting: Setting, bot: str, places: int, worth: int) -> None:
    """Twice the places of the official pieces, and never fewer than 400 with a bot that answers at once."""
    teller = teller_of(setting, 0.0)
    teller.setting, teller.field = attrs.evolve(setting, bots=(bot,)), known(places)
    assert teller.worth() == worth


def test_ctrl_c_in_a_matrix_says_that_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(setting: Setting, games: int, jobs: int, progress: Callable[[int], None]) -> None:
        progress(1)
        progress(1)
        raise KeyboardInterrupt

    monkeypatch.setattr("swcore_lab.matrix.played", stopped)
    done = CliRunner().invoke(commands.lab, ["matrix", "--jobs", "1", "--lang", "en"])
    assert done.exit_code == 130
    assert "Stopped after 2 of 1120 games: nothing can be said yet, and nothing is kept." in done.output


@pytest.mark.parametrize(
    ("value", "en", "ru"),
    [(0.04, "0.0", "0,0"), (-0.04, "0.0", "0,0"), (0.0, "0.0", "0,0"), (-0.05001, "−0.1", "−0,1"), (3, "+3.0", "+3,0")],
)
def test_what_rounds_to_zero_has_no_sign(value: float, en: str, ru: str) -> None:
    assert (signed(value), signed(value, "ru")) == (en, ru)


def test_up_to_three_pieces_that_cannot_be_told_apart_are_named(setting: Setting) -> None:
    teller = teller_of(setting, 0.0)
    lead = teller.found.judged[LEAD]
    one, two = (teller._ranks(attrs.evolve(lead, below=("base.trolls",), above=above)) for above in (("base.amazons",), ()))
    assert one.endswith("; of Elves these games cannot tell.")
    assert two.endswith("; of Amazons and Elves these games cannot tell.")


def test_what_the_bots_can_do_is_told_of_the_bots_that_played(setting: Setting) -> None:
    assert "People may find more" in teller_of(setting, 0.0).hands()
    assert "one step ahead" not in teller_of(setting, 0.0).hands()
    greedy = teller_of(setting, 0.0)
    greedy.setting = attrs.evolve(setting, bots=("greedy", "random"))
    assert (
        "greedy takes what is worth most one step ahead; bots that search, such as skilled and expert, win most" in greedy.hands()
    )


def test_the_bars_fit_into_a_narrow_terminal(
    setting: Setting, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seven letters and nine columns leave 34 of 50, so 17 to each side; a line of 42 columns and the number behind it."""
    monkeypatch.setenv("COLUMNS", "50")
    showing.show(teller_of(setting, -9.0), 1.0)
    lines = [line for line in capsys.readouterr().out.splitlines() if "│" in line]
    assert len(lines) == 4
    assert f"Gnolls {'█' * 17}│{' ' * 18}−9.0" in [line.strip() for line in lines]
    assert max(len(line) for line in lines) <= 50


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


@pytest.mark.parametrize(("shift", "says"), [(1.0, "Elves (0.0) and Amazons (+3.0)"), (-2.0, "Trolls (−3.0) and Elves (0.0)")])
def test_the_official_pieces_that_bring_about_as_much_are_named(setting: Setting, shift: float, says: str) -> None:
    """They bring 3, 0 and -3; the piece 1, and then -2."""
    assert f"By their means the official pieces nearest to it at the end of a game are {says}." in told(teller_of(setting, shift))
    assert "pieces nearest to it" not in told(teller_of(setting, 9.0))


def test_games_are_counted_alike_before_a_run_within_it_and_when_it_is_stopped(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty of the stronger bot, and as many of the weaker one as an interval wants: 120."""
    both = attrs.evolve(setting, bots=("greedy", "random"))
    fields, shown, done = {"greedy": known(), "random": known()}, list[int | None](), list[int]()
    monkeypatch.setattr("swcore_lab.running.fields_of", lambda *_: fields)
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(task[2] % 3, task[2] % 3, 1, 1, 1, True))

    def bar(what: str, total: int | None, work: Callable[..., Found]) -> Found:
        shown.append(total)
        return work(done.append)

    monkeypatch.setattr("swcore_lab.running.watched", bar)
    teller = tried(both, 60, 1, Catalogue("en", TEXTS))
    assert (shown, sum(done), len(teller.found.pairs)) == ([120], 120, 120)
    teller.found = attrs.evolve(teller.found, stopped=True)
    assert teller.verdict().endswith(" Stopped after 60 games with greedy.")
