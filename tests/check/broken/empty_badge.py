"""Does what it should not."""

from swcore.conquest import Power


class EmptyBadge(Power):
    pass


empty_badge = EmptyBadge("home.empty_badge", tokens=0, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
