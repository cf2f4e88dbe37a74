"""A fault that is in the bodies of functions alone can be put into a process that has imported them: their code is exchanged."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import CodeType, FunctionType

Functions = Mapping[CodeType, tuple[FunctionType, ...]]
OPTIMIZED = 0x1  # the flag of code that a call runs; the body of a module or of a class runs once, at import
OUTSIDE = ("co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_flags", "co_freevars")  # what callers know of a function


def exchanged(path: Path, old: str, new: str) -> list[tuple[CodeType, CodeType]] | None:
    """Return the code of the functions that differ, before and after; None when more differs than their bodies.

    Args:
        path: the file, as its code names it.
        old: its text.
        new: its text with the fault.
    """
    if path.suffix != ".py":
        return None
    try:
        return list(_pairs(compile(old, str(path), "exec"), compile(new, str(path), "exec"))) or None
    except (_Elsewhere, SyntaxError):
        return None


class _Elsewhere(Exception):
    """What differs is not the body of a function."""


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    if old == new:
        return
    if old.co_flags & OPTIMIZED:
        arguments = old.co_argcount + old.co_kwonlyargcount
        if any(getattr(old, name) != getattr(new, name) for name in OUTSIDE):
            raise _Elsewhere
        if old.co_varnames[:arguments] != new.co_varnames[:arguments]:
            raise _Elsewhere
        yield old, new
        return
    for name in ("co_name", "co_code", "co_names", "co_varnames", "co_freevars", "co_cellvars", "co_flags"):
        if getattr(old, name) != getattr(new, name):
            raise _Elsewhere
    if len(old.co_consts) != len(new.co_consts):
        raise _Elsewhere
    for one, other in zip(old.co_consts, new.co_consts, strict=True):
        if isinstance(one, CodeType) and isinstance(other, CodeType):
            yield from _pairs(one, other)
        elif type(one) is not type(other) or repr(one) != repr(other):
            raise _Elsewhere


def functions(folders: Iterable[Path]) -> Functions:
    """Return the functions that there are of the code below some folders."""
    roots, found = tuple(f"{folder}/" for folder in folders), dict[CodeType, tuple[FunctionType, ...]]()
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename.startswith(roots):
            found[one.__code__] = (*found.get(one.__code__, ()), one)
    return found


def exchange(pairs: Iterable[tuple[CodeType, CodeType]], known: Functions) -> bool:
    """Let functions run other code; return False, and change none, when one of them is not there.

    Args:
        pairs: the code before and after.
        known: the functions by their code.
    """
    found = []
    for old, new in pairs:
        there = [one for one in known.get(old, ()) if one.__code__.co_filename == old.co_filename]
        if not there:
            return False
        found += [(one, new) for one in there]
    for function, code in found:
        function.__code__ = code
    return bool(found)


def caches(names: tuple[str, ...]) -> list[functools._lru_cache_wrapper[object]]:
    """Return the caches of functions in modules whose names begin so."""
    kind = functools._lru_cache_wrapper
    return [one for one in gc.get_objects() if type(one) is kind and str(one.__module__).startswith(names)]
