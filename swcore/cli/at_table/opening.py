"""Beginning a table at the terminal, or finding one that was left: who plays, what a game offers, the file that keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from swcore.cli.at_table.kept import Kept, go_on, new_file
from swcore.cli.setup import Choice
from swcore.cli.terminal import Terminal, interactive
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue
from swcore.wording.error_texts import bring_texts
from swcore.wording.errors import in_words, reason

if TYPE_CHECKING:
    from swcore.companion.companion import Companion
    from swcore.companion.journal import Journal
    from swcore.companion.keeping import File
    from swcore.engine.ruleset import Ruleset

SEEDS = 1_000_000  # seeds that are easily told to others
MOST_SEATS = 99  # that are asked for; how many a game is for, it tells itself


def companion_of(ruleset: Ruleset) -> Companion:
    """Return what a game offers at the table, its own or what every game has."""
    from swcore.companion import Companion
    from swcore.hooks.loading import resolve

    path = ruleset.book.companion
    make: Any = Companion
    if path:
        make = resolve(path, ruleset.book)
    found: Companion = make(ruleset)
    if found.errors:
        bring_texts(*found.errors)
    return found


@attrs.frozen
class Chosen:
    """What was chosen on the command line for a new table.

    Attributes:
        choice: the game and its options.
        names: what players are called.
        first, seed, count: None for what was not said.
    """

    choice: Choice
    names: tuple[str, ...]
    first: int | None
    seed: int | None
    count: str | None


@attrs.frozen
class Seated:
    """A table that people sit at.

    Attributes:
        companion: what the game offers.
        journal: what was done so far.
        file: where it is kept, or None.
    """

    companion: Companion
    journal: Journal
    file: File | None

    def close(self) -> None:
        """Close the file; one in which nothing was done is removed, for nobody will go on with it."""
        if self.file is not None:
            self.file.close()
            if not self.journal.steps:
                self.file.path.unlink(missing_ok=True)


def seated_again(waiting: Kept, *, keeps: bool) -> Seated:
    """Return a table that waits, with its home-made pieces.

    Args:
        waiting: the table.
        keeps: whether its file is opened to be added to.

    Raises:
        SwcoreError: `table-locked`, or its pieces are not here.
    """
    companion = companion_of(rules_of(waiting))
    return Seated(companion, waiting.opened.journal, go_on(waiting) if keeps else None)


def seated_anew(chosen: Chosen, terminal: Terminal, texts: Catalogue, *, keeps: bool) -> Seated:
    """Return a new table. Who sits at a terminal and has not said who plays is asked, until it can be.

    Raises:
        SwcoreError: `seats`, `table-name`, or the game cannot be set up so.
    """
    ruleset, featured = chosen.choice.rules()
    companion = companion_of(ruleset)
    choice, asks = chosen.choice, interactive() and not chosen.names and not chosen.choice.players
    usual = max(choice.seats(ruleset, [len(chosen.names)] if chosen.names else ()), len(chosen.names))
    while True:
        names, players = asked(usual, terminal, texts) if asks else (chosen.names, usual)
        try:
            journal = new_table(chosen, companion, featured, names, players)
        except SwcoreError as error:
            if not asks or error.code not in ("seats", "table-name", "table-name-long", "mode", "option-seats"):
                raise
            terminal.say(*filter(None, told_why(error, ruleset, texts)))
        else:
            return Seated(companion, journal, keep(chosen.choice, companion, journal, terminal, texts) if keeps else None)


def asked(usual: int, terminal: Terminal, texts: Catalogue) -> tuple[tuple[str, ...], int]:
    """Ask who plays, and return their names and how many they are."""
    from swcore.companion.numbers import is_number

    line = terminal.ask(texts("table.who", n=usual))
    while is_number(line) and (found := chosen_number(line, MOST_SEATS, terminal, texts)) is None:
        line = terminal.ask(texts("table.who", n=usual))
    if is_number(line):
        return (), found or usual
    names = _names(line)
    if len(names) == 1:  # a name alone is where people begin who give them one by one
        while more := _names(terminal.ask(texts("table.next", names=", ".join(names)))):
            names += more
    return names, len(names) or usual


def _names(line: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in line.split(",") if one.strip())


def told_why(error: SwcoreError, ruleset: Ruleset, texts: Catalogue) -> tuple[str, str]:
    """Return why a table cannot be set up so, and what helps; a game is called by its name."""
    told, hint = in_words(error, texts.language)
    if error.code == "seats" and "low" in error.details:
        details = error.details
        game = texts.name(ruleset.book.name)
        told = texts("table.seats", game=game, low=details["low"], high=details["high"], n=details["count"])
    return told, hint


def chosen_number(line: str, most: int, terminal: Terminal, texts: Catalogue) -> int | None:
    """Return the number from 1 that a line is, or None, told, where it is none that can be taken."""
    from swcore.companion.desk import Refused
    from swcore.companion.numbers import number

    try:
        return number(line, 1, most)
    except Refused as refused:
        terminal.say(both_texts(texts)(f"no.{refused.code}", **refused.params))
        return None


def new_table(chosen: Chosen, companion: Companion, featured: tuple[str, ...], names: Sequence[str], players: int) -> Journal:
    """Return the journal of a new table.

    Args:
        chosen: what was chosen.
        companion: what the game offers.
        featured: pieces that are put where the players see them first.
        names, players: what players are called, and how many they are.

    Raises:
        SwcoreError: `seats`, `table-name`, `table-name-long`, or the game cannot be set up so.
    """
    from swcore.companion.desk import Refused
    from swcore.companion.journal import Journal
    from swcore.companion.start import Start

    first = chosen.first
    if first is not None and first > players:
        told = f"The starting seat must be from 1 to {players}, not {first}."
        raise SwcoreError(told, code="seats", hint="Give --first a seat of the game.", seats=players, first=first)
    seed = secrets.randbelow(SEEDS) if chosen.seed is None else chosen.seed
    begins = None if first is None else first - 1
    given = chosen.choice.arguments(companion.ruleset)
    start = Start(players, seed, tuple(names), begins, featured=featured, count=chosen.count or "", **given)
    try:
        return Journal(companion.begin(start))
    except Refused as refused:
        name = str(refused.params.get("name", ""))
        if refused.code == "name-long":
            told, most = f"{name} is too long: a name has at most {refused.params['n']} letters.", refused.params["n"]
            raise SwcoreError(told, code="table-name-long", hint="Take a shorter one.", name=name, most=most) from None
        told, hint = f"No player can be called {name!r} here.", "A name has letters, and is given once."
        raise SwcoreError(told, code="table-name", hint=hint, name=name) from None


def keep(choice: Choice, companion: Companion, journal: Journal, terminal: Terminal, texts: Catalogue) -> File | None:
    """Return the file that keeps a new table, or None, told, where there can be none."""
    about = {
        "game": choice.game,
        "with": list(choice.with_ids),
        "pieces": [str(Path(file).absolute()) for file in choice.files],
        "language": texts.language,
    }
    try:
        return new_file(companion.ruleset.id, about, journal.facts, journal)
    except OSError as error:
        texts, why = reason(error, texts)
        terminal.say(texts("table.not-kept", why=why))
        return None


def rules_of(waiting: Kept) -> Ruleset:
    """Return the rules of a table that waits, with its home-made pieces."""
    about = waiting.opened.about
    files = tuple(str(one) for one in about.get("pieces", ()))
    ids = tuple(str(one) for one in about.get("with", ()))
    return Choice(game=str(about.get("game", "")), with_ids=ids, files=files).rules()[0]


def both_texts(texts: Catalogue) -> Catalogue:
    """Return the texts of the command line and those of every table."""
    from swcore.companion.texts import COMMON

    return Catalogue(texts.language, COMMON, TEXTS)
