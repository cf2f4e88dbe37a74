"""Effects on markers with hidden faces: shuffled, and turned up."""

from __future__ import annotations

from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import EFFECT, EFFECTS, IF_FIELD, Values, deed, said_then
from swcore.conquest.declared.effects.questions import OF_MARKER, packed
from swcore.conquest.declared.nouns.card import quoted_word
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.known import MARKER, TAG, called
from swcore.conquest.declared.nouns.phrases import a, pick
from swcore.conquest.operations import fx
from swcore.conquest.operations.fx_questions import ask_choice
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

FACE = Fields({"face": Field(SLUG, "The face.", needed=True), "then": Field(EFFECTS, "What happens.", needed=True)})


def _shuffle(values: Values, of: Of) -> Deed:
    name = str(values["marker"])
    return lambda view, army, facts: [fx.shuffle(name)]


def _show(values: Values, of: Of) -> Deed:
    name, key = str(values["marker"]), values["name"]
    faces = {one["face"]: deed(one["then"], of) for one in values["faces"]}

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        chosen = faces.get(facts.word)
        return [] if chosen is None else chosen(view, army, facts)

    of.answers[key] = take

    def show(view: View, army: Army, facts: Facts) -> list[Effect]:
        return [fx.show(army, name, facts.region, packed(key, facts))] if facts.region >= 0 else []

    return show


def _hide(values: Values, of: Of) -> Deed:
    name, key = str(values["marker"]), values["name"]

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        return [fx.hide(army, name, facts.region, facts.word)] if facts.word else []

    of.answers[key] = take

    def hide(view: View, army: Army, facts: Facts) -> list[Effect]:
        faces = list(dict.fromkeys(view.faces_left(name))) if facts.region >= 0 else []
        return [ask_choice(army, packed(key, facts), faces)] if faces else []

    return hide


def _say_show(values: Values, language: str) -> str:
    parts: list[str] = []
    for one in values["faces"]:
        parts.append(f"{quoted_word(one['face'], language)}: {said_then(one['then'], language)}")
    name: Any = values["marker"]
    told = pick(language, f"turn up {a(called(name, 'en'))}", f"переверните фишку «{called(name, 'ru')}»")
    return f"{told} — {'; '.join(parts)}"


def _carry(values: Values, of: Of) -> Deed:
    tag, key = str(values["tag"]), values["name"]

    def where(view: View, army: Army, marker: str) -> list[Effect]:
        near = army.regions & view.beside(army, view.marked(marker))
        targets = list(view.ground.bits(near))
        if len(targets) == 1:
            return [fx.carry(marker, view.where(marker), targets[0])]
        return [ask_choice(army, marker, list(view.names(near)))]

    def carried(view: View, army: Army, facts: Facts) -> list[Effect]:
        marker, _, name = facts.word.partition(" ")
        return [fx.carry(marker, view.where(marker), view.region(name))]

    of.answers[key] = lambda view, army, facts: where(view, army, facts.word)
    of.answers[OF_MARKER] = carried

    def carry(view: View, army: Army, facts: Facts) -> list[Effect]:
        there = [marker for marker in view.tagged_markers(tag) if facts.region >= 0 and view.marked(marker) >> facts.region & 1]
        return where(view, army, there[0]) if len(there) == 1 else [ask_choice(army, key, there)] if there else []

    return carry


EFFECT.add(
    Word(
        "carry",
        Fields(
            {
                "name": Field(SLUG, "The name of the question.", needed=True),
                "tag": Field(TAG, "A tag of the markers.", needed=True),
                **IF_FIELD,
            }
        ),
        "A marker with a tag is carried from the region of the moment into one of the army's next to it, which the seat chooses.",
        _carry,
        lambda values, language: pick(
            language,
            f"move the {called(values['tag'], 'en')} into a region of yours next to it",
            f"перенесите «{called(values['tag'], 'ru')}» в свою соседнюю область",
        ),
    ),
    Word(
        "shuffle",
        Fields({"marker": Field(MARKER, "A marker with faces, of which none lies on the map.", needed=True), **IF_FIELD}),
        "All markers of a kind are shuffled, faces down.",
        _shuffle,
        lambda values, language: pick(
            language,
            f"shuffle the {called(values['marker'], 'en')} markers",
            f"перемешайте фишки «{called(values['marker'], 'ru')}»",
        ),
    ),
    Word(
        "hide",
        Fields(
            {
                "name": Field(SLUG, "A name for it.", needed=True),
                "marker": Field(MARKER, "A marker with faces.", needed=True),
                **IF_FIELD,
            }
        ),
        "The seat chooses a face, and lays a marker with it into the region of the moment, face down.",
        _hide,
        lambda values, language: pick(
            language,
            f"lay {a(called(values['marker'], 'en'))} with a face of your choice there, face down",
            f"положите туда лицом вниз фишку «{called(values['marker'], 'ru')}» по вашему выбору",
        ),
    ),
    Word(
        "show",
        Fields(
            {
                "name": Field(SLUG, "A name for it.", needed=True),
                "marker": Field(MARKER, "A marker with faces.", needed=True),
                "faces": Field(Many(FACE, most=8, single=False), "What happens by its face.", needed=True),
                **IF_FIELD,
            }
        ),
        "The marker in the region of the moment is turned up, and leaves the game.",
        _show,
        _say_show,
    ),
)
