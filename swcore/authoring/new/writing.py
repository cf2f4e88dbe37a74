"""Filling templates in, and writing the files: all of them or none, and nothing that is there already."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path

import attrs

from swcore.authoring.building import built
from swcore.authoring.dialect import dialect_of
from swcore.authoring.new.names import class_name, display, identifier
from swcore.authoring.new.template import Template
from swcore.authoring.source import from_data
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.text.resources import resource
from swcore.text.writing import written
from swcore.wording.catalogue import LANGUAGES

WORD = re.compile(r"@([a-z_]+)@")
HOME = "home"


@attrs.frozen
class Plan:
    """Files that are to be written.

    Attributes:
        id: id of the piece, or name of the pack.
        files: their texts by name, folders with `/`.
    """

    id: str
    files: Mapping[str, str]


def plan_of(
    template: Template,
    ruleset: Ruleset | None,
    name: str,
    *,
    name_ru: str = "",
    answers: Mapping[str, str] | None = None,
    code: bool = False,
    pack: str = HOME,
    loaded: Mapping[str, str] | None = None,
) -> Plan:
    """Return the files of a new piece.

    Args:
        template: what it is written from.
        ruleset: the game that it is for; None for a game of its own.
        name: what people call it.
        name_ru: what they call it in Russian; the same name when "".
        answers: answers by question; the usual ones where they are missing.
        code: whether it is written in Python; so is what has no template without code.
        pack: the first part of its id.
        loaded: how its test loads it; from the file beside it when None.
    """
    word = identifier(name, template.kind)
    fills = fills_of(template, ruleset, word, name, name_ru, answers or {}, pack)
    code = code or not template.data
    if code and template.data and ruleset is not None:
        fills |= _rule_text(template, ruleset, fills)
    sources = template.code if code else template.data
    fills = {**fills, **(loaded or _from_file(next(iter(sources)), fills))}
    texts = {filled(path, fills): filled(read(source, ruleset), fills) for path, source in sources.items()}
    return Plan(f"{pack}.{word}", texts)


def fills_of(
    template: Template, ruleset: Ruleset | None, word: str, name: str, name_ru: str, answers: Mapping[str, str], pack: str
) -> dict[str, str]:
    """Return what is put into a template, by word; texts as they stand in quotes, in TOML, JSON and Python alike."""
    shown, shown_ru = display(name) or word, display(name_ru or name) or word
    fills = {
        "id": word,
        "pack": pack,
        "Class": class_name(word),
        "name": json.dumps(shown, ensure_ascii=False, allow_nan=False),
        "name_ru": json.dumps(shown_ru, ensure_ascii=False, allow_nan=False),
        "game": ruleset.id.partition(".")[2].replace("_", "-") if ruleset is not None else "",
    }
    for question in template.asked(answers):
        answer = answers.get(question.key, question.usual)
        choices = question.choices(ruleset) if ruleset is not None else ()
        if choices and answer not in choices:
            answer = choices[0]
        fills[question.key] = answer
        fills |= question.parts[answer].fills if question.parts else {}
    if template.more is not None and ruleset is not None:
        fills |= template.more(ruleset, fills)
    return {key: filled(text, fills) for key, text in fills.items()}


def _from_file(path: str, fills: Mapping[str, str]) -> dict[str, str]:
    """Return how a test loads a piece from the file beside it."""
    file = f'HERE / "{filled(path, fills)}"'
    return {
        "imports": "from pathlib import Path\n\nfrom swcore.authoring import joined\n",
        "load": f'HERE = Path(__file__).parent\nPIECES = joined("{fills["game"]}", [{file}]).pieces\n',
        "checked": file,
        "path": "from pathlib import Path\n",
        "loader": "\nfrom swcore.authoring import joined",
        "rules": f'joined("", [Path(__file__).parent / "{filled(path, fills)}"]).ruleset',
    }


def filled(text: str, fills: Mapping[str, str]) -> str:
    """Return a text with its words filled in; a word that nobody fills stays."""
    return WORD.sub(lambda found: fills.get(found[1], found[0]), text.replace("@Class@", fills.get("Class", "")))


def read(source: str, ruleset: Ruleset | None) -> str:
    """Return a resource of a template as text."""
    package, _, inside = source.partition(":")
    found = files(package) / inside if ruleset is None else resource(source, ruleset.book)
    return found.read_text(encoding="utf-8")


def _rule_text(template: Template, ruleset: Ruleset, fills: Mapping[str, str]) -> dict[str, str]:
    """Return the rule text of the same piece without code, which is made from its rules."""
    import tomllib

    source = next(source for path, source in template.data.items() if path.endswith(".toml"))
    data = tomllib.loads(filled(read(source, ruleset), fills))
    pieces, _ = built(dialect_of(ruleset), ruleset, [from_data(data, "template")])
    made = pieces[0].rule_text
    return {f"text_{language}": json.dumps(made.get(language, ""), ensure_ascii=False, allow_nan=False) for language in LANGUAGES}


def write(plan: Plan, folder: Path, *, force: bool = False) -> list[Path]:
    """Write the files of a plan, all of them or none.

    Args:
        plan: the files.
        folder: where.
        force: whether files that are there already are overwritten.

    Returns:
        What was written.

    Raises:
        SwcoreError: `file-exists`, with all files that are in the way; nothing was written.
        OSError: a file cannot be written; nothing is left.
    """
    there = [str(folder / name) for name in plan.files if (folder / name).exists() or (folder / name).is_symlink()]
    if there and not force:
        shown = ", ".join(there)
        told, hint = f"{shown}: there is a file of this name already.", "Take another name or folder (--out), or give --force."
        raise SwcoreError(told, code="file-exists", hint=hint, files=there)
    with _undone_on_failure() as (new, made):
        for name, text in plan.files.items():
            path = folder / name
            made += [one for one in (path.parent, *path.parent.parents) if not one.exists()]
            beside = path.with_name(f".{path.name}.new")
            new.append(beside)
            with written(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                beside.write_text(text, encoding="utf-8", newline="\n")
        for name in plan.files:
            path = folder / name
            with written(path):
                os.replace(path.with_name(f".{path.name}.new"), path)
    return [folder / name for name in plan.files]


@contextmanager
def _undone_on_failure() -> Iterator[tuple[list[Path], list[Path]]]:
    """Hand out lists for new files and folders, and remove these when the block fails."""
    new: list[Path] = []
    made: list[Path] = []
    try:
        yield new, made
    except BaseException:
        for path in new:
            with suppress(OSError):  # a folder that cannot be written to
                path.unlink(missing_ok=True)
        for path in sorted(set(made), key=lambda one: -len(one.parts)):
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()
        raise
