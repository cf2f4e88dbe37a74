"""Ctrl-C while the program is being imported shows no traceback."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

CONTROL_C = 0xC000013A  # of Windows
ENTRY = "import sys\nfrom swcore.cli import main\nif __name__ == '__main__':\n    sys.exit(main())\n"


def stopped(folder: Path, module: str, program: str = "swcore") -> subprocess.CompletedProcess[str]:
    """Run an entry script in which Ctrl-C comes while a module is imported."""
    (folder / module).with_suffix(".py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    script = folder / program
    script.write_text(ENTRY, encoding="utf-8")
    return subprocess.run([sys.executable, str(script), "--version"], capture_output=True, text=True, check=False)


def test_in_the_imports_of_the_commands_it_leaves_with_130(tmp_path: Path) -> None:
    done = stopped(tmp_path, "click")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_in_the_imports_of_swcore_itself_it_ends_as_by_the_signal(tmp_path: Path) -> None:
    done = stopped(tmp_path, "attrs")
    assert (done.stdout, done.stderr) == ("", "")
    assert done.returncode in (-signal.SIGINT, CONTROL_C)


def test_a_program_of_somebody_else_keeps_its_traceback(tmp_path: Path) -> None:
    assert "KeyboardInterrupt" in stopped(tmp_path, "attrs", "other.py").stderr
