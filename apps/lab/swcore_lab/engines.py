"""Where the work is done: in processes of this machine, or on a cluster of Ray. Both give the same results in the same order."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeVar

from swcore.cli.workers import in_order
from swcore.errors import SwcoreError

T = TypeVar("T")
R = TypeVar("R")
LOCAL, RAY = "local", "ray"
AHEAD = 2  # tasks that are handed to Ray for every processor it has


class Engine(Protocol):
    """Does work on tasks."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        """Yield the result of each task, in the order of the tasks.

        Args:
            work: a function of a module, or a partial of one.
            tasks: its arguments: plain data.

        Raises:
            SwcoreError: whatever the work raises.
        """


class Local:
    """Processes of this machine.

    Args:
        jobs: how many; with 1 everything happens in this one.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        """Yield the result of each task."""
        yield from map(work, tasks) if self.jobs == 1 else in_order(work, tasks, self.jobs)


class OnRay:
    """A cluster of Ray.

    Args:
        address: of its head, as `ray.init` takes it; "" starts one on this machine.
        jobs: processors of a cluster that is started here.
    """

    def __init__(self, address: str, jobs: int) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError as error:
            hint = "Install it: pip install 'swcore-lab[ray]'"
            raise SwcoreError("Ray is not installed.", code="lab-ray", hint=hint, name="ray") from error
        self.address, self.jobs = address, jobs

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R]:
        """Yield the result of each task; when the iteration ends, what was not begun is cancelled."""
        ray = self.ray
        begun = not ray.is_initialized()
        if begun:
            where = {"address": self.address} if self.address else {"num_cpus": self.jobs, "include_dashboard": False}
            ray.init(**where, log_to_driver=False, logging_level="ERROR")
        remote = ray.remote(max_retries=3)(_done)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        try:
            shared = ray.put(work)
            for number in range(len(tasks) + ahead):
                if number < len(tasks):
                    waiting.append(remote.remote(shared, tasks[number]))
                if waiting and (number >= ahead or number >= len(tasks)):
                    well, result = ray.get(waiting.pop(0))
                    if not well:
                        raise result
                    yield result
        finally:
            for one in waiting:
                ray.cancel(one, force=True)
            if begun:
                ray.shutdown()


def _done(work: Callable[[T], R], task: T) -> tuple[bool, Any]:
    """Return whether a task went well, and what came of it: errors of swcore come through as they are."""
    try:
        return True, work(task)
    except SwcoreError as error:
        return False, error


def engine_of(said: str, jobs: int | None = None) -> Engine:
    """Return an engine by its name.

    Args:
        said: `local`, `ray`, or `ray:` and an address.
        jobs: processes; as many as processors when None.

    Raises:
        SwcoreError: `lab-engine`, and `lab-ray` where Ray is not installed.
    """
    name, _, address = said.partition(":")
    count = jobs or os.cpu_count() or 1
    if name == RAY:
        return OnRay(address, count)
    if said != LOCAL:
        hint = f"Write {LOCAL}, {RAY} or {RAY}:ADDRESS."
        raise SwcoreError(f"There is no engine {said!r}.", code="lab-engine", hint=hint, name=said)
    return Local(count)
