"""What is usual, for a run: as it is known, with what is missing measured first; and what is said of that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from swcore_lab.watching import lines_wanted, watched

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.field import Field
    from swcore_lab.pairs import Setting


def fields_of(setting: Setting, games: int | None, jobs: int, texts: Catalogue) -> dict[str, Field]:
    """Return what is usual, for each bot: as it is known, with what is missing measured now.

    Args:
        setting: what is tried.
        games: the budget; None for as many as are known.
        jobs: processes.
        texts: the texts of the lab.
    """
    from swcore_lab.known import BLOCKS, known
    from swcore_lab.trial import beside

    found: dict[str, Field] = {}
    for place, bot in enumerate(setting.bots):
        have = known(setting, bot)
        count = len(have.usual) if have else 0
        wanted = (games or max(count, BLOCKS)) if place == 0 else beside(games or BLOCKS)
        found[bot] = have if have and count >= wanted else _measured(setting, bot, count, wanted, jobs, texts)
    return found


def _measured(setting: Setting, bot: str, count: int, wanted: int, jobs: int, texts: Catalogue) -> Field:
    """Measure the official pieces in the places that are missing, and say so: how long it takes, and what Ctrl-C keeps of it.

    Raises:
        Halted: after Ctrl-C, which is told then.
    """
    from swcore.cli.terminal import on_errors
    from swcore_lab.ahead import field_ahead, field_length
    from swcore_lab.bars import hidden
    from swcore_lab.kept import folder
    from swcore_lab.known import Halted, enough

    missing = wanted - count
    with hidden():
        try:
            guess = 0.0
            if not lines_wanted():
                took = field_length(setting, bot, missing, jobs)
                guess = took.high
                on_errors().print(field_ahead(took, bot, missing, jobs, texts, count))
            return watched(texts("lab.field"), missing, partial(enough, setting, bot, wanted, jobs), guess)
        except KeyboardInterrupt as stopped:
            halted = stopped if isinstance(stopped, Halted) else Halted(0, kept=True)
            key = "none" if not halted.done else "kept" if halted.kept else "lost"
            on_errors().print(texts(f"lab.field.{key}", done=halted.done, all=missing, folder=folder()))
            raise halted from stopped


@contextmanager
def kept_told(fields: dict[str, Field], texts: Catalogue) -> Iterator[None]:
    """Say after Ctrl-C before the first game that what was measured here of the official pieces is kept.

    Args:
        fields: what is usual, by the name of a bot.
        texts: the texts of the lab.

    Raises:
        Halted: after Ctrl-C, where something was measured here.
    """
    from swcore.cli.terminal import on_errors
    from swcore_lab.known import Halted

    try:
        yield
    except KeyboardInterrupt as stopped:
        if all(field.version for field in fields.values()):
            raise
        on_errors().print(texts("lab.field.whole"))
        raise Halted(0, kept=True) from stopped
