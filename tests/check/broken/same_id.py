"""Does what it should not."""

from swcore.conquest import Race


class SameId(Race):
    pass


same_id = SameId("home.same_id", tokens=5)
another = SameId("home.same_id", tokens=5)
