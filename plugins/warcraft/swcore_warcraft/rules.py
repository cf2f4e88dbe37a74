"""The rulebook of Small World of Warcraft: numbers, islands, options and the clauses behind the rules of the conquest family."""

from swcore import Option
from swcore.conquest import ConquestRulebook, Islands
from swcore_warcraft.about_words import CLAUSES_BY_WORD

BOARDS = {
    "L": (("large-1a", "large-1b"), ("large-2a", "large-2b")),
    "M": (("medium-1a", "medium-1b"), ("medium-2a", "medium-2b")),
    "S": (("small-1a", "small-1b"), ("small-2a", "small-2b")),
}
SETS = {1: "LS", 2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}
MAPS = {face: f"swcore_warcraft:maps/{face}.json" for boards in BOARDS.values() for faces in boards for face in faces}

CLAUSES = {
    "base": ("WC-CONQ-2",),
    "tokens": ("WC-CONQ-2",),
    "start-tokens": ("WC-CONQ-2", "WC-MURLOC-2"),
    "markers": ("WC-CONQ-2",),
    "least": ("WC-CONQ-9",),
    "hand": ("WC-CONQ-1",),
    "own": ("WC-CONQ-12",),
    "closed": ("WC-MAP-2",),
    "reach": ("WC-CONQ-5",),
    "entry": ("WC-FIRST-1",),
    "immune": ("WC-POWER-DEFENSIVE-2",),
    "die": ("WC-DIE-1",),
    "rolled": ("WC-DIE-4",),
    "roll": ("WC-DIE-1",),
    "retreat": ("WC-DIE-4",),
    "step": ("WC-ORDER-1", "WC-ORDER-2"),
    "pick": ("WC-TURN-2",),
    "column": ("WC-COMBO-1",),
    "price": ("WC-COMBO-1", "WC-COMBO-3"),
    "lying": ("WC-COMBO-2",),
    "choose": ("WC-TURN-1",),
    "abandon": ("WC-READY-2",),
    "abandon-first": ("WC-ORDER-1",),
    "deploy": ("WC-REDEP-1", "WC-LOSS-2"),
    "order": ("WC-REDEP-1",),
    "redeploy": ("WC-REDEP-1",),
    "regroup": ("WC-LOSS-2",),
    "resettle": ("WC-RACE-TAUREN-4",),
    "give-up": ("WC-REDEP-2", "WC-RACE-TAUREN-1"),
    "regions": ("WC-SCORE-1",),
    "declined-regions": ("WC-SCORE-1",),
    "banner-back": ("WC-COMBO-7",),
    "badge-off": ("WC-COMBO-8",),
    "win": ("WC-END-1",),
    "tie": ("WC-END-2",),
    "share": ("WC-END-3",),
    "idle": ("WC-CONQ-9",),
}

OPTIONS = (
    Option(
        "open_coins",
        (False, True),
        False,
        clauses=("WC-SCORE-3",),
        text={
            "en": "Everybody sees how many coins each player has.",
            "ru": "Все видят, сколько монет у каждого игрока.",
        },
    ),
)

small_world_of_warcraft = ConquestRulebook(
    "warcraft.warcraft",
    name={"en": "Small World of Warcraft", "ru": "Маленький мир Warcraft"},
    text="The races of Alliance and Horde fight for islands that are too small for all of them.",
    text_ru="Народы Альянса и Орды сражаются за острова, на которых не хватает места для всех.",
    maps=MAPS,
    templates="swcore_warcraft.templates:TEMPLATES",
    maps_text={
        "en": "The islands are our own designs within the published counts of regions and symbols: no board of the game is "
        "copied. A game draws its islands: two players have a large and a small one, three one of each size, four a large, two "
        "medium and a small one, five two large, a medium and two small ones, for 10, 10, 9 and 8 rounds. A set of your own is "
        "named as large-1a+small-2b.",
        "ru": "Острова придуманы нами в пределах опубликованных чисел областей и знаков: ни одно поле игры не скопировано. "
        "Игра тянет острова наугад: двоим — большой и малый, троим — по одному каждого размера, четверым — большой, два средних "
        "и малый, пятерым — два больших, средний и два малых, на 10, 10, 9 и 8 раундов. Свой набор называют так: "
        "large-1a+small-2b.",
    },
    islands=Islands(BOARDS, SETS),
    rounds={1: 9, 2: 10, 3: 10, 4: 9, 5: 8},
    players=(2, 5),
    clauses_by_code=CLAUSES,
    clauses_by_word=CLAUSES_BY_WORD,
    clauses=("WC-SETUP-2", "WC-END-1"),
    terrains=("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"),
    symbols=("harbor", "magic", "cavern", "murloc", "artifact_slot"),
    water=("sea", "lake"),
    entry_symbol="harbor",
    packs=("warcraft",),
    options=OPTIONS,
    renderer="swcore_warcraft.terminal:render",
    wording="swcore_warcraft.words:lexicon",
    face="swcore_warcraft.face:WarcraftFace",
    value="swcore_warcraft.value:value",
    search_value="swcore_warcraft.value:lead",
    speech="swcore_warcraft.terminal:speech",
    rules="swcore_warcraft:rules/warcraft.md",
    guided="swcore_warcraft:guided/first.json",
)
