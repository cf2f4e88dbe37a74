"""The column of combos beside the physical game: prices, coins, decline and stacks are those of the rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from swcore import Game
from swcore.companion.table import Table
from tests.companion.seated import facts, seated, typed
from tests.shared.rulesets import rules

FIRST = ["base.wizards", "base.amazons", "base.humans", "base.orcs", "base.dwarves", "base.sorcerers"]


def races(table: Table) -> list[str]:
    return [combo[0] for combo in facts(table)["column"]]


def coins(table: Table) -> list[int]:
    return [combo[2] for combo in facts(table)["column"]]


# -- the set-up


@pytest.mark.parametrize(("game", "seats"), [("small-world", 2), ("small-world", 5), ("warcraft", 3), ("warcraft", 5)])
def test_the_set_up_is_that_of_a_game_with_the_same_seed(game: str, seats: int) -> None:
    table, real = seated(game, seats, seed=41), Game.new(rules(game), seats, seed=41)
    state = real.play.state
    assert [tuple(combo) for combo in facts(table)["column"]] == list(state.column)
    assert (facts(table)["map"], facts(table)["rounds"]) == (real.play.setup.map, state.rounds)
    assert sorted(one[2] for one in facts(table)["under"]) == sorted(state.faces.values())
    assert seated(game, seats, seed=41).journal.facts == facts(table)
    assert seated(game, seats, seed=42).journal.facts != facts(table)


@pytest.mark.clause("SW-SETUP-7", "SW-SETUP-11", "SW-SETUP-4")
def test_six_combos_lie_open_and_everybody_has_five_coins() -> None:
    table = seated(seats=4)
    assert (len(races(table)), facts(table)["points"], facts(table)["rounds"]) == (6, [5, 5, 5, 5], 9)


def test_who_begins_is_drawn_and_told() -> None:
    firsts = Counter(facts(seated(seats=3, seed=seed, first=None))["first"] for seed in range(60))
    assert all(firsts[seat] > 8 for seat in range(3))


@pytest.mark.clause("WC-SETUP-2", "WC-SETUP-10")
def test_each_island_has_a_hidden_marker_that_is_turned_up_once() -> None:
    table = seated("warcraft", 3)
    told = [one.text for one in table.opening()]
    assert told[0] == "Islands: Large island 1b, Medium island 2b, Small island 2a."
    assert {region.rpartition("-")[0] for region, _, _, _ in facts(table)["under"]} == {"l1b", "m2b", "s2a"}
    before = typed(table, "reveal")
    assert all(line.endswith("face down") for line in before)
    (face,) = [one[2] for one in facts(table)["under"][:1]]
    assert table.words.piece(face) not in " ".join(before)
    typed(table, "reveal 1")
    assert typed(table, "reveal")[0].endswith(table.words.piece(face))


# -- picking


@pytest.mark.clause("SW-PICK-2", "SW-PICK-3", "SW-PICK-10")
def test_a_price_is_one_coin_on_each_combo_above() -> None:
    table = seated()
    told = typed(table, "pick 3")
    assert told[:2] == ["Ann: Wealthy Humans, 9 tokens.", "Price 2 coins, one for each combo above (SW-PICK-2)."]
    assert races(table) == ["base.wizards", "base.amazons", "base.orcs", "base.dwarves", "base.sorcerers", "base.elves"]
    assert coins(table) == [1, 1, 0, 0, 0, 0]
    assert facts(table)["points"] == [3, 5, 5]


@pytest.mark.clause("SW-PICK-4", "SW-PICK-5")
def test_coins_on_a_combo_go_to_who_picks_it_and_lower_no_price() -> None:
    table = seated()
    typed(table, "pick 3", "end")
    told = typed(table, "pick 2")
    assert told[1:3] == [
        "Price 1 coin, one for each combo above (SW-PICK-2).",
        "On it lay 1 coin (SW-PICK-4).",
    ]
    assert facts(table)["points"] == [3, 5, 5], "one paid, one taken"
    assert coins(table) == [2, 0, 0, 0, 0, 0]


@pytest.mark.clause("SW-PICK-6")
def test_a_combo_is_paid_with_coins_that_one_had_before() -> None:
    table = seated()
    typed(table, "-3", "lay 4 orcs fortified 9")
    hidden = ["Fortified Orcs cannot be taken: it costs more coins than the player has (SW-PICK-2, SW-PICK-6)."]
    assert typed(table, "pick 4") == hidden
    assert not any("2" in line.replace("-2", "") for line in typed(table, "?4") if line.startswith("  –")), "nobody else may know"
    typed(table, "count open")
    assert typed(table, "pick 4") == ["Fortified Orcs cannot be taken: it costs 3 coins and you have 2 (SW-PICK-2, SW-PICK-6)."]
    assert facts(table)["points"][0] == 2
    typed(table, "count off")
    assert typed(table, "pick 4")[0] == "Ann: Fortified Orcs, 8 tokens.", "where nobody counts everybody can pay"


@pytest.mark.parametrize("line", ["pick 3", "pick humans", "pick wealthy", "pick wealthy humans", "взять людей", "take 3"])
def test_a_combo_is_named_in_many_ways(line: str) -> None:
    table = seated()
    typed(table, line)
    assert facts(table)["armies"][0] == [["base.humans", "base.wealthy", False]]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pick 7", "The column has places 1 to 6: there is no 7."),
        ("pick", "Write it as: pick N - take combo N (or its name): coins move, the column is filled up."),
        ("pick elves", "'elves' is not in the column."),
        ("pick humnas", "'humnas' is not in the column. Did you mean: Humans?"),
        ("3", "Pick combo 3? Write: pick 3. Points are written +3."),
        ("decline", "Ann has no people that could decline."),
        ("gone humans", "Nobody has 'humans' in decline."),
        ("lay 9 elves", "The column has places 1 to 6: there is no 9."),
    ],
)
def test_a_line_that_cannot_be_says_why(line: str, told: str) -> None:
    table = seated()
    assert typed(table, line) == [told]
    assert not table.journal.steps


@pytest.mark.clause("SW-TURN-3", "SW-DECL-13")
def test_who_has_a_people_picks_none() -> None:
    table = seated()
    typed(table, "pick 1")
    assert typed(table, "pick 1") == ["Ann has Alchemist Wizards: `decline` comes first. Is the turn over? `end` hands it on."]


def test_a_question_mark_tells_the_price_and_what_the_pieces_do() -> None:
    told = typed(seated(), "?3")
    laid = [f"   +1  coin laid on {race} (SW-PICK-2)" for race in ("Wizards", "Amazons")]
    assert told[:4] == ["3  Wealthy Humans", *laid, "= price 2 coins"]
    assert told[4] == "Humans"
    assert told[7] == "Wealthy"


def test_the_scores_tell_what_everybody_plays() -> None:
    table = seated()
    typed(table, "pick 1", "end", "pick 1", "end", "pick 1", "end", "decline", "end")
    assert typed(table, "scores") == [
        "Ann  in decline: Wizards",
        "Bob  Hill Amazons",
        "Cy  Wealthy Humans",
        "Totals are hidden until the end; `look PLAYER` shows one.",
    ]


def test_a_race_is_told_with_its_faction() -> None:
    assert typed(seated("warcraft"), "?gnomes")[0] == "Gnomes (Alliance)"


# -- decline


@pytest.mark.clause("SW-DECL-3", "SW-PICK-14")
def test_a_people_in_decline_gives_its_badge_away() -> None:
    table = seated()
    told = typed(table, "pick 1", "end 3", "end", "end", "decline")
    assert told[:2] == ["Ann: Alchemist Wizards in decline.", "The badge Alchemist is discarded (SW-PICK-14)."]
    assert facts(table)["armies"][0] == [["base.wizards", "", True]]
    assert facts(table)["discard"] == ["base.alchemist"]


@pytest.mark.clause("SW-DECL-2", "SW-PICK-12")
def test_a_people_in_decline_leaves_when_the_next_one_declines() -> None:
    table = seated(seats=2)
    typed(table, "pick 1", "end", "end", "decline", "end", "end", "pick 1", "end", "end")
    told = typed(table, "decline")
    assert "The banner Wizards goes under the stack (SW-PICK-12)." in told
    assert facts(table)["banners"][-1] == "base.wizards"
    assert facts(table)["armies"][0] == [["base.amazons", "", True]]


@pytest.mark.clause("SW-POWER-SPIRIT-1", "SW-DECL-5")
def test_a_spirit_people_stays_beside_another() -> None:
    table = seated(seats=2)
    typed(table, "lay 1 trolls spirit", "pick 1", "end", "end", "decline", "end", "end", "pick 1", "end", "end", "decline")
    armies = facts(table)["armies"][0]
    assert armies[0] == ["base.trolls", "base.spirit", True]
    assert len(armies) == 2
    assert "base.spirit" not in facts(table)["discard"]


@pytest.mark.clause("SW-LOSS-10", "SW-LOSS-11")
def test_a_people_without_tokens_goes_when_it_is_in_decline() -> None:
    table = seated()
    typed(table, "pick 1")
    assert typed(table, "gone wizards") == ["Wizards are not in decline: they stay, even without a token."]
    told = typed(table, "end", "end", "end", "decline", "gone wizards")
    assert told[:2] == [
        "The last token of the Wizards has left the board.",
        "The banner Wizards goes under the stack (SW-PICK-12).",
    ]
    assert facts(table)["armies"][0] == []


@pytest.mark.clause("SW-PICK-12", "SW-PICK-13")
def test_without_a_stack_a_banner_takes_the_free_place_with_the_top_badge() -> None:
    table = seated(seats=2)
    typed(table, "pick 1", "end", "end", "decline")
    now = table.journal.copy()
    now["banners"], now["column"] = [], now["column"][:5]
    table.journal.add("", [], now)
    badge = facts(table)["badges"][0]
    assert "The banner Wizards goes to the free place of the column (SW-PICK-12)." in typed(table, "gone wizards")
    assert facts(table)["column"][5] == ["base.wizards", badge, 0]


@pytest.mark.clause("SW-PICK-14")
def test_discarded_badges_are_shuffled_when_the_stack_is_used_up() -> None:
    table = seated(seats=2)
    now = table.journal.copy()
    now["discard"], now["badges"] = now["badges"], []
    table.journal.add("", [], now)
    told = typed(table, "pick 1")
    assert "The discarded badges are shuffled into a new stack (SW-PICK-14)." in told
    assert (len(facts(table)["badges"]), facts(table)["discard"]) == (13, [])
    typed(table, "undo")
    again = typed(table, "pick 1")
    assert again == told, "the same seed shuffles the same"


# -- putting right


def test_what_lies_in_the_column_is_put_right_and_every_piece_is_there_once() -> None:
    table = seated()
    typed(table, "lay 6 elves flying")
    assert facts(table)["column"][5] == ["base.elves", "base.flying", 0]
    assert "base.sorcerers" in facts(table)["banners"]
    typed(table, "lay 1 dwarves")
    assert races(table)[0] == "base.dwarves"
    assert races(table)[4] == "base.wizards", "they change places"
    typed(table, "pick 1")
    assert typed(table, "lay 1 dwarves") == ["Dwarves lies before a player."]
    assert once(table)


def once(table: Table) -> bool:
    """Return whether every banner and every badge is somewhere, and only there."""
    now, ruleset = facts(table), rules("small-world")
    armies = [army for seats in now["armies"] for army in seats]
    banners = [*now["banners"], *(one[0] for one in now["column"]), *(army[0] for army in armies)]
    badges = [*now["badges"], *now["discard"], *(one[1] for one in now["column"]), *(army[1] for army in armies if army[1])]
    wanted = [sorted(piece.id for piece in ruleset.of_kind(kind)) for kind in ("race", "power")]
    return [sorted(banners), sorted(badges)] == wanted


@pytest.mark.clause("SW-PICK-2", "SW-PICK-4", "SW-PICK-11")
@pytest.mark.parametrize("seed", range(4))
def test_no_coin_and_no_piece_is_lost_in_an_evening(seed: int) -> None:
    rng, table = random.Random(seed), seated(seats=4, seed=seed)
    entered = 20
    for _ in range(60):
        now = facts(table)
        if now["over"]:
            break
        mine = now["armies"][now["seat"]]
        declined = [army[0] for seats in now["armies"] for army in seats if army[2]]
        if not any(not army[2] for army in mine):
            typed(table, f"pick {rng.randint(1, 1 + min(5, now['points'][now['seat']], len(now['column']) - 1))}")
        elif rng.random() < 0.5:
            typed(table, "decline")
        if declined and rng.random() < 0.3:
            typed(table, f"gone {declined[0]}")
        income = rng.randint(0, 9)
        entered += income
        typed(table, f"end {income}")
        assert once(table)
        assert sum(facts(table)["points"]) + sum(coins(table)) == entered
        assert len(races(table)) == 6
