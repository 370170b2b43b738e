import { n as __exportAll, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { $ as budget$1, At as date, B as WALLS, Bt as looseObject, Ct as pattern, Dt as whole$1, E as readJson, Et as text, F as BENCHMARKS_FROM, Ft as _enum, Gt as string, Ht as object, I as INSTRUCTION_COUNTERS, It as array, Jt as unknown, Kt as tuple, L as PROFILED, Lt as boolean, Nt as ZodObject, O as suiteSchema, Ot as explainPattern, Pt as ZodPipe, Q as MOST$1, R as PROFILE_KINDS, St as oneOrMore, Tt as readDuration, Ut as record, V as aboutAt, Vt as number$2, Xt as NEVER$1, _t as camelKeys, at as seed, bt as flag, dt as nearest, et as choice, ft as ConfigError, g as cleanName, h as cleanLines, it as rounds$1, jt as datetime, kt as patternOf$1, lt as explainQuery, m as clean, n as OutsideError, nt as ref, p as alignRows, qt as union, rt as refs$1, st as until, t as HostError, ut as readQuery, v as cutTo, vt as closed, wt as percent, x as wrapText, xt as name, y as widthOf, yt as duration, z as REACH, zt as literal } from "./shared~index~keep~cli~publish~authorize.js";
import path from "node:path";
import fs from "node:fs";
import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
// src/core/metrics/metric.ts
const TIME$1 = {
	lower: "faster",
	higher: "slower"
};
const SPEED = {
	lower: "slower",
	higher: "faster"
};
const AMOUNT = {
	lower: "less",
	higher: "more"
};
const NUMBER = {
	lower: "fewer",
	higher: "more"
};
const PLAIN$1 = {
	lower: "lower",
	higher: "higher"
};
/** What most rows of the table share. */
const NOISY = {
	better: "lower",
	assume: "noisy",
	marginPct: 2,
	gates: false,
	inferred: false,
	printedAs: [],
	onRequest: false,
	fromUsage: null
};
const EXACT = {
	...NOISY,
	assume: "exact",
	marginPct: 0
};
// src/core/metrics/gc.ts
/** Metrics of garbage collection, as a runtime reports it: Go's gctrace and the JVM's GC log. */
const SHARED$2 = {
	...NOISY,
	marginPct: 5,
	isSparse: true
};
const time$2 = (row) => ({
	...SHARED$2,
	unit: "s",
	words: TIME$1,
	...row
});
const cpu$1 = (row) => ({
	...SHARED$2,
	unit: "s",
	words: AMOUNT,
	...row
});
const heap = (row) => ({
	...SHARED$2,
	unit: "B",
	words: AMOUNT,
	...row
});
const count$1 = (row) => ({
	...SHARED$2,
	unit: "count",
	words: NUMBER,
	...row
});
const SUMMARIES$2 = {
	p50: ["p50", "Median"],
	p99: ["p99", "99th percentile (with fewer than 100 pauses it is close to the longest)"],
	max: ["max", "Longest"],
	total: ["total", "Sum"]
};
/** `kind` '': all kinds. */
function pauses(kind, what, summaries, row) {
	const stem = kind === "" ? "gc-pause" : `gc-pause-${kind}`;
	return summaries.map((summary) => {
		const [label, word] = SUMMARIES$2[summary];
		return time$2({
			id: `${stem}-${summary}`,
			label: `GC ${kind === "" ? "" : `${kind} `}pause ${label}`,
			about: `${word} of ${what}.`,
			...row
		});
	});
}
const ALL = [
	"p50",
	"p99",
	"max",
	"total"
];
/** Pauses of the JVM by kind, with the words for them. */
const JVM_KINDS = {
	young: "G1, Parallel, Serial: pauses that collect the young generation",
	mixed: "G1: pauses that collect the young generation and part of the old one",
	full: "pauses that collect and compact the whole heap",
	remark: "G1: pauses that end marking",
	cleanup: "G1: pauses that choose what to collect after marking",
	"mark-start": "ZGC, Shenandoah: pauses that start marking",
	"mark-end": "ZGC, Shenandoah: pauses that end marking",
	"relocate-start": "ZGC: pauses that start moving objects",
	other: "pauses of other kinds"
};
/**
* Work of the collector that grows with the transactions of a trial, divided by them: a faster
* server collects more often in the same time, and that is no news.
*/
const PER_TRANSACTION = [
	{
		id: "gc-pause/transaction",
		of: "gc-pause-total",
		label: "GC pause/transaction",
		unit: "s",
		about: "Time in stop-the-world pauses, divided by the transactions of the trial."
	},
	{
		id: "gc-mark-cpu/transaction",
		of: "gc-mark-cpu-total",
		label: "GC mark CPU/transaction",
		unit: "s",
		about: "Go: CPU time of concurrent marking, divided by the transactions of the trial."
	},
	{
		id: "gc-mark-assist/transaction",
		of: "gc-mark-assist",
		label: "GC assist CPU/transaction",
		unit: "s",
		about: "Go: marking by allocating goroutines, divided by the transactions of the trial."
	},
	{
		id: "gc-mark-background/transaction",
		of: "gc-mark-background",
		label: "GC background CPU/transaction",
		unit: "s",
		about: "Go: marking by dedicated workers, divided by the transactions of the trial."
	},
	{
		id: "gc-mark-idle/transaction",
		of: "gc-mark-idle",
		label: "GC idle CPU/transaction",
		unit: "s",
		about: "Go: marking on Ps with nothing to do, divided by the transactions of the trial."
	},
	{
		id: "gc-cycles/transaction",
		of: "gc-cycles",
		label: "GC cycles/transaction",
		unit: "count",
		about: "Garbage collections, divided by the transactions of the trial."
	}
];
/** Of what grows with the transactions, sums that say less than the shares of one. */
const GROWING = [...[
	"gc-pause-total",
	"gc-cpu",
	"gc-mark-wall-total",
	"gc-mark-cpu-total",
	"gc-mark-assist"
], ...["gc-mark-background", "gc-mark-idle"]];
const gcMetrics = [
	...PER_TRANSACTION.map(({ id, label, unit, about }) => (unit === "s" ? cpu$1 : count$1)({
		id,
		label,
		unit,
		about
	})),
	count$1({
		id: "gc-cycles",
		label: "GC cycles",
		about: "Garbage collections, as the runtime numbers them."
	}),
	count$1({
		id: "gc-cycles-forced",
		label: "forced GC cycles",
		onRequest: true,
		about: "Garbage collections that the program asked for: runtime.GC(), System.gc()."
	}),
	...pauses("", "the stop-the-world pauses: in Go both pauses of a collection together, in the JVM each pause", ALL, {}),
	count$1({
		id: "gc-pauses",
		label: "GC pauses",
		onRequest: true,
		about: "JVM: stop-the-world pauses."
	}),
	...pauses("sweep-term", "the pauses that end sweeping and start a cycle in Go", ALL, { onRequest: true }),
	...pauses("mark-term", "the pauses that end marking in Go", ALL, { onRequest: true }),
	...Object.entries(JVM_KINDS).flatMap(([kind, what]) => [count$1({
		id: `gc-pause-${kind}-count`,
		label: `GC ${kind} pauses`,
		onRequest: kind !== "full",
		about: `Number of ${what}.`
	}), ...pauses(kind, what, ["max", "total"], { onRequest: true })]),
	time$2({
		id: "gc-mark-wall-total",
		label: "GC mark time",
		about: "Go: wall-clock time of concurrent marking, summed over the collections."
	}),
	time$2({
		id: "gc-mark-wall-mean",
		label: "GC mark time/cycle",
		about: "Go: wall-clock time of concurrent marking in one collection, mean."
	}),
	time$2({
		id: "gc-concurrent-total",
		label: "GC concurrent time",
		about: "JVM: wall-clock time of concurrent phases without the pauses inside them. Phases of two generations that run at once both count."
	}),
	cpu$1({
		id: "gc-cpu",
		label: "GC CPU time",
		about: "Go: CPU time of collection that the program could have used: pauses on all Ps, assist and background marking, without idle marking."
	}),
	cpu$1({
		id: "gc-mark-cpu-total",
		label: "GC mark CPU",
		about: "Go: CPU time of concurrent marking: assist, background and idle."
	}),
	cpu$1({
		id: "gc-mark-cpu-mean",
		label: "GC mark CPU/cycle",
		about: "Go: CPU time of concurrent marking in one collection, mean."
	}),
	cpu$1({
		id: "gc-mark-assist",
		label: "GC assist CPU",
		about: "Go: marking that allocating goroutines had to do themselves; it is in their latency."
	}),
	cpu$1({
		id: "gc-mark-assist-max",
		label: "GC assist CPU max",
		about: "Go: such marking in the one collection of the trial that had most of it.",
		onRequest: true
	}),
	cpu$1({
		id: "gc-mark-background",
		label: "GC background CPU",
		about: "Go: marking by dedicated and fractional workers."
	}),
	cpu$1({
		id: "gc-mark-idle",
		label: "GC idle CPU",
		about: "Go: marking on Ps that had nothing else to do."
	}),
	cpu$1({
		id: "gc-cpu-share",
		label: "GC CPU share",
		unit: "%",
		about: "Go: collection's share of the CPU time available since the program started, at the last collection. Printed in whole percent."
	}),
	heap({
		id: "gc-heap-before-max",
		label: "heap at GC start, max",
		about: "Heap when a collection started, largest of the trial."
	}),
	heap({
		id: "gc-heap-after-max",
		label: "heap at GC end, max",
		about: "Heap when a collection ended, largest of the trial. In Go that is when marking ended: what is dead is still in it."
	}),
	heap({
		id: "gc-heap-live-max",
		label: "live heap, max",
		about: "Go: heap found alive, largest of the trial."
	}),
	heap({
		id: "gc-heap-live-mean",
		label: "live heap, mean",
		about: "Go: heap found alive, mean over the collections."
	}),
	heap({
		id: "gc-heap-goal-max",
		label: "heap goal, max",
		about: "Go: size up to which the heap may grow, largest of the trial."
	}),
	heap({
		id: "gc-heap-committed-max",
		label: "committed heap, max",
		about: "JVM: heap that is backed by memory, largest of the trial."
	}),
	count$1({
		id: "gc-stalls",
		label: "allocation stalls",
		about: "ZGC: times that a thread had to wait for a collection to free memory."
	}),
	time$2({
		id: "gc-stall-total",
		label: "allocation stall total",
		about: "ZGC: time that threads waited for a collection to free memory, summed."
	}),
	{
		...EXACT,
		id: "gc-procs",
		label: "GOMAXPROCS",
		unit: "count",
		onRequest: true,
		about: "Go: number of Ps at the last collection. A setting: it explains, it is no result.",
		words: NUMBER
	}
];
// src/core/metrics/load.ts
/** Metrics of a program under load, as a load generator (sysbench) reports them. */
const CLOSED_LOOP = "With a fixed number of threads it is the reciprocal of the mean latency, so it does not gate by default: one change would count twice.";
const latency$1 = {
	...NOISY,
	unit: "s",
	words: TIME$1
};
function percentile(percent, marginPct, gates) {
	return {
		...latency$1,
		id: `latency-p${percent}`,
		label: `p${percent} latency`,
		marginPct,
		gates,
		isSparse: true,
		about: `Latency that ${percent} % of the transactions do not exceed, interpolated in the histogram of one trial; at least 50 transactions lie beyond it.`
	};
}
/** What the kernel counts of a server during a block, per transaction, on request. */
const SERVER_COUNTS = [
	[
		"minor-faults",
		"count",
		"minor faults",
		"Page faults that needed no disk"
	],
	[
		"major-faults",
		"count",
		"major faults",
		"Page faults that had to read from disk"
	],
	[
		"voluntary-switches",
		"count",
		"voluntary switches",
		"Times a thread gave up its CPU to wait"
	],
	[...[
		"involuntary-switches",
		"count",
		"involuntary switches"
	], "Times a thread was pushed off its CPU"],
	[
		"disk-read",
		"B",
		"disk read",
		"Bytes read from disks: what caches gave is not in them"
	],
	[...[
		"disk-written",
		"B",
		"disk written"
	], "Bytes of pages that were made to be written to disks"]
].map(([id, unit, label, about]) => ({
	...NOISY,
	id: `server-${id}/transaction`,
	label: `server ${label}/transaction`,
	unit,
	marginPct: 5,
	onRequest: true,
	about: `${about}, in the process tree of the server during a block of load, divided by its transactions.`,
	words: unit === "B" ? AMOUNT : NUMBER
}));
const loadMetrics = [
	{
		...latency$1,
		id: "latency-mean",
		label: "mean latency",
		gates: true,
		about: "Sum of the latencies of all transactions divided by their number."
	},
	percentile("50", 2, false),
	percentile("90", 2, false),
	percentile("95", 5, true),
	percentile("99", 5, false),
	percentile("99.9", 5, false),
	{
		...latency$1,
		id: "latency-min",
		label: "min latency",
		onRequest: true,
		about: "Latency of the fastest transaction: one event, so it says little."
	},
	{
		...latency$1,
		id: "latency-max",
		label: "max latency",
		marginPct: 5,
		onRequest: true,
		about: "Latency of the slowest transaction: one event, so it says little."
	},
	{
		...latency$1,
		id: "latency-sum",
		label: "summed latency",
		onRequest: true,
		about: "Latencies of all transactions added up over the threads."
	},
	{
		...NOISY,
		id: "tps",
		label: "transactions/s",
		unit: "transactions/s",
		better: "higher",
		about: `Transactions per second. ${CLOSED_LOOP}`,
		words: SPEED
	},
	{
		...NOISY,
		id: "qps",
		label: "queries/s",
		unit: "queries/s",
		better: "higher",
		about: `Queries per second. ${CLOSED_LOOP}`,
		words: SPEED
	},
	{
		...NOISY,
		id: "server-cpu",
		label: "server CPU",
		unit: "s",
		about: "CPU time (user and system) of the process tree of the server during a block of load, by the clock of each process, in nanoseconds; in ticks of 10 ms for children that ended in it, and where neither `go` nor `python3` is there to ask the clock.",
		words: AMOUNT,
		onRequest: true
	},
	{
		...NOISY,
		id: "server-cpu/transaction",
		label: "server CPU/transaction",
		unit: "s",
		about: "CPU time of the server during a block of load, divided by its transactions: the steadiest number on a shared machine.",
		words: AMOUNT
	},
	...SERVER_COUNTS,
	{
		...NOISY,
		id: "transactions",
		label: "transactions",
		unit: "count",
		better: "higher",
		onRequest: true,
		about: "Transactions of the trial.",
		words: NUMBER
	},
	{
		...NOISY,
		id: "errors/transaction",
		label: "errors/transaction",
		unit: "errors/transaction",
		marginPct: 5,
		about: "Errors that the load generator ignored and retried, such as conflicts between transactions, per transaction: part of the result, not a failure.",
		words: NUMBER
	},
	{
		...NOISY,
		id: "reconnects/transaction",
		label: "reconnects/transaction",
		unit: "reconnects/transaction",
		marginPct: 5,
		about: "Connections that the load generator opened anew, per transaction.",
		words: NUMBER
	},
	{
		...NOISY,
		id: "thread-spread",
		label: "thread spread",
		unit: "%",
		marginPct: 5,
		onRequest: true,
		about: "How unevenly the transactions fell on the threads: standard deviation in percent of the mean. Only with more than one thread.",
		words: PLAIN$1
	}
];
// src/core/metrics/readings.ts
/** Metrics of the readings taken from /proc while a trial runs: all informational, on request. */
const WHAT = {
	rss: [
		"RSS",
		"B",
		"Resident memory of the process tree; pages that are shared count in each"
	],
	vsz: [
		"VSZ",
		"B",
		"Address space of the process tree"
	],
	pss: [
		"PSS",
		"B",
		"Resident memory of the process tree, shared pages divided by their users"
	],
	"huge-pages": [
		"huge pages",
		"B",
		"Anonymous memory of the process tree in huge pages"
	],
	threads: [
		"threads",
		"count",
		"Threads of the process tree"
	],
	processes: [
		"processes",
		"count",
		"Processes of the tree"
	],
	"numa-main": [
		"NUMA main node",
		"%",
		"Share of resident memory on the NUMA node that has most of it, where there are several"
	],
	"numa-other": [
		"NUMA other nodes",
		"B",
		"Resident memory on all NUMA nodes but the one that has most, where there are several"
	]
};
const SUMMARIES$1 = {
	max: "largest of the readings (a peak between two is not seen)",
	mean: "mean of the readings",
	end: "last reading before the end"
};
const readingMetrics = Object.entries(WHAT).flatMap(([id, [label, unit, about]]) => Object.entries(SUMMARIES$1).map(([summary, how]) => ({
	...NOISY,
	id: `${id}-${summary}`,
	label: `${label} ${summary}`,
	unit,
	marginPct: 5,
	onRequest: true,
	about: `${about}: ${how}.`,
	...unit === "%" ? { better: "higher" } : {},
	words: unit === "B" ? AMOUNT : unit === "%" ? PLAIN$1 : NUMBER
})));
// src/core/metrics/runtime.ts
/** Metrics that a Go program tells of its own runtime, over a block of load. */
const SHARED$1 = {
	...NOISY,
	marginPct: 5
};
const time$1 = (row) => ({
	...SHARED$1,
	unit: "s",
	words: TIME$1,
	...row
});
const cpu = (row) => ({
	...SHARED$1,
	unit: "s",
	words: AMOUNT,
	...row
});
const bytes = (row) => ({
	...SHARED$1,
	unit: "B",
	words: AMOUNT,
	...row
});
const count = (row) => ({
	...SHARED$1,
	unit: "count",
	words: NUMBER,
	...row
});
/** What was counted in the block, and the same for each transaction. */
const perTransaction = (row) => [{
	...row,
	onRequest: true
}, {
	...row,
	id: `${row.id}/transaction`,
	label: `${row.label}/transaction`,
	about: `${row.about} Divided by the transactions of the block.`
}];
const ASKED = { onRequest: true };
const ESTIMATE = "The runtime estimates it, and it compares with other CPU times of its own only.";
/** Classes of CPU time that are shown on request only. */
const CLASSES = {
	dedicated: "gc/mark/dedicated",
	"idle-mark": "gc/mark/idle",
	pause: "gc/pause",
	scavenge: "scavenge/total",
	user: "user"
};
const counters = [
	...perTransaction(count({
		id: "go-gc-cycles",
		label: "GC cycles (runtime)",
		about: "Garbage collections of the block, by `/gc/cycles/total`."
	})),
	...perTransaction(bytes({
		id: "go-alloc-bytes",
		label: "allocated",
		about: "Heap bytes allocated in the block, freed or not, by `/gc/heap/allocs:bytes`."
	})),
	...perTransaction(count({
		id: "go-alloc-objects",
		label: "allocations",
		about: "Heap objects allocated in the block, by `/gc/heap/allocs:objects` and the tiny ones."
	})),
	...perTransaction(cpu({
		id: "go-assist-cpu",
		label: "GC assist CPU (runtime)",
		about: `CPU time of allocating goroutines that had to mark themselves, by \`/cpu/classes/gc/mark/assist\`. ${ESTIMATE}`
	})),
	...perTransaction(cpu({
		id: "go-gc-cpu",
		label: "GC CPU (runtime)",
		about: `CPU time of garbage collection, pauses and idle marking included, by \`/cpu/classes/gc/total\`. ${ESTIMATE}`
	})),
	...Object.entries(CLASSES).map(([kind, by]) => cpu({
		id: `go-${kind}-cpu`,
		label: `${kind.replace("-", " ")} CPU (runtime)`,
		about: `CPU time of the block, by \`/cpu/classes/${by}\`. ${ESTIMATE}`,
		...ASKED
	})),
	...perTransaction(time$1({
		id: "go-mutex-wait",
		label: "mutex wait",
		about: "Time that goroutines were blocked on locks in the block, added up, by `/sync/mutex/wait/total`."
	})),
	count({
		id: "go-goroutines-created",
		label: "goroutines created",
		about: "Goroutines started in the block (Go 1.26 or newer).",
		...ASKED
	}),
	cpu({
		id: "go-gc-cpu-share",
		label: "GC CPU share (runtime)",
		unit: "%",
		about: `Collection's share of the CPU time that GOMAXPROCS allowed in the block, idle time included. ${ESTIMATE}`
	})
];
const latency = (name, what, more) => time$1({
	id: `go-sched-latency-${name}`,
	label: `scheduler latency ${name}`,
	about: `Time that goroutines were ready to run and did not, by \`/sched/latencies\`: ${what}.`,
	...more
});
const BEYOND = "interpolated in its buckets; at least 50 events lie beyond it";
const times$1 = [
	latency("p50", `median, ${BEYOND}`, ASKED),
	latency("p99", `99th percentile, ${BEYOND}`, {}),
	latency("p99.9", `99.9th percentile, ${BEYOND}`, ASKED),
	latency("mean", "mean, estimated from its buckets", ASKED),
	latency("max", "longest of the block, the upper end of its bucket", ASKED),
	...perTransaction(time$1({
		id: "go-pause-total",
		label: "GC pauses (runtime)",
		about: "Time for which collections stopped the world in the block; from `/sched/pauses/total/gc` it is estimated from the buckets."
	})),
	time$1({
		id: "go-pause-max",
		label: "longest GC pause (runtime)",
		about: "Longest stop of the world in the block: the upper end of a bucket of `/sched/pauses/total/gc`, or of MemStats, where both pauses of a collection are one.",
		...ASKED
	})
];
const HEAP$3 = "/memory/classes/heap";
/** Gauges of bytes: id, label, name, and whether they are shown unasked. */
const SIZES = [
	[
		"go-heap-live",
		"live heap (runtime)",
		"/gc/heap/live",
		true
	],
	[
		"go-heap-goal",
		"heap goal (runtime)",
		"/gc/heap/goal",
		false
	],
	[
		"go-heap-objects",
		"heap in objects",
		`${HEAP$3}/objects`,
		false
	],
	[
		"go-heap-unused",
		"heap in spans, unused",
		`${HEAP$3}/unused`,
		false
	],
	[
		"go-heap-free",
		"heap free, not returned",
		`${HEAP$3}/free`,
		false
	],
	[
		"go-heap-released",
		"heap returned",
		`${HEAP$3}/released`,
		false
	],
	[
		"go-stacks",
		"goroutine stacks",
		`${HEAP$3}/stacks`,
		false
	],
	[
		"go-memory-total",
		"Go memory",
		"/memory/classes/total",
		true
	]
];
/** Gauges of numbers: id, label, name. */
const NUMBERS = [
	[
		"go-heap-object-count",
		"heap objects",
		"/gc/heap/objects"
	],
	[
		"go-goroutines",
		"goroutines",
		"/sched/goroutines"
	],
	[
		"go-goroutines-runnable",
		"runnable goroutines",
		"/sched/goroutines/runnable"
	],
	[
		"go-threads",
		"Go threads",
		"/sched/threads/total"
	]
];
const runtimeMetrics$1 = [
	...counters,
	...times$1,
	...SIZES.map(([id, label, by, isShown]) => bytes({
		id,
		label,
		about: `At the end of the block, by \`${by}\`.`,
		onRequest: !isShown
	})),
	...NUMBERS.map(([id, label, by]) => count({
		id,
		label,
		about: `At the end of the block, by \`${by}\`.`,
		...ASKED
	})),
	{
		...EXACT,
		id: "go-procs",
		label: "GOMAXPROCS (runtime)",
		unit: "count",
		onRequest: true,
		about: "GOMAXPROCS at the end of the block. A setting: it explains, it is no result.",
		words: NUMBER
	}
];
const MEASURES = {
	ns: {
		unit: "s",
		factor: 1e-9
	},
	us: {
		unit: "s",
		factor: 1e-6
	},
	"µs": {
		unit: "s",
		factor: 1e-6
	},
	"μs": {
		unit: "s",
		factor: 1e-6
	},
	ms: {
		unit: "s",
		factor: .001
	},
	s: {
		unit: "s",
		factor: 1
	},
	sec: {
		unit: "s",
		factor: 1
	},
	B: {
		unit: "B",
		factor: 1
	},
	bytes: {
		unit: "B",
		factor: 1
	},
	kB: {
		unit: "B",
		factor: 1e3
	},
	MB: {
		unit: "B",
		factor: 1e6
	},
	GB: {
		unit: "B",
		factor: 1e9
	},
	KiB: {
		unit: "B",
		factor: 1024
	},
	MiB: {
		unit: "B",
		factor: 2 ** 20
	},
	GiB: {
		unit: "B",
		factor: 2 ** 30
	},
	allocs: {
		unit: "count",
		factor: 1
	}
};
/**
* The base unit behind a unit as printed. By the Go benchmark format
* (golang.org/design/14313-benchmark-format) what is measured is the last of the hyphenated words
* and the rest is description: `p99-ns/op` is `s` x 1e-9, `disk-MB/s` is `B/s` x 1e6. Only a
* denominator of seconds stays in the base unit. A unit that is not known, like `ops/s` or the
* ambiguous `KB`, is its own base unit with factor 1.
*/
function parseUnit(printed) {
	const [numerator = "", denominator, ...more] = printed.split("/");
	const word = numerator.slice(numerator.lastIndexOf("-") + 1);
	const known = Object.hasOwn(MEASURES, word) ? MEASURES[word] : null;
	const perSecond = denominator === "s" || denominator === "sec";
	if (!known || more.length > 0 || perSecond && known.unit === "count") return {
		unit: printed,
		factor: 1
	};
	return perSecond ? {
		unit: `${known.unit}/s`,
		factor: known.factor
	} : known;
}
/**
* `value` in base units. A decimal factor moves the point of the decimal number, so that 83.49 ns
* is 8.349e-8 s exactly and no rounding comes on top of the printed one.
*/
function toBase(value, factor) {
	const places = Math.log10(factor);
	if (!Number.isInteger(places) || !Number.isFinite(value)) return value * factor;
	const [digits, exponent = "0"] = String(value).split("e");
	return Number(`${digits}e${Number(exponent) + places}`);
}
/** Significant digits of a printed value. */
const DIGITS = 4;
const SMALL = [
	{
		scale: 1,
		text: ""
	},
	{
		scale: .001,
		text: "m"
	},
	{
		scale: 1e-6,
		text: "µ"
	},
	{
		scale: 1e-9,
		text: "n"
	}
];
const LARGE = [
	{
		scale: 0xe8d4a51000,
		text: "T"
	},
	{
		scale: 1e9,
		text: "G"
	},
	{
		scale: 1e6,
		text: "M"
	},
	{
		scale: 1e3,
		text: "k"
	},
	{
		scale: 1,
		text: ""
	}
];
const PLAIN = [{
	scale: 1,
	text: ""
}];
function prefixes(unit) {
	if (unit === "s" || unit === "s/s") return SMALL;
	return unit.includes("%") ? PLAIN : LARGE;
}
/** The largest prefix under which `value`, rounded to four digits, is at least 1; none for 0. */
function prefixOf(value, unit) {
	if (value === 0) return PLAIN[0];
	const list = prefixes(unit);
	return list.find((p) => Math.abs(Number((value / p.scale).toPrecision(4))) >= 1) ?? list.at(-1);
}
/** At least `digits` significant digits, no exponent but for numbers far outside the prefixes. */
function significant(value, digits) {
	if (value === 0) return "0";
	const exponent = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))));
	if (exponent >= 9 || exponent < -6) return value.toExponential(digits - 1);
	return value.toFixed(Math.max(0, digits - 1 - exponent));
}
/** Amounts that are whole numbers without a prefix: no decimals are invented for them. */
function isWhole(value, unit, prefix) {
	return prefixes(unit) !== SMALL && prefix.scale === 1 && Number.isInteger(value);
}
function printScaled(value, unit, prefix, digits) {
	const number = isWhole(value, unit, prefix) ? String(value) : significant(value / prefix.scale, digits);
	if (unit === "count") return number + prefix.text;
	if (unit === "s" || unit.startsWith("s/") || unit === "B" || unit === "B/s") return `${number} ${prefix.text}${unit}`;
	return `${number}${prefix.text} ${unit}`.trimEnd();
}
function smallCount(value, unit) {
	return unit === "count" && Number.isInteger(value) && Math.abs(value) < 1e6;
}
function commonPrefix(values, unit) {
	if (values.every((v) => smallCount(v, unit))) return PLAIN[0];
	const sizes = values.map(Math.abs).filter((v) => v > 0);
	return prefixOf(sizes.length > 0 ? Math.min(...sizes) : 0, unit);
}
/**
* A value in base units with its unit, in four significant digits: `18.61 ms`, `249.0 kB`, `12`
* (a count), `3.200k ops/s`. Whole counts below a million and other whole amounts below 1000 are
* exact.
*/
function printValue(value, unit) {
	if (value === null || !Number.isFinite(value)) return "n/a";
	return printScaled(value, unit, commonPrefix([value], unit), DIGITS);
}
/**
* Two values in the same scaled unit, that of the smaller (`900.0 µs`, `1100 µs`), unless they are
* more than a million times apart. Digits are added, up to seven, until different values look
* different.
*/
function printPair(base, head, unit) {
	if (base === null || head === null || !Number.isFinite(base) || !Number.isFinite(head)) return [printValue(base, unit), printValue(head, unit)];
	const sizes = [Math.abs(base), Math.abs(head)].sort((a, b) => a - b);
	if (sizes[0] > 0 && sizes[1] / sizes[0] > 1e6) return [printValue(base, unit), printValue(head, unit)];
	const prefix = commonPrefix([base, head], unit);
	const texts = (digits) => [printScaled(base, unit, prefix, digits), printScaled(head, unit, prefix, digits)];
	let digits = DIGITS;
	while (base !== head && digits < 7 && texts(digits)[0] === texts(digits)[1]) digits++;
	return texts(digits);
}
function signed(text, value) {
	return value > 0 ? `+${text}` : text;
}
/** A difference in base units with its sign: `+12`, `-1.500 ms`, `0 B`. */
function printDifference(value, unit) {
	const text = printValue(value, unit);
	return text === "n/a" ? text : signed(text, value);
}
/** A change in percent as ln(head/base). */
const lnOfPercent = (pct) => Math.log1p(pct / 100);
/** ln(head/base) as a change in percent. */
function percentOfLn(ln) {
	return 100 * Math.expm1(ln);
}
/** One decimal from 1 % on, more below so that a change that is not zero never reads as zero. */
function percentText(pct, size) {
	const text = pct !== 0 && (size >= 1e6 || Math.abs(pct) < 1e-6) ? pct.toExponential(1) : pct.toFixed(size >= 1e3 ? 0 : size >= 1 || size === 0 ? 1 : 2);
	return signed(Number(text) === 0 && pct !== 0 ? pct.toFixed(Math.ceil(-Math.log10(Math.abs(pct)))) : text, pct);
}
/** A change in percent with sign, ASCII minus so that it can be searched: `-20.9 %`, `+0.35 %`. */
function printDelta(pct) {
	if (pct === null || !Number.isFinite(pct)) return "n/a";
	return `${percentText(pct, Math.abs(pct))} %`;
}
/** An interval in percent, both ends with as many decimals: `[-22.4, -19.1]`. */
function printInterval(lowPct, highPct) {
	if (lowPct === null || highPct === null) return "n/a";
	if (!Number.isFinite(lowPct) || !Number.isFinite(highPct)) return "n/a";
	const size = Math.max(Math.abs(lowPct), Math.abs(highPct));
	return `[${percentText(lowPct, size)}, ${percentText(highPct, size)}]`;
}
/** A probability: `p=0.031`, `p<0.001`. */
function printP(p) {
	if (p === null || !Number.isFinite(p)) return "n/a";
	return p < .001 ? "p<0.001" : `p=${p.toFixed(3)}`;
}
/** A span of time for a person: `0.4 s`, `45 s`, `3 min 20 s`, `2 h 5 min`. */
function printDuration(durationSec) {
	if (!Number.isFinite(durationSec)) return "n/a";
	if (Math.abs(durationSec) < 9.95) return `${Number(durationSec.toFixed(1))} s`;
	const sec = Math.round(durationSec);
	if (sec < 60) return `${sec} s`;
	if (sec < 3600) return twoUnits(Math.floor(sec / 60), "min", sec % 60, "s");
	const min = Math.round(sec / 60);
	return twoUnits(Math.floor(min / 60), "h", min % 60, "min");
}
function twoUnits(big, bigUnit, small, smallUnit) {
	return small === 0 ? `${big} ${bigUnit}` : `${big} ${bigUnit} ${small} ${smallUnit}`;
}
// src/core/metrics/metrics.ts
function fromUsage(read, perOperation = false) {
	return { fromUsage: {
		read,
		perOperation
	} };
}
const metrics = [
	{
		...NOISY,
		id: "time/op",
		label: "time/op",
		unit: "s",
		gates: true,
		about: "Wall-clock time of one operation, as the benchmark reports it.",
		words: TIME$1,
		printedAs: ["ns/op", "sec/op"]
	},
	{
		...EXACT,
		id: "bytes/op",
		label: "bytes/op",
		unit: "B",
		about: "Heap bytes allocated by one operation. Mostly constant; maps and pools make it vary a little, so it does not gate by default.",
		words: AMOUNT,
		printedAs: ["B/op"]
	},
	{
		...EXACT,
		id: "allocs/op",
		label: "allocs/op",
		unit: "count",
		gates: true,
		about: "Heap allocations made by one operation. A whole number that hardly varies.",
		words: NUMBER,
		printedAs: ["allocs/op"]
	},
	{
		...NOISY,
		id: "throughput",
		label: "throughput",
		unit: "B/s",
		better: "higher",
		about: "Bytes processed per second. In Go it is the reciprocal of time/op, so it does not gate by default: one change would count twice.",
		words: SPEED,
		printedAs: ["MB/s", "B/s"]
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.userSec + usage.systemSec, true),
		id: "cpu-time",
		label: "CPU time/op",
		unit: "s",
		about: "CPU time (user and system) that the kernel charged to the whole process of the trial, divided by its operations: garbage collection, start-up and set-up are in it. Steadier than wall time on shared machines.",
		words: AMOUNT
	},
	{
		...NOISY,
		id: "wall-time",
		label: "wall time",
		unit: "s",
		gates: true,
		about: "Wall-clock time of a whole command, start-up included: the result of a command whose output holds no number, else on request.",
		words: TIME$1
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.userSec + usage.systemSec),
		id: "cpu-sec",
		onRequest: true,
		label: "CPU time",
		unit: "s",
		about: "CPU time (user and system) of the whole process tree of the trial, from the kernel.",
		words: AMOUNT
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.maxRssBytes),
		id: "max-rss",
		label: "max RSS",
		unit: "B",
		about: "Largest resident memory of the trial process, from the kernel.",
		words: AMOUNT
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.minorFaults),
		id: "minor-faults",
		onRequest: true,
		label: "minor faults",
		unit: "count",
		about: "Page faults of the trial process that needed no disk, from the kernel.",
		words: NUMBER
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.majorFaults),
		id: "major-faults",
		onRequest: true,
		label: "major faults",
		unit: "count",
		about: "Page faults of the trial process that had to read from disk, from the kernel.",
		words: NUMBER
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.voluntarySwitches),
		id: "voluntary-switches",
		onRequest: true,
		label: "voluntary switches",
		unit: "count",
		about: "Times the trial process gave up its CPU to wait, from the kernel.",
		words: NUMBER
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.involuntarySwitches),
		id: "involuntary-switches",
		onRequest: true,
		label: "involuntary switches",
		unit: "count",
		about: "Times the trial process was pushed off its CPU by others, from the kernel.",
		words: NUMBER
	},
	...loadMetrics,
	...readingMetrics,
	...gcMetrics,
	...runtimeMetrics$1
];
const byId = new Map(metrics.map((metric) => [metric.id, metric]));
const byPrinted = new Map(metrics.flatMap((m) => m.printedAs.map((unit) => [unit, m])));
/** Id of the metric behind a unit as a benchmark prints it; a custom unit is its own id. */
function metricId(printedUnit) {
	return byPrinted.get(printedUnit)?.id ?? printedUnit;
}
/**
* The metric with this id. An id that is not in the table is a custom metric and its id is the
* unit as printed: rates (`.../s`, `.../sec`) are taken as better when higher, all else as better
* when lower. That is a guess, so it is marked `inferred` and does not gate.
*/
function metricFor(id) {
	const known = byId.get(id);
	if (known) return known;
	const { unit } = parseUnit(id);
	const better = /\/s(ec)?$/.test(id) ? "higher" : "lower";
	return {
		...NOISY,
		id,
		label: id,
		unit,
		better,
		about: `Custom metric of the benchmark; ${better} is taken as better, judging by its unit.`,
		words: unit === "s" ? TIME$1 : unit === "B" ? AMOUNT : PLAIN$1,
		inferred: true
	};
}
/** The word for a change of this sign, '' for none: `faster`, `more`. */
function wordFor(metric, change) {
	return change === 0 ? "" : change < 0 ? metric.words.lower : metric.words.higher;
}
/**
* A number of a whole trial whose output names no benchmark: scope and benchmark are '', which
* means the trial's own. The metric has to be in the table, which gives the unit.
*/
function observeTrial(metric, value, iterations, resolution) {
	const { unit, inferred } = metricFor(metric);
	if (inferred) throw new Error(`no metric "${metric}" in the table`);
	return {
		scope: "",
		benchmark: "",
		procs: null,
		metric,
		unit,
		value,
		iterations,
		resolution
	};
}
/**
* Metrics of a whole trial. `operations`: how many operations the trial made, over which CPU time
* is spread; null (unknown) or 0 leaves out what is per operation.
*/
function readUsage(usage, operations) {
	return metrics.flatMap(({ id, unit, fromUsage: from }) => {
		if (!from || from.perOperation && !operations) return [];
		return [{
			metric: id,
			unit,
			value: from.read(usage) / (from.perOperation ? operations : 1)
		}];
	});
}
/** The margin of a metric where its suite says nothing, as ln(head/base). */
const lnMarginOf = (metric) => lnOfPercent(metricFor(metric).marginPct);
/** What stands for a name of which nothing can be shown. */
const NO_NAME = "(no name)";
/** The phrase where no markup is understood: terminals, titles of checks. */
function plainText(phrase) {
	return phrase.map((piece) => {
		if (typeof piece === "string") return piece;
		if ("strong" in piece) return piece.strong;
		return "name" in piece ? cleanName(piece.name, 120) : clean(piece.prose, 600);
	}).join("");
}
function plural(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** `a, b and c`, or `a, b and 4 more` where there are more than `shown`. */
function list(phrases, shown) {
	const more = phrases.length - shown;
	const parts = more > 0 ? [...phrases.slice(0, shown), [`${more} more`]] : phrases;
	const last = parts.length - 1;
	return parts.flatMap((part, i) => i === 0 ? part : [i === last ? " and " : ", ", ...part]);
}
// src/core/tell/terminal/screen.ts
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
	oom: "cyan",
	worse: "red",
	better: "green",
	differs: "cyan",
	unsure: "yellow",
	same: "faint"
};
/** Red is for what can fail the gate. */
const colourOf$1 = ({ mark, gates }) => mark === "worse" && !gates ? "yellow" : MARK_COLOURS[mark];
const makeScreen = (columns, hasColour) => ({
	columns,
	paint: hasColour ? (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : (text) => text
});
/** Lines as long as they come, without colour: a file, a pipe, a log. */
const PAPER = makeScreen(Number.POSITIVE_INFINITY, false);
/** Fewer columns for what is indented. */
const indented = (screen, indent) => ({
	...screen,
	columns: Math.max(1, screen.columns - indent)
});
/** A number and its percent sign stay in one line. */
const bound = (text) => text.replaceAll(" %", "\xA0%");
const sentence$1 = (said) => bound((typeof said === "string" ? said : plainText(said)).trim());
/** Words, broken between lines; all but the first are indented. */
const wrapped = ({ columns, paint }, said, { colour = null, indent = 0 } = {}) => wrapText(sentence$1(said), columns, indent).map((line) => {
	const text = line.replaceAll("\xA0", " ");
	return colour === null ? text : paint(text, colour);
});
/** A label, and beside it in a column of its own what is said of it. `width`: of the label. */
const labelled = (screen, label, said, width) => wrapped(indented(screen, width), said).map((line, i) => (i === 0 ? label : "").padEnd(width) + line);
/** What is drawn with characters cannot be broken: it is cut. */
const drawn$1 = ({ columns }, lines) => lines.map((line) => cutTo(line, columns));
/** Whether all of it fits; lines without colour. */
const fits = ({ columns }, lines) => columns === Number.POSITIVE_INFINITY || lines.every((line) => widthOf(line) <= columns);
/** Cells that name a row. */
const LEAD = 2;
/** A row that is too wide for a line: its first two cells, below them the others with titles. */
function blockLines$1(screen, titles, cells, aligns) {
	const name = cells.slice(0, LEAD).join(" · ");
	const told = cells.flatMap((cell, i) => {
		const mark = aligns[i] === "right" ? "" : ":";
		const title = titles[i] === "" || cell.startsWith(`${titles[i]}=`) ? "" : `${titles[i]}${mark} `;
		return i < LEAD || cell === "" ? [] : [`${title}${cell}`];
	});
	const below = told.length === 0 ? [] : wrapped(indented(screen, 2), told.join(" · "));
	return [...wrapped(screen, name, { indent: 2 }), ...below.map((line) => `  ${line}`)];
}
/** A table below its titles; where it is too wide, a block for each row. */
function tableLines$1(screen, titles, rows, aligns) {
	const lines = alignRows([titles, ...rows], aligns);
	if (fits(screen, lines)) return lines;
	return rows.flatMap((cells) => blockLines$1(screen, titles, cells, aligns));
}
// src/core/text/markdown.ts
/**
* GitHub-flavoured Markdown from parts. What comes from strangers passes through `code` or
* `prose` and nothing else: neither leaves HTML, links, images, mentions or cell borders alive.
*/
/**
* A name as a code span that is safe in a table cell and out of it. Pipes and backticks become
* lookalikes, because no escape for them holds in both places.
*/
function code(text, cap = 120) {
	const line = cleanName(text, cap);
	return span(line === "" ? NO_NAME : line);
}
const span = (line) => `\`${line.replaceAll("|", "│").replaceAll("`", "ˋ")}\``;
/** Longest piece of a name that a table must show in one line: what a phone has beside a delta. */
const PIECE = 22;
/**
* A name in a table cell. A long one is several code spans between which the line may break, or
* it would push the columns behind it out of sight: no browser breaks a code span at a slash.
*/
function codeCell(text) {
	const line = cleanName(text, 120);
	if (line.length <= PIECE) return code(text);
	return (line.match(new RegExp(`.{1,${PIECE}}(?:[/_.,:=-]| |$)|.{1,${PIECE}}`, "gu")) ?? []).map((one) => span(one.trimEnd()) + (one.endsWith(" ") ? " " : "<wbr>")).join("").replace(/<wbr>$/, "");
}
/**
* A sentence that may hold words of strangers, as text that starts nothing, neither in a line nor
* as a line. GitHub finds mentions, issue numbers and emoji (`:name:`) after Markdown is done, so
* an escape does not stop them: those characters become lookalikes.
*/
function prose(text, cap = 600) {
	return clean(text, cap).replace(/[\\*_{}[\]<>~$&=]|:(?=\/\/)/g, "\\$&").replaceAll("|", "│").replaceAll("`", "ˋ").replaceAll("@", "＠").replaceAll("#", "＃").replace(/:(?=(?:[\w+-]*[a-z][\w+-]*|[+-]1|100|1234):)/gi, "∶").replace(/\bGH-(?=\d)/gi, "GH‑").replace(/\bwww(?=\.)/gi, "$&\\").replace(/^(\d+)(?=[.)](?:\s|$))/, "$1\\").replace(/^[-+](?=[-\s]|$)/, "\\$&");
}
/** A phrase as Markdown: what strangers wrote is escaped. */
function inline(phrase) {
	return phrase.map((piece) => {
		if (typeof piece === "string") return piece;
		if ("name" in piece) return code(piece.name);
		if ("prose" in piece) return prose(piece.prose);
		const blank = piece.strong.endsWith(" ") ? " " : "";
		return `**${piece.strong.trimEnd()}**${blank}`;
	}).join("");
}
/** Lines as they are, but for what is invisible, in a fence that nothing inside can close. */
function codeBlock(text, language = "text") {
	const lines = cleanLines(text);
	const longest = (lines.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
	const fence = "`".repeat(longest + 1);
	return `${fence}${language}\n${lines}\n${fence}`;
}
/** Text for an HTML block such as a fold's title; code spans become `<code>`. */
function inlineHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/`([^`]*)`/g, "<code>$1</code>");
}
function heading(level, text) {
	return `${"#".repeat(level)} ${text}`;
}
/** A closed `<details>`; the title is our words and code spans, the body is Markdown. */
function fold(title, body) {
	return `<details><summary>${inlineHtml(title)}</summary>\n\n${body}\n\n</details>`;
}
const RULE = {
	left: ":--",
	right: "--:",
	centre: ":-:"
};
/** First two lines of a table. */
function tableHead(columns) {
	return `${tableRow(columns.map(({ title }) => title))}\n${tableRow(columns.map(({ align }) => RULE[align]))}`;
}
/** One line of a table; cells are Markdown already. */
function tableRow(cells) {
	return `| ${cells.join(" | ")} |`;
}
function table(columns, rows) {
	return [tableHead(columns), ...rows.map(tableRow)].join("\n");
}
/** A line of each, made when it is taken: of a large table most are never shown. */
const linesOf = (all, lineOf) => ({ *[Symbol.iterator]() {
	for (const one of all) yield lineOf(one);
} });
const encoder = new TextEncoder();
/** Length as the strictest counter has it: bytes of UTF-8. */
function sizeOf(text) {
	return encoder.encode(text).length;
}
const ROOM_FOR_NOTE = 1e3;
const GAP = "\n\n";
const show$1 = ({ part: { around }, lines }, count) => {
	const text = lines.slice(0, count).join("\n");
	return around ? around(text) : text;
};
/** Lines from the first on, until they alone are longer than that. */
function linesUpTo(limitBytes, all) {
	const lines = [];
	let left = limitBytes;
	for (const line of all) {
		lines.push(line);
		left -= sizeOf(line) + 1;
		if (left < 0) break;
	}
	return lines;
}
function leafOf(part, limitBytes, nests) {
	const lines = linesUpTo(limitBytes, part.lines);
	return {
		part,
		lines,
		text: show$1({
			part,
			lines
		}, lines.length),
		nests
	};
}
const leavesOf = (pieces, limitBytes, nests = []) => pieces.flatMap((piece) => "parts" in piece ? leavesOf(piece.parts, limitBytes, [...nests, piece]) : [leafOf(piece, limitBytes, nests)]);
function textOf(pieces, texts) {
	return pieces.map((piece) => {
		if (!("parts" in piece)) return texts.get(piece) ?? "";
		const body = textOf(piece.parts, texts);
		return body === "" ? "" : piece.around(body);
	}).filter((text) => text !== "").join(GAP);
}
/** What a leaf takes, with the folds that would stand empty without it. */
function costOf({ text, nests }, leaves) {
	const isLast = (nest) => leaves.filter((leaf) => leaf.text !== "" && leaf.nests.includes(nest)).length === 1;
	const around = nests.filter(isLast).map((nest) => sizeOf(nest.around("")) + 2);
	return sizeOf(text) + 2 + around.reduce((sum, size) => sum + size, 0);
}
/**
* The parts joined by blank lines, at most `limitBytes` long; a last line says what was cut and
* where the whole is. Throws a RangeError when the parts that may not be cut are too long.
*/
function fit(pieces, limitBytes, whole) {
	const leaves = leavesOf(pieces, limitBytes);
	const joined = () => textOf(pieces, new Map(leaves.map(({ part, text }) => [part, text])));
	const all = joined();
	let size = sizeOf(all);
	if (size <= limitBytes) return all;
	const aim = limitBytes - ROOM_FOR_NOTE;
	const order = leaves.map((leaf, index) => ({
		leaf,
		index
	})).filter(({ leaf }) => leaf.part.name !== null && leaf.text !== "").sort((a, b) => a.leaf.part.keep - b.leaf.part.keep || b.index - a.index);
	const cut = /* @__PURE__ */ new Set();
	for (const { leaf } of order) {
		if (size <= aim) break;
		const { part } = leaf;
		const full = sizeOf(leaf.text);
		const kept = linesThatFit(leaf, full - (size - aim));
		size -= kept === 0 ? costOf(leaf, leaves) : full - sizeOf(show$1(leaf, kept));
		leaf.text = kept === 0 ? "" : show$1(leaf, kept);
		cut.add(kept === 0 ? `${part.name}` : `${part.name} from row ${kept + 1} on`);
	}
	if (size > aim) throw new RangeError(`report does not fit in ${limitBytes} bytes`);
	const note = clean(`Left out to fit here: ${[...cut].join("; ")}. ${whole}`, 800);
	return [joined(), `<sub>${note}</sub>`].join(GAP);
}
/** Most lines of a leaf that stay within `bytes`: its size grows with the lines, so bisect. */
function linesThatFit(leaf, bytes) {
	let low = 0;
	let high = leaf.lines.length;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (sizeOf(show$1(leaf, middle)) <= bytes) low = middle;
		else high = middle - 1;
	}
	return low;
}
const shortSha = (sha) => sha.slice(0, 12);
// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// src/core/suite/text.ts
var import_dist = (/* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
})))();
/** Limits that no honest suite file comes near; an alias counts as often as it is used. */
const MOST_CHARACTERS = 262144;
const MOST_VALUES = 1e4;
/** Characters that begin or part values: what a parser's time goes by, whatever they come to. */
const MARKS = /[\n[\]{},:?&*!-]/g;
const MOST_MARKS = 4 * MOST_VALUES;
const LONGEST_WORDS = 300;
const DEEPEST = 20;
const TOO_DEEP = `nested more than ${DEEPEST} levels deep`;
/** `suites.oltp.contrasts[0].ref`; a key with unusual characters stands in quotes. */
const formatPath = (path) => path.map((part, index) => {
	if (typeof part === "number") return `[${part}]`;
	if (!/^[\w/*$-]+$/.test(part)) return `[${JSON.stringify(part)}]`;
	return index === 0 ? part : `.${part}`;
}).join("");
var TooLarge = class extends Error {};
/** YAML tree -> plain values; notes places, and what YAML allows but a suite file does not. */
var Reader = class {
	places = /* @__PURE__ */ new Map();
	notes = [];
	anchors = /* @__PURE__ */ new Map();
	count = 0;
	read(node, position) {
		const { path, keyOffset, aliases } = position;
		const offset = node?.range?.[0] ?? keyOffset;
		this.places.set(JSON.stringify(path), {
			key: keyOffset,
			value: offset
		});
		this.count += 1;
		if (this.count > MOST_VALUES) throw new TooLarge(`more than ${MOST_VALUES} values`);
		if (path.length > DEEPEST) throw new TooLarge(TOO_DEEP);
		if ((0, import_dist.isAlias)(node)) return this.readAlias(node.source, offset, position);
		if (aliases.length === 0 && node?.anchor !== void 0) this.anchors.set(node.anchor, node);
		if ((0, import_dist.isMap)(node)) return this.readMap(node.items, position);
		if ((0, import_dist.isSeq)(node)) return node.items.map((item, index) => this.read(item, {
			...position,
			path: [...path, index],
			keyOffset: offset
		}));
		return (0, import_dist.isScalar)(node) ? readScalar(node.value, node.source) : null;
	}
	readAlias(name, offset, position) {
		const { path, aliases } = position;
		const target = this.anchors.get(name);
		if (target !== void 0 && !aliases.includes(name)) return this.read(target, {
			...position,
			aliases: [...aliases, name]
		});
		const why = target === void 0 ? `has no anchor &${name} before it` : "stands inside itself";
		return this.note("alias", path, offset, `alias *${name} ${why}`);
	}
	readMap(pairs, position) {
		const { path } = position;
		const map = /* @__PURE__ */ new Map();
		for (const { key, value } of pairs) {
			const keyOffset = key?.range?.[0] ?? position.keyOffset;
			const name = (0, import_dist.isScalar)(key) ? String(key.source ?? key.value ?? "") : "";
			if (name === "") this.note("bad-key", path, keyOffset, "a key must be text");
			else if (name in Object.prototype) this.note("bad-key", path, keyOffset, `"${name}" cannot be a key`);
			else if (name === "<<") this.note("bad-key", path, keyOffset, "merge keys (<<) are not read: name an alias as value");
			else if (map.has(name)) this.note("duplicate-key", path, keyOffset, `key "${name}" stands here twice`);
			else {
				const inner = {
					...position,
					path: [...path, name],
					keyOffset
				};
				map.set(name, this.read(value, inner));
			}
		}
		return Object.fromEntries(map);
	}
	note(code, path, offset, message) {
		this.notes.push({
			code,
			path,
			offset,
			message
		});
		return null;
	}
};
/**
* A number or truth value that is not written the way it prints stays text, so that nothing is
* lost where text is wanted: `go: 1.30`, `GOMEMLIMIT: 1e9`, a commit of digits.
*/
function readScalar(value, source) {
	if (typeof value === "string" || value === null || source === void 0) return value;
	return String(value) === source ? value : source;
}
const SYNTAX = {
	TAB_AS_INDENT: "a tab: YAML is indented with spaces",
	MULTIPLE_DOCS: "a second document (---): a suite file is one document",
	BLOCK_AS_IMPLICIT_KEY: "keys run together: put each on a line of its own, or quote text that holds \": \""
};
const unreadable = (fileName, message) => ({
	readable: false,
	problems: [{
		code: "unreadable",
		message,
		place: {
			fileName,
			line: 1,
			column: 1
		}
	}]
});
/** Reads YAML 1.2 or JSON. Never throws: text that is neither gives problems and no value. */
function readSuiteText(text, fileName) {
	if (text.length > MOST_CHARACTERS) return unreadable(fileName, `longer than ${MOST_CHARACTERS / 1024} KiB`);
	if ((text.match(MARKS)?.length ?? 0) > MOST_MARKS) return unreadable(fileName, `more than ${MOST_MARKS} lines, commas, colons and the like`);
	const lineCounter = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		version: "1.2",
		schema: "core",
		lineCounter,
		uniqueKeys: false,
		prettyErrors: false
	});
	const placeAt = (offset) => {
		const { line, col } = lineCounter.linePos(offset);
		return {
			fileName,
			line: Math.max(1, line),
			column: Math.max(1, col)
		};
	};
	const wrong = [...document.errors, ...document.warnings];
	if (wrong.some((error) => error.code === "RESOURCE_EXHAUSTION")) return unreadable(fileName, TOO_DEEP);
	if (wrong.length > 0) return {
		readable: false,
		problems: [...new Map([...wrong].reverse().map((error) => [error.pos[0], error])).values()].reverse().map((error) => ({
			code: "syntax",
			message: capped(SYNTAX[error.code] ?? error.message),
			place: placeAt(error.pos[0])
		}))
	};
	if (isEmpty(document.contents)) return unreadable(fileName, "the file is empty; it needs the key \"suites\"");
	const reader = new Reader();
	try {
		return {
			readable: true,
			value: reader.read(document.contents, {
				path: [],
				keyOffset: 0,
				aliases: []
			}),
			problems: reader.notes.map(({ code, path, offset, message }) => ({
				code,
				message,
				where: formatPath(path),
				place: placeAt(offset)
			})),
			locate: locator(reader.places, placeAt)
		};
	} catch (error) {
		if (error instanceof TooLarge) return unreadable(fileName, error.message);
		throw error;
	}
}
/** The parser's words hold as much of the text as it likes. */
const capped = (words) => words.length <= LONGEST_WORDS ? words : `${words.slice(0, LONGEST_WORDS)}…`;
const isEmpty = (contents) => contents === null || (0, import_dist.isScalar)(contents) && (contents.value === null || contents.value === "");
function locator(places, placeAt) {
	return (path, side) => {
		let known = path;
		while (known.length > 0 && !places.has(JSON.stringify(known))) known = known.slice(0, -1);
		const place = places.get(JSON.stringify(known)) ?? {
			key: 0,
			value: 0
		};
		return placeAt(side === "key" || known.length < path.length ? place.key : place.value);
	};
}
// src/core/suite/errors.ts
/** Advice that names the known name nearest to what was written, if one is near. */
function meant(written, known) {
	const name = nearest(written, known);
	return name === null ? void 0 : `did you mean "${name}"?`;
}
/** The value at a path of plain maps and lists; undefined where there is none. */
function valueAt$1(root, path) {
	let value = root;
	for (const part of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return void 0;
		value = value[part];
	}
	return value;
}
const SHOWN$1 = 60;
function show(value) {
	if (value === null) return "nothing";
	if (typeof value === "object") return Array.isArray(value) ? "a list" : "a map";
	const text = JSON.stringify(value);
	return text.length <= SHOWN$1 ? text : `${text.slice(0, SHOWN$1)}...`;
}
/** Says what an issue is about in words; a message that begins with "expected" gets what came. */
function explain(message, path, root) {
	const value = valueAt$1(root, path);
	const finding = {
		where: path,
		at: path,
		side: "value"
	};
	if (value === void 0) return {
		...finding,
		code: "missing",
		message: `missing; ${message}`
	};
	const got = message.startsWith("expected") ? `, got ${show(value)}` : "";
	return {
		...finding,
		code: "wrong-value",
		message: `${message}${got}`
	};
}
/** Whether an issue only says that the value is of another kind than this branch of a union. */
function isOtherKind(issue, value) {
	if (issue.path.length > 0) return false;
	if (issue.code === "invalid_union") return issue.errors.every((branch) => branch.some((inner) => isOtherKind(inner, value)));
	if (issue.code === "invalid_value") return typeof issue.values[0] !== typeof value;
	return issue.code === "invalid_type";
}
/** The one branch of a union that the value was meant for speaks; else the union itself does. */
function findInUnion(issue, context, path) {
	const value = valueAt$1(context.root, path);
	const candidates = issue.errors.filter((branch) => !branch.some((one) => isOtherKind(one, value)));
	const [only] = candidates;
	if (candidates.length !== 1 || only === void 0) return [explain(issue.message, path, context.root)];
	return only.flatMap((inner) => find(inner, {
		root: context.root,
		path
	}));
}
function findUnknownKeys(issue, context, path) {
	const own = issue.message.split(", ");
	const here = issue.path.length === 0;
	const known = here ? [.../* @__PURE__ */ new Set([...own, ...context.alsoKnown ?? []])].sort() : own;
	return issue.keys.map((key) => ({
		code: "unknown-key",
		where: path,
		at: [...path, key],
		side: "key",
		message: `unknown key ${show(key)}; known: ${known.join(", ")}`,
		next: (here ? context.advise?.(key) : null) ?? meant(key, known)
	}));
}
function find(issue, context) {
	const path = [...context.path, ...issue.path];
	const value = valueAt$1(context.root, path);
	switch (issue.code) {
		case "unrecognized_keys": return findUnknownKeys(issue, context, path);
		case "invalid_union": return findInUnion(issue, context, path);
		case "invalid_key": {
			const why = issue.issues[0]?.message ?? "expected another key";
			const message = `key ${show(path.at(-1))}: ${why}`;
			return [{
				code: "wrong-key",
				where: path.slice(0, -1),
				at: path,
				side: "key",
				message
			}];
		}
		case "invalid_value": {
			const known = issue.values.map(String);
			const list = known.join(", ");
			if (typeof value !== "string") return [explain(`expected one of ${list}`, path, context.root)];
			return [{
				code: "unknown-name",
				where: path,
				at: path,
				side: "value",
				message: `unknown ${show(value)}; known: ${list}`,
				next: meant(value, known)
			}];
		}
		default: return [explain(issue.message, path, context.root)];
	}
}
/** Issues of a schema -> problems of the file, each at its line and column. */
function explainIssues(issues, context, locate) {
	return issues.flatMap((issue) => find(issue, context)).map(({ code, where, at, side, message, next }) => ({
		code,
		where: formatPath(where),
		message,
		place: locate(at, side),
		...next === void 0 ? {} : { next }
	}));
}
/** Problem of a name that is not among the known ones. */
function unknownName(name, known, path, locate) {
	const next = meant(name, known);
	return {
		code: "unknown-name",
		where: formatPath(path),
		place: locate(path, "value"),
		message: `unknown ${show(name)}; known: ${[...known].sort().join(", ")}`,
		...next === void 0 ? {} : { next }
	};
}
// src/core/gate/acceptances.ts
/** Rows that a maintainer accepts for one commit: the file of them, and what they do. */
const ACCEPTANCES_FILE = ".gcbench-accept.yml";
const line = (most, what) => string({ error: `expected ${what}` }).trim().min(1, `expected ${what}`).max(most, `expected ${what} of at most ${most} characters`);
const DATE = "expected a date such as 2026-01-31";
const filedAcceptance = closed({
	row: line(300, "a row, as benchmark:metric"),
	reason: line(200, "a reason"),
	by: string({ error: "expected a login" }).regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/, "expected a login"),
	at: string({ error: DATE }).refine((at) => date().or(datetime()).safeParse(at).success, DATE),
	sha: string({ error: "expected the full hash of a commit" }).regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, "expected the full hash of a commit")
});
const file = closed({ accept: array(filedAcceptance, { error: "expected a list of acceptances" }).max(200, "expected at most 200") });
/** Text of a acceptances file. Throws ConfigError with all that is wrong. */
function readAcceptances(text, fileName) {
	const read = readSuiteText(text, fileName);
	if (!read.readable || read.problems.length > 0) throw new ConfigError(read.problems);
	const found = file.safeParse(read.value);
	if (found.success) return found.data.accept;
	const context = {
		root: read.value,
		path: []
	};
	throw new ConfigError(explainIssues(found.error.issues, context, read.locate));
}
/** How a row is named in commands, acceptances and replies. */
const rowName = ({ benchmark, metric }) => `${benchmark}:${metric}`;
/** The acceptance of a row for this head; a row of one contrast may be named with it. */
function acceptanceOf(row, acceptances, headSha) {
	const names = [rowName(row), `${rowName(row)}:${row.contrast}`];
	return acceptances.find((one) => one.sha === headSha && names.includes(one.row)) ?? null;
}
/**
* What the reader should know of each acceptance: that it holds, lapsed, or names nothing.
* `missing`: names of rows that should be there and are not; they can be accepted, too.
*/
function acceptanceProblems(rows, acceptances, headSha, missing = []) {
	const own = rows.flatMap((one) => [rowName(one), `${rowName(one)}:${one.contrast}`]);
	const names = new Set(acceptances.length === 0 ? [] : [...own, ...missing]);
	return acceptances.map(({ row, reason, by, at, sha }) => {
		const words = `by ${by} on ${at} for ${sha}: ${reason}`;
		if (sha !== headSha) return {
			code: "acceptance-lapsed",
			where: row,
			message: `accepted ${words}; head is another now`,
			next: "look again, and accept it for this head or remove the acceptance"
		};
		if (names.has(row)) return {
			code: "accepted",
			where: row,
			message: `accepted ${words}`
		};
		return {
			code: "acceptance-unknown-row",
			where: row,
			message: `no row has this name; ${words}`,
			next: "name it as benchmark:metric"
		};
	});
}
/** Codes of the problems that say the same: with the section they are no footnotes. */
const ACCEPTANCE_CODES = [
	"accepted",
	"acceptance-lapsed",
	"acceptance-unknown-row"
];
// src/core/gate/objection.ts
const conclusionAsked = (word) => word === "pass" ? "success" : word === "fail" ? "failure" : "action_required";
// src/core/gate/counted-work.ts
/** Difference of the whole an operation, in percent of base; null: it was not counted. */
function riseOf(row, amounts) {
	const found = amounts.find(({ kind, contrast, benchmarks }) => kind === "instructions" && contrast === row.contrast && benchmarks.includes(row.benchmark));
	const operations = found?.base.operations ?? 0;
	if (found?.whole === void 0 || operations === 0 || found.base.total === 0) return null;
	const percent = 100 / (found.base.total / operations);
	const { point, low, high } = found.whole;
	return {
		point: point * percent,
		low: low * percent,
		high: high * percent
	};
}
const printed = ({ point, low, high }) => `${point.toFixed(2)} % [${low.toFixed(2)} %, ${high.toFixed(2)} %]`;
function objectionTo(row, rise, most, rule) {
	const what = `instructions of ${row.benchmark} (${row.contrast})`;
	if (rise === null) return {
		as: "action_required",
		reason: `${what} were not counted`
	};
	if (rise.high <= most) return null;
	const told = `${what} rose by ${printed(rise)} an operation`;
	if (rise.low > most) return {
		as: "failure",
		reason: `${told}: the suite allows ${most} %`
	};
	const asked = conclusionAsked(rule.inconclusive);
	const as = asked === "success" && rise.point > most ? "action_required" : asked;
	return as === "success" ? null : {
		as,
		reason: `${told}: it is not sure whether over ${most} %`
	};
}
/** Benchmarks that gate by their times, with their instructions for rows. */
function countedRows(rows) {
	const named = rows.filter(({ role, verdict }) => role === "gating" && verdict.word !== "failed").map(({ benchmark, contrast }) => {
		const row = {
			benchmark,
			contrast,
			metric: "instructions"
		};
		return [`${benchmark} ${contrast}`, row];
	});
	return [...new Map(named).values()];
}
/** What the instructions of benchmarks object to, unless somebody accepted it for this head. */
function objectionsToWork(rows, rule, { profiles, acceptances, headSha }) {
	const most = rule.instructionsPct;
	if (most === void 0) return [];
	return countedRows(rows).flatMap((row) => {
		const found = objectionTo(row, riseOf(row, profiles?.amounts ?? []), most, rule);
		if (found === null || acceptanceOf(row, acceptances, headSha) !== null) return [];
		return [{
			...found,
			row: `${rowName(row)}:${row.contrast}`
		}];
	});
}
/** The same of a whole report, under what was accepted in it. */
const objectionsToWorkIn = ({ plan, comparisons, profiles, acceptances = [] }) => objectionsToWork(comparisons, plan.suite.gate, {
	profiles,
	acceptances,
	headSha: plan.sources.head?.sha ?? null
});
/** Names by which instructions can be accepted. */
const namesOfWork = (rows, rule) => rule.instructionsPct === void 0 ? [] : countedRows(rows).flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`]);
// src/core/gate/gate.ts
const ORDER$1 = [
	"success",
	"neutral",
	"action_required",
	"failure"
];
/** Whether the run could have seen a change of `tolerance` margins in this row. */
function hadChance({ estimate, marginPct, baseValue }, rule) {
	if (!("detectable" in estimate)) return false;
	const pct = (rule.tolerance ?? 3) * marginPct;
	const size = estimate.kind === "ratio" ? Math.log1p(pct / 100) : (baseValue ?? 0) * pct / 100;
	return estimate.detectable <= size;
}
/** Head alone gave no numbers: the change broke it. Otherwise nobody knows what it did. */
function failedObjection(name, row, rule) {
	if (row.verdict.word !== "failed" || row.verdict.reason === "out-of-memory") return null;
	const { side, detail } = row.verdict;
	const as = conclusionAsked(rule.failed);
	return {
		as: as !== "failure" || side === "head" ? as : "action_required",
		reason: `${name} failed: ${detail}`
	};
}
function undecidedObjection(name, row, rule) {
	if (rule.strict.some((pattern) => patternOf$1(pattern).test(row.benchmark))) return {
		as: "failure",
		reason: `${name} is ${row.verdict.word}`
	};
	const asked = conclusionAsked(rule.inconclusive);
	if (row.verdict.word === "withheld") return {
		as: asked === "success" ? "action_required" : asked,
		reason: `${name} is withheld`
	};
	if (asked !== "success") return {
		as: asked,
		reason: `${name} is ${row.verdict.word}`
	};
	if ("suspected" in row.verdict) return {
		as: "action_required",
		reason: `${name} looks worse, not confirmed`
	};
	if (hadChance(row, rule)) return {
		as: "success",
		reason: ""
	};
	return {
		as: "action_required",
		reason: `${name} was not measured enough`
	};
}
/** What one gating row asks for, with its reason; null: nothing against it. */
function objection(row, rule) {
	const name = `${row.benchmark} ${row.metric} (${row.contrast})`;
	switch (row.verdict.word) {
		case "regressed": return {
			as: "failure",
			reason: `${name} regressed`
		};
		case "failed": return failedObjection(name, row, rule);
		case "inconclusive":
		case "withheld": return row.role === "geomean" ? null : undecidedObjection(name, row, rule);
		default: return null;
	}
}
/** The rows that decide: those of gating metrics, and the means over them. */
function gatingRows(rows, rule) {
	const gating = rows.filter(({ role }) => role === "gating");
	const families = new Set(gating.map(({ contrast, metric }) => `${contrast} ${metric}`));
	const isMean = ({ role, contrast, metric }) => role === "geomean" && rule.geomean !== false && families.has(`${contrast} ${metric}`);
	return rows.filter((row) => row.role === "gating" || isMean(row));
}
/** Every binary was the same on both sides, so that there was nothing to run. */
const hasNothingToRun = ({ targets, unchanged }) => targets.length === 0 && unchanged.length > 0;
/** Codes of problems with which nothing passes: see report/base-rules.ts. */
const HELD = [
	"rules-unread",
	"other-rules",
	"missing-row"
];
/** Problems with which nothing passes. */
const heldOf = (problems) => problems.filter(({ code }) => HELD.includes(code));
/**
* Codes of a benchmark that worked nowhere, of a unit that could list its benchmarks nowhere, and
* of a benchmark that the budget had no room for.
*/
const FAILED_EVERYWHERE = "failed-everywhere";
const UNLISTED = "unlisted";
const LEFT_OUT = "left-out";
/** Problems that nobody has accepted for this head, by the name of the row that is not there. */
const unacceptedOf = (problems, { acceptances, headSha }) => problems.filter(({ where = "" }) => !acceptances.some(({ row, sha }) => row === where && sha === headSha));
/** Benchmarks that both sides may have, and of which no row tells. */
const lostOf = (rows, problems) => problems.filter(({ code, where = "" }) => code === "unlisted" || (code === "failed-everywhere" || code === "left-out") && !rows.some(({ benchmark }) => where === benchmark || where.endsWith(`.${benchmark}`)));
/** Names by which can be accepted what has no row of the table: it is lost, or gates beside it. */
const namesOfLost = ({ comparisons, problems }, rule) => [...[...problems.filter(({ code }) => code === "missing-row"), ...lostOf(comparisons, problems)].map(({ where = "" }) => where), ...namesOfWork(comparisons, rule)];
/** What was not measured could hide anything, unless the suite says that such may fail. */
function lostObjection({ code, where, message }, rule) {
	if (code !== "left-out" && rule.failed === "pass") return null;
	return {
		as: code === "left-out" && rule.inconclusive === "fail" ? "failure" : "action_required",
		reason: `${where}: ${message}`
	};
}
/** Benchmarks of one side alone, by the code of the problem that tells of them. */
const ONE_SIDED = [
	"only-on-base",
	"only-on-head",
	"new-benchmark",
	"gone-benchmark"
];
/** What keeps a benchmark that both sides may have from being measured. */
const NOT_MEASURED$1 = [...[
	LEFT_OUT,
	FAILED_EVERYWHERE,
	"probe-failed",
	"probe-silent",
	"list-failed",
	"build-failed"
], ...["module-left-out", UNLISTED]];
/** Nothing was compared: benchmarks of one side only, as when a change brings the first ones. */
const hasNothingInCommon = (rows, problems) => rows.length === 0 && problems.some(({ code }) => ONE_SIDED.includes(code)) && !problems.some(({ code }) => NOT_MEASURED$1.includes(code));
/** Why nothing decided: nothing was measured, or nothing that was measured gates. */
function whyNone(rows, why) {
	const [first] = rows;
	if (first === void 0) return `nothing was measured${why === null ? "" : `: ${why}`}`;
	if (rows.every(({ role }) => role === "control")) return "no gating row was measured: all that ran are controls, whose code did not change";
	return `no gating row was measured: ${`give a metric \`gate: true\` in the suite, as in \`${`metrics: { "${first.metric}": { gate: true } }`}\``}`;
}
/** A row's objection that nobody has accepted for this head. */
function standing$1(row, rule, known) {
	const found = objection(row, rule);
	if (found === null || found.as === "success") return null;
	return acceptanceOf(row, known.acceptances, known.headSha) === null ? found : null;
}
/**
* The gate's word over all gating rows: the worst objection. `neutral` passes a required check,
* so it is given in advisory mode only. No gating row at all is action_required: a run that
* measured nothing must not look like a pass, and neither must one whose rows had no chance to be
* decided. A row accepted for this head objects nothing. What would have passed waits for
* somebody to look where a problem holds it, or where a benchmark has no row at all.
*/
function gateOf$1(rows, rule, measured) {
	const deciding = gatingRows(rows, rule);
	const problems = unacceptedOf(measured.problems ?? [], measured);
	const found = [
		...deciding.flatMap((row) => standing$1(row, rule, measured) ?? []),
		...lostOf(rows, problems).flatMap((one) => lostObjection(one, rule) ?? []),
		...objectionsToWork(rows, rule, measured)
	];
	const reasons = found.map(({ reason }) => reason);
	let worst = found.reduce((most, { as }) => ORDER$1.indexOf(as) > ORDER$1.indexOf(most) ? as : most, "success");
	if (deciding.length === 0 && !measured.nothingToRun && measured.nothingInCommon !== true) {
		reasons.push(whyNone(rows, measured.whyNoRound ?? null));
		worst = "action_required";
	}
	const held = heldOf(problems);
	reasons.push(...held.map(({ message }) => message));
	if (held.length > 0 && worst === "success") worst = "action_required";
	if (worst !== "success" && rule.mode === "advisory") worst = "neutral";
	return {
		conclusion: worst,
		reasons
	};
}
// src/core/tell/words/phrases.ts
/**
* Every wording of a comment that says what happened, in one place: the headline, what to do, and
* the titles of tables and folds. Phrases only; what is said is decided by whoever calls them.
*/
var phrases_exports = /* @__PURE__ */ __exportAll({
	ACCEPTED_ICON: () => ACCEPTED_ICON,
	ACCEPTED_NEXT: () => ACCEPTED_NEXT,
	ACCEPTED_ROWS: () => ACCEPTED_ROWS,
	ADVISORY: () => ADVISORY,
	AGAINST_IT: () => AGAINST_IT,
	ALL_BENCHMARKS: () => ALL_BENCHMARKS,
	ALL_MEANS: () => ALL_MEANS,
	AS_TEXT: () => AS_TEXT,
	A_CONTROL_MOVED: () => A_CONTROL_MOVED,
	BENCHMARK: () => BENCHMARK,
	BUILD_COLUMNS: () => BUILD_COLUMNS,
	CANNOT_TELL: () => CANNOT_TELL,
	CHANGE: () => CHANGE,
	COLLECTIONS: () => COLLECTIONS,
	COMPARED: () => COMPARED,
	DETAILS: () => DETAILS,
	DIFFERENCE: () => DIFFERENCE,
	DIFFERENT: () => DIFFERENT,
	DIFFERS: () => DIFFERS,
	DOES_NOT_GATE: () => DOES_NOT_GATE,
	EACH_MACHINE: () => EACH_MACHINE,
	EFFECT: () => EFFECT,
	FACT: () => FACT$1,
	FACTS: () => FACTS,
	FAILED_SINCE: () => FAILED_SINCE,
	FROM_FORK: () => FROM_FORK,
	FULL_REPORT: () => FULL_REPORT,
	GEOMEAN: () => GEOMEAN,
	HARMLESS_ICON: () => HARMLESS_ICON,
	HAS_FAILED: () => HAS_FAILED,
	HOW_JUDGED: () => HOW_JUDGED,
	HOW_TO_READ: () => HOW_TO_READ,
	IN_ALL_RUNS: () => IN_ALL_RUNS,
	IN_UNCHANGED_CODE: () => IN_UNCHANGED_CODE,
	ISOLATED: () => ISOLATED,
	ITS_WORKLOAD: () => ITS_WORKLOAD,
	JUDGED_BY: () => JUDGED_BY,
	LATENCIES: () => LATENCIES$1,
	LATENCY_SHARES: () => LATENCY_SHARES,
	LIKE_BENCHSTAT: () => LIKE_BENCHSTAT,
	MARK_ICONS: () => MARK_ICONS,
	MOOD_ICONS: () => MOOD_ICONS,
	NAMED: () => 3,
	NEXT: () => NEXT,
	NONE: () => NONE$1,
	NONE_SEEN: () => NONE_SEEN,
	NOTES: () => NOTES,
	NOTHING_COMPARED: () => NOTHING_COMPARED,
	NOTHING_GATES: () => NOTHING_GATES,
	NOTHING_SET: () => NOTHING_SET,
	NOT_ENOUGH: () => NOT_ENOUGH,
	NOT_MEASURED: () => NOT_MEASURED,
	NOT_PROFILED: () => NOT_PROFILED,
	NO_CHANGE: () => NO_CHANGE,
	NO_FUNCTION: () => NO_FUNCTION,
	NO_MESSAGE: () => NO_MESSAGE,
	OUT_OF_MEMORY: () => OUT_OF_MEMORY,
	OWN_CODE: () => OWN_CODE,
	POOLED: () => POOLED,
	PROFILE_LEGEND: () => PROFILE_LEGEND,
	QUIETER: () => QUIETER,
	REPEAT_BY: () => REPEAT_BY,
	SAME_EFFECT: () => SAME_EFFECT,
	SAME_SINCE: () => SAME_SINCE,
	SAMPLES: () => SAMPLES,
	SET: () => SET$1,
	SPENT: () => SPENT,
	THE_RUN: () => THE_RUN,
	TOO_FEW_ROUNDS: () => TOO_FEW_ROUNDS,
	TO_REPEAT: () => TO_REPEAT,
	UNCHANGED: () => UNCHANGED,
	UNREADABLE: () => UNREADABLE,
	VARIANT: () => VARIANT,
	WHERE: () => WHERE,
	WHOLE: () => WHOLE,
	WHOLE_STACKS: () => WHOLE_STACKS,
	WITHHELD: () => WITHHELD,
	WITH_CALLS: () => WITH_CALLS,
	accepted: () => accepted,
	acceptedFor: () => acceptedFor,
	afterIt: () => afterIt,
	allRounds: () => allRounds,
	andMore: () => andMore,
	belowMargin: () => belowMargin,
	belowStep: () => belowStep,
	benchmarks: () => benchmarks$1,
	brief: () => brief$1,
	buildTime: () => buildTime,
	capital: () => capital,
	changeSizeOf: () => changeSizeOf,
	collectionsTitle: () => collectionsTitle,
	commitAt: () => commitAt,
	couldSee: () => couldSee,
	differenceAt: () => differenceAt,
	differs: () => differs,
	differsUnder: () => differsUnder,
	disagreeing: () => disagreeing,
	drifts: () => drifts,
	explained: () => explained,
	failed: () => failed,
	failedOnEverySide: () => failedOnEverySide,
	failedRows: () => failedRows,
	foldedRows: () => foldedRows,
	folderAt: () => folderAt,
	goneOnAfter: () => goneOnAfter,
	hiddenRows: () => hiddenRows,
	howToRead: () => howToRead,
	iconOf: () => iconOf,
	identical: () => identical,
	inEveryRow: () => inEveryRow,
	intervalAt: () => intervalAt,
	isSpeed: () => isSpeed,
	joined: () => joined,
	joinedSentences: () => joinedSentences,
	ladder: () => ladder,
	lastLinesTitle: () => lastLinesTitle,
	leftOut: () => leftOut,
	legend: () => legend,
	linkedEvery: () => linkedEvery,
	lookAt: () => lookAt,
	lookAtReason: () => lookAtReason,
	madeAt: () => madeAt,
	marginText: () => marginText,
	meanMoved: () => meanMoved,
	mergeBaseOf: () => mergeBaseOf,
	metricNotDecided: () => metricNotDecided,
	metricNoun: () => metricNoun,
	moreLines: () => moreLines,
	moreMachines: () => moreMachines,
	moreMetrics: () => moreMetrics,
	moreMoved: () => moreMoved,
	moreReasons: () => moreReasons,
	moved: () => moved,
	needsRounds: () => needsRounds,
	newRoundsAlone: () => newRoundsAlone,
	notDecided: () => notDecided,
	notEnough: () => notEnough,
	notRun: () => notRun,
	notes: () => notes,
	onBase: () => onBase,
	oneSided: () => oneSided,
	otherContrast: () => otherContrast,
	otherMetrics: () => otherMetrics,
	outOf: () => outOf,
	outOfMemory: () => outOfMemory,
	pictureOf: () => pictureOf,
	pleaseDecide: () => pleaseDecide,
	profileOf: () => profileOf$2,
	ranIn: () => ranIn,
	reachedIn: () => reachedIn,
	remedies: () => remedies,
	roundsOf: () => roundsOf$2,
	rowsNamed: () => rowsNamed,
	saidAbout: () => saidAbout,
	sameCode: () => sameCode,
	sameEffect: () => sameEffect,
	seeWhy: () => seeWhy,
	seeWhyNone: () => seeWhyNone,
	seeWhyUnlisted: () => seeWhyUnlisted,
	sentence: () => sentence,
	shareOf: () => shareOf$2,
	shownOf: () => shownOf$1,
	someNotDecided: () => someNotDecided,
	stoppedForOthers: () => stoppedForOthers,
	suspected: () => suspected,
	thenDo: () => thenDo,
	titles: () => titles,
	toDecide: () => toDecide,
	underOne: () => underOne,
	undrawnRows: () => undrawnRows,
	unlisted: () => unlisted,
	unmoved: () => unmoved,
	unreached: () => unreached,
	variantNamed: () => variantNamed,
	versus: () => versus,
	withheld: () => withheld,
	withheldSince: () => withheldSince,
	within: () => within$1,
	withoutNumbers: () => withoutNumbers,
	wouldHaveBeenSeen: () => wouldHaveBeenSeen
});
/** Longest name in a headline. */
const NAME_SHOWN = 60;
const DELTAS_SHOWN = 3;
const METRICS_SHOWN = 3;
/** What a headline says in place of a metric's label. */
const NOUNS = {
	"allocs/op": "allocations",
	"bytes/op": "allocated bytes"
};
const isSpeed = (word) => word === "faster" || word === "slower";
/** A metric in a sentence; the name of one that is not in the table may come from a stranger. */
function metricNoun(id) {
	const { label, inferred } = metricFor(id);
	return [inferred ? { name: label } : NOUNS[id] ?? label];
}
/** `` `index_join` ``, `2 of 3 benchmarks`, `all 3 benchmarks`. */
function benchmarks$1({ names, of }) {
	if (names.length === 1) return [{ name: cleanName(names[0], NAME_SHOWN) }];
	if (names.length < of) return [`${names.length} of ${of} benchmarks`];
	return [of === 2 ? "both benchmarks" : `all ${of} benchmarks`];
}
/** `1` is singular: `` `x` is ``, `2 of 3 benchmarks are`. */
const verb = ({ names }, one, many) => names.length === 1 ? one : many;
const DECIMALS_BELOW_PCT = 10;
/** A delta for a headline, in about two digits: `-41 %`, `+6.2 %`, `+0.67 %`, `+48 B`. */
function brief$1({ change, delta }) {
	if (change === null || Math.abs(change.point) < DECIMALS_BELOW_PCT) return delta;
	const text = printDelta(change.point);
	return text.includes("e") ? text : text.replace(/\.\d+/, "").replace(/\d+/, digits(change.point));
}
const digits = (pct) => String(Math.round(Math.abs(pct)));
/** Of what was seen, judged or not; what is new has no percent and is largest. */
const changeSizeOf = ({ change }) => change === null ? Number.MAX_VALUE : Math.abs(change.point);
/** `-41 %, -49 %`, or `-5.3 % to -49 %` where they are many; largest first. */
function deltas(rows) {
	const sorted = [...rows].sort((a, b) => changeSizeOf(b) - changeSizeOf(a));
	const texts = sorted.map((row) => [{ prose: brief$1(row) }]);
	if (new Set(sorted.map(brief$1)).size === 1) return texts[0] ?? [];
	if (texts.length > DELTAS_SHOWN) return [
		...texts.at(-1),
		" to ",
		...texts[0]
	];
	return texts.flatMap((text, i) => i === 0 ? text : [", ", ...text]);
}
const FULL_PCT = 100;
/** `` `x` 12 % slower ``, `2 of 3 benchmarks faster (-41 %, -49 %)`. */
function speedPhrase({ rows, counted, isOneOfSeveral }) {
	const row = rows[0];
	const metrics = [...Map.groupBy(rows, ({ comparison }) => comparison.metric)];
	if (metrics.length > 1) {
		const parts = metrics.map(([id, own]) => [
			...metricNoun(id),
			" ",
			...deltas(own)
		]);
		return [
			...benchmarks$1(counted),
			` ${row.direction} (`,
			...list(parts, METRICS_SHOWN),
			")"
		];
	}
	const metric = isOneOfSeveral ? [" in ", ...metricNoun(row.comparison.metric)] : [];
	const subject = benchmarks$1(counted);
	const size = row.change === null ? Number.POSITIVE_INFINITY : Math.abs(row.change.point);
	if (rows.length === 1 && row.direction === "slower" && size < FULL_PCT) return [
		...subject,
		` ${brief$1(row).replace(/^[-+]/, "")} slower`,
		...metric
	];
	return [
		...subject,
		` ${row.direction}`,
		...metric,
		" (",
		...deltas(rows),
		")"
	];
}
/** Where the sign alone does not tell whether it is good. */
function goodness({ mark, comparison }) {
	return comparison.better === "lower" || !["worse", "better"].includes(mark) ? "" : `${mark} `;
}
/** `` allocations of `x` +0.67 % ``, `allocations of 2 of 3 benchmarks (+0.67 %, +1.0 %)`. */
function amountPhrase({ rows, counted }) {
	const row = rows[0];
	const noun = metricNoun(row.comparison.metric);
	const said = goodness(row);
	const subject = [
		...said === "" ? [] : [said],
		...noun,
		" of ",
		...benchmarks$1(counted)
	];
	if (rows.length === 1) return [
		...subject,
		" ",
		...deltas(rows)
	];
	return [
		...subject,
		" (",
		...deltas(rows),
		")"
	];
}
const moved = (movement) => isSpeed(movement.rows[0].direction) ? speedPhrase(movement) : amountPhrase(movement);
/** `` `x` looks 28 % slower, not confirmed ``. */
function suspected(movement) {
	const { rows, counted } = movement;
	const row = rows[0];
	const look = verb(counted, "looks", "look");
	const isPlain = isSpeed(row.direction) && row.direction === "slower";
	const subject = isPlain ? benchmarks$1(counted) : [
		...metricNoun(row.comparison.metric),
		" of ",
		...benchmarks$1(counted)
	];
	const word = isPlain ? "slower" : "worse";
	return [
		...subject,
		` ${look} ${word} (`,
		...deltas(rows),
		"), not confirmed"
	];
}
const that = (words) => (counted) => [...benchmarks$1(counted), words];
const failed = that(" failed");
const withheld = that(" withheld since a control moved");
const outOfMemory = that(" out of memory");
const notEnough = that(" not measured enough");
const notDecided = that(" not decided");
const belowMargin = that(" changed by less than the margin");
const differs = (rows, counted) => [
	"another effect on ",
	...benchmarks$1(counted),
	" (",
	...deltas(rows),
	")"
];
/** Of benchmarks that are told of already: this metric is open. */
const metricNotDecided = (metric, counted) => [
	...metricNoun(metric),
	" of ",
	...benchmarks$1(counted),
	" not decided"
];
/** Of benchmarks that are told of already: some of their metrics are open. */
const someNotDecided = (counted) => [
	"other metrics of ",
	...benchmarks$1(counted),
	" not decided"
];
/** `the other 21 within 2 %`; `within` is '' where nothing was shown by an interval. */
const unmoved = (counted, within, isRest) => {
	const what = within === "" ? "without change" : within;
	if (!isRest || counted.names.length === 1) return [...benchmarks$1(counted), ` ${what}`];
	return [`the other ${counted.names.length} ${what}`];
};
const sameEffect = (counted) => ["same effect on ", ...benchmarks$1(counted)];
/** `within 2 %`, `within 1 to 5 %`; '': no margin was shown to hold. */
function within$1(marginsPct) {
	if (marginsPct.length === 0) return "";
	const text = (pct) => String(Number(pct.toFixed(2)));
	const low = marginsPct.reduce((a, b) => Math.min(a, b));
	const high = marginsPct.reduce((a, b) => Math.max(a, b));
	return low === high ? `within ${text(low)} %` : `within ${text(low)} to ${text(high)} %`;
}
const moreMoved = (count) => [`${count} more such`];
const meanMoved = (row) => [
	"geometric mean of ",
	...metricNoun(row.comparison.metric),
	" ",
	{ prose: brief$1(row) }
];
const underOne = (variant) => [" under ", ...variant];
const accepted = (phrase) => [...phrase, ", accepted"];
const NOT_ENOUGH = ["not measured enough: "];
const NO_CHANGE = ["no change: "];
const NONE_SEEN = ["no regression seen: "];
const NOTHING_GATES = ["no gating row was measured"];
const NOTHING_COMPARED = ["nothing was compared"];
const sameCode = (isUnreached) => [`no change: same machine code${isUnreached ? ", nothing that the change can reach" : ""}`];
/** `1 new benchmark, 2 gone: nothing to compare`. */
const oneSided = (added, gone) => {
	return [`${[...added > 0 ? [plural(added, "new benchmark")] : [], ...gone > 0 ? [`${gone} gone`] : []].join(", ")}: nothing to compare`];
};
/** Benchmarks of which there is no row. */
const leftOut = (count) => [`${plural(count, "benchmark")} left out for want of time`];
const failedOnEverySide = (count) => [`${plural(count, "benchmark")} failed on every side`];
/** How many benchmarks they have is not known. */
const unlisted = (count) => [`${plural(count, "package")} could not list ${count === 1 ? "its" : "their"} benchmarks, so none of them was run`];
const notRun = (count) => [`${plural(count, "benchmark")} of unchanged code not run`];
/** A sentence begins with a capital, a code span stays as it is. */
const capital = ([first, ...rest]) => typeof first === "string" ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : first === void 0 ? [] : [first, ...rest];
/** Clauses of a headline, the most pressing first. */
const joined = (clauses) => clauses.flatMap((clause, i) => i === 0 ? clause : ["; ", ...clause]);
const joinedSentences = (sentences) => sentences.filter((one) => one.length > 0).flatMap((one, i) => i === 0 ? one : [" ", ...one]);
/** Duties of one sentence. */
const sentence = (duties) => duties.length === 0 ? [] : [...capital(joined(duties)), "."];
/** `time/op +5.3 %`: rows of one metric, as several contrasts have them. */
function metricMoved(rows) {
	const found = rows.flatMap(({ mark, delta }) => mark === "failed" ? [] : [delta]);
	const numbers = list([...new Set(found)].map((delta) => [{ prose: delta }]), 3);
	return [
		{ prose: rows[0].metric },
		found.length > 0 ? " " : "",
		...numbers
	];
}
/** `groupby_scan (time/op +5.3 %; allocs/op +3)`: rows of one benchmark. */
function rowsNamed(rows) {
	const metrics = [...Map.groupBy(rows, ({ metric }) => metric).values()];
	const more = metrics.length - 3;
	const said = [...metrics.slice(0, 3).map(metricMoved), ...more > 0 ? [[plural(more, "more metric")]] : []];
	return [
		{ name: rows[0].comparison.benchmark },
		" (",
		...joined(said),
		")"
	];
}
const lookAt = (rows) => ["please look at ", ...list(rows, 3)];
/** What others say, to stand inside of a sentence. */
const unended = (text) => text.replace(/[.\s]+$/, "");
/** Why nothing was measured, and what to do, as a problem of the run says it. */
const seeWhyNone = (reason, next) => [
	"there is nothing to compare: ",
	{ prose: unended(reason) },
	...next === void 0 ? [] : ["; next: ", { prose: unended(next) }]
];
const lookAtReason = (reason) => ["please look: ", { prose: unended(reason) || "the gate gives no reason" }];
/** Longest reason in a sentence: it may be what a program said. */
const WHY_SHOWN = 160;
/** `why`: what is known of all of them alike. */
const seeWhy = (rows, why) => [
	"please see why ",
	...list(rows, 3),
	" failed",
	...why === null ? [] : [": ", { prose: unended(clean(why, WHY_SHOWN)) }]
];
const seeWhyUnlisted = (units) => [
	"please see why ",
	...list(units, 3),
	` cannot list ${units.length === 1 ? "its" : "their"} benchmarks`
];
const QUIETER = ["run again on a quieter machine"];
const toDecide = (remedy) => ["to decide: ", ...remedy];
const pleaseDecide = (rows) => [
	"please decide about ",
	...list(rows, 3),
	", which cannot be told from noise: run again, or accept"
];
const ADVISORY = ["advisory, nothing is enforced"];
const wouldHaveBeenSeen = (change) => [`where not decided, a change of ${change} would have been seen in 4 of 5 cases`];
/** What would decide rows that are open. */
const remedies = {
	quieter: QUIETER,
	noRound: (why, commands) => [`${why}: `, ...commands],
	atMost: (duration) => [`, which takes at most ${duration} after the builds`],
	notByRounds: (most, rows) => [`not even ${most} rounds would decide ${plural(rows, "row")}: raise the margin, make ${rows === 1 ? "its" : "their"} runs longer, or use a quieter machine`],
	moreRounds: (rounds, duration) => [`${plural(rounds, "more round")}, about ${duration}`],
	room: (count) => [`time for ${plural(count, "benchmark")} that had none`],
	/** `rounds`: more than the suite allows, so that they have to be asked for; null: it does. */
	commands: ({ name, compare }, budget, rounds) => {
		const asked = remedies.asked(budget, rounds);
		return compare === void 0 ? [
			{ name: `/bench ${name}${asked}` },
			", or ",
			{ name: `gcbench run ${name}${asked}` }
		] : [{ name: `gcbench run ${name} --compare ${compare.join()}${asked}` }];
	},
	asked: (budget, rounds) => `${rounds === null ? "" : ` --rounds ${rounds}`} --budget ${budget}`,
	again: (command) => [{ name: command }],
	sameCommand: (asked) => ["the command that repeats this run, with ", { name: asked.trim() }]
};
/** Which rounds a report is of, where there are others. */
const newRoundsAlone = (own, before) => [`These are the ${plural(own, "new round")} alone: the comment on the pull request judges them `, `together with the ${before} before them.`];
const allRounds = (all, before) => [`These are all ${all} rounds: ${before} whose result was told before, and ${all - before} new.`];
const MOOD_ICONS = {
	good: "✅",
	bad: "❌",
	ask: "⚠️",
	advice: "ℹ️"
};
const MARK_ICONS = {
	failed: "⛔",
	withheld: "✋",
	oom: "💥",
	worse: "❌",
	better: "✅",
	differs: "🔀",
	unsure: "🟡",
	same: "➖"
};
/** Worse, in a row that cannot fail the gate. */
const HARMLESS_ICON = "🔸";
const ACCEPTED_ICON = "🤝";
/** Of a row; red is for what can fail the gate. */
function iconOf(row) {
	if (row.isAccepted && !["same", "better"].includes(row.mark)) return ACCEPTED_ICON;
	return row.mark === "worse" && !row.gates ? HARMLESS_ICON : MARK_ICONS[row.mark];
}
/** Below a table of a terminal: rows that it does not show, by why. */
function hiddenRows(rows) {
	const isBeside = ({ comparison }) => comparison.role === "informational";
	const count = (words, found) => found.length === 0 ? [] : [`${plural(found.length, "row")} ${words}`];
	const [own, beside] = [rows.filter((row) => !isBeside(row)), rows.filter(isBeside)];
	const said = [
		...count("that did not move", own.filter(({ mark }) => mark === "same")),
		...count("not decided", own.filter(({ mark }) => mark === "unsure")),
		...count("more", own.filter(({ mark }) => mark !== "same" && mark !== "unsure"))
	];
	const shown = said.length === 0 ? [] : [said.join(", ")];
	return [...joined([...shown.length > 0 ? [shown] : [], ...beside.length > 0 ? [otherMetrics(beside)] : []]), ": --all"];
}
const moreLines = (count) => `${count} more lines: --all`;
const ALL_BENCHMARKS = "all benchmarks";
const failedRows = (name, rows) => `${name}: failed (${rows} more)`;
const LATENCY_SHARES = "share of the transactions by latency";
const COLLECTIONS = "collections, all rounds together";
const NO_FUNCTION = "no function is beyond the noise";
const REPEAT_BY = "repeat:";
/** Who accepted a row, when, and for which commit. */
const acceptedFor = (by, day, head) => `by ${by} on ${day} for ${head}`;
const thenDo = (next) => [
	" Next: ",
	...next,
	"."
];
/** How to read marks and strips. */
const legend = () => [
	`${MARK_ICONS.better} better, ${MARK_ICONS.worse} worse, ${HARMLESS_ICON} worse but does not `,
	`gate, ${ACCEPTED_ICON} accepted by a maintainer, ${MARK_ICONS.same} no change shown, `,
	`${MARK_ICONS.unsure} cannot tell, ${MARK_ICONS.differs} the change acts differently, `,
	`${MARK_ICONS.withheld} withheld, ${MARK_ICONS.oom} out of memory, ${MARK_ICONS.failed} no `,
	"verdict for want of data. The strip below a benchmark is drawn from smaller (left) to larger ",
	"(right), on one scale for its table: ● the estimate, ═ its interval, │ zero, ░ the margin, ",
	"inside which a difference does not matter."
];
const BENCHMARK = "Benchmark";
const DIFFERENCE = "Difference";
const EFFECT = "effect";
const GEOMEAN = "geometric mean";
const VARIANT = "Variant";
const AGAINST_IT = "against it";
const ACCEPTED_ROWS = "Accepted rows";
const NOTES = "Notes";
const DETAILS = "Details: how each row was judged, what was compared, how to repeat it";
/** Over deltas of several contrasts. */
const CHANGE = "Change";
const versus = ([base, head]) => capital([
	...head,
	" vs ",
	...base
]);
const intervalAt = (level) => `${level} interval`;
/** What stands for the picture where it cannot be seen. */
const pictureOf = (count) => `Intervals of ${plural(count, "row")} against zero; the table below has their numbers.`;
/** Below a picture. */
const undrawnRows = (count) => `and ${count} more in the table`;
const notes = (count) => `${count} notes`;
const explained = (count) => `Why: more metrics of ${plural(count, "benchmark")}`;
const metricsOf = (rows) => [...Map.groupBy(rows, ({ comparison }) => comparison.metric)];
const countedIn$1 = (rows) => {
	const own = rows.filter(({ comparison }) => comparison.role !== "geomean");
	const names = [...new Set(own.map(({ comparison }) => comparison.benchmark))];
	if (names.length === 0) return ["the mean"];
	return names.length === 1 ? [{ name: names[0] }] : [plural(names.length, "benchmark")];
};
/** `No change: time/op of 21 benchmarks, allocations of 24 benchmarks`. */
function foldedRows(rows) {
	const clauses = [
		["faster or better: ", rows.filter(({ mark }) => mark === "better")],
		["not decided: ", rows.filter(({ mark }) => mark === "unsure")],
		["no change: ", rows.filter(({ mark }) => mark === "same")],
		["other: ", rows.filter(({ mark }) => ![
			"better",
			"unsure",
			"same"
		].includes(mark))]
	].filter(([, found]) => found.length > 0).map(([word, found]) => {
		return [word, ...list(metricsOf(found).map(([metric, own]) => [
			...metricNoun(metric),
			" of ",
			...countedIn$1(own)
		]), METRICS_SHOWN)];
	});
	return capital(joined(clauses));
}
/** `CPU time/op and max RSS (do not gate): 2 worse, 3 better, 1 not decided`. */
function otherMetrics(rows) {
	const names = metricsOf(rows).map(([metric]) => metricNoun(metric));
	return [...capital(list(names, METRICS_SHOWN)), ` (not gating): ${countsOf(rows, "benchmarks")}`];
}
/** Of benchmarks, the means over them apart. */
const namesIn$1 = (rows) => new Set(rows.flatMap(({ comparison: { role, benchmark } }) => role === "geomean" ? [] : [benchmark]));
/** Rows that do not gate, or the benchmarks that have them, by what was shown of them. */
function countsOf(rows, of) {
	const isOfRows = of === "metrics" || namesIn$1(rows).size === 0;
	const count = (words, ...marks) => {
		const found = rows.filter(({ mark }) => marks.includes(mark));
		const size = isOfRows ? found.length : namesIn$1(found).size;
		return size === 0 ? [] : [{
			size,
			words
		}];
	};
	return [
		...count("failed", "failed", "withheld"),
		...count("out of memory", "oom"),
		...count("worse", "worse"),
		...count("better", "better"),
		...count("another effect", "differs"),
		...count("not decided", "unsure"),
		...count("without change", "same")
	].map(({ size, words }, i) => `${i > 0 || isOfRows ? size : plural(size, "benchmark")} ${words}`).join(", ");
}
/** The title of a contrast that is folded. */
function otherContrast(table, isGating) {
	const title = table.isInteraction ? table.short : table.place;
	const news = table.news.length === 0 ? ["nothing was compared"] : table.news;
	return [
		...capital(title),
		isGating ? ": " : " (not gating): ",
		...lower(news)
	];
}
const lower = ([first, ...rest]) => typeof first === "string" ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest] : first === void 0 ? [] : [first, ...rest];
/** Where the whole of a text is that was cut. */
const WHOLE = {
	comment: "The job summary and report.json have all of it.",
	summary: "report.json has all of it."
};
/** Under a comment: where the run is, with the report as its artifact. */
const FULL_REPORT = "full report";
const FROM_FORK = "From a fork: the code that was measured ran beside the meter and could have changed these numbers. Take them as advice.";
const NOT_MEASURED = "⛔ Not measured: please look";
/** Under a benchmark: rows that explain. */
const ALL_MEANS = "all benchmarks, geometric means";
const LATENCIES$1 = "latencies";
const POOLED = "Share of the transactions by latency, all rounds together:";
const collectionsTitle = (name) => `${name}: collections of the garbage collector, all rounds together`;
/** Of one benchmark, or of the means over all: a row a metric. */
const moreMetrics = (rows) => `${plural(rows.length, "more metric")}, not gating: ${countsOf(rows, "metrics")}`;
/** What was compared, where and how. */
const FACTS = "What was compared, where, and how to repeat it";
const COMPARED = "What was compared";
const WHERE = "Where";
const THE_RUN = "The run";
const TO_REPEAT = "To repeat it:";
const HOW_TO_READ = "How to read this";
const BUILD_COLUMNS = [...[
	"arm",
	"package",
	"SHA-256 of the binary",
	"toolchain",
	"settings it carries"
]];
/** How rows were judged, and what is beside them. */
const HOW_JUDGED = "How each row was judged";
const EACH_MACHINE = "Each machine by itself";
const inEveryRow = (same) => `In every row: ${same}.`;
const andMore = (count) => `And ${count} more.`;
const lastLinesTitle = (name) => `${name}, last lines:`;
const withoutNumbers = (count) => `${plural(count, "trial")} without numbers`;
/** The tables as text. */
const AS_TEXT = "The same as text";
const LIKE_BENCHSTAT = "In the manner of benchstat: `~` where no change was shown; p is of the paired test, over all looks and the whole table. benchstat itself reads the files `bench-*.txt` beside report.json, and does not know about pairs.";
/** Profiles. */
const OWN_CODE = "in its own code";
const WITH_CALLS = "with what it calls";
const WHOLE_STACKS = "whole stacks that differ most, innermost last";
const shareOf$2 = (whole) => `share of ${whole}`;
const SAMPLES = "samples";
const IN_ALL_RUNS = "in all runs";
const NOT_PROFILED = "Not profiled";
const NEXT = "Next";
const differenceAt = (level) => `difference, ${level}`;
const onBase = (name) => `on base ${name}`;
const profileOf$2 = (title, name, gist) => [
	`${title} of `,
	...name,
	": ",
	...gist
];
const PROFILE_LEGEND = "Bold: beyond the noise. Callers with nearly all of it on both sides are left out. Raw profiles are in the folder `profiles` beside the report.";
/** Words of a row: its verdict, and what must be said beside it. */
const DIFFERENT = "different";
const DIFFERS = "differs";
const SAME_EFFECT = "same effect";
const UNCHANGED = "no change";
const CANNOT_TELL = "cannot tell";
const WITHHELD = "withheld";
const OUT_OF_MEMORY = "out of memory";
const HAS_FAILED = "failed";
const IN_UNCHANGED_CODE = ["in unchanged code"];
const DOES_NOT_GATE = ["does not gate"];
const A_CONTROL_MOVED = ["a control moved"];
const TOO_FEW_ROUNDS = ["too few rounds"];
const differsUnder = (mark, variant) => [`${mark} under `, ...variant];
const stoppedForOthers = (rounds) => [`stopped after ${plural(rounds, "round")}, for others`];
const couldSee = (change) => [`could see ${change}`];
const needsRounds = (rounds) => [`needs ≈ ${rounds} rounds`];
const belowStep = (step) => ["below the step of the metric", step === null ? "" : ` (${step})`];
const disagreeing = (count) => [count === 0 ? "machines disagree" : `${count} machines disagree`];
/** Why a row is as it was, where that was not shown by its interval. */
const SAME_SINCE = {
	"identical-binary": ["unchanged code"],
	"all-zero": ["all zero"],
	"below-margin": ["changed by less than the margin"]
};
const FAILED_SINCE = {
	"lost-pairs": ["too many lost rounds"],
	"lopsided-losses": ["one side lost more rounds"],
	"no-data": ["no data"],
	"given-up": ["failed again and again"],
	"odd-output": ["odd output"]
};
const withheldSince = (control) => `verdict withheld: the control ${control} moved, and it cannot have`;
/** Labels of how a row was judged. */
const JUDGED_BY = {
	pairs: "pairs",
	looks: "looks",
	reruns: "re-runs",
	lost: "lost",
	level: "level",
	p: "p",
	pSequential: "p over looks",
	pAdjusted: "p adjusted",
	margin: "margin",
	detectable: "could see",
	step: "step",
	layout: "layout",
	secondRuns: "second runs",
	role: "role",
	test: "test"
};
const marginText = (margin, isBeyond) => margin === null ? NONE$1 : `${margin}${isBeyond ? ", all beyond" : ""}`;
/** Titles of tables: what a contrast compares. */
const titles = {
	default: () => ["default"],
	base: () => ["base"],
	head: () => ["head"],
	refs: () => ["base vs head"],
	under: (variant) => ["under ", ...variant],
	twice: (side, under) => [
		"A/A: ",
		side,
		...under,
		" twice"
	],
	first: () => ["first"],
	again: () => ["again"],
	second: () => ["second"],
	pair: (first, second) => [
		...first,
		" vs ",
		...second
	],
	onSide: (pair, side) => [...pair, ` on ${side}`],
	interaction: (first, second) => [...["interaction: does the change act differently under ", ...second], ...[
		" than under ",
		...first,
		"?"
	]],
	interactionShort: (first, second) => [...[
		"interaction ",
		...first,
		" → ",
		...second
	]],
	interactionPlace: () => ["interaction"]
};
/** Memory against speed. */
const ladder = {
	title: (side) => side === null ? ["memory against speed"] : titles.onSide(["memory against speed"], side),
	front: () => ["◆ on the line"],
	dominated: (by) => ["beaten by ", { name: by }],
	behind: (by) => [
		"behind ",
		{ name: by },
		" by the medians"
	],
	outOfMemory: () => [OUT_OF_MEMORY],
	unknown: () => ["–"],
	about: (base) => [
		"Values are medians; the tables have their deltas against ",
		{ name: base },
		", with intervals."
	],
	noLine: () => [" Memory or speed was not measured, so no line is drawn."],
	line: (memory, speed, base) => [
		"◆ on the line: by the medians no other variant is at least as good in both ",
		...memory,
		" and ",
		...speed,
		". Beaten: another is better in both, and the intervals against ",
		{ name: base },
		" lie apart in both. Behind: better in both by the medians, which the intervals do not show."
	]
};
/** What to do about a row that somebody accepted; null: nothing. */
const ACCEPTED_NEXT = {
	"in force": null,
	lapsed: ["head is another commit now: look again, and accept it for this one or remove it"],
	"no such row": ["name the row as benchmark:metric, or remove it"]
};
/** Benchmarks that were not run, or that are the same on both sides. */
const unreached = (count, names) => [
	`Same machine code: ${plural(count, "benchmark")} not run, `,
	"since the change reaches nothing that they execute (",
	...names,
	")."
];
/** 0: none of theirs is known that the suite asks for. */
const identical = (count, isControl, units) => {
	const same = ["the same binary on both sides", ...units.length > 0 ? [" of ", ...units] : []];
	if (count === 0) return [
		"Unchanged code, so nothing of it was run: ",
		...same,
		"."
	];
	const how = isControl ? "run as controls" : "not run";
	return [
		`Unchanged code: ${plural(count, "benchmark")} ${how} (`,
		...same,
		")."
	];
};
const shownOf$1 = (shown, all, filter) => `shown are ${shown} of ${plural(all, "row")} (filter ${filter}); what stands above the tables is of all`;
const NO_MESSAGE = "no message was given";
/** Several refs beside each other. */
const drifts = {
	title: (first) => ["every ref against ", { name: first }],
	sameCode: "same code",
	about: (still) => [
		"All refs ran in the same rounds, each is held against the first, and over all of their rows ",
		"the chance of a single false word is that of one table. – : not measured on both.",
		...still === 0 ? [] : [` Not shown: ${still} that changed under no ref.`]
	]
};
/** Labels of what is said about a run. */
const FACT$1 = {
	base: "base",
	head: "head",
	suite: "suite",
	toolchain: "toolchain",
	reachedBesides: "reached besides",
	cpu: "CPU",
	memory: "memory",
	system: "system",
	transparentHugePages: "transparent huge pages",
	cpuFrequencyGovernor: "CPU frequency governor",
	turbo: "turbo",
	virtualised: "virtualised",
	numaNodes: "NUMA nodes",
	machineId: "machine id",
	isolationOfMeasuredCode: "isolation of measured code",
	cpusThatMayBeUsed: "CPUs that may be used",
	smt: "SMT",
	microcode: "microcode",
	cpuQuotaOfTheCgroup: "CPU quota of the cgroup",
	memoryLimitOfTheCgroup: "memory limit of the cgroup",
	swap: "swap",
	defragmentationForHugePages: "defragmentation for huge pages",
	numaBalancing: "NUMA balancing",
	loadAverageBefore: "load average before",
	shard: "shard",
	rounds: "rounds",
	timeMeasuring: "time measuring",
	stoppedBecause: "stopped because",
	seed: "seed",
	made: "made",
	rawRecords: "raw records (SHA-256)",
	timeBuilding: "time building",
	goneOnWith: "gone on with",
	ofThat: "of that",
	timeProfiling: "time profiling",
	newLinkOrders: "new link orders"
};
/** What a variant sets. */
const SET$1 = {
	buildEnv: "build env ",
	runEnv: "run env ",
	toolchain: "toolchain ",
	buildFlags: "build flags ",
	args: "arguments ",
	cpus: "CPUs ",
	numa: "NUMA nodes ",
	hugePages: "huge pages "
};
/** Where the time after the builds went. */
const SPENT = {
	countedSec: "counted",
	startSec: "start and set-up",
	discardedSec: "discarded",
	probeSec: "trying out",
	linkSec: "linking",
	otherSec: "other"
};
/** What stands around measured code, by kind. */
const ISOLATED = {
	root: "a user and namespaces of its own, made by root",
	sudo: "a user and namespaces of its own, made by root through sudo",
	"user-namespace": "namespaces of its own, as the user of gcbench",
	"other-user": "a user of its own, no namespaces",
	none: "not isolated",
	off: "not isolated, as was asked for"
};
const NONE$1 = "none";
const UNREADABLE = "unreadable";
const NOTHING_SET = ["nothing set"];
const ITS_WORKLOAD = ", workload ";
const folderAt = (path) => ["folder ", { name: path }];
const commitAt = (asked, sha) => [{ name: asked }, ` at ${sha ?? "an unknown commit"}`];
const mergeBaseOf = (a, b) => [...[
	", the merge base of ",
	{ name: a },
	" and ",
	{ name: b }
]];
const variantNamed = (name) => ["variant ", { name }];
const reachedIn = (unit) => ["reached in ", { name: unit }];
const moreReasons = (count) => `for ${count} more reasons`;
const outOf = (cpus) => ` of ${cpus}`;
const madeAt = (at) => `${at} by gcbench `;
const afterIt = (duration) => `${duration}, after it`;
const moreMachines = (count) => ` and ${plural(count, "more machine")}`;
const roundsOf$2 = (run, min, max, looks) => `${run} run of ${min} to ${max}; looks at ${looks || "none"}`;
/** `12 rounds in 8 min 3 s`: how long a run took, wherever it is told. */
const ranIn = (rounds, duration, ends) => {
	const goneOn = ends.length === 0 ? "" : `, gone on with after ${ends.join(" and ")},`;
	return `${plural(rounds, "round")}${goneOn} in ${duration}`;
};
const buildTime = (duration, builds) => `${duration}, before the budget: ${plural(builds, "build")}`;
const linkedEvery = (rounds, duration) => `every ${plural(rounds, "round")}; ${duration} of it`;
/** `alpha`, `left`: in percent. */
const goneOnAfter = (ends, alpha, left) => [`after ${ends.join(" and ")} rounds, whose word was read: it stands, and of the`, ` ${alpha} risk of a false call the rounds since then may use ${left}`];
/** How the numbers were made and how to read them, one paragraph each. */
const howToRead = (familywise) => [
	[
		{ strong: "How it was measured." },
		" In every round each side runs once, in a fresh process and in random order. The two runs",
		" of a round make a pair, so what disturbs both sides alike cancels out."
	],
	[
		{ strong: "How to read a row." },
		" The base value is a median; the head value is what the delta makes of it. The delta is",
		" the typical ratio of head to base over the pairs; minus is always less of the metric,",
		" and the word says whether that is good. In 95 of 100 runs like this one the intervals of",
		" all gating rows hold the true ratios, whenever the run stopped. A row is called exactly",
		" when 0 is outside, whether it gates or not."
	],
	[
		{ strong: "What the verdicts mean." },
		" A change is called when it leans further to one side than chance makes any gating row",
		` lean, over all looks and the whole table with at most ${familywise} risk of a single`,
		" false alarm, and the estimate is at least the margin. \"No change\" is shown, not assumed:",
		" a change as large as the margin is excluded for this row by itself, so its interval,",
		" which is for all rows at once, may reach beyond. \"Cannot tell\" is neither; \"could see\" is",
		" the smallest change that such a run finds in 4 of 5 cases."
	],
	[
		{ strong: "How each row was judged." },
		" pairs: rounds with a number on both sides. looks: rounds after which the row was judged.",
		" re-runs: pairs run again because something else used the machine. lost: rounds without a",
		" pair. p: of this look alone, over all looks, and adjusted for the table. margin: the size",
		" below which a change does not matter; all beyond: the whole interval is outside it. step:",
		" how coarsely the metric is printed. layout: fresh, linked anew in random order as the",
		" rounds went on; single, linked once, so that a small shift can be luck. second runs: what",
		" it costs to be the second of a pair."
	]
];
const saidAbout = (isSeveral) => [`What is said here is said about ${isSeveral ? "these machines" : "this machine"}, this input `, "and this build."];
// src/core/tell/news.ts
/** What happened, in the words of a headline: benchmarks counted by what was shown of them. */
/** Rows that decide the gate where there are any, else all but the means: these are counted. */
function deciding(rows) {
	const own = rows.filter(({ comparison }) => comparison.role !== "geomean");
	const gating = own.filter(({ gates }) => gates);
	return gating.length > 0 ? gating : own;
}
/** Those that neither decide nor tell of the machine: many of them would hide the others. */
function besideOf(rows) {
	const decisive = new Set(deciding(rows));
	return new Set(rows.filter((row) => row.comparison.role === "informational" && !decisive.has(row)));
}
const marked = (rows, mark) => rows.filter((row) => row.mark === mark);
/** Undecided rows that are worse than the margin as far as anybody can see. */
const suspectedOf = (rows) => rows.filter(({ gates, comparison }) => gates && "suspected" in comparison.verdict);
/** Undecided rows that nothing could have been seen in. */
const withoutChance = (rows, rule) => marked(rows, "unsure").filter(({ gates, comparison }) => gates && !("suspected" in comparison.verdict) && !hadChance(comparison, rule));
const namesOf = (rows) => [...new Set(rows.map(({ comparison }) => comparison.benchmark))];
const isBelowMargin = ({ comparison: { verdict } }) => "reason" in verdict && verdict.reason === "below-margin";
/** Of a table that asks whether the change acts differently: nothing in it is a change. */
const isInteraction = (rows) => rows.some(({ word }) => word === "same effect" || word === "differs");
const GROUPS_SHOWN = 3;
/** Clauses about what moved that a headline has room for. */
const MOVEMENTS_SHOWN = 4;
const countIn = ({ counted }, rows) => ({
	names: namesOf(rows),
	of: namesOf(counted).length
});
/** Says where, if only one of several contrasts has it. */
function placed({ facts, counted }, rows, phrase) {
	const contrasts = new Set(rows.map(({ comparison }) => comparison.contrast));
	const all = new Set(counted.map(({ comparison }) => comparison.contrast));
	const [only] = contrasts;
	if (all.size === 1 || contrasts.size > 1 || only === void 0) return phrase;
	return [...phrase, ...underOne(facts.under(only))];
}
/** One row a benchmark, that of the largest effect; all of them where it is only one benchmark. */
function largest$1(rows) {
	const byName = Map.groupBy(rows, ({ comparison }) => comparison.benchmark);
	if (byName.size === 1) return rows.filter((row, i) => rows.findIndex(sameDelta(row)) === i);
	return [...byName.values()].map((group) => group.reduce((a, b) => changeSizeOf(b) > changeSizeOf(a) ? b : a));
}
const sameDelta = (row) => (other) => brief$1(row) === brief$1(other) && row.direction === other.direction;
/** Groups of several metrics of speed that the same benchmarks went the same way in, as one. */
function inOneBreath(groups) {
	return [...Map.groupBy(groups, (group) => {
		const [{ direction, comparison }] = group;
		return `${direction}\n${isSpeed(direction) ? JSON.stringify(namesOf(group).sort()) : comparison.metric}`;
	}).values()].map((alike) => alike.flat());
}
/** The largest of each metric. */
const largestOf$1 = (rows) => [...Map.groupBy(rows, ({ comparison }) => comparison.metric).values()].flatMap(largest$1);
/** Clauses about rows that went one way, one a metric and word; speed comes first. */
function movements(teller, rows, phrase) {
	const speeds = teller.counted.filter(({ direction }) => isSpeed(direction));
	const isOneOfSeveral = new Set(speeds.map(({ comparison }) => comparison.metric)).size > 1;
	const clauses = inOneBreath([...Map.groupBy(rows, (row) => `${row.direction}\n${row.comparison.metric}`).values()]).map((group) => ({
		isSpeed: isSpeed(group[0].direction),
		phrase: placed(teller, group, phrase({
			rows: largestOf$1(group),
			counted: countIn(teller, group),
			isOneOfSeveral
		}))
	}));
	for (const name of namesOf(rows)) teller.told.add(name);
	return clauses;
}
/** A clause about the benchmarks of some rows, however many metrics have it. */
function about(teller, rows, phrase) {
	if (rows.length === 0) return [];
	for (const name of namesOf(rows)) teller.told.add(name);
	return [placed(teller, rows, phrase(countIn(teller, rows)))];
}
/** What was not decided: benchmarks that nothing else is told of, then metrics of the others. */
function openClauses(teller, rows) {
	const isTold = ({ comparison }) => teller.told.has(comparison.benchmark);
	const [partly, wholly] = [rows.filter(isTold), rows.filter((row) => !isTold(row))];
	const metrics = Map.groupBy(partly, ({ comparison }) => comparison.metric);
	const isSeveral = metrics.size > GROUPS_SHOWN;
	const clauses = isSeveral ? about(teller, partly, someNotDecided) : [];
	for (const [metric, group] of isSeveral ? [] : metrics) clauses.push(...about(teller, group, (counted) => metricNotDecided(metric, counted)));
	return [...about(teller, wholly, notDecided), ...clauses];
}
/** Benchmarks whose every row was shown to be as before. */
function sameClauses(teller) {
	const rows = [...Map.groupBy(teller.counted, ({ comparison }) => comparison.benchmark).values()].filter((group) => group.every(({ mark }) => mark === "same"));
	const isRest = teller.told.size > 0;
	const [small, same] = [rows.filter((group) => group.some(isBelowMargin)).flat(), rows.filter((group) => !group.some(isBelowMargin)).flat()];
	const margins = same.flatMap(({ comparison: { verdict, marginPct } }) => "reason" in verdict && verdict.reason === "inside-margin" ? [marginPct] : []);
	return {
		small: about(teller, small, belowMargin),
		same: about(teller, same, (counted) => isInteraction(same) ? sameEffect(counted) : unmoved(counted, within$1(margins), isRest || small.length > 0))
	};
}
/** A mean that moved although none of its rows is told to have. */
function meanClauses(means, rows) {
	const isTold = ({ mark, comparison }) => rows.some((row) => row.mark === mark && row.comparison.metric === comparison.metric);
	return means.filter((row) => row.gates && row.mark === "worse" && !row.isAccepted && !isTold(row)).map(meanMoved);
}
const HARMED = [
	"failed",
	"withheld",
	"worse",
	"oom"
];
const FINE = [
	"better",
	"same",
	"unsure"
];
/** What was seen of rows, most pressing first, without what was not seen. */
function eventClauses(teller, rows) {
	const of = (mark) => marked(rows, mark);
	const failed$1 = about(teller, of("failed"), failed);
	const withheld$1 = about(teller, of("withheld"), withheld);
	const oom = about(teller, of("oom"), outOfMemory);
	const worse = movements(teller, of("worse"), moved);
	const suspects = movements(teller, suspectedOf(rows), suspected);
	const better = movements(teller, of("better"), moved);
	const differing = of("differs");
	const differs$1 = about(teller, differing, (counted) => differs(largest$1(differing), counted));
	const speed = [
		worse,
		suspects,
		better
	].flatMap((one) => one.filter(({ isSpeed }) => isSpeed));
	const other = [
		worse,
		suspects,
		better
	].flatMap((one) => one.filter(({ isSpeed }) => !isSpeed));
	const all = [...speed, ...other].map(({ phrase }) => phrase);
	const more = all.length - MOVEMENTS_SHOWN;
	const shown = more > 0 ? [...all.slice(0, MOVEMENTS_SHOWN), moreMoved(more)] : all;
	return [
		...failed$1,
		...withheld$1,
		...oom,
		...shown,
		...differs$1
	];
}
/** The lead of a headline whose clauses tell of nothing that happened. */
function leadOf({ small, open }, rows, { isPassed }) {
	if (isInteraction(rows)) return [];
	if (open.length === 0) return rows.length > 0 && small.length === 0 ? NO_CHANGE : [];
	return isPassed ? NONE_SEEN : [];
}
/**
* `2 of 3 benchmarks faster (-41 %, -49 %); allocations of x +0.67 %`: what the rows say, without
* a capital. Empty where there are none.
*/
function newsOf(rows, facts) {
	const counted = deciding(rows);
	const teller = {
		facts,
		counted,
		told: /* @__PURE__ */ new Set()
	};
	const isAccepted = (row) => row.isAccepted && !FINE.includes(row.mark);
	const accepted$1 = counted.filter(isAccepted);
	const standing = counted.filter((row) => !isAccepted(row));
	const events = eventClauses(teller, standing);
	const means = meanClauses(rows.filter(({ comparison }) => comparison.role === "geomean"), standing);
	const agreed = eventClauses(teller, accepted$1).map(accepted);
	const blind = withoutChance(standing, facts.rule);
	const isHarmed = means.length > 0 || standing.some(({ mark }) => HARMED.includes(mark));
	const isBlindFirst = blind.length > 0 && !isHarmed && suspectedOf(standing).length === 0;
	const notEnough$1 = about(teller, blind, isBlindFirst ? benchmarks$1 : notEnough);
	const seen = /* @__PURE__ */ new Set([...suspectedOf(standing), ...blind]);
	const open = openClauses(teller, marked(standing, "unsure").filter((row) => !seen.has(row)));
	const { small, same } = sameClauses(teller);
	const rest = [
		...small,
		...same,
		...open
	];
	if (isBlindFirst) return [...NOT_ENOUGH, ...joined([
		...notEnough$1,
		...events,
		...agreed,
		...rest
	])];
	const told = [
		...events,
		...means,
		...notEnough$1,
		...agreed
	];
	return [...told.length === 0 ? leadOf({
		small,
		open
	}, standing, facts) : [], ...joined([...told, ...rest])];
}
// src/core/tell/main-table.ts
/** So many rows of a kind are open; more would bury what is worse. */
const OPEN = {
	unsure: 8,
	better: 12
};
const isSuspected = ({ comparison }) => "suspected" in comparison.verdict;
/** What wants a person, before what is good to know. */
const URGENT = [
	"failed",
	"withheld",
	"worse",
	"oom"
];
const isUrgent = (row) => URGENT.includes(row.mark) || isSuspected(row);
/** Rows of a table: shown at once, folded since nothing is to be seen, and what does not decide. */
function split({ moved, unsure, same, geomeans }) {
	const all = [
		...moved,
		...unsure,
		...same
	];
	const decisive = new Set(deciding(all));
	const own = (rows) => rows.filter((row) => decisive.has(row));
	const open = own(unsure).filter((row) => !isSuspected(row));
	const better = own(moved).filter(({ mark }) => mark === "better");
	const shown = [
		...own(moved).filter(isUrgent),
		...own(unsure).filter(isSuspected),
		...own(moved).filter(({ mark }) => mark === "differs"),
		...better.slice(0, OPEN.better),
		...open.length <= OPEN.unsure ? open : []
	];
	const metrics = new Set(shown.map(({ comparison }) => comparison.metric));
	const inMetrics = ({ comparison }) => metrics.has(comparison.metric);
	const isMean = (row) => inMetrics(row) || row.gates;
	const means = geomeans.filter((row) => inMetrics(row) ? true : row.gates && isUrgent(row));
	return {
		open: shown,
		means,
		folded: [
			...better.slice(OPEN.better),
			...open.length <= OPEN.unsure ? [] : open,
			...own(same),
			...geomeans.filter((row) => isMean(row) && !means.includes(row))
		],
		others: [...all.filter((row) => !decisive.has(row)), ...geomeans.filter((row) => !isMean(row))]
	};
}
/** Says the same of the same benchmark: what is exact comes out alike under every variant. */
const isTwin = (one, other) => one.comparison.benchmark === other.comparison.benchmark && one.comparison.metric === other.comparison.metric && one.interval === "exact" && other.interval === "exact" && `${one.mark} ${one.delta}` === `${other.mark} ${other.delta}`;
const gates = ({ moved, unsure, same }) => [
	...moved,
	...unsure,
	...same
].some((row) => row.gates);
/**
* Rows of the first contrast that gates and where something moved, or could have, led by what is
* urgent in the others that gate; null: there is no table.
*/
function mainTable(view) {
	const gating = view.tables.filter(gates);
	const candidates = (gating.length > 0 ? gating : view.tables.slice(0, 1)).map((table) => {
		return {
			table,
			own: split(table)
		};
	});
	const first = candidates.find(({ table }) => table.moved.some((row) => row.gates)) ?? candidates.find(({ own }) => own.open.length > 0) ?? candidates[0];
	if (first === void 0) return null;
	const { table, own } = first;
	const urgent = candidates.filter((other) => other !== first).flatMap((other) => other.own.open.filter(isUrgent)).filter((row) => !own.open.some((other) => isTwin(row, other)));
	const taken = new Set(urgent);
	const places = new Map(candidates.flatMap((one) => one.own.open.map((row) => [row, one.table.place])));
	return {
		table,
		split: own,
		rows: [
			...own.open.filter(isUrgent),
			...urgent,
			...own.open.filter((row) => !isUrgent(row))
		],
		taken,
		placeOf: taken.size > 0 ? (row) => places.get(row) ?? null : null
	};
}
// node_modules/hono/dist/utils/html.js
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
// node_modules/hono/dist/helper/html/index.js
/**
* @module
* html Helper for Hono.
*/
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") escapeToBuffer(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else escapeToBuffer(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? raw(resolveCallbackSync(raw(buffer[0], buffer.callbacks))) : raw(buffer[0]) : stringBufferToString(buffer, buffer.callbacks);
};
// src/core/text/html.ts
/** HTML in which whatever is put in is text, unless it is HTML of this kind itself. */
/** A template: what stands in it is escaped, lists are joined, null and false are nothing. */
const markup = (strings, ...values) => html(strings, ...values);
/** Our own text, which is put in as it is: a style, a script. */
const asIs = (text) => raw(text);
const joinMarkup = (all) => markup`${all}`;
/** A phrase, with strangers' names set apart. */
const phraseMarkup = (phrase) => joinMarkup(phrase.map((piece) => {
	if (typeof piece === "string") return markup`${piece.replaceAll(" %", "\xA0%")}`;
	if ("strong" in piece) return markup`<strong>${piece.strong}</strong>`;
	if ("name" in piece) return markup`<code>${cleanName(piece.name, 120)}</code>`;
	return markup`${clean(piece.prose, 600).replaceAll(" %", "\xA0%")}`;
}));
// src/core/tell/rows.ts
/** One row of the table in words: numbers with units, the verdict, how it was reached. */
const UNIT_CAP = 24;
/** `95 %`, `99.2 %`; never 100 %. */
function printLevel(level) {
	const pct = 100 * level;
	return `${Number(pct.toFixed(pct > 99.9 ? 3 : 1))} %`;
}
function printPlain(pct) {
	return printDelta(pct).replace(/^\+/, "");
}
const NOTHING = {
	delta: "–",
	interval: null,
	level: null,
	change: null,
	detectable: null,
	size: Number.POSITIVE_INFINITY
};
function numbersOf$2(row) {
	const { estimate, unit } = row;
	if (estimate.kind === "none") return seenOnly(estimate, unit);
	if (estimate.kind === "exact") {
		const change = estimate.head - estimate.base;
		const pct = estimate.base === 0 ? null : 100 * change / Math.abs(estimate.base);
		const isNew = pct === null && change !== 0;
		const delta = isNew ? printDifference(change, unit) : printDelta(pct ?? 0);
		const size = isNew ? 1e9 : Math.abs(pct ?? 0);
		return {
			...NOTHING,
			delta,
			interval: "exact",
			change: isNew ? null : exactly$1(pct ?? 0),
			size
		};
	}
	const { point, low, high, level, detectable } = estimate;
	if (estimate.kind === "ratio") return {
		delta: printDelta(percentOfLn(point)),
		interval: printInterval(percentOfLn(low), percentOfLn(high)),
		level,
		change: {
			point: percentOfLn(point),
			low: percentOfLn(low),
			high: percentOfLn(high)
		},
		detectable: `±${printPlain(percentOfLn(detectable))}`,
		size: Math.abs(percentOfLn(point))
	};
	const share = 100 / (row.baseValue ?? 0);
	const isOfBase = row.baseValue !== null && row.baseValue > 0;
	const pct = isOfBase ? share * point : null;
	return {
		delta: `${printDifference(point, unit)}${pct === null ? "" : ` (${printDelta(pct)})`}`,
		interval: `[${printDifference(low, unit)}, ${printDifference(high, unit)}]`,
		level,
		change: isOfBase ? {
			point: share * point,
			low: share * low,
			high: share * high
		} : null,
		detectable: `±${printDifference(detectable, unit).replace(/^\+/, "")}`,
		size: pct === null ? 1e9 : Math.abs(pct)
	};
}
/** What was seen in rounds that are too few for an interval. */
function seenOnly(estimate, unit) {
	const { point, scale } = estimate;
	if (point === void 0) return NOTHING;
	if (scale === "difference") return {
		...NOTHING,
		delta: printDifference(point, unit)
	};
	const pct = percentOfLn(point);
	return {
		...NOTHING,
		delta: printDelta(pct),
		change: exactly$1(pct)
	};
}
const exactly$1 = (pct) => ({
	point: pct,
	low: pct,
	high: pct
});
/** An interaction's values are ratios head/base: the change's effect under one variant each. */
function valuesOf$2(row, isInteraction) {
	if (row.role === "geomean") return ["", ""];
	if (!isInteraction) return printPair(row.baseValue, row.headValue, row.unit);
	const effect = (ratio) => printDelta(ratio === null ? null : 100 * (ratio - 1));
	return [effect(row.baseValue), effect(row.headValue)];
}
function changeOf$1(row) {
	const { estimate } = row;
	if (estimate.kind === "none") return estimate.point ?? 0;
	return estimate.kind === "exact" ? estimate.head - estimate.base : estimate.point;
}
function movedWords(row, { interactionUnder, hasGating }) {
	const word = wordFor(metricFor(row.metric), changeOf$1(row)) || "different";
	const mark = row.verdict.word === "regressed" ? "worse" : "better";
	if (interactionUnder !== null) return {
		mark: "differs",
		word: DIFFERS,
		detail: differsUnder(mark, interactionUnder)
	};
	if (row.role === "control") return {
		mark,
		word,
		detail: IN_UNCHANGED_CODE
	};
	return {
		mark,
		word,
		detail: mark === "worse" && hasGating && row.role === "informational" ? DOES_NOT_GATE : null
	};
}
/** Why a row is undecided and what would decide it. */
function unsureDetail(row) {
	if (row.verdict.word !== "inconclusive") return null;
	const { resolutionPct, machines } = row.explanation;
	switch (row.verdict.reason) {
		case "stopped":
		case "no-decision": {
			const isStopped = row.verdict.reason === "stopped";
			const seen = numbersOf$2(row).detectable;
			const rounds = row.verdict.roundsNeeded;
			const parts = [
				...isStopped ? [stoppedForOthers(row.estimate.n)] : [],
				...seen === null ? [] : [couldSee(seen)],
				...rounds === null ? [] : [needsRounds(rounds)]
			];
			return parts.length === 0 ? null : joined(parts);
		}
		case "too-few-rounds": return TOO_FEW_ROUNDS;
		case "below-resolution": return belowStep(resolutionPct === null ? null : printPlain(resolutionPct));
		case "machines-disagree": return disagreeing(machines.length);
	}
}
function wordsOf$1(row, kind) {
	const { verdict } = row;
	const isInteraction = kind.interactionUnder !== null;
	switch (verdict.word) {
		case "regressed":
		case "improved": return movedWords(row, kind);
		case "equivalent": return {
			mark: "same",
			word: isInteraction ? SAME_EFFECT : UNCHANGED,
			detail: SAME_SINCE[verdict.reason] ?? null
		};
		case "inconclusive": return {
			mark: "unsure",
			word: CANNOT_TELL,
			detail: unsureDetail(row)
		};
		case "withheld": return {
			mark: "withheld",
			word: WITHHELD,
			detail: A_CONTROL_MOVED
		};
		case "failed":
			if (verdict.reason === "out-of-memory") return {
				mark: "oom",
				word: OUT_OF_MEMORY,
				detail: null
			};
			return {
				mark: "failed",
				word: HAS_FAILED,
				detail: FAILED_SINCE[verdict.reason]
			};
	}
}
/** What the verdict itself adds to the footnotes. */
function verdictProblems(row) {
	const { verdict, estimate } = row;
	const where = `${row.benchmark} ${metricFor(row.metric).label}`;
	if (verdict.word === "failed") {
		const of = verdict.reason === "given-up" || verdict.reason === "odd-output" ? row.benchmark : where;
		return [{
			code: "failed-row",
			message: verdict.detail,
			where: of
		}];
	}
	if (verdict.word === "withheld") return [{
		code: "control-moved",
		message: withheldSince(verdict.control),
		next: plainText(QUIETER)
	}];
	return estimate.kind === "none" ? [{
		code: "no-estimate",
		message: estimate.why,
		where
	}] : [];
}
/**
* A custom metric is named by its unit, so its values need none. What else strangers call a unit
* stands inside numbers, unescaped, so it is short and made of letters.
*/
function printedUnit({ unit, metric }) {
	return unit === metric ? "" : clean(unit, UNIT_CAP).replace(/[^\p{L}\p{N}%/-]/gu, "·");
}
/** `18.61 → 14.72 ms`: the unit once where both have the same; '' where there are none. */
function valuesText({ base, head }) {
	if (base === "") return "";
	const [, number = base, unit = ""] = /^(\S+)( \S+)$/.exec(base) ?? [];
	return `${unit !== "" && head.endsWith(unit) ? number : base} → ${head}`;
}
function viewRow(comparison, kind) {
	const row = {
		...comparison,
		unit: printedUnit(comparison)
	};
	const [base, head] = valuesOf$2(row, kind.interactionUnder !== null);
	return {
		comparison,
		gates: kind.gates,
		isAccepted: kind.isAccepted,
		direction: wordFor(metricFor(row.metric), changeOf$1(row)),
		metric: metricFor(comparison.metric).label,
		base,
		head,
		...numbersOf$2(row),
		rounds: String(comparison.estimate.n),
		...wordsOf$1(row, kind),
		problems: [...verdictProblems(comparison), ...comparison.problems]
	};
}
/** How a row was judged, as label and text, in the same order for every row. */
function explainRow({ comparison: row, level, detectable }) {
	const { explanation: how, estimate } = row;
	const beyond = "certain" in row.verdict && row.verdict.certain;
	const chance = (p) => p === null ? "–" : printP(p).replace(/^p=?/, "");
	const margin = row.marginPct === 0 ? null : `±${printPlain(row.marginPct)}`;
	const { JUDGED_BY: label } = phrases_exports;
	return [
		[label.pairs, String(estimate.n)],
		[label.looks, how.looksTaken.join(", ") || "–"],
		[label.reruns, String(how.reruns)],
		[label.lost, String(how.lostPairs)],
		[label.level, level === null ? "–" : printLevel(level)],
		[label.p, chance("p" in estimate ? estimate.p : null)],
		[label.pSequential, chance(how.pSequential)],
		[label.pAdjusted, chance(how.pAdjusted)],
		[label.margin, marginText(margin, beyond)],
		[label.detectable, detectable ?? "–"],
		[label.step, how.resolutionPct === null ? "–" : printPlain(how.resolutionPct)],
		[label.layout, how.layout],
		[label.secondRuns, how.secondRunEffect === null ? "–" : printDelta(percentOfLn(how.secondRunEffect))],
		[label.role, row.role],
		[label.test, how.test]
	];
}
// src/core/tell/strip.ts
/** Characters on either side of zero. */
const ARM$1 = 9;
/** Over strips that stand below each other. */
const STRIP_TITLE = `${"smaller".padStart(ARM$1)}│${"larger".padEnd(ARM$1)}`;
/** `·` outside of the margin, `░` inside of it, `│` zero, `═` the interval, `●` the estimate. */
const DRAWN = {
	far: "·",
	near: "░",
	zero: "│",
	inside: "═",
	crossing: "╪",
	point: "●"
};
/** Where no row has a margin. */
const NO_MARGIN_PCT = 1;
/** The strip reaches at least so many margins far. */
const LEAST_MARGINS = 3;
const isDrawn = ({ change, interval }) => change !== null && interval !== null;
/**
* One scale for the rows of a table: linear near the smallest margin, logarithmic far from it
* (asinh), so that 0.5 % and 500 % have room in the same strip.
*/
function scaleOf(rows) {
	const margins = rows.map(({ comparison }) => comparison.marginPct).filter((pct) => pct > 0);
	const unitPct = margins.reduce((least, pct) => Math.min(least, pct), margins[0] ?? NO_MARGIN_PCT);
	return {
		unitPct,
		endPct: rows.filter(isDrawn).flatMap(({ change }) => [change.low, change.high]).filter(Number.isFinite).reduce((size, pct) => Math.max(size, Math.abs(pct)), LEAST_MARGINS * unitPct)
	};
}
/** Place of a change from -1 over zero to 1; what is further away than the scale is at its end. */
function shareAlong(pct, { unitPct, endPct }) {
	const share = Math.asinh(pct / unitPct) / Math.asinh(endPct / unitPct);
	return Math.max(-1, Math.min(1, share));
}
/** Place of a change in the strip, 0 to 2 * ARM. */
function placeOf$2(pct, scale) {
	const place = Math.round(ARM$1 * shareAlong(pct, scale));
	return ARM$1 + (place === 0 ? Math.sign(pct) : place);
}
/** `····●═══··░│░········`; null: the row has no interval. */
function stripOf(row, scale) {
	const { change, comparison } = row;
	if (change === null || !isDrawn(row) || Number.isNaN(change.point)) return null;
	const [low, point, high] = [
		change.low,
		change.point,
		change.high
	].map((pct) => placeOf$2(pct, scale));
	const margin = comparison.marginPct === 0 ? 0 : placeOf$2(comparison.marginPct, scale) - ARM$1;
	const drawn = (place) => {
		if (place === point) return DRAWN.point;
		const isInside = place >= low && place <= high;
		if (place === ARM$1) return isInside ? DRAWN.crossing : DRAWN.zero;
		if (isInside) return DRAWN.inside;
		return Math.abs(place - ARM$1) <= margin ? DRAWN.near : DRAWN.far;
	};
	return Array.from({ length: 19 }, (_, place) => drawn(place)).join("");
}
// src/core/text/last-words.ts
/** How a Go program says that it panicked, or a runtime that it gave up. */
const FATAL = /^(?:Benchmark\S* *\t)?(?:panic: |fatal error: |runtime: out of memory|unexpected fault address)/;
/**
* The lines of a program's output that tell why it ended: from a panic, its message and the first
* frames of its stack, whose end says nothing; else the last lines.
*/
function lastWords(text, lines) {
	const all = text.trim().split("\n");
	const start = all.findIndex((line) => FATAL.test(line));
	if (start < 0) return all.slice(-lines).join("\n");
	const said = all.slice(start);
	const kept = said.slice(0, lines);
	return (kept.length < said.length ? [...kept, "..."] : kept).join("\n").trim();
}
/** How programs mark the line that says what went wrong. */
const FAULTS = [/\b(?:fatal|error|panic|invalid|unknown|unrecognized|failed|refused|denied)\b/i, /\b(?:cannot|could not|unable|no such|not found)\b/i];
const isFault = (line) => FAULTS.some((fault) => fault.test(line));
/** The line that says that something of a name failed, and what is set in around it, or null. */
function wordsAbout(text, name) {
	const all = text.split("\n");
	const at = all.findIndex((line) => /\bfail/i.test(line) && line.split(/\s+/).includes(name));
	if (at < 0) return null;
	const isSetIn = (line) => /^\s+\S/.test(line);
	const start = all.findLastIndex((line, i) => i < at && !isSetIn(line)) + 1;
	const end = all.findIndex((line, i) => i > at && !isSetIn(line));
	const said = all.slice(start, end < 0 ? void 0 : end).filter(isSetIn);
	return [all[at], ...said].join("\n");
}
const REASON_CAP = 400;
/** What a test program or a server says last, whatever happened. */
const VERDICT = /^(?:FAIL|PASS|exit status \d+)$|\[ERROR\] Aborting$/;
/**
* What happened (the first line of a problem's text), and the message of a panic, or the last line
* after it that says what was wrong; where none does, the last line. One line.
*/
function reasonOf(message) {
	const [first = "", ...said] = message.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !VERDICT.test(line));
	const last = said.find((line) => FATAL.test(line)) ?? said.findLast(isFault) ?? said.at(-1);
	return (last === void 0 ? first : `${first} ${last}`).slice(0, REASON_CAP);
}
// src/core/tell/acceptances.ts
/** Rows that somebody accepted, and whether that still holds, in words. */
function viewAcceptances({ acceptances = [], plan, comparisons }) {
	const head = plan.sources.head?.sha ?? null;
	const names = new Set(comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`]));
	return acceptances.map((acceptance) => {
		const { row, sha } = acceptance;
		const state = sha !== head ? "lapsed" : names.has(row) ? "in force" : "no such row";
		return {
			...acceptance,
			state,
			next: ACCEPTED_NEXT[state]
		};
	});
}
// src/core/design/unchanged.ts
/**
* Units whose builds do the same work on both sides of a contrast, run with the same settings:
* whatever would be measured between them is noise.
*/
function unchangedUnits(design, records) {
	const { doSameWork } = design.workload.build;
	if (doSameWork === void 0) return [];
	const built = new Map(records.map((record) => [`${record.arm} ${record.unit}`, record]));
	const units = [...new Set(records.map((record) => record.unit))];
	const variants = new Map(design.arms.map(({ arm, variant }) => [arm.id, variant]));
	const runSettings = (arm) => {
		const variant = variants.get(arm);
		return JSON.stringify([variant?.runEnv, variant?.args]);
	};
	return design.contrasts.flatMap((contrast) => {
		if (contrast.kind !== "refs" && contrast.kind !== "variants") return [];
		if (runSettings(contrast.base) !== runSettings(contrast.head)) return [];
		return units.flatMap((unit) => {
			const [base, head] = [contrast.base, contrast.head].map((arm) => built.get(`${arm} ${unit}`));
			if (base === void 0 || head === void 0 || !doSameWork(base, head)) return [];
			return [{
				contrast: contrast.id,
				unit,
				sha256: base.sha256,
				benchmarks: []
			}];
		});
	});
}
/** Whether a contrast executes nothing of a benchmark, by the name that its rows have. */
function isNamedUnchanged(unchanged, contrast, benchmark) {
	const [own = ""] = benchmark.split("/");
	const name = own.replace(/-\d+$/, "").replace(/^.*\./, "");
	return unchanged.some((entry) => entry.contrast === contrast && entry.benchmarks.includes(`Benchmark${name}`));
}
// src/core/tell/drift.ts
/** Several refs beside each other in words: each benchmark against the first of them. */
const isSame = (cell) => cell === null || typeof cell === "string" || cell.mark === "same";
const isOpen$1 = (cell) => isSame(cell) || cell.mark === "unsure";
/** What moved, what nobody can tell of; what did not move anywhere is left out. */
const weightOf = ({ cells }) => cells.every(isSame) ? 0 : cells.every(isOpen$1) ? 1 : 2;
const seriesOf = ({ comparison: { benchmark, metric } }) => JSON.stringify([benchmark, metric]);
/**
* A table for each variant under which refs are compared; none where base and head are.
* `rowsIn`: the rows of a contrast. Only what gates is shown, or all where nothing does.
*/
function viewDrifts({ plan }, rowsIn) {
	if (plan.suite.compare === void 0) return [];
	const nameOf = (id) => plan.arms.find((arm) => arm.id === id)?.variant ?? id;
	const [first] = plan.suite.compare;
	const ofFirst = plan.suite.variants.flatMap(({ name, source }) => source?.kind === "ref" && source.ref === first ? [name] : []);
	const contrasts = plan.contrasts.filter((one) => one.kind === "variants" && ofFirst.includes(nameOf(one.base)));
	return [...Map.groupBy(contrasts, ({ base }) => base)].flatMap(([base, mine]) => {
		const all = mine.map(({ id }) => rowsIn(id));
		const gating = all.map((rows) => rows.filter(({ gates }) => gates));
		const shown = gating.some(({ length }) => length > 0) ? gating : all;
		const lines = [...new Map(shown.flat().map((row) => [seriesOf(row), row]))].map(([series, { comparison: { benchmark }, metric }]) => {
			const rows = shown.map((of) => of.find((row) => seriesOf(row) === series));
			return {
				benchmark,
				metric,
				base: rows.find((row) => row !== void 0 && row.base !== "–")?.base ?? "",
				cells: mine.map(({ id }, i) => rows[i] ?? (isNamedUnchanged(plan.unchanged, id, benchmark) ? drifts.sameCode : null))
			};
		});
		if (lines.length === 0) return [];
		const moved = lines.filter((line) => weightOf(line) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
		const still = lines.length - moved.length;
		const refs = [base, ...mine.map(({ head }) => head)].map(nameOf);
		return [{
			title: drifts.title(refs[0]),
			refs,
			lines: moved,
			about: drifts.about(still)
		}];
	});
}
// src/core/report/attribution.ts
/** CPU time per operation with its parts: under load by transaction, else by trial. */
const WHOLES = [{
	whole: "server-cpu/transaction",
	gc: "gc-mark-cpu/transaction",
	pauses: "gc-pause/transaction"
}, {
	whole: "cpu-sec",
	gc: "gc-mark-cpu-total",
	pauses: "gc-pause-total"
}];
const UNKNOWN$1 = { word: "unknown" };
/** Words on a row that leave its interval without meaning. */
const MEANINGLESS = [
	"below-resolution",
	"machines-disagree",
	"too-few-rounds"
];
/** Whether the interval of a row may be read at all. */
const hasMeaning = ({ verdict }) => verdict.word !== "failed" && verdict.word !== "withheld" && !(verdict.word === "inconclusive" && MEANINGLESS.includes(verdict.reason));
/** The effect as head - base in units of base, with its interval; null: there is none. */
function shiftOf({ estimate, baseValue }) {
	if (estimate.kind === "none") return null;
	if (estimate.kind === "exact") {
		const point = (estimate.head - estimate.base) / estimate.base;
		return Number.isFinite(point) ? {
			point,
			low: point,
			high: point
		} : null;
	}
	const { point, low, high } = estimate;
	if (estimate.kind === "ratio") return {
		point: Math.expm1(point),
		low: Math.expm1(low),
		high: Math.expm1(high)
	};
	if (baseValue === null || baseValue <= 0) return null;
	return {
		point: point / baseValue,
		low: low / baseValue,
		high: high / baseValue
	};
}
/** `scale` is what percent of base is multiplied with: 100 for the whole, less for a part. */
function changeOf(row, scale, alpha) {
	const { verdict, explanation, marginPct } = row;
	if (verdict.word === "equivalent") return {
		word: "unchanged",
		marginPct: marginPct * scale / 100
	};
	if (!hasMeaning(row)) return UNKNOWN$1;
	const shift = shiftOf(row);
	if (shift === null || shift.low <= 0 && shift.high >= 0 || (explanation.pAdjusted ?? 0) > alpha) return UNKNOWN$1;
	const [pct, lowPct, highPct] = [
		shift.point,
		shift.low,
		shift.high
	].map((one) => scale * one);
	return {
		word: "moved",
		pct,
		lowPct,
		highPct
	};
}
/**
* Points of the whole that marking accounts for: 100 (G' - G) / T, with G and T the medians of
* base and G'/G the paired effect with its interval; G/T is taken as known. More marking than
* CPU time means that the trace counts waiting (more Ps than cores): then nothing can be said.
*/
function partOf(part, whole, alpha) {
	if (part === void 0) return null;
	if (part.baseValue === null || whole.baseValue === null || whole.baseValue <= 0) return UNKNOWN$1;
	const share = part.baseValue / whole.baseValue;
	const headShare = (part.headValue ?? 0) / (whole.headValue ?? Number.POSITIVE_INFINITY);
	if (share > 1 || headShare > 1) return UNKNOWN$1;
	return changeOf(part, 100 * share, alpha);
}
/** One line a benchmark of one contrast, where its CPU time was measured. */
function attribute(rows, alpha) {
	return [...Map.groupBy(rows.filter(({ role }) => role !== "geomean"), ({ benchmark }) => benchmark)].flatMap(([benchmark, mine]) => {
		const rowOf = (metric) => mine.find((row) => row.metric === metric);
		const known = WHOLES.find(({ whole }) => rowOf(whole) !== void 0);
		const whole = known && rowOf(known.whole);
		if (known === void 0 || whole === void 0) return [];
		if (whole.verdict.word === "failed") return [];
		const gc = partOf(rowOf(known.gc), whole, alpha);
		const pause = rowOf(known.pauses);
		if (gc === null && pause === void 0) return [];
		const pauses = pause && {
			metric: known.pauses,
			change: changeOf(pause, 100, alpha)
		};
		const change = changeOf(whole, 100, alpha);
		return [{
			benchmark,
			whole: {
				metric: known.whole,
				change
			},
			gc,
			pauses: pauses ?? null
		}];
	});
}
// src/core/stats/flips/spending.ts
/** Least share of the first part that its first look may spend: at 8 rounds one pattern of 128. */
const FIRST_SHARE = .18;
/** A later part is short of alpha: it saves nearly all of it for its last looks. */
const LATER_POWER = 3;
/** What the parts up to the p-th, counted from 0, may have spent at their ends. */
const atEnd = (alpha, part) => part < 0 ? 0 : alpha - alpha * .09999999999999998 * .19999999999999996 ** part;
/** Of alpha, what the p-th part of a run may spend, counted from 0: .045, .004, ... of .05. */
const ofPart = (alpha, part) => atEnd(alpha, part) - atEnd(alpha, part - 1);
/** Grows as the part's share of its rounds, and as a power of it for proofs and in later parts. */
function within(course, part, start, rounds) {
	const { alpha } = course;
	const most = Math.max(rounds, course.paid(rounds));
	const share = most === start ? 1 : (rounds - start) / (most - start);
	const grown = part === 0 ? Math.max(FIRST_SHARE, share) : share ** LATER_POWER;
	const [before, after] = [atEnd(alpha, part - 1), atEnd(alpha, part)];
	return {
		rounds,
		spent: before + (after - before) * grown,
		proof: before + (after - before) * share ** 1.5,
		isEnd: false
	};
}
/**
* The looks that the rounds so far have reached, each with what may have been spent. A part that
* ended, wherever it ended, has spent all that is its own at its end. The first part has nine
* tenths of alpha; each time a run is gone on with, it gets four fifths of what is still there.
*/
function spendingOf(course) {
	const { looks, rounds, final, alpha } = course;
	const ends = course.ends.filter((end) => end < rounds || end === rounds && !final);
	const stops = [...ends, ...final ? [rounds] : []];
	const places = [.../* @__PURE__ */ new Set([...looks.filter((look) => look <= rounds), ...stops])];
	const found = [];
	for (const place of places.sort((a, b) => a - b)) {
		const part = ends.filter((end) => end < place).length;
		const start = ends[part - 1] ?? 0;
		const end = atEnd(alpha, part);
		const now = stops.includes(place) ? {
			rounds: place,
			spent: end,
			proof: end,
			isEnd: true
		} : within(course, part, start, place);
		const last = found.at(-1);
		found.push({
			...now,
			spent: Math.max(now.spent, last?.spent ?? 0),
			proof: Math.max(now.proof, last?.proof ?? 0)
		});
	}
	return found;
}
// src/core/tell/attribution.ts
/** Where a change of CPU time went, as one sentence. */
const UNKNOWN = "not known";
const size = (pct) => Number(pct.toPrecision(2));
/** `-18.0 % [-19.2, -16.9]`, `unchanged (within 2 %)`, `not known`. */
function changeText(change, unit) {
	switch (change.word) {
		case "moved": return `${printDelta(change.pct).replace(/%$/, unit)} ${printInterval(change.lowPct, change.highPct)}`;
		case "unchanged": return `unchanged (within ${size(change.marginPct)} ${unit})`;
		case "unknown": return UNKNOWN;
	}
}
/** `server CPU/transaction -18.0 % [..]; of it GC -3.1 points [..]; pauses unchanged (..)`. */
function attributionPhrase({ whole, gc, pauses }) {
	const hasMoved = whole.change.word === "moved";
	return [[
		`${whole.change.word === "unknown" ? "change of " : ""}${metricFor(whole.metric).label} ${changeText(whole.change, "%")}`,
		gc === null ? "GC CPU time not measured" : `${hasMoved ? "of it " : ""}GC ${changeText(gc, "points")}`,
		...pauses === null ? [] : [`pauses ${changeText(pauses.change, "%")}`]
	].join("; ")];
}
/** How such a sentence is made, for whoever reads one. */
const ATTRIBUTION_METHOD = [
	{ strong: "Where CPU time went." },
	" \"Of it GC -3 points\": base spent so much of its CPU time in marking, head so much less or more",
	" for the same work, in percent of what base spent on all of it. A part is named only if its",
	" interval excludes zero and the table as a whole bears it out, and is called unchanged only if",
	" that was shown; else it is not known. Marking is what the trace counts: sweeping and write",
	" barriers are not in it, waiting is where there are more Ps than cores."
];
// src/core/stats/distributions/difference-limits.ts
/**
* Limits of `head - base` from each one's own limits. For two proportions with Wilson's limits it
* is Newcombe's method 10 (Statistics in Medicine 17 (1998) 873-890); for others see Zou and
* Donner, Statistics in Medicine 27 (2008) 1693-1702.
*/
function differenceLimits(base, head) {
	const point = head.point - base.point;
	return {
		point,
		low: point - Math.hypot(head.point - head.low, base.high - base.point),
		high: point + Math.hypot(head.high - head.point, base.point - base.low)
	};
}
// src/core/stats/distributions/normal-quantile.ts
/** Quantiles of the normal distribution. */
const CENTRE = {
	up: [
		3.3871327179,
		50.434271938,
		159.29113202,
		59.10937472
	],
	down: [
		1,
		17.895169469,
		78.757757664,
		67.1875636
	]
};
const FLANK = {
	up: [
		1.4234372777,
		2.75681539,
		1.3067284816,
		.17023821103
	],
	down: [
		1,
		.7370016425,
		.12021132975
	]
};
const TAIL$1 = {
	up: [
		6.657905115,
		3.081226386,
		.42868294337,
		.017337203997
	],
	down: [
		1,
		.24197894225,
		.012258202635
	]
};
/**
* Quantile of the standard normal distribution, for 0 < p < 1; relative error about 1e-7.
* Source: Wichura, Algorithm AS 241 (PPND7), Applied Statistics 37 (1988) 477-484.
* @example normalQuantile(0.975) // 1.959964
*/
function normalQuantile(p) {
	const q = p - .5;
	if (Math.abs(q) <= .425) return q * ratio(CENTRE, .180625 - q * q);
	const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
	return Math.sign(q) * (r <= 5 ? ratio(FLANK, r - 1.6) : ratio(TAIL$1, r - 5));
}
function ratio(terms, x) {
	const value = (list) => list.reduceRight((sum, term) => sum * x + term, 0);
	return value(terms.up) / value(terms.down);
}
// src/core/stats/distributions/poisson-limits.ts
/**
* Limits of the mean behind one count of independent events, by the score method: where the count
* is z standard deviations of the mean away from it. The count need not be whole.
* Source: Barker, Am. Statistician 56 (2002) 85-89, the score interval.
* @example poissonLimits(10, 1.959964) // { low: 5.43, high: 18.41 }
*/
function poissonLimits(count, z) {
	const middle = count + z * z / 2;
	const half = z * Math.sqrt(count + z * z / 4);
	return {
		low: Math.max(0, middle - half),
		high: middle + half
	};
}
// src/core/stats/distributions/student-t-tail.ts
/**
* Two-sided P(|T| > |t|) of Student's t with a whole number of degrees of freedom >= 1, as the
* finite sum in powers of cos(atan(t / sqrt(freedom))); exact to about 1e-15 absolute.
* Source: Abramowitz and Stegun 26.7.3 and 26.7.4.
* @example studentTTail(2.2281388519649385, 10) // 0.05
*/
function studentTTail(t, freedom) {
	const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
	const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
	const isOdd = freedom % 2 === 1;
	let term = isOdd ? cosine : 1;
	let sum = freedom === 1 ? 0 : term;
	for (let k = isOdd ? 3 : 2; k < freedom; k += 2) {
		term *= (k - 1) / k * cosine * cosine;
		sum += term;
	}
	const inside = isOdd ? 2 / Math.PI * (angle + sine * sum) : sine * sum;
	return Math.max(0, 1 - inside);
}
// src/core/stats/distributions/student-t-quantile.ts
/** Quantiles of Student's t. */
const STEPS$2 = 100;
/**
* The t that |T| exceeds with probability `twoSided`, for a whole number of degrees of freedom
* >= 1 and 1e-12 < twoSided < 1, by bisection of the tail; relative error about 1e-6 at worst.
* @example studentTQuantile(0.05, 10) // 2.228139
*/
function studentTQuantile(twoSided, freedom) {
	let [low, high] = [0, 1];
	while (studentTTail(high, freedom) > twoSided && high < 0xe8d4a51000) high *= 2;
	for (let step = 0; step < STEPS$2; step++) {
		const middle = (low + high) / 2;
		if (studentTTail(middle, freedom) > twoSided) low = middle;
		else high = middle;
	}
	return high;
}
// src/core/stats/distributions/wilson-limits.ts
/**
* Limits of a proportion from `count` of `total`, by the score method; they stay within 0 and 1
* and are sensible for small counts. Counts need not be whole (they may be divided by a
* dispersion). A total of 0 says nothing: 0 to 1.
* Source: Wilson, J. Am. Stat. Assoc. 22 (1927) 209-212.
* @example wilsonLimits(56, 70, 1.959964) // { low: 0.6918, high: 0.8769 }
*/
function wilsonLimits(count, total, z) {
	if (total <= 0) return {
		low: 0,
		high: 1
	};
	const middle = (count + z * z / 2) / (total + z * z);
	const spread = count * (total - count) / total + z * z / 4;
	const half = z * Math.sqrt(Math.max(0, spread)) / (total + z * z);
	return {
		low: Math.max(0, middle - half),
		high: Math.min(1, middle + half)
	};
}
// src/core/stats/series/dispersion.ts
/**
* How much more runs of one arm differ than independent events would: Pearson's chi-square over
* its degrees of freedom, pooled over the arms, at least 1. `bounded`: a count is a part of its
* exposure (a share), else it is a rate.
* Source: McCullagh and Nelder, Generalized Linear Models (1989), 4.5 and 6.2.
*/
function dispersion(arms, bounded) {
	let chiSquare = 0;
	let freedom = 0;
	for (const { counts, exposures } of arms) {
		const all = counts.reduce((sum, count) => sum + count, 0);
		const rate = all / exposures.reduce((sum, one) => sum + one, 0);
		if (all === 0 || bounded && rate >= 1) continue;
		const spare = bounded ? 1 - rate : 1;
		freedom += counts.length - 1;
		counts.forEach((count, run) => {
			const expected = rate * (exposures[run] ?? 0);
			if (expected > 0) chiSquare += (count - expected) ** 2 / (expected * spare);
		});
	}
	return freedom === 0 ? 1 : Math.max(1, chiSquare / freedom);
}
// src/core/profiles/by-function.ts
/** What several runs of both sides counted, by function. */
function countByFunction(runs) {
	const all = /* @__PURE__ */ new Map();
	const zeros = () => ({
		base: runs.base.map(() => 0),
		head: runs.head.map(() => 0)
	});
	for (const side of ["base", "head"]) for (const [run, seen] of runs[side].entries()) for (const kind of ["flat", "cum"]) for (const [name, count] of seen[kind]) {
		const entry = all.get(name) ?? {
			name,
			flat: zeros(),
			cum: zeros()
		};
		all.set(name, entry);
		entry[kind][side][run] = count;
	}
	return withPointers([...all.values()]);
}
/** Of a function or of a whole stack: as if every receiver were a value. */
const withoutPointer = (name) => name.replace(/\(\*([^()]+)\)/g, "$1");
/** A method whose receiver became a pointer, or a value, is one function on both sides. */
function withPointers(all) {
	return [...Map.groupBy(all, ({ name }) => withoutPointer(name)).values()].flatMap((group) => {
		const base = group.filter(({ cum }) => sum$1(cum.base) > 0);
		const head = group.filter(({ cum }) => sum$1(cum.head) > 0);
		const [one, other] = [base[0], head[0]];
		if (group.length !== 2 || base.length !== 1 || !one || !other || one === other) return group;
		const both = (kind) => ({
			base: one[kind].base,
			head: other[kind].head
		});
		return [{
			name: other.name,
			baseName: one.name,
			flat: both("flat"),
			cum: both("cum")
		}];
	});
}
const sum$1 = (numbers) => numbers.reduce((total, one) => total + one, 0);
const totalOf = ({ base, head }) => sum$1(base) + sum$1(head);
// src/core/profiles/known.ts
/** What functions of Go's runtime mean for the code that is profiled, in plain words. */
const COPY = "copies large values: pass or keep them by pointer";
const CLEAR = "clears memory: new objects, large variables";
const ALLOCATE = "allocates on the heap: fewer or smaller objects";
const MARK$1 = "garbage collector marks in the background";
const SWEEP = "garbage collector frees what is dead";
const WAIT = "puts threads to sleep and wakes them: locks, channels, idle processors";
const SPIN = "waits by spinning: contended locks, idle processors";
const SCHEDULE = "looks for a goroutine to run: blocking, idle processors";
const MAP_READ = "looks up in a map";
const MAP_WRITE = "writes to a map";
const BOX = "puts a value into an interface, on the heap";
const LOCK = "waits for a mutex";
const UNLOCK = "lets a lock go: in a mutex profile, what others waited for it";
const CHANNEL = "passes values through channels";
const SYSTEM_CALL = "is in a system call: files, network, memory of the system";
const TEXT = "copies between string and []byte";
const EQUAL = "compares bytes: keys, strings";
const HASH = "hashes keys of maps";
const BARRIER = "writes pointers while the garbage collector marks";
const STACK = "makes a goroutine a larger stack";
/** Plain words by function name; the one place for them. */
const WORDS = {
	"runtime.duffcopy": COPY,
	"runtime.memmove": "copies memory: growing slices, strings, large values",
	"runtime.typedmemmove": "copies values that hold pointers",
	"runtime.wbMove": BARRIER,
	"runtime.duffzero": CLEAR,
	"runtime.memclrNoHeapPointers": CLEAR,
	"runtime.memclrHasPointers": CLEAR,
	"runtime.mallocgc": ALLOCATE,
	"runtime.mallocgcTiny": ALLOCATE,
	"runtime.mallocgcSmallNoscan": ALLOCATE,
	"runtime.mallocgcSmallScanNoHeader": ALLOCATE,
	"runtime.mallocgcSmallScanHeader": ALLOCATE,
	"runtime.mallocgcLarge": ALLOCATE,
	"runtime.nextFreeFast": ALLOCATE,
	"runtime.newobject": ALLOCATE,
	"runtime.makeslice": ALLOCATE,
	"runtime.growslice": "grows slices: give them their capacity at once",
	"runtime.gcAssistAlloc": "allocating code must help the garbage collector: it lags behind",
	"runtime.gcAssistAlloc1": "allocating code must help the garbage collector: it lags behind",
	"runtime.gcBgMarkWorker": MARK$1,
	"runtime.gcDrain": "garbage collector marks live objects",
	"runtime.scanobject": "garbage collector reads objects for pointers",
	"runtime.scanObject": "garbage collector reads objects for pointers",
	"runtime.scanSpan": "garbage collector reads objects for pointers (Green Tea)",
	"runtime.scanblock": "garbage collector reads memory for pointers",
	"runtime.greyobject": "garbage collector marks an object",
	"runtime.tryDeferToSpanScan": "garbage collector marks an object (Green Tea)",
	"runtime.markroot": "garbage collector reads globals and stacks",
	"runtime.bgsweep": SWEEP,
	"runtime.(*sweepLocked).sweep": SWEEP,
	"runtime.deductSweepCredit": "allocating code must sweep before it gets memory",
	gcWriteBarrier: BARRIER,
	"runtime.wbBufFlush": BARRIER,
	"runtime.bulkBarrierPreWrite": BARRIER,
	"runtime.futex": WAIT,
	"runtime.usleep": SPIN,
	"runtime.osyield": SPIN,
	"runtime.procyield": SPIN,
	"runtime.findRunnable": SCHEDULE,
	"runtime.schedule": SCHEDULE,
	"runtime.stealWork": SCHEDULE,
	"runtime.netpoll": "waits for the network",
	"runtime.lock2": "waits for a lock of the runtime",
	"sync.(*Mutex).lockSlow": LOCK,
	"internal/sync.(*Mutex).lockSlow": LOCK,
	"sync.(*RWMutex).RLock": LOCK,
	"sync.(*Mutex).Lock": LOCK,
	"sync.(*RWMutex).Lock": LOCK,
	"internal/sync.(*Mutex).Lock": LOCK,
	"sync.(*Mutex).Unlock": UNLOCK,
	"internal/sync.(*Mutex).Unlock": UNLOCK,
	"sync.(*RWMutex).Unlock": UNLOCK,
	"sync.(*RWMutex).RUnlock": UNLOCK,
	"sync.(*WaitGroup).Wait": "waits for other goroutines to end",
	"sync.(*Cond).Wait": "waits for a condition that others signal",
	"runtime.unlock": "lets go a lock of the runtime, such as those of memory and of goroutines",
	"sync.(*Pool).Get": "takes objects from a pool",
	"runtime.chansend": CHANNEL,
	"runtime.chanrecv": CHANNEL,
	"runtime.chansend1": CHANNEL,
	"runtime.chanrecv1": CHANNEL,
	"runtime.chanrecv2": CHANNEL,
	"runtime.selectgo": CHANNEL,
	"syscall.Syscall": SYSTEM_CALL,
	"syscall.Syscall6": SYSTEM_CALL,
	"internal/runtime/syscall.Syscall6": SYSTEM_CALL,
	"internal/runtime/syscall/linux.Syscall6": SYSTEM_CALL,
	"runtime.madvise": "gives memory back to the system, or asks for huge pages",
	"runtime.mapaccess1": MAP_READ,
	"runtime.mapaccess2": MAP_READ,
	"runtime.mapaccess1_faststr": MAP_READ,
	"runtime.mapaccess2_faststr": MAP_READ,
	"runtime.mapaccess1_fast64": MAP_READ,
	"runtime.mapaccess2_fast64": MAP_READ,
	"runtime.mapassign": MAP_WRITE,
	"runtime.mapassign_faststr": MAP_WRITE,
	"runtime.mapassign_fast64": MAP_WRITE,
	"runtime.convT": BOX,
	"runtime.convT64": BOX,
	"runtime.convTstring": BOX,
	"runtime.convTslice": BOX,
	"runtime.slicebytetostring": TEXT,
	"runtime.stringtoslicebyte": TEXT,
	"runtime.concatstrings": "joins strings, each time into a new one",
	"runtime.memequal": EQUAL,
	memeqbody: EQUAL,
	cmpbody: EQUAL,
	aeshashbody: HASH,
	"runtime.memhash": HASH,
	"runtime.strhash": HASH,
	"runtime.morestack": STACK,
	"runtime.newstack": STACK,
	"runtime.copystack": STACK,
	"runtime._ExternalCode": "code that is not Go",
	"runtime._LostExternalCode": "samples that were lost: code that is not Go",
	"runtime._GC": "garbage collector, without a stack",
	"runtime._System": "runtime, without a stack"
};
/** What a function means in plain words; null: nothing is known beyond its name. */
function wordsFor(functionName) {
	return Object.hasOwn(WORDS, functionName) ? WORDS[functionName] ?? null : null;
}
// src/core/profiles/function-differences.ts
/** Risk that any interval of a target misses, all together. */
const ALPHA$1 = .05;
/** Fewer samples in both arms together say nothing. */
const FEWEST_SAMPLES = 10;
/** Functions that are kept of those compared, by their own code and with what they call. */
const KEPT$1 = {
	flat: 20,
	cum: 15,
	known: 15
};
/** Share of an arm's samples from which a function with plain words is always kept. */
const KNOWN_SHARE = .01;
/** head - base of the shares of samples. */
function shareDelta(counts, samples, z) {
	const spread = spreadOf$1(counts, samples, true);
	const [base, head] = ["base", "head"].map((side) => {
		const total = sum$1(samples[side]);
		const count = sum$1(counts[side]);
		return {
			point: count / total,
			...wilsonLimits(count / spread, total / spread, z)
		};
	});
	if (base === void 0 || head === void 0) throw new Error("two sides");
	return differenceLimits(base, head);
}
/** head - base of the CPU seconds per operation. */
function cpuDelta(counts, operations, periodSec, z) {
	const spread = spreadOf$1(counts, operations, false);
	const [base, head] = ["base", "head"].map((side) => {
		const count = sum$1(counts[side]);
		const { low, high } = poissonLimits(count / spread, z);
		const secOf = (samples) => samples * periodSec / sum$1(operations[side]);
		return {
			point: secOf(count),
			low: secOf(low * spread),
			high: secOf(high * spread)
		};
	});
	if (base === void 0 || head === void 0) throw new Error("two sides");
	return differenceLimits(base, head);
}
const spreadOf$1 = (counts, exposures, bounded) => dispersion(["base", "head"].map((side) => ({
	counts: counts[side],
	exposures: exposures[side]
})), bounded);
/**
* Functions that had samples enough, each arm's runs pooled, every interval widened so that all
* of them hold at once (Bonferroni). Every run has samples, and all have one period.
*/
function compareProfiles(runs, periodSec) {
	const samples = exposuresOf$1(runs, ({ samples: found }) => found.samples);
	const operations = [...runs.base, ...runs.head].every(({ operations }) => operations !== null) ? exposuresOf$1(runs, ({ operations: n }) => n ?? 0) : null;
	const candidates = countByFunction({
		base: seenIn(runs.base),
		head: seenIn(runs.head)
	}).filter(({ cum }) => totalOf(cum) >= FEWEST_SAMPLES);
	const flats = candidates.filter(({ flat }) => totalOf(flat) >= FEWEST_SAMPLES);
	const intervals = (candidates.length + flats.length) * (operations === null ? 1 : 2);
	const z = criticalValue(ALPHA$1 / Math.max(1, intervals), runs.base.length + runs.head.length - 2);
	const partOf = (counts) => ({
		baseSamples: sum$1(counts.base),
		headSamples: sum$1(counts.head),
		share: shareDelta(counts, samples, z),
		cpuSec: operations === null ? null : cpuDelta(counts, operations, periodSec, z)
	});
	const functions = candidates.map(({ flat, cum, ...named }) => ({
		...named,
		flat: totalOf(flat) < FEWEST_SAMPLES ? null : partOf(flat),
		cum: partOf(cum)
	}));
	return {
		level: .95,
		compared: functions.length,
		functions: tellingOf$1(functions, samples)
	};
}
const seenIn = (runs) => runs.map(({ samples }) => samples);
/** What the spread of runs is worth depends on how many there are; of single ones it is unknown. */
const criticalValue = (alpha, freedom) => freedom < 1 ? normalQuantile(1 - alpha / 2) : studentTQuantile(alpha, freedom);
const exposuresOf$1 = (runs, of) => ({
	base: runs.base.map(of),
	head: runs.head.map(of)
});
/** What a part says: per operation, where the operations are known, else as a share. */
const tellingDelta = ({ cpuSec, share }) => cpuSec ?? share;
const isBeyondNoise = ({ low, high }) => low > 0 || high < 0;
const byDelta = (a, b) => byNoiseAndSize(tellingDelta(a), tellingDelta(b));
/** Orders differences: beyond the noise first, then by size. */
function byNoiseAndSize(one, other) {
	return Number(isBeyondNoise(other)) - Number(isBeyondNoise(one)) || Math.abs(other.point) - Math.abs(one.point);
}
/** The functions to keep, in the order of their own code's difference, then of the whole's. */
function tellingOf$1(functions, samples) {
	const flats = functions.filter(({ flat }) => flat !== null).sort(byFlat);
	const cums = functions.filter(isPart(samples)).sort((a, b) => byDelta(a.cum, b.cum));
	const isLarge = ({ cum }) => cum.baseSamples >= KNOWN_SHARE * sum$1(samples.base) || cum.headSamples >= KNOWN_SHARE * sum$1(samples.head);
	const known = cums.filter((one) => wordsFor(one.name) !== null && isLarge(one));
	const kept = /* @__PURE__ */ new Set([
		...flats.slice(0, KEPT$1.flat),
		...cums.slice(0, KEPT$1.cum),
		...known.slice(0, KEPT$1.known)
	]);
	return [...flats.filter((one) => kept.has(one)), ...cums.filter((c) => kept.has(c) && !c.flat)];
}
/** What calls nearly everything on both sides says no more than the whole does. */
const WHOLE_SHARE$1 = .8;
const isPart = (samples) => ({ cum }) => cum.baseSamples < WHOLE_SHARE$1 * sum$1(samples.base) || cum.headSamples < WHOLE_SHARE$1 * sum$1(samples.head);
const byFlat = (a, b) => a.flat === null || b.flat === null ? 0 : byDelta(a.flat, b.flat);
// src/core/profiles/amount-differences.ts
/** Risk that any interval of a column misses, all together. */
const ALPHA = .05;
/** Fewer looks of the profiler in both arms together say nothing. */
const FEWEST_EVENTS = 10;
/** Share of an arm's total from which a function is worth a line. */
const LEAST_SHARE = .005;
/** Functions that are kept, by their own code and with what they call. */
const KEPT = {
	flat: 20,
	cum: 20
};
/** What calls nearly everything on both sides says no more than the whole does. */
const WHOLE_SHARE = .98;
/**
* Functions with a part of the whole that is worth telling. A run is one observation: what it has
* an operation, so that the intervals hold whatever the amounts are (heavy tails of waits, exact
* counts of bytes), with Student's t in each arm and Bonferroni over all that is compared.
*/
function compareAmounts(runs) {
	const amountsOf = (side) => runs[side].map(({ amounts }) => amounts);
	const totals = {
		base: totalsOf(amountsOf("base")),
		head: totalsOf(amountsOf("head"))
	};
	const isWorth = (counts) => sum$1(counts.base) > LEAST_SHARE * totals.base || sum$1(counts.head) > LEAST_SHARE * totals.head;
	const events = eventsByFunction({
		base: amountsOf("base"),
		head: amountsOf("head")
	});
	const isSeen = (name) => totalOf(events.get(name) ?? NONE) >= FEWEST_EVENTS;
	const candidates = countByFunction({
		base: amountsOf("base"),
		head: amountsOf("head")
	}).filter(({ name, cum }) => isSeen(name) && isWorth(cum));
	const flats = candidates.filter(({ flat }) => isWorth(flat));
	const alpha = ALPHA / Math.max(1, candidates.length + flats.length);
	const partOf = (name, counts) => {
		const looks = events.get(name) ?? NONE;
		const limits = (side) => meanLimits(runs[side], counts[side], sum$1(looks[side]), alpha);
		const delta = differenceLimits(limits("base"), limits("head"));
		return {
			base: sum$1(counts.base),
			head: sum$1(counts.head),
			delta
		};
	};
	const functions = candidates.map(({ flat, cum, ...named }) => ({
		...named,
		flat: isWorth(flat) ? partOf(named.name, flat) : null,
		cum: partOf(named.name, cum)
	}));
	const isPart = ({ cum }) => cum.base < WHOLE_SHARE * totals.base || cum.head < WHOLE_SHARE * totals.head;
	return {
		level: .95,
		compared: functions.length,
		functions: tellingOf(functions, isPart)
	};
}
/** By how much the wholes of runs of one side differ at the most, as a fraction of their mean. */
function spreadOf(runs) {
	const spreads = SIDES$1.map((side) => {
		const wholes = runs[side].map(({ amounts, operations }) => amounts.total / (operations ?? 1));
		const mean = sum$1(wholes) / wholes.length;
		return mean === 0 ? 0 : (Math.max(...wholes) - Math.min(...wholes)) / mean;
	});
	return Math.max(...spreads);
}
/** Difference of the wholes an operation, by how runs differ. */
function wholeOf(runs) {
	const limits = (side) => {
		const wholes = runs[side].map(({ amounts }) => amounts.total);
		return meanLimits(runs[side], wholes, sum$1(wholes), ALPHA);
	};
	return differenceLimits(limits("base"), limits("head"));
}
const NONE = {
	base: [],
	head: []
};
const totalsOf = (amounts) => sum$1(amounts.map(({ total }) => total));
function eventsByFunction(runs) {
	const seen = (amounts) => ({
		flat: amounts.events,
		cum: amounts.events
	});
	const counted = countByFunction({
		base: runs.base.map(seen),
		head: runs.head.map(seen)
	});
	return new Map(counted.map(({ name, cum }) => [name, cum]));
}
/**
* Mean over the runs of an amount an operation, with its limits. What was sampled is at least as
* uncertain as the number of its samples says, also where the runs happen to agree.
*/
function meanLimits(runs, amounts, events, alpha) {
	const isCounted = runs.every(({ operations }) => operations !== null);
	const rates = runs.map(({ operations }, i) => (amounts[i] ?? 0) / (isCounted ? operations ?? 1 : 1));
	const point = sum$1(rates) / rates.length;
	const squares = sum$1(rates.map((rate) => (rate - point) ** 2));
	const spread = Math.sqrt(squares / (rates.length - 1) / rates.length);
	const least = runs.some(({ amounts: { isSampled } }) => isSampled) && events > 0 ? point / Math.sqrt(events) : 0;
	const half = criticalValue(alpha, rates.length - 1) * Math.max(spread, least);
	return {
		point,
		low: Math.max(0, point - half),
		high: point + half
	};
}
const byAmount = (a, b) => byNoiseAndSize(a.delta, b.delta);
/** What divides totals: operations, or runs where operations are not known. */
const exposuresOf = ({ base, head }) => base.operations === null || head.operations === null ? {
	base: base.runs,
	head: head.runs
} : {
	base: base.operations,
	head: head.operations
};
/** Beyond the noise and worth a word: exact counts also tell of what does not matter. */
function isMoved(profile, { delta }) {
	const per = exposuresOf(profile);
	const wholes = SIDES$1.map((side) => profile[side].total / Math.max(1, per[side]));
	return isBeyondNoise(delta) && Math.abs(delta.point) >= LEAST_SHARE * Math.max(...wholes);
}
const SIDES$1 = ["base", "head"];
function tellingOf(functions, isPart) {
	const flats = functions.filter(({ flat }) => flat !== null).sort((a, b) => a.flat && b.flat ? byAmount(a.flat, b.flat) : 0);
	const cums = functions.filter(isPart).sort((a, b) => byAmount(a.cum, b.cum));
	return [.../* @__PURE__ */ new Set([...flats.slice(0, KEPT.flat), ...cums.slice(0, KEPT.cum)])];
}
// src/core/profiles/stacks.ts
/** Most of a target that are kept: those whose share of the whole differs most. */
const MOST_STACKS = 300;
/** Amounts have up to four profiles a target. */
const MOST_OF_AMOUNTS = 100;
const SIDES = ["base", "head"];
/** Samples of CPU profiles by whole stack. */
function compareStacks(runs) {
	const wholeOf = (side) => runs[side].map(({ samples: { samples: total, stacks } }) => ({
		total,
		stacks
	}));
	const compared = compare$1({
		base: wholeOf("base"),
		head: wholeOf("head")
	}, MOST_STACKS);
	const samplesOf = ({ base, head }) => ({
		baseSamples: base,
		headSamples: head
	});
	return {
		names: compared.names,
		rows: compared.rows.map(({ stack, ...both }) => ({
			stack,
			...samplesOf(both)
		})),
		left: samplesOf(compared.left)
	};
}
/** Amounts by whole stack. */
const compareAmountStacks = (runs) => compare$1(runs, MOST_OF_AMOUNTS);
/** A method whose receiver became a pointer, or a value, is one function: named as on head. */
function compare$1(runs, most) {
	const counts = /* @__PURE__ */ new Map();
	const totals = {
		base: 0,
		head: 0
	};
	for (const side of SIDES) for (const { total, stacks } of runs[side]) {
		totals[side] += total;
		for (const [stack, count] of stacks) {
			const same = withoutPointer(stack);
			const both = counts.get(same) ?? {
				base: 0,
				head: 0,
				stack
			};
			both[side] += count;
			counts.set(same, {
				...both,
				stack
			});
		}
	}
	const shareOf = (side, of) => totals[side] === 0 ? 0 : of / totals[side];
	const moved = ({ base, head }) => Math.abs(shareOf("head", head) - shareOf("base", base));
	const ordered = [...counts].sort(([, a], [, b]) => moved(b) - moved(a));
	const places = /* @__PURE__ */ new Map();
	const placeOf = (name) => {
		const place = places.get(name) ?? places.size;
		places.set(name, place);
		return place;
	};
	const rows = ordered.slice(0, most).map(([, { stack, base, head }]) => ({
		stack: stack.split(";").slice(-200).map(placeOf).join(" "),
		base,
		head
	}));
	const left = (side) => ordered.slice(most).reduce((sum, [, both]) => sum + both[side], 0);
	return {
		names: [...places.keys()],
		rows,
		left: {
			base: left("base"),
			head: left("head")
		}
	};
}
/** The stacks with their names, those that differ most first. */
const stackRows = ({ names, rows }) => rows.map((row) => ({
	functions: row.stack.split(" ").map((place) => names[Number(place)] ?? ""),
	..."base" in row ? {
		base: row.base,
		head: row.head
	} : {
		base: row.baseSamples,
		head: row.headSamples
	}
}));
// src/core/tell/titles.ts
const { base, head, refs, first, again, second } = titles;
const plain = (title, sides, place = title) => ({
	title,
	short: title,
	place,
	sides,
	isInteraction: false
});
/** An arm's side and variant; the variant is null where the suite names none. */
function armOf(report, id) {
	const arm = report.plan.arms.find((known) => known.id === id);
	if (arm === void 0) return {
		side: "",
		variant: [{ name: id }]
	};
	return {
		side: arm.side,
		variant: arm.variant === "default" ? null : [{ name: arm.variant }]
	};
}
function under({ variant }) {
	return variant === null ? [] : underOne(variant);
}
/** The variant under which a contrast of refs ran. */
function variantOfContrast(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast?.kind !== "refs") return [{ name: id }];
	return armOf(report, contrast.head).variant ?? titles.default();
}
function interactionTitle(first, second) {
	return {
		title: titles.interaction(first, second),
		short: titles.interactionShort(first, second),
		place: titles.interactionPlace(),
		sides: [first, second],
		isInteraction: true
	};
}
function titleOf$1(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast === void 0) return plain([{ name: id }], [base(), head()]);
	return titleOfKind(report, contrast);
}
function titleOfKind(report, contrast) {
	switch (contrast.kind) {
		case "refs": {
			const to = armOf(report, contrast.head);
			const place = to.variant === null ? refs() : titles.under(to.variant);
			return plain([...refs(), ...under(to)], [base(), head()], place);
		}
		case "aa": {
			const { side, variant } = armOf(report, contrast.base);
			return plain(titles.twice(side, under({
				side,
				variant
			})), [first(), again()]);
		}
		case "variants": {
			const to = armOf(report, contrast.head);
			const one = armOf(report, contrast.base).variant ?? titles.default();
			const other = to.variant ?? titles.default();
			const isOfRefs = report.plan.suite.compare !== void 0;
			const both = titles.pair(one, other);
			return plain(isOfRefs ? both : titles.onSide(both, to.side), [one, other]);
		}
		case "benchmarks": {
			const arm = armOf(report, contrast.arm);
			const pair = titles.pair([{ name: contrast.base }], [{ name: contrast.head }]);
			return plain([...titles.onSide(pair, arm.side), ...under(arm)], [first(), second()]);
		}
		case "interaction": return interactionTitle(variantOfContrast(report, contrast.base), variantOfContrast(report, contrast.head));
	}
}
/** What sets a contrast apart from others of its kind: the variant of its head; else its title. */
function variantOf(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast?.kind !== "refs" && contrast?.kind !== "variants") return titleOf$1(report, id).short;
	return armOf(report, contrast.head).variant ?? titles.default();
}
// src/core/tell/profile-rows.ts
const percentOf = (share) => `${(100 * share).toFixed(1)} %`;
const points = (share) => {
	const text = (100 * share).toFixed(1);
	return Number(text) > 0 ? `+${text}` : text === "-0.0" ? "0.0" : text;
};
const sharePoints = (delta) => {
	const printed = printedDelta(delta, points);
	return {
		...printed,
		point: `${printed.point} points`
	};
};
/** A difference in a unit, with its interval. */
const printedDelta = ({ point, low, high }, print) => ({
	point: print(point),
	interval: `[${print(low)}, ${print(high)}]`,
	isBeyondNoise: isBeyondNoise({
		point,
		low,
		high
	})
});
const pair = ([base, head]) => `${base} → ${head}`;
/** The most telling function by its own code, as `runtime.duffcopy 43.2 % → 0.4 % of CPU time`. */
function gistOf(rows, { whole }) {
	const moved = rows.filter((row) => row.isBeyondNoise);
	const [first] = moved;
	if (first === void 0) return ["no function is beyond the noise"];
	const more = moved.length > 1 ? `, and ${plural(moved.length - 1, "more function")}` : "";
	const share = `${first.share} of ${whole}`;
	const amount = first.amount === null ? "" : ` (${first.amount})`;
	return [{ name: first.name }, ` ${share}${amount}${more}`];
}
const STACKS_SHOWN = 6;
/** Share of either side below which a stack is not worth its line. */
const LEAST_STACK = .005;
const viewStacks = (stacks, [ofBase, ofHead], print) => stackRows(stacks).filter(({ base, head }) => Math.max(shareIn(base, ofBase), shareIn(head, ofHead)) > LEAST_STACK).slice(0, STACKS_SHOWN).map(({ functions, base, head }) => ({
	functions: functions.slice(-4),
	share: pair([percentOf(shareIn(base, ofBase)), percentOf(shareIn(head, ofHead))]),
	samples: pair(print(base, head))
}));
const shareIn = (part, whole) => whole === 0 ? 0 : part / whole;
function nameOf$2(report, { benchmarks, contrast }) {
	const names = list(benchmarks.map((name) => [{ name }]), 3);
	return report.plan.contrasts.length > 1 ? [
		...names,
		", ",
		...titleOf$1(report, contrast).short
	] : names;
}
// src/core/tell/profile-amounts.ts
/** Profiles of amounts in words: what functions allocate, how long they wait, how much they do. */
const UNITS = {
	alloc_space: "B",
	alloc_objects: "count",
	delay: "s",
	instructions: "count"
};
function wordsOf(profile) {
	return {
		...titlesOf$1(profile, hasOperations(profile) ? "operation" : "run"),
		per: hasOperations(profile) ? "an operation" : "a run"
	};
}
const hasOperations = ({ base, head }) => base.operations !== null && head.operations !== null;
function titlesOf$1({ kind, measure }, per) {
	if (measure === "alloc_space") return {
		title: "Heap profile (alloc_space)",
		whole: "the bytes allocated",
		amount: `bytes allocated per ${per}`
	};
	if (measure === "alloc_objects") return {
		title: "Heap profile (alloc_objects)",
		whole: "the objects allocated",
		amount: `objects allocated per ${per}`
	};
	if (kind === "instructions") return {
		title: "Work",
		whole: "the instructions",
		amount: `instructions per ${per}`
	};
	return kind === "mutex" ? {
		title: "Mutex profile",
		whole: "the waits for locks",
		amount: `waits caused per ${per}`
	} : {
		title: "Block profile",
		whole: "the waits",
		amount: `waits per ${per}`
	};
}
/** How the amounts came about, and what a reader might take them for. */
const NATURE = {
	heap: " What was allocated is counted, not what is held.",
	mutex: " What others waited for a lock counts in the function that held it.",
	block: " Waits of all goroutines are added up, those of the package testing left out."
};
/** What counted the instructions, and whether they gate. */
function natureOf({ plan: { suite } }, kind) {
	if (kind !== "instructions") return NATURE[kind];
	const counter = suite.profile?.counter === "hardware" ? "the processor (perf stat)" : "valgrind";
	const most = suite.gate.instructionsPct;
	return ` Counted by ${counter}, as the difference of two lengths of run on one thread: what is done, not how long it takes. ${most === void 0 ? "It gates nothing." : `Over ${most} % more of it fails.`}`;
}
/** Amounts an operation on both sides, printed. */
function perOperation(profile, base, head) {
	const per = exposuresOf(profile);
	const each = (amount, side) => amount / Math.max(1, per[side]);
	return pair(printPair(each(base, "base"), each(head, "head"), UNITS[profile.measure]));
}
function rowOf$1(profile, one, part) {
	const { base, head } = profile;
	const shares = [shareIn(part.base, base.total), shareIn(part.head, head.total)];
	const printed = printedDelta(part.delta, (n) => printDifference(n, UNITS[profile.measure]));
	return {
		name: one.name,
		baseName: one.baseName ?? null,
		share: pair([percentOf(shares[0]), percentOf(shares[1])]),
		shareDelta: null,
		amount: perOperation(profile, part.base, part.head),
		amountDelta: {
			...printed,
			isBeyondNoise: isMoved(profile, part)
		},
		samples: null,
		isBeyondNoise: isMoved(profile, part),
		words: wordsFor(one.name)
	};
}
/** What a side differs from itself by: a small difference may be no more than that. */
const spreadIn = ({ spread }) => spread === void 0 ? "" : ` Two runs of one side differ by ${(100 * spread).toPrecision(2)} %.`;
/** The difference of the whole, with its interval. */
function wholeIn({ whole, measure }) {
	if (whole === void 0) return "";
	const { point, interval } = printedDelta(whole, (n) => printDifference(n, UNITS[measure]));
	return ` (${point} ${interval})`;
}
function viewAmounts(report, profile) {
	const { base, head, functions, compared, level, kind, measure } = profile;
	const words = wordsOf(profile);
	const rowsOf = (parts) => parts.sort((a, b) => byAmount(a.part, b.part)).map(({ one, part }) => rowOf$1(profile, one, part));
	const flat = rowsOf(functions.flatMap((one) => one.flat ? [{
		one,
		part: one.flat
	}] : []));
	const cum = rowsOf(functions.filter(({ flat: own, cum }) => own?.base !== cum.base || own.head !== cum.head).map((one) => ({
		one,
		part: one.cum
	})));
	const runs = Math.min(base.runs, head.runs);
	const telling = kind === "heap" || kind === "instructions" ? flat : cum;
	return {
		source: profile,
		words,
		name: nameOf$2(report, profile),
		compared,
		level,
		gist: gistOf(telling, words),
		basis: [
			`${words.amount} in all: ${perOperation(profile, base.total, head.total)}${wholeIn(profile)}`,
			", from ",
			`${plural(runs, "run")} of each side in turn (${printDuration(base.wallSec + head.wallSec)} `,
			`in all); ${plural(compared, "function")} had enough to be compared.`,
			`${natureOf(report, kind)}${spreadIn(profile)}`
		],
		flat,
		cum,
		telling,
		stacks: viewStacks(profile.stacks, [base.total, head.total], (a, b) => printPair(a, b, UNITS[measure]))
	};
}
// src/core/tell/profiles.ts
/** The profile pass in words: which functions take other CPU time, allocate or wait otherwise. */
/** How to read the tables. */
const PROFILE_METHOD = [
	{ strong: "How to read a profile." },
	" A sample of a CPU profile is a look at the program after each period of its CPU time, so a few",
	" of them say little. The intervals of one benchmark hold all at once; they take samples as",
	" independent, and widen where the runs of one side differ more than that. A share falls when",
	" another rises: CPU time per operation says which of them changed. A profiler slows a program",
	" down a little: the rows of the tables were measured without. Of heap, mutex and block profiles",
	" a run is one observation: intervals are of Student's t, from how runs of one side differ, and",
	" a difference below half a percent of the whole is not called one."
];
const secondsOf$1 = (delta) => printedDelta(delta, (value) => printDifference(value, "s"));
/** CPU seconds per operation behind numbers of samples; null: operations are unknown. */
function cpuOf(profile, base, head) {
	const { periodSec } = profile;
	const [ofBase, ofHead] = [profile.base.operations, profile.head.operations];
	if (ofBase === null || ofHead === null) return null;
	return pair(printPair(base * periodSec / ofBase, head * periodSec / ofHead, "s"));
}
const shareOf$1 = ({ base, head }, part) => pair([percentOf(part.baseSamples / Math.max(1, base.samples)), percentOf(part.headSamples / Math.max(1, head.samples))]);
function rowOf(profile, one, part) {
	return {
		name: one.name,
		baseName: one.baseName ?? null,
		share: shareOf$1(profile, part),
		shareDelta: sharePoints(part.share),
		amount: cpuOf(profile, part.baseSamples, part.headSamples),
		amountDelta: part.cpuSec === null ? null : secondsOf$1(part.cpuSec),
		samples: pair([`${part.baseSamples}`, `${part.headSamples}`]),
		isBeyondNoise: isBeyondNoise(tellingDelta(part)),
		words: wordsFor(one.name)
	};
}
const CPU_WORDS = {
	title: "CPU profile",
	whole: "the CPU time",
	amount: "CPU time per operation",
	per: "an operation"
};
function basisOf(profile) {
	const { base, head, periodSec } = profile;
	const cpu = cpuOf(profile, base.samples, head.samples);
	const runs = Math.min(base.runs, head.runs);
	const wallSec = base.wallSec + head.wallSec;
	return [
		`${base.samples} samples on base, ${head.samples} on head, of ${1e3 * periodSec} ms each, `,
		`from ${plural(runs, "run")} of each side in turn (${printDuration(wallSec)} in all); `,
		`${plural(profile.compared, "function")} had enough to be compared.`,
		cpu === null ? "" : ` CPU time per operation in all: ${cpu}.`
	];
}
const isSamePart = (own, all) => own?.baseSamples === all.baseSamples && own.headSamples === all.headSamples;
function viewTarget(report, profile) {
	const flat = profile.functions.flatMap((one) => one.flat === null ? [] : [{
		part: one.flat,
		row: rowOf(profile, one, one.flat)
	}]);
	const cum = profile.functions.filter(({ flat: own, cum: all }) => !isSamePart(own, all)).map((one) => ({
		part: one.cum,
		row: rowOf(profile, one, one.cum)
	}));
	const ordered = (rows) => rows.sort((a, b) => byDelta(a.part, b.part)).map(({ row }) => row);
	const rows = ordered(flat);
	const { base, head, stacks } = profile;
	return {
		source: profile,
		words: CPU_WORDS,
		name: nameOf$2(report, profile),
		gist: gistOf(rows, CPU_WORDS),
		basis: basisOf(profile),
		flat: rows,
		cum: ordered(cum),
		telling: rows,
		stacks: stacks === void 0 ? [] : viewStacks(stacks, [base.samples, head.samples], (a, b) => [`${a}`, `${b}`]),
		compared: profile.compared,
		level: profile.level
	};
}
/** Null: no profile pass was asked for, or it had nothing to do and nothing to say. */
function viewProfiles(report) {
	const { profiles } = report;
	if (profiles === void 0) return null;
	const { targets, amounts = [], problems } = profiles;
	if (targets.length + amounts.length + problems.length === 0) return null;
	return {
		targets: [...targets, ...amounts].map((one, i) => {
			const isCpu = "periodSec" in one;
			return {
				first: [...targets, ...amounts].findIndex(({ target, contrast }) => target === one.target && contrast === one.contrast),
				i,
				view: isCpu ? viewTarget(report, one) : viewAmounts(report, one)
			};
		}).sort((a, b) => a.first - b.first || a.i - b.i).map(({ view }) => view),
		problems
	};
}
// src/core/tell/facts.ts
/** What a report says beside its numbers: what was compared, where, how, and how to repeat it. */
const { FACT, SET } = phrases_exports;
const fact = (label, ...value) => ({
	label: [label],
	value
});
function sourcePhrase(source) {
	if (source === null) return [NONE$1];
	if (source.kind === "folder") return folderAt(source.path ?? source.asked);
	const phrase = commitAt(source.asked, source.sha);
	if (source.mergeBaseOf === null) return phrase;
	const [a, b] = source.mergeBaseOf;
	return [...phrase, ...mergeBaseOf(a, b)];
}
function envPhrase(env) {
	return list(Object.entries(env).map(([key, value]) => [{ name: `${key}=${value}` }]), 20);
}
const nameOr = (value) => value ? [{ name: value }] : [];
function variantPhrase(variant) {
	const names = (values) => list(values.map((name) => [{ name }]), 20);
	const set = [
		[SET.buildEnv, envPhrase(variant.buildEnv)],
		[SET.runEnv, envPhrase(variant.runEnv)],
		[SET.toolchain, variant.toolchain === null ? [] : [{ name: variant.toolchain }]],
		[SET.buildFlags, names(variant.buildFlags)],
		[SET.args, names(variant.args)],
		[SET.cpus, nameOr(variant.placement?.cpus)],
		[SET.numa, nameOr(variant.placement?.numa)],
		[SET.hugePages, nameOr(variant.placement?.hugePages)]
	].filter(([, phrase]) => phrase.length > 0);
	if (set.length === 0) return NOTHING_SET;
	return set.flatMap(([label, phrase], i) => [
		i ? "; " : "",
		label,
		...phrase
	]);
}
function compared(report) {
	const { plan, builds } = report;
	const toolchains = [...new Set(builds.map(({ toolchain }) => toolchain))].filter(Boolean);
	const { base, head } = plan.sources;
	return [
		...base === null ? [] : [fact(FACT.base, ...sourcePhrase(base))],
		...head === null ? [] : [fact(FACT.head, ...sourcePhrase(head))],
		...plan.suite.variants.map((variant) => ({
			label: variantNamed(variant.name),
			value: variantPhrase(variant)
		})),
		fact(FACT.suite, { name: plan.suite.name }, ITS_WORKLOAD, { name: plan.suite.workload.kind }),
		fact(FACT.toolchain, ...list(toolchains.map((name) => [{ name }]), 6)),
		...reachedFacts(report)
	].filter(({ value }) => value.length > 0);
}
const REASONS_SHOWN = 12;
const REACHED_SHOWN = 6;
/** Which benchmarks the change reaches, and by what. */
function reachedFacts({ plan }) {
	const reached = plan.reached ?? [];
	const more = reached.length - REASONS_SHOWN;
	const shown = reached.slice(0, REASONS_SHOWN).map(({ unit, why, benchmarks }) => {
		const value = [
			...list(benchmarks.map((name) => [{ name: name.replace(/^Benchmark_?(?=.)/, "") }]), REACHED_SHOWN),
			": ",
			{ prose: why }
		];
		return {
			label: reachedIn(unit),
			value
		};
	});
	return more > 0 ? [...shown, fact(FACT.reachedBesides, moreReasons(more))] : shown;
}
const known$2 = (value) => [value === null ? UNREADABLE : { name: value }];
function machineFacts(machine) {
	return [
		fact(FACT.cpu, { name: machine.cpuModel }, `, ${plural(machine.cores, "core")}`),
		fact(FACT.memory, printValue(machine.memoryBytes, "B")),
		fact(FACT.system, { name: machine.os }, ", kernel ", { name: machine.kernel }),
		fact(FACT.transparentHugePages, ...known$2(machine.hugePages)),
		fact(FACT.cpuFrequencyGovernor, ...known$2(machine.governor)),
		fact(FACT.turbo, ...known$2(machine.turbo)),
		fact(FACT.virtualised, ...known$2(machine.virtualised)),
		fact(FACT.numaNodes, machine.numaNodes === null ? UNREADABLE : String(machine.numaNodes)),
		...machine.details === void 0 ? [] : detailFacts(machine.details),
		...machine.isolation === void 0 ? [] : [isolationFact(machine.isolation)],
		fact(FACT.machineId, { name: machine.machineId })
	];
}
const isolationFact = ({ kind, refused }) => fact(FACT.isolationOfMeasuredCode, ISOLATED[kind], ...refused.flatMap((why) => ["; ", { prose: why }]));
function detailFacts(details) {
	const limit = (value, print) => value === null ? UNREADABLE : value === "none" ? NONE$1 : print(value);
	const { machineCpus, allowedCpus, cpuQuota, memoryLimitBytes, swapBytes, loadAverage } = details;
	return [
		fact(FACT.cpusThatMayBeUsed, ...known$2(allowedCpus), machineCpus === null ? "" : outOf(machineCpus)),
		fact(FACT.smt, ...known$2(details.smt)),
		fact(FACT.microcode, ...known$2(details.microcode)),
		fact(FACT.cpuQuotaOfTheCgroup, limit(cpuQuota, (cpus) => plural(cpus, "CPU"))),
		fact(FACT.memoryLimitOfTheCgroup, limit(memoryLimitBytes, (bytes) => printValue(bytes, "B"))),
		fact(FACT.swap, swapBytes === null ? UNREADABLE : printValue(swapBytes, "B")),
		fact(FACT.defragmentationForHugePages, ...known$2(details.hugePagesDefrag)),
		fact(FACT.numaBalancing, ...known$2(details.numaBalancing)),
		fact(FACT.loadAverageBefore, loadAverage === null ? UNREADABLE : loadAverage.join(", "))
	];
}
function runFacts(report) {
	const { plan } = report;
	const { min, max } = plan.suite.rounds;
	const looks = plan.looks.map(({ rounds }) => String(rounds)).join(", ");
	const shard = plan.shard === null ? [] : [fact(FACT.shard, `${plan.shard.index}/${plan.shard.count}`)];
	return [
		fact(FACT.rounds, roundsOf$2(report.roundsRun, min, max, looks)),
		...report.buildSec === void 0 ? [] : [buildFact(report, report.buildSec)],
		...goneOnFact(report),
		fact(FACT.timeMeasuring, printDuration(report.measuredSec)),
		...timeFact(report),
		...linkFact(report),
		...profileFact(report),
		fact(FACT.stoppedBecause, { prose: report.stopReason }),
		fact(FACT.seed, { name: plan.seed }),
		...shard,
		fact(FACT.made, madeAt(report.createdAt), { name: report.tool.version }),
		fact(FACT.rawRecords, { name: report.recordsSha256 })
	];
}
const buildFact = ({ builds }, buildSec) => fact(FACT.timeBuilding, buildTime(printDuration(buildSec), builds.length));
/** Rounds after which a final word was read, and the run gone on with. */
const endsOf = ({ plan, roundsRun }) => plan.looks.flatMap(({ rounds, isEnd }) => isEnd && rounds < roundsRun ? [rounds] : []);
/** At which risk the rounds are judged that a run was given after a word of it had been read. */
function goneOnFact(report) {
	const { alpha } = report.plan;
	const ends = endsOf(report);
	if (ends.length === 0) return [];
	const pct = (share) => `${Number((100 * share).toFixed(3))} %`;
	const left = pct(ofPart(alpha, ends.length));
	return [fact(FACT.goneOnWith, ...goneOnAfter(ends, pct(alpha), left))];
}
/** `71 % counted, 12 % start of processes, ...`: where the time after the builds went. */
function timeFact({ timeSpent }) {
	if (timeSpent === void 0 || timeSpent.wholeSec === 0) return [];
	const share = (sec, what) => `${Math.round(100 * sec / timeSpent.wholeSec)} % ${what}`;
	const parts = [
		share(timeSpent.countedSec, SPENT.countedSec),
		share(timeSpent.startSec, SPENT.startSec),
		share(timeSpent.discardedSec, SPENT.discardedSec),
		share(timeSpent.probeSec, SPENT.probeSec),
		share(timeSpent.linkSec, SPENT.linkSec),
		share(timeSpent.otherSec, SPENT.otherSec)
	];
	return [fact(FACT.ofThat, parts.join(", "))];
}
function profileFact({ profiles }) {
	const sec = profiles?.spentSec;
	return sec === void 0 ? [] : [fact(FACT.timeProfiling, afterIt(printDuration(sec)))];
}
function linkFact({ plan, linkSec }) {
	const every = plan.suite.layoutRounds;
	if (every === 0 || linkSec === null || linkSec === 0) return [];
	return [fact(FACT.newLinkOrders, linkedEvery(every, printDuration(linkSec)))];
}
const SHA_SHOWN = 7;
/** A name with its commit, unless it is the commit; of a folder the last part of its path. */
function shortSource({ asked, sha, kind }) {
	const name = kind === "folder" ? asked.replace(/^.*\/(?=[^/]+\/*$)/, "") : asked;
	if (sha === null || sha.startsWith(asked)) return [{ name }];
	return [
		{ name },
		" ",
		{ prose: sha.slice(0, SHA_SHOWN) }
	];
}
/** `main 1122a33 → feature dae6718 · 12 rounds in 8 min 3 s · AMD EPYC 7763, 4 cores`. */
function lineOf(report) {
	const { base, head, compared } = report.plan.sources;
	const asked = (compared ?? [base, head]).filter((source) => source !== null).flatMap((source, i) => [i ? " → " : "", ...shortSource(source)]);
	const [machine, ...others] = report.environment;
	const ends = endsOf(report);
	const where = machine === void 0 ? [] : [
		" · ",
		{ prose: machine.cpuModel },
		`, ${plural(machine.cores, "core")}`
	];
	return [
		...asked,
		asked.length > 0 ? " · " : "",
		ranIn(report.roundsRun, printDuration(report.measuredSec), ends),
		...where,
		others.length > 0 ? moreMachines(others.length) : "",
		" · gcbench ",
		{ prose: report.tool.version }
	];
}
function method({ plan, comparisons, environment, profiles }) {
	const familywise = `${Number((100 * plan.alpha).toFixed(2))} %`;
	return [
		...howToRead(familywise),
		...attribute(comparisons, plan.alpha).length > 0 ? [ATTRIBUTION_METHOD] : [],
		...profiles === void 0 ? [] : [PROFILE_METHOD],
		saidAbout(environment.length > 1)
	];
}
function factsOf(report) {
	return {
		line: lineOf(report),
		compared: compared(report),
		builds: report.builds,
		machines: report.environment.map(machineFacts),
		run: runFacts(report),
		command: report.command,
		method: method(report)
	};
}
// node_modules/simple-statistics/dist/simple-statistics.mjs
/**
* Our default sum is the [Kahan-Babuska algorithm](https://pdfs.semanticscholar.org/1760/7d467cda1d0277ad272deb2113533131dc09.pdf).
* This method is an improvement over the classical
* [Kahan summation algorithm](https://en.wikipedia.org/wiki/Kahan_summation_algorithm).
* It aims at computing the sum of a list of numbers while correcting for
* floating-point errors. Traditionally, sums are calculated as many
* successive additions, each one with its own floating-point roundoff. These
* losses in precision add up as the number of numbers increases. This alternative
* algorithm is more accurate than the simple way of calculating sums by simple
* addition.
*
* This runs in `O(n)`, linear time, with respect to the length of the array.
*
* @param {Array<number>} x input
* @return {number} sum of all input numbers
* @example
* sum([1, 2, 3]); // => 6
*/
function sum(x) {
	if (x.length === 0) return 0;
	var sum = x[0];
	var correction = 0;
	var transition;
	if (typeof sum !== "number") return NaN;
	for (var i = 1; i < x.length; i++) {
		if (typeof x[i] !== "number") return NaN;
		transition = sum + x[i];
		if (Math.abs(sum) >= Math.abs(x[i])) correction += sum - transition + x[i];
		else correction += x[i] - transition + sum;
		sum = transition;
	}
	return sum + correction;
}
/**
* The mean, _also known as average_,
* is the sum of all values over the number of values.
* This is a [measure of central tendency](https://en.wikipedia.org/wiki/Central_tendency):
* a method of finding a typical or central value of a set of numbers.
*
* This runs in `O(n)`, linear time, with respect to the length of the array.
*
* @param {Array<number>} x sample of one or more data points
* @throws {Error} if the length of x is less than one
* @returns {number} mean
* @example
* mean([0, 10]); // => 5
*/
function mean$1(x) {
	if (x.length === 0) throw new Error("mean requires at least one data point");
	return sum(x) / x.length;
}
/**
* The sum of deviations to the Nth power.
* When n=2 it's the sum of squared deviations.
* When n=3 it's the sum of cubed deviations.
*
* @param {Array<number>} x
* @param {number} n power
* @returns {number} sum of nth power deviations
*
* @example
* var input = [1, 2, 3];
* // since the variance of a set is the mean squared
* // deviations, we can calculate that with sumNthPowerDeviations:
* sumNthPowerDeviations(input, 2) / input.length;
*/
function sumNthPowerDeviations(x, n) {
	var meanValue = mean$1(x);
	var sum = 0;
	var tempValue;
	var i;
	if (n === 2) for (i = 0; i < x.length; i++) {
		tempValue = x[i] - meanValue;
		sum += tempValue * tempValue;
	}
	else for (i = 0; i < x.length; i++) sum += Math.pow(x[i] - meanValue, n);
	return sum;
}
/**
* The [sample variance](https://en.wikipedia.org/wiki/Variance#Sample_variance)
* is the sum of squared deviations from the mean. The sample variance
* is distinguished from the variance by the usage of [Bessel's Correction](https://en.wikipedia.org/wiki/Bessel's_correction):
* instead of dividing the sum of squared deviations by the length of the input,
* it is divided by the length minus one. This corrects the bias in estimating
* a value from a set that you don't know if full.
*
* References:
* * [Wolfram MathWorld on Sample Variance](http://mathworld.wolfram.com/SampleVariance.html)
*
* @param {Array<number>} x a sample of two or more data points
* @throws {Error} if the length of x is less than 2
* @return {number} sample variance
* @example
* sampleVariance([1, 2, 3, 4, 5]); // => 2.5
*/
function sampleVariance(x) {
	if (x.length < 2) throw new Error("sampleVariance requires at least two data points");
	return sumNthPowerDeviations(x, 2) / (x.length - 1);
}
/**
* The [sample standard deviation](http://en.wikipedia.org/wiki/Standard_deviation#Sample_standard_deviation)
* is the square root of the sample variance.
*
* @param {Array<number>} x input array
* @returns {number} sample standard deviation
* @example
* sampleStandardDeviation([2, 4, 4, 4, 5, 5, 7, 9]).toFixed(2);
* // => '2.14'
*/
function sampleStandardDeviation(x) {
	var sampleVarianceX = sampleVariance(x);
	return Math.sqrt(sampleVarianceX);
}
/**
* This is the internal implementation of quantiles: when you know
* that the order is sorted, you don't need to re-sort it, and the computations
* are faster.
*
* This implements the linear interpolation method (type=7 in R/numpy),
* which is the default in numpy.percentile and R's quantile.
*
* @param {Array<number>} x sample of one or more data points
* @param {number} p desired quantile: a number between 0 to 1, inclusive
* @returns {number} quantile value
* @throws {Error} if p ix outside of the range from 0 to 1
* @throws {Error} if x is empty
* @example
* quantileSorted([3, 6, 7, 8, 8, 9, 10, 13, 15, 16, 20], 0.5); // => 9
*/
function quantileSorted(x, p) {
	var idx = (x.length - 1) * p;
	if (x.length === 0) throw new Error("quantile requires at least one data point.");
	else if (p < 0 || p > 1) throw new Error("quantiles must be between 0 and 1");
	else if (p === 1) return x[x.length - 1];
	else if (p === 0) return x[0];
	else if (idx % 1 !== 0) {
		var lower = Math.floor(idx);
		var upper = Math.ceil(idx);
		var fraction = idx - lower;
		return x[lower] + fraction * (x[upper] - x[lower]);
	} else return x[idx];
}
/**
* Rearrange items in `arr` so that all items in `[left, k]` range are the smallest.
* The `k`-th element will have the `(k - left + 1)`-th smallest value in `[left, right]`.
*
* Implements Floyd-Rivest selection algorithm https://en.wikipedia.org/wiki/Floyd-Rivest_algorithm
*
* @param {Array<number>} arr input array
* @param {number} k pivot index
* @param {number} [left] left index
* @param {number} [right] right index
* @returns {void} mutates input array
* @example
* var arr = [65, 28, 59, 33, 21, 56, 22, 95, 50, 12, 90, 53, 28, 77, 39];
* quickselect(arr, 8);
* // = [39, 28, 28, 33, 21, 12, 22, 50, 53, 56, 59, 65, 90, 77, 95]
*/
function quickselect(arr, k, left, right) {
	left = left || 0;
	right = right || arr.length - 1;
	while (right > left) {
		if (right - left > 600) {
			var n = right - left + 1;
			var m = k - left + 1;
			var z = Math.log(n);
			var s = .5 * Math.exp(2 * z / 3);
			var sd = .5 * Math.sqrt(z * s * (n - s) / n);
			if (m - n / 2 < 0) sd *= -1;
			quickselect(arr, k, Math.max(left, Math.floor(k - m * s / n + sd)), Math.min(right, Math.floor(k + (n - m) * s / n + sd)));
		}
		var t = arr[k];
		var i = left;
		var j = right;
		swap(arr, left, k);
		if (arr[right] > t) swap(arr, left, right);
		while (i < j) {
			swap(arr, i, j);
			i++;
			j--;
			while (arr[i] < t) i++;
			while (arr[j] > t) j--;
		}
		if (arr[left] === t) swap(arr, left, j);
		else {
			j++;
			swap(arr, j, right);
		}
		if (j <= k) left = j + 1;
		if (k <= j) right = j - 1;
	}
}
function swap(arr, i, j) {
	var tmp = arr[i];
	arr[i] = arr[j];
	arr[j] = tmp;
}
/**
* The [quantile](https://en.wikipedia.org/wiki/Quantile):
* this is a population quantile, since we assume to know the entire
* dataset in this library. This implementation uses linear interpolation,
* equivalent to R's type=7 and numpy's default percentile method.
*
* Sample is a one-dimensional array of numbers,
* and p is either a decimal number from 0 to 1 or an array of decimal
* numbers from 0 to 1.
* In terms of a k/q quantile, p = k/q - it's just dealing with fractions or dealing
* with decimal values.
* When p is an array, the result of the function is also an array containing the appropriate
* quantiles in input order
*
* @param {Array<number>} x sample of one or more numbers
* @param {Array<number> | number} p the desired quantile, as a number between 0 and 1
* @returns {number} quantile
* @example
* quantile([3, 6, 7, 8, 8, 9, 10, 13, 15, 16, 20], 0.5); // => 9
*/
function quantile(x, p) {
	var copy = x.slice();
	if (Array.isArray(p)) {
		multiQuantileSelect(copy, p);
		var results = [];
		for (var i = 0; i < p.length; i++) results[i] = quantileSorted(copy, p[i]);
		return results;
	} else {
		quantileSelect(copy, quantileIndex(copy.length, p), 0, copy.length - 1);
		return quantileSorted(copy, p);
	}
}
function quantileSelect(arr, k, left, right) {
	if (k % 1 === 0) quickselect(arr, k, left, right);
	else {
		k = Math.floor(k);
		quickselect(arr, k, left, right);
		quickselect(arr, k + 1, k + 1, right);
	}
}
function multiQuantileSelect(arr, p) {
	var positions = /* @__PURE__ */ new Set();
	for (var i = 0; i < p.length; i++) {
		var idx = quantileIndex(arr.length, p[i]);
		positions.add(Math.floor(idx));
		positions.add(Math.ceil(idx));
	}
	var indices = Array.from(positions).sort(compare);
	multiselect(arr, indices, 0, indices.length - 1, 0, arr.length - 1);
}
function multiselect(arr, indices, lo, hi, left, right) {
	if (lo > hi) return;
	var mid = lo + hi >> 1;
	quickselect(arr, indices[mid], left, right);
	multiselect(arr, indices, lo, mid - 1, left, indices[mid] - 1);
	multiselect(arr, indices, mid + 1, hi, indices[mid] + 1, right);
}
function compare(a, b) {
	return a - b;
}
function quantileIndex(len, p) {
	var idx = (len - 1) * p;
	if (p === 1) return len - 1;
	else if (p === 0) return 0;
	else if (idx % 1 !== 0) return idx;
	else return idx;
}
/**
* The [median](http://en.wikipedia.org/wiki/Median) is
* the middle number of a list. This is often a good indicator of 'the middle'
* when there are outliers that skew the `mean()` value.
* This is a [measure of central tendency](https://en.wikipedia.org/wiki/Central_tendency):
* a method of finding a typical or central value of a set of numbers.
*
* The median isn't necessarily one of the elements in the list: the value
* can be the average of two elements if the list has an even length
* and the two central values are different.
*
* @param {Array<number>} x input
* @returns {number} median value
* @example
* median([10, 2, 5, 100, 2, 1]); // => 3.5
*/
function median(x) {
	return +quantile(x, .5);
}
/**
* A [Fisher-Yates shuffle](http://en.wikipedia.org/wiki/Fisher%E2%80%93Yates_shuffle)
* in-place - which means that it **will change the order of the original
* array by reference**.
*
* This is an algorithm that generates a random [permutation](https://en.wikipedia.org/wiki/Permutation)
* of a set.
*
* @param {Array} x sample of one or more numbers
* @param {Function} [randomSource=Math.random] an optional entropy source that
* returns numbers between 0 inclusive and 1 exclusive: the range [0, 1)
* @returns {Array} x
* @example
* var x = [1, 2, 3, 4];
* shuffleInPlace(x);
* // x is shuffled to a value like [2, 1, 4, 3]
*/
function shuffleInPlace(x, randomSource) {
	randomSource = randomSource || Math.random;
	var length = x.length;
	var temporary;
	var index;
	while (length > 0) {
		index = Math.floor(randomSource() * length--);
		temporary = x[length];
		x[length] = x[index];
		x[index] = temporary;
	}
	return x;
}
/**
* A [Fisher-Yates shuffle](http://en.wikipedia.org/wiki/Fisher%E2%80%93Yates_shuffle)
* is a fast way to create a random permutation of a finite set. This is
* a function around `shuffle_in_place` that adds the guarantee that
* it will not modify its input.
*
* @param {Array} x sample of 0 or more numbers
* @param {Function} [randomSource=Math.random] an optional entropy source that
* returns numbers between 0 inclusive and 1 exclusive: the range [0, 1)
* @return {Array} shuffled version of input
* @example
* var shuffled = shuffle([1, 2, 3, 4]);
* shuffled; // = [2, 3, 1, 4] or any other random permutation
*/
function shuffle$1(x, randomSource) {
	return shuffleInPlace(x.slice(), randomSource);
}
/**
* [Bayesian Classifier](http://en.wikipedia.org/wiki/Naive_Bayes_classifier)
*
* This is a naïve bayesian classifier that takes
* singly-nested objects.
*
* @class
* @example
* var bayes = new BayesianClassifier();
* bayes.train({
*   species: 'Cat'
* }, 'animal');
* var result = bayes.score({
*   species: 'Cat'
* })
* // result
* // {
* //   animal: 1
* // }
*/
var BayesianClassifier = function BayesianClassifier() {
	this.totalCount = 0;
	this.data = {};
};
/**
* Train the classifier with a new item, which has a single
* dimension of Javascript literal keys and values.
*
* @param {Object} item an object with singly-deep properties
* @param {string} category the category this item belongs to
* @return {undefined} adds the item to the classifier
*/
BayesianClassifier.prototype.train = function train(item, category) {
	if (!this.data[category]) this.data[category] = {};
	for (var k in item) {
		var v = item[k];
		if (this.data[category][k] === void 0) this.data[category][k] = {};
		if (this.data[category][k][v] === void 0) this.data[category][k][v] = 0;
		this.data[category][k][v]++;
	}
	this.totalCount++;
};
/**
* Generate a score of how well this item matches all
* possible categories based on its attributes
*
* @param {Object} item an item in the same format as with train
* @returns {Object} of probabilities that this item belongs to a
* given category.
*/
BayesianClassifier.prototype.score = function score(item) {
	var odds = {};
	var category;
	for (var k in item) {
		var v = item[k];
		for (category in this.data) {
			if (odds[category] === void 0) odds[category] = {};
			if (this.data[category][k]) odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
			else odds[category][k + "_" + v] = 0;
		}
	}
	var oddsSums = {};
	for (category in odds) {
		oddsSums[category] = 0;
		for (var combination in odds[category]) oddsSums[category] += odds[category][combination];
	}
	return oddsSums;
};
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z) {
	var sum = z;
	var tmp = z;
	for (var i = 1; i < 30; i++) {
		tmp *= z * z / (2 * i + 1);
		sum += tmp;
	}
	return Math.round((.5 + sum / SQRT_2PI$1 * Math.exp(-z * z / 2)) * 1e4) / 1e4;
}
/**
* A standard normal table, also called the unit normal table or Z table,
* is a mathematical table for the values of Φ (phi), which are the values of
* the [cumulative distribution function](https://en.wikipedia.org/wiki/Normal_distribution#Cumulative_distribution_function)
* of the normal distribution. It is used to find the probability that a
* statistic is observed below, above, or between values on the standard
* normal distribution, and by extension, any normal distribution.
*/
var standardNormalTable = [];
for (var z = 0; z <= 3.09; z += .01) standardNormalTable.push(cumulativeDistribution(z));
/**
* This is a single-layer [Perceptron Classifier](http://en.wikipedia.org/wiki/Perceptron) that takes
* arrays of numbers and predicts whether they should be classified
* as either 0 or 1 (negative or positive examples).
* @class
* @example
* // Create the model
* var p = new PerceptronModel();
* // Train the model with input with a diagonal boundary.
* for (var i = 0; i < 5; i++) {
*     p.train([1, 1], 1);
*     p.train([0, 1], 0);
*     p.train([1, 0], 0);
*     p.train([0, 0], 0);
* }
* p.predict([0, 0]); // 0
* p.predict([0, 1]); // 0
* p.predict([1, 0]); // 0
* p.predict([1, 1]); // 1
*/
var PerceptronModel = function PerceptronModel() {
	this.weights = [];
	this.bias = 0;
};
/**
* **Predict**: Use an array of features with the weight array and bias
* to predict whether an example is labeled 0 or 1.
*
* @param {Array<number>} features an array of features as numbers
* @returns {number|null} 1 if the score is over 0, otherwise 0; null if
* the model has not been trained on feature arrays of this length
*/
PerceptronModel.prototype.predict = function predict(features) {
	if (features.length !== this.weights.length) return null;
	var score = 0;
	for (var i = 0; i < this.weights.length; i++) score += this.weights[i] * features[i];
	score += this.bias;
	if (score > 0) return 1;
	else return 0;
};
/**
* **Train** the classifier with a new example, which is
* a numeric array of features and a 0 or 1 label.
*
* @param {Array<number>} features an array of features as numbers
* @param {number} label either 0 or 1
* @returns {PerceptronModel|null} this, or null if the label is not 0 or 1
*/
PerceptronModel.prototype.train = function train(features, label) {
	if (label !== 0 && label !== 1) return null;
	if (features.length !== this.weights.length) {
		this.weights = features.slice();
		this.bias = 1;
	}
	var prediction = this.predict(features);
	if (typeof prediction === "number" && prediction !== label) {
		var gradient = label - prediction;
		for (var i = 0; i < this.weights.length; i++) this.weights[i] += gradient * features[i];
		this.bias += gradient;
	}
	return this;
};
// src/core/parsers/gctrace.ts
/** Parser: lines of GODEBUG=gctrace=1. */
/** How a gc line starts, anywhere in a line: the program's own output may stand before it. */
const HEAD$1 = /\bgc (\d{1,12}) @(?=\d)/g;
/** The end of a text that ends inside such a start. */
const CUT_HEAD = /\bgc \d{0,12}(?: @)?$/;
const MS = String.raw`\d{1,12}(?:\.\d{1,3})?`;
const MB = String.raw`\d{1,12}`;
/**
* The rest of a gc line as the runtime prints it (gcMarkTermination in runtime/mgc.go). Go up to
* 1.18 has no stacks and globals; Go 1.26 notes a check for leaked goroutines.
*/
const REST$1 = new RegExp(String.raw`\d{1,12}\.\d{3}s \d{1,6}%(?: \([a-z ]+\))?: ${MS}\+${MS}\+${MS} ms clock, ` + String.raw`${MS}\+${MS}/${MS}/${MS}\+${MS} ms cpu, ${MB}->${MB}->${MB} MB, ${MB} MB goal, ` + String.raw`(?:${MB} MB stacks, ${MB} MB globals, )?\d{1,6} P( \(forced\))?`, "y");
const ZERO = "0".charCodeAt(0);
const POINT = ".".charCodeAt(0) - ZERO;
const CLOSING = ")".charCodeAt(0);
const newTrace = () => ({
	numbers: [],
	torn: [],
	isCut: false,
	sweepTermUs: [],
	markTermUs: [],
	sum: {
		forced: 0,
		markUs: 0,
		stoppedUs: 0,
		assistUs: 0,
		backgroundUs: 0,
		idleUs: 0,
		liveMb: 0
	},
	max: {
		beforeMb: 0,
		afterMb: 0,
		liveMb: 0,
		goalMb: 0,
		assistUs: 0
	},
	last: {
		sharePct: 0,
		procs: 0
	},
	lines: []
});
/** The numbers in a part of a text in thousandths, whole: `0.95+12` is 950 and 12000. */
function readThousandths(text, from, to) {
	const found = [];
	for (let at = from; at < to; at++) {
		let digit = text.charCodeAt(at) - ZERO;
		if (digit < 0 || digit > 9) continue;
		let value = 0;
		let decimals = -1;
		for (; digit >= 0 && digit <= 9 || digit === POINT; digit = text.charCodeAt(++at) - ZERO) if (digit === POINT) decimals = 0;
		else {
			value = value * 10 + digit;
			if (decimals >= 0) decimals++;
		}
		found.push(value * 10 ** (3 - Math.max(decimals, 0)));
	}
	return found;
}
/** Adds the numbers of a whole line: seconds, share, 3 x clock, 5 x cpu, 3 x heap, goal ... P. */
function addCycle({ sweepTermUs, markTermUs, sum, max, last }, found) {
	const [, share, sweepTerm, mark, markTerm, sweepCpu, assist, background, idle, markCpu, ...sizes] = found;
	const [before, after, live, goal] = sizes;
	sweepTermUs.push(sweepTerm);
	markTermUs.push(markTerm);
	sum.markUs += mark;
	sum.stoppedUs += sweepCpu + markCpu;
	sum.assistUs += assist;
	sum.backgroundUs += background;
	sum.idleUs += idle;
	sum.liveMb += live / 1e3;
	max.beforeMb = Math.max(max.beforeMb, before / 1e3);
	max.afterMb = Math.max(max.afterMb, after / 1e3);
	max.liveMb = Math.max(max.liveMb, live / 1e3);
	max.assistUs = Math.max(max.assistUs, assist);
	max.goalMb = Math.max(max.goalMb, goal / 1e3);
	last.sharePct = share / 1e3;
	last.procs = sizes.at(-1) / 1e3;
}
function readTrace(text) {
	const trace = newTrace();
	const lastLine = text.lastIndexOf("\n") + 1;
	HEAD$1.lastIndex = 0;
	for (let head = HEAD$1.exec(text); head; head = HEAD$1.exec(text)) {
		const from = HEAD$1.lastIndex;
		REST$1.lastIndex = from;
		const isWhole = REST$1.test(text);
		if (!isWhole && from > lastLine) {
			trace.isCut = true;
			break;
		}
		trace.numbers.push(Number(head[1]));
		if (isWhole) {
			const found = readThousandths(text, from, REST$1.lastIndex);
			addCycle(trace, found);
			trace.lines.push(found);
		} else trace.torn.push(from);
		if (isWhole && text.charCodeAt(REST$1.lastIndex - 1) === CLOSING) trace.sum.forced++;
	}
	trace.isCut ||= CUT_HEAD.test(text.slice(-20));
	return trace;
}
/** A whole line's numbers in base units; a size in MB is 2^20 B. */
function collectionOf$1(found) {
	const [at, , sweepTerm, mark, markTerm, , assist, background, idle, , start, , live, goal] = found;
	const sec = (us) => us / 1e6;
	const bytes = (mb) => mb / 1e3 * 2 ** 20;
	return {
		atSec: at / 1e3,
		pausesSec: [sec(sweepTerm), sec(markTerm)],
		concurrentSec: sec(mark),
		markCpuSec: sec(assist + background + idle),
		assistSec: sec(assist),
		startBytes: bytes(start),
		liveBytes: bytes(live),
		goalBytes: bytes(goal)
	};
}
/** Cycles by their numbers, which also tell what the output lost; null: numbers that fall. */
function countCycles({ numbers }) {
	const grows = numbers.every((number, at) => at === 0 || number > numbers[at - 1]);
	if (numbers.length === 0) return 0;
	return grows ? numbers.at(-1) - numbers[0] + 1 : null;
}
/** Half the last digit of a time as the runtime prints it: two digits, three decimals at most. */
function halfStepSec(us) {
	return (us >= 1e4 ? 500 : us >= 1e3 ? 50 : us >= 100 ? 5 : .5) / 1e6;
}
const seen$1 = (metric, value, resolution = null) => observeTrial(metric, value, null, resolution);
/** `stem` is what the ids of the pauses' metrics begin with. */
function observePauses$1(stem, pausesUs) {
	const [p50, p99, max] = quantile(pausesUs, [
		.5,
		.99,
		1
	]);
	const one = (id, us) => seen$1(`${stem}-${id}`, us / 1e6, halfStepSec(us));
	const totalUs = pausesUs.reduce((total, us) => total + us, 0);
	return [
		one("p50", p50),
		one("p99", p99),
		one("max", max),
		seen$1(`${stem}-total`, totalUs / 1e6)
	];
}
function observeTimes({ sum, max, last }, cycles) {
	const markCpuUs = sum.assistUs + sum.backgroundUs + sum.idleUs;
	return [
		seen$1("gc-mark-wall-total", sum.markUs / 1e6),
		seen$1("gc-mark-wall-mean", sum.markUs / 1e6 / cycles),
		seen$1("gc-cpu", (sum.stoppedUs + sum.assistUs + sum.backgroundUs) / 1e6),
		seen$1("gc-mark-cpu-total", markCpuUs / 1e6),
		seen$1("gc-mark-cpu-mean", markCpuUs / 1e6 / cycles),
		seen$1("gc-mark-assist", sum.assistUs / 1e6),
		seen$1("gc-mark-assist-max", max.assistUs / 1e6, halfStepSec(max.assistUs)),
		seen$1("gc-mark-background", sum.backgroundUs / 1e6),
		seen$1("gc-mark-idle", sum.idleUs / 1e6),
		seen$1("gc-cpu-share", last.sharePct, .5)
	];
}
/** The runtime's MB is 2^20 B, rounded down. */
function observeHeap({ sum, max, last }, cycles) {
	const size = (metric, mb) => seen$1(metric, mb * 2 ** 20, 2 ** 19);
	return [
		size("gc-heap-before-max", max.beforeMb),
		size("gc-heap-after-max", max.afterMb),
		size("gc-heap-live-max", max.liveMb),
		seen$1("gc-heap-live-mean", sum.liveMb / cycles * 2 ** 20),
		size("gc-heap-goal-max", max.goalMb),
		seen$1("gc-procs", last.procs)
	];
}
function observe$5(trace) {
	const { numbers, sweepTermUs, markTermUs, sum } = trace;
	if (numbers.length === 0) return [];
	const count = seen$1("gc-cycles", countCycles(trace) ?? numbers.length);
	const cycles = sweepTermUs.length;
	if (cycles === 0) return [count];
	const bothUs = sweepTermUs.map((us, at) => us + markTermUs[at]);
	return [
		count,
		seen$1("gc-cycles-forced", sum.forced),
		...observePauses$1("gc-pause", bothUs),
		...observePauses$1("gc-pause-sweep-term", sweepTermUs),
		...observePauses$1("gc-pause-mark-term", markTermUs),
		...observeTimes(trace, cycles),
		...observeHeap(trace, cycles)
	];
}
const lines = (count) => count === 1 ? "1 gc line is" : `${count} gc lines are`;
const lineAt = (text, index) => `line ${text.slice(0, index).split("\n").length}`;
function problemsOf$1(text, trace) {
	const { numbers, torn, isCut } = trace;
	if (numbers.length === 0 && !isCut) return [{
		code: "no-gc-lines",
		message: "the output has no gc line",
		next: "set GODEBUG=gctrace=1 in the environment of the Go program"
	}];
	const problems = [];
	if (torn.length > 0) {
		const message = `${lines(torn.length)} torn by other output: counted, but without times`;
		problems.push({
			code: "torn-lines",
			message,
			where: lineAt(text, torn[0])
		});
	}
	if (isCut) problems.push({
		code: "cut-output",
		message: "the output ends inside a gc line, which is left out"
	});
	const cycles = countCycles(trace);
	if (cycles === null) problems.push({
		code: "several-programs",
		message: "the numbers of the gc lines fall: the lines of several programs are mixed, or one started anew, and are taken as one"
	});
	else if (cycles > numbers.length) {
		const message = `${lines(cycles - numbers.length)} missing: counted, but without times`;
		problems.push({
			code: "missing-lines",
			message
		});
	}
	return problems;
}
/** What the Go runtime prints with GODEBUG=gctrace=1, between whatever the program prints. */
const gctrace = {
	id: "gctrace",
	about: "Garbage collections of a Go program, from GODEBUG=gctrace=1.",
	parse(text) {
		const trace = readTrace(text);
		return {
			value: observe$5(trace),
			problems: problemsOf$1(text, trace)
		};
	},
	collections: (text) => readTrace(text).lines.map(collectionOf$1)
};
// src/core/benchfmt/lines.ts
/** White space as Go's unicode.IsSpace has it; JavaScript's `\s` differs at U+0085 and U+FEFF. */
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
function fieldsOf(text) {
	return text.split(SPACES).filter((field) => field !== "");
}
/** The name without `Benchmark`, and the rest of the line from the white space on. */
function splitName(line) {
	if (!line.startsWith("Benchmark")) return null;
	const end = line.search(SPACES);
	return {
		name: line.slice(9, end < 0 ? void 0 : end),
		rest: end < 0 ? "" : line.slice(end)
	};
}
/** A benchmark's name with its GOMAXPROCS suffix, as it was printed, without `Benchmark`. */
const printedName = (seen) => seen.procs === null ? seen.benchmark : `${seen.benchmark}-${seen.procs}`;
/** Iterations and values, or the reason why this is no result. */
function readFields(rest) {
	const [count, ...pairs] = fieldsOf(rest);
	if (count === void 0) return "nothing follows the name";
	const iterations = readCount(count);
	if (iterations === null) return `"${brief(count)}" is no number of iterations`;
	if (pairs.length === 0) return "no value follows the number of iterations";
	const values = [];
	for (let i = 0; i < pairs.length; i += 2) {
		const [text, unit] = [pairs[i], pairs[i + 1]];
		const value = readNumber(text);
		if (value === null) return `"${brief(text)}" is no number`;
		if (unit === void 0) return "the last value has no unit";
		values.push({
			text,
			value,
			unit
		});
	}
	return {
		iterations,
		values
	};
}
function brief(text) {
	return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
function readCount(text) {
	const count = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
	return Math.abs(count) < 2 ** 63 ? count : null;
}
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const HEX = /^([+-]?)0x([\da-f]*)(?:\.([\da-f]*))?p([+-]?\d+)$/i;
/** What Go's strconv.ParseFloat reads: decimal, hexadecimal, NaN, Inf. Null: not a number. */
function readNumber(text) {
	if (/^nan$/i.test(text)) return NaN;
	if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
	const digit = /x/i.test(text) ? "[\\da-f]" : "\\d";
	const plain = text.replace(new RegExp(`(?<=${digit}|x)_(?=${digit})`, "gi"), "");
	if (DECIMAL.test(plain)) return Number(plain);
	const [, sign, whole, fraction = "", exponent] = HEX.exec(plain) ?? [];
	if (!exponent || whole + fraction === "") return null;
	const size = Number(`0x${whole}${fraction}`) * 2 ** (Number(exponent) - 4 * fraction.length);
	return sign === "-" ? -size : size;
}
/** Go's testing package counts no further, however little time that took. */
const MOST_ITERATIONS = 1e9;
/**
* Finds a result at the end of a line whose start is something else: the count in eight columns
* (more than Go counts are digits of what is before it), values and units after a tab each.
*/
function readTail(line) {
	const cells = line.split("	");
	const values = [];
	while (cells.length > 1) {
		const pair = readPair(cells.at(-1));
		if (!pair) break;
		values.push(pair);
		cells.pop();
	}
	const head = cells.join("	");
	const count = /(?<!\d)\d{1,15}$/.exec(head)?.[0];
	if (values.length === 0 || count === void 0 || Number(count) > 1e9) return null;
	const before = head.slice(0, head.length - Math.max(8, count.length));
	const padding = head.slice(before.length, head.length - count.length);
	if (padding.trim() !== "" || padding.length + count.length < 8) return null;
	if (count.length >= 8 && /[^\t ]$/.test(before)) return null;
	return {
		iterations: Number(count),
		values: values.reverse(),
		before
	};
}
function readPair(cell) {
	const [, text, unit] = /^ *(\S+) (\S+)$/.exec(cell) ?? [];
	const value = text === void 0 ? null : readNumber(text);
	if (value === null || readNumber(unit) !== null) return null;
	return {
		text,
		value,
		unit
	};
}
/** A configuration line. An empty value takes the key away. */
function readConfig(line) {
	const match = /^(\p{Ll}[^\p{White_Space}\p{Lu}:]*):(?:[ \t]+(.*))?$/u.exec(line);
	return match && {
		key: match[1],
		value: match[2] ?? ""
	};
}
/**
* A `Unit` line: the keys that are new, which are put into `known`, and what is wrong with others;
* null: another line.
*/
function readUnits$1(line, known) {
	if (!line.startsWith("Unit")) return null;
	const [word, unit, ...settings] = fieldsOf(line);
	if (word !== "Unit") return null;
	if (unit === void 0) return {
		value: [],
		problems: ["the unit is missing"]
	};
	const value = [];
	const problems = [];
	for (const setting of settings) {
		const at = setting.indexOf("=");
		const key = setting.slice(0, at);
		const text = setting.slice(at + 1);
		const before = known.get(`${unit} ${key}`);
		if (at <= 0) problems.push(`"${brief(setting)}" is not key=value`);
		else if (before === void 0) {
			known.set(`${unit} ${key}`, text);
			value.push({
				unit,
				key,
				value: text
			});
		} else if (before !== text) problems.push(`${brief(key)} of ${brief(unit)} is already ${brief(before)}`);
	}
	return {
		value,
		problems
	};
}
const RUN_ENDED = /* @__PURE__ */ new RegExp("^(?:Benchmark\\S+ *\\t)?((panic|fatal error): .*|exit status \\d+|signal: .*|FAIL(?:\\t.*)?|\\*\\*\\* Test killed.*|\\[\\.\\.\\. \\d+ bytes cut \\.\\.\\.\\])$");
/** Reads a line of `go test` that reports a failure, with the lines before and after it. */
function readTrouble(line, previous, next) {
	const ended = /(?:^|\t)--- (FAIL|SKIP): Benchmark(\S+)/.exec(line);
	if (ended) {
		const [kind, name] = [ended[1] === "FAIL" ? "failed" : "skipped", ended[2]];
		const reason = [next, previous].find((text) => /^ {4}\S+\.go:\d+: /.test(text));
		const message = `${name} ${kind === "failed" ? "failed" : "was skipped"}`;
		return {
			kind,
			code: `benchmark-${kind}`,
			message: reason ? `${message}: ${reason.trim()}` : message,
			name
		};
	}
	const [, said, panic] = RUN_ENDED.exec(line) ?? [];
	if (said === void 0) return null;
	if (said.startsWith("[")) return {
		kind: "cut",
		code: "cut-output",
		message: "a part of the output was left out because it was too long",
		name: null
	};
	if (panic) return {
		kind: "panic",
		code: "panic",
		message: said,
		name: null
	};
	return {
		kind: "run-failed",
		code: "run-failed",
		message: `the test binary failed: ${said.replaceAll("	", " ")}`,
		name: null
	};
}
// src/core/benchfmt/text.ts
/** More than this of one text help nobody. */
const MOST_PROBLEMS = 50;
/** Every result has a copy of the configuration. Go prints four keys. */
const MOST_KEYS = 200;
/** Never throws; a text without any result has a problem that says so. */
function readBenchText(text) {
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const isCut = lines.at(-1) !== "";
	if (!isCut) lines.pop();
	const reading = {
		lines,
		isCut,
		results: [],
		units: [],
		unitKeys: /* @__PURE__ */ new Map(),
		config: Object.freeze({}),
		pending: null,
		problems: [],
		joined: [],
		failures: /* @__PURE__ */ new Set(),
		packages: 0
	};
	for (let at = 0; at < lines.length; at++) readLine$1(reading, at);
	return finish(reading);
}
function readLine$1(r, at) {
	const line = r.lines[at];
	if (noteTrouble(r, at)) return;
	const own = splitName(line);
	if (own) readResult(r, at, own.name, own.rest);
	else if (!readTorn(r, at) && !noteUnits(r, at)) noteConfig(r, at);
}
/** A result behind output, whose name is before it on the line or on an earlier line. */
function readTorn(r, at) {
	const tail = readTail(r.lines[at]);
	const name = tail && (nameBefore(tail) ?? r.pending?.name);
	if (tail && name) join$1(r, at, name, tail);
	return Boolean(name);
}
function noteUnits(r, at) {
	const units = readUnits$1(r.lines[at], r.unitKeys);
	if (!units) return false;
	for (const unit of units.value) r.units.push(unit);
	for (const message of units.problems) tell(r, "bad-unit-line", `unit line: ${message}`, at);
	return true;
}
function noteConfig(r, at) {
	const config = readConfig(r.lines[at]);
	if (!config) return;
	const { [config.key]: _, ...others } = r.config;
	if (Object.keys(others).length >= MOST_KEYS) {
		tell(r, "too-many-keys", `more than ${MOST_KEYS} keys of configuration: this one is left out`, at);
		return;
	}
	r.config = Object.freeze(config.value === "" ? others : {
		...others,
		[config.key]: config.value
	});
}
/** The benchmark's name at the end of the text before a result: output without end of line. */
function nameBefore(tail) {
	const text = tail.before.trimEnd();
	const word = text.slice(Math.max(text.lastIndexOf(" "), text.lastIndexOf("	")) + 1);
	const at = word.indexOf("Benchmark");
	const name = at < 0 ? "" : word.slice(at + 9);
	return /^[^\p{Ll}]/u.test(name) ? name : null;
}
/** A line that starts with a benchmark's name. */
function readResult(r, at, name, rest) {
	closePending(r);
	const isCutLine = r.isCut && at === r.lines.length - 1;
	if (rest === "" && !isCutLine) return;
	const fields = readFields(rest);
	const tail = typeof fields === "string" ? readTail(rest) : null;
	if (tail) join$1(r, at, name, tail);
	else if (typeof fields === "string") r.pending = {
		name,
		line: at,
		why: fields
	};
	else if (isCutLine) pushCut(r, at, name, fields);
	else push(r, at, name, fields);
}
function push(r, at, name, { iterations, values }) {
	r.pending = null;
	r.results.push({
		line: at + 1,
		name,
		iterations,
		values,
		config: r.config
	});
}
function join$1(r, at, name, fields) {
	push(r, at, name, fields);
	r.joined.push(at);
}
/** The last unit of a text without end of line may be half a unit: kept only if it is known. */
function pushCut(r, at, name, fields) {
	const known = /* @__PURE__ */ new Set([
		"ns/op",
		"MB/s",
		"B/op",
		"allocs/op"
	]);
	for (const result of r.results) for (const { unit } of result.values) known.add(unit);
	const isWhole = known.has(fields.values.at(-1).unit);
	const values = isWhole ? fields.values : fields.values.slice(0, -1);
	if (values.length > 0) push(r, at, name, {
		...fields,
		values
	});
	tell(r, "cut-output", `the output ends inside the line of ${name}; ${isWhole ? "what follows, if anything, is lost" : "its last value is left out"}`, at);
}
/** Failures that `go test` reports, each once with its reason; true: the line is spent. */
function noteTrouble(r, at) {
	const line = r.lines[at];
	const trouble = readTrouble(line, r.lines[at - 1] ?? "", r.lines[at + 1] ?? "");
	if (!trouble) return false;
	const own = trouble.name ?? splitName(line)?.name;
	if (trouble.kind === "cut" || own && own !== r.pending?.name) closePending(r);
	const about = own ?? r.pending?.name;
	r.pending = null;
	const { kind, code, message } = trouble;
	if (!isTold(r, line, kind)) tell(r, code, message + (trouble.name === null && about !== void 0 ? ` (in ${about})` : ""), at);
	if (kind === "failed" || kind === "panic" || kind === "run-failed") r.failures.add(r.packages);
	if (line.startsWith("FAIL	")) r.packages++;
	return true;
}
/** That a run failed is worth saying only where no reason has been told. */
function isTold(r, line, kind) {
	if (kind !== "run-failed") return false;
	return line === "FAIL" ? r.failures.size > 0 : r.failures.has(r.packages);
}
function closePending(r) {
	const pending = r.pending;
	r.pending = null;
	if (!pending || /^\p{Ll}/u.test(pending.name)) return;
	tell(r, "bad-line", `no result can be read for ${pending.name}: ${pending.why}`, pending.line);
}
function tell(r, code, message, at) {
	r.problems.push({
		code,
		message,
		where: `line ${at + 1}`
	});
}
function finish(r) {
	const last = r.lines.length - 1;
	if (r.isCut && (r.pending?.line === last || isStump(r.lines[last]))) {
		const name = r.pending?.name ?? "a benchmark";
		r.pending = null;
		tell(r, "cut-output", `the output ends inside the line of ${name}; it is left out`, last);
	}
	closePending(r);
	if (r.joined.length > 0) {
		tell(r, "torn-lines", `${r.joined.length === 1 ? "1 result was" : `${r.joined.length} results were`} torn apart by other output and put together again`, r.joined[0]);
		r.problems.at(-1).next = "let benchmarks print to stderr, or not at all";
	}
	const { results, units } = r;
	if (results.length === 0 && r.problems.length === 0) {
		const message = r.lines.length === 0 ? "no output" : "no line of the output is a result";
		r.problems.push({
			code: "no-results",
			message,
			next: "check the pattern of benchmarks; one that skips itself prints nothing without -v"
		});
	}
	return {
		value: {
			results,
			units
		},
		problems: capProblems(r.problems)
	};
}
function isStump(line) {
	return line.length > 2 && "Benchmark".startsWith(line);
}
/** As many problems as somebody may read, at a length that they may, and how many more. */
function capProblems(problems) {
	const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => {
		const { message } = problem;
		return message.length > 300 ? {
			...problem,
			message: `${message.slice(0, 300)}...`
		} : problem;
	});
	const more = problems.length - MOST_PROBLEMS;
	if (more <= 0) return shown;
	return [...shown, {
		code: "more-problems",
		message: `${more} or more other problems`
	}];
}
// src/core/parsers/go-bench.ts
/** Half of the last printed decimal, in the printed unit: 22.8 -> 0.05; null if not decimal. */
function halfStep$1(text) {
	const decimal = /^[+-]?\d*(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text);
	if (!decimal) return null;
	const [, fraction = "", exponent = "0"] = decimal;
	return .5 * 10 ** (Number(exponent) - fraction.length);
}
/** Go leaves the GOMAXPROCS suffix out when it is 1, and writes no leading zeros. */
function splitProcs(name) {
	const [, benchmark, procs] = /^(.*)-([2-9]|[1-9]\d{1,4})$/.exec(name) ?? [];
	return procs ? {
		benchmark,
		procs: Number(procs)
	} : {
		benchmark: name,
		procs: null
	};
}
/**
* Tells a GOMAXPROCS suffix from a name that ends alike, such as `n-100` where GOMAXPROCS is 1.
* A name that also comes with a suffix has none itself. All benchmarks of a package run under the
* same values of GOMAXPROCS, so if that does not hold, there are no suffixes where some name has
* none; else every name has one. Where all names end in one number the format cannot tell.
*/
function namer(names) {
	const whole = (name) => ({
		benchmark: name,
		procs: null
	});
	const bases = new Set([...names].map((name) => splitProcs(name).benchmark));
	const bySuffix = (name) => bases.has(name) ? whole(name) : splitProcs(name);
	const values = [...Map.groupBy([...names].map(bySuffix), ({ benchmark }) => benchmark).values()].map((group) => group.map(({ procs }) => procs).sort().join());
	if (new Set(values).size <= 1) return bySuffix;
	return [...names].some((name) => splitProcs(name).procs === null) ? whole : splitProcs;
}
const scopeOf = (result) => result.config.pkg ?? "";
function nameResults(results) {
	const names = /* @__PURE__ */ new Map();
	for (const result of results) names.set(scopeOf(result), (names.get(scopeOf(result)) ?? /* @__PURE__ */ new Set()).add(result.name));
	const namers = new Map([...names].map(([scope, known]) => [scope, namer(known)]));
	return results.map((result) => ({
		...result,
		...namers.get(scopeOf(result))(result.name)
	}));
}
function observe$4(line, { text, value, unit: printed }) {
	const { unit, factor } = parseUnit(printed);
	const half = halfStep$1(text);
	return {
		scope: scopeOf(line),
		benchmark: line.benchmark || "Benchmark",
		procs: line.procs,
		metric: metricId(printed),
		unit,
		value: toBase(value, factor),
		iterations: line.iterations,
		resolution: half === null ? null : toBase(half, factor)
	};
}
function observeAll(line) {
	const problems = [];
	const where = `line ${line.line}`;
	const tell = (code, message) => problems.push({
		code,
		message,
		where
	});
	if (line.iterations <= 0) {
		tell("no-iterations", `${line.name} made ${line.iterations} iterations: nothing measured`);
		return {
			value: [],
			problems
		};
	}
	const byMetric = /* @__PURE__ */ new Map();
	for (const value of line.values) {
		const seen = observe$4(line, value);
		if (!Number.isFinite(seen.value)) tell("no-finite-number", `${line.name} reports ${value.text} ${value.unit}`);
		else if (metricFor(seen.metric).fromUsage) tell("reserved-unit", `${line.name} reports ${value.unit}, which is read from the kernel`);
		else if (byMetric.has(seen.metric)) tell("repeated-unit", `${line.name} reports ${seen.metric} twice; the first one counts`);
		else byMetric.set(seen.metric, seen);
	}
	return {
		value: [...byMetric.values()],
		problems
	};
}
/** Which way is good by the `Unit` lines, by metric; a direction that there is not is a problem. */
function directionsIn(units) {
	const value = /* @__PURE__ */ new Map();
	const problems = [];
	for (const { unit, key, value: way } of units) {
		if (key !== "better") continue;
		if (way === "higher" || way === "lower") value.set(metricId(unit), way);
		else {
			const message = `the output says better=${way} for ${unit}: neither higher nor lower`;
			problems.push({
				code: "unit-direction",
				message
			});
		}
	}
	return {
		value,
		problems
	};
}
const goBench = {
	id: "go-bench",
	about: "The Go benchmark format: what `go test -bench` prints.",
	parse(text) {
		const { value, problems } = readBenchText(text);
		const found = nameResults(value.results).map(observeAll);
		const directions = directionsIn(value.units);
		const directed = (seen) => {
			const better = directions.value.get(seen.metric);
			return better === void 0 ? seen : {
				...seen,
				better
			};
		};
		return {
			value: found.flatMap((each) => each.value.map(directed)),
			problems: capProblems([
				...problems,
				...found.flatMap((each) => each.problems),
				...directions.problems
			])
		};
	}
};
// src/core/stats/series/bucket-quantile.ts
/**
* Quantile q of counted buckets, interpolated linearly inside the bucket where the cumulated count
* reaches q N, with half the width of that bucket: how far the value may be off. What is below the
* first bound begins at 0. Null for no counts, and where the bucket has no upper end.
* Source: linear interpolation of the cumulated counts, as Prometheus' histogram_quantile.
* @example bucketQuantile({ bounds: [0, 1, 2], counts: [1, 3] }, 0.5)
* // { value: 1 + (2 - 1) / 3, halfWidth: 0.5 }
*/
function bucketQuantile({ bounds, counts }, q) {
	const target = q * counts.reduce((sum, count) => sum + count, 0);
	let below = 0;
	for (const [at, count] of counts.entries()) {
		if (count > 0 && below + count >= target) {
			const upper = bounds[at + 1] ?? Infinity;
			const lower = Math.max(bounds[at] ?? 0, Math.min(0, upper));
			if (!Number.isFinite(upper)) return null;
			return {
				value: lower + (target - below) / count * (upper - lower),
				halfWidth: (upper - lower) / 2
			};
		}
		below += count;
	}
	return null;
}
// src/core/telemetry/go-runtime.ts
/** Output of a trial that holds them. */
const RUNTIME_OUTPUT = "runtime-metrics";
/** The parser of that output, where the server tells any. */
const runtimeParsers = (server) => server?.runtimeMetrics === void 0 ? {} : { [RUNTIME_OUTPUT]: [server.runtimeMetrics.format] };
/** Line between the snapshot before a block and the one after it. */
const AFTER = "# gcbench: after";
/** Start of the line that stands for snapshots that could not be had. */
const FAILED$3 = "# gcbench: failed: ";
const HEAP$2 = "/memory/classes/heap";
const CPU = "/cpu/classes";
const SCHED_LATENCIES = "/sched/latencies:seconds";
const GC_PAUSES = "/sched/pauses/total/gc:seconds";
/** Not of runtime/metrics: what package expvar and the client of Prometheus tell beside it. */
const PAUSE_TOTAL = "pause-total:seconds";
const GC_CYCLES = "/gc/cycles/total:gc-cycles";
/** Counters, as the difference over the block; several names are added up. */
const COUNTERS = {
	"go-gc-cycles": [GC_CYCLES],
	"go-alloc-bytes": ["/gc/heap/allocs:bytes"],
	"go-alloc-objects": ["/gc/heap/allocs:objects", "/gc/heap/tiny/allocs:objects"],
	"go-assist-cpu": [`${CPU}/gc/mark/assist:cpu-seconds`],
	"go-dedicated-cpu": [`${CPU}/gc/mark/dedicated:cpu-seconds`],
	"go-idle-mark-cpu": [`${CPU}/gc/mark/idle:cpu-seconds`],
	"go-pause-cpu": [`${CPU}/gc/pause:cpu-seconds`],
	"go-gc-cpu": [`${CPU}/gc/total:cpu-seconds`],
	"go-scavenge-cpu": [`${CPU}/scavenge/total:cpu-seconds`],
	"go-user-cpu": [`${CPU}/user:cpu-seconds`],
	"go-mutex-wait": ["/sync/mutex/wait/total:seconds"],
	"go-goroutines-created": ["/sched/goroutines-created:goroutines"],
	"go-pause-total": [PAUSE_TOTAL]
};
/** Gauges, as they stand at the end of the block. */
const GAUGES = {
	"go-heap-live": "/gc/heap/live:bytes",
	"go-heap-goal": "/gc/heap/goal:bytes",
	"go-heap-objects": `${HEAP$2}/objects:bytes`,
	"go-heap-unused": `${HEAP$2}/unused:bytes`,
	"go-heap-free": `${HEAP$2}/free:bytes`,
	"go-heap-released": `${HEAP$2}/released:bytes`,
	"go-stacks": `${HEAP$2}/stacks:bytes`,
	"go-memory-total": "/memory/classes/total:bytes",
	"go-heap-object-count": "/gc/heap/objects:objects",
	"go-goroutines": "/sched/goroutines:goroutines",
	"go-goroutines-runnable": "/sched/goroutines/runnable:goroutines",
	"go-threads": "/sched/threads/total:threads",
	"go-procs": "/sched/gomaxprocs:threads"
};
const TOTAL_CPU = `${CPU}/total:cpu-seconds`;
/** Every name that is read, of numbers and of histograms. */
const NUMBER_NAMES = [.../* @__PURE__ */ new Set([
	...Object.values(COUNTERS).flat(),
	...Object.values(GAUGES),
	TOTAL_CPU
])];
const HISTOGRAM_NAMES = [SCHED_LATENCIES, GC_PAUSES];
const QUANTILES$1 = {
	p50: 500,
	p99: 990,
	"p99.9": 999
};
/** With fewer events beyond it a quantile says more about luck than about the program. */
const EVENTS_BEYOND$1 = 50;
/** In a bucket whose ends are further apart than this a quantile is a guess. */
const WIDEST_BUCKET = 2;
const exact = (metric, value) => ({
	metric,
	value,
	resolution: null
});
/** Sum of the named numbers; null where the first of them is not told. */
function sumOf$1({ numbers }, names) {
	const [first = ""] = names;
	if (!numbers.has(first)) return null;
	return names.reduce((sum, name) => sum + (numbers.get(name) ?? 0), 0);
}
function countersOf(before, after) {
	const change = (names) => {
		const end = sumOf$1(after, names);
		return end === null ? null : end - (before === null ? 0 : sumOf$1(before, names) ?? 0);
	};
	const value = Object.entries(COUNTERS).flatMap(([metric, names]) => {
		const found = change(names);
		return found === null ? [] : [exact(metric, found)];
	});
	if (value.some((one) => one.value < 0)) return {
		value: [],
		problems: [{
			code: "restarted",
			message: "counters fell during the block: the program was started anew"
		}]
	};
	const [gc, all] = [change(COUNTERS["go-gc-cpu"] ?? []), change([TOTAL_CPU])];
	if (gc !== null && all !== null && all > 0) value.push(exact("go-gc-cpu-share", 100 * gc / all));
	return {
		value,
		problems: []
	};
}
const gaugesOf = ({ numbers }) => Object.entries(GAUGES).flatMap(([metric, name]) => {
	const found = numbers.get(name);
	return found === void 0 ? [] : [exact(metric, found)];
});
/** What was counted in the block; null where the buckets changed or counts fell. */
function histogramChange(before, after) {
	if (before === void 0) return after;
	if (before.bounds.some((bound, at) => bound !== after.bounds[at])) return null;
	const counts = after.counts.map((count, at) => count - (before.counts[at] ?? 0));
	if (counts.some((count) => count < 0)) return null;
	const sum = after.sum === null || before.sum === null ? null : after.sum - before.sum;
	return {
		bounds: after.bounds,
		counts,
		sum
	};
}
/** Sum by the middles of the buckets, where the format does not tell it. */
function sumOfBuckets({ bounds, counts, sum }) {
	if (sum !== null) return sum;
	return counts.reduce((total, count, at) => {
		const ends = [bounds[at] ?? 0, bounds[at + 1] ?? 0].filter(Number.isFinite);
		const middle = ends.reduce((a, b) => a + b, 0) / Math.max(1, ends.length);
		return total + (count === 0 ? 0 : count * middle);
	}, 0);
}
const countOf = ({ counts }) => counts.reduce((sum, count) => sum + count, 0);
function latenciesOf(histogram) {
	const total = countOf(histogram);
	if (total === 0) return {
		value: [],
		problems: []
	};
	const value = [exact("go-sched-latency-mean", sumOfBuckets(histogram) / total), ...highestOf("go-sched-latency-max", histogram)];
	const left = {
		"coarse-buckets": [],
		"too-few-events": []
	};
	for (const [name, permille] of Object.entries(QUANTILES$1)) {
		const found = bucketQuantile(histogram, permille / 1e3);
		const lowest = found === null ? 0 : found.value - found.halfWidth;
		if (total * (1e3 - permille) < EVENTS_BEYOND$1 * 1e3) left["too-few-events"].push(name);
		else if (found === null || isWide(histogram, found)) left["coarse-buckets"].push(name);
		else {
			const resolution = lowest > 0 ? found.halfWidth : found.value;
			value.push({
				metric: `go-sched-latency-${name}`,
				value: found.value,
				resolution
			});
		}
	}
	const why = {
		"coarse-buckets": "its buckets are too wide to say",
		"too-few-events": `fewer than ${EVENTS_BEYOND$1} events lie beyond`
	};
	return {
		value,
		problems: Object.entries(left).flatMap(([code, names]) => {
			const reason = why[code];
			const message = `scheduler latency: ${names.join(", ")} left out: ${reason}`;
			return names.length === 0 ? [] : [{
				code,
				message
			}];
		})
	};
}
/** Whether the ends of the bucket of this width are more than a factor apart. */
function isWide({ bounds }, { value }) {
	const at = bounds.findIndex((bound) => bound > value);
	const [lower = 0, upper = Infinity] = [bounds[at - 1], bounds[at]];
	return lower > 0 && upper > WIDEST_BUCKET * lower;
}
/** Upper end of the highest bucket that has any; none where that is too wide to tell. */
function highestOf(metric, { bounds, counts }) {
	const last = counts.findLastIndex((count) => count > 0);
	const [lower = 0, upper = Infinity] = last < 0 ? [0, 0] : [bounds[last], bounds[last + 1]];
	if (!Number.isFinite(upper) || lower > 0 && upper > WIDEST_BUCKET * lower) return [];
	return [{
		metric,
		value: upper,
		resolution: Math.max(0, upper - lower)
	}];
}
/** Pauses one by one: their sum, and the longest. */
const pausesOf$1 = (histogram) => [exact("go-pause-total", sumOfBuckets(histogram)), ...highestOf("go-pause-max", histogram)];
/** The longest pause of the block by its collections, if all of them are still told. */
function longestPause(before, after) {
	const cycles = (after.numbers.get(GC_CYCLES) ?? 0) - (before?.numbers.get(GC_CYCLES) ?? 0);
	const pauses = after.lastPausesSec ?? [];
	if (!(cycles > 0) || cycles > pauses.length) return [];
	return [exact("go-pause-max", Math.max(...pauses.slice(-cycles)))];
}
/** Numbers of the block between two snapshots; without the first, since the program began. */
function observeRuntime(before, after) {
	const counters = countersOf(before, after);
	const value = [...counters.value, ...gaugesOf(after)];
	value.push(...longestPause(before, after));
	const { problems } = counters;
	for (const name of HISTOGRAM_NAMES) {
		const end = after.histograms.get(name);
		if (end === void 0) continue;
		const change = histogramChange(before?.histograms.get(name), end);
		if (change === null) {
			if (problems.length === 0) problems.push({
				code: "restarted",
				message: `${name} is not what it was before the block`
			});
			continue;
		}
		const found = name === "/sched/latencies:seconds" ? latenciesOf(change) : {
			value: pausesOf$1(change),
			problems: []
		};
		value.push(...found.value);
		problems.push(...found.problems);
	}
	const known = /* @__PURE__ */ new Set();
	return {
		value: value.filter(({ metric, value: number }) => {
			const isNew = !known.has(metric) && Number.isFinite(number);
			known.add(metric);
			return isNew;
		}),
		problems
	};
}
/** The snapshots of an output, each as `read` takes it. Never throws. */
function readSnapshots(text, read) {
	const [, failed] = new RegExp(`^# gcbench: failed: (.+)$`, "m").exec(text) ?? [];
	const none = (message) => ({
		value: [],
		problems: [{
			code: "no-runtime-metrics",
			message
		}]
	});
	if (failed !== void 0) return none(failed);
	const snapshots = text.split(new RegExp(`^${AFTER}$\n?`, "m")).map(read);
	const after = snapshots.at(-1);
	if (after === void 0 || after === null) return none("the text has no metrics of the Go runtime");
	const before = snapshots.length === 1 ? null : snapshots[0];
	if (before === null && snapshots.length > 1) return none("the text has no metrics of the Go runtime from before the block");
	return observeRuntime(before ?? null, after);
}
// src/core/telemetry/go-runtime-json.ts
/** Metrics of package runtime/metrics as a program prints them in JSON. */
/** A JSON object; null for anything else. */
function readObject(text) {
	const value = readJson(text);
	return isObject(value) ? value : null;
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const numberOf$1 = (value) => typeof value === "number" && Number.isFinite(value) ? value : null;
const numbersOf$1 = (value) => Array.isArray(value) && value.every((one) => numberOf$1(one) !== null) ? value : null;
/** JSON has no infinity: the outermost bounds are texts such as `+Inf`, or null. */
function boundsOf(value) {
	if (!Array.isArray(value)) return null;
	const last = value.length - 1;
	const ends = value.map((one, at) => {
		if (numberOf$1(one) !== null) return one;
		return at === 0 ? -Infinity : at === last ? Infinity : NaN;
	});
	return ends.every((one, at) => at === 0 || one > ends[at - 1]) && !ends.some(Number.isNaN) ? ends : null;
}
/** A Float64Histogram under the names of its fields, whatever their case. */
function histogramOf$1(value) {
	if (!isObject(value)) return null;
	const counts = numbersOf$1(value.Counts ?? value.counts);
	const bounds = boundsOf(value.Buckets ?? value.buckets);
	if (counts === null || bounds === null || bounds.length !== counts.length + 1) return null;
	return counts.some((count) => count < 0) ? null : {
		bounds,
		counts,
		sum: null
	};
}
/** The metrics in an object by their names; null: it has none. */
function metricsIn(told) {
	const numbers = /* @__PURE__ */ new Map();
	const histograms = /* @__PURE__ */ new Map();
	for (const name of NUMBER_NAMES) {
		const number = numberOf$1(told[name]);
		if (number !== null) numbers.set(name, number);
	}
	for (const name of HISTOGRAM_NAMES) {
		const histogram = histogramOf$1(told[name]);
		if (histogram !== null) histograms.set(name, histogram);
	}
	return numbers.size + histograms.size === 0 ? null : {
		numbers,
		histograms
	};
}
// src/core/parsers/go-expvar.ts
const HEAP$1 = "/memory/classes/heap";
/** Fields of runtime.MemStats by the names that runtime/metrics has for the same. */
const FIELDS = {
	"/gc/cycles/total:gc-cycles": "NumGC",
	"/gc/heap/allocs:bytes": "TotalAlloc",
	"/gc/heap/allocs:objects": "Mallocs",
	"/gc/heap/goal:bytes": "NextGC",
	"/gc/heap/objects:objects": "HeapObjects",
	"/memory/classes/total:bytes": "Sys",
	[`${HEAP$1}/objects:bytes`]: "HeapAlloc",
	[`${HEAP$1}/released:bytes`]: "HeapReleased",
	[`${HEAP$1}/stacks:bytes`]: "StackInuse"
};
/** Those that are a difference of two fields. */
const DIFFERENCES = {
	[`${HEAP$1}/unused:bytes`]: ["HeapInuse", "HeapAlloc"],
	[`${HEAP$1}/free:bytes`]: ["HeapIdle", "HeapReleased"]
};
/** PauseNs is a ring: the pause of collection n is at (n + 255) % 256. */
const RING = 256;
function pausesOf(stats) {
	const [last, ring] = [numberOf$1(stats.NumGC), stats.PauseNs];
	if (last === null || !Array.isArray(ring) || ring.length !== RING) return [];
	const ns = Array.from({ length: Math.min(RING, last) }, (_, i) => numberOf$1(ring[(last - i + RING - 1) % RING]));
	return ns.some((one) => one === null) ? [] : ns.map((one) => (one ?? 0) / 1e9).reverse();
}
function memstatsIn(stats) {
	const numbers = /* @__PURE__ */ new Map();
	const set = (name, value) => {
		if (value !== null) numbers.set(name, value);
	};
	for (const [name, field] of Object.entries(FIELDS)) set(name, numberOf$1(stats[field]));
	for (const [name, [whole, part]] of Object.entries(DIFFERENCES)) {
		const [a, b] = [numberOf$1(stats[whole]), numberOf$1(stats[part])];
		set(name, a === null || b === null ? null : a - b);
	}
	const pauseNs = numberOf$1(stats.PauseTotalNs);
	set(PAUSE_TOTAL, pauseNs === null ? null : pauseNs / 1e9);
	if (numbers.size === 0) return null;
	return {
		numbers,
		histograms: /* @__PURE__ */ new Map(),
		lastPausesSec: pausesOf(stats)
	};
}
/** memstats, and a variable that holds what runtime/metrics tells, where there is one. */
function readVariables(text) {
	const variables = readObject(text);
	if (variables === null) return null;
	const { memstats, ...others } = variables;
	const stats = isObject(memstats) ? memstatsIn(memstats) : null;
	const more = Object.values(others).flatMap((value) => {
		const found = isObject(value) ? metricsIn(value) : null;
		return found === null ? [] : [found];
	});
	const all = [...stats === null ? [] : [stats], ...more];
	if (all.length === 0) return null;
	return {
		numbers: new Map(all.flatMap(({ numbers }) => [...numbers])),
		histograms: new Map(all.flatMap(({ histograms }) => [...histograms])),
		...stats?.lastPausesSec === void 0 ? {} : { lastPausesSec: stats.lastPausesSec }
	};
}
/** What package expvar serves at /debug/vars: runtime.MemStats, and what the program adds. */
const goExpvar = {
	id: "go-expvar",
	about: "Metrics of a Go program's runtime: `memstats` of package expvar, and a variable that holds what go-metrics reads.",
	parse(text) {
		const { value, problems } = readSnapshots(text, readVariables);
		return {
			value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
			problems
		};
	}
};
// src/core/parsers/go-metrics.ts
/** Package runtime/metrics as a JSON object from names to numbers and histograms. */
const goMetrics = {
	id: "go-metrics",
	about: "Metrics of a Go program's runtime: package runtime/metrics as JSON.",
	parse(text) {
		const { value, problems } = readSnapshots(text, (part) => {
			const told = readObject(part);
			return told === null ? null : metricsIn(told);
		});
		return {
			value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
			problems
		};
	}
};
// src/core/parsers/go-prometheus.ts
const HEAP = "/memory/classes/heap";
const isCounter = /* @__PURE__ */ new Set([...Object.values(COUNTERS).flat(), "/cpu/classes/total:cpu-seconds"]);
/** `/gc/heap/allocs:bytes` as the client names it: go_gc_heap_allocs_bytes_total. */
const clientName = (name) => `go${name.replace(/[^a-z0-9]+/g, "_")}${isCounter.has(name) ? "_total" : ""}`;
/** What the client tells of every program, after the name that runtime/metrics has for it. */
const DEFAULTS = [
	["/gc/cycles/total:gc-cycles", "go_gc_duration_seconds_count"],
	[PAUSE_TOTAL, "go_gc_duration_seconds_sum"],
	["/gc/heap/allocs:bytes", "go_memstats_alloc_bytes_total"],
	["/gc/heap/goal:bytes", "go_memstats_next_gc_bytes"],
	["/gc/heap/objects:objects", "go_memstats_heap_objects"],
	[`${HEAP}/objects:bytes`, "go_memstats_heap_alloc_bytes"],
	[`${HEAP}/released:bytes`, "go_memstats_heap_released_bytes"],
	[`${HEAP}/stacks:bytes`, "go_memstats_stack_inuse_bytes"],
	["/memory/classes/total:bytes", "go_memstats_sys_bytes"],
	["/sched/goroutines:goroutines", "go_goroutines"]
];
/** One number of the text exposition format: a name, labels, a value, perhaps a time. */
const LINE$2 = /^(go_\w+)(?:\{([^}\n]*)\})? +(\S+)(?: +-?\d+)?\r?$/gm;
function readSeries(text) {
	const plain = /* @__PURE__ */ new Map();
	const buckets = /* @__PURE__ */ new Map();
	for (const [, name = "", labels = "", printed = ""] of text.matchAll(LINE$2)) {
		const value = Number(printed);
		if (!Number.isFinite(value)) continue;
		const end = /(?:^|,) *le="([^"]*)"/.exec(labels)?.[1];
		if (end === void 0) {
			if (!/(?:^|,) *quantile=/.test(labels) && !plain.has(name)) plain.set(name, value);
			continue;
		}
		const known = buckets.get(name) ?? [];
		known.push([end === "+Inf" ? Infinity : Number(end), value]);
		buckets.set(name, known);
	}
	return {
		plain,
		buckets
	};
}
/** Buckets hold what is at or below their end, the lower ones included. */
function histogramOf({ plain, buckets }, name) {
	const ends = buckets.get(`${name}_bucket`) ?? [];
	const counts = ends.map(([, count], at) => count - (ends[at - 1]?.[1] ?? 0));
	const grows = ends.every(([end], at) => end > (ends[at - 1]?.[0] ?? -Infinity));
	if (ends.length === 0 || !grows || counts.some((count) => count < 0)) return null;
	return {
		bounds: [-Infinity, ...ends.map(([end]) => end)],
		counts,
		sum: plain.get(`${name}_sum`) ?? null
	};
}
function readExposition(text) {
	const series = readSeries(text);
	const numbers = /* @__PURE__ */ new Map();
	const set = (name, value) => {
		if (value !== void 0 && !numbers.has(name)) numbers.set(name, value);
	};
	for (const name of NUMBER_NAMES) set(name, series.plain.get(clientName(name)));
	for (const [name, own] of DEFAULTS) set(name, series.plain.get(own));
	const mallocs = series.plain.get("go_memstats_mallocs_total");
	const allocs = "/gc/heap/allocs:objects";
	if (!numbers.has(allocs)) set(allocs, mallocs);
	const [alloc, inuse] = ["alloc", "inuse"].map((what) => series.plain.get(`go_memstats_heap_${what}_bytes`));
	if (alloc !== void 0 && inuse !== void 0) set(`${HEAP}/unused:bytes`, inuse - alloc);
	const [idle, released] = ["idle", "released"].map((what) => series.plain.get(`go_memstats_heap_${what}_bytes`));
	if (idle !== void 0 && released !== void 0) set(`${HEAP}/free:bytes`, idle - released);
	const histograms = /* @__PURE__ */ new Map();
	for (const name of HISTOGRAM_NAMES) {
		const found = histogramOf(series, clientName(name));
		if (found !== null) histograms.set(name, found);
	}
	return numbers.size + histograms.size === 0 ? null : {
		numbers,
		histograms
	};
}
/** What the Go client of Prometheus serves: its default metrics, or all of runtime/metrics. */
const goPrometheus = {
	id: "go-prometheus",
	about: "Metrics of a Go program's runtime: the text of the Go client of Prometheus.",
	parse(text) {
		const { value, problems } = readSnapshots(text.slice(0, text.lastIndexOf("\n") + 1), readExposition);
		return {
			value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
			problems
		};
	}
};
// src/core/parsers/jvm-gc.ts
/** Parser: the JVM's log of collections. */
/**
* A line of one collection: any decorations in brackets, or none, the collection's number, in
* generational ZGC the generation, and what happened.
*/
const EVENT = /^(?:.*\])? *GC\((\d{1,9})\) (?:[YO]: )?((?:Pause|Concurrent|Garbage|Minor|Major) .*)$/;
/** What the log says once, when the JVM starts. */
const START_OF_JVM = /^(?:.*\])? *Using (?:G1|Parallel|Serial|Shenandoah|Epsilon|The Z Garbage Collector)\b/;
const STALL = /^(?:.*\])? *Allocation Stall \(.*\) (\d{1,9}\.\d{3})ms$/;
/** The decoration `uptime`, wherever it stands. */
const UPTIME = /^(?:\[[^\]]*\])*?\[ *(\d{1,9}\.\d{3})s *\]/;
const SIZE = String.raw`(\d{1,9}[BKMG])`;
/** The end of a pause or of a concurrent phase: heap before, after and committed, and its time. */
const END = new RegExp(String.raw`^(Pause|Concurrent) (.+?)(?: ${SIZE}->${SIZE}\(${SIZE}\))? (\d{1,9}\.\d{3})ms$`);
/** The start of one: words, and causes in parentheses. */
const START$1 = /^(Pause|Concurrent) ([A-Za-z -]+(?: \([^()]*(?:\(\)[^()]*)?\))*)$/;
/** The end of a whole collection of ZGC. */
const COLLECTION = /^(?:Garbage|Minor|Major) Collection \(.*\) (\d{1,9}[BKMG])\(\d+%\)->(\d{1,9}[BKMG])\(\d+%\)/;
const KINDS$1 = [
	["mixed", /^Young \(Mixed\)/],
	["young", /^Young\b/],
	["full", /^Full\b/],
	["remark", /^Remark\b/],
	["cleanup", /^Cleanup\b/],
	["mark-start", /^(?:Mark Start|Init Mark)\b/],
	["mark-end", /^(?:Mark End|Final Mark)\b/],
	["relocate-start", /^Relocate Start\b/],
	["other", /^/]
];
const newLog = () => ({
	jvms: 0,
	cycles: /* @__PURE__ */ new Set(),
	forced: /* @__PURE__ */ new Set(),
	pausesUs: [],
	pausedUs: 0,
	concurrentUs: 0,
	stallsUs: [],
	before: null,
	after: null,
	committed: null,
	openPauses: /* @__PURE__ */ new Set(),
	openPhases: /* @__PURE__ */ new Map(),
	torn: [],
	isCut: false,
	collections: /* @__PURE__ */ new Map()
});
const NOT_TOLD = {
	atSec: null,
	pausesSec: [],
	concurrentSec: null,
	markCpuSec: null,
	assistSec: null,
	startBytes: null,
	liveBytes: null,
	goalBytes: null
};
/** The collection of that name, begun here unless it is known. */
function collectionOf({ collections }, cycle, atSec) {
	const one = collections.get(cycle) ?? {
		...NOT_TOLD,
		pausesSec: [],
		atSec
	};
	collections.set(cycle, one);
	return one;
}
const toUs = (ms) => Math.round(Number(ms) * 1e3);
/** The larger of a size so far and a printed one; K, M and G are powers of 1024. */
function larger(size, printed) {
	const step = 1024 ** "BKMG".indexOf(printed.at(-1));
	const bytes = Number(printed.slice(0, -1)) * step;
	return size && size.bytes >= bytes ? size : {
		bytes,
		halfStep: step / 2
	};
}
function endPause(log, cycle, name, us) {
	log.openPauses.delete(cycle);
	log.pausesUs.push({
		kind: KINDS$1.find(([, start]) => start.test(name))[0],
		us
	});
	log.pausedUs += us;
	log.collections.get(cycle)?.pausesSec.push(us / 1e6);
}
/**
* A phase inside another of its collection is in the outer one's time, and a whole cycle counts
* only if its start has been seen. Pauses that end inside are taken off.
*/
function endPhase(log, cycle, name, us) {
	const open = log.openPhases.get(cycle);
	if (open ? open.name !== name : / Cycle$/.test(name)) return;
	log.openPhases.delete(cycle);
	const ownUs = Math.max(0, us - (open ? log.pausedUs - open.pausedUs : 0));
	log.concurrentUs += ownUs;
	const one = log.collections.get(cycle);
	if (one) one.concurrentSec = (one.concurrentSec ?? 0) + ownUs / 1e6;
}
const bytesOf = (printed) => larger(null, printed).bytes;
/** The first size before, and the last ones after, are those of the whole collection. */
function addSizes(one, before, after, committed) {
	one.startBytes ??= bytesOf(before);
	one.liveBytes = bytesOf(after);
	if (committed) one.goalBytes = bytesOf(committed);
}
/** False: the text is neither the start nor the end of anything. */
function readEvent(log, number, text, atSec) {
	const cycle = `${log.jvms}:${number}`;
	const own = collectionOf(log, cycle, atSec);
	const collection = COLLECTION.exec(text);
	const [, what, name = "", before, after, committed, time] = END.exec(text) ?? [];
	if (collection) {
		log.before = larger(log.before, collection[1]);
		log.after = larger(log.after, collection[2]);
		addSizes(own, collection[1], collection[2]);
	} else if (time) {
		if (before) log.before = larger(log.before, before);
		if (after) log.after = larger(log.after, after);
		if (committed) log.committed = larger(log.committed, committed);
		if (before && after) addSizes(own, before, after, committed);
		(what === "Pause" ? endPause : endPhase)(log, cycle, name, toUs(time));
	} else return readStart(log, cycle, text);
	log.cycles.add(cycle);
	if (text.includes("(System.gc())")) log.forced.add(cycle);
	return true;
}
function readStart(log, cycle, text) {
	const [, what, name] = START$1.exec(text) ?? [];
	if (what === "Pause") log.openPauses.add(cycle);
	else if (what && !log.openPhases.has(cycle) && !name.endsWith(" Abort")) log.openPhases.set(cycle, {
		name,
		pausedUs: log.pausedUs
	});
	return what !== void 0 || !/^(?:Pause|Concurrent) /.test(text);
}
function readLine(log, line, at) {
	const [, number, event] = EVENT.exec(line) ?? [];
	const stall = STALL.exec(line);
	if (number && event) {
		const uptime = UPTIME.exec(line)?.[1];
		if (!readEvent(log, number, event, uptime === void 0 ? null : Number(uptime))) log.torn.push(at + 1);
	} else if (stall) log.stallsUs.push(toUs(stall[1]));
	else if (START_OF_JVM.test(line)) log.jvms++;
}
function readLog(text) {
	const log = newLog();
	const lines = text.split(/\r?\n/);
	const last = lines.pop() ?? "";
	for (const [at, line] of lines.entries()) readLine(log, line, at);
	if (/ \d+\.\d{3}ms$/.test(last)) readLine(log, last, lines.length);
	else log.isCut = /^\[|GC\(/.test(last);
	return log;
}
const seen = (metric, value, resolution = null) => observeTrial(metric, value, null, resolution);
/** No collector works without pauses, but with -Xlog:gc ZGC does not tell them. */
const hasPhases = (log) => log.cycles.size === 0 || log.pausesUs.length > 0;
/** Pauses together and by kind. A kind that did not occur is a zero, not a gap. */
function observePauses(log) {
	const all = log.pausesUs.map(({ us }) => us);
	const one = (id, us) => seen(`gc-pause-${id}`, us / 1e6, 5e-7);
	const total = (id, times) => seen(`gc-pause${id}-total`, times.reduce((sum, us) => sum + us, 0) / 1e6);
	const found = [seen("gc-pauses", all.length), total("", all)];
	if (all.length > 0) {
		const [p50, p99, max] = quantile(all, [
			.5,
			.99,
			1
		]);
		found.push(one("p50", p50), one("p99", p99), one("max", max));
	}
	for (const [kind] of KINDS$1) {
		const times = log.pausesUs.filter((pause) => pause.kind === kind).map(({ us }) => us);
		found.push(seen(`gc-pause-${kind}-count`, times.length), total(`-${kind}`, times));
		if (times.length > 0) found.push(one(`${kind}-max`, quantile(times, 1)));
	}
	return found;
}
function observe$3(log) {
	if (log.cycles.size === 0 && log.jvms === 0) return [];
	const sizes = Object.entries({
		"gc-heap-before-max": log.before,
		"gc-heap-after-max": log.after,
		"gc-heap-committed-max": log.committed
	});
	const phases = hasPhases(log) ? [...observePauses(log), seen("gc-concurrent-total", log.concurrentUs / 1e6)] : [];
	return [
		seen("gc-cycles", log.cycles.size),
		seen("gc-cycles-forced", log.forced.size),
		...phases,
		seen("gc-stalls", log.stallsUs.length),
		seen("gc-stall-total", log.stallsUs.reduce((sum, us) => sum + us, 0) / 1e6),
		...sizes.flatMap(([metric, size]) => size ? [seen(metric, size.bytes, size.halfStep)] : [])
	];
}
function problemsOf(log) {
	const problems = [];
	const tell = (code, message, more = {}) => problems.push({
		code,
		message,
		...more
	});
	const next = "start java with -Xlog:gc*";
	if (log.cycles.size === 0 && log.jvms === 0) {
		tell("no-gc-lines", "the output has no line of a JVM's unified GC log", { next });
		return problems;
	}
	if (!hasPhases(log)) tell("no-pauses", "the GC log does not tell pauses and phases", { next });
	if (log.torn.length > 0) tell("torn-lines", `${log.torn.length === 1 ? "1 line is" : `${log.torn.length} lines are`} torn, and left out`, { where: `line ${log.torn[0]}` });
	if (log.isCut) tell("cut-output", "the output ends inside a line of the GC log");
	if (log.openPauses.size + log.openPhases.size > 0) tell("unfinished", "the output ends before collections do: their times are left out");
	if (log.jvms > 1) tell("several-programs", "the logs of several JVMs are taken as one");
	return problems;
}
/** What the JVM logs with -Xlog:gc or -Xlog:gc*, between whatever the program prints. */
const jvmGc = {
	id: "jvm-gc",
	about: "Garbage collections of a JVM, from its unified log (-Xlog:gc*).",
	parse(text) {
		const log = readLog(text);
		return {
			value: observe$3(log),
			problems: problemsOf(log)
		};
	},
	collections: (text) => {
		const log = readLog(text);
		return [...log.collections].filter(([cycle]) => log.cycles.has(cycle)).map(([, one]) => one);
	}
};
// src/core/reading/observe.ts
/** Numbers of a program's output as observations. */
/** The time of one operation, in whatever unit a tool chose for this benchmark. */
const TIME = /^(ns|us|\u00b5s|ms|s)\/op$/;
/** The observation of a printed number, in base units. */
function observed(number) {
	const { unit, factor } = parseUnit(number.printed);
	const { benchmark, scope = "", iterations = null, halfStep = null } = number;
	return {
		scope,
		benchmark,
		procs: null,
		metric: TIME.test(number.printed) ? "time/op" : metricId(number.printed),
		unit,
		value: toBase(number.value, factor),
		iterations,
		resolution: halfStep === null ? null : toBase(halfStep, factor)
	};
}
/** The observation of a number of the table of metrics, already in its base unit. */
function observedMetric(id, benchmark, value, iterations = null) {
	const { unit } = metricFor(id);
	return {
		scope: "",
		benchmark,
		procs: null,
		metric: id,
		unit,
		value,
		iterations,
		resolution: null
	};
}
/** Finite numbers only: a program that prints NaN for `none` has told no number. */
const finite = (observations) => observations.filter(({ value }) => Number.isFinite(value));
// src/core/parsers/load/hey.ts
const AVERAGE = /^ +Average:\t(\d+\.\d+) secs$/m;
const RATE$2 = /^ +Requests\/sec:\t(\d+\.\d+)$/m;
/** Some versions print the percent sign twice. */
const PERCENTILE$2 = /^ +(50|90|95|99)%{1,2} in (\d+\.\d+) secs$/gm;
const STATUS = /^ +\[(\d{3})\]\t(\d+) responses$/gm;
const FAILED$2 = /^ +\[(\d+)\]\t(?!\d+ responses$)(.{1,200})$/gm;
/** hey prints one summary a run: average, percentiles, requests a second. */
const hey = {
	id: "hey",
	about: "What hey prints: average latency, percentiles, requests a second.",
	parse(text) {
		const statuses = [...text.matchAll(STATUS)].map(([, code, times]) => ({
			code: Number(code),
			times: Number(times)
		}));
		const count = statuses.reduce((sum, { times }) => sum + times, 0) || null;
		const of = (id, written) => observedMetric(id, "", Number(written), count);
		const average = AVERAGE.exec(text);
		const rate = RATE$2.exec(text);
		const value = [
			...average === null ? [] : [of("latency-mean", average[1])],
			...[...text.matchAll(PERCENTILE$2)].map(([, pct, time]) => of(`latency-p${pct}`, time)),
			...rate === null ? [] : [of("tps", rate[1])]
		];
		const problems = [...statuses.filter(({ code }) => code >= 400).map(({ code, times }) => `${times} responses had the status ${code}`), ...[...text.matchAll(FAILED$2)].map(([, times, why]) => `${times} requests failed: ${why}`)].map((message) => ({
			code: "failed-requests",
			message
		}));
		if (value.length === 0) problems.push({
			code: "unknown-shape",
			message: "no lines of hey in the output"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/reading/document.ts
/** What stands where a document was expected, in words: `an object with the keys a, b`. */
function shapeOf(value) {
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list whose first entry is ${shapeOf(value[0])}`;
	if (typeof value !== "object" || value === null) return value === null ? "null" : `a ${typeof value}`;
	const keys = Object.keys(value);
	const shown = keys.slice(0, 6).map((key) => JSON.stringify(key.slice(0, 40)));
	if (keys.length === 0) return "an object without keys";
	return `an object with the keys ${shown.join(", ")}${keys.length > 6 ? " and more" : ""}`;
}
/**
* The JSON document of an output: all of it, or what reaches from the first line that begins like
* one to the last line that ends like one, since programs greet and sum up around it. Undefined:
* there is none.
*/
function documentIn(text) {
	const whole = readJson(text);
	if (whole !== void 0) return whole;
	const begin = /^[[{]/m.exec(text)?.index;
	const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
	return begin === void 0 || end < begin ? void 0 : readJson(text.slice(begin, end + 1));
}
/**
* The document of an output as `schema` describes it; null with one problem that says what was
* expected and what was seen. `tool` names the program and the option that writes the document.
*/
function readDocument(text, schema, tool) {
	const refuse = (message) => {
		return {
			value: null,
			problems: [{
				code: "unknown-shape",
				message,
				next: `give this parser ${tool}`
			}]
		};
	};
	const found = documentIn(text);
	if (found === void 0) return refuse(text.trim() === "" ? "the output is empty" : "no JSON document in the output");
	const read = schema.safeParse(found);
	if (read.success) return {
		value: read.data,
		problems: []
	};
	const [issue] = read.error.issues;
	const where = issue === void 0 || issue.path.length === 0 ? "" : ` at ${issue.path.join(".")}`;
	return refuse(`another document: ${issue?.message ?? "no match"}${where}; seen: ${shapeOf(found)}`);
}
// src/core/parsers/load/k6.ts
/** Parser: the summary of k6. */
const metric$1 = looseObject({
	rate: number$2().optional(),
	count: number$2().optional(),
	passes: number$2().optional(),
	fails: number$2().optional(),
	/** True: it was crossed. */
	thresholds: record(string(), boolean()).optional()
});
const shape$20 = looseObject({ metrics: record(string(), metric$1) });
/** Keys of a trend, in milliseconds, by the metric that they are. */
const LATENCIES = {
	avg: "latency-mean",
	min: "latency-min",
	max: "latency-max",
	med: "latency-p50",
	...Object.fromEntries([
		"50",
		"90",
		"95",
		"99",
		"99.9"
	].map((p) => [`p(${p})`, `latency-p${p}`]))
};
/** A trend of requests, of all or of those with the tags in braces. */
const REQUESTS = /^http_req_duration(?:\{(?!expected_response:)(.{1,200})\})?$/;
/** k6 gives one summary a run: latencies as its trend statistics say, requests a second. */
const k6 = {
	id: "k6",
	about: "File of `k6 run --summary-export=FILE`: latencies of HTTP requests, requests a second.",
	parse(text) {
		const read = readDocument(text, shape$20, "the file of k6 run --summary-export=FILE");
		const problems = [...read.problems];
		const all = read.value?.metrics ?? {};
		const total = all.http_reqs?.count ?? null;
		const value = Object.entries(all).flatMap(([name, trend]) => {
			const of = REQUESTS.exec(name);
			if (of === null) return [];
			const [, tags = ""] = of;
			return Object.entries(trend).flatMap(([key, ms]) => {
				const id = LATENCIES[key];
				if (id === void 0 || typeof ms !== "number" || key === "p(50)" && "med" in trend) return [];
				return [observedMetric(id, tags, ms / 1e3, trend.count ?? (tags === "" ? total : null))];
			});
		});
		const rate = all.http_reqs?.rate;
		if (rate !== void 0) value.push(observedMetric("tps", "", rate, total));
		const fail = (message) => problems.push({
			code: "failed-requests",
			message
		});
		const failed = all.http_req_failed?.passes ?? 0;
		if (failed > 0) fail(`the latencies count failures too: ${failed} requests failed`);
		const unmet = all.checks?.fails ?? 0;
		if (unmet > 0) fail(`${unmet} checks of the script did not hold`);
		for (const [name, { thresholds = {} }] of Object.entries(all)) for (const [threshold, isCrossed] of Object.entries(thresholds)) if (isCrossed) fail(`the threshold ${name} ${threshold} was crossed`);
		if (read.value !== null && value.length === 0) problems.push({
			code: "unknown-shape",
			message: "a summary of k6 without HTTP requests"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/load/oha.ts
/** Parser: the JSON of oha. */
const times = record(string(), number$2().nullable());
const counts = record(string(), number$2());
const shape$19 = looseObject({
	summary: looseObject({
		average: number$2().nullable(),
		requestsPerSec: number$2()
	}),
	latencyPercentiles: times,
	statusCodeDistribution: counts.optional(),
	errorDistribution: counts.optional()
});
const SUMMARY = {
	average: "latency-mean",
	fastest: "latency-min",
	slowest: "latency-max",
	requestsPerSec: "tps"
};
const PERCENTILES = [
	"p50",
	"p90",
	"p95",
	"p99",
	"p99.9"
];
/** oha gives one summary a run: average, percentiles, requests a second. */
const oha = {
	id: "oha",
	about: "JSON of oha (`--output-format json`): average latency, percentiles, requests a second.",
	parse(text) {
		const read = readDocument(text, shape$19, "what oha --no-tui --output-format json prints");
		const problems = [...read.problems];
		if (read.value === null) return {
			value: [],
			problems
		};
		const { summary, latencyPercentiles, statusCodeDistribution, errorDistribution } = read.value;
		const statuses = Object.entries(statusCodeDistribution ?? {});
		const count = statuses.reduce((sum, [, times]) => sum + times, 0);
		const isAnswered = count > 0;
		const of = (id, value) => isAnswered && typeof value === "number" ? [observedMetric(id, "", value, count)] : [];
		const value = [...Object.entries(SUMMARY).flatMap(([key, id]) => of(id, summary[key])), ...PERCENTILES.flatMap((name) => of(`latency-${name}`, latencyPercentiles[name]))];
		const failed = [...statuses.filter(([code]) => Number(code) >= 400).map(([code, times]) => `${times} responses had the status ${code}`), ...Object.entries(errorDistribution ?? {}).map(([why, times]) => `${times} requests failed: ${why}`)];
		problems.push(...failed.map((message) => ({
			code: "failed-requests",
			message
		})));
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/load/pgbench.ts
const LATENCY = /^latency average = (\d+(?:\.\d+)?) ms$/m;
const TPS = /^tps = (\d+(?:\.\d+)?) \((?:without|excluding|including)/m;
const COUNT$1 = /^number of transactions actually processed: (\d+)/m;
const FAILED$1 = /^number of failed transactions: (\d+) \(/m;
/** pgbench prints one summary a run. */
const pgbench = {
	id: "pgbench",
	about: "What PostgreSQL's pgbench prints: average latency and transactions a second.",
	parse(text) {
		const count = Number(COUNT$1.exec(text)?.[1] ?? NaN) || null;
		const latency = LATENCY.exec(text);
		const tps = TPS.exec(text);
		const of = (id, value) => observedMetric(id, "", value, count);
		const value = [...latency === null ? [] : [of("latency-mean", Number(latency[1]) / 1e3)], ...tps === null ? [] : [of("tps", Number(tps[1]))]];
		const failed = Number(FAILED$1.exec(text)?.[1] ?? 0);
		const problems = failed === 0 ? [] : [{
			code: "failed-requests",
			message: `${failed} transactions failed`
		}];
		if (value.length === 0) problems.push({
			code: "unknown-shape",
			message: "no lines of pgbench in the output"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/load/wrk.ts
const TO_SEC = {
	us: 1e-6,
	ms: .001,
	s: 1,
	m: 60,
	h: 3600
};
const MEAN = /^ +Latency +(\d+(?:\.\d+)?)(us|ms|s|m|h) /m;
const PERCENTILE$1 = /^ +(50|90|99)% +(\d+(?:\.\d+)?)(us|ms|s|m|h)$/gm;
const COUNT = /^ +(\d+) requests in /m;
const RATE$1 = /^Requests\/sec: +(\d+(?:\.\d+)?)$/m;
const BAD = /^ +(Socket errors: .*|Non-2xx or 3xx responses: \d+)$/gm;
const secondsOf = (number, unit) => Number(number) * TO_SEC[unit];
/** wrk prints one summary a run: mean latency, percentiles with `--latency`, requests a second. */
const wrk = {
	id: "wrk",
	about: "What wrk prints: mean latency, requests a second, percentiles with `--latency`.",
	parse(text) {
		const count = Number(COUNT.exec(text)?.[1] ?? NaN) || null;
		const of = (id, value) => observedMetric(id, "", value, count);
		const mean = MEAN.exec(text);
		const rate = RATE$1.exec(text);
		const value = [
			...mean === null ? [] : [of("latency-mean", secondsOf(mean[1], mean[2]))],
			...[...text.matchAll(PERCENTILE$1)].map(([, percent, number, unit]) => of(`latency-p${percent}`, secondsOf(number, unit))),
			...rate === null ? [] : [of("tps", Number(rate[1]))]
		];
		const problems = [...text.matchAll(BAD)].map(([, what]) => {
			return {
				code: "failed-requests",
				message: `the latencies count failures too: ${what}`
			};
		});
		if (value.length === 0) problems.push({
			code: "unknown-shape",
			message: "no lines of wrk in the output"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/stats/series/histogram-quantile.ts
/**
* Quantile q of a histogram with log-spaced buckets, interpolated inside the bucket where the
* cumulated count reaches q N: ln x = ln v_j + (f - 1/2) step, f the share of bucket j below the
* quantile. A printed percentile is only the bucket's middle, so 1 % changes vanish in ties.
* Source: linear interpolation of the cumulated counts on the log scale; sysbench's step is
* ln(10^8) / 1023 (sb_histogram.c).
* Null for an empty histogram.
* @param buckets in ascending order of value
* @example histogramQuantile([{ value: 1, count: 4 }, { value: 2, count: 6 }], 0.5, Math.LN2)
* // 2 ** (1 - 1/2 + 1/6) = 1.5874
*/
function histogramQuantile(buckets, q, logStep) {
	const target = q * buckets.reduce((sum, { count }) => sum + count, 0);
	let below = 0;
	for (const { value, count } of buckets) {
		if (count > 0 && below + count >= target) return value * Math.exp(((target - below) / count - .5) * logStep);
		below += count;
	}
	return null;
}
// src/core/stats/series/tail-events.ts
/** With fewer events beyond it a quantile says more about luck than about the program. */
const EVENTS_BEYOND = 50;
/** Events from which a quantile can be read; thousandths are whole, as 1 - 0.999 is not. */
const eventsForTail = (permille) => Math.ceil(EVENTS_BEYOND * 1e3 / (1e3 - permille));
const TAIL_RULE = `fewer than ${EVENTS_BEYOND} events lie beyond`;
// src/core/parsers/sysbench.ts
/**
* sysbench counts latencies in 1024 buckets from 0.001 to 100000 ms, evenly spaced on a log scale;
* the first and the last also hold what lies beyond (sb_logger.c, sb_histogram.c).
*/
const LOG_STEP = Math.log(1e8) / 1023;
const FIRST_MS = .001;
const LAST_MS = 1e5;
const HALF_BUCKET = Math.expm1(LOG_STEP / 2);
/** Quantiles of the table of metrics, in thousandths: whole, as 1 - 0.999 is not. */
const QUANTILES = {
	p50: 500,
	p90: 900,
	p95: 950,
	p99: 990,
	"p99.9": 999
};
const names = Object.keys(QUANTILES);
/** Lines of a report by their labels, with the numbers that are read from them. */
const LINES$1 = {
	"Number of threads": /^Number of threads: (\d{1,15})$/m,
	transactions: /^ *transactions: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
	queries: /^ *queries: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
	"ignored errors": /^ *ignored errors: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
	reconnects: /^ *reconnects: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
	"total time": /^ *total time: +(\d{1,15}\.\d{4})s$/m,
	"total number of events": /^ *total number of events: +(\d{1,15})$/m,
	min: /^ *min: +(\d{1,15}\.\d\d)$/m,
	max: /^ *max: +(\d{1,15}\.\d\d)$/m,
	sum: /^ *sum: +(\d{1,15}\.\d\d)$/m,
	percentile: /^ *(\d{1,3})th percentile: +(\d{1,15}\.\d\d)$/m,
	"events (avg/stddev)": /^ *events \(avg\/stddev\): +(\d{1,15}\.\d{4})\/ *(\d{1,15}\.\d\d)$/m,
	unfinished: /^Number of unfinished transactions on forced shutdown: (\d{1,15})$/m
};
/** Lines of every report, and those of a report on a database. */
const ALWAYS$1 = [
	"Number of threads",
	"total time",
	"total number of events",
	"min",
	"max",
	"sum",
	"events (avg/stddev)"
];
const IN_SQL = [
	"transactions",
	"queries",
	"ignored errors",
	"reconnects"
];
const BUCKET = /^ *(\d{1,9}\.\d{3}) \|\** +(\d{1,15})$/gm;
const toSec = (ms) => ms / 1e3;
/**
* The middle of a bucket is printed in three decimals; its index gives it in full. Buckets that
* print alike, below 0.055 ms, are taken together.
*/
function countBuckets(text) {
	const counts = /* @__PURE__ */ new Map();
	for (const [, printed, count] of text.matchAll(BUCKET)) {
		const index = Math.round(Math.log(Number(printed) / FIRST_MS) / LOG_STEP);
		counts.set(index, (counts.get(index) ?? 0) + Number(count));
	}
	return counts;
}
function readBuckets(text) {
	const value = (index) => FIRST_MS * Math.exp(index * LOG_STEP);
	return [...countBuckets(text)].map(([index, count]) => ({
		value: value(index),
		count
	}));
}
const BUCKETS = 1024;
/** What a report may hold; no run of sysbench comes near. */
const MOST_EVENTS = 1e9;
/** What the percentiles are read from, as it is stored. */
function readHistogram(text) {
	const { value: run } = lastReport(wholeLines(text));
	const buckets = (run === null ? [] : [...countBuckets(run)]).filter(([index, count]) => index >= 0 && index < BUCKETS && count > 0 && count <= MOST_EVENTS).sort(([a], [b]) => a - b);
	if (buckets.length === 0) return null;
	return {
		unit: "s",
		first: toSec(FIRST_MS),
		logStep: LOG_STEP,
		buckets
	};
}
/** A line without its end may be half a number. */
const wholeLines = (text) => text.slice(0, text.lastIndexOf("\n") + 1).replaceAll("\r\n", "\n");
function readReport(text) {
	const lines = Object.entries(LINES$1).flatMap(([label, line]) => {
		const found = line.exec(text);
		return found ? [[label, found.slice(1).map(Number)]] : [];
	});
	return {
		lines: Object.fromEntries(lines),
		buckets: readBuckets(text)
	};
}
/** The last report of a text, which can hold several invocations, `prepare` among them. */
function lastReport(text) {
	const runs = text.split(/^(?=sysbench \d)/m).filter((run) => /^General statistics:$/m.test(run));
	const run = runs.at(-1);
	if (run === void 0) {
		const [, fatal] = /^FATAL: (.+)$/m.exec(text) ?? [];
		return {
			value: null,
			problems: [{
				code: "no-results",
				message: `the output has no statistics${fatal ? `: ${fatal.slice(0, 300)}` : ""}`
			}]
		};
	}
	return {
		value: run,
		problems: runs.length > 1 ? [{
			code: "several-runs",
			message: "sysbench ran several times: the last one counts"
		}] : []
	};
}
function missingLines({ lines }, text) {
	const missing = (/^SQL statistics:$/m.test(text) ? [...IN_SQL, ...ALWAYS$1] : ALWAYS$1).filter((label) => !lines[label]);
	if (missing.length === 0) return [];
	return [{
		code: "missing-lines",
		message: `the report lacks: ${missing.join(", ")}`
	}];
}
/** What concerns the whole report. Two decimals are printed: half a step is 0.005. */
function observeTotals({ lines }, events) {
	const found = [];
	const see = (metric, value, resolution = null) => {
		if (value !== void 0) found.push(observeTrial(metric, value, events, resolution));
	};
	const first = (label) => lines[label]?.[0];
	see("transactions", events);
	see("tps", lines.transactions?.[1], .005);
	if (!lines.transactions && first("total time")) see("tps", events / first("total time"));
	see("qps", lines.queries?.[1], .005);
	if (events === 0) return found;
	const perEvent = (label) => lines[label] && lines[label][0] / events;
	see("errors/transaction", perEvent("ignored errors"));
	see("reconnects/transaction", perEvent("reconnects"));
	see("latency-mean", lines.sum && toSec(lines.sum[0]) / events, toSec(.005) / events);
	for (const label of [
		"min",
		"max",
		"sum"
	]) see(`latency-${label}`, lines[label] && toSec(lines[label][0]), toSec(.005));
	const [mean, deviation] = lines["events (avg/stddev)"] ?? [0, 0];
	if ((first("Number of threads") ?? 1) > 1 && mean > 0) see("thread-spread", 100 * deviation / mean);
	return found;
}
/** A quantile inside the histogram; null: in its first or last bucket, which have no bounds. */
function interpolate(buckets, permille) {
	const valueMs = histogramQuantile(buckets, permille / 1e3, LOG_STEP);
	return valueMs !== null && valueMs > FIRST_MS * Math.exp(LOG_STEP / 2) && valueMs < LAST_MS * Math.exp(-LOG_STEP / 2) ? valueMs : null;
}
/** Below 0.055 ms a bucket is narrower than the three decimals in which it is printed. */
function observeHistogram(buckets, events, names) {
	const found = {
		value: [],
		problems: []
	};
	if (buckets.reduce((sum, { count }) => sum + count, 0) !== events) {
		const message = "the histogram does not add up to the events of the report: no percentiles";
		return {
			...found,
			problems: [{
				code: "broken-histogram",
				message
			}]
		};
	}
	const outside = [];
	for (const name of names) {
		const valueMs = interpolate(buckets, QUANTILES[name]);
		const resolution = (valueMs ?? 0) * HALF_BUCKET < 5e-4 ? toSec(5e-4) : null;
		if (valueMs === null) outside.push(name);
		else found.value.push(observeTrial(`latency-${name}`, toSec(valueMs), events, resolution));
	}
	if (outside.length > 0) {
		const message = `${outside.join(", ")} left out: outside 0.001 to 100000 ms`;
		found.problems.push({
			code: "beyond-histogram",
			message
		});
	}
	return found;
}
/** The percentile that sysbench prints without a histogram: the middle of a bucket. */
function observePrinted(name, valueMs, events) {
	const resolution = toSec(Math.max(valueMs * HALF_BUCKET, .005));
	return observeTrial(`latency-${name}`, toSec(valueMs), events, resolution);
}
function observePercentiles(report, events) {
	const { buckets, lines } = report;
	const [percent, valueMs] = lines.percentile ?? [];
	const printed = percent === void 0 ? [] : names.filter((name) => name === `p${percent}`);
	const wanted = buckets.length > 0 ? names : printed;
	const firm = wanted.filter((name) => events >= eventsForTail(QUANTILES[name]));
	const found = buckets.length > 0 ? observeHistogram(buckets, events, firm) : {
		value: firm.map((name) => observePrinted(name, valueMs, events)),
		problems: []
	};
	const weak = wanted.filter((name) => !firm.includes(name));
	if (weak.length > 0) {
		const message = `${weak.join(", ")} left out: ${TAIL_RULE}`;
		found.problems.push({
			code: "too-few-events",
			message,
			next: "measure longer blocks"
		});
	}
	if (wanted.length === 0) {
		const message = `the report has none of ${names.join(", ")}`;
		found.problems.push({
			code: "no-percentiles",
			message,
			next: "run sysbench with --histogram"
		});
	}
	return found;
}
/** What `sysbench ... run` prints at its end; intermediate reports are passed over. */
const sysbench = {
	id: "sysbench",
	about: "What sysbench 1.0 prints, latencies from its histogram (--histogram).",
	parse(text) {
		const { value: run, problems } = lastReport(wholeLines(text));
		if (run === null) return {
			value: [],
			problems
		};
		const report = readReport(run);
		problems.push(...missingLines(report, run));
		if (report.lines.unfinished) problems.push({
			code: "forced-shutdown",
			message: "sysbench was shut down with transactions in progress, which do not count"
		});
		const events = report.lines["total number of events"]?.[0];
		if (events === void 0) return {
			value: [],
			problems
		};
		if (events === 0) {
			problems.push({
				code: "no-events",
				message: "no transaction ended: there is no latency"
			});
			return {
				value: observeTotals(report, events),
				problems
			};
		}
		const percentiles = observePercentiles(report, events);
		return {
			value: [...observeTotals(report, events), ...percentiles.value],
			problems: [...problems, ...percentiles.problems]
		};
	},
	histogram: readHistogram
};
// src/core/parsers/tools/bencher.ts
/** Parser: Bencher Metric Format. */
const measure = looseObject({ value: number$2() });
/** Name of a benchmark -> name of a measure -> its value; bounds are the sender's own interval. */
const shape$18 = record(string(), record(string(), measure));
/**
* Units of the measures that the format's reference defines; a measure of one's own keeps its
* name (bencher.dev/docs/reference/bencher-metric-format).
*/
const PRINTED$2 = {
	latency: "ns/op",
	throughput: "ops/s",
	"build-time": "build-s",
	"file-size": "file-B"
};
/** Bencher Metric Format: summaries, so one number a run and measure. */
const bencher = {
	id: "bencher",
	about: "Bencher Metric Format (BMF): JSON of benchmarks, measures and values, or a program's own.",
	parse(text) {
		const { value, problems } = readDocument(text, shape$18, "Bencher Metric Format: {\"NAME\": {\"latency\": {\"value\": 1}}}");
		return {
			value: finite(Object.entries(value ?? {}).flatMap(([benchmark, measures]) => Object.entries(measures).map(([name, { value: number }]) => observed({
				benchmark,
				printed: PRINTED$2[name] ?? name,
				value: number
			})))),
			problems
		};
	}
};
// src/core/parsers/tools/benchmark-dotnet.ts
/** Parser: the JSON of BenchmarkDotNet. */
const benchmark$4 = looseObject({
	FullName: string().optional(),
	DisplayInfo: string().optional(),
	/** Nanoseconds of one operation; null where no run of the benchmark succeeded. */
	Statistics: looseObject({
		OriginalValues: array(number$2()).optional(),
		Median: number$2()
	}).nullable(),
	Memory: looseObject({ BytesAllocatedPerOperation: number$2().nullable() }).nullish()
});
const shape$17 = looseObject({
	Title: string(),
	Benchmarks: array(benchmark$4)
});
/** Every workload iteration; the brief exporter leaves them out, then the median. */
const benchmarkDotNet = {
	id: "benchmark-dotnet",
	about: "File of a JSON exporter of BenchmarkDotNet: every iteration, and bytes allocated.",
	parse(text) {
		const read = readDocument(text, shape$17, "a *-report-full.json of BenchmarkDotNet (exporter json)");
		const problems = [...read.problems];
		const value = (read.value?.Benchmarks ?? []).flatMap((found) => {
			const name = found.FullName ?? found.DisplayInfo ?? "unnamed";
			if (found.Statistics === null) {
				problems.push({
					code: "failed-benchmark",
					message: `${name}: no run succeeded`
				});
				return [];
			}
			const { OriginalValues: all, Median } = found.Statistics;
			const bytes = found.Memory?.BytesAllocatedPerOperation ?? null;
			return [...(all ?? [Median]).map((ns) => observed({
				benchmark: name,
				printed: "ns/op",
				value: ns
			})), ...bytes === null ? [] : [observedMetric("bytes/op", name, bytes)]];
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 5th edition of XML 1.0.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "	\n\r -퟿-�𐀀-􏿿";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));
// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 2nd edition of XML 1.1.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "-퟿-�𐀀-􏿿";
	exports.RESTRICTED_CHAR = "-\b\v\f---";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``RESTRICTED_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``RESTRICTED_CHAR``.
	*/
	function isRestrictedChar(c) {
		return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
	}
	exports.isRestrictedChar = isRestrictedChar;
	/**
	* Determines whether a codepoint matches the ``CHAR`` production and does not
	* match the ``RESTRICTED_CHAR`` production. ``isCharAndNotRestricted(x)`` is
	* equivalent to ``isChar(x) && !isRestrictedChar(x)``. This function is faster
	* than running the two-call equivalent.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR`` and does not match
	* ``RESTRICTED_CHAR``.
	*/
	function isCharAndNotRestricted(c) {
		return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isCharAndNotRestricted = isCharAndNotRestricted;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));
// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character class utilities for XML NS 1.0 edition 3.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
	exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
	exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
	/**
	* Determines whether a codepoint matches [[NC_NAME_START_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameStartChar(c) {
		return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNCNameStartChar = isNCNameStartChar;
	/**
	* Determines whether a codepoint matches [[NC_NAME_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameChar(c) {
		return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNCNameChar = isNCNameChar;
}));
// src/core/reading/elements.ts
var import_saxes = (/* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SaxesParser = exports.EVENTS = void 0;
	const ed5 = require_ed5();
	const ed2 = require_ed2();
	const NSed3 = require_ed3();
	var isS = ed5.isS;
	var isChar10 = ed5.isChar;
	var isNameStartChar = ed5.isNameStartChar;
	var isNameChar = ed5.isNameChar;
	var S_LIST = ed5.S_LIST;
	var NAME_RE = ed5.NAME_RE;
	var isChar11 = ed2.isChar;
	var isNCNameStartChar = NSed3.isNCNameStartChar;
	var isNCNameChar = NSed3.isNCNameChar;
	var NC_NAME_RE = NSed3.NC_NAME_RE;
	const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
	const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
	const rootNS = {
		__proto__: null,
		xml: XML_NAMESPACE,
		xmlns: XMLNS_NAMESPACE
	};
	const XML_ENTITIES = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	};
	const EOC = -1;
	const NL_LIKE = -2;
	const S_BEGIN = 0;
	const S_BEGIN_WHITESPACE = 1;
	const S_DOCTYPE = 2;
	const S_DOCTYPE_QUOTE = 3;
	const S_DTD = 4;
	const S_DTD_QUOTED = 5;
	const S_DTD_OPEN_WAKA = 6;
	const S_DTD_OPEN_WAKA_BANG = 7;
	const S_DTD_COMMENT = 8;
	const S_DTD_COMMENT_ENDING = 9;
	const S_DTD_COMMENT_ENDED = 10;
	const S_DTD_PI = 11;
	const S_DTD_PI_ENDING = 12;
	const S_TEXT = 13;
	const S_ENTITY = 14;
	const S_OPEN_WAKA = 15;
	const S_OPEN_WAKA_BANG = 16;
	const S_COMMENT = 17;
	const S_COMMENT_ENDING = 18;
	const S_COMMENT_ENDED = 19;
	const S_CDATA = 20;
	const S_CDATA_ENDING = 21;
	const S_CDATA_ENDING_2 = 22;
	const S_PI_FIRST_CHAR = 23;
	const S_PI_REST = 24;
	const S_PI_BODY = 25;
	const S_PI_ENDING = 26;
	const S_XML_DECL_NAME_START = 27;
	const S_XML_DECL_NAME = 28;
	const S_XML_DECL_EQ = 29;
	const S_XML_DECL_VALUE_START = 30;
	const S_XML_DECL_VALUE = 31;
	const S_XML_DECL_SEPARATOR = 32;
	const S_XML_DECL_ENDING = 33;
	const S_OPEN_TAG = 34;
	const S_OPEN_TAG_SLASH = 35;
	const S_ATTRIB = 36;
	const S_ATTRIB_NAME = 37;
	const S_ATTRIB_NAME_SAW_WHITE = 38;
	const S_ATTRIB_VALUE = 39;
	const S_ATTRIB_VALUE_QUOTED = 40;
	const S_ATTRIB_VALUE_CLOSED = 41;
	const S_ATTRIB_VALUE_UNQUOTED = 42;
	const S_CLOSE_TAG = 43;
	const S_CLOSE_TAG_SAW_WHITE = 44;
	const TAB = 9;
	const NL = 10;
	const CR = 13;
	const SPACE = 32;
	const BANG = 33;
	const DQUOTE = 34;
	const AMP = 38;
	const SQUOTE = 39;
	const MINUS = 45;
	const FORWARD_SLASH = 47;
	const SEMICOLON = 59;
	const LESS = 60;
	const EQUAL = 61;
	const GREATER = 62;
	const QUESTION = 63;
	const OPEN_BRACKET = 91;
	const CLOSE_BRACKET = 93;
	const NEL = 133;
	const LS = 8232;
	const isQuote = (c) => c === DQUOTE || c === SQUOTE;
	const QUOTES = [DQUOTE, SQUOTE];
	const DOCTYPE_TERMINATOR = [
		...QUOTES,
		OPEN_BRACKET,
		GREATER
	];
	const DTD_TERMINATOR = [
		...QUOTES,
		LESS,
		CLOSE_BRACKET
	];
	const XML_DECL_NAME_TERMINATOR = [
		EQUAL,
		QUESTION,
		...S_LIST
	];
	const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
		...S_LIST,
		GREATER,
		AMP,
		LESS
	];
	function nsPairCheck(parser, prefix, uri) {
		switch (prefix) {
			case "xml":
				if (uri !== XML_NAMESPACE) parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
				break;
			case "xmlns": if (uri !== XMLNS_NAMESPACE) parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
		}
		switch (uri) {
			case XMLNS_NAMESPACE:
				parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
				break;
			case XML_NAMESPACE: switch (prefix) {
				case "xml": break;
				case "":
					parser.fail(`the default namespace may not be set to ${uri}.`);
					break;
				default: parser.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(parser, mapping) {
		for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
	}
	const isNCName = (name) => NC_NAME_RE.test(name);
	const isName = (name) => NAME_RE.test(name);
	const FORBIDDEN_START = 0;
	const FORBIDDEN_BRACKET = 1;
	const FORBIDDEN_BRACKET_BRACKET = 2;
	/**
	* The list of supported events.
	*/
	exports.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	const EVENT_NAME_TO_HANDLER_NAME = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		/**
		* @param opt The parser options.
		*/
		constructor(opt) {
			this.opt = opt !== null && opt !== void 0 ? opt : {};
			this.fragmentOpt = !!this.opt.fragment;
			const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
			this.trackPosition = this.opt.position !== false;
			this.fileName = this.opt.fileName;
			if (xmlnsOpt) {
				this.nameStartCheck = isNCNameStartChar;
				this.nameCheck = isNCNameChar;
				this.isName = isNCName;
				this.processAttribs = this.processAttribsNS;
				this.pushAttrib = this.pushAttribNS;
				this.ns = Object.assign({ __proto__: null }, rootNS);
				const additional = this.opt.additionalNamespaces;
				if (additional != null) {
					nsMappingCheck(this, additional);
					Object.assign(this.ns, additional);
				}
			} else {
				this.nameStartCheck = isNameStartChar;
				this.nameCheck = isNameChar;
				this.isName = isName;
				this.processAttribs = this.processAttribsPlain;
				this.pushAttrib = this.pushAttribPlain;
			}
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			];
			this._init();
		}
		/**
		* Indicates whether or not the parser is closed. If ``true``, wait for
		* the ``ready`` event to write again.
		*/
		get closed() {
			return this._closed;
		}
		_init() {
			var _a;
			this.openWakaBang = "";
			this.text = "";
			this.name = "";
			this.piTarget = "";
			this.entity = "";
			this.q = null;
			this.tags = [];
			this.tag = null;
			this.topNS = null;
			this.chunk = "";
			this.chunkPosition = 0;
			this.i = 0;
			this.prevI = 0;
			this.carriedFromPrevious = void 0;
			this.forbiddenState = FORBIDDEN_START;
			this.attribList = [];
			const { fragmentOpt } = this;
			this.state = fragmentOpt ? S_TEXT : S_BEGIN;
			this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
			this.xmlDeclPossible = !fragmentOpt;
			this.xmlDeclExpects = ["version"];
			this.entityReturnState = void 0;
			let { defaultXMLVersion } = this.opt;
			if (defaultXMLVersion === void 0) {
				if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
				defaultXMLVersion = "1.0";
			}
			this.setXMLVersion(defaultXMLVersion);
			this.positionAtNewLine = 0;
			this.doctype = false;
			this._closed = false;
			this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			};
			this.line = 1;
			this.column = 0;
			this.ENTITIES = Object.create(XML_ENTITIES);
			(_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
		}
		/**
		* The stream position the parser is currently looking at. This field is
		* zero-based.
		*
		* This field is not based on counting Unicode characters but is to be
		* interpreted as a plain index into a JavaScript string.
		*/
		get position() {
			return this.chunkPosition + this.i;
		}
		/**
		* The column number of the next character to be read by the parser.  *
		* This field is zero-based. (The first column in a line is 0.)
		*
		* This field reports the index at which the next character would be in the
		* line if the line were represented as a JavaScript string.  Note that this
		* *can* be different to a count based on the number of *Unicode characters*
		* due to how JavaScript handles astral plane characters.
		*
		* See [[column]] for a number that corresponds to a count of Unicode
		* characters.
		*/
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		/**
		* Set an event listener on an event. The parser supports one handler per
		* event type. If you try to set an event handler over an existing handler,
		* the old handler is silently overwritten.
		*
		* @param name The event to listen to.
		*
		* @param handler The handler to set.
		*/
		on(name, handler) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
		}
		/**
		* Unset an event handler.
		*
		* @parma name The event to stop listening to.
		*/
		off(name) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
		}
		/**
		* Make an error object. The error object will have a message that contains
		* the ``fileName`` option passed at the creation of the parser. If position
		* tracking was turned on, it will also have line and column number
		* information.
		*
		* @param message The message describing the error to report.
		*
		* @returns An error object with a properly formatted message.
		*/
		makeError(message) {
			var _a;
			let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
			if (this.trackPosition) {
				if (msg.length > 0) msg += ":";
				msg += `${this.line}:${this.column}`;
			}
			if (msg.length > 0) msg += ": ";
			return new Error(msg + message);
		}
		/**
		* Report a parsing error. This method is made public so that client code may
		* check for issues that are outside the scope of this project and can report
		* errors.
		*
		* @param message The error to report.
		*
		* @returns this
		*/
		fail(message) {
			const err = this.makeError(message);
			const handler = this.errorHandler;
			if (handler === void 0) throw err;
			else handler(err);
			return this;
		}
		/**
		* Write a XML data to the parser.
		*
		* @param chunk The XML data to write.
		*
		* @returns this
		*/
		write(chunk) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let end = false;
			if (chunk === null) {
				end = true;
				chunk = "";
			} else if (typeof chunk === "object") chunk = chunk.toString();
			if (this.carriedFromPrevious !== void 0) {
				chunk = `${this.carriedFromPrevious}${chunk}`;
				this.carriedFromPrevious = void 0;
			}
			let limit = chunk.length;
			const lastCode = chunk.charCodeAt(limit - 1);
			if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
				this.carriedFromPrevious = chunk[limit - 1];
				limit--;
				chunk = chunk.slice(0, limit);
			}
			const { stateTable } = this;
			this.chunk = chunk;
			this.i = 0;
			while (this.i < limit) stateTable[this.state].call(this);
			this.chunkPosition += limit;
			return end ? this.end() : this;
		}
		/**
		* Close the current stream. Perform final well-formedness checks and reset
		* the parser tstate.
		*
		* @returns this
		*/
		close() {
			return this.write(null);
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.0.
		*
		* @returns The character read.
		*/
		getCode10() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code >= SPACE || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR:
						if (chunk.charCodeAt(i + 1) === NL) this.i = i + 2;
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.1.
		*
		* @returns {number} The character read.
		*/
		getCode11() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR: {
						const next = chunk.charCodeAt(i + 1);
						if (next === NL || next === NEL) this.i = i + 2;
					}
					case NEL:
					case LS:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Like ``getCode`` but with the return value normalized so that ``NL`` is
		* returned for ``NL_LIKE``.
		*/
		getCodeNorm() {
			const c = this.getCode();
			return c === NL_LIKE ? NL : c;
		}
		unget() {
			this.i = this.prevI;
			this.column--;
		}
		/**
		* Capture characters into a buffer until encountering one of a set of
		* characters.
		*
		* @param chars An array of codepoints. Encountering a character in the array
		* ends the capture. (``chars`` may safely contain ``NL``.)
		*
		* @return The character code that made the capture end, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureTo(chars) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				const c = this.getCode();
				const isNLLike = c === NL_LIKE;
				const final = isNLLike ? NL : c;
				if (final === EOC || chars.includes(final)) {
					this.text += chunk.slice(start, this.prevI);
					return final;
				}
				if (isNLLike) {
					this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
				}
			}
		}
		/**
		* Capture characters into a buffer until encountering a character.
		*
		* @param char The codepoint that ends the capture. **NOTE ``char`` MAY NOT
		* CONTAIN ``NL``.** Passing ``NL`` will result in buggy behavior.
		*
		* @return ``true`` if we ran into the character. Otherwise, we ran into the
		* end of the current chunk.
		*/
		captureToChar(char) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				let c = this.getCode();
				switch (c) {
					case NL_LIKE:
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						c = NL;
						break;
					case EOC:
						this.text += chunk.slice(start);
						return false;
				}
				if (c === char) {
					this.text += chunk.slice(start, this.prevI);
					return true;
				}
			}
		}
		/**
		* Capture characters that satisfy ``isNameChar`` into the ``name`` field of
		* this parser.
		*
		* @return The character code that made the test fail, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureNameChars() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCode();
				if (c === EOC) {
					this.name += chunk.slice(start);
					return EOC;
				}
				if (!isNameChar(c)) {
					this.name += chunk.slice(start, this.prevI);
					return c === NL_LIKE ? NL : c;
				}
			}
		}
		/**
		* Skip white spaces.
		*
		* @return The character that ended the skip, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		skipSpaces() {
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC || !isS(c)) return c;
			}
		}
		setXMLVersion(version) {
			this.currentXMLVersion = version;
			if (version === "1.0") {
				this.isChar = isChar10;
				this.getCode = this.getCode10;
			} else {
				this.isChar = isChar11;
				this.getCode = this.getCode11;
			}
		}
		sBegin() {
			if (this.chunk.charCodeAt(0) === 65279) {
				this.i++;
				this.column++;
			}
			this.state = S_BEGIN_WHITESPACE;
		}
		sBeginWhitespace() {
			const iBefore = this.i;
			const c = this.skipSpaces();
			if (this.prevI !== iBefore) this.xmlDeclPossible = false;
			switch (c) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (this.text.length !== 0) throw new Error("no-empty text at start");
					break;
				case EOC: break;
				default:
					this.unget();
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sDoctype() {
			var _a;
			const c = this.captureTo(DOCTYPE_TERMINATOR);
			switch (c) {
				case GREATER:
					(_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					this.doctype = true;
					break;
				case EOC: break;
				default:
					this.text += String.fromCodePoint(c);
					if (c === OPEN_BRACKET) this.state = S_DTD;
					else if (isQuote(c)) {
						this.state = S_DOCTYPE_QUOTE;
						this.q = c;
					}
			}
		}
		sDoctypeQuote() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.q = null;
				this.state = S_DOCTYPE;
			}
		}
		sDTD() {
			const c = this.captureTo(DTD_TERMINATOR);
			if (c === EOC) return;
			this.text += String.fromCodePoint(c);
			if (c === CLOSE_BRACKET) this.state = S_DOCTYPE;
			else if (c === LESS) this.state = S_DTD_OPEN_WAKA;
			else if (isQuote(c)) {
				this.state = S_DTD_QUOTED;
				this.q = c;
			}
		}
		sDTDQuoted() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.state = S_DTD;
				this.q = null;
			}
		}
		sDTDOpenWaka() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			switch (c) {
				case BANG:
					this.state = S_DTD_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					break;
				case QUESTION:
					this.state = S_DTD_PI;
					break;
				default: this.state = S_DTD;
			}
		}
		sDTDOpenWakaBang() {
			const char = String.fromCodePoint(this.getCodeNorm());
			const owb = this.openWakaBang += char;
			this.text += char;
			if (owb !== "-") {
				this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
				this.openWakaBang = "";
			}
		}
		sDTDComment() {
			if (this.captureToChar(MINUS)) {
				this.text += "-";
				this.state = S_DTD_COMMENT_ENDING;
			}
		}
		sDTDCommentEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
		}
		sDTDCommentEnded() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
			else {
				this.fail("malformed comment.");
				this.state = S_DTD_COMMENT;
			}
		}
		sDTDPI() {
			if (this.captureToChar(QUESTION)) {
				this.text += "?";
				this.state = S_DTD_PI_ENDING;
			}
		}
		sDTDPIEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
		}
		sText() {
			if (this.tags.length !== 0) this.handleTextInRoot();
			else this.handleTextOutsideRoot();
		}
		sEntity() {
			let { i: start } = this;
			const { chunk } = this;
			loop: while (true) switch (this.getCode()) {
				case NL_LIKE:
					this.entity += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					break;
				case SEMICOLON: {
					const { entityReturnState } = this;
					const entity = this.entity + chunk.slice(start, this.prevI);
					this.state = entityReturnState;
					let parsed;
					if (entity === "") {
						this.fail("empty entity name.");
						parsed = "&;";
					} else {
						parsed = this.parseEntity(entity);
						this.entity = "";
					}
					if (entityReturnState !== S_TEXT || this.textHandler !== void 0) this.text += parsed;
					break loop;
				}
				case EOC:
					this.entity += chunk.slice(start);
					break loop;
			}
		}
		sOpenWaka() {
			const c = this.getCode();
			if (isNameStartChar(c)) {
				this.state = S_OPEN_TAG;
				this.unget();
				this.xmlDeclPossible = false;
			} else switch (c) {
				case FORWARD_SLASH:
					this.state = S_CLOSE_TAG;
					this.xmlDeclPossible = false;
					break;
				case BANG:
					this.state = S_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					this.xmlDeclPossible = false;
					break;
				case QUESTION:
					this.state = S_PI_FIRST_CHAR;
					break;
				default:
					this.fail("disallowed character in tag name");
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sOpenWakaBang() {
			this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
			switch (this.openWakaBang) {
				case "[CDATA[":
					if (!this.sawRoot && !this.reportedTextBeforeRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextBeforeRoot = true;
					}
					if (this.closedRoot && !this.reportedTextAfterRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextAfterRoot = true;
					}
					this.state = S_CDATA;
					this.openWakaBang = "";
					break;
				case "--":
					this.state = S_COMMENT;
					this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = S_DOCTYPE;
					if (this.doctype || this.sawRoot) this.fail("inappropriately located doctype declaration.");
					this.openWakaBang = "";
					break;
				default: if (this.openWakaBang.length >= 7) this.fail("incorrect syntax.");
			}
		}
		sComment() {
			if (this.captureToChar(MINUS)) this.state = S_COMMENT_ENDING;
		}
		sCommentEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === MINUS) {
				this.state = S_COMMENT_ENDED;
				(_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text);
				this.text = "";
			} else {
				this.text += `-${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			}
		}
		sCommentEnded() {
			const c = this.getCodeNorm();
			if (c !== GREATER) {
				this.fail("malformed comment.");
				this.text += `--${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			} else this.state = S_TEXT;
		}
		sCData() {
			if (this.captureToChar(CLOSE_BRACKET)) this.state = S_CDATA_ENDING;
		}
		sCDataEnding() {
			const c = this.getCodeNorm();
			if (c === CLOSE_BRACKET) this.state = S_CDATA_ENDING_2;
			else {
				this.text += `]${String.fromCodePoint(c)}`;
				this.state = S_CDATA;
			}
		}
		sCDataEnding2() {
			var _a;
			const c = this.getCodeNorm();
			switch (c) {
				case GREATER:
					(_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					break;
				case CLOSE_BRACKET:
					this.text += "]";
					break;
				default:
					this.text += `]]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
			}
		}
		sPIFirstChar() {
			const c = this.getCodeNorm();
			if (this.nameStartCheck(c)) {
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			} else if (c === QUESTION || isS(c)) {
				this.fail("processing instruction without a target.");
				this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
			} else {
				this.fail("disallowed character in processing instruction name.");
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			}
		}
		sPIRest() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC) {
					this.piTarget += chunk.slice(start);
					return;
				}
				if (!this.nameCheck(c)) {
					this.piTarget += chunk.slice(start, this.prevI);
					const isQuestion = c === QUESTION;
					if (isQuestion || isS(c)) {
						if (this.piTarget === "xml") {
							if (!this.xmlDeclPossible) this.fail("an XML declaration must be at the start of the document.");
							this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
						} else this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
					} else {
						this.fail("disallowed character in processing instruction name.");
						this.piTarget += String.fromCodePoint(c);
					}
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				const c = this.getCodeNorm();
				if (c === QUESTION) this.state = S_PI_ENDING;
				else if (!isS(c)) this.text = String.fromCodePoint(c);
			} else if (this.captureToChar(QUESTION)) this.state = S_PI_ENDING;
		}
		sPIEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === GREATER) {
				const { piTarget } = this;
				if (piTarget.toLowerCase() === "xml") this.fail("the XML declaration must appear at the start of the document.");
				(_a = this.piHandler) === null || _a === void 0 || _a.call(this, {
					target: piTarget,
					body: this.text
				});
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else if (c === QUESTION) this.text += "?";
			else {
				this.text += `?${String.fromCodePoint(c)}`;
				this.state = S_PI_BODY;
			}
			this.xmlDeclPossible = false;
		}
		sXMLDeclNameStart() {
			const c = this.skipSpaces();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (c !== EOC) {
				this.state = S_XML_DECL_NAME;
				this.name = String.fromCodePoint(c);
			}
		}
		sXMLDeclName() {
			const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.name += this.text;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (!(isS(c) || c === EQUAL)) return;
			this.name += this.text;
			this.text = "";
			if (!this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
				case 0:
					this.fail("did not expect any more name/value pairs.");
					break;
				case 1:
					this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
					break;
				default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
			}
			this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
		}
		sXMLDeclEq() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (c !== EQUAL) this.fail("value required.");
			this.state = S_XML_DECL_VALUE_START;
		}
		sXMLDeclValueStart() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (!isQuote(c)) {
				this.fail("value must be quoted.");
				this.q = SPACE;
			} else this.q = c;
			this.state = S_XML_DECL_VALUE;
		}
		sXMLDeclValue() {
			const c = this.captureTo([this.q, QUESTION]);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (c === EOC) return;
			const value = this.text;
			this.text = "";
			switch (this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					const version = value;
					this.xmlDecl.version = version;
					if (!/^1\.[0-9]+$/.test(version)) this.fail("version number must match /^1\\.[0-9]+$/.");
					else if (!this.opt.forceXMLVersion) this.setXMLVersion(version);
					break;
				}
				case "encoding":
					if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
					this.xmlDeclExpects = ["standalone"];
					this.xmlDecl.encoding = value;
					break;
				case "standalone":
					if (value !== "yes" && value !== "no") this.fail("standalone value must match \"yes\" or \"no\".");
					this.xmlDeclExpects = [];
					this.xmlDecl.standalone = value;
			}
			this.name = "";
			this.state = S_XML_DECL_SEPARATOR;
		}
		sXMLDeclSeparator() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (!isS(c)) {
				this.fail("whitespace required.");
				this.unget();
			}
			this.state = S_XML_DECL_NAME_START;
		}
		sXMLDeclEnding() {
			var _a;
			if (this.getCodeNorm() === GREATER) {
				if (this.piTarget !== "xml") this.fail("processing instructions are not allowed before root.");
				else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) this.fail("XML declaration must contain a version.");
				(_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl);
				this.name = "";
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else this.fail("The character ? is disallowed anywhere in XML declarations.");
			this.xmlDeclPossible = false;
		}
		sOpenTag() {
			var _a;
			const c = this.captureNameChars();
			if (c === EOC) return;
			const tag = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			this.name = "";
			if (this.xmlnsOpt) this.topNS = tag.ns = Object.create(null);
			(_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag);
			this.sawRoot = true;
			if (!this.fragmentOpt && this.closedRoot) this.fail("documents may contain only one root.");
			switch (c) {
				case GREATER:
					this.openTag();
					break;
				case FORWARD_SLASH:
					this.state = S_OPEN_TAG_SLASH;
					break;
				default:
					if (!isS(c)) this.fail("disallowed character in tag name.");
					this.state = S_ATTRIB;
			}
		}
		sOpenTagSlash() {
			if (this.getCode() === GREATER) this.openSelfClosingTag();
			else {
				this.fail("forward-slash in opening tag not followed by >.");
				this.state = S_ATTRIB;
			}
		}
		sAttrib() {
			const c = this.skipSpaces();
			if (c === EOC) return;
			if (isNameStartChar(c)) {
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else this.fail("disallowed character in attribute name.");
		}
		sAttribName() {
			const c = this.captureNameChars();
			if (c === EQUAL) this.state = S_ATTRIB_VALUE;
			else if (isS(c)) this.state = S_ATTRIB_NAME_SAW_WHITE;
			else if (c === GREATER) {
				this.fail("attribute without value.");
				this.pushAttrib(this.name, this.name);
				this.name = this.text = "";
				this.openTag();
			} else if (c !== EOC) this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			const c = this.skipSpaces();
			switch (c) {
				case EOC: return;
				case EQUAL:
					this.state = S_ATTRIB_VALUE;
					break;
				default:
					this.fail("attribute without value.");
					this.text = "";
					this.name = "";
					if (c === GREATER) this.openTag();
					else if (isNameStartChar(c)) {
						this.unget();
						this.state = S_ATTRIB_NAME;
					} else {
						this.fail("disallowed character in attribute name.");
						this.state = S_ATTRIB;
					}
			}
		}
		sAttribValue() {
			const c = this.getCodeNorm();
			if (isQuote(c)) {
				this.q = c;
				this.state = S_ATTRIB_VALUE_QUOTED;
			} else if (!isS(c)) {
				this.fail("unquoted attribute value.");
				this.state = S_ATTRIB_VALUE_UNQUOTED;
				this.unget();
			}
		}
		sAttribValueQuoted() {
			const { q, chunk } = this;
			let { i: start } = this;
			while (true) switch (this.getCode()) {
				case q:
					this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
					this.name = this.text = "";
					this.q = null;
					this.state = S_ATTRIB_VALUE_CLOSED;
					return;
				case AMP:
					this.text += chunk.slice(start, this.prevI);
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
					return;
				case NL:
				case NL_LIKE:
				case TAB:
					this.text += `${chunk.slice(start, this.prevI)} `;
					start = this.i;
					break;
				case LESS:
					this.text += chunk.slice(start, this.prevI);
					this.fail("disallowed character.");
					return;
				case EOC:
					this.text += chunk.slice(start);
					return;
			}
		}
		sAttribValueClosed() {
			const c = this.getCodeNorm();
			if (isS(c)) this.state = S_ATTRIB;
			else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else if (isNameStartChar(c)) {
				this.fail("no whitespace between attributes.");
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
			switch (c) {
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
					break;
				case LESS:
					this.fail("disallowed character.");
					break;
				case EOC: break;
				default:
					if (this.text.includes("]]>")) this.fail("the string \"]]>\" is disallowed in char data.");
					this.pushAttrib(this.name, this.text);
					this.name = this.text = "";
					if (c === GREATER) this.openTag();
					else this.state = S_ATTRIB;
			}
		}
		sCloseTag() {
			const c = this.captureNameChars();
			if (c === GREATER) this.closeTag();
			else if (isS(c)) this.state = S_CLOSE_TAG_SAW_WHITE;
			else if (c !== EOC) this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case GREATER:
					this.closeTag();
					break;
				case EOC: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: start, forbiddenState } = this;
			const { chunk, textHandler: handler } = this;
			scanLoop: while (true) switch (this.getCode()) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (handler !== void 0) {
						const { text } = this;
						const slice = chunk.slice(start, this.prevI);
						if (text.length !== 0) {
							handler(text + slice);
							this.text = "";
						} else if (slice.length !== 0) handler(slice);
					}
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_TEXT;
					if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case CLOSE_BRACKET:
					switch (forbiddenState) {
						case FORBIDDEN_START:
							forbiddenState = FORBIDDEN_BRACKET;
							break;
						case FORBIDDEN_BRACKET:
							forbiddenState = FORBIDDEN_BRACKET_BRACKET;
							break;
						case FORBIDDEN_BRACKET_BRACKET: break;
						default: throw new Error("impossible state");
					}
					break;
				case GREATER:
					if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) this.fail("the string \"]]>\" is disallowed in char data.");
					forbiddenState = FORBIDDEN_START;
					break;
				case NL_LIKE:
					if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					forbiddenState = FORBIDDEN_START;
					break;
				case EOC:
					if (handler !== void 0) this.text += chunk.slice(start);
					break scanLoop;
				default: forbiddenState = FORBIDDEN_START;
			}
			this.forbiddenState = forbiddenState;
		}
		handleTextOutsideRoot() {
			let { i: start } = this;
			const { chunk, textHandler: handler } = this;
			let nonSpace = false;
			outRootLoop: while (true) {
				const code = this.getCode();
				switch (code) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (handler !== void 0) {
							const { text } = this;
							const slice = chunk.slice(start, this.prevI);
							if (text.length !== 0) {
								handler(text + slice);
								this.text = "";
							} else if (slice.length !== 0) handler(slice);
						}
						break outRootLoop;
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_TEXT;
						if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
						nonSpace = true;
						break outRootLoop;
					case NL_LIKE:
						if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						break;
					case EOC:
						if (handler !== void 0) this.text += chunk.slice(start);
						break outRootLoop;
					default: if (!isS(code)) nonSpace = true;
				}
			}
			if (!nonSpace) return;
			if (!this.sawRoot && !this.reportedTextBeforeRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextBeforeRoot = true;
			}
			if (this.closedRoot && !this.reportedTextAfterRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextAfterRoot = true;
			}
		}
		pushAttribNS(name, value) {
			var _a;
			const { prefix, local } = this.qname(name);
			const attr = {
				name,
				prefix,
				local,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
			if (prefix === "xmlns") {
				const trimmed = value.trim();
				if (this.currentXMLVersion === "1.0" && trimmed === "") this.fail("invalid attempt to undefine prefix in XML 1.0");
				this.topNS[local] = trimmed;
				nsPairCheck(this, local, trimmed);
			} else if (name === "xmlns") {
				const trimmed = value.trim();
				this.topNS[""] = trimmed;
				nsPairCheck(this, "", trimmed);
			}
		}
		pushAttribPlain(name, value) {
			var _a;
			const attr = {
				name,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
		}
		/**
		* End parsing. This performs final well-formedness checks and resets the
		* parser to a clean state.
		*
		* @returns this
		*/
		end() {
			var _a, _b;
			if (!this.sawRoot) this.fail("document must contain a root element.");
			const { tags } = this;
			while (tags.length > 0) {
				const tag = tags.pop();
				this.fail(`unclosed tag: ${tag.name}`);
			}
			if (this.state !== S_BEGIN && this.state !== S_TEXT) this.fail("unexpected end.");
			const { text } = this;
			if (text.length !== 0) {
				(_a = this.textHandler) === null || _a === void 0 || _a.call(this, text);
				this.text = "";
			}
			this._closed = true;
			(_b = this.endHandler) === null || _b === void 0 || _b.call(this);
			this._init();
			return this;
		}
		/**
		* Resolve a namespace prefix.
		*
		* @param prefix The prefix to resolve.
		*
		* @returns The namespace URI or ``undefined`` if the prefix is not defined.
		*/
		resolve(prefix) {
			var _a, _b;
			let uri = this.topNS[prefix];
			if (uri !== void 0) return uri;
			const { tags } = this;
			for (let index = tags.length - 1; index >= 0; index--) {
				uri = tags[index].ns[prefix];
				if (uri !== void 0) return uri;
			}
			uri = this.ns[prefix];
			if (uri !== void 0) return uri;
			return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
		}
		/**
		* Parse a qname into its prefix and local name parts.
		*
		* @param name The name to parse
		*
		* @returns
		*/
		qname(name) {
			const colon = name.indexOf(":");
			if (colon === -1) return {
				prefix: "",
				local: name
			};
			const local = name.slice(colon + 1);
			const prefix = name.slice(0, colon);
			if (prefix === "" || local === "" || local.includes(":")) this.fail(`malformed name: ${name}.`);
			return {
				prefix,
				local
			};
		}
		processAttribsNS() {
			var _a;
			const { attribList } = this;
			const tag = this.tag;
			{
				const { prefix, local } = this.qname(tag.name);
				tag.prefix = prefix;
				tag.local = local;
				const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
				if (prefix !== "") {
					if (prefix === "xmlns") this.fail("tags may not have \"xmlns\" as prefix.");
					if (uri === "") {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						tag.uri = prefix;
					}
				}
			}
			if (attribList.length === 0) return;
			const { attributes } = tag;
			const seen = /* @__PURE__ */ new Set();
			for (const attr of attribList) {
				const { name, prefix, local } = attr;
				let uri;
				let eqname;
				if (prefix === "") {
					uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
					eqname = name;
				} else {
					uri = this.resolve(prefix);
					if (uri === void 0) {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						uri = prefix;
					}
					eqname = `{${uri}}${local}`;
				}
				if (seen.has(eqname)) this.fail(`duplicate attribute: ${eqname}.`);
				seen.add(eqname);
				attr.uri = uri;
				attributes[name] = attr;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			const { attribList } = this;
			const attributes = this.tag.attributes;
			for (const { name, value } of attribList) {
				if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
			}
			this.attribList = [];
		}
		/**
		* Handle a complete open tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onopentag``.
		*/
		openTag() {
			var _a;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = false;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			tags.push(tag);
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete self-closing tag. This parser code calls this once it has
		* seen the whole tag. This method checks for well-formeness and then emits
		* ``onopentag`` and ``onclosetag``.
		*/
		openSelfClosingTag() {
			var _a, _b, _c;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = true;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			(_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag);
			if ((this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null) this.closedRoot = true;
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete close tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onclosetag``.
		*/
		closeTag() {
			const { tags, name } = this;
			this.state = S_TEXT;
			this.name = "";
			if (name === "") {
				this.fail("weird empty close tag.");
				this.text += "</>";
				return;
			}
			const handler = this.closeTagHandler;
			let l = tags.length;
			while (l-- > 0) {
				const tag = this.tag = tags.pop();
				this.topNS = tag.ns;
				handler === null || handler === void 0 || handler(tag);
				if (tag.name === name) break;
				this.fail("unexpected close tag.");
			}
			if (l === 0) this.closedRoot = true;
			else if (l < 0) {
				this.fail(`unmatched closing tag: ${name}.`);
				this.text += `</${name}>`;
			}
		}
		/**
		* Resolves an entity. Makes any necessary well-formedness checks.
		*
		* @param entity The entity to resolve.
		*
		* @returns The parsed entity.
		*/
		parseEntity(entity) {
			if (entity[0] !== "#") {
				const defined = this.ENTITIES[entity];
				if (defined !== void 0) return defined;
				this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
				return `&${entity};`;
			}
			let num = NaN;
			if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) num = parseInt(entity.slice(2), 16);
			else if (/^#[0-9]+$/.test(entity)) num = parseInt(entity.slice(1), 10);
			if (!this.isChar(num)) {
				this.fail("malformed character entity.");
				return `&${entity};`;
			}
			return String.fromCodePoint(num);
		}
	};
	exports.SaxesParser = SaxesParser;
})))();
/**
* The elements of the XML in a text, from the first `<?xml` or `<` at the start of a line on;
* `fault`: why reading ended before the end, null where it did not. Entities of a document type
* are not expanded: the reader knows the five of XML alone.
*/
function elementsIn(text) {
	const begin = text.search(/^<[?A-Za-z]/m);
	if (begin === -1) return {
		elements: [],
		fault: "no XML in the output"
	};
	const elements = [];
	const inside = [];
	let fault = null;
	const parser = new import_saxes.SaxesParser();
	parser.on("opentag", ({ name, attributes }) => {
		if (fault === null) elements.push({
			name,
			attributes: { ...attributes },
			inside: [...inside]
		});
		inside.push(name);
	});
	parser.on("closetag", () => inside.pop());
	parser.on("error", (error) => {
		fault ??= error.message;
	});
	parser.write(text.slice(begin)).close();
	return {
		elements,
		fault
	};
}
// src/core/parsers/tools/catch2.ts
/** A mean belongs to the results before it, those to the last test case before them. */
function observe$2(elements) {
	const observations = [];
	let testCase = "";
	let benchmark = "";
	let iterations = null;
	for (const { name, attributes } of elements) {
		if (name === "TestCase") testCase = attributes.name ?? "";
		if (name === "BenchmarkResults") {
			benchmark = `${testCase}/${attributes.name ?? ""}`;
			iterations = Number(attributes.iterations) || null;
		}
		const value = Number(attributes.value);
		if (name === "mean" && attributes.value !== void 0) observations.push(observed({
			benchmark,
			printed: "ns/op",
			value,
			iterations
		}));
	}
	return finite(observations);
}
/** Catch2 prints no samples: one mean a benchmark and run. */
const catch2 = {
	id: "catch2",
	about: "XML of a Catch2 program (`-r xml`): the mean of every BENCHMARK.",
	parse(text) {
		const { elements, fault } = elementsIn(text);
		const value = observe$2(elements);
		const problems = [];
		if (fault !== null) problems.push({
			code: "broken-xml",
			message: fault.slice(0, 300)
		});
		else if (value.length === 0) problems.push({
			code: "unknown-shape",
			message: `no BenchmarkResults in the XML; its first element is ${elements[0]?.name}`,
			next: "run the Catch2 program with -r xml"
		});
		return {
			value,
			problems
		};
	}
};
// src/core/parsers/tools/criterion.ts
/** `NAME   time:   [low unit estimate unit high unit]`; a long name stands on a line of its own. */
const LINE$1 = /^(\S.{0,300}?)?\s+(time|thrpt): {1,10}\[[\d.]+ \S+ (\d+(?:\.\d+)?) (\S+) [\d.]+ \S+\]$/;
/** Criterion's units of time and of throughput as the table of metrics prints them. */
const PRINTED$1 = {
	ps: {
		printed: "ns/op",
		factor: .001
	},
	ns: {
		printed: "ns/op",
		factor: 1
	},
	us: {
		printed: "us/op",
		factor: 1
	},
	"µs": {
		printed: "us/op",
		factor: 1
	},
	ms: {
		printed: "ms/op",
		factor: 1
	},
	s: {
		printed: "s/op",
		factor: 1
	},
	"B/s": {
		printed: "B/s",
		factor: 1
	},
	"KiB/s": {
		printed: "B/s",
		factor: 1024
	},
	"MiB/s": {
		printed: "B/s",
		factor: 2 ** 20
	},
	"GiB/s": {
		printed: "B/s",
		factor: 2 ** 30
	},
	"TiB/s": {
		printed: "B/s",
		factor: 2 ** 40
	},
	"elem/s": {
		printed: "elem/s",
		factor: 1
	},
	"Kelem/s": {
		printed: "elem/s",
		factor: 1e3
	},
	"Melem/s": {
		printed: "elem/s",
		factor: 1e6
	},
	"Gelem/s": {
		printed: "elem/s",
		factor: 1e9
	}
};
/** The estimate of each benchmark: Criterion's own slope or mean, one number a run. */
const criterion = {
	id: "criterion",
	about: "What Criterion.rs prints under `cargo bench`: the estimate of time and throughput.",
	parse(text) {
		const problems = [];
		const value = [];
		let name = "";
		for (const [index, line] of text.split("\n").entries()) {
			const [, own, what, number, unit = ""] = LINE$1.exec(line.trimEnd()) ?? [];
			if (what === void 0) {
				if (/^\S/.test(line) && !/^(Benchmarking|Found|Warning|Gnuplot|running)\b/.test(line)) name = line.trim();
				continue;
			}
			if (own !== void 0) name = own.trim();
			const known = PRINTED$1[unit];
			if (known === void 0 || name === "") {
				const message = name === "" ? "a number without a name" : `an unknown unit, ${unit}`;
				problems.push({
					code: "unread-line",
					message,
					where: `line ${index + 1}`
				});
				continue;
			}
			const { printed, factor } = known;
			value.push(observed({
				benchmark: name,
				printed,
				value: Number(number) * factor
			}));
		}
		if (value.length === 0) problems.push({
			code: "unknown-shape",
			message: "no line `NAME time: [low estimate high]` in the output",
			next: "give this parser what `cargo bench` prints of a Criterion.rs benchmark"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/tools/divan.ts
/** Branches of the tree before a name: three columns a level. */
const ROW$1 = /^((?:[\u2502 ] {2})*)(?:[\u251c\u2570]\u2500 )(.+)$/;
const COLUMNS$1 = /^(.*?) {2,}(\S+ \S+) +\u2502 (\S+ \S+) +\u2502 (\S+ \S+) +\u2502/;
const VALUE = /^(\d+(?:\.\d+)?) (\S+)$/;
/** Divan's units; below a nanosecond it prints picoseconds. */
const TO_NS = {
	ps: .001,
	ns: 1,
	"µs": 1e3,
	us: 1e3,
	ms: 1e6,
	s: 1e9
};
/** The rows of the tree with the names above them; rows of throughput have no branch. */
function rowsOf$1(text) {
	const path = [];
	const rows = [];
	for (const line of text.split("\n")) {
		const [, branches, rest] = ROW$1.exec(line) ?? [];
		if (branches === void 0 || rest === void 0) continue;
		const [, name, , , median] = COLUMNS$1.exec(rest) ?? [];
		path.length = Math.min(path.length, branches.length / 3);
		path.push((name ?? rest.replace(/ *\u2502.*$/, "")).trim());
		rows.push({
			path: [...path],
			median: median ?? null
		});
	}
	return rows;
}
/** The median of each benchmark, one number a run; the path of a row is its name. */
const divan = {
	id: "divan",
	about: "The tree that divan prints under `cargo bench`: the median of every benchmark.",
	parse(text) {
		const problems = [];
		const value = rowsOf$1(text).flatMap(({ path, median }) => {
			if (median === null) return [];
			const benchmark = path.join("/");
			const [, number, unit = ""] = VALUE.exec(median) ?? [];
			const factor = TO_NS[unit];
			if (number === void 0 || factor === void 0) {
				problems.push({
					code: "unread-line",
					message: `${benchmark}: "${median}" is no time`
				});
				return [];
			}
			return [observed({
				benchmark,
				printed: "ns/op",
				value: Number(number) * factor
			})];
		});
		if (value.length === 0) problems.push({
			code: "unknown-shape",
			message: "no row of a tree with fastest, slowest and median in the output",
			next: "give this parser what `cargo bench` prints of a divan benchmark"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/tools/github-action-benchmark.ts
/** Parser: the JSON of github-action-benchmark. */
const shape$16 = array(looseObject({
	name: string(),
	unit: string().min(1).max(100),
	value: number$2()
}));
/** `customSmallerIsBetter` and `customBiggerIsBetter`: summaries, so one number an entry. */
const githubActionBenchmark = {
	id: "github-action-benchmark",
	about: "github-action-benchmark's custom JSON: a list of names, units and values.",
	parse(text) {
		const { value, problems } = readDocument(text, shape$16, "a list of {\"name\", \"unit\", \"value\"}");
		return {
			value: finite((value ?? []).map(({ name, unit, value: number }) => observed({
				benchmark: name,
				printed: unit,
				value: number
			}))),
			problems
		};
	}
};
// src/core/parsers/tools/google-benchmark.ts
/** Parser: the JSON of Google Benchmark. */
const benchmark$3 = looseObject({
	name: string(),
	run_name: string().optional(),
	run_type: string().optional(),
	aggregate_name: string().optional(),
	iterations: number$2().nonnegative(),
	real_time: number$2().optional(),
	cpu_time: number$2().optional(),
	time_unit: _enum([
		"ns",
		"us",
		"ms",
		"s"
	]).optional(),
	error_occurred: boolean().optional(),
	error_message: string().optional()
});
const shape$15 = looseObject({
	context: looseObject({}),
	benchmarks: array(benchmark$3)
});
/** Numbers that the library prints of every benchmark and that are no results. */
const NO_RESULTS = [...[
	"family_index",
	"per_family_instance_index",
	"repetitions",
	"repetition_index",
	"threads"
], ...[
	"iterations",
	"real_time",
	"cpu_time",
	"bytes_per_second",
	"items_per_second"
]];
/** One metric, whatever unit the benchmark prints. */
const asCpuTime = (seen) => ({
	...seen,
	metric: "cpu-s/op"
});
function observe$1(found) {
	const { run_name: runName, name, iterations, time_unit: unit = "ns" } = found;
	const of = {
		benchmark: runName ?? name,
		iterations
	};
	const numbers = (key, printed) => {
		const value = found[key];
		return typeof value === "number" ? [observed({
			...of,
			printed,
			value
		})] : [];
	};
	return finite([
		...numbers("real_time", `${unit}/op`),
		...numbers("cpu_time", `cpu-${unit}/op`).map(asCpuTime),
		...numbers("bytes_per_second", "B/s"),
		...numbers("items_per_second", "items/s"),
		...Object.keys(found).filter((key) => !NO_RESULTS.includes(key)).flatMap((key) => numbers(key, key))
	]);
}
/** What is read: every repetition; where only aggregates were printed, the median of each. */
function chosen(benchmarks) {
	const failures = benchmarks.filter(({ error_occurred: failed }) => failed).map(({ name, error_message: why }) => `${name}: ${why ?? "it ended with an error"}`);
	const problems = [...new Set(failures)].map((message) => {
		return {
			code: "failed-benchmark",
			message
		};
	});
	const sound = benchmarks.filter(({ error_occurred: failed }) => !failed);
	const runs = sound.filter(({ run_type: type }) => type !== "aggregate");
	const told = new Set(runs.map(({ run_name: name }) => name));
	const medians = sound.filter(({ run_type: type, aggregate_name: of, run_name: name }) => type === "aggregate" && of === "median" && !told.has(name));
	return {
		value: [...runs, ...medians],
		problems
	};
}
/** Results of google/benchmark; its own counters are custom metrics named as printed. */
const googleBenchmark = {
	id: "google-benchmark",
	about: "Output of a google/benchmark program with `--benchmark_format=json`.",
	parse(text) {
		const read = readDocument(text, shape$15, "the output of --benchmark_format=json");
		const { value, problems } = chosen(read.value?.benchmarks ?? []);
		return {
			value: value.flatMap(observe$1),
			problems: [...read.problems, ...problems]
		};
	}
};
// src/core/parsers/tools/hyperfine.ts
/** Parser: the JSON of hyperfine. */
const seconds$1 = number$2().nonnegative();
const result$2 = looseObject({
	command: string(),
	parameters: record(string(), string()).optional(),
	times: array(seconds$1).optional(),
	mean: seconds$1,
	exit_codes: array(number$2().nullable()).optional()
});
const shape$14 = looseObject({ results: array(result$2) });
/** Runs that ended badly: hyperfine keeps their times where it was told to ignore failures. */
function failures({ command, exit_codes: codes = [] }) {
	const bad = codes.filter((code) => code !== 0).length;
	const message = `${command}: ${bad} of ${codes.length} runs did not end with exit code 0`;
	return bad === 0 ? [] : [{
		code: "failed-runs",
		message
	}];
}
/** Wall times of whole commands, one number a run; the mean where the runs were not exported. */
const hyperfine = {
	id: "hyperfine",
	about: "Output of `hyperfine --export-json -`: every run of every command.",
	parse(text) {
		const { value, problems } = readDocument(text, shape$14, "the file of hyperfine --export-json");
		const results = value?.results ?? [];
		return {
			value: results.flatMap(({ command, times, mean }) => (times ?? [mean]).map((time) => observedMetric("time/op", command, time, 1))),
			problems: [...problems, ...results.flatMap(failures)]
		};
	}
};
// src/core/parsers/tools/jmh.ts
/** Parser: the JSON of JMH. */
/** JMH writes what is no number as the text "NaN". */
const score = union([number$2(), literal("NaN").transform(() => NaN)]);
const metric = looseObject({
	score,
	scoreUnit: string().max(100),
	rawData: array(array(score)).optional(),
	/** By fork, by iteration: pairs of a time and how often it was seen. */
	rawDataHistogram: array(array(array(tuple([score, number$2()])))).optional()
});
const result$1 = looseObject({
	benchmark: string(),
	mode: string(),
	params: record(string(), string()).optional(),
	primaryMetric: metric,
	secondaryMetrics: record(string(), metric).optional()
});
const shape$13 = array(result$1);
/** Rates in operations a second, whatever unit of time the author chose. */
const RATE = /^ops\/(ns|us|ms|s|min|hr|day)$/;
const PER_SEC = {
	ns: 1e9,
	us: 1e6,
	ms: 1e3,
	s: 1,
	min: 1 / 60,
	hr: 1 / 3600,
	day: 1 / 86400
};
function numbersOf({ score: summary, rawData, rawDataHistogram }) {
	if (rawData !== void 0) return rawData.flat();
	const means = (rawDataHistogram ?? []).flat().map((seen) => {
		const count = seen.reduce((sum, [, times]) => sum + times, 0);
		return seen.reduce((sum, [time, times]) => sum + time * times, 0) / count;
	});
	return means.length === 0 ? [summary] : means;
}
function observe(benchmark, prefix, found) {
	const [, per] = RATE.exec(found.scoreUnit) ?? [];
	const printed = per === void 0 ? found.scoreUnit : "ops/s";
	const scale = per === void 0 ? 1 : PER_SEC[per];
	return numbersOf(found).map((value) => observed({
		benchmark,
		printed: prefix + printed,
		value: value * scale
	}));
}
const paramsOf = ({ params = {} }) => Object.entries(params).map(([name, value]) => `:${name}=${value}`).join("");
/** A profiler's extra, such as `gc.alloc.rate.norm`: informational, named by the profiler. */
const extrasOf = (name, { secondaryMetrics = {} }) => Object.entries(secondaryMetrics).flatMap(([id, found]) => observe(name, `${id.replace(/^\u00b7/, "")}-`, found));
/** Every iteration of every fork; warm-ups are not in the file. */
const jmh = {
	id: "jmh",
	about: "JSON of JMH (`-rf json`): every iteration, and what its profilers added.",
	parse(text) {
		const read = readDocument(text, shape$13, "the file that JMH writes with -rf json -rff FILE");
		const results = read.value ?? [];
		const problems = [...read.problems];
		const value = [...Map.groupBy(results, (one) => one.benchmark + paramsOf(one))].flatMap(([name, ofName]) => ofName.flatMap((one) => {
			const benchmark = ofName.length === 1 ? name : `${name}:${one.mode}`;
			return [...observe(benchmark, "", one.primaryMetric), ...extrasOf(benchmark, one)];
		}));
		const told = finite(value);
		if (told.length < value.length) problems.push({
			code: "no-number",
			message: `${value.length - told.length} scores are NaN`
		});
		return {
			value: told,
			problems
		};
	}
};
// src/core/parsers/tools/junit.ts
const nameOf$1 = ({ classname, name }) => [classname, name].filter((part) => part !== void 0 && part !== "").join("/");
/** Names of cases that failed, were skipped or broke: their time is no result. */
function troubled(elements) {
	const found = /* @__PURE__ */ new Map();
	let last = "";
	for (const { name, attributes } of elements) {
		if (name === "testcase") last = nameOf$1(attributes);
		if (/^(failure|error|skipped)$/.test(name)) found.set(last, name);
	}
	return found;
}
/** Wall time of test cases: one number a case and run. */
const junit = {
	id: "junit",
	about: "XML as JUnit writes it, and many others: the time of every test case that passed.",
	parse(text) {
		const { elements, fault } = elementsIn(text);
		const bad = troubled(elements);
		const cases = elements.filter(({ name }) => name === "testcase");
		const observations = cases.filter(({ attributes }) => !bad.has(nameOf$1(attributes)) && attributes.time !== void 0).map(({ attributes }) => {
			const time = Number(attributes.time.replaceAll(",", ""));
			return observedMetric("time/op", nameOf$1(attributes), time, 1);
		});
		const problems = [...bad].map(([name, what]) => {
			return {
				code: "failed-benchmark",
				message: `${name}: ${what}, so its time is no result`
			};
		});
		if (fault !== null) problems.push({
			code: "broken-xml",
			message: fault.slice(0, 300)
		});
		else if (cases.length === 0) problems.push({
			code: "unknown-shape",
			message: "no testcase in the XML"
		});
		return {
			value: finite(observations),
			problems
		};
	}
};
// src/core/parsers/tools/libtest.ts
const LINE = /^test (.{1,300}?) +\.\.\. bench: +([\d,]+(?:\.\d+)?) ns\/iter (.{1,100})$/;
/** Deviation, and the rate where the benchmark says how many bytes an iteration has. */
const REST = /^\(\+\/- [\d,.]+\)(?: = ([\d,]+) MB\/s)?$/;
const FAILED = /^test (.{1,300}?) +\.\.\. FAILED$/;
/** The same with `--format json`, a line a benchmark. */
const RECORD = /^\{ ?"type": ?"bench", ?"name": ?("(?:[^"\\]|\\.)*"), ?"median": ?(\d+(?:\.\d+)?), .*\}$/;
const nameIn = (quoted) => {
	try {
		return String(JSON.parse(quoted));
	} catch {
		return quoted;
	}
};
const numberOf = (text) => Number(text.replaceAll(",", ""));
/** Half of the last printed decimal. */
const halfStepOf = (text) => .5 * 10 ** -(text.split(".")[1]?.length ?? 0);
/** The median of each benchmark, one number a run. */
const libtest = {
	id: "libtest",
	about: "What Rust's own harness prints under `cargo bench`: the median of every `#[bench]`.",
	parse(text) {
		const problems = [];
		const value = [];
		for (const line of text.split("\n")) {
			const [, benchmark = "", time, rest = ""] = LINE.exec(line.trimEnd()) ?? [];
			const [, failed] = FAILED.exec(line.trimEnd()) ?? [];
			if (failed !== void 0) problems.push({
				code: "failed-benchmark",
				message: `${failed}: it failed`
			});
			const [, quoted, median] = RECORD.exec(line.trimEnd()) ?? [];
			if (quoted !== void 0) {
				const found = {
					benchmark: nameIn(quoted),
					value: Number(median)
				};
				value.push(observed({
					...found,
					printed: "ns/op"
				}));
			}
			if (time === void 0) continue;
			const halfStep = halfStepOf(time);
			const [, rate] = REST.exec(rest) ?? [];
			value.push(observed({
				benchmark,
				printed: "ns/op",
				value: numberOf(time),
				halfStep
			}));
			if (rate !== void 0) value.push(observed({
				benchmark,
				printed: "MB/s",
				value: numberOf(rate),
				halfStep: .5
			}));
		}
		if (value.length === 0 && problems.length === 0) problems.push({
			code: "unknown-shape",
			message: "no line `test NAME ... bench: N ns/iter (+/- N)` in the output",
			next: "give this parser what `cargo bench` prints of `#[bench]` functions"
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/tools/mitata.ts
/** Parser: the JSON of mitata. */
const stats = looseObject({
	p50: number$2(),
	ticks: number$2().optional()
});
const run$1 = looseObject({
	name: string(),
	stats: stats.optional(),
	error: unknown().optional()
});
const shape$12 = looseObject({
	layout: array(looseObject({ name: string().nullable() })).optional(),
	benchmarks: array(looseObject({
		group: number$2().optional(),
		runs: array(run$1)
	}))
});
/** The median of each run in nanoseconds, one number a run of the program. */
const mitata = {
	id: "mitata",
	about: "mitata's `format: 'json'`: the median of every benchmark.",
	parse(text) {
		const read = readDocument(text, shape$12, "the output of mitata's run({ format: 'json' })");
		const problems = [...read.problems];
		const value = (read.value?.benchmarks ?? []).flatMap(({ group = 0, runs }) => {
			const above = read.value?.layout?.[group]?.name ?? null;
			return runs.flatMap(({ name, stats: told }) => {
				const benchmark = above === null ? name : `${above}/${name}`;
				if (told === void 0) {
					problems.push({
						code: "failed-benchmark",
						message: `${benchmark}: it threw an error`
					});
					return [];
				}
				const iterations = told.ticks ?? null;
				return [observed({
					benchmark,
					printed: "ns/op",
					value: told.p50,
					iterations
				})];
			});
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/tools/pyperf.ts
/** Parser: the JSON of pyperf. */
const metadata = looseObject({
	name: string().optional(),
	unit: string().optional(),
	loops: number$2().positive().optional()
});
const run = looseObject({
	metadata: metadata.optional(),
	values: array(number$2()).optional()
});
const shape$11 = looseObject({
	version: string(),
	metadata: metadata.optional(),
	benchmarks: array(looseObject({
		metadata: metadata.optional(),
		runs: array(run)
	}))
});
/** pyperf's units in the terms of the table: its default is seconds. */
const PRINTED = {
	second: "s/op",
	byte: "memory-B",
	integer: "count"
};
/** What pyperf measured, one number a value; warm-ups and calibration are none. */
const pyperf = {
	id: "pyperf",
	about: "File of a pyperf script with `-o FILE` (or `--stdout`): every value of every run.",
	parse(text) {
		const read = readDocument(text, shape$11, "the file that a pyperf script writes with -o");
		const common = read.value?.metadata ?? {};
		const problems = [...read.problems];
		const observations = [];
		for (const { metadata: own = {}, runs } of read.value?.benchmarks ?? []) {
			const unit = own.unit ?? common.unit ?? "second";
			const benchmark = own.name ?? common.name ?? "unnamed";
			const values = runs.flatMap(({ values: found = [] }) => found);
			const printed = PRINTED[unit] ?? unit;
			const iterations = own.loops ?? common.loops ?? null;
			observations.push(...values.map((value) => observed({
				benchmark,
				printed,
				value,
				iterations
			})));
			if (values.length === 0) problems.push({
				code: "no-values",
				message: `${benchmark}: calibrated, but no value`
			});
		}
		return {
			value: observations,
			problems
		};
	}
};
// src/core/parsers/tools/pytest-benchmark.ts
/** Parser: the JSON of pytest-benchmark. */
const seconds = number$2().nonnegative();
const benchmark$2 = looseObject({
	name: string(),
	fullname: string().optional(),
	stats: looseObject({
		data: array(seconds).optional(),
		median: seconds,
		iterations: number$2().positive().default(1)
	})
});
const shape$10 = looseObject({
	machine_info: looseObject({}),
	benchmarks: array(benchmark$2)
});
/** Seconds of one call, one number a round of the tool; the median where rounds are left out. */
const pytestBenchmark = {
	id: "pytest-benchmark",
	about: "File of `pytest --benchmark-json=FILE`: every round of every benchmark.",
	parse(text) {
		const { value, problems } = readDocument(text, shape$10, "the file of pytest --benchmark-json=FILE");
		return {
			value: (value?.benchmarks ?? []).flatMap(({ name, fullname, stats }) => (stats.data ?? [stats.median]).map((time) => observedMetric("time/op", fullname ?? name, time, stats.iterations))),
			problems
		};
	}
};
// src/core/parsers/tools/tinybench.ts
/** Parser: the results of tinybench as JSON. */
const result = looseObject({
	state: string().optional(),
	latency: looseObject({
		p50: number$2(),
		samplesCount: number$2().optional()
	}).optional()
});
const shape$9 = array(looseObject({
	name: string(),
	result: result.nullable().optional()
}));
/** The median of each task, one number a run: tinybench keeps no samples unless it is told to. */
const tinybench = {
	id: "tinybench",
	about: "JSON of tinybench tasks, `{ name, result }` each: the median of every task.",
	parse(text) {
		const read = readDocument(text, shape$9, "JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result })))");
		const problems = [...read.problems];
		const value = (read.value ?? []).flatMap(({ name, result: told }) => {
			const { latency, state = "without a result" } = told ?? {};
			if (latency === void 0) {
				problems.push({
					code: "failed-benchmark",
					message: `${name}: ${state}`
				});
				return [];
			}
			const iterations = latency.samplesCount ?? null;
			return [observed({
				benchmark: name,
				printed: "ms/op",
				value: latency.p50,
				iterations
			})];
		});
		return {
			value: finite(value),
			problems
		};
	}
};
// src/core/parsers/tools/vitest-bench.ts
/** Parser: the JSON of `vitest bench`. */
const benchmark$1 = looseObject({
	name: string(),
	/** Milliseconds of one call. */
	median: number$2().nonnegative(),
	sampleCount: number$2().optional()
});
const group = looseObject({
	fullName: string(),
	benchmarks: array(benchmark$1)
});
const shape$8 = looseObject({ files: array(looseObject({ groups: array(group) })) });
// src/core/parsers/index.ts
/** The shelf of parsers: text of a program's output -> observations. */
const parsers = [
	goBench,
	gctrace,
	jvmGc,
	sysbench,
	goExpvar,
	goMetrics,
	goPrometheus,
	hey,
	k6,
	oha,
	pgbench,
	wrk,
	bencher,
	benchmarkDotNet,
	catch2,
	criterion,
	divan,
	githubActionBenchmark,
	googleBenchmark,
	hyperfine,
	jmh,
	junit,
	libtest,
	mitata,
	pyperf,
	pytestBenchmark,
	tinybench,
	{
		id: "vitest-bench",
		about: "File of `vitest bench --outputJson FILE`: the median of every benchmark.",
		parse(text) {
			const { value, problems } = readDocument(text, shape$8, "the file of vitest bench --outputJson");
			const groups = (value?.files ?? []).flatMap((file) => file.groups);
			return {
				value: finite(groups.flatMap(({ fullName, benchmarks }) => benchmarks.map(({ name, median, sampleCount }) => observed({
					benchmark: `${fullName} > ${name}`,
					printed: "ms/op",
					value: median,
					iterations: sampleCount ?? null
				})))),
				problems
			};
		}
	}
];
const parserOf = (id) => {
	const found = parsers.find((parser) => parser.id === id);
	if (found === void 0) throw new Error(`no parser "${id}"`);
	return found;
};
// node_modules/string-argv/index.js
function parseArgsStringToArgv(value, env, file) {
	const myArray = [];
	if (env) myArray.push(env);
	if (file) myArray.push(file);
	let current = "";
	let inQuote = null;
	let hasToken = false;
	let i = 0;
	while (i < value.length) {
		const char = value[i];
		if (inQuote) {
			if (char === inQuote) inQuote = null;
			else current += char;
		} else if (char === "\"" || char === "'") {
			inQuote = char;
			hasToken = true;
		} else if (/\s/.test(char)) {
			if (hasToken) {
				myArray.push(current);
				current = "";
				hasToken = false;
			}
		} else {
			current += char;
			hasToken = true;
		}
		i++;
	}
	if (hasToken) myArray.push(current);
	return myArray;
}
// src/core/settings/argv.ts
/** Command lines in suite files: split without a shell, with names in braces filled in. */
const ERROR$1 = "expected a command, as text or as a list of words";
/** Quotes that do not close: what follows would silently be one word. */
const isOpen = (line) => /["']/.test(line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs, ""));
function toArgv(written, context) {
	if (typeof written === "string" && isOpen(written)) context.addIssue({
		code: "custom",
		message: "expected a closing quote"
	});
	const [program, ...rest] = typeof written === "string" ? parseArgsStringToArgv(written) : written;
	if (program !== void 0 && program !== "") return [program, ...rest];
	context.addIssue({
		code: "custom",
		message: ERROR$1
	});
	return NEVER$1;
}
/**
* A command: a list of words, or text that is split at blanks, with quotes around what belongs
* together. There is no shell: no variables, pipes or wildcards, unless the program is `sh -c`.
*/
const command$1 = union([text, array(text)], { error: ERROR$1 }).transform(toArgv).meta({ title: "command" });
/** One command as text, or a list of commands; each of these is text or a list of words. */
const oneOrMoreCommands = union([text.transform(toArgv).meta({ title: "command" }), array(command$1)], { error: "expected a command, or a list of commands" }).transform((written) => typeof written[0] === "string" ? [written] : written);
const NAMES = /\{\{([a-z][\w-]*)\}\}|\{([a-z][\w-]*)\}/g;
/** Names in braces that a text asks for; `{{name}}` stands for `{name}` itself. */
const namesIn = (written) => [...written.matchAll(NAMES)].flatMap((match) => match[2] ?? []);
/** Fills in `{name}`. A name without a value stays as it stands. */
const fillText = (written, values) => written.replace(NAMES, (all, literal, name) => literal !== void 0 ? `{${literal}}` : Object.hasOwn(values, name) ? values[name] : all);
/**
* Fills in a command. A word that is nothing but the name of one of `words` becomes as many words
* as its value has, none for an empty one: `{heap}` can be `-Xmx1g -XX:+UseG1GC`, or nothing.
*/
function fillArgv(argv, values, words = {}) {
	const all = {
		...values,
		...words
	};
	return argv.flatMap((word) => {
		const name = /^\{([a-z][\w-]*)\}$/.exec(word)?.[1];
		const value = name !== void 0 && Object.hasOwn(words, name) ? words[name] : void 0;
		return value === void 0 ? [fillText(word, all)] : parseArgsStringToArgv(value);
	});
}
// src/core/contracts/step.ts
const step$1 = (argv, folder, env) => ({
	argv,
	folder,
	env
});
/** Writes the program to `out` from the source in `source`; null: the suite builds nothing. */
function buildStep$1(build, { variant, out, source }) {
	if (build === void 0) return null;
	const [program, ...words] = fillArgv(build.run, {
		bin: out,
		source
	});
	const argv = [
		program,
		...words,
		...variant.buildFlags
	];
	return step$1(argv, build.dir, {
		...build.env,
		...variant.buildEnv
	});
}
// src/core/settings/needed-files.ts
/** Programs whose first argument is the script that they run. */
const INTERPRETERS = /^(?:ba|da|z|k)?sh$|^(?:python[\d.]*|node|perl|ruby|lua|php|Rscript|deno|bun)$/;
const SOURCE = "{source}/";
/**
* What the commands of a suite need of the source and of the machine. Words that are filled in
* later (`{bin}`, a key of the matrix) say nothing yet.
*/
function neededBy(commands) {
	return commands.flatMap(({ where, argv, folder }) => {
		const [program, first] = argv;
		const script = first !== void 0 && INTERPRETERS.test(program) && !first.startsWith("-");
		return [{
			word: program,
			isScript: false
		}, ...script ? [{
			word: first,
			isScript: true
		}] : []].flatMap(({ word, isScript }) => {
			const inSource = word.startsWith(SOURCE);
			const name = inSource ? word.slice(9) : word;
			if (name.includes("{")) return [];
			return [{
				where,
				name: inSource ? `./${name}` : name,
				folder: inSource ? "" : folder,
				isScript
			}];
		});
	});
}
// src/core/settings/cpu-list.ts
/** Lists of CPUs or NUMA nodes as Linux writes them, `0-3,8`; cpuset(7). */
const MOST = 4096;
/** The numbers in order, each once; null: no such list, or a number of 4096 or more. */
function readCpuList(written) {
	const found = /* @__PURE__ */ new Set();
	for (const part of written.trim().split(",")) {
		const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()) ?? [];
		if (first === void 0 || Number(last) < Number(first) || Number(last) >= MOST) return null;
		for (let one = Number(first); one <= Number(last); one++) found.add(one);
	}
	return [...found].sort((a, b) => a - b);
}
/** `0-3,8` for those numbers, which are in order. */
function printCpuList(numbers) {
	const ranges = [];
	for (const one of numbers) {
		const last = ranges.at(-1);
		if (last !== void 0 && last[1] === one - 1) last[1] = one;
		else ranges.push([one, one]);
	}
	return ranges.map(([from, to]) => from === to ? `${from}` : `${from}-${to}`).join(",");
}
// src/core/settings/placement-keys.ts
/** Keys of the suite file that say where a program runs. */
const numbers = (what) => text.refine((written) => readCpuList(written) !== null, `expected ${what} such as 0-3 or 0,2`).meta({ title: `list of ${what}` });
/** Beside the keys of what is placed; `of` says what that is. */
const placementShape = (of) => ({
	cpus: numbers("CPUs").optional().describe(`CPUs that ${of} may run on, e.g. \`0-3\`; without it: all that the machine has.`),
	numa: numbers("NUMA nodes").optional().describe(`NUMA nodes whose memory alone ${of} gets, and on whose CPUs it runs unless \`cpus\` says which.`),
	"huge-pages": _enum(["never"]).optional().describe(`\`never\`: ${of} gets no transparent huge pages. Without it: as the machine is set.`)
});
const placementIn = ({ cpus, numa, hugePages }) => ({
	cpus: cpus ?? null,
	numa: numa ?? null,
	hugePages: hugePages ?? null
});
const isAnywhere = ({ cpus, numa, hugePages }) => cpus === null && numa === null && hugePages === null;
// src/core/settings/program-blocks.ts
/** Programs and servers in suite files: blocks that several workloads have. */
const relative$1 = (what) => text.refine((path) => !/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(path), `expected ${what}`).meta({ title: "path" });
const environment$2 = record(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of an environment variable"), text, { error: "expected a map from variables to values" });
/** How a program is built; for every workload that has one. */
const buildBlock = closed({
	run: command$1.describe("Command that writes the program to `{bin}`; `{source}` is the top folder of the source."),
	dir: relative$1("a folder inside the repository").prefault("").describe("Folder of the source in which it runs."),
	env: environment$2.prefault({}).describe("Environment of the build, for all arms.")
}).refine(({ run }) => run.some((word) => namesIn(word).includes("bin")), {
	path: ["run"],
	message: "expected {bin} in the command: the file to which it writes the program"
}).transform(camelKeys);
/** How often a process tree is read; null: not at all. */
const readings = (what) => union([duration, literal("off")], { error: "expected a duration, or off" }).prefault("1s").transform((written) => written === "off" ? null : written).describe(`How often memory and threads are read of ${what} (metrics \`rss-max\`, \`vsz-max\` and the like, on request), or \`off\`.`);
const ready = closed({
	tcp: literal(true).optional().describe("The port takes connections; the default."),
	http: text.optional().describe("This URL answers with a status from 200 to 399."),
	command: command$1.optional().describe("This command ends with exit code 0, e.g. a query."),
	timeout: duration.prefault("30s").describe("Time after which the server has failed to start.")
}).refine(({ tcp, http, command: run }) => [
	tcp,
	http,
	run
].filter((one) => one).length <= 1, "needs one of tcp, http and command").prefault({});
const runtimeMetrics = closed({
	url: text.refine((written) => /^https?:\/\//.test(written), "expected a URL that begins with http").describe("Where the server tells them: `http://127.0.0.1:{port}/debug/vars`."),
	format: _enum([
		"go-expvar",
		"go-metrics",
		"go-prometheus"
	]).prefault("go-expvar").describe("`go-expvar`: the `memstats` of package expvar. `go-metrics`: package runtime/metrics as JSON. `go-prometheus`: the Go client of Prometheus. See the parsers in the reference.")
});
/** A server of every arm, up beside those of the other arms while one of them is under load. */
const serverBlock = closed({
	run: command$1.describe("Command of the server, with `{bin}`, `{source}`, `{port}` (a free one) and `{data}` (a folder of its own). `{side-port}` is another free port, for what the server tells beside its protocol."),
	dir: relative$1("a folder inside the repository").prefault("").describe("Folder it runs in."),
	env: environment$2.prefault({}).describe("Environment of the server; a variant's comes on top."),
	files: record(name, text).prefault({}).describe("Files written to `{data}` before the start, such as a configuration."),
	ready: ready.describe("How to see that it is ready."),
	init: oneOrMoreCommands.prefault([]).describe("Commands before the first start of an empty `{data}`, such as `initdb -D {data}/db`: one, or a list of them."),
	prepare: oneOrMoreCommands.prefault([]).describe("Commands after the start, such as one that fills a database: one, or a list of them."),
	version: command$1.optional().describe("Command that prints the version of a server that is not built here, for the report, and whose program is hashed there; without it: the program of `run` with `--version`."),
	data: _enum(["fresh", "template"]).prefault("fresh").describe("`fresh`: every start has an empty `{data}` and is prepared. `template`: the first start of all is prepared and stopped, and every start has a copy of its `{data}`."),
	profile: text.optional().describe("URL that gives profiles in pprof format, for the profile pass, with `{sec}`, and with `{profile}` where other kinds than CPU time are asked for: e.g. `http://127.0.0.1:{port}/debug/pprof/{profile}?seconds={sec}`."),
	"runtime-metrics": runtimeMetrics.optional().describe("Metrics of the server's Go runtime, read before and after every block (the metrics `go-` of the reference)."),
	readings: readings("the process tree of the server during a block, beside before and after it"),
	"restart-rounds": whole$1(0, 1e3).prefault(4).describe("After how many rounds the servers are started anew, so that what a start decides for the life of a process is noise and not a result; 0: for every trial."),
	...placementShape("the server"),
	"stop-limit": duration.prefault("10s").describe("Time between SIGTERM and SIGKILL, both to the whole process group.")
}).transform(camelKeys);
/** Settings of a server for one benchmark, over those of the suite. */
const ownServerBlock = closed({
	env: environment$2.prefault({}).describe("More environment, over the suite's."),
	files: record(name, text).prefault({}).describe("More files, over the suite's."),
	args: oneOrMore(text, "an argument").prefault([]).describe("More arguments, before those of a variant."),
	prepare: oneOrMoreCommands.optional().describe("Commands after the start, in place of the suite's.")
});
/** What `{bin}` would be filled in with is missing, by the path where it is asked for. */
function needsBuild(said) {
	const isAsked = said.server.run.some((word) => namesIn(word).includes("bin"));
	return said.build === void 0 && isAsked ? [[["server", "run"], "{bin} needs a build"]] : [];
}
/** The commands of a server by the key that they stand under. */
const serverCommands = ({ run, dir, ready, init, prepare }) => [
	{
		where: "server.run",
		argv: run,
		folder: dir
	},
	...init.map((argv) => ({
		where: "server.init",
		argv,
		folder: ""
	})),
	...prepare.map((argv) => ({
		where: "server.prepare",
		argv,
		folder: ""
	})),
	...ready.command ? [{
		where: "server.ready.command",
		argv: ready.command,
		folder: ""
	}] : []
];
// src/core/text/json-path.ts
/** A place in a JSON document, as people write it. */
const STEP = /\.([A-Za-z_][\w-]*)|\[(\d{1,9}|"[^"]*"|'[^']*')\]/y;
/** Keys of a path such as `$.latency["p 99"][0]`; null: not one. No wildcards, one value. */
function readJsonPath(path) {
	if (!path.startsWith("$")) return null;
	const keys = [];
	STEP.lastIndex = 1;
	while (STEP.lastIndex < path.length) {
		const found = STEP.exec(path);
		if (found === null) return null;
		keys.push(found[1] ?? found[2].replace(/^["']|["']$/g, ""));
	}
	return keys;
}
/** The value at a path; undefined where there is none. */
function valueAt(value, keys) {
	let at = value;
	for (const key of keys) {
		if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return void 0;
		at = at[key];
	}
	return at;
}
// src/core/workloads/command-settings.ts
/** What a suite says of the workload command. */
/** One capture, or it would be a guess which number is meant. */
function explainCapture(pattern) {
	const fault = explainPattern(pattern);
	if (fault !== null) return fault;
	const { groups } = patternOf$1(pattern);
	return groups === 1 ? null : `needs one group in parentheses, the number, and has ${groups}`;
}
const readRule = union([text.meta({ title: "regular expression or JSON path" }), closed({
	regex: text.optional().describe("Regular expression with one group: the number."),
	json: text.optional().describe("Path in JSON, such as `$.latency.p99` or `$.runs[0].ms`."),
	unit: text.optional().describe("Unit in which it is printed, e.g. `ms`; without it the metric says."),
	from: name.prefault("stdout").describe("Where it is printed: `stdout`, `stderr`, or a name from `files`.")
})], { error: "expected a regular expression, a JSON path, or a map with regex or json" }).transform((written, context) => {
	const { regex, json, unit = null, from } = typeof written === "string" ? short(written) : written;
	const fail = (message) => {
		context.addIssue({
			code: "custom",
			message
		});
		return NEVER$1;
	};
	if (regex === void 0 === (json === void 0)) return fail("needs one of regex and json");
	const fault = regex === void 0 ? null : explainCapture(regex);
	if (fault !== null) return fail(`expected a regular expression (${fault})`);
	if (json !== void 0 && readJsonPath(json) === null) return fail("expected a path such as $.latency.p99 or $.runs[0].ms");
	return {
		regex: regex ?? null,
		json: json ?? null,
		unit,
		from
	};
});
const short = (written) => ({
	regex: written.startsWith("$") ? void 0 : written,
	json: written.startsWith("$") ? written : void 0,
	unit: void 0,
	from: "stdout"
});
/** Values of a key of the matrix by their names; a list's values name themselves. */
const axis$1 = union([oneOrMore(text, "a value"), record(name, text)], { error: "expected values, or a map from names to values" }).transform((written) => Array.isArray(written) ? Object.fromEntries(written.map((value) => [value, value])) : written).refine((values) => Object.keys(values).length > 0, "needs at least one value");
const shape$7 = {
	name: name.prefault("command").describe("Name of the benchmark in the table where there is no matrix."),
	build: buildBlock.optional().describe("How the program is built, once per arm."),
	run: union([command$1, record(name, command$1)], { error: "expected a command, or a map from names to commands" }).refine((written) => Object.keys(written).length > 0, "needs at least one command").meta({ title: "command, or commands by name" }).describe("The command of one trial, split at blanks without a shell. `{bin}`: the built program, `{source}`: top folder of the source, `{out}`: an empty folder of the trial, and the keys of `matrix`. `{{name}}` stands for `{name}`. A map of commands makes variants of head: each is compared with the first."),
	counted: closed({
		run: command$1.describe("Command that does `{operations}` operations of the benchmark and ends, such as `{bin} --iterations {operations}`."),
		operations: whole$1(1, 1e9).prefault(100).describe("Operations of the shorter of two lengths; the longer has six times as many.")
	}).optional().describe("How a number of operations is asked for, so that their instructions can be counted (`profile: { kinds: instructions }`)."),
	prepare: command$1.optional().describe("A command before every trial, in the same folder, that is not measured."),
	dir: relative$1("a folder inside the repository").prefault("").describe("Folder of the source in which it runs."),
	env: environment$2.prefault({}).describe("Environment of the command, for all arms."),
	server: serverBlock.optional().describe("A server per arm, under load of the command; `{port}` is where it listens."),
	runtime: _enum([
		"go",
		"jvm",
		"plain"
	]).optional().describe("What the program is; without it: `go` where the build is a `go` command, `jvm` where `java` is run, else `plain`. `jvm` reads the GC log `{out}/gc.log`."),
	matrix: record(name, axis$1, { error: "expected a map from keys to values" }).prefault({}).describe("Values for names in `run`; every combination is a benchmark. A word that is nothing but such a name becomes as many words as its value has: none, if it is empty."),
	contrast: record(name, text, { error: "expected a map from a key of the matrix to one of its values" }).prefault({}).describe("A key of the matrix whose values are variants instead of benchmarks, and the one that the others are compared with, all from head."),
	read: record(text, readRule, { error: "expected a map from metrics to where they are printed" }).prefault({}).describe("Numbers in the output by metric: a regular expression with one group, or a JSON path (`$.a.b[0]`). A metric that is not in the table is named by its unit, as `ops/s`."),
	parse: record(name, oneOrMore(name, "a parser"), { error: "expected a map from outputs to parsers" }).prefault({}).describe("Parsers by output: `{ stderr: gctrace }`. They are listed in the reference."),
	files: record(name, relative$1("a path inside {out}")).prefault({}).describe("Files in `{out}` that are outputs too, by the name of the output."),
	...placementShape("the command"),
	readings: readings("the process tree of a command without a server"),
	"expect-exit": record(string().regex(/^\d{1,3}$/, "expected an exit code"), _enum(["ok", "oom"])).prefault({}).describe("What exit codes mean beside 0: `ok`, or `oom`, out of memory, which is a result and not a crash. A signal is 128 and its number: 137 is SIGKILL.")
};
const FILLED = [
	"bin",
	"source",
	"out",
	"port",
	"data",
	"operations"
];
/** Commands by the name of their variant; null: there is one, for all variants. */
const commandsIn = (run) => Array.isArray(run) ? null : run;
/** What does not fit together; each with its path. */
function faults(written) {
	const { build, run, counted, prepare = [], matrix, contrast, env, read, files } = written;
	const found = [];
	const tell = (path, message) => found.push({
		path,
		message
	});
	const known = [...FILLED.filter((one) => written.server || !["port", "data"].includes(one)), ...Object.keys(matrix)];
	const texts = [
		...Object.values(commandsIn(run) ?? { run }).flat().map((word) => ["run", word]),
		...prepare.map((word) => ["prepare", word]),
		...(counted?.run ?? []).map((word) => ["counted", word]),
		...Object.values(env).map((word) => ["env", word])
	];
	for (const [key, word] of texts) {
		for (const asked of namesIn(word).filter((one) => !known.includes(one))) tell([key], `{${asked}} has no value; known: ${known.join(", ")}`);
		if (namesIn(word).includes("bin") && !build) tell([key], "{bin} needs a build");
	}
	for (const key of Object.keys(matrix)) if (FILLED.includes(key)) tell(["matrix", key], `{${key}} is filled in by gcbench`);
	const [first, another] = Object.entries(contrast);
	if (first && commandsIn(run) !== null) tell(["contrast"], "the commands of run are the variants already");
	if (another) tell(["contrast"], "only one key of the matrix can be the variants");
	if (first && matrix[first[0]]?.[first[1]] === void 0) tell(["contrast", first[0]], `the matrix has no ${first[0]} "${first[1]}"`);
	const outputs = [
		"stdout",
		"stderr",
		"server",
		...Object.keys(files)
	];
	for (const [metric, { from }] of Object.entries(read)) if (!outputs.includes(from)) tell([
		"read",
		metric,
		"from"
	], `no output "${from}"; known: ${outputs.join(", ")}`);
	return found;
}
/** What a suite file can say about a command, with every default filled in. */
const commandSettings = closed(shape$7).superRefine((written, context) => {
	for (const { path, message } of faults(written)) context.addIssue({
		code: "custom",
		path,
		message
	});
}).transform((written) => {
	const { run, ...rest } = camelKeys(written);
	const runs = commandsIn(run);
	const [only] = runs === null ? [run] : Object.values(runs);
	return {
		...rest,
		run: only,
		...runs === null ? {} : { runs }
	};
});
// src/core/workloads/command.ts
/** Workload: any program. */
/** The key of the matrix whose values are variants, and the one that is compared with. */
const contrastOf = ({ contrast }) => Object.entries(contrast)[0] ?? null;
/** Every combination of the values that are not variants, as names by key. */
function cellsOf$1(settings) {
	return Object.entries(settings.matrix).filter(([key]) => key !== contrastOf(settings)?.[0]).reduce((cells, [key, values]) => cells.flatMap((cell) => Object.keys(values).map((value) => ({
		...cell,
		[key]: value
	}))), [{}]);
}
/** `clients=16/size=big`: the levels of a name, as in Go's sub-benchmarks. */
const nameOf = (settings, cell) => Object.entries(cell).map(([key, value]) => `${key}=${value}`).join("/") || settings.name;
/** The written values behind the names of a cell, and of the variant's own value. */
function valuesOf$1(settings, target, variant) {
	const cell = { ...target.settings.cell };
	const contrast = contrastOf(settings);
	if (contrast !== null) cell[contrast[0]] = variant;
	return Object.fromEntries(Object.entries(cell).map(([key, value]) => [key, settings.matrix[key]?.[value] ?? ""]));
}
/** The command of a variant; the commands of a map are variants themselves. */
const runOf$1 = ({ run, runs }, { name }) => runs?.[name] ?? run;
const runtimeOf = ({ runtime, build, run }) => runtime ?? (build?.run[0] === "go" ? "go" : /(^|\/)java$/.test(run[0]) ? "jvm" : "plain");
/** Under the JVM the GC log is an output of its own, unless the suite says otherwise. */
const filesOf = (settings) => runtimeOf(settings) === "jvm" && settings.run.some((word) => word.includes("{out}/gc.log")) ? {
	gc: "gc.log",
	...settings.files
} : settings.files;
const parsersOf = (settings) => ({
	..."gc" in filesOf(settings) && runtimeOf(settings) === "jvm" ? { gc: ["jvm-gc"] } : {},
	...runtimeParsers(settings.server),
	...settings.parse
});
/** A number in text: the group of the last match, since programs print their result at the end. */
const matchIn = (text, pattern) => patternOf$1(pattern, true).lastGroup(text) ?? void 0;
/** The value in a JSON text, or in its last line that is JSON. */
function jsonIn(text, path) {
	const whole = text.trim();
	for (const part of [whole, ...whole.split("\n").reverse()]) try {
		return valueAt(JSON.parse(part), readJsonPath(path) ?? []);
	} catch {}
}
/** Half a step of the last printed digit, for metrics judged by what was printed. */
function halfStep(printed) {
	const [, decimals] = /^[-+]?\d+(?:\.(\d+))?$/.exec(printed) ?? [];
	return decimals === void 0 ? null : .5 * 10 ** -decimals.length;
}
function readOne$1(metric, { regex, json, unit, from }, outputs) {
	const text = outputs[from] ?? "";
	const found = regex !== null ? matchIn(text, regex) : jsonIn(text, json ?? "$");
	const printed = typeof found === "number" ? String(found) : found;
	const number = typeof printed === "string" ? Number(printed.replaceAll(",", "").trim()) : NaN;
	if (typeof printed !== "string" || printed.trim() === "" || !Number.isFinite(number)) {
		const what = found === void 0 ? "is not there" : `is no number: ${JSON.stringify(found)}`;
		return {
			value: [],
			problems: [{
				code: "no-number",
				message: `${metric} (${regex ?? json}) ${what.slice(0, 300)}`,
				where: from
			}]
		};
	}
	const base = unit === null ? {
		unit: metricFor(metric).unit,
		factor: 1
	} : parseUnit(unit);
	const factor = unit === null ? parseUnit(metric).factor : base.factor;
	const step = halfStep(printed);
	return {
		value: [{
			scope: "",
			benchmark: "",
			procs: null,
			metric,
			iterations: null,
			unit: base.unit,
			value: toBase(number, factor),
			resolution: step === null ? null : step * factor
		}],
		problems: []
	};
}
function readOutputs(settings, outputs) {
	const value = [];
	const problems = [];
	for (const [metric, rule] of Object.entries(settings.read)) {
		const one = readOne$1(metric, rule, outputs);
		value.push(...one.value);
		problems.push(...one.problems);
	}
	return {
		value,
		problems
	};
}
/** Where nothing says how numbers are read, the time of a trial is its result. */
const isTimed = ({ read, parse }) => Object.keys(read).length + Object.keys(parse).length === 0;
/** One of the trial's commands, with every name in it filled in. */
const filled = (argvOf) => (settings, target, variant, binary, { source, out, port, data }) => {
	const words = valuesOf$1(settings, target, variant.name);
	const places = {
		bin: binary,
		source,
		out,
		port,
		data
	};
	const runEnv = settings.server ? {} : variant.runEnv;
	const env = Object.entries({
		...settings.env,
		...runEnv
	}).map(([key, value]) => [key, fillText(value, {
		...places,
		...words
	})]);
	const argv = fillArgv(argvOf(settings, variant), places, words);
	return step$1(argv, settings.dir, Object.fromEntries(env));
};
/** The command of the variant, then the variant's arguments, which stand as they are. */
const trialStep$1 = (settings, target, variant, ...at) => {
	const { argv, folder, env } = filled(runOf$1)(settings, target, variant, ...at);
	const [program, ...words] = argv;
	return step$1([
		program,
		...words,
		...settings.server ? [] : variant.args
	], folder, env);
};
/** The command that does a number of operations, with the environment of a trial. */
function counted$3(settings, { target, variant, binary, places }) {
	const { counted: asked } = settings;
	if (asked === void 0 || settings.server) return null;
	return {
		operations: {
			short: asked.operations,
			long: 6 * asked.operations
		},
		step: (operations) => {
			const named = {
				...settings,
				env: {
					...settings.env,
					GOMAXPROCS: "1"
				}
			};
			const argvOf = () => asked.run.map((word) => fillText(word, { operations: `${operations}` }));
			const { argv, folder, env } = filled(argvOf)(named, target, variant, binary, places);
			const [program, ...words] = argv;
			return step$1([
				program,
				...words,
				...variant.args
			], folder, env);
		}
	};
}
const prepareStep = (settings, ...at) => {
	const { prepare } = settings;
	return prepare === void 0 ? null : filled(() => prepare)(settings, ...at);
};
/**
* Any program, one fresh process per trial. The cells of a matrix are benchmarks, but for one key
* that `contrast` may name: its values are variants of head, and each is compared with the one
* named there. No shell and no probe: a trial may take minutes.
*/
const commandWorkload = {
	kind: "command",
	about: "any program: numbers from its output, or its own time and memory",
	settings: commandSettings,
	runtime: runtimeOf,
	source: {
		folder: ({ dir }) => dir,
		sampleSec: () => 1,
		benchmarks: {
			kind: "listed",
			unit: ({ name, dir }) => ({
				id: name,
				folder: dir,
				files: []
			}),
			names: (settings) => cellsOf$1(settings).map((cell) => nameOf(settings, cell)),
			target(settings, unit, name) {
				const cell = cellsOf$1(settings).find((one) => nameOf(settings, one) === name) ?? {};
				return {
					id: `${unit.id}.${name}`,
					unit: unit.id,
					settings: {
						name,
						cell
					},
					expectedSec: null
				};
			}
		}
	},
	build: {
		step: ({ build }, asked) => buildStep$1(build, asked),
		program: (settings, variant) => runOf$1(settings, variant)[0]
	},
	needs: ({ build, run, runs, prepare, dir, server }) => neededBy([
		...prepare ? [{
			where: "prepare",
			argv: prepare,
			folder: dir
		}] : [],
		...build ? [{
			where: "build.run",
			argv: build.run,
			folder: build.dir
		}] : [],
		...build ? [] : Object.values(runs ?? { run }).map((argv) => ({
			where: "run",
			argv,
			folder: dir
		})),
		...server && !build ? serverCommands(server) : []
	]),
	trial: {
		step: trialStep$1,
		prepare: prepareStep,
		parsers: parsersOf,
		read: readOutputs,
		readTime: (settings, wallSec) => isTimed(settings) ? [observeTrial("wall-time", wallSec, 1, null)] : [],
		exitMeaning: ({ expectExit }, code) => expectExit[String(code)] ?? null,
		outputFiles: filesOf,
		placement: placementIn,
		readEverySec: ({ readings }) => readings,
		benchmarkName(_settings, seen, _scopeLabel, target) {
			const name = String(target.settings.name);
			return seen.benchmark === "" ? name : `${name}/${seen.benchmark}`;
		}
	},
	counted: counted$3,
	server: ({ server }) => server ?? null,
	suite: {
		variants(settings) {
			const commands = Object.keys(settings.runs ?? {});
			if (commands[0] !== void 0) return {
				names: commands,
				base: commands[0]
			};
			const [key, base] = contrastOf(settings) ?? [];
			if (key === void 0 || base === void 0) return null;
			return {
				names: Object.keys(settings.matrix[key] ?? {}),
				base
			};
		},
		metrics: ({ read, parse }) => Object.values(parse).flat().includes("go-bench") ? null : Object.keys(read)
	}
};
/** What a suite that asks for a tool means, as a suite file would say it of a command. */
function commandOf({ kind, build, buildEnv, run }, asked) {
	const { dir, env } = asked;
	const trial = run(asked);
	return {
		name: kind,
		dir,
		runtime: "plain",
		build: {
			dir,
			env: {
				...buildEnv,
				...asked["build-env"]
			},
			run: [...build(asked), ...asked["build-args"]]
		},
		...trial,
		env: {
			...trial.env,
			...env
		}
	};
}
/**
* The workload of a tool: the command that the tool says, under which a result has the name of its
* benchmark. Its settings in a report are those of the command.
*/
const overCommand = (tool) => ({
	...commandWorkload,
	kind: tool.kind,
	about: tool.about,
	settings: tool.settings.transform((asked, context) => {
		const { data, error } = commandSettings.safeParse(commandOf(tool, asked));
		for (const { message } of error?.issues ?? []) context.addIssue({
			code: "custom",
			message
		});
		return data ?? NEVER$1;
	}),
	trial: {
		...commandWorkload.trial,
		benchmarkName: ({ name }, { benchmark }) => benchmark === "" ? name : benchmark
	},
	suite: { metrics: () => null }
});
// src/core/text/path.ts
/** Paths as text, with slashes; '' is the folder that all of them begin in. */
/** The path as it is when absolute, else below the folder. */
const absolutePath = (path, folder) => path.startsWith("/") ? path : `${folder}/${path}`;
/** Folders, each in the one before, and what is in the last of them. */
const pathIn = (...parts) => parts.filter((part) => part !== "").join("/");
/** The folder that it is in. */
const folderOf$1 = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
/** Its last part, without folders. */
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);
/** Whether it is that folder, or in it at any depth. */
const isInside = (path, folder) => folder === "" || path === folder || path.startsWith(`${folder}/`);
// src/core/workloads/go-bench-constraints.ts
/** What `go tool dist list` knows, and `unix`: none of them can be asked for by a tag. */
const SYSTEMS = "aix android darwin dragonfly freebsd hurd illumos ios js linux netbsd openbsd plan9 solaris unix wasip1 windows zos".split(" ");
const MACHINES = "386 amd64 amd64p32 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x sparc64 wasm".split(" ");
/** Words that are true by flags of their own, and what gives each. */
const BY_FLAG = {
	race: "build-flags: [\"-race\"] in the suite file",
	msan: "build-flags: [\"-msan\"] in the suite file",
	asan: "build-flags: [\"-asan\"] in the suite file",
	cgo: "CGO_ENABLED=1, and a C compiler"
};
/** By custom, of files that `go run` takes alone. */
const NEVER = [
	"ignore",
	"none",
	"never"
];
const isRelease = (word) => /^go1(?:\.|$)/.test(word) || ["gc", "gccgo"].includes(word);
const isPlace = (word) => SYSTEMS.includes(word) || MACHINES.includes(word);
/** Of the words of an expression, those that are wanted, not those behind a `!`. */
const wantedWords = (expression) => [...new Set([...expression.matchAll(/(!\s*)?\b([\w.]+)/g)].flatMap(([, not, word]) => not ? [] : word ?? []))];
/** What a file name such as `x_windows_test.go` asks for. */
function placesOf(path) {
	return baseName(path).replace(/(?:_test)?\.go$/, "").split("_").slice(1).slice(-2).filter(isPlace);
}
/** Why a test file that `go list` does not name is not built. */
function whyUnbuilt(path, text) {
	const expression = /^\/\/go:build (.+)$/m.exec(text.split(/^package /m)[0] ?? "")?.[1]?.trim();
	if (expression === void 0) {
		const places = placesOf(path);
		return places.length === 0 ? null : {
			why: `they are for ${places.join(" on ")}`,
			next: null
		};
	}
	const words = wantedWords(expression);
	if (words.some((word) => NEVER.includes(word))) return null;
	const why = `they take //go:build ${expression}`;
	const tags = words.filter((word) => !(isPlace(word) || isRelease(word) || Object.hasOwn(BY_FLAG, word)));
	const flags = words.flatMap((word) => BY_FLAG[word] ?? []);
	const ways = [...tags.length > 0 ? [`tags: [${tags.join(", ")}] in the suite file`] : [], ...flags];
	return {
		why,
		next: ways.length === 0 ? null : ways.join(", and ")
	};
}
// src/core/stats/pairs/trial-length.ts
/** How long a trial runs: long enough that its start is not most of it, and no longer. */
/**
* Noise inside of a process over noise between processes, in seconds: `v_w / v_b` of
* `var(L) = v_b + v_w / L`, where nothing is known of a benchmark. From 24 recorded series, where a
* third of 300 ms multiplied the variance of a pair's difference by 1.3 in the middle:
* (v_b + v_w / .1) / (v_b + v_w / .3) = 1.3.
*/
const WITHIN_OVER_BETWEEN_SEC = .053;
/** Of a clock that ticks in ns, shorter ones would measure the loop; longer ones, too few pairs. */
const LEAST_SEC = .01;
const MOST_SEC$1 = .5;
/**
* Seconds of measuring per trial that tell most in a given time, where each trial costs `startSec`
* beside: the L that minimises (startSec + L) var(L), which is sqrt(startSec v_w / v_b).
*/
function bestLengthSec(startSec, ratioSec = WITHIN_OVER_BETWEEN_SEC) {
	const best = Math.sqrt(Math.max(0, startSec) * ratioSec);
	return Math.min(MOST_SEC$1, Math.max(LEAST_SEC, best));
}
/** The shortest trial that still measures: for a budget that has no room for better ones. */
const shortestLengthSec = LEAST_SEC;
/**
* After how long a trial is ended that was expected to take `expectedSec`: far beyond what load of
* the machine explains, so that one that hangs does not eat the budget.
*/
const trialLimitOf = (expectedSec, mostSec) => expectedSec === null ? mostSec : Math.min(mostSec, 10 + 10 * expectedSec);
// src/core/workloads/go-bench-probe.ts
/** Go benchmarks tried out: what a short run of a whole package tells, and the targets it makes. */
/** Regular expression that matches `text` and nothing else. */
const exactly = (text) => `^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
/** `-bench` pattern of one benchmark: go test splits pattern and name at slashes. */
const patternOf = (name) => name.split("/").map(exactly).join("/");
/** Anchors top-level functions by name; deeper levels of the suite's pattern are kept. */
function functionsPattern(settings, names) {
	const deeper = settings.bench.split("/").slice(1);
	const [only] = names;
	return [names.length === 1 && only !== void 0 ? exactly(only) : `^(${names.join("|")})$`, ...deeper].join("/");
}
/** `Benchmark_group_by` is Go's way to name a benchmark in lower case. */
const plainName = (benchmark) => benchmark.replace(/^_/, "");
/** Pattern of the functions of these benchmarks, whose names came plain. */
function functionsNamed(benchmarks) {
	const written = benchmarks.map((benchmark) => benchmark.split("/")[0] ?? "").map((name) => /^\p{Ll}/u.test(name) ? `_${name}` : name);
	return `^Benchmark(${[...new Set(written)].join("|")})$`;
}
/** The parser drops the prefix that every Go benchmark has; the function's name brings it back. */
const fullName = (functionName, benchmark) => [functionName, ...benchmark.split("/").slice(1)].join("/");
/** Long enough to know what an operation takes, short enough for hundreds of benchmarks. */
const PROBE_SEC = .01;
const UNIT_SEC = {
	ns: 1e-9,
	us: 1e-6,
	µs: 1e-6,
	ms: .001,
	s: 1,
	m: 60,
	h: 3600
};
/** Go's duration text -> seconds; null for a number of iterations, and for `auto`. */
function goDurationSec(text) {
	if (text.endsWith("x") || text === "auto") return null;
	return [...text.matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)].reduce((sum, part) => sum + Number(part[1]) * (UNIT_SEC[part[2] ?? ""] ?? 0), 0);
}
const goDuration = (sec) => `${Math.max(1, Math.round(sec * 1e6))}us`;
/** -benchtime of a probe: never longer than what the suite asks for. */
function probeTime({ benchtime }) {
	if (benchtime.endsWith("x")) return benchtime;
	return goDuration(Math.min(PROBE_SEC, goDurationSec(benchtime) ?? PROBE_SEC));
}
/**
* One process without a list of CPUs runs all at one GOMAXPROCS: ends that differ (`n-10`, `n-100`
* under GOMAXPROCS=1) belong to the names; but no function's name has a dash, so that a forged line
* makes no other benchmark look gone.
*/
function leafNames(settings, observations, known) {
	const ends = new Set(observations.map(({ procs }) => procs));
	const areNames = settings.cpu.length < 2 && ends.size > 1;
	return ({ benchmark, procs }) => {
		if (!benchmark.includes("/")) return benchmark.replace(/-\d+$/, "");
		const whole = procs === null ? benchmark : `${benchmark}-${procs}`;
		const isKnown = known.includes(benchmark) && !known.includes(whole);
		return areNames && !isKnown ? whole : benchmark;
	};
}
/** What each benchmark of these functions takes; with a list of CPUs, under all of them. */
function readTried(settings, names, observations, known = []) {
	const leaves = /* @__PURE__ */ new Map();
	const nameOf = leafNames(settings, observations, known);
	const lines = Map.groupBy(observations, (seen) => JSON.stringify([nameOf(seen), seen.metric]));
	for (const seen of observations) {
		const benchmark = nameOf(seen).replace(/^([^/]+)-\d+$/, "$1");
		const top = benchmark.split("/")[0] ?? "";
		const name = names.find((one) => one === `Benchmark${top}` || one === top);
		if (seen.iterations === null || name === void 0) continue;
		const { iterations } = seen;
		const none = {
			opSec: 0,
			printed: [],
			lines: 0
		};
		const claims = {
			claimSec: 0,
			leastClaimSec: Infinity,
			mostClaimSec: 0
		};
		const leaf = leaves.get(benchmark) ?? {
			name,
			benchmark,
			iterations,
			...none,
			...claims
		};
		const isTime = seen.metric === "time/op";
		const isOver = isTime && iterations >= 1e9;
		const more = isTime ? seen.value : 0;
		const claimSec = more * iterations;
		const ofMetric = lines.get(JSON.stringify([benchmark, seen.metric]))?.length ?? 0;
		leaves.set(benchmark, {
			...leaf,
			opSec: leaf.opSec + more,
			claimSec: leaf.claimSec + claimSec,
			leastClaimSec: isTime ? Math.min(leaf.leastClaimSec, claimSec) : leaf.leastClaimSec,
			mostClaimSec: Math.max(leaf.mostClaimSec, isOver ? Infinity : claimSec),
			printed: [.../* @__PURE__ */ new Set([...leaf.printed, printedName(seen)])],
			lines: Math.max(leaf.lines, ofMetric)
		});
	}
	return [...leaves.values()];
}
/**
* Where the output of a process ends: `-test.v` prints a name before it runs. A benchmark that
* fails by itself lets the others go on; one that panics, hangs or exits does not.
*/
function readProbeEnd(stdout, names) {
	const lines = stdout.split("\n");
	const known = (text) => names.find((name) => name === text.split(/[/\s-]/)[0]) ?? null;
	const failed = lines.flatMap((line) => {
		const name = /^\s*--- FAIL: (Benchmark\S*)/.exec(line)?.[1];
		return name === void 0 ? [] : known(name) ?? [];
	});
	const begun = lines.filter((line) => /^Benchmark\S*/.test(line)).map(known);
	return {
		isWhole: begun.includes(names.at(-1) ?? null) && lines.some((line) => /^(?:PASS|FAIL)$/.test(line)),
		failed: [...new Set(failed)],
		last: begun.at(-1) ?? null
	};
}
/** Of the time asked for, a timer's reading has at least so much: printed numbers are rounded. */
const TIMED_SHARE = .95;
/**
* Arms on which a benchmark reports a time of its own, since no line of it claims what the testing
* package measures for, while on another arm one does: two clocks, which no row can compare. A
* short line beside a long one is another benchmark's, written in this one's name.
*/
function untimedOn(settings, leaves) {
	const leastSec = TIMED_SHARE * (goDurationSec(probeTime(settings)) ?? 0);
	const found = leaves.flatMap(({ benchmark, mostOn = /* @__PURE__ */ new Map() }) => {
		if (isOwnTime(settings, benchmark)) return [];
		const timed = [...mostOn].filter(([, sec]) => sec > 0);
		const short = timed.filter(([, sec]) => sec < leastSec).map(([arm]) => arm);
		return short.length < timed.length ? short : [];
	});
	return [...new Set(found)];
}
const isOwnTime = ({ ownTime }, benchmark) => ownTime !== void 0 && patternOf$1(ownTime).test(plainName(benchmark));
const MOST_SEC = 1e9;
/** So many names of a target are kept; sub-benchmarks beyond them are known by their function. */
const MOST_NAMES = 200;
/** The targets of a function, by the slowest arm's times. */
function makeTargets(settings, unit, { name, tried, together }) {
	if (tried.length === 0) return [];
	const target = (benchmark, pattern, leaves) => ({
		id: `${unit.id}.${benchmark}`,
		unit: unit.id,
		settings: {
			folder: unit.folder,
			pattern,
			benchtime: settings.benchtime,
			leaves: leaves.length,
			iterations: leaves[0]?.iterations ?? 1,
			opSec: leaves.reduce((sum, { opSec }) => sum + opSec, 0),
			together: together || settings.isolate === "function",
			printed: leaves.flatMap(({ printed }) => printed).slice(0, MOST_NAMES),
			lines: Math.max(...leaves.map(({ lines }) => lines)),
			claimSec: leaves.reduce((sum, { claimSec }) => sum + claimSec, 0),
			leastClaimSec: leaves.reduce((least, one) => Math.min(least, one.leastClaimSec), MOST_SEC),
			ownTime: leaves.some(({ benchmark }) => isOwnTime(settings, benchmark)),
			untimed: untimedOn(settings, leaves),
			absent: leaves.flatMap(({ benchmark: own, absentOn = [] }) => absentOn.map((arm) => `${arm} ${plainName(own)}`))
		},
		expectedSec: null
	});
	if (together || settings.isolate === "function") return [target(plainName(name.replace(/^Benchmark/, "")) || "Benchmark", functionsPattern(settings, [name]), tried)];
	return tried.map((leaf) => target(plainName(leaf.benchmark), patternOf(fullName(name, leaf.benchmark)), [leaf]));
}
/** What a process of a benchmark costs beside measuring, over what starting one costs. */
const SETUP_MOST = 1.5;
/** Working its way up to a duration, the testing package runs a benchmark half as long again. */
const UPWARDS = 1.5;
/** One that reports no time has the iterations of its probe. */
function withoutTime({ benchtime }, target) {
	const fixed = (benchtime.endsWith("x") || target.settings.together === true) && benchtime !== "auto" ? benchtime : `${Number(target.settings.iterations ?? 1)}x`;
	return {
		...target,
		settings: {
			...target.settings,
			benchtime: fixed
		}
	};
}
/** The target with samples of the length that tells most, where a process costs `startSec`. */
function lasting(settings, target, { startSec, shortest, ratioSec, split = false }) {
	const opSec = Number(target.settings.opSec ?? 0);
	if (!(opSec > 0)) return withoutTime(settings, target);
	const leaves = Number(target.settings.leaves ?? 1);
	const own = settings.benchtime.endsWith("x") ? Number.parseInt(settings.benchtime, 10) : null;
	const best = shortest ? shortestLengthSec : bestLengthSec(startSec / leaves, ratioSec);
	const lengthSec = goDurationSec(settings.benchtime) ?? best;
	if (target.settings.together === true && own === null) {
		const sampleSec = Math.max(leaves * lengthSec * UPWARDS, 2 * opSec);
		return {
			...target,
			settings: {
				...target.settings,
				benchtime: goDuration(lengthSec)
			},
			expectedSec: startSec + settings.count * sampleSec
		};
	}
	const cpus = Math.max(1, settings.cpu.length);
	const whole = own ?? Math.max(1, Math.round(lengthSec * cpus / opSec));
	const processSec = Number(target.settings.processSec ?? startSec);
	const isOurs = settings.benchtime === "auto" && settings.count === 1;
	const samples = split && isOurs && whole > 1 && startSec < SETUP_MOST * processSec ? 2 : 1;
	const iterations = Math.round(whole / samples);
	return {
		...target,
		settings: {
			...target.settings,
			benchtime: `${iterations}x`,
			samples,
			processSec
		},
		expectedSec: startSec + samples * opSec + settings.count * samples * iterations * opSec
	};
}
/** Samples of each benchmark in one process of the target. */
const samplesOf = ({ count }, { settings }) => count * Number(settings.samples ?? 1);
/**
* What a process of the target can print: the names that its probe saw, so many lines of each for
* every sample, and N where it is fixed, or the N that the benchmark came to by itself. null: the
* target is of an older plan, without what its probe saw.
*/
function expects(settings, target, arm) {
	const { settings: known } = target;
	const samples = samplesOf(settings, target);
	const { printed, lines } = known;
	if (!Array.isArray(printed) || typeof lines !== "number") return null;
	const benchtime = String(known.benchtime);
	const asked = benchtime.endsWith("x") ? Number.parseInt(benchtime, 10) : null;
	const together = known.together === true;
	const own = together ? [] : [Number(known.iterations ?? asked)];
	const triedSec = goDurationSec(probeTime(settings)) ?? 0;
	const claimed = Number(known.claimSec ?? 0);
	const sampleSec = asked === null ? goDurationSec(benchtime) ?? 0 : 0;
	const isOwn = known.ownTime === true;
	const isTimed = !isOwn && triedSec > 0 && Number(known.leastClaimSec ?? 0) >= TIMED_SHARE * triedSec;
	return {
		names: printed.map(String),
		isOpen: together,
		lines: lines * samples,
		iterations: asked === null ? [] : [asked, ...own],
		claimSec: isOwn ? Infinity : asked === null ? claimed * sampleSec * samples / (triedSec || 1) : Number(known.opSec ?? 0) * asked * samples,
		leastSec: isTimed ? sampleSec : 0,
		doubt: Array.isArray(known.untimed) && known.untimed.includes(arm) ? OWN_CLOCK : null
	};
}
const OWN_CLOCK = {
	message: "has times of its own: when it was tried out it claimed less than it was measured for, and on another side it did not",
	next: "take b.ReportMetric(..., \"ns/op\") out of the benchmark, give it another unit, or name the benchmark in `own-time` of the suite"
};
// src/core/workloads/go-bench-projects.ts
/** As the go command, and what other languages keep their packages in. */
const isNoPackage = (name) => /^[._]/.test(name) || [
	"vendor",
	"testdata",
	"node_modules"
].includes(name);
/** Folder that a path of a `use` line means, relative to the tree. */
function folderOf(workspace, path) {
	const parts = workspace.split("/").filter((part) => part !== "");
	for (const part of path.split("/")) if (part === "..") parts.pop();
	else if (part !== "." && part !== "") parts.push(part);
	return parts.join("/");
}
/** Folders of the modules that a go.work uses. */
function usedBy({ folder, text }) {
	const lines = text.split("\n").map((line) => line.replace(/\/\/.*$/, "").trim());
	const used = [];
	let isBlock = false;
	for (const line of lines) if (/^use\s*\($/.test(line)) isBlock = true;
	else if (line === ")") isBlock = false;
	else {
		const path = isBlock ? line : /^use\s+(.+)$/.exec(line)?.[1];
		if (path !== void 0 && path !== "") used.push(path.replace(/^["`]|["`]$/g, ""));
	}
	return used.map((path) => folderOf(folder, path));
}
/** A module that the workspace around it does not use is refused by go, unless that is off. */
function environment$1(module, workspaces) {
	const [around] = workspaces.filter(({ folder }) => isInside(module.folder, folder)).sort((a, b) => b.folder.length - a.folder.length);
	return around !== void 0 && !usedBy(around).includes(module.folder) ? { GOWORK: "off" } : {};
}
const goModules = {
	files: ["go.mod", "go.work"],
	makes: ["go.mod", "go.sum"],
	lacking: "write a go.mod (go mod init NAME) in the top folder of the code with benchmarks",
	read(files) {
		const workspaces = files.filter(({ name }) => name === "go.work");
		return files.filter(({ name }) => name === "go.mod").map((module) => ({
			folder: module.folder,
			env: environment$1(module, workspaces)
		})).sort((a, b) => a.folder < b.folder ? -1 : 1);
	}
};
/** go refuses all of a go.work for one line of it: the module is built as if there were none. */
function withoutWorkspace(project, stderr) {
	const said = stderr.split("\n").filter((line) => line.includes("go.work"));
	if (project.env.GOWORK === "off" || said.length === 0) return null;
	const [first = ""] = said;
	const more = said.length === 1 ? "" : ` (and ${said.length - 1} more)`;
	return {
		project: {
			...project,
			env: {
				...project.env,
				GOWORK: "off"
			}
		},
		why: `go refuses go.work: ${first.replace(/^go: /, "")}${more}`,
		instead: "its modules are built without it, each by its own go.mod",
		next: "correct go.work (go work edit -dropuse=FOLDER takes out one that is not there), or run with GOWORK=off where it is not meant for builds"
	};
}
// src/core/workloads/go-bench-reach.ts
/** What a change of Go code cannot reach: the program of src/host/reach/ asked, its answer read. */
const answers = array(object({
	unit: string(),
	/** Set where nothing is known of the unit's benchmarks. */
	why: string(),
	benchmarks: array(object({
		name: string(),
		same: boolean(),
		why: string(),
		doubt: boolean(),
		/** -1: no code is known to differ. */
		distance: number$2()
	}))
}));
const goReachOf = (flagsOf) => ({
	step(settings, { variant, program, base, head, baseEnv, out, project: { folder, env }, units }) {
		const inside = (root) => folder === "" ? root : `${root}/${folder}`;
		return {
			argv: [
				program,
				...[
					"-base",
					inside(base),
					"-base-root",
					base
				],
				...[
					"-head",
					inside(head),
					"-head-root",
					head
				],
				...Object.entries(baseEnv).flatMap(([name, value]) => ["-base-env", `${name}=${value}`]),
				...["-ignore", out],
				...flagsOf(settings, variant).map((flag) => `-flag=${flag}`),
				"--",
				...units
			],
			folder: "",
			env
		};
	},
	read: (stdout) => answers.parse(JSON.parse(stdout)).map(({ unit, why, benchmarks }) => ({
		unit,
		isKnown: why === "",
		same: benchmarks.filter(({ same }) => same).map(({ name }) => name),
		reached: [...Map.groupBy(benchmarks, (one) => one.why)].filter(([reason]) => reason !== "").map(([reason, of]) => ({
			why: reason,
			benchmarks: of.map(({ name }) => name)
		})),
		distances: new Map(benchmarks.filter(({ distance }) => distance >= 0).map(({ name, distance }) => [name, distance])),
		doubts: [...why === "" ? [] : [why], ...new Set(benchmarks.filter(({ doubt }) => doubt).map((one) => one.why))]
	}))
});
// src/core/workloads/go-bench-settings.ts
/** What a suite says of the workload go-bench. */
const argument = (what) => text.refine((value) => /^[^-\s]/.test(value), `expected ${what}`);
const relativeFolder = text.refine((value) => !/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(value), "expected a folder inside the repository, such as go or services/api").transform((value) => value.split("/").filter((part) => part !== "" && part !== ".").join("/")).meta({ title: "folder" });
const BENCHTIME_ERROR = "expected auto, a duration or a number of iterations: 100ms, 1s or 50x";
const shape$6 = {
	packages: oneOrMore(argument("a package pattern such as ./... or ./store"), "a package pattern").refine((patterns) => patterns.length > 0, "needs at least one package pattern").prefault("./...").describe("Packages whose benchmarks are measured, as patterns of `go list`."),
	dir: relativeFolder.optional().describe("Folder of the Go module in the repository; `.`: the top folder. Without it: every module of the repository where `packages` are all, else the top folder."),
	bench: pattern.prefault(".").describe("Which benchmarks: a regular expression as `go test -bench` takes it, with `/` between the levels of sub-benchmarks."),
	benchtime: string({ error: BENCHTIME_ERROR }).regex(/^auto$|^(?=.*[1-9])(?:\d+x|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)$/, BENCHTIME_ERROR).meta({ title: "auto, duration or Nx" }).prefault("auto").describe("How long one sample of a benchmark runs, or how many iterations it has (`50x`). `auto`: the length that tells most in a given time, by what starting a process of it costs. A duration is turned into iterations, the same for all arms."),
	count: whole$1(1, 1e3).prefault(1).describe("Samples of each benchmark in one process; their median is the number of the round. Most noise is between processes, so that one sample in each tells most."),
	cpu: oneOrMore(whole$1(1, 4096), "a number of CPUs").prefault([]).describe("Values of GOMAXPROCS to run each benchmark with (`-cpu`); empty: the machine's."),
	tags: oneOrMore(argument("a build tag").meta({ title: "text" }), "a build tag").prefault([]).describe("Build tags (`-tags`)."),
	"build-flags": oneOrMore(text, "a flag of go build").prefault([]).describe("Further flags of `go test -c` for every arm, e.g. `-ldflags=-s` or `-race`."),
	isolate: _enum([
		"auto",
		"benchmark",
		"function"
	]).prefault("auto").describe("What has a process of its own: each benchmark down to the sub-benchmark, or each top-level function with all of its sub-benchmarks. `auto`: the first, and the second where the budget has no room for it."),
	"own-time": pattern.optional().describe("Benchmarks that report a `ns/op` of their own (`b.ReportMetric`), such as a latency or the time of a simulated clock. One that does so on one side alone has failed without it.")
};
/** What a suite file can say about Go benchmarks, with every default filled in. */
const goBenchSettings = closed(shape$6).transform(camelKeys);
// src/core/workloads/go-bench.ts
/** About what the length of a trial comes to, where the suite leaves it to gcbench. */
const DEFAULT_SEC$1 = .1;
const step = (argv, folder, env = {}) => ({
	argv,
	folder,
	env
});
/** Where the suite says nothing of the folder, and the packages are all: every module. */
const isEveryModule = ({ dir, packages }) => dir === void 0 && packages.join() === "./...";
const inFolder$1 = (folder, inside) => [folder, inside].filter((part) => part !== "").join("/");
const tagFlags = (settings) => settings.tags.length === 0 ? [] : [`-tags=${settings.tags.join(",")}`];
/** All -ldflags in one flag: go takes the last one only. */
function buildFlags(settings, variant, layoutSeed) {
	const all = [...settings.buildFlags, ...variant.buildFlags];
	const linker = all.flatMap((flag) => /^--?ldflags=(.*)$/s.exec(flag)?.[1] ?? []);
	if (layoutSeed !== null) linker.push(`-randlayout=${layoutSeed}`);
	const rest = all.filter((flag) => !/^--?ldflags=/.test(flag));
	return linker.length === 0 ? rest : [...rest, `-ldflags=${linker.join(" ")}`];
}
/** `go list -json` prints one object after another, without commas. */
function readUnits(_, stdout, project) {
	const listed = JSON.parse(`[${stdout.replace(/^\}\s*^\{/gm, "},{")}]`);
	const problems = [];
	const value = [];
	for (const found of listed) {
		if (found.Error !== void 0) problems.push({
			code: "package-error",
			message: found.Error.Err,
			where: found.ImportPath
		});
		const files = [...found.TestGoFiles ?? [], ...found.XTestGoFiles ?? []];
		if (files.length === 0) continue;
		const inModule = found.Dir.slice((found.Module?.Dir ?? found.Root ?? found.Dir).length + 1);
		const id = found.ImportPath;
		value.push({
			id,
			folder: inFolder$1(project.folder, inModule),
			files,
			name: id,
			project
		});
	}
	return {
		value,
		problems
	};
}
function runFlags(settings, pattern, benchtime, count) {
	const cpu = settings.cpu.length === 0 ? [] : [`-test.cpu=${settings.cpu.join(",")}`];
	return [
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${benchtime}`,
		`-test.count=${count}`,
		"-test.benchmem",
		...cpu
	];
}
/** -benchtime for a run of about `sec`; in iterations, where all arms do the same number. */
function lastingAbout(settings, target, sec) {
	const opSec = Number(target.settings.opSec ?? 0);
	if (target.settings.together === true || !(opSec > 0)) return settings.benchtime === "auto" ? "100ms" : settings.benchtime;
	return `${Math.max(1, Math.min(1e9, Math.round(sec / opSec)))}x`;
}
/** Without valgrind, the shorter of the two lengths takes about so long. */
const COUNTED_SEC = .02;
/**
* Iterations in which an operation that takes so long shows: the longer has six times as many. One
* thread, since what waits for another would be counted.
*/
function counted$2(settings, { target, variant, binary }) {
	const opSec = Number(target.settings.opSec ?? 0);
	if (target.settings.together === true || !(opSec > 0)) return null;
	const short = Math.max(2, Math.min(1e6, Math.round(COUNTED_SEC / opSec)));
	const pattern = String(target.settings.pattern);
	return {
		operations: {
			short,
			long: 6 * short
		},
		step: (operations) => step([
			binary,
			...runFlags(settings, pattern, `${operations}x`, 1),
			...variant.args
		], String(target.settings.folder), { GOMAXPROCS: "1" })
	};
}
/** Every allocation and every wait is looked at: these runs are not counted, and last as asked. */
const PROFILE_FLAGS = {
	cpu: (file) => [`-test.cpuprofile=${file}`],
	heap: (file) => [`-test.memprofile=${file}`, "-test.memprofilerate=1"],
	mutex: (file) => [`-test.mutexprofile=${file}`, "-test.mutexprofilefraction=1"],
	block: (file) => [`-test.blockprofile=${file}`, "-test.blockprofilerate=1"]
};
function buildStep(settings, { variant, unit, out }, layoutSeed) {
	const flags = [
		"-vet=off",
		"-trimpath",
		"-buildvcs=false",
		"-o",
		out
	];
	const own = [...tagFlags(settings), ...buildFlags(settings, variant, layoutSeed)];
	const argv = [
		"go",
		"test",
		"-c",
		...flags,
		...own,
		unit.name ?? unit.id
	];
	return step(argv, unit.project?.folder ?? "", unit.project?.env);
}
/** A file that was looked for where a source lies by what -trimpath has left of its path. */
const SHORTENED = /\bopen [\w-]+(?:\.[\w-]+)+\/\S+: no such file/;
const TRIMMED = "it looks for files by the path of its source (runtime.Caller), which -trimpath shortens: set build-flags: -trimpath=false in the workload of the suite file, or accept it by that name";
/**
* Code that asks for the path of its own source mostly looks for files beside it: a log line asks
* for the path of a caller.
*/
const OWN_PATH = /\bruntime\.Caller\(0\)/;
const isTrimSet = ({ buildFlags }) => buildFlags.some((flag) => /^--?trimpath(=|$)/.test(flag));
const codeAsks = {
	settings: (settings) => isTrimSet(settings) ? null : {
		...settings,
		buildFlags: [...settings.buildFlags, "-trimpath=false"]
	},
	mayAsk: (fileName) => fileName.endsWith(".go"),
	asks: (fileText) => OWN_PATH.test(fileText),
	note: "built with whole paths (-trimpath=false), by which code may look for files beside it"
};
/** How the benchmarks of a module are found. */
const goBenchmarks = {
	kind: "searched",
	mark: {
		expression: "^func Benchmark",
		pathspec: "*_test.go"
	},
	nameIn(settings, path, line) {
		const name = /^func (Benchmark\w*)\(/.exec(line)?.[1];
		const written = settings.bench.split("/")[0] ?? "";
		const first = explainPattern(written) === null ? written : "";
		const dir = settings.dir ?? "";
		const isHere = isInside(path, dir) && !folderOf$1(path).split("/").some(isNoPackage);
		if (name === void 0 || !isHere || !patternOf$1(first).test(name)) return null;
		return plainName(name.replace(/^Benchmark/, ""));
	},
	projects: (settings) => isEveryModule(settings) ? goModules : null,
	ifNone: "check that there is a go.mod, and \"packages\", \"dir\" and \"tags\" of the suite, or write a func BenchmarkXxx(b *testing.B) in a _test.go file",
	listUnits: (settings, { folder, env }) => step([
		"go",
		"list",
		"-e",
		"-json=ImportPath,Dir,Root,Module,TestGoFiles,XTestGoFiles,Error",
		...tagFlags(settings),
		"--",
		...settings.packages
	], folder, env),
	readUnits,
	alone: withoutWorkspace,
	isTest: (path) => path.endsWith("_test.go") || /(?:^|\/)testdata\//.test(path),
	mayHold: (fileName) => fileName.endsWith("_test.go"),
	isSkipped: isNoPackage,
	hasTargets: (fileText) => /^func Benchmark/m.test(fileText),
	namesIn: (settings, path, fileText) => fileText.split("\n").flatMap((line) => goBenchmarks.nameIn(settings, path, line) ?? []),
	whyUnbuilt,
	listNames: (settings, binary) => step([binary, `-test.list=${settings.bench.split("/")[0]}`], ""),
	listedByHand: ({ id, name }) => `go test -list . ${name ?? id}`,
	readNames: (_settings, stdout) => stdout.split("\n").filter((line) => /^Benchmark/.test(line)),
	remedy: (said) => SHORTENED.test(said) ? TRIMMED : null,
	narrowed: (names) => `bench: '${functionsNamed(names)}'`,
	pattern: (settings) => ({
		written: settings.bench,
		all: {
			...settings,
			bench: "."
		}
	}),
	probe: {
		step: (settings, unit, binary, names, variant) => {
			const flags = runFlags(settings, functionsPattern(settings, names), probeTime(settings), 1);
			return step([
				binary,
				...flags,
				"-test.v",
				...variant.args
			], unit.folder);
		},
		read: readTried,
		readEnd: readProbeEnd,
		targets: makeTargets,
		mayShare: ({ isolate }) => isolate === "auto"
	}
};
const goReach = goReachOf((settings, variant) => [...tagFlags(settings), ...buildFlags(settings, variant, null)]);
/**
* Go benchmarks. Each package is compiled once per arm; by default each benchmark (down to the
* sub-benchmark) runs in a process of its own, with a number of iterations that suits the slower
* arm, so that all arms do the same work in every round.
*/
const goBenchWorkload = {
	kind: "go-bench",
	about: "benchmarks of Go packages, one fresh process per benchmark, arm and round",
	settings: goBenchSettings,
	runtime: () => "go",
	source: {
		folder: (settings) => settings.dir ?? "",
		sampleSec: ({ benchtime, count }) => (goDurationSec(benchtime) ?? DEFAULT_SEC$1) * count,
		benchmarks: goBenchmarks
	},
	build: {
		step: (settings, ask) => buildStep(settings, ask, null),
		relink: buildStep,
		doSameWork: (first, second) => first.sha256 === second.sha256,
		reach: goReach
	},
	codeAsks,
	trial: {
		step: (settings, target, variant, binary) => step([
			binary,
			...runFlags(settings, String(target.settings.pattern), String(target.settings.benchtime), samplesOf(settings, target)),
			...variant.args
		], String(target.settings.folder)),
		lasting,
		expects,
		parsers: () => ({ stdout: ["go-bench"] }),
		benchmarkName(settings, seen, scopeLabel, target) {
			const scope = scopeLabel === "" ? "" : `${scopeLabel}.`;
			const procs = settings.cpu.length > 1 ? `-${seen.procs ?? 1}` : "";
			const own = target.id.slice(target.unit.length + 1);
			return `${scope}${target.settings.together === true ? plainName(seen.benchmark) : own}${procs}`;
		}
	},
	counted: counted$2,
	profile: (settings, { target, variant, binary, files, sec }) => step([
		binary,
		...runFlags(settings, String(target.settings.pattern), lastingAbout(settings, target, sec), 1),
		...[...files].flatMap(([kind, file]) => PROFILE_FLAGS[kind](file)),
		...variant.args
	], String(target.settings.folder))
};
// src/core/workloads/sysbench-settings.ts
/** What a suite says of the workload sysbench. */
/** Suites of scripts that come with sysbench, by name. */
const PRESETS = {
	oltp: [
		"oltp_point_select",
		"oltp_read_only",
		"oltp_read_write",
		"oltp_update_index"
	],
	"oltp-read": [
		"oltp_point_select",
		"oltp_read_only",
		"select_random_points"
	],
	"oltp-write": [
		"oltp_insert",
		"oltp_update_index",
		"oltp_update_non_index",
		"oltp_write_only"
	]
};
const script = text.refine((value) => /^[A-Za-z0-9_][\w.-]*$/.test(value), "expected the name of a script").meta({ title: "preset or script" });
const threads = oneOrMore(whole$1(1, 4096), "a number of threads");
const time = whole$1(1, 3600);
const DEFAULT_SEC = 1;
const block$1 = duration.refine((sec) => Number.isInteger(sec), "expected whole seconds").pipe(time).meta({ title: "duration" });
const events = whole$1(1, 1e9);
const tables = whole$1(1, 1e3);
const tableSize = whole$1(1, 1e9);
const options$1 = oneOrMore(text, "an option of sysbench");
function oneLength({ block: asked, time: sec }, context) {
	if (asked === void 0 || sec === void 0) return;
	context.addIssue({
		code: "custom",
		path: ["time"],
		message: "expected one of block and time: they say the same"
	});
}
/** Either as `time`; absent where neither is there. */
function withTime({ block: asked, ...rest }) {
	return asked === void 0 ? rest : {
		...rest,
		time: asked
	};
}
/** What a benchmark says for itself alone; `null` where the suite's word holds. */
const ownSettings = closed({
	name: name.optional().describe("Its name in the table, if not that of the script."),
	threads: threads.optional().describe("As in the suite."),
	block: block$1.optional().describe("As in the suite."),
	time: time.optional().describe("As in the suite."),
	events: events.optional().describe("As in the suite."),
	options: options$1.optional().describe("Further options of its own, after the suite's."),
	tables: tables.optional().describe("As in the suite, and passed whatever the script declares."),
	"table-size": tableSize.optional().describe("As in the suite, and passed whatever the script declares."),
	database: text.optional().describe("Name of its database."),
	prepare: oneOrMore(script, "a script").optional().describe("Scripts whose `prepare` fills its data; without it: the benchmark itself."),
	server: ownServerBlock.optional().describe("Settings of its server, over the suite's.")
}).superRefine(oneLength).transform(withTime).transform(camelKeys);
const ERROR = "expected a script or preset, a map from one of them to its settings, or a list of these";
const benchmark = union([script, record(script, ownSettings)], { error: ERROR }).transform((written, context) => {
	const [[named, own] = ["", {}], ...more] = typeof written === "string" ? [[written, {}]] : Object.entries(written);
	if (named === "" || more.length > 0) {
		context.addIssue({
			code: "custom",
			message: ERROR
		});
		return NEVER$1;
	}
	return (PRESETS[named] ?? [named]).map((one) => ({
		script: one,
		own
	}));
});
const lua = union([relative$1("a folder of the source, or a map with path"), closed({ path: text.describe("Folder of this machine, from where gcbench is started: the same scripts for every arm. Their hashes are in the report.") })]).transform((written) => typeof written === "string" ? {
	folder: written,
	isOutside: false
} : {
	folder: written.path,
	isOutside: true
});
const sysbenchSettings = closed({
	build: buildBlock.optional().describe("How the server is built, once per arm. Without it: a server of this machine, and variants are its arguments, its environment or its placement."),
	server: serverBlock.describe("The server of every arm."),
	benchmarks: oneOrMore(benchmark, "a preset or a script").prefault("oltp").describe(`Scripts by name, or presets: ${Object.entries(PRESETS).map(([preset, scripts]) => `\`${preset}\` (${scripts.join(", ")})`).join("; ")}. A map from a script to settings of its own is one benchmark of it: \`{ oltp_read_write: { threads: 20 } }\`. With \`tables\`, \`table-size\`, \`database\`, \`prepare\` or \`server\` among them it has a server start and data of its own.`).transform((all) => {
		const flat = all.flat();
		const isAgain = (at) => flat.findIndex((one) => JSON.stringify(one) === JSON.stringify(flat[at])) < at;
		return flat.filter((_, at) => !isAgain(at));
	}),
	lua: lua.prefault("").describe("Folder with Lua scripts: one of the source, or `{ path: ... }`, one of this machine. A script that is not there is one of those that come with sysbench."),
	prepare: union([literal("each"), oneOrMore(script, "a script")], { error: "expected scripts, or each" }).prefault([]).describe("Scripts whose `prepare` fills the database, after each start; without it: the first of `benchmarks`, since the `oltp_` scripts share their tables. `each`: every benchmark has a server start and data of its own, which its script fills."),
	threads: threads.prefault(1).describe("Threads of the load; each number is a benchmark of its own."),
	block: block$1.optional().describe("Length of one block of load, in whole seconds; without it: `1s`, since short ones side by side decide soonest. A percentile takes 50 transactions beyond it in every block."),
	time: time.optional().describe("The same as a number of seconds."),
	events: events.optional().describe("Transactions of a block instead of a time: equal work, e.g. to compare GC work."),
	tables: tables.optional().describe("Tables (`--tables`), for the scripts that declare the option; else as they say."),
	"table-size": tableSize.optional().describe("Rows of each table (`--table-size`), for the scripts that declare the option; without it: 1000 for sysbench's own scripts, and as they say for others."),
	driver: _enum(["mysql", "pgsql"]).prefault("mysql").describe("Protocol of the server."),
	user: text.prefault("root").describe("User of the database."),
	password: text.prefault("").describe("Password of the user."),
	database: text.prefault("sbtest").describe("Name of the database."),
	options: options$1.prefault([]).describe("Further options, e.g. `--rand-type=uniform`."),
	env: environment$2.prefault({}).describe("Environment of sysbench."),
	...placementShape("sysbench"),
	runtime: _enum(["go", "plain"]).optional().describe("What the server is; without it: `go` where the build is a `go` command.")
}).superRefine((said, context) => {
	oneLength(said, context);
	for (const [path, message] of needsBuild(said)) context.addIssue({
		code: "custom",
		path,
		message
	});
	const names = said.benchmarks.map(({ script: one, own }) => own.name ?? one);
	const twice = names.filter((one, at) => names.indexOf(one) < at);
	for (const one of new Set(twice)) {
		const message = `two benchmarks are ${one}; give one of them a name of its own`;
		context.addIssue({
			code: "custom",
			path: ["benchmarks"],
			message
		});
	}
}).transform((said) => camelKeys({
	...withTime(said),
	time: said.block ?? said.time ?? DEFAULT_SEC
}));
// src/core/workloads/sysbench-settings-learned.ts
/** Rows of a table of sysbench's own scripts, where the suite says nothing: soon prepared. */
const TABLE_SIZE = 1e3;
/** Every script that a suite names, once. */
function scriptsOf({ benchmarks, prepare }) {
	const all = benchmarks.flatMap(({ script, own }) => [script, ...own.prepare ?? []]);
	return [.../* @__PURE__ */ new Set([...all, ...prepare === "each" ? [] : prepare])];
}
const fileOf = (script) => script.replace(/(\.lua)?$/, ".lua");
/** The folder of `lua`, with `{source}`; null: the suite has none. */
function luaFolder({ lua }) {
	if (lua.folder === "") return null;
	return lua.isOutside ? lua.folder : `{source}/${lua.folder}`;
}
/** The script as sysbench's first argument. */
function scriptPath(settings, script) {
	const folder = luaFolder(settings);
	return (settings.known?.[script]?.isOwn ?? folder !== null) && folder !== null ? `${folder}/${fileOf(script)}` : script;
}
/** Scripts may ask for their neighbours (`require`); `;;` stands for sysbench's own folders. */
function scriptEnv(settings) {
	const folder = luaFolder(settings);
	return folder === null ? settings.env : {
		LUA_PATH: `${folder}/?.lua;;`,
		...settings.env
	};
}
/**
* Options about tables. What a benchmark says for itself is passed as it is; what the suite says
* is passed to the scripts that declare it, or that declare nothing and so may read anything.
*/
function tableOptions(settings, script, own) {
	const folder = luaFolder(settings);
	const known = settings.known?.[script] ?? {
		isOwn: folder !== null,
		options: null
	};
	const takes = (name) => known.options === null || known.options.includes(name);
	const defaultSize = !known.isOwn && takes("table_size") ? TABLE_SIZE : void 0;
	const tables = own.tables ?? (takes("tables") ? settings.tables : void 0);
	const rows = own.tableSize ?? (takes("table_size") ? settings.tableSize : void 0) ?? defaultSize;
	return [...tables === void 0 ? [] : [`--tables=${tables}`], ...rows === void 0 ? [] : [`--table-size=${rows}`]];
}
const OWN = "lua ";
const BUILT_IN = "sysbench ";
function questions(settings, at) {
	const absolute = withFolder(settings, at.here);
	const fill = (written) => written.replaceAll("{source}", at.source);
	const env = Object.fromEntries(Object.entries(scriptEnv(absolute)).map(([name, value]) => [name, fill(value)]));
	const ask = (path) => ({
		argv: [
			"sysbench",
			path,
			"help"
		],
		folder: "",
		env
	});
	const folder = luaFolder(absolute);
	return Object.fromEntries(scriptsOf(settings).flatMap((script) => [...folder === null ? [] : [[OWN + script, ask(fill(`${folder}/${fileOf(script)}`))]], [BUILT_IN + script, ask(script)]]));
}
function withFolder(settings, here) {
	const { lua } = settings;
	if (!lua.isOutside) return settings;
	return {
		...settings,
		lua: {
			...lua,
			folder: absolutePath(lua.folder, here)
		}
	};
}
const MISSING$1 = /Cannot find benchmark '/;
const NO_HELP = /does not implement the 'help' command/;
/** Names in the list of options that `help` prints: `--table_size=N  rows [1000]`. */
const declaredIn = (said) => [...said.matchAll(/^ {2}--([a-z][\w-]*)/gim)].map(([, name = ""]) => name.replaceAll("-", "_"));
/** Null: no such script. */
function readOne(answer, isOwn) {
	const { arm, said, code } = answer;
	if (MISSING$1.test(said)) return {
		value: null,
		problems: []
	};
	if (NO_HELP.test(said)) return {
		value: {
			isOwn,
			options: null
		},
		problems: []
	};
	const fatal = /^FATAL: (.*)$/m.exec(said)?.[1];
	if (fatal !== void 0 || code === null) return {
		value: null,
		problems: [{
			code: "bad-script",
			message: `sysbench cannot load it: ${fatal ?? said.split("\n").at(-1) ?? ""}`,
			where: `${answer.question} on ${arm}`,
			next: "try `sysbench SCRIPT help` until it answers"
		}]
	};
	const options = declaredIn(said);
	return {
		value: {
			isOwn,
			options: options.length === 0 ? null : options
		},
		problems: []
	};
}
/** What is known of a script in one arm. */
function knownIn(answers, script) {
	for (const kind of [OWN, BUILT_IN]) {
		const answer = answers.find(({ question }) => question === kind + script);
		if (answer === void 0) continue;
		const found = readOne(answer, kind === OWN);
		if (found.value !== null || found.problems.length > 0) return found;
	}
	return {
		value: null,
		problems: []
	};
}
function missing(settings, script, arm) {
	const folder = luaFolder(settings);
	return {
		code: "no-script",
		message: `arm ${arm}: ${folder === null ? "" : `no readable ${folder.replace("{source}/", "")}/${fileOf(script)}, and `}no script ${script} comes with sysbench`,
		where: `benchmarks`,
		next: "check the name, the folder in `lua`, and that every user may read the file"
	};
}
/** An option of a script counts as declared where it is in every arm. */
function merge(script, all, arms) {
	const [first] = all;
	if (first === void 0) throw new Error(`no arm knows ${script}`);
	const options = all.reduce((both, { options: one }) => both === null || one === null ? null : both.filter((name) => one.includes(name)), first.options);
	if (!all.some(({ isOwn }) => isOwn !== first.isOwn)) return {
		value: {
			isOwn: first.isOwn,
			options
		},
		problems: []
	};
	return {
		value: first,
		problems: [{
			code: "other-script",
			message: `${script} is in the folder of lua on some arms and not on ${arms.filter((_, at) => all[at]?.isOwn === false).join(", ")}`,
			where: "lua",
			next: "name a folder of this machine (lua: { path: ... }), which every arm uses"
		}]
	};
}
function read(settings, answers, folder) {
	const known = {};
	const problems = [];
	const arms = [...new Set(answers.map(({ arm }) => arm))];
	for (const script of scriptsOf(settings)) {
		const all = [];
		for (const arm of arms) {
			const found = knownIn(answers.filter((answer) => answer.arm === arm), script);
			problems.push(...found.problems);
			if (found.value !== null) all.push(found.value);
			else if (found.problems.length === 0) problems.push(missing(settings, script, arm));
		}
		if (all.length < arms.length || all.length === 0) continue;
		const merged = merge(script, all, arms);
		problems.push(...merged.problems);
		known[script] = merged.value;
	}
	const { lua } = settings;
	if (lua.isOutside && folder === null) {
		const message = `there is no folder ${lua.folder}`;
		problems.unshift({
			code: "no-script",
			message,
			where: "lua.path",
			next: "check the path"
		});
	}
	if (folder === null) return {
		value: {
			...settings,
			known
		},
		problems
	};
	const outside = {
		lua: {
			...lua,
			folder: folder.path
		},
		luaSha256: folder.sha256
	};
	return {
		value: {
			...settings,
			known,
			...outside
		},
		problems
	};
}
/** What `sysbench SCRIPT help` says of every script, in every arm. */
const scriptInquiry = {
	questions,
	folder: ({ lua }, here) => lua.isOutside ? {
		path: absolutePath(lua.folder, here),
		extension: ".lua"
	} : null,
	read
};
// src/core/workloads/sysbench.ts
/** Workload: a database server under sysbench. */
const UNIT = "sysbench";
/** Of a long block, to warm a server up; a number of events is run whole: it is equal work. */
const WARM_UP_SEC = 1;
/** One benchmark per script and number of threads: `oltp_read_only/threads=8`. */
const benchmarksOf = (settings) => settings.benchmarks.flatMap(({ script, own }) => {
	const { name = script, threads = settings.threads } = own;
	return threads.map((count) => ({
		name: threads.length > 1 ? `${name}/threads=${count}` : name,
		script,
		threads: count,
		own
	}));
});
/** `{port}` and `{source}` are filled in when the server is there. */
function options(settings, script, own) {
	const { driver, user, password, database } = settings;
	return [
		`--db-driver=${driver}`,
		`--${driver}-host=127.0.0.1`,
		`--${driver}-port={port}`,
		`--${driver}-user=${user}`,
		...password === "" ? [] : [`--${driver}-password=${password}`],
		`--${driver}-db=${own.database ?? database}`,
		...tableOptions(settings, script, own),
		...settings.options,
		...own.options ?? []
	];
}
const command = (settings, script, own, more) => [
	"sysbench",
	scriptPath(settings, script),
	...options(settings, script, own),
	...more
];
/** Whether it has a server start and data of its own. */
const hasOwnServer = (settings, { own }) => settings.prepare === "each" || [
	own.prepare,
	own.database,
	own.tables,
	own.tableSize,
	own.server
].some((one) => one);
/** What fills the data of a benchmark, or of those that share theirs. */
function preparingScripts(settings, benchmark) {
	if (benchmark?.own.prepare !== void 0) return benchmark.own.prepare;
	if (settings.prepare !== "each" && settings.prepare.length > 0) return settings.prepare;
	const shared = settings.benchmarks.find((one) => !hasOwnServer(settings, one));
	return [benchmark?.script ?? shared?.script ?? "oltp_read_write"];
}
/** The server of a benchmark; null: the one that benchmarks share. */
function serverOf(settings, benchmark) {
	const { server, user, database } = settings;
	const { options: _, ...own } = benchmark?.own ?? {};
	const prepare = preparingScripts(settings, benchmark).map((script) => [...command(settings, script, own, []), "prepare"]);
	const asked = own.server;
	return {
		...server,
		run: [...server.run, ...asked?.args ?? []],
		env: {
			...server.env,
			...asked?.env
		},
		files: {
			...server.files,
			...asked?.files
		},
		prepare: [...asked?.prepare ?? server.prepare, ...prepare],
		clientEnv: scriptEnv(settings),
		words: {
			database: own.database ?? database,
			user
		}
	};
}
const found = (settings, name) => benchmarksOf(settings).find((one) => one.name === name) ?? null;
/** How long its load is: a number of transactions, or a time. */
function blockOf(settings, { name, own }) {
	const events = own.events ?? (own.time === void 0 ? settings.events : void 0) ?? null;
	return {
		benchmark: name,
		sec: events === null ? own.time ?? settings.time : null,
		events
	};
}
function trialStep(settings, target, _variant, bin, { source, port, data, isWarmUp }) {
	const benchmark = found(settings, target.settings.name);
	if (benchmark === null) throw new Error(`no benchmark "${target.settings.name}"`);
	const { script, threads, own } = benchmark;
	const { sec, events } = blockOf(settings, benchmark);
	const limits = events === null ? [`--time=${isWarmUp ? Math.min(WARM_UP_SEC, sec ?? 0) : sec}`] : [`--events=${events}`, "--time=0"];
	const more = [
		`--threads=${threads}`,
		...limits,
		"--histogram",
		"run"
	];
	const places = {
		bin,
		source,
		port,
		data
	};
	const env = Object.entries(scriptEnv(settings)).map(([name, value]) => [name, fillText(value, places)]);
	const argv = fillArgv(command(settings, script, own, more), places);
	return step$1(argv, "", Object.fromEntries(env));
}
/**
* A database server under sysbench: a server per arm, all up, one under load at a time, in blocks
* of a second. Percentiles come from sysbench's own histogram.
*/
const sysbenchWorkload = {
	kind: UNIT,
	about: "a database server under sysbench, the servers of all arms side by side",
	settings: sysbenchSettings,
	runtime: ({ runtime, build }) => runtime ?? (build?.run[0] === "go" ? "go" : "plain"),
	server(settings, target) {
		const benchmark = target === void 0 ? null : found(settings, target.settings.name);
		return serverOf(settings, benchmark !== null && hasOwnServer(settings, benchmark) ? benchmark : null);
	},
	inquiry: scriptInquiry,
	source: {
		folder: () => "",
		sampleSec: ({ time }) => time,
		benchmarks: {
			kind: "listed",
			unit: () => ({
				id: UNIT,
				folder: "",
				files: []
			}),
			names: (settings) => benchmarksOf(settings).map(({ name }) => name),
			target(settings, unit, name) {
				const benchmark = found(settings, name);
				if (benchmark === null) throw new Error(`no benchmark "${name}"`);
				const { script, threads } = benchmark;
				const { sec } = blockOf(settings, benchmark);
				return {
					id: `${unit.id}.${name}`,
					unit: unit.id,
					expectedSec: sec,
					settings: {
						name,
						script,
						threads
					}
				};
			}
		}
	},
	build: {
		step: ({ build }, asked) => buildStep$1(build, asked),
		program: ({ server }) => server.run[0]
	},
	needs: ({ build, server }) => [...build ? neededBy([{
		where: "build.run",
		argv: build.run,
		folder: build.dir
	}]) : neededBy(serverCommands(server)), {
		where: "workload",
		name: "sysbench",
		folder: "",
		isScript: false
	}],
	trial: {
		step: trialStep,
		parsers: ({ server }) => ({
			stdout: ["sysbench"],
			.../\bgctrace=1/.test(server.env.GODEBUG ?? "") ? { server: ["gctrace"] } : {},
			...runtimeParsers(server)
		}),
		placement: placementIn,
		blocks: (settings) => benchmarksOf(settings).map((one) => blockOf(settings, one)),
		benchmarkName: (_settings, _seen, _scopeLabel, target) => String(target.settings.name)
	},
	suite: { metrics: () => [] }
};
// src/core/settings/tool-blocks.ts
/** Keys of every tool; `filter` is what the tool takes as a filter of names. */
const toolShape = (filter) => ({
	dir: relative$1("a folder inside the repository").prefault("").describe("Folder of the source that is built and in which the benchmarks run."),
	filter: text.optional().describe(`Which benchmarks: ${filter}. Without it: all.`),
	args: oneOrMore(text, "an argument").prefault([]).describe("More arguments of every trial, as the tool takes them."),
	"build-args": oneOrMore(text, "an argument").prefault([]).describe("More arguments of the build."),
	"build-env": environment$2.prefault({}).describe("Environment of the build, for all arms."),
	env: environment$2.prefault({}).describe("Environment of every trial, for all arms.")
});
const measurementTime = (sec) => duration.prefault(sec).describe("How long the tool measures each benchmark in one trial, about.");
/** How long each benchmark is warmed up and measured in one trial. */
const toolTimes = (warmUp, measurement) => ({
	"warm-up-time": duration.prefault(warmUp).describe("How long each benchmark runs in a trial before the tool begins to count."),
	"measurement-time": measurementTime(measurement)
});
/**
* A build by a script of sh, which is given the file to write as `$bin` and `words` as its
* arguments; what a variant adds to a build comes after them.
*/
const scriptBuild = (script, words) => [...[
	"sh",
	"-c",
	`set -eu\nbin=$1\nshift\n${script}`,
	"sh",
	"{bin}"
], ...words];
/**
* Lines of that script which write a program to `$bin` that does `line`, and names what it is made
* of: a checksum of the files that `list` prints, so that two builds that differ are two programs.
*/
const writeProgram = (line, list) => {
	return [`{ printf '#!/bin/sh\\n# made of %s\\n' "$(${`${list} | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 cat | sha256sum`})"`, ...[
		line,
		"} > \"$bin\"",
		"chmod +x \"$bin\""
	]].join("\n");
};
/** `a`, or nothing: words that stand only where there is a value. */
const whereGiven = (value, ...before) => value === void 0 ? [] : [...before, value];
/** Settings beside a folder, which the top of the repository need not name. */
const inFolder = (dir, rest) => ({
	...dir === "" ? {} : { dir },
	...rest
});
// src/core/workloads/tools/cargo-bench.ts
/** Workload: benchmarks of a Rust crate. */
const HARNESSES = [
	"criterion",
	"divan",
	"libtest"
];
const shape$5 = {
	...toolShape("part of a name, or a regular expression for Criterion.rs and divan"),
	bench: oneOrMore(text, "a bench target").prefault([]).describe("Bench targets (`cargo bench --bench`); empty: all of the package."),
	harness: _enum(HARNESSES).prefault("criterion").describe("What the bench targets are written with: `criterion` (Criterion.rs), `divan`, or `libtest` (`#[bench]`, which needs a nightly toolchain)."),
	...toolTimes("300ms", "1s")
};
const settings$5 = closed(shape$5);
/** Bench targets alone: libraries and programs are built for `cargo bench` too, and have none. */
const BUILD$3 = `CARGO_TARGET_DIR="$bin.target" \\
  cargo bench --no-run --message-format=json-render-diagnostics "$@" > "$bin.json"
grep -F '"kind":["bench"]' "$bin.json" | sed -n \\
  's/.*"manifest_path":"\\([^"]*\\)\\/Cargo.toml".*"executable":"\\([^"]*\\)".*/\\1|\\2/p' |
  sort -u > "$bin.list" || true
if [ ! -s "$bin.list" ]; then
  echo 'no bench target was built: Cargo.toml needs a [[bench]], or a file in benches/' >&2
  exit 1
fi
${writeProgram(`while IFS='|' read -r folder file; do
  printf '(cd "%s" && CARGO_MANIFEST_DIR=$PWD "%s" --bench "$@") || exit\\n' "$folder" "$file"
done < "$bin.list"`, `sed 's/.*|//' "$bin.list"`)}`;
/** How a harness is told for how long; libtest decides by itself. */
const timesOf = ({ harness, ...times }) => {
	const [warmUp, measurement] = [times["warm-up-time"], times["measurement-time"]].map(String);
	return {
		criterion: [
			"--noplot",
			"--warm-up-time",
			warmUp,
			"--measurement-time",
			measurement
		],
		divan: [
			"--color",
			"never",
			"--min-time",
			warmUp,
			"--max-time",
			measurement
		],
		libtest: []
	}[harness];
};
/** What the manifest depends on for its benchmarks; none of them: libtest. */
const harnessIn = (manifest) => {
	const found = [...manifest.matchAll(/^\s*(?:\[[^\]\n]{0,200}dependencies\.)?(?:codspeed-)?(criterion|divan)(?:-compat)?\s*[=.\]]/gm)].map(([, name]) => name);
	return HARNESSES.find((name) => found.includes(name)) ?? "libtest";
};
const cargoBench = {
	kind: "cargo-bench",
	about: "bench targets of a Rust crate: Criterion.rs, divan or `#[bench]`",
	settings: settings$5,
	build: ({ bench }) => scriptBuild(BUILD$3, bench.flatMap((one) => ["--bench", one])),
	run: (asked) => ({
		run: [
			"{bin}",
			...timesOf(asked),
			...asked.args,
			...whereGiven(asked.filter)
		],
		env: asked.harness === "criterion" ? { CRITERION_HOME: "{out}" } : {},
		parse: { stdout: asked.harness }
	}),
	search: {
		mayTell: /^Cargo\.toml$/,
		read({ folder, text: manifest }, paths) {
			const benches = `${pathIn(folder, "benches")}/`;
			if (!/^\s*\[\[bench\]\]/m.test(manifest) && !paths.some((path) => path.startsWith(benches) && path.endsWith(".rs"))) return null;
			const harness = harnessIn(manifest);
			const rest = harness === "criterion" ? {} : { harness };
			return {
				what: `bench targets with ${harness}`,
				settings: inFolder(folder, rest)
			};
		}
	}
};
// src/core/workloads/tools/dotnet.ts
const shape$4 = {
	...toolShape("a glob on `Namespace.Class.Method` (`--filter`)"),
	project: relative$1("a project inside the repository").describe("Project (`.csproj`) with the benchmarks, whose `Main` runs a BenchmarkSwitcher.")
};
const settings$4 = closed(shape$4);
/** The results have names of the day and of classes: the program prints all of them. */
const BUILD$2 = `project=$1
shift
dotnet build -c Release "$project" -o "$bin.d" "$@" >&2
name=$(basename "$project")
${writeProgram(`printf 'dotnet "%s" "$@" --artifacts "$GCBENCH_OUT" >&2 || exit\\n' "$bin.d/\${name%.*}.dll"
printf 'cat "$GCBENCH_OUT"/results/*.json\\n'`, `find "$bin.d" -name '*.dll' -type f`)}`;
const dotnetWorkload = {
	kind: "dotnet",
	about: "benchmarks of BenchmarkDotNet, in the process of a trial",
	settings: settings$4,
	build: ({ project }) => scriptBuild(BUILD$2, [project]),
	buildEnv: {
		DOTNET_CLI_TELEMETRY_OPTOUT: "1",
		DOTNET_NOLOGO: "1"
	},
	run: ({ filter = "*", args }) => ({
		run: [...[
			"{bin}",
			"--filter",
			filter,
			"--join",
			"--exporters",
			"json"
		], ...["--inProcess", ...args]],
		env: {
			GCBENCH_OUT: "{out}",
			DOTNET_CLI_TELEMETRY_OPTOUT: "1"
		},
		parse: { stdout: "benchmark-dotnet" }
	}),
	search: {
		mayTell: /\.csproj$/,
		read({ folder, name, text: written }) {
			if (!/<PackageReference\s+Include="BenchmarkDotNet"/.test(written)) return null;
			const project = pathIn(folder, name);
			return {
				what: `BenchmarkDotNet in ${project}`,
				settings: { project }
			};
		}
	}
};
// src/core/workloads/tools/google-benchmark.ts
const shape$3 = {
	...toolShape("a regular expression on names (`--benchmark_filter`)"),
	target: text.describe("Target of CMake that is the program with the benchmarks."),
	...toolTimes("100ms", "500ms")
};
const settings$3 = closed(shape$3);
const BUILD$1 = `target=$1
shift
cmake -S . -B "$bin.build" -DCMAKE_BUILD_TYPE=Release "$@"
cmake --build "$bin.build" --target "$target"
made=$(find "$bin.build" -type f -name "$target" -perm -u+x | head -n 1)
if [ -z "$made" ]; then
  echo "CMake built no program $target: is it the name of an add_executable?" >&2
  exit 1
fi
cp "$made" "$bin"`;
/** Programs that a CMakeLists.txt links with the library. */
const targetsIn = (written) => [...written.matchAll(/target_link_libraries\s*\(\s*([\w.-]{1,100})\s([^)]{0,2000})\)/g)].filter(([, , linked = ""]) => /\bbenchmark(::|_main|\b)/.test(linked)).map(([, target = ""]) => target);
const googleBenchmarkWorkload = {
	kind: "google-benchmark",
	about: "a program of google/benchmark (C++), built by CMake",
	settings: settings$3,
	build: ({ target }) => scriptBuild(BUILD$1, [target]),
	run: (asked) => ({
		run: [
			"{bin}",
			...whereGiven(asked.filter).map((filter) => `--benchmark_filter=${filter}`),
			`--benchmark_min_warmup_time=${asked["warm-up-time"]}`,
			`--benchmark_min_time=${asked["measurement-time"]}`,
			...[
				"--benchmark_out_format=json",
				"--benchmark_out={out}/result.json",
				...asked.args
			]
		],
		files: { result: "result.json" },
		parse: { result: "google-benchmark" }
	}),
	search: {
		mayTell: /^CMakeLists\.txt$/,
		read({ folder, text: written }, paths) {
			const [target, ...others] = targetsIn(written);
			if (target === void 0) return null;
			const top = folder.split("/").map((_, at, parts) => parts.slice(0, at).join("/")).find((one) => paths.includes(pathIn(one, "CMakeLists.txt")));
			return {
				what: `google/benchmark, target ${target}${others.length === 0 ? "" : `; others are ${others.slice(0, 5).join(", ")}`}`,
				settings: inFolder(folder === "" ? "" : top ?? folder, { target })
			};
		}
	}
};
// src/core/workloads/tools/jmh.ts
/** Workload: benchmarks of JMH. */
const shape$2 = {
	...toolShape("a regular expression on `package.Class.method`"),
	module: relative$1("a module inside the project").prefault("").describe("Module of a Maven project with the benchmarks; the modules it needs are built too."),
	build: command$1.optional().describe("Command that builds `jar`, such as `./gradlew jmhJar`. Without it: Maven, which compiles the module and its tests and copies what they depend on."),
	jar: text.optional().describe("Jar with benchmarks and all they need, which `build` makes; `*` stands for any text."),
	mode: _enum([
		"avgt",
		"ss",
		"thrpt",
		"sample"
	]).prefault("avgt").describe("Mode of JMH: `avgt` is the time of an operation, which gates by default."),
	iterations: whole$1(1, 1e3).prefault(3).describe("Iterations that are counted in a trial, which share `measurement-time`."),
	"warm-up-iterations": whole$1(0, 1e3).prefault(2).describe("Iterations before them, which share `warm-up-time`: the JVM compiles meanwhile."),
	...toolTimes("2s", "1s")
};
const settings$2 = closed(shape$2).superRefine((asked, context) => {
	if (asked.build === void 0 === (asked.jar === void 0)) return;
	context.addIssue({
		code: "custom",
		path: ["build"],
		message: "build and jar belong together: the command, and what it makes"
	});
});
/** What all classes come to, and the program that has them on its class path. */
const PROGRAM = writeProgram(`printf 'exec java -cp "%s" org.openjdk.jmh.Main "$@"\\n' "$classes"`, `find "$bin.d" -type f`);
/** Classes and jars go beside the program: walls hide the local repository of Maven from trials. */
const MAVEN = `module=$1
shift
set -- -q -B -DskipTests package \\
  org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \\
  -DoutputDirectory=target/gcbench-lib -Dmdep.stripVersion=false "$@"
if [ -n "$module" ]; then set -- -pl "$module" -am "$@"; fi
if [ -x ./mvnw ] && ! command -v mvn > /dev/null; then ./mvnw "$@"; else mvn "$@"; fi
mkdir -p "$bin.d/lib"
made=\${module:-.}/target
# JMH reads one list of benchmarks, the first on the class path.
classes=
for part in test-classes classes; do
  if [ ! -d "$made/$part" ]; then continue; fi
  cp -R "$made/$part" "$bin.d/$part"
  if [ -f "$made/$part/META-INF/BenchmarkList" ]; then classes="$bin.d/$part:$classes"
  else classes="$classes$bin.d/$part:"; fi
done
if ! ls "$bin.d"/*/META-INF/BenchmarkList > /dev/null 2>&1; then
  echo 'no benchmarks of JMH were compiled: is jmh-generator-annprocess an annotation processor' \\
    'of this module?' >&2
  exit 1
fi
if [ -d "$made/gcbench-lib" ]; then cp "$made/gcbench-lib"/*.jar "$bin.d/lib/"; fi
classes="$classes$bin.d/lib/*"
${PROGRAM}`;
const JAR = `jar=$1
shift
"$@"
mkdir -p "$bin.d"
# The pattern of the suite is one of the shell here.
cp $jar "$bin.d/benchmarks.jar"
classes=$bin.d/benchmarks.jar
${PROGRAM}`;
/** JMH's times are of one iteration; it takes whole milliseconds. */
const each = (sec, iterations) => `${Math.max(1, Math.round(sec * 1e3 / Math.max(1, iterations)))}ms`;
const jmhWorkload = {
	kind: "jmh",
	about: "benchmarks of JMH, in a Maven project or a jar of any build: one fork is a trial",
	settings: settings$2,
	build: ({ build, jar, module }) => build === void 0 || jar === void 0 ? scriptBuild(MAVEN, [module]) : scriptBuild(JAR, [jar, ...build]),
	run: (asked) => {
		const { filter, mode, iterations, args } = asked;
		const warmUps = asked["warm-up-iterations"];
		return {
			run: [
				...[
					"{bin}",
					...whereGiven(filter),
					"-f",
					"1",
					"-bm",
					mode,
					"-foe",
					"true"
				],
				...[
					"-wi",
					String(warmUps),
					"-w",
					each(asked["warm-up-time"], warmUps)
				],
				...[
					"-i",
					String(iterations),
					"-r",
					each(asked["measurement-time"], iterations)
				],
				...[
					"-rf",
					"json",
					"-rff",
					"{out}/jmh.json",
					...args
				]
			],
			files: { result: "jmh.json" },
			parse: { result: "jmh" },
			runtime: "jvm"
		};
	},
	search: {
		mayTell: /^(pom\.xml|build\.gradle(\.kts)?)$/,
		read({ folder, name, text: written }) {
			const isMaven = name === "pom.xml";
			if (isMaven && /<artifactId>jmh-generator-annprocess<\/artifactId>/.test(written)) return {
				what: "benchmarks of JMH, built by Maven",
				settings: inFolder(folder, {})
			};
			if (isMaven || !/me\.champeau\.(gradle\.)?jmh/.test(written)) return null;
			return {
				what: "benchmarks of JMH, built by Gradle",
				settings: inFolder(folder, {
					build: "./gradlew jmhJar",
					jar: "build/libs/*-jmh.jar"
				})
			};
		}
	}
};
// src/core/workloads/tools/node.ts
/** Workload: benchmarks of a Node.js package. */
const TOOLS = [
	"vitest",
	"tinybench",
	"mitata"
];
const shape$1 = {
	...toolShape("a regular expression on names (`vitest bench -t`), with `tool: vitest` alone"),
	tool: _enum(TOOLS).prefault("vitest").describe("`vitest`: `vitest bench` of Vitest 1 to 4. `tinybench`, `mitata`: `file` is run, and prints its results as JSON (see the parsers in the reference)."),
	file: oneOrMore(text, "a file").prefault([]).describe("File with the benchmarks; `vitest` finds its own without it."),
	install: text.prefault("auto").describe("Line of sh that installs what the package depends on and builds it. `auto`: `npm ci`, or `npm install` where there is no lockfile.")
};
const settings$1 = closed(shape$1).superRefine((asked, context) => {
	const fail = (path, message) => context.addIssue({
		code: "custom",
		path: [path],
		message
	});
	if (asked.tool === "vitest") return;
	if (asked.file.length !== 1) fail("file", `needs one file, which prints the JSON of ${asked.tool}`);
	if (asked.filter !== void 0) fail("filter", `${asked.tool} has no filter of its own: hand it to the file in args`);
});
const INSTALL = "if [ -f package-lock.json ]; then npm ci; elif [ -f package.json ]; then npm install --no-package-lock; fi";
const BUILD = `sh -c "$1" >&2
shift
${writeProgram(`printf 'exec node "$@"\\n'`, `find . -name node_modules -prune -o -type f -name '*.[cm]*[jt]s*' -print`)}`;
const runOf = ({ tool, file, filter, args }) => tool === "vitest" ? [...[
	"{bin}",
	"node_modules/vitest/vitest.mjs",
	"bench",
	"--run"
], ...[
	"--outputJson",
	"{out}/result.json",
	...whereGiven(filter, "-t"),
	...args,
	...file
]] : [
	"{bin}",
	...file,
	...args
];
/** The script of a package that runs its benchmarks, and the file in it. */
function readPackage(written) {
	const shown = looseObject({
		scripts: record(string(), string()).catch({}),
		dependencies: record(string(), unknown()).catch({}),
		devDependencies: record(string(), unknown()).catch({})
	});
	try {
		const { scripts, dependencies, devDependencies } = shown.parse(JSON.parse(written));
		const script = Object.entries(scripts).find(([name]) => /^bench(mark)?s?\b/.test(name))?.[1];
		const installed = Object.keys({
			...dependencies,
			...devDependencies
		});
		const tool = TOOLS.find((one) => installed.includes(one));
		if (script === void 0 || tool === void 0) return null;
		return tool === "vitest" && !/\bvitest bench\b/.test(script) ? null : {
			tool,
			script
		};
	} catch {
		return null;
	}
}
const nodeWorkload = {
	kind: "node",
	about: "benchmarks of a Node.js package: `vitest bench`, tinybench or mitata",
	settings: settings$1,
	build: ({ install }) => scriptBuild(BUILD, [install === "auto" ? INSTALL : install]),
	run: (asked) => ({
		run: runOf(asked),
		...asked.tool === "vitest" ? {
			files: { result: "result.json" },
			parse: { result: "vitest-bench" }
		} : { parse: { stdout: asked.tool } }
	}),
	search: {
		mayTell: /^package\.json$/,
		read({ folder, text: written }) {
			const found = readPackage(written);
			if (found === null) return null;
			const { tool, script } = found;
			if (tool === "vitest") return {
				what: "vitest bench",
				settings: inFolder(folder, {})
			};
			const file = /\bnode\s+(?:-\S+\s+)*(\S+\.[cm]?[jt]s)\b/.exec(script)?.[1];
			if (file === void 0) return null;
			return {
				what: `${tool} in ${file}, which has to print its results as JSON`,
				settings: inFolder(folder, {
					tool,
					file
				})
			};
		}
	}
};
// src/core/workloads/tools/pytest-benchmark-requirements.ts
/** What the tests of a Python project need, as its files declare it: a program of Python. */
/**
* Prints the arguments of pip, one a line: the package with its extras for tests, groups of PEP 735
* and files of requirements. Those for developing are taken where there is none for tests. With the
* argument `all`: the package with all of its extras.
*/
const REQUIREMENTS = `
import glob, os, re, sys
TESTS = ('test', 'tests', 'testing', 'bench', 'benchmark', 'benchmarks', 'codspeed', 'pytest')
OTHERS = ('dev', 'develop', 'development')

def plain(name):
    return re.sub('[-_.]+', '-', name).lower()

def table():
    try:
        import tomllib
    except ImportError:
        try:
            from pip._vendor import tomli as tomllib
        except ImportError:
            return {}
    try:
        with open('pyproject.toml', 'rb') as file:
            return tomllib.load(file)
    except FileNotFoundError:
        return {}

def text(path):
    try:
        with open(path, encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''

def grouped(groups, name):
    for key, listed in groups.items():
        for one in listed if plain(key) == plain(name) else []:
            if isinstance(one, str):
                yield one
            else:
                yield from grouped(groups, one.get('include-group', ''))

def requirements(wanted):
    names = '|'.join(wanted)
    ways = '(requirements[-_.])?(%s)([-_.]requirements)?[.]txt' % names
    for path in sorted(glob.glob('*.txt') + glob.glob('requirements/*.txt')):
        named = re.fullmatch(ways, os.path.basename(path), re.I)
        if named and (os.sep in path or named[1] or named[3]):
            yield path

project = table()
extras = list(project.get('project', {}).get('optional-dependencies', {}))
older = text('setup.py') + text('setup.cfg')
if 'extras_require' in older:
    extras += re.findall(r'''^\\s*['"]?([\\w-]+)['"]?\\s*[:=]''', older, re.M)
groups = project.get('dependency-groups', {})

def found(wanted):
    named = sorted({one for one in extras if plain(one) in wanted})
    listed = [one for key in groups if plain(key) in wanted for one in grouped(groups, key)]
    return named, listed, list(requirements(wanted))

if sys.argv[1:] == ['all']:
    named, listed, files = sorted(set(extras)), [], []
else:
    ways = [one for one in map(found, (TESTS, OTHERS)) if any(one)]
    named, listed, files = ways[0] if ways else ([], [], [])
if older or 'project' in project or 'build-system' in project:
    print('-e')
    print('.[%s]' % ','.join(named) if named else '.')
elif os.path.exists('requirements.txt'):
    files.insert(0, 'requirements.txt')
for one in files:
    print('-r')
    print(one)
for one in dict.fromkeys(listed):
    print(one)
`;
// src/core/workloads/tools/pytest-benchmark.ts
/** The word of `install` for what the project says that its tests need. */
const DECLARED = "declared";
const shape = {
	...toolShape("an expression of `pytest -k`"),
	python: text.prefault("python3").describe("Python that makes the environment of each arm."),
	install: oneOrMore(text, "what pip installs").prefault([DECLARED]).describe("Arguments of `pip install`, in an environment of each arm: the package under test and what its tests need. `declared` stands for what the project says: the package with its extras for tests, its groups of them in `[dependency-groups]`, files such as `requirements/test.txt`, pytest and pytest-benchmark; its other extras, where files of benchmarks cannot be imported without. `[]`: no environment is made, and `python` runs as it is."),
	paths: oneOrMore(text, "a path").prefault([]).describe("Files and folders with the tests; empty: files of tests or benchmarks that have the word `benchmark`."),
	"measurement-time": measurementTime("500ms")
};
const settings = closed(shape);
/** Where nobody says which: files of tests or benchmarks that speak of one. */
const SEARCHED = String.raw`find . -name '*.py' -type f -not -name 'conftest.py' \
  -not -path '*/.*' -not -path '*/site-packages/*' -not -path '*/node_modules/*' |
  grep -E '(^|[/_])(tests?|bench[a-z]*)[/_.]' | tr '\n' '\0' |
  xargs -0 grep -lw benchmark | tr '\n' '\0' |
  xargs -0 grep -lE '^ *(async +)?def (test|bench)' | LC_ALL=C sort > "$bin.files" || true
`;
/**
* Now, in one line, and not in every trial: that a file of benchmarks cannot be imported. A project
* may need all that it can work with: its other extras are tried then.
*/
const COLLECTED = String.raw`collect() {
  tr '\n' '\0' < "$bin.files" | xargs -0 "$python" -m pytest -q -p no:cacheprovider \
    -o addopts= --collect-only > "$bin.said" 2>&1
}
if ! collect && ! { extras && collect; }
then
  cat "$bin.said"
  module=$(sed -n "s/.*No module named '\([^'.]*\).*/\1/p" "$bin.said" | head -n 1)
  echo "cannot be collected: $(sed -n 's/^ERROR \([^ ]*\).*/\1/p' "$bin.said" | head -n 1)" >&2
  test -z "$module" || echo "no module $module: in the suite file," \
    "install: [declared, $module], or paths: of the benchmarks" >&2
  exit 1
fi
`;
/** Runs those files, or what the suite names in their place. */
const program$1 = writeProgram(String.raw`printf 'IFS="\n"\nset -f\nexec "%s" -m pytest "$@" $(cat "%s")\n' "$python" \
    "$bin.files"`, "find . -name '*.py' -type f");
/** The pip of the machine installs into the environment; one of its own takes 3 s to unpack. */
const ENVIRONMENT = `start=$1
said=$2
shift 2
"$start" -m venv --without-pip "$bin.venv"
python=$bin.venv/bin/python
if "$start" -m pip --python "$python" --version > /dev/null 2>&1
then install() { "$start" -m pip --python "$python" install -q "$@"; }
else
  "$python" -m ensurepip > /dev/null
  install() { "$python" -m pip install -q "$@"; }
fi
# With what the project says, words of pip, one a line, before the words that are given.
declared() {
  what=$1
  shift
  words=$("$start" -c "$said" "$what")
  set -f
  IFS='
'
  set -- $words "$@"
  unset IFS
  set +f
  install "$@"
}
`;
/** What no project need say. */
const ALWAYS = ["pytest", "pytest-benchmark"];
const AS_ASKED = `${ENVIRONMENT}extras() { return 1; }
install "$@"
`;
const AS_DECLARED = `${ENVIRONMENT}extras() { declared all; }
declared tests "$@"
`;
const AS_IT_IS = `python=$(command -v "$1")
extras() { return 1; }
`;
/** What makes the Python of an arm, with its words. */
function pythonOf(python, install) {
	if (install.length === 0) return [AS_IT_IS, [python]];
	if (!install.includes(DECLARED)) return [AS_ASKED, [
		python,
		"",
		...install
	]];
	const others = install.filter((word) => word !== DECLARED);
	return [AS_DECLARED, [
		python,
		REQUIREMENTS,
		...ALWAYS,
		...others
	]];
}
const pytestBenchmarkWorkload = {
	kind: "pytest-benchmark",
	about: "tests of pytest that measure with pytest-benchmark",
	settings,
	build({ python, install, paths }) {
		const [script, words] = pythonOf(python, install);
		const files = paths.length === 0 ? `${SEARCHED}${COLLECTED}` : ": > \"$bin.files\"\n";
		return scriptBuild(`${script}${files}${program$1}`, words);
	},
	run: (asked) => ({
		run: [
			...[
				"{bin}",
				"-q",
				"-p",
				"no:cacheprovider",
				"-o",
				"addopts=",
				"--benchmark-only"
			],
			...["--benchmark-warmup=on", `--benchmark-max-time=${asked["measurement-time"]}`],
			"--benchmark-json={out}/result.json",
			...[
				...whereGiven(asked.filter, "-k"),
				...asked.args,
				...asked.paths
			]
		],
		files: { result: "result.json" },
		parse: { result: "pytest-benchmark" }
	}),
	search: {
		mayTell: /^(pyproject\.toml|setup\.(cfg|py)|tox\.ini|(req|(py)?test|bench|codspeed|dev).*\.txt)$/,
		read({ folder, name, text: written }) {
			const [, tool] = /\bpytest[-_](benchmark|codspeed)\b/.exec(written) ?? [];
			const isApart = /(^|\/)requirements$/.test(folder);
			const isOfPip = !name.endsWith(".txt") || isApart || name.includes("requirements");
			if (tool === void 0 || !isOfPip) return null;
			const project = isApart ? folder.replace(/\/?requirements$/, "") : folder;
			return {
				what: `tests with pytest-${tool}`,
				settings: inFolder(project, {})
			};
		}
	}
};
// src/core/workloads/index.ts
/** What is measured where nobody says what: it needs no settings. */
const UNASKED = goBenchWorkload.kind;
/** Benchmarks of other tools: each says what command runs them. */
const tools = [
	cargoBench,
	dotnetWorkload,
	googleBenchmarkWorkload,
	jmhWorkload,
	nodeWorkload,
	pytestBenchmarkWorkload
];
/** The shelf of workloads. Settings are parsed by each book's own schema, hence the `any`. */
const workloads = [...[
	goBenchWorkload,
	commandWorkload,
	sysbenchWorkload
], ...tools.map(overCommand)];
/** The book of a kind that a suite names; a suite is read against this shelf. */
const workloadOf = (kind) => {
	const found = workloads.find((workload) => workload.kind === kind);
	if (found === void 0) throw new Error(`no workload "${kind}"`);
	return found;
};
// src/core/telemetry/per-transaction.ts
/** Work of a collector during a trial -> that work per transaction; the rows are metrics-gc.ts. */
/** Rows of metrics-runtime.ts that are another divided by the transactions. */
const OF_RUNTIME = runtimeMetrics$1.filter(({ id }) => id.endsWith("/transaction")).map(({ id }) => ({
	id,
	of: id.replace("/transaction", "")
}));
/** Empty without transactions: nothing can be divided by none. */
function observePerTransaction(seen, transactions) {
	if (!transactions) return [];
	return [...PER_TRANSACTION, ...OF_RUNTIME].flatMap(({ id, of }) => {
		const whole = seen.find(({ metric }) => metric === of);
		return whole === void 0 ? [] : [observeTrial(id, whole.value / transactions, transactions, null)];
	});
}
// src/core/telemetry/readings.ts
/** Readings of a trial's process tree -> one number a metric; the rows are metrics-readings.ts. */
/** Resident bytes of the NUMA nodes, most first; empty: not told. */
const nodesOf = ({ nodeBytes = {} }) => Object.values(nodeBytes).sort((a, b) => b - a);
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
/** Share of the node that has most, in percent. */
function mainShare(reading) {
	const [most = 0, ...others] = nodesOf(reading);
	return most === 0 ? null : 100 * most / (most + sumOf(others));
}
/** Null: the kernel does not tell. */
const LEVELS = {
	rss: ({ rssBytes }) => rssBytes,
	vsz: ({ vszBytes }) => vszBytes,
	pss: ({ pssBytes }) => pssBytes,
	"huge-pages": ({ hugePagesBytes }) => hugePagesBytes,
	threads: ({ threads }) => threads,
	processes: ({ processes }) => processes,
	"numa-main": mainShare,
	"numa-other": (reading) => reading.nodeBytes === void 0 ? null : sumOf(nodesOf(reading).slice(1))
};
const SUMMARIES = {
	max: (values) => Math.max(...values),
	mean: (values) => sumOf(values) / values.length,
	end: (values) => values.at(-1) ?? 0
};
/**
* Largest, mean and last value of what goes up and down, while anything of the tree ran: without
* resident memory all of it has ended, and only waits to be collected. A reading that the kernel
* refuses in part (no smaps_rollup, say) leaves that metric out: a sum of some would be no sum.
*/
function observeReadings(all) {
	const readings = all.filter(({ rssBytes }) => rssBytes > 0);
	return Object.entries(LEVELS).flatMap(([name, of]) => {
		const values = readings.flatMap((reading) => of(reading) ?? []);
		if (values.length === 0 || values.length < readings.length) return [];
		return Object.entries(SUMMARIES).map(([summary, summarise]) => observeTrial(`${name}-${summary}`, summarise(values), null, null));
	});
}
/** Further apart than asked by more than a busy machine explains. */
const SPARSE = 2;
/** One problem where a tree was so large that it was read less often than asked for. */
function sparseProblems(all, everySec) {
	if (everySec === null) return [];
	const sparse = all.filter((readings) => readings.some(({ atSec }, i) => atSec - (readings[i - 1]?.atSec ?? atSec) > SPARSE * everySec));
	if (sparse.length === 0) return [];
	return [{
		code: "sparse-readings",
		message: `the process tree was read less often than every ${everySec} s in ${sparse.length} of ${all.length} trials: one reading takes more than 1 % of that time, or the machine was busy`,
		next: "set readings to a longer time, or to off"
	}];
}
/** Where the kernel counts in ticks of 10 ms: user and system time are each cut to them. */
const TICKS_STEP_SEC = .02;
/**
* The step of the CPU time between two readings. Children that ended in between are counted in
* ticks, whatever clock the others have.
*/
function cpuStep(before, after) {
	const ended = after.endedCpuSec !== before.endedCpuSec ? TICKS_STEP_SEC : 0;
	return Math.max(...[before, after].map((one) => one.cpuStepSec ?? TICKS_STEP_SEC), ended);
}
/** What the kernel counted of a server, by the id of the metric per transaction. */
const COUNTED = {
	"server-minor-faults/transaction": ({ minorFaults }) => minorFaults,
	"server-major-faults/transaction": ({ majorFaults }) => majorFaults,
	"server-voluntary-switches/transaction": ({ voluntarySwitches }) => voluntarySwitches,
	"server-involuntary-switches/transaction": ({ involuntarySwitches }) => involuntarySwitches,
	"server-disk-read/transaction": ({ diskReadBytes }) => diskReadBytes,
	"server-disk-written/transaction": ({ diskWrittenBytes }) => diskWrittenBytes
};
/** A counter that fell lost a process or a thread, with what it had counted: left out. */
const countedPer = (before, after, transactions) => Object.entries(COUNTED).flatMap(([id, of]) => {
	const change = (of(after) ?? NaN) - (of(before) ?? NaN);
	return Number.isNaN(change) || change < 0 ? [] : [observeTrial(id, change / transactions, transactions, null)];
});
/**
* CPU time of a server between the readings before and after a block, that and the kernel's other
* counts per transaction.
*/
function observeServer(readings, transactions) {
	const [before, after] = [readings[0], readings.at(-1)];
	if (before === void 0 || after === void 0 || before === after) return [];
	const cpu = observeServerCpu(before, after, transactions);
	if (cpu.length === 0 || !transactions) return cpu;
	return [...cpu, ...countedPer(before, after, transactions)];
}
function observeServerCpu(before, after, transactions) {
	const cpuSec = after.cpuSec - before.cpuSec;
	if (cpuSec < 0) return [];
	const halfStep = cpuStep(before, after) / 2;
	const total = observeTrial("server-cpu", cpuSec, transactions, halfStep);
	if (!transactions) return [total];
	const [each, eachHalfStep] = [cpuSec / transactions, halfStep / transactions];
	return [total, observeTrial("server-cpu/transaction", each, transactions, eachHalfStep)];
}
// src/core/design/tails.ts
const PERCENTILE = /^latency-p(\d{1,2}(?:\.\d)?)$/;
/** Percentiles of latency that the suite names, the one that takes most transactions first. */
function askedTails({ metrics }) {
	return Object.keys(metrics).flatMap((id) => {
		const percent = PERCENTILE.exec(id)?.[1];
		if (percent === void 0) return [];
		const events = eventsForTail(Math.round(Number(percent) * 10));
		return [{
			label: metricFor(id).label,
			events
		}];
	}).sort((a, b) => b.events - a.events);
}
const number$1 = (value) => value.toLocaleString("en");
/** A rate at which most servers answer short transactions: an example, not an expectation. */
const EXAMPLE_TPS = 1e3;
/**
* A line for each benchmark whose blocks cannot, or may not, give a percentile that is asked for:
* of several the most demanding one.
*/
function plannedTails({ suite, workload }) {
	const [worst] = askedTails(suite);
	if (worst === void 0) return [];
	return (workload.trial.blocks?.(suite.workload) ?? []).flatMap((block) => {
		const takes = takenBy(block, worst.events);
		return takes === null ? [] : [`${worst.label} of ${block.benchmark} ${takes}`];
	});
}
/** Null: its blocks have enough transactions, however fast the server is. */
function takenBy({ sec, events: asked }, events) {
	const needed = `takes ${number$1(events)} transactions a block`;
	if (asked !== null) return asked >= events ? null : `${needed}, not ${number$1(asked)}: events: ${events}`;
	if (sec === null) return null;
	return `${needed}: at block: ${sec}s that is ${number$1(Math.ceil(events / sec))} a second; events: ${events} always has them, block: ${Math.ceil(events / EXAMPLE_TPS)}s at ${number$1(EXAMPLE_TPS)} a second`;
}
// src/core/stats/series/median.ts
/** The median. */
/** The median; 0 of nothing. */
const medianOf$1 = (values) => values.length === 0 ? 0 : median([...values]);
// src/core/collect/short-blocks.ts
/** Percentiles that are asked for and that blocks of load were too short to give. */
/** Blocks differ: the one that is offered has some to spare. */
const ROOM = 1.2;
/**
* One problem for each benchmark, from its blocks so far: the most demanding percentile that half
* of an arm's blocks or more cannot give, and the length of block that would.
*/
function shortBlocks(plan, trials) {
	const [workload, tails] = [workloadOf(plan.suite.workload.kind), askedTails(plan.suite)];
	if (workload.trial.blocks === void 0 || tails.length === 0) return [];
	const done = trials.filter(({ record }) => record.status === "ok");
	return plan.targets.flatMap(({ id }) => {
		const mine = done.filter(({ record }) => record.trial.target === id);
		if (mine.length === 0) return [];
		const typical = [...Map.groupBy(mine, ({ record }) => record.trial.arm).values()].map((own) => ({
			events: typicalOf(own, "transactions"),
			perSec: typicalOf(own, "tps")
		}));
		const events = Math.min(...typical.map((one) => one.events));
		const perSec = Math.min(...typical.map((one) => one.perSec));
		const short = tails.filter((tail) => events < tail.events);
		const [worst] = short;
		if (worst === void 0) return [];
		const labels = short.map(({ label }) => label).join(", ");
		const sec = Math.ceil(ROOM * worst.events / perSec);
		const offer = Number.isFinite(sec) ? `block: ${sec}s, or ` : "";
		return [{
			code: "short-blocks",
			message: `${labels}: a block has about ${events} transactions, and ${worst.label} takes ${worst.events}`,
			where: id,
			next: `set ${offer}events: ${worst.events}`
		}];
	});
}
/** Median of a metric over the trials; 0: no trial has it. */
const typicalOf = (trials, metric) => Math.floor(medianOf$1(trials.flatMap(({ parsed }) => parsed.value.find((one) => one.metric === metric)?.value ?? [])));
// src/core/collect/collect.ts
/** Trials -> samples: every series under every arm, by round. A gap stays a gap. */
/** Shortest labels that tell the units apart: the common leading path is dropped. */
function scopeLabels(units) {
	const distinct = [...new Set(units)];
	if (distinct.length < 2) return new Map(distinct.map((unit) => [unit, ""]));
	const parts = distinct.map((unit) => unit.split("/"));
	let common = 0;
	while (parts.every((path) => path.length > common + 1 && path[common] === parts[0]?.[common])) common++;
	return new Map(distinct.map((unit) => [unit, unit.split("/").slice(common).join("/")]));
}
/** The last attempt of each (round, arm, target): a re-run replaces the polluted trial. */
function latestAttempts(all) {
	const latest = /* @__PURE__ */ new Map();
	for (const one of all) {
		const { trial } = "record" in one ? one.record : one;
		const { round, arm, target, attempt } = trial;
		const key = JSON.stringify([
			round,
			arm,
			target
		]);
		const before = latest.get(key);
		if (before === void 0 || before.attempt <= attempt) latest.set(key, {
			one,
			attempt
		});
	}
	return [...latest.values()].map(({ one }) => one);
}
/**
* What the kernel says of the whole process, and its polls, as observations of the trial's one
* benchmark; a trial of several benchmarks has none. Start-up is inside: it is the same work in
* both arms, so it dilutes an effect and never invents one.
*/
function usageObservations(record, seen) {
	const first = seen[0];
	if (first === void 0) return [];
	if (seen.some((other) => other.benchmark !== first.benchmark || other.procs !== first.procs)) return [];
	const iterations = seen.filter((other) => other.metric === "time/op").reduce((sum, other) => sum + (other.iterations ?? 0), 0);
	const { scope, benchmark, procs } = first;
	const place = {
		scope,
		benchmark,
		procs,
		iterations,
		resolution: null
	};
	const transactions = seen.find(({ metric }) => metric === "transactions")?.value ?? null;
	const readings = record.readings ?? [];
	const server = record.serverStart === void 0 ? [] : observeServer(readings, transactions);
	const polled = [...observeReadings(readings).map((one) => ({
		...one,
		...place
	})), ...server.map((one) => ({
		...one,
		scope,
		benchmark,
		procs
	}))];
	const usage = record.usage === null ? [] : readUsage(record.usage, iterations);
	const divided = observePerTransaction(seen, transactions);
	return [
		...usage.map((reading) => ({
			...place,
			...reading
		})),
		...polled,
		...divided.map((one) => ({
			...one,
			scope,
			benchmark,
			procs
		}))
	];
}
/** What is wrong with the readings of process trees, of a server's where there is one. */
function readingProblems(workload, suite, records) {
	const server = workload.server?.(suite.workload) ?? null;
	const everySec = server?.readings ?? workload.trial.readEverySec?.(suite.workload) ?? null;
	return sparseProblems(records.flatMap(({ readings }) => readings === void 0 ? [] : [readings]), server?.readings === null ? null : everySec);
}
/** How many starts of servers stand behind the numbers: what a start decides stays for its life. */
function startProblems(workload, plan, records) {
	const served = records.filter(({ serverStart }) => serverStart !== void 0);
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const blockOf = ({ trial }) => JSON.stringify(workload.server?.(plan.suite.workload, targets.get(trial.target)) ?? null);
	return [...Map.groupBy(served, ({ trial }) => trial.arm)].map(([arm, all]) => {
		const counts = [...Map.groupBy(all, blockOf).values()].map((own) => ({
			starts: new Set(own.map(({ serverStart }) => serverStart)).size,
			rounds: new Set(own.map(({ trial }) => trial.round)).size
		}));
		const [{ starts, rounds } = {
			starts: 0,
			rounds: 0
		}] = counts.sort((a, b) => a.starts - b.starts);
		return {
			code: "server-starts",
			message: `${starts === 1 ? "1 server start stands" : `${starts} server starts stand`} behind ${rounds} rounds${counts.length > 1 ? " of a benchmark" : ""}`,
			where: arm
		};
	});
}
/** A metric that the suite names and no trial gave: mistyped, or its source is switched off. */
function unseen({ suite }, samples) {
	const seen = new Set(samples.map(({ metric }) => metric));
	const missing = Object.keys(suite.metrics).filter((id) => id !== "*" && !seen.has(id));
	if (seen.size === 0 || missing.length === 0) return [];
	const message = `the suite names metrics that no trial gave: ${missing.join(", ")}`;
	const meant = missing.flatMap((id) => nearest(id, [...seen]) ?? []);
	return [{
		code: "metric-not-seen",
		message,
		...meant.length === 0 ? {} : { next: `did you mean ${meant.join(", ")}?` }
	}];
}
/** One problem per target and arm that ran out of memory, whether or not it has rows. */
function memoryProblems(records) {
	return [...Map.groupBy(records, ({ trial }) => `${trial.target} on ${trial.arm}`)].flatMap(([where, all]) => {
		const out = all.filter(({ status }) => status === "oom");
		if (out.length === 0) return [];
		const codes = [...new Set(out.map(({ exitCode, signal }) => signal ?? `exit code ${exitCode}`))];
		return [{
			code: "out-of-memory",
			message: `out of memory in ${out.length} of ${all.length} rounds (${codes.join(", ")})`,
			where
		}];
	});
}
/**
* Samples of every series under every arm, by round. The in-process observations of a trial are
* one number, their median. A trial that failed gives a gap.
*/
function collectSamples(plan, trials) {
	const workload = workloadOf(plan.suite.workload.kind);
	const labels = scopeLabels(plan.units ?? plan.targets.map((target) => target.unit));
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const samples = /* @__PURE__ */ new Map();
	const problems = [];
	const latestTrials = latestAttempts(trials);
	const latest = latestTrials.map(({ record }) => record);
	for (const { record, parsed } of latestTrials) {
		const target = targets.get(record.trial.target);
		if (target === void 0 || record.status !== "ok") continue;
		problems.push(...parsed.problems.map((problem) => ({
			...problem,
			where: target.id
		})));
		const all = [...parsed.value, ...usageObservations(record, parsed.value)];
		const label = labels.get(target.unit) ?? "";
		addTrial(samples, record, target, all, (one) => workload.trial.benchmarkName(plan.suite.workload, one, label, target));
	}
	const value = [...samples.values()];
	problems.push(...shortBlocks(plan, latestTrials));
	problems.push(...memoryProblems(latest), ...startProblems(workload, plan, latest));
	problems.push(...unseen(plan, value));
	problems.push(...readingProblems(workload, plan.suite, latest));
	return {
		value,
		problems: dedupe(problems)
	};
}
function addTrial(samples, record, target, seen, nameOf) {
	const { arm, round } = record.trial;
	const groups = Map.groupBy(seen, (each) => JSON.stringify([nameOf(each), each.metric]));
	for (const [key, group] of groups) {
		const first = group[0];
		if (first === void 0) continue;
		const id = JSON.stringify([arm, key]);
		const sample = samples.get(id) ?? {
			benchmark: nameOf(first),
			metric: first.metric,
			unit: first.unit,
			arm,
			target: target.id,
			values: [],
			resolution: first.resolution,
			...first.better === void 0 ? {} : { better: first.better }
		};
		samples.set(id, sample);
		while (sample.values.length < round) sample.values.push(null);
		const numbers = group.map((each) => each.value);
		sample.values[round] = median(numbers);
	}
}
/** The same problem of many trials is one problem with a count. */
function dedupe(problems) {
	return [...Map.groupBy(problems, (problem) => JSON.stringify([
		problem.code,
		problem.message,
		problem.where
	])).values()].flatMap((group) => {
		const first = group[0];
		if (first === void 0) return [];
		const times = group.length === 1 ? "" : ` (${group.length} times)`;
		return [{
			...first,
			message: first.message + times
		}];
	});
}
// src/core/collect/collections.ts
/** Every collection of every trial, by benchmark, arm and round: to look at, not to judge. */
/** Most that a report holds: some 50 bytes each. Of more, one in so many of each trial. */
const MOST_COLLECTIONS = 4e4;
const whole = (value, unit) => value === null ? "-" : String(Math.round(value / unit));
const pack = (one) => [
	whole(one.atSec, 1e-6),
	one.pausesSec.map((sec) => whole(sec, 1e-6)).join("+") || "-",
	...[
		one.concurrentSec,
		one.markCpuSec,
		one.assistSec
	].map((sec) => whole(sec, 1e-6)),
	...[
		one.startBytes,
		one.liveBytes,
		one.goalBytes
	].map((bytes) => whole(bytes, 1024))
].join(":");
const packCollections = (all) => all.map(pack).join(" ");
const number = (text, unit) => text === void 0 || !/^\d+$/.test(text) ? null : Number(text) * unit;
function unpack(text) {
	const [at, pauses = "", concurrent, markCpu, assist, start, live, goal] = text.split(":");
	return {
		atSec: number(at, 1e-6),
		pausesSec: pauses.split("+").flatMap((us) => number(us, 1e-6) ?? []),
		concurrentSec: number(concurrent, 1e-6),
		markCpuSec: number(markCpu, 1e-6),
		assistSec: number(assist, 1e-6),
		startBytes: number(start, 1024),
		liveBytes: number(live, 1024),
		goalBytes: number(goal, 1024)
	};
}
const unpackCollections = (text) => text.split(" ").filter(Boolean).map(unpack);
/** The collections of a series, all rounds together. */
const collectionsOf = ({ rounds }) => rounds.flatMap(({ collections }) => unpackCollections(collections));
/** From the logs that the workload has parsers for; a trial without one is a round without. */
function collectCollections(plan, trials, most = MOST_COLLECTIONS) {
	const { workload: settings } = plan.suite;
	const workload = workloadOf(settings.kind);
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const trialsOwn = observeTrial("gc-cycles", 0, null, null);
	const logs = Object.entries(workload.trial.parsers(settings)).flatMap(([output, parsers]) => parsers.map(parserOf).flatMap(({ collections }) => collections ? [{
		output,
		collections
	}] : []));
	const found = latestAttempts(trials).flatMap(({ record: { trial, status, outputs } }) => {
		const target = targets.get(trial.target);
		if (target === void 0 || status !== "ok") return [];
		const all = logs.flatMap(({ output, collections }) => collections(outputs[output] ?? ""));
		if (all.length === 0) return [];
		return [{
			benchmark: workload.trial.benchmarkName(settings, trialsOwn, "", target),
			arm: trial.arm,
			round: trial.round,
			all
		}];
	});
	const every = Math.ceil(found.reduce((sum, { all }) => sum + all.length, 0) / most);
	return [...Map.groupBy(found, ({ benchmark, arm }) => JSON.stringify([benchmark, arm])).values()].flatMap((own) => {
		const [first] = own;
		if (first === void 0) return [];
		const rounds = own.map(({ round, all }) => ({
			round,
			collections: packCollections(all.filter((_, at) => at % every === 0))
		}));
		return [{
			benchmark: first.benchmark,
			arm: first.arm,
			every,
			rounds
		}];
	});
}
// src/core/collect/histograms.ts
/** Latency histograms of all trials, for plots: counts by benchmark, arm and round. */
/** A trial without a histogram is a round without one: nothing is made up. */
function collectHistograms(plan, trials) {
	const { workload: settings } = plan.suite;
	const workload = workloadOf(settings.kind);
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const series = /* @__PURE__ */ new Map();
	const trialsOwn = observeTrial("latency-mean", 0, null, null);
	for (const { record, parsed } of latestAttempts(trials)) {
		const { trial, status } = record;
		const target = targets.get(trial.target);
		if (target === void 0 || status !== "ok" || parsed.histogram === null) continue;
		const { buckets, ...scale } = parsed.histogram;
		const benchmark = workload.trial.benchmarkName(settings, trialsOwn, "", target);
		const key = JSON.stringify([
			benchmark,
			trial.arm,
			scale
		]);
		const one = series.get(key) ?? {
			benchmark,
			arm: trial.arm,
			...scale,
			rounds: []
		};
		series.set(key, one);
		one.rounds.push({
			round: trial.round,
			counts: packBuckets(buckets)
		});
	}
	return [...series.values()];
}
const packBuckets = (buckets) => buckets.map(([index, count]) => `${index}:${count}`).join(" ");
const unpackBuckets = (counts) => [...counts.matchAll(/(\d+):(\d+)/g)].map(([, index, count]) => [Number(index), Number(count)]);
/** All rounds of a series together: to look at, not to judge, since rounds differ. */
function poolRounds({ rounds }) {
	const pooled = /* @__PURE__ */ new Map();
	for (const [index, count] of rounds.flatMap(({ counts }) => unpackBuckets(counts))) pooled.set(index, (pooled.get(index) ?? 0) + count);
	return pooled;
}
// src/core/tell/spread/histogram.ts
/** Two latency histograms beside each other, as lines of text. */
const LINES = 14;
const BAR = 22;
/** So much of the counts may lie beyond the first and the last line's own bounds, on each side. */
const TAIL = .002;
const EIGHTHS = " ▏▎▍▌▋▊▉";
const bar$1 = (share, most) => {
	const eighths = most === 0 ? 0 : Math.round(share / most * BAR * 8);
	const last = eighths % 8;
	return "█".repeat(Math.floor(eighths / 8)) + (last === 0 ? "" : EIGHTHS[last]);
};
/** Index below which a share of the counts lies. */
function indexAt(counts, share) {
	const total = counts.reduce((sum, [, count]) => sum + count, 0);
	let below = 0;
	for (const [index, count] of counts) {
		below += count;
		if (below >= share * total) return index;
	}
	return counts.at(-1)?.[0] ?? 0;
}
const sorted = (series) => [...poolRounds(series)].sort(([a], [b]) => a - b);
/** Share of the counts in each of the lines; what lies beyond belongs to the outer ones. */
function sharesOf(counts, from, width) {
	const total = counts.reduce((sum, [, count]) => sum + count, 0);
	const shares = Array(LINES).fill(0);
	for (const [index, count] of counts) {
		const line = Math.min(13, Math.max(0, Math.floor((index - from) / width)));
		shares[line] += count / total;
	}
	return shares;
}
/**
* Where each line begins, with the share of all that was counted in it under either arm. The rounds
* are pooled: this is to look at, the rows of the table judge. Empty where the scales differ.
*/
function histogramLines(base, head, sides, title = "latency") {
	if (base.first !== head.first || base.logStep !== head.logStep) return [];
	const both = [sorted(base), sorted(head)];
	if (both.some((counts) => counts.length === 0)) return [];
	const from = Math.min(...both.map((counts) => indexAt(counts, TAIL)));
	const to = Math.max(...both.map((counts) => indexAt(counts, .998)));
	const width = Math.max(1, Math.ceil((to - from + 1) / LINES));
	const shares = both.map((counts) => sharesOf(counts, from, width));
	const most = Math.max(...shares.flat());
	const used = Math.ceil((to - from + 1) / width);
	const lower = (line) => base.first * Math.exp((from + line * width - .5) * base.logStep);
	const percent = (share) => `${(100 * share).toFixed(1)} %`;
	const rows = Array.from({ length: used }, (_, line) => [line === 0 ? `below ${printValue(lower(1), base.unit)}` : `from ${printValue(lower(line), base.unit)}`, ...shares.flatMap((share) => [percent(share[line]), bar$1(share[line], most)])]);
	const [left, right] = sides.map(plainText);
	return alignRows([[
		title,
		"",
		left,
		"",
		right
	], ...rows], [
		"left",
		"right",
		"left",
		"right",
		"left"
	]);
}
// src/core/tell/spread/collections.ts
/** Collections of a garbage collector under two arms, beside each other, as lines of text. */
const present = (value) => value !== null;
const valuesOf = (all, of) => all.map(of).filter(present);
/** Below a microsecond nothing is told; two buckets for each doubling. */
const SCALE = {
	unit: "s",
	first: 1e-6,
	logStep: Math.LN2 / 2
};
const LAST = 200;
function counted$1(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) {
		const exact = Math.round(Math.log(value / SCALE.first) / SCALE.logStep);
		const index = Math.min(LAST, Math.max(0, Number.isFinite(exact) ? exact : 0));
		counts.set(index, (counts.get(index) ?? 0) + 1);
	}
	const buckets = [...counts].sort(([a], [b]) => a - b);
	return {
		...SCALE,
		rounds: [{
			round: 0,
			counts: packBuckets(buckets)
		}]
	};
}
/** What is told of each collection, with the words for it. */
const TIMES = [
	["pause", (all) => all.flatMap(({ pausesSec }) => pausesSec)],
	["concurrent", (all) => valuesOf(all, ({ concurrentSec }) => concurrentSec)],
	["mark CPU", (all) => valuesOf(all, ({ markCpuSec }) => markCpuSec)]
];
const print = (values, share, unit) => values.length === 0 ? "-" : printValue(quantile(values, share), unit);
const titlesOf = (first, sides) => [first, ...sides.map(plainText)];
function summaryLines(both, sides) {
	const told = [
		["collections", ...both.map((all) => String(all.length))],
		...TIMES.flatMap(([name, of]) => [
			["p50", .5],
			["p99", .99],
			["longest", 1]
		].map(([word, share]) => [`${name} ${word}`, ...both.map((all) => print(of(all), Number(share), "s"))])),
		["longest assist", ...both.map((all) => print(valuesOf(all, (one) => one.assistSec), 1, "s"))],
		["heap goal, largest", ...both.map((all) => print(valuesOf(all, (one) => one.goalBytes), 1, "B"))]
	].filter((row) => row.slice(1).some((cell) => cell !== "-"));
	return alignRows([titlesOf("", sides), ...told], [
		"left",
		"right",
		"right"
	]);
}
const SLICES = 8;
/** Bounds of slices of equal width over what both arms have; empty: nothing is told. */
function slicesOf(values) {
	if (values.length === 0) return [];
	const [from, to] = [Math.min(...values), Math.max(...values)];
	if (from === to) return [[from, to]];
	const step = (to - from) / SLICES;
	return Array.from({ length: SLICES }, (_, at) => [from + at * step, from + (at + 1) * step]);
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** Means of some columns in slices of another. */
function slicedLines(both, sides, by, columns) {
	if (!columns.some(({ of }) => both.some((all) => valuesOf(all, of).length > 0))) return [];
	const slices = slicesOf(both.flatMap((all) => valuesOf(all, by.of)));
	const inside = (all, [from, to]) => all.filter((one) => {
		const value = by.of(one);
		const isLast = to === slices.at(-1)?.[1];
		return value !== null && value >= from && (value < to || isLast && value <= to);
	});
	const rows = slices.flatMap((slice) => {
		const own = both.map((all) => inside(all, slice));
		if (own.every((all) => all.length === 0)) return [];
		const cells = own.flatMap((all) => [String(all.length), ...columns.map(({ of, unit }) => {
			const values = valuesOf(all, of);
			return values.length === 0 ? "-" : printValue(mean(values), unit);
		})]);
		return [[`from ${printValue(slice[0], by.unit)}`, ...cells]];
	});
	if (rows.length === 0) return [];
	const titles = sides.flatMap((side) => [`${plainText(side)}: number`, ...columns.map(({ word }) => word)]);
	return alignRows([[by.word, ...titles], ...rows], ["left", ...titles.map(() => "right")]);
}
const START = {
	word: "heap at start",
	of: (one) => one.startBytes,
	unit: "B"
};
const GOAL = {
	word: "goal",
	of: (one) => one.goalBytes,
	unit: "B"
};
const AT = {
	word: "since start",
	of: (one) => one.atSec,
	unit: "s"
};
const MARK = {
	word: "mark CPU",
	of: (one) => one.markCpuSec,
	unit: "s"
};
const LIVE = {
	word: "live heap",
	of: (one) => one.liveBytes,
	unit: "B"
};
/**
* Numbers of both arms, how their pauses, concurrent times and CPU times of marking are spread,
* the heap over time, and the CPU time of marking by the heap that was live. All rounds are
* pooled: this is to look at, the rows of the table judge. Always less than a hundred lines.
*/
function collectionLines(base, head, sides) {
	const both = [collectionsOf(base), collectionsOf(head)];
	if (both.every((all) => all.length === 0)) return [];
	const spread = TIMES.flatMap(([name, of]) => {
		const [left, right] = both.map((all) => counted$1(of(all)));
		return left && right ? [histogramLines(left, right, sides, name)] : [];
	});
	const sections = [
		summaryLines(both, sides),
		...spread,
		slicedLines(both, sides, AT, [START, GOAL]),
		slicedLines(both, sides, LIVE, [MARK])
	].filter((lines) => lines.length > 0);
	const every = Math.max(base.every, head.every);
	return [...every === 1 ? [] : [`of every trial, one collection in ${every} is told`], ...sections.flatMap((lines, at) => at === 0 ? lines : ["", ...lines])];
}
// src/core/tell/groups.ts
/**
* What stands under the rows of a benchmark: where its CPU time went, the rows that explain rather
* than decide, and its latencies as a histogram.
*/
/** With fewer rows beside those that decide, all of them are shown together. */
const DIAGNOSTICS_TOGETHER = 6;
const ORDER = new Map(metrics.map(({ id }, place) => [id, place]));
const placeOf$1 = ({ comparison }) => ORDER.get(comparison.metric) ?? -1;
/** Rows that explain: where some rows gate, the others; else what would not gate by itself. */
function diagnosticsOf(report, rows) {
	const gating = rows.filter(({ comparison }) => comparison.role === "gating");
	const decisive = new Set(gating.map(({ comparison }) => comparison.metric));
	const found = rows.filter(({ comparison: { role, metric } }) => {
		if (role !== "informational" && role !== "geomean") return false;
		if (gating.length > 0) return !decisive.has(metric);
		const { gates, inferred } = metricFor(metric);
		const asked = Object.hasOwn(report.plan.suite.metrics, metric);
		return !gates && !inferred && !asked;
	});
	const isTooMany = [...Map.groupBy(found, ({ comparison }) => comparison.benchmark).values()].reduce((longest, group) => Math.max(longest, group.length), 0) > DIAGNOSTICS_TOGETHER && found.length < rows.length;
	return new Set(isTooMany ? found : []);
}
/** That none of them gates is said once, by their place. */
const withoutRemark = (row) => row.mark === "worse" && row.comparison.role === "informational" ? {
	...row,
	detail: null
} : row;
function armsOf(contrast) {
	if (contrast?.kind !== "refs" && contrast?.kind !== "variants") return null;
	return [contrast.base, contrast.head];
}
/** Splits the rows of a contrast into those of its table and those of the groups under it. */
function groupRows(report, contrastId, { sides, isInteraction }, rows) {
	if (isInteraction) return {
		groups: [],
		rest: rows
	};
	const diagnostics = diagnosticsOf(report, rows);
	const comparisons = rows.map(({ comparison }) => comparison);
	const attributions = new Map(attribute(comparisons, report.plan.alpha).map((one) => [one.benchmark, one]));
	const explaining = Map.groupBy(diagnostics, ({ comparison }) => comparison.benchmark);
	const arms = armsOf(report.plan.contrasts.find(({ id }) => id === contrastId));
	const seriesOf = (benchmark, arm) => report.histograms?.find((one) => one.benchmark === benchmark && one.arm === arm);
	const collectionsOf = (benchmark, arm) => report.collections?.find((one) => one.benchmark === benchmark && one.arm === arm);
	const own = (benchmark) => {
		const attribution = attributions.get(benchmark);
		const [base, head] = [seriesOf(benchmark, arms?.[0]), seriesOf(benchmark, arms?.[1])];
		const [before, after] = [0, 1].map((side) => collectionsOf(benchmark, arms?.[side]));
		return {
			benchmark,
			attribution: attribution === void 0 ? null : attributionPhrase(attribution),
			rows: (explaining.get(benchmark) ?? []).sort((a, b) => placeOf$1(a) - placeOf$1(b)).map(withoutRemark),
			histogram: base && head ? histogramLines(base, head, sides) : [],
			collections: before && after ? collectionLines(before, after, sides) : []
		};
	};
	const named = comparisons.filter(({ role }) => role !== "geomean");
	const means = [...diagnostics].filter(({ comparison }) => comparison.role === "geomean");
	return {
		groups: [...[...new Set(named.map(({ benchmark }) => benchmark))].map(own), {
			benchmark: null,
			attribution: null,
			histogram: [],
			collections: [],
			rows: means.sort((a, b) => placeOf$1(a) - placeOf$1(b))
		}].filter(({ rows: own, histogram, collections, attribution }) => own.length + histogram.length + collections.length > 0 || attribution),
		rest: rows.filter((row) => !diagnostics.has(row))
	};
}
// src/core/gate/no-round.ts
/** Why a run has no whole round, by what ended it. */
/** What a run says of its end: its time was over; somebody stopped it. */
const BUDGET_ENDED = "budget";
const STOPPED = "stopped";
/** Where nothing is known of the end. */
const NO_ROUND = "no round was finished";
/** null: it has one, or nobody knows. The reason may be a stranger's: nothing of it is printed. */
function whyNoRound({ roundsRun, stopReason }, budgetSec) {
	if (roundsRun > 0) return null;
	if (stopReason === "stopped") return "somebody stopped the run before a round was finished";
	if (/^(?:merged|made) from /.test(stopReason)) return NO_ROUND;
	if (stopReason !== "budget") return null;
	return `the budget of ${printDuration(budgetSec)} ended before a round was finished`;
}
// node_modules/pure-rand/lib/esm/distribution/uniformFloat64.js
const scale26 = 1.4901161193847656e-8;
const scale53 = 11102230246251565e-32;
const mask1 = 67108863;
const mask2 = 134217727;
/**
* Uniformly generate random 64-bit floating point values between 0 (included) and 1 (excluded)
*
* @remarks Generated values are multiples of 2**-53, providing 53 bits of randomness.
*
* @param rng - Instance of RandomGenerator to extract random values from
*
* @public
*/
function uniformFloat64(rng) {
	const value1 = rng.next() & mask1;
	const value2 = rng.next() & mask2;
	return value1 * scale26 + value2 * scale53;
}
// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plusFromState(state) {
	if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
	return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}
// src/core/stats/random.ts
/**
* Reproducible randomness: every draw comes from a seed that is handed in. A stream is named by
* the seed and parts, so the order of round 7 of a block never depends on what else was drawn.
*/
/**
* The stream that belongs to a seed: xoroshiro128+ (Blackman and Vigna), its 128 bits of state
* hashed from the text.
* @example random('seed')() === random('seed')() // true
*/
function random(seed) {
	const generator = xoroshiro128plusFromState(hashWords(seed));
	return () => uniformFloat64(generator);
}
/**
* The stream of one part of the work, independent of all others and of the order of asking.
* Parts are kept apart (JSON), so ('a', 'bc') and ('ab', 'c') differ; 1 and '1' differ too.
* @example derive(plan.seed, 'order', block, round)
*/
function derive(seed, ...parts) {
	return random(JSON.stringify([seed, ...parts]));
}
/** The items in random order (Fisher-Yates); the list that was given is left as it is. */
function shuffle(items, stream) {
	return shuffle$1([...items], stream);
}
/**
* Four 32-bit words from a text: FNV-1a (Fowler, Noll, Vo) over its UTF-16 units from four
* different offsets, each finished by the avalanche of MurmurHash3 (Appleby), since FNV alone
* leaves neighbouring texts with neighbouring high bits.
*/
function hashWords(text) {
	const word = (lane) => {
		let h = 2166136261 ^ Math.imul(lane, 2654435769);
		for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
		h = Math.imul(h ^ h >>> 16, 2246822507);
		h = Math.imul(h ^ h >>> 13, 3266489909);
		return h ^ h >>> 16;
	};
	return [
		word(1),
		word(2),
		word(3),
		word(4)
	];
}
// src/core/stats/flips/flips.ts
/**
* Which rounds are turned round. If a change has no effect, a coin decided who of a round's pair
* was called head, so every pattern of turned rounds was as likely as the one that was seen. One
* sign per round, the same for all rows: what rows share by chance they share in every pattern.
*/
/** Rounds up to which every pattern is counted out; beyond, a random share of them. */
const MOST_COUNTED_OUT = 11;
/** Patterns of a random share, the identity among them. */
const RANDOM_PATTERNS = 8192;
/** Rounds in one byte of a pattern. */
const BITS = 8;
/** 256 of 16 bits at a time keep the draw inside whole numbers. */
const PER_DRAW = 3;
const chunksOf = (rounds) => Math.max(1, Math.ceil(rounds / BITS));
function countedOut(rounds) {
	const count = 2 ** Math.max(0, rounds - 1);
	return {
		rounds,
		count,
		bytes: Array.from({ length: chunksOf(rounds) }, (_, chunk) => Uint8Array.from({ length: count }, (__, b) => b >> BITS * chunk & 255))
	};
}
/** Patterns that are enough for one row by itself; a multiple of the 256 of eight rounds. */
const ALONE_PATTERNS = 1024;
/** What was drawn for the last seeds: a run asks for the same patterns at every look. */
const bySeed = /* @__PURE__ */ new Map();
const SEEDS_KEPT = 64;
/** They are the same for every seed, and small. */
const counted = /* @__PURE__ */ new Map();
/** A byte for every pattern, each round's sign drawn once; the identity turns nothing. */
function drawChunk(seed, chunk) {
	const stream = derive(seed, "flips", chunk);
	const bytes = new Uint8Array(RANDOM_PATTERNS);
	for (let b = 0; b < RANDOM_PATTERNS;) {
		let word = Math.floor(stream() * 2 ** 24);
		for (let k = 0; k < PER_DRAW && b < 8192; k++, word >>>= BITS) bytes[b++] = word & 255;
	}
	bytes[0] = 0;
	return bytes;
}
/**
* The patterns that belong to a seed: all 2^(n-1) up to 11 rounds, else 8191 random ones and the
* identity, which keeps the test exact (Hemerik and Goeman 2018).
* @example patternsOf('seed')(3).count // 4
*/
function patternsOf(seed) {
	const drawn = bySeed.get(seed) ?? [];
	if (bySeed.size >= SEEDS_KEPT) bySeed.clear();
	bySeed.set(seed, drawn);
	return (rounds) => {
		if (rounds <= MOST_COUNTED_OUT) {
			const flips = counted.get(rounds) ?? countedOut(rounds);
			counted.set(rounds, flips);
			return flips;
		}
		while (drawn.length < chunksOf(rounds)) drawn.push(drawChunk(seed, drawn.length));
		return {
			rounds,
			count: RANDOM_PATTERNS,
			bytes: drawn.slice(0, chunksOf(rounds))
		};
	};
}
/** All 256 patterns of the first eight rounds, again and again. */
const firstBytes = Uint8Array.from({ length: ALONE_PATTERNS }, (_, b) => b & 255);
/**
* Patterns for tests that follow one row over all of its looks: the same ones at every look. The
* first eight rounds are counted out, so that what is as rare as one of 256 is known to be.
*/
function followedPatterns(patterns, rounds) {
	const { bytes } = patterns(Math.max(rounds, 12));
	const later = bytes.slice(1).map((one) => one.subarray(0, ALONE_PATTERNS));
	return {
		rounds,
		count: ALONE_PATTERNS,
		bytes: [firstBytes, ...later]
	};
}
/**
* Sums of all 256 sign patterns of 8 rounds at a time, so that the lean of a pattern is one
* addition a byte: `sums[256 k + byte]` is sum of s_i x_i over rounds 8k to 8k + 7.
* @param room sums that are not needed any more, to be written over
*/
function signedSums(scores, room) {
	const size = 256 * chunksOf(scores.length);
	const sums = room?.length === size ? room : new Float64Array(size);
	for (let at = 0, round = 0; at < sums.length; at += 256, round += BITS) {
		let total = 0;
		for (let bit = 0; bit < BITS; bit++) total += scores[round + bit] ?? 0;
		sums[at] = total;
		for (let half = 128, bit = 7; bit >= 0; bit--, half >>= 1) {
			const twice = 2 * (scores[round + bit] ?? 0);
			for (let b = at; b < at + 256; b += 2 * half) sums[b + half] = sums[b] - twice;
		}
	}
	return sums;
}
const block = /* @__PURE__ */ new Float64Array(256);
/**
* Leans, with sign, of the patterns of [from, to), at most a block of them, one byte of all
* patterns after the other. They are overwritten by the next call.
*/
function leansOf(sums, { bytes }, from, to) {
	const size = to - from;
	const used = Math.min(bytes.length, sums.length / 256);
	const first = bytes[0];
	for (let b = 0; b < size; b++) block[b] = sums[first[from + b]];
	let k = 1;
	for (; k + 1 < used; k += 2) {
		const [one, two, at] = [
			bytes[k],
			bytes[k + 1],
			256 * k
		];
		for (let b = 0; b < size; b++) block[b] = block[b] + sums[at + one[from + b]] + sums[at + 256 + two[from + b]];
	}
	if (k < used) {
		const [one, at] = [bytes[k], 256 * k];
		for (let b = 0; b < size; b++) block[b] += sums[at + one[from + b]];
	}
	return block;
}
/** Rounds of the looks up to 40; later ones grow by the same factor. */
const LOOKS = [
	8,
	10,
	12,
	15,
	18,
	22,
	27,
	33,
	40
];
const GROWTH = 1.22;
/** Rounds at which a run of at most `most` rounds looks, if it looks at `least` at the earliest. */
function roundsOf$1(most, least) {
	const rounds = [];
	for (let k = 0;; k++) {
		const next = LOOKS[k] ?? Math.round(rounds.at(-1) * GROWTH);
		if (next >= most) return [...rounds.filter((one) => one >= least), most];
		rounds.push(next);
	}
}
/** Rounds of all looks of a run of so many rounds. */
const looksTo = (most) => roundsOf$1(most, 0);
/**
* When to look at the data, fixed before there are any: after 8 rounds, and then whenever there
* are about a fifth more. The first look is early enough to call what everybody can see, and a
* look costs little, since what it does not use up is left to later ones. Weights are the shares
* of alpha that the looks may spend if all rounds are run, those of later parts not counted.
* @param least rounds before which the user wants no look
* @example plannedLooks({ alpha: 0.05, most: 20 }) // rounds 8 10 12 15 18 20
*/
function plannedLooks(ask) {
	const { alpha, most, least = 0 } = ask;
	return weighted(alpha, roundsOf$1(most, Math.min(least, most)).map((look) => ({ rounds: look })));
}
/** The looks with their weights, where the budget pays for all rounds that it is not known for. */
function weighted(alpha, looks) {
	const most = looks.at(-1).rounds;
	const spent = spendingOf({
		alpha,
		looks: looks.map(({ rounds }) => rounds),
		paid: (rounds) => looks.find((look) => look.rounds === rounds)?.paid ?? most,
		ends: looks.flatMap(({ rounds, isEnd }) => isEnd ? [rounds] : []),
		rounds: most,
		final: true
	});
	const whole = spent.at(-1).spent;
	return looks.map((look, k) => ({
		...look,
		weight: (spent[k].spent - (spent[k - 1]?.spent ?? 0)) / whole
	}));
}
/** Where each part of a run is looked at once, after all its rounds. */
const looksOfParts = (alpha, ends) => weighted(alpha, ends.map((rounds, part) => part < ends.length - 1 ? {
	rounds,
	isEnd: true
} : { rounds }));
/**
* Looks of a run that is gone on with: those that were reached spend what they spent, whatever
* limits hold now; a final word that was read is an end; later looks are planned anew.
*/
function extendedLooks({ alpha, rounds, isRead, paid, ...ask }) {
	const reached = ask.looks.filter((look) => look.rounds <= rounds).map(({ weight: _, ...look }) => ({
		...look,
		paid: look.paid ?? paid(look.rounds)
	}));
	const before = reached.filter((look) => look.rounds < rounds);
	const most = Math.max(ask.most, rounds);
	const next = roundsOf$1(most, Math.min(ask.least ?? 0, most)).filter((look) => look > rounds).map((look) => ({ rounds: look }));
	if (!isRead) return weighted(alpha, [...reached, ...next]);
	return weighted(alpha, [
		...before,
		{
			rounds,
			isEnd: true
		},
		...next
	]);
}
// src/core/stats/flips/selection.ts
/** The k-th smallest of the first n numbers, which are put in another order (Hoare 1961). */
function kthSmallest(values, n, k) {
	let [low, high] = [0, n - 1];
	while (low < high) {
		const pivot = values[low + high >> 1];
		let [i, j] = [low, high];
		while (i <= j) {
			while (values[i] < pivot) i++;
			while (values[j] > pivot) j--;
			if (i > j) break;
			const held = values[i];
			values[i++] = values[j];
			values[j--] = held;
		}
		if (k <= j) high = j;
		else if (k >= i) low = i;
		else break;
	}
	return values[k];
}
// src/core/stats/flips/scores.ts
/** How far the differences of one row lean to one side, in a form that bounds wild rounds. */
/** Where a score stops growing, in medians of the sizes: few rounds cannot spare their sizes. */
const capOf = (pairs) => pairs <= 10 ? 4 : pairs <= 15 ? 1.5 : 1;
/** Room for the sizes of one row, used anew by every call. */
let room = /* @__PURE__ */ new Float64Array(64);
/** Of the first n, which are put in another order. */
function medianOf(sizes, n) {
	const upper = kthSmallest(sizes, n, n >> 1);
	if (n % 2 === 1) return upper;
	let lower = sizes[0];
	for (let i = 1; i < n >> 1; i++) if (sizes[i] > lower) lower = sizes[i];
	return (lower + upper) / 2;
}
/** The size at which scores are capped: by the non-zero distances from theta. 0: there are none. */
function limitOf$1(row, theta) {
	if (room.length < row.length) room = new Float64Array(2 * row.length);
	let n = 0;
	for (let i = 0; i < row.length; i++) {
		const size = Math.abs(row[i] - theta);
		if (size > 0) room[n++] = size;
	}
	return n === 0 ? 0 : capOf(n) * medianOf(room, n);
}
/**
* Scores of the rounds under the hypothesis that the effect is theta: the distance with its
* sign, no larger than c medians of the sizes (c = 4 up to 10 pairs, 1.5 up to 15, else 1), scaled
* so that the squares add up to 1. A round without a pair scores 0, and so does a distance of 0,
* which has no sign to turn; both are left out of the median.
* @example scoresOf(Float64Array.of(1, -1, NaN, 2), 0) // .41, -.41, 0, .82
*/
function scoresOf(row, theta) {
	const limit = limitOf$1(row, theta);
	const scores = new Float64Array(row.length);
	if (limit === 0) return scores;
	let squares = 0;
	for (let i = 0; i < row.length; i++) {
		const distance = row[i] - theta;
		if (Number.isNaN(distance)) continue;
		const score = Math.max(-limit, Math.min(limit, distance));
		scores[i] = score;
		squares += score * score;
	}
	const scale = 1 / Math.sqrt(squares);
	for (let i = 0; i < scores.length; i++) scores[i] *= scale;
	return scores;
}
/** Signed lean of the rounds as they were seen: the sum of their scores, at most sqrt(pairs). */
function leanOf(row, theta) {
	const limit = limitOf$1(row, theta);
	if (limit === 0) return 0;
	let [sum, squares] = [0, 0];
	for (let i = 0; i < row.length; i++) {
		const distance = row[i] - theta;
		if (Number.isNaN(distance)) continue;
		const score = Math.max(-limit, Math.min(limit, distance));
		sum += score;
		squares += score * score;
	}
	return sum / Math.sqrt(squares);
}
// src/core/stats/flips/power.ts
/** What a row of this noise, held against this bar, would have been called at. */
/** Draws that are tried. */
const TRIES = 24;
const STEPS$1 = 12;
/** Standard normal quantile of 0.8. */
const POWER_80 = .8416212;
/**
* How well the size of noise is known that is read off so many differences: relative standard
* error of their mean size. Where they were few, or wild, what is foretold must allow for it.
*/
function noiseErrorOf(noise) {
	const mean = noise.reduce((sum, d) => sum + Math.abs(d), 0) / noise.length;
	if (mean === 0 || noise.length < 2) return 0;
	const squares = noise.reduce((sum, d) => sum + (Math.abs(d) - mean) ** 2, 0);
	return Math.sqrt(squares / (noise.length - 1) / noise.length) / mean;
}
/** By how much the noise may really be larger in each of so many draws, given that error of it. */
const noiseScales = (error, draws) => Array.from({ length: draws }, (_, i) => Math.exp(error * normalQuantile((i + .5) / draws)));
/** Smallest effect at which this noise, added to it, leans beyond the limit. */
function criticalOf(noise, limit, most) {
	let [missed, found] = [0, most];
	const seen = new Float64Array(noise.length);
	for (let step = 0; step < STEPS$1; step++) {
		const effect = (missed + found) / 2;
		for (let i = 0; i < noise.length; i++) seen[i] = noise[i] + effect;
		if (leanOf(seen, 0) > limit) found = effect;
		else missed = effect;
	}
	return found;
}
/**
* Smallest effect that a row like this would be called at in 4 of 5 cases, held against the same
* limit: what is left of its differences beside the estimate is drawn anew (with replacement,
* turned round by a coin, larger or smaller as its size is not known better) and added to an
* effect, and the smallest effect that is called is found for each draw; mean and spread of these
* give the effect for 4 of 5. Infinite where no effect is large enough.
*/
function detectableOf(row, limit, estimate) {
	const left = row.filter((d) => !Number.isNaN(d)).map((d) => d - estimate);
	const n = left.length;
	if (limit >= Math.sqrt(n)) return Number.POSITIVE_INFINITY;
	const widest = left.reduce((most, d) => Math.max(most, Math.abs(d)), 0);
	if (widest === 0) return 0;
	const scale = Math.sqrt(n / (n - 1));
	const stream = random("power");
	const noise = new Float64Array(n);
	const scales = noiseScales(noiseErrorOf(left), TRIES);
	let [sum, squares] = [0, 0];
	for (let t = 0; t < TRIES; t++) {
		for (let i = 0; i < n; i++) {
			const place = 2 * n * stream();
			const drawn = scale * scales[t] * left[Math.floor(place / 2)];
			noise[i] = Math.floor(place) % 2 === 0 ? drawn : -drawn;
		}
		const critical = criticalOf(noise, limit, 4 * widest);
		sum += critical;
		squares += critical * critical;
	}
	const mean = sum / TRIES;
	const variance = Math.max(0, (squares - TRIES * mean * mean) / 23);
	return mean + POWER_80 * Math.sqrt(variance);
}
// src/core/stats/flips/step-down.ts
/** Which rows of a family lean further than chance makes any of them lean. */
/** Leans that differ by less are the same lean, summed in another order. */
const SAME = 1 + 1e-9;
/** Against the hypothesis that its effect is theta. `room`: as of signedSums. */
function leaning(row, theta, room) {
	const sums = signedSums(scoresOf(row, theta), room);
	let seen = 0;
	for (let at = 0; at < sums.length; at += 256) seen += sums[at];
	return {
		sums,
		lean: Math.abs(seen),
		isUp: seen > 0
	};
}
/** Patterns in which this row by itself leans at least as far; counting ends beyond `most`. */
function countAsFar({ sums, lean }, flips, most = flips.count) {
	let count = 0;
	for (let from = 0; from < flips.count && count <= most; from += 256) {
		const to = Math.min(flips.count, from + 256);
		const leans = leansOf(sums, flips, from, to);
		for (let b = 0; b < to - from; b++) if (Math.abs(leans[b]) * 1.000000001 >= lean) count++;
	}
	return count;
}
/** The largest lean of any row under every pattern; null: more than `most` reach `lean`. */
function largest(rows, flips, lean, most) {
	const top = new Float64Array(flips.count);
	let count = 0;
	for (let from = 0; from < flips.count; from += 256) {
		const to = Math.min(flips.count, from + 256);
		for (const { sums } of rows) {
			const leans = leansOf(sums, flips, from, to);
			for (let b = from; b < to; b++) {
				const size = Math.abs(leans[b - from]);
				if (size > top[b]) top[b] = size;
			}
		}
		for (let b = from; b < to; b++) if (top[b] * 1.000000001 >= lean) count++;
		if (count > most) return null;
	}
	return top;
}
/** Rounds turned round: for rows that share no arm. */
const bySigns = (rows, flips) => ({
	count: flips.count,
	largest: (left, lean, most) => largest(left.map((i) => rows[i]), flips, lean, most)
});
function barOf(rows, family, allowed, known = null) {
	const { count } = family;
	let leans = known;
	let limit = null;
	let isSorted = false;
	const all = () => {
		leans ??= family.largest(rows, Number.POSITIVE_INFINITY, count);
		return leans;
	};
	const sorted = () => {
		if (!isSorted) all().sort();
		isSorted = true;
		return all();
	};
	return {
		limit() {
			if (allowed < 1) return Number.POSITIVE_INFINITY;
			const place = count - 1 - allowed;
			limit ??= (isSorted ? sorted()[place] : kthSmallest(all(), count, place)) * SAME;
			return limit;
		},
		shareAsFar: (lean) => (count - firstAtLeast(sorted(), lean)) / count
	};
}
/** The place of the first of ascending leans that is as far; their number where none is. */
function firstAtLeast(sorted, lean) {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (sorted[middle] * 1.000000001 >= lean) high = middle;
		else low = middle + 1;
	}
	return low;
}
/** The largest lean that this family lets pass when `allowed` patterns may reach further. */
const limitOf = (rows, flips, allowed) => barOf([...rows.keys()], bySigns(rows, flips), allowed).limit();
/**
* The largest lean that `allowed` patterns may pass, where rows with an effect stand in `rows`
* without it: what was seen then says nothing of how far they lean, and counts as one that passes.
*/
function barWithout(rows, flips, allowed) {
	const family = bySigns(rows, flips);
	const all = [...rows.keys()];
	const leans = family.largest(all, Number.POSITIVE_INFINITY, family.count);
	leans[0] = Number.POSITIVE_INFINITY;
	return barOf(all, family, allowed, leans);
}
/**
* Westfall and Young's step-down by joint patterns: the rows that lean further than all but
* `allowed` patterns make any row lean fall; then the same without them, until none falls.
* Source: Westfall and Young 1993; Romano and Wolf 2005.
* @returns for every member whether it fell, and what it was held against when last judged
*/
function stepDown(members, family, allowed) {
	let left = members.map((_, i) => i);
	let bar = barOf(left, family, allowed);
	const found = members.map(() => ({
		fell: false,
		bar
	}));
	while (allowed > 0) {
		const open = left.filter((i) => members[i].candidate);
		const lean = open.reduce((top, i) => Math.max(top, members[i].lean), 0);
		const leans = lean === 0 ? null : family.largest(left, lean, allowed);
		if (leans === null) break;
		bar = barOf(left, family, allowed, leans);
		const limit = bar.limit();
		const falling = open.filter((i) => members[i].lean > limit);
		for (const i of left) found[i] = {
			fell: false,
			bar
		};
		if (falling.length === 0) break;
		for (const i of falling) found[i] = {
			fell: true,
			bar
		};
		left = left.filter((i) => !falling.includes(i));
		bar = barOf(left, family, allowed);
		for (const i of left) found[i] = {
			fell: false,
			bar
		};
	}
	return found;
}
/** "Could see", "would decide": in so many of all cases. */
const POWER = .8;
const DRAWS = 96;
const NULL_DRAWS = 1e3;
const STEPS = 10;
const HOPE = .5;
/**
* The differences without their gaps and their effect, on the scale of the truth: an estimate lies
* nearer to its own differences than the truth does. Null: there is no noise to draw from.
*/
function noiseOf(row, estimate) {
	const left = row.filter((d) => !Number.isNaN(d));
	const scale = Math.sqrt(left.length / Math.max(1, left.length - 1));
	const noise = left.map((d) => scale * (d - estimate));
	return noise.length > 1 && noise.some((d) => d !== 0) ? noise : null;
}
/** So many rounds of this noise: drawn with replacement, each turned round by a coin. */
function drawn(noise, rounds, stream, scale = 1) {
	const row = new Float64Array(rounds);
	for (let i = 0; i < rounds; i++) {
		const place = 2 * noise.length * stream();
		const one = scale * noise[place >> 1];
		row[i] = (place & 1) === 0 ? one : -one;
	}
	return row;
}
/** What a run of `most` rounds spends at its looks. */
function spendingTo(alpha, most, looks) {
	const paid = () => most;
	return spendingOf({
		alpha,
		looks,
		paid,
		ends: [],
		rounds: most,
		final: true
	});
}
/** Of draws of one row: leans at a look against an effect, found when they are first asked for. */
var Draws = class {
	rows;
	known = /* @__PURE__ */ new Map();
	/** `error`: of the size of the noise, relative. */
	constructor(noise, count, rounds, seed, error = 0) {
		const stream = random(seed);
		const scales = noiseScales(error, count);
		this.rows = Array.from({ length: count }, (_, i) => drawn(noise[i % noise.length], rounds, stream, scales[i]));
	}
	/** Of every draw with that effect, as seen from 0. */
	leansAt(rounds, effect) {
		const key = `${rounds} ${effect}`;
		const found = this.known.get(key) ?? Float64Array.from(this.rows, (row) => leanOf(row.subarray(0, rounds), -effect));
		this.known.set(key, found);
		return found;
	}
	/** Draws whose lean is beyond a bar, on the side of the effect, at one look or another. */
	beyond(bars, effect) {
		const found = this.rows.map(() => false);
		const sign = effect < 0 ? -1 : 1;
		for (const { rounds, limit } of bars) this.leansAt(rounds, effect).forEach((lean, i) => {
			if (sign * lean > limit) found[i] = true;
		});
		return found;
	}
};
/** The function, which is asked the same again and again. */
function known$1(make) {
	const made = /* @__PURE__ */ new Map();
	return (rounds) => {
		const found = made.get(rounds) ?? make(rounds);
		made.set(rounds, found);
		return found;
	};
}
const shareOf = (found) => found.filter(Boolean).length / found.length;
/** The largest leans of any row of a table under every pattern, by number of rounds, ascending. */
function largestOf(rows, length) {
	const stream = random("table");
	const table = rows.map((noise) => drawn(noise, length, stream));
	const patterns = patternsOf("forecast");
	return known$1((rounds) => {
		const leanings = table.map((row) => leaning(row.subarray(0, rounds), 0));
		const family = bySigns(leanings, patterns(rounds));
		return family.largest([...leanings.keys()], Number.POSITIVE_INFINITY, family.count).sort();
	});
}
/** Calling: what is left of each look's share goes on to the next. */
function callBars(spending, largest) {
	let used = 0;
	return spending.map(({ rounds, spent }) => {
		const leans = largest(rounds);
		const allowed = Math.floor((spent - used) * leans.length + 1e-9);
		used += allowed / leans.length;
		return {
			rounds,
			limit: (allowed < 1 ? void 0 : leans[leans.length - 1 - allowed]) ?? Number.POSITIVE_INFINITY
		};
	});
}
/** Proving, of one side, by a row alone: as many quiet draws cross for the first time as may. */
function proofBars(spending, quiet) {
	const hasCrossed = new Uint8Array(NULL_DRAWS);
	const open = new Float64Array(NULL_DRAWS);
	let crossed = 0;
	return spending.map(({ rounds, proof }) => {
		const leans = quiet.leansAt(rounds, 0);
		const may = Math.floor(proof * NULL_DRAWS) - crossed;
		let n = 0;
		for (let i = 0; i < NULL_DRAWS; i++) if (hasCrossed[i] === 0) open[n++] = leans[i];
		if (may < 1 || may >= n) return {
			rounds,
			limit: Number.POSITIVE_INFINITY
		};
		const limit = kthSmallest(open, n, n - 1 - may);
		for (let i = 0; i < NULL_DRAWS; i++) {
			if (hasCrossed[i] === 1 || leans[i] <= limit) continue;
			hasCrossed[i] = 1;
			crossed++;
		}
		return {
			rounds,
			limit
		};
	});
}
/**
* Of a table of rows with this noise, which are judged together at these looks; runs of more
* rounds than `most` are not foretold.
*/
function makeForecast(rows, alpha, { most = 198, looks = looksTo(most) } = {}) {
	const largest = largestOf(rows, most);
	const within = (rounds) => spendingTo(alpha, rounds, looks.filter((look) => look <= rounds));
	const barsOf = known$1((rounds) => callBars(within(rounds), largest));
	let quiet = null;
	const proofsOf = known$1((rounds) => {
		quiet ??= new Draws(rows, NULL_DRAWS, most, "quiet");
		return proofBars(within(rounds), quiet);
	});
	const first = (after, shareBy, of) => {
		if (shareBy(of(most).slice(-3)) < HOPE) return null;
		return looks.find((rounds) => rounds > after && shareBy(of(rounds)) >= POWER) ?? null;
	};
	return {
		roundsToCall(noise, effect, after) {
			const draws = new Draws([noise], DRAWS, most, "call", noiseErrorOf(noise));
			return first(after, (bars) => shareOf(draws.beyond(bars, effect)), barsOf);
		},
		roundsToProve(noise, effect, margin, after) {
			const draws = new Draws([noise], DRAWS, most, "prove", noiseErrorOf(noise));
			const isShown = (bars) => {
				const under = draws.beyond(bars, effect - margin);
				const over = draws.beyond(bars, effect + margin);
				return shareOf(under.map((one, i) => one && over[i]));
			};
			return first(after, isShown, proofsOf);
		},
		detectableBy(noise, by, rounds) {
			const draws = new Draws([noise], DRAWS, most, "detect");
			const bars = barsOf(rounds).filter((bar) => bar.rounds <= by);
			if (bars.every((bar) => bar.limit ** 2 >= bar.rounds)) return Number.POSITIVE_INFINITY;
			let [missed, found] = [0, 8 * noise.reduce((top, d) => Math.max(top, Math.abs(d)), 0)];
			for (let step = 0; step < STEPS; step++) {
				const effect = (missed + found) / 2;
				if (shareOf(draws.beyond(bars, effect)) >= POWER) found = effect;
				else missed = effect;
			}
			return found;
		}
	};
}
// src/core/tell/remedy.ts
/** What would decide what a run left open: rounds, time, and the command for it. */
/** Times vary from round to round. */
const SPARE = 1.2;
/** Rounds in all that would decide the rows that rounds decide, and how many rows they do not. */
function roundsFor(rows, roundsRun) {
	const needed = rows.map(({ verdict }) => {
		if (verdict.word !== "inconclusive") return null;
		const { roundsNeeded } = verdict;
		if (roundsNeeded !== null) return roundsNeeded > MOST$1.rounds ? null : roundsNeeded;
		return roundsRun < 8 ? 8 : null;
	});
	const known = needed.filter((one) => one !== null);
	const all = known.length === 0 ? null : Math.max(8, ...known);
	const isHopeless = ({ verdict }, i) => needed[i] === null && "reason" in verdict && /^(no-decision|stopped)$/.test(verdict.reason);
	return {
		all,
		hopeless: rows.filter(isHopeless).length
	};
}
/** As options have it: `90s`, `4m`. */
const budgetText = (sec) => sec < 120 ? `${Math.ceil(sec / 10) * 10}s` : `${Math.ceil(sec / 60)}m`;
/** Seconds in which what was left out has its first look beside the others, as its advice says. */
function roomFor(left, { budgetSec }) {
	const most = left.map(({ next = "" }) => readDuration(/--budget (\S+?)[;\s]/.exec(`${next} `)?.[1] ?? "") ?? 0).reduce((a, b) => Math.max(a, b), 0);
	return most > budgetSec ? most : 2 * budgetSec;
}
const TOLD_ANEW = / --(?:rounds|budget|seed) (?:'[^']*'|\S+)/g;
/** Two folders, or a base by itself: a command that names the suite alone would compare others. */
const hasOwnSides = ({ sources: { base, head } }) => head?.kind === "folder" || base !== null && (base.kind === "folder" || base.mergeBaseOf === null);
/** As many digits of a commit as tell it from others. */
const shortCommits = (command) => command.replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, "$1");
/** The run's own command with more time; one that would not be shown whole is only named. */
function ownCommand(command, asked) {
	const whole = shortCommits(command.replace(TOLD_ANEW, "")) + asked;
	return whole.length > 120 ? remedies.sameCommand(asked) : remedies.again(whole);
}
/** `gcbench ab` has no suite file that another command could name: it is called again as it was. */
function commandsFor(report, budget, rounds) {
	const { command, plan } = report;
	const [program, door] = command.split(" ");
	const asked = remedies.asked(budget, rounds);
	if (door === "ab") {
		const programs = command.slice(command.indexOf(" -- "));
		return remedies.again(`${program} ${door}${asked}${programs}`);
	}
	return plan.suite.compare !== void 0 || !hasOwnSides(plan) ? remedies.commands(plan.suite, budget, rounds) : ownCommand(command, asked);
}
/** What gets a first round: as much time as there was, where somebody ended it, and else more. */
function firstRound(report, roomSec) {
	const { stopReason, plan } = report;
	const { budgetSec } = plan.suite;
	const sec = stopReason === "stopped" ? budgetSec : roomSec;
	const why = whyNoRound(report, budgetSec) ?? "no round was finished";
	const commands = commandsFor(report, budgetText(sec), null);
	return [...remedies.noRound(why, commands), ...remedies.atMost(printDuration(sec))];
}
/**
* `4 more rounds, about 1 min: /bench oltp --budget 4m, or gcbench run oltp --budget 4m`. Where
* rounds would not do, it says what else helps. `left`: benchmarks that there was no time for.
*/
function remedyFor(report, rows, left) {
	const { roundsRun, measuredSec, plan } = report;
	const { all, hopeless } = roundsFor(rows, roundsRun);
	const { rounds } = plan.suite;
	const roomSec = roomFor(left, plan.suite);
	if (roundsRun === 0 || measuredSec === 0) return firstRound(report, roomSec);
	const roundSec = measuredSec / roundsRun;
	const more = Math.max(1, (all ?? 0) - roundsRun);
	const needs = [...all === null ? [] : [remedies.moreRounds(more, printDuration(more * roundSec))], ...left.length === 0 ? [] : [remedies.room(left.length)]];
	const rest = hopeless === 0 ? [] : remedies.notByRounds(198, hopeless);
	if (needs.length === 0) return hopeless === 0 ? remedies.quieter : rest;
	const ownSec = all === null ? 0 : Math.max(SPARE * all * roundSec, 1);
	const wholeSec = left.length === 0 ? 0 : roomSec;
	const isMany = all !== null && all > rounds.max;
	const budget = budgetText(ownSec + wholeSec);
	return [
		...needs.flatMap((need, i) => i === 0 ? need : [", and ", ...need]),
		": ",
		...commandsFor(report, budget, isMany ? all : null),
		...rest.length === 0 ? [] : ["; ", ...rest]
	];
}
// src/core/tell/headline.ts
/** The whole report in a line and a sentence: what happened, and what the reader has to do. */
/** `groupby_scan (time/op +5.3 %)`: each benchmark once, with the metrics that are meant. */
const named = (rows) => [...Map.groupBy(rows, ({ comparison }) => comparison.benchmark).values()].map(rowsNamed);
/** Why rows failed, where it is the same of all. */
function sharedReason(rows) {
	const found = new Set(rows.map(({ comparison: { verdict } }) => "detail" in verdict ? verdict.detail : null));
	const [only = null] = found;
	return found.size === 1 ? only : null;
}
/** What undecided rows ask for, and what was left out: more rounds, or somebody's word. */
function openTasks(report, rows, left) {
	const open = [...suspectedOf(rows), ...withoutChance(rows, report.plan.suite.gate)];
	if (open.length + left.length > 0) {
		const remedy = remedyFor(report, open.map(({ comparison }) => comparison), left);
		return [toDecide(remedy)];
	}
	if (marked(rows, "worse").length + marked(rows, "failed").length > 0) return [];
	return [pleaseDecide(named(marked(rows, "unsure")))];
}
/** What has no row, and nobody accepted: for want of time, or since it works or lists nowhere. */
function lostIn({ comparisons, problems, plan, acceptances = [] }) {
	const headSha = plan.sources.head?.sha ?? null;
	const lost = lostOf(comparisons, unacceptedOf(problems, {
		acceptances,
		headSha
	}));
	return {
		left: lost.filter(({ code }) => code === LEFT_OUT),
		broken: lost.filter(({ code }) => code === FAILED_EVERYWHERE),
		unlisted: lost.filter(({ code }) => code === UNLISTED)
	};
}
/** Codes of what leaves nothing to compare, whatever ended the run then. */
const NO_ROW = [
	"no-benchmarks",
	"no-match",
	"no-benchmark-pair",
	"nothing-ran"
];
/** Why there is no row, and what gets one: what somebody has to fix first, else another run. */
function firstRow(report) {
	const found = report.problems.find(({ code }) => NO_ROW.includes(code));
	if (found !== void 0) return seeWhyNone(reasonOf(found.message), found.next);
	const { stopReason, plan } = report;
	if (whyNoRound(report, plan.suite.budgetSec) === null) return lookAtReason(stopReason);
	return toDecide(remedyFor(report, [], []));
}
/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report, rows, means) {
	const [worse, failed] = [marked(rows, "worse"), marked(rows, "failed")];
	const reasons = lookAtReason(report.conclusion.reasons.slice(0, 2).join("; "));
	if (rows.length > 0 && !rows.some(({ gates }) => gates)) return [reasons];
	const work = objectionsToWorkIn(report).map(({ reason }) => reason);
	const duties = work.length > 0 ? [lookAtReason(work.slice(0, 2).join("; "))] : [];
	const { left, broken, unlisted } = lostIn(report);
	if (worse.length > 0) duties.push(lookAt(named(worse)));
	const names = broken.map(({ where = "" }) => [{ name: where }]);
	if (failed.length + names.length > 0) {
		const why = names.length > 0 ? null : sharedReason(failed);
		duties.push(seeWhy([...named(failed), ...names], why));
	}
	if (unlisted.length > 0) duties.push(seeWhyUnlisted(unlisted.map(({ where = "" }) => [{ name: where }])));
	if (marked(rows, "withheld").length > 0) duties.push(QUIETER);
	else if (left.length > 0 || marked(rows, "unsure").some(({ gates }) => gates)) duties.push(...openTasks(report, rows, left));
	if (duties.length > 0) return duties;
	if (rows.length === 0) return [firstRow(report)];
	if (means.length > 0) return [lookAt(named(means))];
	return [reasons];
}
/** What a reader who has nothing to do should still know. */
function reservation(rows) {
	const [most] = marked(rows, "unsure").flatMap(({ detectable, comparison: { estimate } }) => detectable !== null && "detectable" in estimate ? [{
		detectable,
		of: estimate.detectable
	}] : []).sort((a, b) => b.of - a.of);
	return most === void 0 ? [] : [wouldHaveBeenSeen(most.detectable)];
}
/** Which rounds are told of, where a run was gone on with: its own alone, or all of them. */
function roundsOf({ plan, roundsRun }) {
	if (plan.roundsBefore !== void 0) return newRoundsAlone(roundsRun, plan.roundsBefore);
	const read = endsOf({
		plan,
		roundsRun
	}).at(-1);
	return read === void 0 ? [] : allRounds(roundsRun, read);
}
const MOODS = {
	success: "good",
	failure: "bad",
	action_required: "ask",
	neutral: "advice"
};
/** Whether somebody accepted a row for this head: then it asks nothing of the reader. */
function acceptedBy({ acceptances = [], plan }) {
	const head = plan.sources.head?.sha ?? null;
	return (row) => acceptanceOf(row, acceptances, head) !== null;
}
/** What has no row: for want of time, or since it worked on no side. */
function lostClauses(report) {
	const { left, broken, unlisted: unlisted$1 } = lostIn(report);
	return [
		...unlisted$1.length > 0 ? [unlisted(unlisted$1.length)] : [],
		...broken.length > 0 ? [failedOnEverySide(broken.length)] : [],
		...left.length > 0 ? [leftOut(left.length)] : []
	];
}
/** Benchmarks that a change brings, or takes away. */
function oneSidedClauses({ problems }) {
	const count = (side) => problems.filter(({ code }) => code === side).length;
	const [added, gone] = [count("new-benchmark"), count("gone-benchmark")];
	return added + gone > 0 ? [oneSided(added, gone)] : [];
}
/** Which of two variants it is that was faster or slower; [] where it is the change. */
function onlyVariant(report, rows) {
	const [only, ...others] = new Set(deciding(rows).map(({ comparison }) => comparison.contrast));
	const contrast = report.plan.contrasts.find(({ id }) => id === only);
	if (contrast?.kind !== "variants" || others.length > 0) return [];
	return underOne(variantOf(report, contrast.id));
}
/** What happened to the rows that decide, then what was not run, or why there are none. */
function measuredClauses(report, rows) {
	const { plan, conclusion } = report;
	const unchanged = plan.unchanged.flatMap(({ benchmarks }) => benchmarks);
	const isUnreached = plan.unchanged.some(({ sha256 }) => sha256 === null);
	if (rows.length === 0) return plan.unchanged.length > 0 ? [sameCode(isUnreached)] : [];
	const told = newsOf(rows, {
		rule: plan.suite.gate,
		isPassed: conclusion.conclusion === "success",
		under: (contrast) => variantOf(report, contrast)
	});
	const measured = new Set(rows.map(({ comparison }) => comparison.benchmark));
	const left = new Set(unchanged.filter((name) => !measured.has(name)));
	return [
		...rows.some(({ gates }) => gates) ? [] : [NOTHING_GATES],
		[...told, ...onlyVariant(report, rows)],
		...left.size > 0 ? [notRun(left.size)] : []
	];
}
/** What happened: first what holds the gate, then the rest, last what has no other side. */
function news(report, rows) {
	const [measured, lost] = [measuredClauses(report, rows), lostClauses(report)];
	const clauses = [...[...rows.some(({ mark }) => mark === "worse" || mark === "failed") ? [...measured, ...lost] : [...lost, ...measured]], ...oneSidedClauses(report)];
	return clauses.length === 0 ? NOTHING_COMPARED : joined(clauses);
}
/** `rows`: all of the tables' own, with the means over them. */
function headlineOf(report, rows) {
	const { conclusion } = report.conclusion;
	const open = deciding(rows).filter((row) => !row.isAccepted);
	const means = rows.filter(({ comparison, gates, mark, isAccepted }) => comparison.role === "geomean" && gates && mark === "worse" && !isAccepted);
	const duties = conclusion === "success" ? reservation(open) : conclusion === "neutral" ? [ADVISORY, ...tasks(report, open, means)] : tasks(report, open, means);
	return {
		mood: MOODS[conclusion],
		news: capital(news(report, rows)),
		duty: joinedSentences([roundsOf(report), sentence(duties)])
	};
}
// src/core/design/ladders.ts
/** Fewer variants are a pair, and a pair has a table of its own. */
const LEAST_VARIANTS = 3;
/** Contrasts of variants that share their base: a ladder from three variants on. */
function laddersOf(plan) {
	if (plan.suite.compare !== void 0) return [];
	const variants = plan.contrasts.filter((contrast) => contrast.kind === "variants");
	return [...Map.groupBy(variants, ({ base }) => base)].map(([base, contrasts]) => ({
		base,
		arms: [base, ...contrasts.map(({ head }) => head)],
		contrasts: contrasts.map(({ id }) => id)
	})).filter(({ arms }) => arms.length >= LEAST_VARIANTS);
}
// src/core/report/ladder.ts
/**
* Memory against speed: the variants of a ladder (heap limits, GOGC values) beside each other,
* with those that no other beats in both. A view of rows that were judged already: medians, and
* each variant's interval against the common base.
*/
/** Columns: the first metric of each line that was measured. */
const COLUMNS = {
	addressSpace: ["vsz-max"],
	memory: ["max-rss", "rss-max"],
	cpu: [
		"server-cpu/transaction",
		"cpu-time",
		"cpu-sec"
	],
	latency: [
		"latency-mean",
		"time/op",
		"wall-time"
	],
	throughput: ["tps", "throughput"]
};
/** Custom metrics are placed by their units: seconds are a latency, a rate is a throughput. */
function placeOf(row) {
	if (!metricFor(row.metric).inferred) return null;
	if (row.unit === "s") return "latency";
	return /\/s(ec)?$/.test(row.metric) ? "throughput" : null;
}
function metricAt(place, rows) {
	return COLUMNS[place].find((id) => rows.some(({ metric }) => metric === id)) ?? rows.find((row) => placeOf(row) === place)?.metric ?? null;
}
function spotOf(row, sign) {
	const { baseValue, headValue, estimate } = row;
	if (baseValue === null || headValue === null || baseValue <= 0 || headValue <= 0) return null;
	const middle = sign * Math.log(headValue / baseValue);
	if (!hasMeaning(row)) return {
		middle,
		low: -Infinity,
		high: Infinity
	};
	if (estimate.kind === "exact") return {
		middle,
		low: middle,
		high: middle
	};
	if (estimate.kind !== "ratio") return null;
	const ends = [sign * estimate.low, sign * estimate.high];
	return {
		middle,
		low: Math.min(...ends),
		high: Math.max(...ends)
	};
}
const apart = (a, b) => a.high < b.low;
/** The first of the others that beats this one in both; by intervals before by medians. */
function standingOf(placed, others, nameOf) {
	const own = placed.spots;
	if (own === null) return { word: "unknown" };
	const better = others.filter(({ spots }) => {
		if (spots === null) return false;
		const steps = own.map((spot, i) => spot.middle - spots[i].middle);
		return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
	});
	const sure = better.find(({ spots }) => own.every((spot, i) => apart(spots[i], spot)));
	if (sure !== void 0) return {
		word: "dominated",
		by: nameOf(sure.rung.arm)
	};
	const [first] = better;
	return first === void 0 ? { word: "front" } : {
		word: "behind",
		by: nameOf(first.rung.arm)
	};
}
const isOutOfMemory = ({ verdict }) => verdict.word === "failed" && verdict.reason === "out-of-memory";
const HERE = {
	middle: 0,
	low: 0,
	high: 0
};
/** One variant of a benchmark; the base has a row in every contrast, the fullest counts. */
function placeRung(benchmark, arm, rows, columns, axes) {
	const fullest = [...rows.own].sort((a, b) => b.estimate.n - a.estimate.n);
	const medianOf = (metric) => {
		const row = fullest.find((one) => one.metric === metric);
		return (rows.isBase ? row?.baseValue : row?.headValue) ?? null;
	};
	const values = Object.fromEntries(columns.map((metric) => [metric, medianOf(metric)]));
	const [memory, speed] = axes?.map(({ metric, sign }) => {
		const row = fullest.find((one) => one.metric === metric);
		if (row === void 0 || values[metric] === null) return null;
		return rows.isBase ? HERE : spotOf(row, sign);
	}) ?? [];
	return {
		rung: {
			benchmark,
			arm,
			values,
			standing: { word: columns.every((metric) => values[metric] === null) && fullest.some(isOutOfMemory) ? "out-of-memory" : "unknown" }
		},
		spots: memory && speed ? [memory, speed] : null
	};
}
function climb(ask, rows, nameOf) {
	const found = Object.keys(COLUMNS).flatMap((place) => {
		const metric = metricAt(place, rows);
		return metric === null ? [] : [{
			place,
			metric
		}];
	});
	const at = (place) => found.find((one) => one.place === place)?.metric;
	const memory = at("memory") ?? at("addressSpace");
	const speed = at("throughput") ?? at("latency") ?? at("cpu");
	if (found.length === 0) return null;
	const sign = (metric) => {
		return rows.find((row) => row.metric === metric)?.better === "higher" ? -1 : 1;
	};
	const axes = memory && speed ? [memory, speed] : null;
	const signed = axes?.map((metric) => ({
		metric,
		sign: sign(metric)
	}));
	const columns = found.map(({ metric }) => metric);
	const unitOf = (metric) => rows.find((row) => row.metric === metric)?.unit ?? "";
	const rungs = [...Map.groupBy(rows, ({ benchmark }) => benchmark)].flatMap(([name, mine]) => {
		const placed = ask.arms.map((arm, i) => {
			return placeRung(name, arm, {
				own: i === 0 ? mine : mine.filter((row) => row.contrast === ask.contrasts[i - 1]),
				isBase: i === 0
			}, columns, signed ?? null);
		});
		return placed.map((one) => {
			if (one.rung.standing.word === "out-of-memory") return one.rung;
			const others = placed.filter((other) => other !== one);
			return {
				...one.rung,
				standing: standingOf(one, others, nameOf)
			};
		});
	});
	return {
		base: ask.base,
		columns: columns.map((metric) => ({
			metric,
			unit: unitOf(metric)
		})),
		axes: axes === null ? null : {
			memory: axes[0],
			speed: axes[1]
		},
		rungs
	};
}
/** Every ladder of a report, in the order of its plan. */
function climbLadders({ plan, comparisons }) {
	const nameOf = (id) => plan.arms.find((arm) => arm.id === id)?.variant ?? id;
	return laddersOf(plan).flatMap((ask) => {
		return climb(ask, comparisons.filter(({ contrast, role }) => ask.contrasts.includes(contrast) && role !== "geomean"), nameOf) ?? [];
	});
}
// src/core/tell/ladder.ts
/** A ladder in words: memory against speed, one line a variant. */
function standingPhrase(standing) {
	switch (standing.word) {
		case "front": return ladder.front();
		case "dominated": return ladder.dominated(standing.by);
		case "behind": return ladder.behind(standing.by);
		case "out-of-memory": return ladder.outOfMemory();
		case "unknown": return ladder.unknown();
	}
}
const label = (metric) => [{ prose: metricFor(metric).label }];
function aboutOf({ axes }, base) {
	const where = ladder.about(base);
	if (axes === null) return [[...where, ...ladder.noLine()]];
	return [where, ladder.line(label(axes.memory), label(axes.speed), base)];
}
/** Memory and the rest; the axis that is compared leads its stack. */
function stacksOf({ columns, axes }) {
	const places = columns.map((_, i) => i);
	const isMemory = (i) => columns[i].unit === "B";
	const isAxis = (i) => columns[i].metric === axes?.memory || columns[i].metric === axes?.speed;
	const led = (found) => [...found.filter(isAxis), ...found.filter((i) => !isAxis(i))];
	return [led(places.filter(isMemory)), led(places.filter((i) => !isMemory(i)))];
}
function hasPlot({ axes, rungs }) {
	if (axes === null) return false;
	const placed = rungs.filter(({ values }) => [axes.memory, axes.speed].every((id) => values[id] != null));
	return [...Map.groupBy(placed, ({ benchmark }) => benchmark).values()].some(({ length }) => length > 1);
}
function viewLadders(report) {
	const { arms } = report.plan;
	const nameOf = (id) => arms.find((arm) => arm.id === id)?.variant ?? id;
	const ladders = climbLadders(report);
	const sideOf = ({ base }) => arms.find(({ id }) => id === base)?.side ?? null;
	return ladders.map((ladder$1) => ({
		title: ladder.title(ladders.length > 1 ? sideOf(ladder$1) : null),
		columns: ladder$1.columns.map(({ metric }) => label(metric)),
		stacks: stacksOf(ladder$1),
		isDrawn: hasPlot(ladder$1),
		lines: ladder$1.rungs.map(({ benchmark, arm, values, standing }) => ({
			benchmark,
			variant: nameOf(arm),
			cells: ladder$1.columns.map(({ metric, unit }) => values[metric] == null ? "–" : printValue(values[metric], printedUnit({
				metric,
				unit
			}))),
			standing: standingPhrase(standing)
		})),
		about: aboutOf(ladder$1, nameOf(ladder$1.base))
	}));
}
// src/core/tell/row-filter.ts
/** The rows of a report that a filter shows: what each has under the keys of the language. */
function keysOf({ units, targets }) {
	const scopes = [...scopeLabels(units ?? targets.map(({ unit }) => unit))].sort(([, a], [, b]) => b.length - a.length);
	const scopeOf = ({ benchmark }) => scopes.find(([, label]) => label === "" || benchmark.startsWith(`${label}.`));
	const nameOf = (row) => {
		const label = scopeOf(row)?.[1] ?? "";
		return label === "" ? row.benchmark : row.benchmark.slice(label.length + 1);
	};
	const unitsOf = ({ metric, unit }) => {
		const { label, printedAs = [] } = metricFor(metric);
		return [
			metric,
			label,
			unit,
			...printedAs
		];
	};
	return {
		plain: {
			".name": (row) => [nameOf(row).split("/")[0] ?? ""],
			".fullname": (row) => [nameOf(row), row.benchmark],
			".unit": unitsOf,
			metric: unitsOf,
			pkg: (row) => [...scopeOf(row) ?? []],
			contrast: ({ contrast }) => [contrast],
			verdict: ({ verdict }) => [verdict.word],
			role: ({ role }) => [role]
		},
		level: (name) => (row) => nameOf(row).split("/").flatMap((part) => part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : [])
	};
}
/** The rows of a plan's table that a text asks for; throws ConfigError with what is wrong. */
const readRowFilter = (text, plan) => readQuery(text, keysOf(plan));
// src/core/tell/view.ts
/**
* A Report as every format shows it: the verdict in words with the reader's duty, one table a
* contrast with what moved in front, footnotes, and the facts of the run. Words only, no markup.
*/
const MARK_ORDER = [
	"failed",
	"withheld",
	"worse",
	"differs",
	"oom",
	"better"
];
const ROLE_ORDER = [
	"gating",
	"control",
	"informational",
	"geomean"
];
function byWeight(a, b) {
	return MARK_ORDER.indexOf(a.mark) - MARK_ORDER.indexOf(b.mark) || ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) || (a.size === b.size ? 0 : b.size - a.size);
}
function isUnchanged({ comparison }) {
	return "reason" in comparison.verdict && comparison.verdict.reason === "identical-binary";
}
const NAMES_SHOWN = 8;
const UNITS_SHOWN = 3;
/** Names what is not run although binaries differ; null: there is none. */
function unreachedLine(unchanged) {
	const names = unchanged.filter(({ sha256 }) => sha256 === null).flatMap(({ benchmarks }) => benchmarks);
	if (names.length === 0) return null;
	const shown = names.map((name) => [{ name: name.replace(/^Benchmark_?(?=.)/, "") }]);
	return unreached(names.length, list(shown, NAMES_SHOWN));
}
function unchangedLine(entries, rows) {
	const unreached = unreachedLine(entries);
	const identical = identicalLine(entries.filter(({ sha256 }) => sha256 !== null), rows);
	if (unreached === null || identical === null) return unreached ?? identical;
	return [
		...identical,
		" ",
		...unreached
	];
}
function identicalLine(unchanged, rows) {
	const benchmarks = /* @__PURE__ */ new Set([...unchanged.flatMap((entry) => entry.benchmarks), ...rows.filter(isUnchanged).map((row) => row.comparison.benchmark)]);
	if (unchanged.length + benchmarks.size === 0) return null;
	const isControl = rows.some((row) => row.comparison.role === "control");
	const shown = [...new Set(unchanged.map(({ unit }) => unit))].map((name) => [{ name }]);
	return identical(benchmarks.size, isControl, list(shown, UNITS_SHOWN));
}
/**
* Level of the intervals of the rows that gate, else of most of them; a row with another says so.
* Null: there is no interval.
*/
function commonLevel(rows) {
	const gating = rows.filter(({ level, comparison: { role } }) => level !== null && role === "gating");
	const levels = (gating.length > 0 ? gating : rows).flatMap(({ level }) => level ?? []);
	const [most] = [...Map.groupBy(levels, (level) => level)].sort(([, a], [, b]) => b.length - a.length);
	return most === void 0 ? null : most[0];
}
/** The rows of one contrast, in their order. */
function contrastRows(report, id, comparisons) {
	const title = titleOf$1(report, id);
	const interactionUnder = title.isInteraction ? title.sides[1] : null;
	const hasGating = comparisons.some(({ role }) => role === "gating");
	const gating = new Set(gatingRows(comparisons, report.plan.suite.gate));
	const isAccepted = acceptedBy(report);
	return comparisons.map((row) => viewRow(row, {
		interactionUnder,
		hasGating,
		gates: gating.has(row),
		isAccepted: isAccepted(row)
	}));
}
function tableOf(report, id, comparisons, unchanged) {
	const title = titleOf$1(report, id);
	const all = contrastRows(report, id, comparisons);
	const { groups, rest } = groupRows(report, id, title, all.filter((row) => !isUnchanged(row)));
	const geomeans = rest.filter((row) => row.comparison.role === "geomean");
	const rows = rest.filter((row) => row.comparison.role !== "geomean");
	return {
		...title,
		news: capital(newsOf(rows, {
			rule: report.plan.suite.gate,
			isPassed: false,
			under: () => []
		})),
		moved: rows.filter((row) => MARK_ORDER.includes(row.mark)).sort(byWeight),
		unsure: rows.filter((row) => row.mark === "unsure"),
		same: rows.filter((row) => row.mark === "same"),
		geomeans,
		groups,
		unchanged: unchangedLine(unchanged, all)
	};
}
/** Tables in the plan's order, then those of contrasts that the plan does not know. */
function tablesOf(report) {
	const rows = Map.groupBy(report.comparisons, (row) => row.contrast);
	const unchanged = Map.groupBy(report.plan.unchanged, ({ contrast }) => contrast);
	const known = report.plan.contrasts.map(({ id }) => id);
	return [.../* @__PURE__ */ new Set([
		...known,
		...unchanged.keys(),
		...rows.keys()
	])].map((id) => tableOf(report, id, rows.get(id) ?? [], unchanged.get(id) ?? [])).filter((table) => table.unchanged !== null || rowsOf(table).length > 0);
}
/** Rows of a table in the order in which they are shown: what does not decide comes last. */
function rowsOf({ moved, geomeans, unsure, same, groups }) {
	const beside = besideOf([
		...moved,
		...unsure,
		...same
	]);
	const own = (rows) => rows.filter((row) => !beside.has(row));
	const explaining = groups.flatMap(({ rows }) => rows);
	return [
		...own(moved),
		...geomeans,
		...own(unsure),
		...own(same),
		...beside,
		...explaining
	];
}
const MESSAGES_PER_NOTE = 4;
/** Of the run's own notes; and of footnotes, whose rows bear the number themselves. */
const [PLACES_OF_RUN, PLACES_OF_ROWS] = [20, 4];
/** In one line: what a program said besides is in the report. */
const bare = ({ message }) => (message.includes("\n") ? reasonOf(message) : message).replace(/[.\s]+$/, "") || "no message was given";
/** A message with the places that it is about, unless it says the place itself. */
function messageOf(message, problems, shownPlaces) {
	const places = [...new Set(problems.flatMap(({ where }) => where ?? []))].filter((where) => !message.includes(where));
	if (places.length === 0) return message;
	const more = places.length - shownPlaces;
	return `${message} (${places.slice(0, shownPlaces).join("; ")}${more > 0 ? `; and ${more} more` : ""})`;
}
/** Problems of one code as one sentence; different messages follow each other, capped. */
function noteText(problems, shownPlaces) {
	const messages = [...Map.groupBy(problems, bare)].map(([message, of]) => messageOf(message, of, shownPlaces));
	const advice = [...new Set(problems.flatMap(({ next }) => next ?? []))].slice(0, 2);
	const more = messages.length - MESSAGES_PER_NOTE;
	const said = messages.slice(0, MESSAGES_PER_NOTE).flatMap((message, i) => [i === 0 ? "" : "; ", { prose: message }]);
	const next = advice.flatMap((text) => thenDo([{ prose: text }]));
	return [
		...said,
		more > 0 ? `; and ${more} more.` : ".",
		...next
	];
}
/** Footnotes: one a problem code, numbered in the order of the tables; then the run's own. */
function notesFor(report, rows) {
	const byCode = Map.groupBy(rows.flatMap((row) => row.problems), (problem) => problem.code);
	const numbers = new Map([...byCode.keys()].map((code, i) => [code, i + 1]));
	const ofRun = Map.groupBy(report.problems.filter(({ code }) => !report.acceptances || !ACCEPTANCE_CODES.includes(code)), (problem) => problem.code);
	return {
		notes: [...[...byCode].map(([code, problems]) => ({
			number: numbers.get(code) ?? null,
			text: noteText(problems, PLACES_OF_ROWS)
		})), ...[...ofRun.values()].map((problems) => ({
			number: null,
			text: noteText(problems, PLACES_OF_RUN)
		}))],
		notesOf: (row) => [...new Set(row.problems.flatMap(({ code }) => numbers.get(code) ?? []))]
	};
}
/** What of a report a filter shows, and the note that says so. */
function filtered(report, filter) {
	const isShown = readRowFilter(filter, report.plan);
	const { comparisons, problems } = report;
	const shown = comparisons.filter(isShown);
	const message = shownOf$1(shown.length, comparisons.length, filter);
	return {
		...report,
		comparisons: shown,
		problems: [...problems, {
			code: "filtered",
			message
		}]
	};
}
/** What the run was asked to show; null: all, also where a report calls something else a filter. */
const filterOf = ({ plan: { suite } }) => suite.filter === void 0 || explainQuery(suite.filter) !== null ? null : suite.filter;
/** The view that people see: by `filter`, or by what the run was asked to show. */
const shownView = (report, filter = null) => viewReport(report, filter ?? filterOf(report));
/** `filter`: the tables have no other rows (row-filter.ts); the headline is of all. */
function viewReport(report, filter = null) {
	if (filter !== null) {
		const { headline } = viewReport(report);
		return {
			...viewReport(filtered(report, filter)),
			headline
		};
	}
	const tables = tablesOf(report);
	const rows = tables.flatMap(rowsOf);
	return {
		headline: headlineOf(report, tables.flatMap(({ moved, unsure, same, geomeans }) => [...[
			...moved,
			...unsure,
			...same
		], ...geomeans])),
		ladders: viewLadders(report),
		drifts: viewDrifts(report, (id) => contrastRows(report, id, report.comparisons.filter(({ contrast }) => contrast === id))),
		tables,
		acceptances: viewAcceptances(report),
		...notesFor(report, rows),
		facts: factsOf(report)
	};
}
// src/core/tell/picture/picture-style.ts
/** What pictures share: colours in light and dark, lettering, the frame of an SVG. */
const LIGHT = ":root{--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--band:#818b981f;--range:#0969da33;--good:#0b7a4b;--bad:#c8321a;--warn:#8a5a00;--link:#0969da}";
const DARK = ":root{--ink:#e6edf3;--soft:#9aa4af;--line:#3d444d;--band:#9198a126;--range:#58a6ff3d;--good:#4ac27d;--bad:#ff7b66;--warn:#dba642;--link:#58a6ff}";
const SHARED = "text{font:12px system-ui,-apple-system,\"Segoe UI\",sans-serif;fill:var(--ink)}.soft{fill:var(--soft)}.name{font-family:ui-monospace,Menlo,Consolas,monospace}.number{font-weight:600;font-size:13px}.line{stroke:var(--line);fill:none}.zero{stroke:var(--soft)}.margin{fill:var(--band)}.range{fill:var(--range)}.good{fill:var(--good)}.bad{fill:var(--bad)}.warn{fill:var(--warn)}.plain{fill:var(--soft)}.curve{fill:none;stroke:var(--link);stroke-width:1.5}.point{fill:var(--link)}.change{stroke:var(--warn);stroke-dasharray:3 3}";
const STYLES = {
	light: LIGHT + SHARED,
	dark: DARK + SHARED,
	auto: `${LIGHT}@media(prefers-color-scheme:dark){${DARK}}${SHARED}`
};
/** The style of that scheme, for whoever has to allow it by name. */
const pictureStyle = (scheme) => STYLES[scheme];
/** A whole SVG: a picture with a name, and nothing that acts, links or loads. */
const svgText = ({ width, height, title, scheme }, body) => String(markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
 width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>
${scheme === null ? "" : markup`<style>${asIs(pictureStyle(scheme))}</style>
`}${body}</svg>
`);
/** Places have a tenth of a pixel: more is noise in the bytes. */
const px = (place) => Math.round(10 * place) / 10;
const EDGE = 8;
const HEAD = 36;
const ROW = 42;
const FOOT = 22;
const MIDDLE = 210;
const ARM = 202;
/** More would be a long strip to scroll past; the table has them all. */
const MOST_ROWS = 20;
/** Rows of the open table that have an interval to draw, most pressing first. */
const picturedRows = (found) => found === null ? [] : [...found.rows, ...found.split.means].filter(isDrawn);
/** Red is for what can fail the gate. */
function colourOf({ mark, gates }) {
	if (mark === "better") return "good";
	if (mark === "worse" || mark === "oom" || mark === "failed") return gates ? "bad" : "warn";
	return mark === "withheld" || mark === "differs" ? "warn" : "plain";
}
const alongOf = (pct, scale) => px(MIDDLE + ARM * shareAlong(pct, scale));
function bar(row, scale, y) {
	const { low, point, high } = row.change;
	const [from, at, to] = [
		low,
		point,
		high
	].map((pct) => alongOf(pct, scale));
	const margin = px(alongOf(row.comparison.marginPct, scale) - MIDDLE);
	const band = markup`<rect class="margin" x="${px(MIDDLE - margin)}" y="${y}"
 width="${px(2 * margin)}" height="14"/>`;
	const colour = colourOf(row);
	return markup`${row.comparison.marginPct > 0 ? band : ""}
<line class="zero" x1="${MIDDLE}" x2="${MIDDLE}" y1="${y - 2}" y2="${y + 16}"/>
<rect class="${colour}" opacity=".45" x="${from}" y="${y + 4}" width="${px(Math.max(1, to - from))}"
 height="6" rx="3"/><circle class="${colour}" cx="${at}" cy="${y + 7}" r="4"/>
`;
}
function rowMarkup(row, about, scale, nth) {
	const y = HEAD + nth * ROW;
	const { role, benchmark } = row.comparison;
	const name = role === "geomean" ? GEOMEAN : clean(benchmark, 120) || "(no name)";
	const said = `${row.delta} ${row.word}`;
	const room = 404 - 8 * said.length - EDGE;
	return markup`<svg x="${EDGE}" y="${y}" width="${Math.max(80, room)}" height="20"
 aria-hidden="true"><text y="14"
 class="name">${name}<tspan class="soft" dx="6">${about}</tspan></text></svg>
<text class="number ${colourOf(row)}" x="${412}" y="${y + 14}"
 text-anchor="end">${said}</text>
${bar(row, scale, y + 21)}`;
}
const tick = (text, x, anchor, y) => markup`<text class="soft" x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>
`;
/** The scale is not even, so that its ends are said. */
function axis({ endPct }, bottom) {
	const end = Number(endPct.toPrecision(2));
	const y = bottom + 15;
	return markup`${tick(`-${end} %`, EDGE, "start", y)}${tick("0", MIDDLE, "middle", y)}${tick(`+${end} %`, 412, "end", y)}`;
}
/** The text of report.svg; null: no row has an interval. */
function pictureText(report, scheme) {
	const found = mainTable(shownView(report));
	const all = picturedRows(found);
	if (found === null || all.length === 0) return null;
	const rows = all.slice(0, MOST_ROWS);
	const { table, placeOf } = found;
	const level = commonLevel(rows);
	const what = placeOf !== null ? CHANGE : plainText(versus(table.sides));
	const interval = level === null ? "" : `, ${intervalAt(printLevel(level))}`;
	const scale = scaleOf(rows);
	const bottom = HEAD + rows.length * ROW;
	const more = all.length - rows.length;
	const height = bottom + FOOT + (more > 0 ? 18 : 0);
	const aboutOf = (row) => {
		const place = placeOf?.(row) ?? null;
		return [row.metric, ...place === null ? [] : [plainText(place)]].join(" · ");
	};
	const title = `${clean(what, 120)}${interval}`;
	return svgText({
		width: 420,
		height,
		title,
		scheme
	}, [
		markup`<svg x="${EDGE}" y="6" width="${404}" height="20"
 aria-hidden="true"><text y="13" class="soft">${title}</text></svg>
`,
		axis(scale, bottom),
		...rows.map((row, nth) => rowMarkup(row, clean(aboutOf(row), 120), scale, nth)),
		...more > 0 ? [tick(undrawnRows(more), MIDDLE, "middle", height - 6)] : []
	]);
}
// src/core/tell/picture/picture-tag.ts
/** What shows the picture of a report inside Markdown. */
/** `text`: what stands for it where it cannot be seen, safe likewise. */
const pictureTag = ({ light, dark }, text) => [
	"<picture>",
	`<source media="(prefers-color-scheme: dark)" srcset="${dark}">`,
	`<img alt="${text}" src="${light}" width="420">`,
	"</picture>"
].join("\n");
// src/core/tell/markdown/facts.ts
/** The folded half of a report in Markdown: facts of the run, how each row was judged, details. */
const facts = (list) => list.map(({ label, value }) => `- ${inline(label)}: ${inline(value)}`).join("\n");
function buildTable({ builds }, hashShown) {
	const rows = builds.map((build) => [
		code(build.arm),
		code(build.unit),
		code(build.sha256.slice(0, hashShown)),
		code(build.toolchain),
		Object.entries(build.settings).map(([key, value]) => code(`${key}=${value}`)).join(" ")
	]);
	return table(BUILD_COLUMNS.map((title) => ({
		title,
		align: "left"
	})), rows);
}
/** What was compared, where and how, in one fold; and how to read all of it in another. */
function factParts(run, legend, hashShown) {
	const builds = run.builds.length === 0 ? [] : [buildTable(run, hashShown)];
	return [{
		name: "facts of the run",
		keep: 70,
		lines: [
			[
				`**${COMPARED}**`,
				facts(run.compared),
				...builds
			],
			...run.machines.map((machine) => [`**${WHERE}**`, facts(machine)]),
			[
				`**${THE_RUN}**`,
				facts(run.run),
				TO_REPEAT,
				codeBlock(run.command, "sh")
			]
		].flat().flatMap((line) => [line, ""]),
		around: (body) => fold(FACTS, body.trimEnd())
	}, {
		name: "how to read this",
		keep: 30,
		lines: [[legend, ...run.method].map(inline).join("\n\n")],
		around: (body) => fold(HOW_TO_READ, body)
	}];
}
/** Columns that say the same in every row are said once above the table. */
function explanationPart(view) {
	const explained = view.tables.flatMap((one) => rowsOf(one).map((row) => ({
		place: one.short,
		row,
		facts: explainRow(row)
	})));
	const [first] = explained;
	if (first === void 0) return [];
	const isShared = first.facts.map(([, value], i) => explained.every((row) => row.facts[i]?.[1] === value));
	const shared = first.facts.filter((_, i) => isShared[i]);
	const own = (row) => row.facts.filter((_, i) => !isShared[i]);
	const columns = [
		...view.tables.length > 1 ? ["contrast"] : [],
		"benchmark",
		"metric",
		...own(first).map(([label]) => label)
	].map((title) => ({
		title,
		align: "left"
	}));
	const same = shared.map(([label, value]) => inline([`${label} `, { prose: value }])).join("; ");
	const namesOf = ({ place, row: { comparison, metric } }) => [
		...view.tables.length > 1 ? [inline(place)] : [],
		codeCell(comparison.benchmark),
		inline([{ prose: metric }])
	];
	const lines = linesOf(explained, (row) => tableRow([...namesOf(row), ...own(row).map(([, value]) => inline([{ prose: value }]))]));
	const intro = same === "" ? "" : `${inEveryRow(same)}\n\n`;
	const around = (rows) => fold(HOW_JUDGED, `${intro}${table(columns, [])}\n${rows}`);
	return [{
		name: "how each row was judged",
		keep: 10,
		lines,
		around
	}];
}
function machinesPart(view) {
	const all = view.tables.flatMap(rowsOf).flatMap((row) => row.comparison.explanation.machines.map((own) => ({
		row,
		own
	})));
	if (all.length === 0) return [];
	const lines = linesOf(all, ({ row: { comparison, metric }, own: { machine, n, point } }) => tableRow([
		codeCell(comparison.benchmark),
		inline([{ prose: metric }]),
		code(machine),
		String(n),
		printDelta(percentOfLn(point))
	]));
	const columns = [
		"benchmark",
		"metric",
		"machine",
		"pairs",
		"delta"
	].map((title) => ({
		title,
		align: "left"
	}));
	const around = (rows) => fold(EACH_MACHINE, `${table(columns, [])}\n${rows}`);
	return [{
		name: "each machine by itself",
		keep: 20,
		lines,
		around
	}];
}
const TRIALS_SHOWN = 10;
function trialText({ trial, status, exitCode, signal, outputs }) {
	const end = signal ?? (exitCode === null ? "" : `exit ${exitCode}`);
	const title = inline([
		{ name: trial.target },
		" on ",
		{ name: trial.arm },
		`, round ${trial.round + 1}: ${status}${end === "" ? "" : ", "}`,
		{ prose: end }
	]);
	const blocks = Object.entries(outputs).filter(([, text]) => text.trim() !== "").map(([name, text]) => `${lastLinesTitle(code(name))}\n\n${codeBlock(text.slice(-2e3))}`);
	return [`**${title}**`, ...blocks].join("\n\n");
}
/** Trials that gave no numbers, with the tail of what they said. */
function trialsPart(report) {
	const failed = (report.records ?? []).filter(({ status }) => status !== "ok" && status !== "stopped");
	if (failed.length === 0) return [];
	const more = failed.length - TRIALS_SHOWN;
	const lines = failed.slice(0, TRIALS_SHOWN).map((record) => `${trialText(record)}\n`);
	if (more > 0) lines.push(andMore(more));
	const around = (body) => fold(withoutNumbers(failed.length), body.trimEnd());
	return [{
		name: "trials without numbers",
		keep: 25,
		lines,
		around
	}];
}
/** How every row was judged; for the summary also machines one by one, and failed trials. */
function detailParts(report, view, isFull) {
	return [...isFull ? [...trialsPart(report), ...machinesPart(view)] : [], ...explanationPart(view)];
}
// src/core/tell/markdown/groups.ts
/** Under a table in Markdown: one fold a benchmark, its title says where the CPU time went. */
function titleOf({ benchmark, attribution, rows, histogram }) {
	const name = benchmark === null ? ALL_MEANS : code(benchmark);
	const what = rows.length > 0 ? moreMetrics(rows) : histogram.length > 0 ? LATENCIES$1 : "";
	return `${name}: ${attribution === null ? what : inline(attribution).replaceAll(" %", "\xA0%")}`;
}
function partsOf(group, tableOf) {
	const table = group.rows.length === 0 ? null : tableOf(group.rows);
	const said = group.attribution !== null && group.rows.length > 0 ? `${moreMetrics(group.rows)}.\n\n` : "";
	const histogram = group.histogram.length === 0 ? "" : `${POOLED}\n\n${codeBlock(group.histogram.join("\n"))}`;
	return {
		name: "rows under the benchmarks",
		keep: 35,
		lines: table?.lines ?? [],
		around: (lines) => {
			const body = [table === null ? "" : `${said}${table.around?.(lines) ?? lines}`, histogram].filter((piece) => piece !== "").join("\n\n");
			return body === "" ? `- ${titleOf(group)}` : fold(titleOf(group), body);
		}
	};
}
/** A part of its own: it is long, and the rows are worth more. */
function collectionParts({ benchmark, collections }) {
	if (collections.length === 0 || benchmark === null) return [];
	return [{
		name: "collections",
		keep: 20,
		lines: [fold(collectionsTitle(code(benchmark)), codeBlock(collections.join("\n")))]
	}];
}
/** `tableOf` makes the table of some rows, as the rest of the report has it. */
const groupParts = ({ groups }, tableOf) => groups.flatMap((group) => [partsOf(group, tableOf), ...collectionParts(group)]);
// src/core/tell/markdown/profiles.ts
/** Rows of a table; where nothing moved, a comment shows no more than a few. */
const SHOWN = {
	comment: {
		moved: 8,
		other: 2
	},
	summary: {
		moved: 20,
		other: 20
	}
};
const narrow = (text) => text.replaceAll(" ", "\xA0");
function deltaCell$1({ point, interval, isBeyondNoise }) {
	const text = narrow(point);
	return `${isBeyondNoise ? `**${text}**` : text} ${narrow(interval)}`;
}
function cellsOf(row) {
	const below = [...row.baseName === null ? [] : [onBase(codeCell(row.baseName))], ...row.words === null ? [] : [row.words]];
	const name = `${codeCell(row.name)}${below.map((text) => `<br><sub>${text}</sub>`).join("")}`;
	const { amount, amountDelta, shareDelta, samples } = row;
	return [
		...[
			name,
			narrow(row.share),
			...shareDelta === null ? [] : [deltaCell$1(shareDelta)]
		],
		...amount === null || amountDelta === null ? [] : [narrow(amount), deltaCell$1(amountDelta)],
		...samples === null ? [] : [samples]
	];
}
function functionTable(title, rows, view) {
	const [first] = rows;
	if (first === void 0) return "";
	const level = intervalAt(printLevel(view.level));
	const difference = differenceAt(level);
	return table([
		...[
			title,
			shareOf$2(view.words.whole),
			...first.shareDelta === null ? [] : [difference]
		],
		...first.amount === null ? [] : [view.words.amount, difference],
		...first.samples === null ? [] : [SAMPLES]
	].map((text, i) => ({
		title: text,
		align: i ? "right" : "left"
	})), rows.map(cellsOf));
}
/** No intervals: a stack has few samples, and these were chosen for their difference. */
function stackTable(stacks, { whole }, counted) {
	if (stacks.length === 0) return "";
	return table([
		WHOLE_STACKS,
		shareOf$2(whole),
		counted
	].map((text, i) => ({
		title: text,
		align: i ? "right" : "left"
	})), stacks.map(({ functions, share, samples }) => [functions.map((name) => codeCell(name)).join(" › "), ...[narrow(share), samples]]));
}
/** What the last column of stacks has: samples, or all that the runs together had. */
const countedIn = ({ flat: [first] }) => first === void 0 || first.samples !== null ? SAMPLES : IN_ALL_RUNS;
function shownOf(rows, extent) {
	const { moved, other } = SHOWN[extent];
	return [...rows.filter((row) => row.isBeyondNoise).slice(0, moved), ...rows.filter((row) => !row.isBeyondNoise).slice(0, other)];
}
function targetPart(view, extent) {
	const lines = [
		inline(view.basis),
		functionTable(OWN_CODE, shownOf(view.flat, extent), view),
		functionTable(WITH_CALLS, shownOf(view.cum, extent), view),
		extent === "summary" ? stackTable(view.stacks, view.words, countedIn(view)) : "",
		PROFILE_LEGEND
	].filter((text) => text !== "");
	const title = inline(profileOf$2(view.words.title, view.name, view.gist));
	const around = (body) => fold(title, body);
	return {
		name: "profiles",
		keep: 35,
		lines: [lines.join("\n\n")],
		around
	};
}
/** Profiles of the report, and why there are none where some were asked for. */
function profileParts(report, extent) {
	const view = viewProfiles(report);
	if (view === null) return [];
	const problems = view.problems.map(({ message, where, next }) => {
		const at = where === void 0 ? "" : ` (${prose(where)})`;
		return `- ${prose(message)}${at}${next === void 0 ? "" : `. ${NEXT}: ${prose(next)}`}`;
	});
	const around = (body) => `**${NOT_PROFILED}**\n\n${body}`;
	return [...view.targets.map((target) => targetPart(target, extent)), ...problems.length === 0 ? [] : [{
		name: "what was not profiled",
		keep: 33,
		lines: problems,
		around
	}]];
}
// src/core/tell/markdown/rows.ts
/** Rows as a table of two columns, narrow enough for a phone: how much, then of what. */
/** A number with its unit breaks no line. */
const value = (printed) => printed.replaceAll(" ", "\xA0");
const small$1 = (text) => `<sub>${text}</sub>`;
/** Longest name of a metric in a table. */
const METRIC_CAP = 32;
const MOVED = [
	"worse",
	"better",
	"differs"
];
/** `✅ **-20.9 %**`, and the interval below. */
function deltaCell(row, level) {
	const hasNumber = row.delta !== "–";
	const text = hasNumber ? value(row.delta) : row.word;
	const shown = MOVED.includes(row.mark) || !hasNumber ? `**${text}**` : text;
	const own = row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
	const interval = row.interval?.replace(/^\[(.*), (.*)\]$/, "$1 to $2");
	const below = interval === void 0 ? "" : `<br>${small$1(value(`${interval}${own}`))}`;
	return `${iconOf(row)}\u00a0${shown}${below}`;
}
/** `time/op · 18.61 → 14.72 ms · faster`, with what must be said besides. */
function aboutRow(row, { view, placeOf, table: { isInteraction } }) {
	const notes = view.notesOf(row);
	const marks = notes.length === 0 ? "" : `<sup>${notes.join(", ")}</sup>`;
	const place = placeOf?.(row) ?? null;
	const values = value(valuesText(row)).replace(/\u00a0(→)\u00a0/, " $1 ");
	const word = row.delta === "–" ? [] : [row.word];
	const detail = row.detail === null ? [] : [inline(row.detail)];
	const said = [...word, ...detail].join(row.mark === "unsure" ? ": " : ", ");
	return [
		place === null ? "" : inline(place),
		prose(row.metric, METRIC_CAP),
		isInteraction && values !== "" ? `${EFFECT} ${values}` : values,
		said
	].filter((text) => text !== "").join(" · ") + marks;
}
function benchmarkCell(row, shared) {
	const { role, benchmark } = row.comparison;
	const name = role === "geomean" ? `**${GEOMEAN}**` : codeCell(benchmark);
	const strip = shared.hasStrips ? stripOf(row, shared.scale) : null;
	return [
		...shared.isNameless ? [] : [name],
		small$1(aboutRow(row, shared)),
		...strip === null ? [] : [code(strip)]
	].join("<br>");
}
function columnsOf({ table: { sides, isInteraction }, level, placeOf }) {
	const interval = level === null ? "" : `<br>${small$1(value(intervalAt(printLevel(level))))}`;
	const own = isInteraction ? DIFFERENCE : inline(versus(sides));
	return [{
		title: `${placeOf === null ? own : CHANGE}${interval}`,
		align: "left"
	}, {
		title: BENCHMARK,
		align: "left"
	}];
}
/** A fold with more rows has none: nobody looks at 200, and a comment has a limit. */
const STRIPS_FOLDED = 24;
/** A table that can be cut from its last row up. */
function rowsPart(view, tableView, shown) {
	const { first, last = [], name, keep, title } = shown;
	const rows = [...first, ...last];
	const level = commonLevel(rows);
	const shared = {
		view,
		table: tableView,
		level,
		scale: scaleOf(rows),
		placeOf: shown.placeOf ?? null,
		isNameless: shown.isNameless ?? false,
		hasStrips: title === void 0 ? shown.hasStrips !== false : rows.length <= STRIPS_FOLDED
	};
	const line = (row) => tableRow([deltaCell(row, level), benchmarkCell(row, shared)]);
	const columns = columnsOf(shared);
	const tail = last.map(line);
	return {
		name,
		keep,
		lines: linesOf(first, line),
		around: (lines) => {
			const body = [
				table(columns, []),
				lines,
				...tail
			].filter((piece) => piece !== "").join("\n");
			return title === void 0 ? body : fold(title, body);
		}
	};
}
// src/core/tell/markdown/tables.ts
/** What stands by itself in Markdown: memory against speed, and rows that were accepted. */
const unbroken$1 = (printed) => printed.replaceAll(" ", "\xA0");
const small = (text) => `<sub>${text}</sub>`;
/** The first of a stack, the others small below it. */
const stacked = ([first = "", ...more]) => [first, ...more.map(small)].map(unbroken$1).join("<br>");
/** Three columns, however many numbers there are, so that it fits a phone. */
function ladderParts({ title, columns, stacks, lines, about }) {
	const isSeveral = new Set(lines.map(({ benchmark }) => benchmark)).size > 1;
	const used = stacks.filter((stack) => stack.length > 0);
	const rows = lines.map(({ benchmark, variant, cells, standing }) => {
		const name = [...isSeveral ? [codeCell(benchmark)] : [], codeCell(variant)];
		const numbers = used.map((stack) => stacked(stack.map((i) => cells[i])));
		return tableRow([`${name.join("<br>")}<br>${small(inline(standing))}`, ...numbers]);
	});
	const names = used.map((stack) => {
		return {
			title: stacked(stack.map((i) => inline(columns[i]))),
			align: "right"
		};
	});
	const head = table([{
		title: VARIANT,
		align: "left"
	}, ...names], []);
	const legend = small(about.map(inline).join(" "));
	const heading = `**${inline(capital(title))}**`;
	const around = (shown) => `${heading}\n\n${head}\n${shown}\n\n${legend}`;
	return [{
		name: "memory against speed",
		keep: 85,
		lines: rows,
		around
	}];
}
/** `v1.2: **+5.1 %** slower`, the interval small beside it. */
function driftCell(ref, cell) {
	if (cell === null || typeof cell === "string") return `${codeCell(ref)} ${cell ?? "–"}`;
	const interval = cell.interval === null ? "" : ` ${small(unbroken$1(cell.interval))}`;
	const delta = !["same", "unsure"].includes(cell.mark) ? `**${unbroken$1(cell.delta)}**` : unbroken$1(cell.delta);
	return `${codeCell(ref)} ${iconOf(cell)} ${delta}${interval}`;
}
/** Two columns, a line a ref, so that it fits a phone however many there are. */
function driftParts({ title, refs, lines, about }) {
	const [first = "", ...others] = refs;
	const rows = lines.map(({ benchmark, metric, base, cells }) => {
		const under = base === "" ? "" : `<br>${small(`${prose(metric)} · ${unbroken$1(base)}`)}`;
		const found = cells.map((cell, i) => driftCell(others[i] ?? "", cell));
		return tableRow([`${codeCell(benchmark)}${under}`, found.join("<br>")]);
	});
	const columns = [{
		title: inline([{ name: first }]),
		align: "left"
	}, {
		title: AGAINST_IT,
		align: "left"
	}];
	const heading = `**${inline(capital(title))}**`;
	const around = (shown) => `${heading}\n\n${table(columns, [])}\n${shown}\n\n${small(inline(about))}`;
	return [{
		name: "refs beside each other",
		keep: 86,
		lines: rows,
		around
	}];
}
const STATE_ICONS = {
	"in force": "🤝",
	lapsed: "⌛",
	"no such row": "❓"
};
function acceptanceLine({ row, state, by, at, sha, reason, next }) {
	const day = inline([{ prose: at.slice(0, 10) }]).replaceAll("-", "‑");
	const who = inline([{ prose: by }]);
	const head = code(shortSha(sha));
	const advice = next === null ? "" : ` ${small(inline(capital(next)))}`;
	return `- ${`${STATE_ICONS[state]} ${codeCell(row)}: ${state}, by ${who} on ${day} for ${head}`}: ${inline([{ prose: reason }])}.${advice}`;
}
/** Who accepted which row, when and why, and whether that holds for this head. */
function acceptanceParts({ acceptances }) {
	if (acceptances.length === 0) return [];
	const around = (lines) => `**${ACCEPTED_ROWS}**\n\n${lines}`;
	return [{
		name: "accepted rows",
		keep: 75,
		lines: acceptances.map(acceptanceLine),
		around
	}];
}
// src/core/tell/markdown/text.ts
/**
* The tables as plain text in the manner of benchstat, which Go developers know how to read and
* paste into commit messages. The numbers are the report's own: paired, adjusted for the table.
*/
/** `(p=0.009 n=12)`: chance of the whole table, and rounds. */
function standing({ comparison, rounds }) {
	const p = comparison.explanation.pAdjusted;
	return `(${p === null ? "" : `${printP(p)} `}n=${rounds})`;
}
/** `~`, as in benchstat: no change was shown. */
function change({ mark, word, delta }) {
	if (mark === "failed" || mark === "withheld" || mark === "oom") return word;
	return mark === "unsure" || mark === "same" ? "~" : delta;
}
/** Rows whose columns are aligned with each other: more fit no comment. */
const ALIGNED = 1e3;
/** One metric of a contrast: a head line, then a line a row. */
function* blockLines({ sides, isInteraction }, rows) {
	const [base, head] = sides.map((side) => clean(plainText(side), 120));
	const titles = [
		clean(rows[0]?.metric ?? "", 120),
		base,
		head,
		isInteraction ? "difference" : "change",
		""
	];
	for (let from = 0; from < rows.length; from += ALIGNED) {
		const lines = rows.slice(from, from + ALIGNED).map((row) => [
			cleanName(row.comparison.benchmark, 120),
			row.base,
			row.head,
			change(row),
			standing(row)
		]);
		const all = from === 0 ? [titles, ...lines] : lines;
		yield* alignRows(all, [
			"left",
			"right",
			"right",
			"right",
			"left"
		]);
	}
}
function* tableLines(table, isOnly) {
	const byMetric = Map.groupBy(rowsOf(table), ({ comparison }) => metricFor(comparison.metric).id);
	if (!isOnly) yield `# ${clean(plainText(table.title), 240)}`;
	for (const rows of byMetric.values()) {
		yield* blockLines(table, rows);
		yield "";
	}
}
/** Folded, and the first thing to be cut: it says nothing that is not in the tables. */
function textPart({ tables }) {
	const isOnly = tables.length === 1;
	if (!tables.some((table) => !isOnly || rowsOf(table).length > 0)) return [];
	const lines = { *[Symbol.iterator]() {
		for (const table of tables) yield* tableLines(table, isOnly);
	} };
	const around = (text) => fold(AS_TEXT, `${LIKE_BENCHSTAT}\n\n${codeBlock(text)}`);
	return [{
		name: "the same as text",
		keep: 5,
		lines,
		around
	}];
}
// src/core/tell/markdown/markdown.ts
/** Folds under the rows that are open: what did not move, what does not decide, what explains. */
function restOf(view, table, { folded, others }) {
	const pieces = [];
	if (folded.length > 0) {
		const title = unbroken(inline(foldedRows(folded)));
		pieces.push(rowsPart(view, table, {
			first: folded,
			name: "folded rows",
			keep: 40,
			title
		}));
	}
	const groups = groupParts(table, (rows) => rowsPart(view, table, {
		first: rows,
		name: "",
		keep: 0,
		isNameless: true
	}));
	if (others.length > 0) {
		const title = inline(otherMetrics(others));
		pieces.push(rowsPart(view, table, {
			first: others,
			name: "rows that do not gate",
			keep: 38,
			title
		}));
	}
	const explained$1 = table.groups.filter(({ benchmark }) => benchmark !== null).length;
	if (groups.length > 1) {
		const around = (body) => fold(explained(explained$1), body);
		pieces.push({
			around,
			parts: groups
		});
	} else pieces.push(...groups);
	if (table.unchanged !== null) pieces.push({
		name: "unchanged code",
		keep: 70,
		lines: [inline(table.unchanged)]
	});
	return pieces;
}
/** Another contrast, in one fold: its title says what happened in it. */
function foldedTable(view, table, taken) {
	const parts = split(table);
	const rest = restOf(view, table, parts);
	const open = parts.open.filter((row) => !taken.has(row));
	const shown = {
		first: open,
		last: parts.means,
		name: "rows of other contrasts",
		keep: 60
	};
	const intro = table.isInteraction ? [{
		name: "headings",
		keep: 62,
		lines: [inline(table.title)]
	}] : [];
	const rows = open.length + parts.means.length > 0 ? [rowsPart(view, table, shown)] : [];
	const pieces = [
		...intro,
		...rows,
		...rest
	];
	const title = unbroken(inline(otherContrast(table, gates(table))));
	return pieces.length === 0 ? [] : [{
		around: (body) => fold(title, body),
		parts: pieces
	}];
}
/** The open table, and the folds. `hasStrips`: no picture shows its intervals. */
function tableParts(view, found, hasStrips) {
	if (found === null) return {
		main: [],
		folds: []
	};
	const { table: first, rows, taken, split: own, placeOf } = found;
	const shown = {
		first: rows,
		last: own.means,
		name: "rows that moved",
		keep: 80,
		placeOf
	};
	const title = view.tables.length > 1 && placeOf === null ? [{
		name: "headings",
		keep: 90,
		lines: [`**${inline(capital(first.place))}**`]
	}] : [];
	const main = rows.length + own.means.length === 0 ? [] : [...title, rowsPart(view, first, {
		...shown,
		hasStrips
	})];
	const others = view.tables.filter((table) => table !== first);
	return {
		main,
		folds: [...restOf(view, first, own), ...others.flatMap((table) => foldedTable(view, table, taken))]
	};
}
function pictureParts(found, links) {
	const drawn = picturedRows(found).length;
	if (drawn === 0) return [];
	return [{
		name: null,
		keep: 88,
		lines: [pictureTag(links, pictureOf(drawn))]
	}];
}
/** A number and its percent sign stay in one line. */
const unbroken = (text) => text.replaceAll(" %", "\xA0%");
const NOTES_OPEN = 6;
function notesPart({ notes: notes$1 }) {
	if (notes$1.length === 0) return [];
	const lines = notes$1.map(({ number: mark, text: phrase }) => mark === null ? `- ${inline(phrase)}` : `- <sup>${mark}</sup> ${inline(phrase)}`);
	const isOpen = notes$1.length <= NOTES_OPEN;
	const around = (body) => isOpen ? `**${NOTES}**\n\n${body}` : fold(notes(notes$1.length), body);
	return [{
		name: "notes",
		keep: 50,
		lines,
		around
	}];
}
function headParts({ headline }) {
	const { mood, news } = headline;
	const duty = unbroken(inline(headline.duty));
	const first = heading(3, `${MOOD_ICONS[mood]} ${unbroken(inline(news))}`);
	return [{
		name: null,
		keep: 100,
		lines: duty === "" ? [first] : [
			first,
			"",
			duty
		]
	}];
}
/**
* The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end.
* `view`: the report's own, where there is one already. `picture`: where its picture can be had,
* which then takes the place of the strips in the open table.
*/
function reportMarkdown(report, extent, limitBytes, view = shownView(report), picture = null) {
	const isFull = extent === "summary";
	const found = mainTable(view);
	const pictured = picture === null ? [] : pictureParts(found, picture);
	const { main, folds } = tableParts(view, found, pictured.length === 0);
	return `${fit([
		...headParts(view),
		...view.drifts.flatMap(driftParts),
		...pictured,
		...main,
		...notesPart(view),
		...view.ladders.flatMap(ladderParts),
		...acceptanceParts(view),
		...folds,
		...profileParts(report, extent),
		{
			around: (body) => fold(DETAILS, body),
			parts: [
				...detailParts(report, view, isFull),
				...textPart(view),
				...factParts(view.facts, legend(), isFull ? 64 : 12)
			]
		},
		{
			name: "the run in one line",
			keep: 85,
			lines: [`<sub>${inline(view.facts.line)}</sub>`]
		}
	], limitBytes - 1, WHOLE[extent])}\n`;
}
/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 6e4;
/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
function markdownText(report, limitBytes = COMMENT_LIMIT_BYTES, view, picture = null) {
	return reportMarkdown(report, "comment", limitBytes, view, picture);
}
// src/core/suite/contrasts.ts
/** The contrasts of a suite as they are written. */
const side = _enum(["base", "head"]).prefault("head").describe("Which of base and head both of them are built from.");
const variantName = (what) => name.describe(`Variant that ${what}.`);
const KINDS = "variants, benchmarks or interaction";
const benchmarks = closed({
	base: pattern.describe("Benchmarks to compare with: a regular expression on names, without `Benchmark`."),
	head: text.describe("Their counterparts: the name with the match replaced by this (`$1`: the first group)."),
	ref: side
}).superRefine(({ base, head }, context) => {
	if (explainPattern(base) !== null) return;
	const { groups } = patternOf$1(base);
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
	return NEVER$1;
});
/** What is compared with what. */
const contrastList = oneOrMore(contrast, "refs, aa, or a map of one contrast").refine((asks) => asks.length > 0, "needs at least one contrast").prefault("refs").describe("What is compared with what. `refs`: base against head under every variant. `aa`: beside others, the first arm against itself, the same binary in processes and a data folder of its own, as a control that must not move. Without the key: `refs`.");
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
// src/core/suite/bot.ts
/** The key `bot` of a suite file: what the service does in this repository, read from the base. */
const suites = oneOrMore(name, "the name of a suite");
const budget = closed({
	jobs: whole$1(1, 1e4).prefault(100).describe("Jobs of the repository in 24 hours."),
	minutes: whole$1(1, 1e5).prefault(1200).describe("Minutes of workflow runs of the repository in 24 hours."),
	"user-jobs": whole$1(1, 1e4).prefault(30).describe("Jobs that one person asks for in 24 hours."),
	"user-minutes": whole$1(1, 1e5).prefault(480).describe("Minutes of the runs that one person asked for in 24 hours.")
});
const WORKFLOW_ERROR = "expected the name of a file in .github/workflows, such as gcbench.yml";
const botBlock = closed({
	workflow: string({ error: WORKFLOW_ERROR }).regex(/^[\w][\w.-]{0,99}\.ya?ml$/, WORKFLOW_ERROR).optional().describe("File in `.github/workflows` of the default branch that is dispatched for a job. Without it: as the service is set up."),
	"on-push": suites.prefault([]).describe("Suites that run whenever a pull request is opened or pushed to."),
	"on-demand": suites.prefault([]).describe("Suites whose check is there from the start and waits, queued, until somebody with write access says `/bench`."),
	"merge-queue": suites.optional().describe("Suites that run for a merge group. Without it: those of the two keys above."),
	"on-doubt": name.optional().describe("Suite that runs by itself where one of `on-push` regressed or could not decide, on fresh rounds and judged alone."),
	"on-main": suites.prefault([]).describe("Suites that run for each merge into the default branch, against what was measured there last. Of several merges at once only the newest is measured."),
	"main-skips": oneOrMore(pattern, "a pattern of paths").prefault([
		"\\.md$",
		"^docs/",
		"^LICENSE"
	]).describe("Patterns of files: a merge that changes no others is not measured by itself, and is part of what the next one measures."),
	nightly: suites.prefault([]).describe("Suites that compare, each night, the default branch with where it was the night before, which checks what the merges in between say. Where nothing was merged, nothing runs."),
	"on-release": suites.prefault([]).describe("Suites that compare a published release with the highest version before it."),
	alert: _enum([
		"issue",
		"pull",
		"none"
	]).prefault("issue").describe("Where it is told that the default branch got worse, after a fresh run of the suspect merges has confirmed it: `issue` opens one, `pull` comments on the pull request that was merged."),
	forks: _enum(["ask", "run"]).prefault("ask").describe("`ask`: what a fork pushes waits for `/bench` with its hash. `run`: it runs like any other."),
	strangers: _enum(["answer", "silent"]).prefault("answer").describe("Whether people without write access are told that they may not, or nothing."),
	comment: flag.prefault(true).describe("Whether results of `on-push` are told in a comment, too, not in the check alone."),
	parallel: whole$1(1, 100).prefault(2).describe("Runs of this repository at a time; the others wait for their turn."),
	patience: duration.optional().describe("Time in which a run must have answered; after that the job is called lost. Without it: as the service is set up."),
	budget: budget.prefault({}).describe("What may be spent; what is over it is refused.")
});
/** Where the file says nothing of the service. */
const defaultBotRules = () => botBlock.parse({});
const SUITE_KEYS = [...[
	"on-push",
	"on-demand",
	"merge-queue",
	"on-main",
	"nightly",
	"on-release"
]];
/** Every suite that the block names, with the keys that lead there. */
const suitesNamed = (rules) => [...SUITE_KEYS.flatMap((key) => (rules[key] ?? []).map((one, index) => ({
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
// src/core/suite/metric-names.ts
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
// src/core/suite/variants.ts
/** The variants of a suite as they are written. */
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
const goVersion = text.transform((version) => version.replace(/^(?=\d)/, "go")).refine((version) => /^go1\.(?:\d+(?:\.\d+|(?:rc|beta)\d+)|1?\d|20)(?:-[\w.]+)?$/.test(version), "expected a Go release in full, such as 1.25.3 or 1.26rc1").meta({ title: "Go version" });
/** What a suite file can say about a variant; without its name. */
const variantBody = closed({
	"build-env": environment(RUN_ONLY, "this variable acts on the running program: it belongs in env").prefault({}).describe("Environment of the build, e.g. `GOEXPERIMENT: nogreenteagc`."),
	env: environment(BUILD_ONLY, "this variable acts on the build: it belongs in build-env").prefault({}).describe("Environment of the running benchmark, e.g. `GOGC: 50`, `GOMEMLIMIT: 1GiB`."),
	go: goVersion.optional().describe("Go toolchain, fetched by the go command when it is not there; releases before 1.21 have to be there, as golang.org/dl, actions/setup-go or Debian put them. Without it: the one on PATH."),
	"build-flags": oneOrMore(text, "a flag of the build").prefault([]).describe("Further flags of the build, e.g. `-gcflags=-l`."),
	args: oneOrMore(text, "an argument").prefault([]).describe("Further arguments of the running benchmark."),
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
// src/core/suite/schema.ts
/** The keys of a suite file: what each may hold, and what it is without. */
const gitRef = text.pipe(ref).meta({ title: "git ref" });
const folder = closed({ folder: text.refine((path) => path !== "", "expected the path of a folder").refine(({ length }) => length <= MOST$1.sourceCharacters, `expected at most ${MOST$1.sourceCharacters} characters`).describe("Path of a folder that is taken as it stands, without git.") });
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
const MOST_ROUNDS = MOST$1.rounds;
const roundsAsk = union([whole$1(1, MOST_ROUNDS), string()]).transform(String).pipe(rounds$1).meta({ title: "whole number or range" });
const rounds = union([roundsAsk, closed({
	min: whole$1(1, MOST_ROUNDS).optional().describe(`Rounds before the first look at the data; ${MIN_ROUNDS}, or max if smaller.`),
	max: whole$1(1, MOST_ROUNDS).optional().describe(`Rounds at which measuring ends in any case; ${MAX_ROUNDS}, or min if larger.`)
})], { error: "expected a whole number, a range such as 8..40, or a map with the keys min and max" }).transform((written) => {
	const min = written.min ?? Math.min(MIN_ROUNDS, written.max ?? MIN_ROUNDS);
	return {
		min,
		max: written.max ?? Math.max(MAX_ROUNDS, min)
	};
}).refine(({ min, max }) => min <= max, "min is larger than max");
const FRESH_ROUNDS = 2;
const layout = union([_enum(["fresh", "single"]), closed({ rounds: whole$1(1, MOST_ROUNDS).describe("After how many rounds a new link order is made.") })], { error: "expected fresh, single, or a map with the key rounds" }).transform((written) => {
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
	inconclusive: outcome.prefault("pass").describe("What undecided rows mean that could have seen `tolerance` times the margin. `ask`: somebody has to look (action required)."),
	failed: outcome.prefault("fail").describe("What rows mean whose trials failed, or that lack too many numbers."),
	strict: oneOrMore(pattern, "a regular expression").prefault([]).describe("Benchmarks (regular expressions on names) that fail the gate if not decided."),
	tolerance: number$2().min(1).max(100).optional().describe("An undecided row passes if the run could have seen so many times its margin; else the run says that it did not measure enough. Without it: 3."),
	geomean: flag.optional().describe("Whether the geometric mean over the gating rows gates, too. Without it: it does."),
	instructions: number$2().positive().max(1e3).optional().describe("Percent by which the instructions of a benchmark may rise, as counted by `profile` with `of: all` and `kinds: instructions`: more of them fails, and a benchmark whose instructions were not counted asks for a look. Without it they gate nothing.")
});
/** The keys of a suite whatever its workload. */
const profileOf$1 = choice(...PROFILED);
const profile = union([profileOf$1, closed({
	of: profileOf$1.prefault("changed").describe("Which benchmarks, as above."),
	runs: whole$1(2, 100).prefault(10).describe("Runs of each arm under the profiler, in turn."),
	time: duration.prefault("500ms").describe("About how long each of them is; longer where it has less CPU time."),
	focus: pattern.optional().describe("Only samples count with such a function in their stack, e.g. `Table.*Get`."),
	kinds: oneOrMore(choice(...PROFILE_KINDS), "a kind of profile").refine((kinds) => kinds.length > 0, "needs at least one kind of profile").prefault("cpu").describe("`cpu`: CPU time; `heap`: bytes and objects allocated; `mutex`: what others waited for a lock; `block`: waits for locks and channels; `instructions`: what is done, counted by `counter`. Those beside `cpu` have as many runs, of their own."),
	counter: choice(...INSTRUCTION_COUNTERS).prefault("valgrind").describe("What counts `instructions`. `valgrind`: by function, however busy the machine is, in a program tens of times as slow. `hardware`: the processor, by `perf stat`, at full speed: the whole program and no functions; many virtual machines have no such counter. Either program has to be there.")
}).refine(({ counter, focus }) => counter !== "hardware" || focus === void 0, {
	message: "a hardware counter knows no functions: leave out focus, or count with valgrind",
	path: ["focus"]
})], { error: "expected none, changed, all, or a map with the keys of, runs, time, focus, kinds, counter" }).transform((written) => typeof written === "string" ? {
	of: written,
	runs: 10,
	time: .5,
	focus: void 0,
	kinds: ["cpu"],
	counter: "valgrind"
} : {
	...written,
	focus: written.focus,
	kinds: [...new Set(written.kinds)]
});
const suiteShape = {
	base: source.optional().describe(aboutAt("base", "suite")),
	head: source.optional().describe(aboutAt("head", "suite")),
	compare: refs$1.optional().meta({ title: "git refs" }).describe(aboutAt("compare", "suite")),
	variants: union([oneOrMore(name, "the name of a variant"), record(name, variantBody, { error: "expected names of variants, or a map of variants" })], { error: "expected names of variants, or a map of variants" }).prefault("default").describe("Under what base and head are built and run: names from the top-level key `variants`, or a map that defines this suite's own. `default` is a variant with nothing set."),
	contrasts: contrastList,
	metrics: record(text, metricRule, { error: "expected a map from metrics to rules" }).prefault({}).describe("How metrics are judged, by id (`time/op`, `B/op`, `allocs/op`, the unit of a custom metric); `*` is for all that are not named."),
	rounds: rounds.prefault({
		min: MIN_ROUNDS,
		max: MAX_ROUNDS
	}).describe(`${aboutAt("rounds", "suite")} The default, ${MIN_ROUNDS} to ${MAX_ROUNDS}, stops as soon as every row is decided.`),
	until: until.prefault("decided").describe(aboutAt("until", "suite")),
	budget: budget$1.prefault("15m").describe(aboutAt("budget", "suite")),
	"trial-limit": duration.prefault("2m").describe("Time after which one trial is ended and counts as failed. A trial takes about a second: the default leaves room for slow set-up, and one that hangs costs little of the budget."),
	"build-limit": duration.optional().describe("Time for all builds together, and for finding out what the change can reach: they are not in the budget, which begins after them. Without it: 1h."),
	seed: text.pipe(seed).optional().describe(aboutAt("seed", "suite")),
	"run-identical": flag.prefault(false).describe("Run benchmarks whose binaries are identical too, as controls that must not move."),
	reach: choice(...REACH).prefault("on").describe(aboutAt("reach", "suite")),
	"benchmarks-from": choice(...BENCHMARKS_FROM).prefault("each").describe(aboutAt("benchmarks-from", "suite")),
	walls: choice(...WALLS).prefault("on").describe(aboutAt("walls", "suite")),
	"warm-up": flag.prefault(false).describe("Run a whole round before the first one, and discard it. Without it, too, the probe has run every benchmark of every arm once."),
	layout: layout.prefault("fresh").describe(`The order of functions in the binaries. \`fresh\`: a new random one every ${FRESH_ROUNDS} rounds, where the toolchain can, so that luck of the layout is noise and not a result. \`single\`: the toolchain's own.`),
	gate: gate.prefault({}).describe("What makes the check fail."),
	profile: profile.prefault("none").describe(aboutAt("profile", "suite"))
};
/** All that a suite says whatever its workload, with every default filled in. */
const suiteBlock = closed(suiteShape);
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
// src/core/suite/suite.ts
/** Text of a suite file -> suites with every default filled in, or all that is wrong with it. */
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
	const named = findWorkload(asked, path, file);
	const entry = named ?? meantWorkload(asked, file);
	const inside = isMap(asked.workload) ? asked.workload : null;
	const known = entry === null ? [] : Object.keys(settingsShape(entry.settings));
	const advise = (key) => inside !== null && known.includes(key) ? "it belongs inside workload" : null;
	const common = select(asked, (key) => inside === null || entry === null ? isCommon(key) : key !== "workload");
	const settings = inside ? select(inside, (key) => key !== "kind") : select(asked, (key) => key !== "workload" && !isCommon(key));
	const read = check(suiteBlock, common, file, {
		root,
		path,
		alsoKnown: ["workload"],
		advise
	});
	const found = [];
	const workload = entry && check(entry.settings, settings, {
		locate: file.locate,
		problems: found
	}, {
		root,
		path: inside ? [...path, "workload"] : path,
		alsoKnown: inside ? ["kind"] : ["workload", ...Object.keys(suiteShape)],
		advise: (key) => inside && isCommon(key) ? "it belongs beside workload" : null
	});
	file.problems.push(...found.filter(({ code }) => named !== null || code !== "missing"));
	checkNames(common, path, file);
	checkParsers(settings.parse, [
		...path,
		...inside ? ["workload"] : [],
		"parse"
	], file);
	if (workload !== null) checkMetrics(common.metrics, entry?.suite?.metrics(workload) ?? null, path, file);
	if (named === null || entry === null || read === null || workload === null) return null;
	const own = entry.suite?.variants?.(workload) ?? null;
	if (own !== null) refuse(["variants", "contrasts"], "the matrix with its contrast makes the variants of this suite", common, path, file);
	if (read.compare !== void 0) refuse([
		"base",
		"head",
		"contrasts"
	], "compare says what is compared", common, path, file);
	const suite = complete(name, read, {
		kind: entry.kind,
		...workload
	}, file.variants);
	if (entry.build !== void 0 && entry.build.relink === void 0) suite.layoutRounds = 0;
	checkProfiles(entry.server?.(workload)?.profile, suite, path, file);
	const whole = own === null ? suite : {
		...suite,
		...ladderOf(own)
	};
	file.problems.push(...unreportable(whole, path, file.locate));
	return whole;
}
/** What another key says already. */
function refuse(keys, why, common, path, file) {
	for (const key of keys.filter((one) => Object.hasOwn(common, one))) file.problems.push(problemAt("wrong-value", [...path, key], why, file.locate));
}
/** What is longer or larger than a report may hold: better said now than once all is measured. */
const unreportable = (suite, path, locate) => (suiteSchema.safeParse(suite).error?.issues ?? []).map((issue) => {
	const where = formatPath(issue.path.filter((part) => typeof part !== "symbol"));
	return problemAt("too-large", path, `${where} does not fit a report: ${issue.message}`, locate);
});
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
/** The workload nearest to the unknown name, else the one that has most of the written keys. */
function meantWorkload(asked, { workloads }) {
	const inside = isMap(asked.workload) ? asked.workload : null;
	const written = inside?.kind ?? asked.workload;
	const kinds = workloads.map(({ kind }) => kind);
	const near = typeof written === "string" ? nearest(written, kinds) : null;
	const keys = Object.keys(inside ?? asked);
	const known = ({ settings }) => {
		const shape = settingsShape(settings);
		return keys.filter((key) => Object.hasOwn(shape, key)).length;
	};
	const [most] = [...workloads].sort((a, b) => known(b) - known(a));
	return workloads.find(({ kind }) => kind === near) ?? (most !== void 0 && known(most) > 0 ? most : null);
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
function checkProfiles(url, suite, path, file) {
	checkProfileUrl(url, suite, path, file);
	checkCounted(suite, path, file);
}
/** A gate over what nobody counts would never pass. */
function checkCounted({ gate, profile }, path, { problems, locate }) {
	if (gate.instructionsPct === void 0) return;
	if (profile?.of === "all" && profile.kinds?.includes("instructions")) return;
	const message = "nothing counts the instructions of all benchmarks; write profile: { of: all, runs: 3, kinds: instructions } beside it";
	problems.push(problemAt("wrong-value", [
		...path,
		"gate",
		"instructions"
	], message, locate));
}
/** Each kind of profile has a URL of its own; a URL without the name is that of CPU profiles. */
function checkProfileUrl(url, { profile }, path, { problems, locate }) {
	const others = (profile?.kinds ?? []).filter((kind) => kind !== "cpu" && kind !== "instructions");
	if (url === void 0 || others.length === 0 || url.includes("{profile}")) return;
	const message = `${others.join(", ")}: server.profile gives CPU profiles alone; write {profile} where their names stand, as in http://127.0.0.1:{port}/debug/pprof/{profile}?seconds={sec}`;
	problems.push(problemAt("wrong-value", [
		...path,
		"profile",
		"kinds"
	], message, locate));
}
/** Of a workload that reads outputs by parsers: whether there are such. */
function checkParsers(written, path, file) {
	const known = parsers.map(({ id }) => id);
	for (const [output, ids] of isMap(written) ? Object.entries(written) : []) for (const id of [ids].flat().filter((one) => !known.includes(String(one)))) file.problems.push(unknownName(String(id), known, [...path, output], file.locate));
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
		...common.compare === void 0 ? {} : { compare: common.compare },
		variants: resolveVariants(common.variants, bodies),
		contrasts: common.contrasts,
		metrics: Object.fromEntries(Object.entries(common.metrics).map(([name, rule]) => [idOf(name), completeRule(rule)])),
		rounds: common.rounds,
		until: common.until,
		budgetSec: common.budget,
		trialLimitSec: common["trial-limit"],
		...common["build-limit"] === void 0 ? {} : { buildLimitSec: common["build-limit"] },
		seed: common.seed ?? null,
		runIdentical: common["run-identical"],
		warmUp: common["warm-up"],
		layoutRounds: common.layout,
		gate: gateOf(common.gate),
		...common.reach === "off" ? { reach: common.reach } : {},
		...common["benchmarks-from"] === "head" ? { benchmarksFrom: "head" } : {},
		...common.walls === "off" ? { walls: common.walls } : {},
		...profileOf(common)
	};
}
/** Keys that were not given stay absent, as in the suites of earlier versions. */
const gateOf = ({ tolerance, geomean, instructions, ...rule }) => ({
	...rule,
	...tolerance === void 0 ? {} : { tolerance },
	...geomean === void 0 ? {} : { geomean },
	...instructions === void 0 ? {} : { instructionsPct: instructions }
});
/** Absent where nothing is profiled, as in the suites of earlier versions. */
function profileOf({ profile }) {
	const { of, runs, time, focus, kinds, counter } = profile;
	if (of === "none") return {};
	const isCpu = kinds.every((kind) => kind === "cpu");
	const more = {
		...focus === void 0 ? {} : { focus },
		...isCpu ? {} : { kinds }
	};
	const by = counter === "hardware" ? { counter } : {};
	return { profile: {
		of,
		runs,
		sampleSec: time,
		...more,
		...by
	} };
}
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
/** The suite where there is no suite file: all benchmarks of all packages of a Go module. */
function zeroConfigSuite() {
	const text = JSON.stringify({ suites: { [UNASKED]: { workload: UNASKED } } });
	const [suite] = readSuites(text, "the built-in suite", workloads);
	if (suite === void 0) throw new Error("the built-in suite is gone");
	return suite;
}
// src/measure/walls/run-walls.ts
/** A command of a run, inside of its walls where it has any. */
const runIn = (site, command, asked) => site.walls?.run(command, asked) ?? site.host.exec.run(command);
/** What names of processes left behind come to, at most. */
const MOST_LEFT = 20;
/** Caches of toolchains that a build writes to, where they are not in the home. */
const CACHES = [
	"GOCACHE",
	"GOMODCACHE",
	"GOPATH",
	"XDG_CACHE_HOME",
	"CARGO_HOME",
	"GRADLE_USER_HOME"
];
/** Below the home, what trials read of toolchains. */
const READ_AT_HOME = [...[
	"go",
	".cache/go-build",
	".rustup/toolchains",
	".sdkman/candidates",
	".nvm/versions"
], ...[".pyenv/versions", ".local/share/uv/python"]];
/** Kinds of walls that hide files. */
const HIDING = [
	"sudo",
	"root",
	"user-namespace"
];
const OFF = "\"walls: off\" in the suite takes them down (\"Isolation\" in docs/security.md)";
const READ_ONLY = `inside of its walls a program can write to its own source, its output, the data of its server and temporary files: let it write there; ${OFF}`;
const HIDDEN = `walls hide it: have the command line name it in a folder of its own below /tmp, or put it into the repository; ${OFF}`;
const NO_ROOT = `inside of its walls no program is root, becomes another user or gives files away: leave out --user=root and the like; ${OFF}`;
/** What programs say that would be root, or another user. */
const WANTS_ROOT = /\b(EPERM|operation not permitted|(be|as|being|not) root|superuser)\b/i;
/** What programs and shells say of a file that is not there. */
const ABSENT = /\bENOENT\b|no such file|: not found$/i;
/** Executes commands of one run, each inside of walls, and remembers what they left behind. */
var RunWalls = class RunWalls {
	isolation;
	host;
	/** Scratch folder of the run. */
	folder;
	isFolder = /* @__PURE__ */ new Map();
	left = /* @__PURE__ */ new Map();
	made = 0;
	constructor(host, folder, isolation) {
		this.host = host;
		this.folder = folder;
		this.isolation = isolation;
	}
	static async make(host, folder, suite) {
		const isolation = suite.walls === "off" ? {
			kind: "off",
			refused: []
		} : await host.exec.isolation();
		return new RunWalls(host, folder, isolation);
	}
	async run(command, asked) {
		const own = asked.own ?? this.ownFolder();
		const exit = await this.host.exec.run(await this.enclosed(command, {
			...asked,
			own
		}));
		if (asked.own === void 0 && this.hasWalls) await this.host.files.remove(own);
		this.remember(asked, exit);
		return exit;
	}
	async start(command, asked) {
		return this.host.exec.start(await this.enclosed(command, asked));
	}
	/** A name for a folder of a command's own; who shares it removes it. */
	ownFolder() {
		return `${this.folder}/own-${this.made++}`;
	}
	/** What a reader should know of the walls, and of what was left behind. */
	problems() {
		const { kind, refused } = this.isolation;
		const isOpen = kind === "none";
		const open = {
			code: "not-isolated",
			message: `measured code was not isolated: ${refused.join("; ")}`.slice(0, 1e3),
			next: "see \"Isolation\" in docs/security.md for what a machine has to offer"
		};
		const left = [...this.left].slice(0, MOST_LEFT).map(([where, names]) => ({
			code: "left-behind",
			where,
			message: `left processes running, which were ended: ${names.join(", ")}`,
			next: "have the program wait for what it starts"
		}));
		return [...isOpen ? [open] : [], ...left];
	}
	/** What to do where a program's last words tell that it met its walls; null: they do not. */
	advice(said) {
		const { host, home } = this;
		const { kind } = this.isolation;
		if (kind !== "off" && kind !== "none" && WANTS_ROOT.test(said)) return NO_ROOT;
		if (!HIDING.includes(kind)) return null;
		if (/\bEROFS\b|read-only file system/i.test(said)) return READ_ONLY;
		const { runner, temporary } = this.places;
		const path = said.split("\n").filter((line) => ABSENT.test(line)).flatMap((line) => line.match(/\/[\w.+@/-]+/g) ?? []).filter((one) => !isIn([this.folder, host.cwd], one)).find((one) => isIn([
			home,
			runner,
			temporary,
			"/tmp",
			"/var/tmp"
		], one));
		return path === void 0 ? null : `if ${path} is there outside, ${HIDDEN}`;
	}
	get hasWalls() {
		return this.isolation.kind !== "off";
	}
	remember({ part, arm }, { left }) {
		if (left === void 0) return;
		const where = `${part === "build" ? "the build" : "a program"} of ${arm}`;
		this.left.set(where, [.../* @__PURE__ */ new Set([...this.left.get(where) ?? [], ...left])].sort());
	}
	async enclosed(command, asked) {
		if (!this.hasWalls) return {
			...command,
			adopts: true
		};
		const walls = await (asked.part === "build" ? this.wide(command, asked) : this.narrow(command, asked));
		return {
			...command,
			walls
		};
	}
	get home() {
		const { HOME = "" } = this.host.env;
		return HOME === "/" ? "" : HOME;
	}
	get places() {
		const { RUNNER_TEMP = "", TMPDIR = "" } = this.host.env;
		return {
			runner: RUNNER_TEMP,
			temporary: TMPDIR === "/" ? "" : TMPDIR
		};
	}
	/** A toolchain has the home of gcbench's user, without what of it would be executed later. */
	async wide({ argv }, { writable, own }) {
		const { host, home } = this;
		const { runner, temporary } = this.places;
		const { RUNNER_WORKSPACE = "", RUNNER_TOOL_CACHE = "" } = host.env;
		const caches = CACHES.map((name) => host.env[name] ?? "");
		const work = RUNNER_WORKSPACE.replace(/\/[^/]+\/?$/, "");
		const readable = [
			this.folder,
			host.cwd,
			work,
			RUNNER_TOOL_CACHE,
			`${home}/.cache/gcbench`
		];
		const written = [
			home,
			...caches,
			...writable
		];
		const isCovered = (path) => isIn([temporary, "/tmp"], path) && !isIn([
			runner,
			...readable,
			...written
		], `${path}/`) && !/\/\.{0,2}\//.test(path) && !path.endsWith("/..");
		const named = await this.foldersNamed({
			argv,
			env: {}
		}, isCovered);
		return {
			user: "same",
			private: own,
			home: "",
			temporary,
			covered: existing([runner]),
			readable: existing([...readable, ...named]),
			writable: existing(written)
		};
	}
	async narrow(command, { writable, own }) {
		const { host, home } = this;
		const { runner, temporary } = this.places;
		const covered = existing([
			home,
			runner,
			`${host.cwd}/.git`
		]);
		const there = [
			this.folder,
			host.cwd,
			...writable
		];
		const isCovered = (path) => isIn([
			...covered,
			temporary,
			"/tmp"
		], path) && !isIn(there, path);
		const named = await this.foldersNamed(command, isCovered);
		const atHome = home === "" ? [] : READ_AT_HOME.map((name) => `${home}/${name}`);
		return {
			user: "own",
			private: own,
			home,
			temporary,
			covered,
			readable: existing([
				this.folder,
				host.cwd,
				...atHome,
				...named
			]),
			writable: existing(writable)
		};
	}
	/** Folders in covered ones that the command line and the environment name. */
	async foldersNamed({ argv, env }, isCovered) {
		const { HOME: _, ...others } = env;
		const words = [...argv.map((word) => word.replace(/^[^/]*=/, "")), ...Object.values(others)];
		const paths = new Set(words.flatMap((word) => word.split(":")).filter(isCovered));
		return (await Promise.all([...paths].map(async (path) => await this.asFolder(path) ? path : folderOf$1(path)))).flatMap((path) => installation(path, this.home)).filter(isCovered);
	}
	/** Asked once: a command line names the same paths in every trial. */
	asFolder(path) {
		const known = this.isFolder.get(path) ?? this.host.files.isFolder(path);
		this.isFolder.set(path, known);
		return known;
	}
};
const existing = (paths) => [...new Set(paths.filter((path) => path !== ""))];
const isIn = (folders, path) => folders.some((folder) => folder !== "" && path.startsWith(`${folder}/`));
/** A `bin` needs what is installed beside it; in the home's own dot folders that could be keys. */
function installation(folder, home) {
	const around = folderOf$1(folder);
	const isOwn = around === home || around === "" || folderOf$1(around) === home;
	return /\/s?bin$/.test(folder) && !isOwn ? [around] : [folder];
}
// src/measure/programs/toolchain.ts
const ASK_LIMIT_SEC = 600;
/** How go says that go.mod asks for a version that is not to be had. */
const MISSING = /download (go[\d.]+\w*) .*toolchain not available|requires go >= ([\d.]+\w*)/;
/** Variables of the tool's own environment that a child may have. */
function passthrough(host, names) {
	return Object.fromEntries(names.flatMap((name) => {
		const value = host.env[name];
		return value === void 0 ? [] : [[name, value]];
	}));
}
/** The whole environment of a build under a variant. */
const buildEnvOf = (host, runtime, variant) => ({
	...passthrough(host, runtime.buildPassthrough),
	...runtime.buildEnv(variant, host.env)
});
/** The whole environment of a trial under a variant. */
const runEnvOf = (host, runtime, variant) => ({
	...passthrough(host, runtime.runPassthrough),
	...runtime.runEnv(variant)
});
/** What a program said last of why it ended, for an error message. */
const tailOf = (exit, lines = 20) => lastWords(`${exit.stdout}\n${exit.stderr}`, lines);
/** The error where go.mod asks for a Go that is not to be had; null: it is something else. */
function missingToolchain({ stderr }) {
	const found = MISSING.exec(stderr);
	if (found === null) return null;
	return new HostError(`go.mod asks for ${found[1] ?? `go${found[2]}`}, which is not here and cannot be downloaded`, "correct the line \"go\" or \"toolchain\" of go.mod, or install that Go (actions/setup-go with go-version-file: go.mod)");
}
/**
* Asks which toolchain the build env of a variant selects, in the folder whose project may pin
* one. Throws ConfigError when the toolchain does not know what the variant wants, HostError when
* there is no toolchain.
*/
async function inspectToolchain(host, runtime, variant, folder) {
	const inspect = runtime.inspect;
	if (inspect === null) return null;
	const env = buildEnvOf(host, runtime, variant);
	const ask = (step, stepEnv) => host.exec.run({
		argv: step.argv,
		cwd: folder,
		env: stepEnv,
		limitSec: ASK_LIMIT_SEC
	});
	const told = await ask(inspect.toolchain, env);
	if (told.notStarted !== null) throw new HostError(`${inspect.program} is not installed: ${told.notStarted}`, inspect.install);
	const refused = told.code === 0 ? null : inspect.refused(told.stderr);
	if (refused !== null) {
		const { [refused.variable]: _, ...plainEnv } = env;
		throw await refusedError(host, inspect, variant, refused, (await ask(inspect.toolchain, plainEnv)).stdout);
	}
	const wanted = variant.toolchain === null ? missingToolchain(told) : null;
	if (told.code !== 0 && wanted !== null) throw wanted;
	if (told.code !== 0) throw new HostError(`variant "${variant.name}": ${inspect.program} cannot start: ${tailOf(told, 5)}`, variant.toolchain === null ? inspect.install : `check that toolchain ${variant.toolchain} exists and can be downloaded from here`);
	const layout = inspect.layout === null ? null : await ask(inspect.layout, env);
	const { version: named, root } = inspect.readToolchain(told.stdout);
	const { older } = inspect;
	const asked = older === void 0 || named !== "" ? null : await ask(older.version, env);
	const version = asked === null ? named : older?.readVersion(asked.stdout) ?? "";
	const get = variant.toolchain === null ? null : older?.missing(variant.toolchain, version);
	if (get != null) {
		const what = `variant "${variant.name}": ${variant.toolchain} is not here, and`;
		throw new HostError(`${what} ${version} cannot fetch a release that old`, get);
	}
	return {
		version,
		root,
		randomLayout: layout !== null && inspect.readLayout(layout.stdout + layout.stderr)
	};
}
/** `go: unknown GOEXPERIMENT such` for `nosuch`: the toolchain drops the `no`, so do we. */
async function refusedError(host, inspect, variant, refused, plainStdout) {
	const { version, root } = inspect.readToolchain(plainStdout);
	const known = inspect.readKnown(await host.files.read(`${root}/${inspect.knownFile}`) ?? "");
	const meant = nearest(refused.value, known);
	return new ConfigError([{
		code: "unknown-build-setting",
		where: `variants.${variant.name}.build-env.${refused.variable}`,
		message: `${version} knows no ${refused.variable} "${refused.value}"; known: ${known.join(", ") || "(none)"}; each also with "no" in front`,
		...meant === null ? {} : { next: `did you mean "${meant}"?` }
	}]);
}
/** The file behind a program that is executed without a build: in the source, or in PATH. */
async function findProgram(host, at) {
	const hasSlash = at.named.includes("/");
	const folders = at.named.startsWith("/") ? [""] : hasSlash ? [at.folder] : at.path.split(":");
	for (const folder of folders) {
		const file = folder === "" ? at.named : `${folder}/${at.named}`;
		if (await host.files.exists(file) && !await host.files.isFolder(file)) return file;
	}
	throw new HostError(`arm ${at.arm}: there is no program ${at.named} in ${hasSlash ? at.folder : "PATH"}`, at.next ?? "install it, or name it with its path in the source tree");
}
// src/measure/programs/build-step.ts
/** All builds together, where the suite does not say. */
const BUILD_LIMIT_SEC = 3600;
/** The code under measurement does not compile: the words of the compiler, and which arm. */
var BuildError = class extends Error {
	name = "BuildError";
};
/** Seconds that all builds together may take. */
const buildLimitOf = ({ buildLimitSec }) => buildLimitSec ?? BUILD_LIMIT_SEC;
/** What is left for builds: a program is ended after it. */
const buildLeftSec = ({ host, buildEndSec }) => Math.max(.001, buildEndSec - host.clock.nowSec());
function executeBuildStep(site, step, { into, version = "", limitSec = buildLeftSec(site) }) {
	const { host, runtime, variant, folder, arm } = site;
	const command = {
		argv: runtime.inspect?.older?.known(step.argv, version) ?? step.argv,
		cwd: pathIn(folder, step.folder),
		env: {
			...buildEnvOf(host, runtime, variant),
			...step.env
		},
		limitSec,
		keepBytes: 67108864
	};
	const writable = [folder, ...into === null ? [] : [folderOf$1(into)]];
	return runIn(site, command, {
		part: "build",
		arm: arm.id,
		writable
	});
}
/** The exit of a program that must succeed; else the error that says why it did not. */
function orThrow({ arm, suite, walls }, exit, doing) {
	if (exit.timedOut) throw new HostError(`arm ${arm.id}: ${doing} was ended: all builds together may take ${printDuration(buildLimitOf(suite))}, by the build-limit of the suite`, "raise \"build-limit\", name fewer \"packages\", or keep the build cache between runs");
	if (exit.stopped) throw new OutsideError("stopped", "start the same command again");
	if (exit.notStarted !== null) throw new HostError(exit.notStarted, "is the toolchain on PATH?");
	if (exit.code === 0) return exit;
	const wanted = missingToolchain(exit);
	if (wanted !== null) throw wanted;
	const said = tailOf(exit, 40);
	const advice = walls?.advice(said) ?? null;
	const next = advice === null ? "" : `\n${advice}`;
	throw new BuildError(`arm ${arm.id}: ${doing} failed:\n${said}${next}`);
}
// src/doors/door.ts
/** Where `out` prints. */
const screenOf = ({ columns, colour }) => makeScreen(columns(), colour);
/** Exit codes of the command line. */
const EXIT = {
	ok: 0,
	gate: 1,
	config: 2,
	host: 3,
	build: 4,
	interrupted: 130
};
const exitOfConclusion = (conclusion) => conclusion === "success" || conclusion === "neutral" ? EXIT.ok : EXIT.gate;
/** Why it ended, and the exit code; null: not known here, so it is a bug. */
function explainError(error) {
	if (error instanceof ConfigError) return {
		text: error.message,
		code: EXIT.config
	};
	if (error instanceof BuildError) return {
		text: error.message,
		code: EXIT.build
	};
	if (!(error instanceof HostError)) return null;
	const whose = error instanceof OutsideError ? "\nThis is not about your change." : "";
	return {
		text: `${error.message}\n${error.next}${whose}`,
		code: EXIT.host
	};
}
// node_modules/commander/lib/error.js
/**
* CommanderError class
*/
var CommanderError = class extends Error {
	/**
	* Constructs the CommanderError class
	* @param {number} exitCode suggested exit code which could be used with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	*/
	constructor(exitCode, code, message) {
		super(message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
		this.code = code;
		this.exitCode = exitCode;
		this.nestedError = void 0;
	}
};
/**
* InvalidArgumentError class
*/
var InvalidArgumentError = class extends CommanderError {
	/**
	* Constructs the InvalidArgumentError class
	* @param {string} [message] explanation of why argument is invalid
	*/
	constructor(message) {
		super(1, "commander.invalidArgument", message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
	}
};
// node_modules/commander/lib/argument.js
var Argument = class {
	/**
	* Initialize a new command argument with the given name and description.
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @param {string} name
	* @param {string} [description]
	*/
	constructor(name, description) {
		this.description = description || "";
		this.variadic = false;
		this.parseArg = void 0;
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.argChoices = void 0;
		switch (name[0]) {
			case "<":
				this.required = true;
				this._name = name.slice(1, -1);
				break;
			case "[":
				this.required = false;
				this._name = name.slice(1, -1);
				break;
			default:
				this.required = true;
				this._name = name;
		}
		if (this._name.endsWith("...")) {
			this.variadic = true;
			this._name = this._name.slice(0, -3);
		}
	}
	/**
	* Return argument name.
	*
	* @return {string}
	*/
	name() {
		return this._name;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Argument}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Set the custom handler for processing CLI command arguments into argument values.
	*
	* @param {Function} [fn]
	* @return {Argument}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Only allow argument value to be one of choices.
	*
	* @param {string[]} values
	* @return {Argument}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Make argument required.
	*
	* @returns {Argument}
	*/
	argRequired() {
		this.required = true;
		return this;
	}
	/**
	* Make argument optional.
	*
	* @returns {Argument}
	*/
	argOptional() {
		this.required = false;
		return this;
	}
};
/**
* Takes an argument and returns its human readable equivalent for help usage.
*
* @param {Argument} arg
* @return {string}
* @private
*/
function humanReadableArgName(arg) {
	const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
	return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}
// node_modules/commander/lib/help.js
/**
* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
* @typedef { import("./argument.js").Argument } Argument
* @typedef { import("./command.js").Command } Command
* @typedef { import("./option.js").Option } Option
*/
var Help = class {
	constructor() {
		this.helpWidth = void 0;
		this.minWidthToWrap = 40;
		this.sortSubcommands = false;
		this.sortOptions = false;
		this.showGlobalOptions = false;
	}
	/**
	* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
	* and just before calling `formatHelp()`.
	*
	* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
	*
	* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
	*/
	prepareContext(contextOptions) {
		this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
	}
	/**
	* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
	*
	* @param {Command} cmd
	* @returns {Command[]}
	*/
	visibleCommands(cmd) {
		const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
		const helpCommand = cmd._getHelpCommand();
		if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
		if (this.sortSubcommands) visibleCommands.sort((a, b) => {
			return a.name().localeCompare(b.name());
		});
		return visibleCommands;
	}
	/**
	* Compare options for sort.
	*
	* @param {Option} a
	* @param {Option} b
	* @returns {number}
	*/
	compareOptions(a, b) {
		const getSortKey = (option) => {
			return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
		};
		return getSortKey(a).localeCompare(getSortKey(b));
	}
	/**
	* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleOptions(cmd) {
		const visibleOptions = cmd.options.filter((option) => !option.hidden);
		const helpOption = cmd._getHelpOption();
		if (helpOption && !helpOption.hidden) {
			const removeShort = helpOption.short && cmd._findOption(helpOption.short);
			const removeLong = helpOption.long && cmd._findOption(helpOption.long);
			if (!removeShort && !removeLong) visibleOptions.push(helpOption);
			else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description).helpGroup(helpOption.helpGroupHeading));
			else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description).helpGroup(helpOption.helpGroupHeading));
		}
		if (this.sortOptions) visibleOptions.sort(this.compareOptions);
		return visibleOptions;
	}
	/**
	* Get an array of the visible global options. (Not including help.)
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleGlobalOptions(cmd) {
		if (!this.showGlobalOptions) return [];
		const globalOptions = [];
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
			const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
			globalOptions.push(...visibleOptions);
		}
		if (this.sortOptions) globalOptions.sort(this.compareOptions);
		return globalOptions;
	}
	/**
	* Get an array of the arguments if any have a description.
	*
	* @param {Command} cmd
	* @returns {Argument[]}
	*/
	visibleArguments(cmd) {
		if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
			argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
		});
		if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
		return [];
	}
	/**
	* Get the command term to show in the list of subcommands.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandTerm(cmd) {
		const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
		return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
	}
	/**
	* Get the option term to show in the list of options.
	*
	* @param {Option} option
	* @returns {string}
	*/
	optionTerm(option) {
		return option.flags;
	}
	/**
	* Get the argument term to show in the list of arguments.
	*
	* @param {Argument} argument
	* @returns {string}
	*/
	argumentTerm(argument) {
		return argument.name();
	}
	/**
	* Get the longest command term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestSubcommandTermLength(cmd, helper) {
		return helper.visibleCommands(cmd).reduce((max, command) => {
			return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
		}, 0);
	}
	/**
	* Get the longest option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestOptionTermLength(cmd, helper) {
		return helper.visibleOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest global option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestGlobalOptionTermLength(cmd, helper) {
		return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest argument term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestArgumentTermLength(cmd, helper) {
		return helper.visibleArguments(cmd).reduce((max, argument) => {
			return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
		}, 0);
	}
	/**
	* Get the command usage to be displayed at the top of the built-in help.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandUsage(cmd) {
		let cmdName = cmd._name;
		if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
		let ancestorCmdNames = "";
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
		return ancestorCmdNames + cmdName + " " + cmd.usage();
	}
	/**
	* Get the description for the command.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandDescription(cmd) {
		return cmd.description();
	}
	/**
	* Get the subcommand summary to show in the list of subcommands.
	* (Fallback to description for backwards compatibility.)
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandDescription(cmd) {
		return cmd.summary() || cmd.description();
	}
	/**
	* Get the option description to show in the list of options.
	*
	* @param {Option} option
	* @return {string}
	*/
	optionDescription(option) {
		const extraInfo = [];
		if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (option.defaultValue !== void 0) {
			if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
		}
		if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
		if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (option.description) return `${option.description} ${extraDescription}`;
			return extraDescription;
		}
		return option.description;
	}
	/**
	* Get the argument description to show in the list of arguments.
	*
	* @param {Argument} argument
	* @return {string}
	*/
	argumentDescription(argument) {
		const extraInfo = [];
		if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (argument.description) return `${argument.description} ${extraDescription}`;
			return extraDescription;
		}
		return argument.description;
	}
	/**
	* Format a list of items, given a heading and an array of formatted items.
	*
	* @param {string} heading
	* @param {string[]} items
	* @param {Help} helper
	* @returns string[]
	*/
	formatItemList(heading, items, helper) {
		if (items.length === 0) return [];
		return [
			helper.styleTitle(heading),
			...items,
			""
		];
	}
	/**
	* Group items by their help group heading.
	*
	* @param {Command[] | Option[]} unsortedItems
	* @param {Command[] | Option[]} visibleItems
	* @param {Function} getGroup
	* @returns {Map<string, Command[] | Option[]>}
	*/
	groupItems(unsortedItems, visibleItems, getGroup) {
		const result = /* @__PURE__ */ new Map();
		unsortedItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
		});
		visibleItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
			result.get(group).push(item);
		});
		return result;
	}
	/**
	* Generate the built-in help text.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {string}
	*/
	formatHelp(cmd, helper) {
		const termWidth = helper.padWidth(cmd, helper);
		const helpWidth = helper.helpWidth ?? 80;
		function callFormatItem(term, description) {
			return helper.formatItem(term, termWidth, description, helper);
		}
		let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
		const commandDescription = helper.commandDescription(cmd);
		if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
		const argumentList = helper.visibleArguments(cmd).map((argument) => {
			return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
		});
		output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
		this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
			const optionList = options.map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList(group, optionList, helper));
		});
		if (helper.showGlobalOptions) {
			const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
		}
		this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
			const commandList = commands.map((sub) => {
				return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
			});
			output = output.concat(this.formatItemList(group, commandList, helper));
		});
		return output.join("\n");
	}
	/**
	* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
	*
	* @param {string} str
	* @returns {number}
	*/
	displayWidth(str) {
		return stripVTControlCharacters(str).length;
	}
	/**
	* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
	*
	* @param {string} str
	* @returns {string}
	*/
	styleTitle(str) {
		return str;
	}
	styleUsage(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word === "[command]") return this.styleSubcommandText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleCommandText(word);
		}).join(" ");
	}
	styleCommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleOptionDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleSubcommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleArgumentDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleDescriptionText(str) {
		return str;
	}
	styleOptionTerm(str) {
		return this.styleOptionText(str);
	}
	styleSubcommandTerm(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleSubcommandText(word);
		}).join(" ");
	}
	styleArgumentTerm(str) {
		return this.styleArgumentText(str);
	}
	styleOptionText(str) {
		return str;
	}
	styleArgumentText(str) {
		return str;
	}
	styleSubcommandText(str) {
		return str;
	}
	styleCommandText(str) {
		return str;
	}
	/**
	* Calculate the pad width from the maximum term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	padWidth(cmd, helper) {
		return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
	}
	/**
	* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
	*
	* @param {string} str
	* @returns {boolean}
	*/
	preformatted(str) {
		return /\n[^\S\r\n]/.test(str);
	}
	/**
	* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
	*
	* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
	*   TTT  DDD DDDD
	*        DD DDD
	*
	* @param {string} term
	* @param {number} termWidth
	* @param {string} description
	* @param {Help} helper
	* @returns {string}
	*/
	formatItem(term, termWidth, description, helper) {
		const itemIndent = 2;
		const itemIndentStr = " ".repeat(itemIndent);
		if (!description) return itemIndentStr + term;
		const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
		const spacerWidth = 2;
		const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
		let formattedDescription;
		if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
		else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
		return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
	}
	/**
	* Wrap a string at whitespace, preserving existing line breaks.
	* Wrapping is skipped if the width is less than `minWidthToWrap`.
	*
	* @param {string} str
	* @param {number} width
	* @returns {string}
	*/
	boxWrap(str, width) {
		if (width < this.minWidthToWrap) return str;
		const rawLines = str.split(/\r\n|\n/);
		const chunkPattern = /[\s]*[^\s]+/g;
		const wrappedLines = [];
		rawLines.forEach((line) => {
			const chunks = line.match(chunkPattern);
			if (chunks === null) {
				wrappedLines.push("");
				return;
			}
			let sumChunks = [chunks.shift()];
			let sumWidth = this.displayWidth(sumChunks[0]);
			chunks.forEach((chunk) => {
				const visibleWidth = this.displayWidth(chunk);
				if (sumWidth + visibleWidth <= width) {
					sumChunks.push(chunk);
					sumWidth += visibleWidth;
					return;
				}
				wrappedLines.push(sumChunks.join(""));
				const nextChunk = chunk.trimStart();
				sumChunks = [nextChunk];
				sumWidth = this.displayWidth(nextChunk);
			});
			wrappedLines.push(sumChunks.join(""));
		});
		return wrappedLines.join("\n");
	}
};
// node_modules/commander/lib/option.js
var Option = class {
	/**
	* Initialize a new `Option` with the given `flags` and `description`.
	*
	* @param {string} flags
	* @param {string} [description]
	*/
	constructor(flags, description) {
		this.flags = flags;
		this.description = description || "";
		this.required = flags.includes("<");
		this.optional = flags.includes("[");
		this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags);
		this.mandatory = false;
		const optionFlags = splitOptionFlags(flags);
		this.short = optionFlags.shortFlag;
		this.long = optionFlags.longFlag;
		this.negate = false;
		if (this.long) this.negate = this.long.startsWith("--no-");
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.presetArg = void 0;
		this.envVar = void 0;
		this.parseArg = void 0;
		this.hidden = false;
		this.argChoices = void 0;
		this.conflictsWith = [];
		this.implied = void 0;
		this.helpGroupHeading = void 0;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Option}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Preset to use when option used without option-argument, especially optional but also boolean and negated.
	* The custom processing (parseArg) is called.
	*
	* @example
	* new Option('--color').default('GREYSCALE').preset('RGB');
	* new Option('--donate [amount]').preset('20').argParser(parseFloat);
	*
	* @param {*} arg
	* @return {Option}
	*/
	preset(arg) {
		this.presetArg = arg;
		return this;
	}
	/**
	* Add option name(s) that conflict with this option.
	* An error will be displayed if conflicting options are found during parsing.
	*
	* @example
	* new Option('--rgb').conflicts('cmyk');
	* new Option('--js').conflicts(['ts', 'jsx']);
	*
	* @param {(string | string[])} names
	* @return {Option}
	*/
	conflicts(names) {
		this.conflictsWith = this.conflictsWith.concat(names);
		return this;
	}
	/**
	* Specify implied option values for when this option is set and the implied options are not.
	*
	* The custom processing (parseArg) is not called on the implied values.
	*
	* @example
	* program
	*   .addOption(new Option('--log', 'write logging information to file'))
	*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
	*
	* @param {object} impliedOptionValues
	* @return {Option}
	*/
	implies(impliedOptionValues) {
		let newImplied = impliedOptionValues;
		if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
		this.implied = Object.assign(this.implied || {}, newImplied);
		return this;
	}
	/**
	* Set environment variable to check for option value.
	*
	* An environment variable is only used if when processed the current option value is
	* undefined, or the source of the current value is 'default' or 'config' or 'env'.
	*
	* @param {string} name
	* @return {Option}
	*/
	env(name) {
		this.envVar = name;
		return this;
	}
	/**
	* Set the custom handler for processing CLI option arguments into option values.
	*
	* @param {Function} [fn]
	* @return {Option}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Whether the option is mandatory and must have a value after parsing.
	*
	* @param {boolean} [mandatory=true]
	* @return {Option}
	*/
	makeOptionMandatory(mandatory = true) {
		this.mandatory = !!mandatory;
		return this;
	}
	/**
	* Hide option in help.
	*
	* @param {boolean} [hide=true]
	* @return {Option}
	*/
	hideHelp(hide = true) {
		this.hidden = !!hide;
		return this;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Only allow option value to be one of choices.
	*
	* @param {string[]} values
	* @return {Option}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Return option name.
	*
	* @return {string}
	*/
	name() {
		if (this.long) return this.long.replace(/^--/, "");
		return this.short.replace(/^-/, "");
	}
	/**
	* Return option name, in a camelcase format that can be used
	* as an object attribute key.
	*
	* @return {string}
	*/
	attributeName() {
		if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
		return camelcase(this.name());
	}
	/**
	* Set the help group heading.
	*
	* @param {string} heading
	* @return {Option}
	*/
	helpGroup(heading) {
		this.helpGroupHeading = heading;
		return this;
	}
	/**
	* Check if `arg` matches the short or long flag.
	*
	* @param {string} arg
	* @return {boolean}
	* @package
	*/
	is(arg) {
		return this.short === arg || this.long === arg;
	}
	/**
	* Return whether a boolean option.
	*
	* Options are one of boolean, negated, required argument, or optional argument.
	*
	* @return {boolean}
	* @package
	*/
	isBoolean() {
		return !this.required && !this.optional && !this.negate;
	}
};
/**
* This class is to make it easier to work with dual options, without changing the existing
* implementation. We support separate dual options for separate positive and negative options,
* like `--build` and `--no-build`, which share a single option value. This works nicely for some
* use cases, but is tricky for others where we want separate behaviours despite
* the single shared option value.
*/
var DualOptions = class {
	/**
	* @param {Option[]} options
	*/
	constructor(options) {
		this.positiveOptions = /* @__PURE__ */ new Map();
		this.negativeOptions = /* @__PURE__ */ new Map();
		this.dualOptions = /* @__PURE__ */ new Set();
		options.forEach((option) => {
			if (option.negate) this.negativeOptions.set(option.attributeName(), option);
			else this.positiveOptions.set(option.attributeName(), option);
		});
		this.negativeOptions.forEach((value, key) => {
			if (this.positiveOptions.has(key)) this.dualOptions.add(key);
		});
	}
	/**
	* Did the value come from the option, and not from possible matching dual option?
	*
	* @param {*} value
	* @param {Option} option
	* @returns {boolean}
	*/
	valueFromOption(value, option) {
		const optionKey = option.attributeName();
		if (!this.dualOptions.has(optionKey)) return true;
		const preset = this.negativeOptions.get(optionKey).presetArg;
		const negativeValue = preset !== void 0 ? preset : false;
		return option.negate === (negativeValue === value);
	}
};
/**
* Convert string from kebab-case to camelCase.
*
* @param {string} str
* @return {string}
* @private
*/
function camelcase(str) {
	return str.split("-").reduce((str, word) => {
		return str + word[0].toUpperCase() + word.slice(1);
	});
}
/**
* Split the short and long flag out of something like '-m,--mixed <value>'
*
* @private
*/
function splitOptionFlags(flags) {
	let shortFlag;
	let longFlag;
	const shortFlagExp = /^-[^-]$/;
	const longFlagExp = /^--[^-]/;
	const flagParts = flags.split(/[ |,]+/).concat("guard");
	if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
	if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (!shortFlag && longFlagExp.test(flagParts[0])) {
		shortFlag = longFlag;
		longFlag = flagParts.shift();
	}
	if (flagParts[0].startsWith("-")) {
		const unsupportedFlag = flagParts[0];
		const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
		if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
		if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
		if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
		throw new Error(`${baseError}
- unrecognised flag format`);
	}
	if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
	return {
		shortFlag,
		longFlag
	};
}
// node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;
function editDistance(a, b) {
	if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
	const d = [];
	for (let i = 0; i <= a.length; i++) d[i] = [i];
	for (let j = 0; j <= b.length; j++) d[0][j] = j;
	for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
		let cost;
		if (a[i - 1] === b[j - 1]) cost = 0;
		else cost = 1;
		d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
	}
	return d[a.length][b.length];
}
/**
* Find close matches, restricted to same number of edits.
*
* @param {string} word
* @param {string[]} candidates
* @returns {string}
*/
function suggestSimilar(word, candidates) {
	if (!candidates || candidates.length === 0) return "";
	candidates = Array.from(new Set(candidates));
	const searchingOptions = word.startsWith("--");
	if (searchingOptions) {
		word = word.slice(2);
		candidates = candidates.map((candidate) => candidate.slice(2));
	}
	let similar = [];
	let bestDistance = maxDistance;
	const minSimilarity = .4;
	candidates.forEach((candidate) => {
		if (candidate.length <= 1) return;
		const distance = editDistance(word, candidate);
		const length = Math.max(word.length, candidate.length);
		if ((length - distance) / length > minSimilarity) {
			if (distance < bestDistance) {
				bestDistance = distance;
				similar = [candidate];
			} else if (distance === bestDistance) similar.push(candidate);
		}
	});
	similar.sort((a, b) => a.localeCompare(b));
	if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
	if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
	if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
	return "";
}
// node_modules/commander/lib/command.js
var Command = class Command extends EventEmitter {
	/**
	* Initialize a new `Command`.
	*
	* @param {string} [name]
	*/
	constructor(name) {
		super();
		/** @type {Command[]} */
		this.commands = [];
		/** @type {Option[]} */
		this.options = [];
		this.parent = null;
		this._allowUnknownOption = false;
		this._allowExcessArguments = false;
		/** @type {Argument[]} */
		this.registeredArguments = [];
		this._args = this.registeredArguments;
		/** @type {string[]} */
		this.args = [];
		this.rawArgs = [];
		this.processedArgs = [];
		this._scriptPath = null;
		this._name = name || "";
		this._optionValues = {};
		this._optionValueSources = {};
		this._storeOptionsAsProperties = false;
		this._actionHandler = null;
		this._executableHandler = false;
		this._executableFile = null;
		this._executableDir = null;
		this._defaultCommandName = null;
		this._exitCallback = null;
		this._aliases = [];
		this._combineFlagAndOptionalValue = true;
		this._description = "";
		this._summary = "";
		this._argsDescription = void 0;
		this._enablePositionalOptions = false;
		this._passThroughOptions = false;
		this._lifeCycleHooks = {};
		/** @type {(boolean | string)} */
		this._showHelpAfterError = false;
		this._showSuggestionAfterError = true;
		this._savedState = null;
		this._outputConfiguration = {
			writeOut: (str) => process.stdout.write(str),
			writeErr: (str) => process.stderr.write(str),
			outputError: (str, write) => write(str),
			getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
			getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
			getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
			getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
			stripColor: (str) => stripVTControlCharacters(str)
		};
		this._hidden = false;
		/** @type {(Option | null | undefined)} */
		this._helpOption = void 0;
		this._addImplicitHelpCommand = void 0;
		/** @type {Command} */
		this._helpCommand = void 0;
		this._helpConfiguration = {};
		/** @type {string | undefined} */
		this._helpGroupHeading = void 0;
		/** @type {string | undefined} */
		this._defaultCommandGroup = void 0;
		/** @type {string | undefined} */
		this._defaultOptionGroup = void 0;
	}
	/**
	* Copy settings that are useful to have in common across root command and subcommands.
	*
	* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
	*
	* @param {Command} sourceCommand
	* @return {Command} `this` command for chaining
	*/
	copyInheritedSettings(sourceCommand) {
		this._outputConfiguration = sourceCommand._outputConfiguration;
		this._helpOption = sourceCommand._helpOption;
		this._helpCommand = sourceCommand._helpCommand;
		this._helpConfiguration = sourceCommand._helpConfiguration;
		this._exitCallback = sourceCommand._exitCallback;
		this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
		this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
		this._allowExcessArguments = sourceCommand._allowExcessArguments;
		this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
		this._showHelpAfterError = sourceCommand._showHelpAfterError;
		this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
		return this;
	}
	/**
	* @returns {Command[]}
	* @private
	*/
	_getCommandAndAncestors() {
		const result = [];
		for (let command = this; command; command = command.parent) result.push(command);
		return result;
	}
	/**
	* Define a command.
	*
	* There are two styles of command: pay attention to where to put the description.
	*
	* @example
	* // Command implemented using action handler (description is supplied separately to `.command`)
	* program
	*   .command('clone <source> [destination]')
	*   .description('clone a repository into a newly created directory')
	*   .action((source, destination) => {
	*     console.log('clone command called');
	*   });
	*
	* // Command implemented using separate executable file (description is second parameter to `.command`)
	* program
	*   .command('start <service>', 'start named service')
	*   .command('stop [service]', 'stop named service, or all if no name supplied');
	*
	* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
	* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
	* @param {object} [execOpts] - configuration options (for executable)
	* @return {Command} returns new command for action handler, or `this` for executable command
	*/
	command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
		let desc = actionOptsOrExecDesc;
		let opts = execOpts;
		if (typeof desc === "object" && desc !== null) {
			opts = desc;
			desc = null;
		}
		opts = opts || {};
		const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
		const cmd = this.createCommand(name);
		if (desc) {
			cmd.description(desc);
			cmd._executableHandler = true;
		}
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		cmd._hidden = !!(opts.noHelp || opts.hidden);
		cmd._executableFile = opts.executableFile || null;
		if (args) cmd.arguments(args);
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd.copyInheritedSettings(this);
		if (desc) return this;
		return cmd;
	}
	/**
	* Factory routine to create a new unattached command.
	*
	* See .command() for creating an attached subcommand, which uses this routine to
	* create the command. You can override createCommand to customise subcommands.
	*
	* @param {string} [name]
	* @return {Command} new command
	*/
	createCommand(name) {
		return new Command(name);
	}
	/**
	* You can customise the help with a subclass of Help by overriding createHelp,
	* or by overriding Help properties using configureHelp().
	*
	* @return {Help}
	*/
	createHelp() {
		return Object.assign(new Help(), this.configureHelp());
	}
	/**
	* You can customise the help by overriding Help properties using configureHelp(),
	* or with a subclass of Help by overriding createHelp().
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureHelp(configuration) {
		if (configuration === void 0) return this._helpConfiguration;
		this._helpConfiguration = configuration;
		return this;
	}
	/**
	* The default output goes to stdout and stderr. You can customise this for special
	* applications. You can also customise the display of errors by overriding outputError.
	*
	* The configuration properties are all functions:
	*
	*     // change how output being written, defaults to stdout and stderr
	*     writeOut(str)
	*     writeErr(str)
	*     // change how output being written for errors, defaults to writeErr
	*     outputError(str, write) // used for displaying errors and not used for displaying help
	*     // specify width for wrapping help
	*     getOutHelpWidth()
	*     getErrHelpWidth()
	*     // color support, currently only used with Help
	*     getOutHasColors()
	*     getErrHasColors()
	*     stripColor() // used to remove ANSI escape codes if output does not have colors
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureOutput(configuration) {
		if (configuration === void 0) return this._outputConfiguration;
		this._outputConfiguration = {
			...this._outputConfiguration,
			...configuration
		};
		return this;
	}
	/**
	* Display the help or a custom message after an error occurs.
	*
	* @param {(boolean|string)} [displayHelp]
	* @return {Command} `this` command for chaining
	*/
	showHelpAfterError(displayHelp = true) {
		if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
		this._showHelpAfterError = displayHelp;
		return this;
	}
	/**
	* Display suggestion of similar commands for unknown commands, or options for unknown options.
	*
	* @param {boolean} [displaySuggestion]
	* @return {Command} `this` command for chaining
	*/
	showSuggestionAfterError(displaySuggestion = true) {
		this._showSuggestionAfterError = !!displaySuggestion;
		return this;
	}
	/**
	* Add a prepared subcommand.
	*
	* See .command() for creating an attached subcommand which inherits settings from its parent.
	*
	* @param {Command} cmd - new subcommand
	* @param {object} [opts] - configuration options
	* @return {Command} `this` command for chaining
	*/
	addCommand(cmd, opts) {
		if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
		opts = opts || {};
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		if (opts.noHelp || opts.hidden) cmd._hidden = true;
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd._checkForBrokenPassThrough();
		return this;
	}
	/**
	* Factory routine to create a new unattached argument.
	*
	* See .argument() for creating an attached argument, which uses this routine to
	* create the argument. You can override createArgument to return a custom argument.
	*
	* @param {string} name
	* @param {string} [description]
	* @return {Argument} new argument
	*/
	createArgument(name, description) {
		return new Argument(name, description);
	}
	/**
	* Define argument syntax for command.
	*
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @example
	* program.argument('<input-file>');
	* program.argument('[output-file]');
	*
	* @param {string} name
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom argument processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	argument(name, description, parseArg, defaultValue) {
		const argument = this.createArgument(name, description);
		if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
		else argument.default(parseArg);
		this.addArgument(argument);
		return this;
	}
	/**
	* Define argument syntax for command, adding multiple at once (without descriptions).
	*
	* See also .argument().
	*
	* @example
	* program.arguments('<cmd> [env]');
	*
	* @param {string} names
	* @return {Command} `this` command for chaining
	*/
	arguments(names) {
		names.trim().split(/ +/).forEach((detail) => {
			this.argument(detail);
		});
		return this;
	}
	/**
	* Define argument syntax for command, adding a prepared argument.
	*
	* @param {Argument} argument
	* @return {Command} `this` command for chaining
	*/
	addArgument(argument) {
		const previousArgument = this.registeredArguments.slice(-1)[0];
		if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
		if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
		this.registeredArguments.push(argument);
		return this;
	}
	/**
	* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
	*
	* @example
	*    program.helpCommand('help [cmd]');
	*    program.helpCommand('help [cmd]', 'show help');
	*    program.helpCommand(false); // suppress default help command
	*    program.helpCommand(true); // add help command even if no subcommands
	*
	* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
	* @param {string} [description] - custom description
	* @return {Command} `this` command for chaining
	*/
	helpCommand(enableOrNameAndArgs, description) {
		if (typeof enableOrNameAndArgs === "boolean") {
			this._addImplicitHelpCommand = enableOrNameAndArgs;
			if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
			return this;
		}
		const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
		const helpDescription = description ?? "display help for command";
		const helpCommand = this.createCommand(helpName);
		helpCommand.helpOption(false);
		if (helpArgs) helpCommand.arguments(helpArgs);
		if (helpDescription) helpCommand.description(helpDescription);
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Add prepared custom help command.
	*
	* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
	* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
	* @return {Command} `this` command for chaining
	*/
	addHelpCommand(helpCommand, deprecatedDescription) {
		if (typeof helpCommand !== "object") {
			this.helpCommand(helpCommand, deprecatedDescription);
			return this;
		}
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Lazy create help command.
	*
	* @return {(Command|null)}
	* @package
	*/
	_getHelpCommand() {
		if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
			if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
			return this._helpCommand;
		}
		return null;
	}
	/**
	* Add hook for life cycle event.
	*
	* @param {string} event
	* @param {Function} listener
	* @return {Command} `this` command for chaining
	*/
	hook(event, listener) {
		const allowedValues = [
			"preSubcommand",
			"preAction",
			"postAction"
		];
		if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
		if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
		else this._lifeCycleHooks[event] = [listener];
		return this;
	}
	/**
	* Register callback to use as replacement for calling process.exit.
	*
	* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
	* @return {Command} `this` command for chaining
	*/
	exitOverride(fn) {
		if (fn) this._exitCallback = fn;
		else this._exitCallback = (err) => {
			if (err.code !== "commander.executeSubCommandAsync") throw err;
		};
		return this;
	}
	/**
	* Call process.exit, and _exitCallback if defined.
	*
	* @param {number} exitCode exit code for using with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	* @return never
	* @private
	*/
	_exit(exitCode, code, message) {
		if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
		process.exit(exitCode);
	}
	/**
	* Register callback `fn` for the command.
	*
	* @example
	* program
	*   .command('serve')
	*   .description('start service')
	*   .action(function() {
	*      // do work here
	*   });
	*
	* @param {Function} fn
	* @return {Command} `this` command for chaining
	*/
	action(fn) {
		const listener = (args) => {
			const expectedArgsCount = this.registeredArguments.length;
			const actionArgs = args.slice(0, expectedArgsCount);
			if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
			else actionArgs[expectedArgsCount] = this.opts();
			actionArgs.push(this);
			return fn.apply(this, actionArgs);
		};
		this._actionHandler = listener;
		return this;
	}
	/**
	* Factory routine to create a new unattached option.
	*
	* See .option() for creating an attached option, which uses this routine to
	* create the option. You can override createOption to return a custom option.
	*
	* @param {string} flags
	* @param {string} [description]
	* @return {Option} new option
	*/
	createOption(flags, description) {
		return new Option(flags, description);
	}
	/**
	* Wrap parseArgs to catch 'commander.invalidArgument'.
	*
	* @param {(Option | Argument)} target
	* @param {string} value
	* @param {*} previous
	* @param {string} invalidArgumentMessage
	* @private
	*/
	_callParseArg(target, value, previous, invalidArgumentMessage) {
		try {
			return target.parseArg(value, previous);
		} catch (err) {
			if (err.code === "commander.invalidArgument") {
				const message = `${invalidArgumentMessage} ${err.message}`;
				this.error(message, {
					exitCode: err.exitCode,
					code: err.code
				});
			}
			throw err;
		}
	}
	/**
	* Check for option flag conflicts.
	* Register option if no conflicts found, or throw on conflict.
	*
	* @param {Option} option
	* @private
	*/
	_registerOption(option) {
		const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
		if (matchingOption) {
			const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
			throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
		}
		this._initOptionGroup(option);
		this.options.push(option);
	}
	/**
	* Check for command name and alias conflicts with existing commands.
	* Register command if no conflicts found, or throw on conflict.
	*
	* @param {Command} command
	* @private
	*/
	_registerCommand(command) {
		const knownBy = (cmd) => {
			return [cmd.name()].concat(cmd.aliases());
		};
		const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
		if (alreadyUsed) {
			const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
			const newCmd = knownBy(command).join("|");
			throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
		}
		this._initCommandGroup(command);
		this.commands.push(command);
	}
	/**
	* Add an option.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addOption(option) {
		this._registerOption(option);
		const oname = option.name();
		const name = option.attributeName();
		if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
		const handleOptionValue = (val, invalidValueMessage, valueSource) => {
			if (val == null && option.presetArg !== void 0) val = option.presetArg;
			const oldValue = this.getOptionValue(name);
			if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
			else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
			if (val == null) {
				if (option.negate) val = false;
				else if (option.isBoolean() || option.optional) val = true;
				else val = "";
			}
			this.setOptionValueWithSource(name, val, valueSource);
		};
		this.on("option:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "cli");
		});
		if (option.envVar) this.on("optionEnv:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "env");
		});
		return this;
	}
	/**
	* Internal implementation shared by .option() and .requiredOption()
	*
	* @return {Command} `this` command for chaining
	* @private
	*/
	_optionEx(config, flags, description, fn, defaultValue) {
		if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
		const option = this.createOption(flags, description);
		option.makeOptionMandatory(!!config.mandatory);
		if (typeof fn === "function") option.default(defaultValue).argParser(fn);
		else if (fn instanceof RegExp) {
			const regex = fn;
			fn = (val, def) => {
				const m = regex.exec(val);
				return m ? m[0] : def;
			};
			option.default(defaultValue).argParser(fn);
		} else option.default(fn);
		return this.addOption(option);
	}
	/**
	* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
	* option-argument is indicated by `<>` and an optional option-argument by `[]`.
	*
	* See the README for more details, and see also addOption() and requiredOption().
	*
	* @example
	* program
	*     .option('-p, --pepper', 'add pepper')
	*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
	*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
	*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	option(flags, description, parseArg, defaultValue) {
		return this._optionEx({}, flags, description, parseArg, defaultValue);
	}
	/**
	* Add a required option which must have a value after parsing. This usually means
	* the option must be specified on the command line. (Otherwise the same as .option().)
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	requiredOption(flags, description, parseArg, defaultValue) {
		return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
	}
	/**
	* Alter parsing of short flags with optional values.
	*
	* @example
	* // for `.option('-f,--flag [value]'):
	* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
	* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
	*
	* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
	* @return {Command} `this` command for chaining
	*/
	combineFlagAndOptionalValue(combine = true) {
		this._combineFlagAndOptionalValue = !!combine;
		return this;
	}
	/**
	* Allow unknown options on the command line.
	*
	* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
	* @return {Command} `this` command for chaining
	*/
	allowUnknownOption(allowUnknown = true) {
		this._allowUnknownOption = !!allowUnknown;
		return this;
	}
	/**
	* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
	*
	* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
	* @return {Command} `this` command for chaining
	*/
	allowExcessArguments(allowExcess = true) {
		this._allowExcessArguments = !!allowExcess;
		return this;
	}
	/**
	* Enable positional options. Positional means global options are specified before subcommands which lets
	* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
	* The default behaviour is non-positional and global options may appear anywhere on the command line.
	*
	* @param {boolean} [positional]
	* @return {Command} `this` command for chaining
	*/
	enablePositionalOptions(positional = true) {
		this._enablePositionalOptions = !!positional;
		return this;
	}
	/**
	* Pass through options that come after command-arguments rather than treat them as command-options,
	* so actual command-options come before command-arguments. Turning this on for a subcommand requires
	* positional options to have been enabled on the program (parent commands).
	* The default behaviour is non-positional and options may appear before or after command-arguments.
	*
	* @param {boolean} [passThrough] for unknown options.
	* @return {Command} `this` command for chaining
	*/
	passThroughOptions(passThrough = true) {
		this._passThroughOptions = !!passThrough;
		this._checkForBrokenPassThrough();
		return this;
	}
	/**
	* @private
	*/
	_checkForBrokenPassThrough() {
		if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
	}
	/**
	* Whether to store option values as properties on command object,
	* or store separately (specify false). In both cases the option values can be accessed using .opts().
	*
	* @param {boolean} [storeAsProperties=true]
	* @return {Command} `this` command for chaining
	*/
	storeOptionsAsProperties(storeAsProperties = true) {
		if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
		if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
		this._storeOptionsAsProperties = !!storeAsProperties;
		return this;
	}
	/**
	* Retrieve option value.
	*
	* @param {string} key
	* @return {object} value
	*/
	getOptionValue(key) {
		if (this._storeOptionsAsProperties) return this[key];
		return this._optionValues[key];
	}
	/**
	* Store option value.
	*
	* @param {string} key
	* @param {object} value
	* @return {Command} `this` command for chaining
	*/
	setOptionValue(key, value) {
		return this.setOptionValueWithSource(key, value, void 0);
	}
	/**
	* Store option value and where the value came from.
	*
	* @param {string} key
	* @param {object} value
	* @param {string} source - expected values are default/config/env/cli/implied
	* @return {Command} `this` command for chaining
	*/
	setOptionValueWithSource(key, value, source) {
		if (this._storeOptionsAsProperties) this[key] = value;
		else this._optionValues[key] = value;
		this._optionValueSources[key] = source;
		return this;
	}
	/**
	* Get source of option value.
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSource(key) {
		return this._optionValueSources[key];
	}
	/**
	* Get source of option value. See also .optsWithGlobals().
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSourceWithGlobals(key) {
		let source;
		this._getCommandAndAncestors().forEach((cmd) => {
			if (Object.hasOwn(cmd._optionValueSources, key)) source = cmd.getOptionValueSource(key);
		});
		return source;
	}
	/**
	* Get user arguments from implied or explicit arguments.
	* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
	*
	* @private
	*/
	_prepareUserArgs(argv, parseOptions) {
		if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
		parseOptions = parseOptions || {};
		if (argv === void 0 && parseOptions.from === void 0) {
			if (process.versions?.electron) parseOptions.from = "electron";
			const execArgv = process.execArgv ?? [];
			if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
		}
		if (argv === void 0) argv = process.argv;
		this.rawArgs = argv.slice();
		let userArgs;
		switch (parseOptions.from) {
			case void 0:
			case "node":
				this._scriptPath = argv[1];
				userArgs = argv.slice(2);
				break;
			case "electron":
				if (process.defaultApp) {
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
				} else userArgs = argv.slice(1);
				break;
			case "user":
				userArgs = argv.slice(0);
				break;
			case "eval":
				userArgs = argv.slice(1);
				break;
			default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
		}
		if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
		this._name = this._name || "program";
		return userArgs;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Use parseAsync instead of parse if any of your action handlers are async.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* program.parse(); // parse process.argv and auto-detect electron and special node flags
	* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
	* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv] - optional, defaults to process.argv
	* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
	* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
	* @return {Command} `this` command for chaining
	*/
	parse(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		this._parseCommand([], userArgs);
		return this;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
	* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
	* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv]
	* @param {object} [parseOptions]
	* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
	* @return {Promise}
	*/
	async parseAsync(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		await this._parseCommand([], userArgs);
		return this;
	}
	_prepareForParse() {
		if (this._savedState === null) {
			this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(option.attributeName(), true, "default");
			});
			this.saveStateBeforeParse();
		} else this.restoreStateBeforeParse();
	}
	/**
	* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state saved.
	*/
	saveStateBeforeParse() {
		this._savedState = {
			_name: this._name,
			_optionValues: { ...this._optionValues },
			_optionValueSources: { ...this._optionValueSources }
		};
	}
	/**
	* Restore state before parse for calls after the first.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state restored.
	*/
	restoreStateBeforeParse() {
		if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
		this._name = this._savedState._name;
		this._scriptPath = null;
		this.rawArgs = [];
		this._optionValues = { ...this._savedState._optionValues };
		this._optionValueSources = { ...this._savedState._optionValueSources };
		this.args = [];
		this.processedArgs = [];
	}
	/**
	* Throw if expected executable is missing. Add lots of help for author.
	*
	* @param {string} executableFile
	* @param {string} executableDir
	* @param {string} subcommandName
	*/
	_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
		if (fs.existsSync(executableFile)) return;
		const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
		throw new Error(executableMissing);
	}
	/**
	* Execute a sub-command executable.
	*
	* @private
	*/
	_executeSubCommand(subcommand, args) {
		args = args.slice();
		const sourceExt = [
			".js",
			".ts",
			".tsx",
			".mjs",
			".cjs"
		];
		function findFile(baseDir, baseName) {
			const localBin = path.resolve(baseDir, baseName);
			if (fs.existsSync(localBin)) return localBin;
			if (sourceExt.includes(path.extname(baseName))) return void 0;
			const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
			if (foundExt) return `${localBin}${foundExt}`;
		}
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
		let executableDir = this._executableDir || "";
		if (this._scriptPath) {
			let resolvedScriptPath;
			try {
				resolvedScriptPath = fs.realpathSync(this._scriptPath);
			} catch {
				resolvedScriptPath = this._scriptPath;
			}
			executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
		}
		if (executableDir) {
			let localFile = findFile(executableDir, executableFile);
			if (!localFile && !subcommand._executableFile && this._scriptPath) {
				const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
				if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
			}
			executableFile = localFile || executableFile;
		}
		const launchWithNode = sourceExt.includes(path.extname(executableFile));
		let proc;
		if (process.platform !== "win32") {
			if (launchWithNode) {
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
			} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
		} else {
			this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			args.unshift(executableFile);
			args = incrementNodeInspectorPort(process.execArgv).concat(args);
			proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
		}
		if (!proc.killed) [
			"SIGUSR1",
			"SIGUSR2",
			"SIGTERM",
			"SIGINT",
			"SIGHUP"
		].forEach((signal) => {
			process.on(signal, () => {
				if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
			});
		});
		const exitCallback = this._exitCallback;
		proc.on("close", (code) => {
			code = code ?? 1;
			if (!exitCallback) process.exit(code);
			else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
		});
		proc.on("error", (err) => {
			if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
			if (!exitCallback) process.exit(1);
			else {
				const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
				wrappedError.nestedError = err;
				exitCallback(wrappedError);
			}
		});
		this.runningCommand = proc;
	}
	/**
	* @private
	*/
	_dispatchSubcommand(commandName, operands, unknown) {
		const subCommand = this._findCommand(commandName);
		if (!subCommand) this.help({ error: true });
		subCommand._prepareForParse();
		let promiseChain;
		promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
		promiseChain = this._chainOrCall(promiseChain, () => {
			if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
			else return subCommand._parseCommand(operands, unknown);
		});
		return promiseChain;
	}
	/**
	* Invoke help directly if possible, or dispatch if necessary.
	* e.g. help foo
	*
	* @private
	*/
	_dispatchHelpCommand(subcommandName) {
		if (!subcommandName) this.help();
		const subCommand = this._findCommand(subcommandName);
		if (subCommand && !subCommand._executableHandler) subCommand.help();
		return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
	}
	/**
	* Check this.args against expected this.registeredArguments.
	*
	* @private
	*/
	_checkNumberOfArguments() {
		this.registeredArguments.forEach((arg, i) => {
			if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
		});
		if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
		if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
	}
	/**
	* Process this.args using this.registeredArguments and save as this.processedArgs!
	*
	* @private
	*/
	_processArguments() {
		const myParseArg = (argument, value, previous) => {
			let parsedValue = value;
			if (value !== null && argument.parseArg) {
				const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
				parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
			}
			return parsedValue;
		};
		this._checkNumberOfArguments();
		const processedArgs = [];
		this.registeredArguments.forEach((declaredArg, index) => {
			let value = declaredArg.defaultValue;
			if (declaredArg.variadic) {
				if (index < this.args.length) {
					value = this.args.slice(index);
					if (declaredArg.parseArg) value = value.reduce((processed, v) => {
						return myParseArg(declaredArg, v, processed);
					}, declaredArg.defaultValue);
				} else if (value === void 0) value = [];
			} else if (index < this.args.length) {
				value = this.args[index];
				if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
			}
			processedArgs[index] = value;
		});
		this.processedArgs = processedArgs;
	}
	/**
	* Once we have a promise we chain, but call synchronously until then.
	*
	* @param {(Promise|undefined)} promise
	* @param {Function} fn
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCall(promise, fn) {
		if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
		return fn();
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallHooks(promise, event) {
		let result = promise;
		const hooks = [];
		this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
			hookedCommand._lifeCycleHooks[event].forEach((callback) => {
				hooks.push({
					hookedCommand,
					callback
				});
			});
		});
		if (event === "postAction") hooks.reverse();
		hooks.forEach((hookDetail) => {
			result = this._chainOrCall(result, () => {
				return hookDetail.callback(hookDetail.hookedCommand, this);
			});
		});
		return result;
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {Command} subCommand
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallSubCommandHook(promise, subCommand, event) {
		let result = promise;
		if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
			result = this._chainOrCall(result, () => {
				return hook(this, subCommand);
			});
		});
		return result;
	}
	/**
	* Process arguments in context of this command.
	* Returns action result, in case it is a promise.
	*
	* @private
	*/
	_parseCommand(operands, unknown) {
		const parsed = this.parseOptions(unknown);
		this._parseOptionsEnv();
		this._parseOptionsImplied();
		operands = operands.concat(parsed.operands);
		unknown = parsed.unknown;
		this.args = operands.concat(unknown);
		if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
		if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
		if (this._defaultCommandName) {
			this._outputHelpIfRequested(unknown);
			return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
		}
		if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
		this._outputHelpIfRequested(parsed.unknown);
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		const checkForUnknownOptions = () => {
			if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
		};
		const commandEvent = `command:${this.name()}`;
		if (this._actionHandler) {
			checkForUnknownOptions();
			this._processArguments();
			let promiseChain;
			promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
			promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
			if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
				this.parent.emit(commandEvent, operands, unknown);
			});
			promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
			return promiseChain;
		}
		if (this.parent?.listenerCount(commandEvent)) {
			checkForUnknownOptions();
			this._processArguments();
			this.parent.emit(commandEvent, operands, unknown);
		} else if (operands.length) {
			if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
			if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
			else if (this.commands.length) this.unknownCommand();
			else {
				checkForUnknownOptions();
				this._processArguments();
			}
		} else if (this.commands.length) {
			checkForUnknownOptions();
			this.help({ error: true });
		} else {
			checkForUnknownOptions();
			this._processArguments();
		}
	}
	/**
	* Find matching command.
	*
	* @private
	* @return {Command | undefined}
	*/
	_findCommand(name) {
		if (!name) return void 0;
		return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
	}
	/**
	* Return an option matching `arg` if any.
	*
	* @param {string} arg
	* @return {Option}
	* @package
	*/
	_findOption(arg) {
		return this.options.find((option) => option.is(arg));
	}
	/**
	* Display an error message if a mandatory option does not have a value.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForMissingMandatoryOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd.options.forEach((anOption) => {
				if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
			});
		});
	}
	/**
	* Display an error message if conflicting options are used together in this.
	*
	* @private
	*/
	_checkForConflictingLocalOptions() {
		const definedNonDefaultOptions = this.options.filter((option) => {
			const optionKey = option.attributeName();
			if (this.getOptionValue(optionKey) === void 0) return false;
			return this.getOptionValueSource(optionKey) !== "default";
		});
		definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
			const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
			if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
		});
	}
	/**
	* Display an error message if conflicting options are used together.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForConflictingOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd._checkForConflictingLocalOptions();
		});
	}
	/**
	* Parse options from `argv` removing known options,
	* and return argv split into operands and unknown arguments.
	*
	* Side effects: modifies command by storing options. Does not reset state if called again.
	*
	* Examples:
	*
	*     argv => operands, unknown
	*     --known kkk op => [op], []
	*     op --known kkk => [op], []
	*     sub --unknown uuu op => [sub], [--unknown uuu op]
	*     sub -- --unknown uuu op => [sub --unknown uuu op], []
	*
	* @param {string[]} args
	* @return {{operands: string[], unknown: string[]}}
	*/
	parseOptions(args) {
		const operands = [];
		const unknown = [];
		let dest = operands;
		function maybeOption(arg) {
			return arg.length > 1 && arg[0] === "-";
		}
		const negativeNumberArg = (arg) => {
			if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
			return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
		};
		let activeVariadicOption = null;
		let activeGroup = null;
		let i = 0;
		while (i < args.length || activeGroup) {
			const arg = activeGroup ?? args[i++];
			activeGroup = null;
			if (arg === "--") {
				if (dest === unknown) dest.push(arg);
				dest.push(...args.slice(i));
				break;
			}
			if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
				this.emit(`option:${activeVariadicOption.name()}`, arg);
				continue;
			}
			activeVariadicOption = null;
			if (maybeOption(arg)) {
				const option = this._findOption(arg);
				if (option) {
					if (option.required) {
						const value = args[i++];
						if (value === void 0) this.optionMissingArgument(option);
						this.emit(`option:${option.name()}`, value);
					} else if (option.optional) {
						let value = null;
						if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
						this.emit(`option:${option.name()}`, value);
					} else this.emit(`option:${option.name()}`);
					activeVariadicOption = option.variadic ? option : null;
					continue;
				}
			}
			if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
				const option = this._findOption(`-${arg[1]}`);
				if (option) {
					if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
					else {
						this.emit(`option:${option.name()}`);
						activeGroup = `-${arg.slice(2)}`;
					}
					continue;
				}
			}
			if (/^--[^=]+=/.test(arg)) {
				const index = arg.indexOf("=");
				const option = this._findOption(arg.slice(0, index));
				if (option && (option.required || option.optional)) {
					this.emit(`option:${option.name()}`, arg.slice(index + 1));
					continue;
				}
			}
			if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
			if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
				if (this._findCommand(arg)) {
					operands.push(arg);
					unknown.push(...args.slice(i));
					break;
				} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
					operands.push(arg, ...args.slice(i));
					break;
				} else if (this._defaultCommandName) {
					unknown.push(arg, ...args.slice(i));
					break;
				}
			}
			if (this._passThroughOptions) {
				dest.push(arg, ...args.slice(i));
				break;
			}
			dest.push(arg);
		}
		return {
			operands,
			unknown
		};
	}
	/**
	* Return an object containing local option values as key-value pairs.
	*
	* @return {object}
	*/
	opts() {
		if (this._storeOptionsAsProperties) {
			const result = {};
			const len = this.options.length;
			for (let i = 0; i < len; i++) {
				const key = this.options[i].attributeName();
				result[key] = key === this._versionOptionName ? this._version : this[key];
			}
			return result;
		}
		return this._optionValues;
	}
	/**
	* Return an object containing merged local and global option values as key-value pairs.
	*
	* @return {object}
	*/
	optsWithGlobals() {
		return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
	}
	/**
	* Display error message and exit (or call exitOverride).
	*
	* @param {string} message
	* @param {object} [errorOptions]
	* @param {string} [errorOptions.code] - an id string representing the error
	* @param {number} [errorOptions.exitCode] - used with process.exit
	*/
	error(message, errorOptions) {
		this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
		if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
		else if (this._showHelpAfterError) {
			this._outputConfiguration.writeErr("\n");
			this.outputHelp({ error: true });
		}
		const config = errorOptions || {};
		const exitCode = config.exitCode || 1;
		const code = config.code || "commander.error";
		this._exit(exitCode, code, message);
	}
	/**
	* Apply any option related environment variables, if option does
	* not have a value from cli or client code.
	*
	* @private
	*/
	_parseOptionsEnv() {
		this.options.forEach((option) => {
			if (option.envVar && option.envVar in process.env) {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0 || [
					"default",
					"config",
					"env"
				].includes(this.getOptionValueSource(optionKey))) {
					if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
					else this.emit(`optionEnv:${option.name()}`);
				}
			}
		});
	}
	/**
	* Apply any implied option values, if option is undefined or default value.
	*
	* @private
	*/
	_parseOptionsImplied() {
		const dualHelper = new DualOptions(this.options);
		const hasCustomOptionValue = (optionKey) => {
			return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
		};
		this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
			Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
				this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
			});
		});
	}
	/**
	* Argument `name` is missing.
	*
	* @param {string} name
	* @private
	*/
	missingArgument(name) {
		const message = `error: missing required argument '${name}'`;
		this.error(message, { code: "commander.missingArgument" });
	}
	/**
	* `Option` is missing an argument.
	*
	* @param {Option} option
	* @private
	*/
	optionMissingArgument(option) {
		const message = `error: option '${option.flags}' argument missing`;
		this.error(message, { code: "commander.optionMissingArgument" });
	}
	/**
	* `Option` does not have a value, and is a mandatory option.
	*
	* @param {Option} option
	* @private
	*/
	missingMandatoryOptionValue(option) {
		const message = `error: required option '${option.flags}' not specified`;
		this.error(message, { code: "commander.missingMandatoryOptionValue" });
	}
	/**
	* `Option` conflicts with another option.
	*
	* @param {Option} option
	* @param {Option} conflictingOption
	* @private
	*/
	_conflictingOption(option, conflictingOption) {
		const findBestOptionFromValue = (option) => {
			const optionKey = option.attributeName();
			const optionValue = this.getOptionValue(optionKey);
			const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
			const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
			if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
			return positiveOption || option;
		};
		const getErrorMessage = (option) => {
			const bestOption = findBestOptionFromValue(option);
			const optionKey = bestOption.attributeName();
			if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
			return `option '${bestOption.flags}'`;
		};
		const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
		this.error(message, { code: "commander.conflictingOption" });
	}
	/**
	* Unknown option `flag`.
	*
	* @param {string} flag
	* @private
	*/
	unknownOption(flag) {
		if (this._allowUnknownOption) return;
		let suggestion = "";
		if (flag.startsWith("--") && this._showSuggestionAfterError) {
			let candidateFlags = [];
			let command = this;
			do {
				const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
				candidateFlags = candidateFlags.concat(moreFlags);
				command = command.parent;
			} while (command && !command._enablePositionalOptions);
			suggestion = suggestSimilar(flag, candidateFlags);
		}
		const message = `error: unknown option '${flag}'${suggestion}`;
		this.error(message, { code: "commander.unknownOption" });
	}
	/**
	* Excess arguments, more than expected.
	*
	* @param {string[]} receivedArgs
	* @private
	*/
	_excessArguments(receivedArgs) {
		if (this._allowExcessArguments) return;
		const expected = this.registeredArguments.length;
		const s = expected === 1 ? "" : "s";
		const received = receivedArgs.length;
		const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
		this.error(message, { code: "commander.excessArguments" });
	}
	/**
	* Unknown command.
	*
	* @private
	*/
	unknownCommand() {
		const unknownName = this.args[0];
		let suggestion = "";
		if (this._showSuggestionAfterError) {
			const candidateNames = [];
			this.createHelp().visibleCommands(this).forEach((command) => {
				candidateNames.push(command.name());
				if (command.alias()) candidateNames.push(command.alias());
			});
			suggestion = suggestSimilar(unknownName, candidateNames);
		}
		const message = `error: unknown command '${unknownName}'${suggestion}`;
		this.error(message, { code: "commander.unknownCommand" });
	}
	/**
	* Get or set the program version.
	*
	* This method auto-registers the "-V, --version" option which will print the version number.
	*
	* You can optionally supply the flags and description to override the defaults.
	*
	* @param {string} [str]
	* @param {string} [flags]
	* @param {string} [description]
	* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
	*/
	version(str, flags, description) {
		if (str === void 0) return this._version;
		this._version = str;
		flags = flags || "-V, --version";
		description = description || "output the version number";
		const versionOption = this.createOption(flags, description);
		this._versionOptionName = versionOption.attributeName();
		this._registerOption(versionOption);
		this.on("option:" + versionOption.name(), () => {
			this._outputConfiguration.writeOut(`${str}\n`);
			this._exit(0, "commander.version", str);
		});
		return this;
	}
	/**
	* Set the description.
	*
	* @param {string} [str]
	* @param {object} [argsDescription]
	* @return {(string|Command)}
	*/
	description(str, argsDescription) {
		if (str === void 0 && argsDescription === void 0) return this._description;
		this._description = str;
		if (argsDescription) this._argsDescription = argsDescription;
		return this;
	}
	/**
	* Set the summary. Used when listed as subcommand of parent.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	summary(str) {
		if (str === void 0) return this._summary;
		this._summary = str;
		return this;
	}
	/**
	* Set an alias for the command.
	*
	* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
	*
	* @param {string} [alias]
	* @return {(string|Command)}
	*/
	alias(alias) {
		if (alias === void 0) return this._aliases[0];
		/** @type {Command} */
		let command = this;
		if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
		if (alias === command._name) throw new Error("Command alias can't be the same as its name");
		const matchingCommand = this.parent?._findCommand(alias);
		if (matchingCommand) {
			const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
			throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
		}
		command._aliases.push(alias);
		return this;
	}
	/**
	* Set aliases for the command.
	*
	* Only the first alias is shown in the auto-generated help.
	*
	* @param {string[]} [aliases]
	* @return {(string[]|Command)}
	*/
	aliases(aliases) {
		if (aliases === void 0) return this._aliases;
		aliases.forEach((alias) => this.alias(alias));
		return this;
	}
	/**
	* Set / get the command usage `str`.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	usage(str) {
		if (str === void 0) {
			if (this._usage) return this._usage;
			const args = this.registeredArguments.map((arg) => {
				return humanReadableArgName(arg);
			});
			return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
		}
		this._usage = str;
		return this;
	}
	/**
	* Get or set the name of the command.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	name(str) {
		if (str === void 0) return this._name;
		this._name = str;
		return this;
	}
	/**
	* Set/get the help group heading for this subcommand in parent command's help.
	*
	* @param {string} [heading]
	* @return {Command | string}
	*/
	helpGroup(heading) {
		if (heading === void 0) return this._helpGroupHeading ?? "";
		this._helpGroupHeading = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for subcommands added to this command.
	* (This does not override a group set directly on the subcommand using .helpGroup().)
	*
	* @example
	* program.commandsGroup('Development Commands:');
	* program.command('watch')...
	* program.command('lint')...
	* ...
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	commandsGroup(heading) {
		if (heading === void 0) return this._defaultCommandGroup ?? "";
		this._defaultCommandGroup = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for options added to this command.
	* (This does not override a group set directly on the option using .helpGroup().)
	*
	* @example
	* program
	*   .optionsGroup('Development Options:')
	*   .option('-d, --debug', 'output extra debugging')
	*   .option('-p, --profile', 'output profiling information')
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	optionsGroup(heading) {
		if (heading === void 0) return this._defaultOptionGroup ?? "";
		this._defaultOptionGroup = heading;
		return this;
	}
	/**
	* @param {Option} option
	* @private
	*/
	_initOptionGroup(option) {
		if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
	}
	/**
	* @param {Command} cmd
	* @private
	*/
	_initCommandGroup(cmd) {
		if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
	}
	/**
	* Set the name of the command from script filename, such as process.argv[1],
	* or import.meta.filename.
	*
	* (Used internally and public although not documented in README.)
	*
	* @example
	* program.nameFromFilename(import.meta.filename);
	*
	* @param {string} filename
	* @return {Command}
	*/
	nameFromFilename(filename) {
		this._name = path.basename(filename, path.extname(filename));
		return this;
	}
	/**
	* Get or set the directory for searching for executable subcommands of this command.
	*
	* @example
	* program.executableDir(import.meta.dirname);
	* // or
	* program.executableDir('subcommands');
	*
	* @param {string} [path]
	* @return {(string|null|Command)}
	*/
	executableDir(path) {
		if (path === void 0) return this._executableDir;
		this._executableDir = path;
		return this;
	}
	/**
	* Return program help documentation.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
	* @return {string}
	*/
	helpInformation(contextOptions) {
		const helper = this.createHelp();
		const context = this._getOutputContext(contextOptions);
		helper.prepareContext({
			error: context.error,
			helpWidth: context.helpWidth,
			outputHasColors: context.hasColors
		});
		const text = helper.formatHelp(this, helper);
		if (context.hasColors) return text;
		return this._outputConfiguration.stripColor(text);
	}
	/**
	* @typedef HelpContext
	* @type {object}
	* @property {boolean} error
	* @property {number} helpWidth
	* @property {boolean} hasColors
	* @property {function} write - includes stripColor if needed
	*
	* @returns {HelpContext}
	* @private
	*/
	_getOutputContext(contextOptions) {
		contextOptions = contextOptions || {};
		const error = !!contextOptions.error;
		let baseWrite;
		let hasColors;
		let helpWidth;
		if (error) {
			baseWrite = (str) => this._outputConfiguration.writeErr(str);
			hasColors = this._outputConfiguration.getErrHasColors();
			helpWidth = this._outputConfiguration.getErrHelpWidth();
		} else {
			baseWrite = (str) => this._outputConfiguration.writeOut(str);
			hasColors = this._outputConfiguration.getOutHasColors();
			helpWidth = this._outputConfiguration.getOutHelpWidth();
		}
		const write = (str) => {
			if (!hasColors) str = this._outputConfiguration.stripColor(str);
			return baseWrite(str);
		};
		return {
			error,
			write,
			hasColors,
			helpWidth
		};
	}
	/**
	* Output help information for this command.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	outputHelp(contextOptions) {
		let deprecatedCallback;
		if (typeof contextOptions === "function") {
			deprecatedCallback = contextOptions;
			contextOptions = void 0;
		}
		const outputContext = this._getOutputContext(contextOptions);
		/** @type {HelpTextEventContext} */
		const eventContext = {
			error: outputContext.error,
			write: outputContext.write,
			command: this
		};
		this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
		this.emit("beforeHelp", eventContext);
		let helpInformation = this.helpInformation({ error: outputContext.error });
		if (deprecatedCallback) {
			helpInformation = deprecatedCallback(helpInformation);
			if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
		}
		outputContext.write(helpInformation);
		if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
		this.emit("afterHelp", eventContext);
		this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
	}
	/**
	* You can pass in flags and a description to customise the built-in help option.
	* Pass in false to disable the built-in help option.
	*
	* @example
	* program.helpOption('-?, --help', 'show help'); // customise
	* program.helpOption(false); // disable
	*
	* @param {(string | boolean)} flags
	* @param {string} [description]
	* @return {Command} `this` command for chaining
	*/
	helpOption(flags, description) {
		if (typeof flags === "boolean") {
			if (flags) {
				if (this._helpOption === null) this._helpOption = void 0;
				if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
			} else this._helpOption = null;
			return this;
		}
		this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
		if (flags || description) this._initOptionGroup(this._helpOption);
		return this;
	}
	/**
	* Lazy create help option.
	* Returns null if has been disabled with .helpOption(false).
	*
	* @returns {(Option | null)} the help option
	* @package
	*/
	_getHelpOption() {
		if (this._helpOption === void 0) this.helpOption(void 0, void 0);
		return this._helpOption;
	}
	/**
	* Supply your own option to use for the built-in help option.
	* This is an alternative to using helpOption() to customise the flags and description etc.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addHelpOption(option) {
		this._helpOption = option;
		this._initOptionGroup(option);
		return this;
	}
	/**
	* Output help information and exit.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	help(contextOptions) {
		this.outputHelp(contextOptions);
		let exitCode = Number(process.exitCode ?? 0);
		if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
		this._exit(exitCode, "commander.help", "(outputHelp)");
	}
	/**
	* // Do a little typing to coordinate emit and listener for the help text events.
	* @typedef HelpTextEventContext
	* @type {object}
	* @property {boolean} error
	* @property {Command} command
	* @property {function} write
	*/
	/**
	* Add additional text to be displayed with the built-in help.
	*
	* Position is 'before' or 'after' to affect just this command,
	* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
	*
	* @param {string} position - before or after built-in help
	* @param {(string | Function)} text - string to add, or a function returning a string
	* @return {Command} `this` command for chaining
	*/
	addHelpText(position, text) {
		const allowedValues = [
			"beforeAll",
			"before",
			"after",
			"afterAll"
		];
		if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
		const helpEvent = `${position}Help`;
		this.on(helpEvent, (context) => {
			let helpStr;
			if (typeof text === "function") helpStr = text({
				error: context.error,
				command: context.command
			});
			else helpStr = text;
			if (helpStr) context.write(`${helpStr}\n`);
		});
		return this;
	}
	/**
	* Output help information if help flags specified
	*
	* @param {Array} args - array of options to search for help flags
	* @private
	*/
	_outputHelpIfRequested(args) {
		const helpOption = this._getHelpOption();
		if (helpOption && args.find((arg) => helpOption.is(arg))) {
			this.outputHelp();
			this._exit(0, "commander.helpDisplayed", "(outputHelp)");
		}
	}
};
/**
* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
*
* @param {string[]} args - array of arguments from node.execArgv
* @returns {string[]}
* @private
*/
function incrementNodeInspectorPort(args) {
	return args.map((arg) => {
		if (!arg.startsWith("--inspect")) return arg;
		let debugOption;
		let debugHost = "127.0.0.1";
		let debugPort = "9229";
		let match;
		if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) debugOption = match[1];
		else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
			debugOption = match[1];
			if (/^\d+$/.test(match[3])) debugPort = match[3];
			else debugHost = match[3];
		} else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
			debugOption = match[1];
			debugHost = match[3];
			debugPort = match[4];
		}
		if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
		return arg;
	});
}
/**
* Exported for using from tests, not otherwise used outside this file.
*
* @returns {boolean | undefined}
* @package
*/
function useColor() {
	if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
	if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
}
new Command();
export { extendedLooks as $, differenceAt as $n, printValue as $r, printedName as $t, commonLevel as A, besideOf as An, drawn$1 as Ar, absolutePath as At, noiseOf as B, FULL_REPORT as Bn, lnMarginOf as Br, fillText as Bt, zeroConfigSuite as C, printLevel as Cn, inline as Cr, UNASKED as Ct, markdownText as D, joinMarkup as Dn, PAPER as Dr, goBenchmarks as Dt, variantsOf as E, asIs as En, table as Er, workloads as Et, readRowFilter as F, CHANGE as Fn, tableLines$1 as Fr, isAnywhere as Ft, leaning as G, NOT_MEASURED as Gn, wordFor as Gr, readObject as Gt, barWithout as H, LATENCY_SHARES as Hn, metricId as Hr, parsers as Ht, standingPhrase as I, COLLECTIONS as In, wrapped as Ir, placementIn as It, POWER_80 as J, REPEAT_BY as Jn, printDifference as Jr, HISTOGRAM_NAMES as Jt, limitOf as K, NOT_PROFILED as Kn, percentOfLn as Kr, AFTER as Kt, climbLadders as L, COMPARED as Ln, list as Lr, printCpuList as Lt, rowsOf as M, ALL_BENCHMARKS as Mn, indented as Mr, folderOf$1 as Mt, shownView as N, BENCHMARK as Nn, labelled as Nr, isInside as Nt, reportMarkdown as O, markup as On, blockLines$1 as Or, WITHIN_OVER_BETWEEN_SEC as Ot, viewReport as P, BUILD_COLUMNS as Pn, makeScreen as Pr, pathIn as Pt, kthSmallest as Q, capital as Qn, printPair as Qr, MOST_ITERATIONS as Qt, laddersOf as R, EFFECT as Rn, plainText as Rr, readCpuList as Rt, readSuites as S, explainRow as Sn, codeCell as Sr, plannedTails as St, defaultBotRules as T, valuesText as Tn, sizeOf as Tr, workloadOf as Tt, bySigns as U, NEXT as Un, metrics as Ur, readDocument as Ut, SAME as V, GEOMEAN as Vn, metricFor as Vr, parserOf as Vt, countAsFar as W, NOTES as Wn, observeTrial as Wr, isObject as Wt, leanOf as X, VARIANT as Xn, printInterval as Xr, RUNTIME_OUTPUT as Xt, detectableOf as Y, SAMPLES as Yn, printDuration as Yr, NUMBER_NAMES as Yt, scoresOf as Z, acceptedFor as Zn, printP as Zr, readBenchText as Zt, runEnvOf as _, STRIP_TITLE as _n, readAcceptances as _r, dedupe as _t, EXIT as a, compareStacks as an, thenDo as ar, signedSums as at, runIn as b, shareAlong as bn, code as br, shortBlocks as bt, screenOf as c, spreadOf as cn, hasNothingInCommon as cr, shuffle as ct, buildLimitOf as d, normalQuantile as dn, namesOfLost as dr, whyNoRound as dt, GROWING as ei, median as en, failedRows as er, looksOfParts as et, executeBuildStep as f, spendingOf as fn, objectionsToWorkIn as fr, collectHistograms as ft, inspectToolchain as g, wordsAbout as gn, filedAcceptance as gr, collectSamples as gt, findProgram as h, reasonOf as hn, acceptanceProblems as hr, unpackCollections as ht, InvalidArgumentError as i, compareAmountStacks as in, shareOf$2 as ir, patternsOf as it, contrastRows as j, ACCEPTED_ROWS as jn, fits as jr, baseName as jt, pictureText as k, phraseMarkup as kn, colourOf$1 as kr, trialLimitOf as kt, BuildError as l, wholeOf as ln, hasNothingToRun as lr, BUDGET_ENDED as lt, buildEnvOf as m, unchangedUnits as mn, ACCEPTANCE_CODES as mr, collectCollections as mt, Option as n, viewProfiles as nn, intervalAt as nr, followedPatterns as nt, exitOfConclusion as o, stackRows as on, LEFT_OUT as or, derive as ot, orThrow as p, isNamedUnchanged as pn, ACCEPTANCES_FILE as pr, poolRounds as pt, stepDown as q, NO_FUNCTION as qn, printDelta as qr, FAILED$3 as qt, CommanderError as r, titleOf$1 as rn, moreLines as rr, leansOf as rt, explainError as s, compareAmounts as sn, gateOf$1 as sr, random as st, Command as t, PER_TRANSACTION as ti, sampleStandardDeviation as tn, hiddenRows as tr, plannedLooks as tt, buildLeftSec as u, compareProfiles as un, heldOf as ur, STOPPED as ut, tailOf as v, isDrawn as vn, rowName as vr, latestAttempts as vt, DEFAULT_VARIANT as w, printedUnit as wn, prose as wr, tools as wt, readSuiteFile as x, stripOf as xn, codeBlock as xr, medianOf$1 as xt, RunWalls as y, scaleOf as yn, shortSha as yr, scopeLabels as yt, makeForecast as z, FROM_FORK as zn, plural as zr, fillArgv as zt };

//# sourceMappingURL=shared~index~cli~publish~authorize.js.map