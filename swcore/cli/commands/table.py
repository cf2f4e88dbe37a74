"""`swcore table`: a companion for people who play with the physical game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from swcore.cli.begun import nothing_else
from swcore.cli.numbers import SEATS, SEED, Whole
from swcore.cli.output import print_json, visible
from swcore.cli.program import program
from swcore.cli.setup import Choice, GameCommand, choice_options, language_option
from swcore.cli.terminal import Terminal, interactive, piped
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from swcore.cli.at_table.kept import Kept
    from swcore.companion.keeping import File

WRONG = 2


@click.command(cls=GameCommand, short_help="Help at a table with the physical game.")
@choice_options
@click.option("--name", "names", multiple=True, metavar="NAME", help="What a player is called; give it for each of them.")
@click.option("--first", type=Whole(1, SEATS), help="The player who begins; drawn when left out.")
@click.option("--seed", type=SEED, help="The same seed draws the same.")
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
    from swcore.cli.at_table.kept import choose, kept_tables
    from swcore.cli.at_table.opening import Chosen, both_texts, seated_again, seated_anew
    from swcore.cli.at_table.script import script
    from swcore.companion.table import Table

    texts = Catalogue(language, TEXTS)
    lines = script() if not interactive() and piped() else None
    terminal = Terminal(read=lines.read if lines else None, piped=lines is not None)
    keeps = terminal.piped or not as_json
    if resume:
        nothing_else(
            "A table that was left", choice, {"--name": names, "--first": first, "--seed": seed, "--count": count}, game=True
        )
        waiting = choose(kept_tables(choice.game), terminal, both_texts(texts), ask=interactive())
        texts = _as_left(waiting, texts)
        seated = seated_again(waiting, keeps=keeps)
    else:
        _tell_of_waiting(terminal, texts)
        chosen = Chosen(choice, names, first, seed, count)
        seated = seated_anew(chosen, terminal, texts, keeps=keeps)
    at = Table(seated.companion, seated.journal, texts.language)
    try:
        if as_json:
            _print(at, terminal, texts, lines or ())
        else:
            _talk(at, terminal, texts, waiting if resume else None, seated.file)
    finally:
        seated.close()


def _tell_of_waiting(terminal: Terminal, texts: Catalogue) -> None:
    """Tell somebody who begins a new table that one waits."""
    from swcore.cli.at_table.kept import kept_tables

    if interactive() and any(not one.opened.journal.facts["over"] for one in kept_tables()):
        terminal.say(texts("table.waits", command=f"{program()} table --resume"), style="dim")


def _as_left(waiting: Kept, texts: Catalogue) -> Catalogue:
    """Return the texts in the language that the table was kept in, unless another was typed."""
    typed = click.get_current_context().get_parameter_source("language")
    kept = waiting.opened.about.get("language")
    return texts.into(kept) if typed is ParameterSource.DEFAULT and kept in LANGUAGES else texts


def _talk(at: Any, terminal: Terminal, texts: Catalogue, waiting: Kept | None, file: File | None) -> None:
    """Greet, and answer lines until somebody leaves."""
    from swcore.cli.at_table.drawing import draw
    from swcore.cli.at_table.kept import beside
    from swcore.cli.at_table.session import Session

    session = Session(at, terminal, texts)
    facts = at.journal.facts
    title = texts.name(at.companion.ruleset.book.name)
    begin = texts("table.begin", game=title, players=texts.count("player", len(facts["names"])), seed=int(facts["seed"], 16))
    terminal.say(begin, style="bold")
    if waiting is not None:
        opened = waiting.opened
        if opened.damaged:
            terminal.say(texts("table.damaged", n=opened.damaged, file=beside(waiting.path)))
        terminal.say(*([texts("table.lost")] if opened.lost and not opened.damaged else []), texts("table.again"))
    terminal.say(texts("table.help"), style="dim")
    if waiting is None or not at.journal.steps:
        draw(terminal, at.opening(), "")
    else:
        for line in ("history", ""):
            session.show(at.type(line))
    if interactive():
        _keyboard(at, terminal)
    session.run()
    if file is not None and file.behind:
        terminal.say(texts("table.behind"))
    elif file is not None and at.journal.steps:
        terminal.say(texts("table.bye", command=f"{program()} table --resume"))
    if session.wrong and terminal.piped:
        click.get_current_context().exit(WRONG)


def _print(at: Any, terminal: Terminal, texts: Catalogue, lines: Iterable[str]) -> None:
    """Carry out the lines of the input without a word, then print what everybody may know."""
    from swcore.cli.at_table.session import Session

    session = Session(at, terminal, texts)
    for line in lines:
        wrong = session.wrong
        told = session.answer(line.strip())
        if session.wrong > wrong:
            click.echo(visible(" ".join(one.text for one in told)), err=True)
    print_json({"game": at.companion.ruleset.id, **at.companion.public(at.journal.facts)})
    if session.wrong:
        click.get_current_context().exit(WRONG)


def _keyboard(at: Any, terminal: Terminal) -> None:
    from swcore.cli.at_table.complete import Completer
    from swcore.cli.session.autosave import history_file
    from swcore.cli.session.editor import line_editor

    completer = Completer(at)
    terminal.editor = line_editor(history_file("table"), completer.choices, completer.preview)
