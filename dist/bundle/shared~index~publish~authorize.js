import { a as UncertainError } from "./shared~index~keep~publish~authorize.js";
import { $t as int, Dt as ConfigError, It as name, St as watchedName, Tt as nearest, Zt as array, an as strictObject, ct as rowsAt, en as literal, it as flagOf, on as string, ot as nothingSaid, rt as asksForLess, st as options, t as HostError, tt as aboutAt, ut as saidOf } from "./shared~index~keep~cli~publish~authorize.js";
import { E as defaultBotRules, F as viewReport, Gr as HOW_TO_READ_IT, Hr as FROM_FORK, N as rowsOf, O as markdownText, S as readSuiteFile, Sr as sizeOf, Ur as FULL_REPORT, Yr as NOT_MEASURED, _r as code, br as inline, di as list, gr as shortSha, l as docsAddress, mr as readAcceptances, n as Option, pi as plural, pr as filedAcceptance, pt as random, r as CommanderError, t as Command, ur as ACCEPTANCES_FILE, vr as codeBlock, w as zeroConfigSuite, xr as prose, zt as workloads } from "./shared~index~cli~publish~authorize.js";
// src/core/speak/marker.ts
/**
* What our comments say to ourselves in their first line, which a browser does not show. Anyone can
* write such a line: a comment is ours only if its author is us, too.
*/
const sha$2 = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const whole = int().min(0);
const key = string().regex(/^[0-9a-z]{1,11}$/);
const suite = string().regex(/^[A-Za-z0-9._-]{0,64}$/);
const markers = {
	report: strictObject({
		suite,
		head: sha$2,
		/** The workflow run and its attempt: a later one knows better. */
		run: whole,
		attempt: whole,
		/** Keys of the rows that were called regressed; null: too many to list. */
		regressed: array(key).nullable(),
		/** Artifact of that run with the report, where the commit is marked by it. */
		artifact: string().min(1).max(256).optional(),
		/** Somebody asked for that run; what pushes publish by themselves has a comment of its own. */
		asked: literal(true).optional()
	}),
	alert: strictObject({
		suite,
		head: sha$2,
		rows: key
	}),
	reply: strictObject({ to: whole }),
	acceptance: filedAcceptance.extend({ to: whole })
};
/** The line; what is in it cannot end the HTML comment. */
function writeMarker(kind, marker) {
	return `<!-- gcbench:${kind} ${JSON.stringify(markers[kind].parse(marker)).replace(/[<>@&#]/g, escaped)} -->`;
}
/** As JSON can write it, so that nothing in the line is markup or a mention. */
const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
const LINE = /^<!-- gcbench:(\w+) (\{[^\n]*\}) -->(?:\r?\n|$)/;
/** The marker of that kind with which a comment begins; null: it does not. */
function readMarker(kind, body) {
	const [, found, json = ""] = LINE.exec(body) ?? [];
	if (found !== kind) return null;
	try {
		return markers[kind].parse(JSON.parse(json));
	} catch {
		return null;
	}
}
/** Comments that `me` wrote and marked so, with their markers, in the order given. */
const ownMarked = (comments, me, kind) => comments.flatMap((comment) => {
	const marker = comment.author === me ? readMarker(kind, comment.body) : null;
	return marker === null ? [] : [{
		comment,
		marker
	}];
});
/** More of them would fill the comment. */
const MOST_KEYS = 500;
/** Whether a row can fail the gate and is called regressed. */
const hasRegressed = ({ role, verdict }) => role === "gating" && verdict.word === "regressed";
/** Fifty-three bits of a text, in base 36. */
const shortHash = (text) => Math.floor(random(text)() * 2 ** 53).toString(36);
/** A row's key: the same row in a later report has the same. */
const rowKeyOf = ({ contrast, benchmark, metric }) => shortHash(JSON.stringify([
	contrast,
	benchmark,
	metric
]));
/** Keys of the rows that regressed; null: too many to list. */
function regressedKeys({ comparisons }) {
	const keys = [...new Set(comparisons.filter(hasRegressed).map(rowKeyOf))].sort();
	return keys.length > MOST_KEYS ? null : keys;
}
/** Whether the marker says that the row had regressed; where it lists none, all had. */
const wasRegressed = ({ regressed }, row) => regressed === null || regressed.includes(rowKeyOf(row));
// src/core/speak/replies.ts
/** A line to paste, on a line of its own. */
const paste = (line) => `To run it on the present head, once you have looked at it:\n\n${codeBlock(line)}`;
const listed = (names) => names.map((one) => code(one)).join(", ");
const replies = {
	help: (usage) => `Commands, each in the first line of a new comment:\n\n${codeBlock(usage)}`,
	notUnderstood: (why, usage) => `Not understood, so nothing is run: ${prose(why)}\n\n${codeBlock(usage)}`,
	notAllowed: (author) => `${code(author)} may not start benchmarks here: that takes write access to the repository.`,
	closed: () => "The pull request is closed, so nothing is run.",
	forkNeedsSha: (line) => `This pull request comes from a fork, whose author can push at any time: name the commit that you mean. ${paste(line)}`,
	otherHead: (asked, head, line) => `${code(asked)} is not the head of this pull request any more; that is ${code(head, 64)}. Nothing is run. ${paste(line)}`,
	pushedSince: (line) => `Something was pushed after your comment, so it is not sure which commit you meant. Nothing is run. ${paste(line)}`,
	unknownName: (what, name, known, meant) => `There is no ${what} ${code(name)} on the base branch; known: ${listed(known)}.` + (meant === null ? "" : ` Did you mean ${code(meant)}?`),
	whichSuite: (known) => `Which suite? There are ${listed(known)}.`,
	wrongSuiteFile: (words) => `The suite file on the base branch cannot be read, so nothing is run:\n\n${codeBlock(words)}`,
	noService: (command) => `${code(command)} needs the gcbench service, which remembers; here commands are handled by a workflow. Its runs are on the Actions page of the repository, where they can be stopped and run again.`,
	maintainersAccept: (author) => `${code(author)} may not accept rows: that takes the role maintain or admin.`,
	accepted: ({ row, reason, by, at, sha }) => `Accepted by ${code(by)} on ${at}, for ${code(sha, 64)} alone: ${code(row)}, because: ${prose(reason)}\n\nIt holds for every report about that commit, lapses when the head changes, and ends when this comment is deleted or edited.`
};
// src/core/speak/comment.ts
/** GitHub takes 65,536 characters; the rest is room for what it may add one day. */
const COMMENT_LIMIT = 6e4;
const codeOf = (sha) => code(shortSha(sha));
function markerOf({ suite, headSha, run, artifact, isAsked }, regressed) {
	const found = artifact === void 0 ? {} : { artifact };
	const at = {
		run: run.id,
		attempt: run.attempt
	};
	const asked = isAsked ? { asked: true } : {};
	return writeMarker("report", {
		suite,
		head: headSha,
		...at,
		regressed,
		...found,
		...asked
	});
}
/** Lines under the report: where the whole of it is, and what to think of it. */
function footer({ headSha, run, isFork }) {
	const links = [`[${FULL_REPORT}](${run.reportUrl ?? run.url})`, `[${HOW_TO_READ_IT}](${docsAddress("reading.md")})`];
	const lines = [[`Commit ${codeOf(headSha)}`, ...links].join(" · ")];
	if (isFork) lines.push(FROM_FORK);
	return lines.map((line) => `<sub>${line}</sub>`).join("<br>");
}
/** Below the verdict, which stays the first line that is seen. */
function movedNote({ headSha, movedTo }) {
	const now = codeOf(movedTo ?? headSha);
	return `> This is about ${codeOf(headSha)}; the pull request has moved on to ${now}.`;
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
	const [verdict = "", ...rest] = markdownText(outcome.report, room, void 0, about.picture).trimEnd().split("\n\n");
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
		`### ${NOT_MEASURED}`,
		`${what} gave no result at ${codeOf(headSha)}: ${prose(why)}`,
		...tail.trim() === "" ? [] : [codeBlock(tail)],
		`[The log of the run](${run.url}) has the whole story.`
	];
}
/** Rows that regressed, unaccepted, and had not when the pull request was last told. */
function freshRows(outcome, before) {
	if (outcome.kind === "missing" || before === null) return [];
	return viewReport(outcome.report).tables.flatMap(rowsOf).filter(({ comparison: row }) => hasRegressed(row) && !wasRegressed(before, row)).filter(({ isAccepted }) => !isAccepted);
}
function alertMarker({ suite, headSha }, fresh) {
	const keys = fresh.map(({ comparison }) => rowKeyOf(comparison)).sort();
	return {
		suite,
		head: headSha,
		rows: shortHash(JSON.stringify(keys))
	};
}
const NAMED = 5;
/**
* A short comment about rows that have newly regressed, because an edit notifies nobody. Null:
* there are none.
*/
function alertOf(fresh, about, stickyUrl) {
	if (fresh.length === 0) return null;
	const marker = alertMarker(about, fresh);
	const rows = fresh.map(({ comparison, metric, delta, word }) => [
		{ name: comparison.benchmark },
		" (",
		{ prose: `${metric} ${delta}, ${word}` },
		")"
	]);
	return {
		marker,
		text: [writeMarker("alert", marker), `❌ **${plural(fresh.length, "new regression")}** at ${codeOf(about.headSha)}: ${inline(list(rows, NAMED))}. [All results](${stickyUrl})`].join("\n")
	};
}
/** Same text, however GitHub keeps its line ends. */
const isSameText = (one, other) => tidy(one) === tidy(other);
const tidy = (text) => text.replaceAll("\r\n", "\n").trimEnd();
// src/host/port/make-once.ts
/** Makes a thing at GitHub exactly once, however often it is asked to. */
/**
* Makes what must not be there twice: looks first, makes it, and where no answer came looks again
* before it tries once more. The one such loop: what GitHub refuses is not tried again here, and
* how long a lost answer is waited for is the port's own matter (host/github/asking.ts). `isNew`:
* nobody can have made it yet, so it is not looked for at first. Rejects with the last
* UncertainError.
*/
async function makeOnce(find, make, isNew = false) {
	const known = isNew ? null : await find();
	if (known !== null) return known;
	for (let left = 3;; left--) try {
		return await make();
	} catch (error) {
		if (!(error instanceof UncertainError)) throw error;
		const found = await find();
		if (found !== null) return found;
		if (left === 0) throw error;
	}
}
// src/stories/own-comments.ts
/**
* Comments of ours in a conversation. Ours is what we wrote *and* marked: anyone can write a mark,
* and whoever else writes as us (another workflow of the repository) writes without one.
*/
/** The oldest comment of ours whose mark `read` knows; null: there is none. */
async function findOwn(pull, read, github) {
	const me = await github.login();
	for (const comment of await github.listComments(pull)) {
		const marker = comment.author === me ? read(comment) : null;
		if (marker !== null) return {
			comment,
			marker
		};
	}
	return null;
}
/** Says it once, however often it is told to: a comment of ours that `isIt` stands as it is. */
async function sayOnce(pull, isIt, text, github) {
	const find = async () => (await findOwn(pull, (one) => isIt(one) ? true : null, github))?.comment ?? null;
	return makeOnce(find, () => github.createComment(pull, text));
}
/** Makes the comment say what it has to, in one comment however often. */
async function upsertComment({ pull, read, textOver, isNew = false, beforeEdit }, github) {
	const find = () => findOwn(pull, read, github);
	let isMade = false;
	const make = async () => {
		isMade = true;
		return {
			comment: await github.createComment(pull, textOver(null) ?? ""),
			marker: null
		};
	};
	const own = (isFirst) => makeOnce(find, make, isFirst);
	const { comment, marker } = await own(isNew);
	if (isMade || marker === null) return {
		change: "created",
		comment
	};
	const text = textOver({
		comment,
		marker
	});
	if (text === null) return {
		change: "outdated",
		comment
	};
	await beforeEdit?.({
		comment,
		marker
	});
	if (isSameText(comment.body, text)) return {
		change: "unchanged",
		comment
	};
	const edited = await github.updateComment(comment.id, text);
	if (edited !== null) return {
		change: "edited",
		comment: edited
	};
	return {
		change: "created",
		comment: (await own(false)).comment
	};
}
// src/stories/accept.ts
/**
* The story of accepted rows: a maintainer's word becomes a comment of ours, and our comments and
* the base's file become what a report is judged under. Whoever can write as us can accept; nobody
* else can, since an edited comment of ours no longer counts.
*/
/** Writes down that a row is accepted, once, however often the workflow is run. */
async function recordAcceptance(acceptance, { pull, comment: to }, github) {
	const marker = writeMarker("acceptance", {
		...acceptance,
		to
	});
	const isIt = (comment) => isUnedited(comment) && readMarker("acceptance", comment.body)?.to === to;
	return sayOnce(pull, isIt, `${marker}\n${replies.accepted(acceptance)}`, github);
}
/** Whoever may write to the repository can edit our comment, which keeps us as its author. */
const isUnedited = ({ createdAt, updatedAt }) => createdAt === updatedAt;
const acceptancesIn = (comments, me) => ownMarked(comments, me, "acceptance").filter(({ comment }) => isUnedited(comment));
/** The comments of ours that tell a report about that head and were marked by it. */
async function toldAt({ pull, headSha }, github) {
	const me = await github.login();
	return ownMarked(await github.listComments(pull), me, "report").map((one) => one.marker).filter(({ head, artifact }) => head === headSha && artifact !== void 0);
}
/** Rows that are accepted on a pull request by our comments there. */
async function acceptedRows(pull, github) {
	const me = await github.login();
	return acceptancesIn(await github.listComments(pull), me).map(({ marker: { to: _, ...acceptance } }) => acceptance);
}
/** Those of the base's file. One that cannot be read accepts nothing, and the report says so. */
async function filedRows(sha, github) {
	try {
		const text = await github.readFile(ACCEPTANCES_FILE, sha);
		return {
			value: text === null ? [] : readAcceptances(text, ACCEPTANCES_FILE),
			problems: []
		};
	} catch (error) {
		if (!(error instanceof ConfigError || error instanceof HostError)) throw error;
		const message = `what the base accepts could not be read: ${error.message}`;
		return {
			value: [],
			problems: [{
				code: "acceptances-unread",
				where: ACCEPTANCES_FILE,
				message
			}]
		};
	}
}
// src/core/settings/command-line.ts
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
// src/core/speak/invocation-print.ts
/** One word of a command; its text has one kind of quotation marks at most. */
function quote(text) {
	if (!/[\s'"]/.test(text)) return text;
	return text.includes("\"") ? `'${text}'` : `"${text}"`;
}
const sha$1 = (at) => at === null ? [] : [`@${at}`];
const amounts = ({ rounds, budget }) => ({
	rounds: options.rounds.print(rounds),
	budget: options.budget.print(budget)
});
/** Those that say something. */
const flags = (texts) => Object.entries(texts).flatMap(([flag, text]) => text === null || text === "" ? [] : [`--${flag}`, quote(text)]);
function words(invocation) {
	switch (invocation.kind) {
		case "bench": return [
			...invocation.suites,
			...sha$1(invocation.sha),
			...saidOf(invocation).flatMap(([key, text]) => {
				const flag = `--${flagOf(key)}`;
				return text === "true" ? [flag] : [flag, quote(text)];
			})
		];
		case "more": return [
			"more",
			...sha$1(invocation.sha),
			...flags(amounts(invocation))
		];
		case "bisect": {
			const { suite, good, bad, row, variants } = invocation;
			const which = {
				good,
				bad,
				row,
				variant: options.variants.print(variants)
			};
			return [
				"bisect",
				...[...suite === null ? [] : [suite], ...flags(which)],
				...flags(amounts(invocation))
			];
		}
		case "rerun": return ["rerun", ...sha$1(invocation.sha)];
		case "accept": return [
			"accept",
			quote(invocation.row),
			...sha$1(invocation.sha),
			quote(invocation.reason)
		];
		case "explain":
		case "history": return [invocation.kind, quote(invocation.row)];
		default: return [invocation.kind];
	}
}
/** The line that asks for the same: what readInvocation reads back as the same invocation. */
const printInvocation = (invocation) => ["/bench", ...words(invocation)].join(" ");
// src/core/speak/invocation.ts
/**
* What somebody asks for in a comment: `/bench ...` -> Invocation, or why not. The only parser of
* comments, for the Action and for the bot; docs/comment-commands.md is made from it.
*/
const LIMITS = {
	characters: 512,
	suites: 8,
	row: 200
};
/** Thrown inside this file only; becomes a Refusal. */
var Refused = class extends Error {};
const sha = string().transform((text) => text.slice(1).toLowerCase()).pipe(string().regex(/^[0-9a-f]{12,40}$/, "expected @ and 12 to 40 hex digits of the head"));
const distinct = (values) => new Set(values).size === values.length;
const names = (most) => array(name).max(most, `expected at most ${most} names`).refine(distinct, "expected each name once");
/** Text that can stand in a command again: in one kind of quotation marks, and no option or SHA. */
const quotable = string().trim().min(1, "expected some text").max(LIMITS.row, `expected at most ${LIMITS.row} characters`).refine((text) => !/^[-@]/.test(text), "expected text that does not begin with - or @").refine((text) => !(text.includes("\"") && text.includes("'")), "expected one kind of quotes");
function read(schema, value, what) {
	const found = schema.safeParse(value);
	if (found.success) return found.data;
	throw new Refused(`${what}: ${found.error.issues[0]?.message ?? "not understood"}`);
}
const shaOf = (word) => word === void 0 ? null : read(sha, word, "SHA");
/** The words by which a comment knows an option, each as an option of commander. */
function wordsFor(key, { flag, inComment }) {
	const value = flag.value === void 0 ? "" : ` <${inComment?.value ?? flag.value}>`;
	return [flagOf(key), ...flag.also ?? []].map((word) => ({
		word,
		made: new Option(`--${word}${value}`)
	}));
}
/** What is said of one option; undefined: nothing. */
function readOption(key, row, given) {
	const [said, another] = wordsFor(key, row).filter(({ made }) => given[made.attributeName()] !== void 0);
	if (said === void 0) return void 0;
	if (another !== void 0) throw new Refused(`--${another.word} and --${said.word} are the same; use one`);
	const written = String(given[said.made.attributeName()]);
	const what = `--${said.word}`;
	const { inComment } = row;
	if (written.trim() === "") throw new Refused(`${what}: expected a value`);
	if (inComment !== void 0 && !inComment.words.test(written)) throw new Refused(`${what}: ${inComment.expected}`);
	return read(row.schema, written, what);
}
/** Every option that comments may give, read by its row. */
const readOptions = (given) => Object.fromEntries(rowsAt("comment").map(([key, row]) => [key, readOption(key, row, given) ?? nothingSaid[key]]));
function readBench(words, options) {
	const [at, another] = words.filter((word) => word.startsWith("@"));
	if (another !== void 0) throw new Refused("a second SHA; name one");
	const suites = words.filter((word) => !word.startsWith("@"));
	const word = suites.find((one) => commandWords.includes(one));
	if (word !== void 0) throw new Refused(`${word} is a command and stands first`);
	return {
		kind: "bench",
		suites: read(names(LIMITS.suites), suites, "suite"),
		sha: shaOf(at),
		...readOptions(options)
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
const ROW = "row of the table: benchmark:metric, in quotes if it has spaces";
const SHA = "the head that is meant, at least 12 digits; a pull request from a fork needs it";
/** The options of that name, with words of their own on what they mean. */
function withOptions(command, abouts) {
	for (const [key, row] of rowsAt("comment")) {
		const about = abouts[key];
		const own = wordsFor(key, row).find(({ word }) => word === flagOf(key));
		if (about !== void 0 && own !== void 0) command.addOption(new Option(own.made.flags, about));
	}
	return command;
}
function readMore(at, options) {
	if (at !== void 0 && !at.startsWith("@")) throw new Refused("SHA: expected @ before it");
	const { rounds, budget } = readOptions(options);
	return {
		kind: "more",
		sha: shaOf(at),
		rounds,
		budget
	};
}
const moreCommand = (take) => withOptions(new Command("/bench more").description("Continues the last measurement: its rounds and the new ones are judged together.").usage("[@sha] [--rounds <n>] [--budget <duration>]").argument("[@sha]", SHA), {
	rounds: "This many more rounds.",
	budget: "Time for them, such as `15m`."
}).action((at, given) => take(readMore(at, given)));
/** A branch, tag or commit, as `--base` takes it. */
function readEnd(flag, given) {
	const said = given[flag];
	if (said === void 0) return null;
	const { words, expected } = options.base.inComment;
	if (!words.test(String(said))) throw new Refused(`--${flag}: ${expected}`);
	return String(said);
}
function readBisect(suite, given) {
	const { variants, rounds, budget } = readOptions(given);
	const row = given.row === void 0 ? null : read(quotable, given.row, "--row");
	if (row !== null) read(watchedName, row, "--row");
	return {
		kind: "bisect",
		suite: suite === void 0 ? null : read(name, suite, "suite"),
		good: readEnd("good", given),
		bad: readEnd("bad", given),
		row,
		variants,
		rounds,
		budget
	};
}
const bisectCommand = (take) => withOptions(new Command("/bench bisect").description("Looks for the merged commit that made something slower.").usage("[suite] [--good <ref>] [--bad <ref>] [--row <benchmark:metric>] [options]").argument("[suite]", "needed if the file has several").option("--good <ref>", "A commit before it. Default: as the last alert has it, else the last release.").option("--bad <ref>", "A commit after it, on the default branch. Default: as the alert has it, else the newest.").option("--row <benchmark:metric>", "Row to follow. Default: the one that changed most."), {
	variants: "The variant to use; needed if the suite has several.",
	rounds: "Rounds of each stage, at most. Default: more if they find nothing.",
	budget: "Time for each stage, without builds, such as `15m`. Default: as the suite says."
}).action((suite, given) => take(readBisect(suite, given)));
/** `/bench` without a word of its own measures. */
function benchCommand(take) {
	const command = new Command("/bench").description("Measures the head of the pull request.").usage("[suite...] [@sha] [options]").argument("[suite...]", `up to ${LIMITS.suites} suites; needed where the file has several`);
	for (const [key, row] of rowsAt("comment")) for (const { word, made } of wordsFor(key, row)) {
		const about = word === flagOf(key) ? aboutAt(key, "comment") : `The same as --${flagOf(key)}.`;
		command.addOption(new Option(made.flags, about));
	}
	return command.action((words, given) => take(readBench(words, given)));
}
const plain = (kind, about) => (take) => new Command(`/bench ${kind}`).description(about).usage(" ").action(() => take({ kind }));
/** By its word, each command; what is none of these is a suite. */
const COMMANDS = {
	rerun: (take) => new Command("/bench rerun").description("Repeats the last measurement.").usage("[@sha]").argument("[@sha]", SHA).action((at) => {
		if (at !== void 0 && !at.startsWith("@")) throw new Refused("SHA: expected @ before it");
		take({
			kind: "rerun",
			sha: shaOf(at)
		});
	}),
	more: moreCommand,
	bisect: bisectCommand,
	cancel: plain("cancel", "Stops what is running or waiting for this pull request."),
	status: plain("status", "Shows what is running or waiting."),
	accept: (take) => new Command("/bench accept").description("Accepts one row for this head, with a reason that the report shows.").usage("<row> [@sha] <reason...>").argument("<row>", ROW).argument("<reason...>", "why it is accepted").action((row, words) => take(readAccept(row, words))),
	explain: (take) => new Command("/bench explain").description("Shows how one row was judged.").usage("<row>").argument("<row>", ROW).action((row) => take({
		kind: "explain",
		row: read(quotable, row, "row")
	})),
	history: (take) => new Command("/bench history").description("Shows how a benchmark went on the default branch, and what moved it.").usage("<benchmark[:metric]>").argument("<row>", "a benchmark, or a row of the table: benchmark:metric").action((row) => take({
		kind: "history",
		row: read(quotable, row, "row")
	})),
	help: plain("help", "Lists the commands.")
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
// src/stories/answer.ts
/** What somebody is told in return for a command: a reaction, and one reply. */
/** Words that end a command; thrown by whatever handles it, and becomes one reply. */
var Answer = class extends Error {
	name = "Answer";
	reaction;
	constructor(reply, reaction = "-1") {
		super(reply);
		this.reaction = reaction;
	}
};
/**
* One reply to a command, however often it is handled. The first stands: a command that was carried
* out and is handled again finds its own traces, and would be told of these.
*/
const answerOnce = (text, { pull, to }, github) => sayOnce(pull, ({ body }) => readMarker("reply", body)?.to === to, `${writeMarker("reply", { to })}\n${text}`, github);
// src/stories/base-suites.ts
/** The suite file at one commit, and what a command asks for of it. */
/** Never asked of the change's own commit: it could let itself in. No file: the defaults. */
async function suitesAt(sha, suiteFile, github) {
	const text = await github.readFile(suiteFile, sha);
	const none = {
		suites: [],
		bot: defaultBotRules(),
		sha,
		wrong: null
	};
	if (text === null) return {
		...none,
		suites: [zeroConfigSuite()]
	};
	try {
		return {
			...none,
			...readSuiteFile(text, suiteFile, workloads)
		};
	} catch (error) {
		if (error instanceof ConfigError) return {
			...none,
			wrong: error.message
		};
		throw error;
	}
}
/** What the command asks for, all of it known at the base; throws an Answer. */
function askedSuites(invocation, known) {
	return pickSuites(invocation, known).map((suite) => {
		checkVariants(invocation, suite);
		return {
			suite,
			isWhole: !asksForLess(invocation, suite)
		};
	});
}
function pickSuites({ suites: asked }, { suites: known, wrong }) {
	if (wrong !== null) throw new Answer(replies.wrongSuiteFile(wrong));
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
export { freshRows as _, readInvocation as a, acceptedRows as c, toldAt as d, sayOnce as f, commentText as g, alertOf as h, answerOnce as i, filedRows as l, makeOnce as m, suitesAt as n, usageLines as o, upsertComment as p, Answer as r, printInvocation as s, askedSuites as t, recordAcceptance as u, replies as v, readMarker as y };

//# sourceMappingURL=shared~index~publish~authorize.js.map