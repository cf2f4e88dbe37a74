"""How the arguments of each reaction become facts for a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from swcore.conquest.declared.nouns.facts import NONE, Facts
from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.view import View

Method = Callable[..., Any]
Answer = Callable[[View, Army, Facts], Any]


def of_seat(army: Army | None) -> int:
    """Return the seat of an army, or -1."""
    return -1 if army is None or army.seat is None else army.seat


def _conquest(view: View, conquest: Conquest) -> Facts:
    other = view.army(conquest.victim) if conquest.victim >= 0 else None
    return Facts(region=conquest.region, other=other, seat=conquest.victim_seat, conquest=conquest)


def _plain(answer: Answer) -> Method:
    return lambda self, view, army: answer(view, army, NONE)


def _conquered(answer: Answer) -> Method:
    return lambda self, view, army, conquest: answer(view, army, _conquest(view, conquest))


def _witnessed(answer: Answer) -> Method:
    def witnessed(self: Any, view: Any, army: Any, attacker: int, conquest: Any) -> Any:
        other = view.army(attacker)
        return answer(view, army, Facts(region=conquest.region, other=other, seat=of_seat(other), conquest=conquest))

    return witnessed


def _lost(answer: Answer) -> Method:
    def lost(self: Any, view: Any, army: Any, attacker: int, region: int, spared: tuple[str, ...], conquest: Any) -> Any:
        other, kept = view.army(attacker), " ".join(spared)
        return answer(view, army, Facts(region=region, other=other, seat=of_seat(other), conquest=conquest, word=kept))

    return lost


def _abandoned(answer: Answer) -> Method:
    return lambda self, view, army, region, tokens: answer(view, army, Facts(region=region, number=tokens))


def _declined(answer: Answer) -> Method:
    def found(self: Any, view: Any, army: Any, declined: int) -> Any:
        other = view.army(declined)
        return answer(view, army, Facts(other=other, seat=of_seat(other)))

    return found


def _turn_over(answer: Answer) -> Method:
    return lambda self, view, army, seat: answer(view, army, Facts(seat=seat))


def _round(moment_wanted: str) -> Callable[[Answer], Method]:
    def made(answer: Answer) -> Method:
        def found(self: Any, view: Any, army: Any, moment: str) -> Any:
            return answer(view, army, NONE) if moment == moment_wanted else None

        return found

    return made


def _rolled(answer: Answer) -> Method:
    def rolled(self: Any, view: Any, army: Any, roller: int, region: int, pips: int) -> Any:
        other = view.army(roller)
        return answer(view, army, Facts(region, other, of_seat(other), None, pips))

    return rolled


def _rolling(answer: Answer) -> Method:
    def rolling(self: Any, view: Any, army: Any, roller: int, region: int) -> Any:
        other = view.army(roller)
        return answer(view, army, Facts(region, other, of_seat(other)))

    return rolling


def _eliminated(answer: Answer) -> Method:
    def gone(self: Any, view: Any, army: Any, race: str, power: str, seat: int | None) -> Any:
        return answer(view, army, Facts(seat=-1 if seat is None else seat, word=race))

    return gone


def _found(answer: Answer) -> Method:
    return lambda self, view, army, region, place: answer(view, army, Facts(region=region, word=place))


def _picked(answer: Answer) -> Method:
    def picked(self: Any, view: Any, army: Any, new: int, passed: tuple[str, ...], paid: int) -> Any:
        other = view.army(new)
        return answer(view, army, Facts(other=other, seat=of_seat(other), number=len(passed)))

    return picked


MOMENTS: Mapping[str, tuple[str, Callable[[Answer], Method], str, str, str]] = {
    "turn_start": ("conquest_turn_start", _plain, "at the start of your turn", "в начале вашего хода", "The turn begins."),
    "begin": (
        "conquest_begin",
        _plain,
        "before you ready your troops",
        "перед подъёмом войск",
        "The army's part of a turn begins.",
    ),
    "ready": ("conquest_ready", _plain, "when you ready your troops", "когда вы поднимаете войска", "Spare tokens are in hand."),
    "conquered": (
        "conquest_conquered",
        _conquered,
        "when you conquer a region",
        "когда вы захватываете область",
        "The army has conquered a region; the other one is the victim.",
    ),
    "witnessed": (
        "conquest_witnessed",
        _witnessed,
        "when another race conquers a region",
        "когда другой народ захватывает область",
        "Another army has conquered a region; it is the other one.",
    ),
    "lost": (
        "conquest_lost",
        _lost,
        "when you lose a region",
        "когда вы теряете область",
        "A region or a token was lost; the other one is the attacker.",
    ),
    "abandoned": (
        "conquest_abandoned",
        _abandoned,
        "when you leave a region",
        "когда вы оставляете область",
        "A region was given up.",
    ),
    "redeploying": (
        "conquest_redeploying",
        _plain,
        "before you redeploy",
        "перед перегруппировкой",
        "The redeployment begins.",
    ),
    "redeployed": ("conquest_redeployed", _plain, "after you redeploy", "после перегруппировки", "The tokens are distributed."),
    "scored": ("conquest_scored", _plain, "after scoring", "после получения монет", "The income of the turn is paid."),
    "turn_end": ("conquest_turn_end", _plain, "at the end of your turn", "в конце вашего хода", "The turn was scored."),
    "regroup": (
        "conquest_regroup",
        _plain,
        "when you place withdrawn tokens",
        "когда вы размещаете отступившие жетоны",
        "Withdrawn tokens are placed, at the end of any turn in which regions were lost.",
    ),
    "declined": (
        "conquest_declined",
        _declined,
        "when a race declines",
        "когда какой-либо народ приходит в упадок",
        "An army has declined; it is the other one. `if: {who: own}` for the army itself.",
    ),
    "turn_over": (
        "conquest_turn_over",
        _turn_over,
        "after each player's turn",
        "после хода каждого игрока",
        "A seat's turn is over; it is the other one.",
    ),
    "round_start": (
        "conquest_round",
        _round("start"),
        "at the start of each round",
        "в начале каждого раунда",
        "A round begins.",
    ),
    "round_end": ("conquest_round", _round("end"), "at the end of each round", "в конце каждого раунда", "A round ends."),
    "rolled": (
        "conquest_rolled",
        _rolled,
        "after a die is rolled for a conquest",
        "после броска кубика для захвата",
        "Somebody has rolled for a conquest; the army that rolled is the other one, the pips are the number.",
    ),
    "rolling": (
        "conquest_rolling",
        _rolling,
        "before a die is rolled for a conquest",
        "перед броском кубика для захвата",
        "Somebody is about to roll for a conquest; the army that rolls is the other one.",
    ),
    "eliminated": (
        "conquest_eliminated",
        _eliminated,
        "when a race leaves the game",
        "когда народ выходит из игры",
        "An army has left the game; its seat is the other one.",
    ),
    "found": ("conquest_found", _found, "when you discover a place", "когда вы открываете место", "A place was discovered."),
    "picked": (
        "conquest_picked",
        _picked,
        "when a race is picked",
        "когда кто-либо берёт народ",
        "A combo was picked; its army is the other one, the combos passed over are the number.",
    ),
}
