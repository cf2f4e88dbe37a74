"""`swcore new`: write a new piece, game or pack, tested and tidy, and bring an old pack up to date."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import click

from swcore.cli.empty import HelpInEnglish
from swcore.cli.program import advised
from swcore.cli.setup import DEFAULT_GAME, language_option
from swcore.cli.terminal import Terminal, interactive
from swcore.cli.texts import TEXTS, YES
from swcore.errors import PluginError, SwcoreError, nearest
from swcore.text.escaping import quoted
from swcore.text.extras import how_to_get
from swcore.wording.catalogue import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from swcore.authoring.new import Plan, Template
    from swcore.engine.ruleset import Ruleset

PACK, TEST = "pack", "test_"


@click.command(cls=HelpInEnglish, short_help="Write a new piece, game or pack.")
@click.argument("kind", default="")
@click.argument("name", default="")
@click.option("--code", is_flag=True, help="Write it in Python.")
@click.option("--game", default="", metavar="NAME", help="The game that it is for.")
@click.option("--out", type=click.Path(path_type=Path), default=Path(), metavar="DIR", help="Where; here by default.")
@click.option("--ru", "name_ru", default="", metavar="NAME", help="What it is called in Russian.")
@click.option("--set", "given", multiple=True, metavar="WORD=VALUE", help="The answer to a question, such as tokens=5.")
@click.option("--of", "inside", default="", metavar="KIND", help="Of a pack: the kind of its first piece.")
@click.option("--force", is_flag=True, help="Overwrite files that are there already.")
@click.option("--refresh", is_flag=True, help="Bring the files of an old pack up to date that you have not changed.")
@language_option
def new(
    kind: str,
    name: str,
    code: bool,
    game: str,
    out: Path,
    name_ru: str,
    given: tuple[str, ...],
    inside: str,
    force: bool,
    refresh: bool,
    language: str,
) -> None:
    """Write a new piece of KIND, called NAME, with a test that passes at once.

    Kinds are race, power, rule, map and whatever the games bring, and game and pack. Without KIND or NAME a person at a
    terminal is asked. Pieces are files of data (.toml); --code writes Python. Nothing is overwritten unasked.
    """
    texts, terminal = Catalogue(language, TEXTS), Terminal()
    if refresh:
        _refresh(out, terminal, texts)
        return
    from swcore.authoring.new import GAME, Wish, pack_of, plan_of
    from swcore.cli.interview import Interview

    if not kind and interactive():
        kind = Interview(terminal, texts).kind(_kinds(game))
    wanted = inside if kind == PACK else kind
    template, ruleset = (GAME, None) if wanted == GAME.kind else _template(wanted, game, pack=kind == PACK)
    answers = _answers(given, template, ruleset)
    if not name:
        if not interactive():
            hint = f"Write it behind the kind: swcore new {kind} NAME."
            raise SwcoreError("The name of the new piece is missing.", code="new-name", hint=hint, kind=kind)
        name, name_ru, answers = Interview(terminal, texts).ask(template, ruleset, answers)
    if kind == PACK:
        wish = Wish(name, name_ru, template.kind, ruleset.id if ruleset else "", answers, code)
        plan = pack_of(wish, template, ruleset, _reserved())
        out = out / plan.id
    else:
        plan = plan_of(template, ruleset, name, name_ru=name_ru, answers=answers, code=code)
        if find_spec("pytest") is None:  # a pack brings it along
            plan = attrs.evolve(plan, files={name: text for name, text in plan.files.items() if not name.startswith(TEST)})
            terminal.say(texts("new.no-test", command=how_to_get("testing")))
    _write(plan, out, terminal, texts, force=force)
    _next(kind, template, plan, out, _spoken(ruleset, plan), terminal, texts)


def _template(kind: str, game: str, *, pack: bool) -> tuple[Template, Ruleset]:
    """Return the template of a kind, and the game that brings it: the one named, else the usual one, else any that is installed.

    Raises:
        PluginError: `unknown-kind`, with the kinds there are.
    """
    from swcore.authoring.new import GAME, templates_of
    from swcore.hooks.discovery import find_book, load_plugins
    from swcore.hooks.library import Library

    library = Library.installed()
    known: list[str] = []
    for one in [game] if game else dict.fromkeys((DEFAULT_GAME, *library.games)):
        try:
            book = find_book(library, one)
        except PluginError:
            if game:
                raise
            continue
        found = templates_of(book)
        if pack and not kind:
            kind = next((name for name, template in found.items() if template.code), kind)
        known += [name for name, template in found.items() if not pack or template.code]
        if kind in found and (not pack or found[kind].code):
            return found[kind], load_plugins(one)
    words = [*dict.fromkeys(known), GAME.kind, *(() if pack else (PACK,))]
    hint = nearest(kind, words)
    if not kind:
        raise PluginError("Say what is to be written.", code="new-kind", hint=hint, known=words)
    raise PluginError(f"There is no kind {kind!r} to be written.", code="unknown-kind", hint=hint, kind=kind)


def _kinds(game: str) -> dict[str, Mapping[str, str]]:
    """Return what can be written, each with what it is by language; what the usual game brings comes first."""
    from swcore.authoring.new import GAME, templates_of
    from swcore.hooks.discovery import find_book
    from swcore.hooks.library import Library

    library, found = Library.installed(), dict[str, Mapping[str, str]]()
    for one in [game] if game else dict.fromkeys((DEFAULT_GAME, *library.games)):
        with suppress(PluginError):  # it is told once a kind is chosen
            for kind, template in templates_of(find_book(library, one)).items():
                found.setdefault(kind, template.doc)
    pack = {language: Catalogue(language, TEXTS)("new.pack") for language in LANGUAGES}
    return {**found, GAME.kind: GAME.doc, PACK: pack}


def _answers(given: tuple[str, ...], template: Template, ruleset: Ruleset | None) -> dict[str, str]:
    """Return the answers that were given on the command line.

    Raises:
        SwcoreError: `new-answer` for a question that is not asked, or an answer that there is not.
    """
    from swcore.cli.interview import fault

    pairs = [text.partition("=")[::2] for text in given]
    questions = {one.key: one for one in template.asked(dict(pairs))}
    found = {}
    for text, (key, value) in zip(given, pairs, strict=True):
        question = questions.get(key)
        hint = nearest(key, questions) if question is None else fault(question, value, ruleset)
        if hint is not None:
            told = f"{text!r} answers no question of {template.kind}."
            raise SwcoreError(told, code="new-answer", hint=hint, text=text, kind=template.kind)
        found[key] = value
    return found


def _reserved() -> tuple[str, ...]:
    from swcore.hooks.installed import read_index

    return tuple(sorted(read_index().reserved))


def _write(plan: Plan, out: Path, terminal: Terminal, texts: Catalogue, *, force: bool) -> None:
    """Write the files of a plan; a person at a terminal is asked before one is overwritten."""
    from swcore.authoring.new import write

    try:
        write(plan, out, force=force)
    except SwcoreError as error:
        if error.code != "file-exists" or not interactive():
            raise
        there = ", ".join(error.details["files"])
        if terminal.ask(texts("new.overwrite", files=there)).casefold() not in YES:
            raise
        write(plan, out, force=True)
    for name in plan.files:
        terminal.item("+ ", str(out / name))


def _spoken(ruleset: Ruleset | None, plan: Plan) -> str:
    """Return how a command names the game of what was written: not at all for the usual one, or where the file says it."""
    name = ruleset.id.partition(".")[2].replace("_", "-") if ruleset is not None else DEFAULT_GAME
    return "" if name == DEFAULT_GAME or next(iter(plan.files)).endswith(".toml") else f"{name} "


def _next(kind: str, template: Template, plan: Plan, out: Path, game: str, terminal: Terminal, texts: Catalogue) -> None:
    """Say what can be done with it now."""
    first = quoted(str(out / next(iter(plan.files))))
    tests = [quoted(str(out / name)) for name in plan.files if name.startswith(TEST)]
    if kind == PACK:
        lines = [f"cd {quoted(str(out))}", 'pip install --editable ".[test]"', "python -m pytest", f"swcore check {plan.id}"]
    elif kind == "game":
        lines = [f"swcore play {first}"]
    elif not template.piece:
        lines = [f"swcore play {game}--map {first}"]
    else:
        lines = [f"swcore play {game}--piece {first}", f"swcore check {first}"]
    lines += [f"python -m pytest {' '.join(tests)}"] if tests and kind != PACK else []
    terminal.say(texts("new.next"), *(f"  {advised(line, anywhere=kind == PACK)}" for line in lines))


def _refresh(folder: Path, terminal: Terminal, texts: Catalogue) -> None:
    """Bring a pack up to date: what its author has changed is left, and the difference is told."""
    from swcore.authoring.new import GAME, pack_of, recorded, refresh

    wish, before = recorded(folder)
    template, ruleset = (GAME, None) if wish.kind == GAME.kind else _template(wish.kind, wish.game, pack=True)
    done = refresh(folder, pack_of(wish, template, ruleset, _reserved()), before)
    for name in done.written:
        terminal.item("+ ", str(folder / name))
    for name, difference in done.left:
        terminal.say(texts("new.left", file=str(folder / name)), difference)
    for name in done.gone:
        terminal.say(texts("new.gone", file=str(folder / name)))
    if not done.written and not done.left:
        terminal.say(texts("new.fresh"))
