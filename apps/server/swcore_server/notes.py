"""What a server writes down of itself: log lines as JSON, and numbers for Prometheus. Tokens stand in neither."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, TextIO

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Notes:
    """Log and numbers.

    Args:
        target: where log lines go.
    """

    def __init__(self, target: TextIO | None = None) -> None:
        self._target = target or sys.stderr
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: Counter[str] = Counter()
        self._times: Counter[float] = Counter()
        self._sum, self._all = 0.0, 0

    def log(self, event: str, **fields: Any) -> None:
        """Write a line; give it no token, and nothing that a player typed."""
        line = {"time": round(time.time(), 3), "event": event, **fields}
        print(json.dumps(line, ensure_ascii=True), file=self._target, flush=True)

    def count(self, what: str, label: str = "", n: int = 1) -> None:
        """Count something."""
        self.counts[what, label] += n

    def fault(self, error: BaseException) -> None:
        """Write down what should not have happened; its kind and place alone, for its text may hold what a player typed."""
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f"{trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}" if trace is not None else ""
        self.log("fault", kind=type(error).__name__, place=place)
        self.count("faults", type(error).__name__)

    def took(self, seconds: float) -> None:
        """Note how long a request took."""
        self._all += 1
        self._sum += seconds
        for bound in BOUNDS:
            if seconds <= bound:
                self._times[bound] += 1

    def page(self) -> str:
        """Return the numbers as Prometheus reads them."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for what in sorted({what for what, _ in self.counts}):
            yield f"# TYPE swcore_{what}_total counter"
            for (name, label), number in sorted(self.counts.items()):
                if name == what:
                    yield f'swcore_{what}_total{{kind="{label}"}} {number}'
        for what, number in sorted(self.gauges.items()):
            yield f"# TYPE swcore_{what} gauge"
            yield f"swcore_{what} {number}"
        yield "# TYPE swcore_request_seconds histogram"
        for bound in BOUNDS:
            yield f'swcore_request_seconds_bucket{{le="{bound}"}} {self._times[bound]}'
        yield f'swcore_request_seconds_bucket{{le="+Inf"}} {self._all}'
        yield f"swcore_request_seconds_sum {self._sum:.6f}"
        yield f"swcore_request_seconds_count {self._all}"
