"""The code on the pages of the documentation, run as a reader would: what to save is saved, what to type is typed.

A block is one of a file where the paragraph before it ends with the name of a file; a second block of that file is added to
it. In a `console` block the lines behind `$` are commands, those behind `>` are typed into the game, and the others are what
is shown: line by line, or `...` for any lines. A block that begins with `>` goes on with the game of the block before. What
installs, publishes or builds something is not run: its words are looked up instead. Of many games that bots play one is
played, at random, and the table is not compared.
"""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import click
from click.testing import CliRunner

from swcore.cli.app import cli

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>\w+)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`((?:\.venv/bin/)?swcore [^`\n]+)`(?!`)")
FILE = re.compile(r"`([\w./-]+\.\w+)`[^`\n]*:$")
TESTS = re.compile(r"^def (test_\w+)\(\)", re.MULTILINE)
EXTRAS = re.compile(r"swcore\[([\w,]+)\]")
MANY = re.compile(r"(-n|--games) \d+( --bots [\w,]+)?")
ELSEWHERE = ("pip", "pytest", "pipx", "uv", "python", "twine", "git", "cd", "printf", "mkdir", "make", "open")


class Block(NamedTuple):
    """A block of code on a page.

    Attributes:
        language: what stands behind the fence.
        text: the code.
        file: the file that it is, or is a part of; "" for none.
    """

    language: str
    text: str
    file: str


def blocks(page: Path) -> Iterator[Block]:
    """Yield the blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        before = FILE.search(text[: found.start()].rstrip())
        code = "".join(line.removeprefix(found["indent"]) for line in found["text"].splitlines(keepends=True))
        yield Block(found["language"], code, before[1] if before else "")


class Reader:
    """Somebody who follows a page in a folder of its own."""

    def __init__(self, folder: Path, on_path: Callable[[Path], None] = lambda _: None) -> None:
        """Begin in a folder; `on_path` lets Python find what is installed."""
        self.folder, self.on_path = folder, on_path
        self.module = ModuleType("page")  # what the code of the page is in
        self.runner = CliRunner()
        self.game: tuple[str, list[str], list[str]] = ("", [], [])

    def read(self, block: Block) -> None:
        """Do what a block says."""
        if block.file and block.language not in ("console", "sh"):
            self.save(block)
        if block.language == "python":
            exec(compile(block.text, block.file or "page", "exec"), vars(self.module))
            for name in TESTS.findall(block.text) if block.file.startswith("test_") else ():
                vars(self.module)[name]()
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "json":
            read_json(block.text)
        elif block.language in ("console", "sh"):
            for command, typed, shown in commands(block):
                self.game = (command, typed, shown) if command else self.further(typed, shown)
                self.type(*self.game)

    def further(self, typed: list[str], shown: list[str]) -> tuple[str, list[str], list[str]]:
        """Return the game of the block before with further lines: it is played again up to here."""
        command, before, seen = self.game
        return command, before + typed, [*seen, "...", *shown]

    def save(self, block: Block) -> None:
        """Save a block as its file, or behind what was saved there; examples of the repository are there already."""
        path = self.folder / block.file
        if (ROOT / block.file).is_file():
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        known = path.read_text(encoding="utf-8") + "\n\n" if path.exists() and block.language == "python" else ""
        path.write_text(known + block.text, encoding="utf-8")

    def type(self, command: str, typed: list[str], shown: list[str]) -> None:
        """Run a command, and compare what it shows.

        Args:
            command: its line.
            typed: the lines that are typed into the game.
            shown: the lines that the page shows; none when it shows nothing.
        """
        words = shlex.split(command, comments=True)
        if words[:3] == ["pip", "install", "--editable"]:
            self.on_path(installed(self.folder / words[3]))
        if words[0] != "swcore":
            look_up(words)
            return
        many = MANY.search(command)
        words = shlex.split(MANY.sub("-n 1 --jobs 1 --bots random", command), comments=True)[1:]
        if typed and words[0] == "play" and "--resume" not in words:
            words += ["--seat", "1=human"]  # there is no terminal here
        done = self.runner.invoke(cli, words, input="\n".join([*typed, ""]) if typed else None)
        assert done.exit_code in ((0, 2) if typed or "Error" in " ".join(shown) else (0,)), f"{command}\n{done.output}"
        if shown and not many:
            compare(shown, done.output.splitlines(), command)


def commands(block: Block) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield (command, lines typed into it, lines that it shows) of a block."""
    if block.language == "sh":
        for line in block.text.splitlines():
            if line.strip() and not line.startswith("#"):
                yield line, [], []
        return
    first, *parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    if first:
        lines = first.splitlines()
        yield "", [line[2:] for line in lines if line[:2] in ("> ", ">")], lines
    for part in parts:
        command, *lines = part.splitlines()
        yield command, [line[2:] for line in lines if line[:2] in ("> ", ">")], lines


def compare(shown: list[str], told: list[str], command: str) -> None:
    """Find the lines that a page shows among those that a command prints, in their order; `...` stands for any lines."""
    rest, gap = [line.rstrip() for line in told], False
    for line in map(str.rstrip, shown):
        if line.strip() == "...":
            gap = True
            continue
        if not line:
            continue
        rest = rest[next((at for at, one in enumerate(rest) if one), len(rest)) :]
        at = next((at for at, one in enumerate(rest) if one == line), None) if gap else 0
        assert at is not None, f"{command}\ndoes not show: {line}\nbut\n" + "\n".join(rest)
        assert rest[at : at + 1] == [line], f"{command}\nshould show: {line}\nbut shows\n" + "\n".join(rest[:5])
        rest, gap = rest[at + 1 :], False


def read_json(text: str) -> None:
    """Read a block of JSON: one value, or one a line."""
    try:
        json.loads(text)
    except json.JSONDecodeError:
        for line in text.splitlines():
            json.loads(line)


def installed(pack: Path) -> Path:
    """Write beside the sources of a pack what pip would write when it installs them, and return the folder."""
    project = tomllib.loads((pack / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = pack / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    facts = [("Metadata-Version", "2.1"), ("Name", project["name"]), ("Version", project["version"])]
    facts += [("Requires-Dist", one) for one in project["dependencies"]]
    (info / "METADATA").write_text("".join(f"{name}: {told}\n" for name, told in facts), encoding="utf-8")
    points = [
        f"[{group}]\n" + "".join(f"{one} = {at}\n" for one, at in found.items())
        for group, found in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")
    return pack


def look_up(words: list[str]) -> None:
    """Look whether a command that is not run may be one: a target of make is there, an extra of swcore as well."""
    words = [word for word in words if "=" not in word or word[0] == "-"] if words[0] != "make" else words
    assert words[0].rpartition("/")[2] in ELSEWHERE, words
    if words[0] == "make":
        rules = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^[\w ]*\b{re.escape(words[1])}\b[\w ]*:(?!=)", rules, re.MULTILINE), words
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extras in EXTRAS.findall(" ".join(words)):
        assert set(extras.split(",")) <= set(known), words


def understood(line: str) -> None:
    """Look whether the options of a command that stands in a sentence are ones of its own, and whether there is such a command.

    Args:
        line: the command, from `swcore` on; words in capitals and dots stand for others.
    """
    words = [word for word in shlex.split(line.replace("...", ""))[1:] if word not in ("|", "--debug")]
    command: click.Command = cli
    context = click.Context(cli, info_name="swcore")
    while words and isinstance(command, click.Group) and not words[0].startswith("-"):
        found = command.get_command(context, words.pop(0))
        assert found is not None or line.split()[1].isupper(), f"{line}: there is no such command"
        if found is None:
            return
        command = found
        context = click.Context(command, parent=context, info_name=command.name)
    known = {option for one in command.params for option in (*one.opts, *one.secondary_opts)} | {"-h", "--help"}
    wrong = [word for word in words if word.startswith("-") and word != "-" and word.partition("=")[0] not in known]
    assert not wrong, f"{line}: {command.name} has no {wrong}"
