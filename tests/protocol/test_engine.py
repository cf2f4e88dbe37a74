"""The engine on two streams."""

from __future__ import annotations

import io
import json
import subprocess
import sys

from click.testing import CliRunner

from swcore.cli.app import cli
from swcore.protocol.desk import Desk
from swcore.protocol.engine import serve
from tests.protocol.talk import loaded


def served(text: bytes, most: int = 4096) -> list[dict[str, object]]:
    """Return what comes back for a stream."""
    target = io.BytesIO()
    serve(io.BytesIO(text), target, Desk(load=loaded), most=most)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def test_every_line_has_an_answer_and_an_empty_one_none() -> None:
    found = served(b'{"do":"hello","protocol":1,"id":1}\r\n\n{"do":"new","game":"small-world","id":2}\n{"do":"menu","id":3}')
    assert [one["id"] for one in found] == [1, 2, 3]
    assert all("answer" in one for one in found)


def test_a_line_that_is_too_long_is_passed_over_whole() -> None:
    found = served(b'{"a":"' + b"x" * 300_000 + b'"}\n{"do":"hello","protocol":1}\n')
    assert [one.get("error", {}).get("code") for one in found] == ["bad-line", None]  # type: ignore[attr-defined]


def test_a_protocol_that_is_not_spoken_is_refused() -> None:
    told = served(b'{"do":"hello","protocol":2}\n')[0]["error"]
    assert told["code"] == "protocol"  # type: ignore[index]
    assert told["params"] == {"asked": 2, "spoken": 1}  # type: ignore[index]


def test_the_command_answers_on_stdout() -> None:
    done = CliRunner().invoke(cli, ["engine", "--lang", "ru"], input='{"do":"mneu"}\n')
    assert json.loads(done.stdout)["error"]["text"] == "Нет запроса «mneu»."


def test_a_reader_who_is_gone_ends_it_without_a_word() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", "swcore", "engine"], stdin=pipe, stdout=pipe, stderr=pipe) as engine:
        assert engine.stdin
        assert engine.stdout
        assert engine.stderr
        engine.stdin.write(b'{"do":"hello","protocol":1}\n')
        engine.stdin.flush()
        assert b'"answer"' in engine.stdout.readline()
        engine.stdout.close()
        engine.stdin.write(b'{"do":"mneu"}\n')
        engine.stdin.close()
        assert engine.stderr.read() == b""
        assert engine.wait(60) == 1


def test_no_table_is_told_so_in_both_languages() -> None:
    found = served(b'{"do":"menu"}\n{"do":"menu","lang":"ru"}\n{"do":"menu","lang":"ru","table":"t9"}\n')
    told = [one["error"]["text"] for one in found]  # type: ignore[index]
    assert told == [
        "No table was named, and none was used before.",
        "Стол не назван, а прежде ни один не был открыт.",
        "Нет стола «t9».",
    ]
