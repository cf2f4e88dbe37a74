"""`swcore lab matrix`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from swcore.cli.numbers import Whole
from swcore.cli.packs import Choice, NamesGiven, Terminal, language_option, print_json
from swcore_lab.signs import signed
from swcore_lab.texts import TEXTS
from swcore_lab.watching import Progress, processes, watched

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.controlled import Held
    from swcore_lab.matrix import Cell

R = TypeVar("R")
INTERRUPTED = 130


@click.command(cls=NamesGiven, short_help="Play all pairs: races and powers, cards.")
@click.argument("kind", default="race")
@click.option("--game", default="", metavar="NAME", help="The game; the usual one when left out.")
@click.option("--players", type=Whole(2, 16), help="Number of players; two when left out.")
@click.option("--games", type=Whole(2, 10_000), default=4, show_default=True, help="Games of each pair.")
@click.option("--bot", default="", metavar="NAME", help="The bot that plays; the usual one when left out.")
@click.option("--json", "as_json", is_flag=True, help="Print all pairs as data.")
@click.option("--jobs", type=Whole(1, 256), help="Processes; as many as processors when left out.")
@language_option
def matrix(
    kind: str, game: str, players: int | None, games: int, bot: str, as_json: bool, jobs: int | None, language: str
) -> None:
    """Play every official piece of KIND beside every partner; of cards that all share, every two that can lie beside each other.

    It tells which pairs bring more, or less, than both by themselves, which games break, and which drag. Of pieces that lie
    hidden on the map, such as artifacts and places, it tells what each brings to whoever takes it first, in --games times as
    many games as there are of them.
    """
    from swcore.wording.catalogue import Catalogue
    from swcore_lab import card_pairs, controlled
    from swcore_lab import matrix as pairs
    from swcore_lab.asked import official, official_bots
    from swcore_lab.games import ROUNDS
    from swcore_lab.rows import loaded
    from swcore_lab.shared import taken

    choice, texts, work = Choice(game=game, players=players), Catalogue(language, TEXTS), processes(jobs)
    rules = loaded(choice)[0]
    named, found = ((bot,) if bot else ()), list[pairs.Game]()
    lying, doing = controlled.hidden(choice, kind)
    if lying:
        bot, total = bot or official_bots(rules)[0], games * len(lying)
        courses = _games(texts, total, lambda progress: controlled.played(choice, kind, bot, total, work, progress))
        alone = controlled.held(courses, lying)
        if as_json:
            import attrs

            print_json([attrs.asdict(one) for one in alone])
        else:
            _held(texts, total, alone, {id: texts.name(rules.pieces[id].name) for id in lying})
            for id in doing:
                Terminal().say(texts("lab.matrix.held.doing", piece=texts.name(rules.pieces[id].name)))
        return
    if kind in rules.book.featured_kinds and not taken(rules, kind):
        cards = card_pairs.Cards(choice, named, card_pairs.pairs_of(rules, kind))
        total = len(cards.pairs) * games
        found = _games(texts, total, lambda progress: card_pairs.played(cards, games, work, progress))
    else:
        setting = official(kind, choice, named)
        total = len(setting.field) * len(setting.partners) * games
        found = _games(texts, total, lambda progress: pairs.played(setting, games, work, progress))
    cells, ids = pairs.cells_of(found), {id for one in found for id in (one.first, one.second)}
    if as_json:
        import attrs

        print_json([attrs.asdict(cell) for cell in cells])
    else:
        head = texts("lab.matrix" if taken(rules, kind) else "lab.matrix.cards", pairs=len(cells), games=total, rounds=ROUNDS)
        _matrix(texts, head, cells, {id: texts.name(rules.pieces[id].name) for id in ids})


def _games(texts: Catalogue, total: int, work: Callable[[Progress], R]) -> R:
    """Play, with a bar; after Ctrl-C say that nothing is told and kept: some pairs have more games than others."""
    done = 0

    def counted(progress: Progress) -> R:
        def count(more: int) -> None:
            nonlocal done
            done += more
            progress(more)

        return work(count)

    try:
        return watched(texts("lab.games"), total, counted)
    except KeyboardInterrupt:
        click.echo(texts("lab.matrix.stopped", done=done, games=total), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None


def _held(texts: Catalogue, games: int, found: list[Held], names: dict[str, str]) -> None:
    """Print what each piece brings to whoever takes it first, which games break, and which drag."""
    terminal = Terminal()
    terminal.say(texts("lab.matrix.held", pieces=len(found), games=games), style="bold")
    for one in found:
        mean = signed(one.beyond, texts.language) if one.count else ""
        sure = texts("lab.matrix.held.surely") if one.surely else ""
        terminal.say(f"{mean:>6}  {texts('lab.matrix.held.line', piece=names[one.piece], count=one.count)}{sure}")
    if not any(one.surely for one in found):
        terminal.say(texts("lab.matrix.held.none"))
    for one in found:
        if one.errors:
            terminal.say(texts("lab.matrix.held.broken", piece=names[one.piece], codes=", ".join(one.errors)))
        if one.decisions:
            terminal.say(texts("lab.matrix.held.drags", piece=names[one.piece], decisions=one.decisions))


def _matrix(texts: Catalogue, head: str, cells: list[Cell], names: dict[str, str]) -> None:
    """Print which pairs stand out, which break, and which drag."""
    terminal, sure = Terminal(), [cell for cell in cells if cell.surely]
    terminal.say(head, style="bold")
    for cell in sure:
        terminal.say(f"{signed(cell.beyond, texts.language):>6}  {names[cell.first]} + {names[cell.second]}")
    terminal.say(texts("lab.matrix.candidates" if sure else "lab.matrix.none"))
    for cell in cells:
        told = {"first": names[cell.first], "second": names[cell.second]}
        if cell.errors:
            terminal.say(texts("lab.matrix.broken", codes=", ".join(cell.errors), **told))
        if cell.decisions:
            terminal.say(texts("lab.matrix.drags", decisions=cell.decisions, **told))
