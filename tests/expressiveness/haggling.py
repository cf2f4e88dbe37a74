"""Haggling: five treaties. Who has signed one and attacks pays 3 coins; one that was kept costs its signer 1 coin."""

from swcore import hookimpl
from swcore.conquest import Power, fx

TREATIES, BROKEN, KEPT = 5, 3, 1


class Haggling(Power):
    """Offer a treaty to an opponent after each redeployment; it lapses at the start of your next turn."""

    @hookimpl
    def conquest_redeployed(self, view, army):
        if self.recall(view, army, "used", 0) < TREATIES:
            return fx.ask_choice(army, "offer", [f"seat-{seat + 1}" for seat in view.opponents(army.seat)], optional=True)
        return None

    @hookimpl
    def conquest_answered(self, view, army, key, answer, seat):
        if key == "offer" and answer:
            return fx.ask_choice(army, "treaty", ("sign", "refuse"), seat=int(answer.removeprefix("seat-")) - 1)
        if answer == "sign":
            used = self.recall(view, army, "used", 0) + 1
            return fx.note(army, "signer", seat), fx.note(army, "used", used)
        return None

    @hookimpl
    def conquest_lost(self, view, army, attacker):
        signer, rival = self.recall(view, army, "signer"), view.army(attacker)
        if signer is not None and rival is not None and rival.seat == signer:
            return fx.note(army, "signer", None), fx.pay(signer, army.seat, BROKEN, "broken treaty")
        return None

    @hookimpl
    def conquest_turn_start(self, view, army):
        signer = self.recall(view, army, "signer")
        if signer is not None:
            return fx.note(army, "signer", None), fx.pay(signer, army.seat, KEPT, "treaty kept")
        return None


PIECES = (Haggling("rows.haggling", tokens=4, name={"en": "Haggling", "ru": "Торгующиеся"}),)
