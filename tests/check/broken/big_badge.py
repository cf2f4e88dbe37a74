"""Does what it should not."""

from swcore.conquest import Power


class BigBadge(Power):
    pass


big_badge = BigBadge("home.big_badge", tokens=6, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
