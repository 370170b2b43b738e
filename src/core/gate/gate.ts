/** Verdicts -> conclusion: the rule over the rows that gate. */
import type {
  Acceptance,
  Comparison,
  Conclusion,
  GateResult,
  GateRule,
  Plan,
  Problem,
  Profiles,
  Report,
} from '../model/model.ts'
import { patternOf } from '../text/pattern.ts'
import { acceptanceOf } from './acceptances.ts'
import { namesOfWork, objectionsToWork } from './counted-work.ts'
import { conclusionAsked, type Objection } from './objection.ts'
import { TOLERANCE } from './tolerance.ts'

const ORDER: Conclusion[] = ['success', 'neutral', 'action_required', 'failure']

/** Whether the run could have seen a change of `tolerance` margins in this row. */
export function hadChance({ estimate, marginPct, baseValue }: Comparison, rule: GateRule): boolean {
  if (!('detectable' in estimate)) return false
  const pct = (rule.tolerance ?? TOLERANCE) * marginPct
  const size = estimate.kind === 'ratio' ? Math.log1p(pct / 100) : ((baseValue ?? 0) * pct) / 100
  return estimate.detectable <= size
}

/** Head alone gave no numbers: the change broke it. Otherwise nobody knows what it did. */
function failedObjection(name: string, row: Comparison, rule: GateRule): Objection | null {
  if (row.verdict.word !== 'failed' || row.verdict.reason === 'out-of-memory') return null
  const { side, detail } = row.verdict
  const as = conclusionAsked(rule.failed)
  const isOfHead = as !== 'failure' || side === 'head'
  return { as: isOfHead ? as : 'action_required', reason: `${name} failed: ${detail}` }
}

function undecidedObjection(name: string, row: Comparison, rule: GateRule): Objection {
  const isStrict = rule.strict.some((pattern) => patternOf(pattern).test(row.benchmark))
  if (isStrict) return { as: 'failure', reason: `${name} is ${row.verdict.word}` }
  const asked = conclusionAsked(rule.inconclusive)
  if (row.verdict.word === 'withheld') {
    const as = asked === 'success' ? 'action_required' : asked
    return { as, reason: `${name} is withheld` }
  }
  if (asked !== 'success') return { as: asked, reason: `${name} is ${row.verdict.word}` }
  if ('suspected' in row.verdict) {
    return { as: 'action_required', reason: `${name} looks worse, not confirmed` }
  }
  if (hadChance(row, rule)) return { as: 'success', reason: '' }
  return { as: 'action_required', reason: `${name} was not measured enough` }
}

/** What one gating row asks for, with its reason; null: nothing against it. */
function objection(row: Comparison, rule: GateRule): Objection | null {
  const name = `${row.benchmark} ${row.metric} (${row.contrast})`
  switch (row.verdict.word) {
    case 'regressed':
      return { as: 'failure', reason: `${name} regressed` }
    case 'changed':
      return {
        as: 'action_required',
        reason: `${name} changed, and the suite does not say which way is better`,
      }
    case 'failed':
      return failedObjection(name, row, rule)
    case 'inconclusive':
    case 'withheld':
      // A mean sums up rows that have words of their own.
      return row.role === 'geomean' ? null : undecidedObjection(name, row, rule)
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

/** Codes of problems with which nothing passes: see report/base-rules.ts. */
const HELD = ['rules-unread', 'other-rules', 'missing-row']

/** Problems with which nothing passes. */
export const heldOf = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => HELD.includes(code))

/**
 * Codes of a benchmark that worked nowhere, of a unit that could list its benchmarks nowhere, and
 * of a benchmark that the budget had no room for.
 */
export const FAILED_EVERYWHERE = 'failed-everywhere'
export const UNLISTED = 'unlisted'
export const LEFT_OUT = 'left-out'

/** Problems that nobody has accepted for this head, by the name of the row that is not there. */
export const unacceptedOf = (
  problems: readonly Problem[],
  { acceptances, headSha }: Accepted,
): Problem[] =>
  problems.filter(
    ({ where = '' }) => !acceptances.some(({ row, sha }) => row === where && sha === headSha),
  )

/** Whether a problem of a benchmark is this row's: it is named with its unit, or without. */
export const isAbout = ({ where = '' }: Problem, { benchmark }: Comparison): boolean =>
  where === benchmark || where.endsWith(`.${benchmark}`)

/** Benchmarks that both sides may have, and of which no row tells. */
export const lostOf = (rows: readonly Comparison[], problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (one) =>
      one.code === UNLISTED ||
      ((one.code === FAILED_EVERYWHERE || one.code === LEFT_OUT) &&
        !rows.some((row) => isAbout(one, row))),
  )

/** Names by which can be accepted what has no row of the table: it is lost, or gates beside it. */
export const namesOfLost = (
  { comparisons, problems }: Pick<Report, 'comparisons' | 'problems'>,
  rule: GateRule,
) => [
  ...[
    ...problems.filter(({ code }) => code === 'missing-row'),
    ...lostOf(comparisons, problems),
  ].map(({ where = '' }) => where),
  ...namesOfWork(comparisons, rule),
]

/** What was not measured could hide anything, unless the suite says that such may fail. */
function lostObjection({ code, where, message }: Problem, rule: GateRule): Objection | null {
  if (code !== LEFT_OUT && rule.failed === 'pass') return null
  const isStrict = code === LEFT_OUT && rule.inconclusive === 'fail'
  return { as: isStrict ? 'failure' : 'action_required', reason: `${where}: ${message}` }
}

/** What a gate knows beside the rows. */
export type GateFacts = Accepted & {
  /** What is known of the run; some of it lets nothing pass. */
  problems?: readonly Problem[]
  nothingToRun: boolean
  /** Every benchmark is new on head, or gone from it. */
  nothingInCommon?: boolean
  /** Instructions that were counted, for a suite that gates by them. */
  profiles?: Profiles | undefined
  /** Where no round was whole: why, if that is known. */
  whyNoRound?: string | null
}

type Accepted = { acceptances: readonly Acceptance[]; headSha: string | null }

/** Benchmarks of one side alone, by the code of the problem that tells of them. */
const ONE_SIDED = ['only-on-base', 'only-on-head', 'new-benchmark', 'gone-benchmark']

/** What keeps a benchmark that both sides may have from being measured. */
const NOT_MEASURED = [
  ...[LEFT_OUT, FAILED_EVERYWHERE, 'probe-failed', 'probe-silent', 'list-failed', 'build-failed'],
  ...['module-left-out', UNLISTED],
]

/** Nothing was compared: benchmarks of one side only, as when a change brings the first ones. */
export const hasNothingInCommon = (
  rows: readonly Comparison[],
  problems: readonly Problem[],
): boolean =>
  rows.length === 0 &&
  problems.some(({ code }) => ONE_SIDED.includes(code)) &&
  !problems.some(({ code }) => NOT_MEASURED.includes(code))

/** Why nothing decided: nothing was measured, or nothing that was measured gates. */
function whyNone(rows: readonly Comparison[], why: string | null): string {
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

/** A row's objection that nobody has accepted for this head. */
function standing(row: Comparison, rule: GateRule, known: Accepted): Objection | null {
  const found = objection(row, rule)
  if (found === null || found.as === 'success') return null
  return acceptanceOf(row, known.acceptances, known.headSha) === null ? found : null
}

/** Rows without which the gate would say something better. */
export const objectingRows = (
  rows: readonly Comparison[],
  rule: GateRule,
  known: Accepted,
): Comparison[] => gatingRows(rows, rule).filter((row) => standing(row, rule, known) !== null)

/**
 * The gate's word over all gating rows: the worst objection. `neutral` passes a required check,
 * so it is given in advisory mode only. No gating row at all is action_required: a run that
 * measured nothing must not look like a pass, and neither must one whose rows had no chance to be
 * decided. A row accepted for this head objects nothing. What would have passed waits for
 * somebody to look where a problem holds it, or where a benchmark has no row at all.
 */
export function gateOf(rows: Comparison[], rule: GateRule, measured: GateFacts): GateResult {
  const deciding = gatingRows(rows, rule)
  const problems = unacceptedOf(measured.problems ?? [], measured)
  const found = [
    ...deciding.flatMap((row) => standing(row, rule, measured) ?? []),
    ...lostOf(rows, problems).flatMap((one) => lostObjection(one, rule) ?? []),
    ...objectionsToWork(rows, rule, measured),
  ]
  const reasons = found.map(({ reason }) => reason)
  let worst = found.reduce<Conclusion>(
    (most, { as }) => (ORDER.indexOf(as) > ORDER.indexOf(most) ? as : most),
    'success',
  )
  if (deciding.length === 0 && !measured.nothingToRun && measured.nothingInCommon !== true) {
    reasons.push(whyNone(rows, measured.whyNoRound ?? null))
    worst = 'action_required'
  }
  const held = heldOf(problems)
  reasons.push(...held.map(({ message }) => message))
  if (held.length > 0 && worst === 'success') worst = 'action_required'
  if (worst !== 'success' && rule.mode === 'advisory') worst = 'neutral'
  return { conclusion: worst, reasons }
}
