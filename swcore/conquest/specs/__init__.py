"""Hooks of the conquest family.

Every hook gets `view`, the read-only position (`swcore.conquest.View`), and `army`, the army that holds the piece. An
implementation may leave out arguments that it does not need. *Answers* return values that the host combines; *reactions* return
effects (`swcore.conquest.fx`). Only pieces of armies in play are asked, and only active armies unless the implementation says
`@hookimpl(declined="also")` or `"only"`. Where the audience is told to be active (or in decline), no army in the other state is
ever asked, and an implementation for it is refused.

`armies`, `conquests` and `income` hold the answers, `reactions` and `turns` the reactions, `moments` and `game_end` what
everybody is asked: every army's pieces with their army, and each rule once, with None in its place; `row` what is asked of pieces
that no army has, which lie in the row of combos. Whatever they mark as a hook is one.
"""

from swcore.conquest.specs.armies import *
from swcore.conquest.specs.conquests import *
from swcore.conquest.specs.game_end import *
from swcore.conquest.specs.income import *
from swcore.conquest.specs.moments import *
from swcore.conquest.specs.reactions import *
from swcore.conquest.specs.row import *
from swcore.conquest.specs.turns import *

__all__ = [name for name in dir() if name.startswith("conquest_")]
