"""From what somebody names to two ways of playing: without and with a piece, map, edition or option that all seats share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import attrs

from swcore.authoring.source import is_piece_file
from swcore.cli.contract import tally_of
from swcore.cli.packs import Choice
from swcore.engine.ruleset import Ruleset
from swcore.errors import Near, SwcoreError
from swcore.text.nearby import names_near
from swcore_lab.asked import FILES
from swcore_lab.plans import Cell
from swcore_lab.rows import loaded


@attrs.frozen
class Shared:
    """Something that is there for all seats, and what it is compared with.

    Attributes:
        name: its id, or what was typed.
        kind: a kind of piece, or `edition`, `map`, `option`.
        plain, changed: how is played without and with it.
    """

    name: str
    kind: str
    plain: Cell
    changed: Cell


def is_map_file(target: str) -> bool:
    """Return whether a file is a map by itself, and no file of pieces."""
    return target.endswith(".json") and os.path.isfile(target) and not is_piece_file(Path(target))


def taken(ruleset: Ruleset, kind: str) -> bool:
    """Return whether seats take pieces of a kind, and pay for them: such are tried in the hands of one seat."""
    return kind in ruleset.book.featured_kinds and hasattr(tally_of(ruleset), "held")


def shared(target: str, choice: Choice, wanted: str = "", bots: tuple[str, ...] = ()) -> Shared | None:
    """Return what all seats share; None for a piece that a seat takes.

    Args:
        target: a file or folder of pieces; or the id of a piece, the name of an edition or a map, or OPTION=VALUE.
        choice: the game as far as it was chosen.
        wanted: the id of a piece, where a file has several.
        bots: as in a plan.

    Raises:
        SwcoreError: `lab-always` for a piece that is in every game; `lab-idle` for one that does nothing by itself;
            `lab-as-it-is` for an edition or a value that the game has anyway; `lab-unknown` for what is none of these;
            `unknown-option` and `option-value`; and as `Choice.rules`.
    """
    name, _, value = target.partition("=")
    file = target.endswith(FILES) or "/" in target
    if file and is_map_file(target):
        return Shared(target, "map", Cell(choice, bots), Cell(attrs.evolve(choice, map=target), bots))
    rules, _ = loaded(choice) if not file else (None, ())
    if rules is not None:
        _check_change(target, choice, rules)
    if rules is None or (target not in rules.pieces and not _said(target, rules)):
        return _joining(target, choice, wanted, bots, file=file)
    if target in rules.pieces:
        return _installed(target, choice, rules, bots)
    if value:
        told = attrs.evolve(choice, options=(*choice.options, (name, value)))
        return Shared(target, "option", Cell(choice, bots), Cell(told, bots))
    if target in rules.book.editions:
        return Shared(target, "edition", Cell(choice, bots), Cell(attrs.evolve(choice, edition=target), bots))
    return Shared(target, "map", Cell(choice, bots), Cell(attrs.evolve(choice, map=target), bots))


def _check_change(target: str, choice: Choice, rules: Ruleset) -> None:
    """Refuse an option or a value that there is not, and what would change nothing."""
    name, equals, value = target.partition("=")
    edition, values = rules.resolve_options(choice.edition, dict(choice.options))
    if equals:
        _, changed = rules.resolve_options(choice.edition, {**dict(choice.options), name: value})
        same = changed[name] == values[name]
    else:
        same = target == edition and target in rules.book.editions and target not in rules.pieces
    if same:
        told = f"{target}: that is how it stands already, so nothing would change."
        others = ", ".join(str(one).lower() for one in rules.options[name].values if one != values[name]) if equals else ""
        hint = f"Other values of {name}: {others}." if others else "Name another one."
        details = {"name": name, "others": others} if others else {}
        raise SwcoreError(told, code="lab-as-it-is", hint=hint, target=target, **details)


def _said(target: str, rules: Ruleset) -> bool:
    """Return whether a word names an edition, a map or a value of an option."""
    name, equals, _ = target.partition("=")
    return target in rules.book.editions or rules.book.has_map(target) or (bool(equals) and name in rules.options)


def _installed(target: str, choice: Choice, rules: Ruleset, bots: tuple[str, ...]) -> Shared | None:
    """Return a piece of the game: what can be shown first is played with, and compared with what comes by chance."""
    kind = rules.pieces[target].kind
    if taken(rules, kind):
        return None
    if kind not in rules.book.featured_kinds:
        told = f"{target} is in every game, so there are no games without it."
        raise SwcoreError(told, code="lab-always", piece=target)
    return Shared(target, kind, Cell(choice, bots), Cell(choice, bots, featured=(target,)))


def refuse_folder(target: str) -> None:
    """Refuse a folder, before anything looks it up as the id of a piece.

    Raises:
        SwcoreError: `lab-folder`.
    """
    if os.path.isdir(target):
        hint = f"Name a file in it; all of them are compared by: swcore lab contest {target}"
        raise SwcoreError(f"{target} is a folder.", code="lab-folder", hint=hint, folder=target)


def _unknown(target: str, error: SwcoreError) -> SwcoreError:
    """Return what is wrong with a word that names nothing that is installed."""
    told = f"No piece {target!r} is installed; a piece of your own is given as a file, such as gnolls.py."
    details = {name: value for name, value in error.details.items() if name == "written"}
    return SwcoreError(told, code="lab-unknown", hint=_same_stem(target) or error.hint, piece=target, **details)


def _same_stem(target: str) -> Near | str:
    """Return a hint that names a file with another ending, such as .toml for .tml; "" where there is none."""
    near = names_near(target)
    return near if isinstance(near, Near) and Path(near.close[0]).stem == Path(target).stem else ""


def _idle(piece: Any) -> bool:
    """Return whether a piece comes into no game unless another one, or a map, puts it there."""
    return piece.kind == "marker" or bool(getattr(piece, "neutral", False))


def _joining(target: str, choice: Choice, wanted: str, bots: tuple[str, ...], *, file: bool) -> Shared | None:
    """Return pieces that join a game; a map is played on."""
    if file:
        whole = attrs.evolve(choice, files=(*choice.files, target))
    else:
        whole = attrs.evolve(choice, with_ids=(*choice.with_ids, target))
    try:
        rules, _ = loaded(whole)
    except SwcoreError as error:
        if not file and error.code == "unknown-piece":
            raise _unknown(target, error) from error
        raise
    plain = attrs.evolve(choice, game=choice.game or rules.id)
    new = sorted(set(rules.pieces) - set(loaded(plain)[0].pieces))
    told = [wanted] if wanted in new else new
    if any(taken(rules, rules.pieces[id].kind) for id in told):
        return None
    if not file and told and all(_idle(rules.pieces[id]) for id in told):
        wrong = f"{target} does nothing by itself, so there is nothing to try."
        raise SwcoreError(wrong, code="lab-idle", hint="Try what brings it into play.", piece=target)
    charts = [id for id in told if rules.pieces[id].kind == "map"]
    shown = tuple(id for id in told if rules.pieces[id].kind in rules.book.featured_kinds)
    changed = Cell(attrs.evolve(whole, map=charts[0]) if charts else whole, bots, featured=shown)
    kinds = dict.fromkeys(rules.pieces[id].kind for id in told)
    return Shared(", ".join(told), ", ".join(kinds), Cell(plain, bots), changed)
