"""Tokens: 128 bits that show whose a seat is. Only their hashes are kept, and none is ever written to a log."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 16


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def new_table() -> str:
    """Return a name for a table."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """Return what is kept of a token; a token has so many bits that a plain hash cannot be tried out."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def same(token: str, kept: str) -> bool:
    """Return whether a token is the one whose hash was kept, in a time that tells nothing."""
    return bool(token and kept) and secrets.compare_digest(hashed(token), kept)
