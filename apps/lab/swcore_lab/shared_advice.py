"""What to do next with a rule, a map, an edition, an option or a card: in sentences, with the command lines for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.cli.packs import Choice
from swcore.cli.program import program
from swcore.text.escaping import quoted
from swcore_lab.advice import Step
from swcore_lab.command_lines import Asked, no_option
from swcore_lab.shared import Shared
from swcore_lab.shared_trial import LESS, MORE, OPEN

if TYPE_CHECKING:
    from swcore_lab.shared_telling import SharedTeller

AGAIN = 2  # times the games, where it came up in none
WORTH = 1000  # games that are worth the time: two or three minutes of two processors


def shared_steps(teller: SharedTeller) -> Iterator[Step]:
    """Yield what is to be done next. Steps that want a command are left out where nobody can type one.

    Args:
        teller: tells what was found; its `asked` is None where there is no command line.
    """
    asked = teller.asked
    for step in _advised(teller, asked or Asked("")):
        if asked or not step.commands:
            yield step


def _advised(teller: SharedTeller, asked: Asked) -> Iterator[Step]:
    found, texts, choice = teller.found, teller.texts, teller.shared.changed.choice
    verdicts = {one.verdict for one in found.changes.values()}
    if found.broken:
        if choice.files:
            yield Step(texts("lab.shared.next.broken"), (f"{program()} check {quoted(no_option(choice.files[-1]))}",))
    elif not found.differ:
        more = AGAIN * len(found.rows)
        yield Step(texts("lab.shared.next.nothing"), (asked.longer(more, teller.seed),))
    else:
        more = teller.settled_by() if teller.settled_by() <= WORTH else 0
        key = "changes" if verdicts & {MORE, LESS} else "" if more else "edge" if OPEN in verdicts else "same"
        if _official(teller.shared):
            yield Step(texts("lab.shared.next.official"))
        elif key:
            yield Step(texts(f"lab.shared.next.{key}"))
            yield Step(texts("lab.shared.next.play"), (played(choice),))
        if more:
            yield Step(texts("lab.shared.next.more", games=more), (asked.longer(more, teller.seed),))


def _official(shared: Shared) -> bool:
    """Return whether it is a card that the game has anyway, and was only laid out in every game."""
    return shared.plain.choice == shared.changed.choice


def played(choice: Choice) -> str:
    """Return the command line that plays with what was tried.

    Args:
        choice: how was played with it.
    """
    words = ["play", *([choice.game] if choice.game else [])]
    for file in choice.files:
        words += ["--piece", no_option(file)]
    for id in choice.with_ids:
        words += ["--with", id]
    for name, value in (("--players", choice.players), ("--map", choice.map), ("--edition", choice.edition)):
        words += [name, no_option(str(value))] if value else []
    for name, value in choice.options:
        words += ["--option", f"{name}={value}"]
    return " ".join([program(), *(quoted(word) for word in words)])
