"""The rows that a game leaves: what the files of `swcore lab run` hold."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from swcore.bots import Bot, make_bot, usual_bot
from swcore.bots.match import MAX_DECISIONS, too_long
from swcore.bots.turns import Turns
from swcore.cli.contract import tally_of
from swcore.cli.packs import Choice
from swcore.cli.simulation import game_seed
from swcore.engine.ruleset import Ruleset
from swcore.errors import FAULTS, SwcoreError
from swcore.game.game import Game
from swcore.game.refusals import STUCK
from swcore.testing.checks import check_history, check_pure
from swcore_lab.plans import Cell, Plan, Task

Column = tuple[str, str, str]  # name, type of DuckDB, what it means
GAME: Column = ("game", "BIGINT", "number of the game in the plan, from 0")
SEAT: Column = ("seat", "INTEGER", "from 0")
TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        GAME,
        ("cell", "INTEGER", "which combination of the plan, from 0"),
        ("number", "INTEGER", "number of the game in its cell: games of one number have the same seed in all cells"),
        ("rules", "VARCHAR", "id of the game that is played"),
        ("players", "INTEGER", "seats"),
        ("map", "VARCHAR", "name of the map; empty for the usual one"),
        ("edition", "VARCHAR", "the edition; empty for none"),
        ("options", "VARCHAR", "further options, as name=value with spaces between"),
        ("pieces", "VARCHAR", "pieces that joined the game, as ids with spaces between"),
        ("featured", "VARCHAR", "pieces that lay first, as ids with spaces between"),
        ("seed", "BIGINT", "seed of the game"),
        ("first", "INTEGER", "the seat that began"),
        ("rounds", "INTEGER", "the last round; empty where a game has none"),
        ("decisions", "INTEGER", "how many decisions were made"),
        ("error", "VARCHAR", "code of the error that ended it; empty for a game that came to its end"),
        ("told", "VARCHAR", "what that error says"),
    ),
    "seats": (
        GAME,
        SEAT,
        ("bot", "VARCHAR", "name of the bot"),
        ("points", "INTEGER", "at the end"),
        ("rank", "INTEGER", "1 for the winner; shared ranks are equal"),
        ("win", "DOUBLE", "1 for a victory, a share of a shared one, else 0"),
    ),
    "combos": (
        GAME,
        SEAT,
        ("taken", "INTEGER", "which one of the game it was, from 0"),
        ("round", "INTEGER", "in which it was taken"),
        ("race", "VARCHAR", "id of the race"),
        ("power", "VARCHAR", "id of the power; empty for none"),
        ("price", "INTEGER", "coins paid for it"),
        ("lying", "INTEGER", "coins that lay on it, and came with it"),
        ("turns", "INTEGER", "turns that were scored while it was active"),
        ("coins", "INTEGER", "what race and power brought meanwhile"),
        ("declined_turns", "INTEGER", "turns that were scored while it lay in decline"),
        ("declined_coins", "INTEGER", "what they brought meanwhile"),
    ),
    "items": (
        GAME,
        SEAT,
        ("reason", "VARCHAR", "what the points are for"),
        ("piece", "VARCHAR", "id of the piece they are due to; empty for the rules"),
        ("points", "INTEGER", "all of the game together; the items of a seat add up to its points"),
    ),
}
Rows = dict[str, list[dict[str, Any]]]


@lru_cache(maxsize=4)
def loaded(choice: Choice) -> tuple[Ruleset, tuple[str, ...]]:
    """Return the rules of a choice and its pieces from files, loaded once per process."""
    return choice.rules(quiet=True)


def at_seats(cell: Cell, ruleset: Ruleset) -> tuple[tuple[str, ...], int]:
    """Return the names of the bots, one for every seat, and how many seats there are.

    Args:
        cell: what is played.
        ruleset: its rules.

    Raises:
        OptionError: as `Choice.seats`.
    """
    names = cell.bots or (usual_bot(ruleset),)
    seats = cell.choice.seats(ruleset, (len(names) if len(names) > 1 else 2,))
    return (names if len(names) == seats else names * seats), seats


def play_task(plan: Plan, task: Task) -> tuple[Task, Rows]:
    """Play the games of a task.

    A game that raises an error leaves a row that tells it, and no further ones.

    Args:
        plan: the plan.
        task: one of its tasks.

    Returns:
        The task, and the rows of each table.
    """
    rows: Rows = {name: [] for name in TABLES}
    cell = plan.cells[task.cell]
    for number in range(task.start, task.stop):
        record(cell, plan.seed, (task.first + number - task.start, task.cell, number), rows)
    return task, rows


def record(cell: Cell, seed: int, numbers: tuple[int, int, int], rows: Rows) -> None:
    """Play a game and add its rows.

    Args:
        cell: what is played.
        seed: of the plan.
        numbers: of the game in the plan, of the cell, of the game in the cell.
        rows: what they are added to.
    """
    game_number, cell_number, number = numbers
    ruleset, own = loaded(cell.choice)
    names, seats = at_seats(cell, ruleset)
    shown = cell.featured or own
    row: dict[str, Any] = {
        "game": game_number,
        "cell": cell_number,
        "number": number,
        "rules": ruleset.id,
        "players": seats,
        "map": cell.choice.map or "",
        "edition": cell.choice.edition,
        "options": " ".join(f"{name}={value}" for name, value in cell.choice.options),
        "pieces": " ".join((*cell.choice.with_ids, *own)),
        "featured": " ".join(shown),
        "seed": game_seed(seed, number) >> 16,
        "first": number % seats,
        "rounds": None,
        "decisions": 0,
        "error": "",
        "told": "",
    }
    rows["games"].append(row)
    tally = tally_of(ruleset)
    try:
        bots = [make_bot(name, ruleset, game_seed(seed, number, f"seat {seat}")) for seat, name in enumerate(names)]
        arguments = cell.choice.arguments(ruleset)
        game = Game.new(ruleset, seats, seed=row["seed"], first=row["first"], featured=shown, **arguments)
        tally.hear(game.log[0])
        _play(game, bots, tally, row, cell.check)
    except SwcoreError as error:
        if error.code == STUCK:
            raise
        row["error"], row["told"] = error.code, str(error)
        return
    except AssertionError as error:
        row["error"], row["told"] = "unsound", str(error)
        return
    except FAULTS as error:
        row["error"], row["told"] = "plugin-failed", f"{type(error).__name__}: {error}"
        return
    _ended(game, names, tally, game_number, rows)


def _play(game: Game, bots: list[Bot], tally: Any, row: dict[str, Any], check: bool) -> None:
    turns = Turns(game)
    while not game.over:
        seat = game.pending[0]
        turns.next(seat)
        tally.hear(game.apply(bots[seat].choose(game, seat), seat))
        row["decisions"] += 1
        if check:
            check_pure(game)
        if row["decisions"] >= MAX_DECISIONS:
            raise too_long(game, MAX_DECISIONS)
    if check:
        check_history(game)
    row["rounds"] = getattr(game.play.state, "round", None)


def _ended(game: Game, names: tuple[str, ...], tally: Any, number: int, rows: Rows) -> None:
    """Add the rows of a game that is over."""
    result: dict[str, Any] = game.result or {}
    scores, winners = tally.scores(game), result["winners"]
    rank: dict[int, int] = {}
    for place, group in enumerate(result["ranking"]):
        rank |= dict.fromkeys(group, 1 + sum(len(one) for one in result["ranking"][:place]))
    for seat, name in enumerate(names):
        win = 1 / len(winners) if seat in winners else 0.0
        line = {"game": number, "seat": seat, "bot": name, "points": scores[seat], "rank": rank.get(seat), "win": win}
        rows["seats"].append(line)
    for taken, held in enumerate(getattr(tally, "held", ())):
        rows["combos"].append({"game": number, "taken": taken} | held)
    items = getattr(tally, "items", None)
    whole = [(seat, "score", "", points) for seat, points in enumerate(scores)]
    for seat, reason, piece, points in items(game) if items else whole:
        rows["items"].append({"game": number, "seat": seat, "reason": reason, "piece": piece, "points": points})
