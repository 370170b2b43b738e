/** The median. */
import { median } from 'simple-statistics'

/** The median; 0 of nothing. */
export const medianOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : median([...values])
