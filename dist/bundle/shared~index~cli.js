import { Aa as cleanName, Ea as alignRows, Ga as widthOf, Ja as wrapMessage, Na as cutTo, Oa as clean, Qa as metricFor, g as unreadable, lo as printDuration, oo as percentOfLn, ro as wordFor, si as nearest, so as printDelta } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { P as linesOf$1, at as HostError, ct as notRun, ot as OutsideError, pt as makeScreen, st as clock$1 } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { _ as readTopology, a as readExactly, c as countCores, f as pollutionBetween, h as readSnapshot, i as cpuOfTree, m as readEnvironment, o as readOthers, r as makeTaskProcess, s as startReadings, t as TooMuchError } from "./shared~index~cli~cli-reader.js";
import { createHash, randomBytes } from "node:crypto";
import { access, chmod, cp, lstat, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { spawn } from "node:child_process";
import { accessSync, constants, createReadStream, createWriteStream, readlinkSync, statSync } from "node:fs";
import { createGunzip, gunzipSync } from "node:zlib";
import { pipeline } from "node:stream/promises";
import { connect, createServer } from "node:net";
import { constants as constants$1, tmpdir } from "node:os";
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
		tell(text) {
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
	const remaining = at.leftSec === null ? "" : `, about ${clock(at.leftSec)} left`;
	const decided = at.rows === 0 ? "" : `, ${at.decided} of ${at.rows} rows decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${clock(at.elapsedSec)} elapsed${remaining}${decided}${estimate}`;
}
const roundLine = (at) => `round ${at.round}/${at.rounds}, ${roundStatus(at)}`;
/** Target ids begin with the path of their package; its last part tells enough. */
const nameOf = (target) => target.replace(/^.*\/(?=[^/]*\.)/, "");
/**
* After so long without a line, one says what is waited for. Ten seconds are promised, and on a
* busy machine the statistics of an interim analysis delay the timer by some of them.
*/
const QUIET_SEC = 5;
/**
* A reporter that also says what is waited for, once nothing was written for five seconds: what,
* since when, and how long it may take at most. Progress that writes no line does not reset the
* five seconds.
*/
function reportWaiting(out, makeReporter, nowSec = () => performance.now() / 1e3) {
	const waitFor = (what, limitSec) => ({
		what,
		limitSec,
		sinceSec: nowSec()
	});
	let waiting = waitFor("Starting", null);
	const { tell, say } = makeReporter({ write(text) {
		timer.refresh();
		out.write(text);
	} });
	const remind = () => {
		const { what, sinceSec, limitSec } = waiting;
		const most = limitSec === null ? "" : ` of at most ${clock(limitSec)}`;
		say(`${what}: ${clock(nowSec() - sinceSec)}${most}`);
	};
	const timer = setInterval(remind, QUIET_SEC * 1e3).unref();
	return (progress) => {
		if (progress.kind === "waiting") {
			waiting = waitFor(progress.what, progress.limitSec);
			return;
		}
		if (progress.kind === "phase") waiting = waitFor(PHASES[progress.name], null);
		if (progress.kind === "round") timer.refresh();
		tell(progress);
	};
}
/**
* A trial that failed, in a line. Its reason stands there once for a benchmark and an arm: the
* report has it, too.
*/
function makeFailureReporter() {
	const reported = /* @__PURE__ */ new Set();
	return ({ status, target, arm, reason = "" }) => {
		const what = `${status}: ${cleanName(target, NAME_SHOWN)} on ${arm}`;
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
const WORDS = {
	equivalent: "no change",
	failed: "failed"
};
const NAME_SHOWN = 120;
/** Rows at the foot, and lines that are left for what else happens. */
const [MOST_ROWS, LEFT] = [16, 6];
/** Column of the name. */
const NAME = 2;
function wordOf({ metric, change, settled }) {
	if (settled === null) return change === null ? "" : "so far";
	const definition = metricFor(metric);
	const better = settled === "changed" ? "unknown" : definition.better;
	return WORDS[settled] ?? (wordFor(definition, change ?? 0, better) || "different");
}
const COLOURS = {
	regressed: "red",
	improved: "green",
	failed: "red"
};
/** What moved, then what is open, then what is settled and did not; each by its size. */
function byImportance(a, b) {
	const kind = ({ settled }) => settled === null ? 1 : settled === "equivalent" ? 2 : 0;
	return kind(a) - kind(b) || Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0);
}
/** `✓ -20.9 %  groupby_scan  time/op  faster`, a row each; of many those that tell most. */
function rowLines(states, size, paint) {
	const most = Math.max(1, Math.min(MOST_ROWS, size.lines - LEFT));
	const isCut = states.length > most;
	const visible = isCut ? states.toSorted(byImportance).slice(0, most) : states;
	const isSeveral = new Set(states.map(({ contrast }) => contrast)).size > 1;
	const cells = visible.map((state) => {
		const { contrast, benchmark, metric, change, settled } = state;
		const delta = change === null ? "" : printDelta(percentOfLn(change));
		const rest = [
			clean(metricFor(metric).label, NAME_SHOWN),
			...isSeveral ? [clean(contrast, NAME_SHOWN)] : [],
			wordOf(state)
		];
		return [
			settled === null ? " " : "✓",
			delta,
			cleanName(benchmark, NAME_SHOWN),
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
					foot.tell(`  ${progress.detail}`);
					break;
				}
				if (progress.name === "report") foot.clear();
				keep(phaseTitle(progress));
				break;
			case "built":
				foot.tell(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`);
				break;
			case "trial":
				if (progress.status !== "ok" && !hasFailed) foot.keep(cutTo(failureOf(progress), terminal.columns()));
				hasFailed ||= progress.status !== "ok";
				foot.tell(`round ${progress.round} ${progress.arm} ${nameOf(progress.target)}${status}`);
				break;
			case "look": {
				const size = {
					columns: terminal.columns(),
					lines: terminal.lines()
				};
				foot.show(rowLines(progress.stands, size, paint));
				break;
			}
			case "round":
				status = `, ${roundStatus({
					...progress,
					estimate: null
				})}`;
				foot.tell(roundLine(progress));
				break;
			case "note": keep(progress.text);
		}
	};
	return {
		tell,
		say: (text) => foot.tell(text)
	};
}
/** Rounds that end sooner after the last line about one have none, but for the last of all. */
const ROUND_LINE_SEC = 5;
/**
* A log: a line a phase, and of rounds one in five seconds; with `grouped`, GitHub folds each phase,
* and the line below a fold says how long it took, since its title was written before that was
* known.
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
		const took = open.title === PHASES.measure && measuredSec !== null ? `${clock(measuredSec)}, probing included` : clock(nowSec() - open.sinceSec);
		out.write(`::endgroup::\n${open.title}: ${took}\n`);
	};
	const openPhase = ({ name, detail }) => {
		closeGroup();
		lastRoundSec = nowSec();
		open = grouped && name !== "report" ? {
			title: PHASES[name],
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
			case "note": out.write(`${progress.text.replace(/^(?=::)/gm, " ")}\n`);
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
// src/machine/files.ts
/**
* Temporary folders, which the next run removes if this one is killed; and files by absolute path,
* read without following links that a program left, written whole or not at all.
*/
/** Beside the folder, so that what is in the folder is its user's alone. */
const OWNER = ".owner";
const ownFolders = /* @__PURE__ */ new Set();
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
	ownFolders.add(folder);
	return folder;
}
/** Also folders that measured code, or a cache of Go's, has closed to their owner. */
async function removeWhole(path) {
	await rm(path, {
		recursive: true,
		force: true
	}).catch(async () => {
		await openFolders(path);
		await rm(path, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	});
}
/** Some may be gone meanwhile. */
async function openFolders(path) {
	if (!(await lstat(path).catch(() => null))?.isDirectory()) return;
	await chmod(path, 448).catch(() => {});
	for (const name of await readdir(path).catch(() => [])) await openFolders(join(path, name));
}
/** The mark of a folder that was made here, once the folder is gone. */
async function forgetScratch(folder) {
	if (ownFolders.delete(folder)) await rm(`${folder}${OWNER}`, { force: true });
}
async function removeOrphans(parent, prefix) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names) {
		if (!name.startsWith(prefix) || !name.endsWith(OWNER)) continue;
		const path = join(parent, name);
		const [pid = "", space = ""] = (await readFile(path, "utf8").catch(() => "")).split(" ");
		if (!/^\d+$/.test(pid) || space !== namespace() || isAlive(Number(pid))) continue;
		await removeWhole(path.slice(0, -6)).catch(() => {});
		await rm(path, { force: true }).catch(() => {});
	}
}
const UNPACKED_CAP = 268435456;
/** `temporary`: the folder in which temporary folders are made. */
function makeFiles(temporary) {
	return {
		read: (path) => named(path, () => readFile(path, "utf8").catch(nullIfMissing)),
		readLeft: (folder, path) => named(`${folder}/${path}`, () => readLeft(folder, path)),
		unpackLeft: (folder, path) => named(`${folder}/${path}`, async () => {
			const file = await openLeft(folder, path);
			const bytes = file && await readWhole(file);
			return bytes !== null && bytes[0] === 31 && bytes[1] === 139 ? gunzipSync(bytes, { maxOutputLength: UNPACKED_CAP }) : bytes;
		}),
		lines: (path) => lines(path),
		write: (path, text) => named(path, () => replace(path, text)),
		writeInto: (folder, path, text) => named(`${folder}/${path}`, async () => {
			await followsNoLink(folder, path);
			await replace(`${folder}/${path}`, text);
		}),
		append: (path, text) => named(path, () => flush(path, "a", text)),
		exists: async (path) => await stat(path).catch(() => null) !== null,
		isFolder: async (path) => (await stat(path).catch(() => null))?.isDirectory() ?? false,
		list: (path) => named(path, async () => (await readdir(path)).sort()),
		find: (path, isSkipped) => named(path, async () => (await find(path, "", isSkipped)).sort()),
		copy: (from, to) => named(from, async () => {
			await makeFolders(dirname(to));
			await cp(from, to, {
				recursive: true,
				verbatimSymlinks: true
			});
		}),
		makeFolder: (path) => named(path, () => makeFolders(path)),
		remove: (path) => named(path, async () => {
			await removeWhole(path);
			await forgetScratch(path);
		}),
		temporaryFolder: (prefix) => named(temporary, () => makeScratch(temporary, prefix)),
		sha256: (path) => named(path, async () => {
			const hash = createHash("sha256");
			await pipeline(createReadStream(path), hash);
			return hash.digest("hex");
		}),
		state: async (path) => {
			const stats = await stat(path, { bigint: true }).catch(() => null);
			return stats && [
				stats.dev,
				stats.ino,
				stats.size,
				stats.mtimeNs,
				stats.ctimeNs
			].join(":");
		},
		treeState,
		freeBytes: (path) => statfs(path).then(({ bavail, bsize }) => bavail * bsize, () => null)
	};
}
/** Of each entry what changes with every write to it, the time of which nobody can set. */
async function treeState(root, most, apart) {
	const hash = createHash("sha256");
	const skipped = new Set(apart.map((path) => resolve(path)));
	const folders = [resolve(root)];
	let count = 0;
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const paths = (await readdir(folder).catch(() => [])).sort().filter((one) => one !== ".git").map((name) => join(folder, name));
		for (const path of paths.filter((one) => !skipped.has(one))) {
			if (++count > most) return null;
			const stats = await lstat(path, { bigint: true }).catch(nullIfMissing);
			if (stats === null) continue;
			const { ino, mode, size, mtimeNs, ctimeNs } = stats;
			hash.update(JSON.stringify([
				path,
				ino,
				mode,
				size,
				mtimeNs,
				ctimeNs
			].map(String)));
			if (stats.isDirectory()) folders.push(path);
		}
	}
	return hash.digest("hex");
}
/** Refuses a path below a folder where a part of it is a link: it may lead anywhere. */
async function followsNoLink(folder, path) {
	let at = folder;
	for (const part of path.split("/")) {
		at = `${at}/${part}`;
		const stats = await lstat(at).catch(nullIfMissing);
		if (stats === null) return;
		if (stats.isSymbolicLink()) throw new Error(`${part} is a link, which is not followed`);
	}
}
/** Null: it is not there. A pipe is not waited for, and no device is read. */
async function openLeft(folder, path) {
	await followsNoLink(folder, path);
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	const file = await open(`${folder}/${path}`, flags).catch(nullIfMissing);
	if (file === null || (await file.stat()).isFile()) return file;
	await file.close();
	throw new Error("it is no regular file");
}
async function readWhole(file) {
	try {
		if ((await file.stat()).size > UNPACKED_CAP) throw new Error("it is too large");
		return await file.readFile();
	} finally {
		await file.close();
	}
}
/** Of what a program left more is never read than half of this at either end. */
const LEFT_CAP = 67108864;
async function readLeft(folder, path) {
	const file = await openLeft(folder, path);
	if (file === null) return null;
	try {
		const { size } = await file.stat();
		if (size <= LEFT_CAP) return await file.readFile("utf8");
		const part = async (from) => {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(LEFT_CAP / 2), 0, null, from);
			return buffer.toString("utf8", 0, bytesRead);
		};
		return `${await part(0)}\n${await part(size - LEFT_CAP / 2)}`;
	} finally {
		await file.close();
	}
}
/** No file of records has so long a line, or so much in all. */
const LINES = {
	lineBytes: 33554432,
	bytes: 16 * 1024 ** 3
};
async function* lines(path) {
	const file = createReadStream(path);
	const chunks = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
	if (chunks !== file) file.on("error", (error) => chunks.destroy(error));
	try {
		yield* linesOf$1(chunks, LINES);
	} catch (error) {
		throw refusal$1(path, error);
	} finally {
		file.destroy();
	}
}
async function find(root, inside, isSkipped) {
	const paths = [];
	for (const entry of await readdir(`${root}/${inside}`, { withFileTypes: true })) {
		const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
		if (entry.isFile()) paths.push(path);
		else if (entry.isDirectory() && !isSkipped(entry.name)) paths.push(...await find(root, path, isSkipped));
	}
	return paths;
}
/**
* Makes a folder and those above it, one by one: `mkdir` with `recursive` tries for ever where the
* system refuses a folder whose parent exists with ENOENT, as it does below /proc.
*/
async function makeFolders(path) {
	const missing = [];
	let at = resolve(path);
	while (await stat(at).catch(nullIfMissing) === null && dirname(at) !== at) {
		missing.unshift(at);
		at = dirname(at);
	}
	for (const folder of missing) await mkdir(folder).catch(async (error) => {
		if (!((await stat(folder).catch(nullIfMissing))?.isDirectory() ?? false)) throw error;
	});
	if (missing.length === 0 && !(await stat(at)).isDirectory()) throw Object.assign(/* @__PURE__ */ new Error(`${path} is a file, not a folder`), { code: "ENOTDIR" });
}
/** Whole or not at all: a reader never sees half of it, not even after a kill. */
async function replace(path, text) {
	await makeFolders(dirname(path));
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
	ENOENT: "Check that the path exists.",
	ENOTDIR: "A file stands where a folder is needed: choose another path."
};
/** Codes that tell of the machine, whatever the path is. */
const OF_MACHINE = [
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EMFILE"
];
async function named(path, work) {
	try {
		return await work();
	} catch (error) {
		throw refusal$1(path, error);
	}
}
function refusal$1(path, error) {
	const { code = "", message } = error;
	const next = NEXT[code] ?? "Check the path and the disk.";
	return new (OF_MACHINE.includes(code) ? OutsideError : HostError)(`${path}: ${message}`, next, { cause: error });
}
// src/machine/programs.ts
/**
* The Go and Python programs that gcbench carries as source text: the tools that compile or
* interpret them, and how each is built or checked once and cached.
*/
/** Those of every run: they are found before a build of a change could put others in their place. */
const OF_EVERY_RUN = [
	"git",
	"go",
	"cp"
];
const stateOf = (path) => {
	const stats = statSync(path, {
		throwIfNoEntry: false,
		bigint: true
	});
	return stats?.isFile() ? [
		stats.dev,
		stats.ino,
		stats.size,
		stats.mtimeNs,
		stats.ctimeNs
	].join(":") : null;
};
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
	/** `path`: the PATH in which the usual ones are looked for at once. */
	constructor(path = "") {
		for (const name of OF_EVERY_RUN) this.find(name, path);
	}
	/** The file behind a name, or the name where PATH has none. */
	find(name, path) {
		const key = `${path}\0${name}`;
		const known = this.paths.get(key);
		if (known !== void 0 || name.includes("/")) return known ?? name;
		const file = path.split(":").filter((folder) => folder.startsWith("/")).map((folder) => `${folder}/${name}`).find(canExecute);
		if (file === void 0) return name;
		this.paths.set(key, file);
		this.changed(file);
		return file;
	}
	/** Whether the file is another than when it was first asked about. */
	changed(file) {
		const state = stateOf(file);
		const known = this.states.get(file);
		if (known === void 0 && state !== null) this.states.set(file, state);
		return known !== void 0 && known !== state;
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
	const folder = await mkdtemp(join(tmpdir(), `gcbench-${program.name}-`));
	try {
		await mkdir(cache, {
			recursive: true,
			mode: 448
		});
		const names = Object.keys(program.sources);
		for (const name of names) await writeFile(join(folder, name), program.sources[name] ?? "");
		const fresh = `${binary}.${randomBytes(4).toString("hex")}.tmp`;
		const argv = [
			"go",
			"build",
			"-trimpath",
			"-o",
			fresh,
			...names
		];
		if ((await tools.run(argv, {
			cwd: folder,
			env: {
				...ALONE,
				CGO_ENABLED: "0"
			}
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
	return await startsHere(tools, [binary]) ? binary : null;
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
		"main.go": "// The launcher executes one command and reports what the kernel accounted for it. Standard library\n// only, Linux; launcher.py is the same for machines without Go.\n//\n// The protocol, on file descriptor 3, a socket to gcbench:\n//\n//	in    argc NUL envc NUL wallc NUL, three strings that say where the command runs (CPUs and\n//	      NUMA nodes as `0,1,2`, `never` for huge pages; empty: as it is), then argc + envc +\n//	      wallc strings; each string is ended by NUL\n//	out   one line of JSON: a LauncherReply (launcher.ts)\n//\n// The end of the file on the way in means \"end it\": gcbench asks for it, or was killed itself.\n// The command's environment comes through the socket because the launcher must not read it:\n// GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.\n//\n// Called as `launcher cpu PID ...` it prints a line `PID NANOSECONDS` for each process that there\n// is, from the process's CPU clock, whose number is made of the pid as in clock_getcpuclockid(3).\n// With the arguments of walls.go the command runs inside of walls. Any other argument is printed:\n// that it starts here is how gcbench sees that it can be used.\n//\n// The launcher adopts orphans (PR_SET_CHILD_SUBREAPER): when the command has ended, whatever it\n// left running is killed and reaped, even what left the process group, and is accounted too.\n// It puts itself where the command is to run, and the command inherits that. It does not start the\n// command anywhere else: what the system refuses is its reply (`placing`).\n//\n// Should the launcher itself be killed, PDEATHSIG takes the command along. It fires when the\n// *thread* that forked dies (prctl(2)), hence LockOSThread on Go's main thread.\n//\n// The kernel carries a process's peak RSS over exec (exec_mmap in fs/exec.c keeps the old\n// address space's high-water mark), and before exec a child lives in its parent's memory or a\n// copy of it. So maxRssBytes has a floor: the launcher's own size, some 2 MB for the Go one and\n// 8 MB for Python, instead of the 50 MB and more that Node would impose.\npackage main\n\nimport (\n	\"bufio\"\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"os/signal\"\n	\"runtime\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n	\"sync/atomic\"\n	\"syscall\"\n	\"time\"\n	\"unsafe\"\n)\n\nconst (\n	prSetChildSubreaper = 36\n	sysCloseRange       = 436 // the same number on every architecture\n	closeRangeCloexec   = 4\n	prSetTHPDisable     = 41\n	mpolBind            = 2\n)\n\nfunc main() {\n	runtime.LockOSThread()\n	if len(os.Args) == 1 {\n		quiet()\n		serve(os.NewFile(3, \"control\"), nil)\n		return\n	}\n	switch mode, rest := os.Args[1], os.Args[2:]; mode {\n	case \"cpu\":\n		clocks(rest)\n	case \"bare\", \"user\":\n		quiet()\n		serve(os.NewFile(3, \"control\"), func(w *walls) error { return lower(w, mode) })\n	case \"enclose\":\n		quiet()\n		enclose(rest[0])\n	case \"inside\":\n		quiet()\n		serve(os.NewFile(3, \"control\"), func(w *walls) error { return raise(w, rest[0]) })\n	case \"supervise\":\n		supervise(rest[0])\n	case \"relay\":\n		relay(rest[0])\n	case \"hold\":\n		syscall.Pause()\n	default:\n		fmt.Println(mode)\n	}\n}\n\n// quiet keeps this program's descriptors and the signals that it gets from the command.\nfunc quiet() {\n	// Caught, not ignored: the command must start with the default actions.\n	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)\n	syscall.CloseOnExec(3)\n	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.\n	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)\n	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)\n}\n\n// serve executes the command that it reads from control, inside of walls if the request has some.\nfunc serve(control *os.File, build func(*walls) error) {\n	in := bufio.NewReader(control)\n	argc, envc, wallc := number(in), number(in), number(in)\n	cpus, nodes, huge := text(in), text(in), text(in)\n	argv, env, w := texts(in, argc), texts(in, envc), readWalls(texts(in, wallc))\n\n	if what, errno := place(cpus, nodes, huge); errno != 0 {\n		fmt.Fprintf(control, \"{\\\"errno\\\":%d,\\\"placing\\\":\\\"%s\\\"}\\n\", int(errno), what)\n		return\n	}\n	if build != nil {\n		if err := build(w); err != nil {\n			fmt.Fprintf(control, \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\", int(errnoOf(err)), err.Error())\n			return\n		}\n	}\n	start := time.Now()\n	pid, err := begin(argv, env, w)\n	if err != nil {\n		fmt.Fprintf(control, \"{\\\"errno\\\":%d}\\n\", int(errnoOf(err)))\n		return\n	}\n	var ending atomic.Bool\n	go func() {\n		in.ReadByte()\n		ending.Store(true)\n		killChildren()\n	}()\n	var status syscall.WaitStatus\n	var wall time.Duration\n	var sum syscall.Rusage\n	var left []string\n	for {\n		var ws syscall.WaitStatus\n		var ru syscall.Rusage\n		done, err := wait(&ws, &ru, ending.Load())\n		if err != nil {\n			break\n		}\n		if done == pid {\n			wall, status = time.Since(start), ws\n			if !ending.Swap(true) {\n				left = namesOfChildren()\n			}\n		}\n		add(&sum, &ru)\n	}\n	code, sig := status.ExitStatus(), 0\n	if status.Signaled() {\n		sig = int(status.Signal())\n	}\n	fmt.Fprintf(control, \"{\\\"errno\\\":0,\\\"code\\\":%d,\\\"signal\\\":%d,\\\"wallSec\\\":%.9f,\\\"left\\\":%s,\"+\n		\"\\\"userSec\\\":%d.%06d,\\\"systemSec\\\":%d.%06d,\\\"maxRssBytes\\\":%d,\"+\n		\"\\\"minorFaults\\\":%d,\\\"majorFaults\\\":%d,\"+\n		\"\\\"voluntarySwitches\\\":%d,\\\"involuntarySwitches\\\":%d}\\n\",\n		code, sig, wall.Seconds(), list(left),\n		sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,\n		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)\n}\n\n// begin starts the command, as whom its walls say.\nfunc begin(argv, env []string, w *walls) (int, error) {\n	path, err := find(argv[0], env)\n	if err != nil {\n		return 0, err\n	}\n	return syscall.ForkExec(path, argv, &syscall.ProcAttr{\n		Dir:   w.folder,\n		Env:   env,\n		Files: []uintptr{0, 1, 2},\n		Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Credential: w.credential},\n	})\n}\n\nfunc errnoOf(err error) syscall.Errno {\n	var errno syscall.Errno\n	if errors.As(err, &errno) {\n		return errno\n	}\n	return syscall.EINVAL\n}\n\n// list is a JSON list of texts, whose characters beyond ASCII letters and the like are `?`.\nfunc list(names []string) string {\n	quoted := make([]string, len(names))\n	for i, name := range names {\n		quoted[i] = \"\\\"\" + strings.Map(func(r rune) rune {\n			if r < ' ' || r > '~' || r == '\"' || r == '\\\\' {\n				return '?'\n			}\n			return r\n		}, name) + \"\\\"\"\n	}\n	return \"[\" + strings.Join(quoted, \",\") + \"]\"\n}\n\n// clocks prints what the CPU clock of each process says, in nanoseconds.\nfunc clocks(pids []string) {\n	for _, text := range pids {\n		pid, _ := strconv.Atoi(text)\n		var used syscall.Timespec\n		_, _, errno := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME,\n			uintptr(uint32(^int32(pid)<<3|2)), uintptr(unsafe.Pointer(&used)), 0)\n		if errno == 0 {\n			fmt.Println(text, used.Nano())\n		}\n	}\n}\n\n// place puts this thread, and so the command, on these CPUs and these nodes' memory.\nfunc place(cpus, nodes, huge string) (string, syscall.Errno) {\n	if cpus != \"\" {\n		set := bits(cpus)\n		_, _, errno := syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0,\n			uintptr(8*len(set)), uintptr(unsafe.Pointer(&set[0])))\n		if errno != 0 {\n			return \"cpus\", errno\n		}\n	}\n	if nodes != \"\" {\n		set := bits(nodes)\n		_, _, errno := syscall.RawSyscall(syscall.SYS_SET_MEMPOLICY, mpolBind,\n			uintptr(unsafe.Pointer(&set[0])), uintptr(64*len(set)+1))\n		if errno != 0 {\n			return \"numa\", errno\n		}\n	}\n	if huge == \"never\" {\n		_, _, errno := syscall.RawSyscall6(syscall.SYS_PRCTL, prSetTHPDisable, 1, 0, 0, 0, 0)\n		if errno != 0 {\n			return \"huge-pages\", errno\n		}\n	}\n	return \"\", 0\n}\n\n// bits is a set of numbers such as \"0,1,9\" as the kernel takes it.\nfunc bits(list string) []uint64 {\n	set := make([]uint64, 64)\n	for _, text := range strings.Split(list, \",\") {\n		if n, err := strconv.Atoi(text); err == nil && n/64 < len(set) {\n			set[n/64] |= 1 << (n % 64)\n		}\n	}\n	return set\n}\n\n// wait reaps one child; with kill it ends those that still run first.\nfunc wait(ws *syscall.WaitStatus, ru *syscall.Rusage, kill bool) (int, error) {\n	for {\n		options := 0\n		if kill {\n			options = syscall.WNOHANG\n		}\n		pid, err := syscall.Wait4(-1, ws, options, ru)\n		if err == nil && pid == 0 {\n			killChildren()\n			kill = false\n		} else if err != syscall.EINTR {\n			return pid, err\n		}\n	}\n}\n\nfunc number(in *bufio.Reader) int {\n	n, err := strconv.Atoi(text(in))\n	if err != nil {\n		os.Exit(125)\n	}\n	return n\n}\n\nfunc texts(in *bufio.Reader, n int) []string {\n	list := make([]string, n)\n	for i := range list {\n		list[i] = text(in)\n	}\n	return list\n}\n\nfunc text(in *bufio.Reader) string {\n	s, err := in.ReadString(0)\n	if err != nil {\n		os.Exit(125)\n	}\n	return s[:len(s)-1]\n}\n\n// find looks a program up as execvp(3) does, in the PATH of env.\nfunc find(name string, env []string) (string, error) {\n	if strings.Contains(name, \"/\") {\n		return name, nil\n	}\n	path := \"/bin:/usr/bin\"\n	for _, entry := range env {\n		if value, ok := strings.CutPrefix(entry, \"PATH=\"); ok {\n			path = value\n		}\n	}\n	var failed error = syscall.ENOENT\n	for _, folder := range strings.Split(path, \":\") {\n		if folder == \"\" {\n			folder = \".\"\n		}\n		file := folder + \"/\" + name\n		info, err := os.Stat(file)\n		if err != nil || info.IsDir() {\n			continue\n		}\n		if syscall.Access(file, 1) == nil {\n			return file, nil\n		}\n		failed = syscall.EACCES\n	}\n	return \"\", failed\n}\n\nfunc add(sum, ru *syscall.Rusage) {\n	addTime(&sum.Utime, ru.Utime)\n	addTime(&sum.Stime, ru.Stime)\n	sum.Maxrss = max(sum.Maxrss, ru.Maxrss)\n	sum.Minflt += ru.Minflt\n	sum.Majflt += ru.Majflt\n	sum.Nvcsw += ru.Nvcsw\n	sum.Nivcsw += ru.Nivcsw\n}\n\nfunc addTime(sum *syscall.Timeval, t syscall.Timeval) {\n	us := sum.Nano()/1000 + t.Nano()/1000\n	*sum = syscall.NsecToTimeval(us * 1000)\n}\n\n// killChildren kills every direct child; the children of those become ours as they die.\nfunc killChildren() {\n	for _, pid := range children() {\n		syscall.Kill(pid, syscall.SIGKILL)\n	}\n}\n\n// mostNamed processes that a command left behind are named.\nconst mostNamed = 8\n\n// namesOfChildren says what runs on, a name once.\nfunc namesOfChildren() []string {\n	var names []string\n	for _, pid := range children() {\n		comm, _ := os.ReadFile(\"/proc/\" + strconv.Itoa(pid) + \"/comm\")\n		name := strings.TrimSpace(string(comm))\n		if name != \"\" && !slices.Contains(names, name) && len(names) < mostNamed {\n			names = append(names, name)\n		}\n	}\n	return names\n}\n\n// children are the processes whose parent this one is, but for those that have ended.\nfunc children() []int {\n	var pids []int\n	self := strconv.Itoa(os.Getpid())\n	entries, _ := os.ReadDir(\"/proc\")\n	for _, entry := range entries {\n		pid, err := strconv.Atoi(entry.Name())\n		if err != nil {\n			continue\n		}\n		stat, _ := os.ReadFile(\"/proc/\" + entry.Name() + \"/stat\")\n		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))\n		if len(after) > 1 && after[1] == self && after[0] != \"Z\" {\n			pids = append(pids, pid)\n		}\n	}\n	return pids\n}\n",
		"view.go": "package main\n\n// What a command sees of the machine beside files: devices, /proc, the network and keys; and\n// layers, which are caches that it can write to and that stay as they are.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"runtime\"\n	\"strconv\"\n	\"syscall\"\n	\"unsafe\"\n)\n\nconst (\n	// The same numbers on every architecture, since Linux 5.2.\n	sysFsopen   = 430\n	sysFsconfig = 431\n	sysFsmount  = 432\n\n	fsopenCloexec     = 1\n	fsmountCloexec    = 1\n	fsconfigSetFlag   = 0\n	fsconfigSetString = 1\n	fsconfigCreate    = 6\n\n	keyctlClear         = 7\n	keyctlJoin          = 1\n	keyctlGetPersistent = 22\n	userKeyring         = -4\n	userSessionKeyring  = -5\n	sessionKeyring      = -3\n\n	siocGetFlags = 0x8913\n	siocSetFlags = 0x8914\n)\n\n// devices that a command may open, besides terminals of its own.\nvar devices = []string{\"null\", \"zero\", \"full\", \"random\", \"urandom\"}\n\n// openDevices takes them out before /dev is covered.\nfunc openDevices() ([]tree, error) {\n	var taken []tree\n	for _, name := range devices {\n		path := \"/dev/\" + name\n		if _, err := os.Stat(path); err != nil {\n			continue\n		}\n		file, err := openTree(path)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s: %w\", path, err)\n		}\n		taken = append(taken, tree{path, file})\n	}\n	return taken, nil\n}\n\n// makeDevices puts a /dev in the place of the machine's, with terminals that nobody else has.\nfunc (at *site) makeDevices(taken []tree) error {\n	const flags = syscall.MS_NOSUID | syscall.MS_NOEXEC\n	if err := syscall.Mount(\"tmpfs\", \"/dev\", \"tmpfs\", flags, \"mode=755,size=64k\"); err != nil {\n		return err\n	}\n	for _, one := range taken {\n		if err := os.WriteFile(one.path, nil, 0o666); err != nil {\n			return err\n		}\n		if err := at.attach(one); err != nil {\n			return err\n		}\n	}\n	links := map[string]string{\n		\"fd\": \"/proc/self/fd\", \"stdin\": \"/proc/self/fd/0\", \"stdout\": \"/proc/self/fd/1\",\n		\"stderr\": \"/proc/self/fd/2\", \"ptmx\": \"pts/ptmx\",\n	}\n	for name, to := range links {\n		if err := os.Symlink(to, \"/dev/\"+name); err != nil {\n			return err\n		}\n	}\n	for _, name := range []string{\"pts\", \"shm\"} {\n		if err := os.Mkdir(\"/dev/\"+name, 0o755); err != nil {\n			return err\n		}\n	}\n	const terminals = \"newinstance,ptmxmode=0666,mode=620\"\n	if err := syscall.Mount(\"devpts\", \"/dev/pts\", \"devpts\", flags, terminals); err != nil {\n		return fmt.Errorf(\"pts: %w\", err)\n	}\n	const shared = syscall.MS_NOSUID | syscall.MS_NODEV\n	if err := syscall.Mount(\"tmpfs\", \"/dev/shm\", \"tmpfs\", shared, \"mode=1777\"); err != nil {\n		return fmt.Errorf(\"shm: %w\", err)\n	}\n	return syscall.Mount(\"\", \"/dev\", \"\", flags|syscall.MS_REMOUNT|syscall.MS_BIND|syscall.MS_RDONLY, \"\")\n}\n\n// What container runtimes hide of /proc, and what of it they make read-only.\nvar (\n	hiddenOfProc = []string{\"acpi\", \"asound\", \"interrupts\", \"kcore\", \"keys\", \"latency_stats\",\n		\"sched_debug\", \"scsi\", \"timer_list\", \"timer_stats\"}\n	fixedOfProc = []string{\"bus\", \"fs\", \"irq\", \"sys\", \"sysrq-trigger\"}\n)\n\n// makeProc puts a /proc there that has the command's own processes, and of the kernel no more than\n// what changes nothing and tells nothing of others.\nfunc makeProc() error {\n	const flags = syscall.MS_NOSUID | syscall.MS_NODEV | syscall.MS_NOEXEC\n	if err := syscall.Mount(\"proc\", \"/proc\", \"proc\", flags, \"\"); err != nil {\n		return fmt.Errorf(\"/proc: %w\", err)\n	}\n	for _, name := range fixedOfProc {\n		path := \"/proc/\" + name\n		if err := fix(path); err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", path, err)\n		}\n	}\n	for _, name := range hiddenOfProc {\n		path := \"/proc/\" + name\n		if err := hide(path); err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", path, err)\n		}\n	}\n	return nil\n}\n\n// fix makes a path read-only.\nfunc fix(path string) error {\n	if err := syscall.Mount(path, path, \"\", syscall.MS_BIND|syscall.MS_REC, \"\"); err != nil {\n		return err\n	}\n	return setMount(-100, path, attrReadOnly|attrNoSuid, 0, -1)\n}\n\n// hide puts nothing in the place of a file or a folder.\nfunc hide(path string) error {\n	if isFolder(path) {\n		return syscall.Mount(\"tmpfs\", path, \"tmpfs\", syscall.MS_RDONLY|syscall.MS_NOSUID, \"size=4k\")\n	}\n	return syscall.Mount(\"/dev/null\", path, \"\", syscall.MS_BIND, \"\")\n}\n\n// openMasks takes out as many empty files as there are masked ones.\nfunc (at *site) openMasks() ([]tree, error) {\n	var masks []tree\n	for _, path := range at.masked {\n		if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {\n			continue\n		}\n		file, err := openTree(\"/dev/null\")\n		if err != nil {\n			return nil, err\n		}\n		masks = append(masks, tree{path, file})\n	}\n	return masks, nil\n}\n\n// openLayers makes the file systems in which a cache is there, and what is written is elsewhere.\n// Where the kernel has none such (users on layers can be swapped since Linux 5.19), the folder is\n// not there: what would fill it does so in the command's own home.\nfunc (at *site) openLayers() ([]tree, error) {\n	if at.kept == \"\" || at.hasOwnUser && at.maps < 0 {\n		return nil, nil\n	}\n	var layers []tree\n	for index, path := range at.layers {\n		if !isFolder(path) {\n			continue\n		}\n		name := \"/\" + strconv.Itoa(index)\n		file, err := at.openLayer(path, at.kept+name, at.below+name+\"/both/upper\")\n		if err != nil {\n			return nil, fmt.Errorf(\"a layer over %s: %w\", path, err)\n		}\n		layers = append(layers, tree{path, file})\n	}\n	return layers, nil\n}\n\n// openLayer gives a detached mount of the folder with what is written to it in `kept`; what is in\n// `below`, if that is there, comes between the two.\nfunc (at *site) openLayer(path, kept, below string) (int, error) {\n	lower, middle, both := kept+\"/lower\", kept+\"/middle\", kept+\"/both\"\n	err := at.asMaker(func() error {\n		for _, folder := range []string{lower, middle, both + \"/upper\", both + \"/work\"} {\n			if err := os.MkdirAll(folder, 0o755); err != nil {\n				return err\n			}\n		}\n		return nil\n	})\n	if err != nil {\n		return -1, err\n	}\n	// The layers are named by path, so they have to be somewhere until the mount is made.\n	shown := [][2]string{{path, lower}, {both, both}}\n	lowers := lower\n	if isFolder(below) {\n		shown = append(shown, [2]string{below, middle})\n		lowers = middle + \":\" + lower\n	}\n	for _, one := range shown {\n		taken, err := at.open(one[0], one[1], one[1] == both)\n		if err == nil {\n			err = at.attach(taken)\n		}\n		if err != nil {\n			return -1, err\n		}\n		defer syscall.Unmount(one[1], syscall.MNT_DETACH)\n	}\n	options := [][2]string{\n		{\"lowerdir\", lowers}, {\"upperdir\", both + \"/upper\"}, {\"workdir\", both + \"/work\"},\n	}\n	flags := []string{}\n	if at.kind == \"user\" {\n		flags = append(flags, \"userxattr\")\n	} else {\n		// A file whose time is set anew is not copied for it.\n		options = append(options, [2]string{\"metacopy\", \"on\"})\n	}\n	return makeFileSystem(\"overlay\", options, flags)\n}\n\nfunc makeFileSystem(kind string, options [][2]string, flags []string) (int, error) {\n	name, _ := syscall.BytePtrFromString(kind)\n	context, _, errno := syscall.RawSyscall(sysFsopen, uintptr(unsafe.Pointer(name)), fsopenCloexec, 0)\n	if errno != 0 {\n		return -1, errno\n	}\n	defer syscall.Close(int(context))\n	configure := func(command uintptr, key, value string) error {\n		var keyText, valueText *byte\n		if key != \"\" {\n			keyText, _ = syscall.BytePtrFromString(key)\n		}\n		if value != \"\" {\n			valueText, _ = syscall.BytePtrFromString(value)\n		}\n		_, _, errno := syscall.RawSyscall6(sysFsconfig, context, command,\n			uintptr(unsafe.Pointer(keyText)), uintptr(unsafe.Pointer(valueText)), 0, 0)\n		runtime.KeepAlive(keyText)\n		runtime.KeepAlive(valueText)\n		if errno != 0 {\n			return fmt.Errorf(\"%s: %w\", key, errno)\n		}\n		return nil\n	}\n	for _, one := range options {\n		if err := configure(fsconfigSetString, one[0], one[1]); err != nil {\n			return -1, err\n		}\n	}\n	for _, one := range flags {\n		if err := configure(fsconfigSetFlag, one, \"\"); err != nil {\n			return -1, err\n		}\n	}\n	if err := configure(fsconfigCreate, \"\", \"\"); err != nil {\n		return -1, err\n	}\n	file, _, errno := syscall.RawSyscall(sysFsmount, context, fsmountCloexec, attrNoSuid|attrNoDev)\n	if errno != 0 {\n		return -1, errno\n	}\n	return int(file), nil\n}\n\n// goOffline leaves this thread, and so the command, a network with nothing but loopback.\nfunc goOffline() error {\n	if err := syscall.Unshare(syscall.CLONE_NEWNET); err != nil {\n		return err\n	}\n	socket, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_DGRAM|syscall.SOCK_CLOEXEC, 0)\n	if err != nil {\n		return err\n	}\n	defer syscall.Close(socket)\n	var request struct {\n		name  [16]byte\n		flags uint16\n		_     [22]byte\n	}\n	copy(request.name[:], \"lo\")\n	for _, call := range []uintptr{siocGetFlags, siocSetFlags} {\n		_, _, errno := syscall.RawSyscall(syscall.SYS_IOCTL, uintptr(socket), call,\n			uintptr(unsafe.Pointer(&request)))\n		if errno != 0 {\n			return errno\n		}\n		request.flags |= syscall.IFF_UP\n	}\n	return nil\n}\n\n// forgetKeys gives the command a session keyring of its own, and empties those that the kernel\n// keeps for its user, who is the same in the next command.\nfunc (asked *walls) forgetKeys(uid, gid int) error {\n	keyctl := func(do int, first, second int) (uintptr, syscall.Errno) {\n		key, _, errno := syscall.RawSyscall(syscall.SYS_KEYCTL, uintptr(do), uintptr(first),\n			uintptr(second))\n		return key, errno\n	}\n	become := func(call, id uintptr) error {\n		const keep = ^uintptr(0)\n		if _, _, errno := syscall.RawSyscall(call, id, id, keep); errno != 0 {\n			return errno\n		}\n		return nil\n	}\n	isOther := os.Getuid() == 0 && uid != 0\n	if isOther {\n		if err := become(syscall.SYS_SETRESGID, uintptr(gid)); err != nil {\n			return err\n		}\n		if err := become(syscall.SYS_SETRESUID, uintptr(uid)); err != nil {\n			return err\n		}\n	}\n	keyctl(keyctlJoin, 0, 0)\n	if isOther {\n		// gcbench's own keys are none of the command's, and not to be cleared.\n		keyctl(keyctlClear, userKeyring, 0)\n		keyctl(keyctlClear, userSessionKeyring, 0)\n		if lasting, errno := keyctl(keyctlGetPersistent, -1, sessionKeyring); errno == 0 {\n			keyctl(keyctlClear, int(lasting), 0)\n		}\n		keyctl(keyctlJoin, 0, 0)\n		if err := become(syscall.SYS_SETRESUID, 0); err != nil {\n			return err\n		}\n		return become(syscall.SYS_SETRESGID, 0)\n	}\n	return nil\n}\n",
		"walls.go": "package main\n\n// Walls around a command. Called as\n//\n//	launcher bare             the command gets no new privileges\n//	launcher user             besides, it has a user of its own; takes root\n//	launcher enclose root     the command has namespaces of its own; takes CAP_SYS_ADMIN\n//	launcher enclose user     the same inside of a user namespace; takes nobody's permission\n//	launcher supervise FILE   as root: does `enclose root` for whoever connects to the socket FILE\n//	                          and is the user that SUDO_UID names, until its standard input ends\n//	launcher relay FILE       hands its descriptors to that supervisor, and waits\n//\n// Namespaces are made anew for each command, of processes, mounts and IPC, and of the network where\n// it has none. The first process in them (`inside`) is this program again. It makes everything\n// read-only but what the walls name, puts empty folders in the place of what is covered, and is the\n// parent of all that follows: the kernel ends whatever is in there when it ends. view.go has what\n// the command sees in /dev and /proc, and the layers over caches.\n//\n// It has no libc, hence the numbers: open_tree(2), move_mount(2), mount_setattr(2), which every\n// architecture has under the same ones since Linux 5.12.\n\nimport (\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"slices\"\n	\"sort\"\n	\"strconv\"\n	\"strings\"\n	\"syscall\"\n	\"unsafe\"\n)\n\nconst (\n	sysOpenTree     = 428\n	sysMoveMount    = 429\n	sysMountSetattr = 442\n\n	openTreeClone      = 1\n	atRecursive        = 0x8000\n	atEmptyPath        = 0x1000\n	moveMountEmptyPath = 4\n\n	attrReadOnly = 1\n	attrNoSuid   = 2\n	attrNoDev    = 4\n	attrIdmap    = 0x100000\n\n	prSetDumpable   = 4\n	prCapbsetDrop   = 24\n	prSetNoNewPrivs = 38\n	prCapAmbient    = 47\n	ambientClearAll = 4\n\n	capDacOverride = 1\n	capSetpcap     = 8\n	capNetAdmin    = 12\n	capSysAdmin    = 21\n\n	// /etc/resolv.conf can be a link to there.\n	resolver = \"/run/systemd/resolve\"\n\n	// No account of any distribution has this number, nor does systemd hand it out to services. The\n	// next ones are those of other arms, where users are all that keeps arms apart.\n	ownID   = 65520\n	mostIDs = 13\n)\n\n// walls are what a command is w to be enclosed in, one text `KEY=VALUE` for each part.\ntype walls struct {\n	// Whether it has a user of its own, not the one that gcbench runs as; which one without\n	// namespaces.\n	hasOwnUser bool\n	user       int\n	// Whether that user is all that keeps its arm from others.\n	isAlone bool\n	// Whether it has no network but a loopback device of its own.\n	isOffline bool\n	// gcbench's user and group.\n	owner, ownerGroup int\n	// Where the command starts, '': where the launcher was started.\n	folder string\n	// Folder that is made for the command's own /tmp and the like.\n	private string\n	// Folders that are empty inside but for what the last two name; its home, and where it makes\n	// temporary files.\n	covered         []string\n	home, temporary string\n	// Folders that are there inside, and those that can be written to.\n	readable, writable []string\n	// Files that are empty inside.\n	masked []string\n	// Folders that can be written to inside, which changes nothing outside: what is written is in\n	// the folder `kept`, one for each of them, for the next command that names it.\n	// What `below` has of the same kind is there too.\n	layers      []string\n	kept, below string\n	// As whom it starts; nil: as whoever starts it.\n	credential *syscall.Credential\n}\n\nfunc readWalls(parts []string) *walls {\n	w := &walls{owner: os.Getuid(), ownerGroup: os.Getgid(), hasOwnUser: true, user: ownID}\n	for _, part := range parts {\n		key, value, _ := strings.Cut(part, \"=\")\n		switch key {\n		case \"user\":\n			number, _ := strconv.Atoi(value)\n			w.user = ownID + number%mostIDs\n		case \"network\":\n			w.isOffline = value == \"own\"\n		case \"folder\":\n			w.folder = value\n		case \"private\":\n			w.private = value\n		case \"temporary\":\n			w.temporary = value\n		case \"home\":\n			w.home = value\n		case \"cover\":\n			w.covered = append(w.covered, value)\n		case \"read\":\n			w.readable = append(w.readable, value)\n		case \"write\":\n			w.writable = append(w.writable, value)\n		case \"mask\":\n			w.masked = append(w.masked, value)\n		case \"layer\":\n			w.layers = append(w.layers, value)\n		case \"below\":\n			w.below = value\n		case \"kept\":\n			w.kept = value\n		}\n	}\n	return w\n}\n\nfunc prctl(option, first, second uintptr) {\n	syscall.RawSyscall6(syscall.SYS_PRCTL, option, first, second, 0, 0, 0)\n}\n\nfunc credentialOf(uid, gid int) *syscall.Credential {\n	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid), Groups: []uint32{}}\n}\n\n// lower takes rights from the command where it has no namespaces. A folder that it may write to is\n// its user's alone: those of other arms cannot even read it.\nfunc lower(w *walls, mode string) error {\n	if mode == \"user\" {\n		w.isAlone = true\n		if err := w.giveAway(); err != nil {\n			return err\n		}\n		w.credential = credentialOf(w.user, w.user)\n		if err := w.forgetKeys(w.user, w.user); err != nil {\n			return err\n		}\n	}\n	prctl(prSetNoNewPrivs, 1, 0)\n	return nil\n}\n\n// giveAway makes the folder and all in it the user's, unless the folder is already.\nfunc giveAway(folder string, id int) error {\n	var info syscall.Stat_t\n	if err := syscall.Stat(folder, &info); err != nil || int(info.Uid) == id {\n		return err\n	}\n	return filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		return os.Lchown(path, id, id)\n	})\n}\n\n// enclose starts `inside` in new namespaces, and ends with it.\nfunc enclose(kind string) {\n	var maps *os.File\n	if kind == \"root\" {\n		maps = swapped(os.Getuid(), os.Getgid())\n	}\n	pid, err := startInside(kind, []uintptr{0, 1, 2, 3}, maps)\n	if err != nil {\n		fmt.Fprintf(os.NewFile(3, \"control\"), \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\",\n			int(errnoOf(err)), \"new namespaces: \"+err.Error())\n		os.Exit(125)\n	}\n	syscall.Write(3, []byte(\"{\\\"pid\\\":\"+strconv.Itoa(pid)+\"}\\n\"))\n	var status syscall.WaitStatus\n	for {\n		done, err := syscall.Wait4(-1, &status, 0, nil)\n		if done == pid || err != nil && err != syscall.EINTR {\n			break\n		}\n	}\n	os.Exit(status.ExitStatus() & 255)\n}\n\n// startInside starts this program as the first process of new namespaces; `maps`, if it is not\n// nil, is handed on as descriptor 4, with the number of gcbench's user as arguments.\nfunc startInside(kind string, files []uintptr, maps *os.File, owner ...string) (int, error) {\n	sys := &syscall.SysProcAttr{\n		Cloneflags: syscall.CLONE_NEWPID | syscall.CLONE_NEWNS | syscall.CLONE_NEWIPC,\n		Pdeathsig:  syscall.SIGKILL,\n		Setpgid:    len(owner) > 0,\n	}\n	if kind == \"user\" {\n		uid, gid := os.Getuid(), os.Getgid()\n		sys.Cloneflags |= syscall.CLONE_NEWUSER\n		sys.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: uid, Size: 1}}\n		sys.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: gid, Size: 1}}\n		sys.AmbientCaps = []uintptr{capSysAdmin, capSetpcap, capNetAdmin, capDacOverride}\n	}\n	if maps != nil {\n		files = append(files, maps.Fd())\n	}\n	argv := append([]string{\"launcher\", \"inside\", kind}, owner...)\n	return syscall.ForkExec(\"/proc/self/exe\", argv, &syscall.ProcAttr{Files: files, Sys: sys})\n}\n\n// swapped is a user namespace in which gcbench's user and the command's own stand for each other:\n// what the one has on disk is the other's inside, so nothing has to change hands. Nil: it cannot\n// be had.\nfunc swapped(uid, gid int) *os.File {\n	pid, err := syscall.ForkExec(\"/proc/self/exe\", []string{\"launcher\", \"hold\"}, &syscall.ProcAttr{\n		Sys: &syscall.SysProcAttr{\n			Cloneflags:                 syscall.CLONE_NEWUSER,\n			UidMappings:                swap(uid),\n			GidMappings:                swap(gid),\n			GidMappingsEnableSetgroups: true,\n			Pdeathsig:                  syscall.SIGKILL,\n		},\n	})\n	if err != nil {\n		return nil\n	}\n	file, err := os.Open(\"/proc/\" + strconv.Itoa(pid) + \"/ns/user\")\n	syscall.Kill(pid, syscall.SIGKILL)\n	syscall.Wait4(pid, nil, 0, nil)\n	if err != nil {\n		return nil\n	}\n	return file\n}\n\nfunc swap(id int) []syscall.SysProcIDMap {\n	const end = 1<<31 - 1\n	same := func(from, to int) syscall.SysProcIDMap {\n		return syscall.SysProcIDMap{ContainerID: from, HostID: from, Size: to - from}\n	}\n	low, high := min(id, ownID), max(id, ownID)\n	all := []syscall.SysProcIDMap{\n		same(0, low), {ContainerID: low, HostID: high, Size: 1}, same(low+1, high),\n		{ContainerID: high, HostID: low, Size: 1}, same(high+1, end),\n	}\n	kept := all[:0]\n	for _, one := range all {\n		if one.Size > 0 {\n			kept = append(kept, one)\n		}\n	}\n	return kept\n}\n\n// raise builds the walls from the inside; what it needed for that it gives up at the end.\nfunc raise(w *walls, kind string) error {\n	prctl(prSetDumpable, 0, 0)\n	if len(os.Args) > 4 {\n		w.owner, _ = strconv.Atoi(os.Args[3])\n		w.ownerGroup, _ = strconv.Atoi(os.Args[4])\n	}\n	if kind == \"user\" || w.owner == ownID {\n		w.hasOwnUser = false\n	}\n	at := &site{walls: w, maps: -1, kind: kind}\n	w.user = ownID\n	if err := at.chooseUser(); err != nil {\n		return err\n	}\n	if err := at.mounts(); err != nil {\n		return err\n	}\n	if w.isOffline {\n		if err := goOffline(); err != nil {\n			return fmt.Errorf(\"a network of its own: %w\", err)\n		}\n	}\n	uid, gid := w.owner, w.ownerGroup\n	if w.hasOwnUser {\n		uid, gid = ownID, ownID\n	}\n	if kind == \"root\" {\n		w.credential = credentialOf(uid, gid)\n	}\n	if err := w.forgetKeys(uid, gid); err != nil {\n		return err\n	}\n	dropRights(kind == \"user\")\n	return nil\n}\n\n// site is where the walls are built.\ntype site struct {\n	*walls\n	kind string\n	// Descriptor of the user namespace that swaps users on mounts; -1: files change hands instead.\n	maps int\n}\n\n// chooseUser says how a command of another user comes to what is gcbench's: by mounts that swap\n// the two, else the files change hands, which only root can undo.\nfunc (at *site) chooseUser() error {\n	if !at.hasOwnUser {\n		return nil\n	}\n	if at.canSwap() {\n		at.maps = 4\n		return nil\n	}\n	if at.owner != 0 {\n		at.hasOwnUser = false\n		return nil\n	}\n	return at.giveAway()\n}\n\n// giveAway makes what may be written to in gcbench's temporary folder the command's own, so that\n// it needs no more. Only root can take it back, so only where gcbench is root.\nfunc (w *walls) giveAway() error {\n	ours := filepath.Dir(w.private)\n	if err := os.Chmod(ours, 0o711); err != nil {\n		return err\n	}\n	for _, folder := range w.writable {\n		if !strings.HasPrefix(folder, ours+\"/\") {\n			continue // Somebody's.\n		}\n		err := giveAway(folder, w.user)\n		if err == nil && w.isAlone {\n			err = os.Chmod(folder, 0o700)\n		}\n		if err != nil && !errors.Is(err, os.ErrNotExist) {\n			return fmt.Errorf(\"%s: %w\", folder, err)\n		}\n	}\n	return nil\n}\n\nfunc (at *site) canSwap() bool {\n	tree, err := openTree(filepath.Dir(at.private))\n	if err != nil {\n		return false\n	}\n	defer syscall.Close(tree)\n	return setMount(tree, \"\", attrIdmap, 0, 4) == nil\n}\n\n// mounts makes the view that the command has of the machine's files.\nfunc (at *site) mounts() error {\n	if err := syscall.Mount(\"\", \"/\", \"\", syscall.MS_REC|syscall.MS_SLAVE, \"\"); err != nil {\n		return fmt.Errorf(\"mounts of its own: %w\", err)\n	}\n	shown, err := at.openShown()\n	if err != nil {\n		return err\n	}\n	covers, err := at.openCovers()\n	if err != nil {\n		return err\n	}\n	accounts, err := at.openAccounts()\n	if err != nil {\n		return err\n	}\n	layers, err := at.openLayers()\n	if err != nil {\n		return err\n	}\n	devices, err := openDevices()\n	if err != nil {\n		return err\n	}\n	masks, err := at.openMasks()\n	if err != nil {\n		return err\n	}\n	if err := setMount(-100, \"/\", attrReadOnly|attrNoSuid, 0, -1); err != nil {\n		return fmt.Errorf(\"read-only files: %w\", err)\n	}\n	// What lies deeper comes later: a cover can be inside of what is shown.\n	all := slices.Concat(covers, shown, layers, accounts, masks)\n	sort.SliceStable(all, func(i, j int) bool { return len(all[i].path) < len(all[j].path) })\n	for _, one := range all {\n		if err := at.attach(one); err != nil {\n			return fmt.Errorf(\"%s: %w\", one.path, err)\n		}\n	}\n	if err := at.makeDevices(devices); err != nil {\n		return fmt.Errorf(\"/dev: %w\", err)\n	}\n	return makeProc()\n}\n\n// tree is a part of the file system that is taken out to be put back at `path`.\ntype tree struct {\n	path string\n	file int\n}\n\n// openShown takes out what is there inside.\nfunc (at *site) openShown() ([]tree, error) {\n	writable := map[string]bool{}\n	for _, path := range at.writable {\n		writable[path] = true\n	}\n	paths := append(append([]string{resolver}, at.readable...), at.writable...)\n	var shown []tree\n	for _, path := range foldersIn(paths) {\n		one, err := at.open(path, path, writable[path])\n		if err != nil {\n			return nil, err\n		}\n		shown = append(shown, one)\n	}\n	return shown, nil\n}\n\n// openAccounts takes out a list of accounts in which the command's user has a name: there are\n// programs that do not start for a user without one.\nfunc (at *site) openAccounts() ([]tree, error) {\n	known, err := os.ReadFile(\"/etc/passwd\")\n	if err != nil || !at.hasOwnUser {\n		return nil, nil\n	}\n	file := at.private + \"/passwd\"\n	line := fmt.Sprintf(\"gcbench:x:%d:%d::%s:/bin/sh\\n\", ownID, ownID, at.home)\n	text := append(append(known, '\\n'), line...)\n	err = at.asMaker(func() error { return os.WriteFile(file, text, 0o644) })\n	if err != nil {\n		return nil, fmt.Errorf(\"%s: %w\", file, err)\n	}\n	one, err := at.open(file, \"/etc/passwd\", false)\n	return []tree{one}, err\n}\n\n// openCovers makes the command's private folders and takes them out, to be put over others.\nfunc (at *site) openCovers() ([]tree, error) {\n	covers := append([]string{\"/tmp\", \"/var/tmp\", \"/run\", at.temporary}, at.covered...)\n	covers = append(covers, at.closed(covers)...)\n	var taken []tree\n	for _, path := range foldersIn(covers) {\n		name, mode := \"none\", uint32(0o755)\n		switch path {\n		case \"/tmp\", \"/var/tmp\", at.temporary:\n			name, mode = \"tmp\", 0o1777\n		case \"/run\":\n			name = \"run\"\n		case at.home:\n			name = \"home\"\n		}\n		folder := at.private + \"/\" + name\n		if err := at.makeFolder(folder, mode); err != nil {\n			return nil, err\n		}\n		if err := at.makeWay(folder, path); err != nil {\n			return nil, err\n		}\n		one, err := at.open(folder, path, name != \"none\")\n		if err != nil {\n			return nil, err\n		}\n		taken = append(taken, one)\n	}\n	return taken, nil\n}\n\n// inside is what the command has of the machine's folders.\nfunc (at *site) inside() []string {\n	return slices.Concat(at.readable, at.writable, at.layers)\n}\n\n// closed are folders that the command's user may not enter, above one that is there inside. They\n// are covered as well, since the way leads through them.\nfunc (at *site) closed(covers []string) []string {\n	var found []string\n	for _, path := range at.inside() {\n		for end := 1; at.hasOwnUser && end < len(path); end++ {\n			above := path[:end]\n			if path[end] != '/' || slices.Contains(covers, above) {\n				continue\n			}\n			if isBelowAny(above, at.inside()) || isBelowAny(above, covers) {\n				break\n			}\n			info, err := os.Stat(above)\n			if err == nil && info.Mode().Perm()&1 == 0 && !slices.Contains(found, above) {\n				found = append(found, above)\n				break\n			}\n		}\n	}\n	return found\n}\n\nfunc isBelowAny(path string, folders []string) bool {\n	return slices.ContainsFunc(folders, func(folder string) bool {\n		return path == folder || folder != \"\" && strings.HasPrefix(path, folder+\"/\")\n	})\n}\n\n// asMaker does something as the user who shall own it on disk: gcbench's, who will remove it.\nfunc (at *site) asMaker(do func() error) error {\n	if at.hasOwnUser && at.maps < 0 {\n		return do() // As root, who gives it away with the rest.\n	}\n	return asUser(at.owner, at.ownerGroup, do)\n}\n\n// asCoverer does something in a cover that is there already, as the user who owns what is in it.\nfunc (at *site) asCoverer(do func() error) error {\n	if at.hasOwnUser && at.maps >= 0 {\n		return asUser(ownID, ownID, do)\n	}\n	return at.asMaker(do)\n}\n\n// makeFolder makes one of the command's private folders.\nfunc (at *site) makeFolder(folder string, mode uint32) error {\n	return at.asMaker(func() error {\n		for _, path := range []string{at.private, folder} {\n			err := syscall.Mkdir(path, 0o755)\n			if err != nil && err != syscall.EEXIST {\n				return fmt.Errorf(\"%s: %w\", path, err)\n			}\n		}\n		if at.hasOwnUser && at.maps < 0 {\n			if err := os.Chown(folder, ownID, ownID); err != nil {\n				return err\n			}\n		}\n		return syscall.Chmod(folder, mode)\n	})\n}\n\n// makeWay makes folders in what covers `path`, at which what is shown below it is put back: a\n// cover cannot be written to once it is there, and a runner's temporary folder has ours inside.\nfunc (at *site) makeWay(folder, path string) error {\n	return at.asMaker(func() error {\n		for _, shown := range at.inside() {\n			if !strings.HasPrefix(shown, path+\"/\") || !isFolder(shown) {\n				continue\n			}\n			if err := os.MkdirAll(folder+shown[len(path):], 0o755); err != nil {\n				return err\n			}\n		}\n		return nil\n	})\n}\n\n// asUser does something to files with a user's rights; this thread alone, which is the only one\n// that runs Go code here.\nfunc asUser(uid, gid int, do func() error) error {\n	if os.Getuid() != 0 {\n		return do()\n	}\n	syscall.RawSyscall(syscall.SYS_SETFSGID, uintptr(gid), 0, 0)\n	syscall.RawSyscall(syscall.SYS_SETFSUID, uintptr(uid), 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSGID, 0, 0, 0)\n	defer syscall.RawSyscall(syscall.SYS_SETFSUID, 0, 0, 0)\n	return do()\n}\n\n// open takes out what is at `from`.\nfunc (at *site) open(from, path string, isWritable bool) (tree, error) {\n	file, err := openTree(from)\n	if err == nil {\n		set, clear := uint64(attrNoSuid), uint64(0)\n		if isWritable {\n			clear = attrReadOnly\n		} else {\n			set |= attrReadOnly\n		}\n		err = setMount(file, \"\", set, clear, -1)\n	}\n	if err == nil && at.maps >= 0 {\n		// A file system below that cannot be swapped is there as it is.\n		setMount(file, \"\", attrIdmap, 0, at.maps)\n	}\n	if err != nil {\n		return tree{}, fmt.Errorf(\"%s: %w\", from, err)\n	}\n	return tree{path, file}, nil\n}\n\n// attach puts it back; where it has been covered, a folder for it is made first.\nfunc (at *site) attach(one tree) error {\n	defer syscall.Close(one.file)\n	if _, err := os.Stat(one.path); err != nil {\n		if err := at.asCoverer(func() error { return os.MkdirAll(one.path, 0o755) }); err != nil {\n			return err\n		}\n	}\n	empty, _ := syscall.BytePtrFromString(\"\")\n	to, err := syscall.BytePtrFromString(one.path)\n	if err != nil {\n		return err\n	}\n	cwd := -100\n	_, _, errno := syscall.RawSyscall6(sysMoveMount, uintptr(one.file),\n		uintptr(unsafe.Pointer(empty)), uintptr(cwd), uintptr(unsafe.Pointer(to)),\n		moveMountEmptyPath, 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\nfunc openTree(path string) (int, error) {\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return -1, err\n	}\n	cwd := -100\n	file, _, errno := syscall.RawSyscall(sysOpenTree, uintptr(cwd), uintptr(unsafe.Pointer(name)),\n		openTreeClone|syscall.O_CLOEXEC|atRecursive)\n	if errno != 0 {\n		return -1, errno\n	}\n	return int(file), nil\n}\n\n// setMount changes a mount and all below it; maps: -1, or the descriptor of a user namespace.\nfunc setMount(file int, path string, set, clear uint64, maps int) error {\n	attr := struct{ set, clear, propagation, maps uint64 }{set: set, clear: clear}\n	if maps >= 0 {\n		attr.maps = uint64(maps)\n	}\n	name, err := syscall.BytePtrFromString(path)\n	if err != nil {\n		return err\n	}\n	_, _, errno := syscall.RawSyscall6(sysMountSetattr, uintptr(file),\n		uintptr(unsafe.Pointer(name)), atRecursive|atEmptyPath, uintptr(unsafe.Pointer(&attr)),\n		unsafe.Sizeof(attr), 0)\n	if errno != 0 {\n		return errno\n	}\n	return nil\n}\n\n// dropRights takes every right to more from this thread, which the command inherits.\nfunc dropRights(inUserNamespace bool) {\n	for right := uintptr(0); right < 64; right++ {\n		prctl(prCapbsetDrop, right, 0)\n	}\n	prctl(prCapAmbient, ambientClearAll, 0)\n	prctl(prSetNoNewPrivs, 1, 0)\n	if !inUserNamespace {\n		return // The rest goes with the change of user, or within the bounds at the command's start.\n	}\n	header := struct {\n		version uint32\n		pid     int32\n	}{version: 0x20080522}\n	var none [6]uint32\n	syscall.RawSyscall(syscall.SYS_CAPSET, uintptr(unsafe.Pointer(&header)),\n		uintptr(unsafe.Pointer(&none)), 0)\n}\n\n// foldersIn gives each folder among the paths once, those above before those below.\nfunc foldersIn(paths []string) []string {\n	sort.Slice(paths, func(i, j int) bool { return len(paths[i]) < len(paths[j]) })\n	var folders []string\n	known := map[string]bool{}\n	for _, path := range paths {\n		if !known[path] && isFolder(path) {\n			folders = append(folders, path)\n		}\n		known[path] = true\n	}\n	return folders\n}\n\nfunc isFolder(path string) bool {\n	info, err := os.Stat(path)\n	return err == nil && info.IsDir()\n}\n",
		"supervisor.go": "package main\n\n// A root process that makes namespaces for one user's commands. It is started once by sudo, since\n// that closes descriptors and takes longer than the rest together. A command's own launcher\n// (`relay`) hands over its descriptors and then only waits: when either side is gone, so is the\n// command.\n\nimport (\n	\"fmt\"\n	\"net\"\n	\"os\"\n	\"os/signal\"\n	\"path/filepath\"\n	\"runtime\"\n	\"strconv\"\n	\"syscall\"\n)\n\n// handed are the descriptors of a relay: its standard ones, and the socket to gcbench.\nconst handed = 4\n\n// supervise serves the socket until gcbench, at the other end of standard input, is gone.\nfunc supervise(path string) {\n	uid, err := strconv.Atoi(os.Getenv(\"SUDO_UID\"))\n	gid, err2 := strconv.Atoi(os.Getenv(\"SUDO_GID\"))\n	if err != nil || err2 != nil || os.Getuid() != 0 {\n		fmt.Println(\"not started by sudo\")\n		os.Exit(125)\n	}\n	listener, err := net.ListenUnix(\"unix\", &net.UnixAddr{Name: path, Net: \"unix\"})\n	if err == nil {\n		err = os.Chown(path, uid, gid)\n	}\n	if err != nil {\n		fmt.Println(err)\n		os.Exit(125)\n	}\n	maps := swapped(uid, gid)\n	fmt.Println(\"ready\")\n	go func() {\n		// Everything inside dies with this process.\n		var byte [1]byte\n		os.Stdin.Read(byte[:])\n		os.Remove(path)\n		os.Remove(filepath.Dir(path))\n		os.Exit(0)\n	}()\n	// One thread starts them all: the death of the one that forked is what ends a child.\n	for {\n		socket, err := listener.AcceptUnix()\n		if err != nil {\n			continue\n		}\n		if !isPeer(socket, uid) {\n			socket.Close()\n			continue\n		}\n		begun := take(socket)\n		if begun == nil {\n			socket.Close()\n			continue\n		}\n		pid, err := startInside(\"root\", begun, maps, strconv.Itoa(uid), strconv.Itoa(gid))\n		if err == nil {\n			syscall.Write(int(begun[3]), []byte(\"{\\\"pid\\\":\"+strconv.Itoa(pid)+\"}\\n\"))\n			go await(socket, pid)\n		} else {\n			socket.Close()\n		}\n		for _, file := range begun {\n			syscall.Close(int(file))\n		}\n	}\n}\n\nfunc isPeer(socket *net.UnixConn, uid int) bool {\n	raw, err := socket.SyscallConn()\n	if err != nil {\n		return false\n	}\n	is := false\n	raw.Control(func(file uintptr) {\n		who, err := syscall.GetsockoptUcred(int(file), syscall.SOL_SOCKET, syscall.SO_PEERCRED)\n		is = err == nil && int(who.Uid) == uid\n	})\n	return is\n}\n\n// take gets the descriptors that a relay hands over; nil: it handed over something else.\nfunc take(socket *net.UnixConn) []uintptr {\n	control := make([]byte, syscall.CmsgSpace(4*handed))\n	_, n, _, _, err := socket.ReadMsgUnix(make([]byte, 1), control)\n	if err != nil {\n		return nil\n	}\n	messages, err := syscall.ParseSocketControlMessage(control[:n])\n	if err != nil || len(messages) != 1 {\n		return nil\n	}\n	files, err := syscall.ParseUnixRights(&messages[0])\n	if err != nil || len(files) != handed {\n		return nil\n	}\n	var taken []uintptr\n	for _, file := range files {\n		syscall.CloseOnExec(file)\n		taken = append(taken, uintptr(file))\n	}\n	return taken\n}\n\n// await ends the relay with the command, and the command with the relay. Each byte that comes is\n// a signal for the command's group.\nfunc await(socket *net.UnixConn, pid int) {\n	go func() {\n		var byte [1]byte\n		for {\n			if n, err := socket.Read(byte[:]); n != 1 || err != nil {\n				syscall.Kill(pid, syscall.SIGKILL)\n				return\n			}\n			syscall.Kill(-pid, syscall.Signal(byte[0]))\n		}\n	}()\n	syscall.Wait4(pid, nil, 0, nil)\n	socket.Close()\n}\n\n// relay hands its descriptors to the supervisor, and signals on.\nfunc relay(path string) {\n	runtime.UnlockOSThread()\n	signals := make(chan os.Signal, 8)\n	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)\n	socket, err := net.DialUnix(\"unix\", nil, &net.UnixAddr{Name: path, Net: \"unix\"})\n	if err == nil {\n		_, _, err = socket.WriteMsgUnix([]byte{0}, syscall.UnixRights(0, 1, 2, 3), nil)\n	}\n	if err != nil {\n		fmt.Fprintf(os.NewFile(3, \"control\"), \"{\\\"errno\\\":%d,\\\"walls\\\":%q}\\n\",\n			int(errnoOf(err)), \"the supervisor: \"+err.Error())\n		os.Exit(125)\n	}\n	go func() {\n		for one := range signals {\n			socket.Write([]byte{byte(one.(syscall.Signal))})\n		}\n	}()\n	// Only the command holds what it writes to: its end is the end of the output.\n	for file := 0; file < handed; file++ {\n		syscall.Close(file)\n	}\n	var end [1]byte\n	socket.Read(end[:])\n}\n"
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
	const { user, network, private: own, home, temporary, kept, below } = walls;
	return [
		`user=${user}`,
		`network=${network}`,
		`folder=${folder}`,
		`private=${own}`,
		`home=${home}`,
		`temporary=${temporary}`,
		`kept=${kept}`,
		`below=${below}`,
		...walls.covered.map((path) => `cover=${path}`),
		...walls.readable.map((path) => `read=${path}`),
		...walls.writable.map((path) => `write=${path}`),
		...walls.masked.map((path) => `mask=${path}`),
		...walls.layers.map((path) => `layer=${path}`)
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
const NO_ENCLOSURE = {
	isolation: {
		kind: "none",
		refused: ["walls take a launcher: put `go` on PATH"]
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
	if (!isGo) refused.push("walls take a launcher of Go: put `go` on PATH");
	for (const kind of isGo ? only : []) {
		const modes = await modesOf(kind, launcher);
		const tried = typeof modes === "string" ? modes : await tryOut(attempt, launcher, modes);
		if (typeof tried !== "string") {
			refused.push(...tried.refused);
			return {
				isolation: {
					kind,
					refused,
					...tried.lacks.length === 0 ? {} : { lacks: tried.lacks }
				},
				modes
			};
		}
		refused.push(`${kind}: ${tried}`.slice(0, LONGEST_REASON));
	}
	return {
		isolation: {
			kind: "none",
			refused
		},
		modes: ["bare"]
	};
}
/** Arguments of the launcher, or why there are none. */
async function modesOf(kind, launcher) {
	if (kind === "root") return ["enclose", "root"];
	if (kind === "user-namespace") return ["enclose", "user"];
	if (kind === "other-user") return ["user"];
	return kind === "sudo" ? startSupervisor(launcher) : ["bare"];
}
/** Those of a program that has a user and a folder of its own, and nothing else. */
const tryIsolation = (folder) => ({
	user: 0,
	network: "machine",
	private: join(folder, "private"),
	home: "",
	temporary: "",
	covered: [],
	readable: [folder],
	writable: [],
	masked: [],
	layers: [],
	kept: "",
	below: ""
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
	})
};
/** What of the walls cannot be had; a text: why there are none. */
async function tryOut(attempt, launcher, modes) {
	const folder = await mkdtemp(join(tmpdir(), "gcbench-walls-"));
	const plain = {
		...tryIsolation(folder),
		network: "machine",
		readable: [dirname(launcher.argv[0]), folder]
	};
	try {
		if (await whyNot(attempt, launcher, modes, Object.values(PARTS).reduce((walls, add) => add(walls, folder), plain)) === null) return {
			lacks: [],
			refused: []
		};
		const why = await whyNot(attempt, launcher, modes, plain);
		if (why !== null) return why;
		const lacks = [];
		const refused = [];
		for (const [part, add] of Object.entries(PARTS)) {
			const without = await whyNot(attempt, launcher, modes, add(plain, folder));
			if (without === null) continue;
			lacks.push(part);
			refused.push(`${part}: ${without}`.slice(0, LONGEST_REASON));
		}
		return {
			lacks,
			refused
		};
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
/** Null: a program runs inside, and cannot write to where it may not. */
async function whyNot(attempt, launcher, modes, walls) {
	const exit = await attempt(launcher, modes, walls);
	if (exit.code === 0) return null;
	return exit.notStarted ?? (exit.stderr.trim() || `it ended with ${exit.code ?? exit.signal}`);
}
/**
* Starts the launcher as root. It lives as long as this process holds its standard input, and its
* socket lies in /tmp, which nothing inside of walls sees.
*/
async function startSupervisor({ argv: [program] }) {
	const folder = await mkdtemp("/tmp/gcbench-supervisor-");
	const socket = join(folder, "socket");
	const child = spawn("sudo", [
		"-n",
		"--",
		program,
		"supervise",
		socket
	], {
		cwd: "/",
		env: { PATH: process.env.PATH ?? "" },
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
		const late = setTimeout(() => resolve("sudo does not answer"), SUPERVISOR_SEC * 1e3);
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
		await rm(folder, {
			recursive: true,
			force: true
		});
		return why;
	}
	child.unref();
	for (const stream of [
		child.stdin,
		child.stdout,
		child.stderr
	]) stream.unref();
	return ["relay", socket];
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
	const silence = endSilence(child, command, ender);
	const exited = new Promise((resolve) => {
		child.on("error", (error) => {
			if (child.pid === void 0) resolve(error);
		});
		child.once("exit", () => resolve(null));
	}).then((error) => {
		const endSec = clock.nowSec();
		onExit();
		clearTimeout(limit);
		clearTimeout(silence);
		ender.done();
		signalGroup(child.pid, "SIGKILL");
		if (child.pid !== void 0) groups.delete(child.pid);
		return {
			error,
			endSec
		};
	});
	const replies = { text: "" };
	const ended = collect(child, control, command, exited, ender, replies);
	return {
		root: () => readRoot(replies.text) ?? child.pid,
		end: ender.end,
		ended
	};
}
/** Ends a program that has printed nothing for as long as it may be silent. */
function endSilence(child, { silenceSec }, ender) {
	if (silenceSec === void 0) return void 0;
	const timer = setTimeout(() => ender.end("timedOut"), Math.min(silenceSec * 1e3, LONGEST_MS));
	child.stdout?.on("data", () => timer.refresh());
	return timer;
}
async function collect(child, control, command, exited, ender, replies) {
	const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	child.stdout?.on("data", (chunk) => stdout.add(chunk));
	child.stderr?.on("data", (chunk) => stderr.add(chunk));
	control?.on("error", () => {});
	control?.on("data", (chunk) => {
		replies.text += chunk;
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
		reply: readReply(replies.text),
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
		end(newWhy) {
			if (isDone) return;
			if (why !== null) return force();
			why = newWhy;
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
				...notRun(parts.clock.timestamp()),
				stopped: true
			};
			const sealed = isOwn(command) ? withSealed(programs, command) : command;
			const changed = changedOf(programs, [...sealed === command ? [] : [sealed.argv[0]], ...ownLauncher?.argv.slice(0, 1) ?? []]);
			if (changed !== null) return {
				...notRun(parts.clock.timestamp()),
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
const withSealed = (programs, command) => {
	const [name, ...rest] = command.argv;
	return {
		...command,
		argv: [programs.find(name, command.env.PATH ?? ""), ...rest]
	};
};
/** Why what gcbench starts is not started; null: it is what it was. */
function changedOf(programs, files) {
	const file = files.find((one) => one.startsWith("/") && programs.changed(one));
	return file === void 0 ? null : `EPERM: ${file} is not the file that it was when the run began`;
}
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
		read: async () => isGone() ? null : readExactly(root(), launcher, clock.nowSec()),
		poll: (everySec) => isGone() ? () => [] : startReadings(root, launcher !== null, everySec, clock.nowSec, false),
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
	const blank = notRun(clock.timestamp());
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
		child = startChild(command, withModes(launcher), clock, () => {
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
function startFailure({ error, reply }, command) {
	if (error) return notStarted(error.code ?? "", error.message, command);
	if (!reply) return null;
	const code = errorName(reply.errno);
	if (reply.placing) return { notStarted: refusal(code, reply.placing, command) };
	if (reply.walls) return { notStarted: `${code}: no walls around it: ${reply.walls}` };
	return reply.errno === 0 ? null : notStarted(code, "", command);
}
/** Why a program could not be started: the system's code, then what that means here. */
function notStarted(code, message, command) {
	const { argv, cwd, env } = command;
	if (code === "ENOENT" && isFolder(cwd) && !argv[0].includes("/")) return {
		notStarted: `ENOENT: there is no program ${argv[0]} in PATH (${env.PATH ?? "not set"})`,
		isMissing: true
	};
	return { notStarted: reason(code, message, command) };
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
	if (exit.cutBytes.stdout > 0) return new HostError(`\`${command}\` printed too much to read`, "Narrow what is asked for.");
	const trouble = TROUBLES.find(({ sign }) => sign.test(exit.stderr));
	if (trouble) return new (trouble.isOfTree ? HostError : OutsideError)(trouble.message(folder), trouble.next(folder));
	const tail = exit.stderr.trim().split("\n").slice(-5).join("\n");
	return new HostError(`\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${tail}`, `Run it by hand in ${folder}.`);
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
		await rm(folder, {
			recursive: true,
			force: true
		});
		exit = await git(root, args, CHECKOUT_LIMIT_SEC);
	}
	if (exit.code !== 0) throw gitError(exit, args, root);
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
			const response = await fetch(url, { signal });
			if (!response.ok || response.body === null) {
				const body = (await response.text()).trim().slice(0, 300);
				throw new HostError(`${url} answers ${response.status}: ${body}`, next);
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
function makeHost({ cwd, tell, env }) {
	const note = (text) => tell({
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
		environment: async () => readEnvironment(),
		reachProgram: () => findReach(exec, env),
		topology: readTopology,
		others: readOthers,
		tell,
		freshSeed: () => randomBytes(8).toString("hex")
	};
}
const REACH = {
	name: "reach",
	sources: {
		"main.go": "// Command reach says which benchmarks of a change cannot tell its two sides apart: everything\n// that such a benchmark can reach is the same machine code. It reads what the build cache has.\npackage main\n\nimport (\n	\"encoding/json\"\n	\"errors\"\n	\"flag\"\n	\"fmt\"\n	\"os\"\n	\"path/filepath\"\n	\"strings\"\n	\"sync\"\n)\n\ntype texts []string\n\nfunc (t *texts) String() string         { return strings.Join(*t, \" \") }\nfunc (t *texts) Set(value string) error { *t = append(*t, value); return nil }\n\n// What is asked: two folders in which the go command runs, the source trees around them, flags of\n// the build, variables that are others for base, paths that do not belong to the sources, packages\n// with benchmarks.\ntype request struct {\n	base, head, baseRoot, headRoot string\n	baseEnv, flags, ignored, units texts\n}\n\n// Word on one test binary; `why` is set when nothing is known of its benchmarks.\ntype answer struct {\n	Unit       string `json:\"unit\"`\n	Why        string `json:\"why\"`\n	Benchmarks []word `json:\"benchmarks\"`\n}\n\nfunc main() {\n	if len(os.Args) == 2 && os.Args[1] == \"ready\" {\n		fmt.Println(\"ready\")\n		return\n	}\n	var r request\n	asked := \"decide\"\n	if len(os.Args) > 1 && !strings.HasPrefix(os.Args[1], \"-\") {\n		asked = os.Args[1]\n		os.Args = append(os.Args[:1], os.Args[2:]...)\n	}\n	flag.StringVar(&r.base, \"base\", \"\", \"folder in which the go command runs, before the change\")\n	flag.StringVar(&r.head, \"head\", \"\", \"the same after it\")\n	flag.StringVar(&r.baseRoot, \"base-root\", \"\", \"source tree around it\")\n	flag.StringVar(&r.headRoot, \"head-root\", \"\", \"source tree around it\")\n	flag.Var(&r.baseEnv, \"base-env\", \"variable of the build before the change, as NAME=VALUE\")\n	flag.Var(&r.flags, \"flag\", \"flag of the build\")\n	flag.Var(&r.ignored, \"ignore\", \"path that does not belong to the sources\")\n	flag.Parse()\n	r.units = flag.Args()\n	var answers any\n	var err error\n	switch asked {\n	case \"inputs\":\n		answers, err = decideInputs(&r)\n	case \"changed\":\n		answers, err = differ(&r)\n	default:\n		answers, err = decide(&r)\n	}\n	if err != nil {\n		fmt.Fprintln(os.Stderr, err)\n		os.Exit(1)\n	}\n	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {\n		os.Exit(1)\n	}\n}\n\nfunc decide(r *request) ([]answer, error) {\n	return decideIn(newUniverse(), r)\n}\n\n// resolve makes its folders absolute, without links.\nfunc (r *request) resolve() error {\n	folders := []*string{&r.base, &r.head, &r.baseRoot, &r.headRoot}\n	for i, fallback := range []string{\"\", \"\", r.base, r.head} {\n		if *folders[i] == \"\" {\n			*folders[i] = fallback\n		}\n		full, err := filepath.Abs(*folders[i])\n		if err != nil {\n			return err\n		}\n		if *folders[i], err = filepath.EvalSymlinks(full); err != nil {\n			return err\n		}\n	}\n	return nil\n}\n\n// decideIn is that with archives that were read before.\nfunc decideIn(shared *universe, r *request) ([]answer, error) {\n	if err := r.resolve(); err != nil {\n		return nil, err\n	}\n	if odd := oddFlag(r.flags); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s does is not looked into\", odd)), nil\n	}\n	var trees [2]*tree\n	var problems [3]error\n	var paths []string\n	var packages map[string]bool\n	var group sync.WaitGroup\n	for i, at := range []place{{r.base, r.baseEnv}, {r.head, nil}} {\n		group.Add(1)\n		go func() {\n			defer group.Done()\n			trees[i], problems[i] = listTree(at, r.flags, r.units)\n		}()\n	}\n	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	group.Wait()\n	for _, problem := range problems {\n		if problem != nil {\n			return nil, problem\n		}\n	}\n	for _, one := range trees {\n		if odd := oddFlag(strings.Fields(one.goFlags)); odd != \"\" {\n			why := fmt.Sprintf(\"what the flag %s of GOFLAGS does is not looked into\", odd)\n			return unknown(r.units, why), nil\n		}\n	}\n	return decideUnits(shared, r, trees, &changes{paths: paths, packages: packages}), nil\n}\n\nfunc unknown(units []string, why string) []answer {\n	answers := []answer{}\n	for _, unit := range units {\n		answers = append(answers, answer{unit, why, []word{}})\n	}\n	return answers\n}\n\nfunc decideUnits(shared *universe, r *request, trees [2]*tree, files *changes) []answer {\n	answers := []answer{}\n	for _, unit := range r.units {\n		words, err := decideUnit(shared, r, trees, files, unit)\n		if err != nil {\n			answers = append(answers, answer{unit, err.Error(), []word{}})\n			continue\n		}\n		answers = append(answers, answer{unit, \"\", words})\n	}\n	return answers\n}\n\nfunc decideUnit(\n	shared *universe, r *request, trees [2]*tree, files *changes, unit string,\n) (words []word, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			words, err = nil, fmt.Errorf(\"its objects cannot be read: %v\", broken)\n		}\n	}()\n	base, err := trees[0].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	head, err := trees[1].partsOf(unit)\n	if err != nil {\n		return nil, err\n	}\n	if base.goDebug != head.goDebug {\n		return nil, errors.New(goDebugDiffers(base.goDebug, head.goDebug))\n	}\n	folder, err := filepath.Rel(r.headRoot, head.dir)\n	if err != nil || strings.HasPrefix(folder, \"..\") {\n		return nil, fmt.Errorf(\"its folder is outside of the sources\")\n	}\n	before, err := shared.load(base.exports)\n	if err != nil {\n		return nil, err\n	}\n	after, err := shared.load(head.exports)\n	if err != nil {\n		return nil, err\n	}\n	var sides [2]*side\n	// First both are linked, since that may name more; then the sets are made.\n	for _, one := range []*program{before, after} {\n		if err := one.link(); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range []struct {\n		p     *program\n		root  string\n		parts *parts\n	}{{before, r.baseRoot, base}, {after, r.headRoot, head}} {\n		if sides[i], err = readSide(one.p, one.root, one.parts.standard); err != nil {\n			return nil, err\n		}\n	}\n	own := *files\n	own.folder = filepath.ToSlash(folder)\n	if own.folder == \".\" {\n		own.folder = \"\"\n	}\n	return compare(sides[0], sides[1], &own)\n}\n",
		"list.go": "package main\n\nimport (\n	\"bytes\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"io\"\n	\"os\"\n	\"os/exec\"\n	\"path/filepath\"\n	\"slices\"\n	\"strings\"\n)\n\n// A package as `go list` prints it.\ntype listed struct {\n	ImportPath     string\n	Name           string\n	Dir            string\n	Export         string\n	ForTest        string\n	DefaultGODEBUG string\n	Standard       bool\n	Incomplete     bool\n	Deps           []string\n	Error          *struct{ Err string }\n}\n\n// A source tree as the go command sees it.\ntype tree struct {\n	packages map[string]*listed\n	// Flags that the environment adds to every command.\n	goFlags string\n}\n\n// Flags of a build whose effect shows in the objects. With any other, nothing is left out.\nvar plainFlags = map[string]bool{\n	\"tags\": true, \"gcflags\": true, \"ldflags\": true, \"asmflags\": true, \"trimpath\": true,\n	\"buildvcs\": true, \"mod\": true, \"modcacherw\": true, \"p\": true, \"v\": true, \"x\": true, \"a\": true,\n}\n\n// oddFlag is the first flag of which it is not known what it does to objects; empty: none.\nfunc oddFlag(flags []string) string {\n	for _, flag := range flags {\n		bare, isFlag := strings.CutPrefix(flag, \"-\")\n		title, value, _ := strings.Cut(strings.TrimPrefix(bare, \"-\"), \"=\")\n		isExternal := title == \"ldflags\" &&\n			(strings.Contains(value, \"linkshared\") || strings.Contains(value, \"buildmode\"))\n		if isFlag && (!plainFlags[title] || isExternal) {\n			return flag\n		}\n	}\n	return \"\"\n}\n\nconst listFields = \"-json=ImportPath,Name,Dir,Export,ForTest,DefaultGODEBUG,Standard,\" +\n	\"Incomplete,Deps,Error\"\n\n// listTree asks the go command for the packages of the units' test binaries and for the archives\n// that `go test -c` with the same flags links.\nfunc listTree(at place, flags, units []string) (*tree, error) {\n	settings, err := runGo(at, \"env\", \"GOFLAGS\")\n	if err != nil {\n		return nil, err\n	}\n	args := []string{\"list\", \"-e\", \"-trimpath\", \"-buildvcs=false\", \"-test\", \"-deps\", \"-export\",\n		listFields}\n	text, err := runGo(at, append(append(args, flags...), units...)...)\n	if err != nil {\n		return nil, err\n	}\n	found := &tree{map[string]*listed{}, strings.TrimSpace(string(settings))}\n	err = eachListed(at, text, func(one *listed) { found.packages[one.ImportPath] = one })\n	return found, err\n}\n\n// eachListed decodes what `go list -json` printed: one value after the other.\nfunc eachListed[T any](at place, text []byte, keep func(*T)) error {\n	decoder := json.NewDecoder(bytes.NewReader(text))\n	for {\n		one := new(T)\n		err := decoder.Decode(one)\n		if err == io.EOF {\n			return nil\n		}\n		if err != nil {\n			return fmt.Errorf(\"go list in %s: %w\", at.folder, err)\n		}\n		keep(one)\n	}\n}\n\n// Where the go command runs, and what of its environment is not ours.\ntype place struct {\n	folder string\n	env    texts\n}\n\nfunc runGo(at place, args ...string) ([]byte, error) {\n	command := exec.Command(\"go\", args...)\n	command.Dir = at.folder\n	command.Env = append(command.Environ(), at.env...)\n	text, err := command.Output()\n	var exit *exec.ExitError\n	if errors.As(err, &exit) {\n		lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), \"\\n\")\n		return nil, fmt.Errorf(\"go %s in %s: %s\", args[0], at.folder, lines[len(lines)-1])\n	}\n	return text, err\n}\n\n// What one test binary is made of.\ntype parts struct {\n	exports  []exported\n	standard map[string]bool\n	goDebug  string\n	dir      string\n}\n\n// partsOf is what the test binary of a unit is linked from; an error says why that is not known.\nfunc (t *tree) partsOf(unit string) (*parts, error) {\n	binary := t.packages[unit+\".test\"]\n	if binary == nil {\n		return nil, fmt.Errorf(\"it has no test binary on one side\")\n	}\n	found := &parts{nil, map[string]bool{}, binary.DefaultGODEBUG, binary.Dir}\n	paths := append([]string{binary.ImportPath}, binary.Deps...)\n	for _, path := range paths {\n		if one := t.packages[path]; one != nil && one.Error != nil {\n			return nil, fmt.Errorf(\"%s: %s\", path, lastLine(one.Error.Err))\n		}\n	}\n	for _, path := range paths {\n		if path == \"unsafe\" || path == \"C\" {\n			continue\n		}\n		one := t.packages[path]\n		if one == nil {\n			return nil, fmt.Errorf(\"go list does not know %s\", path)\n		}\n		if one.Export == \"\" {\n			return nil, fmt.Errorf(\"%s was not built\", path)\n		}\n		plain, variant, isVariant := strings.Cut(path, \" [\")\n		if isVariant && variant != unit+\".test]\" {\n			return nil, fmt.Errorf(\"%s is built with a profile\", plain)\n		}\n		if path == binary.ImportPath {\n			plain = \"main\"\n		}\n		found.exports = append(found.exports, exported{plain, one.Export})\n		found.standard[plain] = one.Standard\n		if _, err := os.Stat(filepath.Join(one.Dir, \"default.pgo\")); err == nil && !one.Standard {\n			return nil, fmt.Errorf(\"%s has a default.pgo\", plain)\n		}\n	}\n	return found, nil\n}\n\nfunc lastLine(text string) string {\n	lines := strings.Split(strings.TrimSpace(text), \"\\n\")\n	return lines[len(lines)-1]\n}\n\n// What two defaults of GODEBUG differ in.\n\n// Settings that are named; the builds in the report have all of them.\nconst settingsShown = 3\n\n// goDebugDiffers says in which settings two defaults of GODEBUG (`a=1,b=0`) differ.\nfunc goDebugDiffers(base, head string) string {\n	before, after := settingsOf(base), settingsOf(head)\n	names := []string{}\n	for name := range before {\n		names = append(names, name)\n	}\n	for name := range after {\n		if _, isKnown := before[name]; !isKnown {\n			names = append(names, name)\n		}\n	}\n	slices.Sort(names)\n	told := []string{}\n	for _, name := range names {\n		was, isOfBase := before[name]\n		is, isOfHead := after[name]\n		switch {\n		case !isOfHead:\n			told = append(told, name+\"=\"+was+\" on base alone\")\n		case !isOfBase:\n			told = append(told, name+\"=\"+is+\" on head alone\")\n		case was != is:\n			told = append(told, name+\" from \"+was+\" to \"+is)\n		}\n	}\n	if more := len(told) - settingsShown; more > 0 {\n		told = append(told[:settingsShown], fmt.Sprintf(\"%d more\", more))\n	}\n	return \"the default of GODEBUG differs: \" + strings.Join(told, \", \")\n}\n\nfunc settingsOf(list string) map[string]string {\n	found := map[string]string{}\n	for _, one := range strings.Split(list, \",\") {\n		if name, value, isSet := strings.Cut(one, \"=\"); isSet {\n			found[name] = value\n		}\n	}\n	return found\n}\n",
		"files.go": "package main\n\nimport (\n	\"bytes\"\n	\"io\"\n	\"io/fs\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n)\n\n// Files of the two source trees that are not the same, by slash-separated path, for one package.\ntype changes struct {\n	// Folder of the package, from the root of the tree; empty: the root.\n	folder string\n	paths  []string\n	// Folders with Go files in them: packages of their own.\n	packages map[string]bool\n}\n\n// Texts about a project, and what is compiled: benchmarks read neither, unless they name it.\nvar papers = regexp.MustCompile(`(?i)^(readme|changelog|changes|history|release|licen[sc]e|` +\n	`copying|notice|authors|contributors|contributing|code_of_conduct|security|maintainers|` +\n	`codeowners|owners|patents|makefile|dockerfile|taskfile|justfile|go\\.(mod|sum|work)|` +\n	`go\\.work\\.sum)|\\.(md|ya?ml|toml|sh|go|s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)\n\n// Pictures outside of testdata are about a project, too, unless code names their kind.\nvar pictures = regexp.MustCompile(`(?i)\\.(png|jpe?g|gif|svg|webp|ico)$`)\n\n// data is a changed file that any benchmark of the package may read: one under its folder that is\n// no source text, or one that code names which runs before every benchmark.\nfunc (c *changes) data(told *told) string {\n	for _, changed := range c.paths {\n		if c.isData(changed) {\n			return changed\n		}\n	}\n	return c.named(told)\n}\n\n// What code tells of the files that it may open.\ntype told struct {\n	texts map[string]bool\n	// It can find a folder outside of its package's, in which it runs.\n	climbs bool\n}\n\n// Where a program can learn of folders that no text of it names. What it is given (environment,\n// arguments) knows nothing of the sources.\nvar finders = map[string]bool{\n	\"os.Getwd\": true, \"os.Executable\": true, \"os.Chdir\": true, \"syscall.Getwd\": true,\n	\"path/filepath.Abs\": true, \"runtime.Caller\": true, \"runtime.Callers\": true,\n	\"runtime.CallersFrames\": true, \"os/exec.Command\": true, \"os/exec.CommandContext\": true,\n	\"os.StartProcess\": true,\n}\n\n// told is what our own code among the nodes tells.\nfunc (s *side) told(nodes []node) *told {\n	texts := s.texts(nodes)\n	found := &told{texts, false}\n	for text := range texts {\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			found.climbs = found.climbs || element == \"..\"\n		}\n	}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if found.climbs || !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				to, err := s.p.resolve(one.object, reloc.to)\n				found.climbs = found.climbs || err == nil && to != nothing && finders[s.p.universe.names[to]]\n			}\n		}\n	}\n	return found\n}\n\nfunc (c *changes) isData(changed string) bool {\n	inside := changed\n	if c.folder != \"\" {\n		rest, below := strings.CutPrefix(changed, c.folder+\"/\")\n		if !below {\n			return false\n		}\n		inside = rest\n	}\n	parts := strings.Split(inside, \"/\")\n	at := c.folder\n	for _, part := range parts[:len(parts)-1] {\n		at = path.Join(at, part)\n		if part == \"testdata\" {\n			return true\n		}\n		if part == \"vendor\" || strings.HasPrefix(part, \".\") || c.packages[at] {\n			return false\n		}\n	}\n	last := parts[len(parts)-1]\n	return !strings.HasPrefix(last, \".\") && !papers.MatchString(last) && !pictures.MatchString(last)\n}\n\n// named is a changed file that one of the texts could mean: by its name, by a pattern, or by a\n// folder that it is in.\nfunc (c *changes) named(told *told) string {\n	if len(c.paths) == 0 {\n		return \"\"\n	}\n	elements, folders, below := map[string]bool{}, map[string]bool{}, map[string]bool{}\n	var patterns []string\n	for text := range told.texts {\n		folder := strings.TrimLeft(path.Clean(strings.ReplaceAll(text, \"\\\\\", \"/\")), \"./\")\n		below[folder] = true\n		// A word alone, such as gzip, names a folder of the package's own, unless it is a part of more.\n		if told.climbs || strings.Contains(folder, \"/\") {\n			folders[folder] = true\n		}\n		for _, element := range strings.FieldsFunc(text, isSeparator) {\n			elements[element] = true\n			if strings.ContainsAny(element, \"*?[\") && strings.ContainsFunc(element, unicode.IsLetter) {\n				patterns = append(patterns, element)\n			}\n		}\n	}\n	for _, changed := range c.paths {\n		if c.isNamed(changed, names{elements, folders, below, patterns}) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\n// Names that stand in the texts of code: parts of paths; paths of folders anywhere, and of those\n// below the package's; patterns of names.\ntype names struct {\n	elements, folders, below map[string]bool\n	patterns                 []string\n}\n\nfunc (c *changes) isNamed(changed string, by names) bool {\n	parts := strings.Split(changed, \"/\")\n	last := parts[len(parts)-1]\n	if by.elements[last] || pictures.MatchString(last) && by.elements[path.Ext(last)] {\n		return true\n	}\n	for _, pattern := range by.patterns {\n		if hit, err := path.Match(pattern, last); hit && err == nil {\n			return true\n		}\n	}\n	for i := 1; i < len(parts); i++ {\n		prefix := strings.Join(parts[:i], \"/\")\n		if prefix == c.folder || strings.HasPrefix(c.folder, prefix+\"/\") {\n			continue\n		}\n		// The words of a text are too common to name a folder of sources by one of them.\n		if !papers.MatchString(last) && by.elements[parts[i-1]] {\n			return true\n		}\n		inside, isBelow := strings.CutPrefix(prefix, c.folder+\"/\")\n		if c.folder == \"\" {\n			inside, isBelow = prefix, true\n		}\n		if by.folders[prefix] || isBelow && by.below[inside] {\n			return true\n		}\n	}\n	return false\n}\n\n// compareTrees lists the files that differ, are new or are gone, and the folders with Go files.\nfunc compareTrees(base, head string, ignored []string) ([]string, map[string]bool, error) {\n	before, packages, err := listFiles(base, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	after, more, err := listFiles(head, ignored)\n	if err != nil {\n		return nil, nil, err\n	}\n	for folder := range more {\n		packages[folder] = true\n	}\n	var changed []string\n	for name, old := range before {\n		new, both := after[name]\n		if !both || old != new || !isSameFile(base, head, name, old) {\n			changed = append(changed, name)\n		}\n	}\n	for name := range after {\n		if _, both := before[name]; !both {\n			changed = append(changed, name)\n		}\n	}\n	sort.Strings(changed)\n	return changed, packages, nil\n}\n\n// What can be told of a file without reading it.\ntype fileKind struct {\n	kind fs.FileMode\n	size int64\n}\n\nfunc listFiles(root string, ignored []string) (map[string]fileKind, map[string]bool, error) {\n	found, packages := map[string]fileKind{}, map[string]bool{}\n	err := filepath.WalkDir(root, func(at string, entry fs.DirEntry, err error) error {\n		if err != nil {\n			return err\n		}\n		for _, one := range ignored {\n			if at == one && entry.IsDir() {\n				return fs.SkipDir\n			}\n		}\n		if entry.IsDir() {\n			if at != root && (entry.Name() == \".git\" || entry.Name() == \"node_modules\") {\n				return fs.SkipDir\n			}\n			return nil\n		}\n		info, err := entry.Info()\n		if err != nil {\n			return err\n		}\n		name, err := filepath.Rel(root, at)\n		if err != nil || name == \".git\" {\n			return err\n		}\n		found[filepath.ToSlash(name)] = fileKind{info.Mode().Type(), info.Size()}\n		folder := filepath.ToSlash(filepath.Dir(name))\n		if strings.HasSuffix(name, \".go\") && folder != \".\" {\n			packages[folder] = true\n		}\n		return nil\n	})\n	return found, packages, err\n}\n\nfunc isSameFile(base, head, name string, kind fileKind) bool {\n	if kind.kind == fs.ModeSymlink {\n		old, err := os.Readlink(filepath.Join(base, name))\n		new, problem := os.Readlink(filepath.Join(head, name))\n		return err == nil && problem == nil && old == new\n	}\n	if kind.kind != 0 {\n		return false\n	}\n	old, err := os.Open(filepath.Join(base, name))\n	if err != nil {\n		return false\n	}\n	defer old.Close()\n	new, err := os.Open(filepath.Join(head, name))\n	if err != nil {\n		return false\n	}\n	defer new.Close()\n	const step = 1 << 16\n	mine, theirs := make([]byte, step), make([]byte, step)\n	for {\n		n, err := io.ReadFull(old, mine)\n		m, problem := io.ReadFull(new, theirs)\n		if n != m || !bytes.Equal(mine[:n], theirs[:m]) {\n			return false\n		}\n		if err != nil || problem != nil {\n			return isEnd(err) && isEnd(problem)\n		}\n	}\n}\n\nfunc isEnd(err error) bool { return err == io.EOF || err == io.ErrUnexpectedEOF }\n",
		"inputs.go": "package main\n\nimport (\n	\"bytes\"\n	\"errors\"\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/scanner\"\n	\"go/token\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"regexp\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n	\"sync\"\n	\"unicode\"\n	\"unicode/utf8\"\n)\n\n// A package by the files that it is compiled from, as `go list` prints it without compiling.\ntype sourced struct {\n	ImportPath, Name, Dir, DefaultGODEBUG       string\n	Standard                                    bool\n	Deps                                        []string\n	ImportMap                                   map[string]string\n	Module                                      *module\n	Error                                       *struct{ Err string }\n	GoFiles, CgoFiles                           []string\n	CFiles, CXXFiles, MFiles, HFiles, FFiles    []string\n	SFiles, SwigFiles, SwigCXXFiles, SysoFiles  []string\n	EmbedFiles, TestEmbedFiles, XTestEmbedFiles []string\n}\n\ntype module struct {\n	Path, Version, Dir, GoVersion string\n	Replace                       *module\n}\n\nconst inputFields = \"-json=ImportPath,Name,Dir,DefaultGODEBUG,Standard,Deps,ImportMap,Module,Error,\" +\n	\"GoFiles,CgoFiles,CFiles,CXXFiles,MFiles,HFiles,FFiles,SFiles,SwigFiles,SwigCXXFiles,SysoFiles,\" +\n	\"EmbedFiles,TestEmbedFiles,XTestEmbedFiles\"\n\n// native are the files of a package that another compiler than Go's reads: they may include any\n// file of the tree.\nfunc (s *sourced) native() []string {\n	return slices.Concat(s.CgoFiles, s.CFiles, s.CXXFiles, s.MFiles, s.HFiles, s.FFiles, s.SFiles,\n		s.SwigFiles, s.SwigCXXFiles, s.SysoFiles)\n}\n\nfunc (s *sourced) files() []string {\n	return slices.Concat(s.GoFiles, s.native(), s.EmbedFiles, s.TestEmbedFiles, s.XTestEmbedFiles)\n}\n\n// What the test binaries of one side are compiled from.\ntype origin struct {\n	root     string\n	packages map[string]*sourced\n	// Version, root and flags of the toolchain.\n	toolchain string\n	// By package, its digest.\n	digests map[string]digest\n	// By package, what its code tells of files that it may open.\n	tells map[string]*told\n}\n\nfunc readOrigin(at place, root string, flags, units []string) (*origin, error) {\n	version, err := runGo(at, \"env\", \"GOVERSION\", \"GOROOT\", \"GOFLAGS\")\n	if err != nil {\n		return nil, err\n	}\n	args := append([]string{\"list\", \"-e\", \"-trimpath\", \"-buildvcs=false\", \"-test\", \"-deps\",\n		inputFields}, flags...)\n	text, err := runGo(at, append(args, units...)...)\n	if err != nil {\n		return nil, err\n	}\n	found := &origin{root, map[string]*sourced{}, string(version), map[string]digest{},\n		map[string]*told{}}\n	err = eachListed(at, text, func(one *sourced) { found.packages[one.ImportPath] = one })\n	return found, err\n}\n\n// decideInputs says of which test binaries nothing has to be compiled: all that they are compiled\n// from is the same on both sides but for comments and blanks. Benchmarks of such a unit are all the\n// same; of any other nothing is known.\nfunc decideInputs(r *request) ([]answer, error) {\n	if err := r.resolve(); err != nil {\n		return nil, err\n	}\n	if odd := oddFlag(r.flags); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s does is not looked into\", odd)), nil\n	}\n	if len(r.baseEnv) > 0 {\n		return unknown(r.units, \"the environments of the builds differ\"), nil\n	}\n	var sides [2]*origin\n	var problems [3]error\n	var paths []string\n	var packages map[string]bool\n	var group sync.WaitGroup\n	for i, at := range [][2]string{{r.base, r.baseRoot}, {r.head, r.headRoot}} {\n		group.Add(1)\n		go func() {\n			defer group.Done()\n			sides[i], problems[i] = readOrigin(place{at[0], nil}, at[1], r.flags, r.units)\n		}()\n	}\n	paths, packages, problems[2] = compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	group.Wait()\n	for _, problem := range problems {\n		if problem != nil {\n			return nil, problem\n		}\n	}\n	if sides[0].toolchain != sides[1].toolchain {\n		return unknown(r.units, \"the toolchains differ\"), nil\n	}\n	if odd := oddFlag(strings.Fields(lastLine(sides[0].toolchain))); odd != \"\" {\n		return unknown(r.units, fmt.Sprintf(\"what the flag %s of GOFLAGS does is not looked into\", odd)), nil\n	}\n	answers := []answer{}\n	for _, unit := range r.units {\n		words, err := equalUnit(sides[0], sides[1], unit, changes{paths: paths, packages: packages})\n		if err != nil {\n			answers = append(answers, answer{unit, err.Error(), []word{}})\n			continue\n		}\n		answers = append(answers, answer{unit, \"\", words})\n	}\n	return answers, nil\n}\n\nvar errDiffer = errors.New(\"what it is compiled from differs\")\n\nfunc equalUnit(base, head *origin, unit string, files changes) ([]word, error) {\n	was, err := base.closure(unit)\n	if err != nil {\n		return nil, err\n	}\n	is, err := head.closure(unit)\n	if err != nil {\n		return nil, err\n	}\n	if !slices.Equal(was, is) {\n		return nil, errDiffer\n	}\n	all := &told{map[string]bool{}, false}\n	isNative := false\n	for _, name := range is {\n		before, err := base.digest(name)\n		if err != nil {\n			return nil, err\n		}\n		after, err := head.digest(name)\n		if err != nil {\n			return nil, err\n		}\n		if before != after {\n			return nil, errDiffer\n		}\n		one := head.packages[name]\n		isNative = isNative || !head.isGiven(one) && len(one.native()) > 0\n		if err := head.tell(name, all); err != nil {\n			return nil, err\n		}\n	}\n	folder, err := filepath.Rel(head.root, head.packages[unit].Dir)\n	if err != nil || strings.HasPrefix(folder, \"..\") {\n		return nil, fmt.Errorf(\"its folder is outside of the sources\")\n	}\n	if files.folder = filepath.ToSlash(folder); files.folder == \".\" {\n		files.folder = \"\"\n	}\n	for _, changed := range files.paths {\n		if strings.HasSuffix(changed, \".pgo\") || isNative && mayInclude(changed) {\n			return nil, fmt.Errorf(\"the file %s differs\", changed)\n		}\n	}\n	if file := files.data(all); file != \"\" {\n		return nil, fmt.Errorf(\"the file %s differs\", file)\n	}\n	return head.words(unit)\n}\n\n// Files that another compiler than Go's reads have these names, or any that is no paper's.\nvar included = regexp.MustCompile(`(?i)\\.(s|h|c|cc|cpp|cxx|hh|hpp|syso)$`)\n\nfunc mayInclude(changed string) bool {\n	last := path.Base(changed)\n	return included.MatchString(last) || !papers.MatchString(last)\n}\n\n// closure is the unit itself, its test binary and all that is linked into that, in order.\nfunc (o *origin) closure(unit string) ([]string, error) {\n	binary, own := o.packages[unit+\".test\"], o.packages[unit]\n	if binary == nil || own == nil {\n		return nil, fmt.Errorf(\"it has no test binary on one side\")\n	}\n	names := []string{unit, unit + \".test\"}\n	for _, name := range binary.Deps {\n		if name != \"unsafe\" && name != \"C\" {\n			names = append(names, name)\n		}\n	}\n	for _, name := range names {\n		one := o.packages[name]\n		if one == nil {\n			return nil, fmt.Errorf(\"go list does not know %s\", name)\n		}\n		if one.Error != nil {\n			return nil, fmt.Errorf(\"%s: %s\", name, lastLine(one.Error.Err))\n		}\n	}\n	slices.Sort(names)\n	return slices.Compact(names), nil\n}\n\n// isGiven tells what its version names: the standard library, and modules that nobody replaced by\n// a folder and whose files are not in the tree, as those of vendor/ are.\nfunc (o *origin) isGiven(one *sourced) bool {\n	if one.Standard {\n		return true\n	}\n	m := one.Module\n	if m == nil || isInside(one.Dir, o.root) {\n		return false\n	}\n	if m.Replace != nil {\n		m = m.Replace\n	}\n	return m.Version != \"\"\n}\n\nfunc isInside(path, root string) bool {\n	inside, err := filepath.Rel(root, path)\n	return err == nil && inside != \"..\" && !strings.HasPrefix(inside, \"..\"+string(filepath.Separator))\n}\n\n// digest is of all that the compiler reads of a package, without comments that mean nothing to it.\nfunc (o *origin) digest(name string) (digest, error) {\n	if found, known := o.digests[name]; known {\n		return found, nil\n	}\n	one := o.packages[name]\n	parts := [][]byte{[]byte(name), []byte(one.Name), []byte(one.DefaultGODEBUG)}\n	add := func(texts ...string) {\n		for _, text := range texts {\n			parts = append(parts, []byte(strconv.Quote(text)))\n		}\n	}\n	if m := one.Module; m != nil {\n		add(m.Path, m.Version, m.GoVersion)\n		if m.Replace != nil {\n			add(m.Replace.Path, m.Replace.Version, m.Replace.GoVersion)\n		}\n	}\n	imports := []string{}\n	for from, to := range one.ImportMap {\n		imports = append(imports, from+\" \"+to)\n	}\n	slices.Sort(imports)\n	add(imports...)\n	// The file of a test binary is made of the names in its packages.\n	if !o.isGiven(one) && !strings.HasSuffix(name, \".test\") {\n		for _, file := range one.files() {\n			text, err := os.ReadFile(filepath.Join(one.Dir, file))\n			if err != nil {\n				return digest{}, err\n			}\n			if slices.Contains(one.GoFiles, file) {\n				text = meaning(text)\n			}\n			add(file)\n			sum := digestOf(text)\n			parts = append(parts, sum[:])\n		}\n	}\n	found := digestOf(bytes.Join(parts, []byte{0}))\n	o.digests[name] = found\n	return found, nil\n}\n\n// Comments that mean something to a compiler: directives, and those of examples.\nvar meant = regexp.MustCompile(`^(//[a-z]+:|//(line|export|extern|sys|sysnb) |/\\*line |// ?\\+build )|utput:`)\n\n// meaning is the text of a Go file as the compiler reads it: its tokens, and directives. Where it\n// cannot be read so, it is the text.\nfunc meaning(text []byte) []byte {\n	var found []byte\n	isRead := eachToken(text, func(_ int, tok token.Token, lit string) {\n		if tok == token.SEMICOLON {\n			lit = \";\"\n		}\n		found = append(found, tok.String()...)\n		found = strconv.AppendQuote(append(found, ' '), lit)\n		found = append(found, '\\n')\n	})\n	if !isRead || bytes.Contains(found, []byte(`STRING \"\\\"C\\\"\"`)) {\n		return text\n	}\n	return found\n}\n\n// eachToken hands on the tokens of a Go file with their lines, and the comments that mean something\n// to the compiler; whether all of it could be read.\nfunc eachToken(text []byte, keep func(line int, tok token.Token, lit string)) bool {\n	isRead := true\n	var s scanner.Scanner\n	file := token.NewFileSet().AddFile(\"\", 1, len(text))\n	s.Init(file, text, func(token.Position, string) { isRead = false }, scanner.ScanComments)\n	for {\n		pos, tok, lit := s.Scan()\n		if tok == token.EOF {\n			return isRead\n		}\n		if tok != token.COMMENT || meant.MatchString(lit) {\n			keep(file.Line(pos), tok, lit)\n		}\n	}\n}\n\n// Names of functions by which a program learns of folders that no text of it names; see finders.\nvar finderNames = func() map[string]bool {\n	found := map[string]bool{}\n	for full := range finders {\n		found[full[strings.LastIndex(full, \".\")+1:]] = true\n	}\n	return found\n}()\n\n// tell adds what the code of a package tells of the files that it may open.\nfunc (o *origin) tell(name string, all *told) error {\n	one := o.packages[name]\n	if one.Standard || strings.HasSuffix(name, \".test\") {\n		return nil\n	}\n	own, known := o.tells[name]\n	if !known {\n		own = &told{map[string]bool{}, false}\n		o.tells[name] = own\n		for _, file := range slices.Concat(one.GoFiles, one.CgoFiles) {\n			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(one.Dir, file), nil,\n				parser.SkipObjectResolution)\n			if err != nil {\n				return err\n			}\n			ast.Inspect(tree, own.see)\n		}\n	}\n	for text := range own.texts {\n		all.texts[text] = true\n	}\n	all.climbs = all.climbs || own.climbs\n	return nil\n}\n\nfunc (t *told) see(at ast.Node) bool {\n	switch it := at.(type) {\n	case *ast.ImportSpec:\n		return false\n	case *ast.Ident:\n		t.climbs = t.climbs || finderNames[it.Name]\n	case *ast.BasicLit:\n		if it.Kind == token.STRING {\n			t.add(it)\n		}\n	case *ast.BinaryExpr:\n		// The compiler joins constants: so does a reader of them.\n		if text, isText := joined(it); isText {\n			t.note(text)\n		}\n	}\n	return true\n}\n\nfunc (t *told) add(literal *ast.BasicLit) {\n	if text, err := strconv.Unquote(literal.Value); err == nil {\n		t.note(text)\n	}\n}\n\nfunc (t *told) note(text string) {\n	t.texts[text] = true\n	for _, element := range strings.FieldsFunc(text, isSeparator) {\n		t.climbs = t.climbs || element == \"..\"\n	}\n}\n\nfunc joined(at ast.Expr) (string, bool) {\n	switch it := at.(type) {\n	case *ast.BasicLit:\n		text, err := strconv.Unquote(it.Value)\n		return text, err == nil && it.Kind == token.STRING\n	case *ast.ParenExpr:\n		return joined(it.X)\n	case *ast.BinaryExpr:\n		left, isLeft := joined(it.X)\n		right, isRight := joined(it.Y)\n		return left + right, isLeft && isRight && it.Op == token.ADD\n	}\n	return \"\", false\n}\n\n// words are the benchmarks that the test files of a unit declare, by the rule of go test.\nfunc (o *origin) words(unit string) ([]word, error) {\n	found := []word{}\n	for _, name := range []string{unit + \" [\" + unit + \".test]\", unit + \"_test [\" + unit + \".test]\"} {\n		one := o.packages[name]\n		if one == nil {\n			continue\n		}\n		for _, file := range one.GoFiles {\n			if !strings.HasSuffix(file, \"_test.go\") {\n				continue\n			}\n			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(one.Dir, file), nil,\n				parser.SkipObjectResolution)\n			if err != nil {\n				return nil, err\n			}\n			for _, declared := range tree.Decls {\n				call, isCall := declared.(*ast.FuncDecl)\n				if isCall && call.Recv == nil && isBenchmark(call.Name.Name) {\n					found = append(found, word{call.Name.Name, true, \"\", false, unknownDistance})\n				}\n			}\n		}\n	}\n	return found, nil\n}\n\nfunc isBenchmark(text string) bool {\n	rest, isNamed := strings.CutPrefix(text, \"Benchmark\")\n	first, _ := utf8.DecodeRuneInString(rest)\n	return isNamed && (rest == \"\" || !unicode.IsLower(first))\n}\n",
		"object.go": "// Reads Go archives and the object files in them, as cmd/internal/goobj describes them. That\n// package can be imported by the toolchain only, and no library keeps up with its versions.\npackage main\n\nimport (\n	\"bytes\"\n	\"crypto/sha256\"\n	\"debug/elf\"\n	\"encoding/binary\"\n	\"encoding/json\"\n	\"errors\"\n	\"fmt\"\n	\"os\"\n	\"path\"\n	\"regexp\"\n	\"sort\"\n	\"strconv\"\n	\"strings\"\n)\n\n// A name that other objects can refer to. ABI 0: data and assembly; 1: Go functions.\ntype name struct {\n	text string\n	abi  uint16\n}\n\n// Places of the blocks in an object file.\nconst (\n	blockPackages    = 1\n	blockDefined     = 3\n	blockShortHashed = 4\n	blockHashed      = 5\n	blockNamed       = 6\n	blockReferred    = 7\n	blockFlags       = 8\n	blockRelocIndex  = 11\n	blockAuxIndex    = 12\n	blockDataIndex   = 13\n	blockRelocs      = 14\n	blockAux         = 15\n	blockData        = 16\n	blockCount       = 19\n)\n\nconst (\n	symbolBytes = 21\n	relocBytes  = 23\n	auxBytes    = 9\n	flagsBytes  = 10\n)\n\n// Special values of the package in a reference.\nconst (\n	inNone = (1<<31 - 1) - iota\n	inShortHashed\n	inHashed\n	inBuiltins\n	inSelf\n)\n\nconst (\n	abiStatic = 0xffff\n\n	flagDupOK         = 1 << 0\n	flagReflectMethod = 1 << 5\n	flagType          = 1 << 6\n	flag2UsedInIface  = 1 << 0\n	flag2Itab         = 1 << 1\n\n	kindText     = 1\n	kindTextFips = 2\n	// Kinds from here on are for debuggers.\n	kindDwarf = 12\n)\n\nconst (\n	auxGoType   = 0\n	auxFuncInfo = 1\n	auxFuncData = 2\n	auxPcsp     = 7\n	auxPcData   = 11\n)\n\nconst (\n	relocCall           = 7\n	relocCallArm64      = 9\n	relocCallInd        = 10\n	relocUseType        = 22\n	relocUseIface       = 23\n	relocUseIfaceMethod = 24\n	relocUseNamedMethod = 25\n	relocMethodOff      = 26\n	relocWeak           = 1 << 15\n)\n\ntype reference struct{ pkg, sym uint32 }\n\ntype symbol struct {\n	name        string\n	abi         uint16\n	kind        uint8\n	flag, flag2 uint8\n	size, align uint32\n}\n\ntype reloc struct {\n	off  int32\n	size uint8\n	kind uint16\n	add  int64\n	to   reference\n}\n\ntype aux struct {\n	kind uint8\n	to   reference\n}\n\n// One object file. Symbols are numbered through: defined, short hashed, hashed, named, referred.\ntype object struct {\n	pkg     string\n	version *version\n	bytes   []byte\n	offsets [blockCount]uint32\n	// Number of the first symbol of each kind behind the defined ones, and of all.\n	shortHashed, hashed, named, referred, end uint32\n	packages                                  []string\n	symbols                                   []symbol\n	// Node of each symbol in the universe.\n	nodes []node\n	// Content of each symbol, where it was asked for.\n	contents []digest\n}\n\n// A Go archive: the objects in it, and a digest of what else is in it.\ntype archive struct {\n	path    string\n	pkg     string\n	header  string\n	objects []*object\n	foreign digest\n	// It has members that are not Go objects, as cgo makes them.\n	isMixed bool\n	// What its compiler tells the linker about them.\n	pragmas []pragma\n}\n\ntype digest [16]byte\n\nfunc digestOf(parts ...[]byte) digest {\n	hash := sha256.New()\n	for _, part := range parts {\n		hash.Write(part)\n	}\n	return digest(hash.Sum(nil)[:16])\n}\n\nfunc readArchive(path, pkg string) (*archive, error) {\n	text, err := os.ReadFile(path)\n	if err != nil {\n		return nil, err\n	}\n	const magic, headBytes = \"!<arch>\\n\", 60\n	if !bytes.HasPrefix(text, []byte(magic)) {\n		return nil, fmt.Errorf(\"%s of %s is not a Go archive\", path, pkg)\n	}\n	found := &archive{path: path, pkg: pkg}\n	foreign := sha256.New()\n	for rest := text[len(magic):]; len(rest) > 0; {\n		if len(rest) < headBytes {\n			return nil, fmt.Errorf(\"the archive of %s is cut off\", pkg)\n		}\n		title := strings.TrimSpace(string(rest[:16]))\n		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))\n		if err != nil || size < 0 || headBytes+size > len(rest) {\n			return nil, fmt.Errorf(\"the archive of %s is broken at %q\", pkg, title)\n		}\n		member := rest[headBytes : headBytes+size]\n		rest = rest[min(headBytes+size+size&1, len(rest)):]\n		if title == \"preferlinkext\" || title == \"dynimportfail\" {\n			foreign.Write([]byte(title))\n			continue\n		}\n		if title == \"__.PKGDEF\" {\n			continue\n		}\n		if !bytes.HasPrefix(member, []byte(\"go object \")) {\n			content := foreignContent(member)\n			found.isMixed = true\n			foreign.Write(content[:])\n			continue\n		}\n		one, header, err := readObject(member, pkg)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		pragmas, err := readPragmas(member)\n		if err != nil {\n			return nil, fmt.Errorf(\"%s of %s: %w\", title, pkg, err)\n		}\n		found.pragmas = append(found.pragmas, pragmas...)\n		if found.header != \"\" && found.header != header {\n			return nil, fmt.Errorf(\"%s has objects of two toolchains\", pkg)\n		}\n		found.header = header\n		found.objects = append(found.objects, one)\n	}\n	found.foreign = digest(foreign.Sum(nil)[:16])\n	if len(found.objects) == 0 {\n		return nil, fmt.Errorf(\"the archive of %s has no object\", pkg)\n	}\n	return found, nil\n}\n\nfunc readObject(member []byte, pkg string) (one *object, header string, err error) {\n	defer func() {\n		if broken := recover(); broken != nil {\n			err = fmt.Errorf(\"the object cannot be read: %v\", broken)\n		}\n	}()\n	start := bytes.Index(member, []byte(\"\\n!\\n\"))\n	if start < 0 {\n		return nil, \"\", fmt.Errorf(\"the object has no content\")\n	}\n	header = string(member[:bytes.IndexByte(member, '\\n')])\n	version, err := versionOf(header)\n	if err != nil {\n		return nil, \"\", err\n	}\n	one = &object{pkg: escapedPath(pkg), version: version, bytes: member[start+3:]}\n	const magic = \"\\x00go120ld\"\n	if !bytes.HasPrefix(one.bytes, []byte(magic)) {\n		return nil, \"\", fmt.Errorf(\"the format of the object is not known\")\n	}\n	for block := range one.offsets {\n		one.offsets[block] = one.word(uint32(len(magic)+8+4) + 4*uint32(block))\n	}\n	one.shortHashed = one.count(blockDefined, symbolBytes)\n	one.hashed = one.shortHashed + one.count(blockShortHashed, symbolBytes)\n	one.named = one.hashed + one.count(blockHashed, symbolBytes)\n	one.referred = one.named + one.count(blockNamed, symbolBytes)\n	one.end = one.referred + one.count(blockReferred, symbolBytes)\n	for i := uint32(0); i < one.count(blockPackages, 8); i++ {\n		one.packages = append(one.packages, one.text(one.offsets[blockPackages]+8*i))\n	}\n	one.symbols = make([]symbol, one.end)\n	for i := range one.symbols {\n		at := one.offsets[blockDefined] + symbolBytes*uint32(i)\n		raw := one.bytes[at : at+symbolBytes]\n		one.symbols[i] = symbol{\n			withoutHash(one.text(at)), binary.LittleEndian.Uint16(raw[8:]), raw[10], raw[11], raw[12],\n			binary.LittleEndian.Uint32(raw[13:]), binary.LittleEndian.Uint32(raw[17:]),\n		}\n	}\n	one.contents = make([]digest, one.referred)\n	return one, header, nil\n}\n\nfunc (o *object) word(at uint32) uint32 { return binary.LittleEndian.Uint32(o.bytes[at:]) }\n\nfunc (o *object) count(block int, size uint32) uint32 {\n	return (o.offsets[block+1] - o.offsets[block]) / size\n}\n\nfunc (o *object) text(at uint32) string {\n	size, start := o.word(at), o.word(at+4)\n	return string(o.bytes[start : start+size])\n}\n\nfunc (o *object) data(i uint32) []byte {\n	at := o.offsets[blockDataIndex] + 4*i\n	base := o.offsets[blockData]\n	return o.bytes[base+o.word(at) : base+o.word(at+4)]\n}\n\nfunc (o *object) relocs(i uint32) []reloc {\n	at := o.offsets[blockRelocIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]reloc, 0, end-first)\n	for ; first < end; first++ {\n		from := o.offsets[blockRelocs] + relocBytes*first\n		raw := o.bytes[from : from+relocBytes]\n		list = append(list, reloc{\n			int32(binary.LittleEndian.Uint32(raw)), raw[4], binary.LittleEndian.Uint16(raw[5:]),\n			int64(binary.LittleEndian.Uint64(raw[7:])),\n			reference{\n				binary.LittleEndian.Uint32(raw[15:]), binary.LittleEndian.Uint32(raw[19:]),\n			},\n		})\n	}\n	return list\n}\n\nfunc (o *object) auxes(i uint32) []aux {\n	at := o.offsets[blockAuxIndex] + 4*i\n	first, end := o.word(at), o.word(at+4)\n	list := make([]aux, 0, end-first)\n	for ; first < end; first++ {\n		raw := o.bytes[o.offsets[blockAux]+auxBytes*first:]\n		list = append(list, aux{raw[0], reference{\n			binary.LittleEndian.Uint32(raw[1:]), binary.LittleEndian.Uint32(raw[5:]),\n		}})\n	}\n	return list\n}\n\n// usedInIface calls for every reference whose target another object says is put in an interface.\nfunc (o *object) usedInIface(each func(reference)) {\n	for i := uint32(0); i < o.count(blockFlags, flagsBytes); i++ {\n		raw := o.bytes[o.offsets[blockFlags]+flagsBytes*i:]\n		if raw[9]&flag2UsedInIface != 0 {\n			each(reference{binary.LittleEndian.Uint32(raw), binary.LittleEndian.Uint32(raw[4:])})\n		}\n	}\n}\n\n// escapedPath is a package's path as symbols begin with it: dots behind the last slash and\n// characters that a linker could take for something else are written as %2e.\nfunc escapedPath(path string) string {\n	slash := strings.LastIndexByte(path, '/')\n	var text strings.Builder\n	for i := 0; i < len(path); i++ {\n		c := path[i]\n		if c <= ' ' || (c == '.' && i > slash) || c == '%' || c == '\"' || c >= 0x7f {\n			fmt.Fprintf(&text, \"%%%02x\", c)\n		} else {\n			text.WriteByte(c)\n		}\n	}\n	return text.String()\n}\n\n// What of a C compiler's object ends up in a running program.\n\n// A word of cgo to the linker, such as `cgo_ldflag -lm`.\ntype pragma []string\n\n// readPragmas reads them from the text in front of an object.\nfunc readPragmas(member []byte) (list []pragma, err error) {\n	const mark, end = \"\\n$$  // cgo\\n\", \"\\n$$\\n\"\n	head, _, _ := bytes.Cut(member, []byte(\"\\n!\\n\"))\n	_, rest, isThere := bytes.Cut(head, []byte(mark))\n	if !isThere {\n		return nil, nil\n	}\n	text, _, isWhole := bytes.Cut(rest, []byte(end))\n	if !isWhole {\n		return nil, errors.New(\"what cgo tells the linker is cut off\")\n	}\n	if err := json.Unmarshal(text, &list); err != nil {\n		return nil, fmt.Errorf(\"what cgo tells the linker cannot be read: %w\", err)\n	}\n	return list, nil\n}\n\n// pragmaTexts are the pragmas of an archive wherever its source tree lies: flags in their order,\n// then the rest.\nfunc pragmaTexts(of *archive, root string) []string {\n	var flags, names []string\n	for _, one := range of.pragmas {\n		text := withoutHash(strings.Join(one, \"\\x00\"))\n		if isFlag(one) {\n			flags = append(flags, strings.ReplaceAll(text, root, \"${ROOT}\"))\n		} else {\n			names = append(names, text)\n		}\n	}\n	sort.Strings(names)\n	return append(flags, names...)\n}\n\nfunc isFlag(one pragma) bool { return len(one) > 1 && one[0] == \"cgo_ldflag\" }\n\n// Files that a linker reads, which the go command does not look into.\nvar libraries = regexp.MustCompile(`\\.(a|la|o|lo|so(\\.[0-9]+)*|ld|lds|map)$`)\n\n// linked is a changed file that may be linked beside Go's packages: a library, or one that a flag\n// of cgo names.\nfunc (s *side) linked(files *changes) string {\n	var flags []string\n	isOwn := false\n	for _, archive := range s.p.archives {\n		if !archive.isMixed || !s.own[archive.objects[0]] {\n			continue\n		}\n		isOwn = true\n		for _, one := range archive.pragmas {\n			if isFlag(one) {\n				flags = append(flags, one[1])\n			}\n		}\n	}\n	for _, changed := range files.paths {\n		last := path.Base(changed)\n		isNamed := strings.Contains(strings.Join(flags, \"\\n\"), last)\n		if isOwn && (isNamed || libraries.MatchString(last)) {\n			return changed\n		}\n	}\n	return \"\"\n}\n\n// cgo puts a hash of its source files, with their comments, into the names that it makes.\nvar cgoHash = regexp.MustCompile(`_cgo(exp)?_[0-9a-f]{12}_`)\n\nfunc withoutHash(text string) string {\n	if !strings.Contains(text, \"_cgo\") {\n		return text\n	}\n	return cgoHash.ReplaceAllString(text, \"_cgo${1}_0_\")\n}\n\n// Sections that no program has in memory: for debuggers, and the names of the compiler and its\n// files. Any other section counts, even one that is not loaded.\nvar unloaded = regexp.MustCompile(`^\\.(z?debug_.*|comment|symtab|strtab|shstrtab|stab|stabstr)$`)\n\n// foreignContent is a digest of an object that is not Go's: its sections, what they refer to and\n// its symbols, without debugging information. What cannot be read so counts byte for byte.\nfunc foreignContent(member []byte) digest {\n	if text, err := elfContent(member); err == nil {\n		return digestOf([]byte(\"elf\"), text)\n	}\n	return digestOf([]byte(\"raw\"), member)\n}\n\nvar errNotPlain = errors.New(\"not a plain object of ELF\")\n\n// An object of ELF; `place` is the number of a section among those that count, from 1.\ntype elfObject struct {\n	*elf.File\n	place   map[int]uint32\n	symbols []elf.Symbol\n}\n\nfunc elfContent(member []byte) ([]byte, error) {\n	file, err := elf.NewFile(bytes.NewReader(member))\n	if err != nil {\n		return nil, err\n	}\n	if file.Type != elf.ET_REL || file.Class != elf.ELFCLASS64 || file.Data != elf.ELFDATA2LSB {\n		return nil, errNotPlain\n	}\n	o := &elfObject{File: file, place: map[int]uint32{}}\n	if o.symbols, err = file.Symbols(); err != nil && !errors.Is(err, elf.ErrNoSymbols) {\n		return nil, err\n	}\n	for i, one := range file.Sections {\n		// With these the linker compiles again, of what is no machine code yet.\n		if strings.HasPrefix(one.Name, \".gnu.lto_\") {\n			return nil, errNotPlain\n		}\n		if i > 0 && !unloaded.MatchString(one.Name) && !isTableOfRelocs(one) {\n			o.place[i] = uint32(len(o.place) + 1)\n		}\n	}\n	// Machine, and the flags of the file.\n	text := append([]byte(nil), member[18:20]...)\n	text = append(text, member[48:52]...)\n	for i, one := range file.Sections {\n		if o.place[i] == 0 {\n			continue\n		}\n		if text, err = o.appendSection(text, one); err != nil {\n			return nil, err\n		}\n	}\n	for i, one := range file.Sections {\n		if !isTableOfRelocs(one) || o.place[int(one.Info)] == 0 {\n			continue\n		}\n		text = binary.LittleEndian.AppendUint32(text, o.place[int(one.Info)])\n		if text, err = o.appendRelocs(text, file.Sections[i]); err != nil {\n			return nil, err\n		}\n	}\n	for i := range o.symbols {\n		if o.isForDebuggers(&o.symbols[i]) {\n			continue\n		}\n		if text, err = o.appendSymbol(text, uint32(i+1)); err != nil {\n			return nil, err\n		}\n	}\n	return text, nil\n}\n\nfunc isTableOfRelocs(one *elf.Section) bool {\n	return one.Type == elf.SHT_RELA || one.Type == elf.SHT_REL\n}\n\n// isForDebuggers: the name of a source file, or the mark of a section that does not count.\nfunc (o *elfObject) isForDebuggers(one *elf.Symbol) bool {\n	kind := elf.ST_TYPE(one.Info)\n	return kind == elf.STT_FILE || kind == elf.STT_SECTION && o.place[int(one.Section)] == 0\n}\n\nfunc (o *elfObject) appendSection(text []byte, one *elf.Section) ([]byte, error) {\n	if one.Flags&elf.SHF_COMPRESSED != 0 || one.Flags&elf.SHF_LINK_ORDER != 0 {\n		return nil, errNotPlain\n	}\n	text = appendPart(text, []byte(withoutHash(one.Name)))\n	text = binary.LittleEndian.AppendUint32(text, uint32(one.Type))\n	for _, number := range []uint64{uint64(one.Flags), one.Size, one.Addralign, one.Entsize} {\n		text = binary.LittleEndian.AppendUint64(text, number)\n	}\n	if one.Type == elf.SHT_NOBITS {\n		return text, nil\n	}\n	data, err := one.Data()\n	if err != nil {\n		return nil, err\n	}\n	if one.Type != elf.SHT_GROUP {\n		return appendPart(text, data), nil\n	}\n	// Sections that are kept or left together, by their numbers.\n	for at := 0; at+4 <= len(data); at += 4 {\n		number := binary.LittleEndian.Uint32(data[at:])\n		if at > 0 {\n			number = o.place[int(number)]\n		}\n		text = binary.LittleEndian.AppendUint32(text, number)\n	}\n	return o.appendSymbol(text, one.Info)\n}\n\nfunc (o *elfObject) appendRelocs(text []byte, table *elf.Section) ([]byte, error) {\n	const entryBytes = 24\n	data, err := table.Data()\n	if err != nil {\n		return nil, err\n	}\n	if table.Type != elf.SHT_RELA || len(data)%entryBytes != 0 {\n		return nil, errNotPlain\n	}\n	for ; len(data) > 0; data = data[entryBytes:] {\n		info := binary.LittleEndian.Uint64(data[8:])\n		text = append(text, data[:8]...)\n		text = append(text, data[16:entryBytes]...)\n		text = binary.LittleEndian.AppendUint32(text, uint32(info))\n		if text, err = o.appendSymbol(text, uint32(info>>32)); err != nil {\n			return nil, err\n		}\n	}\n	return text, nil\n}\n\n// appendSymbol adds all of a symbol but its number.\nfunc (o *elfObject) appendSymbol(text []byte, number uint32) ([]byte, error) {\n	if number == 0 {\n		return append(text, 0), nil\n	}\n	if int(number) > len(o.symbols) {\n		return nil, fmt.Errorf(\"a symbol %d of %d\", number, len(o.symbols))\n	}\n	one := o.symbols[number-1]\n	place := uint32(one.Section)\n	switch one.Section {\n	case elf.SHN_UNDEF, elf.SHN_ABS, elf.SHN_COMMON:\n	default:\n		if place = o.place[int(one.Section)]; place == 0 {\n			return nil, errNotPlain\n		}\n	}\n	text = append(text, 1, one.Info, one.Other)\n	text = binary.LittleEndian.AppendUint32(text, place)\n	text = binary.LittleEndian.AppendUint64(text, one.Value)\n	text = binary.LittleEndian.AppendUint64(text, one.Size)\n	return appendPart(text, []byte(withoutHash(one.Name))), nil\n}\n",
		"versions.go": "package main\n\nimport (\n	\"fmt\"\n	\"strconv\"\n	\"strings\"\n)\n\n// What of the object format belongs to a minor version of Go. The magic number of the format did\n// not change between these versions, so it does not tell them apart; the version does.\ntype version struct {\n	minor int\n	// Name and ABI of the runtime's symbols that compiled code names by their place in a list.\n	builtins []name\n	// Number of the relocation that orders two packages' init tasks.\n	initOrder uint16\n}\n\nconst (\n	oldestMinor = 24\n	newestMinor = 27\n)\n\nvar initOrder = map[int]uint16{24: 95, 25: 95, 26: 99, 27: 102}\n\n// Experiments that change neither the object format nor the layout of types. `swissmap` changed\n// the layout of map types while it could be turned off, so it has to be on there.\nvar plainExperiments = map[string]bool{\n	\"regabiwrappers\": true, \"regabiargs\": true, \"coverageredesign\": true,\n	\"aliastypeparams\": true, \"swissmap\": true, \"spinbitmutex\": true, \"synchashtriemap\": true,\n	\"dwarf5\": true, \"greenteagc\": true, \"randomizedheapbase64\": true, \"jsonv2\": true,\n	\"sizespecializedmalloc\": true, \"synctest\": true, \"loopvar\": true,\n	\"goroutineleakprofile\": true, \"runtimefreegc\": true,\n}\n\n// versionOf reads an object's first line, such as\n// `go object linux amd64 go1.26.8 GOAMD64=v1 X:regabiwrappers,regabiargs`.\nfunc versionOf(header string) (*version, error) {\n	words := strings.Fields(header)\n	if len(words) < 5 || words[0] != \"go\" || words[1] != \"object\" {\n		return nil, fmt.Errorf(\"unknown kind of object file: %q\", header)\n	}\n	if words[2] != \"linux\" || (words[3] != \"amd64\" && words[3] != \"arm64\") {\n		return nil, fmt.Errorf(\"objects of %s/%s are not known\", words[2], words[3])\n	}\n	minor, err := minorOf(words[4])\n	if err != nil {\n		return nil, err\n	}\n	experiments := \"\"\n	for _, word := range words[5:] {\n		if list, found := strings.CutPrefix(word, \"X:\"); found {\n			experiments = list\n		}\n	}\n	hasSwissMap := minor > 25\n	for _, experiment := range strings.Split(experiments, \",\") {\n		if experiment != \"\" && !plainExperiments[experiment] {\n			return nil, fmt.Errorf(\"the experiment %s is not known\", experiment)\n		}\n		hasSwissMap = hasSwissMap || experiment == \"swissmap\"\n	}\n	if !hasSwissMap {\n		return nil, fmt.Errorf(\"the experiment noswissmap is not known\")\n	}\n	return &version{minor, builtinsOf(minor), initOrder[minor]}, nil\n}\n\n// minorOf is 26 for `go1.26`, `go1.26.8` and `go1.26rc1`; vendors' versions are not known.\nfunc minorOf(text string) (int, error) {\n	rest, found := strings.CutPrefix(text, \"go1.\")\n	digits := strings.IndexFunc(rest, func(r rune) bool { return r < '0' || r > '9' })\n	if digits < 0 {\n		digits = len(rest)\n	}\n	minor, err := strconv.Atoi(rest[:digits])\n	tail := rest[digits:]\n	isPatch := strings.Trim(tail, \".0123456789\") == \"\"\n	isCandidate := strings.HasPrefix(tail, \"rc\") && strings.Trim(tail[2:], \"0123456789\") == \"\"\n	if !found || err != nil || !(isPatch || isCandidate) {\n		return 0, fmt.Errorf(\"objects of %s are not known\", text)\n	}\n	if minor < oldestMinor || minor > newestMinor {\n		return 0, fmt.Errorf(\"objects of Go 1.%d are not known (1.%d to 1.%d are)\",\n			minor, oldestMinor, newestMinor)\n	}\n	return minor, nil\n}\n\nfunc builtinsOf(minor int) []name {\n	var list []name\n	for _, line := range strings.Split(strings.TrimSpace(builtinRows), \"\\n\") {\n		words := strings.SplitN(line, \" \", 4)\n		abi, _ := strconv.Atoi(words[0])\n		since, _ := strconv.Atoi(words[1])\n		until, _ := strconv.Atoi(words[2])\n		if since <= minor && minor <= until {\n			list = append(list, name{words[3], uint16(abi)})\n		}\n	}\n	return list\n}\n\n// One row a symbol: ABI, first and last minor version that has it in its list, name. Of rows that\n// hold for a version, the order is the order of that version's list.\nconst builtinRows = `\n1 24 27 runtime.newobject\n1 24 27 runtime.mallocgc\n1 24 27 runtime.panicdivide\n1 24 27 runtime.panicshift\n1 24 27 runtime.panicmakeslicelen\n1 24 27 runtime.panicmakeslicecap\n1 24 27 runtime.throwinit\n1 24 27 runtime.panicwrap\n1 24 27 runtime.gopanic\n1 24 27 runtime.gorecover\n1 24 27 runtime.goschedguarded\n1 24 27 runtime.goPanicIndex\n1 24 27 runtime.goPanicIndexU\n1 24 27 runtime.goPanicSliceAlen\n1 24 27 runtime.goPanicSliceAlenU\n1 24 27 runtime.goPanicSliceAcap\n1 24 27 runtime.goPanicSliceAcapU\n1 24 27 runtime.goPanicSliceB\n1 24 27 runtime.goPanicSliceBU\n1 24 27 runtime.goPanicSlice3Alen\n1 24 27 runtime.goPanicSlice3AlenU\n1 24 27 runtime.goPanicSlice3Acap\n1 24 27 runtime.goPanicSlice3AcapU\n1 24 27 runtime.goPanicSlice3B\n1 24 27 runtime.goPanicSlice3BU\n1 24 27 runtime.goPanicSlice3C\n1 24 27 runtime.goPanicSlice3CU\n1 24 27 runtime.goPanicSliceConvert\n1 24 27 runtime.printbool\n1 24 25 runtime.printfloat\n1 26 27 runtime.printfloat64\n1 26 27 runtime.printfloat32\n1 24 27 runtime.printint\n1 24 27 runtime.printhex\n1 24 27 runtime.printuint\n1 24 25 runtime.printcomplex\n1 26 27 runtime.printcomplex128\n1 26 27 runtime.printcomplex64\n1 24 27 runtime.printstring\n1 26 27 runtime.printquoted\n1 24 27 runtime.printpointer\n1 24 27 runtime.printuintptr\n1 24 27 runtime.printiface\n1 24 27 runtime.printeface\n1 24 27 runtime.printslice\n1 24 27 runtime.printnl\n1 24 27 runtime.printsp\n1 24 27 runtime.printlock\n1 24 27 runtime.printunlock\n1 24 27 runtime.concatstring2\n1 24 27 runtime.concatstring3\n1 24 27 runtime.concatstring4\n1 24 27 runtime.concatstring5\n1 24 27 runtime.concatstrings\n1 24 27 runtime.concatbyte2\n1 24 27 runtime.concatbyte3\n1 24 27 runtime.concatbyte4\n1 24 27 runtime.concatbyte5\n1 24 27 runtime.concatbytes\n1 24 27 runtime.cmpstring\n1 24 27 runtime.intstring\n1 24 27 runtime.slicebytetostring\n1 24 27 runtime.slicebytetostringtmp\n1 24 27 runtime.slicerunetostring\n1 24 27 runtime.stringtoslicebyte\n1 24 27 runtime.stringtoslicerune\n1 24 27 runtime.slicecopy\n1 24 27 runtime.decoderune\n1 24 27 runtime.countrunes\n1 24 27 runtime.convT\n1 24 27 runtime.convTnoptr\n1 24 27 runtime.convT16\n1 24 27 runtime.convT32\n1 24 27 runtime.convT64\n1 24 27 runtime.convTstring\n1 24 27 runtime.convTslice\n1 24 27 runtime.assertE2I\n1 24 27 runtime.assertE2I2\n1 24 27 runtime.panicdottypeE\n1 24 27 runtime.panicdottypeI\n1 24 27 runtime.panicnildottype\n1 24 27 runtime.typeAssert\n1 24 27 runtime.interfaceSwitch\n1 24 27 runtime.ifaceeq\n1 24 27 runtime.efaceeq\n1 24 27 runtime.panicrangestate\n1 24 27 runtime.deferrangefunc\n1 24 27 runtime.rand\n1 24 27 runtime.rand32\n1 24 27 runtime.makemap64\n1 24 27 runtime.makemap\n1 24 27 runtime.makemap_small\n1 24 27 runtime.mapaccess1\n1 24 27 runtime.mapaccess1_fast32\n1 24 27 runtime.mapaccess1_fast64\n1 24 27 runtime.mapaccess1_faststr\n1 24 27 runtime.mapaccess1_fat\n1 24 27 runtime.mapaccess2\n1 24 27 runtime.mapaccess2_fast32\n1 24 27 runtime.mapaccess2_fast64\n1 24 27 runtime.mapaccess2_faststr\n1 24 27 runtime.mapaccess2_fat\n1 24 27 runtime.mapassign\n1 24 27 runtime.mapassign_fast32\n1 24 27 runtime.mapassign_fast32ptr\n1 24 27 runtime.mapassign_fast64\n1 24 27 runtime.mapassign_fast64ptr\n1 24 27 runtime.mapassign_faststr\n1 24 25 runtime.mapiterinit\n1 24 27 runtime.mapIterStart\n1 24 27 runtime.mapdelete\n1 24 27 runtime.mapdelete_fast32\n1 24 27 runtime.mapdelete_fast64\n1 24 27 runtime.mapdelete_faststr\n1 24 25 runtime.mapiternext\n1 24 27 runtime.mapIterNext\n1 24 27 runtime.mapclear\n1 24 27 runtime.makechan64\n1 24 27 runtime.makechan\n1 24 27 runtime.chanrecv1\n1 24 27 runtime.chanrecv2\n1 24 27 runtime.chansend1\n1 24 27 runtime.closechan\n1 24 27 runtime.chanlen\n1 24 27 runtime.chancap\n0 24 27 runtime.writeBarrier\n1 24 27 runtime.typedmemmove\n1 24 27 runtime.typedmemclr\n1 24 27 runtime.typedslicecopy\n1 24 27 runtime.selectnbsend\n1 24 27 runtime.selectnbrecv\n1 24 27 runtime.selectsetpc\n1 24 27 runtime.selectgo\n1 24 27 runtime.block\n1 24 27 runtime.makeslice\n1 24 27 runtime.makeslice64\n1 24 27 runtime.makeslicecopy\n1 24 27 runtime.growslice\n1 27 27 runtime.growsliceBuf\n1 27 27 runtime.growsliceBufNoAlias\n1 27 27 runtime.growsliceNoAlias\n1 24 27 runtime.unsafeslicecheckptr\n1 24 27 runtime.panicunsafeslicelen\n1 24 27 runtime.panicunsafeslicenilptr\n1 24 27 runtime.unsafestringcheckptr\n1 24 27 runtime.panicunsafestringlen\n1 24 27 runtime.panicunsafestringnilptr\n1 27 27 runtime.moveSlice\n1 27 27 runtime.moveSliceNoScan\n1 27 27 runtime.moveSliceNoCap\n1 27 27 runtime.moveSliceNoCapNoScan\n1 24 27 runtime.memmove\n1 24 27 runtime.memclrNoHeapPointers\n1 24 27 runtime.memclrHasPointers\n1 24 27 runtime.memequal\n1 24 27 runtime.memequal0\n1 24 27 runtime.memequal8\n1 24 27 runtime.memequal16\n1 24 27 runtime.memequal32\n1 24 27 runtime.memequal64\n1 24 27 runtime.memequal128\n1 24 27 runtime.f32equal\n1 24 27 runtime.f64equal\n1 24 27 runtime.c64equal\n1 24 27 runtime.c128equal\n1 24 27 runtime.strequal\n1 24 27 runtime.interequal\n1 24 27 runtime.nilinterequal\n1 24 27 runtime.memhash\n1 24 27 runtime.memhash0\n1 24 27 runtime.memhash8\n1 24 27 runtime.memhash16\n1 24 27 runtime.memhash32\n1 24 27 runtime.memhash64\n1 24 27 runtime.memhash128\n1 24 27 runtime.f32hash\n1 24 27 runtime.f64hash\n1 24 27 runtime.c64hash\n1 24 27 runtime.c128hash\n1 24 27 runtime.strhash\n1 24 27 runtime.interhash\n1 24 27 runtime.nilinterhash\n1 24 27 runtime.int64div\n1 24 27 runtime.uint64div\n1 24 27 runtime.int64mod\n1 24 27 runtime.uint64mod\n1 24 27 runtime.float64toint64\n1 24 27 runtime.float64touint64\n1 24 27 runtime.float64touint32\n1 24 27 runtime.int64tofloat64\n1 24 27 runtime.int64tofloat32\n1 24 27 runtime.uint64tofloat64\n1 24 27 runtime.uint64tofloat32\n1 24 27 runtime.uint32tofloat64\n1 24 27 runtime.complex128div\n1 24 27 runtime.racefuncenter\n1 24 27 runtime.racefuncexit\n1 24 27 runtime.raceread\n1 24 27 runtime.racewrite\n1 24 27 runtime.racereadrange\n1 24 27 runtime.racewriterange\n1 24 27 runtime.msanread\n1 24 27 runtime.msanwrite\n1 24 27 runtime.msanmove\n1 24 27 runtime.asanread\n1 24 27 runtime.asanwrite\n1 24 27 runtime.checkptrAlignment\n1 24 27 runtime.checkptrArithmetic\n1 24 27 runtime.libfuzzerTraceCmp1\n1 24 27 runtime.libfuzzerTraceCmp2\n1 24 27 runtime.libfuzzerTraceCmp4\n1 24 27 runtime.libfuzzerTraceCmp8\n1 24 27 runtime.libfuzzerTraceConstCmp1\n1 24 27 runtime.libfuzzerTraceConstCmp2\n1 24 27 runtime.libfuzzerTraceConstCmp4\n1 24 27 runtime.libfuzzerTraceConstCmp8\n1 24 27 runtime.libfuzzerHookStrCmp\n1 24 27 runtime.libfuzzerHookEqualFold\n1 24 27 runtime.addCovMeta\n0 27 27 runtime.x86HasAVX\n0 27 27 runtime.x86HasFMA\n0 24 27 runtime.x86HasPOPCNT\n0 24 27 runtime.x86HasSSE41\n0 24 26 runtime.x86HasFMA\n0 24 27 runtime.armHasVFPv4\n0 24 27 runtime.arm64HasATOMICS\n0 24 27 runtime.loong64HasLAMCAS\n0 24 27 runtime.loong64HasLAM_BH\n0 27 27 runtime.loong64HasDBAR_HINTS\n0 24 27 runtime.loong64HasLSX\n0 25 27 runtime.riscv64HasZbb\n1 24 27 runtime.asanregisterglobals\n1 27 27 runtime.KeepAlive\n1 24 27 runtime.deferproc\n1 24 27 runtime.deferprocStack\n1 24 27 runtime.deferreturn\n1 24 27 runtime.newproc\n1 24 27 runtime.panicoverflow\n1 24 27 runtime.sigpanic\n1 24 26 runtime.gcWriteBarrier\n1 27 27 runtime.gcWriteBarrier1\n1 27 27 runtime.gcWriteBarrier2\n1 27 27 runtime.gcWriteBarrier3\n1 27 27 runtime.gcWriteBarrier4\n1 27 27 runtime.gcWriteBarrier5\n1 27 27 runtime.gcWriteBarrier6\n1 27 27 runtime.gcWriteBarrier7\n1 27 27 runtime.gcWriteBarrier8\n1 24 27 runtime.duffzero\n1 24 27 runtime.duffcopy\n0 24 27 runtime.morestack\n0 24 27 runtime.morestackc\n0 24 27 runtime.morestack_noctxt\n0 27 27 runtime.retpolineAX\n0 27 27 runtime.retpolineCX\n0 27 27 runtime.retpolineDX\n0 27 27 runtime.retpolineBX\n0 27 27 runtime.retpolineBP\n0 27 27 runtime.retpolineSI\n0 27 27 runtime.retpolineDI\n0 27 27 runtime.retpolineR8\n0 27 27 runtime.retpolineR9\n0 27 27 runtime.retpolineR10\n0 27 27 runtime.retpolineR11\n0 27 27 runtime.retpolineR12\n0 27 27 runtime.retpolineR13\n0 27 27 runtime.retpolineR14\n0 27 27 runtime.retpolineR15\n0 27 27 runtime.tls_g\n0 24 27 type:int8\n0 24 27 type:*int8\n0 24 27 type:uint8\n0 24 27 type:*uint8\n0 24 27 type:int16\n0 24 27 type:*int16\n0 24 27 type:uint16\n0 24 27 type:*uint16\n0 24 27 type:int32\n0 24 27 type:*int32\n0 24 27 type:uint32\n0 24 27 type:*uint32\n0 24 27 type:int64\n0 24 27 type:*int64\n0 24 27 type:uint64\n0 24 27 type:*uint64\n0 24 27 type:float32\n0 24 27 type:*float32\n0 24 27 type:float64\n0 24 27 type:*float64\n0 24 27 type:complex64\n0 24 27 type:*complex64\n0 24 27 type:complex128\n0 24 27 type:*complex128\n0 24 27 type:unsafe.Pointer\n0 24 27 type:*unsafe.Pointer\n0 24 27 type:uintptr\n0 24 27 type:*uintptr\n0 24 27 type:bool\n0 24 27 type:*bool\n0 24 27 type:string\n0 24 27 type:*string\n0 24 27 type:error\n0 24 27 type:*error\n0 24 27 type:func(error) string\n0 24 27 type:*func(error) string\n`\n",
		"program.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n	\"regexp\"\n	\"strings\"\n)\n\n// A node is a symbol of any program: one for each name and ABI, and one for each symbol without a\n// name that other objects could use.\ntype node int32\n\nconst nothing node = -1\n\n// A universe has the objects of several programs, each read once.\ntype universe struct {\n	archives map[string]*archive\n	byName   map[name]node\n	// Name of a node; one that has no name of its own has the name that its object knows it by.\n	names []string\n}\n\nfunc newUniverse() *universe {\n	u := &universe{archives: map[string]*archive{}, byName: map[name]node{}}\n	// All names are known before a program is linked: its tables have a place for each.\n	u.named(name{\"main..inittask\", 0})\n	for _, table := range testTables {\n		u.named(name{table, 0})\n	}\n	return u\n}\n\nfunc (u *universe) named(one name) node {\n	found, known := u.byName[one]\n	if !known {\n		found = u.fresh(one.text)\n		u.byName[one] = found\n	}\n	return found\n}\n\nfunc (u *universe) fresh(text string) node {\n	u.names = append(u.names, text)\n	return node(len(u.names) - 1)\n}\n\nfunc (u *universe) archive(path, pkg string) (*archive, error) {\n	if found := u.archives[path]; found != nil {\n		return found, nil\n	}\n	found, err := readArchive(path, pkg)\n	if err != nil {\n		return nil, err\n	}\n	for _, builtin := range found.objects[0].version.builtins {\n		u.named(builtin)\n	}\n	for _, one := range found.objects {\n		one.nodes = make([]node, one.end)\n		for i, symbol := range one.symbols {\n			isHashed := one.shortHashed <= uint32(i) && uint32(i) < one.named\n			if isHashed || symbol.name == \"\" || symbol.abi == abiStatic {\n				one.nodes[i] = u.fresh(symbol.name)\n			} else {\n				one.nodes[i] = u.named(name{symbol.name, symbol.abi})\n			}\n		}\n	}\n	u.archives[path] = found\n	return found, nil\n}\n\n// Where a node is defined.\ntype definition struct {\n	object *object\n	symbol uint32\n}\n\n// A program is what a linker would be given. A name may have several definitions where a\n// compiler made the same thing in several packages: all of them count.\ntype program struct {\n	universe *universe\n	archives []*archive\n	// First object of each package, by its escaped path.\n	byPackage   map[string]*object\n	definitions [][]definition\n	usedInIface []bool\n}\n\n// A package as `go list` names it and the archive that the build cache has for it.\ntype exported struct{ pkg, path string }\n\nfunc (u *universe) load(packages []exported) (*program, error) {\n	p := &program{universe: u, byPackage: map[string]*object{}}\n	for _, one := range packages {\n		found, err := u.archive(one.path, one.pkg)\n		if err != nil {\n			return nil, err\n		}\n		p.archives = append(p.archives, found)\n		if first := found.objects[0]; p.byPackage[first.pkg] == nil {\n			p.byPackage[first.pkg] = first\n		}\n	}\n	return p, nil\n}\n\n// link finds the definitions, once all programs of the universe are loaded.\nfunc (p *program) link() error {\n	p.definitions = make([][]definition, len(p.universe.names))\n	p.usedInIface = make([]bool, len(p.universe.names))\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			for i := range one.symbols {\n				at := one.nodes[i]\n				if uint32(i) < one.referred {\n					p.definitions[at] = append(p.definitions[at], definition{one, uint32(i)})\n				}\n				if one.symbols[i].flag2&flag2UsedInIface != 0 {\n					p.usedInIface[at] = true\n				}\n			}\n		}\n	}\n	var failed error\n	for _, archive := range p.archives {\n		for _, one := range archive.objects {\n			one.usedInIface(func(to reference) {\n				at, err := p.resolve(one, to)\n				if err != nil {\n					failed = err\n				} else if at != nothing {\n					p.usedInIface[at] = true\n				}\n			})\n		}\n	}\n	return failed\n}\n\n// locate is the object and number that a reference means; no object: a builtin, by name.\nfunc (p *program) locate(from *object, to reference) (*object, uint32, error) {\n	in, i, limit := from, to.sym, uint32(0)\n	switch to.pkg {\n	case inSelf:\n		limit = from.shortHashed\n	case inShortHashed:\n		i, limit = i+from.shortHashed, from.hashed\n	case inHashed:\n		i, limit = i+from.hashed, from.named\n	case inNone:\n		i, limit = i+from.named, from.end\n	case inBuiltins:\n		return nil, i, nil\n	default:\n		if to.pkg == 0 || int(to.pkg) >= len(from.packages) {\n			return nil, 0, fmt.Errorf(\"%s has a reference that cannot be read\", from.pkg)\n		}\n		in = p.byPackage[from.packages[to.pkg]]\n		if in == nil {\n			return nil, 0, fmt.Errorf(\"%s needs %s, which is not among its dependencies\",\n				from.pkg, from.packages[to.pkg])\n		}\n		limit = in.shortHashed\n	}\n	if i >= limit {\n		return nil, 0, fmt.Errorf(\"%s has a reference beyond the symbols of %s\", from.pkg, in.pkg)\n	}\n	return in, i, nil\n}\n\n// resolve is the node of a reference; nothing: it refers to nothing.\nfunc (p *program) resolve(from *object, to reference) (node, error) {\n	if to == (reference{}) {\n		return nothing, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nothing, err\n	}\n	if in != nil {\n		return in.nodes[i], nil\n	}\n	if int(i) >= len(from.version.builtins) {\n		return nothing, fmt.Errorf(\"%s refers to a symbol of the runtime that is not known\",\n			from.pkg)\n	}\n	return p.universe.named(from.version.builtins[i]), nil\n}\n\n// Things that a compiler names by a number which depends on what else it compiled.\nvar numbered = regexp.MustCompile(`\\.\\.(stmp_|typeAssert\\.|interfaceSwitch\\.|gobytes\\.)\\d+$`)\n\n// identity is what a symbol is known by on both sides: its name; its content where it has no name\n// or one that moves.\nfunc (p *program) identity(from *object, to reference, depth int) ([]byte, error) {\n	if to == (reference{}) {\n		return []byte{0}, nil\n	}\n	in, i, err := p.locate(from, to)\n	if err != nil {\n		return nil, err\n	}\n	if in == nil {\n		at, err := p.resolve(from, to)\n		if err != nil {\n			return nil, err\n		}\n		return []byte(p.universe.names[at]), nil\n	}\n	symbol := in.symbols[i]\n	isHashed := in.shortHashed <= i && i < in.named\n	if i < in.referred && (isHashed || isNumbered(symbol)) {\n		content, err := p.content(in, i, depth+1)\n		return content[:], err\n	}\n	return append([]byte{byte(symbol.abi), byte(symbol.abi >> 8)}, symbol.name...), nil\n}\n\nfunc isNumbered(one symbol) bool {\n	return one.name == \"\" || strings.Contains(one.name, \"..\") && numbered.MatchString(one.name)\n}\n\nconst deepest = 200\n\n// content is a digest of all of a symbol that a running program can notice, without lines, files\n// and debugging information. What it refers to counts by identity, not by place. It depends on the\n// object alone, so it is kept there.\nfunc (p *program) content(o *object, i uint32, depth int) (digest, error) {\n	if o.contents[i] != (digest{}) {\n		return o.contents[i], nil\n	}\n	if depth > deepest {\n		return digest{}, fmt.Errorf(\"temporaries of %s refer to one another in a circle\", o.pkg)\n	}\n	symbol := o.symbols[i]\n	text := []byte{symbol.kind, symbol.flag, symbol.flag2}\n	text = binary.LittleEndian.AppendUint32(text, symbol.size)\n	text = binary.LittleEndian.AppendUint32(text, symbol.align)\n	text = appendPart(text, o.data(i))\n	for _, one := range o.relocs(i) {\n		// A mark for debuggers, and an edge that the order of init tasks is made of.\n		if one.kind == relocUseType || one.kind == o.version.initOrder {\n			continue\n		}\n		to, err := p.identity(o, one.to, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		text = binary.LittleEndian.AppendUint32(text, uint32(one.off))\n		text = append(text, one.size, byte(one.kind), byte(one.kind>>8))\n		text = binary.LittleEndian.AppendUint64(text, uint64(one.add))\n		text = appendPart(text, to)\n	}\n	for _, one := range o.auxes(i) {\n		part, err := p.auxContent(o, one, depth)\n		if err != nil {\n			return digest{}, err\n		}\n		if part != nil {\n			text = append(text, 0xa0, one.kind)\n			text = appendPart(text, part)\n		}\n	}\n	o.contents[i] = digestOf(text)\n	return o.contents[i], nil\n}\n\n// auxContent is nil for what only debuggers and stack traces read.\nfunc (p *program) auxContent(o *object, one aux, depth int) ([]byte, error) {\n	switch one.kind {\n	case auxGoType, auxFuncData:\n		return p.identity(o, one.to, depth)\n	case auxPcsp, auxPcData, auxFuncInfo:\n		in, i, err := p.locate(o, one.to)\n		if err != nil {\n			return nil, err\n		}\n		if in == nil || i >= in.referred {\n			return nil, fmt.Errorf(\"a table of a function in %s is elsewhere\", o.pkg)\n		}\n		data := in.data(i)\n		if one.kind == auxFuncInfo {\n			// Sizes of arguments and locals, what kind of function it is; then lines and files.\n			data = data[:10]\n		}\n		return append([]byte{1}, data...), nil\n	}\n	return nil, nil\n}\n\nfunc appendPart(text, part []byte) []byte {\n	text = binary.LittleEndian.AppendUint32(text, uint32(len(part)))\n	return append(text, part...)\n}\n\n// fingerprint is what a node is on one side: who it is, and the contents of its definitions. Equal\n// sets of fingerprints mean equal code.\nfunc (p *program) fingerprint(at node) (digest, error) {\n	var contents digest\n	seen := map[digest]bool{}\n	own := p.universe.names[at]\n	for _, one := range p.definitions[at] {\n		content, err := p.content(one.object, one.symbol, 0)\n		if err != nil {\n			return digest{}, err\n		}\n		if isNumbered(one.object.symbols[one.symbol]) || one.object.isHashed(one.symbol) {\n			own = \"\"\n		}\n		if !seen[content] {\n			seen[content] = true\n			contents = contents.plus(content)\n		}\n	}\n	return digestOf([]byte(own), []byte{0}, contents[:]), nil\n}\n\nfunc (o *object) isHashed(i uint32) bool { return o.shortHashed <= i && i < o.named }\n\n// plus adds two digests as numbers: the sum of a set does not depend on its order.\nfunc (d digest) plus(other digest) digest {\n	var sum digest\n	for i := 0; i < 16; i += 8 {\n		total := binary.LittleEndian.Uint64(d[i:]) + binary.LittleEndian.Uint64(other[i:])\n		binary.LittleEndian.PutUint64(sum[i:], total)\n	}\n	return sum\n}\n\n// A store is what an init function puts into data, where it does nothing else: nobody executes a\n// function that is stored before code reaches the data. Other ways to the same memory begin at the\n// same names: the function calls nothing that could pass a pointer on, and what refers to the data\n// before a benchmark, an alias made by another init function too, marks its name.\ntype store struct {\n	// The data that it names, and all data that this refers to.\n	data []node\n	// What it names beside data.\n	values []node\n}\n\n// Of the runtime, what allocates, copies and checks: it calls no code that is stored.\nvar storing = []string{\n	\"makemap\", \"mapassign\", \"newobject\", \"mallocgc\", \"makeslice\", \"growslice\", \"memmove\",\n	\"typedmemmove\", \"memclr\", \"duffzero\", \"duffcopy\", \"gcWriteBarrier\", \"wbZero\", \"wbMove\",\n	\"morestack\", \"panic\", \"goPanic\", \"rand\",\n}\n\nfunc isStoring(text string) bool {\n	short, isRuntime := strings.CutPrefix(text, \"runtime.\")\n	for _, one := range storing {\n		if isRuntime && strings.HasPrefix(short, one) {\n			return true\n		}\n	}\n	return false\n}\n\n// storesOnly says whether a function calls nothing but what allocates, copies and checks.\nfunc (r *reach) storesOnly(o *object, i uint32) bool {\n	for _, one := range o.relocs(i) {\n		switch one.kind {\n		case relocCallInd:\n			return false\n		case relocCall, relocCallArm64:\n			to, err := r.p.resolve(o, one.to)\n			if err != nil || to == nothing || !isStoring(r.p.universe.names[to]) {\n				return false\n			}\n		}\n	}\n	return true\n}\n\n// isReach says whether what a relocation names is part of the program because of it: weak ones, uses\n// of a type and the order of init functions keep nothing.\nfunc (o *object) isReach(one reloc) bool {\n	return one.kind&relocWeak == 0 && one.kind != relocUseType && one.kind != o.version.initOrder\n}\n\n// visitStore follows what an init function refers to, and keeps back what it stores.\nfunc (r *reach) visitStore(o *object, i uint32) error {\n	var own store\n	seen := map[node]bool{}\n	for _, one := range o.relocs(i) {\n		if !o.isReach(one) {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		switch {\n		case to == nothing:\n		case one.kind >= relocUseType && one.kind <= relocMethodOff || r.isPlain(to):\n			if err := r.follow(o, one, to, false); err != nil {\n				return err\n			}\n		case r.isData(to):\n			if err := r.addData(&own, to, seen); err != nil {\n				return err\n			}\n		default:\n			own.values = append(own.values, to)\n		}\n	}\n	// What the data is at first is read, whoever reads it later.\n	for _, at := range own.data {\n		r.found = append(r.found, at)\n		r.steps = append(r.steps, r.step)\n	}\n	r.stores = append(r.stores, own)\n	return r.markFuncData(o, i)\n}\n\n// addData adds data with all data that it refers to.\nfunc (r *reach) addData(to *store, at node, seen map[node]bool) error {\n	if seen[at] {\n		return nil\n	}\n	seen[at] = true\n	to.data = append(to.data, at)\n	for _, one := range r.p.definitions[at] {\n		for _, reloc := range one.object.relocs(one.symbol) {\n			next, err := r.p.resolve(one.object, reloc.to)\n			if err != nil {\n				return err\n			}\n			if next == nothing || reloc.kind&relocWeak != 0 || r.isPlain(next) || !r.isData(next) {\n				continue\n			}\n			if err := r.addData(to, next, seen); err != nil {\n				return err\n			}\n		}\n	}\n	return nil\n}\n\n// markStored marks what is stored in data that something else reaches.\nfunc (r *reach) markStored() {\n	var waiting []store\n	for _, one := range r.stores {\n		isReached := false\n		for _, at := range one.data {\n			isReached = isReached || r.marked[at]\n		}\n		if !isReached {\n			waiting = append(waiting, one)\n			continue\n		}\n		for _, at := range append(one.data, one.values...) {\n			r.mark(at)\n		}\n	}\n	r.stores = waiting\n}\n\n// isPlain tells what says nothing of who executes stored code: the runtime, types, texts, what\n// nothing defines.\nfunc (r *reach) isPlain(at node) bool {\n	text := r.p.universe.names[at]\n	for _, prefix := range []string{\"runtime.\", \"go:\", \"type:\", \"gclocals\"} {\n		if strings.HasPrefix(text, prefix) {\n			return true\n		}\n	}\n	return len(r.p.definitions[at]) == 0 || r.isType(at)\n}\n\n// isData tells variables and tables from functions and pointers to functions.\nfunc (r *reach) isData(at node) bool {\n	for _, one := range r.p.definitions[at] {\n		kind := one.object.symbols[one.symbol].kind\n		if kind == kindText || kind == kindTextFips {\n			return false\n		}\n	}\n	return !strings.HasSuffix(r.p.universe.names[at], \"·f\")\n}\n",
		"flood.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n)\n\n// A method as an interface asks for it.\ntype signature struct {\n	name string\n	kind node\n}\n\n// A method of a type in use, with the symbols that it needs once something can call it.\ntype method struct {\n	signature\n	needs [3]node\n}\n\n// A reach is the set of symbols that are in use, by the rules of Go's linker\n// (cmd/link/internal/ld/deadcode.go): methods count once an interface or reflection in use could\n// call them on a type that is in an interface.\ntype reach struct {\n	p           *program\n	marked      []bool\n	usedInIface []bool\n	queue       []node\n	// In order of arrival, and how many references away from the start each is.\n	found       []node\n	steps       []int32\n	step        int32\n	ifaceMethod map[signature]bool\n	namedMethod map[string]bool\n	reflects    bool\n	waiting     []method\n	// Functions of package initialisation, and what those stored that nothing has reached yet.\n	inits  map[node]bool\n	stores []store\n	// Nodes that are in use without their own references.\n	cut map[node]bool\n	// A name without a definition, which the linker would have to make.\n	undefined map[node]*object\n}\n\nfunc newReach(p *program, cut map[node]bool) *reach {\n	return &reach{\n		p:           p,\n		marked:      make([]bool, len(p.universe.names)),\n		usedInIface: append([]bool(nil), p.usedInIface...),\n		ifaceMethod: map[signature]bool{},\n		namedMethod: map[string]bool{},\n		inits:       map[node]bool{},\n		cut:         cut,\n		undefined:   map[node]*object{},\n	}\n}\n\n// clone is a reach that starts with the same symbols; `found` has only what is new.\nfunc (r *reach) clone() *reach {\n	copied := *r\n	copied.marked = append([]bool(nil), r.marked...)\n	copied.usedInIface = append([]bool(nil), r.usedInIface...)\n	copied.waiting = append([]method(nil), r.waiting...)\n	copied.queue, copied.found, copied.steps, copied.step = nil, nil, nil, 0\n	copied.ifaceMethod = copyOf(r.ifaceMethod)\n	copied.namedMethod = copyOf(r.namedMethod)\n	copied.undefined = copyOf(r.undefined)\n	return &copied\n}\n\nfunc copyOf[K comparable, V any](from map[K]V) map[K]V {\n	to := make(map[K]V, len(from))\n	for key, value := range from {\n		to[key] = value\n	}\n	return to\n}\n\nfunc (r *reach) mark(at node) {\n	if at == nothing || r.marked[at] {\n		return\n	}\n	r.marked[at] = true\n	r.found = append(r.found, at)\n	r.steps = append(r.steps, r.step)\n	r.queue = append(r.queue, at)\n}\n\n// putInIface also looks at the node again, since more of a type counts once it is in an interface.\nfunc (r *reach) putInIface(at node, andMark bool) {\n	if !r.usedInIface[at] {\n		r.usedInIface[at] = true\n		if r.marked[at] {\n			r.queue = append(r.queue, at)\n		}\n	}\n	if andMark {\n		r.mark(at)\n	}\n}\n\n// flood follows all references from what is marked until nothing new comes, the nearest first.\nfunc (r *reach) flood() error {\n	for {\n		for len(r.queue) > 0 {\n			wave := r.queue\n			r.queue = nil\n			r.step++\n			for _, at := range wave {\n				if r.cut[at] {\n					continue\n				}\n				for _, one := range r.p.definitions[at] {\n					if err := r.visit(at, one.object, one.symbol); err != nil {\n						return err\n					}\n				}\n			}\n		}\n		waiting := r.waiting[:0]\n		for _, one := range r.waiting {\n			if r.isCalled(one.signature) {\n				for _, need := range one.needs {\n					r.mark(need)\n				}\n			} else {\n				waiting = append(waiting, one)\n			}\n		}\n		r.waiting = waiting\n		r.markStored()\n		if len(r.queue) == 0 {\n			return nil\n		}\n	}\n}\n\nfunc (r *reach) isCalled(one signature) bool {\n	return r.reflects && isExported(one.name) || r.namedMethod[one.name] || r.ifaceMethod[one]\n}\n\nfunc (r *reach) visit(at node, o *object, i uint32) error {\n	if r.inits[at] && r.storesOnly(o, i) {\n		return r.visitStore(o, i)\n	}\n	symbol := o.symbols[i]\n	r.reflects = r.reflects || symbol.flag&flagReflectMethod != 0\n	isType := symbol.flag&flagType != 0\n	inIface := isType && r.usedInIface[at]\n	relocs := o.relocs(i)\n	var methods []method\n	for k := 0; k < len(relocs); k++ {\n		one := relocs[k]\n		if !o.isReach(one) {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		if to == nothing {\n			continue\n		}\n		switch one.kind {\n		case relocMethodOff:\n			if k+2 >= len(relocs) {\n				return fmt.Errorf(\"the methods of %s cannot be read\", symbol.name)\n			}\n			if inIface {\n				found, err := r.methodAt(o, relocs[k:k+3])\n				if err != nil {\n					return err\n				}\n				methods = append(methods, found)\n				r.putInIface(to, false)\n			}\n			k += 2\n		default:\n			if err := r.follow(o, one, to, inIface); err != nil {\n				return err\n			}\n		}\n	}\n	if err := r.markFuncData(o, i); err != nil {\n		return err\n	}\n	return r.await(o, i, relocs, methods)\n}\n\nfunc (r *reach) markFuncData(o *object, i uint32) error {\n	for _, one := range o.auxes(i) {\n		if one.kind != auxFuncData {\n			continue\n		}\n		to, err := r.p.resolve(o, one.to)\n		if err != nil {\n			return err\n		}\n		r.mark(to)\n	}\n	return nil\n}\n\nfunc (r *reach) follow(o *object, one reloc, to node, inIface bool) error {\n	switch one.kind {\n	case relocUseIface:\n		kind, err := r.typeOf(to)\n		if err == nil {\n			r.putInIface(kind, false)\n		}\n		return err\n	case relocUseIfaceMethod:\n		return r.callThrough(to, int32(one.add))\n	case relocUseNamedMethod:\n		for _, text := range r.p.definitions[to] {\n			r.namedMethod[string(text.object.data(text.symbol))] = true\n		}\n		return nil\n	}\n	if len(r.p.definitions[to]) == 0 {\n		if r.undefined[to] == nil {\n			r.undefined[to] = o\n		}\n		r.mark(to)\n		return nil\n	}\n	if inIface && r.isType(to) {\n		r.putInIface(to, false)\n	}\n	r.mark(to)\n	return nil\n}\n\nfunc (r *reach) isType(at node) bool {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag&flagType != 0 {\n			return true\n		}\n	}\n	return false\n}\n\n// typeOf is the type that a mark of use means: itself, or that of an itab.\nfunc (r *reach) typeOf(at node) (node, error) {\n	for _, one := range r.p.definitions[at] {\n		if one.object.symbols[one.symbol].flag2&flag2Itab == 0 {\n			return at, nil\n		}\n		const typeOffset = 8\n		return r.p.targetAt(one, typeOffset)\n	}\n	return at, nil\n}\n\n// callThrough notes that a method of an interface type is called; `off` is its place there.\nfunc (r *reach) callThrough(at node, off int32) error {\n	for _, one := range r.p.definitions[at] {\n		text, err := r.p.nameAt(one, off)\n		if err != nil {\n			return err\n		}\n		kind, err := r.p.targetAt(one, off+4)\n		if err != nil {\n			return err\n		}\n		r.ifaceMethod[signature{text, kind}] = true\n	}\n	return nil\n}\n\nfunc (r *reach) methodAt(o *object, relocs []reloc) (found method, err error) {\n	for k := range found.needs {\n		if found.needs[k], err = r.p.resolve(o, relocs[k].to); err != nil {\n			return found, err\n		}\n	}\n	return found, nil\n}\n\n// await adds the methods of a type that is in an interface to those that wait for a caller.\nfunc (r *reach) await(o *object, i uint32, relocs []reloc, methods []method) error {\n	if len(methods) == 0 {\n		return nil\n	}\n	off, count, err := methodTable(o.data(i))\n	if err != nil || count != len(methods) {\n		return fmt.Errorf(\"the methods of %s cannot be read\", o.symbols[i].name)\n	}\n	const methodBytes = 16\n	for k := range methods {\n		at := int32(off + methodBytes*k)\n		one := definition{o, i}\n		if methods[k].name, err = r.p.nameAt(one, at); err != nil {\n			return err\n		}\n		if methods[k].kind, err = r.p.targetAt(one, at+4); err != nil {\n			return err\n		}\n	}\n	r.waiting = append(r.waiting, methods...)\n	return nil\n}\n\n// methodTable is where the methods of a type descriptor of a 64-bit machine stand (internal/abi).\nfunc methodTable(data []byte) (off, count int, err error) {\n	const common, flagAt, kindAt, hasMethods = 48, 20, 23, 1\n	if len(data) < common+16 || data[flagAt]&hasMethods == 0 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	// Array, channel, function, interface, map, pointer, slice, struct: words behind the common ones.\n	words := map[byte]int{17: 3, 18: 2, 19: 1, 20: 3, 21: 8, 22: 1, 23: 1, 25: 4}\n	off = common + 8*words[data[kindAt]&31]\n	if len(data) < off+12 {\n		return 0, 0, fmt.Errorf(\"no methods\")\n	}\n	count = int(binary.LittleEndian.Uint16(data[off+4:]))\n	return off + int(binary.LittleEndian.Uint32(data[off+8:])), count, nil\n}\n\n// targetAt is what a symbol refers to at an offset.\nfunc (p *program) targetAt(one definition, off int32) (node, error) {\n	for _, reloc := range one.object.relocs(one.symbol) {\n		if reloc.off == off {\n			return p.resolve(one.object, reloc.to)\n		}\n	}\n	return nothing, fmt.Errorf(\"%s refers to nothing at %d\",\n		one.object.symbols[one.symbol].name, off)\n}\n\n// nameAt is the name of a method at an offset of a type: a byte of flags, length, text.\nfunc (p *program) nameAt(one definition, off int32) (string, error) {\n	to, err := p.targetAt(one, off)\n	if err != nil || to == nothing {\n		return \"\", err\n	}\n	for _, text := range p.definitions[to] {\n		data := text.object.data(text.symbol)\n		if len(data) > 1 {\n			size, used := binary.Uvarint(data[1:])\n			if end := 1 + used + int(size); used > 0 && size <= uint64(len(data)) && end <= len(data) {\n				return string(data[1+used : end]), nil\n			}\n		}\n	}\n	return \"\", fmt.Errorf(\"a name in %s cannot be read\", one.object.symbols[one.symbol].name)\n}\n",
		"side.go": "package main\n\nimport (\n	\"encoding/binary\"\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n	\"unicode\"\n	\"unicode/utf8\"\n)\n\nfunc isExported(text string) bool {\n	first, _ := utf8.DecodeRuneInString(text)\n	return unicode.IsUpper(first)\n}\n\n// A test binary on one side of a change: what runs before every benchmark, and its benchmarks.\ntype side struct {\n	p         *program\n	always    *reach\n	alwaysSum digest\n	// By package, a digest of what is not Go's in its archive.\n	foreign map[string]digest\n	// Fingerprints of what is always reached.\n	alwaysHas  map[digest]string\n	benchmarks map[string]node\n	// Names of the packages whose init functions run, in order.\n	inits  []string\n	header string\n	prints []digest\n	// Objects of packages that are not of the standard library.\n	own map[*object]bool\n}\n\n// Tables in the generated main package that name all tests; a benchmark run reads one entry.\nvar testTables = []string{\"main.tests\", \"main.benchmarks\", \"main.fuzzTargets\", \"main.examples\"}\n\n// readSide takes the root of its source tree, and which packages are of the standard library.\nfunc readSide(p *program, root string, standard map[string]bool) (*side, error) {\n	s := &side{\n		p: p, own: map[*object]bool{}, prints: make([]digest, len(p.universe.names)),\n		foreign: map[string]digest{},\n	}\n	for _, archive := range p.archives {\n		if s.header == \"\" {\n			s.header = archive.header\n		} else if s.header != archive.header {\n			return nil, fmt.Errorf(\"its packages come from two toolchains or settings\")\n		}\n		for _, one := range archive.objects {\n			s.own[one] = !standard[archive.pkg]\n		}\n	}\n	var err error\n	if s.benchmarks, err = p.benchmarks(); err != nil {\n		return nil, err\n	}\n	cut := map[node]bool{}\n	for _, table := range testTables {\n		cut[p.universe.named(name{table, 0})] = true\n	}\n	s.always = newReach(p, cut)\n	if err := s.markStart(); err != nil {\n		return nil, err\n	}\n	if err := s.always.flood(); err != nil {\n		return nil, err\n	}\n	if s.alwaysHas, err = s.set(s.always.found); err != nil {\n		return nil, err\n	}\n	s.alwaysSum = s.alwaysSum.plus(sum(s.alwaysHas))\n	s.alwaysSum = s.alwaysSum.plus(digestOf([]byte(strings.Join(s.inits, \"\\n\"))))\n	for _, archive := range p.archives {\n		if !archive.isMixed && len(archive.pragmas) == 0 {\n			continue\n		}\n		pragmas := strings.Join(pragmaTexts(archive, root), \"\\n\")\n		one := digestOf([]byte(archive.pkg), []byte{0}, archive.foreign[:], []byte(pragmas))\n		s.foreign[archive.pkg] = one\n		s.alwaysSum = s.alwaysSum.plus(one)\n	}\n	return s, nil\n}\n\n// markStart marks where a program begins: its entry, main, init tasks, and all of a package that\n// has code which is not Go's, since that may call back.\nfunc (s *side) markStart() error {\n	words := strings.Fields(s.header)\n	entry := name{\"_rt0_\" + words[3] + \"_\" + words[2], 0}\n	for _, one := range []name{entry, {\"main.main\", 0}, {\"main.main\", 1},\n		{\"runtime.unreachableMethod\", 0}, {\"runtime.unreachableMethod\", 1},\n		{\"runtime.mapinitnoop\", 1}} {\n		if at, known := s.p.universe.byName[one]; known && len(s.p.definitions[at]) > 0 {\n			s.always.mark(at)\n		}\n	}\n	if at, known := s.p.universe.byName[entry]; !known || !s.always.marked[at] {\n		return fmt.Errorf(\"there is no %s\", entry.text)\n	}\n	tasks, err := s.p.initTasks()\n	if err != nil {\n		return err\n	}\n	for _, task := range tasks {\n		s.inits = append(s.inits, s.p.universe.names[task])\n		s.always.mark(task)\n		for _, one := range s.p.definitions[task] {\n			if err := s.markInits(one); err != nil {\n				return err\n			}\n		}\n	}\n	for _, archive := range s.p.archives {\n		if !archive.isMixed {\n			continue\n		}\n		for _, one := range archive.objects {\n			for i := uint32(0); i < one.referred; i++ {\n				if one.symbols[i].kind < kindDwarf && one.symbols[i].name != \"\" {\n					s.always.mark(one.nodes[i])\n				}\n			}\n		}\n	}\n	return nil\n}\n\n// markInits notes the functions of an init task that are of a package of our own.\nfunc (s *side) markInits(task definition) error {\n	for _, reloc := range task.object.relocs(task.symbol) {\n		if reloc.kind == task.object.version.initOrder || !s.own[task.object] {\n			continue\n		}\n		to, err := s.p.resolve(task.object, reloc.to)\n		if err != nil {\n			return err\n		}\n		s.always.inits[to] = to != nothing\n	}\n	return nil\n}\n\nfunc (s *side) print(at node) (digest, error) {\n	if s.prints[at] == (digest{}) {\n		found, err := s.p.fingerprint(at)\n		if err != nil {\n			return digest{}, err\n		}\n		s.prints[at] = found\n	}\n	return s.prints[at], nil\n}\n\n// set is the code of nodes beyond what is always reached, with names. Several packages may have\n// the same thing without a common name: it counts once.\nfunc (s *side) set(nodes []node) (map[digest]string, error) {\n	found := map[digest]string{}\n	for _, at := range nodes {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return nil, err\n		}\n		if _, known := s.alwaysHas[one]; !known {\n			found[one] = s.p.universe.names[at]\n		}\n	}\n	return found, nil\n}\n\n// sum is equal for equal sets.\nfunc sum(set map[digest]string) (total digest) {\n	for one := range set {\n		total = total.plus(one)\n	}\n	return total\n}\n\n// benchmarks reads the table of benchmarks that go test generates: {Name string; F func}.\nfunc (p *program) benchmarks() (map[string]node, error) {\n	const nameBytes, entryBytes = 16, 24\n	broken := fmt.Errorf(\"the table of its benchmarks cannot be read\")\n	table := p.definitions[p.universe.named(name{\"main.benchmarks\", 0})]\n	if len(table) != 1 {\n		return nil, broken\n	}\n	header := table[0].object.data(table[0].symbol)\n	if len(header) < 16 {\n		return map[string]node{}, nil\n	}\n	count := int32(binary.LittleEndian.Uint64(header[8:]))\n	if count == 0 {\n		return map[string]node{}, nil\n	}\n	entries, err := p.targetAt(table[0], 0)\n	if err != nil || entries == nothing || len(p.definitions[entries]) != 1 {\n		return nil, broken\n	}\n	array := p.definitions[entries][0]\n	data := array.object.data(array.symbol)\n	found := map[string]node{}\n	for at := int32(0); at < count*entryBytes; at += entryBytes {\n		if int(at+nameBytes) > len(data) {\n			return nil, broken\n		}\n		text, err := p.targetAt(array, at)\n		if err != nil || len(p.definitions[text]) == 0 {\n			return nil, broken\n		}\n		call, err := p.targetAt(array, at+nameBytes)\n		if err != nil || call == nothing || len(p.definitions[call]) == 0 {\n			return nil, broken\n		}\n		where := p.definitions[text][0]\n		size := binary.LittleEndian.Uint64(data[at+8:])\n		bytes := where.object.data(where.symbol)\n		if size > uint64(len(bytes)) {\n			return nil, broken\n		}\n		found[string(bytes[:size])] = call\n	}\n	return found, nil\n}\n\n// initTasks are the init tasks that have something to run, in the order in which the linker puts\n// them (cmd/link/internal/ld/inittask.go): of those whose imports are done, the first by name.\nfunc (p *program) initTasks() ([]node, error) {\n	const emptyBytes = 8\n	waits := map[node]int{}\n	needs := map[node][]node{}\n	var ready []node\n	queue := []node{p.universe.named(name{\"main..inittask\", 0})}\n	if len(p.definitions[queue[0]]) == 0 {\n		return nil, nil\n	}\n	waits[queue[0]] = 0\n	for len(queue) > 0 {\n		task := queue[0]\n		queue = queue[1:]\n		for _, one := range p.definitions[task] {\n			for _, reloc := range one.object.relocs(one.symbol) {\n				if reloc.kind != one.object.version.initOrder {\n					continue\n				}\n				to, err := p.resolve(one.object, reloc.to)\n				if err != nil {\n					return nil, err\n				}\n				waits[task]++\n				needs[to] = append(needs[to], task)\n				if _, known := waits[to]; !known {\n					waits[to] = 0\n					queue = append(queue, to)\n				}\n			}\n		}\n		if waits[task] == 0 {\n			ready = append(ready, task)\n		}\n	}\n	var order []node\n	for len(ready) > 0 {\n		sort.Slice(ready, func(i, j int) bool {\n			return p.universe.names[ready[i]] < p.universe.names[ready[j]]\n		})\n		task := ready[0]\n		ready = ready[1:]\n		for _, one := range p.definitions[task] {\n			if one.object.symbols[one.symbol].size > emptyBytes {\n				order = append(order, task)\n			}\n		}\n		for _, next := range needs[task] {\n			if waits[next]--; waits[next] == 0 {\n				ready = append(ready, next)\n			}\n		}\n	}\n	for task, count := range waits {\n		if count > 0 {\n			return nil, fmt.Errorf(\"the order of %s cannot be told\", p.universe.names[task])\n		}\n	}\n	return order, nil\n}\n",
		"decide.go": "package main\n\nimport (\n	\"fmt\"\n	\"sort\"\n	\"strings\"\n)\n\n// Word on a benchmark of a test binary.\ntype word struct {\n	Name string `json:\"name\"`\n	// Everything that it can reach is the same machine code on both sides.\n	Same bool `json:\"same\"`\n	// Why it has to run; empty where it has not.\n	Why string `json:\"why\"`\n	// It runs although no code that it reaches is known to differ.\n	Doubt bool `json:\"doubt\"`\n	// References from it to the nearest code that differs; -1: none is known.\n	Distance int32 `json:\"distance\"`\n}\n\nconst unknownDistance = -1\n\n// compare says of every benchmark of head, and of those that only base has, whether it can tell\n// the two sides apart.\nfunc compare(base, head *side, files *changes) ([]word, error) {\n	if base.header != head.header {\n		return all(base, head, fmt.Sprintf(\"another toolchain or setting: %s, %s\",\n			shortHeader(base.header), shortHeader(head.header)), true), nil\n	}\n	if why := alwaysDiffers(base, head); why != \"\" {\n		return all(base, head, why, false), nil\n	}\n	if doubt := head.doubt(head.always); doubt != \"\" {\n		return all(base, head, doubt, true), nil\n	}\n	always := head.told(head.always.found)\n	if file := files.data(always); file != \"\" {\n		return all(base, head, fmt.Sprintf(\"the file %s differs\", file), true), nil\n	}\n	if file := head.linked(files); file != \"\" {\n		return all(base, head, fmt.Sprintf(\"the file %s, which may be linked, differs\", file), true), nil\n	}\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		one, err := compareOne(base, head, name, func(found []node) string {\n			own := head.told(found)\n			own.climbs = own.climbs || always.climbs\n			return files.named(own)\n		})\n		if err != nil {\n			return nil, err\n		}\n		words = append(words, one)\n	}\n	return words, nil\n}\n\n// compareOne says whether a benchmark has to run: what it reaches differs, or there is a doubt;\n// `named` is a changed file that code names.\nfunc compareOne(base, head *side, name string, named func([]node) string) (word, error) {\n	before, onBase := base.benchmarks[name]\n	after, onHead := head.benchmarks[name]\n	runs := func(why string, doubt bool) (word, error) {\n		return word{name, false, why, doubt, unknownDistance}, nil\n	}\n	if !onBase {\n		return runs(\"it is new\", false)\n	}\n	if !onHead {\n		return runs(\"it is gone\", false)\n	}\n	was, old, err := base.from(before)\n	if err != nil {\n		return word{}, err\n	}\n	is, now, err := head.from(after)\n	if err != nil {\n		return word{}, err\n	}\n	if sum(old) != sum(now) {\n		distance := nearest(base.away(was, now), head.away(is, old))\n		return word{name, false, differing(old, now), false, distance}, nil\n	}\n	if doubt := head.doubt(is); doubt != \"\" {\n		return runs(doubt, true)\n	}\n	if file := named(is.found); file != \"\" {\n		return runs(fmt.Sprintf(\"the file %s differs\", file), true)\n	}\n	return word{name, true, \"\", false, unknownDistance}, nil\n}\n\n// away is how far the nearest code is that the other side's set has not; found as it was reached.\nfunc (s *side) away(found *reach, other map[digest]string) int32 {\n	for i, at := range found.found {\n		if s.always.cut[at] {\n			continue\n		}\n		one, err := s.print(at)\n		if err != nil {\n			return unknownDistance\n		}\n		_, isOther := other[one]\n		if _, isAlways := s.alwaysHas[one]; !isOther && !isAlways {\n			return found.steps[i]\n		}\n	}\n	return unknownDistance\n}\n\nfunc nearest(one, other int32) int32 {\n	if one == unknownDistance || other != unknownDistance && other < one {\n		return other\n	}\n	return one\n}\n\n// from is what a benchmark reaches beyond what is always reached.\nfunc (s *side) from(start node) (*reach, map[digest]string, error) {\n	found := s.always.clone()\n	found.mark(start)\n	if err := found.flood(); err != nil {\n		return nil, nil, err\n	}\n	set, err := s.set(found.found)\n	return found, set, err\n}\n\nfunc alwaysDiffers(base, head *side) string {\n	if base.alwaysSum == head.alwaysSum {\n		return \"\"\n	}\n	switch {\n	case sum(base.alwaysHas) != sum(head.alwaysHas):\n		return \"before every benchmark: \" + differing(base.alwaysHas, head.alwaysHas)\n	case strings.Join(base.inits, \" \") != strings.Join(head.inits, \" \"):\n		return \"before every benchmark: the order of package initialisation differs\"\n	}\n	var mixed []string\n	for pkg, one := range head.foreign {\n		if base.foreign[pkg] != one {\n			mixed = append(mixed, pkg)\n		}\n	}\n	sort.Strings(mixed)\n	beside := \"Go\"\n	if len(mixed) > 0 {\n		beside = mixed[0]\n	}\n	return fmt.Sprintf(\"before every benchmark: C code beside %s, or a flag of its linker, differs\",\n		beside)\n}\n\n// doubt is a name that our own code uses and that nothing defines; empty: there is none.\nfunc (s *side) doubt(found *reach) string {\n	var names []string\n	for at, from := range found.undefined {\n		text := s.p.universe.names[at]\n		if s.own[from] && !linkerMade[text] {\n			names = append(names, text)\n		}\n	}\n	if len(names) == 0 {\n		return \"\"\n	}\n	sort.Strings(names)\n	return fmt.Sprintf(\"nothing defines %s\", names[0])\n}\n\n// Names that only the linker defines.\nvar linkerMade = map[string]bool{\n	\"runtime.tlsg\": true, \"runtime.text\": true, \"runtime.etext\": true, \"go:buildid\": true,\n}\n\n// differing names what is not in both sets.\nfunc differing(before, after map[digest]string) string {\n	seen := map[string]bool{}\n	var list []string\n	for _, pair := range [][2]map[digest]string{{before, after}, {after, before}} {\n		for print, text := range pair[0] {\n			if _, both := pair[1][print]; !both && !seen[text] {\n				seen[text] = true\n				list = append(list, text)\n			}\n		}\n	}\n	if len(list) == 0 {\n		return \"what it reaches differs\"\n	}\n	sort.Slice(list, func(i, j int) bool {\n		if rank(list[i]) != rank(list[j]) {\n			return rank(list[i]) < rank(list[j])\n		}\n		return list[i] < list[j]\n	})\n	if len(list) == 1 {\n		return fmt.Sprintf(\"%s differs\", plainName(list[0]))\n	}\n	return fmt.Sprintf(\"%s and %d more differ\", plainName(list[0]), len(list)-1)\n}\n\n// rank puts what a reader knows by name first.\nfunc rank(text string) int {\n	switch {\n	case text == \"\":\n		return 3\n	case strings.Contains(text, \":\"), strings.HasPrefix(text, \"gclocals\"):\n		return 2\n	case strings.Contains(text, \"..\"), isStandard(text):\n		return 1\n	}\n	return 0\n}\n\n// isStandard tells the standard library by a path that begins with no host. It differs only in\n// what is reached of it.\nfunc isStandard(text string) bool {\n	first, _, isPath := strings.Cut(text, \"/\")\n	return !isPath || !strings.Contains(first, \".\")\n}\n\nfunc plainName(text string) string {\n	if text == \"\" {\n		return \"data without a name\"\n	}\n	text = strings.NewReplacer(\"%2e\", \".\", \"·f\", \"\").Replace(text)\n	return fmt.Sprintf(\"%.100s\", text)\n}\n\n// shortHeader is the version and settings of `go object linux amd64 go1.26.8 GOAMD64=v1 X:...`.\nfunc shortHeader(header string) string {\n	words := strings.Fields(header)\n	return strings.Join(words[min(4, len(words)):], \" \")\n}\n\nfunc benchmarkNames(base, head *side) []string {\n	var list []string\n	for name := range head.benchmarks {\n		list = append(list, name)\n	}\n	for name := range base.benchmarks {\n		if _, both := head.benchmarks[name]; !both {\n			list = append(list, name)\n		}\n	}\n	sort.Strings(list)\n	return list\n}\n\nfunc all(base, head *side, why string, doubt bool) []word {\n	words := []word{}\n	for _, name := range benchmarkNames(base, head) {\n		words = append(words, word{name, false, why, doubt, unknownDistance})\n	}\n	return words\n}\n\n// texts are the constants that our own code uses and that may be the path of a file.\nfunc (s *side) texts(nodes []node) map[string]bool {\n	found := map[string]bool{}\n	for _, at := range nodes {\n		for _, one := range s.p.definitions[at] {\n			if !s.own[one.object] {\n				continue\n			}\n			for _, reloc := range one.object.relocs(one.symbol) {\n				in, i, err := s.p.locate(one.object, reloc.to)\n				if err != nil || in == nil || reloc.to == (reference{}) || !in.isHashed(i) {\n					continue\n				}\n				text := string(in.data(i))\n				const longestPath = 4096\n				if len(text) > longestPath || !isText(in.symbols[i].name) {\n					continue\n				}\n				found[text] = true\n			}\n		}\n	}\n	return found\n}\n\nfunc isText(symbol string) bool {\n	return strings.HasPrefix(symbol, \"go:string.\") || strings.HasPrefix(symbol, \"..gostring.\")\n}\n\nfunc isSeparator(r rune) bool { return r == '/' || r == '\\\\' }\n",
		"changed.go": "package main\n\nimport (\n	\"fmt\"\n	\"go/ast\"\n	\"go/parser\"\n	\"go/token\"\n	\"os\"\n	\"path\"\n	\"path/filepath\"\n	\"slices\"\n	\"strconv\"\n	\"strings\"\n)\n\n// What a change differs in, as far as the statements of its functions tell.\ntype difference struct {\n	// Packages with such statements.\n	Packages []string `json:\"packages\"`\n	// By file, as coverage names it: first and last lines of what head has and base has not.\n	Lines map[string][][2]int `json:\"lines\"`\n	// Benchmarks that are written otherwise themselves.\n	Benchmarks []named `json:\"benchmarks\"`\n	// What else differs, so that a benchmark that executes none of these lines may still tell the\n	// sides apart; empty: nothing does.\n	Beyond string `json:\"beyond\"`\n}\n\n// A benchmark of a test binary.\ntype named struct {\n	Unit string `json:\"unit\"`\n	Name string `json:\"name\"`\n}\n\n// A package by its folder and the files that are linked into it.\ntype placed struct {\n	ImportPath, Dir, ForTest                    string\n	Standard                                    bool\n	EmbedFiles, TestEmbedFiles, XTestEmbedFiles []string\n}\n\nconst placedFields = \"-json=ImportPath,Dir,ForTest,Standard,EmbedFiles,TestEmbedFiles,XTestEmbedFiles\"\n\n// differ compares the Go files of both trees line by line, without comments.\nfunc differ(r *request) (*difference, error) {\n	if err := r.resolve(); err != nil {\n		return nil, err\n	}\n	paths, _, err := compareTrees(r.baseRoot, r.headRoot, r.ignored)\n	if err != nil {\n		return nil, err\n	}\n	args := append([]string{\"list\", \"-e\", \"-test\", \"-deps\", placedFields}, r.flags...)\n	at := place{folder: r.head}\n	text, err := runGo(at, append(args, r.units...)...)\n	if err != nil {\n		return nil, err\n	}\n	packages, embedded := map[string]string{}, map[string]bool{}\n	err = eachListed(at, text, func(one *placed) {\n		if one.Standard || !isInside(one.Dir, r.headRoot) {\n			return\n		}\n		for _, file := range slices.Concat(one.EmbedFiles, one.TestEmbedFiles, one.XTestEmbedFiles) {\n			embedded[filepath.Join(one.Dir, file)] = true\n		}\n		if one.ForTest == \"\" && !strings.HasSuffix(one.ImportPath, \".test\") {\n			packages[one.Dir] = one.ImportPath\n		}\n	})\n	if err != nil {\n		return nil, err\n	}\n	found := &difference{[]string{}, map[string][][2]int{}, []named{}, \"\"}\n	for _, name := range paths {\n		full := filepath.Join(r.headRoot, filepath.FromSlash(name))\n		pkg := packages[filepath.Dir(full)]\n		switch {\n		case embedded[full] || isMeant(name):\n			found.beyond(\"the file %s\", name)\n		case strings.HasSuffix(name, \".go\") && pkg != \"\":\n			if err := found.compare(r, name, pkg); err != nil {\n				return nil, err\n			}\n		}\n	}\n	slices.Sort(found.Packages)\n	found.Packages = slices.Compact(found.Packages)\n	return found, nil\n}\n\nfunc (d *difference) beyond(text string, args ...any) {\n	if d.Beyond == \"\" {\n		d.Beyond = fmt.Sprintf(text, args...)\n	}\n}\n\n// isMeant tells a file that is no Go file and no paper about the project: what it does to a\n// benchmark, no statement tells.\nfunc isMeant(name string) bool {\n	last := path.Base(name)\n	if strings.HasSuffix(last, \".go\") || strings.HasPrefix(name, \".\") {\n		return false\n	}\n	isOfModule := last == \"go.mod\" || last == \"go.sum\" || strings.HasPrefix(last, \"go.work\")\n	isData := slices.Contains(strings.Split(name, \"/\"), \"testdata\")\n	return isOfModule || isData || mayInclude(name)\n}\n\nfunc (d *difference) compare(r *request, name, pkg string) error {\n	before, err := readLines(filepath.Join(r.baseRoot, filepath.FromSlash(name)))\n	if err != nil {\n		return err\n	}\n	after, err := readLines(filepath.Join(r.headRoot, filepath.FromSlash(name)))\n	if err != nil {\n		return err\n	}\n	gone, added, joints := diff(before.texts, after.texts)\n	if strings.HasSuffix(name, \"_test.go\") {\n		d.compareTests(name, pkg, before, after, gone, added)\n		return nil\n	}\n	changed, isNew := map[int]bool{}, map[int]bool{}\n	for _, i := range added {\n		isNew[i] = true\n		one := after.partAt(i)\n		if one.isFunc {\n			if _, both := before.parts[one.name]; both && one.isMethod && i < one.body {\n				d.beyond(\"the method %s\", one.name)\n			}\n			changed[max(after.numbers[i], one.bodyLine)] = true\n		} else if !one.isHarmless(before) {\n			d.beyond(\"%s of %s\", one.text(), name)\n		}\n	}\n	for k, i := range gone {\n		one := before.partAt(i)\n		_, both := after.parts[one.name]\n		switch {\n		case !one.isFunc && !one.isHarmless(after):\n			d.beyond(\"%s of %s\", one.text(), name)\n		case one.isFunc && !both && one.isMethod:\n			d.beyond(\"the method %s, which is gone\", one.name)\n		case one.isFunc && both:\n			// What stands where it was has it no more, unless that is new itself.\n			for _, j := range []int{joints[k] - 1, joints[k]} {\n				if isNew[joints[k]-1] || isNew[joints[k]] {\n					break\n				}\n				if at := after.partAt(j); at.isFunc && at.name == one.name {\n					changed[max(after.numbers[j], at.bodyLine)] = true\n					break\n				}\n			}\n		}\n	}\n	if len(changed) == 0 {\n		return nil\n	}\n	d.Packages = append(d.Packages, pkg)\n	d.Lines[pkg+\"/\"+path.Base(name)] = spans(changed)\n	return nil\n}\n\n// compareTests looks for changed benchmarks; what other tests do, no benchmark does.\nfunc (d *difference) compareTests(name, pkg string, before, after *lines, gone, added []int) {\n	see := func(in *lines, i int) {\n		one := in.partAt(i)\n		switch {\n		case one.isFunc && !one.isMethod && isBenchmark(one.name):\n			d.Benchmarks = append(d.Benchmarks, named{pkg, one.name})\n		case one.isFunc && !one.isMethod && isOtherTest(one.name), one.isImport && one.isSilent:\n		default:\n			d.beyond(\"%s of %s\", one.text(), name)\n		}\n	}\n	for _, i := range gone {\n		see(before, i)\n	}\n	for _, i := range added {\n		see(after, i)\n	}\n	slices.SortFunc(d.Benchmarks, func(a, b named) int {\n		return strings.Compare(a.Unit+\" \"+a.Name, b.Unit+\" \"+b.Name)\n	})\n	d.Benchmarks = slices.Compact(d.Benchmarks)\n}\n\nfunc isOtherTest(name string) bool {\n	for _, prefix := range []string{\"Test\", \"Fuzz\", \"Example\"} {\n		if strings.HasPrefix(name, prefix) && name != \"TestMain\" {\n			return true\n		}\n	}\n	return false\n}\n\n// Lines of a file that have tokens of Go, and what each is a part of.\ntype lines struct {\n	texts   []string\n	numbers []int\n	of      []*part\n	parts   map[string]*part\n}\n\n// A declaration of a file: by the index of its lines, where the body of a function begins.\ntype part struct {\n	name             string\n	isFunc, isMethod bool\n	// `isSilent`: all that it imports is of the standard library.\n	isImport, isSilent bool\n	// Of a const or type: all that it declares.\n	names    []string\n	isType   bool\n	body     int\n	bodyLine int\n}\n\nvar noPart = &part{}\n\nfunc (p *part) text() string {\n	switch {\n	case p.isFunc:\n		return \"the function \" + p.name\n	case p.isImport:\n		return \"an import\"\n	case len(p.names) > 0:\n		return p.names[0]\n	}\n	return \"a line outside of functions\"\n}\n\n// isHarmless tells what changes nothing in code that does not name it: what the other side has not.\nfunc (p *part) isHarmless(other *lines) bool {\n	if p.isImport {\n		return p.isSilent\n	}\n	if !p.isType || len(p.names) == 0 {\n		return false\n	}\n	for _, name := range p.names {\n		if _, both := other.parts[name]; both {\n			return false\n		}\n	}\n	return true\n}\n\nfunc (l *lines) partAt(i int) *part {\n	if i < 0 || i >= len(l.of) || l.of[i] == nil {\n		return noPart\n	}\n	return l.of[i]\n}\n\n// readLines has no lines of a file that is not there; it throws on one that is no Go.\nfunc readLines(name string) (*lines, error) {\n	found := &lines{parts: map[string]*part{}}\n	text, err := os.ReadFile(name)\n	if os.IsNotExist(err) {\n		return found, nil\n	}\n	if err != nil {\n		return nil, err\n	}\n	files := token.NewFileSet()\n	tree, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution|parser.ParseComments)\n	if err != nil {\n		return nil, err\n	}\n	found.read(text)\n	at := func(pos token.Pos) int {\n		i, _ := slices.BinarySearch(found.numbers, files.PositionFor(pos, false).Line)\n		return i\n	}\n	for _, declared := range tree.Decls {\n		one := partOf(declared)\n		first, last := at(declared.Pos()), at(declared.End())\n		if call, isCall := declared.(*ast.FuncDecl); isCall && call.Body != nil {\n			one.body = at(call.Body.Lbrace)\n			one.bodyLine = files.PositionFor(call.Body.Lbrace, false).Line\n		}\n		for i := first; i <= last && i < len(found.of); i++ {\n			found.of[i] = one\n		}\n		for _, name := range append(one.names, one.name) {\n			if name != \"\" {\n				found.parts[name] = one\n			}\n		}\n	}\n	return found, nil\n}\n\nfunc partOf(declared ast.Decl) *part {\n	switch it := declared.(type) {\n	case *ast.FuncDecl:\n		one := &part{name: it.Name.Name, isFunc: true, isMethod: it.Recv != nil}\n		if it.Recv != nil && len(it.Recv.List) > 0 {\n			one.name = receiver(it.Recv.List[0].Type) + \".\" + one.name\n		}\n		return one\n	case *ast.GenDecl:\n		one := &part{isType: it.Tok == token.TYPE || it.Tok == token.CONST}\n		one.isImport = it.Tok == token.IMPORT\n		one.isSilent = one.isImport\n		for _, spec := range it.Specs {\n			switch it := spec.(type) {\n			case *ast.TypeSpec:\n				one.names = append(one.names, it.Name.Name)\n			case *ast.ValueSpec:\n				for _, name := range it.Names {\n					one.names = append(one.names, name.Name)\n				}\n			case *ast.ImportSpec:\n				// A package of others may do something before every benchmark.\n				bare, err := strconv.Unquote(it.Path.Value)\n				one.isSilent = one.isSilent && err == nil && isStandard(bare)\n			}\n		}\n		return one\n	}\n	return noPart\n}\n\nfunc receiver(kind ast.Expr) string {\n	switch it := kind.(type) {\n	case *ast.StarExpr:\n		return receiver(it.X)\n	case *ast.IndexExpr:\n		return receiver(it.X)\n	case *ast.IndexListExpr:\n		return receiver(it.X)\n	case *ast.Ident:\n		return it.Name\n	}\n	return \"?\"\n}\n\n// read keeps the tokens of each line, and the comments that mean something to the compiler.\nfunc (l *lines) read(text []byte) {\n	eachToken(text, func(line int, tok token.Token, lit string) {\n		if tok == token.SEMICOLON && lit == \"\\n\" {\n			return\n		}\n		if len(l.numbers) == 0 || l.numbers[len(l.numbers)-1] != line {\n			l.numbers = append(l.numbers, line)\n			l.texts = append(l.texts, \"\")\n			l.of = append(l.of, nil)\n		}\n		l.texts[len(l.texts)-1] += \" \" + tok.String() + \" \" + lit\n	})\n}\n\n// More cells than this are not compared: then a line is new whose text base has not as often.\nconst mostCells = 1 << 23\n\n// diff is the indices of what is gone of the first list and added in the second, and where in the\n// second what is gone would stand (a longest common subsequence).\nfunc diff(before, after []string) (gone, added, joints []int) {\n	start := 0\n	for start < len(before) && start < len(after) && before[start] == after[start] {\n		start++\n	}\n	n, m := len(before), len(after)\n	for n > start && m > start && before[n-1] == after[m-1] {\n		n, m = n-1, m-1\n	}\n	rows, columns := n-start, m-start\n	if rows*columns > mostCells {\n		return diffByCount(before[start:n], after[start:m], start)\n	}\n	common := make([]int32, (rows+1)*(columns+1))\n	at := func(i, j int) *int32 { return &common[(i-start)*(columns+1)+j-start] }\n	for i := n - 1; i >= start; i-- {\n		for j := m - 1; j >= start; j-- {\n			if before[i] == after[j] {\n				*at(i, j) = *at(i+1, j+1) + 1\n			} else {\n				*at(i, j) = max(*at(i+1, j), *at(i, j+1))\n			}\n		}\n	}\n	i, j := start, start\n	for i < n || j < m {\n		switch {\n		case i < n && j < m && before[i] == after[j]:\n			i, j = i+1, j+1\n		case j == m || i < n && *at(i+1, j) >= *at(i, j+1):\n			gone, joints = append(gone, i), append(joints, j)\n			i++\n		default:\n			added = append(added, j)\n			j++\n		}\n	}\n	return gone, added, joints\n}\n\nfunc diffByCount(before, after []string, start int) (gone, added, joints []int) {\n	left := map[string]int{}\n	for _, text := range before {\n		left[text]++\n	}\n	for j, text := range after {\n		if left[text] == 0 {\n			added = append(added, start+j)\n			continue\n		}\n		left[text]--\n	}\n	for i, text := range before {\n		if left[text] > 0 {\n			left[text]--\n			gone, joints = append(gone, start+i), append(joints, start+min(i, len(after)))\n		}\n	}\n	return gone, added, joints\n}\n\n// spans are the lines as first and last of each stretch.\nfunc spans(of map[int]bool) [][2]int {\n	var numbers []int\n	for one := range of {\n		numbers = append(numbers, one)\n	}\n	slices.Sort(numbers)\n	var found [][2]int\n	for _, one := range numbers {\n		if last := len(found) - 1; last >= 0 && found[last][1] == one-1 {\n			found[last][1] = one\n			continue\n		}\n		found = append(found, [2]int{one, one})\n	}\n	return found\n}\n"
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
function makeReader(limits = LIMITS) {
	const child = makeTaskProcess({
		argv: argvOfReader(),
		env: { [IS_READER]: "1" },
		what: "reading it",
		limits,
		idleSec: null
	});
	return { async read(printed) {
		try {
			return await child.run(printed);
		} catch (error) {
			if (!(error instanceof TooMuchError)) throw error;
			return unreadable(error.message);
		}
	} };
}
export { makeFolders as a, reportWaiting as c, tryIsolation as i, writeLog as l, makeHost as n, noProgress as o, findLauncher as r, progressReporterFor as s, IS_READER as t };

//# sourceMappingURL=shared~index~cli.js.map