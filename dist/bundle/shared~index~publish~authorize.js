import { S as makeOnce } from "./shared~index~keep~publish~authorize.js";
import { Di as repositoryName, Eo as string, Jr as flagOf, Lr as readCommandLine, Oo as unknown, Ot as workloads, Pi as watchedName, Ro as clean, Ti as releasesBack, To as strictObject, Ua as commit$1, Vi as docsAddress, Wi as nearest, Xo as plainText, Xr as narrowsSuite, Yo as list, Zo as plural, Zr as noCommentOptions, do as array, ei as options, fi as consumerName, fo as boolean, gr as random, ho as int, io as datetime, qr as aboutAt, ri as rowsAt, ti as printedOption, ts as shortSha, ua as ConfigError, vi as name, vo as literal, xa as makeFinding, xo as object } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { $n as require_dist, B as code, Ft as rowsOf, G as prose, Hn as notMeasured, In as FROM_FORK, It as shownView, K as sizeOf, Ln as FULL_REPORT, Lt as viewReport, R as markdownText, Rn as HOW_TO_READ_IT, U as inline, Un as hasEnds, V as codeBlock, Xn as heldInQueue, Yn as filedAcceptance, Zn as readAcceptances, _t as Option, an as otherMeasurement, cn as readSuiteFile, ft as HostError, gt as Command, ln as zeroConfigSuite, on as underAcceptances, q as small, qn as ACCEPTANCES_FILE, sn as underBaseRules, un as defaultBotRules, vt as CommanderError, z as below, zn as UNBUILT } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import "node:crypto";
import { stat } from "node:fs/promises";
import { channel, tracingChannel } from "node:diagnostics_channel";
// src/github/events.ts
/**
* Events of GitHub Actions: which commits, pull request and comment they are about, and where to
* publish.
*/
var import_dist = require_dist();
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
	const parsed = payload.safeParse(event);
	if (!parsed.success) return { ignored: "the event has no comment that can be read" };
	const { action, issue, comment } = parsed.data;
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
const sha$2 = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
/** A branch name that cannot be read as an option or leave the refs; others are as if absent. */
const branch = string().regex(/^[A-Za-z0-9_][\w./+-]{0,199}$/).refine((name) => !name.includes(".."));
const repository = object({ repository: object({ default_branch: branch }) });
const commit = object({ sha: sha$2 });
const pullRequest = object({ pull_request: object({
	base: commit,
	head: commit
}) });
const push = object({
	before: sha$2,
	after: sha$2,
	forced: boolean().default(false)
});
const mergeGroup = object({ merge_group: object({
	base_sha: sha$2,
	head_sha: sha$2
}) });
const IN_QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d{1,9})-[0-9a-f]{40}$/;
/** The pull request that a group of a merge queue was made for, by its branch; null: not known. */
function queuedPull(headRef) {
	const found = IN_QUEUE.exec(headRef ?? "")?.[1];
	return found === void 0 ? null : Number(found);
}
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
	const ofEvent = (side) => suite[side] === null && suite.compare === void 0 ? event[side] : null;
	const base = inputs.base ?? ofEvent("base");
	return {
		base,
		head: inputs.head ?? ofEvent("head"),
		exactBase: inputs.base === null && base !== null ? event.exactBase : inputs.exactBase
	};
}
const headShaOfRun = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const number = int().positive();
const pullRequestOfRun = object({ pull_request: object({
	number,
	head: object({ sha: headShaOfRun }),
	base: object({ sha: headShaOfRun.optional() }).optional()
}) });
const mergeGroupOfRun = object({ merge_group: object({
	base_sha: headShaOfRun,
	head_sha: headShaOfRun,
	head_ref: string().optional()
}) });
/** `after` of an annotated tag is the tag's own hash; the commit stands beside it. */
const pushOfRun = object({
	after: headShaOfRun,
	head_commit: object({ id: headShaOfRun }).nullish()
});
const issueComment = object({ issue: object({
	number,
	pull_request: object({}).optional()
}) });
const workflowRun = object({ workflow_run: object({
	id: number,
	run_attempt: number,
	event: string(),
	head_sha: headShaOfRun,
	head_branch: string().min(1),
	head_repository: object({ owner: object({ login: string().min(1) }) }).nullable()
}) });
const NOBODY = {
	pull: null,
	queued: null,
	from: null,
	headSha: null,
	baseSha: null,
	rulesSha: null,
	run: null,
	isAsked: false
};
/** Events of a run that are about a commit of the repository itself, whose rules are its own. */
const OWN_COMMIT = [
	"push",
	"schedule",
	"workflow_dispatch"
];
/**
* - workflow_run: the run that measured, on whatever it ran. A fork's pull request is not named in
*   the payload: it is looked for by its branch.
* - issue_comment: a pull request, but no commit: that has to be bound by whoever let it run.
* - any event without the fields above names nobody.
*/
function publishTargetOf(name, payload) {
	switch (name) {
		case "pull_request": {
			const { number: pull, head, base } = pullRequestOfRun.parse(payload).pull_request;
			return {
				...NOBODY,
				pull,
				headSha: head.sha,
				rulesSha: base?.sha ?? null
			};
		}
		case "merge_group": {
			const { merge_group: group } = mergeGroupOfRun.parse(payload);
			const { base_sha: baseSha, head_sha: headSha } = group;
			const queued = queuedPull(group.head_ref);
			return {
				...NOBODY,
				queued,
				headSha,
				baseSha,
				rulesSha: baseSha
			};
		}
		case "push": {
			const { after, head_commit: commit } = pushOfRun.parse(payload);
			const headSha = commit?.id ?? after;
			return {
				...NOBODY,
				headSha,
				rulesSha: headSha
			};
		}
		case "issue_comment": {
			const { issue } = issueComment.parse(payload);
			const pull = issue.pull_request === void 0 ? null : issue.number;
			return {
				...NOBODY,
				pull,
				isAsked: true
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
				rulesSha: OWN_COMMIT.includes(run.event) ? run.head_sha : null,
				run: {
					id: run.id,
					attempt: run.run_attempt
				}
			};
		}
		case "workflow_dispatch": return {
			...NOBODY,
			isAsked: true
		};
		default: return NOBODY;
	}
}
const repositoryOfJob = object({ full_name: string() });
const pullRequestOfJob = object({ pull_request: object({
	head: object({ repo: repositoryOfJob.nullish() }),
	base: object({ repo: repositoryOfJob.optional() })
}) });
function publishScopeOf(name, payload) {
	if (![
		"pull_request",
		"push",
		"merge_group"
	].includes(name)) return { kind: "nobody" };
	if (name === "pull_request") {
		const { head, base } = pullRequestOfJob.parse(payload).pull_request;
		if (!(base.repo !== void 0 && head.repo?.full_name === base.repo.full_name)) return { kind: "fork" };
	}
	const { pull, queued, headSha } = publishTargetOf(name, payload);
	return headSha === null || /^0+$/.test(headSha) ? { kind: "nobody" } : {
		kind: "here",
		pull,
		queued,
		headSha
	};
}
/** What could not be told by the job itself, and the permission that it takes. */
const UNPUBLISHED = {
	accepted: ["Accepted rows were not read", "pull-requests: read"],
	comment: ["There is no comment", "pull-requests: write"],
	status: ["The commit has no status of this run", "statuses: write"]
};
/** For the log and the summary of a run that may not comment on a fork's pull request. */
const FORK_NOTE = "This pull request comes from a fork, so this job may not comment on it. You find the result in this summary and in the artifact of the run. To have it posted on the pull request, add a workflow that starts when this one has ended: see \"Pull requests from forks\" in docs/workflows.md of gcbench-action.";
/** Where a job sets no limit, on every runner. */
const USUAL_MIN = 360;
/** Seconds; `job` is a key of `jobs`. What cannot be read has GitHub's usual limit. */
function jobLimitSec(workflow, job) {
	return 60 * (minutesIn(workflow ?? "", job) ?? USUAL_MIN);
}
function minutesIn(workflow, job) {
	try {
		const minutes = (0, import_dist.parse)(workflow)?.jobs?.[job]?.["timeout-minutes"];
		return typeof minutes === "number" && minutes > 0 ? minutes : null;
	} catch {
		return null;
	}
}
/** `owner/name/.github/workflows/bench.yml@refs/heads/main` -> `.github/workflows/bench.yml`. */
const WORKFLOW = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+)@/;
/** Seconds that are left of the job; its event was written when it began. null: not on a runner. */
async function jobSecLeft({ env, files, cwd }) {
	const { GITHUB_JOB: job, GITHUB_EVENT_PATH: event, GITHUB_WORKSPACE: folder = cwd } = env;
	if (env.GITHUB_ACTIONS !== "true" || job === void 0) return null;
	const path = WORKFLOW.exec(env.GITHUB_WORKFLOW_REF ?? "")?.[1];
	const workflow = path === void 0 ? null : await files.read(`${folder}/${path}`);
	const begun = event === void 0 ? null : await stat(event).catch(() => null);
	const goneSec = begun === null ? 0 : Math.max(0, (Date.now() - begun.mtimeMs) / 1e3);
	return Math.max(0, jobLimitSec(workflow, job) - goneSec);
}
// node_modules/lru-cache/dist/esm/node/index.min.js
var S = channel("lru-cache:metrics");
var W = tracingChannel("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = () => S.hasSubscribers || W.hasSubscribers;
var U = /* @__PURE__ */ new Set();
var M = typeof process == "object" && process ? process : {};
var k = (d, e, t, i) => {
	typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
};
var H = (d) => !U.has(d);
var T = (d) => !!d && d === Math.floor(d) && d > 0 && isFinite(d);
var j = (d) => T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null;
var O = class extends Array {
	constructor(e) {
		super(e), this.fill(0);
	}
};
var x = class d {
	heap;
	length;
	static #o = !1;
	static create(e) {
		let t = j(e);
		if (!t) return [];
		d.#o = !0;
		let i = new d(e, t);
		return d.#o = !1, i;
	}
	constructor(e, t) {
		if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
		this.heap = new t(e), this.length = 0;
	}
	push(e) {
		this.heap[this.length++] = e;
	}
	pop() {
		return this.heap[--this.length];
	}
};
var I = class d {
	#o;
	#c;
	#S;
	#O;
	#w;
	#M;
	#I;
	#m;
	get perf() {
		return this.#m;
	}
	ttl;
	ttlResolution;
	ttlAutopurge;
	updateAgeOnGet;
	updateAgeOnHas;
	allowStale;
	noDisposeOnSet;
	noUpdateTTL;
	maxEntrySize;
	sizeCalculation;
	noDeleteOnFetchRejection;
	noDeleteOnStaleGet;
	allowStaleOnFetchAbort;
	allowStaleOnFetchRejection;
	ignoreFetchAbort;
	backgroundFetchSize;
	#n;
	#b;
	#s;
	#i;
	#t;
	#l;
	#u;
	#a;
	#h;
	#y;
	#r;
	#_;
	#F;
	#d;
	#g;
	#T;
	#U;
	#f;
	#D;
	static unsafeExposeInternals(e) {
		return {
			starts: e.#F,
			ttls: e.#d,
			autopurgeTimers: e.#g,
			sizes: e.#_,
			keyMap: e.#s,
			keyList: e.#i,
			valList: e.#t,
			next: e.#l,
			prev: e.#u,
			get head() {
				return e.#a;
			},
			get tail() {
				return e.#h;
			},
			free: e.#y,
			isBackgroundFetch: (t) => e.#e(t),
			backgroundFetch: (t, i, s, n) => e.#P(t, i, s, n),
			moveToTail: (t) => e.#L(t),
			indexes: (t) => e.#A(t),
			rindexes: (t) => e.#z(t),
			isStale: (t) => e.#p(t)
		};
	}
	get max() {
		return this.#o;
	}
	get maxSize() {
		return this.#c;
	}
	get calculatedSize() {
		return this.#b;
	}
	get size() {
		return this.#n;
	}
	get fetchMethod() {
		return this.#M;
	}
	get memoMethod() {
		return this.#I;
	}
	get dispose() {
		return this.#S;
	}
	get onInsert() {
		return this.#O;
	}
	get disposeAfter() {
		return this.#w;
	}
	constructor(e) {
		let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
		if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
		if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
		let v = t ? j(t) : Array;
		if (!v) throw new Error("invalid max value: " + t);
		if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
			if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
			if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
		}
		if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
		if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
		if (this.#M = a, this.#U = !!a, this.#s = /* @__PURE__ */ new Map(), this.#i = Array.from({ length: t }).fill(void 0), this.#t = Array.from({ length: t }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
			if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
			if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
			this.#X();
		}
		if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
			if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
			this.#k();
		}
		if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
		if (!this.ttlAutopurge && !this.#o && !this.#c) {
			let D = "LRU_CACHE_UNBOUNDED";
			H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
		}
	}
	getRemainingTTL(e) {
		return this.#s.has(e) ? 1 / 0 : 0;
	}
	#k() {
		let e = new O(this.#o), t = new O(this.#o);
		this.#d = e, this.#F = t;
		let i = this.ttlAutopurge ? Array.from({ length: this.#o }) : void 0;
		this.#g = i, this.#H = (h, r, c = this.#m.now()) => {
			t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
		}, this.#R = (h) => {
			t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
		};
		let s = this.ttlAutopurge ? (h, r) => {
			if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
				let c = setTimeout(() => {
					this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
				}, r + 1);
				c.unref && c.unref(), i[h] = c;
			}
		} : () => {};
		this.#v = (h, r) => {
			if (e[r]) {
				let c = e[r], m = t[r];
				if (!c || !m) return;
				h.ttl = c, h.start = m, h.now = n || o();
				h.remainingTTL = c - (h.now - m);
			}
		};
		let n = 0, o = () => {
			let h = this.#m.now();
			if (this.ttlResolution > 0) {
				n = h;
				let r = setTimeout(() => n = 0, this.ttlResolution);
				r.unref && r.unref();
			}
			return h;
		};
		this.getRemainingTTL = (h) => {
			let r = this.#s.get(h);
			return r === void 0 ? 0 : l(r);
		};
		let l = (h) => {
			let r = e[h], c = t[h];
			if (!r || !c) return 1 / 0;
			return r - ((n || o()) - c);
		};
		this.#p = (h) => {
			let r = t[h], c = e[h];
			return !!c && !!r && (n || o()) - r > c;
		};
	}
	#R = () => {};
	#v = () => {};
	#H = () => {};
	#p = () => !1;
	#X() {
		let e = new O(this.#o);
		this.#b = 0, this.#_ = e, this.#x = (t) => {
			this.#b -= e[t], e[t] = 0;
		}, this.#N = (t, i, s, n) => {
			if (!T(s)) {
				if (this.#e(i)) return this.backgroundFetchSize;
				if (n) {
					if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
					if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
				} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
			}
			return s;
		}, this.#j = (t, i, s) => {
			if (e[t] = i, this.#c) {
				let n = this.#c - e[t];
				for (; this.#b > n;) this.#G(!0);
			}
			this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
		};
	}
	#x = (e) => {};
	#j = (e, t, i) => {};
	#N = (e, t, i, s) => {
		if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
		return 0;
	};
	*#A({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);) t = this.#u[t];
	}
	*#z({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);) t = this.#l[t];
	}
	#V(e) {
		return e !== void 0 && this.#s.get(this.#i[e]) === e;
	}
	*entries() {
		for (let e of this.#A()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*rentries() {
		for (let e of this.#z()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*keys() {
		for (let e of this.#A()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*rkeys() {
		for (let e of this.#z()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*values() {
		for (let e of this.#A()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	*rvalues() {
		for (let e of this.#z()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	[Symbol.toStringTag] = "LRUCache";
	find(e, t = {}) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
		}
	}
	forEach(e, t = this) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	rforEach(e, t = this) {
		for (let i of this.#z()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	purgeStale() {
		let e = !1;
		for (let t of this.#z({ allowStale: !0 })) this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
		return e;
	}
	info(e) {
		let t = this.#s.get(e);
		if (t === void 0) return;
		let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
		if (s === void 0) return;
		let n = { value: s };
		if (this.#d && this.#F) {
			let o = this.#d[t], l = this.#F[t];
			if (o && l) n.ttl = o - (this.#m.now() - l), n.start = Date.now();
		}
		return this.#_ && (n.size = this.#_[t]), n;
	}
	dump() {
		let e = [];
		for (let t of this.#A({ allowStale: !0 })) {
			let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n === void 0 || i === void 0) continue;
			let o = { value: n };
			if (this.#d && this.#F) {
				o.ttl = this.#d[t];
				let l = this.#m.now() - this.#F[t];
				o.start = Math.floor(Date.now() - l);
			}
			this.#_ && (o.size = this.#_[t]), e.unshift([i, o]);
		}
		return e;
	}
	load(e) {
		this.clear();
		for (let [t, i] of e) {
			if (i.start) {
				let s = Date.now() - i.start;
				i.start = this.#m.now() - s;
			}
			this.#W(t, i.value, i);
		}
	}
	set(e, t, i = {}) {
		let { status: s = S.hasSubscribers ? {} : void 0 } = i;
		i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
		let n = this.#W(e, t, i);
		return s && S.hasSubscribers && S.publish(s), n;
	}
	#W(e, t, i, s) {
		let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
		if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
		let { noUpdateTTL: m = this.noUpdateTTL } = i;
		r && !c && (r.value = t);
		let _ = this.#N(e, t, i.size || 0, h, r);
		if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
		let u = this.#n === 0 ? void 0 : this.#s.get(e);
		if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
		else {
			this.#L(u);
			let g = this.#t[u];
			if (t !== g) {
				if (!l) if (this.#e(g)) {
					g !== s && g.__abortController.abort(/* @__PURE__ */ new Error("replaced"));
					let { __staleWhileFetching: f } = g;
					f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
						f,
						e,
						"set"
					]));
				} else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
					g,
					e,
					"set"
				]);
				if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
					let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
					r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
				}
			} else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
		}
		if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
			let g = this.#r, f;
			for (; f = g?.shift();) this.#w?.(...f);
		}
		return this;
	}
	pop() {
		try {
			for (; this.#n;) {
				let e = this.#t[this.#a];
				if (this.#G(!0), this.#e(e)) {
					if (e.__staleWhileFetching) return e.__staleWhileFetching;
				} else if (e !== void 0) return e;
			}
		} finally {
			if (this.#f && this.#r) {
				let e = this.#r, t;
				for (; t = e?.shift();) this.#w?.(...t);
			}
		}
	}
	#G(e) {
		let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
		n && s.__abortController.abort(/* @__PURE__ */ new Error("evicted"));
		let o = n ? s.__staleWhileFetching : s;
		return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
			o,
			i,
			"evict"
		])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
	}
	has(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
		let s = this.#Y(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#Y(e, t = {}) {
		let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
		if (n !== void 0) {
			let o = this.#t[n];
			if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
			if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
			else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
		} else s && (s.has = "miss");
		return !1;
	}
	peek(e, t = {}) {
		let { status: i = R() ? {} : void 0 } = t;
		i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
		let s = this.#J(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#J(e, t) {
		let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
		if (n === void 0 || !s && this.#p(n)) {
			i && (i.peek = n === void 0 ? "miss" : "stale");
			return;
		}
		let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
		return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
	}
	#P(e, t, i, s) {
		let n = t === void 0 ? void 0 : this.#t[t];
		if (this.#e(n)) return n;
		let o = new AbortController(), { signal: l } = i;
		l?.addEventListener("abort", () => o.abort(l.reason), { signal: o.signal });
		let h = {
			signal: o.signal,
			options: i,
			context: s
		}, r = (f, y = !1) => {
			let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
			if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
			let b = u, p = this.#t[t];
			return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
		}, c = (f) => (i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y) => {
			let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
			if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
			if (p.__returned === p) throw f;
		}, _ = (f, y) => {
			let a = this.#M?.(e, n, h);
			o.signal.addEventListener("abort", () => {
				(!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w) => r(w, !0)));
			}), a && a instanceof Promise ? a.then((w) => f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
		};
		i.status && (i.status.fetchDispatched = !0);
		let u = new Promise(_).then(r, c), g = Object.assign(u, {
			__abortController: o,
			__staleWhileFetching: n,
			__returned: void 0
		});
		return t === void 0 ? (this.#W(e, g, {
			...h.options,
			status: void 0
		}), t = this.#s.get(e)) : this.#t[t] = g, g;
	}
	#e(e) {
		if (!this.#U) return !1;
		let t = e;
		return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
	}
	fetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#B(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #B(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
		if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			status: a
		});
		let F = {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			ttl: o,
			noDisposeOnSet: l,
			size: h,
			sizeCalculation: r,
			noUpdateTTL: c,
			noDeleteOnFetchRejection: m,
			allowStaleOnFetchRejection: _,
			allowStaleOnFetchAbort: g,
			ignoreFetchAbort: u,
			status: a,
			signal: w
		}, b = this.#s.get(e);
		if (b === void 0) {
			a && (a.fetch = "miss");
			let p = this.#P(e, b, F, f);
			return p.__returned = p;
		} else {
			let p = this.#t[b];
			if (this.#e(p)) {
				let v = i && p.__staleWhileFetching !== void 0;
				return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
			}
			let A = this.#p(b);
			if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
			let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
			return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
		}
	}
	forceFetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#K(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #K(e, t = {}) {
		let i = await this.#B(e, t);
		if (i === void 0) throw new Error("fetch() returned undefined");
		return i;
	}
	memo(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
		let s = this.#Q(e, t);
		return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
	}
	#Q(e, t = {}) {
		let i = this.#I;
		if (!i) throw new Error("no memoMethod provided to constructor");
		let { context: s, status: n, forceRefresh: o, ...l } = t;
		n && o && (n.forceRefresh = !0);
		let h = this.#C(e, l), r = o || h === void 0;
		if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
		let c = i(e, h, {
			options: l,
			context: s
		});
		return n && (n.value = c), this.#W(e, c, l), c;
	}
	get(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
		let s = this.#C(e, t);
		return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
	}
	#C(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
		if (l === void 0) {
			o && (o.get = "miss");
			return;
		}
		let h = this.#t[l], r = this.#e(h);
		return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
	}
	#$(e, t) {
		this.#u[t] = e, this.#l[e] = t;
	}
	#L(e) {
		e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
	}
	delete(e) {
		return this.#E(e, "delete");
	}
	#E(e, t) {
		S.hasSubscribers && S.publish({
			op: "delete",
			delete: t,
			key: e,
			cache: this
		});
		let i = !1;
		if (this.#n !== 0) {
			let s = this.#s.get(e);
			if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
			else {
				this.#x(s);
				let n = this.#t[s];
				if (this.#e(n) ? n.__abortController.abort(/* @__PURE__ */ new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
					n,
					e,
					t
				])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
				else if (s === this.#a) this.#a = this.#l[s];
				else {
					let o = this.#u[s];
					this.#l[o] = this.#l[s];
					let l = this.#l[s];
					this.#u[l] = this.#u[s];
				}
				this.#n--, this.#y.push(s);
			}
		}
		if (this.#f && this.#r?.length) {
			let s = this.#r, n;
			for (; n = s?.shift();) this.#w?.(...n);
		}
		return i;
	}
	clear() {
		return this.#q("delete");
	}
	#q(e) {
		for (let t of this.#z({ allowStale: !0 })) {
			let i = this.#t[t];
			if (this.#e(i)) i.__abortController.abort(/* @__PURE__ */ new Error("deleted"));
			else {
				let s = this.#i[t];
				this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
					i,
					s,
					e
				]);
			}
		}
		if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
			this.#d.fill(0), this.#F.fill(0);
			for (let t of this.#g ?? []) t !== void 0 && clearTimeout(t);
			this.#g?.fill(void 0);
		}
		if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
			let t = this.#r, i;
			for (; i = t?.shift();) this.#w?.(...i);
		}
	}
};
// src/github/command.ts
/** Commands in comments: the only parser of `/bench ...`, and a command printed again. */
/** One word of a command; its text has one kind of quotation marks at most. */
function quote(text) {
	if (!/[\s'"]/.test(text)) return text;
	return text.includes("\"") ? `'${text}'` : `"${text}"`;
}
const printedSha = (at) => at === null ? [] : [`@${at}`];
const amounts = ({ rounds, budget }) => ({
	rounds: options.rounds.print(rounds),
	budget: options.budget.print(budget)
});
/** Those that say something. */
const flags = (texts) => Object.entries(texts).flatMap(([flag, text]) => text === null || text === "" ? [] : [`--${flag}`, quote(text)]);
function words$1(invocation) {
	switch (invocation.kind) {
		case "bench": return [
			...invocation.consumer === null ? [] : [invocation.consumer],
			...invocation.suites,
			...printedSha(invocation.sha),
			...printedOption(invocation).flatMap(([key, text]) => {
				const flag = `--${flagOf(key)}`;
				return text === "true" ? [flag] : [flag, quote(text)];
			})
		];
		case "more": return [
			"more",
			...printedSha(invocation.sha),
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
		case "rerun": return ["rerun", ...printedSha(invocation.sha)];
		case "accept": return [
			"accept",
			quote(invocation.row),
			...printedSha(invocation.sha),
			quote(invocation.reason)
		];
		case "explain":
		case "history": return [invocation.kind, quote(invocation.row)];
		default: return [invocation.kind];
	}
}
/** The line that asks for the same: what readInvocation reads back as the same invocation. */
const printInvocation = (invocation) => ["/bench", ...words$1(invocation)].join(" ");
const LIMITS = {
	characters: 512,
	suites: 8,
	row: 200
};
/** Thrown inside this file only; becomes a Refusal. */
var Refused = class extends Error {};
const sha$1 = string().transform((text) => text.slice(1).toLowerCase()).pipe(string().regex(/^[0-9a-f]{12,40}$/, "expected @ and 12 to 40 hex digits of the head"));
const distinct = (values) => new Set(values).size === values.length;
const distinctNames = (most) => array(name).max(most, `expected at most ${most} names`).refine(distinct, "expected each name once");
/** Text that can stand in a command again: in one kind of quotation marks, and no option or SHA. */
const quotable = string().trim().min(1, "expected some text").max(LIMITS.row, `expected at most ${LIMITS.row} characters`).refine((text) => !/^[-@]/.test(text), "expected text that does not begin with - or @").refine((text) => !(text.includes("\"") && text.includes("'")), "expected one kind of quotes");
function read(schema, value, what) {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw new Refused(`${what}: ${parsed.error.issues[0]?.message ?? "not understood"}`);
}
const shaOf = (word) => word === void 0 ? null : read(sha$1, word, "SHA");
/** The words by which a comment knows an option, each as an option of commander. */
function wordsFor(key, { flag, inComment }) {
	const value = flag.value === void 0 ? "" : ` <${inComment?.value ?? flag.value}>`;
	return [flagOf(key), ...flag.also ?? []].map((word) => ({
		word,
		made: new Option(`--${word}${value}`)
	}));
}
/** What is said of one option; undefined: nothing. */
function readOption(key, row, flags) {
	const [option, another] = wordsFor(key, row).filter(({ made }) => flags[made.attributeName()] !== void 0);
	if (option === void 0) return void 0;
	if (another !== void 0) throw new Refused(`--${another.word} and --${option.word} are the same; use one`);
	const written = String(flags[option.made.attributeName()]);
	const what = `--${option.word}`;
	const { inComment } = row;
	if (written.trim() === "") throw new Refused(`${what}: expected a value`);
	if (inComment !== void 0 && !inComment.words.test(written)) throw new Refused(`${what}: ${inComment.expected}`);
	return read(row.schema, written, what);
}
/** Every option that comments may give, read by its row. */
const readOptions = (flags) => Object.fromEntries(rowsAt("comment").map(([key, row]) => [key, readOption(key, row, flags) ?? noCommentOptions[key]]));
function readBench(words, options) {
	const [at, another] = words.filter((word) => word.startsWith("@"));
	if (another !== void 0) throw new Refused("a second SHA; name one");
	const names = words.filter((word) => !word.startsWith("@"));
	const isRepository = (word) => word.includes("/");
	const [repository = null, second] = names.filter(isRepository);
	if (second !== void 0) throw new Refused("a second repository; name one");
	const suites = names.filter((word) => !isRepository(word));
	const word = suites.find((one) => commandWords.includes(one));
	if (word !== void 0) throw new Refused(`${word} is a command and stands first`);
	return {
		kind: "bench",
		consumer: repository === null ? null : read(repositoryName, repository, "repository"),
		suites: read(distinctNames(LIMITS.suites), suites, "suite"),
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
const moreCommand = (take) => withOptions(new Command("/bench more").description("Continues the last measurement; all its rounds are judged together.").usage("[@sha] [--rounds <n>] [--budget <duration>]").argument("[@sha]", SHA), {
	rounds: "This many more rounds.",
	budget: "Time for them, such as `15m`."
}).action((at, flags) => take(readMore(at, flags)));
/** A branch, tag or commit, as `--base` takes it. */
function readEnd(flag, flags) {
	const ref = flags[flag];
	if (ref === void 0) return null;
	const { words, expected } = options.base.inComment;
	if (!words.test(String(ref))) throw new Refused(`--${flag}: ${expected}`);
	return String(ref);
}
function readBisect(suite, flags) {
	const { variants, rounds, budget } = readOptions(flags);
	const row = flags.row === void 0 ? null : read(quotable, flags.row, "--row");
	if (row !== null) read(watchedName, row, "--row");
	return {
		kind: "bisect",
		suite: suite === void 0 ? null : read(name, suite, "suite"),
		good: readEnd("good", flags),
		bad: readEnd("bad", flags),
		row,
		variants,
		rounds,
		budget
	};
}
const bisectCommand = (take) => withOptions(new Command("/bench bisect").description("Looks for the merged commit that made something slower.").usage("[suite] [--good <ref>] [--bad <ref>] [--row <benchmark:metric>] [options]").argument("[suite]", "needed if the file has several").option("--good <ref>", "A commit before it. Default: that of the last alert, else the last release.").option("--bad <ref>", "A commit after it, on the default branch. Default: that of the alert, else the newest.").option("--row <benchmark:metric>", "Row to follow. Default: the one that changed most."), {
	variants: "The variant to use; needed if the suite has several.",
	rounds: "Rounds of each stage, at most.",
	budget: "Time for each stage. Default: as the suite says."
}).action((suite, flags) => take(readBisect(suite, flags)));
/** `/bench` without a word of its own measures. */
function benchCommand(take) {
	const command = new Command("/bench").description("Measures the head of the pull request.").usage("[owner/repository] [suite...] [@sha] [options]").argument("[suite...]", `up to ${LIMITS.suites} suites; needed where the file has several; \`owner/repository\`: those that run its benchmarks (their \`consumer\`)`);
	for (const [key, row] of rowsAt("comment")) for (const { word, made } of wordsFor(key, row)) {
		const about = word === flagOf(key) ? aboutAt(key, "comment") : `The same as --${flagOf(key)}.`;
		command.addOption(new Option(made.flags, about));
	}
	return command.action((words, flags) => take(readBench(words, flags)));
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
	accept: (take) => new Command("/bench accept").description("Accepts a row, or all, for this head, with a reason that the report shows.").usage("<row> [@sha] <reason...>").argument("<row>", `${ROW}; all: whatever stands in the way`).argument("<reason...>", "why it is accepted").action((row, words) => take(readAccept(row, words))),
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
	const line = readCommandLine(comment, "/bench", LIMITS.characters);
	if (line === null) return null;
	const refused = (why) => {
		return {
			kind: "refused",
			why,
			usage: usageLines().join("\n")
		};
	};
	if (line.problem !== null) return refused(line.problem);
	try {
		const invocation = parse(line);
		if (printInvocation(invocation).length > LIMITS.characters) throw new Refused("too long");
		return invocation;
	} catch (error) {
		if (error instanceof CommanderError) return refused(wordsOf(error));
		if (error instanceof Refused) return refused(error.message);
		throw error;
	}
}
// src/github/comment.ts
/**
* What a pull request reads: the sticky comment of a suite, the alert about new regressions, and
* the replies to commands.
*/
/** GitHub takes 65,536 characters; the rest is room for what it may add one day. */
const COMMENT_LIMIT = 6e4;
const codeOf = (sha) => code(shortSha(sha));
function markerOf({ suite, headSha, run, artifact, isAsked }, regressed) {
	const artifactPart = artifact === void 0 ? {} : { artifact };
	const at = {
		run: run.id,
		attempt: run.attempt
	};
	const askedPart = isAsked ? { asked: true } : {};
	return writeMarker("report", {
		suite,
		head: headSha,
		...at,
		regressed,
		...artifactPart,
		...askedPart
	});
}
/** Lines under the report: where the whole of it is, and what to think of it. */
function footer({ headSha, run, isFork }) {
	const links = [`[${FULL_REPORT}](${run.reportUrl ?? run.url})`, `[${HOW_TO_READ_IT}](${docsAddress("reading.md")})`];
	const lines = [[`Commit ${codeOf(headSha)}`, ...links].join(" · ")];
	if (isFork) lines.push(FROM_FORK);
	return below(lines.map(small));
}
/** Below the verdict, which stays the first line that is seen; a line of a phone. */
const movedNote = ({ headSha }, movedTo) => [
	"About ",
	{ name: shortSha(headSha) },
	"; ",
	{ name: shortSha(movedTo) },
	" is newer."
];
/** The sticky comment, at most COMMENT_LIMIT long. `before`: what it said last. */
function commentText(outcome, about, before) {
	const quote = about.movedTo === null ? void 0 : movedNote(about, about.movedTo);
	if (outcome.kind === "missing") {
		const marker = markerOf(about, before?.regressed ?? []);
		const note = quote === void 0 ? [] : [`> ${inline(quote)}`];
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
		footer(about)
	]));
	const { picture } = about;
	const text = markdownText(outcome.report, room, void 0, {
		picture,
		quote
	});
	return join([
		marker,
		text.trimEnd(),
		footer(about)
	]);
}
const join = (parts) => parts.join("\n\n");
function missingText({ why, said: logText = "", unbuilt }, { suite, headSha, run }) {
	const what = suite === "" ? "The benchmarks" : `The suite ${code(suite)}`;
	const tail = logText.split("\n").slice(-40).join("\n").slice(-4e3);
	return [
		`### ${notMeasured(unbuilt)}`,
		`${what} gave no result at ${codeOf(headSha)}: ${prose(why)}`,
		...tail.trim() === "" ? [] : [codeBlock(tail)],
		`${unbuilt === "head" ? "Once that is mended, push again. " : ""}See the [log of the run](${run.url}).`
	];
}
/** Rows that regressed, unaccepted, and had not when the pull request was last told. */
function freshRows(outcome, before) {
	if (outcome.kind === "missing" || before === null) return [];
	return viewReport(outcome.report).tables.flatMap(rowsOf).filter(({ comparison: row }) => hasRegressed(row) && !wasRegressed(before, row)).filter(({ isAccepted }) => !isAccepted);
}
/**
* Whether a result tells of something: there is none, a row moved, or what was measured does not
* pass, be it only because the gate advises or learns. Rows that noise left open are no news.
*/
function isNotable(outcome) {
	if (outcome.kind === "missing") return true;
	const { comparisons, conclusion } = outcome.report;
	const { conclusion: given, enforced = given } = conclusion;
	return enforced !== "success" && enforced !== "neutral" || comparisons.some(({ role, verdict }) => role !== "control" && [
		"regressed",
		"improved",
		"changed"
	].includes(verdict.word));
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
	const rows = fresh.map(({ comparison, metric, delta, interval, word }) => {
		const range = hasEnds(interval) ? `, between ${interval.low} and ${interval.high}` : "";
		return [
			{ name: comparison.benchmark },
			` ${word} (`,
			{ prose: `${metric} ${delta}${range}` },
			")"
		];
	});
	return {
		marker,
		text: [writeMarker("alert", marker), `❌ **${plural(fresh.length, "new regression")}**, ${codeOf(about.headSha)} against its base: ${inline(list(rows, NAMED))}. Next: [see all results](${stickyUrl})`].join("\n")
	};
}
/** Same text, however GitHub keeps its line ends. */
const isSameText = (one, other) => tidy(one) === tidy(other);
const tidy = (text) => text.replaceAll("\r\n", "\n").trimEnd();
/** A line to paste, on a line of its own. */
const paste = (line) => `To run it on the current head, once you have reviewed that:\n\n${codeBlock(line)}`;
const listed = (names) => names.map((one) => code(one)).join(", ");
const replies = {
	help: (usage) => `Commands, each in the first line of a new comment:\n\n${codeBlock(usage)}`,
	notUnderstood: (why, usage) => `I could not read this command, so nothing runs: ${prose(why)}\n\n${codeBlock(usage)}`,
	notAllowed: (author) => `${code(author)} may not start benchmarks here: that takes write access to the repository.`,
	closed: () => "The pull request is closed, so nothing runs.",
	forkNeedsSha: (line) => `This pull request comes from a fork, whose author can push at any time: name the commit that you mean. ${paste(line)}`,
	otherHead: (sha, head, line) => `${code(sha)} is not the head of this pull request; ${code(head, 64)} is. Nothing runs. ${paste(line)}`,
	pushedSince: (line) => `Something was pushed after your comment, so it is unclear which commit you meant. Nothing runs. ${paste(line)}`,
	unknownName: (what, name, names, meant) => `There is no ${what} ${code(name)} on the base branch; known: ${listed(names)}.` + (meant === null ? "" : ` Did you mean ${code(meant)}?`),
	whichSuite: (names) => `Which suite? There are ${listed(names)}.`,
	unknownConsumer: (repository, known) => `No suite on the base branch runs the benchmarks of ${code(repository)}` + (known.length === 0 ? "." : `; they run those of ${listed(known)}.`) + ` To allow it, merge a suite with ${code(`consumer: ${repository}`)}.`,
	wrongSuiteFile: (words) => `The suite file on the base branch cannot be read, so nothing runs:\n\n${codeBlock(words)}`,
	noService: (command) => `${code(command)} needs the gcbench service; here a workflow handles commands. Its runs are on the Actions page of the repository, where they can be stopped and run again.`,
	/** Under a refusal, of commands after the one that it answered first. */
	sameFor: (count) => `The same goes for ${plural(count, "later command")}.`,
	maintainersAccept: (author) => `${code(author)} may not accept rows: that takes the role maintain or admin.`,
	authorAccepts: (author) => `${code(author)} opened this pull request, so somebody else with the role maintain or admin has to accept its rows: \`gate: { accept: not-author }\` holds here, as it does for pull requests from forks unless the suite says \`anyone\`.`,
	accepted: ({ row, reason, by, at, sha }) => `Accepted by ${code(by)} on ${at}, for ${code(sha, 64)} alone: ${code(row)}, because: ${prose(reason)}\n\nIt holds for every report about that commit, lapses when the head changes, and ends when this comment is deleted or edited. A merge queue keeps it.`
};
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
const whole = int().min(0);
const key = string().regex(/^[0-9a-z]{1,11}$/);
const suite = string().regex(/^[A-Za-z0-9._-]{0,64}$/);
/** The sticky comment about a suite. */
const reportMarker = strictObject({
	suite,
	head: sha,
	/** The workflow run and its attempt: a later one knows better. */
	run: whole,
	attempt: whole,
	/** Keys of the rows that were called regressed; null: too many to list. */
	regressed: array(key).nullable(),
	/** Artifact of that run with the report, where the commit is marked by it. */
	artifact: string().min(1).max(256).optional(),
	/** Somebody asked for that run; what pushes publish by themselves has a comment of its own. */
	asked: literal(true).optional()
});
/** The answer to a command: to which comment, and to which others it is the same. */
const replyMarker = strictObject({
	to: whole,
	also: array(whole).max(500).optional(),
	/** Hash of what was refused and why: what says the same is the same refusal. */
	refusal: string().length(16).optional()
});
/** A row that was accepted, and the comment that did. */
const acceptanceMarker = filedAcceptance.extend({ to: whole });
const markers = {
	report: reportMarker,
	/** A short comment that told of rows which had just regressed. */
	alert: strictObject({
		suite,
		head: sha,
		rows: key
	}),
	reply: replyMarker,
	acceptance: acceptanceMarker
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
	const [, ownKind, json = ""] = LINE.exec(body) ?? [];
	if (ownKind !== kind) return null;
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
// src/github/post.ts
/** Sets the status; one of somebody else's, however it looks, is set over. */
async function setStatus(sha, status, isOutranked, github) {
	const me = await github.login();
	const find = async () => {
		const latest = await github.latestStatus(sha, status.context);
		if (latest?.author !== me) return null;
		return isOutranked(latest.url) || hasAll(latest, status) ? latest : null;
	};
	let isMade = false;
	const made = await makeOnce(find, async () => {
		isMade = true;
		await github.createStatus(sha, status);
		return {
			...status,
			author: me
		};
	});
	if (isMade) return "set";
	return isOutranked(made.url) ? "outdated" : "unchanged";
}
/** Makes the check run, or has the one that is there say this. `isNew`: as in makeOnce. */
async function setCheckRun({ actions, ...fields }, which, isOutranked, github, isNew = false) {
	const me = await github.login();
	const find = async () => {
		const list = which === "newest" ? "latest" : "all";
		const checkRuns = await github.listCheckRuns(fields.headSha, fields.name, list);
		const isIt = ({ externalId }) => which === "newest" || externalId === fields.externalId;
		return checkRuns.find((one) => `${one.app}[bot]` === me && isIt(one)) ?? null;
	};
	let isMade = false;
	const make = () => {
		isMade = true;
		return github.createCheckRun({
			...fields,
			actions
		});
	};
	const check = await makeOnce(find, make, isNew);
	if (!isMade && isOutranked(check.url)) return {
		marked: "outdated",
		check
	};
	if (hasAll(check, fields)) return {
		marked: isMade ? "set" : "unchanged",
		check
	};
	return {
		marked: "set",
		check: await github.updateCheckRun(check.id, {
			...fields,
			actions
		})
	};
}
/** Whether `value` has all of `fields`; GitHub does not list buttons. */
const hasAll = (value, fields) => Object.keys(fields).every((key) => value[key] === fields[key]);
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
async function postOnce(pull, isIt, text, github) {
	const find = async () => (await findOwn(pull, (one) => isIt(one) ? true : null, github))?.comment ?? null;
	return makeOnce(find, () => github.createComment(pull, text));
}
/**
* Makes the comment say what it has to, in one comment however often. Null: there is none, and
* none was to be made.
*/
async function upsertComment({ pull, read, textOver, isNew = false, editOnly = false, beforeEdit }, github) {
	const find = () => findOwn(pull, read, github);
	if (editOnly && await find() === null) return null;
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
* taken for a regression. `neutral` is meant to pass.
*/
const STATES = {
	success: "success",
	neutral: "success",
	failure: "failure",
	action_required: "error"
};
/** The gate's word; a run that gave no report never passes. */
const conclusionOf = (outcome) => outcome.kind === "measured" ? outcome.report.conclusion.conclusion : "action_required";
const viewOf = (outcome) => outcome.kind === "measured" ? shownView(outcome.report) : null;
function words(outcome, view) {
	if (outcome.kind === "missing" || view === null) {
		const unbuilt = outcome.kind === "missing" ? outcome.unbuilt : void 0;
		return unbuilt === void 0 ? "Not measured: see the run" : UNBUILT[unbuilt];
	}
	const { news } = view.headline;
	const { conclusion, plan } = outcome.report;
	const { mode } = plan.suite.gate;
	const isAdvice = conclusion.conclusion === "neutral" && mode === "advisory";
	const prefix = conclusion.enforced === void 0 ? isAdvice ? "Advisory: " : "" : "Learning: ";
	return plainText([prefix, ...news]);
}
/** How the address of a mark says that somebody asked for the run; a browser goes to the run. */
const ASKED = "#asked-for";
const urlOf = ({ run, isAsked }) => `${run.url}${isAsked ? ASKED : ""}`;
/** Who measured, as the address of a mark tells; the run is 0 where it names none. */
const rankOf = (url) => ({
	isAsked: url.endsWith(ASKED),
	run: Number(/\/actions\/runs\/(\d{1,15})(?:[/#?]|$)/.exec(url)?.[1] ?? 0)
});
/**
* Whether a mark of ours with that address stays as it is: what somebody asked for is never
* replaced by what a push published, and of two of a kind the later run counts.
*/
function outranks(url, about) {
	const rank = rankOf(url);
	if (rank.isAsked !== about.isAsked) return rank.isAsked;
	return rank.run > about.run.id;
}
function statusFor(outcome, about) {
	return {
		context: markName(about),
		state: STATES[conclusionOf(outcome)],
		description: clean(words(outcome, viewOf(outcome)), DESCRIPTION),
		url: urlOf(about)
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
	const view = viewOf(outcome);
	return {
		name: markName(about),
		headSha,
		externalId: `${suite}:${run.id}:${run.attempt}`,
		url: urlOf(about),
		status: "completed",
		conclusion,
		title: clean(words(outcome, view), TITLE),
		summary: outcome.kind === "measured" ? markdownText(outcome.report, SUMMARY, view ?? void 0) : prose(outcome.why),
		actions: conclusion === "success" ? [] : [RERUN]
	};
}
// src/github/authorize.ts
/** Words that end a command; thrown by whatever handles it, and becomes one reply. */
var ReplyError = class extends Error {
	name = "ReplyError";
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
const replyOnce = (text, { pull, to }, github) => postOnce(pull, ({ body }) => readMarker("reply", body)?.to === to, `${writeMarker("reply", { to })}\n${text}`, github);
/** What a suite file says, by its text: every delivery of a repository asks for the same. */
const rulesByText = new I({
	maxSize: 4194304,
	sizeCalculation: (_, text) => text.length + 1
});
/** Never asked of the change's own commit: it could let itself in. No file: the defaults. */
async function suitesAt(sha, suiteFile, github) {
	const text = await github.readFile(suiteFile, sha);
	const key = text === null ? "" : `${suiteFile}\n${text}`;
	const rules = rulesByText.get(key) ?? readRules(text, suiteFile);
	rulesByText.set(key, rules);
	return {
		...structuredClone(rules),
		sha
	};
}
function readRules(text, suiteFile) {
	const none = {
		suites: [],
		bot: defaultBotRules(),
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
/** What the command asks for, all of it known at the base; throws a ReplyError. */
function requestedSuites(invocation, base) {
	return pickSuites(invocation, base).map((suite) => {
		checkVariants(invocation, suite);
		return {
			suite,
			isWhole: !narrowsSuite(invocation, suite)
		};
	});
}
/** Those that run the benchmarks of the repository, all where none is named. */
function suitesFor(repository, suites) {
	if (repository === null) return suites;
	const nameOf = ({ consumer }) => consumer === void 0 ? [] : [consumerName(consumer)];
	const isIt = (name) => name.toLowerCase() === repository.toLowerCase();
	const own = suites.filter((suite) => nameOf(suite).some(isIt));
	if (own.length > 0) return own;
	const known = [...new Set(suites.flatMap(nameOf))];
	throw new ReplyError(replies.unknownConsumer(repository, known), "confused");
}
function pickSuites({ consumer, suites: names }, { suites: all, wrong }) {
	if (wrong !== null) throw new ReplyError(replies.wrongSuiteFile(wrong));
	const suites = suitesFor(consumer, all);
	const suiteNames = suites.map(({ name }) => name);
	if (names.length === 0) {
		if (suites.length === 1 || consumer !== null) return suites;
		throw new ReplyError(replies.whichSuite(suiteNames), "confused");
	}
	return names.map((name) => {
		const named = suites.find((suite) => suite.name === name);
		if (named !== void 0) return named;
		const meant = nearest(name, [...suiteNames, ...commandWords]);
		throw new ReplyError(replies.unknownName("suite", name, suiteNames, meant), "confused");
	});
}
function checkVariants({ variants }, suite) {
	const names = suite.variants.map(({ name }) => name);
	const wrong = variants.find((name) => !names.includes(name));
	if (wrong === void 0) return;
	throw new ReplyError(replies.unknownName("variant", wrong, names, nearest(wrong, names)), "confused");
}
/** By the role that GitHub has, which is asked for each command and each button. */
async function rightsOf(login, github) {
	const role = await github.permissionOf(login);
	const write = role?.permission === "admin" || role?.permission === "write";
	return {
		write,
		maintain: write && (role.permission === "admin" || role.role === "maintain")
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
async function authorize(comment, handler, github) {
	const invocation = readInvocation(comment.body);
	if (invocation === null) return {
		kind: "ignored",
		why: "the comment is no command"
	};
	try {
		const command = await decide(comment, invocation, handler, github);
		if (command === null) return {
			kind: "ignored",
			why: "strangers get no answer here"
		};
		return {
			kind: "authorized",
			command
		};
	} catch (error) {
		if (!(error instanceof ReplyError)) throw error;
		return {
			kind: "answered",
			reply: {
				text: error.message,
				reaction: error.reaction
			}
		};
	}
}
/** Null: somebody who may do nothing here, and is told nothing, or no more. Throws a ReplyError. */
async function decide(comment, invocation, { suiteFile, memory }, github) {
	const { author } = comment;
	if (memory?.isExhausted(author)) return null;
	const rights = await rightsOf(author, github);
	const needs = invocation.kind === "refused" ? null : NEEDS[invocation.kind];
	const mayAsk = has(rights, needs?.right ?? "write");
	const lookUp = async () => {
		const pull = await github.pullRequest(comment.pull);
		return {
			pull,
			base: await suitesAt(pull.baseSha, suiteFile, github)
		};
	};
	const early = rights.write || memory === null ? null : await lookUp();
	if (early?.base.bot.strangers === "silent") return null;
	if (!rights.write && memory?.mayReply(author) === false) return null;
	if (!mayAsk) throw new ReplyError(rights.write ? replies.maintainersAccept(author) : replies.notAllowed(author));
	memory?.onAsked();
	const command = commandOf(invocation, memory !== null);
	await memory?.onAllowed(command);
	const { pull, base } = early ?? await lookUp();
	checkAcceptor(command, author, pull, base);
	const headSha = needs?.bindsHead === true ? await bindHead(comment, command, pull, memory) : null;
	const suites = command.kind === "bench" ? requestedSuites(command, base) : [];
	return {
		invocation: command,
		pull,
		base,
		headSha: headSha ?? pull.headSha,
		suites
	};
}
/**
* Whether the author of a pull request may accept its rows: as the suites of the base say, and
* where one does not, unless it comes from a fork.
*/
const mayAcceptOwn = (pull, { suites }) => suites.length === 0 ? !isForkOf(pull) : suites.every(({ gate }) => (gate.accept ?? (isForkOf(pull) ? "not-author" : "anyone")) === "anyone");
function checkAcceptor({ kind }, author, pull, base) {
	if (kind === "accept" && pull.author === author && !mayAcceptOwn(pull, base)) throw new ReplyError(replies.authorAccepts(author));
}
/** The command, if it is one that can be done here; else a ReplyError is thrown. */
function commandOf(invocation, isService) {
	if (invocation.kind === "refused") throw new ReplyError(replies.notUnderstood(invocation.why, invocation.usage), "confused");
	if (invocation.kind === "help") throw new ReplyError(replies.help(usageLines().join("\n")), "+1");
	if (!isService && invocation.kind !== "bench" && invocation.kind !== "accept") throw new ReplyError(replies.noService(printInvocation(invocation)), "confused");
	return invocation;
}
/**
* The one commit that a command can have meant. A hash that is given must be the head. Without one,
* nothing may have been pushed since the comment: that is told by GitHub's clock of pushes, since
* the dates in commits say what their author wants (equal seconds count as since), and by the head
* that was known before, where somebody remembers it.
*/
async function bindHead({ createdAt }, invocation, pull, memory) {
	const { headSha, headPushedAt } = pull;
	if (pull.state !== "open") throw new ReplyError(replies.closed());
	const sha = "sha" in invocation ? invocation.sha : null;
	const line = printInvocation("sha" in invocation ? {
		...invocation,
		sha: headSha
	} : invocation);
	if (sha !== null) {
		if (headSha.startsWith(sha)) return headSha;
		throw new ReplyError(replies.otherHead(sha, headSha, line));
	}
	if (isForkOf(pull)) throw new ReplyError(replies.forkNeedsSha(line));
	const before = await memory?.headBefore(pull.number, createdAt) ?? headSha;
	if (!(headPushedAt !== null && Date.parse(headPushedAt) < Date.parse(createdAt)) || before !== headSha) throw new ReplyError(replies.pushedSince(line));
	return headSha;
}
const isForkOf = ({ headRepository, baseRepository }) => headRepository !== baseRepository;
// src/github/base-rules.ts
/**
* The rules of the base: its suite file, and the rows that maintainers accepted, in comments and in
* a file; and an outcome judged again under them. An acceptance is a comment of ours; once edited,
* it no longer counts.
*/
/** Writes down that a row is accepted, once, however often the workflow is run. */
async function recordAcceptance(acceptance, { pull, comment: to }, github) {
	const marker = writeMarker("acceptance", {
		...acceptance,
		to
	});
	const isIt = (comment) => isUnedited(comment) && readMarker("acceptance", comment.body)?.to === to;
	return postOnce(pull, isIt, `${marker}\n${replies.accepted(acceptance)}`, github);
}
/** Whoever may write to the repository can edit our comment, which keeps us as its author. */
const isUnedited = ({ createdAt, updatedAt }) => createdAt === updatedAt;
const acceptancesIn = (comments, me) => ownMarked(comments, me, "acceptance").filter(({ comment }) => isUnedited(comment));
/** The comments of ours that tell a report about that head and were marked by it. */
async function reportedAt({ pull, headSha }, github) {
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
		const details = {
			of: "base",
			said: error.message
		};
		return {
			value: [],
			problems: [makeFinding("acceptances-unread", null, details, { where: ACCEPTANCES_FILE })]
		};
	}
}
/**
* What is accepted of a change in a merge queue, as it holds for the commit that the queue made:
* at its pull request, and of these acceptances of a file.
*/
async function queuedRows({ queued, headSha }, filed, github) {
	const { headSha: changeSha } = await github.pullRequest(queued);
	const ofChange = (await acceptedRows(queued, github)).filter(({ sha }) => sha === changeSha);
	return heldInQueue([...filed, ...ofChange], {
		changeSha,
		groupSha: headSha
	});
}
/** Suites of the base. No file: the defaults. One that GitHub does not give holds what is told. */
async function baseRulesAt({ sha, suiteFile }, acceptances, github) {
	const none = {
		suites: [],
		acceptances,
		sha
	};
	if (sha === null) return {
		...none,
		unread: "it is not known which commit they are of; say so by `suite-ref`"
	};
	try {
		const { suites, wrong } = await suitesAt(sha, suiteFile, github);
		return {
			suites,
			acceptances,
			sha,
			unread: wrong
		};
	} catch (error) {
		if (!(error instanceof HostError)) throw error;
		return {
			...none,
			unread: error.message
		};
	}
}
/** Whether a commit is the ref, or where the ref and head part. At most two requests. */
async function isBaseOf(own, { ref, headSha }, github) {
	if (own === ref || await github.mergeBase(ref, headSha) === own) return true;
	return !commit$1.safeParse(ref).success && await github.mergeBase(ref, ref) === own;
}
/**
* What is told of a report that compares head with another commit than the base of the pull
* request, where they part, or what the workflow names. Where the suite of the base names a base
* of its own, or the workflow a release, the report is believed.
*/
async function wrongBase({ plan }, { suites }, against, github) {
	if (against === void 0 || releasesBack(against.ref) !== null) return [];
	const suite = suites.find(({ name }) => name === plan.suite.name);
	if (suite !== void 0 && (suite.base !== null || suite.compare !== void 0) && !against.isNamed) return [];
	const sha = plan.sources.base?.sha ?? null;
	const unruled = (why) => [otherMeasurement("base", {
		of: "base",
		sha,
		why
	}, "run again, or give the step that publishes the `base` that was measured")];
	try {
		const ref = against.ref.replace(/^origin\//, "");
		return sha !== null && await isBaseOf(sha, {
			...against,
			ref
		}, github) ? [] : unruled(null);
	} catch (error) {
		if (error instanceof HostError) return unruled(error.message);
		throw error;
	}
}
/** What is accepted of a pull request, or of the one that a queue tries out, and by the file. */
async function acceptedIn({ plan }, filed, { pull, queued = null }, github) {
	const headSha = plan.sources.head?.sha ?? null;
	if (pull !== null) return {
		...filed,
		value: [...filed.value, ...await acceptedRows(pull, github)]
	};
	if (queued === null || headSha === null) return filed;
	try {
		return {
			...filed,
			value: await queuedRows({
				queued,
				headSha
			}, filed.value, github)
		};
	} catch (error) {
		if (!(error instanceof HostError)) throw error;
		const unread = makeFinding("acceptances-unread", null, {
			of: `#${queued}`,
			said: error.message
		});
		return {
			...filed,
			problems: [...filed.problems, unread]
		};
	}
}
/** What came of a run, by the rules of the base and under what is accepted on the pull request. */
async function underBase(outcome, base, options, github) {
	if (outcome.kind === "missing") return outcome;
	const { sha } = base;
	const filed = sha === null ? {
		value: [],
		problems: []
	} : await filedRows(sha, github);
	const { value: acceptances, problems } = await acceptedIn(outcome.report, filed, options, github);
	const rules = await baseRulesAt(base, acceptances, github);
	const compared = await wrongBase(outcome.report, rules, base.against, github);
	const report = underBaseRules(outcome.report, {
		...rules,
		compared
	}, options, outcome.trials ?? null);
	return {
		kind: "measured",
		report: underAcceptances(report, acceptances, problems)
	};
}
export { readCommentEvent as A, FORK_NOTE as C, policyRefOf as D, jobSecLeft as E, publishScopeOf as O, printInvocation as S, chooseRefs as T, alertOf as _, reportedAt as a, isNotable as b, replyOnce as c, outranks as d, postOnce as f, upsertComment as g, statusFor as h, recordAcceptance as i, refsOfEvent as j, publishTargetOf as k, checkRunFor as l, setStatus as m, filedRows as n, underBase as o, setCheckRun as p, queuedRows as r, authorize as s, acceptedRows as t, conclusionOf as u, commentText as v, UNPUBLISHED as w, readMarker as x, freshRows as y };

//# sourceMappingURL=shared~index~publish~authorize.js.map