import { $ as NUMBER_NAMES, A as relink, B as readWaivers, D as hideSecrets, Dt as PER_TRANSACTION, E as VERSION, Et as GROWING, F as runtimeOf, G as workloadOf, H as waiverProblems, I as gateOf, J as fillText, K as workloads, L as hasNothingToRun, M as inspectToolchain, N as runEnvOf, O as secretsIn, P as tailOf, Q as HISTOGRAM_NAMES, R as HostError, S as plainText, T as clean, W as runtimeIdOf, Y as AFTER, Z as FAILED, _t as printDelta, an as looksOf, at as placementIn, cn as makePlan, ct as readCpuList, fn as median, gn as ConfigError, hn as nearest, in as ALPHA, it as isAnywhere, j as removeWorktrees, k as buildArms, ln as shardOf, lt as metricFor, mn as sampleStandardDeviation, mt as wordFor, n as checkReport, on as makeArms, q as fillArgv, r as readReport, sn as makeContrasts, st as printCpuList, tt as RUNTIME_OUTPUT, un as trialsOfRound, w as alignRows, z as WAIVERS_FILE } from "./shared~index~cli~publish~authorize.js";
import { n as zeroConfigSuite, r as variantsOf, t as readSuites } from "./shared~index~cli~authorize.js";
import { _ as isObject, b as readBenchText, c as printLevel, d as laddersOf, f as normalQuantile, g as parseOutputs, h as latestAttempts, i as commonLevel, l as compareProfiles, m as dedupe, o as viewReport, p as collectSamples, r as reportMarkdown, s as viewProfiles, t as markdown, u as collectHistograms, v as readObject } from "./shared~index~cli~publish.js";
import { createHash, randomBytes } from "node:crypto";
import { access, chmod, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { connect, createServer } from "node:net";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { availableParallelism, constants, cpus, networkInterfaces, release, tmpdir, totalmem, type } from "node:os";
import { accessSync, constants as constants$1, createReadStream, createWriteStream, existsSync, readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { execFile, spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
import { pipeline } from "node:stream/promises";
// src/core/policy.ts
/** Keys in one order, so that two policies compare as text. */
const textOf = ({ gate, metrics }) => JSON.stringify([gate, Object.entries(metrics).sort(([a], [b]) => a < b ? -1 : 1)]);
/**
* The suite with the gate and the metrics' rules of the same suite at the base. Where the base has
* no such suite, the defaults gate: a change can bring a suite, but not a policy for itself.
*/
function ruledBy(suite, atBase, base) {
	const known = atBase.find(({ name }) => name === suite.name);
	const { gate, metrics } = known ?? zeroConfigSuite();
	const value = {
		...suite,
		gate,
		metrics
	};
	if (textOf(suite) === textOf(value)) return {
		value,
		problems: []
	};
	const whose = known === void 0 ? "the defaults gate" : `the rules of ${base} gate`;
	return {
		value,
		problems: [{
			code: "policy-of-base",
			where: `suites.${suite.name}`,
			message: `the change has other gate or metrics rules than its base: ${whose}`,
			next: "merge the new rules first, in a change of their own"
		}]
	};
}
// src/core/profiles/choose.ts
/** Which targets are profiled, under which pair of arms. */
/** Short runs in turn: what differs from run to run shows only if there are several. */
const PROFILE_RUNS = {
	runs: 10,
	sampleSec: .5
};
/** So that a table of hundreds of changed rows does not take hours. */
const MOST_TARGETS = 20;
/**
* Targets of contrasts of arms: all that have rows, or those with a row that regressed or
* improved, the largest effect first. What is left out is a problem.
*/
function chooseProfiles(plan, records, comparisons, of) {
	const targetOf = targetsByRow(plan, records);
	const problems = [];
	const choices = [];
	for (const contrast of plan.contrasts) {
		const rows = comparisons.filter((row) => row.contrast === contrast.id && isWanted(row, of));
		if (contrast.kind === "interaction" || rows.length === 0) continue;
		if (contrast.kind === "benchmarks") {
			problems.push({
				code: "profile-benchmarks",
				message: "a contrast of benchmarks is not profiled: only the arms of one benchmark are",
				where: contrast.id
			});
			continue;
		}
		for (const [target, own] of Map.groupBy(rows, ({ benchmark }) => targetOf.get(benchmark))) {
			if (target === void 0) continue;
			const benchmarks = [...new Set(own.map(({ benchmark }) => benchmark))];
			const { base, head } = contrast;
			const size = Math.max(...own.map(sizeOf));
			choices.push({
				contrast: contrast.id,
				base,
				head,
				target,
				benchmarks,
				size
			});
		}
	}
	choices.sort((a, b) => b.size - a.size);
	const left = choices.length - MOST_TARGETS;
	if (left > 0) {
		const message = `${left} more targets are not profiled: ${MOST_TARGETS} are the most of a run`;
		problems.push({
			code: "profile-many",
			message
		});
	}
	return {
		value: choices.slice(0, MOST_TARGETS).map(({ size: _, ...choice }) => choice),
		problems
	};
}
const isWanted = ({ verdict, role }, of) => role !== "geomean" && role !== "control" && (of === "all" || verdict.word === "regressed" || verdict.word === "improved");
const sizeOf = ({ estimate, unit }) => estimate.kind === "ratio" && unit === "s" ? Math.abs(estimate.point) : 0;
/** Target by the name of its benchmarks; one trial of each tells. */
function targetsByRow(plan, records) {
	const one = new Map(records.filter(({ status }) => status === "ok").map((record) => [record.trial.target, record]));
	const samples = collectSamples(plan, [...one.values()]).value;
	return new Map(samples.map(({ benchmark, target }) => [benchmark, target]));
}
/**
* Operations behind a trial's output: iterations of its one benchmark, or transactions of its
* load; null: it does not say, or says so of several benchmarks.
*/
function operationsOf(seen) {
	const transactions = seen.find(({ metric }) => metric === "transactions");
	if (transactions !== void 0) return transactions.value || null;
	const times = seen.filter(({ metric }) => metric === "time/op");
	if (new Set(times.map(({ benchmark, procs }) => `${benchmark} ${procs}`)).size !== 1) return null;
	return times.reduce((sum, { iterations }) => sum + (iterations ?? 0), 0) || null;
}
// src/core/text/path.ts
/** The path as it is when absolute, else below the folder. */
const absolutePath = (path, folder) => path.startsWith("/") ? path : `${folder}/${path}`;
// src/bench-ask.ts
/** What a door asks for, the suite that it means, and the command that asks for the same again. */
const DEFAULT_SUITE_FILE = ".gcbench.yml";
/** Finds the suite that is asked for and lays the caller's wishes over it. */
async function chooseSuite(ask, host) {
	const commit = await commitOf$1(ask.suiteRef ?? null, host);
	const text = await (commit === null ? host.files.read(absolutePath(ask.suiteFile, host.cwd)) : textAt(commit, ask.suiteFile, host));
	if (text === null && ask.suiteFile !== ".gcbench.yml") throw new HostError(`suite file ${ask.suiteFile} does not exist`, "gcbench init writes one");
	const found = pickSuite(text === null ? [zeroConfigSuite()] : readSuites(text, ask.suiteFile, workloads), ask);
	const suite = narrowed({
		...withProfile(found, ask.profile ?? null),
		variants: pickVariants(found, ask.variants),
		rounds: roundsOf(found, ask),
		budgetSec: ask.budgetSec ?? found.budgetSec,
		seed: ask.seed ?? found.seed
	});
	return ask.shard === null ? suite : shardOf(suite, ask.shard);
}
/**
* The suite with the rules and waivers of `policyRef`, which the change cannot have written; those
* of the folder where the door names none.
*/
async function chooseRuled(ask, host) {
	const suite = await chooseSuite(ask, host);
	const commit = await policyCommit(ask, host);
	const { value, problems } = commit === null ? {
		value: suite,
		problems: []
	} : ruledBy(suite, suitesAt(await textAt(commit, ask.suiteFile, host)), commit.sha);
	const waivers = await chooseWaivers(ask, host);
	if (ask.advisory !== true) return {
		suite: value,
		waivers,
		problems
	};
	return {
		suite: {
			...value,
			gate: {
				...value.gate,
				mode: "advisory"
			}
		},
		waivers,
		problems
	};
}
/** Rows that were accepted, by the file of whoever's rules hold. */
async function chooseWaivers(ask, host) {
	const commit = await policyCommit(ask, host);
	const text = await (commit === null ? host.files.read(`${host.cwd}/${WAIVERS_FILE}`) : textAt(commit, WAIVERS_FILE, host));
	return text === null ? [] : readWaivers(text, WAIVERS_FILE);
}
/** The commit whose rules hold; null: those of the folder do. */
const policyCommit = async ({ policyRef, suiteRef }, host) => commitOf$1(policyRef ?? suiteRef ?? null, host);
async function commitOf$1(ref, host) {
	if (ref === null) return null;
	const root = await host.git.root(host.cwd);
	if (root === null) throw new HostError(`no git repository for the rules of ${ref}`, "clone one");
	return {
		root,
		sha: await host.git.resolve(root, ref)
	};
}
/** Text of a file at a commit; null: it has none there. */
const textAt = ({ root, sha }, path, host) => host.git.show(root, sha, pathInside(root, path, host));
/** Suites of the base's file. One that cannot be read says nothing: a change can mend it. */
function suitesAt(text) {
	try {
		return text === null ? [] : readSuites(text, DEFAULT_SUITE_FILE, workloads);
	} catch (error) {
		if (error instanceof ConfigError) return [];
		throw error;
	}
}
function pathInside(root, path, host) {
	const absolute = absolutePath(path, host.cwd);
	if (absolute.startsWith(`${root}/`)) return absolute.slice(root.length + 1);
	throw new HostError(`${path} is outside the repository ${root}`, "keep it in the repository");
}
/** The caller's word on profiles over the suite's; how often and how long stays the suite's. */
function withProfile({ profile, ...suite }, of) {
	const rule = {
		...PROFILE_RUNS,
		of: "none",
		...profile,
		...of && { of }
	};
	return rule.of === "none" ? suite : {
		...suite,
		profile: rule
	};
}
function pickSuite(suites, ask) {
	const names = suites.map((suite) => suite.name);
	const [only, another] = suites;
	if (ask.suiteName === null && only !== void 0 && another === void 0) return only;
	const found = suites.find((suite) => suite.name === ask.suiteName);
	if (found !== void 0) return found;
	const known = `known: ${names.join(", ")}`;
	if (ask.suiteName === null) throw wrongAsk("suite", `${ask.suiteFile} has several suites; name one`, known);
	throw wrongAsk("suite", `unknown suite "${ask.suiteName}"; ${known}`, meant(ask.suiteName, names));
}
function pickVariants(suite, wanted) {
	if (wanted.length === 0) return suite.variants;
	const names = suite.variants.map((variant) => variant.name);
	return wanted.map((name) => {
		const found = suite.variants.find((variant) => variant.name === name);
		if (found !== void 0) return found;
		const known = `known: ${names.join(", ")}`;
		throw wrongAsk("variant", `unknown variant "${name}"; ${known}`, meant(name, names));
	});
}
function roundsOf(suite, ask) {
	const max = ask.roundsMax ?? Math.max(suite.rounds.max, ask.roundsMin ?? 0);
	return {
		min: Math.min(ask.roundsMin ?? suite.rounds.min, max),
		max
	};
}
const meant = (written, known) => {
	const near = nearest(written, known);
	return near === null ? void 0 : `did you mean "${near}"?`;
};
const wrongAsk = (where, message, next) => new ConfigError([{
	code: "bad-ask",
	where,
	message,
	...next === void 0 ? {} : { next }
}]);
/** Contrasts can only be between variants that are there: a narrowed suite drops the others. */
function narrowed(suite) {
	const has = (name) => suite.variants.some((variant) => variant.name === name);
	const contrasts = suite.contrasts.filter((ask) => variantsOf(ask).every(({ name }) => has(name)));
	const hasOne = contrasts.length === suite.contrasts.length || contrasts.some(({ kind }) => kind !== "aa");
	return {
		...suite,
		contrasts: hasOne ? contrasts : [{ kind: "refs" }, ...contrasts]
	};
}
/** Shards of one plan have seeds of their own, so that no two toss the same coins. */
const shardSuffix = (shard) => shard === null ? "" : `#${shard.index}`;
/** The command that does the same again: same commits, same seed, same order of trials. */
function repeatCommand(plan, ask) {
	const quote = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : JSON.stringify(text);
	const words = [
		"gcbench",
		"run",
		plan.suite.name
	];
	if (ask.suiteFile !== ".gcbench.yml") words.push("--config", ask.suiteFile);
	for (const side of ["base", "head"]) {
		const source = plan.sources[side];
		if (source === null) continue;
		words.push(`--${side}`, source.sha ?? source.asked);
		if (side === "base") words.push("--exact-base");
	}
	if (ask.suiteRef) words.push("--suite-ref", ask.suiteRef);
	if (ask.advisory === true) words.push("--advisory");
	for (const name of ask.variants) words.push("--variant", name);
	if (ask.profile) words.push("--profile", ask.profile);
	if (plan.shard !== null) words.push("--shard", `${plan.shard.index}/${plan.shard.count}`);
	const { min, max } = plan.shard === null ? plan.suite.rounds : {
		min: null,
		max: ask.roundsMax
	};
	if (max !== null) words.push("--rounds", min === null ? `${max}` : `${min}..${max}`);
	const seed = plan.seed.slice(0, plan.seed.length - shardSuffix(plan.shard).length);
	words.push("--budget", `${plan.suite.budgetSec}s`, "--seed", seed);
	return words.map(quote).join(" ");
}
// src/core/preview.ts
/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
const PREVIEW_NOISE_PCT = [
	1,
	3,
	10
];
/** Seconds a trial takes beside its benchmark: process start, reading what it printed. */
const TRIAL_OVERHEAD_SEC = .03;
/**
* Smallest effect seen with 80 % power after n rounds of a paired difference with this noise, by
* the normal approximation (z_{1-a/2} + z_{.8}) s / sqrt(n): what a look can hope for, not a test.
*/
const detectablePct = (noisePct, rounds, alpha) => (normalQuantile(1 - alpha / 2) + normalQuantile(.8)) * noisePct / Math.sqrt(rounds);
/** `sampleSec`: expected time of one benchmark in one trial. */
function makePreview(suite, sources, benchmarks, sampleSec) {
	const arms = makeArms(suite);
	const roundSec = benchmarks.length * arms.length * (sampleSec + TRIAL_OVERHEAD_SEC);
	const roundsInBudget = roundSec === 0 ? 0 : Math.floor(suite.budgetSec / roundSec);
	const rounds = Math.min(suite.rounds.max, roundsInBudget);
	return {
		suite,
		sources,
		arms,
		contrasts: makeContrasts(suite),
		benchmarks,
		roundSec,
		mostSec: rounds * roundSec,
		roundsInBudget,
		looks: looksOf(suite).map((look) => ({
			...look,
			detectablePct: PREVIEW_NOISE_PCT.map((noisePct) => detectablePct(noisePct, look.rounds, ALPHA * look.weight))
		}))
	};
}
const slotKey = (target, arm) => JSON.stringify([target, arm]);
const WHY_CAP = 400;
/**
* Targets of arms that never worked and failed in their first two rounds, or whose server failed
* in two rounds in a row at any time. A trial that fails now and then goes on: its losses are
* counted. Out of memory is a result, and being stopped by us is none. A function of the records
* alone, so that a resumed run gives up the same.
*/
function givenUp(records) {
	const bySlot = Map.groupBy(latestAttempts([...records]), ({ trial }) => slotKey(trial.target, trial.arm));
	const found = /* @__PURE__ */ new Map();
	for (const [key, all] of bySlot) {
		const last = hopelessAt(all.sort((a, b) => a.trial.round - b.trial.round));
		if (last === null) continue;
		const { target, arm, round } = last.trial;
		found.set(key, {
			target,
			arm,
			round,
			why: inShort(last.problem?.message ?? last.status)
		});
	}
	return found;
}
/** What happened, and the last thing that was said of it. */
function inShort(message) {
	const lines = message.split("\n").map((line) => line.trim());
	const last = lines.length > 1 ? ` ${lines.findLast(Boolean)}` : "";
	return `${lines[0]}${last}`.slice(0, WHY_CAP);
}
/** The record after which there is no hope; null: there is. */
function hopelessAt(inOrder) {
	let inARow = 0;
	let hasWorked = false;
	for (const record of inOrder) {
		if (!![
			"ok",
			"oom",
			"stopped"
		].includes(record.status)) [inARow, hasWorked] = [0, true];
		else if (!hasWorked || record.problem?.code === "server-failed") inARow++;
		else inARow = 0;
		if (inARow >= 2) return record;
	}
	return null;
}
/**
* Which targets of which arms are worth running: not given up, and not without a partner, because
* every slot that they are compared with was.
*/
function liveSlots(plan, records) {
	const dead = givenUp(records);
	const blockOf = new Map(plan.targets.map(({ id, block }) => [id, block]));
	const partnersOf = (target, arm) => plan.contrasts.flatMap((contrast) => {
		if (contrast.kind === "interaction") return [];
		if (contrast.kind === "benchmarks") {
			if (contrast.arm !== arm) return [];
			return plan.targets.filter(({ id, block }) => id !== target && block === blockOf.get(target)).map(({ id }) => slotKey(id, arm));
		}
		if (contrast.base === arm) return [slotKey(target, contrast.head)];
		return contrast.head === arm ? [slotKey(target, contrast.base)] : [];
	});
	return (target, arm) => {
		if (dead.has(slotKey(target, arm))) return false;
		const partners = partnersOf(target, arm);
		return partners.length === 0 || partners.some((partner) => !dead.has(partner));
	};
}
/** One problem per slot that was given up. */
function givenUpProblems(records) {
	return [...givenUp(records).values()].map(({ target, arm, round, why }) => ({
		code: "given-up",
		message: `not run after round ${round + 1}: failed in 2 rounds in a row`,
		where: `${target} on ${arm}`,
		next: `mend what it said last: ${why}`
	}));
}
// src/core/stats/binomial-test.ts
/**
* Two-sided exact p of "heads and tails are equally likely" for a coin that fell `heads` times
* on one side and `tails` on the other: twice the smaller tail of the binomial, at most 1.
* @example binomialTest(6, 0) // 2 / 64 = 0.03125
* @example binomialTest(0, 0) // 1
*/
function binomialTest(heads, tails) {
	const n = heads + tails;
	let term = 2 ** -n;
	let sum = 0;
	for (let k = 0; k <= Math.min(heads, tails); k++) {
		sum += term;
		term *= (n - k) / (k + 1);
	}
	return Math.min(1, 2 * sum);
}
// src/core/losses.ts
/** More than this share of lost pairs, and the row has failed. */
const MOST_LOST = .2;
/** The p below which losses are taken to depend on the side. */
const LOPSIDED_P = .05;
/**
* Losses in the first `rounds` rounds. A gap on both sides after the row's last number was not
* run, unless trials are known to have failed there.
*/
function countLosses(sample, rounds) {
	const there = (value) => Number.isFinite(value ?? NaN);
	const { base, head, failed, outOfMemory, givenUp } = sample;
	const losses = {
		ran: 0,
		lost: 0,
		baseOnly: 0,
		headOnly: 0
	};
	if (outOfMemory) losses.outOfMemory = outOfMemory;
	if (givenUp && givenUp.round < rounds) losses.givenUp = givenUp.detail;
	let bothGone = 0;
	for (let round = 0; round < Math.min(rounds, base.length); round++) {
		const [b, h] = [there(base[round]), there(head[round])];
		if (!b && !h) {
			bothGone++;
			continue;
		}
		losses.ran = round + 1;
		losses.lost += bothGone + (b && h ? 0 : 1);
		losses.baseOnly += !b && h ? 1 : 0;
		losses.headOnly += b && !h ? 1 : 0;
		bothGone = 0;
	}
	const unseen = Math.max(failed.base, failed.head) - losses.lost;
	const after = Math.max(0, Math.min(unseen, bothGone));
	return {
		...losses,
		ran: losses.ran + after,
		lost: losses.lost + after
	};
}
/** Whether so many pairs are lost that the row cannot be judged on what there is so far. */
function lostTooMany({ ran, lost }) {
	return lost > MOST_LOST * ran;
}
/**
* `failed` with its reason, or null. `most`: rounds that the row will have at the end; while more
* may come, a row fails early only if they cannot bring the share of lost pairs down enough.
*/
function lossVerdict(losses, most) {
	const { ran, lost, baseOnly, headOnly, outOfMemory: oom } = losses;
	const failed = (reason, detail) => {
		if (!oom) return {
			word: "failed",
			reason,
			detail
		};
		const counts = `base ${oom.base} times, head ${oom.head} times`;
		return {
			word: "failed",
			reason: "out-of-memory",
			detail: `out of memory in ${ran} rounds: ${counts}`
		};
	};
	if (losses.givenUp !== void 0) return {
		word: "failed",
		reason: "given-up",
		detail: losses.givenUp
	};
	const ofThem = `${baseOnly} on base only, ${headOnly} on head only`;
	if (lost > MOST_LOST * most && lost === ran) return failed("no-data", `none of ${ran} rounds gave a pair (${ofThem})`);
	if (most === 0) return failed("no-data", "no round was run");
	if (binomialTest(baseOnly, headOnly) < LOPSIDED_P) return failed("lopsided-losses", `rounds lost by one side more than by the other: ${ofThem}`);
	if (lost > MOST_LOST * most) return failed("lost-pairs", `${lost} of ${ran} rounds gave no pair (${ofThem})`);
	return null;
}
// src/core/sparse.ts
/** Rows that too few of the trials could give a number for, though nothing was wrong with them. */
/**
* Leaves out rows of metrics that a good trial may lack (a percentile of few transactions, a pause
* where nothing was collected) and too many did. Such a gap says nothing against the code, so the
* row has not failed; rounds whose trials failed are not counted here.
*/
function withoutSparse(rows) {
	const left = rows.filter(({ sample }) => isSparse(sample));
	const problems = left.map(({ sample }) => {
		const { ran, lost } = countLosses(sample, sample.base.length);
		return {
			code: "sparse-metric",
			message: `${metricFor(sample.metric).label} left out: ${lost} of ${ran} pairs of trials were too short to give it`,
			where: `${sample.contrast} ${sample.benchmark}`,
			next: "measure longer blocks"
		};
	});
	return {
		value: rows.filter((row) => !left.includes(row)),
		problems
	};
}
function isSparse(sample) {
	if (metricFor(sample.metric).isSparse !== true || sample.givenUp !== void 0) return false;
	const { ran, lost } = countLosses(sample, sample.base.length);
	return lostTooMany({
		ran,
		lost: lost - (sample.failed.base + sample.failed.head)
	});
}
// src/core/wanted.ts
/** Which of the metrics that a trial gave are rows of the table. */
/** What a server holds in memory is a result; a poll of a command's own tree is on request. */
const OF_SERVERS = ["rss-max", "vsz-max"];
/** Memory against speed needs both, whatever the suite names. */
const OF_LADDERS = ["vsz-max", "cpu-sec"];
/**
* The samples that the suite names, or whose metric is shown unless it is asked for. Beside a
* server the kernel's accounting is that of its load, which is nobody's question; and of what
* grows with the transactions the share of one is shown.
*/
function wantedSamples(plan, samples) {
	const { workload, metrics: named } = plan.suite;
	const isServed = (workloadOf(workload.kind).server?.(workload) ?? null) !== null;
	const seen = new Set(samples.map(({ metric }) => metric));
	const extra = /* @__PURE__ */ new Set([
		...isServed ? OF_SERVERS : [],
		...laddersOf(plan).length > 0 ? OF_LADDERS : [],
		...seen.has("gc-pause-total") ? ["cpu-sec"] : []
	]);
	const isDivided = PER_TRANSACTION.some(({ id }) => seen.has(id));
	return samples.filter(({ metric }) => {
		if (Object.hasOwn(named, metric)) return true;
		const { onRequest, fromUsage } = metricFor(metric);
		if (fromUsage !== null && isServed) return false;
		if (isDivided && GROWING.includes(metric)) return false;
		return !onRequest || extra.has(metric);
	});
}
// src/core/compare.ts
const placeKey = (arm, target, round) => JSON.stringify([
	arm,
	target,
	round
]);
function placesOf(records) {
	return new Map(latestAttempts(records).map((record) => {
		const { arm, target, round, position, attempt } = record.trial;
		const failed = record.status !== "ok" && record.status !== "stopped";
		return [placeKey(arm, target, round), {
			position,
			failed,
			attempt,
			isFresh: record.layoutSeed !== null,
			outOfMemory: record.status === "oom"
		}];
	}));
}
const GATING_ORDER = [
	"refs",
	"benchmarks",
	"variants"
];
/** The kind of contrast that the suite is about; its gating metrics decide. */
const mainKind = (plan) => GATING_ORDER.find((kind) => plan.contrasts.some((contrast) => contrast.kind === kind));
/**
* Margin of a metric that is exact as a rule but varies here (bytes per operation of a map, say):
* with a margin of 0 it could never be proved equivalent.
*/
const VARYING_MARGIN_PCT = 2;
const isConstant = (...samples) => samples.every(({ values }) => new Set(values.filter((value) => value !== null)).size < 2);
/** Rule of a metric: the suite's word for it, then its word for `*`, then the table's. */
function rulesFor(plan, benchmark, base, head) {
	const { metric } = base;
	const defined = metricFor(metric);
	const own = plan.suite.metrics[metric] ?? {};
	const any = plan.suite.metrics["*"] ?? {};
	const perBenchmark = Object.entries(own.marginPctByBenchmark ?? {}).find(([pattern]) => new RegExp(pattern).test(benchmark))?.[1];
	const usual = defined.assume === "exact" && !isConstant(base, head) ? VARYING_MARGIN_PCT : null;
	const margin = perBenchmark ?? own.marginPct ?? any.marginPct ?? usual ?? defined.marginPct;
	return {
		better: own.better ?? any.better ?? defined.better,
		assume: defined.assume,
		margin,
		gates: own.gates ?? defined.gates
	};
}
const roleOf = (plan, contrast, unchanged, gates) => {
	if (unchanged || contrast.kind === "aa") return "control";
	return gates && contrast.kind === mainKind(plan) ? "gating" : "informational";
};
/**
* Samples matched by round, for every contrast and series. The other half of the work, effect and
* verdict, is judge's. A series that only one side has is a problem, not a row.
*/
function pairSamples(plan, samples, records, rounds) {
	const places = placesOf(records);
	const dead = givenUp(records);
	const unitOf = new Map(plan.targets.map((target) => [target.id, target.unit]));
	const wanted = wantedSamples(plan, samples);
	const rows = [];
	const problems = [];
	for (const contrast of plan.contrasts) {
		if (contrast.kind === "interaction") continue;
		for (const pair of matched(contrast, wanted, places, problems)) {
			const unit = unitOf.get(pair.base.target) ?? "";
			const sample = makePair(plan, contrast, pair, {
				places,
				dead,
				unchanged: plan.unchanged.some((entry) => entry.contrast === contrast.id && entry.unit === unit),
				rounds
			});
			rows.push({
				sample,
				targets: [.../* @__PURE__ */ new Set([pair.base.target, pair.head.target])]
			});
		}
	}
	const { value, problems: sparse } = withoutSparse(rows);
	problems.push(...sparse);
	for (const contrast of plan.contrasts) if (contrast.kind === "interaction") value.push(...interactions(contrast, value));
	return {
		value,
		problems
	};
}
function matched(contrast, samples, places, problems) {
	const key = (benchmark, metric) => JSON.stringify([benchmark, metric]);
	const [baseArm, headArm] = contrast.kind === "benchmarks" ? [contrast.arm, contrast.arm] : [contrast.base, contrast.head];
	const bases = samples.filter((sample) => sample.arm === baseArm);
	const heads = samples.filter((sample) => sample.arm === headArm);
	const headByKey = new Map(heads.map((sample) => [key(sample.benchmark, sample.metric), sample]));
	const pairs = [];
	if (contrast.kind === "benchmarks") {
		const pattern = new RegExp(contrast.base);
		for (const base of bases) {
			if (!pattern.test(base.benchmark)) continue;
			const name = base.benchmark.replace(pattern, contrast.head);
			const head = headByKey.get(key(name, base.metric));
			if (head !== void 0 && head !== base) pairs.push({
				benchmark: `${base.benchmark} vs ${name}`,
				base,
				head
			});
		}
		if (pairs.length === 0) problems.push(nothingMatched(contrast, bases));
		return pairs;
	}
	for (const base of bases) {
		const head = headByKey.get(key(base.benchmark, base.metric));
		headByKey.delete(key(base.benchmark, base.metric));
		const other = head ?? emptySample(base, headArm, places);
		if (other === null) problems.push(onlyOn("base", base, contrast.id));
		else pairs.push({
			benchmark: base.benchmark,
			base,
			head: other
		});
	}
	for (const head of headByKey.values()) {
		const base = emptySample(head, baseArm, places);
		if (base === null) problems.push(onlyOn("head", head, contrast.id));
		else pairs.push({
			benchmark: head.benchmark,
			base,
			head
		});
	}
	return pairs;
}
/** The side on which every trial failed: a sample without numbers. Null: never tried there. */
function emptySample(seen, arm, places) {
	return seen.values.some((_, round) => places.has(placeKey(arm, seen.target, round))) ? {
		...seen,
		arm,
		values: []
	} : null;
}
const onlyOn = (side, sample, contrast) => ({
	code: `only-on-${side}`,
	message: `${sample.benchmark} ${sample.metric} was seen on ${side} only: nothing to compare`,
	where: contrast
});
const nothingMatched = (contrast, bases) => ({
	code: "no-benchmark-pair",
	message: `no two benchmarks match "${contrast.base}" -> "${contrast.head}"`,
	where: contrast.id,
	next: `known: ${[...new Set(bases.map((sample) => sample.benchmark))].join(", ") || "(none)"}`
});
function makePair(plan, contrast, { benchmark, base, head }, known) {
	const rule = rulesFor(plan, benchmark, base, head);
	const index = Array.from({ length: known.rounds }, (_, round) => round);
	const stopped = stopOf(known.dead, {
		base,
		head
	});
	const numberOf = (sample) => (round) => stopped !== null && round > stopped.round ? null : sample.values[round] ?? null;
	const at = (sample, round) => known.places.get(placeKey(sample.arm, sample.target, round));
	const failures = (sample) => index.filter((round) => at(sample, round)?.failed === true).length;
	const ooms = (sample) => index.filter((round) => at(sample, round)?.outOfMemory === true).length;
	const outOfMemory = {
		base: ooms(base),
		head: ooms(head)
	};
	const baseValues = index.map(numberOf(base));
	const present = baseValues.filter((number) => number !== null);
	const middle = present.length === 0 ? 0 : Math.abs(median(present));
	return {
		contrast: contrast.id,
		benchmark,
		metric: base.metric,
		unit: base.unit,
		better: rule.better,
		assume: rule.assume,
		marginPct: rule.margin === "noise" ? noiseMarginPct(base) : rule.margin,
		role: roleOf(plan, contrast, known.unchanged, rule.gates),
		base: baseValues,
		head: index.map(numberOf(head)),
		failed: {
			base: failures(base),
			head: failures(head)
		},
		...outOfMemory.base + outOfMemory.head > 0 ? { outOfMemory } : {},
		...stopped === null ? {} : { givenUp: stopped },
		headFirst: index.map((round) => {
			if (base.arm === head.arm && base.target === head.target) return null;
			const [b, h] = [at(base, round), at(head, round)];
			return b === void 0 || h === void 0 ? null : h.position < b.position;
		}),
		resolutionPct: middle === 0 || base.resolution === null ? null : 200 * base.resolution / middle,
		layout: index.some((round) => at(base, round)?.isFresh && at(head, round)?.isFresh) ? "fresh" : "single",
		reruns: index.filter((round) => (at(base, round)?.attempt ?? 0) > 0).length,
		machines: plan.machines
	};
}
/** The side that was given up first, in words; null: neither was. */
function stopOf(dead, sides) {
	return Object.entries(sides).flatMap(([side, { target, arm }]) => {
		const gone = dead.get(slotKey(target, arm));
		if (gone === void 0) return [];
		const detail = `${side} failed in 2 rounds in a row: ${gone.why}`;
		return [{
			round: gone.round,
			detail
		}];
	}).sort((a, b) => a.round - b.round)[0] ?? null;
}
/**
* The change's effect under the second variant over its effect under the first: with
* r = head/base of each, ln r2 - ln r1 is the interaction, paired by round like any other row.
*/
function interactions(contrast, rows) {
	const ratios = (row) => row.base.map((base, round) => {
		const head = row.head[round] ?? null;
		return base === null || head === null || base <= 0 || head <= 0 ? null : head / base;
	});
	return rows.flatMap(({ sample: first, targets }) => {
		if (first.contrast !== contrast.base || first.assume === "exact") return [];
		const second = rows.find(({ sample }) => sample.contrast === contrast.head && sample.benchmark === first.benchmark && sample.metric === first.metric)?.sample;
		if (second === void 0) return [];
		return [{
			sample: {
				...first,
				contrast: contrast.id,
				unit: "ratio",
				role: "informational",
				base: ratios(first),
				head: ratios(second),
				failed: {
					base: 0,
					head: 0
				},
				...second.givenUp ? { givenUp: second.givenUp } : {},
				headFirst: first.headFirst.map(() => null),
				resolutionPct: null
			},
			targets
		}];
	});
}
/**
* Margin "from measured noise": twice the median absolute successive difference of the base arm,
* in percent. Base only, so the change cannot widen its own margin.
*/
function noiseMarginPct(base) {
	const values = base.values.filter((value) => value !== null && value > 0);
	const steps = values.slice(1).map((value, i) => Math.abs(Math.log(value / (values[i] ?? value))));
	return steps.length === 0 ? 0 : 100 * (Math.exp(2 * median(steps)) - 1);
}
// src/core/stats/complete-pairs.ts
/**
* Pairs by round; a round with a gap (null) or a number that is not finite on either side is
* left out as a whole, so the sides always have the same length.
* @example completePairs([1, null, 3], [4, 5, 6]) // { rounds: [0, 2], base: [1, 3], head: [4, 6] }
*/
function completePairs(base, head) {
	const pairs = {
		rounds: [],
		base: [],
		head: []
	};
	base.forEach((b, round) => {
		const h = head[round] ?? null;
		if (b === null || h === null || !Number.isFinite(b) || !Number.isFinite(h)) return;
		pairs.rounds.push(round);
		pairs.base.push(b);
		pairs.head.push(h);
	});
	return pairs;
}
// src/core/estimators/exact.ts
/** Rounds after which a value that never changed is taken for a constant. */
const LEAST_ROUNDS = 3;
/** Both arms constant, as allocs/op usually is: two numbers say it all, without an interval. */
const exact = {
	id: "exact",
	about: "both sides gave the same number in every round: the numbers themselves, no interval",
	test: "none: both sides are constant",
	estimate(sample) {
		const { base, head } = completePairs(sample.base, sample.head);
		const constant = (values) => values.every((v) => v === values[0]);
		if (base.length < LEAST_ROUNDS || !constant(base) || !constant(head)) return null;
		return {
			value: {
				kind: "exact",
				n: base.length,
				base: base[0],
				head: head[0]
			},
			problems: []
		};
	}
};
// src/core/stats/detectable-effect.ts
/** Standard normal quantile of 0.8: the power that "detectable" stands for. */
const POWER_80 = .8416212;
/**
* Smallest effect that a comparison of this precision finds with 80 % power, on the interval's
* scale: half-width x (1 + z_0.8 / z_level), 1.43 half-widths at 95 %. The normal
* approximation of power for an estimate whose interval is +- z standard errors (any text on
* sample size, e.g. Lachin 1981). A guide, not a promise: under a level that was set by the
* table (Holm) more is needed. Infinite for a level of 0.
* @example detectableEffect({ low: -0.01, high: 0.01, level: 0.95 }) // 0.0142940
*/
function detectableEffect(interval) {
	return (interval.high - interval.low) / 2 * (1 + POWER_80 / normalQuantile((1 + interval.level) / 2));
}
// src/core/stats/differences.ts
/**
* One difference a pair: on the log scale when every value is positive, so that effects are
* ratios; else in units, since a logarithm of zero or less says nothing.
* @example differences([1, 1], [1, Math.E]) // { kind: 'ratio', values: [0, 1] }
* @example differences([0, 2], [1, 2])      // { kind: 'difference', values: [1, 0] }
*/
function differences$1(base, head) {
	const positive = base.every((b) => b > 0) && head.every((h) => h > 0);
	return {
		kind: positive ? "ratio" : "difference",
		values: base.map((b, i) => positive ? Math.log(head[i]) - Math.log(b) : head[i] - b)
	};
}
// src/core/stats/null-distribution.ts
const known = /* @__PURE__ */ new Map();
/** The cap of the signed-rank scores at n pairs, ceil(n / 2): one wild pair stays harmless. */
function scoreCap(n) {
	return Math.ceil(n / 2);
}
/**
* Null distribution of T = sum of the scores min(i, cap) whose coin shows heads, i = 1 ... n.
* Source: Wilcoxon 1945 for cap = n; general scores in Hettmansperger and McKean, Robust
* Nonparametric Statistical Methods, section 1.8.
* @example nullDistribution(6, 3).total    // 15
* @example nullDistribution(8, 4).cdf[3]   // 5 / 256 = 0.01953125
*/
function nullDistribution(n, cap = scoreCap(n)) {
	const key = n * 100003 + cap;
	const found = known.get(key);
	if (found) return found;
	const distribution = {
		n,
		cap,
		total: scoreSum(n, cap),
		cdf: coinSums(Array.from({ length: n }, (_, i) => Math.min(i + 1, cap)))
	};
	known.set(key, distribution);
	return distribution;
}
/** Sum of the first i scores min(j, cap). */
function scoreSum(i, cap) {
	return i <= cap ? i * (i + 1) / 2 : cap * (cap + 1) / 2 + (i - cap) * cap;
}
/**
* P(sum of the scores whose fair coin shows heads <= t) for t = 0 ... sum of all; whole scores.
* The generating function prod (1 + z^a_i) / 2, multiplied out one score at a time. Every step
* halves, so the entries are probabilities: exact doubles to 52 scores, and sums of positive
* terms (relative error below 1e-13) for the hundreds after that.
* @example coinSums([1, 2]) // [1/4, 1/2, 3/4, 1]
*/
function coinSums(scores) {
	const cdf = new Float64Array(scores.reduce((sum, score) => sum + score, 0) + 1);
	cdf[0] = 1;
	let top = 0;
	for (const score of scores) {
		top += score;
		for (let s = top; s >= score; s--) cdf[s] = (cdf[s] + cdf[s - score]) / 2;
		for (let s = score - 1; s >= 0; s--) cdf[s] = cdf[s] / 2;
	}
	for (let s = 1; s < cdf.length; s++) cdf[s] = cdf[s] + cdf[s - 1];
	return cdf;
}
// src/core/stats/signed-rank.ts
/**
* The capped signed-rank statistic T(theta): the sum, over the differences above theta, of the
* scores min(rank, cap), where rank orders the distances |d - theta|. Equal distances share the
* mean of their scores, so the scores of all differences always add up to the same total.
* Source: Wilcoxon 1945, with the scores bent at the cap.
* Linear time: the distances below and above theta are two sorted lists that are merged.
* @param sorted differences in ascending order
* @example signedRank([-1, 2, 3], 0, 3) // ranks 1, 2, 3; T = 2 + 3 = 5
*/
function signedRank(sorted, theta, cap) {
	const n = sorted.length;
	let above = 0;
	while (above < n && sorted[above] <= theta) above++;
	let under = above - 1;
	let rank = 0;
	let sum = 0;
	while (rank < n) {
		const left = under >= 0 ? theta - sorted[under] : Infinity;
		const right = above < n ? sorted[above] - theta : Infinity;
		const distance = Math.min(left, right);
		const first = rank;
		let positive = 0;
		while (under >= 0 && theta - sorted[under] === distance) {
			under--;
			rank++;
		}
		while (above < n && sorted[above] - theta === distance) {
			above++;
			rank++;
			positive++;
		}
		if (positive === 0) continue;
		sum += positive * (scoreSum(rank, cap) - scoreSum(first, cap)) / (rank - first);
	}
	return sum;
}
// src/core/stats/shift.ts
/**
* Prepares differences for estimate and interval. At least one difference, all finite.
* @example prepareShift([1, 3]).walsh // [1, 2, 3]
*/
function prepareShift(differences, capOf = scoreCap) {
	const sorted = Float64Array.from(differences).sort();
	const n = sorted.length;
	const { cap, total } = nullDistribution(n, capOf(n));
	const walsh = distinctAverages(sorted);
	const statisticAbove = (j) => j >= walsh.length - 1 ? 0 : signedRank(sorted, (walsh[j] + walsh[j + 1]) / 2, cap);
	return {
		n,
		cap,
		total,
		walsh,
		statisticAbove
	};
}
/**
* L(t) and U(t), the values between which T leaves more than t on either side:
* U = smallest Walsh average just above which T <= t; L = largest just below which S - T <= t.
* T falls as theta grows, so both are found by halving.
* Source: Hettmansperger and McKean, section 1.5 (interval from a signed-rank test).
* @example shiftEnds(prepareShift([1, 2, 3]), 0) // [1, 3]: the smallest and largest difference
*/
function shiftEnds(shift, t) {
	const { walsh, total, statisticAbove } = shift;
	const last = walsh.length - 1;
	const upper = firstWhere(0, last, (j) => statisticAbove(j) <= t);
	return [walsh[firstWhere(0, last, (j) => total - statisticAbove(j) > t)], walsh[upper]];
}
/** The smallest index from low to high where a test that turns true once is true; else high. */
function firstWhere(low, high, test) {
	let a = low;
	let b = high;
	while (a < b) {
		const middle = a + b >> 1;
		if (test(middle)) b = middle;
		else a = middle + 1;
	}
	return a;
}
function distinctAverages(sorted) {
	const n = sorted.length;
	const all = new Float64Array(n * (n + 1) / 2);
	let k = 0;
	for (let i = 0; i < n; i++) for (let j = i; j < n; j++) all[k++] = (sorted[i] + sorted[j]) / 2;
	all.sort();
	let distinct = 0;
	for (const w of all) if (distinct === 0 || w !== all[distinct - 1]) all[distinct++] = w;
	return all.subarray(0, distinct);
}
// src/core/stats/shift-estimate.ts
/**
* The shift at which the statistic is balanced: the middle of [L(m), U(m)], m = floor((S - 1)/2).
* With cap = n this is the estimate of Hodges and Lehmann (1963), the median Walsh average.
* @example shiftEstimate(prepareShift([1, 2, 3, 10])) // 2.5; Hodges-Lehmann says 2.75
*/
function shiftEstimate(shift) {
	const [low, high] = shiftEnds(shift, Math.floor((shift.total - 1) / 2));
	return (low + high) / 2;
}
// src/core/stats/shift-interval.ts
/**
* The largest t with 2 F(t) <= alpha, the level 1 - 2 F(t) it attains, and the share lambda of
* the way to the next attainable level; null when even t = 0 (level 1 - 2^(1-n)) is too low.
* @example attainableLevel(8, 4, 0.05) // { t: 3, level: 0.9609375, lambda: 0.23333... }
*/
function attainableLevel(n, cap, alpha) {
	const { cdf } = nullDistribution(n, cap);
	if (2 * cdf[0] > alpha) return null;
	let t = 0;
	while (t + 1 < cdf.length && 2 * cdf[t + 1] <= alpha) t++;
	const level = 1 - 2 * cdf[t];
	const next = 1 - 2 * (cdf[t + 1] ?? 1);
	return {
		t,
		level,
		lambda: (level - (1 - alpha)) / (level - next)
	};
}
/**
* Interval for the shift at level 1 - alpha: the signed-rank test turned round, with linear
* interpolation between the two attainable levels that enclose 1 - alpha. When the level cannot
* be attained at this n: smallest to largest difference, with its true level 1 - 2^(1-n).
* Source: Hettmansperger and McKean, section 1.5; interpolation after Hettmansperger and
* Sheather (1986), here linear.
* @example shiftInterval(prepareShift([1, 2, 3, 4, 5, 6]), 0.05)
* // lambda 0.6 between [1, 6] and [1.5, 5.5]: low 1.3, high 5.7, level 0.95
*/
function shiftInterval(shift, alpha) {
	const attainable = attainableLevel(shift.n, shift.cap, alpha);
	const [low, high] = shiftEnds(shift, attainable?.t ?? 0);
	if (!attainable) return {
		low,
		high,
		level: 1 - 2 ** (1 - shift.n)
	};
	const [nextLow, nextHigh] = shiftEnds(shift, attainable.t + 1);
	const { lambda } = attainable;
	return {
		low: (1 - lambda) * low + lambda * nextLow,
		high: (1 - lambda) * high + lambda * nextHigh,
		level: 1 - alpha
	};
}
// src/core/stats/tied-tail.ts
/**
* P(T <= t) when every sign is a fair coin, given the distances' ties: a tie group shares the
* mean of its scores, which makes other sums attainable than without ties (assuming none can
* err to the unsafe side by a step). Exact: half-whole scores are multiplied out doubled; the
* one group that lies across the cap, whose mean may be any fraction, is summed by binomial.
* Source: the conditional distribution of a signed-rank statistic (Pratt and Gibbons, Concepts
* of Nonparametric Theory, section 3.7), with bent scores.
* @param distances absolute differences in ascending order, none zero
* @example tiedTail([1, 1], 2, 1.5) // scores 1.5 1.5: P(T <= 1.5) = 3 / 4
*/
function tiedTail(distances, cap, t) {
	const n = distances.length;
	const doubled = [];
	let odd = {
		size: 0,
		score: 0
	};
	let tied = false;
	for (let first = 0; first < n;) {
		let next = first;
		while (next < n && distances[next] === distances[first]) next++;
		const size = next - first;
		const score = (scoreSum(next, cap) - scoreSum(first, cap)) / size;
		if (size > 1 && first < cap) tied = true;
		if (Number.isInteger(2 * score)) for (let i = 0; i < size; i++) doubled.push(2 * score);
		else odd = {
			size,
			score
		};
		first = next;
	}
	if (!tied) return nullDistribution(n, cap).cdf[Math.floor(t + 1e-9)] ?? 1;
	const cdf = coinSums(doubled);
	let tail = 0;
	let weight = 2 ** -odd.size;
	for (let heads = 0; heads <= odd.size; heads++) {
		const left = Math.floor(2 * (t - heads * odd.score) + 1e-9);
		if (left >= 0) tail += weight * (cdf[left] ?? 1);
		weight *= (odd.size - heads) / (heads + 1);
	}
	return tail;
}
// src/core/stats/signed-rank-p.ts
/**
* Two-sided exact p of "no shift" by the capped signed-rank test. Zero differences are taken out
* first and n, cap and scores made anew from the rest: a zero has no sign that could flip, and
* eleven zeros beside one negative would otherwise look like evidence. No non-zero: p = 1.
* Source: Wilcoxon 1945 (zeros left out); null distribution enumerated, no normal curve.
* @param capOf cap of the scores at n differences; n itself gives Wilcoxon's own test
* @example signedRankP([1, 2, 3, 4, 5, 6])          // 2 / 64 = 0.03125
* @example signedRankP([0, 0, 0, 0, 0, 0, 0, -1])   // 1
*/
function signedRankP(differences, capOf = scoreCap) {
	const sorted = Float64Array.from(differences.filter((d) => d !== 0)).sort();
	const n = sorted.length;
	if (n === 0) return 1;
	const cap = capOf(n);
	const sum = signedRank(sorted, 0, cap);
	const distances = sorted.map(Math.abs).sort();
	return Math.min(1, 2 * tiedTail(distances, cap, Math.min(sum, scoreSum(n, cap) - sum)));
}
// src/core/estimators/paired.ts
/** Fewest pairs for an interval at a level that was asked for. */
const LEAST_PAIRS$1 = 6;
/**
* The paired comparison: capped signed-rank estimate, interval and exact p on ln(head / base),
* or on head - base where a value is zero or less. Valid by the coin that orders every round,
* whatever the noise. Below 6 pairs: smallest to largest difference with its true level.
*/
const paired = {
	id: "paired",
	about: "differences inside rounds: capped signed-rank estimate, exact interval and p",
	test: "exact signed-rank test on paired differences, ranks capped at half",
	estimate(sample, alpha) {
		const { base, head } = completePairs(sample.base, sample.head);
		const n = base.length;
		if (n < 2) return {
			value: {
				kind: "none",
				n,
				why: n === 0 ? "no round gave a pair" : "one round gives no interval"
			},
			problems: []
		};
		const { kind, values } = differences$1(base, head);
		const shift = prepareShift(values);
		const interval = n < LEAST_PAIRS$1 ? range(shift) : shiftInterval(shift, alpha);
		return {
			value: {
				kind,
				n,
				point: shiftEstimate(shift),
				...interval,
				p: signedRankP(values),
				detectable: detectableEffect(interval)
			},
			problems: interval.level < 1 - alpha ? [lowLevel(n, interval.level, alpha)] : []
		};
	}
};
function range({ n, walsh }) {
	return {
		low: walsh[0],
		high: walsh.at(-1),
		level: 1 - 2 ** (1 - n)
	};
}
function lowLevel(n, level, alpha) {
	const pct = (share) => `${Number((100 * share).toFixed(2))} %`;
	return {
		code: "low-level",
		message: `${n} rounds give an interval of ${pct(level)} at most, not ${pct(1 - alpha)}`,
		next: "run more rounds"
	};
}
// src/core/estimators/index.ts
const estimators = [exact, paired];
/** The estimate of a sample at a two-sided alpha, and the name of the test behind it. */
function estimateSample(sample, alpha) {
	for (const { estimate, test } of estimators) {
		const found = estimate(sample, alpha);
		if (found) return {
			...found,
			test
		};
	}
	return {
		value: {
			kind: "none",
			n: 0,
			why: "no estimator applies"
		},
		problems: [],
		test: "none"
	};
}
// src/core/evidence.ts
/** What a stretch of rounds says about a row: its p, and its estimate at any level. */
function gatherEvidence(sample, from, to) {
	const cut = (list) => list.slice(from, to);
	const part = {
		...sample,
		base: cut(sample.base),
		head: cut(sample.head),
		headFirst: cut(sample.headFirst),
		machines: sample.machines && cut(sample.machines)
	};
	const { base, head } = completePairs(part.base, part.head);
	const isConstant = base.length >= 3 && base.every((b) => b === base[0]) && head.every((h) => h === head[0]);
	const p = signedRankP(differences$1(base, head).values);
	return {
		sample: part,
		from,
		to,
		n: base.length,
		isConstant,
		p
	};
}
/** Declared exact and constant: its verdict needs no test, so it is in no family of tests. */
function isExact({ sample, isConstant }) {
	return sample.assume === "exact" && isConstant;
}
/** Null where nothing was estimated. Exact constants have an interval without width. */
function effectOf(sample, estimate) {
	if (estimate.kind === "none") return null;
	const stepPct = sample.assume === "exact" ? 0 : sample.resolutionPct ?? 0;
	if (estimate.kind === "ratio") {
		const { point, low, high } = estimate;
		return {
			point,
			low,
			high,
			...onLogScale(sample.marginPct, stepPct)
		};
	}
	if (estimate.kind === "exact") {
		const { base, head } = estimate;
		const isRatio = base > 0 && head > 0;
		const point = isRatio ? Math.log(head) - Math.log(base) : head - base;
		return {
			point,
			low: point,
			high: point,
			...isRatio ? onLogScale(sample.marginPct, stepPct) : inUnits(Math.abs(base), sample.marginPct, stepPct)
		};
	}
	const { base } = completePairs(sample.base, sample.head);
	const { point, low, high } = estimate;
	return {
		point,
		low,
		high,
		...inUnits(Math.max(0, median(base)), sample.marginPct, stepPct)
	};
}
const onLogScale = (marginPct, stepPct) => ({
	margin: Math.log1p(marginPct / 100),
	step: Math.log1p(stepPct / 100)
});
/** Percent of the base value; of a base of zero nothing is left, so any shift counts. */
const inUnits = (base, marginPct, stepPct) => ({
	margin: base * marginPct / 100,
	step: base * stepPct / 100
});
/** The estimate of a stretch of rounds at a two-sided alpha, for a reader. */
function seeEvidence(evidence, alpha) {
	const { value, problems, test } = estimateSample(evidence.sample, alpha);
	return {
		evidence,
		estimate: value,
		problems,
		test
	};
}
/** The effect in a stretch of rounds at a two-sided alpha; null where there is none. */
function effectIn({ sample }, alpha) {
	return effectOf(sample, estimateSample(sample, alpha).value);
}
// src/core/stats/chi-square-tail.ts
/**
* P(chi-square with `freedom` degrees of freedom > x): the upper incomplete gamma function
* Q(freedom / 2, x / 2). Series below, continued fraction (Lentz) above a + 1.
* Source: Abramowitz and Stegun 6.5.29 and 6.5.31.
* @example chiSquareTail(3.841458820694124, 1) // 0.05
*/
function chiSquareTail(x, freedom) {
	if (!(x > 0)) return 1;
	const a = freedom / 2;
	const half = x / 2;
	const front = Math.exp(a * Math.log(half) - half - logGammaOfHalf(freedom));
	return half < a + 1 ? 1 - front * lowerSeries(a, half) : front * upperFraction(a, half);
}
/** ln Gamma(k / 2) for a whole k >= 1, from Gamma(1/2) = sqrt(pi) and Gamma(1) = 1. */
function logGammaOfHalf(k) {
	let sum = k % 2 === 1 ? Math.log(Math.PI) / 2 : 0;
	for (let j = k - 2; j > 0; j -= 2) sum += Math.log(j / 2);
	return sum;
}
function lowerSeries(a, x) {
	let term = 1 / a;
	let sum = term;
	for (let k = 1; term > sum * 1e-16; k++) {
		term *= x / (a + k);
		sum += term;
	}
	return sum;
}
function upperFraction(a, x) {
	let b = x + 1 - a;
	let c = 1e300;
	let d = 1 / b;
	let value = d;
	for (let k = 1; k < 1e3; k++) {
		const step = -k * (k - a);
		b += 2;
		d = 1 / (step * d + b);
		c = b + step / c;
		value *= c * d;
		if (Math.abs(c * d - 1) < 1e-15) break;
	}
	return value;
}
// src/core/stats/kruskal-wallis.ts
/**
* p of "all groups come from one distribution": Kruskal and Wallis's H on mid-ranks with the
* tie correction, against chi-square with groups - 1 degrees of freedom. The approximation is
* meant for groups of 4 and more. Fewer than two groups, or all values equal: 1.
* Source: Kruskal and Wallis, Use of ranks in one-criterion variance analysis, 1952.
* @example kruskalWallis([[1, 2, 3, 4], [5, 6, 7, 8]]) // H = 5.3333, p = 0.0209213
*/
function kruskalWallis(groups) {
	const all = groups.flatMap((values, group) => values.map((value) => ({
		value,
		group
	})));
	all.sort((a, b) => a.value - b.value);
	const n = all.length;
	const sums = groups.map(() => 0);
	let ties = 0;
	for (let start = 0; start < n;) {
		let end = start;
		while (end < n && all[end].value === all[start].value) end++;
		const rank = (start + 1 + end) / 2;
		for (let i = start; i < end; i++) sums[all[i].group] += rank;
		ties += (end - start) ** 3 - (end - start);
		start = end;
	}
	if (groups.length < 2 || ties === n ** 3 - n) return 1;
	const squares = groups.reduce((sum, { length }, g) => sum + sums[g] ** 2 / length, 0);
	return chiSquareTail((12 / (n * (n + 1)) * squares - 3 * (n + 1)) / (1 - ties / (n ** 3 - n)), groups.length - 1);
}
// src/core/machines.ts
/** Fewest pairs of a machine whose estimate counts against another's. */
const LEAST_PAIRS = 4;
const DIFFERS_P = .05;
function groupByMachine(sample) {
	const { machines } = sample;
	if (machines === null) return [];
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const { values } = differences$1(base, head);
	const groups = /* @__PURE__ */ new Map();
	rounds.forEach((round, i) => {
		const machine = machines[round];
		if (machine == null) return;
		groups.set(machine, [...groups.get(machine) ?? [], values[i]]);
	});
	return [...groups].map(([machine, list]) => ({
		machine,
		values: list
	}));
}
const estimateGroup = ({ machine, values }) => ({
	machine,
	n: values.length,
	point: shiftEstimate(prepareShift(values))
});
/** The estimate of every machine by itself; [] when the pairs come from one. */
function estimateMachines(sample) {
	const groups = groupByMachine(sample);
	return groups.length < 2 ? [] : groups.map(estimateGroup);
}
const solid = (sample) => groupByMachine(sample).filter(({ values }) => values.length >= LEAST_PAIRS);
function differs(groups) {
	return groups.length > 1 && kruskalWallis(groups.map(({ values }) => values)) < DIFFERS_P;
}
/** The effect differs by machine, and two machines even see opposite directions. */
function machinesDisagree(sample) {
	if (sample.machines === null) return false;
	const groups = solid(sample);
	if (!differs(groups)) return false;
	const points = groups.map((group) => estimateGroup(group).point);
	return points.some((point) => point > 0) && points.some((point) => point < 0);
}
/** What a reader of a pooled row should know about its machines. */
function machineProblems(sample) {
	const groups = groupByMachine(sample);
	if (groups.length < 2) return [];
	const problems = [];
	const few = groups.filter(({ values }) => values.length < LEAST_PAIRS);
	if (few.length > 0) problems.push({
		code: "few-pairs-on-machine",
		message: `${few.map(({ machine, values }) => `${machine} gave ${values.length}`).join(", ")} of the pairs: too few to say whether it differs`,
		next: `run at least ${LEAST_PAIRS} rounds on every machine`
	});
	if (differs(solid(sample))) problems.push({
		code: "differs-by-machine",
		message: "the effect differs by machine: the estimate is for these machines taken together",
		next: "read the estimates per machine"
	});
	return problems;
}
// src/core/explain.ts
/** From a row's standing to the Comparison of the report, with its explanation and footnotes. */
/** The row as it stands. `alpha`: of the interval of a row that no look has seen yet. */
function explainStanding(row, rounds, alpha) {
	const seen = row.seen ?? seeEvidence(gatherEvidence(row.sample, 0, rounds), alpha);
	const { sample } = seen.evidence;
	const { base, head } = completePairs(sample.base, sample.head);
	const { contrast, benchmark, metric, unit, better, marginPct, role } = sample;
	return {
		contrast,
		benchmark,
		metric,
		unit,
		better,
		marginPct,
		role,
		baseValue: base.length === 0 ? null : median(base),
		headValue: head.length === 0 ? null : median(head),
		estimate: seen.estimate,
		verdict: row.seen === null ? unseenVerdict(row.verdict, base.length) : row.verdict,
		explanation: {
			test: seen.test,
			looksTaken: row.looksTaken,
			pSequential: row.pSequential,
			pAdjusted: row.pAdjusted,
			family: row.family,
			lostPairs: row.losses.lost,
			reruns: sample.reruns,
			resolutionPct: sample.resolutionPct,
			layout: sample.layout,
			secondRunEffect: secondRunEffect(sample, seen.estimate),
			machines: estimateMachines(sample)
		},
		problems: [...seen.problems, ...problemsOf(row, seen)]
	};
}
function unseenVerdict(verdict, n) {
	return verdict.word === "inconclusive" && n >= 6 ? {
		word: "inconclusive",
		reason: "no-decision",
		roundsNeeded: null
	} : verdict;
}
/**
* What running second costs, as ln(second / first): half the difference between the median
* ln(head / base) of the pairs in which head ran second and of those in which it ran first, so
* that the effect itself cancels. Null: no ratio, or not both orders.
*/
function secondRunEffect(sample, estimate) {
	if (estimate.kind !== "ratio") return null;
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const inOrder = (headFirst) => rounds.flatMap((round, i) => sample.headFirst[round] === headFirst ? [Math.log(head[i] / base[i])] : []);
	const [second, first] = [inOrder(false), inOrder(true)];
	if (second.length === 0 || first.length === 0) return null;
	return (median(second) - median(first)) / 2;
}
function problemsOf(row, { evidence, estimate }) {
	const problems = machineProblems(evidence.sample);
	const { lost, ran } = row.losses;
	if (lost > 0 && row.verdict.word !== "failed") {
		const message = `${lost} of ${ran} rounds gave no pair of numbers and were left out`;
		problems.push({
			code: "lost-pairs",
			message
		});
	}
	const { base, head } = completePairs(evidence.sample.base, evidence.sample.head);
	if (base.every((b) => b === 0) && head.some((h) => h !== 0)) problems.push({
		code: "new-non-zero",
		message: "base was zero in every round: the change has no percentage"
	});
	const effect = effectOf(evidence.sample, estimate);
	if (effect !== null && effect.point !== 0 && Math.abs(effect.point) < effect.step) problems.push({
		code: "below-resolution",
		message: "the change is smaller than the step in which the metric is printed"
	});
	return problems;
}
// src/core/geomean.ts
/** The geomean row of a contrast and metric: all its rows in one, round by round (rule 4.5). */
const GEOMEAN = "geomean";
/**
* One row for every contrast and metric with two or more rows of positive numbers. Its value in
* a round is the geometric mean over the rows, so its difference is the mean of their
* differences and keeps what they share; a round in which a row has no pair counts for none.
* Rows that lost too many pairs or were given up are left out, controls too.
*/
function geomeanRows(samples) {
	const usable = samples.filter((sample) => (sample.role === "gating" || sample.role === "informational") && sample.givenUp === void 0 && !lostTooMany(countLosses(sample, sample.base.length)) && [...sample.base, ...sample.head].every((value) => value === null || value > 0) && sample.base.some((value) => value !== null));
	return [...Map.groupBy(usable, ({ contrast, metric, unit }) => JSON.stringify([
		contrast,
		metric,
		unit
	])).values()].filter((rows) => rows.length > 1).map(geomeanOf);
}
/** The strictest margin of the rows; one of 0 belongs to a constant, and a mean seldom is one. */
function marginOf(rows) {
	const margins = rows.map(({ marginPct }) => marginPct).filter((margin) => margin > 0);
	return margins.length === 0 ? 0 : Math.min(...margins);
}
function geomeanOf(rows) {
	const [first] = rows;
	const isComplete = first.base.map((_, round) => rows.every(({ base, head }) => (base[round] ?? null) !== null && (head[round] ?? null) !== null));
	const mean = (side) => isComplete.map((complete, round) => {
		if (!complete) return null;
		const logs = rows.map((row) => Math.log(row[side][round]));
		return Math.exp(logs.reduce((sum, x) => sum + x, 0) / rows.length);
	});
	return {
		...first,
		benchmark: GEOMEAN,
		role: "geomean",
		assume: rows.every(({ assume }) => assume === "exact") ? "exact" : "noisy",
		marginPct: marginOf(rows),
		base: mean("base"),
		head: mean("head"),
		failed: {
			base: 0,
			head: 0
		},
		headFirst: first.headFirst.map(() => null),
		resolutionPct: null,
		layout: rows.every(({ layout }) => layout === "fresh") ? "fresh" : "single",
		reruns: 0
	};
}
// src/core/standing.ts
/** A row before its first look. */
function openStanding(sample, family, rounds) {
	return {
		sample,
		seen: null,
		verdict: {
			word: "inconclusive",
			reason: "too-few-rounds",
			roundsNeeded: null
		},
		decidedAt: null,
		losses: countLosses(sample, rounds),
		looksTaken: [],
		pSequential: null,
		pAdjusted: null,
		isExempt: false,
		family
	};
}
// src/core/stats/holm.ts
/**
* Adjusted p-values that keep the chance of any false rejection in the family below alpha, for
* every kind of dependence: in ascending order max over j <= i of (m - j + 1) p_(j), at most 1.
* Source: Holm, A simple sequentially rejective multiple test procedure, 1979.
* @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
*/
function holm(p) {
	const adjusted = new Array(p.length);
	let highest = 0;
	p.map((_, i) => i).sort((a, b) => p[a] - p[b]).forEach((row, position) => {
		highest = Math.max(highest, Math.min(1, (p.length - position) * p[row]));
		adjusted[row] = highest;
	});
	return adjusted;
}
// src/core/stats/rounds-needed.ts
/**
* Rounds after which the half-width is about `target`, when it is `halfWidth` after n rounds:
* n (halfWidth / target)^2, since widths shrink with the square root of n. At least n + 1;
* null when the target is not positive or the answer is beyond counting (a million rounds).
* @example roundsNeeded(10, 0.03, 0.02) // 23
*/
function roundsNeeded(n, halfWidth, target) {
	if (!(target > 0)) return null;
	const rounds = Math.max(n + 1, Math.ceil(n * (halfWidth / target) ** 2));
	return rounds <= 1e6 ? rounds : null;
}
// src/core/verdict.ts
/** The word on one row from its evidence (rules 4.4 and 4.1.4): no looks, no table. */
function verdictOf(evidence, estimate, bar) {
	const { sample, n } = evidence;
	const proof = effectIn(evidence, bar.proofAlpha);
	if (proof === null) return inconclusive("too-few-rounds", null);
	if (isExact(evidence)) return constantVerdict(sample, estimate, proof);
	const toGo = roundsToGo(estimate, proof);
	if (n < 6) return inconclusive("too-few-rounds", toGo);
	const verdict = noisyVerdict(sample, estimate, proof, bar);
	if (verdict === null) return noisyVerdict(sample, estimate, {
		...proof,
		step: 0
	}, bar) !== null ? inconclusive("below-resolution", null) : inconclusive("no-decision", toGo);
	return machinesDisagree(sample) ? inconclusive("machines-disagree", null) : verdict;
}
const inconclusive = (reason, rounds) => ({
	word: "inconclusive",
	reason,
	roundsNeeded: rounds
});
function constantVerdict(sample, estimate, effect) {
	if (Math.abs(effect.point) > effect.margin) return moved(sample, effect.point, "exact", true);
	return sameConstants(estimate);
}
/** Constants that are equal, or whose difference the margin allows. */
function sameConstants(estimate) {
	if (estimate.kind !== "exact" || estimate.base !== estimate.head) return {
		word: "equivalent",
		reason: "inside-margin"
	};
	return {
		word: "equivalent",
		reason: estimate.base === 0 ? "all-zero" : "exact-equal"
	};
}
const moved = ({ better }, point, reason, certain) => {
	return {
		word: (better === "lower" ? point > 0 : point < 0) ? "regressed" : "improved",
		reason,
		certain
	};
};
/**
* Regressed, improved or equivalent; null: neither is shown. Nothing is said about a shift below
* the printed step, and no equivalence inside a margin that is finer than it.
*/
function noisyVerdict(sample, estimate, proof, { alpha, pAdjusted, overall }) {
	const { point, margin, step } = proof;
	const reach = overall ?? point;
	if (Math.sign(reach) === Math.sign(point) && point !== 0 && Math.abs(reach) >= Math.max(margin, step) && pAdjusted !== null && pAdjusted <= alpha) {
		const isExactPair = estimate.kind === "exact";
		const [low, high] = "low" in estimate ? [estimate.low, estimate.high] : [point, point];
		const certain = low > margin || high < -margin;
		return moved(sample, point, isExactPair ? "exact" : "shift", certain);
	}
	if (estimate.kind === "exact" && estimate.base === 0 && estimate.head === 0) return sameConstants(estimate);
	if (!(proof.low > -margin && proof.high < margin) || step >= margin) return null;
	return sameConstants(estimate);
}
/**
* Rounds that would decide at the present noise: until the half-width is the way to the margin
* (an effect inside it: proof of no change), or the effect itself (beyond it: proof of a shift).
*/
function roundsToGo(estimate, { point, margin }) {
	if (!("low" in estimate)) return null;
	const size = Math.abs(point);
	const halfWidth = (estimate.high - estimate.low) / 2;
	return roundsNeeded(estimate.n, halfWidth, size >= margin ? size : margin - size);
}
// src/core/judge-looks.ts
/** A family of rows judged at planned looks: Holm over the rows at every look (4.3, 4.5). */
/**
* Looks that the data have reached, in order. When no more rounds will come, the rest of alpha is
* spent on a look at the last round, if there are rounds after `from` to look at.
*/
function reachedLooks(looks, rounds, final, from = 0) {
	const reached = looks.filter((look) => look.rounds <= rounds);
	const planned = looks.slice(reached.length).reduce((sum, look) => sum + look.weight, 0);
	const isBetween = (reached.at(-1)?.rounds ?? from) < rounds;
	if (final && isBetween && planned > 0) reached.push({
		rounds,
		weight: planned
	});
	return reached;
}
/** Judges the rows at every look that was reached; a decided row keeps the result of its look. */
function judgeAtLooks(samples, test, rounds, final) {
	const standings = samples.map((sample) => openStanding(sample, test.family, rounds));
	const looks = reachedLooks(test.looks, rounds, final, test.from);
	const last = test.looks.at(-1).rounds;
	looks.forEach((look, k) => {
		const most = final && k === looks.length - 1 ? look.rounds : Math.max(last, look.rounds);
		takeLook(standings, test, look, most);
	});
	return standings;
}
function takeLook(standings, test, look, most) {
	const judged = [];
	for (const row of standings) {
		if (row.decidedAt !== null || !survives(row, look.rounds, most)) continue;
		const evidence = gatherEvidence(row.sample, test.from, look.rounds);
		row.looksTaken.push(look.rounds);
		row.isExempt = isExact(evidence);
		row.pSequential = Math.min(row.pSequential ?? 1, evidence.p / look.weight);
		judged.push([row, evidence]);
	}
	const family = standings.filter((row) => !row.isExempt);
	const adjusted = holm(family.map((row) => row.pSequential ?? 1));
	family.forEach((row, i) => {
		if (row.decidedAt === null) row.pAdjusted = adjusted[i];
	});
	for (const [row, evidence] of judged) settle(row, evidence, test, look);
}
function settle(row, evidence, test, look) {
	const lookAlpha = test.alpha * look.weight;
	row.seen = seeEvidence(evidence, lookAlpha);
	if (row.isExempt) {
		row.family = "none: exact";
		row.pSequential = null;
	}
	row.verdict = verdictOf(evidence, row.seen.estimate, {
		alpha: test.alpha,
		pAdjusted: row.pAdjusted,
		proofAlpha: lookAlpha * test.proofShare,
		overall: test.confirm ? confirmedPoint(row.sample, test.from, look.rounds) : null
	});
	if (row.verdict.word !== "inconclusive") row.decidedAt = look.rounds;
}
/** Estimate over all rounds, those included that chose the row; 0 if these point the other way. */
function confirmedPoint(sample, from, to) {
	const point = (rounds) => effectIn(gatherEvidence(sample, 0, rounds), 1)?.point ?? 0;
	const whole = point(to);
	return Math.sign(point(from)) === Math.sign(whole) ? whole : 0;
}
/** False when the row's losses fail it, or leave it unjudged at this look. */
function survives(row, rounds, most) {
	if (row.sample.role === "geomean") return true;
	const losses = countLosses(row.sample, rounds);
	row.losses = losses;
	const failed = lossVerdict(losses, losses.ran < rounds ? losses.ran : most);
	if (failed !== null) {
		row.verdict = failed;
		row.decidedAt = rounds;
	}
	return failed === null && !lostTooMany(losses);
}
// src/core/stats/benjamini-hochberg.ts
/**
* Adjusted p-values that keep the expected share of false rejections below the level: in
* ascending order min over j >= i of m p_(j) / j, at most 1.
* Source: Benjamini and Hochberg, Controlling the false discovery rate, 1995.
* @example benjaminiHochberg([0.01, 0.04, 0.03]) // [0.03, 0.04, 0.04]
*/
function benjaminiHochberg(p) {
	const adjusted = new Array(p.length);
	let lowest = 1;
	p.map((_, i) => i).sort((a, b) => p[b] - p[a]).forEach((row, position) => {
		lowest = Math.min(lowest, p.length * p[row] / (p.length - position));
		adjusted[row] = lowest;
	});
	return adjusted;
}
// src/core/stats/selected-alpha.ts
/**
* Alpha of the intervals of rows that were picked out of a list because they looked
* interesting: alpha x selected / all, so that the expected share of wrong intervals among the
* picked ones stays below alpha (false coverage rate).
* Source: Benjamini and Yekutieli, False discovery rate-adjusted multiple confidence intervals
* for selected parameters, 2005.
* @example selectedAlpha(0.05, 3, 30) // 0.005: intervals at 99.5 %
*/
function selectedAlpha(alpha, selected, all) {
	return selected === 0 ? alpha : alpha * selected / all;
}
// src/core/judge-list.ts
/**
* Rows that decide nothing: informational rows, geomeans, controls. They have as many rounds as
* the rows beside them needed, so they are judged once, on all of them, with a p and a level that
* hold whichever planned look was the last.
*/
function judgeList(samples, kind, design, rounds, final) {
	const { alpha } = design;
	const looks = reachedLooks(design.looks, rounds, final);
	const rows = samples.map((sample) => openStanding(sample, "", rounds));
	const gathered = rows.map((row) => gather(row, looks));
	const tested = rows.filter((row) => !row.isExempt);
	const p = tested.map((row) => row.pSequential ?? 1);
	const adjusted = kind === "list" ? benjaminiHochberg(p) : holm(p);
	const found = adjusted.filter((value) => value <= alpha).length;
	tested.forEach((row, i) => {
		row.pAdjusted = adjusted[i];
		row.family = kind === "list" ? `Benjamini-Hochberg over ${tested.length} rows that do not gate` : `Holm over ${tested.length} control rows`;
	});
	rows.forEach((row, i) => {
		if (gathered[i] === null) return;
		const { evidence, weight } = gathered[i];
		row.seen = seeEvidence(evidence, (kind === "list" && row.pAdjusted !== null && row.pAdjusted <= alpha ? selectedAlpha(alpha, found, tested.length) : alpha) * weight);
		row.verdict = verdictOf(evidence, row.seen.estimate, {
			alpha,
			pAdjusted: row.pAdjusted,
			proofAlpha: 2 * alpha * weight,
			overall: null
		});
	});
	return rows;
}
/** Takes the looks that the row's own rounds reach: the last one's evidence and weight. */
function gather(row, looks) {
	let last = null;
	for (const look of looks) {
		if (row.losses.ran <= (row.looksTaken.at(-1) ?? 0)) break;
		const evidence = gatherEvidence(row.sample, 0, look.rounds);
		row.looksTaken.push(look.rounds);
		row.pSequential = Math.min(row.pSequential ?? 1, evidence.p / look.weight);
		last = {
			evidence,
			weight: look.weight
		};
	}
	const rounds = row.looksTaken.at(-1) ?? looks.at(-1)?.rounds ?? null;
	if (rounds !== null && !survives(row, rounds, rounds)) last = null;
	if (last !== null && isExact(last.evidence)) {
		row.isExempt = true;
		row.pSequential = null;
		row.family = "none: exact";
	}
	return last;
}
// src/core/judge-screen.ts
/**
* Many rows: a first stage over all of them flags what looks like a shift, and only flagged rows
* are run again, on fresh rounds that alone decide (4.5). Valid whatever the first stage does,
* since its rounds are not tested, and quiet rows cost no more than the first stage.
*/
/** Rows from which on screening is worth its second stage. */
const MOST_ROWS_BY_LOOKS = 8;
/** Fresh rounds at which flagged rows are looked at. */
const FRESH_LOOKS = [12, 20];
/** The screen for this many tested rows; null: few rows, or too few rounds for a second stage. */
function screenFor(looks, rows) {
	const [first, last] = [looks[0].rounds, looks.at(-1).rounds];
	if (rows <= MOST_ROWS_BY_LOOKS || last < first + FRESH_LOOKS[0]) return null;
	return {
		first,
		most: Math.min(last, first + FRESH_LOOKS[1])
	};
}
/**
* Looks of the second stage with `flagged` rows, by rounds of the whole run. The first one is
* late enough for Holm's strictest row to be rejected there: 2^(1-n) <= alpha / (2 flagged).
*/
function freshLooks({ first, most }, flagged, alpha) {
	const least = Math.ceil(1 + Math.log2(2 * Math.max(1, flagged) / alpha));
	const early = first + Math.max(FRESH_LOOKS[0], least);
	if (most < first + FRESH_LOOKS[1] || early >= most) return [{
		rounds: most,
		weight: 1
	}];
	return [{
		rounds: early,
		weight: .5
	}, {
		rounds: most,
		weight: .5
	}];
}
/** Judges the rows; `looks`: the first stage and the looks of the second. */
function judgeByScreen(samples, screen, alpha, rounds, final) {
	const start = {
		rounds: screen.first,
		weight: 1
	};
	if (rounds < screen.first) return {
		standings: judgeAtLooks(samples, {
			...SINGLE,
			alpha,
			looks: [start],
			family: `Holm over ${samples.length} rows`
		}, rounds, final),
		looks: [start]
	};
	const standings = samples.map((sample) => openStanding(sample, "", screen.first));
	const flagged = standings.filter((row) => isFlagged(row, screen, alpha));
	const counts = `${flagged.length} flagged of ${samples.length} gating rows`;
	for (const row of standings) if (!row.isExempt) row.family = `screened: ${counts}`;
	const looks = freshLooks(screen, flagged.length, alpha);
	reproduce(flagged, {
		...SINGLE,
		alpha,
		looks,
		from: screen.first,
		confirm: true,
		family: `Holm over ${counts}, on fresh rounds`
	}, rounds, final);
	return {
		standings,
		looks: [start, ...looks]
	};
}
/** Equivalence is shown by the interval that is printed: half of alpha in either stage. */
const SINGLE = {
	from: 0,
	confirm: false,
	proofShare: 1
};
/**
* First stage of one row: settles it unless it looks like a shift, that is unless the 90 %
* interval (at alpha = .05) excludes zero and the estimate is at least half the margin.
*/
function isFlagged(row, screen, alpha) {
	const { first, most } = screen;
	if (!survives(row, first, most)) return row.decidedAt === null;
	const evidence = gatherEvidence(row.sample, 0, first);
	row.looksTaken.push(first);
	row.seen = seeEvidence(evidence, alpha);
	row.isExempt = isExact(evidence);
	if (row.isExempt) row.family = "none: exact";
	else row.pSequential = evidence.p;
	row.verdict = verdictOf(evidence, row.seen.estimate, {
		alpha,
		pAdjusted: null,
		proofAlpha: alpha,
		overall: null
	});
	const effect = effectIn(evidence, 2 * alpha);
	if (effect !== null && (effect.low > 0 || effect.high < 0) && Math.abs(effect.point) >= effect.margin / 2 && !row.isExempt) return true;
	row.decidedAt = first;
	return false;
}
/** Second stage: what the fresh rounds say replaces what the first stage said. */
function reproduce(flagged, test, rounds, final) {
	judgeAtLooks(flagged.map((row) => row.sample), test, rounds, final).forEach((fresh, i) => {
		const row = flagged[i];
		const looksTaken = [...row.looksTaken, ...fresh.looksTaken];
		const { n } = fresh.seen?.evidence ?? { n: 0 };
		if (fresh.decidedAt === null && n < LEAST_FRESH) Object.assign(row, { looksTaken });
		else Object.assign(row, fresh, { looksTaken });
	});
}
/** Fewer fresh pairs than this say less than the first stage did. */
const LEAST_FRESH = 6;
// src/core/judge.ts
/**
* Samples -> verdicts: the whole table, by rules fixed before the data (looks, weights, families).
* A pure function of the rounds so far, so it can be asked again at any look and after a resume:
* what was decided at an earlier look comes out the same.
*/
/** Every row with its verdict and explanation, in the order of the samples; then the geomeans. */
function judgeTable(samples, design) {
	const { standings, rounds } = judgeRows(samples, design);
	const problems = withhold(standings);
	const firstAlpha = design.alpha * (design.looks[0]?.weight ?? 1);
	return {
		value: standings.map((row) => explainStanding(row, rounds, firstAlpha)),
		problems
	};
}
/** The standing of every row after the rounds so far. */
function judgeRows(samples, design) {
	const { alpha, looks, final } = design;
	const rounds = samples.reduce((most, { base }) => Math.max(most, base.length), 0);
	if (looks.length === 0) throw new Error("a design has at least one look");
	const all = [...samples, ...geomeanRows(samples)];
	const withRoles = (...roles) => all.filter(({ role }) => roles.includes(role));
	const gating = judgeGating(withRoles("gating"), design, rounds);
	const lists = {
		alpha,
		looks: gating.isScreened ? sharedLooks(gating.looks) : looks
	};
	const judged = [
		...gating.standings,
		...judgeList(withRoles("informational", "geomean"), "list", lists, rounds, final),
		...judgeList(withRoles("control"), "controls", lists, rounds, final)
	];
	const bySample = new Map(judged.map((row) => [row.sample, row]));
	return {
		standings: all.map((sample) => bySample.get(sample)),
		rounds,
		looks: gating.looks
	};
}
function judgeGating(rows, design, rounds) {
	const { alpha, looks, final } = design;
	const screen = screenFor(looks, rows.filter(({ assume }) => assume !== "exact").length);
	if (screen !== null) return {
		...judgeByScreen(rows, screen, alpha, rounds, final),
		isScreened: true
	};
	return {
		standings: judgeAtLooks(rows, {
			alpha,
			looks,
			from: 0,
			proofShare: 2,
			confirm: false,
			family: `Holm over ${rows.length} gating ${rows.length === 1 ? "row" : "rows"}`
		}, rounds, final),
		looks,
		isScreened: false
	};
}
/** With a screen, rows beside the gating ones may end at any of its looks: one weight for each. */
function sharedLooks(looks) {
	return looks.map(({ rounds }) => ({
		rounds,
		weight: 1 / looks.length
	}));
}
/**
* A control is code that did not change: when it moved, something else moved, and nothing noisy
* is said about the rows of its contrast and metric. An arm that differs from itself says nothing
* good of any contrast.
*/
function withhold(standings) {
	const moved = standings.filter(({ sample, verdict }) => sample.role === "control" && (verdict.word === "regressed" || verdict.word === "improved"));
	for (const { sample } of moved) for (const row of standings) {
		const { contrast, metric, role } = row.sample;
		const isBeside = sample.contrast === "aa" || contrast === sample.contrast;
		if (role === "control" || !isBeside || metric !== sample.metric) continue;
		const reason = "reason" in row.verdict ? row.verdict.reason : "";
		if (reason !== "shift" && reason !== "inside-margin") continue;
		row.verdict = {
			word: "withheld",
			reason: "control-moved",
			control: sample.benchmark
		};
	}
	return moved.map(({ sample: { benchmark, metric, contrast } }) => ({
		code: "control-moved",
		message: `control ${benchmark} moved in ${metric}, although its code is the same on both sides`,
		where: contrast,
		next: "look for what else differed between the sides, or run again on a quieter machine"
	}));
}
// src/core/decide.ts
/** Who decides when to stop: what the samples so far say about the rounds to come. */
/**
* What to run next, asked after the rounds of a look (asked in between, it answers as the last
* look did). Rows that are settled stop and leave their time to the others. Rows that do not
* gate run along beside the gating rows of their benchmark, or while any gating row is open if
* there are none; a table without gating rows runs all its rounds, since nothing in it decides.
*/
function decideRows(samples, design) {
	const { standings, rounds, looks } = judgeRows(samples, {
		...design,
		final: false
	});
	const rows = standings.slice(0, samples.length);
	const gating = rows.filter(({ sample }) => sample.role === "gating");
	const open = gating.filter((row) => row.decidedAt === null);
	const nextLook = looks.find((look) => look.rounds > rounds)?.rounds ?? null;
	const isSettled = gating.length > 0 && open.length === 0;
	const isDone = isSettled || nextLook === null;
	const isOpen = openness(rows, gating, open);
	return {
		active: rows.map((row) => !isDone && isOpen(row)),
		decided: gating.length - open.length,
		open: open.length,
		nextLook: isDone ? null : nextLook,
		isDone,
		why: isSettled ? whySettled(gating) : isDone ? "rounds" : ""
	};
}
function openness(rows, gating, open) {
	const nameOf = ({ sample: { contrast, benchmark } }) => JSON.stringify([contrast, benchmark]);
	const gatingNames = new Set(gating.map(nameOf));
	const openContrasts = new Set(open.map(({ sample }) => sample.contrast));
	return (row) => {
		if (gating.length === 0) return rows.length > 0;
		const { role, contrast } = row.sample;
		if (role === "gating") return row.decidedAt === null;
		if (role === "control") return openContrasts.has(contrast);
		return !gatingNames.has(nameOf(row)) && open.length > 0;
	};
}
function whySettled(gating) {
	const undecided = gating.filter(({ verdict }) => verdict.word === "inconclusive").length;
	if (undecided === 0) return "all rows decided";
	return `all rows decided but ${undecided} that showed no sign of a change`;
}
// src/core/report.ts
/** Rows of the table, judged; the pure half of every report. */
function judgeRecords(plan, records, roundsRun, final) {
	const samples = collectSamples(plan, records);
	const pairs = pairSamples(plan, samples.value, records, roundsRun);
	const judged = judgeTable(pairs.value.map(({ sample }) => sample), designOf(plan, final));
	const problems = [
		...samples.problems,
		...pairs.problems,
		...judged.problems
	];
	return {
		value: judged.value,
		problems
	};
}
/** What the statistics may know of the plan. */
const designOf = (plan, final) => ({
	alpha: plan.alpha,
	looks: plan.looks,
	final
});
/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
function makeReport(findings) {
	const { plan, records } = findings;
	const judged = judgeRecords(plan, records, findings.roundsRun, true);
	const failures = records.flatMap((record) => record.problem ?? []);
	const { waivers = [] } = findings;
	const headSha = plan.sources.head?.sha ?? null;
	const waived = waiverProblems(judged.value, waivers, headSha);
	const histograms = collectHistograms(plan, records);
	const nothingToRun = hasNothingToRun(plan);
	return {
		schemaVersion: 1,
		tool: {
			name: "gcbench",
			version: findings.toolVersion
		},
		createdAt: findings.createdAt,
		plan,
		builds: findings.builds,
		environment: findings.environment,
		roundsRun: findings.roundsRun,
		measuredSec: findings.measuredSec,
		linkSec: findings.linkSec,
		stopReason: findings.stopReason,
		comparisons: judged.value,
		conclusion: gateOf(judged.value, plan.suite.gate, {
			nothingToRun,
			waivers,
			headSha
		}),
		...waivers.length === 0 ? {} : { waivers },
		...histograms.length === 0 ? {} : { histograms },
		...findings.profiles === void 0 ? {} : { profiles: findings.profiles },
		problems: dedupe([...[...findings.problems, ...judged.problems], ...[
			...givenUpProblems(records),
			...failures,
			...waived
		]]),
		command: findings.command,
		records,
		recordsSha256: findings.recordsSha256
	};
}
// src/core/progress.ts
/**
* The decision after the first `rounds` rounds of these records. Nothing has been compared yet
* when `rounds` is 0: everything is active and the first planned look is next. A target that no
* row needs (it failed everywhere, or has no partner) does not keep the run going.
*/
function decideTable(plan, records, rounds) {
	const everything = new Set(plan.targets.map((target) => target.id));
	const firstLook = plan.looks[0]?.rounds ?? plan.suite.rounds.max;
	const nothing = {
		decided: 0,
		rows: 0,
		estimate: null,
		why: ""
	};
	if (rounds === 0) return {
		...nothing,
		active: everything,
		nextLook: firstLook,
		isDone: false
	};
	const rows = pairSamples(plan, collectSamples(plan, records).value, records, rounds).value;
	const paired = rows.map(({ sample }) => sample);
	const decision = decideRows(paired, designOf(plan, false));
	return {
		active: new Set(rows.flatMap(({ targets }, index) => decision.active[index] === true ? targets : [])),
		decided: decision.decided,
		rows: decision.decided + decision.open,
		nextLook: decision.nextLook,
		isDone: decision.isDone,
		why: decision.why,
		estimate: mostMoved(paired)
	};
}
/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(samples) {
	let most = null;
	for (const sample of samples) {
		if (sample.role !== "gating") continue;
		const estimate = estimateSample(sample, .05).value;
		if (estimate.kind !== "ratio") continue;
		const { point } = estimate;
		if (most === null || Math.abs(point) > Math.abs(most.point)) most = {
			sample,
			point
		};
	}
	if (most === null) return null;
	const word = wordFor(metricFor(most.sample.metric), most.point);
	return `${most.sample.benchmark} ${printDelta(100 * Math.expm1(most.point))} ${word} so far`;
}
const AGAIN = "again";
const layoutName = (index) => `layout${index + 1}`;
/**
* The suite that measures nothing but this machine: one commit as it is (A), the same binary
* again (A/A), and the same source in other link orders (A/A'), all against each other in the
* same rounds. Made of variants, so that it is measured exactly like a real suite.
*/
function makeSelftestSuite(suite, options) {
	const [first] = suite.variants;
	if (first === void 0) throw new Error("a suite has at least one variant");
	const plain = {
		...first,
		name: "default"
	};
	const layouts = options.canRandomise ? 5 : 0;
	const others = Array.from({ length: layouts }, (_, index) => layoutName(index));
	const { profile: _, ...measured } = suite;
	return {
		...measured,
		name: `selftest-${suite.name}`,
		variants: [
			plain,
			{
				...plain,
				name: AGAIN
			},
			...others.map((name, index) => ({
				...plain,
				name,
				buildFlags: [...plain.buildFlags, `-ldflags=-randlayout=${index + 1}`]
			}))
		],
		contrasts: [AGAIN, ...others].map((head) => ({
			kind: "variants",
			base: plain.name,
			head,
			ref: "head"
		})),
		until: "rounds",
		layoutRounds: 0,
		runIdentical: true
	};
}
const MINUTES = [
	1,
	5,
	15
];
const percent = (logRatio) => 100 * Math.expm1(logRatio);
const pointOf = (row) => row.estimate.kind === "ratio" ? row.estimate.point : null;
/** Any difference that the interval puts beyond zero: with equal code each one is false. */
const isAlarm = (row) => row.estimate.kind === "ratio" && (row.estimate.low > 0 || row.estimate.high < 0);
/**
* Reads a report of the self-test's suite. The detectable effect scales the interval that was
* measured: half-width to standard error by its own level, then (z_{.975} + z_{.8}) standard
* errors at the rounds that so many minutes have room for (one arm pair, not the self-test's
* many).
*/
function readSelftest(report) {
	const noisy = report.comparisons.filter((row) => row.estimate.kind === "ratio");
	const same = noisy.filter((row) => row.contrast.endsWith(`:${AGAIN}`));
	const arms = report.plan.arms.length;
	const roundSec = report.measuredSec / Math.max(1, report.roundsRun);
	return {
		rows: same.flatMap((row) => {
			if (row.estimate.kind !== "ratio") return [];
			const { low, high, level, n, point } = row.estimate;
			const halfWidth = (high - low) / 2;
			const layouts = noisy.filter((other) => other.benchmark === row.benchmark && other.metric === row.metric && other !== row);
			const points = layouts.flatMap((other) => pointOf(other) ?? []);
			const standardError = halfWidth / normalQuantile((1 + level) / 2);
			const pairSec = roundSec * 2 / arms;
			return [{
				benchmark: row.benchmark,
				metric: row.metric,
				rounds: n,
				sameBinaryPct: percent(point),
				noiseFloorPct: percent(halfWidth),
				sameBinaryAlarm: isAlarm(row),
				layoutSdPct: points.length < 2 ? null : 100 * sampleStandardDeviation(points),
				layoutMostPct: points.length === 0 ? null : percent(Math.max(...points.map((each) => Math.abs(each)))),
				layoutAlarms: layouts.filter(isAlarm).length,
				detectable: MINUTES.map((minutes) => {
					const rounds = Math.max(1, 60 * minutes / pairSec);
					const z = normalQuantile(.975) + normalQuantile(.8);
					return {
						minutes,
						pct: percent(z * standardError * Math.sqrt(n / rounds))
					};
				})
			}];
		}),
		alarms: same.filter(isAlarm).length,
		comparisons: same.length,
		layouts: report.plan.contrasts.length - 1
	};
}
// src/core/placement.ts
const ANYWHERE = {
	cpus: null,
	numa: null,
	hugePages: null
};
const MEASURED_PARTS = ["trial", "server"];
/** Of two, the second where it says anything. */
const over = (first, second) => ({
	cpus: second.cpus ?? first.cpus,
	numa: second.numa ?? first.numa,
	hugePages: second.hugePages ?? first.hugePages
});
/** What a suite asks for a part under a variant, which is about the server where there is one. */
function askedPlacement(suite, variant, part) {
	const workload = workloadOf(suite.workload.kind);
	const own = workload.placement?.(suite.workload) ?? ANYWHERE;
	const server = workload.server?.(suite.workload) ?? null;
	const varied = variant.placement ?? ANYWHERE;
	if (server === null) return over(own, varied);
	return part === "trial" ? own : over(placementIn(server), varied);
}
const UNPLACED = {
	cpus: null,
	nodes: null,
	hugePages: null
};
const problem = (code, message, next) => ({
	code,
	message,
	next
});
/** The CPUs asked for; a problem where one of them cannot be used, since some are not the plan. */
function placeCpus(asked, { allowedCpus }) {
	const cpus = readCpuList(asked) ?? [];
	const allowed = allowedCpus === null ? null : readCpuList(allowedCpus);
	const missing = allowed === null ? [] : cpus.filter((cpu) => !allowed.includes(cpu));
	if (missing.length === 0) return {
		value: cpus,
		problems: []
	};
	const message = `cpus ${asked}: ${printCpuList(missing)} cannot be used here, where ${allowedCpus} can; nothing was pinned`;
	return {
		value: null,
		problems: [problem("cpus-not-allowed", message, "name CPUs that this machine allows, or leave the key out")]
	};
}
function placeNodes(asked, { nodes, allowedCpus }) {
	const known = Object.keys(nodes);
	const fail = (code, why, next) => ({
		value: null,
		problems: [problem(code, `numa ${asked}: ${why}; nothing was bound`, next)]
	});
	const elsewhere = "measure on a machine with several nodes, or leave the key out";
	if (known.length === 0) return fail("no-numa", "this machine tells of no NUMA nodes", elsewhere);
	if (known.length === 1) return fail("one-numa-node", "there is one NUMA node", elsewhere);
	const wanted = readCpuList(asked) ?? [];
	const missing = wanted.filter((node) => !known.includes(String(node)));
	if (missing.length > 0) return fail("no-such-node", `there is no node ${printCpuList(missing)} among ${known.join(", ")}`, "name nodes that this machine has");
	const allowed = allowedCpus === null ? null : readCpuList(allowedCpus);
	const cpus = wanted.flatMap((node) => readCpuList(nodes[node] ?? "") ?? []).filter((cpu) => allowed === null || allowed.includes(cpu)).sort((a, b) => a - b);
	if (cpus.length === 0) return fail("no-cpus-of-node", "none of its CPUs can be used here", "name another node");
	return {
		value: {
			nodes: wanted,
			cpus
		},
		problems: []
	};
}
/** What of it a machine can do; what it cannot is left out, with a problem that says so. */
function resolvePlacement(asked, machine) {
	const placed = {
		...UNPLACED,
		hugePages: asked.hugePages
	};
	const problems = [];
	if (asked.numa !== null) {
		const found = placeNodes(asked.numa, machine);
		problems.push(...found.problems);
		placed.nodes = found.value?.nodes ?? null;
		placed.cpus = found.value?.cpus ?? null;
	}
	if (asked.cpus !== null) {
		const found = placeCpus(asked.cpus, machine);
		problems.push(...found.problems);
		placed.cpus = found.value;
	}
	return {
		value: placed,
		problems
	};
}
/** Pairs of variants that are compared and differ in nothing but what could not be done. */
function pointlessPairs(suite, placedOf) {
	const same = (variant, placed) => {
		const { name: _, placement: __, ...rest } = variant;
		return JSON.stringify([rest, placed]);
	};
	return suite.contrasts.flatMap((contrast) => {
		if (contrast.kind !== "variants" && contrast.kind !== "interaction") return [];
		const [base, head] = [contrast.base, contrast.head].map((name) => suite.variants.find((variant) => variant.name === name));
		if (base === void 0 || head === void 0) return [];
		return JSON.stringify(base.placement) !== JSON.stringify(head.placement) && same(base, placedOf(base)) === same(head, placedOf(head)) ? [[base.name, head.name]] : [];
	});
}
// src/measure/placement.ts
const TRY_LIMIT_SEC = 20;
/** What of it the system really does, each part tried with a program that does nothing. */
async function tryOut(host, wanted) {
	const parts = [
		["cpus", { cpus: wanted.cpus }],
		["numa", { nodes: wanted.nodes }],
		["huge-pages", { hugePages: wanted.hugePages }]
	];
	const value = {
		cpus: null,
		nodes: null,
		hugePages: null
	};
	const problems = [];
	for (const [key, part] of parts) {
		if (Object.values(part).every((one) => one === null)) continue;
		const exit = await host.exec.run({
			argv: ["true"],
			cwd: host.cwd,
			env: { PATH: host.env.PATH ?? "" },
			limitSec: TRY_LIMIT_SEC,
			placed: {
				cpus: null,
				nodes: null,
				hugePages: null,
				...part
			}
		});
		if (exit.notStarted === null) Object.assign(value, part);
		else {
			const message = `${key} has no effect: ${exit.notStarted}`;
			problems.push({
				code: "not-placed",
				message
			});
		}
	}
	return {
		value,
		problems
	};
}
async function place(host, asked) {
	if (host.platform !== "linux") return {
		value: {
			cpus: null,
			nodes: null,
			hugePages: null
		},
		problems: [{
			code: "not-placed",
			message: "cpus, numa and huge-pages have no effect: they are read on Linux only"
		}]
	};
	const resolved = resolvePlacement(asked, host.topology());
	const tried = await tryOut(host, resolved.value);
	return {
		value: tried.value,
		problems: [...resolved.problems, ...tried.problems]
	};
}
/**
* Every placement that the suite asks for, as this machine can do it. What it cannot is a problem,
* and measured as the machine has it. Throws HostError when that leaves a contrast nothing to
* compare.
*/
async function makePlacements(host, suite) {
	const done = /* @__PURE__ */ new Map();
	const problems = [];
	for (const variant of suite.variants) for (const part of MEASURED_PARTS) {
		const asked = askedPlacement(suite, variant, part);
		const key = JSON.stringify(asked);
		if (isAnywhere(asked)) continue;
		const found = done.get(key) ?? await place(host, asked);
		done.set(key, found);
		const where = part === "server" ? `server under ${variant.name}` : `variant ${variant.name}`;
		problems.push(...found.problems.map((problem) => ({
			...problem,
			where
		})));
	}
	const of = (variant, part) => {
		const placed = done.get(JSON.stringify(askedPlacement(suite, variant, part)))?.value;
		return placed && Object.values(placed).some((one) => one !== null) ? placed : null;
	};
	const all = (variant) => MEASURED_PARTS.map((part) => of(variant, part));
	const [pair] = pointlessPairs(suite, all);
	if (pair !== void 0) {
		const why = problems.map(({ message }) => message).join("; ");
		throw new HostError(`variants ${pair.join(" and ")} differ only in where they run, which cannot be done: ${why}`, "measure on a machine that can, or leave the contrast out");
	}
	return {
		value: { of },
		problems
	};
}
// src/measure/probe.ts
/**
* Executes every benchmark of every arm once, outside the measurement: learns the names and the
* iterations (those of the first arm that has the benchmark hold for all), warms caches, and
* finds what cannot run. Units that every contrast says are unchanged are left out.
*/
async function probeTargets(host, suite, built, needed, placing = {}) {
	const workload = workloadOf(suite.workload.kind);
	const targets = /* @__PURE__ */ new Map();
	const problems = [];
	const nameOf = /* @__PURE__ */ new Map();
	const failed = [];
	for (const ready of built.arms.values()) {
		const site = {
			host,
			suite,
			workload,
			ready,
			...placing
		};
		for (const [unitId, binary] of ready.binaries) {
			const unit = ready.units.get(unitId);
			if (unit === void 0 || !needed(unitId)) continue;
			for (const name of await listNames(site, unit, binary, problems)) {
				host.tell({
					kind: "phase",
					name: "probe",
					detail: `${ready.arm.id} ${name}`
				});
				const fullName = `${unitId}.${name}`;
				const probed = await probeOne(site, unit, binary, name, problems);
				if (!probed.ok) failed.push({
					arm: ready.arm.id,
					name: fullName
				});
				for (const target of probed.targets) {
					nameOf.set(target.id, fullName);
					const known = targets.get(target.id);
					if (known === void 0) targets.set(target.id, target);
					else known.arms.push(ready.arm.id);
				}
			}
		}
	}
	for (const target of targets.values()) {
		const also = failed.filter(({ name }) => name === nameOf.get(target.id)).map(({ arm }) => arm);
		target.arms = [.../* @__PURE__ */ new Set([...target.arms, ...also])];
	}
	return {
		targets: [...targets.values()],
		problems
	};
}
async function execute$2(site, step) {
	const variant = site.suite.variants.find(({ name }) => name === site.ready.arm.variant);
	if (variant === void 0) throw new Error(`no variant "${site.ready.arm.variant}"`);
	const placed = site.placements?.of(variant, "trial") ?? null;
	const exit = await site.host.exec.run({
		argv: step.argv,
		cwd: [site.ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(site.host, runtimeOf(runtimeIdOf(site.suite.workload)), variant),
			...step.env
		},
		limitSec: site.suite.trialLimitSec,
		keepBytes: 8388608,
		...placed === null ? {} : { placed }
	});
	if (exit.stopped) throw new HostError("stopped", "start the same command again");
	return exit;
}
async function listNames(site, unit, binary, problems) {
	const step = site.workload.listNames(site.suite.workload, binary);
	if (step === null) return site.workload.readNames(site.suite.workload, "");
	const exit = await execute$2(site, {
		...step,
		folder: unit.folder
	});
	if (exit.code === 0) return site.workload.readNames(site.suite.workload, exit.stdout);
	problems.push({
		code: "list-failed",
		message: `cannot list benchmarks: ${tailOf(exit, 10)}`,
		where: `${unit.id} on ${site.ready.arm.id}`
	});
	return [];
}
async function probeOne(site, unit, binary, name, problems) {
	const variant = site.suite.variants.find((each) => each.name === site.ready.arm.variant);
	if (variant === void 0) throw new Error(`no variant "${site.ready.arm.variant}"`);
	const step = site.workload.probe(site.suite.workload, unit, binary, name, variant);
	const read = (seen) => site.workload.readProbe(site.suite.workload, unit, name, seen).map((target) => ({
		...target,
		block: target.id,
		arms: [site.ready.arm.id]
	}));
	if (step === null) return {
		targets: read([]),
		ok: true
	};
	const exit = await execute$2(site, step);
	const outputs = {
		stdout: exit.stdout,
		stderr: exit.stderr
	};
	const found = read(parseOutputs(site.workload, site.suite.workload, outputs).value);
	const where = `${unit.id}.${name} on ${site.ready.arm.id}`;
	const ended = exit.code === 0 && !exit.timedOut;
	const skipped = site.workload.saysDone(exit.stdout);
	if (!ended) {
		const how = exit.timedOut ? `gave no result within ${site.suite.trialLimitSec} s` : `ended with ${exit.signal ?? `exit code ${exit.code}`}`;
		problems.push({
			code: "probe-failed",
			message: `${how}:\n${tailOf(exit)}`,
			where
		});
	} else if (found.length === 0) problems.push({
		code: "probe-silent",
		message: skipped ? "skipped itself or has no sub-benchmark that matches: nothing to compare" : `printed no benchmark result:\n${tailOf(exit)}`,
		where
	});
	return {
		targets: found,
		ok: ended && (found.length > 0 || skipped)
	};
}
/** Fills in which benchmarks an unchanged unit holds, by asking its binary. */
async function nameUnchanged(host, suite, built) {
	const workload = workloadOf(suite.workload.kind);
	const names = /* @__PURE__ */ new Map();
	for (const { unit: unitId } of built.unchanged) {
		const ready = [...built.arms.values()].find(({ binaries }) => binaries.has(unitId));
		const [unit, binary] = [ready?.units.get(unitId), ready?.binaries.get(unitId)];
		if (names.has(unitId) || !ready || !unit || !binary) continue;
		names.set(unitId, await listNames({
			host,
			suite,
			workload,
			ready
		}, unit, binary, []));
	}
	return built.unchanged.map((entry) => ({
		...entry,
		benchmarks: names.get(entry.unit) ?? []
	}));
}
/** Units that at least one contrast has to execute. */
function neededUnits(plan, contrastIds) {
	if (plan.suite.runIdentical) return () => true;
	return (unit) => contrastIds.some((id) => !plan.unchanged.some((entry) => entry.contrast === id && entry.unit === unit));
}
// node_modules/pprof-format/dist/esm/index.js
/**
* Unless explicitly stated otherwise all files in this repository are licensed under the MIT License.
*
* This product includes software developed at Datadog (https://www.datadoghq.com/  Copyright 2022 Datadog, Inc.
*/
var __classPrivateFieldGet = function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _StringTable_encodings;
var _StringTable_positions;
const lowMaxBig = 2n ** 32n - 1n;
const lowMax = 2 ** 32 - 1;
const lowMaxPlus1 = lowMax + 1;
const toUtf8 = typeof Buffer === "undefined" ? (value) => new TextEncoder().encode(value) : (value) => Buffer.from(value, "utf8");
function countNumberBytes(buffer) {
	if (!buffer.length) return 0;
	let i = 0;
	while (i < buffer.length && buffer[i++] >= 128);
	return i;
}
function decodeBigNumber(buffer) {
	if (!buffer.length) return BigInt(0);
	let value = BigInt(buffer[0] & 127);
	let i = 0;
	while (buffer[i++] >= 128) value |= BigInt(buffer[i] & 127) << BigInt(7 * i);
	return value;
}
function makeValue(value, offset = 0) {
	return {
		value,
		offset
	};
}
function getValue(mode, buffer) {
	switch (mode) {
		case kTypeVarInt:
			for (let i = 0; i < buffer.length; i++) if (!(buffer[i] & 128)) return makeValue(buffer.subarray(0, i + 1));
			return makeValue(buffer);
		case kTypeLengthDelim: {
			const offset = countNumberBytes(buffer);
			const size = decodeNumber(buffer);
			return makeValue(buffer.subarray(offset, Number(size) + offset), offset);
		}
		default: throw new Error(`Unrecognized value type: ${mode}`);
	}
}
function lowBits(number) {
	return typeof number !== "bigint" ? (number >>> 0) % lowMaxPlus1 : Number(number & lowMaxBig);
}
function highBits(number) {
	return typeof number !== "bigint" ? number / lowMaxPlus1 >>> 0 : Number(number >> 32n & lowMaxBig);
}
function long(number) {
	const sign = number < 0;
	if (sign) number = -number;
	let lo = lowBits(number);
	let hi = highBits(number);
	if (sign) {
		hi = ~hi >>> 0;
		lo = ~lo >>> 0;
		if (++lo > lowMax) {
			lo = 0;
			if (++hi > lowMax) hi = 0;
		}
	}
	return [hi, lo];
}
/**
* Public helpers. These are used in the type definitions.
*/
const kTypeVarInt = 0;
const kTypeLengthDelim = 2;
function decodeNumber(buffer) {
	if (countNumberBytes(buffer) > 4) return decodeBigNumber(buffer);
	if (!buffer.length) return 0;
	let value = buffer[0] & 127;
	let i = 0;
	while (buffer[i++] >= 128) value |= (buffer[i] & 127) << 7 * i;
	return value;
}
function decodeNumbers(buffer) {
	const values = [];
	let start = 0;
	for (let i = 0; i < buffer.length; i++) if ((buffer[i] & 128) === 0) {
		values.push(decodeNumber(buffer.subarray(start, i + 1)));
		start = i + 1;
	}
	return values;
}
function push(value, list) {
	if (list == null) return [value];
	list.push(value);
	return list;
}
function pushAll(values, list) {
	if (list == null) return values;
	for (const value of values) list.push(value);
	return list;
}
function measureNumber(number) {
	if (number === 0 || number === 0n) return 0;
	const [hi, lo] = long(number);
	const a = lo;
	const b = (lo >>> 28 | hi << 4) >>> 0;
	const c = hi >>> 24;
	if (c !== 0) return c < 128 ? 9 : 10;
	if (b !== 0) {
		if (b < 16384) return b < 128 ? 5 : 6;
		return b < 2097152 ? 7 : 8;
	}
	if (a < 16384) return a < 128 ? 1 : 2;
	return a < 2097152 ? 3 : 4;
}
function measureValue(value) {
	if (typeof value === "undefined") return 0;
	if (typeof value === "number" || typeof value === "bigint") return measureNumber(value) || 1;
	return value.length;
}
function measureArray(list) {
	let size = 0;
	for (const item of list) size += measureValue(item);
	return size;
}
function measureNumberField(number) {
	const length = measureNumber(number);
	return length ? 1 + length : 0;
}
function measureNumberArrayField(values) {
	let total = 0;
	for (const value of values) total += measureNumber(value) || 1;
	return total ? 1 + measureNumber(total) + total : 0;
}
function measureLengthDelimField(value) {
	const length = measureValue(value);
	return length ? 1 + measureNumber(length) + length : 0;
}
function measureLengthDelimArrayField(values) {
	let total = 0;
	for (const value of values) total += measureLengthDelimField(value);
	return total;
}
function encodeNumber(buffer, i, number) {
	if (number === 0 || number === 0n) {
		buffer[i++] = 0;
		return i;
	}
	let [hi, lo] = long(number);
	while (hi) {
		buffer[i++] = lo & 127 | 128;
		lo = (lo >>> 7 | hi << 25) >>> 0;
		hi >>>= 7;
	}
	while (lo > 127) {
		buffer[i++] = lo & 127 | 128;
		lo = lo >>> 7;
	}
	buffer[i++] = lo;
	return i;
}
const emptyTableToken = Symbol();
var StringTable = class StringTable {
	constructor(tok) {
		this.strings = new Array();
		_StringTable_encodings.set(this, new Array());
		_StringTable_positions.set(this, /* @__PURE__ */ new Map());
		if (tok !== emptyTableToken) this.dedup("");
	}
	get encodedLength() {
		let size = 0;
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) size += encoded.length;
		return size;
	}
	_encodeToBuffer(buffer, offset) {
		for (const encoded of __classPrivateFieldGet(this, _StringTable_encodings, "f")) {
			buffer.set(encoded, offset);
			offset += encoded.length;
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.encodedLength)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static _encodeStringFromUtf8(stringBuffer) {
		const buffer = new Uint8Array(1 + stringBuffer.length + (measureNumber(stringBuffer.length) || 1));
		let offset = 0;
		buffer[offset++] = 50;
		offset = encodeNumber(buffer, offset, stringBuffer.length);
		if (stringBuffer.length > 0) buffer.set(stringBuffer, offset);
		return buffer;
	}
	static _encodeString(string) {
		return StringTable._encodeStringFromUtf8(toUtf8(string));
	}
	dedup(string) {
		if (typeof string === "number") return string;
		if (!__classPrivateFieldGet(this, _StringTable_positions, "f").has(string)) {
			const pos = this.strings.push(string) - 1;
			__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, pos);
			__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeString(string));
		}
		return __classPrivateFieldGet(this, _StringTable_positions, "f").get(string);
	}
	_decodeString(buffer) {
		const string = new TextDecoder().decode(buffer);
		__classPrivateFieldGet(this, _StringTable_positions, "f").set(string, this.strings.push(string) - 1);
		__classPrivateFieldGet(this, _StringTable_encodings, "f").push(StringTable._encodeStringFromUtf8(buffer));
	}
};
_StringTable_encodings = /* @__PURE__ */ new WeakMap(), _StringTable_positions = /* @__PURE__ */ new WeakMap();
function decode(buffer, decoder) {
	const data = {};
	let index = 0;
	while (index < buffer.length) {
		const field = buffer[index] >> 3;
		const mode = buffer[index] & 7;
		index++;
		const { offset, value } = getValue(mode, buffer.subarray(index));
		index += value.length + offset;
		decoder(data, field, value);
	}
	return data;
}
var ValueType = class ValueType {
	static create(data) {
		return data instanceof ValueType ? data : new ValueType(data);
	}
	constructor(data) {
		this.type = data.type || 0;
		this.unit = data.unit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.type);
		total += measureNumberField(this.unit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.type) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.type);
		}
		if (this.unit) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.unit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.type = decodeNumber(buffer);
				break;
			case 2: data.unit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Label = class Label {
	static create(data) {
		return data instanceof Label ? data : new Label(data);
	}
	constructor(data) {
		this.key = data.key || 0;
		this.str = data.str || 0;
		this.num = data.num || 0;
		this.numUnit = data.numUnit || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.key);
		total += measureNumberField(this.str);
		total += measureNumberField(this.num);
		total += measureNumberField(this.numUnit);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.key) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.key);
		}
		if (this.str) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.str);
		}
		if (this.num) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.num);
		}
		if (this.numUnit) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.numUnit);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.key = decodeNumber(buffer);
				break;
			case 2:
				data.str = decodeNumber(buffer);
				break;
			case 3:
				data.num = decodeNumber(buffer);
				break;
			case 4: data.numUnit = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Sample = class Sample {
	static create(data) {
		return data instanceof Sample ? data : new Sample(data);
	}
	constructor(data) {
		this.locationId = data.locationId || [];
		this.value = data.value || [];
		this.label = (data.label || []).map(Label.create);
	}
	get length() {
		let total = 0;
		total += measureNumberArrayField(this.locationId);
		total += measureNumberArrayField(this.value);
		total += measureLengthDelimArrayField(this.label);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.locationId.length) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, measureArray(this.locationId));
			for (const locationId of this.locationId) offset = encodeNumber(buffer, offset, locationId);
		}
		if (this.value.length) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, measureArray(this.value));
			for (const value of this.value) offset = encodeNumber(buffer, offset, value);
		}
		for (const label of this.label) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, label.length);
			offset = label._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.locationId = pushAll(decodeNumbers(buffer), data.locationId);
				break;
			case 2:
				data.value = pushAll(decodeNumbers(buffer), data.value);
				break;
			case 3: data.label = push(Label.decode(buffer), data.label);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Mapping = class Mapping {
	static create(data) {
		return data instanceof Mapping ? data : new Mapping(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.memoryStart = data.memoryStart || 0;
		this.memoryLimit = data.memoryLimit || 0;
		this.fileOffset = data.fileOffset || 0;
		this.filename = data.filename || 0;
		this.buildId = data.buildId || 0;
		this.hasFunctions = !!data.hasFunctions;
		this.hasFilenames = !!data.hasFilenames;
		this.hasLineNumbers = !!data.hasLineNumbers;
		this.hasInlineFrames = !!data.hasInlineFrames;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.memoryStart);
		total += measureNumberField(this.memoryLimit);
		total += measureNumberField(this.fileOffset);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.buildId);
		total += measureNumberField(this.hasFunctions ? 1 : 0);
		total += measureNumberField(this.hasFilenames ? 1 : 0);
		total += measureNumberField(this.hasLineNumbers ? 1 : 0);
		total += measureNumberField(this.hasInlineFrames ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.memoryStart) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.memoryStart);
		}
		if (this.memoryLimit) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.memoryLimit);
		}
		if (this.fileOffset) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.fileOffset);
		}
		if (this.filename) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.buildId) {
			buffer[offset++] = 48;
			offset = encodeNumber(buffer, offset, this.buildId);
		}
		if (this.hasFunctions) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasFilenames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasLineNumbers) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, 1);
		}
		if (this.hasInlineFrames) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.memoryStart = decodeNumber(buffer);
				break;
			case 3:
				data.memoryLimit = decodeNumber(buffer);
				break;
			case 4:
				data.fileOffset = decodeNumber(buffer);
				break;
			case 5:
				data.filename = decodeNumber(buffer);
				break;
			case 6:
				data.buildId = decodeNumber(buffer);
				break;
			case 7:
				data.hasFunctions = !!decodeNumber(buffer);
				break;
			case 8:
				data.hasFilenames = !!decodeNumber(buffer);
				break;
			case 9:
				data.hasLineNumbers = !!decodeNumber(buffer);
				break;
			case 10: data.hasInlineFrames = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Line = class Line {
	static create(data) {
		return data instanceof Line ? data : new Line(data);
	}
	constructor(data) {
		this.functionId = data.functionId || 0;
		this.line = data.line || 0;
		this.column = data.column || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.functionId);
		total += measureNumberField(this.line);
		total += measureNumberField(this.column);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.functionId) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.functionId);
		}
		if (this.line) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.line);
		}
		if (this.column) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.column);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.functionId = decodeNumber(buffer);
				break;
			case 2:
				data.line = decodeNumber(buffer);
				break;
			case 3: data.column = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Location = class Location {
	static create(data) {
		return data instanceof Location ? data : new Location(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.mappingId = data.mappingId || 0;
		this.address = data.address || 0;
		this.line = (data.line || []).map(Line.create);
		this.isFolded = !!data.isFolded;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.mappingId);
		total += measureNumberField(this.address);
		total += measureLengthDelimArrayField(this.line);
		total += measureNumberField(this.isFolded ? 1 : 0);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.mappingId) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.mappingId);
		}
		if (this.address) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.address);
		}
		for (const line of this.line) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, line.length);
			offset = line._encodeToBuffer(buffer, offset);
		}
		if (this.isFolded) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, 1);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.mappingId = decodeNumber(buffer);
				break;
			case 3:
				data.address = decodeNumber(buffer);
				break;
			case 4:
				data.line = push(Line.decode(buffer), data.line);
				break;
			case 5: data.isFolded = !!decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Function = class Function {
	static create(data) {
		return data instanceof Function ? data : new Function(data);
	}
	constructor(data) {
		this.id = data.id || 0;
		this.name = data.name || 0;
		this.systemName = data.systemName || 0;
		this.filename = data.filename || 0;
		this.startLine = data.startLine || 0;
	}
	get length() {
		let total = 0;
		total += measureNumberField(this.id);
		total += measureNumberField(this.name);
		total += measureNumberField(this.systemName);
		total += measureNumberField(this.filename);
		total += measureNumberField(this.startLine);
		return total;
	}
	_encodeToBuffer(buffer, offset = 0) {
		if (this.id) {
			buffer[offset++] = 8;
			offset = encodeNumber(buffer, offset, this.id);
		}
		if (this.name) {
			buffer[offset++] = 16;
			offset = encodeNumber(buffer, offset, this.name);
		}
		if (this.systemName) {
			buffer[offset++] = 24;
			offset = encodeNumber(buffer, offset, this.systemName);
		}
		if (this.filename) {
			buffer[offset++] = 32;
			offset = encodeNumber(buffer, offset, this.filename);
		}
		if (this.startLine) {
			buffer[offset++] = 40;
			offset = encodeNumber(buffer, offset, this.startLine);
		}
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.id = decodeNumber(buffer);
				break;
			case 2:
				data.name = decodeNumber(buffer);
				break;
			case 3:
				data.systemName = decodeNumber(buffer);
				break;
			case 4:
				data.filename = decodeNumber(buffer);
				break;
			case 5: data.startLine = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
var Profile = class {
	constructor(data = {}) {
		this.sampleType = (data.sampleType || []).map(ValueType.create);
		this.sample = (data.sample || []).map(Sample.create);
		this.mapping = (data.mapping || []).map(Mapping.create);
		this.location = (data.location || []).map(Location.create);
		this.function = (data.function || []).map(Function.create);
		this.stringTable = data.stringTable || new StringTable();
		this.dropFrames = data.dropFrames || 0;
		this.keepFrames = data.keepFrames || 0;
		this.timeNanos = data.timeNanos || 0;
		this.durationNanos = data.durationNanos || 0;
		this.periodType = data.periodType ? ValueType.create(data.periodType) : void 0;
		this.period = data.period || 0;
		this.comment = data.comment || [];
		this.defaultSampleType = data.defaultSampleType || 0;
		this.docUrl = data.docUrl || 0;
	}
	get length() {
		let total = 0;
		total += measureLengthDelimArrayField(this.sampleType);
		total += measureLengthDelimArrayField(this.sample);
		total += measureLengthDelimArrayField(this.mapping);
		total += measureLengthDelimArrayField(this.location);
		total += measureLengthDelimArrayField(this.function);
		total += this.stringTable.encodedLength;
		total += measureNumberField(this.dropFrames);
		total += measureNumberField(this.keepFrames);
		total += measureNumberField(this.timeNanos);
		total += measureNumberField(this.durationNanos);
		total += measureLengthDelimField(this.periodType);
		total += measureNumberField(this.period);
		total += measureNumberArrayField(this.comment);
		total += measureNumberField(this.defaultSampleType);
		total += measureNumberField(this.docUrl);
		return total;
	}
	_encodeSampleTypesToBuffer(buffer, offset = 0) {
		for (const sampleType of this.sampleType) {
			buffer[offset++] = 10;
			offset = encodeNumber(buffer, offset, sampleType.length);
			offset = sampleType._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeSamplesToBuffer(buffer, offset = 0) {
		for (const sample of this.sample) {
			buffer[offset++] = 18;
			offset = encodeNumber(buffer, offset, sample.length);
			offset = sample._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeMappingsToBuffer(buffer, offset = 0) {
		for (const mapping of this.mapping) {
			buffer[offset++] = 26;
			offset = encodeNumber(buffer, offset, mapping.length);
			offset = mapping._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeLocationsToBuffer(buffer, offset = 0) {
		for (const location of this.location) {
			buffer[offset++] = 34;
			offset = encodeNumber(buffer, offset, location.length);
			offset = location._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeFunctionsToBuffer(buffer, offset = 0) {
		for (const fun of this.function) {
			buffer[offset++] = 42;
			offset = encodeNumber(buffer, offset, fun.length);
			offset = fun._encodeToBuffer(buffer, offset);
		}
		return offset;
	}
	_encodeBasicValuesToBuffer(buffer, offset = 0) {
		if (this.dropFrames) {
			buffer[offset++] = 56;
			offset = encodeNumber(buffer, offset, this.dropFrames);
		}
		if (this.keepFrames) {
			buffer[offset++] = 64;
			offset = encodeNumber(buffer, offset, this.keepFrames);
		}
		if (this.timeNanos) {
			buffer[offset++] = 72;
			offset = encodeNumber(buffer, offset, this.timeNanos);
		}
		if (this.durationNanos) {
			buffer[offset++] = 80;
			offset = encodeNumber(buffer, offset, this.durationNanos);
		}
		if (typeof this.periodType !== "undefined") {
			buffer[offset++] = 90;
			offset = encodeNumber(buffer, offset, this.periodType.length);
			offset = this.periodType._encodeToBuffer(buffer, offset);
		}
		if (this.period) {
			buffer[offset++] = 96;
			offset = encodeNumber(buffer, offset, this.period);
		}
		if (this.comment.length) {
			buffer[offset++] = 106;
			offset = encodeNumber(buffer, offset, measureArray(this.comment));
			for (const comment of this.comment) offset = encodeNumber(buffer, offset, comment);
		}
		if (this.defaultSampleType) {
			buffer[offset++] = 112;
			offset = encodeNumber(buffer, offset, this.defaultSampleType);
		}
		if (this.docUrl) {
			buffer[offset++] = 120;
			offset = encodeNumber(buffer, offset, this.docUrl);
		}
		return offset;
	}
	_encodeToBuffer(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	async _encodeToBufferAsync(buffer, offset = 0) {
		offset = this._encodeSampleTypesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeSamplesToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeMappingsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeLocationsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeFunctionsToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this.stringTable._encodeToBuffer(buffer, offset);
		await new Promise(setImmediate);
		offset = this._encodeBasicValuesToBuffer(buffer, offset);
		return offset;
	}
	encode(buffer = new Uint8Array(this.length)) {
		this._encodeToBuffer(buffer, 0);
		return buffer;
	}
	async encodeAsync(buffer = new Uint8Array(this.length)) {
		await this._encodeToBufferAsync(buffer, 0);
		return buffer;
	}
	static decodeValue(data, field, buffer) {
		switch (field) {
			case 1:
				data.sampleType = push(ValueType.decode(buffer), data.sampleType);
				break;
			case 2:
				data.sample = push(Sample.decode(buffer), data.sample);
				break;
			case 3:
				data.mapping = push(Mapping.decode(buffer), data.mapping);
				break;
			case 4:
				data.location = push(Location.decode(buffer), data.location);
				break;
			case 5:
				data.function = push(Function.decode(buffer), data.function);
				break;
			case 6:
				if (data.stringTable === void 0) data.stringTable = new StringTable(emptyTableToken);
				data.stringTable._decodeString(buffer);
				break;
			case 7:
				data.dropFrames = decodeNumber(buffer);
				break;
			case 8:
				data.keepFrames = decodeNumber(buffer);
				break;
			case 9:
				data.timeNanos = decodeNumber(buffer);
				break;
			case 10:
				data.durationNanos = decodeNumber(buffer);
				break;
			case 11:
				data.periodType = ValueType.decode(buffer);
				break;
			case 12:
				data.period = decodeNumber(buffer);
				break;
			case 13:
				data.comment = pushAll(decodeNumbers(buffer), data.comment);
				break;
			case 14:
				data.defaultSampleType = decodeNumber(buffer);
				break;
			case 15: data.docUrl = decodeNumber(buffer);
		}
	}
	static decode(buffer) {
		return new this(decode(buffer, this.decodeValue));
	}
};
// src/core/profiles/decode.ts
/** Bytes of a pprof CPU profile -> samples by function. */
/** The bytes are not a CPU profile that can be believed: what is wrong with them. */
var ProfileError = class extends Error {
	name = "ProfileError";
};
const NANO = 1e-9;
/**
* Reads an uncompressed profile as Go's runtime/pprof writes it. Throws ProfileError, and nothing
* else, on bytes that are damaged, hold another kind of profile, or come from macOS.
*/
function decodeProfile(bytes) {
	let profile;
	try {
		profile = Profile.decode(bytes);
	} catch (cause) {
		throw new ProfileError("not a pprof profile", { cause });
	}
	const { strings } = profile.stringTable;
	const text = (index) => {
		const found = strings[Number(index)];
		if (found === void 0) throw damaged("a name is missing");
		return found;
	};
	const kinds = profile.sampleType.map(({ type }) => text(type));
	const unit = profile.periodType === void 0 ? "" : text(profile.periodType.unit);
	const [countAt, cpuAt] = [kinds.indexOf("samples"), kinds.indexOf("cpu")];
	if (kinds.length === 0) throw damaged("it does not say what it counts");
	if (countAt < 0 || cpuAt < 0) throw new ProfileError(`not a CPU profile: it counts ${kinds.join(", ").slice(0, 200)}`);
	const periodSec = Number(profile.period) * NANO;
	if (unit !== "nanoseconds" || !(periodSec > 0)) throw damaged("it does not name its period");
	refuseDarwin(profile, text);
	return {
		...countFunctions(profile, text, countAt),
		periodSec
	};
}
const damaged = (what) => new ProfileError(`damaged or cut off: ${what}`);
/**
* A sample at the first instruction of this has met a goroutine that is told to make room at that
* very moment; the time belongs to what was interrupted, which is its caller in the stack.
*/
const INTERRUPTED = "runtime.asyncPreempt";
function countFunctions(profile, text, countAt) {
	const names = new Map(profile.function.map(({ id, name }) => [BigInt(id), text(name)]));
	const files = new Map(profile.mapping.map(({ id, filename }) => [BigInt(id), text(filename)]));
	const frames = new Map(profile.location.map((location) => [BigInt(location.id), framesOf(location, names, files)]));
	const flat = /* @__PURE__ */ new Map();
	const cum = /* @__PURE__ */ new Map();
	let samples = 0;
	for (const { locationId, value } of profile.sample) {
		const count = Number(value[countAt] ?? NaN);
		if (value.length !== profile.sampleType.length || !Number.isSafeInteger(count) || count < 0) throw damaged("a sample has no count");
		const stack = locationId.flatMap((id) => {
			const found = frames.get(BigInt(id));
			if (found === void 0) throw damaged("a sample is at no known place");
			return found;
		}).filter((name) => name !== INTERRUPTED);
		samples += count;
		for (const name of new Set(stack)) cum.set(name, (cum.get(name) ?? 0) + count);
		const [leaf] = stack;
		if (leaf !== void 0) flat.set(leaf, (flat.get(leaf) ?? 0) + count);
	}
	return {
		samples,
		flat,
		cum
	};
}
/** Functions at a place, the innermost inlined one first. */
function framesOf(location, names, files) {
	if (location.line.length === 0) return [`(no symbols) ${files.get(BigInt(location.mappingId))?.split("/").at(-1) || "unknown file"}`];
	return location.line.map(({ functionId }) => {
		const name = names.get(BigInt(functionId));
		if (name === void 0) throw damaged("a place is in no known function");
		return name;
	});
}
/** Why a profile from there is not shown. */
const DARWIN_REASON = "CPU profiles from macOS are not shown: its profiling timer charges system calls with time that other code used (go.dev/issue/57722), and can count many times the CPU there is (go.dev/issue/68477)";
/** Only Go on macOS executes the runtime's files for it, and maps its system libraries. */
function refuseDarwin(profile, text) {
	if (profile.function.some(({ filename }) => /_darwin(_\w+)?\.(go|s)$/.test(text(filename))) || profile.mapping.some(({ filename }) => /^(\/usr\/lib\/system|\/System)\//.test(text(filename)))) throw new ProfileError(DARWIN_REASON);
}
// src/measure/server-error.ts
/** The arm's server cannot be used: what happened, with the tail of its log. */
var ServerError = class extends Error {
	name = "ServerError";
	next;
	constructor(message, next) {
		super(message);
		this.next = next;
	}
};
const lastLines = (log) => log.trim().split("\n").slice(-15).join("\n");
const endOf = ({ code, signal, notStarted, timedOut }) => notStarted ?? (timedOut ? "took too long" : `ended with ${signal ?? `exit code ${code}`}`);
const FULL = /no space left on device|ENOSPC|disk quota exceeded|EDQUOT|disk (?:is )?full/i;
const TAKEN = /address already in use|EADDRINUSE/i;
/** Too little for anything to go on. */
const FULL_BYTES = 1048576;
const isPortTaken = (text) => TAKEN.test(text);
/** Free room where the data folders are, if what was said or what is left means a full disk. */
async function fullDisk(host, folder, said) {
	const free = await host.files.freeBytes(folder);
	if (!FULL.test(said) && (free === null || free >= FULL_BYTES)) return null;
	return `the disk of ${folder} is full${free === null ? "" : ` (${(free / 1e6).toFixed(1)} MB are free)`}`;
}
const FREE_DISK = "free space there, or let TMPDIR name a folder on a larger disk: the data folders of all arms are there at once";
/** What happened to a server, with advice; `said`: what it and its client printed. */
async function explainServer(host, what, { folder, said, end }) {
	const tail = lastLines(said);
	const message = tail === "" ? what : `${what}:\n${tail}`;
	const full = await fullDisk(host, folder, said);
	if (full !== null) return new ServerError(`${full}; ${message}`, FREE_DISK);
	if (isPortTaken(said)) return new ServerError(message, "let it listen on {port}, which is free and another one for every arm: in its command, or in a file of `server.files`");
	if (end?.signal != null) return new ServerError(message, "gcbench did not end it: look for the kernel killing for memory (dmesg), or for who else did");
	return new ServerError(message, end === null ? "raise server.ready.timeout, or see in its last lines why it does not answer" : "see its last lines, and start it by hand with the command of the suite");
}
/** The disk's refusal of a file of ours as the server's; anything else as it is. */
async function asServerError(host, error, folder) {
	if (!(error instanceof HostError)) return error;
	const full = FULL.test(error.message) ? await fullDisk(host, folder, error.message) : null;
	return full === null ? error : new ServerError(`${full}: ${error.message}`, FREE_DISK);
}
const serverProblem = (error, where) => ({
	code: "server-failed",
	message: error.message,
	where,
	next: error.next
});
// src/measure/server-ready.ts
/** When a server is ready for its load, and the commands that are asked of it then. */
const PROBE_EVERY_SEC = .05;
/** A command beside the server, in the environment of gcbench's own tools. */
function runClient({ host, block, places }, argv, limitSec) {
	const own = Object.entries(block.clientEnv ?? {});
	const env = {
		PATH: host.env.PATH ?? "",
		HOME: host.env.HOME ?? "/",
		...Object.fromEntries(own.map(([name, value]) => [name, fillText(value, places)]))
	};
	return host.exec.run({
		argv: fillArgv(argv, places),
		cwd: places.source,
		env,
		limitSec
	});
}
/** Waits until the server answers; its log so far. Throws ServerError with what was waited for. */
async function waitUntilReady(starting, running) {
	const { host, block, arm, places } = starting;
	const endSec = host.clock.nowSec() + block.ready.timeout;
	const folder = places.data;
	let log = "";
	for (;;) {
		log += running.takeOutput();
		if (host.exec.stopping) return log;
		if (running.exit !== null) throw await explainServer(host, `the server of ${arm} ${endOf(running.exit)} before it was ready`, {
			folder,
			said: log,
			end: running.exit
		});
		const leftSec = endSec - host.clock.nowSec();
		const missing = await whatIsMissing(starting, Math.max(1, leftSec));
		if (missing === null) return log;
		if (host.clock.nowSec() > endSec) throw await explainServer(host, `the server of ${arm} was not ready within ${block.ready.timeout} s: ${missing}`, {
			folder,
			said: log,
			end: null
		});
		await host.clock.sleep(PROBE_EVERY_SEC);
	}
}
/** Null: it is ready. */
async function whatIsMissing(starting, limitSec) {
	const { host, block, places } = starting;
	const { http, command } = block.ready;
	if (http !== void 0) {
		const url = fillText(http, places);
		return await host.net.answers(url) ? null : `${url} does not answer with a status below 400`;
	}
	if (command === void 0) return await host.net.connects(Number(places.port)) ? null : `nothing takes connections at 127.0.0.1:${places.port}`;
	const exit = await runClient(starting, command, limitSec);
	return exit.code === 0 ? null : `${command[0]} ${endOf(exit)}${wordsOf(exit)}`;
}
const wordsOf = ({ stdout, stderr }) => {
	const said = lastLines(`${stdout}\n${stderr}`);
	return said === "" ? "" : ` (${said.split("\n").slice(-3).join(" / ")})`;
};
/** One command of `prepare`; throws ServerError with its words and the server's. */
async function prepare(starting, argv, limitSec, running) {
	const exit = await runClient(starting, argv, limitSec);
	if (exit.code === 0 || exit.stopped) return;
	const said = `${running.takeOutput()}\n${exit.stdout}\n${exit.stderr}`;
	const what = `preparing the server of ${starting.arm}: ${argv[0]} ${endOf(exit)}`;
	const folder = starting.places.data;
	throw await explainServer(starting.host, what, {
		folder,
		said,
		end: exit
	});
}
// src/measure/server.ts
/** A free port may be taken by another before the server has it. */
const ATTEMPTS = 2;
const COPY_LIMIT_SEC = 600;
var Servers = class {
	site;
	up = /* @__PURE__ */ new Map();
	starts;
	/** Starts that failed in this pass over the trials: not tried again in it. */
	failed = /* @__PURE__ */ new Map();
	folders = 0;
	template = null;
	/** `records`: of an interrupted run, whose starts count too. */
	constructor(site, records = []) {
		this.site = site;
		const arms = Map.groupBy(records, ({ trial }) => trial.arm);
		this.starts = new Map([...arms].map(([arm, all]) => [arm, Math.max(...all.map((one) => one.serverStart ?? 0))]));
	}
	/** Before another pass over the trials. */
	forgive() {
		this.failed.clear();
	}
	/** Servers that are up. */
	get running() {
		return [...this.up.values()].map(({ running }) => running);
	}
	/** The arm's server, ready; null: the suite has none. Throws ServerError. */
	async of(arm, round) {
		const block = this.block();
		if (block === null) return null;
		const isPerTrial = block.restartRounds === 0;
		const stretch = isPerTrial ? -1 : Math.floor(round / block.restartRounds);
		const known = this.up.get(arm.id);
		const isCurrent = known !== void 0 && !isPerTrial && known.stretch === stretch;
		if (isCurrent && known.running.exit === null) return known;
		await this.stop(arm.id);
		if (isCurrent) throw await this.whyGone(arm, known.running);
		if (block.data === "template" && this.template === null) await this.makeTemplate(block, arm);
		const server = await this.start(block, arm, this.template === null);
		this.up.set(arm.id, {
			...server,
			stretch
		});
		return server;
	}
	/** A server that ended while nothing was asked of it. */
	whyGone(arm, { exit, takeOutput }) {
		const { host, build } = this.site;
		return explainServer(host, `the server of ${arm.id} ${exit && endOf(exit)} between two trials`, {
			folder: build.folder,
			said: takeOutput(),
			end: exit
		});
	}
	/** Ends the arm's server and frees the room of its data. */
	async stop(arm) {
		const server = this.up.get(arm);
		this.up.delete(arm);
		if (server === void 0) return;
		await server.running.stop();
		await this.site.host.files.remove(server.data);
	}
	async stopAll() {
		await Promise.all([...this.up.keys()].map((arm) => this.stop(arm)));
	}
	block() {
		const { workload } = this.site.plan.suite;
		return workloadOf(workload.kind).server?.(workload) ?? null;
	}
	/** Data as the first arm's server prepares it; as this arm's does, where that one cannot. */
	async makeTemplate(block, arm) {
		const [first = arm] = this.site.plan.arms;
		const made = await this.start(block, first, true).catch((error) => {
			if (first.id === arm.id || !(error instanceof ServerError)) throw error;
			return this.start(block, arm, true);
		});
		await made.running.stop();
		this.template = made.data;
	}
	async start(block, arm, isPrepared) {
		const before = this.failed.get(arm.id);
		if (before !== void 0) throw before;
		const start = (this.starts.get(arm.id) ?? 0) + 1;
		this.starts.set(arm.id, start);
		for (let attempt = 1;; attempt++) try {
			return {
				...await this.startOnce(block, arm, isPrepared),
				start,
				warmed: /* @__PURE__ */ new Set(),
				silent: []
			};
		} catch (error) {
			if (!(error instanceof ServerError)) throw error;
			if (isPortTaken(error.message) && attempt < ATTEMPTS) continue;
			this.failed.set(arm.id, error);
			throw error;
		}
	}
	async startOnce(block, arm, isPrepared) {
		const { host, built, plan } = this.site;
		const ready = built.arms.get(arm.id);
		const [bin = ""] = ready?.binaries.values() ?? [];
		const port = String(await host.net.freePort());
		const data = `${this.site.build.folder}/data-${this.folders++}`;
		const sidePort = JSON.stringify(block).includes("{side-port}") ? String(await host.net.freePort()) : "";
		const places = {
			bin,
			source: ready?.folder ?? "",
			port,
			data,
			"side-port": sidePort
		};
		const starting = {
			host,
			block,
			arm: arm.id,
			places
		};
		let running = null;
		try {
			await this.makeData(starting);
			running = await host.exec.start(this.command(block, arm, places));
			await waitUntilReady(starting, running);
			for (const argv of isPrepared ? block.prepare : []) await prepare(starting, argv, plan.suite.trialLimitSec, running);
			running.takeOutput();
			return {
				running,
				port,
				sidePort,
				data
			};
		} catch (error) {
			const told = await asServerError(host, error, this.site.build.folder);
			await running?.stop();
			await host.files.remove(data);
			throw told;
		}
	}
	async makeData({ host, block, arm, places }) {
		const { data } = places;
		if (this.template === null) await host.files.makeFolder(data);
		else {
			const exit = await host.exec.run({
				argv: [
					"cp",
					"-a",
					this.template,
					data
				],
				cwd: this.site.build.folder,
				env: { PATH: host.env.PATH ?? "" },
				limitSec: COPY_LIMIT_SEC
			});
			const what = `cannot copy the prepared data for the server of ${arm}`;
			const said = {
				folder: this.site.build.folder,
				said: exit.stderr,
				end: exit
			};
			if (exit.code !== 0 && !exit.stopped) throw await explainServer(host, what, said);
		}
		for (const [name, text] of Object.entries(block.files)) await host.files.write(`${data}/${name}`, fillText(text, places));
	}
	command(block, arm, places) {
		const { host, plan } = this.site;
		const variant = plan.suite.variants.find(({ name }) => name === arm.variant);
		if (variant === void 0) throw new Error(`no variant "${arm.variant}"`);
		const placed = this.site.build.placements?.of(variant, "server") ?? null;
		const own = Object.entries(block.env).map(([name, value]) => [name, fillText(value, places)]);
		return {
			argv: [...fillArgv(block.run, places), ...variant.args],
			cwd: [places.source, block.dir].filter(Boolean).join("/"),
			env: {
				...Object.fromEntries(own),
				...runEnvOf(host, runtimeOf(runtimeIdOf(plan.suite.workload)), variant)
			},
			limitSec: Number.MAX_SAFE_INTEGER,
			graceSec: block.stopLimit,
			...placed === null ? {} : { placed }
		};
	}
};
// src/core/text/cap.ts
/** Text of at most `most` characters: of more, whole lines at its head and its tail are kept. */
function capText(text, most) {
	if (text.length <= most) return {
		text,
		cut: 0
	};
	const half = Math.floor(most / 2);
	const head = text.slice(0, text.lastIndexOf("\n", half) + 1 || half);
	const from = text.length - half;
	const tail = text.slice(text.indexOf("\n", from) + 1 || from);
	return {
		text: head + tail,
		cut: text.length - head.length - tail.length
	};
}
// src/core/text/go-runtime-trim.ts
/** What is kept of a snapshot of a Go program's runtime: only what the parsers read. */
const READ = /* @__PURE__ */ new Set([...NUMBER_NAMES, ...HISTOGRAM_NAMES]);
/** Long parts of runtime.MemStats that nothing is read from. */
const UNREAD = /* @__PURE__ */ new Set(["BySize", "PauseEnd"]);
/** Of a text that is neither JSON nor an exposition, so that a reader sees what it was. */
const KEPT_OF_ANY = 300;
/** Metrics by name, runtime.MemStats, and one level of variables that hold metrics. */
function trimObject(told, depth = 1) {
	const entries = Object.entries(told).flatMap(([name, value]) => {
		if (READ.has(name)) return [[name, value]];
		if (!isObject(value) || depth === 0) return [];
		if (name === "memstats") return [[name, Object.fromEntries(Object.entries(value).filter(([key]) => !UNREAD.has(key)))]];
		const inner = trimObject(value, depth - 1);
		return Object.keys(inner).length === 0 ? [] : [[name, inner]];
	});
	return Object.fromEntries(entries);
}
/** The snapshot, smaller; each of its parsers reads the same from it. Ends with a line's end. */
function trimSnapshot(text) {
	const told = readObject(text);
	if (told !== null) return `${JSON.stringify(trimObject(told))}\n`;
	const lines = text.split("\n").filter((line) => /^go_(?!godebug_|.*_by_size_)/.test(line));
	return lines.length > 0 ? `${lines.join("\n")}\n` : `${text.slice(0, KEPT_OF_ANY)}\n`;
}
// src/measure/server-watch.ts
/** An endpoint that takes longer is not waited for. */
const ANSWER_SEC = 1;
const MOST_BYTES = 4194304;
/** After so many blocks without an answer the start of a server is not asked any more. */
const MOST_FAILURES = 3;
/** The text of the endpoint; throws the reason why there is none, in words. */
async function snapshot(host, server, url) {
	const { port, sidePort, data } = server;
	const filled = fillText(url, {
		port,
		data,
		"side-port": sidePort
	});
	const answer = await host.net.read(filled, ANSWER_SEC, MOST_BYTES);
	if (answer.text === null) throw new Error(answer.why);
	return trimSnapshot(answer.text);
}
/**
* Runs a block of load. The runtime is asked outside of the readings, so that the answer's cost is
* not in the server's CPU time; in its own counters one answer of the two is.
*/
async function watchBlock(host, server, { runtimeMetrics: asked, readings: everySec }, run) {
	const { running, silent } = server;
	const isAsked = asked !== void 0 && silent.length < MOST_FAILURES;
	let told = "";
	let failure = null;
	const ask = async () => {
		if (!isAsked || failure !== null) return;
		try {
			told += await snapshot(host, server, asked.url);
		} catch (error) {
			failure = error.message;
		}
	};
	await ask();
	const before = await running.read();
	const startSec = host.clock.nowSec();
	const stopPolling = everySec == null ? () => [] : running.poll(everySec);
	const ran = await run();
	const between = stopPolling();
	const after = await running.read();
	const endSec = host.clock.nowSec() - startSec;
	told += `${AFTER}\n`;
	await ask();
	if (failure !== null) silent.push(failure);
	else silent.length = isAsked ? 0 : silent.length;
	const why = failure ?? (isAsked ? null : `${silent.at(-1)}; not asked again after that`);
	return {
		ran,
		readings: before && after ? [
			{
				...before,
				atSec: 0
			},
			...between,
			{
				...after,
				atSec: endSec
			}
		] : [],
		metrics: asked === void 0 ? null : why === null ? told : `${FAILED}${asked.url}: ${why}\n`
	};
}
// src/measure/trial-status.ts
/** Numbers of the signals that end programs, for a code as a shell shows it: 128 and the number. */
const SIGNALS = {
	SIGHUP: 1,
	SIGINT: 2,
	SIGQUIT: 3,
	SIGILL: 4,
	SIGTRAP: 5,
	SIGABRT: 6,
	SIGBUS: 7,
	SIGFPE: 8,
	SIGKILL: 9,
	SIGSEGV: 11,
	SIGPIPE: 13,
	SIGTERM: 15
};
function codeOf({ code, signal }) {
	const number = signal === null ? void 0 : SIGNALS[signal];
	return number === void 0 ? code : 128 + number;
}
function statusOf(exit, nothing, meaningOf) {
	if (exit.notStarted !== null) return "not-run";
	if (exit.stopped) return "stopped";
	if (exit.timedOut) return "timeout";
	const code = codeOf(exit);
	const meaning = code === null ? null : meaningOf(code);
	if (meaning === "oom") return "oom";
	return (exit.code === 0 || meaning === "ok") && !nothing ? "ok" : "failed";
}
function problemOf(exit, status, trial, limitSec) {
	if (status === "ok") return null;
	const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`;
	const tail = tailOf(exit);
	switch (status) {
		case "not-run": return {
			code: "trial-not-run",
			message: exit.notStarted ?? "could not start",
			where
		};
		case "stopped": return {
			code: "trial-stopped",
			message: "ended by us before it was done",
			where
		};
		case "timeout": return {
			code: "trial-timeout",
			message: `no end within ${limitSec} s; its last words:\n${tail}`,
			where,
			next: "raise trial-limit in the suite, or find out why it hangs"
		};
		case "oom": return {
			code: "out-of-memory",
			message: `out of memory (${exit.signal ?? `exit code ${exit.code}`}):\n${tail}`,
			where
		};
		default: return exit.code === 0 ? {
			code: "trial-silent",
			message: `printed no benchmark result:\n${tail}`,
			where
		} : {
			code: "trial-failed",
			message: `ended with ${exit.signal ?? `exit code ${exit.code}`}:\n${tail}`,
			where
		};
	}
}
// src/measure/trial.ts
/** Executes one trial in one fresh process and returns its raw record. Never throws for a trial. */
async function runTrial(site, trial, layouts, servers) {
	const { plan, built } = site;
	const workload = workloadOf(plan.suite.workload.kind);
	const settings = plan.suite.workload;
	const target = plan.targets.find((candidate) => candidate.id === trial.target);
	const ready = built.arms.get(trial.arm);
	const binary = target && ready?.binaries.get(target.unit);
	if (!target || !ready || !binary) throw new Error(`trial of unknown ${trial.target}`);
	const layout = layouts.get(`${trial.arm} ${target.unit}`);
	const built256 = built.records.find((record) => record.arm === trial.arm && record.unit === target.unit)?.sha256;
	const ran = withoutSecrets(await underLoad$1(site, trial, target, ready, layout?.binary ?? binary, servers), secretsIn(site.host.env));
	const { exit, files } = ran;
	const outputs = {
		stdout: exit.stdout,
		stderr: exit.stderr,
		...files.outputs
	};
	const nothing = workload.isTimed?.(settings) !== true && parseOutputs(workload, settings, {
		...outputs,
		["runtime-metrics"]: ""
	}).value.length === 0;
	const meaningOf = (code) => workload.exitMeaning?.(settings, code) ?? null;
	const own = statusOf(exit, nothing, meaningOf);
	const status = ran.died !== null && !exit.stopped ? "failed" : own;
	const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`;
	return {
		trial,
		status,
		exitCode: exit.code,
		signal: exit.signal,
		startedAt: exit.startedAt,
		wallSec: exit.wallSec,
		usage: exit.usage,
		pollution: exit.pollution,
		sha256: layout?.sha256 ?? built256 ?? null,
		layoutSeed: layout?.layoutSeed ?? null,
		outputs,
		cutBytes: {
			...exit.cutBytes,
			...files.cut
		},
		...ran.readings.length === 0 ? {} : { readings: ran.readings },
		...ran.server === null ? {} : { serverStart: ran.server.start },
		problem: ran.died !== null && status === "failed" ? serverProblem(ran.died, where) : problemOf(exit, status, trial, plan.suite.trialLimitSec)
	};
}
/**
* What was said, without secrets of the environment that gcbench itself runs in: the benchmarked
* code is not given them, but it runs as the same user. Records go into artifacts, which no runner
* masks.
*/
function withoutSecrets(ran, values) {
	const hide = (text) => hideSecrets(text, values);
	const { exit, files, died } = ran;
	const outputs = Object.entries(files.outputs).map(([name, text]) => [name, hide(text)]);
	return {
		...ran,
		exit: {
			...exit,
			stdout: hide(exit.stdout),
			stderr: hide(exit.stderr)
		},
		files: {
			...files,
			outputs: Object.fromEntries(outputs)
		},
		died: died === null ? null : new ServerError(hide(died.message), died.next)
	};
}
/** The trial's command, on the arm's server where the suite has one. */
async function underLoad$1(site, trial, target, ready, binary, servers) {
	const { host } = site;
	const none = {
		outputs: {},
		cut: {}
	};
	let server = null;
	try {
		server = await servers.of(ready.arm, trial.round);
	} catch (error) {
		if (!(error instanceof ServerError)) throw error;
		return {
			exit: {
				...neverRun(host),
				stopped: host.exec.stopping
			},
			files: none,
			readings: [],
			server: null,
			died: error
		};
	}
	const out = `${site.build.folder}/out`;
	const run = async () => {
		await host.files.remove(out);
		await host.files.makeFolder(out);
		const command = commandOf(site, target, ready, binary, out, server);
		return host.exec.run({
			...command,
			...server && { beside: servers.running }
		});
	};
	if (server === null) {
		const exit = await run();
		return {
			exit,
			files: await outputFiles(site, out),
			readings: exit.readings ?? [],
			server,
			died: null
		};
	}
	const warmed = server.warmed.has(target.id) ? null : await loaded(site, ready, server, run);
	server.warmed.add(target.id);
	const { exit, log, metrics, died, readings } = warmed?.died != null ? warmed : await loaded(site, ready, server, run);
	const files = await outputFiles(site, out);
	const kept = capText(log, FILE_CAP);
	files.outputs.server = kept.text;
	files.cut.server = kept.cut;
	if (metrics !== null) files.outputs[RUNTIME_OUTPUT] = metrics;
	if (died) await servers.stop(ready.arm.id);
	return {
		exit,
		files,
		server,
		died,
		readings
	};
}
/** One run of the load, with the server's readings around it and its log meanwhile. */
async function loaded(site, { arm }, server, run) {
	const { running } = server;
	running.takeOutput();
	const { workload: settings } = site.plan.suite;
	const block = workloadOf(settings.kind).server?.(settings);
	if (!block) throw new Error("a server without settings");
	const { ran: exit, readings, metrics } = await watchBlock(site.host, server, block, run);
	await waitForEnd(site.host, server, exit);
	const log = running.takeOutput();
	return {
		exit,
		log,
		metrics,
		died: await whyDied(site, arm.id, server, {
			client: exit,
			log
		}),
		readings
	};
}
const DEATH_SEC = 1;
const LOOK_EVERY_SEC = .02;
/** A client that failed may have seen first that the server is gone. */
async function waitForEnd(host, { running }, client) {
	const endSec = host.clock.nowSec() + DEATH_SEC;
	while (client.code !== 0 && running.exit === null && host.clock.nowSec() < endSec) await host.clock.sleep(LOOK_EVERY_SEC);
}
/** The server's fault; null: it is none, or we end it ourselves. */
async function whyDied({ host, build: { folder } }, arm, { running: { exit } }, { client, log }) {
	if (host.exec.stopping) return null;
	if (exit !== null) return explainServer(host, `the server of ${arm} ${endOf(exit)} under load`, {
		folder,
		said: log,
		end: exit
	});
	if (client.code === 0 || await fullDisk(host, folder, log) === null) return null;
	const said = `${log}\n${client.stdout}\n${client.stderr}`;
	return explainServer(host, `the load of ${arm} failed`, {
		folder,
		said,
		end: null
	});
}
const neverRun = (host) => ({
	code: null,
	signal: null,
	timedOut: false,
	stopped: false,
	notStarted: null,
	stdout: "",
	stderr: "",
	cutBytes: {
		stdout: 0,
		stderr: 0
	},
	wallSec: 0,
	startedAt: host.clock.timestamp(),
	usage: null,
	pollution: null
});
function commandOf(site, target, ready, binary, out, server) {
	const { host, plan } = site;
	const { workload: settings } = plan.suite;
	const workload = workloadOf(settings.kind);
	const variant = plan.suite.variants.find(({ name }) => name === ready.arm.variant);
	if (variant === void 0) throw new Error(`no variant "${ready.arm.variant}"`);
	const placed = site.build.placements?.of(variant, "trial") ?? null;
	const { port = "", data = "" } = server ?? {};
	const places = {
		source: ready.folder,
		out,
		port,
		data
	};
	const step = workload.trial(settings, target, variant, binary, places);
	const own = server === null ? variant : {
		...variant,
		runEnv: {}
	};
	const everySec = server === null ? workload.readEverySec?.(settings) ?? null : null;
	return {
		argv: step.argv,
		cwd: [ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(host, runtimeOf(runtimeIdOf(settings)), own),
			...step.env
		},
		limitSec: plan.suite.trialLimitSec,
		measure: true,
		...placed === null ? {} : { placed },
		...everySec === null || host.platform !== "linux" ? {} : { readEverySec: everySec }
	};
}
/** Most of a file that is kept: a GC log of minutes; of more, head and tail stay. */
const FILE_CAP = 4e6;
/** Files of the trial that its workload names as outputs. */
async function outputFiles({ host, plan }, folder) {
	const files = workloadOf(plan.suite.workload.kind).outputFiles?.(plan.suite.workload) ?? {};
	const outputs = {};
	const cut = {};
	for (const [name, path] of Object.entries(files)) {
		const text = await host.files.read(`${folder}/${path}`);
		if (text === null) continue;
		const kept = capText(text, FILE_CAP);
		outputs[name] = kept.text;
		cut[name] = kept.cut;
	}
	return {
		outputs,
		cut
	};
}
// src/measure/profiles.ts
/** The profile pass: both arms once more under a CPU profiler, after all rounds, in turn. */
const PROFILES_FILE = "profiles.json";
const FOLDER = "profiles";
/** A load is begun so long after its profile, and ends about so long before it. */
const MARGIN_SEC = .5;
const LOAD_ATTEMPTS = 3;
const MOST_STRETCH = 20;
/**
* The pass that the report's plan asks for; null: none, or nobody waits for it any more. Kept in
* a file of its own, so that it outlives a report that is made again.
*/
async function profileReport(site, report, folder) {
	const { plan, records, comparisons } = report;
	const rule = plan.suite.profile;
	if (rule === void 0 || rule.of === "none" || site.host.exec.stopping) return null;
	const chosen = chooseProfiles(plan, records ?? [], comparisons, rule.of);
	const { targets, problems } = await profileArms(site, chosen.value, rule, folder);
	const all = {
		of: rule.of,
		targets,
		problems: dedupe([...chosen.problems, ...problems])
	};
	await site.host.files.write(`${folder}/${PROFILES_FILE}`, `${JSON.stringify(all)}\n`);
	return all;
}
/**
* Runs every choice several times under each arm, the arms in turn, and compares their profiles.
* Raw profiles stay in `folder`. Nothing that goes wrong throws: the report says it.
*/
async function profileArms(site, choices, rule, folder) {
	const { host } = site;
	const result = {
		of: rule.of,
		targets: [],
		problems: []
	};
	const refused = refusalOf(host.platform);
	if (refused !== null) return {
		...result,
		problems: [refused]
	};
	await host.files.remove(`${folder}/${FOLDER}`);
	await host.files.makeFolder(`${folder}/${FOLDER}`);
	const pass = {
		site,
		servers: new Servers(site),
		rule,
		folder,
		longestLoadSec: 0,
		stretch: 1
	};
	try {
		for (const [index, choice] of choices.entries()) {
			host.tell({
				kind: "phase",
				name: "profile",
				detail: choice.target
			});
			Object.assign(pass, {
				longestLoadSec: 0,
				stretch: 1
			});
			const { profile, problems } = await profileChoice(pass, choice, index);
			if (profile !== null) result.targets.push(profile);
			result.problems.push(...problems);
		}
	} finally {
		await pass.servers.stopAll();
	}
	return result;
}
function refusalOf(platform) {
	if (platform === "linux") return null;
	return {
		code: "profile-not-linux",
		message: platform === "darwin" ? DARWIN_REASON : `CPU profiles are taken on Linux, this is ${platform}`,
		next: "use a Linux runner"
	};
}
async function profileChoice(pass, choice, index) {
	const { site, rule } = pass;
	const problems = [];
	const ran = {
		base: [],
		head: []
	};
	for (let run = 0; run < rule.runs; run++) {
		for (const side of run % 2 === 0 ? SIDES : [...SIDES].reverse()) {
			if (site.host.exec.stopping) break;
			const number = `${index + 1}`.padStart(2, "0");
			const found = await profileOnce(pass, choice, side, `${FOLDER}/${number}-${side}-${run + 1}.pb.gz`);
			if ("code" in found) problems.push(found);
			else ran[side].push(found);
		}
		if (ran.base.length + ran.head.length === 0) break;
		if (run === 0) pass.stretch = stretchOf([...ran.base, ...ran.head], rule);
	}
	return {
		...compared(choice, ran),
		problems
	};
}
/** Runs are planned by the clock, and samples are of CPU time: a program that waits has few. */
function stretchOf(ran, { sampleSec }) {
	const cpuSec = sum$1(ran.map(({ run }) => run.samples.samples * run.samples.periodSec));
	return Math.min(MOST_STRETCH, Math.max(1, sampleSec * ran.length / cpuSec));
}
const SIDES = ["base", "head"];
function compared(choice, ran) {
	const { contrast, target, benchmarks } = choice;
	const periods = new Set([...ran.base, ...ran.head].map(({ run }) => run.samples.periodSec));
	const [periodSec] = periods;
	if (periodSec === void 0 || periods.size > 1) return { profile: null };
	if (ran.base.length === 0 || ran.head.length === 0) return { profile: null };
	const runs = {
		base: ran.base.map(({ run }) => run),
		head: ran.head.map(({ run }) => run)
	};
	return { profile: {
		contrast,
		target,
		benchmarks,
		periodSec,
		base: armOf(choice.base, ran.base),
		head: armOf(choice.head, ran.head),
		...compareProfiles(runs, periodSec)
	} };
}
const sum$1 = (numbers) => numbers.reduce((total, one) => total + one, 0);
function armOf(arm, ran) {
	const operations = ran.map(({ run }) => run.operations);
	return {
		arm,
		runs: ran.length,
		samples: sum$1(ran.map(({ run }) => run.samples.samples)),
		wallSec: sum$1(ran.map(({ wallSec }) => wallSec)),
		operations: operations.includes(null) ? null : sum$1(operations.map((n) => n ?? 0)),
		files: ran.map(({ file }) => file)
	};
}
async function profileOnce(pass, choice, side, path) {
	const { files } = pass.site.host;
	const file = `${pass.folder}/${path}`;
	const where = `${choice.target} on ${choice[side]}`;
	try {
		const { operations, wallSec } = await execute$1(pass, choice, side, file);
		const bytes = await files.unpack(file);
		if (bytes === null) throw new ProfileError("the run left no profile");
		const samples = decodeProfile(bytes);
		if (samples.samples === 0) throw new ProfileError("a profile without a sample");
		return {
			run: {
				samples,
				operations
			},
			wallSec,
			file: {
				path,
				sha256: await files.sha256(file)
			}
		};
	} catch (error) {
		if (![
			ProfileError,
			HostError,
			ServerError
		].some((one) => error instanceof one)) throw error;
		return {
			code: "profile-failed",
			message: error.message,
			where
		};
	}
}
async function execute$1(pass, choice, side, file) {
	const { plan, built } = pass.site;
	const { workload: settings } = plan.suite;
	const workload = workloadOf(settings.kind);
	const target = plan.targets.find(({ id }) => id === choice.target);
	const ready = built.arms.get(choice[side]);
	const binary = target && ready?.binaries.get(target.unit);
	if (!target || !ready || !binary) throw new Error(`profile of unknown ${choice.target}`);
	const server = workload.server?.(settings) ?? null;
	if (server?.profile !== void 0) {
		if (server.restartRounds === 0) throw new ProfileError("restart-rounds: 0 of the server leaves nothing up to be profiled");
		return underLoad({
			pass,
			target,
			arm: choice[side],
			url: server.profile,
			file
		});
	}
	const variant = plan.suite.variants.find(({ name }) => name === ready.arm.variant);
	if (variant === void 0) throw new Error(`no variant "${ready.arm.variant}"`);
	const sec = pass.rule.sampleSec * pass.stretch;
	const step = workload.profile?.(settings, {
		target,
		variant,
		binary,
		file,
		sec
	});
	if (step === void 0) throw new ProfileError(`nothing says how a CPU profile of this is made: ${server ? "name the URL in server.profile" : "use go-bench"}`);
	const { host } = pass.site;
	const exit = await host.exec.run({
		argv: step.argv,
		cwd: [ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(host, runtimeOf(runtimeIdOf(settings)), variant),
			...step.env
		},
		limitSec: plan.suite.trialLimitSec
	});
	if (exit.code !== 0) throw new ProfileError(`failed under the profiler:\n${tailOf(exit)}`);
	return {
		operations: operationsOf(parseOutputs(workload, settings, {
			stdout: exit.stdout,
			stderr: exit.stderr
		}).value),
		wallSec: exit.wallSec
	};
}
/** A load that outlived its profile is tried again with more room: the machine may be busy. */
async function underLoad(load) {
	for (let attempt = 1;; attempt++) {
		const done = await profileLoad(load);
		if (done !== null) return done;
		if (attempt === LOAD_ATTEMPTS) throw new ProfileError("the load outlived its profile");
	}
}
/** The whole load is inside the profile, so that all of its operations are; null: it was not. */
async function profileLoad({ pass, target, arm, url, file }) {
	const { site, servers, rule } = pass;
	const { host, plan, built } = site;
	const ready = built.arms.get(arm);
	if (ready === void 0) throw new Error(`no arm ${arm}`);
	const trial = {
		round: 0,
		position: 0,
		target: target.id,
		arm,
		attempt: 0
	};
	const load = async () => {
		const startSec = host.clock.nowSec();
		const record = await runTrial(site, trial, /* @__PURE__ */ new Map(), servers);
		const loadSec = host.clock.nowSec() - startSec;
		pass.longestLoadSec = Math.max(pass.longestLoadSec, loadSec);
		return record;
	};
	const server = await servers.of(ready.arm, 0);
	if (server === null) throw new Error(`no server of ${arm}`);
	if (!server.warmed.has(target.id)) await load();
	const loadSec = Math.max(target.expectedSec ?? 0, pass.longestLoadSec, rule.sampleSec);
	const sec = Math.ceil(loadSec + 2 * MARGIN_SEC);
	const { port, sidePort, data } = server;
	const places = {
		port,
		data,
		"side-port": sidePort,
		sec: String(sec)
	};
	const startSec = host.clock.nowSec();
	const profile = host.net.download(fillText(url, places), file, sec + plan.suite.trialLimitSec).then(() => null).catch((error) => error);
	await host.clock.sleep(MARGIN_SEC);
	const record = await load();
	const isInside = host.clock.nowSec() - startSec < sec;
	const failed = await profile;
	if (failed !== null) throw failed;
	if (record.problem !== null) throw new ProfileError(record.problem.message);
	if (!isInside) return null;
	const { workload: settings } = plan.suite;
	return {
		operations: operationsOf(parseOutputs(workloadOf(settings.kind), settings, record.outputs).value),
		wallSec: record.wallSec
	};
}
// src/core/records-text.ts
/** The same value with the keys of every object in one order. */
function ordered(value) {
	if (Array.isArray(value)) return value.map(ordered);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}
/**
* One raw record a line. The keys are in one order, so that the digest of a file of records can be
* computed again from a report that holds them.
*/
const recordsText = (records) => records.map((record) => `${JSON.stringify(ordered(record))}\n`).join("");
// src/measure/records.ts
const STARTED = "started.json";
const RECORDS = "records.ndjson";
function makeRecordStore(files, folder) {
	return {
		folder,
		async start(started) {
			await files.makeFolder(folder);
			await files.write(`${folder}/${STARTED}`, `${JSON.stringify(started)}\n`);
			await files.write(`${folder}/${RECORDS}`, "");
		},
		add: (record) => files.append(`${folder}/${RECORDS}`, recordsText([record]))
	};
}
/**
* What an earlier, perhaps killed, run left in the folder; null when there is none. A torn last
* line is the trial in flight when the run was killed: it is cut off the file, so that the next
* record starts on a line of its own.
*/
async function readStored(files, folder) {
	const text = await files.read(`${folder}/${STARTED}`);
	if (text === null) return null;
	const started = parse(text, `${folder}/${STARTED}`);
	const lines = (await files.read(`${folder}/${RECORDS}`) ?? "").split("\n");
	const torn = lines.pop() ?? "";
	const kept = lines.filter((line) => line !== "");
	if (torn !== "") await files.write(`${folder}/${RECORDS}`, kept.map((line) => `${line}\n`).join(""));
	return {
		started,
		records: kept.map((line, index) => parse(line, `${folder}/${RECORDS}:${index + 1}`)),
		tornLines: torn === "" ? 0 : 1
	};
}
function parse(text, where) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HostError(`${where} is not what gcbench wrote`, "remove the folder and measure again, or name another with --out", { cause });
	}
}
// src/core/pollution.ts
/**
* Limits beyond which a trial's environment is polluted, fixed before any data: they may not look
* at the metric, and hold for every arm alike. Steal and foreign CPU as seen to go with trouble on
* shared machines; throttling at all means that the cgroup's quota cut into the trial.
*
* Recorded without a limit: involuntary switches and CPU pressure, which a program with more
* threads than cores causes itself, so that a change could make its own trials look polluted; and
* frequency, which has no value that is wrong by itself.
*/
const POLLUTION_LIMITS = {
	stealPct: 1,
	foreignCpuPct: 5,
	memoryPressurePct: 1,
	ioPressurePct: 20,
	throttledSec: 0
};
/** The covariates over their limits, e.g. `steal 3.1 %`; empty: clean, or nothing readable. */
function pollutionOf(record) {
	const seen = record.pollution;
	if (seen === null) return [];
	return Object.entries(POLLUTION_LIMITS).flatMap(([name, limit]) => {
		const value = seen[name];
		return value !== null && value > limit ? [`${name} ${Number(value.toPrecision(2))}`] : [];
	});
}
/** Re-runs of one target, at most: half of its planned rounds. */
const rerunCap = (roundsMax) => Math.ceil(roundsMax / 2);
// src/measure/rounds.ts
/** So that one bad minute does not eat the re-runs of the whole plan. */
const RERUNS_PER_ROUND = 2;
/**
* Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
* of every active target runs once; records that are there already (a resumed run) are not run
* again. A round that would overrun the budget is not started.
*/
async function runRounds(given) {
	const rounds = {
		...given,
		servers: new Servers(given.site, given.records)
	};
	try {
		return await untilDecided(rounds);
	} finally {
		await rounds.servers.stopAll();
	}
}
async function untilDecided(rounds) {
	const { host, plan } = rounds.site;
	const before = rounds.records.reduce((sum, record) => sum + record.wallSec, 0);
	const startSec = host.clock.nowSec();
	const elapsed = () => before + host.clock.nowSec() - startSec;
	const layouts = new LayoutOfRound(rounds);
	let decision = rounds.decide(rounds.records, 0);
	if (plan.suite.warmUp && rounds.records.length === 0) await warmUp(rounds, layouts);
	let round = 0;
	let slowestSec = expectedRoundSec(rounds);
	const roundsBefore = rounds.records.reduce((n, { trial }) => Math.max(n, trial.round), 0);
	for (;; round++) {
		if (round === decision.nextLook) decision = rounds.decide(rounds.records, round);
		const active = stillRunning(decision.active, rounds);
		const stop = stopReason(rounds, decision, active, round, elapsed() + slowestSec);
		if (stop !== null) return {
			records: rounds.records,
			roundsRun: round,
			measuredSec: elapsed(),
			linkSec: layouts.linkSec,
			stopReason: stop
		};
		const roundStartSec = host.clock.nowSec();
		await runRound(rounds, layouts, round, active);
		if (host.exec.stopping) continue;
		slowestSec = Math.max(round === 0 ? 0 : slowestSec, host.clock.nowSec() - roundStartSec);
		const roundsMax = plan.suite.rounds.max;
		const meanSec = (elapsed() - before) / Math.max(1, round + 1 - roundsBefore);
		const leftSec = Math.min((roundsMax - round - 1) * meanSec, Math.max(0, plan.suite.budgetSec - elapsed()));
		host.tell({
			kind: "round",
			round: round + 1,
			rounds: roundsMax,
			elapsedSec: elapsed(),
			leftSec,
			active: active.size,
			decided: decision.decided,
			estimate: decision.estimate
		});
	}
}
const expectedRoundSec = ({ site: { plan } }) => plan.targets.reduce((sum, target) => sum + (target.expectedSec ?? 0) * target.arms.length, 0);
function stopReason(rounds, decision, active, round, endSec) {
	const { host, plan } = rounds.site;
	if (host.exec.stopping) return "stopped";
	if (plan.targets.length === 0) return "nothing to run";
	if (decision.isDone) return decision.why;
	if (active.size === 0) return "every benchmark that was left failed";
	if (round >= plan.suite.rounds.max) return "rounds";
	if (!rounds.records.some((record) => record.trial.round > round) && endSec > plan.suite.budgetSec) return "budget";
	return null;
}
/** Without the targets of which no arm is worth running any more. */
function stillRunning(active, { site, records }) {
	const isLive = liveSlots(site.plan, records);
	const live = site.plan.targets.filter(({ id, arms }) => arms.some((arm) => isLive(id, arm)));
	return new Set(live.map(({ id }) => id).filter((id) => active.has(id)));
}
/** The trials of round 0 in their order, without a record of them. */
async function warmUp({ site, servers }, layouts) {
	const everything = new Set(site.plan.targets.map((target) => target.id));
	const linked = await layouts.of(0, everything);
	for (const trial of trialsOfRound(site.plan, 0, everything)) if (!site.host.exec.stopping) await runTrial(site, trial, linked, servers);
}
async function runRound(rounds, layouts, round, active) {
	const { plan } = rounds.site;
	const linked = await layouts.of(round, active);
	const isLive = liveSlots(plan, rounds.records);
	await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive));
	for (let attempt = 1; attempt <= RERUNS_PER_ROUND; attempt++) {
		const polluted = pollutedTargets(rounds, round, active);
		if (polluted.size === 0) return;
		await runTrials(rounds, linked, trialsOfRound(plan, round, polluted, attempt, isLive).filter(isServed(rounds.records)));
		if (rounds.site.host.exec.stopping) return;
	}
}
/** False: its server failed in this round, which is no matter of pollution. */
function isServed(records) {
	const failed = new Set(records.filter(({ problem }) => problem?.code === "server-failed").map(({ trial }) => JSON.stringify([
		trial.round,
		trial.target,
		trial.arm
	])));
	return ({ round, target, arm }) => !failed.has(JSON.stringify([
		round,
		target,
		arm
	]));
}
async function runTrials(rounds, layouts, trials) {
	const { site, store, records } = rounds;
	rounds.servers.forgive();
	const key = (trial) => JSON.stringify([
		trial.round,
		trial.attempt,
		trial.target,
		trial.arm
	]);
	const done = new Set(records.map((record) => key(record.trial)));
	for (const trial of trials) {
		if (done.has(key(trial))) continue;
		if (site.host.exec.stopping) return;
		const record = await runTrial(site, trial, layouts, rounds.servers);
		if (record.status === "stopped") return;
		await store.add(record);
		records.push(record);
		site.host.tell({
			kind: "trial",
			round: trial.round + 1,
			arm: trial.arm,
			target: trial.target,
			status: record.status
		});
	}
}
/**
* Targets to run again in this round, in all arms: the last attempt of some arm was polluted and
* the target's re-runs are not used up. What the trials measured is not looked at.
*/
function pollutedTargets({ site: { plan }, records }, round, active) {
	const cap = rerunCap(plan.suite.rounds.max);
	const polluted = /* @__PURE__ */ new Set();
	for (const target of active) {
		const mine = records.filter((record) => record.trial.target === target);
		if (new Set(mine.filter((record) => record.trial.attempt > 0).map((record) => `${record.trial.round} ${record.trial.attempt}`)).size >= cap) continue;
		const now = mine.filter((record) => record.trial.round === round);
		const attempt = Math.max(...now.map((record) => record.trial.attempt));
		if (now.filter((record) => record.trial.attempt === attempt).some((record) => pollutionOf(record).length > 0)) polluted.add(target);
	}
	const blocks = new Set(plan.targets.filter(({ id }) => polluted.has(id)).map(({ block }) => block));
	const again = plan.targets.filter(({ id, block }) => blocks.has(block) && active.has(id));
	return new Set(again.map(({ id }) => id));
}
/** A new random link order at the start of every stretch of rounds. */
var LayoutOfRound = class {
	rounds;
	stretch = -1;
	layouts = /* @__PURE__ */ new Map();
	/** Time spent linking so far. */
	linkSec = 0;
	constructor(rounds) {
		this.rounds = rounds;
	}
	async of(round, active) {
		const { site } = this.rounds;
		const every = site.plan.suite.layoutRounds;
		if (every === 0) return this.layouts;
		const stretch = Math.floor(round / every);
		if (stretch !== this.stretch) {
			this.stretch = stretch;
			const startSec = site.host.clock.nowSec();
			this.layouts = await relink(site.build, site.plan, site.built, active, stretch);
			this.linkSec += site.host.clock.nowSec() - startSec;
		}
		return this.layouts;
	}
};
// src/core/release.ts
/** `v1.2.3` or `1.2.3`, and nothing after it: pre-releases are no releases. */
const RELEASE = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;
const numbersOf = (tag) => RELEASE.exec(tag)?.slice(1).map(Number) ?? null;
/** Tags that are releases, the highest version first (https://semver.org, rule 11). */
function releasesOf(tags) {
	const releases = tags.flatMap((tag) => {
		const numbers = numbersOf(tag);
		return numbers === null ? [] : [{
			tag,
			numbers
		}];
	});
	releases.sort((a, b) => {
		const index = a.numbers.findIndex((number, at) => number !== b.numbers[at]);
		return (b.numbers[index] ?? 0) - (a.numbers[index] ?? 0);
	});
	return releases.map(({ tag }) => tag);
}
/**
* Which release a base means: `release` is the last, `release~2` is two before it, or the oldest
* where there are fewer. Null: `base` is no such word.
*/
function releasesBack(base) {
	const found = /^release(?:~([1-9]\d?))?$/.exec(base);
	return found === null ? null : Number(found[1] ?? 0);
}
// src/measure/sources.ts
/** `.`, `./x`, `../x` and absolute paths are folders, everything else is a git ref. */
const sourceOf = (text) => /^(\.{1,2}$|\.{0,2}\/)/.test(text) ? {
	kind: "folder",
	path: text
} : {
	kind: "ref",
	ref: text
};
/**
* Finds base and head. Defaults: head is HEAD; base is the merge base of head and the default
* branch. A given base, too, means its merge base with head, so that what others merged since is
* not charged to the change; `exactBase` turns that off.
*/
async function resolveSources(host, suite, ask, needed) {
	const root = await host.git.root(host.cwd);
	const head = ask.head === null ? suite.head ?? {
		kind: "ref",
		ref: "HEAD"
	} : sourceOf(ask.head);
	const problems = [];
	const resolvedHead = await resolve$2(host, root, head);
	if (ask.head === null && root !== null) problems.push(...await uncommitted(host, root, ask.out));
	const resolved = {
		base: null,
		head: needed.has("head") ? resolvedHead : null
	};
	if (needed.has("base")) {
		resolved.base = await resolveBase(host, root, ask.base === null ? suite.base : sourceOf(ask.base), resolvedHead, ask.exactBase);
		if (resolved.base.sha !== null && resolved.base.sha === resolvedHead.sha) problems.push({
			code: "same-commit",
			message: "base and head are the same commit",
			where: resolvedHead.sha,
			next: "name another base, e.g. --base HEAD~1"
		});
	}
	return {
		resolved,
		root,
		problems
	};
}
async function resolve$2(host, root, source) {
	if (source.kind === "folder") {
		const path = absolutePath(source.path, host.cwd);
		if (!await host.files.isFolder(path)) throw new HostError(`source folder ${source.path} does not exist`, "name an existing folder, or a git ref without a leading dot or slash");
		return {
			asked: source.path,
			kind: "folder",
			sha: null,
			path,
			mergeBaseOf: null
		};
	}
	if (root === null) throw noRepository(host.cwd);
	const sha = await host.git.resolve(root, source.ref);
	return {
		asked: source.ref,
		kind: "ref",
		sha,
		path: null,
		mergeBaseOf: null
	};
}
async function resolveBase(host, root, asked, head, exact) {
	if (asked?.kind === "folder") return resolve$2(host, root, asked);
	if (root === null) throw noRepository(host.cwd);
	const ref = asked?.ref ?? await host.git.defaultBranch(root);
	if (ref === null) throw new HostError("no base: the repository has no origin/HEAD, main or master branch", "say what to compare against, e.g. --base origin/develop or --base v1.2.0");
	const headSha = head.sha ?? await host.git.resolve(root, "HEAD");
	const back = releasesBack(ref);
	if (back !== null) return resolve$2(host, root, await releaseBefore(host, root, headSha, back));
	const found = await resolve$2(host, root, {
		kind: "ref",
		ref
	});
	if (exact || found.sha === null) return found;
	const mergeBase = await host.git.mergeBase(root, found.sha, headSha);
	return {
		...found,
		sha: mergeBase,
		mergeBaseOf: [ref, head.asked]
	};
}
async function releaseBefore(host, root, headSha, back) {
	const releases = releasesOf(await host.git.tagsBefore(root, headSha));
	const tag = releases[back] ?? releases.at(-1);
	if (tag !== void 0) return {
		kind: "ref",
		ref: `refs/tags/${tag}`
	};
	throw new HostError(`no release before ${headSha}: no tag such as v1.2.3 is on its history`, "fetch the tags (actions/checkout: fetch-depth: 0), or name the base: --base v1.2.0");
}
const noRepository = (folder) => new HostError(`${folder} is not inside a git repository`, "start gcbench inside one, or name two folders: --base ./old --head ./new");
async function uncommitted(host, root, out) {
	const own = `${absolutePath(out, host.cwd)}/`;
	const paths = (await host.git.dirty(root)).filter((path) => !`${root}/${path}/`.startsWith(own));
	if (paths.length === 0) return [];
	return [{
		code: "uncommitted-changes",
		message: `uncommitted changes are not measured: ${paths.slice(0, 5).join(", ") + (paths.length > 5 ? ", ..." : "")}`,
		next: "commit them, or measure the folder as it stands with --head ."
	}];
}
// src/bench.ts
/** The story of a run: suite text + refs + Host -> Report. Knows no token and no GitHub. */
/**
* What a run would do. Reads the suite file and git, and touches nothing: benchmarks are counted
* in the source text of head, not by building it.
*/
async function previewBench(ask, host) {
	const suite = await chooseSuite(ask, host);
	const sources = await resolveSources(host, suite, ask, new Set(makeArms(suite).map((arm) => arm.side)));
	const workload = workloadOf(suite.workload.kind);
	const counted = sources.resolved.head ?? sources.resolved.base;
	const hits = sources.root === null || counted?.sha == null || workload.namesInSuite !== void 0 ? [] : await host.git.grep(sources.root, counted.sha, workload.sourceMark.expression, workload.sourceMark.pathspec);
	const listed = workload.namesInSuite?.(suite.workload).map((name) => ({
		path: "",
		name
	}));
	const found = hits.flatMap(({ path, line }) => {
		const name = workload.nameInSource(suite.workload, path, line);
		return name === null ? [] : [{
			path,
			name
		}];
	});
	return makePreview(suite, sources.resolved, listed ?? found, workload.sampleSec(suite.workload));
}
/** Measures and reports. Everything measured stays in `ask.out`, whatever happens. */
async function runBench(ask, host) {
	if (host.platform !== "linux" && !ask.allowOs) throw wrongPlatform(host.platform);
	const stored = await openStored(ask, host);
	return runSuite(ask, host, await (stored === null ? chooseRuled(ask, host) : ruledAsStored(stored, ask, host)), stored);
}
/**
* Measures this machine instead of a change: head against itself, as the same binary and with
* other link orders (core/selftest.ts). Uses the benchmarks of the suite.
*/
async function runSelftest(ask, host) {
	if (host.platform !== "linux" && !ask.allowOs) throw wrongPlatform(host.platform);
	const suite = await chooseSuite(ask, host);
	const workload = workloadOf(suite.workload.kind);
	const project = [host.cwd, workload.folder(suite.workload)].filter(Boolean).join("/");
	const [variant] = suite.variants;
	if (variant === void 0) throw new Error("a suite has at least one variant");
	const canRandomise = (await inspectToolchain(host, runtimeOf(runtimeIdOf(suite.workload)), variant, project))?.randomLayout === true;
	await openStored({
		...ask,
		resume: false
	}, host);
	return runSuite(ask, host, {
		suite: makeSelftestSuite(suite, { canRandomise }),
		waivers: [],
		problems: []
	}, null);
}
/** Rules hold as they did when the run began; what was accepted since is accepted. */
async function ruledAsStored(stored, ask, host) {
	const { suite } = stored.started.plan;
	return {
		suite,
		waivers: await chooseWaivers(ask, host),
		problems: []
	};
}
async function runSuite(ask, host, { suite, waivers, problems }, stored) {
	host.tell({
		kind: "phase",
		name: "sources",
		detail: suite.name
	});
	const sides = new Set(makeArms(suite).map((arm) => arm.side));
	const sources = stored === null ? await resolveSources(host, suite, ask, sides) : {
		...storedSources(stored),
		root: await host.git.root(host.cwd)
	};
	sources.problems.push(...problems);
	const placements = await makePlacements(host, suite);
	if (stored === null) sources.problems.push(...placements.problems);
	const folder = await host.files.temporaryFolder("gcbench-");
	const site = {
		host,
		suite,
		sources,
		folder,
		placements: placements.value
	};
	try {
		host.tell({
			kind: "phase",
			name: "build",
			detail: `${makeArms(suite).length} arms`
		});
		const built = await buildArms(site, makeArms(suite));
		built.unchanged = await nameUnchanged(host, suite, built);
		if (stored !== null) checkSameBuilds(stored, built);
		return await measure({
			...ask,
			waivers
		}, host, site, built, stored);
	} finally {
		await removeWorktrees(site);
		await host.files.remove(folder);
	}
}
async function measure(ask, host, site, built, stored) {
	const store = makeRecordStore(host.files, absolutePath(ask.out, host.cwd));
	const started = stored?.started ?? await start(ask, host, site, built);
	if (stored === null) await store.start(started);
	const { plan } = started;
	host.tell({
		kind: "phase",
		name: "measure",
		detail: `seed ${plan.seed}`
	});
	const measured = await runRounds({
		site: {
			host,
			plan,
			built,
			build: site
		},
		store,
		decide: (records, roundsRun) => decideTable(plan, records, roundsRun),
		records: stored?.records ?? []
	});
	host.tell({
		kind: "phase",
		name: "report",
		detail: measured.stopReason
	});
	const report = makeReport({
		plan,
		builds: built.records,
		environment: [started.environment],
		...measured,
		waivers: ask.waivers,
		problems: [...started.problems, ...layoutProblems(plan, built)],
		command: started.command,
		createdAt: host.clock.timestamp(),
		toolVersion: VERSION,
		recordsSha256: await host.files.sha256(`${store.folder}/records.ndjson`)
	});
	const profiles = await profileReport({
		host,
		plan,
		built,
		build: site
	}, report, store.folder);
	return profiles === null ? report : {
		...report,
		profiles
	};
}
/** Everything that is fixed before the first round. */
async function start(ask, host, site, built) {
	const { suite, sources } = site;
	const seed = (suite.seed ?? host.freshSeed()) + shardSuffix(ask.shard);
	const contrastIds = neededContrasts(suite).map((contrast) => contrast.id);
	const needed = neededUnits({
		suite,
		unchanged: built.unchanged
	}, contrastIds);
	host.tell({
		kind: "phase",
		name: "probe",
		detail: ""
	});
	const probed = await probeTargets(host, suite, built, needed, site);
	const plan = makePlan({
		suite,
		sources: sources.resolved,
		targets: probed.targets,
		unchanged: built.unchanged,
		seed,
		shard: ask.shard
	});
	const problems = [
		...sources.problems,
		...built.problems,
		...probed.problems
	];
	return {
		plan,
		builds: built.records,
		environment: await host.environment(),
		problems,
		command: repeatCommand(plan, ask)
	};
}
/** The contrasts that something is executed for; a control is not, where there are others. */
function neededContrasts(suite) {
	const all = makeContrasts(suite).filter(({ kind }) => kind !== "interaction");
	const others = all.filter(({ kind }) => kind !== "aa");
	return others.length > 0 ? others : all;
}
function layoutProblems(plan, built) {
	const { fixedLayout } = workloadOf(plan.suite.workload.kind);
	if (fixedLayout === true && built.records.every(({ buildSec }) => buildSec === 0)) return [];
	const fixed = [...built.arms.values()].filter((ready) => ready.toolchain?.randomLayout === false);
	if (plan.suite.layoutRounds > 0 && fixed.length === 0) return [];
	return [{
		code: "single-layout",
		message: "single layout: every build kept one order of its functions, which alone can move a benchmark by several percent",
		...fixedLayout === true ? {} : fixed.length === 0 ? { next: "remove \"layout: single\" from the suite" } : {
			where: fixed.map((ready) => ready.arm.id).join(", "),
			next: "use a Go toolchain whose linker has -randlayout (1.23 or newer)"
		}
	}];
}
/** Records of an interrupted run to go on with; refuses to write over them unasked. */
async function openStored(ask, host) {
	const folder = absolutePath(ask.out, host.cwd);
	if (ask.resume) {
		const stored = await readStored(host.files, folder);
		if (stored !== null) return stored;
		throw new HostError(`${ask.out} holds nothing to resume`, "start without --resume");
	}
	if (!(await host.files.exists(`${folder}/records.ndjson`) && !await host.files.exists(`${folder}/report.json`))) {
		await host.files.remove(`${folder}/report.json`);
		return null;
	}
	throw new HostError(`${ask.out} holds the records of a run that did not end`, "go on with --resume, or remove the folder, or name another with --out");
}
const storedSources = ({ started }) => ({
	resolved: started.plan.sources,
	problems: []
});
/** A resumed run must execute the very binaries that the first half executed. */
function checkSameBuilds(stored, built) {
	const key = (record) => `${record.arm} ${record.unit} ${record.sha256}`;
	const now = new Set(built.records.map(key));
	const changed = stored.started.builds.filter((record) => !now.has(key(record)));
	if (changed.length === 0) return;
	throw new HostError(`the builds are no longer those of the interrupted run: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(", ")}`, "use the same toolchain and the same sources, or measure again in another --out");
}
const wrongPlatform = (platform) => new HostError(`gcbench measures on Linux, this is ${platform}`, "timings and profiles from here may mislead about a Linux server: other scheduler, other timers, no kernel accounting; use a Linux runner, or --allow-os to measure all the same");
// src/core/formats/summary.ts
/** GitHub drops a step's summary whole when it is over 1 MiB. */
const SUMMARY_LIMIT_BYTES = 1e6;
/** The text of a job summary, in at most `limitBytes` of UTF-8. */
function summaryText(report, limitBytes = SUMMARY_LIMIT_BYTES) {
	return reportMarkdown(report, "summary", limitBytes);
}
const summary = {
	id: "summary",
	about: "The job summary: the comment, and failed trials, machines and hashes in full.",
	render: (report) => [{
		name: "summary.md",
		text: summaryText(report)
	}]
};
// src/core/report-plain.ts
const ends = (count) => [
	"left",
	"left",
	...Array(count).fill("right"),
	"left"
];
function ladderLines({ title, columns, lines, about }) {
	const head = [
		"benchmark",
		"variant",
		...columns.map(plainText),
		"against the others"
	];
	const rows = lines.map(({ benchmark, variant, cells, standing }) => [
		clean(benchmark, 120),
		clean(variant, 120),
		...cells,
		plainText(standing)
	]);
	const legend = about.map((phrase) => plainText(phrase));
	return [
		"",
		plainText(title),
		...alignRows([head, ...rows], ends(columns.length)),
		...legend
	];
}
const SHA_SHOWN = 12;
function waiverLines(waivers) {
	if (waivers.length === 0) return [];
	return [
		"",
		"accepted rows",
		...waivers.map(({ row, state, by, at, sha, reason, next }) => {
			const advice = next === null ? "" : ` Next: ${plainText(next)}.`;
			const head = clean(sha.slice(0, SHA_SHOWN), SHA_SHOWN);
			const who = `by ${clean(by, 120)} on ${clean(at, 120)} for ${head}`;
			return `${clean(row, 120)}: ${state}, ${who}: ${clean(reason, 600)}.${advice}`;
		})
	];
}
// src/core/formats/terminal.ts
const COLOURS = {
	red: 31,
	green: 32,
	yellow: 33,
	cyan: 36,
	faint: 2,
	strong: 1
};
const MARK_COLOURS = {
	failed: "red",
	withheld: "yellow",
	worse: "red",
	better: "green",
	differs: "cyan",
	unsure: "yellow",
	same: "faint"
};
const painter = (hasColour) => hasColour ? (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : (text) => text;
function verdict(row, notes) {
	const detail = row.detail === null ? "" : `, ${plainText(row.detail)}`;
	return `${row.word}${detail}${notes.map((note) => ` [${note}]`).join("")}`;
}
/** `from`: the first column that is shown, 1 where the benchmark stands above. */
function tableLines(view, { sides }, rows, paint, from = 0) {
	if (rows.length === 0) return [];
	const [base, head] = sides.map(plainText);
	const level = commonLevel(rows);
	const interval = level === null ? "interval" : `${printLevel(level)} interval`;
	const titles = [
		"benchmark",
		"metric",
		`${base}`,
		`${head}`,
		"delta",
		interval,
		"rounds"
	];
	const cells = rows.map((row) => [
		clean(row.comparison.benchmark, 120),
		clean(row.metric, 120),
		row.base,
		row.head,
		row.delta,
		row.interval === null ? "-" : `${row.interval}${levelOf(row, level)}`,
		row.rounds,
		verdict(row, view.notesOf(row))
	]);
	const aligns = [
		"left",
		"left",
		...Array(5).fill("right"),
		"left"
	];
	const shown = [[...titles, "verdict"], ...cells].map((line) => line.slice(from));
	return alignRows(shown, aligns.slice(from), (cell, index, column) => {
		const row = rows[index - 1];
		if (row === void 0) return paint(cell, "faint");
		return [4, 7].includes(column + from) ? paint(cell, MARK_COLOURS[row.mark]) : cell;
	});
}
/** What explains the rows of a benchmark, indented below its name. */
function groupLines(view, table, group, paint) {
	const { benchmark, attribution, rows, histogram } = group;
	const name = benchmark === null ? "all benchmarks" : clean(benchmark, 120);
	if (rows.length > 0 && rows.every(({ mark }) => mark === "failed")) return ["", paint(`${name}: failed (${rows.length} more)`, "strong")];
	const title = attribution === null ? name : `${name}: ${plainText(attribution)}`;
	const bars = histogram.length === 0 ? [] : ["share of the transactions by latency", ...histogram];
	const lines = [...tableLines(view, table, rows, paint, 1), ...bars];
	return [
		"",
		paint(title, "strong"),
		...lines.map((line) => `  ${line}`)
	];
}
function levelOf(row, level) {
	return row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
}
function sectionLines(view, table, paint, isOnly) {
	const title = paint(plainText(table.title), "strong");
	const head = isOnly ? title : `${title}  ${plainText(table.counts)}`;
	const unchanged = table.unchanged === null ? [] : [plainText(table.unchanged)];
	const rows = [
		...table.moved,
		...table.unsure,
		...table.same,
		...table.geomeans
	];
	const groups = table.groups.flatMap((group) => groupLines(view, table, group, paint));
	return [
		"",
		head,
		...tableLines(view, table, rows, paint),
		...groups,
		...unchanged
	];
}
/** Functions of a benchmark that a terminal shows; the Markdown has more. */
const FUNCTIONS_SHOWN = 4;
const deltaOf = ({ cpuDelta, shareDelta }) => cpuDelta ?? shareDelta;
function profileLines(report, paint) {
	const view = viewProfiles(report);
	if (view === null) return [];
	const targets = view.targets.flatMap(({ name, basis, flat }) => {
		const cells = flat.filter((row) => row.isBeyondNoise).slice(0, FUNCTIONS_SHOWN).map((row) => [
			clean(row.name, 120),
			row.share,
			`${deltaOf(row).point} ${deltaOf(row).interval}${row.cpuDelta ? " an operation" : ""}`,
			row.words ?? ""
		]);
		const rows = alignRows(cells, [
			"left",
			"right",
			"right",
			"left"
		]);
		const shown = rows.length === 0 ? ["no function is beyond the noise"] : rows;
		return [
			"",
			paint(`CPU profile of ${plainText(name)}`, "strong"),
			...[plainText(basis), ...shown].map((line) => `  ${line}`)
		];
	});
	const problems = view.problems.map(({ message, where }) => {
		const at = where === void 0 ? "" : ` (${clean(where, 120)})`;
		return `not profiled: ${clean(message, 600)}${at}`;
	});
	return [...targets, ...problems.length === 0 ? [] : ["", ...problems]];
}
const sentence = (phrase) => plainText(phrase).trim();
/** The report for a terminal: verdict, every row, footnotes, and how to repeat the run. */
function terminalText(report, hasColour) {
	const view = viewReport(report);
	const { counts, call, duty } = view.headline;
	const paint = painter(hasColour);
	const isOnly = view.tables.length === 1;
	const mood = {
		good: "green",
		bad: "red",
		ask: "yellow",
		advice: "yellow"
	};
	const notes = view.notes.map(({ number, text }) => `${number === null ? "-" : `[${number}]`} ${sentence(text)}`);
	return [
		paint(`${sentence(counts)}: ${call}`, mood[view.headline.mood]),
		...duty.length === 0 ? [] : [sentence(duty)],
		...waiverLines(view.waivers),
		...view.ladders.flatMap(ladderLines),
		...view.tables.flatMap((table) => sectionLines(view, table, paint, isOnly)),
		...profileLines(report, paint),
		...notes.length === 0 ? [] : ["", ...notes],
		"",
		paint(sentence(view.facts.line), "faint"),
		paint(`seed ${clean(report.plan.seed, 120)}`, "faint"),
		paint(`repeat: ${clean(view.facts.command, 2e3)}`, "faint"),
		""
	].join("\n");
}
const terminal = {
	id: "terminal",
	about: "The table as aligned text, without colour.",
	render: (report) => [{
		name: "report.txt",
		text: terminalText(report, false)
	}]
};
// src/core/selftest-table.ts
const pct = (value) => value === null ? "-" : `${value.toFixed(1)} %`;
function cellsOf(row) {
	return [
		row.benchmark,
		row.metric,
		`${row.rounds}`,
		pct(row.sameBinaryPct) + (row.sameBinaryAlarm ? " !" : ""),
		`±${pct(row.noiseFloorPct)}`,
		pct(row.layoutSdPct),
		pct(row.layoutMostPct),
		...row.detectable.map((each) => pct(each.pct))
	];
}
/** The self-test as a table and what it means. */
function printSelftest({ rows, alarms, comparisons, layouts }) {
	const minutes = (rows[0]?.detectable ?? []).map((each) => `in ${each.minutes} min`);
	const titles = [
		"benchmark",
		"metric",
		"rounds",
		"same binary",
		"noise floor"
	];
	const aligns = [
		"left",
		"left",
		...Array(8).fill("right")
	];
	return [
		...alignRows([[
			...titles,
			"layout sd",
			"layout most",
			...minutes
		], ...rows.map(cellsOf)], aligns, (cell) => cell),
		"",
		`False alarms between equal binaries: ${alarms} of ${comparisons} rows (marked !); intervals`,
		"of 95 % allow 1 in 20. Noise floor: half of the interval after these rounds.",
		layouts === 0 ? "This toolchain cannot change the link order, so the layout spread is not known here." : `Layout: the same source in ${layouts} other link orders; its spread is a bias that a run with one layout cannot see.`,
		"Last columns: smallest effect that so many minutes of one base-head pair can see, with 80 %",
		"power.",
		""
	].join("\n");
}
// src/host/clock.ts
/** The machine's clocks. */
const clock$1 = {
	nowSec: () => Number(process.hrtime.bigint()) / 1e9,
	timestamp: () => (/* @__PURE__ */ new Date()).toISOString(),
	sleep: (sec) => new Promise((resolve) => setTimeout(resolve, sec * 1e3))
};
// src/host/proc.ts
/** Texts of /proc and /sys, read and parsed. Every parser gives null for what is not there. */
/** A small kernel file, trimmed; null when it cannot be read. */
function readText(path) {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return null;
	}
}
/** `cpu  user nice system idle iowait irq softirq steal guest guest_nice`; guest is in user. */
function parseCpuTicks(stat) {
	const ticks = (/^cpu\s+([\d ]+)$/m.exec(stat)?.[1])?.trim().split(/\s+/).map(Number) ?? [];
	if (ticks.length < 4) return null;
	const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, steal = 0] = ticks;
	const busy = user + nice + system + irq + soft;
	return {
		total: busy + idle + wait + steal,
		busy,
		steal
	};
}
/** Microseconds since boot in which some task waited (Documentation/accounting/psi.rst). */
function parsePressureUs(pressure) {
	const total = /^some .*\btotal=(\d+)$/m.exec(pressure)?.[1];
	return total === void 0 ? null : Number(total);
}
/** Seconds a cgroup's tasks were held back by its CPU quota: v2 in µs, v1 in ns. */
function parseThrottledSec(cpuStat) {
	const found = /^throttled_(usec|time) (\d+)$/m.exec(cpuStat);
	if (!found) return null;
	return Number(found[2]) / (found[1] === "usec" ? 1e6 : 1e9);
}
/** CPUs' worth of time a cgroup may use: `cpu.max` of v2, `max` or `quota period` in µs. */
function parseCpuMax(cpuMax) {
	const [quota, period] = cpuMax.split(/\s+/).map(Number);
	return quota !== void 0 && period && quota > 0 ? quota / period : null;
}
/**
* Folders of our own cgroup under a controller (`cpu`, `memory`) and of its parents, innermost
* first. From /proc/self/cgroup (`id:controllers:path`) and /proc/self/mountinfo; v1's own
* hierarchy wins over v2, which then has no such controller.
*/
function parseCgroups(cgroup, mountinfo, controller) {
	const memberships = cgroup.split("\n").map((line) => /^\d+:([^:]*):(.*)$/.exec(line));
	const v1 = memberships.find((member) => member?.[1]?.split(",").includes(controller));
	const path = v1?.[2] ?? memberships.find((member) => member?.[1] === "")?.[2];
	const mount = mountinfo.split("\n").map(parseMount).find(isMountOf(v1 === void 0 ? null : controller));
	if (path === void 0 || !mount) return [];
	const root = mount.root === "/" ? "" : mount.root;
	const names = (path.startsWith(`${root}/`) ? path.slice(root.length) : "/").split("/").filter((name) => name !== "" && name !== "..");
	return Array.from({ length: names.length + 1 }, (_, cut) => [mount.folder, ...names.slice(0, names.length - cut)].join("/"));
}
/** `31 23 0:28 ROOT FOLDER options optional... - TYPE source OPTIONS`; proc_pid_mountinfo(5). */
function parseMount(line) {
	const [before, after] = line.split(" - ");
	const fields = before?.split(" ") ?? [];
	const [type, , options] = after?.split(" ") ?? [];
	if (fields[3] === void 0 || fields[4] === void 0 || type === void 0) return null;
	return {
		root: fields[3],
		folder: fields[4],
		type,
		options: options?.split(",") ?? []
	};
}
/** Null: v2, where one tree has all controllers. */
const isMountOf = (v1) => (mount) => v1 === null ? mount?.type === "cgroup2" : mount?.type === "cgroup" && mount.options.includes(v1);
/** Folders of this process; empty: unreadable. */
function cgroups(controller) {
	const [cgroup, mountinfo] = [readText("/proc/self/cgroup"), readText("/proc/self/mountinfo")];
	return cgroup === null || mountinfo === null ? [] : parseCgroups(cgroup, mountinfo, controller);
}
/** The tightest CPU quota of our cgroup and its parents, in CPUs; null: none. */
function readCpuQuota(folders = cgroups("cpu")) {
	const quotas = folders.flatMap((folder) => {
		return parseCpuMax(readText(`${folder}/cpu.max`) ?? `${readText(`${folder}/cpu.cfs_quota_us`)} ${readText(`${folder}/cpu.cfs_period_us`)}`) ?? [];
	});
	return quotas.length === 0 ? null : Math.min(...quotas);
}
/** v1 writes what is no limit as the largest number of whole pages. */
const NO_LIMIT_BYTES = 2 ** 62;
/** The tightest memory limit of our cgroup and its parents; null: none. */
function readMemoryLimit(folders = cgroups("memory")) {
	const limits = folders.flatMap((folder) => {
		const text = readText(`${folder}/memory.max`) ?? readText(`${folder}/memory.limit_in_bytes`);
		return text === null || !/^\d+$/.test(text) ? [] : Number(text);
	});
	const least = Math.min(...limits);
	return least < NO_LIMIT_BYTES ? least : null;
}
/** `NAME: 123 kB` of /proc/meminfo in bytes. */
function parseMemoryBytes(meminfo, name) {
	const kib = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(meminfo)?.[1];
	return kib === void 0 ? null : Number(kib) * 1024;
}
/** First value of a key of /proc/cpuinfo. */
function parseCpuinfo(cpuinfo, key) {
	return new RegExp(`^${key}\\s*:\\s*(.*)$`, "m").exec(cpuinfo)?.[1]?.trim() ?? null;
}
/** The chosen one of a kernel setting that lists all: `always [madvise] never`. */
function parseChosen(setting) {
	return /\[([^\]]+)\]/.exec(setting)?.[1] ?? null;
}
// src/host/environment.ts
/** The machine and those of its settings that add or remove noise. */
const CPU = "/sys/devices/system/cpu";
const NODES = "/sys/devices/system/node";
/** CPUs this process may use: affinity, and the cgroup's quota rounded down; at least 1. */
function countCores() {
	return Math.max(1, Math.floor(Math.min(availableParallelism(), readCpuQuota() ?? Infinity)));
}
function readEnvironment() {
	const cpuinfo = readText("/proc/cpuinfo") ?? "";
	const virtualised = readVirtualised(cpuinfo);
	const cpuModel = cpus()[0]?.model.trim() || parseCpuinfo(cpuinfo, "model name") || "unknown";
	const cores = countCores();
	const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
	return {
		os: readOs(),
		kernel: release(),
		cpuModel,
		cores,
		memoryBytes,
		hugePages: parseChosen(readText("/sys/kernel/mm/transparent_hugepage/enabled") ?? ""),
		governor: readGovernor(),
		virtualised,
		turbo: readTurbo(),
		numaNodes: countNodes(),
		machineId: machineId([
			cpuModel,
			String(cores),
			String(totalmem())
		], virtualised),
		details: readDetails(cpuinfo)
	};
}
/** `none` where our cgroup can be read and sets no limit. */
const limitOf = (controller, limit) => limit ?? (cgroups(controller).some((folder) => existsSync(folder)) ? "none" : null);
const switchOf = (value) => value === null ? null : value === "0" ? "off" : "on";
function readDetails(cpuinfo) {
	const load = readText("/proc/loadavg")?.split(" ").slice(0, 3).map(Number);
	return {
		machineCpus: cpus().length || null,
		allowedCpus: readAllowedCpus(),
		smt: switchOf(readText(`${CPU}/smt/active`)),
		microcode: parseCpuinfo(cpuinfo, "microcode"),
		cpuQuota: limitOf("cpu", readCpuQuota()),
		memoryLimitBytes: limitOf("memory", readMemoryLimit()),
		swapBytes: parseMemoryBytes(readText("/proc/meminfo") ?? "", "SwapTotal"),
		hugePagesDefrag: parseChosen(readText("/sys/kernel/mm/transparent_hugepage/defrag") ?? ""),
		numaBalancing: switchOf(readText("/proc/sys/kernel/numa_balancing")),
		loadAverage: load?.every(Number.isFinite) ? load : null
	};
}
/** CPUs that our affinity and our cpuset leave, as `0-3,8`. */
const readAllowedCpus = () => /^Cpus_allowed_list:\s+(\S+)$/m.exec(readText("/proc/self/status") ?? "")?.[1] ?? null;
function readOs() {
	return /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(readText("/etc/os-release") ?? "")?.[1] ?? type();
}
/** Frequency governors in use, e.g. `performance`; several are joined by commas. */
function readGovernor() {
	const found = /* @__PURE__ */ new Set();
	for (const cpu of listFolder(CPU).filter((name) => /^cpu\d+$/.test(name))) {
		const governor = readText(`${CPU}/${cpu}/cpufreq/scaling_governor`);
		if (governor) found.add(governor);
	}
	return found.size === 0 ? null : [...found].sort().join(",");
}
/** `on`, `off`, or null where the kernel does not tell. */
function readTurbo() {
	const noTurbo = readText(`${CPU}/intel_pstate/no_turbo`);
	if (noTurbo !== null) return noTurbo === "1" ? "off" : "on";
	const boost = readText(`${CPU}/cpufreq/boost`);
	return boost === null ? null : boost === "1" ? "on" : "off";
}
function countNodes() {
	const nodes = listFolder(NODES).filter((name) => /^node\d+$/.test(name));
	return nodes.length === 0 ? null : nodes.length;
}
/** Nodes that have CPUs; a node may be memory alone. */
const readTopology = () => ({
	allowedCpus: readAllowedCpus(),
	nodes: Object.fromEntries(listFolder(NODES).flatMap((name) => {
		const node = /^node(\d+)$/.exec(name)?.[1];
		const cpus = readText(`${NODES}/${name}/cpulist`);
		return node === void 0 || !cpus ? [] : [[node, cpus]];
	}))
});
/** Signs of hypervisors in the firmware's tables, as systemd-detect-virt(1) reads them. */
const VENDORS = [
	[/KVM|QEMU|OpenStack|Google Compute/i, "kvm"],
	[/Amazon EC2/i, "amazon"],
	[/VMware/i, "vmware"],
	[/innotek|VirtualBox/i, "virtualbox"],
	[/Xen/i, "xen"],
	[/Microsoft Corporation.*Virtual|Hyper-V/i, "hyper-v"],
	[/Parallels/i, "parallels"],
	[/Apple Virtualization/i, "apple"]
];
/** Hypervisor and container by name, `none` for a bare machine, null where unreadable. */
function readVirtualised(cpuinfo) {
	return describeVirtual(cpuinfo, [
		"sys_vendor",
		"product_name",
		"board_vendor",
		"bios_vendor"
	].map((name) => readText(`/sys/class/dmi/id/${name}`) ?? "").join(" "), readContainer());
}
/** The rule behind readVirtualised. The flag `hypervisor` exists on x86 only. */
function describeVirtual(cpuinfo, firmware, container) {
	const flags = parseCpuinfo(cpuinfo, "flags");
	const flagged = flags?.split(" ").includes("hypervisor") ?? false;
	const vendor = VENDORS.find(([sign]) => sign.test(firmware))?.[1] ?? null;
	const found = [flagged ? vendor ?? "unknown hypervisor" : flags === null ? vendor : null, container].filter((name) => name !== null);
	if (found.length > 0) return found.join(", ");
	return flags === null ? null : "none";
}
function readContainer() {
	if (existsSync("/.dockerenv")) return "docker";
	if (existsSync("/run/.containerenv")) return "podman";
	if (/microsoft/i.test(readText("/proc/sys/kernel/osrelease") ?? "")) return "wsl";
	const groups = readText("/proc/1/cgroup") ?? "";
	return /\/(docker|kubepods|containerd|lxc)/.test(groups) ? "container" : null;
}
/**
* Tells machines apart without telling which they are: 12 hex digits of a hash. A bare machine
* keeps its id over boots; virtual ones are cloned from one image, so only the boot is their own.
*/
function machineId(facts, virtualised) {
	const own = [readText("/etc/machine-id") ?? "", ...hardwareAddresses()];
	const boot = readText("/proc/sys/kernel/random/boot_id") ?? "";
	const told = [
		...facts,
		...own,
		virtualised === "none" ? "" : boot
	];
	return createHash("sha256").update(told.join("\n")).digest("hex").slice(0, 12);
}
/** Addresses given by a maker: bit 1 of the first byte marks one that software has chosen. */
function hardwareAddresses() {
	const macs = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []).map((card) => card.mac).filter((mac) => mac !== "00:00:00:00:00:00");
	return [...new Set(macs)].filter((mac) => (Number.parseInt(mac, 16) & 2) === 0).sort();
}
function listFolder(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
// src/host/launcher-go.ts
/**
* Programs of a few lines that execute one command and report what the kernel accounted for it.
* They live here as text, so that they survive bundling; launcher.ts compiles or interprets them.
*
* Both speak the same protocol on file descriptor 3, a socket to gcbench:
*   in    argc NUL envc NUL, three strings that say where the command runs (CPUs and NUMA nodes as
*         `0,1,2`, `never` for huge pages; empty: as it is), then argc + envc strings; each
*         string is ended by NUL
*   out   one line of JSON: a Reply (launcher.ts)
*   end of file on the way in means "end it": gcbench asks for it, or was killed itself.
* The command's environment comes through the socket because the launcher must not read it:
* GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.
*
* Called as `launcher cpu PID ...` it prints a line `PID NANOSECONDS` for each process that there
* is, from the process's CPU clock, whose number is made of the pid as in clock_getcpuclockid(3).
*
* The launcher adopts orphans (PR_SET_CHILD_SUBREAPER): when the command has ended, whatever it
* left running is killed and reaped, even what left the process group, and is accounted too.
* It puts itself where the command is to run, and the command inherits that. It does not start the
* command anywhere else: what the system refuses is its reply (`placing`).
*
* Should the launcher itself be killed, PDEATHSIG takes the command along. It fires when the
* *thread* that forked dies (prctl(2)), hence LockOSThread on Go's main thread.
*
* The kernel carries a process's peak RSS over exec (exec_mmap in fs/exec.c keeps the old
* address space's high-water mark), and before exec a child lives in its parent's memory or a
* copy of it. So maxRssBytes has a floor: the launcher's own size, some 2 MB for the Go one and
* 8 MB for Python, instead of the 50 MB and more that Node would impose.
*/
/** Go, standard library only, Linux. */
const GO_SOURCE = `package main

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

const (
	prSetChildSubreaper = 36
	sysCloseRange       = 436 // the same number on every architecture
	closeRangeCloexec   = 4
	prSetTHPDisable     = 41
	mpolBind            = 2
)

func main() {
	runtime.LockOSThread()
	if len(os.Args) > 1 && os.Args[1] == "cpu" {
		clocks(os.Args[2:])
		return
	}
	if len(os.Args) > 1 {
		fmt.Println(os.Args[1])
		return
	}
	// Caught, not ignored: the command must start with the default actions.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	syscall.CloseOnExec(3)
	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.
	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)
	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)
	control := os.NewFile(3, "control")
	in := bufio.NewReader(control)
	argc, envc := number(in), number(in)
	cpus, nodes, huge := text(in), text(in), text(in)
	argv, env := texts(in, argc), texts(in, envc)

	if what, errno := place(cpus, nodes, huge); errno != 0 {
		fmt.Fprintf(control, "{\\"errno\\":%d,\\"placing\\":\\"%s\\"}\\n", int(errno), what)
		return
	}
	start := time.Now()
	path, err := find(argv[0], env)
	pid := 0
	if err == nil {
		pid, err = syscall.ForkExec(path, argv, &syscall.ProcAttr{
			Env:   env,
			Files: []uintptr{0, 1, 2},
			Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL},
		})
	}
	if err != nil {
		errno, _ := err.(syscall.Errno)
		fmt.Fprintf(control, "{\\"errno\\":%d}\\n", int(errno))
		return
	}
	var ending atomic.Bool
	go func() {
		in.ReadByte()
		ending.Store(true)
		killChildren()
	}()
	var status syscall.WaitStatus
	var wall time.Duration
	var sum syscall.Rusage
	for {
		var ws syscall.WaitStatus
		var ru syscall.Rusage
		done, err := wait(&ws, &ru, ending.Load())
		if err != nil {
			break
		}
		if done == pid {
			wall, status = time.Since(start), ws
			ending.Store(true)
		}
		add(&sum, &ru)
	}
	code, sig := status.ExitStatus(), 0
	if status.Signaled() {
		sig = int(status.Signal())
	}
	fmt.Fprintf(control, "{\\"errno\\":0,\\"code\\":%d,\\"signal\\":%d,\\"wallSec\\":%.9f,"+
		"\\"userSec\\":%d.%06d,\\"systemSec\\":%d.%06d,\\"maxRssBytes\\":%d,"+
		"\\"minorFaults\\":%d,\\"majorFaults\\":%d,"+
		"\\"voluntarySwitches\\":%d,\\"involuntarySwitches\\":%d}\\n",
		code, sig, wall.Seconds(), sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,
		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)
}

// clocks prints what the CPU clock of each process says, in nanoseconds.
func clocks(pids []string) {
	for _, text := range pids {
		pid, _ := strconv.Atoi(text)
		var used syscall.Timespec
		_, _, errno := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME,
			uintptr(uint32(^int32(pid)<<3|2)), uintptr(unsafe.Pointer(&used)), 0)
		if errno == 0 {
			fmt.Println(text, used.Nano())
		}
	}
}

// place puts this thread, and so the command, on these CPUs and these nodes' memory.
func place(cpus, nodes, huge string) (string, syscall.Errno) {
	if cpus != "" {
		set := bits(cpus)
		_, _, errno := syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0,
			uintptr(8*len(set)), uintptr(unsafe.Pointer(&set[0])))
		if errno != 0 {
			return "cpus", errno
		}
	}
	if nodes != "" {
		set := bits(nodes)
		_, _, errno := syscall.RawSyscall(syscall.SYS_SET_MEMPOLICY, mpolBind,
			uintptr(unsafe.Pointer(&set[0])), uintptr(64*len(set)+1))
		if errno != 0 {
			return "numa", errno
		}
	}
	if huge == "never" {
		_, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, prSetTHPDisable, 1, 0, 0, 0, 0)
		if errno != 0 {
			return "huge-pages", errno
		}
	}
	return "", 0
}

// bits is a set of numbers such as "0,1,9" as the kernel takes it.
func bits(list string) []uint64 {
	set := make([]uint64, 64)
	for _, text := range strings.Split(list, ",") {
		if n, err := strconv.Atoi(text); err == nil && n/64 < len(set) {
			set[n/64] |= 1 << (n % 64)
		}
	}
	return set
}

// wait reaps one child; with kill it ends those that still run first.
func wait(ws *syscall.WaitStatus, ru *syscall.Rusage, kill bool) (int, error) {
	for {
		options := 0
		if kill {
			options = syscall.WNOHANG
		}
		pid, err := syscall.Wait4(-1, ws, options, ru)
		if err == nil && pid == 0 {
			killChildren()
			kill = false
		} else if err != syscall.EINTR {
			return pid, err
		}
	}
}

func number(in *bufio.Reader) int {
	n, err := strconv.Atoi(text(in))
	if err != nil {
		os.Exit(125)
	}
	return n
}

func texts(in *bufio.Reader, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = text(in)
	}
	return list
}

func text(in *bufio.Reader) string {
	s, err := in.ReadString(0)
	if err != nil {
		os.Exit(125)
	}
	return s[:len(s)-1]
}

// find looks a program up as execvp(3) does, in the PATH of env.
func find(name string, env []string) (string, error) {
	if strings.Contains(name, "/") {
		return name, nil
	}
	path := "/bin:/usr/bin"
	for _, entry := range env {
		if value, ok := strings.CutPrefix(entry, "PATH="); ok {
			path = value
		}
	}
	var found error = syscall.ENOENT
	for _, folder := range strings.Split(path, ":") {
		if folder == "" {
			folder = "."
		}
		file := folder + "/" + name
		info, err := os.Stat(file)
		if err != nil || info.IsDir() {
			continue
		}
		if syscall.Access(file, 1) == nil {
			return file, nil
		}
		found = syscall.EACCES
	}
	return "", found
}

func add(sum, ru *syscall.Rusage) {
	addTime(&sum.Utime, ru.Utime)
	addTime(&sum.Stime, ru.Stime)
	sum.Maxrss = max(sum.Maxrss, ru.Maxrss)
	sum.Minflt += ru.Minflt
	sum.Majflt += ru.Majflt
	sum.Nvcsw += ru.Nvcsw
	sum.Nivcsw += ru.Nivcsw
}

func addTime(sum *syscall.Timeval, t syscall.Timeval) {
	us := sum.Nano()/1000 + t.Nano()/1000
	*sum = syscall.NsecToTimeval(us * 1000)
}

// killChildren kills every direct child; the children of those become ours as they die.
func killChildren() {
	self := strconv.Itoa(os.Getpid())
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		stat, _ := os.ReadFile("/proc/" + entry.Name() + "/stat")
		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(after) > 1 && after[1] == self {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}
`;
// src/host/launcher-python.ts
/** The launcher of launcher-go.ts for machines without Go. */
/** Python 3.6 or newer, standard library only; without prctl where that does not exist. */
const PYTHON_SOURCE = `
import ctypes, json, os, signal, sys, threading, time

if sys.argv[1:2] == ["cpu"]:
    for pid in sys.argv[2:]:
        try:
            print(pid, int(1e9 * time.clock_gettime(~int(pid) << 3 | 2)))
        except OSError:
            pass
    sys.exit()
if len(sys.argv) > 1:
    print(sys.argv[1])
    sys.exit()
for sig in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(sig, lambda *_: None)
linux = sys.platform.startswith("linux")
for fd in [3] + (list(map(int, os.listdir("/proc/self/fd"))) if linux else []):
    try:
        if fd > 2:
            os.set_inheritable(fd, False)
    except OSError:
        pass
prctl = ctypes.CDLL(None).prctl if linux else lambda *_: 0
prctl(36, 1, 0, 0, 0)
control = os.fdopen(3, "rb", closefd=False)

def text():
    out = bytearray()
    while True:
        byte = control.read(1)
        if not byte:
            os._exit(125)
        if byte == b"\\0":
            return bytes(out)
        out += byte

argc, envc = int(text()), int(text())
cpus, nodes, huge = (text().decode() for _ in range(3))
argv = [text() for _ in range(argc)]
env = dict(text().split(b"=", 1) for _ in range(envc))

def reply(**facts):
    try:
        os.write(3, json.dumps(facts).encode() + b"\\n")
    except OSError:
        pass
    os._exit(0)

# Of set_mempolicy(2), by machine; 2 is MPOL_BIND, 41 PR_SET_THP_DISABLE.
CALLS = {"x86_64": 238, "aarch64": 237, "riscv64": 237, "s390x": 270, "ppc64le": 261}

def system(name, *args):
    libc = ctypes.CDLL(None, use_errno=True)
    if getattr(libc, name)(*args) != 0:
        raise OSError(ctypes.get_errno(), "")

def place():
    if cpus:
        yield "cpus", lambda: os.sched_setaffinity(0, map(int, cpus.split(",")))
    if nodes:
        call = CALLS.get(os.uname().machine)
        numbers = [int(node) for node in nodes.split(",")]
        words = (ctypes.c_ulong * 64)()
        for node in numbers:
            words[node // 64] |= 1 << node % 64
        yield "numa", lambda: system("syscall", call or -1, 2, words, ctypes.c_ulong(64 * 64 + 1))
    if huge == "never":
        yield "huge-pages", lambda: system("prctl", 41, *(ctypes.c_ulong(n) for n in (1, 0, 0, 0)))

for what, act in place():
    try:
        act()
    except OSError as error:
        reply(errno=error.errno, placing=what)

parent = os.getpid()
failed, fail = os.pipe()
start = time.monotonic()
pid = os.fork()
if pid == 0:
    try:
        prctl(1, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(125)
        for name in ("SIGPIPE", "SIGXFSZ"):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        os.execvpe(argv[0], argv, env)
    except OSError as error:
        os.write(fail, str(error.errno).encode())
    finally:
        os._exit(125)
os.close(fail)
errno = os.read(failed, 16)
if errno:
    reply(errno=int(errno))
ending = threading.Event()

def kill_children():
    if not linux:
        return
    for name in os.listdir("/proc"):
        try:
            with open("/proc/%d/stat" % int(name), "rb") as stat:
                if int(stat.read().rpartition(b")")[2].split()[1]) == parent:
                    os.kill(int(name), signal.SIGKILL)
        except (ValueError, IndexError, OSError):
            pass

def watch():
    control.read(1)
    ending.set()
    kill_children()
    if not linux:
        os.kill(pid, signal.SIGKILL)

threading.Thread(target=watch, daemon=True).start()
uses = []
wall = status = 0
while True:
    try:
        done, state, use = os.wait4(-1, os.WNOHANG if ending.is_set() else 0)
        if done == 0:
            kill_children()
            done, state, use = os.wait4(-1, 0)
    except ChildProcessError:
        break
    if done == pid:
        wall, status = time.monotonic() - start, state
        ending.set()
    uses.append(use)
signaled = os.WIFSIGNALED(status)
reply(
    errno=0,
    code=-1 if signaled else os.WEXITSTATUS(status),
    signal=os.WTERMSIG(status) if signaled else 0,
    wallSec=wall,
    userSec=sum(u.ru_utime for u in uses),
    systemSec=sum(u.ru_stime for u in uses),
    maxRssBytes=max(u.ru_maxrss for u in uses) * (1024 if linux else 1),
    minorFaults=sum(u.ru_minflt for u in uses),
    majorFaults=sum(u.ru_majflt for u in uses),
    voluntarySwitches=sum(u.ru_nvcsw for u in uses),
    involuntarySwitches=sum(u.ru_nivcsw for u in uses),
)
`;
// src/host/launcher.ts
/** Finds the launcher that accounts for a command, and speaks its protocol. */
function encodeRequest(command) {
	const env = Object.entries(command.env).map(([name, value]) => `${name}=${value}`);
	const { cpus, nodes, hugePages } = command.placed ?? {
		cpus: null,
		nodes: null,
		hugePages: null
	};
	const where = [
		cpus?.join() ?? "",
		nodes?.join() ?? "",
		hugePages ?? ""
	];
	return `${[
		command.argv.length,
		env.length,
		...where,
		...command.argv,
		...env
	].join("\0")}\0`;
}
/** Reads the launcher's line; null when it was killed before it could write one. */
function readReply(text) {
	if (!text.endsWith("\n")) return null;
	const { errno, placing = null, code, signal, wallSec, ...usage } = JSON.parse(text);
	return {
		errno,
		placing,
		account: errno === 0 ? {
			code,
			signal,
			wallSec,
			usage
		} : null
	};
}
/** `SIGKILL` for 9; the number as text where this system has no name for it. */
function signalName(number) {
	return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? String(number);
}
/** `ENOENT` for 2. */
function errorName(number) {
	return Object.entries(constants.errno).find(([, value]) => value === number)?.[0] ?? `errno ${number}`;
}
/** Environment variables of the tool that compiling or interpreting the launcher needs. */
const PASSED$1 = [
	"PATH",
	"HOME",
	"GOROOT",
	"GOCACHE",
	"XDG_CACHE_HOME",
	"TMPDIR",
	"PYENV_ROOT"
];
/**
* The compiled Go launcher, else Python's, else null with one note. The binary is kept under the
* user's cache folder, by hash of its source and the Go version, so only the first run compiles.
*/
async function findLauncher(exec, toolEnv, note, platform = process.platform) {
	const env = {};
	for (const name of PASSED$1) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	const run = (argv, cwd, extra = {}) => exec.run({
		argv,
		cwd,
		env: {
			...env,
			...extra
		},
		limitSec: 300
	});
	const launcher = (platform === "linux" ? await goLauncher(run, env) : null) ?? (platform === "win32" ? null : await pythonLauncher(run));
	if (launcher === null && !exec.stopping) note("CPU time and memory of trials are not accounted: that takes `go` or `python3` on PATH. Wall times are measured as usual.");
	return launcher;
}
async function goLauncher(run, env) {
	const buildEnv = {
		GOTOOLCHAIN: "local",
		GO111MODULE: "off",
		GOWORK: "off",
		GOFLAGS: ""
	};
	const version = await run([
		"go",
		"env",
		"GOVERSION"
	], tmpdir(), buildEnv);
	if (version.code !== 0) return null;
	const hash = createHash("sha256").update(GO_SOURCE).update(version.stdout).digest("hex");
	const cache = env.XDG_CACHE_HOME ?? (env.HOME ? join(env.HOME, ".cache") : tmpdir());
	const binary = join(cache, "gcbench", `launcher-${hash.slice(0, 16)}`);
	if (await answers(run, [binary])) return {
		kind: "go",
		argv: [binary]
	};
	const folder = await mkdtemp(join(tmpdir(), "gcbench-launcher-"));
	try {
		await mkdir(join(cache, "gcbench"), {
			recursive: true,
			mode: 448
		});
		await writeFile(join(folder, "launcher.go"), GO_SOURCE);
		const fresh = `${binary}.${randomBytes(4).toString("hex")}.tmp`;
		if ((await run([
			"go",
			"build",
			"-trimpath",
			"-o",
			fresh,
			"launcher.go"
		], folder, {
			...buildEnv,
			CGO_ENABLED: "0"
		})).code !== 0) return null;
		await chmod(fresh, 448);
		await rename(fresh, binary);
	} catch {
		return null;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
	return await answers(run, [binary]) ? {
		kind: "go",
		argv: [binary]
	} : null;
}
/** The interpreter behind `python3`: a version manager's shim costs more than the program. */
async function pythonLauncher(run) {
	const found = await run([
		"python3",
		"-I",
		"-c",
		"import os, sys; os.wait4; print(sys.executable)"
	], tmpdir());
	const python = found.stdout.trim();
	if (found.code !== 0 || python === "") return null;
	const argv = [
		python,
		"-I",
		"-S",
		"-c",
		PYTHON_SOURCE
	];
	return await answers(run, argv) ? {
		kind: "python",
		argv
	} : null;
}
/** Whether the launcher itself starts here: no noexec mount, no missing module. */
async function answers(run, argv) {
	const exit = await run([...argv, "ready"], tmpdir());
	return exit.code === 0 && exit.stdout === "ready\n";
}
// src/host/output.ts
/** What is kept of a stream of output: all of it, or its head and its tail. */
const NEWLINE = 10;
/**
* Collects a stream in at most about `1.5 * keepBytes` of memory. Of more than `keepBytes` the
* first and the last half stay, cut back to whole lines where they hold a newline, with a line
* `[... N bytes cut ...]` between them: two halves of different lines must never read as one.
*/
function makeOutput(keepBytes, onText) {
	const decoder = onText ? new StringDecoder("utf8") : null;
	const half = Math.floor(keepBytes / 2);
	const chunks = [];
	let heldBytes = 0;
	let head = null;
	let skippedBytes = 0;
	/** Moves the first half out of the chunks, then forgets all but the last half. */
	function shrink() {
		let rest = Buffer.concat(chunks);
		if (head === null) {
			head = rest.subarray(0, half);
			rest = rest.subarray(half);
		}
		const tail = Buffer.from(rest.subarray(Math.max(0, rest.length - half)));
		skippedBytes += rest.length - tail.length;
		chunks.splice(0, chunks.length, tail);
		heldBytes = tail.length;
	}
	return {
		add(chunk) {
			if (decoder) onText?.(decoder.write(chunk));
			chunks.push(chunk);
			heldBytes += chunk.length;
			if (heldBytes > (head === null ? keepBytes : keepBytes + half)) shrink();
		},
		end() {
			if (decoder) onText?.(decoder.end());
			if (head === null) return {
				text: Buffer.concat(chunks).toString("utf8"),
				cutBytes: 0
			};
			shrink();
			return join$1(head, chunks[0] ?? Buffer.alloc(0), skippedBytes);
		}
	};
}
function join$1(head, tail, skippedBytes) {
	const headEnd = head.lastIndexOf(NEWLINE) + 1 || head.length;
	const tailStart = tail.indexOf(NEWLINE) + 1;
	const before = head.subarray(0, headEnd);
	const after = tail.subarray(tailStart);
	const cutBytes = skippedBytes + (head.length - before.length) + (tail.length - after.length);
	const gap = before.at(-1) === NEWLINE ? "" : "\n";
	const marker = `[... ${cutBytes} bytes cut ...]\n`;
	return {
		text: before.toString("utf8") + gap + marker + after.toString("utf8"),
		cutBytes
	};
}
// src/host/child.ts
/** One child process with its group: started, ended whole, and never waited for in vain. */
const KEEP_BYTES$1 = 262144;
/** Between SIGTERM and SIGKILL, so that a program can remove its temporary files. */
const GRACE_SEC = 2;
/** How long a launcher may take to end and reap its command before it is killed itself. */
const REAP_SEC = 1;
/** How long a pipe may stay silent, after its program ended, before we stop reading it. */
const DRAIN_SEC = .5;
/** The longest timer Node has; a longer limit is no limit. */
const LONGEST_MS = 2 ** 31 - 1;
/** Groups that are alive now, so that an exit of gcbench itself leaves none behind. */
const groups = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const group of groups) signalGroup(group, "SIGKILL");
});
/**
* Starts the command, directly or through the launcher. Throws what `spawn` throws at once
* (E2BIG, a NUL in an argument); other failures to start are in `End.error`. `onExit` is called
* the moment the program has ended, before its pipes are drained.
*/
function startChild(command, launcher, clock, onExit) {
	const argv = launcher?.argv ?? command.argv;
	const child = spawn(argv[0], argv.slice(1), {
		cwd: command.cwd,
		env: launcher ? {} : command.env,
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			...launcher ? ["pipe"] : []
		]
	});
	const control = child.stdio[3] ?? null;
	const ender = makeEnder(child, control, command.graceSec ?? GRACE_SEC);
	if (child.pid !== void 0) groups.add(child.pid);
	const limitMs = Math.min(command.limitSec * 1e3, LONGEST_MS);
	const limit = setTimeout(() => ender.end("timedOut"), limitMs);
	const exited = new Promise((resolve) => {
		child.on("error", (error) => {
			if (child.pid === void 0) resolve(error);
		});
		child.once("exit", () => resolve(null));
	}).then((error) => {
		const endSec = clock.nowSec();
		onExit();
		clearTimeout(limit);
		ender.done();
		signalGroup(child.pid, "SIGKILL");
		if (child.pid !== void 0) groups.delete(child.pid);
		return {
			error,
			endSec
		};
	});
	return {
		pid: child.pid,
		end: ender.end,
		ended: collect(child, control, command, exited, ender)
	};
}
async function collect(child, control, command, exited, ender) {
	const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	child.stdout?.on("data", (chunk) => stdout.add(chunk));
	child.stderr?.on("data", (chunk) => stderr.add(chunk));
	let said = "";
	control?.on("error", () => {});
	control?.on("data", (chunk) => {
		said += chunk;
	});
	control?.write(encodeRequest(command));
	const closed = new Promise((resolve) => child.once("close", () => resolve()));
	const { error, endSec } = await exited;
	if (error === null) await drain(child, closed);
	return {
		error,
		code: child.exitCode,
		signal: child.signalCode,
		why: ender.why,
		reply: readReply(said),
		endSec,
		stdout: stdout.end(),
		stderr: stderr.end()
	};
}
/** Reads pipes to their end, or until nothing comes: a process that left the group holds them. */
async function drain(child, closed) {
	let giveUp = () => {};
	const silent = new Promise((resolve) => {
		giveUp = resolve;
	});
	const timer = setTimeout(giveUp, DRAIN_SEC * 1e3);
	for (const stream of child.stdio) stream?.on("data", () => timer.refresh());
	await Promise.race([closed, silent]);
	clearTimeout(timer);
	for (const stream of child.stdio) stream?.destroy();
}
/** SIGTERM to the group, a grace, then the launcher kills and reaps the tree, or we the group. */
function makeEnder(child, control, graceSec) {
	let why = null;
	let isDone = false;
	let timer;
	const force = () => {
		clearTimeout(timer);
		if (control === null) return signalGroup(child.pid, "SIGKILL");
		control.end();
		timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), REAP_SEC * 1e3);
	};
	return {
		get why() {
			return why;
		},
		end(asked) {
			if (isDone) return;
			if (why !== null) return force();
			why = asked;
			signalGroup(child.pid, "SIGTERM");
			timer = setTimeout(force, graceSec * 1e3);
		},
		done() {
			isDone = true;
			clearTimeout(timer);
		}
	};
}
function signalGroup(group, signal) {
	if (group === void 0) return;
	try {
		process.kill(-group, signal);
	} catch {}
}
// src/host/numa.ts
/** On which NUMA nodes the memory of a process lies, from /proc/PID/numa_maps. */
/**
* Resident bytes by node: `N0=12` on a line are 12 pages of that mapping, of the size that the line
* tells (since Linux 4.0) or of 4 KiB. Null: no line has pages, as of a process that is gone.
* Format: the kernel's Documentation/filesystems/proc.rst.
*/
function parseNumaMaps(numaMaps) {
	const bytes = {};
	for (const line of numaMaps.split("\n")) {
		const details = line.split(" ").slice(2);
		const kib = Number(/^kernelpagesize_kB=(\d+)$/.exec(details.at(-1) ?? "")?.[1] ?? 4);
		for (const detail of details) {
			const [, node, pages] = /^N(\d+)=(\d+)$/.exec(detail) ?? [];
			if (node !== void 0) bytes[node] = (bytes[node] ?? 0) + Number(pages) * kib * 1024;
		}
	}
	return Object.keys(bytes).length === 0 ? null : bytes;
}
/** The sum of two. */
function addNodes(a, b) {
	const nodes = [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])];
	return Object.fromEntries(nodes.map((node) => [node, (a[node] ?? 0) + (b[node] ?? 0)]));
}
// src/host/readings.ts
/**
* Readings of a process tree from /proc while it runs. What one costs goes mostly by the pages of
* its processes, for the sums over their mappings (smaps_rollup, during which the kernel holds the
* program's memory map), then by threads, and by processes of the machine where the kernel keeps no
* lists of children. `npm run perf` measures it, and docs/performance.md has the figures. A tree so
* large that a reading a second takes more than 1 % of a core is read less often.
*/
/** Clock ticks a second in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS_PER_SEC$1 = 100;
/** User and system time of a process are each cut to whole ticks. */
const TICK_STEP_SEC = 2 / TICKS_PER_SEC$1;
/** Fields after the name, which is in parentheses and may itself hold blanks and parentheses. */
function parseStat(stat) {
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const number = (field) => Number(fields[field - 3]);
	if (fields.length < 22 || !Number.isFinite(number(23))) return null;
	const [own, ended] = [number(14) + number(15), number(16) + number(17)];
	return {
		parent: number(4),
		cpuSec: (own + ended) / TICKS_PER_SEC$1,
		endedCpuSec: ended / TICKS_PER_SEC$1,
		minorFaults: number(10) + number(11),
		majorFaults: number(12) + number(13),
		threads: number(20),
		vszBytes: number(23)
	};
}
/** `NAME:  123 kB` in bytes, or `NAME: 123` as it is; null where the line is not there. */
function parseField(text, field) {
	const [, number, unit] = new RegExp(`^${field}:\\s+(\\d+)( kB)?$`, "m").exec(text) ?? [];
	return number === void 0 ? null : Number(number) * (unit === void 0 ? 1 : 1024);
}
const list = (path) => {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
};
/** Children by the kernel's own lists; not every kernel keeps them (CONFIG_PROC_CHILDREN). */
const listedChildren = (pid) => list(`/proc/${pid}/task`).flatMap((task) => (readText(`/proc/${pid}/task/${task}/children`) ?? "").split(" ").filter(Boolean).map(Number));
/** Children by everybody's parent, looked up once. */
function scannedChildren() {
	const byParent = /* @__PURE__ */ new Map();
	for (const name of list("/proc").filter((one) => /^\d+$/.test(one))) {
		const parent = parseStat(readText(`/proc/${name}/stat`) ?? "")?.parent;
		if (parent !== void 0) byParent.set(parent, [...byParent.get(parent) ?? [], Number(name)]);
	}
	return (pid) => byParent.get(pid) ?? [];
}
/** A process and all that descend from it. */
function treeOf(root) {
	const childrenOf = readText(`/proc/${process.pid}/task/${process.pid}/children`) !== null ? listedChildren : scannedChildren();
	const found = [root];
	for (const pid of found) for (const child of childrenOf(pid)) if (!found.includes(child)) found.push(child);
	return found;
}
/** With one node there is nothing to tell, and reading it walks every page. */
let nodes = null;
function hasNodes() {
	nodes ??= countNodes() ?? 1;
	return nodes > 1;
}
function readProcess(pid) {
	const stat = parseStat(readText(`/proc/${pid}/stat`) ?? "");
	const status = readText(`/proc/${pid}/status`);
	if (stat === null || status === null) return null;
	const rollup = readText(`/proc/${pid}/smaps_rollup`);
	const tasks = stat.threads === 1 ? [status] : list(`/proc/${pid}/task`).map((task) => readText(`/proc/${pid}/task/${task}/status`) ?? "");
	const switches = (kind) => tasks.reduce((sum, task) => sum + (parseField(task, `${kind}_ctxt_switches`) ?? 0), 0);
	const { parent: _, ...counters } = stat;
	const nodeBytes = hasNodes() ? parseNumaMaps(readText(`/proc/${pid}/numa_maps`) ?? "") : null;
	return {
		...counters,
		rssBytes: parseField(status, "VmRSS") ?? 0,
		pssBytes: rollup === null ? null : parseField(rollup, "Pss"),
		hugePagesBytes: rollup === null ? null : parseField(rollup, "AnonHugePages"),
		voluntarySwitches: switches("voluntary"),
		involuntarySwitches: switches("nonvoluntary"),
		...nodeBytes === null ? {} : { nodeBytes }
	};
}
const add = (a, b) => a === null || b === null ? null : a + b;
/**
* Sums over the tree of `root`; null once it is gone. `isLauncher`: the root only starts the
* program and is no part of it. Switches of threads that have ended are gone with them.
*/
function readTree(root, isLauncher, atSec) {
	const all = treeOf(root).filter((pid) => !isLauncher || pid !== root).flatMap((pid) => readProcess(pid) ?? []);
	const [first, ...rest] = all;
	if (first === void 0) return null;
	const { nodeBytes: _, ...sum } = first;
	for (const one of rest) for (const key of Object.keys(sum)) Object.assign(sum, { [key]: add(sum[key] ?? null, one[key] ?? null) });
	const placed = all.map(({ nodeBytes }) => nodeBytes).filter((one) => one !== void 0);
	const told = placed.length < all.length ? {} : { nodeBytes: placed.reduce(addNodes) };
	const cpuStepSec = all.length * TICK_STEP_SEC;
	return {
		atSec,
		processes: all.length,
		...sum,
		cpuStepSec,
		...told
	};
}
/** The first reading waits until the program has replaced the process that started it. */
const FIRST_SEC = .02;
/** Of a core, for readings one second apart; asked for more often they may take more. */
const MOST_SHARE = .01;
/** Seconds from one reading to the next, when one costs this much CPU time. */
const pauseAfter = (everySec, costSec) => Math.max(everySec, costSec / MOST_SHARE * Math.min(1, everySec));
/**
* Readings at the start, unless the program runs already, then every so many seconds, or as often
* as their cost allows, until they are asked for.
*/
function startReadings(root, isLauncher, everySec, nowSec, isStarting = true) {
	const startSec = nowSec();
	const found = [];
	let timer = setTimeout(read, (isStarting ? FIRST_SEC : everySec) * 1e3);
	function read() {
		const before = process.cpuUsage();
		const reading = readTree(root, isLauncher, nowSec() - startSec);
		if (reading !== null) found.push(reading);
		const { user, system } = process.cpuUsage(before);
		timer = setTimeout(read, pauseAfter(everySec, (user + system) / 1e6) * 1e3);
	}
	return () => {
		clearTimeout(timer);
		return found;
	};
}
// src/host/cpu-time.ts
/**
* CPU time of processes by the kernel's own clock of each (clock_getcpuclockid(3)): nanoseconds,
* all threads, those that have ended too. /proc/PID/stat has the same sum, but user and system
* time are each cut to ticks of 10 ms; /proc/PID/schedstat has nanoseconds, but of the first thread
* alone, and task/TID/schedstat forgets threads that have ended. What a thread that runs right now
* has used since the scheduler last looked at it (at most a tick) is in none of them. Node cannot
* ask such a clock; the launcher can (2 ms for the compiled one, apart from what is measured).
*/
/** The clock's step, as clock_getres(2) tells it. */
const CLOCK_STEP_SEC = 1e-9;
const LIMIT_MS = 5e3;
/** Seconds by pid; processes that are gone are left out. Null: nobody can tell. */
function cpuClocks(pids, launcher) {
	const [program, ...rest] = launcher.argv;
	return new Promise((resolve) => {
		execFile(program, [
			...rest,
			"cpu",
			...pids.map(String)
		], {
			env: {},
			timeout: LIMIT_MS
		}, (error, stdout) => resolve(error === null ? parseClocks(stdout) : null));
	});
}
/** Lines of `PID NANOSECONDS`. */
function parseClocks(text) {
	const found = /* @__PURE__ */ new Map();
	for (const [, pid, ns] of text.matchAll(/^(\d+) (\d+)$/gm)) found.set(Number(pid), Number(ns) / 1e9);
	return found.size === 0 ? null : found;
}
/** A tree's members; without the launcher that started it, which is no part of it. */
const members = (root, launcher) => treeOf(root).filter((pid) => launcher === null || pid !== root);
/** A reading of the tree with its CPU time as exact as this machine can tell it. */
async function readExactly(root, launcher, atSec) {
	const clocks = launcher && await cpuClocks(members(root, launcher), launcher);
	const reading = readTree(root, launcher !== null, atSec);
	if (reading === null || clocks === null) return reading;
	const endedSec = reading.endedCpuSec ?? 0;
	const sum = [...clocks.values()].reduce((total, sec) => total + sec, 0);
	return {
		...reading,
		cpuSec: sum + endedSec,
		cpuStepSec: CLOCK_STEP_SEC
	};
}
/** CPU time of a tree so far, with that of children that have ended; null: gone, or no /proc. */
async function cpuOfTree(root, launcher) {
	const pids = members(root, launcher);
	const clocks = launcher && await cpuClocks(pids, launcher);
	const times = pids.flatMap((pid) => {
		const ticks = parseStat(readText(`/proc/${pid}/stat`) ?? "");
		if (ticks === null) return [];
		return [(clocks?.get(pid) ?? ticks.cpuSec - ticks.endedCpuSec) + ticks.endedCpuSec];
	});
	return times.length === 0 ? null : times.reduce((sum, sec) => sum + sec, 0);
}
// src/host/pollution.ts
/** What the machine did to a trial: counters of /proc before and after it. */
/** Ticks a second in /proc/stat: USER_HZ, 100 on every architecture Node runs on. */
const TICKS_PER_SEC = 100;
/** Fewer ticks than this cannot carry a percentage: one of them is 10 ms. */
const FEWEST_TICKS = 20;
/**
* Ticks by which two readings may be off: who runs when a tick falls is charged with all of it.
* Taken off what others used, so that foreignCpuPct is a lower bound and a short trial is not
* called polluted for the coarseness of the clock.
*/
const TICK_ERROR = 2;
/** Clocks of this many CPUs are read, so that a large machine costs no more than a small one. */
const MOST_CLOCKS = 32;
let folders = null;
function readSnapshot(atSec) {
	folders ??= cgroups("cpu");
	const pressure = (name) => from(`/proc/pressure/${name}`, parsePressureUs);
	return {
		atSec,
		ticks: from("/proc/stat", parseCpuTicks),
		pressureUs: {
			cpu: pressure("cpu"),
			io: pressure("io"),
			memory: pressure("memory")
		},
		throttledSec: sum(folders.map((folder) => from(`${folder}/cpu.stat`, parseThrottledSec))),
		frequencyHz: readFrequencyHz()
	};
}
function from(path, parse) {
	const text = readText(path);
	return text === null ? null : parse(text);
}
function sum(values) {
	const known = values.filter((value) => value !== null);
	return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}
/** The fastest clock at this moment: right after a trial that is of a CPU that worked. */
function readFrequencyHz() {
	let fastest = null;
	for (let cpu = 0; cpu < Math.min(availableParallelism(), MOST_CLOCKS); cpu++) {
		const khz = readText(`/sys/devices/system/cpu/cpu${cpu}/cpufreq/scaling_cur_freq`);
		if (khz === null) return fastest;
		fastest = Math.max(fastest ?? 0, Number(khz) * 1e3);
	}
	return fastest;
}
/**
* The difference of two snapshots around a trial. `besideSec`: CPU time of processes that belong to
* the measurement and are not in `usage`, such as servers; null: unknown. Shares of CPU are null
* for a trial so short that the kernel's ticks cannot tell, and coarse for one much shorter than a
* second. Pressure is of the whole machine: a trial with more threads than CPUs makes some itself,
* in both arms alike.
*/
function pollutionBetween(before, after, usage, besideSec = 0) {
	const elapsedSec = after.atSec - before.atSec;
	const ticks = difference(before.ticks, after.ticks);
	const pressurePct = (name) => share(minus(after.pressureUs[name], before.pressureUs[name]), elapsedSec * 1e6);
	const ownSec = usage && besideSec !== null ? usage.userSec + usage.systemSec + besideSec : null;
	const ownTicks = ownSec === null ? null : ownSec * TICKS_PER_SEC;
	const foreign = ticks && ownTicks !== null ? Math.max(0, ticks.busy - ownTicks - TICK_ERROR) : null;
	return {
		stealPct: share(ticks?.steal ?? null, ticks?.total ?? 0),
		foreignCpuPct: share(foreign, ticks?.total ?? 0),
		cpuPressurePct: pressurePct("cpu"),
		ioPressurePct: pressurePct("io"),
		memoryPressurePct: pressurePct("memory"),
		throttledSec: minus(after.throttledSec, before.throttledSec),
		frequencyHz: after.frequencyHz
	};
}
function difference(before, after) {
	if (!before || !after || after.total - before.total < FEWEST_TICKS) return null;
	return {
		total: after.total - before.total,
		busy: after.busy - before.busy,
		steal: after.steal - before.steal
	};
}
function minus(after, before) {
	return after === null || before === null ? null : Math.max(0, after - before);
}
/** Percent, at most 100; null of nothing. */
function share(part, whole) {
	return part === null || whole <= 0 ? null : Math.min(100, 100 * part / whole);
}
// src/host/exec.ts
/** Executes programs and says how they ended, in the terms of the Host. */
function makeExec(parts) {
	const running = /* @__PURE__ */ new Set();
	let stopping = false;
	let launcher = null;
	const exec = {
		get stopping() {
			return stopping;
		},
		async run(command) {
			const isLaunched = command.measure || command.placed !== void 0;
			if (isLaunched) launcher ??= parts.findLauncher(exec);
			const found = isLaunched ? await launcher : null;
			const beside = await cpuBeside(command);
			if (stopping && !command.cleanUp) return {
				...notRun(parts.clock),
				stopped: true
			};
			return execute(command, found, parts.clock, running, { beside });
		},
		async start(command) {
			launcher ??= parts.findLauncher(exec);
			return startRunning(command, await launcher, parts.clock, running);
		},
		/** A second call does not wait out the grace. */
		async stopAll() {
			stopping = true;
			for (const child of running) child.end("stopped");
			await Promise.all([...running].map((child) => child.ended));
		}
	};
	return exec;
}
function notRun(clock) {
	return {
		code: null,
		signal: null,
		timedOut: false,
		stopped: false,
		notStarted: null,
		stdout: "",
		stderr: "",
		cutBytes: {
			stdout: 0,
			stderr: 0
		},
		startedAt: clock.timestamp(),
		wallSec: 0,
		usage: null,
		pollution: null
	};
}
async function startRunning(command, launcher, clock, running) {
	let said = "";
	let exit = null;
	let child = null;
	const onOutput = (text) => {
		said = (said + text).slice(-1e6);
	};
	const onStart = (one) => {
		child = one;
	};
	const ended = execute({
		...command,
		onOutput
	}, launcher, clock, running, { onStart });
	ended.then((end) => {
		exit = end;
	});
	const root = child?.pid;
	const isGone = () => root === void 0 || exit !== null;
	return {
		get exit() {
			return exit;
		},
		takeOutput() {
			const taken = said;
			said = "";
			return taken;
		},
		read: async () => isGone() ? null : readExactly(root, launcher, clock.nowSec()),
		poll: (everySec) => isGone() ? () => [] : startReadings(root, launcher !== null, everySec, clock.nowSec, false),
		cpuSec: async () => isGone() ? null : cpuOfTree(root, launcher),
		stop() {
			if (exit === null) child?.end("stopped");
			return ended;
		}
	};
}
async function execute(command, launcher, clock, running, more = {}) {
	const blank = notRun(clock);
	const invalid = unfitCommand(command, launcher);
	if (invalid !== null) return {
		...blank,
		notStarted: invalid
	};
	const before = command.measure ? readSnapshot(clock.nowSec()) : null;
	let after = null;
	const startSec = clock.nowSec();
	let child;
	try {
		child = startChild(command, launcher, clock, () => {
			if (before) after = readSnapshot(clock.nowSec());
		});
	} catch (error) {
		const code = error.code ?? "";
		return {
			...blank,
			notStarted: reason(code, error.message, command)
		};
	}
	running.add(child);
	more.onStart?.(child);
	const readings = command.readEverySec === void 0 || child.pid === void 0 ? null : startReadings(child.pid, launcher !== null, command.readEverySec, clock.nowSec);
	const end = await child.ended;
	const polled = readings?.() ?? [];
	running.delete(child);
	const failure = startFailure(end, command);
	if (failure !== null) return {
		...blank,
		notStarted: failure
	};
	const usage = end.reply?.account?.usage ?? null;
	const besideSec = between(more.beside ?? [], await cpuBeside(command));
	return {
		...blank,
		...ending(end),
		stdout: end.stdout.text,
		stderr: end.stderr.text,
		cutBytes: {
			stdout: end.stdout.cutBytes,
			stderr: end.stderr.cutBytes
		},
		wallSec: end.reply?.account?.wallSec ?? end.endSec - startSec,
		usage,
		pollution: pollution(before, after, usage, besideSec),
		...polled.length > 0 ? { readings: polled } : {}
	};
}
function pollution(before, after, usage, besideSec) {
	return before && after ? pollutionBetween(before, after, usage, besideSec) : null;
}
/** CPU time so far of what runs beside a command that is measured, one by one. */
const cpuBeside = ({ beside = [], measure }) => measure ? Promise.all(beside.map((one) => one.cpuSec())) : [];
/** Null: one of them ended, and took what it used along. */
function between(before, after) {
	return before.reduce((sum, start, index) => {
		const end = after[index] ?? null;
		return sum === null || start === null || end === null ? null : sum + Math.max(0, end - start);
	}, 0);
}
function ending(end) {
	const account = end.reply?.account;
	const bySignal = account ? account.signal !== 0 : end.signal !== null;
	return {
		code: bySignal ? null : account?.code ?? end.code,
		signal: bySignal ? account ? signalName(account.signal) : end.signal : null,
		timedOut: end.why === "timedOut",
		stopped: end.why === "stopped"
	};
}
function startFailure(end, command) {
	if (end.error) return reason(end.error.code ?? "", end.error.message, command);
	if (end.reply?.placing) return refusal(errorName(end.reply.errno), end.reply.placing, command);
	if (end.reply && end.reply.errno !== 0) return reason(errorName(end.reply.errno), "", command);
	return null;
}
/** What of a placement the system refuses, and how it names the reason. */
function refusal(code, what, { placed }) {
	return `${code}: the system refuses to start a program with ${{
		cpus: `CPUs ${placed?.cpus?.join(", ")}`,
		numa: `the memory of NUMA nodes ${placed?.nodes?.join(", ")}`,
		"huge-pages": "no huge pages"
	}[what] ?? what}`;
}
/** What argv, an environment and a machine without a launcher cannot carry. */
function unfitCommand({ argv, env, placed }, launcher) {
	if (placed !== void 0 && launcher === null) return "to say where a program runs takes `go` or `python3` on PATH";
	if (argv.some((text) => text.includes("\0"))) return "EINVAL: an argument holds a NUL character";
	const unfit = Object.entries(env).find(([name, value]) => name === "" || /[=\0]/.test(name) || value.includes("\0"));
	return unfit ? `EINVAL: ${JSON.stringify(unfit[0])} cannot be an environment variable` : null;
}
/** Why a program could not be started: the system's code, then what that means here. */
function reason(code, message, { argv, cwd, env }) {
	const program = argv[0];
	if (!isFolder(cwd)) return `${code || "ENOENT"}: the folder ${cwd} does not exist`;
	if (code === "ENOENT" && !program.includes("/")) return `ENOENT: there is no program ${program} in PATH (${env.PATH ?? "not set"})`;
	if (code === "ENOENT" && exists$1(program)) return `ENOENT: ${program} is there, but the interpreter or loader that it names is not`;
	const meaning = {
		ENOENT: `there is no file ${program}`,
		EACCES: `${program} is not executable, or lies on a file system mounted noexec`,
		E2BIG: `arguments and environment of ${program} are longer than the system allows`,
		ENOEXEC: `${program} is no program of this system, and names no interpreter`,
		EAGAIN: "the system has no more processes for this user",
		ENOMEM: "the system has no more memory"
	}[code];
	return `${code || "error"}: ${meaning ?? (message || `cannot start ${program}`)}`;
}
function isFolder(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function exists$1(path) {
	try {
		accessSync(path, constants$1.F_OK);
		return true;
	} catch {
		return false;
	}
}
// src/host/scratch.ts
/** Temporary folders that outlive only a kill, and only until the next run. */
/** Beside the folder, so that what is in the folder is its user's alone. */
const OWNER = ".owner";
/** Process ids mean something only inside one namespace: a container must not judge another's. */
const me = () => `${process.pid} ${namespace()}`;
function namespace() {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return "unknown";
	}
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
/** A new folder, marked as ours; folders of the same prefix whose owner is dead are removed. */
async function makeScratch(parent, prefix) {
	await removeOrphans(parent, prefix);
	const folder = await realpath(await mkdtemp(join(parent, prefix)));
	await writeFile(`${folder}${OWNER}`, me());
	return folder;
}
async function removeOrphans(parent, prefix) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names) {
		if (!name.startsWith(prefix) || !name.endsWith(OWNER)) continue;
		const path = join(parent, name);
		const [pid = "", space = ""] = (await readFile(path, "utf8").catch(() => "")).split(" ");
		if (!/^\d+$/.test(pid) || space !== namespace() || isAlive(Number(pid))) continue;
		await rm(path.slice(0, -6), {
			recursive: true,
			force: true
		}).catch(() => {});
		await rm(path, { force: true }).catch(() => {});
	}
}
// src/host/files.ts
/** Files, by absolute path; what the disk refuses becomes a HostError that says what to do. */
const UNPACKED_CAP = 268435456;
/** `temporary`: the folder in which temporary folders are made. */
function makeFiles(temporary) {
	return {
		read: (path) => named(path, () => readFile(path, "utf8").catch(nullIfMissing)),
		unpack: (path) => named(path, async () => {
			const bytes = await readFile(path).catch(nullIfMissing);
			return bytes !== null && bytes[0] === 31 && bytes[1] === 139 ? gunzipSync(bytes, { maxOutputLength: UNPACKED_CAP }) : bytes;
		}),
		write: (path, text) => named(path, () => replace(path, text)),
		append: (path, text) => named(path, () => flush(path, "a", text)),
		exists: async (path) => await stat(path).catch(() => null) !== null,
		isFolder: async (path) => (await stat(path).catch(() => null))?.isDirectory() ?? false,
		list: (path) => named(path, async () => (await readdir(path)).sort()),
		makeFolder: (path) => named(path, async () => {
			await mkdir(path, { recursive: true });
		}),
		remove: (path) => named(path, () => rm(path, {
			recursive: true,
			force: true
		})),
		temporaryFolder: (prefix) => named(temporary, () => makeScratch(temporary, prefix)),
		sha256: (path) => named(path, async () => {
			const hash = createHash("sha256");
			await pipeline(createReadStream(path), hash);
			return hash.digest("hex");
		}),
		freeBytes: (path) => statfs(path).then(({ bavail, bsize }) => bavail * bsize, () => null)
	};
}
/** Whole or not at all: a reader never sees half of it, not even after a kill. */
async function replace(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const fresh = `${path}.${randomBytes(4).toString("hex")}.tmp`;
	try {
		await flush(fresh, "w", text);
		await rename(fresh, path);
	} catch (error) {
		await rm(fresh, { force: true });
		throw error;
	}
}
async function flush(path, flags, text) {
	const file = await open(path, flags);
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
}
function nullIfMissing(error) {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
	throw error;
}
const NEXT = {
	ENOSPC: "The disk is full: free some space, or choose another folder with --out.",
	EDQUOT: "The disk quota is used up: free some space, or choose another folder with --out.",
	EROFS: "The file system is read-only: choose another folder with --out.",
	EACCES: "Give this user the permission, or choose another folder.",
	EPERM: "Give this user the permission, or choose another folder.",
	EMFILE: "Raise the limit of open files (ulimit -n).",
	ENOENT: "Check that the path exists."
};
async function named(path, work) {
	try {
		return await work();
	} catch (error) {
		const { code = "", message } = error;
		const next = NEXT[code] ?? "Check the path and the disk.";
		throw new HostError(`${path}: ${message}`, next, { cause: error });
	}
}
// src/host/git-trouble.ts
/** What went wrong with git, and what to do about it. */
const UNSHALLOW = "run `git fetch --unshallow origin`, or in a workflow give actions/checkout `fetch-depth: 0`";
const MOST_LISTED = 8;
/** Signs in git's stderr (LC_ALL=C), most telling first. */
const TROUBLES = [
	{
		sign: /dubious ownership/,
		message: (folder) => `git refuses the repository at ${folder}: another user owns it`,
		next: (folder) => `If you trust it: git config --global --add safe.directory ${folder} (in a container job, as a step before this one).`
	},
	{
		sign: /not a git repository/,
		message: (folder) => `${folder} is in no git repository`,
		next: () => "Run in a clone, or compare folders instead of refs."
	},
	{
		sign: /must be run in a work tree/,
		message: (folder) => `${folder} is a bare repository`,
		next: () => "Run in a clone that has its files checked out."
	},
	{
		sign: /No space left on device/,
		message: () => "the disk is full: git could not check the files out",
		next: () => "Free some space; every ref that is compared needs a checkout of its own."
	},
	{
		sign: /\.lock': File exists/,
		message: (folder) => `another git holds a lock in ${folder}`,
		next: () => "Wait for it; if none is running, delete the lock file that git names."
	},
	{
		sign: /git-lfs|smudge filter/,
		message: () => "git-lfs failed while the files were checked out",
		next: () => "Run `git lfs fetch --all` first, or `git lfs install --skip-smudge`."
	}
];
/** The error for a git that failed, was not there, took too long, or said too much. */
function gitTrouble(exit, args, folder) {
	const command = `git ${args.join(" ")}`;
	if (exit.notStarted !== null) {
		const missing = exit.notStarted.includes("no program git");
		return new HostError(missing ? "git is not installed, or not in PATH" : `git: ${exit.notStarted}`, missing ? "Install git 2.30 or newer." : "Check the path.");
	}
	if (exit.stopped) return new HostError(`stopped during \`${command}\``, "Run again.");
	if (exit.timedOut) return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`);
	if (exit.cutBytes.stdout > 0) return new HostError(`\`${command}\` printed too much to read`, "Narrow what is asked for.");
	const known = TROUBLES.find((trouble) => trouble.sign.test(exit.stderr));
	if (known) return new HostError(known.message(folder), known.next(folder));
	const said = exit.stderr.trim().split("\n").slice(-5).join("\n");
	return new HostError(`\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${said}`, `Run it by hand in ${folder}.`);
}
async function unknownRef(git, root, ref) {
	const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`;
	if (await isShallow(git, root)) return new HostError(`${what}; the clone is shallow, so most of the history is not in it`, `To have all of it, ${UNSHALLOW}.`);
	const known = await refNames(git, root);
	const near = nearest(ref, known);
	if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`);
	const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it: git fetch origin ${ref}` : "";
	const list = known.length <= MOST_LISTED ? `Known: ${known.join(", ")}.` : "";
	return new HostError(what, [list, fetch].filter((text) => text !== "").join(" "));
}
async function missingMergeBase(git, root, a, b) {
	if (await isShallow(git, root)) return new HostError(`no merge base of ${a} and ${b}: the clone is shallow and ends before it`, `To have all of the history, ${UNSHALLOW}.`);
	return new HostError(`no merge base of ${a} and ${b}: their histories are unrelated`, "Name the base yourself with --base.");
}
async function isShallow(git, root) {
	return (await git(root, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
}
async function refNames(git, root) {
	return (await git(root, [
		"for-each-ref",
		"--format=%(refname:short)",
		"--count=2000",
		...[
			"refs/heads",
			"refs/tags",
			"refs/remotes"
		]
	])).stdout.split("\n").filter((name) => name !== "");
}
// src/host/git.ts
/** The git repository around a folder, through the git command. Needs git 2.30 or newer. */
/** User's configuration, network for clones that fetch on demand; nothing that redirects git. */
const PASSED = [[
	"PATH",
	"HOME",
	"XDG_CONFIG_HOME",
	"TMPDIR",
	"SSH_AUTH_SOCK",
	"SUDO_UID",
	"SSL_CERT_FILE"
], [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY",
	"no_proxy",
	"NO_PROXY"
]].flat();
/** No hook and no file system monitor of the repository runs; no question is asked. */
const SAFE = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false"
];
const QUIET = {
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	LC_ALL: "C"
};
const KEEP_BYTES = 67108864;
const LIMIT_SEC = 120;
const CHECKOUT_LIMIT_SEC = 1800;
const MOST_DIRTY = 20;
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
function makeGit(parts) {
	const git = makeRunGit(parts);
	const noted = /* @__PURE__ */ new Set();
	const note = (text) => {
		if (!noted.has(text)) parts.note(text);
		noted.add(text);
	};
	return {
		root: (folder) => findRoot(git, folder),
		resolve: (root, ref) => resolve$1(git, root, ref, note),
		mergeBase: (root, a, b) => mergeBase(git, root, a, b, note),
		defaultBranch: (root) => defaultBranch(git, root),
		dirty: (root) => dirty(git, root),
		addWorktree: (root, sha, folder) => addWorktree(git, root, sha, folder, note),
		removeWorktree: (root, folder) => removeWorktree(git, root, folder),
		grep: (root, sha, expression, pathspec) => grep(git, root, sha, expression, pathspec),
		show: (root, sha, path) => show(git, root, sha, path),
		tagsBefore: (root, sha) => tagsBefore(git, root, sha)
	};
}
function makeRunGit({ exec, env: toolEnv }) {
	const env = { ...QUIET };
	for (const name of PASSED) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	return async (folder, args, limitSec = LIMIT_SEC) => {
		const argv = [
			"git",
			...SAFE,
			...args
		];
		const cleanUp = args[0] === "worktree" && args[1] !== "add";
		const command = {
			argv,
			cwd: folder,
			env,
			limitSec,
			keepBytes: KEEP_BYTES,
			cleanUp
		};
		const exit = await exec.run(command);
		if (exit.notStarted !== null || exit.stopped || exit.timedOut || exit.cutBytes.stdout > 0) throw gitTrouble(exit, args, folder);
		return exit;
	};
}
/** stdout of a git that must succeed. */
async function must(git, folder, args, limitSec) {
	const exit = await git(folder, args, limitSec);
	if (exit.code !== 0) throw gitTrouble(exit, args, folder);
	return exit.stdout;
}
async function findRoot(git, folder) {
	const args = ["rev-parse", "--show-toplevel"];
	const exit = await git(folder, args);
	if (exit.code === 0) return exit.stdout.replace(/\n$/, "");
	if (exit.stderr.includes("not a git repository")) return null;
	throw gitTrouble(exit, args, folder);
}
/** The commit that a name means; null when there is none. */
async function commitOf(git, root, name) {
	const args = [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	];
	const exit = await git(root, args);
	if (exit.code === 0) return exit.stdout.trim();
	if (exit.code === 1 || /Needed a single revision/.test(exit.stderr)) return null;
	throw gitTrouble(exit, args, root);
}
/**
* A branch that only the remote has is found under its plain name as well: a checkout in CI has
* no local branches but its own.
*/
async function resolve$1(git, root, ref, note) {
	if (ref.startsWith("-") || !/^[^\0\s]+$/.test(ref)) throw new HostError(`${JSON.stringify(ref)} is not a ref`, "Name a branch, a tag or a commit; it has no spaces and does not begin with \"-\".");
	const local = await commitOf(git, root, ref);
	if (local !== null) return local;
	const remote = SHA.test(ref) ? null : await commitOf(git, root, `refs/remotes/origin/${ref}`);
	if (remote === null) throw await unknownRef(git, root, ref);
	note(`there is no local branch ${ref}: origin/${ref} is taken`);
	return remote;
}
async function mergeBase(git, root, a, b, note) {
	const args = ["merge-base", ...[await resolve$1(git, root, a, note), await resolve$1(git, root, b, note)]];
	const exit = await git(root, args);
	if (exit.code === 0) return exit.stdout.trim();
	if (exit.code === 1) throw await missingMergeBase(git, root, a, b);
	throw gitTrouble(exit, args, root);
}
async function defaultBranch(git, root) {
	const exit = await git(root, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	const head = exit.code === 0 ? [`refs/remotes/${exit.stdout.trim()}`] : [];
	const usual = ["refs/remotes/origin/main", "refs/remotes/origin/master"];
	for (const ref of [
		...head,
		...usual,
		"refs/heads/main",
		"refs/heads/master"
	]) if (await commitOf(git, root, ref)) return ref.replace(/^refs\/(remotes|heads)\//, "");
	return null;
}
async function tagsBefore(git, root, sha) {
	checkSha(sha);
	return (await must(git, root, [
		"tag",
		"--list",
		"--merged",
		sha,
		"--no-contains",
		sha
	])).split("\n").filter((tag) => tag !== "");
}
/** Entries `XY path NUL`; a rename (R) or copy (C) is followed by its old path. */
async function dirty(git, root) {
	const entries = (await must(git, root, [
		"status",
		"--porcelain=v1",
		"-z"
	])).split("\0");
	const paths = [];
	for (let i = 0; i < entries.length && paths.length < MOST_DIRTY; i++) {
		const entry = entries[i];
		if (entry === "") continue;
		paths.push(entry.slice(3));
		if (/^(R|C|.R|.C)/.test(entry)) i++;
	}
	return paths;
}
/** What a killed run left in the folder or in git's list of worktrees is removed first. */
async function addWorktree(git, root, sha, folder, note) {
	checkSha(sha);
	await removeWorktree(git, root, folder);
	await must(git, root, [
		"worktree",
		"add",
		"--detach",
		"--force",
		"--force",
		"--",
		folder,
		sha
	], CHECKOUT_LIMIT_SEC);
	await noteLeftOut(git, folder, sha, note);
}
async function removeWorktree(git, root, folder) {
	await git(root, [
		"worktree",
		"remove",
		"--force",
		"--force",
		"--",
		folder
	]);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await must(git, root, ["worktree", "prune"]);
}
/** Parts of the tree that a checkout does not bring: submodules, LFS files without git-lfs. */
async function noteLeftOut(git, folder, sha, note) {
	if (await exists(join(folder, ".gitmodules"))) note("the repository has submodules; they are empty in the folders that are built");
	if ((await grep(git, folder, sha, "filter=lfs", ":(glob)**/.gitattributes")).length === 0) return;
	const left = await git(folder, [
		"grep",
		"--name-only",
		"-I",
		"-z",
		"-E",
		"-e",
		"^version https://git-lfs\\.github\\.com/spec/v1"
	]);
	const path = left.stdout.split("\0")[0];
	if (left.code === 0 && path) note(`files of Git LFS are pointers in the folders that are built (${path}): install git-lfs`);
}
async function grep(git, root, sha, expression, pathspec) {
	checkSha(sha);
	const args = [
		"grep",
		...[
			"--no-color",
			"--no-line-number",
			"--no-column",
			"--full-name",
			"-I",
			"-z"
		],
		"-E",
		"-e",
		expression,
		sha,
		"--",
		pathspec
	];
	const exit = await git(root, args);
	if (exit.code === 1 && exit.stderr === "") return [];
	if (exit.code !== 0) throw gitTrouble(exit, args, root);
	return exit.stdout.split("\n").flatMap((hit) => {
		const [path, line] = hit.split("\0");
		return path && line !== void 0 ? [{
			path: path.slice(sha.length + 1),
			line
		}] : [];
	});
}
/** Text of a regular file; null when the commit has none of that name. */
async function show(git, root, sha, path) {
	checkSha(sha);
	const listed = await must(git, root, [
		"ls-tree",
		"-z",
		"--full-tree",
		sha,
		"--",
		path
	]);
	const blob = /^100\d+ blob (\w+)\t(.*)\0$/s.exec(listed);
	return blob?.[2] === path ? must(git, root, [
		"cat-file",
		"blob",
		blob[1]
	]) : null;
}
function checkSha(sha) {
	if (!SHA.test(sha)) throw new Error(`not a full commit id: ${JSON.stringify(sha)}`);
}
async function exists(path) {
	return access(path).then(() => true, () => false);
}
// src/host/net.ts
/** Ports of this machine, as the kernel gives them out. */
const PROBE_MS = 1e3;
async function readBody({ body }, mostBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of body ?? []) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > mostBytes) return {
			text: "",
			isCut: true
		};
	}
	return {
		text: Buffer.concat(chunks).toString("utf8"),
		isCut: false
	};
}
/** fetch says only that it failed; the system's word is in its cause. */
function whyOf(error, limitSec) {
	if (error.name === "TimeoutError") return `no answer within ${limitSec} s`;
	const { code, message } = error.cause ?? error;
	return code ?? message;
}
const net = {
	freePort: () => new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address();
			server.close(() => resolve(port));
		});
	}),
	connects: (port) => new Promise((resolve) => {
		const socket = connect({
			port,
			host: "127.0.0.1",
			timeout: PROBE_MS
		});
		const end = (is) => {
			socket.destroy();
			resolve(is);
		};
		socket.once("connect", () => end(true));
		socket.once("error", () => end(false));
		socket.once("timeout", () => end(false));
	}),
	read: async (url, limitSec, mostBytes) => {
		try {
			const signal = AbortSignal.timeout(limitSec * 1e3);
			const response = await fetch(url, {
				signal,
				redirect: "manual"
			});
			const { text, isCut } = await readBody(response, mostBytes);
			if (!response.ok) return {
				text: null,
				why: `status ${response.status}`
			};
			return isCut ? {
				text: null,
				why: `an answer of more than ${mostBytes} bytes`
			} : { text };
		} catch (error) {
			return {
				text: null,
				why: whyOf(error, limitSec)
			};
		}
	},
	answers: (url) => fetch(url, {
		signal: AbortSignal.timeout(PROBE_MS),
		redirect: "manual"
	}).then(async (response) => {
		await response.body?.cancel();
		return response.status >= 200 && response.status < 400;
	}, () => false),
	async download(url, path, limitSec) {
		const next = "open the URL by hand while the server is up";
		try {
			const signal = AbortSignal.timeout(limitSec * 1e3);
			const response = await fetch(url, { signal });
			if (!response.ok || response.body === null) {
				const said = (await response.text()).trim().slice(0, 300);
				throw new HostError(`${url} answers ${response.status}: ${said}`, next);
			}
			await pipeline(Readable.fromWeb(response.body), createWriteStream(path));
		} catch (error) {
			if (error instanceof HostError) throw error;
			const { message, cause } = error;
			const why = cause instanceof Error ? cause.message : message;
			throw new HostError(`${url}: ${why}`, next, { cause: error });
		}
	}
};
// src/host/node.ts
/** The Host that is the machine itself. */
function makeHost({ cwd, tell, env }) {
	const note = (text) => tell({
		kind: "note",
		text
	});
	const exec = makeExec({
		clock: clock$1,
		findLauncher: (plain) => findLauncher(plain, env, note)
	});
	return {
		exec,
		net,
		files: makeFiles(env.RUNNER_TEMP || tmpdir()),
		git: makeGit({
			exec,
			env,
			note
		}),
		clock: clock$1,
		platform: process.platform,
		cores: countCores(),
		env,
		cwd,
		environment: async () => readEnvironment(),
		topology: readTopology,
		tell,
		freshSeed: () => randomBytes(8).toString("hex")
	};
}
// src/host/tell.ts
const clock = (sec) => {
	const whole = Math.max(0, Math.round(sec));
	const parts = [
		Math.floor(whole / 3600),
		Math.floor(whole / 60) % 60,
		whole % 60
	];
	return (parts[0] === 0 ? parts.slice(1) : parts).map((part, index) => index === 0 ? `${part}` : `${part}`.padStart(2, "0")).join(":");
};
const PHASES = {
	sources: "Finding sources",
	build: "Building",
	probe: "Probing benchmarks",
	measure: "Measuring",
	profile: "Profiling",
	report: "Reporting"
};
/** Time used and left, rows decided, and the estimate so far. */
function standOf(at) {
	const left = at.leftSec === null ? "" : `, at most ${clock(at.leftSec)} left`;
	const rows = at.decided === 1 ? "1 row" : `${at.decided} rows`;
	const decided = at.decided === 0 ? "" : `, ${rows} decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${clock(at.elapsedSec)} elapsed${left}${decided}${estimate}`;
}
const roundLine = (at) => `round ${at.round}/${at.rounds}, ${standOf(at)}`;
/** Target ids begin with the path of their package; its last part tells enough. */
const nameOf = (target) => target.replace(/^.*\/(?=[^/]*\.)/, "");
/** A terminal: one line that is rewritten; what stays are phases and notes. */
function tellTerminal(out, columns) {
	let stand = "";
	const show = (text) => out.write(`\r\x1b[K${text.slice(0, Math.max(20, columns() - 1))}`);
	const keep = (text) => out.write(`\r\x1b[K${text}\n`);
	return (progress) => {
		switch (progress.kind) {
			case "phase":
				if (progress.name === "probe" && progress.detail !== "") show(`  ${progress.detail}`);
				else keep(`${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`);
				break;
			case "built":
				show(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`);
				break;
			case "trial":
				show(`round ${progress.round} ${progress.arm} ${nameOf(progress.target)}${stand}`);
				break;
			case "round":
				stand = `, ${standOf(progress)}`;
				show(roundLine(progress));
				break;
			case "note": keep(progress.text);
		}
	};
}
/** A log: a line a round and a phase; with `grouped`, GitHub folds each phase. */
function tellLog(out, grouped) {
	let open = false;
	return (progress) => {
		switch (progress.kind) {
			case "phase": {
				if (progress.name === "probe" && progress.detail !== "") break;
				const title = `${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`;
				if (open) out.write("::endgroup::\n");
				open = grouped && progress.name !== "report";
				out.write(open ? `::group::${title}\n` : `${title}\n`);
				break;
			}
			case "built":
				out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`);
				break;
			case "round":
				out.write(`${roundLine(progress)}\n`);
				break;
			case "trial":
				if (progress.status !== "ok") out.write(`${progress.status}: ${progress.target} on ${progress.arm}\n`);
				break;
			case "note": out.write(`${progress.text.replace(/^(?=::)/gm, " ")}\n`);
		}
	};
}
const tellNothing = () => {};
/** The teller that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
function tellerOf(to, quiet) {
	if (quiet) return tellNothing;
	if (to.isTerminal) return tellTerminal({ write: to.err }, to.columns);
	return tellLog({ write: to.err }, to.env.GITHUB_ACTIONS === "true");
}
// src/core/merge.ts
const key = (record) => `${record.unit} on ${record.arm}: ${record.sha256}`;
/** What must be equal in reports that are pooled; the words name it in the refusal. */
function differences(first, other) {
	const found = [];
	for (const side of ["base", "head"]) {
		const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha];
		if (a !== b) found.push(`${side} is ${b ?? "absent"}, not ${a ?? "absent"}`);
	}
	const asked = ({ plan: { suite } }) => JSON.stringify({
		...suite,
		rounds: null,
		seed: null,
		budgetSec: null
	});
	if (asked(first) !== asked(other)) found.push("the suite is another one");
	const known = new Set(first.builds.map(key));
	const units = new Set(first.builds.map(({ unit }) => unit));
	const changed = other.builds.filter((build) => units.has(build.unit) && !known.has(key(build)));
	if (changed.length > 0) found.push(`other binaries: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(", ")}`);
	return found;
}
/** Records of one shard as rounds of the pool, after the rounds of the shards before it. */
const shifted = (records, offset) => records.map((record) => ({
	...record,
	trial: {
		...record.trial,
		round: record.trial.round + offset
	}
}));
/**
* Pools reports of one plan from several machines. A pair never crosses machines: the rounds of
* each shard follow those of the one before, and every round keeps the name of its machine. There
* is one look, at the end: machines that do not talk cannot stop early together. Throws
* ConfigError when the reports are not of the same commits, suite and binaries.
*/
function mergeReports(reports, createdAt) {
	const [first, ...others] = reports;
	if (first === void 0) throw new Error("no reports");
	const problems = others.flatMap((other, index) => differences(first, other).map((message) => ({
		code: "cannot-merge",
		where: `report ${index + 2}`,
		message,
		next: "merge only shards of one plan, built by the same toolchain"
	})));
	const empty = reports.findIndex((report) => report.records === null);
	if (empty >= 0) problems.push({
		code: "cannot-merge",
		where: `report ${empty + 1}`,
		message: "holds no raw records",
		next: "give the report.json that the run wrote"
	});
	if (problems.length > 0) throw new ConfigError(problems);
	const machines = reports.flatMap((report, index) => Array.from({ length: report.roundsRun }, () => machineName(report, index)));
	let offset = 0;
	const records = [];
	for (const report of reports) {
		for (const record of shifted(report.records ?? [], offset)) records.push(record);
		offset += report.roundsRun;
	}
	return makeReport({
		plan: pooledPlan(reports, first.plan, machines),
		builds: first.builds,
		environment: reports.flatMap((report) => report.environment),
		records,
		roundsRun: offset,
		measuredSec: reports.reduce((sum, report) => sum + report.measuredSec, 0),
		linkSec: reports.reduce((sum, report) => sum + (report.linkSec ?? 0), 0),
		stopReason: `merged from ${reports.length} reports`,
		waivers: first.waivers ?? [],
		problems: [...reports.flatMap((report) => report.problems), ...profileProblems(reports)],
		command: reports.map((report) => report.command).join(" && "),
		createdAt,
		toolVersion: first.tool.version,
		recordsSha256: first.recordsSha256
	});
}
/** Each shard chose for itself what to profile, on its own machine. */
const profileProblems = (reports) => reports.some(({ profiles }) => profiles !== void 0) ? [{
	code: "profiles-of-shards",
	message: "CPU profiles are in the reports of the shards"
}] : [];
/** Shards on one machine are still told apart: they ran at different times. */
const machineName = (report, index) => `${index + 1}: ${report.environment[0]?.cpuModel ?? "unknown machine"}`;
function pooledPlan(reports, plan, machines) {
	const targets = new Map(reports.flatMap((report) => report.plan.targets.map((target) => [target.id, target])));
	const rounds = machines.length;
	return {
		...plan,
		suite: {
			...plan.suite,
			rounds: {
				min: rounds,
				max: rounds
			},
			until: "rounds"
		},
		targets: [...targets.values()],
		looks: [{
			rounds,
			weight: 1
		}],
		shard: null,
		machines
	};
}
// src/merge.ts
/** The story of shards: report files + Host -> one pooled Report, with its records beside it. */
const REPORT$1 = "report.json";
/** A report file; a folder stands for the report in it, or in each of its folders. */
async function reportPaths(path, host) {
	if (!await host.files.isFolder(path)) return [path];
	if (await host.files.exists(`${path}/${REPORT$1}`)) return [`${path}/${REPORT$1}`];
	const inside = (await host.files.list(path)).map((name) => `${path}/${name}/${REPORT$1}`);
	const exists = await Promise.all(inside.map((file) => host.files.exists(file)));
	return inside.filter((_, index) => exists[index]);
}
/** Pools the shards' reports; writes the pooled raw records to `out`. */
async function mergeShards(paths, out, host) {
	const absolute = (path) => absolutePath(path, host.cwd);
	const files = await Promise.all(paths.map((path) => reportPaths(absolute(path), host)));
	const reports = [];
	for (const file of files.flat()) {
		const text = await host.files.read(file);
		if (text === null) throw new HostError(`${file} does not exist`, "name each shard's report");
		reports.push(readReport(text));
	}
	if (reports.length === 0) throw new HostError(`no ${REPORT$1} in ${paths.join(" ")}`, "download the artifacts of all shards");
	const merged = mergeReports(reports, host.clock.timestamp());
	const records = `${absolute(out)}/records.ndjson`;
	await host.files.write(records, recordsText(merged.records ?? []));
	return {
		...merged,
		recordsSha256: await host.files.sha256(records)
	};
}
// src/core/formats/json.ts
/** The report as it crosses machines; what is written is what `readReport` takes, or it throws. */
function jsonText(report) {
	return `${JSON.stringify(checkReport(report), null, 2)}\n`;
}
const json = {
	id: "json",
	about: "The whole report, versioned, with raw records; docs/report.schema.json describes it.",
	render: (report) => [{
		name: "report.json",
		text: jsonText(report)
	}]
};
// src/core/formats/benchfmt.ts
/** The configuration that says where results are from. Others would split benchstat's tables. */
const CONFIGURATION = [
	"goos",
	"goarch",
	"pkg",
	"cpu"
];
/** One field of a line: visible, without white space. */
function word(text) {
	return clean(text, 500).replaceAll(" ", "_");
}
/** `bench-head-greentea.txt`; a number is added where two arms would have the same file. */
function fileNames(arms) {
	const used = /* @__PURE__ */ new Set();
	return arms.map((arm) => {
		const safe = arm.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 100);
		const name = [safe, ...arms.map((_, i) => `${safe}-${i + 2}`)].find((candidate) => !used.has(candidate.toLowerCase()));
		used.add(name.toLowerCase());
		return `bench-${name}.txt`;
	});
}
/** The last attempt of each round and target of the arm, in the order of rounds and of the plan. */
function trialsOf(report, arm) {
	const place = new Map(report.plan.targets.map((target, i) => [target.id, i]));
	const last = /* @__PURE__ */ new Map();
	for (const record of report.records ?? []) {
		const { round, target, attempt } = record.trial;
		const key = JSON.stringify([round, target]);
		const before = last.get(key);
		if (record.trial.arm !== arm) continue;
		if (!before || before.trial.attempt <= attempt) last.set(key, record);
	}
	return [...last.values()].sort((a, b) => a.trial.round - b.trial.round || (place.get(a.trial.target) ?? 0) - (place.get(b.trial.target) ?? 0));
}
/**
* One result for all lines of one benchmark in one process: they are one number to a test, the
* median by unit over all iterations. A single line keeps its numbers as they were printed.
*/
function summarise(lines) {
	const [first] = lines;
	if (lines.length === 1) return first;
	const all = lines.flatMap((line) => line.values);
	const values = first.values.map(({ unit }) => {
		const value = median(all.filter((other) => other.unit === unit).map((other) => other.value));
		return {
			unit,
			value,
			text: String(value)
		};
	});
	return {
		...first,
		iterations: lines.reduce((sum, line) => sum + line.iterations, 0),
		values
	};
}
function resultsOf(record) {
	const { results } = readBenchText(record.outputs.stdout ?? "").value;
	const sound = results.map((result) => ({
		...result,
		values: result.values.filter((v) => Number.isFinite(v.value))
	})).filter((result) => result.iterations > 0 && result.values.length > 0);
	const key = (result) => JSON.stringify([result.config.pkg, result.name]);
	return [...Map.groupBy(sound, key).values()].map(summarise);
}
function resultLine({ name, iterations, values }) {
	const cells = values.map(({ text, unit }) => `${text} ${word(unit)}`);
	return [
		`Benchmark${word(name)}`,
		iterations,
		...cells
	].join("	");
}
/** Configuration lines that take `before` to `after`; an empty value takes a key away. */
function configLines(before, after) {
	return CONFIGURATION.filter((key) => (before[key] ?? "") !== (after[key] ?? "")).map((key) => `${key}: ${after[key] ?? ""}`.trimEnd());
}
function cleanConfig(config) {
	return Object.fromEntries(CONFIGURATION.map((key) => [key, clean(config[key] ?? "", 200)]));
}
function trialLines(report, arm) {
	const lines = [];
	let config = {};
	let round = -1;
	for (const record of trialsOf(report, arm)) {
		if (record.trial.round !== round) lines.push(`# round ${record.trial.round + 1}`);
		round = record.trial.round;
		const target = clean(record.trial.target, 200);
		const results = record.status === "ok" ? resultsOf(record) : [];
		if (results.length === 0) lines.push(`# no result of ${target}: ${record.status}`);
		for (const result of results) {
			const next = cleanConfig(result.config);
			lines.push(...configLines(config, next), resultLine(result));
			config = next;
		}
	}
	return lines;
}
/** Directions of custom metrics, which benchstat cannot know. */
function unitLines(report) {
	const lines = report.comparisons.filter(({ metric }) => metricFor(metric).inferred).map(({ metric, better }) => `Unit ${word(metric)} better=${better}`);
	return [...new Set(lines)].sort();
}
function render(report) {
	const arms = report.plan.arms.map((arm) => arm.id);
	const names = fileNames(arms);
	return arms.map((arm, i) => {
		const lines = trialLines(report, arm);
		const missing = report.records === null ? ["# The raw records are not in this report, so there is nothing to print."] : lines.some((line) => line.startsWith("Benchmark")) ? [] : ["# No trial of this arm printed Go benchmark lines."];
		const text = [
			`# Arm ${clean(arm, 200)} of a gcbench report of ${clean(report.createdAt, 40)}.`,
			"# One line per round and benchmark: the median of what a process printed. Rounds are pairs",
			"# of arms: what does not know that, like benchstat, sees more noise than there is.",
			...missing,
			...unitLines(report),
			...lines
		];
		return {
			name: names[i],
			text: `${text.join("\n")}\n`
		};
	});
}
// src/core/formats/index.ts
/** Every way to print a report. */
const formats = [
	markdown,
	summary,
	json,
	terminal,
	{
		id: "benchfmt",
		about: "Go benchmark text, one file per arm, for benchstat and its like.",
		render
	}
];
// src/report-files.ts
/** Files of a report in a folder: every format writes its own. */
/** Renders all formats; returns the paths written, in the order of the shelf. */
async function writeReportFiles(host, folder, report, only) {
	await host.files.makeFolder(folder);
	const files = formats.filter((format) => only === void 0 || format.id === only).flatMap((format) => format.render(report));
	const order = [...files].sort((a, b) => Number(a.name === REPORT) - Number(b.name === REPORT));
	for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text);
	return files.map((file) => `${folder}/${file.name}`);
}
const REPORT = "report.json";
export { absolutePath as A, recordsText as C, PREVIEW_NOISE_PCT as D, chiSquareTail as E, DEFAULT_SUITE_FILE as O, readStored as S, makeReport as T, terminalText as _, tellLog as a, runBench as b, makeHost as c, findLauncher as d, listFolder as f, printSelftest as g, readText as h, mergeShards as i, chooseSuite as k, pollutionBetween as l, readCpuQuota as m, formats as n, tellNothing as o, parseMemoryBytes as p, jsonText as r, tellerOf as s, writeReportFiles as t, readSnapshot as u, summary as v, readSelftest as w, runSelftest as x, previewBench as y };

//# sourceMappingURL=shared~index~cli.js.map