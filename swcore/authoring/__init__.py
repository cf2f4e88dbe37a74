"""Pieces without code: reading piece files, saying what is wrong in them and where, and what a game offers for such pieces.

It knows no game: what a piece may say comes from the dialect that a rulebook names.
"""

from swcore.authoring.compounds import Checked, Either, Known, Many, Named
from swcore.authoring.dialect import Dialect, dialect_of
from swcore.authoring.files import Joined, joined
from swcore.authoring.findings import Finding
from swcore.authoring.forms import Keyed, Single, Tagged
from swcore.authoring.kind import Declared, Kind
from swcore.authoring.new.template import Part, Question, Template, Templates
from swcore.authoring.option_values import OptionValues
from swcore.authoring.packaged import pieces_of
from swcore.authoring.schema import piece_schema
from swcore.authoring.shapes import Choice, Flag, Letters, Shape, Tongues, Whole, Yes
from swcore.authoring.spots import WRONG, Report, Spot
from swcore.authoring.words import Field, Fields, Said, Vocabulary, Word

__all__ = [
    "WRONG",
    "Checked",
    "Choice",
    "Declared",
    "Dialect",
    "Either",
    "Field",
    "Fields",
    "Finding",
    "Flag",
    "Joined",
    "Keyed",
    "Kind",
    "Known",
    "Letters",
    "Many",
    "Named",
    "OptionValues",
    "Part",
    "Question",
    "Report",
    "Said",
    "Shape",
    "Single",
    "Spot",
    "Tagged",
    "Template",
    "Templates",
    "Tongues",
    "Vocabulary",
    "Whole",
    "Word",
    "Yes",
    "dialect_of",
    "joined",
    "piece_schema",
    "pieces_of",
]
