"""Scores on the terminal: the sheet of a town item by item, and the final table."""

from __future__ import annotations

from typing import Any

from swcore import Game
from swcore.wording import figure
from swcore.wording.pages import Column, Page, Sheet, Span, stack
from swcore_tiny_towns.position.answers import EMPTY
from swcore_tiny_towns.rules.setup import BASE, SOLO
from swcore_tiny_towns.scoring.ranks import rank_of
from swcore_tiny_towns.scoring.sheet import Sheet as Score
from swcore_tiny_towns.terminal.picture import draw_town, side_by_side
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.sight import Sight

NUMBERS = ("count", "points", "place", "named", "empty", "cottages")


def sheet_table(words: Lexicon, sheet: Score, who: str) -> Page:
    """Return the score of a town with reasons and clause ids.

    Args:
        words: the names to use.
        sheet: the score.
        who: how the owner is called.
    """
    rows: list[tuple[Page, ...]] = []
    pieces: Any = words.ruleset.pieces
    for line in sheet.lines:
        name = words("empty") if line.card == EMPTY else words.card(line.card)
        rows.append((name, str(line.count), figure(line.points), _why(words, sheet, line.card)))
    table = _table(words, rows, "card", "count", "points", "why")
    title = Span(words("title.sheet", who=who, points=words.count("point", sheet.total)), "bold")
    if not any(line.card != EMPTY and pieces[line.card].feedable for line in sheet.lines):
        return stack(title, table)
    fed = words.squares(sheet.fed)
    return stack(title, table, Span(words("fed", squares=fed) if fed else words("fed.none"), "dim"))


def score_page(words: Lexicon, sight: Sight, seat: int | None, args: list[str]) -> Page:
    """Return the page `score`: what the towns would score now, as the viewer sees them."""
    seats = list(range(sight.view.seats))
    if args:
        if not args[0].isdecimal() or not 1 <= int(args[0][:4]) <= len(seats):
            return words("unknown-seat", n=args[0])
        seats = [int(args[0]) - 1]
    parts: list[Page] = []
    for other in seats:
        parts += ["", sheet_table(words, sight.sheet(other), words.seat(other, seat))]
    return stack(*parts[1:])


def final_table(words: Lexicon, game: Game, seat: int | None) -> Page:
    """Return the end: the towns, every sheet, the places with what ties are decided by, and in a solo game the rank."""
    sight = Sight(game, seat)
    parts: list[Page] = [_towns(words, sight, seat)]
    for other in range(sight.view.seats):
        parts += [sheet_table(words, sight.sheet(other), words.seat(other, seat)), ""]
    result: dict[str, Any] = game.result or {}
    winners = [words.seat(other, seat) for other in result.get("winners", ())]
    mode = game.play.setup.options["mode"]
    if mode == SOLO and winners:
        return stack(*parts, words("rank", rank=words.name(rank_of(result["scores"][0]).name)))
    word = "nobody-won" if not winners else "won" if len(winners) == 1 else "shared"
    return stack(*parts, *_places(words, result, seat, named=mode == BASE), words(word, who=words.listed(winners)))


def _places(words: Lexicon, result: dict[str, Any], seat: int | None, *, named: bool) -> list[Page]:
    """Return the table of places; how ties are decided stands below where some total is there twice."""
    heads = ("place", "player", "points", *(["named"] if named else []), "empty", "cottages")
    rows: list[tuple[Page, ...]] = []
    place = 1
    for group in result["ranking"]:
        for other in group:
            numbers = [result[head][other] for head in ("scores", *(["named"] if named else []), "empty", "cottages")]
            rows.append((str(place), words.seat(other, seat), *map(figure, numbers)))
        place += len(group)
    totals = [result["scores"][other] for group in result["ranking"] for other in group]
    table = _table(words, rows, *heads, title=words("title.final"))
    return [table, *([Span(words("ties" if named else "ties.unnamed"), "dim")] if len(set(totals)) < len(totals) else [])]


def _towns(words: Lexicon, sight: Sight, seat: int | None) -> Page:
    pictures = [draw_town(words, sight.town(other), words.seat(other, seat)) for other in range(sight.view.seats)]
    return side_by_side(pictures, 80)


def _why(words: Lexicon, sheet: Score, card: str) -> str:
    parts = next(line.parts for line in sheet.lines if line.card == card)
    told = [(f"{figure(part.amount, '+')} {words.part(part)}", part.clause) for part in parts if part.amount]
    return "; ".join(f"{text} ({clause})" if clause else text for text, clause in told)


def _table(words: Lexicon, rows: list[tuple[Page, ...]], *heads: str, title: str = "") -> Sheet:
    columns = (Column(words(f"head.{head}"), right=head in NUMBERS) for head in heads)
    return Sheet(tuple(columns), tuple(rows), title, gap=2)
