"""Pieces on paper at their true size: the layout as data in millimetres, and writers for PDF, SVG and PNG.

It knows no game: what a piece is printed as says the pack (`Rulebook.prints`, see `Prints`). It needs the extra `swcore[print]`.
"""

from swcore.printing.cards import CARD_HEIGHT, CARD_WIDTH, Entry, card
from swcore.printing.charges import CHARGES
from swcore.printing.emblems import Emblem, drawn_from, shield, token
from swcore.printing.faults import check_fits, lacking
from swcore.printing.files import written
from swcore.printing.lists import listed
from swcore.printing.pages import PAPERS, Page, Sheet, laid_out, room
from swcore.printing.parts import Misfit, Part, Sketch, cut, fold, folded, made
from swcore.printing.plain import PLAIN
from swcore.printing.prints import Job, Prints, entry_of, job_for, prints_of
from swcore.printing.setting import Setting
from swcore.printing.shapes import Drawing, Move, Shape, Text, box, circle, outline
from swcore.printing.tokens import TOKEN, strips

__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "CHARGES",
    "PAPERS",
    "PLAIN",
    "TOKEN",
    "Drawing",
    "Emblem",
    "Entry",
    "Job",
    "Misfit",
    "Move",
    "Page",
    "Part",
    "Prints",
    "Setting",
    "Shape",
    "Sheet",
    "Sketch",
    "Text",
    "box",
    "card",
    "check_fits",
    "circle",
    "cut",
    "drawn_from",
    "entry_of",
    "fold",
    "folded",
    "job_for",
    "lacking",
    "laid_out",
    "listed",
    "made",
    "outline",
    "prints_of",
    "room",
    "shield",
    "strips",
    "token",
    "written",
]
