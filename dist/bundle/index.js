import { $t as info, B as readInputs, Bt as boolean, F as printSelftest, H as terminalText, Ht as object, I as failureOf, Jt as formatConfigProblem, L as outputsOf, P as explainError, Qt as getInput, U as summary$1, Ut as string, W as markdown, Yt as context, Zt as error, at as runBench, en as setFailed, g as writeReportFiles, ot as runSelftest, qt as ConfigError, rn as summary, tn as setOutput, ut as readSelftest, v as mergeShards, vt as chooseSuite, w as makeHost, x as tellLog } from "./shared.js";
import { randomUUID } from "node:crypto";
import { isAbsolute, join, resolve } from "node:path";
// src/core/event.ts
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/** A branch name that cannot be read as an option or leave the refs; others are as if absent. */
const branch = string().regex(/^[A-Za-z0-9_][\w./+-]{0,199}$/).refine((name) => !name.includes(".."));
const repository = object({ repository: object({ default_branch: branch }) });
const commit = object({ sha });
const pullRequest = object({ pull_request: object({
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
	const home = repository.safeParse(payload).data?.repository.default_branch;
	const fallback = home === void 0 ? NONE : {
		...NONE,
		base: `origin/${home}`
	};
	switch (name) {
		case "pull_request": {
			const { base, head } = pullRequest.parse(payload).pull_request;
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
// src/action.ts
/** Door of the Action: inputs and event -> the story -> summary, outputs, exit status. */
/** GitHub shows ten errors of a step; the last is the step's own. */
const MOST_ANNOTATIONS = 9;
const askOf = (inputs) => ({
	suiteFile: inputs.config,
	suiteName: inputs.suite,
	base: inputs.base,
	head: inputs.head,
	exactBase: inputs["exact-base"],
	variants: inputs.variants,
	roundsMin: inputs.rounds?.min ?? null,
	roundsMax: inputs.rounds?.max ?? null,
	budgetSec: inputs.budget,
	seed: inputs.seed,
	out: resolve(inputs.out),
	resume: inputs.resume,
	allowOs: inputs["allow-os"],
	shard: inputs.shard
});
async function main() {
	const inputs = readInputs(getInput);
	const tell = tellLog(process.stdout, true);
	const host = makeHost({
		cwd: resolve(inputs.path),
		env: process.env,
		tell
	});
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void host.exec.stopAll());
	const ask = askOf(inputs);
	if (inputs.selftest) return tellSelftest(await runSelftest(ask, host));
	const report = inputs.merge === null ? await measure(ask, host) : await mergeShards([resolve(inputs.merge)], ask.out, host);
	await tellReport(report, await writeReportFiles(host, ask.out, report));
	const failure = host.exec.stopping ? "stopped" : failureOf(report, inputs["fail-on"]);
	if (failure !== null) setFailed(failure);
}
async function measure(ask, host) {
	const { eventName, payload } = context;
	const refs = chooseRefs(ask, await chooseSuite(ask, host), refsOfEvent(eventName, payload));
	return runBench({
		...ask,
		...refs,
		policyRef: policyRefOf(eventName, payload)
	}, host);
}
async function tellSelftest(report) {
	const table = printSelftest(readSelftest(report));
	log(table);
	await summary.addHeading("Self-test of this runner", 2).addCodeBlock(table).write();
}
async function tellReport(report, paths) {
	const pathOf = (name) => paths.find((path) => path.endsWith(`/${name}`)) ?? "";
	log(terminalText(report, false));
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
	const file = place !== void 0 && !isAbsolute(place.fileName) && join(getInput("path"), place.fileName);
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
try {
	await main();
} catch (error) {
	const known = explainError(error);
	if (error instanceof ConfigError) error.problems.slice(0, MOST_ANNOTATIONS).forEach(annotate);
	if (known === null) throw error;
	setFailed(known.text);
}
export {};

//# sourceMappingURL=index.js.map