import { $t as linesOf, Jt as recordsText, M as jsonText, Qt as TooManyTrialsError, Xt as LONGEST_RECORD, Zt as TooLongError, en as trialsOfLines, fn as MEASURE_LESS, ft as HostError, gn as acceptReport, mn as REPORT_ARTIFACT, on as underAcceptances, pn as REPORT_ARCHIVE, qt as recomputed, rn as WHOLE_SUITE, vn as isSuiteName } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { f as parseRecords } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { _ as alertOf, b as isNotable, d as outranks, f as postOnce, g as upsertComment, h as statusFor, l as checkRunFor, m as setStatus, n as filedRows, o as underBase, p as setCheckRun, r as queuedRows, t as acceptedRows, v as commentText, w as UNPUBLISHED, x as readMarker, y as freshRows } from "./shared~index~publish~authorize.js";
import { b as DeniedError, x as RefusedError } from "./shared~index~keep~publish~authorize.js";
import { createHash } from "node:crypto";
import { createGunzip } from "node:zlib";
// src/github/delivered.ts
/**
* A report that was delivered by those who measured: read as hostile, and computed again from the
* records that it brings. Whoever publishes believes no number and no word of it besides. Records
* that lie beside it are read in pieces: of each trial no more stays than what judging needs.
*/
/** Unpacked, as it comes; every piece of it is heard. */
async function* unpacked(gzip, hear) {
	const stream = createGunzip();
	stream.end(gzip);
	for await (const chunk of stream) {
		hear(chunk);
		yield chunk;
	}
}
const BOUNDS = {
	lineBytes: LONGEST_RECORD,
	bytes: REPORT_ARCHIVE.beside.expandedBytes
};
async function streamed({ plan }, gzip) {
	const hash = createHash("sha256");
	const chunks = unpacked(gzip, (chunk) => hash.update(chunk));
	return {
		trials: await trialsOfLines(plan.suite, linesOf(chunks, BOUNDS)),
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
const TOO_LARGE = `the report is refused: its records are larger than those of a million trials. To do: ${MEASURE_LESS}`;
/** The report in a text, as its records give it, or why it is refused. Throws for no text. */
async function acceptDelivered({ text, records }, expected) {
	const read = acceptReport(text, expected);
	if (read.kind === "missing") return read;
	try {
		return recomputed(text, read.report, await evidenceOf(read.report, records));
	} catch (error) {
		const why = error instanceof TooLongError || error instanceof TooManyTrialsError ? TOO_LARGE : UNREADABLE;
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
/** `rule`: what its archive may hold; absent: a report. */
async function fetchText(from, github, rule = REPORT_ARCHIVE) {
	const { runId, artifact: name } = from;
	const [newest] = (await github.listArtifacts(runId, name)).filter((one) => one.name === name && one.runId === runId && !one.expired);
	if (newest === void 0) return {
		kind: "missing",
		why: `the run left no artifact named ${name} that is still there`
	};
	try {
		return {
			kind: "text",
			...await github.readArtifact(newest, rule)
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
		} : await postComments(outcome, about, {
			pull,
			isQuiet: options.isQuiet ?? false
		}, github),
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
async function postComments(outcome, about, { pull, isQuiet }, github) {
	let alertUrl = null;
	const posted = await upsertComment({
		pull,
		editOnly: isQuiet && !about.isAsked && !isNotable(outcome),
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
	if (posted === null) return {
		comment: null,
		alertUrl
	};
	return {
		comment: {
			change: posted.change,
			url: posted.comment.url
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
	const [words, permission] = UNPUBLISHED[what];
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
async function publishHere(report, where, how, github) {
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
		...how
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
export { publish as a, acceptDelivered as c, judgePooled as i, findPull as n, publishEndHere as o, judgeHere as r, publishHere as s, fetchText as t };

//# sourceMappingURL=shared~index~publish.js.map