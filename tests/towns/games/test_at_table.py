"""Tiny Towns beside the physical game: cards, decks and scores are those of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.table.town import view_of
from swcore_tiny_towns.table.town_text import read_text
from swcore_tiny_towns.wording.short_names import Names

from swcore import Game, SwcoreError
from tests.companion.seated import facts, seated, typed
from tests.shared.rulesets import rules

TOWN = (
    "bakery tavern cottage tavern",
    "farm chapel cottage warehouse(stone,brick)",
    "tavern - well cottage",
    "cottage starloom cottage -",
)


# -- the set-up


@pytest.mark.clause("TT-SETUP-3", "TT-SETUP-4", "TT-SETUP-8")
def test_the_set_up_is_that_of_a_game_with_the_same_seed() -> None:
    table, real = seated("tiny-towns", 4, seed=9), Game.new(rules("tiny-towns"), 4, seed=9)
    assert facts(table)["cards"] == list(real.play.state.cards)
    assert facts(table)["dealt"] == [list(pair) for pair in real.play.state.dealt]
    types = [rules("tiny-towns").pieces[id].type for id in facts(table)["cards"]]  # type: ignore[attr-defined]
    assert sorted(types) == ["chapel", "cottage", "factory", "farm", "tavern", "theater", "well"]
    dealt = [id for pair in facts(table)["dealt"] for id in pair]
    assert len(set(dealt)) == 8


@pytest.mark.clause("TT-SETUP-8", "TT-SETUP-9")
def test_monuments_are_shown_in_secret_and_one_is_kept() -> None:
    table = seated("tiny-towns", 2)
    first, second = (table.words.piece(id) for id in facts(table)["dealt"][1])
    lines = table.type("monuments bob")
    assert lines[0].secret
    told = " ".join(line.text for line in lines)
    assert first in told
    assert second in told
    assert typed(table, "keep bob 2")[0] == "Bob has kept a monument."
    assert first not in " ".join(typed(table, "monuments bob"))
    assert typed(table, "keep bob 1") == ["Bob has kept one already."]
    assert not {first, second}.intersection(" ".join(typed(table, "history")).split(". "))
    public = table.companion.public(facts(table))
    assert not any(id in str(public) for pair in facts(table)["dealt"] for id in pair)


def test_a_game_without_monuments_deals_none() -> None:
    table = seated("tiny-towns", 2, options={"monuments": "off"})
    assert typed(table, "monuments") == ["No monuments were dealt."]


# -- naming


@pytest.mark.clause("TT-ROUND-2", "TT-ROUND-10", "TT-ROUND-11")
def test_the_hammer_goes_on_past_towns_that_are_complete() -> None:
    table = seated("tiny-towns", 3)
    assert typed(table, "wood") == ["Ann named wood.", "Round 2 · master builder: Bob"]
    typed(table, "камень")
    typed(table, "completed ann", "glass")
    assert (facts(table)["seat"], facts(table)["round"], facts(table)["named"]) == (1, 4, [1, 1, 1])
    assert typed(table, "bricks")[0] == "Bob named brick."
    assert "is not a resource" in typed(table, "named gold")[0]


@pytest.mark.clause("TT-END-6")
def test_the_end_is_told_when_all_towns_are_complete() -> None:
    table = seated("tiny-towns", 2)
    assert "All towns are complete" in typed(table, "completed ann", "completed bob")[1]


# -- decks


@pytest.mark.clause("TT-TOWNHALL-2", "TT-TOWNHALL-3", "TT-TOWNHALL-4", "TT-TOWNHALL-6")
def test_the_town_hall_deck_serves_ten_cards_in_fifteen_rounds() -> None:
    table = seated("tiny-towns", 3, options={"mode": "town_hall"})
    everything = Counter(dict.fromkeys(RESOURCES, 3))
    for cycle in range(3):
        shown: Counter[str] = Counter()
        for number in range(15):
            told = typed(table, "draw")
            assert ("did.reshuffled" in told) is False
            assert ("shuffled into a new deck" in " ".join(told)) is (cycle > 0 and number == 0)
            if number % 3 == 2:
                assert told[0].startswith("A free round")
            else:
                shown[facts(table)["discard"][-1]] += 1
        assert sum(shown.values()) == 10
        assert shown + Counter(facts(table)["buried"]) == everything
        assert facts(table)["deck"] == []
    assert typed(table, "wood") == ["Cards name the resources in this mode: `draw`."]


@pytest.mark.clause("TT-SOLO-5", "TT-SOLO-6", "TT-SOLO-7")
def test_a_chosen_card_goes_under_the_deck_of_twelve() -> None:
    table = seated("tiny-towns", 1, options={"mode": "solo"})
    chosen = []
    for _ in range(40):
        now = facts(table)
        assert (len(now["display"]), len(now["deck"])) == (3, 12)
        wanted, top = now["display"][0], now["deck"][0]
        closed = [one for one in RESOURCES if one not in now["display"]]
        if closed:
            assert typed(table, closed[0])[0].startswith(f"No open card shows {closed[0]}.")
        typed(table, wanted)
        assert facts(table)["deck"][-1] == wanted
        assert Counter(facts(table)["display"]) == Counter(now["display"]) - Counter([wanted]) + Counter([top])
        chosen.append(wanted)
    assert typed(table, "draw") == ["There is no deck in this mode; name a resource instead."]


# -- towns


def test_a_town_typed_line_by_line_scores_as_the_command_does() -> None:
    table = seated("tiny-towns", 3)
    typed(table, "completed bob", "wood", "completed ann")
    told = typed(table, "town ann", *TOWN)
    notes = "players 3", "place 2", *TOWN
    ruleset = rules("tiny-towns")
    alone = score(view_of(ruleset, read_text("\n".join(notes), Names(ruleset), "")), 0)
    assert facts(table)["points"][0] == alone.total == sum(points(told))
    assert "The Starloom ×1 · town completed second (TT-MON-STARLOOM-1)" in " ".join(told)
    assert typed(table, f"town ann {' / '.join(TOWN)}") == told[:-1], "the same once more changes nothing"
    assert facts(table)["typing"] == {}


@pytest.mark.clause("TT-BLD-FEASTHALL-1")
def test_a_town_that_looks_at_its_neighbour_is_scored_again_when_that_one_is_known() -> None:
    table = seated("tiny-towns", 2)
    halls = "feast_hall feast_hall - - / - - - - / - - - - / - - - -"
    told = typed(table, f"town ann {halls}")
    assert "The feast halls of Bob are not known yet; this is scored again when they are." in told
    assert facts(table)["points"][0] == 2 * 3 - 14, "more than nobody has: 3 each"
    told = typed(table, f"town bob {halls}")
    assert "The town of Ann again: −10 points." in told
    assert facts(table)["points"] == [2 * 2 - 14, 2 * 2 - 14], "as many: 2 each"


def points(told: list[str]) -> list[int]:
    """Return the points of the lines of a sheet."""
    return [int(line.split()[0].replace("−", "-")) for line in told if line.startswith("  ")]


def test_a_line_that_cannot_be_read_leaves_those_before_it() -> None:
    table = seated("tiny-towns", 2)
    typed(table, "town bob", "- - - -")
    with pytest.raises(SwcoreError, match="Row 2, line 1, word 3") as caught:
        table.type("well well wlel farm")
    assert "well" in caught.value.hint
    assert len(facts(table)["typing"]["lines"]) == 1
    typed(table, "- - - -", "undo", "- - - -", "- - - -")
    assert typed(table, "- - - -")[0] == "The town of Bob: −16 points."
    assert facts(table)["points"] == [0, -16]


@pytest.mark.clause("TT-TIE-1", "TT-TIE-2", "TT-TIE-3", "TT-TIE-5")
def test_ties_are_decided_by_hammer_then_squares_then_cottages() -> None:
    table = seated("tiny-towns", 3)
    same = "cottage cottage farm well / - - - - / - - - - / - - - well"
    typed(table, "wood", "wood", "wood", "wood", f"town ann {same}", f"town bob {same}", f"town cy {same}")
    told = typed(table, "finish")
    assert [line[:7] for line in told[1:4]] == ["1  Bob ", "1  Cy ·", "3  Ann "], "Ann named twice"
    assert told[-1] == "Victory is shared: Bob, Cy."


@pytest.mark.clause("TT-SOLO-10")
def test_a_player_alone_has_a_rank() -> None:
    table = seated("tiny-towns", 1, options={"mode": "solo"})
    told = typed(table, f"town {' / '.join(TOWN)}", "finish")
    assert 32 <= facts(table)["points"][0] <= 37
    assert told[-1] == "Rank: Town Planner (TT-SOLO-10)"


def test_what_is_missing_at_the_end_is_told() -> None:
    table = seated("tiny-towns", 2)
    typed(table, f"town bob {' / '.join(TOWN[:3])} / cottage - cottage -")
    assert typed(table, "finish")[-1] == "`town PLAYER` scores what is missing: Ann."
