"""A usual map that is named is the usual one, and what is said where nothing is known of another one."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from swcore_lab.ahead import Span, field_ahead
from swcore_lab.asked import setting_of
from swcore_lab.known import key_of
from swcore_lab.texts import TEXTS

from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue

SHIPPED = "base.small_world race 2 random - -"


def test_the_usual_map_has_the_shipped_field_by_its_name_too() -> None:
    """The maps of two and of three players are the usual ones of so many seats, and of no other number."""
    table = json.loads(files("swcore_lab").joinpath("data/fields.json").read_text(encoding="utf-8"))
    plain, named, other = (setting_of("base.elves", Choice(map=map)) for map in (None, "base-2p", "base-3p"))
    assert [key_of(one, "random") for one in (plain, named)] == [SHIPPED] * 2
    assert SHIPPED in table
    assert key_of(other, "random") == "base.small_world race 2 random base-3p -"
    three = setting_of("base.elves", Choice(map="base-3p", players=3))
    assert key_of(three, "random") == "base.small_world race 3 random - -"


@pytest.mark.parametrize(
    ("language", "jobs", "told"),
    [("en", 1, "with 1 process,"), ("en", 2, "with 2 processes,"), ("ru", 1, ", 1 процесс,"), ("ru", 2, ", 2 процесса,")],
)
def test_processes_are_counted_in_words(language: str, jobs: int, told: str) -> None:
    assert told in field_ahead(Span(5.0, 5.0), "random", 2, jobs, Catalogue(language, TEXTS))
