"""`swcore schema`: the JSON Schemas of the files that people write, for editors that complete and check them."""

from __future__ import annotations

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import Choice

PIECE = "piece"


@click.command(cls=NamesGiven, short_help="Print the JSON Schema of a file format.")
@click.argument("name", default=PIECE)
@click.option("--game", default="", metavar="GAME", help="With the words of this game, for the format piece.")
def schema(name: str, game: str) -> None:
    """Print the JSON Schema NAME: piece (when left out), map, save, state; menu, scene, protocol and all others of messages.

    Editors complete and check a piece file by it: write `#:schema PATH` as the first line of a TOML file, or `"$schema": "PATH"`
    into a JSON file. With --game the terrains, symbols and markers of that game stand in it.

    NAME may be openapi or asyncapi as well, which describe what swcore serve answers, or typescript for the types of messages.
    """
    if name == PIECE and game:
        from swcore.authoring import dialect_of, piece_schema

        ruleset = Choice(game=game).rules()[0]
        dialect = dialect_of(ruleset)
        title = f"A piece file for {ruleset.id}, piece-1"
        print_json(piece_schema(dialect, dialect.known(ruleset), title=title))
        return
    from swcore.text.resources import DOCUMENTS, document
    from swcore.text.resources import schema as shipped

    if name in DOCUMENTS:
        click.echo(document(name), nl=False)
        return
    print_json(shipped(name))
