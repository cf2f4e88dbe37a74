"""What a new race, power or rule may do: the commonest effects, each in a piece file, in Python, and in its test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore.authoring.new import Part, Question
from swcore.engine.ruleset import Ruleset
from swcore.hooks.loading import resolve

# What the tests measure: a position with the piece beside the same one without it.
COINS = """def coins(ours: bool, declined: bool = False) -> int:
    one = scene(ours, declined)
    one.turn(0)
    return sum(part[0] for part in one.finish_turn())"""
LOOT = """def coins(ours: bool) -> int:
    one = scene(ours)
    one.army(1, OTHER.id, "", {"c": 1})
    one.turn(0, "conquer").apply("conquer c")
    return sum(part[0] for part in one.finish_turn())"""
PRICE = """def price(ours: bool, region: str) -> int:
    return cost(scene(ours).turn(0, "conquer"), region)"""
OTHERS_PRICE = """def price(ours: bool, region: str) -> int:
    one = scene(ours)
    one.army(1, OTHER.id, "", {"c": 1}, hand=4)
    return cost(one.turn(1, "conquer"), region)"""
OPEN = """def is_open(ours: bool, region: str) -> bool:
    return f"conquer {region}" in legal(scene(ours).turn(0, "conquer"))"""
OPEN_TO_OTHERS = """def is_open(ours: bool, region: str) -> bool:
    one = scene(ours)
    one.army(1, OTHER.id, "", {"c": 1}, hand=9)
    return f"conquer {region}" in legal(one.turn(1, "conquer"))"""
STAYING = """def staying(ours: bool) -> int:
    one = scene(ours, held={"a": 5})
    one.turn(0).apply("decline")
    return one.state.tokens[one.state.ground.index["a"]]"""
ASKED = "(self, view: View, army: Army)"


def land(ruleset: Ruleset) -> Iterable[str]:
    """Return the terrains of a game that are no water."""
    book: Any = ruleset.book
    return [word for word in sorted(book.terrains) if word not in book.water]


def _called(ruleset: Ruleset, language: str) -> dict[str, str]:
    if not ruleset.book.renderer:  # a stranger's game may have no words
        return {}
    words = resolve(ruleset.book.renderer, ruleset.book)(ruleset, language).words
    return {word: str(words.word("terrain", word)) for word in land(ruleset)}


TERRAIN = Question("terrain", {"en": "Which terrain?", "ru": "Какая местность?"}, "hill", words=land, called=_called)


def _number(en: str, ru: str, usual: int, least: int, most: int) -> Question:
    ask = {"en": f"{en} ({least} to {most})?", "ru": f"{ru} (от {least} до {most})?"}
    return Question("many", ask, str(usual), numbers=(least, most))


def _part(
    en: str,
    ru: str,
    question: Question,
    rule: str,
    hook: str,
    reason: tuple[str, str],
    measured: tuple[str, str, str, str],
    *,
    answer: str = 'Modifier(1, "reason.@id@")',
    types: Iterable[str] = ("Army", "View"),
) -> Part:
    """Return an effect.

    Args:
        en, ru: the answer as a person reads it.
        question: what it makes to be asked.
        rule: its rule in a piece file.
        hook: its method in Python, without the marker of a hook where it has one of its own.
        reason: what the log says, in English and in Russian.
        measured: the name of the test, what it imports besides, what it measures with, and what it asserts.
        answer: what the hook answers with, where it is always the same.
        types: what the method is typed with.
    """
    does, imported, helper, asserted = measured
    answers = next((name for name in ("Modifier", "Gate") if name in hook), "")
    words = ", ".join(f'"{language}": "{text}"' for language, text in zip(("en", "ru"), reason, strict=True))
    fills = {
        "rule": rule,
        "hook": hook if hook.startswith("@") else f"@hookimpl\n    {hook}",
        "constant": f"\nBONUS = {answer}\n" if answer else "",
        "answers": f"{answers}, " if answers else "",
        "before": "Army, " if "Army" in types else "",
        "after": ", View" if "View" in types else "",
        "words": f'\n    words={{"reason.@id@": {{{words}}}}},' if any(reason) else "",
        "cost": f", {imported}" if imported else "",
        "helper": helper,
        "asserted": asserted,
        "does": does,
    }
    return Part({"en": en, "ru": ru}, fills, (question,))


def _coins(en: str, ru: str, *, declined: bool) -> Part:
    word, name = str(declined), "pays_in_decline_too" if declined else "pays"
    hook = f"def conquest_score{ASKED} -> Modifier:\n"
    hook += '        return BONUS.times((army.regions & view.terrain("@terrain@")).bit_count())'
    return _part(
        en,
        ru,
        TERRAIN,
        'on = "score"\ncoins = 1\neach.held.terrain = "@terrain@"' + ('\nin = "both"' if declined else ""),
        f'@hookimpl(declined="also")\n    {hook}' if declined else hook,
        ("regions of its own", "свои области"),
        (name, "", COINS, f"assert coins(True, declined={word}) == coins(False, declined={word}) + 2"),
    )


PARTS: Mapping[str, Part] = {
    "coins": _coins("1 coin for each region of a terrain", "1 монета за каждую область одной местности", declined=False),
    "both": _coins("the same, in decline too", "то же, и в упадке", declined=True),
    "cheaper": _part(
        "regions of a terrain cost 1 token less",
        "области одной местности стоят на 1 жетон меньше",
        TERRAIN,
        'on = "cost"\nless = 1\nwhere.terrain = "@terrain@"',
        f'def conquest_cost{ASKED} -> Modifier:\n        return BONUS.at(view.terrain("@terrain@"))',
        ("its own ground", "родная земля"),
        ("is_cheaper", "cost", PRICE, 'assert price(True, "c") == price(False, "c") - 1'),
        answer='Modifier(-1, "reason.@id@")',
    ),
    "purse": _part(
        "coins at the end of each turn",
        "монеты в конце каждого хода",
        _number("How many coins", "Сколько монет", 1, 1, 5),
        'on = "score"\ncoins = @many@',
        "def conquest_score(self) -> Modifier:\n        return BONUS",
        ("a full purse", "полный кошель"),
        ("pays", "", COINS, "assert coins(True) == coins(False) + @many@"),
        answer='Modifier(@many@, "reason.@id@")',
        types=(),
    ),
    "plunder": _part(
        "coins for each occupied region that it conquers",
        "монеты за каждую захваченную занятую область",
        _number("How many coins for each", "Сколько монет за каждую", 1, 1, 3),
        'on = "score"\ncoins = @many@\neach.conquests.occupied = true',
        f"def conquest_score{ASKED} -> Modifier:\n"
        "        return BONUS.times(sum(one.army == army.id and one.non_empty for one in view.conquests))",
        ("plunder", "добыча"),
        ("plunders", "", LOOT, "assert coins(True) == coins(False) + @many@"),
        answer='Modifier(@many@, "reason.@id@")',
    ),
    "stronger": _part(
        "its regions cost others more tokens",
        "её области стоят другим больше жетонов",
        _number("How many tokens more", "На сколько жетонов больше", 1, 1, 3),
        'on = "defence"\nmore = @many@',
        "def conquest_defence(self, army: Army) -> Modifier:\n        return BONUS.at(army.regions)",
        ("strong walls", "крепкие стены"),
        ("is_stronger", "cost", OTHERS_PRICE, 'assert price(True, "b") == price(False, "b") + @many@'),
        answer='Modifier(@many@, "reason.@id@")',
        types=("Army",),
    ),
    "anywhere": _part(
        "it conquers regions of a terrain wherever they lie",
        "захватывает области одной местности, где бы они ни были",
        TERRAIN,
        'on = "reach"\nwhere.terrain = "@terrain@"',
        'def conquest_reach(self, view: View) -> int:\n        return view.terrain("@terrain@")',
        ("", ""),
        ("comes_anywhere", "legal", OPEN, 'assert is_open(True, "e") and not is_open(False, "e")'),
        answer="",
        types=("View",),
    ),
    "safe": _part(
        "others cannot conquer its regions of a terrain",
        "другие не могут захватить её области одной местности",
        TERRAIN,
        'on = "protects"\nwhere.terrain = "@terrain@"',
        f"def conquest_protects{ASKED} -> Gate:\n"
        '        return Gate("@id@", army.regions & view.terrain("@terrain@"), reason="reason.@id@")',
        ("nobody gets in there", "туда не войти"),
        ("is_safe", "legal", OPEN_TO_OTHERS, 'assert is_open(False, "b") and not is_open(True, "b")'),
        answer="",
    ),
    "stays": _part(
        "more tokens stay in each region at decline",
        "при уходе в упадок в области остаётся больше жетонов",
        _number("How many stay", "Сколько остаётся", 2, 2, 5),
        'on = "decline_keep"\nexactly = @many@',
        "def conquest_decline_keep(self) -> Modifier:\n        return BONUS",
        ("they stay together", "держатся вместе"),
        ("stays", "", STAYING, "assert (staying(True), staying(False)) == (@many@, 1)"),
        answer='Modifier(@many@, "reason.@id@", phase="set")',
        types=(),
    ),
}
DOES = Question("does", {"en": "What does it do?", "ru": "Что это даёт?"}, "coins", parts=PARTS)
