import { c as info, f as setOutput, o as getInput } from "./shared~index~keep~publish~authorize~artifact.js";
import { C as context, a as jobGitHub, h as authorizeInputs, u as runStep, y as readTable } from "./shared~index~keep~publish~authorize.js";
import { mn as REPORT_ARTIFACT } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { ai as textsOf } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { A as readCommentEvent, S as printInvocation, a as reportedAt, c as replyOnce, i as recordAcceptance, s as authorize } from "./shared~index~publish~authorize.js";
// src/github/workflow-command.ts
/**
* A command that a workflow handles: a comment becomes the plan of the jobs that follow, as their
* inputs, or one answer. Everything that was typed is checked before it is in the plan.
*/
async function handleCommand(settings, github) {
	const event = readCommentEvent(settings.eventName, settings.payload);
	if ("ignored" in event) return {
		kind: "ignored",
		why: event.ignored
	};
	const handler = {
		suiteFile: settings.suiteFile,
		memory: null
	};
	const decision = await authorize(event, handler, github);
	if (decision.kind === "ignored") return decision;
	if (decision.kind === "answered") {
		const { text, reaction } = decision.reply;
		await github.addReaction(event.comment, reaction);
		await replyOnce(text, {
			pull: event.pull,
			to: event.comment
		}, github);
		return {
			kind: "answered",
			reply: text
		};
	}
	const plan = await planOf(event, decision.command, github);
	await github.addReaction(event.comment, plan.kind === "accept" ? "+1" : "rocket");
	if (plan.include.length > 0) return {
		kind: "run",
		ask: plan
	};
	return {
		kind: "answered",
		reply: `written down: ${plan.command}`
	};
}
async function planOf(event, command, github) {
	const { pull, comment, author: by } = event;
	const { invocation, headSha: sha, pull: pullRequest } = command;
	const about = {
		pull,
		comment,
		by,
		sha,
		baseSha: pullRequest.baseSha
	};
	if (invocation.kind === "accept") {
		const include = await acceptRow(event, invocation, command, github);
		const line = printInvocation({
			...invocation,
			sha
		});
		return {
			kind: "accept",
			...about,
			command: line,
			include
		};
	}
	if (invocation.kind !== "bench") throw new Error(`a workflow knows no ${invocation.kind}`);
	const include = command.suites.map((suite) => workflowRunRequestOf(invocation, suite, command));
	const line = printInvocation({
		...invocation,
		sha
	});
	return {
		kind: "bench",
		...about,
		command: line,
		include
	};
}
/** The row is accepted from now on; what has been told of this head is told again under it. */
async function acceptRow(event, { row, reason }, { headSha, pull: { baseSha } }, github) {
	const { pull, author: by, createdAt: at } = event;
	await recordAcceptance({
		row,
		reason,
		by,
		at,
		sha: headSha
	}, event, github);
	return (await reportedAt({
		pull,
		headSha
	}, github)).map(({ suite, run, attempt, artifact = REPORT_ARTIFACT, asked: isAsked = false }) => ({
		suite,
		head: headSha,
		artifact,
		mark: "status",
		retell: "true",
		"run-id": `${run}`,
		"run-attempt": `${attempt}`,
		asked: isAsked ? "true" : "false",
		"suite-ref": baseSha,
		variants: "",
		advisory: "false"
	}));
}
function workflowRunRequestOf(invocation, { suite, isWhole }, { headSha, pull: { baseSha } }) {
	return {
		suite: suite.name,
		head: headSha,
		artifact: `${REPORT_ARTIFACT}-${suite.name}`,
		"run-id": "",
		"run-attempt": "",
		retell: "false",
		mark: isWhole ? "status" : "none",
		asked: "true",
		"suite-ref": baseSha,
		...textsOf(invocation),
		base: invocation.base ?? baseSha
	};
}
// src/actions/authorize.ts
/** Entry point of the step that authorizes: an event in, outputs out. Runs and checks out nothing. */
async function main() {
	const inputs = readTable(authorizeInputs, getInput);
	const { eventName, payload } = context;
	const api = jobGitHub(inputs.token);
	const decision = await handleCommand({
		eventName,
		payload,
		suiteFile: inputs.config
	}, api);
	if (decision.kind === "ignored") info(`nothing to do: ${decision.why}`);
	if (decision.kind === "answered") info("answered; nothing is to be done");
	writeOutputs(decision.kind === "run" ? decision.ask : null);
}
function writeOutputs(plan) {
	const [first] = plan?.include ?? [];
	const outputs = {
		kind: plan?.kind ?? "",
		sha: plan?.sha ?? "",
		suite: first?.suite ?? "",
		base: first?.base ?? "",
		plan: JSON.stringify(plan ?? { include: [] })
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	if (plan !== null) info(`to do: ${plan.command}, for ${plan.by}`);
}
await runStep(main);
export {};

//# sourceMappingURL=authorize.js.map