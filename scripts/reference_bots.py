"""The page of how strong the bots are: docs/reference/bots.md, from the games that bench/ladder.json counts.

`pairs` are counted from games of two bots, each deal on both seats. `ratings` and `by_game` are what `swcore_lab.ladder.rated`
says of the same games, and of those in which `random`, `novice` and `casual` met each other.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from swcore_lab.ladder import wilson

from swcore import load_plugins

LADDER = Path(__file__).parents[1] / "bench" / "ladder.json"
HEAD = """# How strong the bots are

<!-- Written by scripts/make_docs.py from bench/ladder.json. -->

Games of two players, each deal played on both seats, and each game counted by itself. A shared victory counts half. The
intervals of shares are of 95 % (Wilson): about so many of such intervals hold the truth. Version {version}, {date}.

`novice`, `casual`, `skilled` and `expert` search with {levels} rounds a decision, on every machine alike. `mcts:0.2s` searches
for a fifth of a second, so it is the stronger the faster the machine is: here half a core of a small rented
one, with the plain build. `swcore lab ladder` plays such games anew ([Write a bot](../how-to/write-a-bot.md#on-the-ladder)).
"""
CHOICE = """## Which one to play against

`greedy` looks one move ahead and answers at once: a fair first opponent. `novice` overlooks much, and loses to it more often than
not. Who wins too easily takes `casual` (in Tiny Towns these games do not show it to be the stronger one), then `skilled` (about a
sixth of a second for a decision), and at last `expert` (five times as
long; these games do not show it to be stronger than `skilled`, which it never met). `random` plays any move.
"""
PAIRS = """## Against each other

| game | bot | against | games | won | interval |
| --- | --- | --- | --: | --: | --- |"""
RATINGS = """## Ratings

Ratings of [openskill](https://openskill.me) from the same games, and from some in which the weaker bots met each other: the means
over many orders of the games, as the model is fed match by match. They start at 25. The intervals are the model's own and hold no
promise: it takes strength for one number, the same against everybody. The rating of a bot that met `greedy` alone says less
than its row above, for it hangs on the number of games, too: with the same share of wins a bot with 20 games came out two points
higher than one with 600 (tried). `random` has won no game, so its rating only tells how many it lost. “All games” is no mean of
the other columns.
"""


def bots() -> str:
    """Return the page."""
    from swcore.bots.budgets import LEVELS

    known = json.loads(LADDER.read_text(encoding="utf-8"))
    counts = [f"{level.playouts:,}" for level in LEVELS.values()]
    levels = f"{', '.join(counts[:-1])} and {counts[-1]}"
    rows = [_row(one) for one in known["pairs"]]
    parts = [HEAD.format(**known, levels=levels), CHOICE, "\n".join([PAIRS, *rows, ""]), RATINGS]
    names = {game: _name(game) for game in known["by_game"]}
    lines = [f"| bot | all games | {' | '.join(names.values())} |", f"| --- |{' --- |' * (len(names) + 1)}"]
    for one in known["ratings"]:
        cells = [_reach(one), *(_cell(known["by_game"][game], one["bot"]) for game in names)]
        lines.append(f"| `{one['bot']}` | {' | '.join(cells)} |")
    return "\n".join([*parts, *lines, ""])


def _row(one: dict[str, Any]) -> str:
    """Return the row of a pair."""
    low, high = wilson(one["won"], one["games"])
    won = f"{one['won'] / one['games']:.0%} | {low:.0%} to {high:.0%}"
    return f"| {_name(one['game'])} | `{one['bot']}` | `{one['against']}` | {one['games']} | {won} |"


def _cell(rated: list[dict[str, Any]], bot: str) -> str:
    """Return the rating of a bot in one game; nothing where it has not played it."""
    return "".join(_reach(one) for one in rated if one["bot"] == bot)


def _reach(one: dict[str, Any]) -> str:
    """Return a rating with its interval."""
    return f"{one['mu']:.1f} ({one['low']:.1f} to {one['high']:.1f})".replace("-", "\N{MINUS SIGN}")


def _name(game: str) -> str:
    return str(load_plugins(game).book.name["en"])


PAGES = {"bots.md": bots}
