"""What the words of Small World of Warcraft mean, and the clauses behind them."""

from __future__ import annotations

from swcore.wording import Table

ABOUT: Table = {
    "about.symbol.harbor": {
        "en": "An entry region: an army without tokens on the boards begins here, and any army may land here from afar for one "
        "token more.",
        "ru": "Вход на остров: армия без жетонов на полях начинает здесь, а любая может высадиться здесь издалека за лишний "
        "жетон.",
    },
    "about.symbol.magic": {
        "en": "A magic region. It pays Blood Elves, and Portal Mages swap what stands in two of them.",
        "ru": "Область магии. Приносит монеты эльфам крови, а портальные меняют местами то, что стоит в двух таких областях.",
    },
    "about.symbol.cavern": {
        "en": "A cavern. All caverns are neighbours for Kobolds, and it pays the Mining power.",
        "ru": "Пещера. Для кобольдов все пещеры соседние; горнодобывающим она приносит монету.",
    },
    "about.symbol.artifact_slot": {
        "en": "Here an artifact or a legendary place lies face down, until somebody conquers the region.",
        "ru": "Здесь лицом вниз лежит артефакт или легендарное место, пока область не захватят.",
    },
    "about.tag.alliance": {
        "en": "A side of the war. For each race of the Horde that an Alliance race takes a region from in a turn it gets a coin.",
        "ru": "Сторона войны. За каждый народ Орды, у которого за ход захвачена область, народ Альянса получает монету.",
    },
    "about.tag.horde": {
        "en": "A side of the war. For each race of the Alliance that a Horde race takes a region from in a turn it gets a coin.",
        "ru": "Сторона войны. За каждый народ Альянса, у которого за ход захвачена область, народ Орды получает монету.",
    },
    "about.tag.artifact": {
        "en": "A marker that serves the active army in its region. It stays where it was used or left.",
        "ru": "Жетон, который служит активной армии в его области. Остаётся там, где его применили или бросили.",
    },
    "about.tag.legendary_place": {
        "en": "A marker that serves the active army in its region, and never moves.",
        "ru": "Жетон, который служит активной армии в его области и никогда не двигается.",
    },
    "about.mode.strike": {
        "en": "Once a turn Gnomes attack any region as if it were a neighbour; the pips of a die lower the price.",
        "ru": "Раз в ход гномы нападают на любую область как на соседнюю; очки кубика снижают цену.",
    },
    "about.mode.champion": {
        "en": "Once a turn the Champion takes a neighbouring region for nothing, whatever defends it, and stands there.",
        "ru": "Раз в ход Чемпион даром берёт соседнюю область, что бы её ни защищало, и встаёт в ней.",
    },
    "about.mode.doomhammer": {
        "en": "Once a turn one token conquers a region for two coins, which its owner gets.",
        "ru": "Раз в ход один жетон захватывает область за две монеты — их получает владелец.",
    },
    "about.mode.bomb": {
        "en": "A bomb that explodes at the beginning of the Goblins' turn counts as a conquest: the owner loses the region, "
        "which is left empty.",
        "ru": "Бомба, которая взрывается в начале хода гоблинов, считается захватом: владелец теряет область, и она остаётся "
        "пустой.",
    },
    "about.boost.ashes": {
        "en": "Once a turn a region of any board is conquered as if it were a neighbour, at the full price.",
        "ru": "Раз в ход можно захватить область любого поля как соседнюю, за полную цену.",
    },
    "about.boost.frostmourne": {
        "en": "Once a turn a region takes two tokens less, but at least one.",
        "ru": "Раз в ход область стоит на два жетона меньше, но не меньше одного.",
    },
    "about.boost.discount": {
        "en": "A neighbouring region with a legendary place takes Ethereals two tokens less, but at least one.",
        "ru": "Соседняя область с легендарным местом стоит эфириалам на два жетона меньше, но не меньше одного.",
    },
    "about.use.steal": {
        "en": "Ethereals move an artifact from a neighbouring region into their own, and may use it at once.",
        "ru": "Эфириалы переносят артефакт из соседней области в свою и могут сразу им воспользоваться.",
    },
    "about.use.scare": {
        "en": "A token of an opponent beside one's own region goes to another region of its race; the last one goes to the "
        "supply.",
        "ru": "Жетон соперника рядом со своей областью уходит в другую область того же народа; последний — в запас.",
    },
    "about.use.raze": {
        "en": "A fort or a wall must be torn down before a token can be scared away; that is one of the three uses.",
        "ru": "Прежде чем запугать жетон, надо снести форт или стену; это одно из трёх применений.",
    },
    "about.use.portal": {
        "en": "Twice a turn all tokens of two magic regions change places, except mountains and places.",
        "ru": "Дважды в ход все жетоны двух областей магии меняются местами, кроме гор и легендарных мест.",
    },
}

CLAUSES_BY_WORD = {
    "terrain:farmland": ("WC-TERM-7", "WC-CONQ-2"),
    "terrain:forest": ("WC-TERM-7", "WC-CONQ-2"),
    "terrain:hill": ("WC-TERM-7", "WC-CONQ-2"),
    "terrain:swamp": ("WC-TERM-7", "WC-CONQ-2"),
    "terrain:mountain": ("WC-SETUP-9", "WC-CONQ-2", "WC-MAP-4"),
    "terrain:sea": ("WC-MAP-2", "WC-MAP-3"),
    "terrain:lake": ("WC-MAP-2", "WC-MAP-3"),
    "symbol:harbor": ("WC-TERM-6", "WC-FIRST-1", "WC-CONQ-4", "WC-CONQ-5"),
    "symbol:magic": ("WC-RACE-BLOODELVES-1", "WC-POWER-PORTAL-1"),
    "symbol:cavern": ("WC-RACE-KOBOLDS-1", "WC-POWER-MINING-1"),
    "symbol:artifact_slot": ("WC-SETUP-10", "WC-MARK-1"),
    "tag:alliance": ("WC-FACTION-1", "WC-FACTION-2"),
    "tag:horde": ("WC-FACTION-1", "WC-FACTION-2"),
    "tag:artifact": ("WC-TERM-8", "WC-MARK-2", "WC-MARK-4"),
    "tag:legendary_place": ("WC-TERM-8", "WC-MARK-2", "WC-MARK-4"),
    "mode:strike": ("WC-RACE-GNOMES-1", "WC-RACE-GNOMES-2"),
    "mode:champion": ("WC-POWER-CHAMPION-1",),
    "mode:doomhammer": ("WC-ART-DOOMHAMMER-1",),
    "mode:bomb": ("WC-RACE-GOBLINS-3", "WC-RACE-GOBLINS-4"),
    "mode:eviction": ("WC-TERM-9",),
    "mode:effect": ("WC-TERM-11",),
    "boost:ashes": ("WC-ART-ASHES-1",),
    "boost:frostmourne": ("WC-ART-FROSTMOURNE-1",),
    "boost:discount": ("WC-RACE-ETHEREALS-3",),
    "use:steal": ("WC-RACE-ETHEREALS-2",),
    "use:scare": ("WC-POWER-INTIMIDATING-1", "WC-POWER-INTIMIDATING-3"),
    "use:raze": ("WC-POWER-INTIMIDATING-6",),
    "use:portal": ("WC-POWER-PORTAL-1",),
    "term:token": ("WC-COMBO-4", "WC-CONQ-10"),
    "term:combo": ("WC-COMBO-1", "WC-COMBO-2", "WC-COMBO-4"),
    "term:hand": ("WC-READY-1", "WC-CONQ-1"),
    "term:active": ("WC-TERM-5", "WC-SCORE-1"),
    "term:decline": ("WC-DECL-1", "WC-DECL-2", "WC-SCORE-1"),
    "term:redeployment": ("WC-REDEP-1", "WC-REDEP-2"),
    "term:round": ("WC-TURN-3", "WC-TURN-5", "WC-END-1"),
    "term:map": ("WC-SETUP-2", "WC-CONQ-5"),
    "term:island": ("WC-MAP-1",),
    "term:die": ("WC-DIE-1", "WC-DIE-2", "WC-DIE-3"),
    "term:player": ("WC-TURN-3",),
    "term:table": ("WC-TERM-12", "WC-SCORE-3"),
}
