import { As as printPercent, Bo as cleanName, Cs as printDuration, Ct as trialText, Es as printInterval, Ho as csvText, Io as alignRows, Ns as printValue, Ro as clean, Sr as medianOf, Uo as cutTo, Wi as nearest, Zo as plural, _ as unreadable, gs as worsening, hs as wordFor, ls as lnMarginOf, ns as widthOf, os as wrapMessage, tn as ProfileError, ts as shortSha, us as metricFor, vs as lnOfPercent, xs as printDelta, ys as percentOfLn, zi as absolutePath } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { _ as commitPairsOf, g as chainOf, v as isGone, x as seriesKey, y as linksOf } from "./shared~index~cli~mcp-server.js";
import { $ as _taggedTemplateLiteral, An as byImportance, Bn as UNCHANGED, F as USUAL_LOOK, I as curvePicture, Jn as acceptanceOf, L as pictureStyle, Nn as stateWord, Nt as isQualified, Pn as CANNOT_TELL, Q as trailMarkup, Vn as andMore, X as markup, Y as asIs, Z as pageText, bn as readReport, ft as HostError, hn as ReportError, ht as exitNotRun, mt as clock$1, pt as OutsideError, wt as makeScreen } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { i as removeWhole, n as makeFiles, t as inScratch } from "./shared~index~keep~cli~publish~authorize.js";
import { a as membersOf, c as startReadings, g as readSnapshot, h as readEnvironment, i as cpuOfTree, l as countCores, o as readExactly, p as pollutionBetween, r as makeTaskProcess, s as readOthers, t as TooMuchError, v as readTopology } from "./shared~index~cli~cli-reader.js";
import { createHash, randomBytes } from "node:crypto";
import { access, chmod, link, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { spawn } from "node:child_process";
import { accessSync, constants, createWriteStream, readdirSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { connect, createServer } from "node:net";
import { constants as constants$1, tmpdir, userInfo } from "node:os";
import { isSea } from "node:sea";
import { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
// src/cli/progress.ts
function makeFoot({ write, columns }) {
	let lines = [];
	let last = "";
	/** Of what is on the screen. */
	let widths = [];
	/** A terminal that has become narrower has broken what was in one line. */
	const height = () => widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / columns())), 0);
	const erase = () => `\r${height() > 1 ? `\x1b[${height() - 1}A` : ""}\x1b[J`;
	const room = () => Math.max(20, columns() - 1);
	const draw = (before) => {
		const most = room();
		const cutLines = [...lines, { text: last }].map(({ text, paint }) => {
			const cut = cutTo(text, most);
			return {
				width: widthOf(cut),
				text: paint?.(cut) ?? cut
			};
		});
		write(`${erase()}${before}${cutLines.map(({ text }) => text).join("\n")}`);
		widths = cutLines.map(({ width }) => width);
	};
	return {
		keep: (text) => draw(`${text}\n`),
		show(more) {
			lines = more;
			draw("");
		},
		print(text) {
			last = cutTo(text, room());
			if (widths.length !== lines.length + 1 || widths.some((width) => width > columns())) draw("");
			else write(`\r\x1b[K${last}`);
			widths[widths.length - 1] = widthOf(last);
		},
		clear() {
			write(erase());
			lines = [];
			last = "";
			widths = [];
		}
	};
}
/** In the words of the report, in whole seconds. */
const clock = (sec) => printDuration(Math.max(0, Math.round(sec)));
const PHASES = {
	sources: "Finding sources",
	find: "Finding programs",
	build: "Building",
	probe: "Probing benchmarks",
	measure: "Measuring",
	profile: "Profiling",
	report: "Reporting"
};
const phaseTitle = ({ name, detail }) => `${PHASES[name]}${detail && `: ${detail}`}`;
/** What is probed now, within the phase. */
const isPartOfProbe = ({ name, detail }) => name === "probe" && detail !== "";
/** Time used and left, rows decided, and the estimate so far. */
function roundStatus(at) {
	const remaining = at.leftSec === null ? "" : `, up to ${clock(at.leftSec)} left`;
	const decided = at.rows === 0 ? "" : `, ${at.decided} of ${at.rows} rows decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${clock(at.elapsedSec)} elapsed${remaining}${decided}${estimate}`;
}
const roundLine = (at) => `round ${at.round}/${at.rounds}, ${roundStatus(at)}`;
/** A target begins with the path of its package, of which the last part tells enough. */
const ranText = ({ arm, target }) => target === null ? arm : `${arm} ${target.replace(/^.*\/(?=[^/]*\.)/, "")}`;
/**
* After so long without a line, one says what is waited for. Ten seconds are promised, and on a
* busy machine the statistics of an interim analysis delay the timer by some of them.
*/
const QUIET_SEC = 5;
/** A phase, a build or whatever is waited for that is over sooner has one line at most. */
const SHORT_SEC = 10;
/**
* A reporter that also says what is waited for, once nothing was written for five seconds: what,
* since when, and how long it may take at most. Progress that writes no line does not reset the
* five seconds.
*/
function reportWaiting(out, makeReporter, nowSec = () => performance.now() / 1e3) {
	const waitFor = (what, limitSec) => ({
		what,
		limitSec,
		sinceSec: nowSec(),
		hasLine: false
	});
	let waiting = waitFor("Starting", null);
	let written = 0;
	const { tell, say } = makeReporter({ write(text) {
		timer.refresh();
		written++;
		out.write(text);
	} });
	const remind = () => {
		const { what, sinceSec, limitSec, hasLine } = waiting;
		const elapsedSec = nowSec() - sinceSec;
		if (hasLine && elapsedSec < SHORT_SEC) return;
		waiting.hasLine = true;
		const isWithin = limitSec !== null && elapsedSec <= limitSec;
		say(`${what}: ${clock(elapsedSec)}${isWithin ? ` of at most ${clock(limitSec)}` : ""}`);
	};
	const timer = setInterval(remind, QUIET_SEC * 1e3).unref();
	return (progress) => {
		if (progress.kind === "waiting") {
			waiting = waitFor(progress.what, progress.limitSec);
			return;
		}
		if (progress.kind === "phase") waiting = waitFor(PHASES[progress.name], null);
		if (progress.kind === "round") timer.refresh();
		const before = written;
		tell(progress);
		if (progress.kind === "phase") waiting.hasLine = written > before;
	};
}
/**
* A trial that failed, in a line. Its reason stands there once for a benchmark and an arm: the
* report has it, too.
*/
function makeFailureReporter() {
	const reported = /* @__PURE__ */ new Set();
	return ({ status, target, arm, reason = "" }) => {
		const what = `${status}: ${trialText({
			arm,
			target: target === null ? null : cleanName(target, NAME_SHOWN)
		})}`;
		const key = JSON.stringify([
			target,
			arm,
			reason
		]);
		if (reason === "" || reported.has(key)) return what;
		reported.add(key);
		return `${what}: ${reason}`;
	};
}
const NAME_SHOWN = 120;
/** Rows at the foot, and lines that are left for what else happens. */
const [MOST_ROWS, LEFT] = [16, 6];
/** Column of the name. */
const NAME = 2;
const COLOURS = {
	regressed: "red",
	improved: "green",
	failed: "red"
};
/** `✓ -20.9 %  groupby_scan  time/op  faster`, a row each; of many those that tell most. */
function rowLines({ stands: states, labels }, size, paint) {
	const most = Math.max(1, Math.min(MOST_ROWS, size.lines - LEFT));
	const isCut = states.length > most;
	const visible = isCut ? states.toSorted(byImportance).slice(0, most) : states;
	const labelOf = new Map(states.map((state, i) => [state, labels[i]]));
	const hasBeside = labels.some(({ beside }) => beside !== "");
	const cells = visible.map((state) => {
		const { metric, change, settled } = state;
		const { name = "", beside = "" } = labelOf.get(state) ?? {};
		const delta = change === null ? "" : printDelta(percentOfLn(change));
		const rest = [
			clean(metricFor(metric).label, NAME_SHOWN),
			stateWord(state),
			...hasBeside ? [clean(beside, NAME_SHOWN)] : []
		];
		return [
			settled === null ? " " : "✓",
			delta,
			cleanName(name, NAME_SHOWN),
			...rest
		];
	});
	const widest = (column) => Math.max(...cells.map((row) => widthOf(row[column] ?? "")));
	const others = (cells[0] ?? []).map((_, column) => column === NAME ? 0 : widest(column) + 2);
	const room = Math.max(8, size.columns - 1 - others.reduce((sum, width) => sum + width, 0));
	const fitted = cells.map((row) => row.with(NAME, cutTo(row[NAME], room)));
	const rows = alignRows(fitted, [
		"left",
		"right",
		...Array(fitted[0]?.length ?? 0).fill("left")
	]).map((text, i) => {
		const { settled } = visible[i];
		if (settled === null) return { text };
		return {
			text,
			paint: (line) => paint(line, COLOURS[settled] ?? "faint")
		};
	});
	const hidden = states.filter((state) => !visible.includes(state));
	const decided = hidden.filter(({ settled }) => settled !== null).length;
	const more = `  ${hidden.length} more, ${decided} of them decided`;
	return isCut ? [...rows, { text: more }] : rows;
}
/** A terminal: at its foot the rows as they settle, and what is done now; phases and notes stay. */
function terminalProgress(out, terminal) {
	let status = "";
	let hasFailed = false;
	const foot = makeFoot({
		write: out.write,
		columns: terminal.columns
	});
	const keep = (text) => foot.keep(wrapMessage(text, terminal.columns()));
	const { paint } = makeScreen(terminal.columns(), terminal.hasColour);
	const failureOf = makeFailureReporter();
	const tell = (progress) => {
		switch (progress.kind) {
			case "phase":
				if (isPartOfProbe(progress)) {
					foot.print(`  ${progress.detail}`);
					break;
				}
				if (progress.name === "report") foot.clear();
				keep(phaseTitle(progress));
				break;
			case "built":
				foot.print(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`);
				break;
			case "trial":
				if (progress.status !== "ok" && !hasFailed) foot.keep(cutTo(failureOf(progress), terminal.columns()));
				hasFailed ||= progress.status !== "ok";
				foot.print(`round ${progress.round} ${ranText(progress)}${status}`);
				break;
			case "analysis": {
				const size = {
					columns: terminal.columns(),
					lines: terminal.lines()
				};
				foot.show(rowLines(progress, size, paint));
				break;
			}
			case "round":
				status = `, ${roundStatus({
					...progress,
					estimate: null
				})}`;
				foot.print(roundLine(progress));
				break;
			case "note": keep(progress.text);
		}
	};
	return {
		tell,
		say: (text) => foot.print(text)
	};
}
/** Rounds that end sooner after the last line about one have none, but for the last of all. */
const ROUND_LINE_SEC = 5;
/**
* A log: a line a phase, and of rounds one in five seconds; with `grouped`, GitHub folds each phase,
* and below the fold of a long one a line says how long it took, since its title was written before
* that was known.
*/
function logProgress(out, grouped, nowSec = () => performance.now() / 1e3) {
	let open = null;
	/** As the report has it: with the trying out before it, and what an interrupted run used. */
	let measuredSec = null;
	let lastRoundSec = null;
	const isSoon = () => lastRoundSec !== null && nowSec() - lastRoundSec < ROUND_LINE_SEC;
	const failureOf = makeFailureReporter();
	const closeGroup = () => {
		if (open === null) return;
		out.write("::endgroup::\n");
		if (nowSec() - open.sinceSec < SHORT_SEC) return;
		const took = open.name === "measure" && measuredSec !== null ? `${clock(measuredSec)}, probing included` : clock(nowSec() - open.sinceSec);
		out.write(`${PHASES[open.name]}: ${took}\n`);
	};
	const openPhase = ({ name, detail }) => {
		closeGroup();
		lastRoundSec = nowSec();
		open = grouped && name !== "report" ? {
			name,
			sinceSec: nowSec()
		} : null;
		out.write(`${open === null ? "" : "::group::"}${phaseTitle({
			name,
			detail
		})}\n`);
	};
	return (progress) => {
		switch (progress.kind) {
			case "phase":
				if (!isPartOfProbe(progress)) openPhase(progress);
				break;
			case "built":
				if (progress.buildSec < SHORT_SEC) break;
				out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`);
				break;
			case "round":
				measuredSec = progress.elapsedSec;
				if (isSoon() && progress.round < progress.rounds) break;
				lastRoundSec = nowSec();
				out.write(`${roundLine(progress)}\n`);
				break;
			case "trial":
				if (progress.status !== "ok") out.write(`${failureOf(progress)}\n`);
				break;
			case "note":
			case "time": out.write(`${progress.text.replace(/^(?=::)/gm, " ")}\n`);
		}
	};
}
/** A log in which lines may stand between those of the run. */
const writeLog = (out, grouped) => ({
	tell: logProgress(out, grouped),
	say: (text) => out.write(`${text}\n`)
});
const noProgress = () => {};
/** The reporter that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
function progressReporterFor(to, quiet) {
	if (quiet) return noProgress;
	const isGrouped = to.env.GITHUB_ACTIONS === "true";
	return reportWaiting(to.progress, (out) => to.isTerminal ? terminalProgress(out, to.progress) : writeLog(out, isGrouped));
}
// src/machine/programs.ts
/**
* The Go and Python programs that gcbench carries as source text: the tools that compile or
* interpret them, and how each is built or checked once and cached.
*/
/**
* All that are started by name: they are found, or known to be absent, before a build of a change
* could put others in their place.
*/
const STARTED = [
	"git",
	"go",
	"cp",
	"du",
	"java",
	"python3",
	"systemctl",
	"perf",
	"valgrind",
	"sudo"
];
function stateOf(path) {
	const stats = statSync(path, {
		throwIfNoEntry: false,
		bigint: true
	});
	if (!stats?.isFile()) return null;
	return {
		written: [
			stats.dev,
			stats.ino,
			stats.size,
			stats.mtimeNs
		].join(":"),
		changedNs: stats.ctimeNs,
		links: stats.nlink
	};
}
const isSame = (was, is) => is !== null && is.written === was.written && (is.changedNs === was.changedNs || is.links !== was.links);
function canExecute(path) {
	try {
		accessSync(path, constants.X_OK);
		return stateOf(path) !== null;
	} catch {
		return false;
	}
}
/**
* Each program that gcbench starts for itself stays the file that it was at first: what PATH has
* later is not looked at, and a file that was changed is not started.
*/
var SealedPrograms = class {
	paths = /* @__PURE__ */ new Map();
	states = /* @__PURE__ */ new Map();
	/** `path`: the PATH in which they are looked for at once; `files`: what is started besides. */
	constructor(path = "", files = []) {
		for (const name of STARTED) this.find(name, path);
		for (const file of files) this.changed(file);
	}
	/** The file behind a name; null: PATH has none, or had none when it was first asked. */
	find(name, path) {
		const key = `${path}\0${name}`;
		const known = this.paths.get(key);
		if (known !== void 0) return known;
		if (name.includes("/") || process.platform === "win32") return name;
		const file = path.split(":").filter((folder) => folder.startsWith("/")).map((folder) => `${folder}/${name}`).find(canExecute) ?? null;
		this.paths.set(key, file);
		if (file !== null) this.changed(file);
		return file;
	}
	/** Why none of these files may be started; null: each is what it was. */
	whyChanged(files) {
		const file = files.find((one) => one.startsWith("/") && this.changed(one));
		return file === void 0 ? null : `EPERM: ${file} is not the file that it was when the run began`;
	}
	/** Whether the file is another than when it was first asked about. */
	changed(file) {
		const state = stateOf(file);
		const known = this.states.get(file);
		if (known === void 0 && state !== null) this.states.set(file, state);
		return known !== void 0 && !isSame(known, state);
	}
};
/** Environment variables that such a tool needs; it gets no other. */
const PASSED$1 = [
	"PATH",
	"HOME",
	"GOROOT",
	"GOCACHE",
	"XDG_CACHE_HOME",
	"TMPDIR",
	"PYENV_ROOT"
];
function toolsWith(exec, toolEnv) {
	const env = {};
	for (const name of PASSED$1) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	return {
		env,
		run: (argv, more = {}) => exec.run({
			argv,
			cwd: more.cwd ?? tmpdir(),
			env: {
				...env,
				...more.env
			},
			limitSec: 300
		})
	};
}
/** No module, no workspace, no other toolchain, no flags of the user's. */
const ALONE = {
	GOTOOLCHAIN: "local",
	GO111MODULE: "off",
	GOWORK: "off",
	GOFLAGS: ""
};
/**
* Path of the program's binary; null when there is no Go here, or it cannot be built or started.
* It is kept under the user's cache folder, by hash of its sources and the Go version, so only the
* first call compiles.
*/
async function buildGoProgram(tools, program) {
	const version = await tools.run([
		"go",
		"env",
		"GOVERSION"
	], { env: ALONE });
	if (version.code !== 0) return null;
	const identity = JSON.stringify([program.sources, version.stdout]);
	const hash = createHash("sha256").update(identity).digest("hex");
	const { XDG_CACHE_HOME, HOME } = tools.env;
	const cache = join(XDG_CACHE_HOME ?? (HOME ? join(HOME, ".cache") : tmpdir()), "gcbench");
	const binary = join(cache, `${program.name}-${hash.slice(0, 16)}`);
	if (await startsHere(tools, [binary])) return binary;
	try {
		await mkdir(cache, {
			recursive: true,
			mode: 448
		});
		await inScratch(cache, `${program.name}-`, async (folder) => {
			const names = Object.keys(program.sources);
			for (const name of names) await writeFile(join(folder, name), program.sources[name] ?? "");
			const argv = [
				"go",
				"build",
				"-trimpath",
				"-o",
				"built",
				...names
			];
			const env = {
				...ALONE,
				CGO_ENABLED: "0",
				TMPDIR: folder,
				GOTMPDIR: folder
			};
			if ((await tools.run(argv, {
				cwd: folder,
				env
			})).code !== 0) return;
			await chmod(join(folder, "built"), 448);
			await putInPlace(join(folder, "built"), binary, () => startsHere(tools, [binary]));
		});
	} catch {
		return null;
	}
	return await startsHere(tools, [binary]) ? binary : null;
}
/** Where another gcbench was first, that one's stays: it may have been started, and sealed. */
async function putInPlace(built, binary, starts) {
	if (!await link(built, binary).then(() => true, () => starts())) await rename(built, binary);
}
/**
* argv of a program in Python; null when there is no Python 3 here, or it cannot be started. It
* names the interpreter behind `python3`: a version manager's shim costs more than the program.
*/
async function findPythonProgram(tools, source) {
	const exit = await tools.run([
		"python3",
		"-I",
		"-c",
		"import os, sys; os.wait4; print(sys.executable)"
	]);
	const python = exit.stdout.trim();
	if (exit.code !== 0 || python === "") return null;
	const argv = [
		python,
		"-I",
		"-S",
		"-c",
		source
	];
	return await startsHere(tools, argv) ? argv : null;
}
async function startsHere(tools, argv) {
	const exit = await tools.run([...argv, "ready"]);
	return exit.code === 0 && exit.stdout === "ready\n";
}
// src/machine/launcher.ts
/**
* The launcher: finds it, speaks its protocol, and tries which walls it can build on this machine.
*/
const GO = {
	name: "launcher",
	sources: {
		"main.go": "// The launcher executes one command and reports what the kernel accounted for it. Standard library\n// only, Linux; launcher.py is the same for machines without Go.\n//\n// The protocol, on file descriptor 3, a socket to gcbench:\n//\n//	in    argc NUL envc NUL wallc NUL, three strings that say where the command runs (CPUs and\n//	      NUMA nodes as `0,1,2`, `never` for huge pages; empty: as it is), then argc + envc +\n//	      wallc strings; each string is ended by NUL\n//	out   one line of JSON: a LauncherReply (launcher.ts)\n//\n// The end of the file on the way in means \"end it\": gcbench asks for it, or was killed itself.\n// The command's environment comes through the socket because the launcher must not read it:\n// GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.\n//\n// Called as `launcher cpu PID ...` it prints a line `PID NANOSECONDS` for each process that there\n// is, from the process's CPU clock, whose number is made of the pid as in clock_getcpuclockid(3).\n// With the arguments of walls.go the command runs inside of walls. Any other argument is printed:\n// that it starts here is how gcbench sees that it can be used.\n//\n// The launcher adopts orphans (PR_SET_CHILD_SUBREAPER): when the command has ended, whatever it\n// left running is killed and reaped, even what left the process group, and is accounted too.\n// It puts itself where the command is to run, and the command inherits that. It does not start the\n// command anywhere else: what the system refuses is its reply (`placing`).\n//\n// Should the launcher itself be killed, PDEATHSIG takes the command along. It fires when the\n// *thread* that forked dies (prctl(2)), hence LockOSThread on Go's main thread.\n//\n// The kernel carries a process's peak RSS over exec (exec_mmap in fs/exec.c keeps the old\n// address space's high-water mark), and before exec a child lives in its parent's memory or a\n// copy of it. So maxRssBytes has a floor: the launcher's own size, some 2 MB for the Go one and\n// 8 MB for Python, instead of the 50 MB and more that Node would impose.\npackage main\n\nimport (\n	\"bufio\"\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"os/signal\"\n	\"runtime\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n	\"sync/atomic\"\n	\"syscall\"\n	\"time\"\n	\"unsafe\"\n)\n\nconst (\n	prSetChildSubreaper = 36\n	sysCloseRange       = 436 // the same number on every architecture\n	closeRangeCloexec   = 4\n	prSetTHPDisable     = 41\n	mpolBind            = 2\n)\n\nfunc main() {\n	runtime.LockOSThread()\n	if len(os.Args) == 1 {\n		quiet()\n		serve(os.NewFile(3, \"control\"), nil)\n		return\n	}\n	switch mode, rest := os.Args[1], os.Args[2:]; mode {\n	case \"cpu\":\n		clocks(rest)\n	case \"bare\", \"user\":\n		quiet()\n		serve(os.NewFile(3, \"control\"), func(w *walls) error { return lower(w, mode) })\n	case \"enclose\":\n		quiet()\n		enclose(rest[0])\n	case \"inside\":\n		quiet()\n		serve(os.NewFile(3, \"control\"), func(w *walls) error { return raise(w, rest[0]) })\n	case \"wait\":\n		quiet()\n		if receive() != nil {\n			os.Exit(125)\n		}\n		serve(os.NewFile(3, \"control\"), func(w *walls) error { return raise(w, rest[0]) })\n	case \"supervise\":\n		supervise(rest[0])\n	case \"hold\":\n		syscall.Pause()\n	default:\n		fmt.Println(mode)\n	}\n}\n\n// quiet keeps this program's descriptors and the signals that it gets from the command.\nfunc quiet() {\n	// Caught, not ignored: the command must start with the default actions.\n	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)\n	syscall.CloseOnExec(3)\n	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.\n	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)\n	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)\n}\n\n// serve executes the command that it reads from control, inside of walls if the request has some.\nfunc serve(control *os.File, build func(*walls) error) {\n	in := bufio.NewReader(control)\n	argc, envc, wallc := number(in), number(in), number(in)\n	cpus, nodes, huge := text(in), text(in), text(in)\n	argv, env, w := texts(in, argc), texts(in, envc), readWalls(texts(in, wallc))\n\n	if what, errno := place(cpus, nodes, huge); errno != 0 {\n		fmt.Fprintf(control, \"{\\\"errno\\\":%d,\\\"placing\\\":\\\"%s\\\"}\\n\", int(errno), what)\n		return\n	}\n	if build != nil {\n		err := build(w)\n		if err == nil && w.filter != \"\" {\n			err = filter(w.filter)\n		}\n		if err != nil {\n			fmt.Fprintf(control, \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\", int(errnoOf(err)), err.Error())\n			return\n		}\n	}\n	start := time.Now()\n	pid, err := begin(argv, env, w)\n	if err != nil {\n		fmt.Fprintf(control, \"{\\\"errno\\\":%d}\\n\", int(errnoOf(err)))\n		return\n	}\n	var ending atomic.Bool\n	go func() {\n		in.ReadByte()\n		ending.Store(true)\n		killChildren()\n	}()\n	var status syscall.WaitStatus\n	var wall time.Duration\n	var sum syscall.Rusage\n	var left []string\n	for {\n		var ws syscall.WaitStatus\n		var ru syscall.Rusage\n		done, err := wait(&ws, &ru, ending.Load())\n		if err != nil {\n			break\n		}\n		if done == pid {\n			wall, status = time.Since(start), ws\n			if !ending.Swap(true) {\n				left = namesOfChildren()\n			}\n		}\n		add(&sum, &ru)\n	}\n	code, sig := status.ExitStatus(), 0\n	if status.Signaled() {\n		sig = int(status.Signal())\n	}\n	fmt.Fprintf(control, \"{\\\"errno\\\":0,\\\"code\\\":%d,\\\"signal\\\":%d,\\\"wallSec\\\":%.9f,\\\"left\\\":%s,\"+\n		\"\\\"userSec\\\":%d.%06d,\\\"systemSec\\\":%d.%06d,\\\"maxRssBytes\\\":%d,\"+\n		\"\\\"minorFaults\\\":%d,\\\"majorFaults\\\":%d,\"+\n		\"\\\"voluntarySwitches\\\":%d,\\\"involuntarySwitches\\\":%d}\\n\",\n		code, sig, wall.Seconds(), list(left),\n		sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,\n		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)\n}\n\n// begin starts the command, as whom its walls say.\nfunc begin(argv, env []string, w *walls) (int, error) {\n	path, err := find(argv[0], env)\n	if err != nil {\n		return 0, err\n	}\n	return syscall.ForkExec(path, argv, &syscall.ProcAttr{\n		Dir:   w.folder,\n		Env:   env,\n		Files: []uintptr{0, 1, 2},\n		Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Credential: w.credential},\n	})\n}\n\nfunc errnoOf(err error) syscall.Errno {\n	var errno syscall.Errno\n	if errors.As(err, &errno) {\n		return errno\n	}\n	return syscall.EINVAL\n}\n\n// list is a JSON list of texts, whose characters beyond ASCII letters and the like are `?`.\nfunc list(names []string) string {\n	quoted := make([]string, len(names))\n	for i, name := range names {\n		quoted[i] = \"\\\"\" + strings.Map(func(r rune) rune {\n			if r < ' ' || r > '~' || r == '\"' || r == '\\\\' {\n				return '?'\n			}\n			return r\n		}, name) + \"\\\"\"\n	}\n	return \"[\" + strings.Join(quoted, \",\") + \"]\"\n}\n\n// clocks prints what the CPU clock of each process says, in nanoseconds.\nfunc clocks(pids []string) {\n	for _, text := range pids {\n		pid, _ := strconv.Atoi(text)\n		var used syscall.Timespec\n		_, _, errno := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME,\n			uintptr(uint32(^int32(pid)<<3|2)), uintptr(unsafe.Pointer(&used)), 0)\n		if errno == 0 {\n			fmt.Println(text, used.Nano())\n		}\n	}\n}\n\n// place puts this thread, and so the command, on these CPUs and these nodes' memory.\nfunc place(cpus, nodes, huge string) (string, syscall.Errno) {\n	if cpus != \"\" {\n		set := bits(cpus)\n		_, _, errno := syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0,\n			uintptr(8*len(set)), uintptr(unsafe.Pointer(&set[0])))\n		if errno != 0 {\n			return \"cpus\", errno\n		}\n	}\n	if nodes != \"\" {\n		set := bits(nodes)\n		_, _, errno := syscall.RawSyscall(syscall.SYS_SET_MEMPOLICY, mpolBind,\n			uintptr(unsafe.Pointer(&set[0])), uintptr(64*len(set)+1))\n		if errno != 0 {\n			return \"numa\", errno\n		}\n	}\n	if huge == \"never\" {\n		_, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, prSetTHPDisable, 1, 0, 0, 0, 0)\n		if errno != 0 {\n			return \"huge-pages\", errno\n		}\n	}\n	return \"\", 0\n}\n\n// bits is a set of numbers such as \"0,1,9\" as the kernel takes it.\nfunc bits(list string) []uint64 {\n	set := make([]uint64, 64)\n	for _, text := range strings.Split(list, \",\") {\n		if n, err := strconv.Atoi(text); err == nil && n/64 < len(set) {\n			set[n/64] |= 1 << (n % 64)\n		}\n	}\n	return set\n}\n\n// wait reaps one child; with kill it ends those that still run first.\nfunc wait(ws *syscall.WaitStatus, ru *syscall.Rusage, kill bool) (int, error) {\n	for {\n		options := 0\n		if kill {\n			options = syscall.WNOHANG\n		}\n		pid, err := syscall.Wait4(-1, ws, options, ru)\n		if err == nil && pid == 0 {\n			killChildren()\n			kill = false\n		} else if err != syscall.EINTR {\n			return pid, err\n		}\n	}\n}\n\nfunc number(in *bufio.Reader) int {\n	n, err := strconv.Atoi(text(in))\n	if err != nil {\n		os.Exit(125)\n	}\n	return n\n}\n\nfunc texts(in *bufio.Reader, n int) []string {\n	list := make([]string, n)\n	for i := range list {\n		list[i] = text(in)\n	}\n	return list\n}\n\nfunc text(in *bufio.Reader) string {\n	s, err := in.ReadString(0)\n	if err != nil {\n		os.Exit(125)\n	}\n	return s[:len(s)-1]\n}\n\n// find looks a program up as execvp(3) does, in the PATH of env.\nfunc find(name string, env []string) (string, error) {\n	if strings.Contains(name, \"/\") {\n		return name, nil\n	}\n	path := \"/bin:/usr/bin\"\n	for _, entry := range env {\n		if value, ok := strings.CutPrefix(entry, \"PATH=\"); ok {\n			path = value\n		}\n	}\n	var failed error = syscall.ENOENT\n	for _, folder := range strings.Split(path, \":\") {\n		if folder == \"\" {\n			folder = \".\"\n		}\n		file := folder + \"/\" + name\n		info, err := os.Stat(file)\n		if err != nil || info.IsDir() {\n			continue\n		}\n		if syscall.Access(file, 1) == nil {\n			return file, nil\n		}\n		failed = syscall.EACCES\n	}\n	return \"\", failed\n}\n\nfunc add(sum, ru *syscall.Rusage) {\n	addTime(&sum.Utime, ru.Utime)\n	addTime(&sum.Stime, ru.Stime)\n	sum.Maxrss = max(sum.Maxrss, ru.Maxrss)\n	sum.Minflt += ru.Minflt\n	sum.Majflt += ru.Majflt\n	sum.Nvcsw += ru.Nvcsw\n	sum.Nivcsw += ru.Nivcsw\n}\n\nfunc addTime(sum *syscall.Timeval, t syscall.Timeval) {\n	us := sum.Nano()/1000 + t.Nano()/1000\n	*sum = syscall.NsecToTimeval(us * 1000)\n}\n\n// killChildren kills every direct child; the children of those become ours as they die.\nfunc killChildren() {\n	for _, pid := range children() {\n		syscall.Kill(pid, syscall.SIGKILL)\n	}\n}\n\n// mostNamed processes that a command left behind are named.\nconst mostNamed = 8\n\n// namesOfChildren says what runs on, a name once.\nfunc namesOfChildren() []string {\n	var names []string\n	for _, pid := range children() {\n		comm, _ := os.ReadFile(\"/proc/\" + strconv.Itoa(pid) + \"/comm\")\n		name := strings.TrimSpace(string(comm))\n		if name != \"\" && !slices.Contains(names, name) && len(names) < mostNamed {\n			names = append(names, name)\n		}\n	}\n	return names\n}\n\n// children are the processes whose parent this one is, but for those that have ended.\nfunc children() []int {\n	var pids []int\n	self := strconv.Itoa(os.Getpid())\n	entries, _ := os.ReadDir(\"/proc\")\n	for _, entry := range entries {\n		pid, err := strconv.Atoi(entry.Name())\n		if err != nil {\n			continue\n		}\n		stat, _ := os.ReadFile(\"/proc/\" + entry.Name() + \"/stat\")\n		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))\n		if len(after) > 1 && after[1] == self && after[0] != \"Z\" {\n			pids = append(pids, pid)\n		}\n	}\n	return pids\n}\n",
		"filter.go": "package main\n\n// A filter of system calls: what no build and no benchmark needs, and attacks on a kernel mostly\n// begin with, is not there. It is inherited, and nothing inside can take it off.\n\nimport (\n	\"fmt\"\n	\"runtime\"\n	\"syscall\"\n	\"unsafe\"\n)\n\nconst (\n	seccompSetFilter = 1\n	// Before Linux 5.16 a filter would also slow branches down (SSBD), which is no part of this one.\n	seccompSpecAllow = 4\n\n	seccompKill  = 0x80000000\n	seccompErrno = 0x00050000\n	seccompAllow = 0x7fff0000\n\n	// Instructions of classic BPF.\n	bpfLoad    = syscall.BPF_LD | syscall.BPF_W | syscall.BPF_ABS\n	bpfEqual   = syscall.BPF_JMP | syscall.BPF_JEQ | syscall.BPF_K\n	bpfAtLeast = syscall.BPF_JMP | syscall.BPF_JGE | syscall.BPF_K\n	bpfHasAny  = syscall.BPF_JMP | syscall.BPF_JSET | syscall.BPF_K\n	bpfReturn  = syscall.BPF_RET | syscall.BPF_K\n\n	// Offsets in struct seccomp_data; of an argument its lower half, all that these calls look at.\n	dataNumber        = 0\n	dataArchitecture  = 4\n	dataFirstArgument = 16\n	dataArgument      = 8 // how far apart they are\n\n	// S_ISUID and S_ISGID. What is written to loses them, so a call that sets them comes last.\n	setsUser = 0o6000\n\n	// Numbers of x32, a second way to the calls of amd64, begin here.\n	x32Numbers = 0x40000000\n\n	// CLONE_NEWTIME apart, which clone(2) does not know and takes for a part of a signal's number.\n	newNamespaces = syscall.CLONE_NEWNS | syscall.CLONE_NEWUTS | syscall.CLONE_NEWIPC |\n		syscall.CLONE_NEWUSER | syscall.CLONE_NEWPID | syscall.CLONE_NEWNET | syscall.CLONE_NEWCGROUP\n\n	socketcallSocket = 1\n)\n\n// families of sockets that there are: local ones, IP, and what tells about the network.\nvar families = []uint32{syscall.AF_UNSPEC, syscall.AF_UNIX, syscall.AF_INET, syscall.AF_INET6, syscall.AF_NETLINK}\n\n// Numbers since Linux 5.1 are the same on every architecture.\nvar (\n	// Of mounts: open_tree(2), move_mount(2), fsopen(2), fsconfig(2), fsmount(2), fspick(2),\n	// mount_setattr(2), open_tree_attr(2).\n	refusedEverywhere = []uint32{428, 429, 430, 431, 432, 433, 442, 467}\n	// clone3(2) has its flags in memory, where a filter cannot read them. C libraries ask clone(2) next.\n	clone3    = uint32(435)\n	fchmodat2 = chmod{452, 2}\n	// io_uring_setup(2) and the like, which open sockets and files past this filter.\n	rings = []uint32{425, 426, 427}\n)\n\n// chmod is a call that sets a mode, and which of its arguments that is.\ntype chmod struct {\n	number uint32\n	mode   uint32\n}\n\n// calls are those of one architecture.\ntype calls struct {\n	audit   uint32\n	refused []uint32\n	// Those by which programs count what a processor does.\n	counters []uint32\n	// Those whose arguments tell; 0: there is none.\n	clone, unshare, socket, socketcall uint32\n	// chmod, fchmod and fchmodat. A program that becomes its owner would be gcbench's own user outside.\n	chmods []chmod\n	hasX32 bool\n}\n\n// Refused, in this order: add_key, request_key, keyctl; bpf; userfaultfd; kexec_load, init_module,\n// finit_module, delete_module; mount, umount2, pivot_root, setns; syslog, open_by_handle_at; and\n// kexec_file_load and umount where there are such.\nvar (\n	amd64 = calls{\n		audit: 0xc000003e,\n		refused: []uint32{248, 249, 250, 321, 323, 246, 175, 313, 176, 165, 166, 155, 308, 103, 304,\n			320},\n		counters: []uint32{298},\n		clone:    56, unshare: 272, socket: 41, hasX32: true,\n		chmods: []chmod{{90, 1}, {91, 1}, {268, 2}},\n	}\n	i386 = calls{\n		audit: 0x40000003,\n		refused: []uint32{286, 287, 288, 357, 374, 283, 128, 350, 129, 21, 52, 217, 346, 103, 342,\n			22},\n		counters: []uint32{336},\n		clone:    120, unshare: 310, socket: 359, socketcall: 102,\n		chmods: []chmod{{15, 1}, {94, 1}, {306, 2}},\n	}\n	arm64 = calls{\n		audit: 0xc00000b7,\n		refused: []uint32{217, 218, 219, 280, 282, 104, 105, 273, 106, 40, 39, 41, 268, 116, 265,\n			294},\n		counters: []uint32{241},\n		clone:    220, unshare: 97, socket: 198,\n		chmods: []chmod{{52, 1}, {53, 2}},\n	}\n	arm = calls{\n		audit: 0x40000028,\n		refused: []uint32{309, 310, 311, 386, 388, 347, 128, 379, 129, 21, 52, 218, 375, 103, 371,\n			401},\n		counters: []uint32{364},\n		clone:    120, unshare: 337, socket: 281,\n		chmods: []chmod{{15, 1}, {94, 1}, {333, 2}},\n	}\n)\n\n// architectures are those whose programs a machine executes, and seccomp(2) there.\nvar architectures = map[string]struct {\n	seccomp uintptr\n	known   []calls\n}{\n	\"amd64\": {317, []calls{amd64, i386}},\n	\"arm64\": {277, []calls{arm64, arm}},\n}\n\n// filter keeps this thread, and so the command, from calls. Of a build more than of a trial, which\n// may be about rings and counters.\nfunc filter(of string) error {\n	architecture, isKnown := architectures[runtime.GOARCH]\n	if !isKnown {\n		return fmt.Errorf(\"a filter of system calls: none for %s\", runtime.GOARCH)\n	}\n	program := programOf(architecture.known, of == \"build\")\n	listed := syscall.SockFprog{Len: uint16(len(program)), Filter: &program[0]}\n	_, _, errno := syscall.RawSyscall(architecture.seccomp, seccompSetFilter, seccompSpecAllow,\n		uintptr(unsafe.Pointer(&listed)))\n	runtime.KeepAlive(program)\n	if errno != 0 {\n		return fmt.Errorf(\"a filter of system calls: %w\", errno)\n	}\n	return nil\n}\n\nfunc programOf(known []calls, isBuild bool) []syscall.SockFilter {\n	program := []syscall.SockFilter{load(dataArchitecture)}\n	for _, one := range known {\n		part := one.program(isBuild)\n		// The part is longer than a conditional jump reaches.\n		program = append(program, when(bpfEqual, one.audit, 1),\n			syscall.SockFilter{Code: syscall.BPF_JMP | syscall.BPF_JA, K: uint32(len(part))})\n		program = append(program, part...)\n	}\n	return append(program, end(seccompKill))\n}\n\n// program decides on each call of the architecture.\nfunc (of calls) program(isBuild bool) []syscall.SockFilter {\n	program := []syscall.SockFilter{load(dataNumber)}\n	if of.hasX32 {\n		program = append(program, unless(bpfAtLeast, x32Numbers, 1), refuse(syscall.ENOSYS))\n	}\n	refused := append(append([]uint32{clone3}, refusedEverywhere...), of.refused...)\n	if isBuild {\n		refused = append(append(refused, rings...), of.counters...)\n	}\n	for _, number := range refused {\n		program = append(program, unless(bpfEqual, number, 1), refuse(syscall.ENOSYS))\n	}\n	refusedBits := func(number, argument, bits uint32) {\n		program = append(program, unless(bpfEqual, number, 4),\n			load(dataFirstArgument+argument*dataArgument),\n			unless(bpfHasAny, bits, 1), refuse(syscall.EPERM), end(seccompAllow))\n	}\n	refusedBits(of.clone, 0, newNamespaces)\n	refusedBits(of.unshare, 0, newNamespaces)\n	for _, one := range append([]chmod{fchmodat2}, of.chmods...) {\n		refusedBits(one.number, one.mode, setsUser)\n	}\n	if of.socketcall != 0 {\n		// What it is about lies in memory.\n		program = append(program, unless(bpfEqual, of.socketcall, 4), load(dataFirstArgument),\n			unless(bpfEqual, socketcallSocket, 1), refuse(syscall.EAFNOSUPPORT), end(seccompAllow))\n	}\n	program = append(program, unless(bpfEqual, of.socket, uint8(len(families)+2)), load(dataFirstArgument))\n	for index, family := range families {\n		program = append(program, when(bpfEqual, family, uint8(len(families)-index)))\n	}\n	return append(program, refuse(syscall.EAFNOSUPPORT), end(seccompAllow))\n}\n\nfunc load(offset uint32) syscall.SockFilter {\n	return syscall.SockFilter{Code: bpfLoad, K: offset}\n}\n\nfunc end(with uint32) syscall.SockFilter {\n	return syscall.SockFilter{Code: bpfReturn, K: with}\n}\n\nfunc refuse(with syscall.Errno) syscall.SockFilter {\n	return end(seccompErrno | uint32(with))\n}\n\n// when and unless skip instructions, as many as they say.\nfunc when(test uint16, value uint32, skipped uint8) syscall.SockFilter {\n	return syscall.SockFilter{Code: test, Jt: skipped, K: value}\n}\n\nfunc unless(test uint16, value uint32, skipped uint8) syscall.SockFilter {\n	return syscall.SockFilter{Code: test, Jf: skipped, K: value}\n}\n",
		"view.go": "package main\n\n// What a command sees of the machine beside files: devices, /proc, the network and keys; and\n// layers, which are caches that it can write to and that stay as they are.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"runtime\"\n	\"strconv\"\n	\"strings\"\n	\"syscall\"\n	\"unsafe\"\n)\n\nconst (\n	// The same numbers on every architecture, since Linux 5.2.\n	sysFsopen   = 430\n	sysFsconfig = 431\n	sysFsmount  = 432\n\n	fsopenCloexec     = 1\n	fsmountCloexec    = 1\n	fsconfigSetFlag   = 0\n	fsconfigSetString = 1\n	fsconfigCreate    = 6\n\n	keyctlClear         = 7\n	keyctlJoin          = 1\n	keyctlGetPersistent = 22\n	userKeyring         = -4\n	userSessionKeyring  = -5\n	sessionKeyring      = -3\n\n	siocGetFlags = 0x8913\n	siocSetFlags = 0x8914\n)\n\n// sysSetns is setns(2), which is not in package syscall for every architecture.\nvar sysSetns = map[string]uintptr{\n	\"amd64\": 308, \"386\": 346, \"arm\": 375, \"arm64\": 268, \"riscv64\": 268, \"loong64\": 268,\n	\"ppc64le\": 350, \"s390x\": 339,\n}\n\n// longestText is what fsconfig(2) takes as a value, in bytes.\nconst longestText = 255\n\n// devices that a command may open, besides terminals of its own.\nvar devices = []string{\"null\", \"zero\", \"full\", \"random\", \"urandom\"}\n\n// openDevices takes them out before /dev is covered.\nfunc openDevices() ([]tree, error) {\n	var taken []tree\n	for _, name := range devices {\n		path := \"/dev/\" + name\n		if _, err := os.Stat(path); err != nil {\n			continue\n		}\n		file, err := openTree(path)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s: %w\", path, err)\n		}\n		taken = append(taken, tree{path, file})\n	}\n	return taken, nil\n}\n\n// makeDevices puts a /dev in the place of the machine's, with terminals that nobody else has.\nfunc (at *site) makeDevices(taken []tree) error {\n	const flags = syscall.MS_NOSUID | syscall.MS_NOEXEC\n	if err := syscall.Mount(\"tmpfs\", \"/dev\", \"tmpfs\", flags, \"mode=755,size=64k\"); err != nil {\n		return err\n	}\n	for _, one := range taken {\n		if err := os.WriteFile(one.path, nil, 0o666); err != nil {\n			return err\n		}\n		if err := at.attach(one); err != nil {\n			return err\n		}\n	}\n	links := map[string]string{\n		\"fd\": \"/proc/self/fd\", \"stdin\": \"/proc/self/fd/0\", \"stdout\": \"/proc/self/fd/1\",\n		\"stderr\": \"/proc/self/fd/2\", \"ptmx\": \"pts/ptmx\",\n	}\n	for name, to := range links {\n		if err := os.Symlink(to, \"/dev/\"+name); err != nil {\n			return err\n		}\n	}\n	for _, name := range []string{\"pts\", \"shm\"} {\n		if err := os.Mkdir(\"/dev/\"+name, 0o755); err != nil {\n			return err\n		}\n	}\n	const terminals = \"newinstance,ptmxmode=0666,mode=620\"\n	if err := syscall.Mount(\"devpts\", \"/dev/pts\", \"devpts\", flags, terminals); err != nil {\n		return fmt.Errorf(\"pts: %w\", err)\n	}\n	const shared = syscall.MS_NOSUID | syscall.MS_NODEV\n	if err := syscall.Mount(\"tmpfs\", \"/dev/shm\", \"tmpfs\", shared, \"mode=1777\"); err != nil {\n		return fmt.Errorf(\"shm: %w\", err)\n	}\n	return syscall.Mount(\"\", \"/dev\", \"\", flags|syscall.MS_REMOUNT|syscall.MS_BIND|syscall.MS_RDONLY, \"\")\n}\n\n// What runc and Docker hide of /proc and /sys, and what of /proc they make read-only; all /sys is.\nvar (\n	hidden = []string{\"/proc/acpi\", \"/proc/asound\", \"/proc/interrupts\", \"/proc/kcore\", \"/proc/keys\",\n		\"/proc/latency_stats\", \"/proc/sched_debug\", \"/proc/scsi\", \"/proc/timer_list\",\n		\"/proc/timer_stats\", \"/sys/devices/virtual/powercap\", \"/sys/firmware\"}\n	fixed = []string{\"/proc/bus\", \"/proc/fs\", \"/proc/irq\", \"/proc/sys\", \"/proc/sysrq-trigger\"}\n)\n\n// makeProc puts a /proc there that has the command's own processes, and of the kernel no more than\n// what changes nothing and tells nothing of others.\nfunc makeProc() error {\n	const flags = syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC\n	if err := syscall.Mount(\"proc\", \"/proc\", \"proc\", flags, \"\"); err != nil {\n		return fmt.Errorf(\"/proc: %w\", err)\n	}\n	for _, path := range fixed {\n		if err := fix(path); err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", path, err)\n		}\n	}\n	for _, path := range hidden {\n		if err := hide(path); err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", path, err)\n		}\n	}\n	return nil\n}\n\n// fix makes a path read-only.\nfunc fix(path string) error {\n	if err := syscall.Mount(path, path, \"\", syscall.MS_BIND|syscall.MS_REC, \"\"); err != nil {\n		return err\n	}\n	return setMount(-100, path, attrReadOnly|attrNoSuid, 0, -1)\n}\n\n// hide puts nothing in the place of a file or a folder.\nfunc hide(path string) error {\n	if isFolder(path) {\n		return syscall.Mount(\"tmpfs\", path, \"tmpfs\", syscall.MS_RDONLY|syscall.MS_NOSUID, \"size=4k\")\n	}\n	return syscall.Mount(\"/dev/null\", path, \"\", syscall.MS_BIND, \"\")\n}\n\n// openMasks takes out as many empty files as there are masked ones.\nfunc (at *site) openMasks() ([]tree, error) {\n	var masks []tree\n	for _, path := range at.masked {\n		if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {\n			continue\n		}\n		file, err := openTree(\"/dev/null\")\n		if err != nil {\n			return nil, err\n		}\n		masks = append(masks, tree{path, file})\n	}\n	return masks, nil\n}\n\n// openFixed takes out files that are to be read-only in a folder that is not.\nfunc (at *site) openFixed() ([]tree, error) {\n	var fixed []tree\n	for _, path := range at.fixed {\n		if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {\n			continue\n		}\n		one, err := at.open(path, path, false)\n		if err != nil {\n			return nil, err\n		}\n		fixed = append(fixed, one)\n	}\n	return fixed, nil\n}\n\n// closeSockets puts nothing in the place of sockets that have a path: who has no network would reach\n// through them programs that have one, and more rights.\nfunc (at *site) closeSockets() error {\n	if !at.isOffline {\n		return nil\n	}\n	text, err := os.ReadFile(\"/proc/thread-self/net/unix\")\n	if err != nil {\n		return err\n	}\n	for _, line := range strings.Split(string(text), \"\\n\") {\n		_, name, _ := strings.Cut(line, \" /\")\n		path, err := filepath.EvalSymlinks(\"/\" + name)\n		if err != nil {\n			continue\n		}\n		if info, err := os.Lstat(path); err != nil || info.Mode()&os.ModeSocket == 0 {\n			continue\n		}\n		file, err := openTree(\"/dev/null\")\n		if err == nil {\n			err = at.attach(tree{path, file})\n		}\n		if err != nil {\n			return fmt.Errorf(\"%s: %w\", path, err)\n		}\n	}\n	return nil\n}\n\n// openLayers makes the file systems in which a cache is there, and what is written is elsewhere.\n// Where the kernel has none such (users on layers can be swapped since Linux 5.19), the folder is\n// not there: what would fill it does so in the command's own home.\nfunc (at *site) openLayers() ([]tree, error) {\n	if at.kept == \"\" || at.hasOwnUser && at.maps < 0 {\n		return nil, nil\n	}\n	var layers []tree\n	for index, path := range at.layers {\n		if !isFolder(path) {\n			continue\n		}\n		name := \"/\" + strconv.Itoa(index)\n		var below []string\n		for _, folder := range at.below {\n			below = append(below, folder+name+\"/both/upper\")\n		}\n		file, err := at.openLayer(path, at.kept+name, below)\n		if err != nil {\n			return nil, fmt.Errorf(\"a layer over %s: %w\", path, err)\n		}\n		layers = append(layers, tree{path, file})\n	}\n	return layers, nil\n}\n\n// openLayer gives a detached mount of the folder with what is written to it in `kept`; what is in\n// `below`, as far as that is there, comes between the two.\nfunc (at *site) openLayer(path, kept string, below []string) (int, error) {\n	lower, both := kept+\"/lower\", kept+\"/both\"\n	made := []string{lower, both + \"/upper\", both + \"/work\"}\n	shown := [][2]string{{path, lower}, {both, both}}\n	var lowers []string\n	length := len(\"lower\")\n	for index, folder := range below {\n		if !isFolder(folder) {\n			continue\n		}\n		name := strconv.Itoa(index)\n		// What does not fit is made again.\n		if length += len(\":\" + name); length > longestText {\n			break\n		}\n		middle := kept + \"/\" + name\n		made, shown = append(made, middle), append(shown, [2]string{folder, middle})\n		lowers = append(lowers, name)\n	}\n	lowers = append(lowers, \"lower\")\n	err := at.asMaker(func() error {\n		for _, folder := range made {\n			if err := os.MkdirAll(folder, 0o755); err != nil {\n				return err\n			}\n		}\n		return nil\n	})\n	if err != nil {\n		return -1, err\n	}\n	// The layers are named by path, so they have to be somewhere until the mount is made.\n	for _, one := range shown {\n		taken, err := at.open(one[0], one[1], one[1] == both)\n		if err == nil {\n			err = at.attach(taken)\n		}\n		if err != nil {\n			return -1, err\n		}\n		defer syscall.Unmount(one[1], syscall.MNT_DETACH)\n	}\n	options := [][2]string{\n		{\"lowerdir\", strings.Join(lowers, \":\")}, {\"upperdir\", \"both/upper\"}, {\"workdir\", \"both/work\"},\n	}\n	flags := []string{}\n	if at.kind == \"user\" {\n		flags = append(flags, \"userxattr\")\n	} else {\n		// A file whose time is set anew is not copied for it.\n		options = append(options, [2]string{\"metacopy\", \"on\"})\n	}\n	// Of whole paths few would fit: a layer for each package that base compiled alone.\n	back, err := syscall.Open(\".\", oPath|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)\n	if err != nil {\n		return -1, err\n	}\n	defer syscall.Close(back)\n	if err := os.Chdir(kept); err != nil {\n		return -1, err\n	}\n	defer syscall.Fchdir(back)\n	return makeFileSystem(\"overlay\", options, flags)\n}\n\nfunc makeFileSystem(kind string, options [][2]string, flags []string) (int, error) {\n	name, _ := syscall.BytePtrFromString(kind)\n	context, _, errno := syscall.RawSyscall(sysFsopen, uintptr(unsafe.Pointer(name)), fsopenCloexec, 0)\n	if errno != 0 {\n		return -1, errno\n	}\n	defer syscall.Close(int(context))\n	configure := func(command uintptr, key, value string) error {\n		var keyText, valueText *byte\n		if key != \"\" {\n			keyText, _ = syscall.BytePtrFromString(key)\n		}\n		if value != \"\" {\n			valueText, _ = syscall.BytePtrFromString(value)\n		}\n		_, _, errno := syscall.RawSyscall6(sysFsconfig, context, command,\n			uintptr(unsafe.Pointer(keyText)), uintptr(unsafe.Pointer(valueText)), 0, 0)\n		runtime.KeepAlive(keyText)\n		runtime.KeepAlive(valueText)\n		if errno != 0 {\n			return fmt.Errorf(\"%s: %w\", key, errno)\n		}\n		return nil\n	}\n	for _, one := range options {\n		if err := configure(fsconfigSetString, one[0], one[1]); err != nil {\n			return -1, err\n		}\n	}\n	for _, one := range flags {\n		if err := configure(fsconfigSetFlag, one, \"\"); err != nil {\n			return -1, err\n		}\n	}\n	if err := configure(fsconfigCreate, \"\", \"\"); err != nil {\n		return -1, err\n	}\n	file, _, errno := syscall.RawSyscall(sysFsmount, context, fsmountCloexec, attrNoSuid|attrNoDev)\n	if errno != 0 {\n		return -1, errno\n	}\n	return int(file), nil\n}\n\n// offline is a network with nothing but loopback; nil: it cannot be had.\nfunc offline() *os.File {\n	made := make(chan *os.File)\n	go func() {\n		// The thread ends with its goroutine, and takes the network along that is its own.\n		runtime.LockOSThread()\n		if makeOffline() != nil {\n			made <- nil\n			return\n		}\n		file, _ := os.Open(\"/proc/thread-self/ns/net\")\n		made <- file\n	}()\n	return <-made\n}\n\n// goOffline leaves this thread, and so the command, a network with nothing but loopback.\nfunc goOffline() error {\n	if number, isKnown := sysSetns[runtime.GOARCH]; isKnown {\n		_, _, errno := syscall.RawSyscall(number, givenNetwork, syscall.CLONE_NEWNET, 0)\n		if errno == 0 && isQuiet() {\n			return nil\n		}\n	}\n	return makeOffline()\n}\n\n// isQuiet says that no connections of an earlier command are remembered in this thread's network:\n// they would take ports from this one for a minute.\nfunc isQuiet() bool {\n	text, err := os.ReadFile(\"/proc/thread-self/net/sockstat\")\n	return err == nil && strings.Contains(string(text), \" tw 0 \")\n}\n\nfunc makeOffline() error {\n	if err := syscall.Unshare(syscall.CLONE_NEWNET); err != nil {\n		return err\n	}\n	socket, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_DGRAM|syscall.SOCK_CLOEXEC, 0)\n	if err != nil {\n		return err\n	}\n	defer syscall.Close(socket)\n	var request struct {\n		name  [16]byte\n		flags uint16\n		_     [22]byte\n	}\n	copy(request.name[:], \"lo\")\n	for _, call := range []uintptr{siocGetFlags, siocSetFlags} {\n		_, _, errno := syscall.RawSyscall(syscall.SYS_IOCTL, uintptr(socket), call,\n			uintptr(unsafe.Pointer(&request)))\n		if errno != 0 {\n			return errno\n		}\n		request.flags |= syscall.IFF_UP\n	}\n	return nil\n}\n\n// forgetKeys gives the command a session keyring of its own, and empties those that the kernel\n// keeps for its user, who is the same in the next command.\nfunc (asked *walls) forgetKeys(uid, gid int) error {\n	keyctl := func(do int, first, second int) (uintptr, syscall.Errno) {\n		key, _, errno := syscall.RawSyscall(syscall.SYS_KEYCTL, uintptr(do), uintptr(first),\n			uintptr(second))\n		return key, errno\n	}\n	become := func(call, id uintptr) error {\n		const keep = ^uintptr(0)\n		if _, _, errno := syscall.RawSyscall(call, id, id, keep); errno != 0 {\n			return errno\n		}\n		return nil\n	}\n	isOther := os.Getuid() == 0 && uid != 0\n	if isOther {\n		if err := become(syscall.SYS_SETRESGID, uintptr(gid)); err != nil {\n			return err\n		}\n		if err := become(syscall.SYS_SETRESUID, uintptr(uid)); err != nil {\n			return err\n		}\n	}\n	keyctl(keyctlJoin, 0, 0)\n	if isOther {\n		// gcbench's own keys are none of the command's, and not to be cleared.\n		keyctl(keyctlClear, userKeyring, 0)\n		keyctl(keyctlClear, userSessionKeyring, 0)\n		if lasting, errno := keyctl(keyctlGetPersistent, -1, sessionKeyring); errno == 0 {\n			keyctl(keyctlClear, int(lasting), 0)\n		}\n		keyctl(keyctlJoin, 0, 0)\n		if err := become(syscall.SYS_SETRESUID, 0); err != nil {\n			return err\n		}\n		return become(syscall.SYS_SETRESGID, 0)\n	}\n	return nil\n}\n",
		"walls.go": "package main\n\n// Walls around a command. Called as\n//\n//	launcher bare             the command gets no new privileges\n//	launcher user             besides, it has a user of its own; takes root\n//	launcher enclose root     the command has namespaces of its own; takes CAP_SYS_ADMIN\n//	launcher enclose user     the same inside of a user namespace; takes nobody's permission\n//	launcher supervise FILE   as root: does `enclose root` for whoever connects to the socket FILE\n//	                          and is the user that SUDO_UID names, until its standard input ends;\n//	                          what is the same for all commands it makes once\n//\n// Namespaces are made anew for each command, of processes, mounts and IPC. A network of nothing but\n// loopback is its own, too; that of a supervisor's command goes to the next one when nobody is in\n// it any more. The first process in them (`inside`, or `wait` where it is started before there is a\n// command) is this program again. It makes everything\n// read-only but what the walls name, puts empty folders in the place of what is covered, and is the\n// parent of all that follows: the kernel ends whatever is in there when it ends. view.go has what\n// the command sees in /dev and /proc, and the layers over caches; filter.go what the kernel answers.\n//\n// It has no libc, hence the numbers: open_tree(2), move_mount(2), mount_setattr(2), which every\n// architecture has under the same ones since Linux 5.12.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"slices\"\n	\"sort\"\n	\"strconv\"\n	\"strings\"\n	\"syscall\"\n	\"time\"\n	\"unsafe\"\n)\n\nconst (\n	sysOpenTree     = 428\n	sysMoveMount    = 429\n	sysMountSetattr = 442\n\n	openTreeClone      = 1\n	atRecursive        = 0x8000\n	atEmptyPath        = 0x1000\n	oPath              = 0x200000\n	moveMountEmptyPath = 4\n	moveMountToLinked  = 0x10\n\n	attrReadOnly = 1\n	attrNoSuid   = 2\n	attrNoDev    = 4\n	attrIdmap    = 0x100000\n\n	prSetDumpable   = 4\n	prCapbsetDrop   = 24\n	prSetNoNewPrivs = 38\n	prCapAmbient    = 47\n	ambientClearAll = 4\n\n	capDacOverride = 1\n	capSetpcap     = 8\n	capNetAdmin    = 12\n	capSysAdmin    = 21\n\n	// /etc/resolv.conf can be a link to there.\n	resolver = \"/run/systemd/resolve\"\n\n	// No account of any distribution has this number, nor does systemd hand it out to services. The\n	// next ones are those of other arms, where users are all that keeps arms apart.\n	ownID   = 65520\n	mostIDs = 14\n)\n\n// walls are what a command is to be enclosed in, one text `KEY=VALUE` for each part.\ntype walls struct {\n	// Whether it has a user of its own, not the one that gcbench runs as; which one without\n	// namespaces.\n	hasOwnUser bool\n	user       int\n	// Whether that user is all that keeps its arm from others.\n	isAlone bool\n	// Whether it has no network but a loopback device of its own.\n	isOffline bool\n	// gcbench's user and group.\n	owner, ownerGroup int\n	// Where the command starts, '': where the launcher was started.\n	folder string\n	// Folder that is made for the command's own /tmp and the like; whether what an earlier command\n	// left there goes first.\n	private   string\n	isEmptied bool\n	// Folders that are empty inside but for what the last two name; its home, and where it makes\n	// temporary files.\n	covered         []string\n	home, temporary string\n	// Folders that are there inside, and those that can be written to.\n	readable, writable []string\n	// Files in those that cannot.\n	fixed []string\n	// Files that are empty inside.\n	masked []string\n	// Folders that can be written to inside, which changes nothing outside: what is written is in\n	// the folder `kept`, one for each of them, for the next command that names it.\n	// What the folders `below` have of the same kind is there too, what the first has over the rest.\n	layers, below []string\n	kept          string\n	// Of which system calls it is kept from, `build` or `trial`; '': none.\n	filter string\n	// As whom it starts; nil: as whoever starts it.\n	credential *syscall.Credential\n}\n\nfunc readWalls(parts []string) *walls {\n	w := &walls{owner: os.Getuid(), ownerGroup: os.Getgid(), hasOwnUser: true, user: ownID}\n	for _, part := range parts {\n		key, value, _ := strings.Cut(part, \"=\")\n		switch key {\n		case \"user\":\n			number, _ := strconv.Atoi(value)\n			w.user = ownID + number%mostIDs\n		case \"network\":\n			w.isOffline = value == \"own\"\n		case \"folder\":\n			w.folder = value\n		case \"private\":\n			w.private = value\n		case \"emptied\":\n			w.isEmptied = value == \"true\"\n		case \"temporary\":\n			w.temporary = value\n		case \"home\":\n			w.home = value\n		case \"cover\":\n			w.covered = append(w.covered, value)\n		case \"read\":\n			w.readable = append(w.readable, value)\n		case \"write\":\n			w.writable = append(w.writable, value)\n		case \"fix\":\n			w.fixed = append(w.fixed, value)\n		case \"mask\":\n			w.masked = append(w.masked, value)\n		case \"layer\":\n			w.layers = append(w.layers, value)\n		case \"below\":\n			w.below = append(w.below, value)\n		case \"kept\":\n			w.kept = value\n		case \"filter\":\n			w.filter = value\n		}\n	}\n	return w\n}\n\nfunc prctl(option, first, second uintptr) {\n	syscall.RawSyscall6(syscall.SYS_PRCTL, option, first, second, 0, 0, 0)\n}\n\nfunc credentialOf(uid, gid int) *syscall.Credential {\n	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid), Groups: []uint32{}}\n}\n\n// lower takes rights from the command where it has no namespaces. A folder that it may write to is\n// its user's alone: those of other arms cannot even read it.\nfunc lower(w *walls, mode string) error {\n	if mode == \"user\" {\n		w.isAlone = true\n		if err := w.giveAway(); err != nil {\n			return err\n		}\n		w.credential = credentialOf(w.user, w.user)\n		if err := w.forgetKeys(w.user, w.user); err != nil {\n			return err\n		}\n	}\n	prctl(prSetNoNewPrivs, 1, 0)\n	return nil\n}\n\n// giveAway makes the folder and all in it the user's, unless the folder is already.\nfunc giveAway(folder string, id int) error {\n	var info syscall.Stat_t\n	if err := syscall.Stat(folder, &info); err != nil || int(info.Uid) == id {\n		return err\n	}\n	return filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		return os.Lchown(path, id, id)\n	})\n}\n\n// enclose starts `inside` in new namespaces, and ends with it.\nfunc enclose(kind string) {\n	var maps *os.File\n	if kind == \"root\" {\n		maps = swapped(os.Getuid(), os.Getgid())\n	}\n	pid, err := startInside(kind, \"inside\", []uintptr{0, 1, 2, 3}, given{maps: maps})\n	if err != nil {\n		os.NewFile(3, \"control\").Write(refusal(\"new namespaces\", err))\n		os.Exit(125)\n	}\n	syscall.Write(3, []byte(\"{\\\"pid\\\":\"+strconv.Itoa(pid)+\"}\\n\"))\n	var status syscall.WaitStatus\n	for {\n		done, err := syscall.Wait4(-1, &status, 0, nil)\n		if done == pid || err != nil && err != syscall.EINTR {\n			break\n		}\n	}\n	os.Exit(status.ExitStatus() & 255)\n}\n\n// refusal is what gcbench reads where a command was not started.\nfunc refusal(what string, err error) []byte {\n	return fmt.Appendf(nil, \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\", int(errnoOf(err)), what+\": \"+err.Error())\n}\n\n// What commands have in common: the user namespace of `swapped`, and a network without a way out.\n// Nil: none, or each makes its own.\ntype given struct{ maps, network *os.File }\n\n// Descriptors of what is given to `inside`.\nconst (\n	givenMaps    = 4\n	givenNetwork = 5\n)\n\n// startInside starts this program as the first process of new namespaces, with what is given to it,\n// and with the number of gcbench's user as arguments. `mode` is how it gets the command's descriptors.\nfunc startInside(kind, mode string, files []uintptr, has given, owner ...string) (int, error) {\n	sys := &syscall.SysProcAttr{\n		Cloneflags: syscall.CLONE_NEWPID | syscall.CLONE_NEWNS | syscall.CLONE_NEWIPC,\n		Pdeathsig:  syscall.SIGKILL,\n		Setpgid:    len(owner) > 0,\n	}\n	if kind == \"user\" {\n		uid, gid := os.Getuid(), os.Getgid()\n		sys.Cloneflags |= syscall.CLONE_NEWUSER\n		sys.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: uid, Size: 1}}\n		sys.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: gid, Size: 1}}\n		sys.AmbientCaps = []uintptr{capSysAdmin, capSetpcap, capNetAdmin, capDacOverride}\n	}\n	for _, file := range []*os.File{has.maps, has.network} {\n		if file == nil {\n			files = append(files, ^uintptr(0))\n		} else {\n			files = append(files, file.Fd())\n		}\n	}\n	argv := append([]string{\"launcher\", mode, kind}, owner...)\n	return syscall.ForkExec(\"/proc/self/exe\", argv, &syscall.ProcAttr{Files: files, Sys: sys})\n}\n\n// swapped is a user namespace in which gcbench's user and the command's own stand for each other:\n// what the one has on disk is the other's inside, so nothing has to change hands. Nil: it cannot\n// be had.\nfunc swapped(uid, gid int) *os.File {\n	pid, err := syscall.ForkExec(\"/proc/self/exe\", []string{\"launcher\", \"hold\"}, &syscall.ProcAttr{\n		Sys: &syscall.SysProcAttr{\n			Cloneflags:                 syscall.CLONE_NEWUSER,\n			UidMappings:                swap(uid),\n			GidMappings:                swap(gid),\n			GidMappingsEnableSetgroups: true,\n			Pdeathsig:                  syscall.SIGKILL,\n		},\n	})\n	if err != nil {\n		return nil\n	}\n	file, err := os.Open(\"/proc/\" + strconv.Itoa(pid) + \"/ns/user\")\n	syscall.Kill(pid, syscall.SIGKILL)\n	syscall.Wait4(pid, nil, 0, nil)\n	if err != nil {\n		return nil\n	}\n	return file\n}\n\nfunc swap(id int) []syscall.SysProcIDMap {\n	const end = 1<<31 - 1\n	same := func(from, to int) syscall.SysProcIDMap {\n		return syscall.SysProcIDMap{ContainerID: from, HostID: from, Size: to - from}\n	}\n	low, high := min(id, ownID), max(id, ownID)\n	all := []syscall.SysProcIDMap{\n		same(0, low), {ContainerID: low, HostID: high, Size: 1}, same(low+1, high),\n		{ContainerID: high, HostID: low, Size: 1}, same(high+1, end),\n	}\n	kept := all[:0]\n	for _, one := range all {\n		if one.Size > 0 {\n			kept = append(kept, one)\n		}\n	}\n	return kept\n}\n\n// raise builds the walls from the inside; what it needed for that it gives up at the end.\nfunc raise(w *walls, kind string) error {\n	prctl(prSetDumpable, 0, 0)\n	if len(os.Args) > 4 {\n		w.owner, _ = strconv.Atoi(os.Args[3])\n		w.ownerGroup, _ = strconv.Atoi(os.Args[4])\n	}\n	if kind == \"user\" || w.owner == ownID {\n		w.hasOwnUser = false\n	}\n	at := &site{walls: w, maps: -1, kind: kind}\n	w.user = ownID\n	if err := at.chooseUser(); err != nil {\n		return err\n	}\n	if err := at.mounts(); err != nil {\n		return err\n	}\n	if w.isOffline {\n		if err := goOffline(); err != nil {\n			return fmt.Errorf(\"a network of its own: %w\", err)\n		}\n	}\n	uid, gid := w.owner, w.ownerGroup\n	if w.hasOwnUser {\n		uid, gid = ownID, ownID\n	}\n	if kind == \"root\" {\n		w.credential = credentialOf(uid, gid)\n	}\n	if err := w.forgetKeys(uid, gid); err != nil {\n		return err\n	}\n	dropRights(kind == \"user\")\n	return nil\n}\n\n// site is where the walls are built.\ntype site struct {\n	*walls\n	kind string\n	// Descriptor of the user namespace that swaps users on mounts; -1: files change hands instead.\n	maps int\n}\n\n// chooseUser says how a command of another user comes to what is gcbench's: by mounts that swap\n// the two, else the files change hands, which only root can undo.\nfunc (at *site) chooseUser() error {\n	if !at.hasOwnUser {\n		return nil\n	}\n	if at.canSwap() {\n		at.maps = givenMaps\n		return nil\n	}\n	if at.owner != 0 {\n		at.hasOwnUser = false\n		return nil\n	}\n	return at.giveAway()\n}\n\n// giveAway makes what may be written to in gcbench's temporary folder the command's own, so that\n// it needs no more. Only root can take it back, so only where gcbench is root.\nfunc (w *walls) giveAway() error {\n	ours := filepath.Dir(w.private)\n	if err := os.Chmod(ours, 0o711); err != nil {\n		return err\n	}\n	for _, folder := range w.writable {\n		if !strings.HasPrefix(folder, ours+\"/\") {\n			continue // Somebody's.\n		}\n		err := giveAway(folder, w.user)\n		if err == nil && w.isAlone {\n			err = os.Chmod(folder, 0o700)\n		}\n		if err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", folder, err)\n		}\n	}\n	return nil\n}\n\nfunc (at *site) canSwap() bool {\n	tree, err := openTree(filepath.Dir(at.private))\n	if err != nil {\n		return false\n	}\n	defer syscall.Close(tree)\n	return setMount(tree, \"\", attrIdmap, 0, givenMaps) == nil\n}\n\n// mounts makes the view that the command has of the machine's files.\nfunc (at *site) mounts() error {\n	if err := syscall.Mount(\"\", \"/\", \"\", syscall.MS_REC|syscall.MS_SLAVE, \"\"); err != nil {\n		return fmt.Errorf(\"mounts of its own: %w\", err)\n	}\n	shown, err := at.openShown()\n	if err != nil {\n		return err\n	}\n	covers, err := at.openCovers()\n	if err != nil {\n		return err\n	}\n	accounts, err := at.openAccounts()\n	if err != nil {\n		return err\n	}\n	layers, err := at.openLayers()\n	if err != nil {\n		return err\n	}\n	devices, err := openDevices()\n	if err != nil {\n		return err\n	}\n	masks, err := at.openMasks()\n	if err != nil {\n		return err\n	}\n	fixed, err := at.openFixed()\n	if err != nil {\n		return err\n	}\n	if err := setMount(-100, \"/\", attrReadOnly|attrNoSuid, 0, -1); err != nil {\n		return fmt.Errorf(\"read-only files: %w\", err)\n	}\n	// What lies deeper comes later: a cover can be inside of what is shown.\n	all := slices.Concat(covers, shown, layers, accounts, masks, fixed)\n	sort.SliceStable(all, func(i, j int) bool { return len(all[i].path) < len(all[j].path) })\n	for _, one := range all {\n		if err := at.attach(one); err != nil {\n			return fmt.Errorf(\"%s: %w\", one.path, err)\n		}\n	}\n	if err := at.closeSockets(); err != nil {\n		return fmt.Errorf(\"sockets: %w\", err)\n	}\n	if err := at.makeDevices(devices); err != nil {\n		return fmt.Errorf(\"/dev: %w\", err)\n	}\n	return makeProc()\n}\n\n// tree is a part of the file system that is taken out to be put back at `path`.\ntype tree struct {\n	path string\n	file int\n}\n\n// openShown takes out what is there inside.\nfunc (at *site) openShown() ([]tree, error) {\n	writable := map[string]bool{}\n	for _, path := range at.writable {\n		writable[path] = true\n	}\n	paths := append(append([]string{resolver}, at.readable...), at.writable...)\n	var shown []tree\n	for _, path := range foldersIn(paths) {\n		one, err := at.open(path, path, writable[path])\n		if err != nil {\n			return nil, err\n		}\n		shown = append(shown, one)\n	}\n	return shown, nil\n}\n\n// openAccounts takes out a list of accounts in which the command's user has a name: there are\n// programs that do not start for a user without one.\nfunc (at *site) openAccounts() ([]tree, error) {\n	known, err := os.ReadFile(\"/etc/passwd\")\n	if err != nil || !at.hasOwnUser {\n		return nil, nil\n	}\n	file := at.private + accounts\n	line := fmt.Sprintf(\"gcbench:x:%d:%d::%s:/bin/sh\\n\", ownID, ownID, at.home)\n	text := append(append(known, '\\n'), line...)\n	if _, missing := os.Stat(file); missing != nil || !at.isEmptied {\n		err = at.asMaker(func() error { return os.WriteFile(file, text, 0o644) })\n	}\n	if err != nil {\n		return nil, fmt.Errorf(\"%s: %w\", file, err)\n	}\n	one, err := at.open(file, \"/etc/passwd\", false)\n	return []tree{one}, err\n}\n\n// openCovers makes the command's private folders and takes them out, to be put over others.\nfunc (at *site) openCovers() ([]tree, error) {\n	covers := append([]string{\"/tmp\", \"/var/tmp\", \"/run\", at.temporary}, at.covered...)\n	covers = foldersIn(append(covers, at.closed(covers)...))\n	if at.isEmptied {\n		if err := at.empty(covers); err != nil {\n			return nil, fmt.Errorf(\"%s: %w\", at.private, err)\n		}\n	}\n	var taken []tree\n	for _, path := range covers {\n		name, mode := at.placeOf(path)\n		folder := at.private + \"/\" + name\n		if err := at.makeFolder(folder, mode); err != nil {\n			return nil, err\n		}\n		if err := at.makeWay(folder, path); err != nil {\n			return nil, err\n		}\n		one, err := at.open(folder, path, name != \"none\")\n		if err != nil {\n			return nil, err\n		}\n		taken = append(taken, one)\n	}\n	return taken, nil\n}\n\n// placeOf is the private folder that is put over a path, and its mode.\nfunc (at *site) placeOf(path string) (string, uint32) {\n	switch path {\n	case \"/tmp\", \"/var/tmp\", at.temporary:\n		return \"tmp\", 0o1777\n	case \"/run\":\n		return \"run\", 0o755\n	case at.home:\n		return \"home\", 0o755\n	}\n	return \"none\", 0o755\n}\n\n// accounts is the list of them in a private folder.\nconst accounts = \"/passwd\"\n\n// empty leaves of private folders what is on the way to what is shown, which is slow to make anew\n// for each trial. What cannot be removed is put aside for the caller.\nfunc (at *site) empty(covers []string) error {\n	ways := map[string]bool{}\n	for _, path := range covers {\n		name, _ := at.placeOf(path)\n		folder := at.private + \"/\" + name\n		ways[folder] = true\n		for _, shown := range append(at.inside(), resolver) {\n			for way := shown; strings.HasPrefix(way, path+\"/\"); way = filepath.Dir(way) {\n				ways[folder+way[len(path):]] = true\n			}\n		}\n	}\n	err := prune(at.private, at.private+accounts, ways)\n	if err == nil || errors.Is(err, os.ErrNotExist) {\n		return nil\n	}\n	return os.Rename(at.private, at.private+\"-\"+strconv.FormatInt(time.Now().UnixNano(), 36))\n}\n\n// prune removes what is in a folder, but for a file and for the ways and what is on them.\nfunc prune(folder, kept string, ways map[string]bool) error {\n	entries, err := os.ReadDir(folder)\n	if err != nil {\n		return err\n	}\n	for _, one := range entries {\n		path := folder + \"/\" + one.Name()\n		switch {\n		case path == kept:\n		case !ways[path] || !one.IsDir():\n			err = os.RemoveAll(path)\n		default:\n			// A command may have closed it, even to itself.\n			if err = os.Chmod(path, 0o755); err == nil {\n				err = prune(path, kept, ways)\n			}\n		}\n		if err != nil {\n			return err\n		}\n	}\n	return nil\n}\n\n// inside is what the command has of the machine's folders.\nfunc (at *site) inside() []string {\n	return slices.Concat(at.readable, at.writable, at.layers)\n}\n\n// closed are folders that the command's user may not enter, above one that is there inside. They\n// are covered as well, since the way leads through them.\nfunc (at *site) closed(covers []string) []string {\n	var found []string\n	for _, path := range at.inside() {\n		for end := 1; at.hasOwnUser && end < len(path); end++ {\n			above := path[:end]\n			if path[end] != '/' || slices.Contains(covers, above) {\n				continue\n			}\n			if isBelowAny(above, at.inside()) || isBelowAny(above, covers) {\n				break\n			}\n			info, err := os.Stat(above)\n			if err == nil && info.Mode().Perm()&1 == 0 && !slices.Contains(found, above) {\n				found = append(found, above)\n				break\n			}\n		}\n	}\n	return found\n}\n\nfunc isBelowAny(path string, folders []string) bool {\n	return slices.ContainsFunc(folders, func(folder string) bool {\n		return path == folder || folder != \"\" && strings.HasPrefix(path, folder+\"/\")\n	})\n}\n\n// asMaker does something as the user who shall own it on disk: gcbench's, who will remove it.\nfunc (at *site) asMaker(do func() error) error {\n	if at.hasOwnUser && at.maps < 0 {\n		return do() // As root, who gives it away with the rest.\n	}\n	return asUser(at.owner, at.ownerGroup, do)\n}\n\n// asCoverer does something in a cover that is there already, as the user who owns what is in it.\nfunc (at *site) asCoverer(do func() error) error {\n	if at.hasOwnUser && at.maps >= 0 {\n		return asUser(ownID, ownID, do)\n	}\n	return at.asMaker(do)\n}\n\n// makeFolder makes one of the command's private folders.\nfunc (at *site) makeFolder(folder string, mode uint32) error {\n	return at.asMaker(func() error {\n		for _, path := range []string{at.private, folder} {\n			err := syscall.Mkdir(path, 0o755)\n			if err != nil && err != syscall.EEXIST {\n				return fmt.Errorf(\"%s: %w\", path, err)\n			}\n		}\n		if at.hasOwnUser && at.maps < 0 {\n			if err := os.Chown(folder, ownID, ownID); err != nil {\n				return err\n			}\n		}\n		return syscall.Chmod(folder, mode)\n	})\n}\n\n// makeWay makes folders in what covers `path`, at which what is shown below it is put back: a\n// cover cannot be written to once it is there, and a runner's temporary folder has ours inside.\nfunc (at *site) makeWay(folder, path string) error {\n	return at.asMaker(func() error {\n		for _, shown := range at.inside() {\n			if !strings.HasPrefix(shown, path+\"/\") || !isFolder(shown) {\n				continue\n			}\n			if err := makeBelow(folder, shown[len(path):]); err != nil {\n				return err\n			}\n		}\n		return nil\n	})\n}\n\n// makeBelow makes a folder below another one. A link that an earlier command left on the way would\n// lead to where this program may write, and that command may not: it is replaced.\nfunc makeBelow(top, path string) error {\n	const flags = oPath | syscall.O_DIRECTORY | syscall.O_NOFOLLOW | syscall.O_CLOEXEC\n	at, err := syscall.Open(top, flags, 0)\n	for _, name := range strings.Split(strings.Trim(path, \"/\"), \"/\") {\n		if err != nil {\n			break\n		}\n		var below int\n		if below, err = syscall.Openat(at, name, flags, 0); err != nil {\n			if err == syscall.ENOTDIR || err == syscall.ELOOP {\n				syscall.Unlinkat(at, name)\n			}\n			if err = syscall.Mkdirat(at, name, 0o755); err == nil {\n				below, err = syscall.Openat(at, name, flags, 0)\n			}\n		}\n		syscall.Close(at)\n		at = below\n	}\n	if err != nil {\n		return fmt.Errorf(\"%s%s: %w\", top, path, err)\n	}\n	syscall.Close(at)\n	return nil\n}\n\n// asUser does something to files with a user's rights; this thread alone, which is the only one\n// that runs Go code here.\nfunc asUser(uid, gid int, do func() error) error {\n	if os.Getuid() != 0 {\n		return do()\n	}\n	syscall.RawSyscall(syscall.SYS_SETFSGID, uintptr(gid), 0, 0)\n	syscall.RawSyscall(syscall.SYS_SETFSUID, uintptr(uid), 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSGID, 0, 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSUID, 0, 0, 0)\n	return do()\n}\n\n// open takes out what is at `from`.\nfunc (at *site) open(from, path string, isWritable bool) (tree, error) {\n	file, err := openTree(from)\n	if err == nil {\n		set, clear := uint64(attrNoSuid), uint64(0)\n		if isWritable {\n			clear = attrReadOnly\n		} else {\n			set |= attrReadOnly\n		}\n		err = setMount(file, \"\", set, clear, -1)\n	}\n	if err == nil && at.maps >= 0 {\n		// A file system below that cannot be swapped is there as it is.\n		setMount(file, \"\", attrIdmap, 0, at.maps)\n	}\n	if err != nil {\n		return tree{}, fmt.Errorf(\"%s: %w\", from, err)\n	}\n	return tree{path, file}, nil\n}\n\n// attach puts it back; where it has been covered, a folder for it is made first.\nfunc (at *site) attach(one tree) error {\n	defer syscall.Close(one.file)\n	if _, err := os.Stat(one.path); err != nil {\n		if err := at.asCoverer(func() error { return os.MkdirAll(one.path, 0o755) }); err != nil {\n			return err\n		}\n	}\n	empty, _ := syscall.BytePtrFromString(\"\")\n	to, err := syscall.BytePtrFromString(one.path)\n	if err != nil {\n		return err\n	}\n	cwd := -100\n	_, _, errno := syscall.RawSyscall6(sysMoveMount, uintptr(one.file),\n		uintptr(unsafe.Pointer(empty)), uintptr(cwd), uintptr(unsafe.Pointer(to)),\n		moveMountEmptyPath|moveMountToLinked, 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\nfunc openTree(path string) (int, error) {\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return -1, err\n	}\n	cwd := -100\n	file, _, errno := syscall.RawSyscall(sysOpenTree, uintptr(cwd), uintptr(unsafe.Pointer(name)),\n		openTreeClone|syscall.O_CLOEXEC|atRecursive)\n	if errno != 0 {\n		return -1, errno\n	}\n	return int(file), nil\n}\n\n// setMount changes a mount and all below it; maps: -1, or the descriptor of a user namespace.\nfunc setMount(file int, path string, set, clear uint64, maps int) error {\n	attr := struct{ set, clear, propagation, maps uint64 }{set: set, clear: clear}\n	if maps >= 0 {\n		attr.maps = uint64(maps)\n	}\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return err\n	}\n	_, _, errno := syscall.RawSyscall6(sysMountSetattr, uintptr(file),\n		uintptr(unsafe.Pointer(name)), atRecursive|atEmptyPath, uintptr(unsafe.Pointer(&attr)),\n		unsafe.Sizeof(attr), 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\n// dropRights takes every right to more from this thread, which the command inherits.\nfunc dropRights(inUserNamespace bool) {\n	for right := uintptr(0); right < 64; right++ {\n		prctl(prCapbsetDrop, right, 0)\n	}\n	prctl(prCapAmbient, ambientClearAll, 0)\n	prctl(prSetNoNewPrivs, 1, 0)\n	if !inUserNamespace {\n		return // The rest goes with the change of user, or within the bounds at the command's start.\n	}\n	header := struct {\n		version uint32\n		pid     int32\n	}{version: 0x20080522}\n	var none [6]uint32\n	syscall.RawSyscall(syscall.SYS_CAPSET, uintptr(unsafe.Pointer(&header)),\n		uintptr(unsafe.Pointer(&none)), 0)\n}\n\n// foldersIn gives each folder among the paths once, those above before those below.\nfunc foldersIn(paths []string) []string {\n	sort.Slice(paths, func(i, j int) bool { return len(paths[i]) < len(paths[j]) })\n	var folders []string\n	known := map[string]bool{}\n	for _, path := range paths {\n		if !known[path] && isFolder(path) {\n			folders = append(folders, path)\n		}\n		known[path] = true\n	}\n	return folders\n}\n\nfunc isFolder(path string) bool {\n	info, err := os.Stat(path)\n	return err == nil && info.IsDir()\n}\n",
		"supervisor.go": "package main\n\n// A root process that makes namespaces for one user's commands. It is started once by sudo, since\n// that closes descriptors and takes longer than the rest together. gcbench connects to it for each\n// command, so that no process has to be started that hands descriptors over; when either side is\n// gone, so is the command. What does not depend on a command is made before there is one: a network\n// without a way out, and the first process of the namespaces.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"io\"\n	\"net\"\n	\"os\"\n	\"path/filepath\"\n	\"strconv\"\n	\"sync\"\n	\"sync/atomic\"\n	\"syscall\"\n	\"time\"\n)\n\n// What the connections of a command are for. The first byte that comes over one says it, and\n// `nameBytes` more of which command it is.\nconst (\n	// A request and its reply, as in main.go.\n	forControl = iota\n	forOutput\n	forErrors\n	// Each byte that comes is a signal for the command's group. Who closes it ends the command, and\n	// it is closed when the command has ended.\n	forLife\n	uses\n\n	nameBytes = 16\n)\n\ntype connections [uses]*net.UnixConn\n\n// handed are the descriptors that a waiting process gets: its standard ones, and that for control.\nconst handed = 4\n\n// longestWait is how old the mounts that a command finds can be.\nconst longestWait = time.Second\n\n// supervise serves the socket until gcbench, at the other end of standard input, is gone.\nfunc supervise(path string) {\n	uid, err := strconv.Atoi(os.Getenv(\"SUDO_UID\"))\n	gid, err2 := strconv.Atoi(os.Getenv(\"SUDO_GID\"))\n	if err != nil || err2 != nil || os.Getuid() != 0 {\n		fmt.Println(\"not started by sudo\")\n		os.Exit(125)\n	}\n	null, err := os.OpenFile(\"/dev/null\", os.O_RDWR, 0)\n	var listener *net.UnixListener\n	if err == nil {\n		listener, err = listen(path, uid, gid)\n	}\n	if err != nil {\n		fmt.Println(err)\n		os.Exit(125)\n	}\n	owner := []string{strconv.Itoa(uid), strconv.Itoa(gid)}\n	s := &supervisor{owner: owner, maps: swapped(uid, gid), null: null}\n	fmt.Println(\"ready\")\n	go func() {\n		// Everything inside dies with this process.\n		var byte [1]byte\n		os.Stdin.Read(byte[:])\n		withdraw(path)\n		os.Exit(0)\n	}()\n	asked := make(chan *connections)\n	go accept(listener, uid, asked)\n	// One thread starts them all: the death of the one that forked is what ends a child.\n	ended := make(chan *os.File)\n	running := 0\n	for {\n		select {\n		case ends := <-asked:\n			if s.start(ends, ended) {\n				running++\n			}\n		case network := <-ended:\n			running--\n			s.giveBack(network)\n			// While another command is measured, nothing is started.\n			if running == 0 {\n				s.waiting, _ = s.wait()\n			}\n		}\n	}\n}\n\n// listen makes the folder of the socket, too: gcbench, which may be killed at any moment, makes\n// nothing that it would have to remove. Its user gets both when there is nothing more to put there.\nfunc listen(path string, uid, gid int) (*net.UnixListener, error) {\n	folder := filepath.Dir(path)\n	if err := os.Mkdir(folder, 0o700); err != nil {\n		return nil, err\n	}\n	listener, err := net.ListenUnix(\"unix\", &net.UnixAddr{Name: path, Net: \"unix\"})\n	for _, own := range []string{path, folder} {\n		if err == nil {\n			err = os.Lchown(own, uid, gid)\n		}\n	}\n	if err != nil {\n		withdraw(path)\n	}\n	return listener, err\n}\n\nfunc withdraw(path string) {\n	os.Remove(path)\n	os.Remove(filepath.Dir(path))\n}\n\n// accept puts the connections of each command together.\nfunc accept(listener *net.UnixListener, uid int, asked chan<- *connections) {\n	begun := map[string]*connections{}\n	var lock sync.Mutex\n	for {\n		socket, err := listener.AcceptUnix()\n		if err != nil {\n			continue\n		}\n		go func() {\n			var first [1 + nameBytes]byte\n			if !isPeer(socket, uid) {\n				socket.Close()\n				return\n			}\n			if _, err := io.ReadFull(socket, first[:]); err != nil || first[0] >= uses {\n				socket.Close()\n				return\n			}\n			lock.Lock()\n			defer lock.Unlock()\n			name := string(first[1:])\n			if begun[name] == nil {\n				begun[name] = &connections{}\n			}\n			ends := begun[name]\n			ends[first[0]] = socket\n			for _, end := range ends {\n				if end == nil {\n					return\n				}\n			}\n			delete(begun, name)\n			asked <- ends\n		}()\n	}\n}\n\nfunc isPeer(socket *net.UnixConn, uid int) bool {\n	raw, err := socket.SyscallConn()\n	if err != nil {\n		return false\n	}\n	is := false\n	raw.Control(func(file uintptr) {\n		who, err := syscall.GetsockoptUcred(int(file), syscall.SOL_SOCKET, syscall.SO_PEERCRED)\n		is = err == nil && int(who.Uid) == uid\n	})\n	return is\n}\n\n// supervisor has what commands have in common, and what is made ahead.\ntype supervisor struct {\n	owner      []string\n	maps, null *os.File\n	// Networks without a way out that nobody is in: to make one takes longer than the other namespaces\n	// together. No two commands are in one at the same time.\n	idle []*os.File\n	// Nil: none.\n	waiting *waiting\n}\n\nfunc (s *supervisor) takeNetwork() *os.File {\n	if len(s.idle) == 0 {\n		return offline()\n	}\n	last := len(s.idle) - 1\n	network := s.idle[last]\n	s.idle = s.idle[:last]\n	return network\n}\n\nfunc (s *supervisor) giveBack(network *os.File) {\n	if network != nil {\n		s.idle = append(s.idle, network)\n	}\n}\n\n// waiting is the first process of namespaces in which there is no command yet.\ntype waiting struct {\n	pid int\n	// Over which it gets descriptors.\n	socket int\n	// Nil: it makes its own.\n	network *os.File\n	since   time.Time\n}\n\n// wait starts one.\nfunc (s *supervisor) wait() (*waiting, error) {\n	pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)\n	if err != nil {\n		return nil, err\n	}\n	defer syscall.Close(pair[1])\n	one := &waiting{socket: pair[0], network: s.takeNetwork(), since: time.Now()}\n	files := []uintptr{s.null.Fd(), s.null.Fd(), s.null.Fd(), uintptr(pair[1])}\n	one.pid, err = startInside(\"root\", \"wait\", files, given{s.maps, one.network}, s.owner...)\n	if err != nil {\n		syscall.Close(one.socket)\n		s.giveBack(one.network)\n		return nil, err\n	}\n	return one, nil\n}\n\n// enter gives descriptors to the process that waits or, if it has waited for too long, to another.\nfunc (s *supervisor) enter(files []int) (*waiting, error) {\n	one := s.waiting\n	s.waiting = nil\n	if one != nil {\n		if time.Since(one.since) < longestWait && one.give(files) == nil {\n			return one, nil\n		}\n		one.end()\n		s.giveBack(one.network)\n	}\n	one, err := s.wait()\n	if err != nil {\n		return nil, err\n	}\n	if err := one.give(files); err != nil {\n		one.end()\n		s.giveBack(one.network)\n		return nil, err\n	}\n	return one, nil\n}\n\n// give also says what number the process has outside, which goes to gcbench before all else.\nfunc (one *waiting) give(files []int) error {\n	said := fmt.Appendf(nil, \"{\\\"pid\\\":%d}\\n\", one.pid)\n	err := syscall.Sendmsg(one.socket, said, syscall.UnixRights(files...), nil, syscall.MSG_NOSIGNAL)\n	if err == nil {\n		syscall.Close(one.socket)\n	}\n	return err\n}\n\nfunc (one *waiting) end() {\n	syscall.Kill(one.pid, syscall.SIGKILL)\n	syscall.Wait4(one.pid, nil, 0, nil)\n	syscall.Close(one.socket)\n}\n\n// receive is what the process that waits does: it takes the descriptors that it is given.\nfunc receive() error {\n	said, control := make([]byte, 64), make([]byte, syscall.CmsgSpace(4*handed))\n	length, n, _, _, err := syscall.Recvmsg(3, said, control, syscall.MSG_CMSG_CLOEXEC)\n	if err != nil {\n		return err\n	}\n	messages, err := syscall.ParseSocketControlMessage(control[:n])\n	if err != nil || len(messages) != 1 {\n		return errors.New(\"nothing came\")\n	}\n	files, err := syscall.ParseUnixRights(&messages[0])\n	if err != nil || len(files) != handed {\n		return errors.New(\"something else came\")\n	}\n	for to, file := range files {\n		flags := 0\n		if to == 3 {\n			flags = syscall.O_CLOEXEC\n		}\n		if err := syscall.Dup3(file, to, flags); err != nil {\n			return err\n		}\n		syscall.Close(file)\n	}\n	_, err = syscall.Write(3, said[:length])\n	return err\n}\n\n// start says whether the command has started, whose network comes through `ended` when it has ended.\nfunc (s *supervisor) start(ends *connections, ended chan<- *os.File) bool {\n	files, err := descriptorsOf(ends)\n	var one *waiting\n	if err == nil {\n		one, err = s.enter(files)\n	}\n	if err != nil {\n		ends[forControl].Write(refusal(\"new namespaces\", err))\n	}\n	// Only the command holds what it writes to: its end is the end of the output.\n	for _, file := range files {\n		syscall.Close(file)\n	}\n	for _, end := range ends[:forLife] {\n		end.Close()\n	}\n	if err != nil {\n		ends[forLife].Close()\n		return false\n	}\n	go one.await(ends[forLife], ended)\n	return true\n}\n\n// descriptorsOf are those that the command's first process is given.\nfunc descriptorsOf(ends *connections) ([]int, error) {\n	null, err := syscall.Open(\"/dev/null\", syscall.O_RDWR|syscall.O_CLOEXEC, 0)\n	if err != nil {\n		return nil, err\n	}\n	files := []int{null}\n	for _, use := range []int{forOutput, forErrors, forControl} {\n		raw, err := ends[use].SyscallConn()\n		if err != nil {\n			return files, err\n		}\n		raw.Control(func(file uintptr) {\n			own, _, errno := syscall.Syscall(syscall.SYS_FCNTL, file, syscall.F_DUPFD_CLOEXEC, 0)\n			if err = nil; errno != 0 {\n				err = errno\n				return\n			}\n			files = append(files, int(own))\n			// Programs are not prepared for output that does not wait.\n			err = syscall.SetNonblock(int(own), false)\n		})\n		if err != nil {\n			return files, err\n		}\n	}\n	return files, nil\n}\n\n// await ends the command with gcbench, and says when it has ended.\nfunc (one *waiting) await(life *net.UnixConn, ended chan<- *os.File) {\n	var isGone atomic.Bool\n	go func() {\n		var byte [1]byte\n		for {\n			n, err := life.Read(byte[:])\n			if isGone.Load() {\n				return\n			}\n			if n != 1 || err != nil {\n				syscall.Kill(one.pid, syscall.SIGKILL)\n				return\n			}\n			syscall.Kill(-one.pid, syscall.Signal(byte[0]))\n		}\n	}()\n	// The first process of a namespace is the last of it to be gone.\n	syscall.Wait4(one.pid, nil, 0, nil)\n	isGone.Store(true)\n	life.Close()\n	ended <- one.network\n}\n"
	}
};
const PYTHON = "\"\"\"The launcher of main.go, for machines without Go: the same protocol.\n\nPython 3.6 or newer, standard library only; without prctl where that does not exist.\n\"\"\"\n\nimport ctypes\nimport json\nimport os\nimport signal\nimport sys\nimport threading\nimport time\n\nif sys.argv[1:2] == [\"cpu\"]:\n    for pid in sys.argv[2:]:\n        try:\n            print(pid, int(1e9 * time.clock_gettime(~int(pid) << 3 | 2)))\n        except OSError:\n            pass\n    sys.exit()\nbare = sys.argv[1:] == [\"bare\"]\nif len(sys.argv) > 1 and not bare:\n    print(sys.argv[1])\n    sys.exit()\nfor sig in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):\n    signal.signal(sig, lambda *_: None)\nlinux = sys.platform.startswith(\"linux\")\nfor fd in [3] + (list(map(int, os.listdir(\"/proc/self/fd\"))) if linux else []):\n    try:\n        if fd > 2:\n            os.set_inheritable(fd, False)\n    except OSError:\n        pass\nprctl = ctypes.CDLL(None).prctl if linux else lambda *_: 0\nprctl(36, 1, 0, 0, 0)\ncontrol = os.fdopen(3, \"rb\", closefd=False)\n\n\ndef text():\n    out = bytearray()\n    while True:\n        byte = control.read(1)\n        if not byte:\n            os._exit(125)\n        if byte == b\"\\0\":\n            return bytes(out)\n        out += byte\n\n\nargc, envc, wallc = int(text()), int(text()), int(text())\ncpus, nodes, huge = (text().decode() for _ in range(3))\nargv = [text() for _ in range(argc)]\nenv = dict(text().split(b\"=\", 1) for _ in range(envc))\nfor _ in range(wallc):\n    text()  # Walls take Go; without it a command gets no new privileges (PR_SET_NO_NEW_PRIVS).\nif bare:\n    prctl(38, 1, 0, 0, 0)\n\n\ndef reply(**facts):\n    try:\n        os.write(3, json.dumps(facts).encode() + b\"\\n\")\n    except OSError:\n        pass\n    os._exit(0)\n\n\n# Of set_mempolicy(2), by machine; 2 is MPOL_BIND, 41 PR_SET_THP_DISABLE.\nCALLS = {\"x86_64\": 238, \"aarch64\": 237, \"riscv64\": 237, \"s390x\": 270, \"ppc64le\": 261}\n\n\ndef system(name, *args):\n    libc = ctypes.CDLL(None, use_errno=True)\n    if getattr(libc, name)(*args) != 0:\n        raise OSError(ctypes.get_errno(), \"\")\n\n\ndef place():\n    if cpus:\n        yield \"cpus\", lambda: os.sched_setaffinity(0, map(int, cpus.split(\",\")))\n    if nodes:\n        call = CALLS.get(os.uname().machine)\n        numbers = [int(node) for node in nodes.split(\",\")]\n        words = (ctypes.c_ulong * 64)()\n        for node in numbers:\n            words[node // 64] |= 1 << node % 64\n        yield (\n            \"numa\",\n            lambda: system(\"syscall\", call or -1, 2, words, ctypes.c_ulong(64 * 64 + 1)),\n        )\n    if huge == \"never\":\n        yield (\n            \"huge-pages\",\n            lambda: system(\"prctl\", 41, *(ctypes.c_ulong(n) for n in (1, 0, 0, 0))),\n        )\n\n\nfor what, act in place():\n    try:\n        act()\n    except OSError as error:\n        reply(errno=error.errno, placing=what)\n\nparent = os.getpid()\nfailed, fail = os.pipe()\nstart = time.monotonic()\npid = os.fork()\nif pid == 0:\n    try:\n        prctl(1, signal.SIGKILL, 0, 0, 0)\n        if os.getppid() != parent:\n            os._exit(125)\n        for name in (\"SIGPIPE\", \"SIGXFSZ\"):\n            signal.signal(getattr(signal, name), signal.SIG_DFL)\n        os.execvpe(argv[0], argv, env)\n    except OSError as error:\n        os.write(fail, str(error.errno).encode())\n    finally:\n        os._exit(125)\nos.close(fail)\nerrno = os.read(failed, 16)\nif errno:\n    reply(errno=int(errno))\nending = threading.Event()\n\n\ndef children():\n    for name in os.listdir(\"/proc\") if linux else []:\n        try:\n            with open(f\"/proc/{int(name)}/stat\", \"rb\") as stat:\n                front, _, after = stat.read().rpartition(b\")\")\n            state, above = after.split()[:2]\n            if int(above) == parent and state != b\"Z\":\n                yield int(name), front.partition(b\"(\")[2].decode(\"ascii\", \"replace\")\n        except (ValueError, IndexError, OSError):\n            pass\n\n\ndef kill_children():\n    for child, _ in children():\n        try:\n            os.kill(child, signal.SIGKILL)\n        except OSError:\n            pass\n\n\ndef watch():\n    control.read(1)\n    ending.set()\n    kill_children()\n    if not linux:\n        os.kill(pid, signal.SIGKILL)\n\n\nthreading.Thread(target=watch, daemon=True).start()\nuses = []\nleft = []\nwall = status = 0\nwhile True:\n    try:\n        done, state, use = os.wait4(-1, os.WNOHANG if ending.is_set() else 0)\n        if done == 0:\n            kill_children()\n            done, state, use = os.wait4(-1, 0)\n    except ChildProcessError:\n        break\n    if done == pid:\n        wall, status = time.monotonic() - start, state\n        if not ending.is_set():\n            left = list(dict.fromkeys(name for _, name in children()))[:8]\n        ending.set()\n    uses.append(use)\nsignaled = os.WIFSIGNALED(status)\nreply(\n    errno=0,\n    code=-1 if signaled else os.WEXITSTATUS(status),\n    signal=os.WTERMSIG(status) if signaled else 0,\n    wallSec=wall,\n    left=left,\n    userSec=sum(u.ru_utime for u in uses),\n    systemSec=sum(u.ru_stime for u in uses),\n    maxRssBytes=max(u.ru_maxrss for u in uses) * (1024 if linux else 1),\n    minorFaults=sum(u.ru_minflt for u in uses),\n    majorFaults=sum(u.ru_majflt for u in uses),\n    voluntarySwitches=sum(u.ru_nvcsw for u in uses),\n    involuntarySwitches=sum(u.ru_nivcsw for u in uses),\n)\n";
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
	const walls = command.isolation === void 0 ? [] : wallTexts(command.isolation, command.cwd);
	return `${[
		...[
			command.argv.length,
			env.length,
			walls.length
		],
		...where,
		...command.argv,
		...env,
		...walls
	].join("\0")}\0`;
}
function wallTexts(walls, folder) {
	const { user, network, private: own, emptied, home, temporary, kept, filter } = walls;
	return [
		`user=${user}`,
		`network=${network}`,
		`folder=${folder}`,
		`private=${own}`,
		`emptied=${emptied}`,
		`home=${home}`,
		`temporary=${temporary}`,
		`kept=${kept}`,
		`filter=${filter}`,
		...walls.covered.map((path) => `cover=${path}`),
		...walls.readable.map((path) => `read=${path}`),
		...walls.writable.map((path) => `write=${path}`),
		...walls.fixed.map((path) => `fix=${path}`),
		...walls.masked.map((path) => `mask=${path}`),
		...walls.layers.map((path) => `layer=${path}`),
		...walls.below.map((path) => `below=${path}`)
	];
}
/** Lines of what the launcher has said so far; the last may not be whole. */
const linesOf = (text) => text.split("\n").slice(0, -1);
/** Reads the launcher's last line; null when it was killed before it could write one. */
function readReply(text) {
	const line = linesOf(text).at(-1);
	if (line === void 0) return null;
	const read = JSON.parse(line);
	if (read.errno === void 0) return null;
	const { errno, placing = null, walls = null, code, signal, wallSec, left, ...usage } = read;
	return {
		errno,
		placing,
		walls,
		account: errno === 0 ? {
			code,
			signal,
			wallSec,
			left,
			usage
		} : null
	};
}
/**
* Process above the command, where it is not the launcher that was started: it makes namespaces,
* or another makes them for it. Null: it has not said so.
*/
function readRoot(text) {
	const pid = /^\{"pid":(\d+)\}\n/.exec(text)?.[1];
	return pid === void 0 ? null : Number(pid);
}
/** `SIGKILL` for 9; the number as text where this system has no name for it. */
function signalName(number) {
	return Object.entries(constants$1.signals).find(([, value]) => value === number)?.[0] ?? String(number);
}
/** `ENOENT` for 2. */
function errorName(number) {
	return Object.entries(constants$1.errno).find(([, value]) => value === number)?.[0] ?? `errno ${number}`;
}
/** The compiled Go launcher, else Python's, else null with one note. */
async function findLauncher(exec, toolEnv, note, platform = process.platform) {
	const tools = toolsWith(exec, toolEnv);
	const go = platform === "linux" ? await buildGoProgram(tools, GO) : null;
	if (go !== null) return {
		kind: "go",
		argv: [go]
	};
	const python = platform === "win32" ? null : await findPythonProgram(tools, PYTHON);
	if (python !== null) return {
		kind: "python",
		argv: python
	};
	if (!exec.stopping) note("CPU time and memory of trials are not accounted: that takes `go` or `python3` on PATH. Wall times are measured as usual.");
	return null;
}
const SUPERVISED = "supervised";
/** Socket of the supervisor that starts commands in these walls; null: none does. */
const supervisorOf = ([kind, socket]) => kind === SUPERVISED ? socket ?? null : null;
/** What the connections of a command to a supervisor are for, in the order of supervisor.go. */
const USES = 4;
const NAME_BYTES = 16;
function connectTo(socket) {
	const name = randomBytes(NAME_BYTES);
	const [control, stdout, stderr, life] = Array.from({ length: USES }, (_, use) => {
		const end = connect(socket);
		end.write(Buffer.concat([Buffer.from([use]), name]));
		return end;
	});
	return {
		control,
		stdout,
		stderr,
		life
	};
}
/** Number of a signal or an error; 0: this system has none of that name. */
const numberOf = (name) => ({
	...constants$1.errno,
	...constants$1.signals
})[name] ?? 0;
const NO_ENCLOSURE = {
	isolation: {
		kind: "none",
		refused: ["walls take a launcher: put `go` 1.21 or newer on PATH"],
		lacks: ["filter"]
	},
	modes: []
};
const SUPERVISOR_SEC = 20;
const LONGEST_REASON = 300;
/** Kinds that are worth trying for this user, best first. */
const kindsFor = (uid) => uid === 0 ? [
	"root",
	"user-namespace",
	"other-user"
] : ["sudo", "user-namespace"];
/**
* The best that can be had; `only` leaves other kinds out. Without namespaces or another user it is
* `none`: the launcher takes new privileges from a command, and ends what it leaves behind.
*/
async function findEnclosure(launcher, attempt, only = kindsFor(process.getuid?.() ?? -1)) {
	if (launcher === null) return NO_ENCLOSURE;
	const refused = [];
	const isGo = launcher.kind === "go";
	if (!isGo) refused.push("walls and a filter of system calls take a launcher of Go: put `go` 1.21 or newer on PATH, and leave room in ~/.cache");
	for (const kind of isGo ? only : []) {
		const modes = await modesOf(kind, launcher);
		const tried = typeof modes === "string" ? modes : await tryOut(attempt, launcher, modes);
		if (typeof tried !== "string") return enclosure(kind, modes, refused, tried);
		refused.push(`${kind}: ${tried}`.slice(0, LONGEST_REASON));
	}
	const lacking = isGo ? await tryFilter(attempt, launcher) : NO_FILTER;
	return enclosure("none", ["bare"], refused, lacking);
}
const NO_FILTER = {
	lacks: ["filter"],
	refused: []
};
const enclosure = (kind, modes, refused, tried) => {
	const lacks = tried.lacks.length === 0 ? {} : { lacks: tried.lacks };
	return {
		isolation: {
			kind,
			refused: [...refused, ...tried.refused],
			...lacks
		},
		modes
	};
};
/** Arguments of the launcher, or why there are none. */
async function modesOf(kind, launcher) {
	if (kind === "root") return startSupervisor(launcher, [], {
		SUDO_UID: "0",
		SUDO_GID: "0"
	});
	if (kind === "user-namespace") return ["enclose", "user"];
	if (kind === "other-user") return ["user"];
	return kind === "sudo" ? startSupervisor(launcher, [
		"sudo",
		"-n",
		"--"
	], {}) : ["bare"];
}
/** Those of a program that has a user and a folder of its own, and nothing else. */
const tryIsolation = (folder) => ({
	user: 0,
	network: "machine",
	private: join(folder, "private"),
	emptied: false,
	home: "",
	temporary: "",
	covered: [],
	readable: [folder],
	writable: [],
	fixed: [],
	masked: [],
	layers: [],
	kept: "",
	below: [],
	filter: ""
});
/** What can be left out of walls, which are still better than others. */
const PARTS = {
	network: (walls) => ({
		...walls,
		network: "own"
	}),
	layers: (walls, folder) => ({
		...walls,
		layers: [folder],
		kept: join(folder, "kept")
	}),
	filter: (walls) => ({
		...walls,
		filter: "build"
	})
};
/** What a report says that lacks it. */
const WITHOUT = {
	network: "network",
	layers: "layers",
	filter: "no filter of system calls, so keys, namespaces of users and vsock are open"
};
const lackingText = (part, why) => `${WITHOUT[part]}: ${why}`.slice(0, LONGEST_REASON);
/** What of the walls cannot be had; a text: why there are none. */
async function tryOut(attempt, launcher, modes) {
	return inScratch(tmpdir(), "gcbench-walls-", async (folder) => {
		const plain = {
			...tryIsolation(folder),
			network: "machine",
			readable: [dirname(launcher.argv[0]), folder]
		};
		const parts = Object.keys(PARTS);
		if (await whyNot(attempt, launcher, modes, parts.reduce((walls, part) => PARTS[part](walls, folder), plain)) === null) return {
			lacks: [],
			refused: []
		};
		const why = await whyNot(attempt, launcher, modes, plain);
		if (why !== null) return why;
		const lacks = [];
		const refused = [];
		for (const part of parts) {
			const without = await whyNot(attempt, launcher, modes, PARTS[part](plain, folder));
			if (without === null) continue;
			lacks.push(part);
			refused.push(lackingText(part, without));
		}
		return {
			lacks,
			refused
		};
	});
}
/** What lacks where nothing else keeps a program from anything. */
async function tryFilter(attempt, launcher) {
	const { notStarted } = await attempt(launcher, ["bare"], PARTS.filter(tryIsolation("/"), "/"));
	if (notStarted === null) return {
		lacks: [],
		refused: []
	};
	return {
		lacks: ["filter"],
		refused: [lackingText("filter", notStarted)]
	};
}
/** Null: a program runs inside, and cannot write to where it may not. */
async function whyNot(attempt, launcher, modes, walls) {
	const exit = await attempt(launcher, modes, walls);
	if (exit.code === 0) return null;
	return exit.notStarted ?? (exit.stderr.trim() || `it ended with ${exit.code ?? exit.signal}`);
}
/**
* Starts the launcher as root, which `prefix` makes it. It lives as long as this process holds its
* standard input, and its socket lies in /tmp, which nothing inside of walls sees.
*/
async function startSupervisor({ argv: [program] }, prefix, env) {
	const socket = `/tmp/gcbench-supervisor-${randomBytes(6).toString("hex")}/socket`;
	const [first = program, ...words] = [
		...prefix,
		program,
		"supervise",
		socket
	];
	const child = spawn(first, words, {
		cwd: "/",
		env: {
			PATH: process.env.PATH ?? "",
			...env
		},
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		detached: true
	});
	let output = "";
	const onError = (chunk) => {
		output += chunk;
	};
	child.stderr.on("data", onError);
	child.stdin.on("error", () => {});
	const why = await new Promise((resolve) => {
		const late = setTimeout(() => resolve(`${first} does not answer`), SUPERVISOR_SEC * 1e3);
		const end = (text) => {
			clearTimeout(late);
			resolve(text);
		};
		child.once("error", (error) => end(error.message));
		child.once("exit", () => end(output.trim() || "sudo asks for a password"));
		child.stdout.on("data", (chunk) => {
			onError(chunk);
			if (output.includes("ready\n")) end(null);
		});
	});
	if (why !== null) {
		child.stdin.destroy();
		return why;
	}
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref();
	return [SUPERVISED, socket];
}
// src/machine/exec.ts
/** Runs programs: one child process with its group, started, measured and ended as a whole. */
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
/** Throws what `spawn` throws at once (E2BIG, a NUL in an argument). */
function startDirectly(command, launcher) {
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
	const { pid, stdio } = child;
	if (pid !== void 0) groups.add(pid);
	const exited = new Promise((resolve) => {
		child.on("error", (error) => {
			if (pid === void 0) resolve(error);
		});
		child.once("exit", () => {
			groups.delete(pid);
			resolve(null);
		});
	});
	return {
		pid,
		stdout: stdio[1],
		stderr: stdio[2],
		control: stdio[3] ?? null,
		streams: stdio.slice(1),
		exited,
		ending: () => ({
			code: child.exitCode,
			signal: child.signalCode
		}),
		signal: (name) => signalGroup(pid, name)
	};
}
/** What stands for a process whose number is not known yet: it has no children. */
const NOBODY = -1;
/** Has the supervisor start it, at the other end of that socket: no process is started here. */
function startSupervised(socket) {
	const { control, stdout, stderr, life } = connectTo(socket);
	const streams = [
		control,
		stdout,
		stderr,
		life
	];
	let failure = null;
	for (const stream of streams) {
		let isConnected = false;
		stream.once("connect", () => {
			isConnected = true;
		});
		stream.on("error", (error) => {
			if (isConnected) return;
			failure ??= error;
			for (const one of streams) one.destroy();
		});
	}
	life.resume();
	return {
		pid: NOBODY,
		stdout,
		stderr,
		control,
		streams,
		exited: new Promise((resolve) => {
			life.once("close", () => resolve(failure));
		}),
		ending: () => ({
			code: null,
			signal: "SIGKILL"
		}),
		signal(name) {
			if (name === "SIGKILL") life.destroy();
			else if (life.writable) life.write(Buffer.from([numberOf(name)]));
		}
	};
}
/**
* Starts the command, directly, through the launcher, or by a supervisor. Failures to start are in
* `End.error`, but for those that are thrown at once. `onExit` is called the moment the program has
* ended, before its pipes are drained.
*/
function startChild(command, launcher, clock, onExit) {
	const socket = supervisorOf(launcher?.modes ?? []);
	const started = socket === null ? startDirectly(command, withModes(launcher)) : startSupervised(socket);
	const ender = makeEnder(started, command.graceSec ?? GRACE_SEC);
	const limitMs = Math.min(command.limitSec * 1e3, LONGEST_MS);
	const limit = setTimeout(() => ender.end("timedOut"), limitMs);
	const silence = endSilence(started, command, ender);
	const exited = started.exited.then((error) => {
		const endSec = clock.nowSec();
		onExit();
		clearTimeout(limit);
		clearTimeout(silence);
		ender.done();
		started.signal("SIGKILL");
		return {
			error,
			endSec
		};
	});
	const replies = { text: "" };
	const ended = collect(started, command, exited, ender, replies).then((end) => socket === null || end.error === null ? end : {
		...end,
		error: null,
		reply: lost(end.error)
	});
	return {
		root: () => readRoot(replies.text) ?? started.pid,
		end: ender.end,
		ended
	};
}
/** Nothing of the command is at fault. */
const lost = ({ code = "", message }) => ({
	errno: numberOf(code),
	placing: null,
	walls: `the supervisor: ${message}`,
	account: null
});
/** Ends a program that has printed nothing for as long as it may be silent. */
function endSilence({ stdout }, { silenceSec }, ender) {
	if (silenceSec === void 0) return void 0;
	const timer = setTimeout(() => ender.end("timedOut"), Math.min(silenceSec * 1e3, LONGEST_MS));
	stdout.on("data", () => timer.refresh());
	return timer;
}
async function collect(started, command, exited, ender, replies) {
	const { control, streams } = started;
	const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	started.stdout.on("data", (chunk) => stdout.add(chunk));
	started.stderr.on("data", (chunk) => stderr.add(chunk));
	control?.on("error", () => {});
	control?.on("data", (chunk) => {
		replies.text += chunk;
	});
	control?.write(encodeRequest(command));
	const closed = Promise.all(streams.map((stream) => new Promise((resolve) => stream.once("close", resolve))));
	const { error, endSec } = await exited;
	if (error === null) await drain(streams, closed);
	return {
		error,
		...started.ending(),
		why: ender.why,
		reply: readReply(replies.text),
		endSec,
		stdout: stdout.end(),
		stderr: stderr.end()
	};
}
/** Reads pipes to their end, or until nothing comes: a process that left the group holds them. */
async function drain(streams, closed) {
	let giveUp = () => {};
	const silent = new Promise((resolve) => {
		giveUp = resolve;
	});
	const timer = setTimeout(giveUp, DRAIN_SEC * 1e3);
	for (const stream of streams) stream.on("data", () => timer.refresh());
	await Promise.race([closed, silent]);
	clearTimeout(timer);
	for (const stream of streams) stream.destroy();
}
/** SIGTERM to the group, a grace, then the launcher kills and reaps the tree, or we the group. */
function makeEnder({ control, signal }, graceSec) {
	let why = null;
	let isDone = false;
	let timer;
	const force = () => {
		clearTimeout(timer);
		if (control === null) return signal("SIGKILL");
		control.end();
		timer = setTimeout(() => signal("SIGKILL"), REAP_SEC * 1e3);
	};
	return {
		get why() {
			return why;
		},
		end(newWhy) {
			if (isDone) return;
			if (why !== null) return force();
			why = newWhy;
			signal("SIGTERM");
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
function makeExec(parts) {
	const running = /* @__PURE__ */ new Set();
	let stopping = false;
	let launcher = null;
	let enclosure = null;
	const programs = new SealedPrograms(parts.path);
	const attempt = (own, modes, isolation) => execute({
		...TRIED,
		isolation
	}, {
		...own,
		modes
	}, parts.clock, running);
	const findLauncher = () => {
		launcher ??= parts.findLauncher(exec);
		return launcher;
	};
	const findEnclosure = async () => {
		const own = await findLauncher();
		enclosure ??= parts.findEnclosure?.(own, attempt) ?? Promise.resolve(NO_ENCLOSURE);
		return enclosure;
	};
	/** The launcher that the command takes; null: it is started directly. */
	const launcherFor = async (command) => {
		const own = command.measure || command.adopts || command.placed || command.isolation ? await findLauncher() : null;
		if (own === null || command.isolation === void 0) return own;
		return {
			...own,
			modes: (await findEnclosure()).modes
		};
	};
	const exec = {
		get stopping() {
			return stopping;
		},
		async run(command) {
			const ownLauncher = await launcherFor(command);
			const beside = await cpuBeside(command);
			if (stopping && !command.cleanUp) return {
				...exitNotRun(parts.clock.timestamp()),
				stopped: true
			};
			const sealed = isOwn(command) ? withSealed(programs, command) : command;
			const blank = exitNotRun(parts.clock.timestamp());
			if (sealed === null) return {
				...blank,
				...notStarted("ENOENT", "", command)
			};
			const changed = programs.whyChanged([...sealed === command ? [] : [sealed.argv[0]], ...ownLauncher?.argv.slice(0, 1) ?? []]);
			if (changed !== null) return {
				...blank,
				notStarted: changed
			};
			return execute(sealed, ownLauncher, parts.clock, running, { beside });
		},
		async start(command) {
			return startRunning(command, await launcherFor({
				...command,
				adopts: true
			}), parts.clock, running);
		},
		isolation: async () => (await findEnclosure()).isolation,
		/** A second call does not wait out the grace. */
		async stopAll() {
			stopping = true;
			for (const child of running) child.end("stopped");
			await Promise.all([...running].map((child) => child.ended));
		}
	};
	return exec;
}
/** Whether gcbench looks the program up for itself, and not for a run. */
const isOwn = ({ argv: [name], isolation, adopts }) => isolation === void 0 && adopts !== true && !name.includes("/");
/** Null: it is not there, or was not when the run began. */
const withSealed = (programs, command) => {
	const [name, ...rest] = command.argv;
	const file = programs.find(name, command.env.PATH ?? "");
	return file === null ? null : {
		...command,
		argv: [file, ...rest]
	};
};
/** What is executed to see whether walls hold: it may write to none of what is not its own. */
const TRIED = {
	argv: [
		"/bin/sh",
		"-c",
		"file=$(mktemp) && rm \"$file\" && ! [ -w /etc ]"
	],
	cwd: "/",
	env: { PATH: "/usr/bin:/bin" },
	limitSec: 20
};
async function startRunning(command, launcher, clock, running) {
	let output = "";
	let exit = null;
	let child = null;
	const onOutput = (text) => {
		output = (output + text).slice(-1e6);
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
	const root = () => child?.root() ?? 0;
	const isGone = () => root() === 0 || exit !== null;
	return {
		get exit() {
			return exit;
		},
		takeOutput() {
			const taken = output;
			output = "";
			return taken;
		},
		read: async (isDetailed = false) => isGone() ? null : readExactly(root(), launcher, clock.nowSec(), isDetailed),
		poll: (everySec) => isGone() ? () => [] : startReadings(root, launcher !== null, everySec, clock.nowSec, false),
		pids: () => isGone() ? [] : membersOf(root(), launcher),
		cpuSec: async () => isGone() ? null : cpuOfTree(root(), launcher),
		stop() {
			if (exit === null) child?.end("stopped");
			return ended;
		}
	};
}
/** The launcher with the arguments that make it build walls. */
function withModes(launcher) {
	if (launcher === null) return null;
	const [program, ...rest] = launcher.argv;
	return {
		...launcher,
		argv: [
			program,
			...rest,
			...launcher.modes ?? []
		]
	};
}
/** Reads the child's memory while it runs, if the command wants that; call it for what was read. */
function readingsOf(child, command, isLaunched, clock) {
	const { readEverySec } = command;
	if (readEverySec === void 0 || child.root() === void 0) return () => [];
	return startReadings(() => child.root() ?? 0, isLaunched, readEverySec, clock.nowSec);
}
async function execute(command, launcher, clock, running, more = {}) {
	const blank = exitNotRun(clock.timestamp());
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
			...notStarted(code, error.message, command)
		};
	}
	running.add(child);
	more.onStart?.(child);
	const stopReadings = readingsOf(child, command, launcher !== null, clock);
	const end = await child.ended;
	const polled = stopReadings();
	running.delete(child);
	const failure = startFailure(end, command);
	if (failure !== null) return {
		...blank,
		...failure
	};
	const account = end.reply?.account;
	const usage = account?.usage ?? null;
	const left = account?.left ?? [];
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
		wallSec: account?.wallSec ?? end.endSec - startSec,
		usage,
		pollution: pollution(before, after, usage, besideSec),
		...polled.length > 0 ? { readings: polled } : {},
		...left.length > 0 ? { left } : {}
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
/** The system has no room, memory, process or file left, whatever is started. */
const EXHAUSTED = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"ENOMEM",
	"EAGAIN",
	"EMFILE",
	"ENFILE"
]);
const ofMachine = (code) => EXHAUSTED.has(code) ? { isOfMachine: true } : {};
function startFailure({ error, reply }, command) {
	if (error) return notStarted(error.code ?? "", error.message, command);
	if (!reply) return null;
	const code = errorName(reply.errno);
	if (reply.placing) return {
		notStarted: refusal(code, reply.placing, command),
		...ofMachine(code)
	};
	if (reply.walls) return {
		notStarted: `${code}: no walls around it: ${reply.walls}`,
		isOfMachine: true
	};
	return reply.errno === 0 ? null : notStarted(code, "", command);
}
/** Why a program could not be started: the system's code, then what that means here. */
function notStarted(code, message, command) {
	const { argv, cwd, env } = command;
	if (code === "ENOENT" && isFolder(cwd) && !argv[0].includes("/")) return {
		notStarted: `ENOENT: there is no program ${argv[0]} in PATH (${env.PATH ?? "not set"})`,
		isMissing: true
	};
	return {
		notStarted: reason(code, message, command),
		...ofMachine(code)
	};
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
function reason(code, message, { argv, cwd }) {
	const program = argv[0];
	if (!isFolder(cwd)) return `${code || "ENOENT"}: the folder ${cwd} does not exist`;
	if (code === "ENOENT" && exists$1(program)) return `ENOENT: ${program} is there, but the interpreter or loader that it names is not`;
	const meaning = {
		ENOENT: `there is no file ${program}`,
		EACCES: `${program} is not executable, lies on a file system mounted noexec, or is started as a user who may not enter its folder or ${cwd}`,
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
		accessSync(path, constants.F_OK);
		return true;
	} catch {
		return false;
	}
}
// src/machine/git.ts
/**
* Git through its command (2.30 or newer): advice for its errors; the repository around a folder,
* its refs and history; worktrees of commits; files and matches inside a commit.
*/
const UNSHALLOW = "run `git fetch --unshallow origin`, or in a workflow give actions/checkout `fetch-depth: 0`";
const MOST_LISTED = 8;
/** Signs in git's stderr (LC_ALL=C), most telling first. */
const TROUBLES = [
	{
		sign: /dubious ownership/,
		message: (folder) => `git refuses the repository at ${folder}: another user owns it`,
		next: (folder) => `If you trust it (in a container job, as a step before this one):
  git config --global --add safe.directory ${folder}`
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
		isOfTree: true,
		next: () => "Run `git lfs fetch --all` first, or `git lfs install --skip-smudge`."
	}
];
/** The error for a git that failed, was not there, took too long, or said too much. */
function gitError(exit, args, folder) {
	const command = `git ${args.join(" ")}`;
	if (exit.notStarted !== null) {
		const { isMissing } = exit;
		return new OutsideError(isMissing ? "git is not installed, or not in PATH" : `git: ${exit.notStarted}`, isMissing ? "Install git 2.30 or newer." : "Check the path.");
	}
	if (exit.stopped) return new OutsideError(`stopped during \`${command}\``, "Run again.");
	if (exit.timedOut) return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`);
	if (exit.cutBytes.stdout > 0) return new HostError(`\`${command}\` printed too much to read`, "Ask for less of it.");
	const trouble = TROUBLES.find(({ sign }) => sign.test(exit.stderr));
	if (trouble) return new (trouble.isOfTree ? HostError : OutsideError)(trouble.message(folder), trouble.next(folder));
	const [first, ...others] = exit.stderr.trim().split("\n").slice(-5);
	return new HostError(`\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${first}`, `Run it by hand in ${folder}.`, { said: others.join("\n") });
}
async function unknownRef(git, root, ref) {
	const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`;
	if (await isShallow(git, root)) return new OutsideError(`${what}; the clone is shallow, so most of the history is not in it`, `To have all of it, ${UNSHALLOW}.`);
	const names = await refNames(git, root);
	const near = nearest(ref, names);
	if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`);
	const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it:\n  git fetch origin ${ref}` : "";
	const list = names.length <= MOST_LISTED ? `Known: ${names.join(", ")}.` : "";
	return new HostError(what, [list, fetch].filter((text) => text !== "").join(" "));
}
async function missingMergeBase(git, root, a, b) {
	if (await isShallow(git, root)) return new OutsideError(`no merge base of ${a} and ${b}: the clone is shallow and ends before it`, `To have all of the history, ${UNSHALLOW}.`);
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
const ADD_AGAIN = 2;
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
		line: (root, from, to) => line(git, root, from, to),
		isShallow: (root) => isShallow(git, root),
		defaultBranch: (root) => defaultBranch(git, root),
		dirty: (root) => dirty(git, root),
		addWorktree: (root, sha, folder) => addWorktree(git, root, sha, folder, note),
		removeWorktree: (root, folder) => removeWorktree(git, root, folder),
		grep: (root, sha, expression, pathspec) => grep(git, root, sha, expression, pathspec),
		show: (root, sha, path) => show(git, root, sha, path),
		changes: (root, from, to) => changes(git, root, from, to),
		renames: (root, from, to) => renames(git, root, from, to),
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
		if (exit.notStarted !== null || exit.stopped || exit.timedOut || exit.cutBytes.stdout > 0) throw gitError(exit, args, folder);
		return exit;
	};
}
/** stdout of a git that must succeed. */
async function must(git, folder, args, limitSec) {
	const exit = await git(folder, args, limitSec);
	if (exit.code !== 0) throw gitError(exit, args, folder);
	return exit.stdout;
}
async function findRoot(git, folder) {
	const args = ["rev-parse", "--show-toplevel"];
	const exit = await git(folder, args);
	if (exit.code === 0) return exit.stdout.replace(/\n$/, "");
	if (exit.stderr.includes("not a git repository")) return null;
	throw gitError(exit, args, folder);
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
	throw gitError(exit, args, root);
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
	throw gitError(exit, args, root);
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
async function line(git, root, from, to) {
	checkSha(from);
	checkSha(to);
	const lines = (await must(git, root, [
		"log",
		...[
			"--first-parent",
			"--reverse",
			"--no-show-signature",
			"--format=%H %P%n%s"
		],
		`${from}..${to}`,
		"--"
	])).split("\n").slice(0, -1);
	const commits = lines.flatMap((ids, i) => {
		const [sha = "", parent = ""] = ids.split(" ");
		return i % 2 === 0 ? [{
			sha,
			parent,
			subject: lines[i + 1] ?? ""
		}] : [];
	});
	return (commits.length === 0 ? from === to : commits[0]?.parent === from) ? commits.map(({ sha, subject }) => ({
		sha,
		subject
	})) : null;
}
/** Entries `:MODE MODE HASH HASH STATUS NUL path NUL`. */
async function changes(git, root, from, to) {
	for (const sha of [from, to]) checkSha(sha);
	const fields = (await must(git, root, [
		"diff",
		...[
			"--raw",
			"-z",
			"--no-renames",
			"--no-ext-diff",
			"--no-color"
		],
		from,
		to,
		"--"
	])).split("\0");
	return fields.flatMap((entry, i) => {
		const [, before, after] = /^:(\d{6}) (\d{6}) /.exec(entry) ?? [];
		const path = fields[i + 1];
		if (i % 2 === 1 || path === void 0 || before === void 0) return [];
		return [{
			path,
			isText: before === after && before.startsWith("100")
		}];
	});
}
/** Above git's own limit, beyond which it looks for equal files alone. */
const MOST_RENAMES = 3e3;
/** Entries `R100 NUL old path NUL new path NUL`. */
async function renames(git, root, from, to) {
	for (const sha of [from, ...to === null ? [] : [to]]) checkSha(sha);
	const how = [
		"--find-renames",
		`-l${MOST_RENAMES}`,
		"--diff-filter=R",
		"--name-status",
		"-z"
	];
	const fields = (await must(git, root, [
		"diff",
		...[
			"--no-ext-diff",
			"--no-textconv",
			"--no-color",
			"--ignore-submodules"
		],
		...how,
		from,
		...to === null ? [] : [to],
		"--"
	])).split("\0");
	return fields.flatMap((status, i) => {
		const [old, now] = [fields[i + 1], fields[i + 2]];
		return i % 3 === 0 && /^R\d*$/.test(status) && old && now ? [{
			from: old,
			to: now
		}] : [];
	});
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
	const args = [
		"worktree",
		"add",
		"--detach",
		"--force",
		"--force",
		"--",
		folder,
		sha
	];
	let exit = await git(root, args, CHECKOUT_LIMIT_SEC);
	for (let left = ADD_AGAIN; exit.code !== 0 && left > 0; left--) {
		await removeWhole(folder);
		exit = await git(root, args, CHECKOUT_LIMIT_SEC);
	}
	if (exit.code !== 0) throw gitError(exit, args, root);
	for (const inner of await submodules(git, folder, sha)) {
		const own = join(root, inner.path);
		if (await hasCommit(git, own, inner.sha)) await addWorktree(git, own, inner.sha, join(folder, inner.path), note);
		else note(`the submodule ${inner.path} is empty in the folders that are built: ${SUBMODULES}`);
	}
	await noteLeftOut(git, folder, sha, note);
}
const SUBMODULES = "check it out (git submodule update --init --recursive)";
/** Repositories in a tree, by their paths, and the commits that it wants of them. */
async function submodules(git, folder, sha) {
	if (!await exists(join(folder, ".gitmodules"))) return [];
	return (await must(git, folder, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		sha
	])).split("\0").flatMap((entry) => {
		const [, commit, path] = /^160000 commit (\w+)\t(.+)$/s.exec(entry) ?? [];
		return commit === void 0 || path === void 0 ? [] : [{
			sha: commit,
			path
		}];
	});
}
/** Whether there is a repository of its own in the folder, with that commit. */
async function hasCommit(git, folder, sha) {
	if (!await exists(join(folder, ".git"))) return false;
	return (await git(folder, [
		"cat-file",
		"-e",
		`${sha}^{commit}`
	])).code === 0;
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
	await removeWhole(folder);
	await must(git, root, ["worktree", "prune"]);
	for (const { path } of await submodules(git, root, "HEAD")) if (await exists(join(root, path, ".git"))) await git(join(root, path), ["worktree", "prune"]);
}
/** Parts of the tree that a checkout does not bring: LFS files without git-lfs. */
async function noteLeftOut(git, folder, sha, note) {
	if ((await grep(git, folder, sha, "filter=lfs", ":(glob)**/.gitattributes")).length === 0) return;
	const pointers = await git(folder, [
		"grep",
		"--name-only",
		"-I",
		"-z",
		"-E",
		"-e",
		"^version https://git-lfs\\.github\\.com/spec/v1"
	]);
	const path = pointers.stdout.split("\0")[0];
	if (pointers.code === 0 && path) note(`files of Git LFS are pointers in the folders that are built (${path}): install git-lfs`);
}
async function grep(git, root, sha, expression, pathspec) {
	checkSha(sha);
	const args = [
		"grep",
		...[
			"--no-color",
			"--line-number",
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
	if (exit.code !== 0) throw gitError(exit, args, root);
	return exit.stdout.split("\n").flatMap((hit) => {
		const [, path, number, line] = /^([^\0]+)\0(\d+)[\0:](.*)$/s.exec(hit) ?? [];
		if (path === void 0 || line === void 0) return [];
		return [{
			path: path.slice(sha.length + 1),
			number: Number(number),
			line
		}];
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
// src/machine/this-machine.ts
/** This machine's network (ports, HTTP, downloads), and the Host that is this machine. */
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
			const response = await fetch(url, {
				signal,
				redirect: "manual"
			});
			if (!response.ok || response.body === null) {
				const [first, ...others] = (await response.text()).trim().slice(0, 300).split("\n");
				const said = others.join("\n");
				throw new HostError(`${url} answers ${response.status}: ${first}`, next, { said });
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
/** A container may start a user that its list does not have. */
function userHome() {
	try {
		return userInfo().homedir;
	} catch {
		return null;
	}
}
function makeHost({ cwd, notify, env }) {
	const note = (text) => void notify({
		kind: "note",
		text
	});
	const exec = makeExec({
		clock: clock$1,
		path: env.PATH,
		findLauncher: (plain) => findLauncher(plain, env, note),
		findEnclosure
	});
	return {
		exec,
		reader: makeReader(),
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
		userHome: userHome(),
		environment: async () => readEnvironment(),
		reachProgram: () => findReach(exec, env),
		topology: readTopology,
		others: readOthers,
		notify,
		freshSeed: () => randomBytes(8).toString("hex")
	};
}
const REACH = {
	name: "reach",
	sources: {
		"main.go": "// Command reach says which benchmarks of a change cannot tell its two sides apart: everything\n// that such a benchmark can reach is the same machine code. It reads what the build cache has.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"errors\"\n	\"flag\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"slices\"\n	\"strings\"\n	\"sync\"\n)\n\ntype texts []string\n\nfunc (t *texts) String() string         { return strings.Join(*t, \" \") }\nfunc (t *texts) Set(value string) error { *t = append(*t, value); return nil }\n\n// What is asked: two folders in which the go command runs, the source trees around them, flags of\n// the build, variables that are others for base, paths that do not belong to the sources, packages\n// with benchmarks; files of the toolchain that both sides are built with in another form; folders of\n// the tree that base has elsewhere, as HEAD=BASE.\ntype request struct {\n	base, head, baseRoot, headRoot, overlay string\n	baseEnv, flags, ignored, moved, units   texts\n}\n\n// Word on one test binary; `why` is set when nothing is known of its benchmarks. Before anything is\n// compiled: in how many steps of imports the change is reached, -1: in none; and how many benchmarks\n// there are.\ntype answer struct {\n	Unit       string `json:\"unit\"`\n	Why        string `json:\"why\"`\n	Benchmarks []word `json:\"benchmarks\"`\n	Steps      int    `json:\"steps\"`\n	Count      int    `json:\"count\"`\n}\n\nfunc main() {\n	if len(os.Args) == 2 && os.Args[1] == \"ready\" {\n		fmt.Println(\"ready\")\n		return\n	}\n	var r request\n	asked := \"decide\"\n	if len(os.Args) > 1 && !strings.HasPrefix(os.Args[1], \"-\") {\n		asked = os.Args[1]\n		os.Args = append(os.Args[:1], os.Args[2:]...)\n	}\n	flag.StringVar(&r.base, \"base\", \"\", \"folder in which the go command runs, before the change\")\n	flag.StringVar(&r.head, \"head\", \"\", \"the same after it\")\n	flag.StringVar(&r.baseRoot, \"base-root\", \"\", \"source tree around it\")\n	flag.StringVar(&r.headRoot, \"head-root\", \"\", \"source tree around it\")\n	flag.Var(&r.baseEnv, \"base-env\", \"variable of the build before the change, as NAME=VALUE\")\n	flag.Var(&r.flags, \"flag\", \"flag of the build\")\n	flag.StringVar(&r.overlay, \"overlay\", \"\", \"overlay of both builds, empty: none\")\n	flag.Var(&r.ignored, \"ignore\", \"path that does not belong to the sources\")\n	flag.Var(&r.moved, \"moved\", \"folder that is elsewhere before the change, as HEAD=BASE\")\n	flag.Parse()\n	r.units = flag.Args()\n	var answers any\n	var err error\n	switch asked {\n	case \"inputs\":\n		answers, err = decideInputs(&r)\n	case \"changed\":\n		answers, err = differ(&r)\n	default:\n		answers, err = decide(&r)\n	}\n	if err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {\n		os.Exit(1)\n	}\n}\n\nfunc decide(r *request) ([]answer, error) {\n	return decideIn(newUniverse(), r)\n}\n\n// resolve makes its folders absolute, without links.\nfunc (r *request) resolve() error {\n	folders := []*string{&r.base, &r.head, &r.baseRoot, &r.headRoot}\n	for i, fallback := range []string{\"\", \"\", r.base, r.head} {\n		if *folders[i] == \"\" {\n			*folders[i] = fallback\n		}\n		full, err := filepath.Abs(*folders[i])\n		if err != nil {\n			return err\n		}\n		if *folders[i], err = filepath.EvalSymlinks(full); err != nil {\n			return err\n		}\n	}\n	return nil\n}\n\n// decideIn is that with archives that were read before.\nfunc decideIn(shared *universe, r *request) ([]answer, error) {\n	if err := r.resolve(); err != nil {\n		return nil, err\n	}\n	if odd := oddFlag(r.flags); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s does is not looked into\", odd)), nil\n	}\n	flags := r.flags\n	if r.overlay != \"\" {\n		flags = append(slices.Clone(flags), \"-overlay=\"+r.overlay)\n	}\n	var trees [2]*tree\n	var problems [3]error\n	var paths []string\n	var packages map[string]bool\n	var group sync.WaitGroup\n	for i, at := range []place{{r.base, r.baseEnv}, {r.head, nil}} {\n		group.Add(1)\n		go func() {\n			defer group.Done()\n			trees[i], problems[i] = listTree(at, flags, r.units)\n		}()\n	}\n	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	group.Wait()\n	for _, problem := range problems {\n		if problem != nil {\n			return nil, problem\n		}\n	}\n	for _, one := range trees {\n		if odd := oddFlag(strings.Fields(one.goFlags)); odd != \"\" {\n			why := fmt.Sprintf(\"what the flag %s of GOFLAGS does is not looked into\", odd)\n			return unknown(r.units, why), nil\n		}\n	}\n	return decideUnits(shared, r, trees, &changes{paths: paths, packages: packages}), nil\n}\n\nfunc unknown(units []string, why string) []answer {\n	answers := []answer{}\n	for _, unit := range units {\n		answers = append(answers, answer{Unit: unit, Why: why, Benchmarks: []word{}, Steps: -1})\n	}\n	return answers\n}\n\nfunc decideUnits(shared *universe, r *request, trees [2]*tree, files *changes) []answer {\n	answers := []answer{}\n	for _, unit := range r.units {\n		words, err := decideUnit(shared, r, trees, files, unit)\n		if err != nil {\n			answers = append(answers, answer{Unit: unit, Why: err.Error(), Benchmarks: []word{}, Steps: -1})\n			continue\n		}\n		answers = append(answers, answer{Unit: unit, Benchmarks: words, Steps: -1})\n	}\n	return answers\n}\n\nfunc decideUnit(\n	shared *universe, r *request, trees [2]*tree, files *changes, unit string,\n) (words []word, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			words, err = nil, fmt.Errorf(\"its objects cannot be read: %v\", broken)\n		}\n	}()\n	base, err := trees[0].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	head, err := trees[1].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	if base.goDebug != head.goDebug {\n		return nil, errors.New(goDebugDiffers(base.goDebug, head.goDebug))\n	}\n	folder, err := filepath.Rel(r.headRoot, head.dir)\n	if err != nil || strings.HasPrefix(folder, \"..\") {\n		return nil, fmt.Errorf(\"its folder is outside of the sources\")\n	}\n	before, err := shared.load(base.exports)\n	if err != nil {\n		return nil, err\n	}\n	after, err := shared.load(head.exports)\n	if err != nil {\n		return nil, err\n	}\n	var sides [2]*side\n	// First both are linked, since that may name more; then the sets are made.\n	for _, one := range []*program{before, after} {\n		if err := one.link(); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range []struct {\n		p     *program\n		root  string\n		parts *parts\n	}{{before, r.baseRoot, base}, {after, r.headRoot, head}} {\n		if sides[i], err = readSide(one.p, one.root, one.parts.standard); err != nil {\n			return nil, err\n		}\n	}\n	own := *files\n	own.folder = filepath.ToSlash(folder)\n	if own.folder == \".\" {\n		own.folder = \"\"\n	}\n	return compare(sides[0], sides[1], &own)\n}\n",
		"list.go": "package main\n\nimport (\n	\"bytes\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"io\"\n	\"os\"\n	\"os/exec\"\n	\"path/filepath\"\n	\"slices\"\n	\"strings\"\n)\n\n// A package as `go list` prints it.\ntype listed struct {\n	ImportPath     string\n	Name           string\n	Dir            string\n	Export         string\n	ForTest        string\n	DefaultGODEBUG string\n	Standard       bool\n	Incomplete     bool\n	Deps           []string\n	Error          *struct{ Err string }\n}\n\n// A source tree as the go command sees it.\ntype tree struct {\n	packages map[string]*listed\n	// Flags that the environment adds to every command.\n	goFlags string\n}\n\n// Flags of a build whose effect shows in the objects. With any other, nothing is left out.\nvar plainFlags = map[string]bool{\n	\"tags\": true, \"gcflags\": true, \"ldflags\": true, \"asmflags\": true, \"trimpath\": true,\n	\"buildvcs\": true, \"mod\": true, \"modcacherw\": true, \"p\": true, \"v\": true, \"x\": true, \"a\": true,\n}\n\n// oddFlag is the first flag of which it is not known what it does to objects; empty: none.\nfunc oddFlag(flags []string) string {\n	for _, flag := range flags {\n		bare, isFlag := strings.CutPrefix(flag, \"-\")\n		title, value, _ := strings.Cut(strings.TrimPrefix(bare, \"-\"), \"=\")\n		isExternal := title == \"ldflags\" &&\n			(strings.Contains(value, \"linkshared\") || strings.Contains(value, \"buildmode\"))\n		if isFlag && (!plainFlags[title] || isExternal) {\n			return flag\n		}\n	}\n	return \"\"\n}\n\nconst listFields = \"-json=ImportPath,Name,Dir,Export,ForTest,DefaultGODEBUG,Standard,\" +\n	\"Incomplete,Deps,Error\"\n\n// listTree asks the go command for the packages of the units' test binaries and for the archives\n// that `go test -c` with the same flags links.\nfunc listTree(at place, flags, units []string) (*tree, error) {\n	settings, err := runGo(at, \"env\", \"GOFLAGS\")\n	if err != nil {\n		return nil, err\n	}\n	args := []string{\"list\", \"-e\", \"-trimpath\", \"-buildvcs=false\", \"-test\", \"-deps\", \"-export\",\n		listFields}\n	text, err := runGo(at, append(append(args, flags...), units...)...)\n	if err != nil {\n		return nil, err\n	}\n	found := &tree{map[string]*listed{}, strings.TrimSpace(string(settings))}\n	err = eachListed(at, text, func(one *listed) { found.packages[one.ImportPath] = one })\n	return found, err\n}\n\n// eachListed decodes what `go list -json` printed: one value after the other.\nfunc eachListed[T any](at place, text []byte, keep func(*T)) error {\n	decoder := json.NewDecoder(bytes.NewReader(text))\n	for {\n		one := new(T)\n		err := decoder.Decode(one)\n		if err == io.EOF {\n			return nil\n		}\n		if err != nil {\n			return fmt.Errorf(\"go list in %s: %w\", at.folder, err)\n		}\n		keep(one)\n	}\n}\n\n// Where the go command runs, and what of its environment is not ours.\ntype place struct {\n	folder string\n	env    texts\n}\n\nfunc runGo(at place, args ...string) ([]byte, error) {\n	command := exec.Command(\"go\", args...)\n	command.Dir = at.folder\n	command.Env = append(command.Environ(), at.env...)\n	text, err := command.Output()\n	var exit *exec.ExitError\n	if errors.As(err, &exit) {\n		lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), \"\\n\")\n		return nil, fmt.Errorf(\"go %s in %s: %s\", args[0], at.folder, lines[len(lines)-1])\n	}\n	return text, err\n}\n\n// What one test binary is made of.\ntype parts struct {\n	exports  []exported\n	standard map[string]bool\n	goDebug  string\n	dir      string\n}\n\n// partsOf is what the test binary of a unit is linked from; an error says why that is not known.\nfunc (t *tree) partsOf(unit string) (*parts, error) {\n	binary := t.packages[unit+\".test\"]\n	if binary == nil {\n		return nil, fmt.Errorf(\"it has no test binary on one side\")\n	}\n	found := &parts{nil, map[string]bool{}, binary.DefaultGODEBUG, binary.Dir}\n	paths := append([]string{binary.ImportPath}, binary.Deps...)\n	for _, path := range paths {\n		if one := t.packages[path]; one != nil && one.Error != nil {\n			return nil, fmt.Errorf(\"%s: %s\", path, lastLine(one.Error.Err))\n		}\n	}\n	for _, path := range paths {\n		if path == \"unsafe\" || path == \"C\" {\n			continue\n		}\n		one := t.packages[path]\n		if one == nil {\n			return nil, fmt.Errorf(\"go list does not know %s\", path)\n		}\n		if one.Export == \"\" {\n			return nil, fmt.Errorf(\"%s was not built\", path)\n		}\n		plain, variant, isVariant := strings.Cut(path, \" [\")\n		if isVariant && variant != unit+\".test]\" {\n			return nil, fmt.Errorf(\"%s is built with a profile\", plain)\n		}\n		if path == binary.ImportPath {\n			plain = \"main\"\n		}\n		found.exports = append(found.exports, exported{plain, one.Export})\n		found.standard[plain] = one.Standard\n		if _, err := os.Stat(filepath.Join(one.Dir, \"default.pgo\")); err == nil && !one.Standard {\n			return nil, fmt.Errorf(\"%s has a default.pgo\", plain)\n		}\n	}\n	return found, nil\n}\n\nfunc lastLine(text string) string {\n	lines := strings.Split(strings.TrimSpace(text), \"\\n\")\n	return lines[len(lines)-1]\n}\n\n// What two defaults of GODEBUG differ in.\n\n// Settings that are named; the builds in the report have all of them.\nconst settingsShown = 3\n\n// goDebugDiffers says in which settings two defaults of GODEBUG (`a=1,b=0`) differ.\nfunc goDebugDiffers(base, head string) string {\n	before, after := settingsOf(base), settingsOf(head)\n	names := []string{}\n	for name := range before {\n		names = append(names, name)\n	}\n	for name := range after {\n		if _, isKnown := before[name]; !isKnown {\n			names = append(names, name)\n		}\n	}\n	slices.Sort(names)\n	told := []string{}\n	for _, name := range names {\n		was, isOfBase := before[name]\n		is, isOfHead := after[name]\n		switch {\n		case !isOfHead:\n			told = append(told, name+\"=\"+was+\" on base alone\")\n		case !isOfBase:\n			told = append(told, name+\"=\"+is+\" on head alone\")\n		case was != is:\n			told = append(told, name+\" from \"+was+\" to \"+is)\n		}\n	}\n	if more := len(told) - settingsShown; more > 0 {\n		told = append(told[:settingsShown], fmt.Sprintf(\"%d more\", more))\n	}\n	return \"the default of GODEBUG differs: \" + strings.Join(told, \", \")\n}\n\nfunc settingsOf(list string) map[string]string {\n	found := map[string]string{}\n	for _, one := range strings.Split(list, \",\") {\n		if name, value, isSet := strings.Cut(one, \"=\"); isSet {\n			found[name] = value\n		}\n	}\n	return found\n}\n",
		"files.go": "package main\n\nimport (\n	\"bytes\"\n	\"io\"\n	\"io/fs\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n)\n\n// Files of the two source trees that are not the same, by slash-separated path, for one package.\ntype changes struct {\n	// Folder of the package, from the root of the tree; empty: the root.\n	folder string\n	paths  []string\n	// Folders with Go files in them: packages of their own.\n	packages map[string]bool\n}\n\n// Texts about a project, and what is compiled: benchmarks read neither, unless they name it.\nvar papers = regexp.MustCompile(`(?i)^(readme|changelog|changes|history|release|licen[sc]e|` +\n	`copying|notice|authors|contributors|contributing|code_of_conduct|security|maintainers|` +\n	`codeowners|owners|patents|makefile|dockerfile|taskfile|justfile|go\\.(mod|sum|work)|` +\n	`go\\.work\\.sum)|\\.(md|ya?ml|toml|sh|go|s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)\n\n// Pictures outside of testdata are about a project, too, unless code names their kind.\nvar pictures = regexp.MustCompile(`(?i)\\.(png|jpe?g|gif|svg|webp|ico)$`)\n\n// A text such as s* is not for files of sources, which it often fits by chance.\nvar telling = regexp.MustCompile(`[\\pL\\pN]{2}|\\.`)\n\n// data is a changed file that any benchmark of the package may read: one under its folder that is\n// no source text, or one that code names which runs before every benchmark.\nfunc (c *changes) data(told *told) string {\n	for _, changed := range c.paths {\n		if c.isData(changed) {\n			return changed\n		}\n	}\n	return c.named(told)\n}\n\n// What code tells of the files that it may open.\ntype told struct {\n	texts map[string]bool\n	// It can find a folder outside of its package's, in which it runs.\n	climbs bool\n}\n\n// Where a program can learn of folders that no text of it names. What it is given (environment,\n// arguments) knows nothing of the sources.\nvar finders = map[string]bool{\n	\"os.Getwd\": true, \"os.Executable\": true, \"os.Chdir\": true, \"syscall.Getwd\": true,\n	\"path/filepath.Abs\": true, \"runtime.Caller\": true, \"runtime.Callers\": true,\n	\"runtime.CallersFrames\": true, \"os/exec.Command\": true, \"os/exec.CommandContext\": true,\n	\"os.StartProcess\": true,\n}\n\n// told is what our own code among the nodes tells.\nfunc (s *side) told(nodes []node) *told {\n	texts := s.texts(nodes)\n	found := &told{texts, false}\n	for text := range texts {\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			found.climbs = found.climbs || element == \"..\"\n		}\n	}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if found.climbs || !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				to, err := s.p.resolve(one.object, reloc.to)\n				found.climbs = found.climbs || err == nil && to != nothing && finders[s.p.universe.names[to]]\n			}\n		}\n	}\n	return found\n}\n\nfunc (c *changes) isData(changed string) bool {\n	inside := changed\n	if c.folder != \"\" {\n		rest, below := strings.CutPrefix(changed, c.folder+\"/\")\n		if !below {\n			return false\n		}\n		inside = rest\n	}\n	parts := strings.Split(inside, \"/\")\n	at := c.folder\n	for _, part := range parts[:len(parts)-1] {\n		at = path.Join(at, part)\n		if part == \"testdata\" {\n			return true\n		}\n		if part == \"vendor\" || strings.HasPrefix(part, \".\") || c.packages[at] {\n			return false\n		}\n	}\n	last := parts[len(parts)-1]\n	return !strings.HasPrefix(last, \".\") && !papers.MatchString(last) && !pictures.MatchString(last)\n}\n\n// named is a changed file that one of the texts could mean: by its name, by a pattern, or by a\n// folder that it is in.\nfunc (c *changes) named(told *told) string {\n	if len(c.paths) == 0 {\n		return \"\"\n	}\n	elements, folders, below := map[string]bool{}, map[string]bool{}, map[string]bool{}\n	var patterns []string\n	for text := range told.texts {\n		folder := strings.TrimLeft(path.Clean(strings.ReplaceAll(text, \"\\\\\", \"/\")), \"./\")\n		below[folder] = true\n		// A word alone, such as gzip, names a folder of the package's own, unless it is a part of more.\n		if told.climbs || strings.Contains(folder, \"/\") {\n			folders[folder] = true\n		}\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			elements[element] = true\n			if strings.ContainsAny(element, \"*?[\") && strings.ContainsFunc(element, unicode.IsLetter) {\n				patterns = append(patterns, element)\n			}\n		}\n	}\n	for _, changed := range c.paths {\n		if c.isNamed(changed, names{elements, folders, below, patterns}) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\n// Names that stand in the texts of code: parts of paths; paths of folders anywhere, and of those\n// below the package's; patterns of names.\ntype names struct {\n	elements, folders, below map[string]bool\n	patterns                 []string\n}\n\nfunc (c *changes) isNamed(changed string, by names) bool {\n	parts := strings.Split(changed, \"/\")\n	last := parts[len(parts)-1]\n	if by.elements[last] || pictures.MatchString(last) && by.elements[path.Ext(last)] {\n		return true\n	}\n	for _, pattern := range by.patterns {\n		if papers.MatchString(last) && !telling.MatchString(pattern) {\n			continue\n		}\n		if hit, err := path.Match(pattern, last); hit && err == nil {\n			return true\n		}\n	}\n	for i := 1; i < len(parts); i++ {\n		prefix := strings.Join(parts[:i], \"/\")\n		if prefix == c.folder || strings.HasPrefix(c.folder, prefix+\"/\") {\n			continue\n		}\n		// The words of a text are too common to name a folder of sources by one of them.\n		if !papers.MatchString(last) && by.elements[parts[i-1]] {\n			return true\n		}\n		inside, isBelow := strings.CutPrefix(prefix, c.folder+\"/\")\n		if c.folder == \"\" {\n			inside, isBelow = prefix, true\n		}\n		if by.folders[prefix] || isBelow && by.below[inside] {\n			return true\n		}\n	}\n	return false\n}\n\n// compareTrees lists the files that differ, are new or are gone, and the folders with Go files.\nfunc compareTrees(base, head string, ignored []string) ([]string, map[string]bool, error) {\n	before, packages, err := listFiles(base, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	after, more, err := listFiles(head, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	for folder := range more {\n		packages[folder] = true\n	}\n	var changed []string\n	for name, old := range before {\n		new, both := after[name]\n		if !both || old != new || !isSameFile(base, head, name, old) {\n			changed = append(changed, name)\n		}\n	}\n	for name := range after {\n		if _, both := before[name]; !both {\n			changed = append(changed, name)\n		}\n	}\n	sort.Strings(changed)\n	return changed, packages, nil\n}\n\n// What can be told of a file without reading it.\ntype fileKind struct {\n	kind fs.FileMode\n	size int64\n}\n\nfunc listFiles(root string, ignored []string) (map[string]fileKind, map[string]bool, error) {\n	found, packages := map[string]fileKind{}, map[string]bool{}\n	err := filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		for _, one := range ignored {\n			if at == one && entry.IsDir() {\n				return fs.SkipDir\n			}\n		}\n		if entry.IsDir() {\n			if at != root && (entry.Name() == \".git\" || entry.Name() == \"node_modules\") {\n				return fs.SkipDir\n			}\n			return nil\n		}\n		info, err := entry.Info()\n		if err != nil {\n			return err\n		}\n		name, err := filepath.Rel(root, at)\n		if err != nil || name == \".git\" {\n			return err\n		}\n		found[filepath.ToSlash(name)] = fileKind{info.Mode().Type(), info.Size()}\n		folder := filepath.ToSlash(filepath.Dir(name))\n		if strings.HasSuffix(name, \".go\") && folder != \".\" {\n			packages[folder] = true\n		}\n		return nil\n	})\n	return found, packages, err\n}\n\nfunc isSameFile(base, head, name string, kind fileKind) bool {\n	if kind.kind == fs.ModeSymlink {\n		old, err := os.Readlink(filepath.Join(base, name))\n		new, problem := os.Readlink(filepath.Join(head, name))\n		return err == nil && problem == nil && old == new\n	}\n	if kind.kind != 0 {\n		return false\n	}\n	old, err := os.Open(filepath.Join(base, name))\n	if err != nil {\n		return false\n	}\n	defer old.Close()\n	new, err := os.Open(filepath.Join(head, name))\n	if err != nil {\n		return false\n	}\n	defer new.Close()\n	const step = 1 << 16\n	mine, theirs := make([]byte, step), make([]byte, step)\n	for {\n		n, err := io.ReadFull(old, mine)\n		m, problem := io.ReadFull(new, theirs)\n		if n != m || !bytes.Equal(mine[:n], theirs[:m]) {\n			return false\n		}\n		if err != nil || problem != nil {\n			return isEnd(err) && isEnd(problem)\n		}\n	}\n}\n\nfunc isEnd(err error) bool { return err == io.EOF || err == io.ErrUnexpectedEOF }\n",
		"inputs.go": "package main\n\nimport (\n	\"bytes\"\n	\"errors\"\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/scanner\"\n	\"go/token\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n	\"sync\"\n	\"unicode\"\n	\"unicode/utf8\"\n)\n\n// A package by the files that it is compiled from, as `go list` prints it without compiling.\ntype sourced struct {\n	ImportPath, Name, Dir, DefaultGODEBUG       string\n	Standard                                    bool\n	Deps, Imports                               []string\n	ImportMap                                   map[string]string\n	Module                                      *module\n	Error                                       *struct{ Err string }\n	GoFiles, CgoFiles                           []string\n	CFiles, CXXFiles, MFiles, HFiles, FFiles    []string\n	SFiles, SwigFiles, SwigCXXFiles, SysoFiles  []string\n	EmbedFiles, TestEmbedFiles, XTestEmbedFiles []string\n}\n\ntype module struct {\n	Path, Version, Dir, GoVersion string\n	Replace                       *module\n}\n\nconst inputFields = \"-json=ImportPath,Name,Dir,DefaultGODEBUG,Standard,Deps,Imports,ImportMap,Module,Error,\" +\n	\"GoFiles,CgoFiles,CFiles,CXXFiles,MFiles,HFiles,FFiles,SFiles,SwigFiles,SwigCXXFiles,SysoFiles,\" +\n	\"EmbedFiles,TestEmbedFiles,XTestEmbedFiles\"\n\n// native are the files of a package that another compiler than Go's reads: they may include any\n// file of the tree.\nfunc (s *sourced) native() []string {\n	return slices.Concat(s.CgoFiles, s.CFiles, s.CXXFiles, s.MFiles, s.HFiles, s.FFiles, s.SFiles,\n		s.SwigFiles, s.SwigCXXFiles, s.SysoFiles)\n}\n\nfunc (s *sourced) files() []string {\n	return slices.Concat(s.GoFiles, s.native(), s.EmbedFiles, s.TestEmbedFiles, s.XTestEmbedFiles)\n}\n\n// What the test binaries of one side are compiled from.\ntype origin struct {\n	root     string\n	packages map[string]*sourced\n	// Version, root and flags of the toolchain.\n	toolchain string\n	// By package, its digest.\n	digests map[string]digest\n	// By package, what its code tells of files that it may open.\n	tells map[string]*told\n}\n\nfunc readOrigin(at place, root string, flags, units []string) (*origin, error) {\n	version, err := runGo(at, \"env\", \"GOVERSION\", \"GOROOT\", \"GOFLAGS\")\n	if err != nil {\n		return nil, err\n	}\n	args := append([]string{\"list\", \"-e\", \"-trimpath\", \"-buildvcs=false\", \"-test\", \"-deps\",\n		inputFields}, flags...)\n	text, err := runGo(at, append(args, units...)...)\n	if err != nil {\n		return nil, err\n	}\n	found := &origin{root, map[string]*sourced{}, string(version), map[string]digest{},\n		map[string]*told{}}\n	err = eachListed(at, text, func(one *sourced) { found.packages[one.ImportPath] = one })\n	return found, err\n}\n\n// decideInputs says of which test binaries nothing has to be compiled: all that they are compiled\n// from is the same on both sides but for comments and blanks. Benchmarks of such a unit are all the\n// same; of any other nothing is known.\nfunc decideInputs(r *request) ([]answer, error) {\n	if err := r.resolve(); err != nil {\n		return nil, err\n	}\n	if odd := oddFlag(r.flags); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s does is not looked into\", odd)), nil\n	}\n	if len(r.baseEnv) > 0 {\n		return unknown(r.units, \"the environments of the builds differ\"), nil\n	}\n	var sides [2]*origin\n	var problems [3]error\n	var paths []string\n	var packages map[string]bool\n	var group sync.WaitGroup\n	for i, at := range [][2]string{{r.base, r.baseRoot}, {r.head, r.headRoot}} {\n		group.Add(1)\n		go func() {\n			defer group.Done()\n			sides[i], problems[i] = readOrigin(place{at[0], nil}, at[1], r.flags, r.units)\n		}()\n	}\n	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	group.Wait()\n	for _, problem := range problems {\n		if problem != nil {\n			return nil, problem\n		}\n	}\n	if sides[0].toolchain != sides[1].toolchain {\n		return unknown(r.units, \"the toolchains differ\"), nil\n	}\n	if odd := oddFlag(strings.Fields(lastLine(sides[0].toolchain))); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s of GOFLAGS does is not looked into\", odd)), nil\n	}\n	answers := []answer{}\n	for _, unit := range r.units {\n		words, err := equalUnit(sides[0], sides[1], unit, changes{paths: paths, packages: packages})\n		if err != nil {\n			one := answer{Unit: unit, Why: err.Error(), Benchmarks: []word{}}\n			one.Steps = steps(sides[0], sides[1], unit)\n			if declared, err := sides[1].words(unit); err == nil {\n				one.Count = len(declared)\n			}\n			answers = append(answers, one)\n			continue\n		}\n		answers = append(answers, answer{Unit: unit, Benchmarks: words, Steps: -1, Count: len(words)})\n	}\n	return answers, nil\n}\n\n// steps counts the imports from a unit to the nearest package that differs in more than its tests; 0:\n// the unit itself does; -1: none is known to.\nfunc steps(base, head *origin, unit string) int {\n	seen := map[string]bool{}\n	next := []string{unit, unit + \" [\" + unit + \".test]\", unit + \"_test [\" + unit + \".test]\"}\n	for count := 0; len(next) > 0; count++ {\n		var after []string\n		for _, name := range next {\n			one := head.packages[name]\n			plain, _, _ := strings.Cut(name, \" [\")\n			if one == nil || seen[name] {\n				continue\n			}\n			seen[name] = true\n			if plain != unit+\"_test\" && differs(base, head, plain) {\n				return count\n			}\n			if !head.isGiven(one) {\n				after = append(after, one.Imports...)\n			}\n		}\n		next = after\n	}\n	return -1\n}\n\n// differs tells whether a package is compiled from something else, or is new; its tests aside.\nfunc differs(base, head *origin, name string) bool {\n	if head.packages[name] == nil {\n		return false\n	}\n	if base.packages[name] == nil {\n		return true\n	}\n	before, err := base.digest(name)\n	if err != nil {\n		return false\n	}\n	after, err := head.digest(name)\n	return err == nil && before != after\n}\n\nvar errDiffer = errors.New(\"what it is compiled from differs\")\n\nfunc equalUnit(base, head *origin, unit string, files changes) ([]word, error) {\n	was, err := base.closure(unit)\n	if err != nil {\n		return nil, err\n	}\n	is, err := head.closure(unit)\n	if err != nil {\n		return nil, err\n	}\n	if !slices.Equal(was, is) {\n		return nil, errDiffer\n	}\n	all := &told{map[string]bool{}, false}\n	isNative := false\n	for _, name := range is {\n		before, err := base.digest(name)\n		if err != nil {\n			return nil, err\n		}\n		after, err := head.digest(name)\n		if err != nil {\n			return nil, err\n		}\n		if before != after {\n			return nil, errDiffer\n		}\n		one := head.packages[name]\n		isNative = isNative || !head.isGiven(one) && len(one.native()) > 0\n		if err := head.tell(name, all); err != nil {\n			return nil, err\n		}\n	}\n	folder, err := filepath.Rel(head.root, head.packages[unit].Dir)\n	if err != nil || strings.HasPrefix(folder, \"..\") {\n		return nil, fmt.Errorf(\"its folder is outside of the sources\")\n	}\n	if files.folder = filepath.ToSlash(folder); files.folder == \".\" {\n		files.folder = \"\"\n	}\n	for _, changed := range files.paths {\n		if strings.HasSuffix(changed, \".pgo\") || isNative && mayInclude(changed) {\n			return nil, fmt.Errorf(\"the file %s differs\", changed)\n		}\n	}\n	if file := files.data(all); file != \"\" {\n		return nil, fmt.Errorf(\"the file %s differs\", file)\n	}\n	return head.words(unit)\n}\n\n// Files that another compiler than Go's reads have these names, or any that is no paper's.\nvar included = regexp.MustCompile(`(?i)\\.(s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)\n\nfunc mayInclude(changed string) bool {\n	last := path.Base(changed)\n	return included.MatchString(last) || !papers.MatchString(last)\n}\n\n// closure is the unit itself, its test binary and all that is linked into that, in order.\nfunc (o *origin) closure(unit string) ([]string, error) {\n	binary, own := o.packages[unit+\".test\"], o.packages[unit]\n	if binary == nil || own == nil {\n		return nil, fmt.Errorf(\"it has no test binary on one side\")\n	}\n	names := []string{unit, unit + \".test\"}\n	for _, name := range binary.Deps {\n		if name != \"unsafe\" && name != \"C\" {\n			names = append(names, name)\n		}\n	}\n	for _, name := range names {\n		one := o.packages[name]\n		if one == nil {\n			return nil, fmt.Errorf(\"go list does not know %s\", name)\n		}\n		if one.Error != nil {\n			return nil, fmt.Errorf(\"%s: %s\", name, lastLine(one.Error.Err))\n		}\n	}\n	slices.Sort(names)\n	return slices.Compact(names), nil\n}\n\n// isGiven tells what its version names: the standard library, and modules that nobody replaced by\n// a folder and whose files are not in the tree, as those of vendor/ are.\nfunc (o *origin) isGiven(one *sourced) bool {\n	if one.Standard {\n		return true\n	}\n	m := one.Module\n	if m == nil || isInside(one.Dir, o.root) {\n		return false\n	}\n	if m.Replace != nil {\n		m = m.Replace\n	}\n	return m.Version != \"\"\n}\n\nfunc isInside(path, root string) bool {\n	inside, err := filepath.Rel(root, path)\n	return err == nil && inside != \"..\" && !strings.HasPrefix(inside, \"..\"+string(filepath.Separator))\n}\n\n// digest is of all that the compiler reads of a package, without comments that mean nothing to it.\nfunc (o *origin) digest(name string) (digest, error) {\n	if found, known := o.digests[name]; known {\n		return found, nil\n	}\n	one := o.packages[name]\n	parts := [][]byte{[]byte(name), []byte(one.Name), []byte(one.DefaultGODEBUG)}\n	add := func(texts ...string) {\n		for _, text := range texts {\n			parts = append(parts, []byte(strconv.Quote(text)))\n		}\n	}\n	if m := one.Module; m != nil {\n		add(m.Path, m.Version, m.GoVersion)\n		if m.Replace != nil {\n			add(m.Replace.Path, m.Replace.Version, m.Replace.GoVersion)\n		}\n	}\n	imports := []string{}\n	for from, to := range one.ImportMap {\n		imports = append(imports, from+\" \"+to)\n	}\n	slices.Sort(imports)\n	add(imports...)\n	// The file of a test binary is made of the names in its packages.\n	if !o.isGiven(one) && !strings.HasSuffix(name, \".test\") {\n		for _, file := range one.files() {\n			text, err := os.ReadFile(filepath.Join(one.Dir, file))\n			if err != nil {\n				return digest{}, err\n			}\n			if slices.Contains(one.GoFiles, file) {\n				text = meaning(text)\n			}\n			add(file)\n			sum := digestOf(text)\n			parts = append(parts, sum[:])\n		}\n	}\n	found := digestOf(bytes.Join(parts, []byte{0}))\n	o.digests[name] = found\n	return found, nil\n}\n\n// Comments that mean something to a compiler: directives, and those of examples.\nvar meant = regexp.MustCompile(`^(//[a-z]+:|//(line|export|extern|sys|sysnb) |/\\*line |// ?\\+build )|utput:`)\n\n// meaning is the text of a Go file as the compiler reads it: its tokens, and directives. Where it\n// cannot be read so, it is the text.\nfunc meaning(text []byte) []byte {\n	var found []byte\n	isRead := eachToken(text, func(_ int, tok token.Token, lit string) {\n		if tok == token.SEMICOLON {\n			lit = \";\"\n		}\n		found = append(found, tok.String()...)\n		found = strconv.AppendQuote(append(found, ' '), lit)\n		found = append(found, '\\n')\n	})\n	if !isRead || bytes.Contains(found, []byte(`STRING \"\\\"C\\\"\"`)) {\n		return text\n	}\n	return found\n}\n\n// eachToken hands on the tokens of a Go file with their lines, and the comments that mean something\n// to the compiler; whether all of it could be read.\nfunc eachToken(text []byte, keep func(line int, tok token.Token, lit string)) bool {\n	isRead := true\n	var s scanner.Scanner\n	file := token.NewFileSet().AddFile(\"\", 1, len(text))\n	s.Init(file, text, func(token.Position, string) { isRead = false }, scanner.ScanComments)\n	for {\n		pos, tok, lit := s.Scan()\n		if tok == token.EOF {\n			return isRead\n		}\n		if tok != token.COMMENT || meant.MatchString(lit) {\n			keep(file.Line(pos), tok, lit)\n		}\n	}\n}\n\n// Names of functions by which a program learns of folders that no text of it names; see finders.\nvar finderNames = func() map[string]bool {\n	found := map[string]bool{}\n	for full := range finders {\n		found[full[strings.LastIndex(full, \".\")+1:]] = true\n	}\n	return found\n}()\n\n// tell adds what the code of a package tells of the files that it may open.\nfunc (o *origin) tell(name string, all *told) error {\n	one := o.packages[name]\n	if one.Standard || strings.HasSuffix(name, \".test\") {\n		return nil\n	}\n	own, known := o.tells[name]\n	if !known {\n		own = &told{map[string]bool{}, false}\n		o.tells[name] = own\n		for _, file := range slices.Concat(one.GoFiles, one.CgoFiles) {\n			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(one.Dir, file), nil,\n				parser.SkipObjectResolution)\n			if err != nil {\n				return err\n			}\n			ast.Inspect(tree, own.see)\n		}\n	}\n	for text := range own.texts {\n		all.texts[text] = true\n	}\n	all.climbs = all.climbs || own.climbs\n	return nil\n}\n\nfunc (t *told) see(at ast.Node) bool {\n	switch it := at.(type) {\n	case *ast.ImportSpec:\n		return false\n	case *ast.Ident:\n		t.climbs = t.climbs || finderNames[it.Name]\n	case *ast.BasicLit:\n		if it.Kind == token.STRING {\n			t.add(it)\n		}\n	case *ast.BinaryExpr:\n		// The compiler joins constants: so does a reader of them.\n		if text, isText := joined(it); isText {\n			t.note(text)\n		}\n	}\n	return true\n}\n\nfunc (t *told) add(literal *ast.BasicLit) {\n	if text, err := strconv.Unquote(literal.Value); err == nil {\n		t.note(text)\n	}\n}\n\nfunc (t *told) note(text string) {\n	t.texts[text] = true\n	for _, element := range strings.FieldsFunc(text, isSeparator) {\n		t.climbs = t.climbs || element == \"..\"\n	}\n}\n\nfunc joined(at ast.Expr) (string, bool) {\n	switch it := at.(type) {\n	case *ast.BasicLit:\n		text, err := strconv.Unquote(it.Value)\n		return text, err == nil && it.Kind == token.STRING\n	case *ast.ParenExpr:\n		return joined(it.X)\n	case *ast.BinaryExpr:\n		left, isLeft := joined(it.X)\n		right, isRight := joined(it.Y)\n		return left + right, isLeft && isRight && it.Op == token.ADD\n	}\n	return \"\", false\n}\n\n// words are the benchmarks that the test files of a unit declare, by the rule of go test.\nfunc (o *origin) words(unit string) ([]word, error) {\n	found := []word{}\n	for _, name := range []string{unit + \" [\" + unit + \".test]\", unit + \"_test [\" + unit + \".test]\"} {\n		one := o.packages[name]\n		if one == nil {\n			continue\n		}\n		for _, file := range one.GoFiles {\n			if !strings.HasSuffix(file, \"_test.go\") {\n				continue\n			}\n			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(one.Dir, file), nil,\n				parser.SkipObjectResolution)\n			if err != nil {\n				return nil, err\n			}\n			for _, declared := range tree.Decls {\n				call, isCall := declared.(*ast.FuncDecl)\n				if isCall && call.Recv == nil && isBenchmark(call.Name.Name) {\n					found = append(found, word{call.Name.Name, true, \"\", false, unknownDistance})\n				}\n			}\n		}\n	}\n	return found, nil\n}\n\nfunc isBenchmark(text string) bool {\n	rest, isNamed := strings.CutPrefix(text, \"Benchmark\")\n	first, _ := utf8.DecodeRuneInString(rest)\n	return isNamed && (rest == \"\" || !unicode.IsLower(first))\n}\n",
		"object.go": "// Reads Go archives and the object files in them, as cmd/internal/goobj describes them. That\n// package can be imported by the toolchain only, and no library keeps up with its versions.\npackage main\n\nimport (\n	\"bytes\"\n	\"crypto/sha256\"\n	\"debug/elf\"\n	\"encoding/binary\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path\"\n	\"regexp\"\n	\"sort\"\n	\"strconv\"\n	\"strings\"\n)\n\n// A name that other objects can refer to. ABI 0: data and assembly; 1: Go functions.\ntype name struct {\n	text string\n	abi  uint16\n}\n\n// Places of the blocks in an object file.\nconst (\n	blockPackages    = 1\n	blockDefined     = 3\n	blockShortHashed = 4\n	blockHashed      = 5\n	blockNamed       = 6\n	blockReferred    = 7\n	blockFlags       = 8\n	blockRelocIndex  = 11\n	blockAuxIndex    = 12\n	blockDataIndex   = 13\n	blockRelocs      = 14\n	blockAux         = 15\n	blockData        = 16\n	blockCount       = 19\n)\n\nconst (\n	symbolBytes = 21\n	relocBytes  = 23\n	auxBytes    = 9\n	flagsBytes  = 10\n)\n\n// Special values of the package in a reference.\nconst (\n	inNone = (1<<31 - 1) - iota\n	inShortHashed\n	inHashed\n	inBuiltins\n	inSelf\n)\n\nconst (\n	abiStatic = 0xffff\n\n	flagDupOK         = 1 << 0\n	flagReflectMethod = 1 << 5\n	flagType          = 1 << 6\n	flag2UsedInIface  = 1 << 0\n	flag2Itab         = 1 << 1\n\n	kindText     = 1\n	kindTextFips = 2\n	// Kinds from here on are for debuggers.\n	kindDwarf = 12\n)\n\nconst (\n	auxGoType   = 0\n	auxFuncInfo = 1\n	auxFuncData = 2\n	auxPcsp     = 7\n	auxPcData   = 11\n)\n\nconst (\n	relocCall           = 7\n	relocCallArm64      = 9\n	relocCallInd        = 10\n	relocUseType        = 22\n	relocUseIface       = 23\n	relocUseIfaceMethod = 24\n	relocUseNamedMethod = 25\n	relocMethodOff      = 26\n	relocWeak           = 1 << 15\n)\n\ntype reference struct{ pkg, sym uint32 }\n\ntype symbol struct {\n	name        string\n	abi         uint16\n	kind        uint8\n	flag, flag2 uint8\n	size, align uint32\n}\n\ntype reloc struct {\n	off  int32\n	size uint8\n	kind uint16\n	add  int64\n	to   reference\n}\n\ntype aux struct {\n	kind uint8\n	to   reference\n}\n\n// One object file. Symbols are numbered through: defined, short hashed, hashed, named, referred.\ntype object struct {\n	pkg     string\n	version *version\n	bytes   []byte\n	offsets [blockCount]uint32\n	// Number of the first symbol of each kind behind the defined ones, and of all.\n	shortHashed, hashed, named, referred, end uint32\n	packages                                  []string\n	symbols                                   []symbol\n	// Node of each symbol in the universe.\n	nodes []node\n	// Content of each symbol, where it was asked for.\n	contents []digest\n}\n\n// A Go archive: the objects in it, and a digest of what else is in it.\ntype archive struct {\n	path    string\n	pkg     string\n	header  string\n	objects []*object\n	foreign digest\n	// It has members that are not Go objects, as cgo makes them.\n	isMixed bool\n	// What its compiler tells the linker about them.\n	pragmas []pragma\n}\n\ntype digest [16]byte\n\nfunc digestOf(parts ...[]byte) digest {\n	hash := sha256.New()\n	for _, part := range parts {\n		hash.Write(part)\n	}\n	return digest(hash.Sum(nil)[:16])\n}\n\nfunc readArchive(path, pkg string) (*archive, error) {\n	text, err := os.ReadFile(path)\n	if err != nil {\n		return nil, err\n	}\n	const magic, headBytes = \"!<arch>\\n\", 60\n	if !bytes.HasPrefix(text, []byte(magic)) {\n		return nil, fmt.Errorf(\"%s of %s is not a Go archive\", path, pkg)\n	}\n	found := &archive{path: path, pkg: pkg}\n	foreign := sha256.New()\n	for rest := text[len(magic):]; len(rest) > 0; {\n		if len(rest) < headBytes {\n			return nil, fmt.Errorf(\"the archive of %s is cut off\", pkg)\n		}\n		title := strings.TrimSpace(string(rest[:16]))\n		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))\n		if err != nil || size < 0 || headBytes+size > len(rest) {\n			return nil, fmt.Errorf(\"the archive of %s is broken at %q\", pkg, title)\n		}\n		member := rest[headBytes : headBytes+size]\n		rest = rest[min(headBytes+size+size&1, len(rest)):]\n		if title == \"preferlinkext\" || title == \"dynimportfail\" {\n			foreign.Write([]byte(title))\n			continue\n		}\n		if title == \"__.PKGDEF\" {\n			continue\n		}\n		if !bytes.HasPrefix(member, []byte(\"go object \")) {\n			content := foreignContent(member)\n			found.isMixed = true\n			foreign.Write(content[:])\n			continue\n		}\n		one, header, err := readObject(member, pkg)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		pragmas, err := readPragmas(member)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		found.pragmas = append(found.pragmas, pragmas...)\n		if found.header != \"\" && found.header != header {\n			return nil, fmt.Errorf(\"%s has objects of two toolchains\", pkg)\n		}\n		found.header = header\n		found.objects = append(found.objects, one)\n	}\n	found.foreign = digest(foreign.Sum(nil)[:16])\n	if len(found.objects) == 0 {\n		return nil, fmt.Errorf(\"the archive of %s has no object\", pkg)\n	}\n	return found, nil\n}\n\nfunc readObject(member []byte, pkg string) (one *object, header string, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			err = fmt.Errorf(\"the object cannot be read: %v\", broken)\n		}\n	}()\n	start := bytes.Index(member, []byte(\"\\n!\\n\"))\n	if start < 0 {\n		return nil, \"\", fmt.Errorf(\"the object has no content\")\n	}\n	header = string(member[:bytes.IndexByte(member, '\\n')])\n	version, err := versionOf(header)\n	if err != nil {\n		return nil, \"\", err\n	}\n	one = &object{pkg: escapedPath(pkg), version: version, bytes: member[start+3:]}\n	const magic = \"\\x00go120ld\"\n	if !bytes.HasPrefix(one.bytes, []byte(magic)) {\n		return nil, \"\", fmt.Errorf(\"the format of the object is not known\")\n	}\n	for block := range one.offsets {\n		one.offsets[block] = one.word(uint32(len(magic)+8+4) + 4*uint32(block))\n	}\n	one.shortHashed = one.count(blockDefined, symbolBytes)\n	one.hashed = one.shortHashed + one.count(blockShortHashed, symbolBytes)\n	one.named = one.hashed + one.count(blockHashed, symbolBytes)\n	one.referred = one.named + one.count(blockNamed, symbolBytes)\n	one.end = one.referred + one.count(blockReferred, symbolBytes)\n	for i := uint32(0); i < one.count(blockPackages, 8); i++ {\n		one.packages = append(one.packages, one.text(one.offsets[blockPackages]+8*i))\n	}\n	one.symbols = make([]symbol, one.end)\n	for i := range one.symbols {\n		at := one.offsets[blockDefined] + symbolBytes*uint32(i)\n		raw := one.bytes[at : at+symbolBytes]\n		one.symbols[i] = symbol{\n			withoutHash(one.text(at)), binary.LittleEndian.Uint16(raw[8:]), raw[10], raw[11], raw[12],\n			binary.LittleEndian.Uint32(raw[13:]), binary.LittleEndian.Uint32(raw[17:]),\n		}\n	}\n	one.contents = make([]digest, one.referred)\n	return one, header, nil\n}\n\nfunc (o *object) word(at uint32) uint32 { return binary.LittleEndian.Uint32(o.bytes[at:]) }\n\nfunc (o *object) count(block int, size uint32) uint32 {\n	return (o.offsets[block+1] - o.offsets[block]) / size\n}\n\nfunc (o *object) text(at uint32) string {\n	size, start := o.word(at), o.word(at+4)\n	return string(o.bytes[start : start+size])\n}\n\nfunc (o *object) data(i uint32) []byte {\n	at := o.offsets[blockDataIndex] + 4*i\n	base := o.offsets[blockData]\n	return o.bytes[base+o.word(at) : base+o.word(at+4)]\n}\n\nfunc (o *object) relocs(i uint32) []reloc {\n	at := o.offsets[blockRelocIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]reloc, 0, end-first)\n	for ; first < end; first++ {\n		from := o.offsets[blockRelocs] + relocBytes*first\n		raw := o.bytes[from : from+relocBytes]\n		list = append(list, reloc{\n			int32(binary.LittleEndian.Uint32(raw)), raw[4], binary.LittleEndian.Uint16(raw[5:]),\n			int64(binary.LittleEndian.Uint64(raw[7:])),\n			reference{\n				binary.LittleEndian.Uint32(raw[15:]), binary.LittleEndian.Uint32(raw[19:]),\n			},\n		})\n	}\n	return list\n}\n\nfunc (o *object) auxes(i uint32) []aux {\n	at := o.offsets[blockAuxIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]aux, 0, end-first)\n	for ; first < end; first++ {\n		raw := o.bytes[o.offsets[blockAux]+auxBytes*first:]\n		list = append(list, aux{raw[0], reference{\n			binary.LittleEndian.Uint32(raw[1:]), binary.LittleEndian.Uint32(raw[5:]),\n		}})\n	}\n	return list\n}\n\n// usedInIface calls for every reference whose target another object says is put in an interface.\nfunc (o *object) usedInIface(each func(reference)) {\n	for i := uint32(0); i < o.count(blockFlags, flagsBytes); i++ {\n		raw := o.bytes[o.offsets[blockFlags]+flagsBytes*i:]\n		if raw[9]&flag2UsedInIface != 0 {\n			each(reference{binary.LittleEndian.Uint32(raw), binary.LittleEndian.Uint32(raw[4:])})\n		}\n	}\n}\n\n// escapedPath is a package's path as symbols begin with it: dots behind the last slash and\n// characters that a linker could take for something else are written as %2e.\nfunc escapedPath(path string) string {\n	slash := strings.LastIndexByte(path, '/')\n	var text strings.Builder\n	for i := 0; i < len(path); i++ {\n		c := path[i]\n		if c <= ' ' || (c == '.' && i > slash) || c == '%' || c == '\"' || c >= 0x7f {\n			fmt.Fprintf(&text, \"%%%02x\", c)\n		} else {\n			text.WriteByte(c)\n		}\n	}\n	return text.String()\n}\n\n// What of a C compiler's object ends up in a running program.\n\n// A word of cgo to the linker, such as `cgo_ldflag -lm`.\ntype pragma []string\n\n// readPragmas reads them from the text in front of an object.\nfunc readPragmas(member []byte) (list []pragma, err error) {\n	const mark, end = \"\\n$$  // cgo\\n\", \"\\n$$\\n\"\n	head, _, _ := bytes.Cut(member, []byte(\"\\n!\\n\"))\n	_, rest, isThere := bytes.Cut(head, []byte(mark))\n	if !isThere {\n		return nil, nil\n	}\n	text, _, isWhole := bytes.Cut(rest, []byte(end))\n	if !isWhole {\n		return nil, errors.New(\"what cgo tells the linker is cut off\")\n	}\n	if err := json.Unmarshal(text, &list); err != nil {\n		return nil, fmt.Errorf(\"what cgo tells the linker cannot be read: %w\", err)\n	}\n	return list, nil\n}\n\n// pragmaTexts are the pragmas of an archive wherever its source tree lies: flags in their order,\n// then the rest.\nfunc pragmaTexts(of *archive, root string) []string {\n	var flags, names []string\n	for _, one := range of.pragmas {\n		text := withoutHash(strings.Join(one, \"\\x00\"))\n		if isFlag(one) {\n			flags = append(flags, strings.ReplaceAll(text, root, \"${ROOT}\"))\n		} else {\n			names = append(names, text)\n		}\n	}\n	sort.Strings(names)\n	return append(flags, names...)\n}\n\nfunc isFlag(one pragma) bool { return len(one) > 1 && one[0] == \"cgo_ldflag\" }\n\n// Files that a linker reads, which the go command does not look into.\nvar libraries = regexp.MustCompile(`\\.(a|la|o|lo|so(\\.[0-9]+)*|ld|lds|map)$`)\n\n// linked is a changed file that may be linked beside Go's packages: a library, or one that a flag\n// of cgo names.\nfunc (s *side) linked(files *changes) string {\n	var flags []string\n	isOwn := false\n	for _, archive := range s.p.archives {\n		if !archive.isMixed || !s.own[archive.objects[0]] {\n			continue\n		}\n		isOwn = true\n		for _, one := range archive.pragmas {\n			if isFlag(one) {\n				flags = append(flags, one[1])\n			}\n		}\n	}\n	for _, changed := range files.paths {\n		last := path.Base(changed)\n		isNamed := strings.Contains(strings.Join(flags, \"\\n\"), last)\n		if isOwn && (isNamed || libraries.MatchString(last)) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\n// cgo puts a hash of its source files, with their comments, into the names that it makes.\nvar cgoHash = regexp.MustCompile(`_cgo(exp)?_[0-9a-f]{12}_`)\n\nfunc withoutHash(text string) string {\n	if !strings.Contains(text, \"_cgo\") {\n		return text\n	}\n	return cgoHash.ReplaceAllString(text, \"_cgo${1}_0_\")\n}\n\n// Sections that no program has in memory: for debuggers, and the names of the compiler and its\n// files. Any other section counts, even one that is not loaded.\nvar unloaded = regexp.MustCompile(`^\\.(z?debug_.*|comment|symtab|strtab|shstrtab|stab|stabstr)$`)\n\n// foreignContent is a digest of an object that is not Go's: its sections, what they refer to and\n// its symbols, without debugging information. What cannot be read so counts byte for byte.\nfunc foreignContent(member []byte) digest {\n	if text, err := elfContent(member); err == nil {\n		return digestOf([]byte(\"elf\"), text)\n	}\n	return digestOf([]byte(\"raw\"), member)\n}\n\nvar errNotPlain = errors.New(\"not a plain object of ELF\")\n\n// An object of ELF; `place` is the number of a section among those that count, from 1.\ntype elfObject struct {\n	*elf.File\n	place   map[int]uint32\n	symbols []elf.Symbol\n}\n\nfunc elfContent(member []byte) ([]byte, error) {\n	file, err := elf.NewFile(bytes.NewReader(member))\n	if err != nil {\n		return nil, err\n	}\n	if file.Type != elf.ET_REL || file.Class != elf.ELFCLASS64 || file.Data != elf.ELFDATA2LSB {\n		return nil, errNotPlain\n	}\n	o := &elfObject{File: file, place: map[int]uint32{}}\n	if o.symbols, err = file.Symbols(); err != nil && !errors.Is(err, elf.ErrNoSymbols) {\n		return nil, err\n	}\n	for i, one := range file.Sections {\n		// With these the linker compiles again, of what is no machine code yet.\n		if strings.HasPrefix(one.Name, \".gnu.lto_\") {\n			return nil, errNotPlain\n		}\n		if i > 0 && !unloaded.MatchString(one.Name) && !isTableOfRelocs(one) {\n			o.place[i] = uint32(len(o.place) + 1)\n		}\n	}\n	// Machine, and the flags of the file.\n	text := append([]byte(nil), member[18:20]...)\n	text = append(text, member[48:52]...)\n	for i, one := range file.Sections {\n		if o.place[i] == 0 {\n			continue\n		}\n		if text, err = o.appendSection(text, one); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range file.Sections {\n		if !isTableOfRelocs(one) || o.place[int(one.Info)] == 0 {\n			continue\n		}\n		text = binary.LittleEndian.AppendUint32(text, o.place[int(one.Info)])\n		if text, err = o.appendRelocs(text, file.Sections[i]); err != nil {\n			return nil, err\n		}\n	}\n	for i := range o.symbols {\n		if o.isForDebuggers(&o.symbols[i]) {\n			continue\n		}\n		if text, err = o.appendSymbol(text, uint32(i+1)); err != nil {\n			return nil, err\n		}\n	}\n	return text, nil\n}\n\nfunc isTableOfRelocs(one *elf.Section) bool {\n	return one.Type == elf.SHT_RELA || one.Type == elf.SHT_REL\n}\n\n// isForDebuggers: the name of a source file, or the mark of a section that does not count.\nfunc (o *elfObject) isForDebuggers(one *elf.Symbol) bool {\n	kind := elf.ST_TYPE(one.Info)\n	return kind == elf.STT_FILE || kind == elf.STT_SECTION && o.place[int(one.Section)] == 0\n}\n\nfunc (o *elfObject) appendSection(text []byte, one *elf.Section) ([]byte, error) {\n	if one.Flags&elf.SHF_COMPRESSED != 0 || one.Flags&elf.SHF_LINK_ORDER != 0 {\n		return nil, errNotPlain\n	}\n	text = appendPart(text, []byte(withoutHash(one.Name)))\n	text = binary.LittleEndian.AppendUint32(text, uint32(one.Type))\n	for _, number := range []uint64{uint64(one.Flags), one.Size, one.Addralign, one.Entsize} {\n		text = binary.LittleEndian.AppendUint64(text, number)\n	}\n	if one.Type == elf.SHT_NOBITS {\n		return text, nil\n	}\n	data, err := one.Data()\n	if err != nil {\n		return nil, err\n	}\n	if one.Type != elf.SHT_GROUP {\n		return appendPart(text, data), nil\n	}\n	// Sections that are kept or left together, by their numbers.\n	for at := 0; at+4 <= len(data); at += 4 {\n		number := binary.LittleEndian.Uint32(data[at:])\n		if at > 0 {\n			number = o.place[int(number)]\n		}\n		text = binary.LittleEndian.AppendUint32(text, number)\n	}\n	return o.appendSymbol(text, one.Info)\n}\n\nfunc (o *elfObject) appendRelocs(text []byte, table *elf.Section) ([]byte, error) {\n	const entryBytes = 24\n	data, err := table.Data()\n	if err != nil {\n		return nil, err\n	}\n	if table.Type != elf.SHT_RELA || len(data)%entryBytes != 0 {\n		return nil, errNotPlain\n	}\n	for ; len(data) > 0; data = data[entryBytes:] {\n		info := binary.LittleEndian.Uint64(data[8:])\n		text = append(text, data[:8]...)\n		text = append(text, data[16:entryBytes]...)\n		text = binary.LittleEndian.AppendUint32(text, uint32(info))\n		if text, err = o.appendSymbol(text, uint32(info>>32)); err != nil {\n			return nil, err\n		}\n	}\n	return text, nil\n}\n\n// appendSymbol adds all of a symbol but its number.\nfunc (o *elfObject) appendSymbol(text []byte, number uint32) ([]byte, error) {\n	if number == 0 {\n		return append(text, 0), nil\n	}\n	if int(number) > len(o.symbols) {\n		return nil, fmt.Errorf(\"a symbol %d of %d\", number, len(o.symbols))\n	}\n	one := o.symbols[number-1]\n	place := uint32(one.Section)\n	switch one.Section {\n	case elf.SHN_UNDEF, elf.SHN_ABS, elf.SHN_COMMON:\n	default:\n		if place = o.place[int(one.Section)]; place == 0 {\n			return nil, errNotPlain\n		}\n	}\n	text = append(text, 1, one.Info, one.Other)\n	text = binary.LittleEndian.AppendUint32(text, place)\n	text = binary.LittleEndian.AppendUint64(text, one.Value)\n	text = binary.LittleEndian.AppendUint64(text, one.Size)\n	return appendPart(text, []byte(withoutHash(one.Name))), nil\n}\n",
		"versions.go": "package main\n\nimport (\n	\"fmt\"\n	\"strconv\"\n	\"strings\"\n)\n\n// What of the object format belongs to a minor version of Go. The magic number of the format did\n// not change between these versions, so it does not tell them apart; the version does.\ntype version struct {\n	minor int\n	// Name and ABI of the runtime's symbols that compiled code names by their place in a list.\n	builtins []name\n	// Number of the relocation that orders two packages' init tasks.\n	initOrder uint16\n}\n\nconst (\n	oldestMinor = 24\n	newestMinor = 27\n)\n\nvar initOrder = map[int]uint16{24: 95, 25: 95, 26: 99, 27: 102}\n\n// Experiments that change neither the object format nor the layout of types. `swissmap` changed\n// the layout of map types while it could be turned off, so it has to be on there.\nvar plainExperiments = map[string]bool{\n	\"regabiwrappers\": true, \"regabiargs\": true, \"coverageredesign\": true,\n	\"aliastypeparams\": true, \"swissmap\": true, \"spinbitmutex\": true, \"synchashtriemap\": true,\n	\"dwarf5\": true, \"greenteagc\": true, \"randomizedheapbase64\": true, \"jsonv2\": true,\n	\"sizespecializedmalloc\": true, \"synctest\": true, \"loopvar\": true,\n	\"goroutineleakprofile\": true, \"runtimefreegc\": true,\n}\n\n// versionOf reads an object's first line, such as\n// `go object linux amd64 go1.26.8 GOAMD64=v1 X:regabiwrappers,regabiargs`.\nfunc versionOf(header string) (*version, error) {\n	words := strings.Fields(header)\n	if len(words) < 5 || words[0] != \"go\" || words[1] != \"object\" {\n		return nil, fmt.Errorf(\"unknown kind of object file: %q\", header)\n	}\n	if words[2] != \"linux\" || (words[3] != \"amd64\" && words[3] != \"arm64\") {\n		return nil, fmt.Errorf(\"objects of %s/%s are not known\", words[2], words[3])\n	}\n	minor, err := minorOf(words[4])\n	if err != nil {\n		return nil, err\n	}\n	experiments := \"\"\n	for _, word := range words[5:] {\n		if list, found := strings.CutPrefix(word, \"X:\"); found {\n			experiments = list\n		}\n	}\n	hasSwissMap := minor > 25\n	for _, experiment := range strings.Split(experiments, \",\") {\n		if experiment != \"\" && !plainExperiments[experiment] {\n			return nil, fmt.Errorf(\"the experiment %s is not known\", experiment)\n		}\n		hasSwissMap = hasSwissMap || experiment == \"swissmap\"\n	}\n	if !hasSwissMap {\n		return nil, fmt.Errorf(\"the experiment noswissmap is not known\")\n	}\n	return &version{minor, builtinsOf(minor), initOrder[minor]}, nil\n}\n\n// minorOf is 26 for `go1.26`, `go1.26.8` and `go1.26rc1`; vendors' versions are not known.\nfunc minorOf(text string) (int, error) {\n	rest, found := strings.CutPrefix(text, \"go1.\")\n	digits := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })\n	if digits < 0 {\n		digits = len(rest)\n	}\n	minor, err := strconv.Atoi(rest[:digits])\n	tail := rest[digits:]\n	isPatch := strings.Trim(tail, \".0123456789\") == \"\"\n	isCandidate := strings.HasPrefix(tail, \"rc\") && strings.Trim(tail[2:], \"0123456789\") == \"\"\n	if !found || err != nil || !(isPatch || isCandidate) {\n		return 0, fmt.Errorf(\"objects of %s are not known\", text)\n	}\n	if minor < oldestMinor || minor > newestMinor {\n		return 0, fmt.Errorf(\"objects of Go 1.%d are not known (1.%d to 1.%d are)\",\n			minor, oldestMinor, newestMinor)\n	}\n	return minor, nil\n}\n\nfunc builtinsOf(minor int) []name {\n	var list []name\n	for _, line := range strings.Split(strings.TrimSpace(builtinRows), \"\\n\") {\n		words := strings.SplitN(line, \" \", 4)\n		abi, _ := strconv.Atoi(words[0])\n		since, _ := strconv.Atoi(words[1])\n		until, _ := strconv.Atoi(words[2])\n		if since <= minor && minor <= until {\n			list = append(list, name{words[3], uint16(abi)})\n		}\n	}\n	return list\n}\n\n// One row a symbol: ABI, first and last minor version that has it in its list, name. Of rows that\n// hold for a version, the order is the order of that version's list.\nconst builtinRows = `\n1 24 27 runtime.newobject\n1 24 27 runtime.mallocgc\n1 24 27 runtime.panicdivide\n1 24 27 runtime.panicshift\n1 24 27 runtime.panicmakeslicelen\n1 24 27 runtime.panicmakeslicecap\n1 24 27 runtime.throwinit\n1 24 27 runtime.panicwrap\n1 24 27 runtime.gopanic\n1 24 27 runtime.gorecover\n1 24 27 runtime.goschedguarded\n1 24 27 runtime.goPanicIndex\n1 24 27 runtime.goPanicIndexU\n1 24 27 runtime.goPanicSliceAlen\n1 24 27 runtime.goPanicSliceAlenU\n1 24 27 runtime.goPanicSliceAcap\n1 24 27 runtime.goPanicSliceAcapU\n1 24 27 runtime.goPanicSliceB\n1 24 27 runtime.goPanicSliceBU\n1 24 27 runtime.goPanicSlice3Alen\n1 24 27 runtime.goPanicSlice3AlenU\n1 24 27 runtime.goPanicSlice3Acap\n1 24 27 runtime.goPanicSlice3AcapU\n1 24 27 runtime.goPanicSlice3B\n1 24 27 runtime.goPanicSlice3BU\n1 24 27 runtime.goPanicSlice3C\n1 24 27 runtime.goPanicSlice3CU\n1 24 27 runtime.goPanicSliceConvert\n1 24 27 runtime.printbool\n1 24 25 runtime.printfloat\n1 26 27 runtime.printfloat64\n1 26 27 runtime.printfloat32\n1 24 27 runtime.printint\n1 24 27 runtime.printhex\n1 24 27 runtime.printuint\n1 24 25 runtime.printcomplex\n1 26 27 runtime.printcomplex128\n1 26 27 runtime.printcomplex64\n1 24 27 runtime.printstring\n1 26 27 runtime.printquoted\n1 24 27 runtime.printpointer\n1 24 27 runtime.printuintptr\n1 24 27 runtime.printiface\n1 24 27 runtime.printeface\n1 24 27 runtime.printslice\n1 24 27 runtime.printnl\n1 24 27 runtime.printsp\n1 24 27 runtime.printlock\n1 24 27 runtime.printunlock\n1 24 27 runtime.concatstring2\n1 24 27 runtime.concatstring3\n1 24 27 runtime.concatstring4\n1 24 27 runtime.concatstring5\n1 24 27 runtime.concatstrings\n1 24 27 runtime.concatbyte2\n1 24 27 runtime.concatbyte3\n1 24 27 runtime.concatbyte4\n1 24 27 runtime.concatbyte5\n1 24 27 runtime.concatbytes\n1 24 27 runtime.cmpstring\n1 24 27 runtime.intstring\n1 24 27 runtime.slicebytetostring\n1 24 27 runtime.slicebytetostringtmp\n1 24 27 runtime.slicerunetostring\n1 24 27 runtime.stringtoslicebyte\n1 24 27 runtime.stringtoslicerune\n1 24 27 runtime.slicecopy\n1 24 27 runtime.decoderune\n1 24 27 runtime.countrunes\n1 24 27 runtime.convT\n1 24 27 runtime.convTnoptr\n1 24 27 runtime.convT16\n1 24 27 runtime.convT32\n1 24 27 runtime.convT64\n1 24 27 runtime.convTstring\n1 24 27 runtime.convTslice\n1 24 27 runtime.assertE2I\n1 24 27 runtime.assertE2I2\n1 24 27 runtime.panicdottypeE\n1 24 27 runtime.panicdottypeI\n1 24 27 runtime.panicnildottype\n1 24 27 runtime.typeAssert\n1 24 27 runtime.interfaceSwitch\n1 24 27 runtime.ifaceeq\n1 24 27 runtime.efaceeq\n1 24 27 runtime.panicrangestate\n1 24 27 runtime.deferrangefunc\n1 24 27 runtime.rand\n1 24 27 runtime.rand32\n1 24 27 runtime.makemap64\n1 24 27 runtime.makemap\n1 24 27 runtime.makemap_small\n1 24 27 runtime.mapaccess1\n1 24 27 runtime.mapaccess1_fast32\n1 24 27 runtime.mapaccess1_fast64\n1 24 27 runtime.mapaccess1_faststr\n1 24 27 runtime.mapaccess1_fat\n1 24 27 runtime.mapaccess2\n1 24 27 runtime.mapaccess2_fast32\n1 24 27 runtime.mapaccess2_fast64\n1 24 27 runtime.mapaccess2_faststr\n1 24 27 runtime.mapaccess2_fat\n1 24 27 runtime.mapassign\n1 24 27 runtime.mapassign_fast32\n1 24 27 runtime.mapassign_fast32ptr\n1 24 27 runtime.mapassign_fast64\n1 24 27 runtime.mapassign_fast64ptr\n1 24 27 runtime.mapassign_faststr\n1 24 25 runtime.mapiterinit\n1 24 27 runtime.mapIterStart\n1 24 27 runtime.mapdelete\n1 24 27 runtime.mapdelete_fast32\n1 24 27 runtime.mapdelete_fast64\n1 24 27 runtime.mapdelete_faststr\n1 24 25 runtime.mapiternext\n1 24 27 runtime.mapIterNext\n1 24 27 runtime.mapclear\n1 24 27 runtime.makechan64\n1 24 27 runtime.makechan\n1 24 27 runtime.chanrecv1\n1 24 27 runtime.chanrecv2\n1 24 27 runtime.chansend1\n1 24 27 runtime.closechan\n1 24 27 runtime.chanlen\n1 24 27 runtime.chancap\n0 24 27 runtime.writeBarrier\n1 24 27 runtime.typedmemmove\n1 24 27 runtime.typedmemclr\n1 24 27 runtime.typedslicecopy\n1 24 27 runtime.selectnbsend\n1 24 27 runtime.selectnbrecv\n1 24 27 runtime.selectsetpc\n1 24 27 runtime.selectgo\n1 24 27 runtime.block\n1 24 27 runtime.makeslice\n1 24 27 runtime.makeslice64\n1 24 27 runtime.makeslicecopy\n1 24 27 runtime.growslice\n1 27 27 runtime.growsliceBuf\n1 27 27 runtime.growsliceBufNoAlias\n1 27 27 runtime.growsliceNoAlias\n1 24 27 runtime.unsafeslicecheckptr\n1 24 27 runtime.panicunsafeslicelen\n1 24 27 runtime.panicunsafeslicenilptr\n1 24 27 runtime.unsafestringcheckptr\n1 24 27 runtime.panicunsafestringlen\n1 24 27 runtime.panicunsafestringnilptr\n1 27 27 runtime.moveSlice\n1 27 27 runtime.moveSliceNoScan\n1 27 27 runtime.moveSliceNoCap\n1 27 27 runtime.moveSliceNoCapNoScan\n1 24 27 runtime.memmove\n1 24 27 runtime.memclrNoHeapPointers\n1 24 27 runtime.memclrHasPointers\n1 24 27 runtime.memequal\n1 24 27 runtime.memequal0\n1 24 27 runtime.memequal8\n1 24 27 runtime.memequal16\n1 24 27 runtime.memequal32\n1 24 27 runtime.memequal64\n1 24 27 runtime.memequal128\n1 24 27 runtime.f32equal\n1 24 27 runtime.f64equal\n1 24 27 runtime.c64equal\n1 24 27 runtime.c128equal\n1 24 27 runtime.strequal\n1 24 27 runtime.interequal\n1 24 27 runtime.nilinterequal\n1 24 27 runtime.memhash\n1 24 27 runtime.memhash0\n1 24 27 runtime.memhash8\n1 24 27 runtime.memhash16\n1 24 27 runtime.memhash32\n1 24 27 runtime.memhash64\n1 24 27 runtime.memhash128\n1 24 27 runtime.f32hash\n1 24 27 runtime.f64hash\n1 24 27 runtime.c64hash\n1 24 27 runtime.c128hash\n1 24 27 runtime.strhash\n1 24 27 runtime.interhash\n1 24 27 runtime.nilinterhash\n1 24 27 runtime.int64div\n1 24 27 runtime.uint64div\n1 24 27 runtime.int64mod\n1 24 27 runtime.uint64mod\n1 24 27 runtime.float64toint64\n1 24 27 runtime.float64touint64\n1 24 27 runtime.float64touint32\n1 24 27 runtime.int64tofloat64\n1 24 27 runtime.int64tofloat32\n1 24 27 runtime.uint64tofloat64\n1 24 27 runtime.uint64tofloat32\n1 24 27 runtime.uint32tofloat64\n1 24 27 runtime.complex128div\n1 24 27 runtime.racefuncenter\n1 24 27 runtime.racefuncexit\n1 24 27 runtime.raceread\n1 24 27 runtime.racewrite\n1 24 27 runtime.racereadrange\n1 24 27 runtime.racewriterange\n1 24 27 runtime.msanread\n1 24 27 runtime.msanwrite\n1 24 27 runtime.msanmove\n1 24 27 runtime.asanread\n1 24 27 runtime.asanwrite\n1 24 27 runtime.checkptrAlignment\n1 24 27 runtime.checkptrArithmetic\n1 24 27 runtime.libfuzzerTraceCmp1\n1 24 27 runtime.libfuzzerTraceCmp2\n1 24 27 runtime.libfuzzerTraceCmp4\n1 24 27 runtime.libfuzzerTraceCmp8\n1 24 27 runtime.libfuzzerTraceConstCmp1\n1 24 27 runtime.libfuzzerTraceConstCmp2\n1 24 27 runtime.libfuzzerTraceConstCmp4\n1 24 27 runtime.libfuzzerTraceConstCmp8\n1 24 27 runtime.libfuzzerHookStrCmp\n1 24 27 runtime.libfuzzerHookEqualFold\n1 24 27 runtime.addCovMeta\n0 27 27 runtime.x86HasAVX\n0 27 27 runtime.x86HasFMA\n0 24 27 runtime.x86HasPOPCNT\n0 24 27 runtime.x86HasSSE41\n0 24 26 runtime.x86HasFMA\n0 24 27 runtime.armHasVFPv4\n0 24 27 runtime.arm64HasATOMICS\n0 24 27 runtime.loong64HasLAMCAS\n0 24 27 runtime.loong64HasLAM_BH\n0 27 27 runtime.loong64HasDBAR_HINTS\n0 24 27 runtime.loong64HasLSX\n0 25 27 runtime.riscv64HasZbb\n1 24 27 runtime.asanregisterglobals\n1 27 27 runtime.KeepAlive\n1 24 27 runtime.deferproc\n1 24 27 runtime.deferprocStack\n1 24 27 runtime.deferreturn\n1 24 27 runtime.newproc\n1 24 27 runtime.panicoverflow\n1 24 27 runtime.sigpanic\n1 24 26 runtime.gcWriteBarrier\n1 27 27 runtime.gcWriteBarrier1\n1 27 27 runtime.gcWriteBarrier2\n1 27 27 runtime.gcWriteBarrier3\n1 27 27 runtime.gcWriteBarrier4\n1 27 27 runtime.gcWriteBarrier5\n1 27 27 runtime.gcWriteBarrier6\n1 27 27 runtime.gcWriteBarrier7\n1 27 27 runtime.gcWriteBarrier8\n1 24 27 runtime.duffzero\n1 24 27 runtime.duffcopy\n0 24 27 runtime.morestack\n0 24 27 runtime.morestackc\n0 24 27 runtime.morestack_noctxt\n0 27 27 runtime.retpolineAX\n0 27 27 runtime.retpolineCX\n0 27 27 runtime.retpolineDX\n0 27 27 runtime.retpolineBX\n0 27 27 runtime.retpolineBP\n0 27 27 runtime.retpolineSI\n0 27 27 runtime.retpolineDI\n0 27 27 runtime.retpolineR8\n0 27 27 runtime.retpolineR9\n0 27 27 runtime.retpolineR10\n0 27 27 runtime.retpolineR11\n0 27 27 runtime.retpolineR12\n0 27 27 runtime.retpolineR13\n0 27 27 runtime.retpolineR14\n0 27 27 runtime.retpolineR15\n0 27 27 runtime.tls_g\n0 24 27 type:int8\n0 24 27 type:*int8\n0 24 27 type:uint8\n0 24 27 type:*uint8\n0 24 27 type:int16\n0 24 27 type:*int16\n0 24 27 type:uint16\n0 24 27 type:*uint16\n0 24 27 type:int32\n0 24 27 type:*int32\n0 24 27 type:uint32\n0 24 27 type:*uint32\n0 24 27 type:int64\n0 24 27 type:*int64\n0 24 27 type:uint64\n0 24 27 type:*uint64\n0 24 27 type:float32\n0 24 27 type:*float32\n0 24 27 type:float64\n0 24 27 type:*float64\n0 24 27 type:complex64\n0 24 27 type:*complex64\n0 24 27 type:complex128\n0 24 27 type:*complex128\n0 24 27 type:unsafe.Pointer\n0 24 27 type:*unsafe.Pointer\n0 24 27 type:uintptr\n0 24 27 type:*uintptr\n0 24 27 type:bool\n0 24 27 type:*bool\n0 24 27 type:string\n0 24 27 type:*string\n0 24 27 type:error\n0 24 27 type:*error\n0 24 27 type:func(error) string\n0 24 27 type:*func(error) string\n`\n",
		"program.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n	\"regexp\"\n	\"strings\"\n)\n\n// A node is a symbol of any program: one for each name and ABI, and one for each symbol without a\n// name that other objects could use.\ntype node int32\n\nconst nothing node = -1\n\n// A universe has the objects of several programs, each read once.\ntype universe struct {\n	archives map[string]*archive\n	byName   map[name]node\n	// Name of a node; one that has no name of its own has the name that its object knows it by.\n	names []string\n}\n\nfunc newUniverse() *universe {\n	u := &universe{archives: map[string]*archive{}, byName: map[name]node{}}\n	// All names are known before a program is linked: its tables have a place for each.\n	u.named(name{\"main..inittask\", 0})\n	for _, table := range testTables {\n		u.named(name{table, 0})\n	}\n	return u\n}\n\nfunc (u *universe) named(one name) node {\n	found, known := u.byName[one]\n	if !known {\n		found = u.fresh(one.text)\n		u.byName[one] = found\n	}\n	return found\n}\n\nfunc (u *universe) fresh(text string) node {\n	u.names = append(u.names, text)\n	return node(len(u.names) - 1)\n}\n\nfunc (u *universe) archive(path, pkg string) (*archive, error) {\n	if found := u.archives[path]; found != nil {\n		return found, nil\n	}\n	found, err := readArchive(path, pkg)\n	if err != nil {\n		return nil, err\n	}\n	for _, builtin := range found.objects[0].version.builtins {\n		u.named(builtin)\n	}\n	for _, one := range found.objects {\n		one.nodes = make([]node, one.end)\n		for i, symbol := range one.symbols {\n			isHashed := one.shortHashed <= uint32(i) && uint32(i) < one.named\n			if isHashed || symbol.name == \"\" || symbol.abi == abiStatic {\n				one.nodes[i] = u.fresh(symbol.name)\n			} else {\n				one.nodes[i] = u.named(name{symbol.name, symbol.abi})\n			}\n		}\n	}\n	u.archives[path] = found\n	return found, nil\n}\n\n// Where a node is defined.\ntype definition struct {\n	object *object\n	symbol uint32\n}\n\n// A program is what a linker would be given. A name may have several definitions where a\n// compiler made the same thing in several packages: all of them count.\ntype program struct {\n	universe *universe\n	archives []*archive\n	// First object of each package, by its escaped path.\n	byPackage   map[string]*object\n	definitions [][]definition\n	usedInIface []bool\n}\n\n// A package as `go list` names it and the archive that the build cache has for it.\ntype exported struct{ pkg, path string }\n\nfunc (u *universe) load(packages []exported) (*program, error) {\n	p := &program{universe: u, byPackage: map[string]*object{}}\n	for _, one := range packages {\n		found, err := u.archive(one.path, one.pkg)\n		if err != nil {\n			return nil, err\n		}\n		p.archives = append(p.archives, found)\n		if first := found.objects[0]; p.byPackage[first.pkg] == nil {\n			p.byPackage[first.pkg] = first\n		}\n	}\n	return p, nil\n}\n\n// link finds the definitions, once all programs of the universe are loaded.\nfunc (p *program) link() error {\n	p.definitions = make([][]definition, len(p.universe.names))\n	p.usedInIface = make([]bool, len(p.universe.names))\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			for i := range one.symbols {\n				at := one.nodes[i]\n				if uint32(i) < one.referred {\n					p.definitions[at] = append(p.definitions[at], definition{one, uint32(i)})\n				}\n				if one.symbols[i].flag2&flag2UsedInIface != 0 {\n					p.usedInIface[at] = true\n				}\n			}\n		}\n	}\n	var failed error\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			one.usedInIface(func(to reference) {\n				at, err := p.resolve(one, to)\n				if err != nil {\n					failed = err\n				} else if at != nothing {\n					p.usedInIface[at] = true\n				}\n			})\n		}\n	}\n	return failed\n}\n\n// locate is the object and number that a reference means; no object: a builtin, by name.\nfunc (p *program) locate(from *object, to reference) (*object, uint32, error) {\n	in, i, limit := from, to.sym, uint32(0)\n	switch to.pkg {\n	case inSelf:\n		limit = from.shortHashed\n	case inShortHashed:\n		i, limit = i+from.shortHashed, from.hashed\n	case inHashed:\n		i, limit = i+from.hashed, from.named\n	case inNone:\n		i, limit = i+from.named, from.end\n	case inBuiltins:\n		return nil, i, nil\n	default:\n		if to.pkg == 0 || int(to.pkg) >= len(from.packages) {\n			return nil, 0, fmt.Errorf(\"%s has a reference that cannot be read\", from.pkg)\n		}\n		in = p.byPackage[from.packages[to.pkg]]\n		if in == nil {\n			return nil, 0, fmt.Errorf(\"%s needs %s, which is not among its dependencies\",\n				from.pkg, from.packages[to.pkg])\n		}\n		limit = in.shortHashed\n	}\n	if i >= limit {\n		return nil, 0, fmt.Errorf(\"%s has a reference beyond the symbols of %s\", from.pkg, in.pkg)\n	}\n	return in, i, nil\n}\n\n// resolve is the node of a reference; nothing: it refers to nothing.\nfunc (p *program) resolve(from *object, to reference) (node, error) {\n	if to == (reference{}) {\n		return nothing, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nothing, err\n	}\n	if in != nil {\n		return in.nodes[i], nil\n	}\n	if int(i) >= len(from.version.builtins) {\n		return nothing, fmt.Errorf(\"%s refers to a symbol of the runtime that is not known\",\n			from.pkg)\n	}\n	return p.universe.named(from.version.builtins[i]), nil\n}\n\n// Things that a compiler names by a number which depends on what else it compiled.\nvar numbered = regexp.MustCompile(`\\.\\.(stmp_|typeAssert\\.|interfaceSwitch\\.|gobytes\\.)\\d+$`)\n\n// identity is what a symbol is known by on both sides: its name; its content where it has no name\n// or one that moves.\nfunc (p *program) identity(from *object, to reference, depth int) ([]byte, error) {\n	if to == (reference{}) {\n		return []byte{0}, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nil, err\n	}\n	if in == nil {\n		at, err := p.resolve(from, to)\n		if err != nil {\n			return nil, err\n		}\n		return []byte(p.universe.names[at]), nil\n	}\n	symbol := in.symbols[i]\n	isHashed := in.shortHashed <= i && i < in.named\n	if i < in.referred && (isHashed || isNumbered(symbol)) {\n		content, err := p.content(in, i, depth+1)\n		return content[:], err\n	}\n	return append([]byte{byte(symbol.abi), byte(symbol.abi >> 8)}, symbol.name...), nil\n}\n\nfunc isNumbered(one symbol) bool {\n	return one.name == \"\" || strings.Contains(one.name, \"..\") && numbered.MatchString(one.name)\n}\n\nconst deepest = 200\n\n// content is a digest of all of a symbol that a running program can notice, without lines, files\n// and debugging information. What it refers to counts by identity, not by place. It depends on the\n// object alone, so it is kept there.\nfunc (p *program) content(o *object, i uint32, depth int) (digest, error) {\n	if o.contents[i] != (digest{}) {\n		return o.contents[i], nil\n	}\n	if depth > deepest {\n		return digest{}, fmt.Errorf(\"temporaries of %s refer to one another in a circle\", o.pkg)\n	}\n	symbol := o.symbols[i]\n	text := []byte{symbol.kind, symbol.flag, symbol.flag2}\n	text = binary.LittleEndian.AppendUint32(text, symbol.size)\n	text = binary.LittleEndian.AppendUint32(text, symbol.align)\n	text = appendPart(text, o.data(i))\n	for _, one := range o.relocs(i) {\n		// A mark for debuggers, and an edge that the order of init tasks is made of.\n		if one.kind == relocUseType || one.kind == o.version.initOrder {\n			continue\n		}\n		to, err := p.identity(o, one.to, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		text = binary.LittleEndian.AppendUint32(text, uint32(one.off))\n		text = append(text, one.size, byte(one.kind), byte(one.kind>>8))\n		text = binary.LittleEndian.AppendUint64(text, uint64(one.add))\n		text = appendPart(text, to)\n	}\n	for _, one := range o.auxes(i) {\n		part, err := p.auxContent(o, one, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		if part != nil {\n			text = append(text, 0xa0, one.kind)\n			text = appendPart(text, part)\n		}\n	}\n	o.contents[i] = digestOf(text)\n	return o.contents[i], nil\n}\n\n// auxContent is nil for what only debuggers and stack traces read.\nfunc (p *program) auxContent(o *object, one aux, depth int) ([]byte, error) {\n	switch one.kind {\n	case auxGoType, auxFuncData:\n		return p.identity(o, one.to, depth)\n	case auxPcsp, auxPcData, auxFuncInfo:\n		in, i, err := p.locate(o, one.to)\n		if err != nil {\n			return nil, err\n		}\n		if in == nil || i >= in.referred {\n			return nil, fmt.Errorf(\"a table of a function in %s is elsewhere\", o.pkg)\n		}\n		data := in.data(i)\n		if one.kind == auxFuncInfo {\n			// Sizes of arguments and locals, what kind of function it is; then lines and files.\n			data = data[:10]\n		}\n		return append([]byte{1}, data...), nil\n	}\n	return nil, nil\n}\n\nfunc appendPart(text, part []byte) []byte {\n	text = binary.LittleEndian.AppendUint32(text, uint32(len(part)))\n	return append(text, part...)\n}\n\n// fingerprint is what a node is on one side: who it is, and the contents of its definitions. Equal\n// sets of fingerprints mean equal code.\nfunc (p *program) fingerprint(at node) (digest, error) {\n	var contents digest\n	seen := map[digest]bool{}\n	own := p.universe.names[at]\n	for _, one := range p.definitions[at] {\n		content, err := p.content(one.object, one.symbol, 0)\n		if err != nil {\n			return digest{}, err\n		}\n		if isNumbered(one.object.symbols[one.symbol]) || one.object.isHashed(one.symbol) {\n			own = \"\"\n		}\n		if !seen[content] {\n			seen[content] = true\n			contents = contents.plus(content)\n		}\n	}\n	return digestOf([]byte(own), []byte{0}, contents[:]), nil\n}\n\nfunc (o *object) isHashed(i uint32) bool { return o.shortHashed <= i && i < o.named }\n\n// plus adds two digests as numbers: the sum of a set does not depend on its order.\nfunc (d digest) plus(other digest) digest {\n	var sum digest\n	for i := 0; i < 16; i += 8 {\n		total := binary.LittleEndian.Uint64(d[i:]) + binary.LittleEndian.Uint64(other[i:])\n		binary.LittleEndian.PutUint64(sum[i:], total)\n	}\n	return sum\n}\n\n// A store is what an init function puts into data, where it does nothing else: nobody executes a\n// function that is stored before code reaches the data. Other ways to the same memory begin at the\n// same names: the function calls nothing that could pass a pointer on, and what refers to the data\n// before a benchmark, an alias made by another init function too, marks its name.\ntype store struct {\n	// The data that it names, and all data that this refers to.\n	data []node\n	// What it names beside data.\n	values []node\n}\n\n// Of the runtime, what allocates, copies and checks: it calls no code that is stored.\nvar storing = []string{\n	\"makemap\", \"mapassign\", \"newobject\", \"mallocgc\", \"makeslice\", \"growslice\", \"memmove\",\n	\"typedmemmove\", \"memclr\", \"duffzero\", \"duffcopy\", \"gcWriteBarrier\", \"wbZero\", \"wbMove\",\n	\"morestack\", \"panic\", \"goPanic\", \"rand\",\n}\n\nfunc isStoring(text string) bool {\n	short, isRuntime := strings.CutPrefix(text, \"runtime.\")\n	for _, one := range storing {\n		if isRuntime && strings.HasPrefix(short, one) {\n			return true\n		}\n	}\n	return false\n}\n\n// storesOnly says whether a function calls nothing but what allocates, copies and checks.\nfunc (r *reach) storesOnly(o *object, i uint32) bool {\n	for _, one := range o.relocs(i) {\n		switch one.kind {\n		case relocCallInd:\n			return false\n		case relocCall, relocCallArm64:\n			to, err := r.p.resolve(o, one.to)\n			if err != nil || to == nothing || !isStoring(r.p.universe.names[to]) {\n				return false\n			}\n		}\n	}\n	return true\n}\n\n// isReach says whether what a relocation names is part of the program because of it: weak ones, uses\n// of a type and the order of init functions keep nothing.\nfunc (o *object) isReach(one reloc) bool {\n	return one.kind&relocWeak == 0 && one.kind != relocUseType && one.kind != o.version.initOrder\n}\n\n// visitStore follows what an init function refers to, and keeps back what it stores.\nfunc (r *reach) visitStore(o *object, i uint32) error {\n	var own store\n	seen := map[node]bool{}\n	for _, one := range o.relocs(i) {\n		if !o.isReach(one) {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		switch {\n		case to == nothing:\n		case one.kind >= relocUseType && one.kind <= relocMethodOff || r.isPlain(to):\n			if err := r.follow(o, one, to, false); err != nil {\n				return err\n			}\n		case r.isData(to):\n			if err := r.addData(&own, to, seen); err != nil {\n				return err\n			}\n		default:\n			own.values = append(own.values, to)\n		}\n	}\n	// What the data is at first is read, whoever reads it later.\n	for _, at := range own.data {\n		r.found = append(r.found, at)\n		r.steps = append(r.steps, r.step)\n	}\n	r.stores = append(r.stores, own)\n	return r.markFuncData(o, i)\n}\n\n// addData adds data with all data that it refers to.\nfunc (r *reach) addData(to *store, at node, seen map[node]bool) error {\n	if seen[at] {\n		return nil\n	}\n	seen[at] = true\n	to.data = append(to.data, at)\n	for _, one := range r.p.definitions[at] {\n		for _, reloc := range one.object.relocs(one.symbol) {\n			next, err := r.p.resolve(one.object, reloc.to)\n			if err != nil {\n				return err\n			}\n			if next == nothing || reloc.kind&relocWeak != 0 || r.isPlain(next) || !r.isData(next) {\n				continue\n			}\n			if err := r.addData(to, next, seen); err != nil {\n				return err\n			}\n		}\n	}\n	return nil\n}\n\n// markStored marks what is stored in data that something else reaches.\nfunc (r *reach) markStored() {\n	var waiting []store\n	for _, one := range r.stores {\n		isReached := false\n		for _, at := range one.data {\n			isReached = isReached || r.marked[at]\n		}\n		if !isReached {\n			waiting = append(waiting, one)\n			continue\n		}\n		for _, at := range append(one.data, one.values...) {\n			r.mark(at)\n		}\n	}\n	r.stores = waiting\n}\n\n// isPlain tells what says nothing of who executes stored code: the runtime, types, texts, what\n// nothing defines.\nfunc (r *reach) isPlain(at node) bool {\n	text := r.p.universe.names[at]\n	for _, prefix := range []string{\"runtime.\", \"go:\", \"type:\", \"gclocals\"} {\n		if strings.HasPrefix(text, prefix) {\n			return true\n		}\n	}\n	return len(r.p.definitions[at]) == 0 || r.isType(at)\n}\n\n// isData tells variables and tables from functions and pointers to functions.\nfunc (r *reach) isData(at node) bool {\n	for _, one := range r.p.definitions[at] {\n		kind := one.object.symbols[one.symbol].kind\n		if kind == kindText || kind == kindTextFips {\n			return false\n		}\n	}\n	return !strings.HasSuffix(r.p.universe.names[at], \"·f\")\n}\n",
		"flood.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n)\n\n// A method as an interface asks for it.\ntype signature struct {\n	name string\n	kind node\n}\n\n// A method of a type in use, with the symbols that it needs once something can call it.\ntype method struct {\n	signature\n	needs [3]node\n}\n\n// A reach is the set of symbols that are in use, by the rules of Go's linker\n// (cmd/link/internal/ld/deadcode.go): methods count once an interface or reflection in use could\n// call them on a type that is in an interface.\ntype reach struct {\n	p           *program\n	marked      []bool\n	usedInIface []bool\n	queue       []node\n	// In order of arrival, and how many references away from the start each is.\n	found       []node\n	steps       []int32\n	step        int32\n	ifaceMethod map[signature]bool\n	namedMethod map[string]bool\n	reflects    bool\n	waiting     []method\n	// Functions of package initialisation, and what those stored that nothing has reached yet.\n	inits  map[node]bool\n	stores []store\n	// Nodes that are in use without their own references.\n	cut map[node]bool\n	// A name without a definition, which the linker would have to make.\n	undefined map[node]*object\n}\n\nfunc newReach(p *program, cut map[node]bool) *reach {\n	return &reach{\n		p:           p,\n		marked:      make([]bool, len(p.universe.names)),\n		usedInIface: append([]bool(nil), p.usedInIface...),\n		ifaceMethod: map[signature]bool{},\n		namedMethod: map[string]bool{},\n		inits:       map[node]bool{},\n		cut:         cut,\n		undefined:   map[node]*object{},\n	}\n}\n\n// clone is a reach that starts with the same symbols; `found` has only what is new.\nfunc (r *reach) clone() *reach {\n	copied := *r\n	copied.marked = append([]bool(nil), r.marked...)\n	copied.usedInIface = append([]bool(nil), r.usedInIface...)\n	copied.waiting = append([]method(nil), r.waiting...)\n	copied.queue, copied.found, copied.steps, copied.step = nil, nil, nil, 0\n	copied.ifaceMethod = copyOf(r.ifaceMethod)\n	copied.namedMethod = copyOf(r.namedMethod)\n	copied.undefined = copyOf(r.undefined)\n	return &copied\n}\n\nfunc copyOf[K comparable, V any](from map[K]V) map[K]V {\n	to := make(map[K]V, len(from))\n	for key, value := range from {\n		to[key] = value\n	}\n	return to\n}\n\nfunc (r *reach) mark(at node) {\n	if at == nothing || r.marked[at] {\n		return\n	}\n	r.marked[at] = true\n	r.found = append(r.found, at)\n	r.steps = append(r.steps, r.step)\n	r.queue = append(r.queue, at)\n}\n\n// putInIface also looks at the node again, since more of a type counts once it is in an interface.\nfunc (r *reach) putInIface(at node, andMark bool) {\n	if !r.usedInIface[at] {\n		r.usedInIface[at] = true\n		if r.marked[at] {\n			r.queue = append(r.queue, at)\n		}\n	}\n	if andMark {\n		r.mark(at)\n	}\n}\n\n// flood follows all references from what is marked until nothing new comes, the nearest first.\nfunc (r *reach) flood() error {\n	for {\n		for len(r.queue) > 0 {\n			wave := r.queue\n			r.queue = nil\n			r.step++\n			for _, at := range wave {\n				if r.cut[at] {\n					continue\n				}\n				for _, one := range r.p.definitions[at] {\n					if err := r.visit(at, one.object, one.symbol); err != nil {\n						return err\n					}\n				}\n			}\n		}\n		waiting := r.waiting[:0]\n		for _, one := range r.waiting {\n			if r.isCalled(one.signature) {\n				for _, need := range one.needs {\n					r.mark(need)\n				}\n			} else {\n				waiting = append(waiting, one)\n			}\n		}\n		r.waiting = waiting\n		r.markStored()\n		if len(r.queue) == 0 {\n			return nil\n		}\n	}\n}\n\nfunc (r *reach) isCalled(one signature) bool {\n	return r.reflects && isExported(one.name) || r.namedMethod[one.name] || r.ifaceMethod[one]\n}\n\nfunc (r *reach) visit(at node, o *object, i uint32) error {\n	if r.inits[at] && r.storesOnly(o, i) {\n		return r.visitStore(o, i)\n	}\n	symbol := o.symbols[i]\n	r.reflects = r.reflects || symbol.flag&flagReflectMethod != 0\n	isType := symbol.flag&flagType != 0\n	inIface := isType && r.usedInIface[at]\n	relocs := o.relocs(i)\n	var methods []method\n	for k := 0; k < len(relocs); k++ {\n		one := relocs[k]\n		if !o.isReach(one) {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		if to == nothing {\n			continue\n		}\n		switch one.kind {\n		case relocMethodOff:\n			if k+2 >= len(relocs) {\n				return fmt.Errorf(\"the methods of %s cannot be read\", symbol.name)\n			}\n			if inIface {\n				found, err := r.methodAt(o, relocs[k:k+3])\n				if err != nil {\n					return err\n				}\n				methods = append(methods, found)\n				r.putInIface(to, false)\n			}\n			k += 2\n		default:\n			if err := r.follow(o, one, to, inIface); err != nil {\n				return err\n			}\n		}\n	}\n	if err := r.markFuncData(o, i); err != nil {\n		return err\n	}\n	return r.await(o, i, relocs, methods)\n}\n\nfunc (r *reach) markFuncData(o *object, i uint32) error {\n	for _, one := range o.auxes(i) {\n		if one.kind != auxFuncData {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		r.mark(to)\n	}\n	return nil\n}\n\nfunc (r *reach) follow(o *object, one reloc, to node, inIface bool) error {\n	switch one.kind {\n	case relocUseIface:\n		kind, err := r.typeOf(to)\n		if err == nil {\n			r.putInIface(kind, false)\n		}\n		return err\n	case relocUseIfaceMethod:\n		return r.callThrough(to, int32(one.add))\n	case relocUseNamedMethod:\n		for _, text := range r.p.definitions[to] {\n			r.namedMethod[string(text.object.data(text.symbol))] = true\n		}\n		return nil\n	}\n	if len(r.p.definitions[to]) == 0 {\n		if r.undefined[to] == nil {\n			r.undefined[to] = o\n		}\n		r.mark(to)\n		return nil\n	}\n	if inIface && r.isType(to) {\n		r.putInIface(to, false)\n	}\n	r.mark(to)\n	return nil\n}\n\nfunc (r *reach) isType(at node) bool {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag&flagType != 0 {\n			return true\n		}\n	}\n	return false\n}\n\n// typeOf is the type that a mark of use means: itself, or that of an itab.\nfunc (r *reach) typeOf(at node) (node, error) {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag2&flag2Itab == 0 {\n			return at, nil\n		}\n		const typeOffset = 8\n		return r.p.targetAt(one, typeOffset)\n	}\n	return at, nil\n}\n\n// callThrough notes that a method of an interface type is called; `off` is its place there.\nfunc (r *reach) callThrough(at node, off int32) error {\n	for _, one := range r.p.definitions[at] {\n		text, err := r.p.nameAt(one, off)\n		if err != nil {\n			return err\n		}\n		kind, err := r.p.targetAt(one, off+4)\n		if err != nil {\n			return err\n		}\n		r.ifaceMethod[signature{text, kind}] = true\n	}\n	return nil\n}\n\nfunc (r *reach) methodAt(o *object, relocs []reloc) (found method, err error) {\n	for k := range found.needs {\n		if found.needs[k], err = r.p.resolve(o, relocs[k].to); err != nil {\n			return found, err\n		}\n	}\n	return found, nil\n}\n\n// await adds the methods of a type that is in an interface to those that wait for a caller.\nfunc (r *reach) await(o *object, i uint32, relocs []reloc, methods []method) error {\n	if len(methods) == 0 {\n		return nil\n	}\n	off, count, err := methodTable(o.data(i))\n	if err != nil || count != len(methods) {\n		return fmt.Errorf(\"the methods of %s cannot be read\", o.symbols[i].name)\n	}\n	const methodBytes = 16\n	for k := range methods {\n		at := int32(off + methodBytes*k)\n		one := definition{o, i}\n		if methods[k].name, err = r.p.nameAt(one, at); err != nil {\n			return err\n		}\n		if methods[k].kind, err = r.p.targetAt(one, at+4); err != nil {\n			return err\n		}\n	}\n	r.waiting = append(r.waiting, methods...)\n	return nil\n}\n\n// methodTable is where the methods of a type descriptor of a 64-bit machine stand (internal/abi).\nfunc methodTable(data []byte) (off, count int, err error) {\n	const common, flagAt, kindAt, hasMethods = 48, 20, 23, 1\n	if len(data) < common+16 || data[flagAt]&hasMethods == 0 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	// Array, channel, function, interface, map, pointer, slice, struct: words behind the common ones.\n	words := map[byte]int{17: 3, 18: 2, 19: 1, 20: 3, 21: 8, 22: 1, 23: 1, 25: 4}\n	off = common + 8*words[data[kindAt]&31]\n	if len(data) < off+12 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	count = int(binary.LittleEndian.Uint16(data[off+4:]))\n	return off + int(binary.LittleEndian.Uint32(data[off+8:])), count, nil\n}\n\n// targetAt is what a symbol refers to at an offset.\nfunc (p *program) targetAt(one definition, off int32) (node, error) {\n	for _, reloc := range one.object.relocs(one.symbol) {\n		if reloc.off == off {\n			return p.resolve(one.object, reloc.to)\n		}\n	}\n	return nothing, fmt.Errorf(\"%s refers to nothing at %d\",\n		one.object.symbols[one.symbol].name, off)\n}\n\n// nameAt is the name of a method at an offset of a type: a byte of flags, length, text.\nfunc (p *program) nameAt(one definition, off int32) (string, error) {\n	to, err := p.targetAt(one, off)\n	if err != nil || to == nothing {\n		return \"\", err\n	}\n	for _, text := range p.definitions[to] {\n		data := text.object.data(text.symbol)\n		if len(data) > 1 {\n			size, used := binary.Uvarint(data[1:])\n			if end := 1 + used + int(size); used > 0 && size <= uint64(len(data)) && end <= len(data) {\n				return string(data[1+used : end]), nil\n			}\n		}\n	}\n	return \"\", fmt.Errorf(\"a name in %s cannot be read\", one.object.symbols[one.symbol].name)\n}\n\n// everything is what some benchmark or what runs before them reaches, and its fingerprints.\nfunc (s *side) everything() ([]node, map[digest]bool, error) {\n	all := s.always.clone()\n	for _, at := range s.benchmarks {\n		all.mark(at)\n	}\n	if err := all.flood(); err != nil {\n		return nil, nil, err\n	}\n	found := append(append([]node(nil), s.always.found...), all.found...)\n	prints := make(map[digest]bool, len(found))\n	for _, at := range found {\n		one, err := s.print(at)\n		if err != nil {\n			return nil, nil, err\n		}\n		prints[one] = true\n	}\n	return found, prints, nil\n}\n\n// references counts by node how many lead from it to the nearest code that the other side has not,\n// unknownDistance where none does, and says which that is.\ntype references struct {\n	distances []int32\n	ends      []node\n}\n\n// references looks at `found`. A method that an interface alone could call is not followed: by that,\n// nearly everything leads everywhere.\nfunc (s *side) references(found []node, other map[digest]bool) (references, error) {\n	distances, ends := make([]int32, len(s.p.universe.names)), make([]node, len(s.p.universe.names))\n	for at := range distances {\n		distances[at] = unknownDistance\n	}\n	from := make([][]node, len(distances))\n	var queue []node\n	for _, at := range found {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return references{}, err\n		}\n		if !other[one] {\n			distances[at], ends[at] = 0, at\n			queue = append(queue, at)\n		}\n		for _, one := range s.p.definitions[at] {\n			targets, err := s.p.refersTo(one)\n			if err != nil {\n				return references{}, err\n			}\n			for _, to := range targets {\n				from[to] = append(from[to], at)\n			}\n		}\n	}\n	for len(queue) > 0 {\n		at := queue[0]\n		queue = queue[1:]\n		for _, next := range from[at] {\n			if distances[next] == unknownDistance {\n				distances[next], ends[next] = distances[at]+1, ends[at]\n				queue = append(queue, next)\n			}\n		}\n	}\n	return references{distances, ends}, nil\n}\n\n// refersTo is what code or data names itself, without the marks that the compiler leaves for the linker.\nfunc (p *program) refersTo(one definition) (found []node, err error) {\n	relocs := one.object.relocs(one.symbol)\n	for k := 0; k < len(relocs); k++ {\n		switch kind := relocs[k].kind; {\n		case kind == relocMethodOff:\n			k += 2\n			continue\n		case kind == relocUseIface, kind == relocUseIfaceMethod, kind == relocUseNamedMethod,\n			!one.object.isReach(relocs[k]):\n			continue\n		}\n		to, err := p.resolve(one.object, relocs[k].to)\n		if err != nil {\n			return nil, err\n		}\n		if to != nothing {\n			found = append(found, to)\n		}\n	}\n	return found, nil\n}\n",
		"side.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n	\"unicode/utf8\"\n)\n\nfunc isExported(text string) bool {\n	first, _ := utf8.DecodeRuneInString(text)\n	return unicode.IsUpper(first)\n}\n\n// A test binary on one side of a change: what runs before every benchmark, and its benchmarks.\ntype side struct {\n	p         *program\n	always    *reach\n	alwaysSum digest\n	// By package, a digest of what is not Go's in its archive.\n	foreign map[string]digest\n	// Fingerprints of what is always reached.\n	alwaysHas  map[digest]string\n	benchmarks map[string]node\n	// Names of the packages whose init functions run, in order.\n	inits  []string\n	header string\n	prints []digest\n	// Objects of packages that are not of the standard library.\n	own map[*object]bool\n}\n\n// Tables in the generated main package that name all tests; a benchmark run reads one entry.\nvar testTables = []string{\"main.tests\", \"main.benchmarks\", \"main.fuzzTargets\", \"main.examples\"}\n\n// readSide takes the root of its source tree, and which packages are of the standard library.\nfunc readSide(p *program, root string, standard map[string]bool) (*side, error) {\n	s := &side{\n		p: p, own: map[*object]bool{}, prints: make([]digest, len(p.universe.names)),\n		foreign: map[string]digest{},\n	}\n	for _, archive := range p.archives {\n		if s.header == \"\" {\n			s.header = archive.header\n		} else if s.header != archive.header {\n			return nil, fmt.Errorf(\"its packages come from two toolchains or settings\")\n		}\n		for _, one := range archive.objects {\n			s.own[one] = !standard[archive.pkg]\n		}\n	}\n	var err error\n	if s.benchmarks, err = p.benchmarks(); err != nil {\n		return nil, err\n	}\n	cut := map[node]bool{}\n	for _, table := range testTables {\n		cut[p.universe.named(name{table, 0})] = true\n	}\n	s.always = newReach(p, cut)\n	if err := s.markStart(); err != nil {\n		return nil, err\n	}\n	if err := s.always.flood(); err != nil {\n		return nil, err\n	}\n	if s.alwaysHas, err = s.set(s.always.found); err != nil {\n		return nil, err\n	}\n	s.alwaysSum = s.alwaysSum.plus(sum(s.alwaysHas))\n	s.alwaysSum = s.alwaysSum.plus(digestOf([]byte(strings.Join(s.inits, \"\\n\"))))\n	for _, archive := range p.archives {\n		if !archive.isMixed && len(archive.pragmas) == 0 {\n			continue\n		}\n		pragmas := strings.Join(pragmaTexts(archive, root), \"\\n\")\n		one := digestOf([]byte(archive.pkg), []byte{0}, archive.foreign[:], []byte(pragmas))\n		s.foreign[archive.pkg] = one\n		s.alwaysSum = s.alwaysSum.plus(one)\n	}\n	return s, nil\n}\n\n// markStart marks where a program begins: its entry, main, init tasks, and all of a package that\n// has code which is not Go's, since that may call back.\nfunc (s *side) markStart() error {\n	words := strings.Fields(s.header)\n	entry := name{\"_rt0_\" + words[3] + \"_\" + words[2], 0}\n	for _, one := range []name{entry, {\"main.main\", 0}, {\"main.main\", 1},\n		{\"runtime.unreachableMethod\", 0}, {\"runtime.unreachableMethod\", 1},\n		{\"runtime.mapinitnoop\", 1}} {\n		if at, known := s.p.universe.byName[one]; known && len(s.p.definitions[at]) > 0 {\n			s.always.mark(at)\n		}\n	}\n	if at, known := s.p.universe.byName[entry]; !known || !s.always.marked[at] {\n		return fmt.Errorf(\"there is no %s\", entry.text)\n	}\n	tasks, err := s.p.initTasks()\n	if err != nil {\n		return err\n	}\n	for _, task := range tasks {\n		s.inits = append(s.inits, s.p.universe.names[task])\n		s.always.mark(task)\n		for _, one := range s.p.definitions[task] {\n			if err := s.markInits(one); err != nil {\n				return err\n			}\n		}\n	}\n	for _, archive := range s.p.archives {\n		if !archive.isMixed {\n			continue\n		}\n		for _, one := range archive.objects {\n			for i := uint32(0); i < one.referred; i++ {\n				if one.symbols[i].kind < kindDwarf && one.symbols[i].name != \"\" {\n					s.always.mark(one.nodes[i])\n				}\n			}\n		}\n	}\n	return nil\n}\n\n// markInits notes the functions of an init task that are of a package of our own.\nfunc (s *side) markInits(task definition) error {\n	for _, reloc := range task.object.relocs(task.symbol) {\n		if reloc.kind == task.object.version.initOrder || !s.own[task.object] {\n			continue\n		}\n		to, err := s.p.resolve(task.object, reloc.to)\n		if err != nil {\n			return err\n		}\n		s.always.inits[to] = to != nothing\n	}\n	return nil\n}\n\nfunc (s *side) print(at node) (digest, error) {\n	if s.prints[at] == (digest{}) {\n		found, err := s.p.fingerprint(at)\n		if err != nil {\n			return digest{}, err\n		}\n		s.prints[at] = found\n	}\n	return s.prints[at], nil\n}\n\n// set is the code of nodes beyond what is always reached, with names. Several packages may have\n// the same thing without a common name: it counts once.\nfunc (s *side) set(nodes []node) (map[digest]string, error) {\n	found := map[digest]string{}\n	for _, at := range nodes {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return nil, err\n		}\n		if _, known := s.alwaysHas[one]; !known {\n			found[one] = s.p.universe.names[at]\n		}\n	}\n	return found, nil\n}\n\n// sum is equal for equal sets.\nfunc sum(set map[digest]string) (total digest) {\n	for one := range set {\n		total = total.plus(one)\n	}\n	return total\n}\n\n// benchmarks reads the table of benchmarks that go test generates: {Name string; F func}.\nfunc (p *program) benchmarks() (map[string]node, error) {\n	const nameBytes, entryBytes = 16, 24\n	broken := fmt.Errorf(\"the table of its benchmarks cannot be read\")\n	table := p.definitions[p.universe.named(name{\"main.benchmarks\", 0})]\n	if len(table) != 1 {\n		return nil, broken\n	}\n	header := table[0].object.data(table[0].symbol)\n	if len(header) < 16 {\n		return map[string]node{}, nil\n	}\n	count := int32(binary.LittleEndian.Uint64(header[8:]))\n	if count == 0 {\n		return map[string]node{}, nil\n	}\n	entries, err := p.targetAt(table[0], 0)\n	if err != nil || entries == nothing || len(p.definitions[entries]) != 1 {\n		return nil, broken\n	}\n	array := p.definitions[entries][0]\n	data := array.object.data(array.symbol)\n	found := map[string]node{}\n	for at := int32(0); at < count*entryBytes; at += entryBytes {\n		if int(at+nameBytes) > len(data) {\n			return nil, broken\n		}\n		text, err := p.targetAt(array, at)\n		if err != nil || len(p.definitions[text]) == 0 {\n			return nil, broken\n		}\n		call, err := p.targetAt(array, at+nameBytes)\n		if err != nil || call == nothing || len(p.definitions[call]) == 0 {\n			return nil, broken\n		}\n		where := p.definitions[text][0]\n		size := binary.LittleEndian.Uint64(data[at+8:])\n		bytes := where.object.data(where.symbol)\n		if size > uint64(len(bytes)) {\n			return nil, broken\n		}\n		found[string(bytes[:size])] = call\n	}\n	return found, nil\n}\n\n// initTasks are the init tasks that have something to run, in the order in which the linker puts\n// them (cmd/link/internal/ld/inittask.go): of those whose imports are done, the first by name.\nfunc (p *program) initTasks() ([]node, error) {\n	const emptyBytes = 8\n	waits := map[node]int{}\n	needs := map[node][]node{}\n	var ready []node\n	queue := []node{p.universe.named(name{\"main..inittask\", 0})}\n	if len(p.definitions[queue[0]]) == 0 {\n		return nil, nil\n	}\n	waits[queue[0]] = 0\n	for len(queue) > 0 {\n		task := queue[0]\n		queue = queue[1:]\n		for _, one := range p.definitions[task] {\n			for _, reloc := range one.object.relocs(one.symbol) {\n				if reloc.kind != one.object.version.initOrder {\n					continue\n				}\n				to, err := p.resolve(one.object, reloc.to)\n				if err != nil {\n					return nil, err\n				}\n				waits[task]++\n				needs[to] = append(needs[to], task)\n				if _, known := waits[to]; !known {\n					waits[to] = 0\n					queue = append(queue, to)\n				}\n			}\n		}\n		if waits[task] == 0 {\n			ready = append(ready, task)\n		}\n	}\n	var order []node\n	for len(ready) > 0 {\n		sort.Slice(ready, func(i, j int) bool {\n			return p.universe.names[ready[i]] < p.universe.names[ready[j]]\n		})\n		task := ready[0]\n		ready = ready[1:]\n		for _, one := range p.definitions[task] {\n			if one.object.symbols[one.symbol].size > emptyBytes {\n				order = append(order, task)\n			}\n		}\n		for _, next := range needs[task] {\n			if waits[next]--; waits[next] == 0 {\n				ready = append(ready, next)\n			}\n		}\n	}\n	for task, count := range waits {\n		if count > 0 {\n			return nil, fmt.Errorf(\"the order of %s cannot be told\", p.universe.names[task])\n		}\n	}\n	return order, nil\n}\n",
		"decide.go": "package main\n\nimport (\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n)\n\n// Word on a benchmark of a test binary.\ntype word struct {\n	Name string `json:\"name\"`\n	// Everything that it can reach is the same machine code on both sides.\n	Same bool `json:\"same\"`\n	// Why it has to run; empty where it has not.\n	Why string `json:\"why\"`\n	// It runs although no code that it reaches is known to differ.\n	Doubt bool `json:\"doubt\"`\n	// References from it to the nearest code that differs; -1: none is known.\n	Distance int32 `json:\"distance\"`\n}\n\nconst unknownDistance = -1\n\n// compare says of every benchmark of head, and of those that only base has, whether it can tell\n// the two sides apart.\nfunc compare(base, head *side, files *changes) ([]word, error) {\n	if base.header != head.header {\n		return all(base, head, fmt.Sprintf(\"another toolchain or setting: %s, %s\",\n			shortHeader(base.header), shortHeader(head.header)), true), nil\n	}\n	if why := alwaysDiffers(base, head); why != \"\" {\n		words := all(base, head, why, false)\n		if inOtherOrder(base, head) || len(foreignDiffering(base, head)) > 0 {\n			return words, nil\n		}\n		return withDistances(words, base, head)\n	}\n	always := head.told(head.always.found)\n	if doubt := doubtBefore(head, files, always); doubt != \"\" {\n		return withDistances(all(base, head, doubt, true), base, head)\n	}\n	names := benchmarkNames(base, head)\n	near := nearness{}\n	if len(names) > fewBenchmarks {\n		var err error\n		if near, err = nearnessOf(base, head); err != nil {\n			return nil, err\n		}\n	}\n	words := []word{}\n	for _, name := range names {\n		if distance, differs := near.of(base, head, name); distance != unknownDistance {\n			words = append(words, word{name, false, differs, false, distance})\n			continue\n		}\n		one, err := compareOne(base, head, name, func(found []node) string {\n			own := head.told(found)\n			own.climbs = own.climbs || always.climbs\n			return files.named(own)\n		})\n		if err != nil {\n			return nil, err\n		}\n		words = append(words, one)\n	}\n	return words, nil\n}\n\n// Of so many each is looked at alone, which takes a large binary some tenths of a second.\nvar fewBenchmarks = 30\n\n// doubtBefore is why all benchmarks run although what differs may reach none; empty: nothing is.\nfunc doubtBefore(head *side, files *changes, always *told) string {\n	if doubt := head.doubt(head.always); doubt != \"\" {\n		return doubt\n	}\n	if file := files.data(always); file != \"\" {\n		return fmt.Sprintf(\"the file %s differs\", file)\n	}\n	if file := head.linked(files); file != \"\" {\n		return fmt.Sprintf(\"the file %s, which may be linked, differs\", file)\n	}\n	return \"\"\n}\n\n// compareOne says whether a benchmark has to run: what it reaches differs, or there is a doubt;\n// `named` is a changed file that code names.\nfunc compareOne(base, head *side, name string, named func([]node) string) (word, error) {\n	before, onBase := base.benchmarks[name]\n	after, onHead := head.benchmarks[name]\n	runs := func(why string, doubt bool) (word, error) {\n		return word{name, false, why, doubt, unknownDistance}, nil\n	}\n	if !onBase {\n		return runs(\"it is new\", false)\n	}\n	if !onHead {\n		return runs(\"it is gone\", false)\n	}\n	was, old, err := base.from(before)\n	if err != nil {\n		return word{}, err\n	}\n	is, now, err := head.from(after)\n	if err != nil {\n		return word{}, err\n	}\n	if sum(old) != sum(now) {\n		distance := nearest(base.away(was, now), head.away(is, old))\n		return word{name, false, differing(old, now), false, distance}, nil\n	}\n	if doubt := head.doubt(is); doubt != \"\" {\n		return runs(doubt, true)\n	}\n	if file := named(is.found); file != \"\" {\n		return runs(fmt.Sprintf(\"the file %s differs\", file), true)\n	}\n	return word{name, true, \"\", false, unknownDistance}, nil\n}\n\n// away is how far the nearest code is that the other side's set has not; found as it was reached.\nfunc (s *side) away(found *reach, other map[digest]string) int32 {\n	for i, at := range found.found {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return unknownDistance\n		}\n		_, isOther := other[one]\n		if _, isAlways := s.alwaysHas[one]; !isOther && !isAlways {\n			return found.steps[i]\n		}\n	}\n	return unknownDistance\n}\n\n// withDistances is for benchmarks that all have to run: most are not what the change is about.\nfunc withDistances(words []word, base, head *side) ([]word, error) {\n	if len(words) < 2 {\n		return words, nil\n	}\n	near, err := nearnessOf(base, head)\n	if err != nil {\n		return nil, err\n	}\n	for i := range words {\n		words[i].Distance, _ = near.of(base, head, words[i].Name)\n	}\n	return words, nil\n}\n\n// nearness is, by node of each side, how far the nearest code is that differs, and which it is.\ntype nearness struct{ base, head references }\n\nfunc nearnessOf(base, head *side) (near nearness, err error) {\n	was, old, err := base.everything()\n	if err != nil {\n		return near, err\n	}\n	is, now, err := head.everything()\n	if err != nil {\n		return near, err\n	}\n	if near.base, err = base.references(was, now); err != nil {\n		return near, err\n	}\n	near.head, err = head.references(is, old)\n	return near, err\n}\n\n// of names what differs of a benchmark that both sides have; unknownDistance: none is known.\nfunc (n nearness) of(base, head *side, benchmark string) (int32, string) {\n	before, onBase := base.benchmarks[benchmark]\n	after, onHead := head.benchmarks[benchmark]\n	if n.base.distances == nil || !onBase || !onHead {\n		return unknownDistance, \"\"\n	}\n	was, is := n.base.distances[before], n.head.distances[after]\n	distance, differs := nearest(was, is), \"\"\n	if distance == is && is != unknownDistance {\n		differs = head.p.universe.names[n.head.ends[after]]\n	} else if distance != unknownDistance {\n		differs = base.p.universe.names[n.base.ends[before]]\n	}\n	return distance, plainName(differs) + \" differs\"\n}\n\nfunc nearest(one, other int32) int32 {\n	if one == unknownDistance || other != unknownDistance && other < one {\n		return other\n	}\n	return one\n}\n\n// from is what a benchmark reaches beyond what is always reached.\nfunc (s *side) from(start node) (*reach, map[digest]string, error) {\n	found := s.always.clone()\n	found.mark(start)\n	if err := found.flood(); err != nil {\n		return nil, nil, err\n	}\n	set, err := s.set(found.found)\n	return found, set, err\n}\n\nfunc alwaysDiffers(base, head *side) string {\n	if base.alwaysSum == head.alwaysSum {\n		return \"\"\n	}\n	switch {\n	case sum(base.alwaysHas) != sum(head.alwaysHas):\n		return \"before every benchmark: \" + differing(base.alwaysHas, head.alwaysHas)\n	case inOtherOrder(base, head):\n		return \"before every benchmark: the order of package initialisation differs\"\n	}\n	beside := \"Go\"\n	if foreign := foreignDiffering(base, head); len(foreign) > 0 {\n		beside = foreign[0]\n	}\n	return fmt.Sprintf(\"before every benchmark: C code beside %s, or a flag of its linker, differs\",\n		beside)\n}\n\nfunc inOtherOrder(base, head *side) bool {\n	return strings.Join(base.inits, \" \") != strings.Join(head.inits, \" \")\n}\n\n// foreignDiffering are the packages of head whose code that is not Go's differs.\nfunc foreignDiffering(base, head *side) (found []string) {\n	for pkg, one := range head.foreign {\n		if base.foreign[pkg] != one {\n			found = append(found, pkg)\n		}\n	}\n	sort.Strings(found)\n	return found\n}\n\n// doubt is a name that our own code uses and that nothing defines; empty: there is none.\nfunc (s *side) doubt(found *reach) string {\n	var names []string\n	for at, from := range found.undefined {\n		text := s.p.universe.names[at]\n		if s.own[from] && !linkerMade[text] {\n			names = append(names, text)\n		}\n	}\n	if len(names) == 0 {\n		return \"\"\n	}\n	sort.Strings(names)\n	return fmt.Sprintf(\"nothing defines %s\", names[0])\n}\n\n// Names that only the linker defines.\nvar linkerMade = map[string]bool{\n	\"runtime.tlsg\": true, \"runtime.text\": true, \"runtime.etext\": true, \"go:buildid\": true,\n}\n\n// differing names what is not in both sets.\nfunc differing(before, after map[digest]string) string {\n	seen := map[string]bool{}\n	var list []string\n	for _, pair := range [][2]map[digest]string{{before, after}, {after, before}} {\n		for print, text := range pair[0] {\n			if _, both := pair[1][print]; !both && !seen[text] {\n				seen[text] = true\n				list = append(list, text)\n			}\n		}\n	}\n	if len(list) == 0 {\n		return \"what it reaches differs\"\n	}\n	sort.Slice(list, func(i, j int) bool {\n		if rank(list[i]) != rank(list[j]) {\n			return rank(list[i]) < rank(list[j])\n		}\n		return list[i] < list[j]\n	})\n	if len(list) == 1 {\n		return fmt.Sprintf(\"%s differs\", plainName(list[0]))\n	}\n	return fmt.Sprintf(\"%s and %d more differ\", plainName(list[0]), len(list)-1)\n}\n\n// rank puts what a reader knows by name first.\nfunc rank(text string) int {\n	switch {\n	case text == \"\":\n		return 3\n	case strings.Contains(text, \":\"), strings.HasPrefix(text, \"gclocals\"):\n		return 2\n	case strings.Contains(text, \"..\"), isStandard(text):\n		return 1\n	}\n	return 0\n}\n\n// isStandard tells the standard library by a path that begins with no host. It differs only in\n// what is reached of it.\nfunc isStandard(text string) bool {\n	first, _, isPath := strings.Cut(text, \"/\")\n	return !isPath || !strings.Contains(first, \".\")\n}\n\nfunc plainName(text string) string {\n	if text == \"\" {\n		return \"data without a name\"\n	}\n	text = strings.NewReplacer(\"%2e\", \".\", \"·f\", \"\").Replace(text)\n	return fmt.Sprintf(\"%.100s\", text)\n}\n\n// shortHeader is the version and settings of `go object linux amd64 go1.26.8 GOAMD64=v1 X:...`.\nfunc shortHeader(header string) string {\n	words := strings.Fields(header)\n	return strings.Join(words[min(4, len(words)):], \" \")\n}\n\nfunc benchmarkNames(base, head *side) []string {\n	var list []string\n	for name := range head.benchmarks {\n		list = append(list, name)\n	}\n	for name := range base.benchmarks {\n		if _, both := head.benchmarks[name]; !both {\n			list = append(list, name)\n		}\n	}\n	sort.Strings(list)\n	return list\n}\n\nfunc all(base, head *side, why string, doubt bool) []word {\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		words = append(words, word{name, false, why, doubt, unknownDistance})\n	}\n	return words\n}\n\n// texts are the constants that our own code uses and that may be the path of a file.\nfunc (s *side) texts(nodes []node) map[string]bool {\n	found := map[string]bool{}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				in, i, err := s.p.locate(one.object, reloc.to)\n				if err != nil || in == nil || reloc.to == (reference{}) || !in.isHashed(i) {\n					continue\n				}\n				text := string(in.data(i))\n				const longestPath = 4096\n				if len(text) > longestPath || !isText(in.symbols[i].name) {\n					continue\n				}\n				found[text] = true\n			}\n		}\n	}\n	return found\n}\n\nfunc isText(symbol string) bool {\n	return strings.HasPrefix(symbol, \"go:string.\") || strings.HasPrefix(symbol, \"..gostring.\")\n}\n\nfunc isSeparator(r rune) bool { return r == '/' || r == '\\\\' }\n",
		"changed.go": "package main\n\nimport (\n	\"bytes\"\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n)\n\n// What a change differs in, as far as the statements of its functions tell.\ntype difference struct {\n	// Packages with such statements.\n	Packages []string `json:\"packages\"`\n	// By file, as coverage names it: first and last lines of what head has and base has not.\n	Lines map[string][][2]int `json:\"lines\"`\n	// Benchmarks that are written otherwise themselves.\n	Benchmarks []named `json:\"benchmarks\"`\n	// Benchmarks that measure otherwise what they measure: they, or what they use of their test files.\n	Rewritten []rewritten `json:\"rewritten\"`\n	// What else differs, so that a benchmark that executes none of these lines may still tell the\n	// sides apart; empty: nothing does.\n	Beyond string `json:\"beyond\"`\n}\n\n// A benchmark of a test binary.\ntype named struct {\n	Unit string `json:\"unit\"`\n	Name string `json:\"name\"`\n}\n\n// A package by its folder and the files that are linked into it.\ntype placed struct {\n	ImportPath, Dir, ForTest                    string\n	Standard                                    bool\n	EmbedFiles, TestEmbedFiles, XTestEmbedFiles []string\n}\n\nconst placedFields = \"-json=ImportPath,Dir,ForTest,Standard,EmbedFiles,TestEmbedFiles,XTestEmbedFiles\"\n\n// differ compares the Go files of both trees line by line, without comments.\nfunc differ(r *request) (*difference, error) {\n	if err := r.resolve(); err != nil {\n		return nil, err\n	}\n	paths, _, err := compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	if err != nil {\n		return nil, err\n	}\n	args := append([]string{\"list\", \"-e\", \"-test\", \"-deps\", placedFields}, r.flags...)\n	at := place{folder: r.head}\n	text, err := runGo(at, append(args, r.units...)...)\n	if err != nil {\n		return nil, err\n	}\n	packages, embedded := map[string]string{}, map[string]bool{}\n	err = eachListed(at, text, func(one *placed) {\n		if one.Standard || !isInside(one.Dir, r.headRoot) {\n			return\n		}\n		for _, file := range slices.Concat(one.EmbedFiles, one.TestEmbedFiles, one.XTestEmbedFiles) {\n			embedded[filepath.Join(one.Dir, file)] = true\n		}\n		if one.ForTest == \"\" && !strings.HasSuffix(one.ImportPath, \".test\") {\n			packages[one.Dir] = one.ImportPath\n		}\n	})\n	if err != nil {\n		return nil, err\n	}\n	found := &difference{[]string{}, map[string][][2]int{}, []named{}, []rewritten{}, \"\"}\n	tests := map[string]string{}\n	for _, name := range paths {\n		full := filepath.Join(r.headRoot, filepath.FromSlash(name))\n		pkg := packages[filepath.Dir(full)]\n		switch {\n		case r.isSame(name) || r.isElsewhere(name):\n		case embedded[full] || isMeant(name):\n			found.beyond(\"the file %s\", name)\n		case strings.HasSuffix(name, \".go\") && pkg != \"\":\n			if err := found.compare(r, name, pkg); err != nil {\n				return nil, err\n			}\n			if strings.HasSuffix(name, \"_test.go\") {\n				tests[path.Dir(name)] = pkg\n			}\n		}\n	}\n	for folder, pkg := range tests {\n		more, err := rewrittenIn(r, folder, pkg)\n		if err != nil {\n			return nil, err\n		}\n		found.Rewritten = append(found.Rewritten, more...)\n	}\n	slices.SortFunc(found.Rewritten, func(a, b rewritten) int {\n		return strings.Compare(a.Unit+\" \"+a.Name, b.Unit+\" \"+b.Name)\n	})\n	slices.Sort(found.Packages)\n	found.Packages = slices.Compact(found.Packages)\n	return found, nil\n}\n\n// before is where base has a file of head: under the folder that its package was in.\nfunc (r *request) before(name string) string {\n	return swapFolder(name, r.moved, true)\n}\n\n// swapFolder puts a path under the other folder of the longest pair HEAD=BASE that it is in.\nfunc swapFolder(name string, pairs []string, isOfHead bool) string {\n	found, longest := name, -1\n	for _, one := range pairs {\n		from, to, _ := strings.Cut(one, \"=\")\n		if !isOfHead {\n			from, to = to, from\n		}\n		rest, isIn := strings.CutPrefix(name, from+\"/\")\n		if from == \"\" {\n			rest, isIn = name, true\n		}\n		if isIn && len(from) > longest {\n			found, longest = path.Join(to, rest), len(from)\n		}\n	}\n	return found\n}\n\nfunc (r *request) baseFile(name string) string {\n	return filepath.Join(r.baseRoot, filepath.FromSlash(r.before(name)))\n}\n\n// isSame tells a file that says what it said, where it was before; a go.mod says that by another name\n// of its module, too.\nfunc (r *request) isSame(name string) bool {\n	after, err := os.ReadFile(filepath.Join(r.headRoot, filepath.FromSlash(name)))\n	if err != nil {\n		return false\n	}\n	before, err := os.ReadFile(r.baseFile(name))\n	if err != nil {\n		return false\n	}\n	if path.Base(name) == \"go.mod\" {\n		before, after = moduleLine.ReplaceAll(before, nil), moduleLine.ReplaceAll(after, nil)\n	}\n	return bytes.Equal(before, after)\n}\n\n// isElsewhere tells a file of base that head has in another folder.\nfunc (r *request) isElsewhere(name string) bool {\n	now := swapFolder(name, r.moved, false)\n	if now == name || r.before(now) != name || isThere(r.headRoot, name) {\n		return false\n	}\n	return isThere(r.headRoot, now)\n}\n\nfunc isThere(root, name string) bool {\n	_, err := os.Lstat(filepath.Join(root, filepath.FromSlash(name)))\n	return err == nil\n}\n\nfunc (d *difference) beyond(text string, args ...any) {\n	if d.Beyond == \"\" {\n		d.Beyond = fmt.Sprintf(text, args...)\n	}\n}\n\n// isMeant tells a file that is no Go file and no paper about the project: what it does to a\n// benchmark, no statement tells.\nfunc isMeant(name string) bool {\n	last := path.Base(name)\n	if strings.HasSuffix(last, \".go\") || strings.HasPrefix(name, \".\") {\n		return false\n	}\n	isOfModule := last == \"go.mod\" || last == \"go.sum\" || strings.HasPrefix(last, \"go.work\")\n	isData := slices.Contains(strings.Split(name, \"/\"), \"testdata\")\n	return isOfModule || isData || mayInclude(name)\n}\n\nfunc (d *difference) compare(r *request, name, pkg string) error {\n	was := r.before(name)\n	before, err := readLines(r.baseFile(name), moduleAround(r.baseRoot, path.Dir(was)))\n	if err != nil {\n		return err\n	}\n	full := filepath.Join(r.headRoot, filepath.FromSlash(name))\n	after, err := readLines(full, moduleAround(r.headRoot, path.Dir(name)))\n	if err != nil {\n		return err\n	}\n	gone, added, joints := diff(before.texts, after.texts)\n	if strings.HasSuffix(name, \"_test.go\") {\n		d.compareTests(name, pkg, before, after, gone, added)\n		return nil\n	}\n	changed, isNew := map[int]bool{}, map[int]bool{}\n	for _, i := range added {\n		isNew[i] = true\n		one := after.partAt(i)\n		if one.isFunc {\n			if _, both := before.parts[one.name]; both && one.isMethod && i < one.body {\n				d.beyond(\"the method %s\", one.name)\n			}\n			changed[max(after.numbers[i], one.bodyLine)] = true\n		} else if !one.isHarmless(before) {\n			d.beyond(\"%s of %s\", one.text(), name)\n		}\n	}\n	for k, i := range gone {\n		one := before.partAt(i)\n		_, both := after.parts[one.name]\n		switch {\n		case !one.isFunc && !one.isHarmless(after):\n			d.beyond(\"%s of %s\", one.text(), name)\n		case one.isFunc && !both && one.isMethod:\n			d.beyond(\"the method %s, which is gone\", one.name)\n		case one.isFunc && both:\n			// What stands where it was has it no more, unless that is new itself.\n			for _, j := range []int{joints[k] - 1, joints[k]} {\n				if isNew[joints[k]-1] || isNew[joints[k]] {\n					break\n				}\n				if at := after.partAt(j); at.isFunc && at.name == one.name {\n					changed[max(after.numbers[j], at.bodyLine)] = true\n					break\n				}\n			}\n		}\n	}\n	if len(changed) == 0 {\n		return nil\n	}\n	d.Packages = append(d.Packages, pkg)\n	d.Lines[pkg+\"/\"+path.Base(name)] = spans(changed)\n	return nil\n}\n\n// compareTests looks for changed benchmarks; what other tests do, no benchmark does.\nfunc (d *difference) compareTests(name, pkg string, before, after *lines, gone, added []int) {\n	see := func(in *lines, i int) {\n		one := in.partAt(i)\n		switch {\n		case one.isFunc && !one.isMethod && isBenchmark(one.name):\n			d.Benchmarks = append(d.Benchmarks, named{pkg, one.name})\n		case one.isFunc && !one.isMethod && isOtherTest(one.name), one.isImport && one.isSilent:\n		default:\n			d.beyond(\"%s of %s\", one.text(), name)\n		}\n	}\n	for _, i := range gone {\n		see(before, i)\n	}\n	for _, i := range added {\n		see(after, i)\n	}\n	slices.SortFunc(d.Benchmarks, func(a, b named) int {\n		return strings.Compare(a.Unit+\" \"+a.Name, b.Unit+\" \"+b.Name)\n	})\n	d.Benchmarks = slices.Compact(d.Benchmarks)\n}\n\nfunc isOtherTest(name string) bool {\n	for _, prefix := range []string{\"Test\", \"Fuzz\", \"Example\"} {\n		if strings.HasPrefix(name, prefix) && name != \"TestMain\" {\n			return true\n		}\n	}\n	return false\n}\n\n// Lines of a file that have tokens of Go, and what each is a part of.\ntype lines struct {\n	texts   []string\n	numbers []int\n	of      []*part\n	parts   map[string]*part\n}\n\n// A declaration of a file: by the index of its lines, where the body of a function begins.\ntype part struct {\n	name             string\n	isFunc, isMethod bool\n	// `isSilent`: all that it imports is of the standard library.\n	isImport, isSilent bool\n	// Of a const or type: all that it declares.\n	names    []string\n	isType   bool\n	body     int\n	bodyLine int\n}\n\nvar noPart = &part{}\n\nfunc (p *part) text() string {\n	switch {\n	case p.isFunc:\n		return \"the function \" + p.name\n	case p.isImport:\n		return \"an import\"\n	case len(p.names) > 0:\n		return p.names[0]\n	}\n	return \"a line outside of functions\"\n}\n\n// isHarmless tells what changes nothing in code that does not name it: what the other side has not.\nfunc (p *part) isHarmless(other *lines) bool {\n	if p.isImport {\n		return p.isSilent\n	}\n	if !p.isType || len(p.names) == 0 {\n		return false\n	}\n	for _, name := range p.names {\n		if _, both := other.parts[name]; both {\n			return false\n		}\n	}\n	return true\n}\n\nfunc (l *lines) partAt(i int) *part {\n	if i < 0 || i >= len(l.of) || l.of[i] == nil {\n		return noPart\n	}\n	return l.of[i]\n}\n\n// readLines has no lines of a file that is not there; it throws on one that is no Go. What it imports\n// of its own module is named by the path in it.\nfunc readLines(name, module string) (*lines, error) {\n	found := &lines{parts: map[string]*part{}}\n	text, err := os.ReadFile(name)\n	if os.IsNotExist(err) {\n		return found, nil\n	}\n	if err != nil {\n		return nil, err\n	}\n	files := token.NewFileSet()\n	tree, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution|parser.ParseComments)\n	if err != nil {\n		return nil, err\n	}\n	found.read(text)\n	at := func(pos token.Pos) int {\n		i, _ := slices.BinarySearch(found.numbers, files.PositionFor(pos, false).Line)\n		return i\n	}\n	for _, spec := range tree.Imports {\n		if i := at(spec.Path.Pos()); i < len(found.texts) {\n			bare, _ := strconv.Unquote(spec.Path.Value)\n			inside := strconv.Quote(insideModule(bare, module))\n			found.texts[i] = strings.Replace(found.texts[i], spec.Path.Value, inside, 1)\n		}\n	}\n	for _, declared := range tree.Decls {\n		one := partOf(declared)\n		first, last := at(declared.Pos()), at(declared.End())\n		if call, isCall := declared.(*ast.FuncDecl); isCall && call.Body != nil {\n			one.body = at(call.Body.Lbrace)\n			one.bodyLine = files.PositionFor(call.Body.Lbrace, false).Line\n		}\n		for i := first; i <= last && i < len(found.of); i++ {\n			found.of[i] = one\n		}\n		for _, name := range append(one.names, one.name) {\n			if name != \"\" {\n				found.parts[name] = one\n			}\n		}\n	}\n	return found, nil\n}\n\nfunc partOf(declared ast.Decl) *part {\n	switch it := declared.(type) {\n	case *ast.FuncDecl:\n		one := &part{name: it.Name.Name, isFunc: true, isMethod: it.Recv != nil}\n		if it.Recv != nil && len(it.Recv.List) > 0 {\n			one.name = receiver(it.Recv.List[0].Type) + \".\" + one.name\n		}\n		return one\n	case *ast.GenDecl:\n		one := &part{isType: it.Tok == token.TYPE || it.Tok == token.CONST}\n		one.isImport = it.Tok == token.IMPORT\n		one.isSilent = one.isImport\n		for _, spec := range it.Specs {\n			switch it := spec.(type) {\n			case *ast.TypeSpec:\n				one.names = append(one.names, it.Name.Name)\n			case *ast.ValueSpec:\n				for _, name := range it.Names {\n					one.names = append(one.names, name.Name)\n				}\n			case *ast.ImportSpec:\n				// A package of others may do something before every benchmark.\n				bare, err := strconv.Unquote(it.Path.Value)\n				one.isSilent = one.isSilent && err == nil && isStandard(bare)\n			}\n		}\n		return one\n	}\n	return noPart\n}\n\nfunc receiver(kind ast.Expr) string {\n	switch it := kind.(type) {\n	case *ast.StarExpr:\n		return receiver(it.X)\n	case *ast.IndexExpr:\n		return receiver(it.X)\n	case *ast.IndexListExpr:\n		return receiver(it.X)\n	case *ast.Ident:\n		return it.Name\n	}\n	return \"?\"\n}\n\n// read keeps the tokens of each line, and the comments that mean something to the compiler.\nfunc (l *lines) read(text []byte) {\n	eachToken(text, func(line int, tok token.Token, lit string) {\n		if tok == token.SEMICOLON && lit == \"\\n\" {\n			return\n		}\n		if len(l.numbers) == 0 || l.numbers[len(l.numbers)-1] != line {\n			l.numbers = append(l.numbers, line)\n			l.texts = append(l.texts, \"\")\n			l.of = append(l.of, nil)\n		}\n		l.texts[len(l.texts)-1] += \" \" + tok.String() + \" \" + lit\n	})\n}\n\n// More cells than this are not compared: then a line is new whose text base has not as often.\nconst mostCells = 1 << 23\n\n// diff is the indices of what is gone of the first list and added in the second, and where in the\n// second what is gone would stand (a longest common subsequence).\nfunc diff(before, after []string) (gone, added, joints []int) {\n	start := 0\n	for start < len(before) && start < len(after) && before[start] == after[start] {\n		start++\n	}\n	n, m := len(before), len(after)\n	for n > start && m > start && before[n-1] == after[m-1] {\n		n, m = n-1, m-1\n	}\n	rows, columns := n-start, m-start\n	if rows*columns > mostCells {\n		return diffByCount(before[start:n], after[start:m], start)\n	}\n	common := make([]int32, (rows+1)*(columns+1))\n	at := func(i, j int) *int32 { return &common[(i-start)*(columns+1)+j-start] }\n	for i := n - 1; i >= start; i-- {\n		for j := m - 1; j >= start; j-- {\n			if before[i] == after[j] {\n				*at(i, j) = *at(i+1, j+1) + 1\n			} else {\n				*at(i, j) = max(*at(i+1, j), *at(i, j+1))\n			}\n		}\n	}\n	i, j := start, start\n	for i < n || j < m {\n		switch {\n		case i < n && j < m && before[i] == after[j]:\n			i, j = i+1, j+1\n		case j == m || i < n && *at(i+1, j) >= *at(i, j+1):\n			gone, joints = append(gone, i), append(joints, j)\n			i++\n		default:\n			added = append(added, j)\n			j++\n		}\n	}\n	return gone, added, joints\n}\n\nfunc diffByCount(before, after []string, start int) (gone, added, joints []int) {\n	left := map[string]int{}\n	for _, text := range before {\n		left[text]++\n	}\n	for j, text := range after {\n		if left[text] == 0 {\n			added = append(added, start+j)\n			continue\n		}\n		left[text]--\n	}\n	for i, text := range before {\n		if left[text] > 0 {\n			left[text]--\n			gone, joints = append(gone, start+i), append(joints, start+min(i, len(after)))\n		}\n	}\n	return gone, added, joints\n}\n\n// spans are the lines as first and last of each stretch.\nfunc spans(of map[int]bool) [][2]int {\n	var numbers []int\n	for one := range of {\n		numbers = append(numbers, one)\n	}\n	slices.Sort(numbers)\n	var found [][2]int\n	for _, one := range numbers {\n		if last := len(found) - 1; last >= 0 && found[last][1] == one-1 {\n			found[last][1] = one\n			continue\n		}\n		found = append(found, [2]int{one, one})\n	}\n	return found\n}\n",
		"rewritten.go": "package main\n\nimport (\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n)\n\n// A benchmark whose own code differs: its function, or what it uses of the test files beside it.\ntype rewritten struct {\n	named\n	// What differs of that: declarations, by their names.\n	Parts []string `json:\"parts\"`\n}\n\n// rewrittenIn compares the own code of the benchmarks that a package has on both sides.\nfunc rewrittenIn(r *request, folder, unit string) ([]rewritten, error) {\n	before, err := readTests(r.baseRoot, path.Dir(r.before(path.Join(folder, \"_\"))))\n	if err != nil {\n		return nil, err\n	}\n	after, err := readTests(r.headRoot, folder)\n	if err != nil {\n		return nil, err\n	}\n	var found []rewritten\n	for id := range before.decls {\n		if !isBenchmark(id.name) || !before.isFunc(id) || !after.isFunc(id) {\n			continue\n		}\n		if parts := differingParts(before.ownCode(id), after.ownCode(id)); len(parts) > 0 {\n			found = append(found, rewritten{named{unit, id.name}, parts})\n		}\n	}\n	return found, nil\n}\n\nfunc differingParts(before, after map[declID]string) []string {\n	var parts []string\n	for id, text := range before {\n		if after[id] != text {\n			parts = append(parts, id.name)\n		}\n	}\n	for id := range after {\n		if _, both := before[id]; !both {\n			parts = append(parts, id.name)\n		}\n	}\n	slices.Sort(parts)\n	return slices.Compact(parts)\n}\n\n// A name at the top of the test files of a folder, in which there may be two packages.\ntype declID struct{ pkg, name string }\n\n// What a name stands for: several declarations where files for other systems have it, too.\ntype testDecl struct {\n	text          string\n	uses          map[declID]bool\n	isFunc, isVar bool\n	// It runs before every benchmark, and may give a variable its value.\n	isSetUp bool\n}\n\n// The test files of a folder.\ntype testCode struct{ decls map[declID]*testDecl }\n\nfunc (t *testCode) isFunc(id declID) bool {\n	one, known := t.decls[id]\n	return known && one.isFunc\n}\n\n// ownCode is the text of a benchmark and of all that it uses of the test files, by name.\nfunc (t *testCode) ownCode(of declID) map[declID]string {\n	found := map[declID]string{}\n	var add func(id declID)\n	add = func(id declID) {\n		one, known := t.decls[id]\n		if _, seen := found[id]; seen || !known {\n			return\n		}\n		found[id] = one.text\n		for used := range one.uses {\n			add(used)\n		}\n	}\n	add(of)\n	for size := 0; len(found) > size; {\n		size = len(found)\n		for id, one := range t.decls {\n			for used := range one.uses {\n				if _, isUsed := found[used]; isUsed && one.isSetUp && t.decls[used].isVar {\n					add(id)\n				}\n			}\n		}\n	}\n	return found\n}\n\nfunc readTests(root, folder string) (*testCode, error) {\n	found := &testCode{map[declID]*testDecl{}}\n	dir := filepath.Join(root, filepath.FromSlash(folder))\n	entries, err := os.ReadDir(dir)\n	if os.IsNotExist(err) {\n		return found, nil\n	}\n	if err != nil {\n		return nil, err\n	}\n	module := moduleAround(root, folder)\n	for _, entry := range entries {\n		if entry.IsDir() || !strings.HasSuffix(entry.Name(), \"_test.go\") {\n			continue\n		}\n		if err := found.read(filepath.Join(dir, entry.Name()), module); err != nil {\n			return nil, err\n		}\n	}\n	return found, nil\n}\n\nvar moduleLine = regexp.MustCompile(`(?m)^module\\s+\"?([^\\s\"]+)`)\n\n// moduleAround is the path of the nearest module; empty: there is none.\nfunc moduleAround(root, folder string) string {\n	for {\n		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(folder), \"go.mod\"))\n		if err == nil {\n			if match := moduleLine.FindSubmatch(text); match != nil {\n				return string(match[1])\n			}\n			return \"\"\n		}\n		if folder == \"\" || folder == \".\" {\n			return \"\"\n		}\n		if folder = path.Dir(folder); folder == \".\" {\n			folder = \"\"\n		}\n	}\n}\n\nfunc (t *testCode) read(file, module string) error {\n	text, err := os.ReadFile(file)\n	if err != nil {\n		return err\n	}\n	files := token.NewFileSet()\n	// Objects tell a local variable from a declaration of the same name.\n	tree, err := parser.ParseFile(files, file, text, 0)\n	if err != nil {\n		return err\n	}\n	one := &testFile{t, files, text, tree, tree.Name.Name, map[string]string{}}\n	for _, spec := range tree.Imports {\n		one.addImport(spec, module)\n	}\n	for _, declared := range tree.Decls {\n		one.addDecl(declared)\n	}\n	return nil\n}\n\ntype testFile struct {\n	all     *testCode\n	files   *token.FileSet\n	text    []byte\n	tree    *ast.File\n	pkg     string\n	imports map[string]string\n}\n\n// Of a path it is no part of the name.\nvar majorVersion = regexp.MustCompile(`[/.]v\\d+$`)\n\n// addImport keeps what a name of an import means: of its own module the path in it, since that module\n// may have another name on the other side.\nfunc (f *testFile) addImport(spec *ast.ImportSpec, module string) {\n	full, err := strconv.Unquote(spec.Path.Value)\n	if err != nil {\n		return\n	}\n	name := path.Base(majorVersion.ReplaceAllString(full, \"\"))\n	if spec.Name != nil {\n		name = spec.Name.Name\n	}\n	f.imports[name] = insideModule(full, module)\n}\n\n// insideModule is the path of a package in the module; of another module's, its whole path.\nfunc insideModule(full, module string) string {\n	rest, isOwn := strings.CutPrefix(full, module)\n	if module != \"\" && isOwn && (rest == \"\" || rest[0] == '/') {\n		return \".\" + rest\n	}\n	return full\n}\n\nfunc (f *testFile) addDecl(declared ast.Decl) {\n	switch it := declared.(type) {\n	case *ast.FuncDecl:\n		name := it.Name.Name\n		if it.Recv != nil && len(it.Recv.List) > 0 {\n			// A value of a type may call any of its methods, by an interface.\n			f.add(receiver(it.Recv.List[0].Type), it)\n			return\n		}\n		one := f.add(name, it)\n		one.isFunc = true\n		one.isSetUp = name == \"init\" || name == \"TestMain\"\n	case *ast.GenDecl:\n		for _, spec := range it.Specs {\n			var node ast.Node = spec\n			if it.Tok == token.CONST {\n				// A constant may repeat what the one before it says.\n				node = it\n			}\n			switch spec := spec.(type) {\n			case *ast.TypeSpec:\n				f.add(spec.Name.Name, node)\n			case *ast.ValueSpec:\n				for _, name := range spec.Names {\n					f.add(name.Name, node).isVar = it.Tok == token.VAR\n				}\n			}\n		}\n	}\n}\n\nfunc (f *testFile) add(name string, node ast.Node) *testDecl {\n	id := declID{f.pkg, name}\n	one, known := f.all.decls[id]\n	if !known {\n		one = &testDecl{uses: map[declID]bool{}}\n		f.all.decls[id] = one\n	}\n	one.text += f.textOf(node) + \"\\n\"\n	for _, used := range f.usedIn(node) {\n		one.uses[used] = true\n	}\n	return one\n}\n\n// That allocations are shown makes no other benchmark: all are measured with them.\nvar reportAllocs = regexp.MustCompile(`IDENT \\w+ \\. \\. IDENT ReportAllocs \\( \\( \\) \\) ?`)\n\n// textOf is its tokens, and what the names of imports in it mean.\nfunc (f *testFile) textOf(node ast.Node) string {\n	var found strings.Builder\n	from, to := f.files.Position(node.Pos()).Offset, f.files.Position(node.End()).Offset\n	eachToken(f.text[from:to], func(_ int, tok token.Token, lit string) {\n		if tok == token.SEMICOLON && lit == \"\\n\" {\n			return\n		}\n		if lit == \"\" {\n			lit = tok.String()\n		}\n		found.WriteString(tok.String() + \" \" + lit + \" \")\n	})\n	text := reportAllocs.ReplaceAllString(found.String(), \"\")\n	var meant []string\n	ast.Inspect(node, func(in ast.Node) bool {\n		if selector, is := in.(*ast.SelectorExpr); is {\n			meant = append(meant, f.importOf(selector))\n		}\n		return true\n	})\n	slices.Sort(meant)\n	return text + strings.Join(slices.Compact(meant), \" \")\n}\n\n// usedIn is what the node names of the test files: of its own package, and of the package that it\n// tests from outside.\nfunc (f *testFile) usedIn(node ast.Node) []declID {\n	var found []declID\n	members := map[*ast.Ident]bool{}\n	ast.Inspect(node, func(in ast.Node) bool {\n		switch it := in.(type) {\n		case *ast.SelectorExpr:\n			members[it.Sel] = true\n			if inside, isOutside := strings.CutSuffix(f.pkg, \"_test\"); isOutside && f.importOf(it) != \"\" {\n				found = append(found, declID{inside, it.Sel.Name})\n			}\n		case *ast.Ident:\n			// A local name hides what has the same one at the top.\n			isLocal := it.Obj != nil && f.tree.Scope.Lookup(it.Name) != it.Obj\n			if !members[it] && !isLocal {\n				found = append(found, declID{f.pkg, it.Name})\n			}\n		}\n		return true\n	})\n	return found\n}\n\n// importOf is what the package of a selector means; empty: it selects from no package.\nfunc (f *testFile) importOf(selector *ast.SelectorExpr) string {\n	if name, isName := selector.X.(*ast.Ident); isName && name.Obj == nil {\n		return f.imports[name.Name]\n	}\n	return \"\"\n}\n"
	}
};
/** Path of the program, compiled by the first call; null: it cannot be had on this machine. */
async function findReach(exec, toolEnv, platform = process.platform) {
	return platform === "linux" ? buildGoProgram(toolsWith(exec, toolEnv), REACH) : null;
}
/** Many times what the largest outputs take that are kept of a trial. */
const LIMITS = {
	limitSec: 10,
	memoryMb: 512
};
/** Tells a single-file program that it is the reader: it can start nothing but itself. */
const IS_READER = "GCBENCH_READER";
/** The sources and the bundle have a file for it. */
function argvOfReader() {
	if (isSea()) return [];
	const { dirname, filename } = import.meta;
	return [filename.endsWith(".ts") ? `${dirname}/reader-process.ts` : `${dirname}/cli-reader.js`];
}
/** Its own file and those beside it, which it may load. */
function filesOfReader() {
	const { dirname } = import.meta;
	return isSea() ? [] : readdirSync(dirname).map((name) => `${dirname}/${name}`);
}
/** `files`: it is not started once one of them is another than now. */
function makeReader(limits = LIMITS, files = filesOfReader()) {
	const sealed = new SealedPrograms("", files);
	const child = makeTaskProcess({
		argv: argvOfReader(),
		env: { [IS_READER]: "1" },
		what: "reading it",
		limits,
		idleSec: null,
		check() {
			const why = sealed.whyChanged(files);
			if (why !== null) throw new HostError(why, "install gcbench where its jobs may not write");
		}
	});
	return {
		async read(printed) {
			try {
				return await child.run(printed);
			} catch (error) {
				if (!(error instanceof TooMuchError)) throw error;
				return unreadable(error.message);
			}
		},
		async profile(request) {
			const read = await child.run(request).catch((error) => {
				if (!(error instanceof TooMuchError)) throw error;
				return { refused: error.message };
			});
			const { refused } = read;
			if (refused !== void 0) throw new ProfileError(refused);
			return read;
		}
	};
}
// src/report/chained.ts
/**
* One series of a branch as a line: the product of its newest paired comparisons, what it comes to,
* and where it moved last. In percent, as pages show it.
*/
/** The links that the newest commit hangs on: where nothing was measured, a curve begins anew. */
function newestPiece(links) {
	const reached = new Set(links.slice(-1).map(({ head }) => head));
	for (let before = -1; before !== reached.size;) {
		before = reached.size;
		for (const { base, head } of links.toReversed()) if (reached.has(head)) reached.add(base);
		else if (reached.has(base)) reached.add(head);
	}
	return links.filter(({ head }) => reached.has(head));
}
/** Commits of links, oldest first: one that is seen as a base after its head was there before all. */
function inOrder(links) {
	const order = [];
	const known = /* @__PURE__ */ new Set();
	for (const { base, head } of links) {
		if (!known.has(base)) order[known.has(head) ? "unshift" : "push"](base);
		if (!known.has(head)) order.push(head);
		known.add(base).add(head);
	}
	return order;
}
/** Comparisons of a metric, oldest first, as one curve up to the newest commit. */
function chained(links, metric) {
	const own = newestPiece(links);
	const shas = inOrder(own);
	const { points, steps } = chainOf(shas, own, lnMarginOf(metric));
	return {
		points: points.map(({ sha, level, low, high }) => ({
			sha,
			pct: percentOfLn(level),
			lowPct: percentOfLn(low),
			highPct: percentOfLn(high)
		})),
		steps
	};
}
const totalChangeOf = ({ points }) => points.length < 2 ? null : points.at(-1);
/**
* Commits that were measured and that no row of comparisons joins with the newest; none, where there
* is no curve that could miss them. `since`: what the curve is in percent of, if that is not in it.
*/
function apartOf({ points }, measured, since) {
	const inCurve = /* @__PURE__ */ new Set([since, ...points.map(({ sha }) => sha)]);
	if (points.length < 2 && since === void 0) return 0;
	return [...new Set(measured)].filter((sha) => !inCurve.has(sha)).length;
}
/** `times`: when a commit was measured, by its hash. */
const movesOf = ({ steps }, times) => steps.map(({ from, to, commits, change, low, high }) => {
	const [pct, lowPct, highPct] = [
		percentOfLn(change),
		percentOfLn(low),
		percentOfLn(high)
	];
	return {
		from,
		to,
		commits,
		at: times.get(to) ?? null,
		pct,
		lowPct,
		highPct
	};
});
/** A ratio's logarithm as percent; null on other scales. */
function rowChangeOf({ estimate }) {
	if (estimate.kind === "exact") {
		const { base, head } = estimate;
		const deltaPct = base === 0 ? null : 100 * (head / base - 1);
		return {
			deltaPct,
			lowPct: deltaPct,
			highPct: deltaPct,
			level: null
		};
	}
	if (estimate.kind !== "ratio") return {
		deltaPct: null,
		lowPct: null,
		highPct: null,
		level: null
	};
	const { point, low, high, level } = estimate;
	const [deltaPct, lowPct, highPct] = [
		percentOfLn(point),
		percentOfLn(low),
		percentOfLn(high)
	];
	return {
		deltaPct,
		lowPct,
		highPct,
		level
	};
}
/** Half the width of the usual interval, in percent. */
function changeNoise(changes) {
	const halves = changes.flatMap(({ lowPct, highPct, level }) => {
		if (level === null || lowPct === null || highPct === null) return [];
		const half = (lnOfPercent(highPct) - lnOfPercent(lowPct)) / 2;
		return Number.isFinite(half) ? [half] : [];
	});
	return halves.length === 0 ? null : percentOfLn(medianOf(halves));
}
/** Those that changed last first, then by name. */
const byLastChange = (lines, nameOf) => {
	const movedAt = ({ moves }) => moves.at(-1)?.at?.getTime() ?? 0;
	return lines.toSorted((a, b) => movedAt(b) - movedAt(a) || (nameOf(a) < nameOf(b) ? -1 : 1));
};
// src/report/branch.ts
/** The reports of a branch, one suite at a time: its newest comparisons, and a line a series. */
function branchRunOf(path, report, isQualified) {
	const { plan, createdAt, conclusion, comparisons, acceptances = [] } = report;
	const rows = comparisons.map((row) => {
		const { contrast, benchmark, metric, unit, better, role } = row;
		const { headValue, estimate, verdict, problems } = row;
		return {
			contrast,
			benchmark,
			metric,
			unit,
			better,
			role,
			headValue,
			estimate,
			verdict,
			problems
		};
	});
	return {
		path,
		createdAt,
		plan: {
			...plan,
			targets: []
		},
		conclusion: conclusion.conclusion,
		isQualified,
		comparisons: rows,
		acceptances
	};
}
const suiteOf = ({ plan }) => plan.suite.name;
/** The newest of each suite, oldest first: as many as a chain is made of. */
function newestRuns(runs) {
	const inOrder = runs.toSorted((a, b) => a.createdAt === b.createdAt ? a.path < b.path ? -1 : 1 : a.createdAt < b.createdAt ? -1 : 1);
	const suites = Map.groupBy(inOrder, suiteOf);
	const kept = new Set([...suites.values()].flatMap((own) => own.slice(-150)));
	return inOrder.filter((run) => kept.has(run));
}
/** Rows of one series, in the order of their runs. */
function measuredIn(runs) {
	return runs.flatMap((run) => {
		const pairs = new Map(commitPairsOf(run).map((pair) => [pair.contrast.id, pair]));
		return run.comparisons.flatMap((row) => {
			const pair = pairs.get(row.contrast);
			if (pair === void 0 || row.role === "geomean") return [];
			const { base, head, variant } = pair;
			return [{
				row,
				run,
				sha: head.sha,
				baseSha: base.sha,
				variant
			}];
		});
	});
}
/** Links from a commit to the newest that hangs on it; of several ways, what was measured first. */
function linksSince(head, links) {
	const ways = /* @__PURE__ */ new Map([[head, []]]);
	let newest = [];
	for (const link of links) {
		const way = ways.get(link.base);
		if (way === void 0 || ways.has(link.head)) continue;
		newest = [...way, link];
		ways.set(link.head, newest);
	}
	return newest;
}
/** Whether a gating row got worse and is so still, as far as the newest commit hangs on it. */
function stands({ row, sha }, { links, chain }, acceptances) {
	const { role, verdict, metric, better } = row;
	if (role !== "gating" || verdict.word !== "regressed") return false;
	if (acceptanceOf(row, acceptances, sha) !== null) return false;
	const own = links.findLast(({ head }) => head === sha);
	if (own === void 0 || !chain.points.some((point) => point.sha === sha)) return false;
	const worse = (ln) => worsening(better, ln);
	const since = linksSince(sha, links).map((link) => ({
		...link,
		point: worse(link.point)
	}));
	return !isGone(worse(own.point), since, lnMarginOf(metric));
}
function seriesOf$1(own, links, times, acceptances) {
	const { row, run, variant } = own.at(-1);
	const { benchmark, metric, unit, better } = row;
	const chain = chained(links, metric);
	const values = own.flatMap(({ row: { headValue: value, verdict, estimate }, run: of, ...ends }) => {
		if (value === null) return [];
		const { sha, baseSha } = ends;
		const about = {
			path: of.path,
			sha,
			baseSha,
			at: new Date(of.createdAt)
		};
		return [{
			...rowChangeOf({ estimate }),
			...about,
			value,
			verdict: verdict.word
		}];
	});
	return {
		benchmark,
		metric,
		variant,
		better,
		unit,
		chain,
		values,
		times,
		value: row.headValue,
		measuredAt: new Date(run.createdAt),
		total: totalChangeOf(chain),
		moves: movesOf(chain, times),
		apart: apartOf(chain, values.map(({ sha }) => sha)),
		noisePct: changeNoise(own.map((one) => rowChangeOf(one.row))),
		isWorse: own.some((one) => stands(one, {
			links,
			chain
		}, acceptances))
	};
}
/** Links of each series, oldest first by their heads: what was not run has its place among them. */
function linksByName({ nodes, series }) {
	const place = new Map(nodes.map(({ sha }, at) => [sha, at]));
	return new Map(series.map(({ links, ...name }) => [seriesKey(name), links.toSorted((a, b) => place.get(a.head) - place.get(b.head))]));
}
function suiteFrom(suite, runs) {
	const measured = measuredIn(runs);
	const acceptances = runs.flatMap((run) => run.acceptances);
	const links = linksByName(linksOf(runs));
	const times = new Map(measured.map(({ sha, run }) => [sha, new Date(run.createdAt)]));
	const bySeries = Map.groupBy(measured, ({ row, variant }) => seriesKey({
		...row,
		variant
	}));
	const rows = [...bySeries.values()].map((own) => own.at(-1).row);
	const gating = rows.filter(({ role }) => role === "gating");
	const metrics = [...Map.groupBy(gating.length > 0 ? gating : rows, ({ metric }) => metric)].toSorted(([, a], [, b]) => b.length - a.length).map(([metric]) => metric);
	const series = [...bySeries].filter(([, own]) => metrics.includes(own[0].row.metric)).map(([key, own]) => seriesOf$1(own, links.get(key) ?? [], times, acceptances));
	const nameOf = ({ benchmark, variant }) => `${benchmark}\n${variant}`;
	return {
		suite,
		runs,
		metrics,
		series: byLastChange(series, nameOf)
	};
}
/** The suites of a branch, that with most runs first. */
function branchSuites(runs) {
	const compared = newestRuns(runs).filter((run) => commitPairsOf(run).length > 0);
	return [...Map.groupBy(compared, suiteOf)].toSorted(([a, own], [b, other]) => other.length - own.length || (a < b ? -1 : 1)).map(([suite, own]) => suiteFrom(suite, own));
}
const COUNTED_AS = {
	regressed: "worse",
	improved: "better",
	changed: "changed",
	inconclusive: "undecided",
	withheld: "unknown",
	failed: "unknown",
	equivalent: null
};
function outcomeOf(runs) {
	const outcome = {
		rows: 0,
		worse: 0,
		accepted: 0,
		better: 0,
		changed: 0,
		undecided: 0,
		unknown: 0
	};
	for (const { comparisons, acceptances, plan } of runs) {
		const headSha = plan.sources.head?.sha ?? null;
		for (const row of comparisons.filter(({ role }) => role === "gating")) {
			const as = COUNTED_AS[row.verdict.word];
			const isMeant = as === "worse" && acceptanceOf(row, acceptances, headSha) !== null;
			outcome.rows++;
			if (as !== null) outcome[isMeant ? "accepted" : as]++;
		}
	}
	return outcome;
}
// src/render/badge.ts
const LABEL = "benchmarks";
/** What got worse is said first, and what is not known before what is well. Null: no comparison. */
function badgeOf(outcome) {
	if (outcome === null) return {
		message: "not measured",
		tone: "unknown"
	};
	const { worse, accepted, better, changed, unknown } = outcome;
	const parts = [
		[worse, "worse"],
		[accepted, "accepted"],
		[better, "better"],
		[changed, "changed"],
		[unknown, "not known"]
	].filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
	if (parts.length === 0) return {
		message: "no change found",
		tone: "same"
	};
	const tone = worse > 0 ? "bad" : changed + unknown > 0 ? "unknown" : "good";
	return {
		message: parts.join(", "),
		tone
	};
}
/** As https://shields.io/badges/endpoint-badge takes it. */
function badgeJson({ message, tone }) {
	const color = {
		bad: "red",
		good: "brightgreen",
		same: "green",
		unknown: "lightgrey"
	}[tone];
	return `${JSON.stringify({
		schemaVersion: 1,
		label: LABEL,
		message,
		color
	})}\n`;
}
/** White letters on them have a contrast of 4.5 at least. */
const FILLS = {
	bad: "#c8321a",
	good: "#0b7a4b",
	same: "#0b7a4b",
	unknown: "#59636e"
};
/** About what a character takes in 11 px; the picture stretches its text to just that. */
const LETTER = 6.6;
const [HEIGHT, SIDE] = [20, 6];
const lettersOf = (text) => Math.round(LETTER * text.length);
const textMarkup = (text, left) => markup`<text x="${left}" y="14"
 textLength="${lettersOf(text)}">${text}</text>`;
/** The same as a picture of its own, which asks nobody. */
function badgeSvg({ message, tone }) {
	const left = lettersOf(LABEL) + 2 * SIDE;
	const width = left + lettersOf(message) + 2 * SIDE;
	const title = `${LABEL}: ${message}`;
	return String(markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"
 viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}"><title>${title}</title>
<clipPath id="round"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="${HEIGHT}" fill="#3d444d"/><rect
 x="${left}" width="${width - left}" height="${HEIGHT}" fill="${FILLS[tone]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${textMarkup(LABEL, SIDE)}
${textMarkup(message, left + SIDE)}</g>
</svg>
`);
}
// src/render/site-bundle.generated.ts
/** Made of src/page by scripts/page-bundle.ts: do not edit. */
const SITE_SCRIPT = "(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==!1&&r.setAttribute(e,n===!0?``:n);return r.append(...n.filter(e=>e!==null)),r}let t=[[`at`,`newest change`,`at`,!0],[`last`,`largest change`,`last`,!0],[`total`,`change in all`,`total`,!0],[`noise`,`noise`,`noise`,!0],[`name`,`name`,`name`,!1]],n=[[``,`All`],[`worse`,`Worse`],[`better`,`Better`],[`same`,`No change`]];function r(e,t,n){let r=({row:e,text:n})=>{if(t===`name`)return n;let r=e.dataset[t];return r===``||r===void 0?null:Math.abs(Number(r))},i=e.map(e=>({line:e,value:r(e)}));return i.sort((e,t)=>{if(e.value===null||t.value===null)return Number(e.value===null)-Number(t.value===null)||e.line.place-t.line.place;let r=e.value<t.value?-1:+(e.value>t.value);return(n?-r:r)||e.line.place-t.line.place}),i.map(({line:e})=>e)}function i({tBodies:e},t){let n=t.filter(({hidden:e})=>!e),r=Math.ceil(t.length/e.length);for(let[t,i]of[...e].entries()){let e=n.slice(t*r,(t+1)*r);i.append(...e),i.hidden=e.length===0,i.style.setProperty(`--rows`,`${e.length}`)}e[e.length-1]?.append(...t.filter(({hidden:e})=>e))}function a(a,o){let s=a.querySelectorAll(`tbody tr`).length,c=null,l=()=>(c??=[...a.tBodies].flatMap(({rows:e})=>[...e]).map((e,t)=>({row:e,place:t,text:(e.cells[0]?.textContent??``).trim().toLowerCase()})),c),u=new URLSearchParams(location.search),d=e(`input`,{type:`search`,placeholder:`part of a name`}),f=e(`select`,{},...n.map(([t,n])=>e(`option`,{value:t},n))),p=e(`select`,{},...t.map(([t,n])=>e(`option`,{value:t},n))),m=e(`span`,{role:`status`});d.value=u.get(`q`)??``,f.value=n.some(([e])=>e===u.get(`way`))?u.get(`way`)??``:``,p.value=t.some(([e])=>e===u.get(`sort`))?u.get(`sort`):`at`;let h=()=>{let e=new URL(location.href),t={q:d.value,way:f.value,sort:p.value===`at`?``:p.value};for(let[n,r]of Object.entries(t))r===``?e.searchParams.delete(n):e.searchParams.set(n,r);history.replaceState(null,``,e)},g=e(`span`),_=e(`button`,{type:`button`},`Clear the filter`),v=e(`p`,{hidden:!0},g,` `,_);a.before(v);let y=e=>{m.textContent=`${e} of ${s}`;let t=d.value===``?``:` matches “${d.value}”`,r=n.find(([e])=>e===f.value)?.[1]??``,i=f.value===``?``:` ${t===``?`has`:`and has`} the last change “${r}”`;g.textContent=`No benchmark${t}${i}.`,v.hidden=e>0,a.hidden=e===0},b=()=>{let[,,e,n]=t.find(([e])=>e===p.value)??t[0];i(a,r(l(),e,n).map(({row:e})=>e));for(let e of a.tHead?.rows[0]?.cells??[])e.dataset.key===p.value?e.setAttribute(`aria-sort`,n?`descending`:`ascending`):e.removeAttribute(`aria-sort`)},x=()=>{let e=d.value.toLowerCase().split(/\\s+/).filter(Boolean),t=0;for(let{row:n,text:r}of l()){let i=e.every(e=>r.includes(e))&&(f.value===``||n.dataset.way===f.value);n.hidden=!i,i&&t++}y(t),b()};d.addEventListener(`input`,()=>{x(),h()}),f.addEventListener(`change`,()=>{x(),h()}),_.addEventListener(`click`,()=>{d.value=``,f.value=``,x(),h(),d.focus()}),p.addEventListener(`change`,()=>{b(),h()}),o.append(e(`label`,{},`Filter `,d),e(`label`,{},`Last change `,f),e(`label`,{},`Sort by `,p),m),d.value===``&&f.value===``&&p.value===`at`?y(s):x()}function o(e){(async()=>{let t=await fetch(e.dataset.plot??``);if(!t.ok)return;let n=document.createElement(`script`);n.textContent=await t.text(),document.head.append(n)})()}let s=1e4;function c(e){let t=async()=>{let n=document.hidden?null:await fetch(location.href).catch(()=>null);if(!n?.ok)return void setTimeout(t,s);let r=new DOMParser().parseFromString(await n.text(),`text/html`).querySelector(`[data-live]`);r!==null&&(r.innerHTML!==e.innerHTML&&e.replaceChildren(...r.childNodes),e.dataset.live=r.dataset.live??``,e.dataset.live===`on`&&setTimeout(t,s))};setTimeout(t,s)}let l=document.querySelector(`[data-live=on]`);l!==null&&c(l);let[u,d,f]=[document.querySelector(`table.lines`),document.querySelector(`.controls`),document.querySelector(`[data-plot]`)];u!==null&&d!==null&&a(u,d),f!==null&&o(f),document.documentElement.dataset.ready=`true`})();";
const SITE_SCRIPT_SHA256 = "TfqhHE1pJz7rGK0lVFx7XQxjOFNsPOTT+acFA0Pe/MI=";
const PLOT_SCRIPT = "/*\nPackages in this bundle\n\n- ansi-styles 6.2.3 (MIT)\n- uplot 1.6.32 (MIT)\n- wrap-ansi 10.0.2 (MIT)\n\n## ansi-styles 6.2.3 (MIT)\n\nMIT License\n\nCopyright (c) Sindre Sorhus <sindresorhus@gmail.com> (https://sindresorhus.com)\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n\n## uplot 1.6.32 (MIT)\n\nThe MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE.\n\n## wrap-ansi 10.0.2 (MIT)\n\nMIT License\n\nCopyright (c) Sindre Sorhus <sindresorhus@gmail.com> (https://sindresorhus.com)\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n(function(){let e=`u-off`,t=`u-label`,n=`width`,r=`height`,i=`bottom`,a=`left`,o=`right`,s=`#000`,c=`#0000`,l=`mousemove`,u=`mousedown`,d=`mouseup`,f=`mouseenter`,p=`mouseleave`,m=`dblclick`,h=`change`,g=`dppxchange`,_=typeof window<`u`,v=_?document:null,y=_?window:null,b=_?navigator:null,x,S;function C(){let e=devicePixelRatio;x!=e&&(x=e,S&&le(h,S,C),S=matchMedia(`(min-resolution: ${x-.001}dppx) and (max-resolution: ${x+.001}dppx)`),ce(h,S,C),y.dispatchEvent(new CustomEvent(g)))}function w(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function T(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function E(e,t,n){e.style[t]=n+`px`}function D(e,t,n,r){let i=v.createElement(e);return t!=null&&w(i,t),n?.insertBefore(i,r),i}function O(e,t){return D(`div`,e,t)}let ee=/* @__PURE__ */ new WeakMap;function te(t,n,r,i,a){let o=`translate(`+n+`px,`+r+`px)`;o!=ee.get(t)&&(t.style.transform=o,ee.set(t,o),n<0||r<0||n>i||r>a?w(t,e):T(t,e))}let ne=/* @__PURE__ */ new WeakMap;function re(e,t,n){let r=t+n;r!=ne.get(e)&&(ne.set(e,r),e.style.background=t,e.style.borderColor=n)}let ie=/* @__PURE__ */ new WeakMap;function ae(e,t,n,r){let i=t+``+n;i!=ie.get(e)&&(ie.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}let oe={passive:!0},se={...oe,capture:!0};function ce(e,t,n,r){t.addEventListener(e,n,r?se:oe)}function le(e,t,n,r){t.removeEventListener(e,n,oe)}_&&C();function ue(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:L((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function k(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}let A=e=>e!=null,de=e=>e!=null&&e>0,j=k(A),M=k(de);function fe(e,t,n,r=0,i=!1){let a=i?M:j,o=i?de:A;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??R,c??-R]}function pe(e,t,n,r){let i=ke(e),a=ke(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?Ae:je,s=i==1?L:Te,c=a==1?Te:L,l=s(o(Ce(e))),u=c(o(Ce(t))),d=Oe(n,l),f=Oe(n,u);return n==10&&(l<0&&(d=H(d,-l)),u<0&&(f=H(f,-u))),r||n==2?(e=d*i,t=f*a):(e=V(e,d),t=Ge(t,f)),[e,t]}function me(e,t,n,r){let i=pe(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}let he=.1,ge={mode:3,pad:he},_e={pad:0,soft:null,mode:0},ve={min:_e,max:_e};function ye(e,t,n,r){return nt(n)?P(e,t,n):(_e.pad=n,_e.soft=r?0:null,_e.mode=r?3:0,P(e,t,ve))}function N(e,t){return e??t}function be(e,t,n){for(t=N(t,0),n=N(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function P(e,t,n){let r=n.min,i=n.max,a=N(r.pad,0),o=N(i.pad,0),s=N(r.hard,-R),c=N(i.hard,R),l=N(r.soft,R),u=N(i.soft,-R),d=N(r.mode,0),f=N(i.mode,0),p=t-e,m=Ae(p),h=De(Ce(e),Ce(t)),g=Ae(h),_=Ce(g-m);(p<1e-24||_>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=R&&(a=0),f==2&&u!=-R&&(o=0)));let v=p||h||1e3,y=Ae(v),b=Oe(10,L(y)),x=H(V(e-v*(p==0?e==0?.1:1:a),b/10),24),S=e>=l&&(d==1||d==3&&x<=l||d==2&&x>=l)?l:R,C=De(s,x<S&&e>=S?S:Ee(S,x)),w=H(Ge(t+v*(p==0?t==0?.1:1:o),b/10),24),T=t<=u&&(f==1||f==3&&w>=u||f==2&&w<=u)?u:-R,E=Ee(c,w>T&&t<=T?T:De(T,w));return C==E&&C==0&&(E=100),[C,E]}let xe=new Intl.NumberFormat(_?b.language:`en-US`),F=e=>xe.format(e),I=Math,Se=I.PI,Ce=I.abs,L=I.floor,we=I.round,Te=I.ceil,Ee=I.min,De=I.max,Oe=I.pow,ke=I.sign,Ae=I.log10,je=I.log2,Me=(e,t=1)=>I.sinh(e)*t,Ne=(e,t=1)=>I.asinh(e/t),R=1/0;function Pe(e){return(Ae((e^e>>31)-(e>>31))|0)+1}function Fe(e,t,n){return Ee(De(e,t),n)}function Ie(e){return typeof e==`function`}function z(e){return Ie(e)?e:()=>e}let Le=()=>{},B=e=>e,Re=(e,t)=>t,ze=e=>null,Be=e=>!0,Ve=(e,t)=>e==t,He=/\\.\\d*?(?=9{6,}|0{6,})/gm,Ue=e=>{if($e(e)||Ke.has(e))return e;let t=`${e}`,n=t.match(He);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${Ue(e)}e${n}`}return H(e,r)};function We(e,t){return Ue(H(Ue(e/t))*t)}function Ge(e,t){return Ue(Te(Ue(e/t))*t)}function V(e,t){return Ue(L(Ue(e/t))*t)}function H(e,t=0){if($e(e))return e;let n=10**t,r=e*n*(1+2**-52);return we(r)/n}let Ke=/* @__PURE__ */ new Map;function qe(e){return((``+e).split(`.`)[1]||``).length}function Je(e,t,n,r){let i=[],a=r.map(qe);for(let o=t;o<n;o++){let t=Ce(o),n=H(Oe(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:H(c,l);i.push(u),Ke.set(u,l)}}return i}let Ye={},Xe=[],Ze=[null,null],Qe=Array.isArray,$e=Number.isInteger,et=e=>e===void 0;function tt(e){return typeof e==`string`}function nt(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function rt(e){return typeof e==`object`&&!!e}let it=Object.getPrototypeOf(Uint8Array),at=`__proto__`;function ot(e,t=nt){let n;if(Qe(e)){let r=e.find(e=>e!=null);if(Qe(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=ot(e[r],t)}else n=e.slice()}else if(e instanceof it)n=e.slice();else if(t(e)){n={};for(let r in e)r!=at&&(n[r]=ot(e[r],t))}else n=e;return n}function st(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=at&&(nt(e[t])?st(e[t],ot(r[t])):e[t]=ot(r[t]))}return e}function ct(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function lt(e,t){if(U(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return ft(t[0])||(t=dt(t)),t}let n=/* @__PURE__ */ new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=/* @__PURE__ */ new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:1,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=0&&(l[n]=t,u==2&&d.push(n)):l[n]=t}ct(l,d,i),r.push(l)}}return r}let ut=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function dt(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function U(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function ft(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=De(1,L((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}let pt=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],mt=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function ht(e){return e.slice(0,3)}let gt=mt.map(ht),_t={MMMM:pt,MMM:pt.map(ht),WWWW:mt,WWW:gt};function vt(e){return(e<10?`0`:``)+e}function yt(e){return(e<10?`00`:e<100?`0`:``)+e}let bt={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>vt(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>vt(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>vt(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>vt(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>vt(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>yt(e.getMilliseconds())};function xt(e,t){t||=_t;let n=[],r=/\\{([a-z]+)\\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?bt[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}let St=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Ct(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=/* @__PURE__ */ new Date(+e+e.getTimezoneOffset()*6e4):t==St?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}let wt=e=>e%1==0,Tt=[1,2,2.5,5],Et=Je(10,-32,0,Tt),Dt=Je(10,0,32,Tt),Ot=Dt.filter(wt),kt=Et.concat(Dt),At=`{YYYY}`,jt=`\n`+At,Mt=`{M}/{D}`,Nt=`\n`+Mt,Pt=Nt+`/{YY}`,W=`{aa}`,G=`{h}:{mm}`+W,Ft=`\n`+G,It=`:{ss}`;function Lt(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?Je(10,0,3,Tt).filter(wt):Je(10,-3,0,Tt)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,At,null,null,null,null,null,null,1],[i*28,`{MMM}`,jt,null,null,null,null,null,1],[i,Mt,jt,null,null,null,null,null,1],[r,`{h}`+W,Pt,null,Nt,null,null,null,1],[n,G,Pt,null,Nt,null,null,null,1],[t,It,Pt+` `+G,null,Nt+` `+G,null,Ft,null,1],[e,It+`.{fff}`,Pt+` `+G,null,Nt+` `+G,null,Ft,null,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=H(g*e,3),v=qt(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=H(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:H(qt(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(we(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=qt(c+r*a,l+n*a,1),s=o-t(H(o*e,3));i=H((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(L(l)-L(_))+Ge(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=H(o+d,e==1?0:3),!(o>u);)if(g>1){let e=L(H(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];H((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}let[Rt,zt,Bt]=Lt(1),[Vt,Ht,Ut]=Lt(.001);Je(2,-53,53,[1]);function Wt(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function Gt(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function Kt(e,t){let n=xt(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function qt(e,t,n){return new Date(e,t,n)}function Jt(e,t){return t(e)}function Yt(e,t){return(n,r,i,a)=>a==null?`--`:t(e(r))}function Xt(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Zt(e,t){return e.series[t].fill(e,t)}let Qt={show:!0,live:!0,isolate:!1,mount:Le,markers:{show:!0,width:2,stroke:Xt,fill:Zt,dash:`solid`},idx:null,idxs:null,values:[]};function $t(e,t){let i=e.cursor.points,a=O(),o=i.size(e,t);E(a,n,o),E(a,r,o);let s=o/-2;E(a,`marginLeft`,s),E(a,`marginTop`,s);let c=i.width(e,t,o);return c&&E(a,`borderWidth`,c),a}function en(e,t){let n=e.series[t].points;return n._fill||n._stroke}function tn(e,t){let n=e.series[t].points;return n._stroke||n._fill}function nn(e,t){return e.series[t].points.size}let rn=[0,0];function an(e,t,n){return rn[0]=t,rn[1]=n,rn}function on(e,t,n,r=!0){return e=>{e.button!=0||r&&e.target!=t||n(e)}}function sn(e,t,n,r=!0){return e=>{r&&e.target!=t||n(e)}}let cn={show:!0,x:!0,y:!0,lock:!1,move:an,points:{one:!1,show:$t,size:nn,width:0,stroke:tn,fill:en},bind:{mousedown:on,mouseup:on,click:on,dblclick:on,mousemove:sn,mouseleave:sn,mouseenter:sn},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ln={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},un=st({},ln,{filter:Re}),dn=st({},un,{size:10}),fn=st({},ln,{show:!1}),pn=`12px system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"`,mn=`bold `+pn,hn=1.5,gn={show:!0,scale:`x`,stroke:s,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:mn,side:2,grid:un,ticks:dn,border:fn,font:pn,lineGap:hn,rotate:0},_n={show:!0,scale:`x`,auto:!1,sorted:1,min:R,max:-1/0,idxs:[]};function vn(e,t,n,r,i){return t.map(e=>e==null?``:F(e))}function yn(e,t,n,r,i,a,o){let s=[],c=Ke.get(i)||0;n=o?n:H(Ge(n,i),c);for(let e=n;e<=r;e=H(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function bn(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log,l=L((c==10?Ae:je)(n));i=Oe(c,l),c==10&&(i=kt[ue(i,kt)]);let u=n,d=i*c;c==10&&(d=kt[ue(d,kt)]);do s.push(u),u+=i,c==10&&!Ke.has(u)&&(u=H(u,Ke.get(i))),u>=d&&(i=u,d=i*c,c==10&&(d=kt[ue(d,kt)]));while(u<=r);return s}function xn(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?bn(e,t,De(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?bn(e,t,De(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}let Sn=/./,Cn=/[12357]/,wn=/[125]/,Tn=/1/,En=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function Dn(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?Sn:c(7,o)-u>=l?Cn:c(5,o)-u>=l?wn:Tn;if(d==Tn){let e=Ce(c(1,o)-u);if(e<l)return En(t.slice().reverse(),s.distr,d,Te(l/e)).reverse()}return En(t,s.distr,d,1)}function On(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=Ce(c(1,o)-c(2,o));return l<s?En(t.slice().reverse(),3,Sn,Te(s/l)).reverse():t}function kn(e,t,n,r){return r==null?`--`:t==null?``:F(t)}let An={show:!0,scale:`y`,stroke:s,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:mn,side:3,grid:un,ticks:dn,border:fn,font:pn,lineGap:hn,rotate:0};function jn(e,t){return H((3+(e||1)*2)*t,3)}function Mn(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=e.valToPos(i[r[1]],n,!0),s=Ce(o-a)/(e.series[t].points.space*x);return r[1]-r[0]<=s}let Nn={scale:null,auto:!0,sorted:0,min:R,max:-1/0},Pn=(e,t,n,r,i)=>i,Fn={show:!0,auto:!0,sorted:0,gaps:Pn,alpha:1,facets:[st({},Nn,{scale:`x`}),st({},Nn,{scale:`y`})]},In={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Pn,alpha:1,points:{show:Mn,filter:null},values:null,min:R,max:-1/0,idxs:[],path:null,clip:null};function Ln(e,t,n,r,i){return n/10}let Rn={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},zn=st({},Rn,{time:!1,ori:1}),Bn={};function Vn(e,t){let n=Bn[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(Bn[e]=n)),n}function Hn(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,Zn,K,J,er,nr):n(i,c,l,u,d,_,g,p,f,h,m,Qn,q,$n,tr,rr)}function Un(e,t){let n=0,r=0,i=N(e.bands,Xe);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Wn(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Gn(e,t,n,r,i,a){return Hn(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?K:q,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function Kn(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?J:$n,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function qn(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Jn(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function Yn(e){return e==0?B:e==1?we:t=>We(t,e)}function Xn(e){let t=e==0?Zn:Qn,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=Ee(c,o/2,s/2),l=Ee(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}let Zn=(e,t,n)=>{e.moveTo(t,n)},Qn=(e,t,n)=>{e.moveTo(n,t)},K=(e,t,n)=>{e.lineTo(t,n)},q=(e,t,n)=>{e.lineTo(n,t)},J=Xn(0),$n=Xn(1),er=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},tr=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},nr=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},rr=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function ir(e){return(e,t,n,r,i)=>Hn(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=Zn,v=er):(_=Qn,v=tr);let y=H(g.width*x,3),b=(g.size-g.width)/2*x,S=H(b*2,3),C=new Path2D,w=new Path2D,{left:T,top:E,width:D,height:O}=e.bbox;J(w,T-S,E-S,D+S*2,O+S*2);let ee=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(C,t+b,n),v(C,t,n,b,0,Se*2)}};if(i)i.forEach(ee);else for(let e=n;e<=r;e++)ee(e);return{stroke:y>0?C:null,fill:C,clip:w,flags:3}})}function ar(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}let or=ar(K),sr=ar(q);function cr(e){let t=N(e?.alignGaps,0);return(e,n,r,i)=>Hn(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=j(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=K,b=or):(y=q,b=sr);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[T,E]=Un(e,n);if(a.fill!=null||T!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,T)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...Jn(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=Kn(l,c.ori,f,p,m,h)}return E!=0&&(S.band=E==2?[Gn(e,n,r,i,C,-1),Gn(e,n,r,i,C,1)]:Gn(e,n,r,i,C,E)),S})}function lr(e){let t=N(e.align,1),n=N(e.ascDesc,!1),r=N(e.alignGaps,0),i=N(e.extend,!1);return(e,a,o,s)=>Hn(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=j(u,o,s);let y=c.pxRound,{left:b,width:S}=e.bbox,C=e=>y(p(e,d,_,h)),w=e=>y(m(e,f,v,g)),T=d.ori==0?K:q,E={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},D=E.stroke,O=d.dir*(d.ori==0?1:-1),ee=w(u[O==1?o:s]),te=C(l[O==1?o:s]),ne=te,re=te;i&&t==-1&&(re=b,T(D,re,ee)),T(D,te,ee);for(let e=O==1?o:s;e>=o&&e<=s;e+=O){let n=u[e];if(n==null)continue;let r=C(l[e]),i=w(n);t==1?T(D,r,ee):T(D,ne,i),T(D,r,i),ee=i,ne=r}let ie=ne;i&&t==1&&(ie=b+S,T(D,ie,ee));let[ae,oe]=Un(e,a);if(c.fill!=null||ae!=0){let t=E.fill=new Path2D(D),n=w(c.fillTo(e,a,c.min,c.max,ae));T(t,ie,n),T(t,re,n)}if(!c.spanGaps){let i=[];i.push(...Jn(l,u,o,s,O,C,r));let f=c.width*x/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),E.gaps=i=c.gaps(e,a,o,s,i),E.clip=Kn(i,d.ori,h,g,_,v)}return oe!=0&&(E.band=oe==2?[Gn(e,a,o,s,D,-1),Gn(e,a,o,s,D,1)]:Gn(e,a,o,s,D,oe)),E})}function ur(e,t,n,r,i,a,o=R){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=Ce(e[c]-e[s]);t<l&&(l=t,o=Ce(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function dr(e){e||=Ye;let t=N(e.size,[.6,R,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=z(i),o=1-t[0],s=N(t[1],R),c=N(t[2],1),l=N(e.disp,Ye),u=N(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>Hn(e,t,(m,h,g,_,v,y,b,S,C,w,T)=>{let E=m.pxRound,D=n,O=r*x,ee=s*x,te=c*x,ne,re;_.ori==0?[ne,re]=a(e,t):[re,ne]=a(e,t);let ie=_.dir*(_.ori==0?1:-1),ae=_.ori==0?J:$n,oe=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},se=N(e.bands,Xe).find(e=>e.series[0]==t),ce=se==null?0:se.dir,le=m.fillTo(e,t,m.min,m.max,ce),ue=E(b(le,v,T,C)),k,A,de,j=w,M=E(m.width*x),fe=!1,pe=null,me=null,he=null,ge=null;d!=null&&(M==0||f!=null)&&(fe=!0,pe=d.values(e,t,i,p),me=/* @__PURE__ */ new Map,new Set(pe).forEach(e=>{e!=null&&me.set(e,new Path2D)}),M>0&&(he=f.values(e,t,i,p),ge=/* @__PURE__ */ new Map,new Set(he).forEach(e=>{e!=null&&ge.set(e,new Path2D)})));let{x0:_e,size:ve}=l;if(_e!=null&&ve!=null){D=1,h=_e.values(e,t,i,p),_e.unit==2&&(h=h.map(t=>e.posToVal(S+t*w,_.key,!0)));let n=ve.values(e,t,i,p);A=ve.unit==2?n[0]*w:y(n[0],_,w,S)-y(0,_,w,S),j=ur(h,g,y,_,w,S,j),de=j-A+O}else j=ur(h,g,y,_,w,S,j),de=j*o+O,A=j-de;de<1&&(de=0),M>=A/2&&(M=0),de<5&&(E=B);let ye=de>0,be=j-de-(ye?M:0);A=E(Fe(be,te,ee)),k=(D==0?A/2:D==ie?0:A)-D*ie*((D==0?O/2:0)+(ye?M/2:0));let P={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},xe=fe?null:new Path2D,F=null;if(se!=null)F=e.data[se.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),F=n.values(e,t,i,p))}let I=ne*A,Se=re*A;for(let n=ie==1?i:p;n>=i&&n<=p;n+=ie){let r=g[n];if(r==null)continue;if(F!=null){let e=F[n]??0;if(r-e==0)continue;ue=b(e,v,T,C)}let i=y(_.distr!=2||l!=null?h[n]:n,_,w,S),a=b(N(r,le),v,T,C),o=E(i-k),s=E(De(a,ue)),c=E(Ee(a,ue)),u=s-c;if(r!=null){let i=r<0?Se:I,a=r<0?I:Se;fe?(M>0&&he[n]!=null&&ae(ge.get(he[n]),o,c+L(M/2),A,De(0,u-M),i,a),pe[n]!=null&&ae(me.get(pe[n]),o,c+L(M/2),A,De(0,u-M),i,a)):ae(xe,o,c+L(M/2),A,De(0,u-M),i,a),oe(e,t,n,o-M/2,c,A+M,u)}}return M>0?P.stroke=fe?ge:xe:fe||(P._fill=m.width==0?m._fill:m._stroke??m._fill,P.width=0),P.fill=fe?me:xe,P})}function fr(e,t){let n=N(t?.alignGaps,0);return(t,r,i,a)=>Hn(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=j(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=Zn,S=K,x=nr):(b=Qn,S=q,x=rr);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),T=w,E=[],D=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);E.push(T=n),D.push(y(c[e]))}let O={stroke:e(E,D,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:1},ee=O.stroke,[te,ne]=Un(t,r);if(o.fill!=null||te!=0){let e=O.fill=new Path2D(ee),n=y(o.fillTo(t,r,o.min,o.max,te));S(e,T,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...Jn(s,c,i,a,C,v,n)),O.gaps=e=o.gaps(t,r,i,a,e),O.clip=Kn(e,l.ori,p,m,h,g)}return ne!=0&&(O.band=ne==2?[Gn(t,r,i,a,ee,-1),Gn(t,r,i,a,ee,1)]:Gn(t,r,i,a,ee,ne)),O})}function pr(e){return fr(mr,e)}function mr(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}let hr=/* @__PURE__ */ new Set;function gr(){for(let e of hr)e.syncRect(!0)}_&&(ce(`resize`,y,gr),ce(`scroll`,y,gr,!0),ce(g,y,()=>{Mr.pxRatio=x}));let _r=cr(),vr=ir();function yr(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>xr(e,r,t,n))}function br(e,t){return e.map((e,n)=>n==0?{}:st({},t,e))}function xr(e,t,n,r){return st({},t==0?n:r,e)}function Sr(e,t,n){return t==null?Ze:[t,n]}let Cr=Sr;function wr(e,t,n){return t==null?Ze:ye(t,n,he,!0)}function Tr(e,t,n,r){return t==null?Ze:pe(t,n,e.scales[r].log,!1)}let Er=Tr;function Dr(e,t,n,r){return t==null?Ze:me(t,n,e.scales[r].log,!1)}let Or=Dr;function kr(e,t,n,r,i){let a=De(Pe(e),Pe(t)),o=t-e,s=ue(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?Ke.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Ar(e){let t,n;return e=e.replace(/(\\d+)px/,(e,r)=>(t=we((n=+r)*x))+`px`),[e,t,n]}function jr(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=H(e[2]*x,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Mr(s,h,_){let b={mode:N(s.mode,1)},S=b.mode;function C(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function ee(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function ne(e,t,n,r){return t.ori==0?C(e,t,n,r):ee(e,t,n,r)}b.valToPosH=C,b.valToPosV=ee;let ie=!1;b.status=0;let oe=b.root=O(`uplot`);if(s.id!=null&&(oe.id=s.id),w(oe,s.class),s.title){let e=O(`u-title`,oe);e.textContent=s.title}let se=D(`canvas`),k=b.ctx=se.getContext(`2d`),A=O(`u-wrap`,oe);ce(`click`,A,e=>{e.target===j&&(X!=ci||Z!=li)&&pi.click(b,e)},!0);let de=b.under=O(`u-under`,A);A.appendChild(se);let j=b.over=O(`u-over`,A);s=ot(s);let M=+N(s.pxAlign,1),_e=Yn(M);(s.plugins||[]).forEach(e=>{e.opts&&(s=e.opts(b,s)||s)});let ve=s.ms||.001,P=b.series=S==1?yr(s.series||[],_n,In,!1):br(s.series||[null],Fn),xe=b.axes=yr(s.axes||[],gn,An,!0),F=b.scales={},I=b.bands=s.bands||[];I.forEach(e=>{e.fill=z(e.fill||null),e.dir=N(e.dir,-1)});let L=S==2?P[1].facets[0].scale:P[0].scale,ke={axes:Kr,series:Y},je=(s.drawOrder||[`axes`,`series`]).map(e=>ke[e]);function Pe(e){let t=e.distr==3?t=>Ae(t>0?t:e.clamp(b,t,e.min,e.max,e.key)):e.distr==4?t=>Ne(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function Le(e){let t=F[e];if(t==null){let n=(s.scales||Ye)[e]||Ye;if(n.from!=null){Le(n.from);let t=st({},F[n.from],n,{key:e});t.valToPct=Pe(t),F[e]=t}else{t=F[e]=st({},e==L?Rn:zn,n),t.key=e;let r=t.time,i=t.range,a=Qe(i);if((e!=L||S==2&&!r)&&(a&&(i[0]==null||i[1]==null)&&(i={min:i[0]==null?ge:{mode:1,hard:i[0],soft:i[0]},max:i[1]==null?ge:{mode:1,hard:i[1],soft:i[1]}},a=!1),!a&&nt(i))){let e=i;i=(t,n,r)=>n==null?Ze:ye(n,r,e)}t.range=z(i||(r?Cr:e==L?t.distr==3?Er:t.distr==4?Or:Sr:t.distr==3?Tr:t.distr==4?Dr:wr)),t.auto=z(!a&&t.auto),t.clamp=z(t.clamp||Ln),t._min=t._max=null,t.valToPct=Pe(t)}}}Le(`x`),Le(`y`),S==1&&P.forEach(e=>{Le(e.scale)}),xe.forEach(e=>{Le(e.scale)});for(let e in s.scales)Le(e);let B=F[L],He=B.distr,Ue,Ge;B.ori==0?(w(oe,`u-hz`),Ue=C,Ge=ee):(w(oe,`u-vt`),Ue=ee,Ge=C);let V={};for(let e in F){let t=F[e];(t.min!=null||t.max!=null)&&(V[e]={min:t.min,max:t.max},t.min=t.max=null)}let Je=s.tzDate||(e=>new Date(we(e/ve))),$e=s.fmtDate||xt,it=ve==1?Bt(Je):Ut(Je),at=Gt(Je,Wt(ve==1?zt:Ht,$e)),ct=Yt(Je,Jt(`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`,$e)),lt=[],dt=b.legend=st({},Qt,s.legend),U=b.cursor=st({},cn,{drag:{y:S==2}},s.cursor),ft=dt.show,pt=U.show,mt=dt.markers;dt.idxs=lt,mt.width=z(mt.width),mt.dash=z(mt.dash),mt.stroke=z(mt.stroke),mt.fill=z(mt.fill);let ht,gt,_t,vt=[],yt=[],bt,St=!1,Ct={};if(dt.live){let e=P[1]?P[1].values:null;St=e!=null,bt=St?e(b,1,0):{_:0};for(let e in bt)Ct[e]=`--`}if(ft){if(ht=D(`table`,`u-legend`,oe),_t=D(`tbody`,null,ht),dt.mount(b,ht),St){gt=D(`thead`,null,ht,_t);let e=D(`tr`,null,gt);for(var wt in D(`th`,null,e),bt)D(`th`,t,e).textContent=wt}else w(ht,`u-inline`),dt.live&&w(ht,`u-live`)}let Tt={show:!0},Et={show:!1};function Dt(n,r){if(r==0&&(St||!dt.live||S==2))return Ze;let i=[],a=D(`tr`,`u-series`,_t,_t.childNodes[r]);w(a,n.class),n.show||w(a,e);let o=D(`th`,null,a);if(mt.show){let e=O(`u-marker`,o);if(r>0){let t=mt.width(b,r);t&&(e.style.border=t+`px `+mt.dash(b,r)+` `+mt.stroke(b,r)),e.style.background=mt.fill(b,r)}}let s=O(t,o);for(var c in n.label instanceof HTMLElement?s.appendChild(n.label):s.textContent=n.label,r>0&&(mt.show||(s.style.color=n.width>0?mt.stroke(b,r):mt.fill(b,r)),jt(`click`,o,e=>{if(U._lock)return;Cn(e);let t=P.indexOf(n);if((e.ctrlKey||e.metaKey)!=dt.isolate){let e=P.some((e,n)=>n>0&&n!=t&&e.show);P.forEach((n,r)=>{r>0&&bi(r,e?r==t?Tt:Et:Tt,!0,$.setSeries)})}else bi(t,{show:!n.show},!0,$.setSeries)},!1),En&&jt(f,o,e=>{U._lock||(Cn(e),bi(P.indexOf(n),Oi,!0,$.setSeries))},!1)),bt){let e=D(`td`,`u-value`,a);e.textContent=`--`,i.push(e)}return[a,i]}let At=/* @__PURE__ */ new Map;function jt(e,t,n,r=!0){let i=At.get(t)||{},a=U.bind[e](b,t,n,r);a&&(ce(e,t,i[e]=a),At.set(t,i))}function Mt(e,t,n){let r=At.get(t)||{};for(let n in r)(e==null||n==e)&&(le(n,t,r[n]),delete r[n]);e??At.delete(t)}let Nt=0,Pt=0,W=0,G=0,Ft=0,It=0,Lt=Ft,qt=It,Xt=W,Zt=G,$t=0,en=0,tn=0,nn=0;b.bbox={};let rn=!1,an=!1,on=!1,sn=!1,ln=!1,un=!1;function dn(e,t,n){(n||e!=b.width||t!=b.height)&&fn(e,t),qr(!1),on=!0,an=!0,Qr()}function fn(e,t){b.width=Nt=W=e,b.height=Pt=G=t,Ft=It=0,hn(),Sn();let n=b.bbox;$t=n.left=We(Ft*x,.5),en=n.top=We(It*x,.5),tn=n.width=We(W*x,.5),nn=n.height=We(G*x,.5)}function pn(){let e=!1,t=0;for(;!e;){t++;let n=Wr(t),r=Gr(t);e=t==3||n&&r,e||(fn(b.width,b.height),an=!0)}}function mn({width:e,height:t}){dn(e,t)}b.setSize=mn;function hn(){let e=!1,t=!1,n=!1,r=!1;xe.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(W-=c,a==3?(Ft+=c,r=!0):n=!0):(G-=c,a==0?(It+=c,e=!0):t=!0))}}),qn[0]=e,qn[1]=n,qn[2]=t,qn[3]=r,W-=Qn[1]+Qn[3],Ft+=Qn[3],G-=Qn[2]+Qn[0],It+=Qn[0]}function Sn(){let e=Ft+W,t=It+G,n=Ft,r=It;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}xe.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(U.dataIdx==null){let e=U.hover,t=e.skip=new Set(e.skip??[]);t.add(void 0);let n=e.prox=z(e.prox),r=e.bias??=0;U.dataIdx=(e,i,a,o)=>{if(i==0)return a;let s=a,c=n(e,i,a,o)??R,l=c>=0&&c<R,u=B.ori==0?W:G,d=U.left,f=h[0],p=h[i];if(t.has(p[a])){s=null;let e=null,n=null,i;if(r==0||r==-1)for(i=a;e==null&&i-->0;)t.has(p[i])||(e=i);if(r==0||r==1)for(i=a;n==null&&i++<p.length;)t.has(p[i])||(n=i);if(e!=null||n!=null){if(l){let t=e==null?-1/0:Ue(f[e],B,u,0),r=n==null?1/0:Ue(f[n],B,u,0),i=d-t,a=r-d;i<=a?i<=c&&(s=e):a<=c&&(s=n)}else s=n==null?e:e==null?n:a-e<=n-a?e:n}}else l&&Ce(d-Ue(f[a],B,u,0))>c&&(s=null);return s}}let Cn=e=>{U.event=e};U.idxs=lt,U._lock=!1;let wn=U.points;wn.show=z(wn.show),wn.size=z(wn.size),wn.stroke=z(wn.stroke),wn.width=z(wn.width),wn.fill=z(wn.fill);let Tn=b.focus=st({},s.focus||{alpha:.3},U.focus),En=Tn.prox>=0,Mn=En&&wn.one,Nn=[],Pn=[],Bn=[];function Hn(e,t){let n=wn.show(b,t);if(n instanceof HTMLElement)return w(n,`u-cursor-pt`),w(n,e.class),te(n,-10,-10,W,G),j.insertBefore(n,Nn[t]),n}function Un(e,t){if(S==1||t>0){let t=S==1&&F[e.scale].time,n=e.value;e.value=t?tt(n)?Yt(Je,Jt(n,$e)):n||ct:n||kn,e.label=e.label||(t?`Time`:`Value`)}if(Mn||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||_r||ze,e.fillTo=z(e.fillTo||Wn),e.pxAlign=+N(e.pxAlign,M),e.pxRound=Yn(e.pxAlign),e.stroke=z(e.stroke||null),e.fill=z(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=jn(De(1,e.width),1),n=e.points=st({},{size:t,width:De(1,t*.2),stroke:e.stroke,space:t*2,paths:vr,_stroke:null,_fill:null},e.points);n.show=z(n.show),n.filter=z(n.filter),n.fill=z(n.fill),n.stroke=z(n.stroke),n.paths=z(n.paths),n.pxAlign=e.pxAlign}if(ft){let n=Dt(e,t);vt.splice(t,0,n[0]),yt.splice(t,0,n[1]),dt.values.push(null)}if(pt){lt.splice(t,0,null);let n=null;Mn?t==0&&(n=Hn(e,t)):t>0&&(n=Hn(e,t)),Nn.splice(t,0,n),Pn.splice(t,0,0),Bn.splice(t,0,0)}ra(`addSeries`,t)}function Gn(e,t){t??=P.length,e=S==1?xr(e,t,_n,In):xr(e,t,{},Fn),P.splice(t,0,e),Un(P[t],t)}b.addSeries=Gn;function Kn(e){if(P.splice(e,1),ft){dt.values.splice(e,1),yt.splice(e,1);let t=vt.splice(e,1)[0];Mt(null,t.firstChild),t.remove()}pt&&(lt.splice(e,1),Nn.splice(e,1)[0].remove(),Pn.splice(e,1),Bn.splice(e,1)),ra(`delSeries`,e)}b.delSeries=Kn;let qn=[!1,!1,!1,!1];function Jn(e,t){if(e._show=e.show,e.show){let n=e.side%2,r=F[e.scale];r??=(e.scale=n?P[1].scale:L,F[e.scale]);let i=r.time;e.size=z(e.size),e.space=z(e.space),e.rotate=z(e.rotate),Qe(e.incrs)&&e.incrs.forEach(e=>{!Ke.has(e)&&Ke.set(e,qe(e))}),e.incrs=z(e.incrs||(r.distr==2?Ot:i?ve==1?Rt:Vt:kt)),e.splits=z(e.splits||(i&&r.distr==1?it:r.distr==3?bn:r.distr==4?xn:yn)),e.stroke=z(e.stroke),e.grid.stroke=z(e.grid.stroke),e.ticks.stroke=z(e.ticks.stroke),e.border.stroke=z(e.border.stroke);let a=e.values;e.values=Qe(a)&&!Qe(a[0])?z(a):i?Qe(a)?Gt(Je,Wt(a,$e)):tt(a)?Kt(Je,a):a||at:a||vn,e.filter=z(e.filter||(r.distr>=3&&r.log==10?Dn:r.distr==3&&r.log==2?On:Re)),e.font=Ar(e.font),e.labelFont=Ar(e.labelFont),e._size=e.size(b,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(qn[t]=!0,e._el=O(`u-axis`,A))}}function Xn(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?we(gn.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?we(An.size/2):0),l}let Zn=b.padding=(s.padding||[Xn,Xn,Xn,Xn]).map(e=>z(N(e,Xn))),Qn=b._padding=Zn.map((e,t)=>e(b,t,qn,0)),K,q=null,J=null,$n=S==1?P[0].idxs:null,er=null,tr=!1;function nr(e,t){if(h=e??[],b.data=b._data=h,S==2){K=0;for(let e=1;e<P.length;e++)K+=h[e][0].length}else{h.length==0&&(b.data=b._data=h=[[]]),er=h[0],K=er.length;let e=h;if(He==2){e=h.slice();let t=e[0]=Array(K);for(let e=0;e<K;e++)t[e]=e}b._data=h=e}if(qr(!0),ra(`setData`),He==2&&(on=!0),t!==!1){let e=B;e.auto(b,tr)?rr():yi(L,e.min,e.max),sn||=U.left>=0,un=!0,Qr()}}b.setData=nr;function rr(){tr=!0;let e,t;S==1&&(K>0?(q=$n[0]=0,J=$n[1]=K-1,e=h[0][q],t=h[0][J],He==2?(e=q,t=J):e==t&&(He==3?[e,t]=pe(e,e,B.log,!1):He==4?[e,t]=me(e,e,B.log,!1):B.time?t=e+we(86400/ve):[e,t]=ye(e,t,he,!0))):(q=$n[0]=e=null,J=$n[1]=t=null)),yi(L,e,t)}let ir,ar,or,sr,cr,lr,ur,dr,fr,pr;function mr(e,t,n,r,i,a){e??=c,n??=Xe,r??=`butt`,i??=c,a??=`round`,e!=ir&&(k.strokeStyle=ir=e),i!=ar&&(k.fillStyle=ar=i),t!=or&&(k.lineWidth=or=t),a!=cr&&(k.lineJoin=cr=a),r!=lr&&(k.lineCap=lr=r),n!=sr&&k.setLineDash(sr=n)}function gr(e,t,n,r){t!=ar&&(k.fillStyle=ar=t),e!=ur&&(k.font=ur=e),n!=dr&&(k.textAlign=dr=n),r!=fr&&(k.textBaseline=fr=r)}function Mr(e,t,n,r,i=0){if(r.length>0&&e.auto(b,tr)&&(t==null||t.min==null)){let t=N(q,0),a=N(J,r.length-1),o=n.min==null?fe(r,t,a,i,e.distr==3):[n.min,n.max];e.min=Ee(e.min,n.min=o[0]),e.max=De(e.max,n.max=o[1])}}let Nr={min:null,max:null};function Pr(){for(let e in F){let t=F[e];V[e]==null&&(t.min==null||V[L]!=null&&t.auto(b,tr))&&(V[e]=Nr)}for(let e in F){let t=F[e];V[e]==null&&t.from!=null&&V[t.from]!=null&&(V[e]=Nr)}V[L]!=null&&qr(!0);let e={};for(let t in V){let n=V[t];if(n!=null){let r=e[t]=ot(F[t],rt);if(n.min!=null)st(r,n);else if(t!=L||S==2){if(K==0&&r.from==null){let e=r.range(b,null,null,t);r.min=e[0],r.max=e[1]}else r.min=R,r.max=-1/0}}}if(K>0){P.forEach((t,n)=>{if(S==1){let r=t.scale,i=V[r];if(i==null)return;let a=e[r];if(n==0){let e=a.range(b,a.min,a.max,r);a.min=e[0],a.max=e[1],q=ue(a.min,h[0]),J=ue(a.max,h[0]),J-q>1&&(h[0][q]<a.min&&q++,h[0][J]>a.max&&J--),t.min=er[q],t.max=er[J]}else t.show&&t.auto&&Mr(a,i,t,h[n],t.sorted);t.idxs[0]=q,t.idxs[1]=J}else if(n>0&&t.show&&t.auto){let[r,i]=t.facets,a=r.scale,o=i.scale,[s,c]=h[n],l=e[a],u=e[o];l!=null&&Mr(l,V[a],r,s,r.sorted),u!=null&&Mr(u,V[o],i,c,i.sorted),t.min=i.min,t.max=i.max}});for(let t in e){let n=e[t],r=V[t];if(n.from==null&&(r==null||r.min==null)){let e=n.range(b,n.min==R?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let r=e[n.from];if(r.min==null)n.min=n.max=null;else{let e=n.range(b,r.min,r.max,t);n.min=e[0],n.max=e[1]}}}let t={},n=!1;for(let r in e){let i=e[r],a=F[r];if(a.min!=i.min||a.max!=i.max){a.min=i.min,a.max=i.max;let e=a.distr;a._min=e==3?Ae(a.min):e==4?Ne(a.min,a.asinh):e==100?a.fwd(a.min):a.min,a._max=e==3?Ae(a.max):e==4?Ne(a.max,a.asinh):e==100?a.fwd(a.max):a.max,t[r]=n=!0}}if(n){P.forEach((e,n)=>{S==2?n>0&&t.y&&(e._paths=null):t[e.scale]&&(e._paths=null)});for(let e in t)on=!0,ra(`setScale`,e);pt&&U.left>=0&&(sn=un=!0)}for(let e in V)V[e]=null}function Fr(e){let t=Fe(q-1,0,K-1),n=Fe(J+1,0,K-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<K-1;)n++;return[t,n]}function Y(){if(K>0){let e=P.some(e=>e._focus)&&pr!=Tn.alpha;e&&(k.globalAlpha=pr=Tn.alpha),P.forEach((e,t)=>{if(t>0&&e.show&&(Ir(t,!1),Ir(t,!0),e._paths==null)){let n=pr;pr!=e.alpha&&(k.globalAlpha=pr=e.alpha);let r=S==2?[0,h[t][0].length-1]:Fr(h[t]);e._paths=e.paths(b,t,r[0],r[1]),pr!=n&&(k.globalAlpha=pr=n)}}),P.forEach((e,t)=>{if(t>0&&e.show){let n=pr;pr!=e.alpha&&(k.globalAlpha=pr=e.alpha),e._paths!=null&&Lr(t,!1);{let n=e._paths==null?null:e._paths.gaps,r=e.points.show(b,t,q,J,n),i=e.points.filter(b,t,r,n);(r||i)&&(e.points._paths=e.points.paths(b,t,q,J,i),Lr(t,!0))}pr!=n&&(k.globalAlpha=pr=n),ra(`drawSeries`,t)}}),e&&(k.globalAlpha=pr=1)}}function Ir(e,t){let n=t?P[e].points:P[e];n._stroke=n.stroke(b,e),n._fill=n.fill(b,e)}function Lr(e,t){let n=t?P[e].points:P[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=H(l*x,3);let u=null,d=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let f=n.pxAlign==1&&d>0;if(f&&k.translate(d,d),!t){let e=$t-l/2,t=en-l/2,n=tn+l,r=nn+l;u=new Path2D,u.rect(e,t,n,r)}t?zr(s,l,n.dash,n.cap,c,r,i,o,a):Rr(e,s,l,n.dash,n.cap,c,r,i,o,u,a),f&&k.translate(-d,-d)}function Rr(e,t,n,r,i,a,o,s,c,l,u){let d=!1;c!=0&&I.forEach((f,p)=>{if(f.series[0]==e){let e=P[f.series[1]],m=h[f.series[1]],g=(e._paths||Ye).band;Qe(g)&&(g=f.dir==1?g[0]:g[1]);let _,v=null;e.show&&g&&be(m,q,J)?(v=f.fill(b,p)||a,_=e._paths.clip):g=null,zr(t,n,r,i,v,o,s,c,l,u,_,g),d=!0}}),d||zr(t,n,r,i,a,o,s,c,l,u)}function zr(e,t,n,r,i,a,o,s,c,l,u,d){mr(e,t,n,r,i),(c||l||d)&&(k.save(),c&&k.clip(c),l&&k.clip(l)),d?(s&3)==3?(k.clip(d),u&&k.clip(u),Vr(i,o),Br(e,a,t)):s&2?(Vr(i,o),k.clip(d),Br(e,a,t)):s&1&&(k.save(),k.clip(d),u&&k.clip(u),Vr(i,o),k.restore(),Br(e,a,t)):(Vr(i,o),Br(e,a,t)),(c||l||d)&&k.restore()}function Br(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{k.strokeStyle=ir=t,k.stroke(e)}):t!=null&&e&&k.stroke(t))}function Vr(e,t){t instanceof Map?t.forEach((e,t)=>{k.fillStyle=ar=t,k.fill(e)}):t!=null&&e&&k.fill(t)}function Hr(e,t,n,r){let i=xe[e],a;if(r<=0)a=[0,0];else{let o=i._space=i.space(b,e,t,n,r);a=kr(t,n,i._incrs=i.incrs(b,e,t,n,r,o),r,o)}return i._found=a}function Ur(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;M==1&&k.translate(u,u),mr(s,o,c,l,s),k.beginPath();let d,f,p,m,h=i+(r==0||r==3?-a:a);n==0?(f=i,m=h):(d=i,p=h);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?d=p=e[r]:f=m=e[r],k.moveTo(d,f),k.lineTo(p,m));k.stroke(),M==1&&k.translate(-u,-u)}function Wr(e){let t=!0;return xe.forEach((n,r)=>{if(!n.show)return;let i=F[n.scale];if(i.min==null){n._show&&(t=!1,n._show=!1,qr(!1));return}n._show||(t=!1,n._show=!0,qr(!1));let a=n.side,o=a%2,{min:s,max:c}=i,[l,u]=Hr(r,s,c,o==0?W:G);if(u==0)return;let d=i.distr==2,f=n._splits=n.splits(b,r,s,c,l,u,d),p=i.distr==2?f.map(e=>er[e]):f,m=i.distr==2?er[f[1]]-er[f[0]]:l,h=n._values=n.values(b,n.filter(b,p,r,u,m),r,u,m);n._rotate=a==2?n.rotate(b,h,r,u):0;let g=n._size;n._size=Te(n.size(b,h,r,e)),g!=null&&n._size!=g&&(t=!1)}),t}function Gr(e){let t=!0;return Zn.forEach((n,r)=>{let i=n(b,r,qn,e);i!=Qn[r]&&(t=!1),Qn[r]=i}),t}function Kr(){for(let e=0;e<xe.length;e++){let t=xe[e];if(!t.show||!t._show)continue;let n=t.side,r=n%2,s,c,l=t.stroke(b,e),u=n==0||n==3?-1:1,[d,f]=t._found;if(t.label!=null){let a=t.labelGap*u,o=we((t._lpos+a)*x);gr(t.labelFont[0],l,`center`,n==2?`top`:i),k.save(),r==1?(s=c=0,k.translate(o,we(en+nn/2)),k.rotate((n==3?-Se:Se)/2)):(s=we($t+tn/2),c=o);let p=Ie(t.label)?t.label(b,e,d,f):t.label;k.fillText(p,s,c),k.restore()}if(f==0)continue;let p=F[t.scale],m=r==0?tn:nn,h=r==0?$t:en,g=t._splits,_=p.distr==2?g.map(e=>er[e]):g,v=p.distr==2?er[g[1]]-er[g[0]]:d,y=t.ticks,S=t.border,C=y.show?y.size:0,w=we(C*x),T=we((t.alignTo==2?t._size-C-t.gap:t.gap)*x),E=t._rotate*-Se/180,D=_e(t._pos*x),O=D+(w+T)*u;c=r==0?O:0,s=r==1?O:0;let ee=t.font[0];gr(ee,l,t.align==1?a:t.align==2?o:E>0?a:E<0?o:r==0?`center`:n==3?o:a,E||r==1?`middle`:n==2?`top`:i);let te=t.font[1]*t.lineGap,re=g.map(e=>_e(ne(e,p,m,h))),ie=t._values;for(let e=0;e<ie.length;e++){let t=ie[e];if(t!=null){r==0?s=re[e]:c=re[e],t=``+t;let n=t.indexOf(`\n`)==-1?[t]:t.split(/\\n/gm);for(let e=0;e<n.length;e++){let t=n[e];E?(k.save(),k.translate(s,c+e*te),k.rotate(E),k.fillText(t,0,0),k.restore()):k.fillText(t,s,c+e*te)}}}y.show&&Ur(re,y.filter(b,_,e,f,v),r,n,D,w,H(y.width*x,3),y.stroke(b,e),y.dash,y.cap);let ae=t.grid;ae.show&&Ur(re,ae.filter(b,_,e,f,v),r,r==0?2:1,r==0?en:$t,r==0?nn:tn,H(ae.width*x,3),ae.stroke(b,e),ae.dash,ae.cap),S.show&&Ur([D],[1],+(r==0),r==0?1:2,r==1?en:$t,r==1?nn:tn,H(S.width*x,3),S.stroke(b,e),S.dash,S.cap)}ra(`drawAxes`)}function qr(e){P.forEach((t,n)=>{n>0&&(t._paths=null,e&&(S==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let Jr=!1,Yr=!1,Xr=[];function Zr(){Yr=!1;for(let e=0;e<Xr.length;e++)ra(...Xr[e]);Xr.length=0}function Qr(){Jr||=(ut(ei),!0)}function $r(e,t=!1){Jr=!0,Yr=t,e(b),ei(),t&&Xr.length>0&&queueMicrotask(Zr)}b.batch=$r;function ei(){if(rn&&=(Pr(),!1),on&&=(pn(),!1),an){if(E(de,a,Ft),E(de,`top`,It),E(de,n,W),E(de,r,G),E(j,a,Ft),E(j,`top`,It),E(j,n,W),E(j,r,G),E(A,n,Nt),E(A,r,Pt),se.width=we(Nt*x),se.height=we(Pt*x),xe.forEach(({_el:t,_show:n,_size:r,_pos:i,side:a})=>{if(t!=null){if(n){let n=a===3||a===0?r:0,o=a%2==1;E(t,o?`left`:`top`,i-n),E(t,o?`width`:`height`,r),E(t,o?`top`:`left`,o?It:Ft),E(t,o?`height`:`width`,o?G:W),T(t,e)}else w(t,e)}}),ir=ar=or=cr=lr=ur=dr=fr=sr=null,pr=1,Vi(!0),Ft!=Lt||It!=qt||W!=Xt||G!=Zt){qr(!1);let e=W/Xt,t=G/Zt;if(pt&&!sn&&U.left>=0){U.left*=e,U.top*=t,ii&&te(ii,we(U.left),0,W,G),ai&&te(ai,0,we(U.top),W,G);for(let n=0;n<Nn.length;n++){let r=Nn[n];r!=null&&(Pn[n]*=e,Bn[n]*=t,te(r,Te(Pn[n]),Te(Bn[n]),W,G))}}if(Q.show&&!ln&&Q.left>=0&&Q.width>0){Q.left*=e,Q.width*=e,Q.top*=t,Q.height*=t;for(let e in Wi)E(gi,e,Q[e])}Lt=Ft,qt=It,Xt=W,Zt=G}ra(`setSize`),an=!1}Nt>0&&Pt>0&&(k.clearRect(0,0,se.width,se.height),ra(`drawClear`),je.forEach(e=>e()),ra(`draw`)),Q.show&&ln&&(_i(Q),ln=!1),pt&&sn&&(zi(null,!0,!1),sn=!1),dt.show&&dt.live&&un&&(Li(),un=!1),ie||(ie=!0,b.status=1,ra(`ready`)),tr=!1,Jr=!1}b.redraw=(e,t)=>{on=t||!1,e===!1?Qr():yi(L,B.min,B.max)};function ti(e,t){let n=F[e];if(n.from==null){if(K==0){let r=n.range(b,t.min,t.max,e);t.min=r[0],t.max=r[1]}if(t.min>t.max){let e=t.min;t.min=t.max,t.max=e}if(K>1&&t.min!=null&&t.max!=null&&t.max-t.min<1e-16)return;e==L&&n.distr==2&&K>0&&(t.min=ue(t.min,h[0]),t.max=ue(t.max,h[0]),t.min==t.max&&t.max++),V[e]=t,rn=!0,Qr()}}b.setScale=ti;let ni,ri,ii,ai,oi,si,ci,li,ui,di,X,Z,fi=!1,pi=U.drag,mi=pi.x,hi=pi.y;pt&&(U.x&&(ni=O(`u-cursor-x`,j)),U.y&&(ri=O(`u-cursor-y`,j)),B.ori==0?(ii=ni,ai=ri):(ii=ri,ai=ni),X=U.left,Z=U.top);let Q=b.select=st({show:!0,over:!0,left:0,width:0,top:0,height:0},s.select),gi=Q.show?O(`u-select`,Q.over?j:de):null;function _i(e,t){if(Q.show){for(let t in e)Q[t]=e[t],t in Wi&&E(gi,t,e[t]);t!==!1&&ra(`setSelect`)}}b.setSelect=_i;function vi(t){if(P[t].show)ft&&T(vt[t],e);else if(ft&&w(vt[t],e),pt){let e=Mn?Nn[0]:Nn[t];e!=null&&te(e,-10,-10,W,G)}}function yi(e,t,n){ti(e,{min:t,max:n})}function bi(e,t,n,r){t.focus!=null&&ki(e),t.show!=null&&P.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,vi(r),S==2?(yi(n.facets[0].scale,null,null),yi(n.facets[1].scale,null,null)):yi(n.scale,null,null),Qr())}),n!==!1&&ra(`setSeries`,e,t),r&&sa(`setSeries`,b,e,t)}b.setSeries=bi;function xi(e,t){st(I[e],t)}function Si(e,t){e.fill=z(e.fill||null),e.dir=N(e.dir,-1),t??=I.length,I.splice(t,0,e)}function Ci(e){e==null?I.length=0:I.splice(e,1)}b.addBand=Si,b.setBand=xi,b.delBand=Ci;function wi(e,t){P[e].alpha=t,pt&&Nn[e]!=null&&(Nn[e].style.opacity=t),ft&&vt[e]&&(vt[e].style.opacity=t)}let Ti,Ei,Di,Oi={focus:!0};function ki(e){if(e!=Di){let t=e==null,n=Tn.alpha!=1;P.forEach((r,i)=>{if(S==1||i>0){let a=t||i==0||i==e;r._focus=t?null:a,n&&wi(i,a?1:Tn.alpha)}}),Di=e,n&&Qr()}}ft&&En&&jt(p,ht,e=>{U._lock||(Cn(e),Di!=null&&bi(null,Oi,!0,$.setSeries))});function Ai(e,t,n){let r=F[t];n&&(e=e/x-(r.ori==1?It:Ft));let i=W;r.ori==1&&(i=G,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?Oe(10,c):l==4?Me(c,r.asinh):l==100?r.bwd(c):c}function ji(e,t){return ue(Ai(e,L,t),h[0],q,J)}b.valToIdx=e=>ue(e,h[0]),b.posToIdx=ji,b.posToVal=Ai,b.valToPos=(e,t,n)=>F[t].ori==0?C(e,F[t],n?tn:W,n?$t:0):ee(e,F[t],n?nn:G,n?en:0),b.setCursor=(e,t,n)=>{X=e.left,Z=e.top,zi(null,t,n)};function Mi(e,t){E(gi,a,Q.left=e),E(gi,n,Q.width=t)}function Ni(e,t){E(gi,`top`,Q.top=e),E(gi,r,Q.height=t)}let Pi=B.ori==0?Mi:Ni,Fi=B.ori==1?Mi:Ni;function Ii(){if(ft&&dt.live)for(let e=+(S==2);e<P.length;e++){if(e==0&&St)continue;let t=dt.values[e],n=0;for(let r in t)yt[e][n++].firstChild.nodeValue=t[r]}}function Li(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{lt[t]=e}):et(e.idx)||lt.fill(e.idx),dt.idx=lt[0]),ft&&dt.live){for(let e=0;e<P.length;e++)(e>0||S==1&&!St)&&Ri(e,lt[e]);Ii()}un=!1,t!==!1&&ra(`setLegend`)}b.setLegend=Li;function Ri(e,t){let n=P[e],r=e==0&&He==2?er:h[e],i;St?i=n.values(b,e,t)??Ct:(i=n.value(b,t==null?null:r[t],e,t),i=i==null?Ct:{_:i}),dt.values[e]=i}function zi(e,t,n){ui=X,di=Z,[X,Z]=U.move(b,X,Z),U.left=X,U.top=Z,pt&&(ii&&te(ii,we(X),0,W,G),ai&&te(ai,0,we(Z),W,G));let r,i=q>J;Ti=R,Ei=null;let a=B.ori==0?W:G,o=B.ori==1?W:G;if(X<0||K==0||i){r=U.idx=null;for(let e=0;e<P.length;e++){let t=Nn[e];t!=null&&te(t,-10,-10,W,G)}En&&bi(null,Oi,!0,e==null&&$.setSeries),dt.live&&(lt.fill(r),un=!0)}else{let e,t,n;S==1&&(e=B.ori==0?X:Z,t=Ai(e,L),r=U.idx=ue(t,h[0],q,J),n=Ue(h[0][r],B,a,0));let i=-10,s=-10,c=0,l=0,u=!0,d=``,f=``;for(let e=+(S==2);e<P.length;e++){let p=P[e],m=lt[e],g=m==null?null:S==1?h[e][m]:h[e][1][m],_=U.dataIdx(b,e,r,t),v=_==null?null:S==1?h[e][_]:h[e][1][_];if(un=un||v!=g||_!=m,lt[e]=_,e>0&&p.show){let t=_==null?-10:_==r?n:Ue(S==1?h[0][_]:h[e][0][_],B,a,0),m=v==null?-10:Ge(v,S==1?F[p.scale]:F[p.facets[1].scale],o,0);if(En&&v!=null){let t=B.ori==1?X:Z,n=Ce(Tn.dist(b,e,_,m,t));if(n<Ti){let r=Tn.bias;if(r!=0){let i=Ai(t,p.scale),a=v>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?v>=i:v<=i:r==1?v<=i:v>=i)&&(Ti=n,Ei=e)}else Ti=n,Ei=e}}if(un||Mn){let n,r;B.ori==0?(n=t,r=m):(n=m,r=t);let a,o,p,h,g,_,v=!0,y=wn.bbox;if(y!=null){v=!1;let t=y(b,e);p=t.left,h=t.top,a=t.width,o=t.height}else p=n,h=r,a=o=wn.size(b,e);if(_=wn.fill(b,e),g=wn.stroke(b,e),Mn)e==Ei&&Ti<=Tn.prox&&(i=p,s=h,c=a,l=o,u=v,d=_,f=g);else{let t=Nn[e];t!=null&&(Pn[e]=p,Bn[e]=h,ae(t,a,o,v),re(t,_,g),te(t,Te(p),Te(h),W,G))}}}}if(Mn){let e=Tn.prox;if(un||(Di==null?Ti<=e:Ti>e||Ei!=Di)){let e=Nn[0];e!=null&&(Pn[0]=i,Bn[0]=s,ae(e,c,l,u),re(e,d,f),te(e,Te(i),Te(s),W,G))}}}if(Q.show&&fi){if(e!=null){let[t,n]=$.scales,[r,i]=$.match,[s,c]=e.cursor.sync.scales,l=e.cursor.drag;if(mi=l._x,hi=l._y,mi||hi){let{left:l,top:u,width:d,height:f}=e.select,p=e.scales[s].ori,m=e.posToVal,h,g,_,v,y,b=t!=null&&r(t,s),x=n!=null&&i(n,c);b&&mi?(p==0?(h=l,g=d):(h=u,g=f),_=F[t],v=Ue(m(h,s),_,a,0),y=Ue(m(h+g,s),_,a,0),Pi(Ee(v,y),Ce(y-v))):Pi(0,a),x&&hi?(p==1?(h=l,g=d):(h=u,g=f),_=F[n],v=Ge(m(h,c),_,o,0),y=Ge(m(h+g,c),_,o,0),Fi(Ee(v,y),Ce(y-v))):Fi(0,o)}else Gi()}else{let e=Ce(ui-oi),t=Ce(di-si);if(B.ori==1){let n=e;e=t,t=n}mi=pi.x&&e>=pi.dist,hi=pi.y&&t>=pi.dist;let n=pi.uni;n==null?pi.x&&pi.y&&(mi||hi)&&(mi=hi=!0):mi&&hi&&(mi=e>=n,hi=t>=n,!mi&&!hi&&(t>e?hi=!0:mi=!0));let r,i;mi&&(B.ori==0?(r=ci,i=X):(r=li,i=Z),Pi(Ee(r,i),Ce(i-r)),hi||Fi(0,o)),hi&&(B.ori==1?(r=ci,i=X):(r=li,i=Z),Fi(Ee(r,i),Ce(i-r)),mi||Pi(0,a)),!mi&&!hi&&(Pi(0,0),Fi(0,0))}}if(pi._x=mi,pi._y=hi,e==null){if(n){if(aa!=null){let[e,t]=$.scales;$.values[0]=e==null?null:Ai(B.ori==0?X:Z,e),$.values[1]=t==null?null:Ai(B.ori==1?X:Z,t)}sa(l,b,X,Z,W,G,r)}if(En){let e=n&&$.setSeries,t=Tn.prox;Di==null?Ti<=t&&bi(Ei,Oi,!0,e):Ti>t?bi(null,Oi,!0,e):Ei!=Di&&bi(Ei,Oi,!0,e)}}un&&(dt.idx=r,Li()),t!==!1&&ra(`setCursor`)}let Bi=null;Object.defineProperty(b,\"rect\",{get(){return Bi??Vi(!1),Bi}});function Vi(e=!1){e?Bi=null:(Bi=j.getBoundingClientRect(),ra(`syncRect`,Bi))}function Hi(e,t,n,r,i,a,o){U._lock||fi&&e!=null&&e.movementX==0&&e.movementY==0||(Ui(e,t,n,r,i,a,o,!1,e!=null),e==null?zi(t,!0,!1):zi(null,!0,!0))}function Ui(e,t,n,r,i,a,o,s,c){if(Bi??Vi(!1),Cn(e),e!=null)n=e.clientX-Bi.left,r=e.clientY-Bi.top;else{if(n<0||r<0){X=-10,Z=-10;return}let[e,o]=$.scales,s=t.cursor.sync,[c,l]=s.values,[u,d]=s.scales,[f,p]=$.match,m=t.axes[0].side%2==1,h=B.ori==0?W:G,g=B.ori==1?W:G,_=m?a:i,v=m?i:a,y=m?r:n,b=m?n:r;if(n=u==null?y/_*h:f(e,u)?ne(c,F[e],h,0):-10,r=d==null?b/v*g:p(o,d)?ne(l,F[o],g,0):-10,B.ori==1){let e=n;n=r,r=e}}c&&(t==null||t.cursor.event.type==l)&&((n<=1||n>=W-1)&&(n=We(n,W)),(r<=1||r>=G-1)&&(r=We(r,G))),s?(oi=n,si=r,[ci,li]=U.move(b,n,r)):(X=n,Z=r)}let Wi={width:0,height:0,left:0,top:0};function Gi(){_i(Wi,!1)}let Ki,qi,Ji,Yi;function Xi(e,t,n,r,i,a,o){fi=!0,mi=hi=pi._x=pi._y=!1,Ui(e,t,n,r,i,a,o,!0,!1),e!=null&&(jt(d,v,Zi,!1),sa(u,b,ci,li,W,G,null));let{left:s,top:c,width:l,height:f}=Q;Ki=s,qi=c,Ji=l,Yi=f}function Zi(e,t,n,r,i,a,o){fi=pi._x=pi._y=!1,Ui(e,t,n,r,i,a,o,!1,!0);let{left:s,top:c,width:l,height:u}=Q,f=l>0||u>0,p=Ki!=s||qi!=c||Ji!=l||Yi!=u;if(f&&p&&_i(Q),pi.setScale&&f&&p){let e=s,t=l,n=c,r=u;if(B.ori==1&&(e=c,t=u,n=s,r=l),mi&&yi(L,Ai(e,L),Ai(e+t,L)),hi)for(let e in F){let t=F[e];e!=L&&t.from==null&&t.min!=R&&yi(e,Ai(n+r,e),Ai(n,e))}Gi()}else U.lock&&(U._lock=!U._lock,zi(t,!0,e!=null));e!=null&&(Mt(d,v),sa(d,b,X,Z,W,G,null))}function Qi(e,t,n,r,i,a,o){if(U._lock)return;Cn(e);let s=fi;if(fi){let e=!0,t=!0,n,r;B.ori==0?(n=mi,r=hi):(n=hi,r=mi),n&&r&&(e=X<=10||X>=W-10,t=Z<=10||Z>=G-10),n&&e&&(X=X<ci?0:W),r&&t&&(Z=Z<li?0:G),zi(null,!0,!0),fi=!1}X=-10,Z=-10,lt.fill(null),zi(null,!0,!0),s&&(fi=s)}function $i(e,t,n,r,i,a,o){U._lock||(Cn(e),rr(),Gi(),e!=null&&sa(m,b,X,Z,W,G,null))}function ea(){xe.forEach(jr),dn(b.width,b.height,!0)}ce(g,y,ea);let ta={};ta.mousedown=Xi,ta.mousemove=Hi,ta.mouseup=Zi,ta.dblclick=$i,ta.setSeries=(e,t,n,r)=>{let i=$.match[2];n=i(b,t,n),n!=-1&&bi(n,r,!0,!1)},pt&&(jt(u,j,Xi),jt(l,j,Hi),jt(f,j,e=>{Cn(e),Vi(!1)}),jt(p,j,Qi),jt(m,j,$i),hr.add(b),b.syncRect=Vi);let na=b.hooks=s.hooks||{};function ra(e,t,n){Yr?Xr.push([e,t,n]):e in na&&na[e].forEach(e=>{e.call(null,b,t,n)})}(s.plugins||[]).forEach(e=>{for(let t in e.hooks)na[t]=(na[t]||[]).concat(e.hooks[t])});let ia=(e,t,n)=>n,$=st({key:null,setSeries:!1,filters:{pub:Be,sub:Be},scales:[L,P[1]?P[1].scale:null],match:[Ve,Ve,ia],values:[null,null]},U.sync);$.match.length==2&&$.match.push(ia),U.sync=$;let aa=$.key,oa=Vn(aa);function sa(e,t,n,r,i,a,o){$.filters.pub(e,t,n,r,i,a,o)&&oa.pub(e,t,n,r,i,a,o)}oa.sub(b);function ca(e,t,n,r,i,a,o){$.filters.sub(e,t,n,r,i,a,o)&&ta[e](null,t,n,r,i,a,o)}b.pub=ca;function la(){oa.unsub(b),hr.delete(b),At.clear(),le(g,y,ea),oe.remove(),ht?.remove(),ra(`destroy`)}b.destroy=la;function ua(){ra(`init`,s,h),nr(h||s.data,!1),V[L]?ti(L,V[L]):rr(),ln=Q.show&&(Q.width>0||Q.height>0),sn=un=!0,dn(s.width,s.height)}return P.forEach(Un),xe.forEach(Jn),_?_ instanceof HTMLElement?(_.appendChild(oe),ua()):_(b,ua):ua(),b}Mr.assign=st,Mr.fmtNum=F,Mr.rangeNum=ye,Mr.rangeLog=pe,Mr.rangeAsinh=me,Mr.orient=Hn,Mr.pxRatio=x,Mr.join=lt,Mr.fmtDate=xt,Mr.tzDate=Ct,Mr.sync=Vn;{Mr.addGap=qn,Mr.clipGaps=Kn;let e=Mr.paths={points:ir};e.linear=cr,e.stepped=lr,e.bars=dr,e.spline=pr}let Nr=(e=0)=>t=>`\\u001B[${t+e}m`,Pr=(e=0)=>t=>`\\u001B[${38+e};5;${t}m`,Fr=(e=0)=>(t,n,r)=>`\\u001B[${38+e};2;${t};${n};${r}m`,Y={modifier:{reset:[0,0],bold:[1,22],dim:[2,22],italic:[3,23],underline:[4,24],overline:[53,55],inverse:[7,27],hidden:[8,28],strikethrough:[9,29]},color:{black:[30,39],red:[31,39],green:[32,39],yellow:[33,39],blue:[34,39],magenta:[35,39],cyan:[36,39],white:[37,39],blackBright:[90,39],gray:[90,39],grey:[90,39],redBright:[91,39],greenBright:[92,39],yellowBright:[93,39],blueBright:[94,39],magentaBright:[95,39],cyanBright:[96,39],whiteBright:[97,39]},bgColor:{bgBlack:[40,49],bgRed:[41,49],bgGreen:[42,49],bgYellow:[43,49],bgBlue:[44,49],bgMagenta:[45,49],bgCyan:[46,49],bgWhite:[47,49],bgBlackBright:[100,49],bgGray:[100,49],bgGrey:[100,49],bgRedBright:[101,49],bgGreenBright:[102,49],bgYellowBright:[103,49],bgBlueBright:[104,49],bgMagentaBright:[105,49],bgCyanBright:[106,49],bgWhiteBright:[107,49]}};Object.keys(Y.modifier);let Ir=Object.keys(Y.color),Lr=Object.keys(Y.bgColor);[...Ir,...Lr];function Rr(){let e=/* @__PURE__ */ new Map;for(let[t,n]of Object.entries(Y)){for(let[t,r]of Object.entries(n))Y[t]={open:`\\u001B[${r[0]}m`,close:`\\u001B[${r[1]}m`},n[t]=Y[t],e.set(r[0],r[1]);Object.defineProperty(Y,t,{value:n,enumerable:!1})}return Object.defineProperty(Y,\"codes\",{value:e,enumerable:!1}),Y.color.close=`\\x1B[39m`,Y.bgColor.close=`\\x1B[49m`,Y.color.ansi=Nr(),Y.color.ansi256=Pr(),Y.color.ansi16m=Fr(),Y.bgColor.ansi=Nr(10),Y.bgColor.ansi256=Pr(10),Y.bgColor.ansi16m=Fr(10),Object.defineProperties(Y,{rgbToAnsi256:{value(e,t,n){return e===t&&t===n?e<8?16:e>248?231:Math.round((e-8)/247*24)+232:16+36*Math.round(e/255*5)+6*Math.round(t/255*5)+Math.round(n/255*5)},enumerable:!1},hexToRgb:{value(e){let t=/[a-f\\d]{6}|[a-f\\d]{3}/i.exec(e.toString(16));if(!t)return[0,0,0];let[n]=t;n.length===3&&(n=[...n].map(e=>e+e).join(``));let r=Number.parseInt(n,16);return[r>>16&255,r>>8&255,r&255]},enumerable:!1},hexToAnsi256:{value:e=>Y.rgbToAnsi256(...Y.hexToRgb(e)),enumerable:!1},ansi256ToAnsi:{value(e){if(e<8)return 30+e;if(e<16)return 90+(e-8);let t,n,r;if(e>=232)t=((e-232)*10+8)/255,n=t,r=t;else{e-=16;let i=e%36;t=Math.floor(e/36)/5,n=Math.floor(i/6)/5,r=i%6/5}let i=Math.max(t,n,r)*2;if(i===0)return 30;let a=30+(Math.round(r)<<2|Math.round(n)<<1|Math.round(t));return i===2&&(a+=60),a},enumerable:!1},rgbToAnsi:{value:(e,t,n)=>Y.ansi256ToAnsi(Y.rgbToAnsi256(e,t,n)),enumerable:!1},hexToAnsi:{value:e=>Y.ansi256ToAnsi(Y.hexToAnsi256(e)),enumerable:!1}}),Y}let zr=Rr(),Br=[.../* @__PURE__ */ new Set([`\\x1B`,``])].join(``),Vr=`(?:\\x07|\\x1B\\\\\\\\)`,Hr=String.raw`[^\\u0000-\\u001F\\u007F-\\u009F]*`,Ur=String.raw`8;(?<parameters>[^;\\u0000-\\u001F\\u007F-\\u009F]*);(?<uri>${Hr})${Vr}`,Wr=`${Hr}${Vr}`;RegExp(`(?:\x1B\\\\[|)(?:(?<sgr>[0-9;:]*)m|[0-?]*[ -/]*[@-~])|\x1B\\\\](?:${Ur}|${Wr})`,`y`),new Set(zr.codes.values()).delete(0),new Intl.Segmenter,RegExp(`[${Br}]`,`g`),RegExp(`[\\\\n${Br}]`,`g`);let Gr=e=>e.slice(0,12);new Intl.Segmenter,` `.repeat(8);let Kr=[{scale:1,text:``},{scale:.001,text:`m`},{scale:1e-6,text:`µ`},{scale:1e-9,text:`n`}],qr=[{scale:0xe8d4a51000,text:`T`},{scale:1e9,text:`G`},{scale:1e6,text:`M`},{scale:1e3,text:`k`},{scale:1,text:``}],Jr=[{scale:1,text:``}];function Yr(e){return e===`s`||e===`s/s`?Kr:e.includes(`%`)?Jr:qr}function Xr(e,t){if(e===0)return Jr[0];let n=Yr(t);return n.find(t=>Math.abs(Number((e/t.scale).toPrecision(4)))>=1)??n.at(-1)}let Zr=(e,t)=>Math.floor(Math.log10(Math.abs(Number(e.toPrecision(t))))),Qr=(e,t)=>e!==0&&(Zr(e,t)>=9||Zr(e,t)<-6);function $r(e,t){return e===0?`0`:Qr(e,t)?e.toExponential(t-1):e.toFixed(Math.max(0,t-1-Zr(e,t)))}function ei(e,t,n){return Yr(t)!==Kr&&n.scale===1&&Number.isInteger(e)&&!Qr(e,4)}let ti=({number:e,unit:t})=>e+t;function ni(e,t,n,r){let i=Qr(e/n.scale,r)?Jr[0]:n,a=ei(e,t,i)?String(e):$r(e/i.scale,r);if(t===`s`||t.startsWith(`s/`)||t===`B`||t===`B/s`)return{number:a,unit:` ${i.text}${t}`};let o=t===`count`||t===``;return{number:a+i.text,unit:o?``:` ${t}`}}function ri(e,t){return t===`count`&&Number.isInteger(e)&&Math.abs(e)<1e6}function ii(e,t){if(e.every(e=>ri(e,t)))return Jr[0];let n=e.map(Math.abs).filter(e=>e>0);return Xr(n.length>0?Math.min(...n):0,t)}let ai=(e,t)=>ti(oi(e,t));function oi(e,t){return e===null||!Number.isFinite(e)?{number:`n/a`,unit:``}:ni(e,t,ii([e],t),4)}function si(e,t){return t>0?`+${e}`:e}let ci=e=>Number(e.toFixed(1))>=1e3?0:Number(e.toFixed(2))>=1||e===0?1:2;function li(e,t){let n=e!==0&&(Math.abs(e)>=1e6||Math.abs(e)<1e-6)?e.toExponential(1):e.toFixed(ci(t));return Number(n)===0&&e!==0?e.toFixed(Math.ceil(-Math.log10(Math.abs(e)))):n}let ui=(e,t)=>si(li(e,t),e),di={from:10,below:1e6},X=e=>ti(Z(e));function Z(e){return e===null||!Number.isFinite(e)?{number:`n/a`,unit:``}:{number:ui(e,Math.abs(e)),unit:` %`}}let fi=e=>e.replace(/(\\.\\d*?)0+(?!\\d)/,`$1`).replace(/\\.(?!\\d)/,``),pi=e=>t=>fi(ti(ni(t,e,ii([t],e),7))),mi=e=>`${e>0?`+`:``}${fi($r(e,7))} %`;function hi(e,t,n){let r=Math.abs(e)<1e-6;return r&&!n?0 .toFixed(ci(t)):r?si(e.toFixed(Math.min(100,Math.ceil(-Math.log10(Math.abs(e))))),e):Math.abs(e)<di.below?ui(e,t):si(Q(e),e)}let Q=e=>Math.abs(e)<1e21?e.toFixed(0):`${BigInt(e)}`;function gi(e,t){if(e===null||t===null||!Number.isFinite(e)||!Number.isFinite(t))return null;let n=Math.max(Math.abs(e),Math.abs(t)),r=e>0||t<0;return[hi(e,n,r),hi(t,n,r)]}function _i(e,t){let n=gi(e,t);return n===null?`n/a`:`[${n[0]}, ${n[1]}]`}function vi(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==!1&&r.setAttribute(e,n===!0?``:n);return r.append(...n.filter(e=>e!==null)),r}let yi=e=>getComputedStyle(document.documentElement).getPropertyValue(`--${e}`).trim(),bi=e=>yi(`series-${e%5}`);function xi({series:e}){let t=new URLSearchParams(location.search),n=e=>{let n=Date.parse(t.get(e)??``);return Number.isNaN(n)?null:n},r=e.some(({chain:e})=>e.length>1),i=t.get(`view`)===`values`||!r?`values`:`chain`;return{view:i,axis:t.get(`axis`)===`commits`?`commits`:`dates`,zero:t.has(`zero`)?t.get(`zero`)===`yes`:i===`chain`,from:n(`from`),to:n(`to`)}}function Si({view:e,axis:t,zero:n,from:r,to:i}){let a=e=>e===null?null:new Date(e).toISOString(),o={view:e===`values`?e:null,axis:t===`commits`?t:null,zero:n===(e===`chain`)?null:n?`yes`:`no`,from:a(r),to:a(i)};history.replaceState(null,``,Ci(new URL(location.href),o));for(let e of document.querySelectorAll(`a[data-seen]`))e.href=String(Ci(new URL(e.href),o));for(let e of document.querySelectorAll(`form[data-seen]`))for(let[t,n]of Object.entries(o))e.querySelector(`input[name=${t}]`)?.remove(),n!==null&&e.append(vi(`input`,{type:`hidden`,name:t,value:n}))}function Ci(e,t){for(let[n,r]of Object.entries(t))r===null?e.searchParams.delete(n):e.searchParams.set(n,r);return e}function wi(e,t){return e.series.map(({chain:e,values:n})=>t===`chain`?e.map(({sha:t,at:n,pct:r,low:i,high:a})=>({key:t,sha:t,at:n,report:null,value:r,low:i,high:a,base:e[0]?.sha??null,change:null})):n.map(({sha:e,at:t,value:n,report:r,base:i,pct:a,low:o,high:s})=>{let c={key:r??`${t} ${e}`,sha:e,at:t,report:r},l=a===null||o===null||s===null?null:{pct:a,low:o,high:s};return{...c,value:n,low:n,high:n,base:i,change:l}}))}function Ti(e,{view:t,axis:n}){let r=wi(e,t),i=/* @__PURE__ */ new Map;for(let e of r.flat())i.has(e.key)||i.set(e.key,e);let a=[...i.values()].filter(({at:e})=>n===`commits`||e!==null).sort((e,t)=>(e.at??0)-(t.at??0)),o=Map.groupBy(a,({sha:e})=>e),s=n===`dates`?a.map(e=>({...e,since:e.at})):[...o.values()].flatMap(e=>e.map(t=>({...t,since:e[0].at}))),c=[...o.keys()],l=new Map(c.map((e,t)=>[e,t])),u=r.map(e=>{let t=new Map(e.map(e=>[e.key,e]));return s.map(({key:e})=>t.get(e)??null)});return{places:s,xs:s.map(({at:e,sha:t})=>n===`commits`?l.get(t):(e??0)/1e3),dots:u,commits:c}}let Ei=e=>e===null?``:new Date(e).toISOString().slice(0,10);var Di=class{plot=null;table={places:[],xs:[],dots:[],commits:[]};info=vi(`div`,{class:`point-info`,role:`status`});stage=vi(`div`,{class:`stage`,tabindex:`0`,role:`group`});data;seen;constructor(e){this.data=e,this.seen=xi(e),this.stage.setAttribute(`aria-label`,`Graph. Arrow keys go from commit to commit, Home and End to the first and the last, plus and minus zoom, 0 shows all; the table below has the numbers.`),this.stage.addEventListener(`keydown`,e=>this.key(e)),this.stage.addEventListener(`wheel`,e=>this.wheel(e),{passive:!1})}print(e){return this.seen.view===`chain`?X(e):ai(e,this.data.unit)}draw(){let{data:e,seen:t}=this,n=this.table.places[this.at]?.key;this.table=Ti(e,t),this.plot?.destroy(),this.plot=new Mr(this.options(),this.columns(),this.stage);let r=this.table.xs.length-1;this.shown=[0,r];let i=this.table.places.findIndex(({key:e})=>e===n);this.at=i<0?r:i,this.zoomTo(this.firstSince(t.from),this.lastUntil(t.to)),this.showText(this.at)}columns(){let e=e=>t=>t.map(t=>t===null?null:e(t)),[t,n,r]=[e(e=>e.value),e(e=>e.low),e(e=>e.high)];return[this.table.xs,...this.table.dots.flatMap(e=>[t(e),n(e),r(e)])]}options(){let{data:e,seen:t,table:n}=this,r=yi(`soft`),i={stroke:yi(`line`),width:1},a=t.view===`chain`?mi:pi(e.unit),o={grid:i,ticks:i,stroke:r,font:`12px system-ui, sans-serif`},s=Math.max(1,n.xs.length);return{width:Math.max(240,this.stage.clientWidth),height:this.stage.clientWidth<500?260:360,padding:[null,42,null,null],legend:{show:!1},tzDate:e=>Mr.tzDate(/* @__PURE__ */ new Date(e*1e3),`Etc/UTC`),cursor:{y:!1,drag:{x:!0,y:!1,setScale:!1}},scales:{x:{time:t.axis===`dates`,range:(e,t,n)=>this.along(t,n)},y:{range:(e,t,n)=>this.range(t,n)}},axes:[{...o,space:90,...t.axis===`commits`?{incrs:[1,2,5,10,20,50,100,200]}:{},values:(e,t)=>t.map(e=>this.nameOf(e,t))},{...o,size:72,values:(e,t)=>t.map(a)}],series:[{},...e.series.flatMap((e,t)=>[{stroke:bi(t),width:1.75,spanGaps:!0,points:{show:s<=200,size:5,fill:bi(t)}},{width:0,spanGaps:!0,points:{show:!1}},{width:0,spanGaps:!0,points:{show:!1}}])],bands:t.view===`values`?[]:e.series.map((e,t)=>({series:[3*t+3,3*t+2],fill:`${bi(t)}33`})),hooks:{drawAxes:[e=>this.drawMarks(e)],draw:[e=>this.drawSingles(e)],setCursor:[({cursor:e})=>e.idx!=null&&this.showText(e.idx)],setSelect:[e=>this.select(e)]}}}nameOf(e,t){if(this.seen.axis===`commits`)return Gr(this.table.commits[e]??``).slice(0,8);let n=(/* @__PURE__ */ new Date(1e3*e)).toISOString();return t.length>1&&t[1]-t[0]<86400?n.slice(5,16).replace(`T`,` `):n.slice(0,10)}along(e,t){let{xs:n}=this.table,[r,i]=[n[0]??0,n.at(-1)??0],[a,o]=r<i?[e??r,t??i]:[r,i],s=this.seen.axis===`dates`?86400:1;return a<o?[a,o]:[a-s,o+s]}range(e,t){let[n,r]=[e??0,t??1],[i,a]=this.seen.zero?[Math.min(0,n),Math.max(0,r)]:[n,r],o=a>i?.08*(a-i):.1*Math.abs(a)||1;return[i===0&&this.seen.view===`values`?0:i-o,a+o]}drawMarks(e){let{ctx:t,bbox:n}=e,{left:r,top:i,width:a,height:o}=n,s=(e,n,r,i)=>{t.strokeStyle=r,t.setLineDash(i),t.beginPath(),t.moveTo(...e),t.lineTo(...n),t.stroke()};t.save(),t.lineWidth=devicePixelRatio,t.textAlign=`left`,t.textBaseline=`alphabetic`,t.font=`${11*devicePixelRatio}px system-ui, sans-serif`;let c=e.valToPos(0,`y`,!0);c>=i&&c<=i+o&&s([r,c],[r+a,c],yi(`soft`),[]);let l=r;for(let{place:n,ink:c,dash:u,text:d}of this.uprights()){let f=e.valToPos(this.table.xs[n]??0,`x`,!0);f<r||f>r+a||(s([f,i],[f,i+o],c,u),d===``||f<l||(t.fillStyle=c,t.fillText(d,f+3,i+12*devicePixelRatio),l=f+t.measureText(d).width+8))}t.restore()}drawSingles(e){if(this.seen.view===`values`)return;let{ctx:t}=e;for(let[n,r]of this.table.dots.entries()){let[i,...a]=r.flatMap((e,t)=>e===null?[]:[t]);if(i===void 0||a.length>0)continue;let{low:o,high:s}=r[i],c=e.valToPos(this.table.xs[i],`x`,!0),[l,u]=[s,o].map(t=>e.valToPos(t,`y`,!0)),d=4*devicePixelRatio;t.save(),t.strokeStyle=bi(n),t.lineWidth=1.5*devicePixelRatio,t.setLineDash([]),t.beginPath();for(let e of[l,u])t.moveTo(c-d,e),t.lineTo(c+d,e);t.moveTo(c,l),t.lineTo(c,u),t.stroke(),t.restore()}}uprights(){let{marks:e,series:t}=this.data,n=new Set(this.seen.view===`chain`?t[0]?.steps:[]),r={alert:[yi(`bad`),[2,3]],release:[yi(`soft`),[]]};return this.table.places.flatMap(({sha:t},i)=>[...n.has(t)?[{place:i,ink:yi(`warn`),dash:[4,4],text:``}]:[],...e.filter(e=>e.sha===t).map(({kind:e,text:t})=>({place:i,ink:r[e][0],dash:[...r[e][1]],text:t}))])}firstSince(e){return e===null?0:Math.max(0,this.table.places.findIndex(({since:t})=>(t??0)>=e))}lastUntil(e){let{places:t}=this.table,n=e===null?-1:t.findLastIndex(({since:t})=>(t??0)<=e);return n<0?t.length-1:n}zoomTo(e,t){let{xs:n,places:r}=this.table,i=n.length-1;if(i<1)return;let a=Math.max(0,Math.min(e,i-1)),o=Math.min(i,Math.max(t,a+1)),s=a===0&&o===i;this.seen.from=s?null:r[a]?.since??null,this.seen.to=s?null:r[o]?.since??null;let{at:c,plot:l}=this,[u,d]=this.along(n[a],n[o]);l?.batch(()=>l.setScale(`x`,{min:u,max:d})),this.shown=[a,o],Si(this.seen),this.point(Math.min(Math.max(c,a),o))}shown=[0,0];zoomBy(e){let[t,n]=this.shown,r=Math.max(1,(n-t)*e/2),i=Math.min(Math.max(this.at,t),n);this.zoomTo(Math.round(i-r),Math.round(i+r))}zoomUnder(e){let[t,n]=this.shown,r=e>1?n-t+1:1,i=Math.max(r,Math.round((n-t)*e)),a=Math.round(i*(this.at-t)/(n-t)),o=Math.max(0,Math.min(this.at-a,this.table.xs.length-1-i));this.zoomTo(o,o+i)}pan(e){let[t,n]=this.shown,r=Math.round((n-t)*e)||Math.sign(e),i=Math.max(-t,Math.min(this.table.xs.length-1-n,r));this.zoomTo(t+i,n+i)}select(e){let{left:t,width:n}=e.select;if(n<4)return;let[r,i]=[e.posToIdx(t),e.posToIdx(t+n)];e.setSelect({left:0,top:0,width:0,height:0},!1),this.zoomTo(r,i)}wheel(e){(e.ctrlKey||e.shiftKey)&&(e.preventDefault(),e.shiftKey?this.pan(Math.sign(e.deltaY||e.deltaX)*.1):this.zoomUnder(e.deltaY<0?.8:1.25))}key(e){let{key:t,shiftKey:n}=e,r=t===`ArrowLeft`?-1:+(t===`ArrowRight`),i=this.table.xs.length-1;if(r!==0&&n)this.pan(.25*r);else if(r!==0)this.go(this.beside(r));else if(t===`+`||t===`=`)this.zoomBy(.5);else if(t===`-`)this.zoomBy(2);else if(t===`0`)this.zoomTo(0,i);else if(t===`Home`)this.go(0);else if(t===`End`)this.go(i);else return;e.preventDefault()}beside(e){let{xs:t}=this.table,n=this.at+e;for(;this.seen.axis===`commits`&&t[n]===t[this.at];)n+=e;return n}at=0;go(e){let t=Math.max(0,Math.min(this.table.xs.length-1,e)),[n,r]=this.shown,i=r-n,a=Math.round(i/2);if(t<n){let e=Math.max(0,Math.min(t,n-a));this.zoomTo(e,e+i)}else if(t>r){let e=Math.min(this.table.xs.length-1,Math.max(t,r+a));this.zoomTo(e-i,e)}this.point(t)}point(e){let{plot:t,table:n}=this,r=t?.valToPos(n.xs[e]??0,`x`)??0;t?.setCursor({left:r,top:t.over.clientHeight/2},!1),this.showText(e)}against({base:e,change:t}){if(e===null)return``;let n=this.data.marks.filter(({sha:t,kind:n})=>t===e&&n===`release`),r=[Gr(e),...n.map(({text:e})=>`(${e})`)].join(` `);if(this.seen.view===`chain`)return` since ${r}`;if(t===null)return` against ${r}`;let{pct:i,low:a,high:o}=t;return` ${X(i)} ${_i(a,o)} against ${r}`}numbersAt(e){return this.data.series.flatMap(({name:t},n)=>{let r=this.table.dots[n]?.[e];if(r==null)return[];let i=this.seen.view===`chain`?` ${_i(r.low,r.high)}`:``,a=vi(`span`,{class:`swatch s${n%5}`}),o=vi(`strong`,{},this.print(r.value));return[vi(`span`,{},a,` ${t} `,o,`${i}${this.against(r)}`)]})}showText(e){this.at=e;let{places:t,xs:n}=this.table,r=t[e];if(r===void 0)return;let i=this.data.authors[r.sha],a=this.data.marks.filter(({sha:e})=>e===r.sha),o=({report:e})=>e===null?[]:[vi(`a`,{href:e},`report`)],[s={one:r,nth:e},...c]=t.flatMap((t,r)=>r===e||this.seen.axis===`commits`&&n[r]===n[e]?[{one:t,nth:r}]:[]);this.info.replaceChildren(vi(`a`,{href:this.data.commits+r.sha},Gr(r.sha)),` ${Ei(s.one.at)} `,i===void 0?``:`by ${i} `,...a.map(({text:e})=>`· ${e} `),...o(s.one),...this.numbersAt(s.nth),...c.flatMap(({one:e,nth:t})=>[vi(`span`,{},`Again on ${Ei(e.at)} `,...o(e)),...this.numbersAt(t)]))}};function Oi(e){let{seen:t,data:n}=e,r=(t,n,r,i)=>{let a=vi(`select`,{},...n.map(([e,t])=>vi(`option`,{value:e},t)));return a.value=r,a.addEventListener(`change`,()=>{i(a.value),e.draw()}),vi(`label`,{},`${t} `,a)},i=vi(`input`,{type:`checkbox`});i.checked=t.zero,i.addEventListener(`change`,()=>{t.zero=i.checked,e.draw()});let a=(e,t,n)=>{let r=vi(`button`,{type:`button`,\"aria-label\":t,title:t},e);return r.addEventListener(`click`,n),r},o=[[`chain`,`Chained comparisons`],[`values`,`Values as measured`]];return vi(`div`,{class:`controls`},r(`Show`,n.series.some(({chain:e})=>e.length>1)?o:o.slice(1),t.view,e=>{t.view=e,t.zero=e===`chain`,i.checked=t.zero}),r(`Axis`,[[`dates`,`Dates`],[`commits`,`Commits`]],t.axis,e=>{t.axis=e}),vi(`label`,{},i,` from zero`),a(`←`,`Earlier`,()=>e.pan(-.25)),a(`+`,`Zoom in`,()=>e.zoomBy(.5)),a(`−`,`Zoom out`,()=>e.zoomBy(2)),a(`→`,`Later`,()=>e.pan(.25)),a(`All`,`Show all`,()=>e.zoomTo(0,e.table.xs.length-1)),vi(`small`,{class:`by-mouse`},`Drag or Ctrl + wheel: zoom. Shift + wheel: move.`))}function ki(e){let t=JSON.parse(document.getElementById(`history-data`)?.textContent??``);if(t.series.every(({values:e})=>e.length<2))return;let n=new Di(t);e.append(Oi(n),n.stage,n.info);for(let e of document.querySelectorAll(`.still`))e.hidden=!0;n.draw();let r=n.stage.clientWidth;new ResizeObserver(()=>{n.stage.clientWidth!==r&&(r=n.stage.clientWidth,n.draw())}).observe(n.stage);for(let e of[`(prefers-color-scheme: dark)`,`print`])matchMedia(e).addEventListener(`change`,()=>n.draw());document.documentElement.dataset.drawn=`true`}let Ai=document.querySelector(`[data-plot]`);Ai!==null&&ki(Ai)})();";
const PLOT_SCRIPT_SHA256 = "dOH6lR66QbCv6jfGV4unWSwOUHLTMA+as/iLzfLpKoI=";
const PLOT_STYLE = ".uplot, .uplot *, .uplot *::before, .uplot *::after {box-sizing: border-box;}.uplot {font-family: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\";line-height: 1.5;width: min-content;}.u-title {text-align: center;font-size: 18px;font-weight: bold;}.u-wrap {position: relative;user-select: none;}.u-over, .u-under {position: absolute;}.u-under {overflow: hidden;}.uplot canvas {display: block;position: relative;width: 100%;height: 100%;}.u-axis {position: absolute;}.u-legend {font-size: 14px;margin: auto;text-align: center;}.u-inline {display: block;}.u-inline * {display: inline-block;}.u-inline tr {margin-right: 16px;}.u-legend th {font-weight: 600;}.u-legend th > * {vertical-align: middle;display: inline-block;}.u-legend .u-marker {width: 1em;height: 1em;margin-right: 4px;background-clip: padding-box !important;}.u-inline.u-live th::after {content: \":\";vertical-align: middle;}.u-inline:not(.u-live) .u-value {display: none;}.u-series > * {padding: 4px;}.u-series th {cursor: pointer;}.u-legend .u-off > * {opacity: 0.3;}.u-select {background: rgba(0,0,0,0.07);position: absolute;pointer-events: none;}.u-cursor-x, .u-cursor-y {position: absolute;left: 0;top: 0;pointer-events: none;will-change: transform;}.u-hz .u-cursor-x, .u-vt .u-cursor-y {height: 100%;border-right: 1px dashed #607D8B;}.u-hz .u-cursor-y, .u-vt .u-cursor-x {width: 100%;border-bottom: 1px dashed #607D8B;}.u-cursor-pt {position: absolute;top: 0;left: 0;border-radius: 50%;border: 0 solid;pointer-events: none;will-change: transform;/*this has to be !important since we set inline \"background\" shorthand */background-clip: padding-box !important;}.u-axis.u-off, .u-select.u-off, .u-cursor-x.u-off, .u-cursor-y.u-off, .u-cursor-pt.u-off {display: none;}";
// src/render/site-page.ts
/** What the pages of the service and of a static site share: frame, style, script, small elements. */
var _templateObject$1;
const STYLE = `${pictureStyle("auto")}
${PLOT_STYLE}
:root{color-scheme:light dark;--paper:#fff;--raised:#f6f8fa}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0d1117;--raised:#161b22}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:0 1rem 3rem;font:16px/1.5 system-ui,sans-serif;
background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
a{color:var(--link)}a:focus-visible,button:focus-visible,input:focus-visible,
[tabindex]:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;background:var(--paper);padding:.5rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;
justify-content:space-between;border-bottom:1px solid var(--line);padding:.75rem 0}
header form{display:inline}nav ol{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0}
nav li+li::before{content:"/";margin:0 .4rem;color:var(--soft)}
h1{font-size:1.4rem;margin:1.25rem 0 .5rem}h2{font-size:1.1rem;margin:1.75rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .5rem}
.about{color:var(--soft);margin:.25rem 0}
.wide{overflow-x:auto;content-visibility:auto;contain-intrinsic-height:auto 20rem}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);
vertical-align:top;overflow-wrap:normal}th{font-weight:600;color:var(--soft)}
td:last-child{overflow-wrap:anywhere;min-width:8rem}td code{overflow-wrap:anywhere}td:has(code){min-width:8rem}td small{display:block;color:var(--soft)}
code{font:.9em ui-monospace,Menlo,Consolas,monospace}
svg{display:block;max-width:100%;height:auto;overflow:visible}
@media(max-width:40rem){svg text{font-size:20px}}
ol.line-of-time{list-style:none;margin:.5rem 0;padding:0 0 0 1rem;border-left:2px solid var(--line)}
ol.line-of-time li{margin:.4rem 0}time{color:var(--soft);white-space:nowrap}
svg.time{width:100%;height:1.5rem;border-radius:6px}.keys{display:flex;flex-wrap:wrap;gap:.1rem 1rem;
list-style:none;margin:.4rem 0;padding:0}.keys svg{display:inline}.buildSec{fill:var(--soft)}.countedSec{fill:var(--series-0)}
.startSec{fill:var(--range)}.discardedSec{fill:var(--bad)}.probeSec{fill:var(--series-3)}.instructionsSec{fill:var(--series-4)}.linkSec{fill:var(--series-2)}
.profileSec{fill:var(--series-1)}.otherSec{fill:var(--line)}
button,input{font:inherit;color:var(--ink);background:var(--raised);border:1px solid var(--soft);
border-radius:6px;padding:.25rem .75rem}
strong.good,td.good{color:var(--good)}strong.bad,td.bad{color:var(--bad)}strong.warn{color:var(--warn)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.choice{margin:.25rem 0}.choice a{margin-right:.5rem}.choice a[aria-current]{color:var(--ink);
font-weight:600;text-decoration:none}
.controls{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.5rem 0}
select{font:inherit;color:var(--ink);background:var(--raised);border:1px solid var(--soft);
border-radius:6px;padding:.25rem .5rem;max-width:100%}select:focus-visible{outline:2px solid var(--link)}
table.lines,table.lines tbody{display:block}table.lines[hidden]{display:none}
table.lines tr{display:grid;grid-template-columns:minmax(9rem,1.4fr) 120px 5.5rem minmax(8rem,1fr) minmax(11rem,1.4fr) 4rem;
gap:0 1rem;padding:.35rem 0;border-bottom:1px solid var(--line)}table.lines tr[hidden]{display:none}
table.lines thead{display:block}table.lines tbody.full{content-visibility:auto;contain-intrinsic-height:auto calc(var(--rows,25)*4.2rem)}
table.lines tbody[hidden]{display:none}
table.lines td,table.lines th{border:0;padding:0;min-width:0}
table.lines tbody th{color:var(--ink);font-weight:400;overflow-wrap:anywhere}
table.lines small{display:block;color:var(--soft)}.interval{color:var(--soft);white-space:nowrap}
.stage{min-height:260px;margin:.25rem 0}.stage:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.by-mouse{color:var(--soft)}@media (hover:none){.by-mouse{display:none}}
.point-info{min-height:3rem;font-size:.9rem}.point-info>span{display:block}
.swatch{display:inline-block;print-color-adjust:exact;width:.8rem;height:.8rem;border-radius:2px}
.s0{background:var(--series-0)}.s1{background:var(--series-1)}.s2{background:var(--series-2)}
.s3{background:var(--series-3)}.s4{background:var(--series-4)}.u-select{background:var(--band)}
:root{--series-0:#0969da;--series-1:#b35900;--series-2:#0b7a4b;--series-3:#8250df;--series-4:#bf3989}
@media screen and (prefers-color-scheme:dark){:root{--series-0:#58a6ff;--series-1:#f0883e;--series-2:#4ac27d;
--series-3:#bc8cff;--series-4:#f778ba}}
th[aria-sort]{color:var(--ink)}svg.spark{max-width:none}.controls label{max-width:100%}
@media screen and (max-width:53rem){table.lines thead{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}
table.lines tbody tr{grid-template-columns:1fr 1fr;gap:.1rem .75rem;padding:.6rem 0}
table.lines tbody.full{contain-intrinsic-height:auto calc(var(--rows,25)*9rem)}
table.lines td[data-label]::before{content:attr(data-label) ": ";color:var(--soft);font-weight:400}
.controls label:first-child{flex:1 1 100%;display:flex;gap:.5rem;align-items:center}.controls input{flex:1;min-width:0}}
@media print{html,body{font-size:11px}body{max-width:none;padding:0}.controls,form,.skip{display:none}
.wide{overflow:visible}tr{break-inside:avoid}h2,h3{break-after:avoid}}`;
/** Nothing runs or loads but our two scripts, and nothing goes elsewhere; the one style is ours. */
const SITE_POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
	`script-src 'sha256-${SITE_SCRIPT_SHA256}' 'sha256-${PLOT_SCRIPT_SHA256}'`,
	"connect-src 'self'",
	"base-uri 'none'"
].join("; ");
/** Name of the script of graphs: its hash, so that it is kept for ever. */
const PLOT_FILE = `${PLOT_SCRIPT_SHA256.replaceAll(/\W/g, "")}.js`;
function framedPage({ title, trail, aside, policy }, body) {
	const meta = policy === null ? "" : markup`<meta http-equiv="Content-Security-Policy" content="${asIs(policy)}">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
`;
	return String(markup(_templateObject$1 || (_templateObject$1 = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n",
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<title>",
		" - gcbench</title>\n<style>",
		"</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#main\">Skip to what this page is about</a>\n<header>",
		"",
		"</header>\n<main id=\"main\">\n<h1>",
		"</h1>\n",
		"\n</main>\n<script>",
		"<\/script>\n</body>\n</html>\n"
	])), meta, title, asIs(STYLE), trailMarkup(trail), aside, title, body, asIs(SITE_SCRIPT)));
}
/** A name of strangers. */
const nameMarkup = (text) => markup`<code>${clean(text, 120) || "(no name)"}</code>`;
/** A minute, for a page; what reads it gets the instant. */
function timeMarkup(at) {
	const instant = new Date(at).toISOString();
	const minute = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
	return markup`<time datetime="${instant}">${minute}</time>`;
}
/** A number, its unit and its interval: what stays in one line. */
const unbroken = (printed) => printed.replaceAll(" ", "\xA0");
/** Elsewhere, by an address that is one of the web; else the words alone. */
const linkMarkup = (href, text) => href != null && /^https?:\/\//.test(href) ? markup`<a href="${href}">${text}</a>` : markup`${text}`;
/** `home`: the repository's page at GitHub. */
const commitMarkup = (home, sha) => linkMarkup(`${home}/commit/${sha}`, markup`<code>${shortSha(sha)}</code>`);
/** `from..to`; `from` null: the commit alone. */
const rangeMarkup = (home, from, to) => markup`${from === null ? "" : markup`${commitMarkup(home, from)}..`}${commitMarkup(home, to)}`;
/** A commit and the day of it, where that is known: `1a2b3c4 · 2026-11-24`. */
const datedSha = (sha, at) => at == null ? shortSha(sha) : `${shortSha(sha)} · ${at.toISOString().slice(0, 10)}`;
const CONCLUSIONS = {
	failure: markup`<strong class="bad">failed</strong>`,
	action_required: markup`<strong class="warn">needs a look</strong>`,
	neutral: markup`advisory`
};
/**
* What a report came to. `isQualified`: whether something is said against its measurement; absent:
* nobody looked when it was kept, and what is not known is not green.
*/
function conclusionMarkup(conclusion, isQualified) {
	if (conclusion !== "success") return CONCLUSIONS[conclusion] ?? markup`${conclusion}`;
	if (isQualified === void 0) return markup`<strong>passed</strong>`;
	return isQualified ? markup`<strong class="warn">passed with a warning</strong>` : markup`<strong class="good">passed</strong>`;
}
/** Rows under heads; `empty` in its place where there are none. It scrolls by itself on a phone. */
function tableMarkup(label, heads, rows, empty) {
	if (rows.length === 0) return markup`<p class="about">${empty}</p>`;
	return markup`<div class="wide" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => markup`<tr>${row.map((cell) => markup`<td>${cell}</td>`)}</tr>
`)}</tbody></table></div>`;
}
// src/render/series-lines.ts
/** Benchmarks as lines: a small picture of the curve, the last change, what it came to, the noise. */
const SPARK = {
	width: 120,
	height: 28,
	edge: 3
};
/** Of levels in percent; a range below `leastPct` is not made larger than it is. */
function sparkMarkup(levels, { leastPct, stepAt }) {
	if (levels.length < 2) return markup``;
	const { width, height, edge } = SPARK;
	const [low, high] = [Math.min(...levels), Math.max(...levels)];
	const range = Math.max(high - low, leastPct, 1e-9);
	const middle = (low + high) / 2;
	const x = (at) => Math.round(edge + at / (levels.length - 1) * (width - 2 * edge));
	const y = (level) => Math.round(height / 2 - (level - middle) / range * (height - 2 * edge));
	const heights = levels.map(y);
	const isTurn = (height, at) => heights[at - 1] !== height || heights[at + 1] !== height;
	const along = heights.flatMap((one, at) => isTurn(one, at) ? [`${x(at)} ${one}`] : []).join(" ");
	const step = stepAt < 0 ? "" : markup`<path class="change" d="M${x(stepAt)} 0V${height}"/>`;
	return markup`<svg class="spark" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
 aria-hidden="true">${step}<polyline class="curve" points="${along}"/><circle class="point"
 cx="${x(levels.length - 1)}" cy="${y(levels.at(-1))}" r="2.5"/></svg>`;
}
const TONES = {
	worse: "bad",
	better: "good",
	other: ""
};
/** `better`: which way of the metric is good, where its suite says so. */
const wayOf = (metric, pct, better) => {
	const worse = worsening(better ?? metricFor(metric).better, pct);
	return worse > 0 ? "worse" : worse < 0 ? "better" : "other";
};
const printMoved = ({ pct, lowPct, highPct }) => markup`${unbroken(printDelta(pct))} <span class="interval">${unbroken(printInterval(lowPct, highPct))}</span>`;
const printNoise = (noisePct) => noisePct === null ? "–" : unbroken(`±${printPercent(noisePct)}`);
/** What that number is. */
const ABOUT_NOISE = "Half the width of the usual interval of one comparison";
const isSure = ({ lowPct, highPct }) => lowPct > 0 || highPct < 0;
/** Beyond the margin, too: as the steps of a chain are, and as the verdict of a report is. */
const isTold = (moved, metric) => isSure(moved) && Math.abs(lnOfPercent(moved.pct)) > lnMarginOf(metric);
const dayText = (at) => at.toISOString().slice(0, 10).replaceAll("-", "‑");
/** The commit, or what GitHub says of all of several. */
const commitsMarkup = (home, { from, to, commits }) => commits === 1 ? commitMarkup(home, to) : linkMarkup(`${home}/compare/${from}...${to}`, markup`<code>${shortSha(from)}..${shortSha(to)}</code>`);
function lastMarkup(last, { metric, home }, better) {
	const { pct, lowPct, highPct, at } = last;
	const word = wordFor(metricFor(metric), pct, better);
	const day = at === null ? "" : ` · ${dayText(at)}`;
	return markup`<strong class="${TONES[wayOf(metric, pct, better)]}">${unbroken(printDelta(pct))} ${word}</strong> <span
 class="interval">${unbroken(printInterval(lowPct, highPct))}</span><small>${commitsMarkup(home, last)}${day}</small>`;
}
/** Its name, which leads to its history, and what that leaves open. */
function titleMarkup({ href, benchmark, about }) {
	const name = href === null ? nameMarkup(benchmark) : markup`<a
 href="${href}">${nameMarkup(benchmark)}</a>`;
	return about === "" ? name : markup`${name}<small>${about}</small>`;
}
/** What may have moved it besides. */
const missedMarkup = ({ apart }) => apart === 0 ? "" : markup`<small>trend misses ${plural(apart, "measured commit")}: not compared with the others</small>`;
function lineMarkup(line, lines) {
	const { unit, value, chain, total, noisePct, measuredAt, better } = line;
	const { metric } = lines;
	const last = line.moves.at(-1) ?? null;
	const levels = chain.points.map(({ pct }) => pct);
	const stepAt = last === null ? -1 : chain.points.findIndex(({ sha }) => sha === last.to);
	const unmoved = total === null ? "not known" : "none";
	const way = last === null ? total === null ? "" : "same" : wayOf(metric, last.pct, better);
	const number = (one) => one == null ? "" : Number(one.toPrecision(6));
	const now = value === null ? "–" : unbroken(printValue(value, unit));
	const spark = sparkMarkup(levels, {
		leastPct: 2 * (noisePct ?? 0),
		stepAt
	});
	const sure = total !== null && isTold(total, metric) ? TONES[wayOf(metric, total.pct, better)] : "";
	const cells = [
		markup`<td class="trend">${spark}</td>`,
		markup`<td data-label="Now">${now}<small>${dayText(measuredAt)}</small></td>`,
		markup`<td data-label="In all" class="${sure}">${total === null ? "–" : printMoved(total)}</td>`,
		markup`<td data-label="Last change">${last === null ? unmoved : lastMarkup(last, lines, better)}${missedMarkup(line)}</td>`,
		markup`<td data-label="Noise">${printNoise(noisePct)}</td>`
	];
	return markup`<tr data-way="${way}" data-total="${number(total?.pct)}" data-last="${number(last?.pct)}"
 data-at="${last?.at?.getTime() ?? ""}" data-noise="${number(noisePct)}"><th scope="row">${titleMarkup(line)}</th>${cells}</tr>`;
}
const [LATELY_DAYS, LATELY_SHOWN, DAY_MS] = [
	30,
	10,
	864e5
];
/** What moved lately, the largest first: a line tells of its last move alone. */
function latelyTable(lines, of) {
	if (lines.length === 0) return "";
	const newest = Math.max(...lines.map(({ measuredAt }) => measuredAt.getTime()));
	const isLate = ({ at }) => at !== null && at.getTime() > newest - LATELY_DAYS * DAY_MS;
	const moves = lines.flatMap((line) => line.moves.filter(isLate).map((move) => ({
		line,
		move
	})));
	const sizeOf = ({ pct }) => Math.abs(Math.log1p(Math.max(pct, -99.9) / 100));
	const rows = moves.toSorted((a, b) => sizeOf(b.move) - sizeOf(a.move)).slice(0, LATELY_SHOWN).map(({ line, move }) => [lastMarkup(move, of, line.better), titleMarkup(line)]);
	const more = moves.length - rows.length;
	const title = `Changes of ${LATELY_DAYS} days`;
	return markup`<h3>${title}, up to ${dayText(new Date(newest))}</h3>
${tableMarkup(title, ["Change", "Benchmark"], rows, "None.")}${more > 0 ? markup`<p class="about"><a href="#all">${andMore(more)}</a></p>` : ""}`;
}
/** By their keys the script sorts: data attributes of a line, or its name. */
const HEADS = [
	[
		"name",
		"Benchmark",
		""
	],
	[
		"",
		"Trend",
		"The product of paired comparisons, commit by commit"
	],
	[
		"",
		"Now",
		"Last measured value, on whatever machine there was"
	],
	[
		"total",
		"In all",
		"Change over all commits of the trend, with its 95 % interval"
	],
	[
		"last",
		"Last change",
		"The newest step that is more than noise and the margin"
	],
	[
		"noise",
		"Noise",
		ABOUT_NOISE
	]
];
const choiceMarkup = (label, all, chosen) => all.length < 2 ? "" : markup`<nav class="choice" aria-label="${label}">${label}: ${all.map(([name, href]) => name === chosen ? markup`<a href="${href}" aria-current="page">${clean(name, 120)}</a> ` : markup`<a href="${href}">${clean(name, 120)}</a> `)}</nav>`;
/** Of a table of hundreds a browser lays out the full bodies in sight: such a body has so many rows. */
const BODY_ROWS = 25;
/** What is above the lines of a suite. */
const ABOUT_LINES = `A trend is the product of paired comparisons: the machine does not matter. In brackets
are 95 % intervals.`;
/** A table that the script of the page filters and sorts; without it, a table. */
function linesTable(lines, of) {
	const heads = HEADS.map(([key, title, about]) => markup`<th scope="col" data-key="${key}" title="${about}">${title}</th>`);
	const bodies = Array.from({ length: Math.ceil(lines.length / BODY_ROWS) }, (_, nth) => {
		const own = lines.slice(nth * BODY_ROWS, (nth + 1) * BODY_ROWS);
		const full = own.length === BODY_ROWS ? markup` class="full"` : "";
		return markup`<tbody${full}>${own.map((line) => lineMarkup(line, of))}</tbody>`;
	});
	return markup`<div class="controls"></div>
<table class="lines"><caption class="hidden">Benchmarks and their trends</caption>
<thead><tr>${heads}</tr></thead>
${bodies}</table>`;
}
// src/render/series-page.ts
/** One series of a branch: its graph, the same as pictures and tables, and as lines of CSV. */
var _templateObject;
const metricLabel = (metric) => clean(metricFor(metric).label, 120);
const changeOf = ({ deltaPct, lowPct, highPct }) => deltaPct === null ? "–" : `${unbroken(printDelta(deltaPct))} ${unbroken(printInterval(lowPct, highPct))}`;
/** The verdict in the words of a comment. */
function verdictWord(metric, { verdict, deltaPct }, better) {
	switch (verdict) {
		case "regressed":
		case "improved": return wordFor(metricFor(metric), deltaPct ?? 0, better) || "different";
		case "equivalent": return UNCHANGED;
		case "inconclusive": return CANNOT_TELL;
		default: return verdict ?? "";
	}
}
const pictureOf = (drawing, look) => drawing === null ? null : curvePicture({
	...drawing,
	look
}, null);
const marksAt = ({ marks = [] }, sha) => marks.filter((mark) => mark.sha === sha);
/** As long as its name at a tick of the graph. */
const TICK_SHA = 8;
/** A point of either view, without its value. */
const pointAt = (curve, sha, at) => ({
	at: at?.getTime() ?? null,
	tick: sha.slice(0, TICK_SHA),
	marks: marksAt(curve, sha)
});
const namedMarks = (curve, sha) => {
	const marks = marksAt(curve, sha);
	return marks.length === 0 ? "" : ` · ${marks.map(({ text }) => text).join(", ")}`;
};
/** Null: no two commits were compared with each other yet. Of a part that is seen one is enough. */
function chainDrawing(curve) {
	const { points, steps } = curve.chain;
	if (points.length < (curve.since === void 0 ? 2 : 1)) return null;
	const starts = new Set(steps.map(({ to }) => to));
	const drawn = points.map(({ sha, pct, lowPct, highPct }) => ({
		...pointAt(curve, sha, curve.times.get(sha)),
		value: pct,
		low: lowPct,
		high: highPct,
		isChange: starts.has(sha)
	}));
	const [first, last] = [points[0], points.at(-1)];
	const ends = [first, last].map(({ sha }) => datedSha(sha, curve.times.get(sha)));
	return {
		points: drawn,
		text: {
			name: "",
			about: chainTitle(curve),
			first: ends[0],
			last: ends[1],
			unit: null
		}
	};
}
function chainTitle({ since, chain: { points } }) {
	const [first, last] = [{ sha: since ?? points[0].sha }, points.at(-1)];
	const change = `${printDelta(last.pct)} ${printInterval(last.lowPct, last.highPct)}`;
	return `Change since ${shortSha(first.sha)}: ${change} at ${shortSha(last.sha)}`;
}
const authorMarkup = ({ authors }, sha) => {
	const author = authors?.get(sha);
	return author === void 0 ? "" : markup` by ${clean(author, 120)}`;
};
/** Commits with values that no row of comparisons joins with the newest. */
function apartMarkup({ chain, values, since }, home) {
	const { points } = chain;
	const apart = apartOf(chain, values.filter(({ side }) => side === "head").map(({ sha }) => sha), since);
	if (apart === 0) return markup``;
	return markup`<p class="warn">${plural(apart, "measured commit")} ${apart === 1 ? "is" : "are"} not in this curve: the commits between
were not compared with each other. It begins at ${commitMarkup(home, since ?? points[0].sha)}, and says nothing of what
changed before.</p>
`;
}
/** The product of paired comparisons: the machine they were measured on does not matter. */
function chainMarkup(whole, home, { look, seen }) {
	const curve = seenCurve(whole, {
		...seen,
		view: null
	});
	const picture = pictureOf(chainDrawing(curve), look);
	if (picture === null && curve.chain.points.length < whole.chain.points.length) return markup`<p class="about">${NOTHING_SEEN}</p>`;
	if (picture === null) return markup`<p class="about">No two commits of it were compared with each other yet, so there
is no chained curve: what is below are absolute values from whatever machine there was.</p>`;
	const rows = curve.chain.steps.map(({ from, to, commits, change, low, high }) => {
		const range = commits === 1 ? authorMarkup(curve, to) : markup` (since ${commitMarkup(home, from)})`;
		const interval = printInterval(percentOfLn(low), percentOfLn(high));
		const at = curve.times.get(to);
		const pct = percentOfLn(change);
		const tone = TONES[wayOf(curve.metric, pct, curve.better)];
		const word = wordFor(metricFor(curve.metric), pct, curve.better);
		return [markup`${commitMarkup(home, to)}${range}${namedMarks(curve, to)}${at === void 0 ? "" : markup`<small>${timeMarkup(at)}</small>`}`, markup`<strong class="${tone}">${unbroken(printDelta(pct))} ${word}</strong> ${unbroken(interval)}`];
	});
	return markup`<p>${chainTitle(curve)}. The band is the 95 % interval of each commit.</p>
${apartMarkup(whole, home)}<div class="still">${asIs(picture)}</div>
<h3>What moved it</h3>
${tableMarkup("What moved it", ["Commit", "Change"], rows, "Nothing but chance.")}`;
}
/** What was measured again stands beside the first value of its commit. */
function byCommit(values) {
	return [...Map.groupBy(values, ({ sha }) => sha).values()].flat();
}
/** Null: no run of it gave a number. */
function valuesDrawing(curve, { axis }) {
	const { unit } = curve;
	if (curve.values.length === 0) return null;
	const values = axis === "commits" ? byCommit(curve.values) : curve.values;
	const drawn = values.map(({ sha, at, value, newLevelPct }) => ({
		...pointAt(curve, sha, at),
		commit: sha,
		value,
		low: null,
		high: null,
		isChange: newLevelPct !== null
	}));
	const [first, last] = [values[0], values.at(-1)];
	const labelOf = (value) => printValue(value, unit);
	const about = `${values.length} values, from ${labelOf(first.value)} to ${labelOf(last.value)}`;
	const ends = [first, last].map(({ sha, at }) => datedSha(sha, at));
	return {
		points: drawn,
		text: {
			name: "",
			about,
			first: ends[0],
			last: ends[1],
			unit
		}
	};
}
function levelsMarkup(curve, look) {
	const picture = pictureOf(valuesDrawing(curve, look), look);
	return picture === null ? markup`` : markup`<div class="still">${asIs(picture)}</div>`;
}
/** What a change is against: a run that made sure, or one at night, does not take the commit before. */
function baseMarkup(curve, { baseSha }, home) {
	if (baseSha === null) return "";
	const names = marksAt(curve, baseSha).filter(({ kind }) => kind === "release").map(({ text }) => ` (${text})`);
	return markup`against ${commitMarkup(home, baseSha)}${names}`;
}
function valueCells(one, curve, home) {
	const { metric, unit, better } = curve;
	const { report, sha, value, verdict, at, side, newLevelPct } = one;
	const moved = `new level: ${unbroken(printDelta(newLevelPct ?? 0))}`;
	const level = newLevelPct === null ? "" : markup` <strong class="warn">${moved}</strong>`;
	const word = verdict === null ? "" : verdictWord(metric, one, better);
	const base = baseMarkup(curve, one, home);
	const link = report === null ? "" : markup`
<a href="${report}">report</a>`;
	return [
		markup`${unbroken(printValue(value, unit))}${level}`,
		markup`${changeOf(one)}<small>${word}${word !== "" && base !== "" ? ", " : ""}${base}</small>`,
		markup`${commitMarkup(home, sha)}${authorMarkup(curve, sha)}${side === "base" ? " (as a base)" : ""}${namedMarks(curve, sha)}${link}<small>${timeMarkup(at)}</small>`
	];
}
const USUAL = {
	look: USUAL_LOOK,
	seen: {
		view: null,
		from: null,
		to: null
	}
};
const NOTHING_SEEN = "Nothing of it was measured then.";
/** Both views of it, or that which is seen, as they are read without a script. */
function curveMarkup(whole, home, shown = USUAL) {
	const { look, seen } = shown;
	const curve = seenCurve(whole, {
		...seen,
		view: null
	});
	const { noisePct } = curve;
	const newest = whole.values.at(-1);
	const now = newest === void 0 ? "" : markup`Last value: <strong>${unbroken(printValue(newest.value, whole.unit))}</strong>, ${timeMarkup(newest.at)}. `;
	const noise = noisePct === null ? "" : markup`Noise: <strong>${printNoise(noisePct)}</strong>. ${ABOUT_NOISE}.`;
	const facts = now === "" && noise === "" ? "" : markup`<p>${now}${noise}</p>
`;
	const rows = curve.values.slice(-100).reverse().map((one) => valueCells(one, curve, home));
	const heads = [
		"Value",
		"Against its base",
		"Commit"
	];
	const none = whole.values.length === 0 ? "No run of it gave a number." : NOTHING_SEEN;
	const chain = markup`<h2>Chained comparisons</h2>
${chainMarkup(whole, home, shown)}
`;
	const values = markup`<h2>Absolute values</h2>
${levelsMarkup(curve, look)}
${tableMarkup("Values", heads, rows, none)}`;
	return markup`${facts}${seen.view === "values" ? "" : chain}${seen.view === "chain" ? "" : values}`;
}
const ABOUT_VIEWS = `Chained comparisons multiply changes that were each measured on one machine, so that it does
not matter which; values as measured also move with the machine.`;
const seriesOf = ({ benchmark, chain, values, times }) => ({
	name: clean(benchmark, 120),
	chain: chain.points.map(({ sha, pct, lowPct, highPct }) => {
		return {
			sha,
			at: times.get(sha)?.getTime() ?? null,
			pct,
			low: lowPct,
			high: highPct
		};
	}),
	values: values.map(({ sha, at, value, report, baseSha: base, ...change }) => {
		const { deltaPct: pct, lowPct: low, highPct: high } = change;
		return {
			sha,
			at: at.getTime(),
			value,
			report,
			base,
			pct,
			low,
			high
		};
	}),
	steps: chain.steps.map(({ to }) => to)
});
/** Authors of the commits of all series. */
const authorsOf = (curves) => Object.fromEntries(curves.flatMap(({ authors = /* @__PURE__ */ new Map() }) => [...authors].map(([sha, author]) => [sha, clean(author, 120)])));
/** Text of a script that is data: nothing in it ends the element. */
const dataMarkup = (data) => markup(_templateObject || (_templateObject = _taggedTemplateLiteral(["<script type=\"application/json\" id=\"history-data\">", "<\/script>"])), asIs(JSON.stringify(data).replaceAll("<", "\\u003c")));
/** A graph of one or more series of the same unit. */
function graphMarkup(curves, { home, script }) {
	const series = curves.map(seriesOf);
	const authors = authorsOf(curves);
	const { unit } = curves[0];
	const all = curves.flatMap(({ marks = [] }) => marks);
	const marks = [...new Map(all.map((mark) => [`${mark.sha} ${mark.text}`, mark])).values()];
	const data = {
		unit,
		commits: `${home}/commit/`,
		authors,
		series,
		marks
	};
	return markup`<div data-plot="${script}"></div>${dataMarkup(data)}`;
}
/** A commit of no known time is in no part of the axis of dates. */
function seenCurve(curve, { view, from, to }) {
	const isSeen = (at) => from === null && to === null || at !== void 0 && (from === null || at >= from) && (to === null || at <= to);
	const { chain, times, values } = curve;
	const points = chain.points.filter(({ sha }) => view !== "values" && isSeen(times.get(sha)));
	const steps = chain.steps.filter(({ to: sha }) => points.some((point) => point.sha === sha));
	const since = curve.since ?? chain.points[0]?.sha;
	return {
		...curve,
		...since === void 0 ? {} : { since },
		chain: {
			points,
			steps
		},
		values: values.filter(({ at }) => view !== "chain" && isSeen(at))
	};
}
const CURVE_COLUMNS = [...[
	"view",
	"benchmark",
	"metric",
	"sha",
	"at"
], ...[
	"change_pct",
	"low_pct",
	"high_pct",
	"value",
	"unit",
	"base"
]];
/**
* A line a point: chained ones in percent of the first commit, then those as measured. `base`: that
* commit, and what the run of a value compared it with.
*/
function curveRows({ benchmark, metric, unit, chain, values, times, since }) {
	const first = since ?? chain.points[0]?.sha ?? null;
	const named = (view, sha, at) => {
		return [
			view,
			benchmark,
			metric,
			sha,
			at?.toISOString() ?? null
		];
	};
	return [...chain.points.map(({ sha, pct, lowPct, highPct }) => [
		...named("chained", sha, times.get(sha)),
		...[
			pct,
			lowPct,
			highPct
		].map((one) => Number(one.toPrecision(8))),
		null,
		null,
		first
	]), ...values.map(({ sha, at, value, baseSha }) => [...named("measured", sha, at), ...[
		null,
		null,
		null,
		value,
		unit,
		baseSha
	]])];
}
// src/render/site.ts
/**
* A static site of a branch, out of its reports alone: every benchmark as a line, a page for each,
* the last comparisons, CSV and a badge. Made of what the service's pages are made of; all files are
* in one folder, and name each other without it.
*/
/** Series with a page of their own: 400 benchmarks under five metrics. */
const MOST_SERIES = 2e3;
const POLICY = `${SITE_POLICY}; form-action 'none'; img-src data:`;
/** `scan-time-op-1a2b3c4d5e.html`: to be read, the same at every run, and never that of another. */
function fileName(kind, ...names) {
	const words = names.join("-").toLowerCase().match(/[a-z0-9]+/g) ?? [];
	const hash = createHash("sha256").update(JSON.stringify(names)).digest("hex").slice(0, 10);
	return `${[kind, ...words].join("-").slice(0, 60).replace(/-$/, "")}-${hash}.html`;
}
/** Where the page of a report is. */
const reportFile = (path) => fileName("report", path);
/** The newest comparisons of a suite, oldest first. */
const shownRuns = (runs) => runs.slice(-20);
const seriesFile = (suite, { benchmark, metric, variant }) => fileName("history", suite, benchmark, metric, ...variant === "default" ? [] : [variant]);
function curveOf(series, reports) {
	const { benchmark, metric, unit, better, chain, noisePct, times } = series;
	return {
		benchmark,
		metric,
		unit,
		better,
		chain,
		noisePct,
		times,
		values: series.values.map(({ path, ...value }) => ({
			...value,
			side: "head",
			report: reports.has(path) ? reportFile(path) : null,
			newLevelPct: null
		}))
	};
}
const variantMarkup = (variant) => variant === "default" ? "" : markup`under ${nameMarkup(variant)}`;
function seriesPage(series, { suite }, site) {
	const { title, home, reports } = site;
	const { benchmark, metric, variant } = series;
	const curve = curveOf(series, reports);
	const lines = {
		href: linesFile(site, suite, metric),
		text: clean(suite, 120)
	};
	const frame = {
		title: clean(benchmark, 120),
		trail: [{
			href: "index.html",
			text: title
		}, lines],
		aside: "",
		policy: POLICY
	};
	const body = markup`<p class="about">${metricLabel(metric)} of suite ${nameMarkup(suite)} ${variantMarkup(variant)}</p>
${graphMarkup([curve], {
		home,
		script: PLOT_FILE
	})}
<p class="about">${ABOUT_VIEWS} Files: <a href="history.csv">CSV</a></p>
${curveMarkup(curve, home)}`;
	return {
		name: seriesFile(suite, series),
		text: framedPage(frame, body)
	};
}
/** Where the lines of a suite under a metric are: the first of the first is the front page. */
function linesFile({ suites: [first] }, suite, metric) {
	return first?.suite === suite && frontMetric(first) === metric ? "index.html" : fileName("lines", suite, metric);
}
/** What the page of a suite is of; '': no comparison of it has reached a benchmark yet. */
const frontMetric = ({ metrics }) => metrics[0] ?? "";
const NO_LINES = markup`<p>No comparison has reached a benchmark yet, so there are no trends.</p>`;
function outcomeText({ rows, ...outcome }) {
	if (rows === 0) return "reaches no benchmark";
	const { message } = badgeOf({
		rows,
		...outcome
	});
	const open = outcome.undecided === 0 ? "" : `, ${outcome.undecided} undecided`;
	return `${plural(rows, "row")}: ${message}${open}`;
}
function comparisonsMarkup({ runs }, { home, reports }) {
	return tableMarkup("Last comparisons", ["Conclusion", "What changed"], shownRuns(runs).toReversed().map((run) => {
		const { base, head } = commitPairsOf(run).at(-1);
		const words = outcomeText(outcomeOf([run]));
		const told = reports.has(run.path) ? markup`<a href="${reportFile(run.path)}">${words}</a>` : markup`${words}`;
		return [conclusionMarkup(run.conclusion, run.isQualified), markup`${told}<small>${rangeMarkup(home, base.sha, head.sha)} · ${timeMarkup(run.createdAt)}</small>`];
	}), "None yet.");
}
/** Around the lines, or around the word that there are none. */
const frontFrame = ({ title }) => ({
	title: `Benchmarks of ${title}`,
	trail: [{
		href: "index.html",
		text: title
	}],
	aside: "",
	policy: POLICY
});
function linesPage(of, metric, site, shown) {
	const { suite, metrics, series, runs } = of;
	const { home, suites } = site;
	const lines = series.filter((one) => one.metric === metric).map((one) => ({
		...one,
		href: shown.has(seriesFile(suite, one)) ? seriesFile(suite, one) : null,
		about: variantMarkup(one.variant)
	}));
	const choices = [choiceMarkup("Suite", suites.map((one) => [one.suite, linesFile(site, one.suite, frontMetric(one))]), suite), choiceMarkup("Metric", metrics.map((one) => [metricLabel(one), linesFile(site, suite, one)]), metricLabel(metric))];
	const body = markup`${choices}
<p class="about">${plural(lines.length, "line")} over ${plural(runs.length, "comparison")}, the newest ${150} at
most. ${ABOUT_LINES} <a href="${home}">At GitHub</a></p>
<h2>Benchmarks</h2>
${lines.length === 0 ? NO_LINES : markup`${latelyTable(lines, {
		metric,
		home
	})}
<h3 id="all">All</h3>
${linesTable(lines, {
		metric,
		home
	})}`}
<h2>Last comparisons</h2>
${comparisonsMarkup(of, site)}
<h2>Files</h2>
<p><a href="history.csv">All numbers (CSV)</a> · <a href="badge.svg">Badge</a> · <a
 href="badge.json">Badge for shields.io</a></p>`;
	return {
		name: linesFile(site, suite, metric),
		text: framedPage(frontFrame(site), body)
	};
}
function emptyPage(site) {
	const body = markup`<p>No report compares two commits yet. <a href="${site.home}">At GitHub</a></p>`;
	return {
		name: "index.html",
		text: framedPage(frontFrame(site), body)
	};
}
function numbersFile({ suites, reports }) {
	const rows = suites.flatMap(({ suite, series }) => series.flatMap((one) => curveRows(curveOf(one, reports)).map((row) => [
		suite,
		one.variant,
		...row
	])));
	return {
		name: "history.csv",
		text: csvText([
			"suite",
			"variant",
			...CURVE_COLUMNS
		], rows)
	};
}
/** All files but those of reports. Beyond `MOST_SERIES` a line has no page of its own. */
function siteFiles(site) {
	const { suites } = site;
	const all = suites.flatMap((of) => of.series.map((series) => ({
		series,
		of
	})));
	const shown = all.slice(0, MOST_SERIES);
	const names = new Set(shown.map(({ series, of }) => seriesFile(of.suite, series)));
	const newest = suites.flatMap(({ runs }) => runs.slice(-1));
	const worse = all.filter(({ series }) => series.isWorse).length;
	const badge = badgeOf(newest.length === 0 ? null : {
		...outcomeOf(newest),
		worse
	});
	return [
		...suites.length === 0 ? [emptyPage(site)] : [],
		...suites.flatMap((of) => [.../* @__PURE__ */ new Set([frontMetric(of), ...of.metrics])].map((metric) => linesPage(of, metric, site, names))),
		...shown.map(({ series, of }) => seriesPage(series, of, site)),
		numbersFile(site),
		{
			name: PLOT_FILE,
			text: PLOT_SCRIPT
		},
		{
			name: "badge.json",
			text: badgeJson(badge)
		},
		{
			name: "badge.svg",
			text: badgeSvg(badge)
		}
	];
}
// src/run/site.ts
/** The reports of a folder, one at a time, and the static site that is made of them. */
const isReport = (path) => /(^|\/)report[^/]*\.json$/.test(path);
/** Names that are shown of what a folder has instead. */
const SHOWN = 3;
/** What a folder without a report has, and what to do. */
function noReports(folder, found) {
	const others = found.filter((path) => path.endsWith(".json"));
	const some = (others.length > 0 ? others : found).slice(0, SHOWN).map((path) => clean(path, 600));
	const more = found.length > some.length ? ", ..." : "";
	return `no reports in ${folder}: names of reports are report*.json, at any depth, and ${found.length === 0 ? "it has no file" : `it has ${plural(found.length, "file")}: ${some.join(", ")}${more}`}\nName the folder with the reports, or rename them, such as to report-1.json.
`;
}
/**
* All that can be read, in the order of their paths; the others are told of, and what was found
* where there is no name of a report. Throws HostError if it is no folder.
*/
async function* reportsIn(folder, { files, cwd }, print, printNone = print) {
	const absolute = absolutePath(folder, cwd);
	if (!await files.isFolder(absolute)) throw new HostError(`${folder} is no folder`, "name a folder with reports below it");
	const found = (await files.find(absolute, (name) => name === ".git")).toSorted();
	const paths = found.filter(isReport);
	if (paths.length === 0) printNone(noReports(folder, found));
	for (const path of paths) try {
		yield {
			path,
			report: readReport(await files.read(`${absolute}/${path}`) ?? "")
		};
	} catch (error) {
		if (!(error instanceof ReportError)) throw error;
		print(`not a report, left out: ${clean(path, 600)}\n`);
	}
}
/** In the folder of a site: its files, a name a line, so that the next site removes what is no part of it. */
const LIST = "site-files.txt";
/** Whoever wrote the list, it names nothing outside of its folder. */
const namesIn = (list) => (list ?? "").split("\n").filter((name) => /^[\w-][\w.-]*$/.test(name));
/** Runs in hand before the oldest of them are let go. */
const IN_HAND = 200;
/** Throws HostError: the address is none, or the folder. */
function readAddress(repository) {
	const url = URL.parse(repository);
	if (url === null || !/^https?:$/.test(url.protocol) || url.pathname === "/") throw new HostError(`${repository} is no address of a repository`, "write it as https://github.com/OWNER/NAME");
	const path = url.pathname.replaceAll(/^\/+|\/+$/g, "");
	return {
		home: `${url.origin}/${path}`,
		path
	};
}
/**
* Writes the site into a folder; how many files it has, and of how many reports it is. Throws
* HostError where not one of the reports can be read: an empty site would take the place of a good one.
*/
async function writeSite({ folder, out, repository, title }, host, print) {
	const { home, path } = readAddress(repository);
	let [runs, reports, broken, unpaired] = [
		[],
		0,
		0,
		0
	];
	const printBroken = (text) => {
		broken++;
		print(text);
	};
	for await (const { path: at, report } of reportsIn(folder, host, printBroken, print)) {
		reports++;
		if (commitPairsOf(report).length === 0) unpaired++;
		runs.push(branchRunOf(at, report, isQualified(report)));
		if (runs.length >= IN_HAND) runs = newestRuns(runs);
	}
	if (reports === 0 && broken > 0) throw new HostError(`no report below ${folder} can be read`, "name a folder with reports of gcbench: files with names like report.json");
	const suites = branchSuites(runs);
	if (unpaired > 0) print(`${plural(unpaired, "report")} left out: not of two commits of one repository\n`);
	const shown = new Set(suites.flatMap((suite) => shownRuns(suite.runs).map((run) => run.path)));
	const into = absolutePath(out, host.cwd);
	await host.files.makeFolder(into);
	const site = {
		title: title ?? path,
		home,
		suites,
		reports: shown
	};
	const files = siteFiles(site);
	const names = [
		...files.map(({ name }) => name),
		...[...shown].map(reportFile),
		LIST
	];
	const before = namesIn(await host.files.read(`${into}/${LIST}`));
	for (const { name, text } of files) await host.files.write(`${into}/${name}`, text);
	const trail = [{
		href: "index.html",
		text: site.title
	}];
	for (const at of shown) {
		const text = await host.files.read(`${absolutePath(folder, host.cwd)}/${at}`);
		await host.files.write(`${into}/${reportFile(at)}`, pageText(readReport(text ?? ""), trail));
	}
	await host.files.write(`${into}/${LIST}`, names.map((name) => `${name}\n`).join(""));
	const own = new Set(names);
	for (const name of before.filter((one) => !own.has(one))) await host.files.remove(`${into}/${name}`);
	return {
		files: names.length,
		reports
	};
}
export { findLauncher as a, progressReporterFor as c, makeHost as i, reportWaiting as l, writeSite as n, tryIsolation as o, IS_READER as r, noProgress as s, reportsIn as t, writeLog as u };

//# sourceMappingURL=shared~index~cli.js.map