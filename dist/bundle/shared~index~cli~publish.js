import { $ as NUMBER_NAMES, C as plural, Ct as printValue, Dt as PER_TRANSACTION, G as workloadOf, Q as HISTOGRAM_NAMES, S as plainText, St as printPair, T as clean, Tt as runtimeMetrics, V as waiverOf, X as COUNTERS, _ as table, _t as printDelta, b as viewWaivers, bt as printInterval, c as code, d as fit, dt as metrics, et as PAUSE_TOTAL, f as fold, fn as median, ft as observeTrial, gt as percentOfLn, h as prose, hn as nearest, ht as parseUnit, l as codeBlock, lt as metricFor, m as inline, mt as wordFor, nt as readSnapshots, p as heading, pn as quantile, pt as readUsage, u as codeCell, ut as metricId, v as tableRow, vt as printDifference, w as alignRows, wt as toBase, x as list, xt as printP, y as WAIVER_CODES, yt as printDuration } from "./shared~index~cli~publish~authorize.js";
// src/core/parsers/gctrace.ts
/** How a gc line starts, anywhere in a line: the program's own output may stand before it. */
const HEAD = /\bgc (\d{1,12}) @(?=\d)/g;
/** The end of a text that ends inside such a start. */
const CUT_HEAD = /\bgc \d{0,12}(?: @)?$/;
const MS = String.raw`\d{1,12}(?:\.\d{1,3})?`;
const MB = String.raw`\d{1,12}`;
/**
* The rest of a gc line as the runtime prints it (gcMarkTermination in runtime/mgc.go). Go up to
* 1.18 has no stacks and globals; Go 1.26 notes a check for leaked goroutines.
*/
const REST = new RegExp(String.raw`\d{1,12}\.\d{3}s \d{1,6}%(?: \([a-z ]+\))?: ${MS}\+${MS}\+${MS} ms clock, ` + String.raw`${MS}\+${MS}/${MS}/${MS}\+${MS} ms cpu, ${MB}->${MB}->${MB} MB, ${MB} MB goal, ` + String.raw`(?:${MB} MB stacks, ${MB} MB globals, )?\d{1,6} P( \(forced\))?`, "y");
const ZERO = "0".charCodeAt(0);
const POINT = ".".charCodeAt(0) - ZERO;
const CLOSING = ")".charCodeAt(0);
const newTrace = () => ({
	numbers: [],
	torn: [],
	isCut: false,
	sweepTermUs: [],
	markTermUs: [],
	sum: {
		forced: 0,
		markUs: 0,
		stoppedUs: 0,
		assistUs: 0,
		backgroundUs: 0,
		idleUs: 0,
		liveMb: 0
	},
	max: {
		beforeMb: 0,
		afterMb: 0,
		liveMb: 0,
		goalMb: 0
	},
	last: {
		sharePct: 0,
		procs: 0
	}
});
/** The numbers in a part of a text in thousandths, whole: `0.95+12` is 950 and 12000. */
function readThousandths(text, from, to) {
	const found = [];
	for (let at = from; at < to; at++) {
		let digit = text.charCodeAt(at) - ZERO;
		if (digit < 0 || digit > 9) continue;
		let value = 0;
		let decimals = -1;
		for (; digit >= 0 && digit <= 9 || digit === POINT; digit = text.charCodeAt(++at) - ZERO) if (digit === POINT) decimals = 0;
		else {
			value = value * 10 + digit;
			if (decimals >= 0) decimals++;
		}
		found.push(value * 10 ** (3 - Math.max(decimals, 0)));
	}
	return found;
}
/** Adds the numbers of a whole line: seconds, share, 3 x clock, 5 x cpu, 3 x heap, goal ... P. */
function addCycle({ sweepTermUs, markTermUs, sum, max, last }, found) {
	const [, share, sweepTerm, mark, markTerm, sweepCpu, assist, background, idle, markCpu, ...sizes] = found;
	const [before, after, live, goal] = sizes;
	sweepTermUs.push(sweepTerm);
	markTermUs.push(markTerm);
	sum.markUs += mark;
	sum.stoppedUs += sweepCpu + markCpu;
	sum.assistUs += assist;
	sum.backgroundUs += background;
	sum.idleUs += idle;
	sum.liveMb += live / 1e3;
	max.beforeMb = Math.max(max.beforeMb, before / 1e3);
	max.afterMb = Math.max(max.afterMb, after / 1e3);
	max.liveMb = Math.max(max.liveMb, live / 1e3);
	max.goalMb = Math.max(max.goalMb, goal / 1e3);
	last.sharePct = share / 1e3;
	last.procs = sizes.at(-1) / 1e3;
}
function readTrace(text) {
	const trace = newTrace();
	const lastLine = text.lastIndexOf("\n") + 1;
	HEAD.lastIndex = 0;
	for (let head = HEAD.exec(text); head; head = HEAD.exec(text)) {
		const from = HEAD.lastIndex;
		REST.lastIndex = from;
		const isWhole = REST.test(text);
		if (!isWhole && from > lastLine) {
			trace.isCut = true;
			break;
		}
		trace.numbers.push(Number(head[1]));
		if (isWhole) addCycle(trace, readThousandths(text, from, REST.lastIndex));
		else trace.torn.push(from);
		if (isWhole && text.charCodeAt(REST.lastIndex - 1) === CLOSING) trace.sum.forced++;
	}
	trace.isCut ||= CUT_HEAD.test(text.slice(-20));
	return trace;
}
/** Cycles by their numbers, which also tell what the output lost; null: numbers that fall. */
function countCycles({ numbers }) {
	const grows = numbers.every((number, at) => at === 0 || number > numbers[at - 1]);
	if (numbers.length === 0) return 0;
	return grows ? numbers.at(-1) - numbers[0] + 1 : null;
}
/** Half the last digit of a time as the runtime prints it: two digits, three decimals at most. */
function halfStepSec(us) {
	return (us >= 1e4 ? 500 : us >= 1e3 ? 50 : us >= 100 ? 5 : .5) / 1e6;
}
const seen$1 = (metric, value, resolution = null) => observeTrial(metric, value, null, resolution);
/** `stem` is what the ids of the pauses' metrics begin with. */
function observePauses$1(stem, pausesUs) {
	const [p50, p99, max] = quantile(pausesUs, [
		.5,
		.99,
		1
	]);
	const one = (id, us) => seen$1(`${stem}-${id}`, us / 1e6, halfStepSec(us));
	const totalUs = pausesUs.reduce((total, us) => total + us, 0);
	return [
		one("p50", p50),
		one("p99", p99),
		one("max", max),
		seen$1(`${stem}-total`, totalUs / 1e6)
	];
}
function observeTimes({ sum, last }, cycles) {
	const markCpuUs = sum.assistUs + sum.backgroundUs + sum.idleUs;
	return [
		seen$1("gc-mark-wall-total", sum.markUs / 1e6),
		seen$1("gc-mark-wall-mean", sum.markUs / 1e6 / cycles),
		seen$1("gc-cpu", (sum.stoppedUs + sum.assistUs + sum.backgroundUs) / 1e6),
		seen$1("gc-mark-cpu-total", markCpuUs / 1e6),
		seen$1("gc-mark-cpu-mean", markCpuUs / 1e6 / cycles),
		seen$1("gc-mark-assist", sum.assistUs / 1e6),
		seen$1("gc-mark-background", sum.backgroundUs / 1e6),
		seen$1("gc-mark-idle", sum.idleUs / 1e6),
		seen$1("gc-cpu-share", last.sharePct, .5)
	];
}
/** The runtime's MB is 2^20 B, rounded down. */
function observeHeap({ sum, max, last }, cycles) {
	const size = (metric, mb) => seen$1(metric, mb * 2 ** 20, 2 ** 19);
	return [
		size("gc-heap-before-max", max.beforeMb),
		size("gc-heap-after-max", max.afterMb),
		size("gc-heap-live-max", max.liveMb),
		seen$1("gc-heap-live-mean", sum.liveMb / cycles * 2 ** 20),
		size("gc-heap-goal-max", max.goalMb),
		seen$1("gc-procs", last.procs)
	];
}
function observe$2(trace) {
	const { numbers, sweepTermUs, markTermUs, sum } = trace;
	if (numbers.length === 0) return [];
	const count = seen$1("gc-cycles", countCycles(trace) ?? numbers.length);
	const cycles = sweepTermUs.length;
	if (cycles === 0) return [count];
	const bothUs = sweepTermUs.map((us, at) => us + markTermUs[at]);
	return [
		count,
		seen$1("gc-cycles-forced", sum.forced),
		...observePauses$1("gc-pause", bothUs),
		...observePauses$1("gc-pause-sweep-term", sweepTermUs),
		...observePauses$1("gc-pause-mark-term", markTermUs),
		...observeTimes(trace, cycles),
		...observeHeap(trace, cycles)
	];
}
const lines = (count) => count === 1 ? "1 gc line is" : `${count} gc lines are`;
const lineAt = (text, index) => `line ${text.slice(0, index).split("\n").length}`;
function problemsOf$1(text, trace) {
	const { numbers, torn, isCut } = trace;
	if (numbers.length === 0 && !isCut) return [{
		code: "no-gc-lines",
		message: "the output has no gc line",
		next: "set GODEBUG=gctrace=1 in the environment of the Go program"
	}];
	const problems = [];
	if (torn.length > 0) {
		const message = `${lines(torn.length)} torn by other output: counted, but without times`;
		problems.push({
			code: "torn-lines",
			message,
			where: lineAt(text, torn[0])
		});
	}
	if (isCut) problems.push({
		code: "cut-output",
		message: "the output ends inside a gc line, which is left out"
	});
	const cycles = countCycles(trace);
	if (cycles === null) problems.push({
		code: "several-programs",
		message: "the numbers of the gc lines fall: the lines of several programs are mixed, or one started anew, and are taken as one"
	});
	else if (cycles > numbers.length) {
		const message = `${lines(cycles - numbers.length)} missing: counted, but without times`;
		problems.push({
			code: "missing-lines",
			message
		});
	}
	return problems;
}
/** What the Go runtime prints with GODEBUG=gctrace=1, between whatever the program prints. */
const gctrace = {
	id: "gctrace",
	about: "Garbage collections of a Go program, from GODEBUG=gctrace=1.",
	parse(text) {
		const trace = readTrace(text);
		return {
			value: observe$2(trace),
			problems: problemsOf$1(text, trace)
		};
	}
};
// src/core/text/bench-lines.ts
/** White space as Go's unicode.IsSpace has it; JavaScript's `\s` differs at U+0085 and U+FEFF. */
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
function fieldsOf(text) {
	return text.split(SPACES).filter((field) => field !== "");
}
/** The name without `Benchmark`, and the rest of the line from the white space on. */
function splitName(line) {
	if (!line.startsWith("Benchmark")) return null;
	const end = line.search(SPACES);
	return {
		name: line.slice(9, end < 0 ? void 0 : end),
		rest: end < 0 ? "" : line.slice(end)
	};
}
/** Iterations and values, or the reason why this is no result. */
function readFields(rest) {
	const [count, ...pairs] = fieldsOf(rest);
	if (count === void 0) return "nothing follows the name";
	const iterations = readCount(count);
	if (iterations === null) return `"${brief(count)}" is no number of iterations`;
	if (pairs.length === 0) return "no value follows the number of iterations";
	const values = [];
	for (let i = 0; i < pairs.length; i += 2) {
		const [text, unit] = [pairs[i], pairs[i + 1]];
		const value = readNumber(text);
		if (value === null) return `"${brief(text)}" is no number`;
		if (unit === void 0) return "the last value has no unit";
		values.push({
			text,
			value,
			unit
		});
	}
	return {
		iterations,
		values
	};
}
function brief(text) {
	return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
function readCount(text) {
	const count = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
	return Math.abs(count) < 2 ** 63 ? count : null;
}
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const HEX = /^([+-]?)0x([\da-f]*)(?:\.([\da-f]*))?p([+-]?\d+)$/i;
/** What Go's strconv.ParseFloat reads: decimal, hexadecimal, NaN, Inf. Null: not a number. */
function readNumber(text) {
	if (/^nan$/i.test(text)) return NaN;
	if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
	const digit = /x/i.test(text) ? "[\\da-f]" : "\\d";
	const plain = text.replace(new RegExp(`(?<=${digit}|x)_(?=${digit})`, "gi"), "");
	if (DECIMAL.test(plain)) return Number(plain);
	const [, sign, whole, fraction = "", exponent] = HEX.exec(plain) ?? [];
	if (!exponent || whole + fraction === "") return null;
	const size = Number(`0x${whole}${fraction}`) * 2 ** (Number(exponent) - 4 * fraction.length);
	return sign === "-" ? -size : size;
}
/**
* Finds a result at the end of a line whose start is something else: the count in eight columns
* (Go counts up to 1e9; more are digits of what is before it), values and units after a tab each.
*/
function readTail(line) {
	const cells = line.split("	");
	const values = [];
	while (cells.length > 1) {
		const pair = readPair(cells.at(-1));
		if (!pair) break;
		values.push(pair);
		cells.pop();
	}
	const head = cells.join("	");
	const count = /(?<!\d)\d{1,15}$/.exec(head)?.[0];
	if (values.length === 0 || count === void 0 || Number(count) > 1e9) return null;
	const before = head.slice(0, head.length - Math.max(8, count.length));
	const padding = head.slice(before.length, head.length - count.length);
	if (padding.trim() !== "" || padding.length + count.length < 8) return null;
	if (count.length >= 8 && /[^\t ]$/.test(before)) return null;
	return {
		iterations: Number(count),
		values: values.reverse(),
		before
	};
}
function readPair(cell) {
	const [, text, unit] = /^ *(\S+) (\S+)$/.exec(cell) ?? [];
	const value = text === void 0 ? null : readNumber(text);
	if (value === null || readNumber(unit) !== null) return null;
	return {
		text,
		value,
		unit
	};
}
/** A configuration line. An empty value takes the key away. */
function readConfig(line) {
	const match = /^(\p{Ll}[^\p{White_Space}\p{Lu}:]*):(?:[ \t]+(.*))?$/u.exec(line);
	return match && {
		key: match[1],
		value: match[2] ?? ""
	};
}
/**
* A `Unit` line: the keys that are new, which are put into `known`, and what is wrong with others;
* null: another line.
*/
function readUnits(line, known) {
	if (!line.startsWith("Unit")) return null;
	const [word, unit, ...settings] = fieldsOf(line);
	if (word !== "Unit") return null;
	if (unit === void 0) return {
		value: [],
		problems: ["the unit is missing"]
	};
	const value = [];
	const problems = [];
	for (const setting of settings) {
		const at = setting.indexOf("=");
		const key = setting.slice(0, at);
		const text = setting.slice(at + 1);
		const before = known.get(`${unit} ${key}`);
		if (at <= 0) problems.push(`"${brief(setting)}" is not key=value`);
		else if (before === void 0) {
			known.set(`${unit} ${key}`, text);
			value.push({
				unit,
				key,
				value: text
			});
		} else if (before !== text) problems.push(`${brief(key)} of ${brief(unit)} is already ${brief(before)}`);
	}
	return {
		value,
		problems
	};
}
const RUN_ENDED = /* @__PURE__ */ new RegExp("^(?:Benchmark\\S+ *\\t)?((panic|fatal error): .*|exit status \\d+|signal: .*|FAIL(?:\\t.*)?|\\*\\*\\* Test killed.*|\\[\\.\\.\\. \\d+ bytes cut \\.\\.\\.\\])$");
/** Reads a line of `go test` that reports a failure, with the lines before and after it. */
function readTrouble(line, previous, next) {
	const ended = /(?:^|\t)--- (FAIL|SKIP): Benchmark(\S+)/.exec(line);
	if (ended) {
		const [kind, name] = [ended[1] === "FAIL" ? "failed" : "skipped", ended[2]];
		const reason = [next, previous].find((text) => /^ {4}\S+\.go:\d+: /.test(text));
		const message = `${name} ${kind === "failed" ? "failed" : "was skipped"}`;
		return {
			kind,
			code: `benchmark-${kind}`,
			message: reason ? `${message}: ${reason.trim()}` : message,
			name
		};
	}
	const [, said, panic] = RUN_ENDED.exec(line) ?? [];
	if (said === void 0) return null;
	if (said.startsWith("[")) return {
		kind: "cut",
		code: "cut-output",
		message: "a part of the output was left out because it was too long",
		name: null
	};
	if (panic) return {
		kind: "panic",
		code: "panic",
		message: said,
		name: null
	};
	return {
		kind: "run-failed",
		code: "run-failed",
		message: `the test binary failed: ${said.replaceAll("	", " ")}`,
		name: null
	};
}
// src/core/text/bench-text.ts
/** More than this of one text help nobody. */
const MOST_PROBLEMS = 50;
/** Every result has a copy of the configuration. Go prints four keys. */
const MOST_KEYS = 200;
/** Never throws; a text without any result has a problem that says so. */
function readBenchText(text) {
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const isCut = lines.at(-1) !== "";
	if (!isCut) lines.pop();
	const reading = {
		lines,
		isCut,
		results: [],
		units: [],
		unitKeys: /* @__PURE__ */ new Map(),
		config: Object.freeze({}),
		pending: null,
		problems: [],
		joined: [],
		failures: /* @__PURE__ */ new Set(),
		packages: 0
	};
	for (let at = 0; at < lines.length; at++) readLine$1(reading, at);
	return finish(reading);
}
function readLine$1(r, at) {
	const line = r.lines[at];
	if (noteTrouble(r, at)) return;
	const own = splitName(line);
	if (own) readResult(r, at, own.name, own.rest);
	else if (!readTorn(r, at) && !noteUnits(r, at)) noteConfig(r, at);
}
/** A result behind output, whose name is before it on the line or on an earlier line. */
function readTorn(r, at) {
	const tail = readTail(r.lines[at]);
	const name = tail && (nameBefore(tail) ?? r.pending?.name);
	if (tail && name) join(r, at, name, tail);
	return Boolean(name);
}
function noteUnits(r, at) {
	const units = readUnits(r.lines[at], r.unitKeys);
	if (!units) return false;
	for (const unit of units.value) r.units.push(unit);
	for (const message of units.problems) tell(r, "bad-unit-line", `unit line: ${message}`, at);
	return true;
}
function noteConfig(r, at) {
	const config = readConfig(r.lines[at]);
	if (!config) return;
	const { [config.key]: _, ...others } = r.config;
	if (Object.keys(others).length >= MOST_KEYS) {
		tell(r, "too-many-keys", `more than ${MOST_KEYS} keys of configuration: this one is left out`, at);
		return;
	}
	r.config = Object.freeze(config.value === "" ? others : {
		...others,
		[config.key]: config.value
	});
}
/** The benchmark's name at the end of the text before a result: output without end of line. */
function nameBefore(tail) {
	const text = tail.before.trimEnd();
	const word = text.slice(Math.max(text.lastIndexOf(" "), text.lastIndexOf("	")) + 1);
	const at = word.indexOf("Benchmark");
	const name = at < 0 ? "" : word.slice(at + 9);
	return /^[^\p{Ll}]/u.test(name) ? name : null;
}
/** A line that starts with a benchmark's name. */
function readResult(r, at, name, rest) {
	closePending(r);
	const isCutLine = r.isCut && at === r.lines.length - 1;
	if (rest === "" && !isCutLine) return;
	const fields = readFields(rest);
	const tail = typeof fields === "string" ? readTail(rest) : null;
	if (tail) join(r, at, name, tail);
	else if (typeof fields === "string") r.pending = {
		name,
		line: at,
		why: fields
	};
	else if (isCutLine) pushCut(r, at, name, fields);
	else push(r, at, name, fields);
}
function push(r, at, name, { iterations, values }) {
	r.pending = null;
	r.results.push({
		line: at + 1,
		name,
		iterations,
		values,
		config: r.config
	});
}
function join(r, at, name, fields) {
	push(r, at, name, fields);
	r.joined.push(at);
}
/** The last unit of a text without end of line may be half a unit: kept only if it is known. */
function pushCut(r, at, name, fields) {
	const known = /* @__PURE__ */ new Set([
		"ns/op",
		"MB/s",
		"B/op",
		"allocs/op"
	]);
	for (const result of r.results) for (const { unit } of result.values) known.add(unit);
	const isWhole = known.has(fields.values.at(-1).unit);
	const values = isWhole ? fields.values : fields.values.slice(0, -1);
	if (values.length > 0) push(r, at, name, {
		...fields,
		values
	});
	tell(r, "cut-output", `the output ends inside the line of ${name}; ${isWhole ? "what follows, if anything, is lost" : "its last value is left out"}`, at);
}
/** Failures that `go test` reports, each once with its reason; true: the line is spent. */
function noteTrouble(r, at) {
	const line = r.lines[at];
	const trouble = readTrouble(line, r.lines[at - 1] ?? "", r.lines[at + 1] ?? "");
	if (!trouble) return false;
	const own = trouble.name ?? splitName(line)?.name;
	if (trouble.kind === "cut" || own && own !== r.pending?.name) closePending(r);
	const about = own ?? r.pending?.name;
	r.pending = null;
	const { kind, code, message } = trouble;
	if (!isTold(r, line, kind)) tell(r, code, message + (trouble.name === null && about !== void 0 ? ` (in ${about})` : ""), at);
	if (kind === "failed" || kind === "panic" || kind === "run-failed") r.failures.add(r.packages);
	if (line.startsWith("FAIL	")) r.packages++;
	return true;
}
/** That a run failed is worth saying only where no reason has been told. */
function isTold(r, line, kind) {
	if (kind !== "run-failed") return false;
	return line === "FAIL" ? r.failures.size > 0 : r.failures.has(r.packages);
}
function closePending(r) {
	const pending = r.pending;
	r.pending = null;
	if (!pending || /^\p{Ll}/u.test(pending.name)) return;
	tell(r, "bad-line", `no result can be read for ${pending.name}: ${pending.why}`, pending.line);
}
function tell(r, code, message, at) {
	r.problems.push({
		code,
		message,
		where: `line ${at + 1}`
	});
}
function finish(r) {
	const last = r.lines.length - 1;
	if (r.isCut && (r.pending?.line === last || isStump(r.lines[last]))) {
		const name = r.pending?.name ?? "a benchmark";
		r.pending = null;
		tell(r, "cut-output", `the output ends inside the line of ${name}; it is left out`, last);
	}
	closePending(r);
	if (r.joined.length > 0) {
		tell(r, "torn-lines", `${r.joined.length === 1 ? "1 result was" : `${r.joined.length} results were`} torn apart by other output and put together again`, r.joined[0]);
		r.problems.at(-1).next = "let benchmarks print to stderr, or not at all";
	}
	const { results, units } = r;
	if (results.length === 0 && r.problems.length === 0) {
		const message = r.lines.length === 0 ? "no output" : "no line of the output is a result";
		r.problems.push({
			code: "no-results",
			message,
			next: "check the pattern of benchmarks; one that skips itself prints nothing without -v"
		});
	}
	return {
		value: {
			results,
			units
		},
		problems: capProblems(r.problems)
	};
}
function isStump(line) {
	return line.length > 2 && "Benchmark".startsWith(line);
}
/** As many problems as somebody may read, at a length that they may, and how many more. */
function capProblems(problems) {
	const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => {
		const { message } = problem;
		return message.length > 300 ? {
			...problem,
			message: `${message.slice(0, 300)}...`
		} : problem;
	});
	const more = problems.length - MOST_PROBLEMS;
	if (more <= 0) return shown;
	return [...shown, {
		code: "more-problems",
		message: `${more} or more other problems`
	}];
}
// src/core/parsers/go-bench.ts
/** Half of the last printed decimal, in the printed unit: 22.8 -> 0.05; null if not decimal. */
function halfStep(text) {
	const decimal = /^[+-]?\d*(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text);
	if (!decimal) return null;
	const [, fraction = "", exponent = "0"] = decimal;
	return .5 * 10 ** (Number(exponent) - fraction.length);
}
/** Go leaves the GOMAXPROCS suffix out when it is 1, and writes no leading zeros. */
function splitProcs(name) {
	const [, benchmark, procs] = /^(.*)-([2-9]|[1-9]\d{1,4})$/.exec(name) ?? [];
	return procs ? {
		benchmark,
		procs: Number(procs)
	} : {
		benchmark: name,
		procs: null
	};
}
/**
* Tells a GOMAXPROCS suffix from a name that ends alike, such as `n-100` where GOMAXPROCS is 1.
* A name that also comes with a suffix has none itself. All benchmarks of a package run under the
* same values of GOMAXPROCS, so if that does not hold, there are no suffixes where some name has
* none; else every name has one. Where all names end in one number the format cannot tell.
*/
function namer(names) {
	const whole = (name) => ({
		benchmark: name,
		procs: null
	});
	const bases = new Set([...names].map((name) => splitProcs(name).benchmark));
	const bySuffix = (name) => bases.has(name) ? whole(name) : splitProcs(name);
	const values = [...Map.groupBy([...names].map(bySuffix), ({ benchmark }) => benchmark).values()].map((group) => group.map(({ procs }) => procs).sort().join());
	if (new Set(values).size <= 1) return bySuffix;
	return [...names].some((name) => splitProcs(name).procs === null) ? whole : splitProcs;
}
const scopeOf = (result) => result.config.pkg ?? "";
function nameResults(results) {
	const names = /* @__PURE__ */ new Map();
	for (const result of results) names.set(scopeOf(result), (names.get(scopeOf(result)) ?? /* @__PURE__ */ new Set()).add(result.name));
	const namers = new Map([...names].map(([scope, known]) => [scope, namer(known)]));
	return results.map((result) => ({
		...result,
		...namers.get(scopeOf(result))(result.name)
	}));
}
function observe$1(line, { text, value, unit: printed }) {
	const { unit, factor } = parseUnit(printed);
	const half = halfStep(text);
	return {
		scope: scopeOf(line),
		benchmark: line.benchmark || "Benchmark",
		procs: line.procs,
		metric: metricId(printed),
		unit,
		value: toBase(value, factor),
		iterations: line.iterations,
		resolution: half === null ? null : toBase(half, factor)
	};
}
function observeAll(line) {
	const problems = [];
	const where = `line ${line.line}`;
	const tell = (code, message) => problems.push({
		code,
		message,
		where
	});
	if (line.iterations <= 0) {
		tell("no-iterations", `${line.name} made ${line.iterations} iterations: nothing measured`);
		return {
			value: [],
			problems
		};
	}
	const byMetric = /* @__PURE__ */ new Map();
	for (const value of line.values) {
		const seen = observe$1(line, value);
		if (!Number.isFinite(seen.value)) tell("no-finite-number", `${line.name} reports ${value.text} ${value.unit}`);
		else if (metricFor(seen.metric).fromUsage) tell("reserved-unit", `${line.name} reports ${value.unit}, which is read from the kernel`);
		else if (byMetric.has(seen.metric)) tell("repeated-unit", `${line.name} reports ${seen.metric} twice; the first one counts`);
		else byMetric.set(seen.metric, seen);
	}
	return {
		value: [...byMetric.values()],
		problems
	};
}
/** What a benchmark says of its units, where it is not what gcbench will assume. */
function unitProblems(units) {
	return units.flatMap(({ unit, key, value }) => {
		const { better } = metricFor(metricId(unit));
		if (key !== "better" || value === better) return [];
		return [{
			code: "unit-direction",
			message: `the output says better=${value} for ${unit}, but ${better} is taken as better`,
			next: `set better for the metric ${metricId(unit)} in the suite file`
		}];
	});
}
const goBench = {
	id: "go-bench",
	about: "The Go benchmark format: what `go test -bench` prints.",
	parse(text) {
		const { value, problems } = readBenchText(text);
		const found = nameResults(value.results).map(observeAll);
		return {
			value: found.flatMap((each) => each.value),
			problems: capProblems([
				...problems,
				...found.flatMap((each) => each.problems),
				...unitProblems(value.units)
			])
		};
	}
};
// src/core/text/go-runtime-json.ts
/** Metrics of package runtime/metrics as a program prints them in JSON. */
/** A JSON object; null for anything else. */
function readObject(text) {
	try {
		const value = JSON.parse(text);
		return isObject(value) ? value : null;
	} catch {
		return null;
	}
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const numberOf = (value) => typeof value === "number" && Number.isFinite(value) ? value : null;
const numbersOf$1 = (value) => Array.isArray(value) && value.every((one) => numberOf(one) !== null) ? value : null;
/** JSON has no infinity: the outermost bounds are texts such as `+Inf`, or null. */
function boundsOf(value) {
	if (!Array.isArray(value)) return null;
	const last = value.length - 1;
	const ends = value.map((one, at) => {
		if (numberOf(one) !== null) return one;
		return at === 0 ? -Infinity : at === last ? Infinity : NaN;
	});
	return ends.every((one, at) => at === 0 || one > ends[at - 1]) && !ends.some(Number.isNaN) ? ends : null;
}
/** A Float64Histogram under the names of its fields, whatever their case. */
function histogramOf$1(value) {
	if (!isObject(value)) return null;
	const counts = numbersOf$1(value.Counts ?? value.counts);
	const bounds = boundsOf(value.Buckets ?? value.buckets);
	if (counts === null || bounds === null || bounds.length !== counts.length + 1) return null;
	return counts.some((count) => count < 0) ? null : {
		bounds,
		counts,
		sum: null
	};
}
/** The metrics in an object by their names; null: it has none. */
function metricsIn(told) {
	const numbers = /* @__PURE__ */ new Map();
	const histograms = /* @__PURE__ */ new Map();
	for (const name of NUMBER_NAMES) {
		const number = numberOf(told[name]);
		if (number !== null) numbers.set(name, number);
	}
	for (const name of HISTOGRAM_NAMES) {
		const histogram = histogramOf$1(told[name]);
		if (histogram !== null) histograms.set(name, histogram);
	}
	return numbers.size + histograms.size === 0 ? null : {
		numbers,
		histograms
	};
}
// src/core/parsers/go-expvar.ts
const HEAP$1 = "/memory/classes/heap";
/** Fields of runtime.MemStats by the names that runtime/metrics has for the same. */
const FIELDS = {
	"/gc/cycles/total:gc-cycles": "NumGC",
	"/gc/heap/allocs:bytes": "TotalAlloc",
	"/gc/heap/allocs:objects": "Mallocs",
	"/gc/heap/goal:bytes": "NextGC",
	"/gc/heap/objects:objects": "HeapObjects",
	"/memory/classes/total:bytes": "Sys",
	[`${HEAP$1}/objects:bytes`]: "HeapAlloc",
	[`${HEAP$1}/released:bytes`]: "HeapReleased",
	[`${HEAP$1}/stacks:bytes`]: "StackInuse"
};
/** Those that are a difference of two fields. */
const DIFFERENCES = {
	[`${HEAP$1}/unused:bytes`]: ["HeapInuse", "HeapAlloc"],
	[`${HEAP$1}/free:bytes`]: ["HeapIdle", "HeapReleased"]
};
/** PauseNs is a ring: the pause of collection n is at (n + 255) % 256. */
const RING = 256;
function pausesOf(stats) {
	const [last, ring] = [numberOf(stats.NumGC), stats.PauseNs];
	if (last === null || !Array.isArray(ring) || ring.length !== RING) return [];
	const ns = Array.from({ length: Math.min(RING, last) }, (_, i) => numberOf(ring[(last - i + RING - 1) % RING]));
	return ns.some((one) => one === null) ? [] : ns.map((one) => (one ?? 0) / 1e9).reverse();
}
function memstatsIn(stats) {
	const numbers = /* @__PURE__ */ new Map();
	const set = (name, value) => {
		if (value !== null) numbers.set(name, value);
	};
	for (const [name, field] of Object.entries(FIELDS)) set(name, numberOf(stats[field]));
	for (const [name, [whole, part]] of Object.entries(DIFFERENCES)) {
		const [a, b] = [numberOf(stats[whole]), numberOf(stats[part])];
		set(name, a === null || b === null ? null : a - b);
	}
	const pauseNs = numberOf(stats.PauseTotalNs);
	set(PAUSE_TOTAL, pauseNs === null ? null : pauseNs / 1e9);
	if (numbers.size === 0) return null;
	return {
		numbers,
		histograms: /* @__PURE__ */ new Map(),
		lastPausesSec: pausesOf(stats)
	};
}
/** memstats, and a variable that holds what runtime/metrics tells, where there is one. */
function readVariables(text) {
	const variables = readObject(text);
	if (variables === null) return null;
	const { memstats, ...others } = variables;
	const stats = isObject(memstats) ? memstatsIn(memstats) : null;
	const more = Object.values(others).flatMap((value) => {
		const found = isObject(value) ? metricsIn(value) : null;
		return found === null ? [] : [found];
	});
	const all = [...stats === null ? [] : [stats], ...more];
	if (all.length === 0) return null;
	return {
		numbers: new Map(all.flatMap(({ numbers }) => [...numbers])),
		histograms: new Map(all.flatMap(({ histograms }) => [...histograms])),
		...stats?.lastPausesSec === void 0 ? {} : { lastPausesSec: stats.lastPausesSec }
	};
}
/** What package expvar serves at /debug/vars: runtime.MemStats, and what the program adds. */
const goExpvar = {
	id: "go-expvar",
	about: "Metrics of a Go program's runtime: `memstats` of package expvar, and a variable that holds what go-metrics reads.",
	parse(text) {
		const { value, problems } = readSnapshots(text, readVariables);
		return {
			value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
			problems
		};
	}
};
// src/core/parsers/go-metrics.ts
/** Package runtime/metrics as a JSON object from names to numbers and histograms. */
const goMetrics = {
	id: "go-metrics",
	about: "Metrics of a Go program's runtime: package runtime/metrics as JSON.",
	parse(text) {
		const { value, problems } = readSnapshots(text, (part) => {
			const told = readObject(part);
			return told === null ? null : metricsIn(told);
		});
		return {
			value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
			problems
		};
	}
};
// src/core/parsers/go-prometheus.ts
const HEAP = "/memory/classes/heap";
const isCounter = /* @__PURE__ */ new Set([...Object.values(COUNTERS).flat(), "/cpu/classes/total:cpu-seconds"]);
/** `/gc/heap/allocs:bytes` as the client names it: go_gc_heap_allocs_bytes_total. */
const clientName = (name) => `go${name.replace(/[^a-z0-9]+/g, "_")}${isCounter.has(name) ? "_total" : ""}`;
/** What the client tells of every program, after the name that runtime/metrics has for it. */
const DEFAULTS = [
	["/gc/cycles/total:gc-cycles", "go_gc_duration_seconds_count"],
	[PAUSE_TOTAL, "go_gc_duration_seconds_sum"],
	["/gc/heap/allocs:bytes", "go_memstats_alloc_bytes_total"],
	["/gc/heap/goal:bytes", "go_memstats_next_gc_bytes"],
	["/gc/heap/objects:objects", "go_memstats_heap_objects"],
	[`${HEAP}/objects:bytes`, "go_memstats_heap_alloc_bytes"],
	[`${HEAP}/released:bytes`, "go_memstats_heap_released_bytes"],
	[`${HEAP}/stacks:bytes`, "go_memstats_stack_inuse_bytes"],
	["/memory/classes/total:bytes", "go_memstats_sys_bytes"],
	["/sched/goroutines:goroutines", "go_goroutines"]
];
/** One number of the text exposition format: a name, labels, a value, perhaps a time. */
const LINE = /^(go_\w+)(?:\{([^}\n]*)\})? +(\S+)(?: +-?\d+)?\r?$/gm;
function readSeries(text) {
	const plain = /* @__PURE__ */ new Map();
	const buckets = /* @__PURE__ */ new Map();
	for (const [, name = "", labels = "", printed = ""] of text.matchAll(LINE)) {
		const value = Number(printed);
		if (!Number.isFinite(value)) continue;
		const end = /(?:^|,) *le="([^"]*)"/.exec(labels)?.[1];
		if (end === void 0) {
			if (!/(?:^|,) *quantile=/.test(labels) && !plain.has(name)) plain.set(name, value);
			continue;
		}
		const known = buckets.get(name) ?? [];
		known.push([end === "+Inf" ? Infinity : Number(end), value]);
		buckets.set(name, known);
	}
	return {
		plain,
		buckets
	};
}
/** Buckets hold what is at or below their end, the lower ones included. */
function histogramOf({ plain, buckets }, name) {
	const ends = buckets.get(`${name}_bucket`) ?? [];
	const counts = ends.map(([, count], at) => count - (ends[at - 1]?.[1] ?? 0));
	const grows = ends.every(([end], at) => end > (ends[at - 1]?.[0] ?? -Infinity));
	if (ends.length === 0 || !grows || counts.some((count) => count < 0)) return null;
	return {
		bounds: [-Infinity, ...ends.map(([end]) => end)],
		counts,
		sum: plain.get(`${name}_sum`) ?? null
	};
}
function readExposition(text) {
	const series = readSeries(text);
	const numbers = /* @__PURE__ */ new Map();
	const set = (name, value) => {
		if (value !== void 0 && !numbers.has(name)) numbers.set(name, value);
	};
	for (const name of NUMBER_NAMES) set(name, series.plain.get(clientName(name)));
	for (const [name, own] of DEFAULTS) set(name, series.plain.get(own));
	const mallocs = series.plain.get("go_memstats_mallocs_total");
	const allocs = "/gc/heap/allocs:objects";
	if (!numbers.has(allocs)) set(allocs, mallocs);
	const [alloc, inuse] = ["alloc", "inuse"].map((what) => series.plain.get(`go_memstats_heap_${what}_bytes`));
	if (alloc !== void 0 && inuse !== void 0) set(`${HEAP}/unused:bytes`, inuse - alloc);
	const [idle, released] = ["idle", "released"].map((what) => series.plain.get(`go_memstats_heap_${what}_bytes`));
	if (idle !== void 0 && released !== void 0) set(`${HEAP}/free:bytes`, idle - released);
	const histograms = /* @__PURE__ */ new Map();
	for (const name of HISTOGRAM_NAMES) {
		const found = histogramOf(series, clientName(name));
		if (found !== null) histograms.set(name, found);
	}
	return numbers.size + histograms.size === 0 ? null : {
		numbers,
		histograms
	};
}
/** What the Go client of Prometheus serves: its default metrics, or all of runtime/metrics. */
const goPrometheus = {
	id: "go-prometheus",
	about: "Metrics of a Go program's runtime: the text of the Go client of Prometheus.",
	parse(text) {
		const whole = text.slice(0, text.lastIndexOf("\n") + 1);
		const { value, problems } = readSnapshots(whole, readExposition);
		return {
			value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
			problems
		};
	}
};
// src/core/parsers/jvm-gc.ts
/**
* A line of one collection: any decorations in brackets, or none, the collection's number, in
* generational ZGC the generation, and what happened.
*/
const EVENT = /^(?:.*\])? *GC\((\d{1,9})\) (?:[YO]: )?((?:Pause|Concurrent|Garbage|Minor|Major) .*)$/;
/** What the log says once, when the JVM starts. */
const START_OF_JVM = /^(?:.*\])? *Using (?:G1|Parallel|Serial|Shenandoah|Epsilon|The Z Garbage Collector)\b/;
const STALL = /^(?:.*\])? *Allocation Stall \(.*\) (\d{1,9}\.\d{3})ms$/;
const SIZE = String.raw`(\d{1,9}[BKMG])`;
/** The end of a pause or of a concurrent phase: heap before, after and committed, and its time. */
const END = new RegExp(String.raw`^(Pause|Concurrent) (.+?)(?: ${SIZE}->${SIZE}\(${SIZE}\))? (\d{1,9}\.\d{3})ms$`);
/** The start of one: words, and causes in parentheses. */
const START = /^(Pause|Concurrent) ([A-Za-z -]+(?: \([^()]*(?:\(\)[^()]*)?\))*)$/;
/** The end of a whole collection of ZGC. */
const COLLECTION = /^(?:Garbage|Minor|Major) Collection \(.*\) (\d{1,9}[BKMG])\(\d+%\)->(\d{1,9}[BKMG])\(\d+%\)/;
const KINDS = [
	["mixed", /^Young \(Mixed\)/],
	["young", /^Young\b/],
	["full", /^Full\b/],
	["remark", /^Remark\b/],
	["cleanup", /^Cleanup\b/],
	["mark-start", /^(?:Mark Start|Init Mark)\b/],
	["mark-end", /^(?:Mark End|Final Mark)\b/],
	["relocate-start", /^Relocate Start\b/],
	["other", /^/]
];
const newLog = () => ({
	jvms: 0,
	cycles: /* @__PURE__ */ new Set(),
	forced: /* @__PURE__ */ new Set(),
	pausesUs: [],
	pausedUs: 0,
	concurrentUs: 0,
	stallsUs: [],
	before: null,
	after: null,
	committed: null,
	openPauses: /* @__PURE__ */ new Set(),
	openPhases: /* @__PURE__ */ new Map(),
	torn: [],
	isCut: false
});
const toUs = (ms) => Math.round(Number(ms) * 1e3);
/** The larger of a size so far and a printed one; K, M and G are powers of 1024. */
function larger(size, printed) {
	const step = 1024 ** "BKMG".indexOf(printed.at(-1));
	const bytes = Number(printed.slice(0, -1)) * step;
	return size && size.bytes >= bytes ? size : {
		bytes,
		halfStep: step / 2
	};
}
function endPause(log, cycle, name, us) {
	log.openPauses.delete(cycle);
	log.pausesUs.push({
		kind: KINDS.find(([, start]) => start.test(name))[0],
		us
	});
	log.pausedUs += us;
}
/**
* A phase inside another of its collection is in the outer one's time, and a whole cycle counts
* only if its start has been seen. Pauses that end inside are taken off.
*/
function endPhase(log, cycle, name, us) {
	const open = log.openPhases.get(cycle);
	if (open ? open.name !== name : / Cycle$/.test(name)) return;
	log.openPhases.delete(cycle);
	log.concurrentUs += Math.max(0, us - (open ? log.pausedUs - open.pausedUs : 0));
}
/** False: the text is neither the start nor the end of anything. */
function readEvent(log, number, text) {
	const cycle = `${log.jvms}:${number}`;
	const collection = COLLECTION.exec(text);
	const [, what, name = "", before, after, committed, time] = END.exec(text) ?? [];
	if (collection) {
		log.before = larger(log.before, collection[1]);
		log.after = larger(log.after, collection[2]);
	} else if (time) {
		if (before) log.before = larger(log.before, before);
		if (after) log.after = larger(log.after, after);
		if (committed) log.committed = larger(log.committed, committed);
		(what === "Pause" ? endPause : endPhase)(log, cycle, name, toUs(time));
	} else return readStart(log, cycle, text);
	log.cycles.add(cycle);
	if (text.includes("(System.gc())")) log.forced.add(cycle);
	return true;
}
function readStart(log, cycle, text) {
	const [, what, name] = START.exec(text) ?? [];
	if (what === "Pause") log.openPauses.add(cycle);
	else if (what && !log.openPhases.has(cycle) && !name.endsWith(" Abort")) log.openPhases.set(cycle, {
		name,
		pausedUs: log.pausedUs
	});
	return what !== void 0 || !/^(?:Pause|Concurrent) /.test(text);
}
function readLine(log, line, at) {
	const [, number, event] = EVENT.exec(line) ?? [];
	const stall = STALL.exec(line);
	if (number && event) {
		if (!readEvent(log, number, event)) log.torn.push(at + 1);
	} else if (stall) log.stallsUs.push(toUs(stall[1]));
	else if (START_OF_JVM.test(line)) log.jvms++;
}
function readLog(text) {
	const log = newLog();
	const lines = text.split(/\r?\n/);
	const last = lines.pop() ?? "";
	for (const [at, line] of lines.entries()) readLine(log, line, at);
	if (/ \d+\.\d{3}ms$/.test(last)) readLine(log, last, lines.length);
	else log.isCut = /^\[|GC\(/.test(last);
	return log;
}
const seen = (metric, value, resolution = null) => observeTrial(metric, value, null, resolution);
/** No collector works without pauses, but with -Xlog:gc ZGC does not tell them. */
const hasPhases = (log) => log.cycles.size === 0 || log.pausesUs.length > 0;
/** Pauses together and by kind. A kind that did not occur is a zero, not a gap. */
function observePauses(log) {
	const all = log.pausesUs.map(({ us }) => us);
	const one = (id, us) => seen(`gc-pause-${id}`, us / 1e6, 5e-7);
	const total = (id, times) => seen(`gc-pause${id}-total`, times.reduce((sum, us) => sum + us, 0) / 1e6);
	const found = [seen("gc-pauses", all.length), total("", all)];
	if (all.length > 0) {
		const [p50, p99, max] = quantile(all, [
			.5,
			.99,
			1
		]);
		found.push(one("p50", p50), one("p99", p99), one("max", max));
	}
	for (const [kind] of KINDS) {
		const times = log.pausesUs.filter((pause) => pause.kind === kind).map(({ us }) => us);
		found.push(seen(`gc-pause-${kind}-count`, times.length), total(`-${kind}`, times));
		if (times.length > 0) found.push(one(`${kind}-max`, quantile(times, 1)));
	}
	return found;
}
function observe(log) {
	if (log.cycles.size === 0 && log.jvms === 0) return [];
	const sizes = Object.entries({
		"gc-heap-before-max": log.before,
		"gc-heap-after-max": log.after,
		"gc-heap-committed-max": log.committed
	});
	const phases = hasPhases(log) ? [...observePauses(log), seen("gc-concurrent-total", log.concurrentUs / 1e6)] : [];
	return [
		seen("gc-cycles", log.cycles.size),
		seen("gc-cycles-forced", log.forced.size),
		...phases,
		seen("gc-stalls", log.stallsUs.length),
		seen("gc-stall-total", log.stallsUs.reduce((sum, us) => sum + us, 0) / 1e6),
		...sizes.flatMap(([metric, size]) => size ? [seen(metric, size.bytes, size.halfStep)] : [])
	];
}
function problemsOf(log) {
	const problems = [];
	const tell = (code, message, more = {}) => problems.push({
		code,
		message,
		...more
	});
	const next = "start java with -Xlog:gc*";
	if (log.cycles.size === 0 && log.jvms === 0) {
		tell("no-gc-lines", "the output has no line of a JVM's unified GC log", { next });
		return problems;
	}
	if (!hasPhases(log)) tell("no-pauses", "the GC log does not tell pauses and phases", { next });
	if (log.torn.length > 0) tell("torn-lines", `${log.torn.length === 1 ? "1 line is" : `${log.torn.length} lines are`} torn, and left out`, { where: `line ${log.torn[0]}` });
	if (log.isCut) tell("cut-output", "the output ends inside a line of the GC log");
	if (log.openPauses.size + log.openPhases.size > 0) tell("unfinished", "the output ends before collections do: their times are left out");
	if (log.jvms > 1) tell("several-programs", "the logs of several JVMs are taken as one");
	return problems;
}
/** What the JVM logs with -Xlog:gc or -Xlog:gc*, between whatever the program prints. */
const jvmGc = {
	id: "jvm-gc",
	about: "Garbage collections of a JVM, from its unified log (-Xlog:gc*).",
	parse(text) {
		const log = readLog(text);
		return {
			value: observe(log),
			problems: problemsOf(log)
		};
	}
};
// src/core/stats/histogram-quantile.ts
/**
* Quantile q of a histogram with log-spaced buckets, interpolated inside the bucket where the
* cumulated count reaches q N: ln x = ln v_j + (f - 1/2) step, f the share of bucket j below the
* quantile. A printed percentile is only the bucket's middle, so 1 % changes vanish in ties.
* Source: linear interpolation of the cumulated counts on the log scale; sysbench's step is
* ln(10^8) / 1023 (sb_histogram.c).
* Null for an empty histogram.
* @param buckets in ascending order of value
* @example histogramQuantile([{ value: 1, count: 4 }, { value: 2, count: 6 }], 0.5, Math.LN2)
* // 2 ** (1 - 1/2 + 1/6) = 1.5874
*/
function histogramQuantile(buckets, q, logStep) {
	const target = q * buckets.reduce((sum, { count }) => sum + count, 0);
	let below = 0;
	for (const { value, count } of buckets) {
		if (count > 0 && below + count >= target) return value * Math.exp(((target - below) / count - .5) * logStep);
		below += count;
	}
	return null;
}
// src/core/parsers/sysbench.ts
/**
* sysbench counts latencies in 1024 buckets from 0.001 to 100000 ms, evenly spaced on a log scale;
* the first and the last also hold what lies beyond (sb_logger.c, sb_histogram.c).
*/
const LOG_STEP = Math.log(1e8) / 1023;
const FIRST_MS = .001;
const LAST_MS = 1e5;
const HALF_BUCKET = Math.expm1(LOG_STEP / 2);
/** Quantiles of the table of metrics, in thousandths: whole, as 1 - 0.999 is not. */
const QUANTILES = {
	p50: 500,
	p90: 900,
	p95: 950,
	p99: 990,
	"p99.9": 999
};
const names = Object.keys(QUANTILES);
/** With fewer events beyond it a quantile says more about luck than about the program. */
const EVENTS_BEYOND = 50;
/** Lines of a report by their labels, with the numbers that are read from them. */
const LINES$1 = {
	"Number of threads": /^Number of threads: (\d{1,15})$/m,
	transactions: /^ *transactions: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
	queries: /^ *queries: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
	"ignored errors": /^ *ignored errors: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
	reconnects: /^ *reconnects: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
	"total time": /^ *total time: +(\d{1,15}\.\d{4})s$/m,
	"total number of events": /^ *total number of events: +(\d{1,15})$/m,
	min: /^ *min: +(\d{1,15}\.\d\d)$/m,
	max: /^ *max: +(\d{1,15}\.\d\d)$/m,
	sum: /^ *sum: +(\d{1,15}\.\d\d)$/m,
	percentile: /^ *(\d{1,3})th percentile: +(\d{1,15}\.\d\d)$/m,
	"events (avg/stddev)": /^ *events \(avg\/stddev\): +(\d{1,15}\.\d{4})\/ *(\d{1,15}\.\d\d)$/m,
	unfinished: /^Number of unfinished transactions on forced shutdown: (\d{1,15})$/m
};
/** Lines of every report, and those of a report on a database. */
const ALWAYS = [
	"Number of threads",
	"total time",
	"total number of events",
	"min",
	"max",
	"sum",
	"events (avg/stddev)"
];
const IN_SQL = [
	"transactions",
	"queries",
	"ignored errors",
	"reconnects"
];
const BUCKET = /^ *(\d{1,9}\.\d{3}) \|\** +(\d{1,15})$/gm;
const toSec = (ms) => ms / 1e3;
/**
* The middle of a bucket is printed in three decimals; its index gives it in full. Buckets that
* print alike, below 0.055 ms, are taken together.
*/
function countBuckets(text) {
	const counts = /* @__PURE__ */ new Map();
	for (const [, printed, count] of text.matchAll(BUCKET)) {
		const index = Math.round(Math.log(Number(printed) / FIRST_MS) / LOG_STEP);
		counts.set(index, (counts.get(index) ?? 0) + Number(count));
	}
	return counts;
}
function readBuckets(text) {
	const value = (index) => FIRST_MS * Math.exp(index * LOG_STEP);
	return [...countBuckets(text)].map(([index, count]) => ({
		value: value(index),
		count
	}));
}
const BUCKETS = 1024;
/** What a report may hold; no run of sysbench comes near. */
const MOST_EVENTS = 1e9;
/** What the percentiles are read from, as it is stored. */
function readHistogram(text) {
	const { value: run } = lastReport(wholeLines(text));
	const buckets = (run === null ? [] : [...countBuckets(run)]).filter(([index, count]) => index >= 0 && index < BUCKETS && count > 0 && count <= MOST_EVENTS).sort(([a], [b]) => a - b);
	if (buckets.length === 0) return null;
	return {
		unit: "s",
		first: toSec(FIRST_MS),
		logStep: LOG_STEP,
		buckets
	};
}
/** A line without its end may be half a number. */
const wholeLines = (text) => text.slice(0, text.lastIndexOf("\n") + 1).replaceAll("\r\n", "\n");
function readReport(text) {
	const lines = Object.entries(LINES$1).flatMap(([label, line]) => {
		const found = line.exec(text);
		return found ? [[label, found.slice(1).map(Number)]] : [];
	});
	return {
		lines: Object.fromEntries(lines),
		buckets: readBuckets(text)
	};
}
/** The last report of a text, which can hold several invocations, `prepare` among them. */
function lastReport(text) {
	const runs = text.split(/^(?=sysbench \d)/m).filter((run) => /^General statistics:$/m.test(run));
	const run = runs.at(-1);
	if (run === void 0) {
		const [, fatal] = /^FATAL: (.+)$/m.exec(text) ?? [];
		return {
			value: null,
			problems: [{
				code: "no-results",
				message: `the output has no statistics${fatal ? `: ${fatal.slice(0, 300)}` : ""}`
			}]
		};
	}
	return {
		value: run,
		problems: runs.length > 1 ? [{
			code: "several-runs",
			message: "sysbench ran several times: the last one counts"
		}] : []
	};
}
function missingLines({ lines }, text) {
	const missing = (/^SQL statistics:$/m.test(text) ? [...IN_SQL, ...ALWAYS] : ALWAYS).filter((label) => !lines[label]);
	if (missing.length === 0) return [];
	return [{
		code: "missing-lines",
		message: `the report lacks: ${missing.join(", ")}`
	}];
}
/** What concerns the whole report. Two decimals are printed: half a step is 0.005. */
function observeTotals({ lines }, events) {
	const found = [];
	const see = (metric, value, resolution = null) => {
		if (value !== void 0) found.push(observeTrial(metric, value, events, resolution));
	};
	const first = (label) => lines[label]?.[0];
	see("transactions", events);
	see("tps", lines.transactions?.[1], .005);
	if (!lines.transactions && first("total time")) see("tps", events / first("total time"));
	see("qps", lines.queries?.[1], .005);
	if (events === 0) return found;
	const perEvent = (label) => lines[label] && lines[label][0] / events;
	see("errors/transaction", perEvent("ignored errors"));
	see("reconnects/transaction", perEvent("reconnects"));
	see("latency-mean", lines.sum && toSec(lines.sum[0]) / events, toSec(.005) / events);
	for (const label of [
		"min",
		"max",
		"sum"
	]) see(`latency-${label}`, lines[label] && toSec(lines[label][0]), toSec(.005));
	const [mean, deviation] = lines["events (avg/stddev)"] ?? [0, 0];
	if ((first("Number of threads") ?? 1) > 1 && mean > 0) see("thread-spread", 100 * deviation / mean);
	return found;
}
/** A quantile inside the histogram; null: in its first or last bucket, which have no bounds. */
function interpolate(buckets, permille) {
	const valueMs = histogramQuantile(buckets, permille / 1e3, LOG_STEP);
	return valueMs !== null && valueMs > FIRST_MS * Math.exp(LOG_STEP / 2) && valueMs < LAST_MS * Math.exp(-LOG_STEP / 2) ? valueMs : null;
}
/** Below 0.055 ms a bucket is narrower than the three decimals in which it is printed. */
function observeHistogram(buckets, events, names) {
	const found = {
		value: [],
		problems: []
	};
	if (buckets.reduce((sum, { count }) => sum + count, 0) !== events) {
		const message = "the histogram does not add up to the events of the report: no percentiles";
		return {
			...found,
			problems: [{
				code: "broken-histogram",
				message
			}]
		};
	}
	const outside = [];
	for (const name of names) {
		const valueMs = interpolate(buckets, QUANTILES[name]);
		const resolution = (valueMs ?? 0) * HALF_BUCKET < 5e-4 ? toSec(5e-4) : null;
		if (valueMs === null) outside.push(name);
		else found.value.push(observeTrial(`latency-${name}`, toSec(valueMs), events, resolution));
	}
	if (outside.length > 0) {
		const message = `${outside.join(", ")} left out: outside 0.001 to 100000 ms`;
		found.problems.push({
			code: "beyond-histogram",
			message
		});
	}
	return found;
}
/** The percentile that sysbench prints without a histogram: the middle of a bucket. */
function observePrinted(name, valueMs, events) {
	const resolution = toSec(Math.max(valueMs * HALF_BUCKET, .005));
	return observeTrial(`latency-${name}`, toSec(valueMs), events, resolution);
}
function observePercentiles(report, events) {
	const { buckets, lines } = report;
	const [percent, valueMs] = lines.percentile ?? [];
	const printed = percent === void 0 ? [] : names.filter((name) => name === `p${percent}`);
	const wanted = buckets.length > 0 ? names : printed;
	const firm = wanted.filter((name) => events * (1e3 - QUANTILES[name]) >= EVENTS_BEYOND * 1e3);
	const found = buckets.length > 0 ? observeHistogram(buckets, events, firm) : {
		value: firm.map((name) => observePrinted(name, valueMs, events)),
		problems: []
	};
	const weak = wanted.filter((name) => !firm.includes(name));
	if (weak.length > 0) {
		const message = `${weak.join(", ")} left out: fewer than ${EVENTS_BEYOND} events lie beyond`;
		found.problems.push({
			code: "too-few-events",
			message,
			next: "measure longer blocks"
		});
	}
	if (wanted.length === 0) {
		const message = `the report has none of ${names.join(", ")}`;
		found.problems.push({
			code: "no-percentiles",
			message,
			next: "run sysbench with --histogram"
		});
	}
	return found;
}
// src/core/parsers/index.ts
/** The shelf of parsers: text of a program's output -> observations. */
const parsers = [
	goBench,
	gctrace,
	jvmGc,
	{
		id: "sysbench",
		about: "What sysbench 1.0 prints, latencies from its histogram (--histogram).",
		parse(text) {
			const { value: run, problems } = lastReport(wholeLines(text));
			if (run === null) return {
				value: [],
				problems
			};
			const report = readReport(run);
			problems.push(...missingLines(report, run));
			if (report.lines.unfinished) problems.push({
				code: "forced-shutdown",
				message: "sysbench was shut down with transactions in progress, which do not count"
			});
			const events = report.lines["total number of events"]?.[0];
			if (events === void 0) return {
				value: [],
				problems
			};
			if (events === 0) {
				problems.push({
					code: "no-events",
					message: "no transaction ended: there is no latency"
				});
				return {
					value: observeTotals(report, events),
					problems
				};
			}
			const percentiles = observePercentiles(report, events);
			return {
				value: [...observeTotals(report, events), ...percentiles.value],
				problems: [...problems, ...percentiles.problems]
			};
		},
		histogram: readHistogram
	},
	goExpvar,
	goMetrics,
	goPrometheus
];
const parserOf = (id) => {
	const found = parsers.find((parser) => parser.id === id);
	if (found === void 0) throw new Error(`no parser "${id}"`);
	return found;
};
// src/core/per-transaction.ts
/** Work of a collector during a trial -> that work per transaction; the rows are metrics-gc.ts. */
/** Rows of metrics-runtime.ts that are another divided by the transactions. */
const OF_RUNTIME = runtimeMetrics.filter(({ id }) => id.endsWith("/transaction")).map(({ id }) => ({
	id,
	of: id.replace("/transaction", "")
}));
/** Empty without transactions: nothing can be divided by none. */
function observePerTransaction(seen, transactions) {
	if (!transactions) return [];
	return [...PER_TRANSACTION, ...OF_RUNTIME].flatMap(({ id, of }) => {
		const whole = seen.find(({ metric }) => metric === of);
		return whole === void 0 ? [] : [observeTrial(id, whole.value / transactions, transactions, null)];
	});
}
// src/core/readings.ts
/** Readings of a trial's process tree -> one number a metric; the rows are metrics-readings.ts. */
/** Resident bytes of the NUMA nodes, most first; empty: not told. */
const nodesOf = ({ nodeBytes = {} }) => Object.values(nodeBytes).sort((a, b) => b - a);
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
/** Share of the node that has most, in percent. */
function mainShare(reading) {
	const [most = 0, ...others] = nodesOf(reading);
	return most === 0 ? null : 100 * most / (most + sumOf(others));
}
/** Null: the kernel does not tell. */
const LEVELS = {
	rss: ({ rssBytes }) => rssBytes,
	vsz: ({ vszBytes }) => vszBytes,
	pss: ({ pssBytes }) => pssBytes,
	"huge-pages": ({ hugePagesBytes }) => hugePagesBytes,
	threads: ({ threads }) => threads,
	processes: ({ processes }) => processes,
	"numa-main": mainShare,
	"numa-other": (reading) => reading.nodeBytes === void 0 ? null : sumOf(nodesOf(reading).slice(1))
};
const SUMMARIES = {
	max: (values) => Math.max(...values),
	mean: (values) => sumOf(values) / values.length,
	end: (values) => values.at(-1) ?? 0
};
/**
* Largest, mean and last value of what goes up and down. A reading that the kernel refuses in
* part (no smaps_rollup, say) leaves that metric out: a sum of some would be no sum.
*/
function observeReadings(readings) {
	return Object.entries(LEVELS).flatMap(([name, of]) => {
		const values = readings.flatMap((reading) => of(reading) ?? []);
		if (values.length === 0 || values.length < readings.length) return [];
		return Object.entries(SUMMARIES).map(([summary, summarise]) => observeTrial(`${name}-${summary}`, summarise(values), null, null));
	});
}
/** Further apart than asked by more than a busy machine explains. */
const SPARSE = 2;
/** One problem where a tree was so large that it was read less often than asked for. */
function sparseProblems(all, everySec) {
	if (everySec === null) return [];
	const sparse = all.filter((readings) => readings.some(({ atSec }, i) => atSec - (readings[i - 1]?.atSec ?? atSec) > SPARSE * everySec));
	if (sparse.length === 0) return [];
	return [{
		code: "sparse-readings",
		message: `the process tree was read less often than every ${everySec} s in ${sparse.length} of ${all.length} trials: one reading takes more than 1 % of that time, or the machine was busy`,
		next: "set readings to a longer time, or to off"
	}];
}
/** Where the kernel counts in ticks of 10 ms: user and system time are each cut to them. */
const TICKS_STEP_SEC = .02;
/**
* The step of the CPU time between two readings. Children that ended in between are counted in
* ticks, whatever clock the others have.
*/
function cpuStep(before, after) {
	const ended = after.endedCpuSec !== before.endedCpuSec ? TICKS_STEP_SEC : 0;
	return Math.max(...[before, after].map((one) => one.cpuStepSec ?? TICKS_STEP_SEC), ended);
}
/** CPU time of a server between the readings before and after a block, and per transaction. */
function observeServer(readings, transactions) {
	const [before, after] = [readings[0], readings.at(-1)];
	if (before === void 0 || after === void 0 || before === after) return [];
	const cpuSec = after.cpuSec - before.cpuSec;
	if (cpuSec < 0) return [];
	const halfStep = cpuStep(before, after) / 2;
	const total = observeTrial("server-cpu", cpuSec, transactions, halfStep);
	if (!transactions) return [total];
	const [each, eachHalfStep] = [cpuSec / transactions, halfStep / transactions];
	return [total, observeTrial("server-cpu/transaction", each, transactions, eachHalfStep)];
}
// src/core/collect.ts
/** Observations in the outputs of one trial, through the parsers that the workload names. */
function parseOutputs(workload, settings, outputs) {
	const { value, problems } = workload.readOutputs?.(settings, outputs) ?? {
		value: [],
		problems: []
	};
	const chosen = workload.parsersFor?.(settings) ?? workload.parsers;
	for (const [output, parsers] of Object.entries(chosen)) for (const id of parsers) {
		const parsed = parserOf(id).parse(outputs[output] ?? "");
		value.push(...parsed.value);
		problems.push(...parsed.problems);
	}
	return {
		value,
		problems
	};
}
/** Shortest labels that tell the units apart: the common leading path is dropped. */
function scopeLabels(units) {
	const distinct = [...new Set(units)];
	if (distinct.length < 2) return new Map(distinct.map((unit) => [unit, ""]));
	const parts = distinct.map((unit) => unit.split("/"));
	let common = 0;
	while (parts.every((path) => path.length > common + 1 && path[common] === parts[0]?.[common])) common++;
	return new Map(distinct.map((unit) => [unit, unit.split("/").slice(common).join("/")]));
}
/** The last attempt of each (round, arm, target): a re-run replaces the polluted trial. */
function latestAttempts(records) {
	const latest = /* @__PURE__ */ new Map();
	for (const record of records) {
		const { round, arm, target, attempt } = record.trial;
		const key = JSON.stringify([
			round,
			arm,
			target
		]);
		const before = latest.get(key);
		if (before === void 0 || before.trial.attempt <= attempt) latest.set(key, record);
	}
	return [...latest.values()];
}
/**
* What the kernel says of the whole process, and its polls, as observations of the trial's one
* benchmark; a trial of several benchmarks has none. Start-up is inside: it is the same work in
* both arms, so it dilutes an effect and never invents one.
*/
function usageObservations(record, seen) {
	const first = seen[0];
	if (first === void 0) return [];
	if (seen.some((other) => other.benchmark !== first.benchmark || other.procs !== first.procs)) return [];
	const iterations = seen.filter((other) => other.metric === "time/op").reduce((sum, other) => sum + (other.iterations ?? 0), 0);
	const { scope, benchmark, procs } = first;
	const place = {
		scope,
		benchmark,
		procs,
		iterations,
		resolution: null
	};
	const transactions = seen.find(({ metric }) => metric === "transactions")?.value ?? null;
	const readings = record.readings ?? [];
	const server = record.serverStart === void 0 ? [] : observeServer(readings, transactions);
	const polled = [...observeReadings(readings).map((one) => ({
		...one,
		...place
	})), ...server.map((one) => ({
		...one,
		scope,
		benchmark,
		procs
	}))];
	const usage = record.usage === null ? [] : readUsage(record.usage, iterations);
	const divided = observePerTransaction(seen, transactions);
	return [
		...usage.map((reading) => ({
			...place,
			...reading
		})),
		...polled,
		...divided.map((one) => ({
			...one,
			scope,
			benchmark,
			procs
		}))
	];
}
/** The trial's wall time, where it is the result or the suite asks for it. */
function timeObservations(workload, suite, record) {
	if (workload.isTimed?.(suite.workload) !== true && !suite.metrics["wall-time"]) return [];
	return [observeTrial("wall-time", record.wallSec, 1, null)];
}
/** What is wrong with the readings of process trees, of a server's where there is one. */
function readingProblems(workload, suite, records) {
	const server = workload.server?.(suite.workload) ?? null;
	const everySec = server?.readings ?? workload.readEverySec?.(suite.workload) ?? null;
	return sparseProblems(records.flatMap(({ readings }) => readings === void 0 ? [] : [readings]), server?.readings === null ? null : everySec);
}
/** How many starts of servers stand behind the numbers: what a start decides stays for its life. */
function startProblems(records) {
	const served = records.filter(({ serverStart }) => serverStart !== void 0);
	return [...Map.groupBy(served, ({ trial }) => trial.arm)].map(([arm, all]) => {
		const starts = new Set(all.map(({ serverStart }) => serverStart)).size;
		const rounds = new Set(all.map(({ trial }) => trial.round)).size;
		return {
			code: "server-starts",
			message: `${starts === 1 ? "1 server start stands" : `${starts} server starts stand`} behind ${rounds} rounds`,
			where: arm
		};
	});
}
/** A metric that the suite names and no trial gave: mistyped, or its source is switched off. */
function unseen({ suite }, samples) {
	const seen = new Set(samples.map(({ metric }) => metric));
	const missing = Object.keys(suite.metrics).filter((id) => id !== "*" && !seen.has(id));
	if (seen.size === 0 || missing.length === 0) return [];
	const message = `the suite names metrics that no trial gave: ${missing.join(", ")}`;
	const meant = missing.flatMap((id) => nearest(id, [...seen]) ?? []);
	return [{
		code: "metric-not-seen",
		message,
		...meant.length === 0 ? {} : { next: `did you mean ${meant.join(", ")}?` }
	}];
}
/** One problem per target and arm that ran out of memory, whether or not it has rows. */
function memoryProblems(records) {
	return [...Map.groupBy(records, ({ trial }) => `${trial.target} on ${trial.arm}`)].flatMap(([where, all]) => {
		const out = all.filter(({ status }) => status === "oom");
		if (out.length === 0) return [];
		const codes = [...new Set(out.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`))];
		return [{
			code: "out-of-memory",
			message: `out of memory in ${out.length} of ${all.length} rounds (${codes.join(", ")})`,
			where
		}];
	});
}
/**
* Samples of every series under every arm, by round. The in-process observations of a trial are
* one number, their median. A trial that failed gives a gap.
*/
function collectSamples(plan, records) {
	const workload = workloadOf(plan.suite.workload.kind);
	const labels = scopeLabels(plan.targets.map((target) => target.unit));
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const samples = /* @__PURE__ */ new Map();
	const problems = [];
	const latest = latestAttempts(records);
	for (const record of latest) {
		const target = targets.get(record.trial.target);
		if (target === void 0 || record.status !== "ok") continue;
		const parsed = parseOutputs(workload, plan.suite.workload, record.outputs);
		problems.push(...parsed.problems.map((problem) => ({
			...problem,
			where: target.id
		})));
		const seen = [...parsed.value, ...timeObservations(workload, plan.suite, record)];
		const all = [...seen, ...usageObservations(record, seen)];
		const label = labels.get(target.unit) ?? "";
		addTrial(samples, record, target, all, (one) => workload.benchmarkName(plan.suite.workload, one, label, target));
	}
	const value = [...samples.values()];
	problems.push(...memoryProblems(latest), ...startProblems(latest), ...unseen(plan, value));
	problems.push(...readingProblems(workload, plan.suite, latest));
	return {
		value,
		problems: dedupe(problems)
	};
}
function addTrial(samples, record, target, seen, nameOf) {
	const { arm, round } = record.trial;
	const groups = Map.groupBy(seen, (each) => JSON.stringify([nameOf(each), each.metric]));
	for (const [key, group] of groups) {
		const first = group[0];
		if (first === void 0) continue;
		const id = JSON.stringify([arm, key]);
		const sample = samples.get(id) ?? {
			benchmark: nameOf(first),
			metric: first.metric,
			unit: first.unit,
			arm,
			target: target.id,
			values: [],
			resolution: first.resolution
		};
		samples.set(id, sample);
		while (sample.values.length < round) sample.values.push(null);
		const numbers = group.map((each) => each.value);
		sample.values[round] = median(numbers);
	}
}
/** The same problem of many trials is one problem with a count. */
function dedupe(problems) {
	return [...Map.groupBy(problems, (problem) => JSON.stringify([
		problem.code,
		problem.message,
		problem.where
	])).values()].flatMap((group) => {
		const first = group[0];
		if (first === void 0) return [];
		const times = group.length === 1 ? "" : ` (${group.length} times)`;
		return [{
			...first,
			message: first.message + times
		}];
	});
}
// src/core/stats/normal-quantile.ts
const CENTRE = {
	up: [
		3.3871327179,
		50.434271938,
		159.29113202,
		59.10937472
	],
	down: [
		1,
		17.895169469,
		78.757757664,
		67.1875636
	]
};
const FLANK = {
	up: [
		1.4234372777,
		2.75681539,
		1.3067284816,
		.17023821103
	],
	down: [
		1,
		.7370016425,
		.12021132975
	]
};
const TAIL$1 = {
	up: [
		6.657905115,
		3.081226386,
		.42868294337,
		.017337203997
	],
	down: [
		1,
		.24197894225,
		.012258202635
	]
};
/**
* Quantile of the standard normal distribution, for 0 < p < 1; relative error about 1e-7.
* Source: Wichura, Algorithm AS 241 (PPND7), Applied Statistics 37 (1988) 477-484.
* @example normalQuantile(0.975) // 1.959964
*/
function normalQuantile(p) {
	const q = p - .5;
	if (Math.abs(q) <= .425) return q * ratio(CENTRE, .180625 - q * q);
	const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
	return Math.sign(q) * (r <= 5 ? ratio(FLANK, r - 1.6) : ratio(TAIL$1, r - 5));
}
function ratio(terms, x) {
	const value = (list) => list.reduceRight((sum, term) => sum * x + term, 0);
	return value(terms.up) / value(terms.down);
}
// src/core/attribution.ts
/** CPU time per operation with its parts: under load by transaction, else by trial. */
const WHOLES = [{
	whole: "server-cpu/transaction",
	gc: "gc-mark-cpu/transaction",
	pauses: "gc-pause/transaction"
}, {
	whole: "cpu-sec",
	gc: "gc-mark-cpu-total",
	pauses: "gc-pause-total"
}];
const UNKNOWN$1 = { word: "unknown" };
/** Words on a row that leave its interval without meaning. */
const MEANINGLESS = [
	"below-resolution",
	"machines-disagree",
	"too-few-rounds"
];
/** Whether the interval of a row may be read at all. */
const hasMeaning = ({ verdict }) => verdict.word !== "failed" && verdict.word !== "withheld" && !(verdict.word === "inconclusive" && MEANINGLESS.includes(verdict.reason));
/** The effect as head - base in units of base, with its interval; null: there is none. */
function shiftOf({ estimate, baseValue }) {
	if (estimate.kind === "none") return null;
	if (estimate.kind === "exact") {
		const point = (estimate.head - estimate.base) / estimate.base;
		return Number.isFinite(point) ? {
			point,
			low: point,
			high: point
		} : null;
	}
	const { point, low, high } = estimate;
	if (estimate.kind === "ratio") return {
		point: Math.expm1(point),
		low: Math.expm1(low),
		high: Math.expm1(high)
	};
	if (baseValue === null || baseValue <= 0) return null;
	return {
		point: point / baseValue,
		low: low / baseValue,
		high: high / baseValue
	};
}
/** `scale` is what percent of base is multiplied with: 100 for the whole, less for a part. */
function changeOf$1(row, scale, alpha) {
	const { verdict, explanation, marginPct } = row;
	if (verdict.word === "equivalent") return {
		word: "unchanged",
		marginPct: marginPct * scale / 100
	};
	if (!hasMeaning(row)) return UNKNOWN$1;
	const shift = shiftOf(row);
	if (shift === null || shift.low <= 0 && shift.high >= 0 || (explanation.pAdjusted ?? 0) > alpha) return UNKNOWN$1;
	const [pct, lowPct, highPct] = [
		shift.point,
		shift.low,
		shift.high
	].map((one) => scale * one);
	return {
		word: "moved",
		pct,
		lowPct,
		highPct
	};
}
/**
* Points of the whole that marking accounts for: 100 (G' - G) / T, with G and T the medians of
* base and G'/G the paired effect with its interval; G/T is taken as known. More marking than
* CPU time means that the trace counts waiting (more Ps than cores): then nothing can be said.
*/
function partOf(part, whole, alpha) {
	if (part === void 0) return null;
	if (part.baseValue === null || whole.baseValue === null || whole.baseValue <= 0) return UNKNOWN$1;
	const share = part.baseValue / whole.baseValue;
	const headShare = (part.headValue ?? 0) / (whole.headValue ?? Number.POSITIVE_INFINITY);
	if (share > 1 || headShare > 1) return UNKNOWN$1;
	return changeOf$1(part, 100 * share, alpha);
}
/** One line a benchmark of one contrast, where its CPU time was measured. */
function attribute(rows, alpha) {
	return [...Map.groupBy(rows.filter(({ role }) => role !== "geomean"), ({ benchmark }) => benchmark)].flatMap(([benchmark, mine]) => {
		const rowOf = (metric) => mine.find((row) => row.metric === metric);
		const known = WHOLES.find(({ whole }) => rowOf(whole) !== void 0);
		const whole = known && rowOf(known.whole);
		if (known === void 0 || whole === void 0) return [];
		if (whole.verdict.word === "failed") return [];
		const gc = partOf(rowOf(known.gc), whole, alpha);
		const pause = rowOf(known.pauses);
		if (gc === null && pause === void 0) return [];
		const pauses = pause && {
			metric: known.pauses,
			change: changeOf$1(pause, 100, alpha)
		};
		const change = changeOf$1(whole, 100, alpha);
		return [{
			benchmark,
			whole: {
				metric: known.whole,
				change
			},
			gc,
			pauses: pauses ?? null
		}];
	});
}
// src/core/ladder.ts
/**
* Memory against speed: the variants of a ladder (heap limits, GOGC values) beside each other,
* with those that no other beats in both. A view of rows that were judged already: medians, and
* each variant's interval against the common base.
*/
/** Fewer variants are a pair, and a pair has a table of its own. */
const LEAST_VARIANTS = 3;
/** Contrasts of variants that share their base: a ladder from three variants on. */
function laddersOf(plan) {
	const variants = plan.contrasts.filter((contrast) => contrast.kind === "variants");
	return [...Map.groupBy(variants, ({ base }) => base)].map(([base, contrasts]) => ({
		base,
		arms: [base, ...contrasts.map(({ head }) => head)],
		contrasts: contrasts.map(({ id }) => id)
	})).filter(({ arms }) => arms.length >= LEAST_VARIANTS);
}
/** Columns: the first metric of each line that was measured. */
const COLUMNS = {
	addressSpace: ["vsz-max"],
	memory: ["max-rss", "rss-max"],
	cpu: [
		"server-cpu/transaction",
		"cpu-time",
		"cpu-sec"
	],
	latency: [
		"latency-mean",
		"time/op",
		"wall-time"
	],
	throughput: ["tps", "throughput"]
};
/** Custom metrics are placed by their units: seconds are a latency, a rate is a throughput. */
function placeOf$1(row) {
	if (!metricFor(row.metric).inferred) return null;
	if (row.unit === "s") return "latency";
	return /\/s(ec)?$/.test(row.metric) ? "throughput" : null;
}
function metricAt(place, rows) {
	return COLUMNS[place].find((id) => rows.some(({ metric }) => metric === id)) ?? rows.find((row) => placeOf$1(row) === place)?.metric ?? null;
}
function spotOf(row, sign) {
	const { baseValue, headValue, estimate } = row;
	if (baseValue === null || headValue === null || baseValue <= 0 || headValue <= 0) return null;
	const middle = sign * Math.log(headValue / baseValue);
	if (!hasMeaning(row)) return {
		middle,
		low: -Infinity,
		high: Infinity
	};
	if (estimate.kind === "exact") return {
		middle,
		low: middle,
		high: middle
	};
	if (estimate.kind !== "ratio") return null;
	const ends = [sign * estimate.low, sign * estimate.high];
	return {
		middle,
		low: Math.min(...ends),
		high: Math.max(...ends)
	};
}
const apart = (a, b) => a.high < b.low;
/** The first of the others that beats this one in both; by intervals before by medians. */
function standingOf(placed, others, nameOf) {
	const own = placed.spots;
	if (own === null) return { word: "unknown" };
	const better = others.filter(({ spots }) => {
		if (spots === null) return false;
		const steps = own.map((spot, i) => spot.middle - spots[i].middle);
		return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
	});
	const sure = better.find(({ spots }) => own.every((spot, i) => apart(spots[i], spot)));
	if (sure !== void 0) return {
		word: "dominated",
		by: nameOf(sure.rung.arm)
	};
	const [first] = better;
	return first === void 0 ? { word: "front" } : {
		word: "behind",
		by: nameOf(first.rung.arm)
	};
}
const isOutOfMemory = ({ verdict }) => verdict.word === "failed" && verdict.reason === "out-of-memory";
const HERE = {
	middle: 0,
	low: 0,
	high: 0
};
/** One variant of a benchmark; the base has a row in every contrast, the fullest counts. */
function placeRung(benchmark, arm, rows, columns, axes) {
	const fullest = [...rows.own].sort((a, b) => b.estimate.n - a.estimate.n);
	const medianOf = (metric) => {
		const row = fullest.find((one) => one.metric === metric);
		return (rows.isBase ? row?.baseValue : row?.headValue) ?? null;
	};
	const values = Object.fromEntries(columns.map((metric) => [metric, medianOf(metric)]));
	const [memory, speed] = axes?.map(({ metric, sign }) => {
		const row = fullest.find((one) => one.metric === metric);
		if (row === void 0 || values[metric] === null) return null;
		return rows.isBase ? HERE : spotOf(row, sign);
	}) ?? [];
	return {
		rung: {
			benchmark,
			arm,
			values,
			standing: { word: columns.every((metric) => values[metric] === null) && fullest.some(isOutOfMemory) ? "out-of-memory" : "unknown" }
		},
		spots: memory && speed ? [memory, speed] : null
	};
}
function climb(ask, rows, nameOf) {
	const found = Object.keys(COLUMNS).flatMap((place) => {
		const metric = metricAt(place, rows);
		return metric === null ? [] : [{
			place,
			metric
		}];
	});
	const at = (place) => found.find((one) => one.place === place)?.metric;
	const memory = at("memory") ?? at("addressSpace");
	const speed = at("throughput") ?? at("latency") ?? at("cpu");
	if (found.length === 0) return null;
	const sign = (metric) => {
		return rows.find((row) => row.metric === metric)?.better === "higher" ? -1 : 1;
	};
	const axes = memory && speed ? [memory, speed] : null;
	const signed = axes?.map((metric) => ({
		metric,
		sign: sign(metric)
	}));
	const columns = found.map(({ metric }) => metric);
	const unitOf = (metric) => rows.find((row) => row.metric === metric)?.unit ?? "";
	const rungs = [...Map.groupBy(rows, ({ benchmark }) => benchmark)].flatMap(([name, mine]) => {
		const placed = ask.arms.map((arm, i) => {
			return placeRung(name, arm, {
				own: i === 0 ? mine : mine.filter((row) => row.contrast === ask.contrasts[i - 1]),
				isBase: i === 0
			}, columns, signed ?? null);
		});
		return placed.map((one) => {
			if (one.rung.standing.word === "out-of-memory") return one.rung;
			const others = placed.filter((other) => other !== one);
			return {
				...one.rung,
				standing: standingOf(one, others, nameOf)
			};
		});
	});
	return {
		base: ask.base,
		columns: columns.map((metric) => ({
			metric,
			unit: unitOf(metric)
		})),
		axes: axes === null ? null : {
			memory: axes[0],
			speed: axes[1]
		},
		rungs
	};
}
/** Every ladder of a report, in the order of its plan. */
function climbLadders({ plan, comparisons }) {
	const nameOf = (id) => plan.arms.find((arm) => arm.id === id)?.variant ?? id;
	return laddersOf(plan).flatMap((ask) => {
		return climb(ask, comparisons.filter(({ contrast, role }) => ask.contrasts.includes(contrast) && role !== "geomean"), nameOf) ?? [];
	});
}
// src/core/histograms.ts
/** Latency histograms of all trials, for plots: counts by benchmark, arm and round. */
/** The first histogram in the outputs of a trial, through the parsers that the workload names. */
function histogramIn(workload, settings, outputs) {
	const chosen = workload.parsersFor?.(settings) ?? workload.parsers;
	for (const [output, parsers] of Object.entries(chosen)) for (const id of parsers) {
		const found = parserOf(id).histogram?.(outputs[output] ?? "");
		if (found) return found;
	}
	return null;
}
/** A trial without a histogram is a round without one: nothing is made up. */
function collectHistograms(plan, records) {
	const { workload: settings } = plan.suite;
	const workload = workloadOf(settings.kind);
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const series = /* @__PURE__ */ new Map();
	const trialsOwn = observeTrial("latency-mean", 0, null, null);
	for (const { trial, status, outputs } of latestAttempts(records)) {
		const target = targets.get(trial.target);
		if (target === void 0 || status !== "ok") continue;
		const found = histogramIn(workload, settings, outputs);
		if (found === null) continue;
		const { buckets, ...scale } = found;
		const benchmark = workload.benchmarkName(settings, trialsOwn, "", target);
		const key = JSON.stringify([
			benchmark,
			trial.arm,
			scale
		]);
		const one = series.get(key) ?? {
			benchmark,
			arm: trial.arm,
			...scale,
			rounds: []
		};
		series.set(key, one);
		one.rounds.push({
			round: trial.round,
			counts: packBuckets(buckets)
		});
	}
	return [...series.values()];
}
const packBuckets = (buckets) => buckets.map(([index, count]) => `${index}:${count}`).join(" ");
const unpackBuckets = (counts) => [...counts.matchAll(/(\d+):(\d+)/g)].map(([, index, count]) => [Number(index), Number(count)]);
/** All rounds of a series together: to look at, not to judge, since rounds differ. */
function poolRounds({ rounds }) {
	const pooled = /* @__PURE__ */ new Map();
	for (const [index, count] of rounds.flatMap(({ counts }) => unpackBuckets(counts))) pooled.set(index, (pooled.get(index) ?? 0) + count);
	return pooled;
}
// src/core/stats/difference-limits.ts
/**
* Limits of `head - base` from each one's own limits. For two proportions with Wilson's limits it
* is Newcombe's method 10 (Statistics in Medicine 17 (1998) 873-890); for others see Zou and
* Donner, Statistics in Medicine 27 (2008) 1693-1702.
*/
function differenceLimits(base, head) {
	const point = head.point - base.point;
	return {
		point,
		low: point - Math.hypot(head.point - head.low, base.high - base.point),
		high: point + Math.hypot(head.high - head.point, base.point - base.low)
	};
}
// src/core/stats/dispersion.ts
/**
* How much more runs of one arm differ than independent events would: Pearson's chi-square over
* its degrees of freedom, pooled over the arms, at least 1. `bounded`: a count is a part of its
* exposure (a share), else it is a rate.
* Source: McCullagh and Nelder, Generalized Linear Models (1989), 4.5 and 6.2.
*/
function dispersion(arms, bounded) {
	let chiSquare = 0;
	let freedom = 0;
	for (const { counts, exposures } of arms) {
		const all = counts.reduce((sum, count) => sum + count, 0);
		const rate = all / exposures.reduce((sum, one) => sum + one, 0);
		if (all === 0 || bounded && rate >= 1) continue;
		const spare = bounded ? 1 - rate : 1;
		freedom += counts.length - 1;
		counts.forEach((count, run) => {
			const expected = rate * (exposures[run] ?? 0);
			if (expected > 0) chiSquare += (count - expected) ** 2 / (expected * spare);
		});
	}
	return freedom === 0 ? 1 : Math.max(1, chiSquare / freedom);
}
// src/core/stats/poisson-limits.ts
/**
* Limits of the mean behind one count of independent events, by the score method: where the count
* is z standard deviations of the mean away from it. The count need not be whole.
* Source: Barker, Am. Statistician 56 (2002) 85-89, the score interval.
* @example poissonLimits(10, 1.959964) // { low: 5.43, high: 18.41 }
*/
function poissonLimits(count, z) {
	const middle = count + z * z / 2;
	const half = z * Math.sqrt(count + z * z / 4);
	return {
		low: Math.max(0, middle - half),
		high: middle + half
	};
}
// src/core/stats/student-t-tail.ts
/**
* Two-sided P(|T| > |t|) of Student's t with a whole number of degrees of freedom >= 1, as the
* finite sum in powers of cos(atan(t / sqrt(freedom))); exact to about 1e-15 absolute.
* Source: Abramowitz and Stegun 26.7.3 and 26.7.4.
* @example studentTTail(2.2281388519649385, 10) // 0.05
*/
function studentTTail(t, freedom) {
	const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
	const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
	const isOdd = freedom % 2 === 1;
	let term = isOdd ? cosine : 1;
	let sum = freedom === 1 ? 0 : term;
	for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
		term *= (k - 1) / k * cosine * cosine;
		sum += term;
	}
	const inside = isOdd ? 2 / Math.PI * (angle + sine * sum) : sine * sum;
	return Math.max(0, 1 - inside);
}
// src/core/stats/student-t-quantile.ts
const STEPS = 100;
/**
* The t that |T| exceeds with probability `twoSided`, for a whole number of degrees of freedom
* >= 1 and 1e-12 < twoSided < 1, by bisection of the tail; relative error about 1e-6 at worst.
* @example studentTQuantile(0.05, 10) // 2.228139
*/
function studentTQuantile(twoSided, freedom) {
	let [low, high] = [0, 1];
	while (studentTTail(high, freedom) > twoSided && high < 0xe8d4a51000) high *= 2;
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		if (studentTTail(middle, freedom) > twoSided) low = middle;
		else high = middle;
	}
	return high;
}
// src/core/stats/wilson-limits.ts
/**
* Limits of a proportion from `count` of `total`, by the score method; they stay within 0 and 1
* and are sensible for small counts. Counts need not be whole (they may be divided by a
* dispersion). A total of 0 says nothing: 0 to 1.
* Source: Wilson, J. Am. Stat. Assoc. 22 (1927) 209-212.
* @example wilsonLimits(56, 70, 1.959964) // { low: 0.6918, high: 0.8769 }
*/
function wilsonLimits(count, total, z) {
	if (total <= 0) return {
		low: 0,
		high: 1
	};
	const middle = (count + z * z / 2) / (total + z * z);
	const spread = count * (total - count) / total + z * z / 4;
	const half = z * Math.sqrt(Math.max(0, spread)) / (total + z * z);
	return {
		low: Math.max(0, middle - half),
		high: Math.min(1, middle + half)
	};
}
// src/core/profiles/known.ts
/** What functions of Go's runtime mean for the code that is profiled, in plain words. */
const COPY = "copies large values: pass or keep them by pointer";
const CLEAR = "clears memory: new objects, large variables";
const ALLOCATE = "allocates on the heap: fewer or smaller objects";
const MARK = "garbage collector marks in the background";
const SWEEP = "garbage collector frees what is dead";
const WAIT = "puts threads to sleep and wakes them: locks, channels, idle processors";
const SPIN = "waits by spinning: contended locks, idle processors";
const SCHEDULE = "looks for a goroutine to run: blocking, idle processors";
const MAP_READ = "looks up in a map";
const MAP_WRITE = "writes to a map";
const BOX = "puts a value into an interface, on the heap";
const LOCK = "waits for a mutex";
const CHANNEL = "passes values through channels";
const SYSTEM_CALL = "is in a system call: files, network, memory of the system";
const TEXT = "copies between string and []byte";
const EQUAL = "compares bytes: keys, strings";
const HASH = "hashes keys of maps";
const BARRIER = "writes pointers while the garbage collector marks";
const STACK = "makes a goroutine a larger stack";
/** Plain words by function name; the one place for them. */
const WORDS = {
	"runtime.duffcopy": COPY,
	"runtime.memmove": "copies memory: growing slices, strings, large values",
	"runtime.typedmemmove": "copies values that hold pointers",
	"runtime.wbMove": BARRIER,
	"runtime.duffzero": CLEAR,
	"runtime.memclrNoHeapPointers": CLEAR,
	"runtime.memclrHasPointers": CLEAR,
	"runtime.mallocgc": ALLOCATE,
	"runtime.mallocgcTiny": ALLOCATE,
	"runtime.mallocgcSmallNoscan": ALLOCATE,
	"runtime.mallocgcSmallScanNoHeader": ALLOCATE,
	"runtime.mallocgcSmallScanHeader": ALLOCATE,
	"runtime.mallocgcLarge": ALLOCATE,
	"runtime.nextFreeFast": ALLOCATE,
	"runtime.newobject": ALLOCATE,
	"runtime.makeslice": ALLOCATE,
	"runtime.growslice": "grows slices: give them their capacity at once",
	"runtime.gcAssistAlloc": "allocating code must help the garbage collector: it lags behind",
	"runtime.gcAssistAlloc1": "allocating code must help the garbage collector: it lags behind",
	"runtime.gcBgMarkWorker": MARK,
	"runtime.gcDrain": "garbage collector marks live objects",
	"runtime.scanobject": "garbage collector reads objects for pointers",
	"runtime.scanObject": "garbage collector reads objects for pointers",
	"runtime.scanSpan": "garbage collector reads objects for pointers (Green Tea)",
	"runtime.scanblock": "garbage collector reads memory for pointers",
	"runtime.greyobject": "garbage collector marks an object",
	"runtime.tryDeferToSpanScan": "garbage collector marks an object (Green Tea)",
	"runtime.markroot": "garbage collector reads globals and stacks",
	"runtime.bgsweep": SWEEP,
	"runtime.(*sweepLocked).sweep": SWEEP,
	"runtime.deductSweepCredit": "allocating code must sweep before it gets memory",
	gcWriteBarrier: BARRIER,
	"runtime.wbBufFlush": BARRIER,
	"runtime.bulkBarrierPreWrite": BARRIER,
	"runtime.futex": WAIT,
	"runtime.usleep": SPIN,
	"runtime.osyield": SPIN,
	"runtime.procyield": SPIN,
	"runtime.findRunnable": SCHEDULE,
	"runtime.schedule": SCHEDULE,
	"runtime.stealWork": SCHEDULE,
	"runtime.netpoll": "waits for the network",
	"runtime.lock2": "waits for a lock of the runtime",
	"sync.(*Mutex).lockSlow": LOCK,
	"internal/sync.(*Mutex).lockSlow": LOCK,
	"sync.(*RWMutex).RLock": LOCK,
	"sync.(*Pool).Get": "takes objects from a pool",
	"runtime.chansend": CHANNEL,
	"runtime.chanrecv": CHANNEL,
	"runtime.selectgo": CHANNEL,
	"syscall.Syscall": SYSTEM_CALL,
	"syscall.Syscall6": SYSTEM_CALL,
	"internal/runtime/syscall.Syscall6": SYSTEM_CALL,
	"internal/runtime/syscall/linux.Syscall6": SYSTEM_CALL,
	"runtime.madvise": "gives memory back to the system, or asks for huge pages",
	"runtime.mapaccess1": MAP_READ,
	"runtime.mapaccess2": MAP_READ,
	"runtime.mapaccess1_faststr": MAP_READ,
	"runtime.mapaccess2_faststr": MAP_READ,
	"runtime.mapaccess1_fast64": MAP_READ,
	"runtime.mapaccess2_fast64": MAP_READ,
	"runtime.mapassign": MAP_WRITE,
	"runtime.mapassign_faststr": MAP_WRITE,
	"runtime.mapassign_fast64": MAP_WRITE,
	"runtime.convT": BOX,
	"runtime.convT64": BOX,
	"runtime.convTstring": BOX,
	"runtime.convTslice": BOX,
	"runtime.slicebytetostring": TEXT,
	"runtime.stringtoslicebyte": TEXT,
	"runtime.concatstrings": "joins strings, each time into a new one",
	"runtime.memequal": EQUAL,
	memeqbody: EQUAL,
	cmpbody: EQUAL,
	aeshashbody: HASH,
	"runtime.memhash": HASH,
	"runtime.strhash": HASH,
	"runtime.morestack": STACK,
	"runtime.newstack": STACK,
	"runtime.copystack": STACK,
	"runtime._ExternalCode": "code that is not Go",
	"runtime._LostExternalCode": "samples that were lost: code that is not Go",
	"runtime._GC": "garbage collector, without a stack",
	"runtime._System": "runtime, without a stack"
};
/** What a function means in plain words; null: nothing is known beyond its name. */
function wordsFor(functionName) {
	return Object.hasOwn(WORDS, functionName) ? WORDS[functionName] ?? null : null;
}
// src/core/profiles/compare.ts
/** Risk that any interval of a target misses, all together. */
const ALPHA = .05;
/** Fewer samples in both arms together say nothing. */
const FEWEST_SAMPLES = 10;
/** Functions that are kept of those compared, by their own code and with what they call. */
const KEPT = {
	flat: 20,
	cum: 15,
	known: 15
};
/** Share of an arm's samples from which a function with plain words is always kept. */
const KNOWN_SHARE = .01;
function countRuns(runs) {
	const all = /* @__PURE__ */ new Map();
	const zeros = () => ({
		base: runs.base.map(() => 0),
		head: runs.head.map(() => 0)
	});
	for (const side of ["base", "head"]) for (const [run, { samples }] of runs[side].entries()) for (const kind of ["flat", "cum"]) for (const [name, count] of samples[kind]) {
		const entry = all.get(name) ?? {
			name,
			flat: zeros(),
			cum: zeros()
		};
		all.set(name, entry);
		entry[kind][side][run] = count;
	}
	return withPointers([...all.values()]);
}
const withoutPointer = (name) => name.replace(/\(\*([^()]+)\)/g, "$1");
/** A method whose receiver became a pointer, or a value, is one function on both sides. */
function withPointers(all) {
	return [...Map.groupBy(all, ({ name }) => withoutPointer(name)).values()].flatMap((group) => {
		const base = group.filter(({ cum }) => sum(cum.base) > 0);
		const head = group.filter(({ cum }) => sum(cum.head) > 0);
		const [one, other] = [base[0], head[0]];
		if (group.length !== 2 || base.length !== 1 || !one || !other || one === other) return group;
		const both = (kind) => ({
			base: one[kind].base,
			head: other[kind].head
		});
		return [{
			name: other.name,
			baseName: one.name,
			flat: both("flat"),
			cum: both("cum")
		}];
	});
}
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const totalOf = ({ base, head }) => sum(base) + sum(head);
/** head - base of the shares of samples. */
function shareDelta(counts, samples, z) {
	const spread = spreadOf(counts, samples, true);
	const [base, head] = ["base", "head"].map((side) => {
		const total = sum(samples[side]);
		const count = sum(counts[side]);
		return {
			point: count / total,
			...wilsonLimits(count / spread, total / spread, z)
		};
	});
	if (base === void 0 || head === void 0) throw new Error("two sides");
	return differenceLimits(base, head);
}
/** head - base of the CPU seconds per operation. */
function cpuDelta(counts, operations, periodSec, z) {
	const spread = spreadOf(counts, operations, false);
	const [base, head] = ["base", "head"].map((side) => {
		const count = sum(counts[side]);
		const { low, high } = poissonLimits(count / spread, z);
		const secOf = (samples) => samples * periodSec / sum(operations[side]);
		return {
			point: secOf(count),
			low: secOf(low * spread),
			high: secOf(high * spread)
		};
	});
	if (base === void 0 || head === void 0) throw new Error("two sides");
	return differenceLimits(base, head);
}
const spreadOf = (counts, exposures, bounded) => dispersion(["base", "head"].map((side) => ({
	counts: counts[side],
	exposures: exposures[side]
})), bounded);
/**
* Functions that had samples enough, each arm's runs pooled, every interval widened so that all
* of them hold at once (Bonferroni). Every run has samples, and all have one period.
*/
function compareProfiles(runs, periodSec) {
	const samples = exposuresOf(runs, ({ samples: found }) => found.samples);
	const operations = [...runs.base, ...runs.head].every(({ operations }) => operations !== null) ? exposuresOf(runs, ({ operations: n }) => n ?? 0) : null;
	const candidates = countRuns(runs).filter(({ cum }) => totalOf(cum) >= FEWEST_SAMPLES);
	const flats = candidates.filter(({ flat }) => totalOf(flat) >= FEWEST_SAMPLES);
	const intervals = (candidates.length + flats.length) * (operations === null ? 1 : 2);
	const z = criticalValue(ALPHA / Math.max(1, intervals), runs.base.length + runs.head.length - 2);
	const partOf = (counts) => ({
		baseSamples: sum(counts.base),
		headSamples: sum(counts.head),
		share: shareDelta(counts, samples, z),
		cpuSec: operations === null ? null : cpuDelta(counts, operations, periodSec, z)
	});
	const functions = candidates.map((counted) => ({
		name: counted.name,
		...counted.baseName === void 0 ? {} : { baseName: counted.baseName },
		flat: totalOf(counted.flat) < FEWEST_SAMPLES ? null : partOf(counted.flat),
		cum: partOf(counted.cum)
	}));
	return {
		level: .95,
		compared: functions.length,
		functions: tellingOf(functions, samples)
	};
}
/** What the spread of runs is worth depends on how many there are; of single ones it is unknown. */
const criticalValue = (alpha, freedom) => freedom < 1 ? normalQuantile(1 - alpha / 2) : studentTQuantile(alpha, freedom);
const exposuresOf = (runs, of) => ({
	base: runs.base.map(of),
	head: runs.head.map(of)
});
/** What a part says: per operation, where the operations are known, else as a share. */
const tellingDelta = ({ cpuSec, share }) => cpuSec ?? share;
const isBeyondNoise = ({ low, high }) => low > 0 || high < 0;
/** Orders parts: beyond the noise first, then by size. */
function byDelta(a, b) {
	const [one, other] = [tellingDelta(a), tellingDelta(b)];
	return Number(isBeyondNoise(other)) - Number(isBeyondNoise(one)) || Math.abs(other.point) - Math.abs(one.point);
}
/** The functions to keep, in the order of their own code's difference, then of the whole's. */
function tellingOf(functions, samples) {
	const flats = functions.filter(({ flat }) => flat !== null).sort(byFlat);
	const cums = functions.filter(isPart(samples)).sort((a, b) => byDelta(a.cum, b.cum));
	const isLarge = ({ cum }) => cum.baseSamples >= KNOWN_SHARE * sum(samples.base) || cum.headSamples >= KNOWN_SHARE * sum(samples.head);
	const known = cums.filter((one) => wordsFor(one.name) !== null && isLarge(one));
	const kept = /* @__PURE__ */ new Set([
		...flats.slice(0, KEPT.flat),
		...cums.slice(0, KEPT.cum),
		...known.slice(0, KEPT.known)
	]);
	return [...flats.filter((one) => kept.has(one)), ...cums.filter((c) => kept.has(c) && !c.flat)];
}
/** What calls nearly everything on both sides says no more than the whole does. */
const WHOLE_SHARE = .8;
const isPart = (samples) => ({ cum }) => cum.baseSamples < WHOLE_SHARE * sum(samples.base) || cum.headSamples < WHOLE_SHARE * sum(samples.head);
const byFlat = (a, b) => a.flat === null || b.flat === null ? 0 : byDelta(a.flat, b.flat);
// src/core/report-rows.ts
/** One row of the table in words: numbers with units, the verdict, how it was reached. */
const UNIT_CAP = 24;
const ROUNDS_CAP = 1e3;
/** `95 %`, `99.2 %`; never 100 %. */
function printLevel(level) {
	const pct = 100 * level;
	return `${Number(pct.toFixed(pct > 99.9 ? 3 : 1))} %`;
}
function printPlain(pct) {
	return printDelta(pct).replace(/^\+/, "");
}
const NOTHING = {
	delta: "–",
	interval: null,
	level: null,
	detectable: null,
	size: Number.POSITIVE_INFINITY
};
function numbersOf(row) {
	const { estimate, unit } = row;
	if (estimate.kind === "none") return NOTHING;
	if (estimate.kind === "exact") {
		const change = estimate.head - estimate.base;
		const pct = estimate.base === 0 ? null : 100 * change / Math.abs(estimate.base);
		const isNew = pct === null && change !== 0;
		const delta = isNew ? printDifference(change, unit) : printDelta(pct ?? 0);
		return {
			...NOTHING,
			delta,
			interval: "exact",
			size: isNew ? 1e9 : Math.abs(pct ?? 0)
		};
	}
	const { point, low, high, level, detectable } = estimate;
	if (estimate.kind === "ratio") return {
		delta: printDelta(percentOfLn(point)),
		interval: printInterval(percentOfLn(low), percentOfLn(high)),
		level,
		detectable: `±${printPlain(percentOfLn(detectable))}`,
		size: Math.abs(percentOfLn(point))
	};
	const pct = row.baseValue !== null && row.baseValue > 0 ? 100 * point / row.baseValue : null;
	return {
		delta: `${printDifference(point, unit)}${pct === null ? "" : ` (${printDelta(pct)})`}`,
		interval: `[${printDifference(low, unit)}, ${printDifference(high, unit)}]`,
		level,
		detectable: `±${printDifference(detectable, unit).replace(/^\+/, "")}`,
		size: pct === null ? 1e9 : Math.abs(pct)
	};
}
/** An interaction's values are ratios head/base: the change's effect under one variant each. */
function valuesOf(row, isInteraction) {
	if (row.role === "geomean") return ["", ""];
	if (!isInteraction) return printPair(row.baseValue, row.headValue, row.unit);
	const effect = (ratio) => printDelta(ratio === null ? null : 100 * (ratio - 1));
	return [effect(row.baseValue), effect(row.headValue)];
}
function changeOf(row) {
	const { estimate } = row;
	if (estimate.kind === "none") return 0;
	return estimate.kind === "exact" ? estimate.head - estimate.base : estimate.point;
}
function movedWords(row, { interactionUnder, hasGating }) {
	const word = wordFor(metricFor(row.metric), changeOf(row)) || "different";
	const mark = row.verdict.word === "regressed" ? "worse" : "better";
	if (interactionUnder !== null) return {
		mark: "differs",
		word: "differs",
		detail: [`${mark} under `, ...interactionUnder]
	};
	if (row.role === "control") return {
		mark,
		word,
		detail: ["in unchanged code"]
	};
	return {
		mark,
		word,
		detail: mark === "worse" && hasGating && row.role === "informational" ? ["does not gate"] : null
	};
}
/** A forecast from so few rounds is not worth many digits, and beyond a day it is no advice. */
function printRounds(rounds) {
	return rounds > ROUNDS_CAP ? `over ${ROUNDS_CAP}` : `≈ ${rounds}`;
}
/** Why a row is undecided and what would decide it. */
function unsureDetail(row) {
	if (row.verdict.word !== "inconclusive") return null;
	const { resolutionPct, machines } = row.explanation;
	switch (row.verdict.reason) {
		case "no-decision": {
			const seen = numbersOf(row).detectable;
			const rounds = row.verdict.roundsNeeded;
			const parts = [...seen === null ? [] : [`could see ${seen}`], ...rounds === null ? [] : [`needs ${printRounds(rounds)} rounds`]];
			return parts.length === 0 ? null : [parts.join("; ")];
		}
		case "too-few-rounds": return ["too few rounds"];
		case "below-resolution": return ["below the step of the metric", resolutionPct === null ? "" : ` (${printPlain(resolutionPct)})`];
		case "machines-disagree": return [machines.length === 0 ? "machines disagree" : `${machines.length} machines disagree`];
	}
}
function wordsOf(row, kind) {
	const { verdict } = row;
	const isInteraction = kind.interactionUnder !== null;
	switch (verdict.word) {
		case "regressed":
		case "improved": return movedWords(row, kind);
		case "equivalent": return {
			mark: "same",
			word: isInteraction ? "same effect" : "no change",
			detail: SAME[verdict.reason] ?? null
		};
		case "inconclusive": return {
			mark: "unsure",
			word: "cannot tell",
			detail: unsureDetail(row)
		};
		case "withheld": return {
			mark: "withheld",
			word: "withheld",
			detail: ["a control moved"]
		};
		case "failed": return {
			mark: "failed",
			word: "failed",
			detail: FAILED[verdict.reason]
		};
	}
}
const SAME = {
	"identical-binary": ["unchanged code"],
	"all-zero": ["all zero"]
};
const FAILED = {
	"lost-pairs": ["too many lost rounds"],
	"lopsided-losses": ["one side lost more rounds"],
	"no-data": ["no data"],
	"out-of-memory": ["out of memory"],
	"given-up": ["failed again and again"]
};
/** What the verdict itself adds to the footnotes. */
function verdictProblems(row) {
	const { verdict, estimate } = row;
	const where = `${row.benchmark} ${metricFor(row.metric).label}`;
	if (verdict.word === "failed") {
		const of = verdict.reason === "given-up" ? row.benchmark : where;
		return [{
			code: "failed-row",
			message: verdict.detail,
			where: of
		}];
	}
	if (verdict.word === "withheld") return [{
		code: "control-moved",
		message: `verdict withheld: the control ${verdict.control} moved, and it cannot have`,
		next: "run again on a quieter machine"
	}];
	return estimate.kind === "none" ? [{
		code: "no-estimate",
		message: estimate.why,
		where
	}] : [];
}
/**
* A custom metric is named by its unit, so its values need none. What else strangers call a unit
* stands inside numbers, unescaped, so it is short and made of letters.
*/
function printedUnit({ unit, metric }) {
	return unit === metric ? "" : clean(unit, UNIT_CAP).replace(/[^\p{L}\p{N}%/-]/gu, "·");
}
function viewRow(comparison, kind) {
	const row = {
		...comparison,
		unit: printedUnit(comparison)
	};
	const [base, head] = valuesOf(row, kind.interactionUnder !== null);
	return {
		comparison,
		metric: metricFor(comparison.metric).label,
		base,
		head,
		...numbersOf(row),
		rounds: String(comparison.estimate.n),
		...wordsOf(row, kind),
		problems: [...verdictProblems(comparison), ...comparison.problems]
	};
}
/** How a row was judged, as label and text, in the same order for every row. */
function explainRow({ comparison: row, level, detectable }) {
	const { explanation: how, estimate } = row;
	const beyond = "certain" in row.verdict && row.verdict.certain ? ", all beyond" : "";
	const chance = (p) => p === null ? "–" : printP(p).replace(/^p=?/, "");
	return [
		["pairs", String(estimate.n)],
		["looks", how.looksTaken.join(", ") || "–"],
		["re-runs", String(how.reruns)],
		["lost", String(how.lostPairs)],
		["level", level === null ? "–" : printLevel(level)],
		["p", chance("p" in estimate ? estimate.p : null)],
		["p over looks", chance(how.pSequential)],
		["p adjusted", chance(how.pAdjusted)],
		["margin", row.marginPct === 0 ? "none" : `±${printPlain(row.marginPct)}${beyond}`],
		["could see", detectable ?? "–"],
		["step", how.resolutionPct === null ? "–" : printPlain(how.resolutionPct)],
		["layout", how.layout],
		["second runs", how.secondRunEffect === null ? "–" : printDelta(percentOfLn(how.secondRunEffect))],
		["role", row.role],
		["test", how.test]
	];
}
// src/core/report-attribution.ts
const UNKNOWN = "not known";
const size = (pct) => Number(pct.toPrecision(2));
/** `-18.0 % [-19.2, -16.9]`, `unchanged (within 2 %)`, `not known`. */
function changeText(change, unit) {
	switch (change.word) {
		case "moved": return `${printDelta(change.pct).replace(/%$/, unit)} ${printInterval(change.lowPct, change.highPct)}`;
		case "unchanged": return `unchanged (within ${size(change.marginPct)} ${unit})`;
		case "unknown": return UNKNOWN;
	}
}
/** `server CPU/transaction -18.0 % [..]; of it GC -3.1 points [..]; pauses unchanged (..)`. */
function attributionPhrase({ whole, gc, pauses }) {
	const hasMoved = whole.change.word === "moved";
	return [[
		`${whole.change.word === "unknown" ? "change of " : ""}${metricFor(whole.metric).label} ${changeText(whole.change, "%")}`,
		gc === null ? "GC CPU time not measured" : `${hasMoved ? "of it " : ""}GC ${changeText(gc, "points")}`,
		...pauses === null ? [] : [`pauses ${changeText(pauses.change, "%")}`]
	].join("; ")];
}
/** How such a sentence is made, for whoever reads one. */
const ATTRIBUTION_METHOD = [
	{ strong: "Where CPU time went." },
	" \"Of it GC -3 points\": base spent so much of its CPU time in marking, head so much less or more",
	" for the same work, in percent of what base spent on all of it. A part is named only if its",
	" interval excludes zero and the table as a whole bears it out, and is called unchanged only if",
	" that was shown; else it is not known. Marking is what the trace counts: sweeping and write",
	" barriers are not in it, waiting is where there are more Ps than cores."
];
// src/core/report-titles.ts
const plain = (title, sides) => ({
	title,
	short: title,
	sides,
	isInteraction: false
});
/** An arm's side and variant; the variant is null where the suite names none. */
function armOf(report, id) {
	const arm = report.plan.arms.find((known) => known.id === id);
	if (arm === void 0) return {
		side: "",
		variant: [{ name: id }]
	};
	return {
		side: arm.side,
		variant: arm.variant === "default" ? null : [{ name: arm.variant }]
	};
}
function under({ variant }) {
	return variant === null ? [] : [" under ", ...variant];
}
/** The variant under which a contrast of refs ran. */
function variantOfContrast(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast?.kind !== "refs") return [{ name: id }];
	return armOf(report, contrast.head).variant ?? ["default"];
}
function interactionTitle(first, second) {
	return {
		title: [
			"interaction: does the change act differently under ",
			...second,
			" than under ",
			...first,
			"?"
		],
		short: [
			"interaction ",
			...first,
			" → ",
			...second
		],
		sides: [first, second],
		isInteraction: true
	};
}
function titleOf$1(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast === void 0) return plain([{ name: id }], [["base"], ["head"]]);
	return titleOfKind(report, contrast);
}
function titleOfKind(report, contrast) {
	switch (contrast.kind) {
		case "refs": {
			const suffix = under(armOf(report, contrast.head));
			return plain(["base vs head", ...suffix], [["base"], ["head"]]);
		}
		case "aa": {
			const { side, variant } = armOf(report, contrast.base);
			return plain([
				"A/A: ",
				side,
				...under({
					side,
					variant
				}),
				" twice"
			], [["first"], ["again"]]);
		}
		case "variants": {
			const head = armOf(report, contrast.head);
			const first = armOf(report, contrast.base).variant ?? ["default"];
			const second = head.variant ?? ["default"];
			return plain([
				...first,
				" vs ",
				...second,
				` on ${head.side}`
			], [first, second]);
		}
		case "benchmarks": {
			const arm = armOf(report, contrast.arm);
			const pair = [
				{ name: contrast.base },
				" vs ",
				{ name: contrast.head }
			];
			return plain([
				...pair,
				` on ${arm.side}`,
				...under(arm)
			], [["first"], ["second"]]);
		}
		case "interaction": return interactionTitle(variantOfContrast(report, contrast.base), variantOfContrast(report, contrast.head));
	}
}
// src/core/report-profiles.ts
/** How to read the tables. */
const PROFILE_METHOD = [
	{ strong: "How to read a CPU profile." },
	" A sample is a look at the program after each period of its CPU time, so a few of them say",
	" little. The intervals of one benchmark hold all at once; they take samples as independent, and",
	" widen where the runs of one side differ more than that. A share falls when another rises: CPU",
	" time per operation says which of them changed. A profiler slows a program down a little: the",
	" rows of the tables were measured without."
];
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const points = (share) => {
	const text = (100 * share).toFixed(1);
	return Number(text) > 0 ? `+${text}` : text === "-0.0" ? "0.0" : text;
};
const pointsOf = (delta) => ({
	point: `${points(delta.point)} points`,
	interval: `[${points(delta.low)}, ${points(delta.high)}]`,
	isBeyondNoise: isBeyondNoise(delta)
});
const secondsOf = (delta) => ({
	point: printDifference(delta.point, "s"),
	interval: `[${printDifference(delta.low, "s")}, ${printDifference(delta.high, "s")}]`,
	isBeyondNoise: isBeyondNoise(delta)
});
const pair = ([base, head]) => `${base} → ${head}`;
/** CPU seconds per operation behind numbers of samples; null: operations are unknown. */
function cpuOf(profile, base, head) {
	const { periodSec } = profile;
	const [ofBase, ofHead] = [profile.base.operations, profile.head.operations];
	if (ofBase === null || ofHead === null) return null;
	return pair(printPair(base * periodSec / ofBase, head * periodSec / ofHead, "s"));
}
const shareOf = ({ base, head }, part) => pair([percent(part.baseSamples / Math.max(1, base.samples)), percent(part.headSamples / Math.max(1, head.samples))]);
function rowOf(profile, one, part) {
	return {
		name: one.name,
		baseName: one.baseName ?? null,
		share: shareOf(profile, part),
		shareDelta: pointsOf(part.share),
		cpu: cpuOf(profile, part.baseSamples, part.headSamples),
		cpuDelta: part.cpuSec === null ? null : secondsOf(part.cpuSec),
		samples: pair([`${part.baseSamples}`, `${part.headSamples}`]),
		isBeyondNoise: isBeyondNoise(tellingDelta(part)),
		words: wordsFor(one.name)
	};
}
/** The most telling function by its own code, as `runtime.duffcopy 43.2 % → 0.4 % of CPU time`. */
function gistOf(flat) {
	const moved = flat.filter((row) => row.isBeyondNoise);
	const [first] = moved;
	if (first === void 0) return ["no function is beyond the noise"];
	const more = moved.length > 1 ? `, and ${plural(moved.length - 1, "more function")}` : "";
	const share = `${first.share} of the CPU time`;
	return [{ name: first.name }, ` ${first.cpu === null ? share : `${share} (${first.cpu})`}${more}`];
}
function basisOf(profile) {
	const { base, head, periodSec } = profile;
	const cpu = cpuOf(profile, base.samples, head.samples);
	const runs = Math.min(base.runs, head.runs);
	const wallSec = base.wallSec + head.wallSec;
	return [
		`${base.samples} samples on base, ${head.samples} on head, of ${1e3 * periodSec} ms each, `,
		`from ${plural(runs, "run")} of each side in turn (${printDuration(wallSec)} in all); `,
		`${plural(profile.compared, "function")} had enough to be compared.`,
		cpu === null ? "" : ` CPU time per operation in all: ${cpu}.`
	];
}
const isSamePart = (own, all) => own?.baseSamples === all.baseSamples && own.headSamples === all.headSamples;
function viewTarget(report, profile) {
	const names = list(profile.benchmarks.map((name) => [{ name }]), 3);
	const several = report.plan.contrasts.length > 1;
	const flat = profile.functions.flatMap((one) => one.flat === null ? [] : [{
		part: one.flat,
		row: rowOf(profile, one, one.flat)
	}]);
	const cum = profile.functions.filter(({ flat: own, cum: all }) => !isSamePart(own, all)).map((one) => ({
		part: one.cum,
		row: rowOf(profile, one, one.cum)
	}));
	const ordered = (rows) => rows.sort((a, b) => byDelta(a.part, b.part)).map(({ row }) => row);
	const rows = ordered(flat);
	return {
		name: several ? [
			...names,
			", ",
			...titleOf$1(report, profile.contrast).short
		] : names,
		gist: gistOf(rows),
		basis: basisOf(profile),
		flat: rows,
		cum: ordered(cum),
		compared: profile.compared,
		level: profile.level
	};
}
/** Null: no profile pass was asked for, or it had nothing to do and nothing to say. */
function viewProfiles(report) {
	const { profiles } = report;
	if (profiles === void 0 || profiles.targets.length + profiles.problems.length === 0) return null;
	return {
		targets: profiles.targets.map((profile) => viewTarget(report, profile)),
		problems: profiles.problems
	};
}
// src/core/report-facts.ts
/** What a report says beside its numbers: what was compared, where, how, and how to repeat it. */
const fact = (label, ...value) => ({
	label: [label],
	value
});
function sourcePhrase(source) {
	if (source === null) return ["none"];
	if (source.kind === "folder") return ["folder ", { name: source.path ?? source.asked }];
	const phrase = [{ name: source.asked }, ` at ${source.sha ?? "an unknown commit"}`];
	if (source.mergeBaseOf === null) return phrase;
	const [a, b] = source.mergeBaseOf;
	return [
		...phrase,
		", the merge base of ",
		{ name: a },
		" and ",
		{ name: b }
	];
}
function envPhrase(env) {
	const pairs = Object.entries(env).map(([key, value]) => [{ name: `${key}=${value}` }]);
	return list(pairs, 20);
}
const nameOr = (value) => value ? [{ name: value }] : [];
function variantPhrase(variant) {
	const names = (values) => list(values.map((name) => [{ name }]), 20);
	const set = [
		["build env ", envPhrase(variant.buildEnv)],
		["run env ", envPhrase(variant.runEnv)],
		["toolchain ", variant.toolchain === null ? [] : [{ name: variant.toolchain }]],
		["build flags ", names(variant.buildFlags)],
		["arguments ", names(variant.args)],
		["CPUs ", nameOr(variant.placement?.cpus)],
		["NUMA nodes ", nameOr(variant.placement?.numa)],
		["huge pages ", nameOr(variant.placement?.hugePages)]
	].filter(([, phrase]) => phrase.length > 0);
	if (set.length === 0) return ["nothing set"];
	return set.flatMap(([label, phrase], i) => [
		i ? "; " : "",
		label,
		...phrase
	]);
}
function compared({ plan, builds }) {
	const toolchains = [...new Set(builds.map(({ toolchain }) => toolchain))];
	const { base, head } = plan.sources;
	return [
		...base === null ? [] : [fact("base", ...sourcePhrase(base))],
		...head === null ? [] : [fact("head", ...sourcePhrase(head))],
		...plan.suite.variants.map((variant) => ({
			label: ["variant ", { name: variant.name }],
			value: variantPhrase(variant)
		})),
		fact("suite", { name: plan.suite.name }, ", workload ", { name: plan.suite.workload.kind }),
		fact("toolchain", ...list(toolchains.map((name) => [{ name }]), 6))
	].filter(({ value }) => value.length > 0);
}
function machineFacts(machine) {
	const known = (value) => [value === null ? "unreadable" : { name: value }];
	return [
		fact("CPU", { name: machine.cpuModel }, `, ${plural(machine.cores, "core")}`),
		fact("memory", printValue(machine.memoryBytes, "B")),
		fact("system", { name: machine.os }, ", kernel ", { name: machine.kernel }),
		fact("transparent huge pages", ...known(machine.hugePages)),
		fact("CPU frequency governor", ...known(machine.governor)),
		fact("turbo", ...known(machine.turbo)),
		fact("virtualised", ...known(machine.virtualised)),
		fact("NUMA nodes", machine.numaNodes === null ? "unreadable" : String(machine.numaNodes)),
		...machine.details === void 0 ? [] : detailFacts(machine.details),
		fact("machine id", { name: machine.machineId })
	];
}
function detailFacts(details) {
	const known = (value) => [value === null ? "unreadable" : { name: value }];
	const limit = (value, print) => value === null ? "unreadable" : value === "none" ? "none" : print(value);
	const { machineCpus, allowedCpus, cpuQuota, memoryLimitBytes, swapBytes, loadAverage } = details;
	return [
		fact("CPUs that may be used", ...known(allowedCpus), machineCpus === null ? "" : ` of ${machineCpus}`),
		fact("SMT", ...known(details.smt)),
		fact("microcode", ...known(details.microcode)),
		fact("CPU quota of the cgroup", limit(cpuQuota, (cpus) => plural(cpus, "CPU"))),
		fact("memory limit of the cgroup", limit(memoryLimitBytes, (bytes) => printValue(bytes, "B"))),
		fact("swap", swapBytes === null ? "unreadable" : printValue(swapBytes, "B")),
		fact("defragmentation for huge pages", ...known(details.hugePagesDefrag)),
		fact("NUMA balancing", ...known(details.numaBalancing)),
		fact("load average before", loadAverage === null ? "unreadable" : loadAverage.join(", "))
	];
}
function runFacts(report) {
	const { plan } = report;
	const { min, max } = plan.suite.rounds;
	const looks = plan.looks.map(({ rounds }) => String(rounds)).join(", ");
	const shard = plan.shard === null ? [] : [fact("shard", `${plan.shard.index}/${plan.shard.count}`)];
	return [
		fact("rounds", `${report.roundsRun} run of ${min} to ${max}; looks at ${looks || "none"}`),
		fact("time measuring", printDuration(report.measuredSec)),
		...linkFact(report),
		fact("stopped because", { prose: report.stopReason }),
		fact("seed", { name: plan.seed }),
		...shard,
		fact("made", `${report.createdAt} by gcbench `, { name: report.tool.version }),
		fact("raw records (SHA-256)", { name: report.recordsSha256 })
	];
}
function linkFact({ plan, linkSec }) {
	const every = plan.suite.layoutRounds;
	if (every === 0 || linkSec === null || linkSec === 0) return [];
	return [fact("new link orders", `every ${plural(every, "round")}; ${printDuration(linkSec)} of it`)];
}
/** The run in one line: `main → feature · 12 rounds in 8 min 3 s · AMD EPYC 7763, 4 cores`. */
function lineOf(report) {
	const { base, head } = report.plan.sources;
	const asked = [base, head].filter((source) => source !== null).flatMap(({ asked: name }, i) => [i ? " → " : "", { name }]);
	const [machine, ...others] = report.environment;
	const where = machine === void 0 ? [] : [
		" · ",
		{ prose: machine.cpuModel },
		`, ${plural(machine.cores, "core")}`
	];
	return [
		...asked,
		`${asked.length > 0 ? " · " : ""}${plural(report.roundsRun, "round")}`,
		` in ${printDuration(report.measuredSec)}`,
		...where,
		others.length > 0 ? ` and ${plural(others.length, "more machine")}` : "",
		" · gcbench ",
		{ prose: report.tool.version }
	];
}
function method({ plan, comparisons, environment, profiles }) {
	const on = environment.length > 1 ? "these machines" : "this machine";
	return [
		[
			{ strong: "How it was measured." },
			" In every round each side runs once, in a fresh process and in random order. The two runs",
			" of a round make a pair, so what disturbs both sides alike cancels out."
		],
		[
			{ strong: "How to read a row." },
			" The values are medians. The delta is the typical ratio of head to base over the pairs, so",
			" it may differ a little from the ratio of the medians; minus is always less of the metric,",
			" and the word says whether that is good. The interval would hold the true ratio in that",
			" share of runs like this one, whenever the run stopped."
		],
		[
			{ strong: "What the verdicts mean." },
			" A change is called when an exact paired test (its name is with each row) finds it, over",
			` the planned looks and the whole table with at most ${Number((100 * plan.alpha).toFixed(2))} % risk of a single false`,
			" alarm among the rows that gate, and the change is at least the margin. \"No change\" is",
			" shown, not assumed: the interval lies inside the margin. \"Cannot tell\" is neither;",
			" \"could see\" is the smallest change that such a run finds in 4 of 5 cases."
		],
		[
			{ strong: "How each row was judged." },
			" pairs: rounds with a number on both sides. looks: rounds after which the row was judged.",
			" re-runs: pairs run again because something else used the machine. lost: rounds without a",
			" pair. p: of this look alone, over all looks, and adjusted for the table. margin: the size",
			" below which a change does not matter; all beyond: the whole interval is outside it. step:",
			" how coarsely the metric is printed. layout: fresh, linked anew in random order as the",
			" rounds went on; single, linked once, so that a small shift can be luck. second runs: what",
			" it costs to be the second of a pair."
		],
		...attribute(comparisons, plan.alpha).length > 0 ? [ATTRIBUTION_METHOD] : [],
		...profiles === void 0 ? [] : [PROFILE_METHOD],
		[`What is said here is said about ${on}, this input and this build.`]
	];
}
function factsOf(report) {
	return {
		line: lineOf(report),
		compared: compared(report),
		builds: report.builds,
		machines: report.environment.map(machineFacts),
		run: runFacts(report),
		command: report.command,
		method: method(report)
	};
}
// src/core/report-histogram.ts
/** Two latency histograms beside each other, as lines of text. */
const LINES = 14;
const BAR = 22;
/** So much of the counts may lie beyond the first and the last line's own bounds, on each side. */
const TAIL = .002;
const EIGHTHS = " ▏▎▍▌▋▊▉";
const bar = (share, most) => {
	const eighths = most === 0 ? 0 : Math.round(share / most * BAR * 8);
	const last = eighths % 8;
	return "█".repeat(Math.floor(eighths / 8)) + (last === 0 ? "" : EIGHTHS[last]);
};
/** Index below which a share of the counts lies. */
function indexAt(counts, share) {
	const total = counts.reduce((sum, [, count]) => sum + count, 0);
	let below = 0;
	for (const [index, count] of counts) {
		below += count;
		if (below >= share * total) return index;
	}
	return counts.at(-1)?.[0] ?? 0;
}
const sorted = (series) => [...poolRounds(series)].sort(([a], [b]) => a - b);
/** Share of the counts in each of the lines; what lies beyond belongs to the outer ones. */
function sharesOf(counts, from, width) {
	const total = counts.reduce((sum, [, count]) => sum + count, 0);
	const shares = Array(LINES).fill(0);
	for (const [index, count] of counts) {
		const line = Math.min(13, Math.max(0, Math.floor((index - from) / width)));
		shares[line] += count / total;
	}
	return shares;
}
/**
* Where each line begins, with the share of all transactions in it under either arm. The rounds
* are pooled: this is to look at, the rows of the table judge. Empty where the scales differ.
*/
function histogramLines(base, head, sides) {
	if (base.first !== head.first || base.logStep !== head.logStep) return [];
	const both = [sorted(base), sorted(head)];
	if (both.some((counts) => counts.length === 0)) return [];
	const from = Math.min(...both.map((counts) => indexAt(counts, TAIL)));
	const to = Math.max(...both.map((counts) => indexAt(counts, .998)));
	const width = Math.max(1, Math.ceil((to - from + 1) / LINES));
	const shares = both.map((counts) => sharesOf(counts, from, width));
	const most = Math.max(...shares.flat());
	const used = Math.ceil((to - from + 1) / width);
	const lower = (line) => base.first * Math.exp((from + line * width - .5) * base.logStep);
	const percent = (share) => `${(100 * share).toFixed(1)} %`;
	const rows = Array.from({ length: used }, (_, line) => [line === 0 ? `below ${printValue(lower(1), base.unit)}` : `from ${printValue(lower(line), base.unit)}`, ...shares.flatMap((share) => [percent(share[line]), bar(share[line], most)])]);
	const [left, right] = sides.map(plainText);
	return alignRows([[
		"latency",
		"",
		left,
		"",
		right
	], ...rows], [
		"left",
		"right",
		"left",
		"right",
		"left"
	]);
}
// src/core/report-groups.ts
/**
* What stands under the rows of a benchmark: where its CPU time went, the rows that explain rather
* than decide, and its latencies as a histogram.
*/
/** With fewer rows beside those that decide, all of them are shown together. */
const DIAGNOSTICS_TOGETHER = 6;
const ORDER = new Map(metrics.map(({ id }, place) => [id, place]));
const placeOf = ({ comparison }) => ORDER.get(comparison.metric) ?? -1;
/** Rows that explain: where some rows gate, the others; else what would not gate by itself. */
function diagnosticsOf(report, rows) {
	const gating = rows.filter(({ comparison }) => comparison.role === "gating");
	const decisive = new Set(gating.map(({ comparison }) => comparison.metric));
	const found = rows.filter(({ comparison: { role, metric } }) => {
		if (role !== "informational" && role !== "geomean") return false;
		if (gating.length > 0) return !decisive.has(metric);
		const { gates, inferred } = metricFor(metric);
		const asked = Object.hasOwn(report.plan.suite.metrics, metric);
		return !gates && !inferred && !asked;
	});
	const isTooMany = [...Map.groupBy(found, ({ comparison }) => comparison.benchmark).values()].reduce((longest, group) => Math.max(longest, group.length), 0) > DIAGNOSTICS_TOGETHER && found.length < rows.length;
	return new Set(isTooMany ? found : []);
}
/** That none of them gates is said once, by their place. */
const withoutRemark = (row) => row.mark === "worse" && row.comparison.role === "informational" ? {
	...row,
	detail: null
} : row;
function armsOf(contrast) {
	if (contrast?.kind !== "refs" && contrast?.kind !== "variants") return null;
	return [contrast.base, contrast.head];
}
/** Splits the rows of a contrast into those of its table and those of the groups under it. */
function groupRows(report, contrastId, { sides, isInteraction }, rows) {
	if (isInteraction) return {
		groups: [],
		rest: rows
	};
	const diagnostics = diagnosticsOf(report, rows);
	const comparisons = rows.map(({ comparison }) => comparison);
	const attributions = attribute(comparisons, report.plan.alpha);
	const arms = armsOf(report.plan.contrasts.find(({ id }) => id === contrastId));
	const seriesOf = (benchmark, arm) => report.histograms?.find((one) => one.benchmark === benchmark && one.arm === arm);
	const own = (benchmark) => {
		const attribution = attributions.find((one) => one.benchmark === benchmark);
		const [base, head] = [seriesOf(benchmark, arms?.[0]), seriesOf(benchmark, arms?.[1])];
		return {
			benchmark,
			attribution: attribution === void 0 ? null : attributionPhrase(attribution),
			rows: [...diagnostics].filter((row) => row.comparison.benchmark === benchmark).sort((a, b) => placeOf(a) - placeOf(b)).map(withoutRemark),
			histogram: base && head ? histogramLines(base, head, sides) : []
		};
	};
	const named = comparisons.filter(({ role }) => role !== "geomean");
	const means = [...diagnostics].filter(({ comparison }) => comparison.role === "geomean");
	return {
		groups: [...[...new Set(named.map(({ benchmark }) => benchmark))].map(own), {
			benchmark: null,
			attribution: null,
			histogram: [],
			rows: means.sort((a, b) => placeOf(a) - placeOf(b))
		}].filter((one) => one.rows.length + one.histogram.length > 0 || one.attribution),
		rest: rows.filter((row) => !diagnostics.has(row))
	};
}
// src/core/report-ladder.ts
/** A ladder in words: memory against speed, one line a variant. */
function standingPhrase(standing) {
	switch (standing.word) {
		case "front": return ["◆ on the line"];
		case "dominated": return ["beaten by ", { name: standing.by }];
		case "behind": return [
			"behind ",
			{ name: standing.by },
			" by the medians"
		];
		case "out-of-memory": return ["out of memory"];
		case "unknown": return ["–"];
	}
}
const label = (metric) => [{ prose: metricFor(metric).label }];
function aboutOf({ axes }, base) {
	const where = [
		"Values are medians; their deltas against ",
		{ name: base },
		", with interval and rounds, are in the tables below."
	];
	if (axes === null) return [[...where, " Memory or speed was not measured, so no line is drawn."]];
	return [where, [
		"◆ on the line: by the medians no other variant is at least as good in both ",
		...label(axes.memory),
		" and ",
		...label(axes.speed),
		". Beaten: another is better in both, and the intervals against ",
		{ name: base },
		" lie apart in both. Behind: better in both by the medians, which the intervals do not show."
	]];
}
function viewLadders(report) {
	const nameOf = (id) => report.plan.arms.find((arm) => arm.id === id)?.variant ?? id;
	return climbLadders(report).map((ladder) => ({
		title: ["memory against speed"],
		columns: ladder.columns.map(({ metric }) => label(metric)),
		lines: ladder.rungs.map(({ benchmark, arm, values, standing }) => ({
			benchmark,
			variant: nameOf(arm),
			cells: ladder.columns.map(({ metric, unit }) => values[metric] == null ? "–" : printValue(values[metric], printedUnit({
				metric,
				unit
			}))),
			standing: standingPhrase(standing)
		})),
		about: aboutOf(ladder, nameOf(ladder.base))
	}));
}
// src/core/report-verdict.ts
/** The whole report in two sentences: the verdicts counted, and what the reader has to do. */
/** Rows that decide the gate where there are any, else all: these are counted. */
function deciding(rows) {
	const gating = rows.filter((row) => row.comparison.role === "gating");
	return gating.length > 0 ? gating : rows;
}
const marked = (rows, mark) => rows.filter((row) => row.mark === mark);
const SPEED_WORDS = ["faster", "slower"];
const GROUPS_SHOWN = 3;
/** `2 slower`, `1 with more allocs/op`: one phrase a word, or one in all where they are many. */
function movedCounts(rows, inAll) {
	const groups = Map.groupBy(rows, (row) => SPEED_WORDS.includes(row.word) ? row.word : `${row.word} ${row.comparison.metric}`);
	if (groups.size > GROUPS_SHOWN) return [[`${rows.length} ${inAll}`]];
	return [...groups.values()].map(([row, ...more]) => {
		const { word, comparison } = row;
		const count = more.length + 1;
		if (SPEED_WORDS.includes(word)) return [`${count} ${word}`];
		const metric = metricFor(comparison.metric);
		const counted = `${count} with ${word} `;
		return metric.inferred ? [counted, { name: metric.label }] : [counted + metric.label];
	});
}
/** `within 2 %`, `within 1 to 5 %`: the margins inside which rows were shown to be. */
function withinMargins(rows) {
	const margins = rows.flatMap(({ comparison: { verdict, marginPct } }) => "reason" in verdict && verdict.reason === "inside-margin" ? [marginPct] : []);
	if (margins.length === 0) return "";
	const text = (pct) => String(Number(pct.toFixed(2)));
	const [low, high] = [margins.reduce((a, b) => Math.min(a, b)), margins.reduce((a, b) => Math.max(a, b))];
	return low === high ? ` (within ${text(low)} %)` : ` (within ${text(low)} to ${text(high)} %)`;
}
/** The first count is the news. */
function emphasise([first, ...rest]) {
	return typeof first === "string" ? [{ strong: first }, ...rest] : [first, ...rest];
}
/** `2 slower, 3 faster, 12 no change (within 2 %), 1 undecided`. */
function countRows(rows) {
	const counted = deciding(rows);
	const count = (mark, words) => {
		const found = marked(counted, mark);
		return found.length === 0 ? [] : [[`${found.length} ${words}`]];
	};
	const same = marked(counted, "same");
	const phrase = [
		...count("failed", "failed"),
		...count("withheld", "withheld"),
		...movedCounts(marked(counted, "worse"), "worse"),
		...movedCounts(marked(counted, "better"), "better"),
		...count("differs", "with another effect"),
		...count("same", `${same[0]?.word}${withinMargins(same)}`),
		...count("unsure", "undecided")
	].flatMap((part, i) => i === 0 ? part : [", ", ...part]);
	return phrase.length === 0 ? ["nothing was compared"] : emphasise(phrase);
}
const NAMED = 3;
/** `groupby_scan (time/op +5.3 %)`; one that several contrasts have is named once. */
function named(rows) {
	const phrases = [...Map.groupBy(rows, (row) => `${row.comparison.benchmark}\n${row.metric}`).values()].map((group) => {
		const row = group[0];
		const deltas = group.flatMap(({ mark, delta }) => mark === "failed" ? [] : [delta]);
		const numbers = list(deltas.map((delta) => [{ prose: delta }]), NAMED);
		const metric = [
			" (",
			{ prose: row.metric },
			deltas.length > 0 ? " " : ""
		];
		return [
			{ name: row.comparison.benchmark },
			...metric,
			...numbers,
			")"
		];
	});
	return list(phrases, NAMED);
}
/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report, rows) {
	const [worse, failed] = [marked(rows, "worse"), marked(rows, "failed")];
	const [unsure, withheld] = [marked(rows, "unsure").length, marked(rows, "withheld").length];
	const phrase = [];
	if (worse.length > 0) phrase.push("Please look at ", ...named(worse), ". ");
	if (failed.length > 0) phrase.push("Please see why ", ...named(failed), " failed. ");
	if (withheld > 0) {
		phrase.push(`${plural(withheld, "verdict")} withheld because a control moved: `);
		phrase.push("run again on a quieter machine. ");
	}
	if (worse.length + failed.length === 0 && unsure > 0) {
		phrase.push(`Please decide about ${plural(unsure, "row")} that cannot be told from noise: `);
		phrase.push("run again with more rounds, or accept. ");
	}
	if (phrase.length > 0) return phrase;
	if (rows.length === 0) return [
		"Please look: ",
		{ prose: report.stopReason },
		"."
	];
	return [
		"Please look: ",
		{ prose: report.conclusion.reasons.slice(0, 2).join("; ") || "the gate gives no reason" },
		"."
	];
}
/** What a reader who has nothing to do should still know. */
function reservation(rows) {
	const unsure = marked(rows, "unsure").length;
	if (unsure === 0) return [];
	return [`${plural(unsure, "row")} ${unsure === 1 ? "is" : "are"} undecided: the smallest change that`, " would have been seen is below the verdict."];
}
const MOODS = {
	success: "good",
	failure: "bad",
	action_required: "ask",
	neutral: "advice"
};
/** The duty in a few words. A row that failed or got worse is looked at, noise is decided on. */
function callOf({ conclusion: { conclusion } }, rows) {
	if (conclusion === "success") return "nothing to do";
	if (conclusion === "neutral") return "advice only";
	return rows.length > 0 && rows.every(({ mark }) => ["same", "unsure"].includes(mark)) ? "please decide" : "please look";
}
const FINE = ["better", "same"];
/** Whether somebody accepted a row for this head: then it asks nothing of the reader. */
function acceptedBy({ waivers = [], plan }) {
	const head = plan.sources.head?.sha ?? null;
	return ({ comparison }) => waiverOf(comparison, waivers, head) !== null;
}
function headlineOf(report, rows) {
	const { conclusion } = report.conclusion;
	const counted = deciding(rows);
	const isAccepted = acceptedBy(report);
	const open = counted.filter((row) => !isAccepted(row));
	const accepted = counted.filter((row) => isAccepted(row) && !FINE.includes(row.mark));
	const counts = rows.length === 0 && report.plan.unchanged.length > 0 ? [{ strong: "no change" }, " (same machine code)"] : countRows(rows);
	const duty = conclusion === "success" ? reservation(open) : conclusion === "neutral" ? ["Advisory: nothing is enforced. ", ...tasks(report, open)] : tasks(report, open);
	const said = accepted.length === 0 ? "" : `${accepted.length} accepted, `;
	return {
		mood: MOODS[conclusion],
		counts,
		call: `${said}${callOf(report, open)}`,
		duty
	};
}
// src/core/report-view.ts
const MARK_ORDER = [
	"failed",
	"withheld",
	"worse",
	"differs",
	"better"
];
const ROLE_ORDER = [
	"gating",
	"control",
	"informational",
	"geomean"
];
function byWeight(a, b) {
	return MARK_ORDER.indexOf(a.mark) - MARK_ORDER.indexOf(b.mark) || ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) || (a.size === b.size ? 0 : b.size - a.size);
}
function isUnchanged({ comparison }) {
	return "reason" in comparison.verdict && comparison.verdict.reason === "identical-binary";
}
function unchangedLine(unchanged, rows) {
	const benchmarks = /* @__PURE__ */ new Set([...unchanged.flatMap((entry) => entry.benchmarks), ...rows.filter(isUnchanged).map((row) => row.comparison.benchmark)]);
	if (unchanged.length + benchmarks.size === 0) return null;
	const isControl = rows.some((row) => row.comparison.role === "control");
	const units = [...new Set(unchanged.map(({ unit }) => unit))];
	return [
		`Unchanged code: ${plural(benchmarks.size, "benchmark")}`,
		` ${isControl ? "run as controls" : "not run"} (the same binary on both sides`,
		...units.length > 0 ? [" of ", ...list(units.map((name) => [{ name }]), 3)] : [],
		")."
	];
}
/** Level of most of the intervals; a row with another says so. Null: there is no interval. */
function commonLevel(rows) {
	const levels = rows.flatMap(({ level }) => level ?? []);
	const [most] = [...Map.groupBy(levels, (level) => level)].sort(([, a], [, b]) => b.length - a.length);
	return most === void 0 ? null : most[0];
}
function tableOf(report, id, comparisons, unchanged) {
	const title = titleOf$1(report, id);
	const interactionUnder = title.isInteraction ? title.sides[1] : null;
	const hasGating = comparisons.some(({ role }) => role === "gating");
	const all = comparisons.map((row) => viewRow(row, {
		interactionUnder,
		hasGating
	}));
	const { groups, rest } = groupRows(report, id, title, all.filter((row) => !isUnchanged(row)));
	const geomeans = rest.filter((row) => row.comparison.role === "geomean");
	const rows = rest.filter((row) => row.comparison.role !== "geomean");
	return {
		...title,
		counts: countRows(rows),
		moved: rows.filter((row) => MARK_ORDER.includes(row.mark)).sort(byWeight),
		unsure: rows.filter((row) => row.mark === "unsure"),
		same: rows.filter((row) => row.mark === "same"),
		geomeans,
		groups,
		unchanged: unchangedLine(unchanged, all)
	};
}
/** Tables in the plan's order, then those of contrasts that the plan does not know. */
function tablesOf(report) {
	const rows = Map.groupBy(report.comparisons, (row) => row.contrast);
	const unchanged = Map.groupBy(report.plan.unchanged, ({ contrast }) => contrast);
	const known = report.plan.contrasts.map(({ id }) => id);
	return [.../* @__PURE__ */ new Set([
		...known,
		...unchanged.keys(),
		...rows.keys()
	])].map((id) => tableOf(report, id, rows.get(id) ?? [], unchanged.get(id) ?? [])).filter((table) => table.unchanged !== null || rowsOf(table).length > 0);
}
/** Rows of a table in the order in which they are shown. */
function rowsOf({ moved, geomeans, unsure, same, groups }) {
	return [
		...moved,
		...geomeans,
		...unsure,
		...same,
		...groups.flatMap(({ rows }) => rows)
	];
}
const MESSAGES_PER_NOTE = 4;
/** A message with its place, unless it says the place itself. */
function messageOf({ message, where }) {
	const bare = message.replace(/[.\s]+$/, "") || "no message was given";
	return where === void 0 || message.includes(where) ? bare : `${bare} (${where})`;
}
/** Problems of one code as one sentence; different messages follow each other, capped. */
function noteText(problems) {
	const messages = [...new Set(problems.map(messageOf))];
	const advice = [...new Set(problems.flatMap(({ next }) => next ?? []))].slice(0, 2);
	const more = messages.length - MESSAGES_PER_NOTE;
	const said = messages.slice(0, MESSAGES_PER_NOTE).flatMap((message, i) => [i === 0 ? "" : "; ", { prose: message }]);
	const next = advice.flatMap((text) => [
		" Next: ",
		{ prose: text },
		"."
	]);
	return [
		...said,
		more > 0 ? `; and ${more} more.` : ".",
		...next
	];
}
/** Footnotes: one a problem code, numbered in the order of the tables; then the run's own. */
function notesFor(report, rows) {
	const byCode = Map.groupBy(rows.flatMap((row) => row.problems), (problem) => problem.code);
	const numbers = new Map([...byCode.keys()].map((code, i) => [code, i + 1]));
	const ofRun = Map.groupBy(report.problems.filter(({ code }) => !report.waivers || !WAIVER_CODES.includes(code)), (problem) => problem.code);
	return {
		notes: [...[...byCode].map(([code, problems]) => ({
			number: numbers.get(code) ?? null,
			text: noteText(problems)
		})), ...[...ofRun.values()].map((problems) => ({
			number: null,
			text: noteText(problems)
		}))],
		notesOf: (row) => [...new Set(row.problems.flatMap(({ code }) => numbers.get(code) ?? []))]
	};
}
function viewReport(report) {
	const tables = tablesOf(report);
	const rows = tables.flatMap(rowsOf);
	return {
		headline: headlineOf(report, tables.flatMap(({ moved, unsure, same }) => [
			...moved,
			...unsure,
			...same
		])),
		ladders: viewLadders(report),
		tables,
		waivers: viewWaivers(report),
		...notesFor(report, rows),
		facts: factsOf(report)
	};
}
// src/core/report-markdown-facts.ts
const facts = (list) => list.map(({ label, value }) => `- ${inline(label)}: ${inline(value)}`).join("\n");
function buildTable({ builds }, hashShown) {
	const rows = builds.map((build) => [
		code(build.arm),
		code(build.unit),
		code(build.sha256.slice(0, hashShown)),
		code(build.toolchain),
		Object.entries(build.settings).map(([key, value]) => code(`${key}=${value}`)).join(" ")
	]);
	return table([
		"arm",
		"package",
		"SHA-256 of the binary",
		"toolchain",
		"settings it carries"
	].map((title) => ({
		title,
		align: "left"
	})), rows);
}
/** What was compared, where and how, in one fold; and how to read all of it in another. */
function factParts(run, legend, hashShown) {
	const builds = run.builds.length === 0 ? [] : [buildTable(run, hashShown)];
	return [{
		name: "facts of the run",
		keep: 70,
		lines: [
			[
				"**What was compared**",
				facts(run.compared),
				...builds
			],
			...run.machines.map((machine) => ["**Where**", facts(machine)]),
			[
				"**The run**",
				facts(run.run),
				"To repeat it:",
				codeBlock(run.command, "sh")
			]
		].flat().flatMap((line) => [line, ""]),
		around: (body) => fold("What was compared, where, and how to repeat it", body.trimEnd())
	}, {
		name: "how to read this",
		keep: 30,
		lines: [[legend, ...run.method].map(inline).join("\n\n")],
		around: (body) => fold("How to read this", body)
	}];
}
/** Columns that say the same in every row are said once above the table. */
function explanationPart(view) {
	const explained = view.tables.flatMap((one) => rowsOf(one).map((row) => ({
		names: [
			...view.tables.length > 1 ? [inline(one.short)] : [],
			codeCell(row.comparison.benchmark),
			inline([{ prose: row.metric }])
		],
		facts: explainRow(row)
	})));
	const [first] = explained;
	if (first === void 0) return [];
	const isShared = first.facts.map(([, value], i) => explained.every((row) => row.facts[i]?.[1] === value));
	const shared = first.facts.filter((_, i) => isShared[i]);
	const own = (row) => row.facts.filter((_, i) => !isShared[i]);
	const columns = [
		...view.tables.length > 1 ? ["contrast"] : [],
		"benchmark",
		"metric",
		...own(first).map(([label]) => label)
	].map((title) => ({
		title,
		align: "left"
	}));
	const same = shared.map(([label, value]) => inline([`${label} `, { prose: value }])).join("; ");
	const lines = explained.map((row) => tableRow([...row.names, ...own(row).map(([, value]) => inline([{ prose: value }]))]));
	const intro = same === "" ? "" : `In every row: ${same}.\n\n`;
	const around = (rows) => fold("How each row was judged", `${intro}${table(columns, [])}\n${rows}`);
	return [{
		name: "how each row was judged",
		keep: 10,
		lines,
		around
	}];
}
function machinesPart(view) {
	const lines = view.tables.flatMap(rowsOf).flatMap(({ comparison, metric }) => comparison.explanation.machines.map(({ machine, n, point }) => tableRow([
		codeCell(comparison.benchmark),
		inline([{ prose: metric }]),
		code(machine),
		String(n),
		printDelta(percentOfLn(point))
	])));
	if (lines.length === 0) return [];
	const columns = [
		"benchmark",
		"metric",
		"machine",
		"pairs",
		"delta"
	].map((title) => ({
		title,
		align: "left"
	}));
	const around = (rows) => fold("Each machine by itself", `${table(columns, [])}\n${rows}`);
	return [{
		name: "each machine by itself",
		keep: 20,
		lines,
		around
	}];
}
const TRIALS_SHOWN = 10;
function trialText({ trial, status, exitCode, signal, outputs }) {
	const end = signal ?? (exitCode === null ? "" : `exit ${exitCode}`);
	const title = inline([
		{ name: trial.target },
		" on ",
		{ name: trial.arm },
		`, round ${trial.round + 1}: ${status}${end === "" ? "" : ", "}`,
		{ prose: end }
	]);
	const blocks = Object.entries(outputs).filter(([, text]) => text.trim() !== "").map(([name, text]) => `${code(name)}, last lines:\n\n${codeBlock(text.slice(-2e3))}`);
	return [`**${title}**`, ...blocks].join("\n\n");
}
/** Trials that gave no numbers, with the tail of what they said. */
function trialsPart(report) {
	const failed = (report.records ?? []).filter(({ status }) => status !== "ok" && status !== "stopped");
	if (failed.length === 0) return [];
	const more = failed.length - TRIALS_SHOWN;
	const lines = failed.slice(0, TRIALS_SHOWN).map((record) => `${trialText(record)}\n`);
	if (more > 0) lines.push(`And ${more} more.`);
	const around = (body) => fold(`${plural(failed.length, "trial")} without numbers`, body.trimEnd());
	return [{
		name: "trials without numbers",
		keep: 25,
		lines,
		around
	}];
}
/** How every row was judged; for the summary also machines one by one, and failed trials. */
function detailParts(report, view, isFull) {
	return [...isFull ? [...trialsPart(report), ...machinesPart(view)] : [], ...explanationPart(view)];
}
// src/core/report-markdown-groups.ts
function countsOf(rows) {
	const count = (words, ...marks) => {
		const found = rows.filter(({ mark }) => marks.includes(mark)).length;
		return found === 0 ? [] : [`${found} ${words}`];
	};
	const parts = [
		...count("failed", "failed", "withheld"),
		...count("worse", "worse"),
		...count("better", "better"),
		...count("without change", "same"),
		...count("undecided", "unsure")
	];
	return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}
function titleOf({ benchmark, attribution, rows, histogram }) {
	const name = benchmark === null ? "all benchmarks, geometric means" : code(benchmark);
	const what = rows.length > 0 ? `${plural(rows.length, "more row")}${countsOf(rows)}` : histogram.length > 0 ? "latencies" : "";
	return `${name}: ${attribution === null ? what : inline(attribution).replaceAll(" %", "\xA0%")}`;
}
const POOLED = "Share of the transactions by latency, all rounds together:";
function partsOf(group, tableOf) {
	const table = group.rows.length === 0 ? null : tableOf(group.rows);
	const counts = countsOf(group.rows).replace(/^ \((.*)\)$/, "$1");
	const said = counts === "" ? "" : `More rows, none of which gates: ${counts}.\n\n`;
	const histogram = group.histogram.length === 0 ? "" : `${POOLED}\n\n${codeBlock(group.histogram.join("\n"))}`;
	return {
		name: "rows under the benchmarks",
		keep: 35,
		lines: table?.lines ?? [],
		around: (lines) => {
			const body = [table === null ? "" : `${said}${table.around?.(lines) ?? lines}`, histogram].filter((piece) => piece !== "").join("\n\n");
			return body === "" ? `- ${titleOf(group)}` : fold(titleOf(group), body);
		}
	};
}
/** `tableOf` makes the table of some rows, as the rest of the report has it. */
const groupParts = ({ groups }, tableOf) => groups.map((group) => partsOf(group, tableOf));
// src/core/report-markdown-profiles.ts
/** Rows of a table; where nothing moved, a comment shows no more than a few. */
const SHOWN = {
	comment: {
		moved: 8,
		other: 2
	},
	summary: {
		moved: 20,
		other: 20
	}
};
const narrow = (text) => text.replaceAll(" ", "\xA0");
function deltaCell({ point, interval, isBeyondNoise }) {
	const text = narrow(point);
	return `${isBeyondNoise ? `**${text}**` : text} ${narrow(interval)}`;
}
function cellsOf$1(row) {
	const below = [...row.baseName === null ? [] : [`on base ${codeCell(row.baseName)}`], ...row.words === null ? [] : [row.words]];
	const name = `${codeCell(row.name)}${below.map((text) => `<br><sub>${text}</sub>`).join("")}`;
	const { cpu: sec, cpuDelta } = row;
	const cpu = sec === null || cpuDelta === null ? [] : [narrow(sec), deltaCell(cpuDelta)];
	return [
		name,
		narrow(row.share),
		deltaCell(row.shareDelta),
		...cpu,
		row.samples
	];
}
function functionTable(title, rows, view) {
	const [first] = rows;
	if (first === void 0) return "";
	const level = `${printLevel(view.level)} interval`;
	const cpu = first.cpu === null ? [] : ["CPU time per operation", `difference, ${level}`];
	const columns = [
		title,
		"share of CPU time",
		`difference, ${level}`,
		...cpu,
		"samples"
	].map((text, i) => ({
		title: text,
		align: i ? "right" : "left"
	}));
	return table(columns, rows.map(cellsOf$1));
}
function shownOf(rows, extent) {
	const { moved, other } = SHOWN[extent];
	return [...rows.filter((row) => row.isBeyondNoise).slice(0, moved), ...rows.filter((row) => !row.isBeyondNoise).slice(0, other)];
}
function targetPart(view, extent) {
	const lines = [
		inline(view.basis),
		functionTable("in its own code", shownOf(view.flat, extent), view),
		functionTable("with what it calls", shownOf(view.cum, extent), view),
		"Bold: beyond the noise. Callers with 80 % of the time or more on both sides are left out. Raw profiles are in the folder `profiles` beside the report."
	].filter((text) => text !== "");
	const title = `CPU profile of ${inline(view.name)}: ${inline(view.gist)}`;
	const around = (body) => fold(title, body);
	return {
		name: "CPU profiles",
		keep: 35,
		lines: [lines.join("\n\n")],
		around
	};
}
/** Profiles of the report, and why there are none where some were asked for. */
function profileParts(report, extent) {
	const view = viewProfiles(report);
	if (view === null) return [];
	const problems = view.problems.map(({ message, where, next }) => {
		const at = where === void 0 ? "" : ` (${prose(where)})`;
		return `- ${prose(message)}${at}${next === void 0 ? "" : `. Next: ${prose(next)}`}`;
	});
	const around = (body) => `**Not profiled**\n\n${body}`;
	return [...view.targets.map((target) => targetPart(target, extent)), ...problems.length === 0 ? [] : [{
		name: "what was not profiled",
		keep: 33,
		lines: problems,
		around
	}]];
}
// src/core/report-markdown-tables.ts
const text$1 = (title) => ({
	title,
	align: "left"
});
const number$1 = (title) => ({
	title,
	align: "right"
});
const unbroken = (printed) => printed.replaceAll(" ", "\xA0");
function ladderParts({ title, columns, lines, about }) {
	const rows = lines.map(({ benchmark, variant, cells, standing }) => tableRow([
		codeCell(benchmark),
		code(variant),
		...cells.map(unbroken),
		inline(standing)
	]));
	const names = [
		text$1("benchmark"),
		text$1("variant"),
		...columns.map((one) => number$1(inline(one)))
	];
	const head = table([...names, text$1("against the others")], []);
	const legend = `<sub>${about.map(inline).join(" ")}</sub>`;
	const around = (shown) => `${heading(4, inline(title))}\n\n${head}\n${shown}\n\n${legend}`;
	return [{
		name: "memory against speed",
		keep: 85,
		lines: rows,
		around
	}];
}
const STATE_ICONS = {
	"in force": "🤝",
	lapsed: "⌛",
	"no such row": "❓"
};
const SHA_SHOWN = 12;
function waiverLine({ row, state, by, at, sha, reason, next }) {
	const advice = next === null ? "" : `<br><sub>${inline(next)}</sub>`;
	return tableRow([
		codeCell(row),
		`${STATE_ICONS[state]}\u00a0${unbroken(state)}${advice}`,
		inline([{ prose: by }]),
		inline([{ prose: at.slice(0, 10) }]).replaceAll("-", "‑"),
		code(sha.slice(0, SHA_SHOWN)),
		inline([{ prose: reason }])
	]);
}
/** Who accepted which row, when and why, and whether that holds for this head. */
function waiverParts({ waivers }) {
	if (waivers.length === 0) return [];
	const head = table([
		"row",
		"state",
		"by",
		"at",
		"for",
		"reason"
	].map(text$1), []);
	const around = (lines) => `**Accepted rows**\n\n${head}\n${lines}`;
	return [{
		name: "accepted rows",
		keep: 75,
		lines: waivers.map(waiverLine),
		around
	}];
}
// src/core/report-markdown-text.ts
/**
* The tables as plain text in the manner of benchstat, which Go developers know how to read and
* paste into commit messages. The numbers are the report's own: paired, adjusted for the table.
*/
/** `(p=0.009 n=12)`: chance of the whole table, and rounds. */
function standing({ comparison, rounds }) {
	const p = comparison.explanation.pAdjusted;
	return `(${p === null ? "" : `${printP(p)} `}n=${rounds})`;
}
/** `~`, as in benchstat: no change was shown. */
function change({ mark, word, delta }) {
	if (mark === "failed" || mark === "withheld") return word;
	return mark === "unsure" || mark === "same" ? "~" : delta;
}
/** One metric of a contrast: a head line, then a line a row. */
function blockLines({ sides, isInteraction }, rows) {
	const [base, head] = sides.map((side) => clean(plainText(side), 120));
	const titles = [
		clean(rows[0]?.metric ?? "", 120),
		base,
		head,
		isInteraction ? "difference" : "change",
		""
	];
	const lines = rows.map((row) => [
		clean(row.comparison.benchmark, 120),
		row.base,
		row.head,
		change(row),
		standing(row)
	]);
	return alignRows([titles, ...lines], [
		"left",
		"right",
		"right",
		"right",
		"left"
	]);
}
function tableLines(table, isOnly) {
	const blocks = [...Map.groupBy(rowsOf(table), ({ comparison }) => metricFor(comparison.metric).id).values()].map((rows) => [...blockLines(table, rows), ""]);
	return [...isOnly ? [] : [`# ${clean(plainText(table.title), 240)}`], ...blocks.flat()];
}
const INTRO = "In the manner of benchstat: `~` where no change was shown; p is of the paired test, over all looks and the whole table. benchstat itself reads the files `bench-*.txt` beside report.json, and does not know about pairs.";
/** Folded, and the first thing to be cut: it says nothing that is not in the tables. */
function textPart({ tables }) {
	const lines = tables.flatMap((table) => tableLines(table, tables.length === 1));
	if (lines.length === 0) return [];
	const around = (text) => fold("The same as text", `${INTRO}\n\n${codeBlock(text)}`);
	return [{
		name: "the same as text",
		keep: 5,
		lines,
		around
	}];
}
// src/core/report-markdown.ts
const MOOD_ICONS = {
	good: "✅",
	bad: "❌",
	ask: "⚠️",
	advice: "ℹ️"
};
const MARK_ICONS = {
	failed: "⛔",
	withheld: "✋",
	worse: "❌",
	better: "✅",
	differs: "🔀",
	unsure: "🟡",
	same: "➖"
};
const ICON_LEGEND = [
	`${MARK_ICONS.better} better, ${MARK_ICONS.worse} worse, ${MARK_ICONS.same} no change shown, `,
	`${MARK_ICONS.unsure} cannot tell, ${MARK_ICONS.differs} the change acts differently, `,
	`${MARK_ICONS.withheld} withheld, ${MARK_ICONS.failed} no verdict for want of data.`
];
/** Longest name of a metric in a table. */
const METRIC_CAP = 40;
/** A number with its unit breaks no line. */
const value = (printed) => printed.replaceAll(" ", "\xA0");
/** A narrow column: each half of a remark on a line of its own. */
const remark = (text) => value(text.replaceAll("; ", "<br>"));
const text = (title) => ({
	title,
	align: "left"
});
const number = (title) => ({
	title,
	align: "right"
});
/** From the numbers to the word on them, which stands where a line ends. */
function columnsOf({ sides, isInteraction }, level) {
	const [base, head] = sides.map(inline);
	const values = `${isInteraction ? "effect: " : ""}${base}\u00a0→ ${head}`;
	return [
		text("benchmark"),
		text("metric"),
		number(values),
		number(isInteraction ? "difference" : "delta"),
		number(level === null ? "interval" : value(`${printLevel(level)} interval`)),
		number("rounds"),
		text("verdict")
	];
}
function verdictCell(row, notes) {
	const marks = notes.length === 0 ? "" : `<sup>${notes.join(", ")}</sup>`;
	const pieces = row.detail?.map((piece) => typeof piece === "string" ? remark(piece) : piece);
	const detail = pieces === void 0 ? "" : `<br><sub>${inline(pieces)}</sub>`;
	return `${MARK_ICONS[row.mark]}\u00a0${value(row.word)}${marks}${detail}`;
}
function intervalCell({ interval, level }, common) {
	if (interval === null) return "–";
	const own = level === null || level === common ? "" : ` <sub>${value(printLevel(level))}</sub>`;
	return `${value(interval)}${own}`;
}
function cellsOf(row, view, level) {
	const { comparison } = row;
	const isGeomean = comparison.role === "geomean";
	const hasMoved = [
		"worse",
		"better",
		"differs"
	].includes(row.mark);
	const delta = value(row.delta);
	return [
		isGeomean ? `**${inline([{ prose: comparison.benchmark }])}**` : codeCell(comparison.benchmark),
		prose(row.metric, METRIC_CAP),
		row.base === "" ? "" : `${value(row.base)}\u00a0→ ${value(row.head)}`,
		hasMoved ? `**${delta}**` : delta,
		intervalCell(row, level),
		row.rounds,
		verdictCell(row, view.notesOf(row))
	];
}
/** A table that can be cut from its last row up; the rows in `last` stay as long as it does. */
function tablePart(view, tableView, rows, { name, keep, title }) {
	const level = commonLevel([...rows.first, ...rows.last]);
	const columns = columnsOf(tableView, level);
	const line = (row) => tableRow(cellsOf(row, view, level));
	const tail = rows.last.map(line);
	return {
		name,
		keep,
		lines: rows.first.map(line),
		around: (lines) => {
			const body = [
				table(columns, []),
				lines,
				...tail
			].filter((piece) => piece !== "").join("\n");
			return title === null ? body : fold(title, body);
		}
	};
}
/** So many undecided rows are shown open; more of them would bury what moved. */
const UNSURE_OPEN = 8;
/** What a reader should see at once, and the rest: each row in one of the two. */
function openAndFolded({ moved, unsure, same, geomeans }) {
	const decisive = new Set(deciding([
		...moved,
		...unsure,
		...same
	]));
	const urgent = unsure.filter((row) => decisive.has(row));
	const shown = /* @__PURE__ */ new Set([...moved, ...urgent.length <= UNSURE_OPEN ? urgent : []]);
	const metrics = new Set([...shown].map(({ metric }) => metric));
	const isOpen = (row) => metrics.has(row.metric);
	return {
		open: {
			first: [...shown],
			last: geomeans.filter(isOpen)
		},
		folded: {
			first: [...unsure.filter((row) => !shown.has(row)), ...same],
			last: geomeans.filter((row) => !isOpen(row))
		}
	};
}
function foldTitle(rows) {
	const same = rows.filter(({ mark }) => mark === "same").length;
	const unsure = rows.length - same;
	return [...unsure > 0 ? [`${plural(unsure, "row")} that cannot be told from noise`] : [], ...same > 0 ? [`${plural(same, "row")} without change`] : []].join(", ") || "geometric means";
}
function tableParts(view, tableView, isOnly) {
	const { open, folded } = openAndFolded(tableView);
	const title = heading(4, inline(tableView.title));
	const gates = [
		tableView.moved,
		tableView.unsure,
		tableView.same
	].flat().some(({ comparison }) => comparison.role === "gating");
	const counts = `${inline(tableView.counts)}${gates ? "" : "; this does not gate"}`;
	const lines = isOnly ? [title] : [
		title,
		"",
		counts
	];
	const parts = [];
	if (!isOnly || tableView.title.length > 1) parts.push({
		name: "headings",
		keep: 90,
		lines
	});
	const add = (rows, cut) => {
		if (rows.first.length + rows.last.length > 0) parts.push(tablePart(view, tableView, rows, cut));
	};
	add(open, {
		name: "rows that moved",
		keep: 80,
		title: null
	});
	add(folded, {
		name: "folded rows",
		keep: 40,
		title: foldTitle(folded.first)
	});
	const tableOf = (rows) => {
		const level = commonLevel(rows);
		const titles = table(columnsOf(tableView, level).slice(1), []);
		return {
			name: "",
			keep: 0,
			lines: rows.map((row) => tableRow(cellsOf(row, view, level).slice(1))),
			around: (shown) => `${titles}\n${shown}`
		};
	};
	const unchanged = tableView.unchanged === null ? [] : [inline(tableView.unchanged)];
	return [
		...parts,
		...groupParts(tableView, tableOf),
		...unchanged.map((line) => ({
			name: "unchanged code",
			keep: 70,
			lines: [line]
		}))
	];
}
const NOTES_OPEN = 6;
function notesPart({ notes }) {
	if (notes.length === 0) return [];
	const lines = notes.map(({ number: mark, text: phrase }) => mark === null ? `- ${inline(phrase)}` : `- <sup>${mark}</sup> ${inline(phrase)}`);
	const isOpen = notes.length <= NOTES_OPEN;
	const around = (body) => isOpen ? `**Notes**\n\n${body}` : fold(`${notes.length} notes`, body);
	return [{
		name: "notes",
		keep: 50,
		lines,
		around
	}];
}
function headParts({ headline }) {
	const { mood, counts, call } = headline;
	const duty = inline(headline.duty).trim();
	const first = heading(3, `${MOOD_ICONS[mood]} ${inline(counts)}: ${call}`);
	return [{
		name: null,
		keep: 100,
		lines: duty === "" ? [first] : [
			first,
			"",
			duty
		]
	}];
}
const WHOLE = {
	comment: "The job summary and report.json have all of it.",
	summary: "report.json has all of it."
};
/** The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end. */
function reportMarkdown(report, extent, limitBytes) {
	const view = viewReport(report);
	const isOnly = view.tables.length === 1;
	const isFull = extent === "summary";
	const parts = [
		...headParts(view),
		...view.ladders.flatMap(ladderParts),
		...view.tables.flatMap((one) => tableParts(view, one, isOnly)),
		...waiverParts(view),
		...profileParts(report, extent),
		...notesPart(view),
		...detailParts(report, view, isFull),
		...textPart(view),
		...factParts(view.facts, ICON_LEGEND, isFull ? 64 : 12),
		{
			name: "the run in one line",
			keep: 85,
			lines: [`<sub>${inline(view.facts.line)}</sub>`]
		}
	];
	return `${fit(parts, limitBytes - 1, WHOLE[extent])}\n`;
}
// src/core/formats/markdown.ts
/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 6e4;
/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
function markdownText(report, limitBytes = COMMENT_LIMIT_BYTES) {
	return reportMarkdown(report, "comment", limitBytes);
}
const markdown = {
	id: "markdown",
	about: "The pull request comment: verdict, what moved, the rest folded.",
	render: (report) => [{
		name: "report.md",
		text: markdownText(report)
	}]
};
export { isObject as _, rowsOf as a, readBenchText as b, printLevel as c, laddersOf as d, normalQuantile as f, parseOutputs as g, latestAttempts as h, commonLevel as i, compareProfiles as l, dedupe as m, markdownText as n, viewReport as o, collectSamples as p, reportMarkdown as r, viewProfiles as s, markdown as t, collectHistograms as u, readObject as v, goBench as y };

//# sourceMappingURL=shared~index~cli~publish.js.map