"""Banners and badges: two sides each, folded along the upper edge."""

from __future__ import annotations

from typing import Final

import attrs

from swcore.conquest.printing.joints import DEPTH, HEIGHT, around, badge_edge, banner_edge
from swcore.printing.cards import NAME, TEXT, Entry, frame, pip, rule
from swcore.printing.emblems import FADED, INK, shield, token
from swcore.printing.parts import Part, Sketch, cut, fold, folded, made
from swcore.printing.setting import Setting
from swcore.printing.shapes import Move, box, outline

BANNER: Final = 96.0
BADGE: Final = 52.0
"""Width of a badge without its tab."""
LABEL = attrs.evolve(NAME, most=10, least=7, fill=FADED)
BANNER_NAME = attrs.evolve(NAME, most=22, least=7.5, align="left")
BANNER_TEXT = attrs.evolve(TEXT, most=12, least=7)
BADGE_NAME = attrs.evolve(NAME, most=17, least=6.25)
BADGE_TEXT = attrs.evolve(TEXT, most=9.5, least=6.75)
FAINT: Final = "#b9b2a3"


def banner(entry: Entry, tokens: str, declined: str) -> Part:
    """Return the banner of a race, with the side in decline behind it.

    Args:
        entry: what is said of the race.
        tokens: the number on it.
        declined: the words for being in decline.
    """
    front, back = _banner(entry, tokens), _banner(entry, tokens, declined)
    whole = folded(front, back, BANNER, HEIGHT)
    whole.add(cut(outline(around((), banner_edge(), BANNER))), fold(0, HEIGHT, BANNER))
    return made("banner", entry.piece, BANNER, 2 * HEIGHT, whole)


def _banner(entry: Entry, tokens: str, declined: str = "") -> Sketch:
    """Return one side of a banner, seen from its own front; what is in decline is printed in outlines."""
    face, ink = Sketch(), FADED if declined else INK
    shift = 0.0 if not declined else DEPTH  # the notch is on the other side there
    left = 9.5 - shift
    frame(face, (left - 1, 2), BANNER - 10.5, HEIGHT - 4, entry.emblem, faded=bool(declined))
    face.put(shield(entry.emblem, 27, 34, faded=bool(declined)), Move(left + 3.2, 7.2))
    start, room = left + 33.5, 46.5
    face.write("name", entry.name, _inked(BANNER_NAME, ink), start, 5.2, room - 12.5, 11, centred=True)
    pip(face, left + 74.8, 10.6, tokens, faded=bool(declined))
    rule(face, start, 18, room, ink)
    if declined:
        face.write("declined", f"– {declined} –", LABEL, start, 20, room, 4)
    top = 25.5 if declined else 21.0
    fill = "#55504a" if declined else INK
    face.write("text", entry.text, _inked(BANNER_TEXT, fill), start, top, room, HEIGHT - 5 - top, centred=True)
    return face


def badge(entry: Entry, tokens: str) -> Part:
    """Return the badge of a power.

    Args:
        entry: what is said of the power.
        tokens: the number on it.
    """
    whole = folded(_badge(entry, tokens), _badge_back(entry), BADGE, HEIGHT)
    whole.add(cut(outline(around(badge_edge(BADGE), (), BADGE))), fold(0, HEIGHT, BADGE))
    return made("badge", entry.piece, BADGE + DEPTH, 2 * HEIGHT, whole)


def _badge(entry: Entry, tokens: str) -> Sketch:
    face = Sketch()
    frame(face, (2, 2), BADGE - 4, HEIGHT - 4, entry.emblem)
    left, room = 5.2, BADGE - 10.4
    face.put(token(entry.emblem, 11, round=1.6), Move(left, 5.2))
    pip(face, BADGE - 11, 10.7, tokens)
    face.write("name", entry.name, BADGE_NAME, left, 17, room, 7, centred=True)
    rule(face, left, 25.4, room)
    face.write("text", entry.text, BADGE_TEXT, left, 27.4, room, HEIGHT - 4.8 - 27.4, centred=True)
    return face


def _badge_back(entry: Entry) -> Sketch:
    """Return the back of a badge: arms alone, so that a drawn pile betrays nothing but its kind."""
    face = Sketch()
    face.shape(box(2.2, 2.2, BADGE - 4.4, HEIGHT - 4.4, 2), pen=FAINT, width=0.45)
    for place in range(1, 9):
        inset = 2.2 + place * 2.2
        if inset * 2 < HEIGHT - 4:
            face.shape(box(inset, inset, BADGE - 2 * inset, HEIGHT - 2 * inset, 2), pen=FAINT, width=0.2)
    face.put(token(entry.emblem, 20, faded=True, round=10), Move((BADGE - 20) / 2, (HEIGHT - 20) / 2))
    return face


def _inked(setting: Setting, ink: str) -> Setting:
    return attrs.evolve(setting, fill=ink)
