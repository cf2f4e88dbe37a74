"""The end at the table: the rules rank the players, by coins, then by tokens on the board, and as variants say."""

from __future__ import annotations

import pytest

from tests.companion.seated import facts, seated, typed


@pytest.mark.clause("SW-END-1", "SW-END-2")
def test_the_richest_player_wins_after_the_last_round() -> None:
    table = seated(seats=2)
    typed(table, "round 10", "end 3")
    assert typed(table, "end 9") == [
        "Bob: +9 coins.",
        "The game is over.",
        "1  Bob · 14 coins",
        "2  Ann · 8 coins",
        "Bob won. (SW-END-2)",
    ]


@pytest.mark.clause("SW-END-3", "SW-END-5")
def test_tokens_on_the_board_decide_a_tie() -> None:
    table = seated(seats=3)
    told = typed(table, "pay 1 cy", "finish")
    assert told[-2:] == [
        "Level on coins: Ann, Bob. Tokens on the board decide (SW-END-3): enter `tokens PLAYER N`.",
        "Victory is shared: Ann, Bob. (SW-END-5)",
    ]
    assert typed(table, "tokens bob 12")[-1] == "Bob won. (SW-END-3)"
    assert typed(table, "tokens ann 12")[-1] == "Victory is shared: Ann, Bob. (SW-END-5)"
    assert typed(table, "+1 cy")[-1] == "Now 5 coins."
    assert typed(table, "scores")[1:3] == ["1  Bob · 5 coins", "1  Cy · 5 coins"] or facts(table)["points"] == [5, 5, 5]


@pytest.mark.clause("WC-SOLO-5", "WC-SOLO-11")
def test_who_plays_against_a_people_must_be_richer_than_they_are() -> None:
    table = seated("warcraft", 1, options={"murlocs_variant": True})
    assert facts(table)["rounds"] == 9
    told = typed(table, "pick 1", "end 3")
    assert "Murlocs move now; `folk N` enters their coins." in told
    typed(table, "murlocs +8")
    assert facts(table)["folk"] == {"warcraft.murlocs": 8}
    assert typed(table, "finish")[-1] == "Nobody wins: the Murlocs have as many coins, or more (WC-SOLO-11)."
    typed(table, "undo")
    assert typed(table, "folk -1", "finish")[-1] == "Victory of Ann: more coins than the Murlocs (WC-SOLO-5)."


@pytest.mark.clause("WC-TEAM-5", "WC-TEAM-7")
def test_teams_pick_of_their_side_and_add_their_coins_up() -> None:
    table = seated("warcraft", 4, options={"team_variant": True}, seed=5)
    column = typed(table, "column")
    assert [line for line in column if line.endswith("closed to this player")]
    closed = next(at for at, line in enumerate(column, start=1) if line.endswith("closed to this player"))
    assert "cannot be taken" in typed(table, f"pick {closed}")[0]
    told = typed(table, "+3 ann", "+1 bob", "+1 dee", "finish")
    assert told[-1] == "Victory of Ann, Cy: their team has more coins (WC-TEAM-7)."
