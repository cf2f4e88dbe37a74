"""`swcore serve` and `swcore join`."""

from __future__ import annotations

import sys
from typing import Any

import click

from swcore.cli.packs import NamesGiven, language_option


@click.command(cls=NamesGiven, short_help="Serve games to people on the network.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port.")
@click.option("--database", default="sqlite:///swcore.db", show_default=True, metavar="URL", help="Where games are kept.")
@click.option("--workers", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes that play games.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="A web page that may speak to the server, too.")
def serve(host: str, port: int, database: str, workers: int, origins: tuple[str, ...]) -> None:
    """Serve games to people and bots on the network, until Ctrl-C.

    Each action is on the disk before it is acknowledged. `swcore join URL --new GAME` opens a table.
    """
    import uvicorn

    from swcore_server.settings import Settings
    from swcore_server.web import build

    settings = Settings(database=database, workers=workers, origins=origins)
    click.echo(f"http://{host}:{port}", err=True)
    uvicorn.run(
        build(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # addresses may hold what is nobody's business
        ws="websockets-sansio",
        ws_max_size=settings.frame,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


@click.command(cls=NamesGiven, short_help="Play at a table of a server.")
@click.argument("link")
@click.option("--new", "game", default="", metavar="GAME", help="Open a table for this game; LINK is the server then.")
@click.option("--players", type=click.IntRange(1, 16), help="Number of players of a new table.")
@click.option("--bot", "bots", multiple=True, metavar="N=BOT", help="A seat of a new table that a bot plays.")
@click.option("--name", default="", help="What you are called.")
@language_option
def join(link: str, game: str, players: int | None, bots: tuple[str, ...], name: str, language: str) -> None:
    """Play at a table: LINK is an invitation, or with --new the address of a server.

    The links for the others are printed; send one to each.
    """
    from swcore_server.client import Client, invitation, link_of, post

    if game:
        server = link.rstrip("/")
        seated = (one.partition("=") for one in bots)
        wanted: dict[str, Any] = {"game": game, "bots": {str(int(seat) - 1): bot for seat, _, bot in seated}}
        if players is not None:
            wanted["seats"] = players
        made = post(f"{server}/api/tables", wanted)
        table, (mine, *others) = made["table"], made["invites"].values()
        for one in others:
            click.echo(link_of(server, table, one))
    else:
        server, table, mine = invitation(link)
    seat = post(f"{server}/api/tables/{table}/join", {"invite": mine, "name": name})
    client = Client(server, table, seat["token"], language, click.echo)
    try:
        client.play(iter(sys.stdin))
    finally:
        client.close()
