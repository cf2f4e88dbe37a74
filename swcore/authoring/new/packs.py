"""A new pack: a distribution with a piece, its test and all that publishing takes; and bringing an old one up to date."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from swcore.authoring.new.names import display, identifier
from swcore.authoring.new.template import Template, required_by
from swcore.authoring.new.writing import Plan, filled, plan_of, read
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.hooks.installed import FIRST_PARTY, first_party
from swcore.hooks.requirements import normalized
from swcore.text.writing import put, written
from swcore.version import HOOK_API, __version__

RECORD, FORMAT = ".swcore-new.json", "swcore-new-1"
FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "LICENSE": "LICENSE",
    ".gitignore": "gitignore",
    ".github/workflows/test.yml": "test.yml",
    "src/@module@/__init__.py": "@init@",
}
SOURCE = "swcore.authoring.new:files/pack/{}.txt"
GAME = Template(
    "game",
    {"en": "a game of its own", "ru": "своя игра"},
    code={"@id@.py": "swcore.authoring.new:files/game.py.txt", "test_@id@.py": "swcore.authoring.new:files/test_game.py.txt"},
)
RESERVED = ("home", "swcore", "plain")
MOST_LINES = 40  # of one difference that is told


@attrs.frozen
class Wish:
    """What a pack is made from; kept in it, so that it can be made again.

    Attributes:
        name, name_ru: what people call it.
        kind: the kind of its first piece.
        game: the game that this is for; "" for one of its own.
        answers: answers by question.
        code: whether it is written in Python, as is what has no template without code.
    """

    name: str
    name_ru: str = ""
    kind: str = ""
    game: str = ""
    answers: Mapping[str, str] = attrs.field(factory=dict)
    code: bool = False


@attrs.frozen
class Refreshed:
    """What became of the files of an old pack.

    Attributes:
        written: files that were brought up to date, or are new.
        left: files that their author has changed and that would be written otherwise now, each with how it differs from that.
        gone: files that their author has thrown away.
    """

    written: tuple[str, ...]
    left: tuple[tuple[str, str], ...]
    gone: tuple[str, ...] = ()


def pack_of(wish: Wish, template: Template, ruleset: Ruleset | None, reserved: tuple[str, ...] = ()) -> Plan:
    """Return the files of a pack.

    Args:
        wish: what it is made from.
        template: what its piece is written from.
        ruleset: the game that it is for; None for a game of its own.
        reserved: first parts of ids that others have.
    """
    word = identifier(wish.name, "pack")
    pack = f"{word[:27]}_pack" if word in (*reserved, *RESERVED) else word
    dist, module, own = f"swcore-{pack.replace('_', '-')}", f"swcore_{pack}", template.kind == "game"
    piece, code = identifier(wish.name, template.kind), wish.code or not template.data
    shown = display(wish.name) or word
    fills = {
        "dist": dist,
        "module": module,
        "pack": pack,
        "id": piece,
        "title": "".join(f"\\{letter}" if letter in "\\`*_[]<>#|" else letter for letter in shown),
        "description": json.dumps(f"{shown}, for swcore.", ensure_ascii=False, allow_nan=False),
        "requires": ", ".join(json.dumps(one, allow_nan=False) for one in _required(ruleset)),
        "hook_api": str(HOOK_API),
        "home": f"{module}.{piece}" if code else module,
        "init": "init.py" if code else "init_data.py",
        "games": f'\n[project.entry-points."swcore.games"]\n"{pack}.{piece}" = "{module}.{piece}:{piece}"\n' if own else "",
        "play": f"swcore play {pack}.{piece}" if own else f"swcore play {_game(ruleset)}--with {pack}",
    }
    loaded = {
        "imports": "",
        "load": "" if own else f'PIECES = ["{pack}"]\n',
        "checked": f'"{pack}"',
        "path": "",
        "loader": ", load_plugins",
        "rules": f'load_plugins("{pack}.{piece}")',
    }
    made = plan_of(template, ruleset, wish.name, name_ru=wish.name_ru, answers=wish.answers, code=code, pack=pack, loaded=loaded)
    sources = {filled(path, fills): SOURCE.format(filled(source, fills)) for path, source in FILES.items()}
    files = {path: filled(read(source, None), fills) for path, source in sources.items()}
    for path, text in made.files.items():
        files[f"tests/{path}" if path.startswith("test_") else f"src/{module}/{path}"] = text
    return Plan(dist, {**files, RECORD: _record(wish, files)})


def _required(ruleset: Ruleset | None) -> list[str]:
    """Return what a pack requires: swcore and, for a game of swcore, all that it is played with; else what the game names."""
    games = required_by(ruleset.book) if ruleset is not None else ()
    own = first_party()
    extra = f"[{FIRST_PARTY}]" if any(normalized(one) in own for one in games) else ""
    version = ".".join(__version__.split(".")[:2])
    return [f"swcore{extra}>={version}", *(one for one in games if normalized(one) not in own)]


def _game(ruleset: Ruleset | None) -> str:
    name = ruleset.id.partition(".")[2].replace("_", "-") if ruleset is not None else ""
    return f"{name} " if name else ""


def _record(wish: Wish, files: Mapping[str, str]) -> str:
    data = {
        "format": FORMAT,
        "swcore": __version__,
        "wish": attrs.asdict(wish),
        "files": {name: _hash(text) for name, text in files.items()},
    }
    return json.dumps(data, ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def _hash(text: str) -> str:
    return hashlib.sha256(text.replace("\r\n", "\n").encode()).hexdigest()


def recorded(folder: Path) -> tuple[Wish, dict[str, str]]:
    """Return what a pack was made from, and the hashes of its files then.

    Raises:
        SwcoreError: `not-a-new-pack` for a folder that `swcore new pack` has not written.
    """
    try:
        data: Any = json.loads((folder / RECORD).read_text(encoding="utf-8"))
        assert data["format"] == FORMAT
        wish = Wish(**{"code": True, **data["wish"]})  # before there were others all were
        return wish, {str(name): str(digest) for name, digest in data["files"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, AssertionError):
        told = f"{folder} was not written by swcore new pack: {RECORD} is missing or damaged."
        raise SwcoreError(
            told, code="not-a-new-pack", hint="Give the folder of the pack: --out FOLDER.", folder=str(folder)
        ) from None


def refresh(folder: Path, plan: Plan, before: Mapping[str, str]) -> Refreshed:
    """Bring the files of a pack up to date that its author has not changed.

    Args:
        folder: the pack.
        plan: what would be written now.
        before: the hashes of what was written then.
    """
    new, left = [], []
    for name, text in plan.files.items():
        path, is_there = folder / name, (folder / name).is_file()
        now = path.read_text(encoding="utf-8", errors="replace") if is_there else ""
        if name == RECORD or (is_there and now.replace("\r\n", "\n") == text) or (not is_there and name in before):
            continue  # the same, or thrown away by its author
        if is_there and _hash(now) != before.get(name):
            if _hash(text) != before.get(name):
                left.append((name, _difference(name, now, text)))
            continue
        with written(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        put(path, text)
        new.append(name)
    if new:
        put(folder / RECORD, plan.files[RECORD])
    gone = [name for name in plan.files if name in before and not (folder / name).is_file()]
    return Refreshed(tuple(new), tuple(left), tuple(gone))


def _difference(name: str, now: str, text: str) -> str:
    lines = list(difflib.unified_diff(now.splitlines(), text.splitlines(), f"{name} (yours)", f"{name} (new)", lineterm="", n=1))
    return "\n".join([*lines[:MOST_LINES], *(["..."] if len(lines) > MOST_LINES else [])])
