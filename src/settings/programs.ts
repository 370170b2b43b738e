/** Blocks of a suite file about programs: which to build, start and find, and where they run. */
import { z } from 'zod'
import type { Placement } from '../model/model.ts'
import { type Argv, command, namesIn, oneOrMoreCommands } from './command-line.ts'
import {
  camelKeys,
  closed,
  duration,
  flag,
  name,
  oneOrMore,
  percent,
  requirement,
  text,
  whole,
} from './values.ts'

const MOST = 4096

/** The numbers in order, each once; null: no such list, or a number of 4096 or more. */
export function readCpuList(written: string): number[] | null {
  const numbers = new Set<number>()
  for (const part of written.trim().split(',')) {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()) ?? []
    if (first === undefined || Number(last) < Number(first) || Number(last) >= MOST) return null
    for (let one = Number(first); one <= Number(last); one++) numbers.add(one)
  }
  return [...numbers].sort((a, b) => a - b)
}

/** `0-3,8` for those numbers, which are in order. */
export function printCpuList(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const one of numbers) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

// Where a program runs.

const numbers = (what: string) =>
  text
    .refine((written) => readCpuList(written) !== null, `expected ${what} such as 0-3 or 0,2`)
    .meta({ title: `list of ${what}` })

/** Beside the keys of what is placed. */
export const placementShape = {
  cpus: numbers('CPUs')
    .optional()
    .describe('CPUs that it may run on, e.g. `0-3`. Without it: all.'),
  numa: numbers('NUMA nodes')
    .optional()
    .describe('NUMA nodes whose memory it gets and, unless you set `cpus`, whose CPUs.'),
  'huge-pages': z.enum(['never']).optional().describe('It gets no transparent huge pages.'),
}

type Written = {
  cpus?: string | undefined
  numa?: string | undefined
  hugePages?: 'never' | undefined
}

export const placementIn = ({ cpus, numa, hugePages }: Written): Placement => ({
  cpus: cpus ?? null,
  numa: numa ?? null,
  hugePages: hugePages ?? null,
})

export const isAnywhere = ({ cpus, numa, hugePages }: Placement) =>
  cpus === null && numa === null && hugePages === null

// Programs and scripts that must be there.

/**
 * A program or script that a suite names and that must be there before anything runs: `name` as it
 * is written, `folder` of the source in which the command runs. A name without a slash is a program
 * on PATH, unless `isScript`.
 */
export type Needed = { where: string; name: string; folder: string; isScript: boolean }

/** A command as the suite has it: the key it stands under, and the folder it runs in. */
type Named = { where: string; argv: Argv; folder: string }

/** Programs whose first argument is the script that they run. */
const INTERPRETERS = /^(?:ba|da|z|k)?sh$|^(?:python[\d.]*|node|perl|ruby|lua|php|Rscript|deno|bun)$/

const SOURCE = '{source}/'

/**
 * What the commands of a suite need of the source and of the machine. Words that are filled in
 * later (`{bin}`, a key of the matrix) say nothing yet.
 */
export function neededBy(commands: Named[]): Needed[] {
  return commands.flatMap(({ where, argv, folder }) => {
    const [program, first] = argv
    const script = first !== undefined && INTERPRETERS.test(program) && !first.startsWith('-')
    const words = [
      { word: program, isScript: false },
      ...(script ? [{ word: first, isScript: true }] : []),
    ]
    return words.flatMap(({ word, isScript }) => {
      const inSource = word.startsWith(SOURCE)
      const name = inSource ? word.slice(SOURCE.length) : word
      if (name.includes('{')) return []
      return [
        { where, name: inSource ? `./${name}` : name, folder: inSource ? '' : folder, isScript },
      ]
    })
  })
}

// Blocks that several workloads have.

/** What a latency is to stay below; `written`: `p99<10ms`. */
export type LatencyPromise = { metric: string; limitSec: number; written: string }

const PROMISE = /^(mean|p(?:50|90|95|99|99\.9))\s*<\s*(\S+)$/

/** Null: it is none. */
function readPromise(words: string): LatencyPromise | null {
  const [, of = '', limit = ''] = PROMISE.exec(words.trim()) ?? []
  const { data: limitSec } = duration.safeParse(limit)
  return limitSec === undefined
    ? null
    : { metric: `latency-${of}`, limitSec, written: `${of}<${limit}` }
}

const latencyPromise = text
  .refine(
    (words) => readPromise(words) !== null,
    'expected p99 < 10ms, or the same of mean, p50, p90, p95 or p99.9',
  )
  .transform((words) => readPromise(words)!)

const share = percent.refine(
  (pct) => pct > 0 && pct <= 100,
  'expected a percentage from 1% to 100%',
)

/** Load that arrives whether or not what came before it is done; absent: as fast as it is answered. */
export const offeredLoad = z
  .union(
    [
      closed({
        rate: z
          .number({ error: 'expected a number of transactions a second' })
          .positive('expected a number above 0')
          .describe('Transactions a second that arrive, on every arm.'),
      }),
      closed({
        at: share.describe(
          'The rate as a share of what base does at most, found before the first block.',
        ),
      }),
      closed({
        promise: latencyPromise.describe(
          'A latency such as `p99 < 10ms`: up to which rate each arm keeps it is a row, `capacity`.',
        ),
        at: z
          .array(share, { error: 'expected a list of percentages' })
          .min(2, 'expected two shares or more')
          .max(9, 'expected nine shares at most')
          .prefault(['50%', '70%', '90%'])
          .transform((shares) => [...new Set(shares)].sort((a, b) => a - b))
          .describe('With `promise`: the shares at which latency is measured.'),
      }),
    ],
    { error: 'expected a map with rate, at, or promise' },
  )
  .meta({ title: 'map' })

export type OfferedLoad = z.output<typeof offeredLoad>

/** The load of one target; with a promise, one of the shares of its curve. */
export type TargetLoad = { rate: number } | { at: number; promise?: LatencyPromise }

/** The loads of a benchmark, one for each of its targets, and what that adds to its name. */
export const targetLoads = (
  load: OfferedLoad | null,
): { suffix: string; load: TargetLoad | null }[] =>
  load === null || !('promise' in load)
    ? [{ suffix: '', load }]
    : load.at.map((at) => ({ suffix: loadSuffix(at), load: { at, promise: load.promise } }))

/** What a share adds to the name of a benchmark. */
export const loadSuffix = (at: number) => `/load=${at}%`

/** Whether the arms of a round get the same random numbers. */
export const commonRandomNumbers = flag
  .prefault(true)
  .describe('All arms of a round get the same random seed.')

export const relative = (what: string) =>
  text
    .refine((path) => !/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(path), `expected ${what}`)
    .meta({ title: 'path' })

export const environment = z.record(
  z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of an environment variable'),
  text,
  { error: 'expected a map from variables to values' },
)

/** How a program is built; for every workload that has one. */
export const buildSettings = closed({
  run: command.describe(
    'Command that writes the program to `{bin}`; `{source}` is the top folder.',
  ),
  dir: relative('a folder inside the repository').prefault('').describe('Folder in which it runs.'),
  env: environment.prefault({}).describe('Environment of the build.'),
})
  .refine(({ run }) => run.some((word) => namesIn(word).includes('bin')), {
    path: ['run'],
    message: 'expected {bin} in the command: the file to which it writes the program',
  })
  .transform(camelKeys)

export type BuildSettings = z.output<typeof buildSettings>

/** How often a process tree is read; null: not at all. */
export const readings = (what: string) =>
  z
    .union([duration, z.literal('off')], { error: 'expected a duration, or off' })
    .prefault('1s')
    .transform((written) => (written === 'off' ? null : written))
    .describe(`How often memory and threads of ${what} are read.`)

const ready = closed({
  tcp: z.literal(true).optional().describe('The port takes connections; the default.'),
  http: text.optional().describe('This URL answers with a status of 200 to 399.'),
  command: command.optional().describe('This command ends with exit code 0.'),
  timeout: duration.prefault('30s').describe('Time after which the start has failed.'),
})
  .refine(
    ({ tcp, http, command: run }) => [tcp, http, run].filter((one) => one).length <= 1,
    requirement('needs one of tcp, http and command'),
  )
  .prefault({})

const runtimeMetrics = closed({
  url: text
    .refine((written) => /^https?:\/\//.test(written), 'expected a URL that begins with http')
    .describe('URL of them: `http://127.0.0.1:{port}/debug/vars`.'),
  format: z
    .enum(['go-expvar', 'go-metrics', 'go-prometheus'])
    .prefault('go-expvar')
    .describe('A parser: see docs/reference.md.'),
})

/** A server of every arm, up beside those of the other arms while one of them is under load. */
export const serverSettings = closed({
  run: command.describe(
    'Command of the server, with `{bin}`, `{source}`, `{port}`, `{side-port}` (a ' +
      'second free port) and `{data}` (its own folder).',
  ),
  dir: relative('a folder inside the repository').prefault('').describe('Folder it runs in.'),
  env: environment.prefault({}).describe("Environment; a variant's comes on top."),
  files: z.record(name, text).prefault({}).describe('Files written to `{data}` before the start.'),
  ready: ready.describe(
    'It is ready once `tcp` takes connections (the default), the URL `http` answers ' +
      'with 200 to 399, or `command` ends with exit code 0.',
  ),
  init: oneOrMoreCommands
    .prefault([])
    .describe('Commands before the first start with an empty `{data}`.'),
  prepare: oneOrMoreCommands
    .prefault([])
    .describe('Commands after the start, such as one that fills a database.'),
  'prepare-limit': duration
    .prefault('30m')
    .describe('Time for each command of `init` and `prepare`.'),
  'before-start': oneOrMoreCommands.prefault([]).describe('Commands before every start.'),
  'before-block': oneOrMoreCommands
    .prefault([])
    .describe(
      'Commands before every block of load, not measured: `CHECKPOINT`, a forced collection.',
    ),
  'before-stop': oneOrMoreCommands.prefault([]).describe('Commands before the server is stopped.'),
  version: command
    .optional()
    .describe(
      'Command that prints the version of a server that is not built here. Without it: ' +
        '`--version` of the program.',
    ),
  data: z
    .enum(['fresh', 'template', 'shared'])
    .prefault('fresh')
    .describe(
      '`fresh`: every start has an empty `{data}` and is prepared. `template`: each arm ' +
        'is prepared once, and each start gets a copy. `shared`: the first arm prepares ' +
        'the data of all.',
    ),
  profile: text
    .optional()
    .describe(
      'URL of profiles in pprof format: ' +
        '`http://127.0.0.1:{port}/debug/pprof/{profile}?seconds={sec}`.',
    ),
  'runtime-metrics': runtimeMetrics
    .optional()
    .describe(
      "Metrics of the server's Go runtime: their `url` and `format`, a parser " + '(`go-expvar`).',
    ),
  readings: readings('the server during a block'),
  'restart-rounds': whole(0, 1000)
    .prefault(4)
    .describe(
      'Rounds after which the servers restart, so that a lucky start is noise. 0: for ' +
        'every trial.',
    ),
  ...placementShape,
  'stop-limit': duration.prefault('10s').describe('Time between SIGTERM and SIGKILL.'),
}).transform(camelKeys)

/** Settings of a server for one benchmark, over those of the suite. */
export const ownServerSettings = closed({
  env: environment.prefault({}).describe("More, over the suite's."),
  files: z.record(name, text).prefault({}).describe("More, over the suite's."),
  args: oneOrMore(text, 'an argument')
    .prefault([])
    .describe('More arguments, before those of a variant.'),
  prepare: oneOrMoreCommands
    .optional()
    .describe("Commands after the start, instead of the suite's."),
})

/**
 * `clientEnv`: more environment of the commands that prepare it and ask whether it is ready;
 * `words`: more names in braces that its settings may use, with their values.
 */
export type ServerSettings = z.output<typeof serverSettings> & {
  clientEnv?: Record<string, string>
  words?: Record<string, string>
}

/** What `{bin}` would be filled in with is missing, by the path where it is asked for. */
export function needsBuild(settings: {
  build?: unknown
  server: { run: Argv }
}): [string[], string][] {
  const isAsked = settings.server.run.some((word) => namesIn(word).includes('bin'))
  return settings.build === undefined && isAsked ? [[['server', 'run'], '{bin} needs a build']] : []
}

/** The commands of a server by the key that they stand under. */
export const serverCommands = ({ run, dir, ready, ...server }: ServerSettings): Named[] => [
  { where: 'server.run', argv: run, folder: dir },
  ...Object.entries({
    init: server.init,
    prepare: server.prepare,
    'before-start': server.beforeStart,
    'before-block': server.beforeBlock,
    'before-stop': server.beforeStop,
  }).flatMap(([key, all]) => all.map((argv) => ({ where: `server.${key}`, argv, folder: '' }))),
  ...(ready.command ? [{ where: 'server.ready.command', argv: ready.command, folder: '' }] : []),
]

// Programs that start others, of which nothing is known.

const STARTERS = new Set([
  ...['sh', 'bash', 'dash', 'zsh', 'fish', 'env', 'make', 'ninja', 'just', 'task', 'mise'],
  ...['cargo', 'go', 'bazel', 'nix', 'docker', 'podman', 'hyperfine', 'perf'],
  ...['ctest', 'meson', 'scons', 'zig', 'swift', 'stack', 'cabal', 'pixi', 'devbox', 'earthly'],
  ...['nice', 'ionice', 'taskset', 'numactl', 'chrt', 'timeout', 'time', 'stdbuf', 'xargs'],
  ...['sudo', 'doas', 'setarch', 'unshare', 'chroot', 'systemd-run', 'xvfb-run'],
])

/** Programs that compile what they run as they run it, or never. */
const RUNTIMES =
  /(^|[\s/])(java|node|deno|bun|dotnet|ruby|php|perl|Rscript|luajit|lua|python[\d.]*)(\s|$)/

/** Whether a command, or the script in its words, executes code that no linker has ordered. */
export const isInterpreted = (argv: readonly string[]): boolean =>
  argv.some((word) => RUNTIMES.test(word))

/** A file of the source tree that is the same on both sides is hardly what a change compiles. */
export const isStarter = (program: string): boolean =>
  program.startsWith('{source}') ||
  (program.includes('/') && !program.startsWith('/')) ||
  STARTERS.has(program.split('/').at(-1) ?? '')
