/** What is compared inside a pair: ln(head / base), or head - base in the metric's unit. */
export type Differences = { kind: 'ratio' | 'difference'; values: number[] }

/**
 * One difference a pair: on the log scale when every value is positive, so that effects are
 * ratios; else in units, since a logarithm of zero or less says nothing.
 * @example differences([1, 1], [1, Math.E]) // { kind: 'ratio', values: [0, 1] }
 * @example differences([0, 2], [1, 2])      // { kind: 'difference', values: [1, 0] }
 */
export function differences(base: readonly number[], head: readonly number[]): Differences {
  const positive = base.every((b) => b > 0) && head.every((h) => h > 0)
  return {
    kind: positive ? 'ratio' : 'difference',
    values: base.map((b, i) => (positive ? Math.log(head[i]!) - Math.log(b) : head[i]! - b)),
  }
}
