import { r as RefusedError } from "./shared~index~keep~publish~authorize.js";
import { $t as int, E as clean, b as isSuiteName, g as REPORT_ARCHIVE, on as string, rn as object, t as HostError } from "./shared~index~keep~cli~publish~authorize.js";
import { O as markdownText, P as shownView, fi as plainText, xr as prose } from "./shared~index~cli~publish~authorize.js";
import { i as underAcceptances, r as underBaseRules } from "./shared~index~cli~publish.js";
import { _ as freshRows, c as acceptedRows, f as sayOnce, g as commentText, h as alertOf, l as filedRows, m as makeOnce, n as suitesAt, p as upsertComment, y as readMarker } from "./shared~index~publish~authorize.js";
// src/core/events/publish-event.ts
/** What an event of GitHub Actions says about whom to tell, and about which commit. */
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const number = int().positive();
const pullRequest = object({ pull_request: object({
	number,
	head: object({ sha }),
	base: object({ sha: sha.optional() }).optional()
}) });
const mergeGroup = object({ merge_group: object({
	base_sha: sha,
	head_sha: sha
}) });
/** `after` of an annotated tag is the tag's own hash; the commit stands beside it. */
const push = object({
	after: sha,
	head_commit: object({ id: sha }).nullish()
});
const issueComment = object({ issue: object({
	number,
	pull_request: object({}).optional()
}) });
const workflowRun = object({ workflow_run: object({
	id: number,
	run_attempt: number,
	event: string(),
	head_sha: sha,
	head_branch: string().min(1),
	head_repository: object({ owner: object({ login: string().min(1) }) }).nullable()
}) });
const NOBODY = {
	pull: null,
	from: null,
	headSha: null,
	baseSha: null,
	rulesSha: null,
	run: null,
	isAsked: false
};
/** Events of a run that are about a commit of the repository itself, whose rules are its own. */
const OWN_COMMIT = [
	"push",
	"schedule",
	"workflow_dispatch"
];
/**
* - workflow_run: the run that measured, on whatever it ran. A fork's pull request is not named in
*   the payload: it is looked for by its branch.
* - issue_comment: a pull request, but no commit: that has to be bound by whoever let it run.
* - any event without the fields above names nobody.
*/
function subjectOf(name, payload) {
	switch (name) {
		case "pull_request": {
			const { number: pull, head, base } = pullRequest.parse(payload).pull_request;
			return {
				...NOBODY,
				pull,
				headSha: head.sha,
				rulesSha: base?.sha ?? null
			};
		}
		case "merge_group": {
			const { base_sha: baseSha, head_sha: headSha } = mergeGroup.parse(payload).merge_group;
			return {
				...NOBODY,
				headSha,
				baseSha,
				rulesSha: baseSha
			};
		}
		case "push": {
			const { after, head_commit: commit } = push.parse(payload);
			const headSha = commit?.id ?? after;
			return {
				...NOBODY,
				headSha,
				rulesSha: headSha
			};
		}
		case "issue_comment": {
			const { issue } = issueComment.parse(payload);
			const pull = issue.pull_request === void 0 ? null : issue.number;
			return {
				...NOBODY,
				pull,
				isAsked: true
			};
		}
		case "workflow_run": {
			const run = workflowRun.parse(payload).workflow_run;
			const owner = run.head_repository?.owner.login;
			const isPull = run.event === "pull_request" && owner !== void 0;
			return {
				...NOBODY,
				from: isPull ? {
					owner,
					branch: run.head_branch
				} : null,
				headSha: run.head_sha,
				rulesSha: OWN_COMMIT.includes(run.event) ? run.head_sha : null,
				run: {
					id: run.id,
					attempt: run.run_attempt
				}
			};
		}
		case "workflow_dispatch": return {
			...NOBODY,
			isAsked: true
		};
		default: return NOBODY;
	}
}
// src/core/steps/outputs.ts
/** From the one that most wants a person to the one that least does. */
const WORST_FIRST = [...[
	"regressed",
	"failed",
	"withheld",
	"inconclusive",
	"changed"
], ...["improved", "equivalent"]];
/** Rows about the change: a control is about the machine, a geomean repeats the others. */
const aboutTheChange = (row) => row.role === "gating" || row.role === "informational";
/**
* One word for the run: the worst among the rows that gate, or among all where none gates. With
* no row at all it is `equivalent` when every binary was identical, else `failed`.
*/
function worstVerdict(report) {
	const rows = report.comparisons.filter(aboutTheChange);
	const gating = rows.filter((row) => row.role === "gating");
	const words = (gating.length > 0 ? gating : rows).map((row) => row.verdict.word);
	const worst = WORST_FIRST.find((word) => words.includes(word));
	if (worst !== void 0) return worst;
	return report.plan.targets.length === 0 && report.plan.unchanged.length > 0 ? "equivalent" : "failed";
}
/** What the step hands to later steps. */
function outputsOf(report, paths) {
	const rows = report.comparisons.filter(aboutTheChange);
	const count = (...words) => String(rows.filter((row) => words.includes(row.verdict.word)).length);
	return {
		verdict: worstVerdict(report),
		conclusion: report.conclusion.conclusion,
		report: paths.report,
		markdown: paths.markdown,
		regressed: count("regressed"),
		improved: count("improved"),
		equivalent: count("equivalent"),
		inconclusive: count("inconclusive", "withheld"),
		failed: count("failed")
	};
}
const REASONS_SHOWN = 5;
/** Why the step fails, for its log and annotation; null: it does not. */
function failureOf(report, failOn) {
	const { conclusion, reasons } = report.conclusion;
	if (failOn === "nothing" || conclusion === "success" || conclusion === "neutral") return null;
	const shown = reasons.slice(0, REASONS_SHOWN);
	if (reasons.length > shown.length) shown.push(`and ${reasons.length - shown.length} more`);
	return `${conclusion}: ${shown.join("; ")}`;
}
// src/stories/base-rules.ts
/** Suites of the base. No file: the defaults. One that GitHub does not give holds what is told. */
async function baseRulesAt({ sha, suiteFile }, acceptances, github) {
	const none = {
		suites: [],
		acceptances,
		sha
	};
	if (sha === null) return {
		...none,
		unread: "it is not known which commit they are of; say so by `suite-ref`"
	};
	try {
		const { suites, wrong } = await suitesAt(sha, suiteFile, github);
		return {
			suites,
			acceptances,
			sha,
			unread: wrong
		};
	} catch (error) {
		if (!(error instanceof HostError)) throw error;
		return {
			...none,
			unread: error.message
		};
	}
}
/** What came of a run, by the rules of the base and under what is accepted on the pull request. */
async function underBase(outcome, base, asked, github) {
	if (outcome.kind === "missing") return outcome;
	const { sha } = base;
	const filed = sha === null ? {
		value: [],
		problems: []
	} : await filedRows(sha, github);
	const told = asked.pull === null ? [] : await acceptedRows(asked.pull, github);
	const acceptances = [...filed.value, ...told];
	const report = underBaseRules(outcome.report, await baseRulesAt(base, acceptances, github), asked);
	return {
		kind: "measured",
		report: underAcceptances(report, acceptances, filed.problems)
	};
}
// src/core/speak/commit-mark.ts
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
* taken for a regression. `neutral` is given in advisory mode only, which is meant to pass.
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
	const isAdvice = outcome.report.conclusion.conclusion === "neutral";
	return plainText([isAdvice ? "Advisory: " : "", ...news]);
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
	const found = rankOf(url);
	if (found.isAsked !== about.isAsked) return found.isAsked;
	return found.run > about.run.id;
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
// src/stories/commit-marks.ts
/** Sets the status; one of somebody else's, however it looks, is set over. */
async function setStatus(sha, wanted, isOutranked, github) {
	const me = await github.login();
	const standing = async () => {
		const found = await github.latestStatus(sha, wanted.context);
		if (found?.author !== me) return null;
		return isOutranked(found.url) || hasAll(found, wanted) ? found : null;
	};
	let isMade = false;
	const found = await makeOnce(standing, async () => {
		isMade = true;
		await github.createStatus(sha, wanted);
		return {
			...wanted,
			author: me
		};
	});
	if (isMade) return "set";
	return isOutranked(found.url) ? "outdated" : "unchanged";
}
/** Makes the check run, or has the one that is there say this. `isNew`: as in makeOnce. */
async function setCheckRun({ actions, ...wanted }, which, isOutranked, github, isNew = false) {
	const me = await github.login();
	const find = async () => {
		const list = which === "newest" ? "latest" : "all";
		const found = await github.listCheckRuns(wanted.headSha, wanted.name, list);
		const isIt = ({ externalId }) => which === "newest" || externalId === wanted.externalId;
		return found.find((one) => `${one.app}[bot]` === me && isIt(one)) ?? null;
	};
	let isMade = false;
	const make = () => {
		isMade = true;
		return github.createCheckRun({
			...wanted,
			actions
		});
	};
	const check = await makeOnce(find, make, isNew);
	if (!isMade && isOutranked(check.url)) return {
		marked: "outdated",
		check
	};
	if (hasAll(check, wanted)) return {
		marked: isMade ? "set" : "unchanged",
		check
	};
	return {
		marked: "set",
		check: await github.updateCheckRun(check.id, {
			...wanted,
			actions
		})
	};
}
/** Whether `found` says everything that `wanted` says; buttons are not listed by GitHub. */
const hasAll = (found, wanted) => Object.keys(wanted).every((key) => found[key] === wanted[key]);
// src/stories/publish.ts
/**
* The story of telling: a run's outcome + GitHub -> one comment that stays, a short one when rows
* have newly regressed, and a mark at the commit. Knows no shell and runs nothing. Publishing the
* same outcome twice changes nothing the second time.
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
			text: await github.readArtifact(newest, REPORT_ARCHIVE)
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
async function publish(outcome, ask, github) {
	const about = await aboutOf(outcome, ask, github);
	const { pull } = ask;
	const mark = await markCommit(outcome, about, ask.mark, github);
	return {
		...pull === null ? {
			comment: null,
			alertUrl: null
		} : await tell(outcome, about, pull, github),
		mark
	};
}
async function markCommit(outcome, about, mark, github) {
	const isOutranked = (url) => outranks(url, about);
	if (mark === "none") return null;
	if (mark === "status") return setStatus(about.headSha, statusFor(outcome, about), isOutranked, github);
	return (await setCheckRun(checkRunFor(outcome, about), "newest", isOutranked, github)).marked;
}
async function aboutOf(outcome, ask, github) {
	const { headSha, run, artifact, isAsked = false } = ask;
	const found = outcome.kind === "measured" ? outcome.report.plan.suite.name : "";
	const suite = ask.suite ?? (isSuiteName(found) ? found : "");
	const pull = ask.pull === null ? null : await github.pullRequest(ask.pull);
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
async function tell(outcome, about, pull, github) {
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
			alertUrl = fresh === null ? null : await sayAlert(fresh, pull, github);
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
async function sayAlert({ marker, text }, pull, github) {
	const wanted = JSON.stringify(marker);
	const { url } = await sayOnce(pull, ({ body }) => JSON.stringify(readMarker("alert", body)) === wanted, text, github);
	return url;
}
export { underBase as a, subjectOf as c, conclusionOf as i, findPull as n, failureOf as o, publish as r, outputsOf as s, fetchText as t };

//# sourceMappingURL=shared~index~publish.js.map