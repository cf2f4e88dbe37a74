"""What may come next while a line is typed, and what it would do: from the menu, the words and the pages of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.cli.session.match import clear, match, written_out
from swcore.cli.session.words import WORDS, word_of
from swcore.cli.texts import ALIASES
from swcore.wording.catalogue import FALLBACK

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

Choice = tuple[str, str]


class Completer:
    """Completes the lines of a session.

    Args:
        session: the session; its menu is the one that was shown last.
    """

    def __init__(self, session: Session) -> None:
        self.session = session

    def choices(self, text: str) -> list[Choice]:
        """Return the words that may stand at the end of a text, each with what it means.

        Args:
            text: the text up to the cursor; its last word may have been begun.
        """
        *before, _ = text.split(" ")
        before = [word for word in before if word]
        if text.startswith("?"):
            before = [before[0].lstrip("?"), *before[1:]] if before else []
            return self._actions([word for word in before if word])
        if not before:
            return [*self._actions([]), *self._words(text)]
        word = word_of(before[0])
        if word in WORDS or before[0].lower() in self.session.renderer.page_words:
            return self._named(word, len(before))
        return self._actions(before)

    def preview(self, text: str) -> str:
        """Return what a line would do when it is clear: the action with what it does."""
        session = self.session
        if not text.startswith("?") and word_of(text.strip()) in (*WORDS, *session.renderer.page_words):
            return ""  # such a word is never an action, though an action of the moment may end in it
        line = session.read(text.lstrip("?").strip(), session.asked or 0) if text.strip() else ""
        found = match(line, session.menu, session.spelled) if line else []
        if not clear(line, found, session.spelled):
            return ""
        about = session.labels.get(found[0], "").partition("\n")[0]
        return " · ".join(part for part in (session.spoken.say(found[0]), about) if part)

    def _actions(self, before: list[str]) -> list[Choice]:
        """Return the next words of the actions that begin with some words."""
        session, found = self.session, dict[str, str]()
        before = written_out(" ".join(before), sorted({action.kind for action in session.menu})).split()
        if before and before[0].lower() not in {action.kind for action in session.menu}:
            before = session.read(" ".join(before), session.asked or 0).split()
        for action in session.menu:
            words = action.text.split()
            if [word.lower() for word in words[: len(before)]] == [word.lower() for word in before] and len(words) > len(before):
                whole = len(words) == len(before) + 1
                said = session.spoken.say(action).split()[len(before)]
                found.setdefault(said, session.labels.get(action, "").partition("\n")[0] if whole else "")
        return list(found.items())

    def _words(self, text: str) -> list[Choice]:
        """Return the words besides actions: in the own language, and in the others once letters of theirs are typed."""
        texts, pages = self.session.texts, self.session.renderer.page_help()
        shown = [(texts(f"word.{word}").split()[0], texts(f"what.{word}")) for word in WORDS]
        shown += [(word.split()[0], about) for word, about in pages]
        if not text or texts.language == FALLBACK:
            return shown
        known = {word for word, _ in shown}
        others = [*WORDS, *ALIASES, *self.session.renderer.page_words]
        return [*shown, *((word, "") for word in others if word not in known)]

    def _named(self, word: str, given: int) -> list[Choice]:
        """Return what may stand behind a word: places and pieces of this game."""
        return [] if given > 1 else [(name, "") for name in self.session.places()]
