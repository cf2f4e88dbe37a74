"""Chimeras: picked, they take a second power from another combo, tokens included; the combo waits until they decline."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Chimeras(Race):
    @hookimpl
    def conquest_begin(self, view, army):
        if not view.first_turn(army):
            return None
        return fx.ask_choice(army, "second", [combo.power for combo in view.column if not combo.locked])

    @hookimpl
    def conquest_answered(self, view, army, key, answer):
        race = next(combo.race for combo in view.column if combo.power == answer)
        tokens = view.ruleset.piece(answer).number(view.options)
        taken = fx.lend(army, answer, until="decline"), fx.gain(army, tokens)
        return (*taken, fx.lock(race, "its power is with others"), fx.note(army, "from", race))

    @hookimpl
    def conquest_declined(self, view, army, declined):
        race = self.recall(view, army, "from")
        return fx.unlock(race) if declined == army.id and race else None


PIECES = (Chimeras("rows.chimeras", tokens=4, supply=18),)
