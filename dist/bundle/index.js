import { a as error, c as info, d as setFailed, f as setOutput, g as summary, l as notice, o as getInput } from "./shared~index~keep~publish~authorize~artifact.js";
import { C as context, a as jobGitHub, d as runUrl, g as inputs, i as hasCommands, l as runNumber, m as outputsOf, n as annotateRows, o as keepArtifacts, p as failureOf, r as followRun, v as readInputs } from "./shared~index~keep~publish~authorize.js";
import { i as makeHost, l as reportWaiting, n as writeSite, u as writeLog } from "./shared~index~cli.js";
import { At as proofLines, Dt as terminalText, N as markdown, O as printSelftest, P as summary$1, a as mergeShards, at as endingOf, i as runSelftest, it as endNow, k as readSelftest, l as chooseSuite, lt as isColoured, nt as columnsOf, o as writeReportFiles, r as runBench, st as explainError, u as findSuite, xn as endingText } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { C as FORK_NOTE, D as policyRefOf, E as jobSecLeft, O as publishScopeOf, T as chooseRefs, j as refsOfEvent, k as publishTargetOf } from "./shared~index~publish~authorize.js";
import { i as judgePooled, o as publishEndHere, r as judgeHere, s as publishHere } from "./shared~index~publish.js";
import { r as makeFolders } from "./shared~index~keep~cli~publish~authorize.js";
import { Qr as noRunOptions, Zo as plural, _a as formatConfigProblem, es as secretsIn, ni as readRunOptions, qo as hideSecrets, rt as claimsOf, ua as ConfigError } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { c as bisectionMarkdown, d as expectedText, f as leftText, i as runBisect, l as bisectionText, n as proofRequest, r as writeProof } from "./shared~index~cli~mcp-server.js";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
// src/actions/main.ts
/** Entry point of the Action: inputs and event in; summary, outputs and exit status out. */
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
const stepEnv = { ...process.env };
/** Where to publish, once it is known, that the run ended without a report. */
let audience = null;
async function main() {
	const inputs = readInputs(getInput);
	delete process.env.INPUT_TOKEN;
	const progress = reportWaiting({ write: (text) => void process.stdout.write(text) }, (out) => writeLog(out, true));
	const follow = followed(inputs);
	const notify = (one) => {
		progress(one);
		return follow(one);
	};
	const host = makeHost({
		cwd: resolve(inputs["working-directory"]),
		env: stepEnv,
		notify
	});
	stopOnSignals(host);
	const options = readRunOptions(inputs);
	const request = {
		...options,
		out: resolve(options.out)
	};
	if (inputs.selftest) return publishSelftest(await runSelftest(request, host));
	if (inputs.site !== null) return makeSite(inputs.site, request.out, host);
	if (inputs["require-proof"] !== "never") return requireProof(inputs["require-proof"], request, inputs.artifact, host);
	if (request.bisect !== null) return bisect(request, request.bisect.row, inputs.artifact, host);
	const { artifact, comment, token, shard } = inputs;
	const reader = token === null ? null : jobGitHub(token);
	const api = comment === "never" || shard !== null ? null : reader;
	const report = inputs.merge === null ? await measureAndJudge(request, host, api) : await mergeAndJudge(inputs, inputs.merge, request.out, host, reader);
	await publishReport(report, await writeReportFiles(host, request.out, report), inputs.summary);
	const { head } = refsOfEvent(context.eventName, context.payload);
	if (inputs.annotations) await annotateRows(report, {
		folder: process.cwd(),
		head
	}, host);
	if (!host.exec.stopping) {
		const url = await keepArtifacts(artifact, request.out, shard);
		if (api !== null) await publishToGitHub(report, api, {
			reportUrl: url,
			inputs
		});
	}
	const failure = host.exec.stopping ? "stopped" : failureOf(report, inputs["fail-on"]);
	if (failure !== null) setFailed(failure);
}
/** The service, which dispatches runs, shows how they stand. */
const followed = ({ artifact, shard }) => context.eventName === "workflow_dispatch" && shard === null && artifact !== null ? followRun(artifact) : () => {};
/** The runner kills ten seconds after its signal: before that the run is wound up. */
function stopOnSignals(host) {
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
		host.exec.stopAll();
		setTimeout(endNow, WIND_UP_SEC * 1e3).unref();
	});
}
async function measureAndJudge(request, host, api) {
	const measured = await measure(request, host, api);
	return api === null ? measured : judge(measured, api);
}
/** Shards come from other jobs: the base's rules are read even where nothing is posted. */
async function mergeAndJudge(inputs, folder, out, host, reader) {
	const merged = await mergeShards([resolve(folder)], out, host);
	return reader === null ? merged : judgeMerged(merged, inputs, reader);
}
/** The suite, which commits are meant by the inputs, the suite and the event; whose rules hold. */
async function refsFor(request, host) {
	const { eventName, payload } = context;
	const suiteFile = await findSuite(request, host);
	const suite = await chooseSuite({
		...request,
		found: suiteFile
	}, host);
	return {
		found: suiteFile,
		refs: chooseRefs(request, suite, refsOfEvent(eventName, payload)),
		policyRef: request.suiteRef ?? policyRefOf(eventName, payload)
	};
}
/** Looks for a commit: what was found stands where the report would, for whoever asked. */
async function bisect(request, row, artifact, host) {
	const { found, refs, policyRef } = await refsFor(request, host);
	const { base: good, head: bad } = refs;
	if (good === null) throw new ConfigError([{
		code: "bad-input",
		where: "input base",
		message: "a bisection begins at a good commit"
	}]);
	const bisectRequest = {
		...request,
		policyRef,
		found,
		good,
		bad: bad ?? "HEAD",
		row
	};
	const bisection = await runBisect(bisectRequest, host, (expected) => info(expectedText(expected)));
	await makeFolders(request.out);
	const path = join(request.out, "report.json");
	await writeFile(path, leftText(found.name, bisection));
	log(bisectionText(bisection));
	await summary.addRaw(`${bisectionMarkdown(bisection)}\n`).write();
	setOutput("report", path);
	if (host.exec.stopping) setFailed("stopped");
	else await keepArtifacts(artifact, request.out, null);
}
/** Pages of the reports that a branch keeps. */
async function makeSite(folder, out, host) {
	const { serverUrl, repo } = context;
	const repository = `${serverUrl}/${repo.owner}/${repo.repo}`;
	const site = {
		folder: resolve(folder),
		out,
		repository
	};
	const { files, reports } = await writeSite(site, host, log);
	info(`${plural(files, "file")} in ${out}, of ${plural(reports, "report")}`);
}
/** Whether the pull request is as it claims; its step is the check. */
async function requireProof(policy, request, artifact, host) {
	const { claims, none } = claimsOf(context.payload, policy);
	if (none !== null) return info(`nothing to prove: ${none}`);
	const { found, refs, policyRef } = await refsFor(request, host);
	await proveClaims(claims, {
		...request,
		...refs,
		policyRef,
		found
	}, host);
	if (!host.exec.stopping) await keepArtifacts(artifact, request.out, null);
}
/** The first that is not proved fails the step; the folders of all are kept. */
async function proveClaims(claims, request, host) {
	const open = [];
	for (const [at, claim] of claims.entries()) {
		const out = `${request.out}/claim-${at + 1}`;
		const claimed = await proofRequest(claim, {
			...request,
			out,
			failOn: "nothing"
		}, host);
		const report = await runBench(claimed, host);
		if (host.exec.stopping) return setFailed("stopped");
		await writeReportFiles(host, out, report);
		const proof = await writeProof(report, out, host);
		const lines = proofLines(proof);
		log(lines.join("\n"));
		summary.addCodeBlock(lines.join("\n"));
		if (proof.verdict !== "proved") open.push(proof);
	}
	await summary.write();
	const [first] = open;
	if (first !== void 0) setFailed(proofLines(first).join("\n"));
}
async function measure(request, host, api) {
	const { found, refs, policyRef } = await refsFor(request, host);
	if (api !== null) audience = {
		api,
		suite: found.name
	};
	const leftSec = await jobSecLeft(host);
	const job = leftSec === null ? {} : { jobEndSec: host.clock.nowSec() + leftSec };
	const answersComments = await hasCommands(context.eventName, host);
	const facts = {
		...job,
		...runNumber(),
		answersComments
	};
	return runBench({
		...request,
		...refs,
		...facts,
		policyRef,
		found
	}, host);
}
const here = () => publishScopeOf(context.eventName, context.payload);
async function judge(measured, api) {
	const where = here();
	if (where.kind !== "here") return measured;
	const { value, notes } = await judgeHere(measured, where, api);
	notes.forEach(note);
	return value;
}
/** Shards are files of jobs that ran the change's code: the base's rules, and not theirs. */
async function judgeMerged(pooled, { config: suiteFile, comment }, api) {
	const { pull, rulesSha } = publishTargetOf(context.eventName, context.payload);
	const own = async () => pull === null ? context.sha : (await api.pullRequest(pull)).baseSha;
	const commented = comment === "never" ? null : pull;
	const sha = rulesSha ?? await own();
	return judgePooled(pooled, {
		sha,
		suiteFile,
		pull: commented,
		...runNumber()
	}, api);
}
/** Publishes where the event says; from a fork it says which workflow can. */
async function publishToGitHub(report, api, { reportUrl, inputs }) {
	const where = here();
	if (where.kind === "fork") {
		note(FORK_NOTE);
		if (inputs.summary) await summary.addRaw(`\n> ${FORK_NOTE}\n`).write();
	}
	if (where.kind !== "here") return;
	const isQuiet = inputs.comment === "changed";
	logPublished(await publishHere(report, where, {
		run: thisRun(reportUrl),
		isQuiet
	}, api));
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
function logPublished({ value: { comment, mark }, notes }) {
	info(`comment: ${comment === null ? "none" : `${comment.change} ${comment.url}`}`);
	info(`mark: ${mark ?? "none"}`);
	notes.forEach(note);
}
/** On pull requests as a notice, which is seen beside the code. */
function note(text) {
	if (context.eventName === "pull_request") notice(text, { title: "gcbench" });
	else info(text);
}
async function publishSelftest(report) {
	const table = printSelftest(readSelftest(report));
	log(table);
	await summary.addHeading("Self-test of this runner", 2).addCodeBlock(table).write();
}
async function publishReport(report, paths, withSummary) {
	const pathOf = (name) => paths.find((path) => path.endsWith(`/${name}`)) ?? "";
	log(terminalText(report, LOG_STYLE));
	const text = summary$1.render(report).map((file) => file.text);
	if (withSummary) await summary.addRaw(text.join("\n")).write();
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
async function leaveEnding({ why, said = "", ...rest }) {
	const folder = resolve(getInput("out") || noRunOptions.out);
	await makeFolders(folder);
	const bare = (words) => hideSecrets(words, secretsIn(stepEnv));
	const text = endingText({
		why: bare(why),
		said: bare(said),
		...rest
	});
	await writeFile(join(folder, "report.json"), text);
	const reportUrl = await keepEnding(folder);
	const where = here();
	if (audience === null || where.kind !== "here") return;
	logPublished(await publishEndHere(text, {
		suite: audience.suite,
		run: thisRun(reportUrl)
	}, where, audience.api));
}
try {
	await main();
} catch (error) {
	const [explained, ending] = [explainError(error), endingOf(error)];
	if (error instanceof ConfigError) error.problems.slice(0, 9).forEach(annotate);
	if (explained === null || ending === null) throw error;
	setFailed(explained.text);
	if (getInput("site") === "") await leaveEnding(ending);
}
export {};

//# sourceMappingURL=index.js.map