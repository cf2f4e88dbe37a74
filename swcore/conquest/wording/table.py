"""The table of a conquest game as data: boards with peoples and markers, the row of combos, what each seat has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from swcore.conquest.armies.row import price_of
from swcore.conquest.position.army import Army
from swcore.conquest.position.combos import Combo
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.costs import asked_army
from swcore.conquest.wording.menu import ActionTexts
from swcore.conquest.wording.names import Lexicon
from swcore.conquest.wording.territories import NOWHERE, Territories, territories
from swcore.engine.setup import Setup
from swcore.game.game import Game
from swcore.wording.catalogue import figure
from swcore.wording.scene import Area, Board, Card, Element, Fact, Marker, Named, Note, Panel, Row, Stack, Track

BANNER, BADGE, COMBO, COMBOS = "banner", "badge", "combo", "combos"
MAP = "map"


class TableTexts:
    """Lays out the table.

    Args:
        words: the names to use.
        actions: what is in a region, in words.
    """

    def __init__(self, words: Lexicon, actions: ActionTexts) -> None:
        self.words, self.actions = words, actions
        self._drawn: tuple[Setup | None, Territories] = (None, NOWHERE)  # of the game that was laid out last

    def elements(self, game: Game, seat: int | None, targets: frozenset[str], notes: Sequence[str]) -> Iterator[Element]:
        """Yield all that lies on the table.

        Args:
            game: the game.
            seat: the viewer; None for a bystander.
            targets: ids of the elements that legal actions speak of.
            notes: lines for what is to be known besides.
        """
        state: ConquestState = game.play.state
        told = self.words("round", n=state.round, of=state.rounds)
        yield Track(id="round", label=told, about="term:round", value=state.round, of=state.rounds)
        for other in range(state.seats):
            yield self._panel(game, other, seat, f"seat:{other}" in targets)
        yield from self._purses(game)
        yield from self._combos(game, seat, targets)
        yield from self._boards(game, targets)
        for region in range(state.ground.size):
            yield from self._lying(game, region, seat)
        yield from (Note(id=f"note:{number}", label=text) for number, text in enumerate(notes, start=1))

    def status(self, game: Game, seat: int | None) -> str:
        """Return round, whose turn, the army asked with its hand, the viewer's own coins, in a line.

        Coins stand beside no army that another seat decides for: they would be taken for the coins of that seat.
        """
        state, words = game.play.state, self.words
        if game.over:
            return words("round", n=state.round, of=state.rounds)
        whose = words("your-turn") if state.turn_seat == seat else words("turn-of", who=words.seat(state.turn_seat, seat))
        parts = [words("round", n=state.round, of=state.rounds), whose]
        army = asked_army(game)
        if army is not None:
            held = [words.count("token", army.hand + army.withdrawn), *words.bodies(game, army)]
            parts += [words.army(army), words("in-hand", tokens=" + ".join(held))]
        others = army is not None and seat not in game.pending
        coins = None if seat is None or others else game.play.seen(seat)["coins"][seat]
        return " · ".join([*parts, *([words("own-coins", n=coins)] if coins is not None else [])])

    # -- seats

    def _panel(self, game: Game, other: int, viewer: int | None, target: bool) -> Panel:
        words, view, state = self.words, game.play.view, game.play.state
        coins = game.play.seen(viewer)["coins"][other]
        facts = [Fact(words("head.coins"), words("hidden") if coins is None else str(coins))]
        active = view.active(other)
        if active is not None:
            facts.append(self._army(words("head.active"), active))
            facts.append(Fact(words("head.hand"), self.hand(game, active)))
        facts += [self._army(words("head.declined"), army) for army in view.declined(other)]
        return Panel(
            id=f"seat:{other}",
            label=words.seat(other, viewer),
            owner=other,
            about="term:player",
            target=target,
            seat=other,
            you=other == viewer,
            turn=not game.over and state.turn_seat == other,
            asked=other in game.pending,
            left=other in state.left,
            facts=tuple(facts),
        )

    def _purses(self, game: Game) -> Iterator[Panel]:
        """Yield what belongs to nobody's peoples that have coins or act of their own."""
        words, state = self.words, game.play.state
        armies = [army for army in game.play.view.armies if army.seat is None and not army.declined]
        for race in sorted({*(army.race for army in armies), *state.purses}):
            facts = [self._army(words("head.active"), army) for army in armies if army.race == race]
            facts += [Fact(words("head.coins"), str(state.purses[race]))] if race in state.purses else []
            yield Panel(id=f"people:{race}", label=words.piece(race), about=race, facts=tuple(facts))

    def _army(self, label: str, army: Army) -> Fact:
        words = self.words
        name = words.tagged(words.army(army), army.race)
        for piece, _ in army.lent:
            name = words("with-lent", army=name, lent=words.piece(piece))
        return Fact(label, f"{name}: {words('regions-tokens', **self._held(army.regions, army.placed))}", army.race)

    def hand(self, game: Game, army: Army, more: int = 0) -> str:
        """Return the tokens and bodies in hand, with those that lie ready elsewhere, and those put aside."""
        words = self.words
        hand = " + ".join([str(army.hand + army.withdrawn + more), *words.bodies(game, army)])
        put_by = [words("aside", n=army.aside)] if army.aside else []
        put_by += [words("pool", pool=words.pool(pool), n=count) for pool, count in sorted(army.pools.items())]
        return " ".join([hand, *(f"({one})" for one in put_by)])

    # -- combos

    def _combos(self, game: Game, seat: int | None, targets: frozenset[str]) -> Iterator[Element]:
        yield Row(id=COMBOS, label=self.words("title.column"), about="term:combo", sort=COMBO)
        for combo in game.play.view.column:
            yield from self._combo(game, combo, f"combo:{combo.race}" in targets)

    def _combo(self, game: Game, combo: Combo, target: bool) -> Iterator[Card]:
        words, pieces = self.words, dict[str, Any](game.ruleset.pieces)
        race, power = pieces[combo.race], pieces[combo.power]
        lying = [*([words.count("coin", combo.coins)] if combo.coins else []), *words.on_combo(combo)]
        yield Card(
            id=f"combo:{combo.race}",
            label=words.tagged(words.combo(combo.race, combo.power), combo.race),
            at=COMBOS,
            about=combo.race,
            target=target,
            sort=COMBO,
            place=combo.place + 1,
            price=price_of(game.play, game.play.state.turn_seat, combo),
            lying=tuple(lying),
            tokens=race.tokens + power.number(game.play.setup.options),
            closed=words.reason(combo.locked) if combo.locked else "",
        )
        for sort, piece in ((BANNER, race), (BADGE, power)):
            brings = race.tokens if sort == BANNER else power.number(game.play.setup.options)
            yield Card(
                id=f"{sort}:{piece.id}",
                label=words.piece(piece.id),
                at=f"combo:{combo.race}",
                about=piece.id,
                sort=sort,
                text=words.piece_text(piece.id),
                tokens=brings,
            )

    # -- the board

    def _boards(self, game: Game, targets: frozenset[str]) -> Iterator[Element]:
        ground = game.play.state.ground
        single = len(ground.parts) == 1
        yield Board(id=MAP, label=self.words("title.map"), about="term:map", size=self.drawn(game).size)
        for number, part in enumerate(ground.parts, start=1):
            if not single:
                yield Board(id=f"island:{number}", label=self.island(game, number), at=MAP, about="term:island")
            for region in ground.bits(part):
                yield self._area(game, region, 0 if single else number, f"region:{ground.names[region]}" in targets)

    def _area(self, game: Game, region: int, island: int, target: bool) -> Area:
        ground = game.play.state.ground
        board, name = ground.board, ground.names[region]
        terrain, drawn = board.terrain_of[region], self.drawn(game).of.get(name)
        return Area(
            id=f"region:{name}",
            label=self.region(game, region),
            at=f"island:{island}" if island else MAP,
            about=f"terrain:{terrain}",
            target=target,
            name=name,
            number=region,
            terrain=Named(terrain, self.words.word("terrain", terrain), f"terrain:{terrain}"),
            symbols=tuple(map(self.symbol, board.symbols_of[region])),
            borders=tuple(ground.names[other] for other in board.neighbours[region]),
            edge=bool(board.edge >> region & 1),
            island=island,
            position=drawn.position if drawn else (),
            outline=drawn.outline if drawn else (),
        )

    def drawn(self, game: Game) -> Territories:
        """Return where the regions of the map are drawn."""
        if self._drawn[0] is not game.play.setup:
            self._drawn = game.play.setup, territories(game)
        return self._drawn[1]

    def _lying(self, game: Game, region: int, viewer: int | None) -> Iterator[Element]:
        """Yield the people and the markers in a region."""
        state, words = game.play.state, self.words
        at, holder = f"region:{state.ground.names[region]}", game.play.view.holder(region)
        if holder is not None and state.tokens[region]:
            name = words.owned(words.army(holder), holder.seat, viewer)
            yield Stack(
                id=f"stack:{state.ground.names[region]}",
                label=name,
                at=at,
                owner=holder.seat,
                about=holder.race,
                count=state.tokens[region],
                active=not holder.declined,
            )
        known = state.secrets[viewer] if state.secrets and viewer is not None else {}
        lying = list(state.marks[region])
        for marker, army in dict.fromkeys(lying):
            face = known.get(f"{marker} {region}", "")
            placer = state.army(army) if army != NOBODY else None
            count, owner = lying.count((marker, army)), placer.seat if placer is not None else None
            id = f"marker:{state.ground.names[region]}:{marker}" + (f":{owner}" if owner is not None else "")
            shown = words.word("face", face) if face else ""
            yield Marker(id=id, label=words.piece(marker), at=at, owner=owner, about=marker, count=count, face=shown)

    def island(self, game: Game, number: int) -> str:
        """Return the name of an island: the pack's word for what the ids of its regions begin with, or its number."""
        ground = game.play.state.ground
        stem = stem_of([ground.names[region] for region in ground.bits(ground.parts[number - 1])])
        return self.words(f"island.{stem}") if f"island.{stem}" in self.words else self.words("island", n=number)

    def region(self, game: Game, region: int) -> str:
        """Return a region's name with its terrain."""
        return f"{game.play.state.ground.names[region]} · {self.words.terrain(game, region)}"

    # -- the end, and what pieces are

    def result(self, game: Game, viewer: int | None) -> list[str]:
        """Return the final table in lines, best first."""
        result, words = game.result or {}, self.words
        found, place = [], 1
        for group in result.get("ranking", ()):
            for other in group:
                coins, tokens = words.count("coin", result["coins"][other]), words.count("token", result["tokens"][other])
                found.append(f"{place}. {words.seat(other, viewer)}: {coins}, {tokens}")
            place += len(group)
        found += [f"{words.piece(race)}: {words.count('coin', coins)}" for race, coins in result.get("purses", {}).items()]
        found += [words.verdict(one["seats"], one["reason"], one["piece"], viewer) + "." for one in result.get("verdicts", ())]
        winners = [words.seat(other, viewer) for other in result.get("winners", ())]
        nobody = "nobody-won" if len(result["left"]) == len(result["coins"]) else "nobody-wins"
        return [*found, words(nobody if not winners else "won" if len(winners) == 1 else "shared", who=", ".join(winners))]

    def lost(self, game: Game, after: Game, seat: int) -> tuple[tuple[str, str], ...]:
        """Return what a decline of a seat loses and keeps, as (what, how much).

        Args:
            game: the game before it.
            after: the game after it.
            seat: the seat.
        """
        words, army = self.words, game.play.view.active(seat)
        if army is None:
            return ()
        later = {one.id: one for one in after.play.view.armies}
        left = later.get(army.id)
        kept, tokens = (left.regions, left.placed) if left is not None else (0, 0)
        found = [
            (words("lost.tokens"), str(army.hand + army.withdrawn + army.placed - tokens)),
            (words("lost.kept"), words("regions-tokens", **self._held(kept, tokens))),
        ]
        found += [
            (words("lost.army", army=words.army(one)), words("regions-tokens", **self._held(one.regions, one.placed)))
            for one in game.play.view.declined(seat)
            if one.id not in later
        ]
        return tuple(found)

    def _held(self, regions: int, tokens: int) -> dict[str, str]:
        return {"regions": self.words.count("region", regions.bit_count()), "tokens": self.words.count("token", tokens)}

    def symbol(self, word: str) -> Named:
        """Return a symbol with its name: the word of the pack, else the piece that starts the game there."""
        piece = "" if f"symbol.{word}" in self.words else self.at_symbol(word)
        return (
            Named(word, self.words.piece(piece), piece)
            if piece
            else Named(word, self.words.word("symbol", word), f"symbol:{word}")
        )

    def at_symbol(self, word: str) -> str:
        """Return the id of the piece that starts the game at a symbol, or ""."""
        pieces = self.words.ruleset.pieces.values()
        found = (one.id for one in pieces if word in (getattr(one, "symbol", ""), getattr(one, "starts_at", "")))
        return next(found, "") if word else ""

    def facts(self, id: str) -> tuple[tuple[str, str], ...]:
        """Return how many tokens a race or a power brings; of a marker how many there are, and what one adds."""
        words = self.words
        piece: Any = words.ruleset.pieces.get(id)
        tokens, found = getattr(piece, "tokens", None), []
        if isinstance(tokens, int):
            found.append((words("head.token-sum"), str(tokens)))
        for name in ("supply", "defence", "income") if piece is not None and piece.kind == "marker" else ():
            number = getattr(piece, name)
            if number:
                found.append((words(f"fact.{name}"), str(number) if name == "supply" else figure(number, "+d")))
        return tuple(found)


def stem_of(names: Sequence[str]) -> str:
    """Return what all names begin with, up to a dash in it; at least one character of each is left."""
    low, high = min(names), max(names)
    same = next((at for at, pair in enumerate(zip(low, high, strict=False)) if pair[0] != pair[1]), min(len(low), len(high)))
    same = min(same, min(map(len, names)) - 1)
    return low[: low.rfind("-", 0, same) + 1 or same].rstrip("-")
