/** What a suite says of the workload go-bench. */
import { z } from 'zod'
import { camelKeys, closed, list, pattern, text, whole } from '../settings/values.ts'

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

const BENCHTIME_ERROR = 'expected a duration or a number of iterations, such as 100ms, 1s or 50x'

const shape = {
  packages: list(argument('a package pattern such as ./... or ./store'), 'a package pattern')
    .refine((patterns) => patterns.length > 0, 'needs at least one package pattern')
    .prefault('./...')
    .describe('Packages whose benchmarks are measured, as patterns of `go list`.'),
  dir: relativeFolder
    .prefault('')
    .describe('Folder of the Go module in the repository; empty: the top folder.'),
  bench: pattern
    .prefault('.')
    .describe(
      'Which benchmarks: a regular expression as `go test -bench` takes it, with `/` between the ' +
        'levels of sub-benchmarks.',
    ),
  benchtime: z
    .string({ error: BENCHTIME_ERROR })
    .regex(/^(?=.*[1-9])(?:\d+x|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)$/, BENCHTIME_ERROR)
    .meta({ title: 'duration or Nx' })
    .prefault('100ms')
    .describe(
      'How long one sample of a benchmark runs, or how many iterations it has (`50x`). With ' +
        '`isolate: benchmark` a duration is turned into iterations once, the same for all arms.',
    ),
  count: whole(1, 1000)
    .prefault(3)
    .describe(
      'Samples of each benchmark in one process; their median is the number of the round. Three, ' +
        'so that the first, which warms the process up, does not decide.',
    ),
  cpu: list(whole(1, 4096), 'a number of CPUs')
    .prefault([])
    .describe("Values of GOMAXPROCS to run each benchmark with (`-cpu`); empty: the machine's."),
  tags: list(argument('a build tag').meta({ title: 'text' }), 'a build tag')
    .prefault([])
    .describe('Build tags (`-tags`).'),
  'build-flags': list(text, 'a flag of go build')
    .prefault([])
    .describe('Further flags of `go test -c` for every arm, e.g. `-ldflags=-s` or `-race`.'),
  isolate: z
    .enum(['benchmark', 'function'])
    .prefault('benchmark')
    .describe(
      'What has a process of its own: each benchmark down to the sub-benchmark, or each ' +
        'top-level function with all of its sub-benchmarks.',
    ),
}

/** What a suite file can say about Go benchmarks, with every default filled in. */
export const goBenchSettings = closed(shape).transform(camelKeys)

export type GoBenchSettings = z.output<typeof goBenchSettings>
