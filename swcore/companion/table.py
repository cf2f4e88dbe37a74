"""A table at work: takes lines as they are typed, and answers with lines."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import TYPE_CHECKING
from unicodedata import category

from swcore.companion.asking import asked, question, readable, words_meant
from swcore.companion.clauses import show_rules
from swcore.companion.desk import Desk, Refused, Word
from swcore.companion.history import ALL, show_history, stepped
from swcore.companion.lines import DIM, Line
from swcore.companion.names import plain
from swcore.companion.numbers import MOST, is_bare, number, shortened
from swcore.companion.points import is_entry
from swcore.companion.texts import COMMON
from swcore.game.refusals import words_of
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.companion.companion import Companion
    from swcore.companion.journal import Journal

LONGEST = 400  # letters of a line
LIKE = 0.65
STEERING = ("Cc", "Cs")  # kinds of letters that are no text: control characters, and what bytes became that are not UTF-8
ALONE = 2  # letters of a word that was cut short
MOST_QUOTED = 60  # letters of what was not understood


class Table:
    """One table.

    Args:
        companion: what the game offers.
        journal: what was done so far.
        language: the language of the texts.

    Attributes:
        understood: whether the last line was.
        left: whether somebody wants to leave.
    """

    def __init__(self, companion: Companion, journal: Journal, language: str) -> None:
        self.companion, self.journal = companion, journal
        self.texts = Catalogue(language, COMMON, companion.table)
        self.words = words_of(companion.ruleset, language)
        self.known = {word.name: word for word in (*companion.words(), *self._own())}
        self.called = {name: key for key in self.known for name in self._names(key)}
        self.understood, self.left = True, False
        self.meant = words_meant(companion.ruleset)

    def desk(self) -> Desk:
        """Return the table as it stands, to be looked at or changed."""
        return Desk(self.companion, self.journal.copy(), self.texts, self.words)

    def opening(self) -> list[Line]:
        """Return what is told of a new table."""
        desk = self.desk()
        self.companion.opening(desk)
        self.companion.turn_begins(desk)
        return [*desk.lines, *self.status()]

    def status(self) -> list[Line]:
        """Return where the game stands."""
        desk = self.desk()
        self.companion.status(desk)
        return desk.lines

    def type(self, line: str) -> list[Line]:
        """Carry out a line, and return the answer.

        Raises:
            OSError: it was carried out, and could not be written.
        """
        self.understood = True
        line = " ".join(line.split())
        if len(line) > LONGEST:
            return self._refused(Refused("long", n=LONGEST))
        if odd := next((one for one in line if category(one) in STEERING), ""):
            return self._refused(Refused("bytes" if category(odd) == "Cs" else "control", letter=f"U+{ord(odd):04X}"))
        if not line:
            return self.status()
        before, desk = self.journal.done, self.desk()
        try:
            self._carry(desk, line)
        except Refused as refused:
            return [*(desk.lines if not desk.notes else []), *self._refused(refused)]
        changed = self.journal.add(line, desk.notes, desk.facts) if before == self.journal.done else True
        return [*desk.lines, *(self.status() if changed and not self.journal.facts["over"] else [])]

    def _carry(self, desk: Desk, line: str) -> None:
        first, *rest = line.split()
        if line.startswith("?"):
            self._asked(desk, line[1:].strip())
            return
        if self.companion.takes(desk, line):
            return
        if wanted := question(self.texts, line):
            self._asked(desk, wanted)
            return
        key = self.called.get(first.lower(), "")
        entry = [] if key else is_entry(desk, line)
        if entry:
            self.known["score"].run(desk, entry)
        elif key:
            self._run(desk, key, rest)
        elif not self.companion.hear(desk, line):
            self._run(desk, self._cut_short(desk, first.lower(), line), rest)

    def _run(self, desk: Desk, key: str, rest: list[str]) -> None:
        """Carry out a word.

        Raises:
            Refused: `alone-word` for one that takes nothing, so that what stands behind it is not dropped in silence.
        """
        if rest and len(self.usage(key).split()) == 1:
            raise Refused("alone-word", word=self.usage(key), what=self.texts(f"what.{key}"))
        self.known[key].run(desk, rest)

    def _asked(self, desk: Desk, text: str) -> None:
        """Answer a question: what a place or a description stands for, else what a piece is."""
        if not text:
            self._help(desk, [])
            return
        asked(desk, question(self.texts, text) or text, self.meant)

    def _cut_short(self, desk: Desk, first: str, line: str) -> str:
        """Return the key of the one word that begins like what was typed.

        Raises:
            Refused: `unknown` or `several`.
        """
        begun = {key for name, key in self.called.items() if len(first) >= ALONE and name.startswith(first)}
        if len(begun) == 1:
            return begun.pop()
        if begun:
            raise Refused("several", near=sorted(self.usage(key) for key in begun), text=first)
        if is_bare(line):
            raise Refused("bare", n=number(line, 0, MOST))
        named = self.companion.names.near(line, fits=lambda name: readable(desk, name))
        alike = {**{one: self.usage(key) for one, key in self.called.items()}, **{plain(one): one for one in named}}
        near = difflib.get_close_matches(plain(first), alike, n=1, cutoff=LIKE)
        raise Refused("unknown", near=[alike[one] for one in near], text=shortened(line, MOST_QUOTED))

    def _refused(self, refused: Refused) -> list[Line]:
        self.understood = False
        desk = self.desk()
        params = dict(refused.params)
        told = self._how(desk, str(params["word"])) if refused.code == "usage" else desk.made(f"no.{refused.code}", **params)
        if refused.near:
            told = f"{told} {desk.made('near', names=', '.join(refused.near))}"
        return [Line(told)]

    def _how(self, desk: Desk, key: str) -> str:
        """Return how a word is written, with an example where there is one."""
        example = self.companion.example(desk, key)
        told = desk.made("no.usage", usage=self.usage(key), what=self.texts(f"what.{key}"))
        return f"{told} {desk.made('example', line=example)}" if example else told

    # -- words of every table

    def usage(self, key: str) -> str:
        """Return how a word is written, in the language."""
        return self.texts(f"word.{key}")

    def _names(self, key: str) -> Iterator[str]:
        """Yield what a word may be called, in any language."""
        yield key
        for text in self.texts.texts(f"word.{key}").values():
            yield str(text).split()[0].lower()
        for text in self.texts.texts(f"also.{key}").values():
            yield from str(text).lower().split()

    def _own(self) -> tuple[Word, ...]:
        return (
            Word("history", lambda desk, words: show_history(desk, self.journal, words), ("seats",)),
            Word("undo", lambda desk, words: stepped(desk, self.journal, back=True)),
            Word("redo", lambda desk, words: stepped(desk, self.journal, back=False), rare=True),
            Word("rules", show_rules, rare=True),
            Word("help", self._help),
            Word("quit", self._leave),
        )

    def _leave(self, desk: Desk, words: list[str]) -> None:
        self.left = True

    def _help_with(self, desk: Desk, text: str) -> None:
        """Tell of a word that is cut short, or of something in the game.

        Raises:
            Refused: `unknown` or `several`.
        """
        try:
            key = self._cut_short(desk, text, text)
        except Refused as refused:
            try:
                self._asked(desk, text)
            except Refused:
                raise refused from None
        else:
            self._help(desk, [key])

    def _help(self, desk: Desk, words: list[str]) -> None:
        """Tell what can be typed: what is needed most, about one word, or all of it."""
        asked = " ".join(words).lower()
        if asked in self.called:
            key = self.called[asked]
            desk.say(self._how(desk, key))
            for label, names in self.companion.listed(desk, key):
                desk.say(", ".join(names), mark=f"  {label}  ")
            return
        whole = asked in ALL
        if asked and not whole:
            self._help_with(desk, asked)
            return
        keys = [key for key in self.known if not self.companion.idle(desk, key)]
        desk.tell("help.title")
        for one in ("entry", "ask"):
            desk.say(self.texts(f"help.{one}.what"), mark=f"  {self.texts(f'help.{one}')}  ")
        for key in keys:
            if whole or not self.known[key].rare:
                desk.say(self.texts(f"what.{key}"), mark=f"  {self.usage(key)}  ")
        if not whole:
            rare = [self.usage(key).split()[0] for key in keys if self.known[key].rare]
            desk.tell("help.rare", words=", ".join(rare))
        desk.tell("help.more", style=DIM)
