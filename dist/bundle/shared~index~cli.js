import { $ as stepDown, A as findProgram, At as printCpuList, B as reportMarkdown, Bn as secretsIn, Bt as NUMBER_NAMES, Cn as acceptanceProblems, Ct as workloads, D as executeBuildStep, Dn as ConfigError, Dt as trialLimitOf, E as buildLimitOf, En as nearest, Et as WITHIN_OVER_BETWEEN_SEC, F as folderOf$2, Fn as plainText, Ft as isObject, Gn as nothingAsked, Gt as sampleStandardDeviation, Ht as readBenchText, I as runIn, In as plural, It as readObject, J as SAME, Jn as rowsAt, Jt as compareProfiles, K as makeForecast, Kt as viewProfiles, L as HostError, Ln as alignRows, Lt as AFTER, M as runEnvOf, Mt as fillArgv, N as tailOf, Nt as fillText, O as orThrow, Ot as isAnywhere, P as RunWalls, Pt as parserOf, Q as limitOf$1, Rn as clean, Rt as FAILED, St as workloadOf, T as buildLeftSec, Tn as readAcceptances, U as viewReport, V as commonLevel, Vt as RUNTIME_OUTPUT, W as printLevel, Wn as flagOf, Wt as median, X as countAsFar, Xt as spendingOf, Y as bySigns, Yt as normalQuantile, Z as leaning, Zt as reasonOf, _ as zeroConfigSuite, _n as hasNothingInCommon, _t as dedupe, an as wordFor, b as VERSION, bn as ACCEPTANCES_FILE, bt as medianOf, c as isModest, ct as patternsOf, d as checkReport, dt as normal, et as leanOf, ft as random, g as readSuites, gn as gateOf, gt as collectSamples, ht as collectCollections, in as observeTrial, it as looksOfParts, j as inspectToolchain, jt as readCpuList, k as buildEnvOf, kt as placementIn, ln as printDuration, lt as signedSums, m as reportSchema, mt as collectHistograms, nt as kthSmallest, ot as followedPatterns, p as readReport, pn as printValue, pt as shuffle, q as noiseOf, qt as compareStacks, rr as patternOf, rt as extendedLooks, sn as printDelta, st as leansOf, tn as metricFor, tr as camelKey, tt as scoresOf, u as ReportError, ut as derive, vn as hasNothingToRun, vt as latestAttempts, w as BuildError, wt as absolutePath, xt as plannedTails, y as variantsOf, yt as shortBlocks, z as markdownText, zn as hideSecrets, zt as HISTOGRAM_NAMES } from "./shared~index~cli~publish~authorize.js";
import { _ as withReached, a as ruledBy, b as sidesOf, c as countLosses, f as givenUpProblems, g as reachPairs, h as isLeftOut, l as lossVerdict, m as oddOutput, n as judgedBy, o as geomeanRows, p as liveSlots, s as pairSamples, u as lostTooMany, v as executedContrasts, y as makeDesign } from "./shared~index~cli~publish.js";
import { createHash, randomBytes } from "node:crypto";
import { access, chmod, cp, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { accessSync, constants, createReadStream, createWriteStream, existsSync, readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { availableParallelism, constants as constants$1, cpus, networkInterfaces, release, tmpdir, totalmem, type } from "node:os";
import { execFile, spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
// src/core/formats/markdown.ts
const markdown = {
	id: "markdown",
	about: "The pull request comment: verdict, what moved, the rest folded.",
	render: (report) => [{
		name: "report.md",
		text: markdownText(report)
	}]
};
// src/core/formats/summary.ts
/** GitHub drops a step's summary whole when it is over 1 MiB. */
const SUMMARY_LIMIT_BYTES = 1e6;
/** The text of a job summary, in at most `limitBytes` of UTF-8. */
function summaryText(report, limitBytes = SUMMARY_LIMIT_BYTES) {
	return reportMarkdown(report, "summary", limitBytes);
}
const summary = {
	id: "summary",
	about: "The job summary: the comment, and failed trials, machines and hashes in full.",
	render: (report) => [{
		name: "summary.md",
		text: summaryText(report)
	}]
};
// src/core/tell/plain.ts
/** Parts of a report as plain lines: memory against speed, and rows that were accepted. */
const ends = (count) => [
	"left",
	"left",
	...Array(count).fill("right"),
	"left"
];
function ladderLines({ title, columns, lines, about }) {
	const head = [
		"benchmark",
		"variant",
		...columns.map(plainText),
		"against the others"
	];
	const rows = lines.map(({ benchmark, variant, cells, standing }) => [
		clean(benchmark, 120),
		clean(variant, 120),
		...cells,
		plainText(standing)
	]);
	const legend = about.map((phrase) => plainText(phrase));
	return [
		"",
		plainText(title),
		...alignRows([head, ...rows], ends(columns.length)),
		...legend
	];
}
const SHA_SHOWN = 12;
function acceptanceLines(acceptances) {
	if (acceptances.length === 0) return [];
	return [
		"",
		"accepted rows",
		...acceptances.map(({ row, state, by, at, sha, reason, next }) => {
			const advice = next === null ? "" : ` Next: ${plainText(next)}.`;
			const head = clean(sha.slice(0, SHA_SHOWN), SHA_SHOWN);
			const who = `by ${clean(by, 120)} on ${clean(at, 120)} for ${head}`;
			return `${clean(row, 120)}: ${state}, ${who}: ${clean(reason, 600)}.${advice}`;
		})
	];
}
// src/core/formats/terminal.ts
const COLOURS = {
	red: 31,
	green: 32,
	yellow: 33,
	cyan: 36,
	faint: 2,
	strong: 1
};
const MARK_COLOURS = {
	failed: "red",
	withheld: "yellow",
	oom: "cyan",
	worse: "red",
	better: "green",
	differs: "cyan",
	unsure: "yellow",
	same: "faint"
};
const painter = (hasColour) => hasColour ? (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : (text) => text;
function verdict(row, notes) {
	const detail = row.detail === null ? "" : `, ${plainText(row.detail)}`;
	return `${row.word}${detail}${notes.map((note) => ` [${note}]`).join("")}`;
}
/** `from`: the first column that is shown, 1 where the benchmark stands above. */
function tableLines(view, { sides }, rows, paint, from = 0) {
	if (rows.length === 0) return [];
	const [base, head] = sides.map(plainText);
	const level = commonLevel(rows);
	const interval = level === null ? "interval" : `${printLevel(level)} interval`;
	const titles = [
		"benchmark",
		"metric",
		`${base}`,
		`${head}`,
		"delta",
		interval,
		"rounds"
	];
	const cells = rows.map((row) => [
		clean(row.comparison.benchmark, 120),
		clean(row.metric, 120),
		row.base,
		row.head,
		row.delta,
		row.interval === null ? "-" : `${row.interval}${levelOf(row, level)}`,
		row.rounds,
		verdict(row, view.notesOf(row))
	]);
	const aligns = [
		"left",
		"left",
		...Array(5).fill("right"),
		"left"
	];
	const shown = [[...titles, "verdict"], ...cells].map((line) => line.slice(from));
	return alignRows(shown, aligns.slice(from), (cell, index, column) => {
		const row = rows[index - 1];
		if (row === void 0) return paint(cell, "faint");
		return [4, 7].includes(column + from) ? paint(cell, MARK_COLOURS[row.mark]) : cell;
	});
}
/** What explains the rows of a benchmark, indented below its name. */
function groupLines(view, table, group, paint) {
	const { benchmark, attribution, rows, histogram, collections } = group;
	const name = benchmark === null ? "all benchmarks" : clean(benchmark, 120);
	if (rows.length > 0 && rows.every(({ mark }) => mark === "failed")) return ["", paint(`${name}: failed (${rows.length} more)`, "strong")];
	const title = attribution === null ? name : `${name}: ${plainText(attribution)}`;
	const bars = histogram.length === 0 ? [] : ["share of the transactions by latency", ...histogram];
	const collected = collections.length === 0 ? [] : ["", "collections, all rounds together"];
	const below = [
		...bars,
		...collected,
		...collections
	];
	const lines = [...tableLines(view, table, rows, paint, 1), ...below];
	return [
		"",
		paint(title, "strong"),
		...lines.map((line) => line === "" ? "" : `  ${line}`)
	];
}
function levelOf(row, level) {
	return row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
}
/** A screen of rows. A table that has more is shown in part: what moved, and what decides. */
const ROWS_SHOWN = 24;
const hasMoved = ({ mark }) => !["same", "unsure"].includes(mark);
const isGating = ({ comparison }) => comparison.role === "gating";
/** Rows of too few rounds for any word say the same, so that some of them stand for all. */
const EARLY_SHOWN = 6;
const isEarly = ({ comparison: { verdict } }) => verdict.word === "inconclusive" && verdict.reason === "too-few-rounds";
function shownOf({ moved, unsure, same, geomeans, groups }, isWhole) {
	const rows = [
		...moved,
		...unsure,
		...same,
		...geomeans
	];
	const inGroups = groups.reduce((sum, group) => sum + group.rows.length, 0);
	const early = unsure.filter((row) => isGating(row) && isEarly(row));
	const isFew = rows.length + inGroups <= ROWS_SHOWN && early.length <= EARLY_SHOWN;
	if (isWhole || isFew) return {
		rows,
		groups,
		hidden: 0
	};
	const room = Math.max(0, ROWS_SHOWN - moved.length);
	const hidden = new Set(early.slice(EARLY_SHOWN));
	const open = unsure.filter((row) => isGating(row) && !hidden.has(row)).slice(0, room);
	const kept = [
		...moved,
		...open,
		...geomeans.filter((row) => isGating(row) || hasMoved(row))
	];
	return {
		rows: kept,
		groups: [],
		hidden: rows.length + inGroups - kept.length
	};
}
function sectionLines(view, table, paint, { isOnly, isWhole }) {
	const title = paint(plainText(table.title), "strong");
	const head = isOnly ? title : `${title}  ${plainText(table.news)}`;
	const unchanged = table.unchanged === null ? [] : [plainText(table.unchanged)];
	const { rows, groups, hidden } = shownOf(table, isWhole);
	const explained = groups.flatMap((group) => groupLines(view, table, group, paint));
	const more = `${hidden} more rows: --all, or report.txt`;
	return [...[
		"",
		head,
		...tableLines(view, table, rows, paint),
		...explained,
		...unchanged
	], ...hidden === 0 ? [] : [paint(more, "faint")]];
}
/** Functions of a benchmark that a terminal shows; the Markdown has more. */
const FUNCTIONS_SHOWN = 4;
const deltaOf = ({ cpuDelta, shareDelta }) => cpuDelta ?? shareDelta;
function profileLines(report, paint) {
	const view = viewProfiles(report);
	if (view === null) return [];
	const targets = view.targets.flatMap(({ name, basis, flat }) => {
		const cells = flat.filter((row) => row.isBeyondNoise).slice(0, FUNCTIONS_SHOWN).map((row) => [
			clean(row.name, 120),
			row.share,
			`${deltaOf(row).point} ${deltaOf(row).interval}${row.cpuDelta ? " an operation" : ""}`,
			row.words ?? ""
		]);
		const rows = alignRows(cells, [
			"left",
			"right",
			"right",
			"left"
		]);
		const shown = rows.length === 0 ? ["no function is beyond the noise"] : rows;
		return [
			"",
			paint(`CPU profile of ${plainText(name)}`, "strong"),
			...[plainText(basis), ...shown].map((line) => `  ${line}`)
		];
	});
	const problems = view.problems.map(({ message, where }) => {
		const at = where === void 0 ? "" : ` (${clean(where, 120)})`;
		return `not profiled: ${clean(message, 600)}${at}`;
	});
	return [...targets, ...problems.length === 0 ? [] : ["", ...problems]];
}
const sentence = (phrase) => plainText(phrase).trim();
/** The report for a terminal: verdict, rows, footnotes, and how to repeat the run. */
function terminalText(report, { hasColour, isWhole }) {
	const view = viewReport(report);
	const { news, duty } = view.headline;
	const paint = painter(hasColour);
	const isOnly = view.tables.length === 1;
	const mood = {
		good: "green",
		bad: "red",
		ask: "yellow",
		advice: "yellow"
	};
	const notes = view.notes.map(({ number, text }) => `${number === null ? "-" : `[${number}]`} ${sentence(text)}`);
	return [
		paint(sentence(news), mood[view.headline.mood]),
		...duty.length === 0 ? [] : [sentence(duty)],
		...acceptanceLines(view.acceptances),
		...view.ladders.flatMap(ladderLines),
		...view.tables.flatMap((table) => sectionLines(view, table, paint, {
			isOnly,
			isWhole
		})),
		...profileLines(report, paint),
		...notes.length === 0 ? [] : ["", ...notes],
		"",
		paint(sentence(view.facts.line), "faint"),
		paint(`seed ${clean(report.plan.seed, 120)}`, "faint"),
		paint(`repeat: ${clean(view.facts.command, 2e3)}`, "faint"),
		""
	].join("\n");
}
const WHOLE = {
	hasColour: false,
	isWhole: true
};
const terminal = {
	id: "terminal",
	about: "The table as aligned text, without colour.",
	render: (report) => [{
		name: "report.txt",
		text: terminalText(report, WHOLE)
	}]
};
const AGAIN = "again";
const layoutName = (index) => `layout${index + 1}`;
/**
* The suite that measures nothing but this machine: one commit as it is (A), the same binary
* again (A/A), and the same source in other link orders (A/A'), all against each other in the
* same rounds. Made of variants, so that it is measured exactly like a real suite.
*/
function makeSelftestSuite(suite, options) {
	const [first] = suite.variants;
	if (first === void 0) throw new Error("a suite has at least one variant");
	const plain = {
		...first,
		name: "default"
	};
	const layouts = options.canRandomise ? 5 : 0;
	const others = Array.from({ length: layouts }, (_, index) => layoutName(index));
	const { profile: _, ...measured } = suite;
	return {
		...measured,
		name: `selftest-${suite.name}`,
		variants: [
			plain,
			{
				...plain,
				name: AGAIN
			},
			...others.map((name, index) => ({
				...plain,
				name,
				buildFlags: [...plain.buildFlags, `-ldflags=-randlayout=${index + 1}`]
			}))
		],
		contrasts: [AGAIN, ...others].map((head) => ({
			kind: "variants",
			base: plain.name,
			head,
			ref: "head"
		})),
		until: "rounds",
		layoutRounds: 0,
		runIdentical: true
	};
}
const MINUTES = [
	1,
	5,
	15
];
const percent = (logRatio) => 100 * Math.expm1(logRatio);
const pointOf$1 = (row) => row.estimate.kind === "ratio" ? row.estimate.point : null;
/** Any difference that the interval puts beyond zero: with equal code each one is false. */
const isAlarm = (row) => row.estimate.kind === "ratio" && (row.estimate.low > 0 || row.estimate.high < 0);
/**
* Reads a report of the self-test's suite. The detectable effect scales the interval that was
* measured: half-width to standard error by its own level, then (z_{.975} + z_{.8}) standard
* errors at the rounds that so many minutes have room for (one arm pair, not the self-test's
* many).
*/
function readSelftest(report) {
	const noisy = report.comparisons.filter((row) => row.estimate.kind === "ratio");
	const same = noisy.filter((row) => row.contrast.endsWith(`:${AGAIN}`));
	const arms = report.plan.arms.length;
	const roundSec = report.measuredSec / Math.max(1, report.roundsRun);
	return {
		rows: same.flatMap((row) => {
			if (row.estimate.kind !== "ratio") return [];
			const { low, high, level, n, point } = row.estimate;
			const halfWidth = (high - low) / 2;
			const layouts = noisy.filter((other) => other.benchmark === row.benchmark && other.metric === row.metric && other !== row);
			const points = layouts.flatMap((other) => pointOf$1(other) ?? []);
			const standardError = halfWidth / normalQuantile((1 + level) / 2);
			const pairSec = roundSec * 2 / arms;
			return [{
				benchmark: row.benchmark,
				metric: row.metric,
				rounds: n,
				sameBinaryPct: percent(point),
				noiseFloorPct: percent(halfWidth),
				sameBinaryAlarm: isAlarm(row),
				layoutSdPct: points.length < 2 ? null : 100 * sampleStandardDeviation(points),
				layoutMostPct: points.length === 0 ? null : percent(Math.max(...points.map((each) => Math.abs(each)))),
				layoutAlarms: layouts.filter(isAlarm).length,
				detectable: MINUTES.map((minutes) => {
					const rounds = Math.max(1, 60 * minutes / pairSec);
					const z = normalQuantile(.975) + normalQuantile(.8);
					return {
						minutes,
						pct: percent(z * standardError * Math.sqrt(n / rounds))
					};
				})
			}];
		}),
		alarms: same.filter(isAlarm).length,
		comparisons: same.length,
		layouts: report.plan.contrasts.length - 1
	};
}
// src/core/tell/selftest-table.ts
const pct = (value) => value === null ? "-" : `${value.toFixed(1)} %`;
function cellsOf(row) {
	return [
		row.benchmark,
		row.metric,
		`${row.rounds}`,
		pct(row.sameBinaryPct) + (row.sameBinaryAlarm ? " !" : ""),
		`±${pct(row.noiseFloorPct)}`,
		pct(row.layoutSdPct),
		pct(row.layoutMostPct),
		...row.detectable.map((each) => pct(each.pct))
	];
}
/** The self-test as a table and what it means. */
function printSelftest({ rows, alarms, comparisons, layouts }) {
	const minutes = (rows[0]?.detectable ?? []).map((each) => `in ${each.minutes} min`);
	const titles = [
		"benchmark",
		"metric",
		"rounds",
		"same binary",
		"noise floor"
	];
	const aligns = [
		"left",
		"left",
		...Array(8).fill("right")
	];
	return [
		...alignRows([[
			...titles,
			"layout sd",
			"layout most",
			...minutes
		], ...rows.map(cellsOf)], aligns, (cell) => cell),
		"",
		`False alarms between equal binaries: ${alarms} of ${comparisons} rows (marked !); intervals`,
		"of 95 % allow 1 in 20. Noise floor: half of the interval after these rounds.",
		layouts === 0 ? "This toolchain cannot change the link order, so the layout spread is not known here." : `Layout: the same source in ${layouts} other link orders; its spread is a bias that a run with one layout cannot see.`,
		"Last columns: smallest effect that so many minutes of one base-head pair can see, with 80 %",
		"power.",
		""
	].join("\n");
}
// src/doors/wind-up.ts
/**
* Ends this process, whatever it waits for: `process.exit` would wait for a read that never ends.
* Children are killed first, as at any exit; a shell sees the exit code 130.
*/
function endNow() {
	process.emit("exit", 130);
	process.removeAllListeners("SIGINT");
	process.kill(process.pid, "SIGINT");
}
// src/host/scratch.ts
/** Temporary folders that outlive only a kill, and only until the next run. */
/** Beside the folder, so that what is in the folder is its user's alone. */
const OWNER = ".owner";
/** Process ids mean something only inside one namespace: a container must not judge another's. */
const me = () => `${process.pid} ${namespace()}`;
function namespace() {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return "unknown";
	}
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
/** A new folder, marked as ours; folders of the same prefix whose owner is dead are removed. */
async function makeScratch(parent, prefix) {
	await removeOrphans(parent, prefix);
	const folder = await realpath(await mkdtemp(join(parent, prefix)));
	await writeFile(`${folder}${OWNER}`, me());
	return folder;
}
async function removeOrphans(parent, prefix) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names) {
		if (!name.startsWith(prefix) || !name.endsWith(OWNER)) continue;
		const path = join(parent, name);
		const [pid = "", space = ""] = (await readFile(path, "utf8").catch(() => "")).split(" ");
		if (!/^\d+$/.test(pid) || space !== namespace() || isAlive(Number(pid))) continue;
		await rm(path.slice(0, -6), {
			recursive: true,
			force: true
		}).catch(() => {});
		await rm(path, { force: true }).catch(() => {});
	}
}
// src/host/files.ts
/** Files, by absolute path; what the disk refuses becomes a HostError that says what to do. */
const UNPACKED_CAP = 268435456;
/** `temporary`: the folder in which temporary folders are made. */
function makeFiles(temporary) {
	return {
		read: (path) => named(path, () => readFile(path, "utf8").catch(nullIfMissing)),
		unpack: (path) => named(path, async () => {
			const bytes = await readFile(path).catch(nullIfMissing);
			return bytes !== null && bytes[0] === 31 && bytes[1] === 139 ? gunzipSync(bytes, { maxOutputLength: UNPACKED_CAP }) : bytes;
		}),
		write: (path, text) => named(path, () => replace(path, text)),
		append: (path, text) => named(path, () => flush(path, "a", text)),
		exists: async (path) => await stat(path).catch(() => null) !== null,
		isFolder: async (path) => (await stat(path).catch(() => null))?.isDirectory() ?? false,
		list: (path) => named(path, async () => (await readdir(path)).sort()),
		find: (path, isSkipped) => named(path, async () => (await find(path, "", isSkipped)).sort()),
		copy: (from, to) => named(from, async () => {
			await makeFolders(dirname(to));
			await cp(from, to, {
				recursive: true,
				verbatimSymlinks: true
			});
		}),
		makeFolder: (path) => named(path, () => makeFolders(path)),
		remove: (path) => named(path, () => rm(path, {
			recursive: true,
			force: true
		})),
		temporaryFolder: (prefix) => named(temporary, () => makeScratch(temporary, prefix)),
		sha256: (path) => named(path, async () => {
			const hash = createHash("sha256");
			await pipeline(createReadStream(path), hash);
			return hash.digest("hex");
		}),
		state: async (path) => {
			const found = await stat(path, { bigint: true }).catch(() => null);
			return found && [
				found.dev,
				found.ino,
				found.size,
				found.mtimeNs,
				found.ctimeNs
			].join(":");
		},
		freeBytes: (path) => statfs(path).then(({ bavail, bsize }) => bavail * bsize, () => null)
	};
}
async function find(root, inside, isSkipped) {
	const found = [];
	for (const entry of await readdir(`${root}/${inside}`, { withFileTypes: true })) {
		const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
		if (entry.isFile()) found.push(path);
		else if (entry.isDirectory() && !isSkipped(entry.name)) found.push(...await find(root, path, isSkipped));
	}
	return found;
}
/**
* Makes a folder and those above it, one by one: `mkdir` with `recursive` tries for ever where the
* system refuses a folder whose parent exists with ENOENT, as it does below /proc.
*/
async function makeFolders(path) {
	const missing = [];
	let at = resolve(path);
	while (await stat(at).catch(nullIfMissing) === null && dirname(at) !== at) {
		missing.unshift(at);
		at = dirname(at);
	}
	for (const folder of missing) await mkdir(folder).catch(async (error) => {
		if (!((await stat(folder).catch(nullIfMissing))?.isDirectory() ?? false)) throw error;
	});
	if (missing.length === 0 && !(await stat(at)).isDirectory()) throw Object.assign(/* @__PURE__ */ new Error(`${path} is a file, not a folder`), { code: "ENOTDIR" });
}
/** Whole or not at all: a reader never sees half of it, not even after a kill. */
async function replace(path, text) {
	await makeFolders(dirname(path));
	const fresh = `${path}.${randomBytes(4).toString("hex")}.tmp`;
	try {
		await flush(fresh, "w", text);
		await rename(fresh, path);
	} catch (error) {
		await rm(fresh, { force: true });
		throw error;
	}
}
async function flush(path, flags, text) {
	const file = await open(path, flags);
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
}
function nullIfMissing(error) {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
	throw error;
}
const NEXT = {
	ENOSPC: "The disk is full: free some space, or choose another folder with --out.",
	EDQUOT: "The disk quota is used up: free some space, or choose another folder with --out.",
	EROFS: "The file system is read-only: choose another folder with --out.",
	EACCES: "Give this user the permission, or choose another folder.",
	EPERM: "Give this user the permission, or choose another folder.",
	EMFILE: "Raise the limit of open files (ulimit -n).",
	ENOENT: "Check that the path exists.",
	ENOTDIR: "A file stands where a folder is needed: choose another path."
};
async function named(path, work) {
	try {
		return await work();
	} catch (error) {
		const { code = "", message } = error;
		const next = NEXT[code] ?? "Check the path and the disk.";
		throw new HostError(`${path}: ${message}`, next, { cause: error });
	}
}
// src/host/clock.ts
/** The machine's clocks. */
const clock$1 = {
	nowSec: () => Number(process.hrtime.bigint()) / 1e9,
	timestamp: () => (/* @__PURE__ */ new Date()).toISOString(),
	sleep: (sec) => new Promise((resolve) => setTimeout(resolve, sec * 1e3))
};
// src/host/programs/programs.ts
/**
* Programs in Go or Python that gcbench brings along as text, made ready to start.
*
* Such a program prints its argument when it is called with `ready`, and ends with 0. So it is seen
* to start here: no noexec mount, no missing module.
*/
/** No module, no workspace, no other toolchain, no flags of the user's. */
const ALONE = {
	GOTOOLCHAIN: "local",
	GO111MODULE: "off",
	GOWORK: "off",
	GOFLAGS: ""
};
/**
* Path of the program's binary; null when there is no Go here, or it cannot be built or started.
* It is kept under the user's cache folder, by hash of its sources and the Go version, so only the
* first call compiles.
*/
async function buildGoProgram(tools, program) {
	const version = await tools.run([
		"go",
		"env",
		"GOVERSION"
	], { env: ALONE });
	if (version.code !== 0) return null;
	const said = JSON.stringify([program.sources, version.stdout]);
	const hash = createHash("sha256").update(said).digest("hex");
	const { XDG_CACHE_HOME, HOME } = tools.env;
	const cache = join(XDG_CACHE_HOME ?? (HOME ? join(HOME, ".cache") : tmpdir()), "gcbench");
	const binary = join(cache, `${program.name}-${hash.slice(0, 16)}`);
	if (await startsHere(tools, [binary])) return binary;
	const folder = await mkdtemp(join(tmpdir(), `gcbench-${program.name}-`));
	try {
		await mkdir(cache, {
			recursive: true,
			mode: 448
		});
		const names = Object.keys(program.sources);
		for (const name of names) await writeFile(join(folder, name), program.sources[name] ?? "");
		const fresh = `${binary}.${randomBytes(4).toString("hex")}.tmp`;
		const argv = [
			"go",
			"build",
			"-trimpath",
			"-o",
			fresh,
			...names
		];
		if ((await tools.run(argv, {
			cwd: folder,
			env: {
				...ALONE,
				CGO_ENABLED: "0"
			}
		})).code !== 0) return null;
		await chmod(fresh, 448);
		await rename(fresh, binary);
	} catch {
		return null;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
	return await startsHere(tools, [binary]) ? binary : null;
}
/**
* argv of a program in Python; null when there is no Python 3 here, or it cannot be started. It
* names the interpreter behind `python3`: a version manager's shim costs more than the program.
*/
async function findPythonProgram(tools, source) {
	const found = await tools.run([
		"python3",
		"-I",
		"-c",
		"import os, sys; os.wait4; print(sys.executable)"
	]);
	const python = found.stdout.trim();
	if (found.code !== 0 || python === "") return null;
	const argv = [
		python,
		"-I",
		"-S",
		"-c",
		source
	];
	return await startsHere(tools, argv) ? argv : null;
}
async function startsHere(tools, argv) {
	const exit = await tools.run([...argv, "ready"]);
	return exit.code === 0 && exit.stdout === "ready\n";
}
// src/host/programs/tools.ts
/** Runs the tools that compile or interpret the programs which gcbench brings along. */
/** Environment variables that such a tool needs; it gets no other. */
const PASSED$1 = [
	"PATH",
	"HOME",
	"GOROOT",
	"GOCACHE",
	"XDG_CACHE_HOME",
	"TMPDIR",
	"PYENV_ROOT"
];
function toolsWith(exec, toolEnv) {
	const env = {};
	for (const name of PASSED$1) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	return {
		env,
		run: (argv, more = {}) => exec.run({
			argv,
			cwd: more.cwd ?? tmpdir(),
			env: {
				...env,
				...more.env
			},
			limitSec: 300
		})
	};
}
// src/host/launcher/launcher.ts
/** Finds the launcher that accounts for a command, and speaks its protocol. */
const GO$1 = {
	name: "launcher",
	sources: {
		"main.go": "// The launcher executes one command and reports what the kernel accounted for it. Standard library\n// only, Linux; launcher.py is the same for machines without Go.\n//\n// The protocol, on file descriptor 3, a socket to gcbench:\n//\n//	in    argc NUL envc NUL wallc NUL, three strings that say where the command runs (CPUs and\n//	      NUMA nodes as `0,1,2`, `never` for huge pages; empty: as it is), then argc + envc +\n//	      wallc strings; each string is ended by NUL\n//	out   one line of JSON: a LauncherReply (launcher.ts)\n//\n// The end of the file on the way in means \"end it\": gcbench asks for it, or was killed itself.\n// The command's environment comes through the socket because the launcher must not read it:\n// GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.\n//\n// Called as `launcher cpu PID ...` it prints a line `PID NANOSECONDS` for each process that there\n// is, from the process's CPU clock, whose number is made of the pid as in clock_getcpuclockid(3).\n// With the arguments of walls.go the command runs inside of walls. Any other argument is printed:\n// that it starts here is how gcbench sees that it can be used.\n//\n// The launcher adopts orphans (PR_SET_CHILD_SUBREAPER): when the command has ended, whatever it\n// left running is killed and reaped, even what left the process group, and is accounted too.\n// It puts itself where the command is to run, and the command inherits that. It does not start the\n// command anywhere else: what the system refuses is its reply (`placing`).\n//\n// Should the launcher itself be killed, PDEATHSIG takes the command along. It fires when the\n// *thread* that forked dies (prctl(2)), hence LockOSThread on Go's main thread.\n//\n// The kernel carries a process's peak RSS over exec (exec_mmap in fs/exec.c keeps the old\n// address space's high-water mark), and before exec a child lives in its parent's memory or a\n// copy of it. So maxRssBytes has a floor: the launcher's own size, some 2 MB for the Go one and\n// 8 MB for Python, instead of the 50 MB and more that Node would impose.\npackage main\n\nimport (\n	\"bufio\"\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"os/signal\"\n	\"runtime\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n	\"sync/atomic\"\n	\"syscall\"\n	\"time\"\n	\"unsafe\"\n)\n\nconst (\n	prSetChildSubreaper = 36\n	sysCloseRange       = 436 // the same number on every architecture\n	closeRangeCloexec   = 4\n	prSetTHPDisable     = 41\n	mpolBind            = 2\n)\n\nfunc main() {\n	runtime.LockOSThread()\n	if len(os.Args) == 1 {\n		quiet()\n		serve(os.NewFile(3, \"control\"), nil)\n		return\n	}\n	switch mode, rest := os.Args[1], os.Args[2:]; mode {\n	case \"cpu\":\n		clocks(rest)\n	case \"bare\", \"user\":\n		quiet()\n		serve(os.NewFile(3, \"control\"), func(asked *walls) error { return lower(asked, mode) })\n	case \"enclose\":\n		quiet()\n		enclose(rest[0])\n	case \"inside\":\n		quiet()\n		serve(os.NewFile(3, \"control\"), func(asked *walls) error { return raise(asked, rest[0]) })\n	case \"supervise\":\n		supervise(rest[0])\n	case \"relay\":\n		relay(rest[0])\n	case \"hold\":\n		syscall.Pause()\n	default:\n		fmt.Println(mode)\n	}\n}\n\n// quiet keeps this program's descriptors and the signals that it gets from the command.\nfunc quiet() {\n	// Caught, not ignored: the command must start with the default actions.\n	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)\n	syscall.CloseOnExec(3)\n	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.\n	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)\n	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)\n}\n\n// serve executes the command that is asked for on control, inside of walls if it asks for them.\nfunc serve(control *os.File, build func(*walls) error) {\n	in := bufio.NewReader(control)\n	argc, envc, wallc := number(in), number(in), number(in)\n	cpus, nodes, huge := text(in), text(in), text(in)\n	argv, env, asked := texts(in, argc), texts(in, envc), readWalls(texts(in, wallc))\n\n	if what, errno := place(cpus, nodes, huge); errno != 0 {\n		fmt.Fprintf(control, \"{\\\"errno\\\":%d,\\\"placing\\\":\\\"%s\\\"}\\n\", int(errno), what)\n		return\n	}\n	if build != nil {\n		if err := build(asked); err != nil {\n			fmt.Fprintf(control, \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\", int(errnoOf(err)), err.Error())\n			return\n		}\n	}\n	start := time.Now()\n	pid, err := begin(argv, env, asked)\n	if err != nil {\n		fmt.Fprintf(control, \"{\\\"errno\\\":%d}\\n\", int(errnoOf(err)))\n		return\n	}\n	var ending atomic.Bool\n	go func() {\n		in.ReadByte()\n		ending.Store(true)\n		killChildren()\n	}()\n	var status syscall.WaitStatus\n	var wall time.Duration\n	var sum syscall.Rusage\n	var left []string\n	for {\n		var ws syscall.WaitStatus\n		var ru syscall.Rusage\n		done, err := wait(&ws, &ru, ending.Load())\n		if err != nil {\n			break\n		}\n		if done == pid {\n			wall, status = time.Since(start), ws\n			if !ending.Swap(true) {\n				left = namesOfChildren()\n			}\n		}\n		add(&sum, &ru)\n	}\n	code, sig := status.ExitStatus(), 0\n	if status.Signaled() {\n		sig = int(status.Signal())\n	}\n	fmt.Fprintf(control, \"{\\\"errno\\\":0,\\\"code\\\":%d,\\\"signal\\\":%d,\\\"wallSec\\\":%.9f,\\\"left\\\":%s,\"+\n		\"\\\"userSec\\\":%d.%06d,\\\"systemSec\\\":%d.%06d,\\\"maxRssBytes\\\":%d,\"+\n		\"\\\"minorFaults\\\":%d,\\\"majorFaults\\\":%d,\"+\n		\"\\\"voluntarySwitches\\\":%d,\\\"involuntarySwitches\\\":%d}\\n\",\n		code, sig, wall.Seconds(), list(left),\n		sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,\n		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)\n}\n\n// begin starts the command, as whom its walls say.\nfunc begin(argv, env []string, asked *walls) (int, error) {\n	path, err := find(argv[0], env)\n	if err != nil {\n		return 0, err\n	}\n	return syscall.ForkExec(path, argv, &syscall.ProcAttr{\n		Dir:   asked.folder,\n		Env:   env,\n		Files: []uintptr{0, 1, 2},\n		Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Credential: asked.credential},\n	})\n}\n\nfunc errnoOf(err error) syscall.Errno {\n	var errno syscall.Errno\n	if errors.As(err, &errno) {\n		return errno\n	}\n	return syscall.EINVAL\n}\n\n// list is a JSON list of texts, whose characters beyond ASCII letters and the like are `?`.\nfunc list(names []string) string {\n	quoted := make([]string, len(names))\n	for i, name := range names {\n		quoted[i] = \"\\\"\" + strings.Map(func(r rune) rune {\n			if r < ' ' || r > '~' || r == '\"' || r == '\\\\' {\n				return '?'\n			}\n			return r\n		}, name) + \"\\\"\"\n	}\n	return \"[\" + strings.Join(quoted, \",\") + \"]\"\n}\n\n// clocks prints what the CPU clock of each process says, in nanoseconds.\nfunc clocks(pids []string) {\n	for _, text := range pids {\n		pid, _ := strconv.Atoi(text)\n		var used syscall.Timespec\n		_, _, errno := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME,\n			uintptr(uint32(^int32(pid)<<3|2)), uintptr(unsafe.Pointer(&used)), 0)\n		if errno == 0 {\n			fmt.Println(text, used.Nano())\n		}\n	}\n}\n\n// place puts this thread, and so the command, on these CPUs and these nodes' memory.\nfunc place(cpus, nodes, huge string) (string, syscall.Errno) {\n	if cpus != \"\" {\n		set := bits(cpus)\n		_, _, errno := syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0,\n			uintptr(8*len(set)), uintptr(unsafe.Pointer(&set[0])))\n		if errno != 0 {\n			return \"cpus\", errno\n		}\n	}\n	if nodes != \"\" {\n		set := bits(nodes)\n		_, _, errno := syscall.RawSyscall(syscall.SYS_SET_MEMPOLICY, mpolBind,\n			uintptr(unsafe.Pointer(&set[0])), uintptr(64*len(set)+1))\n		if errno != 0 {\n			return \"numa\", errno\n		}\n	}\n	if huge == \"never\" {\n		_, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, prSetTHPDisable, 1, 0, 0, 0, 0)\n		if errno != 0 {\n			return \"huge-pages\", errno\n		}\n	}\n	return \"\", 0\n}\n\n// bits is a set of numbers such as \"0,1,9\" as the kernel takes it.\nfunc bits(list string) []uint64 {\n	set := make([]uint64, 64)\n	for _, text := range strings.Split(list, \",\") {\n		if n, err := strconv.Atoi(text); err == nil && n/64 < len(set) {\n			set[n/64] |= 1 << (n % 64)\n		}\n	}\n	return set\n}\n\n// wait reaps one child; with kill it ends those that still run first.\nfunc wait(ws *syscall.WaitStatus, ru *syscall.Rusage, kill bool) (int, error) {\n	for {\n		options := 0\n		if kill {\n			options = syscall.WNOHANG\n		}\n		pid, err := syscall.Wait4(-1, ws, options, ru)\n		if err == nil && pid == 0 {\n			killChildren()\n			kill = false\n		} else if err != syscall.EINTR {\n			return pid, err\n		}\n	}\n}\n\nfunc number(in *bufio.Reader) int {\n	n, err := strconv.Atoi(text(in))\n	if err != nil {\n		os.Exit(125)\n	}\n	return n\n}\n\nfunc texts(in *bufio.Reader, n int) []string {\n	list := make([]string, n)\n	for i := range list {\n		list[i] = text(in)\n	}\n	return list\n}\n\nfunc text(in *bufio.Reader) string {\n	s, err := in.ReadString(0)\n	if err != nil {\n		os.Exit(125)\n	}\n	return s[:len(s)-1]\n}\n\n// find looks a program up as execvp(3) does, in the PATH of env.\nfunc find(name string, env []string) (string, error) {\n	if strings.Contains(name, \"/\") {\n		return name, nil\n	}\n	path := \"/bin:/usr/bin\"\n	for _, entry := range env {\n		if value, ok := strings.CutPrefix(entry, \"PATH=\"); ok {\n			path = value\n		}\n	}\n	var found error = syscall.ENOENT\n	for _, folder := range strings.Split(path, \":\") {\n		if folder == \"\" {\n			folder = \".\"\n		}\n		file := folder + \"/\" + name\n		info, err := os.Stat(file)\n		if err != nil || info.IsDir() {\n			continue\n		}\n		if syscall.Access(file, 1) == nil {\n			return file, nil\n		}\n		found = syscall.EACCES\n	}\n	return \"\", found\n}\n\nfunc add(sum, ru *syscall.Rusage) {\n	addTime(&sum.Utime, ru.Utime)\n	addTime(&sum.Stime, ru.Stime)\n	sum.Maxrss = max(sum.Maxrss, ru.Maxrss)\n	sum.Minflt += ru.Minflt\n	sum.Majflt += ru.Majflt\n	sum.Nvcsw += ru.Nvcsw\n	sum.Nivcsw += ru.Nivcsw\n}\n\nfunc addTime(sum *syscall.Timeval, t syscall.Timeval) {\n	us := sum.Nano()/1000 + t.Nano()/1000\n	*sum = syscall.NsecToTimeval(us * 1000)\n}\n\n// killChildren kills every direct child; the children of those become ours as they die.\nfunc killChildren() {\n	for _, pid := range children() {\n		syscall.Kill(pid, syscall.SIGKILL)\n	}\n}\n\n// mostNamed processes that a command left behind are named.\nconst mostNamed = 8\n\n// namesOfChildren says what runs on, a name once.\nfunc namesOfChildren() []string {\n	var names []string\n	for _, pid := range children() {\n		comm, _ := os.ReadFile(\"/proc/\" + strconv.Itoa(pid) + \"/comm\")\n		name := strings.TrimSpace(string(comm))\n		if name != \"\" && !slices.Contains(names, name) && len(names) < mostNamed {\n			names = append(names, name)\n		}\n	}\n	return names\n}\n\n// children are the processes whose parent this one is, but for those that have ended.\nfunc children() []int {\n	var found []int\n	self := strconv.Itoa(os.Getpid())\n	entries, _ := os.ReadDir(\"/proc\")\n	for _, entry := range entries {\n		pid, err := strconv.Atoi(entry.Name())\n		if err != nil {\n			continue\n		}\n		stat, _ := os.ReadFile(\"/proc/\" + entry.Name() + \"/stat\")\n		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))\n		if len(after) > 1 && after[1] == self && after[0] != \"Z\" {\n			found = append(found, pid)\n		}\n	}\n	return found\n}\n",
		"walls.go": "package main\n\n// Walls around a command. Called as\n//\n//	launcher bare             the command gets no new privileges\n//	launcher user             besides, it has a user of its own; takes root\n//	launcher enclose root     the command has namespaces of its own; takes CAP_SYS_ADMIN\n//	launcher enclose user     the same inside of a user namespace; takes nobody's permission\n//	launcher supervise FILE   as root: does `enclose root` for whoever connects to the socket FILE\n//	                          and is the user that SUDO_UID names, until its standard input ends\n//	launcher relay FILE       hands its descriptors to that supervisor, and waits\n//\n// Namespaces are made anew for each command, of processes, mounts and IPC. The first process in\n// them (`inside`) is this program again. It makes everything read-only but what the walls name,\n// puts empty folders in the place of what is covered, and is the parent of all that follows: the\n// kernel ends whatever is in there when it ends. The network is the machine's own.\n//\n// It has no libc, hence the numbers: open_tree(2), move_mount(2), mount_setattr(2), which every\n// architecture has under the same ones since Linux 5.12.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"sort\"\n	\"strconv\"\n	\"strings\"\n	\"syscall\"\n	\"unsafe\"\n)\n\nconst (\n	sysOpenTree     = 428\n	sysMoveMount    = 429\n	sysMountSetattr = 442\n\n	openTreeClone      = 1\n	atRecursive        = 0x8000\n	atEmptyPath        = 0x1000\n	moveMountEmptyPath = 4\n\n	attrReadOnly = 1\n	attrNoSuid   = 2\n	attrIdmap    = 0x100000\n\n	prSetDumpable   = 4\n	prCapbsetDrop   = 24\n	prSetNoNewPrivs = 38\n	prCapAmbient    = 47\n	ambientClearAll = 4\n\n	capChown       = 0\n	capDacOverride = 1\n	capFowner      = 3\n	capSetpcap     = 8\n	capSysAdmin    = 21\n\n	// /etc/resolv.conf can be a link to there.\n	resolver = \"/run/systemd/resolve\"\n\n	// No account of any distribution has this number, nor does systemd hand it out to services.\n	ownID = 65520\n)\n\n// walls are what a command is asked to be enclosed in, one text `KEY=VALUE` for each part.\ntype walls struct {\n	// Whether it has a user of its own, not the one that gcbench runs as.\n	hasOwnUser bool\n	// gcbench's user and group.\n	owner, ownerGroup int\n	// Where the command starts, '': where the launcher was started.\n	folder string\n	// Folder that is made for the command's own /tmp and the like.\n	private string\n	// Folders that are empty inside but for what the last two name; its home, and where it makes\n	// temporary files.\n	covered         []string\n	home, temporary string\n	// Folders that are there inside, and those that can be written to.\n	readable, writable []string\n	// As whom it starts; nil: as whoever starts it.\n	credential *syscall.Credential\n}\n\nfunc readWalls(parts []string) *walls {\n	asked := &walls{owner: os.Getuid(), ownerGroup: os.Getgid()}\n	for _, part := range parts {\n		key, value, _ := strings.Cut(part, \"=\")\n		switch key {\n		case \"user\":\n			asked.hasOwnUser = value == \"own\"\n		case \"folder\":\n			asked.folder = value\n		case \"private\":\n			asked.private = value\n		case \"temporary\":\n			asked.temporary = value\n		case \"home\":\n			asked.home = value\n		case \"cover\":\n			asked.covered = append(asked.covered, value)\n		case \"read\":\n			asked.readable = append(asked.readable, value)\n		case \"write\":\n			asked.writable = append(asked.writable, value)\n		}\n	}\n	return asked\n}\n\nfunc prctl(option, first, second uintptr) {\n	syscall.RawSyscall6(syscall.SYS_PRCTL, option, first, second, 0, 0, 0)\n}\n\nfunc credentialOf(uid, gid int) *syscall.Credential {\n	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid), Groups: []uint32{}}\n}\n\n// lower takes rights from the command where it has no namespaces.\nfunc lower(asked *walls, mode string) error {\n	if mode == \"user\" && asked.hasOwnUser {\n		if err := asked.giveAway(); err != nil {\n			return err\n		}\n		asked.credential = credentialOf(ownID, ownID)\n	}\n	prctl(prSetNoNewPrivs, 1, 0)\n	return nil\n}\n\n// giveAway makes the folder and all in it the user's, unless the folder is already.\nfunc giveAway(folder string, id int) error {\n	var info syscall.Stat_t\n	if err := syscall.Stat(folder, &info); err != nil || int(info.Uid) == id {\n		return err\n	}\n	return filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		return os.Lchown(path, id, id)\n	})\n}\n\n// enclose starts `inside` in new namespaces, and ends with it.\nfunc enclose(kind string) {\n	var maps *os.File\n	if kind == \"root\" {\n		maps = swapped(os.Getuid(), os.Getgid())\n	}\n	pid, err := startInside(kind, []uintptr{0, 1, 2, 3}, maps)\n	if err != nil {\n		fmt.Fprintf(os.NewFile(3, \"control\"), \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\",\n			int(errnoOf(err)), \"new namespaces: \"+err.Error())\n		os.Exit(125)\n	}\n	syscall.Write(3, []byte(\"{\\\"pid\\\":\"+strconv.Itoa(pid)+\"}\\n\"))\n	var status syscall.WaitStatus\n	for {\n		done, err := syscall.Wait4(-1, &status, 0, nil)\n		if done == pid || err != nil && err != syscall.EINTR {\n			break\n		}\n	}\n	os.Exit(status.ExitStatus() & 255)\n}\n\n// startInside starts this program as the first process of new namespaces; `maps`, if it is not\n// nil, is handed on as descriptor 4, with the number of gcbench's user as arguments.\nfunc startInside(kind string, files []uintptr, maps *os.File, owner ...string) (int, error) {\n	sys := &syscall.SysProcAttr{\n		Cloneflags: syscall.CLONE_NEWPID | syscall.CLONE_NEWNS | syscall.CLONE_NEWIPC,\n		Pdeathsig:  syscall.SIGKILL,\n		Setpgid:    len(owner) > 0,\n	}\n	if kind == \"user\" {\n		uid, gid := os.Getuid(), os.Getgid()\n		sys.Cloneflags |= syscall.CLONE_NEWUSER\n		sys.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: uid, Size: 1}}\n		sys.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: gid, Size: 1}}\n		sys.AmbientCaps = []uintptr{capSysAdmin, capSetpcap}\n	}\n	if maps != nil {\n		files = append(files, maps.Fd())\n	}\n	argv := append([]string{\"launcher\", \"inside\", kind}, owner...)\n	return syscall.ForkExec(\"/proc/self/exe\", argv, &syscall.ProcAttr{Files: files, Sys: sys})\n}\n\n// swapped is a user namespace in which gcbench's user and the command's own stand for each other:\n// what the one has on disk is the other's inside, so nothing has to change hands. Nil: it cannot\n// be had.\nfunc swapped(uid, gid int) *os.File {\n	pid, err := syscall.ForkExec(\"/proc/self/exe\", []string{\"launcher\", \"hold\"}, &syscall.ProcAttr{\n		Sys: &syscall.SysProcAttr{\n			Cloneflags:                 syscall.CLONE_NEWUSER,\n			UidMappings:                swap(uid),\n			GidMappings:                swap(gid),\n			GidMappingsEnableSetgroups: true,\n			Pdeathsig:                  syscall.SIGKILL,\n		},\n	})\n	if err != nil {\n		return nil\n	}\n	file, err := os.Open(\"/proc/\" + strconv.Itoa(pid) + \"/ns/user\")\n	syscall.Kill(pid, syscall.SIGKILL)\n	syscall.Wait4(pid, nil, 0, nil)\n	if err != nil {\n		return nil\n	}\n	return file\n}\n\nfunc swap(id int) []syscall.SysProcIDMap {\n	const end = 1<<31 - 1\n	same := func(from, to int) syscall.SysProcIDMap {\n		return syscall.SysProcIDMap{ContainerID: from, HostID: from, Size: to - from}\n	}\n	low, high := min(id, ownID), max(id, ownID)\n	all := []syscall.SysProcIDMap{\n		same(0, low), {ContainerID: low, HostID: high, Size: 1}, same(low+1, high),\n		{ContainerID: high, HostID: low, Size: 1}, same(high+1, end),\n	}\n	kept := all[:0]\n	for _, one := range all {\n		if one.Size > 0 {\n			kept = append(kept, one)\n		}\n	}\n	return kept\n}\n\n// raise builds the walls from the inside; what it needed for that it gives up at the end.\nfunc raise(asked *walls, kind string) error {\n	prctl(prSetDumpable, 0, 0)\n	if len(os.Args) > 4 {\n		asked.owner, _ = strconv.Atoi(os.Args[3])\n		asked.ownerGroup, _ = strconv.Atoi(os.Args[4])\n	}\n	if kind == \"user\" || asked.owner == ownID {\n		asked.hasOwnUser = false\n	}\n	at := &site{walls: asked, maps: -1, kind: kind}\n	if err := at.chooseUser(); err != nil {\n		return err\n	}\n	if err := at.mounts(); err != nil {\n		return err\n	}\n	if kind == \"root\" {\n		asked.credential = credentialOf(asked.owner, asked.ownerGroup)\n		if asked.hasOwnUser {\n			asked.credential = credentialOf(ownID, ownID)\n		}\n	}\n	dropRights(kind == \"root\" && !asked.hasOwnUser && asked.owner == 0, kind == \"user\")\n	return nil\n}\n\n// site is where the walls are built.\ntype site struct {\n	*walls\n	kind string\n	// Descriptor of the user namespace that swaps users on mounts; -1: files change hands instead.\n	maps int\n}\n\n// chooseUser says how a command of another user comes to what is gcbench's: by mounts that swap\n// the two, else the files change hands, which only root can undo.\nfunc (at *site) chooseUser() error {\n	if !at.hasOwnUser {\n		return nil\n	}\n	if at.canSwap() {\n		at.maps = 4\n		return nil\n	}\n	if at.owner != 0 {\n		at.hasOwnUser = false\n		return nil\n	}\n	return at.giveAway()\n}\n\n// giveAway makes what may be written to in gcbench's temporary folder the command's own, so that\n// it needs no more. Only root can take it back, so only where gcbench is root.\nfunc (asked *walls) giveAway() error {\n	ours := filepath.Dir(asked.private)\n	if err := os.Chmod(ours, 0o711); err != nil {\n		return err\n	}\n	for _, folder := range asked.writable {\n		if !strings.HasPrefix(folder, ours+\"/\") {\n			continue // Somebody's.\n		}\n		if err := giveAway(folder, ownID); err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", folder, err)\n		}\n	}\n	return nil\n}\n\nfunc (at *site) canSwap() bool {\n	tree, err := openTree(filepath.Dir(at.private))\n	if err != nil {\n		return false\n	}\n	defer syscall.Close(tree)\n	return setMount(tree, \"\", attrIdmap, 0, 4) == nil\n}\n\n// mounts makes the view that the command has of the machine's files.\nfunc (at *site) mounts() error {\n	if err := syscall.Mount(\"\", \"/\", \"\", syscall.MS_REC|syscall.MS_SLAVE, \"\"); err != nil {\n		return fmt.Errorf(\"mounts of its own: %w\", err)\n	}\n	shown, err := at.openShown()\n	if err != nil {\n		return err\n	}\n	covers, err := at.openCovers()\n	if err != nil {\n		return err\n	}\n	accounts, err := at.openAccounts()\n	if err != nil {\n		return err\n	}\n	if err := setMount(-100, \"/\", attrReadOnly|attrNoSuid, 0, -1); err != nil {\n		return fmt.Errorf(\"read-only files: %w\", err)\n	}\n	// What lies deeper comes later: a cover can be inside of what is shown.\n	all := append(append(covers, shown...), accounts...)\n	sort.SliceStable(all, func(i, j int) bool { return len(all[i].path) < len(all[j].path) })\n	for _, one := range all {\n		if err := at.attach(one); err != nil {\n			return fmt.Errorf(\"%s: %w\", one.path, err)\n		}\n	}\n	const flags = syscall.MS_NOSUID | syscall.MS_NODEV\n	if isFolder(\"/dev/shm\") {\n		if err := syscall.Mount(\"tmpfs\", \"/dev/shm\", \"tmpfs\", flags, \"mode=1777\"); err != nil {\n			return fmt.Errorf(\"/dev/shm: %w\", err)\n		}\n	}\n	if err := syscall.Mount(\"proc\", \"/proc\", \"proc\", flags|syscall.MS_NOEXEC, \"\"); err != nil {\n		return fmt.Errorf(\"/proc: %w\", err)\n	}\n	return nil\n}\n\n// tree is a part of the file system that is taken out to be put back at `path`.\ntype tree struct {\n	path string\n	file int\n}\n\n// openShown takes out what is there inside, those above before those below.\nfunc (at *site) openShown() ([]tree, error) {\n	writable := map[string]bool{}\n	for _, path := range at.writable {\n		writable[path] = true\n	}\n	paths := append(append([]string{resolver}, at.readable...), at.writable...)\n	sort.Slice(paths, func(i, j int) bool { return len(paths[i]) < len(paths[j]) })\n	var shown []tree\n	last := \"\"\n	for _, path := range paths {\n		if path == last || !isFolder(path) {\n			continue\n		}\n		last = path\n		one, err := at.open(path, path, writable[path])\n		if err != nil {\n			return nil, err\n		}\n		shown = append(shown, one)\n	}\n	return shown, nil\n}\n\n// openAccounts takes out a list of accounts in which the command's user has a name: there are\n// programs that do not start for a user without one.\nfunc (at *site) openAccounts() ([]tree, error) {\n	known, err := os.ReadFile(\"/etc/passwd\")\n	if err != nil || !at.hasOwnUser {\n		return nil, nil\n	}\n	file := at.private + \"/passwd\"\n	line := fmt.Sprintf(\"gcbench:x:%d:%d::%s:/bin/sh\\n\", ownID, ownID, at.home)\n	text := append(append(known, '\\n'), line...)\n	err = at.asMaker(func() error { return os.WriteFile(file, text, 0o644) })\n	if err != nil {\n		return nil, fmt.Errorf(\"%s: %w\", file, err)\n	}\n	one, err := at.open(file, \"/etc/passwd\", false)\n	return []tree{one}, err\n}\n\n// openCovers makes the command's private folders and takes them out, to be put over others.\nfunc (at *site) openCovers() ([]tree, error) {\n	covers := append([]string{\"/tmp\", \"/var/tmp\", \"/run\", at.temporary}, at.covered...)\n	sort.Slice(covers, func(i, j int) bool { return len(covers[i]) < len(covers[j]) })\n	var taken []tree\n	last := \"\"\n	for _, path := range covers {\n		if path == last || !isFolder(path) {\n			continue\n		}\n		last = path\n		name, mode := \"none\", uint32(0o755)\n		switch path {\n		case \"/tmp\", \"/var/tmp\", at.temporary:\n			name, mode = \"tmp\", 0o1777\n		case \"/run\":\n			name = \"run\"\n		case at.home:\n			name = \"home\"\n		}\n		folder := at.private + \"/\" + name\n		if err := at.makeFolder(folder, mode); err != nil {\n			return nil, err\n		}\n		if err := at.makeWay(folder, path); err != nil {\n			return nil, err\n		}\n		one, err := at.open(folder, path, name != \"none\")\n		if err != nil {\n			return nil, err\n		}\n		taken = append(taken, one)\n	}\n	return taken, nil\n}\n\n// asMaker does something as the user who shall own it on disk: gcbench's, who will remove it.\nfunc (at *site) asMaker(do func() error) error {\n	if at.hasOwnUser && at.maps < 0 {\n		return do() // As root, who gives it away with the rest.\n	}\n	return asUser(at.owner, at.ownerGroup, do)\n}\n\n// makeFolder makes one of the command's private folders.\nfunc (at *site) makeFolder(folder string, mode uint32) error {\n	return at.asMaker(func() error {\n		for _, path := range []string{at.private, folder} {\n			err := syscall.Mkdir(path, 0o755)\n			if err != nil && err != syscall.EEXIST {\n				return fmt.Errorf(\"%s: %w\", path, err)\n			}\n		}\n		if at.hasOwnUser && at.maps < 0 {\n			if err := os.Chown(folder, ownID, ownID); err != nil {\n				return err\n			}\n		}\n		return syscall.Chmod(folder, mode)\n	})\n}\n\n// makeWay makes folders in what covers `path`, at which what is shown below it is put back: a\n// cover cannot be written to once it is there, and a runner's temporary folder has ours inside.\nfunc (at *site) makeWay(folder, path string) error {\n	return at.asMaker(func() error {\n		for _, shown := range append(append([]string{}, at.readable...), at.writable...) {\n			if !strings.HasPrefix(shown, path+\"/\") || !isFolder(shown) {\n				continue\n			}\n			if err := os.MkdirAll(folder+shown[len(path):], 0o755); err != nil {\n				return err\n			}\n		}\n		return nil\n	})\n}\n\n// asUser does something to files with a user's rights; this thread alone, which is the only one\n// that runs Go code here.\nfunc asUser(uid, gid int, do func() error) error {\n	if os.Getuid() != 0 {\n		return do()\n	}\n	syscall.RawSyscall(syscall.SYS_SETFSGID, uintptr(gid), 0, 0)\n	syscall.RawSyscall(syscall.SYS_SETFSUID, uintptr(uid), 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSGID, 0, 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSUID, 0, 0, 0)\n	return do()\n}\n\n// open takes out what is at `from`.\nfunc (at *site) open(from, path string, isWritable bool) (tree, error) {\n	file, err := openTree(from)\n	if err == nil {\n		set, clear := uint64(attrNoSuid), uint64(0)\n		if isWritable {\n			clear = attrReadOnly\n		} else {\n			set |= attrReadOnly\n		}\n		err = setMount(file, \"\", set, clear, -1)\n	}\n	if err == nil && at.maps >= 0 {\n		// A file system below that cannot be swapped is there as it is.\n		setMount(file, \"\", attrIdmap, 0, at.maps)\n	}\n	if err != nil {\n		return tree{}, fmt.Errorf(\"%s: %w\", from, err)\n	}\n	return tree{path, file}, nil\n}\n\n// attach puts it back; where it has been covered, a folder for it is made first.\nfunc (at *site) attach(one tree) error {\n	defer syscall.Close(one.file)\n	uid, gid := at.owner, at.ownerGroup\n	if at.hasOwnUser {\n		uid, gid = ownID, ownID\n	}\n	if _, err := os.Stat(one.path); err != nil {\n		err := asUser(uid, gid, func() error { return os.MkdirAll(one.path, 0o755) })\n		if err != nil {\n			return err\n		}\n	}\n	empty, _ := syscall.BytePtrFromString(\"\")\n	to, err := syscall.BytePtrFromString(one.path)\n	if err != nil {\n		return err\n	}\n	cwd := -100\n	_, _, errno := syscall.RawSyscall6(sysMoveMount, uintptr(one.file),\n		uintptr(unsafe.Pointer(empty)), uintptr(cwd), uintptr(unsafe.Pointer(to)),\n		moveMountEmptyPath, 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\nfunc openTree(path string) (int, error) {\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return -1, err\n	}\n	cwd := -100\n	file, _, errno := syscall.RawSyscall(sysOpenTree, uintptr(cwd), uintptr(unsafe.Pointer(name)),\n		openTreeClone|syscall.O_CLOEXEC|atRecursive)\n	if errno != 0 {\n		return -1, errno\n	}\n	return int(file), nil\n}\n\n// setMount changes a mount and all below it; maps: -1, or the descriptor of a user namespace.\nfunc setMount(file int, path string, set, clear uint64, maps int) error {\n	attr := struct{ set, clear, propagation, maps uint64 }{set: set, clear: clear}\n	if maps >= 0 {\n		attr.maps = uint64(maps)\n	}\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return err\n	}\n	_, _, errno := syscall.RawSyscall6(sysMountSetattr, uintptr(file),\n		uintptr(unsafe.Pointer(name)), atRecursive|atEmptyPath, uintptr(unsafe.Pointer(&attr)),\n		unsafe.Sizeof(attr), 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\n// dropRights takes every right to more from this thread, which the command inherits. A build by\n// root keeps those over files, since the folders that it may write to can be another user's.\nfunc dropRights(keepsFiles, inUserNamespace bool) {\n	for right := uintptr(0); right < 64; right++ {\n		isKept := right == capChown || right == capDacOverride || right == capFowner\n		if !keepsFiles || !isKept {\n			prctl(prCapbsetDrop, right, 0)\n		}\n	}\n	prctl(prCapAmbient, ambientClearAll, 0)\n	prctl(prSetNoNewPrivs, 1, 0)\n	if !inUserNamespace {\n		return // The rest goes with the change of user, or within the bounds at the command's start.\n	}\n	header := struct {\n		version uint32\n		pid     int32\n	}{version: 0x20080522}\n	var none [6]uint32\n	syscall.RawSyscall(syscall.SYS_CAPSET, uintptr(unsafe.Pointer(&header)),\n		uintptr(unsafe.Pointer(&none)), 0)\n}\n\nfunc isFolder(path string) bool {\n	info, err := os.Stat(path)\n	return err == nil && info.IsDir()\n}\n",
		"supervisor.go": "package main\n\n// A root process that makes namespaces for one user's commands. It is started once by sudo, since\n// that closes descriptors and takes longer than the rest together. A command's own launcher\n// (`relay`) hands over its descriptors and then only waits: when either side is gone, so is the\n// command.\n\nimport (\n	\"fmt\"\n	\"net\"\n	\"os\"\n	\"os/signal\"\n	\"path/filepath\"\n	\"runtime\"\n	\"strconv\"\n	\"syscall\"\n)\n\n// handed are the descriptors of a relay: its standard ones, and the socket to gcbench.\nconst handed = 4\n\n// supervise serves the socket until gcbench, at the other end of standard input, is gone.\nfunc supervise(path string) {\n	uid, err := strconv.Atoi(os.Getenv(\"SUDO_UID\"))\n	gid, err2 := strconv.Atoi(os.Getenv(\"SUDO_GID\"))\n	if err != nil || err2 != nil || os.Getuid() != 0 {\n		fmt.Println(\"not started by sudo\")\n		os.Exit(125)\n	}\n	listener, err := net.ListenUnix(\"unix\", &net.UnixAddr{Name: path, Net: \"unix\"})\n	if err == nil {\n		err = os.Chown(path, uid, gid)\n	}\n	if err != nil {\n		fmt.Println(err)\n		os.Exit(125)\n	}\n	maps := swapped(uid, gid)\n	fmt.Println(\"ready\")\n	go func() {\n		// Everything inside dies with this process.\n		var byte [1]byte\n		os.Stdin.Read(byte[:])\n		os.Remove(path)\n		os.Remove(filepath.Dir(path))\n		os.Exit(0)\n	}()\n	// One thread starts them all: the death of the one that forked is what ends a child.\n	for {\n		socket, err := listener.AcceptUnix()\n		if err != nil {\n			continue\n		}\n		if !isPeer(socket, uid) {\n			socket.Close()\n			continue\n		}\n		begun := take(socket)\n		if begun == nil {\n			socket.Close()\n			continue\n		}\n		pid, err := startInside(\"root\", begun, maps, strconv.Itoa(uid), strconv.Itoa(gid))\n		if err == nil {\n			syscall.Write(int(begun[3]), []byte(\"{\\\"pid\\\":\"+strconv.Itoa(pid)+\"}\\n\"))\n			go await(socket, pid)\n		} else {\n			socket.Close()\n		}\n		for _, file := range begun {\n			syscall.Close(int(file))\n		}\n	}\n}\n\nfunc isPeer(socket *net.UnixConn, uid int) bool {\n	raw, err := socket.SyscallConn()\n	if err != nil {\n		return false\n	}\n	is := false\n	raw.Control(func(file uintptr) {\n		who, err := syscall.GetsockoptUcred(int(file), syscall.SOL_SOCKET, syscall.SO_PEERCRED)\n		is = err == nil && int(who.Uid) == uid\n	})\n	return is\n}\n\n// take gets the descriptors that a relay hands over; nil: it handed over something else.\nfunc take(socket *net.UnixConn) []uintptr {\n	control := make([]byte, syscall.CmsgSpace(4*handed))\n	_, n, _, _, err := socket.ReadMsgUnix(make([]byte, 1), control)\n	if err != nil {\n		return nil\n	}\n	messages, err := syscall.ParseSocketControlMessage(control[:n])\n	if err != nil || len(messages) != 1 {\n		return nil\n	}\n	files, err := syscall.ParseUnixRights(&messages[0])\n	if err != nil || len(files) != handed {\n		return nil\n	}\n	var taken []uintptr\n	for _, file := range files {\n		syscall.CloseOnExec(file)\n		taken = append(taken, uintptr(file))\n	}\n	return taken\n}\n\n// await ends the relay with the command, and the command with the relay. Each byte that comes is\n// a signal for the command's group.\nfunc await(socket *net.UnixConn, pid int) {\n	go func() {\n		var byte [1]byte\n		for {\n			if n, err := socket.Read(byte[:]); n != 1 || err != nil {\n				syscall.Kill(pid, syscall.SIGKILL)\n				return\n			}\n			syscall.Kill(-pid, syscall.Signal(byte[0]))\n		}\n	}()\n	syscall.Wait4(pid, nil, 0, nil)\n	socket.Close()\n}\n\n// relay hands its descriptors to the supervisor, and signals on.\nfunc relay(path string) {\n	runtime.UnlockOSThread()\n	signals := make(chan os.Signal, 8)\n	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)\n	socket, err := net.DialUnix(\"unix\", nil, &net.UnixAddr{Name: path, Net: \"unix\"})\n	if err == nil {\n		_, _, err = socket.WriteMsgUnix([]byte{0}, syscall.UnixRights(0, 1, 2, 3), nil)\n	}\n	if err != nil {\n		fmt.Fprintf(os.NewFile(3, \"control\"), \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\",\n			int(errnoOf(err)), \"the supervisor: \"+err.Error())\n		os.Exit(125)\n	}\n	go func() {\n		for one := range signals {\n			socket.Write([]byte{byte(one.(syscall.Signal))})\n		}\n	}()\n	// Only the command holds what it writes to: its end is the end of the output.\n	for file := 0; file < handed; file++ {\n		syscall.Close(file)\n	}\n	var end [1]byte\n	socket.Read(end[:])\n}\n"
	}
};
const PYTHON = "\"\"\"The launcher of main.go, for machines without Go: the same protocol.\n\nPython 3.6 or newer, standard library only; without prctl where that does not exist.\n\"\"\"\n\nimport ctypes\nimport json\nimport os\nimport signal\nimport sys\nimport threading\nimport time\n\nif sys.argv[1:2] == [\"cpu\"]:\n    for pid in sys.argv[2:]:\n        try:\n            print(pid, int(1e9 * time.clock_gettime(~int(pid) << 3 | 2)))\n        except OSError:\n            pass\n    sys.exit()\nbare = sys.argv[1:] == [\"bare\"]\nif len(sys.argv) > 1 and not bare:\n    print(sys.argv[1])\n    sys.exit()\nfor sig in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):\n    signal.signal(sig, lambda *_: None)\nlinux = sys.platform.startswith(\"linux\")\nfor fd in [3] + (list(map(int, os.listdir(\"/proc/self/fd\"))) if linux else []):\n    try:\n        if fd > 2:\n            os.set_inheritable(fd, False)\n    except OSError:\n        pass\nprctl = ctypes.CDLL(None).prctl if linux else lambda *_: 0\nprctl(36, 1, 0, 0, 0)\ncontrol = os.fdopen(3, \"rb\", closefd=False)\n\n\ndef text():\n    out = bytearray()\n    while True:\n        byte = control.read(1)\n        if not byte:\n            os._exit(125)\n        if byte == b\"\\0\":\n            return bytes(out)\n        out += byte\n\n\nargc, envc, wallc = int(text()), int(text()), int(text())\ncpus, nodes, huge = (text().decode() for _ in range(3))\nargv = [text() for _ in range(argc)]\nenv = dict(text().split(b\"=\", 1) for _ in range(envc))\nfor _ in range(wallc):\n    text()  # Walls take Go; without it a command gets no new privileges (PR_SET_NO_NEW_PRIVS).\nif bare:\n    prctl(38, 1, 0, 0, 0)\n\n\ndef reply(**facts):\n    try:\n        os.write(3, json.dumps(facts).encode() + b\"\\n\")\n    except OSError:\n        pass\n    os._exit(0)\n\n\n# Of set_mempolicy(2), by machine; 2 is MPOL_BIND, 41 PR_SET_THP_DISABLE.\nCALLS = {\"x86_64\": 238, \"aarch64\": 237, \"riscv64\": 237, \"s390x\": 270, \"ppc64le\": 261}\n\n\ndef system(name, *args):\n    libc = ctypes.CDLL(None, use_errno=True)\n    if getattr(libc, name)(*args) != 0:\n        raise OSError(ctypes.get_errno(), \"\")\n\n\ndef place():\n    if cpus:\n        yield \"cpus\", lambda: os.sched_setaffinity(0, map(int, cpus.split(\",\")))\n    if nodes:\n        call = CALLS.get(os.uname().machine)\n        numbers = [int(node) for node in nodes.split(\",\")]\n        words = (ctypes.c_ulong * 64)()\n        for node in numbers:\n            words[node // 64] |= 1 << node % 64\n        yield (\n            \"numa\",\n            lambda: system(\"syscall\", call or -1, 2, words, ctypes.c_ulong(64 * 64 + 1)),\n        )\n    if huge == \"never\":\n        yield (\n            \"huge-pages\",\n            lambda: system(\"prctl\", 41, *(ctypes.c_ulong(n) for n in (1, 0, 0, 0))),\n        )\n\n\nfor what, act in place():\n    try:\n        act()\n    except OSError as error:\n        reply(errno=error.errno, placing=what)\n\nparent = os.getpid()\nfailed, fail = os.pipe()\nstart = time.monotonic()\npid = os.fork()\nif pid == 0:\n    try:\n        prctl(1, signal.SIGKILL, 0, 0, 0)\n        if os.getppid() != parent:\n            os._exit(125)\n        for name in (\"SIGPIPE\", \"SIGXFSZ\"):\n            signal.signal(getattr(signal, name), signal.SIG_DFL)\n        os.execvpe(argv[0], argv, env)\n    except OSError as error:\n        os.write(fail, str(error.errno).encode())\n    finally:\n        os._exit(125)\nos.close(fail)\nerrno = os.read(failed, 16)\nif errno:\n    reply(errno=int(errno))\nending = threading.Event()\n\n\ndef children():\n    for name in os.listdir(\"/proc\") if linux else []:\n        try:\n            with open(f\"/proc/{int(name)}/stat\", \"rb\") as stat:\n                front, _, after = stat.read().rpartition(b\")\")\n            state, above = after.split()[:2]\n            if int(above) == parent and state != b\"Z\":\n                yield int(name), front.partition(b\"(\")[2].decode(\"ascii\", \"replace\")\n        except (ValueError, IndexError, OSError):\n            pass\n\n\ndef kill_children():\n    for child, _ in children():\n        try:\n            os.kill(child, signal.SIGKILL)\n        except OSError:\n            pass\n\n\ndef watch():\n    control.read(1)\n    ending.set()\n    kill_children()\n    if not linux:\n        os.kill(pid, signal.SIGKILL)\n\n\nthreading.Thread(target=watch, daemon=True).start()\nuses = []\nleft = []\nwall = status = 0\nwhile True:\n    try:\n        done, state, use = os.wait4(-1, os.WNOHANG if ending.is_set() else 0)\n        if done == 0:\n            kill_children()\n            done, state, use = os.wait4(-1, 0)\n    except ChildProcessError:\n        break\n    if done == pid:\n        wall, status = time.monotonic() - start, state\n        if not ending.is_set():\n            left = list(dict.fromkeys(name for _, name in children()))[:8]\n        ending.set()\n    uses.append(use)\nsignaled = os.WIFSIGNALED(status)\nreply(\n    errno=0,\n    code=-1 if signaled else os.WEXITSTATUS(status),\n    signal=os.WTERMSIG(status) if signaled else 0,\n    wallSec=wall,\n    left=left,\n    userSec=sum(u.ru_utime for u in uses),\n    systemSec=sum(u.ru_stime for u in uses),\n    maxRssBytes=max(u.ru_maxrss for u in uses) * (1024 if linux else 1),\n    minorFaults=sum(u.ru_minflt for u in uses),\n    majorFaults=sum(u.ru_majflt for u in uses),\n    voluntarySwitches=sum(u.ru_nvcsw for u in uses),\n    involuntarySwitches=sum(u.ru_nivcsw for u in uses),\n)\n";
function encodeRequest(command) {
	const env = Object.entries(command.env).map(([name, value]) => `${name}=${value}`);
	const { cpus, nodes, hugePages } = command.placed ?? {
		cpus: null,
		nodes: null,
		hugePages: null
	};
	const where = [
		cpus?.join() ?? "",
		nodes?.join() ?? "",
		hugePages ?? ""
	];
	const walls = command.walls === void 0 ? [] : wallTexts(command.walls, command.cwd);
	return `${[
		...[
			command.argv.length,
			env.length,
			walls.length
		],
		...where,
		...command.argv,
		...env,
		...walls
	].join("\0")}\0`;
}
function wallTexts(walls, folder) {
	const { user, private: own, home, temporary, covered, readable, writable } = walls;
	return [
		...[
			`user=${user}`,
			`folder=${folder}`,
			`private=${own}`,
			`home=${home}`
		],
		`temporary=${temporary}`,
		...covered.map((path) => `cover=${path}`),
		...readable.map((path) => `read=${path}`),
		...writable.map((path) => `write=${path}`)
	];
}
/** Lines of what the launcher has said so far; the last may not be whole. */
const linesOf = (text) => text.split("\n").slice(0, -1);
/** Reads the launcher's last line; null when it was killed before it could write one. */
function readReply(text) {
	const line = linesOf(text).at(-1);
	if (line === void 0) return null;
	const read = JSON.parse(line);
	if (read.errno === void 0) return null;
	const { errno, placing = null, walls = null, code, signal, wallSec, left, ...usage } = read;
	return {
		errno,
		placing,
		walls,
		account: errno === 0 ? {
			code,
			signal,
			wallSec,
			left,
			usage
		} : null
	};
}
/**
* Process above the command, where it is not the launcher that was started: it makes namespaces,
* or another makes them for it. Null: it has not said so.
*/
function readRoot(text) {
	const pid = /^\{"pid":(\d+)\}\n/.exec(text)?.[1];
	return pid === void 0 ? null : Number(pid);
}
/** `SIGKILL` for 9; the number as text where this system has no name for it. */
function signalName(number) {
	return Object.entries(constants$1.signals).find(([, value]) => value === number)?.[0] ?? String(number);
}
/** `ENOENT` for 2. */
function errorName(number) {
	return Object.entries(constants$1.errno).find(([, value]) => value === number)?.[0] ?? `errno ${number}`;
}
/** The compiled Go launcher, else Python's, else null with one note. */
async function findLauncher(exec, toolEnv, note, platform = process.platform) {
	const tools = toolsWith(exec, toolEnv);
	const go = platform === "linux" ? await buildGoProgram(tools, GO$1) : null;
	if (go !== null) return {
		kind: "go",
		argv: [go]
	};
	const python = platform === "win32" ? null : await findPythonProgram(tools, PYTHON);
	if (python !== null) return {
		kind: "python",
		argv: python
	};
	if (!exec.stopping) note("CPU time and memory of trials are not accounted: that takes `go` or `python3` on PATH. Wall times are measured as usual.");
	return null;
}
// src/host/output.ts
/** What is kept of a stream of output: all of it, or its head and its tail. */
const NEWLINE = 10;
/**
* Collects a stream in at most about `1.5 * keepBytes` of memory. Of more than `keepBytes` the
* first and the last half stay, cut back to whole lines where they hold a newline, with a line
* `[... N bytes cut ...]` between them: two halves of different lines must never read as one.
*/
function makeOutput(keepBytes, onText) {
	const decoder = onText ? new StringDecoder("utf8") : null;
	const half = Math.floor(keepBytes / 2);
	const chunks = [];
	let heldBytes = 0;
	let head = null;
	let skippedBytes = 0;
	/** Moves the first half out of the chunks, then forgets all but the last half. */
	function shrink() {
		let rest = Buffer.concat(chunks);
		if (head === null) {
			head = rest.subarray(0, half);
			rest = rest.subarray(half);
		}
		const tail = Buffer.from(rest.subarray(Math.max(0, rest.length - half)));
		skippedBytes += rest.length - tail.length;
		chunks.splice(0, chunks.length, tail);
		heldBytes = tail.length;
	}
	return {
		add(chunk) {
			if (decoder) onText?.(decoder.write(chunk));
			chunks.push(chunk);
			heldBytes += chunk.length;
			if (heldBytes > (head === null ? keepBytes : keepBytes + half)) shrink();
		},
		end() {
			if (decoder) onText?.(decoder.end());
			if (head === null) return {
				text: Buffer.concat(chunks).toString("utf8"),
				cutBytes: 0
			};
			shrink();
			return join$1(head, chunks[0] ?? Buffer.alloc(0), skippedBytes);
		}
	};
}
function join$1(head, tail, skippedBytes) {
	const headEnd = head.lastIndexOf(NEWLINE) + 1 || head.length;
	const tailStart = tail.indexOf(NEWLINE) + 1;
	const before = head.subarray(0, headEnd);
	const after = tail.subarray(tailStart);
	const cutBytes = skippedBytes + (head.length - before.length) + (tail.length - after.length);
	const gap = before.at(-1) === NEWLINE ? "" : "\n";
	const marker = `[... ${cutBytes} bytes cut ...]\n`;
	return {
		text: before.toString("utf8") + gap + marker + after.toString("utf8"),
		cutBytes
	};
}
// src/host/child.ts
/** One child process with its group: started, ended whole, and never waited for in vain. */
const KEEP_BYTES$1 = 262144;
/** Between SIGTERM and SIGKILL, so that a program can remove its temporary files. */
const GRACE_SEC = 2;
/** How long a launcher may take to end and reap its command before it is killed itself. */
const REAP_SEC = 1;
/** How long a pipe may stay silent, after its program ended, before we stop reading it. */
const DRAIN_SEC = .5;
/** The longest timer Node has; a longer limit is no limit. */
const LONGEST_MS = 2 ** 31 - 1;
/** Groups that are alive now, so that an exit of gcbench itself leaves none behind. */
const groups = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const group of groups) signalGroup(group, "SIGKILL");
});
/**
* Starts the command, directly or through the launcher. Throws what `spawn` throws at once
* (E2BIG, a NUL in an argument); other failures to start are in `End.error`. `onExit` is called
* the moment the program has ended, before its pipes are drained.
*/
function startChild(command, launcher, clock, onExit) {
	const argv = launcher?.argv ?? command.argv;
	const child = spawn(argv[0], argv.slice(1), {
		cwd: command.cwd,
		env: launcher ? {} : command.env,
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			...launcher ? ["pipe"] : []
		]
	});
	const control = child.stdio[3] ?? null;
	const ender = makeEnder(child, control, command.graceSec ?? GRACE_SEC);
	if (child.pid !== void 0) groups.add(child.pid);
	const limitMs = Math.min(command.limitSec * 1e3, LONGEST_MS);
	const limit = setTimeout(() => ender.end("timedOut"), limitMs);
	const silence = endSilence(child, command, ender);
	const exited = new Promise((resolve) => {
		child.on("error", (error) => {
			if (child.pid === void 0) resolve(error);
		});
		child.once("exit", () => resolve(null));
	}).then((error) => {
		const endSec = clock.nowSec();
		onExit();
		clearTimeout(limit);
		clearTimeout(silence);
		ender.done();
		signalGroup(child.pid, "SIGKILL");
		if (child.pid !== void 0) groups.delete(child.pid);
		return {
			error,
			endSec
		};
	});
	const heard = { said: "" };
	const ended = collect(child, control, command, exited, ender, heard);
	return {
		root: () => readRoot(heard.said) ?? child.pid,
		end: ender.end,
		ended
	};
}
/** Ends a program that has printed nothing for as long as it may be silent. */
function endSilence(child, { silenceSec }, ender) {
	if (silenceSec === void 0) return void 0;
	const timer = setTimeout(() => ender.end("timedOut"), Math.min(silenceSec * 1e3, LONGEST_MS));
	child.stdout?.on("data", () => timer.refresh());
	return timer;
}
async function collect(child, control, command, exited, ender, heard) {
	const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	child.stdout?.on("data", (chunk) => stdout.add(chunk));
	child.stderr?.on("data", (chunk) => stderr.add(chunk));
	control?.on("error", () => {});
	control?.on("data", (chunk) => {
		heard.said += chunk;
	});
	control?.write(encodeRequest(command));
	const closed = new Promise((resolve) => child.once("close", () => resolve()));
	const { error, endSec } = await exited;
	if (error === null) await drain(child, closed);
	return {
		error,
		code: child.exitCode,
		signal: child.signalCode,
		why: ender.why,
		reply: readReply(heard.said),
		endSec,
		stdout: stdout.end(),
		stderr: stderr.end()
	};
}
/** Reads pipes to their end, or until nothing comes: a process that left the group holds them. */
async function drain(child, closed) {
	let giveUp = () => {};
	const silent = new Promise((resolve) => {
		giveUp = resolve;
	});
	const timer = setTimeout(giveUp, DRAIN_SEC * 1e3);
	for (const stream of child.stdio) stream?.on("data", () => timer.refresh());
	await Promise.race([closed, silent]);
	clearTimeout(timer);
	for (const stream of child.stdio) stream?.destroy();
}
/** SIGTERM to the group, a grace, then the launcher kills and reaps the tree, or we the group. */
function makeEnder(child, control, graceSec) {
	let why = null;
	let isDone = false;
	let timer;
	const force = () => {
		clearTimeout(timer);
		if (control === null) return signalGroup(child.pid, "SIGKILL");
		control.end();
		timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), REAP_SEC * 1e3);
	};
	return {
		get why() {
			return why;
		},
		end(asked) {
			if (isDone) return;
			if (why !== null) return force();
			why = asked;
			signalGroup(child.pid, "SIGTERM");
			timer = setTimeout(force, graceSec * 1e3);
		},
		done() {
			isDone = true;
			clearTimeout(timer);
		}
	};
}
function signalGroup(group, signal) {
	if (group === void 0) return;
	try {
		process.kill(-group, signal);
	} catch {}
}
// src/host/machine/proc.ts
/** Texts of /proc and /sys, read and parsed. Every parser gives null for what is not there. */
/** A small kernel file, trimmed; null when it cannot be read. */
function readText(path) {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return null;
	}
}
/** `cpu  user nice system idle iowait irq softirq steal guest guest_nice`; guest is in user. */
function parseCpuTicks(stat) {
	const ticks = (/^cpu\s+([\d ]+)$/m.exec(stat)?.[1])?.trim().split(/\s+/).map(Number) ?? [];
	if (ticks.length < 4) return null;
	const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, steal = 0] = ticks;
	const busy = user + nice + system + irq + soft;
	return {
		total: busy + idle + wait + steal,
		busy,
		steal
	};
}
/** Microseconds since boot in which some task waited (Documentation/accounting/psi.rst). */
function parsePressureUs(pressure) {
	const total = /^some .*\btotal=(\d+)$/m.exec(pressure)?.[1];
	return total === void 0 ? null : Number(total);
}
/** Seconds a cgroup's tasks were held back by its CPU quota: v2 in µs, v1 in ns. */
function parseThrottledSec(cpuStat) {
	const found = /^throttled_(usec|time) (\d+)$/m.exec(cpuStat);
	if (!found) return null;
	return Number(found[2]) / (found[1] === "usec" ? 1e6 : 1e9);
}
/** CPUs' worth of time a cgroup may use: `cpu.max` of v2, `max` or `quota period` in µs. */
function parseCpuMax(cpuMax) {
	const [quota, period] = cpuMax.split(/\s+/).map(Number);
	return quota !== void 0 && period && quota > 0 ? quota / period : null;
}
/**
* Folders of our own cgroup under a controller (`cpu`, `memory`) and of its parents, innermost
* first. From /proc/self/cgroup (`id:controllers:path`) and /proc/self/mountinfo; v1's own
* hierarchy wins over v2, which then has no such controller.
*/
function parseCgroups(cgroup, mountinfo, controller) {
	const memberships = cgroup.split("\n").map((line) => /^\d+:([^:]*):(.*)$/.exec(line));
	const v1 = memberships.find((member) => member?.[1]?.split(",").includes(controller));
	const path = v1?.[2] ?? memberships.find((member) => member?.[1] === "")?.[2];
	const mount = mountinfo.split("\n").map(parseMount).find(isMountOf(v1 === void 0 ? null : controller));
	if (path === void 0 || !mount) return [];
	const root = mount.root === "/" ? "" : mount.root;
	const names = (path.startsWith(`${root}/`) ? path.slice(root.length) : "/").split("/").filter((name) => name !== "" && name !== "..");
	return Array.from({ length: names.length + 1 }, (_, cut) => [mount.folder, ...names.slice(0, names.length - cut)].join("/"));
}
/** `31 23 0:28 ROOT FOLDER options optional... - TYPE source OPTIONS`; proc_pid_mountinfo(5). */
function parseMount(line) {
	const [before, after] = line.split(" - ");
	const fields = before?.split(" ") ?? [];
	const [type, , options] = after?.split(" ") ?? [];
	if (fields[3] === void 0 || fields[4] === void 0 || type === void 0) return null;
	return {
		root: fields[3],
		folder: fields[4],
		type,
		options: options?.split(",") ?? []
	};
}
/** Null: v2, where one tree has all controllers. */
const isMountOf = (v1) => (mount) => v1 === null ? mount?.type === "cgroup2" : mount?.type === "cgroup" && mount.options.includes(v1);
/** Folders of this process; empty: unreadable. */
function cgroups(controller) {
	const [cgroup, mountinfo] = [readText("/proc/self/cgroup"), readText("/proc/self/mountinfo")];
	return cgroup === null || mountinfo === null ? [] : parseCgroups(cgroup, mountinfo, controller);
}
/** The tightest CPU quota of our cgroup and its parents, in CPUs; null: none. */
function readCpuQuota(folders = cgroups("cpu")) {
	const quotas = folders.flatMap((folder) => {
		return parseCpuMax(readText(`${folder}/cpu.max`) ?? `${readText(`${folder}/cpu.cfs_quota_us`)} ${readText(`${folder}/cpu.cfs_period_us`)}`) ?? [];
	});
	return quotas.length === 0 ? null : Math.min(...quotas);
}
/** v1 writes what is no limit as the largest number of whole pages. */
const NO_LIMIT_BYTES = 2 ** 62;
/** The tightest memory limit of our cgroup and its parents; null: none. */
function readMemoryLimit(folders = cgroups("memory")) {
	const limits = folders.flatMap((folder) => {
		const text = readText(`${folder}/memory.max`) ?? readText(`${folder}/memory.limit_in_bytes`);
		return text === null || !/^\d+$/.test(text) ? [] : Number(text);
	});
	const least = Math.min(...limits);
	return least < NO_LIMIT_BYTES ? least : null;
}
/** `NAME: 123 kB` of /proc/meminfo in bytes. */
function parseMemoryBytes(meminfo, name) {
	const kib = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(meminfo)?.[1];
	return kib === void 0 ? null : Number(kib) * 1024;
}
/** First value of a key of /proc/cpuinfo. */
function parseCpuinfo(cpuinfo, key) {
	return new RegExp(`^${key}\\s*:\\s*(.*)$`, "m").exec(cpuinfo)?.[1]?.trim() ?? null;
}
/** The chosen one of a kernel setting that lists all: `always [madvise] never`. */
function parseChosen(setting) {
	return /\[([^\]]+)\]/.exec(setting)?.[1] ?? null;
}
// src/host/machine/environment.ts
/** The machine and those of its settings that add or remove noise. */
const CPU = "/sys/devices/system/cpu";
const NODES = "/sys/devices/system/node";
/** CPUs this process may use: affinity, and the cgroup's quota rounded down; at least 1. */
function countCores() {
	return Math.max(1, Math.floor(Math.min(availableParallelism(), readCpuQuota() ?? Infinity)));
}
function readEnvironment() {
	const cpuinfo = readText("/proc/cpuinfo") ?? "";
	const virtualised = readVirtualised(cpuinfo);
	const cpuModel = cpus()[0]?.model.trim() || parseCpuinfo(cpuinfo, "model name") || "unknown";
	const cores = countCores();
	const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
	return {
		os: readOs(),
		kernel: release(),
		cpuModel,
		cores,
		memoryBytes,
		hugePages: parseChosen(readText("/sys/kernel/mm/transparent_hugepage/enabled") ?? ""),
		governor: readGovernor(),
		virtualised,
		turbo: readTurbo(),
		numaNodes: countNodes(),
		machineId: machineId([
			cpuModel,
			String(cores),
			String(totalmem())
		], virtualised),
		details: readDetails(cpuinfo)
	};
}
/** `none` where our cgroup can be read and sets no limit. */
const limitOf = (controller, limit) => limit ?? (cgroups(controller).some((folder) => existsSync(folder)) ? "none" : null);
const switchOf = (value) => value === null ? null : value === "0" ? "off" : "on";
function readDetails(cpuinfo) {
	const load = readText("/proc/loadavg")?.split(" ").slice(0, 3).map(Number);
	return {
		machineCpus: cpus().length || null,
		allowedCpus: readAllowedCpus(),
		smt: switchOf(readText(`${CPU}/smt/active`)),
		microcode: parseCpuinfo(cpuinfo, "microcode"),
		cpuQuota: limitOf("cpu", readCpuQuota()),
		memoryLimitBytes: limitOf("memory", readMemoryLimit()),
		swapBytes: parseMemoryBytes(readText("/proc/meminfo") ?? "", "SwapTotal"),
		hugePagesDefrag: parseChosen(readText("/sys/kernel/mm/transparent_hugepage/defrag") ?? ""),
		numaBalancing: switchOf(readText("/proc/sys/kernel/numa_balancing")),
		loadAverage: load?.every(Number.isFinite) ? load : null
	};
}
/** CPUs that our affinity and our cpuset leave, as `0-3,8`. */
const readAllowedCpus = () => /^Cpus_allowed_list:\s+(\S+)$/m.exec(readText("/proc/self/status") ?? "")?.[1] ?? null;
function readOs() {
	return /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(readText("/etc/os-release") ?? "")?.[1] ?? type();
}
/** Frequency governors in use, e.g. `performance`; several are joined by commas. */
function readGovernor() {
	const found = /* @__PURE__ */ new Set();
	for (const cpu of listFolder(CPU).filter((name) => /^cpu\d+$/.test(name))) {
		const governor = readText(`${CPU}/${cpu}/cpufreq/scaling_governor`);
		if (governor) found.add(governor);
	}
	return found.size === 0 ? null : [...found].sort().join(",");
}
/** `on`, `off`, or null where the kernel does not tell. */
function readTurbo() {
	const noTurbo = readText(`${CPU}/intel_pstate/no_turbo`);
	if (noTurbo !== null) return noTurbo === "1" ? "off" : "on";
	const boost = readText(`${CPU}/cpufreq/boost`);
	return boost === null ? null : boost === "1" ? "on" : "off";
}
function countNodes() {
	const nodes = listFolder(NODES).filter((name) => /^node\d+$/.test(name));
	return nodes.length === 0 ? null : nodes.length;
}
/** Nodes that have CPUs; a node may be memory alone. */
const readTopology = () => ({
	allowedCpus: readAllowedCpus(),
	nodes: Object.fromEntries(listFolder(NODES).flatMap((name) => {
		const node = /^node(\d+)$/.exec(name)?.[1];
		const cpus = readText(`${NODES}/${name}/cpulist`);
		return node === void 0 || !cpus ? [] : [[node, cpus]];
	}))
});
/** Signs of hypervisors in the firmware's tables, as systemd-detect-virt(1) reads them. */
const VENDORS = [
	[/KVM|QEMU|OpenStack|Google Compute/i, "kvm"],
	[/Amazon EC2/i, "amazon"],
	[/VMware/i, "vmware"],
	[/innotek|VirtualBox/i, "virtualbox"],
	[/Xen/i, "xen"],
	[/Microsoft Corporation.*Virtual|Hyper-V/i, "hyper-v"],
	[/Parallels/i, "parallels"],
	[/Apple Virtualization/i, "apple"]
];
/** Hypervisor and container by name, `none` for a bare machine, null where unreadable. */
function readVirtualised(cpuinfo) {
	return describeVirtual(cpuinfo, [
		"sys_vendor",
		"product_name",
		"board_vendor",
		"bios_vendor"
	].map((name) => readText(`/sys/class/dmi/id/${name}`) ?? "").join(" "), readContainer());
}
/** The rule behind readVirtualised. The flag `hypervisor` exists on x86 only. */
function describeVirtual(cpuinfo, firmware, container) {
	const flags = parseCpuinfo(cpuinfo, "flags");
	const flagged = flags?.split(" ").includes("hypervisor") ?? false;
	const vendor = VENDORS.find(([sign]) => sign.test(firmware))?.[1] ?? null;
	const found = [flagged ? vendor ?? "unknown hypervisor" : flags === null ? vendor : null, container].filter((name) => name !== null);
	if (found.length > 0) return found.join(", ");
	return flags === null ? null : "none";
}
function readContainer() {
	if (existsSync("/.dockerenv")) return "docker";
	if (existsSync("/run/.containerenv")) return "podman";
	if (/microsoft/i.test(readText("/proc/sys/kernel/osrelease") ?? "")) return "wsl";
	const groups = readText("/proc/1/cgroup") ?? "";
	return /\/(docker|kubepods|containerd|lxc)/.test(groups) ? "container" : null;
}
/**
* Tells machines apart without telling which they are: 12 hex digits of a hash. A bare machine
* keeps its id over boots; virtual ones are cloned from one image, so only the boot is their own.
*/
function machineId(facts, virtualised) {
	const own = [readText("/etc/machine-id") ?? "", ...hardwareAddresses()];
	const boot = readText("/proc/sys/kernel/random/boot_id") ?? "";
	const told = [
		...facts,
		...own,
		virtualised === "none" ? "" : boot
	];
	return createHash("sha256").update(told.join("\n")).digest("hex").slice(0, 12);
}
/** Addresses given by a maker: bit 1 of the first byte marks one that software has chosen. */
function hardwareAddresses() {
	const macs = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []).map((card) => card.mac).filter((mac) => mac !== "00:00:00:00:00:00");
	return [...new Set(macs)].filter((mac) => (Number.parseInt(mac, 16) & 2) === 0).sort();
}
function listFolder(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
// src/host/machine/numa.ts
/** On which NUMA nodes the memory of a process lies, from /proc/PID/numa_maps. */
/**
* Resident bytes by node: `N0=12` on a line are 12 pages of that mapping, of the size that the line
* tells (since Linux 4.0) or of 4 KiB. Null: no line has pages, as of a process that is gone.
* Format: the kernel's Documentation/filesystems/proc.rst.
*/
function parseNumaMaps(numaMaps) {
	const bytes = {};
	for (const line of numaMaps.split("\n")) {
		const details = line.split(" ").slice(2);
		const kib = Number(/^kernelpagesize_kB=(\d+)$/.exec(details.at(-1) ?? "")?.[1] ?? 4);
		for (const detail of details) {
			const [, node, pages] = /^N(\d+)=(\d+)$/.exec(detail) ?? [];
			if (node !== void 0) bytes[node] = (bytes[node] ?? 0) + Number(pages) * kib * 1024;
		}
	}
	return Object.keys(bytes).length === 0 ? null : bytes;
}
/** The sum of two. */
function addNodes(a, b) {
	const nodes = [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])];
	return Object.fromEntries(nodes.map((node) => [node, (a[node] ?? 0) + (b[node] ?? 0)]));
}
// src/host/machine/readings.ts
/**
* Readings of a process tree from /proc while it runs. What one costs goes mostly by the pages of
* its processes, for the sums over their mappings (smaps_rollup, during which the kernel holds the
* program's memory map), then by threads, and by processes of the machine where the kernel keeps no
* lists of children. `npm run perf` measures it, and docs/performance.md has the figures. A tree so
* large that a reading a second takes more than 1 % of a core is read less often.
*/
/** Clock ticks a second in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS_PER_SEC$1 = 100;
/** User and system time of a process are each cut to whole ticks. */
const TICK_STEP_SEC = 2 / TICKS_PER_SEC$1;
/** Fields after the name, which is in parentheses and may itself hold blanks and parentheses. */
function parseStat(stat) {
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const number = (field) => Number(fields[field - 3]);
	if (fields.length < 22 || !Number.isFinite(number(23))) return null;
	const [own, ended] = [number(14) + number(15), number(16) + number(17)];
	return {
		parent: number(4),
		cpuSec: (own + ended) / TICKS_PER_SEC$1,
		endedCpuSec: ended / TICKS_PER_SEC$1,
		minorFaults: number(10) + number(11),
		majorFaults: number(12) + number(13),
		threads: number(20),
		vszBytes: number(23)
	};
}
/** `NAME:  123 kB` in bytes, or `NAME: 123` as it is; null where the line is not there. */
function parseField(text, field) {
	const [, number, unit] = new RegExp(`^${field}:\\s+(\\d+)( kB)?$`, "m").exec(text) ?? [];
	return number === void 0 ? null : Number(number) * (unit === void 0 ? 1 : 1024);
}
const list = (path) => {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
};
/** Children by the kernel's own lists; not every kernel keeps them (CONFIG_PROC_CHILDREN). */
const listedChildren = (pid) => list(`/proc/${pid}/task`).flatMap((task) => (readText(`/proc/${pid}/task/${task}/children`) ?? "").split(" ").filter(Boolean).map(Number));
/** Children by everybody's parent, looked up once. */
function scannedChildren() {
	const byParent = /* @__PURE__ */ new Map();
	for (const name of list("/proc").filter((one) => /^\d+$/.test(one))) {
		const parent = parseStat(readText(`/proc/${name}/stat`) ?? "")?.parent;
		if (parent !== void 0) byParent.set(parent, [...byParent.get(parent) ?? [], Number(name)]);
	}
	return (pid) => byParent.get(pid) ?? [];
}
/** A process and all that descend from it. */
function treeOf(root) {
	const childrenOf = readText(`/proc/${process.pid}/task/${process.pid}/children`) !== null ? listedChildren : scannedChildren();
	const found = [root];
	for (const pid of found) for (const child of childrenOf(pid)) if (!found.includes(child)) found.push(child);
	return found;
}
/** With one node there is nothing to tell, and reading it walks every page. */
let nodes = null;
function hasNodes() {
	nodes ??= countNodes() ?? 1;
	return nodes > 1;
}
function readProcess(pid) {
	const stat = parseStat(readText(`/proc/${pid}/stat`) ?? "");
	const status = readText(`/proc/${pid}/status`);
	if (stat === null || status === null) return null;
	const rollup = readText(`/proc/${pid}/smaps_rollup`);
	const tasks = stat.threads === 1 ? [status] : list(`/proc/${pid}/task`).map((task) => readText(`/proc/${pid}/task/${task}/status`) ?? "");
	const switches = (kind) => tasks.reduce((sum, task) => sum + (parseField(task, `${kind}_ctxt_switches`) ?? 0), 0);
	const io = readText(`/proc/${pid}/io`) ?? "";
	const { parent: _, ...counters } = stat;
	const nodeBytes = hasNodes() ? parseNumaMaps(readText(`/proc/${pid}/numa_maps`) ?? "") : null;
	return {
		...counters,
		rssBytes: parseField(status, "VmRSS") ?? 0,
		pssBytes: rollup === null ? null : parseField(rollup, "Pss"),
		hugePagesBytes: rollup === null ? null : parseField(rollup, "AnonHugePages"),
		voluntarySwitches: switches("voluntary"),
		involuntarySwitches: switches("nonvoluntary"),
		diskReadBytes: parseField(io, "read_bytes"),
		diskWrittenBytes: parseField(io, "write_bytes"),
		...nodeBytes === null ? {} : { nodeBytes }
	};
}
const add = (a, b) => a === null || b === null ? null : a + b;
/**
* Sums over the tree of `root`; null once it is gone. `isLauncher`: the root only starts the
* program and is no part of it. Switches of threads that have ended are gone with them.
*/
function readTree(root, isLauncher, atSec) {
	const all = treeOf(root).filter((pid) => !isLauncher || pid !== root).flatMap((pid) => readProcess(pid) ?? []);
	const [first, ...rest] = all;
	if (first === void 0) return null;
	const { nodeBytes: _, ...sum } = first;
	for (const one of rest) for (const key of Object.keys(sum)) Object.assign(sum, { [key]: add(sum[key] ?? null, one[key] ?? null) });
	const placed = all.map(({ nodeBytes }) => nodeBytes).filter((one) => one !== void 0);
	const told = placed.length < all.length ? {} : { nodeBytes: placed.reduce(addNodes) };
	const cpuStepSec = all.length * TICK_STEP_SEC;
	return {
		atSec,
		processes: all.length,
		...sum,
		cpuStepSec,
		...told
	};
}
/** The first reading waits until the program has replaced the process that started it. */
const FIRST_SEC = .02;
/** Of a core, for readings one second apart; asked for more often they may take more. */
const MOST_SHARE = .01;
/** Seconds from one reading to the next, when one costs this much CPU time. */
const pauseAfter = (everySec, costSec) => Math.max(everySec, costSec / MOST_SHARE * Math.min(1, everySec));
/**
* Readings at the start, unless the program runs already, then every so many seconds, or as often
* as their cost allows, until they are asked for.
*/
function startReadings(root, isLauncher, everySec, nowSec, isStarting = true) {
	const startSec = nowSec();
	const found = [];
	let timer = setTimeout(read, (isStarting ? FIRST_SEC : everySec) * 1e3);
	function read() {
		const before = process.cpuUsage();
		const reading = readTree(root(), isLauncher, nowSec() - startSec);
		if (reading !== null) found.push(reading);
		const { user, system } = process.cpuUsage(before);
		timer = setTimeout(read, pauseAfter(everySec, (user + system) / 1e6) * 1e3);
	}
	return () => {
		clearTimeout(timer);
		return found;
	};
}
// src/host/cpu-time.ts
/**
* CPU time of processes by the kernel's own clock of each (clock_getcpuclockid(3)): nanoseconds,
* all threads, those that have ended too. /proc/PID/stat has the same sum, but user and system
* time are each cut to ticks of 10 ms; /proc/PID/schedstat has nanoseconds, but of the first thread
* alone, and task/TID/schedstat forgets threads that have ended. What a thread that runs right now
* has used since the scheduler last looked at it (at most a tick) is in none of them. Node cannot
* ask such a clock; the launcher can (2 ms for the compiled one, apart from what is measured).
*/
/** The clock's step, as clock_getres(2) tells it. */
const CLOCK_STEP_SEC = 1e-9;
const LIMIT_MS = 5e3;
/** Seconds by pid; processes that are gone are left out. Null: nobody can tell. */
function cpuClocks(pids, launcher) {
	const [program, ...rest] = launcher.argv;
	return new Promise((resolve) => {
		execFile(program, [
			...rest,
			"cpu",
			...pids.map(String)
		], {
			env: {},
			timeout: LIMIT_MS
		}, (error, stdout) => resolve(error === null ? parseClocks(stdout) : null));
	});
}
/** Lines of `PID NANOSECONDS`. */
function parseClocks(text) {
	const found = /* @__PURE__ */ new Map();
	for (const [, pid, ns] of text.matchAll(/^(\d+) (\d+)$/gm)) found.set(Number(pid), Number(ns) / 1e9);
	return found.size === 0 ? null : found;
}
/** A tree's members; without the launcher that started it, which is no part of it. */
const members = (root, launcher) => treeOf(root).filter((pid) => launcher === null || pid !== root);
/** A reading of the tree with its CPU time as exact as this machine can tell it. */
async function readExactly(root, launcher, atSec) {
	const clocks = launcher && await cpuClocks(members(root, launcher), launcher);
	const reading = readTree(root, launcher !== null, atSec);
	if (reading === null || clocks === null) return reading;
	const endedSec = reading.endedCpuSec ?? 0;
	const sum = [...clocks.values()].reduce((total, sec) => total + sec, 0);
	return {
		...reading,
		cpuSec: sum + endedSec,
		cpuStepSec: CLOCK_STEP_SEC
	};
}
/** CPU time of a tree so far, with that of children that have ended; null: gone, or no /proc. */
async function cpuOfTree(root, launcher) {
	const pids = members(root, launcher);
	const clocks = launcher && await cpuClocks(pids, launcher);
	const times = pids.flatMap((pid) => {
		const ticks = parseStat(readText(`/proc/${pid}/stat`) ?? "");
		if (ticks === null) return [];
		return [(clocks?.get(pid) ?? ticks.cpuSec - ticks.endedCpuSec) + ticks.endedCpuSec];
	});
	return times.length === 0 ? null : times.reduce((sum, sec) => sum + sec, 0);
}
// src/host/launcher/enclosure.ts
/**
* Which walls the launcher can build around a command on this machine. Each kind is tried by
* running a program inside of it, best first; no setting of the system is changed for any.
*/
const NO_ENCLOSURE = {
	isolation: {
		kind: "none",
		refused: ["walls take a launcher: put `go` on PATH"]
	},
	modes: []
};
const SUPERVISOR_SEC = 20;
const LONGEST_REASON = 300;
/** Kinds that are worth trying for this user, best first. */
const kindsFor = (uid) => uid === 0 ? [
	"root",
	"user-namespace",
	"other-user"
] : ["sudo", "user-namespace"];
/**
* The best that can be had; `only` leaves other kinds out. Without namespaces or another user it is
* `none`: the launcher takes new privileges from a command, and ends what it leaves behind.
*/
async function findEnclosure(launcher, attempt, only = kindsFor(process.getuid?.() ?? -1)) {
	if (launcher === null) return NO_ENCLOSURE;
	const refused = [];
	const isGo = launcher.kind === "go";
	if (!isGo) refused.push("walls take a launcher of Go: put `go` on PATH");
	for (const kind of isGo ? only : []) {
		const modes = await modesOf(kind, launcher);
		const why = typeof modes === "string" ? modes : await whyNot(attempt, launcher, modes);
		if (why === null) return {
			isolation: {
				kind,
				refused
			},
			modes
		};
		refused.push(`${kind}: ${why}`.slice(0, LONGEST_REASON));
	}
	return {
		isolation: {
			kind: "none",
			refused
		},
		modes: ["bare"]
	};
}
/** Arguments of the launcher, or why there are none. */
async function modesOf(kind, launcher) {
	if (kind === "root") return ["enclose", "root"];
	if (kind === "user-namespace") return ["enclose", "user"];
	if (kind === "other-user") return ["user"];
	return kind === "sudo" ? startSupervisor(launcher) : ["bare"];
}
/** Null: a program runs inside, and cannot write to where it may not. */
async function whyNot(attempt, launcher, modes) {
	const folder = await mkdtemp(join(tmpdir(), "gcbench-walls-"));
	const walls = {
		user: "own",
		private: join(folder, "private"),
		home: "",
		temporary: "",
		covered: [],
		readable: [dirname(launcher.argv[0]), folder],
		writable: []
	};
	try {
		const exit = await attempt(launcher, modes, walls);
		if (exit.code === 0) return null;
		return exit.notStarted ?? (exit.stderr.trim() || `it ended with ${exit.code ?? exit.signal}`);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
/**
* Starts the launcher as root. It lives as long as this process holds its standard input, and its
* socket lies in /tmp, which nothing inside of walls sees.
*/
async function startSupervisor({ argv: [program] }) {
	const folder = await mkdtemp("/tmp/gcbench-supervisor-");
	const socket = join(folder, "socket");
	const child = spawn("sudo", [
		"-n",
		"--",
		program,
		"supervise",
		socket
	], {
		cwd: "/",
		env: { PATH: process.env.PATH ?? "" },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: true
	});
	let said = "";
	const told = (chunk) => {
		said += chunk;
	};
	child.stderr.on("data", told);
	child.stdin.on("error", () => {});
	const why = await new Promise((resolve) => {
		const late = setTimeout(() => resolve("sudo does not answer"), SUPERVISOR_SEC * 1e3);
		const end = (text) => {
			clearTimeout(late);
			resolve(text);
		};
		child.once("error", (error) => end(error.message));
		child.once("exit", () => end(said.trim() || "sudo asks for a password"));
		child.stdout.on("data", (chunk) => {
			told(chunk);
			if (said.includes("ready\n")) end(null);
		});
	});
	if (why !== null) {
		child.stdin.destroy();
		await rm(folder, {
			recursive: true,
			force: true
		});
		return why;
	}
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref();
	return ["relay", socket];
}
// src/host/machine/pollution.ts
/** What the machine did to a trial: counters of /proc before and after it. */
/** Ticks a second in /proc/stat: USER_HZ, 100 on every architecture Node runs on. */
const TICKS_PER_SEC = 100;
/** Fewer ticks than this cannot carry a percentage: one of them is 10 ms. */
const FEWEST_TICKS = 20;
/**
* Ticks by which two readings may be off: who runs when a tick falls is charged with all of it.
* Taken off what others used, so that foreignCpuPct is a lower bound and a short trial is not
* called polluted for the coarseness of the clock.
*/
const TICK_ERROR = 2;
/** Clocks of this many CPUs are read, so that a large machine costs no more than a small one. */
const MOST_CLOCKS = 32;
let folders = null;
function readSnapshot(atSec) {
	folders ??= cgroups("cpu");
	const pressure = (name) => from(`/proc/pressure/${name}`, parsePressureUs);
	return {
		atSec,
		ticks: from("/proc/stat", parseCpuTicks),
		pressureUs: {
			cpu: pressure("cpu"),
			io: pressure("io"),
			memory: pressure("memory")
		},
		throttledSec: sum$2(folders.map((folder) => from(`${folder}/cpu.stat`, parseThrottledSec))),
		frequencyHz: readFrequencyHz()
	};
}
function from(path, parse) {
	const text = readText(path);
	return text === null ? null : parse(text);
}
function sum$2(values) {
	const known = values.filter((value) => value !== null);
	return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}
/** The fastest clock at this moment: right after a trial that is of a CPU that worked. */
function readFrequencyHz() {
	let fastest = null;
	for (let cpu = 0; cpu < Math.min(availableParallelism(), MOST_CLOCKS); cpu++) {
		const khz = readText(`/sys/devices/system/cpu/cpu${cpu}/cpufreq/scaling_cur_freq`);
		if (khz === null) return fastest;
		fastest = Math.max(fastest ?? 0, Number(khz) * 1e3);
	}
	return fastest;
}
/**
* The difference of two snapshots around a trial. `besideSec`: CPU time of processes that belong to
* the measurement and are not in `usage`, such as servers; null: unknown. Shares of CPU are null
* for a trial so short that the kernel's ticks cannot tell, and coarse for one much shorter than a
* second. Pressure is of the whole machine: a trial with more threads than CPUs makes some itself,
* in both arms alike.
*/
function pollutionBetween(before, after, usage, besideSec = 0) {
	const elapsedSec = after.atSec - before.atSec;
	const ticks = difference(before.ticks, after.ticks);
	const pressurePct = (name) => share(minus(after.pressureUs[name], before.pressureUs[name]), elapsedSec * 1e6);
	const ownSec = usage && besideSec !== null ? usage.userSec + usage.systemSec + besideSec : null;
	const ownTicks = ownSec === null ? null : ownSec * TICKS_PER_SEC;
	const foreign = ticks && ownTicks !== null ? Math.max(0, ticks.busy - ownTicks - TICK_ERROR) : null;
	return {
		stealPct: share(ticks?.steal ?? null, ticks?.total ?? 0),
		foreignCpuPct: share(foreign, ticks?.total ?? 0),
		cpuPressurePct: pressurePct("cpu"),
		ioPressurePct: pressurePct("io"),
		memoryPressurePct: pressurePct("memory"),
		throttledSec: minus(after.throttledSec, before.throttledSec),
		frequencyHz: after.frequencyHz
	};
}
function difference(before, after) {
	if (!before || !after || after.total - before.total < FEWEST_TICKS) return null;
	return {
		total: after.total - before.total,
		busy: after.busy - before.busy,
		steal: after.steal - before.steal
	};
}
function minus(after, before) {
	return after === null || before === null ? null : Math.max(0, after - before);
}
/** Percent, at most 100; null of nothing. */
function share(part, whole) {
	return part === null || whole <= 0 ? null : Math.min(100, 100 * part / whole);
}
// src/host/exec.ts
/** Executes programs and says how they ended, in the terms of the Host. */
function makeExec(parts) {
	const running = /* @__PURE__ */ new Set();
	let stopping = false;
	let launcher = null;
	let enclosure = null;
	const attempt = (found, modes, walls) => execute$2({
		...TRIED,
		walls
	}, {
		...found,
		modes
	}, parts.clock, running);
	const findLauncher = () => {
		launcher ??= parts.findLauncher(exec);
		return launcher;
	};
	const findEnclosure = async () => {
		const found = await findLauncher();
		enclosure ??= parts.findEnclosure?.(found, attempt) ?? Promise.resolve(NO_ENCLOSURE);
		return enclosure;
	};
	/** The launcher that the command takes; null: it is started directly. */
	const launcherFor = async (command) => {
		const found = command.measure || command.adopts || command.placed || command.walls ? await findLauncher() : null;
		if (found === null || command.walls === void 0) return found;
		return {
			...found,
			modes: (await findEnclosure()).modes
		};
	};
	const exec = {
		get stopping() {
			return stopping;
		},
		async run(command) {
			const found = await launcherFor(command);
			const beside = await cpuBeside(command);
			if (stopping && !command.cleanUp) return {
				...notRun(parts.clock),
				stopped: true
			};
			return execute$2(command, found, parts.clock, running, { beside });
		},
		async start(command) {
			return startRunning(command, await launcherFor({
				...command,
				adopts: true
			}), parts.clock, running);
		},
		isolation: async () => (await findEnclosure()).isolation,
		/** A second call does not wait out the grace. */
		async stopAll() {
			stopping = true;
			for (const child of running) child.end("stopped");
			await Promise.all([...running].map((child) => child.ended));
		}
	};
	return exec;
}
/** What is executed to see whether walls hold: it may write to none of what is not its own. */
const TRIED = {
	argv: [
		"/bin/sh",
		"-c",
		"file=$(mktemp) && rm \"$file\" && ! [ -w /etc ]"
	],
	cwd: "/",
	env: { PATH: "/usr/bin:/bin" },
	limitSec: 20
};
function notRun(clock) {
	return {
		code: null,
		signal: null,
		timedOut: false,
		stopped: false,
		notStarted: null,
		stdout: "",
		stderr: "",
		cutBytes: {
			stdout: 0,
			stderr: 0
		},
		startedAt: clock.timestamp(),
		wallSec: 0,
		usage: null,
		pollution: null
	};
}
async function startRunning(command, launcher, clock, running) {
	let said = "";
	let exit = null;
	let child = null;
	const onOutput = (text) => {
		said = (said + text).slice(-1e6);
	};
	const onStart = (one) => {
		child = one;
	};
	const ended = execute$2({
		...command,
		onOutput
	}, launcher, clock, running, { onStart });
	ended.then((end) => {
		exit = end;
	});
	const root = () => child?.root() ?? 0;
	const isGone = () => root() === 0 || exit !== null;
	return {
		get exit() {
			return exit;
		},
		takeOutput() {
			const taken = said;
			said = "";
			return taken;
		},
		read: async () => isGone() ? null : readExactly(root(), launcher, clock.nowSec()),
		poll: (everySec) => isGone() ? () => [] : startReadings(root, launcher !== null, everySec, clock.nowSec, false),
		cpuSec: async () => isGone() ? null : cpuOfTree(root(), launcher),
		stop() {
			if (exit === null) child?.end("stopped");
			return ended;
		}
	};
}
async function execute$2(command, launcher, clock, running, more = {}) {
	const blank = notRun(clock);
	const invalid = unfitCommand(command, launcher);
	if (invalid !== null) return {
		...blank,
		notStarted: invalid
	};
	const before = command.measure ? readSnapshot(clock.nowSec()) : null;
	let after = null;
	const startSec = clock.nowSec();
	let child;
	try {
		const [program, ...modes] = [...launcher?.argv ?? [""], ...launcher?.modes ?? []];
		const argv = [program ?? "", ...modes];
		child = startChild(command, launcher && {
			...launcher,
			argv
		}, clock, () => {
			if (before) after = readSnapshot(clock.nowSec());
		});
	} catch (error) {
		const code = error.code ?? "";
		return {
			...blank,
			notStarted: reason(code, error.message, command)
		};
	}
	running.add(child);
	more.onStart?.(child);
	const readings = command.readEverySec === void 0 || child.root() === void 0 ? null : startReadings(() => child.root() ?? 0, launcher !== null, command.readEverySec, clock.nowSec);
	const end = await child.ended;
	const polled = readings?.() ?? [];
	running.delete(child);
	const failure = startFailure(end, command);
	if (failure !== null) return {
		...blank,
		notStarted: failure
	};
	const usage = end.reply?.account?.usage ?? null;
	const left = end.reply?.account?.left ?? [];
	const besideSec = between(more.beside ?? [], await cpuBeside(command));
	return {
		...blank,
		...ending(end),
		stdout: end.stdout.text,
		stderr: end.stderr.text,
		cutBytes: {
			stdout: end.stdout.cutBytes,
			stderr: end.stderr.cutBytes
		},
		wallSec: end.reply?.account?.wallSec ?? end.endSec - startSec,
		usage,
		pollution: pollution(before, after, usage, besideSec),
		...polled.length > 0 ? { readings: polled } : {},
		...left.length > 0 ? { left } : {}
	};
}
function pollution(before, after, usage, besideSec) {
	return before && after ? pollutionBetween(before, after, usage, besideSec) : null;
}
/** CPU time so far of what runs beside a command that is measured, one by one. */
const cpuBeside = ({ beside = [], measure }) => measure ? Promise.all(beside.map((one) => one.cpuSec())) : [];
/** Null: one of them ended, and took what it used along. */
function between(before, after) {
	return before.reduce((sum, start, index) => {
		const end = after[index] ?? null;
		return sum === null || start === null || end === null ? null : sum + Math.max(0, end - start);
	}, 0);
}
function ending(end) {
	const account = end.reply?.account;
	const bySignal = account ? account.signal !== 0 : end.signal !== null;
	return {
		code: bySignal ? null : account?.code ?? end.code,
		signal: bySignal ? account ? signalName(account.signal) : end.signal : null,
		timedOut: end.why === "timedOut",
		stopped: end.why === "stopped"
	};
}
function startFailure(end, command) {
	if (end.error) return reason(end.error.code ?? "", end.error.message, command);
	if (end.reply?.placing) return refusal(errorName(end.reply.errno), end.reply.placing, command);
	if (end.reply?.walls) return `${errorName(end.reply.errno)}: no walls around it: ${end.reply.walls}`;
	if (end.reply && end.reply.errno !== 0) return reason(errorName(end.reply.errno), "", command);
	return null;
}
/** What of a placement the system refuses, and how it names the reason. */
function refusal(code, what, { placed }) {
	return `${code}: the system refuses to start a program with ${{
		cpus: `CPUs ${placed?.cpus?.join(", ")}`,
		numa: `the memory of NUMA nodes ${placed?.nodes?.join(", ")}`,
		"huge-pages": "no huge pages"
	}[what] ?? what}`;
}
/** What argv, an environment and a machine without a launcher cannot carry. */
function unfitCommand({ argv, env, placed }, launcher) {
	if (placed !== void 0 && launcher === null) return "to say where a program runs takes `go` or `python3` on PATH";
	if (argv.some((text) => text.includes("\0"))) return "EINVAL: an argument holds a NUL character";
	const unfit = Object.entries(env).find(([name, value]) => name === "" || /[=\0]/.test(name) || value.includes("\0"));
	return unfit ? `EINVAL: ${JSON.stringify(unfit[0])} cannot be an environment variable` : null;
}
/** Why a program could not be started: the system's code, then what that means here. */
function reason(code, message, { argv, cwd, env }) {
	const program = argv[0];
	if (!isFolder(cwd)) return `${code || "ENOENT"}: the folder ${cwd} does not exist`;
	if (code === "ENOENT" && !program.includes("/")) return `ENOENT: there is no program ${program} in PATH (${env.PATH ?? "not set"})`;
	if (code === "ENOENT" && exists$1(program)) return `ENOENT: ${program} is there, but the interpreter or loader that it names is not`;
	const meaning = {
		ENOENT: `there is no file ${program}`,
		EACCES: `${program} is not executable, or lies on a file system mounted noexec`,
		E2BIG: `arguments and environment of ${program} are longer than the system allows`,
		ENOEXEC: `${program} is no program of this system, and names no interpreter`,
		EAGAIN: "the system has no more processes for this user",
		ENOMEM: "the system has no more memory"
	}[code];
	return `${code || "error"}: ${meaning ?? (message || `cannot start ${program}`)}`;
}
function isFolder(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function exists$1(path) {
	try {
		accessSync(path, constants.F_OK);
		return true;
	} catch {
		return false;
	}
}
// src/host/git/trouble.ts
/** What went wrong with git, and what to do about it. */
const UNSHALLOW = "run `git fetch --unshallow origin`, or in a workflow give actions/checkout `fetch-depth: 0`";
const MOST_LISTED = 8;
/** Signs in git's stderr (LC_ALL=C), most telling first. */
const TROUBLES = [
	{
		sign: /dubious ownership/,
		message: (folder) => `git refuses the repository at ${folder}: another user owns it`,
		next: (folder) => `If you trust it: git config --global --add safe.directory ${folder} (in a container job, as a step before this one).`
	},
	{
		sign: /not a git repository/,
		message: (folder) => `${folder} is in no git repository`,
		next: () => "Run in a clone, or compare folders instead of refs."
	},
	{
		sign: /must be run in a work tree/,
		message: (folder) => `${folder} is a bare repository`,
		next: () => "Run in a clone that has its files checked out."
	},
	{
		sign: /No space left on device/,
		message: () => "the disk is full: git could not check the files out",
		next: () => "Free some space; every ref that is compared needs a checkout of its own."
	},
	{
		sign: /\.lock': File exists/,
		message: (folder) => `another git holds a lock in ${folder}`,
		next: () => "Wait for it; if none is running, delete the lock file that git names."
	},
	{
		sign: /git-lfs|smudge filter/,
		message: () => "git-lfs failed while the files were checked out",
		next: () => "Run `git lfs fetch --all` first, or `git lfs install --skip-smudge`."
	}
];
/** The error for a git that failed, was not there, took too long, or said too much. */
function gitTrouble(exit, args, folder) {
	const command = `git ${args.join(" ")}`;
	if (exit.notStarted !== null) {
		const missing = exit.notStarted.includes("no program git");
		return new HostError(missing ? "git is not installed, or not in PATH" : `git: ${exit.notStarted}`, missing ? "Install git 2.30 or newer." : "Check the path.");
	}
	if (exit.stopped) return new HostError(`stopped during \`${command}\``, "Run again.");
	if (exit.timedOut) return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`);
	if (exit.cutBytes.stdout > 0) return new HostError(`\`${command}\` printed too much to read`, "Narrow what is asked for.");
	const known = TROUBLES.find((trouble) => trouble.sign.test(exit.stderr));
	if (known) return new HostError(known.message(folder), known.next(folder));
	const said = exit.stderr.trim().split("\n").slice(-5).join("\n");
	return new HostError(`\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${said}`, `Run it by hand in ${folder}.`);
}
async function unknownRef(git, root, ref) {
	const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`;
	if (await isShallow(git, root)) return new HostError(`${what}; the clone is shallow, so most of the history is not in it`, `To have all of it, ${UNSHALLOW}.`);
	const known = await refNames(git, root);
	const near = nearest(ref, known);
	if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`);
	const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it: git fetch origin ${ref}` : "";
	const list = known.length <= MOST_LISTED ? `Known: ${known.join(", ")}.` : "";
	return new HostError(what, [list, fetch].filter((text) => text !== "").join(" "));
}
async function missingMergeBase(git, root, a, b) {
	if (await isShallow(git, root)) return new HostError(`no merge base of ${a} and ${b}: the clone is shallow and ends before it`, `To have all of the history, ${UNSHALLOW}.`);
	return new HostError(`no merge base of ${a} and ${b}: their histories are unrelated`, "Name the base yourself with --base.");
}
async function isShallow(git, root) {
	return (await git(root, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
}
async function refNames(git, root) {
	return (await git(root, [
		"for-each-ref",
		"--format=%(refname:short)",
		"--count=2000",
		...[
			"refs/heads",
			"refs/tags",
			"refs/remotes"
		]
	])).stdout.split("\n").filter((name) => name !== "");
}
// src/host/git/git.ts
/** The git repository around a folder, through the git command. Needs git 2.30 or newer. */
/** User's configuration, network for clones that fetch on demand; nothing that redirects git. */
const PASSED = [[
	"PATH",
	"HOME",
	"XDG_CONFIG_HOME",
	"TMPDIR",
	"SSH_AUTH_SOCK",
	"SUDO_UID",
	"SSL_CERT_FILE"
], [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY",
	"no_proxy",
	"NO_PROXY"
]].flat();
/** No hook and no file system monitor of the repository runs; no question is asked. */
const SAFE = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false"
];
const QUIET = {
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	LC_ALL: "C"
};
const KEEP_BYTES = 67108864;
const LIMIT_SEC = 120;
const CHECKOUT_LIMIT_SEC = 1800;
const MOST_DIRTY = 20;
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
function makeGit(parts) {
	const git = makeRunGit(parts);
	const noted = /* @__PURE__ */ new Set();
	const note = (text) => {
		if (!noted.has(text)) parts.note(text);
		noted.add(text);
	};
	return {
		root: (folder) => findRoot(git, folder),
		resolve: (root, ref) => resolve$2(git, root, ref, note),
		mergeBase: (root, a, b) => mergeBase(git, root, a, b, note),
		isShallow: (root) => isShallow(git, root),
		defaultBranch: (root) => defaultBranch(git, root),
		dirty: (root) => dirty(git, root),
		addWorktree: (root, sha, folder) => addWorktree(git, root, sha, folder, note),
		removeWorktree: (root, folder) => removeWorktree(git, root, folder),
		grep: (root, sha, expression, pathspec) => grep(git, root, sha, expression, pathspec),
		show: (root, sha, path) => show(git, root, sha, path),
		tagsBefore: (root, sha) => tagsBefore(git, root, sha)
	};
}
function makeRunGit({ exec, env: toolEnv }) {
	const env = { ...QUIET };
	for (const name of PASSED) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	return async (folder, args, limitSec = LIMIT_SEC) => {
		const argv = [
			"git",
			...SAFE,
			...args
		];
		const cleanUp = args[0] === "worktree" && args[1] !== "add";
		const command = {
			argv,
			cwd: folder,
			env,
			limitSec,
			keepBytes: KEEP_BYTES,
			cleanUp
		};
		const exit = await exec.run(command);
		if (exit.notStarted !== null || exit.stopped || exit.timedOut || exit.cutBytes.stdout > 0) throw gitTrouble(exit, args, folder);
		return exit;
	};
}
/** stdout of a git that must succeed. */
async function must(git, folder, args, limitSec) {
	const exit = await git(folder, args, limitSec);
	if (exit.code !== 0) throw gitTrouble(exit, args, folder);
	return exit.stdout;
}
async function findRoot(git, folder) {
	const args = ["rev-parse", "--show-toplevel"];
	const exit = await git(folder, args);
	if (exit.code === 0) return exit.stdout.replace(/\n$/, "");
	if (exit.stderr.includes("not a git repository")) return null;
	throw gitTrouble(exit, args, folder);
}
/** The commit that a name means; null when there is none. */
async function commitOf$1(git, root, name) {
	const args = [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	];
	const exit = await git(root, args);
	if (exit.code === 0) return exit.stdout.trim();
	if (exit.code === 1 || /Needed a single revision/.test(exit.stderr)) return null;
	throw gitTrouble(exit, args, root);
}
/**
* A branch that only the remote has is found under its plain name as well: a checkout in CI has
* no local branches but its own.
*/
async function resolve$2(git, root, ref, note) {
	if (ref.startsWith("-") || !/^[^\0\s]+$/.test(ref)) throw new HostError(`${JSON.stringify(ref)} is not a ref`, "Name a branch, a tag or a commit; it has no spaces and does not begin with \"-\".");
	const local = await commitOf$1(git, root, ref);
	if (local !== null) return local;
	const remote = SHA.test(ref) ? null : await commitOf$1(git, root, `refs/remotes/origin/${ref}`);
	if (remote === null) throw await unknownRef(git, root, ref);
	note(`there is no local branch ${ref}: origin/${ref} is taken`);
	return remote;
}
async function mergeBase(git, root, a, b, note) {
	const args = ["merge-base", ...[await resolve$2(git, root, a, note), await resolve$2(git, root, b, note)]];
	const exit = await git(root, args);
	if (exit.code === 0) return exit.stdout.trim();
	if (exit.code === 1) throw await missingMergeBase(git, root, a, b);
	throw gitTrouble(exit, args, root);
}
async function defaultBranch(git, root) {
	const exit = await git(root, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	const head = exit.code === 0 ? [`refs/remotes/${exit.stdout.trim()}`] : [];
	const usual = ["refs/remotes/origin/main", "refs/remotes/origin/master"];
	for (const ref of [
		...head,
		...usual,
		"refs/heads/main",
		"refs/heads/master"
	]) if (await commitOf$1(git, root, ref)) return ref.replace(/^refs\/(remotes|heads)\//, "");
	return null;
}
async function tagsBefore(git, root, sha) {
	checkSha(sha);
	return (await must(git, root, [
		"tag",
		"--list",
		"--merged",
		sha,
		"--no-contains",
		sha
	])).split("\n").filter((tag) => tag !== "");
}
/** Entries `XY path NUL`; a rename (R) or copy (C) is followed by its old path. */
async function dirty(git, root) {
	const entries = (await must(git, root, [
		"status",
		"--porcelain=v1",
		"-z"
	])).split("\0");
	const paths = [];
	for (let i = 0; i < entries.length && paths.length < MOST_DIRTY; i++) {
		const entry = entries[i];
		if (entry === "") continue;
		paths.push(entry.slice(3));
		if (/^(R|C|.R|.C)/.test(entry)) i++;
	}
	return paths;
}
/** What a killed run left in the folder or in git's list of worktrees is removed first. */
async function addWorktree(git, root, sha, folder, note) {
	checkSha(sha);
	await removeWorktree(git, root, folder);
	await must(git, root, [
		"worktree",
		"add",
		"--detach",
		"--force",
		"--force",
		"--",
		folder,
		sha
	], CHECKOUT_LIMIT_SEC);
	await noteLeftOut(git, folder, sha, note);
}
async function removeWorktree(git, root, folder) {
	await git(root, [
		"worktree",
		"remove",
		"--force",
		"--force",
		"--",
		folder
	]);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await must(git, root, ["worktree", "prune"]);
}
/** Parts of the tree that a checkout does not bring: submodules, LFS files without git-lfs. */
async function noteLeftOut(git, folder, sha, note) {
	if (await exists(join(folder, ".gitmodules"))) note("the repository has submodules; they are empty in the folders that are built");
	if ((await grep(git, folder, sha, "filter=lfs", ":(glob)**/.gitattributes")).length === 0) return;
	const left = await git(folder, [
		"grep",
		"--name-only",
		"-I",
		"-z",
		"-E",
		"-e",
		"^version https://git-lfs\\.github\\.com/spec/v1"
	]);
	const path = left.stdout.split("\0")[0];
	if (left.code === 0 && path) note(`files of Git LFS are pointers in the folders that are built (${path}): install git-lfs`);
}
async function grep(git, root, sha, expression, pathspec) {
	checkSha(sha);
	const args = [
		"grep",
		...[
			"--no-color",
			"--no-line-number",
			"--no-column",
			"--full-name",
			"-I",
			"-z"
		],
		"-E",
		"-e",
		expression,
		sha,
		"--",
		pathspec
	];
	const exit = await git(root, args);
	if (exit.code === 1 && exit.stderr === "") return [];
	if (exit.code !== 0) throw gitTrouble(exit, args, root);
	return exit.stdout.split("\n").flatMap((hit) => {
		const [path, line] = hit.split("\0");
		return path && line !== void 0 ? [{
			path: path.slice(sha.length + 1),
			line
		}] : [];
	});
}
/** Text of a regular file; null when the commit has none of that name. */
async function show(git, root, sha, path) {
	checkSha(sha);
	const listed = await must(git, root, [
		"ls-tree",
		"-z",
		"--full-tree",
		sha,
		"--",
		path
	]);
	const blob = /^100\d+ blob (\w+)\t(.*)\0$/s.exec(listed);
	return blob?.[2] === path ? must(git, root, [
		"cat-file",
		"blob",
		blob[1]
	]) : null;
}
function checkSha(sha) {
	if (!SHA.test(sha)) throw new Error(`not a full commit id: ${JSON.stringify(sha)}`);
}
async function exists(path) {
	return access(path).then(() => true, () => false);
}
// src/host/net.ts
/** Ports of this machine, as the kernel gives them out. */
const PROBE_MS = 1e3;
async function readBody({ body }, mostBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of body ?? []) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > mostBytes) return {
			text: "",
			isCut: true
		};
	}
	return {
		text: Buffer.concat(chunks).toString("utf8"),
		isCut: false
	};
}
/** fetch says only that it failed; the system's word is in its cause. */
function whyOf(error, limitSec) {
	if (error.name === "TimeoutError") return `no answer within ${limitSec} s`;
	const { code, message } = error.cause ?? error;
	return code ?? message;
}
const net = {
	freePort: () => new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => resolve(port));
		});
	}),
	connects: (port) => new Promise((resolve) => {
		const socket = connect({
			port,
			host: "127.0.0.1",
			timeout: PROBE_MS
		});
		const end = (is) => {
			socket.destroy();
			resolve(is);
		};
		socket.once("connect", () => end(true));
		socket.once("error", () => end(false));
		socket.once("timeout", () => end(false));
	}),
	read: async (url, limitSec, mostBytes) => {
		try {
			const signal = AbortSignal.timeout(limitSec * 1e3);
			const response = await fetch(url, {
				signal,
				redirect: "manual"
			});
			const { text, isCut } = await readBody(response, mostBytes);
			if (!response.ok) return {
				text: null,
				why: `status ${response.status}`
			};
			return isCut ? {
				text: null,
				why: `an answer of more than ${mostBytes} bytes`
			} : { text };
		} catch (error) {
			return {
				text: null,
				why: whyOf(error, limitSec)
			};
		}
	},
	answers: (url) => fetch(url, {
		signal: AbortSignal.timeout(PROBE_MS),
		redirect: "manual"
	}).then(async (response) => {
		await response.body?.cancel();
		return response.status >= 200 && response.status < 400;
	}, () => false),
	async download(url, path, limitSec) {
		const next = "open the URL by hand while the server is up";
		try {
			const signal = AbortSignal.timeout(limitSec * 1e3);
			const response = await fetch(url, { signal });
			if (!response.ok || response.body === null) {
				const said = (await response.text()).trim().slice(0, 300);
				throw new HostError(`${url} answers ${response.status}: ${said}`, next);
			}
			await pipeline(Readable.fromWeb(response.body), createWriteStream(path));
		} catch (error) {
			if (error instanceof HostError) throw error;
			const { message, cause } = error;
			const why = cause instanceof Error ? cause.message : message;
			throw new HostError(`${url}: ${why}`, next, { cause: error });
		}
	}
};
// src/host/reach/reach.ts
const GO = {
	name: "reach",
	sources: {
		"main.go": "// Command reach says which benchmarks of a change cannot tell its two sides apart: everything\n// that such a benchmark can reach is the same machine code. It reads what the build cache has.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"flag\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"strings\"\n	\"sync\"\n)\n\ntype texts []string\n\nfunc (t *texts) String() string         { return strings.Join(*t, \" \") }\nfunc (t *texts) Set(value string) error { *t = append(*t, value); return nil }\n\n// What is asked: two folders in which the go command runs, the source trees around them, flags of\n// the build, paths that do not belong to the sources, packages with benchmarks.\ntype request struct {\n	base, head, baseRoot, headRoot string\n	flags, ignored, units          texts\n}\n\n// Word on one test binary; `why` is set when nothing is known of its benchmarks.\ntype answer struct {\n	Unit       string `json:\"unit\"`\n	Why        string `json:\"why\"`\n	Benchmarks []word `json:\"benchmarks\"`\n}\n\nfunc main() {\n	if len(os.Args) == 2 && os.Args[1] == \"ready\" {\n		fmt.Println(\"ready\")\n		return\n	}\n	var r request\n	flag.StringVar(&r.base, \"base\", \"\", \"folder in which the go command runs, before the change\")\n	flag.StringVar(&r.head, \"head\", \"\", \"the same after it\")\n	flag.StringVar(&r.baseRoot, \"base-root\", \"\", \"source tree around it\")\n	flag.StringVar(&r.headRoot, \"head-root\", \"\", \"source tree around it\")\n	flag.Var(&r.flags, \"flag\", \"flag of the build\")\n	flag.Var(&r.ignored, \"ignore\", \"path that does not belong to the sources\")\n	flag.Parse()\n	r.units = flag.Args()\n	answers, err := decide(&r)\n	if err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {\n		os.Exit(1)\n	}\n}\n\nfunc decide(r *request) ([]answer, error) {\n	folders := []*string{&r.base, &r.head, &r.baseRoot, &r.headRoot}\n	for i, fallback := range []string{\"\", \"\", r.base, r.head} {\n		if *folders[i] == \"\" {\n			*folders[i] = fallback\n		}\n		full, err := filepath.Abs(*folders[i])\n		if err != nil {\n			return nil, err\n		}\n		if *folders[i], err = filepath.EvalSymlinks(full); err != nil {\n			return nil, err\n		}\n	}\n	if odd := oddFlag(r.flags); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s does is not looked into\", odd)), nil\n	}\n	var trees [2]*tree\n	var problems [3]error\n	var paths []string\n	var packages map[string]bool\n	var group sync.WaitGroup\n	for i, folder := range []string{r.base, r.head} {\n		group.Add(1)\n		go func() {\n			defer group.Done()\n			trees[i], problems[i] = listTree(folder, r.flags, r.units)\n		}()\n	}\n	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	group.Wait()\n	for _, problem := range problems {\n		if problem != nil {\n			return nil, problem\n		}\n	}\n	for _, one := range trees {\n		if odd := oddFlag(strings.Fields(one.goFlags)); odd != \"\" {\n			why := fmt.Sprintf(\"what the flag %s of GOFLAGS does is not looked into\", odd)\n			return unknown(r.units, why), nil\n		}\n	}\n	return decideUnits(r, trees, &changes{paths: paths, packages: packages}), nil\n}\n\nfunc unknown(units []string, why string) []answer {\n	answers := []answer{}\n	for _, unit := range units {\n		answers = append(answers, answer{unit, why, []word{}})\n	}\n	return answers\n}\n\nfunc decideUnits(r *request, trees [2]*tree, files *changes) []answer {\n	answers := []answer{}\n	shared := newUniverse()\n	for _, unit := range r.units {\n		words, err := decideUnit(shared, r, trees, files, unit)\n		if err != nil {\n			answers = append(answers, answer{unit, err.Error(), []word{}})\n			continue\n		}\n		answers = append(answers, answer{unit, \"\", words})\n	}\n	return answers\n}\n\nfunc decideUnit(\n	shared *universe, r *request, trees [2]*tree, files *changes, unit string,\n) (words []word, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			words, err = nil, fmt.Errorf(\"its objects cannot be read: %v\", broken)\n		}\n	}()\n	base, err := trees[0].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	head, err := trees[1].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	if base.goDebug != head.goDebug {\n		return nil, fmt.Errorf(\"the default of GODEBUG differs: %q, %q\", base.goDebug, head.goDebug)\n	}\n	folder, err := filepath.Rel(r.headRoot, head.dir)\n	if err != nil || strings.HasPrefix(folder, \"..\") {\n		return nil, fmt.Errorf(\"its folder is outside of the sources\")\n	}\n	before, err := shared.load(base.exports)\n	if err != nil {\n		return nil, err\n	}\n	after, err := shared.load(head.exports)\n	if err != nil {\n		return nil, err\n	}\n	var sides [2]*side\n	// First both are linked, since that may name more; then the sets are made.\n	for _, one := range []*program{before, after} {\n		if err := one.link(); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range []struct {\n		p     *program\n		parts *parts\n	}{{before, base}, {after, head}} {\n		if sides[i], err = readSide(one.p, one.parts.standard); err != nil {\n			return nil, err\n		}\n	}\n	own := *files\n	own.folder = filepath.ToSlash(folder)\n	if own.folder == \".\" {\n		own.folder = \"\"\n	}\n	return compare(sides[0], sides[1], &own)\n}\n",
		"list.go": "package main\n\nimport (\n	\"bytes\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"io\"\n	\"os\"\n	\"os/exec\"\n	\"path/filepath\"\n	\"strings\"\n)\n\n// A package as `go list` prints it.\ntype listed struct {\n	ImportPath     string\n	Name           string\n	Dir            string\n	Export         string\n	ForTest        string\n	DefaultGODEBUG string\n	Standard       bool\n	Incomplete     bool\n	Deps           []string\n	Error          *struct{ Err string }\n}\n\n// A source tree as the go command sees it.\ntype tree struct {\n	packages map[string]*listed\n	// Flags that the environment adds to every command.\n	goFlags string\n}\n\n// Flags of a build whose effect shows in the objects. With any other, nothing is left out.\nvar plainFlags = map[string]bool{\n	\"tags\": true, \"gcflags\": true, \"ldflags\": true, \"asmflags\": true, \"trimpath\": true,\n	\"buildvcs\": true, \"mod\": true, \"modcacherw\": true, \"p\": true, \"v\": true, \"x\": true, \"a\": true,\n}\n\n// oddFlag is the first flag of which it is not known what it does to objects; empty: none.\nfunc oddFlag(flags []string) string {\n	for _, flag := range flags {\n		bare, isFlag := strings.CutPrefix(flag, \"-\")\n		title, value, _ := strings.Cut(strings.TrimPrefix(bare, \"-\"), \"=\")\n		isExternal := title == \"ldflags\" &&\n			(strings.Contains(value, \"linkshared\") || strings.Contains(value, \"buildmode\"))\n		if isFlag && (!plainFlags[title] || isExternal) {\n			return flag\n		}\n	}\n	return \"\"\n}\n\nconst listFields = \"-json=ImportPath,Name,Dir,Export,ForTest,DefaultGODEBUG,Standard,\" +\n	\"Incomplete,Deps,Error\"\n\n// listTree asks the go command for the packages of the units' test binaries and for the archives\n// that `go test -c` with the same flags links.\nfunc listTree(folder string, flags, units []string) (*tree, error) {\n	settings, err := runGo(folder, \"env\", \"GOFLAGS\")\n	if err != nil {\n		return nil, err\n	}\n	args := []string{\"list\", \"-e\", \"-trimpath\", \"-buildvcs=false\", \"-test\", \"-deps\", \"-export\",\n		listFields}\n	text, err := runGo(folder, append(append(args, flags...), units...)...)\n	if err != nil {\n		return nil, err\n	}\n	found := &tree{map[string]*listed{}, strings.TrimSpace(string(settings))}\n	decoder := json.NewDecoder(bytes.NewReader(text))\n	for {\n		one := &listed{}\n		err := decoder.Decode(one)\n		if err == io.EOF {\n			return found, nil\n		}\n		if err != nil {\n			return nil, fmt.Errorf(\"go list in %s: %w\", folder, err)\n		}\n		found.packages[one.ImportPath] = one\n	}\n}\n\nfunc runGo(folder string, args ...string) ([]byte, error) {\n	command := exec.Command(\"go\", args...)\n	command.Dir = folder\n	text, err := command.Output()\n	var exit *exec.ExitError\n	if errors.As(err, &exit) {\n		lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), \"\\n\")\n		return nil, fmt.Errorf(\"go %s in %s: %s\", args[0], folder, lines[len(lines)-1])\n	}\n	return text, err\n}\n\n// What one test binary is made of.\ntype parts struct {\n	exports  []exported\n	standard map[string]bool\n	goDebug  string\n	dir      string\n}\n\n// partsOf is what the test binary of a unit is linked from; an error says why that is not known.\nfunc (t *tree) partsOf(unit string) (*parts, error) {\n	binary := t.packages[unit+\".test\"]\n	if binary == nil {\n		return nil, fmt.Errorf(\"it has no test binary on one side\")\n	}\n	found := &parts{nil, map[string]bool{}, binary.DefaultGODEBUG, binary.Dir}\n	paths := append([]string{binary.ImportPath}, binary.Deps...)\n	for _, path := range paths {\n		if one := t.packages[path]; one != nil && one.Error != nil {\n			return nil, fmt.Errorf(\"%s: %s\", path, lastLine(one.Error.Err))\n		}\n	}\n	for _, path := range paths {\n		if path == \"unsafe\" || path == \"C\" {\n			continue\n		}\n		one := t.packages[path]\n		if one == nil {\n			return nil, fmt.Errorf(\"go list does not know %s\", path)\n		}\n		if one.Export == \"\" {\n			return nil, fmt.Errorf(\"%s was not built\", path)\n		}\n		plain, variant, isVariant := strings.Cut(path, \" [\")\n		if isVariant && variant != unit+\".test]\" {\n			return nil, fmt.Errorf(\"%s is built with a profile\", plain)\n		}\n		if path == binary.ImportPath {\n			plain = \"main\"\n		}\n		found.exports = append(found.exports, exported{plain, one.Export})\n		found.standard[plain] = one.Standard\n		if _, err := os.Stat(filepath.Join(one.Dir, \"default.pgo\")); err == nil && !one.Standard {\n			return nil, fmt.Errorf(\"%s has a default.pgo\", plain)\n		}\n	}\n	return found, nil\n}\n\nfunc lastLine(text string) string {\n	lines := strings.Split(strings.TrimSpace(text), \"\\n\")\n	return lines[len(lines)-1]\n}\n",
		"files.go": "package main\n\nimport (\n	\"bytes\"\n	\"io\"\n	\"io/fs\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n)\n\n// Files of the two source trees that are not the same, by slash-separated path, for one package.\ntype changes struct {\n	// Folder of the package, from the root of the tree; empty: the root.\n	folder string\n	paths  []string\n	// Folders with Go files in them: packages of their own.\n	packages map[string]bool\n}\n\n// Texts about a project, and what is compiled: benchmarks read neither, unless they name it.\nvar papers = regexp.MustCompile(`(?i)^(readme|changelog|changes|history|release|licen[sc]e|` +\n	`copying|notice|authors|contributors|contributing|code_of_conduct|security|maintainers|` +\n	`codeowners|owners|patents|makefile|dockerfile|taskfile|justfile|go\\.(mod|sum|work)|` +\n	`go\\.work\\.sum)|\\.(md|ya?ml|toml|sh|go|s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)\n\n// data is a changed file that any benchmark of the package may read: one under its folder that is\n// no source text, or one that code names which runs before every benchmark.\nfunc (c *changes) data(texts map[string]bool) string {\n	for _, changed := range c.paths {\n		if c.isData(changed) {\n			return changed\n		}\n	}\n	return c.named(texts)\n}\n\nfunc (c *changes) isData(changed string) bool {\n	inside := changed\n	if c.folder != \"\" {\n		rest, below := strings.CutPrefix(changed, c.folder+\"/\")\n		if !below {\n			return false\n		}\n		inside = rest\n	}\n	parts := strings.Split(inside, \"/\")\n	at := c.folder\n	for _, part := range parts[:len(parts)-1] {\n		at = path.Join(at, part)\n		if part == \"testdata\" {\n			return true\n		}\n		if part == \"vendor\" || strings.HasPrefix(part, \".\") || c.packages[at] {\n			return false\n		}\n	}\n	last := parts[len(parts)-1]\n	return !strings.HasPrefix(last, \".\") && !papers.MatchString(last)\n}\n\n// named is a changed file that one of the texts could mean: by its name, by a pattern, or by a\n// folder that it is in.\nfunc (c *changes) named(texts map[string]bool) string {\n	if len(c.paths) == 0 {\n		return \"\"\n	}\n	elements, folders := map[string]bool{}, map[string]bool{}\n	var patterns []string\n	for text := range texts {\n		folders[strings.TrimLeft(path.Clean(strings.ReplaceAll(text, \"\\\\\", \"/\")), \"./\")] = true\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			elements[element] = true\n			if strings.ContainsAny(element, \"*?[\") && strings.ContainsFunc(element, unicode.IsLetter) {\n				patterns = append(patterns, element)\n			}\n		}\n	}\n	for _, changed := range c.paths {\n		if c.isNamed(changed, elements, folders, patterns) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\nfunc (c *changes) isNamed(\n	changed string, elements, folders map[string]bool, patterns []string,\n) bool {\n	parts := strings.Split(changed, \"/\")\n	last := parts[len(parts)-1]\n	if elements[last] {\n		return true\n	}\n	for _, pattern := range patterns {\n		if hit, err := path.Match(pattern, last); hit && err == nil {\n			return true\n		}\n	}\n	for i := 1; i < len(parts); i++ {\n		prefix := strings.Join(parts[:i], \"/\")\n		if prefix == c.folder || strings.HasPrefix(c.folder, prefix+\"/\") {\n			continue\n		}\n		// The words of a text are too common to name a folder of sources by one of them.\n		if !papers.MatchString(last) && elements[parts[i-1]] {\n			return true\n		}\n		inside, below := strings.CutPrefix(prefix, c.folder+\"/\")\n		if folders[prefix] || below && folders[inside] {\n			return true\n		}\n	}\n	return false\n}\n\n// compareTrees lists the files that differ, are new or are gone, and the folders with Go files.\nfunc compareTrees(base, head string, ignored []string) ([]string, map[string]bool, error) {\n	before, packages, err := listFiles(base, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	after, more, err := listFiles(head, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	for folder := range more {\n		packages[folder] = true\n	}\n	var changed []string\n	for name, old := range before {\n		new, both := after[name]\n		if !both || old != new || !isSameFile(base, head, name, old) {\n			changed = append(changed, name)\n		}\n	}\n	for name := range after {\n		if _, both := before[name]; !both {\n			changed = append(changed, name)\n		}\n	}\n	sort.Strings(changed)\n	return changed, packages, nil\n}\n\n// What can be told of a file without reading it.\ntype fileKind struct {\n	kind fs.FileMode\n	size int64\n}\n\nfunc listFiles(root string, ignored []string) (map[string]fileKind, map[string]bool, error) {\n	found, packages := map[string]fileKind{}, map[string]bool{}\n	err := filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		for _, one := range ignored {\n			if at == one && entry.IsDir() {\n				return fs.SkipDir\n			}\n		}\n		if entry.IsDir() {\n			if at != root && (entry.Name() == \".git\" || entry.Name() == \"node_modules\") {\n				return fs.SkipDir\n			}\n			return nil\n		}\n		info, err := entry.Info()\n		if err != nil {\n			return err\n		}\n		name, err := filepath.Rel(root, at)\n		if err != nil || name == \".git\" {\n			return err\n		}\n		found[filepath.ToSlash(name)] = fileKind{info.Mode().Type(), info.Size()}\n		folder := filepath.ToSlash(filepath.Dir(name))\n		if strings.HasSuffix(name, \".go\") && folder != \".\" {\n			packages[folder] = true\n		}\n		return nil\n	})\n	return found, packages, err\n}\n\nfunc isSameFile(base, head, name string, kind fileKind) bool {\n	if kind.kind == fs.ModeSymlink {\n		old, err := os.Readlink(filepath.Join(base, name))\n		new, problem := os.Readlink(filepath.Join(head, name))\n		return err == nil && problem == nil && old == new\n	}\n	if kind.kind != 0 {\n		return false\n	}\n	old, err := os.Open(filepath.Join(base, name))\n	if err != nil {\n		return false\n	}\n	defer old.Close()\n	new, err := os.Open(filepath.Join(head, name))\n	if err != nil {\n		return false\n	}\n	defer new.Close()\n	const step = 1 << 16\n	mine, theirs := make([]byte, step), make([]byte, step)\n	for {\n		n, err := io.ReadFull(old, mine)\n		m, problem := io.ReadFull(new, theirs)\n		if n != m || !bytes.Equal(mine[:n], theirs[:m]) {\n			return false\n		}\n		if err != nil || problem != nil {\n			return isEnd(err) && isEnd(problem)\n		}\n	}\n}\n\nfunc isEnd(err error) bool { return err == io.EOF || err == io.ErrUnexpectedEOF }\n",
		"object.go": "// Reads Go archives and the object files in them, as cmd/internal/goobj describes them. That\n// package can be imported by the toolchain only, and no library keeps up with its versions.\npackage main\n\nimport (\n	\"bytes\"\n	\"crypto/sha256\"\n	\"encoding/binary\"\n	\"fmt\"\n	\"os\"\n	\"strconv\"\n	\"strings\"\n)\n\n// A name that other objects can refer to. ABI 0: data and assembly; 1: Go functions.\ntype name struct {\n	text string\n	abi  uint16\n}\n\n// Places of the blocks in an object file.\nconst (\n	blockPackages    = 1\n	blockDefined     = 3\n	blockShortHashed = 4\n	blockHashed      = 5\n	blockNamed       = 6\n	blockReferred    = 7\n	blockFlags       = 8\n	blockRelocIndex  = 11\n	blockAuxIndex    = 12\n	blockDataIndex   = 13\n	blockRelocs      = 14\n	blockAux         = 15\n	blockData        = 16\n	blockCount       = 19\n)\n\nconst (\n	symbolBytes = 21\n	relocBytes  = 23\n	auxBytes    = 9\n	flagsBytes  = 10\n)\n\n// Special values of the package in a reference.\nconst (\n	inNone = (1<<31 - 1) - iota\n	inShortHashed\n	inHashed\n	inBuiltins\n	inSelf\n)\n\nconst (\n	abiStatic = 0xffff\n\n	flagDupOK         = 1 << 0\n	flagReflectMethod = 1 << 5\n	flagType          = 1 << 6\n	flag2UsedInIface  = 1 << 0\n	flag2Itab         = 1 << 1\n\n	kindText = 1\n	// Kinds from here on are for debuggers.\n	kindDwarf = 12\n)\n\nconst (\n	auxGoType   = 0\n	auxFuncInfo = 1\n	auxFuncData = 2\n	auxPcsp     = 7\n	auxPcData   = 11\n)\n\nconst (\n	relocUseType        = 22\n	relocUseIface       = 23\n	relocUseIfaceMethod = 24\n	relocUseNamedMethod = 25\n	relocMethodOff      = 26\n	relocWeak           = 1 << 15\n)\n\ntype reference struct{ pkg, sym uint32 }\n\ntype symbol struct {\n	name        string\n	abi         uint16\n	kind        uint8\n	flag, flag2 uint8\n	size, align uint32\n}\n\ntype reloc struct {\n	off  int32\n	size uint8\n	kind uint16\n	add  int64\n	to   reference\n}\n\ntype aux struct {\n	kind uint8\n	to   reference\n}\n\n// One object file. Symbols are numbered through: defined, short hashed, hashed, named, referred.\ntype object struct {\n	pkg     string\n	version *version\n	bytes   []byte\n	offsets [blockCount]uint32\n	// Number of the first symbol of each kind behind the defined ones, and of all.\n	shortHashed, hashed, named, referred, end uint32\n	packages                                  []string\n	symbols                                   []symbol\n	// Node of each symbol in the universe.\n	nodes []node\n	// Content of each symbol, where it was asked for.\n	contents []digest\n}\n\n// A Go archive: the objects in it, and a digest of what else is in it.\ntype archive struct {\n	path    string\n	pkg     string\n	header  string\n	objects []*object\n	foreign digest\n	// It has members that are not Go objects, as cgo makes them.\n	isMixed bool\n}\n\ntype digest [16]byte\n\nfunc digestOf(parts ...[]byte) digest {\n	hash := sha256.New()\n	for _, part := range parts {\n		hash.Write(part)\n	}\n	return digest(hash.Sum(nil)[:16])\n}\n\nfunc readArchive(path, pkg string) (*archive, error) {\n	text, err := os.ReadFile(path)\n	if err != nil {\n		return nil, err\n	}\n	const magic, headBytes = \"!<arch>\\n\", 60\n	if !bytes.HasPrefix(text, []byte(magic)) {\n		return nil, fmt.Errorf(\"%s of %s is not a Go archive\", path, pkg)\n	}\n	found := &archive{path: path, pkg: pkg}\n	foreign := sha256.New()\n	for rest := text[len(magic):]; len(rest) > 0; {\n		if len(rest) < headBytes {\n			return nil, fmt.Errorf(\"the archive of %s is cut off\", pkg)\n		}\n		title := strings.TrimSpace(string(rest[:16]))\n		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))\n		if err != nil || size < 0 || headBytes+size > len(rest) {\n			return nil, fmt.Errorf(\"the archive of %s is broken at %q\", pkg, title)\n		}\n		member := rest[headBytes : headBytes+size]\n		rest = rest[min(headBytes+size+size&1, len(rest)):]\n		if title == \"__.PKGDEF\" || title == \"preferlinkext\" || title == \"dynimportfail\" {\n			continue\n		}\n		if !bytes.HasPrefix(member, []byte(\"go object \")) {\n			found.isMixed = true\n			foreign.Write(member)\n			continue\n		}\n		one, header, err := readObject(member, pkg)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		if found.header != \"\" && found.header != header {\n			return nil, fmt.Errorf(\"%s has objects of two toolchains\", pkg)\n		}\n		found.header = header\n		found.objects = append(found.objects, one)\n	}\n	found.foreign = digest(foreign.Sum(nil)[:16])\n	if len(found.objects) == 0 {\n		return nil, fmt.Errorf(\"the archive of %s has no object\", pkg)\n	}\n	return found, nil\n}\n\nfunc readObject(member []byte, pkg string) (one *object, header string, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			err = fmt.Errorf(\"the object cannot be read: %v\", broken)\n		}\n	}()\n	start := bytes.Index(member, []byte(\"\\n!\\n\"))\n	if start < 0 {\n		return nil, \"\", fmt.Errorf(\"the object has no content\")\n	}\n	header = string(member[:bytes.IndexByte(member, '\\n')])\n	version, err := versionOf(header)\n	if err != nil {\n		return nil, \"\", err\n	}\n	one = &object{pkg: escapedPath(pkg), version: version, bytes: member[start+3:]}\n	const magic = \"\\x00go120ld\"\n	if !bytes.HasPrefix(one.bytes, []byte(magic)) {\n		return nil, \"\", fmt.Errorf(\"the format of the object is not known\")\n	}\n	for block := range one.offsets {\n		one.offsets[block] = one.word(uint32(len(magic)+8+4) + 4*uint32(block))\n	}\n	one.shortHashed = one.count(blockDefined, symbolBytes)\n	one.hashed = one.shortHashed + one.count(blockShortHashed, symbolBytes)\n	one.named = one.hashed + one.count(blockHashed, symbolBytes)\n	one.referred = one.named + one.count(blockNamed, symbolBytes)\n	one.end = one.referred + one.count(blockReferred, symbolBytes)\n	for i := uint32(0); i < one.count(blockPackages, 8); i++ {\n		one.packages = append(one.packages, one.text(one.offsets[blockPackages]+8*i))\n	}\n	one.symbols = make([]symbol, one.end)\n	for i := range one.symbols {\n		at := one.offsets[blockDefined] + symbolBytes*uint32(i)\n		raw := one.bytes[at : at+symbolBytes]\n		one.symbols[i] = symbol{\n			one.text(at), binary.LittleEndian.Uint16(raw[8:]), raw[10], raw[11], raw[12],\n			binary.LittleEndian.Uint32(raw[13:]), binary.LittleEndian.Uint32(raw[17:]),\n		}\n	}\n	one.contents = make([]digest, one.referred)\n	return one, header, nil\n}\n\nfunc (o *object) word(at uint32) uint32 { return binary.LittleEndian.Uint32(o.bytes[at:]) }\n\nfunc (o *object) count(block int, size uint32) uint32 {\n	return (o.offsets[block+1] - o.offsets[block]) / size\n}\n\nfunc (o *object) text(at uint32) string {\n	size, start := o.word(at), o.word(at+4)\n	return string(o.bytes[start : start+size])\n}\n\nfunc (o *object) data(i uint32) []byte {\n	at := o.offsets[blockDataIndex] + 4*i\n	base := o.offsets[blockData]\n	return o.bytes[base+o.word(at) : base+o.word(at+4)]\n}\n\nfunc (o *object) relocs(i uint32) []reloc {\n	at := o.offsets[blockRelocIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]reloc, 0, end-first)\n	for ; first < end; first++ {\n		from := o.offsets[blockRelocs] + relocBytes*first\n		raw := o.bytes[from : from+relocBytes]\n		list = append(list, reloc{\n			int32(binary.LittleEndian.Uint32(raw)), raw[4], binary.LittleEndian.Uint16(raw[5:]),\n			int64(binary.LittleEndian.Uint64(raw[7:])),\n			reference{\n				binary.LittleEndian.Uint32(raw[15:]), binary.LittleEndian.Uint32(raw[19:]),\n			},\n		})\n	}\n	return list\n}\n\nfunc (o *object) auxes(i uint32) []aux {\n	at := o.offsets[blockAuxIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]aux, 0, end-first)\n	for ; first < end; first++ {\n		raw := o.bytes[o.offsets[blockAux]+auxBytes*first:]\n		list = append(list, aux{raw[0], reference{\n			binary.LittleEndian.Uint32(raw[1:]), binary.LittleEndian.Uint32(raw[5:]),\n		}})\n	}\n	return list\n}\n\n// usedInIface calls for every reference whose target another object says is put in an interface.\nfunc (o *object) usedInIface(each func(reference)) {\n	for i := uint32(0); i < o.count(blockFlags, flagsBytes); i++ {\n		raw := o.bytes[o.offsets[blockFlags]+flagsBytes*i:]\n		if raw[9]&flag2UsedInIface != 0 {\n			each(reference{binary.LittleEndian.Uint32(raw), binary.LittleEndian.Uint32(raw[4:])})\n		}\n	}\n}\n\n// escapedPath is a package's path as symbols begin with it: dots behind the last slash and\n// characters that a linker could take for something else are written as %2e.\nfunc escapedPath(path string) string {\n	slash := strings.LastIndexByte(path, '/')\n	var text strings.Builder\n	for i := 0; i < len(path); i++ {\n		c := path[i]\n		if c <= ' ' || (c == '.' && i > slash) || c == '%' || c == '\"' || c >= 0x7f {\n			fmt.Fprintf(&text, \"%%%02x\", c)\n		} else {\n			text.WriteByte(c)\n		}\n	}\n	return text.String()\n}\n",
		"versions.go": "package main\n\nimport (\n	\"fmt\"\n	\"strconv\"\n	\"strings\"\n)\n\n// What of the object format belongs to a minor version of Go. The magic number of the format did\n// not change between these versions, so it does not tell them apart; the version does.\ntype version struct {\n	minor int\n	// Name and ABI of the runtime's symbols that compiled code names by their place in a list.\n	builtins []name\n	// Number of the relocation that orders two packages' init tasks.\n	initOrder uint16\n}\n\nconst (\n	oldestMinor = 24\n	newestMinor = 27\n)\n\nvar initOrder = map[int]uint16{24: 95, 25: 95, 26: 99, 27: 102}\n\n// Experiments that change neither the object format nor the layout of types. `swissmap` changed\n// the layout of map types while it could be turned off, so it has to be on there.\nvar plainExperiments = map[string]bool{\n	\"regabiwrappers\": true, \"regabiargs\": true, \"coverageredesign\": true,\n	\"aliastypeparams\": true, \"swissmap\": true, \"spinbitmutex\": true, \"synchashtriemap\": true,\n	\"dwarf5\": true, \"greenteagc\": true, \"randomizedheapbase64\": true, \"jsonv2\": true,\n	\"sizespecializedmalloc\": true, \"synctest\": true, \"loopvar\": true,\n	\"goroutineleakprofile\": true, \"runtimefreegc\": true,\n}\n\n// versionOf reads an object's first line, such as\n// `go object linux amd64 go1.26.8 GOAMD64=v1 X:regabiwrappers,regabiargs`.\nfunc versionOf(header string) (*version, error) {\n	words := strings.Fields(header)\n	if len(words) < 5 || words[0] != \"go\" || words[1] != \"object\" {\n		return nil, fmt.Errorf(\"unknown kind of object file: %q\", header)\n	}\n	if words[2] != \"linux\" || (words[3] != \"amd64\" && words[3] != \"arm64\") {\n		return nil, fmt.Errorf(\"objects of %s/%s are not known\", words[2], words[3])\n	}\n	minor, err := minorOf(words[4])\n	if err != nil {\n		return nil, err\n	}\n	experiments := \"\"\n	for _, word := range words[5:] {\n		if list, found := strings.CutPrefix(word, \"X:\"); found {\n			experiments = list\n		}\n	}\n	hasSwissMap := minor > 25\n	for _, experiment := range strings.Split(experiments, \",\") {\n		if experiment != \"\" && !plainExperiments[experiment] {\n			return nil, fmt.Errorf(\"the experiment %s is not known\", experiment)\n		}\n		hasSwissMap = hasSwissMap || experiment == \"swissmap\"\n	}\n	if !hasSwissMap {\n		return nil, fmt.Errorf(\"the experiment noswissmap is not known\")\n	}\n	return &version{minor, builtinsOf(minor), initOrder[minor]}, nil\n}\n\n// minorOf is 26 for `go1.26`, `go1.26.8` and `go1.26rc1`; vendors' versions are not known.\nfunc minorOf(text string) (int, error) {\n	rest, found := strings.CutPrefix(text, \"go1.\")\n	digits := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })\n	if digits < 0 {\n		digits = len(rest)\n	}\n	minor, err := strconv.Atoi(rest[:digits])\n	tail := rest[digits:]\n	isPatch := strings.Trim(tail, \".0123456789\") == \"\"\n	isCandidate := strings.HasPrefix(tail, \"rc\") && strings.Trim(tail[2:], \"0123456789\") == \"\"\n	if !found || err != nil || !(isPatch || isCandidate) {\n		return 0, fmt.Errorf(\"objects of %s are not known\", text)\n	}\n	if minor < oldestMinor || minor > newestMinor {\n		return 0, fmt.Errorf(\"objects of Go 1.%d are not known (1.%d to 1.%d are)\",\n			minor, oldestMinor, newestMinor)\n	}\n	return minor, nil\n}\n\nfunc builtinsOf(minor int) []name {\n	var list []name\n	for _, line := range strings.Split(strings.TrimSpace(builtinRows), \"\\n\") {\n		words := strings.SplitN(line, \" \", 4)\n		abi, _ := strconv.Atoi(words[0])\n		since, _ := strconv.Atoi(words[1])\n		until, _ := strconv.Atoi(words[2])\n		if since <= minor && minor <= until {\n			list = append(list, name{words[3], uint16(abi)})\n		}\n	}\n	return list\n}\n\n// One row a symbol: ABI, first and last minor version that has it in its list, name. Of rows that\n// hold for a version, the order is the order of that version's list.\nconst builtinRows = `\n1 24 27 runtime.newobject\n1 24 27 runtime.mallocgc\n1 24 27 runtime.panicdivide\n1 24 27 runtime.panicshift\n1 24 27 runtime.panicmakeslicelen\n1 24 27 runtime.panicmakeslicecap\n1 24 27 runtime.throwinit\n1 24 27 runtime.panicwrap\n1 24 27 runtime.gopanic\n1 24 27 runtime.gorecover\n1 24 27 runtime.goschedguarded\n1 24 27 runtime.goPanicIndex\n1 24 27 runtime.goPanicIndexU\n1 24 27 runtime.goPanicSliceAlen\n1 24 27 runtime.goPanicSliceAlenU\n1 24 27 runtime.goPanicSliceAcap\n1 24 27 runtime.goPanicSliceAcapU\n1 24 27 runtime.goPanicSliceB\n1 24 27 runtime.goPanicSliceBU\n1 24 27 runtime.goPanicSlice3Alen\n1 24 27 runtime.goPanicSlice3AlenU\n1 24 27 runtime.goPanicSlice3Acap\n1 24 27 runtime.goPanicSlice3AcapU\n1 24 27 runtime.goPanicSlice3B\n1 24 27 runtime.goPanicSlice3BU\n1 24 27 runtime.goPanicSlice3C\n1 24 27 runtime.goPanicSlice3CU\n1 24 27 runtime.goPanicSliceConvert\n1 24 27 runtime.printbool\n1 24 25 runtime.printfloat\n1 26 27 runtime.printfloat64\n1 26 27 runtime.printfloat32\n1 24 27 runtime.printint\n1 24 27 runtime.printhex\n1 24 27 runtime.printuint\n1 24 25 runtime.printcomplex\n1 26 27 runtime.printcomplex128\n1 26 27 runtime.printcomplex64\n1 24 27 runtime.printstring\n1 26 27 runtime.printquoted\n1 24 27 runtime.printpointer\n1 24 27 runtime.printuintptr\n1 24 27 runtime.printiface\n1 24 27 runtime.printeface\n1 24 27 runtime.printslice\n1 24 27 runtime.printnl\n1 24 27 runtime.printsp\n1 24 27 runtime.printlock\n1 24 27 runtime.printunlock\n1 24 27 runtime.concatstring2\n1 24 27 runtime.concatstring3\n1 24 27 runtime.concatstring4\n1 24 27 runtime.concatstring5\n1 24 27 runtime.concatstrings\n1 24 27 runtime.concatbyte2\n1 24 27 runtime.concatbyte3\n1 24 27 runtime.concatbyte4\n1 24 27 runtime.concatbyte5\n1 24 27 runtime.concatbytes\n1 24 27 runtime.cmpstring\n1 24 27 runtime.intstring\n1 24 27 runtime.slicebytetostring\n1 24 27 runtime.slicebytetostringtmp\n1 24 27 runtime.slicerunetostring\n1 24 27 runtime.stringtoslicebyte\n1 24 27 runtime.stringtoslicerune\n1 24 27 runtime.slicecopy\n1 24 27 runtime.decoderune\n1 24 27 runtime.countrunes\n1 24 27 runtime.convT\n1 24 27 runtime.convTnoptr\n1 24 27 runtime.convT16\n1 24 27 runtime.convT32\n1 24 27 runtime.convT64\n1 24 27 runtime.convTstring\n1 24 27 runtime.convTslice\n1 24 27 runtime.assertE2I\n1 24 27 runtime.assertE2I2\n1 24 27 runtime.panicdottypeE\n1 24 27 runtime.panicdottypeI\n1 24 27 runtime.panicnildottype\n1 24 27 runtime.typeAssert\n1 24 27 runtime.interfaceSwitch\n1 24 27 runtime.ifaceeq\n1 24 27 runtime.efaceeq\n1 24 27 runtime.panicrangestate\n1 24 27 runtime.deferrangefunc\n1 24 27 runtime.rand\n1 24 27 runtime.rand32\n1 24 27 runtime.makemap64\n1 24 27 runtime.makemap\n1 24 27 runtime.makemap_small\n1 24 27 runtime.mapaccess1\n1 24 27 runtime.mapaccess1_fast32\n1 24 27 runtime.mapaccess1_fast64\n1 24 27 runtime.mapaccess1_faststr\n1 24 27 runtime.mapaccess1_fat\n1 24 27 runtime.mapaccess2\n1 24 27 runtime.mapaccess2_fast32\n1 24 27 runtime.mapaccess2_fast64\n1 24 27 runtime.mapaccess2_faststr\n1 24 27 runtime.mapaccess2_fat\n1 24 27 runtime.mapassign\n1 24 27 runtime.mapassign_fast32\n1 24 27 runtime.mapassign_fast32ptr\n1 24 27 runtime.mapassign_fast64\n1 24 27 runtime.mapassign_fast64ptr\n1 24 27 runtime.mapassign_faststr\n1 24 25 runtime.mapiterinit\n1 24 27 runtime.mapIterStart\n1 24 27 runtime.mapdelete\n1 24 27 runtime.mapdelete_fast32\n1 24 27 runtime.mapdelete_fast64\n1 24 27 runtime.mapdelete_faststr\n1 24 25 runtime.mapiternext\n1 24 27 runtime.mapIterNext\n1 24 27 runtime.mapclear\n1 24 27 runtime.makechan64\n1 24 27 runtime.makechan\n1 24 27 runtime.chanrecv1\n1 24 27 runtime.chanrecv2\n1 24 27 runtime.chansend1\n1 24 27 runtime.closechan\n1 24 27 runtime.chanlen\n1 24 27 runtime.chancap\n0 24 27 runtime.writeBarrier\n1 24 27 runtime.typedmemmove\n1 24 27 runtime.typedmemclr\n1 24 27 runtime.typedslicecopy\n1 24 27 runtime.selectnbsend\n1 24 27 runtime.selectnbrecv\n1 24 27 runtime.selectsetpc\n1 24 27 runtime.selectgo\n1 24 27 runtime.block\n1 24 27 runtime.makeslice\n1 24 27 runtime.makeslice64\n1 24 27 runtime.makeslicecopy\n1 24 27 runtime.growslice\n1 27 27 runtime.growsliceBuf\n1 27 27 runtime.growsliceBufNoAlias\n1 27 27 runtime.growsliceNoAlias\n1 24 27 runtime.unsafeslicecheckptr\n1 24 27 runtime.panicunsafeslicelen\n1 24 27 runtime.panicunsafeslicenilptr\n1 24 27 runtime.unsafestringcheckptr\n1 24 27 runtime.panicunsafestringlen\n1 24 27 runtime.panicunsafestringnilptr\n1 27 27 runtime.moveSlice\n1 27 27 runtime.moveSliceNoScan\n1 27 27 runtime.moveSliceNoCap\n1 27 27 runtime.moveSliceNoCapNoScan\n1 24 27 runtime.memmove\n1 24 27 runtime.memclrNoHeapPointers\n1 24 27 runtime.memclrHasPointers\n1 24 27 runtime.memequal\n1 24 27 runtime.memequal0\n1 24 27 runtime.memequal8\n1 24 27 runtime.memequal16\n1 24 27 runtime.memequal32\n1 24 27 runtime.memequal64\n1 24 27 runtime.memequal128\n1 24 27 runtime.f32equal\n1 24 27 runtime.f64equal\n1 24 27 runtime.c64equal\n1 24 27 runtime.c128equal\n1 24 27 runtime.strequal\n1 24 27 runtime.interequal\n1 24 27 runtime.nilinterequal\n1 24 27 runtime.memhash\n1 24 27 runtime.memhash0\n1 24 27 runtime.memhash8\n1 24 27 runtime.memhash16\n1 24 27 runtime.memhash32\n1 24 27 runtime.memhash64\n1 24 27 runtime.memhash128\n1 24 27 runtime.f32hash\n1 24 27 runtime.f64hash\n1 24 27 runtime.c64hash\n1 24 27 runtime.c128hash\n1 24 27 runtime.strhash\n1 24 27 runtime.interhash\n1 24 27 runtime.nilinterhash\n1 24 27 runtime.int64div\n1 24 27 runtime.uint64div\n1 24 27 runtime.int64mod\n1 24 27 runtime.uint64mod\n1 24 27 runtime.float64toint64\n1 24 27 runtime.float64touint64\n1 24 27 runtime.float64touint32\n1 24 27 runtime.int64tofloat64\n1 24 27 runtime.int64tofloat32\n1 24 27 runtime.uint64tofloat64\n1 24 27 runtime.uint64tofloat32\n1 24 27 runtime.uint32tofloat64\n1 24 27 runtime.complex128div\n1 24 27 runtime.racefuncenter\n1 24 27 runtime.racefuncexit\n1 24 27 runtime.raceread\n1 24 27 runtime.racewrite\n1 24 27 runtime.racereadrange\n1 24 27 runtime.racewriterange\n1 24 27 runtime.msanread\n1 24 27 runtime.msanwrite\n1 24 27 runtime.msanmove\n1 24 27 runtime.asanread\n1 24 27 runtime.asanwrite\n1 24 27 runtime.checkptrAlignment\n1 24 27 runtime.checkptrArithmetic\n1 24 27 runtime.libfuzzerTraceCmp1\n1 24 27 runtime.libfuzzerTraceCmp2\n1 24 27 runtime.libfuzzerTraceCmp4\n1 24 27 runtime.libfuzzerTraceCmp8\n1 24 27 runtime.libfuzzerTraceConstCmp1\n1 24 27 runtime.libfuzzerTraceConstCmp2\n1 24 27 runtime.libfuzzerTraceConstCmp4\n1 24 27 runtime.libfuzzerTraceConstCmp8\n1 24 27 runtime.libfuzzerHookStrCmp\n1 24 27 runtime.libfuzzerHookEqualFold\n1 24 27 runtime.addCovMeta\n0 27 27 runtime.x86HasAVX\n0 27 27 runtime.x86HasFMA\n0 24 27 runtime.x86HasPOPCNT\n0 24 27 runtime.x86HasSSE41\n0 24 26 runtime.x86HasFMA\n0 24 27 runtime.armHasVFPv4\n0 24 27 runtime.arm64HasATOMICS\n0 24 27 runtime.loong64HasLAMCAS\n0 24 27 runtime.loong64HasLAM_BH\n0 27 27 runtime.loong64HasDBAR_HINTS\n0 24 27 runtime.loong64HasLSX\n0 25 27 runtime.riscv64HasZbb\n1 24 27 runtime.asanregisterglobals\n1 27 27 runtime.KeepAlive\n1 24 27 runtime.deferproc\n1 24 27 runtime.deferprocStack\n1 24 27 runtime.deferreturn\n1 24 27 runtime.newproc\n1 24 27 runtime.panicoverflow\n1 24 27 runtime.sigpanic\n1 24 26 runtime.gcWriteBarrier\n1 27 27 runtime.gcWriteBarrier1\n1 27 27 runtime.gcWriteBarrier2\n1 27 27 runtime.gcWriteBarrier3\n1 27 27 runtime.gcWriteBarrier4\n1 27 27 runtime.gcWriteBarrier5\n1 27 27 runtime.gcWriteBarrier6\n1 27 27 runtime.gcWriteBarrier7\n1 27 27 runtime.gcWriteBarrier8\n1 24 27 runtime.duffzero\n1 24 27 runtime.duffcopy\n0 24 27 runtime.morestack\n0 24 27 runtime.morestackc\n0 24 27 runtime.morestack_noctxt\n0 27 27 runtime.retpolineAX\n0 27 27 runtime.retpolineCX\n0 27 27 runtime.retpolineDX\n0 27 27 runtime.retpolineBX\n0 27 27 runtime.retpolineBP\n0 27 27 runtime.retpolineSI\n0 27 27 runtime.retpolineDI\n0 27 27 runtime.retpolineR8\n0 27 27 runtime.retpolineR9\n0 27 27 runtime.retpolineR10\n0 27 27 runtime.retpolineR11\n0 27 27 runtime.retpolineR12\n0 27 27 runtime.retpolineR13\n0 27 27 runtime.retpolineR14\n0 27 27 runtime.retpolineR15\n0 27 27 runtime.tls_g\n0 24 27 type:int8\n0 24 27 type:*int8\n0 24 27 type:uint8\n0 24 27 type:*uint8\n0 24 27 type:int16\n0 24 27 type:*int16\n0 24 27 type:uint16\n0 24 27 type:*uint16\n0 24 27 type:int32\n0 24 27 type:*int32\n0 24 27 type:uint32\n0 24 27 type:*uint32\n0 24 27 type:int64\n0 24 27 type:*int64\n0 24 27 type:uint64\n0 24 27 type:*uint64\n0 24 27 type:float32\n0 24 27 type:*float32\n0 24 27 type:float64\n0 24 27 type:*float64\n0 24 27 type:complex64\n0 24 27 type:*complex64\n0 24 27 type:complex128\n0 24 27 type:*complex128\n0 24 27 type:unsafe.Pointer\n0 24 27 type:*unsafe.Pointer\n0 24 27 type:uintptr\n0 24 27 type:*uintptr\n0 24 27 type:bool\n0 24 27 type:*bool\n0 24 27 type:string\n0 24 27 type:*string\n0 24 27 type:error\n0 24 27 type:*error\n0 24 27 type:func(error) string\n0 24 27 type:*func(error) string\n`\n",
		"program.go": "package main\n\nimport (\n	\"fmt\"\n	\"regexp\"\n	\"strings\"\n)\n\n// A node is a symbol of any program: one for each name and ABI, and one for each symbol without a\n// name that other objects could use.\ntype node int32\n\nconst nothing node = -1\n\n// A universe has the objects of several programs, each read once.\ntype universe struct {\n	archives map[string]*archive\n	byName   map[name]node\n	// Name of a node; one that has no name of its own has the name that its object knows it by.\n	names []string\n}\n\nfunc newUniverse() *universe {\n	u := &universe{archives: map[string]*archive{}, byName: map[name]node{}}\n	// All names are known before a program is linked: its tables have a place for each.\n	u.named(name{\"main..inittask\", 0})\n	for _, table := range testTables {\n		u.named(name{table, 0})\n	}\n	return u\n}\n\nfunc (u *universe) named(one name) node {\n	found, known := u.byName[one]\n	if !known {\n		found = u.fresh(one.text)\n		u.byName[one] = found\n	}\n	return found\n}\n\nfunc (u *universe) fresh(text string) node {\n	u.names = append(u.names, text)\n	return node(len(u.names) - 1)\n}\n\nfunc (u *universe) archive(path, pkg string) (*archive, error) {\n	if found := u.archives[path]; found != nil {\n		return found, nil\n	}\n	found, err := readArchive(path, pkg)\n	if err != nil {\n		return nil, err\n	}\n	for _, builtin := range found.objects[0].version.builtins {\n		u.named(builtin)\n	}\n	for _, one := range found.objects {\n		one.nodes = make([]node, one.end)\n		for i, symbol := range one.symbols {\n			isHashed := one.shortHashed <= uint32(i) && uint32(i) < one.named\n			if isHashed || symbol.name == \"\" || symbol.abi == abiStatic {\n				one.nodes[i] = u.fresh(symbol.name)\n			} else {\n				one.nodes[i] = u.named(name{symbol.name, symbol.abi})\n			}\n		}\n	}\n	u.archives[path] = found\n	return found, nil\n}\n\n// Where a node is defined.\ntype definition struct {\n	object *object\n	symbol uint32\n}\n\n// A program is what a linker would be given. A name may have several definitions where a\n// compiler made the same thing in several packages: all of them count.\ntype program struct {\n	universe *universe\n	archives []*archive\n	// First object of each package, by its escaped path.\n	byPackage   map[string]*object\n	definitions [][]definition\n	usedInIface []bool\n}\n\n// A package as `go list` names it and the archive that the build cache has for it.\ntype exported struct{ pkg, path string }\n\nfunc (u *universe) load(packages []exported) (*program, error) {\n	p := &program{universe: u, byPackage: map[string]*object{}}\n	for _, one := range packages {\n		found, err := u.archive(one.path, one.pkg)\n		if err != nil {\n			return nil, err\n		}\n		p.archives = append(p.archives, found)\n		if first := found.objects[0]; p.byPackage[first.pkg] == nil {\n			p.byPackage[first.pkg] = first\n		}\n	}\n	return p, nil\n}\n\n// link finds the definitions, once all programs of the universe are loaded.\nfunc (p *program) link() error {\n	p.definitions = make([][]definition, len(p.universe.names))\n	p.usedInIface = make([]bool, len(p.universe.names))\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			for i := range one.symbols {\n				at := one.nodes[i]\n				if uint32(i) < one.referred {\n					p.definitions[at] = append(p.definitions[at], definition{one, uint32(i)})\n				}\n				if one.symbols[i].flag2&flag2UsedInIface != 0 {\n					p.usedInIface[at] = true\n				}\n			}\n		}\n	}\n	var failed error\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			one.usedInIface(func(to reference) {\n				at, err := p.resolve(one, to)\n				if err != nil {\n					failed = err\n				} else if at != nothing {\n					p.usedInIface[at] = true\n				}\n			})\n		}\n	}\n	return failed\n}\n\n// locate is the object and number that a reference means; no object: a builtin, by name.\nfunc (p *program) locate(from *object, to reference) (*object, uint32, error) {\n	in, i, limit := from, to.sym, uint32(0)\n	switch to.pkg {\n	case inSelf:\n		limit = from.shortHashed\n	case inShortHashed:\n		i, limit = i+from.shortHashed, from.hashed\n	case inHashed:\n		i, limit = i+from.hashed, from.named\n	case inNone:\n		i, limit = i+from.named, from.end\n	case inBuiltins:\n		return nil, i, nil\n	default:\n		if to.pkg == 0 || int(to.pkg) >= len(from.packages) {\n			return nil, 0, fmt.Errorf(\"%s has a reference that cannot be read\", from.pkg)\n		}\n		in = p.byPackage[from.packages[to.pkg]]\n		if in == nil {\n			return nil, 0, fmt.Errorf(\"%s needs %s, which is not among its dependencies\",\n				from.pkg, from.packages[to.pkg])\n		}\n		limit = in.shortHashed\n	}\n	if i >= limit {\n		return nil, 0, fmt.Errorf(\"%s has a reference beyond the symbols of %s\", from.pkg, in.pkg)\n	}\n	return in, i, nil\n}\n\n// resolve is the node of a reference; nothing: it refers to nothing.\nfunc (p *program) resolve(from *object, to reference) (node, error) {\n	if to == (reference{}) {\n		return nothing, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nothing, err\n	}\n	if in != nil {\n		return in.nodes[i], nil\n	}\n	if int(i) >= len(from.version.builtins) {\n		return nothing, fmt.Errorf(\"%s refers to a symbol of the runtime that is not known\",\n			from.pkg)\n	}\n	return p.universe.named(from.version.builtins[i]), nil\n}\n\n// Things that a compiler names by a number which depends on what else it compiled.\nvar numbered = regexp.MustCompile(`\\.\\.(stmp_|typeAssert\\.|interfaceSwitch\\.|gobytes\\.)\\d+$`)\n\n// identity is what a symbol is known by on both sides: its name; its content where it has no name\n// or one that moves.\nfunc (p *program) identity(from *object, to reference, depth int) ([]byte, error) {\n	if to == (reference{}) {\n		return []byte{0}, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nil, err\n	}\n	if in == nil {\n		at, err := p.resolve(from, to)\n		if err != nil {\n			return nil, err\n		}\n		return []byte(p.universe.names[at]), nil\n	}\n	symbol := in.symbols[i]\n	isHashed := in.shortHashed <= i && i < in.named\n	if i < in.referred && (isHashed || isNumbered(symbol)) {\n		content, err := p.content(in, i, depth+1)\n		return content[:], err\n	}\n	return append([]byte{byte(symbol.abi), byte(symbol.abi >> 8)}, symbol.name...), nil\n}\n\nfunc isNumbered(one symbol) bool {\n	return one.name == \"\" || strings.Contains(one.name, \"..\") && numbered.MatchString(one.name)\n}\n\nconst deepest = 200\n",
		"content.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n)\n\n// content is a digest of all of a symbol that a running program can notice, without lines, files\n// and debugging information. What it refers to counts by identity, not by place. It depends on the\n// object alone, so it is kept there.\nfunc (p *program) content(o *object, i uint32, depth int) (digest, error) {\n	if o.contents[i] != (digest{}) {\n		return o.contents[i], nil\n	}\n	if depth > deepest {\n		return digest{}, fmt.Errorf(\"temporaries of %s refer to one another in a circle\", o.pkg)\n	}\n	symbol := o.symbols[i]\n	text := []byte{symbol.kind, symbol.flag, symbol.flag2}\n	text = binary.LittleEndian.AppendUint32(text, symbol.size)\n	text = binary.LittleEndian.AppendUint32(text, symbol.align)\n	text = appendPart(text, o.data(i))\n	for _, one := range o.relocs(i) {\n		// A mark for debuggers, and an edge that the order of init tasks is made of.\n		if one.kind == relocUseType || one.kind == o.version.initOrder {\n			continue\n		}\n		to, err := p.identity(o, one.to, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		text = binary.LittleEndian.AppendUint32(text, uint32(one.off))\n		text = append(text, one.size, byte(one.kind), byte(one.kind>>8))\n		text = binary.LittleEndian.AppendUint64(text, uint64(one.add))\n		text = appendPart(text, to)\n	}\n	for _, one := range o.auxes(i) {\n		part, err := p.auxContent(o, one, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		if part != nil {\n			text = append(text, 0xa0, one.kind)\n			text = appendPart(text, part)\n		}\n	}\n	o.contents[i] = digestOf(text)\n	return o.contents[i], nil\n}\n\n// auxContent is nil for what only debuggers and stack traces read.\nfunc (p *program) auxContent(o *object, one aux, depth int) ([]byte, error) {\n	switch one.kind {\n	case auxGoType, auxFuncData:\n		return p.identity(o, one.to, depth)\n	case auxPcsp, auxPcData, auxFuncInfo:\n		in, i, err := p.locate(o, one.to)\n		if err != nil {\n			return nil, err\n		}\n		if in == nil || i >= in.referred {\n			return nil, fmt.Errorf(\"a table of a function in %s is elsewhere\", o.pkg)\n		}\n		data := in.data(i)\n		if one.kind == auxFuncInfo {\n			// Sizes of arguments and locals, what kind of function it is; then lines and files.\n			data = data[:10]\n		}\n		return append([]byte{1}, data...), nil\n	}\n	return nil, nil\n}\n\nfunc appendPart(text, part []byte) []byte {\n	text = binary.LittleEndian.AppendUint32(text, uint32(len(part)))\n	return append(text, part...)\n}\n\n// fingerprint is what a node is on one side: who it is, and the contents of its definitions. Equal\n// sets of fingerprints mean equal code.\nfunc (p *program) fingerprint(at node) (digest, error) {\n	var contents digest\n	seen := map[digest]bool{}\n	own := p.universe.names[at]\n	for _, one := range p.definitions[at] {\n		content, err := p.content(one.object, one.symbol, 0)\n		if err != nil {\n			return digest{}, err\n		}\n		if isNumbered(one.object.symbols[one.symbol]) || one.object.isHashed(one.symbol) {\n			own = \"\"\n		}\n		if !seen[content] {\n			seen[content] = true\n			contents = contents.plus(content)\n		}\n	}\n	return digestOf([]byte(own), []byte{0}, contents[:]), nil\n}\n\nfunc (o *object) isHashed(i uint32) bool { return o.shortHashed <= i && i < o.named }\n\n// plus adds two digests as numbers: the sum of a set does not depend on its order.\nfunc (d digest) plus(other digest) digest {\n	var sum digest\n	for i := 0; i < 16; i += 8 {\n		total := binary.LittleEndian.Uint64(d[i:]) + binary.LittleEndian.Uint64(other[i:])\n		binary.LittleEndian.PutUint64(sum[i:], total)\n	}\n	return sum\n}\n",
		"flood.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n)\n\n// A method as an interface asks for it.\ntype signature struct {\n	name string\n	kind node\n}\n\n// A method of a type in use, with the symbols that it needs once something can call it.\ntype method struct {\n	signature\n	needs [3]node\n}\n\n// A reach is the set of symbols that are in use, by the rules of Go's linker\n// (cmd/link/internal/ld/deadcode.go): methods count once an interface or reflection in use could\n// call them on a type that is in an interface.\ntype reach struct {\n	p           *program\n	marked      []bool\n	usedInIface []bool\n	queue       []node\n	// In order of arrival.\n	found       []node\n	ifaceMethod map[signature]bool\n	namedMethod map[string]bool\n	reflects    bool\n	waiting     []method\n	// Nodes that are in use without their own references.\n	cut map[node]bool\n	// A name without a definition, which the linker would have to make.\n	undefined map[node]*object\n}\n\nfunc newReach(p *program, cut map[node]bool) *reach {\n	return &reach{\n		p:           p,\n		marked:      make([]bool, len(p.universe.names)),\n		usedInIface: append([]bool(nil), p.usedInIface...),\n		ifaceMethod: map[signature]bool{},\n		namedMethod: map[string]bool{},\n		cut:         cut,\n		undefined:   map[node]*object{},\n	}\n}\n\n// clone is a reach that starts with the same symbols; `found` has only what is new.\nfunc (r *reach) clone() *reach {\n	copied := *r\n	copied.marked = append([]bool(nil), r.marked...)\n	copied.usedInIface = append([]bool(nil), r.usedInIface...)\n	copied.waiting = append([]method(nil), r.waiting...)\n	copied.queue, copied.found = nil, nil\n	copied.ifaceMethod = copyOf(r.ifaceMethod)\n	copied.namedMethod = copyOf(r.namedMethod)\n	copied.undefined = copyOf(r.undefined)\n	return &copied\n}\n\nfunc copyOf[K comparable, V any](from map[K]V) map[K]V {\n	to := make(map[K]V, len(from))\n	for key, value := range from {\n		to[key] = value\n	}\n	return to\n}\n\nfunc (r *reach) mark(at node) {\n	if at == nothing || r.marked[at] {\n		return\n	}\n	r.marked[at] = true\n	r.found = append(r.found, at)\n	r.queue = append(r.queue, at)\n}\n\n// putInIface also looks at the node again, since more of a type counts once it is in an interface.\nfunc (r *reach) putInIface(at node, andMark bool) {\n	if !r.usedInIface[at] {\n		r.usedInIface[at] = true\n		if r.marked[at] {\n			r.queue = append(r.queue, at)\n		}\n	}\n	if andMark {\n		r.mark(at)\n	}\n}\n\n// flood follows all references from what is marked until nothing new comes.\nfunc (r *reach) flood() error {\n	for {\n		for len(r.queue) > 0 {\n			last := len(r.queue) - 1\n			at := r.queue[last]\n			r.queue = r.queue[:last]\n			if r.cut[at] {\n				continue\n			}\n			for _, one := range r.p.definitions[at] {\n				if err := r.visit(at, one.object, one.symbol); err != nil {\n					return err\n				}\n			}\n		}\n		waiting := r.waiting[:0]\n		for _, one := range r.waiting {\n			if r.isCalled(one.signature) {\n				for _, need := range one.needs {\n					r.mark(need)\n				}\n			} else {\n				waiting = append(waiting, one)\n			}\n		}\n		r.waiting = waiting\n		if len(r.queue) == 0 {\n			return nil\n		}\n	}\n}\n\nfunc (r *reach) isCalled(one signature) bool {\n	return r.reflects && isExported(one.name) || r.namedMethod[one.name] || r.ifaceMethod[one]\n}\n\nfunc (r *reach) visit(at node, o *object, i uint32) error {\n	symbol := o.symbols[i]\n	r.reflects = r.reflects || symbol.flag&flagReflectMethod != 0\n	isType := symbol.flag&flagType != 0\n	inIface := isType && r.usedInIface[at]\n	relocs := o.relocs(i)\n	var methods []method\n	for k := 0; k < len(relocs); k++ {\n		one := relocs[k]\n		if one.kind&relocWeak != 0 || one.kind == relocUseType || one.kind == o.version.initOrder {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		if to == nothing {\n			continue\n		}\n		switch one.kind {\n		case relocMethodOff:\n			if k+2 >= len(relocs) {\n				return fmt.Errorf(\"the methods of %s cannot be read\", symbol.name)\n			}\n			if inIface {\n				found, err := r.methodAt(o, relocs[k:k+3])\n				if err != nil {\n					return err\n				}\n				methods = append(methods, found)\n				r.putInIface(to, false)\n			}\n			k += 2\n		default:\n			if err := r.follow(o, one, to, inIface); err != nil {\n				return err\n			}\n		}\n	}\n	for _, one := range o.auxes(i) {\n		if one.kind == auxFuncData {\n			to, err := r.p.resolve(o, one.to)\n			if err != nil {\n				return err\n			}\n			r.mark(to)\n		}\n	}\n	return r.await(o, i, relocs, methods)\n}\n\nfunc (r *reach) follow(o *object, one reloc, to node, inIface bool) error {\n	switch one.kind {\n	case relocUseIface:\n		kind, err := r.typeOf(to)\n		if err == nil {\n			r.putInIface(kind, false)\n		}\n		return err\n	case relocUseIfaceMethod:\n		return r.callThrough(to, int32(one.add))\n	case relocUseNamedMethod:\n		for _, text := range r.p.definitions[to] {\n			r.namedMethod[string(text.object.data(text.symbol))] = true\n		}\n		return nil\n	}\n	if len(r.p.definitions[to]) == 0 {\n		if r.undefined[to] == nil {\n			r.undefined[to] = o\n		}\n		r.mark(to)\n		return nil\n	}\n	if inIface && r.isType(to) {\n		r.putInIface(to, false)\n	}\n	r.mark(to)\n	return nil\n}\n\nfunc (r *reach) isType(at node) bool {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag&flagType != 0 {\n			return true\n		}\n	}\n	return false\n}\n\n// typeOf is the type that a mark of use means: itself, or that of an itab.\nfunc (r *reach) typeOf(at node) (node, error) {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag2&flag2Itab == 0 {\n			return at, nil\n		}\n		const typeOffset = 8\n		return r.p.targetAt(one, typeOffset)\n	}\n	return at, nil\n}\n\n// callThrough notes that a method of an interface type is called; `off` is its place there.\nfunc (r *reach) callThrough(at node, off int32) error {\n	for _, one := range r.p.definitions[at] {\n		text, err := r.p.nameAt(one, off)\n		if err != nil {\n			return err\n		}\n		kind, err := r.p.targetAt(one, off+4)\n		if err != nil {\n			return err\n		}\n		r.ifaceMethod[signature{text, kind}] = true\n	}\n	return nil\n}\n\nfunc (r *reach) methodAt(o *object, relocs []reloc) (found method, err error) {\n	for k := range found.needs {\n		if found.needs[k], err = r.p.resolve(o, relocs[k].to); err != nil {\n			return found, err\n		}\n	}\n	return found, nil\n}\n\n// await adds the methods of a type that is in an interface to those that wait for a caller.\nfunc (r *reach) await(o *object, i uint32, relocs []reloc, methods []method) error {\n	if len(methods) == 0 {\n		return nil\n	}\n	off, count, err := methodTable(o.data(i))\n	if err != nil || count != len(methods) {\n		return fmt.Errorf(\"the methods of %s cannot be read\", o.symbols[i].name)\n	}\n	const methodBytes = 16\n	for k := range methods {\n		at := int32(off + methodBytes*k)\n		one := definition{o, i}\n		if methods[k].name, err = r.p.nameAt(one, at); err != nil {\n			return err\n		}\n		if methods[k].kind, err = r.p.targetAt(one, at+4); err != nil {\n			return err\n		}\n	}\n	r.waiting = append(r.waiting, methods...)\n	return nil\n}\n\n// methodTable is where the methods of a type descriptor of a 64-bit machine stand (internal/abi).\nfunc methodTable(data []byte) (off, count int, err error) {\n	const common, flagAt, kindAt, hasMethods = 48, 20, 23, 1\n	if len(data) < common+16 || data[flagAt]&hasMethods == 0 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	// Array, channel, function, interface, map, pointer, slice, struct: words behind the common ones.\n	words := map[byte]int{17: 3, 18: 2, 19: 1, 20: 3, 21: 8, 22: 1, 23: 1, 25: 4}\n	off = common + 8*words[data[kindAt]&31]\n	if len(data) < off+12 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	count = int(binary.LittleEndian.Uint16(data[off+4:]))\n	return off + int(binary.LittleEndian.Uint32(data[off+8:])), count, nil\n}\n\n// targetAt is what a symbol refers to at an offset.\nfunc (p *program) targetAt(one definition, off int32) (node, error) {\n	for _, reloc := range one.object.relocs(one.symbol) {\n		if reloc.off == off {\n			return p.resolve(one.object, reloc.to)\n		}\n	}\n	return nothing, fmt.Errorf(\"%s refers to nothing at %d\",\n		one.object.symbols[one.symbol].name, off)\n}\n\n// nameAt is the name of a method at an offset of a type: a byte of flags, length, text.\nfunc (p *program) nameAt(one definition, off int32) (string, error) {\n	to, err := p.targetAt(one, off)\n	if err != nil || to == nothing {\n		return \"\", err\n	}\n	for _, text := range p.definitions[to] {\n		data := text.object.data(text.symbol)\n		if len(data) > 1 {\n			size, used := binary.Uvarint(data[1:])\n			if end := 1 + used + int(size); used > 0 && size <= uint64(len(data)) && end <= len(data) {\n				return string(data[1+used : end]), nil\n			}\n		}\n	}\n	return \"\", fmt.Errorf(\"a name in %s cannot be read\", one.object.symbols[one.symbol].name)\n}\n",
		"side.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n	\"unicode/utf8\"\n)\n\nfunc isExported(text string) bool {\n	first, _ := utf8.DecodeRuneInString(text)\n	return unicode.IsUpper(first)\n}\n\n// A test binary on one side of a change: what runs before every benchmark, and its benchmarks.\ntype side struct {\n	p         *program\n	always    *reach\n	alwaysSum digest\n	// Fingerprints of what is always reached.\n	alwaysHas  map[digest]string\n	benchmarks map[string]node\n	// Names of the packages whose init functions run, in order.\n	inits  []string\n	header string\n	prints []digest\n	// Objects of packages that are not of the standard library.\n	own map[*object]bool\n}\n\n// Tables in the generated main package that name all tests; a benchmark run reads one entry.\nvar testTables = []string{\"main.tests\", \"main.benchmarks\", \"main.fuzzTargets\", \"main.examples\"}\n\nfunc readSide(p *program, standard map[string]bool) (*side, error) {\n	s := &side{p: p, own: map[*object]bool{}, prints: make([]digest, len(p.universe.names))}\n	for _, archive := range p.archives {\n		if s.header == \"\" {\n			s.header = archive.header\n		} else if s.header != archive.header {\n			return nil, fmt.Errorf(\"its packages come from two toolchains or settings\")\n		}\n		for _, one := range archive.objects {\n			s.own[one] = !standard[archive.pkg]\n		}\n	}\n	var err error\n	if s.benchmarks, err = p.benchmarks(); err != nil {\n		return nil, err\n	}\n	cut := map[node]bool{}\n	for _, table := range testTables {\n		cut[p.universe.named(name{table, 0})] = true\n	}\n	s.always = newReach(p, cut)\n	if err := s.markStart(); err != nil {\n		return nil, err\n	}\n	if err := s.always.flood(); err != nil {\n		return nil, err\n	}\n	if s.alwaysHas, err = s.set(s.always.found); err != nil {\n		return nil, err\n	}\n	s.alwaysSum = s.alwaysSum.plus(sum(s.alwaysHas))\n	s.alwaysSum = s.alwaysSum.plus(digestOf([]byte(strings.Join(s.inits, \"\\n\"))))\n	return s, nil\n}\n\n// markStart marks where a program begins: its entry, main, init tasks, and all of a package that\n// has code which is not Go's, since that may call back.\nfunc (s *side) markStart() error {\n	words := strings.Fields(s.header)\n	entry := name{\"_rt0_\" + words[3] + \"_\" + words[2], 0}\n	for _, one := range []name{entry, {\"main.main\", 0}, {\"main.main\", 1},\n		{\"runtime.unreachableMethod\", 0}, {\"runtime.unreachableMethod\", 1},\n		{\"runtime.mapinitnoop\", 1}} {\n		if at, known := s.p.universe.byName[one]; known && len(s.p.definitions[at]) > 0 {\n			s.always.mark(at)\n		}\n	}\n	if at, known := s.p.universe.byName[entry]; !known || !s.always.marked[at] {\n		return fmt.Errorf(\"there is no %s\", entry.text)\n	}\n	tasks, err := s.p.initTasks()\n	if err != nil {\n		return err\n	}\n	for _, task := range tasks {\n		s.inits = append(s.inits, s.p.universe.names[task])\n		s.always.mark(task)\n	}\n	for _, archive := range s.p.archives {\n		if !archive.isMixed {\n			continue\n		}\n		s.alwaysSum = s.alwaysSum.plus(archive.foreign)\n		for _, one := range archive.objects {\n			for i := uint32(0); i < one.referred; i++ {\n				if one.symbols[i].kind < kindDwarf && one.symbols[i].name != \"\" {\n					s.always.mark(one.nodes[i])\n				}\n			}\n		}\n	}\n	return nil\n}\n\nfunc (s *side) print(at node) (digest, error) {\n	if s.prints[at] == (digest{}) {\n		found, err := s.p.fingerprint(at)\n		if err != nil {\n			return digest{}, err\n		}\n		s.prints[at] = found\n	}\n	return s.prints[at], nil\n}\n\n// set is the code of nodes beyond what is always reached, with names. Several packages may have\n// the same thing without a common name: it counts once.\nfunc (s *side) set(nodes []node) (map[digest]string, error) {\n	found := map[digest]string{}\n	for _, at := range nodes {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return nil, err\n		}\n		if _, known := s.alwaysHas[one]; !known {\n			found[one] = s.p.universe.names[at]\n		}\n	}\n	return found, nil\n}\n\n// sum is equal for equal sets.\nfunc sum(set map[digest]string) (total digest) {\n	for one := range set {\n		total = total.plus(one)\n	}\n	return total\n}\n\n// benchmarks reads the table of benchmarks that go test generates: {Name string; F func}.\nfunc (p *program) benchmarks() (map[string]node, error) {\n	const nameBytes, entryBytes = 16, 24\n	broken := fmt.Errorf(\"the table of its benchmarks cannot be read\")\n	table := p.definitions[p.universe.named(name{\"main.benchmarks\", 0})]\n	if len(table) != 1 {\n		return nil, broken\n	}\n	header := table[0].object.data(table[0].symbol)\n	if len(header) < 16 {\n		return map[string]node{}, nil\n	}\n	count := int32(binary.LittleEndian.Uint64(header[8:]))\n	if count == 0 {\n		return map[string]node{}, nil\n	}\n	entries, err := p.targetAt(table[0], 0)\n	if err != nil || entries == nothing || len(p.definitions[entries]) != 1 {\n		return nil, broken\n	}\n	array := p.definitions[entries][0]\n	data := array.object.data(array.symbol)\n	found := map[string]node{}\n	for at := int32(0); at < count*entryBytes; at += entryBytes {\n		if int(at+nameBytes) > len(data) {\n			return nil, broken\n		}\n		text, err := p.targetAt(array, at)\n		if err != nil || len(p.definitions[text]) == 0 {\n			return nil, broken\n		}\n		call, err := p.targetAt(array, at+nameBytes)\n		if err != nil || call == nothing || len(p.definitions[call]) == 0 {\n			return nil, broken\n		}\n		where := p.definitions[text][0]\n		size := binary.LittleEndian.Uint64(data[at+8:])\n		bytes := where.object.data(where.symbol)\n		if size > uint64(len(bytes)) {\n			return nil, broken\n		}\n		found[string(bytes[:size])] = call\n	}\n	return found, nil\n}\n\n// initTasks are the init tasks that have something to run, in the order in which the linker puts\n// them (cmd/link/internal/ld/inittask.go): of those whose imports are done, the first by name.\nfunc (p *program) initTasks() ([]node, error) {\n	const emptyBytes = 8\n	waits := map[node]int{}\n	needs := map[node][]node{}\n	var ready []node\n	queue := []node{p.universe.named(name{\"main..inittask\", 0})}\n	if len(p.definitions[queue[0]]) == 0 {\n		return nil, nil\n	}\n	waits[queue[0]] = 0\n	for len(queue) > 0 {\n		task := queue[0]\n		queue = queue[1:]\n		for _, one := range p.definitions[task] {\n			for _, reloc := range one.object.relocs(one.symbol) {\n				if reloc.kind != one.object.version.initOrder {\n					continue\n				}\n				to, err := p.resolve(one.object, reloc.to)\n				if err != nil {\n					return nil, err\n				}\n				waits[task]++\n				needs[to] = append(needs[to], task)\n				if _, known := waits[to]; !known {\n					waits[to] = 0\n					queue = append(queue, to)\n				}\n			}\n		}\n		if waits[task] == 0 {\n			ready = append(ready, task)\n		}\n	}\n	var order []node\n	for len(ready) > 0 {\n		sort.Slice(ready, func(i, j int) bool {\n			return p.universe.names[ready[i]] < p.universe.names[ready[j]]\n		})\n		task := ready[0]\n		ready = ready[1:]\n		for _, one := range p.definitions[task] {\n			if one.object.symbols[one.symbol].size > emptyBytes {\n				order = append(order, task)\n			}\n		}\n		for _, next := range needs[task] {\n			if waits[next]--; waits[next] == 0 {\n				ready = append(ready, next)\n			}\n		}\n	}\n	for task, count := range waits {\n		if count > 0 {\n			return nil, fmt.Errorf(\"the order of %s cannot be told\", p.universe.names[task])\n		}\n	}\n	return order, nil\n}\n",
		"decide.go": "package main\n\nimport (\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n)\n\n// Word on a benchmark of a test binary.\ntype word struct {\n	Name string `json:\"name\"`\n	// Everything that it can reach is the same machine code on both sides.\n	Same bool `json:\"same\"`\n	// Why it has to run; empty where it has not.\n	Why string `json:\"why\"`\n	// It runs although no code that it reaches is known to differ.\n	Doubt bool `json:\"doubt\"`\n}\n\n// compare says of every benchmark of head, and of those that only base has, whether it can tell\n// the two sides apart.\nfunc compare(base, head *side, files *changes) ([]word, error) {\n	if base.header != head.header {\n		return all(base, head, fmt.Sprintf(\"another toolchain or setting: %s, %s\",\n			shortHeader(base.header), shortHeader(head.header)), true), nil\n	}\n	if why := alwaysDiffers(base, head); why != \"\" {\n		return all(base, head, why, false), nil\n	}\n	if doubt := head.doubt(head.always); doubt != \"\" {\n		return all(base, head, doubt, true), nil\n	}\n	if file := files.data(head.texts(head.always.found)); file != \"\" {\n		return all(base, head, fmt.Sprintf(\"the file %s differs\", file), true), nil\n	}\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		why, doubt, err := compareOne(base, head, name, files)\n		if err != nil {\n			return nil, err\n		}\n		words = append(words, word{name, why == \"\" && doubt == \"\", why + doubt, doubt != \"\"})\n	}\n	return words, nil\n}\n\n// compareOne says why a benchmark has to run: what it reaches differs, or there is a doubt.\nfunc compareOne(base, head *side, name string, files *changes) (why, doubt string, err error) {\n	before, onBase := base.benchmarks[name]\n	after, onHead := head.benchmarks[name]\n	if !onBase {\n		return \"it is new\", \"\", nil\n	}\n	if !onHead {\n		return \"it is gone\", \"\", nil\n	}\n	_, old, err := base.from(before)\n	if err != nil {\n		return \"\", \"\", err\n	}\n	new, now, err := head.from(after)\n	if err != nil {\n		return \"\", \"\", err\n	}\n	if sum(old) != sum(now) {\n		return differing(old, now), \"\", nil\n	}\n	if doubt := head.doubt(new); doubt != \"\" {\n		return \"\", doubt, nil\n	}\n	if file := files.named(head.texts(new.found)); file != \"\" {\n		return \"\", fmt.Sprintf(\"the file %s differs\", file), nil\n	}\n	return \"\", \"\", nil\n}\n\n// from is what a benchmark reaches beyond what is always reached.\nfunc (s *side) from(start node) (*reach, map[digest]string, error) {\n	found := s.always.clone()\n	found.mark(start)\n	if err := found.flood(); err != nil {\n		return nil, nil, err\n	}\n	set, err := s.set(found.found)\n	return found, set, err\n}\n\nfunc alwaysDiffers(base, head *side) string {\n	if base.alwaysSum == head.alwaysSum {\n		return \"\"\n	}\n	switch {\n	case sum(base.alwaysHas) != sum(head.alwaysHas):\n		return \"before every benchmark: \" + differing(base.alwaysHas, head.alwaysHas)\n	case strings.Join(base.inits, \" \") != strings.Join(head.inits, \" \"):\n		return \"before every benchmark: the order of package initialisation differs\"\n	}\n	return \"before every benchmark: code that is not Go's differs\"\n}\n\n// doubt is a name that our own code uses and that nothing defines; empty: there is none.\nfunc (s *side) doubt(found *reach) string {\n	var names []string\n	for at, from := range found.undefined {\n		text := s.p.universe.names[at]\n		if s.own[from] && !linkerMade[text] {\n			names = append(names, text)\n		}\n	}\n	if len(names) == 0 {\n		return \"\"\n	}\n	sort.Strings(names)\n	return fmt.Sprintf(\"nothing defines %s\", names[0])\n}\n\n// Names that only the linker defines.\nvar linkerMade = map[string]bool{\n	\"runtime.tlsg\": true, \"runtime.text\": true, \"runtime.etext\": true, \"go:buildid\": true,\n}\n\n// differing names what is not in both sets.\nfunc differing(before, after map[digest]string) string {\n	seen := map[string]bool{}\n	var list []string\n	for _, pair := range [][2]map[digest]string{{before, after}, {after, before}} {\n		for print, text := range pair[0] {\n			if _, both := pair[1][print]; !both && !seen[text] {\n				seen[text] = true\n				list = append(list, text)\n			}\n		}\n	}\n	if len(list) == 0 {\n		return \"what it reaches differs\"\n	}\n	sort.Slice(list, func(i, j int) bool {\n		if rank(list[i]) != rank(list[j]) {\n			return rank(list[i]) < rank(list[j])\n		}\n		return list[i] < list[j]\n	})\n	if len(list) == 1 {\n		return fmt.Sprintf(\"%s differs\", plainName(list[0]))\n	}\n	return fmt.Sprintf(\"%s and %d more differ\", plainName(list[0]), len(list)-1)\n}\n\n// rank puts what a reader knows by name first.\nfunc rank(text string) int {\n	switch {\n	case text == \"\":\n		return 3\n	case strings.Contains(text, \":\"), strings.HasPrefix(text, \"gclocals\"):\n		return 2\n	case strings.Contains(text, \"..\"), isStandard(text):\n		return 1\n	}\n	return 0\n}\n\n// isStandard tells the standard library by a path that begins with no host. It differs only in\n// what is reached of it.\nfunc isStandard(text string) bool {\n	first, _, isPath := strings.Cut(text, \"/\")\n	return !isPath || !strings.Contains(first, \".\")\n}\n\nfunc plainName(text string) string {\n	if text == \"\" {\n		return \"data without a name\"\n	}\n	text = strings.NewReplacer(\"%2e\", \".\", \"·f\", \"\").Replace(text)\n	return fmt.Sprintf(\"%.100s\", text)\n}\n\n// shortHeader is the version and settings of `go object linux amd64 go1.26.8 GOAMD64=v1 X:...`.\nfunc shortHeader(header string) string {\n	words := strings.Fields(header)\n	return strings.Join(words[min(4, len(words)):], \" \")\n}\n\nfunc benchmarkNames(base, head *side) []string {\n	var list []string\n	for name := range head.benchmarks {\n		list = append(list, name)\n	}\n	for name := range base.benchmarks {\n		if _, both := head.benchmarks[name]; !both {\n			list = append(list, name)\n		}\n	}\n	sort.Strings(list)\n	return list\n}\n\nfunc all(base, head *side, why string, doubt bool) []word {\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		words = append(words, word{name, false, why, doubt})\n	}\n	return words\n}\n\n// texts are the constants that our own code uses and that may be the path of a file.\nfunc (s *side) texts(nodes []node) map[string]bool {\n	found := map[string]bool{}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				in, i, err := s.p.locate(one.object, reloc.to)\n				if err != nil || in == nil || reloc.to == (reference{}) || !in.isHashed(i) {\n					continue\n				}\n				text := string(in.data(i))\n				const longestPath = 4096\n				if len(text) > longestPath || !isText(in.symbols[i].name) {\n					continue\n				}\n				found[text] = true\n			}\n		}\n	}\n	return found\n}\n\nfunc isText(symbol string) bool {\n	return strings.HasPrefix(symbol, \"go:string.\") || strings.HasPrefix(symbol, \"..gostring.\")\n}\n\nfunc isSeparator(r rune) bool { return r == '/' || r == '\\\\' }\n"
	}
};
/** Path of the program, compiled by the first call; null: it cannot be had on this machine. */
async function findReach(exec, toolEnv, platform = process.platform) {
	return platform === "linux" ? buildGoProgram(toolsWith(exec, toolEnv), GO) : null;
}
// src/host/node.ts
/** The Host that is the machine itself. */
function makeHost({ cwd, tell, env }) {
	const note = (text) => tell({
		kind: "note",
		text
	});
	const exec = makeExec({
		clock: clock$1,
		findLauncher: (plain) => findLauncher(plain, env, note),
		findEnclosure
	});
	return {
		exec,
		net,
		files: makeFiles(env.RUNNER_TEMP || tmpdir()),
		git: makeGit({
			exec,
			env,
			note
		}),
		clock: clock$1,
		platform: process.platform,
		cores: countCores(),
		env,
		cwd,
		environment: async () => readEnvironment(),
		reachProgram: () => findReach(exec, env),
		topology: readTopology,
		tell,
		freshSeed: () => randomBytes(8).toString("hex")
	};
}
// src/host/tell.ts
const clock = (sec) => {
	const whole = Math.max(0, Math.round(sec));
	const parts = [
		Math.floor(whole / 3600),
		Math.floor(whole / 60) % 60,
		whole % 60
	];
	return (parts[0] === 0 ? parts.slice(1) : parts).map((part, index) => index === 0 ? `${part}` : `${part}`.padStart(2, "0")).join(":");
};
const PHASES = {
	sources: "Finding sources",
	build: "Building",
	probe: "Probing benchmarks",
	measure: "Measuring",
	profile: "Profiling",
	report: "Reporting"
};
/** Time used and left, rows decided, and the estimate so far. */
function standOf(at) {
	const left = at.leftSec === null ? "" : `, at most ${clock(at.leftSec)} left`;
	const rows = at.decided === 1 ? "1 row" : `${at.decided} rows`;
	const decided = at.decided === 0 ? "" : `, ${rows} decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${clock(at.elapsedSec)} elapsed${left}${decided}${estimate}`;
}
const roundLine = (at) => `round ${at.round}/${at.rounds}, ${standOf(at)}`;
/** Target ids begin with the path of their package; its last part tells enough. */
const nameOf$1 = (target) => target.replace(/^.*\/(?=[^/]*\.)/, "");
/** After so long without a line, one says what is waited for; ten seconds are promised. */
const QUIET_SEC = 8;
/**
* A teller that also says every eight seconds what is waited for, when it has nothing else to say:
* what, since when, and how long it may take at most.
*/
function tellWaiting(teller, say, nowSec = () => performance.now() / 1e3) {
	let waiting = null;
	const remind = () => {
		if (waiting === null) return;
		const { what, sinceSec, limitSec } = waiting;
		const most = limitSec === null ? "" : ` of at most ${clock(limitSec)}`;
		say(`${what}: ${clock(nowSec() - sinceSec)}${most}\n`);
	};
	const timer = setInterval(remind, QUIET_SEC * 1e3).unref();
	return (progress) => {
		if (progress.kind === "waiting") {
			waiting = {
				...progress,
				sinceSec: nowSec()
			};
			return;
		}
		if (progress.kind !== "trial" || progress.status !== "ok") timer.refresh();
		teller(progress);
	};
}
/** A trial that failed, with its reason on the same line. */
const failureOf = ({ status, target, arm, reason }) => `${status}: ${target} on ${arm}${reason === void 0 ? "" : `: ${reason}`}`;
/** A terminal: one line that is rewritten; what stays are phases and notes. */
function tellTerminal(out, columns) {
	let stand = "";
	let hasFailed = false;
	const show = (text) => out.write(`\r\x1b[K${text.slice(0, Math.max(20, columns() - 1))}`);
	const keep = (text) => out.write(`\r\x1b[K${text}\n`);
	return (progress) => {
		switch (progress.kind) {
			case "phase":
				if (progress.name === "probe" && progress.detail !== "") show(`  ${progress.detail}`);
				else keep(`${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`);
				break;
			case "built":
				show(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`);
				break;
			case "trial":
				if (progress.status !== "ok" && !hasFailed) keep(failureOf(progress));
				hasFailed ||= progress.status !== "ok";
				show(`round ${progress.round} ${progress.arm} ${nameOf$1(progress.target)}${stand}`);
				break;
			case "round":
				stand = `, ${standOf(progress)}`;
				show(roundLine(progress));
				break;
			case "note": keep(progress.text);
		}
	};
}
/** A log: a line a round and a phase; with `grouped`, GitHub folds each phase. */
function tellLog(out, grouped) {
	let open = false;
	return (progress) => {
		switch (progress.kind) {
			case "phase": {
				if (progress.name === "probe" && progress.detail !== "") break;
				const title = `${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`;
				if (open) out.write("::endgroup::\n");
				open = grouped && progress.name !== "report";
				out.write(open ? `::group::${title}\n` : `${title}\n`);
				break;
			}
			case "built":
				out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`);
				break;
			case "round":
				out.write(`${roundLine(progress)}\n`);
				break;
			case "trial":
				if (progress.status !== "ok") out.write(`${failureOf(progress)}\n`);
				break;
			case "note": out.write(`${progress.text.replace(/^(?=::)/gm, " ")}\n`);
		}
	};
}
const tellNothing = () => {};
/** The teller that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
function tellerOf(to, quiet) {
	if (quiet) return tellNothing;
	if (to.isTerminal) return tellWaiting(tellTerminal({ write: to.err }, to.columns), (text) => to.err(`\r\x1b[K${text.trimEnd()}`));
	return tellWaiting(tellLog({ write: to.err }, to.env.GITHUB_ACTIONS === "true"), to.err);
}
// src/core/collect/parse.ts
/** Outputs by name through the parsers that the workload names. */
function parseOutputs(workload, settings, outputs) {
	const own = workload.trial.read?.(settings, outputs) ?? {
		value: [],
		problems: []
	};
	const found = {
		...own,
		hasResult: own.value.length > 0,
		histogram: null
	};
	for (const [output, parsers] of Object.entries(workload.trial.parsers(settings))) {
		const text = outputs[output] ?? "";
		for (const parser of parsers.map(parserOf)) {
			const { value, problems } = parser.parse(text);
			found.value.push(...value);
			found.problems.push(...problems);
			found.histogram ??= parser.histogram?.(text) ?? null;
			if (value.length > 0 && output !== "runtime-metrics") found.hasResult = true;
		}
	}
	return found;
}
/** With the trial's wall time, where that is the result or the suite asks for it. */
function parseTrial({ workload: settings, metrics }, { outputs, wallSec }) {
	const workload = workloadOf(settings.kind);
	const parsed = parseOutputs(workload, settings, outputs);
	const own = workload.trial.readTime?.(settings, wallSec) ?? [];
	const asked = own.length === 0 && metrics["wall-time"] !== void 0;
	parsed.value.push(...own, ...asked ? [observeTrial("wall-time", wallSec, 1, null)] : []);
	return {
		...parsed,
		hasResult: parsed.hasResult || own.length > 0
	};
}
/** Records that come out of a file, each read as it would have been when it arrived. */
const parseRecords = (suite, records) => records.map((record) => ({
	record,
	parsed: parseTrial(suite, record)
}));
// src/core/design/rounds-paid.ts
/** What a record took of the budget, with all that was around it. */
const recordSec = ({ spentSec, wallSec }) => spentSec ?? wallSec;
/** Of the budget, gone at the last of these records; `probeSec`: where the records say nothing. */
function budgetSpentSec(records, probeSec) {
	const toldSec = records.reduce((sum, record) => sum + recordSec(record), 0);
	return records.some(({ spentSec }) => spentSec !== void 0) ? toldSec : probeSec + toldSec;
}
/** Most of the budget that is kept for profiles while rounds are run. */
const PROFILE_SHARE = .2;
/** Seconds that a benchmark's profiles take: so many runs of both arms. */
const profileSecOf = ({ runs, sampleSec }) => 2 * runs * sampleSec;
/** The part of the budget that is for rounds: where the suite wants profiles, not quite all. */
function roundsBudgetSec({ budgetSec, profile }) {
	if (profile === void 0 || profile.of === "none") return budgetSec;
	return budgetSec - Math.min(PROFILE_SHARE * budgetSec, MOST_KEPT * profileSecOf(profile));
}
/** So many benchmarks' profiles are waited for at the most. */
const MOST_KEPT = 4;
/**
* Rounds in all that the budget pays for, as known after `rounds` of them, at most what is
* planned: what is left of it goes into rounds like those since half of them. A function of the
* records, so that a report can be checked against them. Both arms' times count alike, so it says
* nothing of which arm was faster.
*/
function roundsPaid({ suite, looks, machines }, records, rounds) {
	const most = looks.at(-1)?.rounds ?? suite.rounds.max;
	if (suite.until === "rounds" || machines !== null || rounds === 0) return most;
	const recent = Math.floor(rounds / 2);
	let [spentSec, recentSec] = [0, 0];
	for (const record of records) {
		if (record.trial.round >= rounds) continue;
		spentSec += recordSec(record);
		if (record.trial.round >= recent) recentSec += recordSec(record);
	}
	const roundSec = recentSec / (rounds - recent);
	if (roundSec === 0) return most;
	const more = Math.floor(Math.max(0, roundsBudgetSec(suite) - spentSec) / roundSec);
	return Math.min(most, rounds + more);
}
// src/core/design/fit.ts
/** What fits into a budget: rounds, targets, and what would fit the rest. Times only, no values. */
/** Seconds of one pass over these targets, in every arm; unknown lengths count as nothing. */
const roundSecOf = (targets) => targets.reduce((sum, { expectedSec, arms }) => sum + (expectedSec ?? 0) * arms.length, 0);
/** Whole rounds in a time; Infinity where nothing is known of their length. */
const roundsIn = (sec, targets) => {
	const roundSec = roundSecOf(targets);
	return roundSec === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(sec / roundSec));
};
/**
* The most targets of which `rounds` rounds fit into `sec`: the cheapest first. Targets of one
* block are compared with each other, so they come or go together.
*/
function fitTargets(targets, sec, rounds) {
	const blocks = [...Map.groupBy(targets, ({ block }) => block).values()];
	const kept = /* @__PURE__ */ new Set();
	let usedSec = 0;
	for (const block of blocks.sort((a, b) => roundSecOf(a) - roundSecOf(b))) {
		const blockSec = roundSecOf(block) * rounds;
		if (usedSec + blockSec > sec) break;
		usedSec += blockSec;
		for (const target of block) kept.add(target);
	}
	return {
		kept: targets.filter((target) => kept.has(target)),
		left: targets.filter((target) => !kept.has(target))
	};
}
/** Whole minutes, so that the next run has room for what this one did not expect. */
const minutes = (sec) => `${Math.max(1, Math.ceil(sec * 1.2 / 60))}m`;
const NAMES_SHOWN$1 = 4;
/**
* What would decide the targets that were left out, each as a line to paste: a budget, a pattern,
* shards. `spentSec` is what goes before the first round.
*/
function adviceFor(suite, { kept, left }, spentSec) {
	const all = [...kept, ...left];
	const neededSec = spentSec + 8 * roundSecOf(all);
	const halfSec = spentSec + 4 * roundSecOf(all);
	const names = left.slice(0, NAMES_SHOWN$1).map(({ id, unit }) => id.slice(unit.length + 1).split("/")[0]);
	const pattern = `^Benchmark(${[...new Set(names)].join("|")})$`;
	return [
		`--budget ${minutes(neededSec)}`,
		...suite.workload.kind === "go-bench" ? [`in the suite file: bench: '${pattern}'`] : [],
		`on two machines --rounds 8 --budget ${minutes(halfSec)} --shard 1/2 and 2/2`
	].join("; or ");
}
/** Whether some contrast compares this target with something: it is not new, and not gone. */
function hasPartner({ arms }, contrasts) {
	return contrasts.some((contrast) => {
		if (contrast.kind === "interaction") return false;
		if (contrast.kind === "benchmarks") return arms.includes(contrast.arm);
		return arms.includes(contrast.base) && arms.includes(contrast.head);
	});
}
/** The looks are for all that is compared, so as many as have room for `least` rounds are kept. */
function chooseTargets(design, choices, spentSec) {
	const { suite, contrasts } = design;
	const leftSec = Math.max(0, roundsBudgetSec(suite) - spentSec) * .85;
	const least = suite.until === "rounds" ? suite.rounds.max : Math.min(8, suite.rounds.max);
	const all = [
		{
			together: false,
			shortest: false
		},
		{
			together: false,
			shortest: true
		},
		...choices.mayShare ? [{
			together: true,
			shortest: true
		}] : []
	].map(({ together, shortest }) => {
		return {
			shortest,
			targets: choices.targets(together).map((target) => lastingIn(design, choices, target, shortest)).filter((target) => hasPartner(target, contrasts))
		};
	});
	const problems = unpaired(choices.targets(false), contrasts);
	const way = all.find(({ targets }) => roundsIn(leftSec, targets) >= least);
	if (way !== void 0) return {
		...way,
		problems,
		notes: [roundsNote(way.targets, leftSec)]
	};
	const [quickest] = [...all].sort((a, b) => roundSecOf(a.targets) - roundSecOf(b.targets));
	const { targets, shortest } = quickest ?? {
		targets: [],
		shortest: true
	};
	const rounds = Math.min(least, 6);
	const eight = fitTargets(targets, leftSec, least);
	const fitted = eight.kept.length > 0 ? eight : fitTargets(targets, leftSec, rounds);
	return {
		targets: fitted.kept,
		shortest,
		problems: [...problems, ...leftOut(suite, fitted, spentSec)],
		notes: [smallNote(suite, fitted, spentSec), roundsNote(fitted.kept, leftSec)]
	};
}
/**
* What leaves after the first rounds because they took so long that the first look would not be
* reached; null: nothing has to, or nothing would help.
*/
function refitTargets(suite, targets, { rounds, roundSec, leftSec }) {
	const least = Math.min(8, suite.rounds.max);
	if (suite.until === "rounds" || roundSec * (least - rounds) <= leftSec) return null;
	const longer = roundSec / roundSecOf(targets);
	if (!Number.isFinite(longer)) return null;
	const sized = targets.map((one) => ({
		...one,
		expectedSec: (one.expectedSec ?? 0) * longer
	}));
	const roomSec = leftSec * .9;
	const whole = fitTargets(sized, roomSec, least - rounds);
	const fewest = Math.min(least, 6) - rounds;
	const fitted = whole.kept.length > 0 ? whole : fitTargets(sized, roomSec, fewest);
	return fitted.kept.length === 0 || fitted.left.length === 0 ? null : fitted;
}
/** What left after the first rounds, by name, with what would decide it. */
const leftLater = (suite, fitted, { rounds }, spentSec) => {
	const next = adviceFor(suite, fitted, spentSec);
	return fitted.left.map(({ id }) => {
		return {
			code: "left-out",
			message: `stopped after ${plural(rounds, "round")}, which took longer than expected: 8 rounds of it and of what goes on do not fit`,
			where: id,
			next
		};
	});
};
const lastingIn = (design, { startSec }, target, shortest) => design.workload.trial.lasting?.(design.suite.workload, target, {
	startSec: startSec.get(target.unit) ?? 0,
	shortest
}) ?? target;
/** Targets that one side alone has: normal in a change, and nothing to compare. */
function unpaired(targets, contrasts) {
	return targets.filter((target) => !hasPartner(target, contrasts)).map(({ id, arms, settings }) => {
		const isNew = arms.some((arm) => arm.startsWith("head"));
		const { opSec } = settings;
		const number = typeof opSec === "number" ? `, ${printValue(opSec, "s")}/op` : "";
		return {
			code: isNew ? "new-benchmark" : "gone-benchmark",
			message: `${isNew ? "new, not in base" : "gone, not in head"}: nothing to compare`,
			where: `${id}${number}`
		};
	});
}
function leftOut(suite, fitted, spentSec) {
	return fitted.left.map((target) => ({
		code: "left-out",
		message: `left out: 8 rounds of it and of the quicker ones do not fit`,
		where: target.id,
		next: adviceFor(suite, fitted, spentSec)
	}));
}
const smallNote = (suite, fitted, spentSec) => `the budget of ${printDuration(suite.budgetSec)} has no room for ${fitted.left.length} of ${fitted.left.length + fitted.kept.length} benchmarks; what would: ` + adviceFor(suite, fitted, spentSec);
const roundsNote = (targets, leftSec) => roundSecOf(targets) === 0 ? `${targets.length} targets a round` : `${targets.length} targets, a round takes about ${printDuration(roundSecOf(targets))}: about ${roundsIn(leftSec, targets)} rounds fit into what is left of the budget`;
// src/core/design/asked-placement.ts
const ANYWHERE = {
	cpus: null,
	numa: null,
	hugePages: null
};
const MEASURED_PARTS = ["trial", "server"];
/** Of two, the second where it says anything. */
const over = (first, second) => ({
	cpus: second.cpus ?? first.cpus,
	numa: second.numa ?? first.numa,
	hugePages: second.hugePages ?? first.hugePages
});
/** What a suite asks for a part under a variant, which is about the server where there is one. */
function askedPlacement(suite, variant, part) {
	const workload = workloadOf(suite.workload.kind);
	const own = workload.trial.placement?.(suite.workload) ?? ANYWHERE;
	const server = workload.server?.(suite.workload) ?? null;
	const varied = variant.placement ?? ANYWHERE;
	if (server === null) return over(own, varied);
	return part === "trial" ? own : over(placementIn(server), varied);
}
const UNPLACED = {
	cpus: null,
	nodes: null,
	hugePages: null
};
const problem = (code, message, next) => ({
	code,
	message,
	next
});
/** The CPUs asked for; a problem where one of them cannot be used, since some are not the plan. */
function placeCpus(asked, { allowedCpus }) {
	const cpus = readCpuList(asked) ?? [];
	const allowed = allowedCpus === null ? null : readCpuList(allowedCpus);
	const missing = allowed === null ? [] : cpus.filter((cpu) => !allowed.includes(cpu));
	if (missing.length === 0) return {
		value: cpus,
		problems: []
	};
	const message = `cpus ${asked}: ${printCpuList(missing)} cannot be used here, where ${allowedCpus} can; nothing was pinned`;
	return {
		value: null,
		problems: [problem("cpus-not-allowed", message, "name CPUs that this machine allows, or leave the key out")]
	};
}
function placeNodes(asked, { nodes, allowedCpus }) {
	const known = Object.keys(nodes);
	const fail = (code, why, next) => ({
		value: null,
		problems: [problem(code, `numa ${asked}: ${why}; nothing was bound`, next)]
	});
	const elsewhere = "measure on a machine with several nodes, or leave the key out";
	if (known.length === 0) return fail("no-numa", "this machine tells of no NUMA nodes", elsewhere);
	if (known.length === 1) return fail("one-numa-node", "there is one NUMA node", elsewhere);
	const wanted = readCpuList(asked) ?? [];
	const missing = wanted.filter((node) => !known.includes(String(node)));
	if (missing.length > 0) return fail("no-such-node", `there is no node ${printCpuList(missing)} among ${known.join(", ")}`, "name nodes that this machine has");
	const allowed = allowedCpus === null ? null : readCpuList(allowedCpus);
	const cpus = wanted.flatMap((node) => readCpuList(nodes[node] ?? "") ?? []).filter((cpu) => allowed === null || allowed.includes(cpu)).sort((a, b) => a - b);
	if (cpus.length === 0) return fail("no-cpus-of-node", "none of its CPUs can be used here", "name another node");
	return {
		value: {
			nodes: wanted,
			cpus
		},
		problems: []
	};
}
/** What of it a machine can do; what it cannot is left out, with a problem that says so. */
function resolvePlacement(asked, machine) {
	const placed = {
		...UNPLACED,
		hugePages: asked.hugePages
	};
	const problems = [];
	if (asked.numa !== null) {
		const found = placeNodes(asked.numa, machine);
		problems.push(...found.problems);
		placed.nodes = found.value?.nodes ?? null;
		placed.cpus = found.value?.cpus ?? null;
	}
	if (asked.cpus !== null) {
		const found = placeCpus(asked.cpus, machine);
		problems.push(...found.problems);
		placed.cpus = found.value;
	}
	return {
		value: placed,
		problems
	};
}
/** Pairs of variants that are compared and differ in nothing but what could not be done. */
function pointlessPairs(suite, placedOf) {
	const same = (variant, placed) => {
		const { name: _, placement: __, ...rest } = variant;
		return JSON.stringify([rest, placed]);
	};
	return suite.contrasts.flatMap((contrast) => {
		if (contrast.kind !== "variants" && contrast.kind !== "interaction") return [];
		const [base, head] = [contrast.base, contrast.head].map((name) => suite.variants.find((variant) => variant.name === name));
		if (base === void 0 || head === void 0) return [];
		return JSON.stringify(base.placement) !== JSON.stringify(head.placement) && same(base, placedOf(base)) === same(head, placedOf(head)) ? [[base.name, head.name]] : [];
	});
}
// src/core/design/machine-limits.ts
/** From so many cores on a server, its collector and its load can have CPUs of their own. */
const ENOUGH_CORES = 4;
/** Servers that are up at once and need no word about memory. */
const FEW_SERVERS = 4;
const GIB = 2 ** 30;
/** One line for each limit that this suite meets on this machine; empty: it meets none. */
function machineLimits(design, machine) {
	return [
		placementLimits,
		hugePageLimits,
		coreLimits,
		serverLimits
	].flatMap((one) => one(design, machine));
}
function placementLimits({ suite }, { topology }) {
	const said = suite.variants.flatMap((variant) => MEASURED_PARTS.map((part) => resolvePlacement(askedPlacement(suite, variant, part), topology))).flatMap(({ problems }) => problems.map(({ message, next }) => `${message}; ${next}`));
	const placedOf = (variant) => MEASURED_PARTS.map((part) => resolvePlacement(askedPlacement(suite, variant, part), topology).value);
	const pointless = pointlessPairs(suite, placedOf).map(([base, head]) => `variants ${base} and ${head} differ only in where they run: here they are the same, and a run refuses to compare them`);
	return [.../* @__PURE__ */ new Set([...said, ...pointless])];
}
function hugePageLimits({ suite }, { environment: { hugePages } }) {
	if (!suite.variants.some((variant) => MEASURED_PARTS.some((part) => askedPlacement(suite, variant, part).hugePages !== null)) || hugePages === "always") return [];
	return [`huge-pages: never may change nothing: ${{
		null: "this machine tells of no transparent huge pages",
		never: "this machine gives no program any",
		madvise: "this machine gives them only to memory for which a program asks (madvise)"
	}[String(hugePages)] ?? `they are set to ${hugePages}`}; as root: echo always > /sys/kernel/mm/transparent_hugepage/enabled`];
}
function coreLimits({ suite, workload }, { environment: { cores } }) {
	const found = [];
	const count = cores === 1 ? "1 core" : `${cores} cores`;
	if (cores < ENOUGH_CORES && (workload.server?.(suite.workload) ?? null) !== null) found.push(`${count}: the server, its collector and the load share them, and cpus cannot keep them apart: CPU time a transaction is steadier than latency`);
	const envs = suite.variants.map(({ runEnv }) => Number(runEnv.GOMAXPROCS));
	const server = Number(workload.server?.(suite.workload)?.env.GOMAXPROCS);
	const procs = Math.max(...[...envs, server].filter((one) => one > cores));
	if (procs > cores) found.push(`GOMAXPROCS=${procs} on ${count}: a pause of the collector is also the wait of a thread for a CPU`);
	return found;
}
/** All servers of all arms are up while one of them is under load. */
function serverLimits(design, { environment }) {
	const { suite, workload, arms } = design;
	const { source } = workload;
	if (workload.server === void 0 || source.benchmarks.kind !== "listed") return [];
	const { unit, names, target } = source.benchmarks;
	const blocks = names(suite.workload).map((name) => workload.server?.(suite.workload, {
		...target(suite.workload, unit(suite.workload), name),
		block: name,
		arms: []
	}));
	const distinct = new Set(blocks.filter(Boolean).map((block) => JSON.stringify(block))).size;
	const servers = distinct * arms.length;
	if (servers <= FEW_SERVERS) return [];
	const share = (environment.memoryBytes / GIB / servers).toFixed(1);
	return [`${servers} servers are up at once (${distinct} for each of ${arms.length} arms): with ${(environment.memoryBytes / GIB).toFixed(1)} GiB of memory each may have ${share} GiB`];
}
// src/core/design/plan.ts
/**
* Targets that a benchmark contrast pairs must be neighbours in time: they share a block.
* Every other target is a block of its own.
*/
function assignBlocks(targets, contrasts) {
	const block = new Map(targets.map((target) => [target.id, target.id]));
	for (const contrast of contrasts) {
		if (contrast.kind !== "benchmarks") continue;
		const pattern = patternOf(contrast.base);
		for (const target of targets) {
			const name = target.id.slice(target.unit.length + 1);
			if (!pattern.test(name)) continue;
			const partner = `${target.unit}.${pattern.replace(name, contrast.head)}`;
			const mine = block.get(target.id);
			if (mine !== void 0 && block.has(partner)) block.set(partner, mine);
		}
	}
	return targets.map((target) => ({
		...target,
		block: block.get(target.id) ?? target.id
	}));
}
/** What will be done. Pure: the same input gives the same plan, and so the same order of trials. */
function makePlan(input) {
	const { suite, arms, contrasts, looks, alpha } = input.design;
	return {
		schemaVersion: 1,
		suite,
		sources: input.sources,
		arms: arms.map(({ arm }) => arm),
		targets: assignBlocks(input.targets, contrasts),
		...input.units === void 0 ? {} : { units: input.units },
		contrasts,
		unchanged: input.unchanged,
		...input.reached === void 0 ? {} : { reached: input.reached },
		seed: input.seed,
		alpha,
		looks,
		shard: input.shard,
		machines: null
	};
}
/**
* The part of a suite that one of several machines runs: an equal share of the rounds, all of
* them, since machines that do not talk cannot stop early together. At least 4 pairs a machine,
* or it says too little of it.
*/
function shardOf(suite, shard) {
	const rounds = Math.max(LEAST_PAIRS$2, Math.ceil(suite.rounds.max / shard.count));
	return {
		...suite,
		rounds: {
			min: rounds,
			max: rounds
		},
		until: "rounds"
	};
}
const LEAST_PAIRS$2 = 4;
/**
* Trials of one round in order: blocks shuffled, and inside a block every (target, arm) shuffled,
* which for two arms is a coin per round and benchmark. The order of a block depends on the seed,
* the round and the block alone, not on which other targets or arms are still active.
*/
function trialsOfRound(plan, round, active, attempt = 0, isLive = () => true) {
	const blocks = /* @__PURE__ */ new Map();
	for (const target of plan.targets) {
		const slots = blocks.get(target.block) ?? [];
		for (const arm of target.arms) slots.push({
			target: target.id,
			arm
		});
		blocks.set(target.block, slots);
	}
	return shuffle([...blocks.keys()], derive(plan.seed, "blocks", round, attempt)).flatMap((block) => shuffle(blocks.get(block) ?? [], derive(plan.seed, block, round, attempt))).filter(({ target, arm }) => active.has(target) && isLive(target, arm)).map((slot, position) => ({
		round,
		position,
		attempt,
		...slot
	}));
}
/** Seed of the link order of one build in one stretch of rounds: 1 to 2^31 - 1. */
function layoutSeedOf(plan, arm, unit, stretch) {
	const [low, high] = [1, 2 ** 31 - 1];
	return low + Math.floor(derive(plan.seed, "layout", arm, unit, stretch)() * (high - low));
}
/** Which link order of a pool a stretch of rounds has, from 0. */
const poolDraw = (plan, stretch, size) => Math.min(size - 1, Math.floor(derive(plan.seed, "pool", stretch)() * size));
// src/core/design/preview.ts
/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
const PREVIEW_NOISE_PCT = [
	1,
	3,
	10
];
/** Seconds a trial takes beside its benchmark: process start, reading what it printed. */
const TRIAL_OVERHEAD_SEC = .03;
const leavesOf = ({ settings }) => Number(settings.leaves ?? 1);
/** Targets of a function of these sources, as the last run knew them. */
function targetsOf$1({ targets }, { path, name }) {
	const folder = path.split("/").slice(0, -1).join("/");
	return targets.filter(({ id, unit, settings, expectedSec }) => {
		const [own] = id.slice(unit.length + 1).split("/");
		return own === name && settings.folder === folder && expectedSec !== null;
	});
}
/** What is known of the functions, and the seconds of a round of them and of those that are not. */
function byLastRun(lastRun, benchmarks, secOf, arms) {
	const known = {
		functions: 0,
		benchmarks: 0
	};
	let roundSec = 0;
	for (const one of benchmarks) {
		const own = lastRun === null ? [] : targetsOf$1(lastRun, one);
		const ownSec = own.length === 0 ? arms * secOf(one.name) : roundSecOf(own);
		roundSec += ownSec;
		known.functions += own.length === 0 ? 0 : 1;
		known.benchmarks += own.reduce((sum, target) => sum + leavesOf(target), 0);
	}
	return {
		known: known.functions === 0 ? null : known,
		roundSec
	};
}
/** All that the last run knew, where no sources say what there is now. */
function ofLastRun(lastRun) {
	if (lastRun === null || lastRun.targets.length === 0) return {
		known: null,
		roundSec: 0
	};
	const { targets } = lastRun;
	const functions = new Set(targets.map(({ id, unit }) => id.slice(unit.length + 1).split("/")[0]));
	const benchmarks = targets.reduce((sum, target) => sum + leavesOf(target), 0);
	return {
		known: {
			functions: functions.size,
			benchmarks
		},
		roundSec: roundSecOf(targets)
	};
}
const MOST_ROWS = 200;
/** Of a noise of 1; a table of so many rounds stands for all of this kind. */
const MODEL_ROUNDS = 60;
/** Rows that are judged together: benchmarks under each contrast that gates, and their means. */
function rowsOf(benchmarks, contrasts) {
	const kind = contrasts.find((one) => one.kind !== "aa" && one.kind !== "interaction")?.kind;
	const gating = contrasts.filter((one) => one.kind === kind).length;
	const rows = Math.max(1, benchmarks) * Math.max(1, gating);
	return Math.min(MOST_ROWS, benchmarks > 1 ? rows + gating : rows);
}
/** What a run of so many rounds calls in 4 of 5 cases by each of its looks; null: nothing. */
function detectableAt(design, rows, most) {
	const { alpha } = design;
	const looks = design.looks.filter(({ rounds }) => rounds < most).map(({ rounds }) => rounds);
	if (most < 1) return [];
	const stream = random("preview");
	const table = Array.from({ length: rows }, () => Float64Array.from({ length: MODEL_ROUNDS }, () => normal(stream)));
	const forecast = makeForecast(table, alpha, {
		most,
		looks: [...looks, most]
	});
	return [...looks, most].map((rounds) => {
		const size = forecast.detectableBy(table[0], rounds, most);
		return {
			rounds,
			detectablePct: PREVIEW_NOISE_PCT.map((pct) => size === Infinity ? null : pct * size)
		};
	});
}
function makePreview(design, sources, counted, machine, lastRun) {
	const benchmarks = counted ?? [];
	const { suite, contrasts, workload } = design;
	const arms = design.arms.map(({ arm }) => arm);
	const sampleSec = workload.source.sampleSec(suite.workload);
	const blocks = workload.trial.blocks?.(suite.workload) ?? [];
	const secOf = (name) => TRIAL_OVERHEAD_SEC + (blocks.find(({ benchmark }) => benchmark === name)?.sec ?? sampleSec);
	const { known, roundSec } = counted === null ? ofLastRun(lastRun) : byLastRun(lastRun, benchmarks, secOf, arms.length);
	const forRoundsSec = roundsBudgetSec(suite) - (lastRun?.probeSec ?? 0);
	const roundsInBudget = roundSec === 0 ? 0 : Math.max(0, Math.floor(forRoundsSec / roundSec));
	const rounds = Math.min(suite.rounds.max, roundsInBudget);
	const rows = rowsOf((counted?.length ?? known?.functions ?? 0) + (known === null ? 0 : known.benchmarks - known.functions), contrasts);
	return {
		suite,
		sources,
		arms,
		contrasts,
		benchmarks,
		isCounted: counted !== null,
		known,
		mayHaveMore: workload.source.benchmarks.kind === "searched",
		roundSec,
		mostSec: rounds * roundSec,
		roundsInBudget,
		tails: plannedTails(design),
		limits: machineLimits(design, machine),
		rows,
		looks: detectableAt(design, rows, roundsInBudget === 0 ? suite.rounds.max : rounds)
	};
}
// src/core/report/bounded.ts
/** A report within the bounds of its schema, so that a long word never costs what was measured. */
const CUT = "...";
/** What programs and machines said may be long: texts and lists are cut, and it is told. */
function bounded(report) {
	const large = (reportSchema.safeParse(report).error?.issues ?? []).filter(({ code }) => code === "too_big");
	if (large.length === 0) return report;
	const cut = structuredClone(report);
	for (const issue of large) cutAt(cut, issue.path, Number("maximum" in issue ? issue.maximum : 0));
	const where = large.map(({ path }) => path.join("."));
	const first = where.slice(0, 3).join(", ");
	const message = `${where.length} texts or lists were cut to what a report holds: ${first}`;
	return {
		...cut,
		problems: [...cut.problems, {
			code: "cut",
			message
		}]
	};
}
function cutAt(root, path, most) {
	const last = path.at(-1);
	const holder = path.slice(0, -1).reduce((value, key) => Reflect.get(Object(value), key), root);
	if (last === void 0) return;
	const value = Reflect.get(Object(holder), last);
	if (typeof value === "string") Reflect.set(Object(holder), last, `${value.slice(0, most - 3)}${CUT}`);
	if (Array.isArray(value)) value.length = most;
}
const asked = reportSchema.pick({
	plan: true,
	command: true
});
/** Throws ConfigError where a report of this could not be written, whatever is measured for it. */
function checkReportable(known) {
	const issues = asked.safeParse({
		plan: known.plan,
		command: known.command
	}).error?.issues ?? [];
	if (issues.length === 0) return;
	throw new ConfigError(issues.map(({ path, message }) => ({
		code: "too-large",
		where: path.join("."),
		message: `does not fit a report: ${message}`,
		next: "ask for less, or in fewer words"
	})));
}
// src/core/stats/flips/inversion.ts
/** What a test does not reject: the estimate and the interval of one row. */
const STEPS$1 = 60;
/** Smallest and largest difference; null: no round has one. */
function rangeOf(row) {
	let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const d of row) {
		if (d < low) low = d;
		if (d > high) high = d;
	}
	return low > high ? null : {
		low,
		high
	};
}
/** Where a test that is true at `yes` and false at `no` turns, on the side of `yes`. */
function turn(yes, no, test) {
	let [inside, outside] = [yes, no];
	for (let step = 0; step < STEPS$1; step++) {
		const middle = (inside + outside) / 2;
		if (middle === inside || middle === outside) break;
		if (test(middle)) inside = middle;
		else outside = middle;
	}
	return inside;
}
/** The effect under which the rounds lean to neither side. At least one difference. */
function balanceOf(row) {
	const range = rangeOf(row);
	if (range === null) throw new Error("no difference to estimate from");
	if (range.low === range.high) return range.low;
	const found = turn(range.low, range.high, (theta) => leanOf(row, theta) >= 0);
	return Math.abs(found) < 1e-12 * (range.high - range.low) ? 0 : found;
}
/** How far outside of the differences to look: there every round leans the same way. */
const REACH = 1e3;
/**
* The effects whose lean is at most `limit`, the largest lean that the test lets pass: 0 lies
* outside exactly when the lean at 0 is larger. Null: no size of effect is rejected, so there is
* no interval. `estimate`: an effect inside, usually balanceOf(row).
*/
function intervalOf(row, limit, estimate) {
	const range = rangeOf(row);
	if (range === null) return null;
	const far = REACH * (range.high - range.low || 1);
	const isInside = (theta) => Math.abs(leanOf(row, theta)) <= limit;
	if (isInside(range.low - far) || isInside(range.high + far)) return null;
	return agreeOnZero({
		low: turn(estimate, range.low - far, isInside),
		high: turn(estimate, range.high + far, isInside)
	}, estimate, far, isInside);
}
/** The lean need not fall evenly on the way out: then what it says of 0 settles where to cut. */
function agreeOnZero({ low, high }, estimate, far, isInside) {
	const isHeld = low <= 0 && high >= 0;
	if (isHeld === isInside(0)) return {
		low,
		high
	};
	if (isHeld) {
		const end = turn(estimate, 0, isInside);
		return estimate > 0 ? {
			low: end,
			high
		} : {
			low,
			high: end
		};
	}
	return high < 0 ? {
		low,
		high: turn(0, far, isInside)
	} : {
		low: turn(0, -far, isInside),
		high
	};
}
// src/core/stats/pairs/complete-pairs.ts
/**
* Pairs by round; a round with a gap (null) or a number that is not finite on either side is
* left out as a whole, so the sides always have the same length.
* @example completePairs([1, null, 3], [4, 5, 6]) // { rounds: [0, 2], base: [1, 3], head: [4, 6] }
*/
function completePairs(base, head) {
	const pairs = {
		rounds: [],
		base: [],
		head: []
	};
	base.forEach((b, round) => {
		const h = head[round] ?? null;
		if (b === null || h === null || !Number.isFinite(b) || !Number.isFinite(h)) return;
		pairs.rounds.push(round);
		pairs.base.push(b);
		pairs.head.push(h);
	});
	return pairs;
}
// src/core/estimators/exact.ts
/** Rounds after which a value that never changed is taken for a constant. */
const LEAST_ROUNDS$1 = 3;
/** Both arms constant, as allocs/op usually is: two numbers say it all, without an interval. */
const exact = {
	id: "exact",
	about: "both sides gave the same number in every round: the numbers themselves, no interval",
	test: "none: both sides are constant",
	estimate(sample) {
		const { base, head } = completePairs(sample.base, sample.head);
		const constant = (values) => values.every((v) => v === values[0]);
		if (base.length < LEAST_ROUNDS$1 || !constant(base) || !constant(head)) return null;
		return {
			value: {
				kind: "exact",
				n: base.length,
				base: base[0],
				head: head[0]
			},
			problems: []
		};
	}
};
// src/core/stats/flips/power.ts
/** What a row of this noise, held against this bar, would have been called at. */
/** Draws that are tried. */
const TRIES = 24;
const STEPS = 12;
/** Standard normal quantile of 0.8. */
const POWER_80$1 = .8416212;
/** Smallest effect at which this noise, added to it, leans beyond the limit. */
function criticalOf(noise, limit, most) {
	let [missed, found] = [0, most];
	const seen = new Float64Array(noise.length);
	for (let step = 0; step < STEPS; step++) {
		const effect = (missed + found) / 2;
		for (let i = 0; i < noise.length; i++) seen[i] = noise[i] + effect;
		if (leanOf(seen, 0) > limit) found = effect;
		else missed = effect;
	}
	return found;
}
/**
* Smallest effect that a row like this would be called at in 4 of 5 cases, held against the same
* limit: what is left of its differences beside the estimate is drawn anew (with replacement,
* turned round by a coin) and added to an effect, and the smallest effect that is called is found
* for each draw; mean and spread of these give the effect for 4 of 5. Infinite where no effect is
* large enough.
*/
function detectableOf(row, limit, estimate) {
	const left = row.filter((d) => !Number.isNaN(d)).map((d) => d - estimate);
	const n = left.length;
	if (limit >= Math.sqrt(n)) return Number.POSITIVE_INFINITY;
	const widest = left.reduce((most, d) => Math.max(most, Math.abs(d)), 0);
	if (widest === 0) return 0;
	const scale = Math.sqrt(n / (n - 1));
	const stream = random("power");
	const noise = new Float64Array(n);
	let [sum, squares] = [0, 0];
	for (let t = 0; t < TRIES; t++) {
		for (let i = 0; i < n; i++) {
			const place = 2 * n * stream();
			const drawn = scale * left[Math.floor(place / 2)];
			noise[i] = Math.floor(place) % 2 === 0 ? drawn : -drawn;
		}
		const critical = criticalOf(noise, limit, 4 * widest);
		sum += critical;
		squares += critical * critical;
	}
	const mean = sum / TRIES;
	const variance = Math.max(0, (squares - TRIES * mean * mean) / 23);
	return mean + POWER_80$1 * Math.sqrt(variance);
}
// src/core/stats/pairs/differences.ts
/**
* One difference a pair: on the log scale when every value is positive, so that effects are
* ratios; else in units, since a logarithm of zero or less says nothing.
* @example differences([1, 1], [1, Math.E]) // { kind: 'ratio', values: [0, 1] }
* @example differences([0, 2], [1, 2])      // { kind: 'difference', values: [1, 0] }
*/
function differences$1(base, head) {
	const positive = base.every((b) => b > 0) && head.every((h) => h > 0);
	return {
		kind: positive ? "ratio" : "difference",
		values: base.map((b, i) => positive ? Math.log(head[i]) - Math.log(b) : head[i] - b)
	};
}
// src/core/estimators/paired.ts
/**
* The paired comparison by turning round whole rounds: estimate, interval and p on
* ln(head / base), or on head - base where a value is zero or less. Valid by the coin that orders
* every round, whatever the noise. The interval inverts the test that decides about the row.
*/
const paired = {
	id: "paired",
	about: "differences inside rounds: what they lean to, and the effects that the test allows",
	test: "sign flips of whole rounds, on capped differences of pairs",
	estimate(sample, bar) {
		const { rounds, base, head } = completePairs(sample.base, sample.head);
		const n = base.length;
		if (n < 2) return {
			value: {
				kind: "none",
				n,
				why: n === 0 ? "no round gave a pair" : "one round gives no interval"
			},
			problems: []
		};
		const { kind, values } = differences$1(base, head);
		const row = new Float64Array(sample.base.length).fill(NaN);
		rounds.forEach((round, i) => {
			row[round] = values[i];
		});
		return {
			value: inverted(kind, row, n, bar),
			problems: []
		};
	}
};
const ownLimit = (found, flips, alpha) => limitOf$1([found], flips, Math.floor(alpha * flips.count + 1e-9));
function inverted(kind, row, n, bar) {
	const { flips, alpha } = bar;
	const point = balanceOf(row);
	const found = leaning(row, 0);
	const limit = bar.limit ?? ownLimit(found, flips, alpha);
	const interval = intervalOf(row, limit, point);
	if (interval === null) return {
		kind: "none",
		n,
		why: `${n} rounds are too few for an interval`,
		point,
		scale: kind
	};
	return {
		kind,
		n,
		point,
		...interval,
		level: 1 - alpha,
		p: countAsFar(found, flips) / flips.count,
		detectable: detectableOf(row, limit, point)
	};
}
// src/core/estimators/index.ts
const estimators = [exact, paired];
/** The estimate of a sample against a bar, and the name of the test behind it. */
function estimateSample(sample, bar) {
	for (const { estimate, test } of estimators) {
		const found = estimate(sample, bar);
		if (found) return {
			...found,
			test
		};
	}
	return {
		value: {
			kind: "none",
			n: 0,
			why: "no estimator applies"
		},
		problems: [],
		test: "none"
	};
}
// src/core/judge/evidence.ts
/** What the first rounds say about a row: its differences, and its margin on their scale. */
const LEAST_CONSTANT = 3;
const cutTo = (sample, to) => ({
	...sample,
	base: sample.base.slice(0, to),
	head: sample.head.slice(0, to),
	headFirst: sample.headFirst.slice(0, to),
	machines: sample.machines?.slice(0, to) ?? null
});
/** The evidence of rounds 0 to `to` (not included). */
function gatherEvidence(whole, to) {
	const sample = whole.base.length === to ? whole : cutTo(whole, to);
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const { kind, values } = differences$1(base, head);
	const row = new Float64Array(to).fill(NaN);
	rounds.forEach((round, i) => {
		row[round] = values[i];
	});
	const isConstant = base.length >= LEAST_CONSTANT && base.every((b) => b === base[0]) && head.every((h) => h === head[0]);
	const scale = kind === "ratio" ? null : Math.abs(base.length === 0 ? 0 : median(base));
	return {
		sample,
		kind,
		row,
		n: base.length,
		isConstant,
		...onScale$1(sample, scale)
	};
}
/**
* Margin and printed step: on the log scale (null), or in units of this base value. Of a base of
* zero nothing is left, so any shift counts. Constants are printed without rounding that matters
* where the metric is declared exact.
*/
function onScale$1({ assume, marginPct, resolutionPct }, base) {
	const stepPct = assume === "exact" ? 0 : resolutionPct ?? 0;
	const of = (pct) => base === null ? Math.log1p(pct / 100) : base * pct / 100;
	return {
		margin: of(marginPct),
		step: of(stepPct)
	};
}
/** Declared exact and constant: its verdict needs no test, so it is in no family of tests. */
function isExact({ sample, isConstant }) {
	return sample.assume === "exact" && isConstant;
}
/** The effect on the scale of the differences; null where nothing was estimated. */
function pointOf(estimate) {
	if (estimate.kind === "none") return estimate.point ?? null;
	if (estimate.kind !== "exact") return estimate.point;
	const { base, head } = estimate;
	return base > 0 && head > 0 ? Math.log(head) - Math.log(base) : head - base;
}
// src/core/stats/distributions/null-distribution.ts
const known = /* @__PURE__ */ new Map();
/** The cap of the signed-rank scores at n pairs, ceil(n / 2): one wild pair stays harmless. */
function scoreCap(n) {
	return Math.ceil(n / 2);
}
/**
* Null distribution of T = sum of the scores min(i, cap) whose coin shows heads, i = 1 ... n.
* Source: Wilcoxon 1945 for cap = n; general scores in Hettmansperger and McKean, Robust
* Nonparametric Statistical Methods, section 1.8.
* @example nullDistribution(6, 3).total    // 15
* @example nullDistribution(8, 4).cdf[3]   // 5 / 256 = 0.01953125
*/
function nullDistribution(n, cap = scoreCap(n)) {
	const key = n * 100003 + cap;
	const found = known.get(key);
	if (found) return found;
	const distribution = {
		n,
		cap,
		total: scoreSum(n, cap),
		cdf: coinSums(Array.from({ length: n }, (_, i) => Math.min(i + 1, cap)))
	};
	known.set(key, distribution);
	return distribution;
}
/** Sum of the first i scores min(j, cap). */
function scoreSum(i, cap) {
	return i <= cap ? i * (i + 1) / 2 : cap * (cap + 1) / 2 + (i - cap) * cap;
}
/**
* P(sum of the scores whose fair coin shows heads <= t) for t = 0 ... sum of all; whole scores.
* The generating function prod (1 + z^a_i) / 2, multiplied out one score at a time. Every step
* halves, so the entries are probabilities: exact doubles to 52 scores, and sums of positive
* terms (relative error below 1e-13) for the hundreds after that.
* @example coinSums([1, 2]) // [1/4, 1/2, 3/4, 1]
*/
function coinSums(scores) {
	const cdf = new Float64Array(scores.reduce((sum, score) => sum + score, 0) + 1);
	cdf[0] = 1;
	let top = 0;
	for (const score of scores) {
		top += score;
		for (let s = top; s >= score; s--) cdf[s] = (cdf[s] + cdf[s - score]) / 2;
		for (let s = score - 1; s >= 0; s--) cdf[s] = cdf[s] / 2;
	}
	for (let s = 1; s < cdf.length; s++) cdf[s] = cdf[s] + cdf[s - 1];
	return cdf;
}
// src/core/stats/pairs/signed-rank.ts
/** The capped signed-rank statistic. */
/**
* The capped signed-rank statistic T(theta): the sum, over the differences above theta, of the
* scores min(rank, cap), where rank orders the distances |d - theta|. Equal distances share the
* mean of their scores, so the scores of all differences always add up to the same total.
* Source: Wilcoxon 1945, with the scores bent at the cap.
* Linear time: the distances below and above theta are two sorted lists that are merged.
* @param sorted differences in ascending order
* @example signedRank([-1, 2, 3], 0, 3) // ranks 1, 2, 3; T = 2 + 3 = 5
*/
function signedRank(sorted, theta, cap) {
	const n = sorted.length;
	let above = 0;
	while (above < n && sorted[above] <= theta) above++;
	let under = above - 1;
	let rank = 0;
	let sum = 0;
	while (rank < n) {
		const left = under >= 0 ? theta - sorted[under] : Infinity;
		const right = above < n ? sorted[above] - theta : Infinity;
		const distance = Math.min(left, right);
		const first = rank;
		let positive = 0;
		while (under >= 0 && theta - sorted[under] === distance) {
			under--;
			rank++;
		}
		while (above < n && sorted[above] - theta === distance) {
			above++;
			rank++;
			positive++;
		}
		if (positive === 0) continue;
		sum += positive * (scoreSum(rank, cap) - scoreSum(first, cap)) / (rank - first);
	}
	return sum;
}
// src/core/stats/pairs/shift.ts
/** Paired differences, made ready for estimate and interval. */
/**
* Prepares differences for estimate and interval. At least one difference, all finite.
* @example prepareShift([1, 3]).walsh // [1, 2, 3]
*/
function prepareShift(differences, capOf = scoreCap) {
	const sorted = Float64Array.from(differences).sort();
	const n = sorted.length;
	const { cap, total } = nullDistribution(n, capOf(n));
	const walsh = distinctAverages(sorted);
	const statisticAbove = (j) => j >= walsh.length - 1 ? 0 : signedRank(sorted, (walsh[j] + walsh[j + 1]) / 2, cap);
	return {
		n,
		cap,
		total,
		walsh,
		statisticAbove
	};
}
/**
* L(t) and U(t), the values between which T leaves more than t on either side:
* U = smallest Walsh average just above which T <= t; L = largest just below which S - T <= t.
* T falls as theta grows, so both are found by halving.
* Source: Hettmansperger and McKean, section 1.5 (interval from a signed-rank test).
* @example shiftEnds(prepareShift([1, 2, 3]), 0) // [1, 3]: the smallest and largest difference
*/
function shiftEnds(shift, t) {
	const { walsh, total, statisticAbove } = shift;
	const last = walsh.length - 1;
	const upper = firstWhere(0, last, (j) => statisticAbove(j) <= t);
	return [walsh[firstWhere(0, last, (j) => total - statisticAbove(j) > t)], walsh[upper]];
}
/** The smallest index from low to high where a test that turns true once is true; else high. */
function firstWhere(low, high, test) {
	let a = low;
	let b = high;
	while (a < b) {
		const middle = a + b >> 1;
		if (test(middle)) b = middle;
		else a = middle + 1;
	}
	return a;
}
function distinctAverages(sorted) {
	const n = sorted.length;
	const all = new Float64Array(n * (n + 1) / 2);
	let k = 0;
	for (let i = 0; i < n; i++) for (let j = i; j < n; j++) all[k++] = (sorted[i] + sorted[j]) / 2;
	all.sort();
	let distinct = 0;
	for (const w of all) if (distinct === 0 || w !== all[distinct - 1]) all[distinct++] = w;
	return all.subarray(0, distinct);
}
// src/core/stats/pairs/shift-estimate.ts
/** The estimate of a shift from paired differences. */
/**
* The shift at which the statistic is balanced: the middle of [L(m), U(m)], m = floor((S - 1)/2).
* With cap = n this is the estimate of Hodges and Lehmann (1963), the median Walsh average.
* @example shiftEstimate(prepareShift([1, 2, 3, 10])) // 2.5; Hodges-Lehmann says 2.75
*/
function shiftEstimate(shift) {
	const [low, high] = shiftEnds(shift, Math.floor((shift.total - 1) / 2));
	return (low + high) / 2;
}
// src/core/stats/distributions/chi-square-tail.ts
/**
* P(chi-square with `freedom` degrees of freedom > x): the upper incomplete gamma function
* Q(freedom / 2, x / 2). Series below, continued fraction (Lentz) above a + 1.
* Source: Abramowitz and Stegun 6.5.29 and 6.5.31.
* @example chiSquareTail(3.841458820694124, 1) // 0.05
*/
function chiSquareTail(x, freedom) {
	if (!(x > 0)) return 1;
	const a = freedom / 2;
	const half = x / 2;
	const front = Math.exp(a * Math.log(half) - half - logGammaOfHalf(freedom));
	return half < a + 1 ? 1 - front * lowerSeries(a, half) : front * upperFraction(a, half);
}
/** ln Gamma(k / 2) for a whole k >= 1, from Gamma(1/2) = sqrt(pi) and Gamma(1) = 1. */
function logGammaOfHalf(k) {
	let sum = k % 2 === 1 ? Math.log(Math.PI) / 2 : 0;
	for (let j = k - 2; j > 0; j -= 2) sum += Math.log(j / 2);
	return sum;
}
function lowerSeries(a, x) {
	let term = 1 / a;
	let sum = term;
	for (let k = 1; term > sum * 1e-16; k++) {
		term *= x / (a + k);
		sum += term;
	}
	return sum;
}
function upperFraction(a, x) {
	let b = x + 1 - a;
	let c = 1e300;
	let d = 1 / b;
	let value = d;
	for (let k = 1; k < 1e3; k++) {
		const step = -k * (k - a);
		b += 2;
		d = 1 / (step * d + b);
		c = b + step / c;
		value *= c * d;
		if (Math.abs(c * d - 1) < 1e-15) break;
	}
	return value;
}
// src/core/stats/tests/kruskal-wallis.ts
/** Whether several groups are alike: Kruskal and Wallis. */
/**
* p of "all groups come from one distribution": Kruskal and Wallis's H on mid-ranks with the
* tie correction, against chi-square with groups - 1 degrees of freedom. The approximation is
* meant for groups of 4 and more. Fewer than two groups, or all values equal: 1.
* Source: Kruskal and Wallis, Use of ranks in one-criterion variance analysis, 1952.
* @example kruskalWallis([[1, 2, 3, 4], [5, 6, 7, 8]]) // H = 5.3333, p = 0.0209213
*/
function kruskalWallis(groups) {
	const all = groups.flatMap((values, group) => values.map((value) => ({
		value,
		group
	})));
	all.sort((a, b) => a.value - b.value);
	const n = all.length;
	const sums = groups.map(() => 0);
	let ties = 0;
	for (let start = 0; start < n;) {
		let end = start;
		while (end < n && all[end].value === all[start].value) end++;
		const rank = (start + 1 + end) / 2;
		for (let i = start; i < end; i++) sums[all[i].group] += rank;
		ties += (end - start) ** 3 - (end - start);
		start = end;
	}
	if (groups.length < 2 || ties === n ** 3 - n) return 1;
	const squares = groups.reduce((sum, { length }, g) => sum + sums[g] ** 2 / length, 0);
	return chiSquareTail((12 / (n * (n + 1)) * squares - 3 * (n + 1)) / (1 - ties / (n ** 3 - n)), groups.length - 1);
}
// src/core/judge/machines.ts
/** Fewest pairs of a machine whose estimate counts against another's. */
const LEAST_PAIRS$1 = 4;
const DIFFERS_P = .05;
function groupByMachine(sample) {
	const { machines } = sample;
	if (machines === null) return [];
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const { values } = differences$1(base, head);
	const groups = /* @__PURE__ */ new Map();
	rounds.forEach((round, i) => {
		const machine = machines[round];
		if (machine == null) return;
		groups.set(machine, [...groups.get(machine) ?? [], values[i]]);
	});
	return [...groups].map(([machine, list]) => ({
		machine,
		values: list
	}));
}
const estimateGroup = ({ machine, values }) => ({
	machine,
	n: values.length,
	point: shiftEstimate(prepareShift(values))
});
/** The estimate of every machine by itself; [] when the pairs come from one. */
function estimateMachines(sample) {
	const groups = groupByMachine(sample);
	return groups.length < 2 ? [] : groups.map(estimateGroup);
}
const solid = (sample) => groupByMachine(sample).filter(({ values }) => values.length >= LEAST_PAIRS$1);
function differs(groups) {
	return groups.length > 1 && kruskalWallis(groups.map(({ values }) => values)) < DIFFERS_P;
}
/** The effect differs by machine, and two machines even see opposite directions. */
function machinesDisagree(sample) {
	if (sample.machines === null) return false;
	const groups = solid(sample);
	if (!differs(groups)) return false;
	const points = groups.map((group) => estimateGroup(group).point);
	return points.some((point) => point > 0) && points.some((point) => point < 0);
}
/** What a reader of a pooled row should know about its machines. */
function machineProblems(sample) {
	const groups = groupByMachine(sample);
	if (groups.length < 2) return [];
	const problems = [];
	const few = groups.filter(({ values }) => values.length < LEAST_PAIRS$1);
	if (few.length > 0) problems.push({
		code: "few-pairs-on-machine",
		message: `${few.map(({ machine, values }) => `${machine} gave ${values.length}`).join(", ")} of the pairs: too few to say whether it differs`,
		next: `run at least ${LEAST_PAIRS$1} rounds on every machine`
	});
	if (differs(solid(sample))) problems.push({
		code: "differs-by-machine",
		message: "the effect differs by machine: the estimate is for these machines taken together",
		next: "read the estimates per machine"
	});
	return problems;
}
// src/core/judge/explain.ts
/** From a row's standing to the Comparison of the report, with its explanation and footnotes. */
/** The row as it stands. */
function explainStanding(row, rounds, around) {
	const { alpha } = around;
	const evidence = row.seen?.evidence ?? gatherEvidence(row.sample, rounds);
	const { sample } = evidence;
	const { value: estimate, problems, test } = estimateSample(sample, barOf(row.seen, rounds, alpha));
	const { contrast, benchmark, metric, unit, better, marginPct, role } = sample;
	return {
		contrast,
		benchmark,
		metric,
		unit,
		better,
		marginPct,
		role,
		...valuesOf(sample, estimate),
		estimate,
		verdict: completed(row, estimate, evidence, around),
		explanation: {
			test,
			looksTaken: row.looksTaken,
			...pValues(row, estimate),
			family: row.family,
			lostPairs: row.losses.lost,
			reruns: sample.reruns,
			resolutionPct: sample.resolutionPct,
			layout: sample.layout,
			secondRunEffect: secondRunEffect(sample, estimate),
			machines: estimateMachines(sample)
		},
		problems: [...problems, ...problemsOf(row, evidence, estimate)]
	};
}
/** What the interval inverts: the family's bar, the row's own level, or the whole of alpha. */
function barOf(seen, rounds, alpha) {
	if (seen === null) return {
		flips: patternsOf("")(rounds),
		alpha,
		limit: null
	};
	const { flips, bar } = seen;
	return bar === null ? {
		flips,
		alpha: seen.alpha,
		limit: null
	} : {
		flips,
		alpha,
		limit: bar.limit()
	};
}
/** p over the looks, and in the family: each is at most alpha exactly where its test rejects. */
function pValues({ seen, pSequential, pAdjusted }, estimate) {
	if (seen?.bar == null || !("p" in estimate)) return {
		pSequential,
		pAdjusted
	};
	const overLooks = (p) => seen.share === 0 ? 1 : Math.min(1, p / seen.share);
	const { lean } = leaning(seen.evidence.row, 0);
	const adjusted = seen.bar.shareAsFar(lean);
	return {
		pSequential: overLooks(estimate.p),
		pAdjusted: overLooks(adjusted)
	};
}
/**
* The base's median, and what the estimate makes of it: so head to base is the delta that is shown,
* which the medians of both sides need not be.
*/
function valuesOf(sample, estimate) {
	const { base, head } = completePairs(sample.base, sample.head);
	if (base.length === 0) return {
		baseValue: null,
		headValue: null
	};
	const baseValue = median(base);
	const point = estimate.kind === "exact" ? null : pointOf(estimate);
	if (point === null) return {
		baseValue,
		headValue: median(head)
	};
	const headValue = base.every((b) => b > 0) && head.every((h) => h > 0) ? baseValue * Math.exp(point) : baseValue + point;
	return {
		baseValue,
		headValue: asMeasured(headValue, median(head))
	};
}
/** What was measured, where the way over a logarithm and back only rounded it: no 4095.99… B. */
const asMeasured = (value, measured) => Math.abs(value - measured) <= 1e-12 * Math.abs(measured) ? measured : value;
/** What only the interval can add: whether all of it is beyond the margin, and what is missing. */
function completed({ seen, verdict, sample }, estimate, evidence, { forecast }) {
	const { margin, n } = evidence;
	if (verdict.word === "regressed" || verdict.word === "improved") {
		if (!("low" in estimate)) return verdict;
		return {
			...verdict,
			certain: estimate.low > margin || estimate.high < -margin
		};
	}
	if (verdict.word !== "inconclusive") return verdict;
	const foretold = sample.role === "gating" && seen?.bar != null && "low" in estimate ? toGo(evidence, forecast()) : null;
	if (evidence.sample.stoppedAfter !== void 0) return {
		word: "inconclusive",
		reason: "stopped",
		roundsNeeded: seen === null ? 8 : foretold
	};
	if (seen === null && n >= 6) return {
		word: "inconclusive",
		reason: "no-decision",
		roundsNeeded: null
	};
	const isSuspected = seen !== null && looksWorse(evidence, seen.flips);
	return {
		...verdict,
		roundsNeeded: foretold,
		...isSuspected ? { suspected: true } : {}
	};
}
/** Chance that the interval of a suspicion misses. */
const SUSPICION = .2;
/** The estimate and all of the row's own 80 % interval are worse than the margin. */
function looksWorse({ row, sample, margin, n }, flips) {
	if (n < 2) return false;
	const sign = sample.better === "lower" ? 1 : -1;
	const point = balanceOf(row);
	if (sign * point < margin || point === 0) return false;
	const ends = intervalOf(row, limitOf$1([leaning(row, 0)], flips, Math.floor(SUSPICION * flips.count)), point);
	return ends !== null && (sign === 1 ? ends.low : -ends.high) > margin;
}
/**
* Rounds that would decide at the present noise: until a change of this size is seen in 4 of 5
* cases (an estimate beyond the margin), or until its absence is proved (one inside it).
*/
function toGo({ row, margin, n }, forecast) {
	const point = balanceOf(row);
	const noise = noiseOf(row, point);
	if (noise === null) return null;
	return Math.abs(point) >= margin ? forecast.roundsToCall(noise, point, n) : forecast.roundsToProve(noise, point, margin, n);
}
/**
* What running second costs, as ln(second / first): half the difference between the median
* ln(head / base) of the pairs in which head ran second and of those in which it ran first, so
* that the effect itself cancels. Null: no ratio, or not both orders.
*/
function secondRunEffect(sample, estimate) {
	if (estimate.kind !== "ratio") return null;
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const inOrder = (headFirst) => rounds.flatMap((round, i) => sample.headFirst[round] === headFirst ? [Math.log(head[i] / base[i])] : []);
	const [second, first] = [inOrder(false), inOrder(true)];
	if (second.length === 0 || first.length === 0) return null;
	return (median(second) - median(first)) / 2;
}
function problemsOf(row, { sample, step }, estimate) {
	const problems = machineProblems(sample);
	const { lost, ran } = row.losses;
	if (lost > 0 && row.verdict.word !== "failed") {
		const message = `${lost} of ${ran} rounds gave no pair of numbers and were left out`;
		problems.push({
			code: "lost-pairs",
			message
		});
	}
	const { base, head } = completePairs(sample.base, sample.head);
	if (base.every((b) => b === 0) && head.some((h) => h !== 0)) problems.push({
		code: "new-non-zero",
		message: "base was zero in every round: the change has no percentage"
	});
	const point = pointOf(estimate) ?? 0;
	if (point !== 0 && Math.abs(point) < step) problems.push({
		code: "below-resolution",
		message: "the change is smaller than the step in which the metric is printed"
	});
	return problems;
}
// src/core/stats/flips/crossing.ts
/**
* One row alone, against one bound of its effect, over all looks: the signs of its rounds decide
* its whole course, so a pattern that crossed at an earlier look is not counted again at a later
* one. Looks that see nearly the same share what they spend, and nothing is lost between them.
*/
/** Patterns that stand for both signs: the share of patterns is one of twice their number. */
const allowedOf = (spent, flips) => Math.floor(2 * flips.count * spent + 1e-9);
/** That a pattern crossed as it is, and that its mirror image did. */
const [ITSELF, MIRRORED] = [1, 2];
/** A lean that the furthest patterns mostly exceed: only those that do are put in order. */
const FAR = 1.5;
/** Room for the leans of one look, and for the far ones among them, used anew by every call. */
let sums = /* @__PURE__ */ new Float64Array(0);
let leans = /* @__PURE__ */ new Float64Array(0);
let [places, far] = [/* @__PURE__ */ new Int32Array(0), /* @__PURE__ */ new Float64Array(0)];
/** Leans away from the edge, towards 0, of every pattern after the first rounds of the row. */
function lean(row, edge, rounds, flips) {
	if (leans.length !== flips.count) {
		leans = new Float64Array(flips.count);
		far = new Float64Array(flips.count);
		places = new Int32Array(flips.count);
	}
	const scores = scoresOf(row.subarray(0, rounds), edge);
	if (edge > 0) for (let i = 0; i < rounds; i++) scores[i] = -scores[i];
	sums = signedSums(scores, sums);
	for (let from = 0; from < flips.count; from += 256) {
		const to = Math.min(flips.count, from + 256);
		leans.set(leansOf(sums, flips, from, to).subarray(0, to - from), from);
	}
}
/** Of a pattern and its mirror image, the one that leans away from the edge. */
const awayOf = (b) => leans[b] > 0 ? ITSELF : MIRRORED;
/** Finds what has not crossed and leans by more than `least`; how many there are. */
function findFar(crossed, least) {
	let n = 0;
	for (let b = 0; b < crossed.length; b++) {
		const size = Math.abs(leans[b]);
		if (size <= least || (crossed[b] & awayOf(b)) !== 0) continue;
		far[n] = size;
		places[n++] = b;
	}
	return n;
}
/** Marks at most `left` more as crossed, those that lean furthest; how many it marked. */
function mark(crossed, left) {
	let n = findFar(crossed, FAR);
	if (n <= left) n = findFar(crossed, 0);
	const limit = n <= left ? 0 : kthSmallest(far, n, n - 1 - left) * SAME;
	let marked = 0;
	for (let i = 0; i < n; i++) {
		const b = places[i];
		if (Math.abs(leans[b]) <= limit) continue;
		crossed[b] |= awayOf(b);
		marked++;
	}
	return marked;
}
/**
* Whether the rounds as they were seen have crossed by the last look: then the effect is not at the
* edge, nor beyond it on the side that is away from 0. If it is, the chance of crossing at any
* look is at most what the last look has spent.
* @param edge not 0
* @param looks ascending, none of more rounds than the row has; those asked before among them
* @param before what was returned for the same row after earlier looks; it is gone on with
*/
function follow(row, edge, looks, flips, before) {
	const last = looks.at(-1);
	const now = leaning(row.subarray(0, last.rounds), edge, sums);
	sums = now.sums;
	const most = allowedOf(last.spent, flips);
	if (now.isUp === edge > 0 || countAsFar(now, flips, most) > most) return {
		hasCrossed: false,
		followed: before
	};
	const followed = before?.edge === edge ? before : {
		edge,
		looks: 0,
		spent: 0,
		crossed: new Uint8Array(flips.count)
	};
	for (const look of looks.slice(followed.looks)) {
		followed.looks++;
		const left = allowedOf(look.spent, flips) - followed.spent;
		if (left <= 0) continue;
		lean(row, edge, look.rounds, flips);
		followed.spent += mark(followed.crossed, left);
	}
	return {
		hasCrossed: (followed.crossed[0] & ITSELF) !== 0,
		followed
	};
}
// src/core/stats/flips/labels.ts
/**
* Which arm of a round has which label, where contrasts share an arm. Arms that do not differ ran
* in an order by chance, so every order of their labels was as likely as the one that was seen.
* Turning signs is the same thing for two arms; of three it would turn two differences at once,
* which only noise without skew allows. One order per round, the same for all rows.
*/
/** The one that was seen among them; fewer than of signs, since a row's lean is found anew. */
const PATTERNS = 4096;
function drawRound(seed, labels, round) {
	const stream = derive(seed, "labels", labels, round);
	const at = Array.from({ length: labels }, (_, rank) => new Uint8Array(PATTERNS).fill(rank));
	for (let b = 1; b < PATTERNS; b++) for (let rank = labels - 1; rank > 0; rank--) {
		const other = Math.floor(stream() * (rank + 1));
		const [mine, its] = [at[rank], at[other]];
		const label = mine[b];
		mine[b] = its[b];
		its[b] = label;
	}
	return at;
}
const drawn = /* @__PURE__ */ new Map();
const SEEDS_KEPT = 8;
/** The identity and 4095 random orders of so many labels a round. At most 256 labels. */
function labelsOf(seed, labels, rounds) {
	const key = JSON.stringify([seed, labels]);
	const known = drawn.get(key) ?? {
		at: [],
		codes: /* @__PURE__ */ new Map()
	};
	const { at, codes } = known;
	if (drawn.size >= SEEDS_KEPT) drawn.clear();
	drawn.set(key, known);
	while (at.length < rounds) at.push(drawRound(seed, labels, at.length));
	return {
		count: PATTERNS,
		at: at.slice(0, rounds),
		codes
	};
}
/** Labels that rows connect with this row's, ascending. */
function connected(rows, { group, base }) {
	const found = /* @__PURE__ */ new Set([base]);
	for (let size = 0; size < found.size;) {
		size = found.size;
		for (const row of rows) {
			if (row.group !== group) continue;
			if (found.has(row.base)) found.add(row.head);
			if (found.has(row.head)) found.add(row.base);
		}
	}
	return [...found].sort((a, b) => a - b);
}
/**
* Of the labels that are present in a round, those at two ranks, by pattern: lower times the number
* of all labels, plus upper.
*/
function codesOf(labels, round, present, ranks) {
	const key = `${round}|${present}|${ranks}`;
	const known = labels.codes.get(key);
	if (known !== void 0) return known;
	const at = labels.at[round];
	const isPresent = at.map((_, label) => present.includes(label));
	const found = Uint16Array.from({ length: labels.count }, (_, b) => {
		let [rank, lower, upper] = [
			0,
			0,
			0
		];
		for (const ranked of at) {
			const label = ranked[b];
			if (!isPresent[label]) continue;
			if (rank === ranks[0]) lower = label;
			if (rank === ranks[1]) upper = label;
			rank++;
		}
		return lower * at.length + upper;
	});
	labels.codes.set(key, found);
	return found;
}
/** Size of the row's lean under every order of the labels in `within`. */
function leansUnder(armed, within, labels) {
	const { row, base, head, values } = armed;
	const rounds = [...row.keys()].filter((round) => !Number.isNaN(row[round]));
	const lookUps = rounds.map((round) => {
		const present = within.filter((label) => !Number.isNaN(values[label][round]));
		const ranks = [present.indexOf(base), present.indexOf(head)];
		const size = labels.at[round].length;
		const at = (label) => values[label]?.[round] ?? NaN;
		const differences = Float64Array.from({ length: size * size }, (_, code) => at(code % size) - at(Math.floor(code / size)));
		return {
			codes: codesOf(labels, round, present, ranks),
			differences
		};
	});
	const leans = new Float64Array(labels.count);
	const relabelled = new Float64Array(rounds.length);
	for (let b = 0; b < labels.count; b++) {
		for (let i = 0; i < lookUps.length; i++) {
			const { codes, differences } = lookUps[i];
			relabelled[i] = differences[codes[b]];
		}
		leans[b] = Math.abs(leanOf(relabelled, 0));
	}
	return leans;
}
/**
* The leans of rows whose arms are relabelled together. Rows that have fallen no longer connect
* their arms: what differs is not exchanged any more with what may be equal.
*/
function byLabels(rows, labels) {
	const leansKnown = /* @__PURE__ */ new Map();
	const leansOf = (i, left) => {
		const within = connected(left, rows[i]);
		const key = `${i}|${within}`;
		const found = leansKnown.get(key) ?? leansUnder(rows[i], within, labels);
		leansKnown.set(key, found);
		return found;
	};
	return {
		count: labels.count,
		largest(left) {
			const connecting = left.map((i) => rows[i]);
			const most = new Float64Array(labels.count);
			for (const i of left) {
				const leans = leansOf(i, connecting);
				for (let b = 0; b < most.length; b++) if (leans[b] > most[b]) most[b] = leans[b];
			}
			return most;
		}
	};
}
// src/core/judge/shared-arms.ts
const SIDES$1 = ["base", "head"];
const nodeKey = (sample, side) => sample.sides === void 0 ? null : JSON.stringify([
	sample.metric,
	sample.unit,
	sample.sides[side]
]);
/**
* Series by key. One whose rows do not agree on a number (a mean over other benchmarks, say) is not
* one series: it is left out, and its rows share nothing there.
*/
function nodesOf(samples) {
	const nodes = /* @__PURE__ */ new Map();
	samples.forEach((sample, i) => {
		for (const side of SIDES$1) {
			const key = nodeKey(sample, side);
			if (key === null) continue;
			const node = nodes.get(key) ?? {
				values: [],
				rows: /* @__PURE__ */ new Set(),
				isSplit: false
			};
			sample[side].forEach((value, round) => {
				const known = node.values[round] ?? null;
				if (known !== null && value !== null && known !== value) node.isSplit = true;
				node.values[round] = known ?? value;
			});
			node.rows.add(i);
			nodes.set(key, node);
		}
	});
	return nodes;
}
/** Rows that series in common connect, each row in one group. */
function groupsOf(count, nodes) {
	const groups = Array.from({ length: count }, (_, i) => i);
	for (const { rows } of nodes) {
		const [first] = rows;
		for (const i of rows) {
			const [from, to] = [groups[i], groups[first]];
			groups.forEach((group, j) => {
				if (group === from) groups[j] = to;
			});
		}
	}
	return groups;
}
const isUsable = (value, kind) => value !== null && Number.isFinite(value) && (kind === "difference" || value > 0);
/** By round, on the scale of the row's differences; NaN where there is no number for that. */
function onScale(values, { kind, row }) {
	const scaled = (value) => kind === "ratio" ? Math.log(value) : value;
	return Float64Array.from(row, (_, round) => {
		const value = values[round] ?? null;
		return isUsable(value, kind) ? scaled(value) : NaN;
	});
}
/**
* The leans of a family in which contrasts share an arm: labels of arms are exchanged, not signs.
* Null: no two rows share a side, and signs are the same thing.
*/
function leansOfShared(evidence, seed) {
	const samples = evidence.map(({ sample }) => sample);
	const nodes = [...nodesOf(samples)].filter(([, { isSplit }]) => !isSplit);
	if (nodes.every(([, { rows }]) => rows.size < 2)) return null;
	const known = new Map(nodes);
	const groups = groupsOf(samples.length, nodes.map(([, node]) => node));
	const labelled = /* @__PURE__ */ new Map();
	const labelIn = (group, key) => {
		const labels = labelled.get(group) ?? /* @__PURE__ */ new Map();
		labelled.set(group, labels);
		const label = labels.get(key) ?? labels.size;
		labels.set(key, label);
		return label;
	};
	const rows = evidence.map(({ sample }, i) => {
		const keyOf = (side) => {
			const key = nodeKey(sample, side);
			return key !== null && known.has(key) ? key : `${i} ${side}`;
		};
		const group = groups[i];
		return {
			group,
			base: labelIn(group, keyOf("base")),
			head: labelIn(group, keyOf("head"))
		};
	}).map((one, i) => {
		const { sample } = evidence[i];
		const values = [...labelled.get(one.group).keys()].map((key, label) => {
			return onScale((label === one.base ? sample.base : label === one.head ? sample.head : null) ?? known.get(key)?.values ?? [], evidence[i]);
		});
		return {
			row: evidence[i].row,
			...one,
			values
		};
	});
	return byLabels(rows, labelsOf(seed, rows.reduce((top, { values }) => Math.max(top, values.length), 0), rows.reduce((top, { row }) => Math.max(top, row.length), 0)));
}
// src/core/judge/standing.ts
/** Where a row stands while the table is judged; becomes a Comparison at the end. */
/** A row before its first look. */
function openStanding(sample, family, rounds) {
	return {
		sample,
		seen: null,
		verdict: {
			word: "inconclusive",
			reason: "too-few-rounds",
			roundsNeeded: null
		},
		decidedAt: null,
		losses: countLosses(sample, rounds),
		looksTaken: [],
		pSequential: null,
		pAdjusted: null,
		isUnder: false,
		isOver: false,
		followed: {
			under: null,
			over: null
		},
		isExempt: false,
		family
	};
}
// src/core/judge/verdict.ts
const inconclusive = (reason) => ({
	word: "inconclusive",
	reason,
	roundsNeeded: null
});
const isZeroOnly = ({ sample: { base, head } }) => [...base, ...head].every((value) => value === null || value === 0);
function verdictOf(evidence, finding) {
	const { sample, n } = evidence;
	if (n < 2) return inconclusive("too-few-rounds");
	if (isExact(evidence)) return constantVerdict(evidence);
	if (n < 6) return inconclusive("too-few-rounds");
	if (isZeroOnly(evidence)) return {
		word: "equivalent",
		reason: "all-zero"
	};
	const verdict = noisyVerdict(evidence, finding);
	if (verdict.word === "inconclusive") return verdict;
	return machinesDisagree(sample) ? inconclusive("machines-disagree") : verdict;
}
function constantVerdict({ sample, row, margin }) {
	const point = row.find((value) => !Number.isNaN(value)) ?? 0;
	if (Math.abs(point) > margin) return moved(sample, point, "exact", true);
	if (point !== 0) return {
		word: "equivalent",
		reason: "inside-margin"
	};
	return {
		word: "equivalent",
		reason: sample.base.every((value) => value === null || value === 0) ? "all-zero" : "exact-equal"
	};
}
/** `certain` is known with the interval only: see explain.ts. */
const moved = ({ better }, point, reason, certain) => {
	return {
		word: (better === "lower" ? point > 0 : point < 0) ? "regressed" : "improved",
		reason,
		certain
	};
};
/**
* Regressed or improved: shown to be moved, and as far as the margin by the estimate. Nothing is
* said about a shift below the printed step, and no equivalence inside a margin finer than it.
*/
function noisyVerdict(evidence, { isMoved, isInside }) {
	const { sample, row, margin, step, isConstant } = evidence;
	const point = isMoved ? balanceOf(row) : 0;
	if (isMoved && Math.abs(point) >= Math.max(margin, step)) return moved(sample, point, isConstant ? "exact" : "shift", false);
	if (isConstant && row.every((value) => value === 0 || Number.isNaN(value))) {
		if (step < margin && isInside) return {
			word: "equivalent",
			reason: "exact-equal"
		};
	} else if (step < margin && isInside) return {
		word: "equivalent",
		reason: "inside-margin"
	};
	if (isMoved && Math.abs(point) < margin && step < margin) return {
		word: "equivalent",
		reason: "below-margin"
	};
	return inconclusive(isMoved && Math.abs(point) >= margin || step >= margin && isInside ? "below-resolution" : "no-decision");
}
// src/core/judge/family.ts
/**
* The rows that gate, judged together at every look: joint sign flips of whole rounds with a
* step-down over the rows (stats/flips). docs/statistics.md says why this holds.
*/
const SLACK = 1e-9;
/** Judges the rows, and the geometric means over them, at every look that was reached. */
function judgeFamily(samples, looks, withMeans, rounds) {
	const rows = samples.map((sample) => openStanding(sample, "", rounds));
	let means = withMeans ? geomeanRows(samples).map((mean) => openStanding(mean, "", rounds)) : [];
	const used = { calls: 0 };
	looks.spent.forEach((_, k) => {
		means = means.map((mean) => mean.decidedAt === null ? withoutSettled(mean, rows) : mean);
		takeLook([...rows, ...means], looks.spent.slice(0, k + 1), looks, used);
	});
	const all = [...rows, ...means];
	const tested = all.filter((row) => !row.isExempt && row.verdict.word !== "failed").length;
	for (const row of all) {
		const kind = row.seen?.turned === "labels" ? "permutations of arms" : "sign flips";
		row.family = row.isExempt ? "none: exact" : `joint ${kind} over ${tested} gating ${tested === 1 ? "row" : "rows"}`;
	}
	return all;
}
function endOf$1({ stoppedAfter = 0 }, decidedAt) {
	if (decidedAt !== null) return [decidedAt];
	return stoppedAfter < 6 ? [] : [stoppedAfter];
}
/** A mean ends where the first of its rows was settled or stopped: later rounds are of others. */
function withoutSettled(mean, rows) {
	const end = rows.flatMap(({ sample, decidedAt, isExempt }) => sample.contrast === mean.sample.contrast && sample.metric === mean.sample.metric && !isExempt ? endOf$1(sample, decidedAt) : []).reduce((least, one) => Math.min(least, one), mean.sample.base.length);
	if (end === mean.sample.base.length) return mean;
	const cut = (list, gap) => list.map((value, round) => round < end ? value : gap);
	const { base, head } = mean.sample;
	return {
		...mean,
		sample: {
			...mean.sample,
			base: cut(base, null),
			head: cut(head, null)
		}
	};
}
/** A row that is settled stays as it was; its later rounds, if it has any, are not looked at. */
function evidenceAt(row, rounds) {
	const evidence = gatherEvidence(row.sample, rounds);
	if (row.decidedAt !== null && row.decidedAt < rounds) evidence.row.fill(NaN, row.decidedAt);
	return evidence;
}
/** What was not run up to a look stands as the look before left it, and stays in the family. */
const isStopped = ({ sample: { stoppedAfter } }, rounds) => stoppedAfter !== void 0 && stoppedAfter < rounds;
const isJudged = (row, rounds) => row.decidedAt === null && !isStopped(row, rounds);
function takeLook(standings, soFar, looks, used) {
	const { rounds, spent, isEnd } = soFar.at(-1);
	const flips = looks.patterns(rounds);
	const followed = followedPatterns(looks.patterns, rounds);
	const crossings = soFar.map((look) => ({
		rounds: look.rounds,
		spent: look.proof
	}));
	const judged = [];
	const most = isEnd ? rounds : Math.max(looks.most, rounds);
	for (const row of standings) {
		const isOpen = row.decidedAt === null;
		if (!isOpen && row.verdict.word !== "equivalent") continue;
		if (isOpen && !survives(row, rounds, most)) continue;
		const evidence = evidenceAt(row, rounds);
		if (isOpen && !isStopped(row, rounds)) {
			row.looksTaken.push(rounds);
			row.isExempt = isExact(evidence);
		}
		if (!row.isExempt) judged.push({
			row,
			evidence
		});
		else if (isOpen) settleExempt(row, evidence, flips, rounds);
	}
	const leans = judged.map(({ evidence }) => leaning(evidence.row, 0));
	const shared = leansOfShared(judged.map(({ evidence }) => evidence), looks.seed);
	const family = shared ?? bySigns(leans, flips);
	const calls = Math.floor((spent - used.calls) * family.count + SLACK);
	const share = Math.max(0, spent - used.calls) / looks.alpha;
	const members = leans.map(({ lean }, i) => ({
		lean,
		candidate: isJudged(judged[i].row, rounds)
	}));
	stepDown(members, family, calls).forEach(({ fell, bar }, i) => {
		const { row, evidence } = judged[i];
		if (!isJudged(row, rounds)) return;
		row.seen = {
			evidence,
			flips,
			turned: shared === null ? "signs" : "labels",
			bar,
			alpha: looks.alpha,
			share
		};
		prove(row, evidence, (edge) => hasCrossed(row, evidence, edge, crossings, followed));
		row.verdict = verdictOf(evidence, {
			isMoved: fell,
			isInside: row.isUnder && row.isOver
		});
		const { verdict } = row;
		const isBelow = verdict.word === "equivalent" && verdict.reason === "below-margin";
		if (verdict.word !== "inconclusive" && !isBelow) row.decidedAt = rounds;
	});
	used.calls += calls / family.count;
}
function settleExempt(row, evidence, flips, rounds) {
	row.seen = {
		evidence,
		flips,
		turned: "signs",
		bar: null,
		alpha: 0,
		share: 1
	};
	row.verdict = verdictOf(evidence, {
		isMoved: false,
		isInside: false
	});
	row.decidedAt = rounds;
}
/** By this row alone, over all its looks. */
function hasCrossed(row, evidence, edge, looks, flips) {
	const side = edge > 0 ? "under" : "over";
	const found = follow(evidence.row, edge, looks, flips, row.followed[side]);
	row.followed[side] = found.followed;
	return found.hasCrossed;
}
/** Rejects "at least the margin" and "at most minus the margin", each by this row alone. */
function prove(row, seen, isRejected) {
	if (seen.margin === 0) return;
	row.isUnder ||= isRejected(seen.margin);
	row.isOver ||= isRejected(-seen.margin);
}
/** False when the row's losses fail it, or leave it unjudged at this look. */
function survives(row, rounds, most) {
	if (row.sample.role === "geomean") return true;
	const losses = countLosses(row.sample, rounds);
	row.losses = losses;
	const failed = lossVerdict(losses, losses.ran < rounds ? losses.ran : most);
	if (failed !== null) {
		row.verdict = failed;
		row.decidedAt = rounds;
	}
	return failed === null && !lostTooMany(losses);
}
// src/core/stats/tests/benjamini-hochberg.ts
/**
* Adjusted p-values that keep the expected share of false rejections below the level: in
* ascending order min over j >= i of m p_(j) / j, at most 1.
* Source: Benjamini and Hochberg, Controlling the false discovery rate, 1995.
* @example benjaminiHochberg([0.01, 0.04, 0.03]) // [0.03, 0.04, 0.04]
*/
function benjaminiHochberg(p) {
	const adjusted = new Array(p.length);
	let lowest = 1;
	p.map((_, i) => i).sort((a, b) => p[b] - p[a]).forEach((row, position) => {
		lowest = Math.min(lowest, p.length * p[row] / (p.length - position));
		adjusted[row] = lowest;
	});
	return adjusted;
}
// src/core/stats/tests/holm.ts
/**
* Adjusted p-values that keep the chance of any false rejection in the family below alpha, for
* every kind of dependence: in ascending order max over j <= i of (m - j + 1) p_(j), at most 1.
* Source: Holm, A simple sequentially rejective multiple test procedure, 1979.
* @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
*/
function holm(p) {
	const adjusted = new Array(p.length);
	let highest = 0;
	p.map((_, i) => i).sort((a, b) => p[a] - p[b]).forEach((row, position) => {
		highest = Math.max(highest, Math.min(1, (p.length - position) * p[row]));
		adjusted[row] = highest;
	});
	return adjusted;
}
// src/core/stats/tests/selected-alpha.ts
/**
* Alpha of the intervals of rows that were picked out of a list because they looked
* interesting: alpha x selected / all, so that the expected share of wrong intervals among the
* picked ones stays below alpha (false coverage rate).
* Source: Benjamini and Yekutieli, False discovery rate-adjusted multiple confidence intervals
* for selected parameters, 2005.
* @example selectedAlpha(0.05, 3, 30) // 0.005: intervals at 99.5 %
*/
function selectedAlpha(alpha, selected, all) {
	return selected === 0 ? alpha : alpha * selected / all;
}
// src/core/judge/list.ts
function judgeList(samples, kind, looks, rounds) {
	const { alpha } = looks;
	const rows = samples.map((sample) => openStanding(sample, "", rounds));
	for (const row of rows) gather(row, looks);
	const tested = rows.filter((row) => !row.isExempt);
	const p = tested.map((row) => row.pSequential ?? 1);
	const adjusted = kind === "list" ? benjaminiHochberg(p) : holm(p);
	const found = adjusted.filter((value) => value <= alpha).length;
	tested.forEach((row, i) => {
		row.pAdjusted = adjusted[i];
		row.family = kind === "list" ? `Benjamini-Hochberg over ${tested.length} rows that do not gate` : `Holm over ${tested.length} control rows`;
	});
	for (const row of rows) {
		const { seen } = row;
		if (seen === null) continue;
		const isFound = row.pAdjusted !== null && row.pAdjusted <= alpha;
		const own = isFound && kind === "list" ? selectedAlpha(alpha, found, tested.length) : alpha;
		row.seen = {
			...seen,
			alpha: own * seen.share
		};
		prove(row, seen.evidence, (edge) => isRare(seen, edge, alpha));
		const isInside = row.isUnder && row.isOver;
		row.verdict = verdictOf(seen.evidence, {
			isMoved: isFound,
			isInside
		});
	}
	return rows;
}
/** Whether the row leans away from this edge, towards 0, as one in so many patterns does. */
function isRare({ evidence, flips, share }, edge, alpha) {
	const allowed = Math.floor(2 * alpha * share * flips.count);
	const from = leaning(evidence.row, edge);
	return from.isUp === edge < 0 && countAsFar(from, flips, allowed) <= allowed;
}
/** The evidence of all its rounds, and its p with the share of the look at which they ended. */
function gather(row, { alpha, spent, patterns }) {
	const ran = row.losses.ran;
	const end = spent.find(({ rounds }) => rounds >= ran) ?? spent.at(-1);
	if (end === void 0 || !survives(row, end.rounds, end.rounds)) return;
	const before = spent[spent.indexOf(end) - 1]?.spent ?? 0;
	const share = Math.max(end.spent - before, 0) / alpha;
	const evidence = gatherEvidence(row.sample, end.rounds);
	const flips = patterns(end.rounds);
	row.looksTaken.push(end.rounds);
	row.seen = {
		evidence,
		flips,
		turned: "signs",
		bar: null,
		alpha,
		share
	};
	if (isExact(evidence)) {
		row.isExempt = true;
		row.family = "none: exact";
		return;
	}
	const p = countAsFar(leaning(evidence.row, 0), flips) / flips.count;
	row.pSequential = share === 0 ? 1 : Math.min(1, p / share);
}
// src/core/judge/judge.ts
/**
* Samples -> verdicts: the whole table, by rules that are fixed before the data (looks, spending,
* family). A pure function of the rounds so far, so it can be asked again at any look and after a
* resume: what was decided at an earlier look comes out the same.
*/
/** Every row with its verdict and explanation, in the order of the samples; then the geomeans. */
function judgeTable(samples, rules) {
	const { standings, rounds } = judgeRows(samples, rules);
	const problems = withhold(standings);
	const { alpha } = rules;
	let made = null;
	const forecast = () => made ??= makeForecast(noiseIn(standings), alpha);
	return {
		value: standings.map((row) => explainStanding(row, rounds, {
			alpha,
			forecast
		})),
		problems
	};
}
/** Of the rows that are judged together, and that nothing was called in. */
const noiseIn = (standings) => standings.flatMap(({ seen, verdict: { word } }) => {
	if (seen === null || seen.bar === null || word === "regressed" || word === "improved") return [];
	const { row, n } = seen.evidence;
	const noise = n < 2 ? null : noiseOf(row, balanceOf(row));
	return noise === null ? [] : [noise];
});
/** The standing of every row after the rounds so far. */
function judgeRows(samples, rules) {
	const { alpha, looks, final, gatesMeans = true } = rules;
	const rounds = samples.reduce((most, { base }) => Math.max(most, base.length), 0);
	const last = looks.at(-1)?.rounds;
	if (last === void 0) throw new Error("a table has at least one look");
	const spent = spendingOf({
		alpha,
		looks: looks.map((look) => look.rounds),
		paid: rules.paid ?? (() => last),
		ends: rules.ends ?? [],
		rounds,
		final
	});
	const patterns = patternsOf(rules.seed);
	const withRole = (role) => samples.filter((sample) => sample.role === role);
	const gating = withRole("gating");
	const family = {
		alpha,
		spent,
		seed: rules.seed,
		patterns,
		most: last
	};
	const listed = [
		...withRole("informational"),
		...geomeanRows(withRole("informational")),
		...gatesMeans ? [] : geomeanRows(gating)
	];
	const judged = [
		...judgeFamily(gating, family, gatesMeans, rounds),
		...judgeList(listed, "list", family, rounds),
		...judgeList(withRole("control"), "controls", family, rounds)
	];
	const bySample = new Map(judged.map((row) => [row.sample, row]));
	const ofSamples = samples.flatMap((sample) => bySample.get(sample) ?? []);
	const means = judged.filter(({ sample }) => sample.role === "geomean");
	return {
		standings: [...ofSamples, ...means],
		rounds
	};
}
/**
* A control is code that did not change: when it moved, something else moved, and nothing noisy
* is said about the rows of its contrast and metric. An arm that differs from itself says nothing
* good of any contrast.
*/
function withhold(standings) {
	const moved = standings.filter(({ sample, verdict }) => sample.role === "control" && (verdict.word === "regressed" || verdict.word === "improved"));
	for (const { sample } of moved) for (const row of standings) {
		const { contrast, metric, role } = row.sample;
		const isBeside = sample.contrast === "aa" || contrast === sample.contrast;
		if (role === "control" || !isBeside || metric !== sample.metric) continue;
		const reason = "reason" in row.verdict ? row.verdict.reason : "";
		if (![
			"shift",
			"inside-margin",
			"below-margin"
		].includes(reason)) continue;
		row.verdict = {
			word: "withheld",
			reason: "control-moved",
			control: sample.benchmark
		};
	}
	return moved.map(({ sample: { benchmark, metric, contrast } }) => ({
		code: "control-moved",
		message: `control ${benchmark} moved in ${metric}, although its code is the same on both sides`,
		where: contrast,
		next: "look for what else differed between the sides, or run again on a quieter machine"
	}));
}
// src/core/judge/decide.ts
/**
* What to run next, asked after the rounds of a look (asked in between, it answers as the last
* look did). Rows that are settled stop and leave their time to the others. Rows that do not
* gate run along beside the gating rows of their benchmark, or while any gating row is open if
* there are none; a table without gating rows runs all its rounds, since nothing in it decides.
*/
function decideRows(samples, rules) {
	const { standings, rounds } = judgeRows(samples, {
		...rules,
		final: false
	});
	const rows = standings.slice(0, samples.length);
	const gating = rows.filter(({ sample }) => sample.role === "gating");
	const open = gating.filter((row) => row.decidedAt === null);
	const nextLook = rules.looks.find((look) => look.rounds > rounds)?.rounds ?? null;
	const isSettled = gating.length > 0 && open.length === 0;
	const isDone = isSettled || nextLook === null;
	const isOpen = openness(rows, gating, open);
	return {
		isOpen: rows.map((row) => open.includes(row)),
		active: rows.map((row) => !isDone && isOpen(row)),
		decided: gating.length - open.length,
		open: open.length,
		nextLook: isDone ? null : nextLook,
		isDone,
		why: isSettled ? "all rows decided" : isDone ? "rounds" : ""
	};
}
function openness(rows, gating, open) {
	const nameOf = ({ sample: { contrast, benchmark } }) => JSON.stringify([contrast, benchmark]);
	const gatingNames = new Set(gating.map(nameOf));
	const openContrasts = new Set(open.map(({ sample }) => sample.contrast));
	return (row) => {
		if (gating.length === 0) return rows.length > 0;
		const { role, contrast } = row.sample;
		if (role === "gating") return row.decidedAt === null;
		if (role === "control") return openContrasts.has(contrast);
		return !gatingNames.has(nameOf(row)) && open.length > 0;
	};
}
// src/core/collect/trial-time.ts
/** Seconds of the operations that stand behind the trial's numbers; 0: none say so. */
const measuredSecOf = ({ parsed }) => parsed.value.filter(({ metric }) => metric === "time/op").reduce((sum, { value, iterations }) => sum + value * (iterations ?? 0), 0);
/** Seconds of one operation of every benchmark of the trial. */
function opSecOf({ parsed }) {
	const times = parsed.value.filter(({ metric }) => metric === "time/op");
	return [...Map.groupBy(times, ({ benchmark, procs }) => `${benchmark} ${procs}`).values()].reduce((sum, all) => sum + all.reduce((own, { value }) => own + value, 0) / all.length, 0);
}
/** The samples of each benchmark of the trial, by name. */
function samplesOf({ parsed }) {
	const times = parsed.value.filter(({ metric, value }) => metric === "time/op" && value > 0);
	const byName = Map.groupBy(times, ({ benchmark, procs }) => `${benchmark} ${procs}`);
	return new Map([...byName].map(([name, all]) => {
		const sec = all.map(({ value, iterations }) => value * (iterations ?? 0));
		const sampleSec = sec.reduce((sum, one) => sum + one, 0) / sec.length;
		return [name, {
			values: all.map(({ value }) => Math.log(value)),
			sampleSec
		}];
	}));
}
/** Trials of one target that went well, as pairs: of each round the first trials of two arms. */
function samplePairsOf(trials) {
	const first = trials.filter(({ record }) => record.trial.attempt === 0 && record.status === "ok");
	const arms = [...new Set(first.map(({ record }) => record.trial.arm))].sort();
	return [...Map.groupBy(first, ({ record }) => record.trial.round).values()].flatMap((own) => {
		const [base, head] = arms.map((arm) => own.find(({ record }) => record.trial.arm === arm));
		if (base === void 0 || head === void 0) return [];
		const [before, after] = [samplesOf(base), samplesOf(head)];
		return [...before].flatMap(([name, mine]) => {
			const its = after.get(name);
			return its === void 0 || !(mine.sampleSec > 0) ? [] : [{
				base: mine,
				head: its
			}];
		});
	});
}
// src/core/report/time-spent.ts
/** Where the time of a run went. */
/** Where the time went. A program that says nothing of operations counts as a whole. */
function timeSpentOf({ trials, roundsRun, ...times }) {
	const records = trials.map(({ record }) => record);
	const latest = new Set(latestAttempts(records));
	const spent = {
		countedSec: 0,
		startSec: 0,
		discardedSec: 0
	};
	for (const one of trials) {
		const { record } = one;
		if (!(record.status === "ok" && latest.has(record) && record.trial.round < roundsRun)) {
			spent.discardedSec += record.wallSec;
			continue;
		}
		const measuredSec = measuredSecOf(one);
		const countedSec = measuredSec === 0 ? record.wallSec : Math.min(record.wallSec, measuredSec);
		spent.countedSec += countedSec;
		spent.startSec += record.wallSec - countedSec;
	}
	const probeSec = times.probeSec ?? 0;
	const linkSec = times.linkSec ?? 0;
	const known = spent.countedSec + spent.startSec + spent.discardedSec + probeSec + linkSec;
	const wholeSec = Math.max(times.measuredSec, known);
	return {
		wholeSec,
		...spent,
		probeSec,
		linkSec,
		otherSec: wholeSec - known
	};
}
// src/core/report/report.ts
/** All that was measured -> the Report: rows judged, gate decided. */
/** Rows of the table, judged; the pure half of every report. */
function judgeTrials(plan, trials, roundsRun, final) {
	const samples = collectSamples(plan, trials);
	const records = trials.map(({ record }) => record);
	const pairs = pairSamples(plan, samples.value, records, roundsRun);
	const judged = judgeTable(pairs.value.map(({ sample }) => sample), tableRulesOf(plan, records, final));
	const problems = [
		...samples.problems,
		...pairs.problems,
		...judged.problems
	];
	return {
		value: judged.value,
		problems
	};
}
/** What the statistics may know of the plan. */
const tableRulesOf = (plan, records, final) => ({
	alpha: plan.alpha,
	seed: plan.seed,
	looks: plan.looks,
	ends: plan.looks.flatMap(({ rounds, isEnd }) => isEnd ? [rounds] : []),
	paid: (rounds) => plan.looks.find((look) => look.rounds === rounds)?.paid ?? roundsPaid(plan, records, rounds),
	gatesMeans: plan.suite.gate.geomean !== false,
	final
});
/** The report of records that come out of a file: each is read here, once. */
const makeReport = ({ records, ...findings }) => reportTrials({
	...findings,
	trials: parseRecords(findings.plan.suite, records)
});
/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
function reportTrials(findings) {
	const { plan, trials } = findings;
	const records = trials.map(({ record }) => record);
	const judged = judgeTrials(plan, trials, findings.roundsRun, true);
	const failures = records.flatMap((record) => record.problem ?? []);
	const { acceptances = [] } = findings;
	const headSha = plan.sources.head?.sha ?? null;
	const accepted = acceptanceProblems(judged.value, acceptances, headSha);
	const histograms = collectHistograms(plan, trials);
	const collections = collectCollections(plan, trials);
	const nothingToRun = hasNothingToRun(plan);
	const { problems } = findings;
	const measured = {
		nothingToRun,
		nothingInCommon: hasNothingInCommon(judged.value, [...problems, ...judged.problems]),
		acceptances,
		headSha,
		problems
	};
	return {
		schemaVersion: 1,
		tool: {
			name: "gcbench",
			version: findings.toolVersion
		},
		createdAt: findings.createdAt,
		plan,
		builds: findings.builds,
		environment: findings.environment,
		roundsRun: findings.roundsRun,
		...findings.buildSec === void 0 ? {} : { buildSec: findings.buildSec },
		measuredSec: findings.measuredSec,
		linkSec: findings.linkSec,
		timeSpent: timeSpentOf(findings),
		stopReason: findings.stopReason,
		comparisons: judged.value,
		conclusion: gateOf(judged.value, plan.suite.gate, measured),
		...acceptances.length === 0 ? {} : { acceptances },
		...histograms.length === 0 ? {} : { histograms },
		...collections.length === 0 ? {} : { collections },
		...findings.profiles === void 0 ? {} : { profiles: findings.profiles },
		problems: dedupe([...[...findings.problems, ...judged.problems], ...[
			...givenUpProblems(records),
			...failures,
			...accepted
		]]),
		command: findings.command,
		records,
		recordsSha256: findings.recordsSha256
	};
}
// src/core/judge/hopeless.ts
const MAD_TO_SIGMA$1 = 1.482602;
/** Capped scores lose so much against a mean of normal differences. */
const SCORES_LOSE = 1.1;
/** Standard normal quantiles of 4 in 5, and of 9 in 10. */
const [POWER_80, LIKELY_90] = [.8416212, 1.2815516];
/** The noise is known from few rounds: a row has to be so much worse than hopeless. */
const SURELY = 1.5;
/**
* How far a row is from being decided at the end: above 1, surely not. By the spread of its
* differences so far, and by a bound on what the whole table asks for (Bonferroni's, normal):
* neither would it see `tolerance` margins in 4 of 5 cases, nor would the largest effect that it
* may well have be called in half of them. 0: it has a chance, or it is too early to tell.
*/
function hopelessness(sample, prospect) {
	const { rounds, most, alpha, rows, tolerance } = prospect;
	const { row, n, margin, isConstant } = gatherEvidence(sample, rounds);
	const end = n + Math.max(0, most - rounds);
	if (end < 6) return Number.POSITIVE_INFINITY;
	if (n < 6 || isConstant || margin === 0) return 0;
	const seen = [...row].filter((value) => !Number.isNaN(value));
	const middle = medianOf(seen);
	const deviation = medianOf(seen.map((value) => Math.abs(value - middle)));
	const sigma = SCORES_LOSE * MAD_TO_SIGMA$1 * deviation;
	const bar = normalQuantile(1 - alpha / (2 * Math.max(1, rows)));
	const mostLikely = Math.abs(balanceOf(row)) + LIKELY_90 * sigma / Math.sqrt(n);
	if (bar * sigma / Math.sqrt(end) <= mostLikely) return 0;
	const farness = (bar + POWER_80) * sigma / Math.sqrt(end) / (SURELY * tolerance * margin);
	return farness > 1 ? farness : 0;
}
// src/core/report/stops.ts
/** Which targets stop, so that the time that is left goes to rows that it can decide. */
/** Seconds of a round by target, as the rounds since half of them took. */
function secByTarget(records, rounds) {
	const recent = Math.floor(rounds / 2);
	const sec = /* @__PURE__ */ new Map();
	for (const record of records) {
		const { round, target } = record.trial;
		if (round < recent || round >= rounds) continue;
		sec.set(target, (sec.get(target) ?? 0) + recordSec(record) / (rounds - recent));
	}
	return sec;
}
/**
* The targets that go on: without those of which every open row is hopeless in the rounds that the
* budget still pays for, the furthest first, since each that stops pays for more rounds of the
* others. Empty: nothing that is left can be decided.
*/
function worthGoingOn(plan, records, rounds, active, open) {
	const going = new Set(active);
	if (plan.suite.until === "rounds" || plan.machines !== null) return going;
	const roundSec = secByTarget(records, rounds);
	const spentSec = records.filter(({ trial }) => trial.round < rounds).reduce((sum, record) => sum + recordSec(record), 0);
	const leftSec = Math.max(0, roundsBudgetSec(plan.suite) - spentSec);
	const byTarget = /* @__PURE__ */ new Map();
	for (const { sample, targets } of open) for (const target of targets) byTarget.set(target, [...byTarget.get(target) ?? [], sample]);
	const prospect = {
		rounds,
		alpha: plan.alpha,
		tolerance: plan.suite.gate.tolerance ?? 3
	};
	while (going.size > 0) {
		const sec = [...going].reduce((sum, target) => sum + (roundSec.get(target) ?? 0), 0);
		const more = sec === 0 ? Number.POSITIVE_INFINITY : Math.floor(leftSec / sec);
		const most = Math.min(plan.suite.rounds.max, rounds + more);
		const [worst] = [...going].flatMap((target) => {
			const far = (byTarget.get(target) ?? []).map((row) => hopelessness(row, {
				...prospect,
				most,
				rows: open.length
			}));
			return far.length > 0 && far.every((one) => one > 1) ? [{
				target,
				far: Math.min(...far)
			}] : [];
		}).sort((a, b) => b.far - a.far);
		if (worst === void 0) break;
		going.delete(worst.target);
	}
	return open.length === 0 || [...going].some((target) => byTarget.has(target)) ? going : /* @__PURE__ */ new Set();
}
// src/core/report/look.ts
/** What the data say at a planned look: which targets go on, and when to look again. */
/**
* The decision after the first `rounds` rounds of these trials. Nothing has been compared yet
* when `rounds` is 0: everything is active and the first planned look is next. A target that no
* row needs (it failed everywhere, or has no partner) does not keep the run going.
*/
function decideTable(plan, trials, rounds) {
	const everything = new Set(plan.targets.map((target) => target.id));
	const firstLook = plan.looks[0]?.rounds ?? plan.suite.rounds.max;
	const nothing = {
		decided: 0,
		rows: 0,
		estimate: null,
		why: ""
	};
	if (rounds === 0) return {
		...nothing,
		active: everything,
		nextLook: firstLook,
		isDone: false
	};
	const samples = collectSamples(plan, trials);
	const records = trials.map(({ record }) => record);
	const rows = pairSamples(plan, samples.value, records, rounds).value;
	const paired = rows.map(({ sample }) => sample);
	const decision = decideRows(paired, tableRulesOf(plan, records, false));
	const active = new Set(rows.flatMap(({ targets }, index) => decision.active[index] === true ? targets : []));
	const open = rows.filter((_, index) => decision.isOpen[index]);
	const going = decision.isDone ? active : worthGoingOn(plan, records, rounds, active, open);
	const isHopeless = going.size === 0 && active.size > 0;
	return {
		active: going,
		decided: decision.decided,
		rows: decision.decided + decision.open,
		nextLook: isHopeless ? null : decision.nextLook,
		isDone: decision.isDone || isHopeless,
		why: isHopeless ? "no row that is left can be decided in the budget" : decision.why,
		estimate: mostMoved(paired)
	};
}
/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(samples) {
	let most = null;
	for (const sample of samples) {
		if (sample.role !== "gating") continue;
		const { kind, row, n } = gatherEvidence(sample, sample.base.length);
		if (kind !== "ratio" || n < 2) continue;
		const point = balanceOf(row);
		if (most === null || Math.abs(point) > Math.abs(most.point)) most = {
			sample,
			point
		};
	}
	if (most === null) return null;
	const word = wordFor(metricFor(most.sample.metric), most.point);
	return `${most.sample.benchmark} ${printDelta(100 * Math.expm1(most.point))} ${word} so far`;
}
// src/core/design/unchanged.ts
/**
* Units whose builds do the same work on both sides of a contrast, run with the same settings:
* whatever would be measured between them is noise.
*/
function unchangedUnits(design, records) {
	const { doSameWork } = design.workload.build;
	if (doSameWork === void 0) return [];
	const built = new Map(records.map((record) => [`${record.arm} ${record.unit}`, record]));
	const units = [...new Set(records.map((record) => record.unit))];
	const variants = new Map(design.arms.map(({ arm, variant }) => [arm.id, variant]));
	const runSettings = (arm) => {
		const variant = variants.get(arm);
		return JSON.stringify([variant?.runEnv, variant?.args]);
	};
	return design.contrasts.flatMap((contrast) => {
		if (contrast.kind !== "refs" && contrast.kind !== "variants") return [];
		if (runSettings(contrast.base) !== runSettings(contrast.head)) return [];
		return units.flatMap((unit) => {
			const [base, head] = [contrast.base, contrast.head].map((arm) => built.get(`${arm} ${unit}`));
			if (base === void 0 || head === void 0 || !doSameWork(base, head)) return [];
			return [{
				contrast: contrast.id,
				unit,
				sha256: base.sha256,
				benchmarks: []
			}];
		});
	});
}
// src/measure/batches.ts
/** Results in the order of the items; a failure waits for its neighbours, then is thrown. */
async function inBatches(items, size, work) {
	const results = [];
	for (let first = 0; first < items.length; first += size) {
		const batch = items.slice(first, first + size);
		const ended = await Promise.allSettled(batch.map((item, i) => work(item, first + i)));
		for (const one of ended) {
			if (one.status === "rejected") throw one.reason;
			results.push(...one.value);
		}
	}
	return results;
}
// src/measure/programs/identified-server.ts
/** A program that takes the question for a start has to be ended. */
const ANSWER_LIMIT_SEC$1 = 10;
const LONGEST_VERSION = 200;
/** Settings of a build record; none where the suite has no server, or builds it. */
async function identifyServer(site, at) {
	const { host, design } = site;
	const { workload, suite } = design;
	const block = workload.server?.(suite.workload) ?? null;
	if (block === null || block.run.some((word) => word.includes("{bin}"))) return {};
	const [program] = block.version ?? block.run;
	const named = program.replaceAll("{source}", at.folder);
	const file = await findProgram(host, {
		...at,
		named
	});
	const command = {
		argv: fillArgv(block.version ?? [file, "--version"], { source: at.folder }),
		cwd: at.folder,
		env: { PATH: at.path },
		limitSec: ANSWER_LIMIT_SEC$1
	};
	const exit = await runIn(site, command, {
		part: "measured",
		arm: at.arm,
		writable: []
	});
	const [version = ""] = exit.code === 0 ? tailOf(exit, 1).split("\n") : [];
	return {
		server: file,
		"server-sha256": await host.files.sha256(file),
		...version === "" ? {} : { "server-version": version.slice(0, LONGEST_VERSION) }
	};
}
// src/measure/programs/inquiry.ts
const ANSWER_LIMIT_SEC = 30;
const LAST_LINES = 40;
/**
* The design with what the workload's programs said in every arm, whose sources are in `folders`.
* Throws HostError with all that cannot work.
*/
async function inquire(site, folders) {
	const { host, design } = site;
	const { workload, runtime, suite, arms } = design;
	const { inquiry } = workload;
	if (inquiry === void 0) return design;
	const answers = [];
	for (const { arm, variant } of arms.filter((one) => folders.has(one.arm.id))) {
		const source = folders.get(arm.id) ?? "";
		const questions = inquiry.questions(suite.workload, {
			source,
			here: host.cwd
		});
		for (const [question, { argv, folder, env }] of Object.entries(questions)) {
			const command = {
				argv,
				cwd: [source, folder].filter(Boolean).join("/"),
				env: {
					...runEnvOf(host, runtime, variant),
					...env
				},
				limitSec: ANSWER_LIMIT_SEC
			};
			const exit = await runIn(site, command, {
				part: "measured",
				arm: arm.id,
				writable: [source]
			});
			if (exit.stopped) throw new HostError("stopped", "start the same command again");
			const said = exit.notStarted ?? tailOf(exit, LAST_LINES);
			answers.push({
				arm: arm.id,
				question,
				code: exit.code,
				said
			});
		}
	}
	const { value, problems } = inquiry.read(suite.workload, answers, await hashedFolder(site));
	if (problems.length === 0) return makeDesign({
		...suite,
		workload: value
	});
	const [first] = problems;
	throw new HostError(problems.map(({ where, message }) => where ? `${where}: ${message}` : message).join("\n"), first?.next ?? "mend the suite");
}
/** Of the files outside of the source that the settings name. */
async function hashedFolder({ host, design }) {
	const asked = design.workload.inquiry?.folder?.(design.suite.workload, host.cwd) ?? null;
	if (asked === null || !await host.files.isFolder(asked.path)) return null;
	const names = (await host.files.list(asked.path)).filter((name) => name.endsWith(asked.extension));
	const sha256 = {};
	for (const name of names.sort()) sha256[name] = await host.files.sha256(`${asked.path}/${name}`);
	return {
		path: asked.path,
		sha256
	};
}
// src/measure/programs/needed-files.ts
/** Throws with every program and script that is not there, in any arm. */
async function checkNeeded(host, needed, arms) {
	const missing = [];
	for (const arm of arms) for (const one of needed) {
		const places = placesOf(one, arm);
		if (!(await Promise.all(places.map((place) => isFile(host, place)))).includes(true)) missing.push(wordsOf$1(one, arm));
	}
	if (missing.length === 0) return;
	throw new HostError([...new Set(missing)].join("\n"), "install what is missing, or name it with its path in the source tree");
}
function placesOf({ name, folder, isScript }, { source, path }) {
	if (name.startsWith("/")) return [name];
	if (!isScript && !name.includes("/")) return path.split(":").map((at) => `${at}/${name}`);
	return [[
		source,
		folder,
		name
	].filter(Boolean).join("/")];
}
function wordsOf$1({ where, name, folder, isScript }, { arm }) {
	if (name.startsWith("/")) return `${where}: there is no file ${name}`;
	if (!isScript && !name.includes("/")) return `${where}: there is no program ${name} in PATH`;
	return `${where}: arm ${arm}: there is no file ${[folder, name.replace(/^\.\//, "")].filter(Boolean).join("/")} in its source`;
}
const isFile = async (host, path) => await host.files.exists(path) && !await host.files.isFolder(path);
// src/measure/trees/from-head.ts
const folderOf$1 = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
/** Folder of the unit that a test file, or a file that tests read, is of. */
const unitFolderOf = (path) => folderOf$1(path.replace(/(^|\/)testdata\/.*$/, "$1testdata"));
const inside = (root, path) => path === "" ? root : `${root}/${path}`;
const isBelow = (folder, outer) => outer === "" || folder === outer || folder.startsWith(`${outer}/`);
/** Files of head that make projects of base's folders that are in none. */
async function missingProject({ files, base, head }, benchmarks, settings) {
	const search = benchmarks.projects(settings);
	const [mark] = search?.makes ?? [];
	if (search === null || mark === void 0) return [];
	const before = await files.find(base, benchmarks.isSkipped);
	const known = before.filter((path) => nameOf(path) === mark).map(folderOf$1);
	const folders = new Set(before.map(folderOf$1));
	const after = await files.find(head, benchmarks.isSkipped);
	const isMissing = (folder) => folders.has(folder) && !known.some((outer) => isBelow(folder, outer));
	const projects = new Set(after.filter((path) => nameOf(path) === mark && isMissing(folderOf$1(path))).map(folderOf$1));
	const isPart = (path) => search.makes.includes(nameOf(path));
	return after.filter((path) => isPart(path) && projects.has(folderOf$1(path)));
}
/**
* Puts head's test files in the place of base's, in the folders that base has, and in those that
* hold tests alone.
*/
async function takeTests({ files, base, head, own }, benchmarks) {
	const isSkipped = (name) => name !== "testdata" && benchmarks.isSkipped(name);
	const before = await files.find(base, isSkipped);
	const after = await files.find(head, isSkipped);
	const codeOf = (paths) => new Set(paths.filter((path) => !benchmarks.isTest(path)).map(folderOf$1));
	const [known, withCode] = [codeOf(before), codeOf(after)];
	const isTaken = (path) => {
		const folder = unitFolderOf(path);
		return benchmarks.isTest(path) && (known.has(folder) || !withCode.has(folder));
	};
	for (const path of before.filter(isTaken)) {
		await files.copy(inside(base, path), inside(own, path));
		await files.remove(inside(base, path));
	}
	for (const path of after.filter(isTaken)) await files.copy(inside(head, path), inside(base, path));
}
/** Base has its own tests in a unit's folder again. */
async function giveBackTests({ files, base, own }, benchmarks, folder) {
	const isSkipped = (name) => name !== "testdata" && benchmarks.isSkipped(name);
	const isOfUnit = (path) => benchmarks.isTest(path) && unitFolderOf(path) === folder;
	for (const path of (await files.find(base, isSkipped)).filter(isOfUnit)) await files.remove(inside(base, path));
	for (const path of (await files.find(own, isSkipped)).filter(isOfUnit)) await files.copy(inside(own, path), inside(base, path));
}
/**
* Where the suite says so, base's code gets the benchmarks of head; and a base from before the
* project became one gets head's definition of it, so that its code can be built.
*/
async function lendToBase(site) {
	const { files, scratch, suite, workload, arms, folders } = site;
	const { benchmarks } = workload.source;
	const lent = /* @__PURE__ */ new Map();
	const problems = [];
	const head = arms.find(({ arm }) => arm.side === "head")?.arm.id;
	const bases = arms.filter(({ arm }) => arm.side === "base").map(({ arm }) => arm.id);
	if (benchmarks.kind === "listed" || head === void 0) bases.length = 0;
	if (benchmarks.kind === "listed" && suite.benchmarksFrom === "head") {
		const message = `benchmarks-from: head means nothing to ${workload.kind}`;
		problems.push({
			code: "benchmarks-from",
			message,
			next: "remove it"
		});
	}
	for (const [index, arm] of bases.entries()) {
		if (benchmarks.kind === "listed") break;
		const of = (id = "") => folders.get(id) ?? "";
		const trees = {
			files,
			base: of(arm),
			head: of(head),
			own: `${scratch}/own-tests-${index}`
		};
		const project = await missingProject(trees, benchmarks, suite.workload);
		const wantsTests = suite.benchmarksFrom === "head";
		if (project.length === 0 && !wantsTests) continue;
		if (!trees.base.startsWith(`${scratch}/`)) {
			await files.copy(trees.base, `${scratch}/source-copy-${index}`);
			trees.base = `${scratch}/source-copy-${index}`;
			folders.set(arm, trees.base);
		}
		for (const path of project) await files.copy(inside(trees.head, path), inside(trees.base, path));
		if (project.length > 0) {
			const message = `base has no ${nameOf(project[0] ?? "")} there: it is built with that of head`;
			problems.push({
				code: "base-without-project",
				message,
				where: project.join(", ")
			});
		}
		if (!wantsTests) continue;
		await files.makeFolder(trees.own);
		await takeTests(trees, benchmarks);
		lent.set(arm, trees);
		problems.push({
			code: "benchmarks-of-head",
			message: "base's code runs head's benchmarks"
		});
	}
	return {
		problems,
		async giveBack(arm, { folder }) {
			const trees = lent.get(arm);
			if (trees === void 0 || benchmarks.kind === "listed") return false;
			await giveBackTests(trees, benchmarks, folder);
			return true;
		}
	};
}
// src/measure/trees/unbuilt.ts
/**
* What to tell of units that do not compile anywhere, or in all of base and in nothing of head: no
* fault of the change, so the others are measured. Throws where head alone, or some variant, does
* not compile; and where nothing does.
*/
function leftUnbuilt(arms, broken) {
	const [first] = broken;
	if (first === void 0) return [];
	if (arms.every(({ binaries }) => binaries.size === 0)) throw first.error;
	const hasBase = arms.some(({ arm }) => arm.side === "base");
	return [...Map.groupBy(broken, ({ unit }) => unit)].map(([unit, failed]) => {
		const [one] = failed;
		const isBroken = ({ arm }) => failed.some((other) => other.arm === arm.id);
		const having = arms.filter(({ units }) => units.has(unit));
		const isNew = hasBase && having.every(({ arm }) => arm.side === "head");
		const isEverywhere = having.every(isBroken) && !isNew;
		const isOfBase = having.every((ready) => isBroken(ready) === (ready.arm.side === "base"));
		if (one === void 0 || !(isEverywhere || isOfBase)) throw (one ?? first).error;
		return {
			code: "build-failed",
			message: `does not compile on ${isEverywhere ? having.map(({ arm }) => arm.id).join(" and ") : "base"}, so ${isEverywhere ? "it is left out" : "its benchmarks have nothing to compare with"}\n${one.error.message}`,
			where: unit,
			next: `go vet ${unit} shows the mistakes; "packages" of the suite says what is measured`
		};
	});
}
// src/measure/trees/units.ts
/**
* Units of an arm. A tree may have several projects; one of those that cannot be listed is told of
* and left out, unless it is the only one: then it throws.
*/
async function findUnits(site, workload) {
	const settings = site.suite.workload;
	const { benchmarks } = workload.source;
	const found = {
		units: /* @__PURE__ */ new Map(),
		toolchains: /* @__PURE__ */ new Map(),
		problems: []
	};
	const own = {
		folder: workload.source.folder(settings),
		env: {}
	};
	if (benchmarks.kind === "listed") {
		const toolchain = await toolchainOf(site, own);
		const unit = benchmarks.unit(settings);
		found.units.set(unit.id, unit);
		found.toolchains.set(unit.id, toolchain);
		return found;
	}
	const ownFolder = [site.folder, own.folder].filter(Boolean).join("/");
	if (site.arm.side === "base" && !await site.host.files.isFolder(ownFolder)) {
		const message = `folder ${own.folder} is not in base: nothing to compare with`;
		return {
			...found,
			problems: [{
				code: "only-in-head",
				message
			}]
		};
	}
	const projects = await projectsOf(site, benchmarks, settings, own, found.problems);
	for (const project of projects) try {
		const toolchain = await toolchainOf(site, project);
		const own = {
			site,
			benchmarks,
			settings,
			project,
			version: toolchain?.version ?? ""
		};
		for (const unit of await unitsOf(own, found.problems)) {
			const id = found.units.has(unit.id) ? `${unit.id}:${unit.folder}` : unit.id;
			found.units.set(id, {
				...unit,
				id
			});
			found.toolchains.set(id, toolchain);
		}
	} catch (error) {
		if (!(error instanceof BuildError || error instanceof HostError) || projects.length === 1 || site.host.exec.stopping) throw error;
		const where = `${project.folder || "."} on ${site.arm.id}`;
		const next = error instanceof HostError ? { next: error.next } : {};
		const message = `module left out: ${error.message}`;
		found.problems.push({
			code: "module-left-out",
			message,
			where,
			...next
		});
	}
	return found;
}
async function toolchainOf({ host, runtime, variant, folder, arm }, project) {
	const inside = [folder, project.folder].filter(Boolean).join("/");
	if (await host.files.isFolder(inside)) return inspectToolchain(host, runtime, variant, inside);
	throw new HostError(`arm ${arm.id}: folder ${project.folder} does not exist there`, "set the workload's \"dir\" to the folder of the module");
}
/** Projects with a file that has something to execute; the one of the settings, if they name it. */
async function projectsOf({ host, folder, arm }, benchmarks, settings, own, problems) {
	const search = benchmarks.projects(settings);
	if (search === null) return [own];
	const paths = await host.files.find(folder, benchmarks.isSkipped);
	const files = await Promise.all(paths.filter((path) => search.files.includes(basename(path))).map(async (path) => ({
		folder: folderOf(path),
		name: basename(path),
		text: await host.files.read(`${folder}/${path}`) ?? ""
	})));
	const projects = search.read(files);
	const held = await heldBy(host, folder, projects, paths, benchmarks);
	const lost = held.get(null) ?? 0;
	if (lost > 0) problems.push({
		code: "outside-of-modules",
		message: `files with benchmarks below no ${search.files[0]}, which are not built: ${lost}`,
		where: arm.id
	});
	return projects.filter((project) => held.has(project));
}
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const basename = (path) => path.slice(path.lastIndexOf("/") + 1);
/** How many files with something to execute each project has; null: those of none. */
async function heldBy(host, folder, projects, paths, benchmarks) {
	const held = /* @__PURE__ */ new Map();
	const innermost = projects.toSorted((a, b) => b.folder.length - a.folder.length);
	for (const path of paths.filter((one) => benchmarks.mayHold(basename(one)))) {
		const text = await host.files.read(`${folder}/${path}`);
		if (text === null || !benchmarks.hasTargets(text)) continue;
		const around = innermost.find((one) => one.folder === "" || path.startsWith(`${one.folder}/`));
		held.set(around ?? null, (held.get(around ?? null) ?? 0) + 1);
	}
	return held;
}
/** Units of a project with something to execute. */
async function unitsOf({ site, benchmarks, settings, project, version }, problems) {
	const { host, arm, folder } = site;
	const what = `listing packages${project.folder && ` of ${project.folder}`} on ${arm.id}`;
	host.tell({
		kind: "waiting",
		what,
		limitSec: buildLeftSec(site)
	});
	const step = benchmarks.listUnits(settings, project);
	const exit = await executeBuildStep(site, step, {
		into: null,
		version
	});
	const { stdout } = orThrow(site, exit.code === 0 ? exit : {
		...exit,
		stdout: ""
	}, "listing");
	const { value, problems: said } = benchmarks.readUnits(settings, stdout, project);
	problems.push(...said.map((one) => ({
		...one,
		where: `${arm.id}: ${one.where ?? ""}`
	})));
	const held = [];
	for (const unit of value) if ((await Promise.all(unit.files.map((file) => host.files.read([
		folder,
		unit.folder,
		file
	].filter(Boolean).join("/"))))).some((text) => text !== null && benchmarks.hasTargets(text))) held.push(unit);
	return held;
}
// src/measure/build.ts
/** Source, units and default-layout binaries of every arm, checked to be what the suite says. */
async function buildArms(asked) {
	const { workload, arms } = asked.design;
	const beganSec = asked.host.clock.nowSec();
	const own = arms.filter(({ arm }) => !arm.copyOf);
	const folders = /* @__PURE__ */ new Map();
	for (const [index, { arm }] of own.entries()) folders.set(arm.id, await checkOut(asked, arm, index));
	await checkNeeded(asked.host, workload.needs?.(asked.design.suite.workload) ?? [], own.map((one) => lookedIn(asked, one, folders)));
	const site = {
		...asked,
		design: await inquire(asked, folders)
	};
	const { design } = site;
	const { suite } = design;
	const built = {
		design,
		arms: /* @__PURE__ */ new Map(),
		records: [],
		unchanged: [],
		problems: [],
		buildSec: 0
	};
	const { files } = site.host;
	const lent = await lendToBase({
		files,
		scratch: site.folder,
		suite,
		workload,
		arms: own,
		folders
	});
	built.problems.push(...lent.problems);
	for (const { arm, variant } of own) {
		const folder = folders.get(arm.id) ?? "";
		const { units, toolchains, problems } = await findUnits(armSite(site, {
			arm,
			variant,
			folder
		}), workload);
		built.problems.push(...problems);
		const ready = {
			arm,
			variant,
			folder,
			units,
			toolchains,
			binaries: /* @__PURE__ */ new Map()
		};
		built.arms.set(arm.id, ready);
	}
	const broken = [];
	const to = {
		lent,
		broken,
		problems: built.problems
	};
	built.records = await inBatches([...built.arms.values()], parallelBuilds(site), (ready, index) => buildUnits(site, ready, index, to));
	built.problems.push(...leftUnbuilt([...built.arms.values()], broken));
	addCopies(built, arms);
	if (built.records.length === 0) built.problems.push({
		code: "no-benchmarks",
		message: "no benchmarks found in base and head",
		where: `suite ${suite.name}`,
		next: "is there a go.mod? check \"packages\", \"dir\" and \"tags\" of the suite, or write a func BenchmarkXxx(b *testing.B) in a _test.go file"
	});
	built.unchanged = unchangedUnits(site.design, built.records);
	built.buildSec = asked.host.clock.nowSec() - beganSec;
	return built;
}
function lookedIn({ host, design }, { arm, variant }, folders) {
	const { runtime } = design;
	const path = [buildEnvOf(host, runtime, variant), runEnvOf(host, runtime, variant)].map(({ PATH = "" }) => PATH).join(":");
	return {
		arm: arm.id,
		source: folders.get(arm.id) ?? "",
		path
	};
}
/** An arm that is a copy has the files of its original. */
function addCopies(built, arms) {
	for (const { arm } of arms) {
		const original = built.arms.get(arm.copyOf ?? "");
		if (original === void 0) continue;
		built.arms.set(arm.id, {
			...original,
			arm
		});
		const mine = built.records.filter((record) => record.arm === arm.copyOf);
		built.records.push(...mine.map((record) => ({
			...record,
			arm: arm.id,
			buildSec: 0
		})));
	}
}
/** A compiler uses several cores and much memory by itself: one build for two cores. */
const parallelBuilds = ({ host }) => Math.max(1, Math.floor(host.cores / 2));
/** One clean worktree per arm, all with paths of one length; a folder source is used in place. */
async function checkOut(site, arm, index) {
	const source = site.sources.resolved[arm.side];
	if (source === null) throw new Error(`arm ${arm.id} has no source`);
	if (source.path !== null) return source.path;
	if (source.sha === null || site.sources.root === null) throw new Error(`${arm.id}: no commit`);
	const folder = `${site.folder}/source-${String(index).padStart(2, "0")}`;
	await site.host.git.addWorktree(site.sources.root, source.sha, folder);
	return folder;
}
/** Removes the worktrees that buildArms made. */
async function removeWorktrees(site) {
	if (site.sources.root === null) return;
	for (const name of await site.host.files.list(site.folder)) {
		if (!name.startsWith("source-")) continue;
		await site.host.git.removeWorktree(site.sources.root, `${site.folder}/${name}`);
	}
}
const versionOf = ({ toolchains }, { id }) => toolchains.get(id)?.version ?? "";
const armSite = ({ host, design, buildEndSec, walls }, { arm, variant, folder }) => {
	const { suite, runtime } = design;
	return {
		host,
		suite,
		runtime,
		arm,
		variant,
		folder,
		buildEndSec,
		...walls && { walls }
	};
};
/** null: it does not compile there, which `broken` tells. */
async function buildIn(site, one, { lent, broken, problems }) {
	try {
		return await buildOne(site, one);
	} catch (error) {
		if (!(error instanceof BuildError)) throw error;
		const { unit, ready } = one;
		if (!await lent.giveBack(ready.arm.id, unit)) {
			broken.push({
				unit: unit.id,
				arm: ready.arm.id,
				error
			});
			return null;
		}
		const message = `head's benchmarks do not compile on base's code: it keeps its own (${error.message})`;
		problems.push({
			code: "benchmarks-of-head",
			message,
			where: unit.id
		});
		return buildIn(site, one, {
			lent: {
				problems: [],
				giveBack: async () => false
			},
			broken,
			problems
		});
	}
}
async function buildUnits(site, ready, index, to) {
	const records = [];
	const bin = `${site.folder}/binary-${String(index).padStart(2, "0")}`;
	await site.host.files.makeFolder(bin);
	for (const [number, unit] of [...ready.units.values()].entries()) {
		const out = `${bin}/unit-${String(number).padStart(4, "0")}`;
		const startSec = site.host.clock.nowSec();
		const isBuilt = await buildIn(site, {
			ready,
			unit,
			out
		}, to);
		if (isBuilt === null) continue;
		const buildSec = isBuilt ? site.host.clock.nowSec() - startSec : 0;
		const binary = isBuilt ? out : await findProgram(site.host, programSite(site, ready));
		const identity = isBuilt ? await identify(site, ready, unit, out) : {
			toolchain: versionOf(ready, unit),
			settings: { program: binary }
		};
		const server = await identifyServer(site, programSite(site, ready));
		records.push({
			arm: ready.arm.id,
			unit: unit.id,
			sha256: await site.seals.seal(binary),
			toolchain: identity.toolchain || (server["server-version"] ?? ""),
			settings: {
				...identity.settings,
				...server
			},
			buildSec
		});
		ready.binaries.set(unit.id, binary);
		site.host.tell({
			kind: "built",
			arm: ready.arm.id,
			unit: unit.id,
			buildSec
		});
	}
	return records;
}
const askOf = ({ ready, unit, out }) => ({
	variant: ready.variant,
	source: ready.folder,
	unit,
	out
});
/** False: nothing is built. */
async function buildOne(site, one) {
	const { workload, suite } = site.design;
	const { ready, unit, out } = one;
	const step = workload.build.step(suite.workload, askOf(one));
	if (step === null) return false;
	const what = `building ${unit.id} on ${ready.arm.id}`;
	site.host.tell({
		kind: "waiting",
		what,
		limitSec: buildLeftSec(site)
	});
	const where = armSite(site, ready);
	const version = versionOf(ready, unit);
	const built = await executeBuildStep(where, step, {
		into: out,
		version
	});
	orThrow(where, built, `building ${unit.id}`);
	if (await site.host.files.exists(out)) return true;
	throw new BuildError(`arm ${ready.arm.id}: the build of ${unit.id} left nothing at ${out}`);
}
function programSite({ host, design }, { arm, variant, folder }) {
	const { workload, runtime, suite } = design;
	return {
		arm: arm.id,
		named: workload.build.program?.(suite.workload) ?? "",
		folder: [folder, workload.source.folder(suite.workload)].filter(Boolean).join("/"),
		path: runEnvOf(host, runtime, variant).PATH ?? ""
	};
}
/** Asks the binary what it is. A mixed-up arm would be worse than no result: throws. */
async function identify(site, ready, unit, binary) {
	const { runtime } = site.design;
	const { variant } = ready;
	const step = runtime.identify(binary);
	if (step === null) return {
		toolchain: versionOf(ready, unit),
		settings: {}
	};
	const own = runtime.identifiesAlone?.(variant) === false ? {
		...variant,
		toolchain: null
	} : variant;
	const where = armSite(site, {
		...ready,
		variant: own
	});
	const exit = orThrow(where, await executeBuildStep(where, step, { into: null }), "identifying");
	const identity = runtime.readIdentity(exit.stdout);
	const toolchain = ready.toolchains.get(unit.id) ?? null;
	if (toolchain === null) return identity;
	const wrong = runtime.checkIdentity(identity, variant, toolchain);
	if (wrong.length > 0) throw new BuildError(`arm ${ready.arm.id}: the binary is not what variant "${variant.name}" says: ` + wrong.join("; "));
	return identity;
}
/** Units of these targets that can be linked in another order. */
function linkJobs(plan, built, active) {
	const targets = plan.targets.filter(({ id }) => active.has(id));
	return [...new Set(targets.map(({ unit }) => unit))].flatMap((unit) => {
		const arms = plan.arms.flatMap(({ id, copyOf }) => {
			const ready = built.arms.get(id);
			const isAsked = targets.some((one) => one.unit === unit && one.arms.includes(id));
			if (ready?.toolchains.get(unit)?.randomLayout !== true || copyOf || !isAsked) return [];
			return ready.binaries.has(unit) ? [ready] : [];
		});
		return arms.length === 0 ? [] : [{
			unit,
			arms
		}];
	});
}
/**
* Links a unit of its arms again with a new random order of its functions, for one stretch of
* rounds. Compiled packages come from the cache, so this costs the linker only. null: it was ended
* by `limitSec` or by us, and all arms keep the order that they had.
*/
async function relink(site, plan, { unit: id, arms }, stretch, limitSec) {
	const layouts = /* @__PURE__ */ new Map();
	const { workload, suite } = site.design;
	for (const ready of arms) {
		const [own, unit] = [ready.arm.id, ready.units.get(id)];
		if (unit === void 0) return null;
		const layoutSeed = layoutSeedOf(plan, own, id, stretch);
		const out = `${ready.binaries.get(id)}.layout-${stretch}`;
		const step = workload.build.relink?.(suite.workload, askOf({
			ready,
			unit,
			out
		}), layoutSeed);
		if (step === void 0) return null;
		site.host.tell({
			kind: "waiting",
			what: `linking ${id} on ${own} anew`,
			limitSec
		});
		const where = armSite(site, ready);
		const version = versionOf(ready, unit);
		const exit = await executeBuildStep(where, step, {
			into: out,
			limitSec,
			version
		});
		if (exit.stopped || exit.timedOut) return null;
		orThrow(where, exit, `linking ${id} anew`);
		const sha256 = await site.seals.seal(out);
		for (const arm of plan.arms.filter((one) => one.id === own || one.copyOf === own)) layouts.set(`${arm.id} ${id}`, {
			binary: out,
			layoutSeed,
			sha256
		});
	}
	return layouts;
}
// src/measure/out-folder.ts
/** The folder of a run's own files, and the room on its disk. */
/** Room that records and reports of a run take, at the least. */
const RECORDS_BYTES = 33554432;
/** Room that worktrees and binaries take, at the least. */
const BUILDS_BYTES = 268435456;
/**
* Makes the folder of the run's own files, or throws at once where nothing could be written there.
* A folder that is made here says to git that it is nothing to commit.
*/
async function makeOutFolder(host, out) {
	const folder = absolutePath(out, host.cwd);
	try {
		const isNew = !await host.files.exists(folder);
		await host.files.makeFolder(folder);
		const mark = isNew ? ".gitignore" : ".gcbench-check";
		await host.files.write(`${folder}/${mark}`, isNew ? "*\n" : "");
		if (!isNew) await host.files.remove(`${folder}/${mark}`);
	} catch (error) {
		if (!(error instanceof HostError)) throw error;
		throw new HostError(`nothing can be written to ${out}: ${error.message}`, "choose another folder with --out (input `out` of the Action)", { cause: error });
	}
	await checkRoom$1(host, folder, RECORDS_BYTES, "choose another folder with --out");
}
/** Throws where the scratch folder's disk has no room for checkouts and binaries. */
const checkBuildRoom = (host, folder) => checkRoom$1(host, folder, BUILDS_BYTES, "set TMPDIR to a folder on another disk");
async function checkRoom$1(host, folder, bytes, orElse) {
	const free = await host.files.freeBytes(folder);
	if (free === null || free >= bytes) return;
	const shown = (count) => `${Math.floor(count / 1024 / 1024)} MiB`;
	throw new HostError(`${folder} has ${shown(free)} of room left, and a run takes at least ${shown(bytes)}`, `free some space, or ${orElse}`);
}
// src/measure/probe.ts
/** Binaries -> targets with a number of iterations each. */
/** Of the budget, at most this share goes into trying out. */
const PROBE_SHARE = .1;
const LEAST_PROBE_SEC = 1;
/** What a trial costs beside its process: the launcher, /proc, its record on the disk. */
const ACCOUNTING_SEC = .02;
/** Listing the benchmarks of a unit has so much time, however small the budget is. */
const LEAST_LIST_SEC = 1;
/** What takes longer than this is put off until the rest is known. */
const PATIENCE_SEC = 2;
/**
* Executes every benchmark of every arm briefly, outside the measurement, to learn names and times
* and what cannot run: a process for a whole unit, the quick ones first, in at most a tenth of the
* budget. What is too slow for that is left out by name. Units that every contrast says are
* unchanged are not executed at all.
*/
async function probeTargets(asked, built, needed) {
	const { host, design } = asked;
	const { benchmarks } = design.workload.source;
	const probing = {
		...asked,
		site: asked,
		built,
		problems: [],
		endSec: host.clock.nowSec() + Math.max(LEAST_PROBE_SEC, PROBE_SHARE * design.suite.budgetSec),
		found: /* @__PURE__ */ new Map(),
		late: /* @__PURE__ */ new Map(),
		startSec: /* @__PURE__ */ new Map()
	};
	if (benchmarks.kind === "listed") return listedTargets(probing);
	const units = [...built.arms.values()].flatMap((ready) => [...ready.units.values()].filter(({ id }) => needed(id, "")).map((unit) => ({
		ready,
		unit
	})));
	let isEmpty = units.length > 0;
	for (const { ready, unit } of units) {
		const binary = ready.binaries.get(unit.id);
		if (binary === void 0) continue;
		const site = {
			...asked,
			ready
		};
		const limitSec = Math.max(0, probing.endSec - host.clock.nowSec());
		host.tell({
			kind: "waiting",
			what: `probing ${unit.id} on ${ready.arm.id}`,
			limitSec
		});
		const listed = await listNames(site, unit, binary, probing);
		isEmpty &&= listed.length === 0;
		await tryNames(probing, site, benchmarks, {
			unit,
			binary,
			names: listed.filter((name) => needed(unit.id, name)),
			silenceSec: PATIENCE_SEC
		});
	}
	await tryLate(probing, benchmarks);
	if (isEmpty) probing.problems.push(...await noMatch(probing, benchmarks, units));
	return {
		targets: (together) => targetsOf(probing, benchmarks, together),
		mayShare: benchmarks.probe.mayShare(design.suite.workload),
		startSec: probing.startSec,
		problems: probing.problems
	};
}
const NAMES_SHOWN = 20;
/** The pattern of the suite, and the names that there are, where none of them matches it. */
async function noMatch({ site, built, design }, benchmarks, units) {
	const { written, all } = benchmarks.pattern(design.suite.workload);
	const known = /* @__PURE__ */ new Set();
	const everything = {
		...design,
		suite: {
			...design.suite,
			workload: all
		}
	};
	for (const { ready, unit } of units) {
		const binary = built.arms.get(ready.arm.id)?.binaries.get(unit.id);
		if (binary === void 0) continue;
		const to = {
			startSec: /* @__PURE__ */ new Map(),
			problems: []
		};
		const names = await listNames({
			...site,
			design: everything,
			ready
		}, unit, binary, to);
		for (const name of names) known.add(name);
	}
	if (known.size === 0) return [];
	const names = [...known];
	const near = nearest(written, names);
	const more = names.length - NAMES_SHOWN;
	return [{
		code: "no-match",
		message: `no benchmark matches "${written}"; known: ${names.slice(0, NAMES_SHOWN).join(", ") + (more > 0 ? ` and ${more} more` : "")}`,
		where: `bench of suite ${design.suite.name}`,
		next: near === null ? "correct \"bench\" in the suite" : `did you mean "${near}"?`
	}];
}
function listedTargets({ design, built, startSec, problems }) {
	const { suite, workload } = design;
	const { benchmarks } = workload.source;
	if (benchmarks.kind !== "listed") throw new Error("the source lists no benchmarks");
	const unit = benchmarks.unit(suite.workload);
	const arms = [...built.arms.values()].filter(({ binaries }) => binaries.has(unit.id));
	const targets = benchmarks.names(suite.workload).map((name) => {
		const target = benchmarks.target(suite.workload, unit, name);
		return {
			...target,
			block: target.id,
			arms: arms.map(({ arm }) => arm.id)
		};
	});
	return {
		targets: () => targets,
		mayShare: false,
		startSec,
		problems
	};
}
async function execute$1(site, step, how) {
	const { variant } = site.ready;
	const placed = site.placements?.of(variant, "trial") ?? null;
	const command = {
		argv: step.argv,
		cwd: [site.ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(site.host, site.design.runtime, variant),
			...step.env
		},
		...how,
		keepBytes: 8388608,
		...placed === null ? {} : { placed }
	};
	const { arm, folder } = site.ready;
	const exit = await runIn(site, command, {
		part: "measured",
		arm: arm.id,
		writable: [folder]
	});
	if (exit.stopped) throw new HostError("stopped", "start the same command again");
	return exit;
}
async function listNames(site, unit, binary, to) {
	const { design, budget } = site;
	const { workload, suite } = design;
	const { benchmarks } = workload.source;
	if (benchmarks.kind === "listed") return benchmarks.names(suite.workload);
	const step = benchmarks.listNames(suite.workload, binary);
	const limitSec = Math.min(suite.trialLimitSec, Math.max(LEAST_LIST_SEC, budget.leftSec() / 2));
	const beganSec = site.host.clock.nowSec();
	const exit = await execute$1(site, {
		...step,
		folder: unit.folder
	}, { limitSec });
	const startSec = site.host.clock.nowSec() - beganSec + ACCOUNTING_SEC;
	to.startSec.set(unit.id, Math.max(to.startSec.get(unit.id) ?? 0, startSec));
	if (exit.code === 0) return benchmarks.readNames(suite.workload, exit.stdout);
	to.problems.push({
		code: "list-failed",
		message: exit.timedOut ? `cannot list benchmarks: ended after ${printDuration(limitSec)}, before it listed them` : `cannot list benchmarks: ${tailOf(exit, 10)}`,
		where: `${unit.id} on ${site.ready.arm.id}`
	});
	return [];
}
/** One process after another until each name has its numbers, failed, or is put off. */
async function tryNames(probing, site, benchmarks, { unit, binary, names, silenceSec }) {
	const { host, design } = probing;
	const { suite, workload } = design;
	const { probe } = benchmarks;
	let left = [...names];
	while (left.length > 0) {
		const limitSec = probing.endSec - host.clock.nowSec();
		if (limitSec <= 0) return putOff(probing, unit, left);
		const exit = await execute$1(site, probe.step(suite.workload, unit, binary, left, site.ready.variant), {
			limitSec,
			silenceSec
		});
		const { stdout, stderr } = exit;
		const seen = parseOutputs(workload, suite.workload, {
			stdout,
			stderr
		});
		const known = [...foundIn(probing, unit).names.values()].flatMap((byArm) => [...byArm.values()].flatMap((all) => all.map(({ benchmark }) => benchmark)));
		const tried = probe.read(suite.workload, left, seen.value, known);
		const end = probe.readEnd(stdout, left);
		const last = end.isWhole ? left.length : Math.max(0, left.indexOf(end.last ?? ""));
		const ended = left.slice(0, last);
		for (const name of ended) {
			keep(probing, site, unit, name, tried.filter((one) => one.name === name));
			const where = `${unit.id}.${name} on ${site.ready.arm.id}`;
			if (end.failed.includes(name)) {
				const message = `failed by itself:\n${tailOf(exit)}`;
				probing.problems.push({
					code: "probe-failed",
					message,
					where
				});
				fail(probing, site, unit, name);
			} else if (!tried.some((one) => one.name === name)) probing.problems.push({
				code: "probe-silent",
				message: "skipped itself or has no sub-benchmark that matches: nothing to compare",
				where
			});
		}
		const culprit = left[last];
		left = left.slice(last + 1);
		if (culprit === void 0) return;
		if (exit.timedOut) putOff(probing, unit, [culprit]);
		else failedAt(probing, site, unit, culprit, exit);
	}
}
function failedAt(probing, site, unit, name, exit) {
	const where = `${unit.id}.${name} on ${site.ready.arm.id}`;
	const how = `ended with ${exit.signal ?? `exit code ${exit.code}`}`;
	probing.problems.push(exit.code === 0 ? {
		code: "probe-silent",
		message: `printed no benchmark result:\n${tailOf(exit)}`,
		where
	} : {
		code: "probe-failed",
		message: `${how}:\n${tailOf(exit)}`,
		where
	});
	fail(probing, site, unit, name);
}
function foundIn({ found }, unit) {
	const known = found.get(unit.id) ?? {
		unit,
		names: /* @__PURE__ */ new Map(),
		failed: /* @__PURE__ */ new Map()
	};
	found.set(unit.id, known);
	return known;
}
function keep(probing, { ready }, unit, name, tried) {
	const { names } = foundIn(probing, unit);
	const byArm = names.get(name) ?? /* @__PURE__ */ new Map();
	names.set(name, byArm);
	if (tried.length > 0) byArm.set(ready.arm.id, tried);
}
function fail(probing, { ready }, unit, name) {
	const { failed } = foundIn(probing, unit);
	failed.set(name, [...failed.get(name) ?? [], ready.arm.id]);
}
function putOff({ late }, unit, names) {
	const known = late.get(unit.id) ?? /* @__PURE__ */ new Set();
	late.set(unit.id, known);
	for (const name of names) known.add(name);
}
/**
* What was put off, one by one on every arm, as long as there is time: given up is what could not
* be measured anyway, since the first look's rounds of it take more than the budget.
*/
async function tryLate(probing, benchmarks) {
	const { host, design, built } = probing;
	const late = [...probing.late].map(([unit, names]) => ({
		unit,
		names: [...names]
	}));
	probing.late.clear();
	const mostSec = Math.min(design.suite.trialLimitSec, design.suite.budgetSec / (8 * design.arms.length));
	for (const { unit: id, names } of late) for (const name of names) for (const ready of built.arms.values()) {
		const [unit, binary] = [ready.units.get(id), ready.binaries.get(id)];
		if (!unit || !binary || probing.late.get(id)?.has(name)) continue;
		if (probing.found.get(id)?.names.get(name)?.has(ready.arm.id)) continue;
		const what = `probing ${id}.${name} on ${ready.arm.id}`;
		host.tell({
			kind: "waiting",
			what,
			limitSec: mostSec
		});
		await tryNames(probing, {
			...probing.site,
			ready
		}, benchmarks, {
			unit,
			binary,
			names: [name],
			silenceSec: mostSec
		});
	}
	for (const [id, names] of probing.late) for (const name of names) giveUp(probing, id, name, mostSec);
}
/** Too slow for the budget on every arm: left out. On one alone: that arm failed, and is tried. */
function giveUp(probing, id, name, sec) {
	const found = probing.found.get(id);
	const tried = found?.names.get(name);
	if (found === void 0 || tried === void 0 || tried.size === 0) {
		probing.problems.push(tooSlow(probing, id, name, sec));
		return;
	}
	for (const { arm, units } of probing.built.arms.values()) {
		if (tried.has(arm.id) || !units.has(id)) continue;
		const message = `gave no result in the time for trying out, at most ${printDuration(sec)}`;
		const where = `${id}.${name} on ${arm.id}`;
		probing.problems.push({
			code: "probe-failed",
			message,
			where
		});
		found.failed.set(name, [...found.failed.get(name) ?? [], arm.id]);
	}
}
const tooSlow = ({ design: { suite, arms } }, unit, name, sec) => {
	const needed = Math.ceil(1.5 * sec * 8 * arms.length / 60);
	return {
		code: "left-out",
		message: `left out: too slow to be tried out in a budget of ${suite.budgetSec} s`,
		where: `${unit}.${name}`,
		next: `it takes --budget ${needed}m or more`
	};
};
/**
* Every benchmark of a name with its slowest time. What the first arm printed, as a rule base, is
* the measure of what others may print; other variants may have another GOMAXPROCS.
*/
function acrossArms({ arms }, byArm) {
	const leaves = /* @__PURE__ */ new Map();
	const variantOf = new Map(arms.map(({ arm }) => [arm.id, arm.variant]));
	for (const [arm, tried] of byArm) for (const one of tried) {
		const first = leaves.get(one.benchmark) ?? {
			...one,
			printed: [],
			arms: []
		};
		const isNew = first.arms.every((other) => variantOf.get(other) !== variantOf.get(arm));
		leaves.set(one.benchmark, {
			...first,
			opSec: Math.max(first.opSec, one.opSec),
			printed: [.../* @__PURE__ */ new Set([...first.printed, ...isNew ? one.printed : []])],
			arms: [...first.arms, arm]
		});
	}
	return [...leaves.values()];
}
/** Targets of all that was tried, by the slowest arm; what failed on one arm only has both. */
function targetsOf({ design, found }, { probe }, together) {
	return [...found.values()].flatMap(({ unit, names, failed }) => [...names].flatMap(([name, byArm]) => {
		const tried = acrossArms(design, byArm);
		const made = probe.targets(design.suite.workload, unit, {
			name,
			tried,
			together
		});
		const all = [...byArm.keys()];
		return made.map((target, index) => {
			const own = made.length === tried.length ? tried[index]?.arms ?? all : all;
			const arms = [.../* @__PURE__ */ new Set([...own, ...failed.get(name) ?? []])];
			return {
				...target,
				block: target.id,
				arms
			};
		});
	}));
}
/** Fills in which benchmarks of the suite an unchanged unit holds, by asking its binary. */
async function nameUnchanged(asked, built) {
	const names = /* @__PURE__ */ new Map();
	const to = {
		startSec: /* @__PURE__ */ new Map(),
		problems: []
	};
	for (const { unit: unitId } of built.unchanged) {
		const ready = [...built.arms.values()].find(({ binaries }) => binaries.has(unitId));
		const [unit, binary] = [ready?.units.get(unitId), ready?.binaries.get(unitId)];
		if (names.has(unitId) || !ready || !unit || !binary) continue;
		names.set(unitId, await listNames({
			...asked,
			ready
		}, unit, binary, to));
	}
	return built.unchanged.flatMap((entry) => {
		const listed = names.get(entry.unit) ?? [];
		if (entry.sha256 !== null) return [{
			...entry,
			benchmarks: listed
		}];
		const benchmarks = entry.benchmarks.filter((name) => listed.includes(name));
		return benchmarks.length === 0 ? [] : [{
			...entry,
			benchmarks
		}];
	});
}
/** What at least one contrast has to execute: a unit (without a name), or a name of a unit. */
function neededUnits(plan, contrastIds) {
	if (plan.suite.runIdentical) return () => true;
	return (unit, name) => contrastIds.some((contrast) => !isLeftOut(plan.unchanged, {
		contrast,
		unit,
		name
	}));
}
// src/core/profiles/choose.ts
/** Which targets are profiled, under which pair of arms. */
/** Short runs in turn: what differs from run to run shows only if there are several. */
const PROFILE_RUNS = {
	runs: 10,
	sampleSec: .5
};
/** So that a table of hundreds of changed rows does not take hours. */
const MOST_TARGETS = 20;
/**
* Targets of contrasts of arms: all that have rows, or those with a row that regressed or
* improved, the largest effect first. What is left out is a problem.
*/
function chooseProfiles(plan, trials, comparisons, of) {
	const targetOf = targetsByRow(plan, trials);
	const problems = [];
	const choices = [];
	for (const contrast of plan.contrasts) {
		const rows = comparisons.filter((row) => row.contrast === contrast.id && isWanted(row, of));
		if (contrast.kind === "interaction" || rows.length === 0) continue;
		if (contrast.kind === "benchmarks") {
			problems.push({
				code: "profile-benchmarks",
				message: "a contrast of benchmarks is not profiled: only the arms of one benchmark are",
				where: contrast.id
			});
			continue;
		}
		for (const [target, own] of Map.groupBy(rows, ({ benchmark }) => targetOf.get(benchmark))) {
			if (target === void 0) continue;
			const benchmarks = [...new Set(own.map(({ benchmark }) => benchmark))];
			const { base, head } = contrast;
			const size = Math.max(...own.map(sizeOf));
			choices.push({
				contrast: contrast.id,
				base,
				head,
				target,
				benchmarks,
				size
			});
		}
	}
	choices.sort((a, b) => b.size - a.size);
	const left = choices.length - MOST_TARGETS;
	if (left > 0) {
		const message = `${left} more targets are not profiled: ${MOST_TARGETS} are the most of a run`;
		problems.push({
			code: "profile-many",
			message
		});
	}
	return {
		value: choices.slice(0, MOST_TARGETS).map(({ size: _, ...choice }) => choice),
		problems
	};
}
const isWanted = ({ verdict, role }, of) => role !== "geomean" && role !== "control" && (of === "all" || verdict.word === "regressed" || verdict.word === "improved");
const sizeOf = ({ estimate, unit }) => estimate.kind === "ratio" && unit === "s" ? Math.abs(estimate.point) : 0;
/** Target by the name of its benchmarks; one trial of each tells. */
function targetsByRow(plan, trials) {
	const one = new Map(trials.filter(({ record }) => record.status === "ok").map((trial) => [trial.record.trial.target, trial]));
	const samples = collectSamples(plan, [...one.values()]).value;
	return new Map(samples.map(({ benchmark, target }) => [benchmark, target]));
}
/**
* Operations behind a trial's output: iterations of its one benchmark, or transactions of its
* load; null: it does not say, or says so of several benchmarks.
*/
function operationsOf(seen) {
	const transactions = seen.find(({ metric }) => metric === "transactions");
	if (transactions !== void 0) return transactions.value || null;
	const times = seen.filter(({ metric }) => metric === "time/op");
	if (new Set(times.map(({ benchmark, procs }) => `${benchmark} ${procs}`)).size !== 1) return null;
	return times.reduce((sum, { iterations }) => sum + (iterations ?? 0), 0) || null;
}
// node_modules/pprof-format/dist/esm/index.js
/**
* Unless explicitly stated otherwise all files in this repository are licensed under the MIT License.
*
* This product includes software developed at Datadog (https://www.datadoghq.com/  Copyright 2022 Datadog, Inc.
*/
var __classPrivateFieldGet = function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _StringTable_encodings;
var _StringTable_positions;
const lowMaxBig = 2n ** 32n - 1n;
const lowMax = 2 ** 32 - 1;
const lowMaxPlus1 = lowMax + 1;
const toUtf8 = typeof Buffer === "undefined" ? (value) => new TextEncoder().encode(value) : (value) => Buffer.from(value, "utf8");
function countNumberBytes(buffer) {
	if (!buffer.length) return 0;
	let i = 0;
	while (i < buffer.length && buffer[i++] >= 128);
	return i;
}
function decodeBigNumber(buffer) {
	if (!buffer.length) return BigInt(0);
	let value = BigInt(buffer[0] & 127);
	let i = 0;
	while (buffer[i++] >= 128) value |= BigInt(buffer[i] & 127) << BigInt(7 * i);
	return value;
}
function makeValue(value, offset = 0) {
	return {
		value,
		offset
	};
}
function getValue(mode, buffer) {
	switch (mode) {
		case kTypeVarInt:
			for (let i = 0; i < buffer.length; i++) if (!(buffer[i] & 128)) return makeValue(buffer.subarray(0, i + 1));
			return makeValue(buffer);
		case kTypeLengthDelim: {
			const offset = countNumberBytes(buffer);
			const size = decodeNumber(buffer);
			return makeValue(buffer.subarray(offset, Number(size) + offset), offset);
		}
		default: throw new Error(`Unrecognized value type: ${mode}`);
	}
}
function lowBits(number) {
	return typeof number !== "bigint" ? (number >>> 0) % lowMaxPlus1 : Number(number & lowMaxBig);
}
function highBits(number) {
	return typeof number !== "bigint" ? number / lowMaxPlus1 >>> 0 : Number(number >> 32n & lowMaxBig);
}
function long(number) {
	const sign = number < 0;
	if (sign) number = -number;
	let lo = lowBits(number);
	let hi = highBits(number);
	if (sign) {
		hi = ~hi >>> 0;
		lo = ~lo >>> 0;
		if (++lo > lowMax) {
			lo = 0;
			if (++hi > lowMax) hi = 0;
		}
	}
	return [hi, lo];
}
/**
* Public helpers. These are used in the type definitions.
*/
const kTypeVarInt = 0;
const kTypeLengthDelim = 2;
function decodeNumber(buffer) {
	if (countNumberBytes(buffer) > 4) return decodeBigNumber(buffer);
	if (!buffer.length) return 0;
	let value = buffer[0] & 127;
	let i = 0;
	while (buffer[i++] >= 128) value |= (buffer[i] & 127) << 7 * i;
	return value;
}
function decodeNumbers(buffer) {
	const values = [];
	let start = 0;
	for (let i = 0; i < buffer.length; i++) if ((buffer[i] & 128) === 0) {
		values.push(decodeNumber(buffer.subarray(start, i + 1)));
		start = i + 1;
	}
	return values;
}
function push(value, list) {
	if (list == null) return [value];
	list.push(value);
	return list;
}
function pushAll(values, list) {
	if (list == null) return values;
	for (const value of values) list.push(value);
	return list;
}
function measureNumber(number) {
	if (number === 0 || number === 0n) return 0;
	const [hi, lo] = long(number);
	const a = lo;
	const b = (lo >>> 28 | hi << 4) >>> 0;
	const c = hi >>> 24;
	if (c !== 0) return c < 128 ? 9 : 10;
	if (b !== 0) {
		if (b < 16384) return b < 128 ? 5 : 6;
		return b < 2097152 ? 7 : 8;
	}
	if (a < 16384) return a < 128 ? 1 : 2;
	return a < 2097152 ? 3 : 4;
}
function measureValue(value) {
	if (typeof value === "undefined") return 0;
	if (typeof value === "number" || typeof value === "bigint") return measureNumber(value) || 1;
	return value.length;
}
function measureArray(list) {
	let size = 0;
	for (const item of list) size += measureValue(item);
	return size;
}
function measureNumberField(number) {
	const length = measureNumber(number);
	return length ? 1 + length : 0;
}
function measureNumberArrayField(values) {
	let total = 0;
	for (const value of values) total += measureNumber(value) || 1;
	return total ? 1 + measureNumber(total) + total : 0;
}
function measureLengthDelimField(value) {
	const length = measureValue(value);
	return length ? 1 + measureNumber(length) + length : 0;
}
function measureLengthDelimArrayField(values) {
	let total = 0;
	for (const value of values) total += measureLengthDelimField(value);
	return total;
}
function encodeNumber(buffer, i, number) {
	if (number === 0 || number === 0n) {
		buffer[i++] = 0;
		return i;
	}
	let [hi, lo] = long(number);
	while (hi) {
		buffer[i++] = lo & 127 | 128;
		lo = (lo >>> 7 | hi << 25) >>> 0;
		hi >>>= 7;
	}
	while (lo > 127) {
		buffer[i++] = lo & 127 | 128;
		lo = lo >>> 7;
	}
	buffer[i++] = lo;
	return i;
}
const emptyTableToken = Symbol();
var StringTable = class StringTable {
	constructor(tok) {
		this.strings = new Array();
		_StringTable_encodings.set(this, new Array());
		_StringTable_positions.set(this, /* @__PURE__ */ new Map());
		if (tok !== emptyTableToken) this.dedup("");
	}
	get encodedLength() {
		let size = 0;
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) size += encoded.length;
		return size;
	}
	_encodeToBuffer(buffer, offset) {
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) {
			buffer.set(encoded, offset);
			offset += encoded.length;
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.encodedLength)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static _encodeStringFromUtf8(stringBuffer) {
		const buffer = new Uint8Array(1 + stringBuffer.length + (measureNumber(stringBuffer.length) || 1));
		let offset = 0;
		buffer[offset++] = 50;
		offset = encodeNumber(buffer, offset, stringBuffer.length);
		if (stringBuffer.length > 0) buffer.set(stringBuffer, offset);
		return buffer;
	}
	static _encodeString(string) {
		return StringTable._encodeStringFromUtf8(toUtf8(string));
	}
	dedup(string) {
		if (typeof string === "number") return string;
		if (!__classPrivateFieldGet(this, _StringTable_positions, "f").has(string)) {
			const pos = this.strings.push(string) - 1;
			__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, pos);
			__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeString(string));
		}
		return __classPrivateFieldGet(this, _StringTable_positions, "f").get(string);
	}
	_decodeString(buffer) {
		const string = new TextDecoder().decode(buffer);
		__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, this.strings.push(string) - 1);
		__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeStringFromUtf8(buffer));
	}
};
_StringTable_encodings = /* @__PURE__ */ new WeakMap(), _StringTable_positions = /* @__PURE__ */ new WeakMap();
function decode(buffer, decoder) {
	const data = {};
	let index = 0;
	while (index < buffer.length) {
		const field = buffer[index] >> 3;
		const mode = buffer[index] & 7;
		index++;
		const { offset, value } = getValue(mode, buffer.subarray(index));
		index += value.length + offset;
		decoder(data, field, value);
	}
	return data;
}
var ValueType = class ValueType {
	static create(data) {
		return data instanceof ValueType ? data : new ValueType(data);
	}
	constructor(data) {
		this.type = data.type || 0;
		this.unit = data.unit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.type);
		total += measureNumberField(this.unit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.type) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.type);
		}
		if (this.unit) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.unit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.type = decodeNumber(buffer);
				break;
			case 2: data.unit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Label = class Label {
	static create(data) {
		return data instanceof Label ? data : new Label(data);
	}
	constructor(data) {
		this.key = data.key || 0;
		this.str = data.str || 0;
		this.num = data.num || 0;
		this.numUnit = data.numUnit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.key);
		total += measureNumberField(this.str);
		total += measureNumberField(this.num);
		total += measureNumberField(this.numUnit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.key) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.key);
		}
		if (this.str) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.str);
		}
		if (this.num) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.num);
		}
		if (this.numUnit) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.numUnit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.key = decodeNumber(buffer);
				break;
			case 2:
				data.str = decodeNumber(buffer);
				break;
			case 3:
				data.num = decodeNumber(buffer);
				break;
			case 4: data.numUnit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Sample = class Sample {
	static create(data) {
		return data instanceof Sample ? data : new Sample(data);
	}
	constructor(data) {
		this.locationId = data.locationId || [];
		this.value = data.value || [];
		this.label = (data.label || []).map(Label.create);
	}
	get length() {
		let total = 0;
		total += measureNumberArrayField(this.locationId);
		total += measureNumberArrayField(this.value);
		total += measureLengthDelimArrayField(this.label);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.locationId.length) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, measureArray(this.locationId));
			for (const locationId of this.locationId) offset = encodeNumber(buffer, offset, locationId);
		}
		if (this.value.length) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, measureArray(this.value));
			for (const value of this.value) offset = encodeNumber(buffer, offset, value);
		}
		for (const label of this.label) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, label.length);
			offset = label._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.locationId = pushAll(decodeNumbers(buffer), data.locationId);
				break;
			case 2:
				data.value = pushAll(decodeNumbers(buffer), data.value);
				break;
			case 3: data.label = push(Label.decode(buffer), data.label);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Mapping = class Mapping {
	static create(data) {
		return data instanceof Mapping ? data : new Mapping(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.memoryStart = data.memoryStart || 0;
		this.memoryLimit = data.memoryLimit || 0;
		this.fileOffset = data.fileOffset || 0;
		this.filename = data.filename || 0;
		this.buildId = data.buildId || 0;
		this.hasFunctions = !!data.hasFunctions;
		this.hasFilenames = !!data.hasFilenames;
		this.hasLineNumbers = !!data.hasLineNumbers;
		this.hasInlineFrames = !!data.hasInlineFrames;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.memoryStart);
		total += measureNumberField(this.memoryLimit);
		total += measureNumberField(this.fileOffset);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.buildId);
		total += measureNumberField(this.hasFunctions ? 1 : 0);
		total += measureNumberField(this.hasFilenames ? 1 : 0);
		total += measureNumberField(this.hasLineNumbers ? 1 : 0);
		total += measureNumberField(this.hasInlineFrames ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.memoryStart) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.memoryStart);
		}
		if (this.memoryLimit) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.memoryLimit);
		}
		if (this.fileOffset) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.fileOffset);
		}
		if (this.filename) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.buildId) {
			buffer[offset++] = 48;
			offset = encodeNumber(buffer, offset, this.buildId);
		}
		if (this.hasFunctions) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasFilenames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasLineNumbers) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasInlineFrames) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.memoryStart = decodeNumber(buffer);
				break;
			case 3:
				data.memoryLimit = decodeNumber(buffer);
				break;
			case 4:
				data.fileOffset = decodeNumber(buffer);
				break;
			case 5:
				data.filename = decodeNumber(buffer);
				break;
			case 6:
				data.buildId = decodeNumber(buffer);
				break;
			case 7:
				data.hasFunctions = !!decodeNumber(buffer);
				break;
			case 8:
				data.hasFilenames = !!decodeNumber(buffer);
				break;
			case 9:
				data.hasLineNumbers = !!decodeNumber(buffer);
				break;
			case 10: data.hasInlineFrames = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Line = class Line {
	static create(data) {
		return data instanceof Line ? data : new Line(data);
	}
	constructor(data) {
		this.functionId = data.functionId || 0;
		this.line = data.line || 0;
		this.column = data.column || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.functionId);
		total += measureNumberField(this.line);
		total += measureNumberField(this.column);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.functionId) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.functionId);
		}
		if (this.line) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.line);
		}
		if (this.column) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.column);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.functionId = decodeNumber(buffer);
				break;
			case 2:
				data.line = decodeNumber(buffer);
				break;
			case 3: data.column = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Location = class Location {
	static create(data) {
		return data instanceof Location ? data : new Location(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.mappingId = data.mappingId || 0;
		this.address = data.address || 0;
		this.line = (data.line || []).map(Line.create);
		this.isFolded = !!data.isFolded;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.mappingId);
		total += measureNumberField(this.address);
		total += measureLengthDelimArrayField(this.line);
		total += measureNumberField(this.isFolded ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.mappingId) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.mappingId);
		}
		if (this.address) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.address);
		}
		for (const line of this.line) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, line.length);
			offset = line._encodeToBuffer(buffer, offset);
		}
		if (this.isFolded) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.mappingId = decodeNumber(buffer);
				break;
			case 3:
				data.address = decodeNumber(buffer);
				break;
			case 4:
				data.line = push(Line.decode(buffer), data.line);
				break;
			case 5: data.isFolded = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Function = class Function {
	static create(data) {
		return data instanceof Function ? data : new Function(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.name = data.name || 0;
		this.systemName = data.systemName || 0;
		this.filename = data.filename || 0;
		this.startLine = data.startLine || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.name);
		total += measureNumberField(this.systemName);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.startLine);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.name) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.name);
		}
		if (this.systemName) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.systemName);
		}
		if (this.filename) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.startLine) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.startLine);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.name = decodeNumber(buffer);
				break;
			case 3:
				data.systemName = decodeNumber(buffer);
				break;
			case 4:
				data.filename = decodeNumber(buffer);
				break;
			case 5: data.startLine = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Profile = class {
	constructor(data = {}) {
		this.sampleType = (data.sampleType || []).map(ValueType.create);
		this.sample = (data.sample || []).map(Sample.create);
		this.mapping = (data.mapping || []).map(Mapping.create);
		this.location = (data.location || []).map(Location.create);
		this.function = (data.function || []).map(Function.create);
		this.stringTable = data.stringTable || new StringTable();
		this.dropFrames = data.dropFrames || 0;
		this.keepFrames = data.keepFrames || 0;
		this.timeNanos = data.timeNanos || 0;
		this.durationNanos = data.durationNanos || 0;
		this.periodType = data.periodType ? ValueType.create(data.periodType) : void 0;
		this.period = data.period || 0;
		this.comment = data.comment || [];
		this.defaultSampleType = data.defaultSampleType || 0;
		this.docUrl = data.docUrl || 0;
	}
	get length() {
		let total = 0;
		total += measureLengthDelimArrayField(this.sampleType);
		total += measureLengthDelimArrayField(this.sample);
		total += measureLengthDelimArrayField(this.mapping);
		total += measureLengthDelimArrayField(this.location);
		total += measureLengthDelimArrayField(this.function);
		total += this.stringTable.encodedLength;
		total += measureNumberField(this.dropFrames);
		total += measureNumberField(this.keepFrames);
		total += measureNumberField(this.timeNanos);
		total += measureNumberField(this.durationNanos);
		total += measureLengthDelimField(this.periodType);
		total += measureNumberField(this.period);
		total += measureNumberArrayField(this.comment);
		total += measureNumberField(this.defaultSampleType);
		total += measureNumberField(this.docUrl);
		return total;
	}
	_encodeSampleTypesToBuffer(buffer, offset = 0) {
		for (const sampleType of this.sampleType) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, sampleType.length);
			offset = sampleType._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeSamplesToBuffer(buffer, offset = 0) {
		for (const sample of this.sample) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, sample.length);
			offset = sample._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeMappingsToBuffer(buffer, offset = 0) {
		for (const mapping of this.mapping) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, mapping.length);
			offset = mapping._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeLocationsToBuffer(buffer, offset = 0) {
		for (const location of this.location) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, location.length);
			offset = location._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeFunctionsToBuffer(buffer, offset = 0) {
		for (const fun of this.function) {
			buffer[offset++] = 42;
			offset = encodeNumber(buffer, offset, fun.length);
			offset = fun._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeBasicValuesToBuffer(buffer, offset = 0) {
		if (this.dropFrames) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, this.dropFrames);
		}
		if (this.keepFrames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, this.keepFrames);
		}
		if (this.timeNanos) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, this.timeNanos);
		}
		if (this.durationNanos) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, this.durationNanos);
		}
		if (typeof this.periodType !== "undefined") {
			buffer[offset++] = 90;
			offset = encodeNumber(buffer, offset, this.periodType.length);
			offset = this.periodType._encodeToBuffer(buffer, offset);
		}
		if (this.period) {
			buffer[offset++] = 96;
			offset = encodeNumber(buffer, offset, this.period);
		}
		if (this.comment.length) {
			buffer[offset++] = 106;
			offset = encodeNumber(buffer, offset, measureArray(this.comment));
			for (const comment of this.comment) offset = encodeNumber(buffer, offset, comment);
		}
		if (this.defaultSampleType) {
			buffer[offset++] = 112;
			offset = encodeNumber(buffer, offset, this.defaultSampleType);
		}
		if (this.docUrl) {
			buffer[offset++] = 120;
			offset = encodeNumber(buffer, offset, this.docUrl);
		}
		return offset;
	}
	_encodeToBuffer(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	async _encodeToBufferAsync(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	async encodeAsync(buffer = new Uint8Array(this.length)) {
		await this._encodeToBufferAsync(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.sampleType = push(ValueType.decode(buffer), data.sampleType);
				break;
			case 2:
				data.sample = push(Sample.decode(buffer), data.sample);
				break;
			case 3:
				data.mapping = push(Mapping.decode(buffer), data.mapping);
				break;
			case 4:
				data.location = push(Location.decode(buffer), data.location);
				break;
			case 5:
				data.function = push(Function.decode(buffer), data.function);
				break;
			case 6:
				if (data.stringTable === void 0) data.stringTable = new StringTable(emptyTableToken);
				data.stringTable._decodeString(buffer);
				break;
			case 7:
				data.dropFrames = decodeNumber(buffer);
				break;
			case 8:
				data.keepFrames = decodeNumber(buffer);
				break;
			case 9:
				data.timeNanos = decodeNumber(buffer);
				break;
			case 10:
				data.durationNanos = decodeNumber(buffer);
				break;
			case 11:
				data.periodType = ValueType.decode(buffer);
				break;
			case 12:
				data.period = decodeNumber(buffer);
				break;
			case 13:
				data.comment = pushAll(decodeNumbers(buffer), data.comment);
				break;
			case 14:
				data.defaultSampleType = decodeNumber(buffer);
				break;
			case 15: data.docUrl = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
// src/core/profiles/decode.ts
/** Bytes of a pprof CPU profile -> samples by function. */
/** The bytes are not a CPU profile that can be believed: what is wrong with them. */
var ProfileError = class extends Error {
	name = "ProfileError";
};
const NANO = 1e-9;
/**
* Reads an uncompressed profile as Go's runtime/pprof writes it. Throws ProfileError, and nothing
* else, on bytes that are damaged, hold another kind of profile, or come from macOS. `focus`: only
* samples with such a function in their stack count.
*/
function decodeProfile(bytes, focus = () => true) {
	let profile;
	try {
		profile = Profile.decode(bytes);
	} catch (cause) {
		throw new ProfileError("not a pprof profile", { cause });
	}
	const { strings } = profile.stringTable;
	const text = (index) => {
		const found = strings[Number(index)];
		if (found === void 0) throw damaged("a name is missing");
		return found;
	};
	const kinds = profile.sampleType.map(({ type }) => text(type));
	const unit = profile.periodType === void 0 ? "" : text(profile.periodType.unit);
	const [countAt, cpuAt] = [kinds.indexOf("samples"), kinds.indexOf("cpu")];
	if (kinds.length === 0) throw damaged("it does not say what it counts");
	if (countAt < 0 || cpuAt < 0) throw new ProfileError(`not a CPU profile: it counts ${kinds.join(", ").slice(0, 200)}`);
	const periodSec = Number(profile.period) * NANO;
	if (unit !== "nanoseconds" || !(periodSec > 0)) throw damaged("it does not name its period");
	refuseDarwin(profile, text);
	return {
		...countFunctions(profile, text, countAt, focus),
		periodSec
	};
}
const damaged = (what) => new ProfileError(`damaged or cut off: ${what}`);
/**
* A sample at the first instruction of this has met a goroutine that is told to make room at that
* very moment; the time belongs to what was interrupted, which is its caller in the stack.
*/
const INTERRUPTED = "runtime.asyncPreempt";
function countFunctions(profile, text, countAt, focus) {
	const names = new Map(profile.function.map(({ id, name }) => [BigInt(id), text(name)]));
	const files = new Map(profile.mapping.map(({ id, filename }) => [BigInt(id), text(filename)]));
	const frames = new Map(profile.location.map((location) => [BigInt(location.id), framesOf(location, names, files)]));
	const flat = /* @__PURE__ */ new Map();
	const cum = /* @__PURE__ */ new Map();
	const stacks = /* @__PURE__ */ new Map();
	let samples = 0;
	for (const { locationId, value } of profile.sample) {
		const count = Number(value[countAt] ?? NaN);
		if (value.length !== profile.sampleType.length || !Number.isSafeInteger(count) || count < 0) throw damaged("a sample has no count");
		const stack = locationId.flatMap((id) => {
			const found = frames.get(BigInt(id));
			if (found === void 0) throw damaged("a sample is at no known place");
			return found;
		}).filter((name) => name !== INTERRUPTED);
		if (!stack.some(focus)) continue;
		samples += count;
		const whole = stack.toReversed().join(";");
		stacks.set(whole, (stacks.get(whole) ?? 0) + count);
		for (const name of new Set(stack)) cum.set(name, (cum.get(name) ?? 0) + count);
		const [leaf] = stack;
		if (leaf !== void 0) flat.set(leaf, (flat.get(leaf) ?? 0) + count);
	}
	return {
		samples,
		flat,
		cum,
		stacks
	};
}
/** Functions at a place, the innermost inlined one first. */
function framesOf(location, names, files) {
	if (location.line.length === 0) return [`(no symbols) ${files.get(BigInt(location.mappingId))?.split("/").at(-1) || "unknown file"}`];
	return location.line.map(({ functionId }) => {
		const name = names.get(BigInt(functionId));
		if (name === void 0) throw damaged("a place is in no known function");
		return name;
	});
}
/** Why a profile from there is not shown. */
const DARWIN_REASON = "CPU profiles from macOS are not shown: its profiling timer charges system calls with time that other code used (go.dev/issue/57722), and can count many times the CPU there is (go.dev/issue/68477)";
/** Only Go on macOS executes the runtime's files for it, and maps its system libraries. */
function refuseDarwin(profile, text) {
	if (profile.function.some(({ filename }) => /_darwin(_\w+)?\.(go|s)$/.test(text(filename))) || profile.mapping.some(({ filename }) => /^(\/usr\/lib\/system|\/System)\//.test(text(filename)))) throw new ProfileError(DARWIN_REASON);
}
// src/measure/server-error.ts
/** The arm's server cannot be used: what happened, with the tail of its log. */
var ServerError = class extends Error {
	name = "ServerError";
	next;
	constructor(message, next) {
		super(message);
		this.next = next;
	}
};
const lastLines = (log) => log.trim().split("\n").slice(-15).join("\n");
const endOf = ({ code, signal, notStarted, timedOut }) => notStarted ?? (timedOut ? "took too long" : `ended with ${signal ?? `exit code ${code}`}`);
const FULL = /no space left on device|ENOSPC|disk quota exceeded|EDQUOT|disk (?:is )?full/i;
const TAKEN = /address already in use|EADDRINUSE/i;
/** Too little for anything to go on. */
const FULL_BYTES = 1048576;
const isPortTaken = (text) => TAKEN.test(text);
/** Free room where the data folders are, if what was said or what is left means a full disk. */
async function fullDisk(host, folder, said) {
	const free = await host.files.freeBytes(folder);
	if (!FULL.test(said) && (free === null || free >= FULL_BYTES)) return null;
	return `the disk of ${folder} is full${free === null ? "" : ` (${(free / 1e6).toFixed(1)} MB are free)`}`;
}
const FREE_DISK = "free space there, or let TMPDIR name a folder on a larger disk: the data folders of all arms are there at once";
/** What happened to a server, with advice. */
async function explainServer(host, what, { folder, said, end, walls }) {
	const tail = lastLines(said);
	const message = tail === "" ? what : `${what}:\n${tail}`;
	const full = await fullDisk(host, folder, said);
	if (full !== null) return new ServerError(`${full}; ${message}`, FREE_DISK);
	if (isPortTaken(said)) return new ServerError(message, "let it listen on {port}, which is free and another one for every arm: in its command, or in a file of `server.files`");
	if (end?.signal != null) return new ServerError(message, "gcbench did not end it: look for the kernel killing for memory (dmesg), or for who else did");
	const advice = walls?.advice(tail) ?? null;
	if (advice !== null) return new ServerError(message, advice);
	return new ServerError(message, end === null ? "raise server.ready.timeout, or see in its last lines why it does not answer" : "see its last lines, and start it by hand with the command of the suite");
}
/** The disk's refusal of a file of ours as the server's; anything else as it is. */
async function asServerError(host, error, folder) {
	if (!(error instanceof HostError)) return error;
	const full = FULL.test(error.message) ? await fullDisk(host, folder, error.message) : null;
	return full === null ? error : new ServerError(`${full}: ${error.message}`, FREE_DISK);
}
const serverProblem = (error, where) => ({
	code: "server-failed",
	message: error.message,
	where,
	next: error.next
});
// src/measure/server-ready.ts
/** When a server is ready for its load, and the commands that are asked of it then. */
const PROBE_EVERY_SEC = .05;
/** A command beside the server, in the environment of gcbench's own tools. */
function runClient(starting, argv, limitSec) {
	const { host, walls, enclosed, block, places } = starting;
	const own = Object.entries(block.clientEnv ?? {});
	const env = {
		PATH: host.env.PATH ?? "",
		HOME: host.env.HOME ?? "/",
		...Object.fromEntries(own.map(([name, value]) => [name, fillText(value, places)]))
	};
	const command = {
		argv: fillArgv(argv, places),
		cwd: places.source,
		env,
		limitSec
	};
	return runIn({
		host,
		...walls && { walls }
	}, command, enclosed);
}
/** Waits until the server answers; its log so far. Throws ServerError with what was waited for. */
async function waitUntilReady(starting, running) {
	const { host, block, arm, places, walls } = starting;
	const endSec = host.clock.nowSec() + block.ready.timeout;
	const folder = places.data;
	let log = "";
	for (;;) {
		log += running.takeOutput();
		if (host.exec.stopping) return log;
		if (running.exit !== null) throw await explainServer(host, `the server of ${arm} ${endOf(running.exit)} before it was ready`, {
			folder,
			said: log,
			end: running.exit,
			walls
		});
		const leftSec = endSec - host.clock.nowSec();
		const missing = await whatIsMissing(starting, Math.max(1, leftSec));
		if (missing === null) return log;
		if (host.clock.nowSec() > endSec) throw await explainServer(host, `the server of ${arm} was not ready within ${block.ready.timeout} s: ${missing}`, {
			folder,
			said: log,
			end: null,
			walls
		});
		await host.clock.sleep(PROBE_EVERY_SEC);
	}
}
/** Null: it is ready. */
async function whatIsMissing(starting, limitSec) {
	const { host, block, places } = starting;
	const { http, command } = block.ready;
	if (http !== void 0) {
		const url = fillText(http, places);
		return await host.net.answers(url) ? null : `${url} does not answer with a status below 400`;
	}
	if (command === void 0) return await host.net.connects(Number(places.port)) ? null : `nothing takes connections at 127.0.0.1:${places.port}`;
	const exit = await runClient(starting, command, limitSec);
	return exit.code === 0 ? null : `${command[0]} ${endOf(exit)}${wordsOf(exit)}`;
}
const wordsOf = ({ stdout, stderr }) => {
	const said = lastLines(`${stdout}\n${stderr}`);
	return said === "" ? "" : ` (${said.split("\n").slice(-3).join(" / ")})`;
};
/**
* One command of `prepare`, or of `init`, where the server does not run yet. Throws ServerError
* with its words and the server's.
*/
async function prepare(starting, argv, limitSec, running) {
	const exit = await runClient(starting, argv, limitSec);
	if (exit.code === 0 || exit.stopped) return;
	const said = `${running?.takeOutput() ?? ""}\n${exit.stdout}\n${exit.stderr}`;
	const what = `preparing the server of ${starting.arm}: ${argv[0]} ${endOf(exit)}`;
	const folder = starting.places.data;
	throw await explainServer(starting.host, what, {
		folder,
		said,
		end: exit,
		walls: starting.walls
	});
}
// src/measure/server.ts
/** A free port may be taken by another before the server has it. */
const ATTEMPTS = 2;
const COPY_LIMIT_SEC = 600;
const slotKey = (arm, block) => JSON.stringify([arm, block]);
/** Servers with these settings have the same data. */
const templateKey = (block) => JSON.stringify(block);
/** Rounds under one start, counted; each trial its own: none is that of another. */
const stretchOf$1 = ({ restartRounds }, round) => restartRounds === 0 ? -1 : Math.floor(round / restartRounds);
var Servers = class {
	site;
	up = /* @__PURE__ */ new Map();
	starts;
	/** Starts that failed in this pass over the trials: not tried again in it. */
	failed = /* @__PURE__ */ new Map();
	folders = 0;
	/** Prepared data by the settings of the server, and what prepares some now. */
	templates = /* @__PURE__ */ new Map();
	preparing = /* @__PURE__ */ new Map();
	/** `records`: of an interrupted run, whose starts count too. */
	constructor(site, records = []) {
		this.site = site;
		const slots = Map.groupBy(records, ({ trial }) => this.keyOf(trial.arm, trial.target));
		this.starts = new Map([...slots].map(([key, all]) => [key, Math.max(...all.map((one) => one.serverStart ?? 0))]));
	}
	/** Before another pass over the trials. */
	forgive() {
		this.failed.clear();
	}
	/** Servers that are up. */
	get running() {
		return [...this.up.values()].map(({ running }) => running);
	}
	/** The arm's server for a target, ready; null: the suite has none. Throws ServerError. */
	async of(arm, round, target) {
		const block = this.blockOf(target);
		if (block === null) return null;
		const slot = {
			key: slotKey(arm.id, block),
			arm,
			block
		};
		const known = this.currentOf(slot, round);
		if (known?.running.exit === null) return known;
		await this.stop(slot.key);
		if (known !== null) throw await this.whyGone(arm, known.running);
		if (block.data === "template") await this.makeTemplateOnce(slot);
		const server = await this.start(slot, !this.templates.has(templateKey(block)));
		this.up.set(slot.key, {
			...server,
			stretch: stretchOf$1(block, round)
		});
		return server;
	}
	/**
	* The slot of a target whose stretch of rounds begins, so that its server is to be started;
	* null: it was started, alive or not, or every trial has one of its own, or the suite has none.
	*/
	dueFor(arm, round, target) {
		const block = this.blockOf(target);
		if (block === null || block.restartRounds === 0) return null;
		const slot = {
			key: slotKey(arm.id, block),
			arm,
			block
		};
		return this.currentOf(slot, round) === null ? slot.key : null;
	}
	/** Whether the round is the first of a stretch under servers of its own. */
	startAnewIn(round) {
		const restartRounds = this.blockOf()?.restartRounds ?? 0;
		return restartRounds > 0 && round % restartRounds === 0;
	}
	/** What was started for the round's stretch and is not stopped; null: nothing was. */
	currentOf({ key, block }, round) {
		const known = this.up.get(key);
		if (known === void 0 || block.restartRounds === 0) return null;
		return known.stretch === stretchOf$1(block, round) ? known : null;
	}
	/** A server that ended while nothing was asked of it. */
	whyGone(arm, { exit, takeOutput }) {
		const { host, build } = this.site;
		const what = `the server of ${arm.id} ${exit && endOf(exit)} between two trials`;
		const { folder, walls } = build;
		return explainServer(host, what, {
			folder,
			said: takeOutput(),
			end: exit,
			walls
		});
	}
	/** Ends the slot's server and frees the room of its data. */
	async stop(slot) {
		const server = this.up.get(slot);
		this.up.delete(slot);
		if (server === void 0) return;
		await server.running.stop();
		await this.remove(server);
	}
	async remove({ data, temporary }) {
		for (const folder of [data, temporary]) await this.site.host.files.remove(folder);
	}
	async stopAll() {
		await Promise.all([...this.up.keys()].map((slot) => this.stop(slot)));
	}
	blockOf(target) {
		const { workload, suite } = this.site.build.design;
		return workload.server?.(suite.workload, target) ?? null;
	}
	keyOf(arm, targetId) {
		const target = this.site.plan.targets.find(({ id }) => id === targetId);
		const block = this.blockOf(target);
		return block === null ? "" : slotKey(arm, block);
	}
	/** Servers that are started at once wait for one of them; the next one tries again. */
	async makeTemplateOnce(slot) {
		const key = templateKey(slot.block);
		if (this.templates.has(key)) return;
		const made = this.preparing.get(key) ?? this.makeTemplate(slot);
		this.preparing.set(key, made);
		await made.finally(() => this.preparing.delete(key));
	}
	/** Data as the first arm's server prepares it; as this arm's does, where that one cannot. */
	async makeTemplate({ arm, block }) {
		const [first = arm] = this.site.plan.arms;
		const slotOf = (one) => ({
			key: slotKey(one.id, block),
			arm: one,
			block
		});
		const made = await this.start(slotOf(first), true).catch((error) => {
			if (first.id === arm.id || !(error instanceof ServerError)) throw error;
			return this.start(slotOf(arm), true);
		});
		await made.running.stop();
		this.templates.set(templateKey(block), made.data);
	}
	async start({ key, arm, block }, isPrepared) {
		const before = this.failed.get(key);
		if (before !== void 0) throw before;
		const start = (this.starts.get(key) ?? 0) + 1;
		this.starts.set(key, start);
		for (let attempt = 1;; attempt++) try {
			return {
				slot: key,
				...await this.startOnce(block, arm, isPrepared),
				start,
				warmed: /* @__PURE__ */ new Set(),
				silent: []
			};
		} catch (error) {
			if (!(error instanceof ServerError)) throw error;
			if (isPortTaken(error.message) && attempt < ATTEMPTS) continue;
			this.failed.set(key, error);
			throw error;
		}
	}
	async startOnce(block, arm, isPrepared) {
		const { host, built, plan } = this.site;
		const ready = built.arms.get(arm.id);
		if (ready === void 0) throw new Error(`no arm ${arm.id}`);
		const { variant } = ready;
		const [bin = ""] = ready.binaries.values();
		const port = String(await host.net.freePort());
		const data = `${this.site.build.folder}/data-${this.folders++}`;
		const sidePort = JSON.stringify(block).includes("{side-port}") ? String(await host.net.freePort()) : "";
		const own = {
			bin,
			source: ready.folder,
			port,
			data,
			"side-port": sidePort
		};
		const places = {
			...block.words,
			...own
		};
		const walls = this.site.build.walls;
		const temporary = walls?.ownFolder() ?? `${data}-own`;
		const enclosed = {
			part: "measured",
			arm: arm.id,
			writable: [ready.folder, data],
			own: temporary
		};
		const starting = {
			host,
			walls,
			enclosed,
			block,
			arm: arm.id,
			places
		};
		let running = null;
		try {
			await this.makeData(starting, plan.suite.trialLimitSec);
			const command = this.command(block, variant, places);
			running = await (walls?.start(command, enclosed) ?? host.exec.start(command));
			await waitUntilReady(starting, running);
			for (const argv of isPrepared ? block.prepare : []) await prepare(starting, argv, plan.suite.trialLimitSec, running);
			running.takeOutput();
			return {
				running,
				port,
				sidePort,
				data,
				temporary
			};
		} catch (error) {
			const told = await asServerError(host, error, this.site.build.folder);
			await running?.stop();
			await this.remove({
				data,
				temporary
			});
			throw told;
		}
	}
	async makeData(starting, limitSec) {
		const { host, block, arm, places } = starting;
		const { data } = places;
		const template = this.templates.get(templateKey(block));
		if (template === void 0) await host.files.makeFolder(data);
		else {
			const exit = await host.exec.run({
				argv: [
					"cp",
					"-a",
					template,
					data
				],
				cwd: this.site.build.folder,
				env: { PATH: host.env.PATH ?? "" },
				limitSec: COPY_LIMIT_SEC
			});
			const what = `cannot copy the prepared data for the server of ${arm}`;
			const said = {
				folder: this.site.build.folder,
				said: exit.stderr,
				end: exit,
				walls: void 0
			};
			if (exit.code !== 0 && !exit.stopped) throw await explainServer(host, what, said);
		}
		for (const [name, text] of Object.entries(block.files)) await host.files.write(`${data}/${name}`, fillText(text, places));
		if (template !== void 0) return;
		for (const argv of block.init) await prepare(starting, argv, limitSec, null);
	}
	command(block, variant, places) {
		const { host, build } = this.site;
		const placed = build.placements?.of(variant, "server") ?? null;
		const own = Object.entries(block.env).map(([name, value]) => [name, fillText(value, places)]);
		return {
			argv: [...fillArgv(block.run, places), ...variant.args],
			cwd: [places.source, block.dir].filter(Boolean).join("/"),
			env: {
				...Object.fromEntries(own),
				...runEnvOf(host, build.design.runtime, variant)
			},
			limitSec: Number.MAX_SAFE_INTEGER,
			graceSec: block.stopLimit,
			...placed === null ? {} : { placed }
		};
	}
};
// src/core/text/cap.ts
/** Text of at most `most` characters: of more, whole lines at its head and its tail are kept. */
function capText(text, most) {
	if (text.length <= most) return {
		text,
		cut: 0
	};
	const half = Math.floor(most / 2);
	const head = text.slice(0, text.lastIndexOf("\n", half) + 1 || half);
	const from = text.length - half;
	const tail = text.slice(text.indexOf("\n", from) + 1 || from);
	return {
		text: head + tail,
		cut: text.length - head.length - tail.length
	};
}
// src/core/telemetry/go-runtime-trim.ts
/** What is kept of a snapshot of a Go program's runtime: only what the parsers read. */
const READ = /* @__PURE__ */ new Set([...NUMBER_NAMES, ...HISTOGRAM_NAMES]);
/** Long parts of runtime.MemStats that nothing is read from. */
const UNREAD = /* @__PURE__ */ new Set(["BySize", "PauseEnd"]);
/** Of a text that is neither JSON nor an exposition, so that a reader sees what it was. */
const KEPT_OF_ANY = 300;
/** Metrics by name, runtime.MemStats, and one level of variables that hold metrics. */
function trimObject(told, depth = 1) {
	const entries = Object.entries(told).flatMap(([name, value]) => {
		if (READ.has(name)) return [[name, value]];
		if (!isObject(value) || depth === 0) return [];
		if (name === "memstats") return [[name, Object.fromEntries(Object.entries(value).filter(([key]) => !UNREAD.has(key)))]];
		const inner = trimObject(value, depth - 1);
		return Object.keys(inner).length === 0 ? [] : [[name, inner]];
	});
	return Object.fromEntries(entries);
}
/** The snapshot, smaller; each of its parsers reads the same from it. Ends with a line's end. */
function trimSnapshot(text) {
	const told = readObject(text);
	if (told !== null) return `${JSON.stringify(trimObject(told))}\n`;
	const lines = text.split("\n").filter((line) => /^go_(?!godebug_|.*_by_size_)/.test(line));
	return lines.length > 0 ? `${lines.join("\n")}\n` : `${text.slice(0, KEPT_OF_ANY)}\n`;
}
// src/measure/server-watch.ts
/** An endpoint that takes longer is not waited for. */
const ANSWER_SEC = 1;
const MOST_BYTES = 4194304;
/** After so many blocks without an answer the start of a server is not asked any more. */
const MOST_FAILURES = 3;
/** The text of the endpoint; throws the reason why there is none, in words. */
async function snapshot(host, server, url) {
	const { port, sidePort, data } = server;
	const filled = fillText(url, {
		port,
		data,
		"side-port": sidePort
	});
	const answer = await host.net.read(filled, ANSWER_SEC, MOST_BYTES);
	if (answer.text === null) throw new Error(answer.why);
	return trimSnapshot(answer.text);
}
/**
* Runs a block of load. The runtime is asked outside of the readings, so that the answer's cost is
* not in the server's CPU time; in its own counters one answer of the two is.
*/
async function watchBlock(host, server, { runtimeMetrics: asked, readings: everySec }, run) {
	const { running, silent } = server;
	const isAsked = asked !== void 0 && silent.length < MOST_FAILURES;
	let told = "";
	let failure = null;
	const ask = async () => {
		if (!isAsked || failure !== null) return;
		try {
			told += await snapshot(host, server, asked.url);
		} catch (error) {
			failure = error.message;
		}
	};
	await ask();
	const before = await running.read();
	const startSec = host.clock.nowSec();
	const stopPolling = everySec == null ? () => [] : running.poll(everySec);
	const ran = await run();
	const between = stopPolling();
	const after = await running.read();
	const endSec = host.clock.nowSec() - startSec;
	told += `${AFTER}\n`;
	await ask();
	if (failure !== null) silent.push(failure);
	else silent.length = isAsked ? 0 : silent.length;
	const why = failure ?? (isAsked ? null : `${silent.at(-1)}; not asked again after that`);
	return {
		ran,
		readings: before && after ? [
			{
				...before,
				atSec: 0
			},
			...between,
			{
				...after,
				atSec: endSec
			}
		] : [],
		metrics: asked === void 0 ? null : why === null ? told : `${FAILED}${asked.url}: ${why}\n`
	};
}
// src/measure/trial-status.ts
/** Numbers of the signals that end programs, for a code as a shell shows it: 128 and the number. */
const SIGNALS = {
	SIGHUP: 1,
	SIGINT: 2,
	SIGQUIT: 3,
	SIGILL: 4,
	SIGTRAP: 5,
	SIGABRT: 6,
	SIGBUS: 7,
	SIGFPE: 8,
	SIGKILL: 9,
	SIGSEGV: 11,
	SIGPIPE: 13,
	SIGTERM: 15
};
function codeOf({ code, signal }) {
	const number = signal === null ? void 0 : SIGNALS[signal];
	return number === void 0 ? code : 128 + number;
}
function statusOf(exit, nothing, meaningOf) {
	if (exit.notStarted !== null) return "not-run";
	if (exit.stopped) return "stopped";
	if (exit.timedOut) return "timeout";
	const code = codeOf(exit);
	const meaning = code === null ? null : meaningOf(code);
	if (meaning === "oom") return "oom";
	return (exit.code === 0 || meaning === "ok") && !nothing ? "ok" : "failed";
}
function problemOf(exit, status, trial, limitSec, walls) {
	if (status === "ok") return null;
	const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`;
	const tail = tailOf(exit);
	switch (status) {
		case "not-run": return {
			code: "trial-not-run",
			message: exit.notStarted ?? "could not start",
			where
		};
		case "stopped": return {
			code: "trial-stopped",
			message: "ended by us before it was done",
			where
		};
		case "timeout": return {
			code: "trial-timeout",
			message: `no end within ${limitSec} s; its last words:\n${tail}`,
			where,
			next: "raise trial-limit in the suite, or find out why it hangs"
		};
		case "oom": return {
			code: "out-of-memory",
			message: `out of memory (${exit.signal ?? `exit code ${exit.code}`}):\n${tail}`,
			where
		};
		default: {
			const next = walls?.advice(tail) ?? null;
			return exit.code === 0 ? {
				code: "trial-silent",
				message: `printed no benchmark result:\n${tail}`,
				where
			} : {
				code: "trial-failed",
				message: `ended with ${exit.signal ?? `exit code ${exit.code}`}:\n${tail}`,
				where,
				...next !== null && { next }
			};
		}
	}
}
// src/measure/trial.ts
/** One trial in one fresh process -> its record, and what it says. */
/** Executes one trial in one fresh process, and reads what it printed. Never throws for a trial. */
async function runTrial(site, trial, target, layouts, servers) {
	const { plan, built } = site;
	const { workload } = site.build.design;
	const ready = built.arms.get(trial.arm);
	const binary = ready?.binaries.get(target.unit);
	if (!ready || !binary) throw new Error(`trial of unknown ${trial.target}`);
	const layout = layouts.get(`${trial.arm} ${target.unit}`);
	const built256 = built.records.find((record) => record.arm === trial.arm && record.unit === target.unit)?.sha256;
	const limitSec = trialLimitOf(target.expectedSec, plan.suite.trialLimitSec);
	site.host.tell({
		kind: "waiting",
		what: `${trial.target} on ${trial.arm}`,
		limitSec
	});
	const ran = withoutSecrets(await underLoad$1(site, trial, target, ready, layout?.binary ?? binary, servers), secretsIn(site.host.env));
	const { exit, files } = ran;
	const outputs = {
		stdout: exit.stdout,
		stderr: exit.stderr,
		...files.outputs
	};
	const parsed = parseTrial(plan.suite, {
		outputs,
		wallSec: exit.wallSec
	});
	const meaningOf = (code) => workload.trial.exitMeaning?.(plan.suite.workload, code) ?? null;
	const own = statusOf(exit, !parsed.hasResult, meaningOf);
	const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`;
	const expected = workload.trial.expects?.(plan.suite.workload, target) ?? null;
	const odd = own === "ok" ? oddOutput(expected, parsed.value, {
		wallSec: exit.wallSec,
		where
	}) : null;
	const status = ran.died !== null && !exit.stopped || odd !== null ? "failed" : own;
	return {
		record: {
			trial,
			status,
			exitCode: exit.code,
			signal: exit.signal,
			startedAt: exit.startedAt,
			wallSec: exit.wallSec,
			usage: exit.usage,
			pollution: exit.pollution,
			sha256: layout?.sha256 ?? built256 ?? null,
			layoutSeed: layout?.layoutSeed ?? null,
			outputs,
			cutBytes: {
				...exit.cutBytes,
				...files.cut
			},
			...ran.readings.length === 0 ? {} : { readings: ran.readings },
			...ran.server === null ? {} : { serverStart: ran.server.start },
			problem: ran.died !== null && status === "failed" ? serverProblem(ran.died, where) : odd ?? problemOf(exit, status, trial, limitSec, site.build.walls)
		},
		parsed
	};
}
/**
* What was said, without secrets of the environment that gcbench itself runs in: the benchmarked
* code is not given them, but it runs as the same user. Records go into artifacts, which no runner
* masks.
*/
function withoutSecrets(ran, values) {
	const hide = (text) => hideSecrets(text, values);
	const { exit, files, died } = ran;
	const outputs = Object.entries(files.outputs).map(([name, text]) => [name, hide(text)]);
	return {
		...ran,
		exit: {
			...exit,
			stdout: hide(exit.stdout),
			stderr: hide(exit.stderr)
		},
		files: {
			...files,
			outputs: Object.fromEntries(outputs)
		},
		died: died === null ? null : new ServerError(hide(died.message), died.next)
	};
}
/** The trial's command, on the arm's server where the suite has one. */
async function underLoad$1(site, trial, target, ready, binary, servers) {
	const { host } = site;
	const none = {
		outputs: {},
		cut: {}
	};
	let server = null;
	try {
		server = await servers.of(ready.arm, trial.round, target);
	} catch (error) {
		if (!(error instanceof ServerError)) throw error;
		return {
			exit: {
				...neverRun(host),
				stopped: host.exec.stopping
			},
			files: none,
			readings: [],
			server: null,
			died: error
		};
	}
	const out = `${site.build.folder}/out`;
	const beside = server && { beside: servers.running };
	const run = () => runOnce(site, ready, target, binary, {
		out,
		server
	}, { ...beside });
	if (server === null) {
		const exit = await run();
		return {
			exit,
			files: await outputFiles(site, out),
			readings: exit.readings ?? [],
			server,
			died: null
		};
	}
	const warmed = server.warmed.has(target.id) ? null : await loaded(site, ready, target, server, () => warmUpLoad(site, ready, target, binary, {
		out,
		server
	}));
	server.warmed.add(target.id);
	const { exit, log, metrics, died, readings } = warmed?.died != null ? warmed : await loaded(site, ready, target, server, run);
	const files = await outputFiles(site, out);
	const kept = capText(log, FILE_CAP);
	files.outputs.server = kept.text;
	files.cut.server = kept.cut;
	if (metrics !== null) files.outputs[RUNTIME_OUTPUT] = metrics;
	if (died) await servers.stop(server.slot);
	return {
		exit,
		files,
		server,
		died,
		readings
	};
}
/** One run of the load, with the server's readings around it and its log meanwhile. */
async function loaded(site, { arm }, target, server, run) {
	const { running } = server;
	running.takeOutput();
	const { workload, suite } = site.build.design;
	const block = workload.server?.(suite.workload, target);
	if (!block) throw new Error("a server without settings");
	const { ran: exit, readings, metrics } = await watchBlock(site.host, server, block, run);
	await waitForEnd(site.host, server, exit);
	const log = running.takeOutput();
	return {
		exit,
		log,
		metrics,
		died: await whyDied(site, arm.id, server, {
			client: exit,
			log
		}),
		readings
	};
}
const DEATH_SEC = 1;
const LOOK_EVERY_SEC = .02;
/** A client that failed may have seen first that the server is gone. */
async function waitForEnd(host, { running }, client) {
	const endSec = host.clock.nowSec() + DEATH_SEC;
	while (client.code !== 0 && running.exit === null && host.clock.nowSec() < endSec) await host.clock.sleep(LOOK_EVERY_SEC);
}
/** The server's fault; null: it is none, or we end it ourselves. */
async function whyDied({ host, build: { folder, walls } }, arm, { running: { exit } }, { client, log }) {
	if (host.exec.stopping) return null;
	if (exit !== null) return explainServer(host, `the server of ${arm} ${endOf(exit)} under load`, {
		folder,
		said: log,
		end: exit,
		walls
	});
	if (client.code === 0 || await fullDisk(host, folder, log) === null) return null;
	const said = `${log}\n${client.stdout}\n${client.stderr}`;
	return explainServer(host, `the load of ${arm} failed`, {
		folder,
		said,
		end: null,
		walls
	});
}
const neverRun = (host) => ({
	code: null,
	signal: null,
	timedOut: false,
	stopped: false,
	notStarted: null,
	stdout: "",
	stderr: "",
	cutBytes: {
		stdout: 0,
		stderr: 0
	},
	wallSec: 0,
	startedAt: host.clock.timestamp(),
	usage: null,
	pollution: null
});
/** A load that warms a server up; nothing is read from it. */
function warmUpLoad(site, ready, target, binary, at) {
	return runOnce(site, ready, target, binary, {
		...at,
		isWarmUp: true
	}, { measure: false });
}
/** One process of the target in its walls, of the very binary that was built. */
async function runOnce(site, ready, target, binary, at, more) {
	const { files } = site.host;
	const { seals } = site.build;
	const { out, server } = at;
	await files.remove(out);
	await files.makeFolder(out);
	await seals.check(binary);
	const writable = [
		ready.folder,
		out,
		...server === null ? [] : [server.data]
	];
	const exit = await runIn(site.build, {
		...commandOf(site, target, ready, binary, at),
		...more
	}, {
		part: "measured",
		arm: ready.arm.id,
		writable,
		...server && { own: server.temporary }
	});
	await seals.check(binary);
	return exit;
}
function commandOf(site, target, ready, binary, { out, server, isWarmUp = false }) {
	const { host, plan } = site;
	const { workload: settings } = plan.suite;
	const { workload, runtime } = site.build.design;
	const { variant } = ready;
	const placed = site.build.placements?.of(variant, "trial") ?? null;
	const { port = "", data = "" } = server ?? {};
	const places = {
		source: ready.folder,
		out,
		port,
		data,
		isWarmUp
	};
	const step = workload.trial.step(settings, target, variant, binary, places);
	const own = server === null ? variant : {
		...variant,
		runEnv: {}
	};
	const everySec = server === null ? workload.trial.readEverySec?.(settings) ?? null : null;
	return {
		argv: step.argv,
		cwd: [ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(host, runtime, own),
			...step.env
		},
		limitSec: trialLimitOf(target.expectedSec, plan.suite.trialLimitSec),
		measure: true,
		...placed === null ? {} : { placed },
		...everySec === null || host.platform !== "linux" ? {} : { readEverySec: everySec }
	};
}
/** Most of a file that is kept: a GC log of minutes; of more, head and tail stay. */
const FILE_CAP = 4e6;
/** Files of the trial that its workload names as outputs. */
async function outputFiles({ host, build: { design } }, folder) {
	const files = design.workload.trial.outputFiles?.(design.suite.workload) ?? {};
	const outputs = {};
	const cut = {};
	for (const [name, path] of Object.entries(files)) {
		const text = await host.files.read(`${folder}/${path}`);
		if (text === null) continue;
		const kept = capText(text, FILE_CAP);
		outputs[name] = kept.text;
		cut[name] = kept.cut;
	}
	return {
		outputs,
		cut
	};
}
// src/measure/profiles.ts
/** The profile pass: both arms once more under a CPU profiler, after all rounds, in turn. */
const PROFILES_FILE = "profiles.json";
const FOLDER = "profiles";
/** A load is begun so long after its profile, and ends about so long before it. */
const MARGIN_SEC = .5;
const LOAD_ATTEMPTS = 3;
const MOST_STRETCH = 20;
/**
* The pass that the report's plan asks for, as far as the budget goes; null: none, or nobody waits
* for it any more. Kept in a file of its own, so that it outlives a report that is made again.
*/
async function profileReport(ask) {
	const { site, budget, folder, trials } = ask;
	const { plan, comparisons } = ask.report;
	const rule = plan.suite.profile;
	if (rule === void 0 || rule.of === "none" || site.host.exec.stopping) return null;
	const beganSec = budget.spentSec();
	const chosen = chooseProfiles(plan, trials, comparisons, rule.of);
	const { targets, problems } = await profileArms(ask, chosen.value, rule);
	const all = {
		of: rule.of,
		targets,
		problems: dedupe([...chosen.problems, ...problems]),
		spentSec: budget.spentSec() - beganSec
	};
	await site.host.files.write(`${folder}/${PROFILES_FILE}`, `${JSON.stringify(all)}\n`);
	return all;
}
/**
* Runs every choice several times under each arm, the arms in turn, and compares their profiles.
* Raw profiles stay in `folder`. Nothing that goes wrong throws: the report says it.
*/
async function profileArms({ site, budget, folder }, choices, rule) {
	const { host } = site;
	const result = {
		of: rule.of,
		targets: [],
		problems: []
	};
	const refused = refusalOf(host.platform);
	if (refused !== null) return {
		...result,
		problems: [refused]
	};
	await host.files.remove(`${folder}/${FOLDER}`);
	await host.files.makeFolder(`${folder}/${FOLDER}`);
	const fresh = {
		longestLoadSec: 0,
		longestSec: 0,
		stretch: 1
	};
	const pass = {
		site,
		budget,
		servers: new Servers(site),
		rule,
		folder,
		...fresh
	};
	try {
		for (const [index, choice] of choices.entries()) {
			Object.assign(pass, fresh);
			if (!hasRoom$1(pass, choice, LEAST_RUNS * SIDES.length)) {
				result.problems.push(noRoom(pass, choices.slice(index)));
				break;
			}
			host.tell({
				kind: "phase",
				name: "profile",
				detail: choice.target
			});
			const { profile, problems } = await profileChoice(pass, choice, index);
			if (profile !== null) result.targets.push(profile);
			result.problems.push(...problems);
		}
	} finally {
		await pass.servers.stopAll();
	}
	return result;
}
/** Runs of an arm without which nothing is compared. */
const LEAST_RUNS = 2;
/** What a run takes at least, by the target's trials, the profile's length and the runs so far. */
function expectedSec({ site, rule, longestLoadSec, longestSec, stretch }, target) {
	const { plan, build } = site;
	const found = plan.targets.find(({ id }) => id === target);
	const { workload } = build.design;
	const isServed = workload.server?.(plan.suite.workload, found)?.profile !== void 0;
	const sampleSec = rule.sampleSec * stretch;
	if (!isServed) return Math.max(sampleSec, longestSec);
	const loadSec = Math.max(found?.expectedSec ?? 0, longestLoadSec, rule.sampleSec);
	return Math.max(loadSec + 2 * MARGIN_SEC, longestSec);
}
const hasRoom$1 = (pass, { target }, runs) => runs * expectedSec(pass, target) <= pass.budget.leftSec();
/** What the budget leaves out, and what it would take. */
function noRoom({ rule, budget }, left) {
	const names = left.slice(0, 3).map(({ target }) => target);
	const neededSec = budget.wholeSec + left.length * profileSecOf(rule);
	return {
		code: "profile-budget",
		message: `${plural(left.length, "benchmark")} not profiled: the budget has no room for it`,
		where: names.length < left.length ? `${names.join(", ")} and others` : names.join(", "),
		next: `--budget ${Math.ceil(1.2 * neededSec / 60)}m, or fewer runs in "profile"`
	};
}
function refusalOf(platform) {
	if (platform === "linux") return null;
	return {
		code: "profile-not-linux",
		message: platform === "darwin" ? DARWIN_REASON : `CPU profiles are taken on Linux, this is ${platform}`,
		next: "use a Linux runner"
	};
}
async function profileChoice(pass, choice, index) {
	const { site, rule } = pass;
	const problems = [];
	const ran = {
		base: [],
		head: []
	};
	let isOver = false;
	for (let run = 0; run < rule.runs && !isOver; run++) {
		for (const side of run % 2 === 0 ? SIDES : [...SIDES].reverse()) {
			isOver = !hasRoom$1(pass, choice, 1);
			if (site.host.exec.stopping || isOver) break;
			const beganSec = pass.budget.spentSec();
			const number = `${index + 1}`.padStart(2, "0");
			const found = await profileOnce(pass, choice, side, `${FOLDER}/${number}-${side}-${run + 1}.pb.gz`);
			pass.longestSec = Math.max(pass.longestSec, pass.budget.spentSec() - beganSec);
			if ("code" in found) problems.push(found);
			else ran[side].push(found);
		}
		if (ran.base.length + ran.head.length === 0) break;
		if (run === 0) pass.stretch = stretchOf([...ran.base, ...ran.head], rule);
	}
	if (isOver) problems.push({
		code: "profile-budget",
		message: `profiled ${ran.base.length} and ${ran.head.length} of ${rule.runs} times on base and head: the budget ended`,
		where: choice.target
	});
	return {
		...compared(choice, ran),
		problems
	};
}
/** Runs are planned by the clock, and samples are of CPU time: a program that waits has few. */
function stretchOf(ran, { sampleSec }) {
	const cpuSec = sum$1(ran.map(({ run }) => run.samples.samples * run.samples.periodSec));
	return Math.min(MOST_STRETCH, Math.max(1, sampleSec * ran.length / cpuSec));
}
const SIDES = ["base", "head"];
function compared(choice, ran) {
	const { contrast, target, benchmarks } = choice;
	const periods = new Set([...ran.base, ...ran.head].map(({ run }) => run.samples.periodSec));
	const [periodSec] = periods;
	if (periodSec === void 0 || periods.size > 1) return { profile: null };
	if (ran.base.length === 0 || ran.head.length === 0) return { profile: null };
	const runs = {
		base: ran.base.map(({ run }) => run),
		head: ran.head.map(({ run }) => run)
	};
	return { profile: {
		contrast,
		target,
		benchmarks,
		periodSec,
		base: armOf(choice.base, ran.base),
		head: armOf(choice.head, ran.head),
		...compareProfiles(runs, periodSec),
		stacks: compareStacks(runs)
	} };
}
const sum$1 = (numbers) => numbers.reduce((total, one) => total + one, 0);
function armOf(arm, ran) {
	const operations = ran.map(({ run }) => run.operations);
	return {
		arm,
		runs: ran.length,
		samples: sum$1(ran.map(({ run }) => run.samples.samples)),
		wallSec: sum$1(ran.map(({ wallSec }) => wallSec)),
		operations: operations.includes(null) ? null : sum$1(operations.map((n) => n ?? 0)),
		files: ran.map(({ file }) => file)
	};
}
async function profileOnce(pass, choice, side, path) {
	const { files } = pass.site.host;
	const file = `${pass.folder}/${path}`;
	const where = `${choice.target} on ${choice[side]}`;
	try {
		const { operations, wallSec } = await execute(pass, choice, side, file);
		const bytes = await files.unpack(file);
		if (bytes === null) throw new ProfileError("the run left no profile");
		const { focus } = pass.rule;
		const isMeant = focus === void 0 ? void 0 : patternOf(focus);
		const samples = decodeProfile(bytes, isMeant && ((name) => isMeant.test(name)));
		if (samples.samples === 0) throw new ProfileError(`a profile without ${focus === void 0 ? "a sample" : `a sample in ${focus}, the focus`}`);
		return {
			run: {
				samples,
				operations
			},
			wallSec,
			file: {
				path,
				sha256: await files.sha256(file)
			}
		};
	} catch (error) {
		if (![
			ProfileError,
			HostError,
			ServerError
		].some((one) => error instanceof one)) throw error;
		return {
			code: "profile-failed",
			message: error.message,
			where
		};
	}
}
async function execute(pass, choice, side, file) {
	const { plan, built } = pass.site;
	const { workload: settings } = plan.suite;
	const { workload, runtime } = pass.site.build.design;
	const target = plan.targets.find(({ id }) => id === choice.target);
	const ready = built.arms.get(choice[side]);
	const binary = target && ready?.binaries.get(target.unit);
	if (!target || !ready || !binary) throw new Error(`profile of unknown ${choice.target}`);
	const server = workload.server?.(settings, target) ?? null;
	if (server?.profile !== void 0) {
		if (server.restartRounds === 0) throw new ProfileError("restart-rounds: 0 of the server leaves nothing up to be profiled");
		return underLoad({
			pass,
			target,
			arm: choice[side],
			url: server.profile,
			file
		});
	}
	const { variant } = ready;
	const sec = pass.rule.sampleSec * pass.stretch;
	const step = workload.profile?.(settings, {
		target,
		variant,
		binary,
		file,
		sec
	});
	if (step === void 0) throw new ProfileError(`nothing says how a CPU profile of this is made: ${server ? "name the URL in server.profile" : "use go-bench"}`);
	const { host } = pass.site;
	const command = {
		argv: step.argv,
		cwd: [ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(host, runtime, variant),
			...step.env
		},
		limitSec: trialLimitOf(sec, plan.suite.trialLimitSec)
	};
	const exit = await runIn(pass.site.build, command, {
		part: "measured",
		arm: ready.arm.id,
		writable: [ready.folder, folderOf$2(file)]
	});
	if (exit.code !== 0) throw new ProfileError(`failed under the profiler:\n${tailOf(exit)}`);
	return {
		operations: operationsOf(parseOutputs(workload, settings, {
			stdout: exit.stdout,
			stderr: exit.stderr
		}).value),
		wallSec: exit.wallSec
	};
}
/** A load that outlived its profile is tried again with more room: the machine may be busy. */
async function underLoad(load) {
	for (let attempt = 1;; attempt++) {
		const done = await profileLoad(load);
		if (done !== null) return done;
		if (attempt === LOAD_ATTEMPTS) throw new ProfileError("the load outlived its profile");
	}
}
/** The whole load is inside the profile, so that all of its operations are; null: it was not. */
async function profileLoad({ pass, target, arm, url, file }) {
	const { site, servers, rule } = pass;
	const { host, plan, built } = site;
	const ready = built.arms.get(arm);
	if (ready === void 0) throw new Error(`no arm ${arm}`);
	const trial = {
		round: 0,
		position: 0,
		target: target.id,
		arm,
		attempt: 0
	};
	const load = async () => {
		const startSec = host.clock.nowSec();
		const done = await runTrial(site, trial, target, /* @__PURE__ */ new Map(), servers);
		const loadSec = host.clock.nowSec() - startSec;
		pass.longestLoadSec = Math.max(pass.longestLoadSec, loadSec);
		return done;
	};
	const server = await servers.of(ready.arm, 0, target);
	if (server === null) throw new Error(`no server of ${arm}`);
	if (!server.warmed.has(target.id)) await load();
	const loadSec = Math.max(target.expectedSec ?? 0, pass.longestLoadSec, rule.sampleSec);
	const sec = Math.ceil(loadSec + 2 * MARGIN_SEC);
	const { port, sidePort, data } = server;
	const places = {
		port,
		data,
		"side-port": sidePort,
		sec: String(sec)
	};
	const startSec = host.clock.nowSec();
	const profile = host.net.download(fillText(url, places), file, sec + trialLimitOf(0, plan.suite.trialLimitSec)).then(() => null).catch((error) => error);
	await host.clock.sleep(MARGIN_SEC);
	const { record, parsed } = await load();
	const isInside = host.clock.nowSec() - startSec < sec;
	const failed = await profile;
	if (failed !== null) throw failed;
	if (record.problem !== null) throw new ProfileError(record.problem.message);
	if (!isInside) return null;
	return {
		operations: operationsOf(parsed.value),
		wallSec: record.wallSec
	};
}
// src/measure/reach.ts
/**
* Adds to what is unchanged the benchmarks that the change cannot reach, where binaries differ.
* What cannot be told is run, and a problem says why. `out` does not belong to the sources.
*/
async function leaveOutUnreached(site, built, out) {
	const pairs = reachPairs(site.design);
	if (pairs.length === 0) return;
	const beganSec = site.host.clock.nowSec();
	await askPairs(site, built, out, pairs);
	built.buildSec += site.host.clock.nowSec() - beganSec;
}
async function askPairs(site, built, out, pairs) {
	const program = await site.host.reachProgram();
	if (program === null) {
		built.problems.push(notAsked("the program that finds out takes Go 1.22 or newer, on Linux"));
		return;
	}
	for (const pair of pairs) {
		const shared = sharedUnits(built, pair);
		if (shared.length === 0) continue;
		site.host.tell({
			kind: "phase",
			name: "build",
			detail: "what the change can reach"
		});
		for (const units of Map.groupBy(shared, ({ project }) => project?.folder ?? "").values()) {
			const answers = await askReach(site, built, pair, {
				program,
				out,
				units
			});
			if (typeof answers === "string") {
				built.problems.push(notAsked(answers));
				continue;
			}
			const { unchanged, reached, problems } = withReached(built.unchanged, pair.contrast, answers);
			built.unchanged = unchanged;
			built.reached = [...built.reached ?? [], ...reached];
			built.problems.push(...problems);
		}
	}
}
/** Units that both arms have: also those of one binary, since what they read may differ. */
function sharedUnits({ arms }, { base, head }) {
	const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)];
	return [...after?.units.values() ?? []].filter(({ id, project }) => {
		const old = before?.units.get(id);
		if (old === void 0 || !before?.binaries.has(id) || !after?.binaries.has(id)) return false;
		return JSON.stringify(old.project) === JSON.stringify(project);
	});
}
/** The answers, or why there are none. */
async function askReach(site, { arms }, { contrast, base, head }, { units, ...asked }) {
	const { host, design } = site;
	const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)];
	const { reach } = design.workload.build;
	if (before === void 0 || after === void 0 || reach === void 0) throw new Error(`${contrast.id} has arms that were not built`);
	const ids = new Map(units.map(({ id, name }) => [name ?? id, id]));
	const step = reach.step(design.suite.workload, {
		...asked,
		units: [...ids.keys()],
		project: units[0]?.project ?? {
			folder: "",
			env: {}
		},
		variant: head.variant,
		base: before.folder,
		head: after.folder
	});
	const command = {
		argv: step.argv,
		cwd: after.folder,
		env: {
			...buildEnvOf(host, design.runtime, head.variant),
			...step.env
		},
		limitSec: buildLeftSec(site),
		keepBytes: 67108864
	};
	const writable = [before.folder, after.folder];
	const exit = await runIn(site, command, {
		part: "build",
		arm: head.arm.id,
		writable
	});
	if (exit.timedOut) return "finding out took longer than the build-limit of the suite";
	if (exit.code !== 0) return tailOf(exit, 3);
	try {
		return reach.read(exit.stdout).map((one) => ({
			...one,
			unit: ids.get(one.unit) ?? one.unit
		}));
	} catch (error) {
		return `the answer cannot be read: ${error}`;
	}
}
const notAsked = (why) => ({
	code: "reach-unknown",
	message: `benchmarks that the change cannot reach are run too: ${why}`
});
// src/core/report/records-text.ts
/** The same value with the keys of every object in one order. */
function ordered(value) {
	if (Array.isArray(value)) return value.map(ordered);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}
/**
* One raw record a line. The keys are in one order, so that the digest of a file of records can be
* computed again from a report that holds them.
*/
const recordsText = (records) => records.map((record) => `${JSON.stringify(ordered(record))}\n`).join("");
// src/measure/records.ts
const STARTED = "started.json";
const RECORDS = "records.ndjson";
function makeRecordStore(files, folder) {
	const keep = (started) => files.write(`${folder}/${STARTED}`, `${JSON.stringify(started)}\n`);
	return {
		folder,
		keep,
		async start(started) {
			await files.makeFolder(folder);
			await keep(started);
			await files.write(`${folder}/${RECORDS}`, "");
		},
		add: (record) => files.append(`${folder}/${RECORDS}`, recordsText([record]))
	};
}
/** What the run in the folder began with; null: there is none. */
async function readStarted(files, folder) {
	const text = await files.read(`${folder}/${STARTED}`);
	return text === null ? null : parse(text, `${folder}/${STARTED}`);
}
/**
* What an earlier, perhaps killed, run left in the folder; null when there is none. A torn last
* line is the trial in flight when the run was killed: it is cut off the file, so that the next
* record starts on a line of its own.
*/
async function readStored(files, folder) {
	const started = await readStarted(files, folder);
	if (started === null) return null;
	const lines = (await files.read(`${folder}/${RECORDS}`) ?? "").split("\n");
	const torn = lines.pop() ?? "";
	const kept = lines.filter((line) => line !== "");
	if (torn !== "") await files.write(`${folder}/${RECORDS}`, kept.map((line) => `${line}\n`).join(""));
	return {
		started,
		records: kept.map((line, index) => parse(line, `${folder}/${RECORDS}:${index + 1}`)),
		tornLines: torn === "" ? 0 : 1
	};
}
function parse(text, where) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HostError(`${where} is not what gcbench wrote`, "remove the folder and measure again, or name another with --out", { cause });
	}
}
// src/core/ask/command-line.ts
/** The terminal's command that asks for the same. */
const quote = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : JSON.stringify(text);
/** `gcbench run ...` with all that is said; what is as it is by default is left out. */
function commandLine(asked) {
	const words = ["gcbench", "run"];
	const values = asked;
	for (const [key, row] of rowsAt("cli")) {
		const text = row.print(values[camelKey(key)]);
		if (text === row.default) continue;
		if (row.isArgument) words.push(text);
		else if (row.flag.value === void 0) words.push(`--${flagOf(key)}`);
		else words.push(`--${flagOf(key)}`, text);
	}
	return words.map(quote).join(" ");
}
// src/measure/resume.ts
/** A run that is gone on with: what of its plan stays, and which limits may change. */
/** Rounds of which a final word was read; null: of none. */
async function roundsRead(folder, { started }, host) {
	const text = await host.files.read(`${folder}/report.json`);
	const all = [...text === null ? [] : [readReport(text).roundsRun], ...started.readAfter ?? []];
	return all.length === 0 ? null : Math.max(...all);
}
/** Rounds that were begun after all before them were whole. */
const roundsBegun = ({ records }) => records.reduce((most, { trial }) => Math.max(most, trial.round), 0);
function suiteWithin({ suite, shard }, { budget, rounds }) {
	const budgetSec = budget ?? suite.budgetSec;
	if (rounds === null) return {
		...suite,
		budgetSec
	};
	const { min, max } = rounds;
	const asked = {
		...suite,
		budgetSec,
		rounds: {
			min: min ?? Math.min(suite.rounds.min, max),
			max
		}
	};
	return shard === null ? asked : shardOf(asked, shard);
}
/** Throws where more was asked for and there is no room for it: that would be a silent nothing. */
function checkRoom({ started, records }, suite, read, out) {
	const usedSec = records.reduce((sum, { wallSec }) => sum + wallSec, started.probeSec ?? 0);
	if (suite.budgetSec <= usedSec) throw new HostError(`the run in ${out} has used ${printDuration(usedSec)}, and may use ${printDuration(suite.budgetSec)} in all: no round would be run`, "give the time that it may have in all: --budget 15m, say");
	if (suite.rounds.max > read) return;
	throw new HostError(`the run in ${out} has ${read} rounds of the ${suite.rounds.max} that it may have`, "give the rounds that it may have in all: --rounds 80, say");
}
/**
* Gives the stored run the limits that are asked for, and keeps them in its folder. Where a final
* word was read already, what is measured from here on is judged at what was held back for it.
*/
async function goOn(stored, ask, folder, host) {
	const { started, records } = stored;
	const { plan } = started;
	const suite = suiteWithin(plan, ask);
	const read = await roundsRead(folder, stored, host);
	const isAsked = ask.budget !== null || ask.rounds !== null;
	if (read !== null && isAsked) checkRoom(stored, suite, read, ask.out);
	const isKnown = plan.looks.some(({ rounds, isEnd }) => isEnd === true && rounds === read);
	if (!isAsked && (read === null || isKnown)) return;
	const isRead = read !== null && !isKnown;
	const before = { ...plan };
	plan.looks = extendedLooks({
		alpha: plan.alpha,
		looks: plan.looks,
		isRead,
		rounds: isRead ? read : Math.max(read ?? 0, roundsBegun(stored)),
		paid: (rounds) => roundsPaid(before, records, rounds),
		most: suite.rounds.max,
		least: suite.until === "rounds" ? suite.rounds.max : suite.rounds.min
	});
	plan.suite = suite;
	const { budget, rounds } = ask;
	const again = {
		...nothingAsked,
		suite: suite.name,
		resume: true,
		budget,
		rounds
	};
	if (isAsked && read !== null) started.command += ` && ${commandLine(again)}`;
	await makeRecordStore(host.files, folder).keep(started);
}
// src/core/telemetry/pollution.ts
/**
* Limits beyond which a trial's environment is polluted, fixed before any data: they may not look
* at the metric, and hold for every arm alike. Steal and foreign CPU as seen to go with trouble on
* shared machines; throttling at all means that the cgroup's quota cut into the trial.
*
* Recorded without a limit: involuntary switches and CPU pressure, which a program with more
* threads than cores causes itself, so that a change could make its own trials look polluted; and
* frequency, which has no value that is wrong by itself.
*/
const POLLUTION_LIMITS = {
	stealPct: 1,
	foreignCpuPct: 5,
	memoryPressurePct: 1,
	ioPressurePct: 20,
	throttledSec: 0
};
/**
* How badly the machine did by a trial: its covariates in units of their limits, added up. 0:
* clean, or nothing readable.
*/
function pollutionScore({ pollution }) {
	if (pollution === null) return 0;
	return Object.entries(POLLUTION_LIMITS).reduce((sum, [name, limit]) => {
		const value = pollution[name] ?? 0;
		return sum + Math.max(0, value) / Math.max(limit, .01);
	}, 0);
}
/** Far from what this run's trials typically have, and beyond the limits at all. */
const isFarWorse = (score, typical) => score > 5 + 3 * typical;
// src/core/telemetry/reruns.ts
/** Of the time of all trials, at most this share goes into second attempts. */
const RERUN_SHARE = .1;
/** Rounds that tell what is typical of this machine today. */
const LEAST_ROUNDS = 4;
/**
* Targets to run once more in this round, in all arms: the machine did far worse by one of their
* trials than it does by the trials of this run. What the trials measured is not looked at, and
* one that failed or hung is not run again.
*/
function worthAgain(plan, records, round) {
	if (round < LEAST_ROUNDS) return /* @__PURE__ */ new Set();
	const first = records.filter(({ trial }) => trial.attempt === 0);
	const typical = medianOf(first.map(pollutionScore));
	const allSec = records.reduce((sum, { wallSec }) => sum + wallSec, 0);
	const againSec = records.filter(({ trial }) => trial.attempt > 0).reduce((sum, { wallSec }) => sum + wallSec, 0);
	const now = first.filter(({ trial }) => trial.round === round);
	const bad = new Set(now.filter((record) => isFarWorse(pollutionScore(record), typical)).map(({ trial }) => trial.target));
	const blocks = new Set(plan.targets.filter(({ id }) => bad.has(id)).map(({ block }) => block));
	const again = /* @__PURE__ */ new Set();
	let moreSec = 0;
	for (const block of blocks) {
		const ids = plan.targets.filter((target) => target.block === block).map(({ id }) => id);
		const mine = now.filter(({ trial }) => ids.includes(trial.target));
		if (mine.some(({ status }) => status !== "ok")) continue;
		moreSec += mine.reduce((sum, { wallSec }) => sum + wallSec, 0);
		if (againSec + moreSec > RERUN_SHARE * allSec) break;
		for (const { trial } of mine) again.add(trial.target);
	}
	return again;
}
// src/measure/layouts.ts
/** Link orders of the binaries, from a pool, by round. */
/** Link orders of each arm at the most: more say little more of what luck of the order does. */
const POOL = 8;
/** Of the whole budget, at most this share goes into linking. */
const LINK_SHARE = .1;
/** No link takes longer than this where nothing is known of it. */
const LINK_LIMIT_SEC = 600;
/**
* Link orders of the binaries: a new random one at the start of every stretch of rounds, until the
* pool is full or linking has had its share of the time; after that, one of the pool at random.
* Looked at before every unit: where there is no time for all of its arms, it keeps the order that
* it has on all of them.
*/
var LayoutPool = class {
	/** Time spent linking so far. */
	linkSec = 0;
	site;
	budget;
	pool = [];
	/** What linking a unit took last, all of its arms. */
	unitSec = /* @__PURE__ */ new Map();
	linked = /* @__PURE__ */ new Set();
	cut = /* @__PURE__ */ new Set();
	stretch = -1;
	layouts = /* @__PURE__ */ new Map();
	constructor(site, budget) {
		this.site = site;
		this.budget = budget;
	}
	/** Those of a round; a binary that is not in it has the order that its build gave it. */
	async of(round, active) {
		const { plan } = this.site;
		const every = plan.suite.layoutRounds;
		if (every === 0) return this.layouts;
		const stretch = Math.floor(round / every);
		if (stretch === this.stretch) return this.layouts;
		this.stretch = stretch;
		const drawn = this.pool[poolDraw(plan, stretch, this.pool.length)] ?? this.layouts;
		const fresh = this.pool.length < POOL ? await this.link(active, stretch) : /* @__PURE__ */ new Map();
		this.layouts = new Map([...drawn, ...fresh]);
		if (fresh.size > 0) this.pool.push(this.layouts);
		return this.layouts;
	}
	/** Units that were never linked anew, because the budget had no room for it. */
	problems() {
		const never = [...this.cut].filter((unit) => !this.linked.has(unit));
		const [first] = never;
		if (first === void 0) return [];
		return [{
			code: "single-layout",
			message: `${plural(never.length, "unit")} kept one order of functions, since the budget had no room to link anew: the order alone can move a benchmark by several percent`,
			where: never.length === 1 ? first : `${first} and others`,
			next: "give the run more time with --budget"
		}];
	}
	async link(active, stretch) {
		const { host, plan, built, build } = this.site;
		const fresh = /* @__PURE__ */ new Map();
		for (const job of linkJobs(plan, built, active)) {
			const sec = this.expectedSec(job);
			if (host.exec.stopping) break;
			if (!this.hasRoom(sec)) {
				this.cut.add(job.unit);
				continue;
			}
			const startSec = host.clock.nowSec();
			const made = await relink(build, plan, job, stretch, trialLimitOf(sec, LINK_LIMIT_SEC));
			const tookSec = host.clock.nowSec() - startSec;
			this.unitSec.set(job.unit, tookSec);
			this.linkSec += tookSec;
			for (const [key, layout] of made ?? []) fresh.set(key, layout);
			(made === null ? this.cut : this.linked).add(job.unit);
		}
		return fresh;
	}
	expectedSec({ unit, arms }) {
		const known = this.unitSec.get(unit);
		if (known !== void 0) return known;
		const ids = arms.map(({ arm }) => arm.id);
		const mine = this.site.built.records.filter((one) => one.unit === unit && ids.includes(one.arm));
		return arms.length * Math.min(...mine.map(({ buildSec }) => buildSec));
	}
	hasRoom(sec) {
		const { wholeSec } = this.budget;
		return sec < this.budget.leftSec() && this.linkSec + sec <= LINK_SHARE * wholeSec;
	}
};
// src/measure/server-starts.ts
/**
* Starts and warms at once, as many as there are cores, what the trials of a round would start and
* warm one after the other: nothing is measured meanwhile. A failure is left to the trial that
* finds it, with its words: a start that failed stays failed, and a server whose warm-up failed
* is stopped. Where several fail, one may have harmed the others (a full disk): each
* is tried again by itself.
*/
async function startServers(site, servers, round, wanted) {
	const due = wanted.flatMap(({ arm, target }) => {
		const ready = site.built.arms.get(arm);
		const slot = ready === void 0 ? null : servers.dueFor(ready.arm, round, target);
		return ready === void 0 || slot === null ? [] : [{
			arm,
			target,
			slot,
			ready
		}];
	});
	const bySlot = [...Map.groupBy(due, ({ slot }) => slot).values()];
	const out = (index) => `${site.build.folder}/out-${index}`;
	if ((await inBatches(bySlot, site.host.cores, async (own, index) => [await startOne(site, servers, round, own, out(index))])).filter((isUp) => !isUp).length > 1) servers.forgive();
}
/** A server and the warm-up of its targets; false: it is not up after that. */
async function startOne(site, servers, round, due, out) {
	for (const { slot, ready, target } of due) {
		const binary = ready.binaries.get(target.unit);
		if (site.host.exec.stopping || binary === void 0) return true;
		try {
			const server = await servers.of(ready.arm, round, target);
			if (server === null) return true;
			const { code } = await warmUpLoad(site, ready, target, binary, {
				out,
				server
			});
			await site.host.files.remove(out);
			if (code !== 0 || server.running.exit !== null) {
				await servers.stop(slot);
				return false;
			}
			server.warmed.add(target.id);
		} catch (error) {
			if (error instanceof ServerError) return false;
			throw error;
		}
	}
	return true;
}
// src/core/stats/pairs/noise-parts.ts
/** The noise of a benchmark in two parts: inside of its processes, and between them. */
/** Of one degree of freedom, the median of chi-square; and 1.4826 is 1 over that of |normal|. */
const MEDIAN_CHI_SQUARE = .4549364;
const MAD_TO_SIGMA = 1.482602;
/** The ratio of the recorded series counts as much as so many degrees of freedom. */
const PRIOR_FREEDOM = 8;
/** A median of squares tells as much as this share of them would. */
const MEDIAN_FREEDOM = .4;
/** Of what is seen, at least this share is between processes. */
const LEAST_BETWEEN = .05;
/** Fewer pairs tell nothing of their spread. */
const LEAST_PAIRS = 4;
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Squares of differences of neighbouring samples, each half of it times the seconds of one. */
const stepsOf = ({ values, sampleSec }) => values.slice(1).map((value, i) => (value - values[i]) ** 2 / 2 * sampleSec);
/**
* Variance within over variance between processes, in seconds: v_w from neighbouring samples of
* one process; v_b from the spread of the pairs' differences, of which 2 (v_b + v_w / L) is the
* variance, so that what drifts in both arms is in neither. Medians of both, since a few samples
* and pairs are far off. Drawn towards the ratio of recorded series, on the scale of its logarithm,
* as far as there is little to go by; that ratio alone where no trial has two samples.
*/
function withinOverBetweenSec(pairs) {
	const trials = pairs.flatMap(({ base, head }) => [base, head]);
	const steps = trials.flatMap(stepsOf);
	if (pairs.length < LEAST_PAIRS || steps.length < LEAST_PAIRS) return WITHIN_OVER_BETWEEN_SEC;
	const within = medianOf(steps) / MEDIAN_CHI_SQUARE;
	const differences = pairs.map(({ base, head }) => meanOf(head.values) - meanOf(base.values));
	const middle = medianOf(differences);
	const seen = (MAD_TO_SIGMA * medianOf(differences.map((one) => Math.abs(one - middle)))) ** 2 / 2;
	const inside = within * medianOf(trials.map(({ values, sampleSec }) => 1 / (values.length * sampleSec)));
	const between = Math.max(seen - inside, LEAST_BETWEEN * Math.max(seen, inside));
	if (!(within > 0 && between > 0)) return WITHIN_OVER_BETWEEN_SEC;
	const freedom = MEDIAN_FREEDOM * Math.min(steps.length, pairs.length - 1);
	const share = freedom / (freedom + PRIOR_FREEDOM);
	const [own, prior] = [Math.log(within / between), Math.log(WITHIN_OVER_BETWEEN_SEC)];
	return Math.exp(share * own + (1 - share) * prior);
}
// src/measure/time/lengths.ts
/** What a trial of each target is like now: its length, and the time that it should take. */
var Lengths = class {
	design;
	shortest;
	targets;
	constructor(design, targets, shortest) {
		this.design = design;
		this.shortest = shortest;
		this.targets = new Map(targets.map((target) => [target.id, target]));
	}
	of(id) {
		const found = this.targets.get(id);
		if (found === void 0) throw new Error(`no target ${id}`);
		return found;
	}
	/** Seconds of a round of these; null: of some it is not known. */
	roundSec(active) {
		const targets = [...active].map((id) => this.of(id));
		return targets.some(({ expectedSec }) => expectedSec === null) ? null : roundSecOf(targets);
	}
	/**
	* Lengths anew, from the times and the noise of the rounds before `round`: all arms of a target
	* always have the same, so the order by chance within each round keeps what it promises.
	*/
	refresh(trials, round) {
		const before = trials.filter(({ record }) => record.trial.round < round);
		const byTarget = Map.groupBy(before, ({ record }) => record.trial.target);
		for (const [id, mine] of byTarget) {
			const target = this.targets.get(id);
			const done = mine.filter(({ record }) => record.status === "ok");
			if (target === void 0 || done.length === 0) continue;
			this.targets.set(id, this.anew(target, done, round));
		}
	}
	anew(target, done, round) {
		const { workload, suite } = this.design;
		const recent = done.slice(-10);
		if (workload.trial.lasting === void 0) return {
			...target,
			expectedSec: Math.max(...recent.map(({ record }) => record.wallSec))
		};
		const byArm = [...Map.groupBy(recent, ({ record }) => record.trial.arm).values()];
		const opSec = Math.max(...byArm.map((one) => medianOf(one.map(opSecOf))));
		const starts = recent.map((one) => one.record.wallSec - measuredSecOf(one));
		const startSec = Math.max(.001, medianOf(starts));
		const known = {
			...target,
			settings: {
				...target.settings,
				opSec
			}
		};
		return workload.trial.lasting(suite.workload, opSec > 0 ? known : target, {
			startSec,
			shortest: this.shortest,
			ratioSec: withinOverBetweenSec(samplePairsOf(done)),
			split: !this.shortest && round < 8
		});
	}
};
// src/measure/time/pace.ts
var Pace = class {
	last = /* @__PURE__ */ new Map();
	startsAnew;
	/** `startsAnew`: whether servers are started anew in a round. */
	constructor(startsAnew) {
		this.startsAnew = startsAnew;
	}
	/** A round of so many targets took so long, with all that is around its trials. */
	took(round, sec, targets) {
		this.last.set(this.startsAnew(round), {
			sec,
			targets
		});
	}
	/** Seconds of a round, as the last of its kind tells, else the last of the other; 0: none was. */
	roundSec(round, targets) {
		const kind = this.startsAnew(round);
		const last = this.last.get(kind) ?? this.last.get(!kind);
		return last === void 0 ? 0 : last.sec * Math.min(1, targets / last.targets);
	}
	/** Seconds of the rounds from `from` to before `to`. */
	leftSec(from, to, targets) {
		let sum = 0;
		for (let round = from; round < to; round++) sum += this.roundSec(round, targets);
		return sum;
	}
};
// src/measure/rounds.ts
/** Plan -> trials, round after round, until all is decided or the budget is spent. */
/**
* Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
* of every active target runs once; records that are there already (a resumed run) are not run
* again. Neither a round nor a trial is started that would end after the budget.
*/
async function runRounds(given) {
	const { site } = given;
	const records = given.trials.map(({ record }) => record);
	const rounds = {
		...given,
		records,
		servers: new Servers(site, records),
		isOver: false,
		left: /* @__PURE__ */ new Set(),
		problems: [],
		layouts: new LayoutPool(site, given.budget),
		lengths: new Lengths(site.build.design, site.plan.targets, given.shortest)
	};
	try {
		return await untilDecided(rounds);
	} finally {
		await rounds.servers.stopAll();
	}
}
/** Whether so much more ends in the part of the budget that is for rounds. */
const hasRoom = ({ site, budget }, sec) => budget.spentSec() + sec <= roundsBudgetSec(site.plan.suite);
async function untilDecided(rounds) {
	const { site, layouts, lengths, budget } = rounds;
	const { host, plan } = site;
	let decision = rounds.decide(rounds.trials, 0);
	if (plan.suite.warmUp && rounds.records.length === 0) await warmUp(rounds);
	let lastSec = 0;
	const pace = new Pace((round) => rounds.servers.startAnewIn(round));
	for (let round = 0;; round++) {
		const isLook = round === decision.nextLook;
		if (isLook) decision = rounds.decide(rounds.trials, round);
		if (isLook || round === 1 || round === 2) lengths.refresh(rounds.trials, round);
		if (round === 1) tellShortBlocks(rounds);
		if (round === 1 || round === 3) refit(rounds, round, decision.active, lastSec);
		const active = stillRunning(decision.active, rounds);
		const likeLastSec = pace.roundSec(round, active.size);
		const roundSec = Math.max(lengths.roundSec(active) ?? 0, likeLastSec);
		const stop = stopReason(rounds, decision, active, round, roundSec);
		if (stop !== null) return ended(rounds, round, stop);
		if (isMeasured(rounds, round)) continue;
		const [startSec, linkSec] = [host.clock.nowSec(), layouts.linkSec];
		await runRound(rounds, round, active);
		if (rounds.isOver) return ended(rounds, round, "budget");
		if (host.exec.stopping) continue;
		pace.took(round, host.clock.nowSec() - startSec, active.size);
		lastSec = host.clock.nowSec() - startSec - (layouts.linkSec - linkSec);
		const leftSec = Math.min(pace.leftSec(round + 1, plan.suite.rounds.max, active.size), budget.leftSec());
		host.tell({
			kind: "round",
			round: round + 1,
			rounds: plan.suite.rounds.max,
			elapsedSec: budget.spentSec(),
			leftSec,
			active: active.size,
			decided: decision.decided,
			estimate: decision.estimate
		});
	}
	function ended({ trials }, roundsRun, stopReason) {
		const { linkSec } = layouts;
		const problems = [...rounds.problems, ...layouts.problems()];
		return {
			trials,
			roundsRun,
			measuredSec: budget.spentSec(),
			linkSec,
			stopReason,
			problems
		};
	}
}
/** While there is time to stop and ask for longer ones. */
function tellShortBlocks({ site: { host, plan }, trials }) {
	for (const { where, message, next } of shortBlocks(plan, trials)) host.tell({
		kind: "note",
		text: `${where}: ${message}; ${next}`
	});
}
function stopReason(rounds, decision, active, round, roundSec) {
	const { host, plan } = rounds.site;
	if (host.exec.stopping) return "stopped";
	if (plan.targets.length === 0) return "nothing to run";
	if (decision.isDone) return decision.why;
	if (active.size === 0) return "every benchmark that was left failed";
	if (round >= plan.suite.rounds.max) return "rounds";
	if (!isMeasured(rounds, round) && !hasRoom(rounds, roundSec)) return "budget";
	return null;
}
/** A round of an interrupted run that was whole: what it left out is not run in it any more. */
const isMeasured = ({ records }, round) => records.some(({ trial }) => trial.round > round);
/** Targets leave where the last round took so long that the first look would not be reached. */
function refit(rounds, round, active, roundSec) {
	const { site, lengths, budget, left } = rounds;
	const { suite } = site.plan;
	if (isMeasured(rounds, round - 1)) return;
	const running = stillRunning(active, rounds);
	const leftSec = Math.max(0, roundsBudgetSec(suite) - budget.spentSec());
	const targets = [...running].map((id) => lengths.of(id));
	const pace = {
		rounds: round,
		roundSec,
		leftSec
	};
	const fitted = refitTargets(suite, targets, pace);
	if (fitted === null) return;
	for (const { id } of fitted.left) left.add(id);
	const problems = leftLater(suite, fitted, pace, budget.spentSec());
	rounds.problems.push(...problems);
	const [first] = problems;
	const text = `${plural(problems.length, "benchmark")} of ${targets.length} ${first?.message}`;
	site.host.tell({
		kind: "note",
		text: `${text}; what would do: ${first?.next}`
	});
}
/** Without the targets that left, and those of which no arm is worth running any more. */
function stillRunning(active, { site, records, left }) {
	const isLive = liveSlots(site.plan, records);
	const live = site.plan.targets.filter(({ id, arms }) => arms.some((arm) => isLive(id, arm)));
	return new Set(live.map(({ id }) => id).filter((id) => active.has(id) && !left.has(id)));
}
/** The trials of round 0 in their order, without a record of them. */
async function warmUp(rounds) {
	const { site, servers, layouts, lengths } = rounds;
	const everything = new Set(site.plan.targets.map((target) => target.id));
	const linked = await layouts.of(0, everything);
	for (const trial of trialsOfRound(site.plan, 0, everything)) {
		const target = lengths.of(trial.target);
		if (site.host.exec.stopping || !hasRoom(rounds, target.expectedSec ?? 0)) return;
		await runTrial(site, trial, target, linked, servers);
	}
}
async function runRound(rounds, round, active) {
	const { plan } = rounds.site;
	const linked = await rounds.layouts.of(round, active);
	const isLive = liveSlots(plan, rounds.records);
	await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive));
	if (rounds.site.host.exec.stopping || rounds.isOver) return;
	const again = worthAgain(plan, rounds.records, round);
	if (again.size === 0) return;
	const trials = trialsOfRound(plan, round, again, 1, isLive).filter(isServed(rounds.records));
	const moreSec = trials.map(({ target }) => rounds.lengths.of(target).expectedSec ?? 0);
	if (!hasRoom(rounds, sum(moreSec))) return;
	await runTrials(rounds, linked, trials);
	rounds.isOver = false;
}
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
/** False: its server failed in this round, which is no matter of pollution. */
function isServed(records) {
	const failed = new Set(records.filter(({ problem }) => problem?.code === "server-failed").map(({ trial }) => JSON.stringify([
		trial.round,
		trial.target,
		trial.arm
	])));
	return ({ round, target, arm }) => !failed.has(JSON.stringify([
		round,
		target,
		arm
	]));
}
async function runTrials(rounds, layouts, trials) {
	const { site, store, trials: done, records } = rounds;
	rounds.servers.forgive();
	const key = (trial) => JSON.stringify([
		trial.round,
		trial.attempt,
		trial.target,
		trial.arm
	]);
	const known = new Set(records.map((record) => key(record.trial)));
	const left = trials.filter((trial) => !known.has(key(trial)));
	const wanted = left.map(({ arm, target }) => ({
		arm,
		target: rounds.lengths.of(target)
	}));
	if (left[0] !== void 0) await startServers(site, rounds.servers, left[0].round, wanted);
	for (const trial of left) {
		if (site.host.exec.stopping) return;
		const target = rounds.lengths.of(trial.target);
		rounds.isOver = !hasRoom(rounds, target.expectedSec ?? 0);
		if (rounds.isOver) return;
		const ran = await runTrial(site, trial, target, layouts, rounds.servers);
		if (ran.record.status === "stopped") return;
		const nowSec = rounds.budget.spentSec();
		const record = {
			...ran.record,
			spentSec: nowSec - rounds.keptAtSec
		};
		rounds.keptAtSec = nowSec;
		const one = {
			...ran,
			record
		};
		await store.add(record);
		done.push(one);
		records.push(record);
		site.host.tell({
			kind: "trial",
			round: trial.round + 1,
			arm: trial.arm,
			target: trial.target,
			status: record.status,
			...record.problem === null ? {} : { reason: reasonOf(record.problem.message) }
		});
	}
}
// src/core/events/release.ts
/** `v1.2.3` or `1.2.3`, and nothing after it: pre-releases are no releases. */
const RELEASE = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;
const numbersOf = (tag) => RELEASE.exec(tag)?.slice(1).map(Number) ?? null;
/** Tags that are releases, the highest version first (https://semver.org, rule 11). */
function releasesOf(tags) {
	const releases = tags.flatMap((tag) => {
		const numbers = numbersOf(tag);
		return numbers === null ? [] : [{
			tag,
			numbers
		}];
	});
	releases.sort((a, b) => {
		const index = a.numbers.findIndex((number, at) => number !== b.numbers[at]);
		return (b.numbers[index] ?? 0) - (a.numbers[index] ?? 0);
	});
	return releases.map(({ tag }) => tag);
}
/**
* Which release a base means: `release` is the last, `release~2` is two before it, or the oldest
* where there are fewer. Null: `base` is no such word.
*/
function releasesBack(base) {
	const found = /^release(?:~([1-9]\d?))?$/.exec(base);
	return found === null ? null : Number(found[1] ?? 0);
}
// src/measure/sources.ts
/** Refs -> commits; a base means its merge base with head. */
/** `.`, `./x`, `../x` and absolute paths are folders, everything else is a git ref. */
const sourceOf = (text) => /^(\.{1,2}$|\.{0,2}\/)/.test(text) ? {
	kind: "folder",
	path: text
} : {
	kind: "ref",
	ref: text
};
/**
* Finds base and head. Defaults: head is HEAD; base is the merge base of head and the default
* branch. A given base, too, means its merge base with head, so that what others merged since is
* not charged to the change; `exactBase` turns that off.
*/
async function resolveSources(host, suite, ask, needed) {
	const root = await host.git.root(host.cwd);
	const head = ask.head === null ? suite.head ?? {
		kind: "ref",
		ref: "HEAD"
	} : sourceOf(ask.head);
	const problems = [];
	const resolvedHead = await resolve$1(host, root, head);
	if (ask.head === null && root !== null) problems.push(...await uncommitted(host, root, ask.out));
	const resolved = {
		base: null,
		head: needed.has("head") ? resolvedHead : null
	};
	if (needed.has("base")) {
		resolved.base = await resolveBase(host, root, ask.base === null ? suite.base : sourceOf(ask.base), resolvedHead, ask.exactBase);
		if (resolved.base.sha !== null && resolved.base.sha === resolvedHead.sha) {
			const same = await sameCommit(host, root, resolvedHead.sha, problems);
			if (comparesBuildsOnly(suite)) throw new ConfigError([{
				...same,
				where: "base"
			}]);
			host.tell({
				kind: "note",
				text: `${same.message}. Next: ${same.next}`
			});
			problems.push(same);
		}
	}
	return {
		resolved,
		root,
		problems
	};
}
/** One commit gives one build, and equal builds are not executed: all would be for nothing. */
const comparesBuildsOnly = ({ contrasts, runIdentical, workload }) => !runIdentical && workloadOf(workload.kind).build.doSameWork !== void 0 && contrasts.every(({ kind }) => kind === "refs" || kind === "interaction");
/** Two names of one commit: why that may be, and what to name instead. */
async function sameCommit(host, root, sha, seen) {
	const isShallow = root !== null && await host.git.isShallow(root);
	const [dirty] = seen.filter(({ code }) => code === "uncommitted-changes");
	const why = isShallow ? "; the clone is shallow, so that most of the history is not in it" : "";
	const next = isShallow ? "fetch all of it: `git fetch --unshallow origin`, or `fetch-depth: 0` for actions/checkout" : "name another base, e.g. --base HEAD~1; to measure this machine: gcbench selftest";
	return {
		code: "same-commit",
		message: `base and head are the same commit ${sha}: nothing to compare${why}`,
		where: sha,
		next: dirty === void 0 ? next : `${dirty.message}: ${dirty.next ?? ""}; or ${next}`
	};
}
async function resolve$1(host, root, source) {
	if (source.kind === "folder") {
		const path = absolutePath(source.path, host.cwd);
		if (!await host.files.isFolder(path)) throw new HostError(`source folder ${source.path} does not exist`, "name an existing folder, or a git ref without a leading dot or slash");
		return {
			asked: source.path,
			kind: "folder",
			sha: null,
			path,
			mergeBaseOf: null
		};
	}
	if (root === null) throw noRepository(host.cwd);
	const sha = await host.git.resolve(root, source.ref);
	return {
		asked: source.ref,
		kind: "ref",
		sha,
		path: null,
		mergeBaseOf: null
	};
}
async function resolveBase(host, root, asked, head, exact) {
	if (asked?.kind === "folder") return resolve$1(host, root, asked);
	if (root === null) throw noRepository(host.cwd);
	const ref = asked?.ref ?? await host.git.defaultBranch(root);
	if (ref === null) throw new HostError("no base: the repository has no origin/HEAD, main or master branch" + (await host.git.isShallow(root) ? " (the clone is shallow)" : ""), "say what to compare against, e.g. --base origin/develop or --base v1.2.0");
	const headSha = head.sha ?? await host.git.resolve(root, "HEAD");
	const back = releasesBack(ref);
	if (back !== null) return resolve$1(host, root, await releaseBefore(host, root, headSha, back));
	const found = await resolve$1(host, root, {
		kind: "ref",
		ref
	});
	if (exact || found.sha === null) return found;
	const mergeBase = await host.git.mergeBase(root, found.sha, headSha);
	return {
		...found,
		sha: mergeBase,
		mergeBaseOf: [ref, head.asked]
	};
}
async function releaseBefore(host, root, headSha, back) {
	const releases = releasesOf(await host.git.tagsBefore(root, headSha));
	const tag = releases[back] ?? releases.at(-1);
	if (tag !== void 0) return {
		kind: "ref",
		ref: `refs/tags/${tag}`
	};
	throw new HostError(`no release before ${headSha}: no tag such as v1.2.3 is on its history`, "fetch the tags (actions/checkout: fetch-depth: 0), or name the base: --base v1.2.0");
}
const noRepository = (folder) => new HostError(`${folder} is not inside a git repository`, "start gcbench inside one, or name two folders: --base ./old --head ./new");
async function uncommitted(host, root, out) {
	const own = `${absolutePath(out, host.cwd)}/`;
	const paths = (await host.git.dirty(root)).filter((path) => !`${root}/${path}/`.startsWith(own));
	if (paths.length === 0) return [];
	return [{
		code: "uncommitted-changes",
		message: `uncommitted changes are not measured: ${paths.slice(0, 5).join(", ") + (paths.length > 5 ? ", ..." : "")}`,
		next: "commit them, or measure the folder as it stands (--head . in place of a ref)"
	}];
}
// src/measure/time/budget.ts
/** A budget that begins to run now; `beforeSec`: gone before, in an interrupted run. */
function startBudget(clock, wholeSec, beforeSec) {
	const sinceSec = clock.nowSec();
	const spentSec = () => beforeSec + clock.nowSec() - sinceSec;
	return {
		wholeSec,
		spentSec,
		leftSec: () => Math.max(0, wholeSec - spentSec())
	};
}
// src/measure/tried-placement.ts
/** Where the programs of a plan run on this machine: tried before the first round. */
const TRY_LIMIT_SEC = 20;
/** What of it the system really does, each part tried with a program that does nothing. */
async function tryOut(host, wanted) {
	const parts = [
		["cpus", { cpus: wanted.cpus }],
		["numa", { nodes: wanted.nodes }],
		["huge-pages", { hugePages: wanted.hugePages }]
	];
	const value = {
		cpus: null,
		nodes: null,
		hugePages: null
	};
	const problems = [];
	for (const [key, part] of parts) {
		if (Object.values(part).every((one) => one === null)) continue;
		const exit = await host.exec.run({
			argv: ["true"],
			cwd: host.cwd,
			env: { PATH: host.env.PATH ?? "" },
			limitSec: TRY_LIMIT_SEC,
			placed: {
				cpus: null,
				nodes: null,
				hugePages: null,
				...part
			}
		});
		if (exit.notStarted === null) Object.assign(value, part);
		else {
			const message = `${key} has no effect: ${exit.notStarted}`;
			problems.push({
				code: "not-placed",
				message
			});
		}
	}
	return {
		value,
		problems
	};
}
async function place(host, asked) {
	if (host.platform !== "linux") return {
		value: {
			cpus: null,
			nodes: null,
			hugePages: null
		},
		problems: [{
			code: "not-placed",
			message: "cpus, numa and huge-pages have no effect: they are read on Linux only"
		}]
	};
	const resolved = resolvePlacement(asked, host.topology());
	const tried = await tryOut(host, resolved.value);
	return {
		value: tried.value,
		problems: [...resolved.problems, ...tried.problems]
	};
}
/**
* Every placement that the suite asks for, as this machine can do it. What it cannot is a problem,
* and measured as the machine has it. Throws HostError when that leaves a contrast nothing to
* compare.
*/
async function makePlacements(host, suite) {
	const done = /* @__PURE__ */ new Map();
	const problems = [];
	for (const variant of suite.variants) for (const part of MEASURED_PARTS) {
		const asked = askedPlacement(suite, variant, part);
		const key = JSON.stringify(asked);
		if (isAnywhere(asked)) continue;
		const found = done.get(key) ?? await place(host, asked);
		done.set(key, found);
		const where = part === "server" ? `server under ${variant.name}` : `variant ${variant.name}`;
		problems.push(...found.problems.map((problem) => ({
			...problem,
			where
		})));
	}
	const of = (variant, part) => {
		const placed = done.get(JSON.stringify(askedPlacement(suite, variant, part)))?.value;
		return placed && Object.values(placed).some((one) => one !== null) ? placed : null;
	};
	const all = (variant) => MEASURED_PARTS.map((part) => of(variant, part));
	const [pair] = pointlessPairs(suite, all);
	if (pair !== void 0) {
		const why = problems.map(({ message }) => message).join("; ");
		throw new HostError(`variants ${pair.join(" and ")} differ only in where they run, which cannot be done: ${why}`, "measure on a machine that can, or leave the contrast out");
	}
	return {
		value: { of },
		problems
	};
}
// src/measure/walls/seals.ts
/** Binaries as they were when they were hashed: whoever changes one ends the run. */
/**
* Hashes by path, each with what the file system said of the file before it was hashed: as long as
* that is the same nobody has written to it, and it need not be read again.
*/
var Seals = class {
	host;
	known = /* @__PURE__ */ new Map();
	constructor(host) {
		this.host = host;
	}
	/** Its hash, which it has to keep from now on. */
	async seal(path) {
		const state = await this.host.files.state(path);
		const sha256 = await this.host.files.sha256(path);
		this.known.set(path, {
			sha256,
			state
		});
		return sha256;
	}
	/** Throws HostError where the file is no longer what was sealed; a path without a seal passes. */
	async check(path) {
		const seal = this.known.get(path);
		if (seal === void 0) return;
		const state = await this.host.files.state(path);
		if (state !== null && state === seal.state) return;
		const isThere = state !== null;
		if (isThere && await this.host.files.sha256(path) === seal.sha256) {
			this.known.set(path, {
				...seal,
				state
			});
			return;
		}
		throw new HostError(`${path} is no longer what was built: it was ${isThere ? "changed" : "removed"} while the run measured, so its numbers are of nothing known`, "look at what the builds and benchmarks of both sides do; `walls: on` keeps them apart");
	}
};
// src/stories/bench-ask.ts
/** What a door asks for, the suite that it means, and the command that asks for the same again. */
/** Finds the suite that is asked for and lays the caller's wishes over it. */
async function chooseSuite(ask, host) {
	const commit = await commitOf(ask.suiteRef, host);
	const text = await (commit === null ? host.files.read(absolutePath(ask.config, host.cwd)) : textAt(commit, ask.config, host));
	if (text === null && ask.config !== nothingAsked.config) throw new HostError(`suite file ${ask.config} does not exist`, "gcbench init writes one");
	const found = pickSuite(text === null ? [zeroConfigSuite()] : readSuites(text, ask.config, workloads), ask);
	const suite = narrowed({
		...withWishes(found, ask),
		variants: pickVariants(found, ask.variants),
		rounds: roundsOf(found, ask),
		until: ask.until ?? found.until,
		budgetSec: ask.budget ?? found.budgetSec,
		seed: ask.seed ?? found.seed
	});
	return ask.shard === null ? suite : shardOf(suite, ask.shard);
}
/**
* The suite with the rules and acceptances of `policyRef`, which the change cannot have written;
* those of the folder where the door names none.
*/
async function chooseRuled(ask, host) {
	const suite = await chooseSuite(ask, host);
	const { rules, acceptances } = await chooseRules(ask, host);
	const ruled = rules === null ? {
		value: suite,
		problems: []
	} : ruledBy(suite, rules.base.suites, rules.base.sha ?? "");
	const { problems } = ruled;
	const value = withWalls(ruled.value, ask.walls);
	const gate = ask.advisory ? {
		...value.gate,
		mode: "advisory"
	} : value.gate;
	return {
		suite: {
			...value,
			gate
		},
		acceptances,
		problems,
		rules
	};
}
/** Whose rules hold, and the rows that were accepted by whoever's they are. */
async function chooseRules(ask, host) {
	const commit = await policyCommit(ask, host);
	const read = (text) => text === null ? [] : readAcceptances(text, ACCEPTANCES_FILE);
	if (commit === null) return {
		rules: null,
		acceptances: read(await host.files.read(`${host.cwd}/${ACCEPTANCES_FILE}`))
	};
	const { suites, unread } = suitesAt(await textAt(commit, ask.config, host));
	const acceptances = read(await textAt(commit, ACCEPTANCES_FILE, host));
	return {
		rules: {
			base: {
				suites,
				acceptances,
				sha: commit.sha,
				unread
			},
			asked: {
				variants: ask.variants,
				isAdvisory: ask.advisory
			}
		},
		acceptances
	};
}
/** The commit whose rules hold; null: those of the folder do. */
const policyCommit = async ({ policyRef, suiteRef }, host) => commitOf(policyRef ?? suiteRef, host);
async function commitOf(ref, host) {
	if (ref === null) return null;
	const root = await host.git.root(host.cwd);
	if (root === null) throw new HostError(`no git repository for the rules of ${ref}`, "clone one");
	return {
		root,
		sha: await host.git.resolve(root, ref)
	};
}
/** Text of a file at a commit; null: it has none there. */
const textAt = ({ root, sha }, path, host) => host.git.show(root, sha, pathInside(root, path, host));
/** Suites of the base's file, or why it cannot be read: the defaults gate, and nothing passes. */
function suitesAt(text) {
	try {
		return {
			suites: text === null ? [] : readSuites(text, nothingAsked.config, workloads),
			unread: null
		};
	} catch (error) {
		if (error instanceof ConfigError) return {
			suites: [],
			unread: error.message
		};
		throw error;
	}
}
function pathInside(root, path, host) {
	const absolute = absolutePath(path, host.cwd);
	if (absolute.startsWith(`${root}/`)) return absolute.slice(root.length + 1);
	throw new HostError(`${path} is outside the repository ${root}`, "keep it in the repository");
}
/** The suite with the caller's word on what it says by itself. */
function withWishes(suite, ask) {
	return withProfile(withReach(withTestsOf(withWalls(suite, ask.walls), ask.benchmarksFrom), ask.reach), ask.profile);
}
/** The caller's word on walls over the suite's. */
function withWalls({ walls, ...suite }, asked) {
	return (asked ?? walls) === "off" ? {
		...suite,
		walls: "off"
	} : suite;
}
/** The caller's word on what the change cannot reach over the suite's. */
function withReach({ reach, ...suite }, asked) {
	return (asked ?? reach) === "off" ? {
		...suite,
		reach: "off"
	} : suite;
}
/** The caller's word on whose benchmarks run on base's code. */
function withTestsOf({ benchmarksFrom, ...suite }, asked) {
	return (asked ?? benchmarksFrom) === "head" ? {
		...suite,
		benchmarksFrom: "head"
	} : suite;
}
/** The caller's word on profiles over the suite's; how often and how long stays the suite's. */
function withProfile({ profile, ...suite }, of) {
	const rule = {
		...PROFILE_RUNS,
		of: "none",
		...profile,
		...of && { of }
	};
	return rule.of === "none" ? suite : {
		...suite,
		profile: rule
	};
}
function pickSuite(suites, ask) {
	const names = suites.map((suite) => suite.name);
	const [only, another] = suites;
	if (ask.suite === null && only !== void 0 && another === void 0) return only;
	const found = suites.find((suite) => suite.name === ask.suite);
	if (found !== void 0) return found;
	const known = `known: ${names.join(", ")}`;
	if (ask.suite === null) throw wrongAsk("suite", `${ask.config} has several suites; name one`, known);
	throw wrongAsk("suite", `unknown suite "${ask.suite}"; ${known}`, meant(ask.suite, names));
}
function pickVariants(suite, wanted) {
	if (wanted.length === 0) return suite.variants;
	const names = suite.variants.map((variant) => variant.name);
	return wanted.map((name) => {
		const found = suite.variants.find((variant) => variant.name === name);
		if (found !== void 0) return found;
		const known = `known: ${names.join(", ")}`;
		throw wrongAsk("variant", `unknown variant "${name}"; ${known}`, meant(name, names));
	});
}
function roundsOf(suite, { rounds }) {
	if (rounds === null) return suite.rounds;
	return {
		min: Math.min(rounds.min ?? suite.rounds.min, rounds.max),
		max: rounds.max
	};
}
const meant = (written, known) => {
	const near = nearest(written, known);
	return near === null ? void 0 : `did you mean "${near}"?`;
};
const wrongAsk = (where, message, next) => new ConfigError([{
	code: "bad-ask",
	where,
	message,
	...next === void 0 ? {} : { next }
}]);
/** Contrasts can only be between variants that are there: a narrowed suite drops the others. */
function narrowed(suite) {
	const has = (name) => suite.variants.some((variant) => variant.name === name);
	const contrasts = suite.contrasts.filter((ask) => variantsOf(ask).every(({ name }) => has(name)));
	const hasOne = contrasts.length === suite.contrasts.length || contrasts.some(({ kind }) => kind !== "aa");
	return {
		...suite,
		contrasts: hasOne ? contrasts : [{ kind: "refs" }, ...contrasts]
	};
}
/** Shards of one plan have seeds of their own, so that no two toss the same coins. */
const shardSuffix = (shard) => shard === null ? "" : `#${shard.index}`;
/** The command that does the same again: same commits, same seed, same order of trials. */
function repeatCommand(plan, ask) {
	const { suite, sources, shard, seed } = plan;
	const refOf = (side) => sources[side]?.sha ?? sources[side]?.asked ?? null;
	return commandLine({
		...ask,
		suite: suite.name,
		base: refOf("base"),
		exactBase: sources.base !== null,
		head: refOf("head"),
		rounds: shard === null ? suite.rounds : ask.rounds,
		budget: suite.budgetSec,
		seed: seed.slice(0, seed.length - shardSuffix(shard).length),
		shard,
		out: nothingAsked.out,
		resume: false
	});
}
// src/stories/bench.ts
/** The story of a run: suite text + refs + Host -> Report. Knows no token and no GitHub. */
/**
* What a run would do. Reads the suite file and git, and touches nothing: benchmarks are counted
* in the source text of head, not by building it.
*/
async function previewBench(ask, host) {
	const suite = await chooseSuite(ask, host);
	const design = makeDesign(suite);
	const sources = await resolveSources(host, suite, ask, sidesOf(design));
	const benchmarks = await benchmarksIn(sources, design, host);
	const lastRun = await lastRunOf(suite, absolutePath(ask.out, host.cwd), host);
	return makePreview(design, sources.resolved, benchmarks, await machineOf(host), lastRun);
}
/** What the last run in the folder began with, if it was of this suite; it is not touched. */
async function lastRunOf(suite, folder, host) {
	const started = await readStarted(host.files, folder);
	if (started === null) return null;
	const { plan, probeSec = 0 } = started;
	return JSON.stringify(plan.suite.workload) === JSON.stringify(suite.workload) ? {
		targets: plan.targets,
		probeSec
	} : null;
}
const machineOf = async (host) => ({
	environment: await host.environment(),
	topology: host.topology()
});
/** Benchmarks by the suite's list, or by the text of the head's sources; null: of a folder. */
async function benchmarksIn({ root, resolved }, { workload, suite }, host) {
	const { benchmarks } = workload.source;
	if (benchmarks.kind === "listed") return benchmarks.names(suite.workload).map((name) => ({
		path: "",
		name
	}));
	const counted = resolved.head ?? resolved.base;
	if (root === null || counted?.sha == null) return null;
	const { expression, pathspec } = benchmarks.mark;
	return (await host.git.grep(root, counted.sha, expression, pathspec)).flatMap(({ path, line }) => {
		const name = benchmarks.nameIn(suite.workload, path, line);
		return name === null ? [] : [{
			path,
			name
		}];
	});
}
/** Measures and reports. Everything measured stays in `ask.out`, whatever happens. */
async function runBench(ask, host) {
	if (host.platform !== "linux" && !ask.allowOs) throw wrongPlatform(host.platform);
	const stored = await openStored(ask, host);
	return runSuite(ask, host, await (stored === null ? chooseRuled(ask, host) : ruledAsStored(stored, ask, host)), stored);
}
/**
* Measures this machine instead of a change: head against itself, as the same binary and with
* other link orders (core/selftest.ts). Uses the benchmarks of the suite.
*/
async function runSelftest(ask, host) {
	if (host.platform !== "linux" && !ask.allowOs) throw wrongPlatform(host.platform);
	const suite = await chooseSuite(ask, host);
	const { workload, runtime } = makeDesign(suite);
	const project = [host.cwd, workload.source.folder(suite.workload)].filter(Boolean).join("/");
	const [variant] = suite.variants;
	if (variant === void 0) throw new Error("a suite has at least one variant");
	const canRandomise = (await inspectToolchain(host, runtime, variant, project))?.randomLayout === true;
	await openStored({
		...ask,
		resume: false
	}, host);
	return runSuite(ask, host, {
		suite: makeSelftestSuite(suite, { canRandomise }),
		acceptances: [],
		problems: [],
		rules: null
	}, null);
}
/** Rules hold as they did when the run began; what was accepted since is accepted. */
async function ruledAsStored(stored, ask, host) {
	const { plan } = stored.started;
	await checkResumed(plan, ask, host);
	await goOn(stored, ask, absolutePath(ask.out, host.cwd), host);
	const { suite } = plan;
	const { rules, acceptances } = await chooseRules(ask, host);
	const base = stored.started.rules ?? rules;
	return {
		suite,
		acceptances,
		problems: [],
		rules: base === null ? null : {
			...base,
			base: {
				...base.base,
				acceptances
			}
		}
	};
}
/** Throws where the call asks for other commits than those of the run that it goes on with. */
async function checkResumed(plan, ask, host) {
	const root = await host.git.root(host.cwd);
	for (const side of ["base", "head"]) {
		const [asked, source] = [ask[side], plan.sources[side]];
		if (asked === null || source === null || root === null || source.sha === null) continue;
		if (source.asked === asked) continue;
		if (await host.git.resolve(root, asked) === source.sha) continue;
		throw new HostError(`the run in ${ask.out} has ${side} ${source.asked}, not ${asked}`, `leave --${side} out, or start a new run in another folder with --out`);
	}
}
async function runSuite(ask, host, { suite, acceptances, problems, rules }, stored) {
	host.tell({
		kind: "phase",
		name: "sources",
		detail: suite.name
	});
	const design = makeDesign(suite);
	const sources = stored === null ? await resolveSources(host, suite, ask, sidesOf(design)) : {
		...storedSources(stored),
		root: await host.git.root(host.cwd)
	};
	sources.problems.push(...problems);
	for (const limit of machineLimits(design, await machineOf(host))) host.tell({
		kind: "note",
		text: limit
	});
	const placements = await makePlacements(host, suite);
	if (stored === null) sources.problems.push(...placements.problems);
	await makeOutFolder(host, ask.out);
	if (stored === null) await removeLast(host, absolutePath(ask.out, host.cwd));
	const folder = await host.files.temporaryFolder("gcbench-");
	const asked = {
		host,
		design,
		sources,
		folder,
		placements: placements.value,
		buildEndSec: host.clock.nowSec() + buildLimitOf(suite),
		walls: await RunWalls.make(host, folder, suite),
		seals: new Seals(host)
	};
	try {
		await checkBuildRoom(host, folder);
		host.tell({
			kind: "phase",
			name: "build",
			detail: `${design.arms.length} arms`
		});
		const built = await buildArms(asked);
		const site = {
			...asked,
			design: built.design
		};
		if (stored === null) await leaveOutUnreached(site, built, absolutePath(ask.out, host.cwd));
		if (stored !== null) checkSameBuilds(stored, built);
		return await measure({
			...ask,
			acceptances,
			rules
		}, host, site, built, stored);
	} finally {
		await removeWorktrees(asked);
		await host.files.remove(folder);
	}
}
async function measure(ask, host, site, built, stored) {
	const store = makeRecordStore(host.files, absolutePath(ask.out, host.cwd));
	const keptAtSec = stored === null ? 0 : budgetSpentSec(stored.records, stored.started.probeSec ?? 0);
	const wholeSec = (stored?.started.plan ?? site.design).suite.budgetSec;
	const budget = startBudget(host.clock, wholeSec, keptAtSec);
	const started = stored?.started ?? await start(ask, host, site, built, budget);
	if (stored === null) {
		checkReportable(started);
		await store.start({
			...started,
			rules: ask.rules
		});
	}
	const { plan } = started;
	host.tell({
		kind: "phase",
		name: "measure",
		detail: `seed ${plan.seed}`
	});
	const trialSite = {
		host,
		plan,
		built,
		build: site
	};
	const measured = await runRounds({
		site: trialSite,
		store,
		decide: (trials, roundsRun) => decideTable(plan, trials, roundsRun),
		trials: parseRecords(plan.suite, stored?.records ?? []),
		budget,
		keptAtSec,
		shortest: started.shortest ?? false
	});
	host.tell({
		kind: "phase",
		name: "report",
		detail: measured.stopReason
	});
	const report = reportTrials({
		plan,
		builds: built.records,
		buildSec: built.buildSec,
		environment: [started.environment],
		...measured,
		probeSec: started.probeSec ?? null,
		acceptances: ask.acceptances,
		problems: [
			...[...started.problems, ...layoutProblems({
				plan,
				design: site.design
			}, built)],
			...measured.problems,
			...site.walls?.problems() ?? []
		],
		command: started.command,
		createdAt: host.clock.timestamp(),
		toolVersion: VERSION,
		recordsSha256: await host.files.sha256(`${store.folder}/records.ndjson`)
	});
	const profiles = await profileReport({
		site: trialSite,
		report,
		budget,
		folder: store.folder,
		trials: measured.trials
	});
	return bounded(judgedBy(profiles === null ? report : {
		...report,
		profiles
	}, ask.rules));
}
/** Everything that is fixed before the first round. */
async function start(ask, host, site, built, budget) {
	const { design, sources } = site;
	const { suite } = design;
	const seed = (suite.seed ?? host.freshSeed()) + shardSuffix(ask.shard);
	const contrastIds = executedContrasts(design).map((contrast) => contrast.id);
	built.unchanged = await nameUnchanged({
		...site,
		budget
	}, built);
	const needed = neededUnits({
		suite,
		unchanged: built.unchanged
	}, contrastIds);
	host.tell({
		kind: "phase",
		name: "probe",
		detail: ""
	});
	const probeStartSec = host.clock.nowSec();
	const probed = await probeTargets({
		...site,
		budget
	}, built, needed);
	const probeSec = host.clock.nowSec() - probeStartSec;
	const mayShare = probed.mayShare && ask.shard === null;
	const chosen = chooseTargets(design, {
		...probed,
		mayShare
	}, budget.spentSec());
	for (const text of chosen.notes) host.tell({
		kind: "note",
		text
	});
	const plan = makePlan({
		design,
		sources: sources.resolved,
		targets: chosen.targets,
		units: [...new Set(built.records.map(({ unit }) => unit))],
		unchanged: built.unchanged,
		reached: built.reached,
		seed,
		shard: ask.shard
	});
	const problems = [
		...sources.problems,
		...built.problems,
		...probed.problems
	];
	problems.push(...chosen.problems);
	return {
		plan,
		builds: built.records,
		environment: {
			...await host.environment(),
			...site.walls && { isolation: site.walls.isolation }
		},
		problems,
		command: repeatCommand(plan, ask),
		probeSec,
		shortest: chosen.shortest
	};
}
function layoutProblems({ plan, design }, built) {
	const isFixed = design.workload.build.relink === void 0;
	if (isFixed && built.records.every(({ buildSec }) => buildSec === 0)) return [];
	const isFixedIn = ({ toolchains }) => [...toolchains.values()].some((toolchain) => toolchain?.randomLayout === false);
	const fixed = [...built.arms.values()].filter(isFixedIn);
	if (plan.suite.layoutRounds > 0 && fixed.length === 0) return [];
	return [{
		code: "single-layout",
		message: "single layout: every build kept one order of its functions, which alone can move a benchmark by several percent",
		...isFixed ? {} : fixed.length === 0 ? { next: "remove \"layout: single\" from the suite" } : {
			where: fixed.map((ready) => ready.arm.id).join(", "),
			next: "use a Go toolchain whose linker has -randlayout (1.23 or newer)"
		}
	}];
}
/** The last run as a whole: records without their report would look like a run that was stopped. */
async function removeLast(host, folder) {
	for (const name of [
		"report.json",
		"records.ndjson",
		"started.json"
	]) await host.files.remove(`${folder}/${name}`);
}
/** Records of an interrupted run to go on with; refuses to write over them unasked. */
async function openStored(ask, host) {
	const folder = absolutePath(ask.out, host.cwd);
	if (ask.resume) {
		const stored = await readStored(host.files, folder);
		if (stored !== null) return stored;
		throw new HostError(`${ask.out} holds nothing to resume`, "start without --resume");
	}
	if (!(await host.files.exists(`${folder}/records.ndjson`) && !await host.files.exists(`${folder}/report.json`))) return null;
	throw new HostError(`${ask.out} holds the records of a run that did not end`, "go on with --resume, or remove the folder, or name another with --out");
}
const storedSources = ({ started }) => ({
	resolved: started.plan.sources,
	problems: []
});
/** A resumed run must execute the very binaries that the first half executed. */
function checkSameBuilds(stored, built) {
	const key = (record) => `${record.arm} ${record.unit} ${record.sha256}`;
	const now = new Set(built.records.map(key));
	const changed = stored.started.builds.filter((record) => !now.has(key(record)));
	if (changed.length === 0) return;
	throw new HostError(`the builds are no longer those of the interrupted run: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(", ")}`, "use the same toolchain and the same sources, or measure again in another --out");
}
const wrongPlatform = (platform) => new HostError(`gcbench measures on Linux, this is ${platform}`, "timings and profiles from here may mislead about a Linux server: other scheduler, other timers, no kernel accounting; use a Linux runner, or --allow-os to measure all the same");
// src/core/report/merge.ts
const key = (record) => `${record.unit} on ${record.arm}: ${record.sha256}`;
/** What may differ in suites whose rounds are pooled. */
const LIMITS = {
	rounds: null,
	seed: null,
	budgetSec: null,
	until: null
};
/** What must be equal in reports that are pooled; the words name it in the refusal. */
function differences(first, other) {
	const found = [];
	for (const side of ["base", "head"]) {
		const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha];
		if (a !== b) found.push(`${side} is ${b ?? "absent"}, not ${a ?? "absent"}`);
	}
	const asked = ({ plan: { suite } }) => JSON.stringify({
		...suite,
		...LIMITS
	});
	if (asked(first) !== asked(other)) found.push("the suite is another one");
	const known = new Set(first.builds.map(key));
	const units = new Set(first.builds.map(({ unit }) => unit));
	const changed = other.builds.filter((build) => units.has(build.unit) && !known.has(key(build)));
	if (changed.length > 0) found.push(`other binaries: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(", ")}`);
	return found;
}
/**
* The stretches of reports in the order of the pool. Where a final word was read in between and a
* report was gone on with, what came after it comes after all that was there before.
*/
function stretchesOf(reports) {
	const ends = reports.map(({ plan, roundsRun }) => [...plan.looks.flatMap(({ rounds, isEnd }) => isEnd && rounds < roundsRun ? [rounds] : []), roundsRun]);
	const parts = ends.reduce((most, { length }) => Math.max(most, length), 0);
	return Array.from({ length: parts }, (_, part) => ends.flatMap((all, report) => {
		const [from, to] = [part === 0 ? 0 : all[part - 1], all[part]];
		return from === void 0 || to === void 0 ? [] : [{
			report,
			from,
			to
		}];
	}));
}
const lengthOf = (stretches) => stretches.reduce((sum, { from, to }) => sum + to - from, 0);
/** Records of every stretch as rounds of the pool, after the rounds of those before it. */
function pooledRecords(reports, stretches) {
	let offset = 0;
	return stretches.flatMap(({ report, from, to }) => {
		const shift = offset - from;
		offset += to - from;
		return (reports[report].records ?? []).filter(({ trial: { round } }) => round >= from && round < to).map((one) => ({
			...one,
			trial: {
				...one.trial,
				round: one.trial.round + shift
			}
		}));
	});
}
/** Throws ConfigError when the reports are not of the same commits, suite and binaries. */
function checkSame(reports) {
	const [first, ...others] = reports;
	if (first === void 0) throw new Error("no reports");
	const problems = others.flatMap((other, index) => differences(first, other).map((message) => ({
		code: "cannot-merge",
		where: `report ${index + 2}`,
		message,
		next: "merge only shards of one plan, built by the same toolchain"
	})));
	const empty = reports.findIndex((report) => report.records === null);
	if (empty >= 0) problems.push({
		code: "cannot-merge",
		where: `report ${empty + 1}`,
		message: "holds no raw records",
		next: "give the report.json that the run wrote"
	});
	if (problems.length > 0) throw new ConfigError(problems);
}
/** All rounds of the reports as one, under looks that are given. */
function pooled(reports, stretches, looks, createdAt) {
	const [first] = reports;
	const sum = (of) => reports.reduce((total, report) => total + of(report), 0);
	const machines = stretches.flatMap(({ report, from, to }) => {
		const { plan } = reports[report];
		const name = machineName(reports[report], report);
		return Array.from({ length: to - from }, (_, i) => plan.machines?.[from + i] ?? name);
	});
	return {
		plan: pooledPlan(reports, first.plan, machines, looks),
		builds: first.builds,
		environment: reports.flatMap((report) => report.environment),
		records: pooledRecords(reports, stretches),
		roundsRun: machines.length,
		measuredSec: sum(({ measuredSec }) => measuredSec),
		linkSec: sum(({ linkSec }) => linkSec ?? 0),
		probeSec: sum(({ timeSpent }) => timeSpent?.probeSec ?? 0),
		stopReason: `merged from ${reports.length} reports`,
		acceptances: first.acceptances ?? [],
		problems: [...reports.flatMap((report) => report.problems), ...profileProblems(reports)],
		command: reports.map((report) => report.command).join(" && "),
		createdAt,
		toolVersion: first.tool.version,
		recordsSha256: first.recordsSha256
	};
}
/**
* Pools reports of one plan from several machines. A pair never crosses machines: the rounds of
* each shard follow those of the one before, and every round keeps the name of its machine. There
* is one look, at the end of each part: machines that do not talk cannot stop early together.
* Throws ConfigError when the reports are not of the same commits, suite and binaries.
*/
function mergeReports(reports, createdAt) {
	checkSame(reports);
	const parts = stretchesOf(reports);
	const ends = parts.map((_, part) => lengthOf(parts.slice(0, part + 1).flat()));
	const looks = looksOfParts(reports[0].plan.alpha, ends);
	return makeReport(pooled(reports, parts.flat(), looks, createdAt));
}
/** Each shard chose for itself what to profile, on its own machine. */
const profileProblems = (reports) => reports.some(({ profiles }) => profiles !== void 0) ? [{
	code: "profiles-of-shards",
	message: "CPU profiles are in the reports of the shards"
}] : [];
/** Shards on one machine are still told apart: they ran at different times. */
const machineName = (report, index) => `${index + 1}: ${report.environment[0]?.cpuModel ?? "unknown machine"}`;
function pooledPlan(reports, plan, machines, looks) {
	const targets = new Map(reports.flatMap((report) => report.plan.targets.map((target) => [target.id, target])));
	const rounds = machines.length;
	return {
		...plan,
		suite: {
			...plan.suite,
			rounds: {
				min: rounds,
				max: rounds
			},
			until: "rounds"
		},
		targets: [...targets.values()],
		looks,
		shard: null,
		machines
	};
}
// src/stories/merge.ts
const REPORT$1 = "report.json";
/** Characters of a report with its records. */
const LONGEST = 268435456;
/** A report file; a folder stands for the report in it, or in each of its folders. */
async function reportPaths(path, host) {
	if (!await host.files.isFolder(path)) return [path];
	if (await host.files.exists(`${path}/${REPORT$1}`)) return [`${path}/${REPORT$1}`];
	const inside = (await host.files.list(path)).map((name) => `${path}/${name}/${REPORT$1}`);
	const exists = await Promise.all(inside.map((file) => host.files.exists(file)));
	return inside.filter((_, index) => exists[index]);
}
/** Pools the shards' reports; writes the pooled raw records to `out`. */
async function mergeShards(paths, out, host) {
	const absolute = (path) => absolutePath(path, host.cwd);
	const files = await Promise.all(paths.map((path) => reportPaths(absolute(path), host)));
	const reports = [];
	for (const file of files.flat()) {
		const text = await host.files.read(file);
		if (text === null) throw new HostError(`${file} does not exist`, "name each shard's report");
		if (text.length > LONGEST || !isModest(text)) throw new HostError(`${file} is no report of a shard: it is larger, or has more parts or deeper ones`, "name each shard's report");
		reports.push(readReport(text));
	}
	if (reports.length === 0) throw new HostError(`no ${REPORT$1} in ${paths.join(" ")}`, "download the artifacts of all shards");
	const merged = mergeReports(reports, host.clock.timestamp());
	const records = `${absolute(out)}/records.ndjson`;
	await host.files.write(records, recordsText(merged.records ?? []));
	return bounded({
		...merged,
		recordsSha256: await host.files.sha256(records)
	});
}
// src/core/formats/json.ts
/** The report as it crosses machines; what is written is what `readReport` takes, or it throws. */
function jsonText(report) {
	return `${JSON.stringify(checkReport(report), null, 2)}\n`;
}
const json = {
	id: "json",
	about: "The whole report, versioned, with raw records; docs/report.schema.json describes it.",
	render: (report) => [{
		name: "report.json",
		text: jsonText(report)
	}]
};
// src/core/formats/benchfmt.ts
/** Format: text of Go benchmarks, a file an arm, for benchstat. */
/** The configuration that says where results are from. Others would split benchstat's tables. */
const CONFIGURATION = [
	"goos",
	"goarch",
	"pkg",
	"cpu"
];
/** One field of a line: visible, without white space. */
function word(text) {
	return clean(text, 500).replaceAll(" ", "_");
}
/** `bench-head-greentea.txt`; a number is added where two arms would have the same file. */
function fileNames(arms) {
	const used = /* @__PURE__ */ new Set();
	return arms.map((arm) => {
		const safe = arm.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 100);
		const name = [safe, ...arms.map((_, i) => `${safe}-${i + 2}`)].find((candidate) => !used.has(candidate.toLowerCase()));
		used.add(name.toLowerCase());
		return `bench-${name}.txt`;
	});
}
/** The last attempt of each round and target of the arm, in the order of rounds and of the plan. */
function trialsOf(report, arm) {
	const place = new Map(report.plan.targets.map((target, i) => [target.id, i]));
	const last = /* @__PURE__ */ new Map();
	for (const record of report.records ?? []) {
		const { round, target, attempt } = record.trial;
		const key = JSON.stringify([round, target]);
		const before = last.get(key);
		if (record.trial.arm !== arm) continue;
		if (!before || before.trial.attempt <= attempt) last.set(key, record);
	}
	return [...last.values()].sort((a, b) => a.trial.round - b.trial.round || (place.get(a.trial.target) ?? 0) - (place.get(b.trial.target) ?? 0));
}
/**
* One result for all lines of one benchmark in one process: they are one number to a test, the
* median by unit over all iterations. A single line keeps its numbers as they were printed.
*/
function summarise(lines) {
	const [first] = lines;
	if (lines.length === 1) return first;
	const all = lines.flatMap((line) => line.values);
	const values = first.values.map(({ unit }) => {
		const value = median(all.filter((other) => other.unit === unit).map((other) => other.value));
		return {
			unit,
			value,
			text: String(value)
		};
	});
	return {
		...first,
		iterations: lines.reduce((sum, line) => sum + line.iterations, 0),
		values
	};
}
function resultsOf(record) {
	const { results } = readBenchText(record.outputs.stdout ?? "").value;
	const sound = results.map((result) => ({
		...result,
		values: result.values.filter((v) => Number.isFinite(v.value))
	})).filter((result) => result.iterations > 0 && result.values.length > 0);
	const key = (result) => JSON.stringify([result.config.pkg, result.name]);
	return [...Map.groupBy(sound, key).values()].map(summarise);
}
function resultLine({ name, iterations, values }) {
	const cells = values.map(({ text, unit }) => `${text} ${word(unit)}`);
	return [
		`Benchmark${word(name)}`,
		iterations,
		...cells
	].join("	");
}
/** Configuration lines that take `before` to `after`; an empty value takes a key away. */
function configLines(before, after) {
	return CONFIGURATION.filter((key) => (before[key] ?? "") !== (after[key] ?? "")).map((key) => `${key}: ${after[key] ?? ""}`.trimEnd());
}
function cleanConfig(config) {
	return Object.fromEntries(CONFIGURATION.map((key) => [key, clean(config[key] ?? "", 200)]));
}
function trialLines(report, arm) {
	const lines = [];
	let config = {};
	let round = -1;
	for (const record of trialsOf(report, arm)) {
		if (record.trial.round !== round) lines.push(`# round ${record.trial.round + 1}`);
		round = record.trial.round;
		const target = clean(record.trial.target, 200);
		const results = record.status === "ok" ? resultsOf(record) : [];
		if (results.length === 0) lines.push(`# no result of ${target}: ${record.status}`);
		for (const result of results) {
			const next = cleanConfig(result.config);
			lines.push(...configLines(config, next), resultLine(result));
			config = next;
		}
	}
	return lines;
}
/** Directions of custom metrics, which benchstat cannot know. */
function unitLines(report) {
	const lines = report.comparisons.filter(({ metric }) => metricFor(metric).inferred).map(({ metric, better }) => `Unit ${word(metric)} better=${better}`);
	return [...new Set(lines)].sort();
}
function render(report) {
	const arms = report.plan.arms.map((arm) => arm.id);
	const names = fileNames(arms);
	return arms.map((arm, i) => {
		const lines = trialLines(report, arm);
		const missing = report.records === null ? ["# The raw records are not in this report, so there is nothing to print."] : lines.some((line) => line.startsWith("Benchmark")) ? [] : ["# No trial of this arm printed Go benchmark lines."];
		const text = [
			`# Arm ${clean(arm, 200)} of a gcbench report of ${clean(report.createdAt, 40)}.`,
			"# One line per round and benchmark: the median of what a process printed. Rounds are pairs",
			"# of arms: what does not know that, like benchstat, sees more noise than there is.",
			...missing,
			...unitLines(report),
			...lines
		];
		return {
			name: names[i],
			text: `${text.join("\n")}\n`
		};
	});
}
// src/core/formats/index.ts
/** Every way to print a report. */
const formats = [
	markdown,
	summary,
	json,
	terminal,
	{
		id: "benchfmt",
		about: "Go benchmark text, one file per arm, for benchstat and its like.",
		render
	}
];
// src/stories/report-files.ts
/** Files of a report in a folder: every format writes its own. */
/**
* Renders all formats; returns the paths written, in the order of the shelf. One that refuses the
* report costs no other: those are written before HostError says so.
*/
async function writeReportFiles(host, folder, report, only) {
	await host.files.makeFolder(folder);
	const books = formats.filter((format) => only === void 0 || format.id === only);
	const faults = [];
	const files = books.flatMap((format) => {
		try {
			return format.render(report);
		} catch (error) {
			if (!(error instanceof ReportError)) throw error;
			faults.push(error.message);
			return [];
		}
	});
	const order = [...files].sort((a, b) => Number(a.name === REPORT) - Number(b.name === REPORT));
	for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text);
	if (faults.length > 0) throw new HostError(faults.join("\n"), unwritten(folder));
	return files.map((file) => `${folder}/${file.name}`);
}
const unwritten = (folder) => `the other formats and the raw records are in ${folder}; please report this as a bug of gcbench`;
const REPORT = "report.json";
export { readSelftest as A, parseMemoryBytes as C, makeFolders as D, findLauncher as E, summary as M, markdown as N, endNow as O, listFolder as S, readText as T, tellWaiting as _, previewBench as a, pollutionBetween as b, chooseSuite as c, recordsText as d, makeReport as f, tellNothing as g, tellLog as h, mergeShards as i, terminalText as j, printSelftest as k, makeRecordStore as l, PREVIEW_NOISE_PCT as m, formats as n, runBench as o, chiSquareTail as p, jsonText as r, runSelftest as s, writeReportFiles as t, readStored as u, tellerOf as v, readCpuQuota as w, readSnapshot as x, makeHost as y };

//# sourceMappingURL=shared~index~cli.js.map