import { $a as short, Cr as normalQuantile, Cs as printDuration, Dt as workloadOf, Eo as string, Ga as few, Ja as label, Ki as readJson, M as functionOf, Mo as _coercedNumber, Nn as pointOf, P as isNamedUnchanged, Qn as huberEstimate, Ro as clean, Sr as medianOf, To as strictObject, Ts as printEnds, Ua as commit, Wa as count, Wi as nearest, Xi as comparisonSchema, Ya as long, Zo as plural, ao as ZodNumber, bo as number$1, co as _enum, ct as readClaims, do as array, hi as fixedRounds, hn as readDocument, hs as wordFor, i as collectSamples, ja as stopOf, st as isOfBenchmark, ts as shortSha, ua as ConfigError, us as metricFor, vo as literal, vr as chiSquareTail, wo as record, xs as printDelta, xt as sourceOfArm, yo as looseObject, ys as percentOfLn, zi as absolutePath } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { B as code, Bt as makeProof, Et as tableLines, G as prose, Gt as differencesOf, Ht as proofJson, J as table, Kn as isRewritten, On as judgeRows, Ot as wrapped, Qn as rowName, Tn as pairSamples, W as narrow, _n as isModest, bt as PAPER, dn as variantWithoutRef, ft as HostError, kn as wholeBudgetSec, n as previewBench, o as writeReportFiles, q as small, r as runBench, tn as decideTable, u as findSuite, wn as tableRulesOf, z as below, zt as PROOF } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
// src/report/history.ts
/**
* The history of a series from many reports: each paired comparison is a link between two commits,
* links make a curve of levels, and a curve shows where it moved.
*/
/** Exact numbers have this, so that nobody divides by nothing: a thousandth of a percent. */
const LEAST_SE = 1e-5;
/**
* Standard error that an interval stands for. Its level is that of the whole table, so each row's
* own is higher: the error is rather too large than too small. Null: nothing can be said.
*/
function errorOf(estimate) {
	if (estimate.kind === "exact") return LEAST_SE;
	if (estimate.kind !== "ratio") return null;
	const se = seOf(estimate);
	return Number.isFinite(se) ? se : null;
}
/** Of an interval on the log scale; not finite where an end is not. */
function seOf({ low, high, level }) {
	return Math.max(LEAST_SE, (high - low) / 2 / normalQuantile(.5 + level / 2));
}
/**
* As ln: what the layouts of two builds alone may make of a time, where they are not drawn anew.
* Three standard deviations of the difference of two layouts of 2 %, six of 1 %: what is drawn once
* a commit is looked at by every later merge, and by every stage of a bisection.
*/
const LAYOUT_LUCK = Math.log1p(.085);
/** Whether a row is no larger than the luck of its layouts; `point`: as ln, of what is not exact. */
const mayBeLayout = (layout, point) => layout === "single" && point !== null && Math.abs(point) <= LAYOUT_LUCK;
/** The same of a row of a report. */
const isLayoutLuck = ({ estimate, explanation }) => estimate.kind === "ratio" && mayBeLayout(explanation.layout, estimate.point);
/** The contrasts of a plan that are about two commits. */
function commitPairsOf({ plan, createdAt }) {
	const nodeAt = (id) => {
		const arm = plan.arms.find((one) => one.id === id);
		const variant = plan.suite.variants.find(({ name }) => name === arm?.variant);
		const source = arm === void 0 ? null : sourceOfArm(plan.sources, arm, variant?.source);
		if (source?.sha == null) return null;
		return {
			sha: source.sha,
			name: source.asked,
			at: createdAt
		};
	};
	return plan.contrasts.flatMap((contrast) => {
		if (contrast.kind !== "refs" && contrast.kind !== "variants") return [];
		const [base, head] = [nodeAt(contrast.base), nodeAt(contrast.head)];
		if (base === null || head === null || base.sha === head.sha) return [];
		return [{
			contrast,
			base,
			head,
			variant: variantOf(plan, contrast.head)
		}];
	});
}
/**
* The variant of an arm without the ref that it is of, and with the project whose benchmarks ran, if
* that is another: they are not those of the same name here.
*/
function variantOf({ arms, suite, sources: { consumer } }, id) {
	const name = arms.find((arm) => arm.id === id)?.variant ?? "default";
	const variant = suite.variants.find((one) => one.name === name);
	const own = suite.compare === void 0 || variant === void 0 ? name : variantWithoutRef(variant);
	if (consumer === void 0) return own;
	return own === "default" ? consumer.asked : `${own} of ${consumer.asked}`;
}
const seriesKey = ({ benchmark, metric, variant }) => JSON.stringify([
	benchmark,
	metric,
	variant
]);
/** Null: the row says nothing of one benchmark, or has no error. */
function linkOf(row) {
	const { role, estimate, verdict } = row;
	if (role === "geomean" || isRewritten(row)) return null;
	if ("reason" in verdict && verdict.reason === "identical-binary") return {
		point: 0,
		se: LEAST_SE
	};
	const [point, se] = [pointOf(estimate), errorOf(estimate)];
	return point === null || se === null ? null : {
		point,
		se
	};
}
/**
* All series of the reports with their links, in the order of the reports. Where the machine code
* of a benchmark is the same on both sides, nothing was run, and the link is exact.
*/
function linksOf(reports) {
	const series = /* @__PURE__ */ new Map();
	const compared = reports.toSorted((a, b) => a.createdAt < b.createdAt ? -1 : 1).map((report) => ({
		report,
		pairs: commitPairsOf(report)
	}));
	for (const { report, pairs } of compared) for (const { contrast, base, head, variant } of pairs) for (const row of report.comparisons.filter((one) => one.contrast === contrast.id)) {
		const link = linkOf(row);
		if (link === null) continue;
		const { benchmark, metric, better } = row;
		const name = {
			benchmark,
			metric,
			variant
		};
		const one = series.get(seriesKey(name)) ?? {
			...name,
			better,
			links: []
		};
		one.links.push({
			base: base.sha,
			head: head.sha,
			...link
		});
		series.set(seriesKey(name), one);
	}
	for (const { report, pairs } of compared) addSameCode(report, pairs, [...series.values()]);
	const skipped = compared.filter(({ pairs }) => pairs.length === 0).length;
	const ends = compared.flatMap(({ pairs }) => pairs.flatMap(({ base, head }) => [base, head]));
	return {
		nodes: [...Map.groupBy(ends, ({ sha }) => sha).values()].map(([first]) => first),
		series: [...series.values()],
		skipped
	};
}
function addSameCode({ plan }, pairs, series) {
	for (const { contrast, base, head, variant } of pairs) {
		const isUnchanged = isNamedUnchanged(plan, contrast.id);
		for (const one of series) {
			if (one.variant !== variant) continue;
			if (one.links.some((link) => link.base === base.sha && link.head === head.sha) || !isUnchanged(one.benchmark)) continue;
			one.links.push({
				base: base.sha,
				head: head.sha,
				point: 0,
				se: LEAST_SE
			});
		}
	}
}
/** Chance that a quiet curve shows any step. */
const STEP_ALPHA = .05;
/**
* The windows of a curve whose change is larger than chance makes the largest of all windows once
* in twenty curves (Bonferroni over windows), and than `leastChange`: the surest first, each apart
* from those before it. In the order of the curve.
*/
function stepsIn(curve, leastChange) {
	const count = curve.shas.length;
	const windows = count * (count - 1) / 2;
	if (windows === 0) return [];
	const criticalValue = normalQuantile(1 - STEP_ALPHA / windows / 2);
	const steps = [];
	const search = (from, to) => {
		const best = bestWindow(curve, from, to, leastChange);
		if (best === null || Math.abs(best.z) < criticalValue) return;
		const { i, j } = oneCommitOf(curve, best, {
			criticalValue,
			leastChange
		});
		steps.push(stepAt(curve, i, j));
		search(from, i);
		search(j, to);
	};
	search(0, count - 1);
	const place = new Map(curve.shas.map((sha, at) => [sha, at]));
	return steps.toSorted((a, b) => place.get(a.to) - place.get(b.to));
}
function bestWindow({ shas, levels, errorOf }, from, to, leastChange) {
	let best = null;
	for (let i = from; i < to; i++) for (let j = i + 1; j <= to; j++) {
		const change = levels[j] - levels[i];
		if (Math.abs(change) < leastChange) continue;
		const se = errorOf(shas[i], shas[j]);
		const z = se === 0 ? 0 : change / se;
		if (best === null || Math.abs(z) > Math.abs(best.z)) best = {
			i,
			j,
			z
		};
	}
	return best;
}
/**
* A comparison over several commits may be surer of the change than that of the one that made it.
* The one is named where it is sure enough by itself and leaves nothing of the whole to others:
* of all windows chance makes the largest pass `criticalValue` once in twenty curves, of this, too.
*/
function oneCommitOf({ shas, levels, errorOf }, whole, { criticalValue, leastChange }) {
	const { i, j } = whole;
	const isNothing = (a, b) => a === b || Math.abs(levels[b] - levels[a]) <= normalQuantile(.975) * errorOf(shas[a], shas[b]);
	const surest = Array.from({ length: j - i }, (_, at) => {
		const change = levels[i + at + 1] - levels[i + at];
		const se = errorOf(shas[i + at], shas[i + at + 1]);
		const isStep = Math.abs(change) >= leastChange && se > 0;
		return {
			i: i + at,
			j: i + at + 1,
			z: isStep ? change / se : 0
		};
	}).reduce((a, b) => Math.abs(b.z) > Math.abs(a.z) ? b : a);
	const isAlone = isNothing(i, surest.i) && isNothing(surest.j, j);
	return Math.abs(surest.z) >= criticalValue && isAlone ? surest : whole;
}
function stepAt({ shas, levels, errorOf }, i, j) {
	const [from, to] = [shas[i], shas[j]];
	const change = levels[j] - levels[i];
	const half = normalQuantile(.975) * errorOf(from, to);
	return {
		from,
		to,
		commits: j - i,
		change,
		low: change - half,
		high: change + half
	};
}
/** Gaps that are larger than chance makes them once in so many histories widen the bands. */
const GAP_ALPHA = .05;
/**
* Levels by weighted least squares over all links, so that a loop pulls the chain to where both
* agree best; along a chain without loops they are the sums of its links, with the sums of their
* variances. The first of `shas` is at 0.
*/
function solve(shas, links) {
	return solvePath(shas, links) ?? solveAll(shas, links);
}
/** The sums along commits each of which was compared with the one before, once; null: they are not. */
function solvePath(shas, links) {
	if (links.length !== shas.length - 1) return null;
	const place = new Map(shas.map((sha, i) => [sha, i]));
	const steps = [];
	for (const { base, head, point, se } of links) {
		const [from, to] = [place.get(base), place.get(head)];
		if (Math.abs(to - from) !== 1 || steps[Math.max(from, to)] !== void 0) return null;
		steps[Math.max(from, to)] = {
			point: to > from ? point : -point,
			se
		};
	}
	const [levels, variances] = [[0], [0]];
	for (let i = 1; i < shas.length; i++) {
		levels.push(levels[i - 1] + steps[i].point);
		variances.push(variances[i - 1] + steps[i].se ** 2);
	}
	return {
		levels: new Map(shas.map((sha, i) => [sha, levels[i]])),
		errorOf: (from, to) => Math.sqrt(Math.abs(variances[place.get(to)] - variances[place.get(from)]))
	};
}
function solveAll(shas, links) {
	const place = new Map(shas.map((sha, i) => [sha, i - 1]));
	const size = Math.max(0, shas.length - 1);
	const matrix = Array.from({ length: size }, () => new Float64Array(size));
	const right = new Float64Array(size);
	for (const { base, head, point, se } of links) {
		const [from, to] = [place.get(base), place.get(head)];
		const weight = 1 / se ** 2;
		if (to >= 0) matrix[to][to] += weight;
		if (from >= 0) matrix[from][from] += weight;
		if (to >= 0 && from >= 0) {
			matrix[to][from] -= weight;
			matrix[from][to] -= weight;
		}
		if (to >= 0) right[to] += weight * point;
		if (from >= 0) right[from] -= weight * point;
	}
	const inverse = inverted(matrix);
	const level = (sha) => {
		const at = place.get(sha);
		return at < 0 ? 0 : inverse[at].reduce((sum, one, i) => sum + one * right[i], 0);
	};
	const covariance = (a, b) => a < 0 || b < 0 ? 0 : inverse[a][b];
	return {
		levels: new Map(shas.map((sha) => [sha, level(sha)])),
		errorOf(from, to) {
			const [a, b] = [place.get(from), place.get(to)];
			return Math.sqrt(Math.max(0, covariance(a, a) + covariance(b, b) - 2 * covariance(a, b)));
		}
	};
}
/** The inverse of a symmetric positive definite matrix, by Gauss and Jordan. */
function inverted(matrix) {
	const size = matrix.length;
	const rows = matrix.map((row, i) => {
		const wide = new Float64Array(2 * size);
		wide.set(row);
		wide[size + i] = 1;
		return wide;
	});
	for (let at = 0; at < size; at++) {
		const pivot = rows[at];
		const scale = pivot[at];
		for (let k = at; k < 2 * size; k++) pivot[k] /= scale;
		for (let i = 0; i < size; i++) {
			const factor = rows[i][at];
			if (i === at || factor === 0) continue;
			const row = rows[i];
			for (let k = at; k < 2 * size; k++) row[k] -= factor * pivot[k];
		}
	}
	return rows.map((row) => row.slice(size));
}
/** Commits that links connect with the first, in the order given; and the others. */
function connected(shas, links) {
	const reachedShas = new Set(shas.slice(0, 1));
	for (let before = -1; before !== reachedShas.size;) {
		before = reachedShas.size;
		for (const { base, head } of links) if (reachedShas.has(base)) reachedShas.add(head);
		else if (reachedShas.has(head)) reachedShas.add(base);
	}
	return reachedShas;
}
/** Links that join what was apart, neighbours first; the others close a loop over these. */
function splitLoops(shas, links) {
	const [tree, loops] = [[], []];
	const place = new Map(shas.map((sha, at) => [sha, at]));
	const span = ({ base, head }) => Math.abs(place.get(head) - place.get(base));
	const group = /* @__PURE__ */ new Map();
	const rootOf = (sha) => {
		const up = group.get(sha) ?? sha;
		return up === sha ? sha : rootOf(up);
	};
	for (const link of links.toSorted((a, b) => span(a) - span(b))) {
		const [a, b] = [rootOf(link.base), rootOf(link.head)];
		if (a === b) loops.push(link);
		else {
			tree.push(link);
			group.set(a, b);
		}
	}
	return {
		tree,
		loops
	};
}
function gapsOf(shas, tree, loops) {
	if (loops.length === 0) return [];
	const { levels, errorOf } = solve(shas, tree);
	return loops.map(({ base, head, point, se }) => {
		const chained = levels.get(head) - levels.get(base);
		const measured = point;
		const own = Math.hypot(se, errorOf(base, head));
		return {
			base,
			head,
			measured,
			chained,
			gap: measured - chained,
			se: own
		};
	});
}
/**
* How much wider the bands have to be: the root of the mean square of gaps by their errors (Birge,
* Physical Review 40, 1932), where chance does not explain it.
*/
function inflationOf(gaps) {
	const sum = gaps.reduce((all, { gap, se }) => all + (gap / se) ** 2, 0);
	if (gaps.length === 0 || chiSquareTail(sum, gaps.length) >= GAP_ALPHA) return 1;
	return Math.max(1, Math.sqrt(sum / gaps.length));
}
/**
* `shas`: commits oldest first; the curve begins at the first that has a link. `leastChange`: as
* ln, what a step has to be more than.
*/
function chainOf(shas, links, leastChange) {
	const linked = new Set(links.flatMap(({ base, head }) => [base, head]));
	const linkedShas = shas.filter((sha) => linked.has(sha));
	const reached = connected(linkedShas, links);
	const inChain = linkedShas.filter((sha) => reached.has(sha));
	const own = links.filter(({ base }) => reached.has(base));
	const { tree, loops } = splitLoops(inChain, own);
	const gaps = gapsOf(inChain, tree, loops);
	const inflation = inflationOf(gaps);
	const { levels, errorOf } = solve(inChain, own);
	const quantile = normalQuantile(.975);
	const points = inChain.map((sha) => {
		const [level, se] = [levels.get(sha), inflation * errorOf(inChain[0], sha)];
		return {
			sha,
			level,
			se,
			low: level - quantile * se,
			high: level + quantile * se
		};
	});
	const curve = {
		shas: inChain,
		levels: points.map(({ level }) => level),
		errorOf: (from, to) => inflation * errorOf(from, to)
	};
	const squares = gaps.reduce((sum, { gap }) => sum + gap ** 2, 0);
	return {
		points,
		gaps,
		steps: stepsIn(curve, leastChange),
		inflation,
		apart: linkedShas.filter((sha) => !reached.has(sha)),
		ownError: gaps.length === 0 ? null : Math.sqrt(squares / gaps.length)
	};
}
/** One-sided, at 95 %. */
const GONE_QUANTILE = normalQuantile(.95);
/**
* Whether a change that was told is taken back by the links after it: what is left of it is surely
* less than half, or than matters. Signs: a change for the worse is positive.
*/
function isGone(change, after, leastChange) {
	const rest = after.reduce((sum, { point }) => sum + point, change);
	const se = Math.sqrt(after.reduce((sum, one) => sum + one.se ** 2, 0));
	return rest + GONE_QUANTILE * se < Math.max(leastChange, change / 2);
}
const entry = looseObject({
	commit: looseObject({
		id: string(),
		timestamp: string().default("")
	}),
	date: number$1(),
	benches: array(looseObject({
		name: string(),
		value: number(),
		unit: string().default("")
	}))
});
/** `window.BENCHMARK_DATA = { ... }` of github-action-benchmark: suites with their runs. */
const dataJs = looseObject({ entries: record(string(), array(entry)) });
/** An answer of Bencher's API: `bencher perf`, or GET /v0/projects/PROJECT/perf. */
const perf = looseObject({ results: array(looseObject({
	benchmark: looseObject({ name: string() }),
	measure: looseObject({
		name: string(),
		units: string().default("")
	}).optional(),
	metrics: array(looseObject({
		start_time: string(),
		version: looseObject({ hash: string().nullish() }),
		metric: looseObject({ value: number$1() })
	}))
})) });
/** The curves of all points; a number that is not finite is left out. */
function curvesOf(points) {
	return [...Map.groupBy(points.filter(({ point }) => Number.isFinite(point.value)), ({ benchmark, unit }) => JSON.stringify([benchmark, unit])).values()].map((own) => {
		const [{ benchmark, unit }] = own;
		return {
			benchmark,
			unit,
			points: own.map(({ point }) => point)
		};
	});
}
const FILES = "github-action-benchmark's data.js, or the JSON of `bencher perf`: an object with `results`";
/**
* The numbers of one run of github-action-benchmark. It may have a benchmark several times, and
* Go's has its other metrics in the unit.
*/
function pointsOfRun(suite, { commit, benches }) {
	const nameAndUnit = ({ name, unit }) => [name, unit.split("	")[0] ?? ""];
	return [...Map.groupBy(benches, (bench) => JSON.stringify(nameAndUnit(bench))).values()].map((same) => {
		const [name, unit = ""] = nameAndUnit(same[0]);
		const value = medianOf(same.map((bench) => bench.value));
		const point = {
			sha: commit.id,
			at: commit.timestamp,
			value
		};
		return {
			benchmark: `${suite}: ${name}`,
			unit,
			point
		};
	});
}
/** The numbers of one benchmark and measure of Bencher. */
function pointsOfPerf(perfResult) {
	const { benchmark, measure, metrics } = perfResult;
	const name = measure === void 0 ? benchmark.name : `${benchmark.name}: ${measure.name}`;
	return metrics.toSorted((a, b) => a.start_time < b.start_time ? -1 : 1).map(({ start_time: at, version, metric }) => ({
		benchmark: name,
		unit: measure?.units ?? "",
		point: {
			sha: version.hash ?? "",
			at,
			value: metric.value
		}
	}));
}
/** The curves in a file of either tool; none, and a problem, of any other text. */
function readAbsolute(text) {
	const js = /^\s*window\.BENCHMARK_DATA\s*=\s*/.exec(text);
	if (js === null) {
		const { value, problems } = readDocument(text, perf, FILES);
		return {
			value: curvesOf((value?.results ?? []).flatMap(pointsOfPerf)),
			problems
		};
	}
	const body = text.slice(js[0].length).replace(/;\s*$/, "");
	const { value, problems } = readDocument(body, dataJs, FILES);
	return {
		value: curvesOf(Object.entries(value?.entries ?? {}).flatMap(([suite, runs]) => runs.toSorted((a, b) => a.date - b.date).flatMap((run) => pointsOfRun(suite, run)))),
		problems
	};
}
// src/report/bisect.ts
/** So many candidates run beside the two ends. */
const CANDIDATES = 3;
const insideOf = ({ low, high }, skipped) => Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i).filter((place) => !skipped.has(place));
/** Places that cut the bracket into parts as equal as can be; none: there is nothing to ask. */
function candidatesIn(bracket, skipped, most = CANDIDATES) {
	const inside = insideOf(bracket, skipped);
	const count = Math.min(most, inside.length);
	const at = (i) => Math.floor((i + 1) * (inside.length + 1) / (count + 1)) - 1;
	return Array.from({ length: count }, (_, i) => inside[at(i)]);
}
/**
* The bracket with what is known of candidates in it. Of several steps the larger part is followed.
* The first that is as bad ends it, then the last before that which is as good begins it.
*/
function narrowed({ low, high }, candidates) {
	const isAfter = ({ word, share }) => word === "as-bad" || word === "between" && (share ?? 1) >= .5;
	const isBefore = (one) => one.word === "as-good" || one.word === "between" && !isAfter(one);
	const end = Math.min(high, ...candidates.filter(isAfter).map(({ place }) => place));
	const before = candidates.filter((one) => isBefore(one) && one.place < end);
	return {
		low: Math.max(low, ...before.map(({ place }) => place)),
		high: end
	};
}
/** Candidates that have to go on: undecided, and inside of what is left. */
const openIn = ({ low, high }, candidates) => candidates.filter(({ place, word }) => word === "open" && place > low && place < high);
/** Number of stages that find one commit of so many, if each stage decides every candidate. */
const stagesFor = (commits, most = CANDIDATES) => {
	let [left, stages] = [commits, 0];
	for (; left > 1; stages++) left = Math.ceil(left / (most + 1));
	return Math.max(1, stages);
};
const [TIMES_AS_MANY, MOST_ROUNDS] = [4, 1e3];
/**
* Rounds at most of a stage after one that told nothing in so many; null: there is no use in more.
* It is one of the spare stages, on fresh rounds, so what it may spend is its own. To begin with
* as many would be worse: what is easy to tell would take twice the rounds.
*/
const roundsAfter = (rounds) => TIMES_AS_MANY * rounds <= MOST_ROUNDS ? TIMES_AS_MANY * rounds : null;
/** How often a bisection may name a wrong commit, over all rows, analyses and stages. */
const WRONG_NAME_ALPHA = .05;
/** What one stage may spend, so that over all of them a wrong name is as rare as `alpha` says. */
const alphaOfStage = (alpha, commits) => alpha / (stagesFor(commits) + 2);
/** `commits`: after the good end, up to the bad one; seconds are of one stage. */
const expectedOf = (commits, stage) => {
	const stages = stagesFor(commits);
	return {
		commits,
		stages,
		builds: mostBuilds(commits),
		aboutSec: stage.aboutSec === null ? null : stages * stage.aboutSec,
		mostSec: (stages + 2) * stage.mostSec
	};
};
/** Builds at most: both ends, and the candidates of every stage. */
const mostBuilds = (commits) => 2 + Math.min(Math.max(0, commits - 1), CANDIDATES * stagesFor(commits));
const isChange = (word) => word === "regressed" || word === "improved";
const isCalled = ({ word }) => isChange(word);
const sizeOf = ({ point }) => Math.abs(point ?? 0);
/** Rows of both ends that gate, or the asked one of them. */
const gatingOfWhole = (rows, { whole }, row) => rows.filter(({ contrast, isGating, benchmark, metric }) => contrast === whole && isGating && (row === null || row.benchmark === benchmark && row.metric === metric));
/** The largest change between both ends that is called, or the asked one; null: none is. */
function watchedIn(rows, contrasts, row) {
	const [first] = gatingOfWhole(rows, contrasts, row).filter(isCalled).toSorted((a, b) => sizeOf(b) - sizeOf(a));
	if (first === void 0) return null;
	const { benchmark, metric, word } = first;
	return {
		benchmark,
		metric,
		word
	};
}
/** What is known of each candidate by these rows. */
function shownIn(rows, stage, watched, isSame) {
	const at = (contrast) => rows.find((row) => row.contrast === contrast && row.benchmark === watched.benchmark && row.metric === watched.metric);
	const whole = at(stage.whole)?.point ?? null;
	return stage.candidates.map(({ place, fromLow, toHigh }) => {
		const [before, after] = [at(fromLow), at(toHigh)];
		const point = before?.point ?? null;
		return {
			place,
			share: point === null || whole === null || whole === 0 ? null : point / whole,
			word: wordOf(before, after, watched, isSame(fromLow), isSame(toHigh))
		};
	});
}
function wordOf(before, after, { word }, isAsLow, isAsHigh) {
	if (isAsLow) return "as-good";
	if (isAsHigh) return "as-bad";
	if (before === void 0 || after === void 0) return "skipped";
	if (before.word === "failed" || after.word === "failed") return "skipped";
	const [hasCome, isToCome] = [before.word === word, after.word === word];
	if (hasCome && isToCome) return "between";
	if (hasCome) return "as-bad";
	return isToCome ? "as-good" : "open";
}
const nothingLearned = (commits) => ({
	bracket: {
		low: 0,
		high: commits.length - 1
	},
	watched: null,
	change: null,
	seen: [],
	skipped: /* @__PURE__ */ new Set()
});
/** Places of the commits that the next stage measures. */
const placesOf = ({ bracket, skipped }) => [
	bracket.low,
	...candidatesIn(bracket, skipped),
	bracket.high
];
const armOf = ({ arms, suite }, sha) => {
	const variant = suite.variants.find(({ source }) => source?.kind === "ref" && source.ref === sha);
	return arms.find(({ variant: name }) => name === variant?.name)?.id ?? "";
};
const contrastOf = ({ contrasts }, base, head) => contrasts.find((one) => one.kind === "variants" && one.base === base && one.head === head)?.id ?? "";
/** What the next stage compares, by the ids of its plan. */
function stageOf(plan, commits, { bracket, skipped }, row) {
	const at = (place) => armOf(plan, commits[place].sha);
	const [low, high] = [at(bracket.low), at(bracket.high)];
	const candidates = candidatesIn(bracket, skipped).map((place) => ({
		place,
		arm: at(place),
		fromLow: contrastOf(plan, low, at(place)),
		toHigh: contrastOf(plan, at(place), high)
	}));
	const contrasts = {
		whole: contrastOf(plan, low, high),
		candidates
	};
	return {
		bracket,
		ends: [low, high],
		contrasts,
		row
	};
}
/** With what one more stage tells, of which `watched` was followed; null: no row yet. */
function learnFrom(before, { comparisons, plan }, stage, nth) {
	const rows = comparisons.map(stageRowOf);
	const watched = before.watched ?? watchedIn(rows, stage.contrasts, stage.row);
	if (watched === null) return before;
	const { benchmark, metric } = watched;
	const rowAt = (contrast) => comparisons.find((row) => row.contrast === contrast && row.benchmark === benchmark && row.metric === metric) ?? null;
	const findings = shownIn(rows, stage.contrasts, watched, sameCodeIn(plan, benchmark));
	const own = findings.map(({ place, word }) => {
		const at = stage.contrasts.candidates.find((one) => one.place === place);
		return {
			place,
			word,
			stage: nth,
			row: rowAt(at?.fromLow)
		};
	});
	const skipped = findings.filter(({ word }) => word === "skipped").map(({ place }) => place);
	return {
		watched,
		bracket: narrowed(before.bracket, findings),
		change: rowAt(stage.contrasts.whole) ?? before.change,
		seen: [...before.seen, ...own],
		skipped: /* @__PURE__ */ new Set([...before.skipped, ...skipped])
	};
}
/** The row that the interim analyses of a stage came to follow; null: none before its end. */
function followedIn(plan, { contrasts, row }, trials, roundsRun) {
	for (const { rounds } of plan.looks.filter((one) => one.rounds <= roundsRun)) {
		const watched = watchedIn(judgedAt(plan, trials.filter(({ record }) => record.trial.round < rounds), rounds).rows, contrasts, row);
		if (watched !== null) return watched;
	}
	return null;
}
/** Benchmarks that are not executed under a contrast, by the names of their functions. */
const sameCodeIn = (plan, benchmark) => (contrast) => isNamedUnchanged(plan, contrast)(benchmark);
/** Rows of a stage after so many rounds, and what they are paired from. */
function judgedAt(plan, trials, rounds) {
	const records = trials.map(({ record }) => record);
	const paired = pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value;
	const samples = paired.map(({ sample }) => sample);
	return {
		rows: judgeRows(samples, tableRulesOf(plan, records, false)).rows.map(rowOf),
		paired
	};
}
/** What one layout a commit may have made is not decided. */
function wordIn(verdict, isSmall) {
	const { word, reason } = verdict;
	const isLuck = reason === "one-layout" || isSmall && isChange(word);
	return {
		word: isLuck ? "inconclusive" : word,
		isLuck
	};
}
/** A row while its stage is judged. */
const rowOf = ({ sample, verdict, result, decidedAt }) => {
	const point = result === null ? null : huberEstimate(result.evidence.differences);
	const isLuck = sample.assume === "noisy" && mayBeLayout(sample.layout, point);
	return {
		contrast: sample.contrast,
		benchmark: sample.benchmark,
		metric: sample.metric,
		...wordIn(verdict, isLuck),
		isGating: sample.role === "gating",
		point,
		decidedAt
	};
};
/** The same of a row of a report. */
const stageRowOf = (row) => ({
	contrast: row.contrast,
	benchmark: row.benchmark,
	metric: row.metric,
	...wordIn(row.verdict, isLayoutLuck(row)),
	isGating: row.role === "gating",
	point: pointOf(row.estimate),
	decidedAt: null
});
/**
* The decision after the first `rounds` rounds. Of all benchmarks only the watched one goes on once
* there is one; of the arms only the ends, and candidates inside of what is left that are open.
*/
function decideStage(plan, request, chosen, trials, rounds) {
	const plain = decideTable(plan, trials, rounds);
	if (rounds === 0) return {
		outcome: plain,
		watched: chosen
	};
	const { rows, paired } = judgedAt(plan, trials, rounds);
	const watched = chosen ?? watchedIn(rows, request.contrasts, request.row);
	if (watched === null) return {
		outcome: withoutStep(plain, rows, request),
		watched
	};
	const { benchmark, metric } = watched;
	const candidates = shownIn(rows, request.contrasts, watched, sameCodeIn(plan, benchmark));
	const bracket = narrowed(request.bracket, candidates);
	const places = new Set(openIn(bracket, candidates).map(({ place }) => place));
	const open = request.contrasts.candidates.filter(({ place }) => places.has(place));
	const needed = /* @__PURE__ */ new Set([...request.ends, ...open.map(({ arm }) => arm)]);
	const targets = paired.filter(({ sample }) => sample.benchmark === benchmark && sample.metric === metric).flatMap((row) => row.targets);
	const nextAnalysis = plan.looks.find((analysis) => analysis.rounds > rounds)?.rounds ?? null;
	const isDone = open.length === 0 || nextAnalysis === null;
	const total = request.contrasts.candidates.length;
	return {
		watched,
		outcome: {
			active: new Set(targets),
			idle: new Set(plan.arms.map(({ id }) => id).filter((id) => !needed.has(id))),
			decided: total - open.length,
			rows: total,
			estimate: plain.estimate,
			stands: plain.stands,
			nextAnalysis: isDone ? null : nextAnalysis,
			stop: isDone ? { kind: open.length === 0 ? "candidates" : "rounds" } : null
		}
	};
}
/** Where all of the difference between both ends is shown to be none that matters, it ends. */
function withoutStep(plain, rows, request) {
	const whole = gatingOfWhole(rows, request.contrasts, request.row);
	if (whole.length === 0 || whole.some(({ decidedAt }) => decidedAt === null)) return plain;
	const stop = { kind: "no-step" };
	return {
		...plain,
		active: /* @__PURE__ */ new Set(),
		nextAnalysis: null,
		stop
	};
}
/** What one more stage gives where `reported` followed its row. */
function afterStage(reported, before, { report, trials }, nth) {
	const { plan, roundsRun } = report;
	const stage = stageOf(plan, reported.commits, before, reported.watched);
	const watched = before.watched ?? followedIn(plan, stage, trials, roundsRun);
	return learnFrom({
		...before,
		watched
	}, report, stage, nth);
}
/**
* Everything in which it says something else than its stages, in order, whose reports are verified
* by themselves. Which row was asked for is not stored: any that changed may have been. One that
* was stopped has no report of its last stage.
*/
function verifyBisection(reported, stages) {
	const { commits, bracket, watched, change, seen, builds, why } = reported;
	const built = /* @__PURE__ */ new Set();
	let learned = nothingLearned(commits);
	for (const [index, stage] of stages.entries()) {
		const places = placesOf(learned);
		for (const place of places) built.add(place);
		const where = `stage-${index + 1}.plan.sources.compared`;
		const compared = stage.report.plan.sources.compared?.map(({ sha }) => sha);
		const due = places.map((place) => commits[place]?.sha);
		const others = differencesOf(compared, due, where);
		if (others.length > 0) return others;
		if (watched !== null) learned = afterStage(reported, learned, stage, index + 1);
	}
	if (stages.length < reported.stages) for (const place of placesOf(learned)) built.add(place);
	const isFound = learned.watched !== null && learned.bracket.high - learned.bracket.low === 1;
	const said = {
		bracket,
		watched,
		change,
		seen,
		builds,
		isFound: why === ""
	};
	const { skipped: _, ...given } = learned;
	return differencesOf(said, {
		...given,
		builds: built.size,
		isFound
	}, "bisection");
}
// src/render/bisect.ts
/**
* What a bisection found: its headline and table; and the file that its run leaves, which is read
* as hostile.
*/
/** Commits that may have done it: one, if it was found. */
const suspectsOf = ({ commits, bracket, watched }) => watched === null ? [] : commits.slice(bracket.low + 1, bracket.high + 1);
/** What it will take. */
function expectedText({ commits, stages, builds, aboutSec, mostSec }) {
	const about = aboutSec === null ? "" : `, likely ${printDuration(aboutSec)}`;
	return `${plural(commits, "commit")} to look through: about ${plural(stages, "stage")}, at most ${plural(builds, "build")} where all compile, and of measuring at most ${printDuration(mostSec)}${about}`;
}
const SUBJECT = 60;
const nameOf = ({ sha, subject }) => `${shortSha(sha)} ${JSON.stringify(clean(subject, SUBJECT))}`;
const WORDS = {
	"as-good": "before the step",
	"as-bad": "after the step",
	between: "between two steps",
	open: "cannot tell",
	skipped: "skipped: does not build or run"
};
/** `+20.3 % slower`, `+18.1`, `+22.4`, without the word where 0 is between them; null: not estimated. */
function changeOf(row) {
	if (row === null || row.estimate.kind !== "ratio") return null;
	const { point, low, high } = row.estimate;
	const word = low > 0 || high < 0 ? wordFor(metricFor(row.metric), point, row.better) : "";
	const ends = printEnds(percentOfLn(low), percentOfLn(high));
	return {
		delta: printDelta(percentOfLn(point)),
		ends,
		word
	};
}
/** `+20.3 % [+18.1, +22.4] slower`; '' where nothing was estimated. `isShort`: without the interval. */
function changeText(row, isShort = false) {
	const change = changeOf(row);
	if (change === null) return "";
	const { delta, ends, word } = change;
	return [
		delta,
		isShort || ends === null ? "" : `[${ends.join(", ")}]`,
		word
	].filter(Boolean).join(" ");
}
/** `isShort`: without the interval, which stands below. */
function headline({ commits, bracket, watched, change, why }, isShort = false) {
	const suspects = suspectsOf({
		commits,
		bracket,
		watched
	});
	const [first] = suspects;
	if (watched === null || first === void 0) {
		const [good, bad] = [nameOf(commits[0]), nameOf(commits.at(-1))];
		return `No commit is named between ${good} and ${bad}: ${why}`;
	}
	const what = `${clean(watched.benchmark, SUBJECT)} ${clean(watched.metric, SUBJECT)}`;
	const by = changeText(change, isShort);
	if (suspects.length === 1) return `${nameOf(first)} did it: ${what} ${by}`;
	return `One of ${plural(suspects.length, "commit")} did it: ${what} ${by}`;
}
/** Below the headline: why it names no one commit, how sure it is, and what to do with the commit. */
function surety(bisection) {
	const [first, ...others] = suspectsOf(bisection);
	if (first === void 0) return [];
	return [others.length > 0 ? `${bisection.why} ${RISK}` : `${RISK} Next: look at ${shortSha(first.sha)}.`];
}
/** Of a terminal; a comment has two columns. */
const TITLES = [
	"commit",
	"sha",
	"subject",
	"against the good commit",
	"it is",
	"stage"
];
const ALIGNS = [
	"right",
	"left",
	"left",
	"left",
	"left",
	"right"
];
/** Every commit that was measured, oldest first. */
const inOrder = ({ commits, seen }) => seen.toSorted((a, b) => a.place - b.place || a.stage - b.stage).map((one) => ({
	...one,
	...commits[one.place]
}));
/** Cells under the titles. */
const rowsOf = (bisection) => inOrder(bisection).map(({ place, sha, subject, row, word, stage }) => {
	const name = [shortSha(sha), clean(subject, SUBJECT)];
	return [
		String(place),
		...name,
		changeText(row),
		WORDS[word],
		String(stage)
	];
});
/** The same with how much first: two columns have room on a phone. */
const narrowRowsOf = (bisection) => {
	const [named] = isNamed(bisection) ? suspectsOf(bisection) : [];
	return inOrder(bisection).map(({ place, sha, subject, row, word, stage }) => {
		const { delta = "–", ends = null, word: way = "" } = changeOf(row) ?? {};
		const about = [ends?.join(" to ") ?? "", way].map((text) => text === "" ? "" : small(text));
		const mark = sha === named?.sha ? `${FOUND} ` : "";
		return [narrow(below([delta, ...about])), below([`${mark}${code(shortSha(sha))} ${prose(subject, SUBJECT)}`, small(`${WORDS[word]} · commit ${place}, stage ${stage}`)])];
	});
};
const FOUND = "🔎";
const costText = ({ stages, builds, commits }) => `${plural(stages, "stage")}, ${plural(builds, "build")} of ${commits.length} commits.`;
const RISK = `The risk that it is another commit is at most ${100 * WRONG_NAME_ALPHA} %, over all stages.`;
/** Lines of the answer: what was found, then every commit that was measured, oldest first. */
function bisectionText(bisection, screen = PAPER) {
	const suspects = suspectsOf(bisection);
	const left = suspects.length > 1 ? ["", ...suspects.map(nameOf)] : [];
	return [
		...[
			headline(bisection),
			...surety(bisection),
			...left
		].flatMap((text) => wrapped(screen, text, { indent: 2 })),
		"",
		...tableLines(screen, TITLES, rowsOf(bisection), ALIGNS),
		"",
		costText(bisection),
		""
	].join("\n");
}
/** Whether one commit is named. */
const isNamed = (bisection) => suspectsOf(bisection).length === 1;
/** What was found, in one line of plain text. */
function bisectionTitle(bisection) {
	const why = suspectsOf(bisection).length > 1 ? `. ${bisection.why}` : "";
	return clean(headline(bisection) + why, 600);
}
/** Where the change is, which the headline of a comment has no room for. */
function betweenText(bisection) {
	const { ends = null } = changeOf(bisection.change) ?? {};
	if (ends === null || suspectsOf(bisection).length === 0) return [];
	return [`The change is between ${ends.join(" and ")} %.`];
}
/** More suspects make no shorter list to look through. */
const MOST_LISTED = 20;
const FOLLOWED = "Only this row was followed, no other.";
/** Those that are left, where they are several: with their whole hashes, which are links. */
function listOf(suspects) {
	if (suspects.length < 2) return [];
	const lines = suspects.slice(0, MOST_LISTED).map(({ sha, subject }) => `- ${sha} ${prose(subject, SUBJECT)}`);
	const more = suspects.length - lines.length;
	return [[...lines, ...more > 0 ? [`- and ${more} more`] : []].join("\n")];
}
/** The answer as the Markdown of a comment and of a summary. */
function bisectionMarkdown(bisection) {
	const columns = ["Against the good commit", "Commit"].map((title) => ({
		title,
		align: "left"
	}));
	const cells = narrowRowsOf(bisection);
	const texts = [...betweenText(bisection), ...surety(bisection)];
	const isFollowed = bisection.watched !== null;
	return [
		`### ${isNamed(bisection) ? FOUND : "❔"} ${prose(headline(bisection, true))}`,
		...texts.length === 0 ? [] : [prose(texts.join(" "))],
		...listOf(suspectsOf(bisection)),
		...cells.length === 0 ? [] : [table(columns, cells)],
		[costText(bisection), ...isFollowed ? [FOLLOWED] : []].join(" ")
	].join("\n\n");
}
const COMMIT_SUBJECT = 200;
const bisectionSchema = strictObject({
	commits: array(strictObject({
		sha: commit,
		subject: short
	})).min(2).max(1001),
	bracket: strictObject({
		low: count,
		high: count
	}),
	watched: strictObject({
		benchmark: label,
		metric: label,
		word: _enum(["regressed", "improved"])
	}).nullable(),
	change: comparisonSchema.nullable(),
	seen: few(strictObject({
		place: count,
		word: _enum([
			"as-good",
			"as-bad",
			"between",
			"open",
			"skipped"
		]),
		stage: count,
		row: comparisonSchema.nullable()
	})),
	stages: count,
	builds: count,
	why: long
}).refine(({ commits, bracket: { low, high } }) => low < high && high < commits.length, "no bracket").refine(({ commits, seen }) => seen.every(({ place }) => place < commits.length), "no such place");
const fileSchema = strictObject({
	schemaVersion: literal(1),
	suite: short,
	bisection: bisectionSchema
});
/** As it is stored: subjects of commits may be long. */
const stored = ({ commits, ...bisection }) => ({
	...bisection,
	commits: commits.map(({ sha, subject }) => ({
		sha,
		subject: clean(subject, COMMIT_SUBJECT)
	}))
});
/** Where a command leaves it. */
const BISECTION = "bisect.json";
/** The text of the file that a command leaves. */
const bisectionJson = (bisection) => `${JSON.stringify(stored(bisection), null, 2)}\n`;
/** The text of the file that the Action leaves. */
const leftText = (suite, bisection) => `${JSON.stringify({
	schemaVersion: 1,
	suite,
	bisection: stored(bisection)
}, null, 2)}\n`;
/** What a bisection left, by a command or by the Action; null: the text is none. */
function bisectionIn(text) {
	if (!isModest(text)) return null;
	const value = readJson(text);
	const { data } = fileSchema.safeParse(value);
	return data?.bisection ?? bisectionSchema.safeParse(value).data ?? null;
}
// src/run/bisect.ts
/** A bisection: stages of measuring until one commit is left, or nothing more can be decided. */
/** The good commit and all after it up to the bad one, oldest first. */
async function lineOf(request, host) {
	const root = await host.git.root(host.cwd);
	if (root === null) throw new HostError("a bisection needs a git repository", "start inside one");
	const bad = await host.git.resolve(root, request.bad);
	let good = await host.git.resolve(root, request.good);
	let after = await host.git.line(root, good, bad);
	if (after === null) {
		good = await host.git.mergeBase(root, good, bad);
		after = await host.git.line(root, good, bad);
		host.notify({
			kind: "note",
			text: `${request.good} is not on the line of ${request.bad}: from ${good}`
		});
	}
	if (after === null || after.length === 0) throw new HostError(`no commits from ${request.good} to ${request.bad} along first parents`, "name a good commit that is before the bad one on its branch");
	return [{
		sha: good,
		subject: request.good
	}, ...after];
}
/** One stage; whether it left fewer commits than before, or learned that some do not build. */
async function runStage(on, nth) {
	const { ask: request, host, commits, learned } = on;
	const { low, high } = learned.bracket;
	const all = placesOf(learned);
	for (const place of all) on.built.add(place);
	host.notify({
		kind: "note",
		text: `stage ${nth}: one of ${high - low} commits, ${all.length} arms`
	});
	const out = `${request.out}/stage-${nth}`;
	const stageFor = (plan) => stageOf(plan, commits, learned, request.row ?? on.learned.watched);
	const report = await runBench({
		...request,
		rounds: request.rounds ?? {
			min: null,
			max: on.rounds
		},
		out,
		base: null,
		head: null,
		compare: all.map((place) => commits[place].sha),
		stage: {
			benchmark: learned.watched?.benchmark ?? request.row?.benchmark ?? null,
			alpha: alphaOfStage(WRONG_NAME_ALPHA, commits.length - 1),
			decide(plan, trials, rounds) {
				const followed = on.learned.watched;
				const { outcome, watched } = decideStage(plan, stageFor(plan), followed, trials, rounds);
				on.learned = {
					...on.learned,
					watched
				};
				return outcome;
			}
		}
	}, host);
	if (host.exec.stopping) return false;
	await writeReportFiles(host, out, report);
	return learn(on, report, stageFor(report.plan), nth);
}
function learn(on, report, stage, nth) {
	on.stopped = stopOf(report).kind;
	const { bracket, skipped } = on.learned;
	on.learned = learnFrom(on.learned, report, stage, nth);
	if (on.learned.watched === null) {
		const rows = report.comparisons.map(stageRowOf);
		const whole = gatingOfWhole(rows, stage.contrasts, stage.row);
		const gating = gatingOfWhole(rows, stage.contrasts, null);
		if (whole.length === 0) on.unknownAmong = [...new Set(gating.map(rowName))];
		on.isBeside = rows.some((row) => row.contrast === stage.contrasts.whole && isAsked(row, stage));
		const open = whole.filter(({ word }) => word !== "equivalent");
		on.isLayoutLuck = open.length > 0 && open.every(({ isLuck }) => isLuck);
		on.isWithinMargins = whole.length > 0 && open.length === 0;
		return false;
	}
	const { low, high } = on.learned.bracket;
	return low > bracket.low || high < bracket.high || on.learned.skipped.size > skipped.size;
}
const isAsked = ({ benchmark, metric }, { row }) => row !== null && row.benchmark === benchmark && row.metric === metric;
const isFound = ({ learned: { bracket } }) => bracket.high - bracket.low === 1;
const NAMED = 10;
/** Of the requested row, where it is none to follow, with those that are. */
function notFollowed(name, isBeside, others) {
	const what = isBeside ? `the row ${name} does not gate.` : `no row ${name} was measured on both.`;
	if (others.length === 0) return `${what} Nor ${isBeside ? "does" : "was"} any other${isBeside ? "" : " that gates"}.`;
	const names = others.slice(0, NAMED).join(", ");
	return `${what} ${isBeside ? "These do" : "These gate"}: ${names}.`;
}
function whyLeft(on, stages, most) {
	if (on.host.exec.stopping) return "it was stopped before its stage was over.";
	const more = `give it more ${on.stopped === "rounds" ? "rounds" : "budget"}.`;
	const { watched, bracket, skipped } = on.learned;
	if (watched === null && on.ask.row !== null && on.unknownAmong !== null) return notFollowed(rowName(on.ask.row), on.isBeside, on.unknownAmong);
	if (watched === null && on.isLayoutLuck) {
		const { build } = workloadOf(on.suite.workload.kind);
		return `the two differ by no more than one layout a commit may make: ${build?.relink === void 0 ? "a larger step can be found." : "use layout: fresh."}`;
	}
	if (watched === null) return on.isWithinMargins ? "no row differs between the two by more than its margin." : `the rounds did not show whether any row differs between the two: ${more}`;
	if (isFound(on)) return "";
	if (candidatesIn(bracket, skipped).length === 0) return "The commits between do not build or run.";
	if (stages >= most) return "All stages were run.";
	return `The last stage could not separate its candidates: ${more}`;
}
/** Whether a stage that told nothing is run again on more rounds: where nobody said how many. */
function takesMore(on) {
	const isForRounds = on.stopped === "rounds" || on.stopped === "undecidable";
	const more = on.ask.rounds === null && isForRounds ? roundsAfter(on.rounds) : null;
	if (more === null || on.isWithinMargins || on.isLayoutLuck || on.unknownAmong !== null) return false;
	on.rounds = more;
	return true;
}
/** The suite with the function of that row alone, where the bad end has it. */
function onlyOf(suite, row, known) {
	const { benchmarks } = workloadOf(suite.workload.kind).source;
	const wanted = row === null ? null : functionOf(row.benchmark);
	const own = known.find(({ name }) => functionOf(name) === wanted);
	if (own === void 0 || benchmarks.kind === "listed") return suite;
	const { kind, ...settings } = suite.workload;
	return {
		...suite,
		workload: {
			kind,
			...benchmarks.only(settings, [own.name])
		}
	};
}
/** Finds the commit after which the suite got worse (or better); `expect` is told before. */
async function runBisect(options, host, expect) {
	const commits = await lineOf(options, host);
	const between = commits.length - 1;
	const learned = nothingLearned(commits);
	const first = placesOf(learned);
	const compare = first.map((at) => commits[at].sha);
	const suite = options.found ?? await findSuite(options, host);
	const preview = await previewBench({
		...options,
		found: suite,
		base: null,
		head: null,
		compare
	}, host);
	const request = {
		...options,
		found: onlyOf(suite, options.row, preview.benchmarks)
	};
	if (preview.suite.variants.length !== first.length) throw new ConfigError([{
		code: "bad-ask",
		where: "variant",
		message: "the suite has several variants, and a bisection is of one",
		next: "name it: --variant NAME"
	}]);
	const aboutSec = preview.mostSec === 0 ? null : preview.mostSec;
	const expected = expectedOf(between, {
		aboutSec,
		mostSec: wholeBudgetSec(preview.suite)
	});
	expect(expected);
	const on = {
		ask: request,
		host,
		suite,
		commits,
		learned,
		built: /* @__PURE__ */ new Set(),
		isWithinMargins: false,
		isLayoutLuck: false,
		stopped: null,
		rounds: fixedRounds(preview.suite.rounds).max,
		unknownAmong: null,
		isBeside: false
	};
	const most = expected.stages + 2;
	let run = 0;
	while (run < most && !(isFound(on) && on.learned.watched !== null)) {
		const { bracket, skipped } = on.learned;
		if (run > 0 && candidatesIn(bracket, skipped).length === 0) break;
		run++;
		const isFurther = await runStage(on, run);
		if (host.exec.stopping || !(isFurther || takesMore(on))) break;
	}
	const { skipped: _, seen, ...told } = on.learned;
	const why = whyLeft(on, run, most);
	return {
		commits,
		...told,
		seen: [...seen],
		why,
		stages: run,
		builds: on.built.size
	};
}
// src/run/prove.ts
/**
* The request of a run that measures what the claim is about and nothing else. Throws ConfigError
* for a text that is no claim, or about a benchmark that head does not have.
*/
async function proofRequest(text, request, host) {
	const claims = readClaims(text);
	const claimed = {
		...request,
		claims,
		called: {
			command: "prove",
			first: [text],
			rest: []
		}
	};
	if (request.resume) return claimed;
	const suite = await findSuite(request, host);
	const { kind, ...settings } = suite.workload;
	const { benchmarks } = workloadOf(kind).source;
	if (benchmarks.kind === "listed") return {
		...claimed,
		found: suite
	};
	const names = namesFor(claims, (await previewBench({
		...request,
		found: suite
	}, host)).benchmarks);
	const workload = {
		kind,
		...benchmarks.only(settings, names)
	};
	return {
		...claimed,
		found: {
			...suite,
			workload
		}
	};
}
/** Functions whose benchmarks the claims are about. */
function namesFor(claims, known) {
	const [{ benchmark } = { benchmark: "" }] = claims;
	const own = known.filter(({ name }) => functionOf(name) === functionOf(benchmark) || claims.some((claim) => isOfBenchmark(claim, name)));
	if (own.length > 0) return [...new Set(own.map(({ name }) => name))];
	const names = [...new Set(known.map(({ name }) => name))];
	const near = nearest(functionOf(benchmark), names);
	throw new ConfigError([{
		code: "bad-ask",
		where: "claim",
		message: `head has no benchmark ${benchmark}`,
		next: near === null ? `it has ${names.slice(0, 10).join(", ")}` : `did you mean ${near}?`
	}]);
}
/** Digests of the files that a proof names. */
async function digestsIn(folder, { files }) {
	const of = (name) => files.sha256(`${folder}/${name}`);
	return {
		"report.json": await of("report.json"),
		"records.ndjson": await of("records.ndjson")
	};
}
/** Writes the proof that a report is beside it: the files of the run are there. */
async function writeProof(report, out, host) {
	const folder = absolutePath(out, host.cwd);
	const proof = makeProof(report, await digestsIn(folder, host));
	await host.files.write(`${folder}/${PROOF}`, proofJson(proof));
	return proof;
}
export { number as S, commitPairsOf as _, BISECTION as a, readAbsolute as b, bisectionMarkdown as c, expectedText as d, leftText as f, chainOf as g, LEAST_SE as h, runBisect as i, bisectionText as l, verifyBisection as m, proofRequest as n, bisectionIn as o, suspectsOf as p, writeProof as r, bisectionJson as s, digestsIn as t, bisectionTitle as u, isGone as v, seriesKey as x, linksOf as y };

//# sourceMappingURL=shared~index~cli~mcp-server.js.map