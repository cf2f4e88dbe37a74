"""The tables of a conquest game: players, combos, map and the final table, for a viewer who sees what their seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from swcore.conquest.armies.row import price_of
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.menu import ActionTexts
from swcore.conquest.wording.names import Lexicon
from swcore.game.game import Game
from swcore.wording.pages import Column, Page, Sheet, Span, Stack, beside

SEAT_STYLES = ("bright_red", "bright_cyan", "bright_green", "bright_magenta", "bright_yellow")
WIDE, MANY = 140, 26  # from this width on a map of more regions than this is set in two columns


class PositionTables:
    """Draws the position.

    Args:
        words: the names to use.
        actions: what is in a region, in words.
        terrain_styles: styles by terrain, see `swcore.wording.pages`.
    """

    def __init__(self, words: Lexicon, actions: ActionTexts, terrain_styles: Mapping[str, str]) -> None:
        self.words, self.actions, self.terrain_styles = words, actions, terrain_styles

    def players(self, game: Game, seat: int | None) -> Page:
        """Return the players with their armies; totals of coins only where the viewer may see them."""
        words, view = self.words, game.play.view
        rows: list[tuple[Page, ...]] = []
        for other, coins in enumerate(visible_coins(game, seat)):
            name = words.seat(other, seat) + (f" ({words('left')})" if other in game.play.state.left else "")
            active = view.active(other)
            declined = [self._army_line(army) for army in view.declined(other)]
            hand = self._hand(game, active) if active else words("none")
            shown = words("hidden") if coins is None else str(coins)
            style = SEAT_STYLES[other % len(SEAT_STYLES)]
            line = self._army_line(active) if active else words("none")
            rows.append((Span(name, style), line, hand, "; ".join(declined) or words("none"), shown))
        rows += self._neutrals(game)
        return self._table(words("title.players"), rows, "player", "active", "hand", "declined", "coins")

    def _neutrals(self, game: Game) -> list[tuple[str, ...]]:
        """Return a row for each active army of nobody, and for each race or people that has coins of its own."""
        words, state = self.words, game.play.state
        rows: list[tuple[str, ...]] = []
        armies = [army for army in game.play.view.armies if army.seat is None and not army.declined]
        for army in armies:
            hand = self._hand(game, army, state.tray[army.race] if army.race in game.ruleset.compiled.natives else 0)
            purse = str(state.purses[army.race]) if army.race in state.purses else words("none")
            rows.append((words.piece(army.race), self._army_line(army), hand, words("none"), purse))
        for race, coins in sorted(state.purses.items()):
            if all(army.race != race for army in armies):
                rows.append((words.piece(race), words("none"), words("none"), words("none"), str(coins)))
        return rows

    def _hand(self, game: Game, army: Army, more: int = 0) -> str:
        """Return the tokens and bodies in hand, with those that lie ready elsewhere, and those put aside."""
        words = self.words
        hand = " + ".join([str(army.hand + army.withdrawn + more), *words.bodies(game, army)])
        put_by = [words("aside", n=army.aside)] if army.aside else []
        put_by += [words("pool", pool=words.pool(pool), n=count) for pool, count in sorted(army.pools.items())]
        return " ".join([hand, *(f"({one})" for one in put_by)])

    def _army_line(self, army: Army) -> str:
        counted = self.words.count("region", army.regions.bit_count()), self.words.count("token", army.placed)
        name = self.words.tagged(self.words.army(army), army.race)
        for piece, _ in army.lent:
            name = self.words("with-lent", army=name, lent=self.words.piece(piece))
        return f"{name}: {self.words('regions-tokens', regions=counted[0], tokens=counted[1])}"

    def combos(self, game: Game, *, texts: bool) -> Page:
        """Return the column of combos with prices, with or without what they do."""
        words = self.words
        pieces: Any = game.ruleset.pieces
        rows: list[tuple[Page, ...]] = []
        picker = game.play.state.turn_seat
        for combo_there in game.play.view.column:
            race, power, lying = combo_there[:3]
            price = price_of(game.play, picker, combo_there)
            tokens, more = pieces[race].tokens, pieces[power].number(game.play.setup.options)
            numbers = f"{tokens} + {more} = {tokens + more}"
            told = [one for one in (race, power) if words.piece_text(one)]
            about = "\n".join(f"{words.piece(one)}: {words.piece_text(one)}" for one in told)
            combo = words.tagged(words.combo(race, power), race)
            lies = "; ".join([*([str(lying)] if lying else []), *words.on_combo(combo_there)])
            rows.append((str(price), combo, numbers, lies or words("none"), *([about] if texts else [])))
        heads = ("price", "combo", "token-sum", "lying", *(["text"] if texts else []))
        return self._table(words("title.column"), rows, *heads)

    def map(self, game: Game, seat: int | None, width: int) -> Page:
        """Return the map as a table by region, in two columns when it is long and there is room; a table for each island."""
        ground, title = game.play.state.ground, Span(self.words("title.map"), "italic")
        islands = [list(ground.bits(part)) for part in ground.parts]
        if len(islands) > 1:
            tables = [self._map_part(game, seat, part, self._island(game, part)) for part in islands]
            return Stack((title, *(_in_columns(tables) if width >= WIDE else _stacked(tables))))
        (regions,) = islands
        if len(regions) <= MANY or width < WIDE:
            return self._map_part(game, seat, regions, self.words("title.map"))
        half = (len(regions) + 1) // 2
        return Stack((title, *_in_columns([self._map_part(game, seat, part) for part in (regions[:half], regions[half:])])))

    def _island(self, game: Game, regions: list[int]) -> str:
        """Return the name of an island: the pack's word for what its region ids begin with, or its number."""
        ground = game.play.state.ground
        stem = ground.names[regions[0]][: _shared([ground.names[region] for region in regions])].rstrip("-")
        number = next(n for n, part in enumerate(ground.parts, start=1) if part >> regions[0] & 1)
        return self.words(f"island.{stem}") if f"island.{stem}" in self.words else self.words("island", n=number)

    def _map_part(self, game: Game, seat: int | None, regions: list[int], title: str = "") -> Sheet:
        heads = ["region", "terrain", "symbols", "holder", "markers", "near"]
        rows: list[tuple[Page, ...]] = []
        state: ConquestState = game.play.state
        ground = state.ground
        shared = _shared([ground.names[region] for region in regions])  # `r02 r07` is `02 07` in the list of neighbours
        for region in regions:
            terrain, *symbols = self.actions.about(game, region, seat)[0].split(", ")
            holder = game.play.view.holder(region)
            style = self.terrain_styles.get(ground.board.terrain_of[region], "")
            row: list[Page] = [ground.names[region], Span(terrain, style), ", ".join(symbols)]
            row += [self._holder(holder, state.tokens[region]) if holder else ""]
            row.append(", ".join(self.actions.markers(game, region, seat)))
            row.append(" ".join(ground.names[other][shared:] for other in ground.board.neighbours[region]))
            rows.append(tuple(row))
        return self._table(title, rows, *heads, whole=1)

    def _holder(self, army: Army, tokens: int) -> Span:
        style = "" if army.seat is None else SEAT_STYLES[army.seat % len(SEAT_STYLES)]
        if not army.declined:
            return Span(f"{self.words.piece(army.race)} {tokens}", style)
        mark = f" ({self.words('declined-mark')})" if army.seat is not None else ""
        return Span(f"{self.words.piece(army.race)} {tokens}{mark}", f"dim {style}".strip())

    def region(self, game: Game, seat: int | None, args: list[str]) -> Page:
        """Return one region and its neighbours."""
        ground = game.play.state.ground
        if not args:
            return self.words("which-region", like=ground.names[0])
        region = ground.region(args[0])
        if region < 0:
            return self.words("unknown-region", name=args[0], like=ground.names[0])
        masks = (("border", ground.board.edge), ("entry", ground.entry & ~ground.water), ("coast", ground.coast))
        facts = [self.words(name) for name, mask in masks if mask >> region & 1]
        lines = [" · ".join([ground.names[region], *self.actions.about(game, region, seat), *facts])]
        lines += [
            f"  {ground.names[other]} · {' · '.join(self.actions.about(game, other, seat))}"
            for other in ground.board.neighbours[region]
        ]
        return "\n".join(lines)

    def races(self, game: Game, seat: int | None) -> Page:
        """Return what the races and powers on the table do, and the places that they control."""
        words, lines = self.words, []
        for army in game.play.view.armies:
            lines.append(words.owned(words.army(army), army.seat, seat))
            places = [one for one in army.kit.pieces if game.ruleset.pieces[one].kind == "place"]
            named = dict.fromkeys((army.race, army.power, *places, *(piece for piece, _ in army.lent)))
            lines += [f"  {words.piece(one)}: {words.piece_text(one)}".removesuffix(": ") for one in named if one]
        return "\n".join(lines)

    def final(self, game: Game, seat: int | None) -> Page:
        """Return the final table, once the game is over."""
        result = game.result or {}
        words = self.words
        rows: list[tuple[Page, ...]] = []
        place = 1
        for group in result.get("ranking", ()):
            for other in group:
                style = SEAT_STYLES[other % len(SEAT_STYLES)]
                numbers = (str(result["coins"][other]), str(result["tokens"][other]))
                rows.append((str(place), Span(words.seat(other, seat), style), *numbers))
            place += len(group)
        for race, coins in result.get("purses", {}).items():
            held = sum(army.placed for army in game.play.view.armies if army.race == race)
            rows.append((words("none"), words.piece(race), str(coins), str(held)))
        winners = [words.seat(other, seat) for other in result.get("winners", ())]
        nobody = "nobody-won" if len(result["left"]) == len(result["coins"]) else "nobody-wins"
        word = nobody if not winners else "won" if len(winners) == 1 else "shared"
        said = [words.verdict(one["seats"], one["reason"], one["piece"], seat) + "." for one in result.get("verdicts", ())]
        table = self._table(words("title.final"), rows, "place", "player", "coins", "board-tokens")
        return Stack((table, *said, words(word, who=", ".join(winners))))

    def _table(self, title: str, rows: Sequence[tuple[Page, ...]], *heads: str, whole: int = 0) -> Sheet:
        """Return rows under titles.

        Args:
            title: what stands above the table.
            rows: its cells.
            *heads: keys of the titles.
            whole: of how many columns the cells are never divided.
        """
        columns = (Column(self.words(f"head.{head}"), whole=number < whole) for number, head in enumerate(heads))
        return Sheet(tuple(columns), tuple(rows), title)


def visible_coins(game: Game, seat: int | None) -> list[int | None]:
    """Return the totals of coins that a viewer may see, None for the others."""
    shown: list[int | None] = game.play.seen(seat)["coins"]
    return shown


def _stacked(tables: list[Sheet]) -> list[Page]:
    """Return tables one under another, with an empty line between them."""
    rows: list[Page] = []
    for table in tables:
        rows += ["", table] if rows else [table]
    return rows


def _in_columns(tables: list[Sheet]) -> list[Page]:
    """Return tables in pairs side by side."""
    rows: list[Page] = []
    for at in range(0, len(tables), 2):
        both = beside(tables[at : at + 2])
        rows += ["", both] if rows else [both]
    return rows


def _shared(names: Sequence[str]) -> int:
    """Return the length of the beginning that all names share, up to a dash in it; at least one character of each is left."""
    low, high = min(names), max(names)
    same = next((at for at, pair in enumerate(zip(low, high, strict=False)) if pair[0] != pair[1]), min(len(low), len(high)))
    same = min(same, min(map(len, names)) - 1)
    return low.rfind("-", 0, same) + 1 or same
