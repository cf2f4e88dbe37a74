"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class ReasonWithoutText(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "reason.gold")


reason_without_text = ReasonWithoutText("home.reason_without_text", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
