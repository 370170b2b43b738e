/** Workload: a database server under sysbench. */
import type { Step } from '../contracts/step.ts'
import type { Places, Workload } from '../contracts/workload.ts'
import type { Target, Variant } from '../model/model.ts'
import { type Argv, fillArgv, fillText } from '../settings/argv.ts'
import { neededBy } from '../settings/needed-files.ts'
import { placementIn } from '../settings/placement-keys.ts'
import { runtimeParsers } from '../telemetry/go-runtime.ts'
import { type SysbenchSettings, sysbenchSettings } from './sysbench-settings.ts'

const UNIT = 'sysbench'

/** One benchmark per script and number of threads: `oltp_read_only/threads=8`. */
const benchmarksOf = ({ benchmarks, threads }: SysbenchSettings) =>
  benchmarks.flatMap((script) =>
    threads.map((count) => ({
      name: threads.length > 1 ? `${script}/threads=${count}` : script,
      ...{ script, threads: count },
    })),
  )

/** `{port}` and `{source}` are filled in when the server is there. */
function options(settings: SysbenchSettings): string[] {
  const { driver, user, password, database } = settings
  return [
    `--db-driver=${driver}`,
    `--${driver}-host=127.0.0.1`,
    `--${driver}-port={port}`,
    `--${driver}-user=${user}`,
    ...(password === '' ? [] : [`--${driver}-password=${password}`]),
    `--${driver}-db=${database}`,
    `--tables=${settings.tables}`,
    `--table-size=${settings.tableSize}`,
    ...settings.options,
  ]
}

const scriptPath = ({ lua }: SysbenchSettings, script: string) =>
  lua === '' ? script : `{source}/${lua}/${script.replace(/(\.lua)?$/, '.lua')}`

/** Scripts may ask for their neighbours (`require`); `;;` stands for sysbench's own folders. */
const envOf = ({ lua, env }: SysbenchSettings): Record<string, string> =>
  lua === '' ? env : { LUA_PATH: `{source}/${lua}/?.lua;;`, ...env }

const command = (settings: SysbenchSettings, script: string, more: string[]): Argv => [
  'sysbench',
  scriptPath(settings, script),
  ...options(settings),
  ...more,
]

const step = (argv: Argv, folder: string, env: Record<string, string>): Step => ({
  ...{ argv, folder, env },
})

function trialStep(
  settings: SysbenchSettings,
  target: Target,
  _variant: Variant,
  _binary: string,
  { source, port }: Places,
): Step {
  const { events, time } = settings
  const limits = events === undefined ? [`--time=${time}`] : [`--events=${events}`, '--time=0']
  const argv = command(settings, String(target.settings.script), [
    ...[`--threads=${target.settings.threads}`, ...limits, '--histogram'],
    'run',
  ])
  const env = Object.entries(envOf(settings)).map(([name, value]) => [
    name,
    fillText(value, { source, port }),
  ])
  return step(fillArgv(argv, { source, port }), '', Object.fromEntries(env))
}

/**
 * A database server under sysbench: a server per arm, all up, one under load at a time, in blocks
 * of a second. Percentiles come from sysbench's own histogram.
 */
export const sysbenchWorkload: Workload<SysbenchSettings> = {
  kind: UNIT,
  about: 'a database server under sysbench, the servers of all arms side by side',
  settings: sysbenchSettings,
  runtime: ({ runtime, build }) => runtime ?? (build.run[0] === 'go' ? 'go' : 'plain'),
  server(settings) {
    const [first = 'oltp_read_write'] = settings.benchmarks
    const scripts = settings.prepare.length > 0 ? settings.prepare : [first]
    const own = scripts.map((script) => [...command(settings, script, []), 'prepare'] as Argv)
    const prepare = [...settings.server.prepare, ...own]
    return { ...settings.server, prepare, clientEnv: envOf(settings) }
  },
  source: {
    folder: () => '',
    sampleSec: ({ time }) => time,
    benchmarks: {
      kind: 'listed',
      unit: () => ({ id: UNIT, folder: '', files: [] }),
      names: (settings) => benchmarksOf(settings).map(({ name }) => name),
      target(settings, unit, name) {
        const found = benchmarksOf(settings).find((one) => one.name === name)
        if (found === undefined) throw new Error(`no benchmark "${name}"`)
        const expectedSec = settings.events === undefined ? settings.time : null
        return { id: `${unit.id}.${name}`, unit: unit.id, settings: { ...found }, expectedSec }
      },
    },
  },
  build: {
    step: ({ build }, { variant, out, source }) =>
      step(
        [...fillArgv(build.run, { bin: out, source }), ...variant.buildFlags] as unknown as Argv,
        build.dir,
        { ...build.env, ...variant.buildEnv },
      ),
  },
  needs: ({ build, lua, benchmarks, prepare }) => [
    ...neededBy([{ where: 'build.run', argv: build.run, folder: build.dir }]),
    { where: 'workload', name: 'sysbench', folder: '', isScript: false },
    ...(lua === '' ? [] : [...new Set([...benchmarks, ...prepare])]).map((script) => ({
      ...{ where: 'lua', folder: lua, isScript: true },
      name: script.replace(/(\.lua)?$/, '.lua'),
    })),
  ],
  trial: {
    step: trialStep,
    parsers: ({ server }) => ({
      stdout: ['sysbench'],
      ...(/\bgctrace=1/.test(server.env.GODEBUG ?? '') ? { server: ['gctrace'] } : {}),
      ...runtimeParsers(server),
    }),
    placement: placementIn,
    benchmarkName: (_settings, _seen, _scopeLabel, target) => String(target.settings.name),
  },
  suite: { metrics: () => [] },
}
