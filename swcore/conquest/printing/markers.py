"""Tokens of markers: both sides alike, except where one side is a secret."""

from __future__ import annotations

from typing import Final

from swcore.conquest.content.pieces import Marker, Place
from swcore.printing.emblems import INK, PAPER, drawn_from, token
from swcore.printing.fonts import STRONG
from swcore.printing.parts import Part, Sketch
from swcore.printing.prints import Job
from swcore.printing.setting import Setting
from swcore.printing.shapes import Drawing, Move, box
from swcore.printing.tokens import TOKEN, strips

FACE: Final = Setting(STRONG, 9, 5, align="middle", fill=INK)
BAND: Final = 5.0


def tokens_of(marker: Marker, job: Job) -> list[Part]:
    """Return the tokens of a marker: those with faces have one on the front, and what hides it behind it.

    Args:
        marker: the marker.
        job: for whom.
    """
    plain = token(drawn_from(marker.id, (marker.emblem, marker.id.partition(".")[2])), TOKEN)
    if not marker.faces:
        return strips(marker.id, plain, _hidden(marker, job) or plain, marker.supply)
    found = []
    for face in sorted(set(marker.faces)):
        found += strips(marker.id, _with_band(plain, face_name(face, job)), plain, marker.faces.count(face))
    return found


def face_name(face: str, job: Job) -> str:
    """Return what the hidden face of a marker is called."""
    key = f"face.{face}"
    return job.texts(key) if key in job.texts else face.replace("_", " ")


def _hidden(marker: Marker, job: Job) -> Drawing:
    """Return the back of a place: that of the marker that it is hidden under, or nothing."""
    covers = (one for one in job.ruleset.pieces.values() if isinstance(one, Marker) and one.hides)
    cover = next(covers, None) if isinstance(marker, Place) else None
    return token(drawn_from(cover.id, (cover.emblem,)), TOKEN) if cover is not None else ()


def _with_band(plain: Drawing, word: str) -> Drawing:
    """Return a token with a word on it."""
    face = Sketch()
    face.put(plain, Move())
    face.shape(box(1.2, TOKEN - BAND - 1.2, TOKEN - 2.4, BAND, 1), fill=PAPER, pen=INK, width=0.3)
    face.write("name", word, FACE, 1.6, TOKEN - BAND - 1.2, TOKEN - 3.2, BAND, centred=True)
    return tuple(face.drawn)
