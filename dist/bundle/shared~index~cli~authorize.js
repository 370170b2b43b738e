import { At as formatPath, Ft as flag, Gt as ZodPipe, Ht as whole, It as list, Kt as _enum, Lt as name, Mt as closed, Nt as duration, Ot as explainIssues, Pt as explainPattern, Qt as record, Rt as pattern, Vt as text, Wt as ZodObject, Xt as literal, at as placementIn, dt as metrics, en as string, gn as ConfigError, hn as nearest, it as isAnywhere, jt as readSuiteText, kt as unknownName, nn as unknown, ot as placementShape, rn as NEVER, rt as goBenchSettings, tn as union, ut as metricId, zt as percent } from "./shared~index~cli~publish~authorize.js";
// src/core/suite-bot.ts
/** The key `bot` of a suite file: what the service does in this repository, read from the base. */
const suites = list(name, "the name of a suite");
const budget = closed({
	jobs: whole(1, 1e4).prefault(100).describe("Jobs of the repository in 24 hours."),
	minutes: whole(1, 1e5).prefault(1200).describe("Minutes of workflow runs of the repository in 24 hours."),
	"user-jobs": whole(1, 1e4).prefault(30).describe("Jobs that one person asks for in 24 hours."),
	"user-minutes": whole(1, 1e5).prefault(480).describe("Minutes of the runs that one person asked for in 24 hours.")
});
const WORKFLOW_ERROR = "expected the name of a file in .github/workflows, such as gcbench.yml";
const botBlock = closed({
	workflow: string({ error: WORKFLOW_ERROR }).regex(/^[\w][\w.-]{0,99}\.ya?ml$/, WORKFLOW_ERROR).optional().describe("File in `.github/workflows` of the default branch that is dispatched for a job. Without it: as the service is set up."),
	"on-push": suites.prefault([]).describe("Suites that run whenever a pull request is opened or pushed to."),
	"on-demand": suites.prefault([]).describe("Suites whose check is there from the start and waits, queued, until somebody with write access says `/bench`."),
	"merge-queue": suites.optional().describe("Suites that run for a merge group. Without it: those of the two keys above."),
	"on-doubt": name.optional().describe("Suite that runs by itself where one of `on-push` regressed or could not decide, on fresh rounds and judged alone."),
	forks: _enum(["ask", "run"]).prefault("ask").describe("`ask`: what a fork pushes waits for `/bench` with its hash. `run`: it runs like any other."),
	strangers: _enum(["answer", "silent"]).prefault("answer").describe("Whether people without write access are told that they may not, or nothing."),
	comment: flag.prefault(true).describe("Whether results of `on-push` are told in a comment, too, not in the check alone."),
	parallel: whole(1, 100).prefault(2).describe("Runs of this repository at a time; the others wait for their turn."),
	patience: duration.optional().describe("Time in which a run must have answered; after that the job is called lost. Without it: as the service is set up."),
	budget: budget.prefault({}).describe("What may be spent; what is over it is refused.")
});
/** Where the file says nothing of the service. */
const defaultBotRules = () => botBlock.parse({});
/** Every suite that the block names, with the keys that lead there. */
const suitesNamed = (rules) => [...[
	"on-push",
	"on-demand",
	"merge-queue"
].flatMap((key) => (rules[key] ?? []).map((one, index) => ({
	name: one,
	path: [
		"bot",
		key,
		index
	]
}))), ...rules["on-doubt"] === void 0 ? [] : [{
	name: rules["on-doubt"],
	path: ["bot", "on-doubt"]
}]];
// src/core/suite-contrasts.ts
const side = _enum(["base", "head"]).prefault("head").describe("Which of base and head both of them are built from.");
const variantName = (what) => name.describe(`Variant that ${what}.`);
const KINDS = "variants, benchmarks or interaction";
/** How many groups a valid regular expression has. */
const countGroups = (expression) => (new RegExp(`${expression}|`).exec("")?.length ?? 1) - 1;
const benchmarks = closed({
	base: pattern.describe("Benchmarks to compare with: a regular expression on names, without `Benchmark`."),
	head: text.describe("Their counterparts: the name with the match replaced by this (`$1`: the first group)."),
	ref: side
}).superRefine(({ base, head }, context) => {
	if (explainPattern(base) !== null) return;
	const groups = countGroups(base);
	const missing = [...head.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])).find((group) => group > groups || group === 0);
	if (missing === void 0) return;
	const message = `$${missing} names no group of base, which has ${groups}`;
	context.addIssue({
		code: "custom",
		path: ["head"],
		message
	});
});
/** One contrast as a suite file writes it. */
const contrast = union([_enum(["refs", "aa"]), closed({
	variants: closed({
		base: variantName("is compared with"),
		head: variantName("is judged"),
		ref: side
	}).optional().describe("Two variants of one ref, e.g. one garbage collector against another."),
	benchmarks: benchmarks.optional().describe("Two benchmarks of one binary, e.g. with a pool and without."),
	interaction: closed({
		base: variantName("the change is first measured under"),
		head: variantName("the change is then measured under")
	}).optional().describe("Whether head against base differs under the second variant from under the first. Shows the change under both too.")
})], { error: `expected refs, aa, or a map with the key ${KINDS}` }).transform((written, context) => {
	if (written === "refs" || written === "aa") return { kind: written };
	const { variants, benchmarks, interaction } = written;
	const given = [
		...variants ? [{
			kind: "variants",
			...variants
		}] : [],
		...benchmarks ? [{
			kind: "benchmarks",
			...benchmarks
		}] : [],
		...interaction ? [{
			kind: "interaction",
			...interaction
		}] : []
	];
	if (given.length === 1 && given[0] !== void 0) return given[0];
	context.addIssue({
		code: "custom",
		message: `needs exactly one of ${KINDS}`
	});
	return NEVER;
});
/** What is compared with what. */
const contrastList = list(contrast, "refs, aa, or a map of one contrast").refine((asks) => asks.length > 0, "needs at least one contrast").prefault("refs").describe("What is compared with what. `refs`: base against head under every variant. `aa`: beside others, the first arm against itself, the same binary in processes and a data folder of its own, as a control that must not move. Without the key: `refs`.");
/** Names of variants that a contrast mentions, with their place in it. */
function variantsOf(ask) {
	if (ask.kind !== "variants" && ask.kind !== "interaction") return [];
	return [{
		key: "base",
		name: ask.base
	}, {
		key: "head",
		name: ask.head
	}];
}
// src/core/suite-metrics.ts
/** Names of metrics in a suite file: a mistyped one would be a rule for nothing. */
/** The rule for all metrics that are not named. */
const ANY = "*";
const known = metrics.flatMap(({ id, printedAs }) => [id, ...printedAs]);
/** Two neighbours changed places: the slip that counts as two. */
const swapped = (name) => [...name.slice(1)].map((letter, i) => name.slice(0, i) + letter + name[i] + name.slice(i + 2));
/** Shorter names are near to too many others. */
const LEAST_LETTERS = 5;
/**
* The known name of which this is a slip: one letter missing, too many or another, or two swapped.
* Null: it may be what a program calls a number of its own (`size/op` is no `time/op`).
*/
function slipOf(name) {
	const swap = swapped(name).find((one) => known.includes(one));
	if (swap !== void 0 || name.length < LEAST_LETTERS) return swap ?? null;
	const near = nearest(name, known);
	return near !== null && isOneLetter(name, near) ? near : null;
}
function isOneLetter(a, b) {
	let same = 0;
	while (same < a.length && a[same] === b[same]) same++;
	const [restA, restB] = [a.slice(same), b.slice(same)];
	return [
		[restA.slice(1), restB.slice(1)],
		[restA.slice(1), restB],
		[restA, restB.slice(1)]
	].some(([left, right]) => left === right);
}
/**
* What is wrong with the name of a metric; null: nothing. `own`: metrics that the workload's
* settings define; null: its programs may print numbers of any name.
*/
function unknownMetric(name, own) {
	if (name === ANY || known.includes(name) || own?.includes(name)) return null;
	const meant = own === null ? slipOf(name) : nearest(name, [...known, ...own]);
	if (own === null && meant === null) return null;
	const also = own === null || own.length === 0 ? "" : ` and, from this suite, ${own.join(", ")}`;
	return {
		message: `unknown metric ${JSON.stringify(name)}; known: the metrics of the reference${also}`,
		...meant === null ? {} : { next: `did you mean "${meant}"?` }
	};
}
/** The metric's id, also where the suite names it by its printed unit (`B/op`). */
const idOf = (name) => name === ANY ? ANY : metricId(name);
// src/core/suite-variants.ts
/** Name of the variant with nothing set; it needs no definition. */
const DEFAULT_VARIANT = "default";
/** Variables that only a build reads, and only a running program: set elsewhere they do nothing. */
const BUILD_ONLY = [
	"GOEXPERIMENT",
	"GOOS",
	"GOARCH",
	"GOAMD64",
	"GOARM64",
	"CGO_ENABLED"
];
const RUN_ONLY = [
	"GOGC",
	"GOMEMLIMIT",
	"GOMAXPROCS",
	"GODEBUG"
];
const environment = (misplaced, why) => record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of an environment variable").refine((name) => !misplaced.includes(name), why), text, { error: "expected a map from variables to values" });
const goVersion = text.transform((version) => version.replace(/^(?=\d)/, "go")).refine((version) => /^go1\.\d+(?:\.\d+|(?:rc|beta)\d+)(?:-[\w.]+)?$/.test(version), "expected a Go release in full, such as 1.25.3 or 1.26rc1").meta({ title: "Go version" });
/** What a suite file can say about a variant; without its name. */
const variantBody = closed({
	"build-env": environment(RUN_ONLY, "this variable acts on the running program: it belongs in env").prefault({}).describe("Environment of the build, e.g. `GOEXPERIMENT: nogreenteagc`."),
	env: environment(BUILD_ONLY, "this variable acts on the build: it belongs in build-env").prefault({}).describe("Environment of the running benchmark, e.g. `GOGC: 50`, `GOMEMLIMIT: 1GiB`."),
	go: goVersion.optional().describe("Go toolchain, fetched by the go command when it is not there. Without it: the one on PATH."),
	"build-flags": list(text, "a flag of the build").prefault([]).describe("Further flags of the build, e.g. `-gcflags=-l`."),
	args: list(text, "an argument").prefault([]).describe("Further arguments of the running benchmark."),
	...placementShape("the benchmark, or the server where the suite has one,")
}).nullable().transform((body) => body ?? variantDefaults());
const variantDefaults = () => ({
	"build-env": {},
	env: {},
	"build-flags": [],
	args: []
});
/** A variant under its name. */
function nameVariant(name, body = variantDefaults()) {
	const placement = placementIn({
		...body,
		hugePages: body["huge-pages"]
	});
	return {
		name,
		buildEnv: body["build-env"],
		runEnv: body.env,
		toolchain: body.go ?? null,
		buildFlags: body["build-flags"],
		args: body.args,
		...isAnywhere(placement) ? {} : { placement }
	};
}
// src/core/suite-schema.ts
const gitRef = text.refine((ref) => /^[^-\s:][^\s:]*$/.test(ref) && !ref.includes(".."), "expected a git ref such as main, v1.2.0, HEAD~1 or a commit").meta({ title: "git ref" });
const folder = closed({ folder: text.refine((path) => path !== "", "expected the path of a folder").describe("Path of a folder that is taken as it stands, without git.") });
const source = union([gitRef, folder], { error: "expected a git ref, or a map with the key folder" }).transform((written) => typeof written === "string" ? {
	kind: "ref",
	ref: written
} : {
	kind: "folder",
	path: written.folder
});
const metricRule = closed({
	margin: union([percent, literal("noise").meta({ title: "`noise`" })], { error: "expected a percentage such as 2%, or the word noise" }).optional().describe("The band inside which a difference does not matter. `noise`: taken from the measured noise. Without it: the margin of the table of metrics."),
	"margin-by-benchmark": record(pattern, percent, { error: "expected a map from regular expressions to percentages" }).optional().describe("Margins of single benchmarks: a regular expression on the name, and its margin."),
	gate: flag.optional().describe("Whether rows of this metric can fail the gate. Without it: the table of metrics."),
	better: _enum(["lower", "higher"]).optional().describe("Which way is good. Without it: the table of metrics.")
});
const MIN_ROUNDS = 8;
const MAX_ROUNDS = 40;
const MOST_ROUNDS = 1e3;
const rounds = union([whole(1, MOST_ROUNDS), closed({
	min: whole(1, MOST_ROUNDS).optional().describe(`Rounds before the first look at the data; ${MIN_ROUNDS}, or max if smaller.`),
	max: whole(1, MOST_ROUNDS).optional().describe(`Rounds at which measuring ends in any case; ${MAX_ROUNDS}, or min if larger.`)
})], { error: "expected a whole number, or a map with the keys min and max" }).transform((written) => {
	if (typeof written === "number") return {
		min: written,
		max: written
	};
	const min = written.min ?? Math.min(MIN_ROUNDS, written.max ?? MIN_ROUNDS);
	return {
		min,
		max: written.max ?? Math.max(MAX_ROUNDS, min)
	};
}).refine(({ min, max }) => min <= max, "min is larger than max");
const FRESH_ROUNDS = 2;
const layout = union([_enum(["fresh", "single"]), closed({ rounds: whole(1, MOST_ROUNDS).describe("After how many rounds a new link order is made.") })], { error: "expected fresh, single, or a map with the key rounds" }).transform((written) => {
	if (typeof written === "object") return written.rounds;
	return written === "fresh" ? FRESH_ROUNDS : 0;
});
const outcome = _enum([
	"pass",
	"fail",
	"ask"
]);
const gate = closed({
	mode: _enum(["enforce", "advisory"]).prefault("enforce").describe("`enforce`: a regression fails the check. `advisory`: nothing does; it is neutral."),
	inconclusive: outcome.prefault("pass").describe("What rows that could not be decided mean. `ask`: somebody has to look (action required)."),
	failed: outcome.prefault("fail").describe("What rows mean whose trials failed, or that lack too many numbers."),
	strict: list(pattern, "a regular expression").prefault([]).describe("Benchmarks (regular expressions on names) that fail the gate if not decided.")
});
/** The keys of a suite whatever its workload. */
const profileOf$1 = _enum([
	"none",
	"changed",
	"all"
]);
const profile = union([profileOf$1, closed({
	of: profileOf$1.prefault("changed").describe("Which benchmarks, as above."),
	runs: whole(2, 100).prefault(10).describe("Runs of each arm under the profiler, in turn."),
	time: duration.prefault("500ms").describe("About how long each of them is; longer where it has less CPU time.")
})], { error: "expected none, changed, all, or a map with the keys of, runs and time" }).transform((written) => typeof written === "string" ? {
	of: written,
	runs: 10,
	time: .5
} : written);
const suiteShape = {
	base: source.optional().describe("What head is compared with. Without it: the merge base with the default branch."),
	head: source.optional().describe("What is judged. Without it: HEAD."),
	variants: union([list(name, "the name of a variant"), record(name, variantBody, { error: "expected names of variants, or a map of variants" })], { error: "expected names of variants, or a map of variants" }).prefault("default").describe("Under what base and head are built and run: names from the top-level key `variants`, or a map that defines this suite's own. `default` is a variant with nothing set."),
	contrasts: contrastList,
	metrics: record(text, metricRule, { error: "expected a map from metrics to rules" }).prefault({}).describe("How metrics are judged, by id (`time/op`, `B/op`, `allocs/op`, the unit of a custom metric); `*` is for all that are not named."),
	rounds: rounds.prefault({
		min: MIN_ROUNDS,
		max: MAX_ROUNDS
	}).describe(`Passes in which every arm runs once. A number: exactly so many. The default, ${MIN_ROUNDS} to ${MAX_ROUNDS}, stops as soon as every row is decided.`),
	until: _enum(["decided", "rounds"]).prefault("decided").describe("`decided`: stop at a planned look once every row is decided. `rounds`: always run them all."),
	budget: duration.prefault("15m").describe("Time for measuring, builds apart. A round that would overrun it is not started."),
	"trial-limit": duration.prefault("2m").describe("Time after which one trial is ended and counts as failed. A trial takes about a second: the default leaves room for slow set-up, and one that hangs costs little of the budget."),
	seed: text.optional().describe("Seed of the order of trials. Without it: a new one for each run, in the report."),
	"run-identical": flag.prefault(false).describe("Run benchmarks whose binaries are identical too, as controls that must not move."),
	"warm-up": flag.prefault(false).describe("Run a whole round before the first one, and discard it. Without it, too, the probe has run every benchmark of every arm once."),
	layout: layout.prefault("fresh").describe(`The order of functions in the binaries. \`fresh\`: a new random one every ${FRESH_ROUNDS} rounds, where the toolchain can, so that luck of the layout is noise and not a result. \`single\`: the toolchain's own.`),
	gate: gate.prefault({}).describe("What makes the check fail."),
	profile: profile.prefault("none").describe("Which benchmarks are run again under a CPU profiler, after all rounds: `none`, `changed` (those with a confirmed change) or `all`. See docs/profiles.md.")
};
/** All that a suite says whatever its workload, with every default filled in. */
const suiteSchema = closed(suiteShape);
/** The keys of a workload's settings in the file. */
function settingsShape(settings) {
	const inner = settings instanceof ZodPipe ? settings.in : settings;
	if (!(inner instanceof ZodObject)) throw new Error("settings of a workload are a zod object");
	return inner.shape;
}
const suitesError = "expected a map from names to suites";
/** The whole file around schemas of its suites. */
const fileSchema = (suite) => closed({
	$schema: text.optional().describe("Where an editor finds the schema of this file."),
	variants: record(name, variantBody, { error: "expected a map from names to variants" }).prefault({}).describe("Variants that suites use by name."),
	suites: record(name, suite, { error: suitesError }).refine((suites) => Object.keys(suites).length > 0, "needs at least one suite").describe("What can be run, by name."),
	bot: botBlock.prefault({}).describe("What the service does here; nothing else reads it.")
});
// src/core/suite.ts
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const select = (value, keep) => Object.fromEntries(Object.entries(value).filter(([key]) => keep(key)));
const isCommon = (key) => Object.hasOwn(suiteShape, key);
/** Checks a value; its issues become problems of the file, and null is the answer. */
function check(schema, value, file, context) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	file.problems.push(...explainIssues(result.error.issues, context, file.locate));
	return null;
}
/**
* Text of a suite file (YAML or JSON) -> its suites, every default filled in. Throws ConfigError
* with all that is wrong. `workloads` are the kinds of workload that a suite may name.
*/
const readSuites = (text, fileName, workloads) => readSuiteFile(text, fileName, workloads).suites;
/** The same with what the service does in the repository. */
function readSuiteFile(text, fileName, workloads) {
	const read = readSuiteText(text, fileName);
	if (!read.readable) throw new ConfigError(read.problems);
	const { value: root, locate, problems } = read;
	const top = check(fileSchema(unknown()), root, {
		locate,
		problems
	}, {
		root,
		path: []
	});
	const asked = isMap(root) ? root : {};
	const file = {
		root,
		workloads,
		locate,
		problems,
		variants: top?.variants ?? {},
		variantNames: isMap(asked.variants) ? Object.keys(asked.variants) : []
	};
	const suites = Object.entries(isMap(asked.suites) ? asked.suites : {}).flatMap(([name, suite]) => readSuite(name, suite, file) ?? []);
	const known = Object.keys(isMap(asked.suites) ? asked.suites : {});
	for (const { name, path } of top === null ? [] : suitesNamed(top.bot)) if (!known.includes(name)) problems.push(unknownName(name, known, path, locate));
	if (problems.length === 0) return {
		suites,
		bot: top?.bot ?? defaultBotRules()
	};
	throw new ConfigError(withoutEchoes(problems).sort((a, b) => order(a) - order(b)));
}
/** An alias that names nothing has no value: what a schema says of that value is no news. */
function withoutEchoes(problems) {
	const aliases = new Set(problems.filter(({ code }) => code === "alias").map(order));
	return problems.filter((problem) => problem.code === "alias" || !aliases.has(order(problem)));
}
const order = ({ place }) => (place?.line ?? 0) * 1e6 + (place?.column ?? 0);
/** Pushes what is wrong to the file's problems; null: too wrong to be made. */
function readSuite(name, asked, file) {
	const { root } = file;
	const path = ["suites", name];
	if (!isMap(asked)) {
		file.problems.push(problemAt("wrong-value", path, "expected a map with at least the key workload", file.locate));
		return null;
	}
	const entry = findWorkload(asked, path, file);
	const inside = isMap(asked.workload) ? asked.workload : null;
	const known = entry === null ? [] : Object.keys(settingsShape(entry.settings));
	const advise = (key) => inside !== null && known.includes(key) ? "it belongs inside workload" : null;
	const common = select(asked, (key) => inside === null || entry === null ? isCommon(key) : key !== "workload");
	const settings = inside ? select(inside, (key) => key !== "kind") : select(asked, (key) => key !== "workload" && !isCommon(key));
	const read = check(suiteSchema, common, file, {
		root,
		path,
		alsoKnown: ["workload"],
		advise
	});
	const workload = entry && check(entry.settings, settings, file, {
		root,
		path: inside ? [...path, "workload"] : path,
		alsoKnown: inside ? ["kind"] : ["workload", ...Object.keys(suiteShape)],
		advise: (key) => inside && isCommon(key) ? "it belongs beside workload" : null
	});
	checkNames(common, path, file);
	if (workload !== null) checkMetrics(common.metrics, entry?.ownMetrics?.(workload) ?? null, path, file);
	if (entry === null || read === null || workload === null) return null;
	const own = entry.ownVariants?.(workload) ?? null;
	if (own !== null) for (const key of ["variants", "contrasts"].filter((key) => Object.hasOwn(common, key))) {
		const message = "the matrix with its contrast makes the variants of this suite";
		file.problems.push(problemAt("wrong-value", [...path, key], message, file.locate));
	}
	const suite = complete(name, read, {
		kind: entry.kind,
		...workload
	}, file.variants);
	if (entry.fixedLayout === true) suite.layoutRounds = 0;
	return own === null ? suite : {
		...suite,
		...ladderOf(own)
	};
}
const problemAt = (code, path, message, locate) => ({
	code,
	where: formatPath(path),
	message,
	place: locate(path, "value")
});
/** The workload that a suite names, as text or as the `kind` of a map; null when unknown. */
function findWorkload(asked, suitePath, file) {
	const written = asked.workload;
	const path = [
		...suitePath,
		"workload",
		...isMap(written) ? ["kind"] : []
	];
	const kind = isMap(written) ? written.kind : written;
	const kinds = file.workloads.map((workload) => workload.kind);
	if (typeof kind === "string") {
		const found = file.workloads.find((workload) => workload.kind === kind);
		if (found !== void 0) return found;
		file.problems.push(unknownName(kind, kinds, path, file.locate));
		return null;
	}
	const [code, what] = kind === void 0 ? ["missing", "missing"] : ["wrong-value", "expected a name"];
	const message = `${what}; known: ${kinds.sort().join(", ")}`;
	file.problems.push(problemAt(code, path, message, file.locate));
	return null;
}
/** Names of variants must be defined, and contrasts may only name variants of their suite. */
function checkNames(common, suitePath, file) {
	const path = [...suitePath, "variants"];
	const variants = suiteShape.variants.safeParse(common.variants);
	const names = isMap(common.variants) ? Object.keys(common.variants) : variants.data;
	if (!Array.isArray(names)) return;
	if (!isMap(common.variants)) {
		const known = [.../* @__PURE__ */ new Set([DEFAULT_VARIANT, ...file.variantNames])];
		for (const [index, name] of names.entries()) {
			const at = Array.isArray(common.variants) ? [...path, index] : path;
			if (!known.includes(name)) file.problems.push(unknownName(name, known, at, file.locate));
			if (names.indexOf(name) < index) file.problems.push(problemAt("duplicate", at, `"${name}" stands here twice`, file.locate));
		}
		if (names.length === 0) file.problems.push(problemAt("wrong-value", path, "needs at least one variant", file.locate));
	}
	checkContrasts(common.contrasts, names, [...suitePath, "contrasts"], file);
}
/** A rule for a metric that cannot be is a rule for nothing. */
function checkMetrics(written, own, suitePath, file) {
	for (const name of isMap(written) ? Object.keys(written) : []) {
		const found = unknownMetric(name, own);
		if (found === null) continue;
		const path = [
			...suitePath,
			"metrics",
			name
		];
		const place = file.locate(path, "key");
		file.problems.push({
			code: "unknown-name",
			where: formatPath(path),
			place,
			...found
		});
	}
}
function checkContrasts(written, variants, path, file) {
	const items = Array.isArray(written) ? written : [written];
	for (const [index, item] of items.entries()) {
		const ask = contrast.safeParse(item).data;
		const [base, head] = ask === void 0 ? [] : variantsOf(ask);
		if (ask === void 0 || base === void 0 || head === void 0) continue;
		const at = [
			...path,
			...Array.isArray(written) ? [index] : [],
			ask.kind
		];
		for (const { key, name } of [base, head].filter((side) => !variants.includes(side.name))) file.problems.push(unknownName(name, variants, [...at, key], file.locate));
		if (base.name === head.name) file.problems.push(problemAt("wrong-value", at, "base and head are the same variant", file.locate));
	}
}
/** Variants of a workload's own making: each of the others against the one named base. */
const ladderOf = ({ names, base }) => ({
	variants: names.map((variant) => nameVariant(variant)),
	contrasts: names.filter((head) => head !== base).map((head) => ({
		kind: "variants",
		base,
		head,
		ref: "head"
	}))
});
function complete(name, common, workload, bodies) {
	return {
		name,
		workload,
		base: common.base ?? null,
		head: common.head ?? null,
		variants: resolveVariants(common.variants, bodies),
		contrasts: common.contrasts,
		metrics: Object.fromEntries(Object.entries(common.metrics).map(([name, rule]) => [idOf(name), completeRule(rule)])),
		rounds: common.rounds,
		until: common.until,
		budgetSec: common.budget,
		trialLimitSec: common["trial-limit"],
		seed: common.seed ?? null,
		runIdentical: common["run-identical"],
		warmUp: common["warm-up"],
		layoutRounds: common.layout,
		gate: common.gate,
		...profileOf(common)
	};
}
/** Absent where nothing is profiled, as in the suites of earlier versions. */
const profileOf = ({ profile: { of, runs, time } }) => of === "none" ? {} : { profile: {
	of,
	runs,
	sampleSec: time
} };
function resolveVariants(asked, bodies) {
	if (!Array.isArray(asked)) return Object.entries(asked).map(([name, body]) => nameVariant(name, body));
	return asked.map((name) => nameVariant(name, bodies[name]));
}
const completeRule = (rule) => ({
	better: rule.better ?? null,
	marginPct: rule.margin ?? null,
	gates: rule.gate ?? null,
	marginPctByBenchmark: rule["margin-by-benchmark"] ?? {}
});
/** The suite of a Go module without a suite file: all benchmarks of all packages. */
function zeroConfigSuite() {
	const kind = "go-bench";
	const text = JSON.stringify({ suites: { [kind]: { workload: kind } } });
	const [suite] = readSuites(text, "the built-in suite", [{
		kind,
		about: "",
		settings: goBenchSettings
	}]);
	if (suite === void 0) throw new Error("the built-in suite is gone");
	return suite;
}
export { zeroConfigSuite as n, variantsOf as r, readSuites as t };

//# sourceMappingURL=shared~index~cli~authorize.js.map