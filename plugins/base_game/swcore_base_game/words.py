"""The words of Small World in English and Russian, besides the names that pieces bring."""

from __future__ import annotations

from swcore import Ruleset
from swcore.conquest.wording import TERRAIN_WORDS, Lexicon
from swcore.wording import Table
from swcore_base_game.about_words import ABOUT

WORDS: Table = {
    **TERRAIN_WORDS,
    **ABOUT,
    "edition.hobbyworld-2016": {"en": "Hobby World 2016", "ru": "«Мир Хобби», 2016"},
    "edition.stylelife-2010": {"en": "Style of Life 2010", "ru": "«Стиль жизни», 2010"},
    "edition.fan-as": {"en": "fan translation", "ru": "любительский перевод"},
    # signs on a drawn map, and letters for a terminal that lacks them; the tokens of a Lost Tribe lie there themselves
    "look.symbol.mine": {"en": "◆ M - pick", "ru": "◆ M - pick"},
    "look.symbol.magic": {"en": "✶ * - spark", "ru": "✶ * - spark"},
    "look.symbol.cavern": {"en": "◖ C - arch", "ru": "◖ C - arch"},
    "look.symbol.lost_tribe": {"en": "- -", "ru": "- -"},
    "look.marker.base.mountain": {"en": "- -", "ru": "- -"},  # mountains look like mountains
    "look.marker.base.fortress": {"en": "- - - keep", "ru": "- - - keep"},
    "look.marker.base.encampment": {"en": "- - - camp", "ru": "- - - camp"},
    "look.marker.base.troll_lair": {"en": "- - - den", "ru": "- - - den"},
    "look.marker.base.dragon": {"en": "- - - fire", "ru": "- - - fire"},
    "look.marker.base.hero": {"en": "- - - shield", "ru": "- - - shield"},
    "look.marker.base.hole": {"en": "- - - ring", "ru": "- - - ring"},
    "symbol.mine": {"en": "mine", "ru": "шахта"},
    "symbol.magic": {"en": "magic", "ru": "магия"},
    "symbol.cavern": {"en": "cavern", "ru": "пещера"},
    "of.symbol.mine": {"en": "with a mine", "ru": "с шахтой"},
    "of.symbol.magic": {"en": "with a magic source", "ru": "с источником магии"},
    "of.symbol.cavern": {"en": "with a cavern", "ru": "с пещерой"},
    "option.final_attempt_limit.shortage_3": {"en": "1 to 3 tokens missing", "ru": "не хватает от 1 до 3 жетонов"},
    "option.final_attempt_limit.cost_3": {"en": "a region that takes 3 at most", "ru": "область ценой не более 3"},
    "option.sorcerer_limit.per_opponent": {"en": "once a turn against each opponent", "ru": "раз в ход у каждого соперника"},
    "option.sorcerer_limit.per_turn": {"en": "once a turn", "ru": "раз в ход"},
    "option.wealthy_once.per_army": {"en": "to every army", "ru": "каждому народу"},
    "option.wealthy_once.per_game": {"en": "once in the game", "ru": "один раз за игру"},
    "option.wizards_score.occupied": {"en": "every region they occupy", "ru": "каждая занятая область"},
    "option.wizards_score.conquered_this_turn": {"en": "those conquered this turn", "ru": "захваченные в этот ход"},
    "mode.dragon": {"en": "dragon", "ru": "дракон"},
    "mode.substitute": {"en": "substitution", "ru": "подмена"},
    "why.peace": {"en": "its owner has made peace with you", "ru": "её владелец заключил с вами мир"},
    "why.tray": {"en": "no Sorcerer token is left in the tray", "ru": "в запасе не осталось жетонов колдунов"},
    "why.no-region": {"en": "the Sorcerers hold no region", "ru": "у колдунов нет ни одной области"},
    "why.not-active": {"en": "no opponent's active race is there", "ru": "там нет активного народа соперника"},
    "why.not-lone": {"en": "the token is not the only one in its region", "ru": "жетон там не один"},
    "reason.farmland": {"en": "farmland", "ru": "поля"},
    "reason.forest": {"en": "forest", "ru": "леса"},
    "reason.hill": {"en": "hill", "ru": "холмы"},
    "reason.swamp": {"en": "swamp", "ru": "болота"},
    "reason.coast": {"en": "coast", "ru": "берег"},
    "reason.mines": {"en": "mines", "ru": "шахты"},
    "reason.caverns": {"en": "caverns", "ru": "пещеры"},
    "reason.magic-sources": {"en": "magic sources", "ru": "источники магии"},
    "reason.non-empty-conquests": {"en": "non-empty conquests", "ru": "захваты непустых областей"},
    "reason.raised": {"en": "raised from the fallen", "ru": "подняты из павших"},
    "reason.all-stay": {"en": "all tokens stay", "ru": "все жетоны остаются"},
    "reason.no-loss": {"en": "no token is lost", "ru": "жетон не теряется"},
    "reason.for-conquest": {"en": "for conquest only", "ru": "только для захватов"},
    "reason.beside-mountain": {"en": "beside their mountain", "ru": "рядом со своими горами"},
    "reason.further-on-water": {"en": "further tokens on water", "ru": "ещё жетоны на воде"},
    "reason.alchemy": {"en": "alchemy", "ru": "алхимия"},
    "reason.commando": {"en": "commando", "ru": "боевое умение"},
    "reason.mounted": {"en": "mounted", "ru": "верхом"},
    "reason.pillage": {"en": "pillage", "ru": "мародёрство"},
    "reason.trade": {"en": "trade", "ru": "торговля"},
    "reason.fortresses": {"en": "fortresses", "ru": "крепости"},
    "reason.treasure": {"en": "treasure", "ru": "сокровища"},
    "guide": {
        "en": (
            "The map is too small for everybody. Take a race with a power, conquer regions (2 tokens each, and 1 more for every "
            "token or marker in the way), then spread your tokens. At the end of your turn every region you hold pays 1 coin. "
            "When your race is stretched thin, put it in decline: it goes on paying, and next turn you take a fresh one. "
            "The richest player wins."
        ),
        "ru": (
            "Карта мала, места на всех не хватит. Возьмите народ с умением, захватывайте области (2 жетона, и ещё по 1 за каждый "
            "жетон или фишку на пути), затем расставьте жетоны. В конце хода каждая ваша область приносит 1 монету. "
            "Когда народ выдохся, отправьте его в упадок: он продолжит приносить монеты, а в следующий ход вы возьмёте новый. "
            "Побеждает самый богатый."
        ),
    },
}


def lexicon(ruleset: Ruleset, language: str) -> Lexicon:
    """Return the words of Small World in a language."""
    return Lexicon(language, ruleset, WORDS)
