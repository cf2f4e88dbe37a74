"""Does what it should not."""

from swcore.conquest import Race


class ManyBanners(Race):
    pass


many_banners = ManyBanners("home.many_banners", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
another = ManyBanners("home.another", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
