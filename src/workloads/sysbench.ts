/** Workload: a database server under sysbench. */
import { makeFinding, withRemedy } from '../model/findings.ts'
import type { Problem, Target, Variant } from '../model/model.ts'
import { failureExcerpt } from '../model/plain.ts'
import { runtimeParsers } from '../parse/go-runtime.ts'
import { type Argv, fillArgv, fillText } from '../settings/command-line.ts'
import {
  isStarter,
  neededBy,
  placementIn,
  type ServerSettings,
  serverCommands,
  type TargetLoad,
  targetLoads,
} from '../settings/programs.ts'
import {
  type OwnSettings,
  type SysbenchSettings,
  scriptEnv,
  scriptInquiry,
  scriptPath,
  sysbenchSettings,
  tableOptions,
} from './sysbench-settings.ts'
import {
  buildStep,
  type LoadBlock,
  type Places,
  type Step,
  step,
  type Workload,
} from './workload.ts'

const UNIT = 'sysbench'

/** Of a long block, to warm a server up; a number of events is run whole: it is equal work. */
const WARM_UP_SEC = 1

type Benchmark = {
  name: string
  /** The name without the load that it is offered. */
  curve: string
  script: string
  threads: number
  load: TargetLoad | null
  own: OwnSettings
}

/** One benchmark per script, number of threads and load: `oltp_read_only/threads=8/load=70%`. */
const benchmarksOf = (settings: SysbenchSettings): Benchmark[] =>
  settings.benchmarks.flatMap(({ script, own }) => {
    const { name = script, threads = settings.threads } = own
    const loads = targetLoads(own.load ?? settings.load ?? null)
    return threads.flatMap((count) => {
      const curve = threads.length > 1 ? `${name}/threads=${count}` : name
      const one = { curve, script, threads: count, own }
      return loads.map(({ suffix, load }) => ({ ...one, name: curve + suffix, load }))
    })
  })

const SEED = '--rand-seed'

/** Whether sysbench is given a seed: what an option of the suite says stands. */
const isSeeded = (settings: SysbenchSettings, own: Pick<OwnSettings, 'options'> = {}) =>
  settings.commonRandomNumbers &&
  ![...settings.options, ...(own.options ?? [])].some((one) => one.startsWith(SEED))

/** `{port}`, `{source}` and `{seed}` are filled in when the server is there. */
function options(settings: SysbenchSettings, script: string, own: OwnSettings): string[] {
  const { driver, user, password, database } = settings
  return [
    `--db-driver=${driver}`,
    `--${driver}-host=127.0.0.1`,
    `--${driver}-port={port}`,
    `--${driver}-user=${user}`,
    ...(password === '' ? [] : [`--${driver}-password=${password}`]),
    `--${driver}-db=${own.database ?? database}`,
    ...tableOptions(settings, script, own),
    ...(isSeeded(settings, own) ? [`${SEED}={seed}`] : []),
    ...settings.options,
    ...(own.options ?? []),
  ]
}

const command = (
  settings: SysbenchSettings,
  script: string,
  own: OwnSettings,
  more: string[],
): Argv => ['sysbench', scriptPath(settings, script), ...options(settings, script, own), ...more]

/**
 * sysbench has its seed where it runs a script, and not where a script fills the tables: these are
 * filled by a run of one event, which calls the script's own `prepare`.
 */
const FILL = `local script = os.getenv('GCBENCH_SCRIPT')
if script:find('/') then dofile(script) else require(script) end
local command = (sysbench.cmdline.commands or {}).prepare
local fill = command and command[1] or prepare
function thread_init() end
function thread_done() end
function event() fill() end
`

/** The script has to be a file: sysbench reads it more than once. */
const RUN_FILL = `folder=$(mktemp -d) && printf %s "$1" > "$folder/prepare.lua" || exit
export GCBENCH_SCRIPT="$2"; shift 2
sysbench "$folder/prepare.lua" "$@"; code=$?
rm -r "$folder"; exit $code`

/** The command that fills the tables of a script: every arm's with the same rows, if it is seeded. */
function fillCommand(settings: SysbenchSettings, script: string, own: OwnSettings): Argv {
  const asked = command(settings, script, own, [])
  if (!isSeeded(settings, own)) return [...asked, 'prepare']
  const [, path = '', ...words] = asked
  const load = [...words, '--events=1', '--time=0', 'run']
  return ['sh', '-c', RUN_FILL, 'sysbench', FILL, path, ...load]
}

/** Whether a script is the suite's, and the one that fills the tables sysbench's, or vice versa. */
function isOfOtherTables({ known, prepare, benchmarks }: SysbenchSettings, script: string) {
  const [first] = benchmarks
  if (known === undefined || prepare.length > 0 || first === undefined) return false
  return known[script]?.isOwn !== known[first.script]?.isOwn
}

/**
 * Whether it has a server start and data of its own. Scripts of the suite make other tables than
 * those of sysbench.
 */
const hasOwnServer = (
  settings: SysbenchSettings,
  { own, script }: Pick<Benchmark, 'own' | 'script'>,
) =>
  settings.prepare === 'each' ||
  isOfOtherTables(settings, script) ||
  [own.prepare, own.database, own.tables, own.tableSize, own.server].some((one) => one)

/** What fills the data of a benchmark, or of those that share theirs. */
function preparingScripts(settings: SysbenchSettings, benchmark: Benchmark | null): string[] {
  if (benchmark?.own.prepare !== undefined) return benchmark.own.prepare
  if (settings.prepare !== 'each' && settings.prepare.length > 0) return settings.prepare
  const shared = settings.benchmarks.find((one) => !hasOwnServer(settings, one))
  return [benchmark?.script ?? shared?.script ?? 'oltp_read_write']
}

/** The server of a benchmark; null: the one that benchmarks share. */
function serverOf(settings: SysbenchSettings, benchmark: Benchmark | null): ServerSettings {
  const { server, user, database } = settings
  const { options: _, ...own }: OwnSettings = benchmark?.own ?? {}
  const prepare = preparingScripts(settings, benchmark).map((script) =>
    fillCommand(settings, script, own),
  )
  const ownServer = own.server
  return {
    ...server,
    run: [...server.run, ...(ownServer?.args ?? [])] as unknown as Argv,
    env: { ...server.env, ...ownServer?.env },
    files: { ...server.files, ...ownServer?.files },
    prepare: [...(ownServer?.prepare ?? server.prepare), ...prepare],
    clientEnv: scriptEnv(settings),
    words: { database: own.database ?? database, user },
  }
}

const match = (settings: SysbenchSettings, name: unknown) =>
  benchmarksOf(settings).find((one) => one.name === name) ?? null

/** No such table or column: MySQL's errors have numbers, PostgreSQL's words. */
const NO_TABLE =
  /\berror:? (?:1146|1054) (?:"(.+)"|\((.+?)\) for query)|\bERROR:\s+((?:relation|column) "[^"\n]+" does not exist)/

/** Of what the script printed. */
const LINES_SHOWN = 20

/** A benchmark that shares data which another script has filled, with other tables than its own. */
function diagnose(settings: SysbenchSettings, target: Target, output: string): Problem | null {
  const benchmark = match(settings, target.settings.name)
  const said = NO_TABLE.exec(output)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (benchmark === null || said === undefined || hasOwnServer(settings, benchmark)) return null
  const { script } = benchmark
  const filledBy = preparingScripts(settings, null)
  if (filledBy.includes(script)) return null
  const found = makeFinding('other-tables', null, {
    script,
    filledBy,
    said,
    output: failureExcerpt(output, LINES_SHOWN),
  })
  return withRemedy(found, { kind: 'set-key', key: 'prepare', value: 'each' })
}

/** How long its load is: a number of transactions, or a time. */
function blockOf(settings: SysbenchSettings, { name, own }: Benchmark): LoadBlock {
  const events = own.events ?? (own.time === undefined ? settings.events : undefined) ?? null
  const sec = events === null ? (own.time ?? settings.time) : null
  return { benchmark: name, sec, events }
}

function trialStep(
  settings: SysbenchSettings,
  target: Target,
  _variant: Variant,
  bin: string,
  { source, port, data, seed, ratePerSec, isWarmUp }: Places,
): Step {
  const benchmark = match(settings, target.settings.name)
  if (benchmark === null) throw new Error(`no benchmark "${target.settings.name}"`)
  const { script, threads, own } = benchmark
  const { sec, events } = blockOf(settings, benchmark)
  const time = isWarmUp ? Math.min(WARM_UP_SEC, sec ?? 0) : sec
  const limits = events === null ? [`--time=${time}`] : [`--events=${events}`, '--time=0']
  const rate = ratePerSec === null ? [] : [`--rate=${ratePerSec}`]
  const more = [`--threads=${threads}`, ...rate, ...limits, '--histogram', 'run']
  const places = { bin, source, port, data, seed }
  const env = Object.entries(scriptEnv(settings)).map(([name, value]) => [
    name,
    fillText(value, places),
  ])
  const argv = fillArgv(command(settings, script, own, more), places)
  return step(argv, '', Object.fromEntries(env))
}

/**
 * A database server under sysbench: a server per arm, all up, one under load at a time, in blocks
 * of a second. Percentiles come from sysbench's own histogram.
 */
export const sysbenchWorkload: Workload<SysbenchSettings> = {
  kind: UNIT,
  about: 'a database server under sysbench, the servers of all arms side by side',
  settings: sysbenchSettings,
  runtime: ({ runtime, build }) => runtime ?? (build?.run[0] === 'go' ? 'go' : 'plain'),
  server(settings, target) {
    const benchmark = target === undefined ? null : match(settings, target.settings.name)
    const isOwn = benchmark !== null && hasOwnServer(settings, benchmark)
    return serverOf(settings, isOwn ? benchmark : null)
  },
  inquiry: scriptInquiry,
  source: {
    folder: () => '',
    sampleSec: ({ time }) => time,
    benchmarks: {
      kind: 'listed',
      unit: () => ({ id: UNIT, folder: '', files: [] }),
      names: (settings) => benchmarksOf(settings).map(({ name }) => name),
      target(settings, pkg, name) {
        const benchmark = match(settings, name)
        if (benchmark === null) throw new Error(`no benchmark "${name}"`)
        const { script, threads, curve } = benchmark
        const { sec } = blockOf(settings, benchmark)
        return {
          id: `${pkg.id}.${name}`,
          unit: pkg.id,
          expectedSec: sec,
          settings: { name, script, threads, ...(curve === name ? {} : { curve }) },
        }
      },
    },
  },
  build: {
    step: ({ build }, request) => buildStep(build, request),
    program: ({ server }) => server.run[0],
    startsOthers: ({ build, server }) => build === undefined && isStarter(server.run[0]),
  },
  needs: ({ build, server }) => [
    ...(build
      ? neededBy([{ where: 'build.run', argv: build.run, folder: build.dir }])
      : neededBy(serverCommands(server))),
    { where: 'workload', name: 'sysbench', folder: '', isScript: false },
  ],
  trial: {
    step: trialStep,
    parsers: ({ server }) => ({
      stdout: ['sysbench'],
      ...(/\bgctrace=1/.test(server.env.GODEBUG ?? '') ? { server: ['gctrace'] } : {}),
      ...runtimeParsers(server),
    }),
    offered: (settings, target) => match(settings, target.settings.name)?.load ?? null,
    isSeeded: (settings) => isSeeded(settings),
    diagnose,
    placement: placementIn,
    blocks: (settings) => benchmarksOf(settings).map((one) => blockOf(settings, one)),
    benchmarkName: (_settings, _seen, _scopeLabel, target) => String(target.settings.name),
  },
  suite: { metrics: () => [] },
}
