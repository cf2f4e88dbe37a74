"""`swcore towns score`: what a town of a game on the table is worth."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.setup import Choice, language_option
from swcore.cli.terminal import Terminal
from swcore.errors import SwcoreError
from swcore.text import Catalogue
from swcore_tiny_towns.ground import SIDE, SQUARES, squares_of
from swcore_tiny_towns.ranks import rank_of
from swcore_tiny_towns.score_words import WORDS
from swcore_tiny_towns.scoring import Sheet, score
from swcore_tiny_towns.values import EMPTY

if TYPE_CHECKING:
    from swcore import Ruleset
    from swcore_tiny_towns.table_town import TableTown

GAME, STANDARD_INPUT = "tiny-towns", "-"
MAX_BYTES = 64 * 1024


@click.group("towns", short_help="Tiny Towns on the table: score a town.")
def towns() -> None:
    """Help for Tiny Towns on the table."""


@towns.command("score", short_help="Score a town.")
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
    from swcore_tiny_towns.table_town import view_of

    ruleset, _ = Choice(game=GAME, with_ids=with_ids, files=files).rules()
    town = read_town(file, ruleset)
    sheet = score(view_of(ruleset, town), 0)
    texts = Catalogue(language, WORDS)
    if as_json:
        click.echo(json.dumps(as_data(sheet, town, ruleset, texts), ensure_ascii=False, indent=2))
    else:
        show(sheet, town, ruleset, Terminal(), texts)


def read_town(file: str, ruleset: Ruleset) -> TableTown:
    """Read a town from a file in either form.

    Args:
        file: a path, or `-` for the standard input.
        ruleset: the rules with the cards that may stand in the town.

    Raises:
        SwcoreError: `town-file` when it cannot be read; as `read_text` and `read_json`.
    """
    from swcore_tiny_towns.town_json import read_json
    from swcore_tiny_towns.town_names import Names
    from swcore_tiny_towns.town_text import read_text

    label = "The town" if file == STANDARD_INPUT else file
    with click.open_file(file, "rb") as opened:
        content: bytes = opened.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise SwcoreError(f"{label} is larger than {MAX_BYTES // 1024} KiB.", code="town-file", hint="A town needs 16 words.")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SwcoreError(f"{label} is no text in UTF-8.", code="town-file", hint="Save it as UTF-8.") from None
    if text.lstrip().startswith("{"):
        return read_json(text, Names(ruleset), label)
    return read_text(text, Names(ruleset), label)


def as_data(sheet: Sheet, town: TableTown, ruleset: Ruleset, texts: Catalogue) -> dict[str, Any]:
    """Return a score as JSON data.

    Args:
        sheet: the score.
        town: the town.
        ruleset: the rules.
        texts: the words.
    """
    lines = [
        {
            "card": line.card,
            "name": _name(line.card, ruleset, texts),
            "count": line.count,
            "points": line.points,
            "parts": [
                {"amount": part.amount, "reason": part.reason, "clause": part.clause, "piece": part.piece} for part in line.parts
            ],
        }
        for line in sheet.lines
    ]
    fed, empty = ([SQUARES[square] for square in squares_of(mask)] for mask in (sheet.fed, sheet.empty))
    ranked = {"rank": texts.name(rank_of(sheet.total).name)} if town.solo else {}
    return {"lines": lines, "fed": fed, "empty": empty, "total": sheet.total, **ranked}


def show(sheet: Sheet, town: TableTown, ruleset: Ruleset, terminal: Terminal, texts: Catalogue) -> None:
    """Write a score as a table.

    Args:
        sheet: the score.
        town: the town.
        ruleset: the rules.
        terminal: where to.
        texts: the words.
    """
    from swcore.cli.tables import table

    terminal.say(_picture(town, ruleset, texts), "")
    shown = table(*(texts(f"head.{head}") for head in ("card", "count", "points", "why")), keys=("card", "count", "mean", "why"))
    for line in sheet.lines:
        why = "; ".join(f"{part.amount:+} {reason(part.reason, texts)} ({part.clause})" for part in line.parts if part.amount)
        shown.add_row(_name(line.card, ruleset, texts), str(line.count), str(line.points), why)
    fed = ", ".join(SQUARES[square] for square in squares_of(sheet.fed))
    terminal.say(shown, "", texts("fed", squares=fed) if fed else texts("fed.none"))
    terminal.say(texts("total", points=sheet.total), style="bold")
    if town.solo:
        terminal.say(texts("rank", rank=texts.name(rank_of(sheet.total).name)))


def reason(text: str, texts: Catalogue) -> str:
    """Return the reason of a part in the language of the texts, else as it is."""
    key = f"reason.{text}"
    found = texts(key)
    return text if found == key else found


def _picture(town: TableTown, ruleset: Ruleset, texts: Catalogue) -> Any:
    """Return the town as it was read, with the names of its columns and rows."""
    from swcore.cli.tables import table

    shown = table("", *(name[0] for name in SQUARES[:SIDE]))
    for row in range(0, len(SQUARES), SIDE):
        shown.add_row(SQUARES[row][1], *(_square(town, ruleset, texts, square) for square in range(row, row + SIDE)))
    return shown


def _square(town: TableTown, ruleset: Ruleset, texts: Catalogue, square: int) -> str:
    what, lying = town.squares[square], town.on.get(SQUARES[square], ())
    if not what:
        return "-"
    cubes = ", ".join(texts(f"resource.{resource}") for resource in lying)
    name = _name(what, ruleset, texts)
    return f"{name} ({cubes})" if cubes else name


def _name(what: str, ruleset: Ruleset, texts: Catalogue) -> str:
    """Return the name of a card, a resource, or the empty squares."""
    if what == EMPTY:
        return texts("empty")
    return texts.name(ruleset.pieces[what].name) if what in ruleset.pieces else texts(f"resource.{what}")
