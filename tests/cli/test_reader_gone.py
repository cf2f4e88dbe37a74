"""Who reads the output goes away before its end, as `swcore play | head` does: nothing is told, for nobody wants it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("args", [("play", "warcraft", "--map", "small-1a"), ("pieces", "--json")])
def test_a_reader_that_goes_away_is_no_fault(args: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "swcore", *args]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(1)
    process.stdout.close()
    told = process.stderr.read().decode()
    process.stderr.close()
    process.wait(timeout=60)
    assert "Error" not in told
    assert "Traceback" not in told
