/** Settings of the workload sysbench, and the Lua scripts that it runs. */

import { z } from 'zod'
import { makeFinding } from '../model/findings.ts'
import type { Problem, WithProblems } from '../model/model.ts'
import { absolutePath } from '../model/paths.ts'
import {
  buildSettings,
  commonRandomNumbers,
  environment,
  needsBuild,
  offeredLoad,
  ownServerSettings,
  placementShape,
  relative,
  serverSettings,
} from '../settings/programs.ts'
import {
  camelKeys,
  closed,
  duration,
  name,
  oneOrMore,
  requirement,
  text,
  whole,
} from '../settings/values.ts'
import type { HashedFolder, Inquiry, ProgramAnswer, RequestedAt, Step } from './workload.ts'

/** Suites of scripts that come with sysbench, by name. */
const PRESETS: Record<string, string[]> = {
  oltp: ['oltp_point_select', 'oltp_read_only', 'oltp_read_write', 'oltp_update_index'],
  'oltp-read': ['oltp_point_select', 'oltp_read_only', 'select_random_points'],
  'oltp-write': ['oltp_insert', 'oltp_update_index', 'oltp_update_non_index', 'oltp_write_only'],
}

const script = text
  .refine((value) => /^[A-Za-z0-9_][\w.-]*$/.test(value), 'expected the name of a script')
  .meta({ title: 'preset or script' })

const threads = oneOrMore(whole(1, 4096), 'a number of threads')
const time = whole(1, 3600)
const DEFAULT_SEC = 1
const block = duration
  .refine((sec) => Number.isInteger(sec), 'expected whole seconds')
  .pipe(time)
  .meta({ title: 'duration' })
const events = whole(1, 1e9)
const tables = whole(1, 1000)
const tableSize = whole(1, 1e9)
const options = oneOrMore(text, 'an option of sysbench')

/** The two ways to say how long a block is. */
type Lengths = { block?: number | undefined; time?: number | undefined }

function oneLength({ block, time: sec }: Lengths, context: z.RefinementCtx): void {
  if (block === undefined || sec === undefined) return
  const message = 'expected one of block and time: they say the same'
  context.addIssue({ code: 'custom', path: ['time'], message })
}

/** Either as `time`; absent where neither is there. */
function withTime<T extends Lengths>({ block, ...rest }: T) {
  return block === undefined ? rest : { ...rest, time: block }
}

/** What a benchmark says for itself alone; `null` where the suite's word holds. */
const ownSettings = closed({
  name: name.optional().describe('Name in the table.'),
  threads: threads.optional().describe('As in the suite.'),
  block: block.optional().describe('As in the suite.'),
  time: time.optional().describe('As in the suite.'),
  events: events.optional().describe('As in the suite.'),
  load: offeredLoad.optional().describe('As in the suite.'),
  options: options.optional().describe("More options, after the suite's."),
  tables: tables
    .optional()
    .describe('As in the suite, but passed even if the script does not declare it.'),
  'table-size': tableSize
    .optional()
    .describe('As in the suite, but passed even if the script does not declare it.'),
  database: text.optional().describe('Name of its database.'),
  prepare: oneOrMore(script, 'a script')
    .optional()
    .describe('Scripts whose `prepare` fills its data. Without it: its own.'),
  server: ownServerSettings
    .optional()
    .describe('More `env`, `files`, `args` (before those of a variant); other `prepare` commands.'),
})
  .superRefine(oneLength)
  .transform(withTime)
  .transform(camelKeys)

export type OwnSettings = z.output<typeof ownSettings>

const ERROR =
  'expected a script or preset, a map from one of them to its settings, or a list of these'

const benchmark = z
  .union([script, z.record(script, ownSettings)], { error: ERROR })
  .transform((written, context): { script: string; own: OwnSettings }[] => {
    const [[named, own] = ['', {}], ...more] =
      typeof written === 'string' ? [[written, {}] as const] : Object.entries(written)
    if (named === '' || more.length > 0) {
      context.addIssue({ code: 'custom', message: ERROR })
      return z.NEVER
    }
    return (PRESETS[named] ?? [named]).map((one) => ({ script: one, own }))
  })

const lua = z
  .union([
    relative('a folder of the source, or a map with path'),
    closed({
      path: text.describe('Folder of this machine.'),
    }),
  ])
  .transform((written) =>
    typeof written === 'string'
      ? { folder: written, isOutside: false }
      : { folder: written.path, isOutside: true },
  )

/** What a suite file can say about sysbench, with every default filled in. */
const written = closed({
  build: buildSettings
    .optional()
    .describe(
      'How the server is built. Without it: one that is installed here; variants are ' +
        'its arguments, environment or place.',
    ),
  server: serverSettings.describe('The server of every arm.'),
  benchmarks: oneOrMore(benchmark, 'a preset or a script')
    .prefault('oltp')
    .describe(
      `Scripts by name, or presets: ${Object.entries(PRESETS)
        .map(([preset, scripts]) => `\`${preset}\` (${scripts.join(', ')})`)
        .join('; ')}. A map from a script to its settings is one benchmark: ` +
        '`{ oltp_read_write: { threads: 20 } }`, with `name`, `threads`, `block`, `time`, ' +
        '`events`, `load`, `options`. With `tables`, `table-size`, `database`, `prepare` ' +
        'or `server` it has its own server and data.',
    )
    .transform((all) => {
      const flat = all.flat()
      const isAgain = (at: number) =>
        flat.findIndex((one) => JSON.stringify(one) === JSON.stringify(flat[at])) < at
      return flat.filter((_, at) => !isAgain(at))
    }),
  lua: lua
    .prefault('')
    .describe(
      'Folder with Lua scripts, of the source, or as `path` of this machine. Others ' +
        'come from sysbench.',
    ),
  prepare: z
    .union([z.literal('each'), oneOrMore(script, 'a script')], {
      error: 'expected scripts, or each',
    })
    .prefault([])
    .describe(
      'Scripts whose `prepare` fills the database. Without it: the first of ' +
        '`benchmarks`. `each`: every benchmark has its own server and data.',
    ),
  threads: threads.prefault(1).describe('Threads of the load; each number is a benchmark.'),
  block: block
    .optional()
    .describe(
      'Length of a block of load, in full seconds. Without it: `1s`. A percentile needs ' +
        '50 transactions beyond it in every block.',
    ),
  time: time.optional().describe('The same as a number of seconds.'),
  events: events.optional().describe('Transactions of a block instead of a time: equal work.'),
  load: offeredLoad.optional().describe('Load at a rate: see docs/how-to/offered-load.md.'),
  tables: tables.optional().describe('`--tables`, for scripts that declare it.'),
  'table-size': tableSize
    .optional()
    .describe(
      "`--table-size`, for scripts that declare it. Without it: 1000 for sysbench's own " +
        'scripts.',
    ),
  driver: z.enum(['mysql', 'pgsql']).prefault('mysql').describe('Protocol of the server.'),
  user: text.prefault('root').describe('User of the database.'),
  password: text.prefault('').describe('Password of the user.'),
  database: text.prefault('sbtest').describe('Name of the database.'),
  options: options.prefault([]).describe('More options, e.g. `--rand-type=uniform`.'),
  'common-random-numbers': commonRandomNumbers,
  env: environment.prefault({}).describe('Environment of sysbench.'),
  ...placementShape,
  runtime: z
    .enum(['go', 'plain'])
    .optional()
    .describe('Without it: `go` if the build is a `go` command.'),
})

export const sysbenchSettings = written
  .superRefine((options, context) => {
    oneLength(options, context)
    for (const [path, message] of needsBuild(options)) {
      context.addIssue(requirement(message, path))
    }
    const names = options.benchmarks.map(({ script: one, own }) => own.name ?? one)
    const twice = names.filter((one, at) => names.indexOf(one) < at)
    for (const one of new Set(twice)) {
      const message = `two benchmarks are ${one}; give one of them a name of its own`
      context.addIssue(requirement(message, ['benchmarks']))
    }
  })
  .transform((options) =>
    camelKeys({ ...withTime(options), time: options.block ?? options.time ?? DEFAULT_SEC }),
  )

/** What sysbench said of a script before the build. */
type SysbenchScript = {
  /** From `lua`, else one that comes with sysbench. */
  isOwn: boolean
  /** Options that it declares, with `_`; null: it declares none and takes any. */
  options: string[] | null
}

/** `known` and `luaSha256`: learned before the build; absent in a preview. */
export type SysbenchSettings = z.output<typeof sysbenchSettings> & {
  known?: Record<string, SysbenchScript>
  luaSha256?: Record<string, string>
}

// Scripts of sysbench: where they are, what they declare, which options they are given.

/** Rows of a table of sysbench's own scripts, where the suite says nothing: soon prepared. */
const TABLE_SIZE = 1000

/** Every script that a suite names, once. */
function scriptsOf({ benchmarks, prepare }: SysbenchSettings): string[] {
  const all = benchmarks.flatMap(({ script, own }) => [script, ...(own.prepare ?? [])])
  return [...new Set([...all, ...(prepare === 'each' ? [] : prepare)])]
}

const fileOf = (script: string) => script.replace(/(\.lua)?$/, '.lua')

/** The folder of `lua`, with `{source}`; null: the suite has none. */
function luaFolder({ lua }: SysbenchSettings): string | null {
  if (lua.folder === '') return null
  return lua.isOutside ? lua.folder : `{source}/${lua.folder}`
}

/** The script as sysbench's first argument. */
export function scriptPath(settings: SysbenchSettings, script: string): string {
  const folder = luaFolder(settings)
  const isOwn = settings.known?.[script]?.isOwn ?? folder !== null
  return isOwn && folder !== null ? `${folder}/${fileOf(script)}` : script
}

/** Scripts may ask for their neighbours (`require`); `;;` stands for sysbench's own folders. */
export function scriptEnv(settings: SysbenchSettings): Record<string, string> {
  const folder = luaFolder(settings)
  return folder === null ? settings.env : { LUA_PATH: `${folder}/?.lua;;`, ...settings.env }
}

/**
 * Options about tables. What a benchmark says for itself is passed as it is; what the suite says
 * is passed to the scripts that declare it, or that declare nothing and so may read anything.
 */
export function tableOptions(
  settings: SysbenchSettings,
  script: string,
  own: OwnSettings,
): string[] {
  const folder = luaFolder(settings)
  const declared = settings.known?.[script] ?? { isOwn: folder !== null, options: null }
  const takes = (name: string) => declared.options === null || declared.options.includes(name)
  const defaultSize = !declared.isOwn && takes('table_size') ? TABLE_SIZE : undefined
  const tables = own.tables ?? (takes('tables') ? settings.tables : undefined)
  const size = own.tableSize ?? (takes('table_size') ? settings.tableSize : undefined)
  const rows = size ?? defaultSize
  return [
    ...(tables === undefined ? [] : [`--tables=${tables}`]),
    ...(rows === undefined ? [] : [`--table-size=${rows}`]),
  ]
}

const OWN = 'lua '
const BUILT_IN = 'sysbench '

function questions(settings: SysbenchSettings, at: RequestedAt): Record<string, Step> {
  const absolute = withFolder(settings, at.here)
  const fill = (written: string) => written.replaceAll('{source}', at.source)
  const env = Object.fromEntries(
    Object.entries(scriptEnv(absolute)).map(([name, value]) => [name, fill(value)]),
  )
  const request = (path: string): Step => ({ argv: ['sysbench', path, 'help'], folder: '', env })
  const folder = luaFolder(absolute)
  return Object.fromEntries(
    scriptsOf(settings).flatMap((script): [string, Step][] => [
      ...(folder === null
        ? []
        : [[OWN + script, request(fill(`${folder}/${fileOf(script)}`))] as [string, Step]]),
      [BUILT_IN + script, request(script)],
    ]),
  )
}

function withFolder(settings: SysbenchSettings, here: string): SysbenchSettings {
  const { lua } = settings
  if (!lua.isOutside) return settings
  return { ...settings, lua: { ...lua, folder: absolutePath(lua.folder, here) } }
}

const MISSING = /Cannot find benchmark '/
const NO_HELP = /does not implement the 'help' command/

/** Names in the list of options that `help` prints: `--table_size=N  rows [1000]`. */
const declaredIn = (output: string): string[] =>
  [...output.matchAll(/^ {2}--([a-z][\w-]*)/gim)].map(([, name = '']) => name.replaceAll('-', '_'))

/** Null: no such script. */
function readOne(answer: ProgramAnswer, isOwn: boolean): WithProblems<SysbenchScript | null> {
  const { arm, said: output, code } = answer
  if (MISSING.test(output)) return { value: null, problems: [] }
  if (NO_HELP.test(output)) return { value: { isOwn, options: null }, problems: [] }
  const fatal = /^FATAL: (.*)$/m.exec(output)?.[1]
  if (fatal !== undefined || code === null) {
    const said = fatal ?? output.split('\n').at(-1) ?? ''
    const where = `${answer.question} on ${arm}`
    const next = 'try `sysbench SCRIPT help` until it answers'
    return { value: null, problems: [makeFinding('bad-script', null, { said }, { where, next })] }
  }
  // A script may have a `help` of its own, which lists nothing.
  const options = declaredIn(output)
  return { value: { isOwn, options: options.length === 0 ? null : options }, problems: [] }
}

/** What is known of a script in one arm. */
function knownIn(answers: ProgramAnswer[], script: string): WithProblems<SysbenchScript | null> {
  for (const kind of [OWN, BUILT_IN]) {
    const answer = answers.find(({ question }) => question === kind + script)
    if (answer === undefined) continue
    const answered = readOne(answer, kind === OWN)
    if (answered.value !== null || answered.problems.length > 0) return answered
  }
  return { value: null, problems: [] }
}

function missing(settings: SysbenchSettings, script: string, arm: string): Problem {
  const folder = luaFolder(settings)
  const file = folder === null ? null : `${folder.replace('{source}/', '')}/${fileOf(script)}`
  return makeFinding(
    'no-script',
    null,
    { arm, script, file },
    {
      where: `benchmarks`,
      next: 'check the name, the folder in `lua`, and that every user may read the file',
    },
  )
}

/** An option of a script counts as declared where it is in every arm. */
function merge(
  script: string,
  all: SysbenchScript[],
  arms: string[],
): WithProblems<SysbenchScript> {
  const [first] = all
  if (first === undefined) throw new Error(`no arm knows ${script}`)
  const options = all.reduce<string[] | null>(
    (both, { options: one }) =>
      both === null || one === null ? null : both.filter((name) => one.includes(name)),
    first.options,
  )
  const isMixed = all.some(({ isOwn }) => isOwn !== first.isOwn)
  if (!isMixed) return { value: { isOwn: first.isOwn, options }, problems: [] }
  const lacking = arms.filter((_, at) => all[at]?.isOwn === false)
  const next = 'name a folder of this machine (lua: { path: ... }), which every arm uses'
  const problem = makeFinding('other-script', null, { script, lacking }, { where: 'lua', next })
  return { value: first, problems: [problem] }
}

function read(
  settings: SysbenchSettings,
  answers: ProgramAnswer[],
  folder: HashedFolder | null,
): WithProblems<SysbenchSettings> {
  const scripts: Record<string, SysbenchScript> = {}
  const problems: Problem[] = []
  const arms = [...new Set(answers.map(({ arm }) => arm))]
  for (const script of scriptsOf(settings)) {
    const all: SysbenchScript[] = []
    for (const arm of arms) {
      const ofArm = knownIn(
        answers.filter((answer) => answer.arm === arm),
        script,
      )
      problems.push(...ofArm.problems)
      if (ofArm.value !== null) all.push(ofArm.value)
      else if (ofArm.problems.length === 0) problems.push(missing(settings, script, arm))
    }
    if (all.length < arms.length || all.length === 0) continue
    const merged = merge(script, all, arms)
    problems.push(...merged.problems)
    scripts[script] = merged.value
  }
  const { lua } = settings
  if (lua.isOutside && folder === null) {
    const more = { where: 'lua.path', next: 'check the path' }
    problems.unshift(makeFinding('no-script', null, { folder: lua.folder }, more))
  }
  if (folder === null) return { value: { ...settings, known: scripts }, problems }
  const outside = { lua: { ...lua, folder: folder.path }, luaSha256: folder.sha256 }
  return { value: { ...settings, known: scripts, ...outside }, problems }
}

/** What `sysbench SCRIPT help` says of every script, in every arm. */
export const scriptInquiry: Inquiry<SysbenchSettings> = {
  questions,
  folder: ({ lua }, here) =>
    lua.isOutside ? { path: absolutePath(lua.folder, here), extension: '.lua' } : null,
  read,
}
