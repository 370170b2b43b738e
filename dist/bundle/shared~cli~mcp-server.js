import { B as claimsText, Bi as _enum, Ci as count, Di as label, Ei as hash, Fn as commandLine, Gr as readJson, Gt as mannWhitney, Ha as metricId, Ja as PLAIN, Jt as twoSampleShift, K as parserOf, Ka as wordFor, Kr as ConfigError, L as boundIn, Lr as readQuery, Mi as short, Mn as median, Oi as long, Qa as printDuration, Qi as number, Rr as absolutePath, Sa as clean, U as isOfBenchmark, Ur as nearest, V as isAbout, Va as metricFor, W as readClaims, Wa as namesOfUnit, Xa as printDelta, Xi as literal, Xr as claimSchema, Ya as percentOfLn, Za as printDifference, ai as dedupeWithCounts, ba as alignRows, ci as makeFinding, dt as readBenchText, eo as printInterval, ja as plural, no as printP, ot as workloadOf, q as parsers, qt as smallestP, ra as strictObject, ro as printPair, tr as noRunOptions, v as functionOf, wa as cleanName, wi as few, xi as amount, za as dependsOnLayout } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { Bt as blockLines, M as differencesOf, Vt as fits, n as previewBench, pt as isModest, qt as wrapped, rn as layoutFloor, u as findSuite, zt as PAPER } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
// src/render/unpaired.ts
/** Unpaired numbers as a table. */
/** What unpaired data mean, under every table. */
const UNPAIRED = [
	"The two files are unpaired: what drifted on the machine between them is charged to the change,",
	"and neither p nor the interval can tell. Each row is tested for itself: without any change, one",
	"row in twenty reads as changed at p <= 0.05. `gcbench run` measures pairs and judges the table."
];
const HEADINGS = [
	"benchmark",
	"metric",
	"base",
	"",
	"head",
	"delta",
	"interval",
	"p",
	"n",
	""
];
const ALIGNS = [...[
	"left",
	"left",
	"right",
	"left",
	"right",
	"right",
	"left",
	"left",
	"left",
	"left"
]];
/** Column of the arrow between two values. */
const ARROW = 3;
const FINDINGS = {
	changed: "",
	equal: "all equal",
	"too-few": "too few runs to tell",
	unclear: "not clear"
};
function intervalText({ shift, unit }) {
	if (!shift) return "";
	const level = ` at ${Number((100 * shift.level).toFixed(1))} %`;
	return shift.scale === "ratio" ? printInterval(percentOfLn(shift.low), percentOfLn(shift.high)) + level : `[${printDifference(shift.low, unit)}, ${printDifference(shift.high, unit)}]${level}`;
}
function deltaText(row) {
	const { shift, unit, medianDeltaPct, baseValue, headValue } = row;
	if (shift?.scale === "ratio") return printDelta(percentOfLn(shift.point));
	if (shift) return printDifference(shift.point, unit);
	return medianDeltaPct === null ? printDifference(headValue - baseValue, unit) : printDelta(medianDeltaPct);
}
const isOneRun = ({ finding, n }) => finding === "too-few" && Math.min(n.base, n.head) === 1;
function pText(row) {
	if (row.p !== null) return printP(row.p);
	return isOneRun(row) ? "" : "exact";
}
/** Changes of the two medians and of the pairs that are further apart than rounding. */
function isOfPairs({ shift, medianDeltaPct }) {
	if (shift?.scale !== "ratio" || medianDeltaPct === null) return false;
	return Math.abs(percentOfLn(shift.point) - medianDeltaPct) > .1;
}
/** What must be known of these rows, before what holds of every table. */
function remarks(rows) {
	return [...rows.some(isOneRun) ? ["One run a side cannot tell a change from chance: give several files a side, with commas", "between them. Numbers of one process are one run, their median."] : [], ...rows.some(isOfPairs) ? ["The delta is the median of all ratios between runs, and not that of the two medians."] : []];
}
function cells(row) {
	const [base, head] = printPair(row.baseValue, row.headValue, row.unit);
	const { n } = row;
	return [
		cleanName(row.benchmark, 80),
		clean(row.metric, 40),
		base,
		"->",
		head,
		deltaText(row),
		intervalText(row),
		pText(row),
		n.base === n.head ? `n=${n.base}` : `n=${n.base}+${n.head}`,
		row.word || (isOneRun(row) ? "" : FINDINGS[row.finding])
	];
}
const NAMED = 3;
/** What happened, in a line; it claims no more than two files can tell. */
function unpairedHeadline(rows) {
	const changed = rows.filter(({ finding }) => finding === "changed");
	const all = plural(rows.length, "row");
	if (changed.length === 0) return rows.some(({ finding }) => finding !== "too-few") ? `No change seen in ${all}; the two files are unpaired` : `Nothing can be told of ${all}: too few runs`;
	const named = changed.slice(0, NAMED).map((row) => {
		return [
			cleanName(row.benchmark, 80),
			clean(row.metric, 40),
			deltaText(row),
			row.word
		].filter(Boolean).join(" ");
	});
	const more = changed.length - named.length;
	const others = more === 0 ? "" : `, and ${more} more`;
	return `${changed.length} of ${all} changed: ${named.join(", ")}${others}; not paired, see below`;
}
/**
* Rows as an aligned table in plain text, by package, with what it means below. The delta is the
* median of all ratios between the files (differences, where a value is not positive), not the
* ratio of the medians that benchstat prints.
*/
function printUnpaired(rows, screen = PAPER) {
	const lines = alignRows([HEADINGS, ...rows.map(cells)], ALIGNS);
	const isWide = !fits(screen, lines);
	const block = (row) => blockLines(screen, HEADINGS, cells(row).with(ARROW, ""), ALIGNS);
	const table = rows.flatMap((row, i) => {
		return [...row.scope !== (rows[i - 1]?.scope ?? "") ? ["", `pkg: ${clean(row.scope, 200) || "(none)"}`] : [], ...isWide ? block(row) : [lines[i + 1]]];
	});
	const none = rows.length === 0 ? ["The two files have no benchmark and metric in common."] : [];
	const head = isWide ? [] : [lines[0]];
	const remarksBelow = [...remarks(rows), ...UNPAIRED];
	const about = fits(screen, remarksBelow) ? remarksBelow : wrapped(screen, remarksBelow.join(" "));
	return `${[
		...head,
		...table,
		...none,
		"",
		...about
	].join("\n")}\n`;
}
// src/report/unpaired.ts
/**
* `gcbench compare`: two sets of results that were measured one after the other, by other tools,
* too.
*/
/** Keys that say on what the benchmarks ran: a difference in them is not the change. */
const MACHINE = [
	"goos",
	"goarch",
	"cpu"
];
function valuesByKey({ results }) {
	const keys = new Set(results.flatMap((line) => Object.keys(line.config)));
	const values = (key) => new Set(results.map((line) => line.config[key] ?? ""));
	return new Map([...keys].filter((key) => key !== "pkg").map((key) => [key, values(key)]));
}
function listed(values) {
	return [...values ?? [""]].map((value) => `"${clean(value, 100)}"`).join(", ");
}
function configProblems(base, head) {
	const [first, second] = [valuesByKey(base), valuesByKey(head)];
	const machines = MACHINE.filter((key) => (first.has(key) || second.has(key)) && listed(first.get(key)) !== listed(second.get(key))).map((key) => makeFinding("machines-differ", null, {
		key,
		base: listed(first.get(key)),
		head: listed(second.get(key))
	}, { next: "measure both on one machine: the difference of machines is in every row" }));
	const pooled = [["base", first], ["head", second]];
	return [...machines, ...pooled.flatMap(([side, values]) => {
		const keys = [...values].filter(([, set]) => set.size > 1).map(([key]) => clean(key, 40));
		if (keys.length === 0) return [];
		return [makeFinding("configuration-varies", null, {
			keys,
			side
		})];
	})];
}
/** Codes of problems by which a parser knows its tool, though there is no number. */
const KNOWN = [
	"failed-benchmark",
	"failed-requests",
	"no-values",
	"no-number"
];
/** Outputs that other tools print, and what to give instead. */
const OTHER_OUTPUTS = [
	{
		pattern: /^Benchmark +Time +CPU +Iterations/m,
		as: "google-benchmark's text for a console",
		next: "write it with --benchmark_out=FILE --benchmark_out_format=json"
	},
	{
		pattern: /"root_group"\s*:/,
		as: "what k6 hands to handleSummary",
		next: "write it with k6 run --summary-export=FILE"
	},
	{
		pattern: /^Benchmark \d+: .*\n +Time \(/m,
		as: "hyperfine's text for a terminal",
		next: "write it with hyperfine --export-json FILE"
	},
	{
		pattern: /^-+ benchmark.*: \d+ tests/m,
		as: "pytest-benchmark's table",
		next: "write it with pytest --benchmark-json=FILE"
	},
	{
		pattern: /^Benchmark +(?:\(.*\) +)?Mode +(?:Cnt|Samples) +Score/m,
		as: "JMH's table",
		next: "write it with -rf json -rff FILE"
	},
	{
		pattern: /^\| *Method +\|/m,
		as: "BenchmarkDotNet's table",
		next: "write it with --exporters json, and give the *-report-full.json"
	}
];
/** What a file without results is, and what to do. */
function unread({ text }, problemLists) {
	const fault = (details, next) => makeFinding("no-results", null, details, { next });
	if (text.trim() === "") return fault({ saw: "empty-file" }, "let its tool write it again");
	const isWhole = readJson(text) !== void 0;
	const other = OTHER_OUTPUTS.find(({ pattern }) => pattern.test(text));
	if (other !== void 0 && (isWhole || !/^\s*[[{]/.test(text))) return fault({
		saw: "other",
		tool: other.as
	}, other.next);
	const explained = problemLists.map((problems) => problems.filter(({ code }) => KNOWN.includes(code))).find((problems) => problems.length > 0);
	if (explained !== void 0) return fault({
		saw: "problems",
		said: explained.slice(0, 3).map(({ message }) => message)
	}, "fix the benchmark, and let its tool write the file again");
	if (!isWhole && /^\s*[[{]\s*["[{\]}\d-]/.test(text)) return fault({ saw: "cut-json" }, "let its tool write it again, to the end");
	return fault({
		saw: "unknown",
		begins: text.trim().slice(0, 40)
	}, "the tools and what they have to write: docs/other-tools.md");
}
const GO = parserOf("go-bench");
const GO_FIRST = [GO, ...parsers.filter((one) => one !== GO)];
/** By the parser that reads numbers in it: Go's text, else what another tool writes. */
function readFile(file) {
	const problemLists = [];
	for (const { id, parse } of GO_FIRST) {
		const parsed = parse(file.text);
		if (parsed.value.length > 0) return {
			...parsed,
			tool: id
		};
		problemLists.push(parsed.problems);
	}
	return {
		value: [],
		problems: [unread(file, problemLists)],
		tool: null
	};
}
function fullName({ benchmark, procs }) {
	return procs === null ? benchmark : `${benchmark}-${procs}`;
}
/** Numbers of one process vary together, and are one: their median. */
function byRun(numbers) {
	return [...Map.groupBy(numbers, ({ run }, index) => run === void 0 ? `alone ${index}` : run).values()].map((own) => median(own.map(({ value }) => value)));
}
function readSide(side, files) {
	const readings = files.map((file) => ({
		file,
		...readFile(file)
	}));
	const series = /* @__PURE__ */ new Map();
	for (const { value } of readings) {
		const groups = Map.groupBy(value, (observation) => JSON.stringify([
			observation.scope,
			fullName(observation),
			observation.metric
		]));
		for (const [key, own] of groups) {
			const before = series.get(key);
			if (before) before.values.push(...byRun(own));
			else series.set(key, {
				observation: own[0],
				values: byRun(own)
			});
		}
	}
	const whose = side === "base" ? "old file" : "new file";
	return {
		tools: [...new Set(readings.flatMap(({ tool }) => tool ?? []))],
		series,
		problems: readings.flatMap(({ file, problems }) => problems.filter(({ code }) => code !== "unit-direction").map((problem) => ({
			...problem,
			where: [`${whose} ${file.name}`, problem.where].filter(Boolean).join(", ")
		})))
	};
}
/** Two tools measure in two ways, whatever they call it. */
function toolProblems(base, head) {
	const all = /* @__PURE__ */ new Set([...base, ...head]);
	if (base.length === 0 || head.length === 0 || all.size < 2) return [];
	return [makeFinding("tools-differ", null, {
		base,
		head
	}, { next: "measure both sides with one tool" })];
}
/** Compares what both sides have, in the order of the base. Never throws. */
function compareUnpaired(baseFiles, headFiles, alpha) {
	const [base, head] = [readSide("base", baseFiles), readSide("head", headFiles)];
	const [baseText, headText] = [benchTextOf(baseFiles), benchTextOf(headFiles)];
	const lines = [baseText.units, headText.units].flat();
	return {
		value: [...base.series].flatMap(([key, { observation, values }]) => {
			const other = head.series.get(key);
			const metric = withUnitLines(metricFor(observation.metric), lines, observation);
			return other ? [compareRow(observation, metric, values, other.values, alpha)] : [];
		}),
		problems: dedupeWithCounts([
			...toolProblems(base.tools, head.tools),
			...base.problems,
			...head.problems,
			...configProblems(baseText, headText),
			...missing("base", base.series, head.series),
			...missing("head", head.series, base.series)
		])
	};
}
const benchTextOf = (files) => readBenchText(files.map(({ text }) => text).join("\n")).value;
/** What `Unit` lines of the texts say of a metric comes before the table. */
function withUnitLines(metric, lines, observation) {
	const unitLine = (key) => lines.find((line) => metricId(line.unit) === metric.id && line.key === key)?.value;
	const better = unitLine("better");
	const assume = unitLine("assume");
	const own = metric.inferred ? observation.better ?? metric.better : metric.better;
	const direction = better === "higher" || better === "lower" ? better : own;
	return {
		...metric,
		better: direction,
		words: direction === "unknown" ? PLAIN : metric.words,
		assume: assume === "exact" ? "exact" : assume === "nothing" ? "noisy" : metric.assume
	};
}
function compareRow(seen, metric, base, head, alpha) {
	const [baseValue, headValue] = [median(base), median(head)];
	const row = {
		scope: seen.scope,
		benchmark: fullName(seen),
		metric: metric.id,
		unit: seen.unit,
		better: metric.better,
		paired: false,
		n: {
			base: base.length,
			head: head.length
		},
		baseValue,
		headValue,
		medianDeltaPct: baseValue === 0 ? null : (headValue / baseValue - 1) * 100
	};
	if (isConstant(base) && isConstant(head) && metric.assume === "exact") {
		const finding = baseValue === headValue ? "equal" : "changed";
		const word = wordFor(metric, headValue - baseValue);
		return {
			...row,
			shift: null,
			p: null,
			finding,
			word
		};
	}
	if (base.length === 1 || head.length === 1) return {
		...row,
		shift: null,
		p: null,
		finding: "too-few",
		word: ""
	};
	const { p, method } = mannWhitney(base, head);
	if (method === "equal") return {
		...row,
		shift: null,
		p,
		finding: "equal",
		word: ""
	};
	const shift = shiftOf(base, head, alpha);
	if (p <= alpha) {
		const word = wordFor(metric, shift?.point || headValue - baseValue);
		return {
			...row,
			shift,
			p,
			finding: "changed",
			word
		};
	}
	const isTooFew = smallestP(base.length, head.length) > alpha;
	return {
		...row,
		shift,
		p,
		finding: isTooFew ? "too-few" : "unclear",
		word: ""
	};
}
function isConstant(values) {
	return values.every((value) => value === values[0]);
}
function shiftOf(base, head, alpha) {
	const isRatio = [base, head].every((side) => side.every((value) => value > 0));
	const scale = isRatio ? (value) => Math.log(value) : (value) => value;
	const shift = twoSampleShift(base.map(scale), head.map(scale), alpha);
	return shift && {
		...shift,
		scale: isRatio ? "ratio" : "difference"
	};
}
/** Benchmarks, and metrics of benchmarks in both texts, that only `side` has. */
function missing(side, own, other) {
	const nameOf = ({ observation }) => [observation.scope, fullName(observation)].filter(Boolean).join(".");
	const otherNames = new Set([...other.values()].map(nameOf));
	const alone = [...own].filter(([key]) => !other.has(key)).map(([, series]) => series);
	const names = new Set(alone.map((each) => nameOf(each) + (otherNames.has(nameOf(each)) ? ` (${each.observation.metric})` : "")));
	if (names.size === 0) return [];
	const firstNames = [...names].slice(0, 5).join(", ");
	const rest = names.size > 5 ? ` and ${names.size - 5} more` : "";
	return [{
		code: `only-in-${side}`,
		message: `only in ${side}: ${firstNames}${rest}`
	}];
}
/** What the language of the paired report calls a finding here. */
const PAIRED_WORDS = {
	changed: ["changed"],
	equal: ["equivalent"],
	"too-few": ["inconclusive"],
	unclear: ["inconclusive"]
};
function wordsOf(row) {
	const { benchmark, scope, finding, word } = row;
	const names = namesOfUnit(row);
	return {
		".name": [benchmark.split("/")[0] ?? ""],
		".fullname": [benchmark, scope === "" ? benchmark : `${scope}.${benchmark}`],
		".unit": names,
		metric: names,
		pkg: [scope, scope.split("/").at(-1) ?? ""],
		contrast: [],
		verdict: [...PAIRED_WORDS[finding], ...word === "" ? [] : [word]],
		role: []
	};
}
/** Throws ConfigError with what is wrong. */
function readUnpairedFilter(text) {
	const isMeant = readQuery(text);
	return (row) => isMeant(wordsOf(row));
}
// src/render/proof.ts
/** A proof in words: one sentence, and what it rests on. */
const NAME_CAP = 100;
const GROUNDS = {
	interval: "",
	exact: "the same in every round of a side",
	"same-code": "the change does not touch its machine code",
	"one-layout": "the rest could be the luck of one layout a build",
	"too-few-rounds": "too few rounds for an interval",
	withheld: "withheld, since a control moved",
	failed: "it failed: the report says why",
	"no-ratio": "its values are zero or less, and have no percentage",
	"below-resolution": "the change is smaller than the step in which it is printed",
	"machines-disagree": "the machines disagree",
	"not-measured": "no row of that name was measured"
};
/** `Scan time/op -20.9 % [-24.1, -17.0], 24 rounds`. */
function claimedRowText({ benchmark, metric, change, ground, rounds }) {
	const name = cleanName(benchmark, NAME_CAP);
	const label = metric === null ? "" : ` ${clean(metricFor(metric).label, NAME_CAP)}`;
	const [point, low, high] = [
		change?.point,
		change?.low,
		change?.high
	].map((ln) => ln === void 0 ? null : percentOfLn(ln));
	const interval = ground === "interval" ? ` ${printInterval(low ?? null, high ?? null)}` : "";
	const size = change === null ? "" : ` ${printDelta(point ?? null)}${interval}`;
	const more = [GROUNDS[ground], ...rounds === 0 ? [] : [plural(rounds, "round")]].filter((text) => text !== "");
	return `${name}${label}${size}${more.length === 0 ? "" : `, ${more.join(", ")}`}`;
}
const OPENING = {
	proved: "proved",
	refuted: "refuted",
	"cannot-tell": "cannot tell yet"
};
/** The verdict in one sentence, with the row that decides it. */
function proofSentence(proof) {
	const { claim, verdict, rows } = proof;
	const deciding = rows.find(({ outcome }) => outcome === verdict);
	const others = rows.filter(({ outcome }) => outcome === verdict).length - 1;
	const more = others > 0 ? `, and ${plural(others, "row")} more` : "";
	const row = deciding === void 0 ? "" : `: ${claimedRowText(deciding)}${more}`;
	return `${OPENING[verdict]}: "${clean(claim, 500)}"${row}`;
}
/** What to do to be told; null: it is told. */
function proofNext({ verdict, needed, rows }) {
	if (verdict !== "cannot-tell") return null;
	if (rows.some(({ ground }) => ground === "not-measured")) return "look for its name in the report: it may have been renamed, or left out";
	if (rows.some(({ ground }) => ground === "failed")) return "mend what failed, and prove it again";
	if (needed === null) return "the change is too near to the claim, or too noisy, for a forecast: claim less, or calm the machine (gcbench doctor)";
	const { rounds, budgetSec } = needed;
	const time = budgetSec === null ? "" : ` (${printDuration(budgetSec)})`;
	const whole = Math.ceil((budgetSec ?? 0) / 60) * 60;
	const options = {
		...noRunOptions,
		budget: whole === 0 ? null : whole
	};
	const flags = commandLine({
		...options,
		rounds: {
			min: null,
			max: rounds
		}
	}).replace(/^gcbench run /, "");
	return `about ${plural(rounds, "round")} in all would tell${time}: ${flags}`;
}
/** The sentence, every row behind it, and what is next, as lines of a terminal. */
function proofText(proof, screen) {
	const rows = proof.rows.length > 1 ? proof.rows.map((row) => `  ${OPENING[row.outcome]}: ${claimedRowText(row)}`) : [];
	const next = proofNext(proof);
	return `${[
		proofSentence(proof),
		...rows,
		...next === null ? [] : [`next: ${next}`]
	].flatMap((line) => wrapped(screen, line, { indent: 2 })).join("\n")}\n`;
}
// src/report/proof.ts
/**
* Whether a report proves what was claimed, decided by the intervals that it prints; and the file
* that says so beside it, which is read as hostile.
*/
const groundSchema = _enum([
	...[
		"interval",
		"exact",
		"same-code",
		"one-layout",
		"too-few-rounds"
	],
	...[
		"withheld",
		"failed",
		"no-ratio",
		"below-resolution",
		"machines-disagree"
	],
	"not-measured"
]);
const outcomeSchema = _enum([
	"proved",
	"refuted",
	"cannot-tell"
]);
const claimedRowSchema = strictObject({
	claim: claimSchema,
	contrast: label.nullable(),
	benchmark: label,
	metric: label.nullable(),
	outcome: outcomeSchema,
	ground: groundSchema,
	/** Null: there is no interval. */
	change: strictObject({
		point: number(),
		low: number(),
		high: number()
	}).nullable(),
	rounds: count,
	/** Rounds in all that would tell at the present noise; null: not foretold, or none would. */
	roundsNeeded: count.nullable()
});
/** What it would take to tell; null: nobody knows. */
const neededSchema = strictObject({
	rounds: count,
	budgetSec: amount.nullable()
});
/** The rule by which claims are decided; another one gets another name. */
const SPEC = "gcbench-claims/1";
const proofSchema = strictObject({
	schemaVersion: literal(1),
	spec: literal(SPEC),
	tool: strictObject({
		name: short,
		version: short
	}),
	createdAt: short,
	claim: long,
	verdict: outcomeSchema,
	/** Probability that a true claim is refuted, or a false one proved, at the most. */
	alpha: amount,
	base: label.nullable(),
	head: label.nullable(),
	rows: few(claimedRowSchema),
	needed: neededSchema.nullable(),
	/** SHA-256 of the files beside it. */
	files: strictObject({
		"report.json": hash,
		"records.ndjson": hash
	})
});
const still = {
	point: 0,
	low: 0,
	high: 0
};
const nothing = (ground) => ({
	change: null,
	ground
});
function exactChange(base, head) {
	if (base === head) return {
		change: still,
		ground: "exact"
	};
	if (base < 0 || head < 0) return nothing("no-ratio");
	const point = Math.log(head) - Math.log(base);
	return {
		change: {
			point,
			low: point,
			high: point
		},
		ground: "exact"
	};
}
function shownBy({ verdict, estimate }) {
	if (verdict.word === "withheld" || verdict.word === "failed") return nothing(verdict.word);
	if (verdict.word === "inconclusive") {
		const { reason } = verdict;
		if (reason === "machines-disagree" || reason === "below-resolution") return nothing(reason);
		if (reason === "too-few-rounds") return nothing(reason);
	}
	if (estimate.kind === "exact") return exactChange(estimate.base, estimate.head);
	if (estimate.kind === "none") return nothing("too-few-rounds");
	if (estimate.kind === "difference") return nothing("no-ratio");
	const { point, low, high } = estimate;
	return {
		change: {
			point,
			low,
			high
		},
		ground: "interval"
	};
}
/** By how much an interval has to clear a bound, since layouts were not drawn; 0: they were. */
function floorOf(row, { comparisons, plan, problems }) {
	const isSingle = problems.some(({ code }) => code === "single-layout");
	const depends = (one) => one.role === "gating" && dependsOnLayout(metricFor(one.metric), one.estimate.kind === "exact");
	if (!isSingle || row.explanation.layout === "fresh" || !depends(row)) return 0;
	return layoutFloor(plan.alpha, comparisons.filter(depends).length);
}
function decided(claim, metric, { low, high }, floor) {
	const { at, isBelow } = boundIn(claim, metric);
	const [least, most] = [low - floor, high + floor];
	if (isBelow ? most <= at : least >= at) return "proved";
	return (isBelow ? least > at : most < at) ? "refuted" : "cannot-tell";
}
/** Forecasts reach so far. */
const MOST_ROUNDS = 5e3;
/**
* Rounds in all after which such a row excludes the bound in 4 of 5 cases: what a row can see
* shrinks with the root of its rounds.
*/
function roundsNeeded({ estimate }, at, floor) {
	if (!("detectable" in estimate) || estimate.detectable === void 0) return null;
	const distance = Math.abs(estimate.point - at) - floor;
	if (distance <= 0) return null;
	const rounds = Math.ceil(estimate.n * Math.max(1, estimate.detectable / distance) ** 2);
	return rounds > MOST_ROUNDS ? null : Math.max(rounds, estimate.n + 1);
}
function claimedRow(claim, row, report) {
	const { contrast, benchmark, metric, estimate } = row;
	const floor = floorOf(row, report);
	const { change, ground } = shownBy(row);
	const outcome = change === null ? "cannot-tell" : decided(claim, metric, change, floor);
	const isLuck = outcome === "cannot-tell" && change !== null && floor > 0 && decided(claim, metric, change, 0) !== "cannot-tell";
	return {
		claim,
		contrast,
		benchmark,
		metric,
		outcome,
		change: change !== null && Number.isFinite(change.point) ? change : null,
		ground: isLuck ? "one-layout" : ground,
		rounds: estimate.n,
		roundsNeeded: outcome === "cannot-tell" ? roundsNeeded(row, boundIn(claim, metric).at, floor) : null
	};
}
/** Of a claim that no row is about: code that the change does not touch, or what was not measured. */
function rowless(claim, { plan }) {
	const isSame = plan.unchanged.some(({ benchmarks }) => benchmarks.some((name) => isOfBenchmark(claim, name) || isOfFunction(claim, name)));
	const outcome = isSame ? claim.quantifier === "at-most" ? "proved" : "refuted" : "cannot-tell";
	return {
		claim,
		contrast: null,
		benchmark: claim.benchmark,
		metric: claim.metric,
		outcome,
		ground: isSame ? "same-code" : "not-measured",
		change: isSame ? still : null,
		rounds: 0,
		roundsNeeded: null
	};
}
/** Whether the claim is about a benchmark below a function that is listed by its name. */
const isOfFunction = ({ benchmark }, name) => benchmark.split("/")[0]?.replace(/^.*\./, "") === name.replace(/^Benchmark/, "");
/** Every row that has to be as the claims say. */
function claimedRows(report) {
	return (report.plan.claims ?? []).flatMap((claim) => {
		const own = report.comparisons.filter((row) => isAbout(claim, row));
		return own.length === 0 ? [rowless(claim, report)] : own.map((row) => claimedRow(claim, row, report));
	});
}
function verdictOf(rows) {
	if (rows.some(({ outcome }) => outcome === "refuted")) return "refuted";
	return rows.length > 0 && rows.every(({ outcome }) => outcome === "proved") ? "proved" : "cannot-tell";
}
function neededBy(rows, report) {
	const all = rows.filter(({ outcome }) => outcome === "cannot-tell").map((row) => row.roundsNeeded);
	if (verdictOf(rows) !== "cannot-tell" || all.includes(null)) return null;
	const rounds = Math.max(...all.map(Number));
	const { roundsRun, measuredSec, buildSec = 0 } = report;
	return {
		rounds,
		budgetSec: roundsRun === 0 ? null : Math.ceil(rounds * measuredSec / roundsRun + buildSec)
	};
}
/** The proof that a report is; `files`: the digests of what lies beside it. */
function makeProof(report, files) {
	const rows = claimedRows(report);
	const { plan, tool, createdAt } = report;
	const { base, head } = plan.sources;
	return {
		schemaVersion: 1,
		spec: SPEC,
		tool,
		createdAt,
		claim: claimsText(plan.claims ?? []),
		verdict: verdictOf(rows),
		alpha: plan.alpha,
		base: base?.sha ?? base?.path ?? null,
		head: head?.sha ?? head?.path ?? null,
		rows,
		needed: neededBy(rows, report),
		files
	};
}
/** Name of its file, beside the report. */
const PROOF = "proof.json";
const proofJson = (proof) => `${JSON.stringify(proof, null, 2)}\n`;
/** The proof in a text that anybody may have written; throws ConfigError with what is wrong. */
function readProof(text) {
	const parsed = isModest(text) ? proofSchema.safeParse(readJson(text)) : null;
	if (parsed?.success) return parsed.data;
	const [issue] = parsed?.error.issues ?? [];
	const where = issue === void 0 ? PROOF : `${PROOF}: ${issue.path.join(".")}`;
	const message = issue?.message ?? "is no JSON, or more than a proof can be";
	throw new ConfigError([{
		code: "bad-ask",
		where,
		message
	}]);
}
/** Every place in which a proof is not what its report gives. */
const proofDifferences = (proof, report, files) => differencesOf(proof, makeProof(report, files), "proof");
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
export { proofDifferences as a, claimedRowText as c, proofText as d, compareUnpaired as f, unpairedHeadline as h, PROOF as i, proofNext as l, printUnpaired as m, proofRequest as n, proofJson as o, readUnpairedFilter as p, writeProof as r, readProof as s, digestsIn as t, proofSentence as u };

//# sourceMappingURL=shared~cli~mcp-server.js.map