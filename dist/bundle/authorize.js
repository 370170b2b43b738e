import { A as context, C as input, D as readTable, F as setFailed, I as setOutput, M as getInput, N as info, S as folder, _ as writeMarker, l as replies, n as REPORT_ARTIFACT, o as recordWaiver, p as readMarker, s as toldAt, v as jobGitHub, x as UncertainError } from "./shared~index~publish~authorize.js";
import { K as workloads, Lt as name, Ut as datetime, Yt as int, Zt as object, en as string, gn as ConfigError, hn as nearest, nn as unknown, qt as array, s as explainError } from "./shared~index~cli~publish~authorize.js";
import { r as CommanderError, t as Command } from "./shared~cli~authorize.js";
import { n as zeroConfigSuite, t as readSuites } from "./shared~index~cli~authorize.js";
import { t as publishInputs } from "./shared~publish~authorize.js";
// src/core/comment-event.ts
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
// src/core/invocation-print.ts
/** One word of a command; its text has one kind of quotation marks at most. */
function quote(text) {
	if (!/[\s'"]/.test(text)) return text;
	return text.includes("\"") ? `'${text}'` : `"${text}"`;
}
const sha$1 = (at) => at === null ? [] : [`@${at}`];
function words(invocation) {
	switch (invocation.kind) {
		case "bench": {
			const { suites, rounds, variants, base, advisory } = invocation;
			const range = rounds && [rounds.min, rounds.max].filter((end) => end !== null).join("..");
			return [
				...suites,
				...sha$1(invocation.sha),
				...range === null ? [] : ["--rounds", range],
				...variants.length === 0 ? [] : ["--variant", variants.join(",")],
				...base === null ? [] : ["--base", base],
				...advisory ? ["--advisory"] : []
			];
		}
		case "rerun": return ["rerun", ...sha$1(invocation.sha)];
		case "accept": return [
			"accept",
			quote(invocation.row),
			...sha$1(invocation.sha),
			quote(invocation.reason)
		];
		case "explain": return ["explain", quote(invocation.row)];
		default: return [invocation.kind];
	}
}
/** The line that asks for the same: what readInvocation reads back as the same invocation. */
const printInvocation = (invocation) => ["/bench", ...words(invocation)].join(" ");
// src/core/text/command-line.ts
/** What phones and word processors make of plain characters. */
const plain$1 = (text) => text.replace(/[\u00a0\u2007\u202f\t]/g, " ").replace(/[\u201c\u201d\u201e\u201f]/g, "\"").replace(/[\u2018\u2019\u201a\u201b]/g, "'").replace(/(?<=^| )[\u2013\u2014](?=[A-Za-z])/g, "--").replace(/[\u2010-\u2015\u2212]/g, "-");
/** A quoted word, or one without quotation marks; a blank or the end follows. */
const WORD = /(?:"([^"]*)"|'([^']*)'|([^\s'"]+))(?= |$) */y;
/** Words, by quotation marks around whole words only: no escapes, no marks inside a word. */
function split(text) {
	const words = [];
	WORD.lastIndex = 0;
	while (WORD.lastIndex < text.length) {
		const found = WORD.exec(text);
		if (found === null) return null;
		words.push(found[1] ?? found[2] ?? found[3] ?? "");
	}
	return words;
}
const refuse = (problem) => ({
	words: [],
	problem
});
/**
* The words after `prefix`; null: the first line does not begin with it, so it is no command.
* Later lines are never read. At most `longest` characters (UTF-16).
*/
function lineOf(comment, prefix, longest) {
	const [raw = ""] = comment.split(/\r\n|\n|\r/, 1);
	const line = plain$1(raw);
	if (line !== prefix && !line.startsWith(`${prefix} `)) return null;
	if (line.length > longest) return refuse(`longer than ${longest} characters`);
	const text = line.slice(prefix.length).trim();
	if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return refuse("characters that do not show");
	const words = split(text);
	if (words === null) return refuse("quotation marks go around whole words, and each needs its other one");
	if (words.includes("")) return refuse("an empty word");
	return {
		words,
		problem: null
	};
}
// src/core/invocation.ts
/**
* What somebody asks for in a comment: `/bench ...` -> Invocation, or why not. The only parser of
* comments, for the Action and for the bot; docs/comment-commands.md is made from it.
*/
const LIMITS = {
	characters: 512,
	suites: 8,
	variants: 8,
	rounds: 100,
	row: 200
};
/** Thrown inside this file only; becomes a Refusal. */
var Refused = class extends Error {};
const sha = string().transform((text) => text.slice(1).toLowerCase()).pipe(string().regex(/^[0-9a-f]{12,40}$/, "expected @ and 12 to 40 hex digits of the head"));
const distinct = (values) => new Set(values).size === values.length;
const names = (most) => array(name).max(most, `expected at most ${most} names`).refine(distinct, "expected each name once");
const list = string().transform((text) => text.split(","));
const rounds = string().regex(/^([1-9]\d{0,2}\.\.)?[1-9]\d{0,2}$/, "expected a number such as 20, or a range 8..40").transform((text) => {
	const [first = 0, second] = text.split("..").map(Number);
	return second === void 0 ? {
		min: null,
		max: first
	} : {
		min: first,
		max: second
	};
}).refine(({ min, max }) => (min ?? 1) <= max, "expected a range from less to more").refine(({ max }) => max <= LIMITS.rounds, `expected at most ${LIMITS.rounds}`);
/** A ref that no program can take for an option, and that stays inside the refs. */
const ref = string().regex(/^[A-Za-z0-9_][\w./+-]{0,199}$/, "expected a branch, tag or commit").refine((text) => !text.includes(".."), "expected a branch, tag or commit");
/** Text that can stand in a command again: in one kind of quotation marks, and no option or SHA. */
const quotable = string().trim().min(1, "expected some text").max(LIMITS.row, `expected at most ${LIMITS.row} characters`).refine((text) => !/^[-@]/.test(text), "expected text that does not begin with - or @").refine((text) => !(text.includes("\"") && text.includes("'")), "expected one kind of quotes");
function read(schema, value, what) {
	const found = schema.safeParse(value);
	if (found.success) return found.data;
	throw new Refused(`${what}: ${found.error.issues[0]?.message ?? "not understood"}`);
}
const shaOf = (word) => word === void 0 ? null : read(sha, word, "SHA");
function readBench(words, options) {
	const [at, another] = words.filter((word) => word.startsWith("@"));
	if (another !== void 0) throw new Refused("a second SHA; name one");
	const suites = words.filter((word) => !word.startsWith("@"));
	const word = suites.find((one) => commandWords.includes(one));
	if (word !== void 0) throw new Refused(`${word} is a command and stands first`);
	const { variant, gc, base } = options;
	if (variant !== void 0 && gc !== void 0) throw new Refused("--gc and --variant are the same; use one");
	const variants = variant ?? gc;
	return {
		kind: "bench",
		suites: read(names(LIMITS.suites), suites, "suite"),
		sha: shaOf(at),
		rounds: options.rounds === void 0 ? null : read(rounds, options.rounds, "--rounds"),
		variants: variants === void 0 ? [] : read(list.pipe(names(LIMITS.variants)), variants, "--variant"),
		base: base === void 0 ? null : read(ref, base, "--base"),
		advisory: options.advisory ?? false
	};
}
function readAccept(row, words) {
	const [first = ""] = words;
	const at = first.startsWith("@") ? first : void 0;
	const reason = words.slice(at === void 0 ? 0 : 1).join(" ");
	return {
		kind: "accept",
		row: read(quotable, row, "row"),
		sha: shaOf(at),
		reason: read(quotable, reason, "reason")
	};
}
/** A row as gate reasons and replies name it. */
const ROW = "row of the table: benchmark:metric, in quotes where it has blanks";
const SHA = "the head that is meant, at least 12 digits; a pull request from a fork needs it";
/** `/bench` without a word of its own measures. */
const benchCommand = (take) => new Command("/bench").description("Measures the head of the pull request.").usage("[suite...] [@sha] [options]").argument("[suite...]", `up to ${LIMITS.suites} suites; needed where the file has several`).option("--rounds <n|min..max>", `passes, up to ${LIMITS.rounds}; default: as the suite says`).option("--variant <names>", `only these variants of the suite, up to ${LIMITS.variants}: a,b`).option("--gc <names>", "the same as --variant").option("--base <ref>", "compare with this branch, tag or commit; `release`: the last release").option("--advisory", "only tell: never fail the check").action((words, options) => take(readBench(words, options)));
const plain = (kind, about) => (take) => new Command(`/bench ${kind}`).description(about).usage(" ").action(() => take({ kind }));
/** By its word, each command; what is none of these is a suite. */
const COMMANDS = {
	rerun: (take) => new Command("/bench rerun").description("Measures again what was measured last.").usage("[@sha]").argument("[@sha]", SHA).action((at) => {
		if (at !== void 0 && !at.startsWith("@")) throw new Refused("SHA: expected @ before it");
		take({
			kind: "rerun",
			sha: shaOf(at)
		});
	}),
	cancel: plain("cancel", "Stops what is running or waiting for this pull request."),
	status: plain("status", "Tells what is running or waiting."),
	accept: (take) => new Command("/bench accept").description("Accepts one row for this head, with a reason that the report shows.").usage("<row> [@sha] <reason...>").argument("<row>", ROW).argument("<reason...>", "why it is accepted").action((row, words) => take(readAccept(row, words))),
	explain: (take) => new Command("/bench explain").description("Tells how one row was judged.").usage("<row>").argument("<row>", ROW).action((row) => take({
		kind: "explain",
		row: read(quotable, row, "row")
	})),
	help: plain("help", "Tells what can be asked.")
};
const strict = (command) => command.exitOverride().configureOutput({
	writeOut() {},
	writeErr() {},
	getOutHasColors: () => false
}).helpOption(false).helpCommand(false).allowExcessArguments(false);
/** Words that are commands and therefore no names of suites in a comment. */
const commandWords = Object.keys(COMMANDS);
/** Every command, for documentation and help: they hold name, usage, arguments and options. */
const describedCommands = () => [benchCommand, ...Object.values(COMMANDS)].map((make) => strict(make(() => {})));
const usageLines = () => describedCommands().map((command) => `${command.name()} ${command.usage()}`.trim());
/** Options are given once; a lone `--` would turn what follows into something else. */
function checkWords(words) {
	const keys = words.filter((word) => word.startsWith("--")).map((word) => word.split("=")[0] ?? word);
	if (keys.includes("--")) throw new Refused("-- means nothing here");
	const twice = keys.find((key, index) => keys.indexOf(key) !== index);
	if (twice !== void 0) throw new Refused(`${twice} is given twice`);
}
function parse({ words }) {
	const [first = ""] = words;
	const make = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : void 0;
	let taken = null;
	const command = strict((make ?? benchCommand)((invocation) => taken = invocation));
	checkWords(words);
	command.parse(make === void 0 ? words : words.slice(1), { from: "user" });
	if (taken === null) throw new Refused("not understood");
	return taken;
}
/** One line of commander's words, without its prefix. */
const wordsOf = (error) => error.message.replace(/^error: /, "").replace(/\s+/g, " ").trim();
/**
* A comment's text -> the command in its first line; null: the comment is no command. Only a first
* line that begins with `/bench` counts, so that quotes, code and later lines never do.
*/
function readInvocation(comment) {
	const line = lineOf(comment, "/bench", LIMITS.characters);
	if (line === null) return null;
	const usage = usageLines().join("\n");
	if (line.problem !== null) return {
		kind: "refused",
		why: line.problem,
		usage
	};
	try {
		const invocation = parse(line);
		if (printInvocation(invocation).length > LIMITS.characters) throw new Refused("too long");
		return invocation;
	} catch (error) {
		if (error instanceof CommanderError) return {
			kind: "refused",
			why: wordsOf(error),
			usage
		};
		if (error instanceof Refused) return {
			kind: "refused",
			why: error.message,
			usage
		};
		throw error;
	}
}
// src/authorize.ts
/**
* The story of a command: a comment + GitHub -> what may be run or told again, or an answer why
* not. Knows no shell and no working folder, checks nothing out and runs nothing. From here on
* only a full hash travels.
*/
/** Says no, or answers, by a comment; thrown inside this file only. */
var Answer = class extends Error {
	reaction;
	constructor(reply, reaction = "-1") {
		super(reply);
		this.reaction = reaction;
	}
};
async function authorize(settings, github) {
	const event = readCommentEvent(settings.eventName, settings.payload);
	if ("ignored" in event) return {
		kind: "ignored",
		why: event.ignored
	};
	const invocation = readInvocation(event.body);
	if (invocation === null) return {
		kind: "ignored",
		why: "the comment is no command"
	};
	try {
		const ask = await decide(event, invocation, settings.suiteFile, github);
		await github.addReaction(event.comment, ask.kind === "accept" ? "+1" : "rocket");
		if (ask.include.length > 0) return {
			kind: "run",
			ask
		};
		return {
			kind: "answered",
			reply: `written down: ${ask.command}`
		};
	} catch (error) {
		if (!(error instanceof Answer)) throw error;
		await github.addReaction(event.comment, error.reaction);
		await answer(event, error.message, github);
		return {
			kind: "answered",
			reply: error.message
		};
	}
}
async function decide(event, invocation, suiteFile, github) {
	const usage = usageLines().join("\n");
	if (invocation.kind === "help") throw new Answer(replies.help(usage), "+1");
	const may = await github.permissionOf(event.author);
	if (may?.permission !== "admin" && may?.permission !== "write") throw new Answer(replies.notAllowed(event.author));
	if (invocation.kind === "refused") throw new Answer(replies.notUnderstood(invocation.why, invocation.usage), "confused");
	if (invocation.kind !== "bench" && invocation.kind !== "accept") throw new Answer(replies.noService(printInvocation(invocation)), "confused");
	const pull = await github.pullRequest(event.pull);
	if (pull.state !== "open") throw new Answer(replies.closed());
	const sha = bindHead(event, invocation, pull);
	if (invocation.kind === "bench") return planOf(event, invocation, sha, pull, suiteFile, github);
	if (!(may.permission === "admin" || may.role === "maintain")) throw new Answer(replies.maintainersAccept(event.author));
	return acceptRow(event, invocation, sha, pull, github);
}
/** The row is accepted from now on; what has been told of this head is told again under it. */
async function acceptRow(event, invocation, sha, { baseSha }, github) {
	const { pull, comment, author: by } = event;
	const { row, reason } = invocation;
	await recordWaiver({
		row,
		reason,
		by,
		at: event.createdAt,
		sha
	}, event, github);
	const include = (await toldAt({
		pull,
		headSha: sha
	}, github)).map(({ suite, run, attempt, artifact = REPORT_ARTIFACT }) => ({
		suite,
		head: sha,
		artifact,
		mark: "status",
		retell: "true",
		"run-id": `${run}`,
		"run-attempt": `${attempt}`
	}));
	return {
		kind: "accept",
		pull,
		comment,
		by,
		command: printInvocation({
			...invocation,
			sha
		}),
		sha,
		baseSha,
		include
	};
}
/**
* The one commit that the command can have meant. A SHA that is given must be the head. Without
* one, nothing may have been pushed since the comment: that is told by GitHub's clock of pushes,
* since the dates in commits say what their author wants. Equal seconds count as since.
*/
function bindHead({ createdAt }, invocation, pull) {
	const { headSha, headRepository, baseRepository, headPushedAt } = pull;
	const line = printInvocation({
		...invocation,
		sha: headSha
	});
	if (invocation.sha !== null) {
		if (headSha.startsWith(invocation.sha)) return headSha;
		throw new Answer(replies.otherHead(invocation.sha, headSha, line));
	}
	if (headRepository !== baseRepository) throw new Answer(replies.forkNeedsSha(line));
	if (!(headPushedAt !== null && Date.parse(headPushedAt) < Date.parse(createdAt))) throw new Answer(replies.pushedSince(line));
	return headSha;
}
async function planOf(event, invocation, sha, pull, suiteFile, github) {
	const suites = pickSuites(invocation, await suitesAt(pull.baseSha, suiteFile, github));
	for (const suite of suites) checkVariants(invocation, suite);
	return {
		kind: "bench",
		pull: event.pull,
		comment: event.comment,
		by: event.author,
		command: printInvocation({
			...invocation,
			sha
		}),
		sha,
		baseSha: pull.baseSha,
		include: suites.map((suite) => runAskOf(invocation, suite, sha, pull.baseSha))
	};
}
function runAskOf(invocation, suite, sha, baseSha) {
	const { rounds, base, variants, advisory } = invocation;
	const ends = [rounds?.min, rounds?.max].filter((end) => end != null);
	return {
		suite: suite.name,
		head: sha,
		artifact: `${REPORT_ARTIFACT}-${suite.name}`,
		"run-id": "",
		"run-attempt": "",
		retell: "false",
		mark: isWhole(invocation, suite) ? "status" : "none",
		"suite-ref": baseSha,
		base: base ?? baseSha,
		variants: variants.join(","),
		rounds: ends.join(".."),
		advisory: advisory ? "true" : "false"
	};
}
/**
* Whether the command asks for all that the suite asks for. With less of it, or against another
* base, a gate would pass that should not: `--base` can name the head itself.
*/
const isWhole = ({ rounds, base, variants, advisory }, suite) => base === null && variants.length === 0 && !advisory && (rounds === null || rounds.max >= suite.rounds.max);
/** Suites of the base: those of the change are its author's word. */
async function suitesAt(sha, suiteFile, github) {
	const text = await github.readFile(suiteFile, sha);
	if (text === null) return [zeroConfigSuite()];
	try {
		return readSuites(text, suiteFile, workloads);
	} catch (error) {
		if (error instanceof ConfigError) throw new Answer(replies.wrongSuiteFile(error.message));
		throw error;
	}
}
function pickSuites({ suites: asked }, known) {
	const names = known.map(({ name }) => name);
	if (asked.length === 0) {
		if (known.length === 1) return known;
		throw new Answer(replies.whichSuite(names), "confused");
	}
	return asked.map((name) => {
		const found = known.find((suite) => suite.name === name);
		if (found !== void 0) return found;
		const meant = nearest(name, [...names, ...commandWords]);
		throw new Answer(replies.unknownName("suite", name, names, meant), "confused");
	});
}
function checkVariants({ variants }, suite) {
	const names = suite.variants.map(({ name }) => name);
	const wrong = variants.find((name) => !names.includes(name));
	if (wrong === void 0) return;
	throw new Answer(replies.unknownName("variant", wrong, names, nearest(wrong, names)), "confused");
}
/** One answer to a command, however often the workflow is run. */
async function answer(event, text, github) {
	const me = await github.login();
	const find = async () => (await github.listComments(event.pull)).find(({ author, body }) => author === me && readMarker("reply", body)?.to === event.comment);
	const body = `${writeMarker("reply", { to: event.comment })}\n${text}`;
	const old = await find();
	if (old !== void 0) {
		if (old.body !== body) await github.updateComment(old.id, body);
		return;
	}
	try {
		await github.createComment(event.pull, body);
	} catch (error) {
		if (!(error instanceof UncertainError) || await find() !== void 0) {
			if (!(error instanceof UncertainError)) throw error;
			return;
		}
		await github.createComment(event.pull, body);
	}
}
// src/core/authorize-inputs.ts
/** The inputs and outputs of the step that authorizes, in the order of its documentation. */
const authorizeInputs = {
	token: {
		...publishInputs.token,
		about: "Who reads and answers. Needs `contents: read` for the suite file, and `pull-requests: write` for reactions and answers."
	},
	config: input(".gcbench.yml", folder.refine((path) => !/^\/|(^|\/)\.\.(\/|$)/.test(path), "expected a path in the repository"), "Suite file, which is read from the base of the pull request. Where the base has none, the suite is `go-bench`.")
};
// src/authorize-action.ts
/** Door of the step that authorizes: event -> the story -> outputs. Runs and checks out nothing. */
async function main() {
	const inputs = readTable(authorizeInputs, getInput);
	const { eventName, payload } = context;
	const api = jobGitHub(inputs.token);
	const decision = await authorize({
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