"""`swcore maps`: the maps of a game."""

from __future__ import annotations

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import DEFAULT_GAME, Choice, language_option
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue


@click.command(cls=NamesGiven, short_help="List the maps of a game.")
@click.argument("game", default=DEFAULT_GAME)
@click.option("--json", "as_json", is_flag=True, help="Print data instead of a table.")
@language_option
def maps(game: str, as_json: bool, language: str) -> None:
    """List the maps of GAME (small-world when left out). `swcore play --map` takes their names, or a file."""
    from swcore.graph import load_map
    from swcore.text.resources import resource

    book = Choice(game=game).rules()[0].book
    found = []
    for name, path in book.maps.items():
        found.append((name, load_map(resource(path, book).read_bytes())))
    if as_json:
        data = [
            {"map": name, "name": dict(one.name), "players": one.players, "regions": len(one.regions), "rounds": one.rounds}
            for name, one in found
        ]
        print_json(data)
        return
    from swcore.cli.tables import table
    from swcore.cli.terminal import Terminal

    texts, terminal = Catalogue(language, TEXTS), Terminal()
    if not found:
        terminal.say(texts("no-maps", game=texts.name(book.name)))
        return
    told = [name for name in ("players", "regions", "rounds") if any(getattr(one, name) for _, one in found)]
    heads = ("map", "name", *told)
    shown = table(*(texts(f"head.{head}") for head in heads), keys=heads)
    for name, one in found:
        numbers = {"players": one.players, "regions": len(one.regions), "rounds": one.rounds}
        shown.add_row(name, texts.name(one.name), *(str(numbers[head] or texts("any")) for head in told))
    terminal.say(shown)
    if book.maps_text:
        terminal.say("", texts.name(book.maps_text))
