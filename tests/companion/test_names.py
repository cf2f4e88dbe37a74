"""Names are found in any language, in another case or number, cut short; what is none names what is like it."""

from __future__ import annotations

import pytest

from swcore.companion import Names
from tests.companion.seated import seated

GROUPS = ("race", "power", "marker", "natives")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Trolls", "base.trolls"),
        ("troll", "base.trolls"),
        ("dwarf", "base.dwarves"),
        ("elf", "base.elves"),
        ("COMMANDO", "base.commando"),
        ("dragon master", "base.dragon_master"),
        ("dragon-master", "base.dragon_master"),
        ("lair", "base.troll_lair"),
        ("troll lair", "base.troll_lair"),
        ("encamp", "base.encampment"),
        ("lost tribe", "base.lost_tribes"),
        ("base.orcs", "base.orcs"),
        ("тролль", "base.trolls"),
        ("тролля", "base.trolls"),
        ("троллей", "base.trolls"),
        ("крысолюдов", "base.ratmen"),
        ("укрепленные", "base.fortified"),
        ("логово", "base.troll_lair"),
        ("забытое племя", "base.lost_tribes"),
        ("боевыми", "base.commando"),
    ],
)
def test_a_name_is_found_in_another_form(typed: str, meant: str) -> None:
    assert [id for _, id in seated().companion.names.one(typed, GROUPS)] == [meant]


@pytest.mark.parametrize("typed", ["", "x", "or", "trolls and", "zombies", "12", "‮"])
def test_what_is_no_name_means_nothing(typed: str) -> None:
    assert seated().companion.names.one(typed, GROUPS) == ()


def test_a_name_as_it_stands_wins_over_one_that_begins_with_it() -> None:
    names = Names()
    names.add("a", "one", "Sand")
    names.add("a", "two", "Sandstone")
    assert names.one("sand") == (("a", "one"),)
    assert names.one("sandst") == (("a", "two"),)


def test_what_may_mean_two_things_gives_both() -> None:
    names = Names()
    names.add("a", "one", "Hill Folk")
    names.add("a", "two", "River Folk")
    assert names.one("folk") == (("a", "one"), ("a", "two"))


def test_a_slip_of_the_pen_names_what_is_near() -> None:
    names = seated().companion.names
    assert names.near("trols", ("race",))[0] == "Trolls"
    assert "Commando" in names.near("komando", ("power",))
