"""New pieces, games and packs, written from templates: those of a game come from its pack, that of a whole pack from here."""

from swcore.authoring.new.names import identifier
from swcore.authoring.new.packs import GAME, Wish, pack_of, recorded, refresh
from swcore.authoring.new.template import Part, Question, Template, Templates, templates_of
from swcore.authoring.new.writing import Plan, plan_of, write

__all__ = [
    "GAME",
    "Part",
    "Plan",
    "Question",
    "Template",
    "Templates",
    "Wish",
    "identifier",
    "pack_of",
    "plan_of",
    "recorded",
    "refresh",
    "templates_of",
    "write",
]
