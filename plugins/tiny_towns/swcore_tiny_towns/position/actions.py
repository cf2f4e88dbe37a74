"""The actions of the game. Squares are names such as `b3`, cards their words, see `swcore_tiny_towns.rules.card_tables`."""

from __future__ import annotations

from swcore import Action
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SQUARES


def _square(word: str) -> int:
    if word not in NUMBERS:
        raise ValueError(f"{word!r} is not a square; squares are a1 to d4")
    return NUMBERS[word]


def _resource(word: str) -> str:
    if word not in RESOURCES:
        raise ValueError(f"{word!r} is not a resource; the resources are {', '.join(RESOURCES)}")
    return word


class Name(Action):
    """`name RESOURCE`: name the resource of the round, or choose an open card in solo mode."""

    __slots__ = ("resource",)
    kind, usage, arity = "name", "name RESOURCE", (1, 1)
    resource: str

    def prepare(self) -> None:
        self.resource = _resource(self.args[0])


class Keep(Action):
    """`keep CARD`: keep one of the monuments dealt."""

    __slots__ = ()
    kind, usage, arity = "keep", "keep CARD", (1, 1)


class Place(Action):
    """`place RESOURCE SQUARE`: put a cube on an empty square."""

    __slots__ = ("resource", "square")
    kind, usage, arity = "place", "place RESOURCE SQUARE", (2, 2)
    resource: str
    square: int

    def prepare(self) -> None:
        self.resource, self.square = _resource(self.args[0]), _square(self.args[1])


class Take(Action):
    """`take RESOURCE`: take a cube of this type, in a free round or instead of the named one."""

    __slots__ = ("resource",)
    kind, usage, arity = "take", "take RESOURCE", (1, 1)
    resource: str

    def prepare(self) -> None:
        self.resource = _resource(self.args[0])


class Store(Action):
    """`store SQUARE`: put the named cube on top of a building."""

    __slots__ = ("square",)
    kind, usage, arity = "store", "store SQUARE", (1, 1)
    square: int

    def prepare(self) -> None:
        self.square = _square(self.args[0])


class Swap(Action):
    """`swap SQUARE RESOURCE`: put the named cube on a building, and take another one off it to place."""

    __slots__ = ("resource", "square")
    kind, usage, arity = "swap", "swap SQUARE RESOURCE", (2, 2)
    resource: str
    square: int

    def prepare(self) -> None:
        self.square, self.resource = _square(self.args[0]), _resource(self.args[1])


class Discard(Action):
    """`discard`: set the named cube aside for good."""

    __slots__ = ()
    kind = usage = "discard"


class Build(Action):
    """`build CARD SQUARE SQUARE...`: build on the first square; cubes come off it, if one lies there, and off the others."""

    __slots__ = ("squares", "target", "word")
    kind, usage, arity = "build", "build CARD SQUARE SQUARE...", (2, 18)
    word: str
    target: int
    squares: tuple[int, ...]

    def prepare(self) -> None:
        self.word = self.args[0]
        self.target, *others = (_square(word) for word in self.args[1:])
        self.squares = tuple(sorted(set(others) - {self.target}))
        self.args = (self.word, SQUARES[self.target], *(SQUARES[square] for square in self.squares))
        self.text = " ".join((self.kind, *self.args))  # one text for one build, in whatever order the squares were typed


class Use(Action):
    """`use SQUARE KEY VALUE`: do something with a building; without a value where there is nothing to choose."""

    __slots__ = ("key", "square", "value")
    kind, usage, arity = "use", "use SQUARE KEY VALUE", (2, 3)
    square: int
    key: str
    value: str

    def prepare(self) -> None:
        self.square, self.key = _square(self.args[0]), self.args[1]
        self.value = self.args[2] if len(self.args) > 2 else ""


class Put(Action):
    """`put CARD SQUARE`: place a building from the supply on an empty square, by the effect of a card."""

    __slots__ = ("square", "word")
    kind, usage, arity = "put", "put CARD SQUARE", (2, 2)
    word: str
    square: int

    def prepare(self) -> None:
        self.word, self.square = self.args[0], _square(self.args[1])


class Replace(Action):
    """`replace SQUARE CARD`: exchange a building for one from the supply, by the effect of a card."""

    __slots__ = ("square", "word")
    kind, usage, arity = "replace", "replace SQUARE CARD", (2, 2)
    word: str
    square: int

    def prepare(self) -> None:
        self.square, self.word = _square(self.args[0]), self.args[1]


PLACE = {resource: tuple(Place.of(resource, name) for name in SQUARES) for resource in RESOURCES}
NAME = {resource: Name.of(resource) for resource in RESOURCES}
NAMES = tuple(NAME.values())
TAKE = {resource: Take.of(resource) for resource in RESOURCES}
KINDS = (Name, Keep, Place, Take, Store, Swap, Discard, Build, Use, Put, Replace)
