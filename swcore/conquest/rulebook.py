"""The rulebook of a conquest game: its numbers, maps and words as data."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from swcore.conquest import specs as specs
from swcore.conquest.armies.column import PickCombo
from swcore.conquest.armies.row import ROW_TASKS
from swcore.conquest.attack.attempt import SecondRoll
from swcore.conquest.attack.conquer import CONQUER_TASKS, ConquerRegions
from swcore.conquest.content.borrowing import check_borrowing
from swcore.conquest.content.map_words import check_map_words
from swcore.conquest.content.meetings import check_meetings
from swcore.conquest.content.pieces import BADGE_ROOM, Chart
from swcore.conquest.operations.kinds import KINDS
from swcore.conquest.placement.bodies import ARRANGING, ARRANGING_TASKS
from swcore.conquest.placement.markers import ASK_DECISIONS
from swcore.conquest.placement.questions import QUESTIONS
from swcore.conquest.placement.redeploy import Redeploy, Regroup, Retreat
from swcore.conquest.placement.totals import expand_redeploy
from swcore.conquest.placement.under_strength import UNDER_STRENGTH
from swcore.conquest.position.actions import CONQUEST_KINDS
from swcore.conquest.position.board import Ground
from swcore.conquest.position.derived import rebuild
from swcore.conquest.position.event_fields import EVENT_FIELDS
from swcore.conquest.position.events import CONQUEST_EVENTS
from swcore.conquest.position.faces import guess_faces
from swcore.conquest.position.maps import KEPT_BOARDS, Islands, has_map, keep_board, open_chosen, read_map
from swcore.conquest.position.misfit import misfit
from swcore.conquest.position.reactions import REACT, run_reaction
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tables import MASKS, Tables, further_words
from swcore.conquest.position.told import told_field
from swcore.conquest.position.view import View
from swcore.conquest.turn.choices import TURN_DECISIONS
from swcore.conquest.turn.decline import DECLINE_TASKS
from swcore.conquest.turn.game_end import final_table
from swcore.conquest.turn.resign import leave
from swcore.conquest.turn.setup import begin, map_stock
from swcore.conquest.turn.sights import SIGHTS
from swcore.conquest.turn.turn import STEPS, TURN_STEPS, TURN_TASKS
from swcore.engine.budget import Budget
from swcore.engine.machine import Machine
from swcore.engine.options import OptionValue
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.engine.setup import Setup
from swcore.errors import MapError, PluginError
from swcore.graph import RegionMap, compile_board, dump_map

CALLED = {"race": "banner of a home-made race", "power": "badge of a home-made power"}
NO_EDGE = 'Say "edge": true in a land region at the border of the map, or write it with a star in a list of borders, `a*`.'


class ConquestRulebook(Rulebook):
    """A game of the conquest family.

    Args:
        id: `pack.game`.
        maps: resources by map name, as `package:path`.
        maps_text: what is to be said of them, by language.
        default_maps: map name by number of seats; not with `islands`.
        rounds: rounds by number of seats, for maps that do not say.
        players: the fewest and the most seats that anybody may play with; those that `rounds` has when None. What `rounds` and
            `islands` have for other numbers is for options that allow them, see `Option.seats`.
        clauses_by_code: ids of the rule clauses by the family's code of the rule, such as `reach` or `least`.
        clauses_by_word: ids of the rule clauses by what `Game.about` is asked for, such as `terrain:hill`.
        terrains, symbols: the words that maps may use.
        water: terrains that are closed unless a piece opens them.
        entry_symbol: symbol of the regions where armies enter; "" for the border of the map.
        islands: boards of which each game draws some, laid side by side.
        steps: the steps of a turn, in order.
        base_cost: tokens that every region takes.
        die: the faces of the die.
        die_most: most tokens that may be missing for a last attempt with the die.
        coins: coins of each seat at the start.
        combos: combos that lie open in the column.
        most_race_tokens, most_power_tokens: the greatest numbers on home-made banners and badges (SW-CUSTOM-2, SW-CUSTOM-3).
        packs: packs whose pieces belong to the game; its own pack when empty.
        editions: values of options by name of the edition; the first is the default.
        renderer, value, search_value, speech, tally: dotted `module:name` of what the command line uses, see `Rulebook`; the
            family's own tally when that one is left out.
        wording, face: dotted `module:name` of the words of the game and of what shows it as data, see `Rulebook`; those of the
            family when left out.
        rules, guided: resources of the rules as clauses and of a guided first game, as `package:path`, see `Rulebook`.
        templates: dotted `module:name` of what new pieces are written from, see `Rulebook`; those of the family when left out.
        **more: as for every `Piece`.
    """

    state = ConquestState
    hookspecs = (specs,)
    action_kinds = CONQUEST_KINDS
    event_kinds = CONQUEST_EVENTS
    event_fields = EVENT_FIELDS
    effect_kinds = KINDS
    careful = False
    decisions = (
        PickCombo(),
        ConquerRegions(),
        SecondRoll(),
        Redeploy(),
        Regroup(),
        Retreat(),
        *ARRANGING,
        *UNDER_STRENGTH,
        *TURN_DECISIONS,
        *ASK_DECISIONS,
        *QUESTIONS,
    )
    featured_kinds = ("race", "power")
    dialect = "swcore.conquest.declared:DIALECT"
    checks = "swcore.testing.inspection.conquest:CHECKS"
    templates = "swcore.conquest.templates:TEMPLATES"
    companion = "swcore.conquest.companion.companion:companion"
    prints = "swcore.conquest.printing:PRINTS"
    tasks = {**TURN_TASKS, **CONQUER_TASKS, **ARRANGING_TASKS, **DECLINE_TASKS, **ROW_TASKS, REACT: run_reaction}  # noqa: RUF012 - never changed

    def __init__(
        self,
        id: str,
        *,
        maps: Mapping[str, str],
        default_maps: Mapping[int, str] | None = None,
        rounds: Mapping[int, int],
        clauses_by_code: Mapping[str, tuple[str, ...]],
        terrains: tuple[str, ...],
        symbols: tuple[str, ...],
        water: tuple[str, ...],
        entry_symbol: str = "",
        islands: Islands | None = None,
        steps: tuple[str, ...] = TURN_STEPS,
        base_cost: int = 2,
        die: tuple[int, ...] = (0, 0, 0, 1, 2, 3),
        die_most: int = 3,
        coins: int = 5,
        combos: int = 6,
        most_race_tokens: int = 10,
        most_power_tokens: int = BADGE_ROOM,
        packs: tuple[str, ...] = (),
        editions: Mapping[str, Mapping[str, Any]] | None = None,
        renderer: str = "",
        value: str = "",
        search_value: str = "",
        speech: str = "",
        tally: str = "swcore.conquest.wording.tally:Tally",
        wording: str = "swcore.conquest.wording.names:lexicon",
        face: str = "swcore.conquest.wording.face:ConquestFace",
        rules: str = "",
        guided: str = "",
        templates: str = "",
        players: tuple[int, int] | None = None,
        maps_text: Mapping[str, str] | None = None,
        clauses_by_word: Mapping[str, tuple[str, ...]] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(id, **more)
        self.players = players or (min(rounds), max(rounds))
        self.maps, self.default_maps, self.rounds = dict(maps), dict(default_maps or {}), dict(rounds)
        self.islands = islands
        self.clauses_by_code, self.clauses_by_word = dict(clauses_by_code), dict(clauses_by_word or {})
        self.citations = {code: ids[0] for code, ids in clauses_by_code.items() if ids}
        self.terrains, self.symbols, self.water, self.entry_symbol = terrains, symbols, water, entry_symbol
        self.steps, self.base_cost, self.die, self.die_most = steps, base_cost, die, die_most
        self.coins, self.combos, self.packs = coins, combos, packs or (self.pack,)
        self.most_tokens = {"race": most_race_tokens, "power": most_power_tokens}
        self.editions = editions or {}
        self.renderer, self.value, self.speech, self.tally = renderer, value, speech, tally
        self.search_value = search_value
        self.wording, self.face, self.guided = wording, face, guided
        if templates:
            self.templates = templates
        self.rules, self.maps_text = rules, maps_text or {}

    def clauses_of(self, code: str) -> tuple[str, ...]:
        """Return the ids of the clauses behind one of the family's rules; none for a code that the game does not cite."""
        return self.clauses_by_code.get(code, ())

    def cited(self, code: str) -> str:
        """Return the first clause behind one of the family's rules, or ""."""
        return self.citations.get(code, "")

    def compile(self, ruleset: Ruleset) -> Tables:
        words = further_words(ruleset.pieces.values())
        for piece in ruleset.pieces.values():
            self._check_number(ruleset, piece)
            check_map_words(self, piece, *words)
            self._check_supply(ruleset, piece)
        check_borrowing(ruleset)
        check_meetings(ruleset)
        return Tables(ruleset, {name: STEPS[name] for name in self.steps}, STEPS, SIGHTS)

    def has_map(self, name: str) -> bool:
        return has_map(self, name)

    def read_map(self, ruleset: Ruleset, chosen: Any) -> RegionMap:
        if isinstance(chosen, str) and isinstance(ruleset.pieces.get(chosen), Chart):
            chosen = ruleset.pieces[chosen].data  # type: ignore[attr-defined]
        return read_map(self, chosen, ruleset.boards, ruleset.compiled)

    def ways_in(self, ruleset: Ruleset, source: RegionMap) -> tuple[frozenset[str], frozenset[str]]:
        ground = Ground(compile_board(source), ruleset.compiled, self.water, self.entry_symbol)
        land, entry = (ground.board.names_of(mask) for mask in (ground.land, ground.entry & ground.land))
        return frozenset(land), frozenset(entry)

    def stock(self, ruleset: Ruleset) -> Mapping[str, int]:
        return map_stock(ruleset)

    def load_board(self, ruleset: Ruleset, chosen: Any, seats: int, seed: int) -> tuple[Any, Any]:
        if chosen is None:
            chosen = self._own_map(seats) if self.islands is None else self.islands.draw(seats, seed)
        elif isinstance(chosen, str) and isinstance(ruleset.pieces.get(chosen), Chart):
            chosen = ruleset.pieces[chosen].data  # type: ignore[attr-defined]
        chosen, key = open_chosen(self, chosen)
        if key in ruleset.boards:
            return ruleset.boards[key]  # type: ignore[no-any-return]
        tables: Tables = ruleset.compiled
        source = read_map(self, chosen, ruleset.boards, tables)
        if len(ruleset.boards) >= KEPT_BOARDS:
            ruleset.boards.clear()  # faces included
            tables.masks = Budget(MASKS)
        budget = tables.masks if isinstance(key, str) else None  # a map that is not the game's comes and goes alone
        ground = Ground(compile_board(source), tables, self.water, self.entry_symbol, budget)
        if not ground.entry & ground.land:
            raise MapError(
                f"{source.label}: no army can enter, there is no land region for it to begin from.",
                code="no-entry",
                hint=f"Give a land region the symbol {self.entry_symbol!r}." if self.entry_symbol else NO_EDGE,
                map=source.label,
                symbol=self.entry_symbol or "",
            )
        ground.rounds = source.rounds
        found = (ground, key if isinstance(key, str) else json.loads(dump_map(source)))
        keep_board(ruleset.boards, key, found)
        return found

    def _own_map(self, seats: int) -> str:
        if seats not in self.default_maps:
            told = f"{self.id} has no map of its own for {seats} seats."
            hint = f"Name one with map=..., or give the rulebook default_maps={{{seats}: ...}}."
            raise MapError(told, code="no-map", hint=hint, game=self.id, seats=seats)
        return self.default_maps[seats]

    def make_view(self, ruleset: Ruleset, setup: Setup, state: Any) -> View:
        return View(ruleset, setup.options, setup.board, state)

    def opened(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        return frozenset({"coins"}) if options.get("open_coins") else frozenset()

    def begin(self, machine: Machine) -> None:
        begin(machine)

    def rebuild(self, machine: Machine) -> None:
        rebuild(machine.state)
        machine.view.ground = machine.state.ground

    def misfit(self, machine: Machine) -> str:
        return misfit(machine)

    def resign(self, machine: Machine, seat: int) -> None:
        leave(machine, seat)

    def determinize(self, machine: Machine, seat: int | None, rng: Any) -> None:
        """Re-sample the order of the stacks and the hidden faces. Totals of coins follow from public payments, so they stay."""
        for name in ("banners", "badges"):
            order = sorted(getattr(machine.state, name))  # so that no guess depends on the true order
            rng.shuffle(order)
            setattr(machine.state, name, tuple(order))
        guess_faces(machine.state, seat, rng)

    def expand(self, machine: Machine, seat: int, text: str) -> list[str] | None:
        return expand_redeploy(machine, text)

    def names(self, machine: Machine) -> Sequence[str]:
        return machine.state.ground.names  # type: ignore[no-any-return]

    def named(self, machine: Machine, field: str, value: Any) -> Any:
        return machine.state.ground.names[value] if field == "region" else value

    def told_field(self, machine: Machine, event: str, field: str, value: Any) -> Any:
        return told_field(machine.state, field, value)

    def in_play(self, machine: Machine, seat: int) -> Sequence[str]:
        armies = [army for army in machine.state.armies if army is not None and army.seat == seat]
        named = (piece for army in armies for piece in (army.race, army.power, *(one for one, _ in army.lent)))
        return tuple(dict.fromkeys(filter(None, named)))

    def scores(self, machine: Machine) -> dict[str, Any]:
        return final_table(machine)

    def _check_number(self, ruleset: Ruleset, piece: Any) -> None:
        most = self.most_tokens.get(piece.kind)
        if most is not None and piece.tokens > most and piece.id not in ruleset.own:
            told = f"{piece.id}: the {CALLED[piece.kind]} is at most {most}, not {piece.tokens}."
            raise PluginError(told, code="piece-number", piece=piece.id)

    def _check_supply(self, ruleset: Ruleset, piece: Any) -> None:
        """Refuse markers that hide places where there are more of them than places, or fewer."""
        places = len(ruleset.of_kind("place"))
        if getattr(piece, "hides", False) and not piece.counted and piece.supply != places:
            told = f"{piece.id}: its supply must be the number of places of the game, {places}, not {piece.supply}."
            raise PluginError(told, code="piece-number", hint="Leave supply out: there are as many as places.", piece=piece.id)
