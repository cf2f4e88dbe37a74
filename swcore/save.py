"""Saves, format 1: one JSON object per line, each chained to the one before.

The first line is the header: engine, game, packs, pieces, options, map, seats. Every other line is one step: who did what, the
chance outcomes, and the hash of the state after it. Loading is replaying: no generator is needed, and every hash is checked.
Empty lines and lines that start with `#` stand outside the chain, so that people can annotate a game.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from swcore.errors import SaveError, SwcoreError, nearest
from swcore.pieces import Piece
from swcore.plugins import installed, load_plugins, rules_of
from swcore.resources import schema
from swcore.ruleset import Ruleset
from swcore.state import freeze, thaw
from swcore.version import HOOK_API, __version__

if TYPE_CHECKING:
    from swcore.game import Game

FORMAT = 1
MAX_BYTES = 8 * 1024 * 1024
_DIGITS = 16


def write(game: Game) -> str:
    """Return a game as text.

    Raises:
        SaveError: `no-history` for a game that was searched, or laid out by hand.
    """
    ruleset, setup = game.ruleset, game.play.setup
    if not game.log[0].events:
        raise SaveError("A laid-out scene has no set-up to replay, so it cannot be saved.", code="no-history")
    header = {
        "swcore-save": FORMAT,
        "engine": __version__,
        "hooks": HOOK_API,
        "game": ruleset.id,
        "edition": setup.edition,
        "options": dict(setup.options),
        "seats": setup.seats,
        "first": setup.first,
        "seed": f"{setup.seed:x}",
        "map": setup.map,
        "packs": ruleset.packs,
        "pieces": sorted(ruleset.pieces),
        "featured": list(setup.featured),
    }
    lines = [header]
    for step, state in game.replay():
        do = step.action.text if step.action else "begin"
        chance = [[stream, thaw(outcome)] for stream, outcome in step.chance]
        lines.append({"seat": step.seat, "do": do, "chance": chance, "state": state.digest()[:_DIGITS]})
    chain, text = "", []
    for line in lines:
        chain = _link(chain, line)
        text.append(_canonical({**line, "chain": chain}))
    return "\n".join(text) + "\n"


def read(text: str | bytes, ruleset: Ruleset | None, with_pieces: Iterable[str | Piece] = ()) -> Game:
    """Return the game of a save.

    Args:
        text: what `write` returned, with or without comments.
        ruleset: the rules to use; loaded by the name in the header when None.
        with_pieces: pieces that are not installed; only without a ruleset.

    Raises:
        SaveError: `save-damaged`, `save-format`, `save-chain`, `save-pieces`, `save-map` or `save-diverged`; the message
            names the line.
        PluginError: `frozen` for `with_pieces` besides a ruleset.
    """
    lines = _lines(text)
    header = next(lines)[1]
    ruleset = rules_of(ruleset, with_pieces) if ruleset else _rules(header, list(with_pieces))
    _check_pieces(header, ruleset)
    _check_map(header, ruleset)
    game: Game | None = None
    for number, line in lines:
        chance = deque((stream, freeze(outcome)) for stream, outcome in line["chance"])
        try:
            if game is None:
                game = _begin(header, ruleset, chance)
            else:
                game.play.script = chance
                game.apply(line["do"], int(line["seat"]))
        except SwcoreError as error:
            raise _diverged(number, header, ruleset, str(error)) from error
        if game.play.script or game.digest()[:_DIGITS] != line["state"]:  # an outcome left over, or another position
            raise _diverged(number, header, ruleset, "the state is not the recorded one")
        game.play.script = None
    if game is None:
        raise SaveError("The save holds a header but no set-up.", code="save-damaged", line=1)
    return game


def _begin(header: dict[str, Any], ruleset: Ruleset, chance: deque[tuple[str, Any]]) -> Game:
    from swcore.game import Game  # the facade needs this module for `Game.save`

    return Game.new(
        ruleset,
        int(header["seats"]),  # JSON Schema takes 2.0 for an integer
        seed=int(header["seed"], 16),
        map=header["map"],
        first=int(header["first"]),
        edition=header["edition"],
        options=header["options"],
        featured=header["featured"],
        script=chance,
    )


def _rules(header: dict[str, Any], with_pieces: list[str | Piece]) -> Ruleset:
    """Return the rules with exactly the pieces that the save records: a pack may have grown since then."""
    try:
        return load_plugins(header["game"], with_pieces=with_pieces, only=header["pieces"])
    except SwcoreError as error:
        here = {found.name for found in installed()} | {piece.id for piece in with_pieces if isinstance(piece, Piece)}
        missing = [piece for piece in (header["game"], *header["pieces"]) if piece not in here]
        missing = missing or [error.details.get("piece", header["game"])]
        raise SaveError(
            f"The save needs what cannot be loaded here: {', '.join(missing)}.",
            code="save-pieces",
            hint=f"{_made_with(header)} {error}",
            pieces=missing,
        ) from error


def _check_pieces(header: dict[str, Any], ruleset: Ruleset) -> None:
    if header["game"] != ruleset.id:
        raise SaveError(f"The save is of {header['game']}, not of {ruleset.id}.", code="save-pieces")
    missing = sorted(set(header["pieces"]) - set(ruleset.pieces))
    extra = sorted(set(ruleset.pieces) - set(header["pieces"]))
    if missing or extra:
        told = [f"missing {', '.join(missing)}"] if missing else []
        told += [f"not in the save {', '.join(extra)}"] if extra else []
        raise SaveError(f"The pieces differ: {'; '.join(told)}.", code="save-pieces", hint=_made_with(header), pieces=missing)


def _check_map(header: dict[str, Any], ruleset: Ruleset) -> None:
    """A save holds a map of the game by its name, or the data of another: whoever wrote it opens no file here."""
    named = header["map"]
    if isinstance(named, str) and named not in ruleset.book.maps:
        told = f"The save is on a map {named!r}, which {ruleset.id} does not have."
        raise SaveError(told, code="save-map", hint=nearest(named, ruleset.book.maps), map=named)


def _made_with(header: dict[str, Any]) -> str:
    packs = [f"{pack} ({version})" if version else pack for pack, version in sorted(header["packs"].items())]
    return f"The save was made with: {', '.join(packs)}."


def _lines(text: str | bytes) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield (line number, object without its chain) of every line, checked against the schema and the chain."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > MAX_BYTES:
        raise SaveError(f"A save has at most {MAX_BYTES // 1024 // 1024} MiB, this one is larger.", code="save-damaged")
    try:
        rows = raw.decode("utf-8-sig").split("\n")  # no other separator: U+2028 may stand in a text
    except UnicodeDecodeError as error:
        raise SaveError(f"The save is no UTF-8 text (byte {error.start}).", code="save-damaged") from None
    import jsonschema  # only where a file is loaded

    parts = schema("save")
    head = jsonschema.Draft202012Validator({**parts, "$ref": "#/$defs/header"})
    step = jsonschema.Draft202012Validator({**parts, "$ref": "#/$defs/step"})
    chain, validator = "", head
    for number, row in enumerate(rows, start=1):
        if not row.strip() or row.startswith("#"):
            continue
        try:
            line = json.loads(row)
        except (ValueError, RecursionError):
            raise SaveError(f"Line {number} of the save is no JSON object.", code="save-damaged", line=number) from None
        if not chain:
            _check_format(line)
        wrong = next(validator.iter_errors(line), None)
        if wrong is not None:
            raise SaveError(f"Line {number} of the save is damaged: {wrong.message}.", code="save-damaged", line=number)
        chained = line.pop("chain")
        chain = _link(chain, line)
        if chained != chain:
            raise SaveError(f"Line {number} of the save was altered: its chain does not fit.", code="save-chain", line=number)
        yield number, line
        validator = step
    if not chain:
        raise SaveError("The save is empty.", code="save-damaged")


def _check_format(line: Any) -> None:
    """Look at the versions first: a later format may have another header, and later hooks other rules."""
    if not isinstance(line, dict):
        return
    found, hooks = line.get("swcore-save"), line.get("hooks")
    if isinstance(found, int) and found != FORMAT:
        raise SaveError(f"This save has format {found}, known is {FORMAT}.", code="save-format", hint="Update swcore.")
    if isinstance(hooks, int | float) and hooks > HOOK_API:
        told = f"This save was made with hook API {hooks}, known is {HOOK_API}."
        raise SaveError(told, code="save-format", hint="Update swcore.")


def _link(chain: str, line: dict[str, Any]) -> str:
    return hashlib.blake2b((chain + _canonical(line)).encode("utf-8", "surrogatepass"), digest_size=_DIGITS // 2).hexdigest()


def _canonical(line: dict[str, Any]) -> str:
    return json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _diverged(number: int, header: dict[str, Any], ruleset: Ruleset, why: str) -> SaveError:
    compared = [("swcore", header["engine"], __version__), ("hook API", header["hooks"], HOOK_API)]
    compared += [(pack, version, ruleset.packs.get(pack, "missing")) for pack, version in sorted(header["packs"].items())]
    differing = [f"{what} {then} (here {now})" for what, then, now in compared if then != now]
    hint = f"Versions differ: {', '.join(differing)}." if differing else ""
    return SaveError(f"Line {number} of the save cannot be replayed: {why}", code="save-diverged", hint=hint, line=number)
