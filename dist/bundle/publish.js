import { $ as list, $t as info, G as markdownText, Ht as object, I as failureOf, It as name, J as inline, K as code, P as explainError, Q as viewReport, Qt as getInput, Ut as string, V as readTable, Vt as int, X as sizeOf, Xt as defaults, Y as prose, Yt as context, Z as rowsOf, a as shortHash, b as readReport, c as makeGitHub, d as publishInputs, en as setFailed, et as plainText, i as regressedKeys, l as RefusedError, n as keyOf, nn as setSecret, o as wasRegressed, qt as ConfigError, r as readMarker, rt as clean, s as writeMarker, st as VERSION, t as hasRegressed, tn as setOutput, tt as plural, u as UncertainError, y as ReportError } from "./shared.js";
import { readFile, stat } from "node:fs/promises";
// src/core/artifact.ts
/** The zip of a report: one file of this name within these bounds. */
const REPORT_ARCHIVE = {
	entry: "report.json",
	compressedBytes: 16777216,
	expandedBytes: 67108864,
	ratio: 200
};
/** Bounds that no report comes near, because objects take far more memory than their text. */
const DEEPEST = 32;
const MOST_CONTAINERS = 2e6;
const isSuiteName = (text) => name.safeParse(text).success;
/** Reads a report that may be hostile. Never throws for anything in the text. */
function acceptReport(text, expected) {
	const missing = (why) => ({
		kind: "missing",
		why: `the report is refused: ${why}`
	});
	if (!isModest(text)) return missing("it has more parts, or deeper ones, than any report");
	try {
		const report = readReport(text);
		const why = mismatch(report, expected);
		return why === null ? {
			kind: "measured",
			report
		} : missing(why);
	} catch (error) {
		if (error instanceof ReportError) return missing(error.message);
		throw error;
	}
}
/** Why the report is not about what was asked; null: it is. */
function mismatch({ plan }, { headSha, baseSha, suite }) {
	const { base, head } = plan.sources;
	const found = plan.suite.name;
	if (!isSuiteName(found)) return "its suite has no name that a suite can have";
	if (suite !== null && found !== suite) return `it is about suite ${found}, not ${suite}`;
	if (head?.sha !== headSha) return `it is about ${shown(head?.sha)}, not ${headSha}`;
	if (baseSha !== null && base?.sha !== baseSha) return `it compares with ${shown(base?.sha)}, not ${baseSha}`;
	return null;
}
const shown = (sha) => sha ?? "no commit";
const [QUOTE, BACKSLASH] = [34, 92];
const [OPEN, CLOSE] = [/* @__PURE__ */ new Set([91, 123]), /* @__PURE__ */ new Set([93, 125])];
/** Whether a JSON text has few enough objects and lists to be parsed without fear. */
function isModest(text) {
	let [depth, containers] = [0, 0];
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit === QUOTE) i = endOfString(text, i);
		else if (CLOSE.has(unit)) depth--;
		else if (OPEN.has(unit)) {
			depth++;
			containers++;
			if (depth > DEEPEST || containers > MOST_CONTAINERS) return false;
		}
	}
	return true;
}
function endOfString(text, start) {
	for (let i = start + 1; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit === BACKSLASH) i++;
		else if (unit === QUOTE) return i;
	}
	return text.length;
}
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
const push = object({ after: sha });
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
		case "push": return {
			...NOBODY,
			headSha: push.parse(payload).after
		};
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
// src/core/comment.ts
/** GitHub takes 65,536 characters; the rest is room for what it may add one day. */
const COMMENT_LIMIT = 6e4;
const shortSha = (sha) => code(sha.slice(0, 12));
const markerOf = ({ suite, headSha, run }, regressed) => writeMarker("report", {
	suite,
	head: headSha,
	run: run.id,
	attempt: run.attempt,
	regressed
});
/** Lines under the report: where the whole of it is, and what to think of it. */
function footer({ headSha, run, isFork }) {
	const whole = `[summary and artifact of the run](${run.url})`;
	const lines = [`<sub>Commit ${shortSha(headSha)} · the whole report: ${whole}</sub>`];
	if (isFork) lines.push("<sub>From a fork: the code that was measured ran beside the meter and could have changed these numbers. Take them as advice.</sub>");
	return lines.join("<br>");
}
function movedNote({ headSha, movedTo }) {
	if (movedTo === null) return [];
	const now = shortSha(movedTo);
	return [`> This is about ${shortSha(headSha)}; the pull request has moved on to ${now}.`];
}
/** The sticky comment, at most COMMENT_LIMIT long. `before`: what it said last. */
function commentText(outcome, about, before) {
	const head = (regressed) => [markerOf(about, regressed), ...movedNote(about)].join("\n");
	if (outcome.kind === "missing") return join([head(before?.regressed ?? []), missingText(outcome.why, about)]);
	const ends = [head(regressedKeys(outcome.report)), footer(about)];
	const room = COMMENT_LIMIT - sizeOf(join([
		ends[0],
		"",
		ends[1]
	]));
	return join([
		ends[0],
		markdownText(outcome.report, room).trimEnd(),
		ends[1]
	]);
}
const join = (parts) => parts.join("\n\n");
function missingText(why, { suite, headSha, run }) {
	const what = suite === "" ? "The benchmarks" : `The suite ${code(suite)}`;
	return [
		"### ⛔ **Not measured**",
		"",
		`Please look at [the run](${run.url}). ${what} gave no result at ${shortSha(headSha)}: ${prose(why)}`
	].join("\n");
}
/** Rows that regressed and had not when the pull request was last told; [] when none. */
function freshRows(outcome, before) {
	if (outcome.kind === "missing" || before === null) return [];
	return viewReport(outcome.report).tables.flatMap(rowsOf).filter(({ comparison: row }) => hasRegressed(row) && !wasRegressed(before, row));
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
// src/publish.ts
/**
* The story of telling: a run's outcome + GitHub -> one comment that stays, a short one when rows
* have newly regressed, and a mark at the commit. Knows no shell and runs nothing. Publishing the
* same outcome twice changes nothing the second time.
*/
/** The outcome of a workflow run, from the artifact that it left. */
async function fetchOutcome(from, expected, github) {
	const { runId, artifact: name } = from;
	const [newest] = (await github.listArtifacts(runId, name)).filter((one) => one.name === name && one.runId === runId && !one.expired);
	if (newest === void 0) return {
		kind: "missing",
		why: `the run left no artifact named ${name} that is still there`
	};
	try {
		return acceptReport(await github.readArtifact(newest, REPORT_ARCHIVE), expected);
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
		} : await tell$1(outcome, about, {
			pull,
			me
		}, github),
		mark: marked
	};
}
async function aboutOf(outcome, ask, github) {
	const { headSha, run } = ask;
	const found = outcome.kind === "measured" ? outcome.report.plan.suite.name : "";
	const suite = ask.suite ?? (isSuiteName(found) ? found : "");
	const pull = ask.pull === null ? null : await github.pullRequest(ask.pull);
	return {
		suite,
		headSha,
		run,
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
async function tell$1(outcome, about, { pull, me }, github) {
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
// src/publish-action.ts
/** Door of the step that publishes: inputs and event -> the story -> outputs, exit status. */
/** A report that this machine has; it is no more trusted than one that was downloaded. */
async function readOutcome(path, expected) {
	try {
		const { size } = await stat(path);
		if (size <= REPORT_ARCHIVE.expandedBytes) return acceptReport(await readFile(path, "utf8"), expected);
		return {
			kind: "missing",
			why: `the report has ${size} bytes`
		};
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		return {
			kind: "missing",
			why: `there is no report (${code})`
		};
	}
}
const pullOf = async (inputs, subject, headSha, api) => inputs["pull-request"] ?? subject.pull ?? (subject.from === null ? null : findPull(subject.from, headSha, api));
/** The run that measured: the one that is named, the event's, or this one. */
function runOf(inputs, subject) {
	const { runId, runAttempt, serverUrl, repo } = context;
	const own = {
		id: runId,
		attempt: runAttempt
	};
	const known = subject.run ?? own;
	const asked = inputs["run-id"];
	const run = asked === null || asked === known.id ? known : {
		id: asked,
		attempt: 1
	};
	return {
		...run,
		url: `${serverUrl}/${repo.owner}/${repo.repo}/actions/runs/${run.id}`
	};
}
async function main() {
	const inputs = readTable(publishInputs, getInput);
	setSecret(inputs.token);
	const { eventName, payload, apiUrl, repo } = context;
	const subject = subjectOf(eventName, payload);
	const headSha = inputs.sha ?? subject.headSha;
	if (headSha === null) throw new ConfigError([{
		code: "no-commit",
		where: "input sha",
		message: `"${eventName}" names no commit; say which`
	}]);
	const api = makeGitHub(inputs.token, {
		apiUrl,
		repository: `${repo.owner}/${repo.repo}`,
		userAgent: `gcbench/${VERSION}`,
		fetch: defaults.request?.fetch,
		note: info
	});
	const run = runOf(inputs, subject);
	const expected = {
		headSha,
		baseSha: subject.baseSha,
		suite: inputs.suite
	};
	const from = {
		runId: run.id,
		artifact: inputs.artifact
	};
	const outcome = await (inputs.report === null ? fetchOutcome(from, expected, api) : readOutcome(inputs.report, expected));
	const pull = inputs.comment ? await pullOf(inputs, subject, headSha, api) : null;
	const { suite, mark } = inputs;
	tell(outcome, await publish(outcome, {
		pull,
		headSha,
		suite,
		run,
		mark
	}, api));
	const failure = outcome.kind === "missing" ? outcome.why : failureOf(outcome.report, inputs["fail-on"]);
	if (failure !== null) setFailed(failure);
}
function tell(outcome, { comment, alertUrl, mark }) {
	const outputs = {
		"comment-url": comment?.url ?? "",
		change: comment?.change ?? "",
		"alert-url": alertUrl ?? "",
		conclusion: conclusionOf(outcome)
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	info(`comment: ${comment === null ? "none" : `${comment.change} ${comment.url}`}`);
	info(`mark: ${mark ?? "none"}; conclusion: ${outputs.conclusion}`);
}
try {
	await main();
} catch (error) {
	const known = explainError(error);
	if (known === null) throw error;
	setFailed(known.text);
}
export {};

//# sourceMappingURL=publish.js.map