"""How often the balance lab errs, by simulation: the numbers of docs/explanation/balance-method.md that no game is needed for.

Usage: python -m scripts.balance_errors [PART ...] [--runs 1] [--seed 1]

Each part prints its lines; all of them take some minutes of one processor, and `--runs 0.1` a tenth of it. Values are normal, or
of a gamma distribution where a skewness is named. A field is that of the races as it is shipped: what was measured is taken for
the truth, and each run draws what such a measurement would have found. `tests/lab/test_errors.py` runs a little of it.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from swcore_lab.bounds import bounds_of
from swcore_lab.field import Standing
from swcore_lab.games import LEAD, MARGIN
from swcore_lab.intervals import ALPHA, Estimate, Look, looks, reach
from swcore_lab.matrix import Game, cells_of
from swcore_lab.verdicts import CRITERIA, FITS, FLAGGED, joined, judged

FIELDS = Path(__file__).parents[1] / "apps" / "lab" / "swcore_lab" / "data" / "fields.json"
RACES = "base.small_world race 2 greedy"
SPREADS = ((3.9, 6.0), (3.2, 6.9))  # of leads of games: the least and the greatest among races, and among powers


def skewed(rng: random.Random, skewness: float) -> float:
    """Return a value with the mean 0, the spread 1 and a skewness."""
    if not skewness:
        return rng.gauss(0, 1)
    shape = 4 / skewness**2
    return (rng.gammavariate(shape, 1) - shape) / math.sqrt(shape)


def reached(rng: random.Random, skewness: float, ahead: Sequence[Look]) -> list[float]:
    """Return by how many standard errors a mean is off at each look of a run."""
    total = squares = 0.0
    count, found = 0, []
    for look in ahead:
        while count < look.count:
            value = skewed(rng, skewness)
            total, squares, count = total + value, squares + value * value, count + 1
        spread = math.sqrt((squares - total**2 / count) / (count - 1))
        found.append(total / math.sqrt(count) / spread)
    return found


def of_looks(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often an interval of any look misses, and how often one criterion errs on each side."""
    for skewness, values in ((0, 240), (1, 240), (2, 240), (2, 60), (2, 640)):
        ahead, most = looks(values), int(20_000 * runs)
        sides = (ALPHA, ALPHA / len(CRITERIA))
        limits = [[reach(alpha * look.share, look.count) for look in ahead] for alpha in sides]
        any_side = low = high = 0
        for _ in range(most):
            off = reached(rng, skewness, ahead)
            any_side += any(abs(one) > limit for one, limit in zip(off, limits[0], strict=True))
            high += any(one > limit for one, limit in zip(off, limits[1], strict=True))
            low += any(-one > limit for one, limit in zip(off, limits[1], strict=True))
        yield (
            f"skewness {skewness}, {values} games: any look misses in {any_side / most:.2%}; as strong as the strongest and too "
            f"strong by a criterion {high / most:.2%}, as weak as the weakest and too weak {low / most:.2%}"
        )


def path(rng: random.Random, ahead: Sequence[Look]) -> list[float]:
    """Return by how much the mean of a run with the spread 1 is off at each look."""
    total, count, found = 0.0, 0, []
    for look in ahead:
        total += rng.gauss(0, math.sqrt(look.count - count))
        count = look.count
        found.append(total / count)
    return found


def of_field(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often one comparison with a copy errs, by how far the field errs about the original."""
    ahead, most, places = looks(424), int(100_000 * runs), 424
    sure = [reach(ALPHA / len(CRITERIA) * look.share, look.count) * math.sqrt(1 / look.count + 1 / places) for look in ahead]
    cases = (("0", 0.0), ("1", 1.0), ("1.645", 1.645), ("2", 2.0), ("by chance some", None))
    for told, error in cases:
        wrong = 0
        for _ in range(most):
            off = (rng.gauss(0, 1) if error is None else error) / math.sqrt(places)
            wrong += any(mean + off > limit for mean, limit in zip(path(rng, ahead), sure, strict=True))
        yield f"the field finds the strongest {told} standard errors too weak: one comparison errs in {wrong / most:.2%}"


def races() -> tuple[dict[str, dict[str, tuple[float, float]]], int]:
    """Return what races bring by criterion, with its standard error, and in how many places that was measured."""
    known = json.loads(FIELDS.read_text(encoding="utf-8"))
    data = next(data for key, data in known.items() if key.startswith(RACES))
    table = {name: {id: (mean, error) for id, (mean, error) in data["standing"][name].items()} for name in CRITERIA}
    return table, len(data["usual"][LEAD])


def verdict(rng: random.Random, truth: dict[str, float], fields: dict[str, Standing], ahead: Sequence[Look]) -> str:
    """Return the verdict of a run, at the look at which it stops or the last one.

    Args:
        rng: chance.
        truth: what the piece brings, by criterion.
        fields: what is known of the official pieces.
        ahead: the looks.
    """
    spread = {name: statistics.fmean(error for _, error in fields[name].values()) * math.sqrt(424) for name in CRITERIA}
    paths = {name: path(rng, ahead) for name in CRITERIA}
    said = ""
    for place, look in enumerate(ahead):
        mine = {}
        for name in CRITERIA:
            mean = truth[name] + spread[name] * paths[name][place]
            half = reach(ALPHA * look.share, look.count) * spread[name] / math.sqrt(look.count)
            mine[name] = Estimate(look.count, mean, spread[name], mean - half, mean + half)
        found = {name: judged(mine[name], fields[name], look.share) for name in CRITERIA}
        said = joined(found, len(fields[MARGIN]), bounds_of(fields[MARGIN]).beyond(mine[MARGIN]))
        if said in FLAGGED or {one.verdict for one in found.values()} == {FITS}:
            break
    return said


def of_copies(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often pieces that deserve no flag get one, in fields that are measured anew for each run."""
    table, places = races()
    ahead, most = looks(places), int(3000 * runs)
    strongest = {name: max(mean for mean, _ in table[name].values()) for name in CRITERIA}
    truths = {id.split(".")[1]: {name: table[name][id][0] for name in CRITERIA} for id in table[MARGIN]}
    wanted = {name: truths[name] for name in ("amazons", "dwarves", "tritons", "ratmen")}
    wanted["a piece at B, in the opening as strong as the strongest"] = {
        MARGIN: bounds_of(table[MARGIN]).high,
        LEAD: strongest[LEAD],
    }
    level = {name: {id: (0.0, error) for id, (_, error) in table[name].items()} for name in CRITERIA}
    tried = [(told, truth, table) for told, truth in wanted.items()]
    for told, truth, field in (*tried, ("a copy where all are equal", dict.fromkeys(CRITERIA, 0.0), level)):
        flagged = 0
        for _ in range(most):
            fields: dict[str, Standing] = {
                name: {id: (rng.gauss(mean, error), error) for id, (mean, error) in field[name].items()} for name in CRITERIA
            }
            flagged += verdict(rng, truth, fields, ahead) in FLAGGED
        yield f"{told}: flagged in {flagged / most:.1%} of {most} runs"


def of_bounds(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how much truly lies beyond the bound that 14 pieces give."""
    beyond = []
    for _ in range(int(20_000 * runs)):
        bound = bounds_of({str(one): (rng.gauss(0, 1), 0.0) for one in range(14)}).high
        beyond.append(1 - statistics.NormalDist().cdf(bound))
    most = statistics.quantiles(beyond, n=20)[-1]
    share = sum(one > 1 / 20 for one in beyond) / len(beyond)
    mean = statistics.fmean(beyond)
    yield f"beyond B lie {mean:.1%} on average, more than 5 % in {share:.0%} of samples, {most:.0%} in one of 20"


def of_reruns(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often one comparison errs that is asked again with twice, and four times, the games.

    The rerun draws from old and new places together, and looks as if it were the first one.
    """
    most, sizes, wrong = int(100_000 * runs), (424, 848, 1696), [0, 0, 0]
    limits = {
        size: [
            (look.count, reach(ALPHA / len(CRITERIA) * look.share, look.count) * math.sqrt(1 / look.count + 1 / size))
            for look in looks(size)
        ]
        for size in sizes
    }
    for _ in range(most):
        mine, theirs, ends = 0.0, 0.0, 0
        for number, size in enumerate(sizes):
            mine += rng.gauss(0, math.sqrt(size - ends))
            theirs += rng.gauss(0, math.sqrt(size - ends))
            ends, total, count = size, mine, size
            flagged = False
            for looked, sure in reversed(limits[size]):  # what an earlier look sees, given the later one
                mean, free = total * looked / count, looked * (count - looked) / count
                total, count = rng.gauss(mean, math.sqrt(free)), looked
                flagged = flagged or total / looked - theirs / size > sure
            if flagged:
                for later in range(number, len(sizes)):
                    wrong[later] += 1
                break
    yield "one comparison errs in " + ", ".join(
        f"{count / most:.2%} {told}" for count, told in zip(wrong, ("at first", "after one rerun", "after two"), strict=True)
    )


def of_stops(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often one comparison errs in a run that somebody stops, and then lets run to its end with the same games."""
    most, size = int(100_000 * runs), 424
    ahead, alpha = looks(size), ALPHA / len(CRITERIA)
    for stopped in (90, 150, 300):
        left = math.fsum(look.share for look in ahead if look.count > stopped)
        sure = [(look.count, reach(alpha * look.share, look.count)) for look in ahead] + [(stopped, reach(alpha * left, stopped))]
        ends = sorted((count, limit * math.sqrt(1 / count + 1 / size)) for count, limit in sure)
        wrong = 0
        for _ in range(most):
            theirs, total, count, flagged = rng.gauss(0, math.sqrt(size)) / size, 0.0, 0, False
            for end, limit in ends:
                total, count = total + rng.gauss(0, math.sqrt(end - count)), end
                flagged = flagged or total / end - theirs > limit
            wrong += flagged
        yield f"stopped after {stopped} of {size} games, and then played to the end, one comparison errs in {wrong / most:.2%}"


def false_pairs(rng: random.Random, games: int, skewness: float = 0) -> bool:
    """Return whether a matrix in which every pair brings just what both pieces bring names a pair.

    Args:
        rng: chance.
        games: of each pair.
        skewness: of a game.
    """
    rows, columns = (
        [low * (high / low) ** (place / (count - 1)) for place in range(count)]
        for (low, high), count in zip(SPREADS, (14, 20), strict=True)
    )
    usual = math.sqrt(statistics.fmean(one * one for one in rows) * statistics.fmean(one * one for one in columns))
    usual = math.sqrt(usual)
    played = [
        Game(f"r{row}", f"c{column}", number, one * other / usual * skewed(rng, skewness))
        for number in range(games)
        for row, one in enumerate(rows)
        for column, other in enumerate(columns)
    ]
    return any(cell.surely for cell in cells_of(played))


def of_pairs(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often a matrix names a pair that is none."""
    for games, skewness in ((4, 0), (10, 0), (4, 1), (10, 1)):
        most = max(1, int(400 * runs))
        wrong = sum(false_pairs(rng, games, skewness) for _ in range(most))
        yield f"{games} games a pair, skewness {skewness}: a false pair in {wrong / most:.0%} of {most} runs"


def of_rare(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often intervals of a rule miss that comes up in few games, with the usual 240 games.

    A game in which it comes up changes each of the four measures by so many standard deviations of it, always the same or with a
    spread from game to game; two games are imagined beside them.
    """
    most = int(20_000 * runs)
    alike = ((0.01, 2.0, 0.0), (0.02, 1.0, 0.0), (0.02, 2.0, 0.0), (0.05, 2.0, 0.0), (0.1, 2.0, 0.0), (0.2, 2.0, 0.0))
    for chance, change, spread in (*alike, *((chance, 1.0, 1.2) for chance in (0.1, 0.2, 0.25, 0.35, 0.5))):
        found = [missed(rng, chance, change, spread) for _ in range(most)]
        told = f"an interval misses in {sum(found) / 4 / most:.1%} (nominal 1.25 %), one or another of four in "
        rule = f"a rule in {chance:.0%} of the games, by {change:.0f} with a spread of {spread}"
        yield f"{rule}: {told}{sum(map(bool, found)) / most:.1%} (nominal 5 %)"


def missed(rng: random.Random, chance: float, change: float, spread: float) -> int:
    """Return how many of the four intervals of a rule miss at any look.

    Args:
        rng: where the games come from.
        chance: how often the rule comes up.
        change: what it then changes on average, in standard deviations of a measure.
        spread: of these changes.
    """
    ahead, wrong = looks(240), 0
    came = [number for number in range(ahead[-1].count) if rng.random() < chance]
    for _ in range(4):
        values = [(number, rng.gauss(change, spread) if spread else change) for number in came]
        for look in ahead:
            some = [value for number, value in values if number < look.count]
            count, total = look.count + 2, math.fsum(some)  # with two that are imagined, 1 up and 1 down
            error = math.sqrt((math.fsum(value**2 for value in some) + 2 - total**2 / count) / (count - 1) / count)
            if abs(total / count - chance * change) > reach(ALPHA / 4 * look.share, look.count) * error:
                wrong += 1
                break
    return wrong


def of_versions(rng: random.Random, runs: float) -> Iterator[str]:
    """Yield how often the interval of two versions misses that differ in few places, without and with two imagined places."""
    most = int(10_000 * runs)
    for count in (60, 424):
        sure = reach(ALPHA, count)
        for change, spread in ((2.0, 0.0), (1.0, 1.4)):
            for chance in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5):
                wrong = {0: 0, 2: 0}
                for _ in range(most):
                    values = [rng.gauss(change, spread) for _ in range(count) if rng.random() < chance]
                    mean = math.fsum(values) / count
                    squares = math.fsum(value**2 for value in values) - count * mean**2
                    for more in wrong:  # imagined for the spread alone
                        far = sure * math.sqrt(max(0.0, squares + more) / (count - 1) / count)
                        wrong[more] += abs(mean - chance * change) > far
                told = " and ".join(f"{one / most:.1%}" for one in wrong.values())
                shows = f"a change in {chance:.0%} of {count} places, by {change:.0f} with a spread of {spread}"
                yield f"{shows}: the interval misses in {told} (nominal 5 %)"


PARTS: dict[str, Callable[[random.Random, float], Iterator[str]]] = {
    "bounds": of_bounds,
    "reruns": of_reruns,
    "stops": of_stops,
    "pairs": of_pairs,
    "field": of_field,
    "copies": of_copies,
    "rare": of_rare,
    "versions": of_versions,
    "looks": of_looks,
}


def main() -> None:
    """Print what each part finds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], default=[])
    parser.add_argument("--runs", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.parts or PARTS:
        for line in PARTS[name](random.Random(f"{given.seed}/{name}"), given.runs):
            print(f"{name}: {line}", flush=True)


if __name__ == "__main__":
    main()
