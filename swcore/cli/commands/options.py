"""`swcore options`: the rules of a game that are a choice, and its editions."""

from __future__ import annotations

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import DEFAULT_GAME, Choice, language_option
from swcore.cli.texts import TEXTS
from swcore.game.refusals import words_of
from swcore.wording.catalogue import Catalogue


@click.command(cls=NamesGiven, short_help="List the options and editions of a game.")
@click.argument("game", default=DEFAULT_GAME)
@click.option("--json", "as_json", is_flag=True, help="Print data instead of a table.")
@click.option("--piece", "files", multiple=True, metavar="FILE", help="A home-made piece to list as well.")
@language_option
def options(game: str, as_json: bool, files: tuple[str, ...], language: str) -> None:
    """List the options and editions of GAME (small-world when left out).

    `swcore play` takes an option as --option NAME=VALUE or as a flag of its own, --NAME=VALUE; many come in a file,
    --options FILE, a JSON object such as {"NAME": VALUE}.
    """
    ruleset, _ = Choice(game=game, files=files).rules()
    editions = ruleset.book.editions
    if as_json:
        data = {
            "editions": {name: dict(preset) for name, preset in editions.items()},
            "options": {
                name: {
                    "values": list(one.values),
                    "default": one.default,
                    "seats": list(one.seats),
                    "clauses": list(one.clauses),
                    "text": dict(one.text),
                }
                for name, one in sorted(ruleset.options.items())
            },
        }
        print_json(data)
        return
    from swcore.cli.terminal import Terminal

    texts, terminal = Catalogue(language, TEXTS), Terminal()
    for name, one in sorted(ruleset.options.items()):
        values = ", ".join(str(value).lower() for value in one.values)
        terminal.say(f"{name}={str(one.default).lower()}", style="bold")
        terminal.say(f"  {texts.name(one.text)}", f"  {texts('head.values')}: {values}")
        if one.seats:
            terminal.say(f"  {texts('head.players')}: {', '.join(map(str, one.seats))}")
        if one.clauses:
            terminal.say(f"  {texts('head.clauses')}: {', '.join(one.clauses)}")
    for name, preset in editions.items():
        chosen = ", ".join(f"{option}={str(value).lower()}" for option, value in preset.items())
        called = words_of(ruleset, language).edition(name)
        shown = f"{name} ({called})" if called != name else name
        terminal.say(texts("edition", name=shown, options=chosen or texts("edition.plain")))
