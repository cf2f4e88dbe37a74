"""Beginning a table at the terminal, or finding one that was left: who plays, what a game offers, the file that keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from swcore.cli.at_table.kept import Kept, new_file
from swcore.cli.setup import Choice
from swcore.cli.terminal import Terminal, interactive
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue
from swcore.wording.error_texts import bring_texts
from swcore.wording.errors import reason

if TYPE_CHECKING:
    from swcore.companion.companion import Companion
    from swcore.companion.journal import Journal
    from swcore.companion.keeping import File
    from swcore.engine.ruleset import Ruleset

SEEDS = 1_000_000  # seeds that are easily told to others


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


def new_table(
    choice: Choice,
    companion: Companion,
    featured: tuple[str, ...],
    names: Sequence[str],
    players: int,
    first: int | None,
    seed: int | None,
    count: str | None,
) -> Journal:
    """Return the journal of a new table.

    Args:
        choice: the game and its options.
        companion: what the game offers.
        featured: pieces that are put where the players see them first.
        names, players: what players are called, and how many they are.
        first, seed, count: as on the command line; None for what was not said.

    Raises:
        SwcoreError: `seats`, `table-name`, or the game cannot be set up so.
    """
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


def players_of(
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


def keep(ruleset: Ruleset, choice: Choice, journal: Journal, terminal: Terminal, texts: Catalogue) -> File | None:
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
