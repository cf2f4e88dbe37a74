"""A conquest game on a terminal: the position as tables, for a viewer who sees what their seat may see.

A pack's `renderer` is a function of (ruleset, language) that returns a `ConquestRenderer` with the pack's own words. What the
command line asks of a renderer stands in `swcore.cli.contract`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from swcore.conquest.position.actions import DIE, Abandon
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.terminal.tables import PositionTables, visible_coins
from swcore.conquest.wording.menu import ActionTexts, MenuLine, asked_army
from swcore.conquest.wording.names import Lexicon
from swcore.engine.actions import Action
from swcore.engine.reasons import Part, Violation
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.wording.catalogue import Table
from swcore.wording.pages import Page, stack

_CYRILLIC_R = re.compile(r"\b[рР](?=\d)")
_NAMED = re.compile(r"\b[A-Za-z][\w-]*\d\b")


class ConquestRenderer:
    """Shows a conquest game.

    Args:
        ruleset: the rules.
        language: `en` or `ru`.
        table: the pack's words: `terrain.*`, `symbol.*`, `mode.*`, `why.*`, `reason.*`, `guide`.
        terrain_styles: styles by terrain, see `swcore.wording.pages`.
    """

    page_words: Mapping[str, str] = {
        "map": "map",
        "combos": "combos",
        "region": "region",
        "races": "races",
        "карта": "map",
        "комбинации": "combos",
        "область": "region",
        "народы": "races",
    }
    page_takes = ("region",)
    spelled = (Abandon.kind,)  # a region alone is never given up

    def __init__(self, ruleset: Ruleset, language: str, table: Table, terrain_styles: Mapping[str, str]) -> None:
        self.words = Lexicon(language, ruleset, table)
        self.actions = ActionTexts(self.words)
        self.tables = PositionTables(self.words, self.actions, terrain_styles)
        self.verbs = self.words.verbs()
        self.fields = self.words.fields()
        self.called = {word: self.words(f"word.{word}") for word in (DIE,)}
        self._told: dict[tuple[int, str], int] = {}  # whom a question has told which card, and the steps of the game then

    # -- the open decision

    def status(self, game: Game, seat: int) -> str:
        """Return one line: round, whose turn, the army asked with its hand, the viewer's own coins."""
        state: ConquestState = game.play.state
        words = self.words
        whose = words("your-turn") if state.turn_seat == seat else words("turn-of", who=words.seat(state.turn_seat, seat))
        parts = [words("round", n=state.round, of=state.rounds), whose]
        army = asked_army(game)
        if army is not None:
            parts.append(words.army(army))
            held = [words.count("token", army.hand + army.withdrawn), *words.bodies(game, army)]
            parts.append(words("in-hand", tokens=" + ".join(held)))
        coins = visible_coins(game, seat)[seat]
        if coins is not None:
            parts.append(words("own-coins", n=coins))
        return " · ".join(parts)

    def turn(self, game: Game) -> tuple[int, int]:
        """Return what tells one turn from another."""
        return game.play.state.round, game.play.state.turn_seat

    def glance(self, game: Game) -> tuple[str, list[str]]:
        """Return round and turn, and the active army of each seat."""
        state: ConquestState = game.play.state
        words = self.words
        turn = words("turn-of", who=words.seat(state.turn_seat, None))
        armies = [state.armies[id] if id != NOBODY else None for id in state.active]
        return f"{words('round', n=state.round, of=state.rounds)} · {turn}", [words.army(one) if one else "" for one in armies]

    def places(self, game: Game) -> list[str]:
        """Return the names of the regions."""
        return list(game.play.state.ground.names)

    def more(self, action: Action) -> str:
        """Return what an action means where there is no number to take apart, with the rules; "" when the menu says it all."""
        key = f"more.{action.kind}"
        return self.words(key) if key in self.words else ""

    def prompt(self, game: Game, seat: int) -> str:
        """Return the question of the open decision; what the card says stands behind it the first time that a seat is asked."""
        question = self.actions.prompt(game, seat)
        piece, now = getattr(game.play.question(), "piece", ""), len(game.log)
        card = self.words.piece_text(piece) if piece else ""
        if card and question.endswith(card) and self._told.setdefault((seat, piece), now) != now:
            return question.removesuffix(card).rstrip()
        return question

    def menu(self, game: Game, seat: int) -> list[MenuLine]:
        """Return the legal actions as (actions, text, what they do)."""
        return self.actions.menu(game, seat)

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return lines that help with the open decision."""
        return self.actions.hints(game, seat)

    def typed(self, game: Game, seat: int, line: str) -> str:
        """Return the line with names of regions as they are: `R2` is `r02`, and a Russian keyboard has another letter for it."""
        names = game.play.state.ground.names
        known = {_bare(name): name for name in names}
        if len(known) < len(names):
            return _CYRILLIC_R.sub("r", line)
        return _NAMED.sub(lambda found: known.get(_bare(found[0]), found[0]), _CYRILLIC_R.sub("r", line))

    def part(self, part: Part) -> str:
        """Return the reason of a part of a number."""
        return self.words.part(part)

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal."""
        return self.words.why(violation)

    def instead(self, game: Game, action: Action) -> list[str]:
        """Return what may be typed in place of an action that was refused."""
        return self.actions.instead(game, action)

    def refusal(self, error: SwcoreError) -> str:
        """Return why a text was refused."""
        return self.words.refusal(error)

    # -- the position

    def overview(self, game: Game, seat: int) -> bool:
        """Return whether it is the seat's own turn; who only regroups in another's turn needs no map."""
        turn_seat: int = game.play.state.turn_seat
        return turn_seat == seat

    def position(self, game: Game, seat: int | None, width: int) -> Page:
        """Return players, combos and map; who is about to pick gets the combos from the menu."""
        asked = game.play.decision()
        combos = [] if asked is not None and asked.kind == "pick" else [self.tables.combos(game, texts=False), ""]
        notes = [*self.notes(game, seat), ""]
        return stack(self.tables.players(game, seat), *notes, *combos, self.tables.map(game, seat, width))

    def notes(self, game: Game, seat: int | None) -> list[str]:
        """Return lines below the players, for what the pack's pieces remember and everybody may know: those of its face."""
        return game.face(self.words.language).notes(game, seat)

    def page(self, game: Game, seat: int | None, word: str, args: list[str], width: int) -> Page:
        """Return a page: one of the values of `page_words`."""
        if word == "combos":
            return self.tables.combos(game, texts=True)
        if word == "region":
            return self.tables.region(game, seat, [self.typed(game, seat or 0, arg) for arg in args])
        if word == "races":
            return self.tables.races(game, seat)
        return stack(self.tables.players(game, seat), *self.notes(game, seat), "", self.tables.map(game, seat, width))

    def page_help(self) -> list[tuple[str, str]]:
        """Return the pages as (word, what it shows)."""
        pages = dict.fromkeys(self.page_words.values())
        return [(self.words(f"word.{page}"), self.words(f"page.{page}")) for page in pages]

    def guide(self) -> str:
        """Return the game in a few sentences, for a newcomer."""
        return self.words("guide") if "guide" in self.words else ""

    def final(self, game: Game, seat: int | None) -> Page:
        """Return the final table of a game that is over, below what its face says of it."""
        lines, table = game.face(self.words.language).summary(game, seat), self.tables.final(game, seat)
        return stack(*lines, table) if lines else table


def _bare(name: str) -> str:
    """Return the name of a region without what may be written in two ways: capitals, and noughts before a number."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", name.lower())
