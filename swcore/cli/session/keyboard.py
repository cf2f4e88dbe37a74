"""Reading a line with prompt_toolkit. Only imported where that is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.history import History
from prompt_toolkit.shortcuts import CompleteStyle

from swcore.cli.session.lines import Lines, ending

if TYPE_CHECKING:
    from swcore.cli.session.lines import Choices, Preview, Read

PREVIEW = 60  # letters of what a line would do
ROOM = 5  # lines below the prompt for the words to choose from


class _Words(Completer):  # type: ignore[misc, unused-ignore]  # the extra may be missing where types are checked
    """Offers the words that may come next."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices

    def get_completions(self, document: Any, complete_event: Any) -> Iterator[Completion]:
        """Yield what goes on from the text before the cursor."""
        text = document.text_before_cursor
        for word, about, length in ending(text, self.choices(text)):
            yield Completion(word, start_position=-length, display_meta=about)


class _Kept(History):  # type: ignore[misc, unused-ignore]
    """The history, in a plain file."""

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self.lines = lines

    def append_string(self, string: str) -> None:
        """Take in a line that says something."""
        if self.lines.worth(string):
            super().append_string(string)

    def load_history_strings(self) -> Iterable[str]:
        """Return the lines, the newest first."""
        return reversed(self.lines.read())

    def store_string(self, string: str) -> None:
        """Keep a line."""
        self.lines.add(string)


def reader(history: Path | None, choices: Choices, preview: Preview, **streams: Any) -> Read:
    """Return a function that reads a line; Ctrl-C raises `KeyboardInterrupt`, Ctrl-D on an empty line `EOFError`.

    Args:
        history, choices, preview: as for `line_editor`.
        **streams: `input` and `output` of prompt_toolkit, for tests.
    """
    session: Any = PromptSession(
        history=_Kept(Lines(history)),
        completer=_Words(choices),
        complete_while_typing=False,
        complete_style=CompleteStyle.COLUMN,
        reserve_space_for_menu=ROOM,
        **streams,
    )

    def beside() -> str:
        told = preview(session.default_buffer.text)
        return told if len(told) <= PREVIEW else f"{told[: PREVIEW - 1]}…"

    read: Callable[..., str] = session.prompt
    return lambda prompt: read(prompt, rprompt=beside)
