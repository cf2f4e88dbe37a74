"""A deck of events, one for each round from the second on. Try it: swcore play --piece examples/rules/round_events.py"""

from swcore import Modifier, hookimpl
from swcore.conquest import Rule, fx

DECK = ("fair", "fair", "storm", "drought", "truce")  # a card comes back as often as it lies in the deck
FAIR, DROUGHT = Modifier(1, "fair"), Modifier(-1, "drought")
STORM = Modifier(1, "storm")


class RoundEvents(Rule):
    """From the second round on an event is drawn: a fair (+1 coin a turn), a drought (-1 coin), a storm (regions cost 1 more)."""

    @hookimpl
    def conquest_round(self, view, moment):
        return fx.draw(None, "event", DECK) if moment == "start" and view.round > 1 else None

    @hookimpl
    def conquest_answered(self, view, key, answer):
        return fx.note(None, "event", answer)

    @hookimpl
    def conquest_cost(self, view, army):
        return STORM if self.recall(view, None, "event") == "storm" else None

    @hookimpl
    def conquest_score(self, view, army):
        return {"fair": FAIR, "drought": DROUGHT}.get(self.recall(view, None, "event"))


round_events = RoundEvents("home.round_events")
