"""Games that are looked at once more: as they stood after any of their steps, by the eyes of a seat; and what reproduces them.

A story is what a finished game can be played from again: what was chosen, the pieces, the seed and the actions, as JSON data. It
holds no outcomes and no positions but the hash of the last one; a page keeps it in the part of a link that no browser sends.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from swcore.errors import FAULTS, SaveError, SwcoreError
from swcore.game.game import Game
from swcore.game.news import mark
from swcore.protocol import Desk, request_of
from swcore.protocol.handlers import HANDLERS
from swcore.protocol.keeping import Nowhere, Story
from swcore.protocol.tables import Table
from swcore.saves.compatibility import check_map, check_pieces, rules_for
from swcore.saves.format import DIGITS, header
from swcore.saves.members import checked
from swcore_server.inner import Log, outside
from swcore_server.words import failure

FORMAT = 1
MOVES, LETTERS = 5_000, 400  # of a story, and of one of its actions
ASKS = 12  # questions at once
HELD = 16  # stories that are held in memory
WORDS = 2_000  # letters of what a player says of a problem
LOOKING = frozenset({"about", "board", "ending", "looks", "news", "rules", "scene", "status"})


class Replays:
    """Answers questions about the past of games.

    Args:
        desk: the tables.
        log: writes down what players are not told of errors.
    """

    def __init__(self, desk: Desk, log: Log = lambda event, **fields: None) -> None:
        self.desk, self._log = desk, log
        self._told: OrderedDict[str, Game] = OrderedDict()

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return an answer as JSON data, or what is refused.

        Args:
            asked: `what`: `look`, `story` or `report`, and what that takes; see the methods.
        """
        lang = str(asked.get("lang") or "en")
        try:
            return {"answer": {"look": self._look, "story": self._story, "report": self._report}[str(asked["what"])](asked, lang)}
        except FAULTS as error:
            return failure(outside(error, self._log), None, lang).to_json()

    def _look(self, asked: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Return answers about a game after one of its steps.

        Args:
            asked: the `table` with the seats that are `mine`, or a `story`, or the `key` of one that was told before; the `step`,
                the `seat` whose eyes are lent, and what one `asks`.
            lang: the language.
        """
        key = "" if asked.get("table") else self._key(asked)
        game = self._told[key] if key else self.desk.table(asked["table"]).game
        seat = asked.get("seat")
        if seat is not None and not game.over and seat not in asked.get("mine", ()):
            hint = "While the game goes on each player looks by their own eyes."
            raise SwcoreError("That is not for this seat.", code="not-yours", hint=hint, request="replay")
        last = int(mark(game, seat)[0].partition(".")[0]) - 1  # of what everybody has seen
        step = asked.get("step")
        step = last if step is None else min(max(step, 0), last)
        glass = _Glass(_back(game, step))
        asks = [request_of({**one, "table": ""}) for one in _questions(asked.get("asks"))]
        seats = range(game.play.setup.seats)
        return {
            "key": key,
            "game": game.ruleset.id,
            "step": step,
            "last": last,
            "over": game.over,
            "seats": list(seats if game.over else asked.get("mine", ())),
            "turns": [[number, seat] for number, seat in _turns(game) if number <= last],
            "answers": [HANDLERS[one.do](glass, one, seat, lang) for one in asks],
        }

    def _story(self, asked: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Return the story of a table whose game is over; before, its seed would tell what is hidden."""
        game = self.desk.table(asked["table"]).game
        if not game.over:
            hint = "The link would tell everybody what is hidden."
            raise SwcoreError("The game goes on.", code="not-over", hint=hint)
        return story_of(game)

    def _report(self, asked: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Return what somebody needs who looks into a problem: the game whole where nothing is to be hidden, else what was seen.

        Args:
            asked: the `table`, the seats that are `mine`, whether that is `everybody`, and the `words` of the player.
            lang: the language.
        """
        from swcore.testing.reproduction import as_test

        game, mine, words = self.desk.table(asked["table"]).game, asked["mine"], asked["words"] or "Say here what is wrong."
        if game.over or asked["everybody"]:
            ending = [f"raise AssertionError({json.dumps(words, ensure_ascii=False)})"]
            return {"save": game.save(), "test": as_test(game, name="test_reported", then=ending)}
        seat = mine[0] if mine else None
        return {"seen": {"words": words, "game": game.ruleset.id, "view": game.view(seat), "news": game.news(seat, "")}}

    def _key(self, asked: Mapping[str, Any]) -> str:
        """Return the key of a story, which is then held in memory."""
        story, key = asked.get("story"), str(asked.get("key", ""))
        if story is not None:
            key = hashlib.blake2b(json.dumps(story, sort_keys=True).encode(), digest_size=16).hexdigest()
        if key in self._told:
            self._told.move_to_end(key)
            return key
        if story is None:
            raise SwcoreError("The story is not at hand any more.", code="replay-gone", hint="Tell it again.")
        self._told[key] = game_of(story)
        if len(self._told) > HELD:
            self._told.popitem(last=False)
        return key


class _Glass:
    """A desk with a single game on it, through which its past is seen."""

    def __init__(self, game: Game) -> None:
        self._table = Table("", game, Nowhere(), Story("", 0, {}))

    def table(self, name: str) -> Table:
        return self._table


def story_of(game: Game) -> dict[str, Any]:
    """Return what a game can be played from again.

    Args:
        game: the game, whose outcomes are those of its seed.
    """
    moves = [[step.seat, step.action.text] for step in game.log if step.action is not None]
    return {"swcore-replay": FORMAT, "head": header(game), "moves": moves, "state": game.digest()[:DIGITS]}


def game_of(story: object) -> Game:
    """Return the game of a story, played again by the pieces that are here.

    Args:
        story: what a stranger's link says.

    Raises:
        SwcoreError: `replay` for what is no story; `save-pieces` and `save-map` name what is missing here; `save-diverged` where
            another game comes out.
    """
    head, moves, state = _parts(story)
    ruleset = rules_for(head, [], "")
    check_pieces(head, ruleset)
    check_map(head, ruleset)
    chosen = {name: head[name] for name in ("map", "edition", "options", "featured")}
    game = Game.new(ruleset, int(head["seats"]), seed=int(head["seed"], 16), first=int(head["first"]), **chosen)
    for number, (seat, action) in enumerate(moves, start=1):
        try:
            game.apply(action, seat)
        except SwcoreError as error:
            raise _diverged(number, str(error)) from error
    if game.digest()[:DIGITS] != state:
        raise _diverged(len(moves), "the position at the end is another one")
    if not game.over:
        raise _no_story("its game is not over")
    return game


def _parts(story: object) -> tuple[dict[str, Any], Sequence[tuple[int, str]], str]:
    """Return the parts of a story that says what it should."""
    if not isinstance(story, dict) or story.get("swcore-replay") != FORMAT:
        raise _no_story(f"it does not begin with swcore-replay {FORMAT}")
    head, moves, state = story.get("head"), story.get("moves"), story.get("state")
    if not isinstance(head, dict) or "start" in head:
        raise _no_story("it does not say how the game begins")
    if not isinstance(moves, list) or len(moves) > MOVES or not all(map(_is_move, moves)):
        raise _no_story(f"it does not hold a list of up to {MOVES} actions")
    if not isinstance(state, str):
        raise _no_story("it does not say how the game ends")
    return checked({**head, "chain": "0" * DIGITS}, 1, "header"), moves, state


def _is_move(move: object) -> bool:
    return (
        isinstance(move, list)
        and len(move) == 2
        and type(move[0]) is int
        and 0 <= move[0] < 16
        and isinstance(move[1], str)
        and len(move[1]) <= LETTERS
    )


def _no_story(why: str) -> SwcoreError:
    return SwcoreError(f"This is no replay: {why}.", code="replay", hint="The link may have been cut off. Copy it whole.")


def _diverged(number: int, why: str) -> SaveError:
    told = f"The game cannot be played again: action {number} goes otherwise here ({why[:300]})."
    hint = "It was played with another version of the rules or of a piece."
    return SaveError(told, code="save-diverged", hint=hint, line=number)


def _back(game: Game, step: int) -> Game:
    """Return a copy of a game as it stood after one of its steps."""
    then = game.clone()
    then.history.rewind(step + 1, ())
    return then


def _turns(game: Game) -> list[tuple[int, int]]:
    """Return the steps with which another seat than before begins to act, and that seat."""
    log = game.log
    return [(number, step.seat) for number, step in enumerate(log) if number and step.seat != log[number - 1].seat]


def _questions(asks: object) -> list[dict[str, Any]]:
    if not isinstance(asks, list) or len(asks) > ASKS or not all(isinstance(one, dict) for one in asks):
        raise SwcoreError(f"The field 'asks' is a list of up to {ASKS} requests.", code="bad-field", field="asks")
    for one in asks:
        if not isinstance(one.get("do"), str) or one["do"] not in LOOKING:
            hint = f"Those that look: {', '.join(sorted(LOOKING))}."
            raise SwcoreError("The past answers no such request.", code="bad-field", hint=hint, field="do")
    return asks
