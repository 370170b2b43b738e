/** The gate: reasons against a run, how bad each is, and the conclusion. */
import type { GateEffect } from '../model/codes/kind.ts'
import { type Finding, gateEffectOf, placeOf, type Stop } from '../model/findings.ts'
import type {
  Acceptance,
  Comparison,
  Conclusion,
  GateResult,
  GateRule,
  Plan,
  Problem,
  ProfileDelta,
  Profiles,
  Report,
  TargetAmounts,
} from '../model/model.ts'
import { patternOf } from '../model/pattern.ts'
import { percentOfLn, printDuration } from '../model/unit.ts'
import { namesOfRows, type Packages } from '../plan/plan.ts'
import { ALL_ROWS, acceptanceOf, rowName } from './acceptances.ts'

type Objection = { as: Conclusion; ground: Ground }

/** Why something may speak against a run: its code, what it is about, and its figures. */
type Ground = { [C in keyof Grounds]: { code: C } & Grounds[C] }[keyof Grounds]

type OfRow = { row: Comparison }

type Grounds = {
  regressed: OfRow
  /** It changed, and the suite does not say which way is better. */
  'direction-unknown': OfRow
  undecided: OfRow
  /** It looks worse than chance explains. */
  suspected: OfRow
  'too-little': OfRow
  doubtful: OfRow & { reason: DoubtReason }
  failed: OfRow & { detail: string }
  /** Findings of the row that ask somebody, whatever its word is. */
  asked: OfRow & { findings: readonly Problem[] }
  lost: { finding: Problem }
  'instructions-not-counted': { row: CountedRow }
  'more-instructions': { row: CountedRow; rise: ProfileDelta; mostPct: number }
}

const nameIn = ({ benchmark, metric, contrast }: Comparison) =>
  `${benchmark} ${metric} (${contrast})`

const workIn = ({ benchmark, contrast }: CountedRow) => `instructions of ${benchmark} (${contrast})`

const printed = ({ point, low, high }: ProfileDelta) =>
  `${point.toFixed(2)} % [${low.toFixed(2)} %, ${high.toFixed(2)} %]`

/** What is said of a row that moved for the worse, and is undecided all the same, by the reason. */
const DOUBTS = {
  'below-margin': 'is worse, perhaps by more than its margin',
  'one-layout': 'looks worse, or has an unlucky layout',
  'same-path': 'looks worse, by the same instructions',
} as const
type DoubtReason = keyof typeof DOUBTS

const isDoubt = (reason: string): reason is DoubtReason => Object.hasOwn(DOUBTS, reason)

/** The sentence of every ground, as a report keeps it. */
const SENTENCES: { [C in keyof Grounds]: (ground: Grounds[C]) => string } = {
  regressed: ({ row }) => `${nameIn(row)} regressed`,
  'direction-unknown': ({ row }) =>
    `${nameIn(row)} changed, and the suite does not say which way is better`,
  undecided: ({ row }) =>
    row.verdict.word === 'inconclusive'
      ? `${nameIn(row)} is undecided, which its suite does not let pass`
      : `${nameIn(row)} is ${row.verdict.word}`,
  suspected: ({ row }) => `${nameIn(row)} looks worse, not confirmed`,
  'too-little': ({ row }) => `${nameIn(row)} is undecided`,
  doubtful: ({ row, reason }) => `${nameIn(row)} ${DOUBTS[reason]}`,
  failed: ({ row, detail }) => `${nameIn(row)} failed: ${detail}`,
  asked: ({ row, findings }) =>
    `${nameIn(row)}: ${findings.map(({ message }) => message).join('; ')}`,
  lost: ({ finding }) => `${finding.where}: ${finding.message}`,
  'instructions-not-counted': ({ row }) => `${workIn(row)} were not counted twice on each side`,
  'more-instructions': ({ row, rise, mostPct }) => {
    const isSure = rise.low > mostPct
    const limit = isSure
      ? `the suite allows ${mostPct} %`
      : `it is not sure whether over ${mostPct} %`
    return `${workIn(row)} rose by ${printed(rise)} an operation: ${limit}`
  },
}

const sentenceOf = <C extends keyof Grounds>(ground: { code: C } & Grounds[C]): string =>
  SENTENCES[ground.code](ground)

const conclusionFor = (word: 'pass' | 'fail' | 'ask'): Conclusion =>
  word === 'pass' ? 'success' : word === 'fail' ? 'failure' : 'action_required'

/** Times its margin that the interval of an undecided row has to rule out, unless asked otherwise. */
export const TOLERANCE = 3

// Runs without a whole round.

/** Where nothing is known of the end. */
export const NO_ROUND = 'no round was finished'

/** null: it has one, or nobody knows. */
export function whyNoRound(
  { roundsRun, stop }: Pick<Report, 'roundsRun'> & { stop?: Stop },
  budgetSec: number,
): string | null {
  if (roundsRun > 0) return null
  switch (stop?.kind) {
    case 'stopped':
      return 'somebody stopped the run before a round was finished'
    case 'budget':
      return `the budget of ${printDuration(budgetSec)} ended before a round was finished`
    // Of rounds that other runs had, or one that was killed.
    case 'merged':
    case 'records':
      return NO_ROUND
    default:
      return null
  }
}

// Instructions an operation, where a suite lets them gate.

/** Instructions of a benchmark as a row, by which somebody can accept them. */
type CountedRow = Pick<Comparison, 'benchmark' | 'metric' | 'contrast'>

/** The rise an operation in percent of base, by the row that has it; null: not known. */
function riseOf(row: CountedRow, rows: readonly Comparison[], profiles?: Profiles) {
  const { instructions: counted } =
    rows.find(
      ({ benchmark, contrast, instructions }) =>
        benchmark === row.benchmark && contrast === row.contrast && instructions !== undefined,
    ) ?? {}
  if (counted === undefined) return riseInProfile(row, profiles?.amounts ?? [])
  if (counted.low === null || counted.high === null) return null
  const { point, low, high } = counted
  return { point: percentOfLn(point), low: percentOfLn(low), high: percentOfLn(high) }
}

/** Of an earlier report: by its profiles. */
function riseInProfile(row: CountedRow, amounts: readonly TargetAmounts[]): ProfileDelta | null {
  const amount = amounts.find(
    ({ kind, contrast, benchmarks }) =>
      kind === 'instructions' && contrast === row.contrast && benchmarks.includes(row.benchmark),
  )
  const operations = amount?.base.operations ?? 0
  if (amount?.whole === undefined || operations === 0 || amount.base.total === 0) return null
  const percent = 100 / (amount.base.total / operations)
  const { point, low, high } = amount.whole
  return { point: point * percent, low: low * percent, high: high * percent }
}

function objectionTo(
  row: CountedRow,
  rise: ProfileDelta | null,
  mostPct: number,
  rule: GateRule,
): Objection | null {
  if (rise === null)
    return { as: 'action_required', ground: { code: 'instructions-not-counted', row } }
  if (rise.high <= mostPct) return null
  const ground = { code: 'more-instructions', row, rise, mostPct } as const
  if (rise.low > mostPct) return { as: 'failure', ground }
  const conclusion = conclusionFor(rule.inconclusive)
  const as = conclusion === 'success' && rise.point > mostPct ? 'action_required' : conclusion
  return as === 'success' ? null : { as, ground }
}

/** Benchmarks that gate by their times, with their instructions for rows. */
function countedRows(rows: readonly Comparison[]): CountedRow[] {
  const gating = rows.filter(({ role, verdict }) => role === 'gating' && verdict.word !== 'failed')
  const entries = gating.map(({ benchmark, contrast }) => {
    const row = { benchmark, contrast, metric: 'instructions' }
    return [`${benchmark} ${contrast}`, row] as const
  })
  return [...new Map(entries).values()]
}

type Counted = {
  profiles?: Profiles | undefined
  acceptances: readonly Acceptance[]
  headSha: string | null
}

/** What the instructions of benchmarks object to, unless somebody accepted it for this head. */
export function objectionsToWork(
  rows: readonly Comparison[],
  rule: GateRule,
  { profiles, acceptances, headSha }: Counted,
): { as: Conclusion; reason: string; row: string }[] {
  const most = rule.instructionsPct
  if (most === undefined) return []
  return countedRows(rows).flatMap((row) => {
    const objection = objectionTo(row, riseOf(row, rows, profiles), most, rule)
    if (objection === null || acceptanceOf(row, acceptances, headSha) !== null) return []
    const { as, ground } = objection
    return [{ as, reason: sentenceOf(ground), row: `${rowName(row)}:${row.contrast}` }]
  })
}

/** The same of a whole report, under what was accepted in it. */
export const objectionsToWorkIn = ({
  plan,
  comparisons,
  profiles,
  acceptances = [],
}: Pick<Report, 'plan' | 'comparisons' | 'profiles' | 'acceptances'>) =>
  objectionsToWork(comparisons, plan.suite.gate, {
    profiles,
    acceptances,
    headSha: plan.sources.head?.sha ?? null,
  })

/** Names by which instructions can be accepted. */
const namesOfWork = (rows: readonly Comparison[], rule: GateRule): string[] =>
  rule.instructionsPct === undefined
    ? []
    : countedRows(rows).flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`])

// Verdicts -> conclusion: the rule over the rows that gate.

const ORDER: Conclusion[] = ['success', 'neutral', 'action_required', 'failure']

/**
 * Whether the row's interval rules out that it is worse by `tolerance` margins. Intervals of rows
 * that gate hold together, so this is true of all rows that pass by it.
 */
export function rulesOut(row: Comparison, rule: GateRule): boolean {
  const { estimate, marginPct, baseValue, better } = row
  if (!('low' in estimate)) return false
  const pct = (rule.tolerance ?? TOLERANCE) * marginPct
  const isRatio = estimate.kind === 'ratio'
  const [most, least] = isRatio
    ? [Math.log1p(pct / 100), Math.log1p(Math.max(-0.99, -pct / 100))]
    : [((baseValue ?? 0) * pct) / 100, ((baseValue ?? 0) * -pct) / 100]
  const isAbove = better !== 'higher' && estimate.high > most
  const isBelow = better !== 'lower' && estimate.low < least
  return !isAbove && !isBelow
}

/** Head alone gave no numbers: the change broke it. Otherwise nobody knows what it did. */
function failedObjection(row: Comparison, rule: GateRule): Objection | null {
  if (row.verdict.word !== 'failed' || row.verdict.reason === 'out-of-memory') return null
  const { side, detail } = row.verdict
  const as = conclusionFor(rule.failed)
  const isOfHead = as !== 'failure' || side === 'head'
  return { as: isOfHead ? as : 'action_required', ground: { code: 'failed', row, detail } }
}

/** `suspects`: rows that look worse than chance explains. */
type RowGate = { rule: GateRule; suspects: ReadonlySet<Comparison> }

/**
 * What could be seen of it decides: a row that looks worse is asked about, and so is one without a
 * single analysis, of which nothing is known. Of the others nobody can say more than that.
 */
function undecidedObjection(row: Comparison, { rule, suspects }: RowGate): Objection | null {
  const isStrict = rule.strict.some((pattern) => patternOf(pattern).test(row.benchmark))
  const undecided = { code: 'undecided', row } as const
  if (isStrict) return { as: 'failure', ground: undecided }
  const conclusion = conclusionFor(rule.inconclusive)
  if (row.verdict.word === 'withheld') {
    const as = conclusion === 'success' ? 'action_required' : conclusion
    return { as, ground: undecided }
  }
  if (conclusion !== 'success') return { as: conclusion, ground: undecided }
  if ('suspected' in row.verdict && 'reason' in row.verdict) {
    const { reason } = row.verdict
    if (isDoubt(reason)) return { as: 'action_required', ground: { code: 'doubtful', row, reason } }
  }
  if (suspects.has(row)) return { as: 'action_required', ground: { code: 'suspected', row } }
  if (rulesOut(row, rule)) return null
  const as = isUnjudged(row) ? 'action_required' : 'neutral'
  return { as, ground: { code: 'too-little', row } }
}

/** Whether a row compares two benchmarks: then its numbers say nothing of the code, good or bad. */
export const isRewritten = ({ problems }: Pick<Comparison, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'changed-benchmark')

/** Whether a row asks for somebody's look, whatever its word is. */
export const asksBeside = ({ problems }: Pick<Comparison, 'problems'>): boolean =>
  problems.some((one) => gateEffectOf(one) === 'asks')

/** No analysis has judged it. */
export const isUnjudged = ({ verdict, explanation }: Comparison): boolean =>
  explanation.looksTaken.length === 0 ||
  (verdict.word === 'inconclusive' && verdict.reason === 'too-few-rounds')

/** What one gating row asks for, with its reason; null: nothing against it. */
function objection(row: Comparison, gate: RowGate): Objection | null {
  const own = objectionToWord(row, gate)
  if (!asksBeside(row)) return own
  // Where two benchmarks are compared, only what failed is as bad as it looks.
  const isRed = own?.as === 'failure' && (row.verdict.word === 'failed' || !isRewritten(row))
  // A suite may say that it takes failures for nothing.
  if (isRed || (gate.rule.failed === 'pass' && !isRewritten(row))) return own
  const findings = row.problems.filter((one) => gateEffectOf(one) === 'asks')
  return { as: 'action_required', ground: { code: 'asked', row, findings } }
}

function objectionToWord(row: Comparison, gate: RowGate): Objection | null {
  switch (row.verdict.word) {
    case 'regressed':
      return { as: 'failure', ground: { code: 'regressed', row } }
    case 'changed':
      return { as: 'action_required', ground: { code: 'direction-unknown', row } }
    case 'failed':
      return failedObjection(row, gate.rule)
    case 'inconclusive':
    case 'withheld':
      // A mean sums up rows that have words of their own.
      return row.role === 'geomean' ? null : undecidedObjection(row, gate)
    default:
      return null
  }
}

/** The rows that decide: those of gating metrics, and the means over them. */
export function gatingRows(rows: readonly Comparison[], rule: GateRule): Comparison[] {
  const gating = rows.filter(({ role }) => role === 'gating')
  const families = new Set(gating.map(({ contrast, metric }) => `${contrast} ${metric}`))
  const isMean = ({ role, contrast, metric }: Comparison) =>
    role === 'geomean' && rule.geomean !== false && families.has(`${contrast} ${metric}`)
  return rows.filter((row) => row.role === 'gating' || isMean(row))
}

/** Every binary was the same on both sides, so that there was nothing to run. */
export const hasNothingToRun = ({ targets, unchanged }: Plan): boolean =>
  targets.length === 0 && unchanged.length > 0

/** Findings with which nothing passes. */
const heldOf = <F extends Finding>(findings: readonly F[]): F[] =>
  findings.filter((one) => gateEffectOf(one) === 'holds')

/** Findings by which the gate decides: a report that is made again needs those of its run. */
export const gatingOf = <F extends Finding>(findings: readonly F[]): F[] =>
  findings.filter((one) => gateEffectOf(one) !== 'nothing')

type Accepted = { acceptances: readonly Acceptance[]; headSha: string | null }

/** What was not measured is accepted with everything else; rules that could not be read are not. */
const ACCEPTED_WITH_ALL: readonly GateEffect[] = ['as-failed', 'as-undecided']

/** Findings that nobody has accepted for this head, by the name of what has no row. */
export const unacceptedOf = <F extends Finding>(
  findings: readonly F[],
  { acceptances, headSha }: Accepted,
): F[] =>
  findings.filter((one) => {
    const name = placeOf(one.subject ?? {})
    const names = [name, ...(ACCEPTED_WITH_ALL.includes(gateEffectOf(one)) ? [ALL_ROWS] : [])]
    const isOfRow = one.code === 'missing-row'
    return !acceptances.some(
      ({ row, sha }) => sha === headSha && (names.includes(row) || (isOfRow && row === ALL_ROWS)),
    )
  })

/**
 * Benchmarks that both sides may have, units that listed none, and what may have been renamed, of
 * which no row tells.
 */
export function lostOf<F extends Finding>(
  rows: readonly Comparison[],
  findings: readonly F[],
  plan: Packages,
): F[] {
  const names = new Set(rows.map(({ benchmark }) => benchmark))
  const nameOf = namesOfRows(plan)
  return findings.filter((one) => {
    const effect = gateEffectOf(one)
    const name = nameOf(one.subject ?? {})
    const isLost = effect === 'as-failed' || effect === 'as-undecided' || effect === 'asks'
    return isLost && (name === null || !names.has(name))
  })
}

/** Names by which can be accepted what has no row of the table: it is lost, or gates beside it. */
export const namesOfLost = (
  {
    comparisons,
    problems,
    plan,
  }: Pick<Report, 'comparisons' | 'plan'> & { problems: readonly Finding[] },
  rule: GateRule,
): string[] => [
  ...[
    ...problems.filter(({ code }) => code === 'missing-row'),
    ...lostOf(comparisons, problems, plan),
  ].flatMap(({ subject = {} }) => placeOf(subject) ?? []),
  ...namesOfWork(comparisons, rule),
]

/** What was not measured could hide anything, unless the suite says that such may fail. */
function lostAs(lost: Finding, rule: GateRule): Conclusion | null {
  if (gateEffectOf(lost) === 'asks') return 'action_required'
  if (gateEffectOf(lost) === 'as-undecided')
    return rule.inconclusive === 'fail' ? 'failure' : 'action_required'
  return rule.failed === 'pass' ? null : 'action_required'
}

/** What a gate knows beside the rows. */
type GateFacts = Accepted & {
  /** Of the plan, what tells which rows the problems are about. */
  plan: Packages
  /** What is known of the run; some of it lets nothing pass. */
  problems?: readonly Problem[]
  nothingToRun: boolean
  /** Every benchmark is new on head, or gone from it. */
  nothingInCommon?: boolean
  /** Instructions that were counted, for a suite that gates by them. */
  profiles?: Profiles | undefined
  /** Where no round was whole: why, if that is known. */
  whyNoRound?: string | null
  /** Why a promise has no row, which would gate; null: it has, or there is no promise. */
  unread?: string | null
  /** Number of the run in its workflow; absent: runs are not counted. */
  runNumber?: number | undefined
}

/** Runs that a gate lets pass while it learns, unless asked otherwise. */
export const LEARNING_RUNS = 20

/** Whether what objects can fail the check. */
export const isEnforced = ({ plan, runNumber }: Pick<Report, 'plan' | 'runNumber'>): boolean => {
  const { gate } = plan.suite
  return gate.mode !== 'advisory' && !isLearning(gate, runNumber)
}

/** Whether nothing fails yet; where nobody counts the runs, nothing ever does. */
const isLearning = ({ mode, runs = LEARNING_RUNS }: GateRule, runNumber = 0): boolean =>
  mode === 'learn' && runNumber <= runs

/** What keeps a benchmark that both sides may have from being measured. */
const NOT_MEASURED: readonly GateEffect[] = ['asks', 'as-failed', 'as-undecided', 'unmeasured']

/** Nothing was compared, since a change brings the first benchmarks, or takes the last away. */
export const hasNothingInCommon = (
  rows: readonly Comparison[],
  findings: readonly Finding[],
): boolean =>
  rows.length === 0 &&
  findings.some((one) => gateEffectOf(one) === 'one-sided') &&
  !findings.some((one) => NOT_MEASURED.includes(gateEffectOf(one)))

/** What is said of a promise whose latency was not read; null: all were, or there is none. */
export const unreadIn = (findings: readonly Problem[]): string | null =>
  findings.find(({ code }) => code === 'promise-unread')?.message ?? null

/** Why nothing decided: nothing was measured, or nothing that was measured gates. */
export function whyNone(
  rows: readonly Pick<Comparison, 'role' | 'contrast' | 'metric'>[],
  why: string | null,
): string {
  const [first] = rows
  if (first === undefined) return `nothing was measured${why === null ? '' : `: ${why}`}`
  // Beside controls only rows of the same contrast lack no more than a gate on their metric.
  const held = rows.filter(({ role }) => role === 'control').map(({ contrast }) => contrast)
  const open = rows.find(
    ({ role, contrast }) => role !== 'control' && (held.length === 0 || held.includes(contrast)),
  )
  if (open === undefined) {
    const all = held.length === rows.length ? 'all that ran' : 'all that could gate'
    return `no gating row was measured: ${all} are controls, whose code did not change`
  }
  const example = `metrics: { "${open.metric}": { gate: true } }`
  return `no gating row was measured: give a metric a gate in the suite, as in ${example}`
}

const isAccepted = (row: Comparison, { acceptances, headSha }: Accepted): boolean =>
  acceptanceOf(row, acceptances, headSha) !== null

/** How far a row moved to the worse, as ln(head / base); null: no ratio can be told. */
function worsening({ estimate, better }: Comparison): number | null {
  const ln =
    estimate.kind === 'ratio'
      ? estimate.point
      : estimate.kind === 'exact' && estimate.base > 0 && estimate.head > 0
        ? Math.log(estimate.head / estimate.base)
        : null
  return ln === null ? null : better === 'higher' ? -ln : ln
}

/**
 * Whether a mean is worse by what was accepted: over the other rows of its contrast and metric it
 * is not worse by its margin.
 */
function isOfAccepted(mean: Comparison, rows: readonly Comparison[], accepted: Accepted): boolean {
  const own = rows.filter(
    ({ role, contrast, metric }) =>
      role === 'gating' && contrast === mean.contrast && metric === mean.metric,
  )
  const others = own.filter((row) => !isAccepted(row, accepted))
  if (others.length === own.length) return false
  const moved = others.flatMap((row) => worsening(row) ?? [])
  const sum = moved.reduce((all, one) => all + one, 0)
  return sum < moved.length * Math.log1p(mean.marginPct / 100) || moved.length === 0
}

/** Whether somebody accepted a row of the table for this head; a mean goes with its rows. */
export const isRowAccepted = (
  row: Comparison,
  rows: readonly Comparison[],
  accepted: Accepted,
): boolean =>
  isAccepted(row, accepted) || (row.role === 'geomean' && isOfAccepted(row, rows, accepted))

/** What of these rows objects and nobody has accepted for this head; a mean goes with its rows. */
function openObjection(
  row: Comparison,
  gate: RowGate,
  accepted: Accepted,
  rows: readonly Comparison[],
): Objection | null {
  const open = objection(row, gate)
  if (open === null || open.as === 'success') return null
  return isRowAccepted(row, rows, accepted) ? null : open
}

/** Rows without which the gate would say something better. */
export const objectingRows = (
  rows: readonly Comparison[],
  rule: GateRule,
  accepted: Accepted,
): Comparison[] => {
  const gate = { rule, suspects: suspectsAmong(rows) }
  return gatingRows(rows, rule).filter((row) => openObjection(row, gate, accepted, rows) !== null)
}

/**
 * The gate's word over all gating rows: the worst objection. `neutral` passes a required check: it
 * is given in advisory mode, and for rows that were judged and had no chance to be decided, where
 * nothing looks worse than chance explains. No gating row at all is action_required: a run that
 * measured nothing must not look like a pass. A row accepted for this head objects nothing. What
 * would have passed waits for somebody to look where a problem holds it, or where a benchmark has
 * no row at all.
 */
export function gateOf(rows: Comparison[], rule: GateRule, measured: GateFacts): GateResult {
  const deciding = gatingRows(rows, rule)
  const problems = unacceptedOf(measured.problems ?? [], measured)
  const gate = { rule, suspects: suspectsAmong(rows) }
  const objections: { as: Conclusion; reason: string }[] = [
    ...deciding.flatMap((row) => {
      const open = openObjection(row, gate, measured, rows)
      return open === null ? [] : [{ as: open.as, reason: sentenceOf(open.ground) }]
    }),
    ...lostOf(rows, problems, measured.plan).flatMap((one) => {
      const as = lostAs(one, rule)
      return as === null ? [] : [{ as, reason: sentenceOf({ code: 'lost', finding: one }) }]
    }),
    ...objectionsToWork(rows, rule, measured),
  ]
  const byWeight = (a: { as: Conclusion }, b: { as: Conclusion }) =>
    ORDER.indexOf(b.as) - ORDER.indexOf(a.as)
  const reasons = objections.toSorted(byWeight).map(({ reason }) => reason)
  let worst = objections.reduce<Conclusion>(
    (most, { as }) => (ORDER.indexOf(as) > ORDER.indexOf(most) ? as : most),
    'success',
  )
  if (deciding.length === 0 && !measured.nothingToRun && measured.nothingInCommon !== true) {
    const { unread = null, whyNoRound: why = null } = measured
    reasons.push(unread === null ? whyNone(rows, why) : `no gating row was measured: ${unread}`)
    worst = 'action_required'
  }
  const held = heldOf(problems)
  reasons.push(...held.map(({ message }) => message))
  if (held.length > 0 && ORDER.indexOf(worst) < ORDER.indexOf('action_required')) {
    worst = 'action_required'
  }
  if (worst === 'success' || worst === 'neutral') return { conclusion: worst, reasons }
  if (isLearning(rule, measured.runNumber)) {
    return { conclusion: 'neutral', reasons, enforced: worst }
  }
  return { conclusion: rule.mode === 'advisory' ? 'neutral' : worst, reasons }
}

// Rows that look worse than chance explains among so many: of 45 undecided rows some always lean the
// wrong way, and to ask a person about each would be to ask after every run.

/** Share of runs without any change in which a row is asked about, at most. */
const FALSE_DISCOVERY_RATE = 0.1

/** One-sided p of "not worse"; null: the row has no test. */
function pWorse({ estimate, better }: Comparison): number | null {
  if (!('p' in estimate)) return null
  const isWorse = better === 'higher' ? estimate.point < 0 : estimate.point > 0
  return isWorse ? estimate.p / 2 : 1 - estimate.p / 2
}

/**
 * Of the gating rows those that are suspected and beyond the step-up thresholds of Simes' test:
 * the k-th smallest p is at most k q / m for some k. Benjamini and Hochberg (1995); it holds for
 * rows that move together, too (Sarkar 1998).
 */
export function suspectsAmong(rows: readonly Comparison[]): ReadonlySet<Comparison> {
  const tested = rows.flatMap((row) => {
    const p = row.role === 'gating' ? pWorse(row) : null
    return p === null ? [] : [{ row, p }]
  })
  const sorted = tested.map(({ p }) => p).sort((a, b) => a - b)
  const limit =
    sorted.findLast((p, k) => p <= ((k + 1) * FALSE_DISCOVERY_RATE) / sorted.length) ?? -1
  return new Set(
    tested.flatMap(({ row, p }) => (p <= limit && 'suspected' in row.verdict ? [row] : [])),
  )
}
