/** Where a change of CPU time went, as one sentence. */

import { metricFor } from '../core/metrics/metrics.ts'
import { printDelta, printInterval } from '../core/metrics/unit.ts'
import type { Attribution, Change } from '../core/report/attribution.ts'
import type { Phrase } from '../core/text/phrase.ts'

const UNKNOWN = 'not known'

const size = (pct: number) => Number(pct.toPrecision(2))

/** `-18.0 % [-19.2, -16.9]`, `unchanged (within 2 %)`, `not known`. */
function changeText(change: Change, unit: '%' | 'points'): string {
  switch (change.word) {
    case 'moved': {
      const delta = printDelta(change.pct).replace(/%$/, unit)
      return `${delta} ${printInterval(change.lowPct, change.highPct)}`
    }
    case 'unchanged':
      return `unchanged (within ${size(change.marginPct)} ${unit})`
    case 'unknown':
      return UNKNOWN
  }
}

/** `server CPU/transaction -18.0 % [..]; of it GC -3.1 points [..]; pauses unchanged (..)`. */
export function attributionPhrase({ whole, gc, pauses }: Attribution): Phrase {
  const hasMoved = whole.change.word === 'moved'
  const what = whole.change.word === 'unknown' ? 'change of ' : ''
  const parts = [
    `${what}${metricFor(whole.metric).label} ${changeText(whole.change, '%')}`,
    gc === null
      ? 'GC CPU time not measured'
      : `${hasMoved ? 'of it ' : ''}GC ${changeText(gc, 'points')}`,
    ...(pauses === null ? [] : [`pauses ${changeText(pauses.change, '%')}`]),
  ]
  return [parts.join('; ')]
}

/** How such a sentence is made, for whoever reads one. */
export const ATTRIBUTION_METHOD: Phrase = [
  { strong: 'Where CPU time went.' },
  ' "Of it GC -3 points": base spent so much of its CPU time in marking, head so much less or more',
  ' for the same work, in percent of what base spent on all of it. A part is named only if its',
  ' interval excludes zero and the table as a whole bears it out, and is called unchanged only if',
  ' that was shown; else it is not known. Marking is what the trace counts: sweeping and write',
  ' barriers are not in it, waiting is where there are more Ps than cores.',
]
