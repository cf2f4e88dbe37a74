"""The effects of the family, each declared once: how it is made, what carries it out, and what its values must be."""

from __future__ import annotations

from typing import Any

from swcore.conquest.operations import (
    chance,
    course,
    fx,
    fx_armies,
    fx_game,
    fx_map,
    fx_neutral,
    fx_questions,
    fx_row,
    holdings,
    mapping,
    neutral,
    others,
    own,
    row,
    taking,
)
from swcore.conquest.placement.markers import PlaceMarkers, RemoveTokens
from swcore.conquest.placement.questions import ChooseValue, SealedChoice
from swcore.conquest.position.map_changes import MOST_REGIONS
from swcore.conquest.position.places import ASIDE, HAND, LOANS, NOBODY, OUT, SUPPLY, TRAY
from swcore.conquest.position.tolls import CONQUEST, EFFECT, EVICTION
from swcore.engine.checks import COUNT, FLAG, ONE_WORD, PLAIN, TEXT, WHOLE, Check, Known, Several, one_of, optional, whole
from swcore.engine.effects import EffectKind, Entering
from swcore.graph.checks import is_region_id


def _markers(host: Entering) -> Any:
    return host.machine.ruleset.compiled.markers


def _lendable(host: Entering) -> Any:
    return host.machine.ruleset.compiled.lendable


def _is_place(value: Any, host: Entering) -> bool:
    return type(value) is str and value in _markers(host) and _markers(host)[value].kind == "place"


def _is_kind(value: Any, host: Entering, kind: str) -> bool:
    pieces = host.machine.ruleset.pieces
    return type(value) is str and value in pieces and pieces[value].kind == kind


def _is_army(value: Any, host: Entering) -> bool:
    return type(value) is int and 0 <= value < len(host.machine.state.armies)


def _is_region(value: Any, host: Entering) -> bool:
    return type(value) is int and 0 <= value < host.machine.state.ground.size


def _is_mask(value: Any, host: Entering) -> bool:
    return type(value) is int and -1 <= value >> host.machine.state.ground.size <= 0


def _is_own_key(value: Any, host: Entering) -> bool:
    return type(value) is str and 0 < len(value) <= 200 and ("." not in value or value.startswith(f"{host.piece}."))


def _or(check: Check, told: str, *values: int) -> Check:
    """Return the same check, with a few numbers that stand for something else allowed."""
    fits = check.fits
    return Check(f"{check.wanted}{told}", lambda value, host: (type(value) is int and value in values) or fits(value, host))


ARMY = Check("the id of an army", _is_army)
SEAT = Check("the number of a seat", lambda value, host: type(value) is int and 0 <= value < host.machine.state.seats)
REGION = Check("the number of a region", _is_region)
MASK = Check("a mask of regions of the board", _is_mask)
MARKER = Known(_markers, "the id of a marker of this game")
PLACE = Check("the id of a place of this game", _is_place)
KEY = Check("a name, or a key that begins with the id of the piece: a piece writes to its own slot only", _is_own_key)
ARMY_OR_GAME = _or(ARMY, ", or None for the game", NOBODY)
WORDS = Several(ONE_WORD, different=True)
OFFER = Check(
    "the number of a seat and a tuple of words, none twice",
    lambda value, host: type(value) is tuple and len(value) == 2 and SEAT.fits(value[0], host) and WORDS.fits(value[1], host),
)
FACES = Several(COUNT)
LENT = Known(_lendable, "the id of a race, a power, a place or a marker of this game")
RACE = Known(lambda host: host.machine.state.tray, "the id of a race of this game")
BADGE = Check('the id of a power of this game, or ""', lambda value, host: value == "" or _is_kind(value, host, "power"))
MARKER_OR_NONE = Check(f'{MARKER.wanted}, or ""', lambda value, host: value == "" or MARKER.fits(value, host))
REASON = Check("a text of at least one character", lambda value, host: TEXT.fits(value, host) and value != "")
TOKENS = _or(REGION, ", or HAND, TRAY or ASIDE", HAND, TRAY, ASIDE)

# Of the regions that effects before it add, too: whether they are there is looked at when it is carried out.
COMING = Check("the number of a region", lambda value, host: type(value) is int and 0 <= value < 2 * MOST_REGIONS)
BESIDE = Check("a mask of regions", lambda value, host: type(value) is int and -1 <= value >> 2 * MOST_REGIONS <= 0)
TERRAIN = Known(lambda host: host.machine.ruleset.compiled.terrains, "a terrain of this game")
SYMBOL = Known(lambda host: host.machine.ruleset.compiled.symbols, "a symbol of this game")
NAME = Check("1 to 24 letters, digits, '_' or '-', a letter or a digit first", lambda value, host: is_region_id(value))

KINDS: tuple[EffectKind, ...] = (
    EffectKind("terrain", fx_map.terrain, mapping.do_terrain, region=COMING, word=TERRAIN),
    EffectKind("symbol", fx_map.symbol, mapping.do_symbol, region=COMING, word=SYMBOL, on=FLAG),
    EffectKind("border", fx_map.border, mapping.do_border, one=COMING, other=COMING, on=FLAG),
    EffectKind("move-region", fx_map.move_region, mapping.do_move_region, region=COMING, beside=BESIDE),
    EffectKind(
        "region",
        fx_map.region,
        mapping.do_region,
        id=NAME,
        terrain=TERRAIN,
        symbols=Several(SYMBOL, different=True),
        beside=BESIDE,
        edge=FLAG,
    ),
    EffectKind("end", fx_game.end, course.do_end, after=one_of(course.TURN, course.ROUND)),
    EffectKind("rounds", fx_game.rounds, course.do_rounds, change=WHOLE),
    EffectKind("lay", fx_row.lay, row.do_lay, race=RACE, coins=WHOLE, tokens=COUNT, marker=MARKER_OR_NONE, count=COUNT),
    EffectKind("lock", fx_row.lock, row.do_lock, race=RACE, reason=REASON, clause=TEXT),
    EffectKind("unlock", fx_row.unlock, row.do_unlock, race=RACE),
    EffectKind("enlist", fx_row.enlist, row.do_enlist, seat=optional(SEAT), race=RACE, power=BADGE, count=optional(COUNT)),
    EffectKind("rouse", fx_neutral.rouse, neutral.do_rouse, army=ARMY),
    EffectKind("purse", fx_neutral.purse, neutral.do_purse, race=RACE, amount=WHOLE, reason=TEXT, clause=TEXT),
    EffectKind("note", fx.note, own.do_note, army=ARMY_OR_GAME, key=KEY, value=PLAIN),
    EffectKind("tokens", fx.tokens, own.do_tokens, army=ARMY, source=TOKENS, target=TOKENS, count=COUNT),
    EffectKind("stash", fx_armies.stash, holdings.do_stash, army=ARMY, pool=KEY, count=COUNT, source=TOKENS),
    EffectKind("unstash", fx_armies.unstash, holdings.do_unstash, army=ARMY, pool=KEY, count=COUNT, target=TOKENS),
    EffectKind("lend", fx_armies.lend, holdings.do_lend, army=ARMY, piece=LENT, until=one_of(*LOANS)),
    EffectKind("unlend", fx_armies.unlend, holdings.do_unlend, army=ARMY, piece=LENT),
    EffectKind("coins", fx.coins, own.do_coins, seat=SEAT, amount=WHOLE, reason=TEXT, clause=TEXT),
    EffectKind("mark", fx.mark, own.do_mark, army=ARMY, marker=MARKER, region=REGION),
    EffectKind("hide", fx.hide, own.do_hide, army=ARMY, marker=MARKER, region=REGION, face=ONE_WORD),
    EffectKind("lift", fx.lift, own.do_lift, army=ARMY, marker=MARKER),
    EffectKind("pay", fx.pay, others.do_pay, payer=optional(SEAT), payee=optional(SEAT), amount=COUNT, reason=TEXT, clause=TEXT),
    EffectKind("pay-tolls", fx.pay_tolls, others.do_pay_tolls, army=ARMY, region=REGION, kind=one_of(CONQUEST, EVICTION, EFFECT)),
    EffectKind("stock", fx.stock, others.do_stock, army=ARMY, marker=MARKER, count=COUNT),
    EffectKind(
        "discard",
        fx.discard,
        others.do_discard,
        army=ARMY,
        marker=MARKER,
        region=_or(REGION, ", or None for all", -1),
        target=Check("SUPPLY or OUT", lambda value, host: type(value) is int and value in (SUPPLY, OUT)),
    ),
    EffectKind("carry", fx.carry, others.do_carry, place=PLACE, source=REGION, target=REGION),
    EffectKind("redraw", fx.redraw, others.do_redraw, region=REGION, place=PLACE, tag=TEXT),
    EffectKind("shuffle", fx.shuffle, others.do_shuffle, marker=MARKER),
    EffectKind("show", fx.show, others.do_show, army=ARMY, marker=MARKER, region=REGION, key=TEXT),
    EffectKind("then", fx.then, others.do_then, army=ARMY, key=TEXT, answer=TEXT),
    EffectKind(
        "conquer",
        fx.conquer,
        taking.do_conquer,
        army=ARMY,
        region=REGION,
        count=COUNT,
        source=_or(REGION, ", or HAND or TRAY", HAND, TRAY),
        mode=ONE_WORD,
        body=Check('the id of a marker of this game, or ""', lambda value, host: value == "" or MARKER.fits(value, host)),
    ),
    EffectKind("retire", fx.retire, taking.do_retire, army=ARMY),
    EffectKind("assault", fx.assault, taking.do_assault, army=ARMY, region=REGION, mode=ONE_WORD),
    EffectKind("evict", fx.evict, others.do_evict, army=ARMY, region=REGION, target=_or(REGION, ", or TRAY", TRAY)),
    EffectKind("swap", fx.swap, others.do_swap, army=ARMY, one=REGION, other=REGION, stay=Several(MARKER)),
    EffectKind(
        "ask-place",
        fx.ask_place,
        own.do_ask_place,
        asks=(PlaceMarkers.frames.name,),
        army=ARMY,
        marker=MARKER,
        count=COUNT,
        where=MASK,
        per_region=optional(COUNT),
        optional=FLAG,
    ),
    EffectKind(
        "ask-remove",
        fx.ask_remove,
        own.do_ask_remove,
        asks=(RemoveTokens.frames.name,),
        army=ARMY,
        count=COUNT,
        target=Check("ASIDE or TRAY", lambda value, host: type(value) is int and value in (ASIDE, TRAY)),
        leave=COUNT,
    ),
    EffectKind(
        "ask-choice",
        fx_questions.ask_choice,
        own.do_ask_choice,
        asks=(ChooseValue.frames.name,),
        army=ARMY,
        key=TEXT,
        values=WORDS,
        optional=FLAG,
    ),
    EffectKind(
        "ask-seat",
        fx_questions.ask_choice,
        own.do_ask_seat,
        asks=(ChooseValue.frames.name,),
        army=ARMY_OR_GAME,
        key=TEXT,
        values=WORDS,
        optional=FLAG,
        seat=SEAT,
    ),
    EffectKind(
        "ask-sealed",
        fx_questions.ask_sealed,
        own.do_ask_sealed,
        asks=(SealedChoice.frames.name,),
        army=ARMY_OR_GAME,
        key=TEXT,
        offered=Several(OFFER, different=True),
    ),
    EffectKind("roll", fx_questions.roll, chance.do_roll, army=ARMY_OR_GAME, key=TEXT, dice=whole(1, 100), faces=FACES),
    EffectKind("draw", fx_questions.draw, chance.do_draw, army=ARMY_OR_GAME, key=TEXT, bag=Several(ONE_WORD)),
)
