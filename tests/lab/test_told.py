"""What is said of a trial: no counts of nothing, margins that are called so, figures beside those of a usual piece."""

from __future__ import annotations

import re

import attrs
import pytest
from swcore_lab import report
from swcore_lab.asked import setting_of
from swcore_lab.command_lines import Asked
from swcore_lab.figure_telling import ranks
from swcore_lab.games import LEAD, MARGIN, WIN
from swcore_lab.intervals import Estimate
from swcore_lab.pairs import Setting
from swcore_lab.signs import signed
from swcore_lab.verdicts import FITS, HIGH, LOW, OPEN, Judged

from swcore.cli.packs import Choice
from tests.lab.trials import GNOLLS, known, teller_of, told


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


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
    assert "At the end of a game its holder was 8.0 points behind the others on average" in down
    assert "turn in which it is active: +10.0 compared with a usual piece" in down
    assert down.count("so it does not add up to the points ahead.") == up.count("so it does not add up to the points ahead.") == 1
    assert "points ahead of the others, compared with a usual official piece" in report.page(teller_of(setting, 9.0), 1.0, "rows")


def test_points_and_victories_are_told_beside_those_of_a_usual_piece(setting: Setting) -> None:
    """A usual holder is 1 ahead, this one 9 more; he wins half of the games, this one all, and more than all cannot be won."""
    teller = teller_of(setting, 9.0)
    assert (
        "its holder was 10.0 points ahead of the others on average, and that of a usual official piece in the same places 1.0"
        " points ahead of the others (neither could choose): +9.0 compared with a usual piece" in told(teller)
    )
    wide = attrs.evolve(teller.found.shown[WIN], mean=0.45, low=0.38, high=0.56)
    teller.found = attrs.evolve(teller.found, shown={**teller.found.shown, WIN: wide})
    assert "Victories in 100 games: 95.0, with a usual piece 50.0; the difference is +45.0 (95 %: +38.0 to +50.0)" in told(teller)


@pytest.mark.parametrize(
    ("whole", "below", "above", "says"),
    [
        (
            FITS,
            ("base.trolls",),
            ("base.amazons",),
            "Not settled. Gnolls: over a whole game it lies among the official pieces of its kind; whether",
        ),
        (
            OPEN,
            (),
            ("base.amazons", "base.elves"),
            "On the weak side. Gnolls: over a whole game surely weaker than 2 of 3",
        ),
        (OPEN, ("base.trolls", "base.elves"), (), "On the strong side. Gnolls: over a whole game surely stronger than 2 of 3"),
        (OPEN, ("base.trolls",), (), "Not settled. Gnolls: over a whole game surely stronger than 1 of 3 official pieces"),
        (OPEN, (), (), "Not settled. Gnolls: these games do not tell whether it lies within the range of the official pieces."),
    ],
)
def test_of_what_is_not_settled_it_is_said_what_is_known(
    setting: Setting, whole: str, below: tuple[str, ...], above: tuple[str, ...], says: str
) -> None:
    teller = teller_of(setting, 0.0)
    judged = {MARGIN: Judged(whole, below, above, 0), LEAD: Judged(OPEN, (), (), 0)}
    teller.found = attrs.evolve(teller.found, verdict=OPEN, judged=judged)
    assert teller.verdict().startswith(says)
    assert ('class="verdict low"' in report.page(teller, 1.0, "rows")) == says.startswith("On the weak side.")


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
    assert told(fits).count("Victories in 100 games: 100.0, with a usual piece 50.0; the difference is +50.0") == 1


def test_numbers_are_written_as_people_of_each_language_write_them(setting: Setting) -> None:
    """In sentences and in pictures: 9.5 more than usual, of which Russian makes 9,5."""
    english, russian = (report.page(teller_of(setting, 9.5, language=one), 1.0, "") for one in ("en", "ru"))
    assert "+9.5" in english
    assert "+9,5" not in english
    assert '">+9,5</text>' in russian
    assert "+9,5 по сравнению с обычной (95 %: от" in russian
    assert not re.search(r"[+−]\d+\.\d", russian)


@pytest.mark.parametrize(("bot", "places", "worth"), [("random", 60, 400), ("random", 240, 480), ("mcts:60", 60, 120)])
def test_a_quick_bot_may_be_asked_for_four_hundred_games(setting: Setting, bot: str, places: int, worth: int) -> None:
    """Twice the places of the official pieces, and never fewer than 400 with a bot that answers at once."""
    teller = teller_of(setting, 0.0)
    teller.setting, teller.field = attrs.evolve(setting, bots=(bot,)), known(places)
    assert teller.worth() == worth


@pytest.mark.parametrize(
    ("value", "en", "ru"),
    [(0.04, "0.0", "0,0"), (-0.04, "0.0", "0,0"), (0.0, "0.0", "0,0"), (-0.05001, "−0.1", "−0,1"), (3, "+3.0", "+3,0")],
)
def test_what_rounds_to_zero_has_no_sign(value: float, en: str, ru: str) -> None:
    assert (signed(value), signed(value, "ru")) == (en, ru)


def test_up_to_three_pieces_that_cannot_be_told_apart_are_named(setting: Setting) -> None:
    teller = teller_of(setting, 0.0)
    lead = teller.found.judged[LEAD]
    one, two = (ranks(teller, attrs.evolve(lead, below=("base.trolls",), above=above)) for above in (("base.amazons",), ()))
    assert one.endswith("; of Elves these games cannot tell.")
    assert two.endswith("; of Amazons and Elves these games cannot tell.")


@pytest.mark.parametrize(("shift", "says"), [(1.0, "Elves (0.0) and Amazons (+3.0)"), (-2.0, "Trolls (−3.0) and Elves (0.0)")])
def test_the_official_pieces_that_bring_about_as_much_are_named(setting: Setting, shift: float, says: str) -> None:
    """They bring 3, 0 and -3; the piece 1, and then -2."""
    assert f"By their means the official pieces nearest to it at the end of a game are {says}." in told(teller_of(setting, shift))
    assert "pieces nearest to it" not in told(teller_of(setting, 9.0))


@pytest.mark.parametrize(
    ("verdict", "below", "above", "says"),
    [
        (HIGH, ("base.elves", "base.trolls"), ("base.amazons",), "At the strong end. Gnolls: surely stronger than nearly every"),
        (LOW, ("base.trolls",), ("base.elves", "base.amazons"), "At the weak end. Gnolls: surely weaker than nearly every"),
    ],
)
def test_a_piece_at_an_end_that_another_one_surely_surpasses_is_not_said_to_be_perhaps_beyond_all(
    setting: Setting, verdict: str, below: tuple[str, ...], above: tuple[str, ...], says: str
) -> None:
    teller = teller_of(setting, 0.0)
    judged = {MARGIN: Judged(FITS, below, above, 0), LEAD: Judged(OPEN, (), (), 0)}
    teller.found = attrs.evolve(teller.found, verdict=verdict, judged=judged)
    assert teller.verdict().startswith(says)
    assert "but not than all: at least one is surely" in teller.verdict()
    alone = Judged(OPEN, below if verdict == HIGH else (), above if verdict == LOW else (), 0)
    teller.found = attrs.evolve(teller.found, judged={**judged, MARGIN: alone})
    assert "than all of them these games do not tell." in teller.verdict()


@pytest.mark.parametrize(
    ("shift", "low", "high", "says"),
    [
        (
            9.0,
            7.4,
            10.6,
            "it brings its holder about 9 points a game more than an average official piece would, somewhere",
        ),
        (
            -9.0,
            -10.6,
            -7.4,
            "it costs its holder about 9 points a game, compared with an average official piece, somewhere",
        ),
        (
            0.4,
            -1.2,
            2.0,
            "it brings about as much as an average official piece, somewhere between −2 and 2 points a game",
        ),
    ],
)
def test_a_verdict_is_told_in_plain_words_first(setting: Setting, shift: float, low: float, high: float, says: str) -> None:
    """In whole points; the nearest pieces of 3, 0 and −3 are named where the mean lies among them; three turns are no few."""
    teller = teller_of(setting, shift)
    shown = {**teller.found.shown, MARGIN: Estimate(60, shift, 5.0, low, high)}
    teller.found = attrs.evolve(teller.found, shown=shown)
    first, *_, last = teller.plain()
    assert first.startswith(f"In plain words: {says}")
    near = {9.0: " is Amazons (+3.0)", -9.0: " is Trolls (−3.0)", 0.4: "s nearest to it are Elves (0.0) and Amazons (+3.0)"}[
        shift
    ]
    assert first.endswith(f"{near}.")
    assert last == "All of it is about the bots that played, not about your friends."
    assert not any(line.startswith("Careful:") for line in teller.plain())
    pairs = [
        attrs.evolve(pair, mine=attrs.evolve(pair.mine, turns=1 + number % 2)) for number, pair in enumerate(teller.found.pairs)
    ]
    teller.found = attrs.evolve(teller.found, pairs=tuple(pairs))
    assert "Careful: the bots kept it active for only 1.5 turns a game" in teller.plain()[1]
    teller.setting = attrs.evolve(teller.setting, bots=("greedy", "random"))
    teller.found = attrs.evolve(
        teller.found, pairs=tuple(attrs.evolve(one, place=attrs.evolve(one.place, bot="greedy")) for one in pairs)
    )
    assert teller.plain()[-1].startswith("All of it is about greedy, a bot that looks one step ahead")
