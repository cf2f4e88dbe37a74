"""Words of a session typed with something behind them that they do not take: how they are typed."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from swcore.text.figures import is_count

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

ON, OFF, TURN = ("on", "yes", "да", "вкл"), ("off", "no", "нет", "выкл"), ("turn", "ход", "all", "всё", "все")
TAKEN = {  # what may stand behind a word, one at most
    "undo": TURN,
    "redo": (),
    "confirm": (*ON, *OFF),
    "hint": (),
    "resign": (),
    "quit": (),
}


def misused(session: Session, word: str, args: list[str]) -> str:
    """Return how a word is typed that was typed in another way, or "" when it was right.

    Args:
        session: the session.
        word: a word of the session, or one for a page of the renderer.
        args: what stands behind it.
    """
    texts, pages = session.texts, session.renderer.page_words
    if not args:
        return ""
    if word in TAKEN:
        wrong = len(args) > 1 or args[0].lower() not in TAKEN[word]
    else:
        wrong = word == "log" and not (len(args) == 1 and is_count(args[0]))
    if wrong:
        return texts("word.how", word=texts(f"word.{word}"), what=texts(f"what.{word}"))
    takes = getattr(session.renderer, "page_takes", None)
    if word not in pages or takes is None or pages[word] in takes:
        return ""
    shown, what = session.renderer.page_help()[list(dict.fromkeys(pages.values())).index(pages[word])]
    return texts("word.how", word=shown, what=what)


def file_typed(args: list[str]) -> str | None:
    """Return the name of a file that was typed, without the quotes that a shell would take off; None for an empty one.

    Args:
        args: the words behind `save` or `load`.
    """
    name = " ".join(args)
    if name[:1] in ("'", '"'):
        try:
            words = shlex.split(name)
        except ValueError:  # a quote that nothing closes is part of the name
            return name
        name = words[0] if len(words) == 1 else name
    return name or None
