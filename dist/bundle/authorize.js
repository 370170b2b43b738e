import { c as info, d as setFailed, f as setOutput, o as getInput } from "./shared~index~keep~publish~authorize~artifact.js";
import { c as readTable, l as context, t as jobGitHub } from "./shared~index~keep~publish~authorize.js";
import { $t as int, Kt as datetime, _ as REPORT_ARTIFACT, ct as rowsAt, dt as textsOf, ln as unknown, on as string, rn as object } from "./shared~index~keep~cli~publish~authorize.js";
import { t as publishInputs } from "./shared~publish~authorize.js";
import { s as explainError } from "./shared~index~cli~publish~authorize.js";
import { a as readInvocation, d as toldAt, i as answerOnce, n as suitesAt, o as usageLines, r as Answer, s as printInvocation, t as askedSuites, u as recordAcceptance, v as replies } from "./shared~index~publish~authorize.js";
// src/core/steps/authorize-inputs.ts
const options = rowsAt("comment").map(([key]) => `\`${key}\``).join(", ");
const authorizeInputs = {
	token: {
		...publishInputs.token,
		about: "Token that reads and answers. Needs `contents: read` for the suite file, and `pull-requests: write` for reactions and answers."
	},
	config: {
		...publishInputs.config,
		about: "Suite file. It is read from the base of the pull request. If the base has none, the suite is `go-bench`."
	}
};
`${options}`;
// src/core/events/comment-event.ts
/** The event of a comment as we read it: only what is named here, and only a new comment. */
const login = string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/);
const instant = datetime();
const payload = object({
	action: string(),
	issue: object({
		number: int().positive(),
		pull_request: object({}).optional()
	}),
	comment: object({
		id: int().positive(),
		body: string(),
		created_at: instant,
		updated_at: instant,
		user: object({
			login: string(),
			type: string()
		}).nullable(),
		performed_via_github_app: unknown().optional()
	})
});
/** The event, or why it is none that can hold a command: edits, bots and issues never do. */
function readCommentEvent(name, event) {
	if (name !== "issue_comment") return { ignored: `the event is ${name}, not issue_comment` };
	const found = payload.safeParse(event);
	if (!found.success) return { ignored: "the event has no comment that can be read" };
	const { action, issue, comment } = found.data;
	if (action !== "created") return { ignored: "the comment is not new" };
	if (comment.updated_at !== comment.created_at) return { ignored: "the comment was edited" };
	if (issue.pull_request === void 0) return { ignored: "the comment is not on a pull request" };
	const { user, performed_via_github_app: app = null } = comment;
	if (user?.type !== "User" || app !== null || !login.safeParse(user.login).success) return { ignored: "the comment was not written by a person" };
	return {
		pull: issue.number,
		comment: comment.id,
		body: comment.body,
		author: user.login,
		createdAt: comment.created_at
	};
}
// src/stories/authorize.ts
/** By GitHub's own word on the role, asked for each command and each button. */
async function rightsOf(login, github) {
	const found = await github.permissionOf(login);
	const write = found?.permission === "admin" || found?.permission === "write";
	return {
		write,
		maintain: write && (found.permission === "admin" || found.role === "maintain")
	};
}
const has = (rights, right) => right === "anyone" || rights[right];
/** What each command takes, and whether it is about one commit. */
const NEEDS = {
	bench: {
		right: "write",
		bindsHead: true
	},
	rerun: {
		right: "write",
		bindsHead: true
	},
	more: {
		right: "write",
		bindsHead: true
	},
	accept: {
		right: "maintain",
		bindsHead: true
	},
	cancel: {
		right: "write",
		bindsHead: false
	},
	status: {
		right: "write",
		bindsHead: false
	},
	explain: {
		right: "write",
		bindsHead: false
	},
	bisect: {
		right: "write",
		bindsHead: false
	},
	history: {
		right: "write",
		bindsHead: false
	},
	help: {
		right: "anyone",
		bindsHead: false
	}
};
async function authorize(said, handler, github) {
	const invocation = readInvocation(said.body);
	if (invocation === null) return {
		kind: "ignored",
		why: "the comment is no command"
	};
	try {
		const command = await decide(said, invocation, handler, github);
		if (command === null) return {
			kind: "ignored",
			why: "strangers get no answer here"
		};
		return {
			kind: "authorized",
			command
		};
	} catch (error) {
		if (!(error instanceof Answer)) throw error;
		return {
			kind: "answered",
			reply: {
				text: error.message,
				reaction: error.reaction
			}
		};
	}
}
/** Null: somebody who may do nothing here, and is told nothing, or no more. Throws an Answer. */
async function decide(said, invocation, { suiteFile, memory }, github) {
	const { author } = said;
	if (memory?.isTired(author)) return null;
	const rights = await rightsOf(author, github);
	const needs = invocation.kind === "refused" ? null : NEEDS[invocation.kind];
	const mayAsk = has(rights, needs?.right ?? "write");
	const lookUp = async () => {
		const pull = await github.pullRequest(said.pull);
		return {
			pull,
			base: await suitesAt(pull.baseSha, suiteFile, github)
		};
	};
	const early = rights.write || memory === null ? null : await lookUp();
	if (early?.base.bot.strangers === "silent") return null;
	if (!rights.write && memory?.mayTell(author) === false) return null;
	if (!mayAsk) throw new Answer(rights.write ? replies.maintainersAccept(author) : replies.notAllowed(author));
	if (invocation.kind === "refused") throw new Answer(replies.notUnderstood(invocation.why, invocation.usage), "confused");
	if (invocation.kind === "help") throw new Answer(replies.help(usageLines().join("\n")), "+1");
	if (memory === null && invocation.kind !== "bench" && invocation.kind !== "accept") throw new Answer(replies.noService(printInvocation(invocation)), "confused");
	await memory?.onAllowed(invocation);
	const { pull, base } = early ?? await lookUp();
	const headSha = needs?.bindsHead === true ? await bindHead(said, invocation, pull, memory) : null;
	const suites = invocation.kind === "bench" ? askedSuites(invocation, base) : [];
	return {
		invocation,
		pull,
		base,
		headSha: headSha ?? pull.headSha,
		suites
	};
}
/**
* The one commit that a command can have meant. A hash that is given must be the head. Without one,
* nothing may have been pushed since the comment: that is told by GitHub's clock of pushes, since
* the dates in commits say what their author wants (equal seconds count as since), and by the head
* that was known before, where somebody remembers it.
*/
async function bindHead({ createdAt }, invocation, pull, memory) {
	const { headSha, headPushedAt } = pull;
	if (pull.state !== "open") throw new Answer(replies.closed());
	const asked = "sha" in invocation ? invocation.sha : null;
	const line = printInvocation("sha" in invocation ? {
		...invocation,
		sha: headSha
	} : invocation);
	if (asked !== null) {
		if (headSha.startsWith(asked)) return headSha;
		throw new Answer(replies.otherHead(asked, headSha, line));
	}
	if (isForkOf(pull)) throw new Answer(replies.forkNeedsSha(line));
	const known = await memory?.headBefore(pull.number, createdAt) ?? headSha;
	if (!(headPushedAt !== null && Date.parse(headPushedAt) < Date.parse(createdAt)) || known !== headSha) throw new Answer(replies.pushedSince(line));
	return headSha;
}
const isForkOf = ({ headRepository, baseRepository }) => headRepository !== baseRepository;
// src/stories/workflow-command.ts
/**
* The story of a command that a workflow handles: a comment + GitHub -> the plan of the jobs that
* follow, as inputs of theirs, or one answer. Everything typed has been checked before it is in it.
*/
async function handleCommand(settings, github) {
	const event = readCommentEvent(settings.eventName, settings.payload);
	if ("ignored" in event) return {
		kind: "ignored",
		why: event.ignored
	};
	const decision = await authorize(event, {
		suiteFile: settings.suiteFile,
		memory: null
	}, github);
	if (decision.kind === "ignored") return decision;
	if (decision.kind === "answered") {
		const { text, reaction } = decision.reply;
		await github.addReaction(event.comment, reaction);
		await answerOnce(text, {
			pull: event.pull,
			to: event.comment
		}, github);
		return {
			kind: "answered",
			reply: text
		};
	}
	const ask = await planOf(event, decision.command, github);
	await github.addReaction(event.comment, ask.kind === "accept" ? "+1" : "rocket");
	if (ask.include.length > 0) return {
		kind: "run",
		ask
	};
	return {
		kind: "answered",
		reply: `written down: ${ask.command}`
	};
}
async function planOf(event, command, github) {
	const { pull, comment, author: by } = event;
	const { invocation, headSha: sha, pull: known } = command;
	const about = {
		pull,
		comment,
		by,
		sha,
		baseSha: known.baseSha
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
	const include = command.suites.map((asked) => runAskOf(invocation, asked, command));
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
	return (await toldAt({
		pull,
		headSha
	}, github)).map(({ suite, run, attempt, artifact = REPORT_ARTIFACT, asked = false }) => ({
		suite,
		head: headSha,
		artifact,
		mark: "status",
		retell: "true",
		"run-id": `${run}`,
		"run-attempt": `${attempt}`,
		asked: asked ? "true" : "false",
		"suite-ref": baseSha,
		variants: "",
		advisory: "false"
	}));
}
function runAskOf(invocation, { suite, isWhole }, { headSha, pull: { baseSha } }) {
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
// src/authorize-action.ts
/** Door of the step that authorizes: event -> the story -> outputs. Runs and checks out nothing. */
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
	tell(decision.kind === "run" ? decision.ask : null);
}
function tell(ask) {
	const [first] = ask?.include ?? [];
	const outputs = {
		kind: ask?.kind ?? "",
		sha: ask?.sha ?? "",
		suite: first?.suite ?? "",
		base: first?.base ?? "",
		plan: JSON.stringify(ask ?? { include: [] })
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	if (ask !== null) info(`to do: ${ask.command}, for ${ask.by}`);
}
try {
	await main();
} catch (error) {
	const known = explainError(error);
	if (known === null) throw error;
	setFailed(known.text);
}
export {};

//# sourceMappingURL=authorize.js.map