/** Blocks of a suite file about programs: which to build, start and find, and where they run. */
import { z } from 'zod'
import type { Placement } from '../model/model.ts'
import { type Argv, command, namesIn, oneOrMoreCommands } from './command-line.ts'
import { camelKeys, closed, duration, name, oneOrMore, requirement, text, whole } from './values.ts'

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

/** Beside the keys of what is placed; `of` says what that is. */
export const placementShape = (of: string) => ({
  cpus: numbers('CPUs')
    .optional()
    .describe(`CPUs that ${of} may run on, e.g. \`0-3\`. Without it: all CPUs of the machine.`),
  numa: numbers('NUMA nodes')
    .optional()
    .describe(
      `NUMA nodes for ${of}: it gets only their memory, and runs on their CPUs unless you set ` +
        '`cpus`.',
    ),
  'huge-pages': z
    .enum(['never'])
    .optional()
    .describe(
      `\`never\`: ${of} gets no transparent huge pages. Without it: as the machine is set.`,
    ),
})

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
export const buildBlock = closed({
  run: command.describe(
    'Command that writes the program to `{bin}`; `{source}` is the top folder of the source.',
  ),
  dir: relative('a folder inside the repository')
    .prefault('')
    .describe('Folder of the source in which it runs.'),
  env: environment.prefault({}).describe('Environment of the build, for all arms.'),
})
  .refine(({ run }) => run.some((word) => namesIn(word).includes('bin')), {
    path: ['run'],
    message: 'expected {bin} in the command: the file to which it writes the program',
  })
  .transform(camelKeys)

export type BuildBlock = z.output<typeof buildBlock>

/** How often a process tree is read; null: not at all. */
export const readings = (what: string) =>
  z
    .union([duration, z.literal('off')], { error: 'expected a duration, or off' })
    .prefault('1s')
    .transform((written) => (written === 'off' ? null : written))
    .describe(
      `How often gcbench reads memory and threads of ${what}, for metrics such as \`rss-max\`, ` +
        'or `off`.',
    )

const ready = closed({
  tcp: z.literal(true).optional().describe('The port takes connections; the default.'),
  http: text.optional().describe('This URL answers with a status from 200 to 399.'),
  command: command.optional().describe('This command ends with exit code 0, e.g. a query.'),
  timeout: duration.prefault('30s').describe('Time after which the server has failed to start.'),
})
  .refine(
    ({ tcp, http, command: run }) => [tcp, http, run].filter((one) => one).length <= 1,
    requirement('needs one of tcp, http and command'),
  )
  .prefault({})

const runtimeMetrics = closed({
  url: text
    .refine((written) => /^https?:\/\//.test(written), 'expected a URL that begins with http')
    .describe('URL where the server reports them: `http://127.0.0.1:{port}/debug/vars`.'),
  format: z
    .enum(['go-expvar', 'go-metrics', 'go-prometheus'])
    .prefault('go-expvar')
    .describe(
      '`go-expvar`: the `memstats` of package expvar. `go-metrics`: package runtime/metrics as ' +
        'JSON. `go-prometheus`: the Go client of Prometheus. See the parsers in the reference.',
    ),
})

/** A server of every arm, up beside those of the other arms while one of them is under load. */
export const serverBlock = closed({
  run: command.describe(
    'Command of the server, with `{bin}`, `{source}`, `{port}` (a free one) and `{data}` (a ' +
      'folder for this server). `{side-port}` is another free port, for example for metrics.',
  ),
  dir: relative('a folder inside the repository').prefault('').describe('Folder it runs in.'),
  env: environment.prefault({}).describe("Environment of the server; a variant's comes on top."),
  files: z
    .record(name, text)
    .prefault({})
    .describe('Files written to `{data}` before the start, such as a configuration.'),
  ready: ready.describe('How to see that it is ready.'),
  init: oneOrMoreCommands
    .prefault([])
    .describe(
      'Commands before the first start of an empty `{data}`, such as `initdb -D {data}/db`: one, ' +
        'or a list of them.',
    ),
  prepare: oneOrMoreCommands
    .prefault([])
    .describe(
      'Commands after the start, such as one that fills a database: one, or a list of them.',
    ),
  version: command
    .optional()
    .describe(
      'Command that prints the version of a server that is not built here. Without it: ' +
        'the program of `run` with `--version`.',
    ),
  data: z
    .enum(['fresh', 'template'])
    .prefault('fresh')
    .describe(
      '`fresh`: every start has an empty `{data}` and is prepared. `template`: only the ' +
        'first is prepared; the others get a copy.',
    ),
  profile: text
    .optional()
    .describe(
      'URL that gives profiles in pprof format, with `{sec}`. For kinds other than CPU time ' +
        'it also needs `{profile}`: e.g. ' +
        '`http://127.0.0.1:{port}/debug/pprof/{profile}?seconds={sec}`.',
    ),
  'runtime-metrics': runtimeMetrics
    .optional()
    .describe(
      "Metrics of the server's Go runtime, read before and after every block (the metrics `go-` " +
        'of the reference).',
    ),
  readings: readings('the server during a block'),
  'restart-rounds': whole(0, 1000)
    .prefault(4)
    .describe(
      'Rounds after which the servers restart, so that the luck of one start is noise and ' +
        'not a result. 0: for every trial.',
    ),
  ...placementShape('the server'),
  'stop-limit': duration
    .prefault('10s')
    .describe('Time between SIGTERM and SIGKILL. Both go to the full process group.'),
}).transform(camelKeys)

/** Settings of a server for one benchmark, over those of the suite. */
export const ownServerBlock = closed({
  env: environment.prefault({}).describe("More environment, over the suite's."),
  files: z.record(name, text).prefault({}).describe("More files, over the suite's."),
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
export type ServerBlock = z.output<typeof serverBlock> & {
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
export const serverCommands = ({ run, dir, ready, init, prepare }: ServerBlock): Named[] => [
  { where: 'server.run', argv: run, folder: dir },
  ...init.map((argv) => ({ where: 'server.init', argv, folder: '' })),
  ...prepare.map((argv) => ({ where: 'server.prepare', argv, folder: '' })),
  ...(ready.command ? [{ where: 'server.ready.command', argv: ready.command, folder: '' }] : []),
]
