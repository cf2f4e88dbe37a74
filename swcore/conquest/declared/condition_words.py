"""When a rule holds, besides rounds: counts, options, the moment itself, and combinations of conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.option_values import OptionValues, Wanted
from swcore.authoring.shapes import Choice, Flag, Many, Told, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared import phrases
from swcore.conquest.declared.amounts import AMOUNTS, Unit, amount
from swcore.conquest.declared.conditions import IF, TESTS, tests
from swcore.conquest.declared.facts import Facts, Of, Test
from swcore.conquest.declared.known import MARKER, TAG, called
from swcore.conquest.declared.victims import VICTIMS, victim
from swcore.conquest.declared.where import FILTERS, filters, said_of
from swcore.conquest.declared.where_units import said_bounds
from swcore.conquest.position.state import Army
from swcore.conquest.position.view import View
from swcore.wording.catalogue import plural

Values = Mapping[str, Any]


def _option(values: Mapping[str, Any], of: Of) -> Test:
    if len(values) == 1:
        ((name, wanted),) = values.items()
        return lambda view, army, facts: view.options[name] == wanted
    return lambda view, army, facts: all(view.options[name] == wanted for name, wanted in values.items())


def _say_option(values: Wanted) -> Told:
    if values.usual:
        return {"en": "", "ru": ""}
    told = ", ".join(f"{name} = {str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items())
    return {"en": f"with the option {told}", "ru": f"с опцией {told}"}


def _count(values: Values, of: Of) -> Test:
    number = amount(values["of"], of)
    least, most = values.get("least", -(1 << 30)), values.get("most", 1 << 30)
    return lambda view, army, facts: least <= number(view, army, facts) <= most


def _say_count(values: Values) -> Told:
    unit: Unit = values["of"].say()
    if values.get("most") == 0:
        none = plural("en", 0, unit.several["en"]), plural("ru", 5, unit.several["ru"])
        return {"en": f"with no {none[0]}", "ru": f"если {none[1]} нет"}
    number = values.get("most", values.get("least", 0))
    told, exact = {}, values.get("least") == values.get("most")
    for language in ("en", "ru"):
        noun = plural(language, 5 if language == "ru" and not exact else number, unit.several[language])
        told[language] = f"{said_bounds(values, language)} {noun}"
    return {"en": f"with {told['en']}", "ru": f"если {told['ru']}"}


def _check_bounds(spot: Spot, values: Values) -> None:
    if "least" not in values and "most" not in values:
        spot.wrong("one-of", known="least, most")
    elif values.get("least", 0) > values.get("most", 99):
        spot.wrong("either", one="least", other="most")


def _holds(said: tuple[Said, ...], of: Of) -> Test:
    where = filters(said, of)
    return lambda view, army, facts: bool(army.regions & where(view, army, facts))


def _here(said: tuple[Said, ...], of: Of) -> Test:
    where = filters(said, of)
    return lambda view, army, facts: facts.region >= 0 and bool(where(view, army, facts) >> facts.region & 1)


def _victim(words: tuple[str, ...], of: Of) -> Test:
    sorts = [victim(word) for word in words]
    return lambda view, army, facts: facts.conquest is not None and any(sort(facts.conquest, army) for sort in sorts)


def _who(word: str, of: Of) -> Test:
    if word == "own":
        return lambda view, army, facts: facts.other is not None and facts.other.id == army.id
    if word == "mine":
        return lambda view, army, facts: _seat(facts) == army.seat
    return lambda view, army, facts: _seat(facts) != army.seat and _seat(facts) >= 0


def _seat(facts: Facts) -> int:
    if facts.other is not None:
        return -1 if facts.other.seat is None else facts.other.seat
    return facts.seat


def _player(name: str, of: Of) -> Test:
    key = f"{of.id}.{name}"
    return lambda view, army, facts: _seat(facts) >= 0 and view.recall(army, key) == _seat(facts)


def _attacked(yes: bool, of: Of) -> Test:
    return lambda view, army, facts: any(victim == army.id for _, victim in view.attacks) is yes


def _attacks(yes: bool, of: Of) -> Test:
    return lambda view, army, facts: any(attacker == army.id for attacker, _ in view.attacks) is yes


def _negated(said: tuple[Said, ...], of: Of) -> Test:
    inner = tests(said, of)
    assert inner is not None
    return lambda view, army, facts: not inner(view, army, facts)


def _any_of(several: tuple[tuple[Said, ...], ...], of: Of) -> Test:
    made = [test for one in several if (test := tests(one, of)) is not None]
    return lambda view, army, facts: any(test(view, army, facts) for test in made)


def together(said: tuple[Said, ...], language: str) -> str:
    """Return conditions that hold together, as a part of a sentence."""
    return phrases.pick(language, " and ", " и ").join(filter(None, (one.say()[language] for one in said)))


def fixed(en: str, ru: str) -> Callable[[Any], Told]:
    """Return what says a condition that always reads the same."""
    return lambda value: {"en": en, "ru": ru}


def flag(yes: tuple[str, str], no: tuple[str, str]) -> Callable[[bool], Told]:
    """Return what says a condition with true or false."""
    return lambda value: dict(zip(("en", "ru"), yes if value else no, strict=True))


def yes_or_no(test: Test) -> Callable[[bool, Of], Test]:
    """Return the maker of a condition that takes true or false."""

    def make(value: bool, of: Of) -> Test:
        return test if value else lambda view, army, facts: not test(view, army, facts)

    return make


def _spared(view: View, army: Army, facts: Facts) -> bool:
    return bool(facts.word)


WHO = {"own": ("if it is this race", "если это этот народ"), "mine": ("if it is yours", "если это ваше")}
WHO["rival"] = ("if it is an opponent's", "если это соперник")
WAS = {
    "occupied": {"en": "if it was occupied", "ru": "если она была занята"},
    "empty": {"en": "if it was empty", "ru": "если она была пуста"},
}
SAID_VICTIMS = {
    "rival": ("from an opponent", "у соперника"),
    "active": ("from an active race", "у активного народа"),
    "declined": ("from a race in decline", "у угасшего народа"),
    "natives": ("from nobody's people", "у ничьего народа"),
    "nobody": ("where nobody stood", "где никого не было"),
}


def _say_victim(words: tuple[str, ...]) -> Told:
    said = [SAID_VICTIMS[word] for word in words]
    return {"en": phrases.listed([en for en, _ in said], "en"), "ru": phrases.listed([ru for _, ru in said], "ru")}


def _say_here(said: tuple[Said, ...]) -> Told:
    if [(one.word.name, one.value) for one in said] == [("own", True)]:
        return {"en": "if you still hold it", "ru": "если она ещё ваша"}
    return {"en": f"in {said_of(said, 'en', phrases.ALL)}", "ru": f"в {said_of(said, 'ru', phrases.IN)}"}


def _was(word: str, of: Of) -> Test:
    occupied = word == "occupied"
    return lambda view, army, facts: facts.conquest is not None and facts.conquest.non_empty is occupied


def _captured(name: str, of: Of) -> Test:
    marker = str(name)
    return lambda view, army, facts: facts.conquest is not None and marker in facts.conquest.markers


def _say_any(several: tuple[tuple[Said, ...], ...]) -> Told:
    told = {language: [together(one, language) for one in several] for language in ("en", "ru")}
    if not all(told["en"]):  # one of them is what the game usually is: it always holds
        return {"en": "", "ru": ""}
    return {language: phrases.listed(parts, language) for language, parts in told.items()}


IF.add(
    Word(
        "first_turn",
        Flag(),
        "In the turn in which the army was picked; false for every later one.",
        yes_or_no(lambda view, army, facts: view.first_turn(army)),
        flag(("in this race's first turn", "в первый ход этого народа"), ("from its second turn on", "начиная со второго хода")),
    ),
    Word("option", OptionValues(), "Where options of the game have these values.", _option, _say_option),
    Word(
        "count",
        Fields(
            {
                "of": Field(AMOUNTS, "What is counted.", needed=True),
                "least": Field(Whole(0, 99), "The least number."),
                "most": Field(Whole(0, 99), "The greatest number."),
            },
            _check_bounds,
        ),
        "Where an amount lies between bounds.",
        _count,
        _say_count,
    ),
    Word(
        "holds",
        FILTERS,
        "While the army holds such a region.",
        _holds,
        lambda said: {
            "en": f"while you hold one of the {said_of(said, 'en', phrases.ALL)}",
            "ru": f"пока у вас есть хоть одна из {said_of(said, 'ru', phrases.NOT)}",
        },
    ),
    Word("here", FILTERS, "Where the region that the moment is about fits.", _here, _say_here),
    Word(
        "victim",
        Many(Choice(tuple(VICTIMS))),
        "Where the region was taken from an army of this sort.",
        _victim,
        _say_victim,
    ),
    Word(
        "was",
        Choice(("occupied", "empty")),
        "Where the region was occupied, or empty.",
        _was,
        lambda word: WAS[word],
    ),
    Word(
        "way",
        SLUG,
        "Where the region was conquered in this way.",
        lambda name, of: lambda view, army, facts: (facts.conquest.mode if facts.conquest else facts.word) == name,
        lambda name: {"en": f"by “{name.replace('_', ' ')}”", "ru": f"способом «{name}»"},
    ),
    Word(
        "captured",
        MARKER,
        "Where the conquest made this marker leave.",
        _captured,
        lambda name: {"en": f"if it had {phrases.a(called(name, 'en'))}", "ru": f"если там была фишка «{called(name, 'ru')}»"},
    ),
    Word(
        "who",
        Choice(tuple(WHO)),
        "Whom the moment is about: this army (own), an army of its seat (mine), or an opponent (rival).",
        _who,
        lambda word: {"en": WHO[word][0], "ru": WHO[word][1]},
    ),
    Word(
        "tag",
        TAG,
        "Where the army that the moment is about has a race or power with this tag.",
        lambda tag, of: lambda view, army, facts: facts.other is not None and view.tagged(facts.other, tag),
        lambda tag: {"en": f"if it is of {tag.replace('_', ' ')}", "ru": f"если это «{tag}»"},
    ),
    Word(
        "attacked",
        Flag(),
        "Whether somebody has attacked the army in this turn.",
        _attacked,
        flag(
            ("if you were attacked this turn", "если на вас в этот ход напали"),
            ("if nobody attacked you this turn", "если на вас не нападали"),
        ),
    ),
    Word(
        "attacks",
        Flag(),
        "Whether the army has attacked somebody in this turn.",
        _attacks,
        flag(
            ("if you attacked this turn", "если вы в этот ход нападали"),
            ("if you attacked nobody this turn", "если вы ни на кого не напали"),
        ),
    ),
    Word(
        "on_map",
        Flag(),
        "Whether the army holds any region.",
        yes_or_no(lambda view, army, facts: bool(army.regions)),
        flag(
            ("while you hold a region", "пока у вас есть область"),
            ("while you hold no region", "пока у вас нет ни одной области"),
        ),
    ),
    Word(
        "player",
        SLUG,
        "Where the moment is about the player who was noted under this name.",
        _player,
        lambda name: {"en": "if it is the player you named", "ru": "если это названный вами игрок"},
    ),
    Word(
        "spared",
        Flag(),
        "Whether tokens were kept from the tray when the region was lost.",
        yes_or_no(_spared),
        flag(("if a token was saved", "если жетон уцелел"), ("if a token was lost", "если жетон потерян")),
    ),
    Word(
        "own_turn",
        Flag(),
        "Whether it is the turn of the army's seat.",
        yes_or_no(lambda view, army, facts: view.turn_seat == army.seat),
        flag(("in your turn", "в ваш ход"), ("in an opponent's turn", "в ход соперника")),
    ),
    Word(
        "not",
        TESTS,
        "Where these conditions do not hold.",
        _negated,
        lambda said: {"en": f"not {together(said, 'en')}", "ru": f"не {together(said, 'ru')}"},
    ),
    Word("any", Many(TESTS, single=False), "Where one of these groups of conditions holds.", _any_of, _say_any),
)
