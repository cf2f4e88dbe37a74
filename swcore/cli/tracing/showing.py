"""Showing what was traced, as text and as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.tracing.words import Teller
    from swcore.engine.ruleset import Ruleset
    from swcore.testing.trace import Change, Moment, Tracer

MOST = 12  # changes of one sort that are told one by one


def show(teller: Teller, tracer: Tracer, ruleset: Ruleset, seed: int, seats: int, moments: list[Moment], language: str) -> None:
    """Print what was traced.

    Args:
        teller: tells events.
        tracer: what has listened.
        ruleset, seed, seats: the game.
        moments: what it has heard.
        language: the language.
    """
    from swcore.cli.terminal import Terminal

    terminal, texts = Terminal(), Catalogue(language, TEXTS)
    pieces = ", ".join(f"{id} ({texts.name(ruleset.pieces[id].name)})" for id in tracer.pieces)
    head = {"game": texts.name(ruleset.book.name), "players": texts.count("player", seats), "seed": seed, "pieces": pieces}
    terminal.say(texts("trace.head", **head), style="bold")
    for moment in moments:
        terminal.say("", texts(f"trace.{moment.kind}", n=moment.seat + 1, action=moment.action))
        terminal.say(*(f"  {line}" for line in _lines(teller, texts, moment)))
    terminal.say("", *_silence(tracer, texts))


def _lines(teller: Teller, texts: Catalogue, moment: Moment) -> Iterator[str]:
    """Yield the calls of a moment, those without an answer in one line, and what they changed."""
    quiet: dict[str, int] = {}
    for call, times in moment.calls:
        if not call.answer:
            quiet[call.hook] = quiet.get(call.hook, 0) + times
            continue
        arguments = ", ".join(f"{name}={value}" for name, value in call.arguments)
        yield f"{call.hook}({arguments}) → {call.answer}{f' ×{times}' if times > 1 else ''}"
    if quiet:
        told = ", ".join(hook if times == 1 else f"{hook} ×{times}" for hook, times in quiet.items())
        yield f"{told} → {texts('trace.none')}"
    if moment.change is not None:
        yield from (f"  {line}" for line in _changes(teller, texts, moment.change))


def _changes(teller: Teller, texts: Catalogue, change: Change) -> Iterator[str]:
    if change.fails:
        yield texts("trace.fails", why=change.fails.rstrip("."))
        return
    added, missing = list(change.added), list(change.missing)
    for one, other in [(one, other) for one, other in zip(added, missing, strict=False) if teller.alike(one, other)]:
        yield texts("trace.otherwise", what=teller.difference(one, other))
        added.remove(one)
        missing.remove(other)
    for key, values in (("trace.added", added), ("trace.missing", missing)):
        shown = [value if isinstance(value, str) else teller.event(value) for value in values[:MOST]]
        rest = [texts("trace.more", n=len(values) - MOST)] if len(values) > MOST else []
        if shown:
            yield texts(key, what="; ".join([*shown, *rest]))
    for what, mine, theirs in change.numbers[:MOST]:
        yield texts("trace.number", what=what, mine=mine, theirs=theirs)
    if not (change.added or change.missing or change.numbers):
        yield texts("trace.same")


def _silence(tracer: Tracer, texts: Catalogue) -> Iterator[str]:
    """Yield what was answered how often, and which hooks were silent."""
    if not tracer.asked:
        yield texts("trace.no-hooks", piece=", ".join(tracer.pieces))
    never, none = tracer.silent()
    counts = [(hook, tracer.answered[hook], count) for hook, count in tracer.asked.items() if tracer.answered[hook]]
    if counts:
        yield texts("trace.counts", what=", ".join(texts("trace.of-times", hook=hook, n=n, of=of) for hook, n, of in counts))
    if none:
        yield texts("trace.silent", what=", ".join(texts("trace.times", hook=hook, n=tracer.asked[hook]) for hook in none))
    if never:
        yield texts("trace.never", what=", ".join(never))


def data(teller: Teller, moment: Moment) -> dict[str, Any]:
    """Return a moment as data; events and answers in words."""
    calls = [
        {"hook": call.hook, "arguments": dict(call.arguments), "answer": call.answer or None, "times": times}
        for call, times in moment.calls
    ]
    told: dict[str, Any] | None = None
    if moment.change is not None:
        added, missing = (
            [value if isinstance(value, str) else teller.event(value) for value in values]
            for values in (moment.change.added, moment.change.missing)
        )
        numbers = [{"what": what, "with": mine, "without": theirs} for what, mine, theirs in moment.change.numbers]
        told = {"only_with": added, "only_without": missing, "numbers": numbers, "fails": moment.change.fails}
    return {"moment": moment.kind, "seat": moment.seat, "action": moment.action, "calls": calls, "change": told}
