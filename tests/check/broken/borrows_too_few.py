"""Does what it should not."""

from swcore.conquest import Race


class BorrowsTooFew(Race):
    pass


borrows_too_few = BorrowsTooFew("home.borrows_too_few", tokens=9, borrows="base.dwarves", name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
