"""How resources and buildings look in a picture."""

from __future__ import annotations

from swcore.wording.face import Look

LOOKS = {
    "resource:wood": Look("#c39a6b", "■", "#"),
    "resource:wheat": Look("#f2cf4a", "■", "#"),
    "resource:brick": Look("#dd7b66", "■", "#"),
    "resource:glass": Look("#8fd3ee", "■", "#"),
    "resource:stone": Look("#c9c9c9", "■", "#"),
    "type:cottage": Look("#8fb4ea", "⌂", "c"),
    "type:farm": Look("#ec9a9a", "⌂", "f"),
    "type:well": Look("#bdbdbd", "⌂", "w"),
    "type:chapel": Look("#f5b266", "⌂", "C"),
    "type:tavern": Look("#8fce96", "⌂", "t"),
    "type:theater": Look("#f3df74", "⌂", "T"),
    "type:factory": Look("#a8a39b", "⌂", "F"),
    "type:monument": Look("#cf9fd4", "⌂", "M"),
}
