"""The seven legendary places. They never move, but for the Well, and serve the active race that holds their region."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Place, Rule, View, fx
from swcore_warcraft.factions import ALLIANCE, HORDE, SIDE, beaten, faction
from swcore_warcraft.travel import SAILS

TAG = "legendary_place"
TWICE = Modifier(1, "second-faction-bonus", "WC-PLACE-BATTLEGROUND-1")
PORTAL = Modifier(2, "dark-portal", "WC-PLACE-DARKPORTAL-1")
TOWER = Modifier(1, "karazhan", "WC-PLACE-KARAZHAN-1")
NO_LOSS = Modifier(0, "no-loss", "WC-PLACE-CHAPEL-1", phase="set")
REVIVED = Modifier(1, "revived", "WC-PLACE-SPIRITHEALER-1")
WELL = Modifier(2, "well", "WC-PLACE-WELL-3")


class Battleground(Place):
    @hookimpl(order=20)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        return None if faction(view, army.race) else fx.ask_choice(army, "side", (ALLIANCE, HORDE))

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.note(army, SIDE, (view.turn, answer))

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return TWICE.times(sum(count > 1 for count in beaten(view, army).values()))


class DarkPortal(Place):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return PORTAL


class Karazhan(Place):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        here = view.marked(self.id)
        terrain = view.ground.board.terrain_of[view.ground.bits(here)[0]]
        return TOWER.times((army.regions & ~here & view.terrain(terrain)).bit_count())


class Chapel(Place):
    @hookimpl
    def conquest_loss(self, view: View, army: Army, region: int, mode: str) -> Modifier:
        return NO_LOSS


class SpiritHealer(Place):
    @hookimpl
    def conquest_gain(self, view: View, army: Army) -> Modifier:
        return REVIVED


class Well(Place):
    @hookimpl
    def conquest_found(self, view: View, army: Army, region: int, place: str) -> Effects:
        if place != self.id:
            return None
        waters = view.island(region) & view.ground.water
        if not waters:
            return fx.redraw(region, self.id, TAG)
        if waters.bit_count() == 1:
            return fx.carry(self.id, region, view.ground.bits(waters)[0])
        return fx.ask_choice(army, "water", view.names(waters))

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.carry(self.id, view.where(self.id), view.region(answer))


class WellIncome(Rule):
    @hookimpl(declined="also")
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        here = view.marked(well_of_eternity.id) & view.ground.water
        if not here:
            return None
        near = view.around(here)
        own = (army.regions & near).bit_count()
        most = all((other.regions & near).bit_count() < own for other in view.armies if other.id != army.id)
        return WELL if own and most else None


battleground = Battleground(
    "warcraft.battleground",
    emblem="swords",
    tags=(TAG,),
    name={"en": "Battleground", "ru": "Поле битвы"},
    text="The faction bonus counts a second region of each race; a neutral race takes a side for the turn.",
    text_ru="Бонус фракции учитывает и вторую область каждого народа; нейтральный народ выбирает сторону на этот ход.",
    clauses="WC-PLACE-BATTLEGROUND-1..3",
)

dark_portal = DarkPortal(
    "warcraft.dark_portal",
    emblem="portal",
    tags=(TAG,),
    name={"en": "Dark Portal", "ru": "Тёмный портал"},
    text={"en": "+2 coins.", "ru": "+2 монеты."},
    clauses=("WC-PLACE-DARKPORTAL-1",),
)

karazhan = Karazhan(
    "warcraft.karazhan",
    emblem="tower",
    tags=(TAG,),
    name={"en": "Karazhan", "ru": "Каражан"},
    text="+1 coin for each other region of yours with the terrain of this one.",
    text_ru="+1 монета за каждую другую вашу область той же местности.",
    clauses=("WC-PLACE-KARAZHAN-1",),
)

lights_hope_chapel = Chapel(
    "warcraft.lights_hope_chapel",
    emblem="temple",
    tags=(TAG,),
    name={"en": "Light's Hope Chapel", "ru": "Часовня Последней Надежды"},
    text="Your active race loses no tokens when its regions are conquered, this one included.",
    text_ru="Ваш активный народ не теряет жетонов вместе с областями, в том числе с этой.",
    clauses=("WC-PLACE-CHAPEL-1", "WC-PLACE-CHAPEL-2"),
)

meeting_stone = Place(
    "warcraft.meeting_stone",
    emblem="stone",
    tags=(TAG, SAILS),
    name={"en": "Meeting Stone", "ru": "Камень встреч"},
    text={"en": "No travel cost.", "ru": "Переправа ничего не стоит."},
    clauses=("WC-PLACE-MEETINGSTONE-1",),
)

spirit_healer = SpiritHealer(
    "warcraft.spirit_healer",
    emblem="wing",
    tags=(TAG,),
    name={"en": "Spirit Healer", "ru": "Целитель душ"},
    text="At redeployment take 1 token of your race from the supply.",
    text_ru="При перегруппировке возьмите из запаса 1 жетон своего народа.",
    clauses=("WC-PLACE-SPIRITHEALER-1",),
)

well_of_eternity = Well(
    "warcraft.well_of_eternity",
    emblem="well",
    tags=(TAG,),
    name={"en": "Well of Eternity", "ru": "Источник вечности"},
    text={
        "en": "Moves to a sea or lake of its island; the race with the most regions around it gains 2 coins, in decline too.",
        "ru": "Переносится на море или озеро своего острова; народ с наибольшим числом областей вокруг получает 2 монеты, "
        "и в упадке тоже.",
    },
    clauses="WC-PLACE-WELL-1..6",
)

well_income = WellIncome(
    "warcraft.well_income",
    emblem="coin",
    name={"en": "Income of the Well", "ru": "Доход Источника вечности"},
    text={
        "en": "At the end of a player's turn their race with more regions around the Well than any other gains 2 coins.",
        "ru": "В конце хода игрока его народ, у которого вокруг Источника больше областей, чем у любого другого, получает "
        "2 монеты.",
    },
    clauses=("WC-PLACE-WELL-3", "WC-PLACE-WELL-4", "WC-PLACE-WELL-5", "WC-MURLOC-3"),
)
