/**
 * Text of a suite file -> suites with every default filled in, or everything that is wrong with it.
 */

import { z } from 'zod'
import type { Code } from '../model/finding-codes.ts'
import { ConfigError, type ConfigProblem, makeFinding } from '../model/findings.ts'
import type {
  ContrastSpec,
  MetricRule,
  Suite,
  Variant,
  WithProblems,
  WorkloadSpec,
} from '../model/model.ts'
import { nearest } from '../model/paths.ts'
import { suiteSchema as reportedSuite } from '../model/suite.ts'
import { parsers } from '../parse/index.ts'
import { fixedRounds } from '../settings/values.ts'
import { DEFAULT_WORKLOAD, workloads } from '../workloads/index.ts'
import {
  type BotRules,
  defaultBotRules,
  fileSchema,
  idOf,
  settingsShape,
  suiteSettings,
  suiteShape,
  suitesNamed,
  unknownMetric,
  type WorkloadEntry,
} from './suite-schema.ts'
import {
  type Context,
  explainIssues,
  formatPath,
  type Locate,
  type Path,
  readSuiteText,
  unknownName,
} from './suite-text.ts'
import { contrast, DEFAULT_VARIANT, nameVariant, variantsOf } from './variants.ts'

type Keyed = Record<string, unknown>

const isMap = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const select = (value: Keyed, keep: (key: string) => boolean): Keyed =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keep(key)))

const isCommon = (key: string) => Object.hasOwn(suiteShape, key)

type VariantBodies = z.output<ReturnType<typeof fileSchema>>['variants']

/** What is the same for all suites of a file. */
type File = {
  root: unknown
  workloads: readonly WorkloadEntry[]
  narrowing: BenchFilter | null
  /** Names of the top-level variants as written, valid or not. */
  variantNames: string[]
  variants: VariantBodies
  locate: Locate
  problems: ConfigProblem[]
}

/** Checks a value; its issues become problems of the file, and null is the answer. */
function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  file: Pick<File, 'locate' | 'problems'>,
  context: Context,
): z.output<S> | null {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  file.problems.push(...explainIssues(parsed.error.issues, context, file.locate))
  return null
}

/** In place of a suite's own filter of benchmarks; `suite` null: of every suite. */
export type BenchFilter = { suite: string | null; bench: string }

/**
 * Text of a suite file (YAML or JSON) -> its suites, every default filled in. Throws ConfigError
 * with all that is wrong. `workloads` are the kinds of workload that a suite may name.
 */
export const readSuites = (
  text: string,
  fileName: string,
  workloads: readonly WorkloadEntry[],
  narrowing: BenchFilter | null = null,
): Suite[] => readSuiteFile(text, fileName, workloads, narrowing).suites

/** The same with what the service does in the repository. */
export function readSuiteFile(
  text: string,
  fileName: string,
  workloads: readonly WorkloadEntry[],
  narrowing: BenchFilter | null = null,
): { suites: Suite[]; bot: BotRules } {
  const yaml = readSuiteText(text, fileName)
  if (!yaml.readable) throw new ConfigError(yaml.problems)
  const { value: root, locate, problems } = yaml
  const top = check(fileSchema(z.unknown()), root, { locate, problems }, { root, path: [] })
  const document = isMap(root) ? root : {}
  const file: File = {
    root,
    workloads,
    narrowing,
    locate,
    problems,
    variants: top?.variants ?? {},
    variantNames: isMap(document.variants) ? Object.keys(document.variants) : [],
  }
  const suites = Object.entries(isMap(document.suites) ? document.suites : {}).flatMap(
    ([name, suite]) => readSuite(name, suite, file) ?? [],
  )
  const suiteNames = Object.keys(isMap(document.suites) ? document.suites : {})
  for (const { name, path } of top === null ? [] : suitesNamed(top.bot))
    if (!suiteNames.includes(name)) problems.push(unknownName(name, suiteNames, path, locate))
  if (problems.length === 0) return { suites, bot: top?.bot ?? defaultBotRules() }
  throw new ConfigError(withoutEchoes(problems).sort((a, b) => order(a) - order(b)))
}

/** An alias that names nothing has no value: what a schema says of that value is no news. */
function withoutEchoes(problems: ConfigProblem[]): ConfigProblem[] {
  const aliases = new Set(problems.filter(({ code }) => code === 'alias').map(order))
  return problems.filter((problem) => problem.code === 'alias' || !aliases.has(order(problem)))
}

const order = ({ place }: ConfigProblem) => (place?.line ?? 0) * 1e6 + (place?.column ?? 0)

/** Pushes what is wrong to the file's problems; null: too wrong to be made. */
function readSuite(name: string, block: unknown, file: File): Suite | null {
  const path = ['suites', name]
  if (!isMap(block)) {
    const message = 'expected a map with at least the key workload'
    file.problems.push(problemAt('wrong-value', path, message, file.locate))
    return null
  }
  const namedEntry = findWorkload(block, path, file)
  // Under a misspelt workload the rest is checked as well, against the one that must be meant.
  const entry = namedEntry ?? meantWorkload(block, file)
  const parts = partsOf(block, path, entry)
  const { common } = parts
  const settings = { ...parts.settings, ...filterOf(name, entry, file) }
  const checked = check(suiteSettings, common, file, {
    root: file.root,
    path,
    alsoKnown: ['workload'],
    advise: parts.adviseCommon,
  })
  const workloadProblems: ConfigProblem[] = []
  const workload =
    entry &&
    check(
      entry.settings,
      settings,
      { locate: file.locate, problems: workloadProblems },
      {
        root: file.root,
        path: parts.settingsPath,
        alsoKnown: parts.beside,
        advise: parts.adviseSettings,
      },
    )
  // What a guessed workload lacks is no mistake of the file.
  file.problems.push(
    ...workloadProblems.filter(({ code }) => namedEntry !== null || code !== 'missing'),
  )
  checkNames(common, path, file)
  checkParsers(settings.parse, [...parts.settingsPath, 'parse'], file)
  if (workload !== null) {
    checkMetrics(common.metrics, settings.parse, entry?.suite?.metrics(workload), path, file)
  }
  if (namedEntry === null || checked === null || workload === null) return null
  return madeSuite(name, namedEntry, { read: checked, common, workload }, file)
}

function filterOf(name: string, entry: WorkloadEntry | null, file: File): Keyed {
  const { narrowing, problems } = file
  if (narrowing === null || entry?.filter === undefined) return {}
  if (narrowing.suite !== null && narrowing.suite !== name) return {}
  const { key, schema } = entry.filter
  const { error } = schema.safeParse(narrowing.bench)
  if (error === undefined) return { [key]: narrowing.bench }
  const message = error.issues.map((issue) => issue.message).join('; ')
  problems.push({ code: 'bad-ask', where: 'bench', message: `${message}: ${narrowing.bench}` })
  return {}
}

/** What is written of a suite: keys of every suite, and those of its workload. */
type Parts = {
  common: Keyed
  settings: Keyed
  settingsPath: Path
  /** Keys beside the settings that are not theirs. */
  beside: string[]
  adviseCommon(key: string): string | null
  adviseSettings(key: string): string | null
}

/** The settings of a workload stand in a map of their own, or among the keys of the suite. */
function partsOf(block: Keyed, path: Path, entry: WorkloadEntry | null): Parts {
  const inside = block.workload
  if (!isMap(inside)) {
    return {
      common: select(block, isCommon),
      settings: select(block, (key) => key !== 'workload' && !isCommon(key)),
      settingsPath: path,
      beside: ['workload', ...Object.keys(suiteShape)],
      adviseCommon: () => null,
      adviseSettings: () => null,
    }
  }
  const own = entry === null ? [] : Object.keys(settingsShape(entry.settings))
  return {
    common: select(block, (key) => (entry === null ? isCommon(key) : key !== 'workload')),
    settings: select(inside, (key) => key !== 'kind'),
    settingsPath: [...path, 'workload'],
    beside: ['kind'],
    adviseCommon: (key) => (own.includes(key) ? 'it belongs inside workload' : null),
    adviseSettings: (key) => (isCommon(key) ? 'it belongs beside workload' : null),
  }
}

/** A suite whose keys are right each; what they say together is checked here. */
function madeSuite(
  name: string,
  entry: WorkloadEntry,
  {
    read,
    common,
    workload,
  }: { read: z.output<typeof suiteSettings>; common: Keyed; workload: unknown },
  file: File,
): Suite {
  const path = ['suites', name]
  const own = entry.suite?.variants?.(workload) ?? null
  if (own !== null) {
    const why = 'the matrix with its contrast makes the variants of this suite'
    refuse(['variants', 'contrasts'], why, common, path, file)
  }
  if (read.compare !== undefined) {
    refuse(['base', 'head', 'contrasts'], 'compare says what is compared', common, path, file)
  }
  const suite = complete(name, read, { kind: entry.kind, ...(workload as Keyed) }, file.variants)
  if (entry.build !== undefined && entry.build.relink === undefined) suite.layoutRounds = 0
  checkProfiles(entry.server?.(workload)?.profile, suite, path, file)
  const whole = own === null ? suite : { ...suite, ...ladderOf(own) }
  if (whole.contrasts.length === 0 && whole.compare === undefined) {
    const why = `${own?.base ?? 'it'} alone: nothing to compare; a command without a name is compared between refs`
    file.problems.push(problemAt('wrong-value', path, why, file.locate))
  }
  file.problems.push(...unreportable(whole, path, file.locate))
  return whole
}

/** What another key says already. */
function refuse(keys: string[], why: string, common: Keyed, path: Path, file: File): void {
  for (const key of keys.filter((one) => Object.hasOwn(common, one))) {
    file.problems.push(problemAt('wrong-value', [...path, key], why, file.locate))
  }
}

/** What is longer or larger than a report may hold: better said now than once all is measured. */
const unreportable = (suite: Suite, path: Path, locate: Locate): ConfigProblem[] =>
  (reportedSuite.safeParse(suite).error?.issues ?? []).map((issue) => {
    const where = formatPath(issue.path.filter((part) => typeof part !== 'symbol'))
    return problemAt('too-large', path, `${where} does not fit a report: ${issue.message}`, locate)
  })

const problemAt = (code: Code, path: Path, message: string, locate: Locate): ConfigProblem => ({
  code,
  where: formatPath(path),
  message,
  place: locate(path, 'value'),
})

/** The workload that a suite names, as text or as the `kind` of a map; null when unknown. */
function findWorkload(block: Keyed, suitePath: Path, file: File): WorkloadEntry | null {
  const written = block.workload
  const path = [...suitePath, 'workload', ...(isMap(written) ? ['kind'] : [])]
  const kind = isMap(written) ? written.kind : written
  const kinds = file.workloads.map((workload) => workload.kind)
  if (typeof kind === 'string') {
    const match = file.workloads.find((workload) => workload.kind === kind)
    if (match !== undefined) return match
    file.problems.push(unknownName(kind, kinds, path, file.locate))
    return null
  }
  const [code, what]: [Code, string] =
    kind === undefined ? ['missing', 'missing'] : ['wrong-value', 'expected a name']
  const message = `${what}; known: ${kinds.sort().join(', ')}`
  file.problems.push(problemAt(code, path, message, file.locate))
  return null
}

/** The workload nearest to the unknown name, else the one that has most of the written keys. */
function meantWorkload(block: Keyed, { workloads }: File): WorkloadEntry | null {
  const inside = isMap(block.workload) ? block.workload : null
  const written = inside?.kind ?? block.workload
  const kinds = workloads.map(({ kind }) => kind)
  const near = typeof written === 'string' ? nearest(written, kinds) : null
  const keys = Object.keys(inside ?? block)
  const countOwnKeys = ({ settings }: WorkloadEntry) => {
    const shape = settingsShape(settings)
    return keys.filter((key) => Object.hasOwn(shape, key)).length
  }
  const [most] = [...workloads].sort((a, b) => countOwnKeys(b) - countOwnKeys(a))
  const byName = workloads.find(({ kind }) => kind === near)
  return byName ?? (most !== undefined && countOwnKeys(most) > 0 ? most : null)
}

/** Names of variants must be defined, and contrasts may only name variants of their suite. */
function checkNames(common: Keyed, suitePath: Path, file: File): void {
  const path = [...suitePath, 'variants']
  const variants = suiteShape.variants.safeParse(common.variants)
  const names = isMap(common.variants) ? Object.keys(common.variants) : variants.data
  if (!Array.isArray(names)) return
  if (!isMap(common.variants)) {
    const pathOf = (index: number) => (Array.isArray(common.variants) ? [...path, index] : path)
    checkVariantList(names, path, pathOf, file)
  }
  checkContrasts(common.contrasts, names, [...suitePath, 'contrasts'], file)
}

function checkVariantList(
  names: readonly string[],
  path: Path,
  pathOf: (index: number) => Path,
  { problems, locate, variantNames }: File,
): void {
  const defined = [...new Set([DEFAULT_VARIANT, ...variantNames])]
  for (const [index, name] of names.entries()) {
    const at = pathOf(index)
    if (!defined.includes(name)) problems.push(unknownName(name, defined, at, locate))
    if (names.indexOf(name) < index)
      problems.push(problemAt('duplicate', at, `"${name}" stands here twice`, locate))
  }
  if (names.length === 0)
    problems.push(problemAt('wrong-value', path, 'needs at least one variant', locate))
}

/** A rule for a metric that cannot be is a rule for nothing. */
function checkMetrics(
  written: unknown,
  parse: unknown,
  own: readonly string[] | null | undefined,
  suitePath: Path,
  file: File,
): void {
  const names = printsAny(parse) ? null : (own ?? null)
  for (const name of isMap(written) ? Object.keys(written) : []) {
    const finding = unknownMetric(name, names)
    if (finding === null) continue
    const path = [...suitePath, 'metrics', name]
    const place = file.locate(path, 'key')
    file.problems.push({ code: 'unknown-name', where: formatPath(path), place, ...finding })
  }
}

function checkProfiles(url: string | undefined, suite: Suite, path: Path, file: File): void {
  checkProfileUrl(url, suite, path, file)
  checkCounted(suite, path, file)
}

/** A gate over what nobody counts would never pass. */
function checkCounted({ gate, profile }: Suite, path: Path, { problems, locate }: File): void {
  if (gate.instructionsPct === undefined) return
  if (profile?.of === 'all' && profile.kinds?.includes('instructions')) return
  const message =
    'nothing counts the instructions of all benchmarks; write profile: instructions beside it'
  problems.push(problemAt('wrong-value', [...path, 'gate', 'instructions'], message, locate))
}

/** Each kind of profile has a URL of its own; a URL without the name is that of CPU profiles. */
function checkProfileUrl(
  url: string | undefined,
  { profile }: Suite,
  path: Path,
  { problems, locate }: File,
): void {
  const others = (profile?.kinds ?? []).filter((kind) => kind !== 'cpu' && kind !== 'instructions')
  if (url === undefined || others.length === 0 || url.includes('{profile}')) return
  const message =
    `${others.join(', ')}: server.profile gives CPU profiles alone; write {profile} where their ` +
    'names stand, as in http://127.0.0.1:{port}/debug/pprof/{profile}?seconds={sec}'
  problems.push(problemAt('wrong-value', [...path, 'profile', 'kinds'], message, locate))
}

/** Of a workload that reads outputs by parsers: whether there are such. */
function checkParsers(written: unknown, path: Path, file: File): void {
  const parserIds = parsers.map(({ id }) => id)
  for (const [output, ids] of isMap(written) ? Object.entries(written) : []) {
    for (const id of [ids].flat().filter((one) => !parserIds.includes(String(one)))) {
      file.problems.push(unknownName(String(id), parserIds, [...path, output], file.locate))
    }
  }
}

/** Whether some parser of a workload reads metrics that a benchmark's author named. */
const printsAny = (written: unknown): boolean =>
  isMap(written) &&
  Object.values(written)
    .flat()
    .some((id) => parsers.some((parser) => parser.id === id && parser.hasOwnMetrics === true))

/** One that the file has may be missing from the suite's own list alone. */
function unknownVariant(name: string, variants: string[], at: Path, file: File): ConfigProblem {
  const unknown = unknownName(name, variants, at, file.locate)
  const next = `this file defines it: add it to suites.${at[1]}.variants`
  return file.variantNames.includes(name) ? { ...unknown, next } : unknown
}

function checkContrasts(written: unknown, variants: string[], path: Path, file: File): void {
  const items = Array.isArray(written) ? written : [written]
  for (const [index, item] of items.entries()) {
    const request = contrast.safeParse(item).data
    const [base, head] = request === undefined ? [] : variantsOf(request)
    if (request === undefined || base === undefined || head === undefined) continue
    const at = [...path, ...(Array.isArray(written) ? [index] : []), request.kind]
    for (const { key, name } of [base, head].filter((side) => !variants.includes(side.name))) {
      file.problems.push(unknownVariant(name, variants, [...at, key], file))
    }
    if (base.name === head.name) {
      const message = 'base and head are the same variant'
      file.problems.push(problemAt('wrong-value', at, message, file.locate))
    }
  }
}

/** Variants of a workload's own making: each of the others against the one named base. */
const ladderOf = ({ names, base }: { names: string[]; base: string }) => ({
  variants: names.map((variant) => nameVariant(variant)),
  contrasts: names
    .filter((head) => head !== base)
    .map((head): ContrastSpec => ({ kind: 'variants', base, head, ref: 'head' })),
})

type Common = z.output<typeof suiteSettings>

function complete(
  name: string,
  common: Common,
  workload: WorkloadSpec,
  bodies: VariantBodies,
): Suite {
  return {
    name,
    workload,
    base: common.base ?? null,
    head: common.head ?? null,
    ...(common.compare === undefined ? {} : { compare: common.compare }),
    ...(common.consumer === undefined ? {} : { consumer: common.consumer }),
    variants: resolveVariants(common.variants, bodies),
    contrasts: common.contrasts,
    metrics: Object.fromEntries(
      Object.entries(common.metrics).map(([name, rule]) => [idOf(name), completeRule(rule)]),
    ),
    rounds: common.until === 'rounds' ? fixedRounds(common.rounds) : common.rounds,
    until: common.until,
    ...common.budget,
    trialLimitSec: common['trial-limit'],
    ...(common['build-limit'] === undefined ? {} : { buildLimitSec: common['build-limit'] }),
    seed: common.seed ?? null,
    runIdentical: common['run-identical'],
    warmUp: common['warm-up'],
    layoutRounds: common.layout,
    gate: gateOf(common.gate),
    ...(common.reach === 'off' ? { reach: common.reach } : {}),
    ...(common['benchmarks-from'] === 'head' ? { benchmarksFrom: 'head' as const } : {}),
    ...(common.walls === 'off' ? { walls: common.walls } : {}),
    ...(common.network === 'machine' ? { network: common.network } : {}),
    ...(common.clock === 'auto' ? {} : { clock: common.clock }),
    ...profileOf(common),
  }
}

/** Keys that were not given stay absent, as in the suites of earlier versions. */
const gateOf = ({
  tolerance,
  geomean,
  accept,
  instructions,
  runs,
  ...rule
}: Common['gate']): Suite['gate'] => ({
  ...rule,
  ...(runs === undefined ? {} : { runs }),
  ...(tolerance === undefined ? {} : { tolerance }),
  ...(geomean === undefined ? {} : { geomean }),
  ...(accept === undefined ? {} : { accept }),
  ...(instructions === undefined ? {} : { instructionsPct: instructions }),
})

/** Absent where nothing is profiled, as in the suites of earlier versions. */
function profileOf({ profile }: Common): Pick<Suite, 'profile'> {
  const { of, runs, time, focus, kinds, counter } = profile
  if (of === 'none') return {}
  const isCpu = kinds.every((kind) => kind === 'cpu')
  const more = { ...(focus === undefined ? {} : { focus }), ...(isCpu ? {} : { kinds }) }
  const by = counter === 'hardware' ? { counter } : {}
  return { profile: { of, runs, sampleSec: time, ...more, ...by } }
}

function resolveVariants(variants: Common['variants'], bodies: VariantBodies): Variant[] {
  if (!Array.isArray(variants)) {
    return Object.entries(variants).map(([name, body]) => nameVariant(name, body))
  }
  return variants.map((name) => nameVariant(name, bodies[name]))
}

const completeRule = (rule: Common['metrics'][string]): MetricRule => ({
  better: rule.better ?? null,
  marginPct: rule.margin ?? null,
  gates: rule.gate ?? null,
  marginPctByBenchmark: rule['margin-by-benchmark'] ?? {},
})

/** The suite where there is no suite file: all benchmarks of all packages of a Go module. */
export function zeroConfigSuite(narrowing: BenchFilter | null = null): Suite {
  const text = JSON.stringify({ suites: { [DEFAULT_WORKLOAD]: { workload: DEFAULT_WORKLOAD } } })
  const [suite] = readSuites(text, 'the built-in suite', workloads, narrowing)
  if (suite === undefined) throw new Error('the built-in suite is gone')
  return suite
}

// Rules that gate a change: those of the commit that it is to be merged into.

/** Keys in one order, so that two policies compare as text. */
const textOf = ({ gate, metrics, walls, network, clock }: Suite) =>
  JSON.stringify([
    gate,
    [walls ?? 'on', network ?? 'loopback', clock ?? 'auto'],
    Object.entries(metrics).sort(([a], [b]) => (a < b ? -1 : 1)),
  ])

/**
 * The suite with the gate, the metrics' rules and the walls of the same suite at the base.
 * Where the base has no such suite, the defaults hold: a change can bring a suite, but not a policy
 * for itself.
 */
export function ruledBy(suite: Suite, atBase: readonly Suite[], base: string): WithProblems<Suite> {
  const baseSuite = atBase.find(({ name }) => name === suite.name)
  const { gate, metrics, walls, network, clock } = baseSuite ?? zeroConfigSuite()
  const { walls: _walls, network: _network, clock: _clock, ...own } = suite
  const value = {
    ...own,
    gate,
    metrics,
    ...(walls === undefined ? {} : { walls }),
    ...(network === undefined ? {} : { network }),
    ...(clock === undefined ? {} : { clock }),
  }
  if (textOf(suite) === textOf(value)) return { value, problems: [] }
  const problem = makeFinding(
    'policy-of-base',
    null,
    { base: baseSuite === undefined ? null : base },
    {
      where: `suites.${suite.name}`,
      next: 'merge the new rules first, in a change of their own',
    },
  )
  return { value, problems: [problem] }
}
