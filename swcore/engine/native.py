"""The mark of classes that are compiled and that strangers may extend; without a compiler it does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*flags, **options):
        """Return a decorator that leaves a class as it is: the compiler reads the mark from the source, where it stands."""
        return lambda made: made
