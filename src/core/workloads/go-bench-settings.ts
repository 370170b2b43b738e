/** What a suite says of the workload go-bench. */
import { z } from 'zod'
import { camelKeys, closed, oneOrMore, pattern, text, whole } from '../settings/values.ts'

const argument = (what: string) => text.refine((value) => /^[^-\s]/.test(value), `expected ${what}`)

const relativeFolder = text
  .refine(
    (value) => !/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(value),
    'expected a folder inside the repository, such as go or services/api',
  )
  .transform((value) =>
    value
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/'),
  )
  .meta({ title: 'folder' })

const BENCHTIME_ERROR = 'expected auto, a duration or a number of iterations: 100ms, 1s or 50x'

const shape = {
  packages: oneOrMore(argument('a package pattern such as ./... or ./store'), 'a package pattern')
    .refine((patterns) => patterns.length > 0, 'needs at least one package pattern')
    .prefault('./...')
    .describe('Packages whose benchmarks are measured, as patterns of `go list`.'),
  dir: relativeFolder
    .optional()
    .describe(
      'Folder of the Go module in the repository; `.` is the top folder. Without it: every ' +
        'module of the repository if `packages` means all, else the top folder.',
    ),
  bench: pattern
    .prefault('.')
    .describe(
      'Which benchmarks: a regular expression as `go test -bench` takes it, with `/` between the ' +
        'levels of sub-benchmarks.',
    ),
  benchtime: z
    .string({ error: BENCHTIME_ERROR })
    .regex(/^auto$|^(?=.*[1-9])(?:\d+x|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)$/, BENCHTIME_ERROR)
    .meta({ title: 'auto, duration or Nx' })
    .prefault('auto')
    .describe(
      'How long one sample of a benchmark runs, or how many iterations it has (`50x`). ' +
        '`auto`: the length that decides soonest, from the cost of starting its process. A ' +
        'duration becomes a number of iterations, the same for all arms.',
    ),
  count: whole(1, 1000)
    .prefault(1)
    .describe(
      'Samples of each benchmark in one process. Their median is the number of the round. ' +
        'Most noise is between processes, so one sample in each is best.',
    ),
  cpu: oneOrMore(whole(1, 4096), 'a number of CPUs')
    .prefault([])
    .describe("Values of GOMAXPROCS to run each benchmark with (`-cpu`); empty: the machine's."),
  tags: oneOrMore(argument('a build tag').meta({ title: 'text' }), 'a build tag')
    .prefault([])
    .describe('Build tags (`-tags`).'),
  'build-flags': oneOrMore(text, 'a flag of go build')
    .prefault([])
    .describe('Further flags of `go test -c` for every arm, e.g. `-ldflags=-s` or `-race`.'),
  isolate: z
    .enum(['auto', 'benchmark', 'function'])
    .prefault('auto')
    .describe(
      'What gets a separate process: each single benchmark and sub-benchmark, or each ' +
        'top-level function with all its sub-benchmarks. `auto`: the first, or the second if ' +
        'the budget has no room for it.',
    ),
  'own-time': pattern
    .optional()
    .describe(
      'Benchmarks that report their own `ns/op` (`b.ReportMetric`), such as a latency or the ' +
        'time of a simulated clock. Without this key, a benchmark that does so on one side only ' +
        'fails.',
    ),
}

/** What a suite file can say about Go benchmarks, with every default filled in. */
export const goBenchSettings = closed(shape).transform(camelKeys)

export type GoBenchSettings = z.output<typeof goBenchSettings>
