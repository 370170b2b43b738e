import { createHash } from "node:crypto";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { availableParallelism, cpus, networkInterfaces, release, totalmem, type } from "node:os";
// src/machine/environment.ts
/**
* The machine from /proc and /sys: its settings, the counters before and after a trial, and the
* NUMA nodes of memory. A parser gives null for what is not there.
*/
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
	const match = /^throttled_(usec|time) (\d+)$/m.exec(cpuStat);
	if (!match) return null;
	return Number(match[2]) / (match[1] === "usec" ? 1e6 : 1e9);
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
/** Ticks a second in /proc/stat: USER_HZ, 100 on every architecture Node runs on. */
const TICKS_PER_SEC$1 = 100;
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
	const readable = values.filter((value) => value !== null);
	return readable.length === 0 ? null : readable.reduce((total, value) => total + value, 0);
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
	const ownTicks = ownSec === null ? null : ownSec * TICKS_PER_SEC$1;
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
	const governors = /* @__PURE__ */ new Set();
	for (const cpu of listFolder(CPU).filter((name) => /^cpu\d+$/.test(name))) {
		const governor = readText(`${CPU}/${cpu}/cpufreq/scaling_governor`);
		if (governor) governors.add(governor);
	}
	return governors.size === 0 ? null : [...governors].sort().join(",");
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
	const names = [flagged ? vendor ?? "unknown hypervisor" : flags === null ? vendor : null, container].filter((name) => name !== null);
	if (names.length > 0) return names.join(", ");
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
function machineId(hardware, virtualised) {
	const own = [readText("/etc/machine-id") ?? "", ...hardwareAddresses()];
	const boot = readText("/proc/sys/kernel/random/boot_id") ?? "";
	const traits = [
		...hardware,
		...own,
		virtualised === "none" ? "" : boot
	];
	return createHash("sha256").update(traits.join("\n")).digest("hex").slice(0, 12);
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
// src/machine/readings.ts
/**
* Readings of a process tree from /proc while it runs. What one costs goes mostly by the pages of
* its processes, for the sums over their mappings (smaps_rollup, during which the kernel holds the
* program's memory map), then by threads, and by processes of the machine where the kernel keeps no
* lists of children. `npm run perf` measures it, and docs/performance.md has the figures. A tree so
* large that a reading a second takes more than 1 % of a core is read less often.
*/
/** Clock ticks a second in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS_PER_SEC = 100;
/** User and system time of a process are each cut to whole ticks. */
const TICK_STEP_SEC = 2 / TICKS_PER_SEC;
/** The step of the kernel's clock of a process, as clock_getres(2) tells it. */
const CLOCK_STEP_SEC = 1e-9;
/** Fields after the name, which is in parentheses and may itself hold blanks and parentheses. */
function parseStat(stat) {
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const number = (field) => Number(fields[field - 3]);
	if (fields.length < 22 || !Number.isFinite(number(23))) return null;
	const [own, ended] = [number(14) + number(15), number(16) + number(17)];
	return {
		parent: number(4),
		cpuSec: (own + ended) / TICKS_PER_SEC,
		endedCpuSec: ended / TICKS_PER_SEC,
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
/** Of all threads of a process, in their /proc/.../schedstat and sched; null: some tell nothing. */
function parseSchedule(stats, details) {
	const sumOf = (texts, pattern) => {
		const found = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);
		return found.length < texts.length ? null : found.reduce((sum, one) => sum + Number(one), 0);
	};
	const delayNs = sumOf(stats, /^\d+ (\d+) \d+/);
	return {
		runDelaySec: delayNs === null ? null : delayNs / 1e9,
		migrations: sumOf(details, /^se\.nr_migrations\s*:\s*(\d+)/m)
	};
}
/** Pages of all nodes, in /proc/vmstat; empty where the kernel knows of no nodes. */
function parseNumaPages(vmstat) {
	const pages = (name) => {
		const found = new RegExp(`^${name} (\\d+)$`, "m").exec(vmstat)?.[1];
		return found === void 0 ? null : Number(found);
	};
	const [hits, misses] = [pages("numa_hit"), pages("numa_miss")];
	if (hits === null || misses === null) return {};
	return {
		numaHits: hits,
		numaMisses: misses,
		numaMoves: pages("numa_pages_migrated") ?? 0
	};
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
	const pids = [root];
	for (const pid of pids) for (const child of childrenOf(pid)) if (!pids.includes(child)) pids.push(child);
	return pids;
}
/** With one node there is nothing to tell, and reading it walks every page. */
let nodes = null;
function hasNodes() {
	nodes ??= countNodes() ?? 1;
	return nodes > 1;
}
/**
* `ownSec`: CPU time of the process itself by a better clock than that of /proc. `isDetailed`: with
* two more files of each thread.
*/
function readProcess(pid, isDetailed, ownSec) {
	const stat = parseStat(readText(`/proc/${pid}/stat`) ?? "");
	const status = readText(`/proc/${pid}/status`);
	if (stat === null || status === null) return null;
	const rollup = readText(`/proc/${pid}/smaps_rollup`);
	const names = list(`/proc/${pid}/task`);
	const ofTasks = (file) => names.map((task) => readText(`/proc/${pid}/task/${task}/${file}`) ?? "");
	const tasks = stat.threads === 1 ? [status] : ofTasks("status");
	const switches = (kind) => tasks.reduce((sum, task) => sum + (parseField(task, `${kind}_ctxt_switches`) ?? 0), 0);
	const io = readText(`/proc/${pid}/io`) ?? "";
	const { parent: _, ...counters } = stat;
	const rssBytes = parseField(status, "VmRSS");
	const mapped = (field) => rssBytes === null ? 0 : rollup === null ? null : parseField(rollup, field);
	const ofNodes = () => rssBytes === null ? {} : parseNumaMaps(readText(`/proc/${pid}/numa_maps`) ?? "");
	const nodeBytes = hasNodes() ? ofNodes() : null;
	return {
		...counters,
		cpuSec: ownSec === void 0 ? counters.cpuSec : ownSec + counters.endedCpuSec,
		rssBytes: rssBytes ?? 0,
		pssBytes: mapped("Pss"),
		hugePagesBytes: mapped("AnonHugePages"),
		voluntarySwitches: switches("voluntary"),
		involuntarySwitches: switches("nonvoluntary"),
		diskReadBytes: parseField(io, "read_bytes"),
		diskWrittenBytes: parseField(io, "write_bytes"),
		...isDetailed ? parseSchedule(ofTasks("schedstat"), ofTasks("sched")) : {},
		...nodeBytes === null ? {} : { nodeBytes }
	};
}
const add = (a, b) => a === null || b === null ? null : a + b;
/**
* Sums over the tree of `root`; null once it is gone. `isLauncher`: the root only starts the
* program and is no part of it. `clocks`: CPU seconds by pid, read before; a child that has ended
* since counts among those that ended. Switches, waits and moves of threads that have ended are gone.
* `isDetailed`: with what only rows on request need, which takes a third more.
*/
function readTree(root, isLauncher, atSec, clocks = /* @__PURE__ */ new Map(), isDetailed = false) {
	const pids = treeOf(root).filter((pid) => !isLauncher || pid !== root);
	const all = pids.flatMap((pid) => readProcess(pid, isDetailed, clocks.get(pid)) ?? []);
	const [first, ...rest] = all;
	if (first === void 0) return null;
	const { nodeBytes: _, ...sum } = first;
	for (const one of rest) for (const key of Object.keys(sum)) Object.assign(sum, { [key]: add(sum[key] ?? null, one[key] ?? null) });
	const placed = all.map(({ nodeBytes }) => nodeBytes).filter((one) => one !== void 0);
	const perNode = placed.length < all.length ? {} : { nodeBytes: placed.reduce(addNodes) };
	const byTicks = pids.filter((pid) => !clocks.has(pid)).length;
	const cpuStepSec = byTicks === 0 ? CLOCK_STEP_SEC : byTicks * TICK_STEP_SEC;
	const ofMachine = isDetailed && hasNodes() ? parseNumaPages(readText("/proc/vmstat") ?? "") : {};
	return {
		atSec,
		processes: all.length,
		...sum,
		cpuStepSec,
		...ofMachine,
		...perNode
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
	const readings = [];
	let timer = setTimeout(read, (isStarting ? FIRST_SEC : everySec) * 1e3);
	function read() {
		const before = process.cpuUsage();
		const reading = readTree(root(), isLauncher, nowSec() - startSec);
		if (reading !== null) readings.push(reading);
		const { user, system } = process.cpuUsage(before);
		const pauseSec = isStarting && readings.length === 0 ? FIRST_SEC : pauseAfter(everySec, (user + system) / 1e6);
		timer = setTimeout(read, pauseSec * 1e3);
	}
	return () => {
		clearTimeout(timer);
		return readings;
	};
}
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
	const clocks = /* @__PURE__ */ new Map();
	for (const [, pid, ns] of text.matchAll(/^(\d+) (\d+)$/gm)) clocks.set(Number(pid), Number(ns) / 1e9);
	return clocks.size === 0 ? null : clocks;
}
/** A tree's members; without the launcher that started it, which is no part of it. */
const membersOf = (root, launcher) => treeOf(root).filter((pid) => launcher === null || pid !== root);
/** A reading of the tree with its CPU time as exact as this machine can tell it. */
async function readExactly(root, launcher, atSec, isDetailed) {
	const clocks = launcher && await cpuClocks(membersOf(root, launcher), launcher);
	return readTree(root, launcher !== null, atSec, clocks ?? void 0, isDetailed);
}
/** CPU time of a tree so far, with that of children that have ended; null: gone, or no /proc. */
async function cpuOfTree(root, launcher) {
	const pids = membersOf(root, launcher);
	const clocks = launcher && await cpuClocks(pids, launcher);
	const times = pids.flatMap((pid) => {
		const ticks = parseStat(readText(`/proc/${pid}/stat`) ?? "");
		if (ticks === null) return [];
		return [(clocks?.get(pid) ?? ticks.cpuSec - ticks.endedCpuSec) + ticks.endedCpuSec];
	});
	return times.length === 0 ? null : times.reduce((sum, sec) => sum + sec, 0);
}
/** Node calls its first thread so, and the kernel shows that in place of the program. */
const NODE_THREADS = ["MainThread", "node-MainThread"];
/** Empty where there is no /proc. Costs one small file for each process of the machine. */
function readOthers() {
	const all = /* @__PURE__ */ new Map();
	for (const pid of listFolder("/proc").filter((name) => /^\d+$/.test(name))) {
		const text = readText(`/proc/${pid}/stat`);
		const stat = text === null ? null : parseStat(text);
		const name = text === null ? void 0 : /\((.*)\)/s.exec(text)?.[1];
		if (stat === null || !name) continue;
		const cpuSec = stat.cpuSec - stat.endedCpuSec;
		all.set(Number(pid), {
			name,
			cpuSec,
			parent: stat.parent
		});
	}
	const isOurs = (pid) => {
		const seen = /* @__PURE__ */ new Set();
		for (let at = pid; at > 0 && !seen.has(at); at = all.get(at)?.parent ?? 0) {
			if (at === process.pid) return true;
			seen.add(at);
		}
		return false;
	};
	return new Map([...all].flatMap(([pid, { name, cpuSec }]) => isOurs(pid) ? [] : [[pid, {
		name: NODE_THREADS.includes(name) ? "node" : name,
		cpuSec
	}]]));
}
// src/machine/task-process.ts
/**
* A process that does one task at a time for this one, such as reading foreign text. A task that
* takes too much time or memory is killed with its process, and the next one starts another. It is
* a process and not a thread because V8 ends a whole process whose thread is out of memory.
*/
/** The task was ended; what it was given is to blame. */
var TooMuchError = class extends Error {
	name = "TooMuchError";
};
/** Longest wall time of a task, in limits: some wait without using the CPU. */
const MOST_WALL = 10;
/** A busy machine may take long to start it, which no text is to blame for. */
const START_SEC = 120;
/** The process starts with its first task. */
function makeTaskProcess(program) {
	let child = null;
	let ready = Promise.resolve();
	let idle;
	let last = Promise.resolve();
	const end = () => {
		child?.kill("SIGKILL");
		child = null;
	};
	const runAlone = async (request, moreSec) => {
		clearTimeout(idle);
		if (child === null || hasEnded(child)) {
			program.check?.();
			child = startChild(program);
			ready = readyOf(child, program.limits.startSec);
		}
		holds(child, true);
		try {
			await ready.catch((error) => {
				end();
				throw error;
			});
			const limits = {
				...program.limits,
				limitSec: program.limits.limitSec + moreSec
			};
			return await answerOf(child, request, {
				...program,
				limits
			});
		} finally {
			if (child !== null) holds(child, false);
			if (program.idleSec !== null) idle = setTimeout(end, program.idleSec * 1e3).unref();
		}
	};
	return {
		run(request, moreSec = 0) {
			const done = last.then(() => runAlone(request, moreSec));
			last = done.catch(() => {});
			return done;
		},
		end
	};
}
/** The very program of this process, which nobody can write to while it runs, whatever its path has. */
const OWN_PROGRAM = process.platform === "linux" ? "/proc/self/exe" : process.execPath;
/** Knows nothing of what this process is told by its environment. */
function startChild({ argv, env, limits }) {
	return spawn(OWN_PROGRAM, argv, {
		env: {
			...env,
			NODE_OPTIONS: `--max-old-space-size=${limits.memoryMb}`
		},
		serialization: "advanced",
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"ipc"
		]
	}).on("error", () => {});
}
const hasEnded = ({ exitCode, signalCode, connected }) => exitCode !== null || signalCode !== null || !connected;
/** Whether this process lives at least as long as it does. */
function holds(child, isHeld) {
	const how = isHeld ? "ref" : "unref";
	child[how]();
	child.channel?.[how]();
}
/** Throws where it does not start, which is no fault of a task. */
async function readyOf(child, startSec = START_SEC) {
	const signal = AbortSignal.timeout(startSec * 1e3);
	const over = new AbortController();
	const either = { signal: AbortSignal.any([signal, over.signal]) };
	const ended = once(child, "exit", either).then(([code, by]) => {
		throw new Error(`${child.spawnargs.join(" ")} ended before it began (${by ?? code})`);
	});
	try {
		await Promise.race([once(child, "message", either), ended]);
	} finally {
		over.abort();
		ended.catch(() => {});
	}
}
/** CPU time of the process so far; null: this system does not tell. */
const cpuSecOf = ({ pid }) => parseStat(readText(`/proc/${pid}/stat`) ?? "")?.cpuSec ?? null;
async function answerOf(child, request, { what, next, limits: { limitSec, memoryMb } }) {
	const over = new AbortController();
	let isLate = false;
	const beganCpuSec = cpuSecOf(child);
	const beganMs = performance.now();
	const check = () => {
		const cpuSec = cpuSecOf(child);
		const wallSec = (performance.now() - beganMs) / 1e3;
		const usedSec = cpuSec === null || beganCpuSec === null ? wallSec : cpuSec - beganCpuSec;
		isLate = usedSec >= limitSec || wallSec >= MOST_WALL * limitSec;
		if (isLate) child.kill("SIGKILL");
		else late = setTimeout(check, Math.max(1, (limitSec - usedSec) * 1e3));
	};
	let late = setTimeout(check, limitSec * 1e3);
	const ended = once(child, "exit", over).then(([code, signal]) => {
		throw new TooMuchError(`${what} ${isLate ? `took more than ${limitSec} s` : `took more than ${memoryMb} MB of memory, or ended its process (${signal ?? code})`}${next === void 0 ? "" : `. To do: ${next}`}`);
	});
	try {
		child.send(request);
		const [reply] = await Promise.race([once(child, "message", over), ended]);
		if (typeof reply !== "object") throw new Error(`answered ${reply}`);
		if ("answer" in reply) return reply.answer;
		throw new Error(reply.fault);
	} finally {
		clearTimeout(late);
		over.abort();
		ended.catch(() => {});
	}
}
/**
* The other side: does the tasks that are sent to this process, which ends with its parent. A
* signal to the whole group is for the parent alone.
*/
function answerTasks(perform) {
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.on(signal, () => {});
	const reply = (words) => process.send?.(words);
	process.on("message", async (request) => {
		try {
			reply({ answer: await perform(request) });
		} catch (error) {
			reply({ fault: error instanceof Error ? error.stack ?? error.message : String(error) });
		}
	});
	reply("ready");
}
export { readText as _, membersOf as a, startReadings as c, parseCgroups as d, parseMemoryBytes as f, readSnapshot as g, readEnvironment as h, cpuOfTree as i, countCores as l, readCpuQuota as m, answerTasks as n, readExactly as o, pollutionBetween as p, makeTaskProcess as r, readOthers as s, TooMuchError as t, listFolder as u, readTopology as v };

//# sourceMappingURL=shared~index~cli~cli-reader.js.map