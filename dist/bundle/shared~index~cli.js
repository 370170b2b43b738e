import { C as secretsIn, G as nothingAsked, S as hideSecrets, W as flagOf, Y as rowsFor, _ as commandLines, b as widthOfTable, dt as nearest$1, f as readReport, ft as ConfigError, g as cleanName, gt as camelKey, h as cleanLines, kt as patternOf, l as ReportError, m as clean, n as OutsideError, p as alignRows, r as VERSION, s as isModest, t as HostError, u as checkReport, v as cutTo$1, w as reportSchema, x as wrapText, y as widthOf } from "./shared~index~keep~cli~publish~authorize.js";
import { $ as extendedLooks, $n as differenceAt, A as commonLevel, An as besideOf, Ar as drawn$1, At as absolutePath, B as noiseOf, Bt as fillText, C as zeroConfigSuite, Cn as printLevel, Ct as UNASKED, D as markdownText, Dn as joinMarkup, Dr as PAPER, E as variantsOf, En as asIs, Er as table, Et as workloads, F as readRowFilter, Fn as CHANGE, Fr as tableLines, Ft as isAnywhere, G as leaning, Gr as wordFor, Gt as readObject, H as barWithout, Hn as LATENCY_SHARES, I as standingPhrase, In as COLLECTIONS, Ir as wrapped, It as placementIn, J as POWER_80, Jn as REPEAT_BY, Jt as HISTOGRAM_NAMES, K as limitOf$1, Kn as NOT_PROFILED, Kr as percentOfLn, Kt as AFTER, L as climbLadders, Ln as COMPARED, Lt as printCpuList, M as rowsOf$2, Mn as ALL_BENCHMARKS, Mr as indented, Mt as folderOf, N as shownView, Nn as BENCHMARK, Nt as isInside, O as reportMarkdown, On as markup, Ot as WITHIN_OVER_BETWEEN_SEC, P as viewReport, Pn as BUILD_COLUMNS, Pr as makeScreen, Pt as pathIn, Q as kthSmallest, Qn as capital, Rn as EFFECT, Rr as plainText, Rt as readCpuList, S as readSuites, Sn as explainRow, St as plannedTails, Tn as valuesText, Tt as workloadOf, U as bySigns, Un as NEXT$1, V as SAME, Vn as GEOMEAN, Vr as metricFor, Vt as parserOf, W as countAsFar, Wn as NOTES, Wr as observeTrial, Wt as isObject, X as leanOf, Xn as VARIANT, Xr as printInterval, Xt as RUNTIME_OUTPUT, Y as detectableOf, Yn as SAMPLES, Yr as printDuration, Yt as NUMBER_NAMES, Z as scoresOf, Zn as acceptedFor, Zt as readBenchText, _ as runEnvOf, _n as STRIP_TITLE, _r as readAcceptances, _t as dedupe, an as compareStacks, ar as thenDo, at as signedSums, b as runIn, bn as shareAlong, br as code, bt as shortBlocks, cn as spreadOf, cr as hasNothingInCommon, ct as shuffle, d as buildLimitOf, dn as normalQuantile, dr as namesOfLost, dt as whyNoRound, en as median, er as failedRows, et as looksOfParts, f as executeBuildStep, fn as spendingOf, fr as objectionsToWorkIn, ft as collectHistograms, g as inspectToolchain, gn as wordsAbout, gt as collectSamples, h as findProgram, hn as reasonOf, hr as acceptanceProblems, ht as unpackCollections, in as compareAmountStacks, ir as shareOf, it as patternsOf, j as contrastRows, jn as ACCEPTED_ROWS, jr as fits, jt as baseName, k as pictureText, kn as phraseMarkup, kr as colourOf, kt as trialLimitOf, l as BuildError, ln as wholeOf, lr as hasNothingToRun, lt as BUDGET_ENDED, m as buildEnvOf, mn as unchangedUnits, mt as collectCollections, nn as viewProfiles, nr as intervalAt, nt as followedPatterns, on as stackRows, or as LEFT_OUT, ot as derive, p as orThrow, pn as isNamedUnchanged, pr as ACCEPTANCES_FILE, pt as poolRounds, q as stepDown, qn as NO_FUNCTION, qr as printDelta, qt as FAILED, rn as titleOf, rr as moreLines, rt as leansOf, sn as compareAmounts, sr as gateOf, tn as sampleStandardDeviation, tr as hiddenRows, tt as plannedLooks, u as buildLeftSec, un as compareProfiles, ut as STOPPED, v as tailOf, vn as isDrawn, vr as rowName, vt as latestAttempts, w as DEFAULT_VARIANT, wn as printedUnit, wr as prose$1, wt as tools, xn as stripOf, xt as medianOf, y as RunWalls, yn as scaleOf, yr as shortSha, z as makeForecast, zr as plural, zt as fillArgv } from "./shared~index~cli~publish~authorize.js";
import { A as neededBudget, B as sidesOf, C as PROBE_SHARE, D as chooseTargets, E as byNeed, F as recordSec, I as roundsBudgetSec, L as roundsPaid, M as withMoved, N as budgetSpentSec, O as fitTargets, P as profileSecOf, R as executedContrasts, S as withReached, T as adviceFor, _ as slotKey$1, a as underProfiles, b as isLeftOut, c as pairSamples, d as lostTooMany, g as liveSlots, h as listedNowhere, j as roundSecOf, k as leastRounds, l as countLosses, m as givenUpProblems, n as judgedBy, o as ruledBy, p as failedEverywhere, s as geomeanRows, u as lossVerdict, v as workedNowhere, w as RESERVE, x as reachPairs, y as oddOutput, z as makeDesign } from "./shared~index~cli~publish.js";
import { createHash, randomBytes } from "node:crypto";
import { access, chmod, cp, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { accessSync, constants, createReadStream, createWriteStream, existsSync, readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { availableParallelism, constants as constants$1, cpus, networkInterfaces, release, tmpdir, totalmem, type } from "node:os";
import { execFile, spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { createRequire } from "module";
const insideOf = ({ low, high }, skipped) => Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i).filter((place) => !skipped.has(place));
/** Places that cut the bracket into parts as equal as can be; none: there is nothing to ask. */
function candidatesIn(bracket, skipped, most = 3) {
	const inside = insideOf(bracket, skipped);
	const count = Math.min(most, inside.length);
	const at = (i) => Math.floor((i + 1) * (inside.length + 1) / (count + 1)) - 1;
	return Array.from({ length: count }, (_, i) => inside[at(i)]);
}
/**
* The bracket with what is known of candidates in it. Of several steps the larger part is followed.
* The first that is as bad ends it, then the last before that which is as good begins it.
*/
function narrowed$1({ low, high }, shown) {
	const isAfter = ({ word, share }) => word === "as-bad" || word === "between" && (share ?? 1) >= .5;
	const isBefore = (one) => one.word === "as-good" || one.word === "between" && !isAfter(one);
	const end = Math.min(high, ...shown.filter(isAfter).map(({ place }) => place));
	const before = shown.filter((one) => isBefore(one) && one.place < end);
	return {
		low: Math.max(low, ...before.map(({ place }) => place)),
		high: end
	};
}
/** Candidates that have to go on: undecided, and inside of what is left. */
const openIn = ({ low, high }, shown) => shown.filter(({ place, word }) => word === "open" && place > low && place < high);
/** Stages that name one commit of so many, if every candidate is decided. */
const stagesFor = (commits, most = 3) => {
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
/** How often a bisection may name a wrong commit, over all rows, looks and stages. */
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
const mostBuilds = (commits) => 2 + Math.min(Math.max(0, commits - 1), 3 * stagesFor(commits));
// src/core/bisect/told.ts
/** What a bisection found, in words: one commit or those that are left, and the table. */
/** Commits that may have done it: one, if it was found. */
const suspectsOf = ({ commits, bracket, watched }) => watched === null ? [] : commits.slice(bracket.low + 1, bracket.high + 1);
/** What it will take. */
function expectedText({ commits, stages, builds, aboutSec, mostSec }) {
	const about = aboutSec === null ? "" : `, likely ${printDuration(aboutSec)}`;
	return `${plural(commits, "commit")} to look through: about ${plural(stages, "stage")}, at most ${plural(builds, "build")} where all compile, and of measuring at most ${printDuration(mostSec)}${about}`;
}
const SUBJECT = 60;
const nameOf$4 = ({ sha, subject }) => `${shortSha(sha)} ${JSON.stringify(clean(subject, SUBJECT))}`;
const WORDS$1 = {
	"as-good": "before the step",
	"as-bad": "after the step",
	between: "between two steps",
	open: "cannot tell",
	skipped: "skipped: does not build or run"
};
/** `+20.3 % [+18.1, +22.4] slower`; '' where nothing was estimated. */
function changeText(row) {
	if (row === null) return "";
	const { estimate } = row;
	if (estimate.kind !== "ratio") return "";
	const { point, low, high } = estimate;
	const word = wordFor(metricFor(row.metric), point);
	const interval = printInterval(percentOfLn(low), percentOfLn(high));
	return `${printDelta(percentOfLn(point))} ${interval} ${word}`;
}
function headline(found) {
	const { commits, watched, change, why } = found;
	const suspects = suspectsOf(found);
	const [first] = suspects;
	if (watched === null || first === void 0) {
		const [good, bad] = [nameOf$4(commits[0]), nameOf$4(commits.at(-1))];
		return `No commit is named between ${good} and ${bad}: ${why}`;
	}
	const what = `${clean(watched.benchmark, SUBJECT)} ${clean(watched.metric, SUBJECT)}`;
	const by = changeText(change);
	if (suspects.length === 1) return `${nameOf$4(first)} did it: ${what} ${by}`;
	return `One of ${plural(suspects.length, "commit")} did it: ${what} ${by}. ${why}`;
}
const TITLES = [
	"commit",
	"sha",
	"subject",
	"against the good end",
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
/** Every commit that was measured, oldest first: cells under the titles. */
const rowsOf$1 = ({ commits, seen }) => seen.toSorted((a, b) => a.place - b.place || a.stage - b.stage).map(({ place, word, stage, row }) => {
	const { sha, subject } = commits[place];
	const name = [shortSha(sha), clean(subject, SUBJECT)];
	return [
		String(place),
		...name,
		changeText(row),
		WORDS$1[word],
		String(stage)
	];
});
const costText = ({ stages, builds, commits }) => `${plural(stages, "stage")}, ${plural(builds, "build")} of ${commits.length} commits.`;
const RISK = `The chance of a wrong name is at most ${100 * WRONG_NAME_ALPHA} %, over all stages.`;
/** Lines of the answer: what was found, then every commit that was measured, oldest first. */
function bisectionText(found, screen = PAPER) {
	const suspects = suspectsOf(found);
	const left = suspects.length > 1 ? ["", ...suspects.map(nameOf$4)] : [];
	return [
		...[headline(found), ...left].flatMap((text) => wrapped(screen, text, { indent: 2 })),
		"",
		...tableLines(screen, TITLES, rowsOf$1(found), ALIGNS),
		"",
		costText(found),
		RISK,
		""
	].join("\n");
}
/** Whether one commit is named. */
const isNamed = (found) => suspectsOf(found).length === 1;
/** More suspects make no shorter list to look through. */
const MOST_LISTED$1 = 20;
const FOLLOWED = "Only this row was followed: what others did in between was not looked at.";
/** Those that are left, where they are several: with their whole hashes, which are links. */
function listOf(suspects) {
	if (suspects.length < 2) return [];
	const shown = suspects.slice(0, MOST_LISTED$1).map(({ sha, subject }) => `- ${sha} ${prose$1(subject, SUBJECT)}`);
	const more = suspects.length - shown.length;
	return [[...shown, ...more > 0 ? [`- and ${more} more`] : []].join("\n")];
}
/** The answer as the Markdown of a comment and of a summary. */
function bisectionMarkdown(found) {
	const columns = TITLES.map((title, at) => ({
		title,
		align: ALIGNS[at]
	}));
	const cells = rowsOf$1(found).map((row) => row.map((cell, at) => TITLES[at] === "sha" ? code(cell) : prose$1(cell)));
	const isFollowed = found.watched !== null;
	return [
		`### ${isNamed(found) ? "🔎" : "❔"} ${prose$1(headline(found))}`,
		...listOf(suspectsOf(found)),
		...cells.length === 0 ? [] : [table(columns, cells)],
		[
			costText(found),
			RISK,
			...isFollowed ? [FOLLOWED] : []
		].join(" ")
	].join("\n\n");
}
// src/core/doctor/selftest-table.ts
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
/** Words below a table, where lines may be as long as they come. */
const TEXT_COLUMNS = 96;
/** The self-test as a table and what it means. */
function printSelftest({ rows, alarms, comparisons, layouts }, screen = PAPER) {
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
	const heads = [
		...titles,
		"layout sd",
		"layout most",
		...minutes
	];
	const about = [
		`False alarms between equal binaries: ${alarms} of ${comparisons} rows (marked !); intervals of 95 % allow 1 in 20.`,
		"Noise floor: half of the interval after these rounds.",
		layouts === 0 ? "This toolchain cannot change the link order, so the layout spread is not known here." : `Layout: the same source in ${layouts} other link orders; its spread is a bias that a run with one layout cannot see.`,
		"In so many minutes: the smallest effect that one base-head pair can see, with 80 % power."
	];
	const words = {
		...screen,
		columns: Math.min(screen.columns, TEXT_COLUMNS)
	};
	return [
		...tableLines(screen, heads, rows.map(cellsOf), aligns),
		"",
		...about.flatMap((text) => wrapped(words, text)),
		""
	].join("\n");
}
// src/core/formats/markdown.ts
const markdown = {
	id: "markdown",
	about: "The pull request comment: verdict, what moved, the rest folded.",
	render: (report, filter) => [{
		name: "report.md",
		text: markdownText(report, void 0, shownView(report, filter))
	}]
};
// src/core/formats/summary.ts
/** GitHub drops a step's summary whole when it is over 1 MiB. */
const SUMMARY_LIMIT_BYTES = 1e6;
/** The text of a job summary, in at most `limitBytes` of UTF-8. */
function summaryText(report, limitBytes = SUMMARY_LIMIT_BYTES, filter = null) {
	return reportMarkdown(report, "summary", limitBytes, shownView(report, filter));
}
const summary = {
	id: "summary",
	about: "The job summary: the comment, and failed trials, machines and hashes in full.",
	render: (report, filter) => [{
		name: "summary.md",
		text: summaryText(report, void 0, filter)
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
				sameBinaryPct: percentOfLn(point),
				noiseFloorPct: percentOfLn(halfWidth),
				sameBinaryAlarm: isAlarm(row),
				layoutSdPct: points.length < 2 ? null : 100 * sampleStandardDeviation(points),
				layoutMostPct: points.length === 0 ? null : percentOfLn(Math.max(...points.map((each) => Math.abs(each)))),
				layoutAlarms: layouts.filter(isAlarm).length,
				detectable: MINUTES.map((minutes) => {
					const rounds = Math.max(1, 60 * minutes / pairSec);
					const z = normalQuantile(.975) + normalQuantile(.8);
					return {
						minutes,
						pct: percentOfLn(z * standardError * Math.sqrt(n / rounds))
					};
				})
			}];
		}),
		alarms: same.filter(isAlarm).length,
		comparisons: same.length,
		layouts: report.plan.contrasts.length - 1
	};
}
// src/core/tell/terminal/rows.ts
/** Rows as lines of a terminal: one a row where it is wide enough, else two. */
const levelOf = (row, level) => row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
const intervalOf$1 = (row, level) => row.interval === null ? "" : `${row.interval}${levelOf(row, level)}`;
const nameOf$3 = ({ comparison }) => cleanName(comparison.benchmark, 120);
/** `cannot tell: could see ±3.4 %; needs ≈ 31 rounds [1]`. */
function verdictOf$1(row, view) {
	const detail = row.detail === null ? [] : [plainText(row.detail)];
	return `${[row.word, ...detail].join(row.mark === "unsure" ? ": " : ", ")}${view.notesOf(row).map((note) => ` [${note}]`).join("")}`;
}
const WIDE = [...[
	"left",
	"left",
	"right",
	"right",
	"right",
	"left",
	"right",
	"right",
	"left"
]];
/** Columns of a wide table whose cells are painted. */
const PAINTED = [
	4,
	5,
	8
];
function wideLines(screen, rows, shared) {
	const { view, table, level, scale, isNameless } = shared;
	const [base, head] = table.sides.map(plainText);
	const interval = level === null ? "interval" : intervalAt(printLevel(level));
	const titles = [
		"benchmark",
		"metric",
		base,
		head,
		"delta",
		STRIP_TITLE,
		interval,
		"rounds"
	];
	const cells = rows.map((row) => [
		nameOf$3(row),
		clean(row.metric, 120),
		...[
			row.base,
			row.head,
			row.delta,
			stripOf(row, scale) ?? ""
		],
		...[
			intervalOf$1(row, level) || "-",
			row.rounds,
			verdictOf$1(row, view)
		]
	]);
	const from = isNameless ? 1 : 0;
	const shown = [[...titles, "verdict"], ...cells].map((line) => line.slice(from));
	const aligns = WIDE.slice(from);
	if (widthOfTable(shown, aligns) > screen.columns) return null;
	return alignRows(shown, aligns, (cell, index, column) => {
		const row = rows[index - 1];
		if (row === void 0) return screen.paint(cell, "faint");
		return PAINTED.includes(column + from) ? screen.paint(cell, colourOf(row)) : cell;
	});
}
const GAP = "  ";
/** `time/op · 18.61 → 14.73 ms · [-22.1, -19.6] · n=12 · faster`. */
function aboutRow(row, { view, table, level, isNameless }) {
	const values = valuesText(row);
	return [
		isNameless ? "" : clean(row.metric, 120),
		table.isInteraction && values !== "" ? `${EFFECT} ${values}` : values,
		intervalOf$1(row, level),
		`n=${row.rounds}`,
		verdictOf$1(row, view)
	].filter((text) => text !== "").join(" · ");
}
const padded = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));
const STRIP = widthOf(STRIP_TITLE);
const DELTA = "delta";
/** Delta, name and strip, in columns; below it, what they are made of. */
function narrowLines(screen, rows, shared) {
	const { scale, isNameless, level } = shared;
	const deltas = Math.max(5, ...rows.map(({ delta }) => widthOf(delta)));
	const left = " ".repeat(deltas + 2);
	const inner = indented(screen, left.length);
	const title = isNameless ? (row) => clean(row.metric, 120) : nameOf$3;
	const names = level === null ? "interval" : intervalAt(printLevel(level));
	const room = inner.columns - 2 - STRIP;
	const widest = Math.max(widthOf(names), ...rows.map((row) => widthOf(title(row))));
	const width = Math.min(room, widest);
	const hasStrips = room >= widthOf(names);
	const head = [
		DELTA.padStart(deltas),
		padded(names, width),
		hasStrips ? STRIP_TITLE : ""
	];
	const lines = rows.flatMap((row) => {
		const colour = colourOf(row);
		const strip = stripOf(row, scale);
		const name = title(row);
		const isBeside = hasStrips && widthOf(name) <= width;
		const [first = "", ...more] = isBeside ? [padded(name, width)] : wrapped(inner, name);
		const delta = screen.paint(" ".repeat(deltas - widthOf(row.delta)) + row.delta, colour);
		const shown = strip === null || STRIP > inner.columns ? [] : [screen.paint(strip, colour)];
		const about = wrapped(inner, aboutRow(row, shared), { indent: 2 });
		return [[
			delta,
			first,
			...isBeside ? shown : []
		].join(GAP).trimEnd(), ...[
			...more,
			...isBeside ? [] : shown,
			...about
		].map((line) => left + line)];
	});
	return [screen.paint(head.join(GAP).trimEnd(), "faint"), ...lines];
}
/** Rows of one contrast below each other. */
function rowLines(screen, view, table, rows, isNameless = false) {
	if (rows.length === 0) return [];
	const shared = {
		view,
		table,
		level: commonLevel(rows),
		scale: scaleOf(rows),
		isNameless
	};
	const wide = wideLines(screen, rows, shared);
	if (wide !== null) return wide;
	return narrowLines(screen, rows, shared);
}
// src/core/tell/terminal/tables.ts
/** Parts of a report as lines of a terminal: several refs, memory against speed, accepted rows. */
const ends = (count) => [
	"left",
	"left",
	...Array(count).fill("right"),
	"left"
];
function ladderLines(screen, { title, columns, lines, about }) {
	const head = [
		"benchmark",
		"variant",
		...columns.map(plainText),
		"against the others"
	];
	const rows = lines.map(({ benchmark, variant, cells, standing }) => [
		cleanName(benchmark, 120),
		clean(variant, 120),
		...cells,
		plainText(standing)
	]);
	const table = tableLines(screen, head, rows, ends(columns.length));
	return [
		"",
		...wrapped(screen, title, { colour: "strong" }),
		...table,
		...about.flatMap((phrase) => wrapped(screen, phrase))
	];
}
/** `+5.1 % [+4.2 %, +6.0 %] slower`. */
function driftCell$1(cell) {
	if (cell === null) return "–";
	if (typeof cell === "string") return cell;
	return [
		cell.delta,
		cell.interval ?? "",
		cell.word
	].filter((word) => word !== "").join(" ");
}
/** A screen of lines. */
const DRIFT_SHOWN = 24;
function driftLines(screen, view, isWhole) {
	const { title, refs, about } = view;
	const lines = isWhole ? view.lines : view.lines.slice(0, DRIFT_SHOWN);
	const hidden = view.lines.length - lines.length;
	const more = hidden === 0 ? [] : [moreLines(hidden)];
	const head = [
		"benchmark",
		"metric",
		...refs.map((ref) => clean(ref, 120))
	];
	const rows = lines.map(({ benchmark, metric, base, cells }) => [
		cleanName(benchmark, 120),
		clean(metric, 120),
		...[base, ...cells.map(driftCell$1)]
	]);
	const aligns = [
		"left",
		"left",
		"right",
		...refs.slice(1).map(() => "left")
	];
	const table = tableLines(screen, head, rows, aligns);
	const [first = [], ...last] = [
		title,
		...more.map((line) => [line]),
		about
	].map((one) => wrapped(screen, one));
	return [
		"",
		...first,
		...table,
		...last.flat()
	];
}
function acceptanceLines(screen, acceptances) {
	if (acceptances.length === 0) return [];
	const told = acceptances.map(({ row, state, by, at, sha, reason, next }) => {
		const head = clean(shortSha(sha), 12);
		const who = acceptedFor(clean(by, 120), clean(at, 120), head);
		const advice = next === null ? [] : thenDo(next);
		return [
			{ name: row },
			`: ${state}, ${who}: `,
			{ prose: reason },
			".",
			...advice
		];
	}).flatMap((line) => wrapped(screen, line, { indent: 2 }));
	return [
		"",
		ACCEPTED_ROWS.toLowerCase(),
		...told
	];
}
// src/core/tell/terminal/terminal.ts
/** Fewer rows are all shown, also those that did not move. */
const FEW = 6;
/** A screen of rows. A table that has more is shown in part: what moved, and what decides. */
const ROWS_SHOWN = 24;
const hasMoved = ({ mark }) => !["same", "unsure"].includes(mark);
const isGating = ({ comparison }) => comparison.role === "gating";
/** Rows of too few rounds for any word say the same, so that a few of them stand for all. */
const EARLY_SHOWN = 6;
const isEarly = ({ comparison: { verdict, estimate } }) => verdict.word === "inconclusive" && (verdict.reason === "too-few-rounds" || verdict.reason === "stopped" && estimate.n < 8);
/** Without what stands under it. */
const titleOnly = (group) => ({
	...group,
	rows: [],
	histogram: [],
	collections: []
});
function shownOf({ moved, unsure, same, geomeans, groups }, isWhole) {
	const all = [
		...moved,
		...unsure,
		...same
	];
	const beside = besideOf(all);
	const own = (of) => of.filter((row) => !beside.has(row));
	const rows = [
		...own(all),
		...beside,
		...geomeans
	];
	if (isWhole) return {
		rows,
		groups,
		hidden: []
	};
	const explaining = groups.flatMap((group) => group.rows);
	const titles = groups.filter(({ attribution }) => attribution !== null).map(titleOnly);
	if (rows.length <= FEW) return {
		rows,
		groups: titles,
		hidden: explaining
	};
	const first = own(moved);
	const room = Math.max(0, ROWS_SHOWN - first.length);
	const early = new Set(unsure.filter((row) => isGating(row) && isEarly(row)).slice(EARLY_SHOWN));
	const open = own(unsure).filter((row) => !early.has(row)).slice(0, room);
	const means = geomeans.filter((row) => hasMoved(row) && (row.gates || first.length > 0));
	const kept = [
		...first,
		...open,
		...means
	];
	return {
		rows: kept,
		groups: titles,
		hidden: [...rows.filter((row) => !kept.includes(row)), ...explaining]
	};
}
/** What explains the rows of a benchmark, indented below its name. */
function groupLines(screen, view, table, { benchmark, attribution, rows, histogram, collections }) {
	const name = benchmark === null ? ALL_BENCHMARKS : cleanName(benchmark, 120);
	const isFailed = rows.length > 0 && rows.every(({ mark }) => mark === "failed");
	const strong = {
		colour: "strong",
		indent: 2
	};
	if (isFailed) return ["", ...wrapped(screen, failedRows(name, rows.length), strong)];
	const title = attribution === null ? [name] : [`${name}: `, ...attribution];
	const inner = indented(screen, 2);
	const bars = histogram.length === 0 ? [] : [LATENCY_SHARES, ...histogram];
	const collected = collections.length === 0 ? [] : [
		"",
		COLLECTIONS,
		...collections
	];
	const below = drawn$1(inner, [...bars, ...collected]);
	const lines = [...rowLines(inner, view, table, rows, true), ...below];
	return [
		"",
		...wrapped(screen, title, strong),
		...lines.map((line) => line ? `  ${line}` : "")
	];
}
function sectionLines(screen, view, table, { isOnly, isWhole }) {
	const title = wrapped(screen, table.title, { colour: "strong" });
	const news = isOnly ? [] : wrapped(screen, table.news);
	const unchanged = table.unchanged === null ? [] : wrapped(screen, table.unchanged);
	const { rows, groups, hidden } = shownOf(table, isWhole);
	const explained = groups.flatMap((group) => groupLines(screen, view, table, group));
	const more = hidden.length === 0 ? [] : wrapped(screen, hiddenRows(hidden), { colour: "faint" });
	const lines = rowLines(screen, view, table, rows);
	return [
		"",
		...title,
		...news,
		...lines,
		...explained,
		...unchanged,
		...more
	];
}
/** Functions of a benchmark that a terminal shows; the Markdown has more. */
const FUNCTIONS_SHOWN$1 = 4;
function deltaText({ amountDelta, shareDelta }) {
	const delta = amountDelta ?? shareDelta;
	return delta === null ? "" : `${delta.point} ${delta.interval}`;
}
/** Share, difference and words of a function beside its name, or below it. */
function functionLines(screen, cells) {
	const lines = alignRows(cells, [
		"left",
		"right",
		"right",
		"left"
	]);
	if (fits(screen, lines)) return lines;
	return cells.flatMap(([name = "", ...told]) => [...wrapped(screen, name, { indent: 2 }), ...wrapped(indented(screen, 2), told.filter(Boolean).join(" · ")).map((line) => `  ${line}`)]);
}
function profileLines(screen, report) {
	const view = viewProfiles(report);
	if (view === null) return [];
	const inner = indented(screen, 2);
	const targets = view.targets.flatMap(({ words, name, basis, telling }) => {
		const cells = telling.filter((row) => row.isBeyondNoise).slice(0, FUNCTIONS_SHOWN$1).map((row) => [
			clean(row.name, 120),
			row.share,
			`${deltaText(row)}${row.amountDelta === null ? "" : ` ${words.per}`}`,
			row.words ?? ""
		]);
		const shown = cells.length === 0 ? [NO_FUNCTION] : functionLines(inner, cells);
		return [
			"",
			...wrapped(screen, [`${words.title} of `, ...name], { colour: "strong" }),
			...[...wrapped(inner, basis), ...shown].map((line) => `  ${line}`)
		];
	});
	const problems = view.problems.flatMap(({ message, where, next }) => {
		const at = where === void 0 ? "" : ` (${clean(where, 120)})`;
		const advice = clean(next ?? "", 600);
		const then = advice === "" ? "" : `. ${NEXT$1}: ${advice}`;
		const text = `${NOT_PROFILED.toLowerCase()}: ${clean(message, 600)}${at}${then}`;
		return wrapped(screen, text, { indent: 2 });
	});
	return [...targets, ...problems.length === 0 ? [] : ["", ...problems]];
}
/** A command can be pasted as it is broken. */
function repeatLines({ columns }, command) {
	const whole = clean(command, 2e3);
	return commandLines(`repeat: ${whole}`, columns).length === 1 ? [`${REPEAT_BY} ${whole}`] : [REPEAT_BY, ...commandLines(whole, columns)];
}
const MOODS$1 = {
	good: "green",
	bad: "red",
	ask: "yellow",
	advice: "yellow"
};
/** The report for a terminal. */
function terminalText(report, { hasColour, isWhole, columns = Number.POSITIVE_INFINITY, filter = null }) {
	const view = shownView(report, filter);
	const { news, duty, mood } = view.headline;
	const screen = makeScreen(columns, hasColour);
	const isOnly = view.tables.length === 1;
	const notes = view.notes.flatMap(({ number, text }) => wrapped(screen, [number === null ? "- " : `[${number}] `, ...text], { indent: 4 }));
	const faint = (lines) => lines.map((line) => screen.paint(line, "faint"));
	return [
		...wrapped(screen, news, { colour: MOODS$1[mood] }),
		...duty.length === 0 ? [] : wrapped(screen, duty),
		...acceptanceLines(screen, view.acceptances),
		...view.drifts.flatMap((drift) => driftLines(screen, drift, isWhole)),
		...view.ladders.flatMap((ladder) => ladderLines(screen, ladder)),
		...view.tables.flatMap((table) => sectionLines(screen, view, table, {
			isOnly,
			isWhole
		})),
		...profileLines(screen, report),
		...notes.length === 0 ? [] : ["", ...notes],
		"",
		...faint(wrapped(screen, view.facts.line)),
		...faint(wrapped(screen, `seed ${clean(report.plan.seed, 120)}`)),
		...faint(repeatLines(screen, view.facts.command)),
		""
	].join("\n");
}
// src/core/tell/exported.ts
const CAP = 500;
const words = (phrase) => clean(plainText(phrase), CAP);
function saysOf({ change, delta, word, level, interval, detail }) {
	const more = detail === null ? word : `${word} (${plainText(detail)})`;
	const range = level === null || interval === null ? "" : `${printLevel(level)} ${interval}`;
	return [
		more,
		change === null ? "" : delta,
		range
	].filter((text) => text !== "").join(", ");
}
/** All rows that a filter shows, in the order of the report. */
function exportedRows(report, filter = null) {
	const isShown = filter === null ? () => true : readRowFilter(filter, report.plan);
	const shown = report.comparisons.filter(isShown);
	return [...Map.groupBy(shown, ({ contrast }) => contrast)].flatMap(([id, comparisons]) => {
		const title = titleOf(report, id);
		const [base, head] = title.sides.map(words);
		return contrastRows(report, id, comparisons).map((view) => ({
			suite: clean(report.plan.suite.name, CAP),
			contrast: words(title.title),
			base,
			head,
			view,
			row: view.comparison,
			benchmark: clean(view.comparison.benchmark, CAP),
			metric: clean(view.comparison.metric, CAP),
			unit: clean(view.comparison.unit, CAP),
			says: clean(saysOf(view), CAP),
			gates: view.gates && report.plan.suite.gate.mode === "enforce",
			isAccepted: view.isAccepted,
			isInteraction: title.isInteraction
		}));
	});
}
/** The numbers of heads: what a tool keeps that compares with yesterday. A name stands once. */
function headValues(report, filter = null) {
	const seen = /* @__PURE__ */ new Map();
	for (const from of exportedRows(report, filter)) {
		const { isInteraction, row, head, benchmark } = from;
		if (isInteraction || row.role === "geomean" || row.headValue === null) continue;
		const name = head === "head" ? benchmark : `${benchmark} (${head})`;
		const key = JSON.stringify([name, from.metric]);
		if (!seen.has(key)) seen.set(key, {
			name,
			value: row.headValue,
			from
		});
	}
	return [...seen.values()];
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
// src/core/design/level.ts
/** A design that spends another error rate than a table by itself does. */
/** `alpha`: what the table may spend; its looks are planned anew for it. */
function atLevel(design, alpha) {
	const { rounds, until } = design.suite;
	const looks = until === "rounds" ? design.looks : plannedLooks({
		alpha,
		most: rounds.max,
		least: rounds.min
	});
	return {
		...design,
		alpha,
		looks
	};
}
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
		...input.roundsBefore == null ? {} : { roundsBefore: input.roundsBefore },
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
// src/core/design/foretell.ts
/**
* Seconds of each of the first rounds, in order, with all that was around their trials; `probeSec`:
* what went before the first record, which has it.
*/
function secondsOfRounds(records, rounds, probeSec) {
	const sums = Array.from({ length: rounds }, () => 0);
	for (const record of records) {
		const { round } = record.trial;
		if (round < rounds) sums[round] += recordSec(record);
	}
	const [first] = records;
	if (rounds > 0 && first?.spentSec !== void 0) sums[0] = Math.max(first.wallSec, sums[0] - probeSec);
	return sums;
}
/** More is not explained by load: the run has a share of its own, and shorter trials. */
const MOST_SLOWED = 5;
/** How much longer than on a quiet machine everything takes, by those that wait for a core. */
function slowedBy(environment) {
	const [load = 0] = environment?.details?.loadAverage ?? [];
	return Math.min(MOST_SLOWED, Math.max(1, load / (environment?.cores ?? 1)));
}
/** What the probe leaves for rounds, and what of it is planned with. */
function roomOf(suite, probeSec) {
	const sec = Math.max(0, roundsBudgetSec(suite) - probeSec);
	return {
		sec,
		plannedSec: sec * (1 - RESERVE),
		least: leastRounds(suite)
	};
}
const roundsIn = ({ rounds }, sec, roundSec) => Math.min(rounds.max, Math.floor(sec / Math.max(roundSec, 1e-9)));
/** Rounds like those of the last run one after the other, then like its last one. */
function roundsLike({ roundsSec, isDecided }, slower, suite, sec) {
	let spentSec = 0;
	let rounds = 0;
	for (; rounds < suite.rounds.max; rounds++) {
		if (isDecided && rounds === roundsSec.length) return {
			rounds,
			isDecided: true
		};
		spentSec += slower * (roundsSec[rounds] ?? roundsSec.at(-1));
		if (spentSec > sec) break;
	}
	return {
		rounds,
		isDecided: false
	};
}
/**
* By the last run. What has room is what a probe says of times, the last one's; how long that takes
* is what its rounds took: where the same is measured, one after the other, since rows that are
* decided leave. `others`: functions that it never saw, taken to be like the others. A machine that
* is busier than it was then takes longer.
*/
function foretoldLike(suite, lastRun, known, now) {
	const { targets, probeSec, roundsSec, environment } = lastRun;
	const slower = slowedBy(now) / slowedBy(environment);
	const room = roomOf(suite, slower * probeSec);
	const expectedSec = roundSecOf(targets);
	const planned = lastRun.planned ?? {
		keptSec: expectedSec,
		leftSec: 0,
		apartSec: expectedSec
	};
	const longer = medianOf(roundsSec.slice(0, 8)) / planned.keptSec || 1;
	const share = slower * (roundSecOf(known.targets) / Math.max(1e-9, expectedSec));
	const eachSec = share * planned.keptSec / Math.max(1, known.functions);
	const moreSec = slower * planned.leftSec + eachSec * known.others;
	const allSec = share * planned.keptSec + moreSec;
	const hasRoom = (sec) => sec * room.least <= room.plannedSec;
	const ofAll = (sec) => ({
		roundSec: longer * sec,
		leftShare: 0,
		isDecided: false,
		rounds: roundsIn(suite, room.sec, longer * sec)
	});
	const apartSec = slower * planned.apartSec;
	if (hasRoom(allSec) && moreSec > 0) return ofAll(allSec);
	if (hasRoom(apartSec) && apartSec > allSec && moreSec === 0) return ofAll(apartSec);
	if (roundsSec.length === 0) return roundsOf$1(suite, room, [allSec]);
	const walked = roundsLike(lastRun, share, suite, room.sec);
	const rounds = walked.isDecided ? walked.rounds : Math.max(room.least, walked.rounds);
	const leftShare = hasRoom(allSec) ? 0 : 1 - room.plannedSec / (room.least * allSec);
	return {
		roundSec: longer * share * planned.keptSec,
		...walked,
		rounds,
		leftShare
	};
}
/** `ways`: seconds of a round of all as it can be measured, the best first. */
function roundsOf$1(suite, room, ways) {
	const { sec, plannedSec, least } = room;
	const roundSec = ways.find((one) => one * least <= plannedSec) ?? ways.at(-1);
	const share = roundSec === 0 ? 1 : Math.min(1, plannedSec / (least * roundSec));
	return {
		roundSec,
		rounds: share < 1 ? least : roundsIn(suite, sec, roundSec),
		leftShare: 1 - share,
		isDecided: false
	};
}
/** What a process of a benchmark takes beside measuring: its start, what it prints, its record. */
const TRIAL_OVERHEAD_SEC = .03;
/** With samples as short as they can be, working its way up to them. */
const SHORT_SEC = .015;
/** Without a last run, by what the suite says of samples, and the load of the machine. */
function foretoldBlind(suite, { samplesSec, arms, isTriedOut }, now) {
	const slowed = slowedBy(now) * arms;
	const roundOf = (secOf) => slowed * samplesSec.reduce((sum, sec) => sum + TRIAL_OVERHEAD_SEC + secOf(sec), 0);
	const whole = roundOf((sec) => sec);
	if (!isTriedOut) return roundsOf$1(suite, roomOf(suite, 0), [whole]);
	const short = roundOf((sec) => Math.min(sec, SHORT_SEC));
	return roundsOf$1(suite, roomOf(suite, Math.min(PROBE_SHARE * suite.budgetSec, short)), [whole, short]);
}
// src/core/design/preview.ts
/** What a run would do and could see, found without building anything. */
/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
const PREVIEW_NOISE_PCT = [
	1,
	3,
	10
];
const leavesOf = ({ settings }) => Number(settings.leaves ?? 1);
/** Targets of a function of these sources, as the last run knew them. */
function targetsOf$1({ targets }, { path, name }) {
	const folder = folderOf(path);
	return targets.filter(({ id, unit, settings, expectedSec }) => {
		const [own] = id.slice(unit.length + 1).split("/");
		return own === name && settings.folder === folder && expectedSec !== null;
	});
}
/** What the last run knew of these functions; `others`: that it never saw. */
function knownOf(lastRun, functions) {
	const known = {
		targets: [],
		functions: 0,
		others: 0
	};
	for (const one of functions) {
		const own = targetsOf$1(lastRun, one);
		known.targets.push(...own);
		if (own.length > 0) known.functions++;
		else if (!lastRun.told.includes(one.name)) known.others++;
	}
	return known;
}
const MOST_ROWS$1 = 200;
/** Of a noise of 1; a table of so many rounds stands for all of this kind. */
const MODEL_ROUNDS = 60;
/** Rows that are judged together: benchmarks under each contrast that gates, and their means. */
function rowsOf(benchmarks, contrasts) {
	const kind = contrasts.find((one) => one.kind !== "aa" && one.kind !== "interaction")?.kind;
	const gating = contrasts.filter((one) => one.kind === kind).length;
	const rows = Math.max(1, benchmarks) * Math.max(1, gating);
	return Math.min(MOST_ROWS$1, benchmarks > 1 ? rows + gating : rows);
}
/** Of a noise of 1; drawn by chance it would be noisier or quieter than what it stands for. */
const modelNoise = () => Float64Array.from({ length: MODEL_ROUNDS }, (_, i) => normalQuantile((i + .5) / MODEL_ROUNDS));
/** Size of the noise of one paired difference, as a standard deviation. */
const sizeOf$2 = (noise) => Math.sqrt(noise.reduce((sum, d) => sum + d * d, 0) / noise.length);
/** The middle one and the noisiest of the last run's rows, where there are two and more. */
function noisesBefore(lastRun) {
	const sorted = [...lastRun?.noise ?? []].sort((a, b) => sizeOf$2(a.noise) - sizeOf$2(b.noise));
	const [middle, noisiest] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
	return [.../* @__PURE__ */ new Set([middle, noisiest])].filter((one) => one !== void 0);
}
/** What a run of so many rounds calls in 4 of 5 cases by each of its looks; null: nothing. */
function detectableAt(design, rows, most, before) {
	const { alpha } = design;
	const looks = design.looks.filter(({ rounds }) => rounds < most).map(({ rounds }) => rounds);
	if (most < 1) return [];
	const model = modelNoise();
	const table = Array.from({ length: rows }, () => model);
	const forecast = makeForecast(table, alpha, {
		most,
		looks: [...looks, most]
	});
	return [...looks, most].map((rounds) => {
		const finite = (pct) => pct === Infinity ? null : pct;
		const by = (noise) => forecast.detectableBy(noise, rounds, most);
		const ofModel = by(model);
		return {
			rounds,
			detectablePct: PREVIEW_NOISE_PCT.map((pct) => finite(pct * ofModel)),
			asBeforePct: before.map(({ noise }) => finite(percentOfLn(by(noise))))
		};
	});
}
function makePreview(design, sources, benchmarks, machine, lastRun) {
	const { suite, contrasts, workload } = design;
	const arms = design.arms.map(({ arm }) => arm);
	const sampleSec = workload.source.sampleSec(suite.workload);
	const blocks = workload.trial.blocks?.(suite.workload) ?? [];
	const secOf = (name) => blocks.find(({ benchmark }) => benchmark === name)?.sec;
	const { environment: now } = machine;
	const found = lastRun === null ? null : knownOf(lastRun, benchmarks);
	const isTriedOut = workload.source.benchmarks.kind === "searched";
	const foretold = lastRun === null || found === null || found.functions === 0 ? foretoldBlind(suite, {
		arms: arms.length,
		isTriedOut,
		samplesSec: benchmarks.map(({ name }) => secOf(name) ?? sampleSec)
	}, now) : foretoldLike(suite, lastRun, found, now);
	const { functions = 0, targets = [] } = found ?? {};
	const known = {
		functions,
		benchmarks: targets.reduce((sum, one) => sum + leavesOf(one), 0)
	};
	const { rounds, roundSec } = foretold;
	const rows = rowsOf(benchmarks.length + known.benchmarks - functions, contrasts);
	const before = noisesBefore(lastRun);
	return {
		suite,
		sources,
		arms,
		contrasts,
		benchmarks,
		known: functions === 0 ? null : known,
		mayHaveMore: isTriedOut,
		roundSec: benchmarks.length === 0 ? 0 : roundSec,
		mostSec: Math.min(suite.budgetSec, rounds * roundSec),
		roundsInBudget: benchmarks.length === 0 ? 0 : rounds,
		noRoom: Math.ceil(foretold.leftShare * benchmarks.length),
		isDecided: foretold.isDecided,
		slowed: {
			now: slowedBy(now),
			before: slowedBy(lastRun?.environment ?? null)
		},
		tails: plannedTails(design),
		limits: machineLimits(design, machine),
		rows,
		noises: before.map(({ row, noise }) => ({
			row,
			pct: 100 * sizeOf$2(noise)
		})),
		looks: detectableAt(design, rows, roundsToSee(suite, benchmarks.length, rounds), before)
	};
}
/** Rounds of a run of which nothing is known: all. */
const roundsToSee = (suite, functions, rounds) => functions === 0 ? suite.rounds.max : rounds;
// src/core/design/refit.ts
/** Rounds that take longer than the probe said: what leaves, and the budget that would do. */
/** Whether the first look would not be reached, if rounds went on as the last one did. */
const isTooSlow = (suite, { rounds, roundSec, leftSec }) => suite.until !== "rounds" && roundSec * (Math.min(8, suite.rounds.max) - rounds) > leftSec;
/**
* What leaves after the first rounds because they took so long that the first look would not be
* reached; null: nothing has to, or nothing would help.
*/
function refitTargets(suite, targets, pace) {
	const { rounds, roundSec, leftSec } = pace;
	const least = Math.min(8, suite.rounds.max);
	if (!isTooSlow(suite, pace)) return null;
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
/** More is no matter of a probe that was wrong. */
const MOST_SLOWER = 5;
/** How much longer everything takes than the probe said: not below 1. */
function slowerBy({ planned, before, now, roundSec }) {
	const opSec = (target) => Number(target?.settings.opSec ?? 0);
	const ratios = now.flatMap((target, index) => {
		const ratio = opSec(target) / opSec(before[index]);
		return Number.isFinite(ratio) ? [ratio] : [];
	});
	const ofRounds = planned.keptSec === 0 ? 1 : roundSec / planned.keptSec;
	const ofOperations = ratios.length === 0 ? 1 : median(ratios);
	return Math.min(MOST_SLOWER, Math.max(1, ofRounds, ofOperations));
}
/**
* Seconds of a round of all, those that were left out among them, on which to found a budget: the
* next run is planned by the same probe, so it may choose longer trials, or one process each, and
* finds out in its first round.
*/
function slowRoundSec(seen) {
	const { leftSec, apartSec } = seen.planned;
	const slower = slowerBy(seen);
	const first = slower * (1 - RESERVE) / 8;
	const sizedSec = (seen.aroundSec + roundSecOf(seen.now) + slower * leftSec) / (1 - first);
	return apartSec <= .85 * sizedSec ? Math.max(sizedSec, slower * apartSec / (1 - first)) : sizedSec;
}
/** What left after the first rounds, by name, with what would decide it: all takes `allSec`. */
const leftLater = (design, fitted, { rounds }, spentSec, allSec) => {
	const next = adviceFor(design, fitted, spentSec, allSec);
	return fitted.left.map(({ id }) => {
		return {
			code: "left-out",
			message: `stopped after ${plural(rounds, "round")}, which took longer than expected: 8 rounds of it and of what goes on do not fit`,
			where: id,
			next
		};
	});
};
/** What had no room, with the budgets that rounds tell which took longer than the probe said. */
function advisedAnew(problems, { spentSec, roundSec }) {
	const [whole, half] = [1, 2].map((machines) => neededBudget(spentSec, roundSec, machines));
	const renew = (next) => next.replace(/^--budget \S+(?=;)/, whole).replace(/--budget \S+(?= --shard)/, half);
	return problems.map((one) => one.code === "left-out" && one.next?.startsWith("--budget ") ? {
		...one,
		next: renew(one.next)
	} : one);
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
const STEPS = 60;
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
	for (let step = 0; step < STEPS; step++) {
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
const known$1 = /* @__PURE__ */ new Map();
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
	const found = known$1.get(key);
	if (found) return found;
	const distribution = {
		n,
		cap,
		total: scoreSum(n, cap),
		cdf: coinSums(Array.from({ length: n }, (_, i) => Math.min(i + 1, cap)))
	};
	known$1.set(key, distribution);
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
	const { value: estimate, problems, test } = estimateSample(sample, barOf$1(row.seen, rounds, alpha));
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
function barOf$1(seen, rounds, alpha) {
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
	if (now.isUp === edge > 0) return {
		hasCrossed: false,
		followed: before
	};
	const asFar = countAsFar(now, flips, most);
	if (asFar > most) return {
		hasCrossed: false,
		followed: before
	};
	if (asFar <= most - allowedOf(looks.at(-2)?.spent ?? 0, flips)) return {
		hasCrossed: true,
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
function labelsOf$1(seed, labels, rounds) {
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
/** The row's lean under every order of the labels in `within`. */
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
	const relabelled = new Float64Array(rounds.length);
	const leaned = {
		leans: new Float64Array(labels.count),
		known: 0,
		extend(to) {
			for (let b = leaned.known; b < to; b++) {
				for (let i = 0; i < lookUps.length; i++) {
					const { codes, differences } = lookUps[i];
					relabelled[i] = differences[codes[b]];
				}
				leaned.leans[b] = Math.abs(leanOf(relabelled, 0));
			}
			leaned.known = Math.max(leaned.known, to);
		}
	};
	return leaned;
}
/**
* The leans of rows whose arms are relabelled together. Rows that have fallen no longer connect
* their arms: what differs is not exchanged any more with what may be equal.
*/
function byLabels(rows, labels) {
	const known = /* @__PURE__ */ new Map();
	const leanedOf = (i, left) => {
		const within = connected(left, rows[i]);
		const key = `${i}|${within}`;
		const found = known.get(key) ?? leansUnder(rows[i], within, labels);
		known.set(key, found);
		return found;
	};
	return {
		count: labels.count,
		largest(left, lean, most) {
			const connecting = left.map((i) => rows[i]);
			const leaned = left.map((i) => leanedOf(i, connecting));
			const top = new Float64Array(labels.count);
			let count = 0;
			for (let from = 0; from < top.length; from += 256) {
				const to = Math.min(top.length, from + 256);
				for (const one of leaned) {
					one.extend(to);
					for (let b = from; b < to; b++) if (one.leans[b] > top[b]) top[b] = one.leans[b];
				}
				for (let b = from; b < to; b++) if (top[b] * 1.000000001 >= lean) count++;
				if (count > most) return null;
			}
			return top;
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
	return byLabels(rows, labelsOf$1(seed, rows.reduce((top, { values }) => Math.max(top, values.length), 0), rows.reduce((top, { row }) => Math.max(top, row.length), 0)));
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
		frozen: null,
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
* step-down over the rows (stats/flips), and a bar that all intervals hold by at once.
* docs/statistics.md says why this holds.
*/
const SLACK = 1e-9;
/**
* The rows, and the geometric means over them, before the first look and as they stand after each
* that was reached: standings of rows are the same objects all the time.
*/
function* followFamily(samples, looks, withMeans, rounds) {
	const rows = samples.map((sample) => openStanding(sample, "", rounds));
	let means = withMeans ? geomeanRows(samples).map((mean) => openStanding(mean, "", rounds)) : [];
	const used = { calls: 0 };
	yield [...rows, ...means];
	for (const [k] of looks.spent.entries()) {
		means = means.map((mean) => mean.decidedAt === null ? withoutSettled(mean, rows) : mean);
		takeLook([...rows, ...means], looks.spent.slice(0, k + 1), looks, used);
		yield [...rows, ...means];
	}
}
/** Judges the rows, and the geometric means over them, at every look that was reached. */
function judgeFamily(samples, looks, withMeans, rounds) {
	let all = [];
	for (const standings of followFamily(samples, looks, withMeans, rounds)) all = standings;
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
/** The rows of the look's family, and what they show; exact ones are settled at once. */
function gatherJudged(standings, { rounds, isEnd }, looks, flips) {
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
	return judged;
}
/** A row that is settled leans for good. */
function leaningOf({ row, evidence }) {
	if (row.decidedAt === null) return leaning(evidence.row, 0);
	row.frozen ??= leaning(evidence.row, 0);
	return row.frozen;
}
function takeLook(standings, soFar, looks, used) {
	const { rounds, spent } = soFar.at(-1);
	const flips = looks.patterns(rounds);
	const followed = followedPatterns(looks.patterns, rounds);
	const crossings = soFar.map((look) => ({
		rounds: look.rounds,
		spent: look.proof
	}));
	const judged = gatherJudged(standings, soFar.at(-1), looks, flips);
	const leans = judged.map(leaningOf);
	const shared = leansOfShared(judged.map(({ evidence }) => evidence), looks.seed);
	const signs = bySigns(leans, flips);
	const family = shared ?? signs;
	const calls = Math.floor((spent - used.calls) * family.count + SLACK);
	const share = Math.max(0, spent - used.calls) / looks.alpha;
	const members = leans.map(({ lean }, i) => ({
		lean,
		candidate: isJudged(judged[i].row, rounds)
	}));
	const allowedOf = ({ count }) => Math.floor((calls + SLACK) / family.count * count);
	const held = [family, ...shared === null ? [] : [signs]].map((one) => stepDown(members, one, allowedOf(one)));
	const together = barOfTogether(judged, leans, strictest(held), flips, allowedOf(signs));
	if (together !== null) {
		const fell = ({ lean, candidate }) => candidate && lean > together.limit();
		held.push(members.map((member) => ({
			fell: fell(member),
			bar: together
		})));
	}
	strictest(held).forEach(({ fell, bar }, i) => {
		const { row, evidence } = judged[i];
		if (!isJudged(row, rounds)) return;
		row.seen = {
			evidence,
			flips,
			turned: shared === null ? "signs" : "labels",
			bar,
			isMoved: fell,
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
/**
* What all rows of a look are held against, too, where several of them fall; null where none or one
* does. Every round of such a row leans one way, so under flips they all lean alike and weigh as
* one; but their intervals miss each by itself, and beside them those of the rows that do not fall.
* With each as it is without its effect, the bar is that of so many rows.
*/
function barOfTogether(judged, leans, found, flips, allowed) {
	if (found.filter(({ fell }) => fell).length < 2) return null;
	const left = judged.map(({ evidence: { row } }, i) => found[i].fell ? leaning(row, balanceOf(row)) : leans[i]);
	return barWithout(left, flips, allowed);
}
/**
* Of rows that share arms, each is held against both: orders of labels, where arms that moved take
* part until their rows have fallen, and its own signs, which those arms cannot make quieter.
*/
function strictest(held) {
	return held[0].map((_, i) => {
		const own = held.map((one) => one[i]);
		if (own.length === 1) return own[0];
		return {
			fell: own.every(({ fell }) => fell),
			bar: {
				limit: () => Math.max(...own.map((one) => one.bar.limit())),
				shareAsFar: (lean) => Math.max(...own.map((one) => one.bar.shareAsFar(lean)))
			}
		};
	});
}
function settleExempt(row, evidence, flips, rounds) {
	row.seen = {
		evidence,
		flips,
		turned: "signs",
		bar: null,
		isMoved: false,
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
	const ranks = ranksOf(p);
	tested.forEach((row, i) => {
		const isMoved = adjusted[i] <= alpha;
		const bar = isMoved ? found : kind === "list" ? ranks[i] : found + 1;
		row.pAdjusted = adjusted[i];
		row.family = kind === "list" ? `Benjamini-Hochberg over ${tested.length} rows that do not gate` : `Holm over ${tested.length} control rows`;
		settle(row, {
			isMoved,
			level: barOf(kind, alpha, bar, tested.length),
			alpha
		});
	});
	for (const row of rows) if (row.isExempt) settle(row, {
		isMoved: false,
		level: alpha,
		alpha
	});
	return rows;
}
/** The row's word, and what it needs to show it; a row without evidence has its word already. */
function settle(row, { isMoved, level, alpha }) {
	const { seen } = row;
	if (seen === null) return;
	row.seen = {
		...seen,
		isMoved,
		alpha: level * seen.share
	};
	prove(row, seen.evidence, (edge) => isRare(seen, edge, alpha));
	row.verdict = verdictOf(seen.evidence, {
		isMoved,
		isInside: row.isUnder && row.isOver
	});
}
/** Of each, how many look at least as moved, itself among them: ties share the last rank. */
function ranksOf(p) {
	const ranks = new Array(p.length);
	let [last, rank] = [Number.POSITIVE_INFINITY, p.length];
	p.map((value, i) => ({
		value,
		i
	})).sort((a, b) => b.value - a.value).forEach(({ value, i }, position) => {
		if (value < last) rank = p.length - position;
		ranks[i] = rank;
		last = value;
	});
	return ranks;
}
/**
* Alpha of a row's interval, such that it leaves 0 out exactly where the row was found: the bar
* number `bar` of the staircase that the procedure walks. Found rows are at or below the last bar
* that held. Of a list, each other row is above the bar of its own rank, or it would have been
* found; of controls, above the next bar. No bar is higher than alpha, so each interval covers at
* least as often as that of the row alone.
*/
function barOf(kind, alpha, bar, all) {
	return kind === "list" ? selectedAlpha(alpha, bar, all) : alpha / (all - bar + 1);
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
		isMoved: false,
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
/** Why a run ended whose gating rows all have a verdict that stands. */
const ALL_DECIDED = "all rows decided";
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
		settled: rows.map(({ decidedAt, verdict }) => decidedAt === null ? null : verdict),
		active: rows.map((row) => !isDone && isOpen(row)),
		decided: gating.length - open.length,
		open: open.length,
		nextLook: isDone ? null : nextLook,
		isDone,
		why: isSettled ? ALL_DECIDED : isDone ? "rounds" : ""
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
// src/core/report/effects.ts
/**
* The rows; those of an interaction have the effect that the row of their first variant tells, and
* what the delta makes of it: the median of the ratios may be another than that row's estimate.
*/
function withEffects({ contrasts }, rows) {
	const key = (row) => JSON.stringify([
		row.contrast,
		row.benchmark,
		row.metric
	]);
	const known = new Map(rows.map((row) => [key(row), row.estimate]));
	const firstOf = new Map(contrasts.flatMap((one) => one.kind === "interaction" ? [[one.id, one.base]] : []));
	return rows.map((row) => {
		const contrast = firstOf.get(row.contrast);
		const first = contrast === void 0 ? void 0 : known.get(key({
			...row,
			contrast
		}));
		const { estimate } = row;
		if (first?.kind !== "ratio" || estimate.kind !== "ratio") return row;
		const baseValue = Math.exp(first.point);
		return {
			...row,
			baseValue,
			headValue: baseValue * Math.exp(estimate.point)
		};
	});
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
function samplesOf$1({ parsed }) {
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
		const [before, after] = [samplesOf$1(base), samplesOf$1(head)];
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
		value: withEffects(plan, judged.value),
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
	const histograms = collectHistograms(plan, trials);
	const collections = collectCollections(plan, trials);
	const nothingToRun = hasNothingToRun(plan);
	const problems = [...findings.problems, ...failedEverywhere(records)];
	const nothingInCommon = hasNothingInCommon(judged.value, [...problems, ...judged.problems]);
	const lost = namesOfLost({
		comparisons: judged.value,
		problems
	}, plan.suite.gate);
	const accepted = acceptanceProblems(judged.value, acceptances, headSha, lost);
	const measured = {
		nothingToRun,
		nothingInCommon,
		acceptances,
		headSha,
		problems,
		whyNoRound: whyNoRound(findings, plan.suite.budgetSec),
		profiles: findings.profiles
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
		problems: dedupe([...[...problems, ...judged.problems], ...[
			...givenUpProblems(records),
			...failures,
			...accepted
		]]),
		command: findings.command,
		records,
		recordsSha256: findings.recordsSha256
	};
}
// src/core/stats/series/robust-sigma.ts
/** A standard deviation that a few wild numbers do not move. */
/** 1 over the median of the absolute value of a standard normal variable. */
const MAD_TO_SIGMA = 1.482602;
/** 1.4826 times the median absolute deviation from the median; 0 of nothing. */
function robustSigmaOf(values) {
	const middle = medianOf(values);
	return MAD_TO_SIGMA * medianOf(values.map((value) => Math.abs(value - middle)));
}
// src/core/judge/hopeless.ts
/** Capped scores lose so much against a mean of normal differences. */
const SCORES_LOSE = 1.1;
/** Standard normal quantile of 9 in 10. */
const LIKELY_90 = 1.2815516;
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
	const sigma = SCORES_LOSE * robustSigmaOf(seen);
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
/** Why a run ended that had time left. */
const UNDECIDABLE = "no row that is left can be decided in the budget";
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
		why: "",
		stands: []
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
	const stands = standsOf(paired, decision.settled);
	const isHopeless = going.size === 0 && active.size > 0;
	return {
		active: going,
		decided: decision.decided,
		rows: decision.decided + decision.open,
		nextLook: isHopeless ? null : decision.nextLook,
		isDone: decision.isDone || isHopeless,
		why: isHopeless ? UNDECIDABLE : decision.why,
		estimate: mostMoved(stands),
		stands
	};
}
/**
* Rounds that are whole, of the records of a run that did not end: in the last one each target ran
* on every arm that it ran on before, unless it had stopped for good. Half a round would be lost
* pairs of some rows, and for others the look of having stopped.
*/
function wholeRounds(plan, trials) {
	const last = trials.reduce((most, { record }) => Math.max(most, record.trial.round), -1);
	if (last < 0) return 0;
	const before = trials.filter(({ record }) => record.trial.round < last);
	const { active, idle } = decideTable(plan, before, last);
	const isLive = liveSlots(plan, before.map(({ record }) => record));
	const slotsOf = (round) => trials.flatMap(({ record: { trial } }) => trial.round === round ? [trial] : []);
	const expected = last > 0 ? slotsOf(last - 1) : plan.targets.flatMap(({ id, arms }) => arms.map((arm) => ({
		target: id,
		arm
	})));
	const ran = new Set(slotsOf(last).map(({ target, arm }) => slotKey$1(target, arm)));
	return expected.some(({ target, arm }) => active.has(target) && idle?.has(arm) !== true && isLive(target, arm) && !ran.has(slotKey$1(target, arm))) ? last : last + 1;
}
/** Noise of the gating rows after so many rounds, each with its name; of some there is none. */
function noiseOfRows(plan, trials, rounds) {
	const records = trials.map(({ record }) => record);
	return pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value.flatMap(({ sample }) => {
		if (sample.role !== "gating") return [];
		const { kind, row, n } = gatherEvidence(sample, sample.base.length);
		const noise = kind !== "ratio" || n < 6 ? null : noiseOf(row, balanceOf(row));
		return noise === null ? [] : [{
			row: `${sample.benchmark} ${sample.metric}`,
			noise
		}];
	});
}
const standsOf = (samples, settled) => samples.flatMap((sample, i) => {
	const { contrast, benchmark, metric, role } = sample;
	if (role !== "gating") return [];
	const { kind, row, n } = gatherEvidence(sample, sample.base.length);
	return [{
		contrast,
		benchmark,
		metric,
		change: kind !== "ratio" || n < 2 ? null : balanceOf(row),
		settled: settled[i]?.word ?? null
	}];
});
/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(stands) {
	const sizeOf = ({ change }) => Math.abs(change ?? 0);
	const told = stands.filter(({ change }) => change !== null);
	if (told.length === 0) return null;
	const { benchmark, metric, change } = told.reduce((a, b) => sizeOf(b) > sizeOf(a) ? b : a);
	const word = wordFor(metricFor(metric), change);
	return `${benchmark} ${printDelta(percentOfLn(change))} ${word} so far`;
}
// src/core/design/arm-source.ts
/** The source of its variant, if that has one, else that of its side; null: there is none. */
function sourceOfArm({ compared, ...bySide }, { side }, source) {
	if (source === void 0) return bySide[side];
	const asked = source.kind === "ref" ? source.ref : source.path;
	return compared?.find((one) => one.asked === asked) ?? null;
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
				cwd: pathIn(source, folder),
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
			if (exit.stopped) throw new OutsideError("stopped", "start the same command again");
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
	throw new HostError(problems.map(({ where, message }) => where ? `${where}: ${message}` : message).join("\n"), first?.next ?? "fix the suite");
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
	return [pathIn(source, folder, name)];
}
function wordsOf$1({ where, name, folder, isScript }, { arm }) {
	if (name.startsWith("/")) return `${where}: there is no file ${name}`;
	if (!isScript && !name.includes("/")) return `${where}: there is no program ${name} in PATH`;
	return `${where}: arm ${arm}: there is no file ${pathIn(folder, name.replace(/^\.\//, ""))} in its source`;
}
const isFile = async (host, path) => await host.files.exists(path) && !await host.files.isFolder(path);
// src/measure/trees/first-file.ts
/** The first of some files whose text is looked for, so that no more of them are read. */
/** Its path; null: none is. A file that is gone by then has no text. */
async function firstFile(files, folder, paths, isIt) {
	for (const path of paths) if (isIt(await files.read(pathIn(folder, path)) ?? "")) return path;
	return null;
}
// src/measure/trees/asked-by-code.ts
/** What the code asks of its build though the suite does not say it. */
/** Folders, by name, whose code is not built or is somebody else's. */
const isSkipped$1 = (name) => name.startsWith(".") || name === "vendor" || name === "node_modules";
/** The design as a file of any arm asks for it, and a note that says so. */
async function askedByCode({ host, design }, folders) {
	const { workload, suite } = design;
	const { codeAsks } = workload;
	const asked = codeAsks?.settings(suite.workload) ?? null;
	if (codeAsks === void 0 || asked === null) return {
		value: design,
		problems: []
	};
	for (const folder of new Set(folders)) {
		const may = (await host.files.find(folder, isSkipped$1)).filter((path) => codeAsks.mayAsk(baseName(path)));
		const where = await firstFile(host.files, folder, may, codeAsks.asks);
		if (where === null) continue;
		const problem = {
			code: "asked-by-code",
			message: codeAsks.note,
			where
		};
		return {
			value: makeDesign({
				...suite,
				workload: asked
			}),
			problems: [problem]
		};
	}
	return {
		value: design,
		problems: []
	};
}
// src/measure/trees/from-head.ts
/** Folder of the unit that a test file, or a file that tests read, is of. */
const unitFolderOf = (path) => folderOf(path.replace(/(^|\/)testdata\/.*$/, "$1testdata"));
/** Files of head that make projects of base's folders that are in none. */
async function missingProject({ files, base, head }, benchmarks, settings) {
	const search = benchmarks.projects(settings);
	const [mark] = search?.makes ?? [];
	if (search === null || mark === void 0) return [];
	const before = await files.find(base, benchmarks.isSkipped);
	const known = before.filter((path) => baseName(path) === mark).map(folderOf);
	const folders = new Set(before.map(folderOf));
	const after = await files.find(head, benchmarks.isSkipped);
	const isMissing = (folder) => folders.has(folder) && !known.some((outer) => isInside(folder, outer));
	const projects = new Set(after.filter((path) => baseName(path) === mark && isMissing(folderOf(path))).map(folderOf));
	const isPart = (path) => search.makes.includes(baseName(path));
	return after.filter((path) => isPart(path) && projects.has(folderOf(path)));
}
/**
* Puts head's test files in the place of base's, in the folders that base has, and in those that
* hold tests alone.
*/
async function takeTests({ files, base, head, own }, benchmarks) {
	const isSkipped = (name) => name !== "testdata" && benchmarks.isSkipped(name);
	const before = await files.find(base, isSkipped);
	const after = await files.find(head, isSkipped);
	const codeOf = (paths) => new Set(paths.filter((path) => !benchmarks.isTest(path)).map(folderOf));
	const [known, withCode] = [codeOf(before), codeOf(after)];
	const isTaken = (path) => {
		const folder = unitFolderOf(path);
		return benchmarks.isTest(path) && (known.has(folder) || !withCode.has(folder));
	};
	for (const path of before.filter(isTaken)) {
		await files.copy(pathIn(base, path), pathIn(own, path));
		await files.remove(pathIn(base, path));
	}
	for (const path of after.filter(isTaken)) await files.copy(pathIn(head, path), pathIn(base, path));
}
/** Base has its own tests in a unit's folder again. */
async function giveBackTests({ files, base, own }, benchmarks, folder) {
	const isSkipped = (name) => name !== "testdata" && benchmarks.isSkipped(name);
	const isOfUnit = (path) => benchmarks.isTest(path) && unitFolderOf(path) === folder;
	for (const path of (await files.find(base, isSkipped)).filter(isOfUnit)) await files.remove(pathIn(base, path));
	for (const path of (await files.find(own, isSkipped)).filter(isOfUnit)) await files.copy(pathIn(own, path), pathIn(base, path));
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
		for (const path of project) await files.copy(pathIn(trees.head, path), pathIn(trees.base, path));
		if (project.length > 0) {
			const message = `base has no ${baseName(project[0] ?? "")} there: it is built with that of head`;
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
/** Of an arm that cannot be built as it stands. */
const refusalOf$1 = ({ id }, { why, next }) => `arm ${id}: ${why}\n${next}`;
/**
* What to tell of arms whose projects are built without what stands around them. Throws where head
* is one of them and no base is: the change broke it.
*/
function builtAlone(arms, found) {
	const bases = arms.filter(({ arm, units }) => arm.side === "base" && units.size > 0);
	const areBasesWhole = bases.length > 0 && bases.every(({ arm }) => !found.has(arm.id));
	return arms.flatMap(({ arm, variant }) => {
		const alone = found.get(arm.id);
		if (alone === void 0) return [];
		const { why, instead, next } = alone;
		if (arm.side === "head" && areBasesWhole && variant.source === void 0) throw new BuildError(refusalOf$1(arm, alone));
		return [{
			code: "built-alone",
			message: `${why}; ${instead}`,
			where: arm.id,
			next
		}];
	});
}
/** Of several refs none is the change: what does not compile on one of them is left out there. */
const leftOfRefs = (broken) => broken.map(({ unit, arm, error }) => ({
	code: "build-failed",
	message: `does not compile on ${arm}, so it is left out there\n${error.message}`,
	where: unit
}));
/**
* What to tell of units that do not compile anywhere, or in all of base and in nothing of head: no
* fault of the change, so the others are measured. Throws where head alone, or some variant, does
* not compile; and where nothing does.
*/
function leftUnbuilt(arms, broken) {
	const [first] = broken;
	if (first === void 0) return [];
	if (arms.every(({ binaries }) => binaries.size === 0)) throw first.error;
	if (arms.some(({ variant }) => variant.source !== void 0)) return leftOfRefs(broken);
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
	const ownFolder = pathIn(site.folder, own.folder);
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
	const held = await projectsOf(site, workload, benchmarks, own, found.problems);
	const projects = [...held.keys()];
	for (const [project, paths] of held) try {
		const toolchain = await toolchainOf(site, project);
		const own = {
			site,
			benchmarks,
			settings,
			project,
			version: toolchain?.version ?? ""
		};
		const units = await unitsOf$1(own, found);
		found.problems.push(...await unbuiltIn(own, units, paths));
		for (const unit of units) {
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
	const inside = pathIn(folder, project.folder);
	if (await host.files.isFolder(inside)) return inspectToolchain(host, runtime, variant, inside);
	throw new HostError(`arm ${arm.id}: folder ${project.folder} does not exist there`, "set the workload's \"dir\" to the folder of the module");
}
/** Projects with files that have something to execute, and their paths; or the one of the suite. */
async function projectsOf(site, workload, benchmarks, own, problems) {
	const search = benchmarks.projects(site.suite.workload);
	if (search === null) return /* @__PURE__ */ new Map([[own, await pathsIn(site, workload, benchmarks, own)]]);
	const held = await searched(site, benchmarks, search);
	const lost = held.get(null) ?? [];
	held.delete(null);
	if (lost.length > 0) {
		const message = `files with benchmarks below no ${search.files[0]}, which are not built`;
		const where = `${site.arm.id}: ${shown(lost)}`;
		problems.push({
			code: "outside-of-modules",
			message,
			where,
			next: search.lacking
		});
	}
	return held;
}
/** Files with something to execute in the one project that a suite names. */
async function pathsIn(site, workload, benchmarks, own) {
	const { data: all, success } = workload.settings.safeParse({});
	const search = success ? benchmarks.projects(all) : null;
	if (search === null || site.arm.side !== "head") return [];
	const held = await searched(site, benchmarks, search);
	const [around] = [...held.keys()].filter((one) => one !== null).filter(({ folder }) => isInside(own.folder, folder)).sort((a, b) => b.folder.length - a.folder.length);
	return held.get(around ?? null) ?? [];
}
async function searched({ host, folder }, benchmarks, search) {
	const paths = await host.files.find(folder, benchmarks.isSkipped);
	const files = await Promise.all(paths.filter((path) => search.files.includes(baseName(path))).map(async (path) => ({
		folder: folderOf(path),
		name: baseName(path),
		text: await host.files.read(`${folder}/${path}`) ?? ""
	})));
	return heldBy(host, folder, search.read(files), paths, benchmarks);
}
const SHOWN = 12;
const shown = (names) => names.length <= SHOWN ? names.join(", ") : `${names.slice(0, SHOWN).join(", ")} and ${names.length - SHOWN} more`;
/** Files of head's project with something to execute that no unit is made of, by the reason. */
async function unbuiltIn({ site, benchmarks, settings }, units, paths) {
	if (site.arm.side !== "head") return [];
	const built = new Set(units.flatMap(({ folder, files }) => files.map((file) => pathIn(folder, file))));
	const left = await Promise.all(paths.filter((path) => !built.has(path)).map(async (path) => {
		const text = await site.host.files.read(`${site.folder}/${path}`) ?? "";
		return {
			path,
			names: benchmarks.namesIn(settings, path, text),
			reason: benchmarks.whyUnbuilt(path, text)
		};
	}));
	const isNarrow = benchmarks.projects(settings) === null && left.some(({ names, reason }) => reason === null && names.length > 0);
	const folders = new Set(units.map(({ folder }) => folder));
	const found = left.flatMap(({ path, names, reason }) => reason === null || isNarrow && !folders.has(folderOf(path)) ? [] : [{
		...reason,
		names
	}]);
	return [...Map.groupBy(found, ({ why, next }) => JSON.stringify([why, next])).values()].flatMap((group) => {
		const names = group.flatMap((one) => one.names);
		const [{ why, next } = {
			why: "",
			next: null
		}] = group;
		if (names.length === 0) return [];
		return [{
			code: "not-built",
			message: `benchmarks that are not built here: ${why}`,
			where: shown(names),
			...next !== null && { next }
		}];
	});
}
/** The files with something to execute that each project has; null: those of none. */
async function heldBy(host, folder, projects, paths, benchmarks) {
	const held = /* @__PURE__ */ new Map();
	const innermost = projects.toSorted((a, b) => b.folder.length - a.folder.length);
	for (const path of paths.filter((one) => benchmarks.mayHold(baseName(one)))) {
		const text = await host.files.read(`${folder}/${path}`);
		if (text === null || !benchmarks.hasTargets(text)) continue;
		const around = innermost.find((one) => isInside(path, one.folder));
		held.set(around ?? null, [...held.get(around ?? null) ?? [], path]);
	}
	return held;
}
/** Units of a project with something to execute. */
async function unitsOf$1({ site, benchmarks, settings, project, version }, found) {
	const { host, arm, folder } = site;
	const what = `listing packages${project.folder && ` of ${project.folder}`} on ${arm.id}`;
	host.tell({
		kind: "waiting",
		what,
		limitSec: buildLeftSec(site)
	});
	const list = (one) => executeBuildStep(site, benchmarks.listUnits(settings, one), {
		into: null,
		version
	});
	const whole = await list(project);
	const alone = whole.code === 0 ? null : benchmarks.alone?.(project, whole.stderr) ?? null;
	const exit = alone === null ? whole : await list(alone.project);
	if (alone !== null) {
		if (exit.code !== 0) throw new BuildError(`${refusalOf$1(arm, alone)}\nand without it:\n${tailOf(exit, 10)}`);
		found.alone = alone;
	}
	const { stdout } = orThrow(site, exit.code === 0 ? exit : {
		...exit,
		stdout: ""
	}, "listing");
	const own = alone?.project ?? project;
	const { value, problems: said } = benchmarks.readUnits(settings, stdout, own);
	found.problems.push(...said.map((one) => ({
		...one,
		where: `${arm.id}: ${one.where ?? ""}`
	})));
	const held = [];
	for (const unit of value) if ((await Promise.all(unit.files.map((file) => host.files.read(pathIn(folder, unit.folder, file))))).some((text) => text !== null && benchmarks.hasTargets(text))) held.push(unit);
	return held;
}
// src/measure/trees/unnoticed.ts
/** Folders that belong to other tools. */
const isSkipped = (name) => name.startsWith(".") || name === "node_modules";
/** The variant, with what makes the build cache tell this tree's files from those of others. */
async function withNoticed({ files, env }, { unnoticed }, variant, { folder, scratch }) {
	if (unnoticed === void 0) return variant;
	const all = await files.find(folder, isSkipped);
	const theirs = all.filter((path) => unnoticed.isOne(path));
	if (theirs.length === 0) return variant;
	if (await firstFile(files, folder, all.filter((path) => unnoticed.mayAsk(path)), unnoticed.asks) === null) return variant;
	const list = pathIn(scratch, "unnoticed.txt");
	const digests = theirs.map(async (path) => `${await files.sha256(pathIn(folder, path))} ${JSON.stringify(path)}`);
	await files.write(list, (await Promise.all(digests)).join("\n"));
	const told = unnoticed.env(await files.sha256(list), variant, env);
	return {
		...variant,
		buildEnv: {
			...variant.buildEnv,
			...told
		}
	};
}
// src/measure/build.ts
/** Source, units and default-layout binaries of every arm, checked to be what the suite says. */
async function buildArms(asked) {
	const { workload, arms } = asked.design;
	const beganSec = asked.host.clock.nowSec();
	const own = arms.filter(({ arm }) => !arm.copyOf);
	const folders = /* @__PURE__ */ new Map();
	for (const [index, one] of own.entries()) folders.set(one.arm.id, await checkOut(asked, one, index));
	await checkNeeded(asked.host, workload.needs?.(asked.design.suite.workload) ?? [], own.map((one) => lookedIn(asked, one, folders)));
	const { value: design, problems } = await askedByCode({
		...asked,
		design: await inquire(asked, folders)
	}, folders.values());
	const site = {
		...asked,
		design
	};
	const { suite } = design;
	const built = {
		design,
		arms: /* @__PURE__ */ new Map(),
		records: [],
		unchanged: [],
		problems,
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
	const alone = /* @__PURE__ */ new Map();
	for (const { arm, variant: asked } of own) {
		const folder = folders.get(arm.id) ?? "";
		const tree = {
			folder,
			scratch: site.folder
		};
		const variant = await withNoticed(site.host, design.runtime, asked, tree);
		const { units, toolchains, problems, alone: by } = await unitsOf(armSite(site, {
			arm,
			variant,
			folder
		}), variant, workload);
		built.problems.push(...problems);
		if (by !== void 0) alone.set(arm.id, by);
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
	built.problems.push(...builtAlone([...built.arms.values()], alone));
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
		...nextIfNone(site.design.workload, built.problems)
	});
	built.unchanged = unchangedUnits(site.design, built.records);
	built.buildSec = asked.host.clock.nowSec() - beganSec;
	return built;
}
/** Files with benchmarks that belong to no project come first: nobody has to write new ones. */
function nextIfNone(workload, problems) {
	const { benchmarks } = workload.source;
	const next = problems.find(({ code }) => code === "outside-of-modules")?.next ?? (benchmarks.kind === "searched" ? benchmarks.ifNone : void 0);
	return next === void 0 ? {} : { next };
}
/** Of several refs one may be no project yet: then it has no units, and the others are measured. */
async function unitsOf(where, { source }, workload) {
	try {
		return await findUnits(where, workload);
	} catch (error) {
		if (source === void 0 || !(error instanceof BuildError) || where.host.exec.stopping) throw error;
		const problem = {
			code: "build-failed",
			message: error.message,
			where: where.arm.id
		};
		return {
			units: /* @__PURE__ */ new Map(),
			toolchains: /* @__PURE__ */ new Map(),
			problems: [problem]
		};
	}
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
async function checkOut(site, { arm, variant }, index) {
	const source = sourceOfArm(site.sources.resolved, arm, variant.source);
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
		named: workload.build.program?.(suite.workload, variant) ?? "",
		folder: pathIn(folder, workload.source.folder(suite.workload)),
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
function linkJobs(plan, built, active, idle) {
	const targets = plan.targets.filter(({ id }) => active.has(id));
	return [...new Set(targets.map(({ unit }) => unit))].flatMap((unit) => {
		const arms = plan.arms.flatMap(({ id, copyOf }) => {
			const ready = built.arms.get(id);
			const isAsked = !idle.has(id) && targets.some((one) => one.unit === unit && one.arms.includes(id));
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
/** What is in the folder, which is not touched; null when there is no run. */
async function readUntouched(files, folder) {
	const started = await readStarted(files, folder);
	if (started === null) return null;
	const lines = (await files.read(`${folder}/${RECORDS}`) ?? "").split("\n");
	const torn = lines.pop() ?? "";
	const whole = lines.filter((line) => line !== "");
	return {
		started,
		records: whole.map((line, index) => parse(line, `${folder}/${RECORDS}:${index + 1}`)),
		tornLines: torn === "" ? 0 : 1,
		whole
	};
}
/**
* What an earlier, perhaps killed, run left in the folder; null when there is none. A torn last
* line is the trial in flight when the run was killed: it is cut off the file, so that the next
* record starts on a line of its own.
*/
async function readStored(files, folder) {
	const kept = await readUntouched(files, folder);
	if (kept === null) return null;
	const { whole, ...stored } = kept;
	if (stored.tornLines > 0) await files.write(`${folder}/${RECORDS}`, whole.map((line) => `${line}\n`).join(""));
	return stored;
}
function parse(text, where) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HostError(`${where} is not what gcbench wrote`, "remove the folder and measure again, or name another with --out", { cause });
	}
}
// src/measure/last-run.ts
/** What the folder of a run tells of the next one: how long rounds take, and how noisy they are. */
/** What the last run in the folder was like, if it was of this suite; it is not touched. */
async function lastRunOf(suite, sources, functions, folder, host) {
	const stored = await readUntouched(host.files, folder);
	if (stored === null) return null;
	const { plan, probeSec = 0, planned = null, problems, environment } = stored.started;
	if (JSON.stringify(plan.suite.workload) !== JSON.stringify(suite.workload)) return null;
	const text = await host.files.read(`${folder}/report.json`);
	const report = text === null ? null : readReport(text);
	const trials = parseRecords(plan.suite, stored.records);
	const rounds = report?.roundsRun ?? wholeRounds(plan, trials);
	const isSame = sameSources(plan.sources, sources);
	return {
		targets: plan.targets,
		probeSec,
		planned,
		environment,
		told: toldOf([...problems, ...report?.problems ?? []], functions, isSame),
		roundsSec: secondsOfRounds(stored.records, rounds, probeSec),
		isDecided: report?.stopReason === ALL_DECIDED,
		noise: noiseOfRows(plan, trials, rounds)
	};
}
const sameSources = (one, other) => ["base", "head"].every((side) => one[side]?.sha === other[side]?.sha);
/**
* What a run of the same sources would leave out again, and what of others its probe told: both are
* no news to the last run, though it did not measure them. `functions`: of the sources of now.
*/
function toldOf(problems, functions, isSame) {
	const left = problems.filter(({ code }) => code === LEFT_OUT);
	const isNamed = (name) => (where) => `${where}/`.includes(`.${name}/`);
	const namesOf = (found) => found.map(({ where = "" }) => where);
	const sized = namesOf(left.filter(({ next }) => next?.startsWith("--budget ")));
	const untried = namesOf(left.filter(({ next }) => !next?.startsWith("--budget ")));
	return functions.map(({ name }) => name).filter((name) => sized.some(isNamed(name)) || isSame && !untried.some(isNamed(name)));
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
		throw new OutsideError(`nothing can be written to ${out}: ${error.message}`, "choose another folder with --out (input `out` of the Action)", { cause: error });
	}
	await checkRoom$1(host, folder, RECORDS_BYTES, "choose another folder with --out");
}
/** Throws where the scratch folder's disk has no room for checkouts and binaries. */
const checkBuildRoom = (host, folder) => checkRoom$1(host, folder, BUILDS_BYTES, "set TMPDIR to a folder on another disk");
async function checkRoom$1(host, folder, bytes, orElse) {
	const free = await host.files.freeBytes(folder);
	if (free === null || free >= bytes) return;
	const shown = (count) => `${Math.floor(count / 1024 / 1024)} MiB`;
	throw new OutsideError(`${folder} has ${shown(free)} of room left, and a run takes at least ${shown(bytes)}`, `free some space, or ${orElse}`);
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
			built.distances = nearest(built.distances, answers);
			built.problems.push(...problems);
		}
	}
}
/** Of several contrasts, the nearest. */
function nearest(known, answers) {
	const found = new Map(known);
	for (const { unit, distances } of answers) for (const [name, distance] of distances) {
		const key = distanceKey(unit, name);
		found.set(key, Math.min(distance, found.get(key) ?? distance));
	}
	return found;
}
const distanceKey = (unit, name) => JSON.stringify([unit, name]);
/** Units that both arms have: also those of one binary, since what they read may differ. */
function sharedUnits({ arms }, { base, head }) {
	const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)];
	return [...after?.units.values() ?? []].filter(({ id, project }) => {
		const old = before?.units.get(id);
		if (old === void 0 || !before?.binaries.has(id) || !after?.binaries.has(id)) return false;
		return JSON.stringify(old.project) === JSON.stringify(project);
	});
}
/** What is otherwise on base than on head; '': it is not set there. */
function differing(base, head) {
	const own = [.../* @__PURE__ */ new Set([...Object.keys(base), ...Object.keys(head)])].filter((name) => base[name] !== head[name]);
	return Object.fromEntries(own.map((name) => [name, base[name] ?? ""]));
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
		variant: after.variant,
		baseEnv: differing(buildEnvOf(host, design.runtime, before.variant), buildEnvOf(host, design.runtime, after.variant)),
		base: before.folder,
		head: after.folder
	});
	const command = {
		argv: step.argv,
		cwd: after.folder,
		env: {
			...buildEnvOf(host, design.runtime, after.variant),
			...step.env
		},
		limitSec: buildLeftSec(site),
		keepBytes: 67108864
	};
	const what = `what the change can reach in ${plural(units.length, "package")}`;
	host.tell({
		kind: "waiting",
		what,
		limitSec: command.limitSec
	});
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
// src/measure/probe.ts
/** Binaries -> targets with a number of iterations each. */
const LEAST_PROBE_SEC = 1;
/** What a trial costs beside its process: the launcher, /proc, its record on the disk. */
const ACCOUNTING_SEC = .02;
/** Listing the benchmarks of a unit has so much time, however small the budget is. */
const LEAST_LIST_SEC = 1;
/** A larger budget than this many times the one that was too small is not guessed. */
const MOST_TIMES = 10;
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
		startSec: /* @__PURE__ */ new Map(),
		unlisted: /* @__PURE__ */ new Map(),
		parts: /* @__PURE__ */ new Map()
	};
	if (benchmarks.kind === "listed") return listedTargets(probing);
	const units = [...built.arms.values()].flatMap((ready) => [...ready.units.values()].filter(({ id }) => needed(id, "") && !isUnreached(built, needed, id)).map((unit) => ({
		ready,
		unit
	})));
	let isEmpty = units.length > 0;
	for (const [at, { ready, unit }] of units.entries()) {
		const binary = ready.binaries.get(unit.id);
		if (binary === void 0) continue;
		const site = {
			...asked,
			ready
		};
		const leftSec = Math.max(0, probing.endSec - host.clock.nowSec());
		const shareSec = Math.max(PATIENCE_SEC, leftSec / (units.length - at));
		const limitSec = Math.min(leftSec, shareSec);
		host.tell({
			kind: "waiting",
			what: `probing ${unit.id} on ${ready.arm.id}`,
			limitSec
		});
		const untilSec = host.clock.nowSec() + limitSec;
		const listed = await listNames(site, unit, binary, probing);
		if (listed === null) {
			isEmpty = false;
			continue;
		}
		isEmpty &&= listed.length === 0;
		await tryNames(probing, site, benchmarks, {
			unit,
			binary,
			names: listed.filter((name) => needed(unit.id, name)),
			untilSec,
			silenceSec: PATIENCE_SEC
		});
	}
	await tryLate(probing, benchmarks);
	failUnlisted(probing);
	probing.problems.push(...partsOf(probing, benchmarks));
	probing.problems.push(...workedNowhereIn(probing, benchmarks), ...unlistedIn(probing, benchmarks));
	if (isEmpty) probing.problems.push(...await noMatch(probing, benchmarks, units));
	return {
		targets: (together) => targetsOf(probing, benchmarks, together),
		mayShare: benchmarks.probe.mayShare(design.suite.workload),
		startSec: probing.startSec,
		problems: probing.problems
	};
}
/** Whether all benchmarks of a unit are known, and none of them has to be executed. */
function isUnreached({ unchanged, reached = [] }, needed, id) {
	const names = unchanged.flatMap((one) => one.unit === id ? one.benchmarks : []);
	return names.length > 0 && !reached.some(({ unit }) => unit === id) && !names.some((name) => needed(id, name));
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
		const to = toldNobody();
		const names = await listNames({
			...site,
			design: everything,
			ready
		}, unit, binary, to);
		for (const name of names ?? []) known.add(name);
	}
	if (known.size === 0) return [];
	const names = [...known];
	const near = nearest$1(written, names);
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
/** A listed name as targets have it: that of the one which would hold all of it. */
function shownName({ design: { suite, workload } }, unit, name) {
	const { benchmarks } = workload.source;
	if (benchmarks.kind === "listed") return `${unit.id}.${name}`;
	const none = {
		iterations: 1,
		opSec: 0,
		printed: [],
		lines: 0
	};
	const claims = {
		claimSec: 0,
		leastClaimSec: 0,
		mostClaimSec: 0
	};
	const asked = {
		name,
		tried: [{
			...none,
			...claims,
			name,
			benchmark: name
		}],
		together: true
	};
	const [target] = benchmarks.probe.targets(suite.workload, unit, asked);
	return target?.id ?? `${unit.id}.${name}`;
}
async function execute$2(site, step, how) {
	const { variant } = site.ready;
	const placed = site.placements?.of(variant, "trial") ?? null;
	const command = {
		argv: step.argv,
		cwd: pathIn(site.ready.folder, step.folder),
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
	if (exit.stopped) throw new OutsideError("stopped", "start the same command again");
	return exit;
}
const toldNobody = () => ({
	startSec: /* @__PURE__ */ new Map(),
	problems: [],
	unlisted: /* @__PURE__ */ new Map()
});
/** null: the program does not list them, which `to` is told. */
async function listNames(site, unit, binary, to) {
	const { design, budget } = site;
	const { workload, suite } = design;
	const { benchmarks } = workload.source;
	if (benchmarks.kind === "listed") return benchmarks.names(suite.workload);
	const step = benchmarks.listNames(suite.workload, binary);
	const limitSec = Math.min(suite.trialLimitSec, Math.max(LEAST_LIST_SEC, budget.leftSec() / 2));
	const beganSec = site.host.clock.nowSec();
	const exit = await execute$2(site, {
		...step,
		folder: unit.folder
	}, { limitSec });
	const startSec = site.host.clock.nowSec() - beganSec + ACCOUNTING_SEC;
	to.startSec.set(unit.id, Math.max(to.startSec.get(unit.id) ?? 0, startSec));
	if (exit.code === 0) return benchmarks.readNames(suite.workload, exit.stdout);
	const why = exit.timedOut ? `ended after ${printDuration(limitSec)}, before it listed them` : tailOf(exit, 10) || `ended with ${exit.signal ?? `exit code ${exit.code}`}, and said nothing`;
	const arm = site.ready.arm.id;
	to.problems.push({
		code: "list-failed",
		message: `cannot list benchmarks: ${why}`,
		where: `${unit.id} on ${arm}`
	});
	const arms = to.unlisted.get(unit.id)?.arms ?? [];
	to.unlisted.set(unit.id, {
		unit,
		arms: [...arms, arm],
		why: reasonOf(why)
	});
	return null;
}
/** One process after another until each name has its numbers, failed, or is put off. */
async function tryNames(probing, site, benchmarks, { unit, binary, names, untilSec, silenceSec }) {
	const { host, design } = probing;
	const { suite, workload } = design;
	const { probe } = benchmarks;
	let left = [...names];
	while (left.length > 0) {
		const limitSec = untilSec - host.clock.nowSec();
		if (limitSec <= 0) return putOff(probing, unit, left);
		const exit = await execute$2(site, probe.step(suite.workload, unit, binary, left, site.ready.variant), {
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
			forgetCut(probing, site, unit, name);
			keep(probing, site, unit, name, tried.filter((one) => one.name === name));
			const where = `${shownName(probing, unit, name)} on ${site.ready.arm.id}`;
			if (end.failed.includes(name)) {
				const message = `failed by itself:\n${wordsAbout(stdout, name) ?? tailOf(exit)}`;
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
		const begun = tried.filter((one) => one.name === culprit);
		const isOver = host.clock.nowSec() > untilSec - ACCOUNTING_SEC;
		if (exit.timedOut && isOver && begun.length > 1) {
			const hadSec = limitSec * (begun.length / tried.length);
			keepPart(probing, site, begun, {
				unit,
				name: culprit,
				arm: site.ready.arm.id,
				hadSec
			});
		} else if (exit.timedOut) putOff(probing, unit, [culprit]);
		else failedAt(probing, site, unit, culprit, exit);
	}
}
function failedAt(probing, site, unit, name, exit) {
	const where = `${shownName(probing, unit, name)} on ${site.ready.arm.id}`;
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
const cutsOf = ({ parts }, unit, name) => parts.get(distanceKey(unit.id, name)) ?? [];
/** Without the word, where it has one, that a name was cut on an arm. */
function forgetCut(probing, { ready }, unit, name) {
	const others = cutsOf(probing, unit, name).filter(({ arm }) => arm !== ready.arm.id);
	if (others.length > 0) probing.parts.set(distanceKey(unit.id, name), others);
	else probing.parts.delete(distanceKey(unit.id, name));
}
/** Keeps what a name had printed when its time ended, unless more of it is known already. */
function keepPart(probing, site, tried, cut) {
	const { unit, name, arm } = cut;
	const before = foundIn(probing, unit).names.get(name)?.get(arm) ?? [];
	if (tried.length > before.length) keep(probing, site, unit, name, tried);
	forgetCut(probing, site, unit, name);
	probing.parts.set(distanceKey(unit.id, name), [...cutsOf(probing, unit, name), cut]);
}
/** What failed on every arm that has it; of what base alone has, on several. */
const workedNowhereIn = (probing, benchmarks) => [...probing.found.values()].flatMap(({ unit, names, failed }) => [...failed].flatMap(([name, arms]) => {
	const what = shownName(probing, unit, name);
	const places = [...new Set(arms)].map((arm) => `${what} on ${arm}`);
	const failures = probing.problems.filter(({ code, where = "" }) => code === "probe-failed" && places.includes(where));
	const [first] = failures;
	const hasWorked = (names.get(name)?.size ?? 0) > 0;
	const isNowhere = (arms.some((arm) => probing.built.arms.get(arm)?.arm.side === "head") || places.length > 1) && failures.length >= places.length;
	if (first === void 0 || hasWorked || !isNowhere) return [];
	const remedy = benchmarks.remedy?.(first.message) ?? void 0;
	return [workedNowhere(what, reasonOf(first.message), remedy)];
}));
/** Units that could not say on any side which benchmarks they have. */
const unlistedIn = ({ built, unlisted }, { listedByHand }) => [...unlisted.values()].flatMap(({ unit, arms, why }) => {
	const having = [...built.arms.values()].filter(({ binaries }) => binaries.has(unit.id));
	return having.length < 2 || arms.length < having.length ? [] : [listedNowhere(unit.id, why, listedByHand(unit))];
});
/** What an arm cannot list is not gone from it: it failed there, and is tried. */
function failUnlisted(probing) {
	for (const { unit, arms } of probing.unlisted.values()) {
		const { names, failed } = foundIn(probing, unit);
		for (const name of names.keys()) failed.set(name, [...failed.get(name) ?? [], ...arms]);
	}
}
/**
* What was put off, one by one on every arm, as long as there is time: given up is what could not
* be measured anyway, since the first look's rounds of it take more than the budget.
*/
async function tryLate(probing, benchmarks) {
	const { design, built } = probing;
	const late = [...probing.late].map(([unit, names]) => ({
		unit,
		names: [...names]
	}));
	probing.late.clear();
	const mostSec = Math.min(design.suite.trialLimitSec, design.suite.budgetSec / (8 * design.arms.length));
	for (const { unit: id, names } of late) for (const name of names) for (const ready of built.arms.values()) {
		const unit = ready.units.get(id);
		if (!unit || probing.late.get(id)?.has(name)) continue;
		if (probing.found.get(id)?.names.get(name)?.has(ready.arm.id)) continue;
		await tryAlone(probing, benchmarks, ready, {
			unit,
			name,
			untilSec: probing.endSec,
			silenceSec: mostSec
		});
	}
	await tryCut(probing, benchmarks, mostSec);
	for (const [id, names] of probing.late) {
		const [unit] = [...built.arms.values()].flatMap(({ units }) => units.get(id) ?? []);
		if (unit !== void 0) for (const name of names) giveUp(probing, unit, name, mostSec);
	}
}
/** One name on one arm, in a process of its own. */
async function tryAlone(probing, benchmarks, ready, { unit, name, untilSec, silenceSec }) {
	const binary = ready.binaries.get(unit.id);
	if (binary === void 0) return;
	const what = `probing ${shownName(probing, unit, name)} on ${ready.arm.id}`;
	const limitSec = Math.max(0, Math.min(silenceSec, untilSec - probing.host.clock.nowSec()));
	probing.host.tell({
		kind: "waiting",
		what,
		limitSec
	});
	await tryNames(probing, {
		...probing.site,
		ready
	}, benchmarks, {
		unit,
		binary,
		names: [name],
		untilSec,
		silenceSec
	});
}
/** What was cut at its share, again from its start, where others left it more than it had. */
async function tryCut(probing, benchmarks, silenceSec) {
	const cuts = [...probing.parts.values()].flat().sort((a, b) => a.hadSec - b.hadSec);
	for (const [at, { unit, name, arm, hadSec }] of cuts.entries()) {
		const nowSec = probing.host.clock.nowSec();
		const shareSec = (probing.endSec - nowSec) / (cuts.length - at);
		const ready = probing.built.arms.get(arm);
		if (ready === void 0 || shareSec <= hadSec) continue;
		await tryAlone(probing, benchmarks, ready, {
			unit,
			name,
			untilSec: nowSec + shareSec,
			silenceSec
		});
	}
}
/** Too slow for the budget on every arm: left out. On one alone: that arm failed, and is tried. */
function giveUp(probing, unit, name, sec) {
	const found = probing.found.get(unit.id);
	const tried = found?.names.get(name);
	const shown = shownName(probing, unit, name);
	if (found === void 0 || tried === void 0 || tried.size === 0) {
		const isOver = probing.host.clock.nowSec() >= probing.endSec;
		probing.problems.push(isOver ? notTried(probing, shown) : tooSlow(probing, shown, sec));
		return;
	}
	for (const { arm, units } of probing.built.arms.values()) {
		if (tried.has(arm.id) || !units.has(unit.id)) continue;
		const message = `gave no result in the time for trying out, at most ${printDuration(sec)}`;
		const where = `${shown} on ${arm.id}`;
		probing.problems.push({
			code: "probe-failed",
			message,
			where
		});
		found.failed.set(name, [...found.failed.get(name) ?? [], arm.id]);
	}
}
const leftOut = (where, why, neededSec) => ({
	code: "left-out",
	message: `left out: ${why}`,
	where,
	next: `it takes --budget ${Math.ceil(neededSec / 60)}m or more`
});
const tooSlow = ({ design: { suite, arms } }, where, sec) => leftOut(where, `too slow to be tried out in a budget of ${printDuration(suite.budgetSec)}`, 1.5 * sec * 8 * arms.length);
/** The time for trying out ended before `what` was. */
function notTried({ design: { suite }, found, late }, where, what = "it") {
	const tried = [...found.values()].flatMap(({ names }) => [...names.values()]).reduce((sum, byArm) => sum + byArm.size, 0);
	const open = [...late.values()].reduce((sum, names) => sum + names.size, 0);
	const times = Math.min(MOST_TIMES, Math.max(2, 1 + open / Math.max(1, tried)));
	const why = `there was no time to try ${what} out in a tenth of the budget of ${printDuration(suite.budgetSec)}`;
	return leftOut(where, why, times * suite.budgetSec);
}
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
		const mostOn = new Map([...first.mostOn ?? [], [arm, one.mostClaimSec]]);
		const isNew = first.arms.every((other) => variantOf.get(other) !== variantOf.get(arm));
		leaves.set(one.benchmark, {
			...first,
			opSec: Math.max(first.opSec, one.opSec),
			printed: [.../* @__PURE__ */ new Set([...first.printed, ...isNew ? one.printed : []])],
			arms: [...first.arms, arm],
			mostOn
		});
	}
	return [...leaves.values()];
}
/**
* The benchmarks of a name with the arms that have them. Of one whose time ended before the last of
* them, those that every arm came to: of the others nobody knows who has them.
*/
function triedOf({ design, found, built, parts }, { id }, name) {
	const { names, failed } = found.get(id);
	const byArm = names.get(name);
	const whole = [...byArm.keys()].filter((arm) => !failed.get(name)?.includes(arm));
	const having = [...built.arms.values()].filter(({ binaries }) => binaries.has(id));
	const isPart = parts.has(distanceKey(id, name));
	return acrossArms(design, byArm).filter(({ arms }) => !isPart || having.every(({ arm }) => arms.includes(arm.id))).map((one) => ({
		...one,
		absentOn: whole.filter((arm) => !one.arms.includes(arm))
	}));
}
/** What of a name was not tried out, in the words of the first budget that may have room for it. */
const partsOf = (probing, { probe }) => [...probing.found.values()].flatMap(({ unit, names }) => [...names.keys()].flatMap((name) => {
	if (!probing.parts.has(distanceKey(unit.id, name))) return [];
	const tried = triedOf(probing, unit, name);
	const asked = {
		name,
		tried,
		together: false
	};
	const { length } = probe.targets(probing.design.suite.workload, unit, asked);
	if (length !== tried.length) names.delete(name);
	const what = length > 0 && length === tried.length ? `what comes after its first ${plural(length, "benchmark")}` : "it";
	return [notTried(probing, shownName(probing, unit, name), what)];
}));
/** Targets of all that was tried, by the slowest arm; what failed on one arm only has both. */
function targetsOf(probing, { probe }, together) {
	const { design, found, built, parts } = probing;
	return [...found.values()].flatMap(({ unit, names, failed }) => [...names].flatMap(([name, byArm]) => {
		const all = [...byArm.keys()];
		const tried = triedOf(probing, unit, name);
		const isWhole = !parts.has(distanceKey(unit.id, name));
		const asked = {
			name,
			tried,
			together: together && isWhole
		};
		const made = probe.targets(design.suite.workload, unit, asked);
		return made.map((target, index) => {
			const own = made.length === tried.length ? tried[index]?.arms ?? all : all;
			const arms = [.../* @__PURE__ */ new Set([...own, ...failed.get(name) ?? []])];
			const distance = built.distances?.get(distanceKey(unit.id, name));
			const settings = {
				...target.settings,
				...distance !== void 0 && { distance }
			};
			return {
				...target,
				settings,
				block: target.id,
				arms
			};
		});
	}));
}
/** Fills in which benchmarks of the suite an unchanged unit holds, by asking its binary. */
async function nameUnchanged(asked, built) {
	const names = /* @__PURE__ */ new Map();
	for (const { unit: unitId } of built.unchanged) {
		const ready = [...built.arms.values()].find(({ binaries }) => binaries.has(unitId));
		const [unit, binary] = [ready?.units.get(unitId), ready?.binaries.get(unitId)];
		if (names.has(unitId) || !ready || !unit || !binary) continue;
		names.set(unitId, await listNames({
			...asked,
			ready
		}, unit, binary, toldNobody()));
	}
	return built.unchanged.flatMap((entry) => {
		const listed = names.get(entry.unit) ?? null;
		if (entry.sha256 !== null) return [{
			...entry,
			benchmarks: listed ?? []
		}];
		const benchmarks = entry.benchmarks.filter((name) => listed?.includes(name) ?? true);
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
/** Between two tries: a tenth of what was waited, within these. A try may be a whole program. */
const PAUSE_SEC = {
	least: .05,
	most: .5
};
/** A try that hangs, on somebody else's port say, must not hide that the server has ended. */
const MOST_PROBE_SEC = 10;
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
	const startSec = host.clock.nowSec();
	const endSec = startSec + block.ready.timeout;
	const folder = places.data;
	let log = "";
	let seen = null;
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
		const { isReady, missing } = await tryServer(starting, Math.min(MOST_PROBE_SEC, Math.max(1, leftSec)));
		if (isReady) return log;
		seen = missing ?? seen;
		if (host.clock.nowSec() > endSec) {
			const why = seen ?? "no try of it came to an end";
			throw await explainServer(host, `the server of ${arm} was not ready within ${block.ready.timeout} s: ${why}`, {
				folder,
				said: log,
				end: null,
				walls
			});
		}
		const waitedSec = host.clock.nowSec() - startSec;
		await host.clock.sleep(Math.min(PAUSE_SEC.most, Math.max(PAUSE_SEC.least, waitedSec / 10)));
	}
}
async function tryServer(starting, limitSec) {
	const { host, block, places } = starting;
	const { http, command } = block.ready;
	const saw = (isReady, missing) => ({
		isReady,
		missing: isReady ? null : missing
	});
	if (http !== void 0) {
		const url = fillText(http, places);
		return saw(await host.net.answers(url), `${url} does not answer with a status below 400`);
	}
	if (command === void 0) return saw(await host.net.connects(Number(places.port)), `nothing takes connections at 127.0.0.1:${places.port}`);
	const exit = await runClient(starting, command, limitSec);
	if (exit.timedOut && limitSec < MOST_PROBE_SEC) return {
		isReady: false,
		missing: null
	};
	return saw(exit.code === 0, `${command[0]} ${endOf(exit)}${wordsOf(exit)}`);
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
		for (const [name, text] of Object.entries(block.files)) await host.files.writeInto(data, name, fillText(text, places));
		if (template !== void 0) return;
		for (const argv of block.init) await prepare(starting, argv, limitSec, null);
	}
	command(block, variant, places) {
		const { host, build } = this.site;
		const placed = build.placements?.of(variant, "server") ?? null;
		const own = Object.entries(block.env).map(([name, value]) => [name, fillText(value, places)]);
		return {
			argv: [...fillArgv(block.run, places), ...variant.args],
			cwd: pathIn(places.source, block.dir),
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
/** Bytes of a pprof profile -> what it counts, by function and by stack. */
/** The bytes are not a profile that can be believed: what is wrong with them. */
var ProfileError = class extends Error {
	name = "ProfileError";
};
const NANO = 1e-9;
function open$1(bytes) {
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
	if (kinds.length === 0) throw damaged("it does not say what it counts");
	return {
		profile,
		text,
		kinds
	};
}
const ANY = () => true;
/**
* Reads an uncompressed CPU profile as Go's runtime/pprof writes it. Throws ProfileError, and
* nothing else, on bytes that are damaged, hold another kind of profile, or come from macOS.
*/
function decodeProfile(bytes, focus = ANY) {
	const opened = open$1(bytes);
	const { profile, text, kinds } = opened;
	const unit = profile.periodType === void 0 ? "" : text(profile.periodType.unit);
	const countAt = kinds.indexOf("samples");
	if (countAt < 0 || !kinds.includes("cpu")) throw isOther("CPU", kinds);
	const periodSec = Number(profile.period) * NANO;
	if (unit !== "nanoseconds" || !(periodSec > 0)) throw damaged("it does not name its period");
	refuseDarwin(profile, text);
	const [counted] = countFunctions(opened, [countAt], (stack) => stack.some(focus));
	if (counted === void 0) throw new Error("one column");
	const { total: samples, ...byFunction } = counted;
	return {
		...byFunction,
		samples,
		periodSec
	};
}
/** Columns of a kind by what they measure, in the order in which they are told; base unit. */
const COLUMNS$1 = {
	heap: {
		alloc_space: ["alloc_space", 1],
		alloc_objects: ["alloc_objects", 1]
	},
	mutex: { delay: ["delay", NANO] },
	block: { delay: ["delay", NANO] }
};
/**
* Reads an uncompressed heap, mutex or block profile of Go's. Throws as `decodeProfile` does. An
* empty one is none of its own: nothing was allocated, or nothing waited.
*/
function decodeAmounts(bytes, kind, focus = ANY) {
	const opened = open$1(bytes);
	const { kinds, profile } = opened;
	const columns = Object.entries(COLUMNS$1[kind]);
	const period = kind === "heap" ? Math.max(1, Number(profile.period)) : 1;
	const at = [period > 1 ? "alloc_space" : kind === "heap" ? "alloc_objects" : "contentions", ...columns.map(([, [column]]) => column)].map((name) => kinds.indexOf(name));
	if (at.includes(-1)) throw isOther(kind, kinds);
	const counts = (stack) => stack.some(focus) && !(kind === "block" && isHarness(stack));
	const [looks, ...found] = countFunctions(opened, at, counts);
	const events = scaled$2(looks?.cum, 1 / period);
	return Object.fromEntries(columns.map(([measure, [, unit]], i) => [measure, {
		total: (found[i]?.total ?? 0) * unit,
		events,
		isSampled: period > 1,
		flat: scaled$2(found[i]?.flat, unit),
		cum: scaled$2(found[i]?.cum, unit),
		stacks: scaled$2(found[i]?.stacks, unit)
	}]));
}
const scaled$2 = (counts = /* @__PURE__ */ new Map(), factor) => new Map([...counts].map(([name, count]) => [name, count * factor]));
const WAITING = /^(?:runtime|sync|internal\/sync)\./;
/** Whether it is the package testing itself that waits, for the benchmark to end. */
const isHarness = (stack) => stack.find((name) => !WAITING.test(name))?.startsWith("testing.") === true;
const isOther = (kind, kinds) => new ProfileError(`not a ${kind} profile: it counts ${kinds.join(", ").slice(0, 200)}`);
const damaged = (what) => new ProfileError(`damaged or cut off: ${what}`);
/**
* A sample at the first instruction of this has met a goroutine that is told to make room at that
* very moment; the time belongs to what was interrupted, which is its caller in the stack.
*/
const INTERRUPTED = "runtime.asyncPreempt";
/** Columns of a profile, each by function and stack, of the samples whose stack counts. */
function countFunctions({ profile, text }, columns, counts) {
	const names = new Map(profile.function.map(({ id, name }) => [BigInt(id), text(name)]));
	const files = new Map(profile.mapping.map(({ id, filename }) => [BigInt(id), text(filename)]));
	const frames = new Map(profile.location.map((location) => [BigInt(location.id), framesOf(location, names, files)]));
	const result = columns.map(() => ({
		total: 0,
		flat: /* @__PURE__ */ new Map(),
		cum: /* @__PURE__ */ new Map(),
		stacks: /* @__PURE__ */ new Map()
	}));
	for (const { locationId, value } of profile.sample) {
		const numbers = columns.map((column) => Number(value[column] ?? NaN));
		const isSound = numbers.every((number) => Number.isSafeInteger(number) && number >= 0);
		if (value.length !== profile.sampleType.length || !isSound) throw damaged("a sample has no count");
		const stack = locationId.flatMap((id) => {
			const found = frames.get(BigInt(id));
			if (found === void 0) throw damaged("a sample is at no known place");
			return found;
		}).filter((name) => name !== INTERRUPTED);
		if (!counts(stack)) continue;
		const whole = stack.toReversed().join(";");
		for (const [i, into] of result.entries()) addTo(into, stack, whole, numbers[i] ?? 0);
	}
	return result;
}
function addTo(into, stack, whole, n) {
	if (n === 0) return;
	into.total += n;
	into.stacks.set(whole, (into.stacks.get(whole) ?? 0) + n);
	for (const name of new Set(stack)) into.cum.set(name, (into.cum.get(name) ?? 0) + n);
	const [leaf] = stack;
	if (leaf !== void 0) into.flat.set(leaf, (into.flat.get(leaf) ?? 0) + n);
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
// src/core/profiles/cachegrind.ts
/** Instructions by function: `fn=NAME`, then a line `LINE COUNT` for each line of its source. */
function readCounts(text) {
	if (!/^events: Ir\b/m.test(text)) throw new ProfileError("not a file of cachegrind that counts instructions (events: Ir)");
	const events = /* @__PURE__ */ new Map();
	let name = "";
	let total = 0;
	for (const line of text.split("\n")) {
		if (line.startsWith("fn=")) name = line.slice(3);
		const [, count] = /^\d+ (\d+)/.exec(line) ?? [];
		if (count === void 0) continue;
		events.set(name, (events.get(name) ?? 0) + Number(count));
		total += Number(count);
	}
	return {
		events,
		total
	};
}
/**
* What the longer run did more than the shorter, by function: start-up and set-up are in both. A
* collector that happened to do less in the longer one leaves no negative amount.
*/
function instructionsBetween({ short, long }, focus = () => true) {
	const [before, after] = [readCounts(short), readCounts(long)];
	const more = new Map([...after.events].flatMap(([name, count]) => {
		const own = count - (before.events.get(name) ?? 0);
		return own > 0 && focus(name) ? [[name, own]] : [];
	}));
	const inFocus = [...more.values()].reduce((sum, one) => sum + one, 0);
	return {
		total: Math.min(inFocus, Math.max(0, after.total - before.total)),
		flat: more,
		cum: more,
		stacks: more,
		events: more,
		isSampled: false
	};
}
// src/core/profiles/perf-stat.ts
/** What is counted: instructions outside of the kernel, as valgrind counts them. */
const PERF_EVENT = "instructions:u";
/** No program has a number on this machine: why. */
var NoCounterError = class extends ProfileError {};
/** Why a machine has no number. */
const NO_COUNTER = {
	"<not supported>": "this machine has no hardware counter of instructions, as most virtual machines: count with valgrind (counter: valgrind)",
	"<not counted>": "the hardware counter of instructions was never free: count with valgrind"
};
/**
* Instructions in the text of one run: lines `COUNT,UNIT,EVENT,TIME,PERCENT,...`, one for each kind
* of core, in which PERCENT is how much of the time the counter was this program's. Throws
* ProfileError where there is no number.
*/
function readPerfStat(text) {
	const lines = text.split("\n").map((line) => line.split(",")).filter(([, , event = ""]) => event.includes("instructions"));
	const counted = lines.filter(([count = ""]) => /^\d+$/.test(count));
	if (counted.length === 0) {
		const why = NO_COUNTER[lines[0]?.[0] ?? ""];
		if (why !== void 0) throw new NoCounterError(why);
		throw new ProfileError(`perf stat told nothing of ${PERF_EVENT}`);
	}
	const shared = counted.find(([, , , , percent]) => Number(percent) < 100);
	if (shared !== void 0) throw new ProfileError(`the hardware counter was this program's for ${shared[4]} % of its time, and the rest of its number is a guess: count with valgrind`);
	return counted.reduce((sum, [count]) => sum + Number(count), 0);
}
/** The name under which the whole stands where functions do. */
const WHOLE$1 = "the whole program";
/** What the longer run did more than the shorter: start-up and set-up are in both. */
function instructionsOfPerf({ short, long }) {
	const total = Math.max(0, readPerfStat(long) - readPerfStat(short));
	const all = new Map(total === 0 ? [] : [[WHOLE$1, total]]);
	return {
		total,
		flat: all,
		cum: all,
		stacks: all,
		events: all,
		isSampled: false
	};
}
// src/core/profiles/choose.ts
/** Which targets are profiled, under which pair of arms. */
/** Short runs in turn: what differs from run to run shows only if there are several. */
const PROFILE_RUNS = {
	runs: 10,
	sampleSec: .5
};
/** So that a table of hundreds of rows does not take hours; more, where each has to pass. */
const MOST_TARGETS = {
	told: 20,
	gating: 100
};
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
			const size = Math.max(...own.map(sizeOf$1));
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
	const most = plan.suite.gate.instructionsPct !== void 0 ? MOST_TARGETS.gating : MOST_TARGETS.told;
	const left = choices.length - most;
	if (left > 0) {
		const message = `${left} more targets are not profiled: ${most} are the most of a run`;
		problems.push({
			code: "profile-many",
			message
		});
	}
	return {
		value: choices.slice(0, most).map(({ size: _, ...choice }) => choice),
		problems
	};
}
const isWanted = ({ verdict, role }, of) => role !== "geomean" && role !== "control" && (of === "all" || verdict.word === "regressed" || verdict.word === "improved");
const sizeOf$1 = ({ estimate, unit }) => estimate.kind === "ratio" && unit === "s" ? Math.abs(estimate.point) : 0;
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
const READ$1 = /* @__PURE__ */ new Set([...NUMBER_NAMES, ...HISTOGRAM_NAMES]);
/** Long parts of runtime.MemStats that nothing is read from. */
const UNREAD = /* @__PURE__ */ new Set(["BySize", "PauseEnd"]);
/** Of a text that is neither JSON nor an exposition, so that a reader sees what it was. */
const KEPT_OF_ANY = 300;
/** Metrics by name, runtime.MemStats, and one level of variables that hold metrics. */
function trimObject(told, depth = 1) {
	const entries = Object.entries(told).flatMap(([name, value]) => {
		if (READ$1.has(name)) return [[name, value]];
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
function codeOf$1({ code, signal }) {
	const number = signal === null ? void 0 : SIGNALS[signal];
	return number === void 0 ? code : 128 + number;
}
function statusOf(exit, nothing, meaningOf) {
	if (exit.notStarted !== null) return "not-run";
	if (exit.stopped) return "stopped";
	if (exit.timedOut) return "timeout";
	const code = codeOf$1(exit);
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
	const expected = workload.trial.expects?.(plan.suite.workload, target, trial.arm) ?? null;
	const odd = own === "ok" ? oddOutput(expected, parsed.value, {
		...exit,
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
	const enclosed = {
		part: "measured",
		arm: ready.arm.id,
		writable,
		...server && { own: server.temporary }
	};
	const { step, before, limitSec } = stepsOf$2(site, target, ready, binary, at);
	const command = commandOf(site, step, ready, server);
	if (before !== null) {
		const { suite } = site.plan;
		const asked = {
			...commandOf(site, before, ready, server),
			limitSec: suite.trialLimitSec
		};
		const prepared = await runIn(site.build, {
			...asked,
			measure: false
		}, enclosed);
		if (!isDone(prepared)) return notPrepared(prepared, before);
	}
	const exit = await runIn(site.build, {
		...command,
		limitSec,
		...more
	}, enclosed);
	await seals.check(binary);
	return exit;
}
/** What a trial executes, and what before it. */
function stepsOf$2({ plan: { suite }, build }, target, { variant, folder }, binary, { out, server, isWarmUp = false }) {
	const { trial } = build.design.workload;
	const { port = "", data = "" } = server ?? {};
	const places = {
		source: folder,
		out,
		port,
		data,
		isWarmUp
	};
	const of = [
		suite.workload,
		target,
		variant,
		binary,
		places
	];
	return {
		step: trial.step(...of),
		before: trial.prepare?.(...of) ?? null,
		limitSec: trialLimitOf(target.expectedSec, suite.trialLimitSec)
	};
}
function commandOf({ host, plan, build }, step, { variant, folder }, server) {
	const { workload, runtime } = build.design;
	const placed = build.placements?.of(variant, "trial") ?? null;
	const own = server === null ? variant : {
		...variant,
		runEnv: {}
	};
	const everySec = server === null ? workload.trial.readEverySec?.(plan.suite.workload) ?? null : null;
	return {
		argv: step.argv,
		cwd: pathIn(folder, step.folder),
		env: {
			...runEnvOf(host, runtime, own),
			...step.env
		},
		measure: true,
		...placed === null ? {} : { placed },
		...everySec === null || host.platform !== "linux" ? {} : { readEverySec: everySec }
	};
}
const isDone = ({ code, notStarted, timedOut }) => code === 0 && notStarted === null && !timedOut;
/** A trial whose preparation failed has not begun. */
function notPrepared(exit, { argv }) {
	if (exit.stopped) return exit;
	const how = exit.notStarted ?? `ended with ${exit.signal ?? `exit code ${exit.code}`}`;
	const said = exit.notStarted === null ? `:\n${tailOf(exit)}` : "";
	return {
		...exit,
		notStarted: `prepare: ${argv.join(" ")} ${how}${said}`
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
		const text = await host.files.readLeft(folder, path).catch((error) => {
			if (error instanceof HostError) return `gcbench: ${error.message}\n`;
			throw error;
		});
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
// src/measure/profiles/profile-runs.ts
/** One run of the profile pass: a benchmark by itself, or a server under its load. */
/** Folder of the raw profiles, beside the report. */
const FOLDER = "profiles";
/** A load is begun so long after its profile, and ends about so long before it. */
const MARGIN_SEC = .5;
const LOAD_ATTEMPTS = 3;
/** What `{profile}` in a server's URL is: the names of net/http/pprof. */
const ENDPOINTS = {
	cpu: "profile",
	heap: "allocs",
	mutex: "mutex",
	block: "block"
};
/** What a pass knows before the first run of a target. */
const FRESH = {
	longestLoadSec: 0,
	longestSec: 0,
	stretch: 1
};
/**
* Executes a target once under profilers of those kinds, each into its file (relative to the
* folder of the report), and reads them; else why there is nothing.
*/
async function profileOnce(pass, choice, side, paths) {
	const { files } = pass.site.host;
	const where = `${choice.target} on ${choice[side]}`;
	try {
		const { operations, wallSec } = await execute$1(pass, choice, side, new Map([...paths].map(([kind, path]) => [kind, `${pass.folder}/${path}`])));
		const ran = {
			operations,
			wallSec,
			cpu: null,
			amounts: /* @__PURE__ */ new Map(),
			files: /* @__PURE__ */ new Map()
		};
		for (const [kind, path] of paths) {
			const file = `${pass.folder}/${path}`;
			const bytes = await files.unpackLeft(pass.folder, path);
			if (bytes === null) throw new ProfileError(`the run left no ${kind === "cpu" ? "" : `${kind} `}profile`);
			if (kind === "cpu") ran.cpu = cpuOf(bytes, pass.rule);
			else ran.amounts.set(kind, decodeAmounts(bytes, kind, focusOf(pass.rule)));
			ran.files.set(kind, [{
				path,
				sha256: await files.sha256(file)
			}]);
		}
		return ran;
	} catch (error) {
		if (![
			ProfileError,
			HostError,
			ServerError
		].some((one) => error instanceof one)) throw error;
		const next = error instanceof HostError ? { next: error.next } : {};
		return {
			code: "profile-failed",
			message: error.message,
			where,
			...next
		};
	}
}
/** What counts of a profile; undefined: all. */
function focusOf({ focus }) {
	const isMeant = focus === void 0 ? void 0 : patternOf(focus);
	return isMeant && ((name) => isMeant.test(name));
}
function cpuOf(bytes, rule) {
	const samples = decodeProfile(bytes, focusOf(rule));
	if (samples.samples === 0) throw new ProfileError(`a profile without ${rule.focus === void 0 ? "a sample" : `a sample in ${rule.focus}, the focus`}`);
	return samples;
}
/** What is run of a choice on a side. */
function profiledArm({ site: { plan, built } }, choice, side) {
	const target = plan.targets.find(({ id }) => id === choice.target);
	const ready = built.arms.get(choice[side]);
	const binary = target && ready?.binaries.get(target.unit);
	if (!target || !ready || !binary) throw new Error(`profile of unknown ${choice.target}`);
	return {
		target,
		ready,
		binary
	};
}
async function execute$1(pass, choice, side, files) {
	const { plan } = pass.site;
	const { workload: settings } = plan.suite;
	const { workload, runtime } = pass.site.build.design;
	const { target, ready, binary } = profiledArm(pass, choice, side);
	const server = workload.server?.(settings, target) ?? null;
	if (server?.profile !== void 0) {
		if (server.restartRounds === 0) throw new ProfileError("restart-rounds: 0 of the server leaves nothing up to be profiled");
		return underLoad({
			pass,
			target,
			arm: choice[side],
			url: server.profile,
			files
		});
	}
	const { variant } = ready;
	const sec = pass.rule.sampleSec * pass.stretch;
	const step = workload.profile?.(settings, {
		target,
		variant,
		binary,
		files,
		sec
	});
	if (step === void 0) {
		const able = workloads.filter(({ profile }) => profile !== void 0).map(({ kind }) => kind);
		throw new ProfileError(`nothing says how a profile of this is made: ${server ? "name the URL in server.profile" : `use ${able.join(" or ")}`}`);
	}
	const { host } = pass.site;
	const command = {
		argv: step.argv,
		cwd: pathIn(ready.folder, step.folder),
		env: {
			...runEnvOf(host, runtime, variant),
			...step.env
		},
		limitSec: trialLimitOf(sec, plan.suite.trialLimitSec)
	};
	const what = `a profile of ${choice.target} on ${ready.arm.id}`;
	host.tell({
		kind: "waiting",
		what,
		limitSec: command.limitSec
	});
	const exit = await runIn(pass.site.build, command, {
		part: "measured",
		arm: ready.arm.id,
		writable: [ready.folder, `${pass.folder}/${FOLDER}`]
	});
	checkRun(exit, command.limitSec, "the profiler");
	return {
		operations: operationsOf(parseOutputs(workload, settings, {
			stdout: exit.stdout,
			stderr: exit.stderr
		}).value),
		wallSec: exit.wallSec
	};
}
/** Throws where a run under a tool did not end by itself, or not well. */
function checkRun(exit, limitSec, tool) {
	if (exit.timedOut) throw new HostError(`no end within ${printDuration(limitSec)} under ${tool}`, "raise trial-limit in the suite, or profile less of it");
	if (exit.code !== 0) throw new ProfileError(`failed under ${tool}:\n${tailOf(exit)}`);
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
async function profileLoad({ pass, target, arm, url, files }) {
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
	const limitSec = sec + trialLimitOf(0, plan.suite.trialLimitSec);
	const profile = Promise.all([...files].map(([kind, file]) => host.net.download(fillText(url, {
		...places,
		profile: ENDPOINTS[kind]
	}), file, limitSec))).then(() => null).catch((error) => error);
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
// src/measure/profiles/counted-runs.ts
const LENGTHS = ["short", "long"];
/** What a counter leaves in the empty folder of a run. */
const LEFT$1 = "counted";
const COUNTERS = {
	valgrind: {
		program: "valgrind",
		install: "install valgrind (apt-get install valgrind), or leave out instructions",
		ending: "cachegrind",
		flags: (file) => [...[
			"--tool=cachegrind",
			"--cache-sim=no",
			"--vgdb=no",
			"-q"
		], `--cachegrind-out-file=${file}`],
		under: "valgrind, where all takes tens of times as long",
		check: () => {},
		between: (texts, rule) => instructionsBetween(texts, focusOf(rule))
	},
	hardware: {
		program: "perf",
		install: "install perf (apt-get install linux-perf), or leave out counter: hardware",
		ending: "perf",
		flags: (file) => [
			"stat",
			"-x,",
			"-e",
			PERF_EVENT,
			"-o",
			file,
			"--"
		],
		under: "perf stat",
		check: readPerfStat,
		between: instructionsOfPerf
	}
};
/** The same program, with as many operations as the length says. */
async function countOnce(pass, choice, side, stem) {
	const where = `${choice.target} on ${choice[side]}`;
	try {
		return await countedRun(pass, choice, side, stem);
	} catch (error) {
		if (!(error instanceof ProfileError || error instanceof HostError)) throw error;
		const next = error instanceof HostError ? { next: error.next } : {};
		const at = error instanceof NoCounterError ? {} : { where };
		return {
			code: "profile-failed",
			message: error.message,
			...at,
			...next
		};
	}
}
async function countedRun(pass, choice, side, stem) {
	const { site, folder } = pass;
	const { host, build } = site;
	const { workload, runtime } = build.design;
	const { target, ready, binary } = profiledArm(pass, choice, side);
	const { variant } = ready;
	const own = runEnvOf(host, runtime, variant);
	const counter = COUNTERS[pass.rule.counter ?? "valgrind"];
	const at = {
		arm: ready.arm.id,
		named: counter.program,
		folder: "",
		path: own.PATH ?? ""
	};
	const program = await findProgram(host, {
		...at,
		next: counter.install
	});
	const out = `${build.folder}/out`;
	const places = {
		source: ready.folder,
		out,
		port: "",
		data: "",
		isWarmUp: false
	};
	const { workload: settings, trialLimitSec } = site.plan.suite;
	const limitSec = Math.min(trialLimitSec, pass.limitSec ?? trialLimitSec);
	const counted = workload.counted?.(settings, {
		target,
		variant,
		binary,
		places
	}) ?? null;
	if (counted === null) throw new ProfileError(`nothing says how it does a number of operations: ${workloads.filter(({ counted: one }) => one !== void 0).map(({ kind }) => kind).join(" or ")}`);
	let wallSec = 0;
	const texts = {
		short: "",
		long: ""
	};
	const files = [];
	for (const length of LENGTHS) {
		const path = `${FOLDER}/${stem}-instructions-${length}.${counter.ending}`;
		await host.files.remove(out);
		await host.files.makeFolder(out);
		const step = counted.step(counted.operations[length]);
		const what = `instructions of ${choice.target} on ${ready.arm.id}`;
		host.tell({
			kind: "waiting",
			what,
			limitSec
		});
		const exit = await runIn(build, {
			argv: [
				program,
				...counter.flags(`${out}/${LEFT$1}`),
				...step.argv
			],
			cwd: pathIn(ready.folder, step.folder),
			env: {
				...own,
				...step.env
			},
			limitSec
		}, {
			part: "measured",
			arm: ready.arm.id,
			writable: [ready.folder, out]
		});
		checkRun(exit, limitSec, counter.under);
		texts[length] = await host.files.readLeft(out, LEFT$1) ?? "";
		counter.check(texts[length]);
		await host.files.write(`${folder}/${path}`, texts[length]);
		files.push({
			path,
			sha256: await host.files.sha256(`${folder}/${path}`)
		});
		wallSec += exit.wallSec;
	}
	const instructions = counter.between(texts, pass.rule);
	const { short, long } = counted.operations;
	return {
		operations: long - short,
		wallSec,
		cpu: null,
		amounts: /* @__PURE__ */ new Map([["instructions", { instructions }]]),
		files: /* @__PURE__ */ new Map([["instructions", files]])
	};
}
// src/measure/profiles/count-ahead.ts
/** Instructions counted before the rounds, where a budget has no room for all: what comes first. */
/** What both arms of each target do, counted once, as far as a share of the budget goes. */
async function countAhead(site, budget) {
	const { host, plan, build } = site;
	const rule = plan.suite.profile;
	const none = {
		moved: /* @__PURE__ */ new Map(),
		problems: []
	};
	if (host.platform !== "linux" || rule?.of !== "all") return none;
	if (!rule.kinds?.includes("instructions")) return none;
	const folder = `${build.folder}/ahead`;
	await host.files.makeFolder(`${folder}/${FOLDER}`);
	const pass = {
		site,
		budget,
		servers: new Servers(site),
		rule,
		folder,
		...FRESH
	};
	const endSec = budget.spentSec() + PROBE_SHARE * budget.wholeSec;
	host.tell({
		kind: "phase",
		name: "probe",
		detail: "instructions"
	});
	return countAll(pass, none, endSec);
}
async function countAll(pass, found, endSec) {
	const { host, plan } = pass.site;
	for (const target of byNeed(plan.targets)) {
		const choices = plan.contrasts.flatMap((contrast) => choiceOf(target, contrast) ?? []);
		for (const choice of choices) {
			if (host.exec.stopping) return found;
			const by = await movedBy(pass, choice, endSec);
			if (by === null) return {
				...found,
				problems: [...found.problems, tooShort(found)]
			};
			if (typeof by === "number") found.moved.set(target.id, Math.max(by, found.moved.get(target.id) ?? 0));
			else {
				found.problems.push(by);
				if (found.moved.size === 0) return found;
			}
		}
	}
	return found;
}
/** The target as a profile has it; null: that contrast has it not on both sides. */
function choiceOf({ id, arms }, contrast) {
	if (contrast.kind === "interaction" || contrast.kind === "benchmarks") return null;
	const { base, head } = contrast;
	if (!arms.includes(base) || !arms.includes(head)) return null;
	return {
		contrast: contrast.id,
		base,
		head,
		target: id,
		benchmarks: []
	};
}
/** Null: the time for it ended. */
async function movedBy(pass, choice, endSec) {
	const wholes = [];
	for (const side of ["base", "head"]) {
		const limitSec = endSec - pass.budget.spentSec();
		if (limitSec <= 0) return null;
		const ran = await countOnce({
			...pass,
			limitSec
		}, choice, side, `01-${side}-1`);
		if ("code" in ran) return pass.budget.spentSec() < endSec ? ran : null;
		wholes.push(ran.amounts.get("instructions")?.instructions?.total ?? 0);
	}
	const [base = 0, head = 0] = wholes;
	return base > 0 && head > 0 ? Math.abs(Math.log(head / base)) : 0;
}
const tooShort = ({ moved }) => ({
	code: "counted-in-part",
	message: `a tenth of the budget was too short to count instructions of more than ${moved.size} benchmarks before the rounds: what does more or less work may be left out`,
	next: "a larger --budget, or counter: hardware in profile where the machine has one"
});
// src/measure/profiles/profiles.ts
/** The profile pass: both arms once more under profilers, after all rounds, in turn. */
const PROFILES_FILE = "profiles.json";
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
	const { problems, ...found } = await profileArms(ask, chosen.value, rule);
	const all = {
		...found,
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
	const pass = {
		site,
		budget,
		servers: new Servers(site),
		rule,
		folder,
		...FRESH
	};
	try {
		for (const [index, choice] of choices.entries()) {
			if (host.exec.stopping) break;
			Object.assign(pass, FRESH);
			if (!hasRoom$1(pass, choice, LEAST_RUNS * SIDES.length)) {
				result.problems.push(noRoom(pass, choices.slice(index)));
				break;
			}
			host.tell({
				kind: "phase",
				name: "profile",
				detail: choice.target
			});
			const { targets, amounts = [], problems } = await profileChoice(pass, choice, index);
			result.targets.push(...targets);
			if (amounts.length > 0) result.amounts = [...result.amounts ?? [], ...amounts];
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
	const found = site.plan.targets.find(({ id }) => id === target);
	const sampleSec = rule.sampleSec * stretch;
	if (!isServed$1(site, target)) return Math.max(sampleSec, longestSec);
	const loadSec = Math.max(found?.expectedSec ?? 0, longestLoadSec, rule.sampleSec);
	return Math.max(loadSec + 2 * MARGIN_SEC, longestSec);
}
/** Whether a server is profiled while the target loads it. */
function isServed$1({ plan, build }, target) {
	const found = plan.targets.find(({ id }) => id === target);
	return build.design.workload.server?.(plan.suite.workload, found)?.profile !== void 0;
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
		message: platform === "darwin" ? DARWIN_REASON : `profiles are taken on Linux, this is ${platform}`,
		next: "use a Linux runner"
	};
}
async function profileChoice(pass, choice, index) {
	const problems = [];
	const result = {
		targets: [],
		amounts: []
	};
	for (const kinds of passesOf(pass.rule)) {
		const ran = await runInTurn(pass, choice, kinds, {
			index,
			problems
		});
		if (kinds.includes("cpu")) result.targets.push(...comparedCpu(choice, ran));
		else {
			const { amounts, missing } = comparedAmounts(pass, choice, kinds, ran);
			result.amounts?.push(...amounts);
			problems.push(...missing);
		}
	}
	return {
		...result,
		problems
	};
}
/** Kinds that a run profiles at once: who looks at every allocation takes CPU time, and counts. */
function passesOf({ kinds = ["cpu"] }) {
	const alone = (wanted) => kinds.filter((kind) => kind === wanted);
	const others = kinds.filter((kind) => kind !== "cpu" && kind !== "instructions");
	return [
		alone("cpu"),
		others,
		alone("instructions")
	].filter(({ length }) => length > 0);
}
/** Runs of both arms, the arms in turn, as far as the budget goes. */
async function runInTurn(pass, choice, kinds, { index, problems }) {
	const { site, rule } = pass;
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
			const stem = `${`${index + 1}`.padStart(2, "0")}-${side}-${run + 1}`;
			const pprof = kinds.filter((kind) => kind !== "instructions");
			const found = pprof.length === 0 ? await countOnce(pass, choice, side, stem) : await profileOnce(pass, choice, side, pathsOf(pprof, stem));
			pass.longestSec = Math.max(pass.longestSec, pass.budget.spentSec() - beganSec);
			if ("code" in found) problems.push(found);
			else ran[side].push(found);
		}
		if (ran.base.length + ran.head.length === 0) break;
		if (run === 0 && kinds.includes("cpu")) pass.stretch = stretchOf([...ran.base, ...ran.head], rule);
	}
	if (isOver) problems.push({
		code: "profile-budget",
		message: `profiled ${ran.base.length} and ${ran.head.length} of ${rule.runs} times on base and head: the budget ended`,
		where: choice.target
	});
	return ran;
}
/** Runs are planned by the clock, and samples are of CPU time: a program that waits has few. */
function stretchOf(ran, { sampleSec }) {
	const cpuSec = sum$2(ran.map(({ cpu }) => cpu === null ? 0 : cpu.samples * cpu.periodSec));
	return Math.min(MOST_STRETCH, Math.max(1, sampleSec * ran.length / cpuSec));
}
/** Where the profiles of one run go. */
const pathsOf = (kinds, stem) => new Map(kinds.map((kind) => [kind, `${FOLDER}/${stem}${kind === "cpu" ? "" : `-${kind}`}.pb.gz`]));
const SIDES = ["base", "head"];
function comparedCpu(choice, ran) {
	const { contrast, target, benchmarks } = choice;
	const runsOf = (side) => ran[side].flatMap(({ cpu, operations }) => cpu ? [{
		samples: cpu,
		operations
	}] : []);
	const runs = {
		base: runsOf("base"),
		head: runsOf("head")
	};
	const periods = new Set([...runs.base, ...runs.head].map(({ samples }) => samples.periodSec));
	const [periodSec] = periods;
	if (periodSec === void 0 || periods.size > 1) return [];
	if (runs.base.length === 0 || runs.head.length === 0) return [];
	const armOf = (side) => ({
		...pooled$1(choice[side], ran[side], "cpu"),
		samples: sum$2(runs[side].map(({ samples }) => samples.samples))
	});
	return [{
		contrast,
		target,
		benchmarks,
		periodSec,
		base: armOf("base"),
		head: armOf("head"),
		...compareProfiles(runs, periodSec),
		stacks: compareStacks(runs)
	}];
}
/** Every column of every kind, and why there is none. */
function comparedAmounts({ rule, site }, choice, kinds, ran) {
	const { target } = choice;
	const amounts = [];
	const missing = [];
	const most = Math.min(ran.base.length, ran.head.length);
	if (ran.base.length + ran.head.length > 0 && most < 2) {
		const message = `${kinds.join(", ")}: one run of a side does not tell how runs differ`;
		missing.push({
			code: "profile-few-runs",
			message,
			where: target
		});
	}
	for (const kind of most < 2 ? [] : kinds) {
		if (kind === "cpu") continue;
		if ([...ran.base, ...ran.head].map(({ amounts: byKind }) => byKind.get(kind) ?? {}).every((run) => Object.values(run).every(({ total }) => total === 0))) missing.push(emptyKind(kind, rule, target, isServed$1(site, target)));
		else amounts.push(...amountsOf(kind, choice, ran));
	}
	return {
		amounts,
		missing
	};
}
/** Every column of a kind, compared. */
function amountsOf(kind, { contrast, target, benchmarks, ...arms }, ran) {
	return Object.keys(ran.base[0]?.amounts.get(kind) ?? {}).map((measure) => {
		const runsOf = (side) => ran[side].flatMap(({ amounts: byKind, operations }) => {
			const found = byKind.get(kind)?.[measure];
			return found === void 0 ? [] : [{
				amounts: found,
				operations
			}];
		});
		const runs = {
			base: runsOf("base"),
			head: runsOf("head")
		};
		const seen = (side) => runs[side].map(({ amounts: one }) => one);
		const armOf = (side) => ({
			...pooled$1(arms[side], ran[side], kind),
			total: sum$2(seen(side).map(({ total }) => total))
		});
		return {
			contrast,
			target,
			benchmarks,
			kind,
			measure,
			base: armOf("base"),
			head: armOf("head"),
			...compareAmounts(runs),
			stacks: compareAmountStacks({
				base: seen("base"),
				head: seen("head")
			}),
			...kind === "instructions" ? {
				spread: spreadOf(runs),
				whole: wholeOf(runs)
			} : {}
		};
	});
}
/** Nothing of a kind in any run: it may be so, or a server does not look. */
function emptyKind(kind, rule, target, served) {
	const where = rule.focus === void 0 ? "" : ` in ${rule.focus}, the focus`;
	const what = {
		heap: "allocated",
		mutex: "waited for a lock",
		block: "waited",
		instructions: "done more in a longer run"
	}[kind];
	const switches = {
		heap: "",
		instructions: "",
		mutex: "SetMutexProfileFraction",
		block: "SetBlockProfileRate"
	};
	const isSwitched = served && switches[kind] !== "";
	return {
		code: "profile-empty",
		message: `${kind} profile: nothing ${what}${where} on either side`,
		where: target,
		...isSwitched ? { next: `a server must call runtime.${switches[kind]}(1) itself: does this one?` } : {}
	};
}
const sum$2 = (numbers) => numbers.reduce((total, one) => total + one, 0);
/** What an arm's runs have alike, with the files of one kind. */
function pooled$1(arm, ran, kind) {
	const operations = ran.map((run) => run.operations);
	return {
		arm,
		runs: ran.length,
		wallSec: sum$2(ran.map(({ wallSec }) => wallSec)),
		operations: operations.includes(null) ? null : sum$2(operations.map((n) => n ?? 0)),
		files: ran.flatMap(({ files }) => files.get(kind) ?? [])
	};
}
// src/core/ask/command-line.ts
/** The terminal's command that asks for the same. */
/** One word of a shell. */
const quoted = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
/** `gcbench run ...` with all that is said; what is as it is by default is left out. */
function commandLine(asked, called = {
	command: "run",
	rest: []
}) {
	const words = ["gcbench", called.command];
	const values = asked;
	for (const [key, row] of rowsFor(called.command)) {
		const text = row.print(values[camelKey(key)]);
		if (text === row.default) continue;
		if (row.isArgument) words.push(text);
		else if (row.flag.value === void 0) words.push(`--${flagOf(key)}`);
		else words.push(`--${flagOf(key)}`, text);
	}
	return [...words.map(quoted), ...called.rest].join(" ");
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
	const usedSec = budgetSpentSec(records, started.probeSec ?? 0);
	if (roundsBudgetSec(suite) <= usedSec) throw new HostError(`the run in ${out} has used ${printDuration(usedSec)}, and may use ${printDuration(suite.budgetSec)} in all: no round would be run`, "give the time that it may have in all: --budget 15m, say");
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
	async of(round, active, idle = /* @__PURE__ */ new Set()) {
		const { plan } = this.site;
		const every = plan.suite.layoutRounds;
		if (every === 0) return this.layouts;
		const stretch = Math.floor(round / every);
		if (stretch === this.stretch) return this.layouts;
		this.stretch = stretch;
		const drawn = this.pool[poolDraw(plan, stretch, this.pool.length)] ?? this.layouts;
		const fresh = this.pool.length < POOL ? await this.link(active, idle, stretch) : /* @__PURE__ */ new Map();
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
	async link(active, idle, stretch) {
		const { host, plan, built, build } = this.site;
		const fresh = /* @__PURE__ */ new Map();
		for (const job of linkJobs(plan, built, active, idle)) {
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
/** The median of chi-square of one degree of freedom. */
const MEDIAN_CHI_SQUARE = .4549364;
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
const stepsOf$1 = ({ values, sampleSec }) => values.slice(1).map((value, i) => (value - values[i]) ** 2 / 2 * sampleSec);
/**
* Variance within over variance between processes, in seconds: v_w from neighbouring samples of
* one process; v_b from the spread of the pairs' differences, of which 2 (v_b + v_w / L) is the
* variance, so that what drifts in both arms is in neither. Medians of both, since a few samples
* and pairs are far off. Drawn towards the ratio of recorded series, on the scale of its logarithm,
* as far as there is little to go by; that ratio alone where no trial has two samples.
*/
function withinOverBetweenSec(pairs) {
	const trials = pairs.flatMap(({ base, head }) => [base, head]);
	const steps = trials.flatMap(stepsOf$1);
	if (pairs.length < LEAST_PAIRS || steps.length < LEAST_PAIRS) return WITHIN_OVER_BETWEEN_SEC;
	const within = medianOf(steps) / MEDIAN_CHI_SQUARE;
	const seen = robustSigmaOf(pairs.map(({ base, head }) => meanOf(head.values) - meanOf(base.values))) ** 2 / 2;
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
	/** From here on as short as can still be measured; false: they are that already. */
	shorten(trials, round) {
		if (this.shortest) return false;
		this.shortest = true;
		this.refresh(trials, round);
		return true;
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
		isCut: false,
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
	let [lastSec, firstSec] = [0, 0];
	const pace = new Pace((round) => rounds.servers.startAnewIn(round));
	for (let round = 0;; round++) {
		const isLook = round === decision.nextLook;
		if (isLook) decision = rounds.decide(rounds.trials, round);
		if (isLook) host.tell({
			kind: "look",
			rounds: round,
			stands: decision.stands
		});
		if (isLook || round === 1 || round === 2) lengths.refresh(rounds.trials, round);
		if (round === 1) tellShortBlocks(rounds);
		if (round === 1 && lastSec > 0) firstSec = lastSec;
		if (round === 1 || round === 3) refit(rounds, round, decision.active, lastSec);
		const active = stillRunning(decision.active, rounds);
		const likeLastSec = pace.roundSec(round, active.size);
		const roundSec = Math.max(lengths.roundSec(active) ?? 0, likeLastSec);
		const stop = stopReason(rounds, decision, active, round, roundSec);
		if (stop !== null) return ended(rounds, round, stop);
		if (isMeasured(rounds, round)) continue;
		const [startSec, linkSec] = [host.clock.nowSec(), layouts.linkSec];
		await runRound(rounds, round, active, decision.idle);
		if (rounds.isOver) return ended(rounds, round, BUDGET_ENDED);
		if (rounds.isCut) return ended(rounds, round, STOPPED);
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
			rows: decision.rows,
			estimate: decision.estimate
		});
	}
	function ended({ trials }, roundsRun, stopReason) {
		const { linkSec } = layouts;
		const problems = [...rounds.problems, ...layouts.problems()];
		const allSec = firstSec === 0 ? null : slowRoundSec(paceSeen(rounds, 1, firstSec));
		return {
			trials,
			roundsRun,
			measuredSec: budget.spentSec(),
			linkSec,
			stopReason,
			problems,
			allSec
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
	if (host.exec.stopping) return STOPPED;
	if (plan.targets.length === 0) return "nothing to run";
	if (decision.isDone) return decision.why;
	if (active.size === 0) return someLeft(rounds, decision) ? UNDECIDABLE : "every benchmark that was left failed";
	if (round >= plan.suite.rounds.max) return "rounds";
	if (!isMeasured(rounds, round) && !hasRoom(rounds, roundSec)) return BUDGET_ENDED;
	return null;
}
/** Whether what would go on left for want of time. */
const someLeft = ({ left }, { active }) => [...active].some((id) => left.has(id));
/** A round of an interrupted run that was whole: what it left out is not run in it any more. */
const isMeasured = ({ records }, round) => records.some(({ trial }) => trial.round > round);
/**
* Where the last round took so long that the first look would not be reached, trials get shorter,
* and targets leave where that is not enough.
*/
function refit(rounds, round, active, lastSec) {
	const { site, lengths, budget, left } = rounds;
	const { suite } = site.plan;
	if (isMeasured(rounds, round - 1)) return;
	const running = [...stillRunning(active, rounds)];
	const leftSec = Math.max(0, roundsBudgetSec(suite) - budget.spentSec());
	const now = () => running.map((id) => lengths.of(id));
	const pace = {
		rounds: round,
		roundSec: lastSec,
		leftSec
	};
	if (isTooSlow(suite, pace) && lengths.shorten(rounds.trials, round)) {
		pace.roundSec = aroundSecOf(rounds, round - 1, lastSec) + roundSecOf(now());
		site.host.tell({
			kind: "note",
			text: "rounds take longer than expected: trials are as short as they can be from here on"
		});
	}
	const fitted = refitTargets(suite, now(), pace);
	if (fitted === null) return;
	for (const { id } of fitted.left) left.add(id);
	const allSec = slowRoundSec(paceSeen(rounds, round, lastSec));
	const problems = leftLater(site.build.design, fitted, pace, budget.spentSec(), allSec);
	rounds.problems.push(...problems);
	const [first] = problems;
	const text = `${plural(problems.length, "benchmark")} of ${running.length} ${first?.message}`;
	site.host.tell({
		kind: "note",
		text: `${text}; what would do: ${first?.next}`
	});
}
/** Of a round, what was around its trials. */
function aroundSecOf({ records }, round, roundSec) {
	const own = records.filter(({ trial }) => trial.round === round);
	return Math.max(0, roundSec - sum$1(own.map(({ wallSec }) => wallSec)));
}
/** What rounds take, as the first one told, and what is known since. */
const paceSeen = (rounds, round, roundSec) => ({
	planned: rounds.planned,
	before: rounds.site.plan.targets,
	roundSec,
	now: rounds.site.plan.targets.map(({ id }) => rounds.lengths.of(id)),
	aroundSec: aroundSecOf(rounds, round - 1, roundSec)
});
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
async function runRound(rounds, round, active, idle = /* @__PURE__ */ new Set()) {
	const { plan } = rounds.site;
	const linked = await rounds.layouts.of(round, active, idle);
	const hasHope = liveSlots(plan, rounds.records);
	const isLive = (target, arm) => !idle.has(arm) && hasHope(target, arm);
	rounds.isCut = !await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive));
	if (rounds.site.host.exec.stopping || rounds.isOver) return;
	const again = worthAgain(plan, rounds.records, round);
	if (again.size === 0) return;
	const trials = trialsOfRound(plan, round, again, 1, isLive).filter(isServed(rounds.records));
	const moreSec = trials.map(({ target }) => rounds.lengths.of(target).expectedSec ?? 0);
	if (!hasRoom(rounds, sum$1(moreSec))) return;
	await runTrials(rounds, linked, trials);
	rounds.isOver = false;
}
const sum$1 = (numbers) => numbers.reduce((all, one) => all + one, 0);
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
/** False: somebody stopped us before the last of them ended. */
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
		if (site.host.exec.stopping) return false;
		const target = rounds.lengths.of(trial.target);
		rounds.isOver = !hasRoom(rounds, target.expectedSec ?? 0);
		if (rounds.isOver) return true;
		const ran = await runTrial(site, trial, target, layouts, rounds.servers);
		if (ran.record.status === "stopped") return false;
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
	return true;
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
	if (suite.compare !== void 0) return resolveCompared(host, root, suite.compare);
	const head = ask.head === null ? suite.head ?? {
		kind: "ref",
		ref: "HEAD"
	} : sourceOf(ask.head);
	const problems = [];
	const resolvedHead = await resolve$2(host, root, head);
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
/** Every ref as it is: who names them all wants no merge base. */
async function resolveCompared(host, root, refs) {
	const compared = [];
	for (const ref of refs) compared.push(await resolve$2(host, root, {
		kind: "ref",
		ref
	}));
	const [base = null, head = null] = [compared[0], compared.at(-1)];
	const problems = [...Map.groupBy(compared, ({ sha }) => sha)].flatMap(([sha, same]) => {
		if (same.length === 1) return [];
		return [{
			code: "same-commit",
			message: `${same.map(({ asked }) => asked).join(" and ")} are the same commit ${sha}`,
			where: "compare"
		}];
	});
	return {
		resolved: {
			base,
			head,
			compared
		},
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
async function resolve$2(host, root, source) {
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
	if (asked?.kind === "folder") return resolve$2(host, root, asked);
	if (root === null) throw noRepository(host.cwd);
	const ref = asked?.ref ?? await host.git.defaultBranch(root);
	if (ref === null) throw new HostError("no base: the repository has no origin/HEAD, main or master branch" + (await host.git.isShallow(root) ? " (the clone is shallow)" : ""), "say what to compare against, e.g. --base origin/develop or --base v1.2.0");
	const headSha = head.sha ?? await host.git.resolve(root, "HEAD");
	const back = releasesBack(ref);
	if (back !== null) return resolve$2(host, root, await releaseBefore(host, root, headSha, back));
	const found = await resolve$2(host, root, {
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
// src/core/suite/compared-refs.ts
/** More than two refs: an arm for each, built from a source of its own, against the first. */
/** A full hash says no more than its first digits. */
const nameOf$2 = (ref) => /^[0-9a-f]{40}$/.test(ref) ? shortSha(ref) : ref;
const nameAt = (ref, variant) => variant === "default" ? nameOf$2(ref) : `${nameOf$2(ref)} ${variant}`;
const at$1 = (ref, variant) => ({
	...variant,
	name: nameAt(ref, variant.name),
	source: {
		kind: "ref",
		ref
	}
});
/** The variant of the suite file that one of a compared ref was made of. */
function variantWithoutRef({ name, source }) {
	if (source?.kind !== "ref") return name;
	const ref = nameOf$2(source.ref);
	return name === ref ? DEFAULT_VARIANT : name.slice(ref.length + 1);
}
const wrong = (where, message, next) => new ConfigError([{
	code: "bad-ask",
	where,
	message,
	next
}]);
/**
* A suite that names refs to compare, with its variants once for each of them. Contrasts of one
* variant share the arm of the first ref. Throws ConfigError where there is but one ref.
*/
function withComparedRefs(suite) {
	const [first, ...others] = suite.compare ?? [];
	if (first === void 0) return suite;
	if (others.length === 0) throw wrong("compare", `${first} alone: nothing to compare`, "name two refs or more");
	return {
		...suite,
		variants: [first, ...others].flatMap((ref) => suite.variants.map((variant) => at$1(ref, variant))),
		contrasts: suite.variants.flatMap(({ name }) => others.map((ref) => ({
			kind: "variants",
			base: nameAt(first, name),
			head: nameAt(ref, name),
			ref: "head"
		})))
	};
}
/** The same, with the last ref held against every one between, too: where was the step? */
function withBothEnds(suite) {
	const found = withComparedRefs(suite);
	const last = found.variants.at(-1)?.name;
	const toLast = found.contrasts.flatMap((ask) => ask.kind === "variants" && ask.head !== last && last !== void 0 ? [{
		...ask,
		base: ask.head,
		head: last
	}] : []);
	return {
		...found,
		contrasts: [...found.contrasts, ...toLast]
	};
}
// src/core/suite/found.ts
/** Folders of what was installed, copied or built; of others' benchmarks. */
const FOREIGN = /* @__PURE__ */ new Set([...[
	"node_modules",
	"vendor",
	"third_party",
	"third-party",
	"thirdparty",
	"external"
], ...[
	"target",
	"dist",
	"build",
	"out",
	"testdata",
	"fixtures"
]]);
/** Folders, by name, in which no benchmarks of the project itself are looked for. */
const holdsNoTool = (folderName) => /^[._]/.test(folderName) || FOREIGN.has(folderName);
/** Paths of the files that may tell of benchmarks, the nearest to the top first. */
const tellingFiles = (paths) => paths.filter((path) => !folderOf(path).split("/").some(holdsNoTool)).filter((path) => tools.some(({ search }) => search.mayTell.test(baseName(path)))).sort((one, other) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1));
const depthOf = (path) => path.split("/").length;
/** Whether there is a Go module with tests, which nobody has to ask for. */
const isGo = (paths) => paths.some((path) => baseName(path) === "go.mod") && paths.some((path) => path.endsWith("_test.go"));
/** What these files tell, in their order: the first of each kind. */
function foundSuites(files, paths) {
	return tools.flatMap(({ kind, search }) => {
		for (const { path, text } of files) {
			if (!search.mayTell.test(baseName(path))) continue;
			const file = {
				folder: folderOf(path),
				name: baseName(path),
				text
			};
			const found = search.read(file, paths);
			if (found !== null) return [{
				...found,
				kind,
				path
			}];
		}
		return [];
	});
}
/** A suite file with a suite for each, which has the name of its kind. */
const suiteFileOf = (found, withGo) => JSON.stringify({ suites: Object.fromEntries([...withGo ? [[UNASKED, { workload: UNASKED }]] : [], ...found.map(({ kind, settings }) => [kind, {
	workload: kind,
	...settings
}])]) });
// src/stories/found-suites.ts
/** The benchmarks that a source tree shows, read from its files. */
async function findSuites(host, root) {
	const paths = await host.files.find(root, holdsNoTool);
	const files = tellingFiles(paths).map(async (path) => ({
		path,
		text: await host.files.read(`${root}/${path}`) ?? ""
	}));
	return {
		suites: foundSuites(await Promise.all(files), paths),
		isGo: isGo(paths)
	};
}
// src/stories/bench-ask.ts
/** What a door asks for, the suite that it means, and the command that asks for the same again. */
/** The suite that is asked for, with an arm for each ref that it compares. */
async function chooseSuite(ask, host) {
	const found = await chooseTwoSided(ask, host);
	const suite = ask.stage === void 0 ? withComparedRefs(found) : withBothEnds(found);
	if (suite.compare === void 0 || (ask.base ?? ask.head) === null) return suite;
	throw wrongAsk("compare", "it stands for base and head", "leave --base and --head out");
}
/** Finds the suite that is asked for and lays the caller's wishes over it. */
async function chooseTwoSided(ask, host) {
	const commit = await commitOf$1(ask.suiteRef, host);
	const text = ask.made?.text ?? await (commit === null ? host.files.read(absolutePath(ask.config, host.cwd)) : textAt(commit, ask.config, host));
	if (text === null && ask.config !== nothingAsked.config) throw new HostError(`suite file ${ask.config} does not exist`, "gcbench init writes one");
	const found = pickSuite(text === null ? await unaskedSuites(ask, host) : readSuites(text, ask.config, workloads), ask);
	const suite = narrowed({
		...withWishes(found, ask),
		...ask.compare === null ? {} : { compare: ask.compare },
		variants: pickVariants(found, ask.variants),
		rounds: roundsOf(found, ask),
		until: ask.until ?? found.until,
		budgetSec: ask.budget ?? found.budgetSec,
		seed: ask.seed ?? found.seed,
		...ask.filter === null ? {} : { filter: ask.filter }
	});
	return ask.shard === null ? suite : shardOf(suite, ask.shard);
}
/** What the source tree shows, where no file says what to run: Go first, and what else there is. */
async function unaskedSuites(ask, host) {
	const root = await host.git.root(host.cwd);
	const found = root === null ? null : await findSuites(host, root);
	if (found === null || found.suites.length === 0) return [zeroConfigSuite()];
	const text = suiteFileOf(found.suites, found.isGo);
	const suites = readSuites(text, "the built-in suite", workloads);
	const [first, ...others] = suites;
	if (ask.suite !== null || first === void 0) return suites;
	const shown = found.suites.find(({ kind }) => kind === first.name);
	const why = shown === void 0 ? "there is a Go module" : `${shown.path} shows ${shown.what}`;
	const names = others.map(({ name }) => name).join(", ");
	const more = others.length === 0 ? "" : `; there are also: ${names}`;
	const said = `no ${ask.config}: suite ${first.name}, since ${why}${more}`;
	host.tell({
		kind: "note",
		text: `${said}. Next: gcbench init writes it down`
	});
	return [first];
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
const policyCommit = async ({ policyRef, suiteRef }, host) => commitOf$1(policyRef ?? suiteRef, host);
async function commitOf$1(ref, host) {
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
	const near = nearest$1(written, known);
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
	const { compared } = sources;
	const which = compared === void 0 ? {
		base: refOf("base"),
		exactBase: sources.base !== null,
		head: refOf("head")
	} : { compare: compared.map(({ sha, asked }) => sha ?? asked) };
	return commandLine({
		...ask,
		suite: suite.name,
		...which,
		rounds: shard === null ? suite.rounds : ask.rounds,
		budget: suite.budgetSec,
		seed: seed.slice(0, seed.length - shardSuffix(shard).length),
		shard,
		out: nothingAsked.out,
		resume: false
	}, ask.made?.called);
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
	const out = absolutePath(ask.out, host.cwd);
	const lastRun = await lastRunOf(suite, sources.resolved, benchmarks, out, host);
	return makePreview(design, sources.resolved, benchmarks, await machineOf(host), lastRun);
}
const machineOf = async (host) => ({
	environment: await host.environment(),
	topology: host.topology()
});
/** Benchmarks by the suite's list, or by the text of the head's sources. */
async function benchmarksIn({ root, resolved }, { workload, suite }, host) {
	const { benchmarks } = workload.source;
	if (benchmarks.kind === "listed") return benchmarks.names(suite.workload).map((name) => ({
		path: "",
		name
	}));
	const counted = resolved.head ?? resolved.base;
	if (root === null || counted?.sha == null) {
		const folder = counted?.path ?? null;
		return folder === null ? [] : benchmarksBelow(folder, benchmarks, suite, host);
	}
	return benchmarksAt(root, counted.sha, suite, host);
}
/** Where the benchmarks of a suite begin at a commit; none where the suite lists them itself. */
async function benchmarksAt(root, sha, { workload }, host) {
	const { benchmarks } = workloadOf(workload.kind).source;
	if (benchmarks.kind === "listed") return [];
	const { expression, pathspec } = benchmarks.mark;
	return (await host.git.grep(root, sha, expression, pathspec)).flatMap(({ path, number, line }) => {
		const name = benchmarks.nameIn(workload, path, line);
		return name === null ? [] : [{
			path,
			number,
			name
		}];
	});
}
async function benchmarksBelow(folder, benchmarks, { workload }, host) {
	const paths = await host.files.find(folder, benchmarks.isSkipped);
	const found = [];
	for (const path of paths.filter((one) => benchmarks.mayHold(baseName(one)))) {
		const text = await host.files.read(`${folder}/${path}`) ?? "";
		found.push(...benchmarks.namesIn(workload, path, text).map((name) => ({
			path,
			name
		})));
	}
	return found;
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
	const suite = await chooseTwoSided(ask, host);
	const { workload, runtime } = makeDesign(suite);
	const project = pathIn(host.cwd, workload.source.folder(suite.workload));
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
	const whole = makeDesign(suite);
	const design = ask.stage === void 0 ? whole : atLevel(whole, ask.stage.alpha);
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
		decide: (trials, roundsRun) => (ask.stage?.decide ?? decideTable)(plan, trials, roundsRun),
		trials: parseRecords(plan.suite, stored?.records ?? []),
		budget,
		keptAtSec,
		shortest: started.shortest ?? false,
		planned: started.planned ?? {
			keptSec: 0,
			leftSec: 0,
			apartSec: 0
		}
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
			...leftOutNow([...started.problems, ...measured.problems], measured, started.probeSec),
			...layoutProblems({
				plan,
				design: site.design
			}, built),
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
	const whole = profiles === null ? report : underProfiles(report, profiles);
	return bounded(judgedBy(whole, ask.rules));
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
	const planOf = (targets) => makePlan({
		design,
		sources: sources.resolved,
		targets,
		units: [...new Set(built.records.map(({ unit }) => unit))],
		unchanged: built.unchanged,
		reached: built.reached,
		seed,
		shard: ask.shard,
		roundsBefore: ask.roundsBefore
	});
	const isAlone = ask.shard === null;
	const { chosen, ...ahead } = await chooseOrdered({
		...probed,
		mayShare: probed.mayShare && isAlone
	}, {
		host,
		built,
		build: site,
		plan: planOf(probed.targets(false))
	}, budget, isAlone);
	const probeSec = host.clock.nowSec() - probeStartSec;
	for (const text of chosen.notes) host.tell({
		kind: "note",
		text
	});
	const plan = planOf(chosen.targets);
	const problems = [
		...sources.problems,
		...built.problems,
		...probed.problems
	];
	problems.push(...ahead.problems, ...chosen.problems);
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
		shortest: chosen.shortest,
		planned: chosen.pace
	};
}
/** What has room; where not all has, first what does more or less work than before, if counted. */
async function chooseOrdered(choices, whole, budget, mayCount) {
	const choose = (asked) => chooseTargets(whole.build.design, asked, budget.spentSec());
	const chosen = choose(choices);
	if (chosen.pace.leftSec === 0 || !mayCount) return {
		chosen,
		problems: []
	};
	const { moved, problems } = await countAhead(whole, budget);
	const targets = (together) => withMoved(choices.targets(together), moved);
	return {
		chosen: moved.size === 0 ? chosen : choose({
			...choices,
			targets
		}),
		problems
	};
}
/** What had no room, with the budget that would do, now that rounds were run. */
const leftOutNow = (problems, { allSec }, spentSec = 0) => allSec === null ? problems : advisedAnew(problems, {
	spentSec,
	roundSec: allSec
});
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
const wrongPlatform = (platform) => new OutsideError(`gcbench measures on Linux, this is ${platform}`, "timings and profiles from here may mislead about a Linux server: other scheduler, other timers, no kernel accounting; use a Linux runner, or --allow-os to measure all the same");
// src/doors/foot.ts
/**
* The foot of a terminal: its last lines, which are written anew, while what stays scrolls away
* above them.
*/
function makeFoot({ write, columns }) {
	let lines = [];
	let last = "";
	/** Of what is on the screen. */
	let widths = [];
	/** A terminal that has become narrower has broken what was in one line. */
	const height = () => widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / columns())), 0);
	const erase = () => `\r${height() > 1 ? `\x1b[${height() - 1}A` : ""}\x1b[J`;
	const room = () => Math.max(20, columns() - 1);
	const draw = (before) => {
		const most = room();
		const shown = [...lines, { text: last }].map(({ text, paint }) => {
			const cut = cutTo$1(text, most);
			return {
				width: widthOf(cut),
				text: paint?.(cut) ?? cut
			};
		});
		write(`${erase()}${before}${shown.map(({ text }) => text).join("\n")}`);
		widths = shown.map(({ width }) => width);
	};
	return {
		keep: (text) => draw(`${text}\n`),
		show(more) {
			lines = more;
			draw("");
		},
		tell(text) {
			last = cutTo$1(text, room());
			if (widths.length !== lines.length + 1 || widths.some((width) => width > columns())) draw("");
			else write(`\r\x1b[K${last}`);
			widths[widths.length - 1] = widthOf(last);
		},
		clear() {
			write(erase());
			lines = [];
			last = "";
			widths = [];
		}
	};
}
// src/doors/progress.ts
/** What a run tells of its progress, on a terminal and in a log. */
/** In the words of the report, in whole seconds. */
const clock$1 = (sec) => printDuration(Math.max(0, Math.round(sec)));
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
	const left = at.leftSec === null ? "" : `, at most ${clock$1(at.leftSec)} left`;
	const decided = at.rows === 0 ? "" : `, ${at.decided} of ${at.rows} rows decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${clock$1(at.elapsedSec)} elapsed${left}${decided}${estimate}`;
}
const roundLine = (at) => `round ${at.round}/${at.rounds}, ${standOf(at)}`;
/** Target ids begin with the path of their package; its last part tells enough. */
const nameOf$1 = (target) => target.replace(/^.*\/(?=[^/]*\.)/, "");
/**
* After so long without a line, one says what is waited for. Ten seconds are promised, and on a
* busy machine what is judged at a look holds the clock up for some of them.
*/
const QUIET_SEC = 5;
/**
* A teller that also says what is waited for, once nothing was written for five seconds: what,
* since when, and how long it may take at most. What is told without a line for it counts for
* nothing.
*/
function tellWaiting(out, makeTeller, nowSec = () => performance.now() / 1e3) {
	const waitFor = (what, limitSec) => ({
		what,
		limitSec,
		sinceSec: nowSec()
	});
	let waiting = waitFor("Starting", null);
	const { tell, say } = makeTeller({ write(text) {
		timer.refresh();
		out.write(text);
	} });
	const remind = () => {
		const { what, sinceSec, limitSec } = waiting;
		const most = limitSec === null ? "" : ` of at most ${clock$1(limitSec)}`;
		say(`${what}: ${clock$1(nowSec() - sinceSec)}${most}`);
	};
	const timer = setInterval(remind, QUIET_SEC * 1e3).unref();
	return (progress) => {
		if (progress.kind === "waiting") {
			waiting = waitFor(progress.what, progress.limitSec);
			return;
		}
		if (progress.kind === "phase") waiting = waitFor(PHASES[progress.name], null);
		tell(progress);
	};
}
/** A trial that failed, with its reason on the same line. */
const failureOf = ({ status, target, arm, reason }) => `${status}: ${target} on ${arm}${reason === void 0 ? "" : `: ${reason}`}`;
const WORDS = {
	equivalent: "no change",
	failed: "failed"
};
const NAME_SHOWN = 120;
/** Rows at the foot, and lines that are left for what else happens. */
const [MOST_ROWS, LEFT] = [16, 6];
/** Column of the name. */
const NAME = 2;
function wordOf$1({ metric, change, settled }) {
	if (settled === null) return change === null ? "" : "so far";
	return WORDS[settled] ?? (wordFor(metricFor(metric), change ?? 0) || "different");
}
const COLOURS = {
	regressed: "red",
	improved: "green",
	failed: "red"
};
/** What moved, then what is open, then what is settled and did not; each by its size. */
function byNews(a, b) {
	const kind = ({ settled }) => settled === null ? 1 : settled === "equivalent" ? 2 : 0;
	return kind(a) - kind(b) || Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0);
}
/** `✓ -20.9 %  groupby_scan  time/op  faster`, a row each; of many those that tell most. */
function standLines(stands, size, paint) {
	const most = Math.max(1, Math.min(MOST_ROWS, size.lines - LEFT));
	const isCut = stands.length > most;
	const shown = isCut ? stands.toSorted(byNews).slice(0, most) : stands;
	const isSeveral = new Set(stands.map(({ contrast }) => contrast)).size > 1;
	const cells = shown.map((stand) => {
		const { contrast, benchmark, metric, change, settled } = stand;
		const delta = change === null ? "" : printDelta(percentOfLn(change));
		const rest = [
			clean(metricFor(metric).label, NAME_SHOWN),
			...isSeveral ? [clean(contrast, NAME_SHOWN)] : [],
			wordOf$1(stand)
		];
		return [
			settled === null ? " " : "✓",
			delta,
			cleanName(benchmark, NAME_SHOWN),
			...rest
		];
	});
	const widest = (column) => Math.max(...cells.map((row) => widthOf(row[column] ?? "")));
	const others = (cells[0] ?? []).map((_, column) => column === NAME ? 0 : widest(column) + 2);
	const room = Math.max(8, size.columns - 1 - others.reduce((sum, width) => sum + width, 0));
	const fitted = cells.map((row) => row.with(NAME, cutTo$1(row[NAME], room)));
	const rows = alignRows(fitted, [
		"left",
		"right",
		...Array(fitted[0]?.length ?? 0).fill("left")
	]).map((text, i) => {
		const { settled } = shown[i];
		if (settled === null) return { text };
		return {
			text,
			paint: (line) => paint(line, COLOURS[settled] ?? "faint")
		};
	});
	const hidden = stands.filter((stand) => !shown.includes(stand));
	const decided = hidden.filter(({ settled }) => settled !== null).length;
	const more = `  ${hidden.length} more, ${decided} of them decided`;
	return isCut ? [...rows, { text: more }] : rows;
}
/** A terminal: at its foot the rows as they settle, and what is done now; phases and notes stay. */
function tellTerminal(out, shown) {
	let stand = "";
	let hasFailed = false;
	const foot = makeFoot({
		write: out.write,
		columns: shown.columns
	});
	const keep = (text) => foot.keep(text.split("\n").flatMap((line) => wrapText(line, shown.columns(), 2)).join("\n"));
	const { paint } = makeScreen(shown.columns(), shown.hasColour);
	const tell = (progress) => {
		switch (progress.kind) {
			case "phase":
				if (progress.name === "probe" && progress.detail !== "") {
					foot.tell(`  ${progress.detail}`);
					break;
				}
				if (progress.name === "report") foot.clear();
				keep(`${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`);
				break;
			case "built":
				foot.tell(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`);
				break;
			case "trial":
				if (progress.status !== "ok" && !hasFailed) keep(failureOf(progress));
				hasFailed ||= progress.status !== "ok";
				foot.tell(`round ${progress.round} ${progress.arm} ${nameOf$1(progress.target)}${stand}`);
				break;
			case "look": {
				const size = {
					columns: shown.columns(),
					lines: shown.lines()
				};
				foot.show(standLines(progress.stands, size, paint));
				break;
			}
			case "round":
				stand = `, ${standOf({
					...progress,
					estimate: null
				})}`;
				foot.tell(roundLine(progress));
				break;
			case "note": keep(progress.text);
		}
	};
	return {
		tell,
		say: (text) => foot.tell(text)
	};
}
/**
* A log: a line a round and a phase; with `grouped`, GitHub folds each phase, and the line below a
* fold says how long it took, since its title was written before that was known.
*/
function tellLog(out, grouped, nowSec = () => performance.now() / 1e3) {
	let open = null;
	/** As the report has it: with the trying out before it, and what an interrupted run used. */
	let measuredSec = null;
	return (progress) => {
		switch (progress.kind) {
			case "phase": {
				if (progress.name === "probe" && progress.detail !== "") break;
				const title = `${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`;
				if (open !== null) {
					const took = open.title === PHASES.measure && measuredSec !== null ? `${clock$1(measuredSec)}, probing included` : clock$1(nowSec() - open.sinceSec);
					out.write(`::endgroup::\n${open.title}: ${took}\n`);
				}
				open = grouped && progress.name !== "report" ? {
					title: PHASES[progress.name],
					sinceSec: nowSec()
				} : null;
				out.write(open !== null ? `::group::${title}\n` : `${title}\n`);
				break;
			}
			case "built":
				out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`);
				break;
			case "round":
				measuredSec = progress.elapsedSec;
				out.write(`${roundLine(progress)}\n`);
				break;
			case "trial":
				if (progress.status !== "ok") out.write(`${failureOf(progress)}\n`);
				break;
			case "note": out.write(`${progress.text.replace(/^(?=::)/gm, " ")}\n`);
		}
	};
}
/** A log in which lines may stand between those of the run. */
const sayInLog = (out, grouped) => ({
	tell: tellLog(out, grouped),
	say: (text) => out.write(`${text}\n`)
});
const tellNothing = () => {};
/** The teller that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
function tellerOf(to, quiet) {
	if (quiet) return tellNothing;
	const isGrouped = to.env.GITHUB_ACTIONS === "true";
	return tellWaiting({ write: to.err }, (out) => to.isTerminal ? tellTerminal(out, to.progress) : sayInLog(out, isGrouped));
}
// src/doors/screen.ts
/** NO_COLOR (no-color.org) before FORCE_COLOR (force-color.org) before what the stream is. */
function isColoured(env, isTerminal) {
	if ((env.NO_COLOR ?? "") !== "") return false;
	const forced = env.FORCE_COLOR ?? "";
	if (forced !== "") return forced !== "0" && forced !== "false";
	return isTerminal && env.TERM !== "dumb";
}
/** Where nobody says how wide a stream is: in a pipe, a log, a file. */
const USUAL = {
	columns: 80,
	lines: 24
};
const LEAST = {
	columns: 20,
	lines: 4
};
const sizeIn = (text, least) => /^\d{1,5}$/.test(text ?? "") && Number(text) >= least ? Number(text) : null;
/** Of the terminal, else as COLUMNS says; a terminal of no size, as some tools make, says none. */
const columnsOf = (env, of) => of === void 0 || of < 1 ? sizeIn(env.COLUMNS, LEAST.columns) ?? USUAL.columns : Math.max(LEAST.columns, of);
const heightOf = (env, of) => of === void 0 || of < 1 ? sizeIn(env.LINES, LEAST.lines) ?? USUAL.lines : Math.max(LEAST.lines, of);
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
const made = /* @__PURE__ */ new Set();
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
	made.add(folder);
	return folder;
}
/** The mark of a folder that was made here, once the folder is gone. */
async function forgetScratch(folder) {
	if (made.delete(folder)) await rm(`${folder}${OWNER}`, { force: true });
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
		readLeft: (folder, path) => named(`${folder}/${path}`, () => readLeft(folder, path)),
		unpackLeft: (folder, path) => named(`${folder}/${path}`, async () => {
			const file = await openLeft(folder, path);
			const bytes = file && await readWhole(file);
			return bytes !== null && bytes[0] === 31 && bytes[1] === 139 ? gunzipSync(bytes, { maxOutputLength: UNPACKED_CAP }) : bytes;
		}),
		write: (path, text) => named(path, () => replace(path, text)),
		writeInto: (folder, path, text) => named(`${folder}/${path}`, async () => {
			await followsNoLink(folder, path);
			await replace(`${folder}/${path}`, text);
		}),
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
		remove: (path) => named(path, async () => {
			await rm(path, {
				recursive: true,
				force: true
			});
			await forgetScratch(path);
		}),
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
/** Refuses a path below a folder where a part of it is a link: it may lead anywhere. */
async function followsNoLink(folder, path) {
	let at = folder;
	for (const part of path.split("/")) {
		at = `${at}/${part}`;
		const found = await lstat(at).catch(nullIfMissing);
		if (found === null) return;
		if (found.isSymbolicLink()) throw new Error(`${part} is a link, which is not followed`);
	}
}
/** Null: it is not there. A pipe is not waited for, and no device is read. */
async function openLeft(folder, path) {
	await followsNoLink(folder, path);
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	const file = await open(`${folder}/${path}`, flags).catch(nullIfMissing);
	if (file === null || (await file.stat()).isFile()) return file;
	await file.close();
	throw new Error("it is no regular file");
}
async function readWhole(file) {
	try {
		if ((await file.stat()).size > UNPACKED_CAP) throw new Error("it is too large");
		return await file.readFile();
	} finally {
		await file.close();
	}
}
/** Of what a program left more is never read than half of this at either end. */
const LEFT_CAP = 67108864;
async function readLeft(folder, path) {
	const file = await openLeft(folder, path);
	if (file === null) return null;
	try {
		const { size } = await file.stat();
		if (size <= LEFT_CAP) return await file.readFile("utf8");
		const part = async (from) => {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(LEFT_CAP / 2), 0, null, from);
			return buffer.toString("utf8", 0, bytesRead);
		};
		return `${await part(0)}\n${await part(size - LEFT_CAP / 2)}`;
	} finally {
		await file.close();
	}
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
/** Codes that tell of the machine, whatever the path is. */
const OF_MACHINE = [
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EMFILE"
];
async function named(path, work) {
	try {
		return await work();
	} catch (error) {
		const { code = "", message } = error;
		const next = NEXT[code] ?? "Check the path and the disk.";
		throw new (OF_MACHINE.includes(code) ? OutsideError : HostError)(`${path}: ${message}`, next, { cause: error });
	}
}
// src/host/clock.ts
/** The machine's clocks. */
const clock = {
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
		"walls.go": "package main\n\n// Walls around a command. Called as\n//\n//	launcher bare             the command gets no new privileges\n//	launcher user             besides, it has a user of its own; takes root\n//	launcher enclose root     the command has namespaces of its own; takes CAP_SYS_ADMIN\n//	launcher enclose user     the same inside of a user namespace; takes nobody's permission\n//	launcher supervise FILE   as root: does `enclose root` for whoever connects to the socket FILE\n//	                          and is the user that SUDO_UID names, until its standard input ends\n//	launcher relay FILE       hands its descriptors to that supervisor, and waits\n//\n// Namespaces are made anew for each command, of processes, mounts and IPC. The first process in\n// them (`inside`) is this program again. It makes everything read-only but what the walls name,\n// puts empty folders in the place of what is covered, and is the parent of all that follows: the\n// kernel ends whatever is in there when it ends. The network is the machine's own.\n//\n// It has no libc, hence the numbers: open_tree(2), move_mount(2), mount_setattr(2), which every\n// architecture has under the same ones since Linux 5.12.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"sort\"\n	\"strconv\"\n	\"strings\"\n	\"syscall\"\n	\"unsafe\"\n)\n\nconst (\n	sysOpenTree     = 428\n	sysMoveMount    = 429\n	sysMountSetattr = 442\n\n	openTreeClone      = 1\n	atRecursive        = 0x8000\n	atEmptyPath        = 0x1000\n	moveMountEmptyPath = 4\n\n	attrReadOnly = 1\n	attrNoSuid   = 2\n	attrIdmap    = 0x100000\n\n	prSetDumpable   = 4\n	prCapbsetDrop   = 24\n	prSetNoNewPrivs = 38\n	prCapAmbient    = 47\n	ambientClearAll = 4\n\n	capChown       = 0\n	capDacOverride = 1\n	capFowner      = 3\n	capSetpcap     = 8\n	capSysAdmin    = 21\n\n	// /etc/resolv.conf can be a link to there.\n	resolver = \"/run/systemd/resolve\"\n\n	// No account of any distribution has this number, nor does systemd hand it out to services.\n	ownID = 65520\n)\n\n// walls are what a command is asked to be enclosed in, one text `KEY=VALUE` for each part.\ntype walls struct {\n	// Whether it has a user of its own, not the one that gcbench runs as.\n	hasOwnUser bool\n	// gcbench's user and group.\n	owner, ownerGroup int\n	// Where the command starts, '': where the launcher was started.\n	folder string\n	// Folder that is made for the command's own /tmp and the like.\n	private string\n	// Folders that are empty inside but for what the last two name; its home, and where it makes\n	// temporary files.\n	covered         []string\n	home, temporary string\n	// Folders that are there inside, and those that can be written to.\n	readable, writable []string\n	// As whom it starts; nil: as whoever starts it.\n	credential *syscall.Credential\n}\n\nfunc readWalls(parts []string) *walls {\n	asked := &walls{owner: os.Getuid(), ownerGroup: os.Getgid()}\n	for _, part := range parts {\n		key, value, _ := strings.Cut(part, \"=\")\n		switch key {\n		case \"user\":\n			asked.hasOwnUser = value == \"own\"\n		case \"folder\":\n			asked.folder = value\n		case \"private\":\n			asked.private = value\n		case \"temporary\":\n			asked.temporary = value\n		case \"home\":\n			asked.home = value\n		case \"cover\":\n			asked.covered = append(asked.covered, value)\n		case \"read\":\n			asked.readable = append(asked.readable, value)\n		case \"write\":\n			asked.writable = append(asked.writable, value)\n		}\n	}\n	return asked\n}\n\nfunc prctl(option, first, second uintptr) {\n	syscall.RawSyscall6(syscall.SYS_PRCTL, option, first, second, 0, 0, 0)\n}\n\nfunc credentialOf(uid, gid int) *syscall.Credential {\n	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid), Groups: []uint32{}}\n}\n\n// lower takes rights from the command where it has no namespaces.\nfunc lower(asked *walls, mode string) error {\n	if mode == \"user\" && asked.hasOwnUser {\n		if err := asked.giveAway(); err != nil {\n			return err\n		}\n		asked.credential = credentialOf(ownID, ownID)\n	}\n	prctl(prSetNoNewPrivs, 1, 0)\n	return nil\n}\n\n// giveAway makes the folder and all in it the user's, unless the folder is already.\nfunc giveAway(folder string, id int) error {\n	var info syscall.Stat_t\n	if err := syscall.Stat(folder, &info); err != nil || int(info.Uid) == id {\n		return err\n	}\n	return filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		return os.Lchown(path, id, id)\n	})\n}\n\n// enclose starts `inside` in new namespaces, and ends with it.\nfunc enclose(kind string) {\n	var maps *os.File\n	if kind == \"root\" {\n		maps = swapped(os.Getuid(), os.Getgid())\n	}\n	pid, err := startInside(kind, []uintptr{0, 1, 2, 3}, maps)\n	if err != nil {\n		fmt.Fprintf(os.NewFile(3, \"control\"), \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\",\n			int(errnoOf(err)), \"new namespaces: \"+err.Error())\n		os.Exit(125)\n	}\n	syscall.Write(3, []byte(\"{\\\"pid\\\":\"+strconv.Itoa(pid)+\"}\\n\"))\n	var status syscall.WaitStatus\n	for {\n		done, err := syscall.Wait4(-1, &status, 0, nil)\n		if done == pid || err != nil && err != syscall.EINTR {\n			break\n		}\n	}\n	os.Exit(status.ExitStatus() & 255)\n}\n\n// startInside starts this program as the first process of new namespaces; `maps`, if it is not\n// nil, is handed on as descriptor 4, with the number of gcbench's user as arguments.\nfunc startInside(kind string, files []uintptr, maps *os.File, owner ...string) (int, error) {\n	sys := &syscall.SysProcAttr{\n		Cloneflags: syscall.CLONE_NEWPID | syscall.CLONE_NEWNS | syscall.CLONE_NEWIPC,\n		Pdeathsig:  syscall.SIGKILL,\n		Setpgid:    len(owner) > 0,\n	}\n	if kind == \"user\" {\n		uid, gid := os.Getuid(), os.Getgid()\n		sys.Cloneflags |= syscall.CLONE_NEWUSER\n		sys.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: uid, Size: 1}}\n		sys.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: gid, Size: 1}}\n		sys.AmbientCaps = []uintptr{capSysAdmin, capSetpcap}\n	}\n	if maps != nil {\n		files = append(files, maps.Fd())\n	}\n	argv := append([]string{\"launcher\", \"inside\", kind}, owner...)\n	return syscall.ForkExec(\"/proc/self/exe\", argv, &syscall.ProcAttr{Files: files, Sys: sys})\n}\n\n// swapped is a user namespace in which gcbench's user and the command's own stand for each other:\n// what the one has on disk is the other's inside, so nothing has to change hands. Nil: it cannot\n// be had.\nfunc swapped(uid, gid int) *os.File {\n	pid, err := syscall.ForkExec(\"/proc/self/exe\", []string{\"launcher\", \"hold\"}, &syscall.ProcAttr{\n		Sys: &syscall.SysProcAttr{\n			Cloneflags:                 syscall.CLONE_NEWUSER,\n			UidMappings:                swap(uid),\n			GidMappings:                swap(gid),\n			GidMappingsEnableSetgroups: true,\n			Pdeathsig:                  syscall.SIGKILL,\n		},\n	})\n	if err != nil {\n		return nil\n	}\n	file, err := os.Open(\"/proc/\" + strconv.Itoa(pid) + \"/ns/user\")\n	syscall.Kill(pid, syscall.SIGKILL)\n	syscall.Wait4(pid, nil, 0, nil)\n	if err != nil {\n		return nil\n	}\n	return file\n}\n\nfunc swap(id int) []syscall.SysProcIDMap {\n	const end = 1<<31 - 1\n	same := func(from, to int) syscall.SysProcIDMap {\n		return syscall.SysProcIDMap{ContainerID: from, HostID: from, Size: to - from}\n	}\n	low, high := min(id, ownID), max(id, ownID)\n	all := []syscall.SysProcIDMap{\n		same(0, low), {ContainerID: low, HostID: high, Size: 1}, same(low+1, high),\n		{ContainerID: high, HostID: low, Size: 1}, same(high+1, end),\n	}\n	kept := all[:0]\n	for _, one := range all {\n		if one.Size > 0 {\n			kept = append(kept, one)\n		}\n	}\n	return kept\n}\n\n// raise builds the walls from the inside; what it needed for that it gives up at the end.\nfunc raise(asked *walls, kind string) error {\n	prctl(prSetDumpable, 0, 0)\n	if len(os.Args) > 4 {\n		asked.owner, _ = strconv.Atoi(os.Args[3])\n		asked.ownerGroup, _ = strconv.Atoi(os.Args[4])\n	}\n	if kind == \"user\" || asked.owner == ownID {\n		asked.hasOwnUser = false\n	}\n	at := &site{walls: asked, maps: -1, kind: kind}\n	if err := at.chooseUser(); err != nil {\n		return err\n	}\n	if err := at.mounts(); err != nil {\n		return err\n	}\n	if kind == \"root\" {\n		asked.credential = credentialOf(asked.owner, asked.ownerGroup)\n		if asked.hasOwnUser {\n			asked.credential = credentialOf(ownID, ownID)\n		}\n	}\n	dropRights(kind == \"root\" && !asked.hasOwnUser && asked.owner == 0, kind == \"user\")\n	return nil\n}\n\n// site is where the walls are built.\ntype site struct {\n	*walls\n	kind string\n	// Descriptor of the user namespace that swaps users on mounts; -1: files change hands instead.\n	maps int\n}\n\n// chooseUser says how a command of another user comes to what is gcbench's: by mounts that swap\n// the two, else the files change hands, which only root can undo.\nfunc (at *site) chooseUser() error {\n	if !at.hasOwnUser {\n		return nil\n	}\n	if at.canSwap() {\n		at.maps = 4\n		return nil\n	}\n	if at.owner != 0 {\n		at.hasOwnUser = false\n		return nil\n	}\n	return at.giveAway()\n}\n\n// giveAway makes what may be written to in gcbench's temporary folder the command's own, so that\n// it needs no more. Only root can take it back, so only where gcbench is root.\nfunc (asked *walls) giveAway() error {\n	ours := filepath.Dir(asked.private)\n	if err := os.Chmod(ours, 0o711); err != nil {\n		return err\n	}\n	for _, folder := range asked.writable {\n		if !strings.HasPrefix(folder, ours+\"/\") {\n			continue // Somebody's.\n		}\n		if err := giveAway(folder, ownID); err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", folder, err)\n		}\n	}\n	return nil\n}\n\nfunc (at *site) canSwap() bool {\n	tree, err := openTree(filepath.Dir(at.private))\n	if err != nil {\n		return false\n	}\n	defer syscall.Close(tree)\n	return setMount(tree, \"\", attrIdmap, 0, 4) == nil\n}\n\n// mounts makes the view that the command has of the machine's files.\nfunc (at *site) mounts() error {\n	if err := syscall.Mount(\"\", \"/\", \"\", syscall.MS_REC|syscall.MS_SLAVE, \"\"); err != nil {\n		return fmt.Errorf(\"mounts of its own: %w\", err)\n	}\n	shown, err := at.openShown()\n	if err != nil {\n		return err\n	}\n	covers, err := at.openCovers()\n	if err != nil {\n		return err\n	}\n	accounts, err := at.openAccounts()\n	if err != nil {\n		return err\n	}\n	if err := setMount(-100, \"/\", attrReadOnly|attrNoSuid, 0, -1); err != nil {\n		return fmt.Errorf(\"read-only files: %w\", err)\n	}\n	// What lies deeper comes later: a cover can be inside of what is shown.\n	all := append(append(covers, shown...), accounts...)\n	sort.SliceStable(all, func(i, j int) bool { return len(all[i].path) < len(all[j].path) })\n	for _, one := range all {\n		if err := at.attach(one); err != nil {\n			return fmt.Errorf(\"%s: %w\", one.path, err)\n		}\n	}\n	const flags = syscall.MS_NOSUID | syscall.MS_NODEV\n	if isFolder(\"/dev/shm\") {\n		if err := syscall.Mount(\"tmpfs\", \"/dev/shm\", \"tmpfs\", flags, \"mode=1777\"); err != nil {\n			return fmt.Errorf(\"/dev/shm: %w\", err)\n		}\n	}\n	if err := syscall.Mount(\"proc\", \"/proc\", \"proc\", flags|syscall.MS_NOEXEC, \"\"); err != nil {\n		return fmt.Errorf(\"/proc: %w\", err)\n	}\n	return nil\n}\n\n// tree is a part of the file system that is taken out to be put back at `path`.\ntype tree struct {\n	path string\n	file int\n}\n\n// openShown takes out what is there inside.\nfunc (at *site) openShown() ([]tree, error) {\n	writable := map[string]bool{}\n	for _, path := range at.writable {\n		writable[path] = true\n	}\n	paths := append(append([]string{resolver}, at.readable...), at.writable...)\n	var shown []tree\n	for _, path := range foldersIn(paths) {\n		one, err := at.open(path, path, writable[path])\n		if err != nil {\n			return nil, err\n		}\n		shown = append(shown, one)\n	}\n	return shown, nil\n}\n\n// openAccounts takes out a list of accounts in which the command's user has a name: there are\n// programs that do not start for a user without one.\nfunc (at *site) openAccounts() ([]tree, error) {\n	known, err := os.ReadFile(\"/etc/passwd\")\n	if err != nil || !at.hasOwnUser {\n		return nil, nil\n	}\n	file := at.private + \"/passwd\"\n	line := fmt.Sprintf(\"gcbench:x:%d:%d::%s:/bin/sh\\n\", ownID, ownID, at.home)\n	text := append(append(known, '\\n'), line...)\n	err = at.asMaker(func() error { return os.WriteFile(file, text, 0o644) })\n	if err != nil {\n		return nil, fmt.Errorf(\"%s: %w\", file, err)\n	}\n	one, err := at.open(file, \"/etc/passwd\", false)\n	return []tree{one}, err\n}\n\n// openCovers makes the command's private folders and takes them out, to be put over others.\nfunc (at *site) openCovers() ([]tree, error) {\n	covers := append([]string{\"/tmp\", \"/var/tmp\", \"/run\", at.temporary}, at.covered...)\n	var taken []tree\n	for _, path := range foldersIn(covers) {\n		name, mode := \"none\", uint32(0o755)\n		switch path {\n		case \"/tmp\", \"/var/tmp\", at.temporary:\n			name, mode = \"tmp\", 0o1777\n		case \"/run\":\n			name = \"run\"\n		case at.home:\n			name = \"home\"\n		}\n		folder := at.private + \"/\" + name\n		if err := at.makeFolder(folder, mode); err != nil {\n			return nil, err\n		}\n		if err := at.makeWay(folder, path); err != nil {\n			return nil, err\n		}\n		one, err := at.open(folder, path, name != \"none\")\n		if err != nil {\n			return nil, err\n		}\n		taken = append(taken, one)\n	}\n	return taken, nil\n}\n\n// asMaker does something as the user who shall own it on disk: gcbench's, who will remove it.\nfunc (at *site) asMaker(do func() error) error {\n	if at.hasOwnUser && at.maps < 0 {\n		return do() // As root, who gives it away with the rest.\n	}\n	return asUser(at.owner, at.ownerGroup, do)\n}\n\n// makeFolder makes one of the command's private folders.\nfunc (at *site) makeFolder(folder string, mode uint32) error {\n	return at.asMaker(func() error {\n		for _, path := range []string{at.private, folder} {\n			err := syscall.Mkdir(path, 0o755)\n			if err != nil && err != syscall.EEXIST {\n				return fmt.Errorf(\"%s: %w\", path, err)\n			}\n		}\n		if at.hasOwnUser && at.maps < 0 {\n			if err := os.Chown(folder, ownID, ownID); err != nil {\n				return err\n			}\n		}\n		return syscall.Chmod(folder, mode)\n	})\n}\n\n// makeWay makes folders in what covers `path`, at which what is shown below it is put back: a\n// cover cannot be written to once it is there, and a runner's temporary folder has ours inside.\nfunc (at *site) makeWay(folder, path string) error {\n	return at.asMaker(func() error {\n		for _, shown := range append(append([]string{}, at.readable...), at.writable...) {\n			if !strings.HasPrefix(shown, path+\"/\") || !isFolder(shown) {\n				continue\n			}\n			if err := os.MkdirAll(folder+shown[len(path):], 0o755); err != nil {\n				return err\n			}\n		}\n		return nil\n	})\n}\n\n// asUser does something to files with a user's rights; this thread alone, which is the only one\n// that runs Go code here.\nfunc asUser(uid, gid int, do func() error) error {\n	if os.Getuid() != 0 {\n		return do()\n	}\n	syscall.RawSyscall(syscall.SYS_SETFSGID, uintptr(gid), 0, 0)\n	syscall.RawSyscall(syscall.SYS_SETFSUID, uintptr(uid), 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSGID, 0, 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSUID, 0, 0, 0)\n	return do()\n}\n\n// open takes out what is at `from`.\nfunc (at *site) open(from, path string, isWritable bool) (tree, error) {\n	file, err := openTree(from)\n	if err == nil {\n		set, clear := uint64(attrNoSuid), uint64(0)\n		if isWritable {\n			clear = attrReadOnly\n		} else {\n			set |= attrReadOnly\n		}\n		err = setMount(file, \"\", set, clear, -1)\n	}\n	if err == nil && at.maps >= 0 {\n		// A file system below that cannot be swapped is there as it is.\n		setMount(file, \"\", attrIdmap, 0, at.maps)\n	}\n	if err != nil {\n		return tree{}, fmt.Errorf(\"%s: %w\", from, err)\n	}\n	return tree{path, file}, nil\n}\n\n// attach puts it back; where it has been covered, a folder for it is made first.\nfunc (at *site) attach(one tree) error {\n	defer syscall.Close(one.file)\n	uid, gid := at.owner, at.ownerGroup\n	if at.hasOwnUser {\n		uid, gid = ownID, ownID\n	}\n	if _, err := os.Stat(one.path); err != nil {\n		err := asUser(uid, gid, func() error { return os.MkdirAll(one.path, 0o755) })\n		if err != nil {\n			return err\n		}\n	}\n	empty, _ := syscall.BytePtrFromString(\"\")\n	to, err := syscall.BytePtrFromString(one.path)\n	if err != nil {\n		return err\n	}\n	cwd := -100\n	_, _, errno := syscall.RawSyscall6(sysMoveMount, uintptr(one.file),\n		uintptr(unsafe.Pointer(empty)), uintptr(cwd), uintptr(unsafe.Pointer(to)),\n		moveMountEmptyPath, 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\nfunc openTree(path string) (int, error) {\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return -1, err\n	}\n	cwd := -100\n	file, _, errno := syscall.RawSyscall(sysOpenTree, uintptr(cwd), uintptr(unsafe.Pointer(name)),\n		openTreeClone|syscall.O_CLOEXEC|atRecursive)\n	if errno != 0 {\n		return -1, errno\n	}\n	return int(file), nil\n}\n\n// setMount changes a mount and all below it; maps: -1, or the descriptor of a user namespace.\nfunc setMount(file int, path string, set, clear uint64, maps int) error {\n	attr := struct{ set, clear, propagation, maps uint64 }{set: set, clear: clear}\n	if maps >= 0 {\n		attr.maps = uint64(maps)\n	}\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return err\n	}\n	_, _, errno := syscall.RawSyscall6(sysMountSetattr, uintptr(file),\n		uintptr(unsafe.Pointer(name)), atRecursive|atEmptyPath, uintptr(unsafe.Pointer(&attr)),\n		unsafe.Sizeof(attr), 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\n// dropRights takes every right to more from this thread, which the command inherits. A build by\n// root keeps those over files, since the folders that it may write to can be another user's.\nfunc dropRights(keepsFiles, inUserNamespace bool) {\n	for right := uintptr(0); right < 64; right++ {\n		isKept := right == capChown || right == capDacOverride || right == capFowner\n		if !keepsFiles || !isKept {\n			prctl(prCapbsetDrop, right, 0)\n		}\n	}\n	prctl(prCapAmbient, ambientClearAll, 0)\n	prctl(prSetNoNewPrivs, 1, 0)\n	if !inUserNamespace {\n		return // The rest goes with the change of user, or within the bounds at the command's start.\n	}\n	header := struct {\n		version uint32\n		pid     int32\n	}{version: 0x20080522}\n	var none [6]uint32\n	syscall.RawSyscall(syscall.SYS_CAPSET, uintptr(unsafe.Pointer(&header)),\n		uintptr(unsafe.Pointer(&none)), 0)\n}\n\n// foldersIn gives each folder among the paths once, those above before those below.\nfunc foldersIn(paths []string) []string {\n	sort.Slice(paths, func(i, j int) bool { return len(paths[i]) < len(paths[j]) })\n	var folders []string\n	known := map[string]bool{}\n	for _, path := range paths {\n		if !known[path] && isFolder(path) {\n			folders = append(folders, path)\n		}\n		known[path] = true\n	}\n	return folders\n}\n\nfunc isFolder(path string) bool {\n	info, err := os.Stat(path)\n	return err == nil && info.IsDir()\n}\n",
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
function treeOf$1(root) {
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
	const rssBytes = parseField(status, "VmRSS");
	const mapped = (field) => rssBytes === null ? 0 : rollup === null ? null : parseField(rollup, field);
	const ofNodes = () => rssBytes === null ? {} : parseNumaMaps(readText(`/proc/${pid}/numa_maps`) ?? "");
	const nodeBytes = hasNodes() ? ofNodes() : null;
	return {
		...counters,
		rssBytes: rssBytes ?? 0,
		pssBytes: mapped("Pss"),
		hugePagesBytes: mapped("AnonHugePages"),
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
	const all = treeOf$1(root).filter((pid) => !isLauncher || pid !== root).flatMap((pid) => readProcess(pid) ?? []);
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
		const pauseSec = isStarting && found.length === 0 ? FIRST_SEC : pauseAfter(everySec, (user + system) / 1e6);
		timer = setTimeout(read, pauseSec * 1e3);
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
const members = (root, launcher) => treeOf$1(root).filter((pid) => launcher === null || pid !== root);
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
		throttledSec: sum(folders.map((folder) => from(`${folder}/cpu.stat`, parseThrottledSec))),
		frequencyHz: readFrequencyHz()
	};
}
function from(path, parse) {
	const text = readText(path);
	return text === null ? null : parse(text);
}
function sum(values) {
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
	const attempt = (found, modes, walls) => execute({
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
			return execute(command, found, parts.clock, running, { beside });
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
	const ended = execute({
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
async function execute(command, launcher, clock, running, more = {}) {
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
		isOfTree: true,
		next: () => "Run `git lfs fetch --all` first, or `git lfs install --skip-smudge`."
	}
];
/** The error for a git that failed, was not there, took too long, or said too much. */
function gitTrouble(exit, args, folder) {
	const command = `git ${args.join(" ")}`;
	if (exit.notStarted !== null) {
		const missing = exit.notStarted.includes("no program git");
		return new OutsideError(missing ? "git is not installed, or not in PATH" : `git: ${exit.notStarted}`, missing ? "Install git 2.30 or newer." : "Check the path.");
	}
	if (exit.stopped) return new OutsideError(`stopped during \`${command}\``, "Run again.");
	if (exit.timedOut) return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`);
	if (exit.cutBytes.stdout > 0) return new HostError(`\`${command}\` printed too much to read`, "Narrow what is asked for.");
	const known = TROUBLES.find((trouble) => trouble.sign.test(exit.stderr));
	if (known) return new (known.isOfTree ? HostError : OutsideError)(known.message(folder), known.next(folder));
	const said = exit.stderr.trim().split("\n").slice(-5).join("\n");
	return new HostError(`\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${said}`, `Run it by hand in ${folder}.`);
}
async function unknownRef(git, root, ref) {
	const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`;
	if (await isShallow(git, root)) return new OutsideError(`${what}; the clone is shallow, so most of the history is not in it`, `To have all of it, ${UNSHALLOW}.`);
	const known = await refNames(git, root);
	const near = nearest$1(ref, known);
	if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`);
	const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it: git fetch origin ${ref}` : "";
	const list = known.length <= MOST_LISTED ? `Known: ${known.join(", ")}.` : "";
	return new HostError(what, [list, fetch].filter((text) => text !== "").join(" "));
}
async function missingMergeBase(git, root, a, b) {
	if (await isShallow(git, root)) return new OutsideError(`no merge base of ${a} and ${b}: the clone is shallow and ends before it`, `To have all of the history, ${UNSHALLOW}.`);
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
const ADD_AGAIN = 2;
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
		resolve: (root, ref) => resolve$1(git, root, ref, note),
		mergeBase: (root, a, b) => mergeBase(git, root, a, b, note),
		line: (root, from, to) => line(git, root, from, to),
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
async function commitOf(git, root, name) {
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
async function resolve$1(git, root, ref, note) {
	if (ref.startsWith("-") || !/^[^\0\s]+$/.test(ref)) throw new HostError(`${JSON.stringify(ref)} is not a ref`, "Name a branch, a tag or a commit; it has no spaces and does not begin with \"-\".");
	const local = await commitOf(git, root, ref);
	if (local !== null) return local;
	const remote = SHA.test(ref) ? null : await commitOf(git, root, `refs/remotes/origin/${ref}`);
	if (remote === null) throw await unknownRef(git, root, ref);
	note(`there is no local branch ${ref}: origin/${ref} is taken`);
	return remote;
}
async function mergeBase(git, root, a, b, note) {
	const args = ["merge-base", ...[await resolve$1(git, root, a, note), await resolve$1(git, root, b, note)]];
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
	]) if (await commitOf(git, root, ref)) return ref.replace(/^refs\/(remotes|heads)\//, "");
	return null;
}
async function line(git, root, from, to) {
	checkSha(from);
	checkSha(to);
	const lines = (await must(git, root, [
		"log",
		...[
			"--first-parent",
			"--reverse",
			"--no-show-signature",
			"--format=%H %P%n%s"
		],
		`${from}..${to}`,
		"--"
	])).split("\n").slice(0, -1);
	const commits = lines.flatMap((ids, i) => {
		const [sha = "", parent = ""] = ids.split(" ");
		return i % 2 === 0 ? [{
			sha,
			parent,
			subject: lines[i + 1] ?? ""
		}] : [];
	});
	return (commits.length === 0 ? from === to : commits[0]?.parent === from) ? commits.map(({ sha, subject }) => ({
		sha,
		subject
	})) : null;
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
	const args = [
		"worktree",
		"add",
		"--detach",
		"--force",
		"--force",
		"--",
		folder,
		sha
	];
	let exit = await git(root, args, CHECKOUT_LIMIT_SEC);
	for (let left = ADD_AGAIN; exit.code !== 0 && left > 0; left--) {
		await rm(folder, {
			recursive: true,
			force: true
		});
		exit = await git(root, args, CHECKOUT_LIMIT_SEC);
	}
	if (exit.code !== 0) throw gitTrouble(exit, args, root);
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
			"--line-number",
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
		const [, path, number, line] = /^([^\0]+)\0(\d+)[\0:](.*)$/s.exec(hit) ?? [];
		if (path === void 0 || line === void 0) return [];
		return [{
			path: path.slice(sha.length + 1),
			number: Number(number),
			line
		}];
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
		"main.go": "// Command reach says which benchmarks of a change cannot tell its two sides apart: everything\n// that such a benchmark can reach is the same machine code. It reads what the build cache has.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"errors\"\n	\"flag\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"strings\"\n	\"sync\"\n)\n\ntype texts []string\n\nfunc (t *texts) String() string         { return strings.Join(*t, \" \") }\nfunc (t *texts) Set(value string) error { *t = append(*t, value); return nil }\n\n// What is asked: two folders in which the go command runs, the source trees around them, flags of\n// the build, variables that are others for base, paths that do not belong to the sources, packages\n// with benchmarks.\ntype request struct {\n	base, head, baseRoot, headRoot string\n	baseEnv, flags, ignored, units texts\n}\n\n// Word on one test binary; `why` is set when nothing is known of its benchmarks.\ntype answer struct {\n	Unit       string `json:\"unit\"`\n	Why        string `json:\"why\"`\n	Benchmarks []word `json:\"benchmarks\"`\n}\n\nfunc main() {\n	if len(os.Args) == 2 && os.Args[1] == \"ready\" {\n		fmt.Println(\"ready\")\n		return\n	}\n	var r request\n	flag.StringVar(&r.base, \"base\", \"\", \"folder in which the go command runs, before the change\")\n	flag.StringVar(&r.head, \"head\", \"\", \"the same after it\")\n	flag.StringVar(&r.baseRoot, \"base-root\", \"\", \"source tree around it\")\n	flag.StringVar(&r.headRoot, \"head-root\", \"\", \"source tree around it\")\n	flag.Var(&r.baseEnv, \"base-env\", \"variable of the build before the change, as NAME=VALUE\")\n	flag.Var(&r.flags, \"flag\", \"flag of the build\")\n	flag.Var(&r.ignored, \"ignore\", \"path that does not belong to the sources\")\n	flag.Parse()\n	r.units = flag.Args()\n	answers, err := decide(&r)\n	if err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {\n		os.Exit(1)\n	}\n}\n\nfunc decide(r *request) ([]answer, error) {\n	return decideIn(newUniverse(), r)\n}\n\n// decideIn is that with archives that were read before.\nfunc decideIn(shared *universe, r *request) ([]answer, error) {\n	folders := []*string{&r.base, &r.head, &r.baseRoot, &r.headRoot}\n	for i, fallback := range []string{\"\", \"\", r.base, r.head} {\n		if *folders[i] == \"\" {\n			*folders[i] = fallback\n		}\n		full, err := filepath.Abs(*folders[i])\n		if err != nil {\n			return nil, err\n		}\n		if *folders[i], err = filepath.EvalSymlinks(full); err != nil {\n			return nil, err\n		}\n	}\n	if odd := oddFlag(r.flags); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s does is not looked into\", odd)), nil\n	}\n	var trees [2]*tree\n	var problems [3]error\n	var paths []string\n	var packages map[string]bool\n	var group sync.WaitGroup\n	for i, at := range []place{{r.base, r.baseEnv}, {r.head, nil}} {\n		group.Add(1)\n		go func() {\n			defer group.Done()\n			trees[i], problems[i] = listTree(at, r.flags, r.units)\n		}()\n	}\n	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	group.Wait()\n	for _, problem := range problems {\n		if problem != nil {\n			return nil, problem\n		}\n	}\n	for _, one := range trees {\n		if odd := oddFlag(strings.Fields(one.goFlags)); odd != \"\" {\n			why := fmt.Sprintf(\"what the flag %s of GOFLAGS does is not looked into\", odd)\n			return unknown(r.units, why), nil\n		}\n	}\n	return decideUnits(shared, r, trees, &changes{paths: paths, packages: packages}), nil\n}\n\nfunc unknown(units []string, why string) []answer {\n	answers := []answer{}\n	for _, unit := range units {\n		answers = append(answers, answer{unit, why, []word{}})\n	}\n	return answers\n}\n\nfunc decideUnits(shared *universe, r *request, trees [2]*tree, files *changes) []answer {\n	answers := []answer{}\n	for _, unit := range r.units {\n		words, err := decideUnit(shared, r, trees, files, unit)\n		if err != nil {\n			answers = append(answers, answer{unit, err.Error(), []word{}})\n			continue\n		}\n		answers = append(answers, answer{unit, \"\", words})\n	}\n	return answers\n}\n\nfunc decideUnit(\n	shared *universe, r *request, trees [2]*tree, files *changes, unit string,\n) (words []word, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			words, err = nil, fmt.Errorf(\"its objects cannot be read: %v\", broken)\n		}\n	}()\n	base, err := trees[0].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	head, err := trees[1].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	if base.goDebug != head.goDebug {\n		return nil, errors.New(goDebugDiffers(base.goDebug, head.goDebug))\n	}\n	folder, err := filepath.Rel(r.headRoot, head.dir)\n	if err != nil || strings.HasPrefix(folder, \"..\") {\n		return nil, fmt.Errorf(\"its folder is outside of the sources\")\n	}\n	before, err := shared.load(base.exports)\n	if err != nil {\n		return nil, err\n	}\n	after, err := shared.load(head.exports)\n	if err != nil {\n		return nil, err\n	}\n	var sides [2]*side\n	// First both are linked, since that may name more; then the sets are made.\n	for _, one := range []*program{before, after} {\n		if err := one.link(); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range []struct {\n		p     *program\n		root  string\n		parts *parts\n	}{{before, r.baseRoot, base}, {after, r.headRoot, head}} {\n		if sides[i], err = readSide(one.p, one.root, one.parts.standard); err != nil {\n			return nil, err\n		}\n	}\n	own := *files\n	own.folder = filepath.ToSlash(folder)\n	if own.folder == \".\" {\n		own.folder = \"\"\n	}\n	return compare(sides[0], sides[1], &own)\n}\n",
		"list.go": "package main\n\nimport (\n	\"bytes\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"io\"\n	\"os\"\n	\"os/exec\"\n	\"path/filepath\"\n	\"strings\"\n)\n\n// A package as `go list` prints it.\ntype listed struct {\n	ImportPath     string\n	Name           string\n	Dir            string\n	Export         string\n	ForTest        string\n	DefaultGODEBUG string\n	Standard       bool\n	Incomplete     bool\n	Deps           []string\n	Error          *struct{ Err string }\n}\n\n// A source tree as the go command sees it.\ntype tree struct {\n	packages map[string]*listed\n	// Flags that the environment adds to every command.\n	goFlags string\n}\n\n// Flags of a build whose effect shows in the objects. With any other, nothing is left out.\nvar plainFlags = map[string]bool{\n	\"tags\": true, \"gcflags\": true, \"ldflags\": true, \"asmflags\": true, \"trimpath\": true,\n	\"buildvcs\": true, \"mod\": true, \"modcacherw\": true, \"p\": true, \"v\": true, \"x\": true, \"a\": true,\n}\n\n// oddFlag is the first flag of which it is not known what it does to objects; empty: none.\nfunc oddFlag(flags []string) string {\n	for _, flag := range flags {\n		bare, isFlag := strings.CutPrefix(flag, \"-\")\n		title, value, _ := strings.Cut(strings.TrimPrefix(bare, \"-\"), \"=\")\n		isExternal := title == \"ldflags\" &&\n			(strings.Contains(value, \"linkshared\") || strings.Contains(value, \"buildmode\"))\n		if isFlag && (!plainFlags[title] || isExternal) {\n			return flag\n		}\n	}\n	return \"\"\n}\n\nconst listFields = \"-json=ImportPath,Name,Dir,Export,ForTest,DefaultGODEBUG,Standard,\" +\n	\"Incomplete,Deps,Error\"\n\n// listTree asks the go command for the packages of the units' test binaries and for the archives\n// that `go test -c` with the same flags links.\nfunc listTree(at place, flags, units []string) (*tree, error) {\n	settings, err := runGo(at, \"env\", \"GOFLAGS\")\n	if err != nil {\n		return nil, err\n	}\n	args := []string{\"list\", \"-e\", \"-trimpath\", \"-buildvcs=false\", \"-test\", \"-deps\", \"-export\",\n		listFields}\n	text, err := runGo(at, append(append(args, flags...), units...)...)\n	if err != nil {\n		return nil, err\n	}\n	found := &tree{map[string]*listed{}, strings.TrimSpace(string(settings))}\n	decoder := json.NewDecoder(bytes.NewReader(text))\n	for {\n		one := &listed{}\n		err := decoder.Decode(one)\n		if err == io.EOF {\n			return found, nil\n		}\n		if err != nil {\n			return nil, fmt.Errorf(\"go list in %s: %w\", at.folder, err)\n		}\n		found.packages[one.ImportPath] = one\n	}\n}\n\n// Where the go command runs, and what of its environment is not ours.\ntype place struct {\n	folder string\n	env    texts\n}\n\nfunc runGo(at place, args ...string) ([]byte, error) {\n	command := exec.Command(\"go\", args...)\n	command.Dir = at.folder\n	command.Env = append(command.Environ(), at.env...)\n	text, err := command.Output()\n	var exit *exec.ExitError\n	if errors.As(err, &exit) {\n		lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), \"\\n\")\n		return nil, fmt.Errorf(\"go %s in %s: %s\", args[0], at.folder, lines[len(lines)-1])\n	}\n	return text, err\n}\n\n// What one test binary is made of.\ntype parts struct {\n	exports  []exported\n	standard map[string]bool\n	goDebug  string\n	dir      string\n}\n\n// partsOf is what the test binary of a unit is linked from; an error says why that is not known.\nfunc (t *tree) partsOf(unit string) (*parts, error) {\n	binary := t.packages[unit+\".test\"]\n	if binary == nil {\n		return nil, fmt.Errorf(\"it has no test binary on one side\")\n	}\n	found := &parts{nil, map[string]bool{}, binary.DefaultGODEBUG, binary.Dir}\n	paths := append([]string{binary.ImportPath}, binary.Deps...)\n	for _, path := range paths {\n		if one := t.packages[path]; one != nil && one.Error != nil {\n			return nil, fmt.Errorf(\"%s: %s\", path, lastLine(one.Error.Err))\n		}\n	}\n	for _, path := range paths {\n		if path == \"unsafe\" || path == \"C\" {\n			continue\n		}\n		one := t.packages[path]\n		if one == nil {\n			return nil, fmt.Errorf(\"go list does not know %s\", path)\n		}\n		if one.Export == \"\" {\n			return nil, fmt.Errorf(\"%s was not built\", path)\n		}\n		plain, variant, isVariant := strings.Cut(path, \" [\")\n		if isVariant && variant != unit+\".test]\" {\n			return nil, fmt.Errorf(\"%s is built with a profile\", plain)\n		}\n		if path == binary.ImportPath {\n			plain = \"main\"\n		}\n		found.exports = append(found.exports, exported{plain, one.Export})\n		found.standard[plain] = one.Standard\n		if _, err := os.Stat(filepath.Join(one.Dir, \"default.pgo\")); err == nil && !one.Standard {\n			return nil, fmt.Errorf(\"%s has a default.pgo\", plain)\n		}\n	}\n	return found, nil\n}\n\nfunc lastLine(text string) string {\n	lines := strings.Split(strings.TrimSpace(text), \"\\n\")\n	return lines[len(lines)-1]\n}\n",
		"godebug.go": "// What two defaults of GODEBUG differ in.\npackage main\n\nimport (\n	\"fmt\"\n	\"slices\"\n	\"strings\"\n)\n\n// Settings that are named; the builds in the report have all of them.\nconst settingsShown = 3\n\n// goDebugDiffers says in which settings two defaults of GODEBUG (`a=1,b=0`) differ.\nfunc goDebugDiffers(base, head string) string {\n	before, after := settingsOf(base), settingsOf(head)\n	names := []string{}\n	for name := range before {\n		names = append(names, name)\n	}\n	for name := range after {\n		if _, isKnown := before[name]; !isKnown {\n			names = append(names, name)\n		}\n	}\n	slices.Sort(names)\n	told := []string{}\n	for _, name := range names {\n		was, isOfBase := before[name]\n		is, isOfHead := after[name]\n		switch {\n		case !isOfHead:\n			told = append(told, name+\"=\"+was+\" on base alone\")\n		case !isOfBase:\n			told = append(told, name+\"=\"+is+\" on head alone\")\n		case was != is:\n			told = append(told, name+\" from \"+was+\" to \"+is)\n		}\n	}\n	if more := len(told) - settingsShown; more > 0 {\n		told = append(told[:settingsShown], fmt.Sprintf(\"%d more\", more))\n	}\n	return \"the default of GODEBUG differs: \" + strings.Join(told, \", \")\n}\n\nfunc settingsOf(list string) map[string]string {\n	found := map[string]string{}\n	for _, one := range strings.Split(list, \",\") {\n		if name, value, isSet := strings.Cut(one, \"=\"); isSet {\n			found[name] = value\n		}\n	}\n	return found\n}\n",
		"files.go": "package main\n\nimport (\n	\"bytes\"\n	\"io\"\n	\"io/fs\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n)\n\n// Files of the two source trees that are not the same, by slash-separated path, for one package.\ntype changes struct {\n	// Folder of the package, from the root of the tree; empty: the root.\n	folder string\n	paths  []string\n	// Folders with Go files in them: packages of their own.\n	packages map[string]bool\n}\n\n// Texts about a project, and what is compiled: benchmarks read neither, unless they name it.\nvar papers = regexp.MustCompile(`(?i)^(readme|changelog|changes|history|release|licen[sc]e|` +\n	`copying|notice|authors|contributors|contributing|code_of_conduct|security|maintainers|` +\n	`codeowners|owners|patents|makefile|dockerfile|taskfile|justfile|go\\.(mod|sum|work)|` +\n	`go\\.work\\.sum)|\\.(md|ya?ml|toml|sh|go|s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)\n\n// data is a changed file that any benchmark of the package may read: one under its folder that is\n// no source text, or one that code names which runs before every benchmark.\nfunc (c *changes) data(told *told) string {\n	for _, changed := range c.paths {\n		if c.isData(changed) {\n			return changed\n		}\n	}\n	return c.named(told)\n}\n\n// What code tells of the files that it may open.\ntype told struct {\n	texts map[string]bool\n	// It can find a folder outside of its package's, in which it runs.\n	climbs bool\n}\n\n// Where a program can learn of folders that no text of it names. What it is given (environment,\n// arguments) knows nothing of the sources.\nvar finders = map[string]bool{\n	\"os.Getwd\": true, \"os.Executable\": true, \"os.Chdir\": true, \"syscall.Getwd\": true,\n	\"path/filepath.Abs\": true, \"runtime.Caller\": true, \"runtime.Callers\": true,\n	\"runtime.CallersFrames\": true, \"os/exec.Command\": true, \"os/exec.CommandContext\": true,\n	\"os.StartProcess\": true,\n}\n\n// told is what our own code among the nodes tells.\nfunc (s *side) told(nodes []node) *told {\n	texts := s.texts(nodes)\n	found := &told{texts, false}\n	for text := range texts {\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			found.climbs = found.climbs || element == \"..\"\n		}\n	}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if found.climbs || !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				to, err := s.p.resolve(one.object, reloc.to)\n				found.climbs = found.climbs || err == nil && to != nothing && finders[s.p.universe.names[to]]\n			}\n		}\n	}\n	return found\n}\n\nfunc (c *changes) isData(changed string) bool {\n	inside := changed\n	if c.folder != \"\" {\n		rest, below := strings.CutPrefix(changed, c.folder+\"/\")\n		if !below {\n			return false\n		}\n		inside = rest\n	}\n	parts := strings.Split(inside, \"/\")\n	at := c.folder\n	for _, part := range parts[:len(parts)-1] {\n		at = path.Join(at, part)\n		if part == \"testdata\" {\n			return true\n		}\n		if part == \"vendor\" || strings.HasPrefix(part, \".\") || c.packages[at] {\n			return false\n		}\n	}\n	last := parts[len(parts)-1]\n	return !strings.HasPrefix(last, \".\") && !papers.MatchString(last)\n}\n\n// named is a changed file that one of the texts could mean: by its name, by a pattern, or by a\n// folder that it is in.\nfunc (c *changes) named(told *told) string {\n	if len(c.paths) == 0 {\n		return \"\"\n	}\n	elements, folders, below := map[string]bool{}, map[string]bool{}, map[string]bool{}\n	var patterns []string\n	for text := range told.texts {\n		folder := strings.TrimLeft(path.Clean(strings.ReplaceAll(text, \"\\\\\", \"/\")), \"./\")\n		below[folder] = true\n		// A word alone, such as gzip, names a folder of the package's own, unless it is a part of more.\n		if told.climbs || strings.Contains(folder, \"/\") {\n			folders[folder] = true\n		}\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			elements[element] = true\n			if strings.ContainsAny(element, \"*?[\") && strings.ContainsFunc(element, unicode.IsLetter) {\n				patterns = append(patterns, element)\n			}\n		}\n	}\n	for _, changed := range c.paths {\n		if c.isNamed(changed, names{elements, folders, below, patterns}) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\n// Names that stand in the texts of code: parts of paths; paths of folders anywhere, and of those\n// below the package's; patterns of names.\ntype names struct {\n	elements, folders, below map[string]bool\n	patterns                 []string\n}\n\nfunc (c *changes) isNamed(changed string, by names) bool {\n	parts := strings.Split(changed, \"/\")\n	last := parts[len(parts)-1]\n	if by.elements[last] {\n		return true\n	}\n	for _, pattern := range by.patterns {\n		if hit, err := path.Match(pattern, last); hit && err == nil {\n			return true\n		}\n	}\n	for i := 1; i < len(parts); i++ {\n		prefix := strings.Join(parts[:i], \"/\")\n		if prefix == c.folder || strings.HasPrefix(c.folder, prefix+\"/\") {\n			continue\n		}\n		// The words of a text are too common to name a folder of sources by one of them.\n		if !papers.MatchString(last) && by.elements[parts[i-1]] {\n			return true\n		}\n		inside, isBelow := strings.CutPrefix(prefix, c.folder+\"/\")\n		if c.folder == \"\" {\n			inside, isBelow = prefix, true\n		}\n		if by.folders[prefix] || isBelow && by.below[inside] {\n			return true\n		}\n	}\n	return false\n}\n\n// compareTrees lists the files that differ, are new or are gone, and the folders with Go files.\nfunc compareTrees(base, head string, ignored []string) ([]string, map[string]bool, error) {\n	before, packages, err := listFiles(base, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	after, more, err := listFiles(head, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	for folder := range more {\n		packages[folder] = true\n	}\n	var changed []string\n	for name, old := range before {\n		new, both := after[name]\n		if !both || old != new || !isSameFile(base, head, name, old) {\n			changed = append(changed, name)\n		}\n	}\n	for name := range after {\n		if _, both := before[name]; !both {\n			changed = append(changed, name)\n		}\n	}\n	sort.Strings(changed)\n	return changed, packages, nil\n}\n\n// What can be told of a file without reading it.\ntype fileKind struct {\n	kind fs.FileMode\n	size int64\n}\n\nfunc listFiles(root string, ignored []string) (map[string]fileKind, map[string]bool, error) {\n	found, packages := map[string]fileKind{}, map[string]bool{}\n	err := filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		for _, one := range ignored {\n			if at == one && entry.IsDir() {\n				return fs.SkipDir\n			}\n		}\n		if entry.IsDir() {\n			if at != root && (entry.Name() == \".git\" || entry.Name() == \"node_modules\") {\n				return fs.SkipDir\n			}\n			return nil\n		}\n		info, err := entry.Info()\n		if err != nil {\n			return err\n		}\n		name, err := filepath.Rel(root, at)\n		if err != nil || name == \".git\" {\n			return err\n		}\n		found[filepath.ToSlash(name)] = fileKind{info.Mode().Type(), info.Size()}\n		folder := filepath.ToSlash(filepath.Dir(name))\n		if strings.HasSuffix(name, \".go\") && folder != \".\" {\n			packages[folder] = true\n		}\n		return nil\n	})\n	return found, packages, err\n}\n\nfunc isSameFile(base, head, name string, kind fileKind) bool {\n	if kind.kind == fs.ModeSymlink {\n		old, err := os.Readlink(filepath.Join(base, name))\n		new, problem := os.Readlink(filepath.Join(head, name))\n		return err == nil && problem == nil && old == new\n	}\n	if kind.kind != 0 {\n		return false\n	}\n	old, err := os.Open(filepath.Join(base, name))\n	if err != nil {\n		return false\n	}\n	defer old.Close()\n	new, err := os.Open(filepath.Join(head, name))\n	if err != nil {\n		return false\n	}\n	defer new.Close()\n	const step = 1 << 16\n	mine, theirs := make([]byte, step), make([]byte, step)\n	for {\n		n, err := io.ReadFull(old, mine)\n		m, problem := io.ReadFull(new, theirs)\n		if n != m || !bytes.Equal(mine[:n], theirs[:m]) {\n			return false\n		}\n		if err != nil || problem != nil {\n			return isEnd(err) && isEnd(problem)\n		}\n	}\n}\n\nfunc isEnd(err error) bool { return err == io.EOF || err == io.ErrUnexpectedEOF }\n",
		"object.go": "// Reads Go archives and the object files in them, as cmd/internal/goobj describes them. That\n// package can be imported by the toolchain only, and no library keeps up with its versions.\npackage main\n\nimport (\n	\"bytes\"\n	\"crypto/sha256\"\n	\"encoding/binary\"\n	\"fmt\"\n	\"os\"\n	\"strconv\"\n	\"strings\"\n)\n\n// A name that other objects can refer to. ABI 0: data and assembly; 1: Go functions.\ntype name struct {\n	text string\n	abi  uint16\n}\n\n// Places of the blocks in an object file.\nconst (\n	blockPackages    = 1\n	blockDefined     = 3\n	blockShortHashed = 4\n	blockHashed      = 5\n	blockNamed       = 6\n	blockReferred    = 7\n	blockFlags       = 8\n	blockRelocIndex  = 11\n	blockAuxIndex    = 12\n	blockDataIndex   = 13\n	blockRelocs      = 14\n	blockAux         = 15\n	blockData        = 16\n	blockCount       = 19\n)\n\nconst (\n	symbolBytes = 21\n	relocBytes  = 23\n	auxBytes    = 9\n	flagsBytes  = 10\n)\n\n// Special values of the package in a reference.\nconst (\n	inNone = (1<<31 - 1) - iota\n	inShortHashed\n	inHashed\n	inBuiltins\n	inSelf\n)\n\nconst (\n	abiStatic = 0xffff\n\n	flagDupOK         = 1 << 0\n	flagReflectMethod = 1 << 5\n	flagType          = 1 << 6\n	flag2UsedInIface  = 1 << 0\n	flag2Itab         = 1 << 1\n\n	kindText = 1\n	// Kinds from here on are for debuggers.\n	kindDwarf = 12\n)\n\nconst (\n	auxGoType   = 0\n	auxFuncInfo = 1\n	auxFuncData = 2\n	auxPcsp     = 7\n	auxPcData   = 11\n)\n\nconst (\n	relocUseType        = 22\n	relocUseIface       = 23\n	relocUseIfaceMethod = 24\n	relocUseNamedMethod = 25\n	relocMethodOff      = 26\n	relocWeak           = 1 << 15\n)\n\ntype reference struct{ pkg, sym uint32 }\n\ntype symbol struct {\n	name        string\n	abi         uint16\n	kind        uint8\n	flag, flag2 uint8\n	size, align uint32\n}\n\ntype reloc struct {\n	off  int32\n	size uint8\n	kind uint16\n	add  int64\n	to   reference\n}\n\ntype aux struct {\n	kind uint8\n	to   reference\n}\n\n// One object file. Symbols are numbered through: defined, short hashed, hashed, named, referred.\ntype object struct {\n	pkg     string\n	version *version\n	bytes   []byte\n	offsets [blockCount]uint32\n	// Number of the first symbol of each kind behind the defined ones, and of all.\n	shortHashed, hashed, named, referred, end uint32\n	packages                                  []string\n	symbols                                   []symbol\n	// Node of each symbol in the universe.\n	nodes []node\n	// Content of each symbol, where it was asked for.\n	contents []digest\n}\n\n// A Go archive: the objects in it, and a digest of what else is in it.\ntype archive struct {\n	path    string\n	pkg     string\n	header  string\n	objects []*object\n	foreign digest\n	// It has members that are not Go objects, as cgo makes them.\n	isMixed bool\n	// What its compiler tells the linker about them.\n	pragmas []pragma\n}\n\ntype digest [16]byte\n\nfunc digestOf(parts ...[]byte) digest {\n	hash := sha256.New()\n	for _, part := range parts {\n		hash.Write(part)\n	}\n	return digest(hash.Sum(nil)[:16])\n}\n\nfunc readArchive(path, pkg string) (*archive, error) {\n	text, err := os.ReadFile(path)\n	if err != nil {\n		return nil, err\n	}\n	const magic, headBytes = \"!<arch>\\n\", 60\n	if !bytes.HasPrefix(text, []byte(magic)) {\n		return nil, fmt.Errorf(\"%s of %s is not a Go archive\", path, pkg)\n	}\n	found := &archive{path: path, pkg: pkg}\n	foreign := sha256.New()\n	for rest := text[len(magic):]; len(rest) > 0; {\n		if len(rest) < headBytes {\n			return nil, fmt.Errorf(\"the archive of %s is cut off\", pkg)\n		}\n		title := strings.TrimSpace(string(rest[:16]))\n		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))\n		if err != nil || size < 0 || headBytes+size > len(rest) {\n			return nil, fmt.Errorf(\"the archive of %s is broken at %q\", pkg, title)\n		}\n		member := rest[headBytes : headBytes+size]\n		rest = rest[min(headBytes+size+size&1, len(rest)):]\n		if title == \"preferlinkext\" || title == \"dynimportfail\" {\n			foreign.Write([]byte(title))\n			continue\n		}\n		if title == \"__.PKGDEF\" {\n			continue\n		}\n		if !bytes.HasPrefix(member, []byte(\"go object \")) {\n			content := foreignContent(member)\n			found.isMixed = true\n			foreign.Write(content[:])\n			continue\n		}\n		one, header, err := readObject(member, pkg)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		pragmas, err := readPragmas(member)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		found.pragmas = append(found.pragmas, pragmas...)\n		if found.header != \"\" && found.header != header {\n			return nil, fmt.Errorf(\"%s has objects of two toolchains\", pkg)\n		}\n		found.header = header\n		found.objects = append(found.objects, one)\n	}\n	found.foreign = digest(foreign.Sum(nil)[:16])\n	if len(found.objects) == 0 {\n		return nil, fmt.Errorf(\"the archive of %s has no object\", pkg)\n	}\n	return found, nil\n}\n\nfunc readObject(member []byte, pkg string) (one *object, header string, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			err = fmt.Errorf(\"the object cannot be read: %v\", broken)\n		}\n	}()\n	start := bytes.Index(member, []byte(\"\\n!\\n\"))\n	if start < 0 {\n		return nil, \"\", fmt.Errorf(\"the object has no content\")\n	}\n	header = string(member[:bytes.IndexByte(member, '\\n')])\n	version, err := versionOf(header)\n	if err != nil {\n		return nil, \"\", err\n	}\n	one = &object{pkg: escapedPath(pkg), version: version, bytes: member[start+3:]}\n	const magic = \"\\x00go120ld\"\n	if !bytes.HasPrefix(one.bytes, []byte(magic)) {\n		return nil, \"\", fmt.Errorf(\"the format of the object is not known\")\n	}\n	for block := range one.offsets {\n		one.offsets[block] = one.word(uint32(len(magic)+8+4) + 4*uint32(block))\n	}\n	one.shortHashed = one.count(blockDefined, symbolBytes)\n	one.hashed = one.shortHashed + one.count(blockShortHashed, symbolBytes)\n	one.named = one.hashed + one.count(blockHashed, symbolBytes)\n	one.referred = one.named + one.count(blockNamed, symbolBytes)\n	one.end = one.referred + one.count(blockReferred, symbolBytes)\n	for i := uint32(0); i < one.count(blockPackages, 8); i++ {\n		one.packages = append(one.packages, one.text(one.offsets[blockPackages]+8*i))\n	}\n	one.symbols = make([]symbol, one.end)\n	for i := range one.symbols {\n		at := one.offsets[blockDefined] + symbolBytes*uint32(i)\n		raw := one.bytes[at : at+symbolBytes]\n		one.symbols[i] = symbol{\n			withoutHash(one.text(at)), binary.LittleEndian.Uint16(raw[8:]), raw[10], raw[11], raw[12],\n			binary.LittleEndian.Uint32(raw[13:]), binary.LittleEndian.Uint32(raw[17:]),\n		}\n	}\n	one.contents = make([]digest, one.referred)\n	return one, header, nil\n}\n\nfunc (o *object) word(at uint32) uint32 { return binary.LittleEndian.Uint32(o.bytes[at:]) }\n\nfunc (o *object) count(block int, size uint32) uint32 {\n	return (o.offsets[block+1] - o.offsets[block]) / size\n}\n\nfunc (o *object) text(at uint32) string {\n	size, start := o.word(at), o.word(at+4)\n	return string(o.bytes[start : start+size])\n}\n\nfunc (o *object) data(i uint32) []byte {\n	at := o.offsets[blockDataIndex] + 4*i\n	base := o.offsets[blockData]\n	return o.bytes[base+o.word(at) : base+o.word(at+4)]\n}\n\nfunc (o *object) relocs(i uint32) []reloc {\n	at := o.offsets[blockRelocIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]reloc, 0, end-first)\n	for ; first < end; first++ {\n		from := o.offsets[blockRelocs] + relocBytes*first\n		raw := o.bytes[from : from+relocBytes]\n		list = append(list, reloc{\n			int32(binary.LittleEndian.Uint32(raw)), raw[4], binary.LittleEndian.Uint16(raw[5:]),\n			int64(binary.LittleEndian.Uint64(raw[7:])),\n			reference{\n				binary.LittleEndian.Uint32(raw[15:]), binary.LittleEndian.Uint32(raw[19:]),\n			},\n		})\n	}\n	return list\n}\n\nfunc (o *object) auxes(i uint32) []aux {\n	at := o.offsets[blockAuxIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]aux, 0, end-first)\n	for ; first < end; first++ {\n		raw := o.bytes[o.offsets[blockAux]+auxBytes*first:]\n		list = append(list, aux{raw[0], reference{\n			binary.LittleEndian.Uint32(raw[1:]), binary.LittleEndian.Uint32(raw[5:]),\n		}})\n	}\n	return list\n}\n\n// usedInIface calls for every reference whose target another object says is put in an interface.\nfunc (o *object) usedInIface(each func(reference)) {\n	for i := uint32(0); i < o.count(blockFlags, flagsBytes); i++ {\n		raw := o.bytes[o.offsets[blockFlags]+flagsBytes*i:]\n		if raw[9]&flag2UsedInIface != 0 {\n			each(reference{binary.LittleEndian.Uint32(raw), binary.LittleEndian.Uint32(raw[4:])})\n		}\n	}\n}\n\n// escapedPath is a package's path as symbols begin with it: dots behind the last slash and\n// characters that a linker could take for something else are written as %2e.\nfunc escapedPath(path string) string {\n	slash := strings.LastIndexByte(path, '/')\n	var text strings.Builder\n	for i := 0; i < len(path); i++ {\n		c := path[i]\n		if c <= ' ' || (c == '.' && i > slash) || c == '%' || c == '\"' || c >= 0x7f {\n			fmt.Fprintf(&text, \"%%%02x\", c)\n		} else {\n			text.WriteByte(c)\n		}\n	}\n	return text.String()\n}\n",
		"foreign.go": "// What of a C compiler's object ends up in a running program.\npackage main\n\nimport (\n	\"bytes\"\n	\"debug/elf\"\n	\"encoding/binary\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"path\"\n	\"regexp\"\n	\"sort\"\n	\"strings\"\n)\n\n// A word of cgo to the linker, such as `cgo_ldflag -lm`.\ntype pragma []string\n\n// readPragmas reads them from the text in front of an object.\nfunc readPragmas(member []byte) (list []pragma, err error) {\n	const mark, end = \"\\n$$  // cgo\\n\", \"\\n$$\\n\"\n	head, _, _ := bytes.Cut(member, []byte(\"\\n!\\n\"))\n	_, rest, isThere := bytes.Cut(head, []byte(mark))\n	if !isThere {\n		return nil, nil\n	}\n	text, _, isWhole := bytes.Cut(rest, []byte(end))\n	if !isWhole {\n		return nil, errors.New(\"what cgo tells the linker is cut off\")\n	}\n	if err := json.Unmarshal(text, &list); err != nil {\n		return nil, fmt.Errorf(\"what cgo tells the linker cannot be read: %w\", err)\n	}\n	return list, nil\n}\n\n// pragmaTexts are the pragmas of an archive wherever its source tree lies: flags in their order,\n// then the rest.\nfunc pragmaTexts(of *archive, root string) []string {\n	var flags, names []string\n	for _, one := range of.pragmas {\n		text := withoutHash(strings.Join(one, \"\\x00\"))\n		if isFlag(one) {\n			flags = append(flags, strings.ReplaceAll(text, root, \"${ROOT}\"))\n		} else {\n			names = append(names, text)\n		}\n	}\n	sort.Strings(names)\n	return append(flags, names...)\n}\n\nfunc isFlag(one pragma) bool { return len(one) > 1 && one[0] == \"cgo_ldflag\" }\n\n// Files that a linker reads, which the go command does not look into.\nvar libraries = regexp.MustCompile(`\\.(a|la|o|lo|so(\\.[0-9]+)*|ld|lds|map)$`)\n\n// linked is a changed file that may be linked beside Go's packages: a library, or one that a flag\n// of cgo names.\nfunc (s *side) linked(files *changes) string {\n	var flags []string\n	isOwn := false\n	for _, archive := range s.p.archives {\n		if !archive.isMixed || !s.own[archive.objects[0]] {\n			continue\n		}\n		isOwn = true\n		for _, one := range archive.pragmas {\n			if isFlag(one) {\n				flags = append(flags, one[1])\n			}\n		}\n	}\n	for _, changed := range files.paths {\n		last := path.Base(changed)\n		isNamed := strings.Contains(strings.Join(flags, \"\\n\"), last)\n		if isOwn && (isNamed || libraries.MatchString(last)) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\n// cgo puts a hash of its source files, with their comments, into the names that it makes.\nvar cgoHash = regexp.MustCompile(`_cgo(exp)?_[0-9a-f]{12}_`)\n\nfunc withoutHash(text string) string {\n	if !strings.Contains(text, \"_cgo\") {\n		return text\n	}\n	return cgoHash.ReplaceAllString(text, \"_cgo${1}_0_\")\n}\n\n// Sections that no program has in memory: for debuggers, and the names of the compiler and its\n// files. Any other section counts, even one that is not loaded.\nvar unloaded = regexp.MustCompile(`^\\.(z?debug_.*|comment|symtab|strtab|shstrtab|stab|stabstr)$`)\n\n// foreignContent is a digest of an object that is not Go's: its sections, what they refer to and\n// its symbols, without debugging information. What cannot be read so counts byte for byte.\nfunc foreignContent(member []byte) digest {\n	if text, err := elfContent(member); err == nil {\n		return digestOf([]byte(\"elf\"), text)\n	}\n	return digestOf([]byte(\"raw\"), member)\n}\n\nvar errNotPlain = errors.New(\"not a plain object of ELF\")\n\n// An object of ELF; `place` is the number of a section among those that count, from 1.\ntype elfObject struct {\n	*elf.File\n	place   map[int]uint32\n	symbols []elf.Symbol\n}\n\nfunc elfContent(member []byte) ([]byte, error) {\n	file, err := elf.NewFile(bytes.NewReader(member))\n	if err != nil {\n		return nil, err\n	}\n	if file.Type != elf.ET_REL || file.Class != elf.ELFCLASS64 || file.Data != elf.ELFDATA2LSB {\n		return nil, errNotPlain\n	}\n	o := &elfObject{File: file, place: map[int]uint32{}}\n	if o.symbols, err = file.Symbols(); err != nil && !errors.Is(err, elf.ErrNoSymbols) {\n		return nil, err\n	}\n	for i, one := range file.Sections {\n		// With these the linker compiles again, of what is no machine code yet.\n		if strings.HasPrefix(one.Name, \".gnu.lto_\") {\n			return nil, errNotPlain\n		}\n		if i > 0 && !unloaded.MatchString(one.Name) && !isTableOfRelocs(one) {\n			o.place[i] = uint32(len(o.place) + 1)\n		}\n	}\n	// Machine, and the flags of the file.\n	text := append([]byte(nil), member[18:20]...)\n	text = append(text, member[48:52]...)\n	for i, one := range file.Sections {\n		if o.place[i] == 0 {\n			continue\n		}\n		if text, err = o.appendSection(text, one); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range file.Sections {\n		if !isTableOfRelocs(one) || o.place[int(one.Info)] == 0 {\n			continue\n		}\n		text = binary.LittleEndian.AppendUint32(text, o.place[int(one.Info)])\n		if text, err = o.appendRelocs(text, file.Sections[i]); err != nil {\n			return nil, err\n		}\n	}\n	for i := range o.symbols {\n		if o.isForDebuggers(&o.symbols[i]) {\n			continue\n		}\n		if text, err = o.appendSymbol(text, uint32(i+1)); err != nil {\n			return nil, err\n		}\n	}\n	return text, nil\n}\n\nfunc isTableOfRelocs(one *elf.Section) bool {\n	return one.Type == elf.SHT_RELA || one.Type == elf.SHT_REL\n}\n\n// isForDebuggers: the name of a source file, or the mark of a section that does not count.\nfunc (o *elfObject) isForDebuggers(one *elf.Symbol) bool {\n	kind := elf.ST_TYPE(one.Info)\n	return kind == elf.STT_FILE || kind == elf.STT_SECTION && o.place[int(one.Section)] == 0\n}\n\nfunc (o *elfObject) appendSection(text []byte, one *elf.Section) ([]byte, error) {\n	if one.Flags&elf.SHF_COMPRESSED != 0 || one.Flags&elf.SHF_LINK_ORDER != 0 {\n		return nil, errNotPlain\n	}\n	text = appendPart(text, []byte(withoutHash(one.Name)))\n	text = binary.LittleEndian.AppendUint32(text, uint32(one.Type))\n	for _, number := range []uint64{uint64(one.Flags), one.Size, one.Addralign, one.Entsize} {\n		text = binary.LittleEndian.AppendUint64(text, number)\n	}\n	if one.Type == elf.SHT_NOBITS {\n		return text, nil\n	}\n	data, err := one.Data()\n	if err != nil {\n		return nil, err\n	}\n	if one.Type != elf.SHT_GROUP {\n		return appendPart(text, data), nil\n	}\n	// Sections that are kept or left together, by their numbers.\n	for at := 0; at+4 <= len(data); at += 4 {\n		number := binary.LittleEndian.Uint32(data[at:])\n		if at > 0 {\n			number = o.place[int(number)]\n		}\n		text = binary.LittleEndian.AppendUint32(text, number)\n	}\n	return o.appendSymbol(text, one.Info)\n}\n\nfunc (o *elfObject) appendRelocs(text []byte, table *elf.Section) ([]byte, error) {\n	const entryBytes = 24\n	data, err := table.Data()\n	if err != nil {\n		return nil, err\n	}\n	if table.Type != elf.SHT_RELA || len(data)%entryBytes != 0 {\n		return nil, errNotPlain\n	}\n	for ; len(data) > 0; data = data[entryBytes:] {\n		info := binary.LittleEndian.Uint64(data[8:])\n		text = append(text, data[:8]...)\n		text = append(text, data[16:entryBytes]...)\n		text = binary.LittleEndian.AppendUint32(text, uint32(info))\n		if text, err = o.appendSymbol(text, uint32(info>>32)); err != nil {\n			return nil, err\n		}\n	}\n	return text, nil\n}\n\n// appendSymbol adds all of a symbol but its number.\nfunc (o *elfObject) appendSymbol(text []byte, number uint32) ([]byte, error) {\n	if number == 0 {\n		return append(text, 0), nil\n	}\n	if int(number) > len(o.symbols) {\n		return nil, fmt.Errorf(\"a symbol %d of %d\", number, len(o.symbols))\n	}\n	one := o.symbols[number-1]\n	place := uint32(one.Section)\n	switch one.Section {\n	case elf.SHN_UNDEF, elf.SHN_ABS, elf.SHN_COMMON:\n	default:\n		if place = o.place[int(one.Section)]; place == 0 {\n			return nil, errNotPlain\n		}\n	}\n	text = append(text, 1, one.Info, one.Other)\n	text = binary.LittleEndian.AppendUint32(text, place)\n	text = binary.LittleEndian.AppendUint64(text, one.Value)\n	text = binary.LittleEndian.AppendUint64(text, one.Size)\n	return appendPart(text, []byte(withoutHash(one.Name))), nil\n}\n",
		"versions.go": "package main\n\nimport (\n	\"fmt\"\n	\"strconv\"\n	\"strings\"\n)\n\n// What of the object format belongs to a minor version of Go. The magic number of the format did\n// not change between these versions, so it does not tell them apart; the version does.\ntype version struct {\n	minor int\n	// Name and ABI of the runtime's symbols that compiled code names by their place in a list.\n	builtins []name\n	// Number of the relocation that orders two packages' init tasks.\n	initOrder uint16\n}\n\nconst (\n	oldestMinor = 24\n	newestMinor = 27\n)\n\nvar initOrder = map[int]uint16{24: 95, 25: 95, 26: 99, 27: 102}\n\n// Experiments that change neither the object format nor the layout of types. `swissmap` changed\n// the layout of map types while it could be turned off, so it has to be on there.\nvar plainExperiments = map[string]bool{\n	\"regabiwrappers\": true, \"regabiargs\": true, \"coverageredesign\": true,\n	\"aliastypeparams\": true, \"swissmap\": true, \"spinbitmutex\": true, \"synchashtriemap\": true,\n	\"dwarf5\": true, \"greenteagc\": true, \"randomizedheapbase64\": true, \"jsonv2\": true,\n	\"sizespecializedmalloc\": true, \"synctest\": true, \"loopvar\": true,\n	\"goroutineleakprofile\": true, \"runtimefreegc\": true,\n}\n\n// versionOf reads an object's first line, such as\n// `go object linux amd64 go1.26.8 GOAMD64=v1 X:regabiwrappers,regabiargs`.\nfunc versionOf(header string) (*version, error) {\n	words := strings.Fields(header)\n	if len(words) < 5 || words[0] != \"go\" || words[1] != \"object\" {\n		return nil, fmt.Errorf(\"unknown kind of object file: %q\", header)\n	}\n	if words[2] != \"linux\" || (words[3] != \"amd64\" && words[3] != \"arm64\") {\n		return nil, fmt.Errorf(\"objects of %s/%s are not known\", words[2], words[3])\n	}\n	minor, err := minorOf(words[4])\n	if err != nil {\n		return nil, err\n	}\n	experiments := \"\"\n	for _, word := range words[5:] {\n		if list, found := strings.CutPrefix(word, \"X:\"); found {\n			experiments = list\n		}\n	}\n	hasSwissMap := minor > 25\n	for _, experiment := range strings.Split(experiments, \",\") {\n		if experiment != \"\" && !plainExperiments[experiment] {\n			return nil, fmt.Errorf(\"the experiment %s is not known\", experiment)\n		}\n		hasSwissMap = hasSwissMap || experiment == \"swissmap\"\n	}\n	if !hasSwissMap {\n		return nil, fmt.Errorf(\"the experiment noswissmap is not known\")\n	}\n	return &version{minor, builtinsOf(minor), initOrder[minor]}, nil\n}\n\n// minorOf is 26 for `go1.26`, `go1.26.8` and `go1.26rc1`; vendors' versions are not known.\nfunc minorOf(text string) (int, error) {\n	rest, found := strings.CutPrefix(text, \"go1.\")\n	digits := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })\n	if digits < 0 {\n		digits = len(rest)\n	}\n	minor, err := strconv.Atoi(rest[:digits])\n	tail := rest[digits:]\n	isPatch := strings.Trim(tail, \".0123456789\") == \"\"\n	isCandidate := strings.HasPrefix(tail, \"rc\") && strings.Trim(tail[2:], \"0123456789\") == \"\"\n	if !found || err != nil || !(isPatch || isCandidate) {\n		return 0, fmt.Errorf(\"objects of %s are not known\", text)\n	}\n	if minor < oldestMinor || minor > newestMinor {\n		return 0, fmt.Errorf(\"objects of Go 1.%d are not known (1.%d to 1.%d are)\",\n			minor, oldestMinor, newestMinor)\n	}\n	return minor, nil\n}\n\nfunc builtinsOf(minor int) []name {\n	var list []name\n	for _, line := range strings.Split(strings.TrimSpace(builtinRows), \"\\n\") {\n		words := strings.SplitN(line, \" \", 4)\n		abi, _ := strconv.Atoi(words[0])\n		since, _ := strconv.Atoi(words[1])\n		until, _ := strconv.Atoi(words[2])\n		if since <= minor && minor <= until {\n			list = append(list, name{words[3], uint16(abi)})\n		}\n	}\n	return list\n}\n\n// One row a symbol: ABI, first and last minor version that has it in its list, name. Of rows that\n// hold for a version, the order is the order of that version's list.\nconst builtinRows = `\n1 24 27 runtime.newobject\n1 24 27 runtime.mallocgc\n1 24 27 runtime.panicdivide\n1 24 27 runtime.panicshift\n1 24 27 runtime.panicmakeslicelen\n1 24 27 runtime.panicmakeslicecap\n1 24 27 runtime.throwinit\n1 24 27 runtime.panicwrap\n1 24 27 runtime.gopanic\n1 24 27 runtime.gorecover\n1 24 27 runtime.goschedguarded\n1 24 27 runtime.goPanicIndex\n1 24 27 runtime.goPanicIndexU\n1 24 27 runtime.goPanicSliceAlen\n1 24 27 runtime.goPanicSliceAlenU\n1 24 27 runtime.goPanicSliceAcap\n1 24 27 runtime.goPanicSliceAcapU\n1 24 27 runtime.goPanicSliceB\n1 24 27 runtime.goPanicSliceBU\n1 24 27 runtime.goPanicSlice3Alen\n1 24 27 runtime.goPanicSlice3AlenU\n1 24 27 runtime.goPanicSlice3Acap\n1 24 27 runtime.goPanicSlice3AcapU\n1 24 27 runtime.goPanicSlice3B\n1 24 27 runtime.goPanicSlice3BU\n1 24 27 runtime.goPanicSlice3C\n1 24 27 runtime.goPanicSlice3CU\n1 24 27 runtime.goPanicSliceConvert\n1 24 27 runtime.printbool\n1 24 25 runtime.printfloat\n1 26 27 runtime.printfloat64\n1 26 27 runtime.printfloat32\n1 24 27 runtime.printint\n1 24 27 runtime.printhex\n1 24 27 runtime.printuint\n1 24 25 runtime.printcomplex\n1 26 27 runtime.printcomplex128\n1 26 27 runtime.printcomplex64\n1 24 27 runtime.printstring\n1 26 27 runtime.printquoted\n1 24 27 runtime.printpointer\n1 24 27 runtime.printuintptr\n1 24 27 runtime.printiface\n1 24 27 runtime.printeface\n1 24 27 runtime.printslice\n1 24 27 runtime.printnl\n1 24 27 runtime.printsp\n1 24 27 runtime.printlock\n1 24 27 runtime.printunlock\n1 24 27 runtime.concatstring2\n1 24 27 runtime.concatstring3\n1 24 27 runtime.concatstring4\n1 24 27 runtime.concatstring5\n1 24 27 runtime.concatstrings\n1 24 27 runtime.concatbyte2\n1 24 27 runtime.concatbyte3\n1 24 27 runtime.concatbyte4\n1 24 27 runtime.concatbyte5\n1 24 27 runtime.concatbytes\n1 24 27 runtime.cmpstring\n1 24 27 runtime.intstring\n1 24 27 runtime.slicebytetostring\n1 24 27 runtime.slicebytetostringtmp\n1 24 27 runtime.slicerunetostring\n1 24 27 runtime.stringtoslicebyte\n1 24 27 runtime.stringtoslicerune\n1 24 27 runtime.slicecopy\n1 24 27 runtime.decoderune\n1 24 27 runtime.countrunes\n1 24 27 runtime.convT\n1 24 27 runtime.convTnoptr\n1 24 27 runtime.convT16\n1 24 27 runtime.convT32\n1 24 27 runtime.convT64\n1 24 27 runtime.convTstring\n1 24 27 runtime.convTslice\n1 24 27 runtime.assertE2I\n1 24 27 runtime.assertE2I2\n1 24 27 runtime.panicdottypeE\n1 24 27 runtime.panicdottypeI\n1 24 27 runtime.panicnildottype\n1 24 27 runtime.typeAssert\n1 24 27 runtime.interfaceSwitch\n1 24 27 runtime.ifaceeq\n1 24 27 runtime.efaceeq\n1 24 27 runtime.panicrangestate\n1 24 27 runtime.deferrangefunc\n1 24 27 runtime.rand\n1 24 27 runtime.rand32\n1 24 27 runtime.makemap64\n1 24 27 runtime.makemap\n1 24 27 runtime.makemap_small\n1 24 27 runtime.mapaccess1\n1 24 27 runtime.mapaccess1_fast32\n1 24 27 runtime.mapaccess1_fast64\n1 24 27 runtime.mapaccess1_faststr\n1 24 27 runtime.mapaccess1_fat\n1 24 27 runtime.mapaccess2\n1 24 27 runtime.mapaccess2_fast32\n1 24 27 runtime.mapaccess2_fast64\n1 24 27 runtime.mapaccess2_faststr\n1 24 27 runtime.mapaccess2_fat\n1 24 27 runtime.mapassign\n1 24 27 runtime.mapassign_fast32\n1 24 27 runtime.mapassign_fast32ptr\n1 24 27 runtime.mapassign_fast64\n1 24 27 runtime.mapassign_fast64ptr\n1 24 27 runtime.mapassign_faststr\n1 24 25 runtime.mapiterinit\n1 24 27 runtime.mapIterStart\n1 24 27 runtime.mapdelete\n1 24 27 runtime.mapdelete_fast32\n1 24 27 runtime.mapdelete_fast64\n1 24 27 runtime.mapdelete_faststr\n1 24 25 runtime.mapiternext\n1 24 27 runtime.mapIterNext\n1 24 27 runtime.mapclear\n1 24 27 runtime.makechan64\n1 24 27 runtime.makechan\n1 24 27 runtime.chanrecv1\n1 24 27 runtime.chanrecv2\n1 24 27 runtime.chansend1\n1 24 27 runtime.closechan\n1 24 27 runtime.chanlen\n1 24 27 runtime.chancap\n0 24 27 runtime.writeBarrier\n1 24 27 runtime.typedmemmove\n1 24 27 runtime.typedmemclr\n1 24 27 runtime.typedslicecopy\n1 24 27 runtime.selectnbsend\n1 24 27 runtime.selectnbrecv\n1 24 27 runtime.selectsetpc\n1 24 27 runtime.selectgo\n1 24 27 runtime.block\n1 24 27 runtime.makeslice\n1 24 27 runtime.makeslice64\n1 24 27 runtime.makeslicecopy\n1 24 27 runtime.growslice\n1 27 27 runtime.growsliceBuf\n1 27 27 runtime.growsliceBufNoAlias\n1 27 27 runtime.growsliceNoAlias\n1 24 27 runtime.unsafeslicecheckptr\n1 24 27 runtime.panicunsafeslicelen\n1 24 27 runtime.panicunsafeslicenilptr\n1 24 27 runtime.unsafestringcheckptr\n1 24 27 runtime.panicunsafestringlen\n1 24 27 runtime.panicunsafestringnilptr\n1 27 27 runtime.moveSlice\n1 27 27 runtime.moveSliceNoScan\n1 27 27 runtime.moveSliceNoCap\n1 27 27 runtime.moveSliceNoCapNoScan\n1 24 27 runtime.memmove\n1 24 27 runtime.memclrNoHeapPointers\n1 24 27 runtime.memclrHasPointers\n1 24 27 runtime.memequal\n1 24 27 runtime.memequal0\n1 24 27 runtime.memequal8\n1 24 27 runtime.memequal16\n1 24 27 runtime.memequal32\n1 24 27 runtime.memequal64\n1 24 27 runtime.memequal128\n1 24 27 runtime.f32equal\n1 24 27 runtime.f64equal\n1 24 27 runtime.c64equal\n1 24 27 runtime.c128equal\n1 24 27 runtime.strequal\n1 24 27 runtime.interequal\n1 24 27 runtime.nilinterequal\n1 24 27 runtime.memhash\n1 24 27 runtime.memhash0\n1 24 27 runtime.memhash8\n1 24 27 runtime.memhash16\n1 24 27 runtime.memhash32\n1 24 27 runtime.memhash64\n1 24 27 runtime.memhash128\n1 24 27 runtime.f32hash\n1 24 27 runtime.f64hash\n1 24 27 runtime.c64hash\n1 24 27 runtime.c128hash\n1 24 27 runtime.strhash\n1 24 27 runtime.interhash\n1 24 27 runtime.nilinterhash\n1 24 27 runtime.int64div\n1 24 27 runtime.uint64div\n1 24 27 runtime.int64mod\n1 24 27 runtime.uint64mod\n1 24 27 runtime.float64toint64\n1 24 27 runtime.float64touint64\n1 24 27 runtime.float64touint32\n1 24 27 runtime.int64tofloat64\n1 24 27 runtime.int64tofloat32\n1 24 27 runtime.uint64tofloat64\n1 24 27 runtime.uint64tofloat32\n1 24 27 runtime.uint32tofloat64\n1 24 27 runtime.complex128div\n1 24 27 runtime.racefuncenter\n1 24 27 runtime.racefuncexit\n1 24 27 runtime.raceread\n1 24 27 runtime.racewrite\n1 24 27 runtime.racereadrange\n1 24 27 runtime.racewriterange\n1 24 27 runtime.msanread\n1 24 27 runtime.msanwrite\n1 24 27 runtime.msanmove\n1 24 27 runtime.asanread\n1 24 27 runtime.asanwrite\n1 24 27 runtime.checkptrAlignment\n1 24 27 runtime.checkptrArithmetic\n1 24 27 runtime.libfuzzerTraceCmp1\n1 24 27 runtime.libfuzzerTraceCmp2\n1 24 27 runtime.libfuzzerTraceCmp4\n1 24 27 runtime.libfuzzerTraceCmp8\n1 24 27 runtime.libfuzzerTraceConstCmp1\n1 24 27 runtime.libfuzzerTraceConstCmp2\n1 24 27 runtime.libfuzzerTraceConstCmp4\n1 24 27 runtime.libfuzzerTraceConstCmp8\n1 24 27 runtime.libfuzzerHookStrCmp\n1 24 27 runtime.libfuzzerHookEqualFold\n1 24 27 runtime.addCovMeta\n0 27 27 runtime.x86HasAVX\n0 27 27 runtime.x86HasFMA\n0 24 27 runtime.x86HasPOPCNT\n0 24 27 runtime.x86HasSSE41\n0 24 26 runtime.x86HasFMA\n0 24 27 runtime.armHasVFPv4\n0 24 27 runtime.arm64HasATOMICS\n0 24 27 runtime.loong64HasLAMCAS\n0 24 27 runtime.loong64HasLAM_BH\n0 27 27 runtime.loong64HasDBAR_HINTS\n0 24 27 runtime.loong64HasLSX\n0 25 27 runtime.riscv64HasZbb\n1 24 27 runtime.asanregisterglobals\n1 27 27 runtime.KeepAlive\n1 24 27 runtime.deferproc\n1 24 27 runtime.deferprocStack\n1 24 27 runtime.deferreturn\n1 24 27 runtime.newproc\n1 24 27 runtime.panicoverflow\n1 24 27 runtime.sigpanic\n1 24 26 runtime.gcWriteBarrier\n1 27 27 runtime.gcWriteBarrier1\n1 27 27 runtime.gcWriteBarrier2\n1 27 27 runtime.gcWriteBarrier3\n1 27 27 runtime.gcWriteBarrier4\n1 27 27 runtime.gcWriteBarrier5\n1 27 27 runtime.gcWriteBarrier6\n1 27 27 runtime.gcWriteBarrier7\n1 27 27 runtime.gcWriteBarrier8\n1 24 27 runtime.duffzero\n1 24 27 runtime.duffcopy\n0 24 27 runtime.morestack\n0 24 27 runtime.morestackc\n0 24 27 runtime.morestack_noctxt\n0 27 27 runtime.retpolineAX\n0 27 27 runtime.retpolineCX\n0 27 27 runtime.retpolineDX\n0 27 27 runtime.retpolineBX\n0 27 27 runtime.retpolineBP\n0 27 27 runtime.retpolineSI\n0 27 27 runtime.retpolineDI\n0 27 27 runtime.retpolineR8\n0 27 27 runtime.retpolineR9\n0 27 27 runtime.retpolineR10\n0 27 27 runtime.retpolineR11\n0 27 27 runtime.retpolineR12\n0 27 27 runtime.retpolineR13\n0 27 27 runtime.retpolineR14\n0 27 27 runtime.retpolineR15\n0 27 27 runtime.tls_g\n0 24 27 type:int8\n0 24 27 type:*int8\n0 24 27 type:uint8\n0 24 27 type:*uint8\n0 24 27 type:int16\n0 24 27 type:*int16\n0 24 27 type:uint16\n0 24 27 type:*uint16\n0 24 27 type:int32\n0 24 27 type:*int32\n0 24 27 type:uint32\n0 24 27 type:*uint32\n0 24 27 type:int64\n0 24 27 type:*int64\n0 24 27 type:uint64\n0 24 27 type:*uint64\n0 24 27 type:float32\n0 24 27 type:*float32\n0 24 27 type:float64\n0 24 27 type:*float64\n0 24 27 type:complex64\n0 24 27 type:*complex64\n0 24 27 type:complex128\n0 24 27 type:*complex128\n0 24 27 type:unsafe.Pointer\n0 24 27 type:*unsafe.Pointer\n0 24 27 type:uintptr\n0 24 27 type:*uintptr\n0 24 27 type:bool\n0 24 27 type:*bool\n0 24 27 type:string\n0 24 27 type:*string\n0 24 27 type:error\n0 24 27 type:*error\n0 24 27 type:func(error) string\n0 24 27 type:*func(error) string\n`\n",
		"program.go": "package main\n\nimport (\n	\"fmt\"\n	\"regexp\"\n	\"strings\"\n)\n\n// A node is a symbol of any program: one for each name and ABI, and one for each symbol without a\n// name that other objects could use.\ntype node int32\n\nconst nothing node = -1\n\n// A universe has the objects of several programs, each read once.\ntype universe struct {\n	archives map[string]*archive\n	byName   map[name]node\n	// Name of a node; one that has no name of its own has the name that its object knows it by.\n	names []string\n}\n\nfunc newUniverse() *universe {\n	u := &universe{archives: map[string]*archive{}, byName: map[name]node{}}\n	// All names are known before a program is linked: its tables have a place for each.\n	u.named(name{\"main..inittask\", 0})\n	for _, table := range testTables {\n		u.named(name{table, 0})\n	}\n	return u\n}\n\nfunc (u *universe) named(one name) node {\n	found, known := u.byName[one]\n	if !known {\n		found = u.fresh(one.text)\n		u.byName[one] = found\n	}\n	return found\n}\n\nfunc (u *universe) fresh(text string) node {\n	u.names = append(u.names, text)\n	return node(len(u.names) - 1)\n}\n\nfunc (u *universe) archive(path, pkg string) (*archive, error) {\n	if found := u.archives[path]; found != nil {\n		return found, nil\n	}\n	found, err := readArchive(path, pkg)\n	if err != nil {\n		return nil, err\n	}\n	for _, builtin := range found.objects[0].version.builtins {\n		u.named(builtin)\n	}\n	for _, one := range found.objects {\n		one.nodes = make([]node, one.end)\n		for i, symbol := range one.symbols {\n			isHashed := one.shortHashed <= uint32(i) && uint32(i) < one.named\n			if isHashed || symbol.name == \"\" || symbol.abi == abiStatic {\n				one.nodes[i] = u.fresh(symbol.name)\n			} else {\n				one.nodes[i] = u.named(name{symbol.name, symbol.abi})\n			}\n		}\n	}\n	u.archives[path] = found\n	return found, nil\n}\n\n// Where a node is defined.\ntype definition struct {\n	object *object\n	symbol uint32\n}\n\n// A program is what a linker would be given. A name may have several definitions where a\n// compiler made the same thing in several packages: all of them count.\ntype program struct {\n	universe *universe\n	archives []*archive\n	// First object of each package, by its escaped path.\n	byPackage   map[string]*object\n	definitions [][]definition\n	usedInIface []bool\n}\n\n// A package as `go list` names it and the archive that the build cache has for it.\ntype exported struct{ pkg, path string }\n\nfunc (u *universe) load(packages []exported) (*program, error) {\n	p := &program{universe: u, byPackage: map[string]*object{}}\n	for _, one := range packages {\n		found, err := u.archive(one.path, one.pkg)\n		if err != nil {\n			return nil, err\n		}\n		p.archives = append(p.archives, found)\n		if first := found.objects[0]; p.byPackage[first.pkg] == nil {\n			p.byPackage[first.pkg] = first\n		}\n	}\n	return p, nil\n}\n\n// link finds the definitions, once all programs of the universe are loaded.\nfunc (p *program) link() error {\n	p.definitions = make([][]definition, len(p.universe.names))\n	p.usedInIface = make([]bool, len(p.universe.names))\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			for i := range one.symbols {\n				at := one.nodes[i]\n				if uint32(i) < one.referred {\n					p.definitions[at] = append(p.definitions[at], definition{one, uint32(i)})\n				}\n				if one.symbols[i].flag2&flag2UsedInIface != 0 {\n					p.usedInIface[at] = true\n				}\n			}\n		}\n	}\n	var failed error\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			one.usedInIface(func(to reference) {\n				at, err := p.resolve(one, to)\n				if err != nil {\n					failed = err\n				} else if at != nothing {\n					p.usedInIface[at] = true\n				}\n			})\n		}\n	}\n	return failed\n}\n\n// locate is the object and number that a reference means; no object: a builtin, by name.\nfunc (p *program) locate(from *object, to reference) (*object, uint32, error) {\n	in, i, limit := from, to.sym, uint32(0)\n	switch to.pkg {\n	case inSelf:\n		limit = from.shortHashed\n	case inShortHashed:\n		i, limit = i+from.shortHashed, from.hashed\n	case inHashed:\n		i, limit = i+from.hashed, from.named\n	case inNone:\n		i, limit = i+from.named, from.end\n	case inBuiltins:\n		return nil, i, nil\n	default:\n		if to.pkg == 0 || int(to.pkg) >= len(from.packages) {\n			return nil, 0, fmt.Errorf(\"%s has a reference that cannot be read\", from.pkg)\n		}\n		in = p.byPackage[from.packages[to.pkg]]\n		if in == nil {\n			return nil, 0, fmt.Errorf(\"%s needs %s, which is not among its dependencies\",\n				from.pkg, from.packages[to.pkg])\n		}\n		limit = in.shortHashed\n	}\n	if i >= limit {\n		return nil, 0, fmt.Errorf(\"%s has a reference beyond the symbols of %s\", from.pkg, in.pkg)\n	}\n	return in, i, nil\n}\n\n// resolve is the node of a reference; nothing: it refers to nothing.\nfunc (p *program) resolve(from *object, to reference) (node, error) {\n	if to == (reference{}) {\n		return nothing, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nothing, err\n	}\n	if in != nil {\n		return in.nodes[i], nil\n	}\n	if int(i) >= len(from.version.builtins) {\n		return nothing, fmt.Errorf(\"%s refers to a symbol of the runtime that is not known\",\n			from.pkg)\n	}\n	return p.universe.named(from.version.builtins[i]), nil\n}\n\n// Things that a compiler names by a number which depends on what else it compiled.\nvar numbered = regexp.MustCompile(`\\.\\.(stmp_|typeAssert\\.|interfaceSwitch\\.|gobytes\\.)\\d+$`)\n\n// identity is what a symbol is known by on both sides: its name; its content where it has no name\n// or one that moves.\nfunc (p *program) identity(from *object, to reference, depth int) ([]byte, error) {\n	if to == (reference{}) {\n		return []byte{0}, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nil, err\n	}\n	if in == nil {\n		at, err := p.resolve(from, to)\n		if err != nil {\n			return nil, err\n		}\n		return []byte(p.universe.names[at]), nil\n	}\n	symbol := in.symbols[i]\n	isHashed := in.shortHashed <= i && i < in.named\n	if i < in.referred && (isHashed || isNumbered(symbol)) {\n		content, err := p.content(in, i, depth+1)\n		return content[:], err\n	}\n	return append([]byte{byte(symbol.abi), byte(symbol.abi >> 8)}, symbol.name...), nil\n}\n\nfunc isNumbered(one symbol) bool {\n	return one.name == \"\" || strings.Contains(one.name, \"..\") && numbered.MatchString(one.name)\n}\n\nconst deepest = 200\n",
		"content.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n)\n\n// content is a digest of all of a symbol that a running program can notice, without lines, files\n// and debugging information. What it refers to counts by identity, not by place. It depends on the\n// object alone, so it is kept there.\nfunc (p *program) content(o *object, i uint32, depth int) (digest, error) {\n	if o.contents[i] != (digest{}) {\n		return o.contents[i], nil\n	}\n	if depth > deepest {\n		return digest{}, fmt.Errorf(\"temporaries of %s refer to one another in a circle\", o.pkg)\n	}\n	symbol := o.symbols[i]\n	text := []byte{symbol.kind, symbol.flag, symbol.flag2}\n	text = binary.LittleEndian.AppendUint32(text, symbol.size)\n	text = binary.LittleEndian.AppendUint32(text, symbol.align)\n	text = appendPart(text, o.data(i))\n	for _, one := range o.relocs(i) {\n		// A mark for debuggers, and an edge that the order of init tasks is made of.\n		if one.kind == relocUseType || one.kind == o.version.initOrder {\n			continue\n		}\n		to, err := p.identity(o, one.to, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		text = binary.LittleEndian.AppendUint32(text, uint32(one.off))\n		text = append(text, one.size, byte(one.kind), byte(one.kind>>8))\n		text = binary.LittleEndian.AppendUint64(text, uint64(one.add))\n		text = appendPart(text, to)\n	}\n	for _, one := range o.auxes(i) {\n		part, err := p.auxContent(o, one, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		if part != nil {\n			text = append(text, 0xa0, one.kind)\n			text = appendPart(text, part)\n		}\n	}\n	o.contents[i] = digestOf(text)\n	return o.contents[i], nil\n}\n\n// auxContent is nil for what only debuggers and stack traces read.\nfunc (p *program) auxContent(o *object, one aux, depth int) ([]byte, error) {\n	switch one.kind {\n	case auxGoType, auxFuncData:\n		return p.identity(o, one.to, depth)\n	case auxPcsp, auxPcData, auxFuncInfo:\n		in, i, err := p.locate(o, one.to)\n		if err != nil {\n			return nil, err\n		}\n		if in == nil || i >= in.referred {\n			return nil, fmt.Errorf(\"a table of a function in %s is elsewhere\", o.pkg)\n		}\n		data := in.data(i)\n		if one.kind == auxFuncInfo {\n			// Sizes of arguments and locals, what kind of function it is; then lines and files.\n			data = data[:10]\n		}\n		return append([]byte{1}, data...), nil\n	}\n	return nil, nil\n}\n\nfunc appendPart(text, part []byte) []byte {\n	text = binary.LittleEndian.AppendUint32(text, uint32(len(part)))\n	return append(text, part...)\n}\n\n// fingerprint is what a node is on one side: who it is, and the contents of its definitions. Equal\n// sets of fingerprints mean equal code.\nfunc (p *program) fingerprint(at node) (digest, error) {\n	var contents digest\n	seen := map[digest]bool{}\n	own := p.universe.names[at]\n	for _, one := range p.definitions[at] {\n		content, err := p.content(one.object, one.symbol, 0)\n		if err != nil {\n			return digest{}, err\n		}\n		if isNumbered(one.object.symbols[one.symbol]) || one.object.isHashed(one.symbol) {\n			own = \"\"\n		}\n		if !seen[content] {\n			seen[content] = true\n			contents = contents.plus(content)\n		}\n	}\n	return digestOf([]byte(own), []byte{0}, contents[:]), nil\n}\n\nfunc (o *object) isHashed(i uint32) bool { return o.shortHashed <= i && i < o.named }\n\n// plus adds two digests as numbers: the sum of a set does not depend on its order.\nfunc (d digest) plus(other digest) digest {\n	var sum digest\n	for i := 0; i < 16; i += 8 {\n		total := binary.LittleEndian.Uint64(d[i:]) + binary.LittleEndian.Uint64(other[i:])\n		binary.LittleEndian.PutUint64(sum[i:], total)\n	}\n	return sum\n}\n",
		"flood.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n)\n\n// A method as an interface asks for it.\ntype signature struct {\n	name string\n	kind node\n}\n\n// A method of a type in use, with the symbols that it needs once something can call it.\ntype method struct {\n	signature\n	needs [3]node\n}\n\n// A reach is the set of symbols that are in use, by the rules of Go's linker\n// (cmd/link/internal/ld/deadcode.go): methods count once an interface or reflection in use could\n// call them on a type that is in an interface.\ntype reach struct {\n	p           *program\n	marked      []bool\n	usedInIface []bool\n	queue       []node\n	// In order of arrival, and how many references away from the start each is.\n	found       []node\n	steps       []int32\n	step        int32\n	ifaceMethod map[signature]bool\n	namedMethod map[string]bool\n	reflects    bool\n	waiting     []method\n	// Nodes that are in use without their own references.\n	cut map[node]bool\n	// A name without a definition, which the linker would have to make.\n	undefined map[node]*object\n}\n\nfunc newReach(p *program, cut map[node]bool) *reach {\n	return &reach{\n		p:           p,\n		marked:      make([]bool, len(p.universe.names)),\n		usedInIface: append([]bool(nil), p.usedInIface...),\n		ifaceMethod: map[signature]bool{},\n		namedMethod: map[string]bool{},\n		cut:         cut,\n		undefined:   map[node]*object{},\n	}\n}\n\n// clone is a reach that starts with the same symbols; `found` has only what is new.\nfunc (r *reach) clone() *reach {\n	copied := *r\n	copied.marked = append([]bool(nil), r.marked...)\n	copied.usedInIface = append([]bool(nil), r.usedInIface...)\n	copied.waiting = append([]method(nil), r.waiting...)\n	copied.queue, copied.found, copied.steps, copied.step = nil, nil, nil, 0\n	copied.ifaceMethod = copyOf(r.ifaceMethod)\n	copied.namedMethod = copyOf(r.namedMethod)\n	copied.undefined = copyOf(r.undefined)\n	return &copied\n}\n\nfunc copyOf[K comparable, V any](from map[K]V) map[K]V {\n	to := make(map[K]V, len(from))\n	for key, value := range from {\n		to[key] = value\n	}\n	return to\n}\n\nfunc (r *reach) mark(at node) {\n	if at == nothing || r.marked[at] {\n		return\n	}\n	r.marked[at] = true\n	r.found = append(r.found, at)\n	r.steps = append(r.steps, r.step)\n	r.queue = append(r.queue, at)\n}\n\n// putInIface also looks at the node again, since more of a type counts once it is in an interface.\nfunc (r *reach) putInIface(at node, andMark bool) {\n	if !r.usedInIface[at] {\n		r.usedInIface[at] = true\n		if r.marked[at] {\n			r.queue = append(r.queue, at)\n		}\n	}\n	if andMark {\n		r.mark(at)\n	}\n}\n\n// flood follows all references from what is marked until nothing new comes, the nearest first.\nfunc (r *reach) flood() error {\n	for {\n		for len(r.queue) > 0 {\n			wave := r.queue\n			r.queue = nil\n			r.step++\n			for _, at := range wave {\n				if r.cut[at] {\n					continue\n				}\n				for _, one := range r.p.definitions[at] {\n					if err := r.visit(at, one.object, one.symbol); err != nil {\n						return err\n					}\n				}\n			}\n		}\n		waiting := r.waiting[:0]\n		for _, one := range r.waiting {\n			if r.isCalled(one.signature) {\n				for _, need := range one.needs {\n					r.mark(need)\n				}\n			} else {\n				waiting = append(waiting, one)\n			}\n		}\n		r.waiting = waiting\n		if len(r.queue) == 0 {\n			return nil\n		}\n	}\n}\n\nfunc (r *reach) isCalled(one signature) bool {\n	return r.reflects && isExported(one.name) || r.namedMethod[one.name] || r.ifaceMethod[one]\n}\n\nfunc (r *reach) visit(at node, o *object, i uint32) error {\n	symbol := o.symbols[i]\n	r.reflects = r.reflects || symbol.flag&flagReflectMethod != 0\n	isType := symbol.flag&flagType != 0\n	inIface := isType && r.usedInIface[at]\n	relocs := o.relocs(i)\n	var methods []method\n	for k := 0; k < len(relocs); k++ {\n		one := relocs[k]\n		if one.kind&relocWeak != 0 || one.kind == relocUseType || one.kind == o.version.initOrder {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		if to == nothing {\n			continue\n		}\n		switch one.kind {\n		case relocMethodOff:\n			if k+2 >= len(relocs) {\n				return fmt.Errorf(\"the methods of %s cannot be read\", symbol.name)\n			}\n			if inIface {\n				found, err := r.methodAt(o, relocs[k:k+3])\n				if err != nil {\n					return err\n				}\n				methods = append(methods, found)\n				r.putInIface(to, false)\n			}\n			k += 2\n		default:\n			if err := r.follow(o, one, to, inIface); err != nil {\n				return err\n			}\n		}\n	}\n	for _, one := range o.auxes(i) {\n		if one.kind == auxFuncData {\n			to, err := r.p.resolve(o, one.to)\n			if err != nil {\n				return err\n			}\n			r.mark(to)\n		}\n	}\n	return r.await(o, i, relocs, methods)\n}\n\nfunc (r *reach) follow(o *object, one reloc, to node, inIface bool) error {\n	switch one.kind {\n	case relocUseIface:\n		kind, err := r.typeOf(to)\n		if err == nil {\n			r.putInIface(kind, false)\n		}\n		return err\n	case relocUseIfaceMethod:\n		return r.callThrough(to, int32(one.add))\n	case relocUseNamedMethod:\n		for _, text := range r.p.definitions[to] {\n			r.namedMethod[string(text.object.data(text.symbol))] = true\n		}\n		return nil\n	}\n	if len(r.p.definitions[to]) == 0 {\n		if r.undefined[to] == nil {\n			r.undefined[to] = o\n		}\n		r.mark(to)\n		return nil\n	}\n	if inIface && r.isType(to) {\n		r.putInIface(to, false)\n	}\n	r.mark(to)\n	return nil\n}\n\nfunc (r *reach) isType(at node) bool {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag&flagType != 0 {\n			return true\n		}\n	}\n	return false\n}\n\n// typeOf is the type that a mark of use means: itself, or that of an itab.\nfunc (r *reach) typeOf(at node) (node, error) {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag2&flag2Itab == 0 {\n			return at, nil\n		}\n		const typeOffset = 8\n		return r.p.targetAt(one, typeOffset)\n	}\n	return at, nil\n}\n\n// callThrough notes that a method of an interface type is called; `off` is its place there.\nfunc (r *reach) callThrough(at node, off int32) error {\n	for _, one := range r.p.definitions[at] {\n		text, err := r.p.nameAt(one, off)\n		if err != nil {\n			return err\n		}\n		kind, err := r.p.targetAt(one, off+4)\n		if err != nil {\n			return err\n		}\n		r.ifaceMethod[signature{text, kind}] = true\n	}\n	return nil\n}\n\nfunc (r *reach) methodAt(o *object, relocs []reloc) (found method, err error) {\n	for k := range found.needs {\n		if found.needs[k], err = r.p.resolve(o, relocs[k].to); err != nil {\n			return found, err\n		}\n	}\n	return found, nil\n}\n\n// await adds the methods of a type that is in an interface to those that wait for a caller.\nfunc (r *reach) await(o *object, i uint32, relocs []reloc, methods []method) error {\n	if len(methods) == 0 {\n		return nil\n	}\n	off, count, err := methodTable(o.data(i))\n	if err != nil || count != len(methods) {\n		return fmt.Errorf(\"the methods of %s cannot be read\", o.symbols[i].name)\n	}\n	const methodBytes = 16\n	for k := range methods {\n		at := int32(off + methodBytes*k)\n		one := definition{o, i}\n		if methods[k].name, err = r.p.nameAt(one, at); err != nil {\n			return err\n		}\n		if methods[k].kind, err = r.p.targetAt(one, at+4); err != nil {\n			return err\n		}\n	}\n	r.waiting = append(r.waiting, methods...)\n	return nil\n}\n\n// methodTable is where the methods of a type descriptor of a 64-bit machine stand (internal/abi).\nfunc methodTable(data []byte) (off, count int, err error) {\n	const common, flagAt, kindAt, hasMethods = 48, 20, 23, 1\n	if len(data) < common+16 || data[flagAt]&hasMethods == 0 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	// Array, channel, function, interface, map, pointer, slice, struct: words behind the common ones.\n	words := map[byte]int{17: 3, 18: 2, 19: 1, 20: 3, 21: 8, 22: 1, 23: 1, 25: 4}\n	off = common + 8*words[data[kindAt]&31]\n	if len(data) < off+12 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	count = int(binary.LittleEndian.Uint16(data[off+4:]))\n	return off + int(binary.LittleEndian.Uint32(data[off+8:])), count, nil\n}\n\n// targetAt is what a symbol refers to at an offset.\nfunc (p *program) targetAt(one definition, off int32) (node, error) {\n	for _, reloc := range one.object.relocs(one.symbol) {\n		if reloc.off == off {\n			return p.resolve(one.object, reloc.to)\n		}\n	}\n	return nothing, fmt.Errorf(\"%s refers to nothing at %d\",\n		one.object.symbols[one.symbol].name, off)\n}\n\n// nameAt is the name of a method at an offset of a type: a byte of flags, length, text.\nfunc (p *program) nameAt(one definition, off int32) (string, error) {\n	to, err := p.targetAt(one, off)\n	if err != nil || to == nothing {\n		return \"\", err\n	}\n	for _, text := range p.definitions[to] {\n		data := text.object.data(text.symbol)\n		if len(data) > 1 {\n			size, used := binary.Uvarint(data[1:])\n			if end := 1 + used + int(size); used > 0 && size <= uint64(len(data)) && end <= len(data) {\n				return string(data[1+used : end]), nil\n			}\n		}\n	}\n	return \"\", fmt.Errorf(\"a name in %s cannot be read\", one.object.symbols[one.symbol].name)\n}\n",
		"side.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n	\"unicode/utf8\"\n)\n\nfunc isExported(text string) bool {\n	first, _ := utf8.DecodeRuneInString(text)\n	return unicode.IsUpper(first)\n}\n\n// A test binary on one side of a change: what runs before every benchmark, and its benchmarks.\ntype side struct {\n	p         *program\n	always    *reach\n	alwaysSum digest\n	// By package, a digest of what is not Go's in its archive.\n	foreign map[string]digest\n	// Fingerprints of what is always reached.\n	alwaysHas  map[digest]string\n	benchmarks map[string]node\n	// Names of the packages whose init functions run, in order.\n	inits  []string\n	header string\n	prints []digest\n	// Objects of packages that are not of the standard library.\n	own map[*object]bool\n}\n\n// Tables in the generated main package that name all tests; a benchmark run reads one entry.\nvar testTables = []string{\"main.tests\", \"main.benchmarks\", \"main.fuzzTargets\", \"main.examples\"}\n\n// readSide takes the root of its source tree, and which packages are of the standard library.\nfunc readSide(p *program, root string, standard map[string]bool) (*side, error) {\n	s := &side{\n		p: p, own: map[*object]bool{}, prints: make([]digest, len(p.universe.names)),\n		foreign: map[string]digest{},\n	}\n	for _, archive := range p.archives {\n		if s.header == \"\" {\n			s.header = archive.header\n		} else if s.header != archive.header {\n			return nil, fmt.Errorf(\"its packages come from two toolchains or settings\")\n		}\n		for _, one := range archive.objects {\n			s.own[one] = !standard[archive.pkg]\n		}\n	}\n	var err error\n	if s.benchmarks, err = p.benchmarks(); err != nil {\n		return nil, err\n	}\n	cut := map[node]bool{}\n	for _, table := range testTables {\n		cut[p.universe.named(name{table, 0})] = true\n	}\n	s.always = newReach(p, cut)\n	if err := s.markStart(); err != nil {\n		return nil, err\n	}\n	if err := s.always.flood(); err != nil {\n		return nil, err\n	}\n	if s.alwaysHas, err = s.set(s.always.found); err != nil {\n		return nil, err\n	}\n	s.alwaysSum = s.alwaysSum.plus(sum(s.alwaysHas))\n	s.alwaysSum = s.alwaysSum.plus(digestOf([]byte(strings.Join(s.inits, \"\\n\"))))\n	for _, archive := range p.archives {\n		if !archive.isMixed && len(archive.pragmas) == 0 {\n			continue\n		}\n		pragmas := strings.Join(pragmaTexts(archive, root), \"\\n\")\n		one := digestOf([]byte(archive.pkg), []byte{0}, archive.foreign[:], []byte(pragmas))\n		s.foreign[archive.pkg] = one\n		s.alwaysSum = s.alwaysSum.plus(one)\n	}\n	return s, nil\n}\n\n// markStart marks where a program begins: its entry, main, init tasks, and all of a package that\n// has code which is not Go's, since that may call back.\nfunc (s *side) markStart() error {\n	words := strings.Fields(s.header)\n	entry := name{\"_rt0_\" + words[3] + \"_\" + words[2], 0}\n	for _, one := range []name{entry, {\"main.main\", 0}, {\"main.main\", 1},\n		{\"runtime.unreachableMethod\", 0}, {\"runtime.unreachableMethod\", 1},\n		{\"runtime.mapinitnoop\", 1}} {\n		if at, known := s.p.universe.byName[one]; known && len(s.p.definitions[at]) > 0 {\n			s.always.mark(at)\n		}\n	}\n	if at, known := s.p.universe.byName[entry]; !known || !s.always.marked[at] {\n		return fmt.Errorf(\"there is no %s\", entry.text)\n	}\n	tasks, err := s.p.initTasks()\n	if err != nil {\n		return err\n	}\n	for _, task := range tasks {\n		s.inits = append(s.inits, s.p.universe.names[task])\n		s.always.mark(task)\n	}\n	for _, archive := range s.p.archives {\n		if !archive.isMixed {\n			continue\n		}\n		for _, one := range archive.objects {\n			for i := uint32(0); i < one.referred; i++ {\n				if one.symbols[i].kind < kindDwarf && one.symbols[i].name != \"\" {\n					s.always.mark(one.nodes[i])\n				}\n			}\n		}\n	}\n	return nil\n}\n\nfunc (s *side) print(at node) (digest, error) {\n	if s.prints[at] == (digest{}) {\n		found, err := s.p.fingerprint(at)\n		if err != nil {\n			return digest{}, err\n		}\n		s.prints[at] = found\n	}\n	return s.prints[at], nil\n}\n\n// set is the code of nodes beyond what is always reached, with names. Several packages may have\n// the same thing without a common name: it counts once.\nfunc (s *side) set(nodes []node) (map[digest]string, error) {\n	found := map[digest]string{}\n	for _, at := range nodes {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return nil, err\n		}\n		if _, known := s.alwaysHas[one]; !known {\n			found[one] = s.p.universe.names[at]\n		}\n	}\n	return found, nil\n}\n\n// sum is equal for equal sets.\nfunc sum(set map[digest]string) (total digest) {\n	for one := range set {\n		total = total.plus(one)\n	}\n	return total\n}\n\n// benchmarks reads the table of benchmarks that go test generates: {Name string; F func}.\nfunc (p *program) benchmarks() (map[string]node, error) {\n	const nameBytes, entryBytes = 16, 24\n	broken := fmt.Errorf(\"the table of its benchmarks cannot be read\")\n	table := p.definitions[p.universe.named(name{\"main.benchmarks\", 0})]\n	if len(table) != 1 {\n		return nil, broken\n	}\n	header := table[0].object.data(table[0].symbol)\n	if len(header) < 16 {\n		return map[string]node{}, nil\n	}\n	count := int32(binary.LittleEndian.Uint64(header[8:]))\n	if count == 0 {\n		return map[string]node{}, nil\n	}\n	entries, err := p.targetAt(table[0], 0)\n	if err != nil || entries == nothing || len(p.definitions[entries]) != 1 {\n		return nil, broken\n	}\n	array := p.definitions[entries][0]\n	data := array.object.data(array.symbol)\n	found := map[string]node{}\n	for at := int32(0); at < count*entryBytes; at += entryBytes {\n		if int(at+nameBytes) > len(data) {\n			return nil, broken\n		}\n		text, err := p.targetAt(array, at)\n		if err != nil || len(p.definitions[text]) == 0 {\n			return nil, broken\n		}\n		call, err := p.targetAt(array, at+nameBytes)\n		if err != nil || call == nothing || len(p.definitions[call]) == 0 {\n			return nil, broken\n		}\n		where := p.definitions[text][0]\n		size := binary.LittleEndian.Uint64(data[at+8:])\n		bytes := where.object.data(where.symbol)\n		if size > uint64(len(bytes)) {\n			return nil, broken\n		}\n		found[string(bytes[:size])] = call\n	}\n	return found, nil\n}\n\n// initTasks are the init tasks that have something to run, in the order in which the linker puts\n// them (cmd/link/internal/ld/inittask.go): of those whose imports are done, the first by name.\nfunc (p *program) initTasks() ([]node, error) {\n	const emptyBytes = 8\n	waits := map[node]int{}\n	needs := map[node][]node{}\n	var ready []node\n	queue := []node{p.universe.named(name{\"main..inittask\", 0})}\n	if len(p.definitions[queue[0]]) == 0 {\n		return nil, nil\n	}\n	waits[queue[0]] = 0\n	for len(queue) > 0 {\n		task := queue[0]\n		queue = queue[1:]\n		for _, one := range p.definitions[task] {\n			for _, reloc := range one.object.relocs(one.symbol) {\n				if reloc.kind != one.object.version.initOrder {\n					continue\n				}\n				to, err := p.resolve(one.object, reloc.to)\n				if err != nil {\n					return nil, err\n				}\n				waits[task]++\n				needs[to] = append(needs[to], task)\n				if _, known := waits[to]; !known {\n					waits[to] = 0\n					queue = append(queue, to)\n				}\n			}\n		}\n		if waits[task] == 0 {\n			ready = append(ready, task)\n		}\n	}\n	var order []node\n	for len(ready) > 0 {\n		sort.Slice(ready, func(i, j int) bool {\n			return p.universe.names[ready[i]] < p.universe.names[ready[j]]\n		})\n		task := ready[0]\n		ready = ready[1:]\n		for _, one := range p.definitions[task] {\n			if one.object.symbols[one.symbol].size > emptyBytes {\n				order = append(order, task)\n			}\n		}\n		for _, next := range needs[task] {\n			if waits[next]--; waits[next] == 0 {\n				ready = append(ready, next)\n			}\n		}\n	}\n	for task, count := range waits {\n		if count > 0 {\n			return nil, fmt.Errorf(\"the order of %s cannot be told\", p.universe.names[task])\n		}\n	}\n	return order, nil\n}\n",
		"decide.go": "package main\n\nimport (\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n)\n\n// Word on a benchmark of a test binary.\ntype word struct {\n	Name string `json:\"name\"`\n	// Everything that it can reach is the same machine code on both sides.\n	Same bool `json:\"same\"`\n	// Why it has to run; empty where it has not.\n	Why string `json:\"why\"`\n	// It runs although no code that it reaches is known to differ.\n	Doubt bool `json:\"doubt\"`\n	// References from it to the nearest code that differs; -1: none is known.\n	Distance int32 `json:\"distance\"`\n}\n\nconst unknownDistance = -1\n\n// compare says of every benchmark of head, and of those that only base has, whether it can tell\n// the two sides apart.\nfunc compare(base, head *side, files *changes) ([]word, error) {\n	if base.header != head.header {\n		return all(base, head, fmt.Sprintf(\"another toolchain or setting: %s, %s\",\n			shortHeader(base.header), shortHeader(head.header)), true), nil\n	}\n	if why := alwaysDiffers(base, head); why != \"\" {\n		return all(base, head, why, false), nil\n	}\n	if doubt := head.doubt(head.always); doubt != \"\" {\n		return all(base, head, doubt, true), nil\n	}\n	always := head.told(head.always.found)\n	if file := files.data(always); file != \"\" {\n		return all(base, head, fmt.Sprintf(\"the file %s differs\", file), true), nil\n	}\n	if file := head.linked(files); file != \"\" {\n		return all(base, head, fmt.Sprintf(\"the file %s, which may be linked, differs\", file), true), nil\n	}\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		one, err := compareOne(base, head, name, func(found []node) string {\n			own := head.told(found)\n			own.climbs = own.climbs || always.climbs\n			return files.named(own)\n		})\n		if err != nil {\n			return nil, err\n		}\n		words = append(words, one)\n	}\n	return words, nil\n}\n\n// compareOne says whether a benchmark has to run: what it reaches differs, or there is a doubt;\n// `named` is a changed file that code names.\nfunc compareOne(base, head *side, name string, named func([]node) string) (word, error) {\n	before, onBase := base.benchmarks[name]\n	after, onHead := head.benchmarks[name]\n	runs := func(why string, doubt bool) (word, error) {\n		return word{name, false, why, doubt, unknownDistance}, nil\n	}\n	if !onBase {\n		return runs(\"it is new\", false)\n	}\n	if !onHead {\n		return runs(\"it is gone\", false)\n	}\n	was, old, err := base.from(before)\n	if err != nil {\n		return word{}, err\n	}\n	is, now, err := head.from(after)\n	if err != nil {\n		return word{}, err\n	}\n	if sum(old) != sum(now) {\n		distance := nearest(base.away(was, now), head.away(is, old))\n		return word{name, false, differing(old, now), false, distance}, nil\n	}\n	if doubt := head.doubt(is); doubt != \"\" {\n		return runs(doubt, true)\n	}\n	if file := named(is.found); file != \"\" {\n		return runs(fmt.Sprintf(\"the file %s differs\", file), true)\n	}\n	return word{name, true, \"\", false, unknownDistance}, nil\n}\n\n// away is how far the nearest code is that the other side's set has not; found as it was reached.\nfunc (s *side) away(found *reach, other map[digest]string) int32 {\n	for i, at := range found.found {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return unknownDistance\n		}\n		_, isOther := other[one]\n		if _, isAlways := s.alwaysHas[one]; !isOther && !isAlways {\n			return found.steps[i]\n		}\n	}\n	return unknownDistance\n}\n\nfunc nearest(one, other int32) int32 {\n	if one == unknownDistance || other != unknownDistance && other < one {\n		return other\n	}\n	return one\n}\n\n// from is what a benchmark reaches beyond what is always reached.\nfunc (s *side) from(start node) (*reach, map[digest]string, error) {\n	found := s.always.clone()\n	found.mark(start)\n	if err := found.flood(); err != nil {\n		return nil, nil, err\n	}\n	set, err := s.set(found.found)\n	return found, set, err\n}\n\nfunc alwaysDiffers(base, head *side) string {\n	if base.alwaysSum == head.alwaysSum {\n		return \"\"\n	}\n	switch {\n	case sum(base.alwaysHas) != sum(head.alwaysHas):\n		return \"before every benchmark: \" + differing(base.alwaysHas, head.alwaysHas)\n	case strings.Join(base.inits, \" \") != strings.Join(head.inits, \" \"):\n		return \"before every benchmark: the order of package initialisation differs\"\n	}\n	var mixed []string\n	for pkg, one := range head.foreign {\n		if base.foreign[pkg] != one {\n			mixed = append(mixed, pkg)\n		}\n	}\n	sort.Strings(mixed)\n	beside := \"Go\"\n	if len(mixed) > 0 {\n		beside = mixed[0]\n	}\n	return fmt.Sprintf(\"before every benchmark: C code beside %s, or a flag of its linker, differs\",\n		beside)\n}\n\n// doubt is a name that our own code uses and that nothing defines; empty: there is none.\nfunc (s *side) doubt(found *reach) string {\n	var names []string\n	for at, from := range found.undefined {\n		text := s.p.universe.names[at]\n		if s.own[from] && !linkerMade[text] {\n			names = append(names, text)\n		}\n	}\n	if len(names) == 0 {\n		return \"\"\n	}\n	sort.Strings(names)\n	return fmt.Sprintf(\"nothing defines %s\", names[0])\n}\n\n// Names that only the linker defines.\nvar linkerMade = map[string]bool{\n	\"runtime.tlsg\": true, \"runtime.text\": true, \"runtime.etext\": true, \"go:buildid\": true,\n}\n\n// differing names what is not in both sets.\nfunc differing(before, after map[digest]string) string {\n	seen := map[string]bool{}\n	var list []string\n	for _, pair := range [][2]map[digest]string{{before, after}, {after, before}} {\n		for print, text := range pair[0] {\n			if _, both := pair[1][print]; !both && !seen[text] {\n				seen[text] = true\n				list = append(list, text)\n			}\n		}\n	}\n	if len(list) == 0 {\n		return \"what it reaches differs\"\n	}\n	sort.Slice(list, func(i, j int) bool {\n		if rank(list[i]) != rank(list[j]) {\n			return rank(list[i]) < rank(list[j])\n		}\n		return list[i] < list[j]\n	})\n	if len(list) == 1 {\n		return fmt.Sprintf(\"%s differs\", plainName(list[0]))\n	}\n	return fmt.Sprintf(\"%s and %d more differ\", plainName(list[0]), len(list)-1)\n}\n\n// rank puts what a reader knows by name first.\nfunc rank(text string) int {\n	switch {\n	case text == \"\":\n		return 3\n	case strings.Contains(text, \":\"), strings.HasPrefix(text, \"gclocals\"):\n		return 2\n	case strings.Contains(text, \"..\"), isStandard(text):\n		return 1\n	}\n	return 0\n}\n\n// isStandard tells the standard library by a path that begins with no host. It differs only in\n// what is reached of it.\nfunc isStandard(text string) bool {\n	first, _, isPath := strings.Cut(text, \"/\")\n	return !isPath || !strings.Contains(first, \".\")\n}\n\nfunc plainName(text string) string {\n	if text == \"\" {\n		return \"data without a name\"\n	}\n	text = strings.NewReplacer(\"%2e\", \".\", \"·f\", \"\").Replace(text)\n	return fmt.Sprintf(\"%.100s\", text)\n}\n\n// shortHeader is the version and settings of `go object linux amd64 go1.26.8 GOAMD64=v1 X:...`.\nfunc shortHeader(header string) string {\n	words := strings.Fields(header)\n	return strings.Join(words[min(4, len(words)):], \" \")\n}\n\nfunc benchmarkNames(base, head *side) []string {\n	var list []string\n	for name := range head.benchmarks {\n		list = append(list, name)\n	}\n	for name := range base.benchmarks {\n		if _, both := head.benchmarks[name]; !both {\n			list = append(list, name)\n		}\n	}\n	sort.Strings(list)\n	return list\n}\n\nfunc all(base, head *side, why string, doubt bool) []word {\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		words = append(words, word{name, false, why, doubt, unknownDistance})\n	}\n	return words\n}\n\n// texts are the constants that our own code uses and that may be the path of a file.\nfunc (s *side) texts(nodes []node) map[string]bool {\n	found := map[string]bool{}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				in, i, err := s.p.locate(one.object, reloc.to)\n				if err != nil || in == nil || reloc.to == (reference{}) || !in.isHashed(i) {\n					continue\n				}\n				text := string(in.data(i))\n				const longestPath = 4096\n				if len(text) > longestPath || !isText(in.symbols[i].name) {\n					continue\n				}\n				found[text] = true\n			}\n		}\n	}\n	return found\n}\n\nfunc isText(symbol string) bool {\n	return strings.HasPrefix(symbol, \"go:string.\") || strings.HasPrefix(symbol, \"..gostring.\")\n}\n\nfunc isSeparator(r rune) bool { return r == '/' || r == '\\\\' }\n"
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
		clock,
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
		clock,
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
// src/core/bisect/stage.ts
const isCalled = ({ word }) => word === "regressed" || word === "improved";
const sizeOf = ({ point }) => Math.abs(point ?? 0);
/** Rows of both ends that gate, or the asked one of them. */
const gatingOfWhole = (rows, { whole }, asked) => rows.filter(({ contrast, isGating, benchmark, metric }) => contrast === whole && isGating && (asked === null || asked.benchmark === benchmark && asked.metric === metric));
/** The largest change between both ends that is called, or the asked one; null: none is. */
function watchedIn(rows, contrasts, asked) {
	const [first] = gatingOfWhole(rows, contrasts, asked).filter(isCalled).toSorted((a, b) => sizeOf(b) - sizeOf(a));
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
// src/core/bisect/look.ts
/** What the data of a stage say at a planned look: which arms and targets go on. */
/** Benchmarks that are not executed under a contrast, by the names of their functions. */
const sameCodeIn = ({ unchanged }, benchmark) => (contrast) => isNamedUnchanged(unchanged, contrast, benchmark);
/** A row while its stage is judged. */
const rowOf = ({ sample, verdict, seen, decidedAt }) => ({
	contrast: sample.contrast,
	benchmark: sample.benchmark,
	metric: sample.metric,
	word: verdict.word,
	isGating: sample.role === "gating",
	point: seen === null ? null : balanceOf(seen.evidence.row),
	decidedAt
});
/** The same of a row of a report. */
const stageRowOf = ({ estimate, role, verdict, ...row }) => ({
	contrast: row.contrast,
	benchmark: row.benchmark,
	metric: row.metric,
	word: verdict.word,
	isGating: role === "gating",
	point: pointOf(estimate),
	decidedAt: null
});
/**
* The decision after the first `rounds` rounds. Of all benchmarks only the watched one goes on once
* there is one; of the arms only the ends, and candidates inside of what is left that are open.
*/
function decideStage(plan, ask, known, trials, rounds) {
	const plain = decideTable(plan, trials, rounds);
	if (rounds === 0) return {
		outcome: plain,
		watched: known
	};
	const records = trials.map(({ record }) => record);
	const paired = pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value;
	const { standings } = judgeRows(paired.map(({ sample }) => sample), tableRulesOf(plan, records, false));
	const rows = standings.map(rowOf);
	const watched = known ?? watchedIn(rows, ask.contrasts, ask.row);
	if (watched === null) return {
		outcome: withoutStep(plain, rows, ask),
		watched
	};
	const { benchmark, metric } = watched;
	const shown = shownIn(rows, ask.contrasts, watched, sameCodeIn(plan, benchmark));
	const left = narrowed$1(ask.bracket, shown);
	const places = new Set(openIn(left, shown).map(({ place }) => place));
	const open = ask.contrasts.candidates.filter(({ place }) => places.has(place));
	const needed = /* @__PURE__ */ new Set([...ask.ends, ...open.map(({ arm }) => arm)]);
	const targets = paired.filter(({ sample }) => sample.benchmark === benchmark && sample.metric === metric).flatMap((row) => row.targets);
	const nextLook = plan.looks.find((look) => look.rounds > rounds)?.rounds ?? null;
	const isDone = open.length === 0 || nextLook === null;
	const total = ask.contrasts.candidates.length;
	return {
		watched,
		outcome: {
			active: new Set(targets),
			idle: new Set(plan.arms.map(({ id }) => id).filter((id) => !needed.has(id))),
			decided: total - open.length,
			rows: total,
			isDone,
			estimate: plain.estimate,
			stands: plain.stands,
			nextLook: isDone ? null : nextLook,
			why: open.length === 0 ? "all candidates decided" : isDone ? "rounds" : ""
		}
	};
}
/** Where all of the difference between both ends is shown to be none that matters, it ends. */
function withoutStep(plain, rows, ask) {
	const whole = gatingOfWhole(rows, ask.contrasts, ask.row);
	if (whole.length === 0 || whole.some(({ decidedAt }) => decidedAt === null)) return plain;
	return {
		...plain,
		active: /* @__PURE__ */ new Set(),
		nextLook: null,
		isDone: true,
		why: "no step to be found"
	};
}
// src/core/formats/bencher.ts
/**
* Measures that the format defines, in its units: bencher.dev/docs/reference/bencher-metric-format.
* Others keep their names and base units.
*/
const DEFINED = { "time/op": {
	measure: "latency",
	factor: 1e9
} };
function render$5(report, filter) {
	const found = Object.create(null);
	for (const { name, value, from } of headValues(report, filter)) {
		const { measure, factor } = DEFINED[from.metric] ?? {
			measure: from.metric,
			factor: 1
		};
		found[name] ??= Object.create(null);
		found[name][measure] = { value: value * factor };
	}
	return found;
}
const bencherMetricFormat = {
	id: "bencher",
	about: "What head measured, as Bencher Metric Format (BMF).",
	isOnRequest: true,
	render: (report, filter) => [{
		name: "bencher.json",
		text: `${JSON.stringify(render$5(report, filter), null, 2)}\n`
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
function trialsOf$1(report, arm) {
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
	for (const record of trialsOf$1(report, arm)) {
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
function render$4(report) {
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
const benchfmt = {
	id: "benchfmt",
	about: "Go benchmark text, one file per arm, for benchstat and its like.",
	isUnfiltered: true,
	render: render$4
};
// src/core/text/csv.ts
/** Spreadsheets execute a cell that begins so, even in quotes: an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t]/;
function printed(value) {
	if (value === null) return "";
	if (typeof value !== "string") return String(value);
	const text = FORMULA.test(value) ? `'${value}` : value;
	return /[",\n\r]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
/** Quotes as RFC 4180, LF, a head line; an empty cell (null): there is nothing. */
const csvText = (columns, rows) => [columns, ...rows].map((cells) => `${cells.map(printed).join(",")}\n`).join("");
// src/core/formats/csv.ts
const COLUMNS = {
	suite: ({ suite }) => suite,
	contrast: ({ contrast }) => contrast,
	benchmark: ({ benchmark }) => benchmark,
	metric: ({ metric }) => metric,
	unit: ({ unit }) => unit,
	better: ({ row }) => row.better,
	role: ({ row }) => row.role,
	base: ({ base }) => base,
	head: ({ head }) => head,
	base_value: ({ row }) => row.baseValue,
	head_value: ({ row }) => row.headValue,
	delta_pct: ({ view }) => view.change?.point ?? null,
	low_pct: ({ view }) => view.change?.low ?? null,
	high_pct: ({ view }) => view.change?.high ?? null,
	level: ({ view }) => view.level,
	pairs: ({ row }) => row.estimate.n,
	margin_pct: ({ row }) => row.marginPct,
	p: ({ row }) => row.explanation.pAdjusted,
	verdict: ({ row }) => row.verdict.word,
	reason: ({ row }) => row.verdict.reason,
	gates: ({ gates }) => gates,
	accepted: ({ isAccepted }) => isAccepted
};
/** Base units; an empty cell: there is no number. */
function render$3(report, filter) {
	const rows = exportedRows(report, filter).map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row)));
	return csvText(Object.keys(COLUMNS), rows);
}
const csv = {
	id: "csv",
	about: "Every row with its numbers in base units, for spreadsheets and scripts.",
	isOnRequest: true,
	render: (report, filter) => [{
		name: "report.csv",
		text: render$3(report, filter)
	}]
};
// src/core/formats/github-action-benchmark.ts
/** One file a direction, since the tool knows one for all that it reads. */
const DIRECTIONS = {
	lower: "smaller",
	higher: "bigger"
};
function entriesOf(report, better, filter) {
	return headValues(report, filter).filter(({ from }) => from.row.better === better).map(({ name, value, from: { metric, unit, says } }) => ({
		name: `${name} - ${metric}`,
		unit: unit || metric || "count",
		value,
		extra: says
	}));
}
/** https://github.com/benchmark-action/github-action-benchmark, `customSmallerIsBetter`. */
const githubActionBenchmarkFormat = {
	id: "github-action-benchmark",
	about: "What head measured, for `customSmallerIsBetter` and `customBiggerIsBetter` there.",
	isOnRequest: true,
	render: (report, filter) => ["lower", "higher"].map((better) => ({
		name: `github-action-benchmark-${DIRECTIONS[better]}.json`,
		text: `${JSON.stringify(entriesOf(report, better, filter), null, 2)}\n`
	}))
};
// node_modules/fflate/esm/index.mjs
var require = createRequire("/");
var _a;
try {
	_a = require("worker_threads"), _a.Worker, _a.isMarkedAsUntransferable;
} catch (e) {}
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0,
	0,
	0,
	0
]);
var fdeb = new u8([
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13,
	0,
	0
]);
var clim = new u8([
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
]);
var freb = function(eb, start) {
	var b = new u16(31);
	for (var i = 0; i < 31; ++i) b[i] = start += 1 << eb[i - 1];
	var r = new i32(b[30]);
	for (var i = 1; i < 30; ++i) for (var j = b[i]; j < b[i + 1]; ++j) r[j] = j - b[i] << 5 | i;
	return {
		b,
		r
	};
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
_b.b;
var revfd = _b.r;
var rev = new u16(32768);
for (var i = 0; i < 32768; ++i) {
	var x = (i & 43690) >> 1 | (i & 21845) << 1;
	x = (x & 52428) >> 2 | (x & 13107) << 2;
	x = (x & 61680) >> 4 | (x & 3855) << 4;
	rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var hMap = (function(cd, mb, r) {
	var s = cd.length;
	var i = 0;
	var l = new u16(mb);
	for (; i < s; ++i) if (cd[i]) ++l[cd[i] - 1];
	var le = new u16(mb);
	for (i = 1; i < mb; ++i) le[i] = le[i - 1] + l[i - 1] << 1;
	var co;
	if (r) {
		co = new u16(1 << mb);
		var rvb = 15 - mb;
		for (i = 0; i < s; ++i) if (cd[i]) {
			var sv = i << 4 | cd[i];
			var r_1 = mb - cd[i];
			var v = le[cd[i] - 1]++ << r_1;
			for (var m = v | (1 << r_1) - 1; v <= m; ++v) co[rev[v] >> rvb] = sv;
		}
	} else {
		co = new u16(s);
		for (i = 0; i < s; ++i) if (cd[i]) co[i] = rev[le[cd[i] - 1]++] >> 15 - cd[i];
	}
	return co;
});
var flt = new u8(288);
for (var i = 0; i < 144; ++i) flt[i] = 8;
for (var i = 144; i < 256; ++i) flt[i] = 9;
for (var i = 256; i < 280; ++i) flt[i] = 7;
for (var i = 280; i < 288; ++i) flt[i] = 8;
var fdt = new u8(32);
for (var i = 0; i < 32; ++i) fdt[i] = 5;
var flm = /*#__PURE__*/ hMap(flt, 9, 0);
var fdm = /*#__PURE__*/ hMap(fdt, 5, 0);
var shft = function(p) {
	return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
	if (s == null || s < 0) s = 0;
	if (e == null || e > v.length) e = v.length;
	return new u8(v.subarray(s, e));
};
var wbits = function(d, p, v) {
	v <<= p & 7;
	var o = p / 8 | 0;
	d[o] |= v;
	d[o + 1] |= v >> 8;
};
var wbits16 = function(d, p, v) {
	v <<= p & 7;
	var o = p / 8 | 0;
	d[o] |= v;
	d[o + 1] |= v >> 8;
	d[o + 2] |= v >> 16;
};
var hTree = function(d, mb) {
	var t = [];
	for (var i = 0; i < d.length; ++i) if (d[i]) t.push({
		s: i,
		f: d[i]
	});
	var s = t.length;
	var t2 = t.slice();
	if (!s) return {
		t: et,
		l: 0
	};
	if (s == 1) {
		var v = new u8(t[0].s + 1);
		v[t[0].s] = 1;
		return {
			t: v,
			l: 1
		};
	}
	t.sort(function(a, b) {
		return a.f - b.f;
	});
	t.push({
		s: -1,
		f: 25001
	});
	var l = t[0], r = t[1], i0 = 0, i1 = 1, i2 = 2;
	t[0] = {
		s: -1,
		f: l.f + r.f,
		l,
		r
	};
	while (i1 != s - 1) {
		l = t[t[i0].f < t[i2].f ? i0++ : i2++];
		r = t[i0 != i1 && t[i0].f < t[i2].f ? i0++ : i2++];
		t[i1++] = {
			s: -1,
			f: l.f + r.f,
			l,
			r
		};
	}
	var maxSym = t2[0].s;
	for (var i = 1; i < s; ++i) if (t2[i].s > maxSym) maxSym = t2[i].s;
	var tr = new u16(maxSym + 1);
	var mbt = ln(t[i1 - 1], tr, 0);
	if (mbt > mb) {
		var i = 0, dt = 0;
		var lft = mbt - mb, cst = 1 << lft;
		t2.sort(function(a, b) {
			return tr[b.s] - tr[a.s] || a.f - b.f;
		});
		for (; i < s; ++i) {
			var i2_1 = t2[i].s;
			if (tr[i2_1] > mb) {
				dt += cst - (1 << mbt - tr[i2_1]);
				tr[i2_1] = mb;
			} else break;
		}
		dt >>= lft;
		while (dt > 0) {
			var i2_2 = t2[i].s;
			if (tr[i2_2] < mb) dt -= 1 << mb - tr[i2_2]++ - 1;
			else ++i;
		}
		for (; i >= 0 && dt; --i) {
			var i2_3 = t2[i].s;
			if (tr[i2_3] == mb) {
				--tr[i2_3];
				++dt;
			}
		}
		mbt = mb;
	}
	return {
		t: new u8(tr),
		l: mbt
	};
};
var ln = function(n, l, d) {
	return n.s == -1 ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1)) : l[n.s] = d;
};
var lc = function(c) {
	var s = c.length;
	while (s && !c[--s]);
	var cl = new u16(++s);
	var cli = 0, cln = c[0], cls = 1;
	var w = function(v) {
		cl[cli++] = v;
	};
	for (var i = 1; i <= s; ++i) if (c[i] == cln && i != s) ++cls;
	else {
		if (!cln && cls > 2) {
			for (; cls > 138; cls -= 138) w(32754);
			if (cls > 2) {
				w(cls > 10 ? cls - 11 << 5 | 28690 : cls - 3 << 5 | 12305);
				cls = 0;
			}
		} else if (cls > 3) {
			w(cln), --cls;
			for (; cls > 6; cls -= 6) w(8304);
			if (cls > 2) w(cls - 3 << 5 | 8208), cls = 0;
		}
		while (cls--) w(cln);
		cls = 1;
		cln = c[i];
	}
	return {
		c: cl.subarray(0, cli),
		n: s
	};
};
var clen = function(cf, cl) {
	var l = 0;
	for (var i = 0; i < cl.length; ++i) l += cf[i] * cl[i];
	return l;
};
var wfblk = function(out, pos, dat) {
	var s = dat.length;
	var o = shft(pos + 2);
	out[o] = s & 255;
	out[o + 1] = s >> 8;
	out[o + 2] = out[o] ^ 255;
	out[o + 3] = out[o + 1] ^ 255;
	for (var i = 0; i < s; ++i) out[o + i + 4] = dat[i];
	return (o + 4 + s) * 8;
};
var wblk = function(dat, out, final, syms, lf, df, eb, li, bs, bl, p) {
	wbits(out, p++, final);
	++lf[256];
	var _a = hTree(lf, 15), dlt = _a.t, mlb = _a.l;
	var _b = hTree(df, 15), ddt = _b.t, mdb = _b.l;
	var _c = lc(dlt), lclt = _c.c, nlc = _c.n;
	var _d = lc(ddt), lcdt = _d.c, ndc = _d.n;
	var lcfreq = new u16(19);
	for (var i = 0; i < lclt.length; ++i) ++lcfreq[lclt[i] & 31];
	for (var i = 0; i < lcdt.length; ++i) ++lcfreq[lcdt[i] & 31];
	var _e = hTree(lcfreq, 7), lct = _e.t, mlcb = _e.l;
	var nlcc = 19;
	for (; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc);
	var flen = bl + 5 << 3;
	var ftlen = clen(lf, flt) + clen(df, fdt) + eb;
	var dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
	if (bs >= 0 && flen <= ftlen && flen <= dtlen) return wfblk(out, p, dat.subarray(bs, bs + bl));
	var lm, ll, dm, dl;
	wbits(out, p, 1 + (dtlen < ftlen)), p += 2;
	if (dtlen < ftlen) {
		lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(ddt, mdb, 0), dl = ddt;
		var llm = hMap(lct, mlcb, 0);
		wbits(out, p, nlc - 257);
		wbits(out, p + 5, ndc - 1);
		wbits(out, p + 10, nlcc - 4);
		p += 14;
		for (var i = 0; i < nlcc; ++i) wbits(out, p + 3 * i, lct[clim[i]]);
		p += 3 * nlcc;
		var lcts = [lclt, lcdt];
		for (var it = 0; it < 2; ++it) {
			var clct = lcts[it];
			for (var i = 0; i < clct.length; ++i) {
				var len = clct[i] & 31;
				wbits(out, p, llm[len]), p += lct[len];
				if (len > 15) wbits(out, p, clct[i] >> 5 & 127), p += clct[i] >> 12;
			}
		}
	} else lm = flm, ll = flt, dm = fdm, dl = fdt;
	for (var i = 0; i < li; ++i) {
		var sym = syms[i];
		if (sym > 255) {
			var len = sym >> 18 & 31;
			wbits16(out, p, lm[len + 257]), p += ll[len + 257];
			if (len > 7) wbits(out, p, sym >> 23 & 31), p += fleb[len];
			var dst = sym & 31;
			wbits16(out, p, dm[dst]), p += dl[dst];
			if (dst > 3) wbits16(out, p, sym >> 5 & 8191), p += fdeb[dst];
		} else wbits16(out, p, lm[sym]), p += ll[sym];
	}
	wbits16(out, p, lm[256]);
	return p + ll[256];
};
var deo = /*#__PURE__*/ new i32([
	65540,
	131080,
	131088,
	131104,
	262176,
	1048704,
	1048832,
	2114560,
	2117632
]);
var et = /*#__PURE__*/ new u8(0);
var dflt = function(dat, lvl, plvl, pre, post, st) {
	var s = st.z || dat.length;
	var o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7e3)) + post);
	var w = o.subarray(pre, o.length - post);
	var lst = st.l;
	var pos = (st.r || 0) & 7;
	if (lvl) {
		if (pos) w[0] = st.r >> 3;
		var opt = deo[lvl - 1];
		var n = opt >> 13, c = opt & 8191;
		var msk_1 = (1 << plvl) - 1;
		var prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1);
		var bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1;
		var hsh = function(i) {
			return (dat[i] ^ dat[i + 1] << bs1_1 ^ dat[i + 2] << bs2_1) & msk_1;
		};
		var syms = new i32(25e3);
		var lf = new u16(288), df = new u16(32);
		var lc_1 = 0, eb = 0, i = st.i || 0, li = 0, wi = st.w || 0, bs = 0;
		for (; i + 2 < s; ++i) {
			var hv = hsh(i);
			var imod = i & 32767, pimod = head[hv];
			prev[imod] = pimod;
			head[hv] = imod;
			if (wi <= i) {
				var rem = s - i;
				if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
					pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i - bs, pos);
					li = lc_1 = eb = 0, bs = i;
					for (var j = 0; j < 286; ++j) lf[j] = 0;
					for (var j = 0; j < 30; ++j) df[j] = 0;
				}
				var l = 2, d = 0, ch_1 = c, dif = imod - pimod & 32767;
				if (rem > 2 && hv == hsh(i - dif)) {
					var maxn = Math.min(n, rem) - 1;
					var maxd = Math.min(32767, i);
					var ml = Math.min(258, rem);
					while (dif <= maxd && --ch_1 && imod != pimod) {
						if (dat[i + l] == dat[i + l - dif]) {
							var nl = 0;
							for (; nl < ml && dat[i + nl] == dat[i + nl - dif]; ++nl);
							if (nl > l) {
								l = nl, d = dif;
								if (nl > maxn) break;
								var mmd = Math.min(dif, nl - 2);
								var md = 0;
								for (var j = 0; j < mmd; ++j) {
									var ti = i - dif + j & 32767;
									var cd = ti - prev[ti] & 32767;
									if (cd > md) md = cd, pimod = ti;
								}
							}
						}
						imod = pimod, pimod = prev[imod];
						dif += imod - pimod & 32767;
					}
				}
				if (d) {
					syms[li++] = 268435456 | revfl[l] << 18 | revfd[d];
					var lin = revfl[l] & 31, din = revfd[d] & 31;
					eb += fleb[lin] + fdeb[din];
					++lf[257 + lin];
					++df[din];
					wi = i + l;
					++lc_1;
				} else {
					syms[li++] = dat[i];
					++lf[dat[i]];
				}
			}
		}
		for (i = Math.max(i, wi); i < s; ++i) {
			syms[li++] = dat[i];
			++lf[dat[i]];
		}
		pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i - bs, pos);
		if (!lst) {
			st.r = pos & 7 | w[pos / 8 | 0] << 3;
			pos -= 7;
			st.h = head, st.p = prev, st.i = i, st.w = wi;
		}
	} else {
		for (var i = st.w || 0; i < s + lst; i += 65535) {
			var e = i + 65535;
			if (e >= s) {
				w[pos / 8 | 0] = lst;
				e = s;
			}
			pos = wfblk(w, pos + 1, dat.subarray(i, e));
		}
		st.i = s;
	}
	return slc(o, 0, pre + shft(pos) + post);
};
var dopt = function(dat, opt, pre, post, st) {
	if (!st) {
		st = { l: 1 };
		if (opt.dictionary) {
			var dict = opt.dictionary.subarray(-32768);
			var newDat = new u8(dict.length + dat.length);
			newDat.set(dict);
			newDat.set(dat, dict.length);
			dat = newDat;
			st.w = dict.length;
		}
	}
	return dflt(dat, opt.level == null ? 6 : opt.level, opt.mem == null ? st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20 : 12 + opt.mem, pre, post, st);
};
/**
* Compresses data with DEFLATE without any wrapper
* @param data The data to compress
* @param opts The compression options
* @returns The deflated version of the data
*/
function deflateSync(data, opts) {
	return dopt(data, opts || {}, 0, 0);
}
var te = typeof TextEncoder != "undefined" && /*#__PURE__*/ new TextEncoder();
var td = typeof TextDecoder != "undefined" && /*#__PURE__*/ new TextDecoder();
try {
	td.decode(et, { stream: true });
} catch (e) {}
/**
* Converts a string into a Uint8Array for use with compression/decompression methods
* @param str The string to encode
* @param latin1 Whether or not to interpret the data as Latin-1. This should
*               not need to be true unless decoding a binary string.
* @returns The string encoded in UTF-8/Latin-1 binary
*/
function strToU8(str, latin1) {
	if (latin1) {
		var ar_1 = new u8(str.length);
		for (var i = 0; i < str.length; ++i) ar_1[i] = str.charCodeAt(i);
		return ar_1;
	}
	if (te) return te.encode(str);
	var l = str.length;
	var ar = new u8(str.length + (str.length >> 1));
	var ai = 0;
	var w = function(v) {
		ar[ai++] = v;
	};
	for (var i = 0; i < l; ++i) {
		if (ai + 5 > ar.length) {
			var n = new u8(ai + 8 + (l - i << 1));
			n.set(ar);
			ar = n;
		}
		var c = str.charCodeAt(i);
		if (c < 128 || latin1) w(c);
		else if (c < 2048) w(192 | c >> 6), w(128 | c & 63);
		else if (c > 55295 && c < 57344) c = 65536 + (c & 1047552) | str.charCodeAt(++i) & 1023, w(240 | c >> 18), w(128 | c >> 12 & 63), w(128 | c >> 6 & 63), w(128 | c & 63);
		else w(224 | c >> 12), w(128 | c >> 6 & 63), w(128 | c & 63);
	}
	return slc(ar, 0, ai);
}
// src/core/tell/page/bundle.generated.ts
/** Made of src/page by scripts/page-bundle.ts: do not edit. */
const PAGE_SCRIPT = "/*\nPackages in this bundle\n\n- @observablehq/plot 0.6.17 (ISC)\n- d3-array 3.2.5 (ISC)\n- d3-axis 3.0.1 (ISC)\n- d3-color 3.1.1 (ISC)\n- d3-format 3.1.3 (ISC)\n- d3-geo 3.1.2 (ISC)\n- d3-interpolate 3.0.2 (ISC)\n- d3-path 3.1.1 (ISC)\n- d3-scale 4.0.3 (ISC)\n- d3-scale-chromatic 3.1.1 (ISC)\n- d3-selection 3.0.1 (ISC)\n- d3-shape 3.2.1 (ISC)\n- d3-time 3.1.1 (ISC)\n- d3-time-format 4.1.1 (ISC)\n- isoformat 0.2.1 (ISC)\n\n## @observablehq/plot 0.6.17 (ISC)\n\nCopyright 2020-2025 Observable, Inc.\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-array 3.2.5 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-axis 3.0.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-color 3.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-format 3.1.3 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-geo 3.1.2 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\nThis license applies to GeographicLib, versions 1.12 and later.\n\nCopyright 2008-2012 Charles Karney\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of\nthis software and associated documentation files (the \"Software\"), to deal in\nthe Software without restriction, including without limitation the rights to\nuse, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of\nthe Software, and to permit persons to whom the Software is furnished to do so,\nsubject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS\nFOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.  IN NO EVENT SHALL THE AUTHORS OR\nCOPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER\nIN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN\nCONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n\n## d3-interpolate 3.0.2 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-path 3.1.1 (ISC)\n\nCopyright 2015-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-scale 4.0.3 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-scale-chromatic 3.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\nApache-Style Software License for ColorBrewer software and ColorBrewer Color Schemes\n\nCopyright 2002 Cynthia Brewer, Mark Harrower, and The Pennsylvania State University\n\nLicensed under the Apache License, Version 2.0 (the \"License\"); you may not use\nthis file except in compliance with the License. You may obtain a copy of the\nLicense at\n\nhttp://www.apache.org/licenses/LICENSE-2.0\n\nUnless required by applicable law or agreed to in writing, software distributed\nunder the License is distributed on an \"AS IS\" BASIS, WITHOUT WARRANTIES OR\nCONDITIONS OF ANY KIND, either express or implied. See the License for the\nspecific language governing permissions and limitations under the License.\n\n## d3-selection 3.0.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-shape 3.2.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-time 3.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-time-format 4.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## isoformat 0.2.1 (ISC)\n\nCopyright 2021 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n*/\n(function(){function e(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function t(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function n(n){let i,a,o;n.length===2?(i=n===e||n===t?n:r,a=n,o=n):(i=e,a=(t,r)=>e(n(t),r),o=(e,t)=>n(e)-t);function s(e,t,n=0,r=e.length){if(n<r){if(i(t,t)!==0)return r;do{let i=n+r>>>1;a(e[i],t)<0?n=i+1:r=i}while(n<r)}return n}function c(e,t,n=0,r=e.length){if(n<r){if(i(t,t)!==0)return r;do{let i=n+r>>>1;a(e[i],t)<=0?n=i+1:r=i}while(n<r)}return n}function l(e,t,n=0,r=e.length){let i=s(e,t,n,r-1);return i>n&&o(e[i-1],t)>-o(e[i],t)?i-1:i}return{left:s,center:l,right:c}}function r(){return 0}function i(e){return e===null?NaN:+e}function*a(e,t){if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&(yield t);else{let n=-1;for(let r of e)(r=t(r,++n,e))!=null&&(r=+r)>=r&&(yield r)}}let o=n(e),s=o.right;o.left,n(i).center;function c(e,t){let n=0;if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&++n;else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(i=+i)>=i&&++n}return n}function l(e){return e.length|0}function u(e){return!(e>0)}function d(e){return typeof e!=`object`||`length`in e?e:Array.from(e)}function f(e){return t=>e(...t)}function p(...e){let t=typeof e[e.length-1]==`function`&&f(e.pop());e=e.map(d);let n=e.map(l),r=e.length-1,i=Array(r+1).fill(0),a=[];if(r<0||n.some(u))return a;for(;;){a.push(i.map((t,n)=>e[n][t]));let o=r;for(;++i[o]===n[o];){if(o===0)return t?a.map(t):a;i[o--]=0}}}function m(e,t){var n=0,r=0;return Float64Array.from(e,t===void 0?e=>n+=+e||0:i=>n+=+t(i,r++,e)||0)}function h(e,t){let n=0,r,i=0,a=0;if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&(r=t-i,i+=r/++n,a+=r*(t-i));else{let o=-1;for(let s of e)(s=t(s,++o,e))!=null&&(s=+s)>=s&&(r=s-i,i+=r/++n,a+=r*(s-i))}if(n>1)return a/(n-1)}function g(e,t){let n=h(e,t);return n&&Math.sqrt(n)}function _(e,t){let n,r;if(t===void 0)for(let t of e)t!=null&&(n===void 0?t>=t&&(n=r=t):(n>t&&(n=t),r<t&&(r=t)));else{let i=-1;for(let a of e)(a=t(a,++i,e))!=null&&(n===void 0?a>=a&&(n=r=a):(n>a&&(n=a),r<a&&(r=a)))}return[n,r]}var v=class{constructor(){this._partials=/* @__PURE__ */ new Float64Array(32),this._n=0}add(e){let t=this._partials,n=0;for(let r=0;r<this._n&&r<32;r++){let i=t[r],a=e+i,o=Math.abs(e)<Math.abs(i)?e-(a-i):i-(a-e);o&&(t[n++]=o),e=a}return t[n]=e,this._n=n+1,this}valueOf(){let e=this._partials,t=this._n,n,r,i,a=0;if(t>0){for(a=e[--t];t>0&&(n=a,r=e[--t],a=n+r,i=r-(a-n),!i););t>0&&(i<0&&e[t-1]<0||i>0&&e[t-1]>0)&&(r=i*2,n=a+r,r==n-a&&(a=n))}return a}},y=class extends Map{constructor(e,t=w){if(super(),Object.defineProperties(this,{_intern:{value:/* @__PURE__ */ new Map},_key:{value:t}}),e!=null)for(let[t,n]of e)this.set(t,n)}get(e){return super.get(x(this,e))}has(e){return super.has(x(this,e))}set(e,t){return super.set(S(this,e),t)}delete(e){return super.delete(C(this,e))}},b=class extends Set{constructor(e,t=w){if(super(),Object.defineProperties(this,{_intern:{value:/* @__PURE__ */ new Map},_key:{value:t}}),e!=null)for(let t of e)this.add(t)}has(e){return super.has(x(this,e))}add(e){return super.add(S(this,e))}delete(e){return super.delete(C(this,e))}};function x({_intern:e,_key:t},n){let r=t(n);return e.has(r)?e.get(r):n}function S({_intern:e,_key:t},n){let r=t(n);return e.has(r)?e.get(r):(e.set(r,n),n)}function C({_intern:e,_key:t},n){let r=t(n);return e.has(r)&&(n=e.get(r),e.delete(r)),n}function w(e){return typeof e==`object`&&e?e.valueOf():e}function T(e){return e}function E(e,...t){return k(e,T,T,t)}function D(e,t,...n){return k(e,T,t,n)}function O(e,t,...n){return k(e,Array.from,t,n)}function k(e,t,n,r){return(function e(i,a){if(a>=r.length)return n(i);let o=new y,s=r[a++],c=-1;for(let e of i){let t=s(e,++c,i),n=o.get(t);n?n.push(e):o.set(t,[e])}for(let[t,n]of o)o.set(t,e(n,a));return t(o)})(e,0)}function A(e,t){return Array.from(t,t=>e[t])}function j(e,...t){if(typeof e[Symbol.iterator]!=`function`)throw TypeError(`values is not iterable`);e=Array.from(e);let[n]=t;if(n&&n.length!==2||t.length>1){let r=Uint32Array.from(e,(e,t)=>t);return t.length>1?(t=t.map(t=>e.map(t)),r.sort((e,n)=>{for(let r of t){let t=te(r[e],r[n]);if(t)return t}})):(n=e.map(n),r.sort((e,t)=>te(n[e],n[t]))),A(e,r)}return e.sort(ee(n))}function ee(t=e){if(t===e)return te;if(typeof t!=`function`)throw TypeError(`compare is not a function`);return(e,n)=>{let r=t(e,n);return r||r===0?r:(t(n,n)===0)-(t(e,e)===0)}}function te(e,t){return(e==null||!(e>=e))-(t==null||!(t>=t))||(e<t?-1:+(e>t))}function ne(t,n,r){return(n.length===2?j(E(t,r),(([t,r],[i,a])=>n(r,a)||e(t,i))):j(D(t,n,r),(([t,n],[r,i])=>e(n,i)||e(t,r)))).map(([e])=>e)}Array.prototype.slice;let re=Math.sqrt(50),ie=Math.sqrt(10),ae=Math.sqrt(2);function oe(e,t,n){let r=(t-e)/Math.max(0,n),i=Math.floor(Math.log10(r)),a=r/10**i,o=a>=re?10:a>=ie?5:a>=ae?2:1,s,c,l;return i<0?(l=10**-i/o,s=Math.round(e*l),c=Math.round(t*l),s/l<e&&++s,c/l>t&&--c,l=-l):(l=10**i*o,s=Math.round(e/l),c=Math.round(t/l),s*l<e&&++s,c*l>t&&--c),c<s&&.5<=n&&n<2?oe(e,t,n*2):[s,c,l]}function se(e,t,n){if(t=+t,e=+e,n=+n,!(n>0))return[];if(e===t)return[e];let r=t<e,[i,a,o]=r?oe(t,e,n):oe(e,t,n);if(!(a>=i))return[];let s=a-i+1,c=Array(s);if(r){if(o<0)for(let e=0;e<s;++e)c[e]=(a-e)/-o;else for(let e=0;e<s;++e)c[e]=(a-e)*o}else if(o<0)for(let e=0;e<s;++e)c[e]=(i+e)/-o;else for(let e=0;e<s;++e)c[e]=(i+e)*o;return c}function ce(e,t,n){return t=+t,e=+e,n=+n,oe(e,t,n)[2]}function le(e,t,n){t=+t,e=+e,n=+n;let r=t<e,i=r?ce(t,e,n):ce(e,t,n);return(r?-1:1)*(i<0?1/-i:i)}function ue(e){return Math.max(1,Math.ceil(Math.log(c(e))/Math.LN2)+1)}function de(e,t){let n;if(t===void 0)for(let t of e)t!=null&&(n<t||n===void 0&&t>=t)&&(n=t);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n<i||n===void 0&&i>=i)&&(n=i)}return n}function fe(e,t){let n,r=-1,i=-1;if(t===void 0)for(let t of e)++i,t!=null&&(n<t||n===void 0&&t>=t)&&(n=t,r=i);else for(let a of e)(a=t(a,++i,e))!=null&&(n<a||n===void 0&&a>=a)&&(n=a,r=i);return r}function pe(e,t){let n;if(t===void 0)for(let t of e)t!=null&&(n>t||n===void 0&&t>=t)&&(n=t);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function me(e,t){let n,r=-1,i=-1;if(t===void 0)for(let t of e)++i,t!=null&&(n>t||n===void 0&&t>=t)&&(n=t,r=i);else for(let a of e)(a=t(a,++i,e))!=null&&(n>a||n===void 0&&a>=a)&&(n=a,r=i);return r}function he(e,t,n=0,r=1/0,i){if(t=Math.floor(t),n=Math.floor(Math.max(0,n)),r=Math.floor(Math.min(e.length-1,r)),!(n<=t&&t<=r))return e;for(i=i===void 0?te:ee(i);r>n;){if(r-n>600){let a=r-n+1,o=t-n+1,s=Math.log(a),c=.5*Math.exp(2*s/3),l=.5*Math.sqrt(s*c*(a-c)/a)*(o-a/2<0?-1:1),u=Math.max(n,Math.floor(t-o*c/a+l)),d=Math.min(r,Math.floor(t+(a-o)*c/a+l));he(e,t,u,d,i)}let a=e[t],o=n,s=r;for(ge(e,n,t),i(e[r],a)>0&&ge(e,n,r);o<s;){for(ge(e,o,s),++o,--s;i(e[o],a)<0;)++o;for(;i(e[s],a)>0;)--s}i(e[n],a)===0?ge(e,n,s):(++s,ge(e,s,r)),s<=t&&(n=s+1),t<=s&&(r=s-1)}return e}function ge(e,t,n){let r=e[t];e[t]=e[n],e[n]=r}function _e(t,n=e){let r,i=!1;if(n.length===1){let a;for(let o of t){let t=n(o);(i?e(t,a)>0:e(t,t)===0)&&(r=o,a=t,i=!0)}}else for(let e of t)(i?n(e,r)>0:n(e,e)===0)&&(r=e,i=!0);return r}function ve(e,t,n){if(e=Float64Array.from(a(e,n)),(r=e.length)&&!isNaN(t=+t)){if(t<=0||r<2)return pe(e);if(t>=1)return de(e);var r,i=(r-1)*t,o=Math.floor(i),s=de(he(e,o).subarray(0,o+1));return s+(pe(e.subarray(o+1))-s)*(i-o)}}function ye(e,t,n=i){if((r=e.length)&&!isNaN(t=+t)){if(t<=0||r<2)return+n(e[0],0,e);if(t>=1)return+n(e[r-1],r-1,e);var r,a=(r-1)*t,o=Math.floor(a),s=+n(e[o],o,e);return s+(+n(e[o+1],o+1,e)-s)*(a-o)}}function be(e,t,n){let r=c(e),i=ve(e,.75)-ve(e,.25);return r&&i?Math.ceil((n-t)/(2*i*r**(-1/3))):1}function xe(e,t,n){let r=c(e),i=g(e);return r&&i?Math.ceil((n-t)*Math.cbrt(r)/(3.49*i)):1}function Se(e,t){let n=0,r=0;if(t===void 0)for(let t of e)t!=null&&(t=+t)>=t&&(++n,r+=t);else{let i=-1;for(let a of e)(a=t(a,++i,e))!=null&&(a=+a)>=a&&(++n,r+=a)}if(n)return r/n}function Ce(e,t){return ve(e,.5,t)}function*we(e){for(let t of e)yield*t}function Te(e){return Array.from(we(e))}function Ee(e,t){let n=new y;if(t===void 0)for(let t of e)t!=null&&t>=t&&n.set(t,(n.get(t)||0)+1);else{let r=-1;for(let i of e)(i=t(i,++r,e))!=null&&i>=i&&n.set(i,(n.get(i)||0)+1)}let r,i=0;for(let[e,t]of n)t>i&&(i=t,r=e);return r}function De(e,t=Oe){let n=[],r,i=!1;for(let a of e)i&&n.push(t(r,a)),r=a,i=!0;return n}function Oe(e,t){return[e,t]}function ke(e,t,n){e=+e,t=+t,n=(i=arguments.length)<2?(t=e,e=0,1):i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((t-e)/n))|0,a=Array(i);++r<i;)a[r]=e+r*n;return a}function Ae(e,t){let n=0;if(t===void 0)for(let t of e)(t=+t)&&(n+=t);else{let r=-1;for(let i of e)(i=+t(i,++r,e))&&(n+=i)}return n}function je(e){if(typeof e[Symbol.iterator]!=`function`)throw TypeError(`values is not iterable`);return Array.from(e).reverse()}function Me(e){return e}var Ne=1,Pe=2,Fe=3,Ie=4,Le=1e-6;function Re(e){return`translate(`+e+`,0)`}function ze(e){return`translate(0,`+e+`)`}function Be(e){return t=>+e(t)}function Ve(e,t){return t=Math.max(0,e.bandwidth()-t*2)/2,e.round()&&(t=Math.round(t)),n=>+e(n)+t}function He(){return!this.__axis}function Ue(e,t){var n=[],r=null,i=null,a=6,o=6,s=3,c=typeof window<`u`&&window.devicePixelRatio>1?0:.5,l=e===Ne||e===Ie?-1:1,u=e===Ie||e===Pe?`x`:`y`,d=e===Ne||e===Fe?Re:ze;function f(f){var p=r??(t.ticks?t.ticks.apply(t,n):t.domain()),m=i??(t.tickFormat?t.tickFormat.apply(t,n):Me),h=Math.max(a,0)+s,g=t.range(),_=+g[0]+c,v=+g[g.length-1]+c,y=(t.bandwidth?Ve:Be)(t.copy(),c),b=f.selection?f.selection():f,x=b.selectAll(`.domain`).data([null]),S=b.selectAll(`.tick`).data(p,t).order(),C=S.exit(),w=S.enter().append(`g`).attr(`class`,`tick`),T=S.select(`line`),E=S.select(`text`);x=x.merge(x.enter().insert(`path`,`.tick`).attr(`class`,`domain`).attr(`stroke`,`currentColor`)),S=S.merge(w),T=T.merge(w.append(`line`).attr(`stroke`,`currentColor`).attr(u+`2`,l*a)),E=E.merge(w.append(`text`).attr(`fill`,`currentColor`).attr(u,l*h).attr(`dy`,e===Ne?`0em`:e===Fe?`0.71em`:`0.32em`)),f!==b&&(x=x.transition(f),S=S.transition(f),T=T.transition(f),E=E.transition(f),C=C.transition(f).attr(`opacity`,Le).attr(`transform`,function(e){return isFinite(e=y(e))?d(e+c):this.getAttribute(`transform`)}),w.attr(`opacity`,Le).attr(`transform`,function(e){var t=this.parentNode.__axis;return d((t&&isFinite(t=t(e))?t:y(e))+c)})),C.remove(),x.attr(`d`,e===Ie||e===Pe?o?`M`+l*o+`,`+_+`H`+c+`V`+v+`H`+l*o:`M`+c+`,`+_+`V`+v:o?`M`+_+`,`+l*o+`V`+c+`H`+v+`V`+l*o:`M`+_+`,`+c+`H`+v),S.attr(`opacity`,1).attr(`transform`,function(e){return d(y(e)+c)}),T.attr(u+`2`,l*a),E.attr(u,l*h).text(m),b.filter(He).attr(`fill`,`none`).attr(`font-size`,10).attr(`font-family`,`sans-serif`).attr(`text-anchor`,e===Pe?`start`:e===Ie?`end`:`middle`),b.each(function(){this.__axis=y})}return f.scale=function(e){return arguments.length?(t=e,f):t},f.ticks=function(){return n=Array.from(arguments),f},f.tickArguments=function(e){return arguments.length?(n=e==null?[]:Array.from(e),f):n.slice()},f.tickValues=function(e){return arguments.length?(r=e==null?null:Array.from(e),f):r&&r.slice()},f.tickFormat=function(e){return arguments.length?(i=e,f):i},f.tickSize=function(e){return arguments.length?(a=o=+e,f):a},f.tickSizeInner=function(e){return arguments.length?(a=+e,f):a},f.tickSizeOuter=function(e){return arguments.length?(o=+e,f):o},f.tickPadding=function(e){return arguments.length?(s=+e,f):s},f.offset=function(e){return arguments.length?(c=+e,f):c},f}function We(e){return Ue(Fe,e)}var Ge=`http://www.w3.org/1999/xhtml`,Ke={svg:`http://www.w3.org/2000/svg`,xhtml:Ge,xlink:`http://www.w3.org/1999/xlink`,xml:`http://www.w3.org/XML/1998/namespace`,xmlns:`http://www.w3.org/2000/xmlns/`};function qe(e){var t=e+=``,n=t.indexOf(`:`);return n>=0&&(t=e.slice(0,n))!==`xmlns`&&(e=e.slice(n+1)),Ke.hasOwnProperty(t)?{space:Ke[t],local:e}:e}function Je(e){return function(){var t=this.ownerDocument,n=this.namespaceURI;return n===Ge&&t.documentElement.namespaceURI===Ge?t.createElement(e):t.createElementNS(n,e)}}function Ye(e){return function(){return this.ownerDocument.createElementNS(e.space,e.local)}}function Xe(e){var t=qe(e);return(t.local?Ye:Je)(t)}function Ze(){}function Qe(e){return e==null?Ze:function(){return this.querySelector(e)}}function $e(e){typeof e!=`function`&&(e=Qe(e));for(var t=this._groups,n=t.length,r=Array(n),i=0;i<n;++i)for(var a=t[i],o=a.length,s=r[i]=Array(o),c,l,u=0;u<o;++u)(c=a[u])&&(l=e.call(c,c.__data__,u,a))&&(`__data__`in c&&(l.__data__=c.__data__),s[u]=l);return new Un(r,this._parents)}function et(e){return e==null?[]:Array.isArray(e)?e:Array.from(e)}function tt(){return[]}function nt(e){return e==null?tt:function(){return this.querySelectorAll(e)}}function rt(e){return function(){return et(e.apply(this,arguments))}}function at(e){e=typeof e==`function`?rt(e):nt(e);for(var t=this._groups,n=t.length,r=[],i=[],a=0;a<n;++a)for(var o=t[a],s=o.length,c,l=0;l<s;++l)(c=o[l])&&(r.push(e.call(c,c.__data__,l,o)),i.push(c));return new Un(r,i)}function ot(e){return function(){return this.matches(e)}}function st(e){return function(t){return t.matches(e)}}var ct=Array.prototype.find;function lt(e){return function(){return ct.call(this.children,e)}}function ut(){return this.firstElementChild}function dt(e){return this.select(e==null?ut:lt(typeof e==`function`?e:st(e)))}var ft=Array.prototype.filter;function pt(){return Array.from(this.children)}function mt(e){return function(){return ft.call(this.children,e)}}function ht(e){return this.selectAll(e==null?pt:mt(typeof e==`function`?e:st(e)))}function gt(e){typeof e!=`function`&&(e=ot(e));for(var t=this._groups,n=t.length,r=Array(n),i=0;i<n;++i)for(var a=t[i],o=a.length,s=r[i]=[],c,l=0;l<o;++l)(c=a[l])&&e.call(c,c.__data__,l,a)&&s.push(c);return new Un(r,this._parents)}function _t(e){return Array(e.length)}function vt(){return new Un(this._enter||this._groups.map(_t),this._parents)}function yt(e,t){this.ownerDocument=e.ownerDocument,this.namespaceURI=e.namespaceURI,this._next=null,this._parent=e,this.__data__=t}yt.prototype={constructor:yt,appendChild:function(e){return this._parent.insertBefore(e,this._next)},insertBefore:function(e,t){return this._parent.insertBefore(e,t)},querySelector:function(e){return this._parent.querySelector(e)},querySelectorAll:function(e){return this._parent.querySelectorAll(e)}};function bt(e){return function(){return e}}function xt(e,t,n,r,i,a){for(var o=0,s,c=t.length,l=a.length;o<l;++o)(s=t[o])?(s.__data__=a[o],r[o]=s):n[o]=new yt(e,a[o]);for(;o<c;++o)(s=t[o])&&(i[o]=s)}function St(e,t,n,r,i,a,o){var s,c,l=/* @__PURE__ */ new Map,u=t.length,d=a.length,f=Array(u),p;for(s=0;s<u;++s)(c=t[s])&&(f[s]=p=o.call(c,c.__data__,s,t)+``,l.has(p)?i[s]=c:l.set(p,c));for(s=0;s<d;++s)p=o.call(e,a[s],s,a)+``,(c=l.get(p))?(r[s]=c,c.__data__=a[s],l.delete(p)):n[s]=new yt(e,a[s]);for(s=0;s<u;++s)(c=t[s])&&l.get(f[s])===c&&(i[s]=c)}function Ct(e){return e.__data__}function wt(e,t){if(!arguments.length)return Array.from(this,Ct);var n=t?St:xt,r=this._parents,i=this._groups;typeof e!=`function`&&(e=bt(e));for(var a=i.length,o=Array(a),s=Array(a),c=Array(a),l=0;l<a;++l){var u=r[l],d=i[l],f=d.length,p=Tt(e.call(u,u&&u.__data__,l,r)),m=p.length,h=s[l]=Array(m),g=o[l]=Array(m);n(u,d,h,g,c[l]=Array(f),p,t);for(var _=0,v=0,y,b;_<m;++_)if(y=h[_]){for(_>=v&&(v=_+1);!(b=g[v])&&++v<m;);y._next=b||null}}return o=new Un(o,r),o._enter=s,o._exit=c,o}function Tt(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function Et(){return new Un(this._exit||this._groups.map(_t),this._parents)}function Dt(e,t,n){var r=this.enter(),i=this,a=this.exit();return typeof e==`function`?(r=e(r),r&&=r.selection()):r=r.append(e+``),t!=null&&(i=t(i),i&&=i.selection()),n==null?a.remove():n(a),r&&i?r.merge(i).order():i}function Ot(e){for(var t=e.selection?e.selection():e,n=this._groups,r=t._groups,i=n.length,a=r.length,o=Math.min(i,a),s=Array(i),c=0;c<o;++c)for(var l=n[c],u=r[c],d=l.length,f=s[c]=Array(d),p,m=0;m<d;++m)(p=l[m]||u[m])&&(f[m]=p);for(;c<i;++c)s[c]=n[c];return new Un(s,this._parents)}function kt(){for(var e=this._groups,t=-1,n=e.length;++t<n;)for(var r=e[t],i=r.length-1,a=r[i],o;--i>=0;)(o=r[i])&&(a&&o.compareDocumentPosition(a)^4&&a.parentNode.insertBefore(o,a),a=o);return this}function At(e){e||=jt;function t(t,n){return t&&n?e(t.__data__,n.__data__):!t-!n}for(var n=this._groups,r=n.length,i=Array(r),a=0;a<r;++a){for(var o=n[a],s=o.length,c=i[a]=Array(s),l,u=0;u<s;++u)(l=o[u])&&(c[u]=l);c.sort(t)}return new Un(i,this._parents).order()}function jt(e,t){return e<t?-1:e>t?1:e>=t?0:NaN}function Mt(){var e=arguments[0];return arguments[0]=this,e.apply(null,arguments),this}function Nt(){return Array.from(this)}function Pt(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var r=e[t],i=0,a=r.length;i<a;++i){var o=r[i];if(o)return o}return null}function Ft(){let e=0;for(let t of this)++e;return e}function It(){return!this.node()}function Lt(e){for(var t=this._groups,n=0,r=t.length;n<r;++n)for(var i=t[n],a=0,o=i.length,s;a<o;++a)(s=i[a])&&e.call(s,s.__data__,a,i);return this}function Rt(e){return function(){this.removeAttribute(e)}}function zt(e){return function(){this.removeAttributeNS(e.space,e.local)}}function Bt(e,t){return function(){this.setAttribute(e,t)}}function Vt(e,t){return function(){this.setAttributeNS(e.space,e.local,t)}}function Ht(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttribute(e):this.setAttribute(e,n)}}function Ut(e,t){return function(){var n=t.apply(this,arguments);n==null?this.removeAttributeNS(e.space,e.local):this.setAttributeNS(e.space,e.local,n)}}function Wt(e,t){var n=qe(e);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.local):r.getAttribute(n)}return this.each((t==null?n.local?zt:Rt:typeof t==`function`?n.local?Ut:Ht:n.local?Vt:Bt)(n,t))}function Gt(e){return e.ownerDocument&&e.ownerDocument.defaultView||e.document&&e||e.defaultView}function Kt(e){return function(){this.style.removeProperty(e)}}function qt(e,t,n){return function(){this.style.setProperty(e,t,n)}}function Jt(e,t,n){return function(){var r=t.apply(this,arguments);r==null?this.style.removeProperty(e):this.style.setProperty(e,r,n)}}function Yt(e,t,n){return arguments.length>1?this.each((t==null?Kt:typeof t==`function`?Jt:qt)(e,t,n??``)):Xt(this.node(),e)}function Xt(e,t){return e.style.getPropertyValue(t)||Gt(e).getComputedStyle(e,null).getPropertyValue(t)}function Zt(e){return function(){delete this[e]}}function Qt(e,t){return function(){this[e]=t}}function $t(e,t){return function(){var n=t.apply(this,arguments);n==null?delete this[e]:this[e]=n}}function en(e,t){return arguments.length>1?this.each((t==null?Zt:typeof t==`function`?$t:Qt)(e,t)):this.node()[e]}function tn(e){return e.trim().split(/^|\\s+/)}function nn(e){return e.classList||new rn(e)}function rn(e){this._node=e,this._names=tn(e.getAttribute(`class`)||``)}rn.prototype={add:function(e){this._names.indexOf(e)<0&&(this._names.push(e),this._node.setAttribute(`class`,this._names.join(` `)))},remove:function(e){var t=this._names.indexOf(e);t>=0&&(this._names.splice(t,1),this._node.setAttribute(`class`,this._names.join(` `)))},contains:function(e){return this._names.indexOf(e)>=0}};function an(e,t){for(var n=nn(e),r=-1,i=t.length;++r<i;)n.add(t[r])}function on(e,t){for(var n=nn(e),r=-1,i=t.length;++r<i;)n.remove(t[r])}function sn(e){return function(){an(this,e)}}function cn(e){return function(){on(this,e)}}function ln(e,t){return function(){(t.apply(this,arguments)?an:on)(this,e)}}function un(e,t){var n=tn(e+``);if(arguments.length<2){for(var r=nn(this.node()),i=-1,a=n.length;++i<a;)if(!r.contains(n[i]))return!1;return!0}return this.each((typeof t==`function`?ln:t?sn:cn)(n,t))}function dn(){this.textContent=``}function fn(e){return function(){this.textContent=e}}function pn(e){return function(){var t=e.apply(this,arguments);this.textContent=t??``}}function mn(e){return arguments.length?this.each(e==null?dn:(typeof e==`function`?pn:fn)(e)):this.node().textContent}function hn(){this.innerHTML=``}function gn(e){return function(){this.innerHTML=e}}function _n(e){return function(){var t=e.apply(this,arguments);this.innerHTML=t??``}}function vn(e){return arguments.length?this.each(e==null?hn:(typeof e==`function`?_n:gn)(e)):this.node().innerHTML}function yn(){this.nextSibling&&this.parentNode.appendChild(this)}function bn(){return this.each(yn)}function xn(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function Sn(){return this.each(xn)}function Cn(e){var t=typeof e==`function`?e:Xe(e);return this.select(function(){return this.appendChild(t.apply(this,arguments))})}function wn(){return null}function Tn(e,t){var n=typeof e==`function`?e:Xe(e),r=t==null?wn:typeof t==`function`?t:Qe(t);return this.select(function(){return this.insertBefore(n.apply(this,arguments),r.apply(this,arguments)||null)})}function En(){var e=this.parentNode;e&&e.removeChild(this)}function Dn(){return this.each(En)}function On(){var e=this.cloneNode(!1),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function kn(){var e=this.cloneNode(!0),t=this.parentNode;return t?t.insertBefore(e,this.nextSibling):e}function An(e){return this.select(e?kn:On)}function jn(e){return arguments.length?this.property(`__data__`,e):this.node().__data__}function Mn(e){return function(t){e.call(this,t,this.__data__)}}function Nn(e){return e.trim().split(/^|\\s+/).map(function(e){var t=``,n=e.indexOf(`.`);return n>=0&&(t=e.slice(n+1),e=e.slice(0,n)),{type:e,name:t}})}function Pn(e){return function(){var t=this.__on;if(t){for(var n=0,r=-1,i=t.length,a;n<i;++n)a=t[n],(!e.type||a.type===e.type)&&a.name===e.name?this.removeEventListener(a.type,a.listener,a.options):t[++r]=a;++r?t.length=r:delete this.__on}}}function Fn(e,t,n){return function(){var r=this.__on,i,a=Mn(t);if(r){for(var o=0,s=r.length;o<s;++o)if((i=r[o]).type===e.type&&i.name===e.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(i.type,i.listener=a,i.options=n),i.value=t;return}}this.addEventListener(e.type,a,n),i={type:e.type,name:e.name,value:t,listener:a,options:n},r?r.push(i):this.__on=[i]}}function In(e,t,n){var r=Nn(e+``),i,a=r.length,o;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,l=s.length,u;c<l;++c)for(i=0,u=s[c];i<a;++i)if((o=r[i]).type===u.type&&o.name===u.name)return u.value}}else{for(s=t?Fn:Pn,i=0;i<a;++i)this.each(s(r[i],t,n));return this}}function Ln(e,t,n){var r=Gt(e),i=r.CustomEvent;typeof i==`function`?i=new i(t,n):(i=r.document.createEvent(`Event`),n?(i.initEvent(t,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(t,!1,!1)),e.dispatchEvent(i)}function Rn(e,t){return function(){return Ln(this,e,t)}}function zn(e,t){return function(){return Ln(this,e,t.apply(this,arguments))}}function Bn(e,t){return this.each((typeof t==`function`?zn:Rn)(e,t))}function*Vn(){for(var e=this._groups,t=0,n=e.length;t<n;++t)for(var r=e[t],i=0,a=r.length,o;i<a;++i)(o=r[i])&&(yield o)}var Hn=[null];function Un(e,t){this._groups=e,this._parents=t}function Wn(){return new Un([[document.documentElement]],Hn)}function Gn(){return this}Un.prototype=Wn.prototype={constructor:Un,select:$e,selectAll:at,selectChild:dt,selectChildren:ht,filter:gt,data:wt,enter:vt,exit:Et,join:Dt,merge:Ot,selection:Gn,order:kt,sort:At,call:Mt,nodes:Nt,node:Pt,size:Ft,empty:It,each:Lt,attr:Wt,style:Yt,property:en,classed:un,text:mn,html:vn,raise:bn,lower:Sn,append:Cn,insert:Tn,remove:Dn,clone:An,datum:jn,on:In,dispatch:Bn,[Symbol.iterator]:Vn};function Kn(e){return typeof e==`string`?new Un([[document.querySelector(e)]],[document.documentElement]):new Un([[e]],Hn)}var qn=0;function Jn(){return new Yn}function Yn(){this._=`@`+(++qn).toString(36)}Yn.prototype=Jn.prototype={constructor:Yn,get:function(e){for(var t=this._;!(t in e);)if(!(e=e.parentNode))return;return e[t]},set:function(e,t){return e[this._]=t},remove:function(e){return this._ in e&&delete e[this._]},toString:function(){return this._}};function Xn(e){let t;for(;t=e.sourceEvent;)e=t;return e}function Zn(e,t){if(e=Xn(e),t===void 0&&(t=e.currentTarget),t){var n=t.ownerSVGElement||t;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=e.clientX,r.y=e.clientY,r=r.matrixTransform(t.getScreenCTM().inverse()),[r.x,r.y]}if(t.getBoundingClientRect){var i=t.getBoundingClientRect();return[e.clientX-i.left-t.clientLeft,e.clientY-i.top-t.clientTop]}}return[e.pageX,e.pageY]}function Qn(e,t,n){e.prototype=t.prototype=n,n.constructor=e}function $n(e,t){var n=Object.create(e.prototype);for(var r in t)n[r]=t[r];return n}function er(){}var tr=.7,nr=1/tr,rr=`\\\\s*([+-]?\\\\d+)\\\\s*`,ir=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)\\\\s*`,ar=`\\\\s*([+-]?(?:\\\\d*\\\\.)?\\\\d+(?:[eE][+-]?\\\\d+)?)%\\\\s*`,or=/^#([0-9a-f]{3,8})$/,sr=RegExp(`^rgb\\\\(${rr},${rr},${rr}\\\\)$`),cr=RegExp(`^rgb\\\\(${ar},${ar},${ar}\\\\)$`),lr=RegExp(`^rgba\\\\(${rr},${rr},${rr},${ir}\\\\)$`),ur=RegExp(`^rgba\\\\(${ar},${ar},${ar},${ir}\\\\)$`),dr=RegExp(`^hsl\\\\(${ir},${ar},${ar}\\\\)$`),fr=RegExp(`^hsla\\\\(${ir},${ar},${ar},${ir}\\\\)$`),pr={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};Qn(er,vr,{copy(e){return Object.assign(new this.constructor,this,e)},displayable(){return this.rgb().displayable()},hex:mr,formatHex:mr,formatHex8:hr,formatHsl:gr,formatRgb:_r,toString:_r});function mr(){return this.rgb().formatHex()}function hr(){return this.rgb().formatHex8()}function gr(){return Ar(this).formatHsl()}function _r(){return this.rgb().formatRgb()}function vr(e){var t,n;return e=(e+``).trim().toLowerCase(),(t=or.exec(e))?(n=t[1].length,t=parseInt(t[1],16),n===6?yr(t):n===3?new M(t>>8&15|t>>4&240,t>>4&15|t&240,(t&15)<<4|t&15,1):n===8?br(t>>24&255,t>>16&255,t>>8&255,(t&255)/255):n===4?br(t>>12&15|t>>8&240,t>>8&15|t>>4&240,t>>4&15|t&240,((t&15)<<4|t&15)/255):null):(t=sr.exec(e))?new M(t[1],t[2],t[3],1):(t=cr.exec(e))?new M(t[1]*255/100,t[2]*255/100,t[3]*255/100,1):(t=lr.exec(e))?br(t[1],t[2],t[3],t[4]):(t=ur.exec(e))?br(t[1]*255/100,t[2]*255/100,t[3]*255/100,t[4]):(t=dr.exec(e))?kr(t[1],t[2]/100,t[3]/100,1):(t=fr.exec(e))?kr(t[1],t[2]/100,t[3]/100,t[4]):pr.hasOwnProperty(e)?yr(pr[e]):e===`transparent`?new M(NaN,NaN,NaN,0):null}function yr(e){return new M(e>>16&255,e>>8&255,e&255,1)}function br(e,t,n,r){return r<=0&&(e=t=n=NaN),new M(e,t,n,r)}function xr(e){return e instanceof er||(e=vr(e)),e?(e=e.rgb(),new M(e.r,e.g,e.b,e.opacity)):new M}function Sr(e,t,n,r){return arguments.length===1?xr(e):new M(e,t,n,r??1)}function M(e,t,n,r){this.r=+e,this.g=+t,this.b=+n,this.opacity=+r}Qn(M,Sr,$n(er,{brighter(e){return e=e==null?nr:nr**+e,new M(this.r*e,this.g*e,this.b*e,this.opacity)},darker(e){return e=e==null?tr:tr**+e,new M(this.r*e,this.g*e,this.b*e,this.opacity)},rgb(){return this},clamp(){return new M(Dr(this.r),Dr(this.g),Dr(this.b),Er(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Cr,formatHex:Cr,formatHex8:wr,formatRgb:Tr,toString:Tr}));function Cr(){return`#${Or(this.r)}${Or(this.g)}${Or(this.b)}`}function wr(){return`#${Or(this.r)}${Or(this.g)}${Or(this.b)}${Or((isNaN(this.opacity)?1:this.opacity)*255)}`}function Tr(){let e=Er(this.opacity);return`${e===1?`rgb(`:`rgba(`}${Dr(this.r)}, ${Dr(this.g)}, ${Dr(this.b)}${e===1?`)`:`, ${e})`}`}function Er(e){return isNaN(e)?1:Math.max(0,Math.min(1,e))}function Dr(e){return Math.max(0,Math.min(255,Math.round(e)||0))}function Or(e){return e=Dr(e),(e<16?`0`:``)+e.toString(16)}function kr(e,t,n,r){return r<=0?e=t=n=NaN:n<=0||n>=1?e=t=NaN:t<=0&&(e=NaN),new Mr(e,t,n,r)}function Ar(e){if(e instanceof Mr)return new Mr(e.h,e.s,e.l,e.opacity);if(e instanceof er||(e=vr(e)),!e)return new Mr;if(e instanceof Mr)return e;e=e.rgb();var t=e.r/255,n=e.g/255,r=e.b/255,i=Math.min(t,n,r),a=Math.max(t,n,r),o=NaN,s=a-i,c=(a+i)/2;return s?(o=t===a?(n-r)/s+(n<r)*6:n===a?(r-t)/s+2:(t-n)/s+4,s/=c<.5?a+i:2-a-i,o*=60):s=c>0&&c<1?0:o,new Mr(o,s,c,e.opacity)}function jr(e,t,n,r){return arguments.length===1?Ar(e):new Mr(e,t,n,r??1)}function Mr(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qn(Mr,jr,$n(er,{brighter(e){return e=e==null?nr:nr**+e,new Mr(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tr:tr**+e,new Mr(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=this.h%360+(this.h<0)*360,t=isNaN(e)||isNaN(this.s)?0:this.s,n=this.l,r=n+(n<.5?n:1-n)*t,i=2*n-r;return new M(Fr(e>=240?e-240:e+120,i,r),Fr(e,i,r),Fr(e<120?e+240:e-120,i,r),this.opacity)},clamp(){return new Mr(Nr(this.h),Pr(this.s),Pr(this.l),Er(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){let e=Er(this.opacity);return`${e===1?`hsl(`:`hsla(`}${Nr(this.h)}, ${Pr(this.s)*100}%, ${Pr(this.l)*100}%${e===1?`)`:`, ${e})`}`}}));function Nr(e){return e=(e||0)%360,e<0?e+360:e}function Pr(e){return Math.max(0,Math.min(1,e||0))}function Fr(e,t,n){return(e<60?t+(n-t)*e/60:e<180?n:e<240?t+(n-t)*(240-e)/60:t)*255}let Ir=Math.PI/180,Lr=180/Math.PI,Rr=.96422,zr=.82521,Br=4/29,Vr=6/29,Hr=3*Vr*Vr;function Ur(e){if(e instanceof Gr)return new Gr(e.l,e.a,e.b,e.opacity);if(e instanceof Qr)return $r(e);e instanceof M||(e=xr(e));var t=Yr(e.r),n=Yr(e.g),r=Yr(e.b),i=Kr((.2225045*t+.7168786*n+.0606169*r)/1),a,o;return t===n&&n===r?a=o=i:(a=Kr((.4360747*t+.3850649*n+.1430804*r)/Rr),o=Kr((.0139322*t+.0971045*n+.7141733*r)/zr)),new Gr(116*i-16,500*(a-i),200*(i-o),e.opacity)}function Wr(e,t,n,r){return arguments.length===1?Ur(e):new Gr(e,t,n,r??1)}function Gr(e,t,n,r){this.l=+e,this.a=+t,this.b=+n,this.opacity=+r}Qn(Gr,Wr,$n(er,{brighter(e){return new Gr(this.l+18*(e??1),this.a,this.b,this.opacity)},darker(e){return new Gr(this.l-18*(e??1),this.a,this.b,this.opacity)},rgb(){var e=(this.l+16)/116,t=isNaN(this.a)?e:e+this.a/500,n=isNaN(this.b)?e:e-this.b/200;return t=Rr*qr(t),e=1*qr(e),n=zr*qr(n),new M(Jr(3.1338561*t-1.6168667*e-.4906146*n),Jr(-.9787684*t+1.9161415*e+.033454*n),Jr(.0719453*t-.2289914*e+1.4052427*n),this.opacity)}}));function Kr(e){return e>.008856451679035631?e**(1/3):e/Hr+Br}function qr(e){return e>Vr?e*e*e:Hr*(e-Br)}function Jr(e){return 255*(e<=.0031308?12.92*e:1.055*e**(1/2.4)-.055)}function Yr(e){return(e/=255)<=.04045?e/12.92:((e+.055)/1.055)**2.4}function Xr(e){if(e instanceof Qr)return new Qr(e.h,e.c,e.l,e.opacity);if(e instanceof Gr||(e=Ur(e)),e.a===0&&e.b===0)return new Qr(NaN,0<e.l&&e.l<100?0:NaN,e.l,e.opacity);var t=Math.atan2(e.b,e.a)*Lr;return new Qr(t<0?t+360:t,Math.sqrt(e.a*e.a+e.b*e.b),e.l,e.opacity)}function Zr(e,t,n,r){return arguments.length===1?Xr(e):new Qr(e,t,n,r??1)}function Qr(e,t,n,r){this.h=+e,this.c=+t,this.l=+n,this.opacity=+r}function $r(e){if(isNaN(e.h))return new Gr(e.l,0,0,e.opacity);var t=e.h*Ir;return new Gr(e.l,Math.cos(t)*e.c,Math.sin(t)*e.c,e.opacity)}Qn(Qr,Zr,$n(er,{brighter(e){return new Qr(this.h,this.c,this.l+18*(e??1),this.opacity)},darker(e){return new Qr(this.h,this.c,this.l-18*(e??1),this.opacity)},rgb(){return $r(this).rgb()}}));var ei=-.14861,ti=1.78277,ni=-.29227,ri=-.90649,ii=1.97294,ai=ii*ri,oi=ii*ti,si=ti*ni-ri*ei;function ci(e){if(e instanceof ui)return new ui(e.h,e.s,e.l,e.opacity);e instanceof M||(e=xr(e));var t=e.r/255,n=e.g/255,r=e.b/255,i=(si*r+ai*t-oi*n)/(si+ai-oi),a=r-i,o=(ii*(n-i)-ni*a)/ri,s=Math.sqrt(o*o+a*a)/(ii*i*(1-i)),c=s?Math.atan2(o,a)*Lr-120:NaN;return new ui(c<0?c+360:c,s,i,e.opacity)}function li(e,t,n,r){return arguments.length===1?ci(e):new ui(e,t,n,r??1)}function ui(e,t,n,r){this.h=+e,this.s=+t,this.l=+n,this.opacity=+r}Qn(ui,li,$n(er,{brighter(e){return e=e==null?nr:nr**+e,new ui(this.h,this.s,this.l*e,this.opacity)},darker(e){return e=e==null?tr:tr**+e,new ui(this.h,this.s,this.l*e,this.opacity)},rgb(){var e=isNaN(this.h)?0:(this.h+120)*Ir,t=+this.l,n=isNaN(this.s)?0:this.s*t*(1-t),r=Math.cos(e),i=Math.sin(e);return new M(255*(t+n*(ei*r+ti*i)),255*(t+n*(ni*r+ri*i)),255*(t+ii*r*n),this.opacity)}}));function di(e,t,n,r,i){var a=e*e,o=a*e;return((1-3*e+3*a-o)*t+(4-6*a+3*o)*n+(1+3*e+3*a-3*o)*r+o*i)/6}function fi(e){var t=e.length-1;return function(n){var r=n<=0?n=0:n>=1?(n=1,t-1):Math.floor(n*t),i=e[r],a=e[r+1],o=r>0?e[r-1]:2*i-a,s=r<t-1?e[r+2]:2*a-i;return di((n-r/t)*t,o,i,a,s)}}var pi=e=>()=>e;function mi(e,t){return function(n){return e+n*t}}function hi(e,t,n){return e**=+n,t=t**+n-e,n=1/n,function(r){return(e+r*t)**+n}}function gi(e,t){var n=t-e;return n?mi(e,n>180||n<-180?n-360*Math.round(n/360):n):pi(isNaN(e)?t:e)}function _i(e){return(e=+e)==1?vi:function(t,n){return n-t?hi(t,n,e):pi(isNaN(t)?n:t)}}function vi(e,t){var n=t-e;return n?mi(e,n):pi(isNaN(e)?t:e)}var yi=(function e(t){var n=_i(t);function r(e,t){var r=n((e=Sr(e)).r,(t=Sr(t)).r),i=n(e.g,t.g),a=n(e.b,t.b),o=vi(e.opacity,t.opacity);return function(t){return e.r=r(t),e.g=i(t),e.b=a(t),e.opacity=o(t),e+``}}return r.gamma=e,r})(1);function bi(e){return function(t){for(var n=t.length,r=Array(n),i=Array(n),a=Array(n),o=0,s;o<n;++o)s=Sr(t[o]),r[o]=s.r||0,i[o]=s.g||0,a[o]=s.b||0;return r=e(r),i=e(i),a=e(a),s.opacity=1,function(e){return s.r=r(e),s.g=i(e),s.b=a(e),s+``}}}var xi=bi(fi);function Si(e,t){t||=[];var n=e?Math.min(t.length,e.length):0,r=t.slice(),i;return function(a){for(i=0;i<n;++i)r[i]=e[i]*(1-a)+t[i]*a;return r}}function Ci(e){return ArrayBuffer.isView(e)&&!(e instanceof DataView)}function wi(e,t){for(var n=t?t.length:0,r=e?Math.min(n,e.length):0,i=Array(r),a=Array(n),o=0;o<r;++o)i[o]=Ni(e[o],t[o]);for(;o<n;++o)a[o]=t[o];return function(e){for(o=0;o<r;++o)a[o]=i[o](e);return a}}function Ti(e,t){var n=/* @__PURE__ */ new Date;return e=+e,t=+t,function(r){return n.setTime(e*(1-r)+t*r),n}}function Ei(e,t){return e=+e,t=+t,function(n){return e*(1-n)+t*n}}function Di(e,t){var n={},r={},i;for(i in typeof e==`object`&&e||(e={}),typeof t==`object`&&t||(t={}),t)i in e?n[i]=Ni(e[i],t[i]):r[i]=t[i];return function(e){for(i in n)r[i]=n[i](e);return r}}var Oi=/[-+]?(?:\\d+\\.?\\d*|\\.?\\d+)(?:[eE][-+]?\\d+)?/g,ki=new RegExp(Oi.source,`g`);function Ai(e){return function(){return e}}function ji(e){return function(t){return e(t)+``}}function Mi(e,t){var n=Oi.lastIndex=ki.lastIndex=0,r,i,a,o=-1,s=[],c=[];for(e+=``,t+=``;(r=Oi.exec(e))&&(i=ki.exec(t));)(a=i.index)>n&&(a=t.slice(n,a),s[o]?s[o]+=a:s[++o]=a),(r=r[0])===(i=i[0])?s[o]?s[o]+=i:s[++o]=i:(s[++o]=null,c.push({i:o,x:Ei(r,i)})),n=ki.lastIndex;return n<t.length&&(a=t.slice(n),s[o]?s[o]+=a:s[++o]=a),s.length<2?c[0]?ji(c[0].x):Ai(t):(t=c.length,function(e){for(var n=0,r;n<t;++n)s[(r=c[n]).i]=r.x(e);return s.join(``)})}function Ni(e,t){var n=typeof t,r;return t==null||n===`boolean`?pi(t):(n===`number`?Ei:n===`string`?(r=vr(t))?(t=r,yi):Mi:t instanceof vr?yi:t instanceof Date?Ti:Ci(t)?Si:Array.isArray(t)?wi:typeof t.valueOf!=`function`&&typeof t.toString!=`function`||isNaN(t)?Di:Ei)(e,t)}function Pi(e,t){return e=+e,t=+t,function(n){return Math.round(e*(1-n)+t*n)}}var Fi=1e-12;function Ii(e){return((e=Math.exp(e))+1/e)/2}function Li(e){return((e=Math.exp(e))-1/e)/2}function Ri(e){return((e=Math.exp(2*e))-1)/(e+1)}(function e(t,n,r){function i(e,i){var a=e[0],o=e[1],s=e[2],c=i[0],l=i[1],u=i[2],d=c-a,f=l-o,p=d*d+f*f,m,h;if(p<Fi)h=Math.log(u/s)/t,m=function(e){return[a+e*d,o+e*f,s*Math.exp(t*e*h)]};else{var g=Math.sqrt(p),_=(u*u-s*s+r*p)/(2*s*n*g),v=(u*u-s*s-r*p)/(2*u*n*g),y=Math.log(Math.sqrt(_*_+1)-_);h=(Math.log(Math.sqrt(v*v+1)-v)-y)/t,m=function(e){var r=e*h,i=Ii(y),c=s/(n*g)*(i*Ri(t*r+y)-Li(y));return[a+c*d,o+c*f,s*i/Ii(t*r+y)]}}return m.duration=Math.abs(h)*1e3*t/Math.SQRT2,m}return i.rho=function(t){var n=Math.max(.001,+t),r=n*n;return e(n,r,r*r)},i})(Math.SQRT2,2,4);function zi(e){return function(t,n){var r=e((t=jr(t)).h,(n=jr(n)).h),i=vi(t.s,n.s),a=vi(t.l,n.l),o=vi(t.opacity,n.opacity);return function(e){return t.h=r(e),t.s=i(e),t.l=a(e),t.opacity=o(e),t+``}}}var Bi=zi(gi);function Vi(e,t){var n=vi((e=Wr(e)).l,(t=Wr(t)).l),r=vi(e.a,t.a),i=vi(e.b,t.b),a=vi(e.opacity,t.opacity);return function(t){return e.l=n(t),e.a=r(t),e.b=i(t),e.opacity=a(t),e+``}}function Hi(e){return function(t,n){var r=e((t=Zr(t)).h,(n=Zr(n)).h),i=vi(t.c,n.c),a=vi(t.l,n.l),o=vi(t.opacity,n.opacity);return function(e){return t.h=r(e),t.c=i(e),t.l=a(e),t.opacity=o(e),t+``}}}var Ui=Hi(gi);function Wi(e){return(function t(n){n=+n;function r(t,r){var i=e((t=li(t)).h,(r=li(r)).h),a=vi(t.s,r.s),o=vi(t.l,r.l),s=vi(t.opacity,r.opacity);return function(e){return t.h=i(e),t.s=a(e),t.l=o(e**+n),t.opacity=s(e),t+``}}return r.gamma=t,r})(1)}Wi(gi);var Gi=Wi(vi);function Ki(e,t){t===void 0&&(t=e,e=Ni);for(var n=0,r=t.length-1,i=t[0],a=Array(r<0?0:r);n<r;)a[n]=e(i,i=t[++n]);return function(e){var t=Math.max(0,Math.min(r-1,Math.floor(e*=r)));return a[t](e-t)}}function qi(e,t){for(var n=Array(t),r=0;r<t;++r)n[r]=e(r/(t-1));return n}let Ji=Math.PI,Yi=2*Ji,Xi=1e-6,Zi=Yi-Xi;function Qi(e){this._+=e[0];for(let t=1,n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function $i(e){let t=Math.floor(e);if(!(t>=0))throw Error(`invalid digits: ${e}`);if(t>15)return Qi;let n=10**t;return function(e){this._+=e[0];for(let t=1,r=e.length;t<r;++t)this._+=Math.round(arguments[t]*n)/n+e[t]}}function ea(e,t,n,r){return e===n&&t===r}function ta(e){let t=Math.floor(e);if(!(t<=15))return ea;let n=10**t,r=function(e){return Math.round(e*n)};return function(e,t,n,i){return r(e)===r(n)&&r(t)===r(i)}}var na=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._=``,this._append=e==null?Qi:$i(e),this._equal=e==null?ea:ta(e)}moveTo(e,t){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,t){this._append`L${this._x1=+e},${this._y1=+t}`}quadraticCurveTo(e,t,n,r){this._append`Q${+e},${+t},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(e,t,n,r,i,a){this._append`C${+e},${+t},${+n},${+r},${this._x1=+i},${this._y1=+a}`}arcTo(e,t,n,r,i){if(e=+e,t=+t,n=+n,r=+r,i=+i,i<0)throw Error(`negative radius: ${i}`);let a=this._x1,o=this._y1,s=n-e,c=r-t,l=a-e,u=o-t,d=l*l+u*u;if(this._x1===null)this._append`M${this._x1=e},${this._y1=t}`;else if(d>Xi){if(!(Math.abs(u*s-c*l)>Xi)||!i)this._append`L${this._x1=e},${this._y1=t}`;else{let f=n-a,p=r-o,m=s*s+c*c,h=f*f+p*p,g=Math.sqrt(m),_=Math.sqrt(d),v=i*Math.tan((Ji-Math.acos((m+d-h)/(2*g*_)))/2),y=v/_,b=v/g;Math.abs(y-1)>Xi&&this._append`L${e+y*l},${t+y*u}`,this._append`A${i},${i},0,0,${+(u*f>l*p)},${this._x1=e+b*s},${this._y1=t+b*c}`}}}arc(e,t,n,r,i,a){if(e=+e,t=+t,n=+n,a=!!a,n<0)throw Error(`negative radius: ${n}`);let o=n*Math.cos(r),s=n*Math.sin(r),c=e+o,l=t+s,u=1^a,d=a?r-i:i-r;if(this._x1===null?this._append`M${c},${l}`:(Math.abs(this._x1-c)>Xi||Math.abs(this._y1-l)>Xi)&&this._append`L${c},${l}`,n){if(d<0&&(d=d%Yi+Yi),d>Zi)this._append`A${n},${n},0,1,${u},${e-o},${t-s}A${n},${n},0,1,${u},${this._x1=c},${this._y1=l}`;else if(d>Xi){let a=e+n*Math.cos(i),o=t+n*Math.sin(i);if(d>=Ji&&this._equal(c,l,a,o)){d/=2;let i=r+d;this._append`A${n},${n},0,${+(d>=Ji)},${u},${e+n*Math.cos(i)},${t+n*Math.sin(i)}`}this._append`A${n},${n},0,${+(d>=Ji)},${u},${this._x1=a},${this._y1=o}`}}}rect(e,t,n,r){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+t}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};na.prototype;function ra(e=3){return new na(+e)}function ia(e){return Math.abs(e=Math.round(e))>=1e21?e.toLocaleString(`en`).replace(/,/g,``):e.toString(10)}function aa(e,t){if(!isFinite(e)||e===0)return null;var n=(e=t?e.toExponential(t-1):e.toExponential()).indexOf(`e`),r=e.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+e.slice(n+1)]}function oa(e){return e=aa(Math.abs(e)),e?e[1]:NaN}function sa(e,t){return function(n,r){for(var i=n.length,a=[],o=0,s=e[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),a.push(n.substring(i-=s,i+s)),!((c+=s+1)>r));)s=e[o=(o+1)%e.length];return a.reverse().join(t)}}function ca(e){return function(t){return t.replace(/[0-9]/g,function(t){return e[+t]})}}var la=/^(?:(.)?([<>=^]))?([+\\-( ])?([$#])?(0)?(\\d+)?(,)?(\\.\\d+)?(~)?([a-z%])?$/i;function ua(e){if(!(t=la.exec(e)))throw Error(`invalid format: `+e);var t;return new da({fill:t[1],align:t[2],sign:t[3],symbol:t[4],zero:t[5],width:t[6],comma:t[7],precision:t[8]&&t[8].slice(1),trim:t[9],type:t[10]})}ua.prototype=da.prototype;function da(e){this.fill=e.fill===void 0?` `:e.fill+``,this.align=e.align===void 0?`>`:e.align+``,this.sign=e.sign===void 0?`-`:e.sign+``,this.symbol=e.symbol===void 0?``:e.symbol+``,this.zero=!!e.zero,this.width=e.width===void 0?void 0:+e.width,this.comma=!!e.comma,this.precision=e.precision===void 0?void 0:+e.precision,this.trim=!!e.trim,this.type=e.type===void 0?``:e.type+``}da.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?`0`:``)+(this.width===void 0?``:Math.max(1,this.width|0))+(this.comma?`,`:``)+(this.precision===void 0?``:`.`+Math.max(0,this.precision|0))+(this.trim?`~`:``)+this.type};function fa(e){out:for(var t=e.length,n=1,r=-1,i;n<t;++n)switch(e[n]){case`.`:r=i=n;break;case`0`:r===0&&(r=n),i=n;break;default:if(!+e[n])break out;r>0&&(r=0)}return r>0?e.slice(0,r)+e.slice(i+1):e}var pa;function ma(e,t){var n=aa(e,t);if(!n)return pa=void 0,e.toPrecision(t);var r=n[0],i=n[1],a=i-(pa=Math.max(-8,Math.min(8,Math.floor(i/3)))*3)+1,o=r.length;return a===o?r:a>o?r+Array(a-o+1).join(`0`):a>0?r.slice(0,a)+`.`+r.slice(a):`0.`+Array(1-a).join(`0`)+aa(e,Math.max(0,t+a-1))[0]}function ha(e,t){var n=aa(e,t);if(!n)return e+``;var r=n[0],i=n[1];return i<0?`0.`+Array(-i).join(`0`)+r:r.length>i+1?r.slice(0,i+1)+`.`+r.slice(i+1):r+Array(i-r.length+2).join(`0`)}var ga={\"%\":(e,t)=>(e*100).toFixed(t),b:e=>Math.round(e).toString(2),c:e=>e+``,d:ia,e:(e,t)=>e.toExponential(t),f:(e,t)=>e.toFixed(t),g:(e,t)=>e.toPrecision(t),o:e=>Math.round(e).toString(8),p:(e,t)=>ha(e*100,t),r:ha,s:ma,X:e=>Math.round(e).toString(16).toUpperCase(),x:e=>Math.round(e).toString(16)};function _a(e){return e}var va=Array.prototype.map,ya=[`y`,`z`,`a`,`f`,`p`,`n`,`µ`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`];function ba(e){var t=e.grouping===void 0||e.thousands===void 0?_a:sa(va.call(e.grouping,Number),e.thousands+``),n=e.currency===void 0?``:e.currency[0]+``,r=e.currency===void 0?``:e.currency[1]+``,i=e.decimal===void 0?`.`:e.decimal+``,a=e.numerals===void 0?_a:ca(va.call(e.numerals,String)),o=e.percent===void 0?`%`:e.percent+``,s=e.minus===void 0?`−`:e.minus+``,c=e.nan===void 0?`NaN`:e.nan+``;function l(e,l){e=ua(e);var u=e.fill,d=e.align,f=e.sign,p=e.symbol,m=e.zero,h=e.width,g=e.comma,_=e.precision,v=e.trim,y=e.type;y===`n`?(g=!0,y=`g`):ga[y]||(_===void 0&&(_=12),v=!0,y=`g`),(m||u===`0`&&d===`=`)&&(m=!0,u=`0`,d=`=`);var b=(l&&l.prefix!==void 0?l.prefix:``)+(p===`$`?n:p===`#`&&/[boxX]/.test(y)?`0`+y.toLowerCase():``),x=(p===`$`?r:/[%p]/.test(y)?o:``)+(l&&l.suffix!==void 0?l.suffix:``),S=ga[y],C=/[defgprs%]/.test(y);_=_===void 0?6:/[gprs]/.test(y)?Math.max(1,Math.min(21,_)):Math.max(0,Math.min(20,_));function w(e){var n=b,r=x,o,l,p;if(y===`c`)r=S(e)+r,e=``;else{e=+e;var w=e<0||1/e<0;if(e=isNaN(e)?c:S(Math.abs(e),_),v&&(e=fa(e)),w&&+e==0&&f!==`+`&&(w=!1),n=(w?f===`(`?f:s:f===`-`||f===`(`?``:f)+n,r=(y===`s`&&!isNaN(e)&&pa!==void 0?ya[8+pa/3]:``)+r+(w&&f===`(`?`)`:``),C){for(o=-1,l=e.length;++o<l;)if(p=e.charCodeAt(o),48>p||p>57){r=(p===46?i+e.slice(o+1):e.slice(o))+r,e=e.slice(0,o);break}}}g&&!m&&(e=t(e,1/0));var T=n.length+e.length+r.length,E=T<h?Array(h-T+1).join(u):``;switch(g&&m&&(e=t(E+e,E.length?h-r.length:1/0),E=``),d){case`<`:e=n+e+r+E;break;case`=`:e=n+E+e+r;break;case`^`:e=E.slice(0,T=E.length>>1)+n+e+r+E.slice(T);break;default:e=E+n+e+r}return a(e)}return w.toString=function(){return e+``},w}function u(e,t){var n=Math.max(-8,Math.min(8,Math.floor(oa(t)/3)))*3,r=10**-n,i=l((e=ua(e),e.type=`f`,e),{suffix:ya[8+n/3]});return function(e){return i(r*e)}}return{format:l,formatPrefix:u}}var xa,Sa,Ca;wa({thousands:`,`,grouping:[3],currency:[`$`,``]});function wa(e){return xa=ba(e),Sa=xa.format,Ca=xa.formatPrefix,xa}function Ta(e){return Math.max(0,-oa(Math.abs(e)))}function Ea(e,t){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(oa(t)/3)))*3-oa(Math.abs(e)))}function Da(e,t){return e=Math.abs(e),t=Math.abs(t)-e,Math.max(0,oa(t)-oa(e))+1}var N=1e-6,Oa=1e-12,P=Math.PI,F=P/2,ka=P/4,Aa=P*2,ja=180/P,I=P/180,L=Math.abs,Ma=Math.atan,Na=Math.atan2,R=Math.cos,Pa=Math.exp,Fa=Math.log,Ia=Math.pow,z=Math.sin,La=Math.sign||function(e){return e>0?1:e<0?-1:0},Ra=Math.sqrt,za=Math.tan;function Ba(e){return e>1?0:e<-1?P:Math.acos(e)}function Va(e){return e>1?F:e<-1?-F:Math.asin(e)}function Ha(){}function Ua(e,t){e&&Ga.hasOwnProperty(e.type)&&Ga[e.type](e,t)}var Wa={Feature:function(e,t){Ua(e.geometry,t)},FeatureCollection:function(e,t){for(var n=e.features,r=-1,i=n.length;++r<i;)Ua(n[r].geometry,t)}},Ga={Sphere:function(e,t){t.sphere()},Point:function(e,t){e=e.coordinates,t.point(e[0],e[1],e[2])},MultiPoint:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)e=n[r],t.point(e[0],e[1],e[2])},LineString:function(e,t){Ka(e.coordinates,t,0)},MultiLineString:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)Ka(n[r],t,0)},Polygon:function(e,t){qa(e.coordinates,t)},MultiPolygon:function(e,t){for(var n=e.coordinates,r=-1,i=n.length;++r<i;)qa(n[r],t)},GeometryCollection:function(e,t){for(var n=e.geometries,r=-1,i=n.length;++r<i;)Ua(n[r],t)}};function Ka(e,t,n){var r=-1,i=e.length-n,a;for(t.lineStart();++r<i;)a=e[r],t.point(a[0],a[1],a[2]);t.lineEnd()}function qa(e,t){var n=-1,r=e.length;for(t.polygonStart();++n<r;)Ka(e[n],t,1);t.polygonEnd()}function Ja(e,t){e&&Wa.hasOwnProperty(e.type)?Wa[e.type](e,t):Ua(e,t)}new v,new v;function Ya(e){return[Na(e[1],e[0]),Va(e[2])]}function Xa(e){var t=e[0],n=e[1],r=R(n);return[r*R(t),r*z(t),z(n)]}function Za(e,t){return e[0]*t[0]+e[1]*t[1]+e[2]*t[2]}function Qa(e,t){return[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]]}function $a(e,t){e[0]+=t[0],e[1]+=t[1],e[2]+=t[2]}function eo(e,t){return[e[0]*t,e[1]*t,e[2]*t]}function to(e){var t=Ra(e[0]*e[0]+e[1]*e[1]+e[2]*e[2]);e[0]/=t,e[1]/=t,e[2]/=t}function no(e,t){function n(n,r){return n=e(n,r),t(n[0],n[1])}return e.invert&&t.invert&&(n.invert=function(n,r){return n=t.invert(n,r),n&&e.invert(n[0],n[1])}),n}function ro(e,t){return L(e)>P&&(e-=Math.round(e/Aa)*Aa),[e,t]}ro.invert=ro;function io(e,t,n){return(e%=Aa)?t||n?no(oo(e),so(t,n)):oo(e):t||n?so(t,n):ro}function ao(e){return function(t,n){return t+=e,L(t)>P&&(t-=Math.round(t/Aa)*Aa),[t,n]}}function oo(e){var t=ao(e);return t.invert=ao(-e),t}function so(e,t){var n=R(e),r=z(e),i=R(t),a=z(t);function o(e,t){var o=R(t),s=R(e)*o,c=z(e)*o,l=z(t),u=l*n+s*r;return[Na(c*i-u*a,s*n-l*r),Va(u*i+c*a)]}return o.invert=function(e,t){var o=R(t),s=R(e)*o,c=z(e)*o,l=z(t),u=l*i-c*a;return[Na(c*i+l*a,s*n+u*r),Va(u*n-s*r)]},o}function co(e){e=io(e[0]*I,e[1]*I,e.length>2?e[2]*I:0);function t(t){return t=e(t[0]*I,t[1]*I),t[0]*=ja,t[1]*=ja,t}return t.invert=function(t){return t=e.invert(t[0]*I,t[1]*I),t[0]*=ja,t[1]*=ja,t},t}function lo(e,t,n,r,i,a){if(n){var o=R(t),s=z(t),c=r*n;i==null?(i=t+r*Aa,a=t-c/2):(i=uo(o,i),a=uo(o,a),(r>0?i<a:i>a)&&(i+=r*Aa));for(var l,u=i;r>0?u>a:u<a;u-=c)l=Ya([o,-s*R(u),-s*z(u)]),e.point(l[0],l[1])}}function uo(e,t){t=Xa(t),t[0]-=e,to(t);var n=Ba(-t[1]);return((-t[2]<0?-n:n)+Aa-N)%Aa}function fo(){var e=[],t;return{point:function(e,n,r){t.push([e,n,r])},lineStart:function(){e.push(t=[])},lineEnd:Ha,rejoin:function(){e.length>1&&e.push(e.pop().concat(e.shift()))},result:function(){var n=e;return e=[],t=null,n}}}function po(e,t){return L(e[0]-t[0])<N&&L(e[1]-t[1])<N}function mo(e,t,n,r){this.x=e,this.z=t,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function ho(e,t,n,r,i){var a=[],o=[],s,c;if(e.forEach(function(e){if(!((t=e.length-1)<=0)){var t,n=e[0],r=e[t],c;if(po(n,r)){if(!n[2]&&!r[2]){for(i.lineStart(),s=0;s<t;++s)i.point((n=e[s])[0],n[1]);i.lineEnd();return}r[0]+=2*N}a.push(c=new mo(n,e,null,!0)),o.push(c.o=new mo(n,null,c,!1)),a.push(c=new mo(r,e,null,!1)),o.push(c.o=new mo(r,null,c,!0))}}),a.length){for(o.sort(t),go(a),go(o),s=0,c=o.length;s<c;++s)o[s].e=n=!n;for(var l=a[0],u,d;;){for(var f=l,p=!0;f.v;)if((f=f.n)===l)return;u=f.z,i.lineStart();do{if(f.v=f.o.v=!0,f.e){if(p)for(s=0,c=u.length;s<c;++s)i.point((d=u[s])[0],d[1]);else r(f.x,f.n.x,1,i);f=f.n}else{if(p)for(u=f.p.z,s=u.length-1;s>=0;--s)i.point((d=u[s])[0],d[1]);else r(f.x,f.p.x,-1,i);f=f.p}f=f.o,u=f.z,p=!p}while(!f.v);i.lineEnd()}}}function go(e){if(t=e.length){for(var t,n=0,r=e[0],i;++n<t;)r.n=i=e[n],i.p=r,r=i;r.n=i=e[0],i.p=r}}function _o(e){return L(e[0])<=P?e[0]:La(e[0])*((L(e[0])+P)%Aa-P)}function vo(e,t){var n=_o(t),r=t[1],i=z(r),a=[z(n),-R(n),0],o=0,s=0,c=new v;i===1?r=F+N:i===-1&&(r=-F-N);for(var l=0,u=e.length;l<u;++l)if(f=(d=e[l]).length)for(var d,f,p=d[f-1],m=_o(p),h=p[1]/2+ka,g=z(h),_=R(h),y=0;y<f;++y,m=x,g=C,_=w,p=b){var b=d[y],x=_o(b),S=b[1]/2+ka,C=z(S),w=R(S),T=x-m,E=T>=0?1:-1,D=E*T,O=D>P,k=g*C;if(c.add(Na(k*E*z(D),_*w+k*R(D))),o+=O?T+E*Aa:T,O^m>=n^x>=n){var A=Qa(Xa(p),Xa(b));to(A);var j=Qa(a,A);to(j);var ee=(O^T>=0?-1:1)*Va(j[2]);(r>ee||r===ee&&(A[0]||A[1]))&&(s+=O^T>=0?1:-1)}}return(o<-N||o<N&&c<-Oa)^s&1}function yo(e,t,n,r){return function(i){var a=t(i),o=fo(),s=t(o),c=!1,l,u,d,f={point:p,lineStart:h,lineEnd:g,polygonStart:function(){f.point=_,f.lineStart=v,f.lineEnd=y,u=[],l=[]},polygonEnd:function(){f.point=p,f.lineStart=h,f.lineEnd=g,u=Te(u);var e=vo(l,r);u.length?(c||=(i.polygonStart(),!0),ho(u,xo,e,n,i)):e&&(c||=(i.polygonStart(),!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&=(i.polygonEnd(),!1),u=l=null},sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function p(t,n){e(t,n)&&i.point(t,n)}function m(e,t){a.point(e,t)}function h(){f.point=m,a.lineStart()}function g(){f.point=p,a.lineEnd()}function _(e,t){d.push([e,t]),s.point(e,t)}function v(){s.lineStart(),d=[]}function y(){_(d[0][0],d[0][1]),s.lineEnd();var e=s.clean(),t=o.result(),n,r=t.length,a,f,p;if(d.pop(),l.push(d),d=null,r){if(e&1){if(f=t[0],(a=f.length-1)>0){for(c||=(i.polygonStart(),!0),i.lineStart(),n=0;n<a;++n)i.point((p=f[n])[0],p[1]);i.lineEnd()}}else r>1&&e&2&&t.push(t.pop().concat(t.shift())),u.push(t.filter(bo))}}return f}}function bo(e){return e.length>1}function xo(e,t){return((e=e.x)[0]<0?e[1]-F-N:F-e[1])-((t=t.x)[0]<0?t[1]-F-N:F-t[1])}var So=yo(function(){return!0},Co,To,[-P,-F]);function Co(e){var t=NaN,n=NaN,r=NaN,i;return{lineStart:function(){e.lineStart(),i=1},point:function(a,o){var s=a>0?P:-P,c=L(a-t);L(c-P)<N?(e.point(t,n=(n+o)/2>0?F:-F),e.point(r,n),e.lineEnd(),e.lineStart(),e.point(s,n),e.point(a,n),i=0):r!==s&&c>=P&&(L(t-r)<N&&(t-=r*N),L(a-s)<N&&(a-=s*N),n=wo(t,n,a,o),e.point(r,n),e.lineEnd(),e.lineStart(),e.point(s,n),i=0),e.point(t=a,n=o),r=s},lineEnd:function(){e.lineEnd(),t=n=NaN},clean:function(){return 2-i}}}function wo(e,t,n,r){var i,a,o=z(e-n);return L(o)>N?Ma((z(t)*(a=R(r))*z(n)-z(r)*(i=R(t))*z(e))/(i*a*o)):(t+r)/2}function To(e,t,n,r){var i;if(e==null)i=n*F,r.point(-P,i),r.point(0,i),r.point(P,i),r.point(P,0),r.point(P,-i),r.point(0,-i),r.point(-P,-i),r.point(-P,0),r.point(-P,i);else if(L(e[0]-t[0])>N){var a=e[0]<t[0]?P:-P;i=n*a/2,r.point(-a,i),r.point(0,i),r.point(a,i)}else r.point(t[0],t[1])}function Eo(e){var t=R(e),n=2*I,r=t>0,i=L(t)>N;function a(t,r,i,a){lo(a,e,n,i,t,r)}function o(e,n){return R(e)*R(n)>t}function s(e){var t,n,a,s,u;return{lineStart:function(){s=a=!1,u=1},point:function(d,f){var p=[d,f],m,h=o(d,f),g=r?h?0:l(d,f):h?l(d+(d<0?P:-P),f):0;if(!t&&(s=a=h)&&e.lineStart(),h!==a&&(m=c(t,p),(!m||po(t,m)||po(p,m))&&(p[2]=1)),h!==a)u=0,h?(e.lineStart(),m=c(p,t),e.point(m[0],m[1])):(m=c(t,p),e.point(m[0],m[1],2),e.lineEnd()),t=m;else if(i&&t&&r^h){var _;!(g&n)&&(_=c(p,t,!0))&&(u=0,r?(e.lineStart(),e.point(_[0][0],_[0][1]),e.point(_[1][0],_[1][1]),e.lineEnd()):(e.point(_[1][0],_[1][1]),e.lineEnd(),e.lineStart(),e.point(_[0][0],_[0][1],3)))}!h||t&&po(t,p)||e.point(p[0],p[1]),t=p,a=h,n=g},lineEnd:function(){a&&e.lineEnd(),t=null},clean:function(){return u|(s&&a)<<1}}}function c(e,n,r){var i=Xa(e),a=Xa(n),o=[1,0,0],s=Qa(i,a),c=Za(s,s),l=s[0],u=c-l*l;if(!u)return!r&&e;var d=t*c/u,f=-t*l/u,p=Qa(o,s),m=eo(o,d);$a(m,eo(s,f));var h=p,g=Za(m,h),_=Za(h,h),v=g*g-_*(Za(m,m)-1);if(!(v<0)){var y=Ra(v),b=eo(h,(-g-y)/_);if($a(b,m),b=Ya(b),!r)return b;var x=e[0],S=n[0],C=e[1],w=n[1],T;S<x&&(T=x,x=S,S=T);var E=S-x,D=L(E-P)<N,O=D||E<N;if(!D&&w<C&&(T=C,C=w,w=T),O?D?C+w>0^b[1]<(L(b[0]-x)<N?C:w):C<=b[1]&&b[1]<=w:E>P^(x<=b[0]&&b[0]<=S)){var k=eo(h,(-g+y)/_);return $a(k,m),[b,Ya(k)]}}}function l(t,n){var i=r?e:P-e,a=0;return t<-i?a|=1:t>i&&(a|=2),n<-i?a|=4:n>i&&(a|=8),a}return yo(o,s,a,r?[0,-e]:[-P,e-P])}function Do(e,t,n,r,i,a){var o=e[0],s=e[1],c=t[0],l=t[1],u=0,d=1,f=c-o,p=l-s,m=n-o;if(!(!f&&m>0)){if(m/=f,f<0){if(m<u)return;m<d&&(d=m)}else if(f>0){if(m>d)return;m>u&&(u=m)}if(m=i-o,!(!f&&m<0)){if(m/=f,f<0){if(m>d)return;m>u&&(u=m)}else if(f>0){if(m<u)return;m<d&&(d=m)}if(m=r-s,!(!p&&m>0)){if(m/=p,p<0){if(m<u)return;m<d&&(d=m)}else if(p>0){if(m>d)return;m>u&&(u=m)}if(m=a-s,!(!p&&m<0)){if(m/=p,p<0){if(m>d)return;m>u&&(u=m)}else if(p>0){if(m<u)return;m<d&&(d=m)}return u>0&&(e[0]=o+u*f,e[1]=s+u*p),d<1&&(t[0]=o+d*f,t[1]=s+d*p),!0}}}}}var Oo=1e9,ko=-Oo;function Ao(e,t,n,r){function i(i,a){return e<=i&&i<=n&&t<=a&&a<=r}function a(i,a,s,l){var u=0,d=0;if(i==null||(u=o(i,s))!==(d=o(a,s))||c(i,a)<0^s>0)do l.point(u===0||u===3?e:n,u>1?r:t);while((u=(u+s+4)%4)!==d);else l.point(a[0],a[1])}function o(r,i){return L(r[0]-e)<N?i>0?0:3:L(r[0]-n)<N?i>0?2:1:L(r[1]-t)<N?+(i>0):i>0?3:2}function s(e,t){return c(e.x,t.x)}function c(e,t){var n=o(e,1),r=o(t,1);return n===r?n===0?t[1]-e[1]:n===1?e[0]-t[0]:n===2?e[1]-t[1]:t[0]-e[0]:n-r}return function(o){var c=o,l=fo(),u,d,f,p,m,h,g,_,v,y,b,x={point:S,lineStart:E,lineEnd:D,polygonStart:w,polygonEnd:T};function S(e,t){i(e,t)&&c.point(e,t)}function C(){for(var t=0,n=0,i=d.length;n<i;++n)for(var a=d[n],o=1,s=a.length,c=a[0],l,u,f=c[0],p=c[1];o<s;++o)l=f,u=p,c=a[o],f=c[0],p=c[1],u<=r?p>r&&(f-l)*(r-u)>(p-u)*(e-l)&&++t:p<=r&&(f-l)*(r-u)<(p-u)*(e-l)&&--t;return t}function w(){c=l,u=[],d=[],b=!0}function T(){var e=C(),t=b&&e,n=(u=Te(u)).length;(t||n)&&(o.polygonStart(),t&&(o.lineStart(),a(null,null,1,o),o.lineEnd()),n&&ho(u,s,e,a,o),o.polygonEnd()),c=o,u=d=f=null}function E(){x.point=O,d&&d.push(f=[]),y=!0,v=!1,g=_=NaN}function D(){u&&(O(p,m),h&&v&&l.rejoin(),u.push(l.result())),x.point=S,v&&c.lineEnd()}function O(a,o){var s=i(a,o);if(d&&f.push([a,o]),y)p=a,m=o,h=s,y=!1,s&&(c.lineStart(),c.point(a,o));else if(s&&v)c.point(a,o);else{var l=[g=Math.max(ko,Math.min(Oo,g)),_=Math.max(ko,Math.min(Oo,_))],u=[a=Math.max(ko,Math.min(Oo,a)),o=Math.max(ko,Math.min(Oo,o))];Do(l,u,e,t,n,r)?(v||(c.lineStart(),c.point(l[0],l[1])),c.point(u[0],u[1]),s||c.lineEnd(),b=!1):s&&(c.lineStart(),c.point(a,o),b=!1)}g=a,_=o,v=s}return x}}var jo=e=>e,Mo=new v,No=new v,Po,Fo,Io,Lo,Ro={point:Ha,lineStart:Ha,lineEnd:Ha,polygonStart:function(){Ro.lineStart=zo,Ro.lineEnd=Ho},polygonEnd:function(){Ro.lineStart=Ro.lineEnd=Ro.point=Ha,Mo.add(L(No)),No=new v},result:function(){var e=Mo/2;return Mo=new v,e}};function zo(){Ro.point=Bo}function Bo(e,t){Ro.point=Vo,Po=Io=e,Fo=Lo=t}function Vo(e,t){No.add(Lo*e-Io*t),Io=e,Lo=t}function Ho(){Vo(Po,Fo)}var Uo=1/0,Wo=Uo,Go=-Uo,Ko=Go,qo={point:Jo,lineStart:Ha,lineEnd:Ha,polygonStart:Ha,polygonEnd:Ha,result:function(){var e=[[Uo,Wo],[Go,Ko]];return Go=Ko=-(Wo=Uo=1/0),e}};function Jo(e,t){e<Uo&&(Uo=e),e>Go&&(Go=e),t<Wo&&(Wo=t),t>Ko&&(Ko=t)}var Yo=0,Xo=0,Zo=0,Qo=0,$o=0,es=0,ts=0,ns=0,rs=0,is,as,os,ss,cs={point:ls,lineStart:us,lineEnd:ps,polygonStart:function(){cs.lineStart=ms,cs.lineEnd=hs},polygonEnd:function(){cs.point=ls,cs.lineStart=us,cs.lineEnd=ps},result:function(){var e=rs?[ts/rs,ns/rs]:es?[Qo/es,$o/es]:Zo?[Yo/Zo,Xo/Zo]:[NaN,NaN];return Yo=Xo=Zo=Qo=$o=es=ts=ns=rs=0,e}};function ls(e,t){Yo+=e,Xo+=t,++Zo}function us(){cs.point=ds}function ds(e,t){cs.point=fs,ls(os=e,ss=t)}function fs(e,t){var n=e-os,r=t-ss,i=Ra(n*n+r*r);Qo+=i*(os+e)/2,$o+=i*(ss+t)/2,es+=i,ls(os=e,ss=t)}function ps(){cs.point=ls}function ms(){cs.point=gs}function hs(){_s(is,as)}function gs(e,t){cs.point=_s,ls(is=os=e,as=ss=t)}function _s(e,t){var n=e-os,r=t-ss,i=Ra(n*n+r*r);Qo+=i*(os+e)/2,$o+=i*(ss+t)/2,es+=i,i=ss*e-os*t,ts+=i*(os+e),ns+=i*(ss+t),rs+=i*3,ls(os=e,ss=t)}function vs(e){this._context=e}vs.prototype={_radius:4.5,pointRadius:function(e){return this._radius=e,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(e,t){switch(this._point){case 0:this._context.moveTo(e,t),this._point=1;break;case 1:this._context.lineTo(e,t);break;default:this._context.moveTo(e+this._radius,t),this._context.arc(e,t,this._radius,0,Aa)}},result:Ha};var ys=new v,bs,xs,Ss,Cs,ws,Ts={point:Ha,lineStart:function(){Ts.point=Es},lineEnd:function(){bs&&Ds(xs,Ss),Ts.point=Ha},polygonStart:function(){bs=!0},polygonEnd:function(){bs=null},result:function(){var e=+ys;return ys=new v,e}};function Es(e,t){Ts.point=Ds,xs=Cs=e,Ss=ws=t}function Ds(e,t){Cs-=e,ws-=t,ys.add(Ra(Cs*Cs+ws*ws)),Cs=e,ws=t}let Os,ks,As,js;var Ms=class{constructor(e){this._append=e==null?Ns:Ps(e),this._radius=4.5,this._=``}pointRadius(e){return this._radius=+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+=`Z`),this._point=NaN}point(e,t){switch(this._point){case 0:this._append`M${e},${t}`,this._point=1;break;case 1:this._append`L${e},${t}`;break;default:if(this._append`M${e},${t}`,this._radius!==As||this._append!==ks){let e=this._radius,t=this._;this._=``,this._append`m0,${e}a${e},${e} 0 1,1 0,${-2*e}a${e},${e} 0 1,1 0,${2*e}z`,As=e,ks=this._append,js=this._,this._=t}this._+=js}}result(){let e=this._;return this._=``,e.length?e:null}};function Ns(e){let t=1;this._+=e[0];for(let n=e.length;t<n;++t)this._+=arguments[t]+e[t]}function Ps(e){let t=Math.floor(e);if(!(t>=0))throw RangeError(`invalid digits: ${e}`);if(t>15)return Ns;if(t!==Os){let e=10**t;Os=t,ks=function(t){let n=1;this._+=t[0];for(let r=t.length;n<r;++n)this._+=Math.round(arguments[n]*e)/e+t[n]}}return ks}function Fs(e,t){let n=3,r=4.5,i,a;function o(e){return e&&(typeof r==`function`&&a.pointRadius(+r.apply(this,arguments)),Ja(e,i(a))),a.result()}return o.area=function(e){return Ja(e,i(Ro)),Ro.result()},o.measure=function(e){return Ja(e,i(Ts)),Ts.result()},o.bounds=function(e){return Ja(e,i(qo)),qo.result()},o.centroid=function(e){return Ja(e,i(cs)),cs.result()},o.projection=function(t){return arguments.length?(i=t==null?(e=null,jo):(e=t).stream,o):e},o.context=function(e){return arguments.length?(a=e==null?(t=null,new Ms(n)):new vs(t=e),typeof r!=`function`&&a.pointRadius(r),o):t},o.pointRadius=function(e){return arguments.length?(r=typeof e==`function`?e:(a.pointRadius(+e),+e),o):r},o.digits=function(e){if(!arguments.length)return n;if(e==null)n=null;else{let t=Math.floor(e);if(!(t>=0))throw RangeError(`invalid digits: ${e}`);n=t}return t===null&&(a=new Ms(n)),o},o.projection(e).digits(n).context(t)}function Is(e){return{stream:Ls(e)}}function Ls(e){return function(t){var n=new Rs;for(var r in e)n[r]=e[r];return n.stream=t,n}}function Rs(){}Rs.prototype={constructor:Rs,point:function(e,t){this.stream.point(e,t)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function zs(e,t,n){var r=e.clipExtent&&e.clipExtent();return e.scale(150).translate([0,0]),r!=null&&e.clipExtent(null),Ja(n,e.stream(qo)),t(qo.result()),r!=null&&e.clipExtent(r),e}function Bs(e,t,n){return zs(e,function(n){var r=t[1][0]-t[0][0],i=t[1][1]-t[0][1],a=Math.min(r/(n[1][0]-n[0][0]),i/(n[1][1]-n[0][1])),o=+t[0][0]+(r-a*(n[1][0]+n[0][0]))/2,s=+t[0][1]+(i-a*(n[1][1]+n[0][1]))/2;e.scale(150*a).translate([o,s])},n)}function Vs(e,t,n){return Bs(e,[[0,0],t],n)}function Hs(e,t,n){return zs(e,function(n){var r=+t,i=r/(n[1][0]-n[0][0]),a=(r-i*(n[1][0]+n[0][0]))/2,o=-i*n[0][1];e.scale(150*i).translate([a,o])},n)}function Us(e,t,n){return zs(e,function(n){var r=+t,i=r/(n[1][1]-n[0][1]),a=-i*n[0][0],o=(r-i*(n[1][1]+n[0][1]))/2;e.scale(150*i).translate([a,o])},n)}var Ws=16,Gs=R(30*I);function Ks(e,t){return+t?Js(e,t):qs(e)}function qs(e){return Ls({point:function(t,n){t=e(t,n),this.stream.point(t[0],t[1])}})}function Js(e,t){function n(r,i,a,o,s,c,l,u,d,f,p,m,h,g){var _=l-r,v=u-i,y=_*_+v*v;if(y>4*t&&h--){var b=o+f,x=s+p,S=c+m,C=Ra(b*b+x*x+S*S),w=Va(S/=C),T=L(L(S)-1)<N||L(a-d)<N?(a+d)/2:Na(x,b),E=e(T,w),D=E[0],O=E[1],k=D-r,A=O-i,j=v*k-_*A;(j*j/y>t||L((_*k+v*A)/y-.5)>.3||o*f+s*p+c*m<Gs)&&(n(r,i,a,o,s,c,D,O,T,b/=C,x/=C,S,h,g),g.point(D,O),n(D,O,T,b,x,S,l,u,d,f,p,m,h,g))}}return function(t){var r,i,a,o,s,c,l,u,d,f,p,m,h={point:g,lineStart:_,lineEnd:y,polygonStart:function(){t.polygonStart(),h.lineStart=b},polygonEnd:function(){t.polygonEnd(),h.lineStart=_}};function g(n,r){n=e(n,r),t.point(n[0],n[1])}function _(){u=NaN,h.point=v,t.lineStart()}function v(r,i){var a=Xa([r,i]),o=e(r,i);n(u,d,l,f,p,m,u=o[0],d=o[1],l=r,f=a[0],p=a[1],m=a[2],Ws,t),t.point(u,d)}function y(){h.point=g,t.lineEnd()}function b(){_(),h.point=x,h.lineEnd=S}function x(e,t){v(r=e,t),i=u,a=d,o=f,s=p,c=m,h.point=v}function S(){n(u,d,l,f,p,m,i,a,r,o,s,c,Ws,t),h.lineEnd=y,y()}return h}}var Ys=Ls({point:function(e,t){this.stream.point(e*I,t*I)}});function Xs(e){return Ls({point:function(t,n){var r=e(t,n);return this.stream.point(r[0],r[1])}})}function Zs(e,t,n,r,i){function a(a,o){return a*=r,o*=i,[t+e*a,n-e*o]}return a.invert=function(a,o){return[(a-t)/e*r,(n-o)/e*i]},a}function Qs(e,t,n,r,i,a){if(!a)return Zs(e,t,n,r,i);var o=R(a),s=z(a),c=o*e,l=s*e,u=o/e,d=s/e,f=(s*n-o*t)/e,p=(s*t+o*n)/e;function m(e,a){return e*=r,a*=i,[c*e-l*a+t,n-l*e-c*a]}return m.invert=function(e,t){return[r*(u*e-d*t+f),i*(p-d*e-u*t)]},m}function $s(e){return ec(function(){return e})()}function ec(e){var t,n=150,r=480,i=250,a=0,o=0,s=0,c=0,l=0,u,d=0,f=1,p=1,m=null,h=So,g=null,_,v,y,b=jo,x=.5,S,C,w,T,E;function D(e){return w(e[0]*I,e[1]*I)}function O(e){return e=w.invert(e[0],e[1]),e&&[e[0]*ja,e[1]*ja]}D.stream=function(e){return T&&E===e?T:T=Ys(Xs(u)(h(S(b(E=e)))))},D.preclip=function(e){return arguments.length?(h=e,m=void 0,A()):h},D.postclip=function(e){return arguments.length?(b=e,g=_=v=y=null,A()):b},D.clipAngle=function(e){return arguments.length?(h=+e?Eo(m=e*I):(m=null,So),A()):m*ja},D.clipExtent=function(e){return arguments.length?(b=e==null?(g=_=v=y=null,jo):Ao(g=+e[0][0],_=+e[0][1],v=+e[1][0],y=+e[1][1]),A()):g==null?null:[[g,_],[v,y]]},D.scale=function(e){return arguments.length?(n=+e,k()):n},D.translate=function(e){return arguments.length?(r=+e[0],i=+e[1],k()):[r,i]},D.center=function(e){return arguments.length?(a=e[0]%360*I,o=e[1]%360*I,k()):[a*ja,o*ja]},D.rotate=function(e){return arguments.length?(s=e[0]%360*I,c=e[1]%360*I,l=e.length>2?e[2]%360*I:0,k()):[s*ja,c*ja,l*ja]},D.angle=function(e){return arguments.length?(d=e%360*I,k()):d*ja},D.reflectX=function(e){return arguments.length?(f=e?-1:1,k()):f<0},D.reflectY=function(e){return arguments.length?(p=e?-1:1,k()):p<0},D.precision=function(e){return arguments.length?(S=Ks(C,x=e*e),A()):Ra(x)},D.fitExtent=function(e,t){return Bs(D,e,t)},D.fitSize=function(e,t){return Vs(D,e,t)},D.fitWidth=function(e,t){return Hs(D,e,t)},D.fitHeight=function(e,t){return Us(D,e,t)};function k(){var e=Qs(n,0,0,f,p,d).apply(null,t(a,o)),m=Qs(n,r-e[0],i-e[1],f,p,d);return u=io(s,c,l),C=no(t,m),w=no(u,C),S=Ks(C,x),A()}function A(){return T=E=null,D}return function(){return t=e.apply(this,arguments),D.invert=t.invert&&O,k()}}function tc(e){var t=0,n=P/3,r=ec(e),i=r(t,n);return i.parallels=function(e){return arguments.length?r(t=e[0]*I,n=e[1]*I):[t*ja,n*ja]},i}function nc(e){var t=R(e);function n(e,n){return[e*t,z(n)/t]}return n.invert=function(e,n){return[e/t,Va(n*t)]},n}function rc(e,t){var n=z(e),r=(n+z(t))/2;if(L(r)<N)return nc(e);var i=1+n*(2*r-n),a=Ra(i)/r;function o(e,t){var n=Ra(i-2*r*z(t))/r;return[n*z(e*=r),a-n*R(e)]}return o.invert=function(e,t){var n=a-t,o=Na(e,L(n))*La(n);return n*r<0&&(o-=P*La(e)*La(n)),[o/r,Va((i-(e*e+n*n)*r*r)/(2*r))]},o}function ic(){return tc(rc).scale(155.424).center([0,33.6442])}function ac(){return ic().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function oc(e){var t=e.length;return{point:function(n,r){for(var i=-1;++i<t;)e[i].point(n,r)},sphere:function(){for(var n=-1;++n<t;)e[n].sphere()},lineStart:function(){for(var n=-1;++n<t;)e[n].lineStart()},lineEnd:function(){for(var n=-1;++n<t;)e[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<t;)e[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<t;)e[n].polygonEnd()}}}function sc(){var e,t,n=ac(),r,i=ic().rotate([154,0]).center([-2,58.5]).parallels([55,65]),a,o=ic().rotate([157,0]).center([-3,19.9]).parallels([8,18]),s,c,l={point:function(e,t){c=[e,t]}};function u(e){var t=e[0],n=e[1];return c=null,r.point(t,n),c||(a.point(t,n),c)||(s.point(t,n),c)}u.invert=function(e){var t=n.scale(),r=n.translate(),a=(e[0]-r[0])/t,s=(e[1]-r[1])/t;return(s>=.12&&s<.234&&a>=-.425&&a<-.214?i:s>=.166&&s<.234&&a>=-.214&&a<-.115?o:n).invert(e)},u.stream=function(r){return e&&t===r?e:e=oc([n.stream(t=r),i.stream(r),o.stream(r)])},u.precision=function(e){return arguments.length?(n.precision(e),i.precision(e),o.precision(e),d()):n.precision()},u.scale=function(e){return arguments.length?(n.scale(e),i.scale(e*.35),o.scale(e),u.translate(n.translate())):n.scale()},u.translate=function(e){if(!arguments.length)return n.translate();var t=n.scale(),c=+e[0],u=+e[1];return r=n.translate(e).clipExtent([[c-.455*t,u-.238*t],[c+.455*t,u+.238*t]]).stream(l),a=i.translate([c-.307*t,u+.201*t]).clipExtent([[c-.425*t+N,u+.12*t+N],[c-.214*t-N,u+.234*t-N]]).stream(l),s=o.translate([c-.205*t,u+.212*t]).clipExtent([[c-.214*t+N,u+.166*t+N],[c-.115*t-N,u+.234*t-N]]).stream(l),d()},u.fitExtent=function(e,t){return Bs(u,e,t)},u.fitSize=function(e,t){return Vs(u,e,t)},u.fitWidth=function(e,t){return Hs(u,e,t)},u.fitHeight=function(e,t){return Us(u,e,t)};function d(){return e=t=null,u}return u.scale(1070)}function cc(e){return function(t,n){var r=R(t),i=R(n),a=e(r*i);return a===1/0?[2,0]:[a*i*z(t),a*z(n)]}}function lc(e){return function(t,n){var r=Ra(t*t+n*n),i=e(r),a=z(i),o=R(i);return[Na(t*a,r*o),Va(r&&n*a/r)]}}var uc=cc(function(e){return Ra(2/(1+e))});uc.invert=lc(function(e){return 2*Va(e/2)});function dc(){return $s(uc).scale(124.75).clipAngle(179.999)}var fc=cc(function(e){return(e=Ba(e))&&e/z(e)});fc.invert=lc(function(e){return e});function pc(){return $s(fc).scale(79.4188).clipAngle(179.999)}function mc(e,t){return[e,Fa(za((F+t)/2))]}mc.invert=function(e,t){return[e,2*Ma(Pa(t))-F]};function hc(){return gc(mc).scale(961/Aa)}function gc(e){var t=$s(e),n=t.center,r=t.scale,i=t.translate,a=t.clipExtent,o=null,s,c,l;t.scale=function(e){return arguments.length?(r(e),u()):r()},t.translate=function(e){return arguments.length?(i(e),u()):i()},t.center=function(e){return arguments.length?(n(e),u()):n()},t.clipExtent=function(e){return arguments.length?(e==null?o=s=c=l=null:(o=+e[0][0],s=+e[0][1],c=+e[1][0],l=+e[1][1]),u()):o==null?null:[[o,s],[c,l]]};function u(){var n=P*r(),i=t(co(t.rotate()).invert([0,0]));return a(o==null?[[i[0]-n,i[1]-n],[i[0]+n,i[1]+n]]:e===mc?[[Math.max(i[0]-n,o),s],[Math.min(i[0]+n,c),l]]:[[o,Math.max(i[1]-n,s)],[c,Math.min(i[1]+n,l)]])}return u()}function _c(e){return za((F+e)/2)}function vc(e,t){var n=R(e),r=e===t?z(e):Fa(n/R(t))/Fa(_c(t)/_c(e)),i=n*Ia(_c(e),r)/r;if(!r)return mc;function a(e,t){i>0?t<-F+N&&(t=-F+N):t>F-N&&(t=F-N);var n=i/Ia(_c(t),r);return[n*z(r*e),i-n*R(r*e)]}return a.invert=function(e,t){var n=i-t,a=La(r)*Ra(e*e+n*n),o=Na(e,L(n))*La(n);return n*r<0&&(o-=P*La(e)*La(n)),[o/r,2*Ma(Ia(i/a,1/r))-F]},a}function yc(){return tc(vc).scale(109.5).parallels([30,30])}function bc(e,t){return[e,t]}bc.invert=bc;function xc(){return $s(bc).scale(152.63)}function Sc(e,t){var n=R(e),r=e===t?z(e):(n-R(t))/(t-e),i=n/r+e;if(L(r)<N)return bc;function a(e,t){var n=i-t,a=r*e;return[n*z(a),i-n*R(a)]}return a.invert=function(e,t){var n=i-t,a=Na(e,L(n))*La(n);return n*r<0&&(a-=P*La(e)*La(n)),[a/r,i-La(r)*Ra(e*e+n*n)]},a}function Cc(){return tc(Sc).scale(131.154).center([0,13.9389])}var wc=1.340264,Tc=-.081106,Ec=893e-6,Dc=.003796,Oc=Ra(3)/2,kc=12;function Ac(e,t){var n=Va(Oc*z(t)),r=n*n,i=r*r*r;return[e*R(n)/(Oc*(wc+3*Tc*r+i*(7*Ec+9*Dc*r))),n*(wc+Tc*r+i*(Ec+Dc*r))]}Ac.invert=function(e,t){for(var n=t,r=n*n,i=r*r*r,a=0,o,s,c;a<kc&&(s=n*(wc+Tc*r+i*(Ec+Dc*r))-t,c=wc+3*Tc*r+i*(7*Ec+9*Dc*r),n-=o=s/c,r=n*n,i=r*r*r,!(L(o)<Oa));++a);return[Oc*e*(wc+3*Tc*r+i*(7*Ec+9*Dc*r))/R(n),Va(z(n)/Oc)]};function jc(){return $s(Ac).scale(177.158)}function Mc(e,t){var n=R(t),r=R(e)*n;return[n*z(e)/r,z(t)/r]}Mc.invert=lc(Ma);function Nc(){return $s(Mc).scale(144.049).clipAngle(60)}function Pc(e,t){return[R(t)*z(e),z(t)]}Pc.invert=lc(Va);function Fc(){return $s(Pc).scale(249.5).clipAngle(90+N)}function Ic(e,t){var n=R(t),r=1+R(e)*n;return[n*z(e)/r,z(t)/r]}Ic.invert=lc(function(e){return 2*Ma(e)});function Lc(){return $s(Ic).scale(250).clipAngle(142)}function Rc(e,t){return[Fa(za((F+t)/2)),-e]}Rc.invert=function(e,t){return[-t,2*Ma(Pa(e))-F]};function zc(){var e=gc(Rc),t=e.center,n=e.rotate;return e.center=function(e){return arguments.length?t([-e[1],e[0]]):(e=t(),[e[1],-e[0]])},e.rotate=function(e){return arguments.length?n([e[0],e[1],e.length>2?e[2]+90:90]):(e=n(),[e[0],e[1],e[2]-90])},n([0,0,90]).scale(159.155)}let Bc=/* @__PURE__ */ new Date,Vc=/* @__PURE__ */ new Date;function B(e,t,n,r){function i(t){return e(t=arguments.length===0?/* @__PURE__ */ new Date:/* @__PURE__ */ new Date(+t)),t}return i.floor=t=>(e(t=/* @__PURE__ */ new Date(+t)),t),i.ceil=n=>(e(n=/* @__PURE__ */ new Date(n-1)),t(n,1),e(n),n),i.round=e=>{let t=i(e),n=i.ceil(e);return e-t<n-e?t:n},i.offset=(e,n)=>(t(e=/* @__PURE__ */ new Date(+e),n==null?1:Math.floor(n)),e),i.range=(n,r,a)=>{let o=[];if(n=i.ceil(n),a=a==null?1:Math.floor(a),!(n<r)||!(a>0))return o;let s;do o.push(s=/* @__PURE__ */ new Date(+n)),t(n,a),e(n);while(s<n&&n<r);return o},i.filter=n=>B(t=>{if(t>=t)for(;e(t),!n(t);)t.setTime(t-1)},(e,r)=>{if(e>=e){if(r<0)for(;++r<=0;)for(;t(e,-1),!n(e););else for(;--r>=0;)for(;t(e,1),!n(e););}}),n&&(i.count=(t,r)=>(Bc.setTime(+t),Vc.setTime(+r),e(Bc),e(Vc),Math.floor(n(Bc,Vc))),i.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?i.filter(r?t=>r(t)%e===0:t=>i.count(0,t)%e===0):i)),i}let Hc=B(()=>{},(e,t)=>{e.setTime(+e+t)},(e,t)=>t-e);Hc.every=e=>(e=Math.floor(e),!isFinite(e)||!(e>0)?null:e>1?B(t=>{t.setTime(Math.floor(t/e)*e)},(t,n)=>{t.setTime(+t+n*e)},(t,n)=>(n-t)/e):Hc),Hc.range;let Uc=1e3,Wc=Uc*60,Gc=Wc*60,Kc=Gc*24,qc=Kc*7,Jc=Kc*30,Yc=Kc*365,Xc=B(e=>{e.setTime(e-e.getMilliseconds())},(e,t)=>{e.setTime(+e+t*Uc)},(e,t)=>(t-e)/Uc,e=>e.getUTCSeconds());Xc.range;let Zc=B(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Uc)},(e,t)=>{e.setTime(+e+t*Wc)},(e,t)=>(t-e)/Wc,e=>e.getMinutes());Zc.range;let Qc=B(e=>{e.setUTCSeconds(0,0)},(e,t)=>{e.setTime(+e+t*Wc)},(e,t)=>(t-e)/Wc,e=>e.getUTCMinutes());Qc.range;let $c=B(e=>{e.setTime(e-e.getMilliseconds()-e.getSeconds()*Uc-e.getMinutes()*Wc)},(e,t)=>{e.setTime(+e+t*Gc)},(e,t)=>(t-e)/Gc,e=>e.getHours());$c.range;let el=B(e=>{e.setUTCMinutes(0,0,0)},(e,t)=>{e.setTime(+e+t*Gc)},(e,t)=>(t-e)/Gc,e=>e.getUTCHours());el.range;let tl=B(e=>e.setHours(0,0,0,0),(e,t)=>e.setDate(e.getDate()+t),(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*Wc)/Kc,e=>e.getDate()-1);tl.range;let nl=B(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/Kc,e=>e.getUTCDate()-1);nl.range;let rl=B(e=>{e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t)},(e,t)=>(t-e)/Kc,e=>Math.floor(e/Kc));rl.range;function il(e){return B(t=>{t.setDate(t.getDate()-(t.getDay()+7-e)%7),t.setHours(0,0,0,0)},(e,t)=>{e.setDate(e.getDate()+t*7)},(e,t)=>(t-e-(t.getTimezoneOffset()-e.getTimezoneOffset())*Wc)/qc)}let al=il(0),ol=il(1),sl=il(2),cl=il(3),ll=il(4),ul=il(5),dl=il(6);al.range,ol.range,sl.range,cl.range,ll.range,ul.range,dl.range;function fl(e){return B(t=>{t.setUTCDate(t.getUTCDate()-(t.getUTCDay()+7-e)%7),t.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCDate(e.getUTCDate()+t*7)},(e,t)=>(t-e)/qc)}let pl=fl(0),ml=fl(1),hl=fl(2),gl=fl(3),_l=fl(4),vl=fl(5),yl=fl(6);pl.range,ml.range,hl.range,gl.range,_l.range,vl.range,yl.range;let bl=B(e=>{e.setDate(1),e.setHours(0,0,0,0)},(e,t)=>{e.setMonth(e.getMonth()+t)},(e,t)=>t.getMonth()-e.getMonth()+(t.getFullYear()-e.getFullYear())*12,e=>e.getMonth());bl.range;let xl=B(e=>{e.setUTCDate(1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCMonth(e.getUTCMonth()+t)},(e,t)=>t.getUTCMonth()-e.getUTCMonth()+(t.getUTCFullYear()-e.getUTCFullYear())*12,e=>e.getUTCMonth());xl.range;let Sl=B(e=>{e.setMonth(0,1),e.setHours(0,0,0,0)},(e,t)=>{e.setFullYear(e.getFullYear()+t)},(e,t)=>t.getFullYear()-e.getFullYear(),e=>e.getFullYear());Sl.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:B(t=>{t.setFullYear(Math.floor(t.getFullYear()/e)*e),t.setMonth(0,1),t.setHours(0,0,0,0)},(t,n)=>{t.setFullYear(t.getFullYear()+n*e)}),Sl.range;let Cl=B(e=>{e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,t)=>{e.setUTCFullYear(e.getUTCFullYear()+t)},(e,t)=>t.getUTCFullYear()-e.getUTCFullYear(),e=>e.getUTCFullYear());Cl.every=e=>!isFinite(e=Math.floor(e))||!(e>0)?null:B(t=>{t.setUTCFullYear(Math.floor(t.getUTCFullYear()/e)*e),t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,n)=>{t.setUTCFullYear(t.getUTCFullYear()+n*e)}),Cl.range;function wl(e,t,r,i,a,o){let s=[[Xc,1,Uc],[Xc,5,5*Uc],[Xc,15,15*Uc],[Xc,30,30*Uc],[o,1,Wc],[o,5,5*Wc],[o,15,15*Wc],[o,30,30*Wc],[a,1,Gc],[a,3,3*Gc],[a,6,6*Gc],[a,12,12*Gc],[i,1,Kc],[i,2,2*Kc],[r,1,qc],[t,1,Jc],[t,3,3*Jc],[e,1,Yc]];function c(e,t,n){let r=t<e;r&&([e,t]=[t,e]);let i=n&&typeof n.range==`function`?n:l(e,t,n),a=i?i.range(e,+t+1):[];return r?a.reverse():a}function l(t,r,i){let a=Math.abs(r-t)/i,o=n(([,,e])=>e).right(s,a);if(o===s.length)return e.every(le(t/Yc,r/Yc,i));if(o===0)return Hc.every(Math.max(le(t,r,i),1));let[c,l]=s[a/s[o-1][2]<s[o][2]/a?o-1:o];return c.every(l)}return[c,l]}let[Tl,El]=wl(Cl,xl,pl,rl,el,Qc),[Dl,Ol]=wl(Sl,bl,al,tl,$c,Zc);function kl(e){if(0<=e.y&&e.y<100){var t=new Date(-1,e.m,e.d,e.H,e.M,e.S,e.L);return t.setFullYear(e.y),t}return new Date(e.y,e.m,e.d,e.H,e.M,e.S,e.L)}function Al(e){if(0<=e.y&&e.y<100){var t=new Date(Date.UTC(-1,e.m,e.d,e.H,e.M,e.S,e.L));return t.setUTCFullYear(e.y),t}return new Date(Date.UTC(e.y,e.m,e.d,e.H,e.M,e.S,e.L))}function jl(e,t,n){return{y:e,m:t,d:n,H:0,M:0,S:0,L:0}}function Ml(e){var t=e.dateTime,n=e.date,r=e.time,i=e.periods,a=e.days,o=e.shortDays,s=e.months,c=e.shortMonths,l=Ll(i),u=Rl(i),d=Ll(a),f=Rl(a),p=Ll(o),m=Rl(o),h=Ll(s),g=Rl(s),_=Ll(c),v=Rl(c),y={a:te,A:ne,b:re,B:ie,c:null,d:au,e:au,f:uu,g:xu,G:Cu,H:ou,I:su,j:cu,L:lu,m:du,M:fu,p:ae,q:oe,Q:Ku,s:qu,S:pu,u:mu,U:hu,V:_u,w:vu,W:yu,x:null,X:null,y:bu,Y:Su,Z:wu,\"%\":Gu},b={a:se,A:ce,b:le,B:ue,c:null,d:Tu,e:Tu,f:Au,g:Vu,G:Uu,H:Eu,I:Du,j:Ou,L:ku,m:ju,M:Mu,p:de,q:fe,Q:Ku,s:qu,S:Nu,u:Pu,U:Fu,V:Lu,w:Ru,W:zu,x:null,X:null,y:Bu,Y:Hu,Z:Wu,\"%\":Gu},x={a:E,A:D,b:O,B:k,c:A,d:Yl,e:Yl,f:tu,g:Gl,G:Wl,H:Zl,I:Zl,j:Xl,L:eu,m:Jl,M:Ql,p:T,q:ql,Q:ru,s:iu,S:$l,u:Bl,U:Vl,V:Hl,w:zl,W:Ul,x:j,X:ee,y:Gl,Y:Wl,Z:Kl,\"%\":nu};y.x=S(n,y),y.X=S(r,y),y.c=S(t,y),b.x=S(n,b),b.X=S(r,b),b.c=S(t,b);function S(e,t){return function(n){var r=[],i=-1,a=0,o=e.length,s,c,l;for(n instanceof Date||(n=/* @__PURE__ */ new Date(+n));++i<o;)e.charCodeAt(i)===37&&(r.push(e.slice(a,i)),(c=Nl[s=e.charAt(++i)])==null?c=s===`e`?` `:`0`:s=e.charAt(++i),(l=t[s])&&(s=l(n,c)),r.push(s),a=i+1);return r.push(e.slice(a,i)),r.join(``)}}function C(e,t){return function(n){var r=jl(1900,void 0,1),i=w(r,e,n+=``,0),a,o;if(i!=n.length)return null;if(`Q`in r)return new Date(r.Q);if(`s`in r)return new Date(r.s*1e3+(`L`in r?r.L:0));if(t&&!(`Z`in r)&&(r.Z=0),`p`in r&&(r.H=r.H%12+r.p*12),r.m===void 0&&(r.m=`q`in r?r.q:0),`V`in r){if(r.V<1||r.V>53)return null;`w`in r||(r.w=1),`Z`in r?(a=Al(jl(r.y,0,1)),o=a.getUTCDay(),a=o>4||o===0?ml.ceil(a):ml(a),a=nl.offset(a,(r.V-1)*7),r.y=a.getUTCFullYear(),r.m=a.getUTCMonth(),r.d=a.getUTCDate()+(r.w+6)%7):(a=kl(jl(r.y,0,1)),o=a.getDay(),a=o>4||o===0?ol.ceil(a):ol(a),a=tl.offset(a,(r.V-1)*7),r.y=a.getFullYear(),r.m=a.getMonth(),r.d=a.getDate()+(r.w+6)%7)}else(`W`in r||`U`in r)&&(`w`in r||(r.w=`u`in r?r.u%7:+(`W`in r)),o=`Z`in r?Al(jl(r.y,0,1)).getUTCDay():kl(jl(r.y,0,1)).getDay(),r.m=0,r.d=`W`in r?(r.w+6)%7+r.W*7-(o+5)%7:r.w+r.U*7-(o+6)%7);return`Z`in r?(r.H+=r.Z/100|0,r.M+=r.Z%100,Al(r)):kl(r)}}function w(e,t,n,r){for(var i=0,a=t.length,o=n.length,s,c;i<a;){if(r>=o)return-1;if(s=t.charCodeAt(i++),s===37){if(s=t.charAt(i++),c=x[s in Nl?t.charAt(i++):s],!c||(r=c(e,n,r))<0)return-1}else if(s!=n.charCodeAt(r++))return-1}return r}function T(e,t,n){var r=l.exec(t.slice(n));return r?(e.p=u.get(r[0].toLowerCase()),n+r[0].length):-1}function E(e,t,n){var r=p.exec(t.slice(n));return r?(e.w=m.get(r[0].toLowerCase()),n+r[0].length):-1}function D(e,t,n){var r=d.exec(t.slice(n));return r?(e.w=f.get(r[0].toLowerCase()),n+r[0].length):-1}function O(e,t,n){var r=_.exec(t.slice(n));return r?(e.m=v.get(r[0].toLowerCase()),n+r[0].length):-1}function k(e,t,n){var r=h.exec(t.slice(n));return r?(e.m=g.get(r[0].toLowerCase()),n+r[0].length):-1}function A(e,n,r){return w(e,t,n,r)}function j(e,t,r){return w(e,n,t,r)}function ee(e,t,n){return w(e,r,t,n)}function te(e){return o[e.getDay()]}function ne(e){return a[e.getDay()]}function re(e){return c[e.getMonth()]}function ie(e){return s[e.getMonth()]}function ae(e){return i[+(e.getHours()>=12)]}function oe(e){return 1+~~(e.getMonth()/3)}function se(e){return o[e.getUTCDay()]}function ce(e){return a[e.getUTCDay()]}function le(e){return c[e.getUTCMonth()]}function ue(e){return s[e.getUTCMonth()]}function de(e){return i[+(e.getUTCHours()>=12)]}function fe(e){return 1+~~(e.getUTCMonth()/3)}return{format:function(e){var t=S(e+=``,y);return t.toString=function(){return e},t},parse:function(e){var t=C(e+=``,!1);return t.toString=function(){return e},t},utcFormat:function(e){var t=S(e+=``,b);return t.toString=function(){return e},t},utcParse:function(e){var t=C(e+=``,!0);return t.toString=function(){return e},t}}}var Nl={\"-\":``,_:` `,0:`0`},V=/^\\s*\\d+/,Pl=/^%/,Fl=/[\\\\^$*+?|[\\]().{}]/g;function H(e,t,n){var r=e<0?`-`:``,i=(r?-e:e)+``,a=i.length;return r+(a<n?Array(n-a+1).join(t)+i:i)}function Il(e){return e.replace(Fl,`\\\\$&`)}function Ll(e){return RegExp(`^(?:`+e.map(Il).join(`|`)+`)`,`i`)}function Rl(e){return new Map(e.map((e,t)=>[e.toLowerCase(),t]))}function zl(e,t,n){var r=V.exec(t.slice(n,n+1));return r?(e.w=+r[0],n+r[0].length):-1}function Bl(e,t,n){var r=V.exec(t.slice(n,n+1));return r?(e.u=+r[0],n+r[0].length):-1}function Vl(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.U=+r[0],n+r[0].length):-1}function Hl(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.V=+r[0],n+r[0].length):-1}function Ul(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.W=+r[0],n+r[0].length):-1}function Wl(e,t,n){var r=V.exec(t.slice(n,n+4));return r?(e.y=+r[0],n+r[0].length):-1}function Gl(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function Kl(e,t,n){var r=/^(Z)|([+-]\\d\\d)(?::?(\\d\\d))?/.exec(t.slice(n,n+6));return r?(e.Z=r[1]?0:-(r[2]+(r[3]||`00`)),n+r[0].length):-1}function ql(e,t,n){var r=V.exec(t.slice(n,n+1));return r?(e.q=r[0]*3-3,n+r[0].length):-1}function Jl(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.m=r[0]-1,n+r[0].length):-1}function Yl(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.d=+r[0],n+r[0].length):-1}function Xl(e,t,n){var r=V.exec(t.slice(n,n+3));return r?(e.m=0,e.d=+r[0],n+r[0].length):-1}function Zl(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.H=+r[0],n+r[0].length):-1}function Ql(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.M=+r[0],n+r[0].length):-1}function $l(e,t,n){var r=V.exec(t.slice(n,n+2));return r?(e.S=+r[0],n+r[0].length):-1}function eu(e,t,n){var r=V.exec(t.slice(n,n+3));return r?(e.L=+r[0],n+r[0].length):-1}function tu(e,t,n){var r=V.exec(t.slice(n,n+6));return r?(e.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function nu(e,t,n){var r=Pl.exec(t.slice(n,n+1));return r?n+r[0].length:-1}function ru(e,t,n){var r=V.exec(t.slice(n));return r?(e.Q=+r[0],n+r[0].length):-1}function iu(e,t,n){var r=V.exec(t.slice(n));return r?(e.s=+r[0],n+r[0].length):-1}function au(e,t){return H(e.getDate(),t,2)}function ou(e,t){return H(e.getHours(),t,2)}function su(e,t){return H(e.getHours()%12||12,t,2)}function cu(e,t){return H(1+tl.count(Sl(e),e),t,3)}function lu(e,t){return H(e.getMilliseconds(),t,3)}function uu(e,t){return lu(e,t)+`000`}function du(e,t){return H(e.getMonth()+1,t,2)}function fu(e,t){return H(e.getMinutes(),t,2)}function pu(e,t){return H(e.getSeconds(),t,2)}function mu(e){var t=e.getDay();return t===0?7:t}function hu(e,t){return H(al.count(Sl(e)-1,e),t,2)}function gu(e){var t=e.getDay();return t>=4||t===0?ll(e):ll.ceil(e)}function _u(e,t){return e=gu(e),H(ll.count(Sl(e),e)+(Sl(e).getDay()===4),t,2)}function vu(e){return e.getDay()}function yu(e,t){return H(ol.count(Sl(e)-1,e),t,2)}function bu(e,t){return H(e.getFullYear()%100,t,2)}function xu(e,t){return e=gu(e),H(e.getFullYear()%100,t,2)}function Su(e,t){return H(e.getFullYear()%1e4,t,4)}function Cu(e,t){var n=e.getDay();return e=n>=4||n===0?ll(e):ll.ceil(e),H(e.getFullYear()%1e4,t,4)}function wu(e){var t=e.getTimezoneOffset();return(t>0?`-`:(t*=-1,`+`))+H(t/60|0,`0`,2)+H(t%60,`0`,2)}function Tu(e,t){return H(e.getUTCDate(),t,2)}function Eu(e,t){return H(e.getUTCHours(),t,2)}function Du(e,t){return H(e.getUTCHours()%12||12,t,2)}function Ou(e,t){return H(1+nl.count(Cl(e),e),t,3)}function ku(e,t){return H(e.getUTCMilliseconds(),t,3)}function Au(e,t){return ku(e,t)+`000`}function ju(e,t){return H(e.getUTCMonth()+1,t,2)}function Mu(e,t){return H(e.getUTCMinutes(),t,2)}function Nu(e,t){return H(e.getUTCSeconds(),t,2)}function Pu(e){var t=e.getUTCDay();return t===0?7:t}function Fu(e,t){return H(pl.count(Cl(e)-1,e),t,2)}function Iu(e){var t=e.getUTCDay();return t>=4||t===0?_l(e):_l.ceil(e)}function Lu(e,t){return e=Iu(e),H(_l.count(Cl(e),e)+(Cl(e).getUTCDay()===4),t,2)}function Ru(e){return e.getUTCDay()}function zu(e,t){return H(ml.count(Cl(e)-1,e),t,2)}function Bu(e,t){return H(e.getUTCFullYear()%100,t,2)}function Vu(e,t){return e=Iu(e),H(e.getUTCFullYear()%100,t,2)}function Hu(e,t){return H(e.getUTCFullYear()%1e4,t,4)}function Uu(e,t){var n=e.getUTCDay();return e=n>=4||n===0?_l(e):_l.ceil(e),H(e.getUTCFullYear()%1e4,t,4)}function Wu(){return`+0000`}function Gu(){return`%`}function Ku(e){return+e}function qu(e){return Math.floor(e/1e3)}var Ju,Yu,Xu,Zu;Qu({dateTime:`%x, %X`,date:`%-m/%-d/%Y`,time:`%-I:%M:%S %p`,periods:[`AM`,`PM`],days:[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`],shortDays:[`Sun`,`Mon`,`Tue`,`Wed`,`Thu`,`Fri`,`Sat`],months:[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],shortMonths:[`Jan`,`Feb`,`Mar`,`Apr`,`May`,`Jun`,`Jul`,`Aug`,`Sep`,`Oct`,`Nov`,`Dec`]});function Qu(e){return Ju=Ml(e),Yu=Ju.format,Ju.parse,Xu=Ju.utcFormat,Zu=Ju.utcParse,Ju}var $u=`%Y-%m-%dT%H:%M:%S.%LZ`;Date.prototype.toISOString||Xu($u),+/* @__PURE__ */ new Date(`2000-01-01T00:00:00.000Z`)||Zu($u);function ed(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e)}return this}function td(e,t){switch(arguments.length){case 0:break;case 1:typeof e==`function`?this.interpolator(e):this.range(e);break;default:this.domain(e),typeof t==`function`?this.interpolator(t):this.range(t)}return this}let nd=Symbol(`implicit`);function rd(){var e=new y,t=[],n=[],r=nd;function i(i){let a=e.get(i);if(a===void 0){if(r!==nd)return r;e.set(i,a=t.push(i)-1)}return n[a%n.length]}return i.domain=function(n){if(!arguments.length)return t.slice();t=[],e=new y;for(let r of n)e.has(r)||e.set(r,t.push(r)-1);return i},i.range=function(e){return arguments.length?(n=Array.from(e),i):n.slice()},i.unknown=function(e){return arguments.length?(r=e,i):r},i.copy=function(){return rd(t,n).unknown(r)},ed.apply(i,arguments),i}function id(){var e=rd().unknown(void 0),t=e.domain,n=e.range,r=0,i=1,a,o,s=!1,c=0,l=0,u=.5;delete e.unknown;function d(){var e=t().length,d=i<r,f=d?i:r,p=d?r:i;a=(p-f)/Math.max(1,e-c+l*2),s&&(a=Math.floor(a)),f+=(p-f-a*(e-c))*u,o=a*(1-c),s&&(f=Math.round(f),o=Math.round(o));var m=ke(e).map(function(e){return f+a*e});return n(d?m.reverse():m)}return e.domain=function(e){return arguments.length?(t(e),d()):t()},e.range=function(e){return arguments.length?([r,i]=e,r=+r,i=+i,d()):[r,i]},e.rangeRound=function(e){return[r,i]=e,r=+r,i=+i,s=!0,d()},e.bandwidth=function(){return o},e.step=function(){return a},e.round=function(e){return arguments.length?(s=!!e,d()):s},e.padding=function(e){return arguments.length?(c=Math.min(1,l=+e),d()):c},e.paddingInner=function(e){return arguments.length?(c=Math.min(1,e),d()):c},e.paddingOuter=function(e){return arguments.length?(l=+e,d()):l},e.align=function(e){return arguments.length?(u=Math.max(0,Math.min(1,e)),d()):u},e.copy=function(){return id(t(),[r,i]).round(s).paddingInner(c).paddingOuter(l).align(u)},ed.apply(d(),arguments)}function ad(e){var t=e.copy;return e.padding=e.paddingOuter,delete e.paddingInner,delete e.paddingOuter,e.copy=function(){return ad(t())},e}function od(){return ad(id.apply(null,arguments).paddingInner(1))}function sd(e){return function(){return e}}function cd(e){return+e}var ld=[0,1];function ud(e){return e}function dd(e,t){return(t-=e=+e)?function(n){return(n-e)/t}:sd(isNaN(t)?NaN:.5)}function fd(e,t){var n;return e>t&&(n=e,e=t,t=n),function(n){return Math.max(e,Math.min(t,n))}}function pd(e,t,n){var r=e[0],i=e[1],a=t[0],o=t[1];return i<r?(r=dd(i,r),a=n(o,a)):(r=dd(r,i),a=n(a,o)),function(e){return a(r(e))}}function md(e,t,n){var r=Math.min(e.length,t.length)-1,i=Array(r),a=Array(r),o=-1;for(e[r]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<r;)i[o]=dd(e[o],e[o+1]),a[o]=n(t[o],t[o+1]);return function(t){var n=s(e,t,1,r)-1;return a[n](i[n](t))}}function hd(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function gd(){var e=ld,t=ld,n=Ni,r,i,a,o=ud,s,c,l;function u(){var n=Math.min(e.length,t.length);return o!==ud&&(o=fd(e[0],e[n-1])),s=n>2?md:pd,c=l=null,d}function d(i){return i==null||isNaN(i=+i)?a:(c||=s(e.map(r),t,n))(r(o(i)))}return d.invert=function(n){return o(i((l||=s(t,e.map(r),Ei))(n)))},d.domain=function(t){return arguments.length?(e=Array.from(t,cd),u()):e.slice()},d.range=function(e){return arguments.length?(t=Array.from(e),u()):t.slice()},d.rangeRound=function(e){return t=Array.from(e),n=Pi,u()},d.clamp=function(e){return arguments.length?(o=e?!0:ud,u()):o!==ud},d.interpolate=function(e){return arguments.length?(n=e,u()):n},d.unknown=function(e){return arguments.length?(a=e,d):a},function(e,t){return r=e,i=t,u()}}function _d(){return gd()(ud,ud)}function vd(e,t,n,r){var i=le(e,t,n),a;switch(r=ua(r??`,f`),r.type){case`s`:var o=Math.max(Math.abs(e),Math.abs(t));return r.precision==null&&!isNaN(a=Ea(i,o))&&(r.precision=a),Ca(r,o);case``:case`e`:case`g`:case`p`:case`r`:r.precision==null&&!isNaN(a=Da(i,Math.max(Math.abs(e),Math.abs(t))))&&(r.precision=a-(r.type===`e`));break;case`f`:case`%`:r.precision==null&&!isNaN(a=Ta(i))&&(r.precision=a-(r.type===`%`)*2)}return Sa(r)}function yd(e){var t=e.domain;return e.ticks=function(e){var n=t();return se(n[0],n[n.length-1],e??10)},e.tickFormat=function(e,n){var r=t();return vd(r[0],r[r.length-1],e??10,n)},e.nice=function(n){n??=10;var r=t(),i=0,a=r.length-1,o=r[i],s=r[a],c,l,u=10;for(s<o&&(l=o,o=s,s=l,l=i,i=a,a=l);u-->0;){if(l=ce(o,s,n),l===c)return r[i]=o,r[a]=s,t(r);if(l>0)o=Math.floor(o/l)*l,s=Math.ceil(s/l)*l;else if(l<0)o=Math.ceil(o*l)/l,s=Math.floor(s*l)/l;else break;c=l}return e},e}function bd(){var e=_d();return e.copy=function(){return hd(e,bd())},ed.apply(e,arguments),yd(e)}function xd(e){var t;function n(e){return e==null||isNaN(e=+e)?t:e}return n.invert=n,n.domain=n.range=function(t){return arguments.length?(e=Array.from(t,cd),n):e.slice()},n.unknown=function(e){return arguments.length?(t=e,n):t},n.copy=function(){return xd(e).unknown(t)},e=arguments.length?Array.from(e,cd):[0,1],yd(n)}function Sd(e,t){e=e.slice();var n=0,r=e.length-1,i=e[n],a=e[r],o;return a<i&&(o=n,n=r,r=o,o=i,i=a,a=o),e[n]=t.floor(i),e[r]=t.ceil(a),e}function Cd(e){return Math.log(e)}function wd(e){return Math.exp(e)}function Td(e){return-Math.log(-e)}function Ed(e){return-Math.exp(-e)}function Dd(e){return isFinite(e)?+(`1e`+e):e<0?0:e}function Od(e){return e===10?Dd:e===Math.E?Math.exp:t=>e**+t}function kd(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Ad(e){return(t,n)=>-e(-t,n)}function jd(e){let t=e(Cd,wd),n=t.domain,r=10,i,a;function o(){return i=kd(r),a=Od(r),n()[0]<0?(i=Ad(i),a=Ad(a),e(Td,Ed)):e(Cd,wd),t}return t.base=function(e){return arguments.length?(r=+e,o()):r},t.domain=function(e){return arguments.length?(n(e),o()):n()},t.ticks=e=>{let t=n(),o=t[0],s=t[t.length-1],c=s<o;c&&([o,s]=[s,o]);let l=i(o),u=i(s),d,f,p=e==null?10:+e,m=[];if(!(r%1)&&u-l<p){if(l=Math.floor(l),u=Math.ceil(u),o>0){for(;l<=u;++l)for(d=1;d<r;++d)if(f=l<0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}}else for(;l<=u;++l)for(d=r-1;d>=1;--d)if(f=l>0?d/a(-l):d*a(l),!(f<o)){if(f>s)break;m.push(f)}m.length*2<p&&(m=se(o,s,p))}else m=se(l,u,Math.min(u-l,p)).map(a);return c?m.reverse():m},t.tickFormat=(e,n)=>{if(e??=10,n??=r===10?`s`:`,`,typeof n!=`function`&&(!(r%1)&&(n=ua(n)).precision==null&&(n.trim=!0),n=Sa(n)),e===1/0)return n;let o=Math.max(1,r*e/t.ticks().length);return e=>{let t=e/a(Math.round(i(e)));return t*r<r-.5&&(t*=r),t<=o?n(e):``}},t.nice=()=>n(Sd(n(),{floor:e=>a(Math.floor(i(e))),ceil:e=>a(Math.ceil(i(e)))})),t}function Md(){let e=jd(gd()).domain([1,10]);return e.copy=()=>hd(e,Md()).base(e.base()),ed.apply(e,arguments),e}function Nd(e){return function(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))}}function Pd(e){return function(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}function Fd(e){var t=1,n=e(Nd(t),Pd(t));return n.constant=function(n){return arguments.length?e(Nd(t=+n),Pd(t)):t},yd(n)}function Id(){var e=Fd(gd());return e.copy=function(){return hd(e,Id()).constant(e.constant())},ed.apply(e,arguments)}function Ld(e){return function(t){return t<0?-((-t)**+e):t**+e}}function Rd(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function zd(e){return e<0?-e*e:e*e}function Bd(e){var t=e(ud,ud),n=1;function r(){return n===1?e(ud,ud):n===.5?e(Rd,zd):e(Ld(n),Ld(1/n))}return t.exponent=function(e){return arguments.length?(n=+e,r()):n},yd(t)}function Vd(){var e=Bd(gd());return e.copy=function(){return hd(e,Vd()).exponent(e.exponent())},ed.apply(e,arguments),e}function Hd(){var t=[],n=[],r=[],i;function a(){var e=0,i=Math.max(1,n.length);for(r=Array(i-1);++e<i;)r[e-1]=ye(t,e/i);return o}function o(e){return e==null||isNaN(e=+e)?i:n[s(r,e)]}return o.invertExtent=function(e){var i=n.indexOf(e);return i<0?[NaN,NaN]:[i>0?r[i-1]:t[0],i<r.length?r[i]:t[t.length-1]]},o.domain=function(n){if(!arguments.length)return t.slice();t=[];for(let e of n)e!=null&&!isNaN(e=+e)&&t.push(e);return t.sort(e),a()},o.range=function(e){return arguments.length?(n=Array.from(e),a()):n.slice()},o.unknown=function(e){return arguments.length?(i=e,o):i},o.quantiles=function(){return r.slice()},o.copy=function(){return Hd().domain(t).range(n).unknown(i)},ed.apply(o,arguments)}function Ud(){var e=[.5],t=[0,1],n,r=1;function i(i){return i!=null&&i<=i?t[s(e,i,0,r)]:n}return i.domain=function(n){return arguments.length?(e=Array.from(n),r=Math.min(e.length,t.length-1),i):e.slice()},i.range=function(n){return arguments.length?(t=Array.from(n),r=Math.min(e.length,t.length-1),i):t.slice()},i.invertExtent=function(n){var r=t.indexOf(n);return[e[r-1],e[r]]},i.unknown=function(e){return arguments.length?(n=e,i):n},i.copy=function(){return Ud().domain(e).range(t).unknown(n)},ed.apply(i,arguments)}function Wd(e){return new Date(e)}function Gd(e){return e instanceof Date?+e:Math.round(e)}function Kd(e,t,n,r,i,a,o,s,c,l){var u=_d(),d=u.invert,f=u.domain,p=l(`.%L`),m=l(`:%S`),h=l(`%I:%M`),g=l(`%I %p`),_=l(`%a %d`),v=l(`%b %d`),y=l(`%B`),b=l(`%Y`);function x(e){return(c(e)<e?p:s(e)<e?m:o(e)<e?h:a(e)<e?g:r(e)<e?i(e)<e?_:v:n(e)<e?y:b)(e)}return u.invert=function(e){return new Date(Math.round(d(e)))},u.domain=function(e){return arguments.length?f(Array.from(e,Gd)):f().map(Wd)},u.ticks=function(t){var n=f();return e(n[0],n[n.length-1],t??10)},u.tickFormat=function(e,t){return t==null?x:l(t)},u.nice=function(e){var n=f();return e&&typeof e.range==`function`||(e=t(n[0],n[n.length-1],e??10)),e?f(Sd(n,e)):u},u.copy=function(){return hd(u,Kd(e,t,n,r,i,a,o,s,c,l))},u}function qd(){return ed.apply(Kd(Dl,Ol,Sl,bl,al,tl,$c,Zc,Xc,Yu).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function Jd(){return ed.apply(Kd(Tl,El,Cl,xl,pl,nl,el,Qc,Xc,Xu).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Yd(e,t){return t.domain(e.domain()).interpolator(e.interpolator()).clamp(e.clamp()).unknown(e.unknown())}function Xd(){var e=0,t=.5,n=1,r=1,i,a,o,s,c,l=ud,u,d=!1,f;function p(e){return e==null||isNaN(e=+e)?f:(e=.5+((e=+u(e))-a)*(r*e<r*a?s:c),l(d?Math.max(0,Math.min(1,e)):e))}p.domain=function(l){return arguments.length?([e,t,n]=l,i=u(e=+e),a=u(t=+t),o=u(n=+n),s=i===a?0:.5/(a-i),c=a===o?0:.5/(o-a),r=a<i?-1:1,p):[e,t,n]},p.clamp=function(e){return arguments.length?(d=!!e,p):d},p.interpolator=function(e){return arguments.length?(l=e,p):l};function m(e){return function(t){var n,r,i;return arguments.length?([n,r,i]=t,l=Ki(e,[n,r,i]),p):[l(0),l(.5),l(1)]}}return p.range=m(Ni),p.rangeRound=m(Pi),p.unknown=function(e){return arguments.length?(f=e,p):f},function(l){return u=l,i=l(e),a=l(t),o=l(n),s=i===a?0:.5/(a-i),c=a===o?0:.5/(o-a),r=a<i?-1:1,p}}function Zd(){var e=yd(Xd()(ud));return e.copy=function(){return Yd(e,Zd())},td.apply(e,arguments)}function Qd(){var e=jd(Xd()).domain([.1,1,10]);return e.copy=function(){return Yd(e,Qd()).base(e.base())},td.apply(e,arguments)}function $d(){var e=Fd(Xd());return e.copy=function(){return Yd(e,$d()).constant(e.constant())},td.apply(e,arguments)}function ef(){var e=Bd(Xd());return e.copy=function(){return Yd(e,ef()).exponent(e.exponent())},td.apply(e,arguments)}function U(e){for(var t=e.length/6|0,n=Array(t),r=0;r<t;)n[r]=`#`+e.slice(r*6,++r*6);return n}var tf=U(`1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf`),nf=U(`7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666`),rf=U(`1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666`),af=U(`4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0`),of=U(`a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928`),sf=U(`fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2`),cf=U(`b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc`),lf=U(`e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999`),uf=U(`66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3`),df=U(`8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f`),ff=U(`4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab`),W=e=>xi(e[e.length-1]),pf=[,,,`d8b365f5f5f55ab4ac`,`a6611adfc27d80cdc1018571`,`a6611adfc27df5f5f580cdc1018571`,`8c510ad8b365f6e8c3c7eae55ab4ac01665e`,`8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e`,`8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e`,`8c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e`,`5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30`,`5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e003c30`].map(U),mf=W(pf),hf=[,,,`af8dc3f7f7f77fbf7b`,`7b3294c2a5cfa6dba0008837`,`7b3294c2a5cff7f7f7a6dba0008837`,`762a83af8dc3e7d4e8d9f0d37fbf7b1b7837`,`762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837`,`762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837`,`762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b7837`,`40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b`,`40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b`].map(U),gf=W(hf),_f=[,,,`e9a3c9f7f7f7a1d76a`,`d01c8bf1b6dab8e1864dac26`,`d01c8bf1b6daf7f7f7b8e1864dac26`,`c51b7de9a3c9fde0efe6f5d0a1d76a4d9221`,`c51b7de9a3c9fde0eff7f7f7e6f5d0a1d76a4d9221`,`c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221`,`c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221`,`8e0152c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221276419`,`8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419`].map(U),vf=W(_f),yf=[,,,`998ec3f7f7f7f1a340`,`5e3c99b2abd2fdb863e66101`,`5e3c99b2abd2f7f7f7fdb863e66101`,`542788998ec3d8daebfee0b6f1a340b35806`,`542788998ec3d8daebf7f7f7fee0b6f1a340b35806`,`5427888073acb2abd2d8daebfee0b6fdb863e08214b35806`,`5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806`,`2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08`,`2d004b5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08`].map(U),bf=W(yf),xf=[,,,`ef8a62f7f7f767a9cf`,`ca0020f4a58292c5de0571b0`,`ca0020f4a582f7f7f792c5de0571b0`,`b2182bef8a62fddbc7d1e5f067a9cf2166ac`,`b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac`,`b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac`,`b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac`,`67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061`,`67001fb2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac053061`].map(U),Sf=W(xf),Cf=[,,,`ef8a62ffffff999999`,`ca0020f4a582bababa404040`,`ca0020f4a582ffffffbababa404040`,`b2182bef8a62fddbc7e0e0e09999994d4d4d`,`b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d`,`b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d`,`b2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d`,`67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a`,`67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a`].map(U),wf=W(Cf),Tf=[,,,`fc8d59ffffbf91bfdb`,`d7191cfdae61abd9e92c7bb6`,`d7191cfdae61ffffbfabd9e92c7bb6`,`d73027fc8d59fee090e0f3f891bfdb4575b4`,`d73027fc8d59fee090ffffbfe0f3f891bfdb4575b4`,`d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4`,`d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4`,`a50026d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695`,`a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695`].map(U),Ef=W(Tf),Df=[,,,`fc8d59ffffbf91cf60`,`d7191cfdae61a6d96a1a9641`,`d7191cfdae61ffffbfa6d96a1a9641`,`d73027fc8d59fee08bd9ef8b91cf601a9850`,`d73027fc8d59fee08bffffbfd9ef8b91cf601a9850`,`d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850`,`d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850`,`a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850006837`,`a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837`].map(U),Of=W(Df),kf=[,,,`fc8d59ffffbf99d594`,`d7191cfdae61abdda42b83ba`,`d7191cfdae61ffffbfabdda42b83ba`,`d53e4ffc8d59fee08be6f59899d5943288bd`,`d53e4ffc8d59fee08bffffbfe6f59899d5943288bd`,`d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd`,`d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd`,`9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2`,`9e0142d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2`].map(U),Af=W(kf),jf=[,,,`e5f5f999d8c92ca25f`,`edf8fbb2e2e266c2a4238b45`,`edf8fbb2e2e266c2a42ca25f006d2c`,`edf8fbccece699d8c966c2a42ca25f006d2c`,`edf8fbccece699d8c966c2a441ae76238b45005824`,`f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824`,`f7fcfde5f5f9ccece699d8c966c2a441ae76238b45006d2c00441b`].map(U),Mf=W(jf),Nf=[,,,`e0ecf49ebcda8856a7`,`edf8fbb3cde38c96c688419d`,`edf8fbb3cde38c96c68856a7810f7c`,`edf8fbbfd3e69ebcda8c96c68856a7810f7c`,`edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b`,`f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b`,`f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d810f7c4d004b`].map(U),Pf=W(Nf),Ff=[,,,`e0f3dba8ddb543a2ca`,`f0f9e8bae4bc7bccc42b8cbe`,`f0f9e8bae4bc7bccc443a2ca0868ac`,`f0f9e8ccebc5a8ddb57bccc443a2ca0868ac`,`f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e`,`f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e`,`f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe0868ac084081`].map(U),If=W(Ff),Lf=[,,,`fee8c8fdbb84e34a33`,`fef0d9fdcc8afc8d59d7301f`,`fef0d9fdcc8afc8d59e34a33b30000`,`fef0d9fdd49efdbb84fc8d59e34a33b30000`,`fef0d9fdd49efdbb84fc8d59ef6548d7301f990000`,`fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000`,`fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301fb300007f0000`].map(U),Rf=W(Lf),zf=[,,,`ece2f0a6bddb1c9099`,`f6eff7bdc9e167a9cf02818a`,`f6eff7bdc9e167a9cf1c9099016c59`,`f6eff7d0d1e6a6bddb67a9cf1c9099016c59`,`f6eff7d0d1e6a6bddb67a9cf3690c002818a016450`,`fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450`,`fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016c59014636`].map(U),Bf=W(zf),Vf=[,,,`ece7f2a6bddb2b8cbe`,`f1eef6bdc9e174a9cf0570b0`,`f1eef6bdc9e174a9cf2b8cbe045a8d`,`f1eef6d0d1e6a6bddb74a9cf2b8cbe045a8d`,`f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b`,`fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b`,`fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0045a8d023858`].map(U),Hf=W(Vf),Uf=[,,,`e7e1efc994c7dd1c77`,`f1eef6d7b5d8df65b0ce1256`,`f1eef6d7b5d8df65b0dd1c77980043`,`f1eef6d4b9dac994c7df65b0dd1c77980043`,`f1eef6d4b9dac994c7df65b0e7298ace125691003f`,`f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f`,`f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125698004367001f`].map(U),Wf=W(Uf),Gf=[,,,`fde0ddfa9fb5c51b8a`,`feebe2fbb4b9f768a1ae017e`,`feebe2fbb4b9f768a1c51b8a7a0177`,`feebe2fcc5c0fa9fb5f768a1c51b8a7a0177`,`feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177`,`fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177`,`fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a017749006a`].map(U),Kf=W(Gf),qf=[,,,`edf8b17fcdbb2c7fb8`,`ffffcca1dab441b6c4225ea8`,`ffffcca1dab441b6c42c7fb8253494`,`ffffccc7e9b47fcdbb41b6c42c7fb8253494`,`ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84`,`ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84`,`ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea8253494081d58`].map(U),Jf=W(qf),Yf=[,,,`f7fcb9addd8e31a354`,`ffffccc2e69978c679238443`,`ffffccc2e69978c67931a354006837`,`ffffccd9f0a3addd8e78c67931a354006837`,`ffffccd9f0a3addd8e78c67941ab5d238443005a32`,`ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32`,`ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529`].map(U),Xf=W(Yf),Zf=[,,,`fff7bcfec44fd95f0e`,`ffffd4fed98efe9929cc4c02`,`ffffd4fed98efe9929d95f0e993404`,`ffffd4fee391fec44ffe9929d95f0e993404`,`ffffd4fee391fec44ffe9929ec7014cc4c028c2d04`,`ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04`,`ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506`].map(U),Qf=W(Zf),$f=[,,,`ffeda0feb24cf03b20`,`ffffb2fecc5cfd8d3ce31a1c`,`ffffb2fecc5cfd8d3cf03b20bd0026`,`ffffb2fed976feb24cfd8d3cf03b20bd0026`,`ffffb2fed976feb24cfd8d3cfc4e2ae31a1cb10026`,`ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026`,`ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026`].map(U),ep=W($f),tp=[,,,`deebf79ecae13182bd`,`eff3ffbdd7e76baed62171b5`,`eff3ffbdd7e76baed63182bd08519c`,`eff3ffc6dbef9ecae16baed63182bd08519c`,`eff3ffc6dbef9ecae16baed64292c62171b5084594`,`f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594`,`f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b`].map(U),np=W(tp),rp=[,,,`e5f5e0a1d99b31a354`,`edf8e9bae4b374c476238b45`,`edf8e9bae4b374c47631a354006d2c`,`edf8e9c7e9c0a1d99b74c47631a354006d2c`,`edf8e9c7e9c0a1d99b74c47641ab5d238b45005a32`,`f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32`,`f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b`].map(U),ip=W(rp),ap=[,,,`f0f0f0bdbdbd636363`,`f7f7f7cccccc969696525252`,`f7f7f7cccccc969696636363252525`,`f7f7f7d9d9d9bdbdbd969696636363252525`,`f7f7f7d9d9d9bdbdbd969696737373525252252525`,`fffffff0f0f0d9d9d9bdbdbd969696737373525252252525`,`fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000`].map(U),op=W(ap),sp=[,,,`efedf5bcbddc756bb1`,`f2f0f7cbc9e29e9ac86a51a3`,`f2f0f7cbc9e29e9ac8756bb154278f`,`f2f0f7dadaebbcbddc9e9ac8756bb154278f`,`f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486`,`fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486`,`fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d`].map(U),cp=W(sp),lp=[,,,`fee0d2fc9272de2d26`,`fee5d9fcae91fb6a4acb181d`,`fee5d9fcae91fb6a4ade2d26a50f15`,`fee5d9fcbba1fc9272fb6a4ade2d26a50f15`,`fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d`,`fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d`,`fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d`].map(U),up=W(lp),dp=[,,,`fee6cefdae6be6550d`,`feeddefdbe85fd8d3cd94701`,`feeddefdbe85fd8d3ce6550da63603`,`feeddefdd0a2fdae6bfd8d3ce6550da63603`,`feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04`,`fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d948018c2d04`,`fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704`].map(U),fp=W(dp);function pp(e){return e=Math.max(0,Math.min(1,e)),`rgb(`+Math.max(0,Math.min(255,Math.round(-4.54-e*(35.34-e*(2381.73-e*(6402.7-e*(7024.72-e*2710.57)))))))+`, `+Math.max(0,Math.min(255,Math.round(32.49+e*(170.73+e*(52.82-e*(131.46-e*(176.58-e*67.37)))))))+`, `+Math.max(0,Math.min(255,Math.round(81.24+e*(442.36-e*(2482.43-e*(6167.24-e*(6614.94-e*2475.67)))))))+`)`}var mp=Gi(li(300,.5,0),li(-240,.5,1)),hp=Gi(li(-100,.75,.35),li(80,1.5,.8)),gp=Gi(li(260,.75,.35),li(80,1.5,.8)),_p=li();function vp(e){(e<0||e>1)&&(e-=Math.floor(e));var t=Math.abs(e-.5);return _p.h=360*e-100,_p.s=1.5-1.5*t,_p.l=.8-.9*t,_p+``}var yp=Sr(),bp=Math.PI/3,xp=Math.PI*2/3;function Sp(e){var t;return e=(.5-e)*Math.PI,yp.r=255*(t=Math.sin(e))*t,yp.g=255*(t=Math.sin(e+bp))*t,yp.b=255*(t=Math.sin(e+xp))*t,yp+``}function Cp(e){return e=Math.max(0,Math.min(1,e)),`rgb(`+Math.max(0,Math.min(255,Math.round(34.61+e*(1172.33-e*(10793.56-e*(33300.12-e*(38394.49-e*14825.05)))))))+`, `+Math.max(0,Math.min(255,Math.round(23.31+e*(557.33+e*(1225.33-e*(3574.96-e*(1073.77+e*707.56)))))))+`, `+Math.max(0,Math.min(255,Math.round(27.2+e*(3211.1-e*(15327.97-e*(27814-e*(22569.18-e*6838.66)))))))+`)`}function wp(e){var t=e.length;return function(n){return e[Math.max(0,Math.min(t-1,Math.floor(n*t)))]}}var Tp=wp(U(`44015444025645045745055946075a46085c460a5d460b5e470d60470e6147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e46327e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e25858e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67cc5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34aadc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51cf1e51df4e61ef6e620f8e621fbe723fde725`)),Ep=wp(U(`00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c167f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb476adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf`)),Dp=wp(U(`00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a68450a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a28659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e35933e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418fbb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e865f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4`)),Op=wp(U(`0d088710078813078916078a19068c1b068d1d068e20068f2206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a02a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be3885bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd7566cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556eb7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921`));function kp(e){return function(){return e}}let Ap=Math.cos,jp=Math.min,Mp=Math.sin,G=Math.sqrt,Np=1e-12,Pp=Math.PI;Pp/2;let Fp=2*Pp;function Ip(e){let t=3;return e.digits=function(n){if(!arguments.length)return t;if(n==null)t=null;else{let e=Math.floor(n);if(!(e>=0))throw RangeError(`invalid digits: ${n}`);t=e}return e},()=>new na(t)}Array.prototype.slice;function Lp(e){return typeof e==`object`&&`length`in e?e:Array.from(e)}function Rp(e){this._context=e}Rp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t)}}};function zp(e){return new Rp(e)}function Bp(e){return e[0]}function Vp(e){return e[1]}function Hp(e,t){var n=kp(!0),r=null,i=zp,a=null,o=Ip(s);e=typeof e==`function`?e:e===void 0?Bp:kp(e),t=typeof t==`function`?t:t===void 0?Vp:kp(t);function s(s){var c,l=(s=Lp(s)).length,u,d=!1,f;for(r??(a=i(f=o())),c=0;c<=l;++c)!(c<l&&n(u=s[c],c,s))===d&&((d=!d)?a.lineStart():a.lineEnd()),d&&a.point(+e(u,c,s),+t(u,c,s));if(f)return a=null,f+``||null}return s.x=function(t){return arguments.length?(e=typeof t==`function`?t:kp(+t),s):e},s.y=function(e){return arguments.length?(t=typeof e==`function`?e:kp(+e),s):t},s.defined=function(e){return arguments.length?(n=typeof e==`function`?e:kp(!!e),s):n},s.curve=function(e){return arguments.length?(i=e,r!=null&&(a=i(r)),s):i},s.context=function(e){return arguments.length?(e==null?r=a=null:a=i(r=e),s):r},s}function Up(e,t,n){var r=null,i=kp(!0),a=null,o=zp,s=null,c=Ip(l);e=typeof e==`function`?e:e===void 0?Bp:kp(+e),t=typeof t==`function`?t:kp(t===void 0?0:+t),n=typeof n==`function`?n:n===void 0?Vp:kp(+n);function l(l){var u,d,f,p=(l=Lp(l)).length,m,h=!1,g,_=Array(p),v=Array(p);for(a??(s=o(g=c())),u=0;u<=p;++u){if(!(u<p&&i(m=l[u],u,l))===h){if(h=!h)d=u,s.areaStart(),s.lineStart();else{for(s.lineEnd(),s.lineStart(),f=u-1;f>=d;--f)s.point(_[f],v[f]);s.lineEnd(),s.areaEnd()}}h&&(_[u]=+e(m,u,l),v[u]=+t(m,u,l),s.point(r?+r(m,u,l):_[u],n?+n(m,u,l):v[u]))}if(g)return s=null,g+``||null}function u(){return Hp().defined(i).curve(o).context(a)}return l.x=function(t){return arguments.length?(e=typeof t==`function`?t:kp(+t),r=null,l):e},l.x0=function(t){return arguments.length?(e=typeof t==`function`?t:kp(+t),l):e},l.x1=function(e){return arguments.length?(r=e==null?null:typeof e==`function`?e:kp(+e),l):r},l.y=function(e){return arguments.length?(t=typeof e==`function`?e:kp(+e),n=null,l):t},l.y0=function(e){return arguments.length?(t=typeof e==`function`?e:kp(+e),l):t},l.y1=function(e){return arguments.length?(n=e==null?null:typeof e==`function`?e:kp(+e),l):n},l.lineX0=l.lineY0=function(){return u().x(e).y(t)},l.lineY1=function(){return u().x(e).y(n)},l.lineX1=function(){return u().x(r).y(t)},l.defined=function(e){return arguments.length?(i=typeof e==`function`?e:kp(!!e),l):i},l.curve=function(e){return arguments.length?(o=e,a!=null&&(s=o(a)),l):o},l.context=function(e){return arguments.length?(e==null?a=s=null:s=o(a=e),l):a},l}Gp(zp);function Wp(e){this._curve=e}Wp.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(e,t){this._curve.point(t*Math.sin(e),t*-Math.cos(e))}};function Gp(e){function t(t){return new Wp(e(t))}return t._curve=e,t}var Kp=class{constructor(e,t){this._context=e,this._x=t}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,t,e,t):this._context.bezierCurveTo(this._x0,this._y0=(this._y0+t)/2,e,this._y0,e,t)}this._x0=e,this._y0=t}};function qp(e){return new Kp(e,!0)}function Jp(e){return new Kp(e,!1)}let Yp=G(3);var Xp={draw(e,t){let n=G(t+jp(t/28,.75))*.59436,r=n/2,i=r*Yp;e.moveTo(0,n),e.lineTo(0,-n),e.moveTo(-i,-r),e.lineTo(i,r),e.moveTo(-i,r),e.lineTo(i,-r)}},Zp={draw(e,t){let n=G(t/Pp);e.moveTo(n,0),e.arc(0,0,n,0,Fp)}},Qp={draw(e,t){let n=G(t/5)/2;e.moveTo(-3*n,-n),e.lineTo(-n,-n),e.lineTo(-n,-3*n),e.lineTo(n,-3*n),e.lineTo(n,-n),e.lineTo(3*n,-n),e.lineTo(3*n,n),e.lineTo(n,n),e.lineTo(n,3*n),e.lineTo(-n,3*n),e.lineTo(-n,n),e.lineTo(-3*n,n),e.closePath()}};let $p=G(1/3),em=$p*2;var tm={draw(e,t){let n=G(t/em),r=n*$p;e.moveTo(0,-n),e.lineTo(r,0),e.lineTo(0,n),e.lineTo(-r,0),e.closePath()}},nm={draw(e,t){let n=G(t)*.62625;e.moveTo(0,-n),e.lineTo(n,0),e.lineTo(0,n),e.lineTo(-n,0),e.closePath()}},rm={draw(e,t){let n=G(t-jp(t/7,2))*.87559;e.moveTo(-n,0),e.lineTo(n,0),e.moveTo(0,n),e.lineTo(0,-n)}},im={draw(e,t){let n=G(t),r=-n/2;e.rect(r,r,n,n)}},am={draw(e,t){let n=G(t)*.4431;e.moveTo(n,n),e.lineTo(n,-n),e.lineTo(-n,-n),e.lineTo(-n,n),e.closePath()}};let om=Mp(Pp/10)/Mp(7*Pp/10),sm=Mp(Fp/10)*om,cm=-Ap(Fp/10)*om;var lm={draw(e,t){let n=G(t*.8908130915292852),r=sm*n,i=cm*n;e.moveTo(0,-n),e.lineTo(r,i);for(let t=1;t<5;++t){let a=Fp*t/5,o=Ap(a),s=Mp(a);e.lineTo(s*n,-o*n),e.lineTo(o*r-s*i,s*r+o*i)}e.closePath()}};let um=G(3);var dm={draw(e,t){let n=-G(t/(um*3));e.moveTo(0,n*2),e.lineTo(-um*n,-n),e.lineTo(um*n,-n),e.closePath()}};let fm=G(3);var pm={draw(e,t){let n=G(t)*.6824,r=n/2,i=n*fm/2;e.moveTo(0,-n),e.lineTo(i,r),e.lineTo(-i,r),e.closePath()}};let mm=-.5,hm=G(3)/2,gm=1/G(12),_m=(gm/2+1)*3;var vm={draw(e,t){let n=G(t/_m),r=n/2,i=n*gm,a=r,o=n*gm+n,s=-a,c=o;e.moveTo(r,i),e.lineTo(a,o),e.lineTo(s,c),e.lineTo(mm*r-hm*i,hm*r+mm*i),e.lineTo(mm*a-hm*o,hm*a+mm*o),e.lineTo(mm*s-hm*c,hm*s+mm*c),e.lineTo(mm*r+hm*i,mm*i-hm*r),e.lineTo(mm*a+hm*o,mm*o-hm*a),e.lineTo(mm*s+hm*c,mm*c-hm*s),e.closePath()}},ym={draw(e,t){let n=G(t-jp(t/6,1.7))*.6189;e.moveTo(-n,-n),e.lineTo(n,n),e.moveTo(-n,n),e.lineTo(n,-n)}};let bm=[Zp,Qp,tm,im,lm,dm,vm],xm=[Zp,rm,ym,pm,Xp,am,nm];function Sm(){}function Cm(e,t,n){e._context.bezierCurveTo((2*e._x0+e._x1)/3,(2*e._y0+e._y1)/3,(e._x0+2*e._x1)/3,(e._y0+2*e._y1)/3,(e._x0+4*e._x1+t)/6,(e._y0+4*e._y1+n)/6)}function wm(e){this._context=e}wm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Cm(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1)}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this._x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Cm(this,e,t)}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Tm(e){return new wm(e)}function Em(e){this._context=e}Em.prototype={areaStart:Sm,areaEnd:Sm,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:this._context.moveTo(this._x2,this._y2),this._context.closePath();break;case 2:this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();break;case 3:this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4)}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x2=e,this._y2=t;break;case 1:this._point=2,this._x3=e,this._y3=t;break;case 2:this._point=3,this._x4=e,this._y4=t,this._context.moveTo((this._x0+4*this._x1+e)/6,(this._y0+4*this._y1+t)/6);break;default:Cm(this,e,t)}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function Dm(e){return new Em(e)}function Om(e){this._context=e}Om.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+e)/6,r=(this._y0+4*this._y1+t)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Cm(this,e,t)}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t}};function km(e){return new Om(e)}function Am(e,t){this._basis=new wm(e),this._beta=t}Am.prototype={lineStart:function(){this._x=[],this._y=[],this._basis.lineStart()},lineEnd:function(){var e=this._x,t=this._y,n=e.length-1;if(n>0)for(var r=e[0],i=t[0],a=e[n]-r,o=t[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.point(this._beta*e[s]+(1-this._beta)*(r+c*a),this._beta*t[s]+(1-this._beta)*(i+c*o));this._x=this._y=null,this._basis.lineEnd()},point:function(e,t){this._x.push(+e),this._y.push(+t)}};var jm=(function e(t){function n(e){return t===1?new wm(e):new Am(e,t)}return n.beta=function(t){return e(+t)},n})(.85);function Mm(e,t,n){e._context.bezierCurveTo(e._x1+e._k*(e._x2-e._x0),e._y1+e._k*(e._y2-e._y0),e._x2+e._k*(e._x1-t),e._y2+e._k*(e._y1-n),e._x2,e._y2)}function Nm(e,t){this._context=e,this._k=(1-t)/6}Nm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Mm(this,this._x1,this._y1)}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2,this._x1=e,this._y1=t;break;case 2:this._point=3;default:Mm(this,e,t)}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Pm=(function e(t){function n(e){return new Nm(e,t)}return n.tension=function(t){return e(+t)},n})(0);function Fm(e,t){this._context=e,this._k=(1-t)/6}Fm.prototype={areaStart:Sm,areaEnd:Sm,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:this._context.moveTo(this._x3,this._y3),this._context.closePath();break;case 2:this._context.lineTo(this._x3,this._y3),this._context.closePath();break;case 3:this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5)}},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:Mm(this,e,t)}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Im=(function e(t){function n(e){return new Fm(e,t)}return n.tension=function(t){return e(+t)},n})(0);function Lm(e,t){this._context=e,this._k=(1-t)/6}Lm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Mm(this,e,t)}this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Rm=(function e(t){function n(e){return new Lm(e,t)}return n.tension=function(t){return e(+t)},n})(0);function zm(e,t,n){var r=e._x1,i=e._y1,a=e._x2,o=e._y2;if(e._l01_a>Np){var s=2*e._l01_2a+3*e._l01_a*e._l12_a+e._l12_2a,c=3*e._l01_a*(e._l01_a+e._l12_a);r=(r*s-e._x0*e._l12_2a+e._x2*e._l01_2a)/c,i=(i*s-e._y0*e._l12_2a+e._y2*e._l01_2a)/c}if(e._l23_a>Np){var l=2*e._l23_2a+3*e._l23_a*e._l12_a+e._l12_2a,u=3*e._l23_a*(e._l23_a+e._l12_a);a=(a*l+e._x1*e._l23_2a-t*e._l12_2a)/u,o=(o*l+e._y1*e._l23_2a-n*e._l12_2a)/u}e._context.bezierCurveTo(r,i,a,o,e._x2,e._y2)}function Bm(e,t){this._context=e,this._alpha=t}Bm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2)}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=(n*n+r*r)**+this._alpha)}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3;default:zm(this,e,t)}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Vm=(function e(t){function n(e){return t?new Bm(e,t):new Nm(e,0)}return n.alpha=function(t){return e(+t)},n})(.5);function Hm(e,t){this._context=e,this._alpha=t}Hm.prototype={areaStart:Sm,areaEnd:Sm,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:this._context.moveTo(this._x3,this._y3),this._context.closePath();break;case 2:this._context.lineTo(this._x3,this._y3),this._context.closePath();break;case 3:this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5)}},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=(n*n+r*r)**+this._alpha)}switch(this._point){case 0:this._point=1,this._x3=e,this._y3=t;break;case 1:this._point=2,this._context.moveTo(this._x4=e,this._y4=t);break;case 2:this._point=3,this._x5=e,this._y5=t;break;default:zm(this,e,t)}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Um=(function e(t){function n(e){return t?new Hm(e,t):new Fm(e,0)}return n.alpha=function(t){return e(+t)},n})(.5);function Wm(e,t){this._context=e,this._alpha=t}Wm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){if(e=+e,t=+t,this._point){var n=this._x2-e,r=this._y2-t;this._l23_a=Math.sqrt(this._l23_2a=(n*n+r*r)**+this._alpha)}switch(this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:zm(this,e,t)}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this._x1=this._x2,this._x2=e,this._y0=this._y1,this._y1=this._y2,this._y2=t}};var Gm=(function e(t){function n(e){return t?new Wm(e,t):new Lm(e,0)}return n.alpha=function(t){return e(+t)},n})(.5);function Km(e){this._context=e}Km.prototype={areaStart:Sm,areaEnd:Sm,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function qm(e){return new Km(e)}function Jm(e){return e<0?-1:1}function Ym(e,t,n){var r=e._x1-e._x0,i=t-e._x1,a=(e._y1-e._y0)/(r||i<0&&-0),o=(n-e._y1)/(i||r<0&&-0),s=(a*i+o*r)/(r+i);return(Jm(a)+Jm(o))*Math.min(Math.abs(a),Math.abs(o),.5*Math.abs(s))||0}function Xm(e,t){var n=e._x1-e._x0;return n?(3*(e._y1-e._y0)/n-t)/2:t}function Zm(e,t,n){var r=e._x0,i=e._y0,a=e._x1,o=e._y1,s=(a-r)/3;e._context.bezierCurveTo(r+s,i+s*t,a-s,o-s*n,a,o)}function Qm(e){this._context=e}Qm.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x1,this._y1);break;case 3:Zm(this,this._t0,Xm(this,this._t0))}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){var n=NaN;if(e=+e,t=+t,e!==this._x1||t!==this._y1){switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;break;case 2:this._point=3,Zm(this,Xm(this,n=Ym(this,e,t)),n);break;default:Zm(this,this._t0,n=Ym(this,e,t))}this._x0=this._x1,this._x1=e,this._y0=this._y1,this._y1=t,this._t0=n}}};function $m(e){this._context=new eh(e)}($m.prototype=Object.create(Qm.prototype)).point=function(e,t){Qm.prototype.point.call(this,t,e)};function eh(e){this._context=e}eh.prototype={moveTo:function(e,t){this._context.moveTo(t,e)},closePath:function(){this._context.closePath()},lineTo:function(e,t){this._context.lineTo(t,e)},bezierCurveTo:function(e,t,n,r,i,a){this._context.bezierCurveTo(t,e,r,n,a,i)}};function th(e){return new Qm(e)}function nh(e){return new $m(e)}function rh(e){this._context=e}rh.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var e=this._x,t=this._y,n=e.length;if(n){if(this._line?this._context.lineTo(e[0],t[0]):this._context.moveTo(e[0],t[0]),n===2)this._context.lineTo(e[1],t[1]);else for(var r=ih(e),i=ih(t),a=0,o=1;o<n;++a,++o)this._context.bezierCurveTo(r[0][a],i[0][a],r[1][a],i[1][a],e[o],t[o])}(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(e,t){this._x.push(+e),this._y.push(+t)}};function ih(e){var t,n=e.length-1,r,i=Array(n),a=Array(n),o=Array(n);for(i[0]=0,a[0]=2,o[0]=e[0]+2*e[1],t=1;t<n-1;++t)i[t]=1,a[t]=4,o[t]=4*e[t]+2*e[t+1];for(i[n-1]=2,a[n-1]=7,o[n-1]=8*e[n-1]+e[n],t=1;t<n;++t)r=i[t]/a[t-1],a[t]-=r,o[t]-=r*o[t-1];for(i[n-1]=o[n-1]/a[n-1],t=n-2;t>=0;--t)i[t]=(o[t]-i[t+1])/a[t];for(a[n-1]=(e[n]+i[n-1])/2,t=0;t<n-1;++t)a[t]=2*e[t+1]-i[t+1];return[i,a]}function ah(e){return new rh(e)}function oh(e,t){this._context=e,this._t=t}oh.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=0&&(this._t=1-this._t,this._line=1-this._line)},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:if(this._t<=0)this._context.lineTo(this._x,t),this._context.lineTo(e,t);else{var n=this._x*(1-this._t)+e*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,t)}}this._x=e,this._y=t}};function sh(e){return new oh(e,.5)}function ch(e){return new oh(e,0)}function lh(e){return new oh(e,1)}function uh(e){return e!=null&&!Number.isNaN(e)}function dh(t,n){return+uh(n)-uh(t)||e(t,n)}function fh(e,n){return+uh(n)-uh(e)||t(e,n)}function ph(e){return e!=null&&`${e}`!=``}function mh(e){return isFinite(e)?e:NaN}function hh(e){return e>0&&isFinite(e)?e:NaN}function gh(e){return e<0&&isFinite(e)?e:NaN}function _h(e,t){if(e instanceof Date||(e=/* @__PURE__ */ new Date(+e)),isNaN(e))return typeof t==`function`?t(e):t;let n=e.getUTCHours(),r=e.getUTCMinutes(),i=e.getUTCSeconds(),a=e.getUTCMilliseconds();return`${vh(e.getUTCFullYear(),4)}-${yh(e.getUTCMonth()+1,2)}-${yh(e.getUTCDate(),2)}${n||r||i||a?`T${yh(n,2)}:${yh(r,2)}${i||a?`:${yh(i,2)}${a?`.${yh(a,3)}`:``}`:``}Z`:``}`}function vh(e){return e<0?`-${yh(-e,6)}`:e>9999?`+${yh(e,6)}`:yh(e,4)}function yh(e,t){return`${e}`.padStart(t,`0`)}let bh=/^(?:[-+]\\d{2})?\\d{4}(?:-\\d{2}(?:-\\d{2})?)?(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{3})?)?(?:Z|[-+]\\d{2}:?\\d{2})?)?$/;function xh(e,t){return bh.test(e+=``)?new Date(e):typeof t==`function`?t(e):t}function Sh(e){if(e==null)return;let n=e[0],r=e[e.length-1];return t(n,r)}let Ch=1e3,wh=Ch*60,Th=wh*60,Eh=Th*24,Dh=Eh*7,Oh=Eh*30,kh=Eh*365,Ah=[[`millisecond`,1],[`2 milliseconds`,2],[`5 milliseconds`,5],[`10 milliseconds`,10],[`20 milliseconds`,20],[`50 milliseconds`,50],[`100 milliseconds`,100],[`200 milliseconds`,200],[`500 milliseconds`,500],[`second`,Ch],[`5 seconds`,5*Ch],[`15 seconds`,15*Ch],[`30 seconds`,30*Ch],[`minute`,wh],[`5 minutes`,5*wh],[`15 minutes`,15*wh],[`30 minutes`,30*wh],[`hour`,Th],[`3 hours`,3*Th],[`6 hours`,6*Th],[`12 hours`,12*Th],[`day`,Eh],[`2 days`,2*Eh],[`week`,Dh],[`2 weeks`,2*Dh],[`month`,Oh],[`3 months`,3*Oh],[`6 months`,6*Oh],[`year`,kh],[`2 years`,2*kh],[`5 years`,5*kh],[`10 years`,10*kh],[`20 years`,20*kh],[`50 years`,50*kh],[`100 years`,100*kh]],jh=/* @__PURE__ */ new Map([[`second`,Ch],[`minute`,wh],[`hour`,Th],[`day`,Eh],[`monday`,Dh],[`tuesday`,Dh],[`wednesday`,Dh],[`thursday`,Dh],[`friday`,Dh],[`saturday`,Dh],[`sunday`,Dh],[`week`,Dh],[`month`,Oh],[`year`,kh]]),Mh=/* @__PURE__ */ new Map([[`second`,Xc],[`minute`,Zc],[`hour`,$c],[`day`,tl],[`monday`,ol],[`tuesday`,sl],[`wednesday`,cl],[`thursday`,ll],[`friday`,ul],[`saturday`,dl],[`sunday`,al],[`week`,al],[`month`,bl],[`year`,Sl]]),Nh=/* @__PURE__ */ new Map([[`second`,Xc],[`minute`,Qc],[`hour`,el],[`day`,rl],[`monday`,ml],[`tuesday`,hl],[`wednesday`,gl],[`thursday`,_l],[`friday`,vl],[`saturday`,yl],[`sunday`,pl],[`week`,pl],[`month`,xl],[`year`,Cl]]),Ph=Symbol(`intervalDuration`),Fh=Symbol(`intervalType`);for(let[e,t]of Mh)t[Ph]=jh.get(e),t[Fh]=`time`;for(let[e,t]of Nh)t[Ph]=jh.get(e),t[Fh]=`utc`;let Ih=[[`year`,Cl,`utc`],[`month`,xl,`utc`],[`day`,rl,`utc`,6*Oh],[`hour`,el,`utc`,3*Eh],[`minute`,Qc,`utc`,6*Th],[`second`,Xc,`utc`,30*wh]],Lh=[[`year`,Sl,`time`],[`month`,bl,`time`],[`day`,tl,`time`,6*Oh],[`hour`,$c,`time`,3*Eh],[`minute`,Zc,`time`,6*Th],[`second`,Xc,`time`,30*wh]],Rh=[Ih[0],Lh[0],Ih[1],Lh[1],Ih[2],Lh[2],...Ih.slice(3)];function zh(e){let t=`${e}`.toLowerCase();t.endsWith(`s`)&&(t=t.slice(0,-1));let n=1,r=/^(?:(\\d+)\\s+)/.exec(t);switch(r&&(t=t.slice(r[0].length),n=+r[1]),t){case`quarter`:t=`month`,n*=3;break;case`half`:t=`month`,n*=6}let i=Nh.get(t);if(!i)throw Error(`unknown interval: ${e}`);if(n>1&&!i.every)throw Error(`non-periodic interval: ${t}`);return[t,n]}function Bh(e){return Hh(zh(e),`time`)}function Vh(e){return Hh(zh(e),`utc`)}function Hh([e,t],n){let r=(n===`time`?Mh:Nh).get(e);return t>1&&(r=r.every(t),r[Ph]=jh.get(e)*t,r[Fh]=n),r}function Uh(e,t){if(!(t>1))return;let r=e[Ph];if(!Ah.some(([,e])=>e===r)||r%Eh==0&&Eh<r&&r<Oh)return;let[i]=Ah[n(([,e])=>Math.log(e)).center(Ah,Math.log(r*t))];return(e[Fh]===`time`?Bh:Vh)(i)}function Wh(e,t,n){let r=t===`time`?Yu:Xu;if(n==null)return r(e===`year`?`%Y`:e===`month`?`%Y-%m`:e===`day`?`%Y-%m-%d`:e===`hour`||e===`minute`?`%Y-%m-%dT%H:%M`:e===`second`?`%Y-%m-%dT%H:%M:%S`:`%Y-%m-%dT%H:%M:%S.%L`);let i=Gh(n);switch(e){case`millisecond`:return Jh(r(`.%L`),r(`:%M:%S`),i);case`second`:return Jh(r(`:%S`),r(`%-I:%M`),i);case`minute`:return Jh(r(`%-I:%M`),r(`%p`),i);case`hour`:return Jh(r(`%-I %p`),r(`%b %-d`),i);case`day`:return Jh(r(`%-d`),r(`%b`),i);case`month`:return Jh(r(`%b`),r(`%Y`),i);case`year`:return r(`%Y`)}throw Error(`unable to format time ticks`)}function Gh(e){return e===`left`||e===`right`?(e,t)=>`\\n${e}\\n${t}`:e===`top`?(e,t)=>`${t}\\n${e}`:(e,t)=>`${e}\\n${t}`}function Kh(e){return e===`time`?Lh:e===`utc`?Ih:Rh}function qh(e,t,n){let r=de(De(t,(e,t)=>Math.abs(t-e)));if(r<1e3)return Wh(`millisecond`,`utc`,n);for(let[i,a,o,s]of Kh(e)){if(r>s||i===`hour`&&!r)break;if(t.every(e=>a.floor(e)>=e))return Wh(i,o,n)}}function Jh(e,t,n){return(r,i,a)=>{let o=e(r,i),s=t(r,i),c=i-Sh(a);return i!==c&&a[c]!==void 0&&s===t(a[c],c)?o:n(o,s)}}let Yh=Object.getPrototypeOf(Uint8Array),Xh=Object.prototype.toString;function Zh(e){return e instanceof Array||e instanceof Yh}function Qh(e){return e instanceof Yh&&!eg(e)}function $h(e){return e?.prototype instanceof Yh&&!tg(e)}function eg(e){return e instanceof BigInt64Array||e instanceof BigUint64Array}function tg(e){return e===BigInt64Array||e===BigUint64Array}let ng=Symbol(`reindex`);function K(e,t,n){let r=typeof t;return r===`string`?O_(e)?og(e.getChild(t),n):ig(e,lg(t),n):r===`function`?ig(e,t,n):r===`number`||t instanceof Date||r===`boolean`?q(e,vg(t),n):typeof t?.transform==`function`?ag(t.transform(e),n):rg(ag(t,n),e?.[ng])}function rg(e,t){return e!=null&&t?Wg(e,t):e}function ig(e,t,n){return q(e,$h(n)?(e,n)=>xg(t(e,n)):t,n)}function ag(e,t){return t===void 0?kg(e):k_(e)?og(e,t):e instanceof t?e:t.from(e,$h(t)&&!Qh(e)?xg:void 0)}function og(e,t){return e==null?e:(t===void 0||t===Array)&&A_(e.type)?Sg(sg(e)):ag(sg(e),t)}function sg(e){return e.nullCount?e.toJSON():e.toArray()}let cg=[null],lg=e=>t=>{let n=t[e];return n===void 0&&t.type===`Feature`?t.properties?.[e]:n},ug={transform:Ug},dg={transform:e=>e},fg=()=>1,pg=()=>!0,mg=e=>e==null?e:`${e}`,hg=e=>e==null?e:+e,gg=e=>e?e[0]:void 0,_g=e=>e?e[1]:void 0,vg=e=>()=>e;function yg(e){let t=`${e}`.slice(1)/100;return(e,n)=>ve(e,t,n)}function bg(e){return Qh(e)?e:q(e,xg,Float64Array)}function xg(e){return e==null?NaN:Number(e)}function Sg(e){return q(e,Cg)}function Cg(e){return e instanceof Date&&!isNaN(e)?e:typeof e==`string`?xh(e):e==null||isNaN(e=Number(e))?void 0:new Date(e)}function wg(e,t){return e===void 0&&(e=t),e===null?[void 0,`none`]:__(e)?[void 0,e]:[e,void 0]}function Tg(e,t){return e===void 0&&(e=t),e===null||typeof e==`number`?[void 0,e]:[e,void 0]}function Eg(e,t,n){if(e!=null)return Dg(e,t,n)}function Dg(e,t,n){let r=`${e}`.toLowerCase();if(!n.includes(r))throw Error(`invalid ${t}: ${e}`);return r}function Og(e){return O_(e)?e:kg(e)}function kg(e){if(e==null||Zh(e))return e;if(k_(e))return og(e);if(Ag(e))switch(e.type){case`FeatureCollection`:return e.features;case`GeometryCollection`:return e.geometries;default:return[e]}return Array.from(e)}function Ag(e){switch(e?.type){case`FeatureCollection`:case`GeometryCollection`:case`Feature`:case`LineString`:case`MultiLineString`:case`MultiPoint`:case`MultiPolygon`:case`Point`:case`Polygon`:case`Sphere`:return!0;default:return!1}}function q(e,t,n=Array){return e==null?e:e instanceof n?e.map(t):n.from(e,t)}function jg(e,t=Array){return e instanceof t?e.slice():t.from(e)}function Mg({x:e,x1:t,x2:n}){return e!==void 0||t!==void 0||n!==void 0}function Ng({y:e,y1:t,y2:n}){return e!==void 0||t!==void 0||n!==void 0}function Pg(e){return Mg(e)||Ng(e)||e.interval!==void 0}function Fg(e){return e?.toString===Xh}function Ig(e){return Fg(e)&&(e.type!==void 0||e.domain!==void 0)}function Lg(e){return Fg(e)&&typeof e.transform!=`function`}function Rg(e){return Lg(e)&&e.value===void 0&&e.channel===void 0}function zg(e,t,n,r=dg){return t===void 0&&n===void 0?(t=0,n=e===void 0?r:e):t===void 0?t=e===void 0?0:e:n===void 0&&(n=e===void 0?0:e),[t,n]}function Bg(e,t){return e===void 0&&t===void 0?[gg,_g]:[e,t]}function Vg({z:e,fill:t,stroke:n}={}){return e===void 0&&([e]=wg(t)),e===void 0&&([e]=wg(n)),e}function Hg(e){return Zh(e)?e.length:e?.numRows}function Ug(e){let t=Hg(e),n=new Uint32Array(t);for(let e=0;e<t;++e)n[e]=e;return n}function Wg(e,t){return Zh(e)?q(t,t=>e[t],e.constructor):q(t,t=>e.at(t))}function Gg(e,t,n){return e.subarray?e.subarray(t,n):e.slice(t,n)}function Kg(e){return typeof e==`object`&&e?e.valueOf():e}function qg(e,t){if(t[e]!==void 0)return t[e];switch(e){case`x1`:case`x2`:e=`x`;break;case`y1`:case`y2`:e=`y`}return t[e]}function Jg(e){let t;return[{transform:()=>t,label:Xg(e)},e=>t=e]}function Yg(e){return e==null?[e]:Jg(e)}function Xg(e,t){return typeof e==`string`?e:e&&e.label!==void 0?e.label:t}function Zg(e,t){return{transform(n){let r=e.transform(n),i=t.transform(n);return d_(r)||d_(i)?q(r,(e,t)=>/* @__PURE__ */ new Date((+r[t]+ +i[t])/2)):q(r,(e,t)=>(+r[t]+ +i[t])/2,Float64Array)},label:e.label}}function Qg(e,t){let n=$g(t?.interval,t?.type);return n?q(e,n):e}function $g(e,t){let n=e_(e,t);return n&&(e=>uh(e)?n.floor(e):e)}function e_(e,t){if(e!=null){if(typeof e==`number`)return t_(e);if(typeof e==`string`)return(t===`time`?Bh:Vh)(e);if(typeof e.floor!=`function`)throw Error(`invalid interval; missing floor method`);if(typeof e.offset!=`function`)throw Error(`invalid interval; missing offset method`);return e}}function t_(e){e=+e,0<e&&e<1&&Number.isInteger(1/e)&&(e=-1/e);let t=Math.abs(e);return e<0?{floor:e=>Math.floor(e*t)/t,offset:(e,n=1)=>(e*t+Math.floor(n))/t,range:(e,n)=>ke(Math.ceil(e*t),n*t).map(e=>e/t)}:{floor:e=>Math.floor(e/t)*t,offset:(e,n=1)=>e+t*Math.floor(n),range:(e,n)=>ke(Math.ceil(e/t),n/t).map(e=>e*t)}}function n_(e,t){if(e=e_(e,t),e&&typeof e.range!=`function`)throw Error(`invalid interval: missing range method`);return e}function r_(e,t){if(e=n_(e,t),e&&typeof e.ceil!=`function`)throw Error(`invalid interval: missing ceil method`);return e}function i_(e){return a_(e)&&typeof e?.floor==`function`&&e.floor()instanceof Date}function a_(e){return typeof e?.range==`function`}function o_(e){return e===void 0||Lg(e)?e:{value:e}}function s_(e){return e==null?null:{transform:t=>K(t,e,Float64Array),label:Xg(e)}}function c_(e){return e&&typeof e[Symbol.iterator]==`function`}function l_(e){for(let t of e)if(t!=null)return typeof t!=`object`||t instanceof Date}function u_(e){for(let t of e){if(t==null)continue;let e=typeof t;return e===`string`||e===`boolean`}}function d_(e){for(let t of e)if(t!=null)return t instanceof Date}function f_(e){for(let t of e)if(t!=null)return typeof t==`string`&&isNaN(t)&&xh(t)}function p_(e){for(let t of e)if(t!=null){if(typeof t!=`string`)return!1;if(t.trim())return!isNaN(t)}}function m_(e){for(let t of e)if(t!=null)return typeof t==`number`}function h_(e,t){let n;for(let r of e)if(r!=null){if(!t(r))return!1;n=!0}return n}let g_=new Set(`none,currentcolor,transparent,aliceblue,antiquewhite,aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seashell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow`.split(`,`));function __(e){return typeof e==`string`&&(e=e.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(e)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\\(.*\\)$/.test(e)||g_.has(e))}function v_(e){return typeof e==`number`&&(0<=e&&e<=1||isNaN(e))}function y_(e){return e==null||b_(e)}function b_(e){return/^\\s*none\\s*$/i.test(e)}function x_(e){return/^\\s*round\\s*$/i.test(e)}function S_(e,t){return Eg(e,t,[`middle`,`top-left`,`top`,`top-right`,`right`,`bottom-right`,`bottom`,`bottom-left`,`left`])}function C_(e=`middle`){return S_(e,`frameAnchor`)}function w_(e={},...t){let n=e;for(let r of t)for(let t in r)if(n[t]===void 0){let i=r[t];n===e?n={...n,[t]:i}:n[t]=i}return n}function T_(e){console.warn(`named iterables are deprecated; please use an object instead`);let t=/* @__PURE__ */ new Set;return Object.fromEntries(Array.from(e,e=>{let{name:n}=e;if(n==null)throw Error(`missing name`);let r=`${n}`;if(r===`__proto__`)throw Error(`illegal name: ${r}`);if(t.has(r))throw Error(`duplicate name: ${r}`);return t.add(r),[n,e]}))}function E_(e){return c_(e)?T_(e):e}function D_(e){return e===!0?e=`frame`:e===!1?e=null:!Ag(e)&&e!=null&&(e=Dg(e,`clip`,[`frame`,`sphere`]),e===`sphere`&&(e={type:`Sphere`})),e}function O_(e){return e&&typeof e.getChild==`function`&&typeof e.toArray==`function`&&e.schema&&Array.isArray(e.schema.fields)}function k_(e){return e&&typeof e.toArray==`function`&&e.type}function A_(e){return e&&(e.typeId===8||e.typeId===10)&&e.unit===1}let j_=Symbol(`position`),M_=Symbol(`color`),N_=Symbol(`radius`),P_=Symbol(`length`),F_=Symbol(`opacity`),I_=Symbol(`symbol`),L_=Symbol(`projection`),J=/* @__PURE__ */ new Map([[`x`,j_],[`y`,j_],[`fx`,j_],[`fy`,j_],[`r`,N_],[`color`,M_],[`opacity`,F_],[`symbol`,I_],[`length`,P_],[`projection`,L_]]);function R_(e){return e===j_||e===L_}function z_(e){return e===j_||e===N_||e===P_||e===F_}let B_=2/Math.sqrt(3),V_=/* @__PURE__ */ new Map([[`asterisk`,Xp],[`circle`,Zp],[`cross`,Qp],[`diamond`,tm],[`diamond2`,nm],[`hexagon`,{draw(e,t){let n=Math.sqrt(t/Math.PI),r=n*B_,i=r/2;e.moveTo(0,r),e.lineTo(n,i),e.lineTo(n,-i),e.lineTo(0,-r),e.lineTo(-n,-i),e.lineTo(-n,i),e.closePath()}}],[`plus`,rm],[`square`,im],[`square2`,am],[`star`,lm],[`times`,ym],[`triangle`,dm],[`triangle2`,pm],[`wye`,vm]]);function H_(e){return e&&typeof e.draw==`function`}function U_(e){return H_(e)?!0:typeof e==`string`&&V_.has(e.toLowerCase())}function W_(e){if(e==null||H_(e))return e;let t=V_.get(`${e}`.toLowerCase());if(t)return t;throw Error(`invalid symbol: ${e}`)}function G_(e){if(e==null||H_(e))return[void 0,e];if(typeof e==`string`){let t=V_.get(`${e}`.toLowerCase());if(t)return[void 0,t]}return[e,void 0]}function K_({filter:e,sort:t,reverse:n,transform:r,initializer:i,...a}={},o){if(r===void 0&&(e!=null&&(r=Z_(e)),t!=null&&!Rg(t)&&(r=J_(r,ev(t))),n&&(r=J_(r,Q_))),o!=null&&i!=null)throw Error(`transforms cannot be applied after initializers`);return{...a,...(t===null||Rg(t))&&{sort:t},transform:J_(r,o)}}function q_({filter:e,sort:t,reverse:n,initializer:r,...i}={},a){return r===void 0&&(e!=null&&(r=Z_(e)),t!=null&&!Rg(t)&&(r=Y_(r,ev(t))),n&&(r=Y_(r,Q_))),{...i,...(t===null||Rg(t))&&{sort:t},initializer:Y_(r,a)}}function J_(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,r,i){return{data:n,facets:r}=e.call(this,n,r,i),t.call(this,Og(n),r,i)}}function Y_(e,t){return e==null?t===null?void 0:t:t==null?e===null?void 0:e:function(n,r,i,...a){let o,s,c,l,u,d;return{data:s=n,facets:c=r,channels:o}=e.call(this,n,r,i,...a),{data:u=s,facets:d=c,channels:l}=t.call(this,s,c,{...i,...o},...a),{data:u,facets:d,channels:{...o,...l}}}}function X_(e,t){return(e.initializer==null?K_:q_)(e,t)}function Z_(e){return(t,n)=>{let r=K(t,e);return{data:t,facets:n.map(e=>e.filter(e=>r[e]))}}}function Q_(e,t){return{data:e,facets:t.map(e=>e.slice().reverse())}}function $_(e,{sort:t,...n}={}){return{...(Lg(e)&&e.channel!==void 0?q_:X_)(n,ev(e)),sort:Rg(t)?t:null}}function ev(e){return(typeof e==`function`&&e.length!==1?tv:nv)(e)}function tv(e){return(t,n)=>{let r=Zh(t)?(n,r)=>e(t[n],t[r]):(n,r)=>e(t.get(n),t.get(r));return{data:t,facets:n.map(e=>e.slice().sort(r))}}}function nv(e){let t,n;({channel:t,value:e,order:n}={...o_(e)});let r=t?.startsWith(`-`);if(r&&(t=t.slice(1)),n===void 0&&(n=r?fh:dh),typeof n!=`function`)switch(`${n}`.toLowerCase()){case`ascending`:n=dh;break;case`descending`:n=fh;break;default:throw Error(`invalid order: ${n}`)}return(r,i,a)=>{let o;if(t===void 0)o=K(r,e);else{if(a===void 0)throw Error(`channel sort requires an initializer`);if(o=a[t],!o)return{};o=o.value}let s=(e,t)=>n(o[e],o[t]);return{data:r,facets:i.map(e=>e.slice().sort(s))}}}function rv(e,...t){for(let{name:n}of e)if(t.includes(n))return!0;return!1}function iv(e,t,n=av){let r=Object.entries(e);return t.title!=null&&e.title===void 0&&r.push([`title`,yv]),t.href!=null&&e.href===void 0&&r.push([`href`,vv]),r.filter(([,e])=>e!==void 0).map(([e,r])=>r===null?ov(e):n(e,r,t))}function av(e,t,n,r=sv){let i;Fg(t)&&`reduce`in t&&(i=t.scale,t=t.reduce);let a=r(e,t,n),[o,s]=Jg(a.label),c;return{name:e,output:i===void 0?o:{value:o,scale:i},initialize(e){a.initialize(e),c=s([])},scope(e,t){a.scope(e,t)},reduce(e,t){c.push(a.reduce(e,t))}}}function ov(e){return{name:e,initialize(){},scope(){},reduce(){}}}function sv(e,t,n,r=lv){let i=qg(e,n),a=r(t,i),o,s;return{label:Xg(a===xv?null:i,a.label),initialize(e){o=i===void 0?e:K(e,i),a.scope===`data`&&(s=a.reduceIndex(Ug(e),o))},scope(e,t){a.scope===e&&(s=a.reduceIndex(t,o))},reduce(e,t){return a.scope==null?a.reduceIndex(e,o,t):a.reduceIndex(e,o,s,t)}}}function cv(e,t){return t?E(e,e=>t[e]):[[,e]]}function lv(e,t,n=uv){if(e==null)return n(e);if(typeof e.reduceIndex==`function`)return e;if(typeof e.reduce==`function`&&Fg(e))return pv(e);if(typeof e==`function`)return mv(e);if(/^p\\d{2}$/i.test(e))return hv(yg(e));switch(`${e}`.toLowerCase()){case`first`:return vv;case`last`:return bv;case`identity`:return _v;case`count`:return xv;case`distinct`:return Sv;case`sum`:return t==null?xv:Cv;case`proportion`:return wv(t,`data`);case`proportion-facet`:return wv(t,`facet`);case`deviation`:return hv(g);case`min`:return hv(pe);case`min-index`:return hv(me);case`max`:return hv(de);case`max-index`:return hv(fe);case`mean`:return gv(Se);case`median`:return gv(Ce);case`variance`:return hv(h);case`mode`:return hv(Ee)}return n(e)}function uv(e){throw Error(`invalid reduce: ${e}`)}function dv(e,t){for(let n in t){let r=t[n];if(r!==void 0&&!e.some(e=>e.name===n))return r}}function fv(e,t,n){if(t){let n=t.output.transform(),r=(e,t)=>dh(n[e],n[t]);e.forEach(e=>e.sort(r))}n&&e.forEach(e=>e.reverse())}function pv(e){return console.warn(`deprecated reduce interface; implement reduceIndex instead.`),{...e,reduceIndex:e.reduce.bind(e)}}function mv(e){return{reduceIndex(t,n,r){return e(Wg(n,t),r)}}}function hv(e){return{reduceIndex(t,n){return e(t,e=>n[e])}}}function gv(e){return{reduceIndex(t,n){let r=e(t,e=>n[e]);return d_(n)?new Date(r):r}}}let _v={reduceIndex(e,t){return Wg(t,e)}},vv={reduceIndex(e,t){return t[e[0]]}},yv={reduceIndex(e,t){let n=j(D(e,e=>e.length,e=>t[e]),_g),r=n.slice(-5).reverse();if(r.length<n.length){let e=n.slice(0,-4);r[4]=[`… ${e.length.toLocaleString(`en-US`)} more`,Ae(e,_g)]}return r.map(([e,t])=>`${e} (${t.toLocaleString(`en-US`)})`).join(`\n`)}},bv={reduceIndex(e,t){return t[e[e.length-1]]}},xv={label:`Frequency`,reduceIndex(e){return e.length}},Sv={label:`Distinct`,reduceIndex(e,t){let n=new b;for(let r of e)n.add(t[r]);return n.size}},Cv=hv(Ae);function wv(e,t){return e==null?{scope:t,label:`Frequency`,reduceIndex:(e,t,n=1)=>e.length/n}:{scope:t,reduceIndex:(e,t,n=1)=>Ae(e,e=>t[e])/n}}let Tv={reduceIndex(e,t,{z:n}){return n}};function Ev(e,{scale:t,type:n,value:r,filter:i,hint:a,label:o=Xg(r)},s){return a===void 0&&typeof r?.transform==`function`&&(a=r.hint),kv(s,{scale:t,type:n,value:K(e,r),label:o,filter:i,hint:a})}function Dv(e,t){return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,Ev(t,n,e)]))}function Ov(e,t){let n=Object.fromEntries(Object.entries(e).map(([e,{scale:n,value:r}])=>{let i=n==null?null:t[n];return[e,i==null?r:q(r,i)]}));return n.channels=e,n}function kv(e,t){let{scale:n,value:r}=t;if(n===!0||n===`auto`)switch(e){case`fill`:case`stroke`:case`color`:t.scale=n!==!0&&h_(r,__)?null:`color`,t.defaultScale=`color`;break;case`fillOpacity`:case`strokeOpacity`:case`opacity`:t.scale=n!==!0&&h_(r,v_)?null:`opacity`,t.defaultScale=`opacity`;break;case`symbol`:n!==!0&&h_(r,U_)?(t.scale=null,t.value=q(r,W_)):t.scale=`symbol`,t.defaultScale=`symbol`;break;default:t.scale=J.has(e)?e:null}else if(n===!1)t.scale=null;else if(n!=null&&!J.has(n))throw Error(`unknown scale: ${n}`);return t}function Av(e,t,n,r,i){let{order:a,reverse:o,reduce:s=!0,limit:c}=i;for(let l in i){if(!J.has(l))continue;let{value:u,order:d=a,reverse:f=o,reduce:p=s,limit:m=c}=o_(i[l]),h=u?.startsWith(`-`);if(h&&(u=u.slice(1)),d=d===void 0?h===(u===`width`||u===`height`)?Iv:Lv:Fv(d),p==null||p===!1)continue;let g=l===`fx`||l===`fy`?Mv(t,r[l]):jv(n,l);if(!g)throw Error(`missing channel for scale: ${l}`);let _=g.value,[v=0,y=1/0]=c_(m)?m:m<0?[m]:[0,m];if(u==null)g.domain=()=>{let e=Array.from(new b(_));return f&&(e=e.reverse()),(v!==0||y!==1/0)&&(e=e.slice(v,y)),e};else{let t=u===`data`?e:u===`height`?Nv(n,`y1`,`y2`):u===`width`?Nv(n,`x1`,`x2`):Pv(n,u,u===`y`?`y2`:u===`x`?`x2`:void 0),r=lv(p===!0?`max`:p,t);g.domain=()=>{let e=O(Ug(_),e=>r.reduceIndex(e,t),e=>_[e]);return d&&e.sort(d),f&&e.reverse(),(v!==0||y!==1/0)&&(e=e.slice(v,y)),e.map(gg)}}}}function jv(e,t){for(let n in e){let r=e[n];if(r.scale===t)return r}}function Mv(e,t){let n=e.original;if(n===e)return t;let r=t.value,i=t.value=[];for(let t=0;t<n.length;++t){let a=r[n[t][0]];for(let n of e[t])i[n]=a}return t}function Nv(e,t,n){let r=Pv(e,t);return q(Pv(e,n),(e,t)=>Math.abs(e-r[t]),Float64Array)}function Pv(e,t,n){let r=e[t];if(!r&&n!==void 0&&(r=e[n]),r)return r.value;throw Error(`missing channel: ${t}`)}function Fv(e){if(e==null||typeof e==`function`)return e;switch(`${e}`.toLowerCase()){case`ascending`:return Iv;case`descending`:return Lv}throw Error(`invalid order: ${e}`)}function Iv([e,t],[n,r]){return dh(t,r)||dh(e,n)}function Lv([e,t],[n,r]){return fh(t,r)||dh(e,n)}function Rv(e,t){let n=e[t];if(n){for(;n.source;)n=n.source;return n.source===null?null:n}}let zv=/* @__PURE__ */ new Map([[`accent`,nf],[`category10`,tf],[`dark2`,rf],[`observable10`,af],[`paired`,of],[`pastel1`,sf],[`pastel2`,cf],[`set1`,lf],[`set2`,uf],[`set3`,df],[`tableau10`,ff]]);function Bv(e){return e!=null&&zv.has(`${e}`.toLowerCase())}let Vv=new Map([...zv,[`brbg`,Hv(pf,mf)],[`prgn`,Hv(hf,gf)],[`piyg`,Hv(_f,vf)],[`puor`,Hv(yf,bf)],[`rdbu`,Hv(xf,Sf)],[`rdgy`,Hv(Cf,wf)],[`rdylbu`,Hv(Tf,Ef)],[`rdylgn`,Hv(Df,Of)],[`spectral`,Hv(kf,Af)],[`burd`,Uv(xf,Sf)],[`buylrd`,Uv(Tf,Ef)],[`blues`,Y(tp,np)],[`greens`,Y(rp,ip)],[`greys`,Y(ap,op)],[`oranges`,Y(dp,fp)],[`purples`,Y(sp,cp)],[`reds`,Y(lp,up)],[`turbo`,Wv(Cp)],[`viridis`,Wv(Tp)],[`magma`,Wv(Ep)],[`inferno`,Wv(Dp)],[`plasma`,Wv(Op)],[`cividis`,Wv(pp)],[`cubehelix`,Wv(mp)],[`warm`,Wv(hp)],[`cool`,Wv(gp)],[`bugn`,Y(jf,Mf)],[`bupu`,Y(Nf,Pf)],[`gnbu`,Y(Ff,If)],[`orrd`,Y(Lf,Rf)],[`pubu`,Y(Vf,Hf)],[`pubugn`,Y(zf,Bf)],[`purd`,Y(Uf,Wf)],[`rdpu`,Y(Gf,Kf)],[`ylgn`,Y(Yf,Xf)],[`ylgnbu`,Y(qf,Jf)],[`ylorbr`,Y(Zf,Qf)],[`ylorrd`,Y($f,ep)],[`rainbow`,Gv(vp)],[`sinebow`,Gv(Sp)]]);function Y(e,t){return({length:n})=>n===1?[e[3][1]]:n===2?[e[3][1],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>9?qi(t,n):e[n])}function Hv(e,t){return({length:n})=>n===2?[e[3][0],e[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?qi(t,n):e[n])}function Uv(e,t){return({length:n})=>n===2?[e[3][2],e[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?qi(e=>t(1-e),n):e[n].slice().reverse())}function Wv(e){return({length:t})=>qi(e,Math.max(2,Math.floor(t)))}function Gv(e){return({length:t})=>qi(e,Math.floor(t)+1).slice(0,-1)}function Kv(e){let t=`${e}`.toLowerCase();if(!Vv.has(t))throw Error(`unknown ordinal scheme: ${t}`);return Vv.get(t)}function qv(e,t){let n=Kv(e),r=typeof n==`function`?n({length:t}):n;return r.length===t?r:r.slice(0,t)}function Jv(e,t=`greys`){let n=/* @__PURE__ */ new Set,[r,i]=qv(t,2);for(let t of e)if(t!=null){if(t===!0)n.add(i);else if(t===!1)n.add(r);else return}return[...n]}let Yv=/* @__PURE__ */ new Map([[`brbg`,mf],[`prgn`,gf],[`piyg`,vf],[`puor`,bf],[`rdbu`,Sf],[`rdgy`,wf],[`rdylbu`,Ef],[`rdylgn`,Of],[`spectral`,Af],[`burd`,e=>Sf(1-e)],[`buylrd`,e=>Ef(1-e)],[`blues`,np],[`greens`,ip],[`greys`,op],[`purples`,cp],[`reds`,up],[`oranges`,fp],[`turbo`,Cp],[`viridis`,Tp],[`magma`,Ep],[`inferno`,Dp],[`plasma`,Op],[`cividis`,pp],[`cubehelix`,mp],[`warm`,hp],[`cool`,gp],[`bugn`,Mf],[`bupu`,Pf],[`gnbu`,If],[`orrd`,Rf],[`pubugn`,Bf],[`pubu`,Hf],[`purd`,Wf],[`rdpu`,Kf],[`ylgnbu`,Jf],[`ylgn`,Xf],[`ylorbr`,Qf],[`ylorrd`,ep],[`rainbow`,vp],[`sinebow`,Sp]]);function Xv(e){let t=`${e}`.toLowerCase();if(!Yv.has(t))throw Error(`unknown quantitative scheme: ${t}`);return Yv.get(t)}let Zv=/* @__PURE__ */ new Set([`brbg`,`prgn`,`piyg`,`puor`,`rdbu`,`rdgy`,`rdylbu`,`rdylgn`,`spectral`,`burd`,`buylrd`]);function Qv(e){return e!=null&&Zv.has(`${e}`.toLowerCase())}let $v=e=>t=>e(1-t),ey=[0,1],ty=/* @__PURE__ */ new Map([[`number`,Ei],[`rgb`,yi],[`hsl`,Bi],[`hcl`,Ui],[`lab`,Vi]]);function ny(e){let t=`${e}`.toLowerCase();if(!ty.has(t))throw Error(`unknown interpolator: ${t}`);return ty.get(t)}function ry(e,t,n,{type:r,nice:i,clamp:a,zero:o,domain:s=_y(e,n),unknown:c,round:l,scheme:u,interval:d,range:f=J.get(e)===N_?yy(n,s):J.get(e)===P_?by(n,s):J.get(e)===F_?ey:void 0,interpolate:p=J.get(e)===M_?u==null&&f!==void 0?yi:Xv(u===void 0?r===`cyclical`?`rainbow`:`turbo`:u):l?Pi:Ei,reverse:m}){if(s=iy(s),d=n_(d,r),(r===`cyclical`||r===`sequential`)&&(r=`linear`),typeof p!=`function`&&(p=ny(p)),m=!!m,f!==void 0&&s.length!==(f=iy(f)).length){if(p.length===1)throw Error(`invalid piecewise interpolator`);p=Ki(p,f),f=void 0}if(p.length===1?(m&&=(p=$v(p),!1),f===void 0&&(f=Float64Array.from(s,(e,t)=>t/(s.length-1)),f.length===2&&(f=ey)),t.interpolate((f===ey?vg:Cy)(p))):t.interpolate(p),o){let[e,t]=_(s);(e>0||t<0)&&(s=jg(s),(Sh(s)||1)===Math.sign(e)?s[0]=0:s[s.length-1]=0)}return m&&(s=je(s)),t.domain(s).unknown(c),i&&(t.nice(ay(i,r)),s=t.domain()),f!==void 0&&t.range(f),a&&t.clamp(a),{type:r,domain:s,range:f,scale:t,interpolate:p,interval:d}}function iy(e){return e=kg(e),e.length>=2?e:[e[0],e[0]]}function ay(e,t){return e===!0?void 0:typeof e==`number`?e:r_(e,t)}function oy(e,t,n){return ry(e,bd(),t,n)}function sy(e,t,n){return cy(e,t,{...n,exponent:.5})}function cy(e,t,{exponent:n=1,...r}){return ry(e,Vd().exponent(n),t,{...r,type:`pow`})}function ly(e,t,{base:n=10,domain:r=xy(t),...i}){return ry(e,Md().base(n),t,{...i,domain:r})}function uy(e,t,{constant:n=1,...r}){return ry(e,Id().constant(n),t,r)}function dy(e,t,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:a=`rdylbu`,domain:o=Sy(t),unknown:s,interpolate:c,reverse:l}){return n===void 0&&(n=c===void 0?J.get(e)===M_?qv(a,i):void 0:qi(c,i)),o.length>0&&(o=Hd(o,n===void 0?{length:i}:n).quantiles()),py(e,t,{domain:o,range:n,reverse:l,unknown:s})}function fy(e,t,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i=`rdylbu`,domain:a=_y(e,t),unknown:o,interpolate:s,reverse:c}){let[l,u]=_(a),d;return n===void 0?(d=se(l,u,r),d[0]<=l&&d.splice(0,1),d[d.length-1]>=u&&d.pop(),r=d.length+1,n=s===void 0?J.get(e)===M_?qv(i,r):void 0:qi(s,r)):(d=qi(Ei(l,u),r+1).slice(1,-1),l instanceof Date&&(d=d.map(e=>new Date(e)))),Sh(kg(a))<0&&d.reverse(),py(e,t,{domain:d,range:n,reverse:c,unknown:o})}function py(e,t,{domain:n=[0],unknown:r,scheme:i=`rdylbu`,interpolate:a,range:o=a===void 0?J.get(e)===M_?qv(i,n.length+1):void 0:qi(a,n.length+1),reverse:s}){n=kg(n);let c=Sh(n);if(!isNaN(c)&&!my(n,c))throw Error(`the ${e} scale has a non-monotonic domain`);return s&&(o=je(o)),{type:`threshold`,scale:Ud(c<0?je(n):n,o===void 0?[]:o).unknown(r),domain:n,range:o}}function my(e,n){for(let r=1,i=e.length,a=e[0];r<i;++r){let i=t(a,a=e[r]);if(i!==0&&i!==n)return!1}return!0}function hy(e){return{type:`identity`,scale:z_(J.get(e))?xd():e=>e}}function gy(e,t=mh){return e.length?[pe(e,({value:e})=>e===void 0?e:pe(e,t)),de(e,({value:e})=>e===void 0?e:de(e,t))]:[0,1]}function _y(e,t){let n=J.get(e);return(n===N_||n===F_||n===P_?vy:gy)(t)}function vy(e){return[0,e.length?de(e,({value:e})=>e===void 0?e:de(e,mh)):1]}function yy(e,t){let n=e.find(({radius:e})=>e!==void 0);if(n!==void 0)return[0,n.radius];let r=ve(e,.5,({value:e})=>e===void 0?NaN:ve(e,.25,hh)),i=t.map(e=>3*Math.sqrt(e/r)),a=30/de(i);return a<1?i.map(e=>e*a):i}function by(e,t){let n=Ce(e,({value:e})=>e===void 0?NaN:Ce(e,Math.abs)),r=t.map(e=>12*e/n),i=60/de(r);return i<1?r.map(e=>e*i):r}function xy(e){for(let{value:t}of e)if(t!==void 0)for(let n of t){if(n>0)return gy(e,hh);if(n<0)return gy(e,gh)}return[1,10]}function Sy(e){let t=[];for(let{value:n}of e)if(n!==void 0)for(let e of n)t.push(e);return t}function Cy(e){return(t,n)=>r=>e(t+r*(n-t))}let wy=0,Ty;function Ey(){let e=wy;return wy=0,Ty=void 0,e}function Dy(e){e!==Ty&&(Ty=e,console.warn(e),++wy)}function Oy(e,n,r,i,{type:a,nice:o,clamp:s,domain:c=gy(i),unknown:l,pivot:u=0,scheme:d,range:f,symmetric:p=!0,interpolate:m=J.get(e)===M_?d==null&&f!==void 0?yi:Xv(d===void 0?`rdbu`:d):Ei,reverse:h}){u=+u,c=kg(c);let[g,_]=c;if(c.length>2&&Dy(`Warning: the diverging ${e} scale domain contains extra elements.`),t(g,_)<0&&([g,_]=[_,g],h=!h),g=Math.min(g,u),_=Math.max(_,u),typeof m!=`function`&&(m=ny(m)),f!==void 0&&(m=m.length===1?Cy(m)(...f):Ki(m,f)),h&&(m=$v(m)),p){let e=r.apply(u),t=e-r.apply(g),n=r.apply(_)-e;t<n?g=r.invert(e-n):t>n&&(_=r.invert(e+t))}return n.domain([g,u,_]).unknown(l).interpolator(m),s&&n.clamp(s),o&&n.nice(o),{type:a,domain:[g,_],pivot:u,interpolate:m,scale:n}}function ky(e,t,n){return Oy(e,Zd(),Py,t,n)}function Ay(e,t,n){return jy(e,t,{...n,exponent:.5})}function jy(e,t,{exponent:n=1,...r}){return Oy(e,ef().exponent(n=+n),Ly(n),t,{...r,type:`diverging-pow`})}function My(e,t,{base:n=10,pivot:r=1,domain:i=gy(t,r<0?gh:hh),...a}){return Oy(e,Qd().base(n=+n),Fy,t,{domain:i,pivot:r,...a})}function Ny(e,t,{constant:n=1,...r}){return Oy(e,$d().constant(n=+n),Ry(n),t,r)}let Py={apply(e){return e},invert(e){return e}},Fy={apply:Math.log,invert:Math.exp},Iy={apply(e){return Math.sign(e)*Math.sqrt(Math.abs(e))},invert(e){return e*e*Math.sign(e)}};function Ly(e){return e===.5?Iy:{apply(t){return Math.sign(t)*Math.abs(t)**+e},invert(t){return Math.sign(t)*Math.abs(t)**(1/e)}}}function Ry(e){return{apply(t){return Math.sign(t)*Math.log1p(Math.abs(t/e))},invert(t){return Math.sign(t)*Math.expm1(Math.abs(t))*e}}}function zy(e,t,n,r){return ry(e,t,n,r)}function By(e,t,n){return zy(e,qd(),t,n)}function Vy(e,t,n){return zy(e,Jd(),t,n)}let Hy=Symbol(`ordinal`);function Uy(e,t,n,{type:r,interval:i,domain:a,range:o,reverse:s,hint:c}){return i=n_(i,r),a===void 0&&(a=Jy(n,i,e)),(r===`categorical`||r===Hy)&&(r=`ordinal`),s&&(a=je(a)),a=t.domain(a).domain(),o!==void 0&&(typeof o==`function`&&(o=o(a)),t.range(o)),{type:r,domain:a,range:o,scale:t,hint:c,interval:i}}function Wy(e,t,{type:n,interval:r,domain:i,range:a,scheme:o,unknown:s,...c}){r=n_(r,n),i===void 0&&(i=Jy(t,r,e));let l;if(J.get(e)===I_)l=Xy(t),a=a===void 0?Zy(l):q(a,W_);else if(J.get(e)===M_&&(a===void 0&&(n===`ordinal`||n===Hy)&&(a=Jv(i,o),a!==void 0&&(o=void 0)),o===void 0&&a===void 0&&(o=n===`ordinal`?`turbo`:`observable10`),o!==void 0)){if(a!==void 0){let e=Xv(o),t=a[0],n=a[1]-a[0];a=({length:r})=>qi(r=>e(t+n*r),r)}else a=Kv(o)}if(s===nd)throw Error(`implicit unknown on ${e} scale is not supported`);return Uy(e,rd().unknown(s),t,{...c,type:n,domain:i,range:a,hint:l})}function Gy(e,t,{align:n=.5,padding:r=.5,...i}){return qy(od().align(n).padding(r),t,i,e)}function Ky(e,t,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:a=e===`fx`||e===`fy`?0:r,...o}){return qy(id().align(n).paddingInner(i).paddingOuter(a),t,o,e)}function qy(e,t,n,r){let{round:i}=n;return i!==void 0&&e.round(i=!!i),e=Uy(r,e,t,n),e.round=i,e}function Jy(e,t,n){let r=new b;for(let{value:t,domain:n}of e){if(n!==void 0)return n();if(t!==void 0)for(let e of t)r.add(e)}if(t!==void 0){let[e,n]=_(r).map(t.floor,t);return t.range(e,t.offset(n))}if(r.size>1e4&&J.get(n)===j_)throw Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return j(r,dh)}function Yy(e,t){let n;for(let{hint:r}of e){let e=r?.[t];if(e!==void 0){if(n===void 0)n=e;else if(n!==e)return}}return n}function Xy(e){return{fill:Yy(e,`fill`),stroke:Yy(e,`stroke`)}}function Zy(e){return y_(e.fill)?xm:bm}function Qy(e,{label:t,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:a=n,insetLeft:o=n,round:s,nice:c,clamp:l,zero:u,align:d,padding:f,projection:p,facet:{label:m=t}={},...h}={}){let g={};for(let[n,_]of e){let e=h[n],v=ub(n,_,{round:J.get(n)===j_?s:void 0,nice:c,clamp:l,zero:u,align:d,padding:f,projection:p,...e});if(v){let{label:s=n===`fx`||n===`fy`?m:t,percent:c,transform:l,inset:u,insetTop:d=u===void 0?n===`y`?r:0:u,insetRight:f=u===void 0?n===`x`?i:0:u,insetBottom:p=u===void 0?n===`y`?a:0:u,insetLeft:h=u===void 0?n===`x`?o:0:u}=e||{};if(l==null)l=void 0;else if(typeof l!=`function`)throw Error(`invalid scale transform; not a function`);v.percent=!!c,v.label=s===void 0?tb(_,v):s,v.transform=l,n===`x`||n===`fx`?(v.insetLeft=+h,v.insetRight=+f):(n===`y`||n===`fy`)&&(v.insetTop=+d,v.insetBottom=+p),g[n]=v}}return g}function $y(e){let t={},n={scales:t};for(let[r,i]of Object.entries(e)){let{scale:e,type:a,interval:o,label:s}=i;t[r]=Cb(i),n[r]=e,e.type=a,o!=null&&(e.interval=o),s!=null&&(e.label=s)}return n}function eb(e,t){let{x:n,y:r,fx:i,fy:a}=e,o=i||a?rb(t):t;i&&ab(i,o),a&&ob(a,o);let s=i||a?ib(e,t):t;n&&ab(n,s),r&&ob(r,s)}function tb(e=[],t){let n;for(let{label:t}of e)if(t!==void 0){if(n===void 0)n=t;else if(n!==t)return}if(n!==void 0)return!gb(t)&&t.percent&&(n=`${n} (%)`),{inferred:!0,toString:()=>n}}function nb(e){return Math.sign(Sh(e.domain()))*Math.sign(Sh(e.range()))}function rb(e){let{marginTop:t,marginRight:n,marginBottom:r,marginLeft:i,width:a,height:o,facet:{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u}}=e;return{marginTop:Math.max(t,s),marginRight:Math.max(n,c),marginBottom:Math.max(r,l),marginLeft:Math.max(i,u),width:a,height:o}}function ib({fx:e,fy:t},n){let{marginTop:r,marginRight:i,marginBottom:a,marginLeft:o,width:s,height:c}=rb(n);return{marginTop:r,marginRight:i,marginBottom:a,marginLeft:o,width:e?e.scale.bandwidth()+o+i:s,height:t?t.scale.bandwidth()+r+a:c,facet:{width:s,height:c}}}function ab(e,t){if(e.range===void 0){let{insetLeft:n,insetRight:r}=e,{width:i,marginLeft:a=0,marginRight:o=0}=t,s=a+n,c=i-o-r;e.range=[s,Math.max(s,c)],gb(e)||(e.range=lb(e)),e.scale.range(e.range)}sb(e)}function ob(e,t){if(e.range===void 0){let{insetTop:n,insetBottom:r}=e,{height:i,marginTop:a=0,marginBottom:o=0}=t,s=a+n,c=i-o-r;e.range=[Math.max(s,c),s],gb(e)?e.range.reverse():e.range=lb(e),e.scale.range(e.range)}sb(e)}function sb(e){e.round===void 0&&vb(e)&&cb(e)<=30&&e.scale.round(!0)}function cb({scale:e}){let t=e.domain().length,[n,r]=e.range(),i=e.paddingInner?e.paddingInner():1,a=e.paddingOuter?e.paddingOuter():e.padding(),o=t-i,s=Math.abs(r-n)/Math.max(1,o+a*2);return(s-Math.floor(s))*o}function lb(e){let t=e.scale.domain().length+_b(e);if(!(t>2))return e.range;let[n,r]=e.range;return Array.from({length:t},(e,i)=>n+i/(t-1)*(r-n))}function ub(e,t=[],n={}){let r=mb(e,t,n);if(n.type===void 0&&n.domain===void 0&&n.range===void 0&&n.interval==null&&e!==`fx`&&e!==`fy`&&gb({type:r})){let n=t.map(({value:e})=>e).filter(e=>e!==void 0);n.some(d_)?Dy(`Warning: some data associated with the ${e} scale are dates. Dates are typically associated with a \"utc\" or \"time\" scale rather than a \"${db(r)}\" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${e} scale to \"${db(r)}\".`):n.some(f_)?Dy(`Warning: some data associated with the ${e} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings represent dates, you should parse them to Date objects. Dates are typically associated with a \"utc\" or \"time\" scale rather than a \"${db(r)}\" scale. If you are using a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat this data as ordinal, you can suppress this warning by setting the type of the ${e} scale to \"${db(r)}\".`):n.some(p_)&&Dy(`Warning: some data associated with the ${e} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are typically associated with a \"linear\" scale rather than a \"${db(r)}\" scale. If you want to treat this data as ordinal, you can specify the interval of the ${e} scale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${e} scale to \"${db(r)}\".`)}switch(n.type=r,r){case`diverging`:case`diverging-sqrt`:case`diverging-pow`:case`diverging-log`:case`diverging-symlog`:case`cyclical`:case`sequential`:case`linear`:case`sqrt`:case`threshold`:case`quantile`:case`pow`:case`log`:case`symlog`:n=bb(t,n,bg);break;case`identity`:switch(J.get(e)){case j_:n=bb(t,n,bg);break;case I_:n=bb(t,n,xb)}break;case`utc`:case`time`:n=bb(t,n,Sg)}switch(r){case`diverging`:return ky(e,t,n);case`diverging-sqrt`:return Ay(e,t,n);case`diverging-pow`:return jy(e,t,n);case`diverging-log`:return My(e,t,n);case`diverging-symlog`:return Ny(e,t,n);case`categorical`:case`ordinal`:case Hy:return Wy(e,t,n);case`cyclical`:case`sequential`:case`linear`:return oy(e,t,n);case`sqrt`:return sy(e,t,n);case`threshold`:return py(e,t,n);case`quantile`:return dy(e,t,n);case`quantize`:return fy(e,t,n);case`pow`:return cy(e,t,n);case`log`:return ly(e,t,n);case`symlog`:return uy(e,t,n);case`utc`:return Vy(e,t,n);case`time`:return By(e,t,n);case`point`:return Gy(e,t,n);case`band`:return Ky(e,t,n);case`identity`:return hy(e);case void 0:return;default:throw Error(`unknown scale type: ${r}`)}}function db(e){return typeof e==`symbol`?e.description:e}function fb(e){return typeof e==`string`?`${e}`.toLowerCase():e}let pb={toString:()=>`projection`};function mb(e,t,{type:n,domain:r,range:i,scheme:a,pivot:o,projection:s}){if(n=fb(n),e===`fx`||e===`fy`)return`band`;(e===`x`||e===`y`)&&s!=null&&(n=pb);for(let e of t){let t=fb(e.type);if(t!==void 0){if(n===void 0)n=t;else if(n!==t)throw Error(`scale incompatible with channel: ${n} !== ${t}`)}}if(n===pb)return;if(n!==void 0)return n;if(r===void 0&&!t.some(({value:e})=>e!==void 0))return;let c=J.get(e);if(c===N_)return`sqrt`;if(c===F_||c===P_)return`linear`;if(c===I_)return`ordinal`;let l=(r??i)?.length;if(l<2||l>2)return hb(c);if(r!==void 0){if(u_(r))return hb(c);if(d_(r))return`utc`}else{let e=t.map(({value:e})=>e).filter(e=>e!==void 0);if(e.some(u_))return hb(c);if(e.some(d_))return`utc`}if(c===M_){if(o!=null||Qv(a))return`diverging`;if(Bv(a))return`categorical`}return`linear`}function hb(e){switch(e){case j_:return`point`;case M_:return Hy;default:return`ordinal`}}function gb({type:e}){return e===`ordinal`||e===`point`||e===`band`||e===Hy}function _b({type:e}){return e===`threshold`}function vb({type:e}){return e===`point`||e===`band`}function yb(e){if(e===void 0)return!0;let t=e.domain(),n=e(t[0]);for(let r=1,i=t.length;r<i;++r)if(e(t[r])-n)return!1;return!0}function bb(e,{domain:t,...n},r){for(let n of e)n.value!==void 0&&(t===void 0&&(t=n.value?.domain),n.value=r(n.value));return{domain:t===void 0?t:r(t),...n}}function xb(e){return q(e,W_)}function Sb(e){return t=>{if(!J.has(t=`${t}`))throw Error(`unknown scale: ${t}`);return e[t]}}function Cb({scale:e,type:t,domain:n,range:r,interpolate:i,interval:a,transform:o,percent:s,pivot:c}){if(t===`identity`)return{type:`identity`,apply:e=>e,invert:e=>e};let l=e.unknown?e.unknown():void 0;return{type:t,domain:jg(n),...r!==void 0&&{range:jg(r)},...o!==void 0&&{transform:o},...s&&{percent:s},...l!==void 0&&{unknown:l},...a!==void 0&&{interval:a},...i!==void 0&&{interpolate:i},...e.clamp&&{clamp:e.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...e.base&&{base:e.base()},...e.exponent&&{exponent:e.exponent()},...e.constant&&{constant:e.constant()},...e.align&&{align:e.align(),round:e.round()},...e.padding&&(e.paddingInner?{paddingInner:e.paddingInner(),paddingOuter:e.paddingOuter()}:{padding:e.padding()}),...e.bandwidth&&{bandwidth:e.bandwidth(),step:e.step()},apply:t=>e(t),...e.invert&&{invert:t=>e.invert(t)}}}function wb(e,t){let{fx:n,fy:r}=Qy(e,t),i=n?.scale.domain(),a=r?.scale.domain();return i&&a?p(i,a).map(([e,t],n)=>({x:e,y:t,i:n})):i?i.map((e,t)=>({x:e,i:t})):a?a.map((e,t)=>({y:e,i:t})):void 0}function Tb(e,{x:t,y:n}){return t&&=Mb(t),n&&=Mb(n),e.filter(t&&n?e=>t.has(e.x)&&n.has(e.y):t?e=>t.has(e.x):e=>n.has(e.y)).sort(t&&n?(e,r)=>t.get(e.x)-t.get(r.x)||n.get(e.y)-n.get(r.y):t?(e,n)=>t.get(e.x)-t.get(n.x):(e,t)=>n.get(e.y)-n.get(t.y))}function Eb(e,{fx:t,fy:n}){let r=Ug(e),i=t?.value,a=n?.value;return t&&n?D(r,e=>(e.fx=i[e[0]],e.fy=a[e[0]],e),e=>i[e],e=>a[e]):t?D(r,e=>(e.fx=i[e[0]],e),e=>i[e]):D(r,e=>(e.fy=a[e[0]],e),e=>a[e])}function Db(e,t,{marginTop:n,marginLeft:r}){let i=e?({x:t})=>e(t)-r:()=>0,a=t?({y:e})=>t(e)-n:()=>0;return function(e){this.tagName===`svg`?(this.setAttribute(`x`,i(e)),this.setAttribute(`y`,a(e))):this.setAttribute(`transform`,`translate(${i(e)},${a(e)})`)}}function Ob(e){let t=[],n=new Uint32Array(Ae(e,e=>e.length));for(let r of e){let i=0;for(let t of e)r!==t&&(n.set(t,i),i+=t.length);t.push(n.slice(0,i))}return t}let kb=/* @__PURE__ */ new Map([[`top`,Ib],[`right`,zb],[`bottom`,Lb],[`left`,Rb],[`top-left`,Gb(Ib,Rb)],[`top-right`,Gb(Ib,zb)],[`bottom-left`,Gb(Lb,Rb)],[`bottom-right`,Gb(Lb,zb)],[`top-empty`,Bb],[`right-empty`,Ub],[`bottom-empty`,Vb],[`left-empty`,Hb],[`empty`,Wb]]);function Ab(e){if(e==null)return null;let t=kb.get(`${e}`.toLowerCase());if(t)return t;throw Error(`invalid facet anchor: ${e}`)}let jb=/* @__PURE__ */ new WeakMap;function Mb(e){let t=jb.get(e);return t||jb.set(e,t=new y(q(e,(e,t)=>[e,t]))),t}function Nb(e,t){return Mb(e).get(t)}function Pb(e,t,n){return t=Kg(t),n=Kg(n),e.find(e=>Object.is(Kg(e.x),t)&&Object.is(Kg(e.y),n))}function Fb(e,t,n){return Pb(e,t,n)?.empty}function Ib(e,{y:t},{y:n}){return!t||Nb(t,n)===0}function Lb(e,{y:t},{y:n}){return!t||Nb(t,n)===t.length-1}function Rb(e,{x:t},{x:n}){return!t||Nb(t,n)===0}function zb(e,{x:t},{x:n}){return!t||Nb(t,n)===t.length-1}function Bb(e,{y:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=Nb(t,r);if(a>0)return Fb(e,n,t[a-1])}function Vb(e,{y:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=Nb(t,r);if(a<t.length-1)return Fb(e,n,t[a+1])}function Hb(e,{x:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=Nb(t,n);if(a>0)return Fb(e,t[a-1],r)}function Ub(e,{x:t},{x:n,y:r,empty:i}){if(i)return!1;if(!t)return;let a=Nb(t,n);if(a<t.length-1)return Fb(e,t[a+1],r)}function Wb(e,t,{empty:n}){return n}function Gb(e,t){return function(){return e.apply(null,arguments)&&t.apply(null,arguments)}}function Kb(e,{channels:{fx:t,fy:n},groups:r}){return t&&n?e.map(({x:e,y:t})=>r.get(e)?.get(t)??[]):t?e.map(({x:e})=>r.get(e)??[]):e.map(({y:e})=>r.get(e)??[])}let qb=Math.PI,Jb=2*qb,Yb=.618;function Xb({projection:e,inset:t=0,insetTop:n=t,insetRight:r=t,insetBottom:i=t,insetLeft:a=t}={},o){if(e==null)return;if(typeof e.stream==`function`)return e;let s,c,l=`frame`;if(Fg(e)){let t;if({type:e,domain:c,inset:t,insetTop:n=t===void 0?n:t,insetRight:r=t===void 0?r:t,insetBottom:i=t===void 0?i:t,insetLeft:a=t===void 0?a:t,clip:l=l,...s}=e,e==null)return}typeof e!=`function`&&({type:e}=Zb(e));let{width:u,height:d,marginLeft:f,marginRight:p,marginTop:m,marginBottom:h}=o,g=u-f-p-a-r,_=d-m-h-n-i;if(e=e?.({width:g,height:_,clip:l,...s}),e==null)return;l=Qb(l,f,m,u-p,d-h);let v=f+a,y=m+n,b;if(c!=null){let[[t,n],[r,i]]=Fs(e).bounds(c),a=Math.min(g/(r-t),_/(i-n));a>0?(v-=(a*(t+r)-g)/2,y-=(a*(n+i)-_)/2,b=Is({point(e,t){this.stream.point(e*a+v,t*a+y)}})):Dy(`Warning: the projection could not be fit to the specified domain; using the default scale.`)}return b??=v===0&&y===0?tx():Is({point(e,t){this.stream.point(e+v,t+y)}}),{stream:t=>e.stream(b.stream(l(t)))}}function Zb(e){switch(`${e}`.toLowerCase()){case`albers-usa`:return $b(sc,.7463,.4673);case`albers`:return ex(ac,.7463,.4673);case`azimuthal-equal-area`:return $b(dc,4,4);case`azimuthal-equidistant`:return $b(pc,Jb,Jb);case`conic-conformal`:return ex(yc,Jb,Jb);case`conic-equal-area`:return ex(ic,6.1702,2.9781);case`conic-equidistant`:return ex(Cc,7.312,3.6282);case`equal-earth`:return $b(jc,5.4133,2.6347);case`equirectangular`:return $b(xc,Jb,qb);case`gnomonic`:return $b(Nc,3.4641,3.4641);case`identity`:return{type:tx};case`reflect-y`:return{type:nx};case`mercator`:return $b(hc,Jb,Jb);case`orthographic`:return $b(Fc,2,2);case`stereographic`:return $b(Lc,2,2);case`transverse-mercator`:return $b(zc,Jb,Jb);default:throw Error(`unknown projection type: ${e}`)}}function Qb(e,t,n,r,i){if(e===!1||e==null||typeof e==`number`)return e=>e;switch(e===!0&&(e=`frame`),`${e}`.toLowerCase()){case`frame`:return Ao(t,n,r,i);default:throw Error(`unknown projection clip type: ${e}`)}}function $b(e,t,n){return{type:({width:r,height:i,rotate:a,precision:o=.15,clip:s})=>{let c=e();return o!=null&&c.precision?.(o),a!=null&&c.rotate?.(a),typeof s==`number`&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/t,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/t}}function ex(e,t,n){let{type:r,aspectRatio:i}=$b(e,t,n);return{type:e=>{let{parallels:t,domain:n,width:i,height:a}=e,o=r(e);return t!=null&&(o.parallels(t),n===void 0&&i!=null&&o.fitSize([i,a],{type:`Sphere`})),o},aspectRatio:i}}let tx=vg({stream:e=>e}),nx=vg(Is({point(e,t){this.stream.point(e,-t)}}));function rx(e,t,n,r){let i=n[e],a=n[t],o=i.length,s=n[e]=new Float64Array(o).fill(NaN),c=n[t]=new Float64Array(o).fill(NaN),l,u=r.stream({point(e,t){s[l]=e,c[l]=t}});for(l=0;l<o;++l)u.point(i[l],a[l])}function ix({projection:e}={}){return e==null?!1:typeof e.stream==`function`||(Fg(e)&&(e=e.type),e!=null)}function ax(e){if(typeof e?.stream==`function`)return Yb;if(Fg(e)){let t,n;if({domain:t,type:e,...n}=e,t!=null&&e!=null){let[[r,i],[a,o]]=Fs((typeof e==`string`?Zb(e).type:e)({...n,width:100,height:100})).bounds(t),s=(o-i)/(a-r);return s&&isFinite(s)?s<.2?.2:s>5?5:s:Yb}}if(e!=null){if(typeof e!=`function`){let{aspectRatio:t}=Zb(e);if(t)return t}return Yb}}function ox(e){let t=[],n=[],r={scale:`x`,value:t},i={scale:`y`,value:n},a={point(e,r){t.push(e),n.push(r)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};for(let t of e.value)Ja(t,a);return[r,i]}function sx({x:e,y:t}){if(e||t)return e??=e=>e,t??=e=>e,Is({point(n,r){this.stream.point(e(n),t(r))}})}function cx(e={}){let{document:t=typeof window<`u`?window.document:void 0,clip:n}=e;return{document:t,clip:D_(n)}}function X(e,{document:t}){return Kn(Xe(e).call(t.documentElement))}let lx=Symbol(`unset`);function ux(e){return(e.length===1?dx:fx)(e)}function dx(e){let t,n=lx;return r=>(Object.is(n,r)||(n=r,t=e(r)),t)}function fx(e){let t,n;return(...r)=>((n?.length!==r.length||n.some((e,t)=>!Object.is(e,r[t])))&&(n=r,t=e(...r)),t)}let px=ux(e=>new Intl.NumberFormat(e));ux((e,t)=>new Intl.DateTimeFormat(e,{timeZone:`UTC`,...t&&{month:t}})),ux((e,t)=>new Intl.DateTimeFormat(e,{timeZone:`UTC`,...t&&{weekday:t}}));function mx(e=`en-US`){let t=px(e);return e=>e!=null&&!isNaN(e)?t.format(e):void 0}function hx(e){return _h(e,`Invalid Date`)}function gx(e=`en-US`){let t=mx(e);return e=>(e instanceof Date?hx:typeof e==`number`?t:mg)(e)}let _x=gx(),vx=(typeof window<`u`?window.devicePixelRatio>1:typeof it>`u`)?0:.5,yx=0;function bx(){return`plot-clip-${++yx}`}function xx(e,{title:t,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:a,target:o,fill:s,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:d,strokeLinejoin:f,strokeLinecap:p,strokeMiterlimit:m,strokeDasharray:h,strokeDashoffset:g,opacity:_,mixBlendMode:v,imageFilter:y,paintOrder:b,pointerEvents:x,shapeRendering:S,channels:C},{ariaLabel:w,fill:T=`currentColor`,fillOpacity:E,stroke:D=`none`,strokeOpacity:O,strokeWidth:k,strokeLinecap:A,strokeLinejoin:j,strokeMiterlimit:ee,paintOrder:te}){T===null&&(s=null,c=null),D===null&&(l=null,d=null),y_(T)?y_(D)||y_(s)&&!C?.fill||(D=`none`):y_(D)&&(!y_(l)||C?.stroke)&&(T=`none`);let[ne,re]=wg(s,T),[ie,ae]=Tg(c,E),[oe,se]=wg(l,D),[ce,le]=Tg(d,O),[ue,de]=Tg(_);b_(se)||(u===void 0&&(u=k),p===void 0&&(p=A),f===void 0&&(f=j),m===void 0&&!x_(f)&&(m=ee),!b_(re)&&b===void 0&&(b=te));let[fe,pe]=Tg(u);return T!==null&&(e.fill=Hx(re,`currentColor`),e.fillOpacity=Ux(ae,1)),D!==null&&(e.stroke=Hx(se,`none`),e.strokeWidth=Ux(pe,1),e.strokeOpacity=Ux(le,1),e.strokeLinejoin=Hx(f,`miter`),e.strokeLinecap=Hx(p,`butt`),e.strokeMiterlimit=Ux(m,4),e.strokeDasharray=Hx(h,`none`),e.strokeDashoffset=Hx(g,`0`)),e.target=mg(o),e.ariaLabel=mg(w),e.ariaDescription=mg(i),e.ariaHidden=mg(a),e.opacity=Ux(de,1),e.mixBlendMode=Hx(v,`normal`),e.imageFilter=Hx(y,`none`),e.paintOrder=Hx(b,`normal`),e.pointerEvents=Hx(x,`auto`),e.shapeRendering=Hx(S,`auto`),{title:{value:t,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},fill:{value:ne,scale:`auto`,optional:!0},fillOpacity:{value:ie,scale:`auto`,optional:!0},stroke:{value:oe,scale:`auto`,optional:!0},strokeOpacity:{value:ce,scale:`auto`,optional:!0},strokeWidth:{value:fe,optional:!0},opacity:{value:ue,scale:`auto`,optional:!0}}}function Sx(e,t){t&&e.filter(e=>ph(t[e])).append(`title`).call(wx,t)}function Cx(e,t){t&&e.filter(([e])=>ph(t[e])).append(`title`).call(Tx,t)}function wx(e,t){t&&e.text(e=>_x(t[e]))}function Tx(e,t){t&&e.text(([e])=>_x(t[e]))}function Ex(e,{target:t,tip:n},{ariaLabel:r,title:i,fill:a,fillOpacity:o,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:d}){r&&Z(e,`aria-label`,e=>r[e]),a&&Z(e,`fill`,e=>a[e]),o&&Z(e,`fill-opacity`,e=>o[e]),s&&Z(e,`stroke`,e=>s[e]),c&&Z(e,`stroke-opacity`,e=>c[e]),l&&Z(e,`stroke-width`,e=>l[e]),u&&Z(e,`opacity`,e=>u[e]),d&&zx(e,e=>d[e],t),n||Sx(e,i)}function Dx(e,{target:t,tip:n},{ariaLabel:r,title:i,fill:a,fillOpacity:o,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:d}){r&&Z(e,`aria-label`,([e])=>r[e]),a&&Z(e,`fill`,([e])=>a[e]),o&&Z(e,`fill-opacity`,([e])=>o[e]),s&&Z(e,`stroke`,([e])=>s[e]),c&&Z(e,`stroke-opacity`,([e])=>c[e]),l&&Z(e,`stroke-width`,([e])=>l[e]),u&&Z(e,`opacity`,([e])=>u[e]),d&&zx(e,([e])=>d[e],t),n||Cx(e,i)}function Ox({ariaLabel:e,title:t,fill:n,fillOpacity:r,stroke:i,strokeOpacity:a,strokeWidth:o,opacity:s,href:c},{tip:l}){return[e,l?void 0:t,n,r,i,a,o,s,c].filter(e=>e!==void 0)}function kx(e,t,n){let r=E(e,e=>t[e]);return n===void 0&&r.size>1+e.length>>1&&Dy(`Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quantitative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, set z to null.`),r.values()}function*Ax(e,t,n,r){let{z:i}=n,{z:a}=r,o=Ox(r,n),s=[...t,...o];for(let t of a?kx(e,a,i):[e]){let e,n;out:for(let r of t){for(let e of s)if(!uh(e[r])){n&&n.push(-1);continue out}if(e===void 0)n&&(yield n),e=o.map(e=>Kg(e[r])),n=[r];else{n.push(r);for(let t=0;t<o.length;++t)if(Kg(o[t][r])!==e[t]){yield n,e=o.map(e=>Kg(e[r])),n=[r];continue out}}}n&&(yield n)}}function jx(e,t,n,r){let i,{clip:a=r.clip}=t;a===`frame`?(e=X(`svg:g`,r).each(function(){this.appendChild(e.node()),e.node=()=>this}),i=Nx(r,n)):a&&(i=Ix(a,r)),Z(e,`aria-label`,t.ariaLabel),Z(e,`aria-description`,t.ariaDescription),Z(e,`aria-hidden`,t.ariaHidden),Z(e,`clip-path`,i)}function Mx(e){let t=/* @__PURE__ */ new WeakMap;return(n,r)=>{let i=t.get(n);if(!i){let a=bx();Kn(n.ownerSVGElement).append(`clipPath`).attr(`id`,a).call(e,n,r),t.set(n,i=`url(#${a})`)}return i}}let Nx=Mx((e,t,n)=>{let{width:r,height:i,marginLeft:a,marginRight:o,marginTop:s,marginBottom:c}=n;e.append(`rect`).attr(`x`,a).attr(`y`,s).attr(`width`,r-o-a).attr(`height`,i-s-c)}),Px=/* @__PURE__ */ new WeakMap,Fx={type:`Sphere`};function Ix(e,t){let n,r;if((n=Px.get(t))||Px.set(t,n=/* @__PURE__ */ new WeakMap),e.type===`Sphere`&&(e=Fx),!(r=n.get(e))){let i=bx();Kn(t.ownerSVGElement).append(`clipPath`).attr(`id`,i).append(`path`).attr(`d`,t.path()(e)),n.set(e,r=`url(#${i})`)}return r}function Lx(e,t,n,r){jx(e,t,n,r),Z(e,`class`,t.className),Z(e,`fill`,t.fill),Z(e,`fill-opacity`,t.fillOpacity),Z(e,`stroke`,t.stroke),Z(e,`stroke-width`,t.strokeWidth),Z(e,`stroke-opacity`,t.strokeOpacity),Z(e,`stroke-linejoin`,t.strokeLinejoin),Z(e,`stroke-linecap`,t.strokeLinecap),Z(e,`stroke-miterlimit`,t.strokeMiterlimit),Z(e,`stroke-dasharray`,t.strokeDasharray),Z(e,`stroke-dashoffset`,t.strokeDashoffset),Z(e,`shape-rendering`,t.shapeRendering),Z(e,`filter`,t.imageFilter),Z(e,`paint-order`,t.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?`none`:void 0}=t;Z(e,`pointer-events`,i)}function Rx(e,t){Bx(e,`mix-blend-mode`,t.mixBlendMode),Z(e,`opacity`,t.opacity)}function zx(e,t,n){e.each(function(e){let r=t(e);if(r!=null){let e=this.ownerDocument.createElementNS(Ke.svg,`a`);e.setAttribute(`fill`,`inherit`),e.setAttributeNS(Ke.xlink,`href`,r),n!=null&&e.setAttribute(`target`,n),this.parentNode.insertBefore(e,this).appendChild(this)}})}function Z(e,t,n){n!=null&&e.attr(t,n)}function Bx(e,t,n){n!=null&&e.style(t,n)}function Vx(e,t,{x:n,y:r},i=vx,a=vx){i+=t.dx,a+=t.dy,n?.bandwidth&&(i+=n.bandwidth()/2),r?.bandwidth&&(a+=r.bandwidth()/2),(i||a)&&e.attr(`transform`,`translate(${i},${a})`)}function Hx(e,t){if((e=mg(e))!==t)return e}function Ux(e,t){if((e=hg(e))!==t)return e}let Wx=/^-?([_a-z]|[\\240-\\377]|\\\\[0-9a-f]{1,6}(\\r\\n|[ \\t\\r\\n\\f])?|\\\\[^\\r\\n\\f0-9a-f])([_a-z0-9-]|[\\240-\\377]|\\\\[0-9a-f]{1,6}(\\r\\n|[ \\t\\r\\n\\f])?|\\\\[^\\r\\n\\f0-9a-f])*$/i;function Gx(e){if(e===void 0)return`plot-d6a7b5`;if(e=`${e}`,!Wx.test(e))throw Error(`invalid class name: ${e}`);return e}function Kx(e,t){if(typeof t==`string`)e.property(`style`,t);else if(t!=null)for(let n of e)Object.assign(n.style,t)}function qx({frameAnchor:e},{width:t,height:n,marginTop:r,marginRight:i,marginBottom:a,marginLeft:o}){return[/left$/.test(e)?o:/right$/.test(e)?t-i:(o+t-i)/2,/^top/.test(e)?r:/^bottom/.test(e)?n-a:(r+n-a)/2]}var Jx=class{constructor(e,t={},n={},r){let{facet:i=`auto`,facetAnchor:a,fx:o,fy:s,sort:c,dx:l=0,dy:u=0,margin:d=0,marginTop:f=d,marginRight:p=d,marginBottom:m=d,marginLeft:h=d,className:g,clip:_=r?.clip,channels:v,tip:y,render:b}=n;if(this.data=e,this.sort=Rg(c)?c:null,this.initializer=q_(n).initializer,this.transform=this.initializer?n.transform:K_(n).transform,i===null||i===!1?this.facet=null:(this.facet=Dg(i===!0?`include`:i,`facet`,[`auto`,`include`,`exclude`,`super`]),this.fx=e===cg&&typeof o==`string`?[o]:o,this.fy=e===cg&&typeof s==`string`?[s]:s),this.facetAnchor=Ab(a),t=E_(t),v!==void 0&&(t={...Zx(v),...t}),r!==void 0&&(t={...xx(this,n,r),...t}),this.channels=Object.fromEntries(Object.entries(t).map(([t,n])=>{if(Lg(n.value)){let{value:e,label:t=n.label,scale:r=n.scale}=n.value;n={...n,label:t,scale:r,value:e}}if(e===cg&&typeof n.value==`string`){let{value:e}=n;n={...n,value:[e]}}return[t,n]}).filter(([e,{value:t,optional:n}])=>{if(t!=null)return!0;if(n)return!1;throw Error(`missing channel value: ${e}`)})),this.dx=+l,this.dy=+u,this.marginTop=+f,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+h,this.clip=D_(_),this.tip=Qx(y),this.className=mg(g),this.facet===`super`){if(o||s)throw Error(`super-faceting cannot use fx or fy`);for(let e in this.channels){let{scale:n}=t[e];if(n===`x`||n===`y`)throw Error(`super-faceting cannot use x or y`)}}b!=null&&(this.render=Xx(b,this.render))}initialize(e,t,n){let r=Og(this.data);e===void 0&&r!=null&&(e=[Ug(r)]);let i=e;this.transform!=null&&({facets:e,data:r}=this.transform(r,e,n),r=Og(r)),e!==void 0&&(e.original=i);let a=Dv(this.channels,r);return this.sort!=null&&Av(r,e,a,t,this.sort),{data:r,facets:e,channels:a}}filter(e,t,n){for(let r in t){let{filter:i=uh}=t[r];if(i!==null){let t=n[r];e=e.filter(e=>i(t[e]))}}return e}project(e,t,n){for(let r in e)if(e[r].scale===`x`&&/^x|x$/.test(r)){let i=r.replace(/^x|x$/,`y`);i in e&&e[i].scale===`y`&&rx(r,i,t,n.projection)}}scale(e,t,n){let r=Ov(e,t);return n.projection&&this.project(e,r,n),r}};function Yx(...e){return e.plot=Jx.prototype.plot,e}function Xx(e,t){if(e==null)return t===null?void 0:t;if(t==null)return e===null?void 0:e;if(typeof e!=`function`)throw TypeError(`invalid render transform: ${e}`);if(typeof t!=`function`)throw TypeError(`invalid render transform: ${t}`);return function(n,r,i,a,o,s){return e.call(this,n,r,i,a,o,(e,n,r,i,a)=>t.call(this,e,n,r,i,a,s))}}function Zx(e){return Object.fromEntries(Object.entries(E_(e)).map(([e,t])=>(t=typeof t==`string`?{value:t,label:e}:o_(t),t.filter===void 0&&t.scale==null&&(t={...t,filter:null}),[e,t])))}function Qx(e){return e===!0?`xy`:e===!1||e==null?null:typeof e==`string`?Dg(e,`tip`,[`x`,`y`,`xy`]):e}function $x(e,t){return e?.tip===!0?{...e,tip:t}:Fg(e?.tip)&&e.tip.pointer===void 0?{...e,tip:{...e.tip,pointer:t}}:e}function eS(e,t,n={}){let r=.5-vx,i=.5+vx,a=.5+vx,o=.5-vx;for(let{marginTop:e,marginRight:n,marginBottom:s,marginLeft:c}of t)e>r&&(r=e),n>i&&(i=n),s>a&&(a=s),c>o&&(o=c);let{margin:s,marginTop:c=s===void 0?r:s,marginRight:l=s===void 0?i:s,marginBottom:u=s===void 0?a:s,marginLeft:d=s===void 0?o:s}=n;c=+c,l=+l,u=+u,d=+d;let{width:f=640,height:p=tS(e,n,{width:f,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:a,marginLeftDefault:o})+Math.max(0,c-r+u-a)}=n;f=+f,p=+p;let m={width:f,height:p,marginTop:c,marginRight:l,marginBottom:u,marginLeft:d};if(e.fx||e.fy){let{margin:e,marginTop:t=e===void 0?c:e,marginRight:r=e===void 0?l:e,marginBottom:i=e===void 0?u:e,marginLeft:a=e===void 0?d:e}=n.facet??{};t=+t,r=+r,i=+i,a=+a,m.facet={marginTop:t,marginRight:r,marginBottom:i,marginLeft:a}}return m}function tS({x:e,y:t,fy:n,fx:r},{projection:i,aspectRatio:a},{width:o,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let d=n&&n.scale.domain().length||1,f=ax(i);if(f){let e=r?r.scale.domain().length:1,t=(1.1*d-.1)/(1.1*e-.1)*f,n=Math.max(.1,Math.min(10,t));return Math.round((o-u-c)*n+s+l)}let p=t?gb(t)?t.scale.domain().length||1:Math.max(7,17/d):1;if(a!=null){if(a=+a,!(isFinite(a)&&a>0))throw Error(`invalid aspectRatio: ${a}`);let i=nS(`y`,t)/(nS(`x`,e)*a),d=r?r.scale.bandwidth():1,f=n?n.scale.bandwidth():1;return(i*(d*(o-u-c)-e.insetLeft-e.insetRight)+t.insetTop+t.insetBottom)/f+s+l}return!!(t||n)*Math.max(1,Math.min(60,p*d))*20+!!r*30+60}function nS(e,t){if(!t)throw Error(`aspectRatio requires ${e} scale`);let{type:n,domain:r}=t,i;switch(n){case`linear`:case`utc`:case`time`:i=Number;break;case`pow`:{let e=t.scale.exponent();i=t=>t**+e;break}case`log`:i=Math.log;break;case`point`:case`band`:return r.length;default:throw Error(`unsupported ${e} scale for aspectRatio: ${n}`)}let[a,o]=_(r);return Math.abs(i(o)-i(a))}let rS=/* @__PURE__ */ new WeakMap;function iS(e,t,{x:n,y:r,px:i,py:a,maxRadius:o=40,channels:s,render:c,...l}={}){return o=+o,i!=null&&(n??=null,s={...s,px:{value:i,scale:`x`}}),a!=null&&(r??=null,s={...s,py:{value:a,scale:`y`}}),{x:n,y:r,channels:s,...l,render:Xx(function(n,r,i,a,s,c){s={...s,pointerSticky:!1};let l=s.ownerSVGElement,{data:u}=s.getMarkState(this),d=rS.get(l);d||rS.set(l,d={sticky:!1,roots:[],renders:[]});let f=d.renders.push(ee)-1,{x:p,y:m,fx:h,fy:g}=r,_=h?h(n.fx)-a.marginLeft:0,v=g?g(n.fy)-a.marginTop:0;p?.bandwidth&&(_+=p.bandwidth()/2),m?.bandwidth&&(v+=m.bandwidth()/2);let y=n.fi!=null,b;if(y){let e=d.facetStates;e||(d.facetStates=e=/* @__PURE__ */ new Map),b=e.get(this),b||e.set(this,b=/* @__PURE__ */ new Map)}let[x,S]=qx(this,a),{px:C,py:w}=i,T=C?e=>C[e]:cS(i,x),E=w?e=>w[e]:lS(i,S),D,O,k,A;function j(e,t){if(y){if(A&&=cancelAnimationFrame(A),e==null)b.delete(n.fi);else{b.set(n.fi,t),A=requestAnimationFrame(()=>{A=null;for(let[r,i]of b)if(i<t||i===t&&r<n.fi){e=null;break}ee(e)});return}}ee(e)}function ee(e){if(D===e&&k===d.sticky)return;D=e,k=s.pointerSticky=d.sticky;let t=D==null?[]:[D];y&&(t.fx=n.fx,t.fy=n.fy,t.fi=n.fi);let o=c(t,r,i,a,s);if(O){if(y){let e=O.parentNode,t=O.getAttribute(`transform`),n=o.getAttribute(`transform`);t?o.setAttribute(`transform`,t):o.removeAttribute(`transform`),n?e.setAttribute(`transform`,n):e.removeAttribute(`transform`),o.removeAttribute(`aria-label`),o.removeAttribute(`aria-description`),o.removeAttribute(`aria-hidden`)}O.replaceWith(o)}if(d.roots[f]=O=o,!(D==null&&b?.size>1)){let e=D==null?null:Zh(u)?u[D]:u.get(D);s.dispatchValue(e)}return o}function te(r){if(d.sticky||r.pointerType===`mouse`&&r.buttons===1)return;let[i,s]=Zn(r);i-=_,s-=v;let c=i<a.marginLeft||i>a.width-a.marginRight?1:e,l=s<a.marginTop||s>a.height-a.marginBottom?1:t,u=null,f=o*o;for(let e of n){let t=c*(T(e)-i),n=l*(E(e)-s),r=t*t+n*n;r<=f&&(u=e,f=r)}if(u!=null&&(e!==1||t!==1)){let e=T(u)-i,t=E(u)-s;f=e*e+t*t}j(u,f)}function ne(e){e.pointerType===`mouse`&&D!=null&&(d.sticky&&d.roots.some(t=>t?.contains(e.target))||(d.sticky?(d.sticky=!1,d.renders.forEach(e=>e(null))):(d.sticky=!0,ee(D)),e.stopImmediatePropagation()))}function re(e){e.pointerType===`mouse`&&(d.sticky||j(null))}return l.addEventListener(`pointerenter`,te),l.addEventListener(`pointermove`,te),l.addEventListener(`pointerdown`,ne),l.addEventListener(`pointerleave`,re),ee(null)},c)}}function aS(e){return iS(1,1,e)}function oS(e){return iS(1,.01,e)}function sS(e){return iS(.01,1,e)}function cS({x1:e,x2:t,x:n=e},r){return e&&t?n=>(e[n]+t[n])/2:n?e=>n[e]:()=>r}function lS({y1:e,y2:t,y:n=e},r){return e&&t?n=>(e[n]+t[n])/2:n?e=>n[e]:()=>r}function uS(e){return gb(e)&&e.interval===void 0?void 0:`tabular-nums`}function dS(e,t){let{label:n=e.label,tickSize:r=6,width:i=240,height:a=44+r,marginTop:o=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:l=0,style:u,ticks:d=(i-l-s)/64,tickFormat:f,fontVariant:p=uS(e),round:m=!0,opacity:h,className:g}=t,_=cx(t);g=Gx(g),h=Tg(h)[1],f===null&&(f=()=>null);let v=X(`svg`,_).attr(`class`,`${g}-ramp`).attr(`font-family`,`system-ui, sans-serif`).attr(`font-size`,10).attr(`width`,i).attr(`height`,a).attr(`viewBox`,`0 0 ${i} ${a}`).call(e=>e.append(`style`).text(`:where(.${g}-ramp) {\n  display: block;\n  height: auto;\n  height: intrinsic;\n  max-width: 100%;\n  overflow: visible;\n}\n:where(.${g}-ramp text) {\n  white-space: pre;\n}`)).call(Kx,u),y=e=>e.selectAll(`.tick line`).attr(`y1`,o+c-a),b,x=m?(e,t)=>e.rangeRound(t):(e,t)=>e.range(t),{type:S,domain:C,range:w,interpolate:T,scale:E,pivot:D}=e;if(T){let e=w===void 0?T:Ki(T.length===1?Cy(T):T,w);b=x(E.copy(),qi(Ei(l,i-s),Math.min(C.length+(D!==void 0),w===void 0?1/0:w.length)));let t=_.document.createElement(`canvas`);t.width=256,t.height=1;let n=t.getContext(`2d`);for(let t=0;t<256;++t)n.fillStyle=e(t/255),n.fillRect(t,0,1,1);v.append(`image`).attr(`opacity`,h).attr(`x`,l).attr(`y`,o).attr(`width`,i-l-s).attr(`height`,a-o-c).attr(`preserveAspectRatio`,`none`).attr(`xlink:href`,t.toDataURL())}else if(S===`threshold`){let e=C,t=f===void 0?e=>e:typeof f==`string`?Sa(f):f;b=x(bd().domain([-1,w.length-1]),[l,i-s]),v.append(`g`).attr(`fill-opacity`,h).selectAll().data(w).enter().append(`rect`).attr(`x`,(e,t)=>b(t-1)).attr(`y`,o).attr(`width`,(e,t)=>b(t)-b(t-1)).attr(`height`,a-o-c).attr(`fill`,e=>e),d=q(e,(e,t)=>t),f=n=>t(e[n],n)}else b=x(id().domain(C),[l,i-s]),v.append(`g`).attr(`fill-opacity`,h).selectAll().data(C).enter().append(`rect`).attr(`x`,b).attr(`y`,o).attr(`width`,Math.max(0,b.bandwidth()-1)).attr(`height`,a-o-c).attr(`fill`,E),y=()=>{};return v.append(`g`).attr(`transform`,`translate(0,${a-c})`).call(We(b).ticks(Array.isArray(d)?null:d,typeof f==`string`?f:void 0).tickFormat(typeof f==`function`?f:void 0).tickSize(r).tickValues(Array.isArray(d)?d:null)).attr(`font-size`,null).attr(`font-family`,null).attr(`font-variant`,Hx(p,`normal`)).call(y).call(e=>e.select(`.domain`).remove()),n!==void 0&&v.append(`text`).attr(`x`,l).attr(`y`,o-6).attr(`fill`,`currentColor`).attr(`font-weight`,`bold`).text(n),v.node()}let fS=Math.PI/180;function pS(e,{marker:t,markerStart:n=t,markerMid:r=t,markerEnd:i=t}={}){e.markerStart=mS(n),e.markerMid=mS(r),e.markerEnd=mS(i)}function mS(e){if(e==null||e===!1)return null;if(e===!0)return _S;if(typeof e==`function`)return e;switch(`${e}`.toLowerCase()){case`none`:return null;case`arrow`:return hS(`auto`);case`arrow-reverse`:return hS(`auto-start-reverse`);case`dot`:return gS;case`circle`:case`circle-fill`:return _S;case`circle-stroke`:return vS;case`tick`:return yS(`auto`);case`tick-x`:return yS(90);case`tick-y`:return yS(0)}throw Error(`invalid marker: ${e}`)}function hS(e){return(t,n)=>X(`svg:marker`,n).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`orient`,e).attr(`fill`,`none`).attr(`stroke`,t).attr(`stroke-width`,1.5).attr(`stroke-linecap`,`round`).attr(`stroke-linejoin`,`round`).call(e=>e.append(`path`).attr(`d`,`M-1.5,-3l3,3l-3,3`)).node()}function gS(e,t){return X(`svg:marker`,t).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`fill`,e).attr(`stroke`,`none`).call(e=>e.append(`circle`).attr(`r`,2.5)).node()}function _S(e,t){return X(`svg:marker`,t).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`fill`,e).attr(`stroke`,`var(--plot-background)`).attr(`stroke-width`,1.5).call(e=>e.append(`circle`).attr(`r`,3)).node()}function vS(e,t){return X(`svg:marker`,t).attr(`viewBox`,`-5 -5 10 10`).attr(`markerWidth`,6.67).attr(`markerHeight`,6.67).attr(`fill`,`var(--plot-background)`).attr(`stroke`,e).attr(`stroke-width`,1.5).call(e=>e.append(`circle`).attr(`r`,3)).node()}function yS(e){return(t,n)=>X(`svg:marker`,n).attr(`viewBox`,`-3 -3 6 6`).attr(`markerWidth`,6).attr(`markerHeight`,6).attr(`orient`,e).attr(`stroke`,t).call(e=>e.append(`path`).attr(`d`,`M0,-3v6`)).node()}let bS=0;function xS(e,t,{stroke:n},r){return wS(e,t,n&&(e=>n[e]),null,r)}function SS(e,t,{stroke:n,z:r},i){return wS(e,t,n&&(([e])=>n[e]),r,i)}function CS(e,t){let n=new Uint8Array(t.length),r=e.data().filter(e=>e.length>1),i=r.length;for(let e=0,a=lx;e<i;++e){let i=r[e];if(i.length>1){let e=i[0];a!==(a=Kg(t[e]))&&(n[e]|=1)}}for(let e=i-1,a=lx;e>=0;--e){let i=r[e];if(i.length>1){let e=i[0];a!==(a=Kg(t[e]))&&(n[e]|=2)}}return([e])=>n[e]}function wS(e,{markerStart:t,markerMid:n,markerEnd:r,stroke:i},a=()=>i,o,s){if(!t&&!n&&!r)return;let c=/* @__PURE__ */ new Map,l=o&&CS(e,o);function u(e,t,n){return function(r){if(n&&!n(r))return;let i=a(r),o=c.get(t);o||c.set(t,o=/* @__PURE__ */ new Map);let l=o.get(i);if(!l){let e=this.parentNode.insertBefore(t(i,s),this),n=`plot-marker-${++bS}`;e.setAttribute(`id`,n),o.set(i,l=`url(#${n})`)}this.setAttribute(e,l)}}t&&e.each(u(`marker-start`,t,l&&(e=>l(e)&1))),n&&l&&e.each(u(`marker-start`,n,e=>!(l(e)&1))),n&&e.each(u(`marker-mid`,n)),r&&e.each(u(`marker-end`,r,l&&(e=>l(e)&2)))}function TS({inset:e,insetLeft:t,insetRight:n,...r}={}){return[t,n]=DS(e,t,n),{inset:e,insetLeft:t,insetRight:n,...r}}function ES({inset:e,insetTop:t,insetBottom:n,...r}={}){return[t,n]=DS(e,t,n),{inset:e,insetTop:t,insetBottom:n,...r}}function DS(e,t,n){return e===void 0&&t===void 0&&n===void 0?vx?[1,0]:[.5,.5]:[t,n]}function OS(e,{interval:t}){return e={...o_(e)},e.interval=e_(e.interval===void 0?t:e.interval),e}function kS(e,t,n,r){let{[e]:i,[`${e}1`]:a,[`${e}2`]:o}=n,{value:s,interval:c}=OS(i,n);if(s==null||c==null&&!r)return n;let l=Xg(i);if(c==null){let t,i={transform:e=>t||=K(e,s),label:l};return{...n,[e]:void 0,[`${e}1`]:a===void 0?i:a,[`${e}2`]:o===void 0&&!(a===o&&r)?i:o}}let u,d;function f(e){return d!==void 0&&e===u?d:d=q(K(u=e,s),e=>c.floor(e))}return t({...n,[e]:void 0,[`${e}1`]:a===void 0?{transform:f,label:l}:a,[`${e}2`]:o===void 0?{transform:e=>f(e).map(e=>c.offset(e)),label:l}:o})}function AS(e,t,n){let{[e]:r}=n,{value:i,interval:a}=OS(r,n);return i==null||a==null?n:t({...n,[e]:{label:Xg(r),transform:e=>{let t=q(K(e,i),e=>a.floor(e)),n=t.map(e=>a.offset(e));return t.map(d_(t)?(e,t)=>e==null||isNaN(e=+e)||(t=n[t],t==null)||isNaN(t=+t)?void 0:/* @__PURE__ */ new Date((e+t)/2):(e,t)=>e==null||(t=n[t],t==null)?NaN:(+e+ +t)/2)}}})}function jS(e={}){return kS(`x`,TS,e,!0)}function MS(e={}){return kS(`y`,ES,e,!0)}function NS(e={}){return kS(`x`,TS,e)}function PS(e={}){return kS(`y`,ES,e)}function FS(e={}){return AS(`x`,TS,e)}function IS(e={}){return AS(`y`,ES,e)}let LS={ariaLabel:`rule`,fill:null,stroke:`currentColor`};var RS=class extends Jx{constructor(e,t={}){let{x:n,y1:r,y2:i,inset:a=0,insetTop:o=a,insetBottom:s=a}=t;super(e,{x:{value:n,scale:`x`,optional:!0},y1:{value:r,scale:`y`,optional:!0},y2:{value:i,scale:`y`,optional:!0}},$x(t,`x`),LS),this.insetTop=hg(o),this.insetBottom=hg(s),pS(this,t)}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y1:c,y2:l}=n,{width:u,height:d,marginTop:f,marginRight:p,marginLeft:m,marginBottom:h}=r,{insetTop:g,insetBottom:_}=this;return X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,{x:s&&a},vx,0).call(t=>t.selectAll().data(e).enter().append(`line`).call(Rx,this).attr(`x1`,s?e=>s[e]:(m+u-p)/2).attr(`x2`,s?e=>s[e]:(m+u-p)/2).attr(`y1`,c&&!yb(o)?e=>c[e]+g:f+g).attr(`y2`,l&&!yb(o)?o.bandwidth?e=>l[e]+o.bandwidth()-_:e=>l[e]-_:d-h-_).call(Ex,this,n).call(xS,this,n,i)).node()}},zS=class extends Jx{constructor(e,t={}){let{x1:n,x2:r,y:i,inset:a=0,insetRight:o=a,insetLeft:s=a}=t;super(e,{y:{value:i,scale:`y`,optional:!0},x1:{value:n,scale:`x`,optional:!0},x2:{value:r,scale:`x`,optional:!0}},$x(t,`y`),LS),this.insetRight=hg(o),this.insetLeft=hg(s),pS(this,t)}render(e,t,n,r,i){let{x:a,y:o}=t,{y:s,x1:c,x2:l}=n,{width:u,height:d,marginTop:f,marginRight:p,marginLeft:m,marginBottom:h}=r,{insetLeft:g,insetRight:_}=this;return X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,{y:s&&o},0,vx).call(t=>t.selectAll().data(e).enter().append(`line`).call(Rx,this).attr(`x1`,c&&!yb(a)?e=>c[e]+g:m+g).attr(`x2`,l&&!yb(a)?a.bandwidth?e=>l[e]+a.bandwidth()-_:e=>l[e]-_:u-p-_).attr(`y1`,s?e=>s[e]:(f+d-h)/2).attr(`y2`,s?e=>s[e]:(f+d-h)/2).call(Ex,this,n).call(xS,this,n,i)).node()}};function BS(e,t){let{x:n=dg,y:r,y1:i,y2:a,...o}=PS(t);return[i,a]=HS(r,i,a),new RS(e,{...o,x:n,y1:i,y2:a})}function VS(e,t){let{y:n=dg,x:r,x1:i,x2:a,...o}=NS(t);return[i,a]=HS(r,i,a),new zS(e,{...o,y:n,x1:i,x2:a})}function HS(e,t,n){if(e==null){if(t===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,t]}else if(t===void 0)return n===void 0?[0,e]:[e,n];else if(n===void 0)return[e,t];return[t,n]}function US(e,...t){let n=t.length;for(let r=0,i=!0;r<n;++r)typeof t[r]!=`function`&&(i&&=(e=e.slice(),!1),e.splice(r,2,e[r]+t[r]+e[r+1]),t.splice(r,1),--r,--n);return r=>{let i=e[0];for(let a=0;a<n;++a)i+=t[a](r)+e[a+1];return i}}let WS={ariaLabel:`text`,strokeLinejoin:`round`,strokeWidth:3,paintOrder:`stroke`};var GS=class extends Jx{constructor(e,t={}){let{x:n,y:r,text:i=c_(e)&&l_(e)?dg:ug,frameAnchor:a,textAnchor:o=/right$/i.test(a)?`end`:/left$/i.test(a)?`start`:`middle`,lineAnchor:s=/^top/i.test(a)?`top`:/^bottom/i.test(a)?`bottom`:`middle`,lineHeight:c=1,lineWidth:l=1/0,textOverflow:u,monospace:d,fontFamily:f=d?`ui-monospace, monospace`:void 0,fontSize:p,fontStyle:m,fontVariant:h,fontWeight:g,rotate:_}=t,[v,y]=Tg(_,0),[b,x]=eC(p);if(super(e,{x:{value:n,scale:`x`,optional:!0},y:{value:r,scale:`y`,optional:!0},fontSize:{value:b,optional:!0},rotate:{value:s_(v),optional:!0},text:{value:i,filter:ph,optional:!0}},t,WS),this.rotate=y,this.textAnchor=Hx(o,`middle`),this.lineAnchor=Dg(s,`lineAnchor`,[`top`,`middle`,`bottom`]),this.lineHeight=+c,this.lineWidth=+l,this.textOverflow=KS(u),this.monospace=!!d,this.fontFamily=mg(f),this.fontSize=x,this.fontStyle=mg(m),this.fontVariant=mg(h),this.fontWeight=mg(g),this.frameAnchor=C_(a),!(this.lineWidth>=0))throw Error(`invalid lineWidth: ${l}`);this.splitLines=oC(this),this.clipLine=sC(this)}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y:c,rotate:l,text:u,title:d,fontSize:f}=n,{rotate:p}=this,[m,h]=qx(this,r);return X(`svg:g`,i).call(Lx,this,r,i).call(ZS,this,u,r).call(Vx,this,{x:s&&a,y:c&&o}).call(t=>t.selectAll().data(e).enter().append(`text`).call(Rx,this).call(qS,this,u,d).attr(`transform`,US`translate(${s?e=>s[e]:m},${c?e=>c[e]:h})${l?e=>` rotate(${l[e]})`:p?` rotate(${p})`:``}`).call(Z,`font-size`,f&&(e=>f[e])).call(Ex,this,n)).node()}};function KS(e){return e==null?null:Dg(e,`textOverflow`,[`clip`,`ellipsis`,`clip-start`,`clip-end`,`ellipsis-start`,`ellipsis-middle`,`ellipsis-end`]).replace(/^(clip|ellipsis)$/,`$1-end`)}function qS(e,t,n,r){if(!n)return;let{lineAnchor:i,lineHeight:a,textOverflow:o,splitLines:s,clipLine:c}=t;e.each(function(e){let t=s(_x(n[e])??``).map(c),l=t.length,u=i===`top`?.71:i===`bottom`?1-l:(164-l*100)/200;if(l>1){let e=0;for(let n=0;n<l;++n){if(++e,!t[n])continue;let r=this.ownerDocument.createElementNS(Ke.svg,`tspan`);r.setAttribute(`x`,0),n===e-1?r.setAttribute(`y`,`${(u+n)*a}em`):r.setAttribute(`dy`,`${e*a}em`),r.textContent=t[n],this.appendChild(r),e=0}}else u&&this.setAttribute(`y`,`${u*a}em`),this.textContent=t[0];if(o&&!r&&t[0]!==n[e]){let t=this.ownerDocument.createElementNS(Ke.svg,`title`);t.textContent=n[e],this.appendChild(t)}})}function JS(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=Bg(t,n)),new GS(e,{...r,x:t,y:n})}function YS(e,{x:t=dg,...n}={}){return new GS(e,IS({...n,x:t}))}function XS(e,{y:t=dg,...n}={}){return new GS(e,FS({...n,y:t}))}function ZS(e,t,n){Z(e,`text-anchor`,t.textAnchor),Z(e,`font-family`,t.fontFamily),Z(e,`font-size`,t.fontSize),Z(e,`font-style`,t.fontStyle),Z(e,`font-variant`,t.fontVariant===void 0?QS(n):t.fontVariant),Z(e,`font-weight`,t.fontWeight)}function QS(e){return e&&(m_(e)||d_(e))?`tabular-nums`:void 0}let $S=/* @__PURE__ */ new Set([`inherit`,`initial`,`revert`,`unset`,`xx-small`,`x-small`,`small`,`medium`,`large`,`x-large`,`xx-large`,`xxx-large`,`larger`,`smaller`]);function eC(e){return e==null||typeof e==`number`?[void 0,e]:typeof e==`string`?(e=e.trim().toLowerCase(),$S.has(e)||/^[+-]?\\d*\\.?\\d+(e[+-]?\\d+)?(\\w*|%)$/.test(e)?[void 0,e]:[e,void 0]):[e,void 0]}function tC(e,t,n){let r=[],i,a=0;for(let[o,s,c]of nC(e))i===void 0&&(i=o),a>i&&n(e,i,s)>t&&(r.push(e.slice(i,a)+(e[a-1]===`­`?`-`:``)),i=o),c?(r.push(e.slice(i,s)),i=void 0):a=s;return r}function*nC(e){let t=0,n=0,r=e.length;for(;n<r;){let r=1;switch(e[n]){case`­`:case`-`:++n,yield[t,n,!1],t=n;break;case` `:for(yield[t,n,!1];e[++n]===` `;);t=n;break;case`\\r`:e[n+1]===`\n`&&++r;case`\n`:yield[t,n,!0],n+=r,t=n;break;default:++n}}yield[t,n,!0]}let rC={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65,\" \":29,\"!\":32,'\"':49,\"'\":31,\"(\":39,\")\":39,\",\":31,\"-\":48,\".\":31,\"/\":32,\":\":31,\";\":31,\"?\":52,\"‘\":31,\"’\":31,\"“\":47,\"”\":47,\"…\":82};function iC(e,t=0,n=e.length){let r=0;for(let i=t;i<n;i=mC(e,i))r+=rC[e[i]]??(yC(e,i)?120:rC.e);return r}function aC(e,t=0,n=e.length){let r=0;for(let i=t;i<n;i=mC(e,i))r+=yC(e,i)?126:63;return r}function oC({monospace:e,lineWidth:t,textOverflow:n}){if(n!=null||t==1/0)return e=>e.split(/\\r\\n?|\\n/g);let r=e?aC:iC,i=t*100;return e=>tC(e,i,r)}function sC({monospace:e,lineWidth:t,textOverflow:n}){if(n==null||t==1/0)return e=>e;let r=e?aC:iC,i=t*100;switch(n){case`clip-start`:return e=>dC(e,i,r,``);case`clip-end`:return e=>lC(e,i,r,``);case`ellipsis-start`:return e=>dC(e,i,r,`…`);case`ellipsis-middle`:return e=>uC(e,i,r,`…`);case`ellipsis-end`:return e=>lC(e,i,r,`…`)}}function cC(e,t,n,r){let i=[],a=0;for(let o=0,s=0,c=e.length;o<c;o=s){s=mC(e,o);let c=n(e,o,s);if(a+c>t){for(a+=r;a>t&&o>0;)s=o,o=i.pop(),a-=n(e,o,s);return[o,t-a]}a+=c,i.push(o)}return[-1,0]}function lC(e,t,n,r){e=e.trim();let i=n(r),[a]=cC(e,t,n,i);return a<0?e:e.slice(0,a).trimEnd()+r}function uC(e,t,n,r){e=e.trim();let i=n(e);if(i<=t)return e;let a=n(r)/2,[o,s]=cC(e,t/2,n,a),[c]=cC(e,i-t/2-s+a,n,-a);return c<0?r:e.slice(0,o).trimEnd()+r+e.slice(mC(e,c)).trimStart()}function dC(e,t,n,r){e=e.trim();let i=n(e);if(i<=t)return e;let a=n(r),[o]=cC(e,i-t+a,n,-a);return o<0?r:r+e.slice(mC(e,o)).trimStart()}let fC=/[\\p{Combining_Mark}\\p{Emoji_Modifier}]+/uy,pC=/\\p{Extended_Pictographic}/uy;function mC(e,t){return t+=gC(e,t)?2:1,vC(e,t)&&(t=fC.lastIndex),_C(e,t)?mC(e,t+1):t}function hC(e,t){return e.charCodeAt(t)<128}function gC(e,t){let n=e.charCodeAt(t);if(n>=55296&&n<56320){let n=e.charCodeAt(t+1);return n>=56320&&n<57344}return!1}function _C(e,t){return e.charCodeAt(t)===8205}function vC(e,t){return!hC(e,t)&&(fC.lastIndex=t,fC.test(e))}function yC(e,t){return!hC(e,t)&&(pC.lastIndex=t,pC.test(e))}let bC={ariaLabel:`vector`,fill:`none`,stroke:`currentColor`,strokeWidth:1.5,strokeLinejoin:`round`,strokeLinecap:`round`},xC={draw(e,t,n){let r=t*n/17.5;e.moveTo(0,0),e.lineTo(0,-t),e.moveTo(-r,r-t),e.lineTo(0,-t),e.lineTo(r,r-t)}},SC=/* @__PURE__ */ new Map([[`arrow`,xC],[`spike`,{draw(e,t,n){e.moveTo(-n,0),e.lineTo(0,-t),e.lineTo(n,0)}}]]);function CC(e){return e&&typeof e.draw==`function`}function wC(e){if(CC(e))return e;let t=SC.get(`${e}`.toLowerCase());if(t)return t;throw Error(`invalid shape: ${e}`)}var TC=class extends Jx{constructor(e,t={}){let{x:n,y:r,r:i=3.5,length:a,rotate:o,shape:s=xC,anchor:c=`middle`,frameAnchor:l}=t,[u,d]=Tg(a,12),[f,p]=Tg(o,0);super(e,{x:{value:n,scale:`x`,optional:!0},y:{value:r,scale:`y`,optional:!0},length:{value:u,scale:`length`,optional:!0},rotate:{value:f,optional:!0}},t,bC),this.r=+i,this.length=d,this.rotate=p,this.shape=wC(s),this.anchor=Dg(c,`anchor`,[`start`,`middle`,`end`]),this.frameAnchor=C_(l)}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y:c,length:l,rotate:u}=n,{length:d,rotate:f,anchor:p,shape:m,r:h}=this,[g,_]=qx(this,r);return X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,{x:s&&a,y:c&&o}).call(t=>t.selectAll().data(e).enter().append(`path`).call(Rx,this).attr(`transform`,US`translate(${s?e=>s[e]:g},${c?e=>c[e]:_})${u?e=>` rotate(${u[e]})`:f?` rotate(${f})`:``}${p===`start`?``:p===`end`?l?e=>` translate(0,${l[e]})`:` translate(0,${d})`:l?e=>` translate(0,${l[e]/2})`:` translate(0,${d/2})`}`).attr(`d`,l?e=>{let t=ra();return m.draw(t,l[e],h),t}:(()=>{let e=ra();return m.draw(e,d,h),e})()).call(Ex,this,n)).node()}};function EC(e,t={}){let{x:n=dg,...r}=t;return new TC(e,{...r,x:n})}function DC(e,t={}){let{y:n=dg,...r}=t;return new TC(e,{...r,y:n})}function OC(e,t){return arguments.length<2&&!c_(e)&&(t=e,e=null),t===void 0&&(t={}),[e,t]}function kC({anchor:e}={},t){return e===void 0?t[0]:Dg(e,`anchor`,t)}function AC(e){return kC(e,[`left`,`right`])}function jC(e){return kC(e,[`right`,`left`])}function MC(e){return kC(e,[`bottom`,`top`])}function NC(e){return kC(e,[`top`,`bottom`])}function PC(){let[e,t]=OC(...arguments);return RC(`y`,AC(t),e,t)}function FC(){let[e,t]=OC(...arguments);return RC(`fy`,jC(t),e,t)}function IC(){let[e,t]=OC(...arguments);return zC(`x`,MC(t),e,t)}function LC(){let[e,t]=OC(...arguments);return zC(`fx`,NC(t),e,t)}function RC(e,t,n,{color:r=`currentColor`,opacity:i=1,stroke:a=r,strokeOpacity:o=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:d,textStrokeOpacity:f,textStrokeWidth:p,tickSize:m=e===`y`?6:0,tickPadding:h,tickRotate:g,x:_,margin:v,marginTop:y=v===void 0?20:v,marginRight:b=v===void 0?t===`right`?40:0:v,marginBottom:x=v===void 0?20:v,marginLeft:S=v===void 0?t===`left`?40:0:v,label:C,labelAnchor:w,labelArrow:T,labelOffset:E,ariaLabel:D=`${e}-axis`,...O}){return m=hg(m),h=hg(h),g=hg(g),w!==void 0&&(w=Dg(w,`labelAnchor`,[`center`,`top`,`bottom`])),T=lw(T),Yx(m&&!y_(a)?BC(e,t,n,{stroke:a,strokeOpacity:o,strokeWidth:s,tickSize:m,tickPadding:h,tickRotate:g,x:_,ariaLabel:D,...O}):null,y_(c)?null:HC(e,t,n,{fill:c,fillOpacity:l,stroke:d,strokeOpacity:f,strokeWidth:p,textAnchor:u,tickSize:m,tickPadding:h,tickRotate:g,x:_,marginTop:y,marginRight:b,marginBottom:x,marginLeft:S,ariaLabel:D,...O}),!y_(c)&&C!==null?JS([],ZC({fill:c,fillOpacity:l,...O},function(n,r,i,a,o){let s=a[e],{marginTop:c,marginRight:l,marginBottom:u,marginLeft:d}=e===`y`&&o.inset||o,f=w??(s.bandwidth?`center`:`top`),p=E??(t===`right`?l:d)-3;return f===`center`?(this.textAnchor=void 0,this.lineAnchor=t===`right`?`bottom`:`top`,this.frameAnchor=t,this.rotate=-90):(this.textAnchor=t===`right`?`end`:`start`,this.lineAnchor=f,this.frameAnchor=`${f}-${t}`,this.rotate=0),this.dy=f===`top`?3-c:f===`bottom`?u-3:0,this.dx=t===`right`?p:-p,this.ariaLabel=`${D} label`,{facets:[[0]],channels:{text:{value:[cw(e,s,{anchor:t,label:C,labelAnchor:f,labelArrow:T})]}}}})):null)}function zC(e,t,n,{color:r=`currentColor`,opacity:i=1,stroke:a=r,strokeOpacity:o=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:d,textStrokeOpacity:f,textStrokeWidth:p,tickSize:m=e===`x`?6:0,tickPadding:h,tickRotate:g,y:_,margin:v,marginTop:y=v===void 0?t===`top`?30:0:v,marginRight:b=v===void 0?20:v,marginBottom:x=v===void 0?t===`bottom`?30:0:v,marginLeft:S=v===void 0?20:v,label:C,labelAnchor:w,labelArrow:T,labelOffset:E,ariaLabel:D=`${e}-axis`,...O}){return m=hg(m),h=hg(h),g=hg(g),w!==void 0&&(w=Dg(w,`labelAnchor`,[`center`,`left`,`right`])),T=lw(T),Yx(m&&!y_(a)?VC(e,t,n,{stroke:a,strokeOpacity:o,strokeWidth:s,tickSize:m,tickPadding:h,tickRotate:g,y:_,ariaLabel:D,...O}):null,y_(c)?null:UC(e,t,n,{fill:c,fillOpacity:l,stroke:d,strokeOpacity:f,strokeWidth:p,textAnchor:u,tickSize:m,tickPadding:h,tickRotate:g,y:_,marginTop:y,marginRight:b,marginBottom:x,marginLeft:S,ariaLabel:D,...O}),!y_(c)&&C!==null?JS([],ZC({fill:c,fillOpacity:l,...O},function(n,r,i,a,o){let s=a[e],{marginTop:c,marginRight:l,marginBottom:u,marginLeft:d}=e===`x`&&o.inset||o,f=w??(s.bandwidth?`center`:`right`),p=E??(t===`top`?c:u)-3;return f===`center`?(this.frameAnchor=t,this.textAnchor=void 0):(this.frameAnchor=`${t}-${f}`,this.textAnchor=f===`right`?`end`:`start`),this.lineAnchor=t,this.dy=t===`top`?-p:p,this.dx=f===`right`?l-3:f===`left`?3-d:0,this.ariaLabel=`${D} label`,{facets:[[0]],channels:{text:{value:[cw(e,s,{anchor:t,label:C,labelAnchor:f,labelArrow:T})]}}}})):null)}function BC(e,t,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:a=null,facetAnchor:o=t+(e===`y`?`-empty`:``),frameAnchor:s=t,tickSize:c,inset:l=0,insetLeft:u=l,insetRight:d=l,dx:f=0,y:p=e===`y`?void 0:null,ariaLabel:m,...h}){return QC(DC,e,n,{ariaLabel:`${m} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:a,facetAnchor:o,frameAnchor:s,y:p,...h,dx:t===`left`?+f-vx+ +u:+f+vx-d,anchor:`start`,length:c,shape:t===`left`?aw:ow})}function VC(e,t,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:a=null,facetAnchor:o=t+(e===`x`?`-empty`:``),frameAnchor:s=t,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:d=l,dy:f=0,x:p=e===`x`?void 0:null,ariaLabel:m,...h}){return QC(EC,e,n,{ariaLabel:`${m} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:a,strokeLinecap:i,facetAnchor:o,frameAnchor:s,x:p,...h,dy:t===`bottom`?+f-vx-d:+f+vx+ +u,anchor:`start`,length:c,shape:t===`bottom`?rw:iw})}function HC(e,t,n,{facetAnchor:r=t+(e===`y`?`-empty`:``),frameAnchor:i=t,tickSize:a,tickRotate:o=0,tickPadding:s=Math.max(3,9-a)+(Math.abs(o)>60?4*Math.cos(o*fS):0),text:c,textAnchor:l=Math.abs(o)>60?`middle`:t===`left`?`end`:`start`,lineAnchor:u=o>60?`top`:o<-60?`bottom`:`middle`,fontVariant:d,inset:f=0,insetLeft:p=f,insetRight:m=f,dx:h=0,ariaLabel:g,y:_=e===`y`?void 0:null,...v}){return QC(XS,e,n,{ariaLabel:`${g} tick label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:l,lineAnchor:u,fontVariant:d,rotate:o,y:_,...v,dx:t===`left`?+h-a-s+ +p:+h+ +a+ +s-m},function(e,n,r,i,a){d===void 0&&(this.fontVariant=sw(e)),c===void 0&&(a.text=ew(e,n,r,i,t))})}function UC(e,t,n,{facetAnchor:r=t+(e===`x`?`-empty`:``),frameAnchor:i=t,tickSize:a,tickRotate:o=0,tickPadding:s=Math.max(3,9-a)+(Math.abs(o)>=10?4*Math.cos(o*fS):0),text:c,textAnchor:l=Math.abs(o)>=10?o<0^t===`bottom`?`start`:`end`:`middle`,lineAnchor:u=Math.abs(o)>=10?`middle`:t===`bottom`?`top`:`bottom`,fontVariant:d,inset:f=0,insetTop:p=f,insetBottom:m=f,dy:h=0,x:g=e===`x`?void 0:null,ariaLabel:_,...v}){return QC(YS,e,n,{ariaLabel:`${_} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:d,rotate:o,x:g,...v,dy:t===`bottom`?+h+ +a+ +s-m:+h-a-s+ +p},function(e,n,r,i,a){d===void 0&&(this.fontVariant=sw(e)),c===void 0&&(a.text=ew(e,n,r,i,t))})}function WC(){let[e,t]=OC(...arguments);return JC(`y`,AC(t),e,t)}function GC(){let[e,t]=OC(...arguments);return JC(`fy`,jC(t),e,t)}function KC(){let[e,t]=OC(...arguments);return YC(`x`,MC(t),e,t)}function qC(){let[e,t]=OC(...arguments);return YC(`fx`,NC(t),e,t)}function JC(e,t,n,{y:r=e===`y`?void 0:null,x:i=null,x1:a=t===`left`?i:null,x2:o=t===`right`?i:null,ariaLabel:s=`${e}-grid`,ariaHidden:c=!0,...l}){return QC(VS,e,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:a,x2:o,...XC(l)})}function YC(e,t,n,{x:r=e===`x`?void 0:null,y:i=null,y1:a=t===`top`?i:null,y2:o=t===`bottom`?i:null,ariaLabel:s=`${e}-grid`,ariaHidden:c=!0,...l}){return QC(BS,e,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:a,y2:o,...XC(l)})}function XC({color:e=`currentColor`,opacity:t=.1,stroke:n=e,strokeOpacity:r=t,strokeWidth:i=1,...a}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...a}}function ZC({fill:e,fillOpacity:t,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:a,fontWeight:o,monospace:s,pointerEvents:c,shapeRendering:l,clip:u=!1},d){return[,e]=wg(e),[,t]=Tg(t),{facet:`super`,x:null,y:null,fill:e,fillOpacity:t,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:a,fontWeight:o,monospace:s,pointerEvents:c,shapeRendering:l,clip:u,initializer:d}}function QC(e,t,n,r,i,a){let o;function s(e,n,r,s,c,l){let u=e==null&&(t===`fx`||t===`fy`),{[t]:d}=s;if(!d)throw Error(`missing scale: ${t}`);let f=d.domain(),{interval:p,ticks:m,tickFormat:h,tickSpacing:g=t===`x`?80:35}=i;if(typeof m==`string`&&uw(d)&&(p=m,m=void 0),m===void 0&&(m=n_(p,d.type)??$C(d,g)),e==null){if(c_(m))e=kg(m);else if(a_(m))e=nw(m,..._(f));else if(d.interval){let t=d.interval;if(d.ticks){let[n,r]=_(f),i=(r-n)/t[Ph];t=Uh(t,i/m)??t,e=nw(t,n,r)}else{e=f;let n=e.length;t=Uh(t,n/m)??t,t!==d.interval&&(e=nw(t,..._(e)))}if(t===d.interval){let t=Math.round(e.length/m);t>1&&(e=e.filter((e,n)=>n%t===0))}}else e=d.ticks?d.ticks(m):f;if(!d.ticks&&e.length&&e!==f){let n=new b(f);e=e.filter(e=>n.has(e)),e.length||Dy(`Warning: the ${t}-axis ticks appear to not align with the scale domain, resulting in no ticks. Try different ticks?`)}t===`y`||t===`x`?n=[Ug(e)]:o[t]={scale:t,value:dg}}a?.call(this,d,e,m,h,o);let v=Object.fromEntries(Object.entries(o).map(([t,n])=>[t,{...n,value:K(e,n.value)}]));return u&&(n=l.filterFacets(e,v)),{data:e,facets:n,channels:v}}let c=q_(i).initializer,l=e(n,q_({...i,initializer:s},c));return n==null?(o=l.channels,l.channels={}):o={},r!==void 0&&Object.assign(l,r),l.clip===void 0&&(l.clip=!1),l}function $C(e,t){let[n,r]=_(e.range());return(r-n)/t}function ew(e,t,n,r,i){return{value:tw(e,t,n,r,i)}}function tw(e,t,n,r,i){return typeof r==`function`&&!(e.type===`log`&&e.tickFormat)?r:r===void 0&&t&&d_(t)?qh(e.type,t,i)??_x:e.tickFormat?e.tickFormat(typeof n==`number`?n:null,r):typeof r==`string`&&e.domain().length>0?(d_(e.domain())?Xu:Sa)(r):r===void 0?_x:vg(r)}function nw(e,t,n){return e.range(t,e.offset(e.floor(n)))}let rw={draw(e,t){e.moveTo(0,0),e.lineTo(0,t)}},iw={draw(e,t){e.moveTo(0,0),e.lineTo(0,-t)}},aw={draw(e,t){e.moveTo(0,0),e.lineTo(-t,0)}},ow={draw(e,t){e.moveTo(0,0),e.lineTo(t,0)}};function sw(e){return e.bandwidth&&!e.interval?void 0:`tabular-nums`}function cw(e,t,{anchor:n,label:r=t.label,labelAnchor:i,labelArrow:a}={}){if(!(r==null||r.inferred&&uw(t)&&/^(date|time|year)$/i.test(r))){if(r=String(r),a===`auto`&&(a=(!t.bandwidth||t.interval)&&!/[↑↓→←]/.test(r)),!a)return r;if(a===!0){let n=nb(t);n&&(a=/x$/.test(e)||i===`center`?/x$/.test(e)===n<0?`left`:`right`:n<0?`up`:`down`)}switch(a){case`left`:return`← ${r}`;case`right`:return`${r} →`;case`up`:return n===`right`?`${r} ↑`:`↑ ${r}`;case`down`:return n===`right`?`${r} ↓`:`↓ ${r}`}return r}}function lw(e=`auto`){return y_(e)?!1:typeof e==`boolean`?e:Dg(e,`labelArrow`,[`auto`,`up`,`right`,`down`,`left`])}function uw(e){return d_(e.domain())}function dw(e,t){if(t==null)return t;let n=e(t);if(!n)throw Error(`scale not found: ${t}`);return n}function fw(e,{opacity:t,...n}={}){if(!gb(e)&&!_b(e))throw Error(`swatches legend requires ordinal or threshold color scale (not ${e.type})`);return mw(e,n,(e,n,r,i)=>e.append(`svg`).attr(`width`,r).attr(`height`,i).attr(`fill`,n.scale).attr(`fill-opacity`,Tg(t)[1]).append(`rect`).attr(`width`,`100%`).attr(`height`,`100%`))}function pw(e,{fill:t=e.hint?.fill===void 0?`none`:e.hint.fill,fillOpacity:n=1,stroke:r=e.hint?.stroke===void 0?y_(t)?`currentColor`:`none`:e.hint.stroke,strokeOpacity:i=1,strokeWidth:a=1.5,r:o=4.5,...s}={},c){let[l,u]=wg(t),[d,f]=wg(r),p=dw(c,l),m=dw(c,d),h=o*o*Math.PI;return n=Tg(n)[1],i=Tg(i)[1],a=Tg(a)[1],mw(e,s,(t,r,o,s)=>t.append(`svg`).attr(`viewBox`,`-8 -8 16 16`).attr(`width`,o).attr(`height`,s).attr(`fill`,l===`color`?e=>p.scale(e):u).attr(`fill-opacity`,n).attr(`stroke`,d===`color`?e=>m.scale(e):f).attr(`stroke-opacity`,i).attr(`stroke-width`,a).append(`path`).attr(`d`,t=>{let n=ra();return e.scale(t).draw(n,h),n}))}function mw(e,t={},n){let{columns:r,tickFormat:i,fontVariant:a=uS(e),swatchSize:o=15,swatchWidth:s=o,swatchHeight:c=o,marginLeft:l=0,className:u,style:d,width:f}=t,p=cx(t);u=Gx(u),i=tw(e.scale,e.domain,void 0,i);let m=X(`div`,p).attr(`class`,`${u}-swatches ${u}-swatches-${r==null?`wrap`:`columns`}`),h;return r==null?(h=`:where(.${u}-swatches-wrap) {\n  display: flex;\n  align-items: center;\n  min-height: 33px;\n  flex-wrap: wrap;\n}\n:where(.${u}-swatches-wrap .${u}-swatch) {\n  display: inline-flex;\n  align-items: center;\n  margin-right: 1em;\n}`,m.selectAll().data(e.domain).enter().append(`span`).attr(`class`,`${u}-swatch`).call(n,e,s,c).append(function(){return this.ownerDocument.createTextNode(i.apply(this,arguments))})):(h=`:where(.${u}-swatches-columns .${u}-swatch) {\n  display: flex;\n  align-items: center;\n  break-inside: avoid;\n  padding-bottom: 1px;\n}\n:where(.${u}-swatches-columns .${u}-swatch::before) {\n  flex-shrink: 0;\n}\n:where(.${u}-swatches-columns .${u}-swatch-label) {\n  white-space: nowrap;\n  overflow: hidden;\n  text-overflow: ellipsis;\n}`,m.style(`columns`,r).selectAll().data(e.domain).enter().append(`div`).attr(`class`,`${u}-swatch`).call(n,e,s,c).call(e=>e.append(`div`).attr(`class`,`${u}-swatch-label`).attr(`title`,i).text(i))),m.call(e=>e.insert(`style`,`*`).text(`:where(.${u}-swatches) {\n  font-family: system-ui, sans-serif;\n  font-size: 10px;\n  margin-bottom: 0.5em;\n}\n:where(.${u}-swatch > svg) {\n  margin-right: 0.5em;\n  overflow: visible;\n}\n${h}`)).style(`margin-left`,l?`${+l}px`:null).style(`width`,f===void 0?null:`${+f}px`).style(`font-variant`,Hx(a,`normal`)).call(Kx,d).node()}let hw=/* @__PURE__ */ new Map([[`symbol`,pw],[`color`,vw],[`opacity`,yw]]);function gw(e,t,n={}){return(r,i)=>{if(!hw.has(r))throw Error(`unknown legend type: ${r}`);if(r in e)return hw.get(r)(e[r],_w(t,n[r],i),t=>e[t])}}function _w({className:e,...t},{label:n,ticks:r,tickFormat:i}={},a){return w_(a,{className:e,...t},{label:n,ticks:r,tickFormat:i})}function vw(e,{legend:t=!0,...n}){if(t===!0&&(t=e.type===`ordinal`?`swatches`:`ramp`),e.domain!==void 0)switch(`${t}`.toLowerCase()){case`swatches`:return fw(e,n);case`ramp`:return dS(e,n);default:throw Error(`unknown legend type: ${t}`)}}function yw({type:e,interpolate:t,...n},{legend:r=!0,color:i=Sr(0,0,0),...a}){if(!t)throw Error(`${e} opacity scales are not supported`);if(r===!0&&(r=`ramp`),`${r}`.toLowerCase()!==`ramp`)throw Error(`${r} opacity legends are not supported`);return vw({type:e,...n,interpolate:bw(i)},{legend:r,...a})}function bw(e){let{r:t,g:n,b:r}=Sr(e)||Sr(0,0,0);return e=>`rgba(${t},${n},${r},${e})`}function xw(e,t,n){let r=[];for(let[i,a]of hw){let o=n[i];if(o?.legend&&i in e){let n=a(e[i],_w(t,e[i],o),t=>e[t]);n!=null&&r.push(n)}}return r}function Sw(e={},t=`x`){return Mg(e)?e:{...e,[t]:dg}}function Cw(e={},t=`y`){return Ng(e)?e:{...e,[t]:dg}}function ww(e,t){if(t.length===1)return{data:e,facets:t};let n=Hg(e),r=new Uint8Array(n),i=0;for(let e of t)for(let t of e)r[t]&&++i,r[t]=1;if(i===0)return{data:e,facets:t};e=jg(e);let a=e[ng]=new Uint32Array(n+i);t=t.map(e=>jg(e,Uint32Array));let o=n;r.fill(0);for(let n of t)for(let t=0,i=n.length;t<i;++t){let i=n[t];r[i]?(n[t]=o,e[o]=e[i],a[o]=i,++o):a[i]=i,r[i]=1}return{data:e,facets:t}}function Tw(e={},t={}){arguments.length===1&&([e,t]=kw(e));let{y1:n,y:r=n,x:i,...a}=t,[o,s,c,l]=jw(r,i,`y`,`x`,e,a);return{...o,y1:n,y:s,x1:c,x2:l,x:Zg(c,l)}}function Ew(e={},t={}){arguments.length===1&&([e,t]=kw(e));let{x1:n,x:r=n,y:i,...a}=t,[o,s,c,l]=jw(r,i,`x`,`y`,e,a);return{...o,x1:n,x:s,y1:c,y2:l,y:Zg(c,l)}}function Dw({x:e,x1:t,x2:n,...r}={}){return r=$x(r,`y`),t===void 0&&n===void 0?Tw({x:e,...r}):([t,n]=zg(e,t,n),{...r,x1:t,x2:n})}function Ow({y:e,y1:t,y2:n,...r}={}){return r=$x(r,`x`),t===void 0&&n===void 0?Ew({y:e,...r}):([t,n]=zg(e,t,n),{...r,y1:t,y2:n})}function kw(e){let{offset:t,order:n,reverse:r,...i}=e;return[{offset:t,order:n,reverse:r},i]}let Aw={length:!0};function jw(e,t=fg,n,r,{offset:i,order:a,reverse:o},s){if(t===null)throw Error(`stack requires ${r}`);let c=Vg(s),[l,u]=Yg(e),[d,f]=Jg(t),[p,m]=Jg(t);return d.hint=p.hint=Aw,i=Mw(i),a=zw(a,i,r),[K_(s,(r,s,l)=>{({data:r,facets:s}=ww(r,s));let d=e==null?void 0:u(Qg(K(r,e),l?.[n])),p=K(r,t,Float64Array),h=K(r,c),g=a&&a(r,d,p,h),_=Hg(r),v=f(new Float64Array(_)),y=m(new Float64Array(_)),b=[];for(let e of s){let t=d?Array.from(E(e,e=>d[e]).values()):[e];if(g)for(let e of t)e.sort(g);for(let e of t){let t=0,n=0;o&&e.reverse();for(let r of e){let e=p[r];e<0?t=y[r]=(v[r]=t)+e:e>0?n=y[r]=(v[r]=n)+e:y[r]=v[r]=n}}b.push(t)}return i&&i(b,v,y,h),{data:r,facets:s}}),l,d,p]}function Mw(e){if(e!=null){if(typeof e==`function`)return e;switch(`${e}`.toLowerCase()){case`expand`:case`normalize`:return Pw;case`center`:case`silhouette`:return Fw;case`wiggle`:return Iw}throw Error(`unknown offset: ${e}`)}}function Nw(e,t){let n=0,r=0;for(let i of e){let e=t[i];e<n&&(n=e),e>r&&(r=e)}return[n,r]}function Pw(e,t,n){for(let r of e)for(let e of r){let[r,i]=Nw(e,n);for(let a of e){let e=1/(i-r||1);t[a]=e*(t[a]-r),n[a]=e*(n[a]-r)}}}function Fw(e,t,n){for(let r of e){for(let e of r){let[r,i]=Nw(e,n);for(let a of e){let e=(i+r)/2;t[a]-=e,n[a]-=e}}Lw(r,t,n)}Rw(e,t,n)}function Iw(e,t,n,r){for(let i of e){let e=new y,a=0;for(let o of i){let i=-1,s=o.map(e=>Math.abs(n[e]-t[e])),c=o.map(a=>{i=r?r[a]:++i;let o=n[a]-t[a],s=e.has(i)?o-e.get(i):0;return e.set(i,o),s}),l=[0,...m(c)];for(let e of o)t[e]+=a,n[e]+=a;let u=Ae(s);u&&(a-=Ae(s,(e,t)=>(c[t]/2+l[t])*e)/u)}Lw(i,t,n)}Rw(e,t,n)}function Lw(e,t,n){let r=pe(e,e=>pe(e,e=>t[e]));for(let i of e)for(let e of i)t[e]-=r,n[e]-=r}function Rw(e,t,n){let r=e.length;if(r===1)return;let i=e.map(e=>e.flat()),a=i.map(e=>(pe(e,e=>t[e])+de(e,e=>n[e]))/2),o=pe(a);for(let e=0;e<r;e++){let r=o-a[e];for(let a of i[e])t[a]+=r,n[a]+=r}}function zw(e,t,n){if(e===void 0&&t===Iw)return Ww(dh);if(e!=null){if(typeof e==`string`){let t=e.startsWith(`-`),r=t?fh:dh;switch((t?e.slice(1):e).toLowerCase()){case`value`:case n:return Bw(r);case`z`:return Vw(r);case`sum`:return Hw(r);case`appearance`:return Uw(r);case`inside-out`:return Ww(r)}return Gw(lg(e))}if(typeof e==`function`)return(e.length===1?Gw:Kw)(e);if(Zh(e))return qw(e);throw Error(`invalid order: ${e}`)}}function Bw(e){return(t,n,r)=>(t,n)=>e(r[t],r[n])}function Vw(e){return(t,n,r,i)=>(t,n)=>e(i[t],i[n])}function Hw(e){return Jw(e,(e,t,n,r)=>ne(Ug(e),e=>Ae(e,e=>n[e]),e=>r[e]))}function Uw(e){return Jw(e,(e,t,n,r)=>ne(Ug(e),e=>t[_e(e,e=>n[e])],e=>r[e]))}function Ww(e){return Jw(e,(e,t,n,r)=>{let i=Ug(e),a=ne(i,e=>t[_e(e,e=>n[e])],e=>r[e]),o=D(i,e=>Ae(e,e=>n[e]),e=>r[e]),s=[],c=[],l=0;for(let e of a)l<0?(l+=o.get(e),s.push(e)):(l-=o.get(e),c.push(e));return c.reverse().concat(s)})}function Gw(e){return t=>{let n=K(t,e);return(e,t)=>dh(n[e],n[t])}}function Kw(e){return t=>Zh(t)?(n,r)=>e(t[n],t[r]):(n,r)=>e(t.get(n),t.get(r))}function qw(e){return Jw(dh,()=>e)}function Jw(e,t){return(n,r,i,a)=>{if(!a)throw Error(`missing channel: z`);let o=new y(t(n,r,i,a).map((e,t)=>[e,t]));return(t,n)=>e(o.get(a[t]),o.get(a[n]))}}let Yw={ariaLabel:`rect`};var Xw=class extends Jx{constructor(e,t={}){let{x1:n,y1:r,x2:i,y2:a}=t;super(e,{x1:{value:n,scale:`x`,type:n!=null&&i==null?`band`:void 0,optional:!0},y1:{value:r,scale:`y`,type:r!=null&&a==null?`band`:void 0,optional:!0},x2:{value:i,scale:`x`,optional:!0},y2:{value:a,scale:`y`,optional:!0}},t,Yw),Zw(this,t),Qw(this,t)}render(e,t,n,r,i){let{x:a,y:o}=t,{x1:s,y1:c,x2:l,y2:u}=n,{marginTop:d,marginRight:f,marginBottom:p,marginLeft:m,width:h,height:g}=r,{projection:_}=i,{insetTop:v,insetRight:y,insetBottom:b,insetLeft:x}=this,{rx:S,ry:C,rx1y1:w,rx1y2:T,rx2y1:E,rx2y2:D}=this;(s||l)&&!_&&yb(a)&&(s=l=null),(c||u)&&!_&&yb(o)&&(c=u=null);let O=a?.bandwidth?a.bandwidth():0,k=o?.bandwidth?o.bandwidth():0;return X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,{},0,0).call(t=>t.selectAll().data(e).enter().call(w||T||E||D?e=>e.append(`path`).call(Rx,this).call($w,s&&l?e=>s[e]+(l[e]<s[e]?-y:x):s?e=>s[e]+x:m+x,c&&u?e=>c[e]+(u[e]<c[e]?-b:v):c?e=>c[e]+v:d+v,s&&l?e=>l[e]-(l[e]<s[e]?-x:y):s?e=>s[e]+O-y:h-f-y,c&&u?e=>u[e]-(u[e]<c[e]?-v:b):c?e=>c[e]+k-b:g-p-b,this).call(Ex,this,n):e=>e.append(`rect`).call(Rx,this).attr(`x`,s?l?e=>Math.min(s[e],l[e])+x:e=>s[e]+x:m+x).attr(`y`,c?u?e=>Math.min(c[e],u[e])+v:e=>c[e]+v:d+v).attr(`width`,s?l?e=>Math.max(0,Math.abs(l[e]-s[e])+O-x-y):O-x-y:h-f-m-y-x).attr(`height`,c?u?e=>Math.max(0,Math.abs(c[e]-u[e])+k-v-b):k-v-b:g-d-p-v-b).call(Z,`rx`,S).call(Z,`ry`,C).call(Ex,this,n))).node()}};function Zw(e,{inset:t=0,insetTop:n=t,insetRight:r=t,insetBottom:i=t,insetLeft:a=t}={}){e.insetTop=hg(n),e.insetRight=hg(r),e.insetBottom=hg(i),e.insetLeft=hg(a)}function Qw(e,{r:t,rx:n,ry:r,rx1:i=t,ry1:a=t,rx2:o=t,ry2:s=t,rx1y1:c=i===void 0?a===void 0?0:+a:+i,rx1y2:l=i===void 0?s===void 0?0:+s:+i,rx2y1:u=o===void 0?a===void 0?0:+a:+o,rx2y2:d=o===void 0?s===void 0?0:+s:+o}={}){c||l||u||d?(e.rx1y1=c,e.rx1y2=l,e.rx2y1=u,e.rx2y2=d):(e.rx=Hx(n,`auto`),e.ry=Hx(r,`auto`))}function $w(e,t,n,r,i,a){let{rx1y1:o,rx1y2:s,rx2y1:c,rx2y2:l}=a;typeof t!=`function`&&(t=vg(t)),typeof n!=`function`&&(n=vg(n)),typeof r!=`function`&&(r=vg(r)),typeof i!=`function`&&(i=vg(i));let u=Math.max(Math.abs(o+c),Math.abs(s+l)),d=Math.max(Math.abs(o+s),Math.abs(c+l));e.attr(`d`,e=>{let a=t(e),f=n(e),p=r(e),m=i(e),h=a>p,g=f>m,_=h?p:a,v=h?a:p,y=g?m:f,b=g?f:m,x=Math.min(1,(v-_)/u,(b-y)/d),S=x*(h?g?l:c:g?s:o),C=x*(h?g?s:o:g?l:c),w=x*(h?g?o:s:g?c:l),T=x*(h?g?c:l:g?o:s);return`M${_},${y+tT(S,T)}A${S},${S} 0 0 ${S<0?0:1} ${_+eT(S,T)},${y}H${v-eT(C,w)}A${C},${C} 0 0 ${C<0?0:1} ${v},${y+tT(C,w)}V${b-tT(w,C)}A${w},${w} 0 0 ${w<0?0:1} ${v-eT(w,C)},${b}H${_+eT(T,S)}A${T},${T} 0 0 ${T<0?0:1} ${_},${b-tT(T,S)}Z`})}function eT(e,t){return t<0?e:Math.abs(e)}function tT(e,t){return t<0?Math.abs(e):e}function nT(e,t){return new Xw(e,jS(MS(t)))}function rT(e,t={}){return Pg(t)||(t={...t,x:ug,y2:dg,interval:1}),new Xw(e,Ow(jS(Cw(t))))}let iT={ariaLabel:`frame`,fill:`none`,stroke:`currentColor`,clip:!1},aT={ariaLabel:`frame`,fill:null,stroke:`currentColor`,strokeLinecap:`square`,clip:!1};var oT=class extends Jx{constructor(e={}){let{anchor:t=null}=e;super(cg,void 0,e,t==null?iT:aT),this.anchor=Eg(t,`anchor`,[`top`,`right`,`bottom`,`left`]),Zw(this,e),t||Qw(this,e)}render(e,t,n,r,i){let{marginTop:a,marginRight:o,marginBottom:s,marginLeft:c,width:l,height:u}=r,{anchor:d,insetTop:f,insetRight:p,insetBottom:m,insetLeft:h}=this,{rx:g,ry:_,rx1y1:v,rx1y2:y,rx2y1:b,rx2y2:x}=this,S=c+h,C=l-o-p,w=a+f,T=u-s-m;return X(d?`svg:line`:v||y||b||x?`svg:path`:`svg:rect`,i).datum(0).call(Lx,this,r,i).call(Rx,this).call(Ex,this,n).call(Vx,this,{}).call(d===`left`?e=>e.attr(`x1`,S).attr(`x2`,S).attr(`y1`,w).attr(`y2`,T):d===`right`?e=>e.attr(`x1`,C).attr(`x2`,C).attr(`y1`,w).attr(`y2`,T):d===`top`?e=>e.attr(`x1`,S).attr(`x2`,C).attr(`y1`,w).attr(`y2`,w):d===`bottom`?e=>e.attr(`x1`,S).attr(`x2`,C).attr(`y1`,T).attr(`y2`,T):v||y||b||x?e=>e.call($w,S,w,C,T,this):e=>e.attr(`x`,S).attr(`y`,w).attr(`width`,C-S).attr(`height`,T-w).attr(`rx`,g).attr(`ry`,_)).node()}};function sT(e){return new oT(e)}let cT={ariaLabel:`tip`,fill:`var(--plot-background)`,stroke:`currentColor`},lT=/* @__PURE__ */ new Set([`geometry`,`href`,`src`,`ariaLabel`,`scales`]);var uT=class extends Jx{constructor(e,t={}){t.tip&&(t={...t,tip:!1}),t.title===void 0&&c_(e)&&l_(e)&&(t={...t,title:dg});let{x:n,y:r,x1:i,x2:a,y1:o,y2:s,anchor:c,preferredAnchor:l=`bottom`,monospace:u,fontFamily:d=u?`ui-monospace, monospace`:void 0,fontSize:f,fontStyle:p,fontVariant:m,fontWeight:h,lineHeight:g=1,lineWidth:_=20,frameAnchor:v,format:y,textAnchor:b=`start`,textOverflow:x,textPadding:S=8,title:C,pointerSize:w=12,pathFilter:T=`drop-shadow(0 3px 4px rgba(0,0,0,0.2))`}=t;super(e,{x:{value:i!=null&&a!=null?null:n,scale:`x`,optional:!0},y:{value:o!=null&&s!=null?null:r,scale:`y`,optional:!0},x1:{value:i,scale:`x`,optional:a==null},y1:{value:o,scale:`y`,optional:s==null},x2:{value:a,scale:`x`,optional:i==null},y2:{value:s,scale:`y`,optional:o==null},title:{value:C,optional:!0}},t,cT),this.anchor=S_(c,`anchor`),this.preferredAnchor=S_(l,`preferredAnchor`),this.frameAnchor=C_(v),this.textAnchor=Hx(b,`middle`),this.textPadding=+S,this.pointerSize=+w,this.pathFilter=mg(T),this.lineHeight=+g,this.lineWidth=+_,this.textOverflow=KS(x),this.monospace=!!u,this.fontFamily=mg(d),this.fontSize=hg(f),this.fontStyle=mg(p),this.fontVariant=mg(m),this.fontWeight=mg(h);for(let e in cT)e in this.channels&&(this[e]=cT[e]);this.splitLines=oC(this),this.clipLine=sC(this),this.format=typeof y==`string`||typeof y==`function`?{title:y}:{...y}}render(e,t,n,r,i){let a=this,{x:o,y:s,fx:c,fy:l}=t,{ownerSVGElement:u,document:d}=i,{anchor:f,monospace:p,lineHeight:m,lineWidth:h}=this,{textPadding:g,pointerSize:_,pathFilter:v}=this,{marginTop:y,marginLeft:b}=r,{x1:x,y1:S,x2:C,y2:w,x:T=x??C,y:E=S??w}=n,D=c?c(e.fx)-b:0,O=l?l(e.fy)-y:0,[k,A]=qx(this,r),j=cS(n,k),ee=lS(n,A),te=p?aC:iC,ne=te(`…`),re,ie;`title`in n?(re=hT.call(this,{title:n.channels.title},t),ie=_T):(re=hT.call(this,n.channels,t),ie=vT);let ae=X(`svg:g`,i).call(Lx,this,r,i).call(ZS,this).call(Vx,this,{x:T&&o,y:E&&s}).call(r=>r.selectAll().data(e).enter().append(`g`).attr(`transform`,e=>`translate(${Math.round(j(e))},${Math.round(ee(e))})`).call(Rx,this).call(e=>e.append(`path`).attr(`filter`,v)).call(r=>r.append(`text`).each(function(r){let i=Kn(this);this.setAttribute(`fill`,`currentColor`),this.setAttribute(`fill-opacity`,1),this.setAttribute(`stroke`,`none`);let o=ie.call(a,r,e,re,t,n);if(typeof o==`string`)for(let e of a.splitLines(o))oe(i,{value:a.clipLine(e)});else{let e=/* @__PURE__ */ new Set;for(let t of o){let{label:n=``}=t;n&&e.has(n)||(e.add(n),oe(i,t))}}})));function oe(e,{label:t,value:n,color:r,opacity:i}){t??=``,n??=``;let a=r!=null||i!=null,o,s=h*100,[c]=cC(t,s,te,ne);if(c>=0)t=t.slice(0,c).trimEnd()+`…`,o=n.trim(),n=``;else{(t||!n&&!a)&&(n=` `+n);let[e]=cC(n,s-te(t),te,ne);e>=0&&(o=n.trim(),n=n.slice(0,e).trimEnd()+`…`)}let l=e.append(`tspan`).attr(`x`,0).attr(`dy`,`${m}em`).text(`​`);t&&l.append(`tspan`).attr(`font-weight`,`bold`).text(t),n&&l.append(()=>d.createTextNode(n)),a&&l.append(`tspan`).text(` ■`).attr(`fill`,r).attr(`fill-opacity`,i).style(`user-select`,`none`),o&&l.append(`title`).text(o)}function se(){let{width:e,height:t}=r.facet??r;ae.selectChildren().each(function(n){let{x:r,width:i,height:o}=this.getBBox();i=Math.round(i),o=Math.round(o);let s=f;if(s===void 0){let r=j(n)+D,c=ee(n)+O,l=r+i+_+g*2<e,u=r-i-_-g*2>0,d=c+o+_+g*2<t,f=c-o-_-g*2>0;s=l&&u?d&&f?a.preferredAnchor:f?`bottom`:`top`:d&&f?l?`left`:`right`:(l||u)&&(d||f)?`${f?`bottom`:`top`}-${l?`left`:`right`}`:a.preferredAnchor}let c=this.firstChild,l=this.lastChild;if(c.setAttribute(`d`,mT(s,_,g,i,o)),r)for(let e of l.childNodes)e.setAttribute(`x`,-r);l.setAttribute(`y`,`${+fT(s,l.childNodes.length,m).toFixed(6)}em`),l.setAttribute(`transform`,`translate(${pT(s,_,g,i,o)})`)}),ae.attr(`visibility`,null)}return e.length&&(ae.attr(`visibility`,`hidden`),u.isConnected?Promise.resolve().then(se):typeof requestAnimationFrame<`u`&&requestAnimationFrame(se)),ae.node()}};function dT(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=Bg(t,n)),new uT(e,{...r,x:t,y:n})}function fT(e,t,n){return/^top(?:-|$)/.test(e)?.94-n:-.29-t*n}function pT(e,t,n,r,i){switch(e){case`middle`:return[-r/2,i/2];case`top-left`:return[n,t+n];case`top`:return[-r/2,t/2+n];case`top-right`:return[-r-n,t+n];case`right`:return[-t/2-r-n,i/2];case`bottom-left`:return[n,-t-n];case`bottom`:return[-r/2,-t/2-n];case`bottom-right`:return[-r-n,-t-n];case`left`:return[n+t/2,i/2]}}function mT(e,t,n,r,i){let a=r+n*2,o=i+n*2;switch(e){case`middle`:return`M${-a/2},${-o/2}h${a}v${o}h${-a}z`;case`top-left`:return`M0,0l${t},${t}h${a-t}v${o}h${-a}z`;case`top`:return`M0,0l${t/2},${t/2}h${(a-t)/2}v${o}h${-a}v${-o}h${(a-t)/2}z`;case`top-right`:return`M0,0l${-t},${t}h${t-a}v${o}h${a}z`;case`right`:return`M0,0l${-t/2},${-t/2}v${t/2-o/2}h${-a}v${o}h${a}v${t/2-o/2}z`;case`bottom-left`:return`M0,0l${t},${-t}h${a-t}v${-o}h${-a}z`;case`bottom`:return`M0,0l${t/2},${-t/2}h${(a-t)/2}v${-o}h${-a}v${o}h${(a-t)/2}z`;case`bottom-right`:return`M0,0l${-t},${-t}h${t-a}v${-o}h${a}z`;case`left`:return`M0,0l${t/2},${-t/2}v${t/2-o/2}h${a}v${o}h${-a}v${t/2-o/2}z`}}function hT(e,t){let n={},r=this.format;r=gT(r,e,`x`),r=gT(r,e,`y`),this.format=r;for(let t in r){let i=r[t];if(i!==null&&i!==!1){if(t===`fx`||t===`fy`)n[t]=!0;else{let r=Rv(e,t);r&&(n[t]=r)}}}for(let t in e){if(t in n||t in r||lT.has(t)||(t===`x`||t===`y`)&&e.geometry)continue;let i=Rv(e,t);if(i){if(i.scale==null&&i.defaultScale===`color`)continue;n[t]=i}}this.facet&&(t.fx&&!(`fx`in r)&&(n.fx=!0),t.fy&&!(`fy`in r)&&(n.fy=!0));for(let e in n){let r=this.format[e];if(typeof r==`string`){let i=n[e]?.value??t[e]?.domain()??[];this.format[e]=(d_(i)?Xu:Sa)(r)}else if(r===void 0||r===!0){let n=t[e];this.format[e]=n?.bandwidth?tw(n,n.domain()):_x}}return n}function gT(e,t,n){if(!(n in e))return e;let r=`${n}1`,i=`${n}2`;if((r in e||!(r in t))&&(i in e||!(i in t)))return e;let a=Object.entries(e),o=e[n];return a.splice(a.findIndex(([e])=>e===n)+1,0,[r,o],[i,o]),Object.fromEntries(a)}function _T(e,t,{title:n}){return this.format.title(n.value[e],e)}function*vT(e,t,n,r,i){for(let a in n){if(a===`fx`||a===`fy`){yield{label:xT(r,n,a),value:this.format[a](t[a],e)};continue}if(a===`x1`&&`x2`in n||a===`y1`&&`y2`in n)continue;let o=n[a];if(a===`x2`&&`x1`in n)yield{label:bT(r,n,`x`),value:yT(this.format.x2,n.x1,o,e)};else if(a===`y2`&&`y1`in n)yield{label:bT(r,n,`y`),value:yT(this.format.y2,n.y1,o,e)};else{let t=o.value[e],s=o.scale;if(!uh(t)&&s==null)continue;yield{label:xT(r,n,a),value:this.format[a](t,e),color:s===`color`?i[a][e]:null,opacity:s===`opacity`?i[a][e]:null}}}}function yT(e,t,n,r){return n.hint?.length?`${e(n.value[r]-t.value[r],r)}`:`${e(t.value[r],r)}–${e(n.value[r],r)}`}function bT(e,t,n){let r=xT(e,t,`${n}1`,n),i=xT(e,t,`${n}2`,n);return r===i?r:`${r}–${i}`}function xT(e,t,n,r=n){let i=t[n],a=e[i?.scale??n];return String(a?.label??i?.label??r)}function ST(e={}){let{facet:t,style:n,title:r,subtitle:i,caption:a,ariaLabel:o,ariaDescription:s}=e,c=Gx(e.className),l=e.marks===void 0?[]:TT(e.marks);l.push(...IT(l));let u=NT(t,e),d=/* @__PURE__ */ new Map;for(let t of l){let n=PT(t,u,e);n&&d.set(t,n)}let f=/* @__PURE__ */ new Map;u&&jT(f,[u],e),jT(f,d,e);let p=TT(LT(l,f,e));for(let t of p){let n=PT(t,u,e);n&&d.set(t,n)}l.unshift(...p);let m=wb(f,e);if(m!==void 0){let e=u?Kb(m,u):void 0;for(let t of l){if(t.facet===null||t.facet===`super`)continue;let n=d.get(t);n!==void 0&&(n.facetsIndex=t.fx!=null||t.fy!=null?Kb(m,n):e)}let t=/* @__PURE__ */ new Set;for(let{facetsIndex:e}of d.values())e?.forEach((e,n)=>{e?.length>0&&t.add(n)});m.forEach(0<t.size&&t.size<m.length?(e,n)=>e.empty=!t.has(n):e=>e.empty=!1);for(let e of l)if(e.facet===`exclude`){let t=d.get(e);t!==void 0&&(t.facetsIndex=Ob(t.facetsIndex))}}for(let t of J.keys())Ig(e[t])&&t!==`fx`&&t!==`fy`&&f.set(t,[]);let h=/* @__PURE__ */ new Map;for(let t of l){if(h.has(t))throw Error(`duplicate mark; each mark must be unique`);let{facetsIndex:n,channels:r}=d.get(t)??{},{data:i,facets:a,channels:o}=t.initialize(n,r,e);OT(o,e),h.set(t,{data:i,facets:a,channels:o})}let g=Qy(jT(f,h,e),e),_=eS(g,l,e);eb(g,_);let v=$y(g),{fx:y,fy:b}=v,x=y||b?ib(g,_):_,S=y||b?JT(v,_):_,C=cx(e),w=C.document,T=Xe(`svg`).call(w.documentElement),E=T;C.ownerSVGElement=T,C.className=c,C.projection=Xb(e,x),C.path=function(){return Fs(this.projection??sx(v))},C.filterFacets=(e,t)=>Kb(m,{channels:t,groups:Eb(e,t)}),C.getMarkState=e=>{let t=h.get(e),n=d.get(e);return{...t,channels:{...t.channels,...n?.channels}}},C.dispatchValue=e=>{E.value!==e&&(E.value=e,E.dispatchEvent(new C.document.defaultView.Event(`input`,{bubbles:!0})))};let D=/* @__PURE__ */ new Set;for(let[t,n]of h)if(t.initializer!=null){let r=t.facet===`super`?S:x,i=t.initializer(n.data,n.facets,n.channels,v,r,C);if(i.data!==void 0&&(n.data=i.data),i.facets!==void 0&&(n.facets=i.facets),i.channels!==void 0){let{fx:r,fy:a,...o}=i.channels;AT(o),Object.assign(n.channels,o);for(let t of Object.values(o)){let{scale:n}=t;n!=null&&!R_(J.get(n))&&(kT(t,e),D.add(n))}(r!=null||a!=null)&&d.set(t,!0)}}if(D.size){let t=/* @__PURE__ */ new Map;jT(t,h,e,e=>D.has(e)),jT(f,h,e,e=>D.has(e));let n=qT(Qy(t,e),g),{scales:r,...i}=$y(n);Object.assign(g,n),Object.assign(v,i),Object.assign(v.scales,r)}let O,k;m!==void 0&&(O={x:y?.domain(),y:b?.domain()},m=Tb(m,O),k=Db(y,b,_));for(let[e,t]of h)t.values=e.scale(t.channels,v,C);let{width:A,height:j}=_;Kn(T).attr(`class`,c).attr(`fill`,`currentColor`).attr(`font-family`,`system-ui, sans-serif`).attr(`font-size`,10).attr(`text-anchor`,`middle`).attr(`width`,A).attr(`height`,j).attr(`viewBox`,`0 0 ${A} ${j}`).attr(`aria-label`,o).attr(`aria-description`,s).call(e=>e.append(`style`).text(`:where(.${c}) {\n  --plot-background: white;\n  display: block;\n  height: auto;\n  height: intrinsic;\n  max-width: 100%;\n}\n:where(.${c} text),\n:where(.${c} tspan) {\n  white-space: pre;\n}`)).call(Kx,n);for(let e of l){let{channels:t,values:n,facets:r}=h.get(e);if(m===void 0||e.facet===`super`){let i=null;if(r&&(i=r[0],i=e.filter(i,t,n),i.length===0))continue;let a=e.render(i,v,n,S,C);if(a==null)continue;T.appendChild(a)}else{let i;for(let a of m){if(!(e.facetAnchor?.(m,O,a)??!a.empty))continue;let o=null;if(r){let i=d.has(e);if(o=r[i?a.i:0],o=e.filter(o,t,n),o.length===0)continue;!i&&o===r[0]&&(o=Gg(o)),o.fx=a.x,o.fy=a.y,o.fi=a.i}let s=e.render(o,v,n,x,C);if(s!=null){(i??=Kn(T).append(`g`)).append(()=>s).datum(a);for(let e of[`aria-label`,`aria-description`,`aria-hidden`,`transform`])s.hasAttribute(e)&&(i.attr(e,s.getAttribute(e)),s.removeAttribute(e))}}i?.selectChildren().each(k)}}let ee=xw(g,C,e),{figure:te=r!=null||i!=null||a!=null||ee.length>0}=e;te&&(E=w.createElement(`figure`),E.className=`${c}-figure`,E.style.maxWidth=`initial`,r!=null&&E.append(CT(w,r,`h2`)),i!=null&&E.append(CT(w,i,`h3`)),E.append(...ee,T),a!=null&&E.append(wT(w,a)),`value`in T&&(E.value=T.value,delete T.value)),E.scale=Sb(v.scales),E.legend=gw(g,C,e);let ne=Ey();return ne>0&&Kn(T).append(`text`).attr(`x`,A).attr(`y`,20).attr(`dy`,`-1em`).attr(`text-anchor`,`end`).attr(`font-family`,`initial`).text(`⚠️`).append(`title`).text(`${ne.toLocaleString(`en-US`)} warning${ne===1?``:`s`}. Please check the console.`),E}function CT(e,t,n){if(t.ownerDocument)return t;let r=e.createElement(n);return r.append(t),r}function wT(e,t){let n=e.createElement(`figcaption`);return n.append(t),n}function TT(e){return e.flat(1/0).filter(e=>e!=null).map(ET)}function ET(e){return typeof e.render==`function`?e:new DT(e)}var DT=class extends Jx{constructor(e){if(typeof e!=`function`)throw TypeError(`invalid mark; missing render function`);super(),this.render=e}render(){}};function OT(e,t){for(let n in e)kT(e[n],t);return e}function kT(e,t){let{scale:n,transform:r=!0}=e;if(n==null||!r)return;let{type:i,percent:a,interval:o,transform:s=a?e=>e==null?NaN:e*100:$g(o,i)}=t[n]??{};s!=null&&(e.value=q(e.value,s),e.transform=!1)}function AT(e){for(let t in e)kv(t,e[t])}function jT(e,t,n,r=pg){for(let{channels:i}of t.values())for(let t in i){let a=i[t],{scale:o}=a;if(o!=null&&r(o)){if(o===`projection`){if(!ix(n)){let t=n.x?.domain===void 0,r=n.y?.domain===void 0;if(t||r){let[n,i]=ox(a);t&&MT(e,`x`,n),r&&MT(e,`y`,i)}}}else MT(e,o,a)}}return e}function MT(e,t,n){let r=e.get(t);r===void 0?e.set(t,[n]):r.push(n)}function NT(e,t){if(e==null)return;let{x:n,y:r}=e;if(n==null&&r==null)return;let i=Og(e.data);if(i==null)throw Error(`missing facet data`);let a={};return n!=null&&(a.fx=Ev(i,{value:n,scale:`fx`})),r!=null&&(a.fy=Ev(i,{value:r,scale:`fy`})),OT(a,t),{channels:a,groups:Eb(i,a),data:e.data}}function PT(e,t,n){if(e.facet===null||e.facet===`super`)return;let{fx:r,fy:i}=e;if(r!=null||i!=null){let t=Og(e.data??r??i);if(t===void 0)throw Error(`missing facet data in ${e.ariaLabel}`);if(t===null)return;let a={};return r!=null&&(a.fx=Ev(t,{value:r,scale:`fx`})),i!=null&&(a.fy=Ev(t,{value:i,scale:`fy`})),OT(a,n),{channels:a,groups:Eb(t,a)}}if(t===void 0)return;let{channels:a,groups:o,data:s}=t;if(e.facet!==`auto`||e.data===s)return{channels:a,groups:o};s.length>0&&(o.size>1||o.size===1&&a.fx&&a.fy&&[...o][0][1].size>1)&&Hg(Og(e.data))===Hg(s)&&Dy(`Warning: the ${e.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is \"auto\", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by setting the mark facet option to false.`)}function FT(e,t={}){return q_({...t,x:null,y:null},(t,n,r,i,a,o)=>o.getMarkState(e))}function IT(e){let t=[];for(let n of e){let e=n.tip;if(e){e===!0?e={}:typeof e==`string`&&(e={pointer:e});let{pointer:r,preferredAnchor:i}=e;r=/^x$/i.test(r)?oS:/^y$/i.test(r)?sS:aS,e=r(FT(n,e)),e.title=null,i===void 0&&(e.preferredAnchor=r===sS?`left`:`bottom`);let a=dT(n.data,e);a.facet=n.facet,a.facetAnchor=n.facetAnchor,t.push(a)}}return t}function LT(e,t,n){let{projection:r,x:i={},y:a={},fx:o={},fy:s={},axis:c,grid:l,facet:u={},facet:{axis:d=c,grid:f}=u,x:{axis:p=c,grid:m=p===null?null:l}=i,y:{axis:h=c,grid:g=h===null?null:l}=a,fx:{axis:_=d,grid:v=_===null?null:f}=o,fy:{axis:y=d,grid:b=y===null?null:f}=s}=n;(r||!Ig(i)&&!KT(`x`,e))&&(p=m=null),(r||!Ig(a)&&!KT(`y`,e))&&(h=g=null),t.has(`fx`)||(_=v=null),t.has(`fy`)||(y=b=null),p===void 0&&(p=!GT(e,`x`)),h===void 0&&(h=!GT(e,`y`)),_===void 0&&(_=!GT(e,`fx`)),y===void 0&&(y=!GT(e,`fy`)),p===!0&&(p=`bottom`),h===!0&&(h=`left`),_===!0&&(_=p===`top`||p===null?`bottom`:`top`),y===!0&&(y=h===`right`||h===null?`left`:`right`);let x=[];return zT(x,b,GC,s),RT(x,y,FC,`right`,`left`,u,s),zT(x,v,qC,o),RT(x,_,LC,`top`,`bottom`,u,o),zT(x,g,WC,a),RT(x,h,PC,`left`,`right`,n,a),zT(x,m,KC,i),RT(x,p,IC,`bottom`,`top`,n,i),x}function RT(e,t,n,r,i,a,o){if(!t)return;let s=BT(t);o=VT(s?r:t,a,o);let{line:c}=o;(n===PC||n===IC)&&c&&!b_(c)&&e.push(sT(HT(o))),e.push(n(o)),s&&e.push(n({...o,anchor:i,label:null}))}function zT(e,t,n,r){t&&!b_(t)&&e.push(n(UT(t,r)))}function BT(e){return/^\\s*both\\s*$/i.test(e)}function VT(e,t,{line:n=t.line,ticks:r,tickSize:i,tickSpacing:a,tickPadding:o,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:d,label:f=t.label,labelAnchor:p,labelArrow:m=t.labelArrow,labelOffset:h}){return{anchor:e,line:n,ticks:r,tickSize:i,tickSpacing:a,tickPadding:o,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:d,label:f,labelAnchor:p,labelArrow:m,labelOffset:h}}function HT(e){let{anchor:t,line:n}=e;return{anchor:t,facetAnchor:t+`-empty`,stroke:n===!0?void 0:n}}function UT(e,{stroke:t=__(e)?e:void 0,ticks:n=WT(e)?e:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:a}){return{stroke:t,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:a}}function WT(e){switch(typeof e){case`number`:return!0;case`string`:return!__(e)}return c_(e)||typeof e?.range==`function`}function GT(e,t){let n=`${t}-axis `;return e.some(e=>e.ariaLabel?.startsWith(n))}function KT(e,t){for(let n of t)for(let t in n.channels){let{scale:r}=n.channels[t];if(r===e||r===`projection`)return!0}return!1}function qT(e,t){for(let n in e){let r=e[n],i=t[n];r.label===void 0&&i&&(r.label=i.label)}return e}function JT({fx:e,fy:t},n){let{marginTop:r,marginRight:i,marginBottom:a,marginLeft:o,width:s,height:c}=rb(n),l=e&&YT(e),u=t&&YT(t);return{marginTop:t?u[0]:r,marginRight:e?s-l[1]:i,marginBottom:t?c-u[1]:a,marginLeft:e?l[0]:o,inset:{marginTop:n.marginTop,marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function YT(e){let t=e.domain();if(t.length===0)return[0,e.bandwidth()];let n=e(t[0]),r=e(t[t.length-1]);return r<n&&([n,r]=[r,n]),[n,r+e.bandwidth()]}let XT=/* @__PURE__ */ new Map([[`basis`,Tm],[`basis-closed`,Dm],[`basis-open`,km],[`bundle`,jm],[`bump-x`,qp],[`bump-y`,Jp],[`cardinal`,Pm],[`cardinal-closed`,Im],[`cardinal-open`,Rm],[`catmull-rom`,Vm],[`catmull-rom-closed`,Um],[`catmull-rom-open`,Gm],[`linear`,zp],[`linear-closed`,qm],[`monotone-x`,th],[`monotone-y`,nh],[`natural`,ah],[`step`,sh],[`step-after`,lh],[`step-before`,ch]]);function ZT(e=zp,t){if(typeof e==`function`)return e;let n=XT.get(`${e}`.toLowerCase());if(!n)throw Error(`unknown curve: ${e}`);if(t!==void 0){if(`beta`in n)return n.beta(t);if(`tension`in n)return n.tension(t);if(`alpha`in n)return n.alpha(t)}return n}function QT(e=$T,t){return typeof e!=`function`&&`${e}`.toLowerCase()===`auto`?$T:ZT(e,t)}function $T(e){return zp(e)}function eE(e={y:`count`},t={}){[e,t]=iE(e,t);let{x:n,y:r}=t;return rE(aE(n,t,dg),null,null,r,e,TS(t))}function tE(e,t,n={}){if(n?.interval==null)return n;let{reduce:r=vv}=n,i={filter:null};return n[t]!=null&&(i[t]=r),n[`${t}1`]!=null&&(i[`${t}1`]=r),n[`${t}2`]!=null&&(i[`${t}2`]=r),e(i,n)}function nE(e={}){return tE(eE,`y`,$x(e,`x`))}function rE(e,t,n,r,{data:i=_v,filter:a=xv,sort:o,reverse:s,...c}={},l={}){e=oE(e),t=oE(t),c=cE(c,l),i=dE(i,dg),o=o==null?void 0:lE(`sort`,o,l),a=a==null?void 0:uE(`filter`,a,l),n!=null&&rv(c,`x`,`x1`,`x2`)&&(n=null),r!=null&&rv(c,`y`,`y1`,`y2`)&&(r=null);let[u,d]=Yg(e),[f,p]=Yg(e),[m,h]=Yg(t),[g,_]=Yg(t),[v,y]=n==null?r==null?[]:[r,`y`]:[n,`x`],[b,x]=Yg(v),{x:S,y:C,z:w,fill:T,stroke:E,x1:D,x2:O,y1:k,y2:A,domain:j,cumulative:ee,thresholds:te,interval:ne,...re}=l,[ie,ae]=Yg(w),[oe]=wg(T),[se]=wg(E),[ce,le]=Yg(oe),[ue,de]=Yg(se);return{...`z`in l&&{z:ie||w},...`fill`in l&&{fill:ce||T},...`stroke`in l&&{stroke:ue||E},...K_(re,(n,r,l)=>{let u=Qg(K(n,v),l?.[y]),f=K(n,w),m=K(n,oe),g=K(n,se),b=dv(c,{z:f,fill:m,stroke:g}),S=[],C=[],T=u&&x([]),E=f&&ae([]),D=m&&le([]),O=g&&de([]),k=e&&d([]),A=e&&p([]),j=t&&h([]),ee=t&&_([]),te=hE(e,t,n),ne=0;for(let e of c)e.initialize(n);o&&o.initialize(n),a&&a.initialize(n);for(let e of r){let t=[];for(let t of c)t.scope(`facet`,e);o&&o.scope(`facet`,e),a&&a.scope(`facet`,e);for(let[r,s]of cv(e,b))for(let[e,l]of cv(s,u))for(let[s,d]of te(l))if(b&&(d.z=r),!a||a.reduce(s,d)){t.push(ne++),C.push(i.reduceIndex(s,n,d)),u&&T.push(e),f&&E.push(b===f?r:f[(s.length>0?s:l)[0]]),m&&D.push(b===m?r:m[(s.length>0?s:l)[0]]),g&&O.push(b===g?r:g[(s.length>0?s:l)[0]]),k&&(k.push(d.x1),A.push(d.x2)),j&&(j.push(d.y1),ee.push(d.y2));for(let e of c)e.reduce(s,d);o&&o.reduce(s,d)}S.push(t)}return fv(S,o,s),{data:C,facets:S}}),...!rv(c,`x`)&&(u?{x1:u,x2:f,x:Zg(u,f)}:{x:S,x1:D,x2:O}),...!rv(c,`y`)&&(m?{y1:m,y2:g,y:Zg(m,g)}:{y:C,y1:k,y2:A}),...b&&{[y]:b},...Object.fromEntries(c.map(({name:e,output:t})=>[e,t]))}}function iE({cumulative:e,domain:t,thresholds:n,interval:r,...i},a){return[i,{cumulative:e,domain:t,thresholds:n,interval:r,...a}]}function aE(e,{cumulative:t,domain:n,thresholds:r,interval:i},a){return e={...o_(e)},e.domain===void 0&&(e.domain=n),e.cumulative===void 0&&(e.cumulative=t),e.thresholds===void 0&&(e.thresholds=r),e.interval===void 0&&(e.interval=i),e.value===void 0&&(e.value=a),e.thresholds=sE(e.thresholds,e.interval),e}function oE(e){if(e==null)return;let{value:t,cumulative:n,domain:r=_,thresholds:i}=e,a=e=>{let a=K(e,t),o;if(d_(a)||mE(i)){a=q(a,Cg,Float64Array);let[e,t]=typeof r==`function`?r(a):r,n=typeof i==`function`&&!a_(i)?i(a,e,t):i;typeof n==`number`&&(n=El(e,t,n)),a_(n)&&(r===_&&(e=n.floor(e),t=n.offset(n.floor(t))),n=n.range(e,n.offset(t))),o=n}else{a=bg(a);let[e,t]=typeof r==`function`?r(a):r,n=typeof i==`function`&&!a_(i)?i(a,e,t):i;if(typeof n==`number`){if(r===_){let r=ce(e,t,n);if(isFinite(r)){if(r>0){let i=Math.round(e/r),a=Math.round(t/r);i*r<=e||--i,a*r>t||++a;let o=a-i+1;n=new Float64Array(o);for(let e=0;e<o;++e)n[e]=(i+e)*r}else if(r<0){r=-r;let i=Math.round(e*r),a=Math.round(t*r);i/r<=e||--i,a/r>t||++a;let o=a-i+1;n=new Float64Array(o);for(let e=0;e<o;++e)n[e]=(i+e)/r}else n=[e]}else n=[e]}else n=se(e,t,n)}else a_(n)&&(r===_&&(e=n.floor(e),t=n.offset(n.floor(t))),n=n.range(e,n.offset(t)));o=n}let s=[];if(o.length===1)s.push([o[0],o[0]]);else for(let e=1;e<o.length;++e)s.push([o[e-1],o[e]]);return s.bin=(n<0?vE:n>0?_E:gE)(s,o,a),s};return a.label=Xg(t),a}function sE(e,t,n=pE){if(e===void 0)return t===void 0?n:n_(t);if(typeof e==`string`){switch(e.toLowerCase()){case`freedman-diaconis`:return be;case`scott`:return xe;case`sturges`:return ue;case`auto`:return pE}return Vh(e)}return e}function cE(e,t){return iv(e,t,lE)}function lE(e,t,n){return av(e,t,n,uE)}function uE(e,t,n){return sv(e,t,n,dE)}function dE(e,t){return lv(e,t,fE)}function fE(e){switch(`${e}`.toLowerCase()){case`x`:return bE;case`x1`:return SE;case`x2`:return CE;case`y`:return xE;case`y1`:return wE;case`y2`:return TE;case`z`:return Tv}throw Error(`invalid bin reduce: ${e}`)}function pE(e,t,n){return Math.min(200,xe(e,t,n))}function mE(e){return i_(e)||c_(e)&&d_(e)}function hE(e,t,n){let r=e?.(n),i=t?.(n);return r&&i?function*(e){let t=r.bin(e);for(let[e,[a,o]]of r.entries()){let r=i.bin(t[e]);for(let[e,[t,s]]of i.entries())yield[r[e],{data:n,x1:a,y1:t,x2:o,y2:s}]}}:r?function*(e){let t=r.bin(e);for(let[e,[i,a]]of r.entries())yield[t[e],{data:n,x1:i,x2:a}]}:function*(e){let t=i.bin(e);for(let[e,[r,a]]of i.entries())yield[t[e],{data:n,y1:r,y2:a}]}}function gE(e,t,n){return t=bg(t),r=>{let i=e.map(()=>[]);for(let e of r)i[s(t,n[e])-1]?.push(e);return i}}function _E(e,t,n){let r=gE(e,t,n);return e=>{let t=r(e);for(let e=1,n=t.length;e<n;++e){let n=t[e-1],r=t[e];for(let e of n)r.push(e)}return t}}function vE(e,t,n){let r=gE(e,t,n);return e=>{let t=r(e);for(let e=t.length-2;e>=0;--e){let n=t[e+1],r=t[e];for(let e of n)r.push(e)}return t}}function yE(e,t){let n=(+e+ +t)/2;return e instanceof Date?new Date(n):n}let bE={reduceIndex(e,t,{x1:n,x2:r}){return yE(n,r)}},xE={reduceIndex(e,t,{y1:n,y2:r}){return yE(n,r)}},SE={reduceIndex(e,t,{x1:n}){return n}},CE={reduceIndex(e,t,{x2:n}){return n}},wE={reduceIndex(e,t,{y1:n}){return n}},TE={reduceIndex(e,t,{y2:n}){return n}},EE={ariaLabel:`area`,strokeWidth:1,strokeLinecap:`round`,strokeLinejoin:`round`,strokeMiterlimit:1};var DE=class extends Jx{constructor(e,t={}){let{x1:n,y1:r,x2:i,y2:a,z:o,curve:s,tension:c}=t;super(e,{x1:{value:n,scale:`x`},y1:{value:r,scale:`y`},x2:{value:i,scale:`x`,optional:!0},y2:{value:a,scale:`y`,optional:!0},z:{value:Vg(t),optional:!0}},t,EE),this.z=o,this.curve=ZT(s,c)}filter(e){return e}render(e,t,n,r,i){let{x1:a,y1:o,x2:s=a,y2:c=o}=n;return X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,t,0,0).call(t=>t.selectAll().data(Ax(e,[a,o,s,c],this,n)).enter().append(`path`).call(Rx,this).call(Dx,this,n).attr(`d`,Up().curve(this.curve).defined(e=>e>=0).x0(e=>a[e]).y0(e=>o[e]).x1(e=>s[e]).y1(e=>c[e]))).node()}};function OE(e,t){let{x:n=ug,...r}=nE(t);return new DE(e,Ow(Cw({...r,x1:n,x2:void 0},n===ug?`y2`:`y`)))}let kE={ariaLabel:`bar`};var AE=class extends Jx{constructor(e,t,n={},r=kE){super(e,t,n,r),Zw(this,n),Qw(this,n)}render(e,t,n,r,i){let{rx:a,ry:o,rx1y1:s,rx1y2:c,rx2y1:l,rx2y2:u}=this,d=this._x(t,n,r),f=this._y(t,n,r),p=this._width(t,n,r),m=this._height(t,n,r);return X(`svg:g`,i).call(Lx,this,r,i).call(this._transform,this,t).call(t=>t.selectAll().data(e).enter().call(s||c||l||u?e=>e.append(`path`).call(Rx,this).call($w,d,f,jE(d,p),jE(f,m),this).call(Ex,this,n):e=>e.append(`rect`).call(Rx,this).attr(`x`,d).attr(`width`,p).attr(`y`,f).attr(`height`,m).call(Z,`rx`,a).call(Z,`ry`,o).call(Ex,this,n))).node()}_x(e,{x:t},{marginLeft:n}){let{insetLeft:r}=this;return t?e=>t[e]+r:n+r}_y(e,{y:t},{marginTop:n}){let{insetTop:r}=this;return t?e=>t[e]+r:n+r}_width({x:e},{x:t},{marginRight:n,marginLeft:r,width:i}){let{insetLeft:a,insetRight:o}=this,s=t&&e?e.bandwidth():i-n-r;return Math.max(0,s-a-o)}_height({y:e},{y:t},{marginTop:n,marginBottom:r,height:i}){let{insetTop:a,insetBottom:o}=this,s=t&&e?e.bandwidth():i-n-r;return Math.max(0,s-a-o)}};function jE(e,t){return typeof e==`function`&&typeof t==`function`?n=>e(n)+t(n):typeof e==`function`?n=>e(n)+t:typeof t==`function`?n=>e+t(n):e+t}var ME=class extends AE{constructor(e,t={},n){let{x1:r,x2:i,y:a}=t;super(e,{x1:{value:r,scale:`x`},x2:{value:i,scale:`x`},y:{value:a,scale:`y`,type:`band`,optional:!0}},t,n)}_transform(e,t,{x:n}){e.call(Vx,t,{x:n},0,0)}_x({x:e},{x1:t,x2:n},{marginLeft:r}){let{insetLeft:i}=this;return yb(e)?r+i:e=>Math.min(t[e],n[e])+i}_width({x:e},{x1:t,x2:n},{marginRight:r,marginLeft:i,width:a}){let{insetLeft:o,insetRight:s}=this;return yb(e)?a-r-i-o-s:e=>Math.max(0,Math.abs(n[e]-t[e])-o-s)}};function NE(e,t={}){return Pg(t)||(t={...t,y:ug,x2:dg}),new ME(e,Dw(NS(Sw(t))))}let PE={ariaLabel:`dot`,fill:`none`,stroke:`currentColor`,strokeWidth:1.5};function FE(e){return e.sort===void 0&&e.reverse===void 0?$_({channel:`-r`},e):e}var IE=class extends Jx{constructor(e,t={}){let{x:n,y:r,r:i,rotate:a,symbol:o=Zp,frameAnchor:s}=t,[c,l]=Tg(a,0),[u,d]=G_(o),[f,p]=Tg(i,u==null?3:4.5);super(e,{x:{value:n,scale:`x`,optional:!0},y:{value:r,scale:`y`,optional:!0},r:{value:f,scale:`r`,filter:hh,optional:!0},rotate:{value:c,optional:!0},symbol:{value:u,scale:`auto`,optional:!0}},FE(t),PE),this.r=p,this.rotate=l,this.symbol=d,this.frameAnchor=C_(s);let{channels:m}=this,{symbol:h}=m;if(h){let{fill:e,stroke:t}=m;h.hint={fill:e?e.value===h.value?`color`:`currentColor`:this.fill??`currentColor`,stroke:t?t.value===h.value?`color`:`currentColor`:this.stroke??`none`}}}render(e,t,n,r,i){let{x:a,y:o}=t,{x:s,y:c,r:l,rotate:u,symbol:d}=n,{r:f,rotate:p,symbol:m}=this,[h,g]=qx(this,r),_=m===Zp,v=l?void 0:f*f*Math.PI;return gh(f)&&(e=[]),X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,{x:s&&a,y:c&&o}).call(t=>t.selectAll().data(e).enter().append(_?`circle`:`path`).call(Rx,this).call(_?e=>{e.attr(`cx`,s?e=>s[e]:h).attr(`cy`,c?e=>c[e]:g).attr(`r`,l?e=>l[e]:f)}:e=>{e.attr(`transform`,US`translate(${s?e=>s[e]:h},${c?e=>c[e]:g})${u?e=>` rotate(${u[e]})`:p?` rotate(${p})`:``}`).attr(`d`,l&&d?e=>{let t=ra();return d[e].draw(t,l[e]*l[e]*Math.PI),t}:l?e=>{let t=ra();return m.draw(t,l[e]*l[e]*Math.PI),t}:d?e=>{let t=ra();return d[e].draw(t,v),t}:(()=>{let e=ra();return m.draw(e,v),e})())}).call(Ex,this,n)).node()}};function LE(e,{x:t,y:n,...r}={}){return r.frameAnchor===void 0&&([t,n]=Bg(t,n)),new IE(e,{...r,x:t,y:n})}let RE={ariaLabel:`line`,fill:`none`,stroke:`currentColor`,strokeWidth:1.5,strokeLinecap:`round`,strokeLinejoin:`round`,strokeMiterlimit:1};var zE=class extends Jx{constructor(e,t={}){let{x:n,y:r,z:i,curve:a,tension:o}=t;super(e,{x:{value:n,scale:`x`},y:{value:r,scale:`y`},z:{value:Vg(t),optional:!0}},t,RE),this.z=i,this.curve=QT(a,o),pS(this,t)}filter(e){return e}project(e,t,n){this.curve!==$T&&super.project(e,t,n)}render(e,t,n,r,i){let{x:a,y:o}=n,{curve:s}=this;return X(`svg:g`,i).call(Lx,this,r,i).call(Vx,this,t).call(t=>t.selectAll().data(Ax(e,[a,o],this,n)).enter().append(`path`).call(Rx,this).call(Dx,this,n).call(SS,this,n,i).attr(`d`,s===$T&&i.projection?BE(i.path(),a,o):Hp().curve(s).defined(e=>e>=0).x(e=>a[e]).y(e=>o[e]))).node()}};function BE(e,t,n){return t=bg(t),n=bg(n),r=>{let i=[],a=[i];for(let e of r)e===-1?(i=[],a.push(i)):i.push([t[e],n[e]]);return e({type:`MultiLineString`,coordinates:a})}}function VE(e,{x:t=ug,y:n=dg,...r}={}){return new zE(e,nE({...r,x:t,y:n}))}Jx.prototype.plot=function({marks:e=[],...t}={}){return ST({...t,marks:[...e,this]})};let HE=[{scale:1,text:``},{scale:.001,text:`m`},{scale:1e-6,text:`µ`},{scale:1e-9,text:`n`}],UE=[{scale:0xe8d4a51000,text:`T`},{scale:1e9,text:`G`},{scale:1e6,text:`M`},{scale:1e3,text:`k`},{scale:1,text:``}],WE=[{scale:1,text:``}];function GE(e){return e===`s`||e===`s/s`?HE:e.includes(`%`)?WE:UE}function KE(e,t){if(e===0)return WE[0];let n=GE(t);return n.find(t=>Math.abs(Number((e/t.scale).toPrecision(4)))>=1)??n.at(-1)}function qE(e,t){if(e===0)return`0`;let n=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(t)))));return n>=9||n<-6?e.toExponential(t-1):e.toFixed(Math.max(0,t-1-n))}function JE(e,t,n){return GE(t)!==HE&&n.scale===1&&Number.isInteger(e)}function YE(e,t,n,r){let i=JE(e,t,n)?String(e):qE(e/n.scale,r);return t===`count`?i+n.text:t===`s`||t.startsWith(`s/`)||t===`B`||t===`B/s`?`${i} ${n.text}${t}`:`${i}${n.text} ${t}`.trimEnd()}function XE(e,t){return t===`count`&&Number.isInteger(e)&&Math.abs(e)<1e6}function ZE(e,t){if(e.every(e=>XE(e,t)))return WE[0];let n=e.map(Math.abs).filter(e=>e>0);return KE(n.length>0?Math.min(...n):0,t)}function QE(e,t){return e===null||!Number.isFinite(e)?`n/a`:YE(e,t,ZE([e],t),4)}function $E(e,t){return t>0?`+${e}`:e}function eD(e,t){let n=QE(e,t);return n===`n/a`?n:$E(n,e)}function tD(e,t){let n=e!==0&&(t>=1e6||Math.abs(e)<1e-6)?e.toExponential(1):e.toFixed(t>=1e3?0:t>=1||t===0?1:2);return $E(Number(n)===0&&e!==0?e.toFixed(Math.ceil(-Math.log10(Math.abs(e)))):n,e)}function nD(e){return e===null||!Number.isFinite(e)?`n/a`:`${tD(e,Math.abs(e))} %`}function Q(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==!1&&r.setAttribute(e,n===!0?``:n);return r.append(...n.filter(e=>e!==null)),r}let $={base:`var(--base)`,head:`var(--head)`,better:`var(--better)`,worse:`var(--worse)`,unsure:`var(--unsure)`,margin:`var(--margin)`,range:`var(--range)`,faint:`var(--faint)`,rule:`var(--rule)`},rD=e=>t=>QE(t,e).replace(/(\\.\\d*?)0+(?!\\d)/,`$1`).replace(/\\.(?!\\d)/,``);function iD(e){let[t,n]=[Math.min(...e),Math.max(...e)],r=Math.ceil(Math.log10(t)-.01),i=Math.max(0,Math.floor(Math.log10(n)+.01)-r+1);return i<2?4:Array.from({length:i},(e,t)=>10**(r+t))}let aD=`http://www.w3.org/2000/svg`,oD={dot:[`circle`,{cx:`7`,cy:`6`,r:`4`}],ring:[`circle`,{cx:`7`,cy:`6`,r:`4`,fill:`none`,\"stroke-width\":`2`}],square:[`rect`,{x:`3`,y:`2`,width:`8`,height:`8`}],band:[`rect`,{x:`0`,y:`1`,width:`14`,height:`10`,stroke:`none`}],line:[`path`,{d:`M0 6H14`,\"stroke-width\":`2`}],dash:[`path`,{d:`M0 6H14`,\"stroke-width\":`1.5`,\"stroke-dasharray\":`3 3`}],cross:[`path`,{d:`M4 3L10 9M10 3L4 9`,\"stroke-width\":`2`}]};function sD({shape:e,ink:t}){let n=document.createElementNS(aD,`svg`),[r,i]=oD[e],a=document.createElementNS(aD,r);for(let[e,t]of Object.entries({viewBox:`0 0 14 12`,width:`14`,height:`12`,\"aria-hidden\":`true`}))n.setAttribute(e,t);for(let[e,n]of Object.entries({fill:t,stroke:t,...i}))a.setAttribute(e,n);return n.append(a),n}let cD=e=>Q(`ul`,{class:`keys`},...e.map(e=>Q(`li`,{},sD(e),` ${e.label}`))),lD={marginLeft:56,marginRight:16,marginTop:28,marginBottom:34};function uD(e,t){let n=ST({...lD,className:`plot`,ariaLabel:t,...e});for(let e of n.querySelectorAll(`style`))e.remove();for(let e of n.querySelectorAll(`g[aria-label]`))e.setAttribute(`class`,(e.getAttribute(`aria-label`)??``).replaceAll(` `,`-`)),e.removeAttribute(`aria-label`);return(n instanceof SVGElement?n:n.querySelector(`svg`))?.setAttribute(`role`,`img`),n}function dD({title:e,legend:t=[],note:n,isWide:r=!1}){let i=[Q(`figcaption`,{},Q(`strong`,{},e),n?Q(`span`,{},n):null),t.length>0?cD(t):null];return Q(`figure`,{class:r?`wide`:``},...i)}function fD(e,t){let n=t.map(dD);e.append(...n);let r=n.map(e=>Math.max(240,Math.floor(e.clientWidth)-34));for(let[e,{title:i,about:a,plots:o}]of t.entries()){let t=o.map((t,n)=>{let o=r[e]??240;return uD({width:o,...t(o)},n===0?`${i}. ${a}`:i)});n[e]?.append(...t)}}function pD(e,t){let n=!1,r=()=>{n||(n=!0,i.disconnect(),t())},i=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&r()},{rootMargin:`200px`});i.observe(e),addEventListener(`beforeprint`,r)}function mD(e,{benchmark:t,better:n,points:r}){let i={x:`ref`,y:`point`};return{title:t,about:r.map(({ref:e,point:t})=>`${e}: ${t.toFixed(1)} %`).join(`; `),note:`In percent of ${e[0]}. Better is ${n===`lower`?`down`:`up`}.`,plots:[t=>({height:200,width:t,x:{type:`point`,domain:e,label:null},y:{label:`%`,grid:!0,nice:!0,ticks:5},marks:[VS([0],{stroke:$.rule}),VE(r,{...i,stroke:$.head,strokeDasharray:`4 3`}),BS(r,{x:`ref`,y1:`low`,y2:`high`,stroke:$.head,strokeWidth:2}),LE(r,{...i,fill:$.head,r:4})]})]}}function hD({drifts:e}){for(let t of document.querySelectorAll(`[data-drift]`)){let n=e[Number(t.dataset.drift)];if(n===void 0)continue;let r=n.lines.filter(({points:e})=>e.length>1).slice(0,24);pD(t,()=>fD(t,r.map(e=>mD(n.refs,e))))}}let gD=(e,[t,n])=>(e[1]/Math.max(1,t)+e[2]/Math.max(1,n))/2;function _D(e,t,n,r){if(r>48)return[];let[i,a,o,s]=e,c={tree:e,name:i,from:n,to:n+gD(e,t),depth:r,base:a/Math.max(1,t[0]),head:o/Math.max(1,t[1])},l=n;return[c,...[...s].sort((e,n)=>gD(n,t)-gD(e,t)).flatMap(e=>{let n=_D(e,t,l,r+1);return l+=gD(e,t),n})]}let vD=e=>`${(100*e).toFixed(1)} %`,yD=({base:e,head:t})=>t>e?$.worse:t<e?$.better:$.base,bD=({base:e,head:t})=>.08+.56*Math.min(1,Math.abs(t-e)/.05);function xD(e,[t,n],r){let[i]=e,a=((i?.to??1)-(i?.from??0))/r,o=e.filter(({from:e,to:t})=>t-e>=2*a),s=Math.max(...o.map(e=>e.depth)),c=({name:e,from:t,to:n})=>{let r=Math.floor((n-t)/a/7.2)-1,i=e.replaceAll(/[^\\s[\\],*]+\\//g,``);return i.length<=r?i:r<4?``:`${i.slice(0,r-1)}…`};return{width:r,height:(s+1)*20+4,margin:0,marginTop:2,marginBottom:2,marginLeft:0,marginRight:0,x:{axis:null,domain:[i?.from??0,i?.to??1]},y:{axis:null,domain:[0,s+1],reverse:!0},color:{type:`identity`},marks:[nT(o,{x1:`from`,x2:`to`,y1:`depth`,y2:e=>e.depth+1,inset:.5,fill:yD,fillOpacity:bD,rx:2,channels:{function:`name`,[t]:e=>vD(e.base),[n]:e=>vD(e.head)},tip:{format:{x:!1,y:!1,fill:!1,fillOpacity:!1}}}),JS(o,{x:`from`,y:e=>e.depth+.5,text:c,textAnchor:`start`,dx:5,fill:`currentColor`})]}}function SD(e,t){if(t.tree[3].length===0)return;let n=Q(`figure`,{class:`wide flame`}),r=Q(`button`,{type:`button`,hidden:!0},`Whole graph`),i=Q(`figcaption`,{},Q(`strong`,{},`Flame graph of the difference`),Q(`span`,{},`As wide as its share of both sides. Red takes more of ${t.of} on ${t.sides[1]}, green less. A click looks closer.`),r);n.append(i),e.append(n);let a=Math.max(260,Math.floor(n.clientWidth)),o=_D(t.tree,t.wholes,0,0),s=e=>{n.querySelector(`.plot`)?.remove();let i=uD(xD(e,t.sides,a),`Flame graph of the difference; the tables below have its numbers.`);i.addEventListener(`click`,()=>{let{value:e}=i;e&&s(_D(e.tree,t.wholes,e.from,0))}),r.hidden=e===o,n.append(i)};r.addEventListener(`click`,()=>s(o)),s(o)}function CD({profiles:e}){for(let t of document.querySelectorAll(`[data-profile]`)){let n=e[Number(t.dataset.profile)],r=t.querySelector(`.figures`);if(n===void 0||r===null)continue;let i=()=>{t.open&&r.childElementCount===0&&SD(r,n)};t.addEventListener(`toggle`,i),i()}}let wD=e=>e.memory!==null&&e.speed!==null;function TD({memory:e,speed:t},n,r){let i=r.filter(({isFront:e})=>e).sort((e,t)=>e.memory-t.memory),a=r.filter(({isFront:e})=>!e),o={x:`memory`,y:`speed`};return{title:`${n}: ${t.label} against ${e.label}`,about:r.map(({variant:e,standing:t})=>`${e}: ${t}`).join(`; `),note:`Better is ${t.better===`lower`?`down`:`up`} and to the left.`,legend:[{label:`on the line`,shape:`dot`,ink:$.head},{label:`another is better in both by the medians`,shape:`ring`,ink:$.base}],plots:[n=>({height:260,width:n,marginLeft:76,marginRight:60,x:{...ED(e),ticks:4},y:{...ED(t),ticks:5},marks:[VE(i,{...o,stroke:$.head,strokeDasharray:`4 3`}),LE(a,{...o,stroke:$.base,strokeWidth:2,r:5}),LE(i,{...o,fill:$.head,r:5}),JS(r,{...o,text:`variant`,dy:-12,fill:`currentColor`})]})]}}let ED=({label:e,unit:t})=>({label:e,grid:!0,nice:!0,tickFormat:rD(t)});function DD({ladders:e}){for(let t of document.querySelectorAll(`[data-ladder]`)){let n=e[Number(t.dataset.ladder)];if(n==null)continue;let r=[...Map.groupBy(n.points.filter(wD),({benchmark:e})=>e)].flatMap(([e,t])=>t.length>1?[TD(n,e,t)]:[]);pD(t,()=>fD(t,r))}}async function OD(){let e=document.getElementById(`data`)?.textContent??``,t=Uint8Array.from(atob(e),e=>e.charCodeAt(0)),n=new Blob([t]).stream().pipeThrough(new DecompressionStream(`deflate-raw`));return JSON.parse(await new Response(n).text())}let kD=[`contrast`,`benchmark`,`metric`,`unit`,`round`,`base`,`head`,`head_first`];function AD(e){if(e===null)return``;if(typeof e!=`string`)return String(e);let t=/^[=+\\-@\\t\\r]/.test(e)?`'${e}`:e;return/[\",\\r\\n]/.test(t)?`\"${t.replaceAll(`\"`,`\"\"`)}\"`:t}function jD({rows:e}){let t=e.flatMap(e=>e.base.map((t,n)=>[e.contrast,e.benchmark,e.metric,e.unit,n+1,t,e.head[n]??null,e.headFirst[n]??null].map(AD).join(`,`)));return[kD.join(`,`),...t,``].join(`\\r\n`)}let MD=e=>e.map(([e,t,n,r,i,a,o])=>({round:e,at:t,pause:n,mark:r,start:i,live:a,goal:o})),ND=e=>[{label:e.sides[0],shape:`dot`,ink:$.base},{label:e.sides[1],shape:`dot`,ink:$.head}],PD=e=>QE(e,`s`);function FD(e,t){let n=e=>Map.groupBy(e,({round:e})=>e),[r,i]=[n(e),n(t)],a=e=>Math.min(r.get(e)?.length??0,i.get(e)?.length??0);return[...r.keys()].reduce((e,t)=>a(t)>a(e)?t:e,e[0]?.round??0)}let ID=e=>e.flatMap(({at:e,start:t,live:n})=>e===null?[]:[{at:e,heap:t},{at:e+1e-9,heap:n}].filter(({heap:e})=>e!==null));function LD(e,t,n,r){let i=Math.min(...e.map(({at:e})=>e??0));return a=>({height:150,width:a,marginLeft:72,x:{label:`${n}: seconds since its program began`,domain:[i,i+r.spanSec]},y:{label:`heap`,grid:!0,tickFormat:rD(`B`),ticks:4,domain:[0,r.heap]},marks:[VE(e,{x:`at`,y:`goal`,stroke:$.faint,strokeDasharray:`3 3`}),VE(ID(e),{x:`at`,y:`heap`,stroke:t,strokeWidth:1.5})]})}function RD(e){let t=e.map(({at:e})=>e??0);return t.length===0?0:Math.max(...t)-Math.min(...t)}function zD(e,t,n){let r=FD(t,n),[i,a]=[t,n].map(e=>e.filter(e=>e.round===r&&e.at!==null)),o=[...i??[],...a??[]];if(o.length<3)return[];let s={spanSec:Math.max(RD(i??[]),RD(a??[])),heap:Math.max(...o.flatMap(({start:e,live:t,goal:n})=>[e??0,t??0,n??0]))};return[{title:`Heap over time in round ${r+1}`,about:`${i?.length} and ${a?.length} collections of ${e.sides.join(` and `)}.`,legend:[...ND(e),{label:`goal`,shape:`dash`,ink:$.faint}],isWide:!0,plots:[LD(i??[],$.base,e.sides[0],s),LD(a??[],$.head,e.sides[1],s)]}]}function BD(e,t,{x:n,y:r},i,a){if(t.flat().length<3)return[];let o=(e,t)=>LE(e,{x:n,y:r,fill:t,fillOpacity:.5,r:2.5});return[{...i,legend:ND(e),plots:[e=>({height:220,width:e,marginLeft:72,...a,marks:[o(t[0],$.base),o(t[1],$.head)]})]}]}function VD(e,t,n){let r=e=>[t.filter(e),n.filter(e)],i=r(({pause:e,at:t})=>e>0&&t!==null),a=r(({mark:e,live:t})=>e!==null&&e>0&&t!==null);return[...BD(e,i,{x:`at`,y:`pause`},{title:`Pauses`,about:`Time in which the program stood still, on a log scale.`},{x:{label:`seconds since its program began`},y:{type:`log`,ticks:iD(i.flat().map(({pause:e})=>e)),label:`pause`,tickFormat:rD(`s`),grid:!0}}),...BD(e,a,{x:`live`,y:`mark`},{title:`CPU time of marking, by the live heap`,about:`A dot a collection.`},{x:{label:`live heap`,tickFormat:rD(`B`),ticks:5},y:{label:`CPU time`,tickFormat:rD(`s`),grid:!0,ticks:5,zero:!0}})]}let HD=[`var(--part-1)`,`var(--part-2)`,`var(--part-3)`,`var(--part-4)`];function UD({split:e,sides:t}){if(e===null)return[];let n=new Map(e.parts.map(({name:e},t)=>[e,HD[t]??$.faint])),r=e.parts.flatMap(({name:e,base:n,head:r})=>[{side:t[0],name:e,sec:n},{side:t[1],name:e,sec:r}]);return[{title:`CPU time of a ${e.per}, by what it was for`,about:e.parts.map(({name:e,base:t,head:n})=>`${e}: ${PD(t)} and ${PD(n)}`).join(`; `),legend:e.parts.map(({name:e})=>({label:e,shape:`square`,ink:n.get(e)??$.faint})),plots:[e=>({height:120,width:e,marginLeft:84,x:{label:null,tickFormat:rD(`s`),ticks:5,grid:!0},y:{label:null,domain:t},color:{type:`identity`},marks:[NE(r,{x:`sec`,y:`side`,fill:({name:e})=>n.get(e)??$.faint,order:null,channels:{what:`name`},tip:{format:{x:PD,fill:!1}}})]})]}]}function WD(e,{collections:t}){let[n,r]=e.collections?.map(e=>MD(t[e]??[]))??[],i=n&&r?[...zD(e,n,r),...VD(e,n,r)]:[];return[...UD(e),...i]}let GD=({scale:e,unit:t},n)=>e===`percent`?nD(n):eD(n,t);function KD({base:e,head:t,headFirst:n,again:r,scale:i}){return e.map((e,a)=>{let o=t[a]??null,s=n[a],c=e!==null&&o!==null?i===`percent`?100*(o/e-1):o-e:null;return{round:a+1,base:e,head:o,change:c!==null&&Number.isFinite(c)?c:null,order:s===!0?`head first`:s===!1?`base first`:`together`,isAgain:r.includes(a)}})}function qD(e){let t=e.scale===`percent`?e.marginPct:0;return[t>0?nT([0],{y1:-t,y2:t,fill:$.margin}):null,e.looks.length>0?BS(e.looks,{x:e=>e+.5,stroke:$.rule,strokeDasharray:`3 3`}):null,VS([0],{stroke:`currentColor`,strokeOpacity:.6})]}let JD=[{label:`margin`,shape:`band`,ink:$.margin},{label:`look`,shape:`dash`,ink:$.rule}],YD=e=>({label:e.scale===`percent`?`head against base, %`:`head − base`,grid:!0,nice:!0,...e.scale===`percent`?{}:{tickFormat:rD(e.unit)}}),XD=e=>Math.min(e,10),ZD={\"base first\":`circle`,\"head first\":`square`,together:`diamond`};function QD(e,t,n){let r=t.filter(({change:e})=>e!==null),i=t.filter(({change:e})=>e===null),{change:a,scale:o}=e,s=o===`percent`&&a!==null&&a.low!==a.high,c=({order:e})=>e===`head first`?$.head:$.base,l=(t,n)=>LE(t,{x:`round`,y:`change`,symbol:({order:e})=>ZD[e],r:4.5,...n?{stroke:c,strokeWidth:2,fill:`var(--paper)`}:{fill:c},channels:{base:({base:t})=>QE(t,e.unit),head:({head:t})=>QE(t,e.unit),order:`order`},tip:{format:{symbol:!1,x:!0,y:t=>GD(e,t)}}});return{height:240,width:n,x:{label:`round`,domain:[.3,t.length+.7],ticks:XD(t.length),tickFormat:`d`},y:YD(e),symbol:{type:`identity`},color:{type:`identity`},marks:[s?nT([0],{y1:a.low,y2:a.high,fill:$.range}):null,...qD(e),s?VS([a.point],{stroke:$.head,strokeWidth:1.5}):null,l(r.filter(({isAgain:e})=>!e),!1),l(r.filter(({isAgain:e})=>e),!0),i.length>0?LE(i,{x:`round`,frameAnchor:`bottom`,symbol:`times`,stroke:$.worse,r:4,dy:-6}):null]}}function $D(e){let t=KD(e),n=t.filter(({change:e})=>e===null).length,r=new Set(t.map(({order:e})=>e)),i=[...r.has(`base first`)?[{label:`base ran first`,shape:`dot`,ink:$.base}]:[],...r.has(`head first`)?[{label:`head ran first`,shape:`square`,ink:$.head}]:[],...e.again.length>0?[{label:`run again`,shape:`ring`,ink:$.base}]:[],...n>0?[{label:`no pair`,shape:`cross`,ink:$.worse}]:[],...e.interval!==``&&e.scale===`percent`?[{label:`interval of the table`,shape:`band`,ink:$.range}]:[],...JD];return{title:`Pairs by round`,about:`${t.length-n} pairs; ${n} rounds gave none; ${e.again.length} run again.`,legend:i,plots:[n=>QD(e,t,n)]}}let eO=({scale:e,change:t})=>e===`percent`&&t!==null&&t.low!==t.high?t:null;function tO(e,t){let n=eO(e),r=[...t.slice(Math.min(2,Math.floor(t.length/4))).flatMap(({low:e,high:t})=>[e,t]),n?.low??0,n?.high??0];return[Math.min(0,...r),Math.max(0,...r)]}function nO(e,t,n){let r=e.base.length,i=eO(e),a={x:()=>r+.5,stroke:`currentColor`,strokeWidth:3},o=t=>GD(e,t);return{height:240,width:n,x:{label:`rounds so far`,domain:[1,r+.9],ticks:XD(r),tickFormat:`d`},y:{...YD(e),domain:tO(e,t),nice:!0,clamp:!0},marks:[OE(t,{x:`rounds`,y1:`low`,y2:`high`,fill:$.range}),...qD({...e,looks:e.looks.map(e=>e-.5)}),VE(t,{x:`rounds`,y:`point`,stroke:$.head,strokeWidth:2,channels:{from:({low:e})=>o(e),to:({high:e})=>o(e)},tip:{format:{y:o}}}),i&&BS([i],{...a,y1:`low`,y2:`high`}),i&&LE([i],{x:a.x,y:`point`,fill:`currentColor`,r:4})]}}function rO(e){let t=e.trail.map(([e,t,n,r])=>({rounds:e,point:t,low:n,high:r})),n=t.at(-1),r=n&&[n.low,n.high].map(t=>GD(e,t)).join(` to `);return{title:`How the interval narrowed`,about:n?`After ${n.rounds} rounds from ${r}.`:`Too few rounds.`,note:`The band is of this row alone; the bar at the end holds for all rows at once.`,legend:[{label:`estimate`,shape:`line`,ink:$.head},{label:`interval`,shape:`band`,ink:$.range},...JD],plots:[n=>nO(e,t,n)]}}function iO(e,t,n){return e.map((e,r)=>{let i=t?.rounds.indexOf(r)??-1;return{at:i<0?r+1:t?.atSec[i]??0,value:e,round:r+1,side:n}})}function aO(e,t){return e.map(e=>n=>{let r=t.flatMap(t=>t.atSec.map((n,r)=>({at:n,value:t.around[e]?.[r]??null}))).filter(({value:e})=>e!==null).sort((e,t)=>e.at-t.at);return{height:92,width:n,marginTop:30,marginBottom:16,x:{label:null,ticks:[]},y:{label:e,ticks:2,grid:!0,nice:!0,zero:!e.startsWith(`CPU frequency`)},marks:[VE(r,{x:`at`,y:`value`,stroke:$.faint,strokeWidth:1.5,tip:{format:{x:!1}}})]}})}function oO(e,{trials:t}){let n=e.trials?.map(e=>t[e]),r=n!==void 0,[i,a]=[iO(e.base,n?.[0],`base`),iO(e.head,n?.[1],`head`)],o=r?[...new Set(n.flatMap(({around:e})=>Object.keys(e)))]:[],s=(t,n)=>[VE(t,{x:`at`,y:`value`,stroke:n,strokeWidth:1.5,strokeOpacity:.6}),LE(t,{x:`at`,y:`value`,fill:n,r:3,channels:{round:`round`,side:`side`},tip:{format:{x:!1,y:t=>QE(t,e.unit)}}})];return{title:`Values over time, and what the machine did meanwhile`,about:`${e.sides[0]} and ${e.sides[1]} in the order of the run.`,legend:[{label:e.sides[0],shape:`dot`,ink:$.base},{label:e.sides[1],shape:`dot`,ink:$.head}],isWide:!0,plots:[t=>({height:220,width:t,x:{label:r?`seconds of the run`:`round`},y:{label:e.metric,grid:!0,nice:!0,tickFormat:rD(e.unit)},marginLeft:76,marks:[...s(i,$.base),...s(a,$.head)]}),...(r?aO(o,n):[]).map(e=>t=>({...e(t),marginLeft:76}))]}}let sO=new Intl.Collator(`en`,{numeric:!0}),cO=e=>[...e.querySelectorAll(`tr.row`)],lO=e=>{let t=e.nextElementSibling;return t?.classList.contains(`opened`)?t:null},uO=e=>`${e.querySelector(`.name`)?.textContent} ${e.querySelector(`.metric`)?.textContent}`,dO=/* @__PURE__ */ new Set([`size`,`value`,`rounds`]);function fO(e,t,n){return n===`name`?sO.compare(uO(e),uO(t)):Number(e.dataset[n])-Number(t.dataset[n])}function pO(e,t){let n=t.dataset.key??``,r=t.getAttribute(`aria-sort`),i=dO.has(n)?`descending`:`ascending`,a=r===null?i:r===`ascending`?`descending`:`ascending`;for(let t of e.querySelectorAll(`th[aria-sort]`))t.removeAttribute(`aria-sort`);t.setAttribute(`aria-sort`,a);let o=a===`ascending`?1:-1,s=cO(e).sort((e,t)=>o*fO(e,t,n)),c=e.tBodies[0];for(let e of s){let t=lO(e);c?.append(e,...t===null?[]:[t])}}function mO(e){for(let t of e.querySelectorAll(`th[data-key]`)){if(t.dataset.key===`drawn`)continue;let n=Q(`button`,{type:`button`,class:`sort`},...t.childNodes);n.addEventListener(`click`,()=>pO(e,t)),t.append(n)}}let hO=[[`all`,`All`,[]],[`moved`,`Changed`,[`worse`,`better`,`differs`]],[`worse`,`Worse`,[`worse`]],[`better`,`Better`,[`better`]],[`failed`,`Failed`,[`failed`,`oom`]],[`unsure`,`Undecided`,[`unsure`,`withheld`]],[`same`,`No change`,[`same`]]];function gO(e){let t=new Set(e.map(e=>e.querySelector(`.metric`)?.textContent??``));if(t.size<2)return null;let n=[...t].sort(sO.compare);return Q(`select`,{\"aria-label\":`Metric`},Q(`option`,{value:``},`Every metric`),...n.map(e=>Q(`option`,{value:e},e)))}function _O(e,t){let n=Q(`fieldset`,{},Q(`legend`,{class:`aside`},`Verdict`));for(let[r,i,a]of hO){let o=e.filter(e=>a.length===0||a.some(t=>e.classList.contains(t))).length;if(o===0)continue;let s=Q(`input`,{type:`radio`,name:`verdict`,value:r});s.checked=r===`all`,s.addEventListener(`change`,t),n.append(Q(`label`,{},s,Q(`span`,{},`${i} `,Q(`small`,{},`${o}`))))}return n}function vO(e){let t=[...document.querySelectorAll(`table.rows`)];for(let e of t)mO(e);let n=t.flatMap(cO);if(n.length<2)return;let r=Q(`input`,{type:`search`,placeholder:`Filter`,\"aria-label\":`Filter rows by name`}),i=Q(`output`,{role:`status`}),a=gO(n),o=()=>{let e=s.querySelector(`input:checked`)?.value??`all`,o=hO.find(([t])=>t===e)?.[2]??[],c=r.value.toLowerCase().split(/\\s+/),l=0;for(let e of n){let t=uO(e).toLowerCase(),n=c.every(e=>t.includes(e))&&(o.length===0||o.some(t=>e.classList.contains(t)))&&(!a?.value||e.querySelector(`.metric`)?.textContent===a.value);e.hidden=!n;let r=lO(e);r instanceof HTMLElement&&(r.hidden=!n),n&&l++}i.textContent=l===n.length?``:`${l} of ${n.length} rows`;for(let e of t){let t=e.closest(`details`)??e.closest(`.scroll`);t&&(t.hidden=cO(e).every(e=>e.hidden))}},s=_O(n,o);r.addEventListener(`input`,o),a?.addEventListener(`change`,o),e.append(r,s,...a?[a]:[],i)}let yO=e=>[{label:e.sides[0],shape:`square`,ink:$.base},{label:e.sides[1],shape:`square`,ink:$.head}];function bO({buckets:e,first:t,logStep:n},[r,i]){let a=e.reduce((e,[,t])=>e+t,0),o=Math.max(1,Math.ceil((i-r+1)/48)),s=e=>t*Math.exp((e-.5)*n),c=/* @__PURE__ */ new Map;for(let[t,n]of e){let e=Math.floor((t-r)/o);c.set(e,(c.get(e)??0)+n)}return[...c].map(([e,t])=>({from:s(r+e*o),to:s(r+(e+1)*o),share:100*t/a}))}function xO({buckets:e,first:t,logStep:n}){let r=e.reduce((e,[,t])=>e+t,0),i=r;return e.map(([e,a])=>{let o={value:t*Math.exp(e*n),beyond:i/r};return i-=a,o})}let SO=e=>e>=.01?`${Math.round(100*e)} %`:`${Number((100*e).toPrecision(1))} %`,CO=(e,t,n,r)=>i=>({height:220,width:i,x:{type:r,label:null,tickFormat:rD(n),ticks:5},y:{type:`log`,label:`share at least so large`,tickFormat:SO,grid:!0,ticks:iD([...e,...t].map(({beyond:e})=>e))},marks:[VE(e,{x:`value`,y:`beyond`,stroke:$.base,strokeWidth:2,curve:`step-after`}),VE(t,{x:`value`,y:`beyond`,stroke:$.head,strokeWidth:2,curve:`step-after`})]});function wO(e,t,n){let r=[...t.buckets,...n.buckets].map(([e])=>e),i=[Math.min(...r),Math.max(...r)],[a,o]=[bO(t,i),bO(n,i)],s=(e,t)=>rT(e,{x1:`from`,x2:`to`,y:`share`,fill:t,fillOpacity:.5,insetLeft:.5}),c=yO(e);return[{title:`Latencies`,about:`Share of the operations by latency under ${e.sides[0]} and ${e.sides[1]}.`,note:`All rounds together: to look at, not to judge.`,legend:c,plots:[e=>({height:220,width:e,x:{type:`log`,label:null,tickFormat:rD(t.unit),ticks:5},y:{label:`share, %`,grid:!0},marks:[s(a,$.base),s(o,$.head),VS([0])]})]},{title:`Tails`,about:`Share of the operations that take at least so long, on a log scale.`,legend:c,plots:[CO(xO(t),xO(n),t.unit,`log`)]}]}function TO(e){let t=[...e].sort((e,t)=>e-t);return t.map((e,n)=>({value:e,beyond:(t.length-n)/t.length}))}let EO=e=>e.filter(e=>e!==null);function DO(e){let[t,n]=[EO(e.base),EO(e.head)];if((/* @__PURE__ */ new Set([...t,...n])).size<3)return[];let r=[...t,...n],[i,a]=[Math.min(...r),Math.max(...r)],o=(a-i)/16,s=(e,t)=>rT([...Map.groupBy(e,e=>Math.min(15,Math.floor((e-i)/o)))].map(([e,t])=>({from:i+e*o,to:i+(e+1)*o,count:t.length})),{x1:`from`,x2:`to`,y:`count`,fill:t,fillOpacity:.5,insetLeft:.5});return[{title:`Values of all rounds`,about:`${t.length} values of ${e.sides[0]} and ${n.length} of ${e.sides[1]}.`,note:`Rounds differ, so pairs are judged and not these.`,legend:yO(e),plots:[r=>({height:220,width:r,x:{label:null,tickFormat:rD(e.unit),ticks:4},y:{label:`rounds`,grid:!0,interval:1,ticks:4,tickFormat:`d`},marks:[s(t,$.base),s(n,$.head),VS([0])]})]},{title:`Share of rounds at least so large`,about:`The upper tail of both sides on a log scale.`,legend:yO(e),plots:[CO(TO(t),TO(n),e.unit,`linear`)]}]}function OO(e,{spreads:t}){let[n,r]=e.spread?.map(e=>t[e])??[],i=e.unit===`s`;return n&&r&&i?wO(e,n,r):DO(e)}function kO(e){return Q(`dl`,{class:`facts`},...e.judged.filter(([,e])=>e!==`–`).map(([e,t])=>Q(`div`,{},Q(`dt`,{},e),Q(`dd`,{},t))))}function AO(e){let t=e=>Q(`td`,{},e),n=KD(e).map(({round:n,base:r,head:i,change:a,order:o,isAgain:s})=>Q(`tr`,{},Q(`th`,{scope:`row`},String(n)),t(r===null?`–`:QE(r,e.unit)),t(i===null?`–`:QE(i,e.unit)),t(a===null?`no pair`:GD(e,a)),t(`${o}${s?`, run again`:``}`))),r=Q(`table`,{class:`plain`},Q(`thead`,{},Q(`tr`,{},...[`round`,...e.sides,`change`,`order`].map(e=>Q(`th`,{scope:`col`},e)))),Q(`tbody`,{},...n));return Q(`details`,{},Q(`summary`,{},`All ${e.base.length} rounds as numbers`),Q(`div`,{class:`scroll`,tabindex:`0`},r))}function jO(e){if(e.profile===null)return null;let t=Q(`a`,{href:`#profiles`},`Its profile on both sides`);return t.addEventListener(`click`,()=>{let t=document.querySelector(`[data-profile=\"${e.profile}\"]`);t&&(t.open=!0)}),Q(`p`,{},t)}function MO(e,t,n){let r=t.base.length>0,i=t.problems.map(e=>Q(`li`,{},e)),a=Q(`div`,{class:`figures`}),o=t.delta===`–`?t.word:`${t.delta} (${t.word})`;e.append(Q(`h4`,{},`${t.benchmark}, ${t.metric}: ${o}`),...i.length>0?[Q(`ul`,{class:`problems`},...i)]:[],a);let s=[...r?[$D(t)]:[],...t.trail.length>2?[rO(t)]:[],...r?[oO(t,n)]:[],...OO(t,n),...WD(t,n)];fD(a,s),s.length===0&&a.remove(),e.append(...[jO(t)].filter(e=>e!==null),Q(`details`,{open:!r},Q(`summary`,{},`How it was judged`),kO(t)),...r?[AO(t)]:[])}function NO(e,t,n){let r=Q(`div`,{class:`details`,id:`details-${e.dataset.row}`}),i=Q(`tr`,{class:`opened`},Q(`td`,{colspan:String(e.cells.length)},r));e.after(i),MO(r,t,n)}function PO(e,t,n){let r=e.querySelector(`.name`);if(r===null)return;let i=Q(`button`,{type:`button`,class:`name`,\"aria-expanded\":`false`,\"aria-controls\":`details-${e.dataset.row}`},...r.childNodes);r.replaceWith(i);let a=()=>{let r=lO(e);i.setAttribute(`aria-expanded`,String(r===null)),e.classList.toggle(`is-open`,r===null),r===null?NO(e,t,n):r.remove()};e.addEventListener(`click`,e=>{let t=e.target instanceof Element&&e.target.closest(`a, sup`),n=String(getSelection()??``)!==``;!t&&!(n&&e.target!==i)&&a()})}function FO(e){for(let t of document.querySelectorAll(`tr[data-row]`)){let n=e.rows[Number(t.dataset.row)];n!==void 0&&PO(t,n,e)}}function IO(e,t){if(t.rows.every(({base:e})=>e.length===0))return;let n=Q(`button`,{type:`button`,class:`csv`},`Raw numbers (CSV)`);n.addEventListener(`click`,()=>{let e=URL.createObjectURL(new Blob([jD(t)],{type:`text/csv`}));Q(`a`,{href:e,download:`gcbench.csv`}).click(),setTimeout(()=>URL.revokeObjectURL(e),1e4)}),e.append(n)}function LO(){let e=document.querySelector(`.command`);if(e===null||!navigator.clipboard)return;let t=Q(`button`,{type:`button`,class:`copy`},`Copy`);t.addEventListener(`click`,async()=>{await navigator.clipboard.writeText(e.textContent??``),t.textContent=`Copied`}),e.after(t)}async function RO(){let e=await OD(),t=document.querySelector(`.controls`);t!==null&&(vO(t),IO(t,e)),LO(),FO(e),hD(e),DD(e),CD(e),document.documentElement.dataset.ready=`true`}RO()})();";
const PAGE_SCRIPT_SHA256 = "uUKYNhFZhVA0Y28TliDsX7+9rbWWHKnLsI2GoGKRjYQ=";
const PAGE_STYLE = ":root {\ncolor-scheme: light dark;\n--paper: #ffffff;\n--raised: #f7f8fa;\n--ink: #1c2128;\n--soft: #59636e;\n--line: #dde1e6;\n--link: #0a5bd3;\n--better: #0b7a4b;\n--worse: #c8321a;\n--unsure: #8a5a00;\n--base: #6e7781;\n--head: #1f6feb;\n--margin: rgb(110 119 129 / 0.13);\n--range: rgb(31 111 235 / 0.16);\n--faint: #8b949e;\n--rule: #8b949e;\n--part-1: #8fb4e8;\n--part-2: #d97706;\n--part-3: #7c3aed;\n--part-4: #0d9488;\n--mono: ui-monospace, SFMono-Regular, \"SF Mono\", Menlo, Consolas, \"Liberation Mono\", monospace;\n}\n/* Paper is white. */\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--paper: #0d1117;\n--raised: #161b22;\n--ink: #e6edf3;\n--soft: #9aa4af;\n--line: #2b323b;\n--link: #6cb0ff;\n--better: #4ac27d;\n--worse: #ff7b66;\n--unsure: #dba642;\n--base: #a0a9b3;\n--head: #58a6ff;\n--margin: rgb(160 169 179 / 0.26);\n--range: rgb(88 166 255 / 0.22);\n--faint: #768390;\n--rule: #768390;\n--part-1: #4f7fbf;\n--part-2: #e59532;\n--part-3: #a78bfa;\n--part-4: #2dd4bf;\n}\n}\n* {\nbox-sizing: border-box;\n}\nhtml {\nscroll-behavior: smooth;\n-webkit-text-size-adjust: 100%;\n}\n@media (prefers-reduced-motion: reduce) {\nhtml {\nscroll-behavior: auto;\n}\n}\nbody {\nmargin: 0 auto;\nmax-width: 1180px;\npadding: 0 24px 64px;\nbackground: var(--paper);\ncolor: var(--ink);\nfont:\n15px / 1.5 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Helvetica Neue\",\nArial,\nsans-serif;\nfont-variant-numeric: tabular-nums;\noverflow-wrap: break-word;\n}\ncode,\npre,\n.name,\ntd.values {\nfont-family: var(--mono);\nfont-size: 0.92em;\n}\ncode {\nbackground: var(--raised);\nborder-radius: 4px;\npadding: 0.1em 0.35em;\noverflow-wrap: anywhere;\n}\na {\ncolor: var(--link);\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 4px;\n}\n.skip {\nposition: absolute;\nleft: -9999px;\n}\n.skip:focus {\nleft: 16px;\ntop: 8px;\nbackground: var(--paper);\npadding: 8px 12px;\nz-index: 2;\n}\n.aside {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\nwhite-space: nowrap;\n}\n.small,\n.line,\n.suite {\ncolor: var(--soft);\nfont-size: 13px;\n}\nh1,\nh2,\nh3,\nh4 {\nline-height: 1.25;\ntext-wrap: balance;\n}\nh2 {\nfont-size: 20px;\nmargin: 48px 0 12px;\n}\nh3 {\nfont-size: 16px;\nmargin: 28px 0 8px;\n}\nh4 {\nfont-size: 15px;\nmargin: 4px 0 12px;\noverflow-wrap: anywhere;\n}\n.top {\npadding: 40px 0 12px;\n}\n.suite {\nmargin: 0;\nletter-spacing: 0.02em;\n}\n.suite span {\nfont-family: var(--mono);\n}\nh1 {\nfont-size: clamp(22px, 3.4vw, 32px);\nfont-weight: 650;\nletter-spacing: -0.01em;\nmargin: 6px 0 10px;\noverflow-wrap: anywhere;\n}\nh1 code {\nfont-size: 0.88em;\nfont-weight: 600;\n}\n.mood {\nwidth: 0.95em;\nheight: 0.95em;\nvertical-align: -0.1em;\nmargin-right: 0.1em;\n}\n.mood circle {\nfill: var(--soft);\n}\n.mood path {\nfill: none;\nstroke: var(--paper);\nstroke-width: 2.6;\nstroke-linecap: round;\nstroke-linejoin: round;\n}\n.good .mood circle {\nfill: var(--better);\n}\n.bad .mood circle {\nfill: var(--worse);\n}\n.ask .mood circle {\nfill: var(--unsure);\n}\n.profile .plain .interval {\ndisplay: block;\n}\n.profile .scroll {\nmargin-top: 20px;\n/* What is hidden from sight inside scrolls along. */\nposition: relative;\n}\n[data-ladder] {\nmin-height: 340px;\n}\n.duty {\nfont-size: 17px;\nmargin: 0 0 10px;\nmax-width: 75ch;\noverflow-wrap: anywhere;\n}\n.line {\nmargin: 0;\noverflow-wrap: anywhere;\n}\nnav ul {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 18px;\nlist-style: none;\nmargin: 16px 0 0;\npadding: 10px 0;\nborder-block: 1px solid var(--line);\nfont-size: 14px;\n}\nnav a {\ntext-decoration: none;\ndisplay: inline-block;\npadding: 3px 0;\n}\nnav a:hover {\ntext-decoration: underline;\n}\n.notice {\nbackground: var(--raised);\nborder-left: 3px solid var(--unsure);\npadding: 8px 14px;\n}\n.controls {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 10px;\nalign-items: center;\nmargin: 12px 0;\n}\n.controls:empty {\ndisplay: none;\n}\ninput[type=\"search\"],\nselect,\nbutton {\nfont: inherit;\ncolor: inherit;\n}\ninput[type=\"search\"],\nselect,\n.csv,\n.copy,\n.flame button {\nborder: 1px solid var(--line);\nborder-radius: 8px;\nbackground: var(--paper);\npadding: 6px 12px;\nmin-height: 36px;\n}\ninput[type=\"search\"] {\nwidth: 200px;\n}\nselect {\nmax-width: min(100%, 240px);\n}\n.csv,\n.copy,\n.flame button {\ncursor: pointer;\n}\n.csv {\nmargin-left: auto;\n}\n.csv:hover,\n.copy:hover {\nbackground: var(--raised);\n}\nfieldset {\nborder: 1px solid var(--line);\nborder-radius: 8px;\nmargin: 0;\npadding: 0;\ndisplay: flex;\nflex-wrap: wrap;\noverflow: hidden;\nmin-width: 0;\n}\nfieldset label {\nposition: relative;\n}\nfieldset input {\nposition: absolute;\ninset: 0;\nopacity: 0;\nmargin: 0;\ncursor: pointer;\nwidth: 100%;\nheight: 100%;\n}\nfieldset label span {\ndisplay: block;\npadding: 6px 12px;\nline-height: 22px;\n}\nfieldset input:checked + span {\nbackground: var(--ink);\ncolor: var(--paper);\n}\nfieldset input:focus-visible + span {\noutline: 2px solid var(--link);\noutline-offset: -2px;\n}\nfieldset small {\nopacity: 0.75;\n}\noutput {\ncolor: var(--soft);\nfont-size: 14px;\n}\n.scroll {\noverflow-x: auto;\n}\ntable {\nborder-collapse: collapse;\nwidth: 100%;\n}\nth,\ntd {\ntext-align: left;\npadding: 9px 14px 9px 0;\nborder-bottom: 1px solid var(--line);\nvertical-align: top;\n}\nth {\nfont-weight: 500;\n}\nthead th {\ncolor: var(--soft);\nfont-size: 13px;\nvertical-align: bottom;\nwhite-space: nowrap;\n}\nthead small {\nfont-weight: 400;\n}\n.sort {\nborder: 0;\nbackground: none;\npadding: 0;\nfont: inherit;\ncolor: inherit;\ncursor: pointer;\n}\n.sort:hover {\ncolor: var(--ink);\n}\n[aria-sort] .sort {\ncolor: var(--ink);\nfont-weight: 600;\n}\n[aria-sort=\"ascending\"] .sort::after {\ncontent: \" ↑\" / \"\";\n}\n[aria-sort=\"descending\"] .sort::after {\ncontent: \" ↓\" / \"\";\n}\n.axis {\ndisplay: flex;\njustify-content: space-between;\nwidth: 168px;\nfont-size: 11px;\n}\ntr.row {\ncursor: default;\n}\n[data-ready] tr.row {\ncursor: pointer;\n}\ntr.row:hover,\ntr.is-open {\nbackground: var(--raised);\n}\ntr.row > :first-child {\npadding-left: 10px;\n}\ntr.row th {\noverflow-wrap: anywhere;\nmin-width: 22ch;\n}\nbutton.name {\nborder: 0;\nbackground: none;\npadding: 0;\ncolor: inherit;\ntext-align: left;\ncursor: pointer;\noverflow-wrap: anywhere;\n}\nbutton.name::before {\ncontent: \"▸\" / \"\";\ndisplay: inline-block;\nwidth: 1.1em;\ncolor: var(--soft);\n}\nbutton.name[aria-expanded=\"true\"]::before {\ncontent: \"▾\" / \"\";\n}\n.metric {\ncolor: var(--soft);\nfont-size: 13px;\nfont-weight: 400;\noverflow-wrap: anywhere;\n}\n.interval,\n.detail {\ndisplay: block;\ncolor: var(--soft);\nfont-size: 13px;\n}\n.delta {\nfont-weight: 600;\nwhite-space: nowrap;\n}\n.same .delta,\n.unsure .delta {\nfont-weight: 500;\n}\ntd.values {\nwhite-space: nowrap;\n}\ntd.rounds,\nth[data-key=\"rounds\"] {\ntext-align: right;\npadding-right: 24px;\n}\n.word {\nfont-weight: 600;\n}\n.same .word {\nfont-weight: 400;\ncolor: var(--soft);\n}\n.worse .delta,\n.worse .word,\n.failed .word {\ncolor: var(--worse);\n}\n.harmless .delta,\n.harmless .word,\n.unsure .word,\n.withheld .word,\n.accepted .delta,\n.accepted .word {\ncolor: var(--unsure);\n}\n.better .delta,\n.better .word {\ncolor: var(--better);\n}\ntd.drawn {\npadding-top: 11px;\n}\n.strip {\ndisplay: block;\noverflow: visible;\ncolor: var(--soft);\n}\n.strip .band {\nfill: var(--margin);\n}\n.strip .zero {\nstroke: var(--rule);\nstroke-width: 1;\n}\n.strip .range {\nstroke: currentColor;\nstroke-width: 2;\nfill: none;\n}\n.strip circle {\nfill: currentColor;\n}\n.worse .strip {\ncolor: var(--worse);\n}\n.better .strip {\ncolor: var(--better);\n}\n.unsure .strip,\n.harmless .strip {\ncolor: var(--unsure);\n}\n.why,\n.unchanged,\n.news {\ncolor: var(--soft);\n}\n.why {\npadding-left: 20px;\n}\ndetails {\nmargin: 10px 0;\n}\nsummary {\ncursor: pointer;\npadding: 6px 0;\noverflow-wrap: anywhere;\n}\ntr.opened > td {\npadding: 12px 10px 24px;\nbackground: var(--raised);\n}\n.details {\nmax-width: 1140px;\n}\n.figures {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));\ngap: 16px;\n}\nfigure {\nmargin: 0;\nbackground: var(--paper);\nborder: 1px solid var(--line);\nborder-radius: 10px;\npadding: 14px 16px 8px;\nmin-width: 0;\noverflow: hidden;\nbreak-inside: avoid;\n}\nfigure.wide {\ngrid-column: 1 / -1;\n}\nfigcaption strong {\ndisplay: block;\nfont-weight: 600;\nfont-size: 14px;\n}\nfigcaption span {\ndisplay: block;\ncolor: var(--soft);\nfont-size: 13px;\n}\n.keys {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\nlist-style: none;\nmargin: 6px 0;\npadding: 0;\nfont-size: 13px;\ncolor: var(--soft);\n}\n.keys svg {\nvertical-align: -1px;\n}\n.keys strong {\ncolor: var(--ink);\n}\n.plot {\ndisplay: block;\nmax-width: 100%;\nheight: auto;\nbackground: none;\nfont-size: 12px;\nfont-family: inherit;\noverflow: visible;\n--plot-background: var(--paper);\n}\n.plot text,\n.plot tspan {\nwhite-space: pre;\n}\n.plot .y-grid,\n.plot .x-grid {\nstroke: var(--line);\nstroke-opacity: 1;\n}\n.plot [class$=\"axis-tick\"],\n.plot [class$=\"tick-label\"],\n.plot [class$=\"axis-label\"] {\ncolor: var(--soft);\n}\n.flame .plot {\ncursor: zoom-in;\nfont-size: 11.5px;\n}\n.facts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));\ngap: 8px 24px;\nmargin: 8px 0;\n}\n.facts dt {\ncolor: var(--soft);\nfont-size: 13px;\n}\n.facts dd {\nmargin: 0;\noverflow-wrap: anywhere;\n}\n.problems {\ncolor: var(--unsure);\nmargin: 0 0 12px;\npadding-left: 20px;\n}\n.plain {\nfont-size: 14px;\n}\n.plain td,\n.plain th {\npadding: 5px 16px 5px 0;\nwhite-space: nowrap;\n}\n.plain th code,\n.plain td code {\nwhite-space: normal;\n}\n.plain .interval {\ndisplay: inline;\n}\n.grid td .word {\nfont-weight: 400;\nfont-size: 13px;\n}\n.time {\ndisplay: block;\nwidth: 100%;\nborder-radius: 6px;\n}\n.buildSec {\nfill: var(--faint);\n}\n.countedSec {\nfill: var(--head);\n}\n.startSec {\nfill: var(--part-1);\n}\n.discardedSec {\nfill: var(--worse);\n}\n.probeSec {\nfill: var(--part-3);\n}\n.linkSec {\nfill: var(--part-4);\n}\n.profileSec {\nfill: var(--part-2);\n}\n.otherSec {\nfill: var(--line);\n}\n.command {\nbackground: var(--raised);\nborder: 1px solid var(--line);\nborder-radius: 8px;\npadding: 12px 14px;\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\nmargin: 0 0 8px;\n}\n.command code {\nbackground: none;\npadding: 0;\nfont-size: 13.5px;\n}\n.notes {\npadding-left: 20px;\noverflow-wrap: anywhere;\n}\n#read p {\nmax-width: 80ch;\n}\n@media (max-width: 1000px) {\ntr.row th {\nmin-width: 0;\n}\nbody {\npadding: 0 14px 48px;\n}\n.top {\npadding-top: 20px;\n}\n.duty {\nfont-size: 16px;\n}\n.csv {\nmargin-left: 0;\n}\ninput[type=\"search\"] {\nwidth: 100%;\n}\n.rows,\n.rows tbody,\n.rows caption {\ndisplay: block;\n}\n.rows thead {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\n}\ntr.row {\ndisplay: grid;\ngrid-template-columns: minmax(0, 1fr) auto;\ngap: 0 12px;\npadding: 10px 0;\nborder-bottom: 1px solid var(--line);\n}\ntr.row[hidden] {\ndisplay: none;\n}\ntr.row > * {\nborder: 0;\npadding: 1px 0;\n}\ntr.row > :first-child {\ngrid-column: 1 / -1;\npadding-left: 0;\n}\ntd.drawn {\ngrid-column: 1;\npadding-top: 6px;\n}\ntd.change {\ngrid-column: 1;\ngrid-row: 2;\n}\ntd.verdict {\ngrid-column: 2;\ngrid-row: 2;\ntext-align: right;\nmax-width: 52vw;\n}\ntd.values {\ngrid-column: 2;\ngrid-row: 3;\nfont-size: 12.5px;\ntext-align: right;\nwhite-space: normal;\n}\ntd.rounds {\ndisplay: none;\n}\ntr.opened,\ntr.opened > td {\ndisplay: block;\npadding-inline: 0;\n}\ntr.opened[hidden] {\ndisplay: none;\n}\nfigure {\nborder-radius: 8px;\npadding: 12px 8px 4px;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nbody {\nmax-width: none;\npadding: 0;\nfont-size: 11px;\n}\n.controls,\nnav,\n.skip,\n.copy {\ndisplay: none;\n}\n.small,\n.line,\n.suite,\n.keys,\n.metric,\n.interval,\n.detail,\n.facts dt,\n.plain,\nthead th,\nfigcaption span {\nfont-size: 10px;\n}\n.scroll {\noverflow: visible;\n}\n/* Paper cannot be scrolled. */\n.plain td,\n.plain th {\nwhite-space: normal;\noverflow-wrap: anywhere;\npadding-right: 8px;\n}\ntr,\nfigure {\nbreak-inside: avoid;\n}\nh2,\nh3 {\nbreak-after: avoid;\n}\n}";
const PAGE_STYLE_SHA256 = "Vbez0949R8CqyZMGRfczSlEdu5KfPX0Hqlq9jtD9dqQ=";
// src/core/tell/page/row-series.ts
/** The numbers behind the rows of a report: pairs by round, and how each interval narrowed. */
/** Steps of a trail: enough for a line, and each costs a search for both ends. */
const MOST_STEPS = 16;
const FEWEST_ROUNDS = 3;
const keyOf$1 = ({ contrast, benchmark, metric }) => JSON.stringify([
	contrast,
	benchmark,
	metric
]);
/** Six digits are more than any plot shows. */
const rounded = (value) => Number(value.toPrecision(6));
/** Rounds at which the trail has a step: evenly over the run, looks and the last among them. */
function stepsOf(rounds, looks) {
	const every = Math.max(1, Math.ceil((rounds - FEWEST_ROUNDS) / MOST_STEPS));
	const even = Array.from({ length: rounds }, (_, i) => i + 1).filter((at) => at >= FEWEST_ROUNDS && (rounds - at) % every === 0);
	return [.../* @__PURE__ */ new Set([...even, ...looks.filter((look) => look <= rounds)])].sort((a, b) => a - b);
}
/** The row's own interval after more and more rounds, at the level of the whole table's alpha. */
function trailOf(whole, looks, report) {
	const { alpha, seed } = report.plan;
	const patterns = patternsOf(seed);
	return stepsOf(whole.stoppedAfter ?? whole.base.length, looks).flatMap((rounds) => {
		const { sample } = gatherEvidence(whole, rounds);
		const { value } = estimateSample(sample, {
			flips: followedPatterns(patterns, rounds),
			alpha,
			limit: null
		});
		if (value.kind !== "ratio" && value.kind !== "difference") return [];
		const ends = [
			value.point,
			value.low,
			value.high
		].map((end) => rounded(value.kind === "ratio" ? percentOfLn(end) : end));
		return ends.every(Number.isFinite) ? [[
			rounds,
			ends[0],
			ends[1],
			ends[2]
		]] : [];
	});
}
/** What of a trial's surroundings is worth a line, in the reader's words. */
const AROUND = [
	["CPU frequency, GHz", ({ pollution }) => scaled$1(pollution?.frequencyHz, 1e-9)],
	["stolen CPU, %", ({ pollution }) => pollution?.stealPct],
	["others on the CPU, %", ({ pollution }) => pollution?.foreignCpuPct],
	["waited for a CPU, %", ({ pollution }) => pollution?.cpuPressurePct],
	["waited for a disk, %", ({ pollution }) => pollution?.ioPressurePct],
	["waited for memory, %", ({ pollution }) => pollution?.memoryPressurePct],
	["throttled, s", ({ pollution }) => pollution?.throttledSec]
];
const scaled$1 = (value, factor) => value == null ? null : value * factor;
/** When each trial began, in seconds of the run: the time that those before it took. */
function startsOf(records) {
	let spent = 0;
	return new Map(records.map((record) => {
		spent += record.spentSec ?? record.wallSec;
		return [record, rounded(Math.max(0, spent - record.wallSec))];
	}));
}
function trialsOf(records, startOf) {
	const around = AROUND.flatMap(([name, read]) => {
		const values = records.map((record) => {
			const value = read(record);
			return value == null ? null : rounded(value);
		});
		return new Set(values.filter((value) => value !== null)).size > 1 ? [[name, values]] : [];
	});
	return {
		rounds: records.map(({ trial }) => trial.round),
		atSec: records.map((record) => startOf.get(record) ?? 0),
		around: Object.fromEntries(around)
	};
}
const slotOf = (arm, target) => JSON.stringify([arm, target]);
/** Every paired sample of the report by the key of its row, means included. */
function samplesOf(report) {
	const { plan, records } = report;
	if (records === null || records.length === 0) return null;
	const trials = parseRecords(plan.suite, records);
	const samples = collectSamples(plan, trials).value;
	const rows = pairSamples(plan, samples, records, report.roundsRun).value;
	const paired = rows.map(({ sample }) => sample);
	const means = ["gating", "informational"].flatMap((role) => geomeanRows(paired.filter((sample) => sample.role === role)));
	const targets = new Map(rows.map(({ sample, targets }) => [keyOf$1(sample), targets]));
	return {
		byKey: new Map([...means, ...paired].map((one) => [keyOf$1(one), one])),
		targets
	};
}
function armsOf(sample) {
	if (sample.sides === void 0) return null;
	const [base, head] = [sample.sides.base, sample.sides.head].map((side) => JSON.parse(side));
	return [base[0], head[0]];
}
/** The series of every row, and what was around the trials they come from. */
function readSeries(report) {
	const known = samplesOf(report);
	if (known === null) return {
		of: () => null,
		trials: []
	};
	const latest = latestAttempts(report.records ?? []);
	const starts = startsOf(report.records ?? []);
	const slots = [...Map.groupBy(latest, ({ trial }) => slotOf(trial.arm, trial.target))];
	const places = new Map(slots.map(([slot], at) => [slot, at]));
	const byRound = slots.map(([, own]) => own.sort((a, b) => a.trial.round - b.trial.round));
	const of = (row) => {
		const sample = known.byKey.get(keyOf$1(row));
		if (sample === void 0) return null;
		const [arms, targets] = [armsOf(sample), known.targets.get(keyOf$1(row))];
		const slotsOf = (side) => places.get(slotOf(arms?.[side] ?? "", targets?.[side] ?? targets?.[0] ?? ""));
		const [base, head] = [slotsOf(0), slotsOf(1)];
		const again = base === void 0 ? [] : byRound[base].filter(({ trial }) => trial.attempt > 0);
		const ran = sample.stoppedAfter ?? sample.base.length;
		const short = (values) => values.slice(0, ran).map((value) => value === null ? null : rounded(value));
		return {
			base: short(sample.base),
			head: short(sample.head),
			headFirst: sample.headFirst.slice(0, ran),
			again: again.map(({ trial }) => trial.round),
			trail: trailOf(sample, row.explanation.looksTaken, report),
			trials: base === void 0 || head === void 0 ? null : [base, head],
			scale: gatherEvidence(sample, sample.base.length).kind === "ratio" ? "percent" : "unit"
		};
	};
	return {
		of,
		trials: byRound.map((own) => trialsOf(own, starts))
	};
}
// src/core/tell/page/page-content.ts
/** Everything that the plots of a page draw, out of a report. */
const name$1 = (text) => cleanName(text, 120);
const prose = (text) => clean(text, 600);
const placeKey = (benchmark, arm) => JSON.stringify([benchmark, arm]);
function bothOf(places, row, contrast) {
	if (contrast === void 0 || contrast.kind === "interaction") return null;
	if (contrast.kind === "benchmarks") return null;
	const base = places.get(placeKey(row.benchmark, contrast.base));
	const head = places.get(placeKey(row.benchmark, contrast.head));
	return base === void 0 || head === void 0 ? null : [base, head];
}
/** What CPU time was for, by the metric of its whole. */
const SPLITS = [{
	whole: "server-cpu/transaction",
	per: "transaction",
	parts: [
		["marking, helped by the program", "gc-mark-assist/transaction"],
		["marking in the background", "gc-mark-background/transaction"],
		["marking on idle CPUs", "gc-mark-idle/transaction"]
	],
	marking: "gc-mark-cpu/transaction"
}, {
	whole: "cpu-sec",
	per: "trial",
	parts: [
		["marking, helped by the program", "gc-mark-assist"],
		["marking in the background", "gc-mark-background"],
		["marking on idle CPUs", "gc-mark-idle"]
	],
	marking: "gc-mark-cpu-total"
}];
/** CPU time of a benchmark by what it was for; null: the whole or no part of it was measured. */
function splitOf(rows) {
	const values = (metric) => {
		const row = rows.find((one) => one.metric === metric);
		if (row === void 0 || row.baseValue === null || row.headValue === null) return null;
		return {
			base: row.baseValue,
			head: row.headValue
		};
	};
	for (const { whole, per, parts, marking } of SPLITS) {
		const all = values(whole);
		const find = (wanted) => wanted.flatMap(([label, metric]) => {
			const both = values(metric);
			return both === null ? [] : [{
				name: label,
				...both
			}];
		});
		const apart = find(parts);
		const told = apart.length > 0 ? apart : find([["marking", marking]]);
		if (all === null || told.length === 0) continue;
		const rest = (side) => all[side] - told.reduce((sum, part) => sum + part[side], 0);
		if (rest("base") < 0 || rest("head") < 0) return null;
		return {
			per,
			parts: [{
				name: "the program itself",
				base: rest("base"),
				head: rest("head")
			}, ...told]
		};
	}
	return null;
}
function pageRow(row, table, around) {
	const { report, series } = around;
	const { comparison } = row;
	const contrast = report.plan.contrasts.find(({ id }) => id === comparison.contrast);
	const seen = series.of(comparison);
	const { kind } = comparison.estimate;
	const beside = report.comparisons.filter((one) => one.contrast === comparison.contrast && one.benchmark === comparison.benchmark);
	const profiled = around.profiles.findIndex(({ source }) => source.contrast === comparison.contrast && source.benchmarks.includes(comparison.benchmark));
	return {
		benchmark: comparison.role === "geomean" ? GEOMEAN : name$1(comparison.benchmark),
		metric: name$1(row.metric),
		unit: printedUnit(comparison),
		contrast: plainText(table.title),
		sides: table.sides.map(plainText),
		word: row.detail === null ? row.word : `${row.word}: ${plainText(row.detail)}`,
		change: row.change,
		delta: row.delta,
		interval: row.interval ?? "",
		level: row.level === null ? "" : printLevel(row.level),
		marginPct: comparison.marginPct,
		better: comparison.better,
		scale: kind === "difference" ? "unit" : "percent",
		judged: explainRow(row).map(([label, value]) => [label, prose(value)]),
		problems: row.problems.map(({ message }) => prose(message)),
		base: [],
		head: [],
		headFirst: [],
		again: [],
		trail: [],
		trials: null,
		looks: comparison.explanation.looksTaken,
		...seen,
		spread: bothOf(around.spreads, comparison, contrast),
		collections: bothOf(around.collections, comparison, contrast),
		profile: profiled < 0 ? null : profiled,
		split: splitOf(beside)
	};
}
const scaled = (value) => value === null ? null : rounded(value);
/** Most collections of one arm that are drawn: a plot shows no more, and they are many bytes. */
const COLLECTIONS_DRAWN = 1500;
function pageCollections({ rounds }) {
	const all = rounds.flatMap(({ round, collections }) => unpackCollections(collections).map((one) => [
		round,
		scaled(one.atSec),
		rounded(one.pausesSec.reduce((sum, sec) => sum + sec, 0)),
		scaled(one.markCpuSec),
		...[
			one.startBytes,
			one.liveBytes,
			one.goalBytes
		].map(scaled)
	]));
	const every = Math.ceil(all.length / COLLECTIONS_DRAWN);
	return all.filter((_, at) => at % every === 0);
}
/** Calls with fewer samples than this share of all are too narrow to be seen. */
const NARROWEST = .002;
/** Stacks as one tree, the outermost calls first. */
function treeOf(stacks) {
	const fresh = () => ({
		base: 0,
		head: 0,
		calls: /* @__PURE__ */ new Map()
	});
	const root = fresh();
	for (const { functions, base, head } of stacks) {
		let at = root;
		for (const called of [null, ...functions]) {
			if (called !== null) {
				const next = at.calls.get(called) ?? fresh();
				at.calls.set(called, next);
				at = next;
			}
			at.base += base;
			at.head += head;
		}
	}
	const least = NARROWEST * Math.max(root.base, root.head);
	const pack = (called, node) => [
		name$1(called),
		rounded(node.base),
		rounded(node.head),
		[...node.calls].filter(([, { base, head }]) => Math.max(base, head) >= least).map(([next, child]) => pack(next, child))
	];
	return pack("all", root);
}
function pageProfile(report, { source, words }) {
	const { base, head, stacks } = source;
	const whole = (arm) => "total" in arm ? arm.total : arm.samples;
	return {
		of: words.whole,
		sides: titleOf(report, source.contrast).sides.map(plainText),
		wholes: [whole(base), whole(head)],
		tree: treeOf(stacks === void 0 ? [] : stackRows(stacks))
	};
}
function pageLadder(report, { axes, rungs, columns }) {
	if (axes === null) return null;
	const nameOf = (id) => report.plan.arms.find((arm) => arm.id === id)?.variant ?? id;
	const axis = (metric) => ({
		label: name$1(metricFor(metric).label),
		unit: printedUnit({
			metric,
			unit: columns.find((one) => one.metric === metric)?.unit ?? ""
		})
	});
	const better = report.comparisons.find(({ metric }) => metric === axes.speed)?.better ?? "lower";
	return {
		memory: axis(axes.memory),
		speed: {
			...axis(axes.speed),
			better
		},
		points: rungs.map(({ benchmark, arm, values, standing }) => ({
			benchmark: name$1(benchmark),
			variant: name$1(nameOf(arm)),
			memory: scaled(values[axes.memory] ?? null),
			speed: scaled(values[axes.speed] ?? null),
			standing: plainText(standingPhrase(standing)),
			isFront: standing.word === "front"
		}))
	};
}
function pageDrift({ refs, lines }) {
	const [first = "", ...others] = refs.map(name$1);
	return {
		refs: [first, ...others],
		lines: lines.map(({ benchmark, metric, cells }) => {
			const [any] = cells.flatMap((cell) => cell === null || typeof cell === "string" ? [] : cell);
			const points = cells.flatMap((cell, i) => {
				if (cell === "same code") return [{
					ref: others[i],
					point: 0,
					low: 0,
					high: 0
				}];
				if (cell === null || cell.change === null) return [];
				return [{
					ref: others[i],
					...cell.change
				}];
			});
			return {
				benchmark: `${name$1(benchmark)} ${name$1(metric)}`,
				better: any?.comparison.better ?? "lower",
				points: [{
					ref: first,
					point: 0,
					low: 0,
					high: 0
				}, ...points]
			};
		})
	};
}
/** The rows of a page in the order of their ids: those of one table after those of another. */
const pageRows = ({ tables }) => tables.flatMap((table) => rowsOf$2(table).map((row) => ({
	row,
	table
})));
function pageData(report, view) {
	const { histograms = [], collections = [] } = report;
	const places = (all) => new Map(all.map(({ benchmark, arm }, at) => [placeKey(benchmark, arm), at]));
	const series = readSeries(report);
	const profiles = viewProfiles(report)?.targets ?? [];
	const around = {
		report,
		series,
		profiles,
		spreads: places(histograms),
		collections: places(collections)
	};
	return {
		rows: pageRows(view).map(({ row, table }) => pageRow(row, table, around)),
		trials: series.trials,
		spreads: histograms.map((one) => ({
			unit: one.unit,
			first: one.first,
			logStep: one.logStep,
			buckets: [...poolRounds(one)].sort(([a], [b]) => a - b)
		})),
		collections: collections.map(pageCollections),
		profiles: profiles.map((profile) => pageProfile(report, profile)),
		ladders: climbLadders(report).map((ladder) => pageLadder(report, ladder)),
		drifts: view.drifts.map(pageDrift)
	};
}
// src/core/tell/page/page-phrases.ts
/** Wordings of the page of a report, those of its script apart. */
const PLOT = "Interval";
const LESS = "− less";
const MORE = "more +";
const ROUNDS = "Rounds";
const VERDICT = "Verdict";
const explaining = (count) => `What explains rather than decides: ${plural(count, "row")}`;
/** What the mark beside the headline means, for who does not see it. */
const MOODS = {
	good: "Passed",
	bad: "Failed",
	ask: "Needs a look",
	advice: "Advisory"
};
const SKIP = "Skip to the results";
const SECTIONS = "Sections";
const RESULTS = "Results";
const GRID = "The change under each variant";
const GRID_ABOUT = "The same change, built and run under other settings.";
const DRIFT = "Every ref against the first";
const LADDER = "Memory against speed";
const AGAINST_OTHERS = "Against the others";
const PROFILES = "Profiles of both sides";
const TIME_SPENT = "Where the minutes went";
const MACHINE = "The machine";
const REPEAT = "How to repeat it";
const READ = "How to read this";
const BUILDS = "Builds";
const RUN = "The run";
const PARTS_OF_TIME = {
	buildSec: "building",
	countedSec: "work that counts",
	startSec: "start and set-up",
	discardedSec: "discarded trials",
	probeSec: "trying out",
	linkSec: "linking new layouts",
	profileSec: "profiling",
	otherSec: "other"
};
const NO_SCRIPT = "Scripts are off here: the tables are whole, and what is behind each row (its pairs, how its interval narrowed) cannot be drawn.";
const NO_RECORDS = "The raw records are not in this report, so there are no plots of single rounds.";
const OWN_CODE_OF = "Function, in its own code";
const WITH_CALLS_OF = "Function, with what it calls";
// src/core/tell/page/page-sections.ts
/** What stands below the tables of a page: ladders, profiles, what was compared, the time. */
const name = (text) => cleanName(text, 120);
const codeOf = (text) => markup`<code>${name(text)}</code>`;
const cellOf = (content) => markup`<td>${content}</td>`;
const headOf = (content) => markup`<th scope="col">${content}</th>`;
const lineOf$2 = (head, cells) => markup`<tr><th scope="row">${head}</th>${cells.map(cellOf)}</tr>`;
/** A table that scrolls inside of itself, by keys too, where it is wider than the page. */
const tableOf = (kind, titles, lines) => markup`<div class="scroll" tabindex="0"><table class="${kind}">
<thead><tr>${titles.map(headOf)}</tr></thead>
<tbody>${lines}</tbody>
</table></div>`;
function ladderMarkup(view, isOnly, at) {
	const { title, columns, lines, about, isDrawn } = view;
	const isSeveral = new Set(lines.map(({ benchmark }) => benchmark)).size > 1;
	const rows = lines.map(({ benchmark, variant, cells, standing }) => {
		const first = isSeveral ? markup`${codeOf(benchmark)} ` : "";
		return lineOf$2(markup`${first}${codeOf(variant)}`, [...cells, phraseMarkup(standing)]);
	});
	const legend = about.map((phrase) => markup`${phraseMarkup(phrase)} `);
	const titles = [
		VARIANT,
		...columns.map(phraseMarkup),
		AGAINST_OTHERS
	];
	const heading = isOnly ? "" : markup`<h3>${phraseMarkup(capital(title))}</h3>`;
	const figures = isDrawn ? markup`<div class="figures" data-ladder="${at}"></div>` : "";
	return markup`${heading}${figures}
${tableOf("plain", titles, rows)}
<p class="small">${legend}</p>`;
}
function driftCell(cell) {
	if (cell === null) return "–";
	if (typeof cell === "string") return cell;
	const { delta, interval, word } = cell;
	const by = markup`<span class="interval">${interval ?? ""}</span>`;
	return markup`<span class="delta">${delta}</span> ${by} ${word}`;
}
function driftMarkup({ refs, lines, about }, at) {
	const rows = lines.map(({ benchmark, metric, base, cells }) => lineOf$2(codeOf(benchmark), [
		name(metric),
		base,
		...cells.map(driftCell)
	]));
	return markup`<div class="figures" data-drift="${at}"></div>
${tableOf("plain", [
		"",
		"",
		...refs.map(codeOf)
	], rows)}
<p class="small">${phraseMarkup(about)}</p>`;
}
const ladderBody = (ladders) => joinMarkup(ladders.map((one, at) => ladderMarkup(one, ladders.length === 1, at)));
const driftSections = ({ drifts }) => drifts.length === 0 ? [] : [{
	id: "drift",
	title: DRIFT,
	body: joinMarkup(drifts.map(driftMarkup))
}];
const ladderSections = ({ ladders }) => ladders.length === 0 ? [] : [{
	id: "ladder",
	title: LADDER,
	body: ladderBody(ladders)
}];
const differenceCell = ({ point, interval, isBeyondNoise }) => {
	const shown = isBeyondNoise ? markup`<span class="delta">${point}</span>` : point;
	return markup`${shown} <span class="interval">${interval}</span>`;
};
const FUNCTIONS_SHOWN = 15;
function functionTable(title, rows, { words, level }) {
	const [first] = rows;
	if (first === void 0) return markup``;
	const difference = differenceAt(intervalAt(printLevel(level)));
	const titles = [
		...[
			title,
			shareOf(words.whole),
			...first.shareDelta === null ? [] : [difference]
		],
		...first.amount === null ? [] : [words.amount, difference],
		...first.samples === null ? [] : [SAMPLES]
	];
	const lines = rows.slice(0, FUNCTIONS_SHOWN).map((row) => {
		const about = row.words === null ? "" : markup`<span class="detail">${row.words}</span>`;
		const { amount, amountDelta, share, shareDelta, samples } = row;
		return lineOf$2(markup`${codeOf(row.name)}${about}`, [
			...[share, ...shareDelta === null ? [] : [differenceCell(shareDelta)]],
			...amount === null || amountDelta === null ? [] : [amount, differenceCell(amountDelta)],
			...samples === null ? [] : [samples]
		]);
	});
	return tableOf("plain", titles, lines);
}
function profileMarkup(view, at) {
	const gist = phraseMarkup(view.gist);
	const title = markup`${view.words.title}, ${phraseMarkup(view.name)}: ${gist}`;
	return markup`<details class="profile" data-profile="${at}"><summary>${title}</summary>
<p class="small">${phraseMarkup(view.basis)}</p><div class="figures"></div>
${functionTable(OWN_CODE_OF, view.flat, view)}
${functionTable(WITH_CALLS_OF, view.cum, view)}</details>`;
}
function profileSections(report) {
	const view = viewProfiles(report);
	if (view === null) return [];
	const problems = view.problems.map(({ message, where, next }) => {
		const at = where === void 0 ? "" : ` (${name(where)})`;
		const advice = next === void 0 ? "" : `. ${clean(next, 600)}`;
		return markup`<li>${clean(message, 600)}${at}${advice}</li>`;
	});
	const missing = problems.length === 0 ? "" : markup`<h3>${NOT_PROFILED}</h3><ul>${problems}</ul>`;
	const body = markup`${view.targets.map(profileMarkup)}${missing}`;
	return [{
		id: "profiles",
		title: PROFILES,
		body
	}];
}
/** Who accepted which row, when and why, and whether that holds for this head. */
function acceptedSections({ acceptances }) {
	if (acceptances.length === 0) return [];
	const items = acceptances.map(({ row, state, by, at, sha, reason, next }) => {
		const who = acceptedFor(name(by), name(at), name(shortSha(sha)));
		const advice = next === null ? [] : [" ", ...next];
		const why = phraseMarkup([
			{ prose: reason },
			".",
			...advice
		]);
		return markup`<li>${codeOf(row)}: ${state}, ${who}: ${why}</li>`;
	});
	return [{
		id: "accepted",
		title: ACCEPTED_ROWS,
		body: markup`<ul>${items}</ul>`
	}];
}
const factOf = ({ label, value }) => markup`<div><dt>${phraseMarkup(label)}</dt><dd>${phraseMarkup(value)}</dd></div>`;
const factList = (facts) => markup`<dl class="facts">${facts.map(factOf)}</dl>`;
const fold = (title, body, isOpen = false) => markup`<details${isOpen ? markup` open` : ""}><summary>${title}</summary>${body}</details>`;
function buildTable({ builds }) {
	if (builds.length === 0) return markup``;
	const rows = builds.map(({ arm, unit, sha256, toolchain, settings }) => {
		const set = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
		const texts = [
			unit,
			sha256.slice(0, 16),
			toolchain,
			set.join(" ")
		];
		return lineOf$2(codeOf(arm), texts.map(codeOf));
	});
	return fold(BUILDS, tableOf("plain", [...BUILD_COLUMNS], rows));
}
const BAR = 1e3;
/** Where the time went, as one bar and a list; nothing where nobody counted. */
function timeSections({ timeSpent, buildSec = 0, profiles }) {
	if (timeSpent === void 0) return [];
	const seconds = {
		...timeSpent,
		buildSec,
		profileSec: profiles?.spentSec ?? 0
	};
	const parts = Object.keys(PARTS_OF_TIME).map((key) => ({
		key,
		sec: seconds[key]
	})).filter(({ sec }) => sec > 0);
	const whole = parts.reduce((sum, { sec }) => sum + sec, 0);
	if (whole === 0) return [];
	let to = 0;
	const bars = parts.map(({ key, sec }) => {
		const from = to;
		to += BAR * sec / whole;
		const [x, width] = [from.toFixed(1), (to - from).toFixed(1)];
		return markup`<rect class="${key}" x="${x}" width="${width}" height="24"/>`;
	});
	const items = parts.map(({ key, sec }) => {
		const share = `${Math.round(100 * sec / whole)} %`;
		return markup`<li><svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true"><rect
 class="${key}" width="10" height="10"/></svg> ${PARTS_OF_TIME[key]}
<strong>${printDuration(sec)}</strong> ${share}</li>`;
	});
	const body = markup`<svg class="time" viewBox="0 0 ${BAR} 24" height="24" aria-hidden="true"
 preserveAspectRatio="none">${bars}</svg><ul class="keys">${items}</ul>`;
	return [{
		id: "time",
		title: TIME_SPENT,
		body
	}];
}
function noteSections({ notes }) {
	if (notes.length === 0) return [];
	const items = notes.map(({ number, text }) => {
		const mark = number === null ? "" : markup`<sup>${number}</sup> `;
		return markup`<li>${mark}${phraseMarkup(text)}</li>`;
	});
	return [{
		id: "notes",
		title: NOTES,
		body: markup`<ul class="notes">${items}</ul>`
	}];
}
/** Everything beside the numbers. */
function factSections(report, view) {
	const { facts } = view;
	const repeat = markup`<pre class="command"><code>${cleanLines(facts.command)}</code></pre>
${fold(RUN, factList(facts.run), true)}
${fold(MACHINE, facts.machines.map(factList))}`;
	const read = facts.method.map((phrase) => markup`<p>${phraseMarkup(phrase)}</p>`);
	const compared = markup`${factList(facts.compared)}${buildTable(facts)}`;
	return [
		...noteSections(view),
		{
			id: "compared",
			title: COMPARED,
			body: compared
		},
		...timeSections(report),
		{
			id: "repeat",
			title: REPEAT,
			body: repeat
		},
		{
			id: "read",
			title: READ,
			body: joinMarkup(read)
		}
	];
}
// src/core/tell/page/row-tables.ts
const WIDTH = 168;
const MIDDLE = WIDTH / 2;
/** Room for the point at the ends. */
const ARM = 78;
/** Of a narrower interval the ends are inside of its point. */
const CAPPED = 12;
const at = (pct, scale) => Number((MIDDLE + ARM * shareAlong(pct, scale)).toFixed(1));
/** The interval against zero and its margin; nothing where there is none. */
function intervalPlot(row, scale) {
	const { change, comparison } = row;
	if (change === null || !isDrawn(row) || Number.isNaN(change.point)) return markup``;
	const [low, point, high] = [
		change.low,
		change.point,
		change.high
	].map((pct) => at(pct, scale));
	const caps = high - low < CAPPED ? "" : `M${low} 5V13M${high} 5V13`;
	const margin = at(comparison.marginPct, scale) - MIDDLE;
	const band = margin === 0 ? markup`` : markup`<rect class="band" x="${MIDDLE - margin}" width="${2 * margin}" height="18"/>`;
	return markup`<svg class="strip" viewBox="0 0 ${WIDTH} 18" width="${WIDTH}" height="18"
 aria-hidden="true">${band}<path class="zero" d="M${MIDDLE} 0V18"/><path class="range"
 d="M${low} 9H${high}${caps}"/><circle cx="${point}" cy="9" r="4"/></svg>`;
}
/** What decides first, so that sorting by verdict brings it up. */
const WEIGHT = [...[
	"failed",
	"withheld",
	"worse",
	"differs",
	"oom",
	"better",
	"unsure",
	"same"
]];
const unbroken = (text) => text.replaceAll(" ", "\xA0");
function valuesCell({ base, head }) {
	if (base === "") return markup``;
	return markup`<span class="value">${unbroken(base)}</span> → <span
 class="value">${unbroken(head)}</span>`;
}
function nameOf({ comparison, metric }) {
	const name = comparison.role === "geomean" ? GEOMEAN : cleanName(comparison.benchmark, 120);
	return markup`<span class="name">${name}</span> <span class="metric">${metric}</span>`;
}
function deltaCell(row, level) {
	const own = row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
	const interval = row.interval?.replace(/^\[(.*), (.*)\]$/, "$1 to $2");
	const below = interval === void 0 ? "" : markup`<span class="interval">${unbroken(interval + own)}</span>`;
	return markup`<span class="delta">${unbroken(row.delta)}</span>${below}`;
}
const isHarmless = (row) => row.mark === "worse" && !row.gates;
function rowMarkup(row, id, { scale, level, view }) {
	const { comparison, mark } = row;
	const notes = view.notesOf(row);
	const marks = notes.length === 0 ? "" : markup` <sup>${notes.join(", ")}</sup>`;
	const detail = row.detail === null ? "" : markup`<span class="detail">${phraseMarkup(row.detail)}</span>`;
	const size = row.size === Number.POSITIVE_INFINITY ? -1 : row.size;
	const kind = `${mark}${isHarmless(row) ? " harmless" : ""}${row.isAccepted ? " accepted" : ""}`;
	return markup`<tr class="row ${kind}" data-row="${id}" data-weight="${WEIGHT.indexOf(mark)}"
 data-size="${size}" data-rounds="${row.rounds}" data-value="${comparison.baseValue ?? -1}">
<th scope="row">${nameOf(row)}</th>
<td class="change">${deltaCell(row, level)}</td>
<td class="drawn">${intervalPlot(row, scale)}</td>
<td class="values">${valuesCell(row)}</td>
<td class="rounds">${row.rounds}</td>
<td class="verdict"><span class="word">${row.word}</span>${marks}${detail}</td>
</tr>
`;
}
const AXIS = markup`<span class="axis" aria-hidden="true"><span>${LESS}</span><span>0</span>
<span>${MORE}</span></span><span class="aside">${PLOT}</span>`;
/** Keys are what a row can be sorted by. */
function headsOf([base, head], level) {
	const interval = level === null ? "" : markup` <small>${intervalAt(printLevel(level))}</small>`;
	const columns = {
		name: BENCHMARK,
		size: markup`${CHANGE}${interval}`,
		drawn: AXIS,
		value: markup`${phraseMarkup(base)} → ${phraseMarkup(head)}`,
		rounds: ROUNDS,
		weight: VERDICT
	};
	return Object.entries(columns).map(([key, title]) => markup`<th scope="col" data-key="${key}">${title}</th>`);
}
function rowTable(rows, table, view, label) {
	const all = rows.map(({ row }) => row);
	const shared = {
		scale: scaleOf(all),
		level: commonLevel(all),
		view
	};
	const heads = headsOf(table.sides, shared.level);
	return markup`<div class="scroll"><table class="rows">
<caption class="aside">${phraseMarkup(label)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map(({ row, id }) => rowMarkup(row, id, shared))}</tbody>
</table></div>`;
}
const isMean = ({ row }) => row.comparison.role === "geomean";
/** One contrast: what decides, then where CPU time went, then what explains, folded. */
function contrastMarkup(view, table, rows) {
	const explaining$1 = new Set(table.groups.flatMap((group) => group.rows));
	const decisive = rows.filter(({ row }) => !explaining$1.has(row));
	const own = [...decisive.filter((one) => !isMean(one)), ...decisive.filter(isMean)];
	const others = rows.filter(({ row }) => explaining$1.has(row));
	const named = (benchmark) => cleanName(benchmark, 120);
	const why = table.groups.flatMap(({ benchmark, attribution }) => benchmark === null || attribution === null ? [] : [markup`<li><code>${named(benchmark)}</code>: ${phraseMarkup(attribution)}</li>`]);
	const title = explaining(others.length);
	const folded = others.length > 0 && rowTable(others, table, view, [title]);
	const parts = [
		markup`<h3>${phraseMarkup(table.title)}</h3>`,
		view.tables.length > 1 && markup`<p class="news">${phraseMarkup(table.news)}</p>`,
		own.length > 0 && rowTable(own, table, view, table.title),
		table.unchanged && markup`<p class="unchanged">${phraseMarkup(table.unchanged)}</p>`,
		why.length > 0 && markup`<ul class="why">${why}</ul>`,
		folded && markup`<details><summary>${title}</summary>${folded}</details>`
	];
	return markup`<section class="contrast">${parts.filter((part) => part)}</section>
`;
}
/** Every contrast of a report. Ids of rows are their places in the data of the page. */
function contrastTables(view) {
	let next = 0;
	const numbered = (table) => rowsOf$2(table).map((row) => ({
		row,
		id: next++
	}));
	return joinMarkup(view.tables.map((table) => contrastMarkup(view, table, numbered(table))));
}
const keyOf = ({ benchmark, metric }) => JSON.stringify([benchmark, metric]);
function gridCell(row) {
	if (row === void 0) return markup`<td>–</td>`;
	const delta = markup`<span class="delta">${unbroken(row.delta)}</span>`;
	return markup`<td class="${row.mark}">${delta} <span class="word">${row.word}</span></td>`;
}
/** The change under each variant, side by side: rows of several contrasts of the same refs. */
function gridSections(view, contrasts) {
	const tables = view.tables.filter((table) => {
		const [row] = rowsOf$2(table);
		return row !== void 0 && contrasts.has(row.comparison.contrast);
	});
	if (tables.length < 2) return [];
	const explaining = new Set(tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)));
	const all = tables.map((table) => rowsOf$2(table).filter((row) => !explaining.has(row)));
	const lines = [...new Map(all.flat().map((row) => [keyOf(row.comparison), row]))].map(([key, first]) => {
		const cells = all.map((rows) => gridCell(rows.find((row) => keyOf(row.comparison) === key)));
		return markup`<tr><th scope="row">${nameOf(first)}</th>${cells}</tr>`;
	});
	const titles = [BENCHMARK, ...tables.map(({ place }) => phraseMarkup(place))];
	const body = markup`<p>${GRID_ABOUT}</p>${tableOf("grid", titles, lines)}`;
	return [{
		id: "grid",
		title: GRID,
		body
	}];
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/core/tell/page/page-document.ts
/** A report as one HTML document that needs nothing else: no network, and no script to be read. */
var _templateObject;
const CHUNK = 32768;
/** Bytes as base64, in pieces that fit into the arguments of a call. */
function base64(bytes) {
	const pieces = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) => String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)));
	return btoa(pieces.join(""));
}
/** The same bytes for the same data on every machine, which a system's own zlib does not give. */
const packed = (data) => base64(deflateSync(strToU8(JSON.stringify(data)), { level: 9 }));
/** Nothing runs, loads or is sent but what stands here: the one script and the one style. */
const PAGE_POLICY = [
	"default-src 'none'",
	`script-src 'sha256-${PAGE_SCRIPT_SHA256}'`,
	`style-src 'sha256-${PAGE_STYLE_SHA256}'`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
function headMarkup(title) {
	return markup`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asIs(PAGE_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${asIs(PAGE_STYLE)}</style>
</head>`;
}
/** Lines in a box of 24: not every system has a font with such pictures. */
const MOOD_LINES = {
	good: "M7 12.5L10.5 16L17 8.5",
	bad: "M8 8L16 16M16 8L8 16",
	ask: "M12 6.5V13.5M12 17V17.2",
	advice: "M12 11V17M12 7V7.2"
};
const moodIcon = (mood) => markup`<svg class="mood" viewBox="0 0 24 24" role="img"
 aria-label="${MOODS[mood]}"><circle cx="12" cy="12" r="11"/><path
 d="${MOOD_LINES[mood]}"/></svg>`;
function topMarkup(report, { headline, facts }) {
	const { mood, news, duty } = headline;
	return markup`<header class="top ${mood}">
<p class="suite">gcbench <span>${clean(report.plan.suite.name, 120)}</span></p>
<h1>${moodIcon(mood)} ${phraseMarkup(news)}</h1>
${duty.length === 0 ? "" : markup`<p class="duty">${phraseMarkup(duty)}</p>`}
<p class="line">${phraseMarkup(facts.line)}</p>
</header>`;
}
const refContrasts = ({ plan }) => new Set(plan.contrasts.flatMap(({ id, kind }) => kind === "refs" ? [id] : []));
const linkTo = ({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`;
const sectionMarkup = ({ id, title, body }) => markup`<section id="${id}"><h2>${title}</h2>
${body}</section>
`;
/** The tables, and what is said above them. */
function resultSection(view, { rows }) {
	const isBare = rows.length > 0 && rows.every(({ base }) => base.length === 0);
	const body = markup`<noscript><p class="notice">${NO_SCRIPT}</p></noscript>
${isBare ? markup`<p class="notice">${NO_RECORDS}</p>` : ""}
<div class="controls"></div>
${contrastTables(view)}`;
	return {
		id: "results",
		title: RESULTS,
		body
	};
}
/** The text of report.html. */
function pageText(report) {
	const view = viewReport(report);
	const data = pageData(report, view);
	const sections = [
		resultSection(view, data),
		...acceptedSections(view),
		...driftSections(view),
		...gridSections(view, refContrasts(report)),
		...ladderSections(view),
		...profileSections(report),
		...factSections(report, view)
	];
	const text = markup(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n",
		"\n<body>\n<a class=\"skip\" href=\"#results\">",
		"</a>\n",
		"\n<nav aria-label=\"",
		"\"><ul>",
		"</ul></nav>\n<main>\n",
		"</main>\n<script type=\"text/plain\" id=\"data\">",
		"<\/script>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), headMarkup(`${plainText(view.headline.news)} - gcbench`), SKIP, topMarkup(report, view), SECTIONS, sections.map(linkTo), sections.map(sectionMarkup), asIs(packed(data)), asIs(PAGE_SCRIPT));
	return String(text);
}
// src/core/formats/html.ts
/** Name of its file. */
const PAGE = "report.html";
const html = {
	id: "html",
	about: "One page with every plot, to open in a browser: needs no network, reads without scripts.",
	isUnfiltered: true,
	render: (report) => [{
		name: PAGE,
		text: pageText(report)
	}]
};
// src/core/formats/json.ts
/** The report as it crosses machines; what is written is what `readReport` takes, or it throws. */
function jsonText(report) {
	return `${JSON.stringify(checkReport(report), null, 2)}\n`;
}
const json = {
	id: "json",
	about: "The whole report, versioned, with raw records; docs/report.schema.json describes it.",
	isUnfiltered: true,
	render: (report) => [{
		name: "report.json",
		text: jsonText(report)
	}]
};
// src/core/formats/junit.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
/** Attributes and text; `clean` has taken what XML 1.0 cannot hold. */
const escaped$1 = (text) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
/**
* A row that gates fails as the gate says; what could not be measured is an error; what could not
* be decided is skipped, and so is what does not gate and moved: a test is no place for hints.
*/
function outcomeOf({ row, gates, isAccepted }) {
	const { word } = row.verdict;
	if (isAccepted) return "passed";
	if (word === "failed") return gates ? "error" : "skipped";
	if (word === "regressed") return gates ? "failure" : "skipped";
	return word === "inconclusive" || word === "withheld" ? "skipped" : "passed";
}
function testCase(row) {
	const { suite, benchmark, metric, says } = row;
	const outcome = outcomeOf(row);
	const name = escaped$1(`${benchmark} ${metric}`);
	const attributes = `classname="${escaped$1(suite)}" name="${name}" time="0"`;
	const said = escaped$1(says);
	return `    <testcase ${attributes}>${outcome === "passed" ? `<system-out>${said}</system-out>` : outcome === "skipped" ? `<skipped message="${said}"/>` : `<${outcome} message="${said}" type="${row.row.verdict.word}">${said}</${outcome}>`}</testcase>`;
}
/** `others`: cases that are no rows. */
const counts = (rows, others = []) => {
	const of = (asked) => rows.filter((row) => outcomeOf(row) === asked).length + others.filter((text) => text.includes(`><${asked} `)).length;
	const told = {
		failures: of("failure"),
		errors: of("error"),
		skipped: of("skipped")
	};
	const rest = Object.entries(told).map(([key, count]) => `${key}="${count}"`);
	return [`tests="${rows.length + others.length}"`, ...rest].join(" ");
};
/** What fails the gate without a row: instructions, where the suite gates by them. */
function workCases(report) {
	const suite = escaped$1(clean(report.plan.suite.name, 500));
	return objectionsToWorkIn(report).map(({ row, as, reason }) => {
		const [name, said] = [escaped$1(clean(row, 500)), escaped$1(clean(reason, 1e3))];
		const inside = as === "failure" ? `<failure message="${said}" type="regressed">${said}</failure>` : `<skipped message="${said}"/>`;
		return `    <testcase classname="${suite}" name="${name}" time="0">${inside}</testcase>`;
	});
}
/** The dialect that Jenkins, GitLab and the like read; one test suite a contrast. */
function render$2(report, filter) {
	const rows = exportedRows(report, filter);
	const suites = [...Map.groupBy(rows, ({ contrast }) => contrast)].flatMap(([contrast, cases]) => [
		`  <testsuite name="${escaped$1(contrast)}" ${counts(cases)} time="0" timestamp="${escaped$1(clean(report.createdAt, 40).replace(/(?:\.\d+)?Z$/, ""))}">`,
		...cases.map(testCase),
		"  </testsuite>"
	]);
	const name = escaped$1(clean(report.plan.suite.name, 500));
	const work = workCases(report);
	const told = counts(rows, work);
	const beside = work.length === 0 ? [] : [
		`  <testsuite name="instructions" ${counts([], work)} time="0">`,
		...work,
		"  </testsuite>"
	];
	return `${[...[
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="${name}" ${told}>`,
		...suites,
		...beside
	], "</testsuites>"].join("\n")}\n`;
}
const junitFormat = {
	id: "junit",
	about: "A test a row: what the gate objects to fails, what was not decided is skipped.",
	isOnRequest: true,
	render: (report, filter) => [{
		name: "junit.xml",
		text: render$2(report, filter)
	}]
};
// src/core/formats/openmetrics.ts
const VERDICTS = [
	"regressed",
	"improved",
	"equivalent",
	"inconclusive",
	"withheld",
	"failed"
];
const labelsOf = ({ suite, contrast, benchmark, metric, unit, row }) => ({
	suite,
	contrast,
	benchmark,
	metric,
	unit,
	role: row.role
});
const escaped = (text) => text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n");
const lineOf$1 = (name, { labels, value }) => {
	return `${name}{${Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`).join(",")}} ${value}`;
};
const someOf = (rows, numberOf) => rows.flatMap((row) => {
	const value = numberOf(row);
	return value === null || value === void 0 ? [] : [{
		labels: labelsOf(row),
		value
	}];
});
const sided = (rows) => rows.filter(({ isInteraction }) => !isInteraction).flatMap((row) => ["base", "head"].flatMap((side) => {
	const value = row.row[`${side}Value`];
	const labels = {
		...labelsOf(row),
		side,
		of: row[side]
	};
	return value === null ? [] : [{
		labels,
		value
	}];
}));
/** A row of which two have one name: Prometheus refuses a series that stands twice. */
const once = (rows) => [...new Map(rows.map((row) => [JSON.stringify(labelsOf(row)), row])).values()];
function familiesOf(report, filter) {
	const rows = once(exportedRows(report, filter));
	const change = (name, help, part) => ({
		name,
		help,
		type: "gauge",
		samples: someOf(rows, ({ view }) => view.change === null ? null : 1 + view.change[part] / 100)
	});
	return [
		{
			name: "gcbench_value",
			type: "gauge",
			help: "Median of a side, in the unit that the label says.",
			samples: sided(rows)
		},
		change("gcbench_ratio", "Head over base, paired by round.", "point"),
		change("gcbench_ratio_low", "Lower end of its confidence interval.", "low"),
		change("gcbench_ratio_high", "Upper end of its confidence interval.", "high"),
		{
			name: "gcbench_verdict",
			type: "stateset",
			help: "The word on a row.",
			samples: rows.flatMap((row) => VERDICTS.map((word) => ({
				labels: {
					...labelsOf(row),
					gcbench_verdict: word
				},
				value: Number(row.row.verdict.word === word)
			})))
		},
		{
			name: "gcbench_run",
			type: "info",
			help: "What measured, and the word of the gate.",
			samples: [{
				labels: {
					suite: clean(report.plan.suite.name, 500),
					version: clean(report.tool.version, 100),
					conclusion: report.conclusion.conclusion
				},
				value: 1
			}]
		}
	];
}
/** https://prometheus.io/docs/specs/om/open_metrics_spec/ */
function render$1(report, filter) {
	return `${[...familiesOf(report, filter).flatMap(({ name, type, help, samples }) => [
		`# TYPE ${name} ${type}`,
		`# HELP ${name} ${help}`,
		...samples.map((sample) => lineOf$1(type === "info" ? `${name}_info` : name, sample))
	]), "# EOF"].join("\n")}\n`;
}
const openmetrics = {
	id: "openmetrics",
	about: "Values, ratios with their intervals, and verdicts as OpenMetrics text.",
	isOnRequest: true,
	render: (report, filter) => [{
		name: "gcbench.prom",
		text: render$1(report, filter)
	}]
};
// src/core/formats/sarif.ts
const RULES = {
	regressed: "A benchmark became worse, beyond what noise explains.",
	failed: "A benchmark gave too few numbers to be compared."
};
const ruleOf = ({ row }) => Object.hasOwn(RULES, row.verdict.word) ? row.verdict.word : null;
/** What stands in the code is not known of a benchmark: its suite is what can be opened. */
const FILE = ".gcbench.yml";
function resultOf(row, ruleId) {
	const { benchmark, metric, contrast, says, gates, isAccepted } = row;
	return {
		ruleId,
		level: gates && !isAccepted ? "error" : "note",
		message: { text: `${benchmark} ${metric}: ${says} (${contrast})` },
		locations: [{
			physicalLocation: {
				artifactLocation: { uri: FILE },
				region: { startLine: 1 }
			},
			logicalLocations: [{
				name: benchmark,
				kind: "function"
			}]
		}],
		partialFingerprints: { "gcbenchRow/v1": [
			contrast,
			benchmark,
			metric
		].join(" / ") },
		...isAccepted ? { suppressions: [{
			kind: "external",
			justification: "accepted for this head"
		}] } : {}
	};
}
/** What fails the gate without a row: instructions, where the suite gates by them. */
const workResults = (report) => objectionsToWorkIn(report).map(({ row, as, reason }) => ({
	ruleId: "regressed",
	level: as === "failure" ? "error" : "warning",
	message: { text: clean(reason, 1e3) },
	locations: [{ physicalLocation: {
		artifactLocation: { uri: FILE },
		region: { startLine: 1 }
	} }],
	partialFingerprints: { "gcbenchRow/v1": clean(row, 500) }
}));
/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
function render(report, filter) {
	const results = exportedRows(report, filter).flatMap((row) => {
		const rule = ruleOf(row);
		return rule === null ? [] : [resultOf(row, rule)];
	});
	const rules = Object.entries(RULES).map(([id, text]) => ({
		id,
		shortDescription: { text }
	}));
	return {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "gcbench",
				version: clean(report.tool.version, 100),
				rules
			} },
			automationDetails: { id: `gcbench/${clean(report.plan.suite.name, 500)}/` },
			results: [...results, ...workResults(report)]
		}]
	};
}
const sarif = {
	id: "sarif",
	about: "Rows that regressed or failed, as SARIF 2.1.0 for code scanning.",
	isOnRequest: true,
	render: (report, filter) => [{
		name: "gcbench.sarif",
		text: `${JSON.stringify(render(report, filter), null, 2)}\n`
	}]
};
// src/core/formats/svg.ts
const svg = {
	id: "svg",
	about: "The intervals of the rows that decide as a picture, light or dark as its viewer is.",
	isOnRequest: true,
	isUnfiltered: true,
	render(report) {
		const text = pictureText(report, "auto");
		return text === null ? [] : [{
			name: "report.svg",
			text
		}];
	}
};
// src/core/formats/terminal.ts
const WHOLE = {
	hasColour: false,
	isWhole: true
};
// src/core/formats/index.ts
/** Every way to print a report. */
const formats = [...[
	markdown,
	html,
	summary,
	json,
	{
		id: "terminal",
		about: "The table as aligned text, without colour, in lines as long as they come.",
		render: (report, filter) => [{
			name: "report.txt",
			text: terminalText(report, {
				...WHOLE,
				filter: filter ?? null
			})
		}]
	},
	benchfmt
], ...[
	csv,
	githubActionBenchmarkFormat,
	bencherMetricFormat,
	openmetrics,
	junitFormat,
	sarif,
	svg
]];
// src/stories/report-files.ts
/** Files of a report in a folder: every format writes its own. */
/**
* Renders the formats of every run, or the one that is asked for; returns the paths written, in the
* order of the shelf. One that refuses the report costs no other: those are written before
* HostError says so.
*/
async function writeReportFiles(host, folder, report, only, filter = null) {
	await host.files.makeFolder(folder);
	const books = formats.filter(({ id, isOnRequest }) => only === void 0 ? !isOnRequest : id === only);
	const faults = [];
	const files = books.flatMap((format) => {
		try {
			return format.render(report, format.isUnfiltered ? null : filter);
		} catch (error) {
			if (!(error instanceof ReportError)) throw error;
			faults.push(error.message);
			return [];
		}
	});
	const order = [...files].sort((a, b) => Number(a.name === REPORT$1) - Number(b.name === REPORT$1));
	for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text);
	if (faults.length > 0) throw new OutsideError(faults.join("\n"), unwritten(folder));
	return files.map((file) => `${folder}/${file.name}`);
}
const unwritten = (folder) => `the other formats and the raw records are in ${folder}; please report this as a bug of gcbench`;
const REPORT$1 = "report.json";
// src/stories/bisect.ts
/** The story of a bisection: stages of measuring until one commit is left, or no more is told. */
/** The good commit and all after it up to the bad one, oldest first. */
async function lineOf(ask, host) {
	const root = await host.git.root(host.cwd);
	if (root === null) throw new HostError("a bisection needs a git repository", "start inside one");
	const bad = await host.git.resolve(root, ask.bad);
	let good = await host.git.resolve(root, ask.good);
	let after = await host.git.line(root, good, bad);
	if (after === null) {
		good = await host.git.mergeBase(root, good, bad);
		after = await host.git.line(root, good, bad);
		host.tell({
			kind: "note",
			text: `${ask.good} is not on the line of ${ask.bad}: from ${good}`
		});
	}
	if (after === null || after.length === 0) throw new HostError(`no commits from ${ask.good} to ${ask.bad} along first parents`, "name a good commit that is before the bad one on its branch");
	return [{
		sha: good,
		subject: ask.good
	}, ...after];
}
const armOf = ({ arms, suite }, sha) => {
	const variant = suite.variants.find(({ source }) => source?.kind === "ref" && source.ref === sha);
	return arms.find(({ variant: name }) => name === variant?.name)?.id ?? "";
};
function contrastOf(plan, base, head) {
	return plan.contrasts.find((one) => one.kind === "variants" && one.base === base && one.head === head)?.id ?? "";
}
/** What a stage compares, by the ids of its plan. */
function stageOf(plan, commits, bracket, places, row) {
	const at = (place) => armOf(plan, commits[place].sha);
	const [low, high] = [at(bracket.low), at(bracket.high)];
	const candidates = places.map((place) => ({
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
/** One stage; whether it left fewer commits than before, or learned that some do not build. */
async function runStage(on, nth) {
	const { ask, host, commits, bracket } = on;
	const places = candidatesIn(bracket, on.skipped);
	const all = [
		bracket.low,
		...places,
		bracket.high
	];
	for (const place of all) on.built.add(place);
	const left = bracket.high - bracket.low;
	host.tell({
		kind: "note",
		text: `stage ${nth}: one of ${left} commits, ${all.length} arms`
	});
	const out = `${ask.out}/stage-${nth}`;
	const stageFor = (plan) => stageOf(plan, commits, bracket, places, ask.row ?? on.watched);
	const report = await runBench({
		...ask,
		rounds: ask.rounds ?? {
			min: null,
			max: on.rounds
		},
		out,
		base: null,
		head: null,
		compare: all.map((place) => commits[place].sha),
		stage: {
			alpha: alphaOfStage(WRONG_NAME_ALPHA, commits.length - 1),
			decide(plan, trials, rounds) {
				const { outcome, watched } = decideStage(plan, stageFor(plan), on.watched, trials, rounds);
				on.watched = watched;
				return outcome;
			}
		}
	}, host);
	if (host.exec.stopping) return false;
	await writeReportFiles(host, out, report);
	return learn(on, report, stageFor(report.plan), nth);
}
function learn(on, report, stage, nth) {
	const rows = report.comparisons.map(stageRowOf);
	on.stopped = report.stopReason;
	on.watched ??= watchedIn(rows, stage.contrasts, stage.row);
	const { watched, bracket } = on;
	if (watched === null) {
		const whole = gatingOfWhole(rows, stage.contrasts, stage.row);
		const known = gatingOfWhole(rows, stage.contrasts, null);
		if (whole.length === 0) on.unknownAmong = [...new Set(known.map(rowName))];
		on.isWithinMargins = whole.length > 0 && whole.every(({ word }) => word === "equivalent");
		return false;
	}
	const { benchmark, metric } = watched;
	const rowAt = (contrast) => report.comparisons.find((row) => row.contrast === contrast && row.benchmark === benchmark && row.metric === metric) ?? null;
	const shown = shownIn(rows, stage.contrasts, watched, sameCodeIn(report.plan, benchmark));
	const wasSkipped = on.skipped.size;
	for (const { place, word } of shown) {
		if (word === "skipped") on.skipped.add(place);
		const contrast = stage.contrasts.candidates.find((one) => one.place === place);
		on.seen.push({
			place,
			word,
			stage: nth,
			row: rowAt(contrast?.fromLow ?? "")
		});
	}
	on.change = rowAt(stage.contrasts.whole) ?? on.change;
	on.bracket = narrowed$1(bracket, shown);
	return on.bracket.low > bracket.low || on.bracket.high < bracket.high || on.skipped.size > wasSkipped;
}
const isFound = ({ bracket }) => bracket.high - bracket.low === 1;
const NAMED = 10;
const known = (names) => names.length === 0 ? "Nor was any other that gates." : `There are ${names.slice(0, NAMED).join(", ")}.`;
function whyLeft(on, stages, most) {
	if (on.host.exec.stopping) return "it was stopped before its stage was over.";
	const more = `give it more ${on.stopped === "rounds" ? "rounds" : "budget"}.`;
	if (on.watched === null && on.ask.row !== null && on.unknownAmong !== null) return `no row ${rowName(on.ask.row)} was measured on both. ${known(on.unknownAmong)}`;
	if (on.watched === null) return on.isWithinMargins ? "no row differs between the two by more than its margin." : `the rounds did not tell whether any row differs between the two: ${more}`;
	if (isFound(on)) return "";
	if (candidatesIn(on.bracket, on.skipped).length === 0) return "The commits between do not build or run.";
	if (stages >= most) return "All stages were run.";
	return `The rounds of the last stage did not tell its candidates apart: ${more}`;
}
/** Whether a stage that told nothing is run again on more rounds: where nobody said how many. */
function takesMore(on) {
	const isForRounds = on.stopped === "rounds" || on.stopped === "no row that is left can be decided in the budget";
	const more = on.ask.rounds === null && isForRounds ? roundsAfter(on.rounds) : null;
	if (more === null || on.isWithinMargins || on.unknownAmong !== null) return false;
	on.rounds = more;
	return true;
}
/** Finds the commit after which the suite got worse (or better); `expect` is told before. */
async function runBisect(ask, host, expect) {
	const commits = await lineOf(ask, host);
	const between = commits.length - 1;
	const bracket = {
		low: 0,
		high: between
	};
	const first = [
		0,
		...candidatesIn(bracket, /* @__PURE__ */ new Set()),
		between
	];
	const compare = first.map((at) => commits[at].sha);
	const preview = await previewBench({
		...ask,
		base: null,
		head: null,
		compare
	}, host);
	if (preview.suite.variants.length !== first.length) throw new ConfigError([{
		code: "bad-ask",
		where: "variant",
		message: "the suite has several variants, and a bisection is of one",
		next: "name it: --variant NAME"
	}]);
	const aboutSec = preview.mostSec === 0 ? null : preview.mostSec;
	const expected = expectedOf(between, {
		aboutSec,
		mostSec: preview.suite.budgetSec
	});
	expect(expected);
	const on = {
		ask,
		host,
		commits,
		bracket,
		watched: null,
		change: null,
		seen: [],
		skipped: /* @__PURE__ */ new Set(),
		built: /* @__PURE__ */ new Set(),
		isWithinMargins: false,
		stopped: null,
		rounds: preview.suite.rounds.max,
		unknownAmong: null
	};
	const most = expected.stages + 2;
	let run = 0;
	while (run < most && !(isFound(on) && on.watched !== null)) {
		if (run > 0 && candidatesIn(on.bracket, on.skipped).length === 0) break;
		run++;
		const isFurther = await runStage(on, run);
		if (host.exec.stopping || !(isFurther || takesMore(on))) break;
	}
	const { watched, change, seen, built } = on;
	const why = whyLeft(on, run, most);
	return {
		commits,
		bracket: on.bracket,
		watched,
		change,
		seen,
		why,
		stages: run,
		builds: built.size
	};
}
// src/core/report/merge.ts
const key = (record) => `${record.unit} on ${record.arm}: ${record.sha256}`;
/** What may differ in suites whose rounds are pooled. */
const LIMITS = {
	rounds: null,
	seed: null,
	budgetSec: null,
	until: null,
	filter: null
};
/** What must be equal in reports that are pooled; the words name it in the refusal. */
function differences(first, other) {
	const found = [];
	for (const side of ["base", "head"]) {
		const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha];
		if (a !== b) found.push(`${side} is ${b ?? "absent"}, not ${a ?? "absent"}`);
	}
	const refs = ({ plan }) => plan.sources.compared?.map(({ sha }) => sha).join() ?? "";
	if (refs(first) !== refs(other)) found.push("other commits are compared");
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
		problems: [
			...reports.flatMap((report) => report.problems),
			...profileProblems(reports),
			...reports.flatMap((report, index) => shortShard(report, index) ?? [])
		],
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
/** A shard that did not run all of its rounds: what it has counts, and the rest is missing. */
function shortShard({ roundsRun, stopReason, plan }, index) {
	const why = {
		[STOPPED]: "somebody stopped it",
		[BUDGET_ENDED]: "its budget ended"
	}[stopReason];
	const { max } = plan.suite.rounds;
	if (why === void 0 || plan.shard === null || roundsRun >= max) return null;
	return {
		code: "short-shard",
		message: `${why} after ${plural(roundsRun, "round")} of ${max}; they count with the others`,
		where: `report ${index + 1}`,
		next: "run that shard again and merge once more, if rows are not decided"
	};
}
/** Each shard chose for itself what to profile, on its own machine. */
const profileProblems = (reports) => reports.some(({ profiles }) => profiles !== void 0) ? [{
	code: "profiles-of-shards",
	message: "profiles are in the reports of the shards"
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
const REPORT = "report.json";
/** Characters of a report with its records. */
const LONGEST = 268435456;
/** A report file; a folder stands for the report in it, or in each of its folders. */
async function reportPaths(path, host) {
	if (!await host.files.isFolder(path)) return [path];
	if (await host.files.exists(`${path}/${REPORT}`)) return [`${path}/${REPORT}`];
	const inside = (await host.files.list(path)).map((name) => `${path}/${name}/${REPORT}`);
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
	if (reports.length === 0) throw new HostError(`no ${REPORT} in ${paths.join(" ")}`, "download the artifacts of all shards");
	const merged = mergeReports(reports, host.clock.timestamp());
	const records = `${absolute(out)}/records.ndjson`;
	await host.files.write(records, recordsText(merged.records ?? []));
	return bounded({
		...merged,
		recordsSha256: await host.files.sha256(records)
	});
}
export { printSelftest as $, runSelftest as A, sourceOfArm as B, sayInLog as C, benchmarksAt as D, tellerOf as E, readPerfStat as F, pointOf as G, makeReport as H, ProfileError as I, exportedRows as J, PREVIEW_NOISE_PCT as K, makeRecordStore as L, findSuites as M, variantWithoutRef as N, previewBench as O, quoted as P, markdown as Q, readStored as R, isColoured as S, tellWaiting as T, reportTrials as U, wholeRounds as V, chiSquareTail as W, readSelftest as X, terminalText as Y, summary as Z, findLauncher as _, jsonText as a, columnsOf as b, csvText as c, readSnapshot as d, bisectionMarkdown as et, listFolder as f, readText as g, readCpuQuota as h, formats as i, chooseSuite as j, runBench as k, makeHost as l, parseMemoryBytes as m, runBisect as n, expectedText as nt, PAGE as o, parseCgroups as p, parseRecords as q, writeReportFiles as r, suspectsOf as rt, html as s, mergeShards as t, bisectionText as tt, pollutionBetween as u, makeFolders as v, tellNothing as w, heightOf as x, endNow as y, recordsText as z };

//# sourceMappingURL=shared~index~cli.js.map