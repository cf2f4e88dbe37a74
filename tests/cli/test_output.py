"""S2, S12 and C4: any encoding, no standard input, and commands that work where they are advised."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from swcore.cli import program as called
from swcore.cli.output import visible
from swcore.cli.program import advised, program

CODE = "import sys; sys.argv[0] = 'swcore'; from swcore.cli import main; main()"


def swcore(*args: str, encoding: str, code: str = CODE) -> subprocess.CompletedProcess[bytes]:
    env = {"PYTHONIOENCODING": encoding, "PATH": "/usr/bin:/bin", "COLUMNS": "100", "PYTHONUTF8": "0"}
    return subprocess.run(
        [sys.executable, "-c", code, *args], stdin=subprocess.DEVNULL, capture_output=True, env=env, timeout=300, check=False
    )


@pytest.mark.parametrize("encoding", ["cp1252", "cp866", "ascii"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_is_told_in_any_encoding_s2(encoding: str, language: str) -> None:
    """S2: a UnicodeEncodeError in mid-game at a minus sign, a dot or a quotation mark."""
    quick = ("--seat", "1=random", "--seat", "2=random")
    found = swcore("play", "--seed", "3", *quick, "--lang", language, encoding=encoding)
    assert (found.returncode, found.stderr) == (0, b"")
    told = found.stdout.decode(encoding)
    words = {"en": "Final table", "ru": "Итог" if encoding == "cp866" else "Itog"}
    assert words[language] in told
    assert "?" not in told.replace("?..", "")


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_what_has_no_letter_gets_a_plain_one_s2(encoding: str) -> None:
    """S2: a minus stays a minus, Cyrillic is spelled in Latin letters, what is unknown is a question mark."""
    code = "from swcore.cli.output import make_safe; make_safe(); print('−1 ± 2 … ■ Щит Ёж 漢')"
    told = swcore(encoding=encoding, code=code).stdout.decode(encoding).strip()
    assert told.replace("±", "+/-").replace("…", "...") == "-1 +/- 2 ... # Shchit Ezh ?"


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-16"])
@pytest.mark.parametrize("args", [("maps", "--lang", "ru"), ("show", "base.orcs", "--lang", "ru"), ("rules", "SW-DIE-1")])
def test_json_is_always_utf_8_s2(encoding: str, args: tuple[str, ...]) -> None:
    """S2: programs read it, not people."""
    found = swcore(*args, "--json", encoding=encoding)
    assert found.returncode == 0
    assert json.loads(found.stdout.decode("utf-8"))


def test_an_error_is_told_in_any_encoding_s2() -> None:
    found = swcore("play", "шахматы", encoding="cp1252")
    assert found.returncode == 2
    assert b"shakhmaty" in found.stderr


@pytest.mark.parametrize("closing", ["sys.stdin = None", "sys.stdin.close()", "sys.stdin = sys.__stdin__ = None"])
def test_closed_standard_input_is_no_terminal_s12(closing: str) -> None:
    """S12: 'NoneType' object has no attribute 'isatty'."""
    code = CODE.replace("import sys;", f"import sys; {closing};")
    found = swcore("play", "--seed", "3", "--seat", "1=random", "--seat", "2=random", encoding="utf-8", code=code)
    assert (found.returncode, found.stderr) == (0, b"")
    assert "Final table" in found.stdout.decode()


def test_a_person_without_standard_input_is_told_so_s12() -> None:
    code = CODE.replace("import sys;", "import sys; sys.stdin = None;")
    found = swcore("play", "--seat", "1=human", encoding="utf-8", code=code)
    assert found.returncode == 2
    assert b"There is no terminal for a person to play at." in found.stderr


def test_control_characters_are_spelled_out() -> None:
    assert visible("a\x1b[2Jb\tc\nd\x9b") == "a\\x1b[2Jb\tc\nd\\x9b"


# -- commands that are advised


@pytest.mark.parametrize(
    ("argv", "path", "told"),
    [
        ("/usr/local/bin/swcore", "/usr/local/bin/swcore", "swcore"),
        ("/home/me/.venv/bin/swcore", None, "/home/me/.venv/bin/swcore"),
        (".venv/bin/swcore", "/usr/bin/swcore", ".venv/bin/swcore"),  # `make play`, beside another one that is installed
        ("/home/my games/bin/swcore", None, "'/home/my games/bin/swcore'"),
        ("/lib/swcore/__main__.py", None, f"{sys.executable} -m swcore"),
        ("/usr/bin/pytest", None, "swcore"),
    ],
)
def test_the_command_that_works_here_is_advised_c4(
    argv: str, path: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C4: `Go on with: swcore play --load ...` where `swcore` is not on the path."""
    monkeypatch.setattr(sys, "argv", [argv])
    monkeypatch.setattr(called, "which", lambda name: path)
    assert program() == told
    assert advised("See `swcore maps`, swcore play --help, not swcore.conquest or /x/swcore play.") == (
        f"See `{told} maps`, {told} play --help, not swcore.conquest or /x/swcore play."
    )


def test_a_command_for_another_folder_is_told_with_its_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`cd` stands before it among what is told of a new pack."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/swcore"])
    monkeypatch.setattr(called, "which", lambda name: None)
    assert advised("swcore check elves") == ".venv/bin/swcore check elves"
    assert advised("swcore check elves", anywhere=True) == f"{tmp_path}/.venv/bin/swcore check elves"


def test_python_m_swcore_is_the_command_and_names_itself_c4(tmp_path: Path) -> None:
    found = subprocess.run([sys.executable, "-m", "swcore", "play", "--nix"], capture_output=True, cwd=tmp_path, check=False)
    assert found.returncode == 2
    assert found.stderr.decode().splitlines()[-1].endswith("-m swcore play --help")
