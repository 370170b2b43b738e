/** What a run of an experiment left open, as a sentence for its page. */
import type { Report } from '../../../src/model/model.ts'

const MOST_NAMES = 8

/** Rows that gate, by whether they are decided; the others are there to be read. */
export function undecided({ comparisons, plan, roundsRun }: Report): string {
  const gating = comparisons.filter(({ role }) => role === 'gating')
  const open = gating.filter(({ verdict }) => verdict.word === 'inconclusive')
  const withheld = gating.filter(({ verdict }) => verdict.word === 'withheld')
  const failed = gating.filter(({ verdict }) => verdict.word === 'failed')
  const several = plan.contrasts.length > 1
  const list = (rows: typeof gating) => {
    const names = rows
      .slice(0, MOST_NAMES)
      .map(({ benchmark, metric, contrast }) =>
        [`\`${benchmark}\``, metric, ...(several ? [`(${contrast})`] : [])].join(' '),
      )
    const left = rows.length - names.length
    return [...names, ...(left > 0 ? [`${left} more`] : [])].join(', ')
  }
  const parts = [
    ...(open.length > 0 ? [`Not decided: ${list(open)}.`] : []),
    ...(withheld.length > 0 ? [`Withheld, since a control moved: ${list(withheld)}.`] : []),
    ...(failed.length > 0 ? [`Without numbers: ${list(failed)}.`] : []),
  ]
  const decided = gating.length - open.length - withheld.length - failed.length
  const longer = parts.length === 0 ? '' : ' A longer run, on a quieter machine, decides more.'
  const whole = `After ${roundsRun} rounds ${decided} of ${gating.length} gating rows decided.`
  return `${whole} ${parts.join(' ')}${longer}`.trim()
}
