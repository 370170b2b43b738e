/** Instructions an operation, where a suite lets them gate: more of them than it allows objects. */
import type {
  Acceptance,
  Comparison,
  GateRule,
  ProfileDelta,
  Profiles,
  Report,
  TargetAmounts,
} from '../model/model.ts'
import { acceptanceOf, rowName } from './acceptances.ts'
import { conclusionAsked, type Objection } from './objection.ts'

/** Instructions of a benchmark as a row, by which somebody can accept them. */
type CountedRow = Pick<Comparison, 'benchmark' | 'metric' | 'contrast'>

/** Difference of the whole an operation, in percent of base; null: it was not counted. */
function riseOf(row: CountedRow, amounts: readonly TargetAmounts[]): ProfileDelta | null {
  const found = amounts.find(
    ({ kind, contrast, benchmarks }) =>
      kind === 'instructions' && contrast === row.contrast && benchmarks.includes(row.benchmark),
  )
  const operations = found?.base.operations ?? 0
  if (found?.whole === undefined || operations === 0 || found.base.total === 0) return null
  const percent = 100 / (found.base.total / operations)
  const { point, low, high } = found.whole
  return { point: point * percent, low: low * percent, high: high * percent }
}

const printed = ({ point, low, high }: ProfileDelta) =>
  `${point.toFixed(2)} % [${low.toFixed(2)} %, ${high.toFixed(2)} %]`

function objectionTo(
  row: CountedRow,
  rise: ProfileDelta | null,
  most: number,
  rule: GateRule,
): Objection | null {
  const what = `instructions of ${row.benchmark} (${row.contrast})`
  if (rise === null) return { as: 'action_required', reason: `${what} were not counted` }
  if (rise.high <= most) return null
  const told = `${what} rose by ${printed(rise)} an operation`
  if (rise.low > most) return { as: 'failure', reason: `${told}: the suite allows ${most} %` }
  const asked = conclusionAsked(rule.inconclusive)
  const as = asked === 'success' && rise.point > most ? 'action_required' : asked
  return as === 'success' ? null : { as, reason: `${told}: it is not sure whether over ${most} %` }
}

/** Benchmarks that gate by their times, with their instructions for rows. */
function countedRows(rows: readonly Comparison[]): CountedRow[] {
  const gating = rows.filter(({ role, verdict }) => role === 'gating' && verdict.word !== 'failed')
  const named = gating.map(({ benchmark, contrast }) => {
    const row = { benchmark, contrast, metric: 'instructions' }
    return [`${benchmark} ${contrast}`, row] as const
  })
  return [...new Map(named).values()]
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
): (Objection & { row: string })[] {
  const most = rule.instructionsPct
  if (most === undefined) return []
  return countedRows(rows).flatMap((row) => {
    const found = objectionTo(row, riseOf(row, profiles?.amounts ?? []), most, rule)
    if (found === null || acceptanceOf(row, acceptances, headSha) !== null) return []
    return [{ ...found, row: `${rowName(row)}:${row.contrast}` }]
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
    ...{ profiles, acceptances, headSha: plan.sources.head?.sha ?? null },
  })

/** Names by which instructions can be accepted. */
export const namesOfWork = (rows: readonly Comparison[], rule: GateRule): string[] =>
  rule.instructionsPct === undefined
    ? []
    : countedRows(rows).flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`])
