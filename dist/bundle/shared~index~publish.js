import { _ as writeMarker, b as RefusedError, d as hasRegressed, f as keyOf, g as wasRegressed, h as shortHash, i as isSuiteName, m as regressedKeys, p as readMarker, t as REPORT_ARCHIVE, x as UncertainError } from "./shared~index~publish~authorize.js";
import { C as plural, S as plainText, T as clean, V as waiverOf, Yt as int, Zt as object, c as code, en as string, g as sizeOf, h as prose, l as codeBlock, m as inline, x as list } from "./shared~index~cli~publish~authorize.js";
import { a as rowsOf, n as markdownText, o as viewReport } from "./shared~index~cli~publish.js";
// src/core/publish-event.ts
/** What an event of GitHub Actions says about whom to tell, and about which commit. */
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const number = int().positive();
const pullRequest = object({ pull_request: object({
	number,
	head: object({ sha })
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
	run: null
};
/**
* - workflow_run: the run that measured, on whatever it ran. A fork's pull request is not named in
*   the payload: it is looked for by its branch.
* - issue_comment: a pull request, but no commit: that has to be bound by whoever let it run.
* - any event without the fields above names nobody.
*/
function subjectOf(name, payload) {
	switch (name) {
		case "pull_request": {
			const { number: pull, head } = pullRequest.parse(payload).pull_request;
			return {
				...NOBODY,
				pull,
				headSha: head.sha
			};
		}
		case "merge_group": {
			const { base_sha: baseSha, head_sha: headSha } = mergeGroup.parse(payload).merge_group;
			return {
				...NOBODY,
				headSha,
				baseSha
			};
		}
		case "push": {
			const { after, head_commit: commit } = push.parse(payload);
			return {
				...NOBODY,
				headSha: commit?.id ?? after
			};
		}
		case "issue_comment": {
			const { issue } = issueComment.parse(payload);
			return issue.pull_request === void 0 ? NOBODY : {
				...NOBODY,
				pull: issue.number
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
				run: {
					id: run.id,
					attempt: run.run_attempt
				}
			};
		}
		default: return NOBODY;
	}
}
// src/core/outputs.ts
/** From the one that most wants a person to the one that least does. */
const WORST_FIRST = [...[
	"regressed",
	"failed",
	"withheld",
	"inconclusive",
	"improved",
	"equivalent"
]];
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
// src/core/comment.ts
/** GitHub takes 65,536 characters; the rest is room for what it may add one day. */
const COMMENT_LIMIT = 6e4;
const shortSha = (sha) => code(sha.slice(0, 12));
function markerOf({ suite, headSha, run, artifact }, regressed) {
	const found = artifact === void 0 ? {} : { artifact };
	const at = {
		run: run.id,
		attempt: run.attempt
	};
	return writeMarker("report", {
		suite,
		head: headSha,
		...at,
		regressed,
		...found
	});
}
/** Lines under the report: where the whole of it is, and what to think of it. */
function footer({ headSha, run, isFork }) {
	const whole = `[summary and artifact of the run](${run.url})`;
	const lines = [`<sub>Commit ${shortSha(headSha)} · the whole report: ${whole}</sub>`];
	if (isFork) lines.push("<sub>From a fork: the code that was measured ran beside the meter and could have changed these numbers. Take them as advice.</sub>");
	return lines.join("<br>");
}
/** Below the verdict, which stays the first line that is seen. */
function movedNote({ headSha, movedTo }) {
	const now = shortSha(movedTo ?? headSha);
	return `> This is about ${shortSha(headSha)}; the pull request has moved on to ${now}.`;
}
/** The sticky comment, at most COMMENT_LIMIT long. `before`: what it said last. */
function commentText(outcome, about, before) {
	const note = about.movedTo === null ? [] : [movedNote(about)];
	if (outcome.kind === "missing") {
		const marker = markerOf(about, before?.regressed ?? []);
		return join([
			marker,
			...missingText(outcome, about),
			...note
		]);
	}
	const marker = markerOf(about, regressedKeys(outcome.report));
	const room = COMMENT_LIMIT - sizeOf(join([
		marker,
		"",
		...note,
		footer(about)
	]));
	const [verdict = "", ...rest] = markdownText(outcome.report, room).trimEnd().split("\n\n");
	return join([
		marker,
		verdict,
		...note,
		...rest,
		footer(about)
	]);
}
const join = (parts) => parts.join("\n\n");
function missingText({ why, said = "" }, { suite, headSha, run }) {
	const what = suite === "" ? "The benchmarks" : `The suite ${code(suite)}`;
	const tail = said.split("\n").slice(-40).join("\n").slice(-4e3);
	return [
		"### ⛔ **Not measured**: please look",
		`${what} gave no result at ${shortSha(headSha)}: ${prose(why)}`,
		...tail.trim() === "" ? [] : [codeBlock(tail)],
		`[The log of the run](${run.url}) has the whole story.`
	];
}
/** Rows that regressed, unaccepted, and had not when the pull request was last told. */
function freshRows(outcome, before) {
	if (outcome.kind === "missing" || before === null) return [];
	const { waivers = [], plan } = outcome.report;
	const isAccepted = (row) => waiverOf(row, waivers, plan.sources.head?.sha ?? null) !== null;
	return viewReport(outcome.report).tables.flatMap(rowsOf).filter(({ comparison: row }) => hasRegressed(row) && !wasRegressed(before, row)).filter(({ comparison: row }) => !isAccepted(row));
}
function alertMarker({ suite, headSha }, fresh) {
	const keys = fresh.map(({ comparison }) => keyOf(comparison)).sort();
	return {
		suite,
		head: headSha,
		rows: shortHash(JSON.stringify(keys))
	};
}
const NAMED = 5;
/** A short comment about rows that have newly regressed, because an edit notifies nobody. */
function alertText(fresh, about, stickyUrl) {
	const rows = fresh.map(({ comparison, metric, delta, word }) => [
		{ name: comparison.benchmark },
		" (",
		{ prose: `${metric} ${delta}, ${word}` },
		")"
	]);
	return [writeMarker("alert", alertMarker(about, fresh)), `❌ **${plural(fresh.length, "new regression")}** at ${shortSha(about.headSha)}: ${inline(list(rows, NAMED))}. [All results](${stickyUrl})`].join("\n");
}
/** Same text, however GitHub keeps its line ends. */
const isSameText = (one, other) => tidy(one) === tidy(other);
const tidy = (text) => text.replaceAll("\r\n", "\n").trimEnd();
// src/core/commit-mark.ts
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
function words(outcome) {
	if (outcome.kind === "missing") return plainText(NOT_MEASURED);
	const { counts } = viewReport(outcome.report).headline;
	const isAdvice = outcome.report.conclusion.conclusion === "neutral";
	return plainText(isAdvice ? ["Advisory: ", ...counts] : counts);
}
function statusFor(outcome, about) {
	return {
		context: markName(about),
		state: STATES[conclusionOf(outcome)],
		description: clean(words(outcome), DESCRIPTION),
		url: about.run.url
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
	return {
		name: markName(about),
		headSha,
		externalId: `${suite}:${run.id}:${run.attempt}`,
		url: run.url,
		status: "completed",
		conclusion,
		title: clean(words(outcome), TITLE),
		summary: outcome.kind === "measured" ? markdownText(outcome.report, SUMMARY) : prose(outcome.why),
		actions: conclusion === "success" ? [] : [RERUN]
	};
}
// src/publish.ts
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
	const me = await github.login();
	const about = await aboutOf(outcome, ask, github);
	const { pull, mark } = ask;
	const set = {
		status: setStatus,
		check: setCheckRun,
		none: async () => null
	}[mark];
	const marked = await set(outcome, about, me, github);
	return {
		...pull === null ? {
			comment: null,
			alertUrl: null
		} : await tell(outcome, about, {
			pull,
			me
		}, github),
		mark: marked
	};
}
async function aboutOf(outcome, ask, github) {
	const { headSha, run, artifact } = ask;
	const found = outcome.kind === "measured" ? outcome.report.plan.suite.name : "";
	const suite = ask.suite ?? (isSuiteName(found) ? found : "");
	const pull = ask.pull === null ? null : await github.pullRequest(ask.pull);
	return {
		suite,
		headSha,
		run,
		...artifact === void 0 ? {} : { artifact },
		movedTo: pull === null || pull.headSha === headSha ? null : pull.headSha,
		isFork: pull !== null && pull.headRepository !== pull.baseRepository
	};
}
/** Ours is what we wrote *and* marked: anyone can write a marker. The oldest counts. */
function findOurs({ comments, me }, kind, isIt) {
	for (const comment of comments) {
		const marker = comment.author === me ? readMarker(kind, comment.body) : null;
		if (marker !== null && isIt(marker)) return {
			comment,
			marker
		};
	}
	return null;
}
const again = async (thread, github) => ({
	...thread,
	comments: await github.listComments(thread.pull)
});
async function tell(outcome, about, { pull, me }, github) {
	const thread = {
		pull,
		me,
		comments: await github.listComments(pull)
	};
	const findIn = (read) => findOurs(read, "report", ({ suite }) => suite === about.suite);
	const create = async () => {
		const text = commentText(outcome, about, null);
		const find = async () => findIn(await again(thread, github))?.comment ?? null;
		return makeOnce(find, () => github.createComment(pull, text));
	};
	const sticky = findIn(thread);
	if (sticky === null) return saying("created", await create(), null);
	const { comment, marker } = sticky;
	if (isLater(marker, about)) return saying("outdated", comment, null);
	const alertUrl = await alert(freshRows(outcome, marker), about, comment.url, thread, github);
	const text = commentText(outcome, about, marker);
	if (isSameText(comment.body, text)) return saying("unchanged", comment, alertUrl);
	const edited = await github.updateComment(comment.id, text);
	return edited === null ? saying("created", await create(), alertUrl) : saying("edited", edited, alertUrl);
}
const saying = (change, { url }, alertUrl) => ({
	comment: {
		change,
		url
	},
	alertUrl
});
/** Whether the comment tells of a later run already. */
const isLater = ({ run, attempt }, { run: ours }) => run > ours.id || run === ours.id && attempt > ours.attempt;
/**
* Edits notify nobody, so rows that have newly regressed get a comment of their own. It is written
* before the sticky comment forgets what it told last: a run that dies between the two is made
* good by the next.
*/
async function alert(fresh, about, stickyUrl, thread, github) {
	if (fresh.length === 0) return null;
	const wanted = JSON.stringify(alertMarker(about, fresh));
	const findIn = (read) => findOurs(read, "alert", (marker) => JSON.stringify(marker) === wanted)?.comment ?? null;
	const known = findIn(thread);
	if (known !== null) return known.url;
	const text = alertText(fresh, about, stickyUrl);
	return (await makeOnce(async () => findIn(await again(thread, github)), () => github.createComment(thread.pull, text))).url;
}
/** Makes what must not be there twice: where no answer came, looks before it tries again. */
async function makeOnce(find, make) {
	for (let left = 3;; left--) try {
		return await make();
	} catch (error) {
		if (!(error instanceof UncertainError)) throw error;
		const found = await find();
		if (found !== null) return found;
		if (left === 0) throw error;
	}
}
async function setStatus(outcome, about, me, github) {
	const wanted = statusFor(outcome, about);
	const standing = async () => {
		const found = await github.latestStatus(about.headSha, wanted.context);
		return found?.author === me && hasAll(found, wanted) ? found : null;
	};
	if (await standing() !== null) return "unchanged";
	await makeOnce(standing, async () => {
		await github.createStatus(about.headSha, wanted);
		return {
			...wanted,
			author: me
		};
	});
	return "set";
}
async function setCheckRun(outcome, about, me, github) {
	const { actions, ...wanted } = checkRunFor(outcome, about);
	const mine = async () => {
		return (await github.listCheckRuns(about.headSha, wanted.name)).find(({ app }) => `${app}[bot]` === me) ?? null;
	};
	const found = await mine();
	if (found === null) await makeOnce(mine, () => github.createCheckRun({
		...wanted,
		actions
	}));
	else if (hasAll(found, wanted)) return "unchanged";
	else await github.updateCheckRun(found.id, {
		...wanted,
		actions
	});
	return "set";
}
/** Whether `found` says everything that `wanted` says; buttons are not listed by GitHub. */
const hasAll = (found, wanted) => Object.keys(wanted).every((key) => found[key] === wanted[key]);
export { failureOf as a, conclusionOf as i, findPull as n, outputsOf as o, publish as r, subjectOf as s, fetchText as t };

//# sourceMappingURL=shared~index~publish.js.map