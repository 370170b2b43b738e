import { a as error, c as info, d as setFailed, f as setOutput, g as summary, h as warning, l as notice, o as getInput } from "./shared~index~keep~publish~authorize~artifact.js";
import { i as SaidNoError, l as context, n as runUrl, o as inputs, s as readInputs, t as jobGitHub } from "./shared~index~keep~publish~authorize.js";
import { Dt as ConfigError, E as clean, G as few, I as hideSecrets, J as short, K as label, L as secretsIn, Ot as formatConfigProblem, Qt as boolean, U as commit$1, V as comparisonSchema, W as count, Xt as _enum, Zt as array, _ as REPORT_ARTIFACT, an as strictObject, at as nothingAsked, en as literal, nt as askedOf, on as string, q as long, rn as object, t as HostError, v as acceptReport, z as endingText } from "./shared~index~keep~cli~publish~authorize.js";
import { $ as terminalText, E as writeReportFiles, M as chooseSuite, O as jsonText, Q as exportedRows, S as benchmarksAt, T as runSelftest, _ as isColoured, at as bisectionText, b as tellWaiting, et as readSelftest, h as columnsOf, it as bisectionMarkdown, m as endNow, n as runBisect, nt as markdown, ot as expectedText, p as makeFolders, r as makeHost, rt as printSelftest, t as mergeShards, tt as summary$1, v as sayInLog, w as runBench } from "./shared~index~cli.js";
import { a as underBase, c as subjectOf, o as failureOf, r as publish, s as outputsOf } from "./shared~index~publish.js";
import { Gt as folderOf, Mt as scopeLabels, s as explainError } from "./shared~index~cli~publish~authorize.js";
import { t as keepArtifacts } from "./shared~index~keep.js";
import { i as underAcceptances, t as WHOLE_SUITE } from "./shared~index~cli~publish.js";
import { c as acceptedRows, l as filedRows } from "./shared~index~publish~authorize.js";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
// src/core/bisect/left.ts
/**
* What a run that bisects leaves where a report would be. It comes from a run, so it is hostile
* data, as a report is: read strictly, and believed only about the commits that were asked for.
*/
const SUBJECT = 200;
const found = strictObject({
	commits: array(strictObject({
		sha: commit$1,
		subject: short
	})).min(2).max(1001),
	bracket: strictObject({
		low: count,
		high: count
	}),
	watched: strictObject({
		benchmark: label,
		metric: label,
		word: _enum(["regressed", "improved"])
	}).nullable(),
	change: comparisonSchema.nullable(),
	seen: few(strictObject({
		place: count,
		word: _enum([
			"as-good",
			"as-bad",
			"between",
			"open",
			"skipped"
		]),
		stage: count,
		row: comparisonSchema.nullable()
	})),
	stages: count,
	builds: count,
	why: long
}).refine(({ commits, bracket: { low, high } }) => low < high && high < commits.length, "no bracket").refine(({ commits, seen }) => seen.every(({ place }) => place < commits.length), "no such place");
strictObject({
	schemaVersion: literal(1),
	suite: short,
	bisection: found
});
/** The file's text. */
function leftText(suite, { commits, ...bisection }) {
	const named = commits.map(({ sha, subject }) => ({
		sha,
		subject: clean(subject, SUBJECT)
	}));
	const value = {
		schemaVersion: 1,
		suite,
		bisection: {
			...bisection,
			commits: named
		}
	};
	return `${JSON.stringify(value, null, 2)}\n`;
}
// src/core/events/event.ts
/** An event of GitHub as a job of Actions has it. */
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/** A branch name that cannot be read as an option or leave the refs; others are as if absent. */
const branch = string().regex(/^[A-Za-z0-9_][\w./+-]{0,199}$/).refine((name) => !name.includes(".."));
const repository$1 = object({ repository: object({ default_branch: branch }) });
const commit = object({ sha });
const pullRequest$1 = object({ pull_request: object({
	base: commit,
	head: commit
}) });
const push = object({
	before: sha,
	after: sha,
	forced: boolean().default(false)
});
const mergeGroup = object({ merge_group: object({
	base_sha: sha,
	head_sha: sha
}) });
/** What git hosts send in place of a commit that does not exist. */
const isNothing = (hash) => /^0+$/.test(hash);
const NONE = {
	base: null,
	head: null,
	exactBase: false
};
/**
* What to compare by default under an event of GitHub Actions. Only the fields named above are
* read; an event without them names no commits, so that the tool's own defaults hold.
*
* - pull_request: its head commit, never the merge commit that is checked out, against the merge
*   base with the branch it goes to: what others merged since is not charged to it.
* - merge_group: the group's head against the commit it was put on.
* - push: what the branch was before against what it is now. A new branch has no before, and that
*   of a forced push is no longer fetched: both are compared with the default branch.
* - any other: the checked-out commit against the default branch.
*/
function refsOfEvent(name, payload) {
	const home = repository$1.safeParse(payload).data?.repository.default_branch;
	const fallback = home === void 0 ? NONE : {
		...NONE,
		base: `origin/${home}`
	};
	switch (name) {
		case "pull_request": {
			const { base, head } = pullRequest$1.parse(payload).pull_request;
			return {
				base: base.sha,
				head: head.sha,
				exactBase: false
			};
		}
		case "merge_group": {
			const { base_sha, head_sha } = mergeGroup.parse(payload).merge_group;
			return {
				base: base_sha,
				head: head_sha,
				exactBase: true
			};
		}
		case "push": {
			const { before, after, forced } = push.parse(payload);
			if (isNothing(after)) return NONE;
			if (isNothing(before) || forced) return {
				...fallback,
				head: after
			};
			return {
				base: before,
				head: after,
				exactBase: true
			};
		}
		default: return fallback;
	}
}
/**
* The commit whose rules gate what the event is about; null: the checked-out suite file's own.
* Those who wrote the change wrote its suite file as well, so the base's rules hold.
*/
function policyRefOf(name, payload) {
	const refs = refsOfEvent(name, payload);
	return [
		"pull_request",
		"merge_group",
		"issue_comment"
	].includes(name) ? refs.base : null;
}
/**
* Which refs to ask for: those of the inputs; where an input says nothing and the suite names no
* source of its own, those of the event. Null leaves it to the suite.
*/
function chooseRefs(inputs, suite, event) {
	const base = inputs.base ?? (suite.base === null ? event.base : null);
	return {
		base,
		head: inputs.head ?? (suite.head === null ? event.head : null),
		exactBase: inputs.base === null && base !== null ? event.exactBase : inputs.exactBase
	};
}
// src/core/events/here.ts
/** What a job that measured may tell itself: decided from the event alone. */
const repository = object({ full_name: string() });
const pullRequest = object({ pull_request: object({
	head: object({ repo: repository.nullish() }),
	base: object({ repo: repository.optional() })
}) });
function hereOf(name, payload) {
	if (![
		"pull_request",
		"push",
		"merge_group"
	].includes(name)) return { kind: "nobody" };
	if (name === "pull_request") {
		const { head, base } = pullRequest.parse(payload).pull_request;
		if (!(base.repo !== void 0 && head.repo?.full_name === base.repo.full_name)) return { kind: "fork" };
	}
	const { pull, headSha } = subjectOf(name, payload);
	return headSha === null || /^0+$/.test(headSha) ? { kind: "nobody" } : {
		kind: "here",
		pull,
		headSha
	};
}
/** What could not be told by the job itself, and the permission that it takes. */
const UNTOLD = {
	accepted: ["Which rows are accepted was not asked for", "pull-requests: read"],
	comment: ["There is no comment", "pull-requests: write"],
	status: ["The commit has no status of this run", "statuses: write"]
};
/** For the log and the summary of a run that may not tell a fork's pull request. */
const FORK_NOTE = "This pull request comes from a fork, so this job may not comment on it. The result is in this summary and in the artifact of the run; a workflow that starts when this one has ended posts it: see \"Pull requests from forks\" in docs/workflows.md of gcbench-action.";
// src/core/steps/annotations.ts
/** What the Action says beside the code: what regressed, at the line of the benchmark. */
/** `tree.Scan/rows=10-4` of the unit that the table calls `tree` -> `Scan`; null: of another. */
function nameUnder(label, benchmark) {
	if (label !== "" && !benchmark.startsWith(`${label}.`)) return null;
	return (label === "" ? benchmark : benchmark.slice(label.length + 1)).split("/")[0]?.replace(/-\d+$/, "") ?? null;
}
/** Benchmarks of a function that are named beside it. */
const MOST_LINES = 8;
function textOf(rows) {
	const lines = [...Map.groupBy(rows, ({ benchmark }) => benchmark)].map(([benchmark, own]) => {
		return `${benchmark}: ${own.map(({ metric, says, contrast }) => `${metric} ${says} (${contrast})`).join("; ")}`;
	});
	const more = lines.length - MOST_LINES;
	return (more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines).join("\n");
}
/**
* Rows that gate and regressed, in the order of the report: those of a function together, which has
* one line for all benchmarks below it.
*/
function annotationsOf(report) {
	const { suite, units, targets } = report.plan;
	const worse = exportedRows(report).filter(({ view, row, isAccepted }) => view.gates && !isAccepted && row.verdict.word === "regressed" && row.role !== "geomean");
	const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))];
	const folders = new Map(targets.map(({ unit, settings }) => [unit, settings.folder]));
	const placesOf = (benchmark) => labels.flatMap(([unit, label]) => {
		const [name, folder] = [nameUnder(label, benchmark), folders.get(unit)];
		return name === null || typeof folder !== "string" ? [] : [{
			folder,
			name
		}];
	});
	return [...Map.groupBy(worse, ({ row: { benchmark } }) => {
		const places = placesOf(benchmark);
		return places.length === 0 ? benchmark : JSON.stringify(places);
	}).values()].map((rows) => ({
		level: suite.gate.mode === "enforce" ? "error" : "warning",
		text: textOf(rows),
		places: placesOf(rows[0]?.row.benchmark ?? "")
	}));
}
/**
* Where the benchmark of an annotation begins; null: nowhere that is known, or in several files of
* a package, of which a build has one.
*/
function beginningOf({ places }, found) {
	const own = found.filter(({ path, name }) => places.some((place) => place.name === name && place.folder === folderOf(path)));
	const [only = null] = own;
	return own.length === 1 ? only : null;
}
/** Annotations of the run; what has no place is told all the same. */
async function annotateRows(report, own, host) {
	const annotations = annotationsOf(report).slice(0, 9);
	if (annotations.length === 0) return;
	const root = await host.git.root(host.cwd);
	const sha = report.plan.sources.head?.sha ?? null;
	const isOwn = root === own.folder || sha === own.head;
	const found = root === null || sha === null || !isOwn ? [] : await benchmarksAt(root, sha, report.plan.suite, host).catch(() => []);
	for (const annotation of annotations) {
		const at = beginningOf(annotation, found);
		const place = at === null ? {} : {
			file: at.path,
			startLine: at.number
		};
		(annotation.level === "error" ? error : warning)(annotation.text, {
			title: "gcbench",
			...place
		});
	}
}
// src/stories/publish-here.ts
/**
* The story of a job that has measured and tells it itself. Comment and status are tried each by
* itself, since a token may be allowed one alone; what could not be told becomes a note and never
* a failure, for the job's own result stands.
*/
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
	return error instanceof SaidNoError ? `${words} (that takes \`${permission}\`). ${error.message}` : `${words}. ${error.message}. ${error.next}`;
}
/**
* The report under what is accepted on the pull request. This job measured it itself, under the
* rules of the base.
*/
const judgeHere = (report, { pull }, github) => orNote("accepted", report, async () => {
	if (pull === null) return report;
	const told = await acceptedRows(pull, github);
	const { baseSha } = await github.pullRequest(pull);
	const filed = await filedRows(baseSha, github);
	return underAcceptances(report, [...filed.value, ...told], filed.problems);
});
/** A report pooled of files that other jobs left: the rules in it are their word. */
async function judgePooled(report, { sha, pull, suiteFile }, github) {
	const outcome = await underBase({
		kind: "measured",
		report
	}, {
		sha,
		suiteFile
	}, {
		...WHOLE_SUITE,
		pull
	}, github);
	return outcome.kind === "measured" ? outcome.report : report;
}
/** Tells it where the event says. A report about another commit than the event's is nobody's. */
async function publishHere(report, where, run, github) {
	const { headSha } = where;
	if (report.plan.sources.head?.sha !== headSha) return {
		value: NOTHING,
		notes: []
	};
	return tell(acceptReport(jsonText(report), {
		headSha,
		baseSha: null,
		suite: null
	}), {
		suite: report.plan.suite.name,
		run
	}, where, github);
}
/** Tells why there is no report: `ended` is what stands in its place. */
const publishEndHere = (ended, about, where, github) => tell(acceptReport(ended, {
	...where,
	baseSha: null,
	suite: null
}), about, where, github);
const NOTHING = {
	comment: null,
	alertUrl: null,
	mark: null
};
async function tell(outcome, about, { pull, headSha }, github) {
	const ask = {
		...about,
		headSha,
		artifact: REPORT_ARTIFACT
	};
	const marked = await orNote("status", NOTHING, () => publish(outcome, {
		...ask,
		pull: null,
		mark: "status"
	}, github));
	const told = await orNote("comment", NOTHING, () => pull === null ? Promise.resolve(NOTHING) : publish(outcome, {
		...ask,
		pull,
		mark: "none"
	}, github));
	return {
		value: {
			comment: told.value.comment,
			mark: marked.value.mark
		},
		notes: [...told.notes, ...marked.notes]
	};
}
// src/action.ts
/** Door of the Action: inputs and event -> the story -> summary, outputs, exit status. */
/** GitHub's log shows colours, but not unasked: who reads it by a program would have them, too. */
const LOG_STYLE = {
	hasColour: isColoured(process.env, false),
	columns: columnsOf(process.env, void 0),
	isWhole: false
};
/** Time to keep what was measured, once the job is cancelled. */
const WIND_UP_SEC = 7;
/**
* The environment of the step, token and all. Children get variables of it by name only; its
* secrets must be known to be hidden in what they print, since nothing keeps a benchmark, which
* runs as the same user, from reading them in /proc.
*/
const given = { ...process.env };
/** Whom to tell, once it is known, if the run ends without a report. */
let told = null;
async function main() {
	const inputs = readInputs(getInput);
	delete process.env.INPUT_TOKEN;
	const tell = tellWaiting({ write: (text) => void process.stdout.write(text) }, (out) => sayInLog(out, true));
	const host = makeHost({
		cwd: resolve(inputs["working-directory"]),
		env: given,
		tell
	});
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
		host.exec.stopAll();
		setTimeout(endNow, WIND_UP_SEC * 1e3).unref();
	});
	const asked = askedOf(inputs);
	const ask = {
		...asked,
		out: resolve(asked.out)
	};
	if (inputs.selftest) return tellSelftest(await runSelftest(ask, host));
	if (ask.bisect !== null) return bisect(ask, ask.bisect.row, inputs.artifact, host);
	const { artifact, comment, token, shard } = inputs;
	const reader = token === null ? null : jobGitHub(token);
	const api = comment === "never" || shard !== null ? null : reader;
	const measured = inputs.merge === null ? await measure(ask, host, api) : await mergeShards([resolve(inputs.merge)], ask.out, host);
	const judging = inputs.merge === null ? api : reader;
	const report = judging === null ? measured : inputs.merge === null ? await judge(measured, judging) : await judgeMerged(measured, inputs, judging);
	await tellReport(report, await writeReportFiles(host, ask.out, report));
	const { head } = refsOfEvent(context.eventName, context.payload);
	await annotateRows(report, {
		folder: process.cwd(),
		head
	}, host);
	if (!host.exec.stopping) {
		const url = await keepArtifacts(artifact, ask.out, shard);
		if (api !== null) await tellGitHub(report, api, url);
	}
	const failure = host.exec.stopping ? "stopped" : failureOf(report, inputs["fail-on"]);
	if (failure !== null) setFailed(failure);
}
/** Which commits are meant by the inputs, the suite and the event; and whose rules hold. */
async function refsFor(ask, host) {
	const { eventName, payload } = context;
	const suite = await chooseSuite(ask, host);
	return {
		suite,
		refs: chooseRefs(ask, suite, refsOfEvent(eventName, payload)),
		policyRef: ask.suiteRef ?? policyRefOf(eventName, payload)
	};
}
/** Looks for a commit: what was found stands where the report would, for whoever asked. */
async function bisect(ask, row, artifact, host) {
	const { suite, refs, policyRef } = await refsFor(ask, host);
	const { base: good, head: bad } = refs;
	if (good === null) throw new ConfigError([{
		code: "bad-input",
		where: "input base",
		message: "a bisection begins at a good commit"
	}]);
	const asked = {
		...ask,
		policyRef,
		good,
		bad: bad ?? "HEAD",
		row
	};
	const found = await runBisect(asked, host, (expected) => info(expectedText(expected)));
	await makeFolders(ask.out);
	const path = join(ask.out, "report.json");
	await writeFile(path, leftText(suite.name, found));
	log(bisectionText(found));
	await summary.addRaw(`${bisectionMarkdown(found)}\n`).write();
	setOutput("report", path);
	if (host.exec.stopping) setFailed("stopped");
	else await keepArtifacts(artifact, ask.out, null);
}
async function measure(ask, host, api) {
	const { suite, refs, policyRef } = await refsFor(ask, host);
	if (api !== null) told = {
		api,
		suite: suite.name
	};
	return runBench({
		...ask,
		...refs,
		policyRef
	}, host);
}
const here = () => hereOf(context.eventName, context.payload);
async function judge(measured, api) {
	const where = here();
	if (where.kind !== "here") return measured;
	const { value, notes } = await judgeHere(measured, where, api);
	notes.forEach(note);
	return value;
}
/** Shards are files of jobs that ran the change's code: the base's rules, and not theirs. */
async function judgeMerged(pooled, { config: suiteFile, comment }, api) {
	const { pull, rulesSha } = subjectOf(context.eventName, context.payload);
	const own = async () => pull === null ? context.sha : (await api.pullRequest(pull)).baseSha;
	const told = comment === "never" ? null : pull;
	return judgePooled(pooled, {
		sha: rulesSha ?? await own(),
		suiteFile,
		pull: told
	}, api);
}
/** Tells where the event says, or who else can. */
async function tellGitHub(report, api, reportUrl) {
	const where = here();
	if (where.kind === "fork") {
		note(FORK_NOTE);
		await summary.addRaw(`\n> ${FORK_NOTE}\n`).write();
	}
	if (where.kind === "here") said(await publishHere(report, where, thisRun(reportUrl), api));
}
function thisRun(reportUrl) {
	const { runId: id, runAttempt: attempt } = context;
	return {
		id,
		attempt,
		url: runUrl(id),
		reportUrl
	};
}
function said({ value: { comment, mark }, notes }) {
	info(`comment: ${comment === null ? "none" : `${comment.change} ${comment.url}`}`);
	info(`mark: ${mark ?? "none"}`);
	notes.forEach(note);
}
/** Pull requests are where somebody looks for what could not be told. */
function note(text) {
	if (context.eventName === "pull_request") notice(text, { title: "gcbench" });
	else info(text);
}
async function tellSelftest(report) {
	const table = printSelftest(readSelftest(report));
	log(table);
	await summary.addHeading("Self-test of this runner", 2).addCodeBlock(table).write();
}
async function tellReport(report, paths) {
	const pathOf = (name) => paths.find((path) => path.endsWith(`/${name}`)) ?? "";
	log(terminalText(report, LOG_STYLE));
	const text = summary$1.render(report).map((file) => file.text);
	await summary.addRaw(text.join("\n")).write();
	const outputs = outputsOf(report, {
		report: pathOf("report.json"),
		markdown: pathOf(markdown.render(report)[0]?.name)
	});
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	info(`${outputs.verdict}; conclusion: ${outputs.conclusion}`);
}
/** Prints text in which no line is taken for a command of the runner, whatever a name says. */
function log(text) {
	const end = randomUUID();
	info(`::stop-commands::${end}\n${text}\n::${end}::`);
}
/** An annotation at the place in the file, where the problem has one. */
function annotate(problem) {
	const { place } = problem;
	const file = place !== void 0 && !isAbsolute(place.fileName) && join(getInput("working-directory"), place.fileName);
	const at = file && {
		file,
		startLine: place.line,
		startColumn: place.column
	};
	error(formatConfigProblem(problem), {
		title: "gcbench",
		...at || {}
	});
}
/** A share of the rounds that has none to share leaves nothing. */
async function keepEnding(folder) {
	const textOf = (key) => getInput(key) || inputs[key].default;
	const { success, data } = inputs.artifact.schema.safeParse(textOf("artifact"));
	return textOf("shard") === "" && success ? keepArtifacts(data, folder, null) : null;
}
/** Where the report would be, for whoever tells the pull request; this job does, where it may. */
async function leaveEnding(words) {
	const folder = resolve(getInput("out") || nothingAsked.out);
	await makeFolders(folder);
	const bare = hideSecrets(words, secretsIn(given));
	const text = endingText(bare);
	await writeFile(join(folder, "report.json"), text);
	const reportUrl = await keepEnding(folder);
	const where = here();
	if (told === null || where.kind !== "here") return;
	said(await publishEndHere(text, {
		suite: told.suite,
		run: thisRun(reportUrl)
	}, where, told.api));
}
try {
	await main();
} catch (error) {
	const known = explainError(error);
	if (error instanceof ConfigError) error.problems.slice(0, 9).forEach(annotate);
	if (known === null) throw error;
	setFailed(known.text);
	await leaveEnding(known.text);
}
export {};

//# sourceMappingURL=index.js.map