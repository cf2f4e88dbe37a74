"""`swcore lab matrix`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from swcore.cli.packs import Choice, NamesGiven, language_option, print_json
from swcore.wording.catalogue import figure
from swcore_lab.texts import TEXTS
from swcore_lab.watching import processes, watched

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.matrix import Cell


@click.command(cls=NamesGiven, short_help="Play all pairs: races and powers, cards.")
@click.argument("kind", default="race")
@click.option("--game", default="", metavar="NAME", help="The game; the usual one when left out.")
@click.option("--players", type=click.IntRange(2, 16), help="Number of players; two when left out.")
@click.option("--games", type=click.IntRange(2, 10_000), default=4, show_default=True, help="Games of each pair.")
@click.option("--bot", default="", metavar="NAME", help="The bot that plays; the usual one when left out.")
@click.option("--json", "as_json", is_flag=True, help="Print all pairs as data.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes; as many as processors when left out.")
@language_option
def matrix(
    kind: str, game: str, players: int | None, games: int, bot: str, as_json: bool, jobs: int | None, language: str
) -> None:
    """Play every official piece of KIND beside every partner; of cards that all share, every two that can lie beside each other.

    It tells which pairs bring more, or less, than both by themselves, which games break, and which drag.
    """
    from swcore.wording.catalogue import Catalogue
    from swcore_lab import card_pairs
    from swcore_lab import matrix as pairs
    from swcore_lab.asked import official
    from swcore_lab.games import ROUNDS
    from swcore_lab.rows import loaded
    from swcore_lab.shared import taken

    choice, texts, work = Choice(game=game, players=players), Catalogue(language, TEXTS), processes(jobs)
    rules = loaded(choice)[0]
    named, found = ((bot,) if bot else ()), list[pairs.Game]()
    if kind in rules.book.featured_kinds and not taken(rules, kind):
        cards = card_pairs.Cards(choice, named, card_pairs.pairs_of(rules, kind))
        total = len(cards.pairs) * games
        found = watched(texts("lab.games"), total, lambda progress: card_pairs.played(cards, games, work, progress))
    else:
        setting = official(kind, choice, named)
        total = len(setting.field) * len(setting.partners) * games
        found = watched(texts("lab.games"), total, lambda progress: pairs.played(setting, games, work, progress))
    cells, ids = pairs.cells_of(found), {id for one in found for id in (one.first, one.second)}
    if as_json:
        import attrs

        print_json([attrs.asdict(cell) for cell in cells])
    else:
        head = texts("lab.matrix" if taken(rules, kind) else "lab.matrix.cards", pairs=len(cells), games=total, rounds=ROUNDS)
        _matrix(texts, head, cells, {id: texts.name(rules.pieces[id].name) for id in ids})


def _matrix(texts: Catalogue, head: str, cells: list[Cell], names: dict[str, str]) -> None:
    """Print which pairs stand out, which break, and which drag."""
    from swcore.cli.packs import Terminal

    terminal, sure = Terminal(), [cell for cell in cells if cell.surely]
    terminal.say(head, style="bold")
    for cell in sure:
        terminal.say(f"{figure(cell.beyond, '+.1f'):>6}  {names[cell.first]} + {names[cell.second]}")
    if not sure:
        terminal.say(texts("lab.matrix.none"))
    for cell in cells:
        told = {"first": names[cell.first], "second": names[cell.second]}
        if cell.errors:
            terminal.say(texts("lab.matrix.broken", codes=", ".join(cell.errors), **told))
        if cell.decisions:
            terminal.say(texts("lab.matrix.drags", decisions=cell.decisions, **told))
