"""Nimble: swamps and forests cost one token less."""

from swcore.conquest.effects import Discount

PIECES = (Discount("rows.nimble", tokens=4, terrain=("swamp", "forest")),)
