"""What the server says of its own errors, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import swcore_server.commands  # brings what the command line says in Russian
from swcore_server.words import failure

from swcore.errors import SwcoreError

DETAILS = {
    "request": "x",
    "name": "x",
    "table": "t",
    "field": "f",
    "seat": 1,
    "number": 2,
    "seats": 2,
    "case": "large",
    "most": 9,
    "line": 3,
    "kind": "x",
    "address": "x",
    "given": "x",
    "database": "x",
    "why": "x",
    "link": "x",
    "text": "x",
}
CODES = {
    code
    for path in Path(swcore_server.commands.__file__).parent.glob("*.py")
    for code in re.findall(r'code="([\w-]+)"', path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_error_of_the_server_is_told_in_russian(code: str) -> None:
    error = SwcoreError("It is so.", code=code, hint="Do this.", **DETAILS)
    told = failure(error, 1, "ru").error
    assert re.search("[а-я]", told.text), told.text
    assert "Do this" not in told.hint
    assert failure(error, 1, "en").error.text == "It is so."


def test_a_disk_that_is_full_is_told_as_such() -> None:
    told = failure(OSError(28, "No space left on device"), 1, "en").error
    assert (told.code, told.params["why"]) == ("not-kept", "No space left on device")
