"""`swcore table`: a companion for people who play with the physical game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.at_table.kept import Kept, choose, go_on, kept_tables, new_file
from swcore.cli.error_texts import bring_texts
from swcore.cli.errors import reason
from swcore.cli.output import print_json
from swcore.cli.program import program
from swcore.cli.setup import Choice, GameCommand, choice_options, language_option
from swcore.cli.terminal import Terminal, interactive, piped
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.companion.companion import Companion
    from swcore.companion.journal import Journal
    from swcore.companion.keeping import File
    from swcore.engine.ruleset import Ruleset

SEEDS = 1_000_000  # seeds that are easily told to others
WRONG = 2


@click.command(cls=GameCommand, short_help="Help at a table with the physical game.")
@choice_options
@click.option("--name", "names", multiple=True, metavar="NAME", help="What a player is called; give it for each of them.")
@click.option("--first", type=click.IntRange(min=1), help="The player who begins; drawn when left out.")
@click.option("--seed", type=click.IntRange(min=0, max=(1 << 128) - 1), help="The same seed draws the same.")
@click.option("--count", type=click.Choice(("open", "hidden", "off")), help="Whether totals are open, hidden, or not counted.")
@click.option("--resume", is_flag=True, help="Go on with a table that you left; GAME chooses among several.")
@click.option("--json", "as_json", is_flag=True, help="Print the table as data, after the lines of the input.")
@language_option
def table(
    choice: Choice,
    names: tuple[str, ...],
    first: int | None,
    seed: int | None,
    count: str | None,
    resume: bool,
    as_json: bool,
    language: str,
) -> None:
    """Keep the table of people who play GAME (small-world when left out) with the physical game.

    It draws the set-up, and keeps turns, points and history; `help` lists what a game offers besides. Every line is kept as
    soon as it is typed: --resume goes on. Without a terminal the lines of the input are carried out one after the other.
    """
    from swcore.companion.table import Table

    texts = Catalogue(language, TEXTS)
    terminal = Terminal(piped=not interactive() and piped())
    if resume:
        _nothing_else(choice, {"--name": names, "--first": first, "--seed": seed, "--count": count})
        waiting = choose(kept_tables(choice.game), terminal, _both(texts), ask=interactive())
        ruleset = _rules_of(waiting)
        companion, journal = companion_of(ruleset), waiting.opened.journal
        file: File | None = None if as_json and not terminal.piped else go_on(waiting)
    else:
        ruleset, featured = choice.rules()
        companion = companion_of(ruleset)
        names, players = _asked(names, choice, ruleset, terminal, texts)
        journal = _new(choice, companion, featured, names, players, first, seed, count)
        file = None if as_json else _keep(ruleset, choice, journal, terminal, texts)
        waiting = None
    at = Table(companion, journal, language)
    try:
        if as_json:
            _print(at, terminal, texts)
        else:
            _talk(at, terminal, texts, waiting, kept=file is not None)
    finally:
        if file is not None:
            file.close()


def companion_of(ruleset: Ruleset) -> Companion:
    """Return what a game offers at the table, its own or what every game has."""
    from swcore.companion import Companion
    from swcore.hooks.loading import resolve

    path = ruleset.book.companion
    found: Companion = resolve(path, ruleset.book)(ruleset) if path else Companion(ruleset)
    if found.errors:
        bring_texts(*found.errors)
    return found


def _talk(at: Any, terminal: Terminal, texts: Catalogue, waiting: Kept | None, *, kept: bool) -> None:
    """Greet, and answer lines until somebody leaves."""
    from swcore.cli.at_table.drawing import draw
    from swcore.cli.at_table.session import Session

    session = Session(at, terminal, texts)
    facts = at.journal.facts
    title = texts.name(at.companion.ruleset.book.name)
    begin = texts("table.begin", game=title, players=texts.count("player", len(facts["names"])), seed=int(facts["seed"], 16))
    terminal.say(begin, style="bold")
    if waiting is not None:
        terminal.say(*([texts("table.lost")] if waiting.opened.lost else []), texts("table.again"))
    terminal.say(texts("table.help"), style="dim")
    if waiting is None or not at.journal.steps:
        draw(terminal, at.opening(), "")
    else:
        for line in ("history", ""):
            session.take(line)
    if interactive():
        _keyboard(at, terminal)
    session.run()
    if kept:
        terminal.say(texts("table.bye", command=f"{program()} table --resume"))
    if session.wrong and terminal.piped:
        click.get_current_context().exit(WRONG)


def _print(at: Any, terminal: Terminal, texts: Catalogue) -> None:
    """Carry out the lines of the input without a word, then print what everybody may know."""
    wrong = 0
    for number, line in enumerate(click.get_text_stream("stdin") if terminal.piped else (), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        told = at.type(line)
        if not at.understood:
            wrong += 1
            click.echo(" ".join((texts("table.line", n=number), *(one.text for one in told))), err=True)
    print_json({"game": at.companion.ruleset.id, **at.companion.public(at.journal.facts)})
    if wrong:
        click.get_current_context().exit(WRONG)


def _new(
    choice: Choice,
    companion: Companion,
    featured: tuple[str, ...],
    names: Sequence[str],
    players: int,
    first: int | None,
    seed: int | None,
    count: str | None,
) -> Journal:
    from swcore.companion.companion import Start
    from swcore.companion.desk import Refused
    from swcore.companion.journal import Journal

    ruleset = companion.ruleset
    if first is not None and first > players:
        told = f"The starting seat must be from 1 to {players}, not {first}."
        raise SwcoreError(told, code="seats", hint="Give --first a seat of the game.", seats=players, first=first)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    given = choice.arguments(ruleset)
    start = Start(
        players, seed, tuple(names), None if first is None else first - 1, featured=featured, count=count or "", **given
    )
    try:
        return Journal(companion.begin(start))
    except Refused as refused:
        name = str(refused.params.get("name", ""))
        told, hint = f"No player can be called {name!r} here.", "A name has letters, and is given once."
        raise SwcoreError(told, code="table-name", hint=hint, name=name) from None


def _asked(
    names: Sequence[str], choice: Choice, ruleset: Ruleset, terminal: Terminal, texts: Catalogue
) -> tuple[tuple[str, ...], int]:
    """Return the names of the players and how many they are; who sits at a terminal and has said neither is asked."""
    usual = max(choice.seats(ruleset, (len(names),)) if choice.players or names else choice.seats(ruleset), len(names))
    if names or choice.players or not interactive():
        return tuple(names), usual
    line = terminal.ask(texts("table.who", n=usual))
    if line.isdecimal():
        return (), int(line[:3])
    given = tuple(one.strip() for one in line.split(",") if one.strip())
    return given, len(given) or usual


def _keep(ruleset: Ruleset, choice: Choice, journal: Journal, terminal: Terminal, texts: Catalogue) -> File | None:
    """Return the file that keeps a new table, or None, told, where there can be none."""
    about = {
        "game": choice.game,
        "with": list(choice.with_ids),
        "pieces": [str(Path(file).absolute()) for file in choice.files],
    }
    try:
        return new_file(ruleset.id, about, journal.facts, journal)
    except OSError as error:
        texts, why = reason(error, texts)
        terminal.say(texts("table.not-kept", why=why))
        return None


def _rules_of(waiting: Kept) -> Ruleset:
    about = waiting.opened.about
    files = tuple(str(one) for one in about.get("pieces", ()))
    ids = tuple(str(one) for one in about.get("with", ()))
    return Choice(game=str(about.get("game", "")), with_ids=ids, files=files).rules()[0]


def _nothing_else(choice: Choice, given: dict[str, Any]) -> None:
    """Refuse what a table has already.

    Raises:
        SwcoreError: `load`.
    """
    set_up = {"--players": choice.players, "--map": choice.map, "--edition": choice.edition, "--option": choice.options or None}
    extra = [name for name, value in {**set_up, **given}.items() if value not in (None, "", ())]
    if extra:
        hint = f"Leave out {', '.join(extra)}."
        raise SwcoreError(f"A table that was left has its own {extra[0]}.", code="load", hint=hint, extra=extra)


def _both(texts: Catalogue) -> Catalogue:
    """Return the texts of the command line and those of every table."""
    from swcore.companion.texts import COMMON

    return Catalogue(texts.language, COMMON, TEXTS)


def _keyboard(at: Any, terminal: Terminal) -> None:
    from swcore.cli.at_table.complete import Completer
    from swcore.cli.session.autosave import history_file
    from swcore.cli.session.editor import line_editor

    completer = Completer(at)
    terminal.editor = line_editor(history_file("table"), completer.choices, completer.preview)
