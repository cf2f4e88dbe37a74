"""Effects that ask for a number, or roll for one; what follows may count it."""

from __future__ import annotations

from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Whole
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared.effects.effects import EFFECT, IF_FIELD, OF_THEM, THEN, Values, deed, said_then
from swcore.conquest.declared.effects.questions import ASKED, KEY, OPTIONAL, asked, packed
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.counted import DICE, counted
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.phrases import listed, pick
from swcore.conquest.operations import fx_questions as fx
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect


def counts_all(values: Values) -> bool:
    """Return whether all that follows a number is there for each of it."""
    return all(_counts(one.value.get("each")) and "if" not in one.value for one in values["then"])


def _counts(said: Said | None) -> bool:
    return said is not None and said.word.name == "number" and not said.more


def _say_ask_amount(values: Values, language: str) -> str:
    then = said_then(values["then"], language)
    if counts_all(values):
        often = pick(language, *HOW_OFTEN[values.get("who", "own")])
        return f"{often}{_said_most(values, language)}: {then.replace(pick(language, *OF_THEM), '')}"
    who = "choose" if values.get("who", "own") == "own" else "the other player chooses"
    ru = "выберите" if values.get("who", "own") == "own" else "другой игрок выбирает"
    then = then.replace(pick(language, *OF_THEM), pick(language, " so many times", " столько раз"))
    most = (
        _said_most(values, language)
        .replace(pick(language, "once ", "одного раза "), "1 ")
        .replace(" times", "")
        .replace(" раз", "")
    )
    return f"{pick(language, who, ru)} {pick(language, 'a number', 'число')}{most}: {then}"


def _ask_amount(values: Values, of: Of) -> Deed:
    most, then = [amount(one, of) for one in values.get("most", ())], deed(values["then"], of)
    cap, key = values.get("cap", 99), values["name"]

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        number = int(facts.word or 0)
        return then(view, army, facts._replace(number=number)) if number else []

    of.answers[key] = take

    def ask(view: View, army: Army, facts: Facts) -> list[Effect]:
        highest = min((cap, *(one(view, army, facts) for one in most)))
        words = [str(number) for number in range(highest + 1)] if highest > 0 else []
        return asked(army, packed(key, facts), words, values, facts)

    return ask


def _said_most(values: Values, language: str) -> str:
    parts = []
    if "cap" in values:
        cap = values["cap"]
        parts.append(pick(language, f"{cap} times" if cap > 1 else "once", f"{cap} раз{'а' if cap == 1 else ''}"))
    if "most" in values:
        each = listed([for_each(one, language) for one in values["most"]], language, last="and")
        parts.append(pick(language, "once ", "одного раза ") + each)
    return f" ({pick(language, 'at most', 'не более')} {pick(language, ' and ', ' и ').join(parts)})" if parts else ""


def _roll(values: Values, of: Of) -> Deed:
    then, key, faces = deed(values["then"], of), values["name"], values.get("faces")

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        return then(view, army, facts._replace(number=sum(map(int, facts.word.split("+")))))

    of.answers[key] = take
    dice = values.get("dice", 1)
    return lambda view, army, facts: [fx.roll(army, packed(key, facts), dice, faces)]


SHOWN = {"en": "if the die shows", "ru": "если выпало"}
HOW_OFTEN = {
    "own": ("as often as you like", "сколько угодно раз"),
    "other": ("as often as the other player likes", "сколько раз захочет другой игрок"),
}


def _say_roll(values: Values, language: str) -> str:
    dice = values.get("dice", 1)
    en, ru = "the die" if dice == 1 else f"{dice} dice", "кубик" if dice == 1 else counted(dice, "ru", DICE)
    if "faces" in values:
        faces, one = ", ".join(map(str, values["faces"])), len(values["faces"]) == 1
        en = f"{'a die' if dice == 1 else en} with the face{'' if one else 's'} {faces}"
        ru += f" с {'гранью' if one else 'гранями'} {faces}"
    then = said_then(values["then"], language)
    pip = pick(language, " for each pip", " за каждое очко")
    told = then.replace(pick(language, *OF_THEM), pip).replace(pick(language, "if the number is", "если число"), SHOWN[language])
    joint = ": " if ": " in told or told.count(", ") else pick(language, ", and ", " и ")
    return pick(language, f"roll {en}", f"бросьте {ru}") + joint + told


EFFECT.add(
    Word(
        "ask_amount",
        Fields(
            {
                "name": KEY,
                "most": Field(Many(AMOUNTS, most=4, single=False), "At most these amounts, whichever is least."),
                "cap": Field(Whole(1, 30), "At most this number."),
                "then": THEN,
                "who": ASKED,
                "optional": OPTIONAL,
                **IF_FIELD,
            }
        ),
        "A seat chooses a number, which the effects that follow may count.",
        _ask_amount,
        _say_ask_amount,
    ),
    Word(
        "roll",
        Fields(
            {
                "name": KEY,
                "dice": Field(Whole(1, 8), "How many dice; 1 when left out."),
                "faces": Field(
                    Many(Whole(0, 20), most=20, single=False), "Their faces, all different; the game's when left out."
                ),
                "then": THEN,
                **IF_FIELD,
            }
        ),
        "Dice are rolled; the effects that follow may count the pips.",
        _roll,
        _say_roll,
    ),
)
