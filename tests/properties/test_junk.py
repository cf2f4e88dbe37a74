"""Any junk that a hook may return, in any place of any answer, is refused, naming piece, hook and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from swcore_tiny_towns import Deed, Feeding, Veto, Way

from swcore import Game, Gate, Modifier, PluginError, Toll, load_plugins
from swcore.conquest import Boost, Counts, DieDemand, DiePolicy, Mode, Use, Verdict, fx
from swcore.conquest.operations.kinds import KINDS
from tests.kernel import test_failing_hooks as conquest
from tests.towns.strangers import test_failing_hooks as towns

BOUNDED = settings(max_examples=6, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
# Nothing of this is right in any place: no number, no text, no truth value, no tuple of such.
JUNK: st.SearchStrategy[Any] = st.one_of(
    st.floats(),
    st.complex_numbers(),
    st.binary(),
    st.builds(object),
    st.sampled_from([len, object, ..., NotImplemented, range(3)]),
    st.sets(st.floats(), min_size=1, max_size=2),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.lists(st.floats(), min_size=1, max_size=2),
    st.lists(st.floats(), min_size=1, max_size=2).map(tuple),
)
# What would be right elsewhere, by what is wanted here.
OTHER: dict[type, list[Any]] = {
    int: [True, "2", "", (), (1,), 10**5_000, -(10**5_000)],
    bool: [1, 0, "yes", "", ()],
    str: [5, True, ("x",), "x" * 5_000, "\ud800"],
    tuple: [5, True, "conquest", (None,), ((),)],
}
PART = Modifier(1, "gnolls", "HOME-1", where=1)
EVERYWHERE = Modifier(1, "gnolls", "HOME-1")
SHUT = Gate("shut", 1, "HOME-1", "it is shut")
MASKS = [
    "conquest_reach",
    "conquest_links",
    "conquest_opens",
    "conquest_pierces",
    "towns_targets",
    "towns_covers",
    "towns_guards",
]
RIGHT: dict[str, Any] = {
    **dict.fromkeys(["conquest_tokens", "conquest_gain", "conquest_decline_keep", "conquest_loss", "conquest_keep"], PART),
    **dict.fromkeys(["conquest_cost", "conquest_defence", "conquest_income", "conquest_score", "towns_worth"], PART),
    **dict.fromkeys(["towns_score", "towns_score_fed", "towns_card_score"], EVERYWHERE),
    **dict.fromkeys(MASKS, 1),
    **dict.fromkeys(["conquest_keeps_badge", "conquest_outside_limit", "conquest_may_decline_late"], True),
    **dict.fromkeys(["conquest_acts_declined", "towns_passed_over"], True),
    **dict.fromkeys(["conquest_final", "conquest_price"], Modifier(1, "gnolls", "HOME-1")),
    "conquest_closes": Gate("shut", -1, "HOME-1", "it is shut"),
    "conquest_winner": Verdict((0, 1), "gnolls", "HOME-1", ((1,),)),
    "conquest_steps": ("conquer", "redeploy", "score"),
    "conquest_toll": Toll("t", 1, 1, "HOME-1", "a toll"),
    "conquest_protects": SHUT,
    "conquest_counts": Counts(1, True, "HOME-1", "it counts"),
    "conquest_frozen": SHUT,
    "conquest_modes": Mode("charge", None, "hand", "HOME-1", (SHUT,), 1, (PART,)),
    "conquest_boosts": Boost("sprint", "HOME-1", 1, (PART,), (SHUT,)),
    "conquest_uses": Use("dig", 1, "HOME-1", (SHUT,)),
    "conquest_die": DiePolicy(True, "HOME-1"),
    "conquest_guarded": DieDemand(1, 1, "HOME-1"),
    "towns_ways": Way("instead", "HOME-1", ("wood",), 1),
    "towns_limit": SHUT,
    "towns_veto": Veto(("wood",), "HOME-1", "no wood"),
    "towns_feeds": Feeding(1, (1, 2)),
    "towns_wild": ("wood",),
    "towns_uses": Deed("turn", ("left", "right"), 1, "HOME-1"),
}
ANSWERS = sorted(RIGHT)
Place = Callable[[Any], Any]  # puts junk into one place of an answer


def places(right: Any) -> Iterator[tuple[str, Any, Place]]:
    """Yield every place of a right answer: its name, what stands there, and how to put something else there."""
    yield "", right, lambda junk: junk
    if isinstance(right, Modifier):
        for name in ("amount", "reason", "clause", "phase", "where"):
            yield name, getattr(right, name), _changed(right, name)
    elif hasattr(right, "_fields"):
        for field in right._fields:
            for name, here, put in places(getattr(right, field)):
                yield f"{field} {name}", here, partial(_replaced, right, field, put)
    elif isinstance(right, tuple):
        for number, item in enumerate(right):
            for name, here, put in places(item):
                yield f"{number} {name}", here, partial(_put, right, number, put)


def _replaced(right: Any, field: str, put: Place, junk: Any) -> Any:
    return right._replace(**{field: put(junk)})


def _put(right: tuple[Any, ...], number: int, put: Place, junk: Any) -> tuple[Any, ...]:
    return (*right[:number], put(junk), *right[number + 1 :])


def _changed(right: Modifier, name: str) -> Place:
    def put(junk: Any) -> Modifier:
        new = Modifier(right.amount, right.reason, right.clause, where=right.where)
        setattr(new, name, junk)  # past its own door, as a piece may
        return new

    return put


@cache
def begun(hook: str) -> tuple[Game, list[Any]]:
    """Return a game in which a piece is about to be asked, and the list whose only item it will answer."""
    answers: list[Any] = []
    module: Any = towns if hook.startswith("towns") else conquest
    return module.begin(hook, lambda: answers[0] if answers else None), answers


def refused(hook: str, answer: Any) -> PluginError:
    """Return the error for an answer, and make sure that nothing has happened."""
    game, answers = begun(hook)
    module: Any = towns if hook.startswith("towns") else conquest
    before = game.digest(), len(game.log), game.pending
    answers[:] = [answer]
    try:
        with pytest.raises(PluginError) as caught:
            game.apply(module.MOMENTS[hook].fails, getattr(module.MOMENTS[hook], "seat", 0))
    finally:
        answers.clear()
    assert (game.digest(), len(game.log), game.pending) == before
    error = caught.value
    piece = module.MILL if hook.startswith("towns") else module.GNOLLS
    assert (error.details["piece"], error.details["hook"]) == (piece, hook)
    assert piece in error.message
    assert error.hint, "what would be right is told"
    assert len(str(error)) < 2_000, "however large the junk"
    return error


def test_every_answer_of_both_families_is_tried() -> None:
    hooks = {**load_plugins("small-world").hooks, **load_plugins("tiny-towns").hooks}
    assert {hook for hook, kind in hooks.items() if kind is not None} == {*ANSWERS, *towns.OF_RULES}


@pytest.mark.parametrize("hook", ANSWERS)
@given(data=st.data())
@BOUNDED
def test_junk_in_any_place_of_an_answer_is_refused(hook: str, data: st.DataObject) -> None:
    found = list(places(RIGHT[hook]))
    _, _, put = found[data.draw(st.integers(0, len(found) - 1), label="place")]
    answer = put(data.draw(JUNK, label="junk"))
    assert refused(hook, answer).code == "bad-answer"


@pytest.mark.parametrize("hook", ANSWERS)
def test_what_would_be_right_elsewhere_is_refused_too(hook: str) -> None:
    """A text for a number, True for 1, a word for a tuple of words; every place with every one of them."""
    for name, here, put in places(RIGHT[hook]):
        for wrong in OTHER.get(type(here), [True, "text", 0.5]) if name else ["text", b"x", {"a": 1}, 2.0]:
            assert refused(hook, put(wrong)).code == "bad-answer", (name, wrong)


@pytest.mark.parametrize("hook", [hook for hook in ANSWERS if type(RIGHT[hook]) is not bool])
def test_several_values_of_which_one_is_junk_are_refused(hook: str) -> None:
    """In a list, a tuple and a generator; and more values than anybody can mean."""
    right = RIGHT[hook][0] if hook == "towns_wild" else RIGHT[hook]
    for wrong in (0.5, None, "gold"):
        assert refused(hook, [right, wrong]).code == "bad-answer"
        assert refused(hook, (one for one in (right, wrong))).code == "bad-answer"


# -- effects

SAMPLES: dict[str, Any] = {
    "army": 1,
    "key": "x",
    "value": 1,
    "source": 0,
    "target": 0,
    "count": 1,
    "seat": 0,
    "amount": 1,
    "reason": "luck",
    "clause": "",
    "marker": "base.fortress",
    "region": 0,
    "payer": 0,
    "payee": 1,
    "kind": "conquest",
    "place": "home.shrine",
    "tag": "x",
    "answer": "x",
    "mode": "bomb",
    "one": 0,
    "other": 1,
    "stay": ("base.fortress",),
    "where": 1,
    "per_region": 1,
    "optional": True,
    "leave": 1,
    "values": ("left", "right"),
    "body": "",
    "offered": ((0, ("left", "right")), (1, ("left", "right"))),
    "pool": "x",
    "piece": "base.orcs",
    "until": "turn",
    "dice": 1,
    "faces": (1, 2),
    "bag": ("red", "blue"),
    "after": "turn",
    "race": "base.orcs",
    "power": "base.hill",
    "coins": 1,
    "tokens": 1,
    "change": 1,
    "word": "hill",
    "on": True,
    "beside": 1,
    "id": "isle",
    "terrain": "hill",
    "symbols": ("mine",),
    "edge": False,
    "face": "good",
}
NUMBERS: dict[tuple[str, str], Any] = {("symbol", "word"): "mine", ("discard", "target"): -5, ("ask-remove", "target"): -4}
REACTIONS = [hook for hook in conquest.MOMENTS if hook not in RIGHT]


def sample(name: str) -> tuple[Any, ...]:
    """Return a right effect of a kind."""
    kind = next(kind for kind in KINDS if kind.name == name)
    return (name, *(NUMBERS.get((name, field), SAMPLES[field]) for field in kind.fields))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@given(data=st.data())
@BOUNDED
def test_junk_in_any_place_of_an_effect_is_refused_where_it_enters(kind: Any, data: st.DataObject) -> None:
    """Also behind a question, where it would only be carried out after the answer (P1)."""
    effect = sample(kind.name)
    number = data.draw(st.integers(1, len(effect) - 1), label="place")
    junk = data.draw(JUNK, label="junk")
    wrong = (*effect[:number], junk, *effect[number + 1 :])
    waiting = [fx.note(None, "before", 1), ("ask-place", 1, "base.fortress", 1, -1, None, True), wrong]
    for hook, returned in (("conquest_ready", wrong), ("conquest_found", waiting)):
        assert refused(hook, returned).code == "bad-effect"


NO_EFFECTS = [5, 0.5, "note", object(), {"note": 1}, [None], [("note",)], [()], b"note", [[("then", 1)]]]


@pytest.mark.parametrize("hook", [hook for hook in REACTIONS if hook != "conquest_answered"])
def test_junk_in_place_of_effects_is_refused(hook: str) -> None:
    for junk in NO_EFFECTS:
        assert refused(hook, junk).code == "bad-effect", junk
