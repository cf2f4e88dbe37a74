"""`swcore serve` and `swcore join`."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.numbers import Whole
from swcore.cli.packs import Afar, NamesGiven, Terminal, bring_texts, interactive, language_option, piped, words_here
from swcore.errors import SwcoreError
from swcore_server.said import RUSSIAN, said

if TYPE_CHECKING:
    from swcore_server.client import Client
    from swcore_server.kept_seats import Seat

EMPTY: tuple[Any, ...] = (None, "", {})  # what was not given; a seed may be 0

bring_texts(*({code: {"ru": (texts[part],)} for code, texts in RUSSIAN.items()} for part in (0, 1)))


@click.command(cls=NamesGiven, short_help="Serve games to people on the network.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, help="The port.")
@click.option("--database", default="sqlite:///swcore.db", show_default=True, metavar="URL", help="Where games are kept.")
@click.option("--workers", type=Whole(1, 64), default=2, show_default=True, help="Processes that play games.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="A web page that may speak to the server, too.")
@click.option(
    "--tables-per-hour",
    "openings",
    type=Whole(0, 100_000),
    default=120,
    show_default=True,
    help="Tables that one address may open in an hour; 0: any number.",
)
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy that is believed when it says who asks.")
def serve(
    host: str, port: int, database: str, workers: int, origins: tuple[str, ...], openings: int, proxies: tuple[str, ...]
) -> None:
    """Serve games to people and bots on the network, until Ctrl-C.

    Each action is on the disk before it is acknowledged. `swcore join URL --new GAME` opens a table.
    """
    import uvicorn
    from sqlalchemy.exc import ArgumentError

    from swcore_server.door import BACKLOG, door, most_connections
    from swcore_server.house import House
    from swcore_server.refusals import names_of, reach_of
    from swcore_server.settings import Settings
    from swcore_server.warming import settle, sparing
    from swcore_server.web import build

    address = _address(host, port)
    hosts, reach = names_of(address, host, origins), reach_of(address)
    settings = Settings(database=database, workers=workers, origins=origins, openings=openings, hosts=hosts, reach=reach)
    try:
        house = House(settings)
    except (ArgumentError, ModuleNotFoundError):  # no such kind, no URL at all, or what speaks to it is not installed
        hint = (
            "It looks like sqlite:///swcore.db or postgresql+psycopg://user@host/name; "
            'the latter wants: pip install "swcore-server[postgresql]".'
        )
        kind = database.partition(":")[0][:40]  # the rest may hold a password
        raise SwcoreError(f"No database of the kind {kind!r} can be used.", code="database-url", hint=hint, kind=kind) from None
    sparing()
    settle()
    with _reached(database):
        for one in dict.fromkeys((host, *reach)):
            click.echo(f"http://{one}:{port}", err=True)
        uvicorn.run(
            build(settings, house),
            host=host,
            port=port,
            http=door(house.notes, most_connections()),
            backlog=BACKLOG,
            log_level="warning",
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            access_log=False,  # addresses may hold what is nobody's business
            ws="websockets-sansio",
            ws_max_size=settings.frame,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )


@contextmanager
def _reached(database: str) -> Iterator[None]:
    """Hold a database; one that cannot be opened is refused before the server says that it is ready.

    Raises:
        SwcoreError: `no-database`, `database`, `database-in-use`.
    """
    from swcore_server.alone import alone
    from swcore_server.database import Database

    with ExitStack() as stack:
        try:
            stack.enter_context(alone(database))
            opened = stack.enter_context(closing(Database(database)))
            opened.prepare()
        except OSError as error:
            cause = getattr(error.__cause__, "orig", None)
            why = (str(cause or error.strerror or error).strip().splitlines() or [""])[0].rstrip(".")
            hint = "See whether it runs, and the URL after --database; PGPASSWORD or a file .pgpass holds a password."
            raise SwcoreError(f"The database cannot be opened: {why}.", code="no-database", hint=hint, why=why) from None
        opened.close()
        yield


def _address(host: str, port: int) -> str:
    """Return the address of a host; one that cannot be listened at is refused before anything is said or opened.

    Raises:
        SwcoreError: `port`.
    """
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(kind, socket.SOCK_STREAM) as one:
            if sys.platform != "win32":  # there it would let two listen at once
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind(address)
        return str(address[0])
    except OSError as error:
        told = f"Nothing can listen at {host}:{port}: {error.strerror}."
        hint = "Another server may be there already; take another one by --port."
        raise SwcoreError(told, code="port", hint=hint, address=f"{host}:{port}") from None


@click.command(cls=NamesGiven, short_help="Play at a table of a server.")
@click.argument("link")
@click.option("--new", "game", default="", metavar="GAME", help="Open a table for this game; LINK is the server then.")
@click.option("--players", type=Whole(1, 16), help="Number of players of a new table.")
@click.option("--bot", "bots", multiple=True, metavar="N=BOT", help="A seat of a new table that a bot plays.")
@click.option("--map", "map_name", default="", metavar="NAME", help="The map of a new table.")
@click.option("--edition", default="", metavar="NAME", help="A preset of options of a new table.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of a new table.")
@click.option("--seed", default="", help="The seed of a new table; drawn when it is not given.")
@click.option("--public", is_flag=True, help="Anybody may take a free seat of the new table.")
@click.option(
    "--clock", default="", metavar="SECONDS[+MORE]", help="Time of each seat for the game, and what each part of it adds."
)
@click.option("--name", default="", help="What you are called.")
@click.option("--do", "word", default="", metavar="WORDS", help="Do one thing and end, such as: leave, hand back, invite 2.")
@language_option
def join(link: str, name: str, word: str, language: str, game: str, **new: Any) -> None:
    """Play at a table: LINK is an invitation, or with --new the address of a server.

    The links for the others are printed; send one to each. The same LINK leads back to a seat that you have taken.
    """
    from swcore_server.client import invitation, link_of, look, post
    from swcore_server.console import Console
    from swcore_server.kept_seats import forget, keep, kept

    links: list[str] = []
    if game:
        server, table, mine, host, links = _opened(link.rstrip("/"), _wanted(game, **new), language)
    else:
        (server, table, mine), host = invitation(link), ""
        if word and not mine and kept(server, table) is None:
            hint = f"Sit down first: swcore join {link}"
            raise SwcoreError("You have no seat there.", code="no-seat-there", hint=hint, link=link)
    address, back = f"{server}/api/tables/{table}", link_of(server, table, mine)
    seat, client = _seated(server, table, mine, host, name, language)
    if not keep(seat):
        click.echo(said("not-kept", language))
    terminal = Terminal(piped=piped())
    console = Console(
        client,
        seat,
        lambda path, data: look(address + path, language) if data is None else post(address + path, data, language),
        lambda invite: link_of(server, table, invite),
        language,
        terminal,
        lambda game, looks: Afar(terminal, language, looks, words_here(game, language)),
        _fresh,
        live=interactive(),
        links=links,
    )
    try:
        console.once(word) if word else console.play()
    finally:
        client.close()
        if console.gone:
            forget(seat)
        elif not word:
            click.echo(said("back", language, link=back))


def _opened(server: str, wanted: dict[str, Any], lang: str) -> tuple[str, str, str, str, list[str]]:
    """Open a table; return the server, the table, the invitation of the user, the token of the host, and the others' links.

    Raises:
        SwcoreError: `no-seat-left`, `no-server`; what the server refuses.
    """
    from swcore_server.client import invited, link_of, named, post

    made = post(f"{server}/api/tables", wanted, lang)
    invites = invited(made, server)
    if not invites:
        raise _none_left()
    table, host = named(made, "table", server), named(made, "host", server)
    (_, mine), *others = invites.items()
    links = [said("invite", lang, n=seat + 1, link=link_of(server, table, one)) for seat, one in others]
    click.echo("\n".join([*links, said("again", lang)]) if links else "", nl=bool(links))
    return server, table, mine, host, links


def _wanted(
    game: str,
    *,
    players: int | None,
    bots: tuple[str, ...],
    map_name: str,
    edition: str,
    options: tuple[str, ...],
    seed: str,
    public: bool,
    clock: str,
) -> dict[str, Any]:
    """Return what is asked of a server for a new table.

    Raises:
        SwcoreError: `bot-option`, `clock-option`, `no-seat-left`, `option-form`.
    """
    seated: dict[str, str] = {}
    for given in bots:
        number, _, bot = given.partition("=")
        if not (number.isdecimal() and 1 <= int(number[:3]) <= 99 and bot):
            hint = "Such as: --bot 2=greedy, seats from 1."
            raise SwcoreError(f"Not a seat with a bot: {given[:40]}.", code="bot-option", hint=hint, given=given[:40])
        seated[str(int(number[:3]) - 1)] = bot
    if players is not None and len(seated) >= players:
        raise _none_left()
    chosen: dict[str, str] = {}
    for given in options:
        option, _, value = given.partition("=")
        if not option or not value:
            hint = "Write it as: --option NAME=VALUE."
            raise SwcoreError(f"{given[:40]!r} is not an option with a value.", code="option-form", hint=hint, text=given[:40])
        chosen[option.replace("-", "_")] = value
    fields: dict[str, Any] = {"seats": players, "bots": seated, "map": map_name, "edition": edition, "options": chosen}
    fields |= {"public": public or None, "clock": _clock(clock)}
    fields["seed"] = int(seed) if seed.isdecimal() else seed
    return {"game": game, **{field: value for field, value in fields.items() if value not in EMPTY}}


def _clock(given: str) -> dict[str, Any] | None:
    """Return a clock of the game from `900` or `900+10`; None from "".

    Raises:
        SwcoreError: `clock-option`.
    """
    if not given:
        return None
    seconds, plus, more = given.partition("+")
    if not (seconds.isdecimal() and (more.isdecimal() or not plus) and len(given) < 20):
        told = f"Not a clock: {given[:40]}."
        raise SwcoreError(told, code="clock-option", hint="Such as: --clock 900+10.", given=given[:40])
    return {"kind": "game", "seconds": int(seconds), "increment": int(more or 0)}


def _none_left() -> SwcoreError:
    told = "No seat is left for you at the new table: bots have all of them."
    return SwcoreError(told, code="no-seat-left", hint="Leave one without --bot.")


def _seated(server: str, table: str, invite: str, host: str, name: str, lang: str) -> tuple[Seat, Client]:
    """Sit down: on the seat that the user has kept, where it is still theirs, or on that of the invitation.

    Raises:
        SwcoreError: what the server refuses.
    """
    from swcore_server.client import Client, named, post, seated
    from swcore_server.kept_seats import Seat, forget, hashed, kept

    before = kept(server, table, invite)
    if before is not None:
        try:
            return before, Client(server, table, before.token, lang, click.echo)
        except SwcoreError as error:
            if error.code != "not-yours":
                raise
            forget(before)  # the host has given the seat to somebody else
    sent = {"name": name, **({"invite": invite} if invite else {})}
    made = post(f"{server}/api/tables/{table}/join", sent, lang)
    seat = Seat(server, table, seated(made, server), named(made, "token", server), host, hashed(invite))
    return seat, Client(server, table, seat.token, lang, click.echo)


def _fresh() -> None:
    """Forget what was typed at a terminal before it was asked for; what comes from a pipe waits."""
    if not sys.stdin.isatty():
        return
    try:
        import termios
    except ImportError:  # a console of Windows
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
