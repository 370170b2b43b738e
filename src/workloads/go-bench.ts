/** Workload: benchmarks of Go packages. */

import { z } from 'zod'
import { quoteFinding } from '../model/findings.ts'
import type { ProfileKind, Target, Variant, WithProblems } from '../model/model.ts'
import { folderOf, isInside, pathIn } from '../model/paths.ts'
import { patternOf as compiled, explainPattern } from '../model/pattern.ts'
import { executionsIn } from '../parse/instruction-counts.ts'
import {
  camelKeys,
  closed,
  oneOrMore,
  pattern,
  requirement,
  text,
  whole,
} from '../settings/values.ts'
import {
  deeperOf,
  expects,
  firstLevelOf,
  functionsNamed,
  functionsPattern,
  goDurationSec,
  goModules,
  isNoPackage,
  lasting,
  makeTargets,
  plainName,
  probeTime,
  readProbeEnd,
  readTried,
  samplesOf,
  whyUnbuilt,
  withoutWorkspace,
} from './go-bench-probe.ts'
import { goCpuClock, isOverlayFlag, overlayFlag } from './go-cpu-clock.ts'
import {
  type BuildRequest,
  type CodeBuildSettings,
  type CountedRun,
  type CountedSteps,
  type CoverSteps,
  clockSecOf,
  countedLengths,
  type JointBuildRequest,
  type Package,
  type Project,
  type ReachSteps,
  type Searched,
  type Step,
  type ToolchainPackages,
  type Uncountable,
  type Workload,
} from './workload.ts'

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
    .refine((patterns) => patterns.length > 0, requirement('needs at least one package pattern'))
    .prefault('./...')
    .describe('Packages, as patterns of `go list`.'),
  dir: relativeFolder
    .optional()
    .describe(
      'Folder of the Go module. Without it: every module if `packages` means all, else ' +
        'the top folder.',
    ),
  bench: pattern.prefault('.').describe('Which benchmarks, as `go test -bench` takes them.'),
  benchtime: z
    .string({ error: BENCHTIME_ERROR })
    .regex(/^auto$|^(?=.*[1-9])(?:\d+x|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)$/, BENCHTIME_ERROR)
    .meta({ title: 'auto, duration or Nx' })
    .prefault('auto')
    .describe(
      'Length of a sample, or its iterations (`50x`). `auto`: the length that decides ' +
        'soonest. A duration becomes a number of iterations, the same for all arms.',
    ),
  count: whole(1, 1000)
    .prefault(1)
    .describe(
      'Samples in one process; their median counts. One is best: most noise is between ' +
        'processes.',
    ),
  cpu: oneOrMore(whole(1, 4096), 'a number of CPUs')
    .prefault([])
    .describe("GOMAXPROCS (`-cpu`); empty: the machine's."),
  tags: oneOrMore(argument('a build tag').meta({ title: 'text' }), 'a build tag')
    .prefault([])
    .describe('Build tags (`-tags`).'),
  'build-flags': oneOrMore(text, 'a flag of go build')
    .prefault([])
    .describe('More flags of `go test -c`, e.g. `-race`.'),
  isolate: z
    .enum(['auto', 'benchmark', 'function'])
    .prefault('auto')
    .describe(
      'What gets a process: each (sub-)benchmark, or each top-level function. `auto`: ' +
        'the second if the budget is small.',
    ),
  'own-time': pattern
    .optional()
    .describe(
      'Benchmarks that report their own `ns/op` (`b.ReportMetric`). Others fail if they ' +
        'do so on one side only.',
    ),
}

/** What a suite file can say about Go benchmarks, with every default filled in. */
export const goBenchSettings = closed(shape).transform(camelKeys)

type GoBenchSettings = z.output<typeof goBenchSettings>

// What a change of Go code cannot reach, by the program of src/machine/reach.

const answers = z.array(
  z.object({
    unit: z.string(),
    /** Set where nothing is known of the unit's benchmarks. */
    why: z.string(),
    benchmarks: z.array(
      z.object({
        name: z.string(),
        same: z.boolean(),
        why: z.string(),
        doubt: z.boolean(),
        /** -1: no code is known to differ. */
        distance: z.number(),
      }),
    ),
  }),
)

export const goReachOf = <S>(
  flagsOf: (settings: S, variant: Variant) => string[],
): ReachSteps<S> => ({
  dependencies: ['go.mod', 'go.sum'],
  step(settings, { variant, program, base, head, baseEnv, overlay, out, project, units, moved }) {
    const { folder, env } = project
    const argv: [string, ...string[]] = [
      program,
      '-base',
      pathIn(base, moved?.project ?? folder),
      '-base-root',
      base,
      '-head',
      pathIn(head, folder),
      '-head-root',
      head,
      ...Object.entries(baseEnv).flatMap(([name, value]) => ['-base-env', `${name}=${value}`]),
      ...(overlay === undefined ? [] : ['-overlay', overlay.file]),
      '-ignore',
      out,
      ...(moved?.folders ?? []).flatMap(([now, was]) => ['-moved', `${now}=${was}`]),
      ...flagsOf(settings, variant).map((flag) => `-flag=${flag}`),
      '--',
      ...units,
    ]
    const reads = overlay === undefined ? [] : [folderOf(overlay.file)]
    return { argv, folder: '', env: { ...env, ...overlay?.env }, reads }
  },
  read: (stdout) =>
    answers.parse(JSON.parse(stdout)).map(({ unit, why, benchmarks }) => ({
      unit,
      isKnown: why === '',
      same: benchmarks.filter(({ same }) => same).map(({ name }) => name),
      reached: [...Map.groupBy(benchmarks, (one) => one.why)]
        .filter(([reason]) => reason !== '')
        .map(([reason, of]) => ({ why: reason, benchmarks: of.map(({ name }) => name) })),
      distances: new Map(
        benchmarks
          .filter(({ distance }) => distance >= 0)
          .map(({ name, distance }) => [name, distance]),
      ),
      inDoubt: new Set(benchmarks.filter(({ doubt }) => doubt).map(({ name }) => name)),
      doubts: [
        ...(why === '' ? [] : [why]),
        ...new Set(benchmarks.filter(({ doubt }) => doubt).map((one) => one.why)),
      ],
    })),
})

// The workload.

/** About what the length of a trial comes to, where the suite leaves it to gcbench. */
const DEFAULT_SEC = 0.1

const step = (argv: Step['argv'], folder: string, env: Step['env'] = {}): Step => ({
  argv,
  folder,
  env,
})

/** Where the suite says nothing of the folder, and the packages are all: every module. */
const isEveryModule = ({ dir, packages }: GoBenchSettings) =>
  dir === undefined && packages.join() === './...'

const inFolder = (folder: string, inside: string) =>
  [folder, inside].filter((part) => part !== '').join('/')

const tagFlags = (settings: GoBenchSettings) =>
  settings.tags.length === 0 ? [] : [`-tags=${settings.tags.join(',')}`]

/** All -ldflags in one flag: go takes the last one only. */
function buildFlags(settings: GoBenchSettings, variant: Variant, layoutSeed: number | null) {
  const all = [...settings.buildFlags, ...variant.buildFlags]
  const linker = all.flatMap((flag) => /^--?ldflags=(.*)$/s.exec(flag)?.[1] ?? [])
  // Debugging tables are never loaded; without them linking takes a quarter less.
  if (layoutSeed !== null) linker.push('-w', `-randlayout=${layoutSeed}`)
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
function readUnits(_: GoBenchSettings, stdout: string, project: Project): WithProblems<Package[]> {
  const listed = JSON.parse(`[${stdout.replace(/^\}\s*^\{/gm, '},{')}]`) as ListedPackage[]
  const problems: WithProblems<Package[]>['problems'] = []
  const value: Package[] = []
  for (const goPackage of listed) {
    if (goPackage.Error !== undefined) {
      const where = goPackage.ImportPath
      problems.push(quoteFinding('package-error', goPackage.Error.Err, { where }))
    }
    const files = [...(goPackage.TestGoFiles ?? []), ...(goPackage.XTestGoFiles ?? [])]
    if (files.length === 0) continue
    const inModule = goPackage.Dir.slice(
      (goPackage.Module?.Dir ?? goPackage.Root ?? goPackage.Dir).length + 1,
    )
    const id = goPackage.ImportPath
    value.push({ id, folder: inFolder(project.folder, inModule), files, name: id, project })
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

/** -benchtime for a run of about `sec`; in iterations, where all arms do the same number. */
function lastingAbout(settings: GoBenchSettings, target: Target, sec: number): string {
  const opSec = clockSecOf(target)
  if (target.settings.together === true || !(opSec > 0)) {
    return settings.benchtime === 'auto' ? '100ms' : settings.benchtime
  }
  return `${Math.max(1, Math.min(1e9, Math.round(sec / opSec)))}x`
}

/**
 * Without collections, which come when they like, runs of one binary agree to a few tenths of a
 * percent. The limit keeps what is allocated meanwhile small.
 */
const WITHOUT_COLLECTIONS = { GOGC: 'off', GOMEMLIMIT: '1GiB' }

/**
 * Iterations in which an operation that takes so long shows: the longer has six times as many. One
 * thread, since what waits for another would be counted. Nothing is collected, unless the suite
 * says when, or has variants, which may differ in that.
 */
function counted(
  settings: GoBenchSettings,
  { target, variant, binary, comparesVariants }: CountedRun,
): CountedSteps | Uncountable {
  const { GOGC: asSaid } = variant.runEnv
  const isAsSaid = comparesVariants || asSaid !== undefined
  const opSec = clockSecOf(target)
  if (target.settings.together === true)
    return { why: 'its benchmarks share a process to save time, so nothing tells them apart' }
  if (!(opSec > 0)) return { why: 'how long an operation takes is not known' }
  const pattern = String(target.settings.pattern)
  return {
    operations: countedLengths(opSec),
    step: (operations) =>
      step(
        [binary, ...runFlags(settings, pattern, `${operations}x`, 1), ...variant.args],
        String(target.settings.folder),
        { GOMAXPROCS: '1', ...(isAsSaid ? {} : WITHOUT_COLLECTIONS) },
      ),
  }
}

/** Every allocation and every wait is looked at: these runs are not counted, and last as asked. */
const PROFILE_FLAGS: Record<Exclude<ProfileKind, 'instructions'>, (file: string) => string[]> = {
  cpu: (file) => [`-test.cpuprofile=${file}`],
  heap: (file) => [`-test.memprofile=${file}`, '-test.memprofilerate=1'],
  mutex: (file) => [`-test.mutexprofile=${file}`, '-test.mutexprofilefraction=1'],
  block: (file) => [`-test.blockprofile=${file}`, '-test.blockprofilerate=1'],
  trace: (file) => [`-test.trace=${file}`],
}

const buildStep = (
  settings: GoBenchSettings,
  { unit, ...request }: BuildRequest,
  layoutSeed: number | null,
): Step => testStep(settings, { ...request, units: [unit] }, layoutSeed)

const nameOf = ({ name, id }: Package) => name ?? id

const testStep = (
  settings: GoBenchSettings,
  { out, ...request }: JointBuildRequest,
  layoutSeed: number | null,
): Step => goStep(settings, request, ['test', '-c', '-vet=off', '-o', out], layoutSeed)

/** A command of go with the flags that all builds have in common: what one compiles, others find. */
function goStep(
  settings: GoBenchSettings,
  { variant, units, overlay }: Omit<JointBuildRequest, 'out' | 'source'>,
  words: readonly string[],
  layoutSeed: number | null,
): Step {
  const [{ project } = {}] = units
  const replaced = overlay === undefined ? [] : [overlayFlag(overlay)]
  const more = [...tagFlags(settings), ...buildFlags(settings, variant, layoutSeed)]
  const flags = ['-trimpath', '-buildvcs=false', ...replaced, ...more]
  const argv: Step['argv'] = ['go', ...words, ...flags, ...units.map(nameOf)]
  const own = step(argv, project?.folder ?? '', { ...project?.env, ...overlay?.env })
  return overlay === undefined ? own : { ...own, reads: [folderOf(overlay.file)] }
}

/** What the go command calls the test binary of a package: a major version is no name. */
function binaryNameOf(unit: Package): string {
  const parts = nameOf(unit).split('/')
  const isVersion = parts.length > 1 && /^v(?:[2-9]|[1-9]\d+)$/.test(parts.at(-1)!)
  return `${parts.at(isVersion ? -2 : -1)}.test`
}

/** The go command refuses packages whose binaries would have one name: the second is left out. */
function buildTogether(settings: GoBenchSettings, { units, ...request }: JointBuildRequest) {
  const named = new Map<string, Package>()
  for (const unit of units) {
    const name = binaryNameOf(unit)
    if (!named.has(name)) named.set(name, unit)
  }
  const all = { ...request, units: [...named.values()], out: `${request.out}/` }
  const files = new Map([...named].map(([name, { id }]) => [id, name]))
  const step = testStep(settings, all, null)
  // Linked beside where they go, so that go moves them there: none is ever half of a file.
  return { step: { ...step, env: { ...step.env, GOTMPDIR: request.out } }, files }
}

/** `go list` compiles what it is asked for the archives of. */
const compileStep = (settings: GoBenchSettings, request: Omit<JointBuildRequest, 'out'>): Step =>
  goStep(settings, request, ['list', '-e', '-test', '-deps', '-export', '-f='], null)

/** `go list` downloads the modules of all that it loads, and executes nothing. */
const fetchStep = (settings: GoBenchSettings, units: readonly Package[], format = ''): Step =>
  step(
    [
      'go',
      'list',
      '-e',
      '-deps',
      '-test',
      `-f=${format}`,
      ...tagFlags(settings),
      ...units.map(nameOf),
    ],
    units[0]?.project?.folder ?? '',
    units[0]?.project?.env,
  )

/** Variables that choose between forms of a toolchain's own code, and start nothing. */
const OF_FORMS = ['GOEXPERIMENT', 'GOAMD64', 'GOARM64', 'CGO_ENABLED']

/** Packages of other folders, and of `vendor` in the toolchain, come with those that need them. */
const standardLibrary: ToolchainPackages<GoBenchSettings> = {
  about: 'the standard library',
  list: (settings, units) => fetchStep(settings, units, '{{if .Goroot}}{{.ImportPath}}{{end}}'),
  read: (stdout) => stdout.split('\n').filter((name) => name !== '' && !name.startsWith('vendor/')),
  // Flags name programs (-toolexec, -ldflags=-extld), and so do variables (CC, GOFLAGS, PATH).
  isSafe: ({ buildFlags }, variant) =>
    buildFlags.length + variant.buildFlags.length === 0 &&
    Object.keys(variant.buildEnv).every((name) => OF_FORMS.includes(name)),
  // None of the folders above has a say in how they are compiled.
  files: { 'go.mod': 'module gcbench\n' },
  compile(settings, { variant, names }) {
    const units = names.map((id) => ({ id, folder: '', files: [], name: id }))
    const { argv } = goStep(settings, { variant, units }, ['build'], null)
    return step(argv, '', { GOWORK: 'off' })
  },
}

/** A file that was looked for where a source lies by what -trimpath has left of its path. */
const SHORTENED = /\bopen [\w-]+(?:\.[\w-]+)+\/\S+: no such file/

const TRIMMED =
  'it looks for files by the path of its source (runtime.Caller), which -trimpath shortens: set ' +
  'build-flags: -trimpath=false in the workload of the suite file, or accept it by that name'

/**
 * Code that asks for the path of its own source mostly looks for files beside it: a log line asks
 * for the path of a caller.
 */
const OWN_PATH = /\bruntime\.Caller\(0\)/

const isTrimSet = ({ buildFlags }: GoBenchSettings) =>
  buildFlags.some((flag) => /^--?trimpath(=|$)/.test(flag))

const codeAsks: CodeBuildSettings<GoBenchSettings> = {
  settings: (settings) =>
    isTrimSet(settings)
      ? null
      : { ...settings, buildFlags: [...settings.buildFlags, '-trimpath=false'] },
  mayAsk: (fileName) => fileName.endsWith('.go'),
  asks: (fileText) => OWN_PATH.test(fileText),
  note: 'built with whole paths (-trimpath=false), by which code may look for files beside it',
}

/** How the benchmarks of a module are found. */
export const goBenchmarks: Searched<GoBenchSettings> = {
  kind: 'searched',
  mark: { expression: '^func Benchmark', pathspec: '*_test.go' },
  nameIn(settings, path, line) {
    const name = /^func (Benchmark\w*)\(/.exec(line)?.[1]
    if (name === undefined) return null
    const functionPattern = firstLevelOf(settings.bench)
    // What is no pattern here may be one of Go: it excludes nothing.
    const first = explainPattern(functionPattern) === null ? functionPattern : ''
    const dir = settings.dir ?? ''
    const isHere = isInside(path, dir) && !folderOf(path).split('/').some(isNoPackage)
    if (!isHere || !compiled(first).test(name)) return null
    return plainName(name.replace(/^Benchmark/, ''))
  },
  projects: (settings) => (isEveryModule(settings) ? goModules : null),
  ifNone:
    'check that there is a go.mod, and "packages", "dir" and "tags" of the suite, or write a ' +
    'func BenchmarkXxx(b *testing.B) in a _test.go file',
  ifUnbuilt: (unit) =>
    `go vet ${unit} shows the mistakes; "packages" of the suite says what is measured`,
  listUnits: (settings, { folder, env }) =>
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
      folder,
      env,
    ),
  readUnits,
  alone: withoutWorkspace,
  isTest: (path) => path.endsWith('_test.go') || /(?:^|\/)testdata\//.test(path),
  mayHold: (fileName) => fileName.endsWith('_test.go'),
  isSkipped: isNoPackage,
  hasTargets: (fileText) => /^func Benchmark/m.test(fileText),
  namesIn: (settings, path, fileText) =>
    fileText.split('\n').flatMap((line) => goBenchmarks.nameIn(settings, path, line) ?? []),
  whyUnbuilt,
  listNames: (settings, binary) => step([binary, `-test.list=${firstLevelOf(settings.bench)}`], ''),
  listedByHand: ({ id, name }) => `go test -list . ${name ?? id}`,
  readNames: (_settings, stdout) => stdout.split('\n').filter((line) => /^Benchmark/.test(line)),
  remedy: (output) => (SHORTENED.test(output) ? TRIMMED : null),
  only: (settings, names) => ({
    ...settings,
    bench: [functionsNamed(names), ...deeperOf(settings.bench)].join('/'),
  }),
  narrowed: (names) => `bench: '${functionsNamed(names)}'`,
  pattern: (settings) => ({ written: settings.bench, all: { ...settings, bench: '.' } }),
  probe: {
    step: (settings, pkg, binary, names, variant) => {
      const pattern = functionsPattern(settings, names)
      const flags = runFlags(settings, pattern, probeTime(settings), 1)
      return step([binary, ...flags, '-test.v', ...variant.args], pkg.folder)
    },
    withIterations: (settings, iterations) => ({ ...settings, benchtime: `${iterations}x` }),
    read: readTried,
    readEnd: readProbeEnd,
    targets: makeTargets,
    mayShare: ({ isolate }) => isolate === 'auto',
  },
}

const codeReach = goReachOf<GoBenchSettings>((settings, variant) => [
  ...tagFlags(settings),
  ...buildFlags(settings, variant, null),
])

function askedOf({ bench }: GoBenchSettings, names: readonly string[]): string[] {
  const first = firstLevelOf(bench)
  // What is no pattern here may be one of Go: the binary itself has to be asked.
  return explainPattern(first) === null ? names.filter((name) => compiled(first).test(name)) : []
}

/** Asks the program of src/machine/reach/ another question about the same. */
const asking =
  (question: 'inputs' | 'changed'): typeof codeReach.step =>
  (settings, request) => {
    const { argv, ...own } = codeReach.step(settings, request)
    const [program, ...words] = argv
    return { ...own, argv: [program, question, ...words] }
  }

const inputs = z.array(answers.element.extend({ steps: z.number(), count: z.number() }))

const goReach: ReachSteps<GoBenchSettings> = {
  ...codeReach,
  inputs: {
    step: asking('inputs'),
    read: (settings, stdout) =>
      inputs.parse(JSON.parse(stdout)).map(({ unit, benchmarks, steps, count }) => {
        const same = benchmarks.filter((one) => one.same).map(({ name }) => name)
        return { unit, benchmarks: askedOf(settings, same), steps: steps < 0 ? null : steps, count }
      }),
    asked: askedOf,
  },
}

const changedCode = z.object({
  packages: z.array(z.string()),
  lines: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
  benchmarks: z.array(z.object({ unit: z.string(), name: z.string() })),
  rewritten: z.array(z.object({ unit: z.string(), name: z.string(), parts: z.array(z.string()) })),
  beyond: z.string(),
})

/** What a longer run executes, and a run of two operations: set-up is the same in both. */
const COVERED_SEC = 0.01
const MOST_COVERED = 1e5

const goCoverage: CoverSteps<GoBenchSettings> = {
  changed: {
    step: asking('changed'),
    read: (_, stdout) => changedCode.parse(JSON.parse(stdout)),
  },
  build(settings, request, packages) {
    const { argv, ...own } = buildStep(settings, request, null)
    const [go, ...words] = argv
    const flags = ['-cover', '-covermode=atomic', `-coverpkg=${packages.join(',')}`]
    return { ...own, argv: [go, ...words.slice(0, 2), ...flags, ...words.slice(2)] }
  },
  run(settings, { target, variant, binary, file }) {
    const opSec = clockSecOf(target)
    if (target.settings.together === true || !(opSec > 0)) return null
    const long = Math.max(4, Math.min(MOST_COVERED, Math.round(COVERED_SEC / opSec)))
    const { folder, pattern } = target.settings
    return {
      operations: { short: 2, long },
      step(operations) {
        const flags = runFlags(settings, String(pattern), `${operations}x`, 1)
        const argv: Step['argv'] = [binary, ...flags, `-test.coverprofile=${file}`, ...variant.args]
        return step(argv, String(folder))
      },
    }
  },
  read: (text, { lines }) => executionsIn(text, lines),
}

/**
 * Go benchmarks. Each package is compiled once per arm; by default each benchmark (down to the
 * sub-benchmark) runs in a process of its own, with a number of iterations that suits the slower
 * arm, so that all arms do the same work in every round.
 */
export const goBenchWorkload: Workload<GoBenchSettings> = {
  kind: 'go-bench',
  about: 'benchmarks of Go packages, one fresh process per benchmark, arm and round',
  settings: goBenchSettings,
  filter: { key: 'bench', schema: pattern },
  runtime: () => 'go',
  source: {
    folder: (settings) => settings.dir ?? '',
    // A number of iterations says nothing about time: assume what it would be by default.
    sampleSec: ({ benchtime, count }) => (goDurationSec(benchtime) ?? DEFAULT_SEC) * count,
    benchmarks: goBenchmarks,
  },
  build: {
    step: (settings, request) => buildStep(settings, request, null),
    relink: buildStep,
    own: standardLibrary,
    patched: {
      ...goCpuClock,
      excluded: ({ buildFlags }, variant, { GOFLAGS = '' }) =>
        [...buildFlags, ...variant.buildFlags, ...GOFLAGS.split(/\s+/)].some(isOverlayFlag)
          ? 'the build has an -overlay of its own'
          : null,
    },
    fetch: (settings, units) => fetchStep(settings, units),
    together: buildTogether,
    compile: compileStep,
    takesFromBase: true,
    doSameWork: (first, second) => first.sha256 === second.sha256,
    reach: goReach,
    covered: goCoverage,
  },
  codeAsks,
  trial: {
    step(settings, target, variant, binary) {
      const { pattern, benchtime, folder } = target.settings
      const count = samplesOf(settings, target)
      const flags = runFlags(settings, String(pattern), String(benchtime), count)
      return step([binary, ...flags, ...variant.args], String(folder))
    },
    lasting,
    expects,
    parsers: () => ({ stdout: ['go-bench'] }),
    readBy: ({ ownTime }) => ownTime,
    benchmarkName(settings, observation, scopeLabel, target) {
      const scope = scopeLabel === '' ? '' : `${scopeLabel}.`
      const procs = settings.cpu.length > 1 ? `-${observation.procs ?? 1}` : ''
      // A process of its own has the target's name, whatever the end of the printed one means.
      const own = target.id.slice(target.unit.length + 1)
      const name = target.settings.together === true ? plainName(observation.benchmark) : own
      return `${scope}${name}${procs}`
    },
  },
  counted,
  profile(settings, { target, variant, binary, files, sec }) {
    const { pattern, folder } = target.settings
    const flags = runFlags(settings, String(pattern), lastingAbout(settings, target, sec), 1)
    const profiles = [...files].flatMap(([kind, file]) => PROFILE_FLAGS[kind](file))
    return step([binary, ...flags, ...profiles, ...variant.args], String(folder))
  },
}
