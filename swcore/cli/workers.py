"""Work spread over processes, in order, ended at once when it is interrupted."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from typing import Any, TypeVar

from swcore.cli.patience import patient
from swcore.errors import FAULTS, SwcoreError

T = TypeVar("T")
R = TypeVar("R")
Answer = tuple[bool, Any]  # whether all went well, and the result or the error


def in_order(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Yield the result of each task in the order of the tasks, worked out by several processes.

    The processes import what this one imports. When the iteration ends, for whatever reason, none of them is left.

    Args:
        work: a function of a module, or a partial of one.
        tasks: its arguments.
        jobs: how many processes.

    Raises:
        SwcoreError: `worker-lost` when a process ends by itself; and whatever `work` raises, `stuck` among it.
    """
    done: dict[int, Answer] = {}
    busy: dict[Any, int] = {}
    left = iter(range(len(tasks)))

    def hand_out(pipe: Any) -> None:
        place = next(left, None)
        if place is None:
            return
        busy[pipe] = place
        with contextlib.suppress(OSError):  # a process that has ended is noticed when it should answer
            pipe.send(tasks[place])

    with _crew(partial(_serve, work=work), min(jobs, len(tasks))) as pipes:
        for pipe in pipes:
            hand_out(pipe)
        for number in range(len(tasks)):
            while number not in done:
                for ready in wait(list(busy)):
                    done[busy.pop(ready)] = _received(ready)
                    hand_out(ready)
            well, result = done.pop(number)
            if not well:
                raise result
            yield result


def _received(pipe: Any) -> Answer:
    try:
        answer: Answer = pipe.recv()
    except (EOFError, OSError):
        hint = "Take fewer processes (--jobs 1) to see why."
        return False, SwcoreError("A worker process has ended by itself.", code="worker-lost", hint=hint)
    return answer


@contextlib.contextmanager
def _crew(serve: Callable[[Any], None], jobs: int) -> Iterator[list[Any]]:
    """Start processes that serve the other end of a pipe each, and end them in any case."""
    fresh = multiprocessing.get_context("spawn")  # the same on every system, and safe beside the thread of a progress bar
    crew: list[tuple[Any, Any]] = []
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # else the first start would run it, which lets Ctrl-C through again
    try:
        with _uninterrupted(), _safe_path():
            for _ in range(jobs):
                mine, theirs = fresh.Pipe()
                process = fresh.Process(target=serve, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                crew.append((process, mine))
        yield [pipe for _, pipe in crew]
    finally:
        with _uninterrupted():
            for process, _ in crew:
                process.kill()
            for process, pipe in crew:
                process.join()
                pipe.close()


def _serve(pipe: Any, work: Callable[[Any], Any]) -> None:
    """Do one task after the other until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked
    with contextlib.suppress(EOFError, OSError), patient():
        while True:
            task = pipe.recv()
            try:
                answer: Answer = (True, work(task))
            except FAULTS as error:
                answer = (False, _sendable(error))
            pipe.send(answer)


def _sendable(error: BaseException) -> BaseException:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        kind, why = type(error).__name__, str(error)
        return SwcoreError(f"{kind}: {why}", code="worker-failed", kind=kind, why=why)
    return error


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back until the block ends; processes started meanwhile never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def _safe_path() -> Iterator[None]:
    """Start Python without the working folder on its path: a file there may be named like a standard module."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before
