"""Champion: conquers a neighbouring region by himself, once per turn, and is held for ransom. WC-POWER-CHAMPION-1 to 8."""

from swcore import EVERYWHERE, Gate, Modifier, hookimpl
from swcore.conquest import Army, Effects, Marker, Mode, Power, View, fx

MODE, RANSOM = "champion", 1
FIRST = Gate("first", EVERYWHERE, "WC-POWER-CHAMPION-6")
NO_LOSS = Modifier(0, "held-for-ransom", "WC-POWER-CHAMPION-3", phase="set")

champion_figure = Marker(
    "warcraft.champion_figure",
    emblem="helmet",
    name={"en": "Champion", "ru": "Чемпион"},
    text="Counts as one race token; where it is conquered no token is lost, and it is bought back for 1 coin.",
    text_ru="Считается одним жетоном народа; где он побеждён, жетоны не теряются, а его выкупают за 1 монету.",
    clauses=("WC-POWER-CHAMPION-2", "WC-POWER-CHAMPION-3", "WC-CONQ-3", "WC-END-4"),
    supply=1,
    defence=1,
    counts=("holds", "garrison", "defender", "redeploy", "tie_break"),
    returns_to="owner",
)


class Champion(Power):
    @hookimpl
    def conquest_begin(self, view: View, army: Army) -> Effects:
        return fx.stock(army, champion_figure.id, 1) if view.first_turn(army) else None

    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode:
        if not army.regions:
            return Mode(MODE, 0, champion_figure.id, "WC-POWER-CHAMPION-1", (FIRST,))
        far = view.ground.all & ~view.beside(army, army.regions) & ~army.regions
        gates = (
            Gate("not-beside", far, "WC-POWER-CHAMPION-8"),
            Gate("water", view.ground.water, "WC-POWER-CHAMPION-6"),
        )
        return Mode(MODE, 0, champion_figure.id, "WC-POWER-CHAMPION-1", gates, limit=1)

    @hookimpl
    def conquest_loss(self, view: View, army: Army, region: int, mode: str) -> Modifier | None:
        return NO_LOSS if view.marked(champion_figure.id, army) >> region & 1 and mode != "eviction" else None

    @hookimpl
    def conquest_lost(self, view: View, army: Army, attacker: int, spared: tuple[str, ...]) -> Effects:
        conqueror = view.army(attacker)
        if self.id not in spared or conqueror is None:
            return None
        return fx.pay(army.seat, conqueror.seat, RANSOM, "ransom", "WC-POWER-CHAMPION-3")

    @hookimpl
    def conquest_regroup(self, view: View, army: Army) -> Effects:
        return fx.ask_place(army, champion_figure.id, 1) if army.stock.get(champion_figure.id) else None


champion = Champion(
    "warcraft.champion",
    tokens=5,
    emblem="helmet",
    proposed=True,
    name={"en": "Champion", "ru": "Чемпионские"},
    text={
        "en": "Once per turn the Champion takes a neighbouring region alone, whatever defends it, and stays there; when it "
        "is conquered you lose no token and buy the Champion back for 1 coin.",
        "ru": "Раз в ход чемпион в одиночку занимает соседнюю область, кто бы её ни защищал, и остаётся в ней; если он побеждён, "
        "жетоны не теряются, а его выкупают за 1 монету.",
    },
    clauses="WC-POWER-CHAMPION-1..8",
)
