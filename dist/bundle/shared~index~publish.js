import { $ as REPORT_ARCHIVE, Et as HostError, G as markdownText, H as jsonText, Ht as shownView, M as WHOLE_SUITE, O as recomputed, P as underAcceptances, X as prose, et as REPORT_ARTIFACT, it as isSuiteName, k as recordsText, mt as trialRecordSchema, nt as acceptReport, rt as isModest } from "./shared~index~keep~cli~publish~authorize.js";
import { Ki as plainText, Xi as clean, c as parseRecords, l as parseTrial } from "./shared~index~keep~cli~publish~authorize~cli-reader.js";
import { d as setStatus, f as upsertComment, g as readMarker, h as freshRows, l as postOnce, m as commentText, n as filedRows, o as underBase, p as alertOf, r as queuedRows, t as acceptedRows, u as setCheckRun, y as UNTOLD } from "./shared~index~publish~authorize.js";
import { v as DeniedError, y as RefusedError } from "./shared~index~keep~publish~authorize.js";
import { createHash } from "node:crypto";
import { createGunzip } from "node:zlib";
// src/github/commit-status.ts
/** GitHub's limits. */
const [DESCRIPTION, TITLE, SUMMARY] = [
	140,
	255,
	6e4
];
/** Name under which branch rules know the mark. */
const markName = ({ suite }) => suite === "" ? "gcbench" : `gcbench/${suite}`;
/**
* A status has no word for "somebody must decide": `error` blocks as `failure` does and is not
* taken for a regression. `neutral` is meant to pass.
*/
const STATES = {
	success: "success",
	neutral: "success",
	failure: "failure",
	action_required: "error"
};
const NOT_MEASURED = ["Not measured: see the run"];
/** The gate's word; a run that gave no report never passes. */
const conclusionOf = (outcome) => outcome.kind === "measured" ? outcome.report.conclusion.conclusion : "action_required";
const viewOf = (outcome) => outcome.kind === "measured" ? shownView(outcome.report) : null;
function words(outcome, view) {
	if (outcome.kind === "missing" || view === null) return plainText(NOT_MEASURED);
	const { news } = view.headline;
	const { conclusion, plan } = outcome.report;
	const { mode } = plan.suite.gate;
	const isAdvice = conclusion.conclusion === "neutral" && mode === "advisory";
	const prefix = conclusion.enforced === void 0 ? isAdvice ? "Advisory: " : "" : "Learning: ";
	return plainText([prefix, ...news]);
}
/** How the address of a mark says that somebody asked for the run; a browser goes to the run. */
const ASKED = "#asked-for";
const urlOf = ({ run, isAsked }) => `${run.url}${isAsked ? ASKED : ""}`;
/** Who measured, as the address of a mark tells; the run is 0 where it names none. */
const rankOf = (url) => ({
	isAsked: url.endsWith(ASKED),
	run: Number(/\/actions\/runs\/(\d{1,15})(?:[/#?]|$)/.exec(url)?.[1] ?? 0)
});
/**
* Whether a mark of ours with that address stays as it is: what somebody asked for is never
* replaced by what a push published, and of two of a kind the later run counts.
*/
function outranks(url, about) {
	const rank = rankOf(url);
	if (rank.isAsked !== about.isAsked) return rank.isAsked;
	return rank.run > about.run.id;
}
function statusFor(outcome, about) {
	return {
		context: markName(about),
		state: STATES[conclusionOf(outcome)],
		description: clean(words(outcome, viewOf(outcome)), DESCRIPTION),
		url: urlOf(about)
	};
}
const RERUN = {
	label: "Run again",
	description: "Measure the same commits once more",
	identifier: "rerun"
};
function checkRunFor(outcome, about) {
	const { suite, headSha, run } = about;
	const conclusion = conclusionOf(outcome);
	const view = viewOf(outcome);
	return {
		name: markName(about),
		headSha,
		externalId: `${suite}:${run.id}:${run.attempt}`,
		url: urlOf(about),
		status: "completed",
		conclusion,
		title: clean(words(outcome, view), TITLE),
		summary: outcome.kind === "measured" ? markdownText(outcome.report, SUMMARY, view ?? void 0) : prose(outcome.why),
		actions: conclusion === "success" ? [] : [RERUN]
	};
}
// src/github/delivered.ts
/**
* A report that was delivered by those who measured: read as hostile, and computed again from the
* records that it brings. Whoever publishes believes no number and no word of it besides. Records
* that lie beside it are read in pieces: of each trial no more stays than what judging needs.
*/
/** A million trials, each of the size of a large output. */
const [MOST_TRIALS, LONGEST_LINE] = [1e6, 33554432];
var TooLargeError = class extends Error {};
/** Lines of a gzip, read no further than they may be long, one by one and all together. */
async function* linesOf(gzip, hear) {
	const stream = createGunzip();
	stream.end(gzip);
	let bytes = 0;
	let rest = Buffer.alloc(0);
	for await (const chunk of stream) {
		bytes += chunk.length;
		hear(chunk);
		if (bytes > REPORT_ARCHIVE.beside.expandedBytes) throw new TooLargeError();
		let from = 0;
		const whole = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
		for (let to = whole.indexOf(10); to >= 0; to = whole.indexOf(10, from)) {
			yield whole.toString("utf8", from, to);
			from = to + 1;
		}
		rest = whole.subarray(from);
		if (rest.length > LONGEST_LINE) throw new TooLargeError();
	}
	if (rest.length > 0) yield rest.toString("utf8");
}
/** The same text for equal texts, none of which holds on to a longer one that it was cut from. */
function makeInterner() {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		if (text === null) return text;
		const own = known.get(text);
		if (own !== void 0) return own;
		const copy = Buffer.from(text).toString();
		known.set(copy, copy);
		return copy;
	};
}
/** Without its outputs, which were read, and without what the machine did meanwhile. */
function lean({ record, parsed }, own) {
	const { trial } = record;
	return {
		record: {
			...record,
			trial: {
				...trial,
				target: own(trial.target),
				arm: own(trial.arm)
			},
			startedAt: own("1970-01-01T00:00:00Z"),
			sha256: own(record.sha256),
			outputs: {},
			cutBytes: {},
			pollution: null
		},
		parsed: {
			...parsed,
			value: parsed.value.map((one) => ({
				...one,
				scope: own(one.scope),
				benchmark: own(one.benchmark),
				metric: own(one.metric),
				unit: own(one.unit)
			}))
		}
	};
}
async function streamed({ plan }, gzip) {
	const hash = createHash("sha256");
	const own = makeInterner();
	const trials = [];
	for await (const line of linesOf(gzip, (chunk) => hash.update(chunk))) {
		if (trials.length >= MOST_TRIALS || !isModest(line)) throw new TooLargeError();
		const record = trialRecordSchema.parse(JSON.parse(line));
		trials.push(lean({
			record,
			parsed: parseTrial(plan.suite, record)
		}, own));
	}
	return {
		trials,
		sha256: hash.digest("hex")
	};
}
/** What its records say; null: it brings none. */
async function evidenceOf(report, beside) {
	const { plan, records } = report;
	if (records === null) return beside === null ? null : streamed(report, beside);
	const sha256 = createHash("sha256").update(recordsText(records)).digest("hex");
	return {
		trials: parseRecords(plan.suite, records),
		sha256
	};
}
const UNREADABLE = `the report is refused: its records cannot be read by its own plan. To do: measure again, and publish report.json as gcbench wrote it`;
const TOO_LARGE = "the report is refused: its records are larger than those of a million trials. To do: measure fewer rounds, or fewer benchmarks in a suite";
/** The report in a text, as its records give it, or why it is refused. Throws for no text. */
async function acceptDelivered({ text, records }, expected) {
	const read = acceptReport(text, expected);
	if (read.kind === "missing") return read;
	try {
		return recomputed(read.report, await evidenceOf(read.report, records));
	} catch (error) {
		const why = error instanceof TooLargeError ? TOO_LARGE : UNREADABLE;
		if (error instanceof Error) return {
			kind: "missing",
			why
		};
		throw error;
	}
}
// src/github/publish.ts
/**
* Publishes the outcome of a run: one sticky comment, an alert about new regressions, and a status
* or check. Publishing the same outcome again changes nothing.
*/
async function fetchText(from, github) {
	const { runId, artifact: name } = from;
	const [newest] = (await github.listArtifacts(runId, name)).filter((one) => one.name === name && one.runId === runId && !one.expired);
	if (newest === void 0) return {
		kind: "missing",
		why: `the run left no artifact named ${name} that is still there`
	};
	try {
		return {
			kind: "text",
			...await github.readArtifact(newest, REPORT_ARCHIVE)
		};
	} catch (error) {
		if (error instanceof RefusedError) return {
			kind: "missing",
			why: error.message
		};
		throw error;
	}
}
/** The open pull request from that branch whose head that commit is; null: there is none now. */
async function findPull({ owner, branch }, headSha, github) {
	return (await github.pullRequestsFrom(owner, branch)).find((pull) => pull.headSha === headSha)?.number ?? null;
}
async function publish(outcome, options, github) {
	const about = await aboutOf(outcome, options, github);
	const { pull } = options;
	const mark = await markCommit(outcome, about, options.mark, github);
	return {
		...pull === null ? {
			comment: null,
			alertUrl: null
		} : await postComments(outcome, about, pull, github),
		mark
	};
}
async function markCommit(outcome, about, mark, github) {
	const isOutranked = (url) => outranks(url, about);
	if (mark === "none") return null;
	if (mark === "status") return setStatus(about.headSha, statusFor(outcome, about), isOutranked, github);
	const check = checkRunFor(outcome, about);
	return (await setCheckRun(check, "newest", isOutranked, github)).marked;
}
async function aboutOf(outcome, options, github) {
	const { headSha, run, artifact, isAsked = false } = options;
	const measuredSuite = outcome.kind === "measured" ? outcome.report.plan.suite.name : "";
	const suite = options.suite ?? (isSuiteName(measuredSuite) ? measuredSuite : "");
	const pull = options.pull === null ? null : await github.pullRequest(options.pull);
	return {
		suite,
		headSha,
		run,
		isAsked,
		...artifact === void 0 ? {} : { artifact },
		movedTo: pull === null || pull.headSha === headSha ? null : pull.headSha,
		isFork: pull !== null && pull.headRepository !== pull.baseRepository
	};
}
/** One comment for each suite, and one beside it for what somebody asked for. */
async function postComments(outcome, about, pull, github) {
	let alertUrl = null;
	const { change, comment } = await upsertComment({
		pull,
		read({ body }) {
			const marker = readMarker("report", body);
			return marker?.suite === about.suite && (marker.asked ?? false) === about.isAsked ? marker : null;
		},
		textOver(before) {
			if (before !== null && isLater(before.marker, about)) return null;
			return commentText(outcome, about, before?.marker ?? null);
		},
		async beforeEdit({ comment: { url }, marker }) {
			const fresh = alertOf(freshRows(outcome, marker), about, url);
			alertUrl = fresh === null ? null : await postAlert(fresh, pull, github);
		}
	}, github);
	return {
		comment: {
			change,
			url: comment.url
		},
		alertUrl
	};
}
/** Whether the comment tells of a later run already. */
const isLater = ({ run, attempt }, { run: ours }) => run > ours.id || run === ours.id && attempt > ours.attempt;
/**
* Edits notify nobody, so rows that have newly regressed get a comment of their own. It is written
* before the sticky comment forgets what it told last: a run that dies between the two is made
* good by the next. Where it is.
*/
async function postAlert({ marker, text }, pull, github) {
	const markerText = JSON.stringify(marker);
	const { url } = await postOnce(pull, ({ body }) => JSON.stringify(readMarker("alert", body)) === markerText, text, github);
	return url;
}
async function orNote(what, fallback, doing) {
	try {
		return {
			value: await doing(),
			notes: []
		};
	} catch (error) {
		if (!(error instanceof HostError)) throw error;
		return {
			value: fallback,
			notes: [noteOf(what, error)]
		};
	}
}
/** A permission is named where GitHub said no; where it was not there, that is what is said. */
function noteOf(what, error) {
	const [words, permission] = UNTOLD[what];
	return error instanceof DeniedError ? `${words} (that takes \`${permission}\`). ${error.message}` : `${words}. ${error.message}. ${error.next}`;
}
/**
* The report under what is accepted on the pull request. This job measured it itself, under the
* rules of the base.
*/
const judgeHere = (report, { pull, queued = null, headSha }, github) => orNote("accepted", report, async () => {
	if (queued !== null) {
		const { value, problems } = await filedRows(report.plan.sources.base?.sha ?? headSha, github);
		const accepted = await queuedRows({
			queued,
			headSha
		}, value, github);
		return underAcceptances(report, accepted, problems);
	}
	if (pull === null) return report;
	const commented = await acceptedRows(pull, github);
	const { baseSha } = await github.pullRequest(pull);
	const filed = await filedRows(baseSha, github);
	return underAcceptances(report, [...filed.value, ...commented], filed.problems);
});
/** A report pooled of files that other jobs left: the rules in it are theirs. */
async function judgePooled(report, { sha, pull, suiteFile, runNumber }, github) {
	const { records, plan } = report;
	const trials = records === null ? {} : { trials: parseRecords(plan.suite, records) };
	const outcome = await underBase({
		kind: "measured",
		report,
		...trials
	}, {
		sha,
		suiteFile
	}, {
		...WHOLE_SUITE,
		pull,
		...runNumber === void 0 ? {} : { runNumber }
	}, github);
	return outcome.kind === "measured" ? outcome.report : report;
}
/** Publishes where the event says; not a report about another commit than that of the event. */
async function publishHere(report, where, run, github) {
	const { headSha } = where;
	if (report.plan.sources.head?.sha !== headSha) return {
		value: NOTHING,
		notes: []
	};
	return publishText(acceptReport(jsonText(report), {
		headSha,
		baseSha: null,
		suite: null
	}), {
		suite: report.plan.suite.name,
		run
	}, where, github);
}
/** Publishes why there is no report: `ended` is the text in its place. */
const publishEndHere = (ended, about, where, github) => publishText(acceptReport(ended, {
	...where,
	baseSha: null,
	suite: null
}), about, where, github);
const NOTHING = {
	comment: null,
	alertUrl: null,
	mark: null
};
async function publishText(outcome, about, { pull, headSha }, github) {
	const options = {
		...about,
		headSha,
		artifact: REPORT_ARTIFACT
	};
	const marked = await orNote("status", NOTHING, () => publish(outcome, {
		...options,
		pull: null,
		mark: "status"
	}, github));
	const commented = await orNote("comment", NOTHING, () => pull === null ? Promise.resolve(NOTHING) : publish(outcome, {
		...options,
		pull,
		mark: "none"
	}, github));
	return {
		value: {
			comment: commented.value.comment,
			mark: marked.value.mark
		},
		notes: [...commented.notes, ...marked.notes]
	};
}
export { publish as a, acceptDelivered as c, judgePooled as i, conclusionOf as l, findPull as n, publishEndHere as o, judgeHere as r, publishHere as s, fetchText as t };

//# sourceMappingURL=shared~index~publish.js.map