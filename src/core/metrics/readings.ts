/** Metrics of the readings taken from /proc while a trial runs: all informational, on request. */
import { AMOUNT, type Metric, NOISY, NUMBER, PLAIN } from './metric.ts'

const WHAT = {
  rss: ['RSS', 'B', 'Resident memory of the process tree; pages that are shared count in each'],
  vsz: ['VSZ', 'B', 'Address space of the process tree'],
  pss: ['PSS', 'B', 'Resident memory of the process tree, shared pages divided by their users'],
  'huge-pages': ['huge pages', 'B', 'Anonymous memory of the process tree in huge pages'],
  threads: ['threads', 'count', 'Threads of the process tree'],
  processes: ['processes', 'count', 'Processes of the tree'],
  'numa-main': [
    'NUMA main node',
    '%',
    'Share of resident memory on the NUMA node that has most of it, where there are several',
  ],
  'numa-other': [
    'NUMA other nodes',
    'B',
    'Resident memory on all NUMA nodes but the one that has most, where there are several',
  ],
} as const

const SUMMARIES = {
  max: 'largest of the readings (a peak between two is not seen)',
  mean: 'mean of the readings',
  end: 'last reading before the end',
}

export const readingMetrics: Metric[] = Object.entries(WHAT).flatMap(([id, [label, unit, about]]) =>
  Object.entries(SUMMARIES).map(([summary, how]) => ({
    ...NOISY,
    id: `${id}-${summary}`,
    label: `${label} ${summary}`,
    unit,
    marginPct: 5,
    onRequest: true,
    about: `${about}: ${how}.`,
    ...(unit === '%' ? { better: 'higher' as const } : {}),
    words: unit === 'B' ? AMOUNT : unit === '%' ? PLAIN : NUMBER,
  })),
)
