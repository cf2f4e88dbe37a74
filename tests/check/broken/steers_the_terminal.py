"""Does what it should not."""

from swcore.conquest import Race

steers = Race("home.steers", tokens=5, name={"en": "Te\x1b[31mst", "ru": "Проба"})
