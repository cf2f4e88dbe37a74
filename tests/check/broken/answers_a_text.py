"""Does what it should not."""

from swcore import hookimpl
from swcore.conquest import Race


class AnswersAText(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return "two coins"


answers_a_text = AnswersAText("home.answers_a_text", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
