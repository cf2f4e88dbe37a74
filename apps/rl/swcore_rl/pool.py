"""Many games at once over processes, for programs that learn by playing against themselves: every seat is theirs."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray

from swcore_rl.errors import refused
from swcore_rl.scenario import Scenario
from swcore_rl.table import MOST_SEED, Table


@attrs.frozen
class Batch:
    """What stands on all tables, a row each.

    Args:
        seats: who is asked.
        observations: what that seat sees.
        masks: 1 for each of its legal actions.
        rewards: per seat what the last step brought.
        over: whether it ended the game; the row shows the next one then, which has begun.
        truncated: whether it cut the game off; the same holds.
    """

    seats: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class Pool:
    """Tables in processes of their own. Use it in a `with` statement, or call `close`.

    Each table has a seed of its own, so that what happens does not depend on how many processes there are.

    Args:
        scenario: the scenario; it is pickled for the processes.
        tables: how many.
        processes: how many; 0 plays in this process.
        seed: the same seed and the same actions give the same games.
    """

    def __init__(self, scenario: Scenario, tables: int, processes: int = 2, *, seed: int = 0) -> None:
        if tables < 1 or processes < 0:
            raise refused("rl-option", "A pool has at least one table.", "Give tables=8, processes=2.", value=tables)
        self.scenario, self.tables = scenario, tables
        seeds = np.random.SeedSequence(seed).spawn(tables)
        self._parts = [part for part in np.array_split(np.arange(tables), min(processes, tables) or 1) if len(part)]
        self._links: list[Connection] = []
        self._processes: list[Any] = []
        self._own: _Tables | None = None
        if not processes:
            self._own = _Tables(scenario, seeds)
            return
        context = multiprocessing.get_context("spawn")
        for part in self._parts:
            link, other = context.Pipe()
            process = context.Process(target=_serve, args=(other, scenario, [seeds[one] for one in part]), daemon=True)
            with _uninterrupted():
                process.start()
            other.close()
            self._links.append(link)
            self._processes.append(process)

    def reset(self) -> Batch:
        """Begin a new game at every table."""
        return self._all([None] * len(self._parts))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Carry out an action at every table; a game that ends is followed by the next.

        Args:
            actions: a number for each table.

        Raises:
            SwcoreError: `rl-option` for another number of actions; `rl-illegal`: other tables may have gone on, so reset;
                `rl-process` for a process that has ended.
        """
        if len(actions) != self.tables:
            told = f"There are {self.tables} tables, and {len(actions)} actions were given."
            raise refused("rl-option", told, value=len(actions))
        return self._all([[int(actions[one]) for one in part] for part in self._parts])

    def _all(self, asked: list[list[int] | None]) -> Batch:
        if self._own is not None:
            return self._own.answer(asked[0])
        try:
            for link, one in zip(self._links, asked, strict=True):
                link.send(one)
            found = [link.recv() for link in self._links]
        except (EOFError, OSError) as error:
            raise refused("rl-process", "A process of the pool has ended.", "Make another pool.") from error
        for one in found:
            if isinstance(one, Exception):
                raise one
        names = [field.name for field in attrs.fields(Batch)]
        return Batch(*(np.concatenate([getattr(one, name) for one in found]) for name in names))

    def close(self) -> None:
        """End the processes."""
        for link in self._links:
            with contextlib.suppress(OSError):
                link.send("end")
            link.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self._links, self._processes = [], []

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Tables:
    """The tables of a process."""

    def __init__(self, scenario: Scenario, seeds: Sequence[np.random.SeedSequence]) -> None:
        self.scenario = scenario
        self.rngs = [np.random.default_rng(seed) for seed in seeds]
        self.tables: list[Table] = []

    def answer(self, actions: list[int] | None) -> Batch:
        """Carry out an action at each table, or begin anew at all of them for None."""
        rewards, over, truncated = (
            [[0.0] * self.scenario.seats for _ in self.rngs],
            [False] * len(self.rngs),
            [False] * len(self.rngs),
        )
        if actions is None or not self.tables:
            self.tables = [self._new(one) for one in range(len(self.rngs))]
        for place, number in enumerate(actions or ()):
            table = self.tables[place]
            table.step(number)
            rewards[place], over[place], truncated[place] = table.rewards, table.over, table.truncated
            if table.seat < 0:
                self.tables[place] = self._new(place)
        return Batch(
            np.array([table.seat for table in self.tables], np.int64),
            np.stack([table.observe() for table in self.tables]),
            np.stack([table.mask() for table in self.tables]),
            np.array(rewards, np.float64),
            np.array(over, np.bool_),
            np.array(truncated, np.bool_),
        )

    def _new(self, place: int) -> Table:
        return Table(self.scenario, int(self.rngs[place].integers(MOST_SEED)))


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back until the block ends; processes started meanwhile never see it: it is for the one that learns."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else the first start would run it, which lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(link: Connection, scenario: Scenario, seeds: Sequence[np.random.SeedSequence]) -> None:
    """Answer until the other end says so, or is gone."""
    tables = _Tables(scenario, seeds)
    while True:
        try:
            asked = link.recv()
            if asked == "end":
                return
            try:
                link.send(tables.answer(asked))
            except Exception as error:  # for who asked
                link.send(error)
        except (EOFError, OSError, KeyboardInterrupt):
            return
