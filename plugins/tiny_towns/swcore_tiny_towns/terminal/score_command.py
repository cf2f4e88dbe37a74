"""`swcore towns score`: what a town of a game on the table is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from swcore import SwcoreError
from swcore.cli.packs import Choice, NamesGiven, NamesGivenGroup, Terminal, bring_texts, drawn, language_option, print_json
from swcore.engine import Part
from swcore.game import blame
from swcore_tiny_towns.position.answers import EMPTY
from swcore_tiny_towns.position.squares import SIDE, SQUARES, squares_of
from swcore_tiny_towns.scoring.ranks import rank_of
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.scoring.sheet import Sheet
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.table_errors import CODES, HINTS, at

if TYPE_CHECKING:
    from swcore import Ruleset
    from swcore_tiny_towns.table.town import TableTown

GAME, STANDARD_INPUT = "tiny-towns", "-"
MAX_BYTES = 64 * 1024
bring_texts(CODES, HINTS)


@click.group("towns", cls=NamesGivenGroup, short_help="Tiny Towns on the table: score a town.")
def towns() -> None:
    """Help for Tiny Towns on the table."""


@towns.command("score", cls=NamesGiven, short_help="Score a town.")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--with", "with_ids", multiple=True, metavar="ID", help="An installed card that joins.")
@click.option("--piece", "files", multiple=True, metavar="FILE.py", help="A home-made card that joins.")
@language_option
def score_town(file: str, as_json: bool, with_ids: tuple[str, ...], files: tuple[str, ...], language: str) -> None:
    """Score the town in FILE (- for the standard input), fed as well as can be.

    The town is four lines of four words, - for an empty square; a card's name may be cut short. What lies on a building stands
    in brackets: warehouse(stone,brick). Before the town come notes where they matter, one a line: solo, players 4, place 2 (as
    what number the town was completed), shrine 5 (buildings when it was built), right-halls 2 (feast halls of the right-hand
    neighbour), option NAME VALUE. The same can be given as JSON.
    """
    from swcore_tiny_towns.table.town import view_of

    ruleset, _ = Choice(game=GAME, with_ids=with_ids, files=files).rules()
    town = read_town(file, ruleset)
    view = view_of(ruleset, town)
    try:
        sheet = score(view, 0)
    except BaseException as error:
        blame(ruleset, error)
    words = Lexicon(language, ruleset)
    if as_json:
        print_json(as_data(sheet, town, words))
    else:
        show(sheet, town, words, Terminal())


def read_town(file: str, ruleset: Ruleset) -> TableTown:
    """Read a town from a file in either form.

    Args:
        file: a path, or `-` for the standard input.
        ruleset: the rules with the cards that may stand in the town.

    Raises:
        SwcoreError: `town-file` when it cannot be read; as `read_text` and `read_json`.
    """
    from swcore_tiny_towns.table.town_json import read_json
    from swcore_tiny_towns.table.town_text import read_text
    from swcore_tiny_towns.wording.short_names import Names

    label = "" if file == STANDARD_INPUT else file
    whole = at(label)
    with click.open_file(file, "rb") as opened:
        content: bytes = opened.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        told, size = f"{whole['en']} is larger than {MAX_BYTES // 1024} KiB.", MAX_BYTES // 1024
        raise SwcoreError(told, code="town-file", hint="A town needs 16 words.", at=whole, size=size)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        told = f"{whole['en']} is not text in UTF-8."
        raise SwcoreError(told, code="town-file", hint="Save it as UTF-8.", at=whole) from None
    if text.lstrip().startswith("{"):
        return read_json(text, Names(ruleset), label)
    return read_text(text, Names(ruleset), label)


def as_data(sheet: Sheet, town: TableTown, words: Lexicon) -> dict[str, Any]:
    """Return a score as JSON data.

    Args:
        sheet: the score.
        town: the town.
        words: the names to use.
    """
    lines = [
        {
            "card": line.card,
            "name": words("empty") if line.card == EMPTY else words.card(line.card),
            "count": line.count,
            "points": line.points,
            "parts": [_as_data(part, words) for part in line.parts],
        }
        for line in sheet.lines
    ]
    fed, empty = ([SQUARES[square] for square in squares_of(mask)] for mask in (sheet.fed, sheet.empty))
    ranked = {"rank": words.name(rank_of(sheet.total).name)} if town.solo else {}
    return {"lines": lines, "fed": fed, "empty": empty, "total": sheet.total, **ranked}


def _as_data(part: Part, words: Lexicon) -> dict[str, Any]:
    return {"amount": part.amount, "reason": words.part(part), "clause": part.clause, "piece": part.piece}


def show(sheet: Sheet, town: TableTown, words: Lexicon, terminal: Terminal) -> None:
    """Write the town as it was read, and its score as a table.

    Args:
        sheet: the score.
        town: the town.
        words: the names to use.
        terminal: where to.
    """
    from swcore_tiny_towns.terminal.sheets import sheet_table

    terminal.say(_picture(town, words), "", drawn(sheet_table(words, sheet, words("total"))))
    if town.solo:
        terminal.say(words("rank", rank=words.name(rank_of(sheet.total).name)))


def _picture(town: TableTown, words: Lexicon) -> Any:
    """Return the town with the full names of what stands in it, and the names of its columns and rows."""
    from swcore.cli.packs import table

    shown = table("", *(name[0] for name in SQUARES[:SIDE]))
    for row in range(0, len(SQUARES), SIDE):
        shown.add_row(SQUARES[row][1], *(_square(town, words, square) for square in range(row, row + SIDE)))
    return shown


def _square(town: TableTown, words: Lexicon, square: int) -> str:
    what, lying = town.squares[square], town.on.get(SQUARES[square], ())
    cubes = ", ".join(words.resource(one) for one in lying)
    return f"{words.what(what)} ({cubes})" if cubes else words.what(what) or "-"
