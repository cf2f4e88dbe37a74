"""A piece is tried: the same pairs whatever happens, verdicts that follow from numbers, a page that stands alone."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands, measuring, report, showing
from swcore_lab import known as known_fields
from swcore_lab.asked import setting_of
from swcore_lab.command_lines import Asked
from swcore_lab.field import Field, as_data, field_of, from_data, together
from swcore_lab.games import LEAD, MARGIN, MEASURES, WIN, Outcome, Place
from swcore_lab.intervals import Estimate, looks
from swcore_lab.pairs import Pair, Setting, place_of, play_official, play_piece, rules_of
from swcore_lab.telling import Teller
from swcore_lab.texts import TEXTS
from swcore_lab.trial import found_in, more_games, run, tasks_of
from swcore_lab.verdicts import ABOVE, FITS, HIGH, LOW, OPEN, STRONG, UNDER, WEAK, Judged, judged

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue

GNOLLS = "examples/gnolls.py"
STANDING = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
USUAL = {MARGIN: 1.0, LEAD: 1.0, WIN: 0.5}


def known(places: int = 80, seed: int = 9) -> Field:
    """Return a field in which three pieces are at 3, 0 and -3, each with an error of 0.5."""
    return Field(seed, dict.fromkeys(MEASURES, STANDING), [USUAL] * places)


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def pairs_with(setting: Setting, leads: list[float], odd: str = "", more: float = 0.0) -> list[Pair]:
    """Return made-up games in which the piece leads by given points above the usual, and by more beside an odd partner."""
    pairs = []
    for number, lead in enumerate(leads):
        place = place_of(setting, 9, number, "random")
        lead += USUAL[LEAD] + (more if place.partner == odd else 0.0)
        pairs.append(Pair(number, place, Outcome(lead, lead, 1.0, 3, 30, True), USUAL))
    return pairs


def test_seats_and_partners_come_up_equally_often(setting: Setting) -> None:
    places = [place_of(setting, 1, number, "random") for number in range(2 * len(setting.partners))]
    assert {sum(place.partner == id for place in places) for id in setting.partners} == {2}
    assert [place.holder for place in places[:4]] == [0, 1, 0, 1]
    assert len({place.seed for place in places}) == len(places)


def test_the_official_pieces_are_those_of_the_game_without_the_piece(setting: Setting) -> None:
    assert setting.piece == "home.gnolls"
    assert "home.gnolls" not in setting.field
    assert len(setting.field) == 14
    assert len(setting.partners) == 20


def test_the_piece_is_played_in_the_place_of_the_official_ones(setting: Setting) -> None:
    outcome = play_piece(setting, ("random", 1, 3))
    assert outcome == play_piece(setting, ("random", 1, 3))
    assert outcome.held
    assert outcome.win in (0.0, 0.5, 1.0)
    block = {id: play_official(setting, ("random", 1, 3, id)) for id in setting.field[:3]}
    assert list(block) == list(setting.field[:3])
    assert all(one.held for one in block.values())
    assert (
        play_piece(attrs.evolve(setting, choice=setting.plain, piece=setting.field[1]), ("random", 1, 3))
        == block[setting.field[1]]
    )


def test_a_field_counts_each_piece_from_the_mean_of_its_place() -> None:
    """In the first place 5 and 1 around 3, in the second 9 and 1 around 5: 2 and 4 above, so 3 with an error of 1."""
    blocks = [
        {"one": Outcome(5, 5, 1, 2, 8, True), "two": Outcome(1, 1, 0, 0, 0, True)},
        {"one": Outcome(9, 9, 1, 2, 6, True), "two": Outcome(1, 1, 0, 1, 5, True)},
    ]
    found = field_of(4, blocks)
    assert found.standing[LEAD]["one"] == pytest.approx((3.0, 1.0))
    assert found.standing[MARGIN]["two"] == pytest.approx((-3.0, 1.0))
    assert found.standing[WIN]["one"] == (0.5, 0.0)
    assert [one[LEAD] for one in found.usual] == [3.0, 5.0]
    assert [one["coins"] for one in found.usual] == [4.0, 4.0]  # 8 in 2 turns alone; 6 in 2 and 5 in 1
    again = from_data(json.loads(json.dumps(as_data(attrs.evolve(found, standing={LEAD: found.standing[LEAD]}), "2026-01-02"))))
    assert again.standing[LEAD] == found.standing[LEAD]
    assert again.usual == found.usual
    assert again.probe == ("one", 5.0, 5.0)


def test_a_shipped_field_is_used_only_while_games_go_as_they_did(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    small = attrs.evolve(setting, field=setting.field[:2])
    own = field_of(1, [{id: play_official(small, ("random", 1, 0, id)) for id in small.field}])
    table = {"base.small_world race 2 random - -": as_data(own, "2026-01-02")}
    monkeypatch.setattr("swcore_lab.known.json.loads", lambda text: table)
    found = known_fields.known(small, "random")
    assert found is not None
    assert found.probe == own.probe
    assert known_fields.known(setting, "random") is None  # of other pieces
    first, lead, margin = own.probe
    table["base.small_world race 2 random - -"]["probe"] = [first, lead, margin + 1]
    assert known_fields.known(small, "random") is None


@pytest.mark.parametrize("more", [61, 100, 239, 240, 400])
def test_a_run_with_more_games_plays_those_of_a_run_with_fewer_again_and_in_the_same_order(setting: Setting, more: int) -> None:
    """Of 60 places and of more of the same 240 the first 60 are the same; of as many as there are, all are played."""
    both, fields = attrs.evolve(setting, bots=("greedy", "random")), {"greedy": known(240), "random": known(240, seed=8)}
    for bot in both.bots:
        few, many = ([task for task in tasks_of(both, fields, games) if task[0] == bot] for games in (60, more))
        assert many[: len(few)] == few
        assert len(set(many)) == len(many)
    assert {number for bot, _, number in tasks_of(both, fields, 400) if bot == "greedy"} == set(range(240))


def test_the_order_of_the_places_is_of_the_seed_and_the_second_bot_plays_a_quarter_and_enough(setting: Setting) -> None:
    both = attrs.evolve(setting, bots=("greedy", "random"))
    fields = {"greedy": known(400), "random": known(300, seed=8)}
    tasks = tasks_of(both, fields, 400)
    strong = [task for task in tasks if task[0] == "greedy"]
    weak = [task for task in tasks if task[0] == "random"]
    assert (len(strong), len({number for *_, number in strong})) == (400, 400)
    assert (len(weak), {seed for _, seed, _ in weak}) == (100, {8})
    assert tasks == tasks_of(both, fields, 400)
    assert tasks != tasks_of(attrs.evolve(both, seed=6), fields, 400)
    assert [bot for bot, *_ in tasks[:6]] == ["random", "greedy", "greedy", "greedy", "greedy", "random"]
    few = [bot for bot, *_ in tasks_of(both, fields, 80)]
    assert (few.count("greedy"), few.count("random")) == (80, 60)  # without 60 there is no interval
    assert few[:7] == ["random", "greedy", "random", "greedy", "random", "greedy", "greedy"]


def told_with(**criteria: Judged) -> dict[str, Judged]:
    return {{"margin": MARGIN, "lead": LEAD}[name]: one for name, one in criteria.items()}


def test_games_that_would_settle_it_count_every_way_to_a_verdict() -> None:
    """Beyond all is settled by one criterion, among them by both; what one of them leaves open for good stays open."""
    fits, inside, never = Judged(FITS, ("a",), ("b",), 0), Judged(OPEN, (), (), 300), Judged(OPEN, (), (), 0)
    beyond = Judged(OPEN, ("a",), (), 500, outside=True)
    assert more_games(OPEN, told_with(margin=inside, lead=fits), 0) == 300
    assert more_games(OPEN, told_with(margin=inside, lead=attrs.evolve(inside, more=200)), 0) == 300
    assert more_games(OPEN, told_with(margin=inside, lead=never), 0) == 0
    assert more_games(OPEN, told_with(margin=beyond, lead=never), 0) == 500
    assert more_games(HIGH, told_with(margin=beyond, lead=inside), 900) == 500
    assert more_games(HIGH, told_with(margin=inside, lead=inside), 0) == 0
    assert (
        more_games(OPEN, told_with(margin=inside, lead=fits), 3897) == 300
    )  # beyond its kind and not beyond all: what is nearer
    assert more_games(OPEN, told_with(margin=inside, lead=fits), 200) == 200
    assert more_games(HIGH, told_with(margin=inside, lead=fits), 3897) == 3897
    assert more_games(FITS, told_with(margin=fits, lead=fits), 0) == 0


def test_a_mean_above_all_official_pieces_lies_outside() -> None:
    assert judged(at(3.1, 1.2), STANDING, 1.0).outside
    assert judged(at(-3.1, 1.2), STANDING, 1.0).outside
    assert not judged(at(2.9, 1.2), STANDING, 1.0).outside


def test_the_games_are_the_same_in_one_process_and_in_two(setting: Setting) -> None:
    fields = {"random": known()}
    alone, together = run(setting, fields, 2, 1), run(setting, fields, 2, 2)
    assert alone.pairs == together.pairs
    assert len(alone.pairs) == 2


def at(mean: float, error: float = 0.0) -> Estimate:
    """Return an estimate of very many values with a mean and a standard error."""
    return Estimate(10_000, mean, 100 * error, mean, mean)


@pytest.mark.parametrize(
    ("mean", "verdict"),
    [(4.2, STRONG), (4.0, OPEN), (-4.2, WEAK), (-4.0, OPEN), (1.7, FITS), (1.9, OPEN), (-1.7, FITS), (-1.9, OPEN)],
)
def test_a_verdict_wants_each_comparison_with_an_official_piece(mean: float, verdict: str) -> None:
    """At one look with half of 5 %: 2.24 errors of 0.5 beyond 3, which is 4.12; within it, for one of three, 2.39: 1.80."""
    assert judged(at(mean), STANDING, 1.0).verdict == verdict


def test_errors_of_both_sides_add_up_as_squares() -> None:
    """0.5 and 1.2 are 1.3 together: 2.24 of them beyond 3 are 5.91."""
    assert judged(at(5.95, 1.2), STANDING, 1.0).verdict == STRONG
    assert judged(at(5.87, 1.2), STANDING, 1.0).verdict == OPEN


def test_an_open_question_tells_how_many_games_settle_it() -> None:
    """5 above 3 is 2: 2.24 errors of 0.892; the field has 0.5 of it, so the piece 0.739: a spread of 120 needs 26,390 games."""
    told = judged(at(5.0, 1.2), STANDING, 1.0)
    assert told.verdict == OPEN
    assert told.more == pytest.approx(26_390, abs=60)
    assert judged(at(3.1, 1.2), STANDING, 1.0).more == 0  # nearer than the field itself is known


@pytest.mark.parametrize(("lead", "verdict"), [(3.0, HIGH), (-3.0, LOW), (0.0, FITS), (9.0, STRONG), (-9.0, WEAK)])
def test_as_strong_as_the_strongest_is_at_the_strong_end_and_not_too_strong(setting: Setting, lead: float, verdict: str) -> None:
    """Two of the three official pieces are surely weaker: 0 and -3, each with an error of 0.5."""
    pairs = pairs_with(setting, [lead + number % 2 / 10 for number in range(60)])
    assert found_in(setting, {"random": known()}, pairs, looks(60)[-1]).verdict == verdict


def test_beyond_what_the_kind_brings_is_said_even_where_one_official_piece_is_as_strong(setting: Setting) -> None:
    """Nine lie at -1 to 1, two at -9 and 9: a spread of 4.099, of which 1.812 times the root of 12/11 are 7.76."""
    standing = {str(number): (number % 3 - 1.0, 0.5) for number in range(9)} | {"least": (-9.0, 0.5), "most": (9.0, 0.5)}
    field = Field(9, dict.fromkeys(MEASURES, standing), [USUAL] * 80)
    told = [found_in(setting, {"random": field}, pairs_with(setting, [lead] * 60), looks(60)[-1]) for lead in (8.5, -8.5)]
    assert [one.verdict for one in told] == [ABOVE, UNDER]
    assert told[0].bounds.high == pytest.approx(7.76, abs=0.01)
    for one, word in zip(told, ("Stronger", "Weaker"), strict=True):
        teller = Teller(setting, rules_of(setting.choice), {"random": field}, one, Catalogue("en", TEXTS))
        assert teller.verdict().startswith(f"{word} than the official pieces as a kind.")


def test_a_trial_stops_at_the_look_that_settles_the_question(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(pairs_with(setting, [9.0 + number % 2 for number in range(120)]))
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: next(made).mine)
    found = run(setting, {"random": known(120)}, 120, 1)
    assert (found.verdict, len(found.pairs), found.planned) == (STRONG, 60, 120)  # the looks are at 60 and 120
    teller = Teller(setting, rules_of(setting.choice), {"random": known(120)}, found, Catalogue("en", TEXTS))
    assert "It ended after 60 of 120 places, as the question was settled" in " ".join(teller.reasons())
    assert found.judged[LEAD].below == ("base.amazons", "base.elves", "base.trolls")
    assert found.shown[WIN].mean == 0.5


def test_a_run_that_is_stopped_tells_what_it_has(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may spend what is left of the chance of an error, for it looks no more."""
    made = pairs_with(setting, [9.0 + number % 2 for number in range(70)])

    def stopped(_: Setting, task: object) -> Outcome:
        if not made:
            raise KeyboardInterrupt
        return made.pop().mine

    monkeypatch.setattr("swcore_lab.trial.play_piece", stopped)
    found = run(setting, {"random": known(150)}, 150, 1)  # the first look is at 75
    assert (found.verdict, len(found.pairs)) == (STRONG, 70)
    with pytest.raises(KeyboardInterrupt):
        run(setting, {"random": known()}, 80, 1)


def test_a_partner_stands_out_that_brings_far_more(setting: Setting) -> None:
    odd, fields, look = setting.partners[3], {"random": known()}, looks(240)[-1]
    found = found_in(setting, fields, pairs_with(setting, [float(number % 5 - 2) for number in range(240)], odd, 12.0), look)
    assert [one.id for one in found.partners if one.surely] == [odd]
    quiet = found_in(setting, fields, pairs_with(setting, [float(number % 5 - 2) for number in range(240)]), look)
    assert not any(one.surely for one in quiet.partners)


def teller_of(setting: Setting, language: str, shift: float = 0.0) -> Teller:
    """Return what tells of made-up games."""
    pairs = pairs_with(setting, [number % 5 - 2 + shift for number in range(60)])
    fields = {"random": known()}
    found = found_in(setting, fields, pairs, looks(60)[-1])
    return Teller(setting, rules_of(setting.choice), fields, found, Catalogue(language, TEXTS))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_needs_nothing_from_elsewhere_and_tells_its_rows(setting: Setting, tmp_path: Path, language: str) -> None:
    teller = teller_of(setting, language)
    text = report.page(teller, 1.0, "gnolls.rows.jsonl")
    assert "http" not in text
    assert "<script" not in text
    assert teller.verdict() in text
    assert "gnolls.rows.jsonl" in text
    assert "{" not in text.partition("</style>")[2]
    report.write_rows(tmp_path / "rows", teller.found.pairs)
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text(encoding="utf-8").splitlines()]
    leads = [row["mine"]["lead"] - row["usual"]["lead"] for row in rows]
    assert sum(leads) / len(leads) == pytest.approx(teller.found.shown[LEAD].mean)


def test_a_verdict_says_by_what_it_holds(setting: Setting) -> None:
    told = teller_of(setting, "en", 9.0).verdict()
    where = "both over a whole game and in the first 3 rounds"
    assert told == f"Too strong. Gnolls: more than every official piece of its kind {where}."
    assert list(teller_of(setting, "en", 9.0).reasons())[1].startswith(
        "Pieces that are beyond all official ones by neither count are called so in about 1 of 20 runs at most"
    )
    assert "5 in 100" not in " ".join(teller_of(setting, "en", 0.0).reasons())
    assert teller_of(setting, "ru", 9.0).verdict().startswith("Слишком сильно.")


@pytest.mark.parametrize(("language", "told"), [("en", "about 150 games"), ("ru", "примерно 150")])
def test_the_flag_that_plays_more_is_told_where_it_can_be_typed(
    setting: Setting, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    """The page and the data, which the workshop shows, say how many games it takes; nobody can type a flag there."""
    teller = teller_of(setting, language)
    teller.found = attrs.evolve(teller.found, verdict=OPEN, more=150)
    for text in (report.page(teller, 1.0, "gnolls.rows.jsonl"), " ".join(showing.data(teller)["told"])):
        assert told in text
        assert "--games" not in text
    teller.asked = Asked(GNOLLS)
    showing.show(teller, 1.0)
    assert f"swcore balance {GNOLLS} --seed 5 --games 150\n" in capsys.readouterr().out
    teller.found = attrs.evolve(teller.found, more=20_000)  # which nobody plays
    assert not [line for step in teller.steps() for line in step.commands if "--games 20000" in line]


def test_pieces_of_one_name_are_told_apart_by_their_ids(tmp_path: Path) -> None:
    text = Path(GNOLLS).read_text(encoding="utf-8").replace("home.gnolls", "home.elves").replace("class Gnolls", "class Elves")
    (tmp_path / "elves.py").write_text(text.replace("Gnolls(", "Elves(", 1), encoding="utf-8")
    setting = setting_of(str(tmp_path / "elves.py"), Choice(), bots=("random",), seed=5)
    teller = teller_of(setting, "en")
    assert teller.name("home.elves") == "Elves (home.elves)"
    assert teller.name("base.elves") == "Elves (base.elves)"
    assert teller.name("base.trolls") == "Trolls"


def test_the_command_tells_a_verdict_and_writes_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    page = tmp_path / "gnolls.html"
    args = [GNOLLS, "--bots", "random", "--games", "60", "--jobs", "1", "--seed", "3", "--report", str(page), "--lang", "en"]
    done = CliRunner().invoke(commands.balance, args)
    assert done.exit_code == 0, done.output
    played = "Played: 80 games (60 with random, 20 in which bots choose by themselves), Small World, 2 seats, the usual map, bots"
    assert played in " ".join(done.output.split())
    assert "The same games again: --seed 3" in " ".join(done.output.split())
    assert page.exists()
    assert len(page.with_suffix(".rows.jsonl").read_text(encoding="utf-8").splitlines()) == 60


def test_without_a_field_it_is_measured_and_kept_and_gone_on_with(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    """Two places and one more are what three are at once; an option keeps them apart from the fields of other tests."""
    small = attrs.evolve(setting, field=setting.field[:2], plain=attrs.evolve(setting.plain, options=(("open_coins", "true"),)))
    fields = measuring.fields_of(small, 2, 1, Catalogue("en", TEXTS))
    assert [len(one.usual) for one in fields.values()] == [2]
    said = " ".join(capsys.readouterr().err.split())
    assert said.startswith("Nothing is known yet of what the official pieces bring here. So before the first game with the piece")
    assert "the bot random plays all official ones in 2 places: about 10" in said  # seconds, or 10–20 on a busy machine
    more = known_fields.enough(small, "random", 3, 1)
    whole = known_fields.measured(small, "random", 3, 1)
    for name in MEASURES:
        assert [one.get(name, 0.0) for one in more.usual] == pytest.approx([one.get(name, 0.0) for one in whole.usual], abs=0.001)
    for name, table in whole.standing.items():
        assert {id: told[0] for id, told in more.standing[name].items()} == pytest.approx(
            {id: told[0] for id, told in table.items()}, abs=0.001
        )
    again = known_fields.known(small, "random")
    assert again is not None
    assert len(again.usual) == 3


def test_two_fields_together_are_the_field_of_all_places() -> None:
    blocks = [
        {"one": Outcome(lead, 2.0 * lead, 1, 1, 4, True), "two": Outcome(0, 0, 0, 1, 4 + lead, True)} for lead in (1, 5, 2, 8, 3)
    ]
    both, whole = together(field_of(1, blocks[:2]), field_of(1, blocks[2:])), field_of(1, blocks)
    for name, table in whole.standing.items():
        for id, told in table.items():
            assert both.standing[name][id] == pytest.approx(told)
    assert both.usual == whole.usual


def test_what_no_seat_can_be_given_is_refused() -> None:
    with pytest.raises(SwcoreError) as caught:
        setting_of("base.lost_tribes", Choice())
    assert caught.value.code == "lab-piece"


def test_a_place_keeps_what_a_game_is_begun_with(setting: Setting) -> None:
    place = place_of(setting, 1, 0, "random")
    assert isinstance(place, Place)
    assert dict(place.arguments)["edition"] == ""


def test_a_bot_that_thinks_by_the_clock_cannot_try_a_piece() -> None:
    """What it plays depends on the machine, so what is usual for it could not be kept."""
    with pytest.raises(SwcoreError) as caught:
        setting_of(GNOLLS, Choice(), bots=("mcts:0.1s", "greedy"))
    assert caught.value.code == "lab-clock"
    assert setting_of(GNOLLS, Choice(), bots=("mcts:60", "greedy")).bots == ("mcts:60", "greedy")


@pytest.mark.parametrize(
    ("margin", "lead", "said"), [(-9.0, 3.0, "it pays early"), (9.0, -3.0, "it pays late"), (9.0, 3.0, ""), (-9.0, -3.0, "")]
)
def test_a_piece_that_pays_early_or_late_is_told(setting: Setting, margin: float, lead: float, said: str) -> None:
    pairs = [
        attrs.evolve(one, mine=attrs.evolve(one.mine, margin=margin + number % 2, lead=lead + number % 2))
        for number, one in enumerate(pairs_with(setting, [0.0] * 60))
    ]
    found = found_in(setting, {"random": known()}, pairs, looks(60)[-1])
    told = " ".join(Teller(setting, rules_of(setting.choice), {"random": known()}, found, Catalogue("en", TEXTS)).reasons())
    assert [words in told for words in ("it pays early", "it pays late")] == [said == "it pays early", said == "it pays late"]
