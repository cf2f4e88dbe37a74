"""Does what it should not."""

from swcore.conquest import Race


class WrongValue(Race):
    pass


wrong_value = WrongValue("home.wrong_value", tokens="five")
