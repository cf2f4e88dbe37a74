"""A piece is tried: the same pairs whatever happens, verdicts that follow from numbers, a page that stands alone."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands, field, report
from swcore_lab.asked import setting_of
from swcore_lab.field import Field, field_of
from swcore_lab.games import Outcome, Place
from swcore_lab.intervals import estimate
from swcore_lab.pairs import Pair, Setting, neighbour_of, place_of, play_block, play_pair, rules_of
from swcore_lab.telling import Teller
from swcore_lab.texts import TEXTS
from swcore_lab.trial import FITS, HIGH, LOW, OPEN, STRONG, WEAK, found_in, judged, run

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue

GNOLLS = "examples/gnolls.py"
KNOWN = Field(
    {"base.amazons": 3.0, "base.elves": 0.0, "base.trolls": -3.0},
    dict.fromkeys(("base.amazons", "base.elves", "base.trolls"), 0.5),
    100,
)


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def pairs_with(setting: Setting, leads: list[float], odd: str = "", more: float = 0.0) -> list[Pair]:
    """Return pairs of made-up games in which the piece leads by given points, and by more beside an odd partner."""
    pairs = []
    for number, lead in enumerate(leads):
        place = place_of(setting, number, "random")
        lead += more if place.partner == odd else 0.0
        mine, other = Outcome(lead, lead, 1.0, 3, 30, True), Outcome(0.0, 0.0, 0.0, 3, 27, True)
        pairs.append(Pair(number, place, neighbour_of(setting, number), mine, other))
    return pairs


def test_seats_partners_and_official_pieces_come_up_equally_often(setting: Setting) -> None:
    count = len(setting.field) * len(setting.partners) * 2
    places = [place_of(setting, number, "random") for number in range(count)]
    neighbours = [neighbour_of(setting, number) for number in range(count)]
    assert {neighbours.count(id) for id in setting.field} == {count // len(setting.field)}
    assert {sum(place.partner == id for place in places) for id in setting.partners} == {count // len(setting.partners)}
    assert [place.holder for place in places[:4]] == [0, 1, 0, 1]


def test_the_official_pieces_are_those_of_the_game_without_the_piece(setting: Setting) -> None:
    assert setting.piece == "home.gnolls"
    assert "home.gnolls" not in setting.field
    assert len(setting.field) == 14
    assert len(setting.partners) == 20


def test_both_games_of_a_pair_have_the_piece_in_the_hands_of_the_holder(setting: Setting) -> None:
    pair = play_pair(setting, (1, "random"))
    assert pair == play_pair(setting, (1, "random"))
    assert pair.place.holder == 1
    assert pair.mine.held
    assert pair.other.held
    assert pair.margin == (pair.mine.margin or 0) - (pair.other.margin or 0)
    assert pair.mine.win in (0.0, 0.5, 1.0)


def test_a_block_tells_of_every_official_piece_and_its_mean_is_zero(setting: Setting) -> None:
    small = attrs.evolve(setting, field=setting.field[:3])
    block = play_block(small, 0)
    assert list(block) == list(small.field)
    assert sum(block.values()) == pytest.approx(0)


def test_the_pairs_are_the_same_in_one_process_and_in_two(setting: Setting) -> None:
    alone, together = run(setting, KNOWN, 2, 1), run(setting, KNOWN, 2, 2)
    assert alone.pairs == together.pairs
    assert len(alone.pairs) == 2


def test_a_field_has_the_means_of_its_blocks_and_their_errors() -> None:
    found = field_of([{"one": 1.0, "two": -1.0}, {"one": 3.0, "two": -3.0}])
    assert found.means == {"one": 2.0, "two": -2.0}
    assert found.errors == pytest.approx({"one": 1.0, "two": 1.0})  # a spread of the square root of 2, over the root of 2


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(4.1, 6, STRONG), (3.9, 6, OPEN), (-6, -4.1, WEAK), (-1.9, 1.9, FITS), (-2.1, 1, OPEN), (-1, 2.1, OPEN)],
)
def test_a_verdict_wants_the_whole_interval_on_one_side(low: float, high: float, verdict: str) -> None:
    """The strongest piece is at 3 with an error of 0.5: it is surely no more than 3.98, and surely no less than 2.02."""
    middle = (low + high) / 2
    assert judged(attrs.evolve(estimate([middle] * 40), low=low, high=high), KNOWN) == verdict


@pytest.mark.parametrize(("lead", "verdict"), [(3.0, HIGH), (-3.0, LOW), (0.0, FITS)])
def test_as_strong_as_the_strongest_is_at_the_strong_end_and_not_too_strong(setting: Setting, lead: float, verdict: str) -> None:
    """Two of the three official pieces are surely weaker: 0 and -3, each with an error of 0.5."""
    assert found_in(setting, KNOWN, pairs_with(setting, [lead + number % 2 / 10 for number in range(60)])).verdict == verdict


def test_a_trial_stops_when_the_question_is_settled(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pairs_with(setting, [9.0 + number % 2 for number in range(100)])
    monkeypatch.setattr("swcore_lab.trial.play_pair", lambda _, task: made[task[0]])
    found = run(setting, KNOWN, 100, 1)
    assert (found.verdict, len(found.pairs)) == (STRONG, 30)
    assert found.below == ("base.amazons", "base.elves", "base.trolls")
    assert found.coins.mean == pytest.approx(1.0)  # 30 coins in 3 turns against 27


def test_a_partner_stands_out_that_brings_far_more(setting: Setting) -> None:
    odd = setting.partners[3]
    found = found_in(setting, KNOWN, pairs_with(setting, [float(number % 5 - 2) for number in range(240)], odd, 12.0))
    assert [one.id for one in found.partners if one.surely] == [odd]
    quiet = found_in(setting, KNOWN, pairs_with(setting, [float(number % 5 - 2) for number in range(240)]))
    assert not any(one.surely for one in quiet.partners)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_needs_nothing_from_elsewhere_and_tells_its_rows(setting: Setting, tmp_path: Path, language: str) -> None:
    pairs = pairs_with(setting, [float(number % 5 - 2) for number in range(40)])
    teller = Teller(setting, rules_of(setting.choice), KNOWN, found_in(setting, KNOWN, pairs), Catalogue(language, TEXTS))
    text = report.page(teller, 1.0, "gnolls.rows.jsonl")
    assert "http" not in text
    assert "<script" not in text
    assert teller.verdict() in text
    assert "gnolls.rows.jsonl" in text
    assert "{" not in text.partition("</style>")[2]
    report.write_rows(tmp_path / "rows", pairs)
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text(encoding="utf-8").splitlines()]
    leads = [row["mine"]["lead"] - row["other"]["lead"] for row in rows]
    assert sum(leads) / len(leads) == pytest.approx(teller.found.lead.mean)


def test_the_command_tells_a_verdict_and_writes_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "BLOCKS", 2)
    page = tmp_path / "gnolls.html"
    args = [GNOLLS, "--bots", "random", "--pairs", "30", "--jobs", "1", "--seed", "3", "--report", str(page), "--lang", "en"]
    done = CliRunner().invoke(commands.balance, args)
    assert done.exit_code == 0, done.output
    assert "60 games, seed 3, bots random, 2 seats" in done.output
    assert page.exists()
    assert len(page.with_suffix(".rows.jsonl").read_text(encoding="utf-8").splitlines()) == 30


def test_what_no_seat_can_be_given_is_refused() -> None:
    with pytest.raises(SwcoreError) as caught:
        setting_of("base.lost_tribes", Choice())
    assert caught.value.code == "lab-piece"


def test_a_place_keeps_what_a_game_is_begun_with(setting: Setting) -> None:
    place = place_of(setting, 0, "random")
    assert isinstance(place, Place)
    assert dict(place.arguments)["edition"] == ""
