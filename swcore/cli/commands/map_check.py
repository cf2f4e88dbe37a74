"""`swcore map check`: what is wrong with a map, and whether it is fair."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.map_files import game_option, named_map
from swcore.cli.numbers import SEED, Whole
from swcore.cli.output import print_json
from swcore.cli.setup import language_option
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.authoring.maps import Report
    from swcore.engine.ruleset import Ruleset
    from swcore.graph import RegionMap
    from swcore.graph.drawing import Drawing
    from swcore.wording.face import Face

SHOWN = 6


@click.command(cls=NamesGiven, short_help="Say what is wrong with a map, and whether it is fair.")
@click.argument("name", metavar="MAP")
@click.option("--games", type=Whole(0, 1000), default=0, help="Let bots play so many games, for the shares of the seats.")
@click.option("--seed", type=SEED, default=1, help="Where these games come from.")
@click.option("--json", "as_json", is_flag=True, help="Print data.")
@game_option
@language_option
def check(name: str, games: int, seed: int, as_json: bool, game: str, language: str) -> None:
    """Check MAP, which is a name of `swcore maps` or a file: errors first, then where armies enter and what they find there."""
    from swcore.authoring.maps import report

    ruleset, source = named_map(name, game)
    found = report(source, *ruleset.book.ways_in(ruleset, source))
    drawing, why = _drawn(ruleset, source)
    shares = _shares(ruleset, source, games, seed) if games else []
    if as_json:
        crossing = None if drawing is None else drawing.crossing
        links = [] if drawing is None else [list(link) for link in drawing.links]
        landlocked = [] if drawing is None else list(drawing.landlocked)
        data = {"map": source.id, **found.as_json(), "links": links, "crossing": crossing, "landlocked": landlocked}
        print_json({**data, "drawing": why, "shares": shares})
        return
    from swcore.wording.shows import face_of

    lines = [
        *_lines(found, face_of(ruleset, language), Catalogue(language, TEXTS)),
        *_picture(drawing, Catalogue(language, TEXTS)),
    ]
    texts, terminal = Catalogue(language, TEXTS), Terminal()
    terminal.say(texts("map.title", name=source.name.get(language) or source.name["en"]), style="bold")
    terminal.say(*lines)
    if why:
        terminal.say(texts("map.not-drawn", why=why))
    if shares:
        told = ", ".join(texts("map.share", seat=at + 1, share=round(100 * share)) for at, share in enumerate(shares))
        terminal.say(texts("map.shares", n=games, shares=told))


def _drawn(ruleset: Ruleset, source: RegionMap) -> tuple[Drawing | None, str]:
    """Return the drawing of a map, or why there is none."""
    from swcore.graph.drawing import drawing_of

    try:
        return drawing_of(source, ruleset.book), ""
    except SwcoreError as error:
        return None, str(error)


def _lines(found: Report, face: Face, texts: Catalogue) -> list[str]:
    least, most = found.spread(2)
    further, farthest = found.spread(3)
    lines = [
        texts("map.size", regions=found.regions, land=found.land, neighbours=found.neighbours),
        texts("map.words", words=_counted(face, "terrain", found.terrains)),
        texts("map.words", words=_counted(face, "symbol", found.symbols)) if found.symbols else "",
        texts("map.entries", n=len(found.entries), names=_some(tuple(one.region for one in found.entries))),
        texts("map.reach", least=least, most=most, further=further, farthest=farthest) if found.entries else "",
        texts("map.far", steps=found.far[0], names=_some(found.far[1])) if found.entries else "",
        texts("map.unreached", names=_some(found.unreached)) if found.unreached else "",
    ]
    if found.entries:
        poor = min(found.entries, key=lambda one: (one.reach[-1], one.region))
        rich = max(found.entries, key=lambda one: (one.reach[-1], one.region))
        for one, key in ((poor, "map.poorest"), (rich, "map.richest")):
            sorts = {"terrain": found.terrains, "symbol": found.symbols}
            near = [_counted(face, sort, {w: n for w, n in one.near.items() if w in words}) for sort, words in sorts.items()]
            lines.append(texts(key, name=one.region, n=one.reach[-1], near=", ".join(filter(None, near))))
    chokes = ", ".join(
        texts("map.choke", name=name, n=n) for name, n in sorted(found.chokes.items(), key=lambda one: -one[1])[:SHOWN]
    )
    lines.append(texts("map.chokes", names=chokes) if chokes else texts("map.no-chokes"))
    return [line for line in lines if line]


def _picture(drawing: Drawing | None, texts: Catalogue) -> list[str]:
    """Return what a drawing cannot show."""
    lines = []
    if drawing is not None and drawing.crossing is not None:
        one, other = ("–".join(pair) for pair in drawing.crossing)
        lines.append(texts("map.crossing", one=one, other=other, n=len(drawing.links)))
    if drawing is not None and drawing.landlocked:
        lines.append(texts("map.landlocked", names=_some(drawing.landlocked)))
    return lines


def _counted(face: Face, sort: str, words: object) -> str:
    found = dict(words)  # type: ignore[call-overload]
    told = []
    for word, count in found.items():
        about = face.about(f"{sort}:{word}")
        told.append(f"{word if about is None else about.name} {count}")
    return ", ".join(told)


def _some(names: tuple[str, ...]) -> str:
    return ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")


def _shares(ruleset: Ruleset, source: RegionMap, games: int, seed: int) -> list[float]:
    """Return for each seat its share of all points in games between bots."""
    from swcore.bots import make_bot, usual_bot
    from swcore.game.game import Game
    from swcore.graph import dump_map

    _, options = ruleset.resolve_options("", {})
    seats, text, rng = source.players or ruleset.usual_seats(options), dump_map(source), random.Random(seed)
    sums = [0] * seats
    for _ in range(games):
        play = Game.new(ruleset, seats=seats, seed=rng.getrandbits(32), map=text)
        bots = [make_bot(usual_bot(ruleset), ruleset, rng.getrandbits(32)) for _ in range(seats)]
        while not play.over:
            seat = play.pending[0]
            play.apply(bots[seat].choose(play, seat), seat)
        for seat in range(seats):
            sums[seat] += play.face().gain(play, seat) or 0
    return [one / max(1, sum(sums)) for one in sums]
