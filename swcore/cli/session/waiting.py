"""Choosing among the games that were left: the newest stands last, beside the question, and old ones can be removed."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from swcore.cli.session.autosave import remove
from swcore.cli.texts import ALIASES, YES
from swcore.errors import SwcoreError
from swcore.wording.catalogue import LANGUAGES

if TYPE_CHECKING:
    from swcore.cli.session.autosave import Kept
    from swcore.cli.terminal import Terminal
    from swcore.wording.catalogue import Catalogue

AT_ONCE = 6  # games that are listed at once: with two lines each they fit into a window of 24 lines, with the question
MORE, DROP = ("more", "ещё", "еще"), ("drop", "удалить")
SPAN = re.compile("([0-9]{1,4})(?: *[-–] *([0-9]{1,4}))?")


def choose(kept: Sequence[Kept], terminal: Terminal, texts: Catalogue, *, language: bool = True) -> Kept | None:
    """Return the game to go on with: the only one, or the one that the player chooses; None when the player leaves.

    Args:
        kept: the games, the newest first.
        terminal, texts: to ask.
        language: whether a game goes on in the language in which it was left.

    Raises:
        SwcoreError: `no-kept-game`.
        EOFError: the input of a pipe has ended.
    """
    if not kept:
        hint = "A game that you leave is kept by itself; --load FILE opens a save."
        raise SwcoreError("There is no game to go on with.", code="no-kept-game", hint=hint)
    if len(kept) == 1:
        return kept[0]
    return _Choice(kept, terminal, texts, language).made()


@attrs.define
class _Choice:
    """One choice: what is shown of the list, and how the lines that are typed are read."""

    kept: Sequence[Kept]
    terminal: Terminal
    texts: Catalogue
    language: bool

    def made(self) -> Kept | None:
        """Ask until a game is chosen, or nobody wants one; games that are dropped leave the list."""
        shown = self._list(0)
        while self.kept:
            line = self._line()
            if line == "" or ALIASES.get(line, line) == "quit":
                return None
            if line in MORE:
                shown = self._list(shown if shown < len(self.kept) else 0)
            elif line.split()[0] in DROP:
                shown = self._drop(line.partition(" ")[2].strip()) or shown
            elif (span := SPAN.fullmatch(line)) and not span[2] and 1 <= int(span[1]) <= len(self.kept):
                return self.kept[int(span[1]) - 1]
            else:
                self.terminal.say(self.texts("resume.how", n=len(self.kept)))
        self.terminal.say(self.texts("resume.none"))
        return None

    def _line(self) -> str:
        try:
            return self.terminal.ask(self.texts("resume.which", n=len(self.kept)) + " ").lower()
        except EOFError:
            if self.terminal.piped:
                raise
            self.terminal.say("")
            return ""

    def _list(self, first: int) -> int:
        """Show some games, the newest of them last; return how many have been shown in all."""
        last = min(first + AT_ONCE, len(self.kept))
        if last < len(self.kept):
            self.terminal.say(self.texts("resume.more", n=len(self.kept) - last, last=len(self.kept)), style="dim")
        for number in range(last, first, -1):
            one = self.kept[number - 1]
            title, *about = one.told(self.texts.language) or [one.game, self.texts.count("step", one.steps)]
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when))
            head = " · ".join((title, *self._habits(one), self.texts("resume.when", when=when)))
            self.terminal.item(f"{number:>2}  ", "\n".join((head, *about)))
        return last

    def _habits(self, one: Kept) -> list[str]:
        """Return how a game was played, where that is not as usual: with a guide, or in another language than this list."""
        about, told = one.about(), list[str]()
        if about.get("guided") is True:
            told.append(self.texts("resume.guided"))
        language = about.get("language")
        if self.language and language in LANGUAGES and language != self.texts.language:
            told.append(self.texts(f"resume.in.{language}"))
        return told

    def _drop(self, text: str) -> int:
        """Remove the games of some numbers, if the player really means it; return how many are shown of the list, or 0."""
        span = SPAN.fullmatch(text)
        first, last = (int(span[1]), int(span[2] or span[1])) if span else (0, 0)
        if not 1 <= first <= last <= len(self.kept):
            self.terminal.say(self.texts("resume.how", n=len(self.kept)))
            return 0
        told = self.texts("resume.drop?", games=self.texts.count("game", last - first + 1))
        if self.terminal.ask(told).lower() not in YES:
            self.terminal.say(self.texts("resume.stay"))
            return 0
        for one in self.kept[first - 1 : last]:
            remove(one.path)
        self.kept = [*self.kept[: first - 1], *self.kept[last:]]
        self.terminal.say(self.texts("resume.dropped"))
        return self._list(0) if self.kept else 0
