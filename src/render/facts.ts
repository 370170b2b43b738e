/** What a report says beside its numbers: what was compared, where, how, and how to repeat it. */
import type {
  BuildRecord,
  Consumer,
  Environment,
  Isolation,
  MachineDetails,
  Report,
  ResolvedSource,
  Variant,
} from '../model/model.ts'
import { list, type Phrase, plural } from '../model/plain.ts'
import { printDuration, printValue } from '../model/unit.ts'
import { armLabel, variantLabel } from '../plan/design.ts'
import { attribute } from '../report/ladder.ts'
import { alphaOfPart } from '../stats/schedule.ts'
import type { Fact } from './document.ts'
import * as say from './sentences.ts'

export type RunFacts = {
  /** The run in one line, for under the tables. */
  line: Phrase
  compared: Fact[]
  builds: BuildRecord[]
  machines: Fact[][]
  run: Fact[]
  command: string
  /** How the numbers were made and how to read them, one paragraph each. */
  method: Phrase[]
}

const fact = (label: string, ...value: Phrase): Fact => ({ label: [label], value })

function sourcePhrase(source: ResolvedSource | null): Phrase {
  if (source === null) return [say.NONE]
  if (source.kind === 'folder') return say.folderAt(source.path ?? source.asked)
  const phrase: Phrase = say.commitAt(source.asked, source.sha)
  if (source.mergeBaseOf === null) return phrase
  const [a, b] = source.mergeBaseOf
  return [...phrase, ...say.mergeBaseOf(a, b)]
}

function envPhrase(env: Record<string, string>): Phrase {
  const pairs = Object.entries(env).map(([key, value]): Phrase => [{ name: `${key}=${value}` }])
  return list(pairs, 20)
}

const nameOr = (value: string | null | undefined): Phrase => (value ? [{ name: value }] : [])

function variantPhrase(variant: Variant): Phrase {
  const names = (values: string[]) =>
    list(
      values.map((name): Phrase => [{ name }]),
      20,
    )
  const parts: [string, Phrase][] = [
    ['build env ', envPhrase(variant.buildEnv)],
    ['run env ', envPhrase(variant.runEnv)],
    ['toolchain ', variant.toolchain === null ? [] : [{ name: variant.toolchain }]],
    ['build flags ', names(variant.buildFlags)],
    ['arguments ', names(variant.args)],
    ['CPUs ', nameOr(variant.placement?.cpus)],
    ['NUMA nodes ', nameOr(variant.placement?.numa)],
    ['huge pages ', nameOr(variant.placement?.hugePages)],
  ]
  const set = parts.filter(([, phrase]) => phrase.length > 0)
  if (set.length === 0) return say.NOTHING_SET
  return set.flatMap(([label, phrase], i) => [i ? '; ' : '', label, ...phrase])
}

const consumerPhrase = ({ asked, sha }: Consumer): Phrase =>
  sha === null ? [{ name: asked }] : say.commitAt(asked, sha)

function compared(report: Report): Fact[] {
  const { plan, builds } = report
  // A build of commands has none that is known.
  const toolchains = [...new Set(builds.map(({ toolchain }) => toolchain))].filter(Boolean)
  const { base, head, consumer } = plan.sources
  return [
    ...(base === null ? [] : [fact('base', ...sourcePhrase(base))]),
    ...(head === null ? [] : [fact('head', ...sourcePhrase(head))]),
    ...(consumer === undefined ? [] : [fact(say.BENCHMARKS_OF, ...consumerPhrase(consumer))]),
    ...plan.suite.variants.map(
      (variant): Fact => ({
        label: say.variantNamed(variantLabel(plan, variant.name)),
        value: variantPhrase(variant),
      }),
    ),
    fact('suite', { name: plan.suite.name }, say.ITS_WORKLOAD, {
      name: plan.suite.workload.kind,
    }),
    fact(
      'toolchain',
      ...list(
        toolchains.map((name): Phrase => [{ name }]),
        6,
      ),
    ),
    ...reachedFacts(report),
  ].filter(({ value }) => value.length > 0)
}

const REASONS_SHOWN = 12
const REACHED_SHOWN = 6

/** A function as the tables have its name. */
export const functionName = (name: string): string => name.replace(/^Benchmark_?(?=.)/, '')

const functionPhrase = (name: string): Phrase => [{ name: functionName(name) }]

/** Which benchmarks the change reaches, and by what. */
function reachedFacts({ plan }: Report): Fact[] {
  const reached = plan.reached ?? []
  const more = reached.length - REASONS_SHOWN
  const facts = reached.slice(0, REASONS_SHOWN).map(({ unit, why, benchmarks }): Fact => {
    const names = benchmarks.map(functionPhrase)
    const value: Phrase = [...list(names, REACHED_SHOWN), ': ', { prose: why }]
    return { label: say.reachedIn(unit), value }
  })
  return more > 0 ? [...facts, fact('reached besides', say.moreReasons(more))] : facts
}

const known = (value: string | null): Phrase => [value === null ? say.UNREADABLE : { name: value }]

function machineFacts(machine: Environment): Fact[] {
  return [
    fact('CPU', { name: machine.cpuModel }, `, ${plural(machine.cores, 'core')}`),
    fact('memory', printValue(machine.memoryBytes, 'B')),
    fact('system', { name: machine.os }, ', kernel ', { name: machine.kernel }),
    fact('transparent huge pages', ...known(machine.hugePages)),
    fact('CPU frequency governor', ...known(machine.governor)),
    fact('turbo', ...known(machine.turbo)),
    fact('virtualised', ...known(machine.virtualised)),
    fact('NUMA nodes', machine.numaNodes === null ? say.UNREADABLE : String(machine.numaNodes)),
    ...(machine.details === undefined ? [] : detailFacts(machine.details)),
    ...(machine.isolation === undefined ? [] : [isolationFact(machine.isolation)]),
    fact('machine id', { name: machine.machineId }),
  ]
}

export function isolationFact({ kind, refused, arms = [] }: Isolation): Fact {
  const byReach = Map.groupBy(arms, ({ builds, trials }) => `${builds} ${trials}`)
  return fact(
    arms.length === 0 ? 'isolation of measured code' : 'isolation of builds and trials',
    say.ISOLATED[kind],
    ...[...byReach.values()].flatMap((of): Phrase => {
      const names = byReach.size === 1 ? [] : of.map(({ arm }) => arm)
      return of[0] === undefined ? [] : ['; ', ...say.reachedBy(of[0], names)]
    }),
    ...refused.flatMap((why): Phrase => ['; ', { prose: why }]),
  )
}

function detailFacts(details: MachineDetails): Fact[] {
  const limit = (value: number | 'none' | null, print: (value: number) => string) =>
    value === null ? say.UNREADABLE : value === 'none' ? say.NONE : print(value)
  const { machineCpus, allowedCpus, cpuQuota, memoryLimitBytes, swapBytes, loadAverage } = details
  return [
    fact(
      'CPUs that may be used',
      ...known(allowedCpus),
      machineCpus === null ? '' : say.outOf(machineCpus),
    ),
    fact('SMT', ...known(details.smt)),
    fact('microcode', ...known(details.microcode)),
    fact(
      'CPU quota of the cgroup',
      limit(cpuQuota, (cpus) => plural(cpus, 'CPU')),
    ),
    fact(
      'memory limit of the cgroup',
      limit(memoryLimitBytes, (bytes) => printValue(bytes, 'B')),
    ),
    fact('swap', swapBytes === null ? say.UNREADABLE : printValue(swapBytes, 'B')),
    fact('defragmentation for huge pages', ...known(details.hugePagesDefrag)),
    fact('NUMA balancing', ...known(details.numaBalancing)),
    fact('load average before', loadAverage === null ? say.UNREADABLE : loadAverage.join(', ')),
  ]
}

function runFacts(report: Report): Fact[] {
  const { plan } = report
  const { min, max } = plan.suite.rounds
  const analyses = plan.looks.map(({ rounds }) => String(rounds)).join(', ')
  const shard =
    plan.shard === null ? [] : [fact('shard', `${plan.shard.index}/${plan.shard.count}`)]
  return [
    fact('rounds', say.roundsOf(report.roundsRun, min, max, analyses)),
    ...(report.buildSec === undefined ? [] : [buildFact(report, report.buildSec)]),
    ...goneOnFact(report),
    fact('time measuring', printDuration(report.measuredSec)),
    ...timeFact(report),
    ...linkFact(report),
    ...profileFact(report),
    fact('stopped because', { prose: report.stopReason }),
    fact('seed', { name: plan.seed }),
    ...shard,
    fact('made', say.madeAt(report.createdAt), { name: report.tool.version }),
    fact('raw records (SHA-256)', { name: report.recordsSha256 }),
  ]
}

function buildFact({ builds, plan, savedBuildSec }: Report, buildSec: number): Fact {
  const text = say.buildTime(
    printDuration(buildSec),
    builds.length,
    plan.suite.waitSec !== undefined,
  )
  const saved = savedBuildSec === undefined ? '' : say.buildsSaved(printDuration(savedBuildSec))
  return fact('time building', `${text}${saved}`)
}

/** Rounds after which a final word was read, and the run gone on with. */
export const endsOf = ({ plan, roundsRun }: Pick<Report, 'plan' | 'roundsRun'>): number[] =>
  plan.looks.flatMap(({ rounds, isEnd }) => (isEnd && rounds < roundsRun ? [rounds] : []))

/** At which risk the rounds are judged that a run was given after a word of it had been read. */
function goneOnFact(report: Report): Fact[] {
  const { alpha } = report.plan
  const ends = endsOf(report)
  if (ends.length === 0) return []
  const pct = (share: number) => `${Number((100 * share).toFixed(3))} %`
  const left = pct(alphaOfPart(alpha, ends.length))
  return [fact('continued', ...say.goneOnAfter(ends, pct(alpha), left))]
}

/** `71 % counted, 12 % start of processes, ...`: where the time after the builds went. */
function timeFact({ timeSpent }: Report): Fact[] {
  // What is shown as 0 s has no parts.
  if (timeSpent === undefined || printDuration(timeSpent.wholeSec) === printDuration(0)) return []
  const share = (sec: number, what: string) =>
    `${Math.round((100 * sec) / timeSpent.wholeSec)} % ${what}`
  const parts = [
    share(timeSpent.countedSec, 'counted'),
    share(timeSpent.startSec, 'start and set-up'),
    share(timeSpent.discardedSec, 'discarded'),
    share(timeSpent.probeSec, 'probing'),
    ...(timeSpent.instructionsSec === undefined
      ? []
      : [share(timeSpent.instructionsSec, 'counting instructions')]),
    share(timeSpent.linkSec, 'linking'),
    share(timeSpent.otherSec, 'other'),
  ]
  return [fact('of that', parts.join(', '))]
}

function profileFact({ profiles }: Report): Fact[] {
  const sec = profiles?.spentSec
  return sec === undefined ? [] : [fact('time profiling', say.afterIt(printDuration(sec)))]
}

function linkFact({ layouts, linkSec }: Report): Fact[] {
  if (layouts === undefined || layouts === 0) return []
  return [fact('layouts', say.layoutsOfEach(layouts, printDuration(linkSec ?? 0)))]
}

const SHA_SHOWN = 7

/** A name with its commit, unless it is the commit; of a folder the last part of its path. */
function shortSource({ asked: ref, sha, kind }: ResolvedSource): Phrase {
  if (/^\.\/*$/.test(ref)) return say.THIS_FOLDER
  const name = kind === 'folder' ? ref.replace(/^.*\/(?=[^/]+\/*$)/, '') : ref
  if (sha === null) return [{ name: name.replace(/^([0-9a-f]{7})[0-9a-f]{33}$/, '$1') }]
  // A commit in full that stands for another, as its merge base does.
  if (/^[0-9a-f]{40}$/.test(ref)) return [{ name: sha.slice(0, SHA_SHOWN) }]
  if (sha.startsWith(ref)) return [{ name: ref.slice(0, SHA_SHOWN) }]
  return [{ name }, ' ', { prose: sha.slice(0, SHA_SHOWN) }]
}

/** `main 1122a33 → feature dae6718 · 12 rounds in 8 min 3 s · AMD EPYC 7763, 4 cores`. */
function lineOf(report: Report): Phrase {
  const { base, head, compared } = report.plan.sources
  const sources = (compared ?? [base, head]).filter((source) => source !== null)
  const names = sources.flatMap((source, i): Phrase => [i ? ' → ' : '', ...shortSource(source)])
  const [machine, ...others] = report.environment
  const ends = endsOf(report)
  const where: Phrase =
    machine === undefined
      ? []
      : [' · ', { prose: machine.cpuModel }, `, ${plural(machine.cores, 'core')}`]
  return [
    ...names,
    names.length > 0 ? ' · ' : '',
    report.roundsRun === 0
      ? say.NOTHING_RUN
      : say.ranIn(report.roundsRun, printDuration(report.measuredSec), ends),
    ...where,
    others.length > 0 ? say.moreMachines(others.length) : '',
    ' · gcbench ',
    { prose: report.tool.version },
  ]
}

function method({ plan, comparisons, environment, profiles }: Report): Phrase[] {
  const familywise = `${Number((100 * plan.alpha).toFixed(2))} %`
  return [
    ...say.howToRead(familywise),
    ...(attribute(comparisons, plan.alpha).length > 0 ? [say.ATTRIBUTION_METHOD] : []),
    ...(profiles === undefined ? [] : [say.PROFILE_METHOD]),
    say.validityText(environment.length > 1),
  ]
}

export function factsOf(report: Report): RunFacts {
  return {
    line: lineOf(report),
    compared: compared(report),
    builds: report.builds.map((build) => ({ ...build, arm: armLabel(report.plan, build.arm) })),
    machines: report.environment.map(machineFacts),
    run: runFacts(report),
    command: report.command,
    method: method(report),
  }
}
