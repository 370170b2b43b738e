/** Metrics of garbage collection, as a runtime reports it: Go's gctrace and the JVM's GC log. */
import { AMOUNT, EXACT, type Metric, NOISY, NUMBER, TIME } from './metric.ts'

type Row = Pick<Metric, 'id' | 'label' | 'about'> & Partial<Metric>

const SHARED = { ...NOISY, marginPct: 5, isSparse: true } satisfies Partial<Metric>

const time = (row: Row): Metric => ({ ...SHARED, unit: 's', words: TIME, ...row })
const cpu = (row: Row): Metric => ({ ...SHARED, unit: 's', words: AMOUNT, ...row })
const heap = (row: Row): Metric => ({ ...SHARED, unit: 'B', words: AMOUNT, ...row })
const count = (row: Row): Metric => ({ ...SHARED, unit: 'count', words: NUMBER, ...row })

const SUMMARIES = {
  p50: ['p50', 'Median'],
  p99: ['p99', '99th percentile (with fewer than 100 pauses it is close to the longest)'],
  max: ['max', 'Longest'],
  total: ['total', 'Sum'],
} as const

type Summary = keyof typeof SUMMARIES

/** `kind` '': all kinds. */
function pauses(kind: string, what: string, summaries: Summary[], row: Partial<Metric>): Metric[] {
  const stem = kind === '' ? 'gc-pause' : `gc-pause-${kind}`
  return summaries.map((summary) => {
    const [label, word] = SUMMARIES[summary]
    return time({
      id: `${stem}-${summary}`,
      label: `GC ${kind === '' ? '' : `${kind} `}pause ${label}`,
      about: `${word} of ${what}.`,
      ...row,
    })
  })
}

const ALL: Summary[] = ['p50', 'p99', 'max', 'total']

/** Pauses of the JVM by kind, with the words for them. */
const JVM_KINDS = {
  young: 'pauses that collect the young generation (G1, Parallel, Serial)',
  mixed: 'pauses that collect the young generation and part of the old one (G1)',
  full: 'pauses that collect and compact the whole heap',
  remark: 'pauses that end marking (G1)',
  cleanup: 'pauses that choose what to collect after marking (G1)',
  'mark-start': 'pauses that start marking (ZGC, Shenandoah)',
  'mark-end': 'pauses that end marking (ZGC, Shenandoah)',
  'relocate-start': 'pauses that start moving objects (ZGC)',
  other: 'pauses of other kinds',
}

/**
 * Work of the collector that grows with the transactions of a trial, divided by them: a faster
 * server collects more often in the same time, and that is no news.
 */
export const PER_TRANSACTION = [
  {
    id: 'gc-pause/transaction',
    of: 'gc-pause-total',
    label: 'GC pause/transaction',
    unit: 's',
    about:
      'Sum of the stop-the-world pauses: in Go both pauses of a collection together, in the JVM ' +
      'each pause. Divided by the transactions of the trial.',
  },
  {
    id: 'gc-mark-cpu/transaction',
    of: 'gc-mark-cpu-total',
    label: 'GC mark CPU/transaction',
    unit: 's',
    about:
      'Go: CPU time of concurrent marking: assist, background and idle. Divided by the ' +
      'transactions of the trial.',
  },
  {
    id: 'gc-mark-assist/transaction',
    of: 'gc-mark-assist',
    label: 'GC assist CPU/transaction',
    unit: 's',
    about:
      'Go: marking by allocating goroutines; it is in their latency. Divided by the transactions ' +
      'of the trial.',
  },
  {
    id: 'gc-mark-background/transaction',
    of: 'gc-mark-background',
    label: 'GC background CPU/transaction',
    unit: 's',
    about:
      'Go: marking by dedicated and fractional workers. Divided by the transactions of the ' +
      'trial.',
  },
  {
    id: 'gc-mark-idle/transaction',
    of: 'gc-mark-idle',
    label: 'GC idle CPU/transaction',
    unit: 's',
    about: 'Go: marking on idle Ps. Divided by the transactions of the trial.',
  },
  {
    id: 'gc-cycles/transaction',
    of: 'gc-cycles',
    label: 'GC cycles/transaction',
    unit: 'count',
    about:
      'Garbage collections, as the runtime numbers them. Divided by the transactions of the ' +
      'trial.',
  },
] as const

/** Of what grows with the transactions, sums that say less than the shares of one. */
export const GROWING = [
  'gc-pause-total',
  'gc-cpu',
  'gc-mark-wall-total',
  'gc-mark-cpu-total',
  'gc-mark-assist',
  'gc-mark-background',
  'gc-mark-idle',
]

export const gcMetrics: Metric[] = [
  ...PER_TRANSACTION.map(({ id, label, unit, about }) =>
    (unit === 's' ? cpu : count)({ id, label, unit, about }),
  ),
  count({
    id: 'gc-cycles',
    label: 'GC cycles',
    about: 'Garbage collections, as the runtime numbers them.',
  }),
  count({
    id: 'gc-cycles-forced',
    label: 'forced GC cycles',
    onRequest: true,
    about: 'Garbage collections that the program asked for.',
  }),
  ...pauses(
    '',
    'the stop-the-world pauses: in Go both pauses of a collection together, in the JVM each pause',
    ALL,
    {},
  ),
  count({
    id: 'gc-pauses',
    label: 'GC pauses',
    onRequest: true,
    about: 'JVM: stop-the-world pauses.',
  }),
  ...pauses('sweep-term', 'the pauses that end sweeping and start a cycle in Go', ALL, {
    onRequest: true,
  }),
  ...pauses('mark-term', 'the pauses that end marking in Go', ALL, { onRequest: true }),
  ...Object.entries(JVM_KINDS).flatMap(([kind, what]) => [
    count({
      id: `gc-pause-${kind}-count`,
      label: `GC ${kind} pauses`,
      onRequest: kind !== 'full',
      about: `Number of ${what}.`,
    }),
    ...pauses(kind, what, ['max', 'total'], { onRequest: true }),
  ]),
  time({
    id: 'gc-mark-wall-total',
    label: 'GC mark time',
    about: 'Go: wall-clock time of concurrent marking, summed over the collections.',
  }),
  time({
    id: 'gc-mark-wall-mean',
    label: 'GC mark time/cycle',
    about: 'Go: wall-clock time of concurrent marking in one collection, mean.',
  }),
  time({
    id: 'gc-concurrent-total',
    label: 'GC concurrent time',
    about: 'JVM: wall-clock time of concurrent phases without pauses.',
  }),
  cpu({
    id: 'gc-cpu',
    label: 'GC CPU time',
    about: 'Go: CPU time of collection without idle marking.',
  }),
  cpu({
    id: 'gc-mark-cpu-total',
    label: 'GC mark CPU',
    about: 'Go: CPU time of concurrent marking: assist, background and idle.',
  }),
  cpu({
    id: 'gc-mark-cpu-mean',
    label: 'GC mark CPU/cycle',
    about: 'Go: CPU time of concurrent marking in one collection, mean.',
  }),
  cpu({
    id: 'gc-mark-assist',
    label: 'GC assist CPU',
    about: 'Go: marking by allocating goroutines; it is in their latency.',
  }),
  cpu({
    id: 'gc-mark-assist-max',
    label: 'GC assist CPU max',
    about: 'Go: the same, in the collection that had most of it.',
    onRequest: true,
  }),
  cpu({
    id: 'gc-mark-background',
    label: 'GC background CPU',
    about: 'Go: marking by dedicated and fractional workers.',
  }),
  cpu({
    id: 'gc-mark-idle',
    label: 'GC idle CPU',
    about: 'Go: marking on idle Ps.',
  }),
  cpu({
    id: 'gc-cpu-share',
    label: 'GC CPU share',
    unit: '%',
    about:
      "Go: collection's share of the CPU time since the start, at the last collection, " +
      'in whole percent.',
  }),
  heap({
    id: 'gc-heap-before-max',
    label: 'heap at GC start, max',
    about: 'Heap when a collection started, largest of the trial.',
  }),
  heap({
    id: 'gc-heap-after-max',
    label: 'heap at GC end, max',
    about:
      'Heap when a collection ended (in Go: marking, so with dead objects), largest of ' +
      'the trial.',
  }),
  heap({
    id: 'gc-heap-live-max',
    label: 'live heap, max',
    about: 'Go: heap found alive, largest of the trial.',
  }),
  heap({
    id: 'gc-heap-live-mean',
    label: 'live heap, mean',
    about: 'Go: heap found alive, mean over the collections.',
  }),
  heap({
    id: 'gc-heap-goal-max',
    label: 'heap goal, max',
    about: 'Go: heap goal, largest of the trial.',
  }),
  heap({
    id: 'gc-heap-committed-max',
    label: 'committed heap, max',
    about: 'JVM: heap that is backed by memory, largest of the trial.',
  }),
  count({
    id: 'gc-stalls',
    label: 'allocation stalls',
    about: 'ZGC: times that a thread waited for a collection.',
  }),
  time({
    id: 'gc-stall-total',
    label: 'allocation stall total',
    about: 'ZGC: time that threads waited for a collection.',
  }),
  {
    ...EXACT,
    id: 'gc-procs',
    label: 'GOMAXPROCS',
    unit: 'count',
    onRequest: true,
    about: 'Go: Ps at the last collection. A setting, not a result.',
    words: NUMBER,
  },
]
