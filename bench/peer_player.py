"""Play games of another project uniformly at random, each through its natural interface: one process of a measurement.

    python bench/peer_player.py NAME        answers requests on stdin, as bench/player.py does

It runs in an environment of the peer's, so it needs the standard library and that peer alone.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

clock = time.process_time
MOST = 2000  # decisions after which a game that does not end is left
POSITIONS = 5  # how many games are copied in one sample

Steps = Iterator[int]  # the number of actions to choose from, at each decision


class Peer:
    """A peer: the games that it plays, and how.

    Attributes:
        games: what is played, by its names for them.
    """

    games: tuple[str, ...] = ()

    def start(self, name: str, seed: int) -> Any:
        """Return a new game."""
        raise NotImplementedError

    def steps(self, game: Any, rng: random.Random) -> Steps:
        """Play on to the end, and yield at each decision how many actions there were."""
        raise NotImplementedError

    def copy(self, game: Any) -> Any:
        """Return an independent copy."""
        return copy.deepcopy(game)


class Catanatron(Peer):
    """Settlers of Catan for two: a random player of its own takes its turn in `play_tick`."""

    games = ("catan",)

    def start(self, name: str, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)

    def steps(self, game: Any, rng: random.Random) -> Steps:
        state = game.state
        while game.winning_color() is None and state.num_turns < 1000:
            count = len(getattr(game, "playable_actions", None) or state.playable_actions)
            game.play_tick()
            yield count

    def copy(self, game: Any) -> Any:
        return game.copy()


class OpenSpiel(Peer):
    """States in C++ that are played from Python; chance is drawn here, and is no decision."""

    games = ("backgammon", "chess")

    def start(self, name: str, seed: int) -> Any:
        import pyspiel

        return pyspiel.load_game(name).new_initial_state()

    def steps(self, game: Any, rng: random.Random) -> Steps:
        while not game.is_terminal():
            if game.is_chance_node():
                outcomes, weights = zip(*game.chance_outcomes(), strict=True)
                game.apply_action(rng.choices(outcomes, weights)[0])
                continue
            actions = game.legal_actions()
            game.apply_action(actions[int(rng.random() * len(actions))])
            yield len(actions)

    def copy(self, game: Any) -> Any:
        return game.clone()


class PettingZoo(Peer):
    """Environments: `last` gives the observation with a mask of what is legal, `step` takes an action."""

    games = ("connect_four_v3", "chess_v6")

    def start(self, name: str, seed: int) -> Any:
        import importlib

        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        env.reset(seed=seed)
        return env

    def steps(self, game: Any, rng: random.Random) -> Steps:
        while True:
            seen, _, ended, cut, _ = game.last()
            if ended or cut:
                return
            actions = seen["action_mask"].nonzero()[0]
            game.step(int(actions[int(rng.random() * len(actions))]))
            yield len(actions)


class RLCard(Peer):
    """Environments of card games: `step` returns the state of who plays next, with what is legal."""

    games = ("uno", "gin-rummy")

    def start(self, name: str, seed: int) -> Any:
        import rlcard

        env = rlcard.make(name, {"seed": seed})
        env.reset()
        return env

    def steps(self, game: Any, rng: random.Random) -> Steps:
        state = game.get_state(game.get_player_id())
        while not game.is_over():
            actions = list(state["legal_actions"])
            state, _ = game.step(actions[int(rng.random() * len(actions))])
            yield len(actions)


class Chess(Peer):
    """Boards of python-chess."""

    games = ("chess",)

    def start(self, name: str, seed: int) -> Any:
        import chess

        return chess.Board()

    def steps(self, game: Any, rng: random.Random) -> Steps:
        while not game.is_game_over():
            moves = list(game.legal_moves)
            game.push(moves[int(rng.random() * len(moves))])
            yield len(moves)

    def copy(self, game: Any) -> Any:
        return game.copy()


class Swcore(Peer):
    """This project's games, in search mode."""

    games = ("small-world", "warcraft", "tiny-towns")

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}

    def start(self, name: str, seed: int) -> Any:
        from swcore import Game, load_plugins

        if name not in self.known:
            self.known[name] = load_plugins(name)
        return Game.new(self.known[name], 2, seed=seed)

    def steps(self, game: Any, rng: random.Random) -> Steps:
        while actions := game.legal_actions():
            game.apply_unchecked(actions[int(rng.random() * len(actions))])
            yield len(actions)

    def copy(self, game: Any) -> Any:
        return game.clone()


PEERS: dict[str, type[Peer]] = {
    "swcore": Swcore,
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "pettingzoo": PettingZoo,
    "rlcard": RLCard,
    "chess": Chess,
}


def play(peer: Peer, ask: dict[str, Any]) -> dict[str, Any]:
    """Play whole games, or as many as fit into the CPU seconds `least` with the last one finished; making them is not counted."""
    counts: list[int] = []
    spent, played = 0.0, 0
    while played < ask["games"] if "games" in ask else spent < ask["least"]:
        seed = ask["seed"] + played
        rng, game = random.Random(seed), peer.start(ask["game"], seed)
        start = clock()
        for _, count in zip(range(MOST), peer.steps(game, rng), strict=False):
            counts.append(count)
        spent += clock() - start
        played += 1
    found = {"us": spent / len(counts) * 1e6, "decisions": len(counts) / played}
    return found | {"actions": sum(counts) / len(counts), "forced": counts.count(1) / len(counts)}


def clone(peer: Peer, ask: dict[str, Any]) -> dict[str, Any]:
    """Copy games, each `depth` decisions from its beginning, for about `least` seconds.

    Raises:
        TypeError: games of the peer cannot be copied.
    """
    spent, copies = 0.0, 0
    for seed in range(ask["seed"], ask["seed"] + POSITIONS):
        rng, game = random.Random(seed), peer.start(ask["game"], seed)
        for _ in zip(range(ask["depth"]), peer.steps(game, rng), strict=False):
            pass
        start = now = clock()
        while now - start < ask["least"] / POSITIONS:
            for _ in range(10):
                peer.copy(game)
            copies += 10
            now = clock()
        spent += now - start
    return {"us": spent / copies * 1e6}


WORK: dict[str, Callable[[Peer, dict[str, Any]], dict[str, Any]]] = {"play": play, "clone": clone}


def unit(rounds: int = 200_000) -> float:
    """Return the seconds of one iteration of the calibration loop."""
    start, x = clock(), 0
    for i in range(rounds):
        x = (x * 31 + i) & 0xFFFF
    return (clock() - start) / rounds


def main() -> None:
    """Answer requests."""
    peer, out = PEERS[sys.argv[1]](), sys.stdout
    sys.stdout = sys.stderr  # peers print what they like
    for line in sys.stdin:
        ask, before = json.loads(line), unit()
        try:
            found = WORK[ask["do"]](peer, ask)
            found["units"] = found["us"] / 1e6 / ((before + unit()) / 2)
        except TypeError as error:  # deepcopy's word for what it cannot copy
            found = {"refused": str(error)}
        print(json.dumps(found, allow_nan=False), file=out, flush=True)


if __name__ == "__main__":
    main()
