/** Workload: benchmarks of Go packages. */
import type { Step } from '../contracts/step.ts'
import type { BuildAsk, ProbedTarget, Searched, Unit, Workload } from '../contracts/workload.ts'
import type { Found, Observation, Target, Variant } from '../model/model.ts'
import { patternOf as compiled, explainPattern } from '../text/pattern.ts'
import { goReachOf } from './go-bench-reach.ts'
import { type GoBenchSettings, goBenchSettings } from './go-bench-settings.ts'

const step = (argv: Step['argv'], folder: string): Step => ({ argv, folder, env: {} })

/** Regular expression that matches `text` and nothing else. */
const exactly = (text: string) => `^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`

/** `-bench` pattern of one benchmark: go test splits pattern and name at slashes. */
const patternOf = (name: string) => name.split('/').map(exactly).join('/')

const tagFlags = (settings: GoBenchSettings) =>
  settings.tags.length === 0 ? [] : [`-tags=${settings.tags.join(',')}`]

/** All -ldflags in one flag: go takes the last one only. */
function buildFlags(settings: GoBenchSettings, variant: Variant, layoutSeed: number | null) {
  const all = [...settings.buildFlags, ...variant.buildFlags]
  const linker = all.flatMap((flag) => /^--?ldflags=(.*)$/s.exec(flag)?.[1] ?? [])
  if (layoutSeed !== null) linker.push(`-randlayout=${layoutSeed}`)
  const rest = all.filter((flag) => !/^--?ldflags=/.test(flag))
  return linker.length === 0 ? rest : [...rest, `-ldflags=${linker.join(' ')}`]
}

type ListedPackage = {
  ImportPath: string
  Dir: string
  Root?: string
  Module?: { Dir: string }
  TestGoFiles?: string[]
  XTestGoFiles?: string[]
  Error?: { Err: string }
}

/** `go list -json` prints one object after another, without commas. */
function readUnits(settings: GoBenchSettings, stdout: string): Found<Unit[]> {
  const listed = JSON.parse(`[${stdout.replace(/^\}\s*^\{/gm, '},{')}]`) as ListedPackage[]
  const problems: Found<Unit[]>['problems'] = []
  const value: Unit[] = []
  for (const found of listed) {
    if (found.Error !== undefined) {
      problems.push({ code: 'package-error', message: found.Error.Err, where: found.ImportPath })
    }
    const files = [...(found.TestGoFiles ?? []), ...(found.XTestGoFiles ?? [])]
    if (files.length === 0) continue
    const inModule = found.Dir.slice((found.Module?.Dir ?? found.Root ?? found.Dir).length + 1)
    const folder = [settings.dir, inModule].filter((part) => part !== '').join('/')
    value.push({ id: found.ImportPath, folder, files })
  }
  return { value, problems }
}

function runFlags(settings: GoBenchSettings, pattern: string, benchtime: string, count: number) {
  const cpu = settings.cpu.length === 0 ? [] : [`-test.cpu=${settings.cpu.join(',')}`]
  return [
    '-test.run=^$',
    `-test.bench=${pattern}`,
    `-test.benchtime=${benchtime}`,
    `-test.count=${count}`,
    '-test.benchmem',
    ...cpu,
  ]
}

/** Anchors a top-level function name; deeper levels of the suite's pattern are kept. */
function functionPattern(settings: GoBenchSettings, name: string): string {
  const deeper = settings.bench.split('/').slice(1)
  return [exactly(name), ...deeper].join('/')
}

function readProbe(
  settings: GoBenchSettings,
  unit: Unit,
  name: string,
  observations: Observation[],
): ProbedTarget[] {
  const leaves = new Map<string, { iterations: number; sec: number }>()
  const nameOf = leafNames(settings, observations)
  for (const seen of observations) {
    if (seen.iterations === null) continue
    const { iterations, sec } = leaves.get(nameOf(seen)) ?? { iterations: seen.iterations, sec: 0 }
    const more = seen.metric === 'time/op' ? seen.value * seen.iterations : 0
    leaves.set(nameOf(seen), { iterations, sec: sec + more })
  }
  const base = { unit: unit.id, folder: unit.folder }
  if (settings.isolate === 'function') {
    if (leaves.size === 0) return []
    const sec = [...leaves.values()].reduce((sum, leaf) => sum + leaf.sec, 0)
    const target = makeTarget(base, plainName(name.replace(/^Benchmark/, '')), {
      pattern: functionPattern(settings, name),
      benchtime: settings.benchtime,
      // The testing package works its way up to a duration in several passes.
      expectedSec: sec * settings.count * (settings.benchtime.endsWith('x') ? 1 : 1.5),
    })
    return [target]
  }
  return [...leaves].map(([benchmark, leaf]) =>
    makeTarget(base, plainName(benchmark), {
      pattern: patternOf(fullName(name, benchmark)),
      benchtime: `${leaf.iterations}x`,
      expectedSec: leaf.sec * settings.count,
    }),
  )
}

/**
 * One process without a list of CPUs runs all at one GOMAXPROCS: ends that differ (`n-10`, `n-100`
 * under GOMAXPROCS=1) belong to the names.
 */
function leafNames(settings: GoBenchSettings, observations: Observation[]) {
  const ends = new Set(observations.map(({ procs }) => procs))
  const areNames = settings.cpu.length < 2 && ends.size > 1
  return ({ benchmark, procs }: Observation) =>
    areNames && procs !== null ? `${benchmark}-${procs}` : benchmark
}

const UNIT_SEC: Record<string, number> = {
  ...{ ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3 },
  ...{ s: 1, m: 60, h: 3600 },
}

/** Go's duration text -> seconds; null for a number of iterations. */
function goDurationSec(text: string): number | null {
  if (text.endsWith('x')) return null
  const parts = [...text.matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)]
  return parts.reduce((sum, part) => sum + Number(part[1]) * (UNIT_SEC[part[2] ?? ''] ?? 0), 0)
}

/** -benchtime for a run of about `sec`; in iterations, where all arms do the same number. */
function lasting({ count }: GoBenchSettings, target: Target, sec: number): string {
  const benchtime = String(target.settings.benchtime)
  if (!benchtime.endsWith('x') || !target.expectedSec) return benchtime
  const iterations = Number.parseInt(benchtime, 10)
  const times = Math.max(1, Math.min(1e4, (sec * count) / target.expectedSec))
  return `${Math.round(iterations * times)}x`
}

/** `Benchmark_group_by` is Go's way to name a benchmark in lower case. */
const plainName = (benchmark: string) => benchmark.replace(/^_/, '')

/** The parser drops the prefix that every Go benchmark has; the function's name brings it back. */
const fullName = (functionName: string, benchmark: string) =>
  [functionName, ...benchmark.split('/').slice(1)].join('/')

function makeTarget(
  base: { unit: string; folder: string },
  benchmark: string,
  how: { pattern: string; benchtime: string; expectedSec: number },
): ProbedTarget {
  return {
    id: `${base.unit}.${benchmark}`,
    unit: base.unit,
    settings: { folder: base.folder, pattern: how.pattern, benchtime: how.benchtime },
    expectedSec: how.expectedSec,
  }
}

function buildStep(
  settings: GoBenchSettings,
  { variant, unit, out }: BuildAsk,
  layoutSeed: number | null,
): Step {
  const flags = ['-vet=off', '-trimpath', '-buildvcs=false', '-o', out]
  const own = [...tagFlags(settings), ...buildFlags(settings, variant, layoutSeed)]
  return step(['go', 'test', '-c', ...flags, ...own, unit], settings.dir)
}

/** How the benchmarks of a module are found. */
export const goBenchmarks: Searched<GoBenchSettings> = {
  kind: 'searched',
  mark: { expression: '^func Benchmark', pathspec: '*_test.go' },
  nameIn(settings, path, line) {
    const name = /^func (Benchmark\w*)\(/.exec(line)?.[1]
    const written = settings.bench.split('/')[0] ?? ''
    // A slash in parentheses parts no levels: what is cut there is no pattern, excludes nothing.
    const first = explainPattern(written) === null ? written : ''
    const inside = settings.dir === '' || path.startsWith(`${settings.dir}/`)
    if (name === undefined || !inside || !compiled(first).test(name)) return null
    return plainName(name.replace(/^Benchmark/, ''))
  },
  listUnits: (settings) =>
    step(
      [
        'go',
        'list',
        '-e',
        '-json=ImportPath,Dir,Root,Module,TestGoFiles,XTestGoFiles,Error',
        ...tagFlags(settings),
        '--',
        ...settings.packages,
      ],
      settings.dir,
    ),
  readUnits,
  hasTargets: (fileText) => /^func Benchmark/m.test(fileText),
  listNames: (settings, binary) =>
    step([binary, `-test.list=${settings.bench.split('/')[0]}`], settings.dir),
  readNames: (_settings, stdout) => stdout.split('\n').filter((line) => /^Benchmark/.test(line)),
  probe: {
    step: (settings, unit, binary, name, variant) =>
      step(
        [
          binary,
          ...runFlags(settings, functionPattern(settings, name), settings.benchtime, 1),
          ...variant.args,
        ],
        unit.folder,
      ),
    read: readProbe,
    saysDone: (stdout) => /^PASS$/m.test(stdout),
  },
}

const goReach = goReachOf<GoBenchSettings>(({ dir, ...settings }, variant) => ({
  dir,
  flags: [...tagFlags({ dir, ...settings }), ...buildFlags({ dir, ...settings }, variant, null)],
}))

/**
 * Go benchmarks. Each package is compiled once per arm; by default each benchmark (down to the
 * sub-benchmark) runs in a process of its own, with the number of iterations that the probe of
 * the first arm settled on, so that all arms do the same work in every round.
 */
export const goBenchWorkload: Workload<GoBenchSettings> = {
  kind: 'go-bench',
  about: 'benchmarks of Go packages, one fresh process per benchmark, arm and round',
  settings: goBenchSettings,
  runtime: () => 'go',
  source: {
    folder: (settings) => settings.dir,
    // A number of iterations says nothing about time: assume what a duration would be by default.
    sampleSec: ({ benchtime, count }) => (goDurationSec(benchtime) ?? 0.1) * count,
    benchmarks: goBenchmarks,
  },
  build: {
    step: (settings, ask) => buildStep(settings, ask, null),
    relink: buildStep,
    doSameWork: (first, second) => first.sha256 === second.sha256,
    reach: goReach,
  },
  trial: {
    step: (settings, target, variant, binary) =>
      step(
        [
          binary,
          ...runFlags(
            settings,
            String(target.settings.pattern),
            String(target.settings.benchtime),
            settings.count,
          ),
          ...variant.args,
        ],
        String(target.settings.folder),
      ),
    parsers: () => ({ stdout: ['go-bench'] }),
    benchmarkName(settings, seen, scopeLabel, target) {
      const scope = scopeLabel === '' ? '' : `${scopeLabel}.`
      const procs = settings.cpu.length > 1 ? `-${seen.procs ?? 1}` : ''
      // A process of its own has the target's name, whatever the end of the printed one means.
      const own = target.id.slice(target.unit.length + 1)
      const name = settings.isolate === 'benchmark' ? own : plainName(seen.benchmark)
      return `${scope}${name}${procs}`
    },
  },
  profile: (settings, { target, variant, binary, file, sec }) =>
    step(
      [
        binary,
        ...runFlags(settings, String(target.settings.pattern), lasting(settings, target, sec), 1),
        `-test.cpuprofile=${file}`,
        ...variant.args,
      ],
      String(target.settings.folder),
    ),
}
