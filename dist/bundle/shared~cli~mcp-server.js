import { Bo as cleanName, D as parserOf, Es as printInterval, Ft as readBenchText, Hn as twoSampleShift, Io as alignRows, Ki as readJson, Li as readQuery, O as parsers, Or as median, Os as printP, Ro as clean, Ss as printDifference, Vn as smallestP, Zo as plural, _s as PLAIN, ds as metricId, ha as dedupeWithCounts, hs as wordFor, ks as printPair, ps as namesOfUnit, us as metricFor, xa as makeFinding, xs as printDelta, ys as percentOfLn, zn as mannWhitney } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { Ot as wrapped, St as fits, bt as PAPER, xt as blockLines } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
// src/render/unpaired.ts
/** Unpaired numbers as a table. */
/** What unpaired data mean, under every table. */
const UNPAIRED = [
	"The two files are unpaired: what drifted on the machine between them is charged to the change,",
	"and neither p nor the interval shows it. Each row is tested for itself: without any change, one",
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
/** The same where the cell says itself what it is: `p=0.019`. */
const NAMED_P = HEADINGS.with(HEADINGS.indexOf("p"), "");
/** Column of the arrow between two values. */
const ARROW = 3;
const FINDINGS = {
	changed: "",
	equal: "all equal",
	"too-few": "too few runs",
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
	if (changed.length === 0) return rows.some(({ finding }) => finding !== "too-few") ? `No change seen in ${all}; the two files are unpaired` : `Too few runs to judge ${all}`;
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
	const block = (row) => blockLines(screen, row.p === null ? HEADINGS : NAMED_P, cells(row).with(ARROW, ""), ALIGNS);
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
const ONLY_SHOWN = 5;
/** Benchmarks, and metrics of benchmarks in both texts, that only `side` has. */
function missing(side, own, other) {
	const nameOf = ({ observation }) => [observation.scope, fullName(observation)].filter(Boolean).join(".");
	const otherNames = new Set([...other.values()].map(nameOf));
	const names = [...own].filter(([key]) => !other.has(key)).map(([, series]) => series).map((each) => {
		const name = nameOf(each);
		return otherNames.has(name) ? {
			name,
			metric: each.observation.metric
		} : { name };
	});
	const all = [...new Map(names.map((one) => [JSON.stringify(one), one])).values()];
	if (all.length === 0) return [];
	const details = {
		names: all.slice(0, ONLY_SHOWN),
		more: Math.max(0, all.length - ONLY_SHOWN)
	};
	return [makeFinding(`only-in-${side}`, null, details)];
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
export { unpairedHeadline as i, readUnpairedFilter as n, printUnpaired as r, compareUnpaired as t };

//# sourceMappingURL=shared~cli~mcp-server.js.map