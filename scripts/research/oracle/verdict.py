"""The verdict by another program, written from verdict.md beside it alone: nothing here is taken from src/.

Reads conformance vectors (files of fixtures/verdict, or an array of them on standard input) or runs (folders with
report.json and records.ndjson, of which it judges the gating rows), and prints where its table differs from theirs.
Ends with 1 if any does. Numbers in parentheses are sections of the page.
"""

import copy
import json
import math
import os
import re
import sys
from functools import cache
from statistics import NormalDist, mean, median

# Threads of small products wait for each other where other programs run.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np
from scipy.stats import kruskal

TIE = 1 + 1e-9
SHARE_OF_SHIFTS = 0.55
FEWEST_ROUNDS_WITH_TAIL = 20
FEWEST_UNITS = 6
LAYOUT_SD = 0.07
MOVED = ("regressed", "improved", "changed")


# Annex: random numbers.

MASK = 0xFFFFFFFF


def multiply(a, b):
    return a * b & MASK


def stream(*parts):
    """Uniform numbers of 53 bits from xoroshiro128+, seeded by the text of a JSON array."""
    text = json.dumps(list(parts), separators=(",", ":"), ensure_ascii=False).encode("utf-16-le")
    units = [text[i] | text[i + 1] << 8 for i in range(0, len(text), 2)]
    state = []
    for lane in range(1, 5):
        h = 0x811C9DC5 ^ multiply(lane, 0x9E3779B9)
        for unit in units:
            h = multiply(h ^ unit, 0x01000193)
        h ^= h >> 16
        h = multiply(h, 0x85EBCA6B)
        h ^= h >> 13
        h = multiply(h, 0xC2B2AE35)
        h ^= h >> 16
        state.append(h)
    s0 = state[0] << 32 | state[1]
    s1 = state[2] << 32 | state[3]
    whole = (1 << 64) - 1

    def turn(x, by):
        return (x << by | x >> (64 - by)) & whole

    def word():
        nonlocal s0, s1
        out = (s0 + s1) & MASK
        a = s0 ^ s1
        s0 = turn(s0, 24) ^ a ^ (a << 16 & whole)
        s1 = turn(a, 37)
        return out

    def uniform():
        high = word() & 0x3FFFFFF
        return high * 2.0**-26 + (word() & 0x7FFFFFF) * 2.0**-53

    return uniform


@cache
def drawn_bytes(seed, chunk):
    uniform = stream(seed, "flips", chunk)
    out = bytearray()
    while len(out) < 8192:
        out += int(uniform() * (1 << 24)).to_bytes(3, "little")
    out[0] = 0
    return np.frombuffer(bytes(out[:8192]), dtype=np.uint8)


def signs_of(columns, rounds):
    """Signs by pattern and round from a column of bytes for every 8 rounds."""
    bits = [(columns[i // 8] >> (i % 8)) & 1 for i in range(rounds)]
    return 1.0 - 2.0 * np.stack(bits, axis=1)


@cache
def patterns(seed, rounds):
    """(3) One of each pattern and its mirror image; the first flips nothing."""
    if rounds <= 11:
        b = np.arange(1 << (rounds - 1))
        return signs_of([b & 255, b >> 8], rounds)
    return signs_of([drawn_bytes(seed, c) for c in range((rounds + 7) // 8)], rounds)


@cache
def proof_patterns(seed, rounds):
    columns = [np.arange(1024) & 255]
    columns += [drawn_bytes(seed, c)[:1024] for c in range(1, (max(rounds, 12) + 7) // 8)]
    return signs_of(columns, rounds)


# (4) Schedule.


def planned_analyses(most, least=0):
    rounds = []
    step = 8.0
    while 1.25 * step <= most:
        if math.floor(step) >= least:
            rounds.append(math.floor(step))
        step *= 1.25
    return [*rounds, most]


def alpha_of_part(alpha, part):
    return 0.9 * alpha if part == 0 else 0.1 * alpha * 0.8 * 0.2 ** (part - 1)


class Spending:
    """What may have been spent on shifts, proofs and the tail, analysis by analysis."""

    def __init__(self, alpha):
        self.alpha, self.part, self.start = alpha, 0, 0
        self.spent = self.proof = self.spent_at_start = self.proof_at_start = 0.0
        self.used = 0.0

    def analyse(self, n, foreseen, is_end):
        whole = alpha_of_part(self.alpha, self.part)
        end = n if is_end else foreseen
        shifts = whole if end < FEWEST_ROUNDS_WITH_TAIL else SHARE_OF_SHIFTS * whole
        gone, length = n - self.start, end - self.start
        share = (gone / length) ** 1.75
        if length > 40:
            share = 0.1 * min(1, gone / 40) ** 1.75 + 0.9 * share
        before = self.spent
        kept = 0.1 * whole if is_end else 0.0
        self.spent = min(
            self.spent_at_start + whole, max(before + kept, self.spent_at_start + shifts * share)
        )
        self.proof = max(self.proof, self.proof_at_start + whole * share)
        self.tail = whole - (self.spent - self.spent_at_start) if is_end else 0.0
        self.at_last = self.spent + self.tail - before

    def allowed(self, count):
        return math.floor((self.spent - self.used) * count + 1e-9)

    def next_part(self, n):
        self.part, self.start = self.part + 1, n
        self.spent_at_start, self.proof_at_start = self.spent, self.proof


# (3) The test statistic.


def raw_scores(d, theta=0.0):
    """Capped distances from the hypothesis, 0 where there is no unit."""
    x = np.where(np.isnan(d), 0.0, d - theta)
    sizes = np.abs(x[x != 0])
    if len(sizes) == 0:
        return x
    cap = np.median(sizes)
    return np.clip(x, -cap, cap)


def scores(d, theta=0.0):
    s = raw_scores(d, theta)
    norm = math.sqrt(float(np.sum(s * s)))
    return s / norm if norm > 0 else s


def point_estimate(d):
    d = d[~np.isnan(d)]
    low, high = float(d.min()), float(d.max())
    if low == high:
        return low
    span = high - low
    for _ in range(60):
        middle = (low + high) / 2
        if raw_scores(d, middle).sum() > 0:
            low = middle
        else:
            high = middle
    point = (low + high) / 2
    near = 1e-12 * span
    if abs(point) < near:
        return 0.0
    return next((float(unit) for unit in d if abs(unit - point) < near), point)


def sizes_of(signs, s):
    """|T| by pattern."""
    t = np.abs(signs[:, : len(s)] @ s)
    t[t < 1e-9] = 0.0
    return t


def inward_of(signs, u, theta, side):
    """(6) By pattern, how far the statistic under theta lies towards 0 from that side."""
    half = signs @ scores(u, theta)
    inward = -side * np.concatenate([half, -half])
    inward[np.abs(inward) < 1e-9] = 0.0
    return inward


class Row:
    """A row with what was seen of it, and its state over the analyses."""

    def __init__(self, sample):
        self.sample = sample
        self.role = sample["role"]
        self.is_exact = sample["assume"] == "exact"
        self.stop = sample.get("stoppedAfter")
        self.waited = frozenset(sample.get("waited", ()))
        self.is_left_out = self.first_end() < 8
        self.final = None
        self.is_inside = False
        self.shown = set()
        self.failed_after = None
        self.tests = []
        self.history = []
        self.is_rejected = self.has_tail = False
        self.kept = None

    def keep(self, n):
        """(8) What did not run in the last round is shown as its last analysis left it."""
        if self.runs_at(n):
            self.kept = None
        elif self.kept is None and self.final is None and self.tests:
            self.kept = copy.copy(self)
            self.kept.tests, self.kept.history = [*self.tests], [*self.history]

    def first_end(self):
        """The round after which it first stopped or waited."""
        ends = [end for end in (self.stop, min(self.waited, default=None)) if end is not None]
        return min(ends, default=math.inf)

    def runs_at(self, n):
        """Whether it was run in the last of n rounds."""
        return (self.stop is None or self.stop >= n) and n - 1 not in self.waited

    def see(self, n):
        """The row as it is after n rounds, or when it was settled or stopped."""
        if self.final is not None:
            return
        if self.stop is not None:
            n = min(n, self.stop)
        self.rounds = n
        base, head = self.sample["base"][:n], self.sample["head"][:n]
        self.pairs = [i for i in range(n) if base[i] is not None and head[i] is not None]
        self.is_ratio = all(v > 0 for v in [*base, *head] if v is not None)
        self.base = [base[i] for i in self.pairs]
        self.head = [head[i] for i in self.pairs]
        self.d = np.full(n, np.nan)
        for i in self.pairs:
            self.d[i] = (
                math.log(head[i]) - math.log(base[i]) if self.is_ratio else head[i] - base[i]
            )
        self.join_units(n)
        pct = self.sample["marginPct"]
        self.margin = self.on_scale(pct)
        self.step = 0.0 if self.is_exact else self.on_scale(self.sample["resolutionPct"] or 0.0)
        self.is_constant = (
            len(self.pairs) >= (2 if self.is_exact else 3)
            and len(set(self.base)) == 1
            and len(set(self.head)) == 1
        )
        if self.is_exact and not self.is_constant and self.is_whole():
            self.margin = max(self.margin, self.half_of_one())
        if self.pairs:
            self.estimate = point_estimate(self.u)

    def name_of_arm(self, side):
        sides = self.sample.get("sides")
        return sides and (self.sample["metric"], sides[side])

    def numbers_of(self, side):
        return {i: v for i, v in enumerate(self.sample[side]) if v is not None}

    def scaled(self, value):
        """On the scale of the differences; NaN where there is none."""
        if value is None or (self.is_ratio and value <= 0):
            return math.nan
        return math.log(value) if self.is_ratio else value

    def on_scale(self, pct):
        if self.is_ratio:
            return math.log1p(pct / 100)
        return abs(median(self.base)) * pct / 100 if self.base else 0.0

    def is_exempt(self):
        """(5) It is in no family."""
        return self.is_exact and self.is_constant

    def until(self, n):
        """The row, or where that was settled as a constant, what was seen of it later, too."""
        if not self.is_exempt():
            return self
        later = Row(self.sample)
        later.see(n)
        return later

    def is_whole(self):
        return all(float(v).is_integer() for v in [*self.base, *self.head])

    def half_of_one(self):
        """(1) Half of the way from base's median to the next whole number."""
        if not self.pairs:
            return 0.0
        return math.log(1 + 1 / median(self.base)) / 2 if self.is_ratio else 0.5

    def possible(self, change):
        """(5) Nothing falls below zero that never is."""
        if self.is_ratio or min([*self.base, *self.head]) < 0:
            return change
        return max(change, 0 - median(self.base))

    def join_units(self, n):
        """(2) The median difference of a unit at its place."""
        names = self.sample.get("layouts")
        self.has_layouts = names is not None
        self.one_layout = self.has_layouts and any(names[i] is None for i in self.pairs)
        self.place = {}
        first = {}
        for i in range(n):
            name = names[i] if self.has_layouts and not self.one_layout else None
            self.place[i] = i if name is None else first.setdefault(name, i)
        self.gather(n)

    def gather(self, n):
        self.u = self.units_until(n)
        self.units = int(np.count_nonzero(~np.isnan(self.u)))

    def units_until(self, n):
        members = {}
        for i in self.pairs:
            if i < n:
                members.setdefault(self.place[i], []).append(float(self.d[i]))
        units = np.full(n, np.nan)
        for place, values in members.items():
            units[place] = median(values)
        return units

    def machines_disagree(self):
        """(8) Rounds of several machines, whose changes have both signs."""
        machines = self.sample.get("machines")
        if machines is None:
            return False
        groups = {}
        for i in self.pairs:
            groups.setdefault(machines[i], []).append(self.d[i])
        groups = [np.array(group) for group in groups.values() if len(group) >= 4]
        if len(groups) < 2 or kruskal(*groups).pvalue >= 0.05:
            return False
        points = [point_estimate(group) for group in groups]
        return min(points) < 0 < max(points)

    @property
    def worse(self):
        return {"lower": 1, "higher": -1}.get(self.sample["better"], 0)

    def statistic(self, theta=0.0):
        t = abs(float(scores(self.u, theta).sum()))
        return 0.0 if t < 1e-9 else t

    def excludes(self, theta):
        """(5) Whether all tests of the last analysis reject theta."""
        if not self.tests:
            return False
        own = self.statistic(theta)
        for signs, rivals, allowed in self.tests:
            permuted = isinstance(signs, ArmPatterns)
            sizes = signs.sizes(theta) if permuted else sizes_of(signs, scores(self.u, theta))
            most = np.maximum(rivals, sizes)
            if np.count_nonzero(most * TIE >= own) > allowed:
                return False
        return True

    # (6) Proof of no change.

    def prove(self, signs, proof):
        self.history.append((signs, proof))
        self.shown |= {side for side in (+1, -1) if self.proof_excludes(side * self.margin, side)}
        self.is_inside = len(self.shown) == 2

    def proof_excludes(self, theta, side):
        """Whether the observed pattern crossed at any analysis so far, by the units known now."""
        crossed = None
        for signs, proof in self.history:
            inward = inward_of(signs, self.units_until(signs.shape[1]), theta, side)
            crossed = np.zeros(len(inward), dtype=bool) if crossed is None else crossed
            cross(crossed, inward, math.floor(len(inward) * proof + 1e-9))
        return bool(crossed[0])

    def proof_excludes_now(self, theta):
        side = 1 if theta > self.estimate else -1
        signs, proof = self.history[-1]
        inward = inward_of(signs, self.u, theta, side)
        now = np.count_nonzero(inward * TIE >= inward[0]) <= math.floor(len(inward) * proof + 1e-9)
        return now and self.proof_excludes(theta, side)

    def has_no_tail(self):
        if self.is_exact:
            return True
        away = [float(self.d[i]) - self.estimate for i in self.pairs]
        far = max(5 * self.margin, 6 * median(map(abs, away)))
        k = max(sum(a > far for a in away), sum(a < -far for a in away))
        n = len(away)
        return (
            sum(math.comb(n, i) * 0.2**i * 0.8 ** (n - i) for i in range(k + 1))
            <= self.history[-1][1]
        )

    # (7) The tail.

    def tail_scores(self):
        sizes = np.abs(self.d[self.pairs])
        sizes = sizes[sizes != 0]
        out = np.zeros(self.rounds)
        if len(sizes) == 0:
            return out
        cap = np.median(sizes)
        for i in self.pairs:
            out[self.place[i]] += np.sign(self.d[i]) * max(0.0, abs(self.d[i]) - cap) * self.worse
        norm = math.sqrt(float(np.sum(out * out)))
        return out / norm if norm > 0 else out

    def mean_change(self):
        base, head = mean(self.base), mean(self.head)
        return math.log(head / base) if self.is_ratio else head - base

    def worst_fifth(self):
        size = math.ceil(len(self.pairs) / 5)
        worst = [
            mean(sorted(side, reverse=self.worse >= 0)[:size]) for side in (self.base, self.head)
        ]
        return math.log(worst[1] / worst[0]) if self.is_ratio else worst[1] - worst[0]


class Mean(Row):
    """(9) The geometric mean over gating rows of one contrast and metric."""

    def __init__(self, rows, gates):
        first = rows[0].sample
        margins = [row.sample["marginPct"] for row in rows]
        margin = min((one for one in margins if one > 0), default=0.0)
        self.has_no_margin = margin == 0
        super().__init__(
            {
                **first,
                "role": "geomean",
                "marginPct": margin,
                "resolutionPct": None,
                "layouts": None,
                "isSamePath": all(row.sample.get("isSamePath") for row in rows),
            }
        )
        self.gates = gates
        # One that does not gate does not end with its rows.
        self.rows = rows if gates else [Row(row.sample) for row in rows]
        self.stop, self.waited = None, frozenset()

    def see(self, n):
        if self.final is not None:
            return
        if self.gates:
            ends = [
                row.failed_after or min(row.rounds, row.first_end())
                for row in self.rows
                if not row.is_exempt()
            ]
            n = min(ends, default=n)
        else:
            for row in self.rows:
                row.see(n)
        self.rounds = n
        self.is_ratio = True
        parts = [{} if is_failed(row) else centred_parts(row.until(n), n) for row in self.rows]
        self.pairs = [i for i in range(n) if any(i in part for part in parts)]
        self.d = np.full(n, np.nan)
        for i in self.pairs:
            self.d[i] = mean(part[i] for part in parts if i in part)
        self.base, self.head = [], []
        for i in self.pairs:
            logs = [
                math.log(row.sample["base"][i])
                for row, part in zip(self.rows, parts, strict=True)
                if i in part
            ]
            self.base.append(math.exp(mean(logs)))
            self.head.append(math.exp(mean(logs) + self.d[i]))
        self.step = 0.0
        self.is_constant = (
            len(self.pairs) >= 2 and len(set(self.base)) == 1 and len(set(self.head)) == 1
        )
        is_varying = self.has_no_margin and self.is_exact and not self.is_constant
        self.margin = math.log1p((3.0 if is_varying else self.sample["marginPct"]) / 100)
        self.has_layouts = any(row.has_layouts for row in self.rows)
        self.one_layout = any(row.one_layout for row in self.rows)
        self.place = {i: i for i in range(n)}
        if not self.one_layout:
            self.join_rounds(n)
        self.gather(n)
        if self.pairs:
            self.estimate = point_estimate(self.u)

    def name_of_arm(self, side):
        names = tuple((row.sample.get("sides") or {}).get(side) for row in self.rows)
        return None if None in names else (self.sample["metric"], names)

    def numbers_of(self, side):
        return dict(zip(self.pairs, self.base if side == "base" else self.head, strict=True))

    def join_rounds(self, n):
        root = list(range(n))

        def find(i):
            while root[i] != i:
                i = root[i]
            return i

        for row in self.rows:
            for i in range(n):
                a, b = find(i), find(row.place.get(i, i))
                root[max(a, b)] = min(a, b)
        self.place = {i: find(i) for i in range(n)}


def centred_parts(row, n):
    """By round, the typical change and the capped rest, scaled up to what it stands for."""
    pairs = [i for i in row.pairs if i < n]
    if not pairs:
        return {}
    if row.is_exact:
        return {i: float(row.d[i]) for i in pairs}
    d = np.array([row.d[i] for i in pairs])
    t = point_estimate(d)
    away = np.abs(d - t)
    if not (away > 0).any():
        return {i: t for i in pairs}
    cap = float(np.median(away[away > 0]))
    share = float(np.mean(away <= cap))
    return {i: t + max(-cap, min(cap, float(row.d[i]) - t)) / share for i in pairs}


# Annex: permutations of arms.


@cache
def permutations(seed, arms, rounds):
    """By permutation, round and arm, the arm whose number it gets."""
    out = np.empty((4096, rounds, arms), dtype=int)
    for i in range(rounds):
        uniform = stream(seed, "labels", arms, i)
        out[0, i] = range(arms)
        for b in range(1, 4096):
            order = list(range(arms))
            for top in range(arms - 1, 0, -1):
                k = int(uniform() * (top + 1))
                order[top], order[k] = order[k], order[top]
            out[b, i] = order
    return out


def name_arms(family):
    """Names the arms of the rows. One without a name is its row's alone, and so is one of which two
    rows have different numbers. Returns the numbers of each by round."""
    named, is_one = {}, {}
    for row in family:
        row.arms = {side: row.name_of_arm(side) or (id(row), side) for side in ("base", "head")}
        for side, arm in row.arms.items():
            known = named.setdefault(arm, {})
            for i, value in row.numbers_of(side).items():
                if known.setdefault(i, value) != value:
                    is_one[arm] = False
    for row in family:
        for side, arm in row.arms.items():
            if not is_one.get(arm, True):
                row.arms[side] = (id(row), side)
                named[row.arms[side]] = row.numbers_of(side)
    return named


def groups_of(family):
    """By row, the arms of the rows that share any with it, as the rows name them."""
    groups = []
    for row in family:
        arms = [row.arms[side] for side in ("base", "head")]
        met = [group for group in groups if set(group) & set(arms)]
        groups = [group for group in groups if group not in met]
        groups.append([*dict.fromkeys([arm for group in met for arm in group] + arms)])
    named = [row.arms[side] for row in family for side in ("base", "head")]
    ordered = [[*dict.fromkeys(arm for arm in named if arm in group)] for group in groups]
    return {id(row): next(g for g in ordered if row.arms["base"] in g) for row in family}


def share_arms(family):
    named = [row.arms[side] for row in family for side in ("base", "head")]
    return len(set(named)) < len(named)


class ArmPatterns:
    """The statistics of one row under permutations of the arms that rows connect with its own."""

    def __init__(self, row, rows, group, shuffles, numbers):
        connected = groups_of([row, *(one for one in rows if one is not row)])[id(row)]
        arms = [arm for arm in group if arm in connected]
        self.units = []
        members = {}
        for i in row.pairs:
            members.setdefault(row.place[i], []).append(i)
        for place, rounds in members.items():
            values = np.array([[row.scaled(numbers[arm].get(i)) for i in rounds] for arm in arms])
            present = [k for k in range(len(arms)) if not np.isnan(values[k]).any()]
            places = [group.index(arms[k]) for k in present]
            order = shuffles[:, place]
            kept = order[np.isin(order, places)].reshape(len(order), len(places))
            base, head = (
                np.searchsorted(places, kept[:, places.index(group.index(row.arms[side]))])
                for side in ("base", "head")
            )
            own = places.index(group.index(row.arms["head"]))
            self.units.append((values[present], base, head, own))

    def sizes(self, theta=0.0):
        """Each permutation with its own cap and root; theta is taken from head's numbers."""
        columns = []
        for values, base, head, own in self.units:
            moved = values.copy()
            moved[own] -= theta
            columns.append(np.median(moved[head] - moved[base], axis=1))
        d = np.stack(columns, axis=1)
        sizes = np.where(d == 0, np.nan, np.abs(d))
        sizes[np.isnan(sizes).all(axis=1)] = 1.0
        cap = np.nanmedian(sizes, axis=1)[:, None]
        capped = np.clip(d, -cap, cap)
        root = np.sqrt(np.sum(capped**2, axis=1))
        return np.abs(capped.sum(axis=1)) / np.where(root > 0, root, 1.0)


# (5) The family.


class Judge:
    def __init__(self, vector):
        rules = vector["rules"]
        self.seed, self.alpha = rules["seed"], rules["alpha"]
        self.rules = rules
        self.rows = [Row(sample) for sample in vector["rows"]]
        gating = [row for row in self.rows if row.role == "gating"]
        self.means = means_of(self.rows, rules.get("gatesMeans", True))
        self.members = gating + [row for row in self.means if row.gates]
        self.spending = Spending(self.alpha)
        layered = sum(1 for row in gating if row.sample.get("layouts") is not None)
        self.floor = (
            math.sqrt(2) * LAYOUT_SD * NormalDist().inv_cdf(1 - self.alpha / (2 * max(1, layered)))
        )

    def judge(self):
        rules = self.rules
        ends = {*rules.get("ends", []), rules["roundsRun"]}
        points = {*(n for n in self.planned() if n <= rules["roundsRun"]), *ends}
        for n in sorted(points):
            coming = [m for m in [*self.planned(), *rules.get("ends", [])] if m > n]
            foreseen = max(
                min(coming, default=n), rules.get("paid", {}).get(str(n), rules["plannedRounds"])
            )
            self.analyse(n, foreseen, n in ends, n == rules["roundsRun"])
        self.judge_others([row for row in self.rows if row.role == "control"], holm)
        others = [row for row in self.rows if row.role == "informational"]
        self.judge_others(
            [*others, *(row for row in self.means if row not in self.members)], benjamini_hochberg
        )
        results = [self.result(row) for row in [*self.rows, *self.means]]
        moved = {
            row.sample["contrast"] for row in self.rows if row.role == "control" and row.is_rejected
        }
        return [
            withheld(row, result, moved)
            for row, result in zip([*self.rows, *self.means], results, strict=True)
        ]

    def planned(self):
        """Those of each part come after its start."""
        rules, start, out = self.rules, 0, []
        for end in [*rules.get("ends", []), rules["plannedRounds"]]:
            out += [n for n in planned_analyses(end, rules["leastRounds"]) if n > start]
            start = end
        return out

    def judge_others(self, rows, correct):
        """(8) Rows that do not gate: each tested once, by itself, and corrected over their list."""
        n, spending = self.rules["roundsRun"], self.spending
        alpha = spending.at_last
        for row in rows:
            row.see(n)
        rows = [row for row in rows if row.pairs and not (row.is_exact and row.is_constant)]
        for row in rows:
            signs = patterns(self.seed, row.rounds)
            most = sizes_of(signs, scores(row.u))
            row.p = np.count_nonzero(most * TIE >= row.statistic()) / len(signs)
        for row, level in zip(rows, correct([row.p for row in rows], alpha), strict=True):
            signs = patterns(self.seed, row.rounds)
            row.tests = [(signs, np.zeros(len(signs)), math.floor(level * len(signs) + 1e-9))]
            row.level = level
            row.is_rejected = row.excludes(0.0)
            row.prove(signs, alpha)
            row.final = self.word(row)

    def analyse(self, n, foreseen, is_end, is_last):
        self.spending.analyse(n, foreseen, is_end)
        for row in self.members:
            row.keep(n)
            row.see(n)
        called = {
            id(row)
            for row in self.members
            if row.final is not None and row.final[0] != "equivalent"
        }
        for row in self.members:
            if is_failed(row):
                row.failed_after = row.failed_after or n
                signs = patterns(self.seed, n)
                row.tests = [
                    (signs, np.zeros(len(signs)), math.floor(self.alpha * len(signs) + 1e-9))
                ]
        family = [
            row
            for row in self.members
            if id(row) not in called
            and row.pairs
            and not (row.is_exact and row.is_constant)
            and not is_failed(row)
        ]
        open_rows = [row for row in family if row.final is None]
        self.test_family(n, family, [row for row in open_rows if row.runs_at(n)])
        if is_end and n >= FEWEST_ROUNDS_WITH_TAIL:
            self.test_tails(n, family, open_rows)
        judged = [
            row
            for row in self.members
            if row.final is None and (row.kept is None or is_failed(row))
        ]
        for row in self.members:
            if row.final is None and row.pairs and row not in judged:
                row.history.append((proof_patterns(self.seed, row.rounds), self.spending.proof))
        for row in judged:
            if row.pairs:
                row.prove(proof_patterns(self.seed, row.rounds), self.spending.proof)
        for row in judged:
            word = self.word(row)
            row.latest = word
            if word[0] not in ("inconclusive", "failed") or (
                word[1] == "one-layout" and self.is_below_floor(row)
            ):
                row.final = word
        if is_end:
            self.spending.next_part(n)

    def test_family(self, n, family, may_move):
        signs = patterns(self.seed, n)
        numbers = name_arms(family)
        arms = share_arms(family)
        allowed = self.spending.allowed(len(signs))
        of_arms = self.spending.allowed(4096)
        if arms:
            allowed = math.floor((of_arms + 1e-9) / 4096 * len(signs))
        self.spending.used += of_arms / 4096 if arms else allowed / len(signs)
        sizes = {id(row): sizes_of(signs, scores(row.u)) for row in family}
        rejected, rivals = step_down(family, sizes, may_move, allowed)
        tested = [row for row in family if row.final is None and row.runs_at(n)]
        for row in tested:
            row.tests = [(signs, rivals[id(row)], allowed)]
        if len(rejected) >= 2:
            centred = {
                id(row): sizes_of(signs, scores(row.u, row.estimate))
                if row in rejected
                else sizes[id(row)]
                for row in family
            }
            for row in tested:
                row.tests.append((signs, largest(centred, family, row, len(signs)), allowed))
        if arms:
            self.test_arms(n, family, tested, of_arms, numbers)
        for row in tested:
            row.is_rejected = row in may_move and row in rejected and row.excludes(0.0)

    def test_arms(self, n, family, tested, allowed, numbers):
        """(5, annex) The same with the numbers of arms permuted in each round; what is rejected connects none."""
        groups = groups_of(family)
        shuffles = permutations(self.seed, max(map(len, groups.values())), n)
        remaining = list(family)
        while True:
            own = {
                id(row): ArmPatterns(row, remaining, groups[id(row)], shuffles, numbers)
                for row in remaining
            }
            sizes = {key: one.sizes() for key, one in own.items()}
            for row in remaining:
                row.arms_test = (own[id(row)], largest(sizes, remaining, row, 4096), allowed)
            most = largest(sizes, remaining, None, 4096) * TIE
            now = [
                row
                for row in remaining
                if row in tested and np.count_nonzero(most >= sizes[id(row)][0]) <= allowed
            ]
            remaining = [row for row in remaining if row not in now]
            if not now or not remaining:
                break
        for row in tested:
            row.tests.append(row.arms_test)

    def test_tails(self, n, family, open_rows):
        half = patterns(self.seed, n)
        allowed = math.floor(2 * self.spending.tail * len(half) + 1e-9)
        rows = [row for row in family if row.worse != 0 and row.role != "geomean"]
        lean = {id(row): half[:, : row.rounds] @ row.tail_scores() for row in rows}
        lean = {key: np.concatenate([t, -t]) for key, t in lean.items()}
        remaining = list(rows)
        while remaining:
            most = np.max([lean[id(row)] for row in remaining], axis=0)
            most = np.where(most > 0, most * TIE, most)
            now = [
                row
                for row in remaining
                if row in open_rows
                and lean[id(row)][0] > 1e-9
                and np.count_nonzero(most >= lean[id(row)][0]) <= allowed
            ]
            if not now:
                return
            for row in now:
                row.has_tail = True
            remaining = [row for row in remaining if row not in now]

    def is_below_floor(self, row):
        return abs(row.estimate) < self.floor and row.excludes(
            math.copysign(self.floor, row.estimate)
        )

    # (8) The word.

    def word(self, row):
        if is_failed(row):
            return ("failed", "lost-pairs")
        if len(row.pairs) < 2 or (
            row.units < FEWEST_UNITS and not (row.is_exact and row.is_constant)
        ):
            return ("inconclusive", "too-few-rounds" if row.stop is None else "stopped")
        if row.is_exact and row.is_constant:
            return self.exact_word(row)
        if not any(row.base) and not any(row.head):
            return ("equivalent", "all-zero")
        word = self.noisy_word(row)
        if word[0] != "inconclusive" and row.machines_disagree():
            return ("inconclusive", "machines-disagree")
        return word

    def noisy_word(self, row):
        estimate = row.estimate
        size = abs(estimate)
        within_luck = row.one_layout and not (
            size > self.floor and row.excludes(math.copysign(self.floor, estimate))
        )
        if row.is_rejected and size > 0 and size >= max(row.margin, row.step):
            if within_luck:
                return ("inconclusive", "one-layout")
            at_margin = math.copysign(row.margin, estimate)
            if row.sample.get("isSamePath") and row.margin and not row.excludes(at_margin):
                return ("inconclusive", "same-path")
            return (moved_word(row, estimate), "shift")
        if row.has_tail:
            floor = self.floor if row.one_layout else 0.0
            if (row.worst_fifth() - estimate) * row.worse >= max(row.margin, row.step, floor):
                return ("regressed", "tail")
        if 0 < row.step >= row.margin and (row.is_rejected or row.is_inside):
            return ("inconclusive", "below-resolution")
        is_near = abs(estimate) <= row.margin
        if row.step < row.margin and row.is_inside and is_near and row.has_no_tail():
            if row.is_rejected and not row.one_layout:
                return ("equivalent", "below-margin")
            return (
                "equivalent",
                "exact-equal"
                if row.is_constant and not np.any(row.d[row.pairs])
                else "inside-margin",
            )
        if row.is_rejected:
            return ("inconclusive", "one-layout" if row.one_layout else "below-margin")
        return ("inconclusive", "no-decision" if row.stop is None else "stopped")

    def exact_word(self, row):
        base, head = row.base[0], row.head[0]
        if base == head:
            return ("equivalent", "all-zero" if base == 0 else "exact-equal")
        change = row.d[row.pairs[0]]
        if abs(change) >= row.margin:
            return (moved_word(row, change), "exact")
        return ("equivalent", "inside-margin")

    def interval(self, row):
        """Its two ends; None where nothing is excluded."""
        margin = row.margin if is_proved(row.final or row.latest) else math.inf
        excludes = row.excludes if margin == math.inf else row.proof_excludes_now
        low, high = float(np.nanmin(row.u)), float(np.nanmax(row.u))
        beyond = 1000 * (high - low or 1)
        ends = [
            end_of(excludes, row.estimate, low, low - beyond),
            end_of(excludes, row.estimate, high, high + beyond),
        ]
        return [
            None if end is None else row.possible(max(-margin, min(margin, end))) for end in ends
        ]

    def result(self, row):
        if row.kept is not None and row.final is None:
            row = row.kept
        word, reason = row.final or row.latest
        out = {"word": word, "reason": reason, "n": len(row.pairs), "units": row.units}
        if word in MOVED:
            out["certain"] = True
        if row.pairs and not (row.is_exact and row.is_constant):
            low, high = self.interval(row)
            out |= {"point": row.possible(row.estimate), "low": low, "high": high}
            out["level"] = self.level(row)
            out |= {"mean": row.mean_change(), "worstFifth": row.worst_fifth()}
            if word in MOVED:
                out["certain"] = (
                    reason == "shift"
                    and (low or 0) * (high or 0) > 0
                    and (min(abs(low), abs(high)) > row.margin)
                )
        return out

    def level(self, row):
        if is_proved(row.final or row.latest):
            return 1 - 2 * row.history[-1][1]
        is_member = row.gates if isinstance(row, Mean) else row.role == "gating"
        return 1 - (self.alpha if is_member else row.level)


def cross(crossed, inward, limit):
    """Lets the most extreme of what has not crossed cross, up to the limit in all."""
    room = limit - int(crossed.sum())
    if room <= 0:
        return
    left = np.sort(inward[~crossed])[::-1]
    bar = left[room] if room < len(left) else -math.inf
    crossed |= inward > (bar * TIE if bar > 0 else bar / TIE)


def step_down(family, sizes, may_move, allowed):
    """(5) The rows that are rejected, and by row the largest statistics of those that remained beside it."""
    count = len(next(iter(sizes.values()), []))
    remaining, rejected, rivals = list(family), [], {}
    while True:
        rivals |= {id(row): largest(sizes, remaining, row, count) for row in remaining}
        most = largest(sizes, remaining, None, count) * TIE
        now = [
            row
            for row in remaining
            if row in may_move and np.count_nonzero(most >= sizes[id(row)][0]) <= allowed
        ]
        if not now:
            return rejected, rivals
        rejected += now
        remaining = [row for row in remaining if row not in now]


def moved_word(row, change):
    if row.sample["better"] not in ("lower", "higher"):
        return "changed"
    return "regressed" if (change > 0) == (row.sample["better"] == "lower") else "improved"


def largest(sizes, rows, but, count):
    others = [sizes[id(row)] for row in rows if row is not but]
    return np.max(others, axis=0) if others else np.zeros(count)


def benjamini_hochberg(p, alpha):
    """The level that each had to pass."""
    count = max(
        [i + 1 for i, one in enumerate(sorted(p)) if one <= (i + 1) / len(p) * alpha], default=0
    )
    return [(count if one <= count / len(p) * alpha else count + 1) / len(p) * alpha for one in p]


def holm(p, alpha):
    order = sorted(range(len(p)), key=lambda i: p[i])
    levels = [0.0] * len(p)
    rank = 0
    for i in order:
        levels[i] = alpha / (len(p) - rank)
        if p[i] <= levels[i]:
            rank += 1
    return levels


def withheld(row, result, moved):
    if row.role == "control" or row.sample["contrast"] not in moved or result["word"] == "failed":
        return result
    return {**result, "word": "withheld", "reason": "control-moved"}


def means_of(rows, gate):
    groups = {}
    for row in rows:
        sides = [*row.sample["base"], *row.sample["head"]]
        if row.is_left_out or row.sample.get("isRewritten"):
            continue
        if all(v > 0 for v in sides if v is not None) and row.role in ("gating", "informational"):
            key = row.sample["contrast"], row.sample["metric"], row.role
            groups.setdefault(key, []).append(row)
    return [
        Mean(group, gate and role == "gating")
        for (_, _, role), group in groups.items()
        if len(group) > 1
    ]


def is_proved(word):
    return word[0] == "equivalent" and word[1] in (
        "inside-margin",
        "below-margin",
        "exact-equal",
        "all-zero",
    )


def is_failed(row):
    if row.role == "geomean":
        return False
    ran = row.rounds - sum(i < row.rounds for i in row.waited)
    return len(row.pairs) < 0.8 * ran


def end_of(excludes, start, last, beyond):
    """By bisection between the estimate and the last of the units, or what lies beyond it."""
    if not excludes(beyond):
        return None
    inside, outside = start, last if excludes(last) else beyond
    for _ in range(45):
        middle = (inside + outside) / 2
        if excludes(middle):
            outside = middle
        else:
            inside = middle
    return inside


# Comparison with the table of a vector.

TOLERANCE = 1e-9
# Of the ends of an interval, as a part of its width: they come out of bisections.
TOLERANCE_OF_ENDS = 2e-6


def differs(key, mine, theirs):
    a, b = mine[key], theirs[key]
    if isinstance(a, str) or a is None:
        return a != b
    if key in ("low", "high"):
        return abs(a - b) > TOLERANCE_OF_ENDS * (theirs["high"] - theirs["low"]) + TOLERANCE
    return abs(a - b) > TOLERANCE * max(1.0, abs(b))


def compare(vector):
    """Every value that differs, as text."""
    rows = Judge(vector).judge() if vector["rules"]["roundsRun"] else []
    if len(rows) != len(vector["table"]):
        return [f"{len(rows)} rows, not {len(vector['table'])}"]
    return [
        f"row {i} {key}: {mine[key]!r}, not {theirs[key]!r}"
        for i, (mine, theirs) in enumerate(zip(rows, vector["table"], strict=True))
        for key in theirs
        if key in mine and differs(key, mine, theirs)
    ]


# (1) Rows of a run, from what its trials printed.

LINE = re.compile(r"^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(.*)$", re.MULTILINE)
METRICS = {
    "ns/op": ("time/op", 1e-9),
    "cpu-ns/op": ("cpu-s/op", 1e-9),
    "MB/s": ("throughput", 1e6),
    "B/op": ("bytes/op", 1),
    "allocs/op": ("allocs/op", 1),
}


# Decimal places by which a unit is smaller than its base unit.
PLACES = {"ns": -9, "us": -6, "\u00b5s": -6, "\u03bcs": -6, "ms": -3, "kB": 3, "MB": 6, "GB": 9}
RATE = re.compile(
    r"(/|[ _-]per[ _-])([mun]?s|secs?|seconds?|m|mins?|h|hours?)$|(^|[ _-])([foqrt])ps$",
    re.IGNORECASE,
)


def in_base_units(number, unit):
    """A printed number, whose unit is the last of its words: `p99-ms`, `disk-MB/s`."""
    numerator, _, denominator = unit.partition("/")
    places = PLACES.get(numerator.rpartition("-")[2], 0)
    digits, _, exponent = number.partition("e")
    is_plain = denominator not in ("", "s", "sec", "op")
    return float(f"{digits}e{int(exponent or 0) + (0 if is_plain else places)}")


def at_path(document, path):
    """What a path such as `$.runs[0].ms` names; None: nothing."""
    for key, index in re.findall(r"\.([^.\[]+)|\[([^\]]+)\]", path):
        key = key or index.strip("\"'")
        if isinstance(document, list) and key.isdigit() and int(key) < len(document):
            document = document[int(key)]
        elif isinstance(document, dict) and key in document:
            document = document[key]
        else:
            return None
    return document


def in_json(text, path):
    for part in [text.strip(), *reversed(text.strip().split("\n"))]:
        try:
            return at_path(json.loads(part), path)
        except ValueError:
            pass
    return None


def numbers_of_command(record, workload, benchmark):
    """What the suite says how to read, the last match of a pattern, and what the tools that it names
    print; else the time of the trial."""
    if not workload["read"] and not workload["parse"]:
        return {(benchmark, "wall-time"): record["wallSec"]}
    found = {}
    for metric, rule in workload["read"].items():
        text = record["outputs"].get(rule["from"], "")
        if rule["regex"] is not None:
            value = (re.findall(rule["regex"], text, re.MULTILINE) or [None])[-1]
        else:
            value = in_json(text, rule["json"])
        try:
            number = str(value).replace(",", "").strip()
            found[benchmark, metric] = in_base_units(number, rule["unit"] or metric)
        except ValueError:
            pass
    for output, tools in workload["parse"].items():
        for tool in tools:
            # A log of the collector says how its server fared, which no row here is about.
            if tool not in LOGS:
                read = READERS.get(tool) or refuse(tool)
                for (_, metric), value in medians(read(record["outputs"].get(output, ""))).items():
                    found[benchmark, metric] = value
    return found


LOGS = ("gctrace", "jvm-gc")


def refuse(tool):
    raise SystemExit(f"what {tool} prints is not recomputed here")


# Each gives triples of benchmark, metric, number in base units.


def of_go(text):
    for name, rest in LINE.findall(text):
        words = rest.split()
        for value, unit in zip(words[::2], words[1::2], strict=False):
            if unit in METRICS:
                metric, factor = METRICS[unit]
                yield name.removeprefix("_"), metric, float(value) * factor


def of_libtest(text):
    """`test NAME ... bench: 1,234 ns/iter (+/- 5)`"""
    for name, value in re.findall(
        r"^test (.+?) +\.\.\. bench: +([\d,.]+) ns/iter", text, re.MULTILINE
    ):
        yield name, "time/op", float(value.replace(",", "")) * 1e-9


def of_google_benchmark(text):
    for one in json.loads(text)["benchmarks"]:
        if one["run_type"] == "iteration" and not one.get("error_occurred"):
            factor = 10 ** PLACES.get(one["time_unit"], 0)
            yield one["name"], "time/op", one["real_time"] * factor
            yield one["name"], "cpu-s/op", one["cpu_time"] * factor


def of_pytest_benchmark(text):
    """Rounds of a benchmark, and what the timer of the run read of the CPU's clock in each."""
    for one in json.loads(text)["benchmarks"]:
        for value in one["stats"]["data"]:
            yield one["fullname"], "time/op", value
        for value in one.get("gcbench", {}).get("cpu", ()):
            yield one["fullname"], "cpu-s/op", value


def of_tinybench(text):
    """The median of a task, in milliseconds."""
    for one in json.loads(text):
        if one["result"]["state"] == "completed":
            yield one["name"], "time/op", one["result"]["latency"]["p50"] / 1000


def of_hey(text):
    for value in re.findall(r"^ +Average:\t([\d.]+) secs$", text, re.MULTILINE):
        yield "", "latency-mean", float(value)
    for pct, value in re.findall(r"^ +(\d+)%+ in ([\d.]+) secs$", text, re.MULTILINE):
        yield "", f"latency-p{pct}", float(value)


def of_redis_benchmark(text):
    """The line below `avg min p50 p95 p99 max`, in milliseconds."""
    for line in re.findall(r"^ +avg +min +p50 +p95 +p99 +max *\n([ \d.]+)$", text, re.MULTILINE):
        names = ("mean", "min", "p50", "p95", "p99", "max")
        for name, value in zip(names, line.split(), strict=True):
            yield "", f"latency-{name}", float(value) / 1000


READERS = {
    "go-bench": of_go,
    "cargo-bench": of_libtest,
    "google-benchmark": of_google_benchmark,
    "pytest-benchmark": of_pytest_benchmark,
    "node": of_tinybench,
    "hey": of_hey,
    "redis-benchmark": of_redis_benchmark,
}
FROM_FILE = ("google-benchmark", "pytest-benchmark")


def read_trial(record, plan):
    target = next(one for one in plan["targets"] if one["id"] == record["trial"]["target"])
    workload = plan["suite"]["workload"]
    kind = workload["kind"]
    if record["status"] != "ok" and kind != "go-bench":
        return {}
    if kind == "command":
        return numbers_of_command(record, workload, target["id"][len(target["unit"]) + 1 :])
    read = READERS.get(kind) or refuse(kind)
    text = record["outputs"].get("result" if kind in FROM_FILE else "stdout", "")
    return medians(read(text))


def medians(numbers):
    """By benchmark and metric the median of what was printed."""
    found = {}
    for benchmark, metric, value in numbers:
        found.setdefault((benchmark, metric), []).append(value)
    return {key: median(values) for key, values in found.items()}


def depends_on_layout(comparison, sides):
    """(2) Times, rates, and what is of an unknown unit and varies on a side."""
    if comparison["metric"] in ("allocs/op", "bytes/op"):
        return False
    if comparison["unit"] in ("s", "s/s") or RATE.search(comparison["unit"]):
        return True
    is_known = comparison["unit"] in ("B", "count")
    return not is_known and any(len(set(side.values())) > 1 for side in sides.values())


def foreseen(report, records, n):
    """(4) Rounds that the budget pays for, as known after n of them."""
    most, suite = report["plan"]["looks"][-1]["rounds"], report["plan"]["suite"]
    if suite["until"] == "rounds" or report["plan"]["machines"] is not None:
        return most
    spent = [
        (r["trial"]["round"], r.get("spentSec", r["wallSec"]))
        for r in records
        if r["trial"]["round"] < n
    ]
    recent = sum(sec for i, sec in spent if i >= n // 2) / (n - n // 2)
    left = max(0, suite["budgetSec"] - sum(sec for _, sec in spent))
    return min(most, n + math.floor(left / recent)) if recent else most


def labels_of(plan):
    """What the table puts before the benchmarks of a package, where there are several: its path
    without what all of them begin with."""
    units = list(dict.fromkeys(plan.get("units") or [one["unit"] for one in plan["targets"]]))
    paths = [unit.split("/") for unit in units]
    common = 0
    while all(len(path) > common + 1 and path[common] == paths[0][common] for path in paths):
        common += 1
    several = len(units) > 1
    return {
        unit: "/".join(path[common:]) + "." if several else ""
        for unit, path in zip(units, paths, strict=True)
    }


def vector_of(folder):
    """The gating rows of a run and the means over them, with the table in its report."""
    report = read_json(f"{folder}/report.json")
    with open(f"{folder}/records.ndjson", encoding="utf-8") as file:
        records = [json.loads(line) for line in file]
    run, plan = report["roundsRun"], report["plan"]
    latest = {}
    for r in records:
        key = r["trial"]["target"], r["trial"]["round"], r["trial"]["arm"]
        if key not in latest or latest[key]["trial"]["attempt"] <= r["trial"]["attempt"]:
            latest[key] = r
    series, labels = {}, labels_of(plan)
    units = {one["id"]: one["unit"] for one in plan["targets"]}
    for (target, i, arm), r in latest.items():
        for (benchmark, metric), value in read_trial(r, plan).items():
            key = labels[units[target]] + benchmark, metric
            series.setdefault(key, (target, {}))[1].setdefault(arm, {})[i] = value
    table = [c for c in report["comparisons"] if c["role"] == "gating"]
    means = {(c["contrast"], c["metric"]) for c in table}
    rows = [row_of(c, series, latest, run, plan) for c in table]
    table += [
        c
        for c in report["comparisons"]
        if c["role"] == "geomean" and (c["contrast"], c["metric"]) in means
    ]
    rules = {
        "seed": plan["seed"],
        "alpha": plan["alpha"],
        "leastRounds": plan["suite"]["rounds"]["min"],
        "plannedRounds": plan["looks"][-1]["rounds"],
        "roundsRun": run,
        "paid": {
            str(one["rounds"]): foreseen(report, records, one["rounds"]) for one in plan["looks"]
        },
    }
    return {"rules": rules, "rows": rows, "table": [flat(c) for c in table]}


def is_same_path(comparison, target, plan):
    if comparison["metric"] not in ("time/op", "cpu-s/op") or len(plan["contrasts"]) != 1:
        return False
    settings = next(one["settings"] for one in plan["targets"] if one["id"] == target)
    is_refs = plan["contrasts"][0]["kind"] == "refs"
    return is_refs and settings.get("moved") == 0 and not settings.get("together", False)


def row_of(comparison, series, latest, run, plan):
    machines = plan["machines"]
    target, by_arm = series[comparison["benchmark"], comparison["metric"]]
    contrast = next(one for one in plan["contrasts"] if one["id"] == comparison["contrast"])
    arms = {side: contrast[side] for side in ("base", "head")}
    sides = {side: by_arm.get(arm, {}) for side, arm in arms.items()}
    of = {side: [latest.get((target, i, arm)) for i in range(run)] for side, arm in arms.items()}
    ran = [i for i in range(run) if of["base"][i] or of["head"][i]]
    row = {
        key: comparison[key]
        for key in ("contrast", "benchmark", "metric", "better", "marginPct", "role")
    }
    row |= {side: [sides[side].get(i) for i in range(run)] for side in sides}
    row["sides"] = {side: f"{arm}/{comparison['benchmark']}" for side, arm in arms.items()}
    is_exact = comparison["metric"] in ("allocs/op", "bytes/op")
    row |= {
        "assume": "exact" if is_exact else "noise",
        "resolutionPct": comparison["explanation"]["resolutionPct"],
    }
    if is_same_path(comparison, target, plan):
        row["isSamePath"] = True
    settings = next(one["settings"] for one in plan["targets"] if one["id"] == target)
    if comparison["contrast"] in settings.get("rewritten", {}):
        row["isRewritten"] = True
    if machines is not None:
        row["machines"] = machines
    if ran[-1] + 1 < run:
        row["stoppedAfter"] = ran[-1] + 1
    if machines is None:
        row["waited"] = [i for i in range(ran[-1]) if i not in ran]
    both = [
        (base, head) for base, head in zip(of["base"], of["head"], strict=True) if base and head
    ]
    has_two = any(base["sha256"] != head["sha256"] for base, head in both)
    if has_two and depends_on_layout(comparison, sides):
        row["layouts"] = [
            layout_of(base, head) for base, head in zip(of["base"], of["head"], strict=True)
        ]
    return row


def layout_of(base, head):
    seeds = [r and r["layoutSeed"] for r in (base, head)]
    return None if None in seeds else "/".join(map(str, seeds))


def flat(comparison):
    """A row of a report as a vector has it."""
    verdict, estimate = comparison["verdict"], comparison["estimate"]
    out = {"word": verdict["word"], "reason": verdict["reason"], "n": estimate["n"]}
    out["units"] = comparison["explanation"]["units"]
    out |= {
        key: estimate[key] for key in ("point", "low", "high", "level", "mean") if key in estimate
    }
    if "tail" in estimate:
        out["worstFifth"] = estimate["tail"]["point"]
    return out


def inputs(paths):
    """Names and vectors: of files, of folders of runs, or of a JSON array on standard input."""
    if not paths:
        return [(vector["name"], vector) for vector in json.load(sys.stdin)]
    return [
        (path, read_json(path) if path.endswith(".json") else vector_of(path)) for path in paths
    ]


def read_json(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    wrong = values = 0
    vectors = inputs(sys.argv[1:])
    for name, vector in vectors:
        problems = compare(vector)
        values += sum(len(row) for row in vector["table"])
        wrong += bool(problems)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"{len(vectors)} tables with {values} values, {wrong} tables differ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
