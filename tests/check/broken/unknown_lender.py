"""Does what it should not."""

from swcore.conquest import Race


class UnknownLender(Race):
    pass


unknown_lender = UnknownLender("home.unknown_lender", tokens=5, borrows="base.dwarfs", name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
