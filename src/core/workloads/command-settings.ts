/** What a suite says of the workload command. */
import { z } from 'zod'
import { type Argv, command, namesIn } from '../settings/argv.ts'
import { placementShape } from '../settings/placement-keys.ts'
import {
  buildBlock,
  environment,
  readings,
  relative,
  serverBlock,
} from '../settings/program-blocks.ts'
import { camelKeys, closed, name, oneOrMore, text, whole } from '../settings/values.ts'
import { readJsonPath } from '../text/json-path.ts'
import { explainPattern, patternOf } from '../text/pattern.ts'

/** One capture, or it would be a guess which number is meant. */
function explainCapture(pattern: string): string | null {
  const fault = explainPattern(pattern)
  if (fault !== null) return fault
  const { groups } = patternOf(pattern)
  return groups === 1 ? null : `needs one group in parentheses, the number, and has ${groups}`
}

const readRule = z
  .union(
    [
      text.meta({ title: 'regular expression or JSON path' }),
      closed({
        regex: text.optional().describe('Regular expression with one group: the number.'),
        json: text.optional().describe('Path in JSON, such as `$.latency.p99` or `$.runs[0].ms`.'),
        unit: text
          .optional()
          .describe('Unit in which it is printed, e.g. `ms`; without it the metric says.'),
        from: name
          .prefault('stdout')
          .describe('Output that has it: `stdout`, `stderr`, or a name from `files`.'),
      }),
    ],
    { error: 'expected a regular expression, a JSON path, or a map with regex or json' },
  )
  .transform((written, context) => {
    const rule = typeof written === 'string' ? short(written) : written
    const { regex, json, unit = null, from } = rule
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if ((regex === undefined) === (json === undefined)) return fail('needs one of regex and json')
    const fault = regex === undefined ? null : explainCapture(regex)
    if (fault !== null) return fail(`expected a regular expression (${fault})`)
    if (json !== undefined && readJsonPath(json) === null) {
      return fail('expected a path such as $.latency.p99 or $.runs[0].ms')
    }
    return { regex: regex ?? null, json: json ?? null, unit, from }
  })

const short = (written: string) => ({
  regex: written.startsWith('$') ? undefined : written,
  json: written.startsWith('$') ? written : undefined,
  unit: undefined,
  from: 'stdout',
})

export type ReadRule = z.output<typeof readRule>

/** Values of a key of the matrix by their names; a list's values name themselves. */
const axis = z
  .union([oneOrMore(text, 'a value'), z.record(name, text)], {
    error: 'expected values, or a map from names to values',
  })
  .transform(
    (written): Record<string, string> =>
      Array.isArray(written) ? Object.fromEntries(written.map((value) => [value, value])) : written,
  )
  .refine((values) => Object.keys(values).length > 0, 'needs at least one value')

const shape = {
  name: name
    .prefault('command')
    .describe('Name of the benchmark in the table, if there is no matrix.'),
  build: buildBlock.optional().describe('How the program is built, once per arm.'),
  run: z
    .union([command, z.record(name, command)], {
      error: 'expected a command, or a map from names to commands',
    })
    .refine((written) => Object.keys(written).length > 0, 'needs at least one command')
    .meta({ title: 'command, or commands by name' })
    .describe(
      'The command of one trial, split at spaces, without a shell. You can use `{bin}` (the ' +
        'built program), `{source}` (top folder of the source), `{out}` (an empty folder of the ' +
        'trial), and the keys of `matrix`. Write `{{name}}` for a literal `{name}`. A map of ' +
        'commands makes variants of head: each is compared with the first.',
    ),
  counted: closed({
    run: command.describe(
      'Command that does `{operations}` operations of the benchmark and ends, such as ' +
        '`{bin} --iterations {operations}`.',
    ),
    operations: whole(1, 1e9)
      .prefault(100)
      .describe('Operations of the shorter of two runs. The longer one has six times as many.'),
  })
    .optional()
    .describe(
      'How a number of operations is asked for, so that their instructions can be counted ' +
        '(`profile: { kinds: instructions }`).',
    ),
  prepare: command
    .optional()
    .describe('A command before every trial, in the same folder, that is not measured.'),
  dir: relative('a folder inside the repository')
    .prefault('')
    .describe('Folder of the source in which it runs.'),
  env: environment.prefault({}).describe('Environment of the command, for all arms.'),
  server: serverBlock
    .optional()
    .describe('A server for each arm; the command is its load. It listens on `{port}`.'),
  runtime: z
    .enum(['go', 'jvm', 'plain'])
    .optional()
    .describe(
      'What the program is. Without it: `go` if the build is a `go` command, `jvm` if it runs ' +
        '`java`, else `plain`. `jvm` reads the GC log `{out}/gc.log`.',
    ),
  matrix: z
    .record(name, axis, { error: 'expected a map from keys to values' })
    .prefault({})
    .describe(
      'Values for names in `run`. Every combination is a benchmark. If a word is only such a ' +
        'name, it becomes as many words as its value has: none, if it is empty.',
    ),
  contrast: z
    .record(name, text, { error: 'expected a map from a key of the matrix to one of its values' })
    .prefault({})
    .describe(
      'A key of the matrix whose values are variants instead of benchmarks, with the value ' +
        'that the others are compared with. All are built from head.',
    ),
  read: z
    .record(text, readRule, { error: 'expected a map from metrics to where they are printed' })
    .prefault({})
    .describe(
      'Numbers in the output by metric: a regular expression with one group, or a JSON path ' +
        '(`$.a.b[0]`). A metric that is not in the table is named by its unit, as `ops/s`.',
    ),
  parse: z
    .record(name, oneOrMore(name, 'a parser'), { error: 'expected a map from outputs to parsers' })
    .prefault({})
    .describe('Parsers by output: `{ stderr: gctrace }`. They are listed in the reference.'),
  files: z
    .record(name, relative('a path inside {out}'))
    .prefault({})
    .describe('Files in `{out}` that are outputs too, by the name of the output.'),
  ...placementShape('the command'),
  readings: readings('the process tree of a command without a server'),
  'expect-exit': z
    .record(z.string().regex(/^\d{1,3}$/, 'expected an exit code'), z.enum(['ok', 'oom']))
    .prefault({})
    .describe(
      'What other exit codes than 0 mean: `ok`, or `oom` (out of memory, which is then a ' +
        'result and not a crash). For a signal, add 128 to its number: 137 is SIGKILL.',
    ),
}

const FILLED = ['bin', 'source', 'out', 'port', 'data', 'operations']

type Written = z.output<z.ZodObject<typeof shape>>

/** Commands by the name of their variant; null: there is one, for all variants. */
const commandsIn = (run: Written['run']): Record<string, Argv> | null =>
  Array.isArray(run) ? null : (run as Record<string, Argv>)

/** What does not fit together; each with its path. */
function faults(written: Written): { path: string[]; message: string }[] {
  const { build, run, counted, prepare = [], matrix, contrast, env, read, files } = written
  const found: { path: string[]; message: string }[] = []
  const tell = (path: string[], message: string) => found.push({ path, message })
  const own = FILLED.filter((one) => written.server || !['port', 'data'].includes(one))
  const known = [...own, ...Object.keys(matrix)]
  const commands = Object.values(commandsIn(run) ?? { run })
  const texts = [
    ...commands.flat().map((word) => ['run', word]),
    ...prepare.map((word) => ['prepare', word]),
    ...(counted?.run ?? []).map((word) => ['counted', word]),
    ...Object.values(env).map((word) => ['env', word]),
  ]
  for (const [key, word] of texts as [string, string][]) {
    for (const asked of namesIn(word).filter((one) => !known.includes(one))) {
      tell([key], `{${asked}} has no value; known: ${known.join(', ')}`)
    }
    if (namesIn(word).includes('bin') && !build) tell([key], '{bin} needs a build')
  }
  for (const key of Object.keys(matrix)) {
    if (FILLED.includes(key)) tell(['matrix', key], `{${key}} is filled in by gcbench`)
  }
  const [first, another] = Object.entries(contrast)
  if (first && commandsIn(run) !== null) {
    tell(['contrast'], 'the commands of run are the variants already')
  }
  if (another) tell(['contrast'], 'only one key of the matrix can be the variants')
  if (first && matrix[first[0]]?.[first[1]] === undefined) {
    tell(['contrast', first[0]], `the matrix has no ${first[0]} "${first[1]}"`)
  }
  const outputs = ['stdout', 'stderr', 'server', ...Object.keys(files)]
  for (const [metric, { from }] of Object.entries(read)) {
    if (!outputs.includes(from)) {
      tell(['read', metric, 'from'], `no output "${from}"; known: ${outputs.join(', ')}`)
    }
  }
  return found
}

/** What a suite file can say about a command, with every default filled in. */
export const commandSettings = closed(shape)
  .superRefine((written, context) => {
    for (const { path, message } of faults(written)) {
      context.addIssue({ code: 'custom', path, message })
    }
  })
  .transform((written) => {
    const { run, ...rest } = camelKeys(written)
    const runs = commandsIn(run)
    const [only] = runs === null ? [run as Argv] : Object.values(runs)
    return { ...rest, run: only as Argv, ...(runs === null ? {} : { runs }) }
  })

export type CommandSettings = z.output<typeof commandSettings>
