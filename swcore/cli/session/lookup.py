"""Looking things up in the middle of a game: the rules, and whatever has a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.cli.called import called
from swcore.cli.clauses import Facts, choose, show_clause, show_sections
from swcore.errors import SwcoreError, nearest
from swcore.text.clauses import load_clauses
from swcore.wording.catalogue import FALLBACK
from swcore.wording.errors import near

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

MOST = 12  # clauses or pieces that are shown at once


def show_rules(session: Session, args: list[str]) -> None:
    """Show clauses: those with the ids, else those that hold the words, else the sections."""
    ruleset, texts, terminal = session.game.ruleset, session.texts, session.terminal
    clauses = load_clauses(ruleset.book)
    if not clauses:
        terminal.say(texts("no-rules"))
        return
    if not args:
        terminal.say(session.renderer.guide(), "")
        show_sections(clauses, terminal, texts)
        terminal.say(texts("rules.how"), style="dim")
        return
    try:
        found, in_full = choose(clauses, args, "")
    except SwcoreError:
        found, in_full = choose(clauses, (), " ".join(args))
    if found and texts.language != FALLBACK and not session.told_language:
        session.told_language = True
        terminal.say(texts("rules.language"), style="dim")
    for clause in found[:MOST]:
        if clause.id in in_full:
            show_clause(clause, Facts(ruleset, clauses), terminal, texts)
        else:
            terminal.item(f"{clause.id}  ", clause.text)
    if len(found) > MOST:
        terminal.say(texts("more", n=len(found) - MOST))
    if not found:
        terminal.say(texts("no-clause", words=" ".join(args)))


def tell_about(session: Session, name: str, seat: int) -> None:
    """Tell what a name stands for: a piece, a place, an action; else the clauses that hold the word.

    Args:
        session: the session.
        name: the name, in any language, or its beginning.
        seat: who asks.
    """
    from swcore.cli.commands.pieces import facts, numbers_told

    texts, terminal = session.texts, session.terminal
    if not name:
        terminal.say(texts("about.how"))
        return
    found = called(session.game.ruleset.pieces.values(), name)
    for piece in found[:MOST]:
        text = texts.name(piece.text)
        kind = texts(f"kind.{piece.kind}") if f"kind.{piece.kind}" in texts else piece.kind
        cited = f" ({', '.join(piece.clauses)})" if piece.clauses else ""
        terminal.say(f"{texts.name(piece.name) or piece.id} · {kind} · {piece.id}")
        told = [numbers_told(texts, piece), *(f"{texts.name(label)}: {texts.name(value)}" for label, value in facts(piece))]
        terminal.say(*(f"  {line}" for line in told if line))
        terminal.item("  ", f"{text or texts('about.nothing')}{cited}")
    if found:
        return
    renderer, place = session.renderer, session.renderer.typed(session.game, seat, name)
    page = next((page for word, page in renderer.page_words.items() if word == "region"), "")
    if page and place in session.places():
        terminal.say(renderer.page(session.game, seat, page, [place], terminal.width))
        return
    clauses = load_clauses(session.game.ruleset.book)
    if clauses and any(clause for clause in choose(clauses, (), name)[0]):
        show_rules(session, [name])
        return
    terminal.say(texts("about.unknown", name=name, hint=near(nearest(name, _names(session)), texts.language)))


def _names(session: Session) -> list[str]:
    return [session.texts.name(piece.name) for piece in session.game.ruleset.pieces.values() if piece.name]
