"""Saves, format 2: one JSON object per line, each chained to the one before.

The first line is the header: engine, game, packs, pieces, options, map, seats. Every other line is a step (who did what, the
chance outcomes, the hash of the state after it) or the undoing of one. So a save only ever grows: `swcore.saves.recorder`
appends to it while the game is played, `swcore.saves.reader` reads its lines, `swcore.saves.replay` replays them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from swcore.engine.fields import thaw
from swcore.engine.log import Step
from swcore.engine.ruleset import Ruleset
from swcore.errors import SaveError
from swcore.saves.start import start_of
from swcore.text.strict import compact
from swcore.version import HOOK_API, __version__

if TYPE_CHECKING:
    from swcore.game.game import Game

FORMAT = 2
MAX_BYTES = 8 * 1024 * 1024
MAX_LINE = 128 * 1024  # of a step; a header may hold a map
DIGITS = 16
SET_UP = "begin"  # how the line of the set-up calls what is done
MAGIC = b'{"swcore-save":'  # how every header begins


def write(game: Game) -> str:
    """Return a game as text: the header and a line for every step.

    Raises:
        SaveError: `no-history` for a game that was searched.
    """
    text, _ = chained([header(game), *(step_row(step, state.digest()) for step, state in game.replay())], "")
    return text.decode()


def header(game: Game) -> dict[str, Any]:
    """Return the header of a game's save, without its chain.

    Raises:
        SaveError: `no-history` for a game that was searched.
    """
    ruleset, setup = game.ruleset, game.play.setup
    start = {"start": start_of(game)} if game.history.log.laid_out else {}
    pieces = releases(ruleset)
    found = (release.rpartition(" ")[::2] for release in pieces.values())
    return {
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
        "packs": dict(sorted((name, version) for name, version in found if name and not version.startswith("#"))),
        "pieces": pieces,
        "featured": list(setup.featured),
        **declared(ruleset),
        **start,
    }


def releases(ruleset: Ruleset) -> dict[str, str]:
    """Return where the rulebook and every piece come from: a distribution with its version, a file with its hash, or ""."""
    pieces = {ruleset.id: ruleset.book.release, **{piece.id: piece.release for piece in ruleset.pieces.values()}}
    return dict(sorted(pieces.items()))


def declared(ruleset: Ruleset) -> dict[str, Any]:
    """Return the pieces without code as a member of the header, whole, so that a save opens wherever their file is."""
    found = [{"release": piece.release, "data": piece.declared} for piece in ruleset.pieces.values() if piece.declared]
    return {"declared": found} if found else {}


def step_row(step: Step, digest: str) -> dict[str, Any]:
    """Return the line of a step, without its chain.

    Args:
        step: the step.
        digest: the hash of the state after it.
    """
    chance = [[stream, thaw(outcome)] for stream, outcome in step.chance]
    return {"seat": step.seat, "do": step.action.text if step.action else SET_UP, "chance": chance, "state": digest[:DIGITS]}


def undo_row(step: Step, digest: str) -> dict[str, Any]:
    """Return the line that takes a step back, without its chain.

    Args:
        step: the step that was taken back: the last one of its seat.
        digest: the hash of the state without it.
    """
    return {"seat": step.seat, "undo": step.action.text if step.action else "", "state": digest[:DIGITS]}


def chained(rows: Iterable[Mapping[str, Any]], chain: str) -> tuple[bytes, str]:
    """Return rows as the bytes of their lines, each chained to the one before, and the last chain.

    Args:
        rows: objects without a chain.
        chain: the chain of the line before; "" for a header.

    Raises:
        SaveError: `save-line` for a step that is longer than what is read again.
    """
    lines = []
    for row in rows:
        body = _encoded(row)[:-1]
        if chain and len(body) > MAX_LINE:
            told = f"The step {str(row.get('do'))[:40]!r} draws so many outcomes that its line is over {MAX_LINE // 1024} KiB."
            raise SaveError(told, code="save-line", hint="Draw fewer or shorter outcomes in one step.")
        chain = link(chain, body)
        lines.append(body + b',"chain":"' + chain.encode() + b'"}\n')
    return b"".join(lines), chain


def link(chain: str, body: bytes) -> str:
    """Return the chain of a line: a hash of the chain before and of the line's bytes up to its own chain."""
    return hashlib.blake2b(chain.encode() + body, digest_size=DIGITS // 2).hexdigest()


def _encoded(row: Mapping[str, Any]) -> bytes:
    try:
        return compact(row).encode()
    except UnicodeEncodeError:  # half a surrogate pair, which only an escape can write
        return json.dumps(row, separators=(",", ":"), allow_nan=False).encode()
