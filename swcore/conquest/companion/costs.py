"""What a described conquest costs: a region is laid out as described, and the rules are asked."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.companion import Desk, Refused, is_number, number, plain
from swcore.companion.clauses import cited
from swcore.conquest.companion.column import active_of, combo_word
from swcore.conquest.companion.described import MOST, Described, reader
from swcore.conquest.companion.region import ME, TARGET, lay, unnamed_people
from swcore.conquest.position.actions import DIE, Conquer
from swcore.conquest.wording.costs import WayTexts
from swcore.conquest.wording.names import Lexicon
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.wording.catalogue import figure

LACKING = "tokens"  # the refusal of who has too few of them


def cost(desk: Desk, words: list[str]) -> None:
    """Tell what a described conquest takes, part by part."""
    if not words:
        raise Refused("usage", word="cost")
    text = " ".join(words)
    found, unknown = reader(desk).read(text)
    if unknown:
        if is_number(unknown[0]):
            raise Refused("counts-nothing", n=number(unknown[0], 1, MOST))
        near = desk.companion.names.near(unknown[0], fits=lambda name: "." not in name and "_" not in name)
        raise Refused("cost-unknown", near=near, text=unknown[0])
    answer(desk, found)


def understood(desk: Desk, text: str) -> bool:
    """Answer a line without the word `cost` that describes a conquest; return whether it does."""
    found, unknown = reader(desk).read(text)
    described = found.terrain or found.holders or found.markers or found.symbols
    if not described or ("," not in text and 2 * len(unknown) >= len(plain(text).split())):
        return False
    if unknown:
        cost(desk, [text])
    answer(desk, found)
    return True


def answer(desk: Desk, found: Described) -> None:
    """Tell what a conquest takes."""
    found = with_own_army(desk, found)
    try:
        game, action = lay(desk.companion.ruleset, desk.facts, found)
    except SwcoreError as error:
        raise Refused("not-laid", why=desk.words.refusal(error)) from None
    desk.say(called(desk, found), style="bold")
    why = [one for one in game.violations(action, ME) if one.code != LACKING]
    for one in why:
        desk.say(f"{desk.words.why(one)}{cited(*one.clauses)}", mark="  – ")
    parts, unnamed = game.explain(action, ME), unnamed_people(desk.companion.ruleset, found)
    for unit in sorted({part.unit for part in parts}, key=lambda unit: unit != "tokens"):
        own = [part for part in parts if part.unit == unit]
        for part in own:
            told = desk.texts("somebody") if unnamed and part.piece == unnamed else desk.words.part(part)
            desk.say(f"{told}{cited(part.clause)}", mark=f"  {figure(part.amount, '+3d')}  ")
        total = sum(part.amount for part in own)
        desk.say(desk.made(f"cost.{unit}", n=desk.texts.count(unit.removesuffix("s"), total)), style="bold")
    other_ways(desk, game)


def other_ways(desk: Desk, game: Game) -> None:
    """Tell the other ways in which the army may conquer the region."""
    assert isinstance(desk.words, Lexicon)
    ways = WayTexts(desk.words)
    for action in game.legal_actions(ME):
        if isinstance(action, Conquer) and action.region == TARGET and action.words and action.words[0] != DIE:
            desk.say(f"{desk.texts('cost.or')} {ways.conquest(game, ME, action)}")


def with_own_army(desk: Desk, found: Described) -> Described:
    """Return a description with the people of the player in turn, where it says nothing of who conquers."""
    army = active_of(desk, desk.seat)
    if army is not None and found.race in ("", army[0]) and found.power in ("", army[1]) and not _held(found, army[0]):
        return attrs.evolve(found, race=army[0], power=army[1])
    return found


def _held(found: Described, race: str) -> bool:
    return any(race == one for one, _, _ in found.holders)


def called(desk: Desk, found: Described) -> str:
    """Return a description as it was understood."""
    words: Any = desk.words
    parts = [words.word("terrain", found.terrain)] if found.terrain else []
    parts += [words.word("symbol", one) for one in found.symbols]
    parts += [desk.texts("at-the-edge")] if found.edge else []
    parts += [desk.words.piece(id) + (f" ×{count}" if count > 1 else "") for id, count in found.markers]
    for race, count, declined in found.holders:
        name = desk.words.piece(race) if race else desk.texts("somebody")
        natives = race in desk.companion.ruleset.compiled.natives
        parts.append(f"{name} {count}" + (f" ({desk.texts('in-decline')})" if declined and not natives else ""))
    parts += [desk.made("from", terrain=words.word("terrain", found.start))] if found.start else []
    if found.race or found.power:
        parts.append(desk.made("as", combo=combo_word([found.race, found.power])))
    return " · ".join(parts)
