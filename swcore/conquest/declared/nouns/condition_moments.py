"""When a rule holds, by the moment itself: where it happens, to whom, and what was attacked."""

from __future__ import annotations

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice, Flag, Told
from swcore.authoring.words import Said, Word
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.card import is_noted, quoted_word
from swcore.conquest.declared.nouns.condition_words import flag, yes_or_no
from swcore.conquest.declared.nouns.conditions import IF
from swcore.conquest.declared.nouns.facts import Facts, Of, Test
from swcore.conquest.declared.nouns.known import A_WAY, MARKER, TAG, called, of_tag, quoted, titled
from swcore.conquest.declared.nouns.victims import VICTIMS, victim
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.position.army import Army
from swcore.conquest.position.tolls import CONQUEST
from swcore.conquest.position.view import View


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

    def noted(view: View, army: Army, facts: Facts) -> bool:
        seat, found = _seat(facts), view.recall(army, key)
        return seat >= 0 and (seat in found if isinstance(found, tuple) else found == seat)

    return noted


def _say_player(name: str) -> Told:
    if is_noted(name):
        en, ru = quoted_word(name, "en"), quoted_word(name, "ru")
        return {"en": f"if it is a player noted as {en}", "ru": f"если этот игрок отмечен как {ru}"}
    return {"en": "if it is the player you named", "ru": "если это названный вами игрок"}


def _attacked(yes: bool, of: Of) -> Test:
    return lambda view, army, facts: any(victim == army.id for _, victim in view.attacks) is yes


def _attacks(yes: bool, of: Of) -> Test:
    return lambda view, army, facts: any(attacker == army.id for attacker, _ in view.attacks) is yes


def _toll(word: str, of: Of) -> Test:
    def asked(view: View, army: Army, facts: Facts) -> bool:
        if facts.region < 0:
            return False
        owed = bool(view.toll(army, 1 << facts.region, CONQUEST))
        if word == "none" or not owed:
            return (word == "none") is not owed
        return bool(view.payable(army, 1 << facts.region, CONQUEST)) is (word == "payable")

    return asked


SAID_TOLLS = {
    "none": {"en": "if nobody wants coins for it", "ru": "если за неё не надо платить"},
    "payable": {"en": "if its holder wants coins for it", "ru": "если за неё надо платить"},
    "too_dear": {"en": "if you cannot pay what its holder wants", "ru": "если заплатить за неё нечем"},
}


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
    if [one.word.name for one in said] == ["not"]:
        en, ru = (said_of(said[0].value, language, phrases.ONE) for language in ("en", "ru"))
        return {"en": f"if it is not {en}", "ru": f"если это не {ru}"}
    en, ru = (said_of(said, language, phrases.ONE) for language in ("en", "ru"))
    return {"en": f"if it is {en}", "ru": f"если это {ru}"}


def _was(word: str, of: Of) -> Test:
    occupied = word == "occupied"
    return lambda view, army, facts: facts.conquest is not None and facts.conquest.non_empty is occupied


def _captured(name: str, of: Of) -> Test:
    marker = str(name)
    return lambda view, army, facts: facts.conquest is not None and marker in facts.conquest.markers


IF.add(
    Word("here", FILTERS, "Where the region that the moment is about fits.", _here, _say_here),
    Word(
        "victim",
        Many(Choice(tuple(VICTIMS))),
        "Where the region was taken from an army of this sort.",
        _victim,
        _say_victim,
    ),
    Word(
        "toll",
        Choice(tuple(SAID_TOLLS)),
        "What others want for a conquest of the region: nothing, what the seat has, or more.",
        _toll,
        lambda word: SAID_TOLLS[word],
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
        A_WAY,
        "Where the region was conquered in this way.",
        lambda name, of: lambda view, army, facts: (facts.conquest.mode if facts.conquest else facts.word) == name,
        lambda name: {"en": f"by “{titled(name, 'en')}”", "ru": f"способом «{titled(name, 'ru')}»"},
    ),
    Word(
        "captured",
        MARKER,
        "Where the conquest made this marker leave.",
        _captured,
        lambda name: {"en": f"if it had {phrases.a(called(name, 'en'))}", "ru": f"если там была фишка {quoted(name)}"},
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
        lambda tag: {"en": f"if it is {of_tag(tag, 'en')}", "ru": f"если это народ {of_tag(tag, 'ru')}"},
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
        "player",
        SLUG,
        "Where the moment is about the player, or one of the players, noted under this name.",
        _player,
        _say_player,
    ),
    Word(
        "noted",
        SLUG,
        "Where the piece has noted something under this name for the army.",
        lambda name, of: (lambda key: lambda view, army, facts: view.recall(army, key) is not None)(f"{of.id}.{name}"),
        lambda name: {"en": f"if {quoted_word(name, 'en')} is noted", "ru": f"если отмечено {quoted_word(name, 'ru')}"},
    ),
    Word(
        "spared",
        Flag(),
        "Whether tokens were kept from the tray when the region was lost.",
        yes_or_no(_spared),
        flag(("if a token was saved", "если жетон уцелел"), ("if a token was lost", "если жетон потерян")),
    ),
)
