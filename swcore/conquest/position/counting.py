"""How regions count: what pieces say of a fact, for a purpose, to whoever asks; the one place where the family asks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.engine.answers import EVERYWHERE, Gate, Modifier
from swcore.errors import PluginError, nearest

if TYPE_CHECKING:
    from swcore.conquest.position.view import View

HOOK: Final = "conquest_counts"
EMPTY, OCCUPIED, HELD, OPEN, TERRAIN, SYMBOL = "empty", "occupied", "held", "open", "terrain", "symbol"
FACTS = (EMPTY, OCCUPIED, HELD, OPEN, f"{TERRAIN}:NAME", f"{SYMBOL}:NAME")
COST, BONUS, LOSS, TRICKS = "cost", "bonus", "loss", "tricks"
PURPOSES = (COST, BONUS, LOSS, TRICKS)
Fact = str | tuple[str, ...]


class Counts(NamedTuple):
    """What `conquest_counts` answers: how some regions count.

    Attributes:
        where: mask of the regions.
        yes: whether they count so.
        clause: id of the rule clause behind it, or "".
        reason: the reason as a sentence part, in English.
    """

    where: int
    yes: bool
    clause: str = ""
    reason: str = ""


def check_asked(fact: Fact, purpose: str) -> tuple[str, tuple[str, ...]]:
    """Return a fact as its kind and its words.

    Args:
        fact: `empty`, `occupied`, `held`, `open`, `terrain:NAME`, `symbol:NAME`, or a tuple of the kind and several words.
        purpose: one of those of the family, or a word of a pack with a dot, such as `home.spell`.

    Raises:
        PluginError: `unknown-fact` or `unknown-purpose`, with the nearest words.
    """
    kind, *words = fact if isinstance(fact, tuple) else fact.split(":", 1)
    if kind not in (TERRAIN, SYMBOL) and (words or kind not in FACTS):
        told = f"A piece asks where {fact!r} counts, and there is no such fact."
        raise PluginError(told, code="unknown-fact", hint=nearest(str(fact), FACTS))
    if purpose not in PURPOSES and "." not in purpose:
        told = f"A piece asks how regions count for {purpose!r}, and there is no such purpose."
        hint = f"{nearest(purpose, PURPOSES)} A purpose of your own has a dot, such as 'home.spell'."
        raise PluginError(told, code="unknown-purpose", hint=hint)
    return kind, tuple(words)


def recount(view: View, found: int, mask: int, fact: str, purpose: str, asker: Army | None) -> int:
    """Return which regions of a mask count so, once the pieces concerned have spoken.

    The asker's pieces speak first, of any region; then those of each holder, of its own regions; among the pieces of one army
    a no counts more than a yes. Whether foreign tricks may touch a region (`open`) is said by its holder alone.

    Args:
        view: the position.
        found: the regions that count so by themselves.
        mask: the regions in question.
        fact: in one word.
        purpose: what it is asked for.
        asker: whose cost, bonus or trick it is; None for the game.
    """
    for army in _parties(view, mask, fact, asker):
        within = mask if asker is not None and army.id == asker.id else mask & army.regions
        yes = no = 0
        for _, counts in army.kit.ask(HOOK, view, army, fact, purpose, asker):
            if counts.yes:
                yes |= counts.where
            else:
                no |= counts.where
        found = (found | (yes & within)) & ~(no & within)
    return found & mask


def _parties(view: View, mask: int, fact: str, asker: Army | None) -> Iterator[Army]:
    """Yield whose pieces are asked: the asker, then the holders of the regions by id."""
    if asker is not None and fact != OPEN and asker.kit.asked(HOOK):
        yield asker
    for army in view.armies:
        if army.regions & mask and (asker is None or army.id != asker.id) and army.kit.asked(HOOK):
            yield army


def untouched(view: View, army: Army) -> Gate | None:
    """Return what closes regions to the tricks of an army, or None; ask it only where `Tables.counting` says so."""
    mask = view.occupied & ~army.regions
    bad = mask & ~recount(view, mask, mask, OPEN, TRICKS, army)
    if not bad:
        return None
    said = (one for other in _parties(view, bad, OPEN, army) for _, one in other.kit.ask(HOOK, view, other, OPEN, TRICKS, army))
    first: Any = next((one for one in said if not one.yes), Counts(bad, False))
    return Gate(TRICKS, bad, first.clause, first.reason)


def is_free_of(view: View, army: Army, other: Army) -> bool:
    """Return whether nothing that another army's pieces do binds an army: its pieces say so of everywhere."""
    if not army.kit.asked(HOOK):
        return False
    return any(not one.yes and one.where == EVERYWHERE for _, one in army.kit.ask(HOOK, view, army, OPEN, TRICKS, other))


def as_empty(view: View, army: Army) -> list[Modifier]:
    """Return what takes the tokens and markers of armies out of the cost, where they count as not there."""
    state: ConquestState = view._state
    markers, found = view.ground.tables.markers, []
    for region in view.ground.bits(view.counts(EMPTY, view.occupied & ~army.regions, purpose=COST, asker=army)):
        holder = view.holder(region)
        free = not view._defended and holder is not None and holder.declined and holder.seat == army.seat  # they do not defend
        less = 0 if free else state.tokens[region]
        less += sum(markers[marker].defence for marker, owner in state.marks[region] if owner != NOBODY)
        if less:
            found.append(Modifier(-less, "counts-as-empty", where=1 << region))
    return found


def works_on(view: View, army: Army, mask: int) -> bool:
    """Return whether the tricks of an army work on all regions of a mask."""
    gate = untouched(view, army) if view.ground.tables.counting else None
    return gate is None or not gate.bad & mask
