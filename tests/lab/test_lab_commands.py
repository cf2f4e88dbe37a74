"""What else the lab tells: other numbers of tokens, picks by price, all pairs, differences of editions, contests."""

from __future__ import annotations

import json
import math
import statistics

import attrs
import pytest
from click.testing import CliRunner, Result
from swcore_lab import card_pairs, commands, matrix, pairing, rule_effects, suggesting
from swcore_lab import known as known_fields
from swcore_lab.asked import official, setting_of
from swcore_lab.field import Field
from swcore_lab.games import LEAD, MEASURES, Outcome, Place
from swcore_lab.intervals import estimate
from swcore_lab.maps import loved, on_maps
from swcore_lab.matrix import Game, cells_of
from swcore_lab.pairs import Setting, place_of, rules_of, rules_with
from swcore_lab.picking import Price, counted, prices
from swcore_lab.plans import Cell
from swcore_lab.texts import TEXTS

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue

GNOLLS = "examples/gnolls.py"
STANDING = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def field(places: int = 60) -> Field:
    return Field(9, dict.fromkeys(MEASURES, STANDING), [dict.fromkeys(MEASURES, 1.0)] * places)


def called(*args: object) -> Result:
    return CliRunner().invoke(commands.lab, [str(one) for one in args])


def test_a_piece_gets_other_tokens_and_nothing_else_changes(setting: Setting) -> None:
    rules, more = rules_of(setting.choice), rules_with(setting.choice, "home.gnolls", 2)
    told = [(vars(one.pieces["home.gnolls"])["tokens"], vars(one.pieces["home.gnolls"])["supply"]) for one in (rules, more)]
    assert told == [(6, told[0][1]), (8, told[0][1] + 2)]
    assert set(more.pieces) == set(rules_of(setting.choice).pieces)


def test_picks_are_counted_by_price(setting: Setting) -> None:
    done, found = prices(setting, 4)
    assert (done, found) == prices(setting, 4)
    assert done == 4
    assert all(0 <= one.picked <= one.offered for one in found)
    assert [one.price for one in found] == sorted({one.price for one in found})
    games = [counted(setting, number) for number in range(4)]
    assert sum(one.offered for one in found) == sum(told[0] for game in games for told in game.values())
    for game in games:  # something lies for nothing each time that somebody picks, and one combo is taken
        free = game[0]
        assert sum(told[1] + told[5] for told in game.values()) == free[0] + free[4] > 0
    assert sum(one.others_offered for one in found) > 2 * sum(one.offered for one in found)  # several lie there


def test_another_seed_plays_other_games_for_the_picks(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(setting: Setting, seed: int, number: int, bot: str) -> Place:
        seeds.append(seed)
        return place_of(setting, seed, number, bot)

    monkeypatch.setattr("swcore_lab.picking.place_of", noted)
    for seed in (5, 6):
        counted(attrs.evolve(setting, seed=seed), 0)
    assert seeds == [5, 6]


def test_the_map_it_loves_is_one_that_surely_brings_more_than_every_other(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        value = {"plain": 1.0, "hills": 9.0, None: 2.0}[setting.choice.map] + task[2] % 3
        return Outcome(value, value, 1.0, 1, 1, True)

    monkeypatch.setattr("swcore_lab.trial.play_piece", made)
    monkeypatch.setattr("swcore_lab.trial.place_of", lambda *_: Place(1, 2, 0, "base.hill", "random"))
    found = on_maps(setting, ["plain", "hills", ""], lambda _: field(), 60)
    assert [one.map for one in found] == ["hills", "", "plain"]
    assert found[0].shown[LEAD].mean == pytest.approx(9.0)  # 9, and 1 more on average, above the usual 1
    assert loved(found) == "hills"
    assert loved(found[1:]) == ""  # the usual one: by 1 with a spread of less than 1 in 60 places
    assert loved(found[2:]) is None
    wide = [attrs.evolve(one, shown={LEAD: attrs.evolve(one.shown[LEAD], low=-9.0, high=19.0)}) for one in found]
    assert loved(wide) is None


def test_a_pair_is_counted_beyond_what_both_bring() -> None:
    """Rows bring 3 and -3, columns 1 and -1, and the first pair 4 more: a quarter of it in each row, column and the whole."""
    games = []
    for number in range(8):
        for first, one in (("a", 3.0), ("b", -3.0)):
            for second, other in (("x", 1.0), ("y", -1.0)):
                lead = one + other + (4.0 if (first, second) == ("a", "x") else 0.0) + number % 2
                games.append(Game(first, second, number, lead))
    found = {(cell.first, cell.second): cell for cell in cells_of(games)}
    assert {pair: cell.beyond for pair, cell in found.items()} == pytest.approx(
        {("a", "x"): 1.0, ("a", "y"): -1.0, ("b", "x"): -1.0, ("b", "y"): 1.0}
    )
    assert found["a", "x"].lead == pytest.approx(7.0)


def test_a_pair_stands_out_only_beyond_chance_and_a_broken_one_is_told() -> None:
    def lead(first: int, second: int, number: int) -> float:
        return (12.0 if first == second == 0 else 0.0) + (first * 7 + second * 5 + number * 3) % 4

    games = [
        Game(str(one), str(two), number, lead(one, two, number)) for number in range(8) for one in range(4) for two in range(4)
    ]
    games.append(Game("9", "9", 0, None, "endless"))
    found = cells_of(games)
    assert (found[0].first, found[0].second, found[0].surely) == ("0", "0", True)
    assert [(cell.first, cell.errors) for cell in found if cell.errors] == [("9", ("endless",))]
    quiet = cells_of([attrs.evolve(game) for game in games if (game.first, game.second) != ("0", "0")])
    assert not any(cell.surely for cell in quiet)


def test_a_pair_varies_as_its_row_and_its_column_do() -> None:
    """Values lie one spread above and below: √2 of it with two of them. All four pairs: √((4 + 16 + 16 + 64) x 2 / 4) = √50.

    The row a has √((4 + 16) x 2 / 2) = √20, b √80, the columns likewise: √20 x √20 / √50 is √8, √80 x √20 / √50 is √32.
    """
    values = {
        (row, column): [one * other, -one * other]
        for row, one in (("a", 1.0), ("b", 2.0))
        for column, other in (("x", 2.0), ("y", 4.0))
    }
    found = {pair: spread for pair, (spread, _) in matrix.spreads(values).items()}
    assert found == pytest.approx(
        {("a", "x"): math.sqrt(8), ("a", "y"): math.sqrt(32), ("b", "x"): math.sqrt(32), ("b", "y"): math.sqrt(128)}
    )


@pytest.mark.parametrize(
    ("language", "sure", "says"),
    [("en", True, "These are candidates"), ("ru", True, "Это кандидаты"), ("en", False, "No pair stands out")],
)
def test_what_a_matrix_names_it_calls_candidates(
    capsys: pytest.CaptureFixture[str], language: str, sure: bool, says: str
) -> None:
    cells = [matrix.Cell("a", "x", 5.0, 4.0, sure), matrix.Cell("b", "x", 0.0, 0.0, surely=False)]
    pairing._matrix(Catalogue(language, TEXTS), "Head", cells, {"a": "Ants", "b": "Bees", "x": "Flying"})
    printed = capsys.readouterr().out
    assert says in printed
    assert ("Ants + Flying" in printed) == sure


def test_a_piece_that_never_varies_is_taken_to_vary_as_usual() -> None:
    """One pair has 1 and -1, the other 3 twice: √(2 / 2) in all, √2 with x; the latter over 1, the pair of y has the usual 1."""
    found = matrix.spreads({("a", "x"): [1.0, -1.0], ("a", "y"): [3.0, 3.0]})
    assert found["a", "x"] == pytest.approx((math.sqrt(2), 2 / 3))  # two degrees of freedom of a, one of x: 1 / (1/2 + 1/1)
    assert found["a", "y"] == pytest.approx((1.0, 2 / 3))
    assert matrix.spreads({("a", "x"): [1.0]})["a", "x"][0] == 0


def test_what_rows_and_columns_bring_is_found_where_pairs_are_missing() -> None:
    """Rows bring 3, 0 and -3, columns 2, 0 and -2, and nothing brings more: without the diagonal each pair is still its parts."""
    means = {(str(one), f"x{two}"): 3.0 - 3 * one + 2.0 - 2 * two for one in range(3) for two in range(3) if one != two}
    alone = matrix.parts(means)
    assert {pair: alone[pair[0]] + alone[pair[1]] for pair in means} == pytest.approx(means, abs=0.01)


def test_a_game_drags_that_takes_more_than_twice_as_long_as_usual() -> None:
    games = [Game("a", str(one), 0, 1.0, "", 100 + one) for one in range(9)] + [Game("b", "1", 0, 1.0, "", 210)]
    assert matrix.longest(games) == {("b", "1"): 210}
    assert matrix.longest(games[:-1]) == {}


def test_cards_of_one_type_make_no_pair() -> None:
    """Beside the cottage there are 6 types with 4 cards each: 24 x 20 / 2 pairs of them, and 24 with the cottage."""
    rules = rules_of(Choice(game="tiny-towns"))
    assert len(card_pairs.pairs_of(rules, "building")) == 264
    assert len(card_pairs.pairs_of(rules, "monument")) == 15 * 25


def test_pairs_of_cards_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_pairs, "pairs_of", lambda *_: (("towns.bakery", "towns.abbey"), ("towns.bakery", "towns.chapel")))
    done = called("matrix", "building", "--game", "tiny-towns", "--games", "2", "--bot", "random", "--jobs", "1", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert "2 pairs, 4 games; points of a seat" in done.output


def test_all_pairs_are_played_in_the_same_places(monkeypatch: pytest.MonkeyPatch) -> None:
    small = attrs.evolve(
        official("race", Choice(), ("random",)), field=("base.elves", "base.orcs"), partners=("base.hill", "base.swamp")
    )
    found = matrix.played(small, 1, 1)
    assert [(one.first, one.second, one.number) for one in found] == [
        ("base.elves", "base.hill", 0),
        ("base.elves", "base.swamp", 0),
        ("base.orcs", "base.hill", 0),
        ("base.orcs", "base.swamp", 0),
    ]
    assert all(one.value is not None and one.decisions for one in found)
    monkeypatch.setattr("swcore_lab.asked.official", lambda *_: small)
    done = called("matrix", "--games", "2", "--bot", "random", "--jobs", "1", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert "4 pairs, 8 games" in done.output
    assert len(json.loads(called("matrix", "--games", "2", "--bot", "random", "--jobs", "1", "--json").output)) == 4


def test_editions_are_compared_rule_by_rule() -> None:
    found = rule_effects.differences(Choice(), "hobbyworld-2016", "stylelife-2010")
    assert ("skeletons_count_ghoul_conquests", "False", "True") in found
    with pytest.raises(SwcoreError) as caught:
        rule_effects.differences(Choice(), "hobbyworld-2016", "style")
    assert caught.value.code == "lab-edition"


def test_the_games_of_an_edition_with_itself_differ_in_nothing() -> None:
    found = rule_effects.effects(Choice(), ("hobbyworld-2016", "hobbyworld-2016"), ("random",), 2, 1, 1, lambda done: None)
    assert [(one.option, one.changed) for one in found] == [("", 0.0)]
    assert all(one.mean == 0 for one in found[0].shown.values())


def test_the_command_tells_of_each_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """It wants sixty games, for with fewer there is no interval; here it plays two of them."""
    assert called("editions", "hobbyworld-2016", "stylelife-2010", "--games", "59").exit_code == 2
    real = rule_effects.effects
    monkeypatch.setattr(rule_effects, "effects", lambda choice, ids, bots, _, *rest: real(choice, ids, bots, 2, *rest))
    done = called(
        "editions", "hobbyworld-2016", "stylelife-2010", "--games", "60", "--bots", "random", "--jobs", "1", "--lang", "en"
    )
    assert done.exit_code == 0, done.output
    assert "skeletons_count_ghoul_conq" in done.output
    assert "all together" in done.output


@pytest.mark.parametrize(
    ("file", "piece"),
    [("examples/declared/crossroads.toml", "home.crossroads"), ("examples/windmill.py", "home.windmill")],
)
def test_the_command_tells_what_a_map_or_a_building_does(file: str, piece: str) -> None:
    done = called("effect", file, "--games", "2", "--bots", "random", "--jobs", "1", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert piece in done.output
    assert "100 % of the games go another way" in done.output
    assert "error" not in done.output


def test_balance_suggests_and_counts_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A usual piece brings 1 point; this one does so as it is, and a token more brings one more at the end."""
    monkeypatch.setattr(known_fields, "known", lambda *_: field())
    outcome = Outcome(1.0, 1.0, 1.0, 1, 5, True)
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda *_: outcome)
    monkeypatch.setattr("swcore_lab.picking.prices", lambda *_: (2, [Price(0, 9, 5, 50, 12, 40, 10, 81, 17), Price(2, 4, 0, 0)]))
    monkeypatch.setattr(suggesting, "play_piece", lambda setting, _: attrs.evolve(outcome, margin=1.0 + setting.tokens, lead=1.0))
    args = [GNOLLS, "--bots", "random", "--games", "60", "--picks", "2", "--suggest", "--jobs", "1", "--seed", "1"]
    done = CliRunner().invoke(commands.balance, [*args, "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "When bots choose by themselves (2 games)" in done.output
    told = " ".join(done.output.split())
    assert "It came nearest to a usual piece with 6 tokens (as it is), the end and the first rounds taken together" in told
    assert "Each other number was tried in 60 games, the number that it has in 60." in told
    assert "at the price 0: taken 5 of 9 times (a usual combo: 2.2 of 9); it then stayed active for 2.4 turns" in told
    assert "and brought 10.0 points (a usual combo 8.1 in 1.7)" in told
    assert "at the price 2: fewer than 5 times each, too rare to say anything Often taken means" in told
    data = json.loads(CliRunner().invoke(commands.balance, [*args, "--json"]).stdout)
    assert (data["suggested"][0]["tokens"], data["suggested"][0]["pooled"]) == (6, {"margin": 0.0, "lead": 0.0})
    assert data["picks"][0] == {
        "price": 0,
        "offered": 9,
        "picked": 5,
        "brought": 50,
        "turns": 12,
        "others_offered": 40,
        "others_picked": 10,
        "others_brought": 81,
        "others_turns": 17,
    }


def test_the_intervals_of_all_options_and_measures_share_the_chance_of_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two options and four measures: each interval is one for an eighth of 5 %, and the two imagined games are in it."""

    def made(_: rule_effects.Compared, number: int) -> list[dict[str, float] | None]:
        plain = dict.fromkeys(rule_effects.MEASURES, float(number % 5))
        return [plain, *({name: value + number % 3 for name, value in plain.items()} for _ in range(2))]

    monkeypatch.setattr(rule_effects, "play_all_ways", made)
    cell = Cell(Choice(), ("random",))
    found = rule_effects.compared([cell] * 3, [("one", "", ""), ("two", "", "")], 60, 1, 1, lambda done: None)
    usual = statistics.stdev([number % 5 for number in range(60)])
    wanted = estimate([*(number % 3 for number in range(60)), usual, -usual], 1 / 8)
    assert [one.shown[name] for one in found for name in rule_effects.MEASURES] == [wanted] * 8
