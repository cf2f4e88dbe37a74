"""Errors of the system that a server tells apart."""

from __future__ import annotations


class Away(OSError):
    """The database cannot be read."""
