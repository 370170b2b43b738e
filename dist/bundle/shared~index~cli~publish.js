import { At as dedupe, B as laddersOf, Ci as GROWING, D as variantsOf, Et as triedInVain, Gn as plannedLooks, Rt as workloadOf, Si as directionOfUnit, Tt as slotKey, Vn as median, _i as metrics, _t as whyNoRound, ar as hasNothingInCommon, bt as givenUp, cr as namesOfLost, dr as ACCEPTANCE_CODES, fr as acceptanceProblems, hi as metricFor, ir as gateOf, jt as latestAttempts, or as hasNothingToRun, pi as plural, sr as heldOf, w as zeroConfigSuite, wi as PER_TRANSACTION } from "./shared~index~cli~publish~authorize.js";
import { Wt as patternOf, m as printValue, u as printDuration } from "./shared~index~keep~cli~publish~authorize.js";
// src/core/runtimes/go-releases.ts
/** Go releases: where those from before GOTOOLCHAIN lie, and what of a command line each knows. */
/** The first whose go command fetches another release by itself. */
const FIRST_SWITCH = 21;
/** The first whose binaries say how they were built. */
const FIRST_SETTINGS = 18;
/** `go1.12.17` -> 12; null: not a release. */
function minorOf(version) {
	const minor = /^go1\.(\d+)/.exec(version)?.[1];
	return minor === void 0 ? null : Number(minor);
}
const isBefore = (version, minor) => {
	const own = version === null ? null : minorOf(version);
	return own !== null && own < minor;
};
/** A release that no go command fetches: it has to be there. */
const hasToBeThere = (version) => isBefore(version, FIRST_SWITCH);
/** Whether binaries of a release carry their build settings. */
const carriesSettings = (version) => !isBefore(version, FIRST_SETTINGS);
/** GitHub's runners name architectures in their own way. */
const CACHED = ["x64", "arm64"];
/**
* Folders in which the go command of a release may lie: of golang.org/dl, of GitHub's runners, of
* a hand that unpacked it, and of Debian.
*/
function foldersOf(version, { HOME, RUNNER_TOOL_CACHE }) {
	const number = version.replace(/^go/, "");
	return [
		...HOME === void 0 ? [] : [`${HOME}/sdk/${version}/bin`],
		...CACHED.flatMap((kind) => RUNNER_TOOL_CACHE === void 0 ? [] : [`${RUNNER_TOOL_CACHE}/go/${number}/${kind}/bin`]),
		`/usr/local/${version}/bin`,
		`/usr/lib/go-1.${minorOf(version)}/bin`
	];
}
/** Flags of the go command by the release that first knew them; of a value, what it knew before. */
const FLAGS = [
	{
		flag: /^-trimpath$/,
		since: 13,
		before: []
	},
	{
		flag: /^-buildvcs(=|$)/,
		since: 18,
		before: []
	},
	{
		flag: /^-json=/,
		since: 19,
		before: ["-json"]
	}
];
/** A command line without what the go command of a release does not know. */
function knownTo(argv, version) {
	const minor = minorOf(version);
	if (argv[0] !== "go" || minor === null) return [...argv];
	const [program, ...rest] = argv;
	return [program, ...rest.flatMap((word) => {
		const rule = FLAGS.find(({ flag }) => flag.test(word));
		return rule === void 0 || minor >= rule.since ? [word] : rule.before;
	})];
}
// src/core/runtimes/go.ts
/** Proxy and certificate settings that any download needs. */
const NETWORK = [...[
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"no_proxy"
], ...["SSL_CERT_FILE", "SSL_CERT_DIR"]];
/** What finds tools, caches and modules. Never GOEXPERIMENT or the like: those are variants. */
const BUILD$1 = [
	...[
		"PATH",
		"HOME",
		"TMPDIR",
		"XDG_CACHE_HOME",
		"XDG_CONFIG_HOME"
	],
	...[
		"GOROOT",
		"GOPATH",
		"GOCACHE",
		"GOMODCACHE",
		"GOENV",
		"GOTOOLCHAIN",
		"GOFLAGS",
		"GOWORK"
	],
	...[
		"GOPROXY",
		"GOSUMDB",
		"GONOSUMDB",
		"GOPRIVATE",
		"GONOPROXY",
		"GOINSECURE",
		"GOVCS"
	],
	...[
		"CGO_ENABLED",
		"CC",
		"CXX",
		"AR",
		"PKG_CONFIG",
		"PKG_CONFIG_PATH"
	],
	...[
		"CGO_CFLAGS",
		"CGO_CPPFLAGS",
		"CGO_CXXFLAGS",
		"CGO_LDFLAGS"
	]
];
/** Flags of the C preprocessor: they are among what the build cache knows an object by. */
const C_FLAGS = "CGO_CPPFLAGS";
/** What a C compiler compiles or includes, by its usual names. */
const C_FILE = /\.(?:[chms]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|h\+\+|inc|inl|ipp|tcc|def|mm|f|for|f90|swig(?:cxx)?)$/i;
const experimentsOf = (text) => text.split(",").map((name) => name.trim()).filter((name) => name !== "").sort();
/** `go version -m FILE` -> version with its `X:` experiments, and the build settings. */
function readIdentity(stdout) {
	const lines = stdout.split("\n");
	const toolchain = /: (go\S+(?: X:\S+)?)/.exec(lines[0] ?? "")?.[1] ?? "";
	const settings = {};
	for (const line of lines) {
		const setting = /^\tbuild\t([^=]+)=(.*)$/.exec(line);
		if (setting?.[1] !== void 0) settings[setting[1]] = setting[2] ?? "";
	}
	return {
		toolchain,
		settings
	};
}
function checkIdentity(identity, variant, toolchain) {
	const wrong = [];
	const version = identity.toolchain.split(/[ -]X:/)[0];
	const wanted = variant.toolchain ?? toolchain.version.split(/[ -]X:/)[0];
	if (version !== wanted) wrong.push(`built by ${version || "an unknown Go"}, not ${wanted}`);
	if (wanted !== void 0 && !carriesSettings(wanted)) return wrong;
	const asked = experimentsOf(variant.buildEnv.GOEXPERIMENT ?? "");
	const carried = experimentsOf(identity.settings.GOEXPERIMENT ?? "");
	if (asked.join() !== carried.join()) wrong.push(`carries GOEXPERIMENT=${carried.join() || "(none)"}, not ${asked.join() || "(none)"}`);
	for (const name of [
		"GOARCH",
		"GOOS",
		"GOAMD64",
		"GOARM64",
		"CGO_ENABLED"
	]) {
		const value = variant.buildEnv[name];
		if (value !== void 0 && identity.settings[name] !== value) wrong.push(`carries ${name}=${identity.settings[name] ?? "(none)"}, not ${value}`);
	}
	return wrong;
}
/** A release that has to be there goes before the others, whose settings are not its own. */
function toolchainEnv({ toolchain }, env) {
	if (toolchain === null) return {};
	if (!hasToBeThere(toolchain)) return { GOTOOLCHAIN: toolchain };
	return {
		PATH: [...foldersOf(toolchain, env), env.PATH ?? ""].join(":"),
		GOROOT: "",
		GOTOOLCHAIN: "local"
	};
}
/** Go: GOTOOLCHAIN chooses the toolchain, GOEXPERIMENT and friends are build env. */
const go = {
	id: "go",
	about: "Go modules; toolchain by GOTOOLCHAIN, collector by GOEXPERIMENT, GOGC, GOMEMLIMIT",
	buildPassthrough: [...BUILD$1, ...NETWORK],
	runPassthrough: [
		"PATH",
		"HOME",
		"TMPDIR",
		"LANG",
		"TZ"
	],
	buildEnv: (variant, env) => ({
		...toolchainEnv(variant, env),
		...variant.buildEnv
	}),
	runEnv: (variant) => variant.runEnv,
	inspect: {
		program: "go",
		install: "install Go from https://go.dev/dl, or add actions/setup-go before this step",
		toolchain: {
			argv: [
				"go",
				"env",
				"-json",
				"GOVERSION",
				"GOROOT"
			],
			folder: "",
			env: {}
		},
		readToolchain(stdout) {
			const told = JSON.parse(stdout);
			return {
				version: told.GOVERSION ?? "",
				root: told.GOROOT ?? ""
			};
		},
		older: {
			version: {
				argv: ["go", "version"],
				folder: "",
				env: {}
			},
			readVersion: (stdout) => /\bgo version (go\S+)/.exec(stdout)?.[1] ?? "",
			known: knownTo,
			missing: (wanted, version) => wanted === version || !hasToBeThere(wanted) ? null : `go install golang.org/dl/${wanted}@latest && ${wanted} download`
		},
		layout: {
			argv: [
				"go",
				"tool",
				"link",
				"-h"
			],
			folder: "",
			env: {}
		},
		readLayout: (output) => /^\s*-randlayout\b/m.test(output),
		refused(stderr) {
			const value = /unknown GOEXPERIMENT (\S+)/.exec(stderr)?.[1];
			return value === void 0 ? null : {
				variable: "GOEXPERIMENT",
				value
			};
		},
		knownFile: "src/internal/goexperiment/flags.go",
		readKnown: (text) => [...text.matchAll(/^\t([A-Z]\w*)\s+bool$/gm)].map((hit) => (hit[1] ?? "").toLowerCase())
	},
	unnoticed: {
		isOne: (path) => C_FILE.test(path),
		mayAsk: (path) => path.endsWith(".go"),
		asks: (text) => /^(?:import\s+|\s+)"C"/m.test(text),
		env: (digest, { buildEnv }, env) => {
			const own = buildEnv[C_FLAGS] ?? env[C_FLAGS] ?? "";
			return { [C_FLAGS]: `${own} -UGCBENCH_${digest.slice(0, 32)}`.trim() };
		}
	},
	identifiesAlone: (variant) => !hasToBeThere(variant.toolchain),
	identify: (binary) => ({
		argv: [
			"go",
			"version",
			"-m",
			binary
		],
		folder: "",
		env: {}
	}),
	readIdentity,
	checkIdentity
};
// src/core/runtimes/jvm.ts
/** First line of `java --version`: `openjdk 17.0.15 2025-04-15 LTS`; no words around it before. */
const readVersion = (stdout) => stdout.split("\n").find((line) => /^\S+ \d/.test(line))?.trim() ?? "";
// src/core/runtimes/index.ts
/** The shelf of runtimes: what a variant means for building and running. */
const runtimes = [
	go,
	{
		id: "jvm",
		about: "Java programs; the version is asked of `java`, collections are read from its GC log",
		buildPassthrough: [...[
			"PATH",
			"HOME",
			"TMPDIR",
			"LANG",
			"JAVA_HOME",
			"MAVEN_OPTS",
			"GRADLE_USER_HOME"
		], ...[
			"HTTP_PROXY",
			"HTTPS_PROXY",
			"NO_PROXY",
			"http_proxy",
			"https_proxy",
			"no_proxy"
		]],
		runPassthrough: [
			"PATH",
			"HOME",
			"TMPDIR",
			"LANG",
			"TZ",
			"JAVA_HOME"
		],
		buildEnv: (variant) => variant.buildEnv,
		runEnv: (variant) => variant.runEnv,
		inspect: {
			program: "java",
			install: "install a JDK, 9 or newer, or add actions/setup-java before this step",
			toolchain: {
				argv: ["java", "--version"],
				folder: "",
				env: {}
			},
			readToolchain: (stdout) => ({
				version: readVersion(stdout),
				root: ""
			}),
			layout: null,
			readLayout: () => false,
			refused: () => null,
			knownFile: "",
			readKnown: () => []
		},
		identify: () => null,
		readIdentity: () => ({
			toolchain: "",
			settings: {}
		}),
		checkIdentity: () => []
	},
	{
		id: "plain",
		about: "any program; a variant is its environment and its arguments",
		buildPassthrough: [
			...[
				"PATH",
				"HOME",
				"TMPDIR",
				"LANG",
				"XDG_CACHE_HOME",
				"XDG_CONFIG_HOME"
			],
			...[
				"CC",
				"CXX",
				"AR",
				"PKG_CONFIG_PATH",
				"GOROOT",
				"GOPATH",
				"GOCACHE",
				"GOMODCACHE"
			],
			...[
				"GOPROXY",
				"GOSUMDB",
				"CARGO_HOME",
				"RUSTUP_HOME",
				"JAVA_HOME"
			],
			...[
				"HTTP_PROXY",
				"HTTPS_PROXY",
				"NO_PROXY",
				"http_proxy",
				"https_proxy",
				"no_proxy"
			],
			...[
				"SSL_CERT_FILE",
				"SSL_CERT_DIR",
				"NODE_EXTRA_CA_CERTS",
				"PIP_CERT",
				"REQUESTS_CA_BUNDLE"
			],
			...["CURL_CA_BUNDLE", "CARGO_HTTP_CAINFO"]
		],
		runPassthrough: [
			"PATH",
			"HOME",
			"TMPDIR",
			"LANG",
			"TZ"
		],
		buildEnv: (variant) => variant.buildEnv,
		runEnv: (variant) => variant.runEnv,
		inspect: null,
		identify: () => null,
		readIdentity: () => ({
			toolchain: "",
			settings: {}
		}),
		checkIdentity: () => []
	}
];
const runtimeOf = (id) => {
	const found = runtimes.find((runtime) => runtime.id === id);
	if (found === void 0) throw new Error(`no runtime "${id}"`);
	return found;
};
// src/core/design/design.ts
/** Two-sided error probability of the whole table. */
const ALPHA = .05;
/** `head` where the suite has one unnamed variant, else `head@greentea`. */
const armId = (side, variant) => variant === "default" ? side : `${side}@${variant}`;
/** The arm that a suite's other contrasts start from. */
function firstArm(suite) {
	const [ask] = suite.contrasts.filter(({ kind }) => kind !== "aa");
	const [first] = ask === void 0 ? [] : contrastsOf(ask, suite, 0);
	if (first === void 0) return armId("head", suite.variants[0]?.name ?? "default");
	return first.kind === "benchmarks" ? first.arm : first.base;
}
const under = (kind, variant) => variant === "default" ? kind : `${kind}@${variant}`;
/** Contrasts of one ask; an interaction brings the two contrasts that it is between. */
function contrastsOf(ask, suite, index) {
	const refs = (variant) => ({
		id: under("refs", variant),
		kind: "refs",
		base: armId("base", variant),
		head: armId("head", variant)
	});
	switch (ask.kind) {
		case "refs": return suite.variants.map((variant) => refs(variant.name));
		case "aa": {
			const base = firstArm(suite);
			return [{
				id: "aa",
				kind: "aa",
				base,
				head: `${base}~again`
			}];
		}
		case "variants": return [{
			id: `variants@${ask.ref}:${ask.base}:${ask.head}`,
			kind: "variants",
			base: armId(ask.ref, ask.base),
			head: armId(ask.ref, ask.head)
		}];
		case "benchmarks": return suite.variants.map((variant) => ({
			id: under(`benchmarks${index}`, variant.name),
			kind: "benchmarks",
			arm: armId(ask.ref, variant.name),
			base: ask.base,
			head: ask.head
		}));
		case "interaction": {
			const [first, second] = [refs(ask.base), refs(ask.head)];
			return [
				first,
				second,
				{
					id: `interaction:${ask.base}:${ask.head}`,
					kind: "interaction",
					base: first.id,
					head: second.id
				}
			];
		}
	}
}
/** Every contrast once, in the order of the asks, interactions last. */
function makeContrasts(suite) {
	const byId = /* @__PURE__ */ new Map();
	for (const [index, ask] of suite.contrasts.entries()) for (const contrast of contrastsOf(ask, suite, index)) byId.set(contrast.id, contrast);
	const all = [...byId.values()];
	return [...all.filter((contrast) => contrast.kind !== "interaction"), ...all.filter((contrast) => contrast.kind === "interaction")];
}
/** The arms that the contrasts need, base side first, copies last. */
function makeArms(suite, contrasts) {
	const needed = /* @__PURE__ */ new Set();
	const copies = /* @__PURE__ */ new Map();
	for (const contrast of contrasts) {
		if (contrast.kind === "benchmarks") needed.add(contrast.arm);
		else if (contrast.kind !== "interaction") needed.add(contrast.base).add(contrast.head);
		if (contrast.kind === "aa") copies.set(contrast.base, contrast.head);
	}
	const arms = ["base", "head"].flatMap((side) => suite.variants.map((variant) => ({
		side,
		variant
	}))).map(({ side, variant }) => {
		const { name } = variant;
		return {
			arm: {
				id: armId(side, name),
				side,
				variant: name
			},
			variant
		};
	}).filter(({ arm }) => needed.has(arm.id));
	const again = arms.flatMap(({ arm, variant }) => {
		const id = copies.get(arm.id);
		return id === void 0 ? [] : [{
			arm: {
				...arm,
				id,
				copyOf: arm.id
			},
			variant
		}];
	});
	return [...arms, ...again];
}
/** Looks of the suite; with `until: rounds` there is one, at the last round. */
function looksOf(suite) {
	if (suite.until === "rounds") return [{
		rounds: suite.rounds.max,
		weight: 1
	}];
	return plannedLooks({
		alpha: ALPHA,
		most: suite.rounds.max,
		least: suite.rounds.min
	});
}
function makeDesign(suite) {
	const workload = workloadOf(suite.workload.kind);
	const contrasts = makeContrasts(suite);
	return {
		suite,
		contrasts,
		workload,
		arms: makeArms(suite, contrasts),
		looks: looksOf(suite),
		alpha: ALPHA,
		runtime: runtimeOf(workload.runtime(suite.workload))
	};
}
/** The sides of the change that some arm is of. */
const sidesOf = ({ arms }) => new Set(arms.map(({ arm }) => arm.side));
/** The contrasts that something is executed for; a control is not, where there are others. */
function executedContrasts({ contrasts }) {
	const all = contrasts.filter(({ kind }) => kind !== "interaction");
	const others = all.filter(({ kind }) => kind !== "aa");
	return others.length > 0 ? others : all;
}
// src/core/design/rounds-paid.ts
/** What a record took of the budget, with all that was around it. */
const recordSec = ({ spentSec, wallSec }) => spentSec ?? wallSec;
/** Of the budget, gone at the last of these records; `probeSec`: where the records say nothing. */
function budgetSpentSec(records, probeSec) {
	const toldSec = records.reduce((sum, record) => sum + recordSec(record), 0);
	return records.some(({ spentSec }) => spentSec !== void 0) ? toldSec : probeSec + toldSec;
}
/** Most of the budget that is kept for profiles while rounds are run. */
const PROFILE_SHARE = .2;
/** Seconds that a benchmark's profiles take: so many runs of both arms, those of CPU time apart. */
function profileSecOf({ runs, sampleSec, kinds = ["cpu"] }) {
	return (kinds.includes("cpu") && kinds.length > 1 ? 2 : 1) * 2 * runs * sampleSec;
}
/** The part of the budget that is for rounds: where the suite wants profiles, not quite all. */
function roundsBudgetSec({ budgetSec, profile }) {
	if (profile === void 0 || profile.of === "none") return budgetSec;
	return budgetSec - Math.min(PROFILE_SHARE * budgetSec, MOST_KEPT * profileSecOf(profile));
}
/** So many benchmarks' profiles are waited for at the most. */
const MOST_KEPT = 4;
/**
* Rounds in all that the budget pays for, as known after `rounds` of them, at most what is
* planned: what is left of it goes into rounds like those since half of them. A function of the
* records, so that a report can be checked against them. Both arms' times count alike, so it says
* nothing of which arm was faster.
*/
function roundsPaid({ suite, looks, machines }, records, rounds) {
	const most = looks.at(-1)?.rounds ?? suite.rounds.max;
	if (suite.until === "rounds" || machines !== null || rounds === 0) return most;
	const recent = Math.floor(rounds / 2);
	let [spentSec, recentSec] = [0, 0];
	for (const record of records) {
		if (record.trial.round >= rounds) continue;
		spentSec += recordSec(record);
		if (record.trial.round >= recent) recentSec += recordSec(record);
	}
	const roundSec = recentSec / (rounds - recent);
	if (roundSec === 0) return most;
	const more = Math.floor(Math.max(0, roundsBudgetSec(suite) - spentSec) / roundSec);
	return Math.min(most, rounds + more);
}
// src/core/design/fit.ts
/** What fits into a budget: rounds, targets, and what would fit the rest. Times only, no values. */
/** Seconds of one pass over these targets, in every arm; unknown lengths count as nothing. */
const roundSecOf = (targets) => targets.reduce((sum, { expectedSec, arms }) => sum + (expectedSec ?? 0) * arms.length, 0);
/** Whole rounds in a time; Infinity where nothing is known of their length. */
const roundsIn = (sec, targets) => {
	const roundSec = roundSecOf(targets);
	return roundSec === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(sec / roundSec));
};
/** References from a target to the nearest code that the change differs in; Infinity: unknown. */
const distanceOf = ({ settings: { distance } }) => typeof distance === "number" ? distance : Number.POSITIVE_INFINITY;
/** The distance of the nearest of them. */
const nearestOf = (block) => Math.min(...block.map(distanceOf));
/** Changes of the instructions that may be the chance of one run are none. */
const LEAST_MOVED = .005;
/**
* How much of a target's work the change moved, where it was counted: what does as much as before
* comes after what nobody counted.
*/
function movedOf({ settings: { moved } }) {
	if (typeof moved !== "number") return 0;
	return moved >= LEAST_MOVED ? moved : -1;
}
const mostMovedOf = (block) => Math.max(...block.map(movedOf));
/** Targets with what a count told of them: by how much, as a logarithm, their work differs. */
const withMoved = (targets, moved) => targets.map((target) => {
	const own = [...moved].filter(([id]) => id === target.id || id.startsWith(`${target.id}/`));
	if (own.length === 0) return target;
	const most = Math.max(...own.map(([, by]) => by));
	return {
		...target,
		settings: {
			...target.settings,
			moved: most
		}
	};
});
/** Blocks in the order in which room is made for them. */
const inOrder = (targets) => [...Map.groupBy(targets, ({ block }) => block).values()].sort((a, b) => mostMovedOf(b) - mostMovedOf(a) || (nearestOf(a) === nearestOf(b) ? 0 : nearestOf(a) - nearestOf(b)) || roundSecOf(a) - roundSecOf(b));
/** Targets in the order in which a budget makes room for them. */
const byNeed = (targets) => inOrder(targets).flat();
/**
* The targets of which `rounds` rounds fit into `sec`: first those whose work it moved most, then
* what the change reaches most directly, of that the cheapest, and then whatever still fits.
* Targets of one block are compared with each other, so they come or go together.
*/
function fitTargets(targets, sec, rounds) {
	const kept = /* @__PURE__ */ new Set();
	let usedSec = 0;
	for (const block of inOrder(targets)) {
		const blockSec = roundSecOf(block) * rounds;
		if (usedSec + blockSec > sec) continue;
		usedSec += blockSec;
		for (const target of block) kept.add(target);
	}
	return {
		kept: targets.filter((target) => kept.has(target)),
		left: targets.filter((target) => !kept.has(target))
	};
}
/** Whole minutes, so that the next run has room for what this one did not expect. */
const minutes = (sec) => `${Math.max(1, Math.ceil(sec * 1.2 / 60))}m`;
/** The budget for the first look's rounds on so many machines, as a flag. */
const neededBudget = (spentSec, roundSec, machines) => `--budget ${minutes(spentSec + 8 / machines * roundSec)}`;
/** A pattern of more letters is no line to paste. */
const PATTERN_LETTERS = 300;
/** The line that asks for these alone, or for as many of them as it has room for. */
function alone(narrowed, left) {
	const names = left.map(({ id, unit }) => id.slice(unit.length + 1));
	const tops = [...new Map(names.map((name) => [name.split("/")[0], name])).values()];
	let line = narrowed(tops.slice(0, 1));
	let count = 1;
	for (; count < tops.length; count++) {
		const longer = narrowed(tops.slice(0, count + 1));
		if (longer.length > PATTERN_LETTERS) break;
		line = longer;
	}
	const these = names.some((name) => name.includes("/")) ? "their functions" : "these";
	const what = count === tops.length ? `just ${these}` : `${count} of ${these}`;
	return `in the suite file: ${line}, which measures ${what}`;
}
/**
* What would decide the targets that were left out, each as a line to paste: a budget, a pattern,
* shards. `spentSec` is what goes before the first round, `roundSec` what a round of all takes.
*/
function adviceFor({ workload: { source } }, { kept, left }, spentSec, roundSec = roundSecOf([...kept, ...left])) {
	const shardBudget = neededBudget(spentSec, roundSec, 2);
	const { benchmarks } = source;
	return [
		neededBudget(spentSec, roundSec, 1),
		...benchmarks.kind === "listed" ? [] : [alone(benchmarks.narrowed, left)],
		`on two machines --rounds 8 ${shardBudget} --shard 1/2 and 2/2`
	].join("; or ");
}
/** Whether some contrast compares this target with something: it is not new, and not gone. */
function hasPartner({ arms }, contrasts) {
	return contrasts.some((contrast) => {
		if (contrast.kind === "interaction") return false;
		if (contrast.kind === "benchmarks") return arms.includes(contrast.arm);
		return arms.includes(contrast.base) && arms.includes(contrast.head);
	});
}
/** Of the budget, at most this share goes into trying out. */
const PROBE_SHARE = .1;
/** Linking, and what takes longer than it did in the probe. */
const RESERVE = .15;
/** Rounds for which everything that is kept has room. */
const leastRounds = ({ until, rounds }) => until === "rounds" ? rounds.max : Math.min(8, rounds.max);
/** The looks are for all that is compared, so as many as have room for `least` rounds are kept. */
function chooseTargets(design, choices, spentSec) {
	const { suite, contrasts } = design;
	const leftSec = Math.max(0, roundsBudgetSec(suite) - spentSec) * .85;
	const least = leastRounds(suite);
	const all = [
		{
			together: false,
			shortest: false
		},
		{
			together: false,
			shortest: true
		},
		...choices.mayShare ? [{
			together: true,
			shortest: true
		}] : []
	].map(({ together, shortest }) => {
		const tried = choices.targets(together);
		const problems = unpaired(tried, contrasts);
		return {
			shortest,
			targets: tried.filter((target) => hasPartner(target, contrasts)).map((target) => lastingIn(design, choices, target, shortest)),
			problems
		};
	});
	const paceOf = ({ kept, left }) => ({
		keptSec: roundSecOf(kept),
		leftSec: roundSecOf(left),
		apartSec: roundSecOf(all[1]?.targets ?? [])
	});
	const way = all.find(({ targets }) => roundsIn(leftSec, targets) >= least);
	if (way !== void 0) {
		const pace = paceOf({
			kept: way.targets,
			left: []
		});
		return {
			...way,
			pace,
			notes: [roundsNote(design, way.targets, leftSec)]
		};
	}
	const mostIn = (rounds) => all.map((one) => ({
		...one,
		fitted: fitTargets(one.targets, leftSec, rounds)
	})).reduce((a, b) => moreIn(b.fitted, a.fitted) ? b : a);
	const eight = mostIn(least);
	const { fitted, shortest, problems } = eight.fitted.kept.length > 0 ? eight : mostIn(Math.min(least, 6));
	return {
		targets: fitted.kept,
		shortest,
		pace: paceOf(fitted),
		problems: [...problems, ...leftOut(design, fitted, spentSec)],
		notes: [smallNote(design, fitted, spentSec), roundsNote(design, fitted.kept, leftSec)]
	};
}
const leavesIn = (targets) => targets.reduce((sum, target) => sum + leavesOf(target), 0);
/** Whether more benchmarks are in it, or as many in less time. */
const moreIn = (one, other) => leavesIn(one.kept) === leavesIn(other.kept) ? roundSecOf([...one.kept, ...one.left]) < roundSecOf([...other.kept, ...other.left]) : leavesIn(one.kept) > leavesIn(other.kept);
const lastingIn = (design, { startSec }, target, shortest) => design.workload.trial.lasting?.(design.suite.workload, target, {
	startSec: startSec.get(target.unit) ?? 0,
	shortest
}) ?? target;
/** Targets that one side alone has: normal in a change, and nothing to compare. */
function unpaired(targets, contrasts) {
	return targets.filter((target) => !hasPartner(target, contrasts)).map(({ id, arms, settings }) => {
		const isNew = arms.some((arm) => arm.startsWith("head"));
		const { opSec } = settings;
		return ofOneSide(isNew, id, typeof opSec === "number" ? opSec : null);
	});
}
/** A benchmark that one side alone has, with its time an operation where that is known. */
const ofOneSide = (isNew, name, opSec) => ({
	code: isNew ? "new-benchmark" : "gone-benchmark",
	message: `${isNew ? "new, not in base" : "gone, not in head"}: nothing to compare`,
	where: opSec === null ? name : `${name}, ${printValue(opSec, "s")}/op`
});
function leftOut(design, fitted, spentSec) {
	const message = `left out: 8 rounds of it and of ${whatComesFirst([...fitted.kept, ...fitted.left])} do not fit`;
	const next = adviceFor(design, fitted, spentSec);
	return fitted.left.map(({ id }) => ({
		code: "left-out",
		message,
		where: id,
		next
	}));
}
function whatComesFirst(targets) {
	if (targets.some((one) => movedOf(one) > 0)) return "what does more or less work than before";
	return targets.some((one) => distanceOf(one) < Infinity) ? "what is nearer to the change" : "the quicker ones";
}
function smallNote(design, fitted, spentSec) {
	const left = leavesIn(fitted.left);
	const all = left + leavesIn(fitted.kept);
	const lacks = left === 0 ? "has room for the shortest trials alone; for better ones" : `has no room for ${left} of ${all} benchmarks; what would`;
	return `the budget of ${printDuration(design.suite.budgetSec)} ${lacks}: ${adviceFor(design, fitted, spentSec)}`;
}
/** Benchmarks of a target, those that share its process counted. */
const leavesOf = ({ settings: { leaves } }) => typeof leaves === "number" ? leaves : 1;
function roundsNote({ workload }, targets, leftSec) {
	const { benchmarks } = workload.source;
	const count = leavesIn(targets);
	const processes = targets.length === 1 ? "1 process" : `${targets.length} processes`;
	const known = plural(count, "benchmark") + (count === targets.length ? "" : ` in ${processes}`);
	const what = benchmarks.kind === "listed" && benchmarks.printsNames === true ? plural(targets.length, "command") : known;
	return roundSecOf(targets) === 0 ? `${what} a round` : `${what}, a round takes about ${printDuration(roundSecOf(targets))}: about ${roundsIn(leftSec, targets)} rounds fit into what is left of the budget`;
}
// src/core/design/reach.ts
/**
* The pairs of arms that differ by the change alone. None where identical code is to run: variants
* are built in other ways on purpose, and a control is about the machine.
*/
function reachPairs({ suite, contrasts, arms, workload }) {
	if (suite.reach === "off" || suite.runIdentical || !workload.build.reach) return [];
	const armOf = (id) => arms.find(({ arm }) => arm.id === id);
	return contrasts.flatMap((contrast) => {
		if (contrast.kind !== "refs" && contrast.kind !== "variants") return [];
		const [base, head] = [armOf(contrast.base), armOf(contrast.head)];
		if (base === void 0 || head === void 0) return [];
		return contrast.kind === "refs" || head.variant.source !== void 0 ? [{
			contrast,
			base,
			head
		}] : [];
	});
}
/**
* What need not be executed, with what is known of one contrast, and why other things are. A unit
* that is the same binary on both sides may still read files that are not: then it is executed.
*/
function withReached(before, { id: contrast }, answers) {
	const isOf = (unit) => (entry) => entry.contrast === contrast && entry.unit === unit;
	const told = answers.filter(({ unit, isKnown, doubts }) => !before.some(isOf(unit)) || isKnown && doubts.length > 0);
	const kept = before.filter((entry) => !told.some(({ unit }) => isOf(unit)(entry)));
	const found = told.flatMap(({ unit, same }) => same.length === 0 ? [] : [{
		contrast,
		unit,
		sha256: null,
		benchmarks: same
	}]);
	const problems = told.flatMap(({ unit, doubts }) => doubts.map((why) => ({
		code: "reach-unknown",
		message: `benchmarks that the change may not reach were run, to be safe: ${why}`,
		where: unit
	})));
	const reached = answers.flatMap(({ unit, reached: of }) => before.some((entry) => isOf(unit)(entry) && kept.includes(entry)) ? [] : of.map((one) => ({
		contrast,
		unit,
		...one
	})));
	return {
		unchanged: [...kept, ...found],
		reached,
		problems
	};
}
/** Whether a contrast has nothing to tell of a benchmark of a unit, named as the unit lists it. */
function isLeftOut(unchanged, { contrast, unit, name }) {
	return unchanged.some((entry) => entry.contrast === contrast && entry.unit === unit && (entry.sha256 !== null || entry.benchmarks.includes(name)));
}
/** The same of a target, whose id begins with the unit and the benchmark that it is of. */
function isUnchanged(unchanged, { contrast, unit, target }) {
	const [first = ""] = target.slice(unit.length + 1).split("/");
	return isLeftOut(unchanged, {
		contrast,
		unit,
		name: `Benchmark${first}`
	});
}
// src/core/collect/direction.ts
/** Which way is good for a series: who is asked, and in which order. */
/**
* The suite's word, then the table's, then that of the base's own output, then what the unit says.
* The head's output is not asked: a change could call its regression an improvement.
*/
function directionOf({ suite }, base) {
	const { metric, unit } = base;
	const own = suite.metrics[metric] ?? {};
	const any = suite.metrics["*"] ?? {};
	const defined = metricFor(metric);
	const asked = own.better ?? any.better;
	if (asked) return asked;
	if (defined.inferred !== true) return defined.better;
	if (base.better !== void 0) return base.better;
	return defined.better === "unknown" ? directionOfUnit(unit) : defined.better;
}
/** What an output says of a direction that is not the one that counts; [] where all agree. */
function directionProblems(plan, base, head) {
	const taken = directionOf(plan, base);
	const { metric } = base;
	return [{
		side: "base",
		said: base.better
	}, {
		side: "head",
		said: head.better
	}].flatMap(({ side, said }) => {
		if (said === void 0 || said === "unknown" || said === taken) return [];
		return [{
			code: "unit-direction",
			message: `${side} says better=${said} for ${metric}, but ${taken} is taken as better`,
			next: `set better for the metric ${metric} in the suite file`
		}];
	});
}
// src/core/stats/tests/binomial-test.ts
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
// src/core/collect/losses.ts
/** More than this share of lost pairs, and the row has failed. */
const MOST_LOST = .2;
/** The p below which losses are taken to depend on the side. */
const LOPSIDED_P = .05;
/**
* Losses in the first `rounds` rounds. A gap on both sides after the row's last number was not
* run, unless trials are known to have failed there; nor was one before it without trials that
* have an order, in a row that has one elsewhere: it was stopped, and gone on with.
*/
function countLosses(sample, rounds) {
	const there = (value) => Number.isFinite(value ?? NaN);
	const { base, head, failed, outOfMemory, givenUp, headFirst } = sample;
	const hasOrder = headFirst.some((isFirst) => isFirst !== null);
	const ooms = (outOfMemory?.base ?? 0) + (outOfMemory?.head ?? 0);
	const losses = {
		ran: 0,
		lost: 0,
		baseOnly: 0,
		headOnly: 0,
		crashed: Math.max(0, failed.base + failed.head - ooms)
	};
	if (outOfMemory) losses.outOfMemory = outOfMemory;
	if (givenUp && givenUp.round < rounds) {
		losses.givenUp = givenUp.detail;
		if (givenUp.isOdd) losses.isOdd = true;
	}
	let bothGone = 0;
	for (let round = 0; round < Math.min(rounds, base.length); round++) {
		const [b, h] = [there(base[round]), there(head[round])];
		if (!b && !h) {
			if (!hasOrder || headFirst[round] !== null) bothGone++;
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
/** The side that alone gave no number in some round; {}: neither did, or each in its turn. */
function onlySide({ baseOnly, headOnly }) {
	if (baseOnly > 0 && headOnly === 0) return { side: "base" };
	return headOnly > 0 && baseOnly === 0 ? { side: "head" } : {};
}
/**
* `failed` with its reason; not decided, where no round of it was whole; or null. `most`: rounds
* that the row will have at the end; while more may come, a row fails early only if they cannot
* bring the share of lost pairs down enough.
*/
function lossVerdict(losses, most) {
	const { ran, lost, baseOnly, headOnly, outOfMemory: oom, crashed } = losses;
	const failed = (reason, detail) => {
		if (!oom || crashed > MOST_LOST * most) return {
			word: "failed",
			reason,
			detail,
			...onlySide(losses)
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
		reason: losses.isOdd ? "odd-output" : "given-up",
		detail: losses.givenUp,
		...onlySide(losses)
	};
	const ofThem = `${baseOnly} on base only, ${headOnly} on head only`;
	if (lost > MOST_LOST * most && lost === ran) return failed("no-data", `none of ${ran} rounds gave a pair (${ofThem})`);
	if (most === 0) return {
		word: "inconclusive",
		reason: "too-few-rounds",
		roundsNeeded: null
	};
	if (binomialTest(baseOnly, headOnly) < LOPSIDED_P) return failed("lopsided-losses", `rounds lost by one side more than by the other: ${ofThem}`);
	if (lost > MOST_LOST * most) return failed("lost-pairs", `${lost} of ${ran} rounds gave no pair (${ofThem})`);
	return null;
}
// src/core/collect/sparse.ts
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
// src/core/collect/wanted.ts
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
// src/core/collect/pairing.ts
/** Samples -> pairs: two samples of a contrast matched by round, with the rules that judge them. */
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
const GATING_ORDER$1 = [
	"refs",
	"benchmarks",
	"variants"
];
/** The kind of contrast that the suite is about; its gating metrics decide. */
const mainKind = (plan) => GATING_ORDER$1.find((kind) => plan.contrasts.some((contrast) => contrast.kind === kind));
const isConstant = (...samples) => samples.every(({ values }) => new Set(values.filter((value) => value !== null)).size < 2);
/** Rule of a metric: the suite's word for it, then its word for `*`, then the table's. */
function rulesFor(plan, benchmark, base, head) {
	const { metric } = base;
	const defined = metricFor(metric);
	const own = plan.suite.metrics[metric] ?? {};
	const any = plan.suite.metrics["*"] ?? {};
	const perBenchmark = Object.entries(own.marginPctByBenchmark ?? {}).find(([pattern]) => patternOf(pattern).test(benchmark))?.[1];
	const usual = defined.assume === "exact" && !isConstant(base, head) ? 2 : null;
	const margin = perBenchmark ?? own.marginPct ?? any.marginPct ?? usual ?? defined.marginPct;
	return {
		better: directionOf(plan, base),
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
		for (const pair of matched(contrast, wanted, {
			plan,
			places,
			rounds
		}, problems)) {
			const unit = unitOf.get(pair.base.target) ?? "";
			problems.push(...directionProblems(plan, pair.base, pair.head));
			const where = {
				contrast: contrast.id,
				unit,
				target: pair.base.target
			};
			const sample = makePair(plan, contrast, pair, {
				places,
				dead,
				unchanged: isUnchanged(plan.unchanged, where),
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
		problems: dedupe(problems)
	};
}
function matched(contrast, samples, known, problems) {
	const key = (benchmark, metric) => JSON.stringify([benchmark, metric]);
	const [baseArm, headArm] = contrast.kind === "benchmarks" ? [contrast.arm, contrast.arm] : [contrast.base, contrast.head];
	const bases = samples.filter((sample) => sample.arm === baseArm);
	const heads = samples.filter((sample) => sample.arm === headArm);
	const headByKey = new Map(heads.map((sample) => [key(sample.benchmark, sample.metric), sample]));
	const pairs = [];
	if (contrast.kind === "benchmarks") {
		const pattern = patternOf(contrast.base);
		for (const base of bases) {
			if (!pattern.test(base.benchmark)) continue;
			const name = pattern.replace(base.benchmark, contrast.head);
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
		const other = head ?? missing$1(base, {
			side: "base",
			arm: headArm,
			of: heads
		}, known);
		if ("code" in other) problems.push(...told(other, contrast, base, bases));
		else pairs.push({
			benchmark: base.benchmark,
			base,
			head: other
		});
	}
	for (const head of headByKey.values()) {
		const base = missing$1(head, {
			side: "head",
			arm: baseArm,
			of: bases
		}, known);
		if ("code" in base) problems.push(...told(base, contrast, head, heads));
		else pairs.push({
			benchmark: head.benchmark,
			base,
			head
		});
	}
	return pairs;
}
/** Whether a probe found that an arm does not have a benchmark which shares its process. */
function isAbsent({ targets }, arm, { target, benchmark }) {
	const absent = targets.find(({ id }) => id === target)?.settings.absent;
	const own = benchmark.replace(/-\d+$/, "");
	return Array.isArray(absent) && absent.some((one) => {
		const name = String(one).startsWith(`${arm} `) ? String(one).slice(arm.length + 1) : null;
		return name !== null && [benchmark, own].some((it) => it === name || it.endsWith(`.${name}`));
	});
}
/** Whether the target runs on the arm: without a whole round its turn may not have come. */
const isOn = ({ targets }, arm, target) => targets.some(({ id, arms }) => id === target && arms.includes(arm));
/**
* What an arm has instead of a series that is seen on `side` alone: a sample without numbers where
* its trials failed or were never begun; what to tell where it does not have that benchmark, or
* that metric.
*/
function missing$1(seen, { side, arm, of }, { plan, places, rounds }) {
	const { benchmark, metric, target, values } = seen;
	const tried = values.flatMap((_, round) => places.get(placeKey(arm, target, round)) ?? []);
	const failed = {
		...seen,
		arm,
		values: []
	};
	const isDue = rounds === 0 && isOn(plan, arm, target);
	if (tried.length === 0) return isDue ? failed : {
		code: "only",
		side
	};
	if (tried.every((place) => place.failed)) return failed;
	const gates = plan.suite.metrics[metric]?.gates ?? metricFor(metric).gates;
	if (of.some((other) => other.benchmark === benchmark && other.target === target)) return side === "head" || !gates ? {
		code: "only",
		side
	} : failed;
	return side === "head" || isAbsent(plan, arm, seen) ? {
		code: "none",
		side
	} : failed;
}
/** One line for a benchmark that a change brings or takes away, whatever it reports. */
function told({ code, side }, { id: where, kind }, seen, all) {
	const { benchmark, metric } = seen;
	if (code === "only" || kind !== "refs") {
		const message = `${benchmark} ${metric} was seen on ${side} only: nothing to compare`;
		return [{
			code: `only-on-${side}`,
			message,
			where
		}];
	}
	const own = all.filter((one) => one.benchmark === benchmark);
	if ((own.find((one) => one.metric === "time/op") ?? own[0]) !== seen) return [];
	const numbers = metric === "time/op" ? seen.values.filter((value) => value !== null) : [];
	return [ofOneSide(side === "head", benchmark, numbers.length === 0 ? null : median(numbers))];
}
const nothingMatched = (contrast, bases) => ({
	code: "no-benchmark-pair",
	message: `no two benchmarks match "${contrast.base}" -> "${contrast.head}"`,
	where: contrast.id,
	next: `known: ${[...new Set(bases.map((sample) => sample.benchmark))].join(", ") || "(none)"}`
});
const sideOf = ({ arm, benchmark }) => JSON.stringify([arm, benchmark]);
function makePair(plan, contrast, { benchmark, base, head }, known) {
	const rule = rulesFor(plan, benchmark, base, head);
	const index = Array.from({ length: known.rounds }, (_, round) => round);
	const stopped = stopOf(known.dead, {
		base,
		head
	}, namesIn(plan, contrast));
	const at = (sample, round) => known.places.get(placeKey(sample.arm, sample.target, round));
	const isRun = (round) => {
		const sides = [at(base, round) !== void 0, at(head, round) !== void 0];
		return stopped === null ? sides.every(Boolean) : sides.some(Boolean);
	};
	const ran = roundsOf(plan, index, isRun);
	const isBoth = (round) => round < ran && (stopped === null || round <= stopped.round);
	const numberOf = (sample) => (round) => isBoth(round) ? sample.values[round] ?? null : null;
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
		sides: {
			base: sideOf(base),
			head: sideOf(head)
		},
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
		...ran === known.rounds ? {} : { stoppedAfter: ran },
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
/** Rounds until a row stopped. Shards have rounds of their own: what one left out another ran. */
const roundsOf = ({ machines }, rounds, isRun) => machines === null ? 1 + rounds.findLastIndex(isRun) : rounds.length;
/** What a reader calls an arm of the contrast: its variant, where variants are compared. */
const namesIn = ({ arms }, { kind }) => {
	const of = kind === "variants" ? arms : [];
	return (side, id) => of.find((arm) => arm.id === id)?.variant ?? side;
};
/** The side that was given up first, in words; null: neither was. */
function stopOf(dead, sides, nameOf) {
	return Object.entries(sides).flatMap(([side, { target, arm }]) => {
		const gone = dead.get(slotKey(target, arm));
		if (gone === void 0) return [];
		const detail = `${nameOf(side, arm)} ${triedInVain(gone)}: ${gone.why}`;
		return [{
			round: gone.round,
			detail,
			...gone.isOdd ? { isOdd: true } : {}
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
		const { sides: _, ...rest } = first;
		return [{
			sample: {
				...rest,
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
// src/core/judge/geomean.ts
/** The geomean row of a contrast and metric: all its rows in one, round by round. */
const GEOMEAN_ROW = "geomean";
/**
* One row for every contrast and metric with two or more rows of positive numbers. Its value in
* a round is the geometric mean over the rows that have a pair there, so its difference is the
* mean of their differences and keeps what they share. Rows that lost too many pairs or were
* given up, or stopped before they said anything, are left out.
*/
function geomeanRows(samples) {
	const usable = samples.filter((sample) => sample.givenUp === void 0 && (sample.stoppedAfter ?? 6) >= 6 && !lostTooMany(countLosses(sample, sample.base.length)) && [...sample.base, ...sample.head].every((value) => value === null || value > 0) && sample.base.some((value) => value !== null));
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
	const isExact = rows.every(({ assume }) => assume === "exact");
	const present = first.base.map((_, round) => {
		const here = rows.filter(({ base, head }) => (base[round] ?? null) !== null && (head[round] ?? null) !== null);
		return isExact && here.length < rows.length ? [] : here;
	});
	const mean = (side) => present.map((here, round) => {
		if (here.length === 0) return null;
		return Math.exp(here.reduce((sum, row) => sum + Math.log(row[side][round]), 0) / here.length);
	});
	const seriesOf = (side) => rows.map(({ sides }) => sides?.[side] ?? null);
	const isNamed = rows.every(({ sides }) => sides !== void 0);
	const { sides: _, stoppedAfter: __, ...rest } = first;
	return {
		...rest,
		...isNamed ? { sides: {
			base: JSON.stringify(seriesOf("base")),
			head: JSON.stringify(seriesOf("head"))
		} } : {},
		benchmark: GEOMEAN_ROW,
		role: "geomean",
		assume: isExact ? "exact" : "noisy",
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
// src/core/suite/policy.ts
/** Keys in one order, so that two policies compare as text. */
const textOf = ({ gate, metrics, walls }) => JSON.stringify([
	gate,
	walls ?? "on",
	Object.entries(metrics).sort(([a], [b]) => a < b ? -1 : 1)
]);
/**
* The suite with the gate, the metrics' rules and the walls of the same suite at the base.
* Where the base has no such suite, the defaults hold: a change can bring a suite, but not a policy
* for itself.
*/
function ruledBy(suite, atBase, base) {
	const known = atBase.find(({ name }) => name === suite.name);
	const { gate, metrics, walls } = known ?? zeroConfigSuite();
	const { walls: _, ...own } = suite;
	const value = {
		...own,
		gate,
		metrics,
		...walls === void 0 ? {} : { walls }
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
			message: `the change has other gate or metrics rules, or other walls, than its base: ${whose}`,
			next: "merge the new rules first, in a change of their own"
		}]
	};
}
// src/core/report/regate.ts
/** A report judged again under other acceptances; nothing is measured for it. */
/** The report with what was profiled after its rounds, which may gate. */
function underProfiles(report, profiles) {
	const profiled = {
		...report,
		profiles
	};
	return report.plan.suite.gate.instructionsPct === void 0 ? profiled : underAcceptances(profiled, report.acceptances ?? []);
}
/**
* The report as it would be had exactly these rows been accepted: conclusion, list and problems.
* What it said of acceptances itself is dropped, since the code that was measured may have written
* it. `noted`: what its reader should know besides.
*/
function underAcceptances(report, acceptances, noted = []) {
	const { plan, comparisons } = report;
	const headSha = plan.sources.head?.sha ?? null;
	const { acceptances: _, ...rest } = report;
	const measured = {
		nothingToRun: hasNothingToRun(plan),
		acceptances,
		headSha,
		nothingInCommon: hasNothingInCommon(comparisons, report.problems),
		problems: report.problems,
		whyNoRound: whyNoRound(report, plan.suite.budgetSec),
		profiles: report.profiles
	};
	return {
		...rest,
		conclusion: gateOf(comparisons, plan.suite.gate, measured),
		...acceptances.length === 0 ? {} : { acceptances: [...acceptances] },
		problems: [
			...report.problems.filter(({ code }) => !ACCEPTANCE_CODES.includes(code)),
			...acceptanceProblems(comparisons, acceptances, headSha, namesOfLost(report, plan.suite.gate)),
			...noted
		]
	};
}
// src/core/report/base-rules.ts
/**
* A report judged by the rules of the base. The change wrote the suite file that its run read, and
* the code that was measured could have written the report: so mode, strict names, what a row that
* is not decided means, margins, directions, which metrics gate, which rows there have to be and
* which are accepted all come from the base, and nothing of it from the report.
*/
const WHOLE_SUITE = {
	variants: [],
	isAdvisory: false
};
/**
* The report of a run that measured here, by the base's rules; null: by its own, which are those of
* the folder. A change that brings the first benchmarks has no row that a base could expect.
*/
function judgedBy(report, rules) {
	if (rules === null || hasNothingInCommon(report.comparisons, report.problems)) return report;
	const { base, asked } = rules;
	return underAcceptances(underBaseRules(report, base, asked), base.acceptances);
}
/**
* The report under the base's rules. What cannot be judged again without the records (another
* margin, another direction) is called so and does not pass; a row that gates at the base gates,
* whatever the report calls it; a row that has to be there and is not is missing.
*/
function underBaseRules(report, base, asked) {
	const { plan } = report;
	const { value } = ruledBy(plan.suite, base.suites, base.sha ?? "");
	const known = base.suites.find(({ name }) => name === plan.suite.name) ?? null;
	const suite = known === null ? null : narrowed(known, asked.variants);
	const ruled = report.comparisons.map((row) => ruledRow(row, value, suite, plan));
	const comparisons = ruled.map(({ row }) => row);
	const mode = asked.isAdvisory ? { mode: "advisory" } : {};
	const isOther = rulesOf(plan.suite) !== rulesOf(value) || ruled.some(({ isOther }) => isOther);
	return {
		...report,
		plan: {
			...plan,
			suite: {
				...value,
				gate: {
					...value.gate,
					...mode
				}
			}
		},
		comparisons,
		problems: [
			...report.problems.filter((problem) => !heldOf(report.problems).includes(problem)),
			...base.unread === null ? [] : [unread(base.unread)],
			...isOther ? [otherRules(plan.suite.name)] : [],
			...missingRows(comparisons, value, suite, plan)
		],
		acceptances: [...base.acceptances]
	};
}
const unread = (why) => ({
	code: "rules-unread",
	message: `the rules of the base could not be read, so this cannot pass: ${why}`,
	next: "fix that, and publish again"
});
const otherRules = (name) => ({
	code: "other-rules",
	where: `suites.${name}.metrics`,
	message: "the change judges metrics by other rules than its base, so this cannot pass",
	next: "merge the new rules first, in a change of their own; or run again, if the base has moved"
});
/** Metrics and their rules in one order, to be compared as text. */
const rulesOf = ({ metrics }) => JSON.stringify(Object.entries(metrics).sort(([a], [b]) => a < b ? -1 : 1));
/** The suite as far as it was asked for. */
function narrowed(suite, variants) {
	if (variants.length === 0) return suite;
	const contrasts = suite.contrasts.filter((ask) => variantsOf(ask).every(({ name }) => variants.includes(name)));
	return {
		...suite,
		variants: suite.variants.filter(({ name }) => variants.includes(name)),
		contrasts: contrasts.length > 0 ? contrasts : [{ kind: "refs" }]
	};
}
const GATING_ORDER = [
	"refs",
	"benchmarks",
	"variants"
];
/**
* Contrasts whose rows gate, by id: those of the first kind of these that there is. A suite that
* the base does not know is of the change alone, which does not choose what gates it: there, base
* against head gates.
*/
function gatingContrasts(suite, plan) {
	if (suite === null) {
		const own = plan.contrasts.filter(({ kind }) => kind === "refs").map(({ id }) => id);
		return own.length > 0 ? own : ["refs"];
	}
	const { contrasts } = makeDesign(suite);
	const main = GATING_ORDER.find((kind) => contrasts.some((one) => one.kind === kind));
	return contrasts.filter(({ kind }) => kind === main).map(({ id }) => id);
}
/** A row as the base sees it. `isOther`: it was judged more mildly than the base would have. */
function ruledRow(row, rules, suite, plan) {
	const { metric, benchmark } = row;
	const own = rules.metrics[metric];
	const any = rules.metrics["*"];
	const defined = metricFor(metric);
	const isMain = gatingContrasts(suite, plan).includes(row.contrast);
	const isExempt = row.role === "control" && plan.unchanged.some(({ contrast }) => contrast === row.contrast) || row.role === "geomean" && benchmark === "geomean";
	if (!isMain || isExempt) return {
		row,
		isOther: false
	};
	const margin = Object.entries(own?.marginPctByBenchmark ?? {}).find(([pattern]) => patternOf(pattern).test(benchmark))?.[1] ?? own?.marginPct ?? any?.marginPct ?? null;
	const usual = defined.assume === "exact" ? 2 : defined.marginPct;
	const most = margin === "noise" ? Infinity : margin ?? Math.max(defined.marginPct, usual);
	const isKnown = metrics.some(({ id }) => id === metric);
	const better = own?.better ?? any?.better ?? (isKnown ? defined.better : row.better);
	const gates = own?.gates ?? defined.gates;
	return {
		row: gates ? {
			...row,
			role: "gating"
		} : row,
		isOther: row.marginPct > most || row.better !== better || gates && row.role !== "gating"
	};
}
const missing = (where, message) => ({
	code: "missing-row",
	where,
	message: `${message}, and the base expects one`,
	next: `measure it, or accept it: /bench accept "${where}" REASON`
});
/**
* Rows that the base's rules expect and the report lacks: of every contrast that gates, of every
* metric that is said to gate, of every benchmark that is to be decided (strict), and of every
* benchmark that the suite file itself lists. Where nothing ran, since the binaries were the same,
* there are none.
*/
function missingRows(rows, rules, suite, plan) {
	const gating = rows.filter(({ role }) => role === "gating");
	const same = (contrast) => plan.unchanged.filter((one) => one.contrast === contrast);
	const metrics = Object.entries(rules.metrics).filter(([id, { gates }]) => id !== "*" && gates === true).map(([id]) => id);
	const listed = suite === null ? [] : listedIn(suite);
	return gatingContrasts(suite, plan).flatMap((contrast) => {
		const here = gating.filter((row) => row.contrast === contrast);
		const equal = same(contrast);
		const hasName = (isIt) => here.some(({ benchmark }) => isIt(benchmark)) || equal.some(({ benchmarks }) => benchmarks.some(isIt));
		if (here.length === 0 && equal.length === 0) return [missing(`*:*:${contrast}`, `no row of ${contrast} gates`)];
		return [
			...(equal.length > 0 ? [] : metrics).filter((metric) => !here.some((row) => row.metric === metric)).map((metric) => missing(`*:${metric}:${contrast}`, `no row has ${metric}`)),
			...rules.gate.strict.filter((pattern) => !hasName((name) => patternOf(pattern).test(name))).map((name) => missing(`${name}:*:${contrast}`, `no benchmark is a strict ${name}`)),
			...(equal.length > 0 ? [] : listed).filter((name) => !hasName((one) => one === name || one.startsWith(`${name}/`))).map((name) => missing(`${name}:*:${contrast}`, `benchmark ${name} has no row`))
		];
	});
}
/** Rows that the settings list by name; [] where the source, or a program, says what there is. */
function listedIn(suite) {
	const { benchmarks } = makeDesign(suite).workload.source;
	return benchmarks.kind === "listed" && !benchmarks.printsNames ? benchmarks.names(suite.workload) : [];
}
export { roundsPaid as A, neededBudget as C, profileSecOf as D, budgetSpentSec as E, makeDesign as M, sidesOf as N, recordSec as O, leastRounds as S, withMoved as T, RESERVE as _, underProfiles as a, chooseTargets as b, pairSamples as c, lossVerdict as d, lostTooMany as f, PROBE_SHARE as g, withReached as h, underAcceptances as i, executedContrasts as j, roundsBudgetSec as k, wantedSamples as l, reachPairs as m, judgedBy as n, ruledBy as o, isLeftOut as p, underBaseRules as r, geomeanRows as s, WHOLE_SUITE as t, countLosses as u, adviceFor as v, roundSecOf as w, fitTargets as x, byNeed as y };

//# sourceMappingURL=shared~index~cli~publish.js.map