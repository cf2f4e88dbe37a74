"""Small helpers of the bot tests."""

from __future__ import annotations

from swcore import Game
from swcore.bots import make_bot, play_out
from tests.shared.rulesets import rules

RATS, PLAIN = "base.ratmen", "base.swamp"  # no benefit, and one that no board here feeds


def greedy(game: Game) -> str:
    """Return what the greedy bot does now, as text."""
    return make_bot("greedy", game.ruleset, 0).choose(game, game.pending[0]).text


def greedy_turn(game: Game) -> list[str]:
    """Let the greedy bot play the rest of a seat's turn, and return what it did."""
    bot, seat, turn = make_bot("greedy", game.ruleset, 0), game.pending[0], game.play.state.turn
    done: list[str] = []
    for _ in range(100):
        if game.over or game.play.state.turn != turn or game.pending[0] != seat:
            return done
        action = bot.choose(game, seat)
        done.append(action.text)
        game.apply(action)
    raise AssertionError(f"the turn does not end: {done}")


def wins(seats: int, seeds: range, game_name: str = "small-world", **options: str) -> tuple[int, int]:
    """Return (games that greedy won alone, games): one greedy bot against chance, on every seat with every seed."""
    won = played = 0
    for seed in seeds:
        for place in range(seats):
            names = ["greedy" if seat == place else "random" for seat in range(seats)]
            bots = [make_bot(name, rules(game_name), 1000 * seed + seat) for seat, name in enumerate(names)]
            game = Game.new(rules(game_name), seats, seed=seed, options=options)
            play_out(game, bots)
            assert game.result is not None
            won += game.result["winners"] == [place]
            played += 1
    return won, played
