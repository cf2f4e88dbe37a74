"""What is taken back and carried out again, while several seats act in parallel, can be replayed from what is kept."""

from __future__ import annotations

import random

from swcore.game.game import Game
from swcore.protocol import Conversation, Desk
from tests.protocol.talk import loaded
from tests.protocol.test_following import Shelf


def check(shelf: Shelf, game: Game) -> None:
    """See that what is kept leads to the position that is played on."""
    assert Game.load(b"".join(shelf.lines).decode()).digest() == game.digest()


def test_a_step_that_is_carried_out_again_after_others_have_acted_can_be_replayed() -> None:
    """Seat 2 takes back a step from below one of seat 1, and carries it out again above it."""
    shelf = Shelf()
    desk = Desk(shelf, load=loaded)
    talk = Conversation(desk)
    talk.ask_json({"do": "new", "game": "tiny-towns", "table": "t", "seats": 2, "seed": 0})
    for seat, action in (
        (1, "keep shrine_of_the_elder_tree"),
        (0, "keep obelisk_of_the_crescent"),
        (0, "name brick"),
        (1, "place brick a3"),
        (1, "done"),
        (0, "place brick d2"),
        (1, "undo"),
        (1, "redo"),
    ):
        fields = {"do": action} if action in ("undo", "redo") else {"do": "act", "action": action}
        told = talk.ask_json({**fields, "table": "t", "seat": seat})
        assert "answer" in told, (action, told)
        check(shelf, desk.table("t").game)
    assert talk.ask_json({"do": "menu", "table": "t", "seat": 0})["answer"]["choices"][0]["action"] == "done"


def test_parallel_seats_may_take_back_and_carry_out_again_in_any_order() -> None:
    for seed in range(4):
        rng, shelf = random.Random(seed), Shelf()
        desk = Desk(shelf, load=loaded)
        talk = Conversation(desk)
        talk.ask_json({"do": "new", "game": "tiny-towns", "table": "t", "seats": 2, "seed": seed})
        for _ in range(40):
            game, seat = desk.table("t").game, rng.randrange(2)
            legal = game.legal_actions(seat)
            if rng.random() < 0.5 and legal:
                wanted = {"do": "act", "action": rng.choice(legal).text}
            else:
                wanted = {"do": rng.choice(("undo", "redo"))}
            if "answer" in talk.ask_json({**wanted, "table": "t", "seat": seat}):
                check(shelf, game)
