"""A conquest described in words costs what the rules say, in both languages; slips name what is near."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.questions import cost
from tests.companion.seated import seated, typed

TROLLS = [
    "mountain · Troll lair · Trolls 2 · as Commando",
    "   +2  any region (SW-CONQ-1)",
    "   +2  Trolls (SW-CONQ-2)",
    "   +1  Mountain (SW-CONQ-4)",
    "   +1  Troll lair (SW-CONQ-4)",
    "   −1  commando (SW-POWER-COMMANDO-1)",
    "= 5 tokens",
]


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-2", "SW-CONQ-4", "SW-POWER-COMMANDO-1")
@pytest.mark.parametrize(
    "line",
    [
        "cost mountain 2 trolls lair as commando",
        "mountain, 2 trolls, lair, I am commando",
        "?mountain, trolls 2, troll lair, as commando",
        "how mountains with 2 troll tokens and a lair as the commandos",
        "цена горы, 2 тролля, логово, я боевые",
        "сколько гора 2 тролля логово я боевые",
    ],
)
def test_the_same_conquest_is_described_in_many_ways(line: str) -> None:
    assert typed(seated(), line) == TROLLS


@pytest.mark.parametrize(
    ("line", "tokens"),
    [
        ("cost hill", 2),  # SW-CONQ-1
        ("cost hill, lost tribe", 3),  # SW-CONQ-3
        ("cost forest, 2 tokens", 4),
        ("cost forest, 2 declined elves", 4),
        ("cost forest, elf, encampment, fortress", 5),
        ("cost swamp, 3 orcs, 2 encampments", 7),
        ("cost hill as mounted", 1),  # SW-POWER-MOUNTED-1
        ("cost forest as mounted", 2),
        ("cost cavern as underworld", 1),  # SW-POWER-UNDERWORLD-1
        ("cost hill, from mountain, as giants", 1),  # SW-RACE-GIANTS-1
        ("cost hill as giants", 2),
        ("cost lake as seafaring", 2),
        ("cost edge, hill as tritons", 2),
        ("cost hill, 1 goul, as commando trolls", 2),
    ],
)
def test_a_described_conquest_costs_what_the_rules_say(line: str, tokens: int) -> None:
    told = typed(seated(), line.replace("goul", "ghoul"))
    assert f"= {tokens} token" in told[-1] or any(f"= {tokens} token" in one for one in told)


@pytest.mark.parametrize(
    ("words", "there", "held", "marks", "power"),
    [
        ("farmland mine, 3 wizards, lair", "farmland mine", 3, ["base.troll_lair"], "base.commando"),
        ("mountain, 1 wizard, fortress", "mountain", 1, ["base.fortress"], "base.mounted"),
        ("hill magic, 2 wizards", "hill magic", 2, [], "base.mounted"),
        ("swamp cavern, 4 wizards, encampment", "swamp cavern", 4, ["base.encampment"], "base.underworld"),
    ],
)
def test_the_number_is_that_of_the_position_itself(words: str, there: str, held: int, marks: list[str], power: str) -> None:
    scene = Scene({"a": "farmland edge", "b": there})
    scene.army(0, "base.orcs", power, {"a": 1}, hand=9)
    scene.army(1, "base.wizards", "", {"b": held})
    for marker in marks:
        scene.mark(marker, "b")
    wanted = cost(scene.turn(0, "conquer"), "b")
    told = typed(seated(), f"cost {words}, as orcs {power.partition('.')[2]}")
    assert told[-1] == f"= {wanted} tokens"


@pytest.mark.clause("SW-CONQ-5", "SW-IMM-1")
def test_what_cannot_be_conquered_says_why() -> None:
    assert typed(seated(), "cost sea")[1] == "  – water is closed to this army (SW-CONQ-5)"
    assert typed(seated(), "cost hill, 2 halflings, hole")[1].startswith("  – the region is immune (SW-IMM-1")


def test_who_conquers_is_the_people_of_the_player_in_turn_unless_something_else_is_said() -> None:
    table = seated()
    typed(table, "lay 1 orcs mounted", "pick 1")
    assert typed(table, "hill, 2 trolls")[0] == "hill · Trolls 2 · as Mounted Orcs"
    assert typed(table, "hill, 2 trolls")[-1] == "= 3 tokens"
    assert typed(table, "hill, 2 trolls, as commando")[0] == "hill · Trolls 2 · as Commando"
    assert typed(table, "hill, 2 orcs")[0] == "hill · Orcs 2", "nobody conquers the own region"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        (
            "en",
            "cost moutnain, 2 trolls",
            ["'moutnain' means nothing here; `help cost` lists what does. Did you mean: mountain?"],
        ),
        (
            "en",
            "cost mountain, 2 rtolls",
            ["'rtolls' means nothing here; `help cost` lists what does. Did you mean: Trolls, Tritons?"],
        ),
        ("en", "cost xyzzy", ["'xyzzy' means nothing here; `help cost` lists what does."]),
        ("en", "cost hill, 2 trolls, 3 orcs", ["A region holds one people."]),
        ("en", "cost hill, 2 trolls, as trolls", ["Trolls cannot conquer their own region."]),
        ("en", "cost hill, dragon, dragon", None),
        ("en", "cost hill, 9 fortresses", ["There are not 9 of Fortress."]),
        (
            "ru",
            "цена горы, 2 трроля",
            ["«трроля» здесь ничего не значит; «помощь цена» покажет, что значит. Может быть: Тролли, поля?"],
        ),
        ("ru", "цена горы, 2 тролля, я тролли", ["Тролли не захватывают свою же область."]),
    ],
)
def test_a_slip_is_told_with_what_is_near(language: str, line: str, told: list[str] | None) -> None:
    found = typed(seated(language=language), line)
    assert told is None or found[: len(told)] == told


def test_islands_have_their_own_pieces_and_water() -> None:
    table = seated("warcraft")
    told = typed(table, "hill, 2 orcs, fort, as mountaineer gnomes")
    assert "= 5 tokens" in told
    assert told[0] == "hill · Fort · Orcs 2 · as Mountaineer Gnomes"
    assert typed(table, "swamp, 2 murlocs")[-1] == "= 4 tokens"
    immune = typed(table, "hill, watch tower, 2 gnomes")
    assert "WC-POWER-DEFENSIVE-2" in immune[1]


@pytest.mark.parametrize(
    "line", ["‮", "cost \x00", "cost " + "trolls, " * 40, "?" * 30, "cost 9999999999 trolls", "cost ,,,,", "cost 0 trolls"]
)
def test_whatever_is_typed_is_answered(line: str) -> None:
    assert typed(seated(), line)


def test_nothing_that_is_asked_changes_the_table() -> None:
    table = seated()
    typed(
        table, "cost mountain 2 trolls lair as commando", "?3", "?trolls", "column", "scores", "history", "help", "rules SW-PICK"
    )
    assert table.journal.steps == []
