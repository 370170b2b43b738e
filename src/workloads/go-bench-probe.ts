/**
 * What gcbench finds out about Go benchmarks before the rounds: modules, files that are not built,
 * and a short run of every package that makes the targets.
 */

import type { Observation, Target } from '../model/model.ts'
import { baseName, isInside, pathFrom } from '../model/paths.ts'
import { patternOf as compiled, explainPattern, literalPattern } from '../model/pattern.ts'
import { MOST_ITERATIONS, ownTimes, printedName } from '../parse/go-bench.ts'
import { bestLengthSec, shortestLengthSec } from '../stats/power.ts'
import {
  clockSecOf,
  type Durations,
  type ExpectedOutput,
  type Package,
  type ProbedTarget,
  type ProbeEnd,
  type ProbeRun,
  type Project,
  type ProjectFile,
  type ProjectSearch,
  type SingleBuild,
  type Unbuilt,
} from './workload.ts'

/** What `go tool dist list` knows, and `unix`: none of them can be asked for by a tag. */
const SYSTEMS = (
  'aix android darwin dragonfly freebsd hurd illumos ios js linux netbsd openbsd plan9 solaris ' +
  'unix wasip1 windows zos'
).split(' ')
const MACHINES = (
  '386 amd64 amd64p32 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x ' +
  'sparc64 wasm'
).split(' ')

/** Words that are true by flags of their own, and what gives each. */
const BY_FLAG: Record<string, string> = {
  race: 'build-flags: ["-race"] in the suite file',
  msan: 'build-flags: ["-msan"] in the suite file',
  asan: 'build-flags: ["-asan"] in the suite file',
  cgo: 'CGO_ENABLED=1, and a C compiler',
}

/** By custom, of files that `go run` takes alone. */
const NEVER = ['ignore', 'none', 'never']

const isRelease = (word: string) => /^go1(?:\.|$)/.test(word) || ['gc', 'gccgo'].includes(word)

const isPlace = (word: string) => SYSTEMS.includes(word) || MACHINES.includes(word)

/** Of the words of an expression, those that are wanted, not those behind a `!`. */
const constraintWords = (expression: string) => [
  ...new Set(
    [...expression.matchAll(/(!\s*)?\b([\w.]+)/g)].flatMap(([, not, word]) =>
      not ? [] : (word ?? []),
    ),
  ),
]

/** What a file name such as `x_windows_test.go` asks for. */
function placesOf(path: string): string[] {
  const name = baseName(path).replace(/(?:_test)?\.go$/, '')
  return name.split('_').slice(1).slice(-2).filter(isPlace)
}

/** Why a test file that `go list` does not name is not built. */
export function whyUnbuilt(path: string, text: string): Unbuilt | null {
  const expression = /^\/\/go:build (.+)$/m.exec(text.split(/^package /m)[0] ?? '')?.[1]?.trim()
  if (expression === undefined) {
    const places = placesOf(path)
    return places.length === 0 ? null : { why: `they are for ${places.join(' on ')}`, next: null }
  }
  const words = constraintWords(expression)
  if (words.some((word) => NEVER.includes(word))) return null
  const why = `they take //go:build ${expression}`
  const tags = words.filter(
    (word) => !(isPlace(word) || isRelease(word) || Object.hasOwn(BY_FLAG, word)),
  )
  const flags = words.flatMap((word) => BY_FLAG[word] ?? [])
  const ways = [
    ...(tags.length > 0 ? [`tags: [${tags.join(', ')}] in the suite file`] : []),
    ...flags,
  ]
  return { why, next: ways.length === 0 ? null : ways.join(', and ') }
}

// Modules of a source tree: each has a go.mod, inside of a workspace or beside it.

/** As the go command, and what other languages keep their packages in. */
export const isNoPackage = (name: string) =>
  /^[._]/.test(name) || ['vendor', 'testdata', 'node_modules'].includes(name)

/** Folders of the modules that a go.work uses. */
function usedBy({ folder, text }: ProjectFile): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
  const used: string[] = []
  let isBlock = false
  for (const line of lines) {
    if (/^use\s*\($/.test(line)) isBlock = true
    else if (line === ')') isBlock = false
    else {
      const path = isBlock ? line : /^use\s+(.+)$/.exec(line)?.[1]
      if (path !== undefined && path !== '') used.push(path.replace(/^["`]|["`]$/g, ''))
    }
  }
  return used.map((path) => pathFrom(folder, path))
}

/** A module that the workspace around it does not use is refused by go, unless that is off. */
function environment(module: ProjectFile, workspaces: readonly ProjectFile[]) {
  const [around] = workspaces
    .filter(({ folder }) => isInside(module.folder, folder))
    .sort((a, b) => b.folder.length - a.folder.length)
  const isOutside = around !== undefined && !usedBy(around).includes(module.folder)
  return isOutside ? { GOWORK: 'off' } : {}
}

/** `module x.com/a/v2`, of code whose imports are of x.com/a: of x.com/a. */
function withoutMajor(definition: string, texts: readonly string[]): string {
  const [line, path = ''] = /^module[ \t]+"?(\S+?)\/v\d+"?(?=\s)/m.exec(definition) ?? []
  if (line === undefined) return definition
  const own = new RegExp(`"${literalPattern(path)}(?!/v\\d)["/]`)
  const isNamed = texts.some((text) => own.test(text))
  return isNamed ? definition.replace(line, `module ${path}`) : definition
}

export const goModules: ProjectSearch = {
  files: ['go.mod', 'go.work'],
  makes: ['go.mod', 'go.sum'],
  asNamed: { mayName: (path) => path.endsWith('.go'), rewrite: withoutMajor },
  lacking: 'write a go.mod (go mod init NAME) in the top folder of the code with benchmarks',
  read(files): Project[] {
    const workspaces = files.filter(({ name }) => name === 'go.work')
    return files
      .filter(({ name }) => name === 'go.mod')
      .map((module) => ({ folder: module.folder, env: environment(module, workspaces) }))
      .sort((a, b) => (a.folder < b.folder ? -1 : 1))
  },
}

/** go refuses all of a go.work for one line of it: the module is built as if there were none. */
export function withoutWorkspace(project: Project, stderr: string): SingleBuild | null {
  const lines = stderr.split('\n').filter((line) => line.includes('go.work'))
  if (project.env.GOWORK === 'off' || lines.length === 0) return null
  const [first = ''] = lines
  const more = lines.length === 1 ? '' : ` (and ${lines.length - 1} more)`
  return {
    project: { ...project, env: { ...project.env, GOWORK: 'off' } },
    why: `go refuses go.work: ${first.replace(/^go: /, '')}${more}`,
    instead: 'its modules are built without it, each by its own go.mod',
    next:
      'correct go.work (go work edit -dropuse=FOLDER takes out one that is not there), or run ' +
      'with GOWORK=off where it is not meant for builds',
  }
}

// The short run of a whole package, and the targets that it makes.

/** Of the suite's settings, those that say what a process of it executes. */
type RunOptions = {
  bench: string
  benchtime: string
  count: number
  cpu: readonly number[]
  isolate: 'auto' | 'benchmark' | 'function'
  ownTime?: string | undefined
}

/** Regular expression that matches `text` and nothing else. */
const exactly = (text: string) => `^${literalPattern(text)}$`

/** `-bench` pattern of one benchmark: go test splits pattern and name at slashes. */
const patternOf = (name: string) => name.split('/').map(exactly).join('/')

/**
 * The patterns of a `-bench`, each in levels: `|` parts the ones, `/` the others, where no bracket is
 * open (splitRegexp in testing/match.go).
 */
export const levelsOf = (bench: string): string[][] =>
  parted(bench, '|').map((pattern) => parted(pattern, '/'))

/** A letter behind a backslash, a class of letters, or a letter. */
const PIECES = /\\[\s\S]?|\[(?:\\[\s\S]|\[[^\]]*\]|[^\]])*\]?|[\s\S]/gu

function parted(text: string, mark: string): string[] {
  const parts: string[] = []
  let [part, depth] = ['', 0]
  for (const [piece] of text.matchAll(PIECES)) {
    if (piece === '(') depth++
    if (piece === ')') depth--
    const isEnd = piece === mark && depth <= 0
    if (isEnd) parts.push(part)
    part = isEnd ? '' : part + piece
  }
  return [...parts, part]
}

/** What the name of a function has to match; '': any does. */
export function firstLevelOf(bench: string): string {
  const firsts = levelsOf(bench).map(([first = '']) => first)
  return firsts.includes('') ? '' : firsts.join('|')
}

/** What the names of sub-benchmarks have to match, where that is the same of all functions. */
export function deeperOf(bench: string): string[] {
  const [only, ...others] = levelsOf(bench)
  return others.length === 0 ? (only ?? []).slice(1) : []
}

/** Anchors top-level functions by name; deeper levels of the suite's pattern are kept. */
export function functionsPattern(settings: RunOptions, names: readonly string[]): string {
  const anchored = (own: readonly string[]) =>
    own.length === 1 && own[0] !== undefined ? exactly(own[0]) : `^(${own.join('|')})$`
  const patterns = levelsOf(settings.bench).flatMap(([first = '', ...deeper]) => {
    const isOwn = (name: string) => explainPattern(first) !== null || compiled(first).test(name)
    const own = names.filter(isOwn)
    return own.length === 0 ? [] : [{ own, deeper }]
  })
  const isShallow = patterns.every(({ deeper }) => deeper.length === 0)
  if (isShallow || patterns.length === 0) return anchored(names)
  return patterns.map(({ own, deeper }) => [anchored(own), ...deeper].join('/')).join('|')
}

/** `Benchmark_group_by` is Go's way to name a benchmark in lower case. */
export const plainName = (benchmark: string) => benchmark.replace(/^_/, '')

/** Pattern of the functions of these benchmarks, whose names came plain. */
export function functionsNamed(benchmarks: readonly string[]): string {
  const names = benchmarks.map((benchmark) => benchmark.split('/')[0] ?? '')
  const testNames = names.map((name) => (/^\p{Ll}/u.test(name) ? `_${name}` : name))
  return `^Benchmark(${[...new Set(testNames)].join('|')})$`
}

/** The parser drops the prefix that every Go benchmark has; the function's name brings it back. */
const fullName = (functionName: string, benchmark: string) =>
  [functionName, ...benchmark.split('/').slice(1)].join('/')

/** Long enough to know what an operation takes, short enough for hundreds of benchmarks. */
const PROBE_SEC = 0.01

const UNIT_SEC: Record<string, number> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
}

/** Go's duration text -> seconds; null for a number of iterations, and for `auto`. */
export function goDurationSec(text: string): number | null {
  if (text.endsWith('x') || text === 'auto') return null
  const parts = [...text.matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)]
  return parts.reduce((sum, part) => sum + Number(part[1]) * (UNIT_SEC[part[2] ?? ''] ?? 0), 0)
}

const goDuration = (sec: number) => `${Math.max(1, Math.round(sec * 1e6))}us`

/** -benchtime of a probe: never longer than what the suite asks for. */
export function probeTime({ benchtime }: RunOptions): string {
  if (benchtime.endsWith('x')) return benchtime
  return goDuration(Math.min(PROBE_SEC, goDurationSec(benchtime) ?? PROBE_SEC))
}

/**
 * One process without a list of CPUs runs all at one GOMAXPROCS: ends that differ (`n-10`, `n-100`
 * under GOMAXPROCS=1) belong to the names; but no function's name has a dash, so that a forged line
 * makes no other benchmark look gone.
 */
function leafNames(settings: RunOptions, observations: Observation[], known: readonly string[]) {
  const ends = new Set(observations.map(({ procs }) => procs))
  const areNames = settings.cpu.length < 2 && ends.size > 1
  return ({ benchmark, procs }: Observation) => {
    if (!benchmark.includes('/')) return benchmark.replace(/-\d+$/, '')
    const whole = procs === null ? benchmark : `${benchmark}-${procs}`
    // A forged line under another end would rename all that the other side has, and pair none.
    const isKnown = known.includes(benchmark) && !known.includes(whole)
    return areNames && !isKnown ? whole : benchmark
  }
}

/** What each benchmark of these functions takes; with a list of CPUs, under all of them. */
export function readTried(
  settings: RunOptions,
  names: readonly string[],
  observations: Observation[],
  known: readonly string[] = [],
): ProbeRun[] {
  const leaves = new Map<string, ProbeRun & { ownSec: number }>()
  const ownSecs = ownTimes(observations)
  const nameOf = leafNames(settings, observations, known)
  const lines = Map.groupBy(observations, (observation) =>
    JSON.stringify([nameOf(observation), observation.metric]),
  )
  for (const observation of observations) {
    const printed = nameOf(observation)
    // A line that the benchmark itself printed can mislead about suffixes; no function has one.
    const benchmark = printed.replace(/^([^/]+)-\d+$/, '$1')
    const top = benchmark.split('/')[0] ?? ''
    const name = names.find((one) => one === `Benchmark${top}` || one === top)
    if (observation.iterations === null || name === undefined) continue
    const { iterations } = observation
    const none = { opSec: 0, ownSec: 0, printed: [], lines: 0 }
    const claims = { claimSec: 0, leastClaimSec: Infinity, mostClaimSec: 0 }
    const leaf = leaves.get(benchmark) ?? { name, benchmark, iterations, ...none, ...claims }
    const isTime = observation.metric === 'time/op'
    const isOver = isTime && iterations >= MOST_ITERATIONS
    const more = isTime ? observation.value : 0
    const claimSec = more * iterations
    const ofMetric = lines.get(JSON.stringify([benchmark, observation.metric]))?.length ?? 0
    leaves.set(benchmark, {
      ...leaf,
      opSec: leaf.opSec + more,
      ownSec: leaf.ownSec + (ownSecs.get(observation) ?? 0),
      claimSec: leaf.claimSec + claimSec,
      leastClaimSec: isTime ? Math.min(leaf.leastClaimSec, claimSec) : leaf.leastClaimSec,
      mostClaimSec: Math.max(leaf.mostClaimSec, isOver ? Infinity : claimSec),
      printed: [...new Set([...leaf.printed, printedName(observation)])],
      lines: Math.max(leaf.lines, ofMetric),
    })
  }
  return [...leaves.values()]
}

/**
 * Where the output of a process ends: `-test.v` prints a name before it runs. A benchmark that
 * fails by itself lets the others go on; one that panics, hangs or exits does not.
 */
export function readProbeEnd(stdout: string, names: readonly string[]): ProbeEnd {
  const lines = stdout.split('\n')
  const nameOf = (text: string) => names.find((name) => name === text.split(/[/\s-]/)[0]) ?? null
  const failed = lines.flatMap((line) => {
    const name = /^\s*--- FAIL: (Benchmark\S*)/.exec(line)?.[1]
    return name === undefined ? [] : (nameOf(name) ?? [])
  })
  const begun = lines.filter((line) => /^Benchmark\S*/.test(line)).map(nameOf)
  // A benchmark can print PASS itself and exit: those after it would look as if they were gone.
  const isLast = begun.includes(names.at(-1) ?? null)
  const isWhole = isLast && lines.some((line) => /^(?:PASS|FAIL)$/.test(line))
  return { isWhole, failed: [...new Set(failed)], last: begun.at(-1) ?? null }
}

/** Of the time asked for, a timer's reading has at least so much: printed numbers are rounded. */
const TIMED_SHARE = 0.95

/**
 * Arms on which a benchmark reports a time of its own, since no line of it claims what the testing
 * package measures for, while on another arm one does: two clocks, which no row can compare. A
 * short line beside a long one is another benchmark's, written in this one's name.
 */
function untimedOn(settings: RunOptions, leaves: readonly ProbeRun[]): string[] {
  const leastSec = TIMED_SHARE * (goDurationSec(probeTime(settings)) ?? 0)
  const arms = leaves.flatMap(({ benchmark, mostOn = new Map<string, number>() }) => {
    if (isOwnTime(settings, benchmark)) return []
    // 0: it reports no time at all, which is a way to say that there is none.
    const timed = [...mostOn].filter(([, sec]) => sec > 0)
    const short = timed.filter(([, sec]) => sec < leastSec).map(([arm]) => arm)
    return short.length < timed.length ? short : []
  })
  return [...new Set(arms)]
}

const isOwnTime = ({ ownTime }: RunOptions, benchmark: string) =>
  ownTime !== undefined && compiled(ownTime).test(plainName(benchmark))

const MOST_SEC = 1e9

/** So many names of a target are kept; sub-benchmarks beyond them are known by their function. */
const MOST_NAMES = 200

/** Which arms do not have which benchmarks, by their names in reports. */
function lackingOf(leaves: readonly ProbeRun[]): Pick<ProbedTarget, 'lacking'> {
  const lacking = leaves.flatMap(({ benchmark, absentOn = [] }) =>
    absentOn.map((arm) => ({ arm, benchmark: plainName(benchmark) })),
  )
  return lacking.length === 0 ? {} : { lacking }
}

/** The targets of a function, by the slowest arm's times. */
export function makeTargets(
  settings: RunOptions,
  pkg: Package,
  { name, tried, together }: { name: string; tried: readonly ProbeRun[]; together: boolean },
): ProbedTarget[] {
  if (tried.length === 0) return []
  const target = (
    benchmark: string,
    pattern: string,
    leaves: readonly ProbeRun[],
  ): ProbedTarget => ({
    id: `${pkg.id}.${benchmark}`,
    unit: pkg.id,
    settings: {
      folder: pkg.folder,
      pattern,
      benchtime: settings.benchtime,
      leaves: leaves.length,
      iterations: leaves[0]?.iterations ?? 1,
      opSec: leaves.reduce((sum, { opSec }) => sum + opSec, 0),
      ownSec: leaves.reduce((sum, { opSec, ownSec = opSec }) => sum + ownSec, 0),
      besideSec: leaves.reduce((sum, { besideSec = 0 }) => sum + besideSec, 0),
      together: together || settings.isolate === 'function',
      printed: leaves.flatMap(({ printed }) => printed).slice(0, MOST_NAMES),
      lines: Math.max(...leaves.map(({ lines }) => lines)),
      claimSec: leaves.reduce((sum, { claimSec }) => sum + claimSec, 0),
      // No line with a time: nothing is known of what they claim.
      leastClaimSec: leaves.reduce((least, one) => Math.min(least, one.leastClaimSec), MOST_SEC),
      ownTime: leaves.some(({ benchmark }) => isOwnTime(settings, benchmark)),
      untimed: untimedOn(settings, leaves),
    },
    expectedSec: null,
    ...lackingOf(leaves),
  })
  if (together || settings.isolate === 'function') {
    const plain = plainName(name.replace(/^Benchmark/, '')) || 'Benchmark'
    return [target(plain, functionsPattern(settings, [name]), tried)]
  }
  return tried.map((leaf) =>
    target(plainName(leaf.benchmark), patternOf(fullName(name, leaf.benchmark)), [leaf]),
  )
}

/** What a process of a benchmark costs beside measuring, over what starting one costs. */
const SETUP_MOST = 1.5

/** Working its way up to a duration, the testing package runs a benchmark half as long again. */
const UPWARDS = 1.5

/** One that reports no time has the iterations of its probe. */
function withoutTime<T extends Pick<Target, 'settings'>>({ benchtime }: RunOptions, target: T): T {
  const own = benchtime.endsWith('x') || target.settings.together === true
  const fixed =
    own && benchtime !== 'auto' ? benchtime : `${Number(target.settings.iterations ?? 1)}x`
  return { ...target, settings: { ...target.settings, benchtime: fixed } }
}

/**
 * How many times as long an operation takes as it would with nothing beside it: where CPU time
 * decides, so much longer is a sample by the wall clock for the same share of chance in it.
 */
function timesLonger(settings: RunOptions, target: Pick<Target, 'settings'>): number {
  const { opSec, ownSec = opSec, besideSec = 0 } = target.settings
  // What the suite says of a length is about the wall clock, as it is in Go.
  if (settings.benchtime !== 'auto') return 1
  const times = (Number(opSec) + Number(besideSec)) / (Number(ownSec) + Number(besideSec))
  return times >= 1 ? times : 1
}

/** The target with samples of the length that tells most, where a process costs `startSec`. */
export function lasting<T extends Pick<Target, 'settings' | 'expectedSec'>>(
  settings: RunOptions,
  target: T,
  { startSec, aroundSec = 0, shortest, ratioSec, split = false }: Durations,
): T {
  const opSec = clockSecOf(target)
  if (!(opSec > 0)) return withoutTime(settings, target)
  const leaves = Number(target.settings.leaves ?? 1)
  const own = settings.benchtime.endsWith('x') ? Number.parseInt(settings.benchtime, 10) : null
  const times = timesLonger(settings, target)
  const costSec = (startSec + aroundSec) / leaves / times
  const best = shortest ? shortestLengthSec(costSec) : bestLengthSec(costSec, ratioSec)
  const lengthSec = goDurationSec(settings.benchtime) ?? times * best
  if (target.settings.together === true && own === null) {
    const sampleSec = Math.max(leaves * lengthSec * UPWARDS, 2 * opSec)
    return {
      ...target,
      settings: { ...target.settings, benchtime: goDuration(lengthSec) },
      expectedSec: startSec + settings.count * sampleSec,
    }
  }
  // With a list of CPUs opSec is the sum over them, and so is the time of a sample.
  const cpus = Math.max(1, settings.cpu.length)
  const whole = own ?? Math.max(1, Math.round((lengthSec * cpus) / opSec))
  const processSec = Number(target.settings.processSec ?? startSec)
  // Only where gcbench chose the length, an operation is at most half of it, and the benchmark sets
  // up little, which it may do once more for a second sample.
  const isOurs = settings.benchtime === 'auto' && settings.count === 1
  const isSplit = split && isOurs && whole > 1 && startSec < SETUP_MOST * processSec
  const samples = isSplit ? 2 : 1
  const iterations = Math.round(whole / samples)
  return {
    ...target,
    settings: { ...target.settings, benchtime: `${iterations}x`, samples, processSec },
    expectedSec: startSec + samples * opSec + settings.count * samples * iterations * opSec,
  }
}

/** Samples of each benchmark in one process of the target. */
export const samplesOf = ({ count }: RunOptions, { settings }: Pick<Target, 'settings'>): number =>
  count * Number(settings.samples ?? 1)

/**
 * What a process of the target can print: the names that its probe saw, so many lines of each for
 * every sample, and N where it is fixed, or the N that the benchmark came to by itself. null: the
 * target is of an older plan, without what its probe saw.
 */
export function expects(
  settings: RunOptions,
  target: Pick<Target, 'settings'>,
  arm: string,
): ExpectedOutput | null {
  const probed = target.settings
  const { printed, lines } = probed
  if (!Array.isArray(printed) || typeof lines !== 'number') return null
  const samples = samplesOf(settings, target)
  const benchtime = String(probed.benchtime)
  const fixed = benchtime.endsWith('x') ? Number.parseInt(benchtime, 10) : null
  const isTogether = probed.together === true
  const own = isTogether ? [] : [Number(probed.iterations ?? fixed)]
  return {
    names: printed.map(String),
    isOpen: isTogether,
    lines: lines * samples,
    iterations: fixed === null ? [] : [fixed, ...own],
    ...expectedTimes(settings, probed, { samples, fixed }),
    ownClock: Array.isArray(probed.untimed) && probed.untimed.includes(arm) ? OWN_CLOCK : null,
  }
}

/** How long a process claims that it measured, and each of its samples at the least. */
function expectedTimes(
  settings: RunOptions,
  probed: Target['settings'],
  { samples, fixed }: { samples: number; fixed: number | null },
): Pick<ExpectedOutput, 'claimSec' | 'leastSec'> {
  const sampleSec = fixed === null ? (goDurationSec(String(probed.benchtime)) ?? 0) : 0
  // One that claims less than it was tried out for reports a time of its own.
  if (probed.ownTime === true) return { claimSec: Infinity, leastSec: 0 }
  const triedSec = goDurationSec(probeTime(settings)) ?? 0
  const isTimed = triedSec > 0 && Number(probed.leastClaimSec ?? 0) >= TIMED_SHARE * triedSec
  const claimSec =
    fixed === null
      ? (Number(probed.claimSec ?? 0) * sampleSec * samples) / (triedSec || 1)
      : Number(probed.opSec ?? 0) * fixed * samples
  return { claimSec, leastSec: isTimed ? sampleSec : 0 }
}

const OWN_CLOCK = {
  next:
    'take b.ReportMetric(..., "ns/op") out of the benchmark, give it another unit, or name the ' +
    'benchmark in `own-time` of the suite',
}
