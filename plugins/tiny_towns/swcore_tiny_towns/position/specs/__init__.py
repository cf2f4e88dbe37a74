"""Hooks of Tiny Towns.

Most hooks get `town`, the read-only town of the piece asked (`Town`), and `square`, the number of the
square it stands on. An implementation may leave out arguments that it does not need. *Answers* return values that the host
combines; *reactions* return effects (`swcore_tiny_towns.fx`). While the game goes on, a building other than a monument is asked
nothing in the round in which it was put down (TT-EFFECT-1); a monument is asked at once (TT-EFFECT-2). At the end all count.

Rules (`TownRule`) are asked most of them, too: for every town, with `square` None.

`placing` and `building` hold the answers while the game goes on, `naming` and `setup` those about resources and cards, `scoring`
the answers at the end, `reactions` the reactions.
"""

from swcore_tiny_towns.position.specs.building import *
from swcore_tiny_towns.position.specs.naming import *
from swcore_tiny_towns.position.specs.placing import *
from swcore_tiny_towns.position.specs.reactions import *
from swcore_tiny_towns.position.specs.scoring import *
from swcore_tiny_towns.position.specs.setup import *

__all__ = [name for name in dir() if name.startswith("towns_")]
