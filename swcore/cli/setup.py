"""What `play` and `simulate` share: the flags that choose a game, and loading its rules."""

from __future__ import annotations

import contextlib
import difflib
import functools
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import attrs
import click

from swcore.cli.empty import NamesGiven
from swcore.cli.left_out import told_left_out
from swcore.cli.numbers import SEATS, Whole
from swcore.cli.option_file import options_read
from swcore.cli.program import advised
from swcore.cli.texts import TEXTS
from swcore.errors import MapError, PluginError, SwcoreError, nearest
from swcore.text.escaping import cut, quoted
from swcore.text.nearby import names_near
from swcore.wording.catalogue import LANGUAGES, Catalogue, system_language

if TYPE_CHECKING:
    from swcore.authoring.findings import Finding
    from swcore.engine.rulebook import Rulebook
    from swcore.engine.ruleset import Ruleset

DEFAULT_GAME = "small-world"
FILES = (".py", ".toml", ".json")
SLOW = 2.0  # seconds after which an import is named to its author
LONG = 10.0  # and to anybody else, who can only wait or leave: most slow imports are a busy machine
F = TypeVar("F", bound=Callable[..., Any])


@attrs.frozen
class Choice:
    """What was chosen for a game: plain data, so that it can be sent to another process.

    Attributes:
        game: name of the game, or "" for the default.
        players: number of seats, or None for the least.
        map, edition: as for `Game.new`; None and "" when nothing was said.
        options: pairs of option and value; the last one of a name counts.
        with_ids: installed pieces that join.
        files: piece files that join.
    """

    game: str = ""
    players: int | None = None
    map: str | None = None
    edition: str = ""
    options: tuple[tuple[str, str], ...] = ()
    with_ids: tuple[str, ...] = ()
    files: tuple[str, ...] = ()

    def rules(self, *, quiet: bool = False) -> tuple[Ruleset, tuple[str, ...]]:
        """Return the rules and the ids of the pieces from files, which are to be seen first.

        Args:
            quiet: whether nothing is told about plugins that were left out.

        Raises:
            PluginError: as `swcore.authoring.files.joined`.
        """
        from swcore.authoring.files import joined
        from swcore.authoring.personal import named

        watched = contextlib.nullcontext if quiet else told_when_slow
        with watched():
            files, others = named(self.files, self.with_ids)
            with _file_of_that_name():
                found = joined(self.game, files, others, usual=DEFAULT_GAME)
        if not quiet:
            warn_left_out(found.ruleset.broken)
            warn_of_files(found.warnings)
        featured = found.ruleset.book.featured_kinds
        return found.ruleset, tuple(piece.id for piece in found.pieces if piece.kind in featured)

    def seats(self, ruleset: Ruleset, asked: Iterable[int] = ()) -> int:
        """Return the number of seats: as chosen, or enough for those asked for, or the usual one.

        Raises:
            OptionError: as `Game.new`.
        """
        if self.players is not None:
            return self.players
        _, options = ruleset.resolve_options(self.edition, dict(self.options))
        return max((ruleset.usual_seats(options), *asked))

    def arguments(self, ruleset: Ruleset) -> dict[str, Any]:
        """Return the arguments of `Game.new` besides rules, seats and seed.

        Raises:
            MapError: `unknown-map`, when the map is neither a name of the game nor a file.
        """
        charts = [piece.id for piece in ruleset.of_kind("map")]
        named = self.map if self.map in charts else map_given(self.map, ruleset.book)
        if named is None and charts:
            named = charts[0]
        return {"map": named, "edition": self.edition, "options": dict(self.options)}


@contextlib.contextmanager
def _file_of_that_name() -> Iterator[None]:
    """Where no piece has a name and a file here has it, say how the file is named instead."""
    try:
        yield
    except PluginError as error:
        stem = str(error.details.get("piece", ""))
        bare = stem.rpartition(".")[2]
        here = (f"{name}{suffix}" for name in dict.fromkeys((stem, bare)) for suffix in FILES)
        file = next((one for one in here if error.code == "unknown-piece" and bare and os.path.isfile(one)), "")
        if file and _takes("--piece"):
            error.hint = f"To play with the file of that name: --piece {quoted(file)}."
            error.details = {**error.details, "file": quoted(file)}
        elif file:
            error.hint = f"To take the file of that name, write {quoted(file)}."
            error.details = {**error.details, "written": quoted(file)}
        raise


def _takes(option: str) -> bool:
    """Return whether the command that runs has an option; outside of a command none is missed."""
    ctx = click.get_current_context(silent=True)
    return ctx is None or any(option in one.opts for one in ctx.command.params)


def map_given(text: str | None, book: Rulebook) -> str | Path | None:
    """Return what a person typed for a map the way `Game.new` takes it: names of the game first, then files.

    Raises:
        MapError: `unknown-map`.
    """
    if text is None or not book.maps or book.has_map(text):
        return text
    if os.path.exists(text):
        return Path(text)
    told = f"There is no map {cut(text, 80)!r}, and no file of that name."
    maps = nearest(text[:40], book.maps)
    raise MapError(told, code="unknown-map", hint=maps if maps.close else names_near(text) or maps, map=cut(text, 80))


def warn_left_out(left_out: Iterable[tuple[str, str]]) -> None:
    """Tell about installed plugins that cannot be used; the game goes on without them."""
    for name, why in left_out:
        click.echo(advised(told_left_out(_texts(), "note.left-out", name, why)), err=True)


def warn_of_files(warnings: Iterable[tuple[str, Finding]]) -> None:
    """Tell what is odd about piece files, and no reason to refuse them."""
    from swcore.wording.errors import near

    language = _texts().language
    for file, finding in warnings:
        place = f":{finding.place.line}:{finding.place.column}" if finding.place else ""
        hint = f" {near(finding.hint, language)}" if finding.hint else ""
        click.echo(f"{file}{place}: {finding.told(language)}.{hint}", err=True)


def _texts() -> Catalogue:
    """Return the texts in the language of the command that runs."""
    ctx = click.get_current_context(silent=True)
    return Catalogue((ctx.params.get("language") if ctx else None) or system_language(), TEXTS)


@contextlib.contextmanager
def told_when_slow(*, author: bool = False) -> Iterator[None]:
    """Name, on the error output, what takes long to import.

    Args:
        author: whether it is told to somebody who can mend it, and so soon; anybody else hears of it when it seems to hang.
    """
    from swcore.hooks.loading import importing

    if importing.watched:  # somebody tells already
        yield
        return
    importing.watched = True
    done, texts = threading.Event(), _texts()
    most, note = (SLOW, "note.slow") if author else (LONG, "note.long")

    def watch() -> None:
        seen, since, named = "", time.monotonic(), ""
        while not done.wait(0.1):
            if importing.what != seen:
                seen, since = importing.what, time.monotonic()
            elif seen not in ("", named) and time.monotonic() - since >= most:
                named = seen
                click.echo(texts(note, name=named), err=True)

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        importing.watched = False
        done.set()


def language_option(command: F) -> F:
    """Add `--lang`."""
    option = click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=system_language,
        envvar="SWCORE_LANG",
        help="Language of the texts; by default that of the system.",
    )
    return option(command)


def choice_options(command: F) -> F:
    """Add the flags that choose a game; they come as one argument `choice`."""

    @functools.wraps(command)
    def together(**given: Any) -> Any:
        names = ("game", "players", "map", "edition", "options", "with_ids", "files")
        stored = given.pop("stored")
        given["options"] = (*stored, *given["options"])  # what is typed wins over the file
        if given["game"].lower().endswith(FILES):  # by its file, or the usual game with the pieces of one
            given["game"], given["files"] = "", (given["game"], *given["files"])
        choice = Choice(**{name: given.pop(name) for name in names})
        return command(choice=choice, **given)

    wrapped: Any = together
    for option in reversed(
        (
            click.argument("game", default=""),
            click.option("--players", type=Whole(1, SEATS), help="Number of players."),
            click.option("--map", metavar="NAME|FILE", help="The map; see `swcore maps`."),
            click.option("--edition", default="", metavar="NAME", help="A preset of options; see `swcore options`."),
            click.option(
                "--option", "options", multiple=True, metavar="NAME=VALUE", callback=_pairs, help="Set an option of the game."
            ),
            click.option(
                "--options", "stored", metavar="FILE", callback=options_read, help="A file of options, as a JSON object."
            ),
            click.option(
                "--with",
                "with_ids",
                multiple=True,
                metavar="ID",
                help="An installed piece that joins, or one of your folder of pieces.",
            ),
            click.option(
                "--piece",
                "files",
                multiple=True,
                metavar="FILE",
                help="Home-made pieces that join: .toml, .json, .py, or a folder.",
            ),
        )
    ):
        wrapped = option(wrapped)
    return wrapped  # type: ignore[no-any-return]


class GameCommand(NamesGiven):
    """A command that takes every declared option of the game as a flag of its own: `--some-rule=false` or `--some-rule false`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read unknown long flags as options of the game, unless they look like a slip of the pen."""
        known = {flag for param in self.get_params(ctx) for flag in param.opts}
        return super().parse_args(ctx, list(_as_options(args, known)))


def _as_options(args: list[str], known: set[str]) -> Iterable[str]:
    left = iter((*args, None))
    arg = next(left)
    while arg is not None:
        flag, _, value = arg.partition("=")
        following = next(left)
        strange = flag.startswith("--") and len(flag) > 2 and flag not in known
        if strange and not difflib.get_close_matches(flag, known, n=1, cutoff=0.8):
            if not value and "=" not in arg and following is not None and not following.startswith("-"):
                value, following = following, next(left)
            if value:
                arg = f"--option={flag[2:].replace('-', '_')}={value}"
        yield arg
        arg = following


def _pairs(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    pairs = tuple(one.partition("=")[::2] for one in given)
    for text, (name, value) in zip(given, pairs, strict=True):
        if not name or not value:
            hint = "Write it as: --option NAME=VALUE."
            raise SwcoreError(f"{text!r} is not an option with a value.", code="option-form", hint=hint, text=text)
    found = tuple((name.replace("-", "_"), value) for name, value in pairs)
    names = [name for name, _ in found]
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        told = f"The option {twice} is given twice."
        raise SwcoreError(told, code="option-twice", hint="Give each option once.", option=twice)
    return found
