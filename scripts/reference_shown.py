"""The generated page of what a game shows of itself: the calls, and the classes of what they return with their fields.

`scripts/make_docs.py` writes it; a test compares it with what this module would write.
"""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Iterator
from typing import Any

import attrs

from scripts import hook_surface as surface
from scripts.reference import WRITTEN
from swcore import Game
from swcore.game.lobby import games
from swcore.wording import action_forms, menus, scene, spaces
from swcore.wording import games as lobby

# By call: what it returns, and the schema of that as JSON.
CALLS: dict[str, tuple[str, str]] = {
    "menu": ("Menu", "menu"),
    "complete": ("Completion", "completion"),
    "why": ("Why", "why"),
    "scene": ("Scene", "scene"),
    "tell": ("Sentence", "told"),
    "about": ("About", "about"),
    "forecast": ("Forecast", "forecast"),
    "board": ("", "board"),
    "news": ("", "news"),
    "events": ("", ""),
    "action_space": ("ActionSpace", "actions"),
    "face": ("", ""),
}
MENUS = (
    menus.Menu,
    menus.Choice,
    menus.Argument,
    menus.Spread,
    menus.Portion,
    menus.Completion,
    menus.Next,
    menus.Why,
    menus.Reason,
    menus.About,
    menus.Sentence,
    menus.Forecast,
    spaces.ActionSpace,
    action_forms.ActionKind,
    action_forms.Slot,
    action_forms.ActionForm,
    action_forms.Value,
)
SCENES = (scene.Scene, scene.Element, *scene.ELEMENTS, scene.Named, scene.Fact)
LOBBY = (lobby.GameInfo, lobby.OptionInfo, lobby.EditionInfo, lobby.MapInfo, lobby.BotInfo)
HEAD = f"""# What a game shows

{WRITTEN}

A game describes itself as data, in a language: what may be done, what lies on the table, what has happened, what things are. A
terminal, a web page, a chat bot, a screen reader draw from this one description and know no game. How to use it:
[Embed the engine](../how-to/embed.md). What the author of a game says for it: [Faces](../explanation/faces.md).

- `lang` is `en` or `ru`. What a game has no text for is said in English.
- Nothing here tells a seat more than `game.view(seat)` does.
- Everything returned has `as_json()`, JSON data in which a field that has its default is left out, and `from_json` reads it. The
  [schemas](schemas.md) describe it; `swcore.protocol.schema("scene")` returns one.
"""


def page() -> str:
    """Return the page."""
    parts = [HEAD, "## Calls\n", *map(_call, CALLS), _lobby(), "## Menus and answers\n", *map(_class, MENUS)]
    parts += ["## The scene\n", _prose(scene), "", *map(_class, SCENES), "## The installed games\n", *map(_class, LOBBY)]
    return "\n".join(parts)


def _call(name: str) -> str:
    call = getattr(Game, name)
    made, schema = CALLS[name]
    returned = f"- returns: [`{made}`](#{made.lower()})" if made else ""
    form = f"- as JSON: [`{schema}.schema.json`](../../schemas/{schema}.schema.json)" if schema else ""
    told = [f"- `{one}`: {text}" for one, text in surface.section(call, "Args").items()]
    back = [f"- returns: {text}" for text in _returns(call)]
    lines = [f"### `game.{name}({_arguments(call)})`\n", _prose(call), "", *told, *back, returned, form]
    return "\n".join(line for at, line in enumerate(lines) if line or at < 3) + "\n"


def _lobby() -> str:
    told = [f"- `{one}`: {text}" for one, text in surface.section(games, "Args").items()]
    form = "- as JSON: [`games.schema.json`](../../schemas/games.schema.json)"
    return (
        "\n".join(
            [
                f"### `swcore.games({_arguments(games)})`\n",
                _prose(games),
                "",
                *told,
                *map("- returns: {}".format, _returns(games)),
                form,
            ]
        )
        + "\n"
    )


def _arguments(function: Any) -> str:
    found = []
    for one in inspect.signature(function).parameters.values():
        if one.name != "self":
            default = "" if one.default is inspect.Parameter.empty else f"={one.default!r}"
            found.append(("*" if one.kind is inspect.Parameter.VAR_POSITIONAL else "") + one.name + default)
    return ", ".join(found)


def _class(kind: type[Any]) -> str:
    told = surface.section(kind, "Args")
    hints = typing.get_type_hints(kind)
    own = [field for field in attrs.fields(kind) if not field.inherited]
    rows = ["| field | type | what it is |", "| --- | --- | --- |"]
    rows += [f"| `{one.name}` | {_type(hints[one.name])} | {_bar(told.get(one.name, ''))} |" for one in own]
    base = "" if kind is scene.Element or scene.Element not in kind.__mro__ else f" Its `kind` is `{kind.kind}`."
    return "\n".join([f"### {kind.__name__}\n", _prose(kind) + base, *(["", *rows] if own else [])]) + "\n"


def _type(hint: Any) -> str:
    """Return a type as it is read."""
    text = re.sub(
        r"(?:swcore\.wording\.\w+|typing)\.", "", getattr(hint, "__name__", "") if isinstance(hint, type) else str(hint)
    )
    if isinstance(hint, type) and typing.get_args(hint):
        text = re.sub(r"swcore\.wording\.\w+\.", "", str(hint))
    return f"`{text}`".replace("|", "or").replace("NoneType", "None")


def _returns(value: Any) -> Iterator[str]:
    """Yield what a docstring says under *Returns*."""
    found = re.search(r"\nReturns:\n((?:    .*\n?)+)", inspect.getdoc(value) or "")
    if found:
        yield re.sub(r"\s+", " ", found[1]).strip()


def _prose(value: Any) -> str:
    """Return the paragraphs of a docstring before its sections, each in one line."""
    text = re.split(r"\n\n(?=[A-Z][a-z]+:\n)", inspect.getdoc(value) or "")[0]
    return "\n\n".join(re.sub(r"\s+", " ", one).strip() for one in text.split("\n\n"))


def _bar(text: str) -> str:
    return text.replace("|", "\\|")


PAGES = {"shown.md": page}
