"""Does what it should not."""

from swcore.conquest import Race


class UnknownWord(Race):
    pass


unknown_word = UnknownWord("home.unknown_word", tokens=5, banner="red")
