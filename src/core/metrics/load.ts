/** Metrics of a program under load, as a load generator (sysbench) reports them. */
import { AMOUNT, type Metric, NOISY, NUMBER, PLAIN, SPEED, TIME } from './metric.ts'

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
    ['disk-read', 'B', 'disk read', 'Bytes read from disks: what caches gave is not in them'],
    [
      ...(['disk-written', 'B', 'disk written'] as const),
      'Bytes of pages that were made to be written to disks',
    ],
  ] as const
).map(([id, unit, label, about]) => ({
  ...NOISY,
  id: `server-${id}/transaction`,
  label: `server ${label}/transaction`,
  unit,
  marginPct: 5,
  onRequest: true,
  about:
    `${about}, in the process tree of the server during a block of load, divided by its ` +
    'transactions.',
  words: unit === 'B' ? AMOUNT : NUMBER,
}))

export const loadMetrics: Metric[] = [
  {
    ...latency,
    id: 'latency-mean',
    label: 'mean latency',
    gates: true,
    about: 'Sum of the latencies of all transactions divided by their number.',
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
    about: 'Latency of the fastest transaction: one event, so it says little.',
  },
  {
    ...latency,
    id: 'latency-max',
    label: 'max latency',
    marginPct: 5,
    onRequest: true,
    about: 'Latency of the slowest transaction: one event, so it says little.',
  },
  {
    ...latency,
    id: 'latency-sum',
    label: 'summed latency',
    onRequest: true,
    about: 'Latencies of all transactions added up over the threads.',
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
      'CPU time (user and system) of the process tree of the server during a block of load, by ' +
      'the clock of each process, in nanoseconds; in ticks of 10 ms for children that ended in ' +
      'it, and where neither `go` nor `python3` is there to ask the clock.',
    words: AMOUNT,
    onRequest: true,
  },
  {
    ...NOISY,
    id: 'server-cpu/transaction',
    label: 'server CPU/transaction',
    unit: 's',
    about:
      'CPU time of the server during a block of load, divided by its transactions: the steadiest ' +
      'number on a shared machine.',
    words: AMOUNT,
  },
  ...SERVER_COUNTS,
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
    about:
      'Errors that the load generator ignored and retried, such as conflicts between ' +
      'transactions, per transaction: part of the result, not a failure.',
    words: NUMBER,
  },
  {
    ...NOISY,
    id: 'reconnects/transaction',
    label: 'reconnects/transaction',
    unit: 'reconnects/transaction',
    marginPct: 5,
    about: 'Connections that the load generator opened again, per transaction.',
    words: NUMBER,
  },
  {
    ...NOISY,
    id: 'thread-spread',
    label: 'thread spread',
    unit: '%',
    marginPct: 5,
    onRequest: true,
    about:
      'How unevenly the transactions fell on the threads: standard deviation in percent of the ' +
      'mean. Only with more than one thread.',
    words: PLAIN,
  },
]
