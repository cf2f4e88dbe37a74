"""Tiny Towns on a terminal: towns as pictures, for a viewer who sees what the seat may see.

What the command line asks of a renderer stands in `swcore.cli.contract`.
"""

from __future__ import annotations

from collections.abc import Mapping

from swcore import Game, Ruleset, SwcoreError
from swcore.engine import Part, Violation
from swcore.wording import figure
from swcore.wording.pages import Page, Span, line, stack
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.rules.setup import TOWN_HALL
from swcore_tiny_towns.terminal.cards_page import cards_page, in_play
from swcore_tiny_towns.terminal.picture import cube, draw_town, side_by_side
from swcore_tiny_towns.terminal.questions import Questions
from swcore_tiny_towns.terminal.sheets import final_table, score_page
from swcore_tiny_towns.wording.menu import Menu, MenuLine
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.questions import NEW
from swcore_tiny_towns.wording.sight import Sight
from swcore_tiny_towns.wording.table import TableTexts
from swcore_tiny_towns.wording.typed import spelled_out


class Renderer:
    """Shows Tiny Towns.

    Args:
        ruleset: the rules.
        language: `en` or `ru`.
    """

    page_words: Mapping[str, str] = {
        "towns": "towns",
        "map": "towns",
        "города": "towns",
        "карта": "towns",
        "cards": "cards",
        "карты": "cards",
        "score": "score",
        "счёт": "score",
        "счет": "score",
    }

    page_takes = ("score",)

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.words = Lexicon(language, ruleset)
        self.lines = Menu(self.words)
        self.table = TableTexts(self.words)
        self.questions = Questions(self.words, self.lines)
        self.verbs = self.words.verbs()
        self.fields = self.words.fields()
        cards = {word: self.words.card(id) for id, word in ruleset.compiled.words.items()}
        named = {**cards, **{one: self.words.resource(one) for one in RESOURCES}}
        self.called = {word: "-".join(name.split()) for word, name in named.items()}

    # -- the open question

    def status(self, game: Game, seat: int) -> str:
        """Return one line: the round, the resource and who named it, what the own town is worth."""
        sight, words = Sight(game, seat), self.words
        sheet = sight.sheet(seat)
        worth = {
            "points": words.count("point", sheet.total),
            "squares": words.count("square", sight.state.towns[seat].empty.bit_count()),
        }
        round = [self.table.status(game, sight)] if sight.view.round else []
        return " · ".join([*round, words("worth", **worth)])

    def glance(self, game: Game) -> tuple[str, list[str]]:
        """Return the round, and nothing about the seats: what they build may be hidden."""
        sight = Sight(game, None)
        return (self.table.status(game, sight) if sight.view.round else self.words("round", n=1)), []

    def prompt(self, game: Game, seat: int) -> Page:
        """Return the question of the open decision, with the own town above it where the answer is a square of it."""
        return self.questions.prompt(game, seat)

    def menu(self, game: Game, seat: int) -> list[MenuLine]:
        """Return the legal actions as (actions, text, what they do)."""
        return self.lines.lines(game, seat)

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return lines that help with the open decision, in the first rounds."""
        return self.questions.hints(game, seat)

    def typed(self, game: Game, seat: int, line: str) -> str:
        """Return what was typed as an action has it: squares alone, and names in other words."""
        return spelled_out(self.words, game.legal_actions(seat), line)

    def part(self, part: Part) -> str:
        """Return the reason of a part of a score."""
        return self.words.part(part)

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal."""
        return self.words.why(violation)

    def refusal(self, error: SwcoreError) -> str:
        """Return why a text was refused."""
        return self.words.refusal(error)

    # -- the position

    def overview(self, game: Game, seat: int) -> bool:
        """Return True: the others' towns have changed."""
        return True

    def position(self, game: Game, seat: int | None, width: int) -> Page:
        """Return the round and the towns; the own one stands above the question where the answer is a square of it.

        Before the first round it is the cards in play, on which the choice of a monument depends.
        """
        if not game.play.state.round:
            return cards_page(self.words, Sight(game, seat))
        shown = seat is not None and self.questions.shows_town(game, seat)
        return self._position(game, seat, width, without=seat if shown else None)

    def _position(self, game: Game, seat: int | None, width: int, without: int | None = None, *, whole: bool = False) -> Page:
        """Return the cards and the towns.

        Args:
            game, seat, width: as for `position`.
            without: a seat whose town is left out.
            whole: whether nothing else is shown with it.
        """
        sight, words = Sight(game, seat), self.words
        parts: list[Page] = [Span(self.table.status(game, sight), "bold")] if whole and sight.view.round else []
        parts += [in_play(words, sight, width), *self._facts(game, sight)]
        seats = [other for other in range(sight.view.seats) if other != without]
        if sight.apart and any(other != seat for other in seats) and (whole or sight.view.round <= NEW):
            parts.append(Span(words("committed"), "dim"))
        towns = [draw_town(words, sight.town(other), self._title(game, sight, other, seat)) for other in seats]
        return stack(*parts, *(["", side_by_side(towns, width)] if towns else []))

    def _title(self, game: Game, sight: Sight, other: int, seat: int | None) -> str:
        words, total, state = self.words, sight.sheet(other).total, ""
        if other in game.play.state.left:
            state = words("left")
        elif sight.view.completed[other]:
            state = words("done")
        points = f"{figure(total)} · {state}" if state else words.count("point", total)  # both words are too wide for a town
        return words("title.town", who=words.seat(other, seat), points=points)

    def _facts(self, game: Game, sight: Sight) -> list[Page]:
        """Return the own monument, and the open cards of the mode."""
        words, state, found = self.words, sight.state, list[Page]()
        if sight.monument and sight.monument not in sight.town(sight.seat or 0).cards:
            found.append(words("monument.own", card=words.card(sight.monument)))
        if state.display:
            cards = [one for resource in state.display for one in (Span("  "), cube(words, resource))]
            found.append(line(words("open-cards", cards=""), *cards[1:]))
        if game.play.setup.options["mode"] == TOWN_HALL:
            left = words.count("card", len(game.play.state.deck))
            found.append(words("discarded", cards=words.listed(map(words.resource, state.discard)), left=left))
        return found

    def page(self, game: Game, seat: int | None, word: str, args: list[str], width: int) -> Page:
        """Return a page: one of the values of `page_words`."""
        if word == "cards":
            return cards_page(self.words, Sight(game, seat))
        if word == "score":
            return score_page(self.words, Sight(game, seat), seat, args)
        return self._position(game, seat, width, whole=True)

    def page_help(self) -> list[tuple[str, str]]:
        """Return the pages as (word, what it shows)."""
        pages = dict.fromkeys(self.page_words.values())
        return [(self.words(f"word.{page}"), self.words(f"page.{page}")) for page in pages]

    def guide(self) -> str:
        """Return the game in a few sentences, for a newcomer."""
        return self.words("guide")

    def final(self, game: Game, seat: int | None) -> Page:
        """Return the final table of a game that is over."""
        return final_table(self.words, game, seat)


def render(ruleset: Ruleset, language: str) -> Renderer:
    """Return the renderer of Tiny Towns.

    Args:
        ruleset: the rules of the game.
        language: `en` or `ru`.
    """
    return Renderer(ruleset, language)
