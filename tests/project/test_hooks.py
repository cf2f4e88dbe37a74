"""Every hook is documented under the fixed headings, has a user among our packs, and is asked by the host."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
import swcore_tiny_towns.position.specs as towns
from swcore_tiny_towns.position.pieces import GAME as TOWNS

from swcore import Rulebook, load_plugins
from swcore.conquest import ConquestRulebook, specs
from swcore.hooks.discovery import load_installed
from swcore.version import HOOK_API
from tests.expressiveness import rows, town_rows

HEADINGS = ["Called when", "Arguments", "Returns", "Combined", "Audience", "Since", "Example"]
OF_GAME = {"everybody", "own and rules", "row and rules"}  # each rule is asked once, with None for the army
AUDIENCES = {"own", "others", "victim", "common", *OF_GAME}
STATES = {"active": "while active", "declined": "while in decline", "row": "", "": ""}  # of the armies that a hook is asked of
ONE_PIECE = ["conquest_answered", "conquest_used"]  # called for one piece alone: whose question or whose use it was
CONQUEST: dict[str, Callable[..., Any]] = {name: spec for name, spec in vars(specs).items() if name.startswith("conquest_")}

TOWNS_AUDIENCES = {
    "own",
    "own, whatever the round",  # also in the round in which the piece was put down
    "own, and the rules that are switched on",
    "own, whatever the round, and the rules that are switched on",
    "own, the card to be built, and the rules that are switched on",
    "the card to be put down",
    "the rules that are switched on",  # before there are towns
}
TOWNS_HOOKS: dict[str, Callable[..., Any]] = {name: spec for name, spec in vars(towns).items() if name.startswith("towns_")}
TOWNS_ORDER = ("view", "town", "square", "squares")  # so that whoever knows one hook knows the next
HOOKS = {**CONQUEST, **TOWNS_HOOKS}


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
    for argument in inspect.signature(HOOKS[hook]).parameters:
        assert re.search(rf"\b{argument}\b", found["Arguments"]), f"{argument} is not explained"


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_says_since_which_hook_api_it_and_its_later_arguments_are_there(hook: str) -> None:
    """The number of the hook API, not a version: "1.", and with an argument that hook API 2 has added "1; region 2."."""
    since = facts(hook)["Since"].strip()
    assert re.fullmatch(r"\d+(; \w+ \d+)*\.", since), f"{since!r} is not of the form 1. or 1; region 2."
    first, *later = since.rstrip(".").split("; ")
    assert 1 <= int(first) <= HOOK_API
    added = [(argument, int(number)) for argument, _, number in (one.partition(" ") for one in later)]
    assert all(int(first) < number <= HOOK_API for _, number in added)
    assert [number for _, number in added] == sorted(number for _, number in added)
    names = [argument for argument, _ in added]
    assert list(inspect.signature(HOOKS[hook]).parameters)[-len(names) :] == names or not names, "arguments are added at the end"


@pytest.mark.parametrize("hook", CONQUEST)
def test_a_hook_of_conquests_names_its_audience(hook: str) -> None:
    audience, _, state = facts(hook)["Audience"].strip().rstrip(".").partition(", ")
    assert audience in AUDIENCES
    assert (audience in OF_GAME) is hasattr(HOOKS[hook], "swcore_of_game"), "a rule is asked once, or for every army"
    assert state == STATES[getattr(HOOKS[hook], "swcore_asks", "")], "the page and the refusal at load say the same"


@pytest.mark.parametrize("hook", TOWNS_HOOKS)
def test_a_hook_of_towns_names_its_audience(hook: str) -> None:
    assert facts(hook)["Audience"].strip().rstrip(".") in TOWNS_AUDIENCES


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_takes_what_all_take_first_and_has_no_default(hook: str) -> None:
    """The view and the army; in towns the view, the town, and where the piece stands, as far as it gets them."""
    parameters = inspect.signature(HOOKS[hook]).parameters
    if hook in CONQUEST:
        assert list(parameters)[:2] == ["view", "combo" if "row" in facts(hook)["Audience"] else "army"]
    else:
        known = [name for name in TOWNS_ORDER if name in parameters]
        assert list(parameters)[: len(known)] == known
        assert "town" in known or facts(hook)["Audience"].strip() == "the rules that are switched on."
    assert all(one.default is inspect.Parameter.empty for one in parameters.values())


@cache
def users() -> dict[str, set[str]]:
    """Return the pieces of our games that implement a hook, by hook."""
    found: dict[str, set[str]] = {}
    for book in load_installed().pieces:
        if isinstance(book, ConquestRulebook) or (isinstance(book, Rulebook) and book.id == TOWNS):
            for piece, hooks in load_plugins(book.id).impls.items():
                for hook in hooks:
                    found.setdefault(hook, set()).add(piece)
    for one in (*rows(), *town_rows()):
        for hook in (name for name in dir(one) if getattr(getattr(one, name), "swcore_impl", None) is not None):
            found.setdefault(hook, set()).add(one.id)
    return found


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_has_a_user_among_our_pieces(hook: str) -> None:
    assert facts(hook)["Example"].strip().rstrip(".") in users()[hook]


def test_a_hook_returns_effects_unless_its_spec_says_what_it_is_answered_with() -> None:
    for hook, spec in HOOKS.items():
        effects = inspect.signature(spec).return_annotation == "Effects"
        assert effects is not hasattr(spec, "swcore_answers"), hook


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_a_ruleset_knows_the_hooks_of_its_specs_and_no_other_list(game: str) -> None:
    """The tables of who is asked what are made from the specs: a hook that is added there is asked."""
    rules = load_plugins(game)
    specs = TOWNS_HOOKS if game == "tiny-towns" else CONQUEST
    assert rules.hooks == {name: getattr(spec, "swcore_answers", None) for name, spec in specs.items()}
    if game == "tiny-towns":
        assert set(rules.compiled.deal((), "").asks) == set(specs)
    else:
        kits = [rules.compiled.kit(race.id, "", declined, 9) for race in rules.of_kind("race") for declined in (False, True)]
        named = [name for name in dir(kits[0]) if name.startswith("conquest_")]  # those that the host reads by name
        unknown = [name for name in named if name not in specs]
        assert not unknown, f"swcore/conquest/position/hooks.py has lines for {unknown}, which no module of specs specifies"
        assert all(getattr(kit, hook) is kit.asked(hook) for kit in kits for hook in named)
        asked = {hook for race in rules.of_kind("race") for hook in rules.impls.get(race.id, {})}
        assert {hook for kit in kits for hook in kit.by_hook} >= asked


@pytest.mark.parametrize("hook", [name for name, spec in HOOKS.items() if hasattr(spec, "swcore_answers")])
def test_the_answer_of_a_spec_is_the_one_that_it_is_annotated_with(hook: str) -> None:
    """One value where the annotation has one, several where it has an iterable."""
    kind, told = HOOKS[hook].swcore_answers, inspect.signature(HOOKS[hook]).return_annotation  # type: ignore[attr-defined]
    assert kind.several == ("Iterable" in told or told == "Modifiers")
