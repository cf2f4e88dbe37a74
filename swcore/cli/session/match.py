"""From what a player typed to an action."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from swcore.engine.actions import Action
from swcore.text.figures import is_count


def match(text: str, actions: Sequence[Action], spelled: Collection[str] = ()) -> list[Action]:
    """Return the legal actions that a text may mean: one when it is clear, several when it is not, none when it means nothing.

    A number counts from 1. The first word may be cut short, and of a piece's id its last part, or the beginning of it, is enough.
    Every other word must stand in full, and none may be missing: a text never turns into an action that says more than it. One
    that several actions go on from may mean any of them. The first word may be left out where the others alone say enough, and so
    may the id of a piece where what is left names one action.

    Args:
        text: what was typed.
        actions: the legal actions, in the order in which the player sees them.
        spelled: kinds of actions that are never meant when their word is left out, as long as there are others.
    """
    words = text.split()
    if not words:
        return list(actions) if len(actions) == 1 else []
    if len(words) == 1 and is_count(words[0]):
        number = int(words[0].lstrip("0")[:6] or 0)
        return [actions[number - 1]] if 1 <= number <= len(actions) else []
    kind = words[0].lower()
    kinds = {action.kind for action in actions}
    meant = {kind} if kind in kinds else {one for one in kinds if one.startswith(kind)}
    found = [action for action in actions if action.kind in meant]
    if not found:
        return _about(words, actions, spelled)
    if len(words) == 1 and len(meant) > 1:
        return found
    exact = [action for action in found if action.args == tuple(words[1:])]
    if exact:
        return exact
    full = [action for action in found if _fits(words[1:], action.args)]
    if full:
        return [one for one in full if _bare(one.args) == tuple(words[1:])] or full
    if len(words) == 1:
        return found
    longer = [action for action in found if action.args[: len(words) - 1] == tuple(words[1:])]
    return longer if len(longer) > 1 else _unnamed(words[1:], found)


def clear(text: str, found: Sequence[Action], spelled: Collection[str] = ()) -> bool:
    """Return whether a text names exactly the one action that was found, nothing left to guess.

    Args:
        text: what was typed.
        found: what `match` found for it.
        spelled: as for `match`.
    """
    words = text.split()
    if len(found) != 1 or not words or (len(words) == 1 and is_count(words[0])):
        return len(found) == 1
    if not found[0].kind.startswith(words[0].lower()):
        return (_fits(words, found[0].args) or _is_unnamed(words, found[0])) and found[0].kind not in spelled
    return len(words) != 1 or not found[0].args


def written_out(text: str, kinds: Iterable[str]) -> str:
    """Return a text with its first word completed, where only one kind of action begins with it."""
    first, *rest = text.split() or [""]
    meant = [kind for kind in kinds if first and kind.startswith(first.lower())]
    return " ".join([meant[0], *rest]) if len(meant) == 1 else text


def _about(words: Sequence[str], actions: Sequence[Action], spelled: Collection[str]) -> list[Action]:
    """Return the actions that a text without the first word may mean: those it says all of, else those that go on from it."""
    whole = [action for action in actions if _fits(words, action.args)]
    whole = [action for action in whole if action.args == tuple(words)] or whole
    return (
        [action for action in whole if action.kind not in spelled]
        or whole
        or [action for action in actions if action.args and _fits(words, action.args[: len(words)])]
        or _unnamed(words, [action for action in actions if action.kind not in spelled])
    )


def _unnamed(words: Sequence[str], actions: Sequence[Action]) -> list[Action]:
    """Return the one action that a text names all of but its piece: `r06` for `place home.flag r06`; none where several fit."""
    found = [action for action in actions if _is_unnamed(words, action)]
    return found if len(found) == 1 else []


def _is_unnamed(words: Sequence[str], action: Action) -> bool:
    rest = [arg for arg in action.args if "." not in arg]
    return 0 < len(rest) < len(action.args) and list(words) == rest


def _fits(words: Sequence[str], args: Sequence[str]) -> bool:
    return len(words) == len(args) and all(
        word == arg or ("." in arg and _last(arg).startswith(word)) for word, arg in zip(words, args, strict=True)
    )


def _bare(args: Sequence[str]) -> tuple[str, ...]:
    return tuple(_last(arg) for arg in args)


def _last(word: str) -> str:
    return word.rpartition(".")[2]
