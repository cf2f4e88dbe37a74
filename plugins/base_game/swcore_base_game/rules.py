"""The Small World rulebook: numbers, maps, options and the clauses behind the rules of the conquest family."""

from swcore.conquest import ConquestRulebook
from swcore_base_game.about_words import CLAUSES_BY_WORD
from swcore_base_game.options import OPTIONS

MAPS = {name: f"swcore_base_game:maps/{name}.json" for name in ("base-2p", "base-3p", "base-4p", "base-5p")}

CLAUSES = {
    "base": ("SW-CONQ-1",),
    "tokens": ("SW-CONQ-2",),
    "start-tokens": ("SW-CONQ-3",),
    "markers": ("SW-CONQ-4",),
    "least": ("SW-CONQ-9",),
    "hand": ("SW-CONQ-8",),
    "own": ("SW-CONQ-14",),
    "closed": ("SW-CONQ-5",),
    "reach": ("SW-CONQ-6",),
    "entry": ("SW-FIRST-1",),
    "immune": ("SW-IMM-1", "SW-IMM-3"),
    "own-declined": ("ED-40",),
    "die": ("SW-DIE-2",),
    "rolled": ("SW-POWER-BERSERK-5",),
    "roll": ("SW-DIE-3", "SW-CONQ-8"),
    "retreat": ("SW-DIE-6",),
    "step": ("SW-TURN-7",),
    "pick": ("SW-TURN-3",),
    "column": ("SW-PICK-1",),
    "price": ("SW-PICK-2", "SW-PICK-6"),
    "lying": ("SW-PICK-4",),
    "choose": ("SW-TURN-5",),
    "stuck": ("ED-34",),
    "abandon": ("SW-ABAN-1",),
    "abandon-first": ("SW-ABAN-3",),
    "deploy": ("SW-REDEP-1", "SW-LOSS-4"),
    "order": ("SW-REDEP-7",),
    "redeploy": ("SW-REDEP-3",),
    "regroup": ("SW-LOSS-4",),
    "regions": ("SW-SCORE-1",),
    "declined-regions": ("SW-SCORE-2",),
    "banner-back": ("SW-PICK-12",),
    "badge-off": ("SW-PICK-14",),
    "win": ("SW-END-2",),
    "tie": ("SW-END-3",),
    "share": ("SW-END-5",),
}

# What an edition says differently from the default, which is `hobbyworld-2016`. Options of other packs are named, never imported.
EDITIONS: dict[str, dict[str, bool | str]] = {
    "hobbyworld-2016": {},
    "stylelife-2010": {
        "elves_immune_to_substitution": False,
        "amazons_strict_removal": False,
        "skeletons_count_ghoul_conquests": True,
        "own_declined_tokens_defend": False,
    },
    "fan-as": {
        "sorcerer_limit": "per_turn",
        "elves_immune_to_substitution": False,
        "dwarves_score_in_decline": False,
        "wizards_score": "conquered_this_turn",
        "orcs_require_non_empty": False,
        "skeletons_count_ghoul_conquests": True,
        "flying_may_take_lakes": True,
        "water_income_per_token": True,
        "forced_decline_when_stuck": True,
        "own_declined_tokens_defend": False,
        "final_attempt_limit": "cost_3",
    },
}

small_world = ConquestRulebook(
    "base.small_world",
    name={"en": "Small World", "ru": "Маленький мир"},
    text="Races with special powers crowd a map that is too small for all of them.",
    text_ru="Народы с особыми умениями теснятся на карте, где на всех не хватает места.",
    maps=MAPS,
    default_maps={2: "base-2p", 3: "base-3p", 4: "base-4p", 5: "base-5p"},
    rounds={2: 10, 3: 10, 4: 9, 5: 8},
    clauses_by_code=CLAUSES,
    clauses_by_word=CLAUSES_BY_WORD,
    clauses=("SW-SETUP-1", "SW-END-2"),
    terrains=("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"),
    symbols=("mine", "magic", "cavern", "lost_tribe"),
    water=("sea", "lake"),
    packs=("base",),
    rules="swcore_base_game:rules/small_world.md",
    guided="swcore_base_game:guided/first.json",
    editions=EDITIONS,
    options=OPTIONS,
    renderer="swcore_base_game.terminal:render",
    wording="swcore_base_game.words:lexicon",
    value="swcore_base_game.value:value",
    search_value="swcore_base_game.value:lead",
    speech="swcore_base_game.terminal:speech",
)
