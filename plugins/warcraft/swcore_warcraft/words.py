"""The words of Small World of Warcraft in English and Russian, besides the names that pieces bring."""

from __future__ import annotations

from swcore import Ruleset
from swcore.conquest.wording import TERRAIN_WORDS, Lexicon
from swcore.wording import Table
from swcore_warcraft.about_words import ABOUT
from swcore_warcraft.rules import BOARDS

SIZES = {"L": ("Large", "Большой"), "M": ("Medium", "Средний"), "S": ("Small", "Малый")}


def _islands() -> dict[str, dict[str, str]]:
    """Return the names of the islands by what their region ids begin with: size, board and face."""
    found = {}
    for size, boards in BOARDS.items():
        en, ru = SIZES[size]
        for face in (face[-2:] for faces in boards for face in faces):
            found[f"island.{size.lower()}{face}"] = {"en": f"{en} island {face}", "ru": f"{ru} остров {face}"}
    return found


WORDS: Table = {
    **_islands(),
    **TERRAIN_WORDS,
    **ABOUT,
    # signs on a drawn map, and letters for a terminal that lacks them; the tokens of murlocs lie there themselves
    "look.symbol.harbor": {"en": "ψ H - anchor", "ru": "ψ H - anchor"},
    "look.symbol.magic": {"en": "✶ * - spark", "ru": "✶ * - spark"},
    "look.symbol.cavern": {"en": "◖ C - arch", "ru": "◖ C - arch"},
    "look.symbol.artifact_slot": {"en": "○ o - slot", "ru": "○ o - slot"},
    "look.symbol.murloc": {"en": "- -", "ru": "- -"},
    "look.marker.warcraft.mountain": {"en": "- -", "ru": "- -"},  # mountains look like mountains
    "look.marker.warcraft.face_down": {"en": "- - - back", "ru": "- - - back"},
    "look.marker.warcraft.fort": {"en": "- - - keep", "ru": "- - - keep"},
    "look.marker.warcraft.watch_tower": {"en": "- - - keep", "ru": "- - - keep"},
    "look.marker.warcraft.beast": {"en": "- - - den", "ru": "- - - den"},
    "look.marker.warcraft.bomb": {"en": "- - - fire", "ru": "- - - fire"},
    "look.marker.warcraft.champion_figure": {"en": "- - - figure", "ru": "- - - figure"},
    "look.marker.warcraft.military_objective": {"en": "- - - shield", "ru": "- - - shield"},
    "look.marker.warcraft.wisp_wall": {"en": "- - - ring", "ru": "- - - ring"},
    "symbol.harbor": {"en": "harbour", "ru": "гавань"},
    "symbol.magic": {"en": "magic", "ru": "магия"},
    "symbol.artifact_slot": {"en": "artifact", "ru": "артефакт"},
    "symbol.cavern": {"en": "cavern", "ru": "пещера"},
    "of.symbol.harbor": {"en": "with a harbour", "ru": "с гаванью"},
    "of.symbol.magic": {"en": "with a magic source", "ru": "с источником магии"},
    "of.symbol.cavern": {"en": "with a cavern", "ru": "с пещерой"},
    "of.symbol.murloc": {"en": "where Murlocs begin", "ru": "мурлоков"},
    "of.symbol.artifact_slot": {"en": "with a place for an artifact", "ru": "с местом для артефакта"},
    "tag.alliance": {"en": "Alliance", "ru": "Альянс"},
    "tag.horde": {"en": "Horde", "ru": "Орда"},
    "tag.artifact": {"en": "artifact", "ru": "артефакт"},
    "tag.legendary_place": {"en": "legendary place", "ru": "легендарное место"},
    "of.tag.alliance": {"en": "of the Alliance", "ru": "Альянса"},
    "of.tag.horde": {"en": "of the Horde", "ru": "Орды"},
    "entry": {"en": "armies land here", "ru": "сюда можно высадиться"},
    # ways to conquer, extras, acts
    "option.ethereals_limit.one_of_two": {"en": "one of the two a turn", "ru": "одно из двух за ход"},
    "option.ethereals_limit.each_once": {"en": "each of the two once a turn", "ru": "каждое по разу за ход"},
    "mode.strike": {"en": "air strike", "ru": "удар с воздуха"},
    "mode.champion": {"en": "Champion", "ru": "Чемпион"},
    "mode.doomhammer": {"en": "Doomhammer", "ru": "Молот Рока"},
    "mode.bomb": {"en": "a bomb", "ru": "бомба"},
    "boost.ashes": {"en": "Ashes of Al'ar", "ru": "Пепел Ал'ара"},
    "boost.frostmourne": {"en": "Frostmourne", "ru": "Фростморн"},
    "boost.discount": {"en": "the Ethereals' discount", "ru": "скидка эфириалов"},
    "use.steal": {"en": "steal the artifact", "ru": "украсть артефакт"},
    "use.scare": {"en": "scare a token away", "ru": "запугать жетон"},
    "use.raze": {"en": "tear down a fort or a wall", "ru": "снести форт или стену"},
    "use.portal": {"en": "open a portal", "ru": "открыть портал"},
    "did.steal": {"en": "stole an artifact", "ru": "украден артефакт"},
    "did.scare": {"en": "scared a token away", "ru": "жетон запуган"},
    "did.raze": {"en": "tore down a fort or a wall", "ru": "снесено укрепление"},
    "did.portal": {"en": "opened a portal", "ru": "открыт портал"},
    "face.explodes": {"en": "it explodes", "ru": "взрыв"},
    "face.dud": {"en": "a dud", "ru": "пустышка"},
    # questions of pieces; {about} is the region or the piece that it is about
    "ask.warcraft.aegis_of_aggramar": {
        "en": "Carry the Aegis of Aggramar to another of your regions?",
        "ru": "Перенести Эгиду Агграмара в другую свою область?",
    },
    "ask.warcraft.heart_of_azeroth": {
        "en": "Carry the Heart of Azeroth to another of your regions?",
        "ru": "Перенести Сердце Азерот в другую свою область?",
    },
    "ask.warcraft.battleground": {
        "en": "Battleground: whose side do you take this turn?",
        "ru": "Поле битвы: на чьей вы стороне в этот ход?",
    },
    "ask.warcraft.well_of_eternity": {
        "en": "The Well of Eternity is found: which water does it move to?",
        "ru": "Открыт Источник вечности: на какую воду его перенести?",
    },
    "ask.warcraft.ethereals": {"en": "{about}: into which of your regions?", "ru": "{about}: в какую свою область?"},
    "ask.warcraft.ethereals.which": {"en": "Which artifact do you steal?", "ru": "Какой артефакт украсть?"},
    "ask.warcraft.forsaken": {
        "en": "How many recruits do you take, for a coin each?",
        "ru": "Сколько новобранцев взять, по монете за каждого?",
    },
    "ask.warcraft.goblins.pay": {
        "en": "The bomb in {about} goes off only if you pay the toll: pay, or throw it away?",
        "ru": "Бомба в {about} сработает, только если заплатить пошлину: платить или выбросить её?",
    },
    "ask.warcraft.worgen": {
        "en": "Human form (2 coins for you), or Worgen form (1 coin to pay, conquests cost 1 token less)?",
        "ru": "Облик человека (вам 2 монеты) или облик воргена (заплатить 1 монету, захваты дешевле на 1 жетон)?",
    },
    "ask.warcraft.intimidating": {"en": "Where does the token from {about} go?", "ru": "Куда уходит жетон из {about}?"},
    "ask.warcraft.portal_mage": {
        "en": "Which magic region changes places with {about}?",
        "ru": "С какой волшебной областью поменять {about}?",
    },
    "value.warcraft.battleground.alliance": {"en": "Alliance", "ru": "Альянс"},
    "value.warcraft.battleground.horde": {"en": "Horde", "ru": "Орда"},
    "value.warcraft.goblins.pay": {"en": "pay", "ru": "заплатить"},
    "value.warcraft.goblins.leave": {"en": "throw it away unseen", "ru": "выбросить не глядя"},
    "value.warcraft.worgen.human": {"en": "human form", "ru": "облик человека"},
    "value.warcraft.worgen.worgen": {"en": "Worgen form", "ru": "облик воргена"},
    "harmony": {"en": "Harmony tokens: {who}", "ru": "Жетоны гармонии: {who}"},
    "team": {"en": "{side}: {who}", "ru": "{side}: {who}"},
    "team.coins": {"en": "{side}, {who}: {coins} together", "ru": "{side}, {who}: вместе {coins}"},
    "this-turn": {"en": "{piece}, this turn: {value}", "ru": "{piece}, в этот ход: {value}"},
    # reasons of numbers
    "reason.travel": {"en": "travel", "ru": "переправа"},
    "reason.no-travel": {"en": "as if adjacent: no travel", "ru": "как соседняя: без переправы"},
    "reason.non-empty-region": {"en": "non-empty region", "ru": "непустая область"},
    "reason.forest": {"en": "forest", "ru": "лес"},
    "reason.mountain": {"en": "mountain", "ru": "горы"},
    "reason.legendary-place": {"en": "legendary place", "ru": "легендарное место"},
    "reason.two-conquer": {"en": "two tokens conquer together", "ru": "не меньше двух жетонов"},
    "reason.two-stay": {"en": "two tokens stay together", "ru": "остаются по двое"},
    "reason.two-decline": {"en": "two tokens stay in decline", "ru": "в упадке остаются по двое"},
    "reason.frostmourne": {"en": "Frostmourne", "ru": "Фростморн"},
    "reason.worgen-form": {"en": "Worgen form", "ru": "облик воргена"},
    "reason.human-form": {"en": "human form", "ru": "облик человека"},
    "reason.harmony": {"en": "harmony", "ru": "гармония"},
    "reason.marsh": {"en": "passage through the marsh", "ru": "проход через болото"},
    "reason.aegis": {"en": "the Aegis", "ru": "Эгида"},
    "reason.doomhammer": {"en": "Doomhammer", "ru": "Молот Рока"},
    "reason.recruits": {"en": "recruits", "ru": "новобранцы"},
    "reason.ransom": {"en": "ransom of the Champion", "ru": "выкуп чемпиона"},
    "reason.held-for-ransom": {"en": "the Champion is held for ransom instead", "ru": "за чемпиона платят выкуп"},
    "reason.objective": {"en": "military objective", "ru": "военная цель"},
    "reason.heart": {"en": "the Heart of Azeroth", "ru": "Сердце Азерот"},
    "reason.faction-bonus": {"en": "faction bonus", "ru": "бонус фракции"},
    "reason.second-faction-bonus": {"en": "second faction bonus", "ru": "второй бонус фракции"},
    "reason.team-coins": {"en": "their team has more coins", "ru": "у их команды больше монет"},
    "reason.team-tokens": {
        "en": "level in coins, their team has more tokens on the boards",
        "ru": "монет поровну, у их команды больше жетонов на поле",
    },
    "reason.teams-level": {"en": "both teams are level in coins and tokens", "ru": "у обеих команд поровну монет и жетонов"},
    "reason.team-alone": {"en": "the other team has left the game", "ru": "другая команда вышла из игры"},
    "reason.richer-than-murlocs": {"en": "more coins than the Murlocs", "ru": "монет больше, чем у мурлоков"},
    "reason.murlocs-as-rich": {"en": "the Murlocs have as many coins, or more", "ru": "у мурлоков монет не меньше"},
    "reason.alliance-regions": {"en": "regions of the Alliance", "ru": "области Альянса"},
    "reason.magic-regions": {"en": "magic regions", "ru": "волшебные области"},
    "reason.caverns": {"en": "caverns", "ru": "пещеры"},
    "reason.islands": {"en": "islands", "ru": "острова"},
    "reason.beside-water": {"en": "beside water", "ru": "у воды"},
    "reason.artifacts-and-places": {"en": "artifacts and places", "ru": "артефакты и места"},
    "reason.strong-defenders": {"en": "defenders of strong regions", "ru": "защитники сильных областей"},
    "reason.non-empty-conquests": {"en": "non-empty conquests", "ru": "захваты непустых областей"},
    "reason.dark-portal": {"en": "Dark Portal", "ru": "Тёмный портал"},
    "reason.karazhan": {"en": "terrain of Karazhan", "ru": "местность Каражана"},
    "reason.well": {"en": "most regions around the Well", "ru": "больше всех областей у Источника"},
    "reason.revived": {"en": "revived", "ru": "воскрешены"},
    "reason.first-saved": {"en": "the first token is saved", "ru": "первый жетон спасён"},
    "reason.no-loss": {"en": "no token is lost", "ru": "жетон не теряется"},
    "reason.all-lost": {"en": "a race in decline loses all", "ru": "народ в упадке теряет всё"},
    # why not
    "why.enemy-faction": {
        "en": "the race is of the other team's faction",
        "ru": "этот народ — из фракции другой команды",
    },
    "why.entry.landing": {
        "en": "an army without a region lands in an entry region",
        "ru": "народ без областей высаживается в гавани",
    },
    "why.first": {"en": "the Champion cannot make the first conquest", "ru": "чемпион не может сделать первый захват"},
    "why.not-beside": {
        "en": "the Champion conquers beside a region of their race",
        "ru": "чемпион захватывает рядом с областью своего народа",
    },
    "why.water": {"en": "the Champion cannot conquer water", "ru": "чемпион не может захватить воду"},
    "why.walled": {"en": "a fort or a wall must be removed first", "ru": "сначала надо снести форт или стену"},
    "why.untouched": {
        "en": "powers do not reach the other regions of the race",
        "ru": "другие области этого народа умениям недоступны",
    },
    "why.cornered": {"en": "no token there can go anywhere", "ru": "оттуда жетону некуда уйти"},
    "guide": {
        "en": (
            "The islands are too small for everybody. Take a race with a power, land in a harbour and conquer regions (2 "
            "tokens each, 1 more for every token or marker in the way, 1 more for a harbour that is not next to you), then "
            "spread your tokens. At the end of your turn every region you hold pays 1 coin, and every race of the opposite "
            "faction that you took a region from pays 1 more. Markers that lie face down turn up when you take their region, "
            "and serve you while you hold it. When your race is stretched thin, put it in decline: it goes on paying, and "
            "next turn you take a fresh one. The richest wins."
        ),
        "ru": (
            "Острова малы, места на всех не хватит. Возьмите народ с умением, высадитесь в гавани и захватывайте области (2 "
            "жетона, и ещё по 1 за каждый жетон или фишку на пути, и 1 за гавань, которая с вами не граничит), затем "
            "расставьте жетоны. В конце хода каждая ваша область приносит 1 монету, и ещё 1 — каждый народ противоположной "
            "фракции, у которого вы взяли область. Скрытые жетоны открываются, когда вы берёте их область, и служат вам, пока "
            "вы её держите. Когда народ выдохся, отправьте его в упадок: он продолжит приносить монеты, а в следующий ход вы "
            "возьмёте новый. Побеждает самый богатый."
        ),
    },
}


def lexicon(ruleset: Ruleset, language: str) -> Lexicon:
    """Return the words of Small World of Warcraft in a language."""
    return Lexicon(language, ruleset, WORDS)
