"""What belongs to the hook API, read from the code: hooks, effects, answers, facts of views, records and classes of pieces.

The reference (`scripts/reference_facts.py`) and the snapshot (`scripts/hook_api.py`) are both made from it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import swcore_tiny_towns
import swcore_tiny_towns.position.specs as towns_specs
from swcore_tiny_towns.position.view import Town
from swcore_tiny_towns.position.view import View as TownsView

from scripts.hook_units import TYPES, unit
from swcore import Gate, Modifier, Piece, Toll, conquest
from swcore.conquest import Army, Combo, Conquest, View, effects, fx, specs
from swcore.conquest.position.attack_records import Attack
from swcore.conquest.position.board import Ground
from swcore.engine.reasons import Part

FAMILIES = {"conquest_": specs, "towns_": towns_specs}
EFFECTS = {"fx": fx, "towns.fx": swcore_tiny_towns.fx}
RECORDS: tuple[type[Any], ...] = (Army, Conquest, Attack, Combo, Part)
# What a view leads to: each class by the name that the pages give it.
VIEWS: dict[str, type[Any]] = {"view": View, "view.ground": Ground, "towns.view": TownsView, "towns.town": Town}
HOST = {"over", "scored"}  # of views, called by the host alone
ARGUMENTS_ARE_FACTS = {Town, Part}  # their `Args:` name attributes


class Argument(NamedTuple):
    """An argument or a field: its name, its type, and its default; a default of None means that there is none."""

    name: str
    type: str
    default: str | None = None
    by_name: bool = False


class Fact(NamedTuple):
    """A fact of a view or a field of a record: what is called or read, the type and unit of it, and what its docstring says."""

    name: str
    arguments: tuple[Argument, ...] | None
    type: str
    unit: str
    doc: str


def plain(annotation: Any) -> str:
    """Return an annotation as text."""
    if annotation is inspect.Signature.empty:
        return ""
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__forward_arg__", None) or str(annotation)
    return text.replace("'", "")


def arguments(function: Callable[..., Any]) -> tuple[Argument, ...]:
    """Return the arguments of a function, without `self` and `**more`."""
    found = []
    for one in inspect.signature(function).parameters.values():
        if one.name not in ("self", "_cls", "cls") and one.kind is not one.VAR_KEYWORD:
            default = None if one.default is one.empty else repr(one.default)
            name = f"*{one.name}" if one.kind is one.VAR_POSITIONAL else one.name
            found.append(Argument(name, plain(one.annotation), default, one.kind is one.KEYWORD_ONLY))
    return tuple(found)


def of_piece(kind: type[Piece]) -> tuple[Argument, ...]:
    """Return the arguments of a class of pieces, with those of its bases that it hands on, but for what it fixes."""
    found: dict[str, Argument] = {}
    fixed = {word for base in kind.__mro__ for word in vars(base).get("fixed", ())}
    for made in [vars(base)["__init__"] for base in kind.__mro__ if base is not object and "__init__" in vars(base)]:
        for one in arguments(made):
            if one.name not in fixed:
                found.setdefault(one.name, one if one.name == "id" else one._replace(by_name=True))
        if all(one.kind is not one.VAR_KEYWORD for one in inspect.signature(made).parameters.values()):
            break
    return tuple(found.values())


def returned(function: Callable[..., Any]) -> str:
    """Return the type that a function returns."""
    return plain(inspect.signature(function).return_annotation)


def hooks() -> dict[str, Callable[..., Any]]:
    """Return the specs of both families by name, in the order of their sources."""
    found = [one for prefix, module in FAMILIES.items() for one in vars(module).items() if one[0].startswith(prefix)]
    return dict(found)


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions that make effects, by their door and name."""
    names = [(f"{door}.{name}", getattr(module, name)) for door, module in EFFECTS.items() for name in _named(module)]
    return {name: made for name, made in names if inspect.isfunction(made)}


def answers() -> dict[str, type[Any]]:
    """Return the classes that hooks are answered with, by name: every named tuple of the doors that is no record."""
    first: tuple[type[Any], ...] = (Modifier, Gate, Toll)
    found = {kind.__name__: kind for kind in first}
    for door in (conquest, swcore_tiny_towns):
        for name in _named(door):
            kind = getattr(door, name)
            if inspect.isclass(kind) and hasattr(kind, "_fields") and kind not in RECORDS:
                found[name] = kind
    return found


def pieces() -> dict[str, type[Piece]]:
    """Return the classes of pieces by name."""
    doors = (conquest, effects, swcore_tiny_towns)
    found = {name: getattr(door, name) for door in doors for name in _named(door)}
    return {name: kind for name, kind in found.items() if inspect.isclass(kind) and issubclass(kind, Piece)}


def facts(path: str, kind: type[Any]) -> list[Fact]:
    """Return the public facts of a view, or the fields of a record, each with the words of its docstring.

    Args:
        path: what the class is reached by, such as `view.ground`.
        kind: the class.
    """
    found = [*_attributes(path, kind)]
    known = {one.name for one in found} | HOST
    if kind in VIEWS.values() and kind is not Ground:
        for name in dir(kind):
            value = inspect.getattr_static(kind, name)
            if name.startswith("_") or name in known or not (isinstance(value, property | staticmethod) or callable(value)):
                continue
            called = None if isinstance(value, property) else getattr(kind, name)
            function = value.fget if isinstance(value, property) else called
            assert function is not None
            type = returned(function)
            doc = one_line(function)
            found.append(Fact(name, None if called is None else arguments(called), type, unit(type, doc), doc))
    return found


def one_line(value: Any) -> str:
    """Return the first paragraph of a docstring as one line."""
    return re.sub(r"\s+", " ", (inspect.getdoc(value) or "").partition("\n\n")[0]).strip()


def section(value: Any, title: str) -> dict[str, str]:
    """Return what a section of a docstring says of each name."""
    text = (inspect.getdoc(value) or "").partition(f"\n{title}:\n")[2].partition("\n\n")[0]
    found: dict[str, str] = {}
    for names, told in re.findall(r"^    (\S[^:\n]*): (.*(?:\n     .*)*)", text, re.MULTILINE):
        for name in names.split(", "):
            found[name] = re.sub(r"\s+", " ", told).strip()
    return found


def _attributes(path: str, kind: type[Any]) -> Iterator[Fact]:
    told = section(kind, "Attributes")
    if kind in ARGUMENTS_ARE_FACTS:
        told = {**section(kind, "Args"), **told}
    for name, doc in told.items():
        if "not for hooks" in doc or name == "kit":
            continue
        static = inspect.getattr_static(kind, name, None)
        annotation = returned(static.fget) if isinstance(static, property) and static.fget else ""
        known = annotation or plain(_annotations(kind).get(name, inspect.Signature.empty)) or TYPES.get(f"{path}.{name}", "")
        yield Fact(name, None, known, unit(known, doc), doc)


def _annotations(kind: type[Any]) -> dict[str, Any]:
    return {name: told for base in reversed(kind.__mro__) for name, told in vars(base).get("__annotations__", {}).items()}


def _named(module: Any) -> list[str]:
    names = getattr(module, "__all__", None)
    return list(names) if names else [name for name, made in vars(module).items() if _own(module, name, made)]


def _own(module: Any, name: str, made: Any) -> bool:
    return not name.startswith("_") and getattr(made, "__module__", "") == module.__name__
