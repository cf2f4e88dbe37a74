"""Conversations of the tests."""

from __future__ import annotations

import random
from typing import Any

from jsonschema import Draft202012Validator

from swcore.hooks.discovery import load_plugins
from swcore.protocol import Conversation, Desk
from swcore.protocol.keeping import Keeper
from swcore.text.resources import validator as shipped
from tests.shared.rulesets import GAMES, rules


def loaded(game: str, **more: Any) -> Any:
    """Return the rules of a game, those that tests share where nothing joins."""
    return rules(game) if game in GAMES and not any(more.values()) else load_plugins(game, **more)


def talk(keeper: Keeper | None = None, **more: Any) -> Conversation:
    """Return a conversation at a desk of its own."""
    return Conversation(Desk(keeper, load=loaded), **more)


def said(conversation: Conversation, do: str, **fields: Any) -> dict[str, Any]:
    """Ask, and return what the answer holds."""
    found = conversation.ask_json({"do": do, **fields})
    assert "answer" in found, found
    answer: dict[str, Any] = found["answer"]
    return answer


def refused(conversation: Conversation, do: str, **fields: Any) -> dict[str, Any]:
    """Ask, and return the error."""
    found = conversation.ask_json({"do": do, **fields})
    assert "error" in found, found
    error: dict[str, Any] = found["error"]
    return error


def play(conversation: Conversation, moves: int, seed: int = 1, table: str = "") -> None:
    """Let chance act."""
    rng = random.Random(seed)
    for _ in range(moves):
        choices = said(conversation, "menu", table=table)["choices"]
        said(conversation, "act", action=rng.choice(choices)["action"], table=table)


def validator(name: str = "") -> Draft202012Validator:
    """Return what checks a message, or one of the definitions of the protocol."""
    return shipped("protocol", name)
