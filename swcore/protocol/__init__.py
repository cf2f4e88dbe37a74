"""Conversations about games: requests, answers and failures as typed values with JSON both ways, and the desk that answers them.

Python callers, `swcore engine` on stdin and stdout, and a server say the same things by it. Nothing here knows a network, a
terminal or a family of games.
"""

from __future__ import annotations

from swcore.protocol.answers import PROTOCOL, Answer, Failure, Notice, message_of
from swcore.protocol.conversation import Conversation
from swcore.protocol.desk import Desk
from swcore.protocol.engine import serve
from swcore.protocol.keeping import Change, Keeper, Story
from swcore.protocol.requests import REQUESTS, Request, request_of
from swcore.text.resources import schema, validator
from swcore.wording.called import called

__all__ = [
    "PROTOCOL",
    "REQUESTS",
    "Answer",
    "Change",
    "Conversation",
    "Desk",
    "Failure",
    "Keeper",
    "Notice",
    "Request",
    "Story",
    "called",
    "message_of",
    "request_of",
    "schema",
    "serve",
    "validator",
]
