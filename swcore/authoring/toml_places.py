"""Where the values of a TOML text stand. The text has been read before, so nothing here looks whether it is right."""

from __future__ import annotations

import json
import re

from swcore.authoring.places import Path, Places

_SPACE = re.compile(r"(?:\s|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
_STRING = re.compile(r'''"""(?:[^\\]|\\.)*?"""+|\'\'\'.*?\'\'\'+|"(?:[^"\\]|\\.)*"|'[^']*\'''', re.DOTALL)
_PLAIN = re.compile(r"[^,\]}#\n]*")


class _Reader:
    """One walk over a text."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.places = text, 0, Places(text)
        self.counts: dict[Path, int] = {}  # of lists of tables: how many there are so far

    def skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found[0]

    def peek(self, word: str) -> bool:
        return self.text.startswith(word, self.at)

    def take(self, word: str) -> bool:
        if self.peek(word):
            self.at += len(word)
            return True
        return False

    def key(self, base: Path, *, table: bool = False) -> Path:
        """Return the path of a dotted key; of a table the last one of each list of tables on the way is meant."""
        path = base
        while True:
            self.skip(_BLANK)
            start, word = self.at, self.skip(_KEY)
            if path in self.counts and table:
                path = (*path, self.counts[path] - 1)
            path = (*path, _plain(word))
            self.places.key(path, start)
            self.skip(_BLANK)
            if not self.take("."):
                return path

    def document(self) -> Places:
        base: Path = ()
        while self.skip(_SPACE) is not None and self.at < len(self.text):
            start = self.at
            if self.take("[["):
                path = self.key((), table=True)
                self.counts[path] = self.counts.get(path, 0) + 1
                base = (*path, self.counts[path] - 1)
                self.places.value(base, start)
                self.take("]]")
            elif self.take("["):
                base = self.key((), table=True)
                if base in self.counts:
                    base = (*base, self.counts[base] - 1)
                self.take("]")
            else:
                self.member(base)
            if self.at == start:  # nothing that TOML has: never go round for ever
                break
        return self.places

    def member(self, base: Path) -> None:
        path = self.key(base)
        self.take("=")
        self.skip(_BLANK)
        self.value(path)

    def value(self, path: Path) -> None:
        self.places.value(path, self.at)
        if self.take("["):
            count = 0
            while self.skip(_SPACE) is not None and not self.take("]") and self.at < len(self.text):
                self.value((*path, count))
                count += 1
                self.skip(_SPACE)
                self.take(",")
        elif self.take("{"):
            while self.skip(_SPACE) is not None and not self.take("}") and self.at < len(self.text):
                self.member(path)
                self.skip(_SPACE)
                self.take(",")
        elif not self.skip(_STRING):
            self.skip(_PLAIN)


def toml_places(text: str) -> Places:
    """Return where everything stands in a text that is TOML."""
    return _Reader(text).document()


def _plain(word: str) -> str:
    if word.startswith('"'):
        try:
            return str(json.loads(word))
        except ValueError:  # an escape that JSON lacks
            return word[1:-1]
    return word[1:-1] if word.startswith("'") else word
