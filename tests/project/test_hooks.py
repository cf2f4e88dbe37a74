"""Every hook is documented under the fixed headings, has a user among our packs, and is asked by the host."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from swcore import load_plugins
from swcore.conquest import ConquestRulebook
from swcore.conquest.kit import ANSWERS, REACTIONS
from swcore.hooks import conquest
from swcore.plugins import load_installed

HEADINGS = ["Called when", "Arguments", "Returns", "Combined", "Audience", "Since", "Example"]
AUDIENCES = {"own", "others", "victim", "common"}
STATES = {"active": "while active", "declined": "while in decline", "": ""}  # of the armies that a hook is asked of
ONE_PIECE = ["conquest_answered", "conquest_used"]  # called for one piece alone: whose question or whose use it was
HOOKS: dict[str, Callable[..., Any]] = {name: spec for name, spec in vars(conquest).items() if name.startswith("conquest_")}


def facts(hook: str) -> dict[str, str]:
    """Return the text under each heading of a hook's docstring."""
    doc = inspect.getdoc(HOOKS[hook]) or ""
    return dict(re.findall(r"^([A-Z][a-z ]+): (.*?)(?=^[A-Z][a-z ]+: |\Z)", doc, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_is_documented_under_the_fixed_headings(hook: str) -> None:
    doc = inspect.getdoc(HOOKS[hook]) or ""
    found = facts(hook)
    assert re.match(r"^[A-Z][^\n]+\.\n\n", doc), "the first line is a sentence"
    assert list(found) == HEADINGS
    assert all(text.strip().endswith(".") for text in found.values())
    audience, _, state = found["Audience"].strip().rstrip(".").partition(", ")
    assert audience in AUDIENCES
    assert state == STATES[getattr(HOOKS[hook], "swcore_asks", "")], "the page and the refusal at load say the same"
    assert re.fullmatch(r"\d+\.\d+\.", found["Since"].strip())
    for argument in inspect.signature(HOOKS[hook]).parameters:
        assert re.search(rf"\b{argument}\b", found["Arguments"]), f"{argument} is not explained"


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_takes_the_view_and_the_army_first_and_has_no_default(hook: str) -> None:
    parameters = inspect.signature(HOOKS[hook]).parameters
    assert list(parameters)[:2] == ["view", "army"]
    assert all(one.default is inspect.Parameter.empty for one in parameters.values())


@cache
def users() -> dict[str, set[str]]:
    """Return the pieces of our games that implement a hook, by hook."""
    found: dict[str, set[str]] = {}
    for book in load_installed().pieces:
        if isinstance(book, ConquestRulebook):
            for piece, hooks in load_plugins(book.id).impls.items():
                for hook in hooks:
                    found.setdefault(hook, set()).add(piece)
    return found


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_has_a_user_among_our_pieces(hook: str) -> None:
    assert facts(hook)["Example"].strip().rstrip(".") in users()[hook]


def test_every_hook_is_an_answer_a_reaction_or_for_one_piece_alone() -> None:
    assert sorted([*ANSWERS, *REACTIONS, *ONE_PIECE]) == sorted(HOOKS)


def test_reactions_return_effects_and_answers_something_else() -> None:
    for hook in HOOKS:
        effects = inspect.signature(HOOKS[hook]).return_annotation == "Effects"
        assert effects == (hook in REACTIONS or hook in ONE_PIECE), hook
