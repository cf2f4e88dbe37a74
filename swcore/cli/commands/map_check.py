"""`swcore map check`: what is wrong with a map, and whether it is fair."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.map_files import SHOWN, clash_notes, clashing, fault_in, game_option, models, named_map, some, told_fault
from swcore.cli.numbers import SEED, Whole
from swcore.cli.output import print_json
from swcore.cli.setup import language_option
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Collection

    from swcore.authoring.maps import Fault, Report
    from swcore.engine.ruleset import Ruleset
    from swcore.graph import RegionMap
    from swcore.graph.drawing import Drawing
    from swcore.wording.face import Face


@click.command(cls=NamesGiven, short_help="Say what is wrong with a map, and whether it is fair.")
@click.argument("name", metavar="MAP")
@click.option("--games", type=Whole(0, 1000), default=0, help="Let bots play so many games, for the shares of the seats.")
@click.option("--seed", type=SEED, default=1, help="Where these games come from.")
@click.option("--json", "as_json", is_flag=True, help="Print data.")
@game_option
@language_option
def check(name: str, games: int, seed: int, as_json: bool, game: str, language: str) -> None:
    """Check MAP, which is a name of `swcore maps` or a file: errors first, then where armies enter and what they find there.

    It ends with 1 where no game can be played on it.
    """
    from swcore.authoring.maps import alike, report
    from swcore.wording.errors import in_words
    from swcore.wording.shows import face_of

    ruleset, source = named_map(name, game)
    land, entry = ruleset.book.ways_in(ruleset, source)
    found = report(source, land, entry)
    fault = fault_in(ruleset, source, found, land)
    drawing, why = _drawn(ruleset, source)
    shares = _shares(ruleset, source, games, seed) if games and fault is None else []
    usual = {one.id: len(alike({region.id: region.terrain for region in one.regions}, one.borders)) for one in models(ruleset)}
    if as_json:
        errors = [] if fault is None else [_error(fault)]
        data = {"map": source.id, "errors": errors, **found.as_json(), "alike_on_maps_of_the_game": usual}
        data["hard_to_type"] = sorted({one for names in clashing(ruleset, source) for one in names})
        print_json({**data, **_of_drawing(drawing), "drawing": "" if why is None else str(why), "shares": shares})
    else:
        _say(source, found, fault, Catalogue(language, TEXTS), face_of(ruleset, language), usual.values())
        texts, terminal = Catalogue(language, TEXTS), Terminal()
        terminal.say(*clash_notes(ruleset, source, texts), *not_shown(drawing, texts))
        if why is not None:
            terminal.say(texts("map.not-drawn", why=" ".join(filter(None, in_words(why, language)))))
        if shares:
            told = ", ".join(texts("map.share", seat=at + 1, share=round(100 * share)) for at, share in enumerate(shares))
            terminal.say(texts("map.shares", n=games, shares=told))
    if fault is not None:
        click.get_current_context().exit(1)


def _error(fault: Fault) -> dict[str, object]:
    error = fault.error
    return {"code": error.code, "message": error.message, "hint": error.hint, "regions": list(fault.regions)}


def _of_drawing(drawing: Drawing | None) -> dict[str, object]:
    if drawing is None:
        return {"links": [], "crossing": None, "landlocked": []}
    links, landlocked = [list(link) for link in drawing.links], list(drawing.landlocked)
    return {"links": links, "crossing": drawing.crossing, "landlocked": landlocked}


def _say(source: RegionMap, found: Report, fault: Fault | None, texts: Catalogue, face: Face, usual: Collection[int]) -> None:
    """Tell what was found."""
    terminal, name = Terminal(), texts.name(source.name)
    if fault is None:
        terminal.say(texts("map.title", name=name), style="bold")
    else:
        terminal.say(texts("map.faults", name=name), style="bold")
        terminal.say(*(f"  {line}" for line in told_fault(fault, texts)))
    terminal.say(*lines_of(found, face, texts))
    names = some(["–".join(pair) for pair in found.alike])
    told = [texts("map.alike", n=len(found.alike), borders=found.borders, names=names) if names else texts("map.none-alike")]
    if usual:
        told.append(texts("map.alike-usual", least=min(usual), most=max(usual)))
    terminal.say(" ".join(told))


def _drawn(ruleset: Ruleset, source: RegionMap) -> tuple[Drawing | None, SwcoreError | None]:
    """Return the drawing of a map, or why there is none."""
    from swcore.graph.drawing import drawing_of

    try:
        return drawing_of(source, ruleset.book), None
    except SwcoreError as error:
        return None, error


def lines_of(found: Report, face: Face, texts: Catalogue) -> list[str]:
    """Return what is told of a map: its size, where armies enter, what they find there, and what a few regions decide.

    Args:
        found: what was found out about it.
        face: what says how the words of the game are called.
        texts: the words of the command line.
    """
    two, three = (_span(*found.spread(step), texts) for step in (2, 3))
    far = texts("map.far", steps=found.far[0], names=some(found.far[1])) if found.far[0] else texts("map.no-far")
    lines = [
        texts("map.size", regions=found.regions, land=found.land, neighbours=texts.figure(found.neighbours)),
        texts("map.words", words=_counted(face, "terrain", found.terrains)),
        texts("map.words", words=_counted(face, "symbol", found.symbols)) if found.symbols else "",
        texts("map.entries", n=len(found.entries), names=some([one.region for one in found.entries])) if found.entries else "",
        texts("map.reach", two=two, three=three) if found.entries else "",
        far if found.entries else "",
        texts("map.unreached", names=some(found.unreached)) if found.unreached and found.entries else "",
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
    return [line.replace(" ….", " …") for line in lines if line]  # points that stand for the rest end a sentence as well


def _span(least: int, most: int, texts: Catalogue) -> str:
    return str(most) if least == most else texts("map.span", least=least, most=most)


def not_shown(drawing: Drawing | None, texts: Catalogue) -> list[str]:
    """Return what a drawing cannot show.

    Args:
        drawing: the drawing; None where there is none.
        texts: the words of the command line.
    """
    lines = []
    if drawing is not None and drawing.crossing is not None:
        one, other = ("–".join(pair) for pair in drawing.crossing)
        lines.append(texts("map.crossing", one=one, other=other, n=len(drawing.links)))
    if drawing is not None and drawing.landlocked:
        lines.append(texts("map.landlocked", names=some(drawing.landlocked)))
    return lines


def _counted(face: Face, sort: str, words: object) -> str:
    found = dict(words)  # type: ignore[call-overload]
    told = []
    for word, count in found.items():
        about = face.about(f"{sort}:{word}")
        told.append(f"{word if about is None else about.name} {count}")
    return ", ".join(told)


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
