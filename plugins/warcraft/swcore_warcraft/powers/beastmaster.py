"""Beastmaster: a beast for each hill, anew every turn; beasts count as race tokens. WC-POWER-BEASTMASTER-1 to 5."""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Marker, Power, View, fx

BEASTS, COUNT = 5, "count"

beast = Marker(
    "warcraft.beast",
    emblem="wolf",
    name={"en": "Beast", "ru": "Зверь"},
    text="Counts as a race token, and is lost instead of one when its region is conquered.",
    text_ru="Считается жетоном народа и теряется вместо него, когда область захвачена.",
    clauses=("WC-POWER-BEASTMASTER-2", "WC-POWER-BEASTMASTER-3", "WC-POWER-BEASTMASTER-4", "WC-CONQ-3"),
    supply=BEASTS,
    defence=1,
    counts=("holds", "garrison", "defender", "loss", "redeploy", "conquer", "moved_by_others", "tie_break"),
    returns_to="owner",
    per_region=None,
)


class Beastmaster(Power):
    @hookimpl(order=0)
    def conquest_begin(self, view: View, army: Army) -> Effects:
        return [fx.discard(army, beast.id), fx.then(army, COUNT)]  # a region of beasts alone is lost before hills are counted

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.stock(army, beast.id, view.held(army, terrain="hill"))

    @hookimpl
    def conquest_regroup(self, view: View, army: Army) -> Effects:
        waiting = army.stock.get(beast.id, 0)
        return fx.ask_place(army, beast.id, waiting) if waiting else None


beastmaster = Beastmaster(
    "warcraft.beastmaster",
    tokens=4,
    emblem="paw",
    proposed=True,
    name={"en": "Beastmaster", "ru": "Зверевластные"},
    text={
        "en": "At the start of your turn take a beast for each hill they hold, 5 at most; beasts count as tokens until your "
        "next turn.",
        "ru": "В начале хода возьмите зверя за каждый их холм, не более 5; до следующего хода звери считаются жетонами.",
    },
    clauses="WC-POWER-BEASTMASTER-1..5",
)
