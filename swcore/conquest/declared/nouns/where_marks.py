"""Words for regions by what lies there, and by what happened there."""

from __future__ import annotations

from collections.abc import Callable

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many, Named
from swcore.authoring.shapes import Flag, Yes
from swcore.authoring.words import Word
from swcore.conquest.declared.nouns.card import quoted_word
from swcore.conquest.declared.nouns.facts import Facts, Mask, Of
from swcore.conquest.declared.nouns.known import MARKER, TAG, called, quoted
from swcore.conquest.declared.nouns.phrases import Trait, a, listed
from swcore.conquest.declared.nouns.where import WHERE, either, plain
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View


def _by_marker(mine: bool) -> Callable[[tuple[str, ...], Of], Mask]:
    def make(words: tuple[str, ...], of: Of) -> Mask:
        plain_words = tuple(map(str, words))

        def marked(view: View, army: Army, facts: Facts) -> int:
            mask = 0
            for word in plain_words:
                mask |= view.marked(word, army if mine else None)
            return mask

        return marked

    return make


def _say_marker(words: tuple[Named, ...]) -> Trait:
    en, ru = listed([a(called(word, "en")) for word in words], "en"), listed([quoted(word) for word in words], "ru")
    return Trait(after=f"with {en}", behind=f"с фишкой {ru}", no=(f"without {en}", f"без фишки {ru}"))


def _say_own_marker(words: tuple[Named, ...]) -> Trait:
    en, ru = listed([called(word, "en") for word in words], "en"), listed([quoted(word) for word in words], "ru")
    no = f"without your {en}", f"без вашей фишки {ru}"
    return Trait(after=f"with your {en}", behind=f"с вашей фишкой {ru}", no=no)


def _say_tagged(tag: Named) -> Trait:
    en = a(called(tag, "en")) if tag.names else f"a “{called(tag, 'en')}” marker"
    ru = quoted(tag)
    return Trait(after=f"with {en}", behind=f"с меткой {ru}", no=(f"without {en}", f"без метки {ru}"))


def _tagged_marker(tag: str, of: Of) -> Mask:
    def marked(view: View, army: Army, facts: Facts) -> int:
        mask = 0
        for name in view.tagged_markers(tag):
            mask |= view.marked(name)
        return mask

    return marked


def _here(view: View, army: Army, facts: Facts) -> int:
    return 1 << facts.region if facts.region >= 0 else 0


def _noted(name: str, of: Of) -> Mask:
    key = f"{of.id}.{name}"
    return lambda view, army, facts: int(view.recall(army, key, 0) or 0)


WHERE.add(
    Word("marker", Many(MARKER), "With this marker, whoever laid it.", _by_marker(mine=False), _say_marker),
    Word("own_marker", Many(MARKER), "With this marker of the army.", _by_marker(mine=True), _say_own_marker),
    Word("marker_tag", TAG, "With a marker of this tag.", _tagged_marker, _say_tagged),
    Word(
        "immune",
        Flag(),
        "Immune; false for those that are not.",
        plain(lambda view, army, facts: view.immune),
        either(Trait(before="immune", stem="неуязвим"), Trait(before="non-immune", stem="уязвим")),
    ),
    Word(
        "conquered",
        Flag(),
        "Conquered by the army in this turn.",
        plain(lambda view, army, facts: view.conquered_mask(army)),
        either(
            Trait(after="you conquered this turn", stem="захваченн", rest="вами в этот ход"),
            Trait(after="you did not conquer this turn", stem="не захваченн", rest="вами в этот ход"),
        ),
    ),
    Word(
        "here",
        Flag(),
        "The region that the moment is about.",
        plain(_here),
        either(Trait(before="this", stem="эт"), Trait(before="other", stem="друг")),
    ),
    Word(
        "place",
        Flag(),
        "With a place face up, such as an artifact.",
        plain(lambda view, army, facts: view.sites),
        either(
            Trait(after="with an artifact or a legendary place", behind="с артефактом или легендарным местом"),
            Trait(after="without a place", behind="без артефакта и места"),
        ),
    ),
    Word(
        "everywhere",
        Yes(),
        "Every region of the map.",
        plain(lambda view, army, facts: view.ground.all),
        lambda yes: Trait(after="of the map", behind="карты"),
    ),
    Word(
        "edge",
        Flag(),
        "Where armies enter the map.",
        plain(lambda view, army, facts: view.ground.entry),
        either(Trait(after="at the edge of the map", behind="у края карты"), Trait(before="inner", behind="не у края карты")),
    ),
    Word(
        "noted",
        SLUG,
        "Regions that the piece has noted under a name.",
        _noted,
        lambda name: Trait(after=f"noted as {quoted_word(name, 'en')}", stem="отмеченн", rest=f"как {quoted_word(name, 'ru')}"),
    ),
)
