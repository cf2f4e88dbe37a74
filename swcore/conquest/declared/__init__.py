"""Races, powers, markers and rules as data: the words that a piece file may use, each with what it does and how it reads.

It builds ordinary pieces of the family through the same view, answers and effects that Python pieces use, and knows no game.
"""

from swcore.conquest.declared.kinds import DIALECT

__all__ = ["DIALECT"]
