"""`swcore rules`: the clauses of a game, and what carries each of them out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import click

from swcore.cli.clauses import Clauses, Facts, choose, group, show_clause, show_sections
from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import DEFAULT_GAME, Choice, language_option, told_when_slow
from swcore.cli.texts import TEXTS
from swcore.errors import PluginError, SwcoreError
from swcore.text.clauses import load_clauses
from swcore.wording.catalogue import FALLBACK, Catalogue


@click.command(cls=NamesGiven, short_help="Show the rules of a game, clause by clause.")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--game", default="", help=f"The game; by default the one that has the clauses, or {DEFAULT_GAME}.")
@click.option("--find", "words", default="", metavar="WORDS", help="List the clauses that contain these words.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
@language_option
def rules(ids: tuple[str, ...], game: str, words: str, as_json: bool, language: str) -> None:
    """Show the clauses with the given IDs: text, section, the options that decide it, the pieces and the code that carry it out.

    The beginning of an id, such as SW-DIE, lists its group. Without ids the sections of the rules are listed.
    """
    ruleset, _ = Choice(game=game or _game_of(ids)).rules()
    texts = Catalogue(language, TEXTS)
    clauses, english = load_clauses(ruleset.book, language), load_clauses(ruleset.book)
    if not clauses:
        raise SwcoreError(
            f"{ruleset.id} has no text of its rules.", code="no-rules", hint="A rulebook names its text with `rules`."
        )
    chosen, in_full = choose(clauses, ids, words, english)
    facts = Facts(ruleset, english)
    if as_json:
        print_json([facts.of(clause) for clause in chosen])
        return
    from swcore.cli.terminal import Terminal

    terminal = Terminal()
    if not ids and not words:
        show_sections(english, terminal, texts)
    elif not chosen:
        terminal.say(texts("no-clause", words=words))
    else:
        if language != FALLBACK and any(one == english[one.id] for one in chosen):
            terminal.say(texts("rules.language"), style="dim")
        for clause in chosen:
            if clause.id in in_full:
                show_clause(clause, facts, terminal, texts)
            else:
                terminal.item(f"{clause.id}  ", clause.text)


def _game_of(ids: tuple[str, ...]) -> str:
    """Return the installed game that has the first of some clauses, or others that begin like it; else the default game."""
    id = ids[0].upper() if ids else ""
    for wanted in (id, id.partition("-")[0]) if ids else ():
        for game, clauses in _rules_texts():
            if group(clauses, wanted):
                return game
    return DEFAULT_GAME


def _rules_texts() -> Iterator[tuple[str, Clauses]]:
    """Yield the ids of the installed games with their clauses, the default game first; each is read when it is asked for."""
    from swcore.engine.rulebook import Rulebook
    from swcore.hooks.library import Library

    library = Library.installed()
    usual = DEFAULT_GAME.replace("-", "_")
    for entry in sorted(library.index.games, key=lambda one: (one.name.partition(".")[2] != usual, one.name)):
        with told_when_slow():
            book = library.load(entry)
        if isinstance(book, Rulebook):
            with suppress(PluginError):  # a text that nobody asked for is not a reason to fail
                yield book.id, load_clauses(book)
