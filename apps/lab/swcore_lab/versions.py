"""What tells one version of a piece from another: its file, its tokens, a digest of its text, and when it was tried."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import attrs

import swcore
from swcore_lab.pairs import Setting, rules_of

SHORT = 8  # hexadecimal digits of a digest: enough to tell versions of one person apart


@attrs.frozen
class Version:
    """A version of a piece.

    Attributes:
        piece: its id.
        file: as it was typed; "" for an installed piece.
        tokens: on it; None where it has none.
        digest: the beginning of the SHA-256 of the file; "" for an installed piece.
        installed: the version of swcore, for an installed piece.
    """

    piece: str
    file: str
    tokens: int | None
    digest: str
    installed: str = ""

    def data(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return attrs.asdict(self)


def version_of(setting: Setting) -> Version:
    """Return the version of a piece that is tried, as its file is now."""
    tokens = getattr(rules_of(setting.choice).pieces[setting.piece], "tokens", None)
    counted = tokens if isinstance(tokens, int) else None
    file = next(iter(setting.choice.files[-1:]), "")
    return Version(setting.piece, file, counted, digest_of(setting), "" if file else swcore.__version__)


def digest_of(setting: Setting) -> str:
    """Return the digest of the file of a piece as it is now; "" for an installed piece, a folder, and a file that is gone."""
    file = next(iter(setting.choice.files[-1:]), "")
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:SHORT] if file else ""
    except OSError:
        return ""
