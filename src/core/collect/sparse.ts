/** Rows that too few of the trials could give a number for, though nothing was wrong with them. */

import { countLosses, lostTooMany } from '../../stats/sample.ts'
import { metricFor } from '../metrics/metrics.ts'
import type { Found, PairedSample, Problem } from '../model/model.ts'

/**
 * Leaves out rows of metrics that a good trial may lack (a percentile of few transactions, a pause
 * where nothing was collected) and too many did. Such a gap says nothing against the code, so the
 * row has not failed; rounds whose trials failed are not counted here.
 */
export function withoutSparse<R extends { sample: PairedSample }>(rows: R[]): Found<R[]> {
  const left = rows.filter(({ sample }) => isSparse(sample))
  const problems = left.map(({ sample }): Problem => {
    const { ran, lost } = countLosses(sample, sample.base.length)
    return {
      code: 'sparse-metric',
      message:
        `${metricFor(sample.metric).label} left out: ${lost} of ${ran} pairs of trials were too ` +
        'short to give it',
      where: `${sample.contrast} ${sample.benchmark}`,
      next: 'measure longer blocks',
    }
  })
  return { value: rows.filter((row) => !left.includes(row)), problems }
}

function isSparse(sample: PairedSample): boolean {
  if (metricFor(sample.metric).isSparse !== true || sample.givenUp !== undefined) return false
  const { ran, lost } = countLosses(sample, sample.base.length)
  const failed = sample.failed.base + sample.failed.head
  return lostTooMany({ ran, lost: lost - failed })
}
