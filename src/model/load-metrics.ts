/**
 * Metrics of a program under load: what a load generator reports (sysbench), and what a Go program
 * reports of its own runtime meanwhile.
 */
import { AMOUNT, EXACT, type Metric, NOISY, NUMBER, PLAIN, SPEED, TIME } from './metric.ts'

const CLOSED_LOOP =
  'With a fixed number of threads it is the reciprocal of the mean latency, so it does not gate ' +
  'by default: one change would count twice.'

const latency = { ...NOISY, unit: 's', words: TIME }

function percentile(percent: string, marginPct: number, gates: boolean): Metric {
  return {
    ...latency,
    id: `latency-p${percent}`,
    label: `p${percent} latency`,
    marginPct,
    gates,
    isSparse: true,
    about:
      `Latency that ${percent} % of the transactions do not exceed, interpolated in the ` +
      'histogram of one trial; at least 50 transactions lie beyond it.',
  }
}

/** What the kernel counts of a server during a block, per transaction, on request. */
const SERVER_COUNTS: Metric[] = (
  [
    ['minor-faults', 'count', 'minor faults', 'Page faults that needed no disk'],
    ['major-faults', 'count', 'major faults', 'Page faults that had to read from disk'],
    ['voluntary-switches', 'count', 'voluntary switches', 'Times a thread gave up its CPU to wait'],
    [
      ...(['involuntary-switches', 'count', 'involuntary switches'] as const),
      'Times a thread was pushed off its CPU',
    ],
    ['disk-read', 'B', 'disk read', 'Bytes read from disks, without what caches served'],
    [
      ...(['disk-written', 'B', 'disk written'] as const),
      'Bytes of pages that have to be written to disks',
    ],
    ['run-delay', 's', 'run delay', 'Time in which threads waited for a CPU'],
    ['migrations', 'count', 'migrations', 'Times a thread went to another CPU'],
  ] as const
).map(([id, unit, label, about]) => ({
  ...NOISY,
  id: `server-${id}/transaction`,
  label: `server ${label}/transaction`,
  unit,
  marginPct: 5,
  onRequest: true,
  about: `${about}: the server's, for each transaction of a block of load.`,
  words: unit === 'count' ? NUMBER : AMOUNT,
}))

/** What the kernel counts of all NUMA nodes during a block, per transaction, on request. */
const NUMA_COUNTS: Metric[] = (
  [
    ['hits', 'on the NUMA node that was wanted'],
    ['misses', 'on another NUMA node than was wanted'],
    ['moves', 'and moved to another NUMA node'],
  ] as const
).map(([id, where]) => ({
  ...NOISY,
  id: `numa-${id}/transaction`,
  label: `NUMA ${id}/transaction`,
  unit: 'count',
  marginPct: 5,
  onRequest: true,
  about: `Pages that the whole machine placed ${where}, if it has several.`,
  words: NUMBER,
}))

export const loadMetrics: Metric[] = [
  {
    ...latency,
    id: 'latency-mean',
    label: 'mean latency',
    gates: true,
    about: 'Mean latency of the transactions.',
  },
  percentile('50', 2, false),
  percentile('90', 2, false),
  percentile('95', 5, true),
  percentile('99', 5, false),
  percentile('99.9', 5, false),
  {
    ...latency,
    id: 'latency-min',
    label: 'min latency',
    onRequest: true,
    about: 'Latency of the fastest transaction.',
  },
  {
    ...latency,
    id: 'latency-max',
    label: 'max latency',
    marginPct: 5,
    onRequest: true,
    about: 'Latency of the slowest transaction.',
  },
  {
    ...latency,
    id: 'latency-sum',
    label: 'summed latency',
    onRequest: true,
    about: 'Sum of the latencies of all transactions.',
  },
  {
    ...NOISY,
    id: 'tps',
    label: 'transactions/s',
    unit: 'transactions/s',
    better: 'higher',
    about: `Transactions per second. ${CLOSED_LOOP}`,
    words: SPEED,
  },
  {
    ...NOISY,
    id: 'capacity',
    label: 'capacity',
    unit: 'transactions/s',
    better: 'higher',
    gates: true,
    isSparse: true,
    about:
      'Transactions a second that arrive while a latency still keeps to `load.promise`: between the ' +
      'rates that were offered, and beyond them, its reciprocal is taken to fall in a straight line.',
    words: AMOUNT,
  },
  {
    ...NOISY,
    id: 'qps',
    label: 'queries/s',
    unit: 'queries/s',
    better: 'higher',
    about: `Queries per second. ${CLOSED_LOOP}`,
    words: SPEED,
  },
  {
    ...NOISY,
    id: 'server-cpu',
    label: 'server CPU',
    unit: 's',
    about:
      "CPU time of the server's process tree in a block of load. Without `go` and " +
      '`python3`, in ticks of 10 ms.',
    words: AMOUNT,
    onRequest: true,
  },
  {
    ...NOISY,
    id: 'server-cpu/transaction',
    label: 'server CPU/transaction',
    unit: 's',
    about: 'CPU time of the server for each transaction: the steadiest number on a shared machine.',
    words: AMOUNT,
  },
  {
    ...NOISY,
    id: 'server-cpu-share',
    label: 'server CPU %',
    unit: '%',
    about: 'The same in percent of the block: 100 % is one CPU.',
    words: AMOUNT,
    onRequest: true,
  },
  ...SERVER_COUNTS,
  ...NUMA_COUNTS,
  {
    ...NOISY,
    id: 'server-data',
    label: 'server data',
    unit: 'B',
    marginPct: 5,
    about: 'Disk space of its data, once prepared.',
    words: AMOUNT,
  },
  {
    ...NOISY,
    id: 'transactions',
    label: 'transactions',
    unit: 'count',
    better: 'higher',
    onRequest: true,
    about: 'Transactions of the trial.',
    words: NUMBER,
  },
  {
    ...NOISY,
    id: 'errors/transaction',
    label: 'errors/transaction',
    unit: 'errors/transaction',
    marginPct: 5,
    about: 'Errors that the load generator retried, such as conflicts.',
    words: NUMBER,
  },
  {
    ...NOISY,
    id: 'reconnects/transaction',
    label: 'reconnects/transaction',
    unit: 'reconnects/transaction',
    marginPct: 5,
    about: 'Connections opened again.',
    words: NUMBER,
  },
  {
    ...NOISY,
    id: 'thread-spread',
    label: 'thread spread',
    unit: '%',
    marginPct: 5,
    onRequest: true,
    about: 'Standard deviation of the transactions of threads, in percent of the mean.',
    words: PLAIN,
  },
]

// Metrics that a Go program reports of its own runtime, over a block of load.

type Row = Pick<Metric, 'id' | 'label' | 'about'> & Partial<Metric>

const SHARED = { ...NOISY, marginPct: 5 } satisfies Partial<Metric>

const time = (row: Row): Metric => ({ ...SHARED, unit: 's', words: TIME, ...row })
const cpu = (row: Row): Metric => ({ ...SHARED, unit: 's', words: AMOUNT, ...row })
const bytes = (row: Row): Metric => ({ ...SHARED, unit: 'B', words: AMOUNT, ...row })
const count = (row: Row): Metric => ({ ...SHARED, unit: 'count', words: NUMBER, ...row })

/** What was counted in the block, and the same for each transaction. */
const perTransaction = (row: Metric): Metric[] => [
  { ...row, onRequest: true },
  {
    ...row,
    id: `${row.id}/transaction`,
    label: `${row.label}/transaction`,
    about: `${row.about} Divided by the transactions of the block.`,
  },
]

const ON_REQUEST = { onRequest: true } satisfies Partial<Metric>
const ESTIMATE = 'An estimate of the runtime: compare it only with its other CPU times.'

/** Classes of CPU time that are shown on request only. */
const CLASSES = {
  dedicated: 'gc/mark/dedicated',
  'idle-mark': 'gc/mark/idle',
  pause: 'gc/pause',
  scavenge: 'scavenge/total',
  user: 'user',
}

const counters: Metric[] = [
  ...perTransaction(
    count({
      id: 'go-gc-cycles',
      label: 'GC cycles (runtime)',
      about: 'Garbage collections of the block, by `/gc/cycles/total`.',
    }),
  ),
  ...perTransaction(
    bytes({
      id: 'go-alloc-bytes',
      label: 'allocated',
      about: 'Heap bytes allocated in the block, by `/gc/heap/allocs:bytes`.',
    }),
  ),
  ...perTransaction(
    count({
      id: 'go-alloc-objects',
      label: 'allocations',
      about: 'Heap objects allocated in the block, by `/gc/heap/allocs:objects` and the tiny ones.',
    }),
  ),
  ...perTransaction(
    cpu({
      id: 'go-assist-cpu',
      label: 'GC assist CPU (runtime)',
      about:
        'CPU time of allocating goroutines that had to mark themselves, by ' +
        `\`/cpu/classes/gc/mark/assist\`. ${ESTIMATE}`,
    }),
  ),
  ...perTransaction(
    cpu({
      id: 'go-gc-cpu',
      label: 'GC CPU (runtime)',
      about:
        'CPU time of garbage collection, pauses and idle marking included, by ' +
        `\`/cpu/classes/gc/total\`. ${ESTIMATE}`,
    }),
  ),
  ...Object.entries(CLASSES).map(([kind, by]) =>
    cpu({
      id: `go-${kind}-cpu`,
      label: `${kind.replace('-', ' ')} CPU (runtime)`,
      about: `CPU time of the block, by \`/cpu/classes/${by}\`. ${ESTIMATE}`,
      ...ON_REQUEST,
    }),
  ),
  ...perTransaction(
    time({
      id: 'go-mutex-wait',
      label: 'mutex wait',
      about: 'Sum of waits for locks in the block, by `/sync/mutex/wait/total`.',
    }),
  ),
  count({
    id: 'go-goroutines-created',
    label: 'goroutines created',
    about: 'Goroutines started in the block (Go 1.26 or newer).',
    ...ON_REQUEST,
  }),
  cpu({
    id: 'go-gc-cpu-share',
    label: 'GC CPU share (runtime)',
    unit: '%',
    about:
      "Collection's share of the CPU time that GOMAXPROCS allowed in the block, idle time " +
      `included. ${ESTIMATE}`,
  }),
]

const runtimeLatency = (name: string, what: string, more: Partial<Metric>): Metric =>
  time({
    id: `go-sched-latency-${name}`,
    label: `scheduler latency ${name}`,
    about: `Time that goroutines were ready to run and did not, by \`/sched/latencies\`: ${what}.`,
    ...more,
  })

const BEYOND = 'interpolated in its buckets; at least 50 events lie beyond it'

const times: Metric[] = [
  runtimeLatency('p50', `median, ${BEYOND}`, ON_REQUEST),
  runtimeLatency('p99', `99th percentile, ${BEYOND}`, {}),
  runtimeLatency('p99.9', `99.9th percentile, ${BEYOND}`, ON_REQUEST),
  runtimeLatency('mean', 'mean, estimated from its buckets', ON_REQUEST),
  runtimeLatency('max', 'longest of the block, the upper end of its bucket', ON_REQUEST),
  ...perTransaction(
    time({
      id: 'go-pause-total',
      label: 'GC pauses (runtime)',
      about: 'Pauses of the block, estimated from `/sched/pauses/total/gc`.',
    }),
  ),
  time({
    id: 'go-pause-max',
    label: 'longest GC pause (runtime)',
    about: 'Longest pause of the block, from the buckets of `/sched/pauses/total/gc`, or MemStats.',
    ...ON_REQUEST,
  }),
]

const HEAP = '/memory/classes/heap'

/** Gauges of bytes: id, label, name, and whether they are shown unasked. */
const SIZES: [id: string, label: string, by: string, isShown: boolean][] = [
  ['go-heap-live', 'live heap (runtime)', '/gc/heap/live', true],
  ['go-heap-goal', 'heap goal (runtime)', '/gc/heap/goal', false],
  ['go-heap-objects', 'heap in objects', `${HEAP}/objects`, false],
  ['go-heap-unused', 'heap in spans, unused', `${HEAP}/unused`, false],
  ['go-heap-free', 'heap free, not returned', `${HEAP}/free`, false],
  ['go-heap-released', 'heap returned', `${HEAP}/released`, false],
  ['go-stacks', 'goroutine stacks', `${HEAP}/stacks`, false],
  ['go-memory-total', 'Go memory', '/memory/classes/total', true],
]

/** Gauges of numbers: id, label, name. */
const NUMBERS: [id: string, label: string, by: string][] = [
  ['go-heap-object-count', 'heap objects', '/gc/heap/objects'],
  ['go-goroutines', 'goroutines', '/sched/goroutines'],
  ['go-goroutines-runnable', 'runnable goroutines', '/sched/goroutines/runnable'],
  ['go-threads', 'Go threads', '/sched/threads/total'],
]

export const runtimeMetrics: Metric[] = [
  ...counters,
  ...times,
  ...SIZES.map(([id, label, by, isShown]) =>
    bytes({ id, label, about: `At the end of the block, by \`${by}\`.`, onRequest: !isShown }),
  ),
  ...NUMBERS.map(([id, label, by]) =>
    count({ id, label, about: `At the end of the block, by \`${by}\`.`, ...ON_REQUEST }),
  ),
  {
    ...EXACT,
    id: 'go-procs',
    label: 'GOMAXPROCS (runtime)',
    unit: 'count',
    onRequest: true,
    about: 'GOMAXPROCS at the end of the block. A setting, not a result.',
    words: NUMBER,
  },
]
