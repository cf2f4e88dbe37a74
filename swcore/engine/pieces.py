"""Pieces: what a plugin entry point names.

A piece is a stateless value with an id `pack.piece`, names and texts by language, and hook implementations as methods. Who
holds it, and what it remembers, is in the state.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Never, Self

from swcore.engine.arguments import check_arguments, unknown_arguments
from swcore.engine.options import Option, OptionValue
from swcore.errors import PluginError, from_here
from swcore.text.clauses import spelled_out
from swcore.text.escaping import steering

_ID = re.compile(r"[a-z][a-z0-9_]{0,31}\.[a-z][a-z0-9_]{0,31}")
MAX_ID = 64  # an id is a word of actions, see swcore.engine.actions.WORD


class Piece:
    """Base of races, powers, markers, buildings and all else that a plugin may bring.

    Args:
        id: `pack.piece`, lower case, each part at most 32 characters and the whole at most 64.
        name: display name by language; the English one is made from the id when left out.
        text: the rule in the author's own words, by language; the class docstring when left out.
        text_ru: the same in Russian, beside an English `text`.
        clauses: ids of the rule clauses it carries out; `HOME-GNOLLS-1..8` stands for all eight.
        tags: words that some rule asks about, or one such word.
        game: id of the ruleset it belongs to; "" fits every ruleset of its family.
        options: options that the piece reads.
        words: further texts by key and language, such as `{"reason.loot": {"en": "loot", "ru": "добыча"}}`: reasons of its
            modifiers, tolls and coins (`reason.`), its refusals (`why.`), names of its ways (`mode.`, `boost.`, `use.`).
        emblem: a word for the picture on its card and its tokens, such as `wolf`; one is chosen by the id when left out, and
            for a word that there is no picture of.

    Raises:
        PluginError: `piece-id` when the id has the wrong form; `piece-argument` for a word that the class does not take;
            `piece-text` for a name or a text that is not a text, or has signs that would steer a terminal.
    """

    kind: ClassVar[str] = "piece"
    when: tuple[str, OptionValue] | None = None  # the option, and its value, with which alone its hooks are asked
    facts_by: ClassVar[str] = ""  # `module:name` of a function of the piece that gives its facts, loaded only to show it
    fixed: ClassVar[tuple[str, ...]] = ()  # arguments of a base that the class gives itself
    words: Mapping[str, Mapping[str, str]] = {}
    source: str = ""  # set by the loader: the distribution or the file it comes from
    release: str = ""  # set by the loader: the distribution with its version, or the file's name with the hash of its content
    made_at: str = "<unknown>"  # the file and the line that made it
    module: str = ""  # set by the loader: the module that a piece file was run as
    declared: Mapping[str, Any] | None = None  # set by the loader: the data of a piece without code, which saves keep
    rule_text: Mapping[str, str] = {}  # set by the loader: the text that is made from the rules of a piece without code

    def __new__(cls, *args: Any, **given: Any) -> Self:
        """Return a piece that is not made yet; words that its class does not take are refused here, before any `__init__`."""
        check_arguments(cls, args, given)
        self = super().__new__(cls)
        maker = sys._getframe(1)  # the author's line
        self.made_at = f"{maker.f_code.co_filename}:{maker.f_lineno}"
        return self

    def __init__(
        self,
        id: str,
        *,
        name: Mapping[str, str] | str | None = None,
        text: Mapping[str, str] | str | None = None,
        text_ru: str = "",
        clauses: str | Iterable[str] = (),
        tags: Iterable[str] = (),
        game: str = "",
        options: Iterable[Option] = (),
        words: Mapping[str, Mapping[str, str]] | None = None,
        emblem: str = "",
        **unknown: Never,
    ) -> None:
        if unknown:  # a class of a stranger handed them on
            raise unknown_arguments(type(self), id, unknown)
        if not _ID.fullmatch(id):
            raise PluginError(
                f"{id!r} is not a piece id.", code="piece-id", hint="Write pack.piece in lower case, such as home.gnolls."
            )
        if len(id) > MAX_ID:
            raise PluginError(
                f"The piece id {id!r} has {len(id)} characters, at most {MAX_ID} can be typed in an action.", code="piece-id"
            )
        texts: dict[str, object] = {"name": name, "text": text, "emblem": emblem}
        for field, told in texts.items():
            if not isinstance(told, str if field == "emblem" else str | Mapping | None):
                several = "" if field == "emblem" else f", or {field}={{'en': '...', 'ru': '...'}}"
                hint = f"Write {field}='...'{several}."
                raise PluginError(f"{id}: {field} is a text, not {told!r}.", code="piece-text", hint=hint, piece=id)
        self.id = id
        self.name = _by_language(name or {}, id.partition(".")[2].replace("_", " ").title())
        self.text = _by_language({} if text is None else text, _told(type(self)))
        if text_ru:
            self.text["ru"] = text_ru
        self.clauses = spelled_out(clauses)
        self.tags = frozenset((tags,) if isinstance(tags, str) else tags)
        self.game = game
        self.options = tuple(options)
        self.emblem = emblem
        if words is not None:
            self.words = dict(words)
        _check_signs(self)

    @property
    def pack(self) -> str:
        """The part of the id before the dot."""
        return self.id.partition(".")[0]

    @property
    def origin(self) -> str:
        """Where the piece comes from, for messages: a distribution, a file, or else the line that made it."""
        if self.source or self.made_at.startswith("<"):  # typed at a prompt
            return self.source or f"{type(self).__module__}.{type(self).__qualname__}"
        return f"{type(self).__name__} of {from_here(self.made_at)}"

    def facts(self) -> tuple[tuple[Mapping[str, str], Mapping[str, str]], ...]:
        """Return what else people are shown of the piece, such as a pattern, as pairs of label and value by language."""
        return ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"


def _check_signs(piece: Piece) -> None:
    """Refuse texts that would steer the terminal of whoever reads them; a name stands on one line."""
    texts: list[tuple[str, Any, bool]] = [
        ("name", piece.name, False),
        ("emblem", {"": piece.emblem}, False),
        ("text", piece.text, True),
    ]
    texts += [(f"words[{key!r}]", told, True) for key, told in piece.words.items()]
    texts += [(f"the text of the option {one.name}", one.text, True) for one in piece.options]
    for field, told, lines in texts:
        for text in told.values() if isinstance(told, Mapping) else ():
            odd = steering(text, lines=lines) if isinstance(text, str) else ""
            if odd:
                why = f"{piece.id}: {field} has the character {odd}, which steers the text and is not seen."
                raise PluginError(why, code="piece-text", hint="Leave it out.", piece=piece.id)


def _told(cls: type[Piece]) -> str:
    """Return the first line of the docstring of an author's own class; what swcore says of its classes is not one."""
    own = "__doc__" in vars(cls) and not cls.__module__.startswith("swcore.")
    return (cls.__doc__ or "").strip().partition("\n")[0] if own else ""


def _by_language(text: Mapping[str, str] | str, english: str) -> dict[str, str]:
    """Return texts by language; English is always among them, for reasons and as the language to fall back on."""
    return {"en": text} if isinstance(text, str) else {"en": english, **text}
