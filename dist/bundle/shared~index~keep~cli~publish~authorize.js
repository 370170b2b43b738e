import { $t as linesOf, ft as HostError, pt as OutsideError } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { createHash, randomBytes } from "node:crypto";
import { chmod, cp, lstat, mkdir, open, readFile, readdir, realpath, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { createGunzip, gunzipSync } from "node:zlib";
import { constants, lstatSync, opendirSync, readlinkSync, rmSync, rmdirSync } from "node:fs";
import { constants as constants$1 } from "node:buffer";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
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
/**
* A new folder, marked as ours; folders of the same prefix whose owner is dead are removed. The mark
* is there first: whoever is killed in between, or finds the disk full, leaves no folder without one.
*/
async function makeScratch(parent, prefix) {
	await removeOrphans(parent, prefix);
	const folder = join(await realpath(parent), `${prefix}${randomBytes(6).toString("hex")}`);
	const mark = `${folder}${OWNER}`;
	try {
		await writeFile(mark, me(), { flag: "wx" });
		await mkdir(folder, { mode: 448 });
	} catch (error) {
		await rm(mark, { force: true });
		throw error;
	}
	ownFolders.add(folder);
	return folder;
}
/** Of what is written by nobody else: gone with its mark when the work has ended. */
async function inScratch(parent, prefix, work) {
	const folder = await named(parent, () => makeScratch(parent, prefix), ELSEWHERE);
	try {
		return await work(folder);
	} finally {
		await removeWhole(folder);
		await forgetScratch(folder);
	}
}
/**
* Also folders that measured code, or a cache of Go's, has closed to their owner, and such as lie
* deeper than a path can be long.
*/
async function removeWhole(path) {
	try {
		return await removeInParts(path);
	} catch {}
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
async function removeInParts(path) {
	if (isLittle(path)) return rmSync(path, {
		recursive: true,
		force: true
	});
	for (const name of await readdir(path)) {
		await removeInParts(join(path, name));
		await setImmediate();
	}
	rmdirSync(path);
}
/**
* In one go a folder with few entries is removed in a tenth of the CPU time. Every trial leaves such,
* and a cache has hundreds of them; all of it at once would keep all else waiting.
*/
const MOST_AT_ONCE = 200;
function isLittle(path) {
	let entries = 0;
	const folders = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? [path] : [];
	for (let at = folders.pop(); at !== void 0; at = folders.pop()) {
		const folder = opendirSync(at);
		try {
			for (let one = folder.readSync(); one !== null; one = folder.readSync()) {
				if (++entries > MOST_AT_ONCE) return false;
				if (one.isDirectory()) folders.push(join(at, one.name));
			}
		} finally {
			folder.closeSync();
		}
	}
	return true;
}
/** Far below what the system takes (4,096 bytes), with room for a name and for what is above. */
const MOST_DEEP = 1e3;
/** Opens all folders below one; what lies deep comes to lie at its top. Some may be gone meanwhile. */
async function openFolders(root) {
	let moved = 0;
	const left = [root];
	for (let path = left.pop(); path !== void 0; path = left.pop()) {
		if (!(await lstat(path).catch(() => null))?.isDirectory()) continue;
		await chmod(path, 448).catch(() => {});
		let at = path;
		if (path.length > root.length + MOST_DEEP) {
			at = join(root, `.gcbench-${moved++}`);
			await rename(path, at).catch(() => {});
		}
		for (const name of await readdir(at).catch(() => [])) left.push(join(at, name));
	}
}
/** The mark of a folder that was made here, once the folder is gone. */
async function forgetScratch(folder) {
	if (ownFolders.delete(folder)) await rm(`${folder}${OWNER}`, { force: true });
}
/** A mark is written in one go: one that is still empty after this is of somebody who was killed. */
const TORN_MS = 6e4;
async function isOrphan(mark) {
	const [pid = "", space = ""] = (await readFile(mark, "utf8").catch(() => "?")).split(" ");
	if (pid === "") return Date.now() - ((await stat(mark).catch(() => null))?.mtimeMs ?? 0) > TORN_MS;
	return /^\d+$/.test(pid) && space === namespace() && !isAlive(Number(pid));
}
async function removeOrphans(parent, prefix) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names) {
		if (!name.startsWith(prefix) || !name.endsWith(OWNER)) continue;
		const path = join(parent, name);
		if (!await isOrphan(path)) continue;
		await removeWhole(path.slice(0, -6)).catch(() => {});
		await rm(path, { force: true }).catch(() => {});
	}
}
const UNPACKED_CAP = 268435456;
/** Node makes no longer text. */
const { MAX_STRING_LENGTH } = constants$1;
/** Where links lead; of a path whose end is not there, where what is there of it leads. */
const realPath = (path) => realpath(path).catch(async () => {
	const [folder, name] = [dirname(resolve(path)), basename(resolve(path))];
	return name === "" ? folder : join(await realPath(folder), name);
});
/** `temporary`: the folder in which temporary folders are made. */
function makeFiles(temporary) {
	return {
		read: (path) => named(path, async () => {
			if (isNamedDevice(path)) return readFile(path, "utf8").catch(nullIfMissing);
			const file = await openWhole(path, MAX_STRING_LENGTH);
			return file === null ? null : file.readFile("utf8").finally(() => file.close());
		}),
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
		append: (path, text) => named(path, async () => {
			await flush(path, isNamedDevice(path) ? "a" : await flagsToAppend(path), text);
		}),
		realPath,
		exists: async (path) => await stat(path).catch(() => null) !== null,
		isFolder: async (path) => (await stat(path).catch(() => null))?.isDirectory() ?? false,
		list: (path) => named(path, async () => (await readdir(path)).sort()),
		find: (path, isSkipped) => named(path, async () => (await find(path, "", isSkipped)).sort()),
		move: (from, to) => named(to, () => rename(from, to)),
		copy: (from, to) => named(from, async () => {
			if (!isCopied(await lstat(from))) throw new Error(NOT_REGULAR);
			await makeFolders(dirname(to));
			const filter = async (one) => isCopied(await lstat(one));
			await cp(from, to, {
				recursive: true,
				verbatimSymlinks: true,
				preserveTimestamps: true,
				filter
			});
		}),
		makeFolder: (path) => named(path, () => makeFolders(path)),
		remove: (path) => named(path, async () => {
			await removeWhole(path);
			await forgetScratch(path);
		}),
		temporaryFolder: (prefix) => named(temporary, () => makeScratch(temporary, prefix), ELSEWHERE),
		sha256: (path) => named(path, async () => {
			const file = await openThere(path);
			const hash = createHash("sha256");
			await pipeline(file.createReadStream(), hash);
			return hash.digest("hex");
		}),
		size: async (path) => {
			const stats = await stat(path).catch(() => null);
			return stats?.isFile() ? stats.size : null;
		},
		state: async (path) => {
			const stats = await stat(path, { bigint: true }).catch(() => null);
			if (!stats?.isFile()) return null;
			return [
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
const NOT_REGULAR = "it is no regular file";
/** Of somebody who names a device or a descriptor (`/dev/stdin`), and means it. */
const isNamedDevice = (path) => path.startsWith("/dev/");
/** Of a folder the system says that it is one. */
const isPlain = (stats) => stats.isFile() || stats.isDirectory();
const isCopied = (stats) => isPlain(stats) || stats.isSymbolicLink();
/** Null: it is not there. What never ends, or not today, is refused. */
async function openWhole(path, mostBytes = LINES.bytes) {
	const found = await stat(path).catch(nullIfMissing);
	if (found === null) return null;
	if (!isPlain(found)) throw new Error(NOT_REGULAR);
	const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(nullIfMissing);
	const stats = await file?.stat();
	if (stats === void 0 || isPlain(stats) && stats.size <= mostBytes) return file;
	await file?.close();
	throw new Error(isPlain(stats) ? "it is too large" : NOT_REGULAR);
}
/** The same of a file that has to be there. */
async function openThere(path) {
	const file = await openWhole(path);
	if (file !== null) return file;
	throw Object.assign(/* @__PURE__ */ new Error("ENOENT: there is no such file"), { code: "ENOENT" });
}
/** To add to a file that a program may have taken the place of; a reader of a pipe is not waited for. */
async function flagsToAppend(path) {
	const stats = await lstat(path).catch(nullIfMissing);
	if (stats?.isSymbolicLink()) throw new Error("it is a link, which is not followed");
	if (stats !== null && !isPlain(stats)) throw new Error(NOT_REGULAR);
	const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
	return O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK;
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
	const found = await lstat(`${folder}/${path}`).catch(nullIfMissing);
	if (found === null) return null;
	if (!found.isFile()) throw new Error(NOT_REGULAR);
	const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
	const file = await open(`${folder}/${path}`, flags).catch(nullIfMissing);
	if (file === null || (await file.stat()).isFile()) return file;
	await file.close();
	throw new Error(NOT_REGULAR);
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
	const file = (await named(path, () => isNamedDevice(path) ? open(path) : openThere(path))).createReadStream();
	const chunks = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
	if (chunks !== file) file.on("error", (error) => chunks.destroy(error));
	try {
		yield* linesOf(chunks, LINES);
	} catch (error) {
		throw refusal(path, error);
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
/** Whole or not at all: a reader never sees half of it, not even after a kill (`HALF_WRITTEN`). */
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
/** Where a file goes that the system refuses: results, and what is temporary. */
const [OUT, ELSEWHERE] = ["choose another folder with --out", "let TMPDIR name another folder"];
const NEXT = {
	ENOSPC: (orElse) => `The disk is full: free some space, or ${orElse}.`,
	EDQUOT: (orElse) => `The disk quota is used up: free some space, or ${orElse}.`,
	EROFS: (orElse) => `The file system is read-only: ${orElse}.`,
	EACCES: () => "Give this user the permission, or choose another folder.",
	EPERM: () => "Give this user the permission, or choose another folder.",
	EMFILE: () => "Raise the limit of open files (ulimit -n).",
	ENOENT: () => "Check that the path exists.",
	ENOTDIR: () => "A file stands where a folder is needed: choose another path."
};
/** Codes that tell of the machine, whatever the path is. */
const OF_MACHINE = [
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EMFILE"
];
async function named(path, work, orElse = OUT) {
	try {
		return await work();
	} catch (error) {
		throw refusal(path, error, orElse);
	}
}
function refusal(path, error, orElse = OUT) {
	const { code = "", message } = error;
	const next = NEXT[code]?.(orElse) ?? "Check the path and the disk.";
	return new (OF_MACHINE.includes(code) ? OutsideError : HostError)(`${path}: ${message}`, next, { cause: error });
}
export { removeWhole as i, makeFiles as n, makeFolders as r, inScratch as t };

//# sourceMappingURL=shared~index~keep~cli~publish~authorize.js.map