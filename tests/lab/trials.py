"""Made-up trials, for the tests of what is said of them."""

from __future__ import annotations

import re

from click.testing import CliRunner, Result
from swcore_lab import commands
from swcore_lab.field import Field
from swcore_lab.games import COINS, LEAD, MARGIN, MEASURES, WIN, Outcome
from swcore_lab.intervals import Estimate, looks
from swcore_lab.pairs import Pair, Setting, place_of, rules_of
from swcore_lab.suggesting import Tried
from swcore_lab.telling import Teller
from swcore_lab.texts import TEXTS
from swcore_lab.trial import found_in

from swcore.wording.catalogue import Catalogue

GNOLLS = "examples/gnolls.py"
STANDING = {"base.amazons": (3.0, 0.5), "base.elves": (0.0, 0.5), "base.trolls": (-3.0, 0.5)}
USUAL = {MARGIN: 1.0, LEAD: 1.0, WIN: 0.5, COINS: 0.0}


def known(places: int = 240) -> Field:
    """Return three official pieces, known from so many places."""
    return Field(9, dict.fromkeys(MEASURES, STANDING), [USUAL] * places)


def teller_of(setting: Setting, shift: float, count: int = 60, *, stopped: bool = False, language: str = "en") -> Teller:
    """Return what tells of made-up games in which the piece leads by a shift, two less, and so on to two more."""
    pairs = []
    for number in range(count):
        lead = number % 5 - 2 + shift + 1
        pairs.append(Pair(number, place_of(setting, 9, number, "random"), Outcome(lead, lead, 1.0, 3, 30, True), USUAL))
    found = found_in(setting, {"random": known()}, pairs, looks(240)[0], stopped=stopped)
    return Teller(setting, rules_of(setting.choice), {"random": known()}, found, Catalogue(language, TEXTS))


def numbered(tokens: int, more: int, shown: Estimate, distance: float, *, last: bool = False) -> Tried:
    """Return a number of tokens that brings as much by both criteria, with nothing to even out."""
    both = (MARGIN, LEAD)
    return Tried(tokens, more, dict.fromkeys(both, shown), dict.fromkeys(both, shown.mean), distance, last)


def told(teller: Teller) -> str:
    """Return all sentences of a verdict."""
    return " ".join([teller.verdict(), *(step.say for step in teller.steps()), *teller.reasons(), *teller.figures()])


def called(*args: str) -> Result:
    """Call `swcore balance` for the gnolls, in few games, and further words."""
    whole = [GNOLLS, "--bots", "random", "--games", "160", "--jobs", "1", "--seed", "3", "--lang", "en", *args]
    return CliRunner().invoke(commands.balance, whole)


def words_of(page: str) -> str:
    """Return the text of a page without the elements around its words."""
    return re.sub("</?span[^>]*>", "", page)
