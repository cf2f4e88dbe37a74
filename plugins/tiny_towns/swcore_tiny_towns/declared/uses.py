"""What the owner may do with a piece when building, and what takes the answers to the questions of a piece."""

from __future__ import annotations

from swcore.authoring import Field, Letters, Tongues, Whole
from swcore.engine import Effect
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, SQUARE, VIEW, At, Of
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.effects import THEN, acts, said_acts
from swcore_tiny_towns.declared.phrases import pick, sentence
from swcore_tiny_towns.declared.reactions import Values, check_own
from swcore_tiny_towns.declared.rules import WHY, Part, moment
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.answers import Deed
from swcore_tiny_towns.position.squares import NUMBERS, SQUARES, squares_of

MOVE = "move"


def _use(values: Values, of: Of) -> list[Part]:
    when, name = tests(values.get("if"), of), values["name"]
    of.answers[name] = acts(values["then"], of)
    deed = Deed(name, limit=values.get("limit", 0), clause=values.get("clause", of.clause))
    return [Part("towns_uses", lambda at: deed if when is None or when(at) else None)]


def _say_use(values: Values, language: str, me: Me) -> str:
    told = said_acts(values["then"], language, me)
    when = said_if(values.get("if"), language, me)
    limit = values.get("limit")
    often = ""
    if limit is not None:
        times = phrases.often(limit, language)
        often = pick(language, f", {times} a game at most", f", не больше {times} за игру")
    head = pick(language, "once a round, when you build, you may", "раз в раунд, когда вы строите, по желанию")
    return sentence(f"{head}{when}{often}: {told}")


def _moves(values: Values, of: Of) -> list[Part]:
    """Let the owner move the piece: the use asks for the square, and the answer is the name of it."""
    when, where = tests(values.get("if"), of), filters(values["where"], of)
    clause, limit = values.get("clause", of.clause), values.get("limit", 0)
    of.answers[MOVE] = lambda at: [fx.move(at.town, at.square, NUMBERS[at.named])]

    def moves(at: At) -> Deed | None:
        free = where(at) & at.town.empty
        if not free or (when is not None and not when(at)):
            return None
        return Deed(MOVE, tuple([SQUARES[square] for square in squares_of(free)]), limit, clause)

    return [Part("towns_uses", moves)]


def _say_moves(values: Values, language: str, me: Me) -> str:
    found = [phrases.Trait(stems=(("empty", "пуст"),)), *phrases.of_squares(traits(values["where"], me))]
    square = f"{phrases.things(found, language, phrases.ONE, phrases.PLACE)} {phrases.placed(found, language)}"
    when = said_if(values.get("if"), language, me)
    en, ru = f"once a round, when you build, you may move it to {phrases.an(square)}", "раз в раунд, когда вы строите, можно"
    return sentence(pick(language, en, f"{ru} перенести его на {square}") + when)


def answered(of: Of) -> Part:
    """Return what takes the answers to the questions of a piece: they are noted, and what follows is done."""

    def take(at: At) -> list[Effect]:
        key, value = at.card, at.named
        noted = [fx.note(at.town, key, value)] if value and key != MOVE else []
        return [*noted, *of.answers[key](at)]

    return Part("towns_answered", take)


def ended(of: Of) -> Part:
    """Return what is noted when the game ends."""
    return Part("towns_game_end", lambda at: [fx.note(at.town, name, count(at)) for name, count in of.ends.items()])


moment(
    "use",
    "Something that the owner may do once a round when building, for each piece of the card.",
    {
        "name": Field(Letters(24), "What is done, as one word.", needed=True),
        "title": Field(Tongues(80), "How the menu tells it."),
        "limit": Field(Whole(1, 20), "How often in a game."),
        "clause": WHY["clause"],
        "then": THEN,
    },
    _use,
    _say_use,
    SQUARE,
    VIEW,
    CUBES,
    check=check_own,
)
moment(
    "moves",
    "The piece may move once a round, when its owner builds.",
    {
        "where": Field(FILTERS, "Where to, of the empty squares.", needed=True),
        "limit": Field(Whole(1, 20), "How often in a game, for all pieces of the card."),
        "clause": WHY["clause"],
    },
    _moves,
    _say_moves,
    SQUARE,
    VIEW,
    CUBES,
)
