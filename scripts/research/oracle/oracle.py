"""Checks answers of the statistics against scipy, statsmodels and plain enumeration.

Reads cases with our answers as JSON from standard input (scripts/research/oracle/oracle.ts makes them), works
every answer out anew by another way, prints one line a kind, and ends with 1 if any differs.
"""

import json
import math
import sys
from fractions import Fraction
from itertools import accumulate, pairwise

import flips_oracle
import numpy as np
from scipy import stats
from statsmodels.stats.multitest import multipletests

TOLERANCE = 1e-9


def scores(distances, cap):
    """Scores min(rank, cap) of the distances as fractions; ties share the mean of theirs."""
    values = [Fraction(min(i + 1, cap)) for i in range(len(distances))]
    order = sorted(range(len(distances)), key=lambda i: distances[i])
    result = [Fraction(0)] * len(distances)
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and distances[order[end]] == distances[order[start]]:
            end += 1
        mean = sum(values[start:end]) / (end - start)
        for k in range(start, end):
            result[order[k]] = mean
        start = end
    return result


def tail(weights, most):
    """P(sum of weights whose fair coin shows heads <= most), in whole numbers throughout."""
    scale = math.lcm(*(w.denominator for w in weights)) if weights else 1
    counts = {0: 1}
    for weight in weights:
        step = int(weight * scale)
        moved = dict(counts)
        for total, count in counts.items():
            moved[total + step] = moved.get(total + step, 0) + count
        counts = moved
    low = sum(count for total, count in counts.items() if total <= most * scale)
    return Fraction(low, 2 ** len(weights))


def signed_rank_p(d, cap):
    d = [x for x in d if x != 0]
    if not d:
        return 1.0
    n = len(d)
    weights = scores([abs(x) for x in d], cap(n))
    above = sum((w for w, x in zip(weights, d) if x > 0), Fraction(0))
    return float(min(1, 2 * tail(weights, min(above, sum(weights) - above))))


def statistic(d, theta, cap):
    weights = scores([abs(x - theta) for x in d], cap)
    return sum((w for w, x in zip(weights, d) if x > theta), Fraction(0))


def interval(d, alpha, cap):
    """Estimate and interval by walking over all Walsh averages, levels by whole numbers."""
    n = len(d)
    weights = [Fraction(min(i + 1, cap)) for i in range(n)]
    total = sum(weights)
    walsh = sorted({(d[i] + d[j]) / 2 for i in range(n) for j in range(i, n)})
    gaps = [(a + b) / 2 for a, b in pairwise(walsh)]
    above = [statistic(d, gap, cap) for gap in gaps] + [Fraction(0)]

    def ends(t):
        upper = next(w for w, value in zip(walsh, above) if value <= t)
        lower = [w for w, value in zip(walsh, [total] + above) if total - value <= t][-1]
        return lower, upper

    counts = np.array([1], dtype=object)
    for weight in weights:
        step = int(weight)
        padded = np.zeros(len(counts) + step, dtype=object)
        padded[: len(counts)] += counts
        padded[step:] += counts
        counts = padded
    both = [Fraction(2 * c, 2**n) for c in accumulate(counts)]
    middle = ends((total - 1) // 2)
    estimate = (middle[0] + middle[1]) / 2
    limit = Fraction(alpha)
    if both[0] > limit:
        low, high = min(d), max(d)
        return estimate, low, high, 1 - float(both[0])
    t = max(k for k in range(len(both)) if both[k] <= limit)
    share = float((limit - both[t]) / (both[t + 1] - both[t]))
    (low, high), (low_next, high_next) = ends(t), ends(t + 1)
    return (
        estimate,
        (1 - share) * low + share * low_next,
        (1 - share) * high + share * high_next,
        1 - alpha,
    )


def check_shift(case):
    d, alpha = case["d"], case["alpha"]
    n = len(d)
    for key, cap in (("capped", lambda k: -(-k // 2)), ("whole", lambda k: k)):
        expected = [*interval(d, alpha, cap(n)), signed_rank_p(d, cap)]
        yield from zip(case[key], expected)
    distances = [abs(x) for x in d]
    if 0 not in d and len(set(distances)) == n:
        yield case["whole"][4], float(stats.wilcoxon(d, method="exact").pvalue)


def check_adjust(case):
    yield from zip(case["holm"], multipletests(case["p"], method="holm")[1])
    yield from zip(case["bh"], multipletests(case["p"], method="fdr_bh")[1])


def share_spent(n, most):
    """Share of alpha after n rounds of most, of which a tenth is for the first 40."""
    late = (n / most) ** 1.75
    return late if most <= 40 else 0.9 * late + 0.1 * min(1.0, n / 40) ** 1.75


def check_looks(case):
    """Planned analyses: 8 rounds, then a quarter more each time, and the last round."""
    looks, most = case["looks"], case["most"]
    rounds = [look["rounds"] for look in looks]
    grown = [8 * Fraction(5, 4) ** k for k in range(24)]
    planned = [int(n) for n in grown if n * 5 / 4 <= most] + [most]
    yield float(rounds == planned), 1.0
    yield from zip(
        accumulate(look["weight"] for look in looks), (share_spent(n, most) for n in rounds)
    )


def check_groups(case):
    yield case["kruskal"], float(stats.kruskal(*case["groups"]).pvalue)
    heads, tails = case["heads"], case["tails"]
    if heads + tails:
        expected = stats.binomtest(heads, heads + tails, 0.5).pvalue
        yield case["binomial"], float(expected)
    yield case["chiSquare"], float(stats.chi2.sf(case["x"], case["freedom"]))


CHECKS = {
    "shift": check_shift,
    "adjust": check_adjust,
    "looks": check_looks,
    "groups": check_groups,
    **flips_oracle.CHECKS,
}


def main():
    compared, wrong, worst = {}, {}, {}
    for case in json.load(sys.stdin):
        kind = case["kind"]
        for ours, theirs in CHECKS[kind](case):
            gap = abs(ours - theirs) / max(1.0, abs(theirs))
            compared[kind] = compared.get(kind, 0) + 1
            worst[kind] = max(worst.get(kind, 0.0), gap)
            if not gap <= TOLERANCE:
                wrong[kind] = wrong.get(kind, 0) + 1
                if wrong[kind] <= 3:
                    print(f"{kind}: ours {ours!r}, theirs {theirs!r} in {json.dumps(case)[:400]}")
    for kind, count in compared.items():
        print(f"{kind}: {count} answers, {wrong.get(kind, 0)} wrong, worst gap {worst[kind]:.1e}")
    return 1 if wrong or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
