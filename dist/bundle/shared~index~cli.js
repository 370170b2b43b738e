import { A as cutTo, D as cleanLines, Dt as ConfigError, E as clean, Et as VERDICT_WORDS, F as wrapTold, I as hideSecrets, L as secretsIn, M as widthOfTable, O as cleanName, R as reportSchema, S as checkReport, T as alignRows, Tt as nearest$1, Wt as patternOf, at as nothingAsked, c as printDelta, d as printInterval, i as VERSION, it as flagOf, j as widthOf, jt as camelKey, k as commandLines, lt as rowsFor, n as OutsideError, r as StoppedError, s as percentOfLn, t as HostError, u as printDuration, w as readReport, x as ReportError, y as isModest } from "./shared~index~keep~cli~publish~authorize.js";
import { $ as SAME, $n as joinMarkup, $r as SAMPLES, $t as isAnywhere, A as pictureText, An as valuesText, At as dedupe, Bn as completePairs, Br as COMPARED, C as readSuites, Cn as isDrawn, Cr as table, Ct as liveSlots, D as variantsOf, Dn as explainRow, Dr as drawn$1, Dt as workedNowhere, En as stripOf, Er as colourOf, F as viewReport, Fr as ALL_BENCHMARKS, Ft as plannedTails, G as parserOf, Gn as plannedLooks, Gt as folderOf, H as poolRounds, Hn as sampleStandardDeviation, Ht as trialLimitOf, I as readRowFilter, In as gatherEvidence, Ir as BENCHMARK, It as UNASKED, J as isObject, Jn as intervalOf$1, Jr as NOTES, Jt as AFTER, Kn as spendingOf, Kr as LATENCY_SHARES, Kt as isInside, L as rowWordsOf, Ln as isExact, Lr as BUILD_COLUMNS, Lt as tools, M as contrastRows, Mn as verdictOf$1, Mr as tableLines, N as rowsOf$2, Nn as estimateMachines, Nr as wrapped, Nt as shortBlocks, O as markdownText, On as printLevel, Or as fits, Ot as oddOutput, P as shownView, Pn as machineProblems, Pr as ACCEPTED_ROWS, Pt as medianOf, Q as noiseOf, Qn as asIs, Qr as REPEAT_BY, Qt as RUNTIME_OUTPUT, R as standingPhrase, Rn as pointOf$1, Rr as CHANGE, Rt as workloadOf, Sn as STRIP_TITLE, St as listedNowhere, T as DEFAULT_VARIANT, Tn as shareAlong, Tt as slotKey$1, U as collectCollections, Un as extendedLooks, Ut as absolutePath, V as collectHistograms, Vn as median, Vr as EFFECT, Vt as WITHIN_OVER_BETWEEN_SEC, W as unpackCollections, Wn as looksOfParts, Wr as GEOMEAN, Wt as baseName, X as readBenchText, Xn as scoresOf, Xr as NOT_PROFILED, Xt as HISTOGRAM_NAMES, Y as readObject, Yn as leanOf, Yt as FAILED, Z as makeForecast, Zn as kthSmallest, Zr as NO_FUNCTION, Zt as NUMBER_NAMES, _ as inspectToolchain, _n as normalQuantile, _r as code, _t as whyNoRound, ai as hiddenRows, ar as hasNothingInCommon, at as stepDown, b as RunWalls, bi as wordFor, bn as isNamedUnchanged, ci as moreLines, cn as viewProfiles, cr as namesOfLost, ct as followedPatterns, d as buildLeftSec, dn as compareStacks, dt as signedSums, ei as VARIANT, en as placementIn, er as markup, et as barWithout, f as buildLimitOf, fi as plainText, fn as stackRows, fr as acceptanceProblems, ft as derive, g as findProgram, gn as compareProfiles, gr as shortSha, gt as STOPPED, h as buildEnvOf, hi as metricFor, hn as wholeOf, hr as rowName, ht as BUDGET_ENDED, ii as failedRows, in as fillText, ir as gateOf, it as limitOf$1, j as commonLevel, jn as hasMoved$1, jr as makeScreen, jt as latestAttempts, k as reportMarkdown, kn as printedUnit, kr as indented, kt as collectSamples, l as docsAddress, li as shareOf, ln as titleOf, lr as objectionsToWorkIn, lt as leansOf, m as orThrow, mn as spreadOf, mr as readAcceptances, mt as shuffle, ni as capital, nn as readCpuList, nr as besideOf, nt as countAsFar, oi as intervalAt, on as reasonOf, or as hasNothingToRun, ot as POWER_80, p as executeBuildStep, pi as plural, pn as compareAmounts, qn as balanceOf, qr as NEXT$1, qt as pathIn, ri as differenceAt, rn as fillArgv, rr as LEFT_OUT, rt as leaning, si as isHarmless, sn as wordsAbout, st as detectableOf, ti as acceptedFor, tn as printCpuList, tr as phraseMarkup, tt as bySigns, u as BuildError, ui as thenDo, un as compareAmountStacks, ur as ACCEPTANCES_FILE, ut as patternsOf, v as runEnvOf, vn as variantLabel, w as zeroConfigSuite, wn as scaleOf, wr as PAPER, x as runIn, xn as unchangedUnits, xr as prose$1, xt as givenUpProblems, y as tailOf, yi as observeTrial, yt as failedEverywhere, z as climbLadders, zn as differences$1, zr as COLLECTIONS, zt as workloads } from "./shared~index~cli~publish~authorize.js";
import { A as roundsPaid, C as neededBudget, D as profileSecOf, E as budgetSpentSec, M as makeDesign, N as sidesOf, O as recordSec, S as leastRounds, T as withMoved, _ as RESERVE, a as underProfiles, b as chooseTargets, c as pairSamples, d as lossVerdict, f as lostTooMany, g as PROBE_SHARE, h as withReached, j as executedContrasts, k as roundsBudgetSec, l as wantedSamples, m as reachPairs, n as judgedBy, o as ruledBy, p as isLeftOut, s as geomeanRows, u as countLosses, v as adviceFor, w as roundSecOf, x as fitTargets, y as byNeed } from "./shared~index~cli~publish.js";
import { createHash, randomBytes } from "node:crypto";
import { access, chmod, cp, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createRequire } from "module";
import { gunzipSync } from "node:zlib";
import { accessSync, constants, createReadStream, createWriteStream, existsSync, readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { availableParallelism, constants as constants$1, cpus, networkInterfaces, release, tmpdir, totalmem, type } from "node:os";
import { execFile, spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
const insideOf$1 = ({ low, high }, skipped) => Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i).filter((place) => !skipped.has(place));
/** Places that cut the bracket into parts as equal as can be; none: there is nothing to ask. */
function candidatesIn(bracket, skipped, most = 3) {
	const inside = insideOf$1(bracket, skipped);
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
	const word = wordFor(metricFor(row.metric), point, row.better);
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
const pointOf = (row) => row.estimate.kind === "ratio" ? row.estimate.point : null;
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
			const points = layouts.flatMap((other) => pointOf(other) ?? []);
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
const intervalOf = (row, level) => row.interval === null ? "" : `${row.interval}${levelOf(row, level)}`;
const nameOf$3 = ({ comparison }) => cleanName(comparison.benchmark, 120);
/** `cannot tell: could see ±3.4 %; needs ≈ 31 rounds [1]`. */
function verdictOf(row, view) {
	const detail = row.detail === null ? "" : plainText(row.detail);
	const words = [row.word, detail].filter((text) => text !== "");
	return `${detail.startsWith(row.word) ? detail : words.join(row.mark === "unsure" ? ": " : ", ")}${view.notesOf(row).map((note) => ` [${note}]`).join("")}`;
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
			intervalOf(row, level) || "-",
			row.rounds,
			verdictOf(row, view)
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
		intervalOf(row, level),
		`n=${row.rounds}`,
		verdictOf(row, view)
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
const COMMAND = /^(?:gcbench|\/bench) /;
/** What is to be done; where that takes several lines, each command has one of its own. */
function dutyLines(screen, duty) {
	const whole = wrapped(screen, duty);
	if (whole.length < 2) return whole;
	const lines = [];
	let said = "";
	const endWords = () => {
		const words = said.replace(/^[,;.]\s*/, "");
		if (words !== "") lines.push(...wrapped(screen, words));
		said = "";
	};
	for (const piece of duty) {
		const text = plainText([piece]);
		if (typeof piece !== "string" && "name" in piece && COMMAND.test(text)) {
			endWords();
			lines.push(...commandLines(`  ${text}`, screen.columns));
		} else said += text;
	}
	endWords();
	return lines;
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
		...duty.length === 0 ? [] : dutyLines(screen, duty),
		...acceptanceLines(screen, view.acceptances),
		...view.drifts.flatMap((drift) => driftLines(screen, drift, isWhole)),
		...view.tables.flatMap((table) => sectionLines(screen, view, table, {
			isOnly,
			isWhole
		})),
		...view.ladders.flatMap((ladder) => ladderLines(screen, ladder)),
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
const COMPARED_TO = "what the others are compared to";
/** Contrasts of two variants of head: what they compare to is a number of head as well. */
const variantsOfHead = ({ plan }) => {
	const isOfHead = (id) => plan.arms.find((arm) => arm.id === id)?.side === "head";
	const isTold = (id) => plan.contrasts.some((one) => one.kind === "refs" && one.head === id);
	const own = plan.contrasts.filter((one) => one.kind === "variants" && isOfHead(one.base) && !isTold(one.base));
	return new Set(plan.suite.compare === void 0 ? own.map(({ id }) => id) : []);
};
/** The numbers of heads: what a tool keeps that compares with yesterday. A name stands once. */
function headValues(report, filter = null) {
	const seen = /* @__PURE__ */ new Map();
	const ofHead = variantsOfHead(report);
	const keep = (from, side, value, says) => {
		const name = side === "head" ? from.benchmark : `${from.benchmark} (${side})`;
		const key = JSON.stringify([name, from.metric]);
		if (value !== null && !seen.has(key)) seen.set(key, {
			name,
			value,
			from,
			says
		});
	};
	for (const from of exportedRows(report, filter)) {
		const { isInteraction, row, base, head, says } = from;
		if (isInteraction || row.role === "geomean") continue;
		if (ofHead.has(row.contrast)) keep(from, base, row.baseValue, COMPARED_TO);
		keep(from, head, row.headValue, says);
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
	const rounds = Math.max(LEAST_PAIRS$1, Math.ceil(suite.rounds.max / shard.count));
	return {
		...suite,
		rounds: {
			min: rounds,
			max: rounds
		},
		until: "rounds"
	};
}
const LEAST_PAIRS$1 = 4;
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
	const interval = intervalOf$1(row, limit, point);
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
	const point = estimate.kind === "exact" ? null : pointOf$1(estimate);
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
	if (hasMoved$1(verdict)) {
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
	if (n < 2 || sample.better === "unknown") return false;
	const sign = sample.better === "lower" ? 1 : -1;
	const point = balanceOf(row);
	if (sign * point < margin || point === 0) return false;
	const limit = limitOf$1([leaning(row, 0)], flips, Math.floor(SUSPICION * flips.count));
	const ends = intervalOf$1(row, limit, point);
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
	const point = pointOf$1(estimate) ?? 0;
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
		const isInside = row.isUnder && row.isOver;
		row.verdict = verdictOf$1(evidence, {
			isMoved: fell,
			isInside
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
	row.verdict = verdictOf$1(evidence, {
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
	row.verdict = verdictOf$1(seen.evidence, {
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
const noiseIn = (standings) => standings.flatMap(({ seen, verdict }) => {
	if (seen === null || seen.bar === null || hasMoved$1(verdict)) return [];
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
	const moved = standings.filter(({ sample, verdict }) => sample.role === "control" && hasMoved$1(verdict));
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
function samplesOf$2({ parsed }) {
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
		const [before, after] = [samplesOf$2(base), samplesOf$2(head)];
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
	const file = await findProgram(host, {
		...at,
		named: program
	});
	const command = {
		argv: fillArgv(block.version ?? [file, "--version"], { source: at.source }),
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
			if (exit.stopped) throw new StoppedError();
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
function leftUnbuilt(arms, broken, next) {
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
			next: next(unit)
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
	built.problems.push(...leftUnbuilt([...built.arms.values()], broken, whatNext(site)));
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
		if (isBuilt) site.host.tell({
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
		source: folder,
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
			what: `linking ${id} on ${own} again`,
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
		orThrow(where, exit, `linking ${id} again`);
		const sha256 = await site.seals.seal(out);
		for (const arm of plan.arms.filter((one) => one.id === own || one.copyOf === own)) layouts.set(`${arm.id} ${id}`, {
			binary: out,
			layoutSeed,
			sha256
		});
	}
	return layouts;
}
/** What to do about a unit that does not compile: one that is listed is all that the suite has. */
function whatNext({ design }) {
	const { benchmarks } = design.workload.source;
	return benchmarks.kind === "searched" ? benchmarks.ifUnbuilt : () => "build that side by hand, as the suite says; where it cannot, name another base";
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
// src/measure/stored-report.ts
/** The report in a file that somebody named so; HostError with all that is wrong with it. */
function reportIn(text, file) {
	try {
		return readReport(text);
	} catch (cause) {
		if (!(cause instanceof ReportError)) throw cause;
		throw new HostError(`${file}: ${cause.message}`, "name a report.json that gcbench wrote", { cause });
	}
}
/** The report in the folder of a run; null: there is none. */
async function reportOfRun(files, folder) {
	const file = `${folder}/report.json`;
	const text = await files.read(file);
	return text === null ? null : reportIn(text, file);
}
// src/measure/last-run.ts
/** What the folder of a run tells of the next one: how long rounds take, and how noisy they are. */
/** What the last run in the folder was like, if it was of this suite; it is not touched. */
async function lastRunOf(suite, sources, functions, folder, host) {
	const stored = await readUntouched(host.files, folder);
	if (stored === null) return null;
	const { plan, probeSec = 0, planned = null, problems, environment } = stored.started;
	if (JSON.stringify(plan.suite.workload) !== JSON.stringify(suite.workload)) return null;
	const report = await reportOfRun(host.files, folder);
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
	if (exit.stopped) throw new StoppedError();
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
	const why = exit.timedOut ? `ended after ${printDuration(limitSec)}, before it listed them` : exit.notStarted ?? (tailOf(exit, 10) || `${endOf(exit)}, and said nothing`);
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
	const how = endOf(exit);
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
/** How perf says that the kernel lets it count nothing, and under which setting. */
const FORBIDDEN = /perf_event_paranoid|No permission to enable/;
const SETTING = /perf_event_paranoid setting is (\d)/;
/** Throws NoCounterError where perf said that programs may not count here. */
function checkLeave(said) {
	if (!FORBIDDEN.test(said)) return;
	const level = SETTING.exec(said)?.[1];
	throw new NoCounterError(`programs may not read the hardware counters of this machine${level === void 0 ? "" : ` (kernel.perf_event_paranoid is ${level})`}: allow it by sudo sysctl kernel.perf_event_paranoid=2, in a container by its seccomp profile too, or count with valgrind (counter: valgrind)`);
}
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
const isWanted = ({ verdict, role }, of) => role !== "geomean" && role !== "control" && (of === "all" || hasMoved$1(verdict));
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
	const lastWords = tail.trim() === "" ? "" : `:\n${tail}`;
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
			next: "raise trial-limit in the suite, filter benchmarks, or find out why it hangs"
		};
		case "oom": return {
			code: "out-of-memory",
			message: `out of memory (${exit.signal ?? `exit code ${exit.code}`})${lastWords}`,
			where
		};
		default: {
			const next = walls?.advice(tail) ?? null;
			return exit.code === 0 ? {
				code: "trial-silent",
				message: `printed no benchmark result${lastWords}`,
				where
			} : {
				code: "trial-failed",
				message: `ended with ${exit.signal ?? `exit code ${exit.code}`}${lastWords}`,
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
	const tail = exit.notStarted === null ? tailOf(exit).trim() : "";
	const said = tail === "" ? "" : `:\n${tail}`;
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
	if (exit.code !== 0) throw new ProfileError(`failed under ${tool}:\n${exit.notStarted ?? tailOf(exit)}`);
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
/** A program of the machine, which no source has. */
const NOWHERE = {
	source: "",
	folder: ""
};
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
		checkLeave: () => {},
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
		checkLeave,
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
		path: own.PATH ?? ""
	};
	const program = await findProgram(host, {
		...NOWHERE,
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
		if (exit.code !== 0) counter.checkLeave(exit.stderr);
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
/** Instructions counted where a budget has no room for all: what comes first, what is left out. */
/**
* What both arms of each target do, counted once, as far as a share of the budget goes: before the
* rounds, or after the first of them where nothing else told how long they take. Not twice.
*/
async function countAhead(site, budget) {
	const { host, plan, build } = site;
	const rule = plan.suite.profile;
	const none = {
		moved: /* @__PURE__ */ new Map(),
		problems: []
	};
	if (host.platform !== "linux" || rule?.of !== "all") return none;
	if (!rule.kinds?.includes("instructions")) return none;
	if (plan.targets.some(({ settings }) => settings.moved !== void 0)) return none;
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
	message: `a tenth of the budget was too short to count instructions of more than ${moved.size} benchmarks ahead: what does more or less work may be left out`,
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
	const report = await reportOfRun(host.files, folder);
	const all = [...report === null ? [] : [report.roundsRun], ...started.readAfter ?? []];
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
			message: `${plural(never.length, "unit")} kept one order of functions, since the budget had no room to link again: the order alone can move a benchmark by several percent`,
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
		moved: null,
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
		if (round === 1 || round === 3) await refit(rounds, round, decision.active, lastSec);
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
async function refit(rounds, round, active, lastSec) {
	const { site, lengths, budget, left } = rounds;
	const { suite } = site.plan;
	if (isMeasured(rounds, round - 1)) return;
	const running = [...stillRunning(active, rounds)];
	const roomSec = () => Math.max(0, roundsBudgetSec(suite) - budget.spentSec());
	const now = () => running.map((id) => lengths.of(id));
	const pace = {
		rounds: round,
		roundSec: lastSec,
		leftSec: roomSec()
	};
	if (isTooSlow(suite, pace) && lengths.shorten(rounds.trials, round)) {
		pace.roundSec = aroundSecOf(rounds, round - 1, lastSec) + roundSecOf(now());
		site.host.tell({
			kind: "note",
			text: "rounds take longer than expected: trials are as short as they can be from here on"
		});
	}
	const byTime = refitTargets(suite, now(), pace);
	if (byTime === null) return;
	const moved = await movedIn(rounds, now());
	pace.leftSec = roomSec();
	const fitted = (moved.size === 0 ? null : refitTargets(suite, withMoved(now(), moved), pace)) ?? byTime;
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
/** Counted once: what has to leave is chosen by it from then on. */
async function movedIn(rounds, targets) {
	if (rounds.moved !== null) return rounds.moved;
	const { moved, problems } = await rounds.countAhead(targets);
	rounds.moved = moved;
	rounds.problems.push(...problems);
	return moved;
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
	if (ask.head === null && head.kind === "ref" && root !== null) problems.push(...await uncommitted(host, root, ask.out));
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
/** Whether anything here is Go's, though it may have no benchmarks. */
const hasGo = (paths) => paths.some((path) => baseName(path) === "go.mod" || path.endsWith(".go"));
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
// src/core/suite/template.ts
/** The suite file that `gcbench init` writes. */
const SUITE_FILE_SCHEMA_URL = "https://raw.githubusercontent.com/org/gcbench-action/v1/docs/gcbench.schema.json";
/** How the benchmarks of each tool are named in a suite file. */
const OTHER_TOOLS_URL = docsAddress("other-tools.md");
/** More packages than these are counted. */
const LISTED = 20;
/** Text in a comment: one line, whatever a file is called. */
const comment = (text) => `# ${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?")}`;
function packageComments({ packages, outside }) {
	const lost = outside === 0 ? [] : [`${plural(outside, "benchmark function")} below no go.mod: not built. Try go mod init.`];
	if (packages.length === 0) {
		if (outside > 0) return lost;
		return ["No benchmarks were found: write a func BenchmarkXxx(b *testing.B) in a _test.go file."];
	}
	const shown = packages.slice(0, LISTED).map((one) => `  ${one.path}  ${one.benchmarks}`);
	const left = packages.length - shown.length;
	return [
		...lost,
		"Packages with benchmarks, and how many functions:",
		...shown,
		...left > 0 ? [`  and ${plural(left, "package")} more`] : []
	];
}
/** Two garbage collectors that this Go can be built with; null: it has only one. */
function collectors(goVersion) {
	const minor = Number(/\bgo1\.(\d+)/.exec(goVersion ?? "")?.[1] ?? 0);
	if (minor < 25) return null;
	return minor === 25 ? {
		name: "greentea",
		experiment: "greenteagc"
	} : {
		name: "classic",
		experiment: "nogreenteagc"
	};
}
function variantLines(goVersion) {
	const other = collectors(goVersion);
	const name = other?.name ?? "gogc50";
	const body = other === null ? "env: { GOGC: 50 }" : `build-env: { GOEXPERIMENT: ${other.experiment} }`;
	const what = other === null ? "with a collector that runs twice as often" : `built with the other garbage collector of ${goVersion}`;
	return [
		comment(`The same under a second variant, here ${what},`),
		"# and whether the change acts differently there. \"default\" is a variant with nothing set.",
		"#  gc:",
		"#    workload: go-bench",
		`#    variants: [default, ${name}]`,
		"#    contrasts:",
		"#      - refs",
		`#      - interaction: { base: default, head: ${name} }`,
		"#",
		"#variants:",
		`#  ${name}: { ${body} }`
	];
}
/** What every suite may say, shown below the first. */
const COMMON = [
	"",
	"    # Measuring stops as soon as every row is decided, and after the budget in any case.",
	"    #rounds: { min: 8, max: 40 }",
	"    #budget: 15m",
	"    # The margin: a smaller difference does not matter.",
	"    #metrics:",
	"    #  time/op: { margin: 2%, gate: true }",
	"    # Never fail the check.",
	"    #gate: { mode: advisory }",
	""
];
function goLines(found) {
	const { hasServer, moduleFolders, packages } = found;
	const [module = ""] = moduleFolders;
	const total = packages.reduce((sum, one) => sum + one.benchmarks, 0);
	const matching = total === 0 ? "" : `; this one matches ${plural(total, "function")}`;
	return [
		"  micro:",
		"    workload: go-bench",
		...[
			...hasServer ? ["This repository builds a server: Go benchmarks measure its functions,"] : [],
			...hasServer ? ["not how it answers requests.", ""] : [],
			...packageComments(found)
		].map((line) => `    ${comment(line)}`.trimEnd()),
		"    packages: ./...",
		...moduleFolders.length < 2 ? [] : [`    # All ${moduleFolders.length} modules of the repository; one alone:`, `    #dir: ${JSON.stringify(module || ".")}`],
		`    # A regular expression on names${matching}.`,
		"    bench: .",
		"    # One sample: a duration, or a number of iterations such as 50x.",
		"    #benchtime: auto",
		...COMMON
	];
}
const toolLines = ({ kind, path, what, settings }) => [
	`  ${kind}:`,
	`    ${comment(`${path} shows ${what}.`.slice(0, 110))}`,
	`    workload: ${kind}`,
	...Object.entries(settings).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}`)
];
/** Nothing that a suite is made of: neither Go nor a tool that is known. */
const holdsNothing = ({ isGo, tools }) => !isGo && tools.length === 0;
/** Where nothing was found, any program that takes time. */
const COMMAND_LINES = [
	"  command:",
	"    # No benchmarks were found here. This measures how long a program takes: name your own.",
	"    # Benchmarks of other tools:",
	`    # ${OTHER_TOOLS_URL}`,
	"    workload: command",
	"    run: ./bench.sh",
	...COMMON.map((line) => line.replace("time/op", "wall-time"))
];
/** The commented suite file that `gcbench init` writes. It is valid as it stands. */
function writeSuiteTemplate(found) {
	const { goVersion, moduleFolders, tools } = found;
	const isGo = moduleFolders.length > 0 || found.isGo && tools.length === 0;
	return [
		`# yaml-language-server: $schema=${SUITE_FILE_SCHEMA_URL}`,
		"#",
		"# What gcbench measures. Keys behind a # show the default, or an example.",
		...isGo && goVersion !== null ? [comment(`Written for ${goVersion}.`)] : [],
		"",
		"suites:",
		...holdsNothing(found) ? COMMAND_LINES : [],
		...tools.flatMap((tool) => [...toolLines(tool), ...isGo ? [""] : COMMON]),
		...isGo ? [
			...goLines(found),
			...variantLines(goVersion),
			""
		] : []
	].join("\n");
}
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
		isGo: isGo(paths),
		hasGo: hasGo(paths)
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
/** The trees whose benchmarks are meant: folders that are measured, head first; the repository. */
async function searchedFolders({ base, head }, host) {
	const paths = [head, base].map((side) => side === null ? null : sourceOf(side)).map((side) => side?.kind === "folder" && absolutePath(side.path, host.cwd));
	const root = paths[0] === false ? await host.git.root(host.cwd) : null;
	const trees = [...root === null ? [] : [root], ...paths.filter((path) => path !== false)];
	const areThere = await Promise.all(trees.map((path) => host.files.isFolder(path)));
	return trees.filter((_, at) => areThere[at]);
}
/** What the first of the trees shows that shows anything, else the first; null: there is none. */
async function findFirst(trees, host) {
	let first = null;
	for (const tree of trees) {
		const found = await findSuites(host, tree);
		if (found.suites.length > 0 || found.isGo) return found;
		if (first === null || found.hasGo) first = found;
	}
	return first;
}
/** Of another commit than the one that lies here nobody knows what its tree shows. */
const isElsewhere = ({ head }) => head !== null && sourceOf(head).kind !== "folder";
/** What the source tree shows, where no file says what to run: Go first, and what else there is. */
async function unaskedSuites(ask, host) {
	const found = await findFirst(await searchedFolders(ask, host), host);
	if (found !== null && found.suites.length === 0 && !found.hasGo && !isElsewhere(ask)) throw new HostError(`there is no ${ask.config}, and no benchmarks of a tool that gcbench knows were found`, `gcbench init writes an example for any program; other tools: ${OTHER_TOOLS_URL}`);
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
/** Format: lines as Go benchmarks print them, a file an arm, for benchstat. */
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
		return {
			name: `bench-${name}.txt`,
			part: name
		};
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
function printedResults(record) {
	const { results } = readBenchText(record.outputs.stdout ?? "").value;
	const sound = results.map((result) => ({
		...result,
		values: result.values.filter((v) => Number.isFinite(v.value))
	})).filter((result) => result.iterations > 0 && result.values.length > 0);
	const key = (result) => JSON.stringify([result.config.pkg, result.name]);
	return [...Map.groupBy(sound, key).values()].map(summarise);
}
/** What a benchmark is about, where it is a time: `sec/op` stands once in a line. */
const MAIN_TIMES = ["time/op", "wall-time"];
/** A metric as the format has units: https://pkg.go.dev/golang.org/x/perf/benchunit. */
function unitOf(metric, unit, main) {
	if (metric === main) return "sec/op";
	if (unit === "s") return /[/-]sec$|sec\/op$/.test(metric) ? metric : `${metric}-sec`;
	if (unit === "B") return /\bB\b|bytes/.test(metric) ? metric : `${metric}-bytes`;
	return metric;
}
/** What a report has of a trial that printed no such lines: a line a benchmark. */
function sampledResults(samples, { round }) {
	const told = samples.filter(({ values }) => Number.isFinite(values[round] ?? NaN));
	return [...Map.groupBy(told, ({ benchmark }) => benchmark)].map(([benchmark, own]) => {
		const main = MAIN_TIMES.find((time) => own.some(({ metric }) => metric === time));
		const values = own.map(({ metric, unit, values }) => {
			const value = values[round];
			return {
				unit: unitOf(metric, unit, main),
				value,
				text: String(value)
			};
		});
		return {
			config: {},
			name: benchmark.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
			iterations: 1,
			values
		};
	});
}
/** Samples of the trials that printed no lines, by arm and target. */
function samplesOf$1({ plan, records }, printed) {
	const silent = (records ?? []).filter((record) => printed.get(record)?.length === 0);
	if (silent.length === 0) return /* @__PURE__ */ new Map();
	const { value } = collectSamples(plan, parseRecords(plan.suite, silent));
	return Map.groupBy(wantedSamples(plan, value), ({ arm, target }) => slotKey$1(target, arm));
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
function trialLines(report, arm, { printed, samples }) {
	const resultsOf = (record) => {
		const lines = printed.get(record) ?? [];
		const own = samples.get(slotKey$1(record.trial.target, arm)) ?? [];
		return lines.length > 0 ? lines : sampledResults(own, record.trial);
	};
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
function unitLines(report, samples) {
	const sampled = new Set([...samples.values()].flat().map(({ metric }) => metric));
	const isCustom = (metric) => sampled.has(metric) ? !MAIN_TIMES.includes(metric) : metricFor(metric).inferred;
	const lines = report.comparisons.filter(({ metric, better }) => isCustom(metric) && better !== "unknown").map(({ metric, unit, better }) => {
		return `Unit ${word(sampled.has(metric) ? unitOf(metric, unit, void 0) : metric)} better=${better}`;
	});
	return [...new Set(lines)].sort();
}
/** A file an arm that has a line; with no raw records, one that says so. */
function render$4(report) {
	const arms = report.plan.arms.map((arm) => arm.id);
	const names = fileNames(arms);
	const hasNone = report.records === null;
	const printed = new Map((report.records ?? []).map((one) => [one, printedResults(one)]));
	const samples = samplesOf$1(report, printed);
	return arms.map((arm, i) => {
		const lines = trialLines(report, arm, {
			printed,
			samples
		});
		const text = [
			`# Arm ${clean(arm, 200)} of a gcbench report of ${clean(report.createdAt, 40)}.`,
			"# One line per round and benchmark: the median of what a process printed. Rounds are pairs",
			"# of arms: what does not know that, like benchstat, sees more noise than there is.",
			...hasNone ? [NO_RECORDS$1] : [],
			...unitLines(report, samples),
			...lines
		];
		return hasNone || lines.some((line) => line.startsWith("Benchmark")) ? [{
			...names[i],
			text: `${text.join("\n")}\n`
		}] : [];
	}).flat();
}
const NO_RECORDS$1 = "# The raw records are not in this report, so there is nothing to print.";
const benchfmt = {
	id: "benchfmt",
	about: "Lines of Go benchmarks, one file per arm, for benchstat and its like.",
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
	low_pct: ({ view }) => view.interval === null ? null : view.change?.low ?? null,
	high_pct: ({ view }) => view.interval === null ? null : view.change?.high ?? null,
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
	return headValues(report, filter).filter(({ from }) => from.row.better === better).map(({ name, value, says, from: { metric, unit } }) => ({
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
	render(report, filter) {
		const [smaller, bigger] = ["lower", "higher"].map((better) => ({
			entries: entriesOf(report, better, filter),
			part: DIRECTIONS[better]
		}));
		const told = [smaller, bigger].filter(({ entries }) => entries.length > 0);
		return (told.length === 0 ? [smaller] : told).map(({ entries, part }) => ({
			name: `github-action-benchmark-${part}.json`,
			text: `${JSON.stringify(entries, null, 2)}\n`,
			...part === DIRECTIONS.lower ? {} : { part }
		}));
	}
};
// src/core/tell/page/bundle.generated.ts
/** Made of src/page by scripts/page-bundle.ts: do not edit. */
const PAGE_LOADER = "/*\nPackages in this bundle\n\n- @observablehq/plot 0.6.17 (ISC)\n- d3-array 3.2.5 (ISC)\n- d3-axis 3.0.1 (ISC)\n- d3-color 3.1.1 (ISC)\n- d3-format 3.1.3 (ISC)\n- d3-geo 3.1.2 (ISC)\n- d3-interpolate 3.0.2 (ISC)\n- d3-path 3.1.1 (ISC)\n- d3-scale 4.0.3 (ISC)\n- d3-scale-chromatic 3.1.1 (ISC)\n- d3-selection 3.0.1 (ISC)\n- d3-shape 3.2.1 (ISC)\n- d3-time 3.1.1 (ISC)\n- d3-time-format 4.1.1 (ISC)\n- fastest-levenshtein 1.0.16 (MIT)\n- isoformat 0.2.1 (ISC)\n- re2js 2.10.0 (MIT)\n\n## @observablehq/plot 0.6.17 (ISC)\n\nCopyright 2020-2025 Observable, Inc.\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-array 3.2.5 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-axis 3.0.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-color 3.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-format 3.1.3 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-geo 3.1.2 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\nThis license applies to GeographicLib, versions 1.12 and later.\n\nCopyright 2008-2012 Charles Karney\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of\nthis software and associated documentation files (the \"Software\"), to deal in\nthe Software without restriction, including without limitation the rights to\nuse, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of\nthe Software, and to permit persons to whom the Software is furnished to do so,\nsubject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS\nFOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.  IN NO EVENT SHALL THE AUTHORS OR\nCOPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER\nIN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN\nCONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n\n## d3-interpolate 3.0.2 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-path 3.1.1 (ISC)\n\nCopyright 2015-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-scale 4.0.3 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-scale-chromatic 3.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\nApache-Style Software License for ColorBrewer software and ColorBrewer Color Schemes\n\nCopyright 2002 Cynthia Brewer, Mark Harrower, and The Pennsylvania State University\n\nLicensed under the Apache License, Version 2.0 (the \"License\"); you may not use\nthis file except in compliance with the License. You may obtain a copy of the\nLicense at\n\nhttp://www.apache.org/licenses/LICENSE-2.0\n\nUnless required by applicable law or agreed to in writing, software distributed\nunder the License is distributed on an \"AS IS\" BASIS, WITHOUT WARRANTIES OR\nCONDITIONS OF ANY KIND, either express or implied. See the License for the\nspecific language governing permissions and limitations under the License.\n\n## d3-selection 3.0.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-shape 3.2.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-time 3.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## d3-time-format 4.1.1 (ISC)\n\nCopyright 2010-2026 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## fastest-levenshtein 1.0.16 (MIT)\n\nMIT License\n\nCopyright (c) 2020 Kasper Unn Weihe\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n\n## isoformat 0.2.1 (ISC)\n\nCopyright 2021 Mike Bostock\n\nPermission to use, copy, modify, and/or distribute this software for any purpose\nwith or without fee is hereby granted, provided that the above copyright notice\nand this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH\nREGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND\nFITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,\nINDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS\nOF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER\nTORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF\nTHIS SOFTWARE.\n\n## re2js 2.10.0 (MIT)\n\nMIT License\n\nCopyright (c) 2023 Oleksii Vasyliev\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n*/\n(function(){async function e(e){let t=document.getElementById(e)?.textContent??``,n=Uint8Array.from(atob(t),e=>e.charCodeAt(0)),r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`deflate-raw`));return new Response(r).text()}async function t(){let t=document.createElement(`script`);t.textContent=await e(`code`),document.head.append(t)}t()})();";
const PAGE_LOADER_SHA256 = "omMx7XXym0BiGwjKytRCtMnTljy5bdQQDbxg71npJtE=";
const PAGE_STYLE = ":root {\ncolor-scheme: light dark;\n--paper: #ffffff;\n--raised: #f7f8fa;\n--ink: #1c2128;\n--soft: #59636e;\n--line: #dde1e6;\n--link: #0a5bd3;\n--better: #0b7a4b;\n--worse: #c8321a;\n--unsure: #8a5a00;\n--base: #6e7781;\n--head: #1f6feb;\n--margin: rgb(110 119 129 / 0.13);\n--range: rgb(31 111 235 / 0.16);\n--faint: #8b949e;\n--rule: #8b949e;\n--part-1: #8fb4e8;\n--part-2: #d97706;\n--part-3: #7c3aed;\n--part-4: #0d9488;\n--mono: ui-monospace, SFMono-Regular, \"SF Mono\", Menlo, Consolas, \"Liberation Mono\", monospace;\n}\n/* Paper is white. */\n@media screen and (prefers-color-scheme: dark) {\n:root {\n--paper: #0d1117;\n--raised: #161b22;\n--ink: #e6edf3;\n--soft: #9aa4af;\n--line: #2b323b;\n--link: #6cb0ff;\n--better: #4ac27d;\n--worse: #ff7b66;\n--unsure: #dba642;\n--base: #a0a9b3;\n--head: #58a6ff;\n--margin: rgb(160 169 179 / 0.26);\n--range: rgb(88 166 255 / 0.22);\n--faint: #768390;\n--rule: #768390;\n--part-1: #4f7fbf;\n--part-2: #e59532;\n--part-3: #a78bfa;\n--part-4: #2dd4bf;\n}\n}\n* {\nbox-sizing: border-box;\n}\nhtml {\nscroll-behavior: smooth;\n-webkit-text-size-adjust: 100%;\n}\n@media (prefers-reduced-motion: reduce) {\nhtml {\nscroll-behavior: auto;\n}\n}\nbody {\nmargin: 0 auto;\nmax-width: 1180px;\npadding: 0 24px 64px;\nbackground: var(--paper);\ncolor: var(--ink);\nfont:\n15px / 1.5 system-ui,\n-apple-system,\n\"Segoe UI\",\nRoboto,\n\"Helvetica Neue\",\nArial,\nsans-serif;\nfont-variant-numeric: tabular-nums;\noverflow-wrap: break-word;\n}\ncode,\npre,\n.name,\ntd.values {\nfont-family: var(--mono);\nfont-size: 0.92em;\n}\ncode {\nbackground: var(--raised);\nborder-radius: 4px;\npadding: 0.1em 0.35em;\noverflow-wrap: anywhere;\n}\na {\ncolor: var(--link);\n}\n:focus-visible {\noutline: 2px solid var(--link);\noutline-offset: 2px;\nborder-radius: 4px;\n}\n.skip {\nposition: absolute;\nleft: -9999px;\n}\n.skip:focus {\nleft: 16px;\ntop: 8px;\nbackground: var(--paper);\npadding: 8px 12px;\nz-index: 2;\n}\n.aside {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\nwhite-space: nowrap;\n}\n.small,\n.line,\n.suite {\ncolor: var(--soft);\nfont-size: 13px;\n}\nh1,\nh2,\nh3,\nh4 {\nline-height: 1.25;\ntext-wrap: balance;\n}\nh2 {\nfont-size: 20px;\nmargin: 48px 0 12px;\n}\nh3 {\nfont-size: 16px;\nmargin: 28px 0 8px;\n}\nh4 {\nfont-size: 15px;\nmargin: 4px 0 12px;\noverflow-wrap: anywhere;\n}\n.top {\npadding: 40px 0 12px;\n}\n.suite {\nmargin: 0;\nletter-spacing: 0.02em;\n}\n.suite span {\nfont-family: var(--mono);\n}\nh1 {\nfont-size: clamp(22px, 3.4vw, 32px);\nfont-weight: 650;\nletter-spacing: -0.01em;\nmargin: 6px 0 10px;\noverflow-wrap: anywhere;\n}\nh1 code {\nfont-size: 0.88em;\nfont-weight: 600;\n}\n.mood {\nwidth: 0.95em;\nheight: 0.95em;\nvertical-align: -0.1em;\nmargin-right: 0.1em;\n}\n.mood circle {\nfill: var(--soft);\n}\n.mood path {\nfill: none;\nstroke: var(--paper);\nstroke-width: 2.6;\nstroke-linecap: round;\nstroke-linejoin: round;\n}\n.good .mood circle {\nfill: var(--better);\n}\n.bad .mood circle {\nfill: var(--worse);\n}\n.ask .mood circle {\nfill: var(--unsure);\n}\n.profile .plain .interval {\ndisplay: block;\n}\n.profile .scroll {\nmargin-top: 20px;\n/* What is hidden from sight inside scrolls along. */\nposition: relative;\n}\n[data-ladder] {\nmin-height: 340px;\n}\n.duty {\nfont-size: 17px;\nmargin: 0 0 10px;\nmax-width: 75ch;\noverflow-wrap: anywhere;\n}\n.line {\nmargin: 0;\noverflow-wrap: anywhere;\n}\nnav ul {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 18px;\nlist-style: none;\nmargin: 16px 0 0;\npadding: 10px 0;\nborder-block: 1px solid var(--line);\nfont-size: 14px;\n}\nnav a {\ntext-decoration: none;\ndisplay: inline-block;\npadding: 3px 0;\n}\nnav a:hover {\ntext-decoration: underline;\n}\n.notice {\nbackground: var(--raised);\nborder-left: 3px solid var(--unsure);\npadding: 8px 14px;\n}\n.controls {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 10px;\nalign-items: center;\nmargin: 12px 0;\n}\n.controls:empty {\ndisplay: none;\n}\ninput[type=\"search\"],\nselect,\nbutton {\nfont: inherit;\ncolor: inherit;\n}\ninput[type=\"search\"],\nselect,\n.csv,\n.copy,\n.flame button {\nborder: 1px solid var(--line);\nborder-radius: 8px;\nbackground: var(--paper);\npadding: 6px 12px;\nmin-height: 36px;\n}\ninput[type=\"search\"] {\nwidth: 240px;\n}\nselect {\nmax-width: min(100%, 240px);\n}\n.csv,\n.copy,\n.flame button {\ncursor: pointer;\n}\n.csv {\nmargin-left: auto;\n}\n.csv:hover,\n.copy:hover {\nbackground: var(--raised);\n}\nfieldset {\nborder: 1px solid var(--line);\nborder-radius: 8px;\nmargin: 0;\npadding: 0;\ndisplay: flex;\nflex-wrap: wrap;\noverflow: hidden;\nmin-width: 0;\n}\nfieldset label {\nposition: relative;\n}\nfieldset input {\nposition: absolute;\ninset: 0;\nopacity: 0;\nmargin: 0;\ncursor: pointer;\nwidth: 100%;\nheight: 100%;\n}\nfieldset label span {\ndisplay: block;\npadding: 6px 12px;\nline-height: 22px;\n}\nfieldset input:checked + span {\nbackground: var(--ink);\ncolor: var(--paper);\n}\nfieldset input:focus-visible + span {\noutline: 2px solid var(--link);\noutline-offset: -2px;\n}\nfieldset small {\nopacity: 0.75;\n}\noutput {\ncolor: var(--soft);\nfont-size: 14px;\n}\ninput[aria-invalid=\"true\"] {\nborder-color: var(--worse);\n}\n.fault {\nflex-basis: 100%;\ncolor: var(--worse);\noverflow-wrap: anywhere;\n}\n.fault:empty {\ndisplay: none;\n}\n.help {\nfont-size: 14px;\n}\n.help[open] {\norder: 1;\nflex-basis: 100%;\n}\n.scroll {\noverflow-x: auto;\n}\ntable {\nborder-collapse: collapse;\nwidth: 100%;\n}\nth,\ntd {\ntext-align: left;\npadding: 9px 14px 9px 0;\nborder-bottom: 1px solid var(--line);\nvertical-align: top;\n}\nth {\nfont-weight: 500;\n}\nthead th {\ncolor: var(--soft);\nfont-size: 13px;\nvertical-align: bottom;\nwhite-space: nowrap;\n}\nthead small {\nfont-weight: 400;\n}\n.sort {\nborder: 0;\nbackground: none;\npadding: 0;\nfont: inherit;\ncolor: inherit;\ntext-align: inherit;\ncursor: pointer;\n}\n/* The head's name without its button, and what sorts instead: where no head is shown. */\n.title,\n.order {\ndisplay: none;\n}\n.sort:hover {\ncolor: var(--ink);\n}\n[aria-sort] .sort {\ncolor: var(--ink);\nfont-weight: 600;\n}\n[aria-sort=\"ascending\"] .sort::after {\ncontent: \" ↑\" / \"\";\n}\n[aria-sort=\"descending\"] .sort::after {\ncontent: \" ↓\" / \"\";\n}\n.axis {\ndisplay: flex;\njustify-content: space-between;\nwidth: 168px;\nfont-size: 11px;\n}\ntr.row {\ncursor: default;\n}\n[data-ready] tr.row {\ncursor: pointer;\n}\ntr.row:hover,\ntr.is-open {\nbackground: var(--raised);\n}\ntr.row > :first-child {\npadding-left: 10px;\n}\ntr.row th {\noverflow-wrap: anywhere;\nmin-width: 22ch;\n}\nbutton.name {\nborder: 0;\nbackground: none;\npadding: 0;\ncolor: inherit;\ntext-align: left;\ncursor: pointer;\noverflow-wrap: anywhere;\n}\nbutton.name::before {\ncontent: \"▸\" / \"\";\ndisplay: inline-block;\nwidth: 1.1em;\ncolor: var(--soft);\n}\nbutton.name[aria-expanded=\"true\"]::before {\ncontent: \"▾\" / \"\";\n}\n.metric {\ncolor: var(--soft);\nfont-size: 13px;\nfont-weight: 400;\noverflow-wrap: anywhere;\n}\n.interval,\n.detail {\ndisplay: block;\ncolor: var(--soft);\nfont-size: 13px;\n}\n.delta {\nfont-weight: 600;\nwhite-space: nowrap;\n}\n.same .delta,\n.unsure .delta {\nfont-weight: 500;\n}\ntd.values {\nwhite-space: nowrap;\n}\ntd.rounds,\nth[data-key=\"rounds\"] {\ntext-align: right;\npadding-right: 24px;\n}\n.word {\nfont-weight: 600;\n}\n.same .word {\nfont-weight: 400;\ncolor: var(--soft);\n}\n.worse .delta,\n.worse .word,\n.failed .word {\ncolor: var(--worse);\n}\n.harmless .delta,\n.harmless .word,\n.unsure .word,\n.withheld .word,\n.accepted .delta,\n.accepted .word {\ncolor: var(--unsure);\n}\n.better .delta,\n.better .word {\ncolor: var(--better);\n}\ntd.drawn {\npadding-top: 11px;\n}\n.strip {\ndisplay: block;\noverflow: visible;\ncolor: var(--soft);\n}\n.strip .band {\nfill: var(--margin);\n}\n.strip .zero {\nstroke: var(--rule);\nstroke-width: 1;\n}\n.strip .range {\nstroke: currentColor;\nstroke-width: 2;\nfill: none;\n}\n.strip circle {\nfill: currentColor;\n}\n.worse .strip {\ncolor: var(--worse);\n}\n.better .strip {\ncolor: var(--better);\n}\n.unsure .strip,\n.harmless .strip {\ncolor: var(--unsure);\n}\n.why,\n.unchanged,\n.news {\ncolor: var(--soft);\n}\n.why {\npadding-left: 20px;\n}\ndetails {\nmargin: 10px 0;\n}\nsummary {\ncursor: pointer;\npadding: 6px 0;\noverflow-wrap: anywhere;\n}\ntr.opened > td {\npadding: 12px 10px 24px;\nbackground: var(--raised);\n}\n.details {\nmax-width: 1140px;\n}\n.figures {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));\ngap: 16px;\n}\nfigure {\nmargin: 0;\nbackground: var(--paper);\nborder: 1px solid var(--line);\nborder-radius: 10px;\npadding: 14px 16px 8px;\nmin-width: 0;\noverflow: hidden;\nbreak-inside: avoid;\n}\nfigure.wide {\ngrid-column: 1 / -1;\n}\nfigcaption strong {\ndisplay: block;\nfont-weight: 600;\nfont-size: 14px;\n}\nfigcaption span {\ndisplay: block;\ncolor: var(--soft);\nfont-size: 13px;\n}\n.keys {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 2px 16px;\nlist-style: none;\nmargin: 6px 0;\npadding: 0;\nfont-size: 13px;\ncolor: var(--soft);\n}\n.keys svg {\nvertical-align: -1px;\n}\n.keys strong {\ncolor: var(--ink);\n}\n.plot {\ndisplay: block;\nmax-width: 100%;\nheight: auto;\nbackground: none;\nfont-size: 12px;\nfont-family: inherit;\noverflow: visible;\n--plot-background: var(--paper);\n}\n.plot text,\n.plot tspan {\nwhite-space: pre;\n}\n.plot .y-grid,\n.plot .x-grid {\nstroke: var(--line);\nstroke-opacity: 1;\n}\n.plot [class$=\"axis-tick\"],\n.plot [class$=\"tick-label\"],\n.plot [class$=\"axis-label\"] {\ncolor: var(--soft);\n}\n.flame .plot {\ncursor: zoom-in;\nfont-size: 11.5px;\n}\n.facts {\ndisplay: grid;\ngrid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));\ngap: 8px 24px;\nmargin: 8px 0;\n}\n.facts dt {\ncolor: var(--soft);\nfont-size: 13px;\n}\n.facts dd {\nmargin: 0;\noverflow-wrap: anywhere;\n}\n.problems {\ncolor: var(--unsure);\nmargin: 0 0 12px;\npadding-left: 20px;\n}\n.plain {\nfont-size: 14px;\n}\n.plain td,\n.plain th {\npadding: 5px 16px 5px 0;\nwhite-space: nowrap;\n}\n.plain th code,\n.plain td code {\nwhite-space: normal;\n}\n.plain .interval {\ndisplay: inline;\n}\n.grid td .word {\nfont-weight: 400;\nfont-size: 13px;\n}\n.time {\ndisplay: block;\nwidth: 100%;\nborder-radius: 6px;\n}\n.buildSec {\nfill: var(--faint);\n}\n.countedSec {\nfill: var(--head);\n}\n.startSec {\nfill: var(--part-1);\n}\n.discardedSec {\nfill: var(--worse);\n}\n.probeSec {\nfill: var(--part-3);\n}\n.linkSec {\nfill: var(--part-4);\n}\n.profileSec {\nfill: var(--part-2);\n}\n.otherSec {\nfill: var(--line);\n}\n.command {\nbackground: var(--raised);\nborder: 1px solid var(--line);\nborder-radius: 8px;\npadding: 12px 14px;\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\nmargin: 0 0 8px;\n}\n.command code {\nbackground: none;\npadding: 0;\nfont-size: 13.5px;\n}\n.notes {\npadding-left: 20px;\noverflow-wrap: anywhere;\n}\n#read p {\nmax-width: 80ch;\n}\n/* The table as narrow as it can still be read. */\n@media (max-width: 1000px) {\nbody {\npadding: 0 14px 48px;\n}\n.rows th,\n.rows td {\npadding-right: 10px;\n}\ntr.row th {\nmin-width: 16ch;\n}\n.rows thead th,\ntd.values {\nwhite-space: normal;\n}\n}\n/* Narrower than its columns need: a row below the other, and nothing to press in their heads. */\n@media (max-width: 740px) {\ntr.row th {\nmin-width: 0;\n}\n.sort {\ndisplay: none;\n}\n.title {\ndisplay: inline;\n}\n.order {\ndisplay: block;\n}\n.top {\npadding-top: 20px;\n}\n.duty {\nfont-size: 16px;\n}\n.csv {\nmargin-left: 0;\n}\ninput[type=\"search\"] {\nwidth: 100%;\n}\n.rows,\n.rows tbody,\n.rows caption {\ndisplay: block;\n}\n.rows thead {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\n}\ntr.row {\ndisplay: grid;\ngrid-template-columns: minmax(0, 1fr) auto;\ngap: 0 12px;\npadding: 10px 0;\nborder-bottom: 1px solid var(--line);\n}\ntr.row[hidden] {\ndisplay: none;\n}\ntr.row > * {\nborder: 0;\npadding: 1px 0;\n}\ntr.row > :first-child {\ngrid-column: 1 / -1;\npadding-left: 0;\n}\ntd.drawn {\ngrid-column: 1;\npadding-top: 6px;\n}\ntd.change {\ngrid-column: 1;\ngrid-row: 2;\n}\ntd.verdict {\ngrid-column: 2;\ngrid-row: 2;\ntext-align: right;\nmax-width: 52vw;\n}\ntd.values {\ngrid-column: 2;\ngrid-row: 3;\nfont-size: 12.5px;\ntext-align: right;\nwhite-space: normal;\n}\ntd.rounds {\ndisplay: none;\n}\ntr.opened,\ntr.opened > td {\ndisplay: block;\npadding-inline: 0;\n}\ntr.opened[hidden] {\ndisplay: none;\n}\nfigure {\nborder-radius: 8px;\npadding: 12px 8px 4px;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nbody {\nmax-width: none;\npadding: 0;\nfont-size: 11px;\n}\n.controls,\nnav,\n.skip,\n.copy {\ndisplay: none;\n}\n.small,\n.line,\n.suite,\n.keys,\n.metric,\n.interval,\n.detail,\n.facts dt,\n.plain,\nthead th,\nfigcaption span {\nfont-size: 10px;\n}\n.scroll {\noverflow: visible;\n}\n/* Paper cannot be scrolled. */\n.plain td,\n.plain th {\nwhite-space: normal;\noverflow-wrap: anywhere;\npadding-right: 8px;\n}\ntr,\nfigure {\nbreak-inside: avoid;\n}\nh2,\nh3 {\nbreak-after: avoid;\n}\n}";
const PAGE_STYLE_SHA256 = "R6+g/0ddnqCFxFjkJG4MmFerdatjPU6wjSwHt5Bimmc=";
const PAGE_SCRIPT_PACKED = "zL3retvG0qh5K/b+Ej88gBJJnSFB3IljJ1mJHSd2spIoigRRkASbIhgQ1CG29u/5PfcyNzCXMlcyb1V3Aw2KkuXs9T3PXisWgUZ39am6urpO3TiZjYdFmo0bzffu8VHSSIKi+T5PilnOWxSNZ6PRhw+FeRi8jF+GyU4x6PTCZLcYyN+oGHRD0m9KGMXHYRQ7icAodhNgFLtRMg9j3Bg334+S4lEaxEG2PV4aJePT4iyKov6gkUZjHpIPH+SnGIzDPIijcZBF42bIx4S3RhHkzWg3aYwbRZNHPmqrot1xI2l2iuZ2WdVUPgTjqBvkUWLrab5PTxrjnVx/U4AVzcdR1G3aPuXbx5lpXTRu57u7u73tuJHspfvk2+kOxlHa7oV5lN5cnqUj2gCgG1t0XPVx+B+uOHpwzaOFNRu4djiCvNNrbtui6e74yZNMKur0pKrdjr7I44CkMLV1AOKkCKfBMBkXSR6Ogjw9PSvC4U1VdQ62WajdKjVlUjyEqRClnZSZWvRU8IqBAZWiiyw9ftRtnmR5QxpePMpOHiXN4rGWffKEPG0aGhU8XqfJ6PgRc56Mpol2cxx1etuuaG6KNvKoaORBuz0OkiajbuHkUTsHTl7CYURvpBjoRquDaZQtaTe3M0byhKFrpM0lMwIVkulcmyFm2Lc/uQ+0qmp97rc+ta1PaX1K6/Na69OonQIhVQiLMaEaeIsJH7yJmVXfHzeS3W6z+nTsFS2uJ4k043F0mB29TYbF4YcPhwbaYQrkQRJ+kefx9dJJnp1TroJy4kORBbu0tFR43yeSQBYdn8jVs+faCj5G0aHLffjkCfCWJtmk0WS2we3zeNI4bm6bcTevI+hBifWdXpBG2rRG3u41l07S0ajRbUJB9vZllvKdLmRmaZqdJ41Z0y3DWEd/e7v5Pl6azKZnjVQhs1zHQnT2xvt7xT4tMGgCGkjudjvdy2htNOaHokDPeCvXdjGIFUrRDONtsnY6+1H3xls6DJzg0EWcCw7Ria5bn89HWVysr/pDHFT4NUigeu2oDcHshql5FlzJ221whURvuM9qeBrkjE6XwfgHGCvLqZMGaTvKl2VNxTy0GiTJzDhMznxMnlpMnoLJUzA5q2HyNGpPgTxVyNPbkElqNm+Eeu72ynlabowhY1X3Tv3umb66MYTCvYiLs6XpX3nB5lOVOfDKBPlDB0K2Jjv87G8yHuOIEWGDGu+aN9mXduxANf1BSf1Bie2gxAxKzKCktUHxaol3o9jWEmst5i2WWuRRkhkg09s9erJ/I5h0EQ1H8XT6fpiNp0U+GxbU23xfnKXTpYNJnBdpPJpGy61H//Pg4NXPPz07OHjUWn40Ti5rONdY6TcDUwasuYmPlTbYJVsDJZtORXgFg3dsuSdP8p2V/jZI6XaiYi/fB/cS+pxFOjfxEbtTc6d8TpuDpNOImfkwld+kuZ0JEu6N2+39KGsGSRQ7okfiPqyBa+W43dNnBmE0S344odNSazLfXteBsWyJAdyIXQuQwvfSD9q31+kU+9ukmAEX6qJJwpRAjtMol7aNm8HjtLndtBnTHf4mewUETEhMKonmFcg6XWmrz2jFQMihGR2ZQwCWU/govrkJrs3sPUquimR8PH30Ip7UZlLIwKWSmulskjCzwQ9KnpeOk5N0nLzKM1KLNJk2pJfB+4NUtq1xCJFhVMJF804VN8HBu+TaZSpubhhog5JuPexBCffNipDRmyaF0sabUx4qeq9tWpK0K1M/qH1zFssc17NImpdFwPkspskkqa9dJr7eHCe0BIZ2Lp9NflrBuwmO5sbxdVL8HzGOJV2RUZRlRbceMEB2AdaySFo5PJ8yOBUTc9UoO5aYphc3zKrlSYRqOmKaaItylqdOb94MPZ7j9f8GGHZ3meec/IJPJcynnwxTF6uDGySu53kTwBXcywVMDgyHZXJYsjStpCBhxaw+euMzVlXyM1BJORz37R0Jb/i/z/N8pSw42ehALZuuoTLbD4uzVVzAXH75qJy9y16eADn2QdkUv9lGcncicDsjdNayMoK417C8+V4MhQ2G/k6VCKqmjuzLMaLdHgYpwwmHLMPMXjsejA3DlDTDzJKFvWSfRtbpRtZ0XznD0LJy9opG1rxpAttnWr6oUQOPC+L4JOwYvFiVOZEjrpkCoeOOoXx9fX6UjZZSUChmxe/DyZZcJcsvzy4fvSHvszynpYc65dNH6fTROGOrkkJHo+RQeM4anyvDJvtOIXsGW5w7x3Km63Mitm8wLBZRfwaHV/o1Ps4eWytGpSo1gBMpDM9INy3zyH4PuwoPQ0HhRnWXKo85lpEpmMlGzsgHOc1r6o5W8qHQIWEgLLvMQqsA6gGaKZGSY+Vxm4GMfnXKZH1KXlaSbFWVTCChjawIyz0lJW4lWreZBbin+wZ9mJ2zLSdu1ONHVV47Nq7LbtXLqxu2/MMH9lHOyHnYgB5IRmG+O7wkEDp98ZhteukhVaOUYsgpiOZLuSpJOLwmnHTDykbaZCLBO/XS/drKqwk0QMlnKrAIGg1WAFzPHstxX4UViDYALMVhb6EwSeMrC8pkHpMZHkMyy1JJbWbIWLNpDiWyvvjYvDFoNcmzIpMBX5qO0mGiCztNDH+lvO+aHH/8hB4JmZ/Q96UnOk4VqYXDT5rLmvc8vmp0hVCnpuzJKGMa9XGUnfa6SmtjmPhet9USHg/akyIQ6obCyyaDNfnNkkE/7AXIFIJRKY5AxtIYRVKsky5n0CMFmmezMfteiwPe0E8pJGW6PNpJ5BQMpOWRsOCdDiCjzghcN7DS1jyo5VugJGXaqkC1HCgy7nA2WVrbiWSd7/QHbmRa/Wa4p+3f92Q/5bDpimhD6DigQSo5zzyGee+6s6Y5hopMxC1Q5lMnDQTfSRRTAo6VudQHFECG5ZxI0cdC0sGdEpwetSKYZjjgoT37TjWrkTplO9WxJoHbTXamnF2T5pCKI2WylzuZnlYe3Z+tld1oro/CTHl6AEzJ1socEgw9IUY5mKUgoTag5Xjs9b0pmJWl6tm9wYV1HwDcDmtZjaM2uaz1XrMlzPygt9xJw9SXj/jcVbkgeoE+DpN0VC6FBtKhpl0037/sNxFEeAISS4j0/Png0+dOYaSjJuOTJ0qh7LHzHwmSxjtpHWIqWKUQ6fRtwdLEbzYnGBW0UNu9HZDj7cM6AUSYkhrCfOSkvBPXgQmNMcDkxAYwt094Apd/NPS7//Gh3/20oT/7Dwz9PZ349KHf/fShP7VrTeVcveUuG5uhlN5OggBlfGtncZuOCPlufUvZyCvBn2w/0Nodkc4UOxGvjofRiUmjtJKujDmfwSTT1N2xkd3lnfHuehcpgA4AZ3yRKGTIvOTXbiOythHADKOltZYmJFeTRr81XV5psvW4RN1Tp61hC6o5bC7HEJSsEy/3ISpKX4KZgSZdGxvyYQegk7WGy3F7REeObR66mNfytIGaNV2+bTuws+CYIVU5tkgwEFbA3Atjr10/kExjcChAMK9SmKbIJ2xyjpQFwmzkH5rGvtlUgV2nM92WIpkU2elug1aZkX5K6tQA2m6S7UYSYF5i5bwGFvSUzVj2VX2d6gxNdX7AlSlkMWCenAQQInn7fKUFPXZEurYtf3iiNvkTeWh2oXyZMKaanXXyWNeJx55Z3tyIfPUUVOejOZBsN9KBAJLOhfIAmyzspDY0g8WBeYseC3tZ3+EMIAoL44qSoRvKg+VFtbBsQRRcsECufQYiiW5LgEVbIstAoLgD3ZMnj9MpahUjpjUrCrURnPFO3yG/ED1zINil7zZRNqHmtsgLZYzAfXa9wknlDKJx0JtG5FMEy5pL09lRrLxFN8iYubIP03ZDqqi+69fOVLZRENVjwY8cDTBr/xM70mYs97r7QZcBneuOfqIPnH4gA2XH0Bou6hgLGNmzFAGrRSbt9cQkt4HEHz5pN2S9ed24mkNJ2ewZRJ3ApY21Zsc89deqaYbEDyo2ARl20VyGbqStvNVqdHqQD44CPU+isrgKpN33wjTkZ3gE+cmpYGVpdasFp+hDfurvJVbp8OmqAJHS5+3a/vcJQu44arOyVLptAcVG0F9qRZd9iU1dhW0Gd82Xr7TeKGc213BV7rUKT1Tj82/ewtLSvrSmNkQqIXngEBnFANollXRAdIyURDQyrIl/wisIZ+Agpg6inAkVopJ7Vek4aHu0XOQt42axS0EBKuLrRQTnB+1m9M7SyjEKMlUPQTDnplFboFIeEdQhvAFkrISs1LV4QqnadGl7PMFOidfKnSufPuYgEMX56ewcFevUEQTOWyJggIvvBj20ATsrGBbAy0vTdHUbLshjEby1oEdWaOUHUXWZAxE7PUO7k243Y/Y/dBB5a+xaH1cNfFtfHvfPu1kRspfVl8Id06s6Oju/ptBCbu+Foul/gyjrNuYnzaU8uUhyzlMe/r/010miSqVXSdQLnidRP/g2iVaC75NoNfiJtKSzXkkO/vbKHRZ5PJ6OYnisw3bSPkS8d1jV8OXinN1A8/o5f/HbglCszW7sNfWbOm2w3KTBh2TpKB4fX6bHxVkDAxFO7ct9Es25XybA5raCABETK/xxs+0RjZ8ZGqcvN4qjg/gKLVOZ4d+2CUaLK2tIly64qT9xtM7us86OswLbaKf0Mh0fZ5c7hzMEzuYZafUFwptX6VUy+ikGMMLAbgiZG0UiKniFqld+v1crmx4MpHkzqc+TweHVYXh4fQjX6Gf/Nhn8nYRfwv5W2vkT09QJJ2FW2FKRDt9NB/Z3KZ5MRteq2QlRhWTnMdwnA3MepWXm51l+Hhe2hHnxi71kozqrpiFm4mH/ThFrMs2wEs3gIGqfso8jSr6Qp9NK8U/SNfKmat4G3yThL7LOlobZ5JqySGWOohOo4QhpPf0ZeM+I60+Cq+jIpnyB3v/Q9uGwuXQcF3FjT6Zkvxm8nsslXXF5JkzmUpYfq1LoafQaFj8teLyUR1FINJrSX7RKjcNTCsVFIaJM0TYdBocGUvCGzKaCxuEIfRJJz7ykArUUC/Iqulo6T3JG5aoEnY6nKJ4ahxNGEHiuafVayl6ZZLRa2buE9OEszwH0NBtl+SHz9po6TQWX0qY37qXsgGnb/WDM11n7sH8YjFpC/Z9Fz25BMl2ykMTo4i44wDhz+Y7BWIOvg8Nucn4YWqQ97C5t9OSdh5U+D1R6goj9iFUrg6YkI9VJPzG9rKdIV+sp0uR6ytPoaT3FtimbxMO0oGE/QR1NkmaDnp8fBqWJXUWV0unzdAyZhWm/FkZigJyxPWQBCbVgu/4CGOnRTChhBQidR8DgfWKNsnCt/loE5+PiZXacWIrkyPsx2x98g2sU2bVRRaiNo2EoA4Kn0P3zjMNSM7hyc2GmwqMp2eDwxWF71Mog34ftg/bhN4ftYfvwl8P2hT7zJZQcpJnv8iU0pXgjTcuSSg7yU4pnV8rksF+YxPnBwHbnIaN/3JB+abeCN/OoGjyrIZ3gaOMcEiJWQbLcfi4H3GLsOPPWw0k2LjrT9G+WBBJzP/EkPk9HtPFwStM6LNj0pCwllXTi8fAMnNcRFeo8LTA/MOgNCT9kxYDb5+nxsWzMtCeJh2e++aa300TXNyWXALUbxqMkWjAO8wyU4Z5OQMOb4MRQ96pYWWrsa7dKECw2V+gLl/awOjl5W1u/vf26gZg0BTZWNBTwGhb6L8qqPAw0XKwFLX9uA+c8hFqrDt9sTw+DL2amgEld2ddM/MNKxlEmzCyFY7/wt+Nxkj8UwoLyP0AyHlje1Z+58q8wDkjHpw8rzWFYS0+ldHZywlnjYQWHtuCQghVD9LXPssEdfSsSEOUiv0uiw7OimITLy5eXl0uXK+yzp8u9ra2t5auz4pwF+FcSvZ9enIYLsvW73e4y3w4DzRt+lwRXbF/vFuU1IOUrucm7IMuvL76XbJvL4/g8mUJ0WOVkHU/vrFu/Lh965hP/0p4aopy0o8NDOMiCHfw4ucJ6gBVe2aLtRmIjRDaLoirRZEc7VKiwgewe7hvyRkj0X2rX8MPl2NqiwF81B++1peFfKuAbZRADTBR8K4Xf/MH31ru3c2SX4OVX2VAnU1osieUo/PzTt2WjoVbfoRcTTtDkfjZK5KeWWzPBDg7zBB7e5hBzgLmkl6+RdYIIVVt/vaOtjpm/1dhbABkxaQVcvY6FD/x3b250npyOB2275B38moS/CWvpnSZ+FF6/ev2sdg6yxOfHJLyjqX/Nkvz6tXJ4YmDkN8YYSXk2tZ59KxOvFaGCtUdbZ6F2yslkIgZ2zkCAo4U5zKoKlsPpzliMUPVYKgWRtogNN3pXV0AMO9J9WwrzOXSWnB2627OdjJKzJks43pvty2mIg8YS4zJqDIMhW4/wwgcHiJVh+Ph66FLE+nco2cs8UZUdwRrQolGF9whP/i0C7NIIT/cXz4zANx+7tXekU9PyBIOhu+yNQbZS2OBJGuChbwMeFw+aPDkU1OYv9oEtgMBndwYSK6tqI/WBZAoEe8TK6qhEg4HWEGqjH4QHnDNT+SPWi7GiQVyiATqLvXhf7dhtftGLd7dHqnwdyaRnexyDRCBtjXcWzPwImS9oZjIMK3FvOaW+anT6kQGSfrATD88wqKuNLKehBQW9E32tmPRuVFiepbJ7wGLvuKLKs/vbMoKMSGe1TUOcKo7ByTphOq5QyjT9JM2njvg9lSKeNtevzdpG6iHP4dxxEdKihZOehNp9sERP5Is6Jmxq1bVzr2G+VZTfFd/2+/6RmHx8JE7v6J2uENvB8yKkoo90sNLn3E8KFZH+O0kha8atBiGBuhpisxoWrwJRbHLcMqvgwXTtwh84S8ScaNPT+XjzaUEagCoNwJ7M67za/lygwburyiNrQ3t734Sy1zf9W1s+OfxXZ1TNUcZIsfw6S5trR/+Lm6OiQtrIt7MNj1CiqYRAl01FfeewyoK20o8vE6ZRxWplM2Dp/W8eIF/8dx8oINSI/Efbcms/r5dnCXwaCLereOa396/PxFuIr3Vyncm60XUYWt8VU6pqXYxKjEenOwLDM/W/QNXVhNOvJi0W5Vcu/iuoaMWBRRUdikPyySxBQAxrIESjYMp4GqVa09g1lOtS+6iFfgbYScODlA0+rpboiV3Ts2Yw0fqnrNPpzowmTGWdFiicpQkn/EYTtrfb6xX7/mYbRnykRsETvNkk7zAcqQZlggDR9MxAPlbIJSTpOiptNnCFQY0j1bdMkJ9gXCmAvLoYQjKPnJ0xmRhH8njjSHPv6YcBLp0RBbEwVaax3the1riYsmrPKtkuerELu6VDWbxTBJfoKoy0uhg8LcLXoiGqERUoqk95tu+k1orAFbWOo9RNZWanUnWt5aOzTuPRkOBYSbAizAz6PNoHHVL5OYmOHahJ9Ez4K52hWTB78mTmk2exKDiPJi7zWTSluK0GUc+psjrl+/YYEMfBWXAaDKt0pIEi9S37ccCiuuDfdXC0fbBzThsPmgzwdXS2d7BvrSR2owuG4CI6EMXe48ZRdLp3IZPabl9Qorl9bcnnEZYyUNAbJ8IxJtcQ+kydWC2pj6b6iKQZFMs8lWVt/11grv4wn7yv7txnqPETt5kf7HI3s2Yxx0qvLeKIgYSmquS8NHNexCGIWEfM9ZHeYKbuyfJhhkmw0mWUQojJKk20qkqpjUJprRAcgmFK4lLAiQmGuEyJtjy3UmvcOa2AH3FPpbjUsa44D3FMcGoG71m8Atyp2fEljEL5jN7HISNGRNV6KK15hH6Xi4JeDFkJQ2VGhiX7MsKncLgPmczl5xg6VJLIKSm28LHg7TnFz5WSnTcbk2i0d77/4cOMv4ZSnkMpLTEfov2UShSCwJ/jZqCdd8z5F4I/rm3Oo8r2txBFrNiW212n3S7gxcqeGIsdMbys7LQYF2XOtjsd9NuYDyHAkhRpMUYBUGNjGO74lVeZFdLHzT9XsTbzhd+1bR7THDFAxoDH24095a45gX34EL0oql3YeDKViwxdt9j+VDRmXB1vw8dF5zGqWtu3W1hQznzpgirNkRNaric0b9sezx/RoHuxm1gksO6cLkc2zukj6Jg5pw/tCXto7fIrFbKZRaz+arPoUN1TMM/583/M/f+lzL6Z+XKLQYFXas+9NLP83WHYKEArqXJ9Nl7dfZjxGvv8XtRDjFZhnuAd2Hcb9cQKwKEfJwXZdLBAMvMgeCda/sztllk5nkK2y3Z8K+1wZsw1OwBtMEbNpT9SVej7qotGeTwGZf2p+GmO5syddsQ8xzFK27j+0/Bx2T3xpxR7O3Jl1cY7BdmElsTCswlKVQebaVDxfzBqlZlmfV7+voMr1bYZqlqptGqnxS8/oeT90rtf6ig6DwtezmuC8PaeScDDi95uQx3Uz3eCsqt/sdBn221Cd4yY0QzO9YFzu2dT8N9Q8YIBv92QBSNSa9jXtmGmGUauKj5mc5wnNns+d2CwvtxtrABWHUX9mlEPac02AxxAXX1KS/xDlurMnNMObmgG6pdF+HcROv+jGq/hsvy7CH8uUEaZt2+K8BdsNsU41luY39UZ79rxWRZUXS6N02g8GxW/pMkl2tNSXE5Gfa2+VhX8dd9amRbXIyxVdAJL8X9tqf2r5MLuBcHcVuWN96CnK7gHhp29O/BM/JdLPLujsRa5FjRDfD19NcB8M+axCVOYBRP+1x2z/FsR/ov5VJCDAXxjM/ydbbLCQ5FwVWqCub3QNhi8cw1WHaUa8SlOyKensCcg5PFryStrVxx8F5XxVAt3TLc5PCpC4xLjjcpn95IxcZ/Bra9SMNQFIZ9MMOrN0KmTKsZeFUW9iodN0o93TFIyDj8zk8T0eHMjY1BJ9n25SoKxRnqOgcx0MuJUsfznhz+m7WXfI6+eW01lvk+n4vYAYxTLV0+gr5mteImaqzgCIgWLpOY50w1jegMWgFE3MeaQlbwLXWtNEuRBKpWBBDlQBaD3ybrNuoqFma3tCc7axy/zNuMAcfgIpEYcZZZcrWqfi5hvAHEKjBLS+yqDicaxwNrin7cDeV+BOdL0bnHYfFNoiC8Hc2K8iq/WyXSeLiUHZA04x8ZxHjNOXwPxqTDs+XAOzNBvvLeMRClhHOi9JTG6IzNtuZ15ducS5bCxcHUOsnE4HaOivAXr2MIyHRVslQPyXTtxxQ+L+rNabHJc19OYO7YIXwx3LLKOxzmHMDOtOAdzNLPsMcbB9qG7aDNetNZn47AYDMfhiK7M7bIn5XYlVjNPqVDky4ee/efkjiG+VcgXlp7fUcid6xfTwlsgC9k+PLBn91pDVMPgFCMnYxyTFwk9zsfhhMFAdObTPr9uTwNT9jYVe5Jv3rz4vjZAB/cNUFXEH56Lfz48FcD5wbn+xME5vWtwLsbhwYLBKWv2FB5lP0XS9jo9wuDjFHOFOfM4T/8wf7i8mtdRahOPfB3a67KSCabSaTab3llRTRShwzefQ/WI2hJffr6wEa/9Rlz6xH2xok3tHfwDndND3qGNrY3KXcprrwlvfKux2sn4WY0Y3dc8Oc3a6X8DUVhELIoQYwgvNMLHO1IbdbaGRT0h4MHCdCObrfXzK7cSrKyhmr1tTGEcn7sQm35YOJFf1SJ2zEEfjjA4FOCNx7ID36qyjCS2WDXm4X0tVskXd1eD6/9/rJq3t3Z6p/sefDEO3/kdf/Fx8gBHZU4Ila0Ju16NCNzWf7xcSMvARivzMMuwrrD0d9JXD+AxVSR+m8tScy9Z9dbca+kecy8x6cIYtGb9FagWXITJcEcaLMiTet1Lom1vMuPC7PM8IjCq8TtBjNxIxL7jpqjEkRc1HtNNKv7wIdZfCd6hDwiKYtUCa4o8+HKEZxdMmPDTCXS4YYoGaO5sCo/ZRBqJNrHYg8naj0TMloNR1vEyD71DhrbeD4X3rRKRe8+irpjG7GLeoRImxEFNF1oJ+sSlVXSX4mmI+FnUl/UOoxKo97cmqap3ODUdRszmOpyWHTbYBU/6kSLiM+UKEfeLF3XVIZaM6fPNzWJAprVI7NTWwWKNSVPUMY0PbNCpwFUXoos1lRGrKciRt5jIhnZJyVBGcHbeJHxfToIZclkcqnmREa9UGfdJfNAT19arwdFpNUloO9D9uWLBDK2EaKmN6kNEtTPVcJRiWpk9qx1wszezs5e52ZuZ2bOYMzPDanxztV4aNfh2HD4HddRUxECuSDTRozT2qazKmkzUE9TODY3KAlSr8XQ2LbJznTGnKMXN3NvSUAhxAJXQryaaLTG55uwZpWzjUH8Y7DG2yFCVtDDpFFs6mh3hwoVEGKI2HiYjcegS/DlO4NDRFdkH1Fm1go97/AehQQSVIlrDjsp88S23/r7zWGJT6Lk5gNRlo19+QrmP28b9ssCQ454jxZfj8G/hEWunidY3Gvj4P6cqEEy3uOIpqEzMWByCpdzPLCH1KaoOs6hgKjMcW30pXrBKGWQ3lUjVZ6yMCmdvr8SQOcvb/f3gZ39b/W6O5bj5ty+Z+LompvDNcv4tMVRkqw6Twj6JPUvmXqy1Tu2VloenRWBs0sKDIpDdNHxDLBWNDXzNA/re8KsiEOlA+EMRqLY1fOeg0ODwO6I6iz4q/IJU9Ffh2yKQjTp8CZ5DNKbhK/MQPicDVvDht8A9nxTX4fc8gBLhT5gUIZwIvyaDCODCX4vA8Q5hMQ5UXJEch8ccNmFcwrNxoAbj11ioxOk0Ca/GmE5f0oanRCJTNji8hDQo4xM+I5eRq/wgoOCbwrdj6ersPHxB48fh97za5RT+Mg5ueWeG34w92cZfNR6pYo6ZCtgphNK3pnze7og5vxsfUG87AIlFDsHLf2lUzlLQO4div3repr9W7ibR4f88xAO+/a8xpDZ7rQ1srKw3b3718ei3O5Hq13GAzKwmBZrXbGEpgUsqnBZxMzWUkfBEFSPqpAylKo1FeQP2+EB9ae2egSqy0EXSsJoMSqt98sQyIWXRm8B19S7T4ANfVPW7Albdn1GqK4+XzfKhIePbzWo/9zWBP9qWa2wHBeLF87WsonWXewOJTMQAoxLeqrbh9S9f21nHYsPEtDD7Bx9eseJsftFC19Mr1Uu+dCX1jFKA/Mqh6Lp8+w3GEfOImJG4euMcrjgY0pLXQEvGT9+80FO49RZuEqRs6UpA7Ivnvmb8UhxpGcinCvEn8Ne0SLjRhZ/LhhH92TaqI4rMk6LD3qgJ30sA7rKRfC2ySfnxTTaBfSlBTOLT5Fcyy+9vnhz5s3Lv5luJur7JIsHjRNzlMBlpSSVZ11ihbipskFAzvhKY2oGojIfoL4jTHIuXuQgXF7jI4yaGn4FCzKOljSCXiDhjWMo8Ovzjj2mrsdfu7A/++OO43ZTXQzZN/0NjEPKt9ccfS03NxPte8my/KjSwxejJpxX73JSb5tHyn//V2Ot2tuLOyf77lWDzpvnZcjDMo5+S02eEvDn8Mz89+uOPxmfv0/wm8P7+8UfzM3iY0YKcmeYp/9qcs3rOeBFQ/sZlgeNFBeZg1wqceAXOpiPNz9cFbZnUcxrQc1lroM9zpP9yojsS1ru3trHVX9lcCeJxkULFidhfkLq+urq6srEWxH/N4nB9bW3FPJ7HEJ0k3FzZ3FxbXw3iv2eYtQqI1R6Zj5KUrbO33utt9de7wVE6BSDvGxvd/upqcDSKh+9C0kfiaZgcx6PzjG1Mvve7qxSX9vTXzANSKwhWuNVdW+t3+8ER8QLGYa+72V/trwBqlo+uL7OM0qtrW+v9FYLIxfCTCmK9v76+1t8Mhmf4L+bJjN1TGryy1icpG2bith/2VjY2t1Y3uigCchySaMTqan+DHFk+JuIKO62BtbbV29oEOsnTdPROW7sGNPAqPZ+ys/Yot9LrAug6HtuhOo7zd2Z0V7b0Rb+trG30V/T1NBsdJ+Ncmt/vbvW3bK5T7EnCHv/b6vY2bApUjDEhxJN7n8vx7ix+lwJmdWWlv2bAnENKkIKHW73u1vqqqTEbpReJgba2trWBq5lJVv927f0G42zTMKunZd3uarfb62taDmsi4Na6q/o+1blj5le6m6s9U26axKYCkGGLUTOJMtg6FKsbK6srq6bRmqq9lZFb3TIjZlPpoZ8KHfprlgkLtNbfAkskzSHH+tbWmoxdkkwm4lVHP3rrzKqmTN9dm4q3ems9uJ9zrXB9CxxaB4y8U1X5nh2f2jnHcW6FHsA05slRjmMiI84A9VbXAzADbHFrBEzYYtBE6jQt7FT111c2V/s4/Q7PpmmsLeptgRKnopU4yvJMEAZcY32cnmXTwsFa6a2TNRDMkEK8ANnDk9WV/hbIEmgnqKEnU2HqXOlvrG+a5+tkBO7S3tXuCitHEqvcZ/CF18cJn3XB0oKzrHDjtrK5sUp8Mza7eCyz3VtZXdtc669q0mmmo7iyQo6LLAcF6TsN7AYW/dY2Nmkyh+QYfkI4ZYZ8pS+Y4VIY2emZlltZYbhH8eXYtH4TXN7aWA/gEjLIQnqCs7IZW2gMcgHutDBLibUEiq+aJLtq1zbWaRaFNU0WWY/BBcO3TFI5gG5goGubfWmWftX1xmLur7AwbZLB4K1NFl2ZNJ/LDdra5qr0RZLciiCR6ejbRLck+r3V/uaWrdYhJgndFZDKJJZLYmNzBcpra6rWRD25SJKRHRYawdIy6WU3mZ7epiQiahFiKFWfWwIApdiSqZQ4CtLi1dW1dQihIxslykLsM7oktHO9u8nB6DidnXu7AEizsdLv2w926VBMXx0V6fdZPOsbNnUyyyccfrbWodHsOSaxHKWVrY1NcMEll6Rjs7u5scHo2fSJML6mxPpqD4ww6RWhWAU3V0BOk26IhcHp7upGb4N60+NxhVgMAEuLxHEhPNK57GD93uYaAJBKXecZIM0mJkWz4TCeclQ0Kf0txFkX8duspAnrm+vgLYkgDZsQCMi2J18gxWtrkgAl1jW5Atbr2zHBbsKN7urmBsSsIsmQNha8edfmQxO2VthI3diurrAAmPoJ7vUeqVhbX9ugqyZZhwly2mc5maRqnMCd/hZzocneMK2ubEJqVkiexNcxPZuYhdvd2AgmcpydzE5OtK/8n2xJPhN6sb4J2Q/c2ljvdcGhyYgjKHt0f3V9hcLZpSEFWjd7BCvRooRg2QYrGZKbMMI2dX0dlGD7td0HlegEE3Jt+YE+e+oaW02eXcdmPbDO2AHWgikSyRHkW7Ixu6yGDdLsGoX4sZx5Hx87SOvdFUqucm5zyNhdI4lCSTw9Y1npENCLTU74yXjMOiHD+gboCl/AAYPGrLMaoBq19Q1nUiEyvel2122KWewrzClT6q1zlzK2C3lti7msIf3aapdaSxKwug4TwbgUQv5WZLHISwJ9pEtb6yrFKRhMaBA4BuuC6I9Dv1L9Dfb0wFs5/TUQfz2wGyyoxFa8uR5cnnF2UM5uRXpUbYAbbC3mdXpOHBbL/LEAPEq0vsXOYN4dOoIR3Y3Vm21OOUUeXOcBZ3Ji5VTHX3tmQSiSokyW87/RCVXnHe2WWBioYGMEoiJfnDsFw2pz/qt9vwnOkqvwLJddm1H4Zu5lMzwt36aj8MC9/HR6FF5Qpzt2X+Q3XvjpM+8+Ka/iEqpvPXv6kbybfuYDL/MLwmiK7s5lnY78nBf3gaX1ft5rkdAYtUxQiS24mkzk5k6dVGTfCxf8NJaTc8BZf5rjG5FokGCJmVHs9fadzLGIEIdMCR6BAJfkoLeuTg3R+uBIAqSG8ryiUqNL3nd3N5/01j7wu/qkD9OhD5KgbwSC6a01d3ZWeQe3CKMmpTcHV1qyTxH4Gp566+5pUx8oxw/hsvijRVZtkV7f1kY+U9u91dfrd/BE44ruPxp6g+D6Iz0uCOrMnxX6rvlGi/O1gEagcSolv/eyUr2Y8jOvvHSjXkext4oQjWzHt7M9oIqy+IlX/K1XS1nEa9HkQXkN6HO9C8QPA4EzPKhwLsH+0cYyOyZCjpGiGYEiQ4QFf+D+dc2oe5YTirWeRJACSYkHPBk8SPSvH7uagZm7cuJRTphOdQbDVTSiNtDVArQZPVsKv1rCiEOARJ0h4n2cXSV+kmRAXzFQuaAuuxLaEnHzlk4lqhv/bJQgcbnTz541xe0WzuuqJAbsQNtiS7sSg4HfV68LVi+oIQs1qpPELdSnIwlHbjxuTZO4XO4GUnyZB09pMJMLQebkA4ckkiQvIoEzhMnzMCcKqMQqt8itdbVcVe7hyD24vkOtOb/dAXWch+N/CFWHvaZUEJH6OTewzWHMOwe1GbjH0+rxiCt17GM5W4s3mI7E2DeQrFENQV/X1pbWiMNffnL2Nqe3PxEVzPy6T137wdZrP9u3nahnNq43/sblv2yGz/y96itvr/qKvcrbrN5UO8Xhf332/otyQG6ql1P/5ah549luPfsHxfWlYWPl+oMr927670KiarV9JbUZD5b5ibEb1+FnhKeQxXEoOED8GpGvNQ6ps5rqm+BR9Urj/FdtnoXQpLh8S24I5+i1gqr90GnSDQhaL5wP5CmechKA1zee8Ysuyi/Uyr/tQcOk+m5s9bWi8LiOZae3TsQ52nvYbKNXd5oPdl7P1GUx4eMmPkv2QsKOy82CBCXWRHMpqiWNJVl8tYgswo2YgJ81kvgqr65UMQWXzqB84l018iigXiZxNyl97F3MIlBuZa+qwcDJEV11DxaVRC57tipOCYLEk0RsPtInF3qVYbe3l8RV1EebkknHMcngagr82xoxitRlLoSzwZYlbJXoQGJYoA7hiom+LLebttaV5SA1lyjJ03afLZPL1niCk1+OhjtLawNAhf2OwM1a0Tr72zQaSkDz4Y6EzczcWBPGHDf0arA8u6EHbhM6N7pNVFNX3ya8KTXbxFm5TRBYy24Tozu2iVd58PKfbBNUauqyFdla/je2iAdDNNuDp2I/+3xlvdu2pbkWpMUrbKxb21yFVxErjJq71jHE+dDiws2tekw908p5hpkmXnca9Vsghe+gyobzvXApEawllwTyN0zaIsbj3stmIJ+qpx3SB0lb83TKPHMdWbCpMQjP3Tg0g2/tIxY+7pHLYh64qTXcJkR0e/PLxjM3FpgTuFwSPFp/yfWQDcw7uDyUpqPREJouig2l6VVPlYhXvW3Bfd587qeNbNpd1L22KQLXR7eG3FLaFBwJEi5ASNo8+UaE1HE/VWcXmKPjOtmesRgTvs6tnCCRxEBPlqWCnd4mlzzwK+jiPjV4kdDQZOANMqYBtH+yF0u8+naZQsHfaOM2u+byllffBl+iokP2j3DuF56QZfZ7wTd5tLqMvOrnPFqX33/n0Urr55z/qmH4eiFV/6tG1f8Sqi7UPJ7ja2+R6SQtb/OSq5W3ax8vDclXltbR7t+VZZazoz7BmOXmCb4sjf4FD7HUR8SCsqhVtIm2uo6oY701bi911xGrrG+1oMjYLMpd3WVwZQgH3tH85AOJeZiGBC5USKvMKWoPgbSCsG+dsPNAQvjV3eyuCqQvdTfQvF0VPvclLwLKnjSAvBs91F4rK5L3F72xz4wOUqoW91GvB2vdrsThx10eUbm5WGAhXf/ugXRdZ0fpuszBIrpepVu6Dg23xJBwjR9h///Kg+/uo+u2YgO33dtsYTJL7Ra8hf1RWl6D0nkgFJ9+lw1YZ7IZZUe1DQAJupa0zfMyEyAXN1Sfj/RzxzxLhMQKT77MW7/pbS5ECJcnuKxx9Ismyi2Phpj/mnM/ATIwZGS9FtekLoF1m4i3W0mHawvAwVXQsRmQrbOE5BJh8Co401vaQi6GqLqVgD8raFZWba6l7kYPaeUKsMBskZ+ukqe3tNpFYtrfkFz1kagRLVDTI1q7S92uqmXXELptIXxFdjdIuKpBbmoIk+V/5+1vvDOndrEq/HNOXv4f/ptbjJPONz6vR0OrrBAgMuxE1LaClHlz0OsvbfUp2FtC4wQIqbC/tNrsyLvvtehB4VKzSFh9AbPKahokywom5Ho/hkjkOAqu2WoByrNIWUifKjoj05RAa5TrFCbqXq7zL0OCdFnJyozlyhOxlz/yb8S2MFUmsQNEyTDaYWsxIQfmKzGUzFwOTEV9oV4Cu9n6u8YaALJgayl0aynMzqF38JC3xT+4es65QvnqFXgmIg8kGzpoSjZkaBaRjSr9FjtIuNT72MHKPEQvz2eELQvFDr1g0+jKRSjzY0Xe1k+1sbG5zeUIGdfZskEynWaMhHk3796giLlMGnz2MfIlg+4xjEPbs3li9hHydQeUeWJ2l3TClOYWA5XKyopWqxr82th9NlEP5GnUW9rY7KNuSSW1v9VHERHLIzRmFR2RZNgSPQHKhyhLWzFnFX3IU9R6UZ620rQTp61x6oUYdDNUWwMntbVz4tbOrRPbR/fu+89djRFta09TCN2QZnHPyyjllRe9fFHORFGD9sPypM1OSo+4gip1N1jpusiIyx1LuuQjZ0+uWueINjUXypjFJsFUWGjCP8vi9JGKvg1ZcENdcEMOWdzvsmBVHXtr4b5VpcOpq0oGbdGqqtL/wSHrJIVD/weHLCr9Dx+yHgzR36S9PfdMjk/2Uc4+TRa7XqJiDlK1/dk7arUKmWK5nt7ggNABtV4vqUDlOmZ3Z92aivYYLBJsk1UAhlSpoFXeZlV4qbJkPrLLTspplOvfTMgwNkoJ09hyXkgNmrrCzr3S0mvOYN1XO+utmHfeOCj2eDJfNSVvZzRied3z/tTF6VaSCzrk+lcaeZam/CK4GWAvG6rsBnUM98hza5SRSJkbo8YtuTkNG3Fzf/1erhdERfku5xm9dyrkLqdOLN4nO5SVxHZfEuFYXcX0XeQcyxBc7qPSUHk4j6kV4Bmgo92GXOpajdWpjtVtA/vKRSZhIvwgAAd2dKsMrZYuiagAA8cdCVuFnWEVRb+6vVauw6Fh5PL9RG0LrBVqp/QTGw+0ceNdzkmIvHag1oxgB2JgLqAy4rfxMgks62Z4lrqtTO4h8P3wr3Wuyit5uQ9U6MFRWtni+v3hDDegk4JA0IsSKnGx8SasXTT2sZYvaJPkvYK6eldolxBopoSHK0MNVNBBH/isSLQOXM+bi3KPZ9wS5OyF54ccvXCA4PiFm7XyL1xvImchaaJbJaTNndoXhcJlV4gMV43+QRokZ8YoNg+O4mX6ivKxDDhHEJX4/BysDZBdNwhWV6ljvMGvVejFt1oYbrV8dJcr8ajOV/hciV9F1pzqKIjLlY0xucQ2hxjGPJ/Ks0SZ5Jn4eOXJwcaCYzVIXDSarOEDy771Ft3/IGoZPWGIVkY6xIOMijzoMOjEPk0jentOyKNKvWNxBGtqgsLagIiJ2QBVqum6XsZtxd5SQqLYOwaCcmWXrbIBvvx4tBpzNuGPUGDCSkpU2lZc3cblOdj6s6HD+iWmIdzgn04lcgwfuSOvznB8xUYt37wF9cz2ypvC0gVP2+/1kFXkda0WssyfViZVAk/hSCcz9tzeBqmT64KEmknXGZX0WwNjPQF8YJpZIHp7T+wNx1e1Jbwojii9r2JulbeJ3SZuBBzCg+ANNltcJc0s5MwCcobAJ3U/1IntAnA+VQWIXBLV8iG8q7X3PVu4/IFnFIRQk/AF0RsRbEE83nN1iefmVH4FMyEn+rWpIJKBhGIwUyD+auKRFCqGyeNdo65FuVpP8kl5/w5Bszq+SKPlvU7bmIgft/9YGmAn/kF/2k1nJi7f1Up8+TR4a3zarLH0F8RgVA+IQC5EqlbYi4X0ZWF425d3kSKXl2ddzZXYvTbeNAGvn+Jb8cWN3vov4LwJSyt+sVMN/yzLXQbGXNlQyN9t4lACw2nlNcQkYPQdYk6EQoltqq6+zV2EYHKxoXPt1XCOIPJA/nCVYTjF/xXkJhmoOVHxJLyr3D4rj5rLZk1dViRp9klD5g2Np+b7FE3GVQhuarB1jW7p963c1HbcCq837M5mVU6bgyFtGjD68rt0BdMjG4taZ5QRJxe486ijMY7FhToWT/fo5xDfYvxDuIx16crDMBcqRi488tyb6/uzxX1AVqJGcxO/CBsPjzIsqGLc/tizpXGaOMZMMskPBz+kqi4q/aloCqov5kwuwMmDK9xdX6WhOB2VZPM6H1zNJQktGXyVhhBhuInLdO7+AdKeUcK20/iX/sCFVH443PKrUyD6n0vBf3OAje8POBSqO2UlBP8E+lO7Gr8kRZaV/J7jrKg8qlX4k89iQW3Ka4vlNqjeMtLwvucNek9mrimtZ/7yrsyIsCQ7x0sEcM2bGktlznBlivS7OgrI9a4ZP3DX+EyKjY6ExSRxxA+JM35IPI6GMNsn0aiTER34uHXcPmmdBOcBwR1PGpOd79OmvYFOrmueLU+by/giLrjSZg/JUOuYm14Tik+rC50LRG9nzf0bc6OjtO3UOzxP5Aq7xqw160xbU/jmiV7lOm2NW3B5F+WXjvsyM1+uqyZVsA5aEj+4c9DcPouq2+Or7xetC/l+wZ2ytzthHVdbEm6UWb7WE/wyh5VTuXq3xfSwz7Wvmx1mFT2V87WK20Pt9FA7nS5T1OQrfakenS8dz3BmpB4rfTuaNs7QASVIV41i5PWPP73BztcVSJfys6xqXLm0S30OIs5egMOtKPuqizeFeuZBzm7MVgl36oHuB6veVvLL4v2h8sdOJOYYSl3hvM+4J1We8eYWNV4qvDZEER8vNHmxeeOwLMo85cNL7pu0O/lwz50Q4YNynMA0HCfgDMdZQoIPl9eKAf0mjejDhc+A/lwjgrSDJSTqC1o9knMEz9IbWpmb0wISfWSfpj/lSUL788knCXzGzbkBgZE7SdgjheuBOVjUN91/P2gaEKaW08BzfRqG4mr3H54GiMQDp+HrNKIPtWn4zqdiXlBg+jTm9Oyf+tihnEejdhT5lu1oLs/oraSjtmvEAxZ8s11Dyy0dndY7mj+0o7Z/mFK4jtIzOa77nVWhjuns3NmPhuvZ74bOSuelD3+lEW9H/lD8yx2J5jxT0eM8l3y1MCOO5zDhRoRIu2NDjmiwG3KpvESshdHnhnYOdJoLdoFTw4K+eqL+OfWv3OjtiWKSltzrXx0Z8BBGx1I7/f926wzkdnG97RoRjUQmMR6aHDiXMS/xrjMfq074VyscQwH8uxgj/JoGP+rWuh58lka/p50fPXFwIrNinajbuotVEYI5tS6IO+DyVrGTi/22ejtXGKhADQy//6p7wY2aEDNNe/mvvfgX51ycEY8Ru56mxTRU9byJClfsYn7rFn+8bS437nVbrdJV+Xb8wgUdqe5rpyNyjKs64jElfp9EPD02HfPiOspN9nWxsJgVwFYL4nmKkPwjQ4AlxFqlGqn1i7YuWEo11gmW6XbvtV0wJG4BUVjaBDXgekEwSF9gxpWapHGkwQZ8L/hqAK+61un92j1c9VxKz79WRU8h+mSiEZTC4yQOFQvs1wR/Ib0O2EiW41DH50bc3t9ADqqgEwbM4YvP5ltCA9qJuLDONYz2cOfx4Q3xDqbJKwapjAlw1eOSOnf/e70TV1j5uNIOXq0fh7/D9Ytn1MLWfV+2bq5Rti10FmceLjN8OstdBz0FgAPz42fvTWkKlTAEJDFvfJA5II+Sv1PM8OvwzH0qNZhP6zANKCDU4HNRpA8/Bn6cD3241tu/uudc7rqnJVBCLsRPMZWqLd9xckp3LxLQHl8rXb+prF+9iL2cQDYUVym7iQh1h+h8iPqDlV0Cg5zxzH0BrVEbPlTXvmuxmUe7Ym+hSA+nd79DTIGyv48Acbz7o+nMY8OhCTs4g8MdtkZN+fThw2MbTmfR5C6Gq8v6hA7EsPA5jPx5JOz0sDXkDg/Y+fakNeH2jooV5jKPA++Vuw8uotTw7JziGo1f045pnGg3Guft486Zst+nrQP2i+W+cOAXywfcH32xfLpd9uMa2k8frImV1/6kfd0aadN5mN3Ul+jhFzI54p1+o4pY0IMROdkdwfPX0CRpH7UwoPYHgJSh2EwJutSR8Da6xNHjx8R9egCqjB2qcLWAGRUZB8RcIIl5Fz0P70PalIEuBddyz6Len7HcwDNAbRimGNzdRhgTBMxDGG77/Oz96OYwrJDBFekMZSw/fJj7cN3rGES5PcoOmLCQgmkaJfc4Ov7897T9O0Lg493P5lCLkdf1yB/8KXiYyVvS4e5TRrkzvVmcoeyV1ljOBlXPoblZbqJbKUeRdrDqXIqMI9yQFoh+LTFHqTOXEXHjgdyc9/4YswydEHTI7WMTPnNhHwR3FJJijulNvXaDhbXqQaBPglh2nytmve5nioi5xuxbSF4/dQ85owlCey+UYPLWGd/8TludUfXt0Cop13m4KBoVSxWztUUrNVOBNG6gH/LuU1TuwN/ZBeOsGMJZgBNquJf00cipE5Zcnmwbwh3MOGjlCYabyMqWA6SaCKkkrlpp/931wwsrz2KIYHXhN5RPOJfKvoX1YjUJ4hCjtSIhxVmciBBgh+oV5xM5NZQxBOU2aOGyqjCB7tTuglIRZ1tEim1313EfCXCAgUsVZ9DjIYf+EHG5XlwtWeNnI6KW+mUfGIcuVjuq2Ka8esK74waRqom8p+Ibuc0mFVPsqfxpDNvTdm8Xvw6CsJXcPZwklIKTkpFzci6fHRn5HYZ9XIWEOYOYrjcoHVG8uQvHv41OCcUDlg0kfO740OoSEqbShqYxEsfaiWDmj8PCWyZLRJCgJ/sgw6Jj814bPtbyfscxMVKQjTeIptLY29mN/iRGMk/tPzqNR3LX2t5n/yU/Xf6p2LwRyNOSef5fkiHu/P05WT5b9o4SJ9pSw95Gx3EpkV7M6Rsr4PDRIQvD2I74avxJ3Hgv95oTkBHZGQWIuauOb+IIyhPeb1ONXcXz6n7wd0JEhWJvbT+4TI/RFhV760xnxvmRx419oqMkw3QqQbyKvc19yB5/LdqJmQ6ujnzYQi0h8QmpsitjdeKtbjwbFy11mul4Zmkt2K8/7gg6IMw4a0bS5FI2Y44ofZFIxfpb5dyVnJpYZpW+yoKqZ+xIRkmr8ulISE7zUOXVrJpYZpahYmdO9MEk6ZhR3PyWpc1PyALVD9bKSQZVy+uTDRPshlciYpXPCwCVH005GXiFJQ82SQbbRIic64ckiYDAn4mS4i24H76cFWsGqkNbjqt9MmNj9noZkNKZxiTNjQjt8AhBlUNMvG0JHZUB1+t7UBYMCZAIutr2hAb1nB5EGZvB4f8yAMsx8uJ6nSsSZjMijXkXgFkaJyYhJq5qpfO4TIn/hh4OecZ7ohgktIQbyyCM20cEPni3rWmMA1dlqBMQck81CLCf7Z0goax0zsdA0fRHtGAbsxItwP7jjqFiaFJuCigw3UsKMcSYXo1IYs92xBJxsxXZvUsPzegBDciz2A4jIr8ie+XGTOwcrF2DUHMarLQjSjsNSpRD3dmsBDT20ZzNUwxkm7iAoFoQAxknLnBUmsHIBkQm3eVv294F2BGKbtVEXbbgmM663Q0zAfR+TLJLiJvhYZd3U1ZU6lXJtnbUR4d2LJIdOuIZyXx8aGSF3B4E1wfObSB42QQs57wWYD/m9mmmxuuGTFStIzpzbgzgvG2xdt8Dp/N6EUfv/8fn/yPUhmIllIgrhviUP0+vEmJQN4MjvIB3a1xPxcRw7BnKZ+lTcBxmOBo4SLeYE0Jl+d9K+Kd+qo8pQXZPzZvE03IFZdCl2bwEhI7E8ik8jYNf7ymNRTovP8OEOrf5q/tze2v5usb16CAeWdmkR/UI6hxcwb0cXkNo/uZfzL8T/k34N+bf//v/8Oecf/z3jn8v+Pc1/97w7xX/nvHvd/79duhF/3ytdTv6odE/hbI6miXXARVnBJEnXMa0omTXcQjfdRTba0jLcsFL1XKKWL4spQF5ZZMw4QKH13Mk3iULk0jThZv8WM6e5kSoTRzZYXqOkKnKCFkrkyUXR6MldK/EuhzVOwCPVXXA5QjMBMHNodZbYjKHcrFCBf1zgW6TBTo8ntCUmQf68P/7v/5vyaXJkocDLPF+/X0ABlZykCgrt2JlwT4uF00iZap0Rc8sd8GZ1zIKqBENJ4AYwu3zyCLs1l7u6Igi3G594G/QCCHsziuxFJWxkWEGgQaN0+gxwToiMYoIL+K9a+5lbBz4ovWDqMf6vKiyBY1z7m6U8l00ysfyEB2KNQI7vERGJpmWS5r25ghbYLlGltacpFcI6uyAuBSzfU4EzGcEBgj16b+AvLx3lF39ur/MlRNcuI3vMIDb1/U4FVI4uIrK4nm4vPf5xCuTGfDagimmSvUWmBQF8jrS3gdPsTJh3zud5NPPKzjbB1E1KIN1apEMXj0et1B5+vYCpDoLnYbx9uOTZ+flFiQ6NlbDFbaXI64X1vtc6dnwsJlH3HoG7UbNAfqocErEMDrElxFOax8+oPre4Vwj8pnSanAYvvaPU9QayJWwSaS8RDO45DJY+C8mGkuB6LAtV+ZeRhLnn9Ph5eBEam8cDk5CLs6R5w5WAi6R9XnSVHGhaeWUwpw7Tc1PnpzF1VBfxXub7bN4eWVf5yNvN6i4hCOOekzBU2eABRMjTG5534vcES2RWAX5JcjfU6Kwctsn3lWrm7uTDx8mu2sb0FKDBqvrg7RkPWTXFs7YvMBpyfhVTAp3cCpHg3gB1/3H5yZEBCuytwxbpmP7pjxFAtQ+lLGXn0Vvds4GZns867wpWYSZIOa2Zb+A7AA/Q272zN0ncFbup6FUBzAZhGPLqe1ALHA5xea1/czn1iKTDqR27qf/KenPyp694dnu8bts6haQ/fzGdrtk8ChpsjheTmX29vnyPt5bGfXAuzJu5nMuH2fFOPzjP23YMRBJ1CIdiYA+EkWzkkTZVuSMINseb+/tmlWMwnqX89s9akn0nZh5OFWjoJccRUfWMxU2QUDNrPllHFzGwZt4+xlH0nInw4X0kLB6ZqsL5TjqdqRwD4rDxistqEwb/W39aRzpVgvc6GlsY/NQQ/ViWhA8jT2bwlsSI0M7OgyVLxjx7/Soi0NuEZyHTsA9VbyrV2EFWJaoOPcnkaU2EfB7DVDwAlcNeXSc3xoN5RexMQIKXpRKzLcw78skyM8qQWGiF61+8Ip84ukaPJdk8X19WVYXfGvZfXEGCb73XihXuhEEP9kPmM0Ef9tnTFiCL+0zYcqC56WfQfCLTZYNF2p3G6sSmH9uoYXH5kra7k3wjSuAzD/42b7QCC/eeo3bQzwmzr/Y4L8wu4OqA3yx4dfz+d/GpkCHB1PEeER4TqWxxOutPEPthBFN+rf4VnQed5fGbzEhieUZ/bTYemlYbnj554T/klCv9YjWApMgydk5ceOw4kBwa/M9zUYudnq9RKXdhqUxeeUKYlXHexd66W1nQBdtd62Cm+A3WvN6ckZAvDnQGBposoT40gjSc9+Fzg/BcKI5YzeHFwvTLHGmVQCo1ltiu0XhF1DAdBEEv/E+pDvaD1kW14s76/keJeN8EG+t51cZ1lpTCYZk23VnoU9sHHWY1inoV9no+vTWZP1+qx3V6CzK/4lNALxpAlC/tnP8IMSxCJF+FHUUY6pFJ+PqX4ehRUtnG/RWajeAiYiOMbGDiSliAar/TDWXsVqOqJBB5nLblHnGAc/3d60d2qnMs0QwFU3MMFZ1qe2JNFPuvJH7DYFsM80B/7Fazv+6azkP/lVfzaGlATciZ71Q366LanQ+80jM3vfSBkVVrH8DoT7ST08ikYiRkjsyymgwMVKA+1cwOyjl/61XasDSei4/z/ni24pYBXspqO7ut8QkB8kSUcxE/MsTIcxE+uvZYdRK7dm8/f2OzWvXl0IiTWEiPbZPPUnTEt19D2hugUqutrELkmzyaOHJo9+MdL4ZAl4L6Y80wMsde6P1jQwmubUuLaBVaRkd5W35soz5k6SbX6Ks+bdvZLbyalCMpsOJ0TEQ0lA22IPp1ACn5N7k7id0DlzzK9dmmSeUGeaxYujq8FxWAxabFwfFr0CcEyrVU31y5QSw+0K43k5N1bX8EndN/gV75N6/mWauIdOswsyhNU+ofK4+J0YPHlCYWg8Yi5kazJ3gRSR34YT6GupHmxZOM09XpHOx0BzQyY+xIgrE7FlbXNRaXFQtpohvIKTV2jnWOkq7cNcnUonjEXgTSfs8EvHK3Db33Lg56sqJefOduLz8mckx1WKtDAmDFORhpGU4eI/wPJy2nH26rOkhDn+zFpIs4tSMxJ2ElT1rpRgwxKxMd5f8LWT4pDrx6S19hWyd7ZGpE+sOV+cYa+OcOgNvZiY6gkkk8y0r5DlyP1kf8usOL320fyyU53HY9YaFsJPV7IH9soKlmMZDfM5kaUL0yqboQ3kT6K3u1mA5RH8QSH9uz+eMdeTui7lR1DHDEgbbYm5fUrsFPC4KzLNfxkw9rtJYgMjtS2cZjs3qXaZP6qQBz8lFP2G6G6vnRxswoGVl8DgSw3MRyw9muwi6uBNo1omGzVEEod/LAsb/FedS+X3OL1QeAZFubiO1Xdcl7V0j6qyhIii/3PMh5JVlAmWzwvdxBFPbkcFwmN+Q1/6+sMVjPCrbL+PO2+bnL72zzWlWOgyjkHV6wPfaDp8BMCp+o3iFUvAqDFS5T/uXoNALyVUA0GZh5wy/iwkhrDf81LI67bQQNHOzMWNAeCWJMzuMJRTDlIDk7M3m5uKpnI1vXVPt+XNJJ4yRXO2euINbxFBGT4awufP2yRN5Z2PSodt567myzpuPcQ+KVeWxKxiPZW4BMfdO4TaiDwjmrILKhqqaaIM879WasZfxYVBtOH8IPKbyIjmNPpObrPzDjup39c4XZ0NL+A7EIi6QrOED7KVUCod+S+NN0TGogEwlly3OuHj5jBarobs9VT3VtJlaTMQUO9mb7osuxOwx26aM8kLu/jk1LMDY9e2N1cwP1c2LwcNVUG85D7g/Elmu/Spj5r4bxyVz39h8aSRDtrR8vV2aC+FtaQnzxO7HvYLGL9FIrXAvE7KBpiMTj1D+Ip+ilyz4zLGB052hdjijl0zhOHrMGdGt30i5zFlwvL1d8b/4jyDzfcw9SUsXKgNrnEQnS2Mx8Ry5e4hmpPytV/hVfOxxJpNAIb5lgiRcW7BkJnWiF4qZls3mW1ZOxXE0c1NxrFOhBkg5IK+ANOYv3DTUR1pjLrErQUt7JrRoWoLHs32KKfB2p/PgGib8FYbdVDG5kb8ZJE66yoBMbghCTSSzx3Sxhib+OmQOTJcrJPZuewKD1ddUtWfKjHMxUs4yEh96+HEayiJDXbrtEiWjJHpVXPnchVnorJIX7Frd/fAXw/rh6NKwn9ovhCB2XvjxZms8AfDUAlwZ0ZQdQz1d94SVDjrCagfqfSSWLDJ/hqdnM8EhPY/exu23obx0oHDoZhEWQIE9DBPxfHkmGe3M6PVIkOokYjaSvRHOcXaYXJnj4ES8l/ZOiB+AxoHm4Vl0Fk2EVe2j1Ubl8ByvG/QNr+Tnmkm+3jkB7rXk5utTPl0C4sj08AhYSNmvBBKOIa+joxLSUyC9RlYGJH7eRFedcxGwgjcIW0CFr6JnrTfBD9FXuy+Cd9Fp66mQnKFesw7b8a71jI3tK1rSumy/Y6/7CiKOA1H0w+BN+xlbZUjZP893o/GfV/wxrfkikuOF9om/R+ym7G9fmP0tYX2ykgNehZ13tivEo/rhT20Usp9esyVnJcPGs0UX+MqKLr3gmNb4ggn/8OELQW3Zsac0xRSU3pQyyUa203n74UMmG8Nwp/NF3Pxz+qTnhQr2NoV5Jrak53JbIlgh2yuIoZLxoewL8AQBMxjZHXbibaFn5V55Spj+6lzq73esOykXHbAey5LRhX2jbHQNQrGPjPhz48AIzAVAJjUguGyWQE4B8iyBKTHjHrEi8ERpbjvqMWgMcX9n/6ifn4UQB+xus+BNJrQbWoGsX8y57sxd34I49ejWLX+E0tjPSkYYwCdPPCiaKFuD8LxmhyVGf10sBamZr/ThFQpl8U/+nhwDXz+9F0x/5D5YQ0DlzWM/DRVhVzPSp5rnppjKu3k41wtxy0Z5zFltskymOSnEgankuOTMuNsPR91FVV4ADRder/fHgiQVW8L3g8Yxa8RsAPyyUMTrt9zwDTbIxdA41gKgYCM1TJmMpefdgzErVEqNXQ0/F6BclBZif31s+DNWjzA6T3r6e2LO/Pghg4WOudntms3hwegDrRvr1ZvjalObRCdiJyPQhUbObU1mh1P+80lfTuSGd60zoQg2HRMazFwOc6Fl4xIdVuk4deLtQ5f+PlQxul7khhpPKtqVBFdq2inhLoUdlb0i5I+8NDvC+BVlBhWkuAzKt6qk+FkWQZ5uKYUeIxL/KgveZcFe50VAOYnBUKo3vGOzRFPTuMTMpfx1wSre38Hp+6OPn5NQnNrBQWya7QW/Yp/zIqT6YfQS6x3OLC8bQ/bdnbeEba8WUIQxaobdPbkRrNPU6lgEv6eh2MoFWq/fZcNjs3qxtx8TUCZH90lQ1eFuJDIFhAtEdBASL+KFvPW2ibwhhhnSpBhzUkni5j6VX6ht9j9qh1RdphRc5TyOgJRHGPc7an9rQA1QGyBaAs6y2BbcMtnvpD5rRUvLbUmNbTV6AdIBPL3d+egl+9Du28G3caMhJ19CY7K1czxgnx43O8La4AGsZ2NJQkG0jENwTLwk8e3H98134343X5/RcxtvEQTCrbec+GzHmXVoq3vDrKl6qX15gSzce5G4nVUh/02wuP7qFdTaSvN8/6y3+9b3Gd+RNMVJ+LVxK0bRVYLgzu07GixfLNlw0yq0xazBKma4t6hUqjTmgITwAhK5K0FTVLj11jNcFy9RI6ZAbIG4RXZPhtcPAikDXsnIVAAk/OeuJ/IQnZU7DUqkKC7Kvm8BsyqFKcGf49bKhUkxkCbRHs+wmjCZmSbDQ+aDMxRmI30NzwY84DoAWZLBRBBIYBi1jRPJptRxxiZZXyRnrMZYLVSIlBHA7TUeY8PCcRVvdczjeZjwIFzaBFYukgOgFmnOYJnhP+rQBMpErMTcSjuXKTlXRi+s6rj1NcCOxltzsujOS8QRFw289/7khCLjIJfQnj6R7R4DHK1Oz528SpPy+Sa5ug7sfqq/sp9WH3r2A7/mQ9UQLOAekO0OwjNXZSCq5JvHZ1z/+uSJjvBEHBBs5km5McodMiLfAlX/f9rOhb1pY2vUf6X9TunjJIpjSbZlm5gcCrRAuZXQFkjZRJbk4JLEwY6BdJfz28+71oykkW9J+NrN7kSy5rLmtmbNuh4txU7M1xyCUqJrFX6a/V0D38YEcvFdPCXGSyXSEGYWu4MNCTdAKOYDXyyjxJEDtL7sB84L5BRTvJ5JAHi9kOPHAUs1XWEze+X+FlsBo3qT4rYs2ZlBY2+fbx7zAPtFWHaUP+kjNBij0HETccOJx8uUtWrIGm5QrGtaYp3L5Ymnd/L0kXvN0fZbPNXJpxPxT2HMSD9iXWU6cSEShY8wGKR6rLq3j8TtAs4ZyEdDA0rxDaYf16tvC0fOA20WhpJ0ad+ojN4xIpxPRn32xc393c+sLy5eXM/2yYSaiJ7y/f3tz9y+ntTu6QEqV7C//763+6dCdvf77z/t3tFyd6jxE9W9wP/43t29O1ufbjX+I/e7XdDiQNDiZzl/7/Q+bfTu7OrN7/vv9Xv/U+/ercf/qX2WXxv6Kwizv2+7/L7oKg4gpKu5xvG49l66ezDw6O978Q3h8P1Lk3+Mm3AD/BjNhFhMqy2vd3d7tBf/3ScixS02X41H9id+4vTXJo727K/oiMY5yQW5I+76wax7B5wR2ZuekDjZ9mMXG/85xwk2PGAdeTEPYaxZZMZhiF7zZUen4jiMlSa+Qo63pyye020iu8vUfztEgQjiVCnXk53+0BuyGPRlN1+QN092U7VJO7GnhRC5QtBKrltpkevWTDEIueQDCtNjLFi0AV1fCw0sLbrQwFIwtIEJXaGBs2oPzryzK/Xg7PIeQETlDTg9cBpY24OigaVg5JhFNd1l+vpjJBpDFVJg8jPDjNJLd4XVIrPJx5SPMqN8TOUjhLD8T+b/8Rhtl673BOW2x46o65lD1jjuZnTZ5MT8bp+FONpV0/NdOcbiXdf+PJbcrEmUSI3yqCwmPRCtjAGFTixuyYW9EocafZMjn5e//060pd3Gf7CD2kjH33BtUjQt2p0oFMqfkJ1z6s3Eogv3hTcN140MtRlGU82NG02pExynQ5qXL+TlFXpCGdAFbSh8XMRjIAQssTjew5797TT/Lej5+pvwyuW3rRq/biABaeyFPYc2hAxxuO1gfFiHcnepngIFi02GnHv8RNwQisi9kHqKy3hJ7X1Hzc7kXVxlWppO30UmZfn3mBBZsXMPt5nFxSw/nex1BA4we125M8qP8aA2PLR1vbfeR+/CG4BvLYdm3+HQ3CtOxbtVDg3stJLT8sJhFKAhquZ/+ofLx9KL+R255hfmI+IvXSjENOcKnqL+IDfaPEsMww5mKMtXYqTkF+7EMKuFvwTW0kOdP9gfjHen6jnvGCwyYx9KRhzxVTJ5Mxbw3pka3A0xut3EfcZs41btjFR8kR8DO24bemdkq2TZrWTZ3i4MyRya9BPdS2CaK19KWA4chuzD8h5cSKAYCKgK4jKJy1FWtLKgcgbozZoIlIXeQhJQ5QQImQlH3yGF0D5x+DrcuMxnS+Wxb5VLhYtlc7Mrasw5TSyPWT/tY2hekdzcA9TPliHz1AMtWb7LUGRdsFrh6av05wjd5Ip55F0KCq57qmSth8c1dH6P4Z2ocmrBVZBfDDcFIPKG9kU/GL9qi8yfp+79eqQvynJBkdfyg/hJANs44+Z5QqfeYSYJmKwc4cpVhixfm2qGXBDB5Pu44X4qnVvBYrSG9qJY+GRcqjM+Hnuiu2/t7pd8RdNaDtkDxzRoLgdyVFb4qq9A+OYmh7qs9hxb79U+gleX96kUqJa/zZSUNCwu8K5D2LI80VFeP0Im05cjxvUt4/qRC71d+Z/N8fIj9AWmL94DK67yHuUPz8feX2Pvh7H329i7P87xDPLREtHYFys3XcUMvu+s+f6vUlnBwP0Zs/blzN9KIacEj2a50eCDsfLwn9QeMdAF4Kvkr1n/wbiMz1T0Fz+NjtMqETMXTfzuqBz8brlgxcefxoxQ/weGj2Hq/4YFvaOEaTM/MgD+Nibqww9j8bKs+auZf5Y2KaHjbdhjH0CaOw3v4bj/Yey94uTnz8tx/9XYe11MxC+cDFeZiPK9EG8vH52DA1p5CMo9oJ2X4zeFSRgA0Ph2TcERwLjCuYP2S64TtfthzGIkj+he33olL5QVRZbdh/JCBaIQcOulvFClVRv9TqRSmYilziU5lWQiyUiSWJKxJFOVXEGvwC6Yeil3omkhn+DXYjBOzIt09+10tYjC4TH3P0plpWwCrtcKkYRlWfdpsFIBbToVvKWCVcM8ne4dxNOd6ZROkb7pjfjhdLpDiNqJpFAG/PDdeOcctD8l5aZgI10WM8KIMV6MFmPFSDFOjBJjpCNUmZszS+J8hzwLR1eIks49Tsipw/6fuv1653x5Z8sWH48YTVyjcBVh9GX2SgmAzWr1HLaZHzhI28zRSC6d+MRDVUVcZgEADvmxdBJfi3RYX7H6QpM8YL55XdXE2wqcZw6cHytfBs6XC/nyeVrTRePUJcrnlZ591p4lyJ2lZUy/5hqnjn+sf5BMU/DBDL/1LO4yP+uhzM1ilxdCZi8fjX3loBkvE3D/z7PPSKq/7It5cG6O/t+31n1Ks050benmc/O+zAmbVmTyW9WRYgss7ByTWdZ6H3798o3i5FHm8FK2nslkZoCalrBynGrU1KjSYcQ7hT8n677G1KUtLqgGMX3WrsbJa2xmsDyv1uw4narU7DuGM9/YiJRFIccX1JyVzPLKjaW2HfWypTxb7j+nkgsbhliU2y12+Tn+opyWO6ACPc0+Tb0XU+/e1Ls79Z5OvfcFhqyc284Iv8+3wO3lrP5P0Bd/TmtaKdFP89w0vHJ9fJoK3bxiYfDRsONW4cetO9MczRW9qqC023YvFrD8KX3u35WFe2/af8pGcTgqNvPdqeigPSU99+5g6c+pzL69O928O916Ot18Kh45tAYtLn5tHk+9J1Pv2dT7capD/IAYjKu9oc25Nns07T03Bi7uxpKNWPhE++JsyVU70QYBIat7j6huQPdGML/tHKpwbrMVVOTCFrO7A7fR+Ddb2FblvfDyzVT62DEOdQonU2v2kuOgypZZ9ChwSe1m7OAtPINedvPy05NpHk+wuvfsq3VjNO+x7vBEnA5lX2LbVvblm8Y3vufjXQAPQLgDXv5FPmB5/UyW1ROWlVMji8q+5wvi3Do82ur/OBU5rbleVYAt7qwFkLm4VjgtsqmcXfJIF5V1bWj7Nefz8OscN+q6vprjxufx6VF2Le+Nj6b6CzP1uJgp48jxMQMmo+jq3lqHiEXvhKVS9K4U8qujTuFMrPXmeIpS/cYOSJmnQlD+xCEm/rKoxLQqNoeyn2GDVZSuS+6bbCXjNBvFHteVttW0sFsfm1DWxDH+O4HOK+ABH6nlBtdluWSLAyCzJErlayKio4aweJjbcvflUsR1pSgI++Aki6dYUq0p9V5aBrW6pQYyVM7QLxR6LU29rjYlNu8TbHjXFBtKW9BgbjHoF4kPIJ5QlqhZz8dXUi3oXCEatSvho/w4FrEU1FIdNJ3FJ9yC8SEiEFk6aQlAi/Ui6cnrzRV1OYoeTMXfr8ZyggKD5CpCGyC2Xz3HEh4SQwPtX/nz1QBhHZehFYoW2PG1uXUELEpFokIgDZmNVmlDNuh8A4VvL1csfqp/SkeG/8ROR8m4UKS3vvfUn385rGj4VxaA+MAwlfA1nz3xfFW6aHdOzv+a2e79pvaQZR59X+Ycy9Dy0vz9aaHpiMiHrWud55IUPF67mEBCbliM+3LB+HK/QnY79EHvvtw/F+lQ41hIK3Q5rUv0wtycpdXiamraZnXVtFbS1U5ew7BbT/EX8Lq0yFr6v1piQTvtV0WojndtCPrR2b3P5yxPEeGWb4UONwpKU/FyV/Nb4iRmEp8S7hdXdYjUxPyMTWjWVaWwLmnBphIRxsBkMNY5f0pO5orS4p7EYQMVMFuAtBOLUbeExZ+z/o2THf1Fmf9G2p3zFMVtJV7tbX4Rr6ol3cj+Rgn9TXmCY3wQmgxbsLVjopeZYlt5MbllSsQ4UwKxR5GJt6IeuGDOOGLR444kUkqxh3A1BH+a77SOwoEOOop8lbw/X3GAcAGKcHVJx+M+XZPwfku6BheKkICmG5Uu4KXI6YJyk6td+PA1YDljD1h506pG7cC4ZmRXgaXG0tM+IWlfiYVU2BA7Icf8tCKX2jrf+8X80HtdtfXW17xD4Ll5cxjtr1o5iYrXItJxFILc8CW2Nddo0AaZ0XjzVjU4F0VZrRNkzxPYyzPiM170Je4DsR3UC8kt4tri0mN7O1fjHm8NEVtNt85QFEi2ThD9cxMbbA62Pm9+3trfVEVudKP3d/p3RJn7CfzdfVFn2EXZWXTfUlXFi7dSRruH/vZnD32Fe/TyhfeJS1z/nvTqKX/YZO/7dwHrdv8pYKGW/XHzPSoSt2+ieL2ZZTsXtxDVPKkRpuI94N7e2LnYrrc2btVDtKpx0TvdPMPe7WT31VSkOdVBuOs99V54A2D0Pkuyr0PhHdmR5bMo7dpc3me+zw+bo405dyitHOz8Ln/kHABvC/R+sRp9zwuicGJQcC4HK1F4VYPZLSOOTR3tXxVCl7akdgwcg09HDRj5kmpsiu8EuQV+FHf/y5SKPxqpr1WDG9cOeGUfwvnUDzfxlcLI4JBDxwY5tWoD84dpP8b8YmgEjUiU5Bfk/WLc+9DwWXLRCio2Vb3iHCoJardEkCVRK+lCAfxnOyrC8913uIWWWQjtphykUX8G/iAoCaLNqYo2mcy8/w5Pj9qrvZJ1MLErwYBetnfhAXC+hN4ZYc530/4SNLCK5FAjRcE87H7H27845LwMqeThMOSlci2ttCBCeQLkzeOXc8cvtINlYiMlzAlhAiF44034pQfnBLBBIXU72xwXpqfxgi2mU/hA9XZ3sk0CFqIMI08jrAwcc8LTRdfU38ZFCHoXPuX9iB2mBJZCTVUVvZDniJIXKetuB+YsgWk4Tfo1MZcVOQ9vZ/JG2FCJEeC4AxVte0dFQ3pJV+llAk8Y61dxjc3fTGxji96eLDe0LWznMZPNtlNaQ+mRY+mMZxjMwEGvTxzjdXdqR8mi/jXu5Dbc9U6eUk+TaARi9dTEjwohI3hGJcoxKGowIlgJiQoJI+HTf190keTm9K5/D0mrebaKC/0fif3V5/68793xPoEk7zmK3g6UuLeqGvhWxMqu999Puf1t4T4Dwu37743BPTa3Wv4ZY3o3J+WXXL9efP/9PS4n2d6L3ov+d5yDCZL92rvafm1Q44jhJi72nXfVQRok4tVucHhZYySsO8rbojX5TusYT8+vXsmASkRc/7F/YQZSKwJ531Vi9fbp0fHSa/0ycLayPfR+8QIn4yl6p1rhPaTFWukJw5TXa4jgK4OYX5krkMqFHHWlI9rNNT7tI4j5ozwa1VECGuujzJwCgmNBEwuCpHdwgNYLwkmWDw4ZAE/JrKtBhs/uzHsvVeJA/G5Jk131Bq7QSlwD1cHTivQ40lEib7Y0HMdSpgIV3ZBIsqxoEwosfzO1xrJUx7pOqZtL5ZWhNA6q89rwIujUXfpEs2bx9gNxMU2zmHhTRpLjvG1u9FcdXvjelV6kdgHhokp8tLy8Wi14KlTLOFMHioROFa+uVgVu3pwq0OTL96pxrXulOvb7kN9QdRK52a5D6FN0wqhqODpf2BCOAhnXorui55Hn3R/95Y6gk5MbVSXn7+pEeGlWLlSVrPczifC9PC+3HJu3xKYMhZWscOidajgHIS7SDct2NJFajDqNIGzJNFHFNG+kmmw2e37Mo9Us+siQpvjd6+NUQzThIdnFvQaO+CDqzfjp2DmGBuUhg4c5gxjuLlDAFX8KS9miDII9C0uvJE9lvh2uTFweW6qm9nhHuLV6mMntrkK1YH8V48rzGF7XldYHpXWjyWI3nmwUiR6cy+Y5NZtn5OguOqCIJUQ5L+qtoHQLgzBYjFt2YLUXLKfFQ98pQLw8bkkSupsWXX8qFZVFdRGCf8PTLTGkkfupmpqISVFO7iiISuZgGSXBz4PNCaqUHO+se2KPT5Y6FTnVrwg/jMseyWYhOxWTHAlj5cXbDAiVX8VhyCkKuQQO74s/IUycYAduYgRdztPpJnG3RH8OJyvyBaMS/Y4O93hnIkMBNLQrsSVOiZuONF7Co2A0VHUdkiTlImOdTBPYxPa+3qo3gyaMRkXowlIKw3q72RQXXKVuuFNcqipXT+0g6ELPNFv1FsbQts5GVGVTCfEE6UQGg9prB922cK6KRrfrbS/s1CO3zZmzhgqJzXIHGHNhDLCeJ0qzWKdLRN38XibGOktYjaXjLC2mRu1izn4Z33FlucuYkGsLXsKRXFn2auzJy4ovOARIZd4VjcrNoC/LQK4HfV0D+Vz6rWZ1MgOv1dHl4KySVstr85Navc2VjqqlQ8/v1rvV0h3P74gmoODfnB1Q3UzE/1UPSc4RgGfNJR648p2FLwC1c3WMgz0sWXPxgv0Bne9abq9rf/kyW9zOeTvwy3UHaERMZwcof0+VojVyMEhsKu9w2vSeuJMr5tbw+lD3sXSd7taDsIlA5VZ/m/3ZEiX27XrgN/cILyx52u25THwzmXy/hRdfRAf5xYDlMFsg/p0obTZCG7KVrM+mO8iZ/hJqV2x47ZtIc8pnYemhFns9IuO0LKCHUvVVhCDOqxpauSVMP65B/trJ0Jbs42Y9bGk/8i8zZ5YqM6aN29mUhpdTz2tlS251xhmCs0ASS17PDHldRst3iyEKcnjyBwcJi6HV4tCcMeFhBx9q3KC38t+27G+CiM08QaxIiGsHFVND2Ihs7oZP7iVNBFS39adk8QN5klZ0hW2eb+vPLDt5rLaELt5cS0Ejh0vqWdKSVmlbarfLpljDa5tSJDm7AmGqCsh53rWEaSXnesK0kvUSwtTmLbGSKJ8Ut3crY50VpjPuCeq4QXM5GMtYUuovS0yDlYCBVQgP3g3PgPbq3kEAnpWr1sh4G4zVrNj10HZ2WTPQPudMkpAa4hnS+Fr50fjSeCbhs0qvZufwriaYJguJglGC2O+KOzPl150kfXq0ZA9Tf7BT85Hn4i3v5kmSI1oAW5I7UF8ieABz+XjvHEoFxs9JSegEzXrUMktQ2QY1P+Kc6XaNXOJoBUwIh9UXrZjI7ghZSWNHlwAGO6kE6G0VoKMCIFpv+p3OUohKdrAla3PyF3e8tV8h+vBcI7qVQuZ9LKBZyibLvGATi/Ln4ld4Q3wLuDEVHNgGSe1jAVu37YsfP4cF7BBjyk/jNEUTUc9sdSyh5UTeV6IA8dDm7HjWiC52PcTx23kNTK4RgWdyHkxk4zttXK28BtrV8iNT/jrcCz2MtLAeQW6XrlZBzh4a99Gls85QenhtL/hCovFm+UJ6Khi+0LHDF9Lmx1W+kEgsQZbeMXwhl+gpfIlvMlgyIzX8BhILy9BbGpdM6QIjPC7RBBCZ+g8OJDq7eBVXUSCNyDt+6+WdUL9voBNwVJ+QsbAAsSXEgxf5CxGvLUhoaKBUmJ0SUjlmddoJp4S0wS0bhF9gRfdG/dlFUnYriNaxqyVcuQtar5EC8/me7OAee+h0R90o7PBIhWwlrVZj+Wz+oL9JIbneyQlfWAV/TFyfAMZ4DOs6TGPFlZTGVdYntF5uifsP/cU4lTLAjHZM7eKzqkCXcnUUt+twHuTmKI9rOP5O10bcHeM+F0I8Q4jbVHsN/Pr7pKIKIBztxLj05xapCMMVIdypXiT3S/za4B5YIdpDrpKsMMfUbB6ZQa9/KrDXJ2dsX1SR5ifnuhrU26FT571L5hpJiJlpHIkoH+R0Z0IUiAV2gNt6xS+xGWPmxJ0tCdiuc+W4Bb3CTF02Kzg2mZ8Vjk2aWpji6qTcrU7KvXK4Qr/O9cy93fthvRt2uF/psfc06fv1sNkI2k3vfcI1otHx/QbO5pN+pxuK2/k/kz5h/sOIG/vjRCiAUFQSnlAucMxyK7PAsfw4MfwRuQdtSnwCOBOlp9VMPWPsSK7a02Qr3HyfbE62EOFEm7eTre7mn7yK+h9cGT7nH/lkPrz58mzFmVdecCVWtNOykdqo/8Z49wmuqmAcr6idmUr6K6FCTNUHke8kc/V/y3oab+zijkz8VKPWYLtKF7N1nQQPsWEZMWWDPU7oXDmsP1a3wbNyXqOIee04++DB3D5Qp3jqhOS0wqECpcFxA+FN3nx54NIxD1xVjEfVhh+UDTeb9Uaz6xItbZdSfV7d4gKHtqptvvny3G3xJ7fFv6otPi9aDJqKV8r2ug3wq6MMt6zj/tYlXf/hUtoSRKjEXqlRV4XwhxJCUcpyiLimexbdrw7IPPkmLhG+3F9PwbEgcxKOI2qOhPu14ND0odHuc9IKt8wSZqLqbM79UpHsGqQPNIJhhQt18saol0JSqE9xANcfv6Bcdg15zSlO0Eo//1XpzFa30etyYEg7YnXr5hQH5vINnq8SLp68FGdCl83QIio5Opu/J/2dzW/+79u3z359fu/t2282dzRq5l2hR39a/a0c0J8LMXjFw4Djh10cRc31S43gV9XdW/WhxiIQd9cFT141TbkUEg+ORi4pJlyNJBtBT2r+09X5TyVenjg7FzN+XkFiUlhVwcUM1iq7KpXMUaW1Ov65s2305LezvXMRI47q4+Fwmp3DvqIWWobBtAZSrdGQlb6Jw2G0aeVsU74MhPwRLiJF6yCmOgVFXO3KCV3Aorda7rGL9XAQf1tD0V2ildfwYbZRsPc1SvMUv66w39XaeroGTAFHxkfcmcm5bLw2THcxRZfK85FAU5dJUs9yMuosFeZK/aXeQvFaDp+bTBwgacTFDe442fmL0Qm/iQNLjyGbSB9F5fgWYnV54OA3BSWQAm4ozItoxlJEKmIerL23ftnenohj2DKbk0uc7AIxvvgSppYpEgdVTNHvSQGI2Nj95LyKmiffJf2J1J0hfiarHMOjukThJRSaLLSqTrRXjZv8LR0jNq7eUCQKSz5atckeI4UQiSC/sld6vFkoJaKj/ZXrmbSm+/hD0md4azJcOnAScBAHbAXgWCyYEZUPQtrd/JB8NZh2Isv5cgqf73CQCA9VGSGVXFvCCnE+sdFEB4Y4Egwl4Oja1nX4EHIpC71XSf9hstlueC+T/it9eJ30XyabQdP7Jem/TjYj7zv9C+mcHetDG9upYxkK2adl/7NtCfNx/piod6Nphu51ikp2OSBzI7X5ELZ1/k0J4Z2HCYG9iP1IJb++uLNfVHHzHC8HBdynV23a/FZUU2lwHphXC8C8KoF5TEBAYqIIJKcuJJMqJA7MnAZf2RaVOM1N3OZAq1/b8TyXrbgCwjx4LxfAe1mCd388myhkIxcy4jjODUTelByLa4ZibVtUUzQXu80RNNk0p7WZPNqQuPQrIojySRGp1qVPBOQtvktr27Ag+Cbg/EVw0qd6iOTDN/+rDtrO6xI8U6U49xq7wE0XxqIK4NxY8L2EMn8RQOfGxWm4yCVtT922k3+zbRd58ROTkuRtlzJZOaMLrrSDwbRqHW0Lev6C5uRWRCM3IlEGXZjOOYgXJ3QzqkL7FXP6C4tQRm923Ad+llCqDxxiQ33Ao9iZPoRoZehDE+1PfUBuc6QPbTwd29GguH0Y5g9n+cNJ/vAufzhaGMO3q8YwnyHtYLkInPeFwfzaFTA/quUgfTzuA6A4bdYHBmmgDwzSZ31gkPb1gUG6ow8M0id9YJA+5v2+yB8G+cPn/GE/f7iTP3xyF/mL6iJXkIWGvHTxPMZsSaJFCCbUx8pS11G0v1t0aTOZAf6Rg/lVFsO/NF/L941NAuAVZ4UptHHzhQvzvYWNWQH7CtPkAF+8LcJffjJAOlmLZTLfkcpPlb6UpTdu3nO7c7faHZMJNs5VZqFoa24UF/qyesALAB24b949Lkkth7Kq0lxzdJa7u4q6XDqr2oihuszOcvq8HG25lFlRxVyFhlRDkcod3KeLh+nc+F5huVRHuTLFyxbN2jXhrgd3xJ/+L0fcrW5+0CtNueNeHY6VSM4dfbeuxcrzOaA3c4j4vYR1tj52RaNdT3d885yLg7CHCTICnlpeC/rKPPst/l+8KavZvI0p8Mo8SH77aLLbF5NbX2BzQ4zrQ+iF0Ej62Pba+SNbFNm1vozI+9o8BHBk9HHCb78oEDx8Zx6kIn3kcgYZj0ehql89kadaU+1dGDNc2JQV3qdohudvJT/VeaExgD21d2TXDPYU576mJpHvc83SLPzElQTnWFyfc0bVnphQs3I0+LPDMhZvn2qIoDRlGY90IleYkcjqarUDTwBiQaKtI0Ju9B9h2XFpRVKEm/mqtkNmFmhtxqG5k6FYIwn3uTx/I8+Y39PMOhRRkBRRYFhm2n+VauFNNt6ZHowJpCFBkniSvzvxHr/0xqUej63tOBcXaWE5Pw9uH3t/Ug9r6yl63sfeR6LRHHsxsKFCcPD42Htivt499l4ghD/2CBI+wuL52OH6PVMKgT40dmGmXYiV5MWuxOrPNX5yHgIBNwhnzn8p/93nP9yc1vf575ET6KyKky8c5k9RDz+vrKicvh+vCpYkdTbhOviqAFYx2lIYi0rXAesyp/PVmhstX/Sgz3rnXoqrzPuoYz/mv33+e0R02LLYI+1krgGY0qgQlcrVlBeNF3kuv0iUSiI7jsZ4JpJQ9ml8gZ8piVv9jhhD0Gr4J5YY9ILMEAHkHxS54SOp/+ux6DDM+r/r31Te4QQN5Z2/Z/KOZPNE3vn7Tt5RyT2Sd/6+lXdu/B/lnb8X/f/G2Mp7t3sTSK7eKPN+6MWZl6izCrqcohMiybB3NPOOendn3k+99zPGYTjzHvTOZt6fvZMZQ/Fuxhi9nTE4H3GT3Btn3ofeNPN+6f2Cb8TedzNG7GLmzXqDmfdr7/PM+613Z+Z96n2aeb/3Xsy8z6a9l+bPRe/ezHvVezrzXvduz7z/ufE/vdezL1ikAGsisCK9H/RmAmvqwPqnwEoy7D0QWD8IrK8E1scC6xOB9ZnA+qPA+khgfS6wDgXWsyqsfwmsPwisvwmsvwqsvwusPy3C+rPA+lBgfVnCitPPGCeft3HvOeg9BdD3wHkbIM8FSBKCrguQr48B8uUxQE4ESJI/qRcgxwJkJkCOBMgXwPjdMTAeC4wzgTEWGH8+BsYPx8D48BgYfzoGxlfHwJhlQMi6u5AmXkkTr3u/HCt8yezLzQvij+3DRGTLXNRf8jgxjwmP5/I4sBkw3BzYDPpoMgwcrGMdk86r4hSKOHjpFDVXa4uU89GtaoWwBuEmY44fnyZygsh2RY9xDYdYGKCqMztGIdQNGT+SwFlhJNGR8gBwJiS6+Nnngp/0nx8fyN6SMuSnDlQDLac2QeGBYysjYv03RKxvHPbmcno18eiM4bXK4+DzoimgrvyVX6tnG8dZcZYtg2BiAsgTCd5BHCCmtcMHPvK7DbyBGuMkiJtR/5MJaIYDoENhbUCFqEtgjOPn1frERwSfDn/B58M3hWpAMZaT+i966BHef8X36SbMwK3a4SPNsDepg/bMQYlW/7c1PBBpQR301xKh4vBMf9Ef7vf574Yf4EDljAuEjMCJqGNoVzTHSf/wQ17zB2r2Dn8zFSq/uf7brk/Qpfpvt1phpUuHnzQXC2VS/4RLf8/CIfY7HDeM2QRsL6MlCgaxexFmosa3mpgPqxyE66Zy7bEPuFAEGvfhnBixAbMmIMBN4doL6BdFRQ4NLF3If7aXIn5LnTb15ixwbrXlAo5TkD4H9TIQl8AHzyCHL7XwwVVaC98y4BYgWwBL3WbXDn+343r4azGv1bE+nOXTNbsR9VgYpoR2Ip+EuRlwR7831/Wy2wIrxosAaKtElcoCx/L5fTParo23Wrz15OdJ/VfziwJvd12xCFh1hNCsv96ByvhbKn2srzd49QAOaAUOdOxd18KlJK1QzhcDyiIOEWSmg7tuEq+TUH6ySm8Rh8UAgKa6OLoVVTIHLW1tib6poCbNn3/OPyX9zwdT8Wny/Hiv8qWHetK3ouY9IUiEiXSAO++iqcLROY60Tt0GJ5Qtc+UIyfWSXPHpwW3tM0aU0FOKqgS7FgS5xI4g0B+TpJbC9fPxo/GnbHIHf2Dq/XhLf7U4h8hnrn/jSiNn6xv51D/5mkYwQ3UbSS9rZPg1jWDD6jbydn0jWJF+TSPvq428u6yRo69p5HYeL6O03LVr3okFLjczkcW5mYhLWskkpH/FVYdkImZpxZ/Hqciv8gxjgpfnW92N1e3mkQDnS/KM3DyJyWPxmRuV2801XZVr7OYaHWwZNoiVJtxCTcjNzHiWmf2t//f/KjzCHVezizla6GuO8pwaVY1/rrtLsnHHXOhxebw4GdMlnV6acbi036UgZb7rZ8u7XtYtvbf3I9DlSeyauOTXIAhDpVAunDvb+XifYP+nR6UChqOJLEGX0cmbOjZPRWWQSVoZrrKvUdvsPPnxMvCgZa9V4bPLICSY9ZUrNErmzzEU+p/t/+lR+m0P+tNrCAX6xfvruL/znz+mm3+kWzveD/JyY8f7jb8Hf/zxn+82t/b+PvjjDfZJ//3yZueopMgfzDltIprS4TZE7SGkI9LtbYxnNrZ4E3OLiq3aN5OtWrx7und7MmFJnm7HULSGZj3f2Boh8XZ0hVxpBGo12dlxzC747dg7/OOP776HxC3Vftysz7Oje5/Paof/qe31DrdAZfFZ7f6xbeXw70MA2zj0DkduBVxVywqENn1MIVPU8itZ+hU0KLELXe9IxZ3ejMhf82ceWFPYOdXTQhHpOnz681dUiwnNZdV+uEK1qGNVqv318moffkW1v11e7auvqPb3y6t9eYVqm3PV4p3gsmpffwW0ttotNFD4c6vd2ZMLWS/IEGmtaeqXuaZ2/lN7vfF37WBr+80f6R/pBhugt1fTx429nUUw2nNgvO6L/R3BVLY599FAIw2JQXvYaByuP/a/+4pl+oHGsKAOsXBcU3OG2eJ1R5O4QaJ/76+r9/wr6k0vn/zTK1RLhLM5cFFvuUrlk6+A+f7l1Y6+otrHl1cbf0W1+5dXO/6KEX50ebXTK1Q7v10eufImqXkHRsbafZLMtfLDZfukUlelquPLAJ4D9pfLx2B2zSox1LmsylSrLE5WyIaSNUBTrmrwcGlWSz3O5T1blxdu0N9/I6iqFjmZL+JvweYwOnd35fQXBUykVW7Y46WtVBWe5oocVYvYGrbAoBBbpZ7F8oqtuNyfg/zjCjCsRtVc7ouluQuNrLncA9cqvLgaFcSlMogifNaW9kbz1aN74gyiiFXm29hf38atPqwo09KJVNFDU8Wq3DoszGqzBPmWSr0HNclcmcMt81S0Q8Wog1Qh+qQQFZRlntXhX8z3Uphk63t5b+m4l5wy5QxVi9xd1anLiz69tLWsSZGmU+S9LWKjVyxMBFrmOhUmhNn8VCyDaqGJ2/MzPa/1lNv1E1ZW7wvYxQrf/hCKfGPrAZLStjDTuJjQWXm/gU6oeXOc+S/tesEHnRuox6tyL0csTy7Jvhy3PFvELbB4zYJ5uhy3/LiqobXo5UG1lK1kHr08Wln3CgzzfDUwy5HMX6sKrMIzP8yvjJwnsQbV/DbfCBpczpgu24T3L23GwTb7usRR+VrANr/Ob0ytly0gmSuzumWe3KaWIZzfFxBOntu5Qc53VwQH67v786ppWIs7Pqzq3ZVKP7xKmwuY4dUi8pmfmir+mZ+cFeAtNPRSLH4tr36LbeHui9fOtxvO7784s7PluHn+zp21ig6q0HnKVslS7zz1COUwSW+O0tp/c6l87/DGZ++bGy8PPfmFt+2TnRvb6c6NVwSVMN+3H/RuPO7d2P/mxtmhZ8X1vYPD24/hTTx7fIgbUwT1/LCPWUp8wY/sXvPwYpZNzdPvWXqaP794B4Yyjz9ORuZhPwZ2ecSqOpf9mypNfaYyU5GpwpQ2RSlldAQo8jA+ncUTrTwbTOzjY6LTvOPv7bPJ6Fjf5deHs1Op8uHsWN5uz45m03OpMDs7z04G2YTnp/hFN09PCINjf7ybJebRAmv0EUzbpl3TpGnQbc60ZhozLZk2TP2m6sM3rvUac+VsyLSvuhVMZT9L64bb6PGknEJmV34t+HxMtX1XNh35dCXESJVuvNq+cbJ9I31x476Z2/qNR68Pb6p+SOEbHjbSg/2nhmfHaif6RIrP/pWy6MOARbzd8Pn/C1gC+n8sUBvEZUFuqaUd11x0y4nKsuCKJQ/NshhzxWpMLY1ZZL4RSiEdn8Tw0ECVjrdX5w71Va0vi2ugzeJkKJvgiik2MXYuh7MALw/HAJ5fWynOtCsdrHRLtdrx6HtxMhgfE9Dg5IxL0OicIAblHUy8l1i3eszXBcaGqCKcSoJALXWWG5oDVrVMsZg4B0GsJr5IjKTaiPmIeJLk8Ya/mYgTccmqEkKV9Y9E775QPzqIb+TiwsLqemQHoWQGc5tb55Unv9th6SJg246U8VO+EZU7lCDexRLAQiKxC0wIYgxEE7UEyBsXezCjnXdFh5zKBa4PJ2Mc4qJ1oD6GDDhS1ez0/en40xWdKYmXZSog6oVYUp1dLGGHM11yu83rFemsN06th0GGuXQv6Pjum5VzLNNdFLbzpvalZsyNfalqjU80KC4KKWJkLRFMC8+4eLtl0TK0GXSAravqDce0BbGci4LT/mhXPFmnOLuaoH6VEkp5dBMPWmfbQ2ykc7VB6IPtZOt4Ex0IiQZqlRhzu0D0t7a0hMQCICPq1jNRCtis+bxoiaEbEgcfwjaiqXmXMKvqrKZ/W/0wCWd8ybwMt2LiHZWW/LV078TRuCyjYueDdrXJFbddxgOWunOzw3y1suqjlcWBA1fx1bY1MhVZ1622qudq/LlY32JhCWtmHC5l9UF8mn6q+kYqRXSSYXqeOZ59SyCNmfDyJpd6df32W4w7BGzis3GWELmsIvFZVzgpQ0z46kXFjmTi1PTg9PSq/l8q1S2r6yk3hivWJdCYCggFh6vP49HRFRfErIy2i7qkC5CFCAU5dKuW4wG2tBpuqy95u76n4qujHAsUFyv9QZ/WgIcnaAdpiEv8Em04bC8lL/J7iIBRWpznk1cdMK9ACi4YC7+avCt7RrtiW0TfHb6a42KL77McdtUtLIGvdh8mpMNtc4mlZVJGh8vmZIWUlhF4RxRtFHEcte+jCvHlsMUs/ZAzCQjWJ8t1zz3L7DcMsHET+KUHaKMpkQQ4vPf408M3gsM4s/XppaOYgFsSgBtUzVlHWMU+OuOL9RtqX1ZXVq4uOTtcfZ4Lrd4Rghr30Gqhz5FtQoRIYI3ifNwVxaE+3RxJiASiHtU0dnTP/Kgq3/Kj8cK7bB+o6ycXhsEcDAWwhRJkrlwkF8iROXCNo7LikXgqvh74EupoV3rBAGWiFWyO4hJ/S4i8xV9FVXJMcLWNETrp0pFMQraTbGnIFPmRwZPfSOS3fDwW4zCZ+Cw+owNIhRLD6Rv8IJFg5+90/XNltUDI5ORf/oDql6UW7V919pSTf/Kz+8ZHIjueiNTX/OWH/KwvTmrZWyVfszyt33ENlARXu0ytsdroH6W5BuoSb1Sr56mwrocaPCI6OuYCspCN8wfUrSQEEN5a8BIxINxHCmlhfGh5qYN/hN7MV51RP/37b7NR5BDb2It7NdS+ZLz1JJeAHbK6WV9jitLLHGEsuOIo9wg5azXqpRZuS3k9TykukgKQULpwxq+L4Za51CDupLkVqZ+vYh1Khdc49wlmWqEutbJi+RaVrTr5wdzV8qf9ByOpRErqCrkaGOgj733b6LEYjNcynVWpw1l8VyWXiTRh3ddz/7wOccy1A+fdGLw4WMXZO0o7gw2ldw7P3Tk4ZK3X6MORGyvlk0U+ospltBlFrcja4dy0t0BIAdDW3t6hNySS6KQuVzNzE0QjuGfiahTYtrC7YbyLZ7a9o/NcuFi1Ybow/5JlHfef4qdLEKdRzi6yodD6AgD4ojfOw8Oe/sns3yP798z+nRyi/Lm6kffSyKXgLgKBQF17bhTA6VB5Bz4c2qZvrG/6rvjhXlvxjcMNqP98634SJ1mOSKNCkpiNWRIl56OEKMHzGkf4jSr5cyIANMF88lsnuMjL9vZ8MXszVRgOyZyvchsLrayJdWODwkzmaxL1Puo6ZY9WUM7p3h4hQPUGolWxXEVztiwPvp3g3RrMODmIcRwoMZOkhJxr010JNX/cH5NJTF+OIYMlAndMDRg3zba3b+FCRK7JGFRnnMlTWcHHDGlSXMapm/JSN1VIPDi5vx9jXGhXr7lnjXeONzbx6Wh+U9blVH8yLkukCOq1toh+Hm8eb+wUJUwtU/3NFLHrpH9cXJwqxN298gyS7er4NVpOIOqhKYVcKhbXlOXVV9eJI6Mql03Fa73DPq4cL4ZiOyfW5rwDe+7H+XmQ2/B97blwWjkVTq+HC1n+UgGadqg0Lx8l7XRx5ovRarbg48hosNnTQaDqKZUr4+eqqD61VIpDT1nfhxJGJz/9lTYT1+NirwUVhrVFDv/uSEkA4S6Ia1FZw/naxfhKykCTmXUD+SiF1ROpKvS7K+W9S3TrYjseH1Wm+vZCjgw1OjfHn06O7aIOSHFH3raQRSqpZHnituM4otlD1d/P0NhjdtEnbLCGSglb5cogLnwbe09S9bypjdzby9sSXzrZ5uaWI0j6cb6wW4QeaDU+1iL5D34DRhe/4Xk8/wmxX25fbMYNgs/4pZBX9XPjiOmcBq098DYmkVXl5UeayfiaymrvU++2rGwmz3KTcNsGE6kaWNgh6uiUkvGMjLjhq22AURk16Dta14sEf9WB05+p9xgFsF7RSBmCFQ7G9BrxbzwgUBZbDuQ1XMZqUesy1pw2pastcW8mVyV1/np+kJPCcipgNIUVlngoVA+v/QMsGa1VMEhc7A9n/AFvaXy8IvaQ3+gB7on1nPVtbXLD5+icbR/vnllE7+BbzF8tP0H3zQxgQOxqpHHzeLc/435zrB6mUsJMpxpGOt2gkmEfbL6X7sS17WOJdxNLTd/WhrtQIdLI8NZ0w+BvYqEJt3QIeVX6rpqresKVJ0VLGp9Wee1Iya9XO3FcdeQ2g90zhuykD76R4+wMfK8N6y8STrC4gDAm8lnJ98JP4zdJlW2XT5o9362zM/XcpQezJ+czAa5lWwpZh8gl58GfVkMiF3MBOQthyEVhkeRRz/OjExhtsiGgY9Q9mvHbXUYqNq7RHPYnTkl37NoqmKeOdDFfbBkj6jA2xc2bY/KL69EJ8R/FU61GLznf7Y9x0wdOIli/DIOSJuKI67QGbpeV+19dRSCRW7Zii421Yk+WlPNNV5j59EW93ZVCeDnKTbBzUIMQ3IXA5YBg8jj4mzvdBQg9z6Xkhm5lrnP6R2yllp7uDkr9aylXpzyJFdypsLxwWllgxrOS6BVXYO594YdrVwi6PvGdCmFKu8yk3xySFWVOsCQw40eJhpw7gZziaty59JK6gI1MJX1MPG09QgnMHdr3S6oKGHQqrkZZSUENUq3wCCshf1xJcDlaB5eM3znIZrvGMbLB8SbyMPnjDNfvlWNOMpsR/4B3aw5g4ydQ39yz6qeFUjjV7fGfo2bgXh3sLVAiAZYnE7L4Qnle9imjbLL15LXe4v331PuJ96xGNxl7Un9H+GnFUcRiQFPoql7ENZib+AKR2zDT5wYE/1BOH6BfY/qk4EYBCNNXPK6ml51xepi364oBxTbZ9aWcQyYCIgd5FWa1emOZWO7cSKRrW1vZ7ujmxuQg40DsD8Q7RLZTBjRwwhoRmWk9XT7qnR4gx4NNvhCNaYkLd3OnFwI+zT4/BdeXkj7WyYEEcOU/HJmL029uSIDX00McRmcRKYuLEz86R7pEYvrfSSkL6WRmpZN5yG57V9a+4jDEGki7/hxQKxBihGkQKP4XskpqqEgrx9e7hEDtS4x+JKbj+ocZCAIHm879u+TMuC2sWLqy7PKTAiG94XU6Yk5sasq1C8N5Cep5Ve6YA0IViRxbLzNKhc6JsfMlkA/6aBeXK5itsy1GWNwS1oItuU4cfbWbHjhiHTtb3IEi7nWugQui53VNVZh7V2vKYR2OVuyZktlR7JnCqznue6HwhIc7kS1wTem28P5EPL5Gui1zWKpAlEob+TIQzspSabejPOWeBaULFjfYeOW0mPeqsLeVmVPGkFZuwV8KXqEb19qM10x5F8i581BSCLtn+TXoDEcIh+jRwDw8kUe0anh8J483RIOKlyPzIopU4n5EXuJvbqS8fNSXgXm50JcfeBro0ytXlQNJT3Fjk2gHu9neWU8Yezyc9ASx8vCuJz6neTgi8oY+CCXHn7e9j9xt9PGiN9hwNGSWRseaH2FnzGTU5LDJ+3+l5TGsVZgRr+W2N2Q1CE3/Eo6txGuqMvgKiQvZirNxGX/v3PL3TA2L/D2HPLFXr884YzLhgKpcvIKn6DZZuHXKRfrOZUFv3EUE8UWmI2cvPRciXMS+IvGdrTndZ96KJSigOjp/DtO72C2UVPdIeEubc42EN1q0xkpCvZhSTLfU/YA39ws2sMtFxhnDsqxh9dqEizDrsWlqPTZJw6dOw4UPoqLhuV9WNnzOwX6ZHK2qilV9vb7g7FS6mlNB5xL/GWJSThp3XkR8JnGkUZ4ZlttU+FFrKZyhuEuvt7Yw2+xvif7mxna8sSlBRHYnm/HetCfBV9BKWak+gOHqxpezhd0HqlqtYaLL6g18ZSQgBg7YLzO5ZXBbGfMEtcohM+0ji+vHcLbqrR2iW8ClScSPNzdM89MYWBkHeH4mgO0ZTEVTN1bL1xE6MWwojFAcSdNZZbquqpihpY8dz/pC9Sy7nOieli1VcCwXx0e/w5dkVh+CMT37A76k6KC69DyuIbkn9SUolq3ozKKEk9qPjJR9M+K6k9oD/elaZyihhaXBoSMEK2d1prOnWqAIBeSWORYPPF8zac6VbFKudLli8sa96Aq3Ed2TUlhidK6/NcZlE7ANpIkSKdThGyzjHKxoUKqa5yNc2v64bJ+7srZ/tdak4Oq78iWtTstWueJdo1UpuPqKd0mrj2R95b5byjCsO22MVuwFwQTcaNycSDBR1Mfe9A//jxihG9pxstn28Gy/iTvanAZQHZlk2H8E83sYRYPmcBgNG1mQxI0gSdtBFHS6zXY0SDtJq90cZGEUJUFEnmg4SAZpEPjRIEtEtnqslUTDpMunLM7S5jBNGp32kP91CXLTTgaNYaNB4cGwNfCjtv6PgjPT+qCbRVHabQ3J0ooagzCLgm4nbrfjtp9l7XjQCOJ21PbTomCqBZtBu5s2suHA9zsAH7SSdpK0Bo0wibstfzjsxIMobrbDYdCNBjTdTdqDZtZtUjd2xd5QK4nbSZaFjEBn0BwEKYXCUEZgOOjG3S5fYj8ZpoOh9IbxaSQxuQAtTLux6eCAwBdBhwrPtMLhYNCMs0GYpFmYJNkgaaVZMsiaw4wSOib82ko7g3SYpjEjGMg/oTK1OL1n+BnANE4Y5lbWGTaTOGtm7WEr6VI6iLOhTx77P6FJtWDWFFCZpWzQaabxsBl3O80sDg3Y0i4da7faQYe++gMAl/8JFavF2+0kiFvDpMPUd9K4AchRJ04oknZarI20GwyzVtLsNgeh/BOKVwt20jRMIqmfn7NBTNODToPV0xj4acjQNdvBIEyzdpeOp/S8K/8GCd9TMz5DhqYtC+mjmdYs6sbRMOjQyYywtK1u1B5Eg6DVjX0ZxYQZjIdRHDPF3TSOuknUag0HLJN4QCXPhb9/B2yP44SCcoMIH/bxo+kdMvA48x/qv1bMVCXwjFlrvh+nQxZ42mkkaeI3/E4r8uc+mVJzGdgefiO21bazTsJosAls5Q3iabbEKmExm6ltTebBsOMHqW3aqdkAEDIuneGlRdxWlhZsNcNGo3XdFglFlYQYyF1SfH3rtpI3el94xPVo2H9eu0AD+LOdrHjYSalEsY5gj0gsMaJBGHSbslqTIatzEGOU0OmE0dwnU2o+QzuIO6GpNovSZtZJu8NGGprK/UG0KpupbU3mbjdiAEzTbs0GgFYcZ6yjy4q4rSwt2KQrzcF1W6RM05ehW198feu2kmKy9mWyPjNZd+xkZd04BEOZYffTqB3TYtrwk85g6A/aaTzoZH6nDW5KgvbcJ1NqLgNrahCltto0A9MLEkwbpvImGCmQDbiYzdS2JnPKgSNoVJt2ajYAyAHX9C8t4raytGAnaxAn77otBlG76XcvLb6+dVtJMVmfZLLuMFkv7GR1u50s31lDPyb0nOxlTizOsyDmeAdxd9phBvZrSF8qn0ypuQzNIOp0TLUpB0g2GGZZY9A2lQ9Ctr/M6ZJsprbVmTlMwjgxTVdqNgA0OkQvvryI28qygkEqW+O6LUbDcNDoXF58beu2kmKy7slkvWCy7uY7C6qkbYe9HcVdqC6WJWgtaHDMtzpBl2XCquBAGsg8up9MqbkMg8DvBANbbZoOkij1M+gvU3kActZjcTGbRRGrM0MaNZqpbdqp2QDQDLtg/EuLuK0sLdgGG/nD67bYaIWNtqzV9cXXt24rKSbrqUzWXSbrfXWy9H+WxqrOCJQK/5oN+Tc/Wfq/uQyLs8D+55+pvJnKv+WTpf9bk3mx7yazAaATyb9Li7itLC24frRXFYSY5d/lk7W2dVtJMVm3ZbLeM1l/2skSerclVDVHeheiOJVTMo38rhD9cvaxh7sZq4ALhJ5ZzidTaiFDKBcdUy37vQtcw3DYMZU3oWYHzaXZTG3rMjfbaRN6Wpt2ajYARE2sKPxLi7itLC0Yt1iN7eu2GPphu9u6tPj61m0lxWQ9lsn6k8l6snSykmFbdkdlstppt82Edzn8lk/WfIbqLHAn67KBBqZysnVapon5bKa2dZnn+p7XbABot1nJ3CwvKeK2srTgutFe3WKj0TbE5Pri61u3lRST9Uwm6wmT9eOyyeryaJZlZWelcTMYdMKBEorLdlYlQyvkEu3OghA/XWgJqTwMOvR4aTa76tZkXui7yWwAMBfjS4u4rSwt2IWcawbXbbFF7ji4tPj61m0lxWQ9kMn6kcl6lJ9Zck3jfIDXAyqLg5YQGBnMEJgZQcY/ra0ZhDBJZJsv+aSlWBVpIAe0ycD1PuHer9VeKxusjIxbijYnt8tAFg+nMuvDgPovFBGQ5u84z2WgHjFQf+UD1YBh0+zCtUjjTqfVjmUf2dFQjo9UnrQ7HahvmfRln6RUx28Mo3IE2GdQ0rbaa2WDpTXwTXNtVkhbzi/bawX1Hy9iQGoquVsO1A8yUH8xUL8VAzUMuUHCHIIoDmPmXVppDLsZ2CRrcnIz7YnsbhhNSz+ZUrAR4UIVGQzDyFR7vWxw5NLQNNfotDpdbVR6rYcapMQ/X0RAanSahPIuB+q+DNRvDNSvOZ7MALfDcQ/XLgubcB+llYw7OJfZJOnEBpUJlvZlVy5+MqUGsGFwOlJmSFmmptrrZRu2W82Oaa6LL0iTmesmS8OC+g8XMSAJk5KCxUD9LgP1KwP1U76ikiwYNmLOoHTgJ10oWmmlLTdhGIndzDf3kUbQ8Tu62BY+mVKs+KRVlk0bUPqcbVLttbJBrDRAGNocmUEhttfwwBXUf6MIIHEMtMN2OVA/y0D9xEB9KAcK7qmppNxfcNKH/CSjAdElAyWsdgVg4ZNdwE1Z20UGF7ZrZbNd0OYaIdxdRTh5rwH1ny+iIDXA7C3nWv1QBuoDA/UqH6go8zOkFnAM4bD4SSTI3PYiGsCih4mJOAEmdNAS2n7xkynV7dCibluToTmALW2rvU42I/YwzXVxgBTqfoc0A6UpqP98EQXJ3LDKgXopA/WKgXqd4yhOBti6cXc4aAk/yuyvLBuwZpF2DGD6ges4TRt+pItt4ZMpFbGEzSCbDEhrkoap9lrZkDg0u/DDpLkysywPiCIF9d8p0gS5wdUsBuoXGajXDNR3+YrimEbANUxAdVwJEYSYVqic+uDxQ120OfWCVhav+KSlghZNKwGjGbgldwdNU+21svkpNHXDNNdIgqSTZ4asV1D/8SIGJI681N16OKN4XvuOgTo/syuK8gjY0jTtiIgtbDm9CIRKi6A54FqFHQ74pZ9MqeIuYzII7zoOTbXXygYpyK42zYFE4lBIbuUssBgE1H+hiIAkqCpw+LSnMlDnZ4hy84GSM4xjFNqCGYB01v0l06ECxQ585G43gLhtMgNLP5lSyGFhJzkZsrDL3UGqvVa2LIk4gExznQQ8nGem1xbUf7iIAandDlrwaYuBGslATRiouBioDKnlMBsETc62cBDYsxXOETWzt4cg7TAxAt2ln0ypAZStSh/yDCniR1vttbIlzQxRrTY3ADMXmRNEUwbUf7qIggRGl4LFQI1loGIGamoHKgWpwhDOECr7oTLV5H6BdJh+pCmorg0VjhDYh1esd72FT6YUJLHf1buJZkgQGGWcOlLttbI1hXttm4NaNowCOelZgArqv1BEQGp0YOQ6V5hEBmrKQB3bgZJrYybyI+QeBY4SHAj+k3tKGDWTZn5/XPqpQD7lbTdDWs1/ttprZSuwh7nhWoQj95GWAfVfKLLsUjyTgTpmoNJ866HdMWRHyD9IU/6ZVvhndBS6bfnXCuTf0k+mlH6XkcwFkaoooNVeK1sUyj/TXJnZ/E9B/ZeKyAXGvcIMZaBSBuosX1FsYDRg2KkpOgtyp5ZWoPsZjQHkN4ivGyeddtxiRSz9ZEqpmEkpPc2QonORDUy118qGoIo7ummuiXJFRxEOqi9sIwX1Hy9iQAq560VpOVBoFz6vnTFQ7/IVBVMLOSPMqChIsyA1mDAT5ZEhe5rDYoBMFxmbD6Gx9JMpBYdz6OtU2gyDAVojWu21smVI6NC40eb0hquNDmErgZMNqP9wEQOSUOYULAbqSAbqHQP1thwo9JeUEwgLsdUyrWQZAmOu21mnZY6JtNvkQF36yZSK2VgNw3kwGRCcI2GRaq+VbehzDUE1qtlBP8Y561sqQlVQ/+EiBiSuhBEFi4H6KAP19szRs7+oavCu9uJ1ODka1A63lmUIWi3zYlTmt5v1VhOrtVrYqof6ANr061Eoj+1mI6gTmH6zFjWCZj0KeAwiv1FvReKng/9tHXrfXKmdMKg3u1vU5EcNapenVlDvSI01jvB6s61PUbve6vDUjuqEY7tmG8AdNKXmZjOoh1ph0OzQsOkMHBS+62Pbb9a78hg0o1a9Xba0cagqhYOz/odRLR3VIHE9VKxRsuVlO2jqm4QE/Jzn2BYvv/Wo5dVDlHD5oYMCOZnqHXLt57kCfHGvynQHr4Qj1PpL1zA6zTXsCbGkv6X2vtn2XHhu9YNwXsZazrC7LfQi75zV3/VZUpsYvQEdr9M+zW3z3+a5vB73653teldfiDSkfX5x1r8jQQnvnZlanz3YCb27xctmsBOWID5VEI1ni2I9ooaMqaSxTn32wHuB1nGfKdpEl9uar4qO8Qat8ulo8dPWPWypzdfBkq93868Ccema4Z/fE2Gz3vZ1rfoRC0lXj9/gHlZv6aIKQ5ZF3de1G6KE1GRp88xBErTqjdZ1l20Q1kNtrtVi1evW8DmNbcNhK2Ktmt2BTkY9isgQNSJguXZDrH+pHS0Av+5rjQhXonpXtziHmm8QgDBV6r5uw07YqbfLhtgepceLcgkUyrwLzslKM7LsYBmE5zjvcBb26aY4AEKLXar986xPG6JM2USJqEkKYBB0SFpJW1DM7UbUQkoELZyQxq2UdICgKGqkyNijBqKlJuiqHZLCqiRFcbFJN9sRabvdIY3aoGA0j2JS9GhJ0U8iTdoZKTqdpEPwcidoRDLDfhSSQhyTgjxkziE4O0Eb1konQGxP2uWaHAXwgEgTTWG4kWYIHTgoUVRrh40oIw00BfWTchI0WyjTIEoOZS5aYYcm0NvohCIh0BTmczNE6UhSjj+kWUNJYVZwO2iK4hkCNjQHfMCLuHK2EHhw8URzcNhEq4cUxSXEb0gRSWNNYcKH6BlompEmTVEgTrhioAzb8jUNSJHEadpEJ7LbQl2SFLGKMCg17ZIyH5oOOOLaLdjkpHLctdABlhRtxFAmTFKfNBRFXdKQNGAYM9KWsFOYHEkjTTukDRh9ksao1MLp1TQhzdDtlTTTlFsHY93Q1BflW5uqIm4UknJF0JRWmCFaIaUVUlqRmdNUWkHhmrQTSSsddGqzAL1kTaWVqCOttFk6kkr9Jm2xZSSVVloMTcYRJK0wH6RMqabSStiBwRswspoyVqSMFUoijBUpYxUQyUpToSpQ5HFSRHFIKpgL0hYsrWG3rSk64KRITEWOAQdw2I1JudNpmqCXkSEAg8RExCTpsMP6RvYkKeIxTSNSuhzA+um0SelB4KOv0iJtk8pgScriCkJE6WHQjFmfARrAHbAH9HIAQYqYLYg07cRZByaIaEiiUIaYJIBAjJijAUq2AfImtPKHbJAk5GYr+q8iOAibpN2wNYDrHDIV6G+iqBChljZg3sLBgDkUAVaEFJlUdO7SKEAal7FPEQCyZ9tJQ/Zv4rOXY9IUdkzAHkdvr80VGqQRi3IiGhtNUqSVSbvNwkgiCEW5wzRbSKjaYSvjiscJnsRtcEkCb5WlDZ5pc/9DX7+bpC1YiKRxG85+qxM1uJsCaNqA+EW1sdXENABUy2D4LT9KUq5ZqB4iEwDBhOw81HyaKNSlLdmXpCLvbrNr5c6PsCSli92Q1O+ymZqNLsskZEZTNLq6KSlarmkcduOANAINop/N0hpwuYlR/g1g36GiLCx8RhndZsYdhbAASRYpl31SGkyHDE2DtAUBOwxAAFkjQLuVlJ5nPmR+SgohS0ofssAXqTxLQrYGUlVh4QAOKZIFSdmQoKQMhOwLJ19SVKhhsTNIPrwNUshgUrShQNXIEzJWG5uL1YaQJAK5oTPKNZbT+3F+GOj9lAOBtEUKdteU9UXaJYWvpWnaCPkHp6sR+oHooflNSjR95rABVtM0bkQowsFGAbeLcg9LvsFeCKSOLlg1IW1TUxyI3hCSKJplBH0frvKQWtPQ90NSqTsL236LlIMFySoXIJGvsnORZ8DZajQZS1IYzb4cSoxhswvI6E9yGvtwwPjTgspGpMFGIm1BaYNBgi6/x0FMCiebFMERh5lP+z4nB2XbLf6gyQgUIEmggCUEFI02CLrBmKKYyWZgNQ45/+QSTcdIIZJJOVdJWWYQF5EclhxgwEwKzBxjtMgBBrRiXMN+5kAgTcAEbNpWkzRtySmbopbZirJWV9MYzI2hBSmXaYQO3BjBKqJixE2a2UVmI0waUuZAtEcRmcBLZrX5qDZJit0FaaopMiDOacQ7pKwM0jCAOx8BhJzfmjJnpKgNd4AR1AqMmgrixYxDBhJExOEKmhKkjd2NnPpC9HDKSgpeJR0gWBJkKymHQgcErKmPoNDvili80UVyQdrWtIN2LJJWTdElidDR0JTjKQKtasoSwXgAopG0FYL4uO/5sDIAhZQPpAPSJGYlkSLlRhOvAeWHBEZTTsgIlpamcGwisLmm4GfwPfNMmpJGg2HIcZY0SFEPCUGRSRP7ByRepIjPwCJhAvIgjcVEKRH9aXZzkw2A2gTbgburj34viJQ0RLCWgZDQ1RFU1E5AP5JCeiG2BGOD5SGZMGGCpGiz7ZucD0hTERQw8Gg60hVu3RlM8XYTCxFmPWPaUB3u0JkgA/GSxi0uZBmYv43uRqtDCiptCR8DJJuxglrI+YXVx5250RI8FWgKekZk2iKFoNO0SwrbiBTtGE1ZhZhdNDQFsw2hijQFg8tZST0c+ZqCE4cx65igCKxX0g57DQFVqGmLTc0ZhK4SR6imoqKaIBIJSbM2OgFdVrOYGLUZOLE6I4WKIWV8SOEekQ64/3MAtxEYdJGfDjO2CpgwDrGqYiA4eTMmEF583I1C0jhCgBFzIpGiPw/fnL0p3PMoJmWdkHIOkUKckGK+RspaJU1RMIUBgb5ClmDpQ8qhLiKKDjWgEUMNcLZEMMNpIVIELNAyJhfmDoMj8gC/K2IY6DxSbF5Ioy4aadAP9CUVkbVyyEgzOPvIIKE3OE0w2OIYYApRW2IwQeKIJMW6QfT+BzEcf+Fqk9IbUUVB9iCSeMYQzZ02KfQdaYTkFUBQGYI3h6mZ2rDJYfDkSocBu0+OLk0zjoGAbE17GIT2MAD9k4L4OQzQXydNOQaYX0pHegwItuSA0GMAZCxqyHoMsOU5BmKUP4RMQg8elf8mGBxihlU6QBiE6DFMqBvzm//P3ptvN3Fsj/7//57CrB9hSXZ7kI0JCIRvAiSQhJAECCE+fO221JIaNNEabAW81n2a+2D3Se5n7xpbloyTnCHnrOO1XOqurrl27dpT7aJsVIxsNKxGNpom6LZNCDdBmO7uETalnptA9Q4KZDl4xjZwh3B/94QQDoKQOYHLQZBPyL5OyPoiZBWAj2p7ipVA+nfYGNjAbt0E6SOzxlAfSATpcwIRpM8SBelLuE8oUjWR3FGXyO925Hwh7STEPgFaCbExS6kGLwXSJwQbsKm0WMsSCnclSF9CtihZbrVdwpaGbfgtOXsjISNEyAgR7mvIOBHe0TAFj1MDGJkaNGzX7tyCktNQyM4M8kdC5okQbIURg3BpLTmnQ9jUUCwqWhwGoSzkasIhMImEdBuYYsMgpDhCJVFvpxqCKeEuUBgQtndBIyB96EF2EwnZMCBEwVqEn3MohUQaQiLf2gfpM853WhqKxYocvJRwFyKWhYDCBsqZkKHmzOUO2mXGJb1DmHEKE0QD0gepgfRBUiD92j5SbyWl9zSE0aMSuEOIfET17AbQxOA4MMY+Ynh4rZugftApqJ9GCuqHrKoRAnh7sqbYAKB4bwmPxwYAv8cGwDprinU+4mdoF1G9sk82OSTA/tOG1cYE5ub+TXQoN2GbZVcClGApxXjzZgoN8zn6IeSYN4FtcF1rT6w1OV0DYYlmsdXap37WPjsw0nR2Nk5tgO85CCnENAwzuwK9goXFyIUFAQrfA7SojlNcJMDg6tYOQnNgGnKe0UQ9eCLqL0IYRjrzOeDVunUHdT2ws3sT0pE5FAIS+gCaH8oGLRk2uJAKUJe7wA5bBdibQQJq7sAMsz4h0sXQYV+I8zY7FiczUT1CI0FNQF9BA2EniBEjNt+3IeoxIr7Naoa5YkUSonMiZG0xnRzOk0mFrE+xHECLdwcykxD8QghGITzRsMVXznhJCIUFmgOFiNSftUjI6ie8DRneTMGohBBgohOgPUAHLeRMDvuzTJsYUwJchLARhHKWFKWF0M5YnOy1MdxjD+ccGqdlUyY4JQQGoVDYXwgBbEKO77RvN+VAIDsBxwUZjL0WIYhFFjjMFQvqphzR4sgqIdihfRNbOAx4ZW6h3JnV9h7zmRLuy8Ys56kIWR2EYBiWI+uUEJ6cEKKzze/nLBdmhvSwaLvoU9j5CWVbQgCB5l+seWHyGVHYejnKDLMKv9NmExGdQ7ud3pTN4Ae/GYCgYV1Ry0DIQWzB3iIggu1l+OEBGf7b0JOEGVQ+G7NgBhb6TUKw1Q5YDLQLjt3lzCBjwykZKD0gl1UF+QFOrRF+DhknIZsHfC88phwOJ8RIQsMmIcefCaGsJASGQA/YSuzdgQzSEFk/EHhbwzusV6xQCbEVAHPACRCKHk7CGuEeh3UkhDlIIb7QFoAKNMSMLgUHaMi5Ww5GY+eDhTuWUHLiF3wPn6yh4H5QloaoY1IoEg05tkOIdpSQk6yEaLU4fSJ5hf+HOEeKJCHbKyFEuJxN0VDw3O3P5Vw7whHaf5tVTijWWIT0GiEBY0XIVkvIgmDPQXJJiOyEMN25g1CBI8+EbG+EbI0IG9hy2I/YcuBpWcmEDCIsGKwHk8k+R4h8jOxwG3cQcKBKAZKBKCgrCHmsfGrYSGPuBIXCrsTSS3fRYEFqI/ygNhGNgI6h3lM2A5H27IK/UzbiO2DcXYx/5PQmYWsX2UMKe8yeL1YctZPaLov9BOQORAIjt6HBgHTw3i7rBzSN0Aw0jaEjhCPZQNOIfCDghadvItzDmBMMhKKL6H1B2eBQGTYoBYR7u2AxuB8QtxzhvgmF3obJgm9osnN+DvpG9Qj6vok8hBPkNz9PGa59Qs6nc4Qc4SI2OhxvhwNoMfzonTgoK4QxGUHo0P6cU2E7Ba1D9SOPA0m2MN6B6hf83CZkk26xsUDvo38Veh+qHEEDaxOdKAIOCU+g96GxWU4cLLuF2SGikFtioQ4GZ7vn8GsbcQmLQDTdGC8IjY9YDxqfPRTqfg9RS5tlcAfsjYU4mYRmJ6vQ7BhoQPcTtveRGkGXyQmbGqDB3gtrCT1MSK+gIDgEjFwRq8T9m0KYQudADOyzewiXCpqBbCHMwN9gWxAW9B07BdwiDYQPBJHtQgkxCYhQJcQIU+SjoLmbuI1ge8B+gO3hNnIi0BIDRcjmiOEJfDxhDeQIfNxk6pkMGFPYGUy3hXAX2Rv7EWBGmIIRxPIQcpAQfhxkJqgWjA0KADb3dBvQECmRbANMBtsAqBk3EHtYTQk1QAhgiA4RxM0RWhw+YEWMiAMxGggdzKwhAyDcAIgeJwr4gIDg1hDphfAEbANikCi0PxCNDTagTwiwEgIKhHDFhBA5hKmwgew5tEfkVuL3QUIMUyWEQMKqBvEf4b6GkMttBEIasjHj3ADCllDyQgxIKFabTIvkRShEKNQhI5xBZEMPwUCJ3lSO82SsPzYVhK2ibidkwyCstYU5rbUxVzDiDDGY57QyWrHgtjpWCy29dkd8ID6x6q3mcJx8Z59RSyQ/2WcUT8lv7hnnn8mXo0YNpdpu8rNXjN39ebS9qw51H48au+s/j0IjXmojjOfcveBipZV38knkT+xT/hvFC7P171vF3zM/6t7e+ruN1SfqWP9aJbvfwMPXpFsMT9d+Esc/j4qCz8d4U+MeptaaaUB97fqHwTl+3NDfRA7y1T0vfrfyVDyRGd9o4f5FdcUSevgqHuboNsLhyduMKyRv3Dg2faHqtewgq5f8QEZ+VLUYvU7wCE82k+xM2vT1KFTc+JDirvn5JC0m9Wg6TZZePsAb1jluZ7L00aC1IgF+rs4TeVpRymiIrycpRtIsFFMJ5XADrn/mPhI8n8fZ8d8q3jPjnuB7ajjOfmCa5BKg0J7aZnjB05RkD1XGd0GKUyxcfW1w41KoyV8IGdfO3cS+SHNlo2+ERL3AFR/l2izuS59bRO2X6GYNd7elLXm3fFvksmLPzyOPV9/GgCHgpFMcuZktqW3xUhd5gi1/qkWfXvMp3ITLGhcv14W5wSdvfDuSG6Dkedhg6Y2rd3GBt+yGTFz0+ssjD96P6oos5H6mpTdf4hTfJ/5GEzNQwZkS9Wh7xO0al82xIsY4SbJuMIMTNnFMeyCXyeT40hJ/7uIKa+du816jh5PaZvVapXkPh6D4FG+MD5tyCQfFULFcYiQuyVrcO6SjrdCLX3HzBpyKw2pSpVs6U5WNDHd9kjvZmNgnRQtth0/sGLVRo3OFKo9u8Y+3zq56q8SKkWJsxGvbGEdw+IPaihxJXX6pxIpZkuKYGIrDzTRXlGZtenzFa/+4DGBlofh301LxCDreak6L2RX92IrjWe4ZtY7WZSoLuU9KXdFSkEVcVyrK+drH95k+1LW0hmkXlwREN8P+okAfLoOx0G6h30M80M/NVvLcFOjnbparQ7+M8krwF4APGbgbgBn2o8u+FCUeqMvq0lrBd19056s4jVOvpfbKAZzlsWDwI+kWTB/vpCyYDq5IjUswDMVm/lGXUcoyGrOEOo2mLqMpy2h6rzFiGU3NTlqZigf/HBf+vcPpGxYhFdAuLtHlK+V3q7hLZcb8lgJiZmrC4jL7q15/E1ZZOYm4WZWr3+43Wlw60K6O7fI7Omy/SWYE1bvlvHZzkluiukDPES0Dr1f62jxyyOvEvbrSioONwsbVJQd3BWwMXITkwfEafeq4tW0hoBPWdun+NOftFj+TbjXhldgsAa6DcCDMXQYOJ/T+XjjBwi3NBjVQ6s7fp1hfXu3KN93alaer7nLEQ+Esxd7fC49xd48dAtAZpUZD8GeK9eVdcQhwh/y7hgAs2VNI/mWnYR5eRy0PTiCBKXEEvCVu/FyW11GblqUUv8q28NUpi1Dm79oCuJXt8i2AzoG5uSb/6lsAN9Ilqd8CBA3J9cAUxJW1FPRHtoC0YVZtXUuTLYDiuG2ud/7jqPJtbP/5a0wma5uz81+vSiRrhhjlXUIvh7QGY11GNpu0EWZcSkAvprXlLqN646QGC06MTaGxH0wm6+ZuBpg2c6FnGCAGTJxMeu+8EWoRGlTGTy/C9O563TByl4hsS9dHDRzFjscf1J1mMeWmfawto0Y53sTS2WeNyXk0omV2xA/fIhMSjdUC6+FH5h/PcJiR/auzGWcLxZ9kv+VZ8UAmjbJsmp2GfwJlbe/a1s3xj2yjIZ+WtGh5YT63K3W+w0ZDqW7SKVfZHV97+AA4RNCYxW5/Bf6uCyUH0Rb5j16ehIvqhbkf9Bu/jSp7xti36Dc+tIr01MyZfpavk43vCLZ3b4t9MQayW+Ib5JZstzQ5bxTrgz534dvBlysCuSHQTtJOsqmv9uNmnmxyaY//rPfsxl/LH0nLnT7cNLS0Vds/g7h85oFYUAtCaVIpjeD/8Uiyp6uy7zPiIf/m3vrANtbWv7nknURRzLKI+PVCkRJRTl9+K5dGhRciSq++uGg1Ah1685LOa217D0Kv3xj213d1hpurBmPcV/ppfViaylLjCzPCfmZLTbEfSw1JeitqA4QQx+3ur6zKTubyquzHclXTFVVtKuh+jnt1KkXHsH8nmvJyNfZtNRxTTWtVjxi8TZYDhXNbFkQ1DrRlbsjSXj0ImNjWYgi+BJSWAOOKmR/1Gz+NKkgMccG/zdPnyAvlOenrh8f6sj6CC+o3Np9EEQognRWtZfCwE0UUjD6EM4LouaXL/T4QmDe6/FwCNtyF426EAbHfndzbh4+ypaeNx6N11iLcJW3BU/dYGslFZz7/WBbRsLQOhuvF5nidu/7Xi43hOvenLBuHoxizzZZ0a1MBv3LUX99DfBFPPLe0RiNNgoXBj2Iu1juP6z25ZAUgwfY4dLA+78fYaGEMy4jR4cmLdZ8xpZz5eG6bQNEP+tzKJpiALp32G5UHVLNRq67vafNerEIHpwYd2LY96MtdrkyRPG4MmKPNFBHAMLRX70b3DZQL0sMb1wVEb2d9Ju95n9kjKDZ4jXPymsrXoXxN5WtcEq9j+dqUr2P5uljyhpYshUq6eNCkZPk6lK9D+SqXL8Yly9emfG3KV7k6agHHPLoUx9ziuA2nfJhY9IMlJLOA2kob4pJFb+fyIbcj5gx8P2n2wTtJp5/M+smL/pvkmfky7dOi5KSfFH2QDMg2usL/XR8CLzpIIdeOqHwnW0WbVHbX+SbkDWGtysEcEwNpIqGJMSlMSh9DCpMyTnPTpBGy5pZLpXHzGuKa7VvxraVKoCxK5t9ya+I/UTIPjWUfavZBSC3zUJPcMcW6QoJvidyLpO1enQmQaEctOuqWITMk6u5ymffF5Of/VRPEn9y4mU97ttKFmiocSXPEuxtRBUsXL+S3G2BA0zMIbtbKtPjCpAAwMXVuy/EzVqbXny4S4wr80d27S9fC9yvWwjvQg4V6Hn8XdJ/tuoc993BzCeDbB5d47hLPb/7ZNeEmdWHuXevc+LFtrQThZYCwUJwvDxTl+qtYyhXv4+cSv1iZAyCXNZSyG5cS4mnvxVJWNHnPNNnKH1b0u/TVwTdtXfL1pvt6Uzarv+sqBlo8jAMLlyxOl2EvZABmPr1kgT6fAUBcGMGF2ZStxMGzsOMsZb+Q3Rf2Gdl73Ij/45b0D4tLWtdwdLv10iX91b/f9vY7dp69f+XO88e2Dnvr+2oQKyJhzQKQ3f3UXsd9Siv2OvmyBCnYVt38B8Ltk0W4VUCNLtNRmtEBENcN5ciQ3Y5lyzzJJimlflcC5svAUK5btc0Jj1r2J8W75jYhW46oEk0xcu+wv8BEzVi4G9zdAYQqRu87NXeXy939gzeIKuQucx5gIBscDm7CjY7vNQZ3q1xmvj0oNSpGsNLZ9exw/Gaj4sBWouT2so2mcBNRMu7bvJgsJxmXg1toQbBrB0JVNotD8Unp9Zm5PlX1qqYgGyFmEgrNP8HvBUmhCKrDFW+xTY3eCOynti5PdvKdFHsAs8BML1GnZVpfMjivVrZu4x4gXF/9aZbDcAiE79b1mdPuAtXCD8nK8h/m+mFuPrCVhxwMsEkdRc5rht+SzVQ/RTD9ZQmmF0Xt7xoyY6zn8y//1djZk2dLibE/SXpdzmxEJEgZMTGjK3iY/zIlnu6JMDATdtl+4zC7G9ZPYfaF6YlJsqW43k5iRLZZtPDz1dCCoAG7XgIa4D7dMQk/gQl2Ijzw+IpL7vE/lcc52/99zI592P/Hcj0X6Pvfy/WUV/LvLm4ZR3JlnmPJ1333df/vz5GsZjCWr8zlI17mOpaO7QKfsh9yAEML3MU/fS2/vPpatgvxz6zlV1dcy6/+E7bP/2x255M74UVq4KoCm6uwM//0hfL11ReKhfI/s1C+9cSv5UK0V9h2anPhQ7RPGPpIG4Vp4aG3UztK7385MnnG2PnbyN10Y889w4DwUNs9SoXglYdd0cRE331RLgG6NFjXAs2JUteuAErVVoRaqttNmljJTcr5Qsp5OaWYBMr77l7U6J5tNJG+0ZJgWaOnttH63RcVNTptVNL1nlFHhFI3J6FZ1e0pY4g2UFPN41SDUir0gytYEHfV+HJ24f2l+C7tjbrC/b7/d8F2Chb2gw6ye5aRd886wVGi8KIja1/+mXzHpVLSfxHrIdC/HEUbMZJr6CbW3H4qNidOUKQD7o/8uC6YAcZD2YAriIvq+rrVSiigVc9XjutfQfPiMTuobxGzX4A718JFGIzgdAEGoxwLAOkNsP6Ru8c3V5SkqBTFYg2VoygDhTWW30sM0viEICWWo7y+Eg56/e/GPf2rcdF/GbF/O4T212T5/iPx3S+/B99ZDKX4TpnMP4Xvfr0Svvv1vzTXX4BZ/SsjjX9Ltvg/Epn8+HuQiV3+ikyUEf9TyOT6Ut379T9LLF22EqMUl6yz5etp6WK6hIaPV4HfJpeQ9KUDLBnSpfJ5gLLel+ZFZ6Pv7Rxs1uq18HnA5wuiDSNaED2rPomIw6rijOJuu1J8/JjfAxdtosWDZx/oB6ytKvnHj4X7MBaWP8ekt5AcG9gNm2bQT0yCwQMcILTOv8Wzs/dMju7VP2Mvigty/8rJ5I8fd0LzC22+Q1BR453vhMEBVvrlxg9EqgmiCKXkSwZBuq8ZrHynZuU7Ne0WRxlwbr5aDrExTvKNMb7H081xMsS6eSByiWhaUp2WRVBOu38hMxLzMNn5x+onY9vJEkplUiL95GQnYa5LEayDf420wAAbo6KiPr/IpVrXKVrj3+jZ6sH5S5hZuqF2I8yxU/uk6IaFsUAlX5ibhRx/3KTFF9kYlLxDDJesF8F2WEiA7SrDeOE8U1ciW02aPMkq8Zri1Ljpc3lC4yQmwVYz7fVsH7kLIGqIVnhh4Y5LC9fMyPJDigt0hRSeeEhccv5x2WZjYOHS8t0i0/JLyKmUjVMtKjNdzL5w0I1ZlQMwKccC4kkRzUZp71GsFpBcb/G7zmJ0wHzpWE7/yUiwbMT0B42V1FRJSehPrmCxXRIDplXr2H+n+EZjF688S0upSaoaTgPE88BaMJFqyaCyefGLNU3a2GHjqt0d3htgF5UmGxvDhQIXdi4qPkyxsbK/BVWYd/ObHQ6l3uGbTyBfafofQrnhnGxkTvXHDac8rOmwmMsnSjZmAv/WWwR2Rml4HPpHPe4kA8JYpvKDrkd+ZKbkrIROhZ6EGmCzJmeh8sPJG5B5Kj83SSw/pJuY5JONGmc7tEwySHGpeficpPpwm1TysCEWbq5sLbloSNnblMxnrWBTjvKY33V+iY7LNgWSXn4oabC5e3eCsyc8UNhmVjQzj7SqKgWb/LZJANrgzYYpTA/KkjX0UzvoumTLsJTXIVgl8sPTXkQFuvbD95El5JbLCVhx56N/NlpwAHg18mfnnm2qg/nJvdoiDbK7uB7KpJCD36qzf/570jXMOe4H3HC6Fef22wvLcAVL85c8+O2R7uQeXswuH+EVRwK0KnXhUhJ1cN+NG6gq9+DYRyvwuGAU7Kdv1XcQkgMuTwWVrXj7i8tE1wVMcFgp3aVJ4iPinaUpsOvzKY5KTKFzTnHt+2n/JCu28jEgX1qdM/YSYY9Mjg2yD6qbhBO4MUQAcjI2XDkmlS1Jm5FW3AfEaU+WtuP4+ofs/PhaI7606SxOmY+/ygc5tF1WxTeHrGSf7nmpxPvA/CWJHyzwxpcmPrUYSmj+tRxnD+mgKa5CHkJkfvzIktheX/tfR0c/vPzp0dHR2vq2jrx8lK2JDdkOqvfRt9RJjRjsTvS8oOxRnWzy8sWDx8NpMWYtC19qYp7mg+kkkzjhUU3c8wx4a0mc8KsuXa+Xj90Hi5gZ3Rd0xSb5ihF/naVyjRfnTDavf3gUvj0FgEEiGzWOWy980n5VJR6PgLD8iAM+fkwPjl9oqoF8qOtjYdKYryYqN1G8b+l7muxVz4/rzLYGv5rHMPDS2pIE49i0BTEk5w6P69n9O/wdHG+YFppIfaJHvhSN8CImA2Jbo7RlbNQnyfHOsXGh8LDb2P6fykH9cHPjzd9aH3bPqwf83DwnalPf/UP1oHrAywt9qbtv/uFvWzztuVS/fvQF1qVAk/36dnRDWqmFtANLlTEQscFCqKo0TUddIGQ17ETXnOmwKYdqHEGach1wCZUp9vSBEnI7N05Q5BiDDsYXXbxX7iVvu40vuuvcSPe023irD993G0+7XIaX/NBtfN9d/zz5Sn/3dpIn5uHWfvJdt3F4eNwPQHicQIMcHu+uRXHj42RXIvcXIvclsrazEFuj1RSwGL2r0fuL0fsajWviC6XYYi6WYwu6WJJ+cN34omuaHL6vm6haFFdzkXs7IXJvx0Yi8WINHzO0rve6pqUoE0VRPo6iTCRF+UiKMpFdEMQxU6MJ1uRNvq6biFsu4paNqO26mNqujWql82Nm1MwNLzIS6+b9NMveHTPJ5pu86UcT0RcEcczUm5r1Vas2Mbd8zC0bMwfTHAMhpjR509JMxL6L2LcRzL6Nqe3YKGbe5XJRzLrL56Jkxn1OjXyT/MSyXoKgn3JzJkBantjy3MTDG40UfdM3MxSTaTaOXk+z1qAUMeky5NF7u8ijt3HKwovfuXwvLizMQWnI/XDCK/52pf5NenH/Bvpm+pfrs9Y6NIls/1r65vvX1teofyPz3fevr++uf119C/3rmHfbv6ktTPpnnm3/XuiL6d/DnvTvyz/QvyLqXxr61yz1b17u38li/84W+ve81L8HC/07LfVvFvXPPNv+PYr690z793O38XzePxn2xOnuJCvwu/twWqSK26vJ44tfX7AJ4IrXuuI4ZOt4w57wW7c6Ofy5+6bxU1e2aj3bdfiY9+NJ3s+OF5N/uTL5dNI81r3ipWJx19REP5R6EqLs6JoIv+jd+NvoPYtZwiT59GaNhbl0ORTRvUleRS15yEftUQloojgLyTZmoTG5j19szSDKcbE5No9tz9e052VXNtJXGvLM/sYzIc9sazwTbm1tvUQpKn6Q8eIRuXX4Vrdo40jFUiST4XfDU8Qx8DtQbJOtjF3jVQ4Zdjw+lmtd4YRtSfgU4VpZu50jxjBUS+VvrY3q38Yb1e2t7CxriuNZy7MVpdwi53Feo5GHbIich7k3PNzx+ylEUVYc48jWDe5gHauwwIwdd9Nee+H7LSUZ8saXBpaoWlxr5tattPUoPR28GwxPoeEtGItPaTquaQf3YZmv5VvZLCvm5WyD4WBzlBX5sJU3S3knkteKHGBEIpHD+5hufN2t6GjbOYwIw2+WJxPIi1LxQdeMcDbSS2xwRcRlSjv4rVtnJdkV5Mko6Q3uIwvTH/UqVF5r6IcKXW2Im4rIfWvgNK5VKMXxDDrXQrNRiA7td0DVsJ9VKodJ9gYn3OKltYDNKj6DPBN+//vuPaa9uPeVcw0uRRzmbxrfdQ8HPptq13rDjnAnW008DmZF5buu0cFJdCF3rDrqEIGQtNh3/X23/k23ik/Q0P5fvTrNNFjEFDb1pFUftGLv5Has8JkniXRtHxx/9hqqXt4NbEnE5md9GycL28Zsftaykbqs4UU1k1nKIc2Lzx7XP3tqU9rlvPi1/tlz+I4LcVuffQd4GbD+UThZt5oAGV0GMXVbdxPPkFWONWvCgy0dZs14B3FNKCc3SXj4bPOJtDYkt/0pJ/ep5HkUpdaRuJB2TdPI88naZ5utKL0M52Jy+a5p41boVCyklATy+zpKqHPo0tmPiD1KKCA96WVrk6FIrfsp2A/YIGhCW0ZgxHjH9zQzd72sPXGzXOSd7uQYn5islMb9478NBI1ICEIwMz0ZjsJ3iTdpjushzucItV6/UKuB3FddU6rghYOX3frX3ZAnY+nEAN/OKs9ELGIr8tpr1Om4HxbwL+7BVjngZ72UuSSz7VnBs65YtWofy46t7VPcUNwfw3Z76AdzFlWDoEUgZpFO1rif+jvA7+MqNKo0p0zxTxRsBXw/7Fo3uqHGfe0X+m/jGGrcEI9oPDQb+SZsphxJsIIZJJRNHIvjjpwn49X5xo0xbcRDsPoorx4M64MKfaFe3bo6Tl0HSvzByXeftSsvQfK3VQIPiPlEQU03GT6fFPmgE3bTXBCYn7lYRKPFADdx3KATKeNX5hx0GNaxfA6pFVH61AehTRcyNssZtZyl1XyZd54MJrduLmso32Qs7MdQmhYeA+piISYqzisD3ut4SrLI8kErOxMi0mvkFiDZSRrcBBeKQnXgjw++OxIxWZ8sMnkPunmvJZvcoFpvSzFHHfummYKgQj9KHebDQIWOLGtw7KJUTROcDIe9LCXjb5LxkSvVNe1ga1Kkg7GgklI1IxKGT7Knk6nVqUi8euk62DrsddBjBRWRNuyiPHJycN18wXF0UGgsrJU1bR2wMUDcI1LOxv131KSPNLYk9qQJcUWRr/TvZFLrP/mB1UrjcZkglpzY6zCktglE4TWF34N3nbopJarJlhGBiToQzrA18pUy8jybpXbjxm/UvaW68oMvOpWuEgV1GqxPIsIOgugSAG5JwQ+4NZ4Wsji/ef7se64ckEejRjPypE6ncSgJ3wAdOJW+P7G4BYn7YeYFUMElPIOvjRE4+Ap1/rQQIkKWHMTgJM/GTGL2RhxOzzqND3626z92zpN5KYbKMOc46TTktpJacmYeru0kz7UhYWQMIZ48WIhG4XFqog5EdmaHOnnh42o+7pHGSfHRvScPdbRKtL6hxLGaQkjhqSuFnDliPgWuMNrP4tE2E57VFebedZKvesPUrfIoDwBYQhHaFcTQdSPoLyEnJjuk1XLfdmKvbitxl6xUodqtfFvgM/jQdqhCZJtAg2kCu5ZJ3PDtqB6YsVNDQSvmDJU/vQDFHjzE3TtrmRjt3KGdAuEX4APrj3QluVggBSLevESMwvdXLZ6VErpm8danCv/B4wkRxRqU4vbgr9y3yL3QAgJeyhYK7T/YygfN3rSFGoArJUr0lbu0Rygbz145BB6qehJPqcHlWV0RUOQ1RtMEITJTpxjBDZU0RbGVixGEow38SdM5atlgFEMy23X8YNjrsaULrnbUYrbFnbXybWxIya8zuJtJMV+atGM+ggO8ItCygdkbZ2O64vIgbZvXZbKBXNq4lU2JM9i371ShrDBvIp7Srnx57A+ixixH9OYdX3D8ufzl+aibSY2mk9d2Fvp/rRaRdLqSxeLB4IaLG0GZagF395GoicWu22RilP+llrZY1sL+ZPEam97Fkf+5U/lwVs+SM3S5ydkuiDvebsOGFD0P/HMo5jHFzClmLsXM/3AxL+MVQNNERUnR8pOxvIyQYUm+VwsUoKNFhf2OyMqv42SaRxCKQlvUMG73GvbTPLQvGq5vl5TgUFCgbdCUerInEn/EebWgGzeyLTo0jREcTlG76WCQ9XxcJBmxsINsad5ZQq0YKx9LuUBQiBlgdFFMUReFVHjHnCO+FCaLbn5hXEpZ+VpNFsQ5r1dj6aiSw9MOe7Ki4kmU+RcA5jcApg2bBciwLQ3f0YDzxocIcuLmgEQabDti/bgsHpouiYjBX+OxVgzJMjDStTrwwVbx0/A0uqDnx4gY0LxiQMnOJ8T63q4hmOTKKOtmGXOWu9m9CSY3WVXQWyPzlFLEuJbHx7SC5Y+NBoQIhjriADdcUlAV4sF820pFWBeBXQZGL9G2rOnpSSrNkuVtH5WMhsIzy728jU1kT7jsljcoJgOLsHolunqgdRtLOroaVoUrTOjEBSHMWc1ixrNd4f2Pz45jSeXcfZ2br/Njf5uDbBXBllzbrJPiBIoR/Sjk3CTppScZNy9JynMAA/o1LiGPe+1QrNCnWnTEb9o+XhwfRy+Bl2VtanV+CASmtP5IyzssFRXaK8aIVlwYMUGwPRj1lyIcJJ0cQUd8/MhPrmBTOOnFSrOGCkJjLNrWsA6biG0YfEKcb/HzApFqh9J2KdqxxrZHhi1oHlXg8BwuToTbk806mPfrBidwGHHGpRJ65s3nUKLuvhqkHLDJWdEICCeyWw0w6Cg2hccLxJ8DyqnMr4pdLkylTaL8VllkWs5hWhKj8uVEnRuKuyiCx9xv0lnTjGtQJ90hgrtSmcN2e5yxC/7+Qk3OUGq4BTPIChTa1RRs556Aqxi8eRMiRBFZB9q+tm22PVzz8aSi1Ik5JSYSsTCTYtjxQbsirFp0RSVmV9XtSWIaJLI7tB0CXsRvlG6ylFQAdgfm1nBRX2TmTEkzy3taDEqKSVUJHOHZtqFs6sur5BOy+cUqsw17rYyr8bLqKCIZEPjqqDoavFYEYg5EEwbRT50WffWZq/uZ04xLJi5ILuKqbTtKVUsH/kjNku+yikcxeuzLS6j0wAxqLMERBGhGurrAbkbyjWX7zIEZvLisSGqxgKM9HaYkEogXC0C2JfBJZFC3DK/rBUzRBsFOivRMTOVLiK60ZUQWeKUiwzgcGuHcFjZoKH+HBZqWZb2YaXZ/DQPLdS2rysovM5hORsZs2p13iZgtMt1bVqpiPqutEZNGtBGZLuNw0Zqf60g6aMX0TngXdZ0t5kptX93Os9/X+9AoMfATyYNIzRBJxKzN80+UGW0AMpxl7H5NXZXKxprjqd9Furqivj/43S23O01khxjvbp5ELHxR9rpJoz5EUO+bU7s7aFzb8ccvVR734kjpzueoI1VkknC7VYEGsDnsDYtEgXuEHfWAg2xC5Z2wMpIUGHg/zU67wGiSoirWoJ8yILz/BjPMgZO8Q5iPSYdFRdp8J+Gg2c1aaU8ML3jVL9NslgMgk+QEDDNITqZFb346HLaSZtrKJpoI/qSYFNl0LI9DGgYoJM1hATVAOABDIBgxKXkd5713SZNpGA8HSXOeDpJWWrzTz/LgYzrDXisbFNSkb6xU+5BlNkGRmah33fRdrk/9tMNIpPo87OWzLKSmOWAc+9js5qbYIjO/Y+20eczSkGssffFt0zffEvtmG8GUvZ8OURDpmx2zVpaNRvngnT6M381NSXnflCG/knvYYhvWT+28yE4K1GwY8cj4mRkEgjAzNI1qT5vdcZ4mHfjR8cmwGCad7nA8MQllyDQw46a1mGwazrMeUyHP86QLKM1b2SkPE20hioY8Hch4yFNnmOSzYTFPzNj20hlmDlnhH2jtuMvb6cCU38sYPka13WYUe6L40/7ok4EE8yiTq0++lbZRJlIabJ+0VPtoI7Wd+mSnyzy7+TJvdpDNi5+v+NUVN55kWS8k9g3pS0Tfgo6Yhg8SB1csoSH19rNWPu1Ha8pEaFnm0YKYeRlNi1HPffHNta8ewOz7SLBWnCIAlnk3oCUT1c9bAz/U6KAncp6uz9N4Mi84YZD0h03YKu47H6Sz9O3QAAnPc8xuWqx59BOySEzIRSsniV0l5kfqsB0Zpb0sAJa+aRPlKTRQ3kLzRukonadUOkpGWdrsjqZtrofNimmiEznqcZ/KaHhqoInMZpRYABmt9m+thK7MDfIphvPUzNg4bbV6LBWJtcAwTgctm86PMQ/jLvOajPNsMEj56aFzTRyQhMEPkBKAZIwVTBLPRwAYNr1kkgm3wxGBCe2cICCaDJMwFBYBnHYRPhLKwGs47iPWSAysoV8Y9XLwelK65l4l4qs5TyXVRWsTyZvttpZs/8//f7izeSfdbL/5sJfcPr++bS2U4RvV+Ajs/ZHzEx+Lzon8px+7457883B68hFC6GOv2f04fCdPhDzrPmPCzX5+Vv1bZWv9b9W44BdHW93UXNsYdCkr+mD3Svqwc6+hHEmDk7je8j5Spiwh6D5+fFfm0vXVJtr+n79xhhusxs/17dw1L1KfLCYuUIW1VqV+WxYAWB2BWKEJ4DFj2C5sqrWDPtoIY/KQWNOHBNpqAmT4aPMa4m1+/YnVnE+pXKxktCrfBm0SZo1pP/sCXDuEuY00JJLlw7lYsnm+Gt1WTHtM1Eu7oWq4ur8QUgSLLLEUsgIczcf9gnLCTER/2cGg8YESB0j63nCtal2T54FACToUHVwRXgH2W6cp7PTxgIbChAiZjDHJmNtSs7VWNuK6NlZY6+4a61vODEE2rKWISZT6VYoyS4U7MXzoMtkGtJCjZ63RgUixHw1U1VCJNQoiAJJOfZC2iDBR1SHOsqnENDkWSVLa2lW3Mzg/VnMQIZWPjtSS4OhokeFC49BJe5pX1DmFtZab6MJYVP60pqx6GYNyen9/KaiNPMnhAIXVebwmvorXhLInBzrusWTlySLzdA2hFAyKQI2xurlWI0JZo2uqZWER+rtvs4Zqt46bvRyQFhtayZYcj40+A/tDw0CYV83wQVZ33Wk8aG8sdVWd1RIeylsjlLnJIDg3KulFXnMMedpPb9wwU5yPjRjWxW+186zXwmwlaJFWVb+ifPkeKWYWclvFwBMa3bgtWgH/xnV+kn3KuSR5U7r9yyNvxTEajnNrJfxziFWUKobDIapI2eCxsEpehjgjoybuVYgbjtJmPpkT+XWIHOsvcd9GNRdDWR+m7vdHl9lnnx0nXx6pybN7aPuoto/DMvexPpjW0x95ce2hjWqPa1pC4+TNdoA+yVvUIhqKWXXY975ZBN0vjwyL+u1RpGNYleix/X1pf18d6TT8ctTY3Q4uj3Dl9uulw5CCfop8jDV4wcVv9DMvmoLvc/MGLcKRhVRfoJeFUcKeOn7dPZaL4cSOOTtLRSOYXLjCLvLAZJr2wxNzF+gvR3K7a/lawvhKPa5+LN9dF79ibVy6s3DhM+/6WrphT2cEUh7bfm0z3CBYmhMF0RsdaptXzmFxPECfRUxKrkfmpYBz6MgozUrv5DzRiNM537hIL57tH1etTRmt5SKV63EWzX9wjbOsSyikXy1JUqaSYv3JbFFrruUFrbnV/BypHfAyFb9B8F4cwInTJRI4sxKchj9SvlxafbBXWCGwdnqpK7bOlYe6zenfL1pBDGaVD+jegH6UcOMhB66R1YqF4piN08gZVIiGWSFoLqd7v5E0F4IjFSUdvnPU5LFkmuE3lqIxli5jnuSPsqL9FCEPn/IZOonpTDRcSGRDVHMmEUOXA9PFi9u2b9h4rYmWdDhZO4GcGLHDQnukbboDSeHbC261+6yQNak0XsX+Zg60RTTpg+n+edRrbQ/egSJd1KXjFY9RIdXkOkZ48YjM9H7vOKUXx0mjzDhJj3Q6LutR3C7Ni4O3SDtG3Uts0Vx5zgKIkpxxwsKXLBxGV7clXuvVSicpw9KG55yM6wWEWOS/xSRNYpcuWL6I8F69mQSl3N+7eQq8ZjVh75o0k14yTVoOQrTNXMHkWt3EjYNVxY/rwyVdMMWB7yXjtDF2GVuNZsjYO0e9FzJKrX7mhkq/hyJ8ASG7pB1KKhRy0dAMS0MD4osm2knDZ/Vihk6rZC6i0OZyiYLYWvsVDSMp98tFGzRxDRp4nQlEl6wBeS7Qo4rns0jNV2qVKQNxlikDJwKuDGuOwk3Oun4EU0eqPinEArB0vGQSIMNR8aYTdpSCOraY1Yf0eSCrRlaVlqKL4mBSV7clkbKsNBQB6ZYoREPMUEHtoDWrt2U8Y/PUlaOJrp869dQuHUZvLk5DDgs8zIQ4ReZAvXmAa/jk2Ltxk25Jhnjs29oW3SiSwd3KBzs2lGO1J4h2EL2ohQWDqEqXc8f3oMSV3X5iDzZtGnamfD6JQy/q/iayDykO5t36jONKdviwmIl0VNYkwPBUC9uVsRJIx5xtaakR1qAx68YmAljRRd/m7puzq1q6+5oOsvlSn3NquGAwr9tkYICHAvaFgL16muBjGj6W6rDDuSZDv1Zk76dIbmFx5dSUX3hm1IYN8cGSXBva3fjD+d1hY2hMK5RExVud0cdjdc8SUlcx5bkv3NznK+Yep3vx3I9kyRhJgGX5HQPstRnBNhG1rDdT8+ZpQX2nS5iJ7s6cuYLluRGIKr8dHafamuQIw9zOBfUlrxGIFMbvj5CPfDhO3s3kRNtWt8jaIZO8Lcsj8ZxvlCyFwzr+WFUwQtERkpNgLC5wktsBOrIcONcgbrJKljRd20EI8CPbxfwuhlyy52J/35o2MwBqDacxFTHMGIO6xcBuArKSb2bFcFm3tcdJDuUUSANzktTYTXAGw82lzgHrbjoZTfGJEkyihk6lSV4pH1FLtFPLOk4jhC7GSFycVzlEZER67KytjzQa517ORXJK88yXphnD1LbZuaiM1KcR4nLNjCrkZmtbkTzZQniMtaVhGOduGBtqKaQ+mwrQIVs8/XOD4ZWussLezoyylqXpRq3c/2EjGq6srocgKM922Rw6m6QikRg3XDefyNGJihpyQbotHSuRcS3Jg2GBpI+H0Jl1u3wKVOVczKwcBrgYiYe60mjPynTM5OCRkVSJsVO1figwHRHmc7cCTxjXC84i1KNryaIkqj3evUoGwQuJy7ucWjG65A8EMhbYkAtlnrpE2/8zUscZkUjVpXkxq6iBvT+ft5RtMfsAarAxhrVOxjczW0AP3txHfmEjc1QSYJNwQu6h/dCUgw4+9q2NbSGuB/OFD0/th/GU04vBflKn9+2s/r39LMcZQLSxffMPEOKJATt7ri4k2lR8vZDUxLlDfShKzNFxl4gB6oTzhHF0n8F18ZvmQFD0teu/pqX4dhR/MZdYaJmvovt3Hx7NKg/CB1EIxp9O3Sc0CHwCMcbN8KcQW6X4h5AVEahGRgaKc5Zu3AYqL7LNZ3bhODm27LaItd1JKIgqJVOig23X2Cjl/K1umYLYZD/wMFlEi/K5XWbGjMCJaiZbBltHBnkiqrEbNk6XxNgzEbE4JMMW3x+h6LIbtCPK4NQWPkV0brA7iFDwWlmQHoTmdmSMZY/A0921vI8cvc8isN904Tsx+hZiP6HuVJHmPmLRZ962TgCLstGLrmS3EZRRotCpwf0ztqziLku80ETZme+V2aPMMBZQO4Lt4sxA2CWZralklDeyi+RElzd6xG6WeTWOgmaNUkEx1qUD6nrzHJJidSpQMkeJ3pDq3bJUVs+SVR4aDO4YBI/NsXRW0Z4l1zb3IyZHYdVmuDdwR/21TAT0wYfATXp6ePNN4/D4//7v/yNrwiZV1CnkgjFtrxxng82XHFE+x6mLCPHeytZF/f6sReFpI8DVnq5dq3AGZWVJ1ePq1ltOOVSO/z/ezpMvPjFUkasiGbO3JDf7/PFXQiNngyZC4lIBkQGzyUq2pyHbQ4evy7nC2Mu0nyza2OC4HB2K8lfeqHRrDClB4d/PGkDpW1BZUF4tlyt80K0ehunSLuhZZWd+aPuwPcBs0eVekVZnx4EJGRRgv7o4vglW8dHhCRJGN0ob1lhJRgzFRREzsOwdLIMRTuVJV5wEprYXcCNiRgwxFGia2E7f7PLFiiOb0ErQcltSIv5sZpXxitqVPkMabetcbMt5fH6pPPhLFHoX+A0PxgMBY34ZB8FPWVXkD0H7Y0s2gPK7Cra98oN5LhU5oja2LtQ9xwtVoVH1U2HMrHOWnufigUAnxMG1YKQ6ZRhdMy9Uy+UnRl+JGo8DMkLnptPJ0PPSzrxeDk1YE3pzcMK+GC0NohYtuCEnWK4xyxioFcmjI5Cm9MHpciZblpt+roltdMyESzXPrK4nrq0c57RBy6t96Kv1WqPFit2HuGqrU6qXyrpOWbCytha91Nsen9Hxz5CL+kZ4rdRibTZ+UaBgs713xg1wHSowUl++blJq1bh24+dXvgXhrckOybHUxYqZbyuh8Gx0dJrLc1UiSxUIMTKN1Iuahxa/IKjkpCx2S/mk3jxv5B4l9oRGIrPYGtrW9KolM1HLe3K1n5bdaoTS2w1f/gh5pim+36AC5EX5YY8NrtuYLhUWdcEV08Y0Eha1GqIrtTwc3k8afAegT/MW6sGPH/Wli1kiphLVg29n9fez+tezSquajJw4mwcZ85KNa6chB6NEWfnxo3nC+chjQQiFtK/+8wxCpWdOZHaWq/ydLIchCzPSkxmRCo4aHQNUyeGMA1TzRm0bz8Ko3/scAK/3MYo/7HOaaSfpK/VJN5Q969hDY3qI2W7qkWmC7luVo4Ae2tauJ9CGSWUm7mQ/fpyLvHFbdMyawozoLJmrrt1IqoxCSIdQORLhkaPxPHgpoyDnbAh2j6vmoxl5+40TOgTy7ZW8T7kvUty94IZFDuXoyxkvcn7HSlqU1a/onODxUbmPkRzjWNbzZ8KHH4n5wP1igT/W07v3j2KKrqXKfqGfmX0GJhqVKw2K4vFTDkfH5CWAcJF5sCJScdljmQe7nvGHsYxLALBiwm9riGlPPuBYhsUIWVAIWqbEwo7IjgxqOjTem82Mqatm56Bc/DVryeyxh8JTCOnpEyPkF+tzSDd8Pb9ppP6IVHRa0vMwpnJmMj5YA1LUGCQyi35Psk0x+qmuOqZuCorIcLEQkhWFSDgci1SNlAyksAWe5tRel9WjCwvPOYmKzmVe0I9eJn7IriBSiETL7sClEwlEkmX76f2s7A7ngkC5zJZ+O7OepzDZgeR0pIy65JUTWzyUneq+X54Bv7wrMnxTBjs7+kyHAMddaFvcy8AMVqGH3XOge/XdyUF167XU5uvZpZYQTXE0hTVDWy0fxCoSg+DaDvYOGiNmzmj4p/oyPBnLURPsvCRBS+NGKTJxzCPa9g2OtAeSGUWv5O/rK6d4+NR1z8R33PPecXKkzxMpPp1KBbN2yZbgl5h39vLn1zPd7ZYChfb/15myD9pfmOTXMyo5KU46x8n1WWXeTk7aVWOy0sGKg6izdvLcRuVzk+pBOzm1UVOhoYh60U4emaiidTLVqIft5JmL6kDwEPWunXzhouY9m+5tO3kaIm2t37eTH0zkeAS5ii21Rn/VTp6YaEzyGeVsHlVzMp33bGQoUyxXsdn4EbJ9lDRHGqeGrSayN0qmPlIcjBLXGiVtE2csgk3s0SiZmVhjpWtiR6Okb2KZdRPVHSUdE8XMnAyhveaVdyZiluOeMScZUW9NFEbW/VQjnpqIfNDOioHJ9r2tECGgTfSDiWnmM1/Q3EZNTzKsfnPsl4g8MZGIUrC85P3MJuLYi74/N+8nUxlvGv1dO/nJjeKIeSHqt3bypYnqDGSqiPq5nTw2UcNCRpqol+3klYMFm+p9O/kmRNkKvm4n37pIm/V1O/nFTbyt89d28qOJMpBA1GSUDExjJcpWcb2dZC5yWJwAg0QWoyQPkbaSdJQM7QSxO59gf5wM5pVTEwU+zlzUM6JKpjpl5TJYSI9Nw5UiiRGDN07QHu69wb8Kfl7Eib5/5zIKfneJZ3c010ilZ5U947jOnwpMBvfvHLzO7Wll2T8im59P1O3qwrnjVeuq1VZVxnK5UmV4jLSVXrEy4fNxVG88HEmly1TewTqIZlxoxEQaIUWZOqS63bg6MQqJrHmuUITLt1FDixgcVkYmLlrIJc4vhQL41WBZql/K4bBlCn0EXY2JphLWkTtIMLD1QxnZoNg5MFudNkHuMrQK5ZL/qFLP6gPvQMXSU0LDwYpD0dnOxdWI3ShqPIvrXHUrrI2TQ/gvDJ/lQD33Cn7iCJoSxFYGhcs9xxRqfM3GFzbeNNmZZYl1wxvdmobzy7Zms0mdmI1Ud6fn5lm3pVPzrPvRI302G9Ez+yw70Bf22Ww9T/2blPWD2Xn9ZvNE3+0u07iPOwCB5NI2AyUZxZp9pjmKN5ipe5Odpa0vfvPo66vZNTr67Hebmb7a3eOdvvid462+2l3jqb74HeN7U4PdLX7QN79TzM1r2CVONMLsEGfmo+4Oz/XZIO6f7CgIev5Snw0KfmzoH0Wyr+zImxzf+rdjdoGA73+xo62IXp8dOs+0PjMLA/tscHru36SEoRkwh8VP9dVj8GejEvYeX2UVD+eXrmIMQUXLhsJqlq1YypRgl7JU1VwOv3KK0YGvhVwLtBZeLahaKPUA6mEzAksLkQ4I4y73IuwX6MGm6eNqenA6tw7PkFdw907S4rapHXGI3750NdozLcmzXGelcwIQ6SPnaoAP89gUe2h9RCaKMXRemqPRVeaoffkcqU5oJIcvOS2/MDlkXcSzfUWAiJaMAT+Xh4EkkdA2e2l/hIAJ+5Uh0iXDyiNdeibp4RxtdfUmp7E4P1PnbJWBhykqe3venDNbeuy+LeIz40hXLbQPvuCyJiTP9Tj65dHB2yXRr44OWnPnry30TQRRcbKfjw6sxOXGDYxInHjpLK8D9yK1cJZgIsBozjnYAHuPHMMtnrpFLvVptd47eJLXn+Ve+tVH7M7AjxvdORY2Ir86qtA1uOdyadYL4ljVA2K0oH6gOT0iptfYTHt7qFFsD0WSUYOJH0En9BvXrvWT0H48cgZTs0pbGtDG869TEdGoUdjkEEIuY1ZHedbMTjmLVoIMYGLU+CavQNgjWnEOhRYKPKj0b9xo0LypNC9h1yJpxOW3G7GcwAi0xk6mMNmuuMaL++ukHQrmdiXytkRGIwZIfk4rxDaIP3jUqf8wr8qQiOA2TkEzMDB2ftEbR0zI3Qq3xyAZuKdCoHED11fMUgV3p2N4aHQsDWtpn3dE83ww1vvB6uPD0DzevXaaLlPI00yMqURIrIDPC8c6FOIrTYxSxAJuS1ZKpTPHOyvqXfG16hJLb6M5xEZIlgFTl3BoRa59YmnJ3aluybnF5ZaLtf7BVCaG92hdRZIoQCI+CKFu4MTaX3t2H1I1w8OSIYtFgRlMfUo0rjsi5ExnLzrPo1nmKFxk62NRR/AUIRGPWnKbVUlsMVtMODcR5kxZdjbiuB76oK39WCHk0vjP4judDEVQgml976kPD+omkdpNarmYd+mBJE6WchopMjewxZ6AUKXIHTf6ReOpev5WI+1yFT9JFZIhFM85c5stLvzMFq7em9gqV7X5sRToEplC0cUFGwRbjAGHQWK2XWgkGhk58toXpsMQiw4nJAPsyTjYalBxivNlu3Pa1g4b32snHfbm8tsIxMDlFuX1Ik1j2bazGepfwL+QxXLtpMXVdRiMJq+sVweMUsCw8U0Lp8JRLxztLscKq1u+q7KITu04uMbb9YGwzDUzdCSehgcL4yeT+4lxsyOWXxix1Ox40ZhxJD4aMxatbUyTMRPERKMEMbG+nQl5NIYHFazAs4oYmLOBtFiT9xpsWS09AqzcCUi2ddgKqOl+YyrfR8ORmpy4L9z1NGiIv+aVkyFoKZoMGgo2pXqen+XSAooLPF9NeL5EtEQL/kLJ0XLmppHPTzlqAIoF36TVqlzI1YqE8wsT5+iAMHHNMJrxxC3kY5ZAXC6lB+tokuKZQF2ltaDavnxYnKCdzkfjk8bxvqHA1YeBYFX8bylB26DTPOt9CXpcuSl+fV8I5dJcoMgm3UxlxEaZtAbRtpauyfUInA/j+Cjbx5rpaCDQxrpE2HwwPLTbA8VgUtzl0P2x3RdetypN1E2kQoow4PrL4FPvTX0YNioBMDuQbmhiGx1DyHk9SAGqkkvK7ILgbjIG/25xL0cfgcWPUXrjHFy/iEUFQyBexOUuNn4G3nmJ3UhxYBJMeqJNyvbKG+y5Th1V/FxVDx6CII0j4OgsuWHVzyB8FmxF0LyJFUXFOwSyNyx4O1H9LB4C8fd+WTr9LFcoiB6vFu2WFgdY8YBvqPMFLOtbDh7K7yv7Cz37bl5/CBkT75nvopGgDt+DqzSMnlfrcasgo0taqLbYcVVAe3J81JYSLKJVVbDopY82DCBPJMMbq6pSl8Zb+ytbI26JTZrd/eQ5bVKllsUQXGblTzVm20IXpY29nW3a7y+VX0vv1Q6CBft6WgX3hwP3pT6dXjYs0hBN4NRX1CaaNlsyl2Zl2+pH75Y2AFmL87hIA4wRlDaAPStytgsVEBz/2JonwWA+DGBJIWe8dA3ue++HCq2Mjo46pGkc/aDrqM3DmlyUFh3fjxjAoCC0rQhm+9E0es+T0ooBdghq4h0Z40eH82NhoDmWUuiJk41ivSJ37Rv296s56u0n88CVfodPcKu//WruyrWpbDPiw94/aTUCeE/moDPSiMOfyJARAnVj46tYr/ib4iI9O2XQA8hY2NChZUPHDpE1GwwgBt9uT+jhQ2Q2nKCX3nG7g2c6Eyw61O9wE14Ro4h4r+gvMo+YJKxgHiNjBSOVqLeqMXfYZYeYNjam2OKzTTR1mzjsJEdvGk2Z+6ajfmB6GJnjV4wAOsb6muwOLeQoBYrjTrxPmK6K7edEnPuscTNpka5lxrpzLKackwrl66ZbMTUdHiWdN5hgXOPMTcfKoeFDOrLHHwW59JG8W9q+5IuWgvrCg/YXOBdi+zE/CAT1qxUop3a1DvMIq0oGsfDoC4souUcOUootOX0J702NDdTK9hUzSKS59uWouolG+N7goEMU/CqO4tFAy40B9+VY41EUi0o82A87PovOT+l+2PF61YhZZGH0YcvQTFuOC65wKG/Ktw3d/oqXKANbOpQOnsrQYvco9KXBJGeRp1EYLvCRmnw9X+B/fl5M+/gK/I9Lcwn/o1WOqTLifxoboLxv9F7sMiPkYW1zkSV6eYElMoMgFIEdm1zWHUwKZMeDbh20Zs77lluSSksMm6St+FbGwdFyuSvU5oyMCj7NNGnxQyk+ME1axWvbUXsJ5tdz7ptW0Ip4YjlDY4AoijundTZt3V2fZNOZd0b0PHm/pLxYlhBtdpGjTKwqL9a4ntnEJmdsvslslX0ZbO0fvJ/Xbc2BRw/5cXoZrqqprq9vhE5eJbm6+oxtYhjGQJ99ulrGqjYKPZ5QWujzZRkZ1H4tylitrjMVkfNnJ4wMJuZePhkzyL8uLijNeP2i5OHHpQkzWaWaUIDm+jw41DBaqvielexkQT7qpTBeBOAZj8A1GANX4QgdySFCQ+HIoIci/Jo20hNx54DNqhcnGguLSKJ4XW77EDmib55gNfLCAcB8UaKXPKVVL4OSA/OhIov14RVKWJ8TiFqEE1EFtsNLpULvnFTK9C0aiPhiIjNcpgw5/27T+OIYAy0OJ1xmvx5GwghWvY6ZDBaSaKHdoj7kMlisdRkspVXV3CreyL8+qvYaYxLJoERcYPOErUGMcVMxBvWquDINoENaknWIG2w75IamNzNB0cJGsoOk8RAPHUnG0EfllMocqhzCl3rgpM5lw5l47swNUqEit79CmdCACYdKYZEH/HCtvzzfTRteHQoGVUWvpfIG64Afy0i7j22ZlCAiX5EiNFsL0mOOk+RY3655BS46+ECj5GMYWY6sTkdy0gnrnuBFVgCA64XCpsy2a3aipjMOvwAKClHInCLFtYUjRNgdEQTAj3AFtFhnsS3xUpbS5SeVtlSpqdkR5LpoSSssMFJUOd8RtNmXllxzL0+wSMNSHWGajXjG1W5Y3Krze2Nmap4wjdwxuxqijKhB02UN0lIhYN27FiqiIo4allpJAR4TCgdglCx4j/DqbWG6w90A+p0Vco1bHNHDMgssE3MS1X5sMAyR3tuW7yz5SucnHNfjxQeG8VAO54Kbd1CNngtcwZJgPqmabjpXTmWF+JgwykEEc5mFsUWITBUdXqKt1kW22FNISajzOchxv5bdvHHDrmMYGvEDtAKQnQWCJa/lgjbMrSPZjJyWgSrn7DYU0A4XE+soBFcha5zvKRKOtUfuFnQUFzy8flBoLuyYWWqY24+MsV7EkOt4hnPl4qgtshz3NqTnS/ysgePChq1XJWhTzAEAtgdza4KJsycB4uNd4MNAcYiLPTlI3asePOvXH/YjlwuS3x7BEWWE+NgewGnp04vhSMSq5uUnMS9mtdjXL9WvHYvFvn+HZzvkcuK5UcAYPxnC3eENQ7m7nlEyTsVzLUtSPEaa9YibSO8mCv2HHpys2/b0GxN1pSI+C4wnCGMFzrF6dxffAHo+ngRu0nyTzBpnsuMeIR3WtpRh52DsVI1/qIVyxA7nCUygOfts24rzEI80zBNIAz/U4gVTjCupJ7iY6dmBFhbEDnNLLbrtXqYFkL+o77g0ZvTbF1JhqJ2HVHZS0OZdLCwNyXSusOa/WNZQEuHv5ONHBpk+Ymav1i49mzCYuBhi4wquyc3q852/q7tKuhZy3Z1t2UECtTWTmTkWHgu+25jPJ7MqQDWLDiv1VMVAq92I0/7KDO7Q9rCx0SV9GL3GBiyt2fLn0SzJdm+TMRGNjZbLZAazsYE+siNm2DO/SqNrZaa6zIw0B1DFiaL2F58nAUjFooixunAGKT4IBI4xnKonp4b2SNVYjnjIAbfGDyciFxnIIwSuuYqNqyiDSz9/NUMDumEcxdsRDex15Mgk4DcuAxokczlPdsbG3Z5zeouKOI//8WN60BeSq84hpRs3OrRDSaMbN45OoLeGhlQbm4RdUyBJYfBJKur+BONxkiLejzArsyom8heRq7tXY4lA7gI+nZTwqTPkl93jwjZ27aF0QbSzFtyUAFQfJWuVzzj/mHxQoyKsk+rIktw9QnrZSCwWGMWYNTBAKA3c7UEothzf6L+YTa5kuceQGtj5gG9h2HbBAxNxPMyzWe/ijlje7Lou7Kuu3zzRQx1CWunJDzl7Z7BnKG1cKq1ZLq0XlzY9F4+ZdrcJBXi5Etf0YLsQFea/iFKkXLD/hBNp90kr8R9ykVItNj/WeJ/gcUuupgIIcWVlSJioWW4g7J5Url59N7sqh7Ya2DVTDQeaGHd/1cqfKlTuzdHli0hk0NK4SnVjuIFQ0VU34YLEi0mKjZTZsNN1oYGxtw67OoWqcBcpxNQVEOvweWmbFrdbiS3Z9URTpeztcTeHjR2OHmLZkG4wkVwhO9wsON5uqjocBwtUvFdh8scSEj/AvjEn8i70p+mjpeTMb/V8Jl8jY4IrdUamokxjmM7Y4XG9kWShMzbl5b0p9QXXLaY3zKF+D7pNOTUfenfFzukrB7YNIR7o9ncSf+PGXH7uoScxzk21PKXnsR+NDCKAe7sfWGoHwapHKk5vp0dJ5PyYQSmq0ouZD3pU4kXQKIlGr8SQhDSGP5FOO45KmNvJZs4wejFOgcjWOLCU8aslw410HfNYq2gYb0ZWxqho1oeRMUa0QbqeL3Ro45mkUX0rN6xzdZHX/WkPVdoed9kR65FJUrAO/n/sfdtyW0eW5Xt9BelRq0nxgFeJkkEdIWRKdrnKsmxRvtIqEgRAEhYJ0ABIgpIY0U/1PD39MhMx8zpv8xPzKfUls9beOzN3HoAUZbumaya6wiUeZObJzJP33Je1aJvU5Yq90F0Cx/PK/B2pvLfgkGHInQe7tTXzoHwZbkuizQk8p5FbLTi6+aB8CDMk7r8B4gh7EM8l4ekCTxh0Jn6Bx3DEnhB35EwJNu/w1ryKj24+UHbuwSE2UzYwdIYegTPN4bDfAuQIQCTgLHUoagh3sRdwZsQOF0XRr2jNqBHFUUcXE283Zz4CA/ZHuFzNfEQs0I8sGzCiAAdYb1NIc+vtFjb4+UuLXpz5fH/mon8qmZ+KC1hzBlRlM5ivrwuJwbF6D9KQi5lzCHsRC+ALcBwhOtU6tOdM/0SvzIp1ASiMycwPMJ9O0jlzehmAwUhJInRGqKskAhM6MO1JhA7QvtCg4WqpuQJ+cobWqd39i0o1cRnOG5t0zIvFTHttEY34hBQ0bMiYCYQr0PwPtSxqzvgtexczWPzg93oguQmb9WTOqGdqdKiMgBYnA2P8mwaG4o6yQmgBiIlh1MiSgLQpQyZ8zw/4X+3Zs9qTJ/PSesgJp7Dw8oAoJkMClchL2miwbzg9gq1iE2ss0x8zXw5AwwP/j+H4m4bj32Ekbe1g4/p7DCU1OESHXzNyLM2UsYOeb/V5go+jKOanhGc3GEJqrvuBY+fvtzysiEM604GKAwftv9cacWnes7a/DSh6NLAs0xwasEPSJFLzNRFI9WI1DBqjyZcvjlNwNKI2PIlkQ60BZkJtsanYZBylv4P9oP1MdUlFhXJ75c9UJ/SK58DbchATCUrMGiTZJUl7ANL9qndnPnNRz/bmL122WJhCncktmNI9hoO6lTSlxe04E9XNAb8s74LAjHtVKmmHXPk8mUhaxRKZTnhKedZ6geo2T+eVV4YCYqoO+QVdWwRXi0eqD+r/wHqQF5s1QrQ21jg3QgJMXZ4gDRmLN/PbPP5Nijfz0hDv29aMlkOUbykzPI5VztvRLIdDrAyWgHBe+R4ZPcFxrloVYaIOgpy8iXnHjHGmBQlxE/B5YrGnY9pMJDViOtJqhmMi602gs/DIal404tHMFXgFlw664A+6sn16LovNq140CtZpnjJ4n6fn8z0QU3hZjScecCp4O+AHtWWw7TYFFW47ZlBtRgx9L/aliahInlBPqlsm9EN2ZdEOgLdCEEzKg8gYkzgOJm97jk7YTMv0hsR2MFLVDxR8ZZ1lGrxeq398Ak8uqBx153MoDBB64b0AxyACM2SPmtkgmK4ICvwoEXQP0g0eFfKri9NsWm5qV5uMKmk1JQaVoeFkeodg2lfy7zcx2taGkABKYIsIa48qi8u5QaMBytwAs0EJ9sNVoMXgVhlG/R4NuDLsQGlc0C1Gdr6USIh4Q1mcsaJZNWXDh9zaROYhTXUBJJhqMRaFO11Wln3ttztSQxP04mtghR8Tpn2EGQEeIUX5ldokv6Ehnd2uzLwcZIrbn6XX5UZXiW9DKNb4Cs197AdvzBsuupRleFLKpHCXn1pEoKjkBNLnWxfOOPeqvNLS7wxwr0o8WZIztJV2UBySitx42SgikuCC3OoAnVumY19mWz0KIy8YVTNDhaeDECJyP06aT+OgABmXLUoGfs7TWQ4JA5diGWyZ2Yc3PhgBFURSNKyuqKqB0cBNXZ8c2rgV52jh63QT1+KdvaxfnYXjGSYWzqI1W7wBBOQAqMTJkUvMe1CxvAsjQU9c6VB75EqSpLS2xdssdsyUr5t0KE2ndMOCbqq4oS3xtEMxb+20Owbo7qoJu9qRcVYHGzKxXbd1h4xA8kXY4oJRRPA8CK2d1x0ubOgc2sC5zjR3FsQRt4/2Bj7SfYtEwkLobfwmCUl4+IiKBrRKNeCjUgNJnLcz0LjQlBJNJhmoSBGnqlL7DVYZsebxL1vDOrtcOAtoHrQaRAqxQNRflkEnmjYiOppCptCYLBgGsiLBkDCFxmSiwEUaVeTabzrWiDI4yF1DahN6iposE6K+zaxEqiLV3GSkKkwFJmRQHzux6qX0t9MESHPYs7RJ1BCQgJANzT+sqo4+8VfW6UldH0ehdJgMR0YGW9ochPpTp+KDVgUsFziiX5ai+kduUOkD1i0TzBLGuxoWjVJg79Q4gQoHhmgJZFRMzeegQQTjIQ0JiKQBo39zAggs9BLfJYYDwLOBqZ3FYXaFOPNVTeiXsjqOkfGFR8jE15ffiCkY+ptPYgpjGzAiMRvhpGr8QGMcwnr2fAH1ZB7H2ZxiDWtfshB4SyaVowuS1oy1AY/QIlvwBdZ3C5bMjYZ84q0eywokANV3Ryza4WXKV6PHQAih360bjeKcY7NpGOIYjDDsMRrVsOZPaCBEcvbF/XHZVXhbts8FTMnshwCyIQqP5SOEAkVvdMV7Mel83SWo5iV5OEcBO3QnnU1QaYo2iva/6nXUaXBwCGwJh3htIEf5ZRo+IgZDgzE8OtZ6GhP93QPNiyBMd4eLo+bBl4r+vDs8w9VByFcWISx5PMKCtIcJOkcGNGCj0ChyMo5rvTi/4f4zERmXYLJA8lk8lm+9ZW6Xxa23fJNQum72vXEKENE50A7rG6yya6tKahfgYYOjEAlCc5Bba6PlKhwJtw7RYrOWCrvfXYhnkPkN8xRJAMPw1UxYckJdt3cd3IGwXf6yJ1gHymv5vfwI5JZ/kl9KbfmDPCeqzN547pc9hComVCLM1PDvNTwjx0TMn+IbOZ2mRtlLzKxzfMJN+cdUtxDUGbvXLezrWM8QcktC7MdonCE0fOtOghn8PnE/tR8/2fttZGGi+QWFCKk9I8gcs/7j9P74DiIm9EmqI9a6OKj+qJVx/kDv3iGMQ4J6Lr5/MSenNlt3FBWao99Z6NseEWRDzH8CSOKzaFEYD3ujHVl++dcWX+KMAzpGjV26OAHS9myMwkjznodCG5Jp5v5czT8W2FiUvnK4erI2inUA/k17wiw+Ht8irk9wXHS4ejd6IcydmuNF+SFsPngTu+f7i/r+Ri9MK+pHV8lgjCMfjpOYDMluxnE/G8aZMZNI5vCBozVxclOTVgWC+3YTrsbecP73K+xh+pjJUheyUm/ljfOrSlUlbfUT9QMzJwJBHf19CrvqE/UDs1JHhuatJWWI3sn4OUdUj7uYc3xVJw3BOsaOeSquYWK+NDXC89XJVycesXSCACE8tFJkZfNnKF5aVJJhxzfutQNbVBq2CjTgeSynppQ0SybRIdL26yxS1rfuWG0Kvvq8aI7L1TvdcdEfl4vrKw8citF47q2TvfG+RWNJIKgmc0ksOJm5S/hpdiA4GzlLR5whHG1hvqpnFCmQNoJVfTruqFi4kTcuMOzyTeVP0XWYv03sEF0ZQ9WzijuryxATv8Kh2IS49EkpEsfk/PtSFOnDyOlbP4KBJC+JNJ7Jv/kyfHDFPzAITcoW0frFqM9MiE6DcRKY6NPpbT+zJAImZDzkgZnem+XAercPp8XT2n7tpNasDeCw2K4d1w5r4DgR8ReOf4tzVtZBKGvHvkO/QqSuvuPwfWNAHKASxWntpGjXcOBhR5yV+wtNYDcfwwRoTwSGAbGNdiTbmNDY+mmS+ap8I0jwe7wPDon5Aneb6Fe5BLMR7Gw7S3Ndmo9sYLWBdWmtnGveoTftfO1gfmm1uNAAGJvM13YYsFd+MsTwpaBJJ7geImVgAeBBgu80F86KEf6FfyxvOxM+o2n0Q9NJxaeRXe7Dxp36RyRR/SKZL3WsbZjiWVxOVTRn2svIhzaz12iUZ9yqYI7EP439MYQU768va6t1BVq+xOhlU5/ncNTQB/Ac0r7R2aAL68MNEHuPqLWtnQ6bUTlxOp5rt4rF+3fX14rFu+v310yLoUljsjaGwNRkb7rHp9DnHtWgZcK/UAhneR+2irsF2DYmExM3juIEn3qnhdUK/wVFFnEdaviXFwGqr1JlNqelnFIFJG21ivXFlfvLq8Xq4sf3H6xUX5moCN550iruL66trBZri+urD2CAJa9o/hDrAuLb1frTVnFv8e7K2hoKWF+7ez+lBlhvC1kfnB45fRveeCm1B/O/pjzo9QFj0U1qKiT5ooWy767fXbE/VyiXdCnZH19qNPjcjlBkrRJ/EuKPIcUSyCpX0kXelLiPH/YPBs2Tw7xCb1oFWjBo3HDx70xL9a1PJRc3sfWrTSv4m1jwtYowN0mDNkyO8c63Qs8BBulvouXZFZE/T0BdGwhT3HAwwQLWtQI3Cfq57T3zxXWUWkoAHwip+krogyrc+Hu47l71UWig7IyuPRkW70FYvOH41QeIoOjTMNq6Q27lfThf3dNVHQu6Ica3IEpP0IIRwW8xvoatQf3wQozmjGA6VWkLwlkgtCBTsIjH5KVGIlqfR91bS4Va6p/KdX6whJ0UEBLg2VPXArnQb4OZG8GruCUVLUjfBIrwBUm86r2lkWsNzMnkYxW8Kn1yuHPFFssEwehgeQc2LTBS4TnNibWD4a41ptnhQ6mU7njxk/oQMFoWehVL4lijUb59u4972WiLBHvbkNu9CrAzjskfEuW82nJcg/zn6QGk77roi8Abkk8JfP+2UWD/5P6WTnbHcUJE2kCKniC+Im0mHA0iVJNEyNXVw89hHIgX0xxgQUiMyNfekwgYSIAYsA3KV3gIygiiVvAPetRkLpCxHD3sQ3NzNH9q30Hui6JJgglnn145onqe2kgqNLsSQdamnCxhRC2nRyM1EJ1vYQCWrqQD2ULdIZUMHFedUvvj6qEUfLA8lka9kp1PlVsX7RC5OLMzEk9HxTYcO/SMNIWXvCFbu9S63pmfU5QDHbUry8th3OIR/R8OWBic4D/tg6p+aQ6HQA+I1B1+ShJIAvI1hg8XVxuLq/Xho3uA8QL98li007GGri0y5yOZTX4M49AvtcwFMuEwxGyTZbq0spPR4Z+BufLUKS0MGDGQuoZQCI4CZgtGcBxaGNoRoAW6N3miMoeK1y1ypwixJn89pRYCz9C1XBz0eynSAkL8UGapkHBWBICmz/u6iSW+GdpTes/ZpWOoxmudbELYduIugxOhqLRG4SFNa5mlU6a1oDEoBbG3XEcLBmtqDLeW3EpxTLSuOodYqH/+cPd0t6GPUCtYGnPGk12BgzIpJ0MmGvc5JUyuz/bklptSpQn4S2/uR+KXGfd2LOqp4qsYBs54HDEBTnmV8ogAW46ujO5TCR5lc1w/H+dU0Jtp8GDkjMcRnBoS8iTwYnNizgMZhWApbL8MaPHcZxLs6qkdpGpkDntgxAgNmNfUPajthUr1ZlNZGIWk+CAdfCxQ8pIyWchLfDx7TODePu+NjhbVdPJTnmjFDm4D8UFPEdLQPvclbJNCKuwj+PUjtHT13W9ebu4KETE0Ujg1ii0+N5bfkM15p/O63eTAzXaRp6x44K2zSftSJro7O0VaJkVwgwwCnsfh4yb0S088Pd05KTl2PzdRLSvrGUCeTymdNfKlz9H2JsPYazyBDGYScXNU3zqQwcR8Xo9LZD5fPB6XYYWbMm1AJtrqfNUdd45klXsUN5nu6BHSzcNTHe7uP4+pLYj6e2RrXweg7P6oxglVu/V2YeHn8aWzgfhSppQwNhMDAqd2nEVIAPqFeOThZIPnJ86CC4cJhPyx28bxn8p2XPoh7hASODguyh8jDKNOWD2WgSIsD9+ZZCHjFYOAQX9/gQWSdITEeIoBreYJxAz6+xm2i4GxVFnQk+bwsMkjQB0niBiiPuUQKxjXGOQKx93xJ5hE7WcgMK2fFV0Ai3c+Vd66Cyh2scw9F/qXPSzFog5/ekYZW31coICTzgu82hFzs63E1r8JEWNqqnNtgpfA+jiFQ2FvtKnEa75FnoYWeYIBgcEPmLysKZ5nDfW60g6Pqw3VAU5QtWVGHf85PdrDvDR6GIHAFRkizlHcWIsnKeZIY9oWA/fxl/Ac35l7giUMfyiGnN1syDELa1qoPzCzmATvz+LhCGmRRuvEQDSGJhOHngHkejjiPQOSb/ESXNpNnHDx+0vgaxVP8XuIs5nGHxVP8BtU3Kca3y6e43cbzoH6e2d+4/XOHPi5UZXk0iycZK+FUSyFnJSPJ/CNO9incZpKJm2PdwDjK4BXI0TNIu8u67/nX9vDsVMlZNsnneJYK3Ia14CXREsMzrdspbKzhVyKfDSYsjoMiHK0NdfvABwUXeHf1xZkDi3koE1Ip7Q0OPjmMd+MwS5L6IddRBguzG6/AD0TxorLzkYXY0+Itz7Cthgj08CSAiE/iVFx6vHNw4lapnnI+INiFwAojNUFo9w64A0PEu8wfxhyHkLcgsNwgl9IuC47DMI9EPxc6ZP37ZP9PGfBZ6yYiGwY66Y9Iy9crdOkYcxe9lq2JDB6XBhTIz83Wx8YuxVjbWGNyBvqRAIjHDgbG2um0A7qwhsAAa9OllYbSzu4Oq2sRiEZFgo9wkrF/EuaMCxAlh4z8+r0toRZUkza9yWtZI5p/b43dP2z9JhtWZKwqFs0VoUrs/MmZaZ9wSkj2otg394DKxftFwDqAncVHL9hiY0uAzOunCQ/H2dHtk+nZAJjGPKHviejL/KMPvcZjYAFyLq8hs+1ZOHsQSbSWXFT0r7QrVw3ZNz75HDtdyicCmU4wtGfY6OZ9TyAoLRfh5VeC7u49slRbH4oCDho2zyE3779hgcoFlUTV35hDRkIRzIgAyRSQEyivQgx+2JwLZKFIrov0bghSrTBnDBiKBGtLCJ7syUJsIL6BEqDyOgjiQbsskT7F08lBryEP7IJEdCmjIKSlXfvZNx0ParlP1Qz23CY1tQWdV1zW5LpTW6R1ze7Jbqu6S3JFc1vsXkXWKDrBpl5vhs+wSU3tTkmiR1hpc1h7+baHBgU2uaw+M/aHGhlrs37sc3hmM82hxgQCzjUUfGeCTOKo4imb9CmkJkU0BK+mm4F7uAivdwQN8WnjiF6ElH89u0AhbQQYf8frUwBG41ISG8i0ylhjw4hjYEvmZpd45sWZ17Sl+y4eTHTb+FIgitPB6IRZMCWovOZNkXMBImrTnQZT4y4wXkvuoDERF+9ZIUu6RZnfvgQz7Y3wdkS5qDybUcX4m+Z3O+izyCxt6kEg7cDkNaAsVIwJ+QgLoJHR8RVNZJKYM/Hzrjzx1wsCRZugnCRjRuCV2yqJYaXQNUNBVJerLP7jtqTsphmQ7pU0PHZieoigKt8/xSKUm/O5XhJxfdjSBvx2R1cOmklDihymimK2AiWBhuBAHcG+YgYzPmA4HR40e1QPUjlaD+gHdO0RrKiHGvwSlljoySqwkgakPuFkZSCsp25PulI8T7xqShGeGuFXFdGVs3LS181t+1+U5X/wkqBoh0SjfOBJNjE0jMVBowoS0h5aMZXB28QEMQ6TahDnK2EiKd0i9087AKSrrPYw1mPxAL6JMS0TAW5dbf8TPsRtqcCNfinMcBrKBSZWEhhYxFWEx/rnJdCGnc49SkP5WwaEulJ1eLl7g2vHCyGfgn7zokgrzMBC3DkYpQaINsN30oh6wOxLG/9G5CF9Rah3ukMtr79LAjA4qmEdfmKVUEQjBxhoAYEetj1yilF4JqJGymQbGi+3dPB0dx/gpGjWDgGc2DVFHw2LvEFtqiZamNCJeRxSHIUEmc7EDBrzHYAeC09QHiEGlNzGWsLwSwqq89EmQ/PttcMAP8R440euejWhrUWTbH/PL6unYtfxnAry7QkDs3VDmLimFEM2OyQs/15bKYyuIjiWU0ypxPNWSFyBVKgiVCKqAN+gbncLPyszEAYgjzr6NClQMr7oC4FGmGIl5EX4hAFYTVC5iiForxarQYBRGp9DTup1NcOQv0HN5XdtA5DHLsFs5YHWuNahJ5FIIkjFF0KSicIjbIt2VKEIwgGosoSfHA4V4RI2b3zFC7zbMfPU1Eiz4txShauypPpcEPOkyEgTyX3arkqp4Tp+pynbYe7c0oar9OTKfUanSfVsJCWV9AapAx6B5WU2a00NTzv/qRnShdhi5P7b004kHWEhOuwGgXlUjEAaIZL8dao23pN25LZlYbepoOoFSu75qwJa8Dawbv5Evi9Tauv+ReiiXENjos9WAphIWc1/HXeKur61h49hHA8ZMGZJNs5Ihd4cEY0DXGAEZR9RabYE9MdLLbo9N+x6fbl1twvuOyfQZLRhDwLj5mVuA5zWPtiSmMEiGDAJdC3xxhJr4tdHi65txXwtjRdXNXmXG4XMII2c3Woe1kFNILg1A1Gn3SwpwuAJqLDTNf9UEIyRQ2bTdrElSeLQQVVObadr9foArrzPOEtM3Y080pqyB7DegL/QNtEY/Q2fsnfiwJqDOf7Mofonnd6WVrF+SxPgjcH1SRzhJmDQM7qfbVNvhjky/qVDEK3IgQV1lmIjrDqOdw4oIYnK84s6eaUpLL8b5VLf6k15rZ3mrU3r95t/7R6d7n209r9+6/e/fTT9nLt42Zt/9XblWL9cu6nwU+9d9szP4348NP+q/kGk/xFf1nKec0Iv2q/Q2Z3bi110641wAdN93BUpUB7vXl/757YNULDIYYfxWxvC5KGoWxCUy3ZZYWf6WGJD7YiUQ/ikG5TU5qyAgaLQZU8D5HaoA8/NnDhIgwjDLPZcanazKw4QpqyC4UL+q4OzZz2dQsYcjxHPlYze+Cn24kEqg09kQRflA9Ef0s3wCX6FNxaCk0E+MwlcUZwQQDSqs/1F/CH5oFLf4H3Qooc1Jf+oq4KKaxXa9bnBgv4gxdeXZ4BNaW/VUo7q9vb4LRF4gPa9ivipDiKinOXAMrhoKbCL/lpXw/Bw5iKGd5n6dsEEUN7DBtRcKNBrBBx1IBDGh7ZKGDwy208429rmOMYYJiibcKp6p4PlYuc7sHx0JDjfVKWwKAQERcAU+eeVN/jGY99zeWNdzqaJojmGTUtfyHlRqMlkkwNpq0AcCNwIx6UgzNiL7sQTZJgQqtvNAB+Eh0pe/J2QukhGLmaZvEJu5i8LQ0p4XWtowZ8CmG0cuphOrSOTrFLYeDsSuQu3Eu0F2JcsdsZhydcfbG1Qsih2Y0FcvoAXogOxD2YWmz3QflkCUlbmiWk4VNMOHxVJxJ3rKH2fQmHFlpKlZ+Kr8ZZ7jxM040jiMbFqxBKdBpLVeOhF2SmesKzZFJK6NDSpiOx2J4avmkF7hRHVPUWpAEubwjo7z/DBzb4JMsANk96Qz6lM7M8mUyXB2J5wnAxdzeMfjE9CQDGltAsM0A8YMuda7HgD50WIF80R2LIVINwmw/Ar1L3y+jiT8/HSWl+7zJ8Xli6ohs5MRWSw0G2nh53sZJB5BEkLpptML8LnmrtcblgcwCMtSCkkcc4X4Fw60MM9fbEhwVQ22MfGNBytU8xU0sYW+xYmZip5SnUI6HLw/Tm7omzpJsPbFIZ1wpX8O7dsIJKwciapJVPxZfCrvkU6/z+mJIi4mg4XAxiY/lB5uFyYShCWZm0aAYCjCxuWKYUieSXl3vRlk7K00WpbFHx4wKISR5XkVx69/lBWrqwc3m5XQLhLbfhtzmYh3zPPB4xAPxCFVPqMg5yr4L50VM3Tyiw7zgMSrkUX2RwAFCEYQui8K2ExadKAr440/qFlqTbTrCHCstsKP6TM8kfyvy0BEN3pVXRLYVVi0t5E/Idk3VqkyRhFzvQNibVRXXLHbgCEA0hMMulQzcmuwirhOMsyE7B3a96jXAD7Vya2d3U0gQtmHIpXSZ0YNy+vfSX8btx2JLRYHaZHqBjQRsOx0hLUHD0bHQlJxwvt7suHyI3wnyRMl6UyxOLGf+hbmpSmo2IF2dy4omiXPcCFiI5xcfvENHiwLPFDLdoruMIYxZ5QCv7W3xr1OdCJiEe7R/DNYKr5n6LnJhikBhk1bLV5mn4jT5Nx/vFTMH4fomoyklQZ0mCs4vnQXfq+/U5ZRTX4RrnZO6urdTqy/Yri4/cY01xyk5JYjiyyGy35bAc4PPfu7tha8Ue5vzhabYVrd/cabcRNwzdsjqX9UPZlkXyQVW0JxW24RdWJ9mXRKsRNbuwhDBvTmei7eturL+7Y9jeV+zPG3KimWLciYMN7tZY+HmKgZCNwjVmQA8vZ/tsIy7aEspWIaWxntTCAM/6sk57VImTOxv+BmmBI4iN6eWJiYLpDa2/fKn7UmoG3bp4r4YrZxd/F+TqqX9hbM7wiCqeTrUw2LgaYzuIH+U82yIG+Wi+8wjaNsjjaNH5iMTQMFyGNuARxchNwKoXrUdQqYH5RanhrKiYFctseTz7QQWYOwO7J3h0VqNTH9vMK9j2cX1ixfc2WuUC3dRwUBDOujYg7Z0r1365fjca6IKVnM0JXYdFpho/Cfg+vqYhML8ehVB/SwphuCwtRNxgWHnWBgunuNmwnvs8ruDMciK71HEZ6xAq55svb69KA2UtIrwFhC7AOMeB2UOHx54XpHU5Sgf2oMqgQF+nSGoUswKxeafY0xhrznguDnAjPKvKrtlogFIBxyw4zZYLWHLKBaw6JVzVju34dCUKfOiCUHpWXNwaHakHOjUicdDvk3c/SGa8yTrKdqbSgIGx1neS+NCF2VgNgTmWfAj1kPIh7NTmKYzJqNmaigANDneYZcHWHUcW9N5+4lSB4nPaC0C0HpVzK4srd9q1xRUYlPOxw8c7+1gb4ogD2U909QDlC2TzYRORYIWCgU36KXQCd3oLQ9j9i1jnBLATQhcQ4dsna5zg7O8XK/eXQBkpTsTmqKKcTuzf2blo3k6xFd2Wp8tSfI9gy2tyy9OjyvGWKDhG+FA+YkkGMR3Zp10LOSkZWmcfkCChsbOYoEDq3plr37Evr6kkUbxJw7P09vwCqfnVdTU8ao/PL+2ztQIRMIC7cQA30gOFCI/tvg6ywTttoIKvLi/Mzg7urC0vrDvbW3xQOLjA/zprGNcgOBSI39rQwZtq81QB/QgA3w2uUziQTWKLVmE6u6UaP3uEUEF8jDhv2o4JkGiD3riPRmTl05cuExYktDRGoJfnJ7CNU1AagwL2CuesyL/lcV2JFlsZLT2DkBC3DeFbykY6Qdy7sLKrgQXbDOAPIbq8CdbEge640YH+hOwgJzSYQEe/UCLifolNJd4JSJgugh24ZkK6kHnH9MsFsKsnMEQ4HohgZyiHG0BzjYMtFyEZzf+CrqfRAYwYf5V3kq1aeOdC3ol1dlVjjWL9YCtYPUySHOBtzNnrNYhlZXhfph1ICji7IYE7Z0il3TPgRsOhA1NeJPCYqIdbosw7ghfeu3f4QUUbLWzhXGV5w2Ouj7sVXU+kdnyEX5L4YYGf3QJVjw/L1NoKP+8EnweO1jFMnrHSH9BeYac8bBD0ZR+gQ4RYinvFMpiRDhqUuWBbjFHcb5Y3TnK5+85CeVKVux/nSc4WQBybJ5G6XnDDsw5WB2zdgzGR2rrTScMMN+CIMpeFYOe8AoxmHn7VQEqmRlWac497uyhYeYa/EsNGJ8S42HpVQhosabFovsUQ2+SYOQezTvGy3CQS1CbumfU9GOkW0L0+Lc8Zds6wMcO2YJJbPC9eF48da6QSiQt2pPz7GBhUkC+0OkePe1CpMdGnlD/PweY4XMn2YMCPOsGJBm2kQu63CtXCAJo3PS650uGmWsmEhgxvH0suVWKhPV57uw+xAlMcCevAwUPJ/m1Hk+sKJZT+GE+BcUx/J3UHf/IzaAaO6+9r/GlDrM7BGVzun0Au+xoDPNf2hVSGjYP35XIBovrtJ682yA+Nu82YowJmjxRhcvzJfUdGio4anJ2F91FvYhw1z0PT6th57vRe2PufczRMBWaiSUr/6tiNUaN/NagTeIv6mGnH/bPOVZmT8+Wq18FrTB6Ra16fkrszPLk63pueXJ3KzE7mL58H2cZ3sNUyDkgsIVxgtvdflc+BxzDLntYVdQ9m+mJeZrKRTuxEuSF2adreOEVv1k9lEj6Z34CwqzuE5UDr8FsuvBxKYYF3ICf0c2IvhiECstMweHjvp2DluA9hHIQrUPPB2hz6DbpZORgWOKwOX5Vfw1MXo6JW7hTDWnlmeLLdh359w/B/1FyU1SgubnKKaaxQpFwOY2oseRBOIrHeNGJqPdog+QhXJ1m/9sv+nX6O1WsynlHZujP3koBk5OQqj+7MwYZvvkZv43J0h0yccON6WO6LHwJ8FUo4AaIlTpNAEOIv3MWJ8Zva/SVaGswrcCniwxB3JLAKLyC/Syw3p+DidigvMmGjPXq1PeFCYAWFxr9920aAuo3xAAO9jFGQE3ZY9My0XomvNOIT5AZF2oPQIE+pUKd5owDREC7NpcVJu4NRog4A/ZPPAQbZpu3gV1D0NQ9kVcupsLrXf4wbQGgHLTCMtyNyT4opwhcATOgQnTFYGSCMBgxw1SiuScWJ9N5E8L2Cacjg+kRHnSazgrsIv189eXGa8I6mXjSDg9VKsZJxgp5NxC8u5ykuKikYn6fALvZ2zCE/XsVAxgmohOozsS1jbR+B7w9OaiC1WwCzzits3XWBSqTTtaDrOUMf7H9vL5jbBXPDZfI35bblay/0S5QJJdqccHE2MSRsH/YIUlGDw9zQOapt2p0hscWhWqYr4jihqzvu8OvBkb6EIj0605d37+L+nQ4//XLlQXbfHlZppVrlynp8RY5SVJyKyhnCBxY4hCQGQDFHmP9L63clSL0bIc7YxxT7lsszvFRPSmkBwyI95kwJdsaHXnPKS8xOCadayJDBnA+fGZDw08focB4swOLCZLN7X0wcZawZ/I2ZTO4WO8HMy+yxoNM/uKzhNHESDcBYN2hHjrtHFPENLzCgj2unXRjOYsuq0Yp2P0/LfWK3WFmumNrRwCwzs4t2d2fdzvknfQoRl2eWcU/pXtrV1owMCSQTbNNU+w99LH0bduuwSsYitxhrPT/z9g8zM9x3juDjN7N31G+93kCIdewM9a3+N4YV5JnDbouBuKuorVgd3K/L/8QgzPsBOKvO6zNnAJqArdHGHy7/MFEqTkbjkRZ9fohLfA3bHnhDgZfB9PBj0g/pbpHTjvpZIuPgkNcaPUYwIDowFmZ4/4wNebECx5SFFsRgxV4xLo8JFkoHWaO3eiFCCZxE8mAKifWuuxXuupuGf3ye4R+/tDvQU4M5fkKnamw9L8Mmc57m2cv6n7pzL72D81cXSIg8zkF6UY7nnmKHOLmAVyo4pp93cWOB/eR8uttvBgqvObqsmVFJ4QpYWVqun0dgSx2io3In+mTndlUYqk0IQ0jIO9KdvFy9t46zonZpuSLvky8LO9UmxqMMlFVyU+dmzXhLLJp5wDw62uK4ImL30uq9e7RyZOALal9GxTJWT9hZn8VBKNZwsa+igdmhMzo9ckanQJvIZ4IsAtXZAEvUVggUa/UBDm/pAo/Zob5noQzahtXVNGwEkBe4EDe/efEF9kxl9kZvbuXo56FvN3F2SA6OXIaha1AJP4KjhP+8CSFbfV+7mCzWJt7axq0ydBfRAuF3yR7HQ2ogaMzDipDZbqKF0rhHjqgznPioIiEk8pUWvDbKIWyDvfs1DZvSzdfyxFNbOXoYYbVtlx7+EvMI0jFBkyVbMDR40qZsCiH0tqbY/M0fv/n+j9+75oOd2HzPX7Rv9uXwob2QrQFS58CaMuUrphvPLdNyrgZ89LBMfwZyAqzL3OnmlHavO1S0lTYslnhJaAcoHj/M9s38U181f3+XLioDKykFqgb2/nyW+8WUUtuiAItN4XYnCZ+2wU1EwLiK2zLGifi7Bi9P++gLv0dp72I91+GBhtErGH0NElHG7dupkbk4+b7OVo3aet5dFc9gX8lz62SA2nKi6+4I/dOZ+TooC8pWAFZcWnngXP9f8qREzcJrqtJ4hMGDQI0IhqL+ftZtC4Si/gLuCNEGVWpHRMf4Svl0S1Fe42sMgU1QCMGrDPFGvfiZoekq+8JsBNEUCUXAxoqAnq+3vAJ6OiLj+3Hl1ALZF6R4b5CtJj6fJxCoq4eui4X9tACETaSqAdZhMIrRgTupn2Danm8ZkFt30IokVfqjJn0dEuIbfZyZuYfYxxbLKRADf67UlZG1sY/+GFwjKSqR/SAK/mdT1Q42OIKtUQLFcGd1Ba19FLxx9BXKOyZOebV7M/hvZRn/xWGsycU0fxegd+v384g/2gD3MTBiwWygniOfJtk2GT0D8oDgE7CyeK8SEY33d+UAXsnI+QDE+MlDatWBYvdZDQUVtbWjtWLtqIZ/uIDY1EywIbmyvNqQ8Qt+94a0fbDaZKEhJ7/Pxm14AZVbRTtOftHrf7QvwmI+V6uJKfNes/WaULe9NnewK8fGTT5+bcqnP/73/fSbfelEE/0un4515NcsCmsz+G99Zv2Kj7/iy69cDNzEv8kEXcbsPEPZ8XO4Yz7b8hA58MkQJZc5Byv5jvXv52ZyIlZ8ItbAlk/poAd9/qqSQfFGnCGmZWIOzZoRgRkdpkASbOCaE5gCHuihJwL7Q8QIhTSPmBndVHANBvYFrdtMrxiFlxBZNAlP1RFqosgqQG9xMcdLr9tdogtehw3yxkCPTZx3McWjzg4P7yC0hFwr5t3FxUFzf4RmrdV+c/ar0ejPNZfDTHDnGj3O+MOM2PTYUSY5fBOnjSfirhqMicIZeC/oktlBTlR2hT4JQmTY+Ugf9R0g1WkFtT6qFFX4zfz57Ivolk2em6D1MJ/BDZjLApxSfAb7V+qzTPso6g2zlZjNnZaucg5CcjL4q/qsByosLh7aSAIE9WzrcnfCj4mugzjvib4E7wP62rwCgWmOk8IkPwbE7Og2wacQh6vTMKX12IQJS1gADlbM2fnbuMgIdYs4F01/gV7Hj2YBLeyST6Q91opiXkyJxJoAwW1WLijGPawGJJyK021Q4yLhy5C5e0LU5PXYYgpevrFJDcnMzXJwAB3VUtXux0N+f2ipV+bgvL/Cq948MNobei7zJEN4PG5srxTLUOfhmLN4D3/FDD6BL8hUjJRSDogPiIAoH/aNJEdxYt4jkj9MCn3J5hRCcadwaAlW6+DnQsFyF6aJPLGu7L6C1l+fV/HcF9d9g6NJTGBwI0Y9u4bmDyWT3kVAr2c4cWEFAMehTrImcJ8CUaEzUyYCZLJMpSv8u3flKcULmFgqiz4KN251I2BtDeTQVdkb/GX191BUWBlLLjmDeaTqq6c1LPrS0oN7U2zttruFsltPcUUWyQdqRxUU6kdcFKPph7lqpIIx/M73VdR993781Csq7xOjVNYzYAe0FtVfVTyOYzYwFEwd/sc4TEN3YxrEbvUEb9KttKCO9FSha1FxVWHW/feZugCdS9d2X0XT6ml7EV5E4GlSa5HkJHxC031CtKSXSBBGwmgsSG6jM5GCEJbYdaFdo6k78G6DCXaIpm3gfNB8TNsBCCQIX0Skgq1FlA6HMqrZNpBnfW6hszCjLwCWwbXwN2hhb5aDKUYZxRdbsIjGNdzhEkxJCAHGi4mEn12do6d4uTo7l+qXSiqMhyl5/WlKqpgXe/OHrdLBwuwOTulbqJgwYj6k54Jc9HK5QY+7783jDqgjUPG1QfC9NcX5Toen2Bit4JwBDRmHJlfkpier6JeABXGr8rDEsB1tiGuK8pNEsK+EOJuhXCH7iPGV4GfzJKsTdlOVJJcFLLZHMOSGAcEPsGgxxzitJB1cgcGWwsxRCMFYNyBFEusZ+FeqCtgDm2sbgHKBa6/YiQ1Z4RarBNuvaFw8QSIhHoZTOSRk/5wkkRjYhscXD7Im3VEnmTAXHWoINFNyRfgBxif8BFZZQ25ZCCsMs8xLAG8WkD+qbwC9BCYEuljDqgJdU+zIS99rhlHkBzXPkBJ4gibV545h+HzCiRiiV6+NppIIOEuz4CXtzzMZUZUWDur7CwcxCXLg1qVJ+klGzOREWFpwYZAb73CZYzieQJcBwgqt9wtrCFzc5PeXW/abfGHhynRZ/Pghc2IFgxn6Z0yKyTlhmB9hVkhnV+dEtOi7ajQXKOJ90wYVqE6bSpIwJ+D4U5kT6jxXnRXiKfcr5gTdblHhFqv095kTEm2TQl/8TXMCFQZs/CXUY3Dk/33nhI3qph/Vx2lUc17YqEaS5pRR7cIqoxpTiKM6zSA3wfYXSBHjJlg+/1L0B8yJdBD72lkk0OTi4kDsTrEOdrkONgUz6rLE9he9wgSKv+xsilMZdMHc4r+XszTT0nAjve637luuKNpjoCiY93N4wXgxFYX9+NqifkxF0UUgvu6Lwht2DnNuZYEz1zOTV5nCt5d5RYgM5VXAAUSD4je6+FejHfRZA0nRPXBy6imS1fT86AMVvjW/nYz4CXSbCkKVSNGcmJuxLkH3AHOtnnA2B68tOBJWGJLg+1MKXL8SKgKlR6FViUwGhRU4Ruh9CDMY/IMnMp8RfiVEI3EN7Ec1EAo5kPDAgElxSKgT1sqNplSnOU8Uje3mKxxYkSfJxuJRVy8Evc3slCNqpyo4sMmzM4i7NY8NHERqevwZbH7g8Yc4h0hLD0/e9qAG45/GxUEdGCkehQF+pUhnPyDoMLiErjpnYsIDWhvG8Qas4IJVHlCHo3S7zWMcFxnLZggIDsIquNRkrkzYCi7CqCvzfFTgSDMf+WmoiyVsF6S2z4OdCByN+r2+2n+0xa7nU9EsEiehsXvaBVKNRRcz8TFA4Eh6MUw60UcxH4LttjMPghE3fn2n1TkIFCpcyIvts+JC4Y5xSCm2YTjyqtzfnINMiPfZDzhKvvckGetpCffyaKuURR7sEDogSyADIe7e5qy4d1jZdzFLoWFX/2rJsYRNsPg5x/FB+Nw+gYCkpyxx6nfiLwwL2W00gN6KQlkaOzd0dwBaSJ1NH7kYpCDKwbPed3nZ3YQhpvnKhx4tZ2eh7Ra/9zgE6A2/H7zhrQFL3UP0t5igINGxS2TdzmAIdWOw9n/mX59mUPlsh2gOcLjJag+p6xVeRWlEQ8N3RJ8ildthUYIFYw9m92ebZlYf/f8ZXl5Y8E2P/Djd2NhAQ3IM0DSOOJw6VWRI7cvZx5IR74976vZxcZgs9JPjyo1OLEeweGHIKfEBp53rWTEeZT70FGPq+/wUI7+ascj2FDOK0WaGQpSOGMfEI2qFQw/ObvPoD/7cndEGQWqeYyBbrZ80XOAJQ3Z3o83cG2CMJGsHWhhTwqJ4w5XDy7SjCoZ05h6cDL3N79eNf04pDgiClxzh77BLO0KBMDQBrf4QIWtMEuNiQJyQMYRvvKIRRXDBn2NG70L8PN3xb61IMg/qYwcSSgIp/A5wGuII5rYECKvTuq57TlzFIfyPYx/jNox3ighHEIFPRQoblcM5oCyLyqbR2EVPUNgDysCjeJ6AyTjdL2QFaizex3GKv2wBaqzUgB2zsn63dnQH5oc4Zy4LHMhRUockducennsPj7D568ELyppiVkxrA8ymiChhsXFzmLIRVi4YT2zAW7DKhI3thAeqTm2FvoRVLmzI9uZOUZE7zcsOHBjq1SRtTQNSQ4kHwCobW2zzsLKx1rqseFQyWoyAMFcPgAABns7CjVxPQ65xYU4Z47RElBGKbpEDfhJOIkKvIsUHNI6Cc8Pm0Bch3FQTdRdOqzQg+xyQgZl+Ql4P7z6/dDuYDpXk/wDgEFFc8EA+kKyYBc7zxnSfChqGgnjeV/4mV058HzIxFXYKmbp7vyXvwyP4+vchedP3hS/IvX8UrwICvMeGqimBtZgoxk07oAt6uytSr4SN0sfrAqax3B6yOEMCS7unj42GWxofNtLklL0JQ6V6FulfDyZVmkD3Ww+gkK2Q6K1NnmbfvYNwFwJfnC69VXpAOBQf582pqrstSIq3IxwgEaEER4ZmJrQjYpBSEEE4N64NYYPGuPQU/tKL4pSWeigcNqpMEp/8Y3qWv+ghzUIgp5zyYMpGMI2TsLFtJ1jsWlPQIpS/bNA9xuaZWWEV7c1FwE9L0y39ZXuh9qrxU/vOT4v4dwG2l/p7AdLyn87vvPsnrPgRA80ViKud/gD4RHp2vu5xXOqaCPdJ+tXH1XRbAblR52N+7jxX5TgLuyWZBQnpgJUe7w3nH5FPH05KQuBl1zxemVlh0ktzTf/f/2u3sVvjloyZK1m0GpPvAE8EkXZNhfArCmKSO8QdqZKtV7gx4//U7Lv7KfaBwUb4tJVICMm9QE3cUBe1MEN9sF8UgrrMxQVXU+oCet4JeWZXoKizNBvoiAUsRfiumd0NrIH5Kz/BaRrF4dbJFH/AJRg3ZI36w27d5bQMS1qANboig0Mzsr+8zFKq+zGvrXVYd+/VQd7aqt+7X7T51Knfe1Ds19fuFwf19dXisA7/8W59db34mf+8rt+7Vxzx6bj+4EHRY2yf/5ww8S/8Z1Bf+7gY1u/BDaO+9qA4ZewZXzuv3/8Y6yIiLvjzDf95XF//uPikvn6/2KzfXyue1O/fLZ7W11eKT1mNz+r314s/1u/fKz6vrz4o/sQ3/szEXzD2Wf3Bx8WXjH1ev/+g+Kq+fq/4mk8vmGSLP1/yn2+Y5FsW9F394wfF93z6gUl+5D/LdTiMrNTvPihWWfs1/rxbX18v7rE11pnBfZb2gE8f85+PZj6qr35cfDT7UX1ttfjnj/65fhe//hm/VoqP5vAHv+b1T6GBtY+Y/0eL+mtJ3vuorr829E/jo/o9BP7tX/6r/v7bv/y38PDf8fZ9PvyP8PA/P6o/WHVHygOZhDKEw/ANgzYda2BTutGFTKNbPmVyyNEGC+UhHG8BtPSq0Zj7WUMbK6vL9cNNwB9NTpiZnV9dUModTbo2JWvcgkhcZtd7WDLEexOQsPz5kYTuKvOyBRNuE0tRdKXGwjxgzi0RjRO4nL2lA7XcwORu7GzWDzaxMIx4DnScYbKOgTXVu3p9aI3iEj5RoyuKr6AkuHN9sBula7TVrMB6Zxar4cjvUo0nUlVuA1NzxFCaSG53BZd+69r0V1ZEEnvGQHd50HGCzcJtFXBChlcX/g9K2rAI9x+2NvqA+AEigAwm2P2oiRA3DJoRCeTHQgteBYJFRsBacIVjF+k/Wt6YH8LRlrymJ/0T7IfNWnrNhJUAdqw1X13iNZDF6xYCb12LhE2V3+rky6z+ac81eyJaGIFF61UZvxLWC9YqzYfwBIFxhW5NMAMj5GUXWFZwd1jw3nnXF6BQyd2HDgPXAOZYONBNudeGCuAnuONQpZaFdGsIqw0BiNIr4PoU6tZC3QDOGusGLwhXN/BdaIQ0fgv3WUYaVabzB/wtFUe1UxWr1etL9Sr16FfqIQb4OPpt/3TydrN/vIfzXe9ghxgQlwh5etz/ubsD0GrytQ8uXy0snV4UL5GccSJf7bR3vupCsGrE1ZdI4OgO5dviOW20UD7XkMYqcF4e67Ogg53DG6s5HH2ODAFi8NpS6fsLKzgOO9vuPFOApgFvfBOigsc0Rnu4svrAmS5bWr2aVpIKAuOj8t691Y/XcYp6eG99bRU6gWlpUYWIh4c3mFDeuL92927AkVlx9sXXVhGnkQery/ecTW6WfNY+EO3iWwWyKvwMgMbOqvWql1/mL+NnfFlsSHPR+xmESoHlr55x+lWMDDI5PK3HrxXXB8o/C70svkSx7UHzPD/5ju70llbuL96DDIOOKS/7mE2422Mpw/vyC4TMdNXQSCgiBhpQibefGg1J7VfTLzWwR5zbBsitOFOgSmAM3h2edGmWm1UuFdibWh37ycjLy1f+fvJp5RoW2ZSZvfcJcWah8grGpLybz/ZR+dWmGE5O9RjJWYJzcNYgShUc/egoQUXJF79CUUIczDX0uSFZgYJExaFYPCX/YfnlZqFXa6gkoizba1GgQoZGAPJH0Qg0ixXAs2wDTE1+9tGSH2Rc8l6NgNXUkoGyU5NpcCVtrh7Yn5D6P4tSfwKgqRBbvU9Npm7aAEOtlSYp0a1BPK0NQ9l/C+D7Ue4fJI5J0Cjyxanic9io3lykbd8OY2/9MCD8QIJtoe0Quh86DPSk0onH6GZinYp8+6DY+dXy7d9Jmm1G8dN08jeRXR/ksusdyq5PK7JrsnZRUr3vZdf7JruGFFvwgaWbIECFJzx+spMaJgPPvQ+DILwaDuqz3fqVbyytTn1Hgik+jz4BkoNdvJswow9dcixrC4RyzA1OnQXwKxV6R4W0U9ICppcJwa2KVeQm8vcXeodxy4KJ5AhdFndIrLBfeIFgJgx8k2dhVgDXZ1GRJ36Sb6+QE4mMNMzGh6sQrJouF6OM7GTKBeuNhIlIGhBInbUuri02G4QY32/iztgXEltTOEQxorcA9Ws/cuxgjlMnTJmZyO48Hf83UxJrKkjA+JJP/N2UxCalh1gTwnuf+LMpiVXFGDWLzrZxE5RUFDmxPUo0MNo9tmscNt9vinQbH8jtL/voX26cAaCyC3z1RA5/ulEOPyIH7AJoiYkMfrhxBvvIAc0zkQOqp8sqNkKcdeBYWjn7BMCLLtTtdjoCAViFjQ+XpuyQNERiOVa1kNTz+QHm2psUQOeIH1uaLXaU+COkB0J6DNOssdMEyJBjAe9E9zTWgZbG4K8A9kJ6PYCj49cLXe1pcAMWacUUPXOWWxflWRrhEGOEODXI2vOxApeug7Rxd7me0ppp1/iKrMTOa2siJxnmISO1cd7Uv9Yw5/aLxzXAO8iP50qN/dRRyYLLmcebWnNMTR86/3lSEog1KPTXh/yLJe+Af6GiPvf44+fcms8peY5lixLRsHiqswd2dOX4HJATBUCvj7HmgDkadhpfx0EURkh1fOSjw3Xh+7rNfat9n1oDo2DQTIgetGOH14LA5Rhy+YALgzZQlaeR5auEUZWNyhvXz42mfPRUxkc2HqZ8VcGmbGH53jSc9QZ0VRB4HJ0DYX7aZ8lrxSS4tt4vYKDJLdGB1H4IJm+YVzi6qCHlu3cgIwHMXmNu6Cz8wjCBFROGCcm7nyKFnyoAGpivRfEdkS7CO0hXMR8xJULVbMRnl+yBZFxOnBYNBN/OpDV4VxsDiCsmy0+EUeE0Wi3Z2Bl8AZht+5fwwAK+eVYUbkqB5kE+UrTKa7UWTI2cVvm0tsZ1yqghfEVO6jU7QSdSbZT15HLGKA4Dy8A29uFXCR/zrbfe2d7jRMDZ07bzAFqeryzmC2Iry+U86DKgItVZ5dm4/t/fF8bv3RcubrAvSDdpf/p1f8oe4Zb9abuCZBSGQpbX5CYhWf0j7wuVw90V+8Ktv8++wG67wb4w+vfaF9Kw+v9yXyBJxw33BR0f2c4gU6lVB17idfvClFV9YqsIi3tlgR5xgd4PC7R7S4qZtvJP2ipakVjOU51rJxwNtnj7vIAioeu8nurWau2wyv+jLObV85mObaioKyJLSN+Tp1UUb0LuLuCajp+sX46gYrfD926tc3wCVCVq2DO515DtGGYMFCbiV0IsvuQCcVoCtCk5QbTxE0Rn+0hzAZlDKMG87KQaaYocc6zDLi8sbKfnc282hSLES3lvvT2+nBFYFnlVyX1F9pU3RrUpJlohb4D8Q1lbqQ1r7074C/vgtIBL32l9YR8sF7V2EDyFM4dJpsAgL3Io9+rOef3sPHMk+Pt1InbKX9mJXEFiH9qiIZ1IK+tlnJCtE1HCjTvxxe/SidZp1V69rhOJz62dSMMrt1tLN2JaSyeyO2/SjeHlw/P6QdaR7r7iKoNF5wZTCqrg1BuwlEzbDrWhfk8aJlqFteJj6MgW5iK0fH/+0fpy467i/7f6CLhzvjVf5ymWSxBsrdOmd6T5pNeC0NYP1vwg7Sw7T8u+vCMW/v2HNT5PGPV7m/q2jTCOnrRMnOAw7paJY/zERDskRkYcJLLvTl0y0Kdn2QhrTRthBzrCbJHGyMp6J++Fae2UfXblm6LOgEcDVqe6TgADGcrWmYWT+sIh/jTxf6jW3T6eGJHetjOZXtU6/QKjC+cxuMGnRE3ZBst9DjzNBsDBfki6o9LUIXndAvG7Dcly5deNSb4Hxe9fslkXPVB0ZE7xQzmdyCQf2TEnGbtR6HjtYOVyGMdqJN3EYAVgrCyHB+9ZDnV0ZIN1OG2w7nz4YE23Czkd/4rBi+rb4K2uj27MYgCHsfx/bfj2zm8iBu2fXynKHdw4g6tEud0b5TBEDleIcqGbuGEGV4lyUT2bxNBbTl0IQQWixwC4DwLFJ60/XYtf5aHAHW0tPA29oV0sDwYEcXF7cYvgyEIf4sfuLeIOZGMXnA7uJQxc6lhZHSmcObTOqfLzttTxu+A4OXX+UAqhD/G75Mhu1YdLpn1WGLC/9bu+fv930cmT1ZHSp34XAky4AgLn6cKVUQlKpIBRRVCQ7KrKe4o//lAUw1ETq5rgrSov5q/pS854PNwtAYTv7pZgp0o+dGCpCl5CWG6igxwOWG7twJk5OciBqypax0WqFiOlt4NTJL3HgiRkxKeAnoTTdwTUgYlx+Yzc3sU2ZwnU54RZViJlYzOl8k3HhB54/zG+AztCpDTGRdoZr4fBbaujGLY5bklb8mAUDbAmiQU4jOMYpGEF6VT1iY7xbwErwrv6UPCm2rmbWSCuVZuAwNQYSGsCa5bDB1Kx2tAEHoaSrvKOLbYnvvFA5xbm5IPl+to90LQ4NNDjZHp++/bWOaBgUe2TEp7xEX8aSdJaD4rqHYC7thf5Ppx32nilOCA3gfNnhqbzeH6+U35BQVb0Mz620OPzOblV7MDFL8W2E1iRaZJTCOuLEvmhugajycnKBBfBbjkHz4H5pdH2t4evYG79Pdh8iu7SMaoGQk+WpYZs4h0Da7Z9w7yOJon2Ss9eIYFEKlicwSQPqS92PqGdYHtO1tdxoIXckenG6NGKZBOZWDlkiMD2T8wGfobmuUNCH/nEhv1FawFTWgaJBhCOS/PFE+ppxG6KbLeH1qjwvfbMX0Dsgoxn7QVo4b9rDmhSVwddbUeGmMgh5cAynKGJA0xxRv0ZUvtiRhz0ZmDXeiiJlS9Lh2EBzowhLNI5XMHx2utrBoszLwcXgJXf3xfGCA1sEN9MNzybChiNPeHw7cwD6AhTAtRNMuZHRhR9cXB52QSjRuQWbWNJh2tjsBk9uwFLNqwfM5Zs/PVc1IJMFCizwTMdd3E4UcH898ia8lORBiHpGVpSiamwYKmIqOdY2NV/HJLzM0BdZRzqR0BLxyA8E2cgAniktWZISotkyWcyRJBfHiV+4fRIAwHsleSod9LgnL2fQIp8hcTTbuJaCF3sjxzrqCxv2aQKAPmxVjbBHGmoWxPjVqZNeuKj3DKahUfjS12C4MnlYQFmSZ5ijCWkgFOa07C2keU/Y3UF346ARHXQmfIeioFheuM1KBvde+AZmgTNRnNHr5ye7kcDGHamasWVcYKx8NFyg+hUKRxC7Xb9vDkPE1hXQVbjKXmlHUNftOWLtpjGSIBpGoCwDCgLJi/GLneebBSdEWDVJFEsDA9ullbNEXdukrgGYH8mPrtJYk2btki5MaRvdaRnswmg7n0UJSJtxew1uU6gqMcJy3hKvNQV7qpJ6gogHBr2cBkF56yZ9A9QMNanQactmx6NU+Eyi6ndeUcSw3cXWALhQWVIBwCblAwGJRRaGA+0ciaQm4JHC2stsC/Tl2GJS5sDPnNp+29//de//fXf/vbX//K3v/7nV4k6u5htBhvJgVi+K2q3reonBOffIMRps1yKjNt0/xJf2CCQ91EkMoGJtd4agni/LkGnvCQL7878pTkq4DijRIuSWiuyixpiTxgAv1LiLAuLZMQMPsMimafDGInCe0v2rygR//rspALXvfNv8s6/6TsBUs9jLkKNheO4wnZHRmmBx5gF01Typ9vr90EgBCz8jtlFpTFBTZlkAEdBQa824yZlJZq0ccIISSM4n/TOaN5mxSQb+CgcOczAG27WOam+bKrcbfeFx6bCz91LZZyzjLfx8uEcT5mtEQDNPuffShHn5BYD3edR5wBn30T/2R9A8tM8Inl/ZL+YkUuP7fVzrBeuXrK0Eqc0VOup3vbDlV+YVSLzDPhyKvQLgBPISRYix42iMBu76nQ6CLlHgKnnCuYHK2KXTDQxMJRjoa6nXkorysUDpniLh5iqDeEwSau2Yd1rpMRlN5Re0qnTw1Bz0ICUBwYltqX84mhm7CFjfaVy+UsKe73+NUuatFMdcJeIoeDRFDNA0Gpy0wYttVy5cM/aBjKEPGN5AgIdxKi4kuD0Lk9tKpTBvqbyu68+TycONG5PaJBA3HqAkwsfm2IILY/Sz8NC6ATpakMT2Wn97OCpH8zgv5V1/FftokjKEXonms3qKGAX7Mrww7yFF5cOCgxn6COnjoyIjh0wrCm9cjkcpxz2K/jdMY84EnNgb3IuXYGBDTthW6O9BSucWqQswGjLJtmjISusRD19gywS7D4D40RNT497QwL+pOtb5XJrJFc6h+UmDI4tODnI72C3ga6R3xF8J1BPR4KtxIcFk3O5RLeN0AswIiOMGOXHOiU/FkBauiXPbPpJ2NztzG9GQEYzeSzsWO3u2W5xMsmOdXpZi+tO9gv6X9uJG7vncNLBtLB2oFlxcZjQnOw0fFg6+iqfEd+u8FjtH3XGpKOSm0sNDFPHw/qM7pVCXNXt1QKj1draiSTlK5JVfYb/5rxV1eJmfFil7G6PZ6Da+6og/VKTXQf0WZ1jEl+Bt3zS8NxafdL+XOEnrm7xYJsOvGdh4A0vRnlvOoNfhevwEiJdAl8DahwvHwEvXQhfo8QTojIo+K/sGevQ61rrPc0kbs81Mo61IQlpcuQx+ESVFTUVFaL92IdXddi0WtTrewLirbWRvh8e4lj3uj6z/GE5Kc3oFDKzXl/HkSdFUzJRhgnYQ4oInpdhFHBqolNtQnDj/ICBwbn4IeNiEu//PTkEatXg7SBYH1xChUcHzsHYcVyuipoeuOiK3TtT+OhcM1ufJLSL+sxUFj2ZtQHzghR0OpFtZoWhsbx4TybXtC6deTSD3UvLyyekvXUFod2tt4fCUmfdZK+quRWWM4C/H12egENGyZEsle0ojklMVDxMvc/UMeEEjVJzgkYJzHjASXLMC0/Or3MoG14cg+hot3h5To8y3RiLx/IjboA/n2eOYs/tguoQTYh0SLcNOWaei1gJ15cKt/prDHsIp/WEKdR6eoqXQ++AMqJOOBIjD7qODeYBvjB4VbwWKR2fgBONzbUDeZCXHiD+bdq+FIAQInzjqjQJaL6FyhkJFxwr8EvYu8FU8gPz8CQlcmjUj8OxUZUO5ilOgdasOnAk0YWdrKnptMHNC5mwRcbtNOE8JvYlHP2nsi+lXOyT5DIA6EO9pjHjECN8noi5ggN/aj/xxuFa/Ge0uEQRDD+RIdqVIzbEgA2hOpJuuTmgJICyAFNyCCVEPkqEdd8Gnt4wIHEc6O0ncvPbiAmtCqsxaze5JFaaB21o0ZWCcJ0MBWltp5cUCKLSB4uE0H/1s3NycKWPtu9LrYUECjzyloZgBxhOe4RYR4Pwth7bxeET7A4O9ppw6MIQJP8D/gG9CRsHnlWJRaXikrodES0FgRQX3SfnppEAvFJXEZwaEFCxmrdvd3XKhZMqplrXppo8EYnXptqGoS+QN1qc5sHil+7eiZSFV296IFF8m/x4KMPFLZuyTTj0QLlB0W1yO00vQfsRwcWvf+lzd5l2dJq2fFRksKNLu2D/KJqnQZXoBcwOXQdLILTTo/nIcMmfWJhQB6KxAOqAwugVcXEX+fxVZXbKT1ieub53to8OXsWS11at6AWclAGeFZDu+UbhEhiFJ7oPUGK82fwf3t5tt5Eje/O9308hG/57UyVSpyq73VTR3GVJPttV3ZKPcrVESZREl0TKJHUqlYD/5QbmYoAZYICZq3mJAeZ6HqVfYF5hft9acUqSqkN3Y9DuUjIyMjIyMnLFinX4PmjFMnDZREcNWLWf/BbGOxMSySmn12tD3msbWDUeYMBLJhHf3nRHR736wsIA5BwKOFbN1kp4x1PPVrB5pLenxWAyrU3vROhb5hL/0SIDDDoOv6ol55LbiUvbPxel2Bp4UP30eeuHK8PONVwytoxdJHVB8kAYjjdQoDzT0IBAW2NEybl//1DvHE3beic47ft7p80sPZzqXWigwGVXnutU714iUjBCqzrE0dA4zwA0awGYDbaG/IL38IXwBqwVuxaN26HOvtZEctISz2iM96gkJXLpjbimdZJuvqYDQrG/pwMMsrXy+g6ke5QdsEE3ueh2baqwLOL1wGTklH8uTFmtuxHC4zVVIYBysKMvsUOHkD5iDLPmwovT9nr/2GxSsSUIiqwlUsNDSyBxO2ORHtk0taq1bAwNWLaRBSXGnTs/G1q5m116MjsGs8tQ1p76DvDi4TgK+0Mz9bTO/c+XkAu3ftJ6go3l1yuUEoHU1Hf6l4Cv8iJw9kjPqvknicfbP0lMPohETgeBcRh9zNFuflEb7YppYwhZA3rooiCtZAWyonH989NBZ/zxI5c5GIKsGLzF41aHLGiOD+vnslbsSobSn8sWOBTIsvK62i4t3rTOZp/YL1YnF7HuqpUft+1so3LUidZfTCCHghZ0z9sIFQcsMlu9jpO0C1IaAwQLNeWT4ruE+VoDthAnir9c7DEJitpFe0g2Pke/hK1LiR43HLZql/p3DAx0s4s3h5zfXNpXqf32n3d3+74wGjy9w0WzwNb26+AIa+Cm3heZAUTZgiFQpMra1yDob19tfQb+k6Sc3WtMAUTQBYZObRUEAxhVwW+uAsZQiPh3VbJ3ejK46I7Hud4fod5V7/i4QAv6+qpKchmVx/BlReyGIsM3+xMFvMliXABJVV4HOoxeh9wbmMbRiT8FeBJdD09skATyRxbpwEkZmni9lYnhWEQ7iO/nLesLanBCAa/cf2UJhvnhq1fAqAgPvNV9AGda53mD2d8Pv/WX34Ts55zi+3qRfr9jN2o9INKXVq0PDSKI7J6t7t3dL/redae7n+M9i8Tk5E7NN64Orz7Smyock847NAP6AmBIGA2jXpIiLYXS2XDuOGL8/HxHG7/WsD2ka8DP9aLKop6q2zSEPZstIW7XQaMb2NSaGY4rEJ6hcI70WbQAoUfon5E2MyEyBvO69QJUFuoHf+1WF63fuwjdNXnlwXzSj0g+XTtA11laXTiVFvugO790Ma+BIwDxnoHjZEWlPhPLmuzE4a8/+uSUrXSyZ51skCBng9UqFOR0w9B6CjIJ25mowAYoJfH82vDL3YtXmjHvgG4VCmuVPi0chV8GyipmBZCwqIFqUlAS8kEN17oLC7EDg4bSiapTr6cG9N6EL6iXyN9ihrMoVUgKKnxmX18lToHt2uWJ7dPukWbBdR4FNZNAAb+jnwglqQGvKD193L45aV6eRClXk5PecaGAV8IVNEve2ZLhcmyuH8XUX/hWwkb4ZZJdH+TCETCfCdNsOxV7qAsu5SzwxvmsWx4bg4sMtsZDIw6i6rRd29UGwCOC7hfjKRhIE6A93G72tjF7OIaWXR8xI7ZVOhMpx/WXaWnLc1foQxEHzBvnEYUhQfxVQ2kCRZLK1BVm2EnX9HRNr3oNI5bdnwN+2NcX7oZZzYJ4NDX5MvMU1YHYKkv3B6P7di2Nd6ACz209n9UYL+P+xoKU8wbJexWE6Ova5WPa8CqzHwIZR1Lfgf7Bl1KVWp35U7SK2ulCYJKUrybAl8pEftrI5QepPAG2Zb2FqPr+AWIAjPgy9Ll8zOx4QoNjH59CdFwcXrJzV/qgdoDlPOlNtMG8E62aDxUOK4OVRtGht6nMuox67wdY+4pQ6ImRvzypC9SlJBOz95GQSmKWYzQhdmYHPYYop+bcy6Bus8hoGYNuMzbg8Vz+tLaxy1FKcQr7YHc0BHBt+rG0YQ/PGm1XSczkR3aWjoPtdyRkMpYy9lyBU6bCQTaTTcnsS8nUEqj1yLcxBS541t6CqMyaIf7Lm4nEfK9pJhM3JfqnKdSqVIWUrHv4zghmJoH4dDsSNdUv0uHbIECtxA2zbee5oWM/5UzXSNrkOUSRtilkaUzwNrnj8iTyPR0bc9P5cKBAOLosko9eQW92WWYn3VTSP/aLNKbrADF1O7wm2Xd4Qzbn8HqFTl/Z31UyuofXq/zetL+rzY1AClUbvXploT67H35oTEuoKqPWaQD5qR28enWRzw509qB14Wdtoj9tEeqYE3QrlEwkq75oYdbLpys8ZFnPejcALJFRvTU/m9W6evVq+9WrzVevNuRZn2KInkHtcLhdJ2jV0KGEe7VQEw7UYx22GzfN6/lmgsRauIa06lpkVoaDZTxWNUFgPdZhu7HfvJxvJsSshcvm4cJlatvoqsq2r5s3ZdtPudlJ46hxk9pXy42y/cvmftn+C254DPvVfvk0GYdKHFn5+UMsykyCLpFiWR89s4qYIfXI8LDmeebK0ycqLUi92tbNdJE6VVd353n0yiBMBFhU7kYe13I9qfY2SrrbPANy3WCE7I+NzFnjppHuH2MzKp2otqX7N7w/LxqXDcbO/jBmh4yaChK3xpAx2Cp+8nTr08Bes5C9kDTGhGvWoDKDC9ap8ntWmkX5RSvhLX/T5Ju4xcudkZGdkZUtFCRqOvEoTLI1ire0ylXXKZHtrYey+SMwkHuGRyjqL3ow9FwXCQplt/B71XJ1XaAcGLtFsLAVpLDLzYVOU0ZoEzegbuRTsOwWtUZeS8KIHM7XtDUIouqwrDXVFjJaY4SgIjry4tWrQ3DoF62rIOn60Sppwzrilq2LcLTaOhR1KsdiF+oDPmZxeTp7oxIsi15SDNqhqQaVjArkrQZFXdVjI6/swWDAsa6Dz9hZizRiExxi4xbhtaSb2aqokN6J832dFydEjOqdOD/UeYVihvO9SY4yncetHXai6WPIuYkL2NHSr9HCKW0dzqyH3TB/QKoHtGgKKYoAekwZKYpHhrOLAU8uJGK4evpz0up8eo7N7ujTMyx1J6DSdLDUsVywOt60jtsiEt7n7xEL5HXoAsJjpV67hMdv6aJe2+ezXyIUbKt1/aB20j4GAOigedweNdmbr8cyflHGGTBHYtmgOaLsoMlqBpKIl/GLMs5EFWzvOyU+4sa6WTjfrm3Vt+fvnnxwu6WSrbu5Zf7HAarycnPljsPdhaNQS5fcffnB7WWDkvX6lV23ruL1eN16vu4y3cKq/vjB7X6DH1fIFV13pdNX8bqr4jq1brWosK/7WQ+2EU+6blvF2/G67aKfVl+3sKq/7pXqOQ1U8IQNGzq95lIl5vrJmkU9wP1yhHi1pnTgAxXBMgx/MJO9aPXE6pYm/R/0PRiBsSzzeAVEGsdXBKRhyhpawQ6TmsVNQMv46dSyxxQcV7VkS1d9GyBeS6ZSStju/Q3cTxY8CdA7+uMCj21u1dT0yzep6UlJj8gcpmfJw+Dq+fFxjGLTwLnyfLzd3EW3LSFRn2mDVUCiOtJaDBVOEIchWDipxXymoK5EzdiMmbM046z1dipab4zai9zGpdZ7ELTe06j1okCj9YbHDLnOznharI7n1WTnYmWMgKrSdmHHU+q7y+HLIIdvghzeD3I4qscw1y6cIC+IwwQW66rVWThCKlw0yC4udFE4/KSNGn1p8/LVqxsYX169uvZS0xl5wxya+iT9FKXz4gwH6H2qa1W3nKQUzYptVD5z+qyra4kyFXUkk6OmHyI4vSrpTLfnWTRzhPpEIygxuZH0495GLN/1df24v4mr0ERMjn3rVrYnOlK8BGsj6uhbdaRifdtHN+i2UX3Nw1P0Kiib6410NuqM241USYpfoqGV2oebaIaWd1MaEySTLlVgUmi/KkTGIk5zGYQgqDUa56eDcWMfX92xZd3N3yOV2ABvv4ZI6Lg7OOuO1cE9IuCPxO4zPODfdGeVWKSK6H4kgrbe0lIAkVPv3HFdTRLzS2JMNhWLmyuMqyXPZ+UKMf4RGhE81wHzOpPTmtZkKlOEuK6f8xCW2pLAGJK0yomxjiEQcmwPWxfvwLd5VKThOvdmjFR29s2QhntScsYdV7hAd1urtFdAIFxyoYVcQVqZQQ/2I8BxlZ6D75yfEbNiq/VJGKX1mOtrvbxqrazCyDo++dwZM7dbe4fDAXwcJx3SPGrLc8T+zj3i/xaIY/E59eXF1Xnib2aSyaMXBnuLH3gE35tRwAfxulF53b3Y4NlwNNNUE4w9pWWIqIXpptDvvV42/SS7TtlesEGV9p/RrPbYOng9H+pQdX3KQLQ/sYj+rqCIuIiGUxPzU3VO63sTpbHyBNY45KgzWE33J1lNiwnSWnCqaThD0uRoLVyFsjQ/RA8a+17Smh5P0ZruzqY1hSJiitYUPLppWlO07yqtKXvKCtVppDY9n01tWjKeZmpTXDHZJk3YFy/C/joHacgeDXgebNtb+9vavL8rd2m8s77VVtgw3WRfT2I7U1naRLVvgxS7s2ivG0WWzVCJtPMJyOyC4RnVj66FnQdknpkPLUR968cvAt0gAuwwxKsrlx5bX5B/mA2TkDsvRdBZIYCS5lNKkuOK/NgthcdlrD+NGmia1L4pYny71/owt/TVreuTukL5ZrvUbvOrudnaarevZPPcaB20D5TjeT2PzWS5/rR12iZeevHoZh57zHJ950X9SYlwX+92W/vaXr8Q2E7rWodPpMC3zgMD0VAO35pT9NR7BCx110JotjKz27Vet7WxXeRSh1fST1PDFySBi3Nt6wXKwtQ1uXKo9WQ7WOnp3Ttwy04j8W+DV6gBQkhG5Q0ib1FjvhmJPycgFcD7CrAskffLzHzlAtkOsCikkgrJbpulac4ydqZcJIPbJDG86PYE5W2VATWRJf2Bx0L3CN9gha7Tk6GqWkz4+KYr5kQmUrtn1ImZUb5xi46VTlD/CIpiH8SUkfukwIVA4icXbtXbVcgLTNnzeK74+sIak0SGVDjHdgjxCPfoX0lqWRimg2DGmOwWRAesxUSIeHhBX7ta3sThoax3dl/hDAlQsYhep1yB2tZExBIgS99BcjMqrtSzdptb1Pv2J4RxBrcKKbZ+oJS31onYvSL1El4Qvjy+OButAzFFK8AzEi6RU5EJl+yDxLXYDxRKBCtxJxuVGrvE93g0fGFmpYIuEFpY9cLEM4Sb9VGDceRTC3frciuqVlojazLcV+7y6n1dhwZ6IE/IStqQcdVGA5QTxJ4ZPWxI0Pj7v/8HkbhiY7+ngQr3JzrmKeHUfq06XVwn5+DhZFqRbHIEn0037nef+/t/+e/ld8b3kFJIq7Me8RKyJy7IDSE/REIjTfc6sWHFPZya1u8BM1jG+mFXYnPPt9jduMXGdkxgroK62u3h2kChLGreyGv5NhFE1c87pPUJXMhb6sWW5AXTx4lD8jPyJAlT65WIIRiaB+XvgHIxArBEjPRpq5BCSzSCCxu4pPnGOXqKX3q40FvYXTh+sPq4C33ysNFr7Db49ekyBsmDhUE4B7xO64Cdezi3hp9KXhECxo9wPE3uHqAfqYB6N60e7sZqinlNZmPN5MNXr47IegXhdeJCob5OXna3h8iYuGMA0XBNozcc+ViLGdoUMeijrMA+vkny5L365jbBQbt1TF2iFWPKVGSXgDS4VvNvpNDCSe5mgr3WTmdSJy9cqeHy+shTfaY4lc97193D2segzIheebKJYmWqLEvbZWe1+rA1ZIrFfFpyjnpIWmW5GlxsCqeKGDC1mZX3PNOMflws9kbQL2NNI9Wh/Yzwy95IcZKjwSlhEPT7hBl8gO0x2saJeAVH4Em/h37HbP5cyvfjvQvs4DNP6Vrr8fSuft08I/8SIucta+o+ImfeSwVNY+lvTLZau9l49cF8ZsBd/POjRr/ZWFz9cwNeryIVvPBFQEoY+GBDqFGVOXGnMYSEr7e0+tzDg7iNp33F8+QQwfyaTlavg6yvPOm5ZkUV2Lzy1RMnRfSnCvne/mFN3r4xbsQW4pdXdsHaqVaY1Y2ilWr7CyIhVB+KwBI+tyktfrjQf7Aqmkb9TRy7M8dUDoNGBz4h1LHGgL8nH9x27i4/uB3oqNG5exlgIyYHe+87duunIX1mbJc1xvdcOHWN309/qEtE4ZhouvJaDht2HM+VvajiYYQmuXfsB/yTqa3cjXuuCk+uv1yj9xMGodJIcSq2N2MCVIaEDuUx8YcpBqU6OybGxXpTHZjUQOzT5MDMmk3VsfEOhcHx9nJ/Zj7GvWNTmSCVsSkm5kZwoXiwlPCSwopie9e1YespoXwovpb4kH9ZHkaxxx0W+ik7qaS8K7TOAvgC6DvRPByBrRSTCiZA3ywl5z3CM6NCPGx9fWk9XFPUs532QOPydh4tbod9GrMeYLzdNm04+HgMSivciRtJV44GzXlskqBzXThfXy/dUf22lnue3Z8eYTEkDG55acRRyO1YP3t3xIRriKQVyaTAPlaoTXpkGyM9EGVCshEl/I2fvClP3ujkhMkiMy/mFxDSAqYRmXLaE9EbnkcAepv9iNgs7TYZCdW2WoJsIko5ITU58lqIzvVFCHCgCgqP9WGimX4ZjQNMQp/NcYKEab64TslzxVLDFMtxte/VCMrTC65yKho+fv8O033Pj1b39PgheZYNgx+x65FnOhXakZx3E3SsE2houKYGJIQh3WPEqW3lUH07aFr9Q6PlBCwNwxA7XmXGzC9AmVsnjH1AvjBKCn6uGaBrZUTEC3/KaF/IK34xgm5rYBrYa1NkS+EmffCksqTkyGWfIQEkyT8vP1JWofGhh03f9/qWjSzXN3/lu+s8tyB/3XAtzmqF71pLOFM+/FBeFP/erAw3CmX4T+z2lQ/KI+AjbJOu09UrXrPs0HfeIRM13qXf3T0Yx+Mact/F6xX2mupXnJJ+f2uVXtzbqkTWzFZv1OpN2WoIxR7kgVcKgMkAwyXaVX4LRpiQE5We9l1GVw5Q32xrzxKRWHqcE9Ohb6nDHtwqxG1cpYpYEnIqcpoQ2U0UIHdcEdZuI0+nIUkJ6VDAj+w2dL5a+Pd//8/Vi6xmkdGbvlb/Lnls/Y6fp6WUlmU42Ni9Z9ySVg+cOktCtjv1yrbDdTwQX1iQYxaCqyzSHkBCeiHtdv5OA+oYIYL2DtptKoWjEljuGe0m57djrgp/Vn4a5bfrg8TvcLHvh706PnaLlewUOLsDO97ojg6GPT9L6hlU0QKFwWIU8+eVxaHsheGLIpJo53nzW7rgxdpIWawzivvX2yDrxgiaL5ilmiSH96EWVE1CAV2z3/pG1xF3ZIhoh5ZSYqkdjo16X1vkjPywXTuC3VUffd2OAZL0zpy36O8vdK5+RFFejuzG52+88eJFf3TSOxrrEc8jIM7n4HCqrvBOc3p/MIJdtIfXYJ9e4Iq18qlHtXxne3UhMVFQcvF3ANCtSqE+qKGKcRZSXEkQxCJrqWiBa5n1OBHss/wGX5T1RuGMPozjN1npAjGKtUnACn0+zDl8XUC0BsNNmUMCwuktRREtkfyRYLnDLniWai4/xnSGvV2n9ffxWfyoQxvdRYO1b4Gv5zZA90+HQpK3qhv8eSWk5BHrXh+cXhxi8UmQsh6IvyaY1wxyXhmrl8DulQUyMVbe0x+7iy+6N3rkL0gvUJw5vRcMAYtSPBI321GYKzs4WgzD8a1nPA9xEpS8aqT84YUWbKwHwix5sTYn45Mdzp1djHCYd+cu+j126m7mrbyuAqmUvXicNO02urEnLwbujRHyINWU0apAMrUwfEbvs21okRWQFp7wdQ2EgKLW6X7Nvr4TXch/u62jrdoxSZK0d7jP0W7Edb3gl1CjieKV/wfnyiXhbIpcaJ94RbwzW14w2KxdesG68Kto96q1ji7mriGiUn6VBdxgyjyGOZ0LjqT5+mZre23dIZCyf6m1XV/P4o4YyHXsVDG6vDXiTnU8fhRisWtNoyq95NW5rzNe025fXuO+xPOwXoGVbYVkBvsUb9O4gSKBHfB81PwWMD8F2OtmvDKx4MOTjxcoM+6exOySKAtSWogHEWQCI/3MXhzhXACwG36y5HILgTMJZ+RHfdV2j03/wpnVfKS18IslYTPVNWxtywrOIx+3Ej+CCrfoFVBhzsmlqt/uX+wDpjOSz1jxZvbWN94keswwxNdxoi+8nJPBYp82D5Pisr2FV44FtrwE6agZi37kM7b0bRH8RBSNbZKsUlWoqoQUPf1BBQiXz5K7VPIDVYuNVxcEzXAyhm/4XgQrgBczVVz7ki8sKdsB2LfoJNbhiswIFYMsxvJp7bsjH4RInCgxDOG9r3drCDBP7tE24sewHm8E8Tx/V0tOkBDrQLW47rEvupPCvGHSOorV++QaH/xYH7wcchsJjDqKgUppWMw6mzUEhXVIMsDjbhJIAJIBLas6KuT6Tw4U2R5TRa5VyZtq8uhp/cVaXp8ZhqctrJU3efeInXE//7ojBPerfb7Qp/MkY/x1v3ZT31c8U5qdSkWy2RlfghIeHQ2wnFpMrOxkeBJdA12InXfXcAimgK0AvCXgtsIBMuEQLN0wjpalSKVZcFnVunpzOAuT88fwyGKgY4qkqIZ6PZkM9OomqM4M/OiRs08UM8sjpSakUQbYsAwAaYWY0aOeaVCQ0+5Wxw2bxgw7uHPorqkgMCD8hMQm/K4ENLd/Ojh4oZII/KeY9PI3mwk07FHvwEHEAAO0FwSu2PK/VfHDDuB1oSvz9Yky+a5mAMHh2xCsW4HdVSSCB43FcSCz4Pf5I+IDX01ZraOEN62ysFQUmk7QDaNZhK/Wko4tgn0Ijx0iMEHDe3o0cinlpWKMqWiV7ETwE1iURo9p2ydE0GViCEDKtbfDqzKnjEwBaaPZq6YdnwXDR+izm/7bi/qm2E222+91XKmb6Am77Pgs8eFA1DCZYXBHPFwPt1WvySNi3YiPOPBHHJSPmNp9D+wGJUNoXMyj2t2VzKQ2VqvO4rUObji40UGPg56nDuZBGdigXIdBCaFd87e1Hr7k8B3n+IT0Q35QZrnHuZaJ24wPiMTFZzLj8/Ci4NsJfiTzKT2fH2lAsr/JIghBbdR3Bsyf5k55Utmpw66guyuliHW2njO9my9C7iRaB5BUx8SKIp4B0D2+GLK8dKec5mnhYLMRvVWfLisCu286ROsqOIODsiX5prawZGwWShfb54O7RjjFGZMFSqrwSCz0CVvQcQzHxW0zjvTnCvQn+eRkleGvp9i96nkQfk4e6nwqln7UJVK2HvpfXPGVruhQOWSgY48hbCXpQ9v+t37IAKKdh5/WtttYv99Pa5AKHaOrBdSeD6eb/2DMuMl4skNgST78sDqdQkxJ8uAnuYzsX6268xsgi+bgmIqMF+fW7OUjjmkKAvhv//1//8//qMqzPOgycIB4R5q+HiyYKWi98cMWzsy5K+eZUCXLfd9TxPfe3eLcM5C5MXIBZwfOjnglFD0LXPeiZkABHVaaTMdVlNIquLagFqpTqrDGxL4jtQusBl5o4SGYvFwzMthHCiTuoqXCsiujRwFwb1AOK0u8jMzEETESLH35r2S8ZAirSmp2QBEIYqYSRacv7WrupQVHKwj55ZuCkCuADGVWU9hSbnNqAmfAN5UxHds7MZevC2GxwUUS+tiN4Xzzt6UDmC2iDW8GMzN7N9qmLNDm+AgDVsBF5VcSddd6knOGNSgZwlMFmgxs38MCUcPx+3p1+ii4G9TqlO/CcpDagWLXwt9D6sf3ne+bXQX4NA9YBcRaYcY4bYzXgmAXfUv4zl+KZcI/db5j5n5sVraI/CSo7wUkTHDmvLw06D2l5mfEqmwLvD5OV2R1oCcjS1Ls5wvUOppMLldDbQhDxj6iYytjgvSz/YCtlUyovCNFWdCCfHItpT8o8piho9Kb1AyZKReTZpyKzS+DsyRyh4B0s3utVQ2f0E96KoknlmBUEP9poTrsMs2+bUUYGzPOYDEP7GQFRiVYuApeDQeVwbhCan8zoxZmIKIwlxzEpIDjLwPpq9OJoZqqibrxlV65bfgCJuA0YFj8YkyzmVPdEGfXwR6bpEeaTLhbrltfwRIT4+ZSGDkWJPbEeUFT1ZtK1RQ5jolJVfnO4HRkOU5TplOYDpRgWXd0P3uEwqyOWbPAeZkwOk4rlsXgxW2robZJMZtY/uNkSgOHmRqbtUcX5kCmN4ygJrh4B5JtOgDJJsi24iWVw1wZOxtm7FOTY+fDnPSCNMypaoq+L4dZYHczh3lsE7n6eMWATV8z8JeCbX1sEDo+3LIcWrqsXoBZGlqtUcSfnNEIAqqwrwJ8oZ3dpyuQftuR4x9qFOxf/LA7sjM8R+sF2D9URlcE8i3PcVGIUDCifAZVVPk63O7oGDqQRw3mCL/z99c9tDdYn0O3nOuN+n//9/+Kjd7PQA9FS3apvWU0V2eWQuMDp1UPMxeKirmAs9WK7Dov99QDmp97X2P2vt8tVUqXla0A/8qmkE0AhoG5rxCsrGNeHeKLC5gvMKCGfrJ91iSeeU+elVW2uzY34PzwiqAqagMpS2SVek6bQfOZ2wfkFpw1Hd7b1FEHgYjmU4CMTeV0BuooJXMW5Hl3YmXIBPKtTw3uJJkITavPkGG2JPmXWUD1GchoRg1TxpLNSPLlzQ3OUnl7V/KqJEokOZtCxDy+ADdsxN/DqSwkh3hsLf0NtppEq9O+3Gou/e2mLLnZau5C3kjeM6MATLmRl3m2lD15Toi3VXkymUQrxM1WCjMMkS5RGBOVFix/aNx8EibjgsWuHn6HhkKp/yKMwRaYYrkq6LDwIOXlqgQhUcBaT8EnmPj0B8Fp3F3ITjF51cW6Ro6DOC1J6nSP3YVVsMNbO0/opteApeGCBr30PJaetcTylTOLyJYAjybUOom1jlvaAldqwZkYG9ttQeGnapet3Uo1bgkHd2ztJlbbb5HgUa2GJOuv1YhOeQ+fSE9YJ71N26DwAp1QMGKhhDoKe7Y6Ali1Oiet41DHXT2S0opx2W1dTpTj8qb8prUfyis8Z1CcDQUyKXe7UuaLUyfxFA3IAVGc2o2ndFPBXBbn8DOFc3ad7ma41Ocpsc7vY4XsS23ueftWtGuvyELRXr1Kb6saHeu3tOo39q5CyNirV+nFVUNnfUpf61MOM/LX7do1VsnhlTTTn/Xjpv7Hek5Zdox6uD/m61b1st65EiafVd2t/0JVz3GO2YIXOmtVsbFq8+tVT+rfUNVbi41bQIBVJcGYnXWoel7/mqopV9qaR1Ocr18XmHkVOAhuGWDDi+V91PoLhuT5tUHrAyJmcazzsQYawFsl9cDn2hqsSY1rfbP+6pX+fr3OlALt5b0XZKBZVJR9wEo23ZQ+LKniOqNZfoxaMfx2jN+QThSoxFzcluKUh01RCWi8uo9iJ1Ir400x5lRS9XmItNVb+ttvowcMzAl/kvgr0QJ4UguksecjCslS0Coo9ZamhCmvYPp0du+Y0MSmJ4PZk7STib/JqyrSNkueXZjzJ/z/hF7bmaOZVGukWGWqtbNYxX76maeOFHqSOW/DyHYtH2sCef//9jO95lkmul/A4SELqgAD4UkyiHE+U9J+jxciR3umDLYlNlIlFzdh+hD0HKqBcWIEZ92Yi+tDRvqHulItjsM2LAaA72piAKYpiJ0jXmbnd2mlQOOzUQnRvlFdCEG/gWIxRHgSBumgjK5IxFJ7xLi6Wjp0SickjMAYEkt7SAGQp6FKhhxjUHA+070CgJSIyOBYiM8jwq4ESCm3V0bLCw3eh8NuoWjJq1OaK9hQ5hMhRFQaCVF6+lPZfMfBCI9MXnjG15vqQAbyZzcs+4lHDAEab7O0WK0wbddiKQZ+I6iZscXGb659HJjv8MglNqqc3jisoFL0qqgUEbLCch8HIdFlFL1ZCOMz+ekUIkQwmeYF2SjISA6T2ae41bh9wY5k4o7d9qhxyi5l8tbj9gG4U5RX+tBtn6oJrDcGFlU03lc0kh9X2o/l9qt6i3jKf5a3iWf04276sQtG9CgiDPg0OhFt91o6JEJkPclbJaDb80wXyEMpOllH8cIGLHhpq2voyc7bSpAmlhDMIfXhQrU5T6jZfB1JzH4H/qG9+ndnooWxH42D08EIfoz6s6JsgPFzr/6Vl+BrE6PPX8Ovs/OGtL38S0CF9uugE5hQ6j9Wfqdb/FAt9rt8EQrHZ6y8DaJN9+pfTxalFn6eOuON/MXKJZ07mL2/Oc+/0qXdExUqZ3hMvpie4aBawnOcWkkft81Qj3FkP3Gzos2cpeNG58hyQY9zifNM7dVPTir8OqfMjtY3EHe/BQC4T4WDTbOAzYQBn8UoGWG68RdfGruLvLE2/YoIBH7u7XcxVVloaTJxqygQVeI1wClKf6o1Qmms1Dk9P5lsxMoKsPTCWn6hpz/cLJGQZtioCXqd8bCJc7V9uNnUMCoyJgOL2VcXgc/BUC5hmnRXaAwISL2AWilSRjg3xLG3VLUMkiTgLZ1s1nY32YqSekRIgm1CnSmYCIZvDY6pwHiylgJ1kiyL7UQEW+UEdcMQ+9YL3MTkH5BhjmLcEiul9s+mbibDIStJslTJ1EuqABCvttKt7JWnYlFRYXW6AkWqoPzZ0mJ6ZkOUbQ48y9GmmW2hiAj7qQJ3KjypeBY8+qu1AYyHd7/T+h10RoD7BekWOBcs3oi1ge3tqePxtS5tbRjrLxbMg9b+plNWQiW0Sec03AOh1pVEB9dsGdUyoQSq2mlF/NNwfovzMS27oxrJ7Hp+KSwKxSkINUfx2p5563vIZDb0avKFCUJHAdiqhkEggnXuAD2QuB+OQPiPx5CT27F4IIhSS8dQBJAyELoZOQ0JlkVkcx/+Wmw4UmO/fm0XgXLBPNxiHq7XXwIiYJg3QGm6prYpkJANYQw8FdrACwENPAENQYsMoSR1/GMwKI97fPk4MxOrK6pd4HKSQ2RofB49Ak9O6zsdTPFkNXDnK7o74hASUbygOwd+uCnCC1JKvc7IOC/QHPwnOYBFtBn420gChvH2ZbOD2gMYm0otfiWcsKc55RyAazoX8tPD2fCQh5zftPMwY5CdbpGHRo3hUcTOdgEfpbNd3LD0HQkTuQ9IEbE6dqSOHvshnQQZ71qvlo6BYKM+nMURBV6HeEKgndf1D0hWH354XSNqk9DAIyIFuna80TojTdaPn7aOCe/04xfScg7t8IkOWVCFGw3BwYcfntgxbnOOd+0Yb/lG+HKYc0Jsr0SDHJCVWoZbsuelA9UiZU0TklCpNYN8oGrmsyixA6KTRgcsjXwi2pfI8uI3mCz1e0zVjdFOGNIV7XSphKL95JRCmJ6G4hExzqkY6n4Vk8xOFDhCcV9pwosvJYPe6xArgCdRYpCLDnFEBVPbUCj2CrDUj16o4hkqhOupZp3XtB3xtOu8qE3/sc8qcYSR4Ginls3jgBqezqNO8Qp4jRu55hk1z+6pyUt+mmseU/P4npoveKQXXvWQTA6mQvoBpBCzQcbKYBs4JClDkyL9osb0LCjGxF9RUXC3NUlGsnUJkKLYeYMwXo/BQ1siIuErei9KPwmzi7awSjAmrvIpGK8ScFDzwLNI6CThUrnQUstqZ21RO51J4gApqAvPCNPjQkmqJIv8Qt7yLd8l4bv6NSNt6MCxvG/7zscHzj7hoWxGMrJ3oVGzRN8Wgo1AC5d3bFsLAVfIN48YzAyApC+9ewOdu4KABCWALXkpXWMb6Aa5DcxYsY3y/ih4ko8ntstNBIBVY3YoM2jafJ9qnaKctQXTeLpztV5RHnBtoxpS1kqlhnPrLu5KBS/CuFdp8YahKH4XzVMxj5it7/d4YEP2ULla8VX7eA5bAllKIyrXgXJjEkIqIl36Wn0g/ZOMvg6mgk00BqRHRx76Tv334yrlkeNqSNcrUglzbMWQJnhxmNkCCGx5FuPemWUN9mhY9232Ihgt7y8aN0yV+J3oRRPtSJld5LIpDq0WsN8MAR6F04EFZqDy9BedQkfxwlaq9D0D9DBLh5IfYg07QxicR9aR1Sfj+b/6gfJGpHgme3f2ANH2ICbthBTTG32uVQiiCY8vGH4aEl0qwBbdJeZfpywZU7LWezB8LLtIo4Fd6cHwU0IJFhac7wVwmkZvYWWN0Zhkmirinp3tZAAHXpf0WuV29jh6MMwpnY/pzrDVGAY/ftmnB1N9omStt1T0aelf1qel0Kd+i6IZh0j1QFNjBf/amYPRvB+iF1EHFAVS8ikGnoqdgSJE9Q/7VOtEfqIVPVHksdGD5Wu6GCO4qqurgpQbLe4jwWp9wG2fbDb7LJIvNptPN+dZtxTtAQFQTj51I1XHlOROlhoSLraH2t6c4KBJMV8Fj27z0MjW7uGeiegDM6lkjobd7uFZp9847HWInMICEnlerrvBRHmADSiVbsVSfh0XRKyHodx2prFwezOuzV9LP5lhgmO3U6L8nll2dv16s9hksdmpgFvMnXgl4nHLaux5qtV2Y7X1shqbqvKGN17pqqxyVVpxX8M6BsFxaOW7TX949lSx6FksWk1Fn4eim1TyfSzJ130Vi/J134aizOrz+WWVkSyGrjHtCFiz7XTkyckoH5Pjk6CxV8F12oqfX8nTX5oSzt0YHSA6WW9Kw0LS5qN1lpBmyw4lPbUMQsQy2045ztk6ONT3oljmrEPv4Nt6LoV5mDK3Q3zWEIuuqhshVHkFaZ52Ra+4wpJ2d0ReE3RC4pVBpHeiRmHSG2woCs5dc/i2PRPr7GTP/D7qUnkfhyel9eaMpv0pqk3jabjnESpNG+eK0a2UMCRPJ1/wWKuk4j0TE5BzbSkCW+l4E/ul3g75WkbnNY9Ia8dNRXx5IB7kBPeJ951uXZD7xhEsHlGCVMtxFKQQ35kwzSADkqWkL5V0XdY7rGqxPzn2oOCl/of7kyzKqwYtttZolN1Z+Me683vFGVNb6C7MwVELv13sDa4M/C5Qbom9GL9dW+upDpTa6SvVd5utYBnz/Z75QZ1zdRXLXHrJ3EvuV/LWvp91hXPI3nPFs/vukSvjjqt/PrOasZyW1b667/7Vat/OrDbV2l+pVsAeE7XUiR5Dh6+Euq8KlG46TAmf/jtxOBPF36GpDU97Z70x6O8GY/xy858iPMI0NUB9l4UZR6zbhOX8eRMN0j20Rv8imiJ6FWrA1Ko9wgRC7V8xZln48ktCWxzlVI/QwpoM+y+CPcRs533bfdxGQZhCByxiD45XYfUg+hYq53+Aj2f8RjqeLzVhtDiIppgI6sCcMoWIeT8dz8sMmZ54J34+F72PhsAzVu2QO3ZBBAHSTD5TQRwuXi/rWGyC84s3dizFj/IVHRutDHYNHYsbZjahy2dZOMjO3oKXwJHBMD3ngHALc1dNeAkgJUj8xvb5u9qHw1Iq4HHbdAUL5/G0vh+rn84+bh+f61++ea6b1R6Z9yNqZ5zBHuCRwP1Z2COyP9r67HkBmD6YmhhHApi+yEwEpu9kJitEJjiYPuD91tCh490QOx1uRqCFFUB75gXnocAdeqGQWAsrdO9jKH2nmefXpwD2MA3fiREK1qvAGPMOjFDQJdd/2KzBjUsqKD4GEPT+eZalw4l8xfMiL+ZoMncRyL6SnQhWuZKdiBTFe9mJeEsOa0fSfOkYDlIycyvIgSRisLhEanyM2xTfzsLwjpdLO+Z6L53VZTPmhX9DKz4jRA9OO2WvgpO7dF4nQMqpvipPItFFBJhKkGGwWXcJsy+pxnqNPtvpihJtvFCjRqcBgmGcjKILpytTj1f1sw+j57zSI6fEKCkr/pkeldzg1d3PLLcr4A2BZKhiTOmLVRAsJCUVlZGwM2rE09MN+NX8seSdnybF0ZebM5beGJaB8Ivr7r08g2kl1QI7cyUtQOnLxdOSZpw8cGqxRMhlARGUH5ulATxYi5cX2eqlzyNOxsRHX/lQpItVJx/GvXKKQ49HRBNApvr40zbNtgCmni/0Jmf91I0CKVg593th7ivsqXr7EDLi1ygcf6ovHVARe8CljnKPqlxomTJZtSpz7gubc68j57kROQ/dF8WDoV3+pEteXtW+2Ko9Kxl5vqmubIcD5Nib+XgqWuPiR0XX/ih3uM6yXlh+E5t6trScEoIeCTr3GmLVMNIizeav30WRDBQWCq0ceuQes/HmDPhggqN7UEgUvBB6IXghcSu1vpdZF0A5976OLwWP4N5XzvQIMHK36sPmo8WPYqJayd/wZqaGezkZhrHGUazByAZP99bJRF1/pHDBQfVkeMxwkkhcb83sRhPfHq8H5fWbqKwOW4SL2IG1j9PWgb6tQcKyZ3ElCIKpTD45iyD2oRuA4J/JbnYSwCg0mchqC+GAOgkGDXZ9C0rgFJI3OghOAuJegPeamHUBE4yL2tSYMR+J4gopbW/Zll9GazbXySF7C7pRsY1K6ZLC5S+FAfcnhzAA4lFxBYQz5/FMHKOdk/pxBYF/lwB2QL3O4FtLoQZHD44emBR49lUUGetAQct228XYisf5nQg56TFOV3Uad1/EwX+jHhbUo13Grzc8ELTqa7SvXSkQSuJxkAljpwzae/MkYU8Y/2RQ5JuZwYc4qEi22ZS3sGyqQDger1cwjosbCM+zaPhu/oNb0xv35vw1UFuUkgAhN8/bReG5SsCCTynLrFSEChzaw7hpo9PJadOHtLF4OOwgPY1n84H9E14U39Nd055jxpVnr7/sbW4ogpK7ptmZQkrNjBt0VY2UGUxc8T0XyuaMjdMv5nr8l6Apf21NTaApq6c/VxcYo+169xXmX2OZ+PUfWFBeCtHOrBFEjAdrhETB69eC2fL/jVaEn7MVgWj1bEUguE2ZCfXtIDkUnjZtUAhhwNFwl68nOu9QLBjqccSOir6hN4g8BFqwxVSVmHczQrydAeKfNT7Y72fOy2P5IPm7lhdbQ9ArobP+gm/XkLZIPdfwNn/JRgvhaUzZKgpTRbJUzPywaHm24bivvwrRSQZkIoM6rZ3ehDl0OK81rLECxYrVCPEqoMDSY3OTJd01O8m6NU9V3/sOhKyevgqHTkDu4tBTFCzpIFJWC8PqB1EEyGrCV9uCznFKEOgD/1UVMahMfOPzdwOiRpCpA916Uag5GbdMmjOx/1q11GggzI3unO2Qe+iVlEOqsLLeCEnt4F3djdZOiIBfMXIuSeuYj764vBwLz3LpSrfxcSj9X/+jUvznUEyIP/Mst7x83f3k8FHnIzL1yXSwKtvlhfG6L8rCeI/vysKHofBFUZi6zbua9TS89pRvsFF+zJYirYRdO1gaAdSwQbI1KaYCHiRb7d/2wBveaI43igQDWsi56SkQfK6/gQc2hPxyl8IkZvi8+izTruN7c9GDtLikmC46KxqCZxhJYALgjT5ivn+KgxcYUT6uWgNwAoud2Ih4c9aQO5Dt8HRwvLKc2WpD83Kc5kZtN4IwTI1IYGmd6fgDfdr6M+Fcfvy48XFJyhKeuBi15fbe8l5z4CfQLceDzetzFhowejpIIHrMMEZmhWLfxZlGuEfpsTuwouJLtgEUat3Ghx9CkxIgrUmI9keDGuErZNexiWYiIqwjj4oGT0ODSvByCaAqS6EpSnmrSjog9a0Vbk5IRcBAYWukRyaxK9ZONhxHxVUQcruzoMQvJpgn2gvGu0xKYTop0dFOfhYxvj/TFMMz2xHKll9+p6BeQ7ntcBjKOEth5oQpArCr76Lo0D1jU7DUPuaTKgKui3m8qP2iSdvQfkKjLme1e+FigxWEFIJHkr9tg+CGFGWXrAAKBhUbfhnzfTQ9sQIySHqUEKTCVn6vv9TZa4YXS+clmZH15Vs/nxgc7r+3YP7kCkFvqOUPFfqQPlYNqO5EcALNKYe5CJuuXBm/n2KE+Wi7H796VR1zvqWpL6TyfYx12UMIi3XgM2W5vdJcTZ2iI+GTBlTVbmr3tlaLT+yg2zutNWYJBHJ0WdSqD3M8KQnfNPRMURuAstW7uX8rkrk+i6Yve9nBp5lAJasYPRUHsoFDTgCeMwmFifseH73IxEoULHMgkHoHJNEMpCDdvIre4/FrAhAyN0PrlowYFnDnIdUx5KMn3c5hLNIxRSRTyEoQ69kviq8GiogPpfaDQtCEhacVSv0XxW7GisX+i2IL9oml9oPCI6LnWK680H6o5oWU2lCRYxgu67sbCqdjPWHuCmwRcw9QeQQiLdV+W/zt8EF7fnmh1n7vt8P5JfCtV9DoUoXfFtMJckpyrJ/NhQjU2dopv1rilpIAt59yLef5Vky38XxjcZno2BCtVVjappYqzK2q2hguAAIcBcfj1fajpoVlWahpjQ5JiigSMyxZK8sPHtSG+KR9QbzZaO2djMfnzaWlq6urxauHi4Ph8RJhIctLQo2t72+0brG1Ncku8u01avZ1c+9PqGokk3zM6Db3HklrkNh/Q63Kbup93/s40uD7zb1VNeKE1zTjnMioe3sP99DfOBssmHufaJ6ZtZJDLpHhtnLBsl0gDmG/YIUbxytWOBm3cW5Kee65qzuuuBNmga60PPfxl7pqZhcPO6OTt6vObjAX6rKO3gsnHs49VEsHw8EIdbJs6tHcw29Xluf+/B3/PPz20dyfZ3eiUOCvN2q3tIwyreSGFwofDrJ1ttD4fqt2swFKphCBFXQCatH+htaBzmsvYP2eQPqcEDW3AQWT8QcEc+XR3Ep+ZZU3QPH7BZIfTyQoEWHMoFlURRRLyuvlmxvmhPEeUngt5nl+nsj9CWE3DWFGLJ5HW2yZKPiMpDFS225t241qDL41YkIfq63YXuO0Rw28C/rU63sGB2MxfAK4JFafT6WwuX/0cSXhciX+lINn9ZOqK+jho+KVXlWWyLD7WIfpLAIDYuFi94LfLlkr7MmFQVINVVkECXt4s2X72MFQO9mIJ2oB9oJAxDbzxmuOdzI043O7tkrvFcBa0YEqSIsloCN6ONIyClFrdU4QfcKTiF2558rw5owwJEXOZKBqlIyJPge8a0ivqt0cArAnhL8zTf2SA4tPyCkByN8wWEL0UTaC5D/KVNJDGT1UjpqYq+NemMlQAORpUlCiaahNLL8ERt1WkSj9VKDgnoDhkRS7LWnoVpwwLLxdw3sMU3HYlktXZk2fj0CI5Si9ykwZ20zd3iCCtVzHA7Qi8bFhIqeVZfVRZW0RvUGPETVb1nzjIVuo4vsLQ0QE3D6ZClhdNAeFwaTvMn+SCUlt4PFm2pEEE4KgSuGnaXPb+LhM9YAFPLB9tygJTTNBMRFpxCLfWAfVk4cG3t/YbQqkytI8sFEZivdWWGDNBgmPCXHp7y0D9gryETY0kcEJwU+2R5ZZWQyk66OCWENP9wEMRpPXQPF5W9587db3A16HZY4vDaWInQGWH7bQw8FAoEOmpbByngtca623OPCmJCsAbzAM8G8BX+oC4qjEU6XGnrNq8iFHTGYECGzK0pfmPjNVSehOsHX3FxGgSJGJMxfnlIdUV02PLEJeaDRu97sYRGW0QD4ERazvHL8C1Y1zWWum0b6zatpJGgr5bP7KARuxVz4M+SpU5kuxqp6tYnGyijqF2SYo02y3UWvnF2XtrO2tzemL0+e09xWquMMTStpwIXujOzCEn26Qzn9H3ILNqh00s9ptWDMUo+qTRPBPwXLkPU1ZfyVKiSya/hPbgwP28P778Pzor6M8fASgtVtzPtiqKfY75t39uCgVEV8k9iYyO/XBxeXlx0UpteHXRlzPUWy0nM/X/7KlC9JgrmBCHlxxsNqEkPCYFX5WM243XuVyTNzxfraqhWrD5qM7Utj5rwh55Ks5BNWagaKnBcqi+CjiIj4txndkxGzYhZLicQu2E/ZFQNZzHpGJjZ4qpOE7MmCMPa+gEkucSHEyN5d2CTWHvrIeKWolCLkVuEkDQevqo/k1vtJxXd8lkgt0mCiRmK5E73ePSKQxf699Db+blcW0aS4ANXPl+VISXRim5he6O6uVIuyxBFpmCpvCgGHZGY8+iYgDth1XNK+CyZ4bv8vtmGh4JpJlY/EO0J6V1zQg0OR3ly1g257zsoaonGxeOpXOGFCB7X8G1XLQCpTvG2Pi8OXyimVCHAFAh885UoVwD+423wj3wjKA/0joBNHl0m+F58GdV2j8pwut2D2MnI518L1pNHyVNWyFD8wwVn6V9WeMrO/fRPNKn+0rHn/abf+46Duz8WMdB5nBAXXrn8+8anH5k4XFjz52P5G2Oyt5czsmoHZpcRl3dAadVV/tnQazEgZlS26qAR1NP9ttdjQ61Pi328ByL0G+lWGtUfn0YnjeQeh1A5P36gNlVuQtkwCM4twiq0yvDT3jgP6HXDtrhMw33q4aCdvsYi2s9UXw11n60+IqEdGGHV7oLks7oBft/Pa8/uD5wm9LS8e2E4xbsDD1H7eG7V5z+PiRof7KLBU/hKGMkSIoTnLWpVuKB6qNeMEPVpcXHsXN73KpO1ZVx/jTdM5Yz1XO5YSWZvn6QVaKYSmMbj2O+XMTmtNViSOyOOiQwi4fvnNbBSmMYoJQANAnidMzMaMoKIXsEmFWENoB7JXLQ3sRJhHze4FgzTFLcJ2Z3Hu2YX+fBo6sz9l7XPOQmcMjziV2cLzMPWbTc7X3PTPLJqowQHKJ2SHwWPXOudJRk5DR6Ac3+sfuGP7GO6LmKWd0sG4PEp+DiK7cZ/pqZssD+xNiNVD/sFyyJF03w6NUPYVVGf5tNh2yaiJ6dh4+n4ZGCVbDaa3QdMI5ZAQjQGeHqoKWC2AHVUJEU/jp+yx7d3s/kVDYnTseds5xUjGr36TG7n2uO/gFBgIEhuNh7wjEQVQLwZWXKu7eE3Af1S3gK3vjEZCSwpvkKsF8zY04M1qc+yvYmOPOiy6wk+g/rgOAbH10NycfD4dWD7F5V+e23S4SDlDJxbkncyingGXzdb4YcQx4yVBo2WxM05bOcjjDcVB7Q46babsfV7RdcIoKbdfIp1mT7FWgo19poEYW1IVgkQye2mSYC4mNTd5IuT6FTmtSLjyKkr5eP4xr9nvcEScMAJxoDYCCXpIowBh6IuKIJ0WhnNYibUzYeQUZFly2gBr01gQ9VNOSMfFIiFImNM8lSp0hAS6aHTxhi3DwYiSRTa+/n7Gs1PVvgeWNYoKLjcmP++7dVZNw6euVk1DJTGgTTfFO/DMZOdhLVl4cfqpK3OBvy4aOCchjy0hq9NZhZ7kun4DbivlaSSZlUIzDa2JQxoPjY+0smX49eVfV8EtbgrEdMDeGsI0FbA02FOfk3IXfRWA4A+dVFYGkKgZKlV0vRDjEBRCrMt8nmE++CUlahPmjwg1hAPQDZXned+17xocpEed1bQdgN5/cARjDnyv4bu+Y6xyzPkC4VZhAJnYJ2FsNiE4RVZjotG2a2CwonmVqf5B3N7qbayDyJ/j2B8/PBXzGRP9d4R51VFywaPl8BMfIbijs33fiBkBIcjprwRxuJ/PQQdnKXMVmAxcqd+gCN9HN/caCHTPhBYytwdd2yZTsY+oILbnP2pvS0oNRL+xfiHjN+xcEj6/wlXjkP1XtQ1RitUZz+dGsS75NeWTrshei4U3tXYQS43CNb7dHYZPRmbzAlLvKboRNx0deObZe3ZHoJMujb1dIIjEXcXjfrH83zcbK6n0roBZB8yBIm/RxB1gFL4nPjlw2a98WYA93NRgydiW0eT6fUz5MJOU/IHb8ytdLHa+T9kTTkmTYklKPwr5o4NSf3bDA+I4ofn0vNwB/Lfbk4ft9njR93HFCfVDoSdw9tXeQDPic+LiBySGAYmIDpb1SZ3TTP0gkBXM/RD+E2P7io2OXC0Lts5uvCBRh1dJbgxsfGTaWbQ6ryw/09pPCd9AZD0D2Zk2VXEH/Gq4TPvJkXGPpECQ+hpPPTqkhAHoFKHY7ZwSlnPfOu9vkp14cAyqozLbuweDMgKHpHM5h1UIR1DN3cdtcMepl3stfuyM8fCTaDgPDhltGfiIkAR8tNqbOSKiraRTF1wTVc++AA80iIbJ6aJUg22Tu05wNf3aPekMuL0IZvrDBCmEIBULDntEOF7hcMaG6SkgaaEvg//rbTmvht8b/99v4t+HzzLq/9/8Gz2l4xKWd9+u/DX/rxyr4/ffel5wr7aLv09v33yd9932CPwu4euY4ab8+wSOyXrFJdOW3NLrt8NbCkAlgLw4Zxz5kHGjI6n10cNXQEBnxg20B/PfnGrFU+Nya/2Ijyu267N5xZ/vTRi41Yx67oueh6Lfh/8MDqdd/xIUxTvgMfGvbfJ5RJFZsCUXeet4BU93F5gvFp0nDFiSt0DKAgR+I2ULo9F9bq1Hqs8qaEolZZ1rkm5yOIj/WZI9zz+LwvP6LtW0+bkIUCqnzc9WVLcNq/vpBbIqP4t95cLbsKO+3rlASo7stYvyHgeMqsfpqfzZdlsZb4U2Bh/N5BMcJaoCQ5/iH67T+ysSGlqrO6Hp7Db+G15Bkzy3jbUs1Ayw8V8GRWMcj+rLwurwS4wJoJWOoXwsWsWRF/TtkWdQ0rMQfPTmPi7CzqdiSirs0qBBq31owQ0DCTSiW1pWP4tJagcP806rW0rCqu+6C6XagQEpIFg5ctUaRRCE/Y6k/1gYm7Y7rvQWc5WxqtroHvi8ODemRsj2xuh4Rn5LW7GL3jH7NRbSSF2wLYtvrMMtYljWDC8OgeaynF2/zF5pF8lfTDYoGvE/J/zWZ7qAFtwihK5aGmWOcYnSKnSgxFaVdBRNV+arKUJTu02omNt+HoXxZ1nzLjD7ZKFMEF/jUFB2ZFOSOIBpDsMHAFlU4xTwsDx6NnecVDI/HDysWPTA+bsOby53mqa0FBnADCmkdmanuvPJcEJ2lT8G/AuEzG8iRiRn7GHY0SnXWS9QS/hFCU/wao6b8JQ3PsR0czo17bPkEyqCnQ5vFapeUZNmD4jftaix+jlyAjUVaCoNK5K9ZyV1OBWlqFyBPC31XJNM+N8JkDTMrCDXmUpRqNscQa8GtxUwOKivfpI90UAlLKYp1O4wdZ00LLCUns6yAiRr7NEhAkhLukdhZzFDz97y7QQyqi8HeHtYcXLylhQbzy7C5qumdRt/s5mEwfCDCUzHBsiK+GqUFAaIVaaHJFb/RgcHOhlFgDvKTh/THdgW2eNj+xJzXKsRzxpBnEazGY2EWm53c1jRf4OzLM27oOOm1X6OSa4hhBpZSlE+kUr9YDWzg0dizdLBbKcgzTM5n+s32JUzC7TBDYWyERVkbnCgTR+PB4JB/GfS6DDMd7C7HcxbKt6j2snR9k1w1AeoGKZogO8JkJMEy0MP6bHA5FEbF10oSjr11f4BJWcsqHMVwQHezR2dnw6NryOzhTT3Mz77+7Af/JEXFyCn0NxhTfF+na+DClCgNQ/OEbYN4G/OXOPHcxSX3rgRs1PLqEe//uqeJ19Wh6B3407lFf/gU/dcjmM6RTRiQ0bKK36sTvx9O/H40X2q9vafIOHi0bcXXV2xRI9NacPgwHfLJ1EyC0AnOrODWYVt1wLrhUyyxbdwGJmEkZEVc5Rdk2RoM8OZH6LsfAVekdDf1pGmfXqjD1LKsxnCCj7A4MbxL4eRJ9pavuGNSE1cjdkTe8tVJBy1jDC/NSNBO8T3PeiDvG7S96puJ/WSy+MU2nkFe8wOLUNWGESTQzHGq7G6DYPZ4JxfN/ajrxSGUYjtDiq3MlmKfPMo6jynwM6ZZnF7x48nTs7T6o9q9wchPWqe7OnkTbjVShIKL6vJ5px6pTnR/QPctLPp6OcGaP2Wp/8XdAcEqPyl+O/ruyYxJy2WMf3JMcG2A0ql2VD7+4C1aIII0AVvTCAPA+Ne2yH61aAADip2IP7T5LiQtHxCyXQf+eQ6eYszwiPlkzHDyfgO9d3/3XptwUcJAiJ2Vp6+IDedzrPjV7I/tvBRcLUtbys1RqnjKWbXphdzLARbjnU7cv41afX7g9MorB4x4rsuLQyh3S07C2mAJAJ755qDBZynTZLD/+Ramww6x7CGwJ7w8wi8PUtuTIa8H822+XnXEX7nyWhRuquvnfB/uZbBiqulYJmtqV1Y4PorRE3/2nEwg/qEy5l3vISm0McQ9P5mGSB/IswOcYfH9KaQZL5U5/fFKNcgPWQ0KBuqRX3DnYTloOeZvyCE7OPlDmea/tFc5gyqxA/fp797iRLjBzGSypOd8HOX/KfI/LiTew6TbeeK663ah80kJVEdnKoEW4/C8fvFUCkuSSjNG0N9XtPaaXogH2fYdh3N/////kxVNB1nYJm66NYi0kNWlWHIThN5q/dA6kzYXXRF014+gJX8/zw+iBWOA6ft5JlEaBWmcPTxurwOEvUzZObZ9QllLipondjOfqxtWY82fXSUulM6HR3FEFCATjRkg0O783GS1pu8E1L/BFb86eF6OT8wn7R9Iarf8RJCb9sEFlfy0FUw7qMimYUdjl3DdrR+8bU/krTR79FQRnoSSMFcl1tpx+h1MGH7daBsVB/pPrDTSWKUHrApJYpswCFLL1FMPo/aX6TLCTAAhSKBy1vu1Z38m5X3oPB5ZfLTLPBZxQAN7ayLOTDjbUZ8nfi0a1rNmFoYkbsIXyXYK3+/C4p/Id7A18PBpYqLwZTFMSVLwtCpemICP6epTy+AblsdRKV/shRtelL/xIGcsYj0KBQHD+x3bkg8k0clyXAYlTYUM2e7erz7FdFR4eFxoJg8PtKyvqaEKfGYxaAEJ51b/PLVKOILEZBVGBjLkM+0nUjctekQTzbwAiC+Pbiz83meFyGbh0xbpjR9Z6FwwOm8J2DOoVuWnIz5LsxdgdBFLWrGqzLeT9LRSBj+cuc9AqAXf0gu9reKTLNqy0um2SqUuWhFDc5g3NPZ5tFNbwwu0GZ17jXMpNCJQ0XRdfzB33ulp6fCrLKg8Xmavo7h5BCkWzyZSaZaITg3HutFfbf7pmauOT+V4l9OnUVPKu06GR0p4mFHJBJIA+Pp39hCjNdRqjq3eaO5YTnBF6au4OnLUieOVjSAQHyfnWxL1wd10UmpoYZL5vroqqOO+mqMgqOHc47PFkFr12B67VArG3xObye4Dwu9vgT4ZY7MMO4jPvKQExWJfxM2kXXGrEgEcM5O64QYn7whmp6jJpDvYgovKWuSMWEEJ3j1pqHB3QfiyeuEJYGm8bsq9NCzUmtckvD+8w0aXZfTby2cMBv+HvTfta+PYFr1f3+dT+OR3ri9sIR8NSELYxA/V3ZoHQGJMsrEAobklNCAg+Hz2+1/Vg6QWnhInO/vc2C3U6q6urlq1as2rSjb+pDqPThOxG3qTXqLP9GedMIuhxyHO7nPuOPiSB+Exg5HWbVxizJprS6ySqfFCZOYqTXbJsbwKliuyHqKRIwd65sswa6w4FtlA3X5g6meCPZdjmSQOzR18GfWhdv0OhXkKJvjXAmxSEt5FZGKvKwRSQui0J1avxhfomlMImq4LkSz/hl0R/Ua+4KP1Ak6XFjFfEbJxJ3X6q96bJb8NkPICg4HcXDR86QcavkPnnUxcIeTsxctkhjPaGq0dy/ACkzytWtz7fmydb2MlQkZIkk+ibARt4qZ92mK//7AvmxEJOXGsyxOfqgjIxRqL9RQL2BAshKc49yAlThCC7NArFE4iATT541uW3G30NTWSd7Oy3itMCnIK7XmlF2oXywJl+lJ2IneH2MReCErA9ddhHBfU1AlPeCkkweviZwivS3SXiJ8/15eH8dEnAEH9cezpj3rNXhcUpFs3H6pEzaIhh6P+tn5431jZGlM2S9gwmhjaQSwhT27kEQvKiMJIAW1Zki39lvS1K5dorrSA+USbFyK5SxL1Egz6DU47RQ0XPKMJ7HriLJ7PZnbyOp0X8NPY1XzBNT+vVsJQnIioZbk+EDLTmBIu01ijXulYIGpDgi/jXoSlG31JVs+61YVRWHYcebtWxtbUJMfMBxteynkWIxYLcxOsYLMQDTN/4TpybC6ubVd37BO+o8VqJGtxj44VZXlQHrQNBYcw2zAvpY/JVJdLvtlEr/AlU9ffQsvz7AhqOQoKTErkXsf3zpauckMTQLmBAc/xxmMKJxdEm1s8gU7Wcvc9kUt+UzfhS7s5JTZcSxkTTw0SoDgE+EWgsMzJi4uzLOvXEuXyUhWaNIJzu/Elcu00zF+8RRDcMX29HGDqp5d6Si6gD5CyE3kbRMZzGG1p46K2Vjr7ZROQZkuw4A3BRw0bS70IYb4EtfDReFbJhV/mo5j2pRItJHtiHHLTOkX6vg7zNc/SSjKHb73UyRxOreQ4eX6ERTNlp18N6OWp5IUufD46yAP4eriVu37HBB3Hc/Don40lB49c2Ri/h1gREbkpYTf+FJCOiFggYTErdUN0XEmzps0Yfrg4seI/j341PvLnoq//jj7+8l+tmUTVfPj559mvMmTXBNYcCNvU0TUSk+0GmESTYM1yzIGBXKLrharMsXOIoRoVbNJAnrVZ34hIrEVmz9LideK91/gisZOSQ/hxV4fugVzOGSrtbGB/xE2w2CLPEYdFU3DXcnG2iMMDv1hkifQ77WEXGX380d9xtFbd0IZS6IPLyXfh45t6tbx5NbC4kV7JXpuN9z4QkkQMp77y4S2uJJSOweTtytpHSxY/N6I+zpo3MkRGVXLfXOUqLu132k1knzM3XH0jHmHzftmZEI1bL440dRtJlIq7rpH36r0my+XI++righk3iUme6H0TySOkzL0+dRQKOYNud6AgokxQwqbdWC4n2iVFyPa03WZBd04h1n3K/7JlVV/cllJCseIxZ3uNZCIRT7L9FhqMw7F8Au2rxZ5SgRwffffOJmGhwZI8EFni91kY6Zr0EwmJe3sdDr/dtDAGLYdzXW/+8iyPXesy1yyEfv1u/Paa3afcBbx4gJzglQcQ5prPw7fNZ9r0urEZavyT+J3nvf/eaD4T7tx4jQ1sKDuxTkIhfslJOCxb2b17F32WxjXk5L837GeWihq+ZoMO59X2J1tIq7wNNj5uVYOg8Psveo0PCmfBIuE1i1R7+7/iMT9VRF8Zy5W1DUxk8y1ZQEnA2JHviEYCgY4DyXcTpCIfSA6kKdvfu/5HPMZqjL5uxq/xZgjN0YtJ3Ou/nb6bvZ3ybLCjBAXpoZgG2mPr9ridDQ6HEwpNY+nIc+SXH3/8sfk6ypjT7JUrJCE9D2kZotQzO4JPNkOTf06eOWcF5iGDMXvGzX+7N3k9e3vDI/HoP4nH2PDr/ac0TPYZc+6xRh/bKQbu3ezdyMDitN+7lRPMi3u3VN1/vpFgjpvXfT3QXwGGvYhj9wauM4HrjQPX21W4hm82QzdLkL2hytsvQFZKjvbG3wph9r8JwHOyBmEQ+BkvmobwZPP1bDM0++cMCE9odx8w3DzP9N58r2/ejkJ7AkhSgXhuFN4b+D9c+LLl2TrspRT3WCZxHfYuyIe8YCAn7EC3N+Cl18+3shPx7evrJdh/FlCLuTb6uNVbzDW9yo0bu+EbT70Z+BZ6DE+z/T0RlkOIvMdEj3aTo+Kx96ajDexWXQPv1r7LOlc2XFlipOHLV7DO1WU3uit2GGdf0kXOh5uM5m565L78H2+wvbCVkQeOjrO9tctVetWNfW1g4C/LmAEomQbuHsOsdUc+n79VgV5Y3WNmEjaEGPIqUy2Zl8Z+zWLnIPdSKV+3jvZLezHvglHar9UuK6W9be+KWa3L7x3vd7ViXZby7OsQTXqXKtXKZfbIssxzoOddPLCOSpdne0m/ouNK3qiaFiWrxwe1vWjMr/J0v3ZpVkul/aO9WMKvtVStFpWVy5M0mIj61Zb360ZOGtR847X1ufnGaeTyq1fve43m1GkXJ6vt8Z+t1vJnIJrf6P2KkaseWebimnPlslbfP6ovQOleVdV6bi/mcOYyPiKB92W+UrMqtXw9f2KxchmN3S+V0LrKx6V6XpqFWdrM1/ZVybpcbdXuzlapWslatfql7riodQu41HYBDHtsvMyqSQz3ODWw3tw6+LpimeqeMPZEgA7JcAklIqkxncJC+44BjL2viP9mrxmOx3bd0y0KJBO6QDry/sC5GOK+e6pXkTx2UNNDTOlwbc/fiLDZZOvMX3/4+SGS+mE3tfXDz1c/AIcf/tcPu2l+sDBHNML3Pd9Rvm/5jvE95ju+9cOrH3YhwP/nh//D0hVb/7kbT2798JpLPP9/+KKCjR92sf79sMkXj/+DL54O8cXDYb4SWz+84Su5Fdnd3tmK7m6nt2K7RHPGAfbW9m4itpXYTcS3kruJ7a3UbiKxtSMLaqR3E7R094fdBG9694MkTfzwI1/U/Z6v+Nb+bjKxpXaTyS1jN5nayuymIlsHuzuRrcPdnejW8e5OYutiN81TP9FN6dfPfPP0L3zRsn/ytb11uZumeR84T241dtOpravd9M7WLQCJbXX4m9hC8Y+kt2xAQ4wnf7e3JvxF3eZvcuuevztoNxKp8cRf6v9VwMcLnuV7e+uHj/ItAWzu2EyHx2ReOSTPjUgXXPDizfWou7HmjmqgQ/SFZmu9QRbEXa7CsbatqhU/ZqrvY7vR5U3Yf/R3rPaSGF6sPFiTvGuJQktc2yfe5a8r5b6vQyJWoKisUPdebDmrlz/6gFm86QXAaHT/ImCWG/tHA2Z5EP4QwHzcOnXndXBFWFx9zlqqkrUCjdDnnYk0/aYZZVFofaGWZ3XZKa2If8RXXhLzsr/am/fwT81/+GV/kWK5zpeKkScsBZ2XBQv7jWBNtpefjumnSeMScGysv8pzm/hPuGpZ/tMKlJPLsgGvC8r3cEshsvnqTx/2lWFamWwuXyiWypXqweFRrX58cnp2ftG4uiZPpdXudHv9gT0c3eHjm93PHx6fIkzl7UQytZMOhT8EBEVIr7ynpEUZfxtisA5CsbTZcYfzzjtPInnb8YTPxh6NWhHIOtiMbPSsxut4dPPdO7YJe43sNA7tJXbBP63eEmPt1r+0JdVWNqAklVwfFSvmeMBk1wDvNO6uhbKseY7/EReXUEQUyQAEx46GFCLIaBgKYfNhMOMsGL4VuARWcNE5jbFsPePv3F5sLbZ1tAwrp5X2i4OKeXAFiE5TFluKhfZiIE7I2bTLNWg7G3k19jqIztF/srTAa9ZO0CtNYU4dhwgo8qU5Z08o1zixOrncebXYcxpF0132GAtd81Ot/SjO48VUcFkvF6tzMkACNcrKgk64nA6W9ivXHmhsn8szwrnhlHapn77uFH0frBp4sFXIUlzXci0CCu1CYxuzLeV13yW/WpC9rB6pfN1JWXWvy1xd3ArM16WHnp/3jqosvWS0jHzLOA+ND/Pbhx1jNlOllqF+90G1L1wPpaoqrFaOSe8weOkrDuPF6485ZSj1R37MpXPjC2W/dP93fR5WuxqvqUFZ9Sr+hZ2y/kqW5ZDGhCwVKauYfzlUVp2sGlRUx3loUFSd3pMhV+4qqpdXk0Vl8ok4PyMVDQL312NFDq9ITJ/KfWNuZgx+mHyW/36+T2nra7oOWL3K2ll1/+Vqv/XTzX/NyOVinRN93i+qOaehrvPRl8rqzlKzl7sTap+obT47fLoVlSobibJKlI2nshFlWCKPhsWFGN9GuqxmsUdDzR/5M5Qr7YrqV/SpmoWPVYcTs18xkpyPKua4kp+Fjs2nijGQEk8VKyJPPlXUyFIPFTmmVjZaKd09cLnHHzszzIyXkdti5PVhDHO5iWHcGUofRssyQqbiGPSqv4UehNQn744NNfKOQVdTiB1vSrcsb24rddeqqokpP6bzZQpCKcEC/0LT/U5GfWpjqrQ+DlWKHhhWmrea6uCbcWOcUWFLVZWdU3FOMxpTNNob3TyYI0cr843HdyC3nzscEOz0yhomztenjqF/u8eZfF4stt1dv8FAfcvhQHTYcQjSb/wU/mByv/JpfvbuzZ/Wjj/oYzCJ/tyjFAY5/9QjuW20BpCvv95H2pXlY7Z2oAj/Hp/ltrZPWmno+N9//jJ/Dhf/zQNYnfu/2zNSiIoJPjafLh9D9fkbR2oZQY57Oz2RsFQ2nILD/Xt8zKXzZGbY6hvWZJY7mnf7xuOyyP5v+ol8fyH3E59s1DTTqeofqrr8GZ8l5Nf/lyaA/v+JyWF+w3PfUq91aDj/D5z/X6wngrZmqUlmcQyzcrQQLzlycuzI8T1b/Kn7Ri0jZ0+WHEfGg13N1DJIwv5xZEmpfq+qy9lZjoy+0q3i2pBr4awclVwtE84pjpQ+ju4KiXjVSk8P1XhwmNtW13FVayHOf8tx+/n/FujweBFBZf1+x9P3POLbf7LY9eXjT5fLvnDIjJ6i4o5nOTUNHaso+va9q377FhDU6QRl0nyn2idCweSTT6OTy+ffnwvoT979FrSuhPsouH+9j8Eny+dp2Hy5F31XxPi9n/pvfM4W6H2Nie/P/hS9cxsR5qUCuuH3GHX8VrbMr2bWthiF0vInKn/a8keuGV0xBz2JqWgkZ63kl+tiVvbl+XtELP/iVIxVX3qyjZXxgpN0I5xQN+EdRNW///xV/gySMqdSre9rgsp9u4H/M8egr+bYRP8Vx/2/5mibf2InM39ix6LmDEP25w7jSwW+WNi5aEwN9dnjiwW+WNi52IuJzfoveVQxg/8lj9DL3sJvOUq/m6yksA3+KZb4P+xoj0/+3XugYrgRv89hRpX6Tsf0oYnA+icc3T/jkOWGAsEAXkzX5YFse7MWT6CvBkMJ9EWiCCSi4nQjSyq+wqvWVSVljE6VmVGZLBqYoWrKmGBj7CNZP2jp2mB4Cg2Vyagaalk4o4x7riNzmj1ccvKNd8+sKuOK0oYqqOytyuOENPCVGTlcv8rkOSq3xItk5vUVUxWokOKmMs/1W2iAX9JxcMjbpYBcN5SVz4tfmr8HqiQn2rPsl7eUWdBXeOLwUF5UUnnp0WobnJJOGwzRzqhcrhwBB2kDArthKkuUUV5pyYEUX1IZTvUtM5c7OFZZIMTPU4VtiNrk3FR519ktvaMxed7olKFh+qV+saxTlW5wxakKf6l8AQVqvNDnR8o60/2kPloGvAAgN7IqV5DWVxJKZa7VQAR1DSiD4pycKNMpCIApaDJNbarrUpqy8m0wWmUe7AORbNbcBgdojjP+VDSkBL8x1qxc5qFt51KHX7fKulC5KGcZZYbrMvzWNiA9UcUzVax7/ULtBc3oKm3O4XktqpyUugMIaCIlnHQAV+BrKV5Lw8tj2knNxAynuQARM66VyWP6eXPKtZI6mXC5n1GFFKNT1SWzVEmxgtQcPdStEhzmi9ALAH6jTExB0nNqATI1jXV5VTtThZkC7ZXZEKhYbaUO6Prh2FKZxLE6K6rTJ/ptpksqi+9aABZHsacU/RQAvnTgu+4qhpG+VqJZdYXrGo+6IeAamLqtBmCR30VmkzF5ulYW86yYKqoTPNWFnaw6kb7RaV5WAFSFkso9map8oywEF+CYkfGRZ+gPw0y1F1eqRH/14baMOjK0ReDfTRdV5VRlmK39YX5aUubIVDbYVLFUlqY6OOMcw2OQZkTUhKAlFAEE5PYAiKQFE913yKzUr6nqQTGohLIayGaF/ifpKVgI0Kw41QLbueLt/O5a9JfTwyuVAR+LNxokWZyyPRpcUWMJLtGN5qd8bICA+a3MWxhBZyIXF+cW9yqxgiqeqFJOXTC8NJ7BHTChhIgIvCnFXGBSMhkKefUglI53AkWrobINQAGkM3VN9uQGaOPgHl1gNudVHp7XlukGvhZhNPQBlAF0eVNVsurBGBpqWwIfqnzyIGqBDoCDlCsQAZQF16VVMlPVEWOcVx0lpbh4dsHrr9TJqSoyuBokoDRDUj1XeWoRzD1SBd5dFPtaXZWPlAHWhhk+Z3YKKJgkkOMs5aEFa1RPaIGmepCwbFbmNXOuDA0yTaH2QqU440lOaBUO9BTVWupW4FVQdoYuy5TqCufjuVxZHUOBZF7W1U1D6EPmVCUzoFzfxLBQoQUA3Hm9dreDI0UqkqbJNC6qa6maolUgRzfj3EkYMv+oE7ons62iSqDKre4JoU5ub6ARloOpOQ1lBpyr4I58ZTTIhIxQZQ4Awg6gLQxDzIA1gHbV5LWyzRl9BQLdrJo+Gh1TVe959REYlNyh2YMaASlZOmjH1DZMl9ErMHl4KZVDTDKqJAQMYNEkOEKNcB0pnU1CoWFp54wtXDAD6aABbXlTFrQZ5EDGW9UxH4nOuQdz3B51Cuqw2YSUmwcS5lIYl5mlxh0NYdqAew4hT5l4ESwChHKniq4cChjBGehCWkVzqgSCmETlFAizOqV1KRM6zBGDzJyroRWh9QOXRUEUdKAXM8phFUJphb/pFl3JuSANOMK9p6IyuzQhfaIOuVhVDx3iKwB7DEwyoLYekmVB2456MB9M5rCyNGmCxbaLTVUDOtmH6kNVCH1c5numnSUkDNQ4EXRr56hEe84El3tg6AGgwtDBMFLF4znS0NQg0qibpRS0WniRqdFWupDLZAzPTijX4e2GcE7pDX91Gag2jRXuSycORVhU93lBlC4zGKLFe+XVSpWmGZVQ16oqN4E+KJlRKWu7qXCdWIxIAiYM12IMIMRCoUEKoVEgBpcpnqeXcdgREKA4zExYJyyct1AAevIoBJXgppYKx6AASGNDSN40AsGaj3IMbV11p0b6UHXv1V0SyI5GeWX3nk7uc+qDLEbliYVasPMkQmO/bmWrR3nyU0TQeyLL2dDr0Phi3/4tNkiIXnV8Oj5VOYlLJIDuZFaelemA+DikrbQ2q65NlTtUZzJK0EQJ8lIDCLt8Q+HU4Q1DZ5Qt2p5VE6OT6dAvoTFneQnJAwpF/TPDO0SOyKpGA5oDcXLKmDKOBn/4KcJVVkl8FmJmAYAVrbOzvAleqVJeOBNRW1QImc1bMEW/BqYUqInEJmhqOW+p1xkwiJz0BIhrMVLIHtyKajRPkusi4AlNOYXKWtb50RFVyXUGgNQwms2rs+qMWyW+VdEiul0EFClTKiET8lTE6c+RUleWhSnuoigmYUE9QGcYBUpq8TFFg5vgFS3JXlwY5+cqm0WU5WbmljC6vhICDMbIyWG1Co2FkDgyHTFgJd4ISPl7x3/a1RFp3LlyeJiUHz0DotzmP/+uMlBSCDOxi8eGSgLXs7y6yKsT3WTQDxYiggLHQRnk1EUmfNtMppaqSHwcYOL1YL/KFiFkplRa1vqk6hjQKf2cVMAMkpC6OjYbO2NnwIQ0jx9KURyi3CrndN3xQ90iQTG+ClkDFETrOzykhtzxMXAsUifvscAtRGClroGDcBtCXpk1U4YkdXyiyriTQE4VLhGx6TBTepPgvWAmncxvw6dN4HCVNKDERSjNBaw5zn81NIeCbBMAEOa3yACzp2sO6uMxlUZsTYCtoWxd94L+JWitMKxKRkVhWLdiBaOdBm3SkyQnEGAYh+aZuoEG6N7Bu/L5fJpXYS6RWvrpYkmdm/SsO8yre8qPhZMy/llLXYEKWXN8fAu4M7grj48z4OjQghwAReJy3Ur1JKFeXketlaurYxNvsjqgrzuClqbAA/6pwSbCwb1qWwqXziPguzHBrDzuVT0YtwMRYwx1AOEhtk83kUrlM+JFUcBWOTxk+pX1X+qL8tZtJJazgiqcCXMdqyIYR6OMqeCHZirnIwPmw5QEJWgctXW4fG2pazqb4OeJ0Bd9o2BZMDvazNRCVG0bt2A/RDiPEGbAWuSpKwgCShyWxzuRcyOqzIcQYt5Kg20phyRxj5ed1oxFaYNjMO2LoJYUGvO+K958U1fnQJ0pKSBAZMrSmQZ/YF9CLPDUc71tnggbqmsRFRIHCYO8lzOca0zPQOJpukOVSoyBJjoOEbGEQzDrmSslLZbYUAgtimRKWgQyr1G2ee81k53Wo7nAM+gCYzdAbKP6ag0ioefkyRXFiEdQ59sZ0BDWFIFJQ/NEKjPNWypkikotomzr6Vdu6HojiNgiIZVQKwrgu8wdKizOwAxEKlBB6MMZAgZyF92YCv83zaKGZ840B3QKJswPmfElBAqgVBOaI+GUIjxUGb+y2rnum2oupLaACjmW2GSY3EObuQB+7Ag2DmvbqD0p1WfgkkcyRIAMVDT4Av+02CjkppTPQ3+P7wmsFm10B1A2lGpAeCaMVxLQ1aA5wBW8jw9ySA5t8XhHzJ37PJw5b/YKvYJE9CIkammR6Tstd5EnJ7SiCgGQwVaZMLpIKIcnjYl8XlW1qoYbaBE1kVfjtIaqETZyyC7HtCwBsqJmgvSQiQaKTwzpfkiTtPAkOkoF+t0RClwo5G9uMkxiYBotRouqX+gXVPgkfEK7skgIs44EPgDhCNyrVqMrAjoJjBYNDlFN5q2QESZGWCgwUc+CVfdVUBgoToTGYXdpgXyCS0Rm5DMZrBwD2NIR7Z7SLnl4fq76BgJTSCLtM9fXovkYBtxDGzMcic5ACRLMzMMSYbaZfDHDmNSgH9lsDeZvTvN69PvwCajLIW9hlO9FxmmW9R0gCqnNJeAbYFQN6R1BM5vRLKMqf4VmgkNCSRhoLlC8CL1JgGh0k+JwkqRjHYBzUgAiELE0de4CknZ8xINh6J+6RxxSj6Mcw1VvoxmFD9uM2yTJzBuP8n2kITIr7ucAxxWJjOugtCPCDjdlryXjdvXmNPN0pziAjRZyHlW73AaRjQdjkjDTYcXhsSStP80jcZXMJUWy6Aysw8NuKn+g2t0OheYDMM+OjM9vb1XI8Jtjr75x+wrMxwT0GYGriEiaZt4jaiEeMtmC0laXtsxyPjXS7uS/Za2/vqxF0b+IoCWYVfkfKmCZ6v4JZvyV8hVkdV2+ytPXv+Wr3ypf9R370d/y1feWr+Idfv4VhatC6quEq272b8Hq30SwGuw8Ym69Yc5CX7WABR0LC09y/nrSDevrLks3rda2CtvZ9nb7Ok05JKiwL3pNgkVj1OXdLa3ebONJyF1AJ0olhl9M9mI6x7xcIjRbCEdHuxK1ATMH6/f8lhLNRiJngemv/ZfQKtjgEFshFH8m0wyxAFMrj4E9okmDvfj+juhqE09N+eIC+CBIyVuPVQYZBenhTOWLKotrLauOoOcpMRta9ToWWVgqMyLg4LSOjmAQNEgQD5omwlLQr9kSxIMXg2VrbkyqBj3O4YGCyisWfAvZUot7h7XaZ3yVZ1FpouP71B5K6wqx051ft0ws/5Z2TEqt+i6vrTnNEU/c0RGyGwl7OFOyq57IlExvcewJDQr4HsVHq4qaBRmnvEEoiliWeSVyFkwnYjIMJwiAwEUoPOMJbVeZsqowg8WCj39N3DUT3Dvf6pQcAPQjxyVpjfHkYPi/wLMEH82p/JHwgIMjbF7Sx0OmZI9p2hMXHVKvSDTCQWC6OCUfxV3o+yLjChu7xJEbIf6Lz6ZGPilFGOgSRa7o2p2IM3wjw2hPpPicgIF2TEABVCgDE44iK3/CL+mgjz4R0Rp+CAJoQT1qVqtHeGtNSJMMGG1VObklDh/hfkBSj/jOk8GhujlRMairIoKu660E4DhmP+GtfDBi1ZjQRPoi3JT6ABn1JzSGed7K2i3yHPrOYXgqEsUkcgK0xAMxySsLpzzjilR01KSDIhTRVxQY8wGHNOOgawLnmsD9AGtyWHQIroLnDVU6VY1rlefpGxqqXVBIn4KG59p/j19MMAXBQXdfsAsiS1Qq0EYsgO2sOD2lvRBSPCzNzzo9HXwFHZZdn7hcOuqupOqi+wHVER2LikMdXtXHpQthKoMyy07QngRRvOD8HJQdL+ccqlLFQ87AMCQlRlxcmpgaxMtZD7g4K0tuzd/q4gSeOFw6ToNK/NbN1g5OJMq2UD+nu9cMOW28pgtgI4IRHZbyNUWcyb257NCsip6Ej7J4SiqIuIa1E1OcJELlCPaH5dzzfX2qKiA0jkgmpyAVJOBcT5GmaRbg2BbSFSN9gIvKwNeCI/OcxyATy65MHCSUsXlLkAbW6wzd7cJt2WhoCVn06Dp9N9Qt1AlB2EhkEiJo6XnYF5J1siNyJ03H3UjPLiAXWfyVtDBqSuq6vMx3WJ6hWqHEcAkGe2QYN/AKzvKnp2XqPEasRcYbive4JUgE4ao9CqiuMSA5NdC4U1HC9Y9bdQArYYz6+ZrULBgDxUkTKYpLcRt3ZM7xQyJ/HYofspZRjSU/5I3qxl03ZI0AydqNqtOjI9I/gJ32PaICRrLaQ71wPma7Bk6zEiNOExBLgXzktzsg7VTmdzkQz2WkhZW/+Be1KOH4FAdodqQu0SHEl6NOsYOjWNUZpv7BleqL73WenWu/oW4Jb2N6wrXXHIg7EkCVj/YVh7T0e/gM+3fWN/jrXEGpFPDBuQJOSgQQR7phbQ8JskDZIvinvbDTfEa8KUIet7f1HHBYJpSofeJwP7JGfT7UFm95S8icaEPmb+JBA5GLA8yH2xoBgvwHwieEf4UHkVrCrKlfkcohwSuQc54khueCXsYuYhcyK7MgGbpoO1nX1Pmu5RBbwsflqiaZfMRI8CJ9JJDXpVQhxCmIGAGiMh3GJ0uTYnTxR2MwQKprx/hMpp43/mwjtTL+DHJKG5iQLHgO9VubctBXTI2PYkWT12bkr24qLXS0Dq4IimqrQS5rGkj9qAoU4Po21TCo0isjAzLTAt7UgdEJ+2QArq9FRXUSU4xTLbeBaxFJkoPcYioykHMMEzWCPJUHUduGSWGnoFHiTKMVsyFmxkxpuodTthmhOnrBMxKPgZbN3+UTnODOCYemhzkHz0ThFkznuoT0MeuxOMLqr4vIhnIvE8OEMIlKxKEMQ9YQq6XWubIdid8Ts5yLYpFhc4JQ3TCGFs2XFXQEN2VkTUo50JNgJopmjbK+UjWwJMYuJPIogHttcG82EO1hZIF0OzjwF4imWWIIppRKQNfbk5NbKM25su9QH7CpEKhzxYlDPECcov754nGlbsAbTIOf+GuAUBxCgjRSbZNb4GtfJTY8WUaq+cnRQkMaIHOGq3bOzkEt1AwRm3CxlhhW2ywhM8xEBwSYt6zYUSqmOCZmr96rP1QzKKTEqcHr6TXH44mWPVtixXzMtbKtbKw6EWsjbKFjokhpgRgdf/uqaysORuY+/2Q+mTeIAIQ8PmB/HYkpBxtk9ezszpqaUyJWMOeh79qtEw4QT7VFHHQFmshEG1djxci2yWGPYevpA3KdxKJDYzxmlg4fcMj81cPy2C7DNu4QtWc3kcPI4YT1ST1IBfTUOwxPbSgajz0g7aYuXAUR7aqwUBEZzRf1w9MThBqiinylkFmys1AK0f7+n1YKxaD3aaUQG+03aISPIqTYv1ERfDS/QgUcedZ8ZUADv1IPfMhIwOjLKuAN7/X1vlSb3FYByzbmcKUuePwTKtjwSCid6F0FWgauiQlC5sO63hWZH0ODeV8PMyhyGqY6rXx1iSGGMNHwu4yYfCQ08yu1rhmwZ7Ku6lxMLQq/oHbRMdQuZiDXltSuRwvh/mWFq+diwTeoWncibgihIeTqO6habZE7uqarY6WNFWUqIW/4A1UokVtsmQ4PhQdtCxXdSfO7/xnqU4RY2T9Yc2Lg+PFdlSc8QaI5RSrUHSuLtjTPzHEQLStIs3n+y3rRw1M+dhA7kLHqqBV1paEGn1JXOrlOTnjeir4yEiT512kp01U2SVY4EyY2yXEwto78ht9qrhacdbau2Azg7zStAz0TEcsUIzzWcYcnaE6lpW5HjHPQUnfIu+swrnzBREozD+movoNoK/kVTk6I8HwUVsTaQkEUJL9uRojF8Bzh2DpFthWTvAlyPYBsRlHEbCoN8TZw7C7pKk9Pp9DdSA9lS9BbVKYiEm0RcRbD+rI4W84anIwAObZ1OWANMChECbogbu8l/Yg2QJSzIZwG6ScRYB/czjvaE5NZUmQYZUT12V2TA0Hbk1+tHbQScUe6kquFc9lRRhD3HYXw0LiYJE44IA+DhaiaXhZVx3EtqlrLomobejHUoqpzSEKJpwjl9BWHi2olCEfZshJ0vSbC3p4z0MFPbGRxiBPGRZNywPh/jm8mQnbOMC8h3h4/GCEqPzApj3Tkg0Px9ft7CmnkAv9VETEjr4o03k8AEoerAWHKM/2QNninODiRwcVPB9FEcZFyuipGqAgxuroSdcZxbbu5RdRvidqgrzp8U/JoFDoPJys1MPuo91YTQ8QVzWGLI404GMsckd/L8ykvN2D56qH2/YubXZNtXQct03TGFt+Xl+lTZ/hkcPAC5eBfnOUkjhxqhegEf2Z84XbaiSfiVLFv4jqsiZglC3rSQ63KVyGY2kXYQud7wld9o33AiHjiGNb+S2mKVuxE9I9LjHJJ7aDaJ0WjJdHhgaHRgj8WCxEJDsG4vKrAL1icCn/cA+1ICDTwm+RywMkWY9TDKQMSDtOQmdU22xhk1RirIdRTRWe0AxonLlNsxOoB1S8DpaflEQMt/UlY0qG6QmazBbuJaHHcZHPe1nfENkREmKfb/Cd3fklRsQGL2iqnUx3jrB4S9c5Z5wyB7ehAzZrdXDcXA6lt9F0NQHHNM0wD/qvQUQgEgvtbKoQLeAagbZBPogtSdC1GJbBFJrjAdIbtKS/TXFYSpW143qZiaZMZXxElVhZPwMaAAziEIH4qaOKwAR8jnQQvi05pcdqdcvCbJwODyqE6fxTjT01NsHAhpzErnyDyY5zCA+Tedr6qYk4KhNb8BdgsZgrCMvhEDeXpmWYVBeJ3cDnqNX9ysGDgkqMmnVmREp+Jg/fUpO2GDpW21E4R7ORMo4Bu5/nAznDgPRwNSkeqPZNSvCMBkcUNDLMnFEPCOCb9OofqPFkcGn1OcTVKXI9QVNp3a6ooWLOTliTQDPUXDg7OnAyDO2n0UmpB32xn2hIytF3S0GZtDIQgFidSEUArWXWpKusVZ9SMR2Lp/vkiUL4ciArDhS3BJUDfGR6JwUpxQl0STyIarvzskj4lHi4tk4t8zi+ug0967G3Haa25lyq5bnxmq0YFyunkRmedEBwbjKZbmzAAHtDulolYwRAIczLTx5RrGZMMy0dlMvRJYrgcFTSL5qHpof6ZeIIgdiQhUsMmxfhIkpJOfWnTB3l3UVIxRdF8tGTc/ACnEI8K0ZMQM4kqYTT1uEqsAetWnZ7G8T+rSBj93UyIA0jPQ9zEXJ07RSFPmsFCxKV/FzL/jBnpNDL1ZjkW/fEoeqR1ISvRuhOU10ZMaLeQTpihQKXq2g9EEBjLGlV6iSjHraiB506QqGTKCVrpucFNzSJ0lpI1NlkaFhA6aqB+vw6yQ35DgtNldOvE7CR6Ed+ZQX4gOmZxO7dNPo3UiC3TuLekl9ruJC+EQoYxKNxlmRfD7MHB2CTAIJaNycwVYIeLYXSdiqRGyDtG94ccQgQeTFAFtUcRDshL/eDEMlu9L6PhUGwN0YdMeK44HH1iMmlz4j0QCB90GSfa0XdnnLeaeaEpSSamDqVrCrqikReI24Flik4iEXvu4Lss072qByVDQQIpAKc86chpBZAUOnB7GwJSTzyhWaSXAeuySF2cpDSteIjhSJDFeXGzOZKUX3qT4j/z4CU2uC0xKnoUPTZom0xObaN2DByEvcAPcZdU5dHcYeu0xYSCFXp8ULNCTZUJAWI4X+KJTkqLjnUkPVMR28JEcyyMqJtEL+nZgY6LBxQuSeSEGz6XzY6EV4o47lAEVybAYkuEh6Okad7Js8SX5HJgocs+y3o8ims8lCA7h4dKcOIqD4VoZLPbVLHMOokqFWuXI+fx5NBhoCKu6myCQmGuzcBOdqIwUE2eCoV76FAG3qnZJ97138M7d3BFoz+TxucyTxFfNEQW/JNhZMU54Z/aYIVhWGw9/Hes4gweXDREJKhQREEUS8faabaE5ETUJbYtgooAKm07P48KDjgRqPc5OIITUyfapltIVpYeQ1bEaKbJilatBJ96OuMc9qoDzR7EJSI5awJtYal6IghLBYhULgPvRpKK+AHZEEYqjgPh4cceH4O4rXBaHdIHIuwUd4oyU3SvJW7WWGGyBHahlizxWW1Dk5ivRL/Oscpi21gXsE/9afy1ErBEM4GI8wIvZNQ6U37aBBLbZKamSRyNS04gtgW+5FQ+gOQeaSbCaQG1gK8RL0Hbn3HadgvZGMGn4oeUSOzTunq8Yv0bST8tSNjkFG7XRvkZkITGlbgkf1JQXiw/W9oYqiPjiPMWFTx+Cpu5R/qJ12/U3Vjdnd+dN1hdALkchjrmuVvQBfGK5g/hgO3UNe2n2nZRcgGpSPpFn3i5vCkuXds+Rh49YBQqCHnklMeKDR322SwUbImtovj9jY77k5jICWBHxQDqElopSbFtqLOkJRIHKzdHUJYLsUdkEQ4yzF+nMxgywjRgTMViM7EtQrX4neb2A9/5OitNUoxkWw1gklRtSaYGfMih/UoNsz2XaWoc0b7nRgvGpTu66LGCCZEd2xkQ1WiP5J4LScjT/SGn+VMVIvo6adN3e4bsQlzyFPdYjNxPOnEnxSs8xvPbVD89hUbx+Pa5LFWmSf9UZ/cSfU3wW0+q91DpZg2XbLrNywE12EOHPnWAJ/ylK/G8/LVRXRgi8IJX25lCrgBO8CaqyhVsYgcL9okUoN4zuc74yfDZEy710PML6XN5EqACU6oEnPKeUgFY5upTKqrIKWCUh6mSvzxaKsRnhwWBmvOu+GEhnjorRGPIzwIYngIsQCXWKMQjVsENgasEXISzOAxr/mRg8WMWhZ9MyDpRfqBFlDDoh8dTjITTqotV7TyjNdjBD+hBMeDxeATDnNkYG0GTEhJ4DdHCS6SSGJqx8D8yXLE2Ixnpggftg1iEPQ1ETtczRjJx46dx0rtXpky0JweUYn22PIxvMupxcMoodxjupakQlfjF3zgB2tjkVzEfVC/V1UBk73uim4dXWPQaBJru1FjC9PwUV96Fj533d+Tydm5exEEXcAcBe5YrRGhbjrBUMfheY7Ps4fZGmRP7ePikUHjCcyZNEAaKdEI/tA1VYjL1NgRUYJvacUYEMZFVcSDUwquOFFoqTa2EmTCTpl22y5V5aV5KibI+yoxQ+mFJTij5kPhTIlC15MluHYjq/TpkP6e2rVl9Vpc33svCDSLiOxrJALEhCQcmVZnJB5V34ExMBVJPGmSQwGuJ5mzDB8vpi/QFLLWANQFGVhKBCD6axCaMgBRq0xJMrbS5wLYkJ3Af8eMgB51pye/BnFtzS6zFyJHIPj3sAhBKzo4qla4polu3hWA3w3jSQ4eJ0IE0jF1SJ0RycDwXEhnegQugQEvzJLSf02Tu6e6YA1cdzjoi5JkR6KtwZB6OSVfXx0ezVnbqUOljkcnC5eEZ/zE5txCRyKJ2EtTxZ0PPkjz8WA0XwoWu6lt9kYjEyhAiAYVJJVWHaYwI+XOJ0KjKiCZ458QcF8Z6BRdxd0o8t+gAeDtS5ObfMbluMFcYXasrKkU6N8pjaBVPclpcOoTlOjK4EOLtrJZvdMa8GmDLHzME88xDV3FwOc06DARX4GkaWB1D1l5hzYijEbBRQ3SVYTHdr3MM75EbIykj3Ag3Fhbag4DqGzZa4RwHaRDhmQTJE0U3zy2KB8jvVKXv5IiozqPJQbr6XcvgANqdOagu6lrm5iZcOT6emw+TJyUfcG+ARpy5y7SfiLwOC5HTtQcUoJGWOVsqFDU5jHBScdxNtXJ+mKqn6sbtbbiNyfYBez9zMcuWK8dGm/HtqAFLcXDJwn2RNabsQmllJYo8PHyCpCWzzaph4RA1UCudd2RNrxGBLLBUJpTMcWAqGaElGmiCh5blFe6sFh5npqkch4jNjcYL5QOEVxMQMQyj8CPDkapx3UcfYGrlJZAdwsG4os9BEeLiQ/melEOQfAyOBSnG4DxtsiaMREYvEQs9i76eXnQb3YYYGFCYCCjSBgixPGtPRKrnWPhdsuDkhWmdzfFgCCi07c81V/GLqFpoRpJpF8r8DlLRfzjmENH87AwwilDvKJoSz4oNx4rpuJPAgEi5VDmFKvq1BCNy8T+RVARi9Ifa9sP6FIRH+rMzDEZZts7N+uoZ2qjXZZ66c7QzelLy2c42m7h4vFnqvIucOb89tdXm4F/NodeIiREK33PMNo6VAb/LrYzVuKpzd2RNEu0MionPToZuYo3zOMpxDoiXhkG6z95nSwRbiAGI6yPrroQjGt0+lovlwqYeiyz8QFx3d2qQHWSJotK+R22HO7HwUYPO2r6A+isJIw/IwpHTWWlW6pdERRVLVgd5uojsS56WPAlHwn8jh+QlVatDHufXMaxUJpZj25IMJyqlagz8aITavCLpm9p8yK8Yxnks8qGcrE31KMtYntkIOOKnx1teeiyrM9Q3kh3NqLjfLZyQBFWCc/erK1KBoEALNRoVb4d3RvgW9UYSJIvEY9zIYlMFHN1UigxySApNe6bNEpETnXmEi1wieYSI6DyZEMPTyQHyULrOMbKAwKxE5AKVx3mLTJauE4dlpqyUleMlIlPoAe34S0kloShJrN6iwHtrRoHvKbHSzmuD08Gp42VF/OsasZ4cOK3GyRpgit8dc/RSJsopIWWLpXJaMvMWi+QAScbzDDJ8ozJ4ck5po5XKsCUFhsbxVaPRwvi6/EkrYo0wGYOljLveQmoUU/PKvDKdMiNCZqfawUqaJ3NKVrYJLihzzmJ4f8KCMkz/0mL+BFh/j6A1NgQjzsHGFLNjPsGF5JMXnB/mB7VBbWdi9AdyCPLGiV3pzU44pnq4xOgFhYqH4X7hbYzBU4PDe1lv9WX4WIkSyOUwX92Ra7c2K7tDOaIJZ0uu5YmR7vGS3tONj10PTcmo6xxz8PQOHstuZruVVvJhQLwGBMLhCKgQ7CIKkFzNDCvfCYEIn80P52Kj3XnI+tNvYg312nOEjBhkLjgZEFkzLw9IYKX+vnOsbCnoHWgj1p9YtVgUrEbsKT4QHKonH8ie76DTuBMQ25EYZoWHhZ5U4iKBPVz1M37LepZ2TnWmdLM9BqQhOUA4UC7wZ5rIcKjwzODgtV63AwLHAHEEmD42NcGTGL8VWtc7jJVipS56nSEcTIjbnRoC/q8gbU/8D8nyeC5V60nW8YJm0RPxE2uadYCi6hIsyRn3PP6OuxPzqGO8vsGcg8GZKC1M6rKy1o1qgPM54kN8yhajHZjhUAkLsl5XXKiIBMUYiLDtQ9zqQr/0sldfRecYqG+hcR3s3sKstVETJLg7xv65RNEktqF/gNFVXCRfIFyjluJYoVqYCHHjfY5w8apvIFx3/RepVDppcHSsx9NH5I2vp04sdJDdJlb76yhU+BvJ00XAt6GRtXWfaU0MDhRNFM+swLCdXsgEFwEzybCd33ctKBejgHKxdCuYfbj2LtYoD7xpv4bj4TLXfLg0O61OIDQGq1Q+c5Vxq9/vj9qNqybrb31jHmNcMvwlkOxrUxlFrPe8PrImK9o5fJDBYF4d4PlHMhcXDmCGjoHe+DCqrNJ6Ad65aY0s9VpTx0vhq3nGEeonwjADjIkB+7noz1WJlVxfvxXS4LgMjAIBMSKX4teQRRO093E9qpV1I+Wi4JVev5UkP4JmXlq/lWAqJ0KKhTX4wk8uIQzrEWxeA6RDzhqJdFQHE31h8VZpPJlLS0u3Cp3TN8R/5y3dKmEJznU/GHapmOO4gmu465sK4/AdnsLiJIjUCRsJLOAKuPyYjqqshQe4deS9xA55obK6JxICyTKzgVDZTE0CPeUM4uHoUayGAakSD8kiC+T7Jk5KpCerTR7rZQT9FV0lnZlAWi97cnUx17w6Xw2aZY1P2CFLET4p4jvgDuL2oQohPiTV69AZyCzF8RMd0LWzL6ZSisRc/sOyKcFRJtvsgjay20/vm/MpMYLNEQ9IqcTzCDnlHZIj89tzKonUsOaob8s5lQQBM6TSxgqxGk4Qp+C5sPGS8BnsZFUCU2UFVzLOaXBVB/g6K8bWIeuyqYuTRYnplaVmXs6iJLj29LNZlMTA/IEplBKWPckvBff6S8W6kb28Wa8W+6/Io9RSjb9Q7NenUtLELtNCkJnQPMmmlFfqhEqimKSStaDgIhNMlhYpMWmLCDRnBAXhYUK/l5hghCzx2Ok4HWQxHRbMFBG2IQvEBEKDqYIAsc+QVugkTcPPsLY2rF53dSryj2NCl4Bhfgg/0AHDjBYkpoGlRDfIIpBR/JluxDCjeioxwzRguJ5y6awRq4lByFsj1qGZpC3JWuQFVUM0zLoRxMz4hEwBHUWsF2Z2jUPoxp9YLNahmkRBOKHF7nqxdMvLzQTO7mKxWEUX4cWyVGztsyHGTNJHb53Yb0jQ9FeHlbkmqy79ngViM52UHER0/QlJmp9f+PVLiZsvL/iq8zXxqJCu+b1WeK3rGcsRxxD9zRHRZmPS/np7eAgCPVSHYoztt77VNG4Nht2ArbmLSoW/GNttZraTq1QS2bOzFFQK/XUOY6jIMlAEdiAlDbPD3BAFoVTUKpfufVFH9UpYE3gAC4KgiPRiQK/hwE60dR3oMZsc2i35dTwjQhUFJMCFIQbeROHIiUYbmKYTKKETEsniyyE3Hh5yXWR93gx311EwEKnmAeYnNRf7ljjGMpnUADUsibVvPL43x9lxVszLSI8HVCmuQAlOUucnJ8QaoKzdE2nB6kNewIysKC16FXZvWUkdZoXEhKICJlecoBZRNmAcUAn6TvMlOJUYa7HQE1EDJSSo9IF1XIRgSycIjtO95oGeKDY7+R1ZoUUTO1YGenhZj1kerktjOBgN7aYd0A7cgYuEchItNhlh2w/t6A9TfwfR/0EsYdOn9jl5dSsVloc3ndtOcxzwUIRZ9cfVNVbLXarGJOBTSc9ZPH4nC+XZ7j7pMD/X+o63TIgry9kjgjujpZf+vXBiVTKnXLvP3MsNUCFiaCMFi7K2asAUGQgeg/ghoUtOeIggEB5n2UgAuWbMzZWuHIybEyDDqsTDQBRbcptxm4FqMNk7kJnBfoL9T3BJ4dBWSF+y8lEhe0rUgMCesDsadSNOVxfL3Gihi4ODHSK7BLfuCboTlApLTrKLTBcXJ85CJCgTgk/MRzzEYuKB/lRED0Z5Qbelt3JNjPUQBUl/1OJ4nQS5ajUuscgabZycVcEcWZZPktR+A9o8TJv2TfPm8qBzPR22xo1RO6g0jjL/E6e7trBhK3EXP4KFab825jGJPvNowDGC1TViqqYBIs2wQDUMbZ0KwPXSsLDvQAgYf607MmypLKLOZ5ZZqkiKtDPKCTjhwQMrX+fTt97Yft5UcBcNr9gMSsN5c3y9NnslM1zbC/QyhX94cjiyI6Bj1bq29jFSTFDkt2aJMyyBLHFUtY7x3bLDk47uNpN+LyeJk3Ul9rfMpDFpSCJ2UueiLueLg9CfzBcXT5qbMk7WjQgQn00Zxy4h0wdqKonjoiF9deK4BJ+K58/RN4b/sjRyvcBGtL+US15uTAOCjms+bxGBi/0cC7rM15ZKnCYkcNbknbozc0HMeRaMYSpaVlXLpiw6xzqlHTiDDiYW/1XdUbc1NZHh1Vjo2IzYJACazHQE27WOD2XBdi5h9tSG3Z0hxperLe+aqhP4G4JkELCkVxDVCotFaJSBtsAimMx4WQOtCflgnhdF4s5jFV2yw29fbGsVoJvpZnBZNSm8boqfD+X4fcK0bJkg8XBzMPW77ViA+d9ntYezocNhL8uNccADIwuX9rClpZN0DDY5nJt31TuQUaxXnQcWimR6QqZ5u1tbvTkedOxG//JgZl9PZy+w7rasuyhLklrhi0Khw3qoSdLhsPaT9cE+L6g4krWbI19QR/rqYF43WiFqy6GmmSkvZa1LJtD5C7EIji9Ga5QpynQxbnUlCkGTf5KpdmDa4ivt36CzIZKAgn1m9lOhWs3oNSEhHVOwY8f2gghwdYd5XAIIWua2JZHRLIoH7SIpX6/maz/IYprSFcefcScV6U4SuWbiBBMWZ/eE7WbjEiCB4aIPqkogQOJGwp6cGIAHamlRMf4fJa5NnT6BnOd4/zU91LzOpk9sWiRJUEkkpwGuF3b1kKRvbUaHFM3w7ePd1xFfk5Ec1JO8Z0K6bn0Acnd0d4RTf0h43rzOgU/f94Udj0YvMpe/szMD2Zki4qnjp4unCyjvQ0L4xv+LaZr3LcdTweFi0Gm7M21e1kaN6wAOwaHrkmR4Jd4T7UApvuSo+bjpbUhXM47yB/XFdiT7N/1GwFXbGiYJVMowhJ5DpT0MFtnuGw2zmjn1StiN6bDfadiXOdSgYav/OGqvLTH5YAxqXvlx4yooabfmQqAg1eJUEaMtlLkMhyGdSFjjg07azXEmhnDsew+PO2qKqZQkIVnq/sG1aOKza2K0dTd0Imhqm0iu70fuPXfUeNC06e9qFx5GElJLWofRm6SVpyPu3zcBfjB3aLuDF9XKumVUo9+x0dCChbITA5HOLzSYBQeC8N24MRrOMXb5pSaTxuVJIyBBzGNJ48b05F0c2I0Ag2qFsk8wd69A027RpkARWaj2KzcRdAGlmuNO49Ia3wa7Fk0Z5+a597Z2o9ObzHrB97VsxgW5sFK69koOR8PB8Da4hMyZSs7J+Xswb71y40Z7sFYdxnwDq3TR80RSqtPvB5vWKoZzXoFZ66VxmWeRBP0i7U4gTLOVzNS9lVYbduNGJsb+1XCMOgI/D74tE64/HPWN1LRlHPhPAbUgxkRbxtxfwLUxg6HoevtXjXVMnI/aLKpR9vpptBu9QSM4zXtY8w0PbSgSxK35HWypWDHJwfILMbt7zSA40lYUae8pJWuD+SWH48ZksN6wdNe48soMB4OgSLOPEMea61ei2UCQSW6VcItOFYUPXxBeK1YcK8LGQnVcciyfBOlOW/3DjgWbTw7kiMFluoX5veJwJZmJZFChB3BUHb+ng6eD8wFSizLZkAu66fCAmo7+El6n/W9COA71WjLe7oNh1LH8E145iHX7EKfRE/44IRastIGzl8BMvdaMeNcjVgR/qBveoDVzVOSW3ijaEUdI0HLiG9rDU710l1wqEF0guT+TsqQcz445VqKt9QaA8FxJlhNQsaC2To9rE+gnoi6Z9mxLIJtpylZ/suiTrCTOeT9HyP90JoGJydWdywLhWOgjRBkgW7lRDTEWiP+uG5cBiUfEfW8HsdNPb/qlrZB//L5fdqsd2CpiOFoLIOjcVh567O6W9ai2MbObndvhODhxWkMjcS1uCsNiPzuv8ONo3BkGzBGtFmtrrzq6vAZQfHhZ7tjDtSnETvMdf0Y+jqFga7y0pQjbMocYwJKZIoHDUwjfsMvGfe1OEyvn/Q4qXHu+LebIziLk1ITSsUttsK624U9rs3kPQWtBnoLEBOdMpmpetFM2Lqj5tZdIY3bgfpf7vdk4sDZJaziQpPuXtiT0WiMWuWBbBoQxeVXPRv3h4xqZbN2bd2a2TD72gm5ZrUeG8/PiycSIdvRmg94zENbJWu3DNss8+SUeB4010Ie7hicWWWwJNxytCzoWROk3bvFq32c/vWxVd0Qy+coiUP17V57R5NQFbLYxbjwG2nTXRb63SKlzm55tDsetdR5ElNoitIHg6h13OcJ2x73hvaLfaCEQrk2hVqsUNtrpCfL8oZbpPSEpOwRWgcLzRMtoePfHDXvaDqLDdi8okKzuKLy8t6bXsnGzGZB85tqso+mYs4a8oyJBZyHXEuw4gvWQLS0W6qjRLraLjvHi63a0HRbCbM8on9TsRHyRrS4JEHxkbTCvUbMuYzINTKq2DjX/up2V/YrsbqPfuMwO7ZvgFB2TkMtzmO3pZ96boNnZeDDrtYOvnrvbH3/1JtB+A8Yzu3VZbDfX5Y1tI+GhV24NsyJ4870owTm9k9xPlrpqOpEY4Xu2wB2eurEOoyHWBNY7v2v1vmW7Rs8y3LBbs6AUNrTCufuHnOrk08aj2WSzl0785rp3TKxF5ZRIi3660LQyWPQzpkcLqQevz+XRsN2xW49rve1CKAoelCk7s4fBBfoTmWP//hQED9y2CXWQBV29Ms2rcXMe0Dgmkkns7Ac+GqWFXS6Hfiz63BlDte1AI9udshMG00mFjVBe1bVHe9Y/9DlCfoDpooMNCo3tBVrX6RgnRt5tX95GOkRPDQrDskpCDN7dr2I0bZ+1Ca1SOyw9qcl9n9DUtUT7KU6JrixJlkwwKSW1fjB+kpgo0t50unsKchOaKfm8lGP9lBwvpUPn7cn1uAP9H2pjWqPdb9wH50YKUGc9oT/4wBjStDY4Sbpuek8UGrDFdTVhcid7ViwU6WKjQ1WBQr0eJqSSJ6kXGzYKQxCZ2HCEQT3F7GFhCxeDuDiTxBriIWNRFLr1Ae6XxeiF4TWHhixhEbIv0H0LRU8HaTx19KYbzvRuFVripQLQYjV2gVdszIMN3raNQ4IyLE8lKzYeG+3L0ppEQOeV4fer3RgPJ+317s+x6onvh16xkUeGFSr8JzpozZe1QaPfv6zpAQkE0IdTxs52lkNFZAUgH2mL7UHQZ9vayaQZCdKCDzwNsdgedtcUznnPOMLA7heZ3TTm6G8BfhHtGWzX4s3tInNrennUCNZ1l1rQu1IjmIkWcaOuP71PvLeoG3whaPf1IlkPD5EGJBikJdv4shrBXJxmOYKzsE7JrvjY8TsSm/1Ycnw1Ygu9vq7JWtUxTCzdaJMwVUsC2MgR1h4U7emL7+BASXlLPrdFXXLdJMmoE3DiNa45ul7jyi02SbdY+cHre2dwtSb8yfbb/lbzRb86lO3G+HI/OCptI1YonpS86eYWU8H3towSAXTiBa+aFQlY88tPAg2YD0ZYFx+iTQ8/S4/X63M80jI8JC89ihYfuD/qGBdZr4Zyo00Snh3ElbseOcN+kR4iZRA147bh2UHK8O5HPmsWOT3/HwU9MpkD88Ivbt+8QJSNK3PRKLvDADXXmh7r0KxMyS82vm43g3pG1zZuzROj4hei7Y3Bi7LF0H55K3B/qZ2b5m2jc8PeyIEHH1NsW+a9oNmcNommaDwGJbRW/E6d3mUx7XuTriyO+8tip9fozdbMPEmzlzU9W0oZiV8E0UtjNp6gjQQKTzvGWaZOdFuw+KdVhUnH8IhIuROc2K3tlHFnEEmWP/TKEB0SROg+y72U/b4MbRGW1zUZCQPQgmjOjeuNTcOEB3hAHQdf/ZjEdbZgN+VZHwoafDe2+9Vd6r3qUKUGa8jZssJW+26gmh3z9qFz5Zm1Ko0rGM46WvUQnAoeBa80WpflGSga1Bbng4Q58lpZAYkxi72gU04HRo6BMYteyeb8st7oXJZma4w2y2ZyF7milvLdomtUCRMbPgGvQC8IvBAeJ1+2q8wm7eBimrCb+8khh7rzx6Dy2Gn0MJXio2tct2fNyxwWrdaa4Is738KO5o9MtbVubYtkPFpT7V8a7U6QN807uXv/+f5ldc2SOJ8lUMsy3tSv9m8uc8jiL5kSe7I6MbGvec8eLIXzUwy+QWKy3SLEveiBRYpVhshDIg9evUAwFzNDih6IBzOo1CUJ0Fv0QxcSQ2bQpCjvzXikR8rVhq0XSPC2iNkrpWafbN3Tauvqs3FvXT/tEhu7VOj4sdWeBSbFPNU1PBJcHXeCon97W9wLKO0nohaKxCb52Dil5Nwzt1YnjVYAi+f9tvS563dnMmjYa3pFr40Z36McCLONeftFpNvGYWeUCjThOOu5XQ4a/cHjuGkHp093AZiDxuzS6GAoaQRZdmyAMcIr1W60JkjGQc4jifN+kSEekheY6hD+ZHlIejBp9KcEzr0sle908FaZFc+CdtSEvwb6OR/dEdzsG7qPZrwzaDfP3BmWR0NqqDEoKeu0ljBqs+oXmmG8bqOSBYF/Jxsqelyzhky7LqtPeiy33J4YnrBCqft1M3gHo5oHqlrn5madHkz6OIgwMSwKrac0te6QQPwCLfuUrqGMrm3uxn6bh5bhd69jtxEyAlg7EXPFao6MxCV6S5/KimrYa8Mtglb8ZMcXZuQ80UVW9N6EE4ApiRK5Nm6DnnHuGyFqw8fh4CpAkeePAxKvvBLCR15QsXbQF9t5H9YzezZf42GhAQ7EA/9dj/3htHMJc1pjOK07tEm/GHRzjRoSvCZr6T3kPXyqw7j6w7XJlznxfUyUwEOzxo5SGRHpvLdpthakB3fZGz/QVArU15HkgRWN0ZuKuULOo5VS8qSzZsWN3KEJXCxXdx7kgLGE2TROfBNgvdFbg1Ckj06T80BZbww6ASbUEe/HZzY+cJO/xEGQOzhWg1AP/6aq+rpbnRk+CcBq/pQ0ZmTY+W/FfhPsHsxZJwaH4piLDskSkYB9P5CmP2sFyVnLVakPPIVaK2Oo1L4CCrjXFOqWrJW5uL9mNTPZmddzb9U7JCGuMyzTJmNaArj4S2ACKwv45W9FDgr6bUelOHacAx+dOuP2bLpGmPoGC175EBretNeGbiYeQb9AH45xWVsXMqY2InxmUdE0OCnZA6Tp3Z31Z5f1DhNgXXbbYc2u9XwVvRctRgYvMEaEk3WittMybnzDwbHds4fzvzfu/nvj7r837v4TN+7uDtlDmvJ/79z9987df+/c/ffO3X/v3P19du72Lecna/6C4UiNPcHrBEdRb3YXlM7GbVaSR2aUeCXn2y1/2rCv22vy/LaIo54gdYqyisxnIHAFnfqiZ1W8cufNp86awTIiSh0iife+8zXVaagmLAIW8wpcIDpfNZ6w0tfuZo3xWgDdAHnVKbqITc1US+alsV+3stWjvLWIUQ3sR95v+Eb7wEaeS3eCWzwux1qDzZKY89vDrT1fOEMgQdfOdf6ux13HNQfidQV/OZFF5HWhYBz/QWHXLNLqp/Ag6xISJ+HXZMTAz2A9Dwab4HBI2NhfKcL6sbm0oWLQ3Sfr9+mjz2c6ARJOF+H9n9sDKbi552L0CSxdTuFiJCQy3cnf0ulcQANnhgQPesMNNZHh5hZhFNahIcvTO/lbTg67o+w6oy8LkUt9sk2CiPWszVBSInPyXncH0HuBno58Ws7tiuqEqdW8rkcRt8GG4O6fsoo6mRNPsumn5EXtOJ6XNYQgAk40JNnVXbaKs0al4F6e8NUSWVky7rBtZ+v3lV089eA7yVh6tVezZpSr3s6d6Ua6cYME1Nk5/va9Ou+Xxz2wO1HiWvT6fmuxKGpwG4b1Ei9kb+8MCh5t+Iqsz6XSn8oM/BcRlM8kcvzryAlS2184bWMFudYy6x6vScxkYbxyWWY+Jz4WfSpt52+C8jJB+Uze51+EtgREDScXxhczXgpH39G05dOhg9HM/HguQVxOoNGLAVBr9Onj5set4t51n0SNV81f3RaV988uj44r1l40Gt3m47VUrl3KhrVHe8lEIh73rncmx/aEKAi8+1f95sZ081cid2dj+9V0b2+v+Wbx2PPz9EculPOVy1w+m7usHXM1i5T1+vX0ndzgxaXq6eL6x6UW6WXX9qKxlPdaXXq/nq9E92KJxPJVVT7QLVxc5I0CZ64ul9OXorFELOH3cb1te4lELJ1cfix4PxmPppefX+mC3I5FVtq8ejsV3/YhKU/Xjg8OSlbZqtT3j84vCR+xLg+q+Upd98hvR2cSj200t4B1vzl9Ze9FtsYAsI9zY9p+Sxz4xlv73fitc7ezZ4eE2ry57Q+5szEO25v/FdvcavBEqzktDTc6m1tD50euw4+3nduNxru9qR6WofcKfb82HeP9kTLOGG9Mw43N/20z0JGP03eN9+O9zq691wlFPzr3/yPqjWFnsjHdsjd/pW7bH2w9fJu/SoPlJc29yNvmu6nXj2Yo5JT/ceq2rbm5eT20cSzNmm/lgfGevkMXmrrVdHrTe7Eu0HEKuM2mkNtsOzze/N8d3Wy/oR7Wuq//MfL6tf2j/4LI5uvXzTca7tKPRbcOCCWZLmP9au/eg/PxmIDSuarxWM+EaDLK5f/Y24um4rtS9YaqvtG1Ma5e/ZPOYNRvZob9G3kFXaSMsV+zLlk8Kl9/024A1k23z69W79Fu7glY/CbplzsD2tw7fjMdapnCgLNISbeWJmCZvpe7mu+4d3ebPoC8tjXRp/qTfMsejptOKXeAZeLb3kBEnBZEnp/td5HF6Kw1C2ivNtN9XTLhoWKaEdmYPgPOzS25autH9FXbuapfrPHfwY7mmxX4vR0D7enbwPXx5iaNGa+22ceKj1snVY9CanFt8soaj4fjX0HEyXQ8Q3Abg1i/TmbAipMtAgsnb+zGoLn34ciKFWrWw3VTR3B+oK67QFUn1dV66IE96/e9OfehKa96NWoQmGC3Xo2brebDaPfVf/7a/PjhLUDZsEN7H3Zf/fzhP3+dfvz5w4fNLacZ9nozao+sufKwaIxTYNAkRa/V3LOdn/p1e7RCfnTs0Wy6N/0IHpGO4cWhbiwQ3X9Cihw0prjPg7d1HfQ7F4RhsOOfAaAsptPpN1fgePw76suOh7PRSm2nv6O2DPkFk5Xasr+jtrwtQGz0lyvUhKxY3fuvf7z6/y8vD46PrMvLV//4r1fC1o+hFjv7Y7IoNmKJ5KaP+g4l5ZImosXqT81f9kIb6RQzDDL2Dq4Xe36WOeT8TDM7t3e8X4nU87MQgXRiU7/7rqqRcqvgfL+9b4xfFdakBqu+b+T2j/aNunVU2/vw889vQv94v7H5/NMvv378539+8DiXVT6on19iQhNOmRcpY/UO0UnO9dhLT9Sts/re9voT+vrO6vXT6pF5qarHFRNOCrVdvVupBgrEAy/cL5X2wn7jmoPR9JHRmfgI/tMvCx4g/MVuych6yP84ag5vhZR+YNy59+H5uXrVbV5P35BMNR3KfQis89ybawKLeRiQf/hpqEu9cu788sF7hzxQAU+W3iFDJOMBM3Hf9h97H5zHP0AvF9duZdUGwaX33iPvP8jfD7teod0vtu3NhIis5sbOVjjq8yYCNa973rx3uNN/CB9zoQFfmrbHw/mrOhVqmrnxod5uQs30E68Gs8n01VXzVeOVA6KtV/ZwKrTtjd9Z+OCrDT0x3khWwqTfmDaPmi3rYbSx+Yo5dd8cTydU4Fzb/LDatLwQnxcb9vq1/q0ep01n8nyqrZp+rbX0FTS58eqKp1815PFXG4t5KPfs2eCqOf7pl82XuxRopqYgMq4y16Z75eqb8nGpnpdJ8MwPs1oHFeVM8/Z8pWZVavl6/sS5m6/tk2V5ecwmCiIrZo+qxwc1uVOqVrJWrX5Z3q8bOecCaQ9WLl8xa8J9/6OiWwkYhOi0ND16ft5ovv7v6SZsMuICRCsP1Y0PupWvJu3hrH/zamj3Hx2AXBMtQ6yAoNcrMMlv+dYrp91br4Kt5s6Lbd56tdJi+em3dwGx5UFbTAX9m554179xsi1GbzHhOsSDMY5LLzl+I62t/RT5xSOU3pX0L8/P7vkbBOeVm2+eFvf2g/cuvLfNUNgevvJd75vhxe3dT773dlHuTSMUjfgl11qRWSq5LyXDvtQO32+MmsSyab3OFUo+CPoUAbcn+m4itq2Qf/j+TfOhervhwvx2TI7l8KZ5MHQf+HFPS21ILz//jNTCySdKvm32J81Xk3lnet2WJogVxIfOhx8+/LLrVPLDh7fkJDV6b1cLULtXgtMXi/wvv8T05QL/n1/A/sRLxn6J8SdKXPklrj5R4tYvceuVkEh1Aqd3XXl96uPwRhRWPxX2/t6F4cOHLU/9A7HRK/T1iAPa5qZb88OvIjkiOur6P3oCve0rG7r2+lDGe4ki+dxty9776Rc0zYijYo4XqpqnU0zfXHuDtz9Fsn5rvxkRwCzPjmnIj0Ut36Ogv4/t+hqXkBhoUDzmTN+FckUCX7Pu9XkxOV5EleYSiTgdjm80zi4xS4HW69eOJASEfAQXvl4dGWiViGuOBuPoDp4OgEInuDp+RmsIiiLPq5eE8DlKSPTFR5z7qEGrNz0Bxq/Nk4EE4Ot1Le4KD/P7OhWStnLF3ny/9FhQ4NldurdyY2vsAeeOVaSaZULHltXbN5MR6bQbKBtvBo0Rut6Pn5z9U5nn70E8UU+QNjbfdBkreXTBABtjYzjT4+cPVQBLPAlo6FN9By09hAdIHhNfUv0Yvneoeki/9k/jX/aa/PEGdA3fj6ds27/MVqBvrf7wqtGvi3xeBzMsWxDbsy4gEj8/a3Pd0r2tu+qbpj4VQ4PbSOYL1plAu3xLjTTPtdE03ziwuGk6E6fzLhrbeT/9yQ6FfsGo0nkXi2zvvN/wLvz4Y/I5mo5teb9fJ+PPPLC5u8HpdiIaE2wAji/Y2sahqN8CMGv1xaHoZvD5FYPV+42Oe/lThqrQBk2IRmLxzXfvopHN0OoLQqHxpnPXb/qPP0Z3nmPbkeULMbc/S9eSwUuLLi8/+ByLbX/NUwtrhs+Dl7FgmeysY4PZdLDh18IyHrhX2aNzehve+eAoT+ApUqQsu3MtovZC1Hjf3A1ocL556lWh+uZGVybi4gomLaivvUAjH4d0H4U7a+zZnP4Egv2ywlrdkRALnuasUvbHaBqOAYbFtp2asAw6NX2mAgY5HmWIk88NQLr5cVFbLJ6W2uLJxGptYmN0TibeyfWe1JMSTNl53tAVcRp73hg6p8nniZyEP49xn2vmS1MgtHENpohL7YsPruA+zzmo6/T25c59AWbRhNtDt7PJZ91VnxdPFyTS1fzPq3sbTRn9KTL53o+uEObKt9cw8imUXmxGX0NkoILYfaeh8Vv7p84ve40t+6cGk8J7u1vrLe6FJ+EfH7Wuf+YbNDxlX1M8urd3Xt346cNxPXMZTX7Y0ic7H37ZfIs9yCuCvuwoEq5WJQqRtr2xbBUOCvrZmAiAalgToZ7Nrykvs1QU8S8UdPr/5XI4MOqZnaUGL1uwVrqiOaz3843urvN0NPnbHo8mMRhdBA1GZwGDkWsTdKxGrtFItE/mkZje1l99Vg22cg3IHqV58zLZW7xjGeDLPfu/zH1rV1xHku3nO78Cz/JVgygYQLIsI0osJGNLbVmSEW67zdBQgkKqAVXRVWDLY9G//e4dj8zIPKcKZPfM7V5uUeecfD8iIyN2RMjHPMaNT7b80L/vfk//eGZ4c2/aTYzmtH42ymz26s/L7fxAI2vmw0EJWgegSJ3G4VMbB99FGPnVe4Hx+TPyJbEFuW0cD9+9CJwtp6pIX96GN5nhJ2aQkwW/pnUJehS0p39atmf7xVepH0v3r+IUcQ+hX0g4BhkyYfHwGOqTo94QvrggBxr3TwbvU/5PVq7w/eWoXjV4uZSLuoL+wofSM67y5dbw1+b7c6niWTXgK+jJhfVkrp/WWP/Uu5UVkAevdrdfgn3JbzY2wA08qEXwKzhpfd7at50+6HBAXePDMQwdCtq5vmYTDVW+pSVlyIrrslRibrxzqq1jwnmpbTHraajMWMLBPYZ+xIfWiy/HUJri3PVy7/Ji9A5eEof35yHWE8Ut6V+sMdaXesdl2AfDryqeRa1UEnWgzUqpvJ7TZVlP0rehfpbC9y72b1FhK+o6cinOletcyFB0BjilyLWNuuBNJCn0ZV/cFYXPGk7gcXetA70mWJDExiAFGBhNcecLpLgjKVY/k0sUPm2iyHsrUE/i6c7n4HxR+GdfZD6IBdyl0g8F3L2LAu5KAZ9r/rsrzH/3rua/i4qY/+4dy59Gt1ptoudaHD9sDE8jITs+KcZpcTWN1GSj9+HD5OFoenayXt2Bs0yd8cM1X31FkWupyHmMzRdrEPWFOZhV7FCLvdNa7J2PLTaXmVgfvLnzYXwlG0CXbLHI4kJq2SR9yPpIHriUkTfd9TZWNofrw6ULkjO54oN+9hvlXlDUj9b3daLkg8jI0rz5VtZ02PW5+8OlJXBnWKDosQkP+kt3hR3DHTSUByVjfoRs5GF3TI1mKGlfBg93/rX7DxZQLrj8ogDrvxVgGm59g62JboavUCUuCndNtmMTd6E765H0XeHokh5pDejjZi4Jzo5yScyJbqdTp0VmorOGGcG88Zri45AERKZhdZqHeUlDi/lB6dYXiDTJoDo9G4MCuJLCZx2C26TRwFVC9b0PJhvdHi5CqAeIBe4YykKsUYPOBJpRVL+0yl3Us0ZAzCl8fMqPGd+b7IOsDh4sTBYXZePF1DpgoNfOaQ+gvRoAaDEAi83VszdZHDD/BZjrhd+QdNVEbSQv3vXJA5Rtix6FFqdakIKE9ZxZiGE66PIx9xGnV8lUfdwh1mRs0pyTy2g/o4Z2RoXpXpLkH3NOgUkKBxWeGk2ZeWDpDb7Y853+NQeW7e+iu0GKoWiTi4222yWxHSrAqt/3F1eb1V7kY69tjGOlkM2kcX3YJpyRcda6K6HNhV2hyyYt3MZ19u4i6EZLYQuLs2/dbPfaujb/RkR7ytrRZV6SbGBF0omJ9aJJbMlsLq3ehJ5PpeRK5aYOMvSbIEfcQhVdnL4WriWO12zxvL3/WjLkFB4Ia9bc1kF0fnGqVDddEywb7xaW7+fR4HgORHnGRWNopWxupkrQoHGiNwU6cPvls63H2zsHWztfvyqhdiIy3umfn8FBOC/Y0gRADdMlAMX73Ivuh8Lw8OpTvoFoDESiEDP3TfJBsW9UMaykZUOxe6H3wUbMr5Y/VTk0gDNAMmVBNIFXN6i7rrQs+NNPUWgQblcUWemPqd5NrWrCCNeFDyZQGkMjj1Oba81eywR1Fepmmyh+WR7310Cv4nvBtohAvTtcVjX0i5PHvXOMEAisfMWNTCnkG3kSyZKjUI41BfPmJ/0MQk39tacwSdFp/1cA0KrsCwlBZyVbO+DNTkYFB7dU0fLa2wak4unrPtwZHr/CulIBQQfnbRak/vhCtyWjSV0A3ogVPXaF/3p5M75YmJb00xci/qBGcn1mEh46uDPbKFd32jgnONdRQpUAp1gqUKmATmZ8b2PmA9AD9E7uz37bxvhLu7CZ0gubC38jlldjKuotkzam6I4dhq2LUcEOeSk6mSqHnRiBbkP04CMJaphGDFIGQ5mFFjjbUc+wAVNav01Z+Sb9fFamnreprArRqfXhjQ8km2OMDLlWnuoN6I4rnOp1DlViCaT4ajAE6DqDSUS+D+yE7LS5P5H6/EkQISfYoZA8PkDXkuBX29zTshM2TDfp3trt/j4FKv/yrcSdFccdbVnevRpAhlxuhLYtfyWZ/791LJRt64BaVz/6g05G1MByncQ61SU2uXytbdRjHjLKQCLRdbau2LxVw8CZv+2dY7+N5mSLzHGJg3+gVFqIfn+mnP+CiJuZhHihD2mLdkZHOaB8ddxV+dpKz/JZchVnXHrVih3qk3EzvqtRRtV1+QDCgqN3Do6y2JPXnJWJoVuFwf79g2c0Du0paaVx3ZHHbxJnn/8WiiOJv4WDNfh9tNOmLqPYEbjN2otMnDuri+1D1EoYdSCGKKnq/wCS7+FkgCvO8OhXjKSOAtFput6P4RbP+Qk76od7q3bYh8Nj5UpbX0tq3/SHMuzzK50ny1vPHz+B7ObRi90nEHmjhagHjND1OV7h1rC7cAV/MqRdKufn5OBemB6uX03NOaoGQ7buzOUUG1ocBanV/c4K5BhcONWRSyV52ESTNIppkomYL74vONFqrg90s1IYbf5V1IThblukr1UaHWtey6Csp5JMnFsVZBqPGSXgoq13ZuCLwAsvLq7zcnXr8+IACEP2ZPn75zrV21+SAqYPpdzgd24l4xVatuhFx5iexnbxmxGmBffeaavfeKk807YdpjDTICUNHuuCZpkAH9TcGW47V/lkiDKNKWshqB43Z+rj2mfToLmsyFifmcsnnFrMEpRZuMWnAb6Wg71SDrXtqucwQWAVwrm6AGl6OlbL/ZiY3Q3KQ4FVq0/XIlEHBhs1kzwgzu1CucdGwxxUT9/YZFCvSUXkW2fY7F9VjG1wdLM0v0I3DaFByWCCQBQXSLOxqm+sZh01oFAYaLkwAsPOAJ2GmLEzgNC4In4URvSO0DhgpIjKVdDmMTn5d4MJLUdA/2CVxfwJpxEqX/70+oohuaqrfYp4RfC4ZccNJBmI2IEVtm4vlBgXbWgdCkq1UHtEvEIQCzhrRrzqII66vQB8hTx3sLjmst8xZaoZGBYrmJisLmelhC5Cd0cQgy1ehLKnsTAKyxx1Gxl4bIxuxvgM5x4aPpyHlJImHlIjHlJs/1Hk10YLD47sqNS5OeI2gkoQmI2Wmdw7/I2rSMc5DU+P26oclB4h3inT1eH+g4WeCrx7zYkWjnIOawo7tu+zm+Z1Dsj8AWKGvZn709WfrA+0JsxrCA3p9CiALzs2KToGCf2gC5xy7tqNVhukLToOSaQO+aFoVep1LFRjxq4OgFcKfB527943a5iKHwwM25jbP+z3CpHFtR6kS9hKalq5YiuJkNg4ThwlDEIawiBl9G0yKrYtCpByF2Et48shpNg7vIXlgERh4Fe4m6ck//fDf8/Jc7vs6FMyTtjU9Pr+FOqr6DfJPiqfxniUhV5ggfgYrmLljJbu3gdarBqSNd3a80cw6JhwTx4hmdgFYlOsIVt6idUH/RxS4WvCKudBAY1wjpRaOkKmdVk1ZgjzsNhDtYtd/E1bsBiDjcN9mN80ZWaZPKU18ZBzZ72gcSSncyPMZ8IPlJtJrTrt5odKXvwC+5vq7ocLaUtHhy0dxbEMe93UX1tQCZ09XiyqBxxIthD8dp5VTMLUA3vanKMK2YdbtMio5MTKp8tnfCOjlpJ/NRhPmoLlKgPYw5SB13PyeuPEngxoxRDvAnY2mfQBDF/QMY7U7I1bV0UUaTzt9ixW7bVcvCKiuyPeU4e/lnR0wiN70jvpw55mMPwZEe1A2qTN47nUgAUcOTdgHWewiDdgC6+EhEk6uaxhS2GtdXtTeKqv0DgM62gaN4VvY3BRCw8Sp4fCQlJdPp1BkyBLyeH+cA0f+c9iIH0BpIFS0WZqfk8NGaDntLzl5gbHognqfai7FEixbOQy359fXl7u8ZXeva0q2657BbXez+IeKJthBd1+FD24cP7HDqsk74GWie0ibEUkrKoLWoe8KkmCWppbyK4iEQsCFKcsldgryKcgleirDCrRHHkyfVSWRV11fqwVTVvPdrNtKB7ULCybhT7eerkLW9hu8p5gpgxPv9x9kk1Ev9p6+qwbvD6wiGQJ+vzFy27yJyEuL5IJKZ9Wu8mvg8Amtp7DjDT5cvBXMKzYPXj+DN4y/MuzRwc/7DyFc4fV1Fi8evwEbm26q8FtBo00XgigqsDJuLm7oWZyFU2jrMCzwBYqDbyY4vUXwAJBH5ktuLAbnViCzP87TMBLTZWB/EbnLqOHJCXde8euVFimVc6k1Ro5G/GY4gcaUJl3XeZukuMkVAoKVkuFoFc+grVOjiasFbeeLJt3tlfbVMNBSEHpC6AtLe4IcLrVRQZAilzrS48ExHap3vCu/rmnfwDsSYMLdg+onAfYzoBYUV6kimJt8BD8TyjQ9c72EdLxBPrLjieyC48L4NLNtgo/fDzGfOtEzUuC4n2VxoGbF+vIuQRJNlIshoHdA6BOUjhOCGCTRIvF/q5sHOBXqx8gvU9TRfDm/9BsbdLGcNqUycebzpvDsf5p82Y4sGnzNhc8qQzhRSXjeP6lZnFzwDHMop3f3IJSN7jZUfaXQVfXtbRDhD+YW3qIm6hv/auOP2AiYTSYsygpDhlVAH+T3Ea1PS9oU0xWFZFyBdLuOQVncZO8RVuloTmTrMjDw/XDoq05L08Pz4qoQWfpA04Ofz8cnU+r2g8CT3r2+hd6ZbpJq/3AyFkFsnGTrDw1LJtxxUKw3fKfT3Mb/P3wcH1PH2k9Gk+VnG2hM2Mvc+T+YwDDDzbFPIqgKfsJCRGbtOpdYbmrYhQ/pcqZPeN5mFYe2OlrktrRGXJAATg8a2RzW9tCIQ6rbIQEOhPhBy96Q5xwk2yGKzY6nUGGyLSdphM6b4Hmo7RxdcXpcR+us14eQTg94zvwG0ggCAgpEXpVP4uHGED/jaiIw923ECwcAzTgvMLT5zC633p2sPtkZ3vry1f0ckEtKZmOXIDDtIS2vcPUFW1zuWZ/uSps4fbFA2MSUztN4ZaeLfPGkPeJuku13S8UCBh9fst8TVtTbqem415XlZL7IC72MCrEpa1plrpZCwu0UOYFsPzcHH2Bm2GA65bp9FIVndTEaZJMCuCNVza4D4OhbdKu+vLMWaU/qt4xtc5FHfgE4VyR2qt14GasBNzb1dEZ8JLJbCOsmHKVhBNCOXoIEMOFYwUXjlSCXDHor4r2yNAKHXbmYF/u2LvQgMTWI80VSAs2Sc9NTdq2yDnuX4Dc6e+WvUDYADceL1GN/py93qXbudZMz15DapYQOY26tBi0btRAuVGLBr8j2ekBi+8n3RL9SkABJH86Qyq0MA/D5b+vSLrBKcw8+Ck2HF9XZ33FtEOBdXRad2TtdiM5OsUcep0/psrJHriX602V8mIdb6zBoLp4w3KMhsgSrw1+pJ+Z9LCj+YndzQ/oXXrInUmvQmvzszQ4JYnELE0rbw9CsXy1SKo+ELxFMQ4OrcquqSpkG5A1EeNZ5vbX3jGI6KRK71v57AP47DWdxM0bDbQmGwW0J6d/VT6aWRs9nLKAmxkcGmcFe5NF2diuwpeh4kFtsFT1XwR0nNvSl4OAcsSdjQt8mR3Fy3cFh4K5ze7JTAyDNQHVwvBYTUW6uHIm/0mAilHsUIIBgO2N7wRSoH7wwl1s5pJJXY8ymzgnNBqgugESY5QFbdI8baVUADEmCRDGWX6Bed6ErYD8ZnJodEEXteQzKqI8Z+dS6/n7SufYfq12Tiiapb4cJ8Z59wSGEp133ROYDL0lkcGN+cEJsjuyHO3IGRbfLSCVZHnDLFrlgRDfgy7ZtTRtGU2MQs8JWXXsM6pl744SvhFbN+DhJhBXXXYObLHjzPhlGD9edib4uPBAzSYui6OBs8G3MCDxCc1uL8Q/EITp/PMRc2zp49yaIsTvmHkS2YBbty4h5bTD0g5TrrYCNa1N4Z/qO9lKUXtVBoqVGN4Yzz7UBUkOr42a4GSbPsPTZ7JzIBpInyH4F3jYHWGWsPgMDjLp/dyYJZQP4XRBK2Gror2jFUUEWmDM0wYVClRsD+JRnIMhM3EZiJZaP0SJPJmoFS4DN3xAfzgOsRMu8pT+XnaOWUDnvHMAgsCVAkbeTD0XMDh5jp382NSVU47RfYcRfYscbzrnZiZy7f7odS8fXHaPsQV7Lr68XDZep3OcfsX6lH69AgugKHm3TKppF82T/jjt2tuPVlmRKEGscUHTJhInIySmEQUhoWpL+g1XrGdduCe4A3pzhLV0TEJyAkJCNXAgJDnD4iV6rllOmEUH6rwr3k1bSchZJCGo8F2rMA8jJsSo5cRrJycjWG2eQ1cR6YhRiPlxGxXRpSLtZJd0lcfh9pUfhtvTg2bJaUNTEZmSAEOC94mHJN1pB4waO2DQ2AFoua5/DOgDMBhh8VeOFUbKDSe3Cr3uKHO/8K9gCnypjchpeFjAZI7DpYVH2gOTyBxlccyPJqsgFqNeZugTF0DeabqL3kn/jng9X4h+pX5UKQDWhfZRRK+AjjaSrCLNGSo7yiK8Rhq5cqPNK+2f/IqNgujM1lP5jdod9l4dhxnBWcuLNzakjR1vWaCC54LAG6WNfCmTbYfEYvcSm+MYL086rEooxnUbYdwdQX02wV4bO8WALY8Vr37jyOzPvwMwCvFk50X1BP3/kvjgJRROGR+aJHdGINMy5zbHpB+MX4eDNy2SMyySMyABZJGc+SK5RDPTIjnbR0PP8oIg+TkqqaQ9OYWvCTzKT8O2d7xfekU+qRfg5T4obV5yJ61Ljjrsasl9MqnO53TgfHL04YNyvemsKpsImSUV0EUzIUUN3nnD7VLGQG6XRRm8yhb5L/avUC/tDeXmVtL51vW5jjM77AAAMFp2gNLKk+t2AIbwmh2AgmbugPOwA8BayA4YQ66Sd8AxICBXoD26Pq8aNNaOsMrNVZrts9e4dsElZnT9kmo0pU6RkPTKJAiBFopusMFLWt3FJYQ3a9xx9KnpgSYRytBt6COVTuJHgQ1IddfsUXFuZ+NbE+hrJXC9k24leaMN4Y4n9JnXZ7q9EQ95P4K3dA1cuV0G+9wg4hpLmip+ozgtsuw4YZQiDOlxLwxDHBeAJHTAnXI4gq24HYMmGXIIp5mq35Xfg3PSJG7C8eMkByaxHEFyCFWLIXOxvX0W97aIr7nPilVLmX/+abL8EUyX0c0zniQde8A1EC+wSMv8URgPgLNkufWPnoqEJf16VSOl5a1FuTZAysi0gL4VtAlL8gU8iz2P9waL8gpuCNNPQHraW5rk73Fu9kQs2Hs90ZYvIPvU3CqC51ekBAtXlGOV43rovS7r0bZrghV0sVGBjnykVgVZqunPFKJT3J1sjYukUQwrAy8G8Ggg4n4NOgrHEIynU4JAlZKvOIQAcPlsSJq3ve3IVB43ZaTgF4tDncLh/lVelqXonazn18DLJNk7pexiz5+Z7AeTJeAAdFNgYew/OAJWfR4FLx0t4YzhWiHUG+kxd0fuSGtyCkdaQkrMlnTcXVqDo4X7d1ZXYMBanksJycdjafw3eM66oOdLWTuDd5dnuLOt3vv888/vrcKDCL4TC9j+sXTJ7Q5axC838g0hw51eriGwrjoQpRljIprLfPd1u8EsOiknI/WDcyEuCobqoCAqqpNKunPmYwSMDK1eTwh0xwK+desI9sHLw5OeoOxBtkEf5ZWQ7qdfElTTuTyFNam4DDtulfeGAySV5FgDqcmOooGB6ecvbp2cLn/1bOtrpVIidwgnBqp1z/UJapAftwSqD8ZAZIhXnZOGlFdKVnL27darb2IckVwp3ibAiLx9tgUfxfSY2YWbxOLLcwSIPXj15OlXQK6kPLjJ7CIkw1+2d55AaQKXMwlBsrWzs/XX/OVu+rCt9vYHr57+FCApu+I0OSdPH17CYH9n+9Wrg5eAnkl15EFqtxD379y/f28FCvEs2E3mFe+/7b/zwWeh2K5gqVqvhd/ilA7pxDoiAkRtVmdmpSpV5HqNTZdk3BHPJJFH5DXMFUbCLfN+lOm73gEzxbY+ejVGaK6u1I4f4QQuYaOOo/8xl4MYxOQePbo8Rm0+GO/67/wFxOPNjKY1mXJ/xqiLZSB2bTq79QcQBXCuV8U9iRdtGwUJgRLtaPjZRwMMl536w3jqN08S8TvVxG8IdtY+EFGff0LrC41EpfIVKUdu8jcxhkbIqgDTzExXKWEUTEmMA2xr6lhgPaBAWkNqLwyUMv0kImM2M34xv7rSgZfH6cyL9RFe0monvR/8VfK1ayJPL9THJ+UtPOim7LXPXS8G4w4882efY+HN3/us8wWvMvNf4Mdn8uPzDuIz0EUbD0+MTj8Bp4WAPRLLtm5WFugNlk76eYP1qBJQ8OgyNfcbOauN76K7HalUD+ZBRMLXEHZezpE7GJHPskB5hpmmUpy0SLViQibsEGjUcFXeQY3K6fPv2TdzUaZxWTkbijcJdlH8VfkYNaahr2adkxwRtQRHEmQO2X4CcSR60TriGGXv2EdnowkQuxGUOm3Dj9UVsU9Itg1whzcPV5KvbOocEMcg2KoOJZ5PDHIkekEOZa3paNKAXqQBrTw+KiQSFAkvQYjSU1N2RH694tCLvNO31OBDVwrsaLmMJaCcaJHfXX79huvVehiwYVMGA98k/WPyBpP1wRUtrNXGXzkUm8HJqT2756h8hEkQJDO7iG4Mjk+F/J2dzveM23F8Vwb197BX3XFKuQV6kYmzYkidqpLwSlBhYg2jpyXPMCRJApV0vmwk126CNS8/LkGGpe7huM6OvbsJmowh1oa6B6/UfV5M6f1qver9lIR7vc5kH4l1slyJkE96XCHEXYI6z849Srfz6N4Qlx6gxQoeB6YEkbe5nbjhBIAtuaU6ve/ixfHV7SO2W40+eRCnGSL2te7dz72zS6ZaKHxZYBh+HfQRzqK/Ln9v96ErOO23rDAjKkoG8AU3oYp35NobJmAe+E9btbr64e0XayAwsp3eh25ItQHWp+Ig3TjZFvyAoghIIMcQLZydjY7kihlHvqL5MKSiT/GSZ6yHE47LGutwMHMdOkxeD4qx6dPVLYHnq8TxmxfKnPfW9Udiy3udnsJUZI6Ci1GftUKbM5PdrBQ/mWmr2DrFgmh9IViPzm5uSTX28d6jVyL88QuIe8VUSU+yvWsfhGoIhCwlS3ilLz0KraKFfMLIZ3s/lSLFZQAtDqlAzCDzZ1InafTDh7jQ1asMzIF8bK5o6DEmkDRBkOcxCI4+JAWZ80Wds/wuxjhgHhXPN/MUzJUogqSZl+CVi6ake5Ze+4677vCUzmdSkAOQQdRxjPouoeyaEuqglUtzWXme3QeQwv9jcmvkXJoJ0n3jn3SOFrgNXcMGz0nvCE542708rZikkyKGYeBMisP7BCcEuCQi7nl9EdKwOf8OIm6Uu4JyGULordmVyDm9sO6DEMWXKq68CIJuONm/de4Z5ch96wwI8r5tHrP1glXgAyvyYkoNmo7Bm+7Zg3cYqDcMJRHJG/QX4WWeSQU5uJWN09rzzpvO20RADhyqKo5WcLJCaHQADbX56Yk0LynpIAEciPfRVkWj3FwG1UKViBvNtZtMEBtFycpuLSrls90PmbS442RYTdjTYikVS7YHFRVYgG6oobwlsBIMwkhO0HIEhaHIbE4igIHPSdyAsDjJpMkHW82L8kzuQz59eZrph8MJCoL40aUkLigfI7G5ym5A15G4Lo7Yi/GOYPWCwk2n2q4wBaUV75wVkRQXyyO16YOaVIa+t5Rf4JhtCktUAJrPl6LlOa/Z5SbNXzpIsk+do3LlxlYfWavBi/EOlHUD2VLYVbsOEAg3ILo5rTYoyDPOL20asf5UCuhV42yDjlAd5CK1n8kMKqoAzjw4SlGzyrQ4j6tr2AiKa/OKli5tMFA+6cLYbSznmI3+pj5BD7nuhpJw0uqLyYhonN8x9Vzo/hkIKsprWzECyDjBJcVkgdB/IxtjFsewop9oU5x+t/jWxhUXauNky9rWlopzQoQ7b5rEBE3zWbcF3mICNC4byqjYqe7N70XCBe7O/FMFV5llA32u0uIyAt8CosCBUMNi/geab2CYZvM93mobuzKYikapbBrqbooPi7au1kJGZ92iiH+gF+30DeJ+H2VYaPESm8c53FgHLaiBq855m/Tb+Fvxmm/CHMCjbmJGl+CsN7K5CyDa/xq9fnl0TS6JG5qSb8Em5gZxRnPxoIsfUz4Mv71xPw8mjFA+tTrLb/DtqDvgEJp8tixS+q62qfTHksSot6GuWl1YvLO2tAom+DM9jqx+B+iO9UrsrapaAYZKt5fnknvPCvTVkDr4ZCZbB3MY24LGrgHIAc0quu8K6FoWOBXjfR2s2dTqErvxL+xAEZwAo2OjykGiDGvIUQJLuLqxAXfuCPNTmPXZEECFf2tg0p36Ay63Qh819pvJRVRzVTDAIs/HllVVtYQ5UxxJbCsnHlASp0865eZIWVZ4coobjJLjh9vwmNCEgoPvTmp7SR1WNQ75IBotQzQFexHdMOXu8eXXrG9c1jdy8Ypto7GqJ6R65a60p8nEQysoPy1+8okdYFpK+dV0Y/oIBylXF+NfHwF4AI8t1N01WZCIZVIGTyeQyXD26saxCaAgMzzDV33QUzR74Ub8bb3A/dKZnpZugPkxl+sP3LwoLo8hmEQ0hW5QjUGrFhnMntuwdgKOaAAjeDJBMCBGFQDF4c5FRZrCd8oRGXGFSyIq9pPEtiF1TZxY0SjJJQdhfZFzBZ3WI01gXcAGW4N8qLBh29tm0DpLk7LGZiJsS9YVpdiNwitiNE0i7XBTQL0ijLDP64v7QoIHEYmQMb341RuUzyJBBjII8ebFR5XPzSqiNOPjyr+24JsV57J0XWNO//dkUoFaMC2lPBZYmHLdVflkFTbKmr4wo7Q+BO3Ua7T2TPGkt/7R19uu9m1ap6grmFaXbQAzDKnAhSOH7NMZfhNmWAbIybgUCpVSdwn2cE+pNf5QesJJYtAHoIFHBC6OHvbdkiCbvThVJpal8wkCrRAKWfnpT0rkGlrUAAsVKJZEbeHPBYYIdD7bpzAat5W5DHETobT7w4XVbDsi5nVPEwIQU8ZvdahzxTZwqOpBwY3Y0DDvElbjbQMXoeQ1nBTBQ0ViquAZayWZmQJC8Gigl3uQ7MKlRV0YvHEHG/q1e2sIqvMfEMIlY7j1VGr/ff8IGve2k8pR+5Q3lKh9Xizqi0rxzi4qvCoQm96bbuAiSVrkqe9OkzZvE79FjScht86J6btIN3mXHhjbA7MJiC30jFL3ENMrr9o8tR+jjMkFalqNPyh3Qrz06qi3A0jx7+THBDwN6pElVwNGwTEFKW/5RLMCRLQI9KMzb8HyxjFklMN5/AectaRuyYYGeRHRhzKZ391MHNgZwlHJ1yBE4wJwMgx5WQ+uSlnhJ0c+b5wg0k7SRJ/CM7OO2NsPxnA0XGhawsH9oV88Q0nEE72ZZdMazL7jNaKw6576tbDwBl1+ytHFzhVTjtrGz78bR8y8V3xZpZMala9KWYConG4oHCuOxs9JaR/6mRCCpXFyuym0NiIlMqNofBDn23Yu5gqN5dMEz/u/UPMfH37zWC5FU9xEKhhKe1vCDFhT8FKsprOxNW7xKqou8HApVK9ZxHMl2s8Rho2++o+oFTjjP5cU4Zv5zsDyQjGE+BIX+DbYHK1P+AXRj8a+wI65QXqA6290jyBN2/xkdR1nsSrOCeLHP8S9dJAZyJh1mFCtdY75z5kmOsHxhVuXbuHRxgAGZJQFirQPwtDeJvYFMJGjh118ugBwcqO/N9rnW9wc5Vvnk8uC3pme/l1//KZ/vA4hJpVYWPxycPw8cwNIWCFRfDNAnMvYaLtrPwzrh6ymTqRFHtwr2G2ugQ0LH0t0mEGgeXHFhvpR0VC4btF9EX4TZC/OPgSyg9/qD8OgRBI0sTCYVicU69cIW1TmGSCH1grQO1s7v57SkaSx/8z9M0/SGvRVdCvCvbRA9XHPHsk1GdcKHEvhyRQuhf0HvFKi03RMeYgOH8oylcIY81XKI1YklxeftDwJVaaZUYgUVhbSua6EgGFxHaTlHmsTRq71QhZwXOGprUsTa8WRtepMDHtlhhncDI8g/ebRBcRmni+wHzUxMjEzqDY18Vj2QN2OsY0kMHgXGtcJHDbOa0DcvaP9EBq681rnUA6/MFHwJdlHEMKKMdBZfkNUbFzI5qOi+d7AQvXrQetrleXwLgd7M1tWvBiL6aAM7ciWSqKdcKGZmNcEFDRCizOsuA23AoZwqe7ZTRVz7GZmungHuGvQ1wtEK/zJa4fcikDpS5davqDtiiBzpvdY+TfL6xiOAaWNrziBA3RHeseFEZeFSRnGVv2HD0Jv+cgmyONl9wA+FijCl81vzSZT4MSNmGdWUO19mEALoePY6O6uDuhLeW34p/pa13LBCnekPJQd6VsaP2mId6emRv7+WnI0pcGB02Y9tpjgtwqiPl1RJoiYbpggchJpssxFUlS3GFvJTU8mDhat0iCAxOVvZhnzTc+Xoo0KZAxCeT98sB9Rm/ObjNLvGwMfwsBCMp62GN01ULFkituRr24vEZCtphmnRiOj7gu0K6M88p6L63OJlwUUyfwykmfGMVlrEQp0rB6BZWvlDLRCvFGitGhZ2GAsr18gztY0V4fvQk5yufZNwHPjea8m3WiJTsa/0sBX4wpwdJBN/e8PsQihfu8gK4Wpmru30lFlL4vHWXijvTMNav3PbtkXndXVGzXvpuQtWf4qbwyBl+PFvEHGqC48+ATXd71mCeOM49SSftJDPr1Ylarq6/jUMSMe05jQOETjP/k6eEDtvM8mPrWFYywxGTrqtZssVTL+A8t7zYkeqXWrJd7sQ2zq+WCdG+5nrrjN0vaGJm0tpUEu4O+wT9jR8MYGtJ2ht9fXnaDk2nmpedWQhtHuAypxD51mNxuR0ZiXKazvJi9ozbP0QuEo3xc2OQwvL6pC96Y4SGiULFFlr1tziWHleouMdttb46wYr9blLDe6e1HH6ncv3orlt1y7WPrNF6XJh21dpTbKpS21U9sYB2M6CL0oT93YSGFpjBPyMEgP07t08QiVqcQ1CWbLGnAjiw3TwMrj7q9y3UtIjdenkPp3siOi93iGGUxn7NJOoS1F1PjCFWsIkAopLsJoCuZmuI/dUk8lPoo9ai1HbZojL4+G/XOsduGOSwh6BpyHzdTLqmZxrgTWG/pQCuNo/tc9I8QIrg3UP45J5eB7AEKQd3SLUDtD8ryLYLkrT0nR2Y75pnnblRDSrT5NLiGATWoMtOUNnHKo6EFdKtHE2hbkAT7JAoPy5E33QO4I+Ld2ieBY7qbmQuYwCXkN7EUhZcd5MxF0SmAovKOWQmwTGhJHBGgr+GdOwkHQtF2WB00LQaVoB605yMzJzAxCdK87yokMg4ZsakGtexjGhHo4HmAqGoqg4EdVC4xnygwFFXfugSqj3iozWBRS5fQzTHJsZLNlzIS84jTkTNcqWVA5YcXOu7ylM+1y3dFfSQchE+iShF5d3nU4GebIqFjbUUiNpa37AcGjylXubMrRZutiEXQdBM8/1SfUi/PuX1/M7x0C9yyzAY+sjuPWp2fQVO1sPcOvx0+2dg4eA076Cg+cd3mhkx/e4GeGtrI4w26n96SU9t5+FhBWPNcgbFauE4Rf1Gfgz8tn37Md332//YpFIH7C9hZ/PH7x/LH8wALb3nkOkKYkfsRi5d9n21/tHrzc2tl+jgdYN+w+fQy/pI9QKHiq5GD95aR/eTwqXKwjTH9/+cX5ci4gEUnO7SuEDEiC8719/yZRjZ+ePPn1/C20W0EIHuN+LB3uM8YwfOIexkjMO4ho916aEDxJqqo/+5NUWxHFv8NkTUIXUM2BP27ziEf5i2fx2cp/6fhxQFkh/hUnkO/5u/eeXh3hkp/YdvyxJw/dqy9TmBD4DKAY+3XlANIdxOJsMfGtttGNL9hAYFbzoH2sc3g2PBlzQ8mQMXGugGAPgkl3M/pwjIrpzhGhrRj3xVujWwH/c5sdHe629uB3Nzv4Ym0GR9sdwR1M/pmCjzmXVTv2xhJ3arBOb/97f/vP/3y/srKEf39bXfkK/7vaP4x0XbIEqiG55jfXF5qpuHn1BJBHbuLwKJs5POumVqyBoYM4C7zHB+tlmKYgrREIWkIKT6NbVYkX5d5R/vEQhqLaxE9/g2Q/j9LCIdseX5ln6mJ0pBMs4Hazg9IjfltsftPu8eNm86P1lV9/M/fSWCTwges/HfOA9aIxqkC+0goSuDpf+gu6/BQfulcGzeVShoDk+YvnBwCxb3+ppgJW0iaQA0FyoAMqhHS9CAyRpmAhjnKitDce1UbvUxEOLMHynFIzo3N1kOADet9WauiCTb8FWvQhKGVENgLzcHuPQWiaAuoNsI6HAe78BoUu+LDGnpYHp+2Vpcn6cst28cSWqj0RDjf7vtG1lWO7pJyERkach57xk4/K6NxSJlp6M3HnjXgTjTmlDlkDqOrlhlXFVFeIYlXUK5fcmp6Eld1sn67zlkZmZkNq/s//3GohWsaDVCvkh61XB1++ePZsa0c9E2n+//YuLL1b/3RqhWR1JN3f2qtL3z9tfi8tz7TW1y3zVtuoacpHLROVWLbk6yfSwf+79gmFpELkEUKqdwbTH0ZJmxMm0Yk8uVlJYnPVkLBLbxtnxGGOyBbDfASvniZ4rsukH56u2ZPwjqENxHBm2RaiYYQIHCmfBeiIXjotQofYtFZhOZBeIv2VHBpB2dVmt7u3hbgEs8YUdT7Y59T5gP+w2GgtXo4KefzUdjdb/b/QZmZIJ3y669gOHJ1nHSfOGSjjE0shdjXO+dk2NlLBZphFJJFyaS+7EVaLCTZpfRBnaE2QKDFEHwR7QdWqoWDIdvIWPO+2RVhl0WQ7wUGExggTnTR60zmhRCF4n5xGJFCeGaBWH3IN9c70o2naXp1xuoSq8vtScVqH7qCFZ3yuQJPxEwapfq6XqwxffNH0IBXc0lRuWUTAGNZ0X3xKpYfpI5ZZhAaP4iVyzcQ2hueZTQzpHiwu9tlC9VApx01/34INYeDtxYyJvQmH25jfkisLExw+uNdMPwLLNkF8M71Nxlv+zmojA8q/yV/ne33Te/8HmhaAzU4epFT8Ta6qM4NBW3g82QbP/Idk4Y8/Mkrko0rmyBt19lrdpb2+eekeoosxIh472Mmu9r/04PUjSGuBO4A8HFbILm0kDjIuSjll6Z0S+iQCwDPskvd0BD5E3Hv1DNInahTkOhjyImgD9ZG4GK6PO2Kquo66IOElikSr4YUqgbMpjtdCNK6jtid653BJmnp0wI11z7/i6FZlBUKz02ETCoKuRSqF7BjCeTqxYihqe1m3ln4CGQp3rHFDk3UO1QX2DlqRgblZvULXiJ8VDUJreVgvGLKf6Ycht4QurGNqqG+uOr9M8To3y2sPnZKNu9TwDuTfnvw74r+Jykw0np5NVvZAekS/3EnQ+ODIFSNnMKq6WJwASwTB4FBss+Efg3JVHyEIWd0jEKU9TAC5qfvkoeMgc8FCPBLAVoYB7IMHImpWHhmJtw/b1hHRjRp/jEowK/WoFt1PGDAh0024btqYCCk/2uuTW4MYtVCGj1HsEpWUcLnNnwPRV2r36qJLL1G56LM9lgKGB+FrSpLt3+nIa7GLv2oqiuGa2WpmdbMuKeGSnQeWhkBStRKQVSvebbsmgpE330MkBP/R+cVzRBHuHpntc11rXac295iVQXJcjBNnZamXBgeC37osKECyCZnajcJqoW28jAdjPUCNcfAF0pVhEP3uCRlKd/eiGiOdGXUztcHtJ7DtBaYV55ItaQWoSDXSGDSEnpY/dM/3+BaOOd0IGObX2Xyge66g4rCbqtEOdcWX9MTpDnR8HmonXKA+4oQLm49LzXH9yRK/nDSm6G1cwFMXCoenrn6Owdc7/pmMorbSCV9obeqCDCv6n/QJyQuXv8Gsax4OBT05mbsxBN1dvTfNJTE6iijgKEw5JBsObxU9B8f41R7RRQZYsYirGbGXDqFU7/3fXS2gjTer66rzXa1c2EVI5O5vYCa2EaJw+8etx7vrq52t51+ur3Ve7KzfucqxVX88ePV467nEGAvvth4ffI+4Ya9oTbp6v3BL6TJmRl1O7icpocVhaiBiibAuv18zlHEQrB7B9RRDJcolhY1clsZ54Iuzs+33vSOGiLYXR6v3YoSio/vqF7R3eTHCoIyGmNVsZCqpS8c8mcl8h0tMRvY6WBNtbUCX3Qdr/ib4Dapt5bQbx/UQwrNeeVxjaTToyS/kNe599tmde/nK5AlyF+7XomN0snTqId3W8hr96esQL3Rose3DeHT/igZL6nUl3rA4Z+mOJcMvSyQtqfhFV423jE7uTNLNkgjDiom5tK5h7+0CUrH33symX9uifCzaNMu2SBKdYdO2hr9WrbtZa2Y3Ju+xdBnPzOVVZ7eBOnl9SeYrKK42H58uC9NJG5kftp59s72jRkffzX+XJ0C85DC/puhikfZO4AUZsyt8Jz2QktXUV8p1En1G4goBWnL8q7yfudUT9ku+yjflxviUNr+U7QAZuZv/FC7IhHTUAifx498ueE1EudE5g9ZEubLtsEoSg6MUTfmGQdKB7yL9FEdZlo7Oj2dUAimJrgA5q7k7XyKeJTFiKbdFey0yK/nJOj0SL0aFU8L1Zz6jzN3R9xcn9xmX3e0N8J6RwF0NKVOCobTNxuG0fSZDWgC15I3cTs1QA+tPtcS65OW7XRyTQR5uf8Cvb+a063QkwxXZsppCOXZPd9eNJ2VybFs4t8HyX4faNOTKN/4pGV/shHzl3pjRLhzHhs7SS0r2YaInSLo6yTNA5kmOuXx+ogdOtxuartej8r3UZB7HWz5Lttp/bU0YTH6hiNMkebBFclV8NejptIZAvKL3opYVOy0jxvZ3NlBKrJqX9zovY2SxWsY7kVK8do8AGHKwhtN8puLela9aKjs0waFQk7JHusn0ci3OUmX7BMyW+XHh2yu7RNFgbMr0Of6YzuJLXdUAEnEiiiYXD78TKbbwNkK1bDxUc8UUGcYZNSbNecKdNSPNN/u4YtIHseqkqdYnRyNklfiylrt6y8yXKZ2lmxvw+mpFu89G4JPMSq0c7QEQ0S2DvAnzMmMJrIJ1lAFHDXzNpib3o5sTGyJn9dq6TofJiSeDPxLtLbws0B4tjPCUvJJ6xLG56my3XvMlXAUVITyH3yLggVv0wRgGvrGQ78sZbnnEDC2znbw9uj5frdbgQ0SlSBo4JaXVaHUpaiVtmJWxzB56C57MrLqukr1z46uNNkOIeAH5m649MXODn2AI78en2Y6cybNT8sp1SV0+Y2YUXVqenA1wXbCbZMZu5ytUdlhMz0/Ev5KR5bJL+0/eFF6rPhqjbJ0UIKla7l1rnlJpOUIBWC9xZvpXk9PB+XN0o3QY7bZ21nUDVAKeRkm6PdnJ+2ChzAMZjLhYzMy7WknnkLq4wNjtwerOi0zNkmoXIEl8n+XgvrP3Sm+RHW9zmzvIFtsWhRrXgbwRcabBKrk0n/YOC3DE3soRhUSNPqqBx7RWqzNHAOmO0zhx/+aReQBU/7lcBKo7fBXwpnB9H7GD/Q9q8FmunYBEhOqwHfxOVGK5ouRpji1C3BIxKfVbGII6uQ+4rOgi9TEZh4pi4hVS9wOkHSDQt1Y3sZUQEgDWcPIvZB6gdnjDtS//4s2VAX/Smas1xJMB938exfVrNZ6MAwdSD3Iotaczi2/QEhktrGUWAjCt1C0PsPpFSHSaL8oTAqAjAzSMjdjRraGjp5rtZif/NPszYIzMvcWXvq3hpQ/n7H+Hcp5pnZ59Ceewh6B2LDrz/NthniE1x33RCK0MS5ME3vu3Q6iSi0domwsTlNO2/DGFmA9sTT+bdBQh14MRp1F0P6JkrP08OTvTeMA4sf5rmjFCK6iQBtAS3oLWCgEurh4VdJ0qVQUgsP+LHC4OkqdU3xLq6Qdvh/6i9ZCxj4kN12rpT7CKmS0Ls4WXiZXF9nCHojk3qdyOmcg+mlF1tKcmwvHFyQmE7KgnB7I0Z4NhxMj40o13Y3DASRXOm3oYLdks5NrC4A5kcPnVJfkD/Ja74gDS3KBRUKFvEgoF2W+sHWeiNqh0moYyzfYZUH5pB6XslLIu56gFcXhvNpNTw39jGr88dacQxTQ512PDa1yQuAu9PoAMhRn9sUkoIH/SslSQYEIKf+uXYpdTeBinLBi2Vy6qUNG8l2jXlSuIsLX5FU8mY5PZLaF3WyYhKwOy0DeobmM6WhiSHYq0PQ8PzpBwKxBPBE5EB5CDUoOGP+jnFeXLmQvUqgF/qzmUXLSdVllaGIvHEmDx+ieGK4+rx9Zu0T+Gh4c8Pbmbyq8pZkdJaJOJ/1O3LAAripQLT8hph6LsB/dPFT5Ik9MHHQEcfO352WKfEtSJZz0cnVKS1fHfYIl7Z9ZMtYFqOSWLd8URWW0942BLb3LcfW7UIyPPNqmDCRSNzSTEPC8rO7qtK2L2iD3uVD53g+PovyEOIrPR0LZ8ZPsQ2lwbxiZqw2yZIBWXif7h0OeutKT74Ck/pCj0jVlivWj23xFnYfr4Sx/kDvGv1qkp06buQ6SHJqMzhXK5B9Q/p/QMd3yfRX2rI6Iln11KNEuMoXnqTLN8lb61Fq1bRARhvguK7NWWgChJbFinkZDAJ+dxnUkqZtEYCeozY60K/g9naFr0pVvjGdtLMUwo+RZssNKdBQ5/w8Xow4cyvhQvI9QJ8S+p2a3uP+J9x7fqrKXTQa7mHSkKbyjRTk9r+KagyD5sveANO1lyr0aJT07GwmgVFgGSMZuYaYWcd1tylpwrX6/Vr0nN+3t3ynro2qWsyUDMXN9YT6ePhDeI0ylW1pPBG/p1u6021wyfeQFnsfH4T1s3z7x7yTN1VjHTYDB1dakDkICRnD895dkQvNzDVzydE5njSx5EPZhOhkKVEsGLjIgMzMua+V8vmqPx4aaveTDl1qqWaLnm/ouULo3CcEHZjMxY1kcoxEMhNYTdceGhPi48/YNvEmXOrI2tka73sQNb2SZylapymaInSNYfsatKRoJ0Php8NIl0TudIRyXqDfBwO303O/BCrGqZGzjZHK2JatCIlGm40qX+pWI0BUEjzuIaa4lKd1EzYbl0ec0UCNrA3S/TvTBY9CS7CeqODOWsHI8nPVIuOug7KtOARt4XXNwtGZopZRuElAGbHtMqqW+JVRHn2UHr0zOmUHeNGgU6e12NGsilrPGajDn+S85WYuKn5y0DZoQCGrj66WU0ovM1lV3T9VhxsTdNSZ/AlHQsd/T1uRTJFh5AqaaBfafucUa2vU7dl/CM2rniKaNUsx4wPypKdYZeMIV20ySvx4jQZOhNNAP/KkVqy3nd4PwGHZ/k+QMjUyj2zMY91A5UIGP3ePQIuNHLO3r5hGqFmCdYN7Vm46XBspnCkPTV1Vw3npu4NMJZKkVKuPBiidn4F3CqMPbgS4tzSrqW+4j5AguGgnFwLwS6Jasi5pMDVJsQVO6VDVlsWFAo2wlJ3vRjSohrT4swLvgjyrjBDlw++SML7KrzbdPzLRnJwQm0JVlCUMR+aAFh/HHEBU6gCnPBSDEfjbpIGySdXPapsBpI996ZRzlH8qf5gpNwbHKZg1xtZRfkz7UJULNoP/vaiybbO6voBgtsH9sZYftYscMzGuV8cRYk3xCiMYtmN+Ebf5SKX0uLDVyBFdeDd//jdcD8ZqNDcuz493IDjTAMG6PANy4AP5Ib1g7ggAy+Ba9hMSFmITY8povBxhFygjos6wmdF/NuXp0MhuXIr9MC/q3AUDSWt4Eyqtyxqygg1z0lvTeiSPrHYCICDJnVq2sblRbFP7ddFUCkRIgUkMHfsUVcjS1IEouImI007NT8STSSSR2SdR43sug3hITArVvvANM3l/oG05FMGncpTmnZNJJqmtDIyTRuYm1kt4nxoEjA5ChTRsEFKNe6sjUIyjiNQSAQN6dPdPZu5+eq9BP8SXBoQdj1dLrjOXf65/COwMUjvE1FUDA7Kf5sI4NREyVbsBuwRyVoadRCG1P/ckPFR7jG57WcebzrnByKRs6pKimUBo0zN5XphjLe180+blIBKR40NeQBiXAK7dQIkOx7anIKRmNRvCQt/bZPa2HZPisengnko0fDbbRTFkFjJLx4OqpDbkQbH7OS3vsHYyJmrysmdXNv2CF8PU1MHTlsANCXKtvSUZ3jorXQeVwM8gAm9aW8SPLSMDqOMG363yPWRRrURpWv4aOYx1GyxQlTlWenSTlVhV2Z0WmDvNQAPn0N0jxNDdt+plda27SgLpzmqHbXclojA/RV3NdkUGue6HjwTztlo01G64kXvO+kfYKb3Iy+iO0hihKBcHHtwAdU0nIfKZqR3bbZ5NBH8bgtG8urqoDnErxNVnpe8Ng10NLs7Cpu4N6AYASmxxNNyHFd+XSadZs5rn8DVIXZRpwhu+EeniPQx937nc8+3++8xE/41lzprK51Vu907qzhv/3OV54ABgadL+B9E//iv8+RCl+fnk7T4s7v7cFhwfGh6OY+nV/tPD9d2O/w3Zf+DurS9HKSE770d3D+lBKml7/khF/5ux9CQr4EPXhWN9savIP35Zv/xhv2GSPwSEbgC+/6X+TLnVV+1ARP8mh9j5937uD1vf3OD8xnxX3N9xhAvv9G09z9vPPZ/c69u50vVjtf3MMny/Z3HfA01H/2tu13/jpz1H+MXz/Xrqzg/U8zZ2NvvXcGgfP6fh7BZzqCe+t/qz5hINO33tn5217MtRNyFZ+QK33rTY4Gg5jrv3Ou8hNypW+vz3rD05jrUcpVfUKu9O1oeDE+i7n+knJVn5ArfTsevBlcxFxPUq7qE3Klb2/GvfO3Mdf3KVf1iYgh/3Y2+gV3/JDrh5Sr+oRc6ds5wExFC79OuapPyJW+nV8Oj4pc3+Rc5SfkSt8QCuOoH3P9PeWqPiFX+nYJRWjRrz+nXNUn5ErffkGs45jprylT+QV50qf3jen6MeWqvyEfPxro6rsmTIpmVXy16yC1oM+CE5TAnODKtAHwpjjvGIvjRjjyOJyD1x/z44pbJ42T98Z03IFvFAgNNg9X3sMHDrzzWfmrsMyC67eWt0t8N6hSJpyOuOkIJyUsS3d4qTBlsMkGaRzp4QIaFknGtalxKo4ZMU41sdHe2u2L/SX+GcKQV/7Sa4q8ZywRO4PAiwn4FwieOvDGUB2NS0Ewz1y7TbNUgOyshPQKvwsIUd/9JeKmAZSRnVK0kTdYTsYAAkqoXSthOePo+SPfV1QjzvyGGXQYlX6AoE1fhiA+nkM16EGXdNOifHC8HKIf4dTtF6qzq6arle9gEioYw+ljUbwBr/umZERw0WAbPKP5kPPibj3UWMzZWhGfNu5GJZz5NbeFpAXmUmxhr4VltOaGbfhORKY5sjGptMDLXFknJr0MEGWPFzAeX1zdHKsaVJ9dBapPcLtp2B6uE9es4jeXD9rF6gqrRk6IwiEN+foMcUXHsKgL+IgWFb1OmuaQriM9HAWEt0QI9MM3K95fmEWLNYH3pHwJWGOX76qTn5gITmwKXaa6QsKXpeD4J7zk4JEh3egOKJYcYxwBr0pBlcZh6HJBXUaGeih+gFrKA0RYB6sYxJwIYZ5815UvizEux8bwOxISHNo9DjTulw9NcspH4JU28keGVszfCoVwPcZYarFQM8UsEuXvdDTcD43gOOR62nLnr0DwcmRCm6Nlbl/WsN7nGoVIcIC8PaoQAg/EeQkMxEvkycJC6wKMs2JjrRsYt83az3bCSWOVNQsTcLNsm0IzVEzgxxZdTPvsCp7338DhRq7BS596U87+sHhVlkNUvV9tdMcU2Dd6CPAGJxyI1UV3vjKHxBG90pInSPPjgt5Vk8+pI7G4GCD7QB48G1EvQy8leHgy4AMPRjzw4D4WSLU5/l5tTg4vtXrpzssGSwQ9JT2FNdkNl4YNcmr8NYO8uJjoj3cCKFhrNzqBB4ZLzJ3QCH10r4BO3GQe6k6hP6Bd7FSPBcB3SGsBeM8CcFj8cybyh8HF21fEIEWM3MVGQfSrsYuU398BAsw0foJmy5N6hNNp2HTrFl266YLmNIvb53zKZYIrpxwYVtl5IGZxbefTTkltBmndlIZPGTPp4EeMmW/qOGb+zooUJ7YqZ3WxHuQMSeiToDowIStoixYzXpBIGs67JLfWydNAS7PBG4hYo7A1SdLYJo9fMzqUmcyOUZfY0fMRYkkj/Cr88OJnxYj6R0zbL9Dnw2Oll5Cy9a/ejcboeWs+8xmQnEBcnff7p1VacQbhhlXwBlEUADklzKoatcISUz74Faf5OVVYI9VnV1fi41JxfzZ3FZc0hid2nRgH1Iz8FaKexYvtgUymQ9dyd6CGq00fJUuy76nSC2PcVkc2CKqrmOJOWWvGyuhv1ZfG7Z2dg6fPRcHz7AAPL3a6hiT4j8mviKn2fh0XEjCiw97ZXH88Ho3hfTnm/MvWs6dgR6k63tl6/vV29zD644ThK4MAS5VjErzW3Nswgn0ZcqpXx7kJnJT1cRFqzfN869ttssGiNstZxfM0gA/n6Hx7xpfbO88OXrzMWUZjQCYmuNfj8oC8L/vjszntemt+1eEUJUDdxJxjKGUuZCLmRhASwDlJ+2BZCa+e/hQazsw9eNfiOityffv01aunz78+eLSz9fib7d3u4bvBZIIpxqhi2vEXDi9bkoub92ZieH9tSWwt2tr5+vtvt5+HOgAKvXwH1f/cxeja7u3uwDpGWoqGvgIS40n3ECFuB2cs6DVC3U6wDN7OoZOgeQKLfA+jUdQzGhblfPn9y2fwbL+7Xc/x8SXk6dBY9H1+596QOsucFyXgXPjx5fbjXWS2YYBG8P053JBjlsoReA7tC9v85fbLXbQ3N0kmdYJ+j+aO+/3zs1+LbHCRyaUekjPhGYarfdFZH/B88OzFi28ebT95+vzLsFWsP8DqkLqopVIqiGfdk+2nXz/ZZQTGwvUQl9DqnS/ur67AFWh+z5MRLonufPbZ3bvZMRExHrtbj55ty4n1g1hUF3GvomlfB+xwiiqw9erx06fX5RVxciOT3FZvkrNz5z5Exvj/auf+XciG5Z9Y3uVwQOKtTE0JVTqE/5rDzd8ueq+h50rd7JzgKC5e8FxdX70CKol5KK/NuXIXU76qA3V2PvaPrYRHL6DD393++sXO0+1Xguk9fDyELaeUNe2jFAgXXlris6PpZT17HMoyCUBLCm9hWQJ9RiAC+ZSywfLPKhifQ6mvHu88fbnbKNJft5Wn3+qyBDnjgdQHQ3JN5p9c7+DX3bLVhAm8NmxL+8LGNm6m02+sD6nJQt7gfCqjOI5BrwxV0ISZtansTM/cBOUQTxSUlh47XCIEm/PKbM7WVoXC74LdtbdSRUPeyiwzDdpAQ683422k2BrZOw9HnkxvFslKBGnle4PSVN/A8AAfIVAUrgB8RczjyIToP4FR4cV11bLyi3RGKlBRZaMOfzt0xSM9W4s1/TxwoH7D8+rsLko99xKMUVJxOa/Ida2qUH4H5cMWNYGrUhWdljJUCZwzX0lmohjM3wwuw0WbKIbDvS/545vVUxZW1uQtgRNDhLp/CAIP15MscQ1/7VFiJIwf8j7tgM+/Y7lN4SkIJiDnCMlpwloAWXvvw+CWbqNH3770KRtM/sIDCAaPPH+e4yBNa76hNm+JwNZm4V4w2Oo3A9vQkInLB3C78GcIikUxxyY23c7G1cQRTvIAjLosJXEyAKSejDD3mN4sHib44wpksf52I739Yh8+HYrFxeaq9Dnskuity58e4ppLm+ncsxXOeq5vc2kV3gMs8f3NpbX11PwhlJhpiwwmj/0CFyPqhN2fAn80kKFif9UGeC3fV0jO9o+J8qawW7Mw324Ik5rbdLJRYFYjkipYlFzjvkxlzNnfGASVEJhA2BJ8yLd4lrveCiUvPwHGTjdDweLLDihtgBgbOc/ZLHhfKiz43mhtV4hxh9URmya2e5yuCihclxgGNfi9+e50vtLDmN0R8P/yo1C42DfaKDZWH2LplToIOzLoJdjOESKKosTEQ8iD+pgBI6QdlbYohjkpFpZgXuICSg/cd3pu8a3W7GFVfZzyaKTKbThcJuPdyOU64qpO0dLRZj8SHE82+bbcVltPvLaDpknDmxcnP/vc+dDrwRtddOvuUMgWni+e1X2FJ/rzWvV8p3q+Wz1/Vj3fq54/35c4fflYQ8uUvGYamF8+zNlssorC4AHMVu14Kb+rgmTcwUHxuyoU5QZszG/fX/TPoRYK1+wESExVbNzyezH3y9OV4g2k2YC0PBCU37Brk0SVlC24Hq9KmUvTOKO8K5SndaqS+s/LsOfovzcv6QNyCfCVM7y9em8RFt7GGIsktFEJFORkRtTDb/3RzzsLDV5WU3c/r0SdoDJ1n40abnjMQB9XNhHh1eLg9pwmp+4i9srnTpI91Ukz1UmdZthIkyi7Jxk3ixnXaRLENqX5P3WSn5vF/Iw0ISoq1Jk6DXJhLBgcGGc6CwaXXNOYN5V/Bb6toC9CX3kEJbjvLGJSiYtamMGCIUXovgVQ+5KQ0ZkYZ/v/Nfft601cW56vIjLpcyQoX3DI5QiEPhPMhG4SczAkp2OcVFkqYwVZ5dYFcIzmm3eYN5wnmd9vrbVvpZJt6DNfN38gq7RrX9dae92XmwaEPeMQrVSJCw9Ka3fEzIml6/DXtQ95iMzLUdZDze8UholyyIYrueYC6PPevT+tXHIgp9l2ok6czC4qVXdtbTosfABvNEt3dzItk+p2C/M6j7LliQTlc8GIDOS/npajN6dW0dm8Fv9M+pNKeDjEIHVGCQw4uD+6UCAmLkLjvno50zwvZN4+eoCXoxUJZGoD7BU9FLwnZm1td2AqY5aDcgE50CnZdSVh1PBM81IyA1v0bFhiHXybBQzi6dbEYikUbrMMi3aJUrgIEOnTcvD22ehsBL+ayGXBbT1ixbziqwErRF9nsfPS0wGOgOqI8OQHmTOe6VDWwA8kZ+aSY/tCMHbQVjgtfsTdixBC5bPAItAjnA44YkCzYpYQvx9IR7gB8ffDpIa+U/dtxaOAs4vHDK3Mh0ef30ZgZ7xfcr4PbtC7ywMbNmCNH2ZD9TnBIDUAh/3UpKQWzzke6B4zy4EdH6ew9vRwldgrRH7mExNSaCDH6aWAyScGlolrhjynNgrqHyeOXCP4UFBMpJU6Q/4Z0W/wrtFUEmFZ3lm6of+GABSAyc17qBVFRCFs5iXQioiWSi4cyerrIQbopj2kOK5gPrmTPGWZi/pAceVMX3hrdXlyYYSgF6m0pTEvfWxr9y4Gwvfbc1dvRStxwXlPX9uQn51A4v0SNWcFfocfJnPd1hDf4fhVqBC9JQkaoJ+kWi0lMVbuK0VIRQFV9MNz0CGK3R6O9MTPPh8bbSY1fHTzizDSprOKk4nhhJHr4f0m9Lz25khQ1H5JkDTSPkWQF5t34yVADHgAIFBiisJYifNBsqXuUK/eUztWm1h0sGpkroWeD94aA4X/X1ZakbluimYjK1sD1ZYlYeVdeOtXsI+hirNvLW6FUkG5M9/YSKzV2tuM5jF1Q2FuJc0CvXJT0kAe07I0mNSL0g0KqHrUc4hLDqOcFRfHJTKcSmBRJG2H4l1JYqJEhy4TiekupqbiPDJ4uq7gq+W4u+Y+fULxG6+rHnId1lULrw7h1H+BKjW2KYSUsFGznXXNdpJmFGQ/7wzu3K3N9gaTWtsMp5hM6hPO9OM//0jjLvVEV6YC7yLkTmjAPKsmFaidsY3ivZEsppa9K0ZKUVw/2AkSTuQMpegIFb53iXJPdnxs3Eo1COTJXH0YhVOllRItHmpNpcRUzTcy1Ru6sz/VaV4lP/dr3YHe4mSTgh72yMLqfGVDL9KzeJL7QQKIbfqQtHBluFyGotQwRpLSAyo94DqggOP1cJE/lWWrMtmn0XTlRplk7UljxWK9/b0NETYZzMxmCe/O6dIMZsFbiCt0Q0eO1h7+IIOv5MuOJbQgTNch11xyZABeOy5Ql/ktsiKrtMv4DYJMm0ctrin/cKsqvIWjiCV2VLyWH51mcfYb0sRFgXdZhffBE11vLNp/jkyqVplLb9lBMx4MtFjuWl1DzX3E9YpaT1Y6LcKRgVXaSy65Ma+1zx9gUT8ftTsthCWcZPgEozjFp57VDH9pjOE45L63qYVqaYFuoEYdmYWIPSVb8bAHCx3Kie3gOLQoj571UzWptRcZjHc3OAUx2YUFGcS4XkJSyXWypPCzPj19onGBTk4YIGV2IVG6oj8gIfD0F8wRjhdalcmgPd+i6qmWucypZ5qWiKCGhsJD1NOQuhqqrZLsiA1K+KPGghKr6BpTitgcb26coe2gQurFc6ovsjhiV7Kl0nQN1UTCk105GW6XhZnCoXOX+VZxhfnikVRx3HjWPqb32imHFBYWBSMD11JDRfyCz3uT2IPUkdDdA2tcUt3N/DlZbvp+3GuyLgR+wBu3YEf6L0iBE23VJ0/Z5cjBkYTjcmh6RcoKZx2Qi0+ra0JwttjqOXJhRqJx1zEcLvxt82Q0hnlKVJSjet0WKfxrdjwrAnhVgpPpIYrmISbJBc6rgkcva1eRx7WxOiqNBBaXEMkonI9XUq7oFSUR8ZqDUbS2+oi1PdMasbitDBGL+0VPf/UsplNBOhGuQPZoV0kvitj3vBoSedhuM3zLSTnYM2YVp9LVCsKgWmg9F4zELfh6ptJ4gYZDLRAOnslzLbBGa83G1bwFDJevqzejerVkTRrM/e0xmmiCRZZJTSS0IR6ssoN43Ot5CdgMT+WDCjD/YAGmgaGRPa0yiloWd2QFdEGqWPXU1cyVHAlUnA0UfvHGAKFZcz19LnMAT39XtPc6ds1fsI77wlFaFGFU/HOKCqTTB1Bqa1XAOyjMaAd9Vr0rn6kHlvNul9/x9uq1rD8lLIbHR4joMi6mn+GkOnVqij1uWonL6eD4g2lGDkH3YgEdB8wLBQqsVuASZr3hcsok8wpIgpMBbPxaCzwuCFeFg6vKJya51S4k9A0HwkRnkd8Zl1YAUsZeYTJ2FZsrcn/IhRw5kozB+ZODqvMoY1OJ4bP4IAWK45dC5Wf849kXHgoYKHMFFJS9sD5Wky0fFAFt4LDFfu4rhjQcbLREChBrDhZSh1gmXXHV5oMtVg/W0uWuOdjK5T7KAFS2vIoHW2Rj/lE/0cZjDEeXbqmd2ifuJrEh2k3GHsX7CQFTUQA0WIkOKy6cP0AtBNQZ55/onl8AFk76szww210n0FnxowcgwLUW9sC1IHDhBHXvsZU6V/1wEzGUrWJ8ljw3hWA0mM2az4y8ba8lgqHD4JSv0vZoGO8XysFomGh4SATBwTGwaM2pmaArlfERk8UOdA+bvS3tV7gZNf/Osu5h+EguduN74ARY47ZapWZN3PyVrqIuFrmpr3BLmjrcWdAQx7nGYzWuZeque7PN+YrloorfVmMDU3k77ifqx17Bc4l1P8DfzrlHNfk7Tn+P2ljO2RXKkvjone7d2dGtS5uM7iMrRsRzC36wVznOecbOMZbaGZNXJrC+yvCqIbJhwUxAlR5o7Hp70wN1u2+ChPE1gS+4yRasOa3PO6a7DceUcl3+mFa2vrYKZz5eL56hZlTiNcxtMzO1sTaOj4jLoeJmTHyd6wb/WGVjHuEsV8L/pvxPMw19aXVNohfNjXRkShYrV1XQ0XfF2wolFcWPqOZ0lbdzcYuqrcLHd+hCuE5UKwwKnHb/QQ9uwKaI4qY8r2YsUGOJc1kHX5Q799zmN/RwK+0BAY1X9sAu0mkmuqZa77XZISDqCd+CesK60/pNjv3be/JS42wgWsLPAiHGwevCzSS19Pkd/IgdDCP9XE7hblKMH8HXxa9hzZud5M0XNMs8L6bl5NoXf8OL6Vag3KImAQ+iu1tblFhcR0t/kETeV463+eXNB/PJyNOhfMZw04xD3ffL7sHvj/efwS5+zWI3Vxb7WGXX1dHr0m06CS+uXzPgYXIsygA4sKk1vY2m6ZM7K0/6eHKJAvnmUmm+ruSfA2pS3VzHTPZdKkGksb1xfI5mbWheb2zD8a2N2NwV8k2pCwsglLoF1LqeTKZvwzdQKWzlVgCxwZytLE4CewPUnMF5DtlyfKStE3ec2tqt0kYpWBS0N0N+nG9A5aA69n79HTr6y/N4opFUcN2U4Q9mc0YcfHBk9YeOKiFXUBHzSrvqbDZ31yKSTijyUUzeO07fqyWxv/LVR+mrqynwr3z7+yjP9hrPPWwboq/S1/7unFx5rgy/pZkX5fqG5Yf9Ezre7eENJBeBRcVdvsrYMR2RYZmPcU6/68sdsPdJo0TJFOdLCAEUcQgD3B8SIGOxnzTcGfaL2s6k7px/riFUK/vpnSUDiKNvNdTGj2oVkhIJLuT31hSJK3aX5BJ7/fo8h1hce/acN1vsMC9+iZ5cvdIIQ6NaSFXBOnrBm90pSoPO1nmQRBtkUmtT97xIpW9ztEQFrWiE6U1HSHYsZtacx4o3diVunTSWpCx3I4lBrc8iOIWYJt+sJO+L8+SKNhYwMvhFmvXIshJXdF1v5BEWwsq9xHzaioUXPGrixVl364xtOttHyncGJqbupy9KQsVQ1edFIfzghZ4/IBzVn+Kh6wYpBYAwgK8dXqr587x/r/sV+E5U5HG4/hCYrs7bV5iDkmBn5lVRfjQO90dO2CiswPAeOhDzaUeADCyt1EmsBHUVVxmiaiMnpAh5O8zIZoqVBq6PU6oaWL/6uRxCYl+dxZpw76ww8pR2YIetA1TyI3TGobI892EnKYijxKFA1e1KanD5CrvOiTpUqjUfd+cMWLu4Rt0Rea9QkQv9bTexfGfdkdTfcqze2oYz7VFZsrWtXmmrYOJd1/Iw31CBpHC++FK9Fxp1EYT+10h3oOnF7grnRf7auhJHrirukZ0tqSuOOzBq0AAgsU82EherU2lDmeErXOQta0PsI98kOtXqUiZa6ghgvXC5comwXokH4zHSd3tKDKVYk6j1zxlx48ohE6Krktk1lBmhMfFZ/Lz34iVw7BkijFi6o946dnKo2/7BoSAUJ/FC24n1Y3HXKwrR1HdNYjXX/v4VNKcrzjjynsvCF1q6JMkPtbC6y9GEa5fR4DH9Z+ueT/G+opucejfP9ArVKw22bN0By4UU++7pzGpzVfefWPuW7Ly7ycKWBqVnbSvSNcCyWVsVDKETzs8HR6yIwd596597icPMtoql9YQbDbd4BGI6lG1dqK4f+0cFzPmswdzSzW3IJ+QfH3uVTBJuAjeG9aSnMXdHw6By7BwD8RfeKdz5g/uqC3BHirk7ZYIRW4zbs+Y4wKLoIcbRbsU13ThqWOMwkwLtXphrFOE04Bncgwu44ws4mjh4lsJh1Ca4flhbH7FvNBqXztO34t+LZKD4i/68SIsp8rvL++0tXCzTH6XcGtUkzdTpi7jp6DH5gyg610VOmtCVMGLIpes5scSxL+WzyPaAiaixWcYF/aorKjp9/MUVFbYickHOTfsKaPKZksjh+KjzeOnVtUvXlSfiSrL2NUf96qenPEmwEfuvnh+4I6/Fg0FuokPTquDkNyzN0DACZwXbVEBk2rsc7/KcVil6o60EwPKATIqBDfCanXKniRLgSSRiJePFIMpwzApCLGUqnyING+3NbeT7PWig9KkDDWRmSHn0z5wgzLspJDn23OZC1Y7bv2UVJCPoT8BDr8swQK2lbOX2Brk4NWNaZmXjzymjJilyYHGnaumTQNLYK9aU1OT64kEmwzoPwdkmcr7AWgqwgr/lKpCl6WlhmXYTcECeZjYcUKaJTMu1yG1dyiD9Ol7nwwQa3JRSL/aCwrE7O5LDI0Ogevx2PRHJdVoJ7wsbHDtDrYO/v6UI4mUORuxFCPab+nSSTw8h4+m2yiBOc0tdW5xFMnZ6ShMKOKplZY/uN0RUx+hzRAJfafTymrluyFzXXSEgHebhWhOrKRtv5CA3qSi9AYq8inB0Vrwhwi1VqqsTvmTKh12K64kuJrk1oBpxDjE4oQjtvSKkid6OHJfdePVe0avdOKaeScN7oSAurGjNms135cMMStY0lG3VRoyycjERXv1cH/UB8pp+GoFYXoX2/RQ+iwz5ItyjOPkuf3BiOxYzSvA6g/BJSE+yl3rXIiaXX9WXsepLNl/Jcsiw15dSjDFOVKNFhyX/rWY3mmwyoxuYLJYxlor1Z7Ca0swIvq5iXvG4zhROdwhqzw/MCpngTkYf8F3/8E9evXzynX/KL/6X7zEBBsj6X90D34Le7P5XfnG/kEN3P/BvPI81Yph5pA6bhoI/bsVRQlF99hQjAxQUl8VdP33n+f7B039c/SJbCFuWvmkNpP6N5d3fVRhU0KN1B/5JYMVxkDSURFOHouFHxDW5+pS+xPXLt5vHC5bUw+066P3x1k3GSDPrSNqJzrMBzB3EuWjjcIVdnFN98ffNl/iDqpU9TbUlJPtwkQ2PegPb9uAKbF2Ec1tk7lFv6P+U8w6ptV7NT757dDG31CGuESZof8Vegu6ZHLtvkDIFfDM+6ioLadSkHnicsysGck06Q5GjFkcvrisoCWGaBWKATxALNIii6BUXXC57Qwi6f5qYOWSwOYk73L1phbY+FC98uHuMFrWHfmdv4SIMj2U/PiV8/wz1sUcT7Fo19kH84+LPi8dPdqMxq0l5DirRO/DwE2qYx5NXZGO+OrD7reFJUQv4cz2n8YR+PMDhifkfSM9OS6+/IyAJx/I8WX5SMEr8+n+AAfb7H/Zf/E5r5ktk24ifPdpHBCbof+w3IRKJohuYCuEs6Gao+/lMQE6mpKK39PbqJ+1v73GgkcIeS0PzMmKajyTvHTL5T4jDdyofeLc6ORW4QfuhrhOGo6J8GXW+nTh9WM902F3Tq2yDdXuzbhKpz+fsQ+2T2CAUFclA6mbxuObtGTlyw9OrpBd6kSVMpXGUh6gGIsBIDaFm8UQRfYkzWCm+L0XyoSrguEUMH5oasfxQDhbzcm/yBoDsAIIiS5KAIEUbcd4TpruGsdyUJMD2KqALRisH/F5GrwOKi3zxLTdLJDQVtUN9p2OMs/5cE+CfrVZPMZ4ID6h561xggIOqB73Tt7xIHo2Q9Z1HACVY2NQ+fmwcRK1gw2pPf/zpyW7Y7Hgr4mG9Z6a8eoJALSGtWrZbpMjaCkf9wyOvJLjplN3L62aehDSvWcAScz4up/snqunCjaSkswaQHlJ8+6d2RSC17UpicNsLNkGIM1UgaYOI+oaMJCu/iBSvsA5WXjpZ8zbTky8k7GW1E1OTr8l7zbts2bw1hkhRdIMs5H7x8WOvequlRfd2lEYiXkHyphjrXsHfNjpxbHNfQhbkGfJophou402pJ8oqpfb1pN4prv+7DI778e43FFe3wVsFjFMSJ7smXVGKUq2RX5mFOQQmIK4o9I99eLEy3dNoFriSstP/cn9zAU6FyfD1TxncX6cY6Ufd9qcTOYswWEcnsu7niGA9nBhIH+J652MNi+G9NJrJevcmYHbkGPvJLmxCVQtZ5cASgoO1QK6tTte3wbzRhAuihMDfIEc1bG2FeU2znductjsf7wztZ9U9vIUAkSNdl/Z+o/Niu/XHBV+cMQqO7eJOSSoTmJ+O/faEgXhl1kYZqzkm6lw4YIV1HTwZTYF3N+0ivBd+iVSF4i+NQ8pzsAc1wLMdXHOh+eiZ+yOmaEw8TSwao773o3RrdiD7kR46BRGDGKKko2qmLJiuICi7EJAhrrLtMS7hh1O8YiFioj9BFhLzp9XW/BEvMIl0NoBrOrhcfrOYUSjR5iWFhb98KzT7zuIhf+2P7vQWXdi93bc73ZG8lg1Y90hdKFwoUm12oBRQKTHHsAumiW8Bz5PNe23L3OIJb+f2Tlzy+IGXUy2TY8SNXJGEdSJFOPAf/Hl9becS8Y5jhHkKbVJ+v0SRNAcC4I+Z0NbdSehSA0Np+TdNBaJ3JGQKTKRFCK8BCgWI6gGcgxEtMfKORw3ggEiaFBySu4XW/YFevx46kkquIUXemLotNtTgwAK3hMLETIKqIMr6XK9y3sB8MLF9sqx3uzjAyV++VR6TARYADoA9D5t8vKsJ7HRAQxqKQMWx077o7vIEy3dEYu1qr6QRMDVEucy1hC+FUVefjutBNATA2A/2VHjef/qILoBhGy1krJsN0XhRNYyR5+bm72K7knX5NX3u1Whz5pqBVP6m/bwtqoNjAowrGO3wdAWto7DNWvlFly5YgmZQTRBlovUBw1Dw/UiyPrcnqMToKxXqD9gzfDAbbjAgray8cTcFhP+zG6G7/Gk73Hhe/922OALMK7f5P7XFN9sJ3WNc2XootTwlET1Pjw6qGlD2FbLRmN1aMV5XZAPZgm4+Gu+RiGTcZJwbda+b5FbTQDBuMtLNV+OG+4zlpMTmk84pveBtiK2dj9s3hejPIROfuqZPBYmb9P9J+xWBwv+XDbsJ0n/Koj4Z6q7sfHm/XbNkBKqRaGJCjZegH6upy2pNqJhL1XSMCveKYXqLRxRKdcTfffXdd99sf6cegUh/ETVgmZUwVvjKjo8gPg/GiyHLssaeNr/st/OXp+C8JoNTVGGanVaL8bB1XLYgeR+U87h79ygehJWb0sccDHZ8+rAjnFj9fZ1Llw7itNl/zORXp8uGEubH8gwuZKrYUTPIfWQb+nF/8/HTA1Z/gd9R4j1hWXrU1bP2G/MU4c3gLhSa05UzChFzzmc7Oh3EZeh32jHg5uO8fKiHD4prqJzib4uzs4sX5Y6KmcXQiR9BkxR2/Afs+PfFZFKBrR8OkV94TlevWas4kTpdqgUPO/hcf3exBQwU1G5t+7hI2vxgKTzY++ng6cunP0dJmeAnPeqgMjRcK8yYHb0Gp9fdZxrr5xrP1jb+8dWzl0yRnnZ+Zu0dfx/MSsmmph7ktrXK2cfGJThRJZvvc7vAXqLGgdqumh+rao+DDQrg6AJspR8LzvUKs4eYZ0OuU57Ml5f4zSc8XXYxY1ZBY1Uw6ZrlqFpoFGnfRLfjFHVZi7ZgvFVM2CyMw00KgGTGHYGimnEixgbbDg9el2xgwV1sSoNP+JoYflQt3YVWIRhwutuZWYy6cFc0RRiopO/BtNZ+t32u8VhVhZpD0Y0DH7mYnIolN6GKMeYzuV1MPvpsGz+wMpArrUlVRLWeGjViJ3OvBObpT8DeWbr2uh7YBOqagtHvsQdVUzjC2Wul3yWuI9Z/n6wauWc/lB+KYTkYnWmqM+0s386hoWFWkF7+N3hg5Lvh+xN+L8L3k9wZE1G5bYKCbVQ6+xLyOddkRjec2LyiGdXXeGf+TUYR0dPjsJJWLRhk9z6cH+Xi3gdXHIDn93Azt3rzI+A6/BfgBc4ice7pmTwdVnPcqvZoxkc0LlaL6YCXJsZlatNb+EnGztPcL1MqtEa0ItJfzDgA+qVpLhbQjm5HGlg2KvqQMCWM6i/gDGGaC9zehzP16eWqmCydNGCGXAKFi3KTNmAYqFSjCz1bdVFZH5/4K0O+zR2fbkW87vNBTs/62Z0ddOL8itEF3Ko19GpYiqVXE7b0vvlajuZvsOrg29++lW93d8wlGST5X1DhTcf7kGf4A4rWh/foFBVK7+PLK/heTLn3dKFgo7/c/frKRpg4w1igXAnJYjjMQNeU/qQLW8QLE5UMV8WdQ4Un29DZna8kDAGaJCsoBHWM229JrKNpdfgWyNYlmlmsgxRWoqo4hnI4oqgqiC5OiF+TigcD+NIB+t2erE536a2Ksztfu1OYOCepwD3eE7axaVxZGpNXMPewC6rg2DS+68CXOQpQBP4S7TGTbzp3sCxO6Zv6lGR3F+t390OuEYUynttnSrL1TYaDAzZZwF+co2STmZ4jAPU0ADU3OQSUNG4yrkYrg8FNxpYskWSIhdm5ZebCjCE5m8Z9cp7/9R/g5+46uT9BYsn4wOD9zO/x8SHA0m2WbMgkl5iVfGqfc/ss7PPEPt/Z59A+H9vnzD4P7PO9ff5in8f2+cg+z+3zuX3u2uef9vl3+9yzz237vGufO/b5lX3es8+v7fMb+/zW0Y8cpvWUfrigGR+xFDuHgAo5onHvOyETX38rRONqEsIrNi5xS2KSAi5o4527qLnNySDITA5DTt1APfdX9Sf1Q0cUB/uxlT/fAkhqz1ty/DpiOP2kMUKVNEBJUUGUwHR/kx4OfwNAbW9vEB3vbj/Bv+VRI0FY6eE33FkBtXx/a7qrU0oiVDpN9CDI6B5yNPmhjYEiVNbR+8noD6SJ4NetvHfrYSePBCrFI52ehCs2zceSe6bgQi+p+MigcK8fGfqCTw06HFsXo/60O69LrDDvYugvLyEpf3k5WAKMIbgKJdrtiSjsZXcrfeXcdX0/4sMhGnowkWR7+AiWRKlWKFVe6bkY+f4oF8IwkqVwQ6MVbqgul/QaZBUnEqswwhb6l6+l6uQO/uS/+LcaBUPppfEX996zfXhSHrzUvChsnjwIrbzwqG38V9fiPxaVVNdw+sd/3ZQnP5bzgjbxuBWyDdAGyFK+Pj27s2C81ddqTfz7nhFUXi4ab7KLxKGOSwwDel8qKg06lzVREjx6TTx3zrsUt8u14qRwbRQnpyIhsmkqQkoDipChwYrYKG0oNrLNiqyPHj9P1C9vIukb6x/KaAZeH5Kq2M17893ErZIGdOs+AhCLAikStz9SgnWOf7CKz/c+IGcinf9WHGK9oxk071GgwB5rfbdz0xBAthBNvAZJgDlbbYlFRK2C53u6WAav22Kxurorok87I4Nqszgrs+2Sl+/1+6oPifuJTuJ8upS3a84hoUfYbBU466r8MA30v7NSVF0HUVFW6qcmv4dtB25oG6nC77E1dcFg7qlecMNQD/ipyuZIRbBkd1e87irB2MJj3wVXDCb+SZxmogmaMLHSa6LeTYTtKAd20n1q95iLqSMSmyOPCLasmY/CNkUJtiXOtj/dZQov8xhiqQOlZGmitPA+NAFi2aZ3g8uIYV3dJ0dv0iA8vvlIbMpATv0WCsXSLXca9LKIuwwF4dgDYn3kxjKvfHUOgwMBBU/XWU3oUJ+Jh9v3O2ZezkGuNjYQF23W5uj+LRjvZwPQU9q6lLAEnT+Dn+yuNK9OTOVTh0hfd7bttjiUMvdBnCANmQ9l3ck7mAf89PBxswHgkX5b+QDag9YBgAXpuzO7GJVQDhsUrHP4SlCWSqVpcSalY5pRl4q0Bne3pXAcyhRd8+KKX90yYlLWvhyaLC2tZ0o7qH3q30Jat+D8YC7WjlriaEjj/ff+rbuK5hGdZJPw1cX5xrSVLZItU7at2F1fWgYuRNylViW+dEnSY1YrjjSas912Lhq/qWok725vb7fIbYLilFOodExqgNpzvuxCXwm5eNordsURT/0oucx3FQrkeyfQ6f359MKk3JG/LWUq/j7dleo7iNr++hsAJhohpoQJxfiDqNHgpzOFCGnWa0nnmTjJ/bzvrBS+yjgCx2ez4g1SBiqb1N76reS9JyX6cPwt1fZ2W1sZkA16x2gXthgb1JpdTObFh49y9q7g/8dSgoW25K6gblP24r7qfaU9r1SoCf8667YmFbMkvC1OkYEwc9/U/Ua+HiNIG9rWEtHfgxKyLVi4JVnjmWeNP8xBPmZ6YV9K6ozc2DJ5lC/D8Q7keIVP1FPS8+5jzz1X1fXlNy6VRUcJ5BhzMq4KMPxwousjUdbd65pUMInw3e2s+reBTcSc5+ba6EhE3J5BOy7TbkQmGAUmk4hKfE4hYIqr0G4PKdG4cJQE3zzB2+5vBE7O8XlWgqhAwZWfv32D/0m5p5gF/nxXToejAf+aIuQbUXYL9LW5uflyP8tP0KSc4qfZuHovf0BVP2N3UHfi46S0p/brKaL08cdRNvTiESQfudEo+hJn58A1sAN8HgXLETiQOrAPy5sZeoN7ILwWkZCU531i531Z0EOMu0hHMRx+Yt9z3rT8AeX1JJI9zWZRYkzsdHCCLuYP/CsuAaWF7mmOb2gm2jmwAJIZYJxADHjLaKYrWtghKHZD0VXXu4146Myk7Y5WglXV/bx4C1Tbf9Hu34IoP2sfdbYuHP/Aat4hc768GrkccesqljPHX7Q60gmuNhq80ZtG2/3pcdNwRoNnJTi9LTSIJ9U5/K3zenaExumkZIR0UiUgCZyVm5W08HYlncBGGDQ5EGkbdXaLXfgQRX33dXvNy/40E7/vshziHawyy4vWYFwJKQNJgxAIjnZEvXvI+BmNctvW3pEdcv5dBh3TM7hA0/0UOhD9Fk/kfTXFmHwZbb44uqNjvy0vVLbQgALd5S76Trz/C9wnFDXjbBIIOFiUs1dQIAjXEK0Lr2f5F90vzLopN0ySYizaMu8EHPpEb5bLUIeImFIcH8mZhzDwO/wLZ8LHAmw6UZ7sGNeO+5U3ro93bUKalemaH2kOqIStRv7cf5Ff1YXiGq+EuXbi4o0YvOius3n1jNRIdf3RsspNo3Sxyf7jR5K6ErTT08yjjE9wK5JgHgVUSztO7P64jOKTSjkHSZcbkTrQQX/yvYdDcH3J6Cy5D3dCZrjVNLkW6DzvYbflKvC7LeRrhY/gXOknq9Dwxz7o8HhX7pTIWTG/3xripYtqgTrwYlOdLPu0G+WLydtJ9X5CsJU9vt+S7118wQT+gIatnWetvLPMWltMayUaB+MKokMzc78cjW1PuOxqoHhjqgjbnCdA7u31aL//QulzM/LPdVY1Jt3wBlSw+/r15sfD37Zevz7q3H69RQIY+/DFLwW8j9Beeo+g3F2zkDMWuw1eIzHAg+Wx5mSSlHHyp4C3o1NIUCCCAIp0S8dQIvk6wMznXYaoFznVMwkGlNEClwk9N84tsJPGOMb85GxXSWOYOLjFxRh3NQNUwCuA4+KkPZeZTLgLyVE2r+5UpMfwhT+FL+QUvrBDcICcEFA5eWGWuWqnSjjY/8lcJxgdyoXYKuJZE/hFwVOpShEXPPiAeKJLlPiy7lemqXg4qdnDWVp2LR1T546lXAUKf+BounPhC+EaJZ271FA2hsMB695M1eCFmAVC2iddUAywNw1St17Pbm9dgJ1kC3HlMv8t6JxEs2F3LVYuFX9Cq/C3dzevtffabkdhyL75DgCJNd7KBZKCjVthuyRQxRVcExYv6sv8nUjmw7MJ4yZQOYV7TM7e2gRlLmSV9/vtw0uaCLr5cTHcKGZv8+w9uAZ8tzDzIL/xeGDCyTMD2S6y4WKC3Xy2GJy2ilnrr8Jod7cOBsVkqyUcdnc+Oiu3qvPWhiFuF9LvCDQAFOev+RLzU/nzfJcRCuKbAqmjo2mWGF3gpJMzPr6MQPicD2RTErkuwcL3+yGpuE3awA8IxmFPNVgXQaDjze9ZcIJ8cl5O8uwS4n6Ji64LjqaTvZHpyZUI1TnYuQPUuSZTLXRijgQF1fu8c5T9Lu187lVuz95YFOwHo2M4PLzxhKQPGRVQ+mw0o4kGch+m3c4rZEsoh+D3AatcWfZOOqSbUDpu24SaTl+ABE44EPTmS6Eo9YYm4tSa5tlFs8xPv5PDnPI0hSCh1hSBFpAjkV0kO97tXfLH7uV8NB8DThCmBYk/z4rZALw/1giAgLkXAtG8dULJLs9A0P1voIH0CLKflpmAjOvrEQTZ07NiCiiMutulE9SvaTe/8tku3pcZ+g6QBpPz/cy56Cp9Zy900XFvFOya+zqroo7eS9HYMCsnSkY9gb43d6Q/EI1zIIdHgA8WyRjQl7enAEH/VNUiuMfb7wQt8D8u0O5PorICzzUs5uDO6GnR2bCH8LcJD5d+mAM/TFq3qgnsTw/ZxQY4IuYemboON/HAlbcqYXYE9B0zlDUvpqNiY1ZNsWCE8gFppLxCYwNnIpJF+l3L+3e7ktjyjRAJtmxLVd7ew+lt2SCpTwe1KW7pR4grlHpiaXHkkSP8v7OP+0XfcpTgZaC3D1xB9C6YRZAnvzPfCwVyqA2N1ZqJ10NgLna13nG8PeRkofoJxw7OM6yyy3fjVa9rGCb33nRzttRDnOARFqv7BHSfYisgl078JITL6bmSS8GH2moAXnvappALHdqqtMoRrLOT1vFulA5HrUOP2vnsvCB5FerXzQVBgDDYeqRVOUWCj59wGTH+FmlBwKBOSn5vwxMk+hU+LugIOz+v2BVdw3B92VfrWA5D+kX0V7UJ19e9d9gH0luQWJDFAZg+kBkKrRbbjQOGDlIQgIHUGaJ/GU9Ny7SBCBJxxRDxMoIIYzzcVmPtXqnTRu0howRzWSiuPRsUFovoOLP4nI8cIDn4EV37lMoE9eiCYuwcdrmH2IrqnPPBVigx5HXBqwACyDJTXSsFGbgAgbuSBclByOnipWXW0IXABy51D2pZvjsDE3uOfeUNJcgSZ7Nb3WC7F9wOAybhfz9RAcUpv8Cq1+va4QCAxXR7pKmfP+xB8YZ9gpURk+D/hyggfAiK+w4zyewCwl+HQjt5XR2X1HFyQ0cnUI/i4uIL7tdf9NM9kN/8G4/sD/9Ifj4poHPmYE/sj+hRVZ1po8VkBg0vnlDgHYyQ8ojt/FM4D56ewqKhjWeqh/ypIoMlG2XPjo5AsRyIPY5AzF3O9KgwVeGNrnohNi6LNG7uUDYvirQibzOnVA+SGq4Tf8AxvHwh1G5cHJfjL7o5fA84ZCMQEWoAFdMLCNM6MUV0m//qG+WSKdij62jf6JpOEi+c0CYEeuPgdgwl/AT77AhKMcO+c1x354YqyKjthihwksW9XVeYDeYSYXM5HdTc9Vavjx8R328qHFhdVlk1hoVGOXOZBnI7pXYzTlfMYJ5GTVFIqMLlR5Yn6Jd16VM4+VpRtBLV/+QGIKyDZV+LWszf72gT94JHIhsz49YYpRUSMFq2cnlGbsg9rEgOvPEPUS+c9ltBNhgpcIWBdze4bR1X+I8y6YyknSugEsGOlfCsvD9Zf6IEPHVPizkCO4yfy1rSC2q9tWAn3PDPgZl816l5ulu/ifDAUU8rpknlQGZtF/XyqhgtPWwJS3oPBF2ny6+9e285V75lCiyMFAsl0USjhThBxav2pUNp5Y6MzdofWlCkXHRaG3+ijepaM8S1DKmFAxIHHN7d9erQt7sC+7wRwFwIBgxH7xwsDz1UUyKTv+kVwF8I4chyhtOKMHIIt5/RGAyqA35Ql3PFxBncy4vphZ70L5w72OX3U2T+536AHGm3BAV7lxU2Z3pjgoHEj9gevryxoRhC4sytBGU44yrpvt2iKK3nQtK1ydvFL/uPBHVJX4bVAELVZN7EXTDLI6UoqKCY/RlXK+7ihHGbdITJcd5lU71IaEuUyw4SDTDInFD83ftm14qZ1CqGmmvOCobOYDccnCKIgdcfZFAoLrs5QdKdvQeLYjGvSCWZSKcLODoBqp6X47FgMLcTlv88S2nlE91JWab9xBsfXGQ5PL5AA93qDZHZsRxldKrFXKdIOxSmCHeeBU6K6RriX0fD2vuOFfK9DXq4TiRTmqrqURLTsz9l76R+m8jOdI0i8U6RDcdtIiRk2tszvWubjLLTvfY3UZS3D/bZO2HUOW9Jx4odOKxLJ3zaOeqL2hC1PXpUHakKF4UtAQ4Snh+TaMgX15FovHNrYDNnAqobXZis3qivwC9k83Q0HJbwWNZIjsrkhirWM/zw8sdnJuezuGd4BfkNYY+m93TSP/0pHEiK1vnLy2LJLQKhtsdLhZI6CoSyLlDeUg/piUCn34+ebgKqoM+gXVoCMWxGJg94g5Q9j2qAyzhXIOoMfwK7ZZfFUNqB+eua3pkawq8LNWwjoCuMHcQpwGiEyJTbuNV6ouzBbRjv2ZwlhFeFrtEEHYxAHp0o4/SNWsHd0rONe6ouWjB9aHbSA1sxyhaQ/houVyMIQ+ALZMO1dy/eFsUVcdBdvIZwgF9QCNDOA3BTreMLXL3wPzjrHZ6Qug76hwOabrNz5Oxwt3fBX86yCjc3rwutxvmjap0upXvmUQBrI+X6ZqdwIQAlgCMJOcvR5G33581j4NAyqzVGkEpjY3oULKM76qfd9uXxAog+n0GtJ1oJKk0rlJ4sz6E3zcg8HbnkSfSJGC6gMwcxPtSbrLwDvy8SLKkuj3Ay6NPlz0E5Grfbow1E2Ha27n2Hc4FfL6jFbfmVuRvb5cbm153bcBIfrHdCSeVa44lLHe0EbhFT5CTemHa2kAJ5ID4fuCkG4lcCmtTf7sAH3WVs4xkcpfdw+5Jebl1kLb9T3ma+5kr+bqMyaIffsYdQicKd5fZ8q1jGt9zzazbOl8hdu2VIVx5qRbhZoW6K4UjVM9442rGSm3VcXjAcb7Q1XXpXyw1kqauWCj1IREgkfNjb3L5LLxN5WzRcbS4EHlWtfxHSY3TYnsKchyxxgxFZKxrZ2Cp7qm4L4jjaezjihp2qimtnZzt7PxqifPko+wCFF29RpOwRINSAVYjZT6opeLju748lNBcPZt2vl9mFNYeXBGRffSWXnW6BX4EHD9RgM/i8UEkHqhD6ebKbvZniusMNpp29e9wW3awIpXa0l7Y/5ZJbTbQXfrN7+OUelnKJUEXTbV5AdyBNcYHPp9Xb0nDJvv0ii9vJBovpO7l9y/MNMdfyRkVf8+v6Eued6/s6AvfioeqZ18KZloALQwJUgTOVoeyLB2SBKELToWIgLGFoB7rjEVK+gnUFiBz1DoHxTFic4ZP5zEAnnGfK6UvZoLvgHIAUefZhB3oaiC1YnJxODjBn5hj52D8vBqP5RXfza1AW4N2z8mSOL8Jt/Chk3LDO6UKfwXV8MoCOBCzUMZgXsFdy5MZeQgM+hbsy3FZIOOlnPhlctAC0ah/3NHAprHZ4cvdouQnJClYq6IvHY9ye1N2C6wUJAMOLwFr1ngJoqZ0c3/9YDOHeBdATGbI7ANdXAY0PgTYN8F16+I4BtgHG5yJkpIAeQ3dGjDIA9lCJ8gKZwh2oDTJnKdwAwg7aNOMAOo5A3G0PXyrbf83+ichCDj1FJ/jnwUEHTnP4800Lgh4Y79U9eLrbBmnDKvA/kVbWRIcmBF4eLY8CAXwRaSgECU2J4NycNoKWiI7IJPeisG07kd8RMu/atDHpbLm/SWvZ959KzCJpnTXHLf2Dm8ojNxW5JnqHf+K7ban8KTsqYXDttYYPIpogGFx8VFvylUthp64DhozaJjukRuFalKt6bXAqnS0UaYyxjB3hclPntUfgmZiOxHd192vtx263kh1UYGmbr64RLy7eWyN3ayFaGz55SPDkd3INUku7myF1HZnF3DIj7EEmMJzzcAmZzDOz6umgLO4qEruoIuOBm3BabTFwzqA+LyMgnxe4bFsEfcFjeMGo7E00mEUgLVTIgTX0pQ2oPSVqr8VnKbLg8flejM9uxe46QphVOcVau0hmrK3jvhCOGOH7PML3ydX47jHcqFrD9Wh7ztwaC4b0AvFHY74iihvZz7VIn+wQEB8ojeXifykVbogPcb+Y1nD/Z15TlzNoYgqYzebK7ByCSZA8K/K475R9c15RIhgy9xw7pYoLEo7TPkG9jRDTvlx9kqZV0DkM9oNgd6T9WKO82FRwcKSifZjp3Qh6kf/f//1/4G15vQpGNSCR1iWax6vYDiTvz7UdzdG9GfyKbATI6zit7iTjKQPGeMDgklSA6OIWppjQRZLE2e4bCKzdGTkVdgftgs5mDk3E5WwAmk5Qe48FmpQjmSskYlodl7iu7sljGCwMWPnzaOVnZDIOP4tTv/wM/w4iU96t6BSFwoH4VdSDX17O4PzUQvb9VsEpgl1k8DDd+Sn2iNImHAJ0JmhiE8da/Sp0PTibQ0WYXM9JgBIutyZQmdik5M02Nlr/oBqjb2qH5Wzmx9VQ1VskxGvUYquqMLIGJDA8kkjSVqxiKBNZYbpBebBw9iSVpzOsWSIXu4j1hcE4BoxfBDDExw1xCAC/K7JBovsCnZ/Ce7ub/w9rTgjOn0JFat+JsAF9I9PiDcxZ816zEI/SGGLGczP8grthX5ZfsFiSKgzoiSCh3pEuEP4+frH/s8ahgjsNW/qQSUYlYQQA5IwhHu5ExyOv1hTtW7LHJ6M3sJSIagulJzeH5XhOIBXw7c9FL6S3ivyybLX5N58uO3kQpdHr6T2n4sa0nKoZjnn8rhofsYhR/03wcboJBLUe4u1FRFjcEpS2gE2m4G6FoZCsh/d7//BsH/RSfhE2HXqRkU+DvNM/fBf/jOYf8B0b556AiEpVBJoq7Zf7e4+lTgaU/3EgDsMGafSC9c+vllgFwMMATbyRgLFHB55p99Z0FSt+gEfMaN56DwxQ4ol9AbklndApg+bpEiII+LcaBNRP049LxaR92SC0Reo+6mwBKo5IOP2JesEo8RDbTjWmMaPr6h5DqTAeu72BZMfiRdgRSlLUbwI2UaEAMwuT/Y/aZNe507hEFBHaBtP11RZnDSxQrS6EdHAj5ZAq3VgRLFozLAbP1++I7HlsDEcQl7kliqes1cQogh5takpJVIde1ZC5uXgVmV8fwSjoTSEqvYHPVT6abfAAqOF1UOQvGn/m3nsD4U/c+nX0KPaGgq8vqylEelOvM3U/BgVmAR5vgcJkuFJt2vhZj4uKCXASMGrySs9R4IgxauAfXC94jBS/f0HRBqhCPAj8q5Bnn0r3Gj3nfKp0Ekfi3R3o4Rdrrr0LjWqu78cKawAc1SVgYMIM/j0EUKkK3HSl0FWQQ1BNRZzyNoZAsX5eDYGD2TveIC8KxCHpRdZqf3/wcwdg3Wigr10ZZe/Vi2eW51fdGfC9Tcno0bg6bh/+G0RbCDM2NnWzWzIikC++zspsCI/ccQVmJ38zEPK7qe1wuhiRiWbK+UuY4MCxtjk6h4VjAxQkYVgwU3fLe7x+PKmL8fkfwaa27p6jDZuWquBrrDEdtybFuxHKC1XAsfHo/LgqpsN4o+Vyvmajq/ML7vT3/GTZsLWbWyCmayA7XLwvQGIbxt4Us9xLbCcIW91sD8E7VoJzxBFJo2yL0DtcyjJIy+/Nr2FvIj9fHf/VY1BpAC1AGvrxK7ZO6RQXF8o1wqLHSMwMcMzPTsZTyASvsl3ISbg05P8X8r/v3P1h2B6QBjziRQ+YBs3ZkpNeduDx+f8A";
const PAGE_SCRIPT_SHA256 = "4ksx1gE7wTToJ15m7Bye7w1KqLM8Js3wR9o7eFhUe74=";
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
// src/core/tell/page/pack-text.ts
/** Texts packed as a page carries them; a browser unpacks them by itself. */
const CHUNK = 32768;
/** Bytes as base64, in pieces that fit into the arguments of a call. */
function base64(bytes) {
	const pieces = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) => String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)));
	return btoa(pieces.join(""));
}
/** The same bytes for the same text on every machine, which a system's own zlib does not give. */
const packText = (text) => base64(deflateSync(strToU8(text), { level: 9 }));
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
		words: around.wordsOf(comparison),
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
function treeOf$1(stacks) {
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
		tree: treeOf$1(stacks === void 0 ? [] : stackRows(stacks))
	};
}
function pageLadder(report, { axes, rungs, columns }) {
	if (axes === null) return null;
	const { plan } = report;
	const nameOf = (id) => variantLabel(plan, plan.arms.find((arm) => arm.id === id)?.variant ?? id);
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
		wordsOf: rowWordsOf(report.plan),
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
	if (printDuration(whole) === printDuration(0)) return [];
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
function nameOf$1({ comparison, metric }) {
	const name = comparison.role === "geomean" ? GEOMEAN : cleanName(comparison.benchmark, 120);
	return markup`<span class="name">${name}</span> <span class="metric">${metric}</span>`;
}
function deltaCell(row, level) {
	const own = row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
	const interval = row.interval?.replace(/^\[(.*), (.*)\]$/, "$1 to $2");
	const below = interval === void 0 ? "" : markup`<span class="interval">${unbroken(interval + own)}</span>`;
	return markup`<span class="delta">${unbroken(row.delta)}</span>${below}`;
}
function rowMarkup(row, id, { scale, level, view }) {
	const { comparison, mark } = row;
	const notes = view.notesOf(row);
	const marks = notes.length === 0 ? "" : markup` <sup>${notes.join(", ")}</sup>`;
	const detail = row.detail === null ? "" : markup`<span class="detail">${phraseMarkup(row.detail)}</span>`;
	const size = row.size === Number.POSITIVE_INFINITY ? -1 : row.size;
	const kind = `${mark}${isHarmless(row) ? " harmless" : ""}${row.isAccepted ? " accepted" : ""}`;
	return markup`<tr class="row ${kind}" data-row="${id}" data-weight="${WEIGHT.indexOf(mark)}"
 data-size="${size}" data-rounds="${row.rounds}" data-value="${comparison.baseValue ?? -1}">
<th scope="row">${nameOf$1(row)}</th>
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
		return markup`<tr><th scope="row">${nameOf$1(first)}</th>${cells}</tr>`;
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
var _templateObject;
/** Nothing runs, loads or is sent but what stands here: the script, its loader and the style. */
const PAGE_POLICY = [
	"default-src 'none'",
	`script-src 'sha256-${PAGE_LOADER_SHA256}' 'sha256-${PAGE_SCRIPT_SHA256}'`,
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
		"<\/script>\n<script type=\"text/plain\" id=\"code\">",
		"<\/script>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), headMarkup(`${plainText(view.headline.news)} - gcbench`), SKIP, topMarkup(report, view), SECTIONS, sections.map(linkTo), sections.map(sectionMarkup), asIs(packText(JSON.stringify(data))), asIs(PAGE_SCRIPT_PACKED), asIs(PAGE_LOADER));
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
const caseOf = (row) => ({
	suite: escaped$1(row.suite),
	name: escaped$1(`${row.benchmark} ${row.metric}`),
	outcome: outcomeOf(row),
	type: row.row.verdict.word,
	said: escaped$1(row.says)
});
/** What fails the gate without a row: instructions, where the suite gates by them. */
const workCases = (report) => objectionsToWorkIn(report).map(({ row, as, reason }) => ({
	suite: escaped$1(clean(report.plan.suite.name, 500)),
	name: escaped$1(clean(row, 500)),
	outcome: as === "failure" ? "failure" : "skipped",
	type: "regressed",
	said: escaped$1(clean(reason, 1e3))
}));
function insideOf({ outcome, type, said }) {
	if (outcome === "passed") return `<system-out>${said}</system-out>`;
	if (outcome === "skipped") return `<skipped message="${said}"/>`;
	return `<${outcome} message="${said}" type="${type}">${said}</${outcome}>`;
}
const printCase = (one) => `    <testcase classname="${one.suite}" name="${one.name}" time="0">${insideOf(one)}</testcase>`;
const countOf = (cases, asked) => cases.filter(({ outcome }) => outcome === asked).length;
/** The counts that all test suites together have, too: Jenkins' schema knows no `skipped` there. */
const counts = (cases) => `tests="${cases.length}" failures="${countOf(cases, "failure")}" errors="${countOf(cases, "error")}"`;
/** `more`: attributes of its own. */
const suiteLines = (name, cases, more = "") => [
	`  <testsuite name="${name}" ${counts(cases)} skipped="${countOf(cases, "skipped")}" time="0"${more}>`,
	...cases.map(printCase),
	"  </testsuite>"
];
/** The dialect that Jenkins, GitLab and the like read; one test suite a contrast. */
function render$2(report, filter) {
	const rows = exportedRows(report, filter);
	const createdAt = escaped$1(clean(report.createdAt, 40).replace(/(?:\.\d+)?Z$/, ""));
	const suites = [...Map.groupBy(rows, ({ contrast }) => contrast)].flatMap(([contrast, own]) => suiteLines(escaped$1(contrast), own.map(caseOf), ` timestamp="${createdAt}"`));
	const work = workCases(report);
	const beside = work.length === 0 ? [] : suiteLines("instructions", work);
	return `${[...[
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="${escaped$1(clean(report.plan.suite.name, 500))}" ${counts([...rows.map(caseOf), ...work])}>`,
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
		samples: someOf(rows, ({ view }) => view.change === null || part !== "point" && view.interval === null ? null : 1 + view.change[part] / 100)
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
			samples: rows.flatMap((row) => VERDICT_WORDS.map((word) => ({
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
/** Names that formats of every run give their files: those of an arm begin with `bench-`. */
const OF_RUN = /^(report\.(json|md|html|txt)|summary\.md|bench-[^/]+\.txt|profiles\.json)$/;
/** Removes what an earlier run told in the folder: beside a run that fails it would pass for it. */
async function removeReportFiles(host, folder) {
	for (const name of await host.files.list(folder)) if (OF_RUN.test(name)) await host.files.remove(`${folder}/${name}`);
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
		const name = design.workload.build.isBuilt?.(suite.workload) === false ? "find" : "build";
		const detail = name === "find" ? "" : plural(design.arms.length, "arm");
		host.tell({
			kind: "phase",
			name,
			detail
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
		countAhead: async (targets) => plan.shard === null ? countAhead({
			...trialSite,
			plan: {
				...plan,
				targets
			}
		}, budget) : {
			moved: /* @__PURE__ */ new Map(),
			problems: []
		},
		planned: started.planned ?? {
			keptSec: 0,
			leftSec: 0,
			apartSec: 0
		}
	});
	if (!host.exec.stopping) host.tell({
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
	const { relink, isLinked = true } = design.workload.build;
	const isFixed = relink === void 0;
	if (!isLinked) return [];
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
	await removeReportFiles(host, folder);
	for (const name of ["records.ndjson", "started.json"]) await host.files.remove(`${folder}/${name}`);
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
			const cut = cutTo(text, most);
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
			last = cutTo(text, room());
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
	find: "Finding programs",
	build: "Building",
	probe: "Probing benchmarks",
	measure: "Measuring",
	profile: "Profiling",
	report: "Reporting"
};
/** Time used and left, rows decided, and the estimate so far. */
function standOf(at) {
	const left = at.leftSec === null ? "" : `, about ${clock$1(at.leftSec)} left`;
	const decided = at.rows === 0 ? "" : `, ${at.decided} of ${at.rows} rows decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${clock$1(at.elapsedSec)} elapsed${left}${decided}${estimate}`;
}
const roundLine = (at) => `round ${at.round}/${at.rounds}, ${standOf(at)}`;
/** Target ids begin with the path of their package; its last part tells enough. */
const nameOf = (target) => target.replace(/^.*\/(?=[^/]*\.)/, "");
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
/**
* A trial that failed, in a line. Its reason stands there once for a benchmark and an arm: the
* report has it, too.
*/
function makeFailureTeller() {
	const told = /* @__PURE__ */ new Set();
	return ({ status, target, arm, reason = "" }) => {
		const what = `${status}: ${cleanName(target, NAME_SHOWN)} on ${arm}`;
		const key = JSON.stringify([
			target,
			arm,
			reason
		]);
		if (reason === "" || told.has(key)) return what;
		told.add(key);
		return `${what}: ${reason}`;
	};
}
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
	const known = metricFor(metric);
	const better = settled === "changed" ? "unknown" : known.better;
	return WORDS[settled] ?? (wordFor(known, change ?? 0, better) || "different");
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
	const fitted = cells.map((row) => row.with(NAME, cutTo(row[NAME], room)));
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
	const keep = (text) => foot.keep(wrapTold(text, shown.columns()));
	const { paint } = makeScreen(shown.columns(), shown.hasColour);
	const failureOf = makeFailureTeller();
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
				if (progress.status !== "ok" && !hasFailed) foot.keep(cutTo(failureOf(progress), shown.columns()));
				hasFailed ||= progress.status !== "ok";
				foot.tell(`round ${progress.round} ${progress.arm} ${nameOf(progress.target)}${stand}`);
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
	const failureOf = makeFailureTeller();
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
	return tellWaiting(to.progress, (out) => to.isTerminal ? tellTerminal(out, to.progress) : sayInLog(out, isGrouped));
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
/** Those of a program that has a user and a folder of its own, and nothing else. */
const triedWalls = (folder) => ({
	user: "own",
	private: join(folder, "private"),
	home: "",
	temporary: "",
	covered: [],
	readable: [folder],
	writable: []
});
/** Null: a program runs inside, and cannot write to where it may not. */
async function whyNot(attempt, launcher, modes) {
	const folder = await mkdtemp(join(tmpdir(), "gcbench-walls-"));
	const walls = {
		...triedWalls(folder),
		readable: [dirname(launcher.argv[0]), folder]
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
		EACCES: `${program} is not executable, lies on a file system mounted noexec, or is started as a user who may not enter its folder or ${cwd}`,
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
		next: (folder) => `If you trust it (in a container job, as a step before this one):
  git config --global --add safe.directory ${folder}`
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
	const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it:\n  git fetch origin ${ref}` : "";
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
	point: pointOf$1(estimate),
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
		reports.push(reportIn(text, file));
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
export { terminalText as $, html as A, ProfileError as B, previewBench as C, formats as D, writeReportFiles as E, holdsNothing as F, recordsText as G, reportOfRun as H, writeSuiteTemplate as I, makeReport as J, sourceOfArm as K, variantWithoutRef as L, chooseSuite as M, findSuites as N, jsonText as O, OTHER_TOOLS_URL as P, exportedRows as Q, quoted as R, benchmarksAt as S, runSelftest as T, makeRecordStore as U, reportIn as V, readStored as W, PREVIEW_NOISE_PCT as X, reportTrials as Y, parseRecords as Z, isColoured as _, readSnapshot as a, bisectionText as at, tellWaiting as b, parseCgroups as c, readText as d, readSelftest as et, findLauncher as f, heightOf as g, columnsOf as h, pollutionBetween as i, bisectionMarkdown as it, csvText as j, PAGE as k, parseMemoryBytes as l, endNow as m, runBisect as n, markdown as nt, triedWalls as o, expectedText as ot, makeFolders as p, wholeRounds as q, makeHost as r, printSelftest as rt, listFolder as s, suspectsOf as st, mergeShards as t, summary as tt, readCpuQuota as u, sayInLog as v, runBench as w, tellerOf as x, tellNothing as y, readPerfStat as z };

//# sourceMappingURL=shared~index~cli.js.map