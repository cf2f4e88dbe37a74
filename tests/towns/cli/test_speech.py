"""Tiny Towns told in sentences."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.testing import TownScene

from swcore import Game
from swcore.cli.contract import narrator_of


def told(game: Game, *steps: tuple[int, str], you: int | None = None, language: str = "en") -> list[str]:
    """Return what is told of steps: those of `you` at once, those of the others when all may know."""
    narrator = narrator_of(game, language, you)
    narrator.hear(game.log[0])
    found: list[str] = []
    for seat, text in steps:
        before = len(game.log)
        game.apply(text, seat)
        found += (
            narrator.tell(game.log[before:])
            if seat == you
            else [line for step in game.log[before:] for line in narrator.hear(step)]
        )
    return found + narrator.flush()


@pytest.mark.clause("TT-ROUND-2", "TT-ROUND-8", "TT-ROUND-9")
def test_a_round_is_told_seat_by_seat_once_all_are_done() -> None:
    game = TownScene("wood", "").naming()
    steps = [(0, "name stone"), (1, "place stone d4"), (1, "done"), (0, "place stone b1"), (0, "build well b1 a1"), (0, "done")]
    assert told(game, *steps) == [
        "Round 1: Player 1 names stone.",
        "Player 1: stone on b1; built Well on b1.",
        "Player 2: stone on d4.",
    ]


def test_the_own_deeds_are_told_at_once_and_not_again_when_the_round_ends() -> None:
    game = TownScene("wood", "").naming()
    steps = [(0, "name stone"), (0, "place stone b1"), (0, "build well b1 a1"), (0, "done"), (1, "place stone d4"), (1, "done")]
    assert told(game, *steps, you=0) == [
        "Round 1: you name stone.",
        "Stone on b1.",
        "Built Well on b1.",
        "Player 2: stone on d4.",
    ]


@pytest.mark.clause("TT-BUILD-11", "TT-ROUND-8")
def test_a_monument_is_read_out_when_it_is_built() -> None:
    game = TownScene("wheat . brick / stone wood stone", "", monuments=("fort_ironweed",)).building()
    steps = [(0, "build fort_ironweed a1 b2 c1 a2 c2"), (0, "done"), (1, "done")]
    assert told(game, *steps) == [
        "Player 1: built Fort Ironweed on a1.",
        "Fort Ironweed: 7 points. From now on you are never the master builder, unless you are the last player left.",
    ]
    russian = TownScene("wheat . brick / stone wood stone", "", monuments=("fort_ironweed",)).building()
    assert told(russian, *steps, language="ru")[0] == "Игрок 1: построено: Крепость Чертополох на a1."


@pytest.mark.clause("TT-PLACE-5", "TT-BLD-WAREHOUSE-2", "TT-BLD-WAREHOUSE-3", "TT-BLD-FACTORY-2", "TT-CAVERN-2")
def test_ways_round_placing_are_told() -> None:
    def after(first: str, *texts: str, lying: tuple[str, ...]) -> str:
        made = TownScene(first, "", options={"cavern": "on"})
        made.lay(0, "a1", *lying)
        steps = [
            *((0, text) for text in texts),
            (0, "done"),
            (1, "place glass a1"),
            (1, "done"),
        ]
        return told(made.placing("glass", 1), *steps)[0]

    assert after("warehouse", "store a1", lying=("wood",)) == "Player 1: glass stored on Warehouse a1."
    swapped = after("warehouse", "swap a1 wood", "place wood b1", lying=("wood",))
    assert swapped == "Player 1: glass put on Warehouse a1, wood taken off it; wood on b1."
    instead = after("factory", "take brick", "place brick b1", lying=("glass",))
    assert instead == "Player 1: brick instead of glass; brick on b1."
    assert after("factory", "discard", lying=("wood",)) == "Player 1: glass set aside."


@pytest.mark.clause("TT-BLD-FACTORY-1", "TT-MON-GUILD-3", "TT-MON-GROVE-2", "TT-MON-OPALEYE-1")
def test_effects_of_cards_are_told() -> None:
    factory = TownScene("wood . . . brick stone stone brick", "").building()
    steps = [(0, "build factory a1 a2 b2 c2 d2"), (0, "choose glass"), (0, "done"), (1, "done")]
    assert told(factory, *steps) == ["Player 1: built Factory on a1; Factory a1 is marked with glass."]
    guild = TownScene("farm . glass . . wheat stone . wood brick", "", monuments=("architects_guild",)).building()
    steps = [(0, "build architects_guild c1 b2 c2 a3 b3"), (0, "replace a1 well"), (0, "done"), (1, "done")]
    assert told(guild, *steps)[0] == "Player 1: built Architect's Guild on c1; exchanged Farm on a1 for Well."
    grove = TownScene(". brick . . stone glass stone", "", monuments=("grove_university",)).building()
    steps = [(0, "build grove_university b1 a2 b2 c2"), (0, "choose well"), (0, "put well d4"), (0, "done"), (1, "done")]
    assert told(grove, *steps)[0] == "Player 1: built Grove University on b1; placed Well on d4."
    watch = TownScene("wood . . . brick glass wheat wheat stone", "", monuments=("opaleyes_watch",)).building()
    steps = [(0, "build opaleyes_watch a1 a2 b2 c2 d2 a3"), *((0, f"choose {one}") for one in ("farm", "well", "tavern"))]
    final = told(watch, *steps, (0, "done"), (1, "done"))[0]
    assert final.endswith("Opaleye's Watch holds Farm, Well, Tavern.")


@pytest.mark.clause("TT-TOWNHALL-4", "TT-TOWNHALL-5", "TT-SOLO-6", "TT-END-4")
def test_the_modes_tell_their_cards_and_who_completes_a_town() -> None:
    hall = TownScene("", "", mode="town_hall")
    hall.pile(["wood", "glass"] + ["brick"] * 8)
    steps = [step for seat in (0, 1) for step in ((seat, "place wood a1"), (seat, "done"))]
    game = hall.naming()
    assert told(game, *steps)[-1] == "Round 2: the card shows glass."
    steps = [step for seat in (0, 1) for step in ((seat, "place glass b1"), (seat, "done"))]
    assert told(game, *steps)[-1] == "Round 3: everybody takes a resource of their choice."
    solo = TownScene("well " * 15, mode="solo")
    solo.pile(["wood"] * 12, display=["glass", "stone", "stone"])
    lines = told(solo.naming(5), (0, "name glass"), (0, "place glass d4"), (0, "done"))
    assert lines == [
        "Round 5: glass is chosen; the new open card is wood.",
        "Player 1: glass on d4.",
        "Player 1: the town is complete.",
    ]
