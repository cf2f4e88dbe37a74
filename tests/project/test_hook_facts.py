"""What pieces ask and give is told in full: every fact with its type and unit, every argument of an effect."""

from __future__ import annotations

import pytest

from scripts import hook_surface

FACTS = [
    (path, fact)
    for path, kind in (*hook_surface.VIEWS.items(), *((kind.__name__, kind) for kind in hook_surface.RECORDS))
    for fact in hook_surface.facts(path, kind)
]


@pytest.mark.parametrize(("path", "fact"), FACTS, ids=[f"{path}.{fact.name}" for path, fact in FACTS])
def test_a_fact_says_what_it_is(path: str, fact: hook_surface.Fact) -> None:
    """Its type; and of a number whether it is a mask, a count, coins, tokens, a region, a seat, ... in its docstring."""
    assert fact.doc, "it has no docstring"
    assert fact.type, "annotate it, or name its type in TYPES of scripts/hook_units.py"
    assert fact.unit != "?", f"say in its docstring what the number is; one of the words of UNITS: {fact.doc}"


@pytest.mark.parametrize("name", hook_surface.functions())
def test_every_argument_of_an_effect_is_explained(name: str) -> None:
    """By name among its `Args:`; of three at most the sentences may speak."""
    make = hook_surface.functions()[name]
    told = hook_surface.section(make, "Args")
    names = [one.name for one in hook_surface.arguments(make)]
    assert sorted(told) == sorted(names) or (not told and len(names) <= 3)
