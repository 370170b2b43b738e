/** What a report says beside its numbers: what was compared, where, how, and how to repeat it. */

import { printDuration, printValue } from '../metrics/unit.ts'
import type {
  BuildRecord,
  Environment,
  Isolation,
  MachineDetails,
  Report,
  ResolvedSource,
  Variant,
} from '../model/model.ts'
import { attribute } from '../report/attribution.ts'
import { ofPart } from '../stats/flips/spending.ts'
import { list, type Phrase, plural } from '../text/phrase.ts'
import { ATTRIBUTION_METHOD } from './attribution.ts'
import { PROFILE_METHOD } from './profiles.ts'

export type Fact = { label: Phrase; value: Phrase }

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
  if (source === null) return ['none']
  if (source.kind === 'folder') return ['folder ', { name: source.path ?? source.asked }]
  const phrase: Phrase = [{ name: source.asked }, ` at ${source.sha ?? 'an unknown commit'}`]
  if (source.mergeBaseOf === null) return phrase
  const [a, b] = source.mergeBaseOf
  return [...phrase, ', the merge base of ', { name: a }, ' and ', { name: b }]
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
  if (set.length === 0) return ['nothing set']
  return set.flatMap(([label, phrase], i) => [i ? '; ' : '', label, ...phrase])
}

function compared(report: Report): Fact[] {
  const { plan, builds } = report
  const toolchains = [...new Set(builds.map(({ toolchain }) => toolchain))]
  const { base, head } = plan.sources
  return [
    ...(base === null ? [] : [fact('base', ...sourcePhrase(base))]),
    ...(head === null ? [] : [fact('head', ...sourcePhrase(head))]),
    ...plan.suite.variants.map(
      (variant): Fact => ({
        label: ['variant ', { name: variant.name }],
        value: variantPhrase(variant),
      }),
    ),
    fact('suite', { name: plan.suite.name }, ', workload ', { name: plan.suite.workload.kind }),
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

/** Which benchmarks the change reaches, and by what. */
function reachedFacts({ plan }: Report): Fact[] {
  const reached = plan.reached ?? []
  const more = reached.length - REASONS_SHOWN
  const shown = reached.slice(0, REASONS_SHOWN).map(({ unit, why, benchmarks }): Fact => {
    const names = benchmarks.map((name): Phrase => [{ name: name.replace(/^Benchmark(?=.)/, '') }])
    const value: Phrase = [...list(names, REACHED_SHOWN), ': ', { prose: why }]
    return { label: ['reached in ', { name: unit }], value }
  })
  return more > 0 ? [...shown, fact('reached besides', `for ${more} more reasons`)] : shown
}

function machineFacts(machine: Environment): Fact[] {
  const known = (value: string | null): Phrase => [value === null ? 'unreadable' : { name: value }]
  return [
    fact('CPU', { name: machine.cpuModel }, `, ${plural(machine.cores, 'core')}`),
    fact('memory', printValue(machine.memoryBytes, 'B')),
    fact('system', { name: machine.os }, ', kernel ', { name: machine.kernel }),
    fact('transparent huge pages', ...known(machine.hugePages)),
    fact('CPU frequency governor', ...known(machine.governor)),
    fact('turbo', ...known(machine.turbo)),
    fact('virtualised', ...known(machine.virtualised)),
    fact('NUMA nodes', machine.numaNodes === null ? 'unreadable' : String(machine.numaNodes)),
    ...(machine.details === undefined ? [] : detailFacts(machine.details)),
    ...(machine.isolation === undefined ? [] : [isolationFact(machine.isolation)]),
    fact('machine id', { name: machine.machineId }),
  ]
}

/** What stands around measured code, by kind. */
const ISOLATED: Record<Isolation['kind'], string> = {
  root: 'a user and namespaces of its own, made by root',
  sudo: 'a user and namespaces of its own, made by root through sudo',
  'user-namespace': 'namespaces of its own, as the user of gcbench',
  'other-user': 'a user of its own, no namespaces',
  none: 'not isolated',
  off: 'not isolated, as was asked for',
}

const isolationFact = ({ kind, refused }: Isolation): Fact =>
  fact(
    'isolation of measured code',
    ISOLATED[kind],
    ...refused.flatMap((why): Phrase => ['; ', { prose: why }]),
  )

function detailFacts(details: MachineDetails): Fact[] {
  const known = (value: string | null): Phrase => [value === null ? 'unreadable' : { name: value }]
  const limit = (value: number | 'none' | null, print: (value: number) => string) =>
    value === null ? 'unreadable' : value === 'none' ? 'none' : print(value)
  const { machineCpus, allowedCpus, cpuQuota, memoryLimitBytes, swapBytes, loadAverage } = details
  return [
    fact(
      'CPUs that may be used',
      ...known(allowedCpus),
      machineCpus === null ? '' : ` of ${machineCpus}`,
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
    fact('swap', swapBytes === null ? 'unreadable' : printValue(swapBytes, 'B')),
    fact('defragmentation for huge pages', ...known(details.hugePagesDefrag)),
    fact('NUMA balancing', ...known(details.numaBalancing)),
    fact('load average before', loadAverage === null ? 'unreadable' : loadAverage.join(', ')),
  ]
}

function runFacts(report: Report): Fact[] {
  const { plan } = report
  const { min, max } = plan.suite.rounds
  const looks = plan.looks.map(({ rounds }) => String(rounds)).join(', ')
  const shard =
    plan.shard === null ? [] : [fact('shard', `${plan.shard.index}/${plan.shard.count}`)]
  return [
    fact('rounds', `${report.roundsRun} run of ${min} to ${max}; looks at ${looks || 'none'}`),
    ...(report.buildSec === undefined ? [] : [buildFact(report, report.buildSec)]),
    ...goneOnFact(report),
    fact('time measuring', printDuration(report.measuredSec)),
    ...timeFact(report),
    ...linkFact(report),
    ...profileFact(report),
    fact('stopped because', { prose: report.stopReason }),
    fact('seed', { name: plan.seed }),
    ...shard,
    fact('made', `${report.createdAt} by gcbench `, { name: report.tool.version }),
    fact('raw records (SHA-256)', { name: report.recordsSha256 }),
  ]
}

const buildFact = ({ builds }: Report, buildSec: number): Fact =>
  fact(
    'time building',
    `${printDuration(buildSec)}, before the budget: ${plural(builds.length, 'build')}`,
  )

/** Rounds after which a final word was read, and the run gone on with. */
export const endsOf = ({ plan, roundsRun }: Pick<Report, 'plan' | 'roundsRun'>): number[] =>
  plan.looks.flatMap(({ rounds, isEnd }) => (isEnd && rounds < roundsRun ? [rounds] : []))

/** At which risk the rounds are judged that a run was given after a word of it had been read. */
function goneOnFact(report: Report): Fact[] {
  const { alpha } = report.plan
  const ends = endsOf(report)
  if (ends.length === 0) return []
  const pct = (share: number) => `${Number((100 * share).toFixed(3))} %`
  const left = pct(ofPart(alpha, ends.length))
  return [
    fact(
      'gone on with',
      `after ${ends.join(' and ')} rounds, whose word was read: it stands, and of the`,
      ` ${pct(alpha)} risk of a false call the rounds since then may use ${left}`,
    ),
  ]
}

/** `71 % counted, 12 % start of processes, ...`: where the time after the builds went. */
function timeFact({ timeSpent }: Report): Fact[] {
  if (timeSpent === undefined || timeSpent.wholeSec === 0) return []
  const share = (sec: number, what: string) =>
    `${Math.round((100 * sec) / timeSpent.wholeSec)} % ${what}`
  const parts = [
    share(timeSpent.countedSec, 'counted'),
    share(timeSpent.startSec, 'start and set-up'),
    share(timeSpent.discardedSec, 'discarded'),
    share(timeSpent.probeSec, 'trying out'),
    share(timeSpent.linkSec, 'linking'),
    share(timeSpent.otherSec, 'other'),
  ]
  return [fact('of that', parts.join(', '))]
}

function profileFact({ profiles }: Report): Fact[] {
  const sec = profiles?.spentSec
  return sec === undefined ? [] : [fact('time profiling', `${printDuration(sec)}, after it`)]
}

function linkFact({ plan, linkSec }: Report): Fact[] {
  const every = plan.suite.layoutRounds
  if (every === 0 || linkSec === null || linkSec === 0) return []
  return [
    fact('new link orders', `every ${plural(every, 'round')}; ${printDuration(linkSec)} of it`),
  ]
}

const SHA_SHOWN = 7

/** A name with its commit, unless it is the commit; of a folder the last part of its path. */
function shortSource({ asked, sha, kind }: ResolvedSource): Phrase {
  const name = kind === 'folder' ? asked.replace(/^.*\/(?=[^/]+\/*$)/, '') : asked
  if (sha === null || sha.startsWith(asked)) return [{ name }]
  return [{ name }, ' ', { prose: sha.slice(0, SHA_SHOWN) }]
}

/** `main 1122a33 → feature dae6718 · 12 rounds in 8 min 3 s · AMD EPYC 7763, 4 cores`. */
function lineOf(report: Report): Phrase {
  const { base, head, compared } = report.plan.sources
  const sources = (compared ?? [base, head]).filter((source) => source !== null)
  const asked = sources.flatMap((source, i): Phrase => [i ? ' → ' : '', ...shortSource(source)])
  const [machine, ...others] = report.environment
  const ends = endsOf(report)
  const where: Phrase =
    machine === undefined
      ? []
      : [' · ', { prose: machine.cpuModel }, `, ${plural(machine.cores, 'core')}`]
  return [
    ...asked,
    `${asked.length > 0 ? ' · ' : ''}${plural(report.roundsRun, 'round')}`,
    ends.length === 0 ? '' : `, gone on with after ${ends.join(' and ')},`,
    ` in ${printDuration(report.measuredSec)}`,
    ...where,
    others.length > 0 ? ` and ${plural(others.length, 'more machine')}` : '',
    ' · gcbench ',
    { prose: report.tool.version },
  ]
}

function method({ plan, comparisons, environment, profiles }: Report): Phrase[] {
  const on = environment.length > 1 ? 'these machines' : 'this machine'
  const familywise = Number((100 * plan.alpha).toFixed(2))
  return [
    [
      { strong: 'How it was measured.' },
      ' In every round each side runs once, in a fresh process and in random order. The two runs',
      ' of a round make a pair, so what disturbs both sides alike cancels out.',
    ],
    [
      { strong: 'How to read a row.' },
      ' The base value is a median; the head value is what the delta makes of it. The delta is',
      ' the typical ratio of head to base over the pairs; minus is always less of the metric,',
      ' and the word says whether that is good. In 95 of 100 runs like this one the intervals of',
      ' all gating rows hold the true ratios, whenever the run stopped. A row is called exactly',
      ' when 0 is outside, whether it gates or not.',
    ],
    [
      { strong: 'What the verdicts mean.' },
      ' A change is called when it leans further to one side than chance makes any gating row',
      ` lean, over all looks and the whole table with at most ${familywise} % risk of a single`,
      ' false alarm, and the estimate is at least the margin. "No change" is shown, not assumed:',
      ' a change as large as the margin is excluded for this row by itself, so its interval,',
      ' which is for all rows at once, may reach beyond. "Cannot tell" is neither; "could see" is',
      ' the smallest change that such a run finds in 4 of 5 cases.',
    ],
    [
      { strong: 'How each row was judged.' },
      ' pairs: rounds with a number on both sides. looks: rounds after which the row was judged.',
      ' re-runs: pairs run again because something else used the machine. lost: rounds without a',
      ' pair. p: of this look alone, over all looks, and adjusted for the table. margin: the size',
      ' below which a change does not matter; all beyond: the whole interval is outside it. step:',
      ' how coarsely the metric is printed. layout: fresh, linked anew in random order as the',
      ' rounds went on; single, linked once, so that a small shift can be luck. second runs: what',
      ' it costs to be the second of a pair.',
    ],
    ...(attribute(comparisons, plan.alpha).length > 0 ? [ATTRIBUTION_METHOD] : []),
    ...(profiles === undefined ? [] : [PROFILE_METHOD]),
    [`What is said here is said about ${on}, this input and this build.`],
  ]
}

export function factsOf(report: Report): RunFacts {
  return {
    line: lineOf(report),
    compared: compared(report),
    builds: report.builds,
    machines: report.environment.map(machineFacts),
    run: runFacts(report),
    command: report.command,
    method: method(report),
  }
}
