"""Other numbers of tokens: how they are evened out, which one is the nearest, and what is said and drawn of them."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest
from swcore_lab import report, showing, suggesting
from swcore_lab.asked import official, setting_of
from swcore_lab.field import Field
from swcore_lab.games import LEAD, MARGIN, MEASURES, Outcome
from swcore_lab.intervals import Estimate, estimate
from swcore_lab.pairs import Setting
from swcore_lab.pooling import pooled
from swcore_lab.suggesting import may_be_usual, ranked
from swcore_lab.verdicts import STRONG

from swcore.cli.packs import Choice
from swcore.errors import SwcoreError
from tests.lab.trials import GNOLLS, known, numbered, teller_of


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def with_tokens(tmp_path: Path, tokens: int) -> Setting:
    """Return gnolls with so many tokens; each in a file of its own, as rules are kept by the name of the file."""
    text = Path(GNOLLS).read_text(encoding="utf-8")
    (tmp_path / f"with{tokens}.py").write_text(text.replace("tokens=6", f"tokens={tokens}"), encoding="utf-8")
    return setting_of(str(tmp_path / f"with{tokens}.py"), Choice(), bots=("random",))


def around(mean: float, half: float = 1.0, count: int = 60) -> Estimate:
    """Return a mean with an interval that reaches so far to both sides."""
    return Estimate(count, mean, 1.0, mean - half, mean + half)


def test_neighbours_that_fall_are_evened_out_by_their_games() -> None:
    """3 and 2 of as many games are 2.5; −2 of 60 games and −5 of 420 are (−120 − 2100) / 480 = −4.625."""
    assert pooled([1, 2, 3], [1, 5, 1]) == [1, 2, 3]
    assert pooled([1, 3, 2, 4], [1, 1, 1, 1]) == [1, 2.5, 2.5, 4]
    assert pooled([-2, -5, 0], [60, 420, 60]) == [-4.625, -4.625, 0]
    assert pooled([5, 4, 3], [1, 1, 1]) == [4, 4, 4]
    assert pooled([4, 5, 1, 9], [1, 1, 2, 1]) == [2.75, 2.75, 2.75, 9]  # 5, 1, 1 are 7/3, which lies below 4: 11 / 4
    assert pooled([], []) == []


def test_numbers_that_no_piece_may_have_are_left_out(setting: Setting, tmp_path: Path) -> None:
    """10 at most, and one at least."""
    assert suggesting.numbers(setting) == [-3, -2, -1, 0, 1, 2, 3]
    assert suggesting.numbers(with_tokens(tmp_path, 9)) == [-3, -2, -1, 0, 1]
    assert suggesting.numbers(with_tokens(tmp_path, 2)) == [-1, 0, 1, 2, 3]


def test_an_installed_piece_keeps_its_tokens() -> None:
    with pytest.raises(SwcoreError) as caught:
        suggesting.numbers(official("race", Choice(), ("random",)))
    assert caught.value.code == "lab-tokens"


def test_the_number_nearest_to_the_field_is_suggested(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two points a token, and at the usual with two more: the places are the same for all numbers."""

    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        value = 1.0 + 2 * (setting.tokens - 2) + task[2] % 3 - 1
        return Outcome(value, value, 1.0, 1, 1, True)

    monkeypatch.setattr(suggesting, "play_piece", made)
    found = suggesting.suggest(setting, known(60), teller_of(setting, -4.0).found, 60)
    assert [(one.tokens, one.more, one.usual) for one in found[:2]] == [(8, 2, True), (7, 1, False)]
    assert found[0].shown[MARGIN].mean == pytest.approx(0)
    assert found[1].shown[LEAD].mean == pytest.approx(-2)
    assert found[1].pooled == pytest.approx({MARGIN: -2, LEAD: -2})


def test_the_number_that_it_has_counts_with_all_its_games_and_is_not_played_again(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 120 games the mean is that of the verdict; of seven numbers each has a seventh of what its interval may miss.

    6 tokens bring −4 in 120 games and 7 bring −7 in 60: evened out (−480 − 420) / 180 = −5 for both, and as both are as near, the
    smaller change comes first.
    """
    played = set()

    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        played.add(setting.tokens)
        value = (-6.0 if setting.tokens == 1 else -30.0) + task[2] % 3 - 1
        return Outcome(value, value, 1.0, 1, 1, True)

    monkeypatch.setattr(suggesting, "play_piece", made)
    monkeypatch.setattr(suggesting, "REACH", 1)
    teller = teller_of(setting, -4.0, 120)
    found = suggesting.suggest(setting, known(60), teller.found, 60)
    assert played == {-1, 1}
    assert [one.more for one in found] == [0, 1, -1]
    own = found[0].shown[MARGIN]
    assert (own.count, own.mean) == (120, teller.found.shown[MARGIN].mean)
    values = [pair.more(MARGIN) or 0.0 for pair in teller.found.pairs]
    assert own == estimate(values, teller.found.share / 3)
    assert found[1].shown[MARGIN].mean == pytest.approx(-7)
    assert found[0].pooled == found[1].pooled == pytest.approx({MARGIN: -5, LEAD: -5})
    assert found[0].distance == found[1].distance
    assert found[2].pooled[MARGIN] == pytest.approx(-31)


def test_the_distance_is_that_of_what_was_evened_out(setting: Setting) -> None:
    """7 tokens bring 0 and 8 bring −2, in as many games: both count −1, and 7, the smaller change, comes first.

    The official pieces lie at 3, 0 and −3, so their spread is the root of 6, and the distance the root of 2 / 6.
    """
    table = {"base.a": (3.0, 0.5), "base.b": (0.0, 0.5), "base.c": (-3.0, 0.5)}
    field = Field(9, dict.fromkeys(MEASURES, table), [])
    shown = {more: dict.fromkeys((MARGIN, LEAD), around(mean)) for more, mean in ((0, -5.0), (1, 0.0), (2, -2.0))}
    found = ranked(setting, field, shown)
    assert [one.tokens for one in found] == [7, 8, 6]
    assert [one.distance for one in found[:2]] == pytest.approx([(2 / 6) ** 0.5] * 2)
    assert [one.shown[MARGIN].mean for one in found] == [0.0, -2.0, -5.0]
    assert [one.usual for one in found] == [True, False, False]  # by what was measured


def test_the_smallest_change_that_may_do_is_named_beside_the_nearest(setting: Setting) -> None:
    teller = teller_of(setting, 0.0)
    best, less, own = numbered(3, -3, around(0.0), 0.0), numbered(5, -1, around(0.9), 0.4), numbered(6, 0, around(4.0, 1, 424), 2)
    teller.tried = (best, less, own)
    lines = teller.nearest()
    assert "Each other number was tried in 60 games, the number that it has in 424." in lines[0]
    assert lines[1] == "As far as these games tell, it may be a usual piece with: 3, 5."
    assert lines[2].startswith("The smallest change with which these games do not rule out a usual piece: 5 tokens (−1).")
    teller.tried = (best, attrs.evolve(own, shown=less.shown))
    assert teller.nearest()[2] == "It may be one with the 6 that it has, too, so no token has to be changed."
    teller.tried = (less, own)  # the nearest one is the smallest change
    assert len(teller.nearest()) == 2
    teller.tried = (own, less, best)  # its own number is the nearest, though these games rule out that it is usual
    assert not any("smallest change" in line for line in teller.nearest())


def test_a_smaller_number_is_no_usual_piece_where_a_larger_one_surely_brings_too_little() -> None:
    """5 tokens may be usual by their own wide interval, but 6 surely bring less than usual, and a token more does no harm."""
    own, less, more = (
        numbered(6, 0, around(-4.0, 2), 3.0),
        numbered(5, -1, around(-2.0, 4), 2.0),
        numbered(7, 1, around(-1.0), 1.0),
    )
    assert [one.usual for one in (own, less, more)] == [False, True, True]
    assert may_be_usual((more, less, own)) == [more]
    assert may_be_usual((more, less)) == [more, less]
    high = numbered(6, 0, around(4.0, 2), 3.0)
    assert may_be_usual((more, less, high)) == [less]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Only 6 tokens were tried; nothing can be said of other numbers."),
        ("ru", "Испытано только одно число жетонов: 6; о других сказать ничего нельзя."),
    ],
)
def test_one_number_of_tokens_is_not_called_the_nearest(setting: Setting, language: str, says: str) -> None:
    teller = teller_of(setting, 0.0, language=language)
    teller.tried = (numbered(6, 0, around(1.0), 1.0),)
    assert teller.nearest() == [says]
    assert "polyline" not in report.page(teller, 1.0, "")


@pytest.mark.parametrize(("more", "says"), [(3, "The largest number tried"), (-3, "The smallest number tried"), (2, "")])
def test_where_the_last_number_of_tokens_is_the_nearest_it_is_said_how_to_go_on(setting: Setting, more: int, says: str) -> None:
    """Three more and three fewer are the last ones that are tried; where the rules allow none beyond, nothing follows."""
    teller = teller_of(setting, 0.0)
    nearest, own = numbered(6 + more, more, around(1.0, 0.5), 1.0), numbered(6, 0, around(1.0, 0.5), 2.0)
    teller.tried = (nearest, own)
    lines = " ".join(teller.nearest())
    assert (says in lines, f"write {6 + more} into the file" in lines) == (True, bool(says))
    teller.tried = (attrs.evolve(nearest, last=True), own)
    assert "into the file" not in " ".join(teller.nearest())


def test_what_is_advised_already_is_not_told_again(setting: Setting) -> None:
    teller = teller_of(setting, 0.0)
    teller.found = attrs.evolve(teller.found, verdict=STRONG)
    teller.tried = (numbered(3, -3, around(5.0), 1.0), numbered(6, 0, around(9.0), 2.0))
    advice = "write 3 into the file"
    assert advice in " ".join(step.say for step in teller.steps())
    assert advice not in " ".join(teller.nearest())


def test_where_the_rules_end_the_row_it_is_said_why(setting: Setting, tmp_path: Path) -> None:
    """From 9 there is one more, 10; from 7 all three are tried, and none lies beyond the third; from 2 there is one fewer."""
    ends = {}
    for tokens, reach in ((9, range(-3, 2)), (7, range(-3, 4)), (2, range(-1, 4)), (6, range(-3, 4))):
        shown = {more: dict.fromkeys((MARGIN, LEAD), around(float(more))) for more in reach}
        tried = ranked(with_tokens(tmp_path, tokens), known(), shown)
        teller = teller_of(setting, 0.0)
        teller.tried = tuple(tried)
        ends[tokens] = ([one.tokens for one in tried if one.last], teller.nearest()[2:])
    assert ends == {
        9: ([10], ["No home-made piece of its kind may have more than 10."]),
        7: ([10], []),
        2: ([1], ["No piece of its kind may have fewer than 1."]),
        6: ([], []),
    }


@pytest.mark.parametrize("language", ["en", "ru"])
def test_numbers_of_tokens_are_drawn_and_their_figures_folded(setting: Setting, language: str) -> None:
    """By two criteria, each wide and for phones; what was evened out stands behind an arrow and is where the line goes."""
    teller = teller_of(setting, 0.0, language=language)
    own, more = numbered(6, 0, around(-4.0, 1, 424), 2.0), numbered(7, 1, around(-5.0, 3), 2.0)
    teller.tried = (own, attrs.evolve(more, pooled={MARGIN: -4.125, LEAD: -5.0}))
    page = report.page(teller, 1.0, "")
    assert page.count("<polyline") == 4
    lines = {
        "en": ["6: −4.0 (−5.0 to −3.0); −4.0 (−5.0 to −3.0)", "7: −5.0 (−8.0 to −2.0) → −4.1; −5.0 (−8.0 to −2.0)"],
        "ru": ["6: −4,0 (от −5,0 до −3,0); −4,0 (от −5,0 до −3,0)", "7: −5,0 (от −8,0 до −2,0) → −4,1; −5,0 (от −8,0 до −2,0)"],
    }[language]
    folded = page[page.index('<details class="folded"><summary') :]
    assert [page.count(line) for line in lines] == [1, 1]
    assert all(line in folded[: folded.index("</details>")] for line in lines)
    assert teller.numbers()[1:] == lines
    assert list(teller.suggested()) == [*teller.nearest(), *teller.numbers(), list(teller.suggested())[-1]]
    data = showing.data(teller)["suggested"]
    assert [one["pooled"] for one in data] == [{MARGIN: -4.0, LEAD: -4.0}, {MARGIN: -4.125, LEAD: -5.0}]
    assert [one["shown"][MARGIN]["count"] for one in data] == [424, 60]
