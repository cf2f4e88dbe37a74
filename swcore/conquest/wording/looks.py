"""How the terrains that maps usually have look in a picture; a pack has words for others, see `swcore.wording.looks`."""

from __future__ import annotations

from swcore.wording.looks import Look

TERRAIN_LOOKS = {
    "terrain:farmland": Look("#f0dd8c", '"', '"', "furrows"),
    "terrain:forest": Look("#8fbf7f", "♣", "f", "trees"),
    "terrain:hill": Look("#cfe39a", "∩", "n", "mounds"),
    "terrain:swamp": Look("#b9a6c9", "≈", "=", "reeds"),
    "terrain:mountain": Look("#c4bdb4", "▲", "^", "peaks"),
    "terrain:sea": Look("#8fb9e3", "~", "~", "waves"),
    "terrain:lake": Look("#a5d6e0", "~", "~", "ripples"),
}
