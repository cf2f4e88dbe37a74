"""Cards without code: what a piece file may say of buildings, monuments and rules of Tiny Towns, and what carries it out."""

from swcore_tiny_towns.declared.kinds import DIALECT

__all__ = ["DIALECT"]
