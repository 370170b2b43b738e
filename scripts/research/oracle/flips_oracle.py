"""The rule of joint sign flips by other means: numpy over all sign patterns, scipy where it can.

Nothing here is taken from src/: scores, statistics, p-values, critical values, intervals and spending are worked
out anew from the description in docs/statistics.md. `scripts/research/oracle/oracle.py` compares random cases;
run by itself it prints the values of fixtures/statistics/flips-reference.json.
"""

import itertools
import json
import sys

import numpy as np
from scipy import optimize, stats

TIE = 1e-9


def scores(distances):
    """Distances from the hypothesis, capped and scaled; a gap (NaN) and a zero score nothing."""
    x = np.nan_to_num(np.asarray(distances, dtype=float), nan=0.0)
    sizes = np.abs(x[x != 0])
    if len(sizes) == 0:
        return x
    cap = np.median(sizes)
    x = np.clip(x, -cap, cap)
    return x / np.linalg.norm(x)


def statistic(row, theta=0.0):
    return float(np.sum(scores(np.asarray(row, dtype=float) - theta)))


def statistics(row, thetas):
    """Leans under many hypotheses at once."""
    x = np.nan_to_num(np.asarray(row, dtype=float) - np.asarray(thetas)[:, None], nan=0.0)
    sizes = np.where(x == 0, np.nan, np.abs(x))
    cap = np.nanmedian(sizes, axis=1)[:, None]
    x = np.clip(x, -cap, cap)
    return x.sum(axis=1) / np.linalg.norm(x, axis=1)


def signs(n):
    """All 2^n patterns of signs, one a row."""
    return np.array(list(itertools.product((1.0, -1.0), repeat=n)))


def p_value(row, theta=0.0):
    """Share of all patterns that statistic at least as far to either side."""
    x = scores(np.asarray(row, dtype=float) - theta)
    statistics = np.abs(signs(len(x)) @ x)
    return float(np.mean(statistics >= abs(x.sum()) - TIE))


def p_by_scipy(row):
    """The same by scipy's paired permutation test, which turns the same rounds round."""
    x = scores(row)
    found = stats.permutation_test(
        (x, np.zeros_like(x)),
        lambda a, b, axis: np.abs(np.sum(a - b, axis=axis)),
        permutation_type="samples",
        alternative="greater",
        n_resamples=np.inf,
        vectorized=True,
    )
    return float(found.pvalue)


def critical_value(rows, alpha):
    """The statistic that the largest of any row exceeds in at most a share alpha of the patterns."""
    patterns = signs(len(rows[0]))
    most = np.max([np.abs(patterns @ scores(row)) for row in rows], axis=0)
    allowed = int(alpha * len(most) / 2 + TIE) * 2
    return float(np.sort(most)[::-1][allowed])


def step_down(rows, alpha):
    """Rows that exceed what is left of the family, again and again."""
    left, rejected = list(range(len(rows))), [False] * len(rows)
    while left:
        critical = critical_value([rows[i] for i in left], alpha)
        falling = [i for i in left if abs(statistic(rows[i])) > critical * (1 + TIE)]
        if not falling:
            break
        for i in falling:
            rejected[i] = True
            left.remove(i)
    return rejected


def interval(row, critical):
    """Effects whose statistic is within the critical; None where they are not one piece, or endless."""
    row = np.asarray(row, dtype=float)
    low, high = np.nanmin(row), np.nanmax(row)
    span = high - low
    grid = np.linspace(low - 3 * span, high + 3 * span, 7001)
    over = np.abs(statistics(row, grid)) - critical
    inside = np.flatnonzero(over <= 0)
    if len(inside) < 2 or inside[0] == 0 or inside[-1] == len(grid) - 1:
        return None
    if inside[-1] - inside[0] + 1 != len(inside):
        return None

    def edge(outer, inner):
        return optimize.brentq(
            lambda theta: abs(statistic(row, theta)) - critical, outer, inner, xtol=1e-14
        )

    first, last = inside[0], inside[-1]
    return edge(grid[first - 1], grid[first]), edge(grid[last + 1], grid[last])


def exact_interval(row, alpha):
    """Effects that the row's own test does not reject; each end by bisection from the estimate."""
    row = np.asarray(row, dtype=float)
    middle, span = balance(row), np.nanmax(row) - np.nanmin(row)
    allowed = int(alpha * 2 ** (len(row) - 1) + TIE) * 2
    patterns = signs(len(row))

    def inside(theta):
        x = scores(row - theta)
        return np.sum(np.abs(patterns @ x) >= abs(x.sum()) * (1 - TIE)) > allowed

    ends = []
    for sign in (-1, 1):
        near, far = middle, middle + sign * 1000 * span
        for _ in range(80):
            half = (near + far) / 2
            near, far = (half, far) if inside(half) else (near, half)
        ends.append(near)
    return ends


def balance(row):
    """The effect at which nothing statistics; None where the statistic crosses zero more than once."""
    row = np.asarray(row, dtype=float)
    grid = np.linspace(np.nanmin(row), np.nanmax(row), 4001)
    sign = np.sign(statistics(row, grid))
    turns = np.flatnonzero(np.diff(sign) != 0)
    if len(turns) != 1 or 0 in sign:
        return None
    return optimize.brentq(lambda theta: statistic(row, theta), grid[turns[0]], grid[turns[0] + 1])


def spending(case):
    """Shares of alpha that may have been spent at each look: docs/statistics.md."""
    alpha, rounds, ends, paid = case["alpha"], case["rounds"], case["ends"], case["paid"]
    places = sorted({n for n in case["analyses"] if n <= rounds} | set(ends) | {rounds})
    spent, start, base, part = 0.0, 0, 0.0, 0
    for place in places:
        own = alpha * (0.9 if part == 0 else 0.1 * 0.8 * 0.2 ** (part - 1))
        is_end = place == rounds or place in ends
        # An analysis that is not the last foresees the next planned one, whatever the budget pays for.
        coming = min((one for one in case["analyses"] if one > place), default=place)
        most = place if is_end else max(coming, paid)
        late = ((place - start) / (most - start)) ** 1.75
        if most - start > 40:
            late = 0.1 * min(1.0, (place - start) / 40) ** 1.75 + 0.9 * late
        # A part's last analysis has a tenth at least, of what is left.
        kept = 0.1 * own if is_end else 0.0
        spent = min(base + own, max(spent + kept, base + own * (1.0 if most < 20 else 0.55) * late))
        yield place, spent
        if is_end:
            start, base, part = place, spent, part + 1


def check_flips(case):
    row = [np.nan if d is None else d for d in case["row"]]
    yield case["statistic"], statistic(row, case["theta"])
    if len(row) <= 11:
        yield case["p"], p_value(row, case["theta"])
        if case["theta"] == 0:
            yield case["p"], p_by_scipy(row)
    else:
        # A share of 8192 random patterns: within five standard errors of all of them.
        exact = p_value(row, case["theta"])
        slack = 5 * np.sqrt(exact * (1 - exact) / 8192) + 1 / 8192
        yield float(abs(case["p"] - exact) <= slack), 1.0
    ends = interval(row, case["critical"])
    if ends is not None and case["interval"] is not None:
        yield from zip(case["interval"], ends)
    point = balance(row)
    if point is not None:
        yield case["point"], point


def check_family(case):
    rows = [[np.nan if d is None else d for d in row] for row in case["rows"]]
    yield case["critical"], critical_value(rows, case["alpha"])
    yield from zip(map(float, case["rejected"]), map(float, step_down(rows, case["alpha"])))


def check_spending(case):
    expected = list(spending(case))
    yield float([n for n, _ in case["spent"]] == [n for n, _ in expected]), 1.0
    yield from zip((share for _, share in case["spent"]), (share for _, share in expected))


CHECKS = {"flips": check_flips, "family": check_family, "spending": check_spending}


def reference():
    """Fixed inputs with the values of this file; no generator, so anybody can type them in."""
    outlier = [0.018, 0.011, 0.008, 0.027, 0.004, 0.026, 0.014, -0.16]
    quiet = [0.004, -0.003, 0.001, -0.006, 0.002, 0.005, -0.001, 0.003]
    drift = [0.021, 0.034, 0.015, 0.028, 0.009, 0.03, 0.022, 0.017]
    gap = [0.012, np.nan, -0.004, 0.009, 0.0, 0.015, 0.007, 0.011, 0.002, 0.006]
    many = [0.01, 0.02, -0.01, 0.03, 0.015, 0.025, -0.005, 0.04, 0.012, 0.018, 0.022]
    rows = {"outlier": outlier, "quiet": quiet, "drift": drift, "gap": gap, "many": many}
    table = [outlier, quiet, drift]
    return {
        "rows": {
            name: {
                "d": [None if np.isnan(d) else d for d in map(float, row)],
                "statistic": statistic(row),
                "p": p_value(row),
                "p_scipy": p_by_scipy(row),
                "point": balance(row),
                "critical_05": critical_value([row], 0.05),
                "interval_05": exact_interval(row, 0.05),
            }
            for name, row in rows.items()
        },
        "family": {
            "rows": table,
            "alpha": 0.05,
            "critical": critical_value(table, 0.05),
            "rejected": step_down(table, 0.05),
        },
    }


if __name__ == "__main__":
    json.dump(reference(), sys.stdout, indent=1)
    print()
