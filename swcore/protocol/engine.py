"""Conversations on two streams: one JSON object a line. `swcore engine` runs it on stdin and stdout."""

from __future__ import annotations

from typing import BinaryIO

from swcore.protocol.conversation import Conversation
from swcore.protocol.desk import Desk
from swcore.protocol.failures import failure_of
from swcore.protocol.lines import LOCAL, bad, line_of

CHUNK = 1 << 16


def serve(source: BinaryIO, target: BinaryIO, desk: Desk | None = None, lang: str = "en", most: int = LOCAL) -> None:
    """Answer every line of a stream with a line, until it ends.

    Args:
        source: where requests come from.
        target: where answers go.
        desk: the desk; one of its own when None.
        lang: the language of texts where a request names none.
        most: how many bytes a line may have.

    Raises:
        OSError: the caller is gone.
    """
    talk = Conversation(desk or Desk(), lang, most=most)
    while line := source.readline(most + 1):
        if len(line) > most and not line.endswith(b"\n"):
            while (rest := source.readline(CHUNK)) and not rest.endswith(b"\n"):
                pass
            told = failure_of(bad("large", f"A message has at most {most} bytes.", most=most), None, lang)
            target.write(line_of(told.to_json()))
        elif line.strip():
            target.write(talk.ask_line(line.rstrip(b"\r\n")))
        target.flush()
