import { c as info, d as setFailed, f as setOutput, o as getInput } from "./shared~index~keep~publish~authorize~artifact.js";
import { C as context, _ as publishInputs, a as jobGitHub, c as packed, d as runUrl, l as runNumber, p as failureOf, s as lacksRecords, t as RECORDS_FILE, u as runStep, y as readTable } from "./shared~index~keep~publish~authorize.js";
import { k as publishTargetOf, o as underBase, u as conclusionOf } from "./shared~index~publish~authorize.js";
import { a as publish, c as acceptDelivered, n as findPull, t as fetchText } from "./shared~index~publish.js";
import { ua as ConfigError, xa as makeFinding } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { fn as MEASURE_LESS, pn as REPORT_ARCHIVE } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
// src/actions/publish.ts
/** Entry point of the step that publishes: inputs and event in; outputs and exit status out. */
/** With the records beside it, where the report does not hold them. */
async function readDelivered(path) {
	const text = await readFile(path, "utf8");
	const beside = join(dirname(path), RECORDS_FILE);
	return {
		text,
		records: lacksRecords(text) && (await stat(beside).catch(() => null))?.isFile() === true ? await packed(beside) : null
	};
}
/** A report that this machine has; it is no more trusted than one that was downloaded. */
async function readText(path) {
	try {
		const stats = await stat(path);
		const { size } = stats;
		if (!stats.isFile()) return {
			kind: "missing",
			why: "the report is no regular file"
		};
		const most = REPORT_ARCHIVE.expandedBytes;
		if (size <= most) return {
			kind: "text",
			...await readDelivered(path)
		};
		return {
			kind: "missing",
			why: `${`the report has ${size} bytes, and at most ${most} are read`}. To do: ${MEASURE_LESS}`
		};
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		return {
			kind: "missing",
			why: `the job left no report in the folder it was given (${code})`
		};
	}
}
const pullOf = async (inputs, subject, headSha, api) => inputs["pull-request"] ?? subject.pull ?? (subject.from === null ? null : findPull(subject.from, headSha, api));
/** The commit whose rules hold, by whoever is to be trusted; null: nobody says. */
async function rulesShaOf(inputs, subject, about, api) {
	const ref = inputs["suite-ref"] ?? subject.rulesSha;
	if (ref !== null || about === null) return ref;
	return (await api.pullRequest(about)).baseSha;
}
/**
* What the report has to compare with, where the event is a pull request's or the workflow says;
* null: nobody does.
*/
async function againstOf(inputs, subject, { about, rulesSha, headSha }, api) {
	if (inputs.base !== null) return {
		ref: inputs.base,
		headSha,
		isNamed: true
	};
	if (!(!subject.isAsked && (subject.from !== null || subject.pull !== null)) || about === null) return null;
	return {
		ref: inputs["suite-ref"] === null && rulesSha !== null ? rulesSha : (await api.pullRequest(about)).baseSha,
		headSha,
		isNamed: false
	};
}
/** The run that measured: the one that is named, the event's, or this one. */
function runOf(inputs, subject) {
	const { runId, runAttempt } = context;
	const own = {
		id: runId,
		attempt: runAttempt
	};
	const measuring = subject.run ?? own;
	const id = inputs["run-id"];
	const named = {
		id: id ?? measuring.id,
		attempt: inputs["run-attempt"] ?? 1
	};
	const run = id === null || id === measuring.id ? measuring : named;
	return {
		...run,
		url: runUrl(run.id)
	};
}
async function main() {
	const inputs = readTable(publishInputs, getInput);
	const { eventName, payload } = context;
	const subject = publishTargetOf(eventName, payload);
	const headSha = inputs.sha ?? subject.headSha;
	if (headSha === null) throw new ConfigError([makeFinding("no-commit", null, { event: eventName }, { where: "input sha" })]);
	const api = jobGitHub(inputs.token);
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
	const fetched = await (inputs.report === null ? fetchText(from, api) : readText(inputs.report));
	const read = await (fetched.kind === "text" ? acceptDelivered(fetched, expected) : fetched);
	if (inputs.retell && read.kind === "missing") return setFailed(read.why);
	const about = await pullOf(inputs, subject, headSha, api);
	const sha = await rulesShaOf(inputs, subject, about, api);
	const against = await againstOf(inputs, subject, {
		about,
		rulesSha: sha,
		headSha
	}, api);
	const base = {
		sha,
		suiteFile: inputs.config,
		...against === null ? {} : { against }
	};
	const { variants, advisory: isAdvisory } = inputs;
	const narrowing = {
		variants,
		isAdvisory,
		...runNumber(),
		pull: about,
		queued: subject.queued
	};
	const outcome = await underBase(read, base, narrowing, api);
	const { comment } = inputs;
	const pull = comment === "never" ? null : about;
	const { suite, mark } = inputs;
	const artifactPart = mark === "none" ? {} : { artifact: inputs.artifact };
	const request = {
		pull,
		headSha,
		suite,
		run,
		mark,
		isAsked: inputs.asked ?? subject.isAsked,
		isQuiet: comment === "changed",
		...artifactPart
	};
	writeOutputs(outcome, await publish(outcome, request, api), fetched);
	const failure = outcome.kind === "missing" ? outcome.why : failureOf(outcome.report, inputs["fail-on"]);
	if (failure !== null) setFailed(failure);
}
const digestOf = (fetched) => fetched.kind === "text" ? `sha256:${createHash("sha256").update(fetched.text).digest("hex")}` : "";
function writeOutputs(outcome, { comment, alertUrl, mark }, fetched) {
	const outputs = {
		"comment-url": comment?.url ?? "",
		change: comment?.change ?? "",
		"alert-url": alertUrl ?? "",
		conclusion: conclusionOf(outcome),
		"report-digest": outcome.kind === "measured" ? digestOf(fetched) : ""
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	info(`comment: ${comment === null ? "none" : `${comment.change} ${comment.url}`}`);
	info(`mark: ${mark ?? "none"}; conclusion: ${outputs.conclusion}`);
}
await runStep(main);
export {};

//# sourceMappingURL=publish.js.map