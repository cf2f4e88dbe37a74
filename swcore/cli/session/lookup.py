"""Looking things up in the middle of a game: the rules, and whatever has a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from swcore.cli.called import called
from swcore.cli.clauses import Facts, choose, show_clause, show_sections
from swcore.cli.texts import ALIASES
from swcore.errors import Near, SwcoreError, nearest
from swcore.text.clauses import load_clauses
from swcore.wording.catalogue import FALLBACK
from swcore.wording.errors import near

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

MOST = 12  # clauses or pieces that are shown at once


def show_rules(session: Session, args: list[str]) -> None:
    """Show clauses: those with the ids, else those that hold the words, else the sections."""
    ruleset, texts, terminal = session.game.ruleset, session.texts, session.terminal
    clauses, english = load_clauses(ruleset.book, texts.language), load_clauses(ruleset.book)
    if not clauses:
        terminal.say(texts("no-rules"))
        return
    if not args:
        terminal.say(session.renderer.guide(), "")
        show_sections(english, terminal, texts)
        terminal.say(texts("rules.how"), style="dim")
        return
    try:
        found, in_full = choose(clauses, args, "", english)
    except SwcoreError:
        found, in_full = choose(clauses, (), " ".join(args), english)
    if texts.language != FALLBACK and not session.told_language and any(one == english[one.id] for one in found):
        session.told_language = True
        terminal.say(texts("rules.language"), style="dim")
    for clause in found[:MOST]:
        if clause.id in in_full:
            show_clause(clause, Facts(ruleset, english), terminal, texts)
        else:
            terminal.item(f"{clause.id}  ", clause.text)
    if len(found) > MOST:
        terminal.say(texts("more", n=len(found) - MOST))
    if not found:
        terminal.say(texts("no-clause", words=" ".join(args)))


def help_with(session: Session, name: str, seat: int) -> None:
    """Tell how a word is typed and what it does; of anything else what it is, as far as it has a name here.

    Args:
        session: the session.
        name: the word, or the name.
        seat: who asks.
    """
    texts, renderer, word = session.texts, session.renderer, ALIASES.get(name.lower(), name.lower())
    if f"what.{word}" in texts:
        session.terminal.say(texts("word.how", word=texts(f"word.{word}"), what=texts(f"what.{word}")))
    elif word in renderer.page_words:
        page = list(dict.fromkeys(renderer.page_words.values())).index(renderer.page_words[word])
        shown, what = renderer.page_help()[page]
        session.terminal.say(texts("word.how", word=shown, what=what))
    else:
        words = [*ALIASES, *ALIASES.values(), *renderer.page_words]
        tell_about(session, name, seat, [one for one in words if len(one) > 1])


def tell_about(session: Session, name: str, seat: int, words: Iterable[str] = ()) -> None:
    """Tell what a name stands for: a piece, a place, an action; else the clauses that hold the word.

    Args:
        session: the session.
        name: the name, in any language, or its beginning.
        seat: who asks.
        words: what else may have been meant, where nothing has that name.
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
    if found or _tell_words(session, name):
        return
    renderer, place = session.renderer, session.renderer.typed(session.game, seat, name)
    page = next((page for word, page in renderer.page_words.items() if word == "region"), "")
    if page and place in session.places():
        terminal.say(renderer.page(session.game, seat, page, [place], terminal.width))
        return
    book = session.game.ruleset.book
    if choose(load_clauses(book, texts.language), (), name, load_clauses(book))[0]:
        show_rules(session, [name])
        return
    found_near = _nearest(name, [*words, *_names(session)])
    hint = near(found_near, texts.language) if found_near.close or not words else texts("help.all")
    terminal.say(texts("about.unknown", name=name, hint=hint))


def _tell_words(session: Session, name: str) -> bool:
    """Tell what a word of the game means that is called exactly so, in any language; return whether there is one."""
    from swcore.companion.asking import words_called

    found = words_called(session.game.ruleset, name)
    for one in (session.game.about(id, session.texts.language) for id in found):
        cited = f" ({', '.join(one.clauses)})" if one.clauses else ""
        session.terminal.say(one.name, *(f"  {label}: {value}" for label, value in one.facts))
        session.terminal.item("  ", f"{one.text or session.texts('about.nothing')}{cited}")
    return bool(found)


def _nearest(name: str, names: Sequence[str]) -> Near:
    """Return a hint that names what is most like a name, whatever letters are small in it."""
    known = {one.lower(): one for one in names}
    found = nearest(name.lower(), known)
    close = [known[one] for one in found.close]
    return Near(f"Did you mean {', '.join(close)}?", close) if close else nearest(name, names)


def _names(session: Session) -> list[str]:
    return [session.texts.name(piece.name) for piece in session.game.ruleset.pieces.values() if piece.name]
