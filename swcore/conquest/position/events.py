"""Events of the conquest family, each with its fields, its reducer and who may see it, and what coins move for."""

from __future__ import annotations

from typing import Final

from swcore.conquest.position.map_changes import BORDER, MOVED, REGION, SYMBOL, TERRAIN
from swcore.conquest.position.reducers.armies import decline, lend, orphan, raise_army, remove_army, rouse, unlend
from swcore.conquest.position.reducers.course import (
    bar_region,
    begin_turn,
    hear_answers,
    move_coins,
    move_purse,
    note,
    pay_once,
    record_attack,
    record_conquest,
    record_roll,
    record_struck,
    record_use,
    set_combos,
    set_length,
    set_plan,
    set_verdicts,
    start,
)
from swcore.conquest.position.reducers.map import change_map
from swcore.conquest.position.reducers.markers import (
    arrange,
    find_place,
    hide_face,
    lay_pile,
    move_markers,
    redraw_place,
    show_face,
    swap_regions,
)
from swcore.conquest.position.reducers.row import lay_on, lock_combo
from swcore.conquest.position.reducers.tokens import conquer, gather, move_tokens, stash, supply, unstash
from swcore.engine.events import EventKind

INCOME: Final = "income"
PRICE: Final = "price"
PAYMENT: Final = "payment"
TOLL: Final = "toll"
PRIZE: Final = "prize"
FINAL: Final = "final"
"""What coins are for: a turn that is scored, a combo that is picked (with the coins on it), what a piece makes a seat pay to
another one or to the bank, a toll, what a piece gives or takes besides, and points at the end of the game."""

CONQUEST_EVENTS = (
    EventKind("start", "rounds coins tray supply", start),
    EventKind("tokens", "army source target count", move_tokens),
    EventKind("gathered", "army counts", gather),
    EventKind("stashed", "army pool source count", stash),
    EventKind("unstashed", "army pool target count", unstash),
    EventKind("supplied", "race count", supply),
    EventKind("marker", "marker army source target count", move_markers),
    EventKind("army", "army seat race power declined", raise_army),
    EventKind("declined", "army power", decline),
    EventKind("gone", "army", remove_army),
    EventKind("orphaned", "army", orphan),
    EventKind("roused", "army", rouse),
    EventKind("lent", "army piece until", lend),
    EventKind("unlent", "army piece when", unlend),
    EventKind("coins", "seat amount parts kind", move_coins),
    EventKind("purse", "race amount parts", move_purse),
    EventKind("combos", "column banners badges discard", set_combos, hidden=("banners", "badges")),
    EventKind("uncovered", "column banners badges discard", set_combos, hidden=("banners", "badges"), reveals=True),
    EventKind("note", "army key value", note),
    EventKind("conquest", "source count record", conquer),
    EventKind("record", "record", record_conquest),
    EventKind("used", "army name", record_use),
    EventKind("used-against", "army name seat", record_use),
    EventKind("paid", "army key", pay_once),
    EventKind("hid", "marker army source region face", hide_face, hidden=("face",)),
    EventKind("pile", "marker faces", lay_pile, hidden=("faces",)),
    EventKind("shown", "marker region face", show_face, reveals=True),
    EventKind("found", "region back place", find_place, reveals=True),
    EventKind("redrawn", "region back place other", redraw_place, reveals=True),
    EventKind("swapped", "one other stay", swap_regions),
    EventKind("arranged", "army tokens bodies", arrange),
    EventKind(TERRAIN, "region name", change_map),
    EventKind(SYMBOL, "region name on", change_map),
    EventKind(BORDER, "one other on", change_map),
    EventKind(MOVED, "region beside", change_map),
    EventKind(REGION, "name terrain symbols beside edge", change_map),
    EventKind("struck", "region", record_struck, internal=True),  # the region of the attack that follows
    EventKind("attack", "army victim to_tray", record_attack),
    EventKind("rolled", "army region pips", record_roll),
    EventKind("barred", "army region piece", bar_region),
    EventKind("answered", "army piece key answers", hear_answers),
    EventKind("turn", "seat round", begin_turn),
    EventKind("laid", "race what count", lay_on),
    EventKind("locked", "race reason clause piece", lock_combo),
    EventKind("length", "rounds ending", set_length),
    EventKind("plan", "steps", set_plan),
    EventKind("verdicts", "verdicts", set_verdicts),
)
