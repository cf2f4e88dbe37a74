"""From what somebody names to what is tried."""

from __future__ import annotations

import attrs

from swcore.bots import BOT_NAMES, RandomBot, budget_of
from swcore.bots.budgets import MCTS
from swcore.cli.packs import Choice
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, SwcoreError, nearest
from swcore_lab.pairs import Setting, rules_of

FILES = (".py", ".toml", ".json")


def setting_of(target: str, choice: Choice, piece: str = "", bots: tuple[str, ...] = (), seed: int = 0) -> Setting:
    """Return what is to be tried.

    Args:
        target: a file or folder of pieces, or the id of a piece.
        choice: the game as far as it was chosen.
        piece: the id of the piece, where a file has several.
        bots: names of bots, the strongest first; the usual ones when there are none.
        seed: where the seeds of the games come from.

    Raises:
        SwcoreError: `lab-piece` for a piece that no seat can be given; `lab-clock` for a bot whose games cannot be played once
            more; and as `Choice.rules`.
    """
    _repeatable(bots)
    if target.endswith(FILES) or "/" in target:
        whole = attrs.evolve(choice, files=(*choice.files, target))
        ruleset, featured = whole.rules()
        plain = attrs.evolve(choice, game=choice.game or ruleset.id)
    else:
        whole, ruleset, featured = _named(target, choice)
        plain = choice
    wanted = _one(piece, ruleset, featured)
    kinds = ruleset.book.featured_kinds
    kind = ruleset.pieces[wanted].kind
    other = next((one for one in kinds if one != kind), "")
    field, partners = _dealt(rules_of(plain), kind), _dealt(rules_of(plain), other)
    if len(field) < 2 or not partners:
        raise _not_held(wanted, kind)
    return Setting(whole, plain, wanted, kind, field, partners, choice.seats(ruleset, (2,)), bots or official_bots(ruleset), seed)


def official(kind: str, choice: Choice, bots: tuple[str, ...] = ()) -> Setting:
    """Return a setting in which the official pieces of a kind are tried themselves.

    Args:
        kind: the kind.
        choice: the game.
        bots: names of bots; the usual ones when there are none.

    Raises:
        SwcoreError: `unknown-kind`; `lab-piece` for a kind that no seat can be given.
    """
    kinds = {piece.kind for piece in rules_of(choice).pieces.values()}
    if kind not in kinds:
        raise PluginError(f"There is no piece of the kind {kind!r}.", code="unknown-kind", hint=nearest(kind, kinds), kind=kind)
    first = next(iter(_dealt(rules_of(choice), kind)), "")
    if not first:
        raise _not_held("", kind)
    return setting_of(first, choice, bots=bots)


def _repeatable(bots: tuple[str, ...]) -> None:
    """Refuse bots that think by the clock: a field of their games could not be kept, and no game be played again."""
    for name in bots:
        budget = budget_of(name)
        if budget and budget.seconds:
            told = f"The bot {name} thinks by the clock: its games would go another way each time."
            raise SwcoreError(told, code="lab-clock", hint=f"Give it a number of rounds: {MCTS}:60.", bot=name)


def _named(id: str, choice: Choice) -> tuple[Choice, Ruleset, tuple[str, ...]]:
    """Return a choice in which a piece of an id is in play."""
    if id in rules_of(choice).pieces:
        return choice, rules_of(choice), (id,)
    whole = attrs.evolve(choice, with_ids=(*choice.with_ids, id))
    return whole, whole.rules()[0], (id,)


def _one(piece: str, ruleset: Ruleset, featured: tuple[str, ...]) -> str:
    """Return the id of the piece that is tried."""
    fitting = [id for id in featured if ruleset.pieces[id].kind in ruleset.book.featured_kinds]
    if piece and piece not in fitting:
        told = f"There is no piece {piece!r} to try."
        raise SwcoreError(told, code="lab-no-piece", hint=nearest(piece, fitting), piece=piece)
    if not fitting:
        raise _not_held(next(iter(featured), ""), ruleset.pieces[featured[0]].kind if featured else "")
    if len(fitting) > 1 and not piece:
        told = f"There are several pieces: {', '.join(fitting)}."
        hint = f"Name one: --id {fitting[0]}"
        raise SwcoreError(told, code="lab-several", hint=hint, pieces=", ".join(fitting), first=fitting[0])
    return piece or fitting[0]


def _not_held(piece: str, kind: str) -> SwcoreError:
    told = f"{piece or 'This'} is nothing that a seat can be given at the beginning of a game."
    hint = "`swcore balance` takes races, powers, and what all share: rules, maps, editions, options, buildings, monuments."
    return SwcoreError(told, code="lab-piece", hint=hint, piece=piece, kind=kind)


def _dealt(ruleset: Ruleset, kind: str) -> tuple[str, ...]:
    return tuple(piece.id for piece in ruleset.of_kind(kind) if getattr(piece, "dealt", True))


def official_bots(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the bots that try a piece: the strongest that plays the game, and one by chance.

    Args:
        ruleset: the game.
    """
    strongest = [name for name in BOT_NAMES if name != RandomBot.name] if ruleset.book.value else []
    return (*strongest[:1], RandomBot.name)
