/** Metrics that a Go program tells of its own runtime, over a block of load. */
import { AMOUNT, EXACT, type Metric, NOISY, NUMBER, TIME } from './metric.ts'

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

const ASKED = { onRequest: true } satisfies Partial<Metric>
const ESTIMATE = 'The runtime estimates it, and it compares with other CPU times of its own only.'

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
      about: 'Heap bytes allocated in the block, freed or not, by `/gc/heap/allocs:bytes`.',
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
      ...ASKED,
    }),
  ),
  ...perTransaction(
    time({
      id: 'go-mutex-wait',
      label: 'mutex wait',
      about:
        'Time that goroutines were blocked on locks in the block, added up, by ' +
        '`/sync/mutex/wait/total`.',
    }),
  ),
  count({
    id: 'go-goroutines-created',
    label: 'goroutines created',
    about: 'Goroutines started in the block (Go 1.26 or newer).',
    ...ASKED,
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

const latency = (name: string, what: string, more: Partial<Metric>): Metric =>
  time({
    id: `go-sched-latency-${name}`,
    label: `scheduler latency ${name}`,
    about: `Time that goroutines were ready to run and did not, by \`/sched/latencies\`: ${what}.`,
    ...more,
  })

const BEYOND = 'interpolated in its buckets; at least 50 events lie beyond it'

const times: Metric[] = [
  latency('p50', `median, ${BEYOND}`, ASKED),
  latency('p99', `99th percentile, ${BEYOND}`, {}),
  latency('p99.9', `99.9th percentile, ${BEYOND}`, ASKED),
  latency('mean', 'mean, estimated from its buckets', ASKED),
  latency('max', 'longest of the block, the upper end of its bucket', ASKED),
  ...perTransaction(
    time({
      id: 'go-pause-total',
      label: 'GC pauses (runtime)',
      about:
        'Time for which collections stopped the world in the block; from ' +
        '`/sched/pauses/total/gc` it is estimated from the buckets.',
    }),
  ),
  time({
    id: 'go-pause-max',
    label: 'longest GC pause (runtime)',
    about:
      'Longest stop of the world in the block: the upper end of a bucket of ' +
      '`/sched/pauses/total/gc`, or of MemStats, where both pauses of a collection are one.',
    ...ASKED,
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
    count({ id, label, about: `At the end of the block, by \`${by}\`.`, ...ASKED }),
  ),
  {
    ...EXACT,
    id: 'go-procs',
    label: 'GOMAXPROCS (runtime)',
    unit: 'count',
    onRequest: true,
    about: 'GOMAXPROCS at the end of the block. A setting: it explains, it is no result.',
    words: NUMBER,
  },
]
