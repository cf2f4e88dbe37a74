"""The engine: state, actions, events, and the machine that runs a game's frames. It knows no family of games and no piece.

This is the door for authors of new games: all that a rulebook is made of is importable from here.
"""

from __future__ import annotations

from swcore.engine.actions import DONE, RESIGN, REVISE, Action, Choose, Done, is_word
from swcore.engine.answers import ADD, CAP, EVERYWHERE, FLOOR, PHASES, SET, Gate, Modifier, Modifiers, Toll
from swcore.engine.ask import Answers, bad_answer
from swcore.engine.budget import Budget
from swcore.engine.checks import (
    COUNT,
    FLAG,
    ONE_WORD,
    PLAIN,
    TEXT,
    WHOLE,
    Check,
    Known,
    Several,
    Shape,
    bounded,
    one_of,
    optional,
    whole,
)
from swcore.engine.effects import Effect, EffectKind, Effects, Entering, Operation, listed
from swcore.engine.events import EventKind, RawEvent
from swcore.engine.fields import COW, DICT, HIDDEN, LIST, OWNER, PART, PUBLIC, RECORDS, Field, freeze
from swcore.engine.folding import fold
from swcore.engine.frames import Decision, Frame, FrameKind, Task
from swcore.engine.log import Step
from swcore.engine.machine import EFFECTS, Machine
from swcore.engine.options import Option, OptionValue
from swcore.engine.pieces import Piece
from swcore.engine.prospects import Prospects, Seen, load_prospects
from swcore.engine.reasons import Part, Violation
from swcore.engine.records import Record
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.engine.setup import Setup
from swcore.engine.simultaneous import Parallel, Sealed, open_lanes
from swcore.engine.state import State

__all__ = [
    "ADD",
    "CAP",
    "COUNT",
    "COW",
    "DICT",
    "DONE",
    "EFFECTS",
    "EVERYWHERE",
    "FLAG",
    "FLOOR",
    "HIDDEN",
    "LIST",
    "ONE_WORD",
    "OWNER",
    "PART",
    "PHASES",
    "PLAIN",
    "PUBLIC",
    "RECORDS",
    "RESIGN",
    "REVISE",
    "SET",
    "TEXT",
    "WHOLE",
    "Action",
    "Answers",
    "Budget",
    "Check",
    "Choose",
    "Decision",
    "Done",
    "Effect",
    "EffectKind",
    "Effects",
    "Entering",
    "EventKind",
    "Field",
    "Frame",
    "FrameKind",
    "Gate",
    "Known",
    "Machine",
    "Modifier",
    "Modifiers",
    "Operation",
    "Option",
    "OptionValue",
    "Parallel",
    "Part",
    "Piece",
    "Prospects",
    "RawEvent",
    "Record",
    "Rulebook",
    "Ruleset",
    "Sealed",
    "Seen",
    "Setup",
    "Several",
    "Shape",
    "State",
    "Step",
    "Task",
    "Toll",
    "Violation",
    "bad_answer",
    "bounded",
    "fold",
    "freeze",
    "is_word",
    "listed",
    "load_prospects",
    "one_of",
    "open_lanes",
    "optional",
    "whole",
]
