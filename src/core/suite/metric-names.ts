/** Names of metrics in a suite file: a mistyped one would be a rule for nothing. */
import { metricId, metrics } from '../metrics/metrics.ts'
import { nearest } from '../text/nearest.ts'

/** The rule for all metrics that are not named. */
const ANY = '*'

const known = metrics.flatMap(({ id, printedAs }) => [id, ...printedAs])

/** Two neighbours changed places: the slip that counts as two. */
const swapped = (name: string) =>
  [...name.slice(1)].map((letter, i) => name.slice(0, i) + letter + name[i] + name.slice(i + 2))

/** Shorter names are near to too many others. */
const LEAST_LETTERS = 5

/**
 * The known name of which this is a slip: one letter missing, too many or another, or two swapped.
 * Null: it may be what a program calls a number of its own (`size/op` is no `time/op`).
 */
function slipOf(name: string): string | null {
  const swap = swapped(name).find((one) => known.includes(one))
  if (swap !== undefined || name.length < LEAST_LETTERS) return swap ?? null
  const near = nearest(name, known)
  return near !== null && isOneLetter(name, near) ? near : null
}

function isOneLetter(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  const pairs = [
    [restA.slice(1), restB.slice(1)],
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
  ]
  return pairs.some(([left, right]) => left === right)
}

/**
 * What is wrong with the name of a metric; null: nothing. `own`: metrics that the workload's
 * settings define; null: its programs may print numbers of any name.
 */
export function unknownMetric(
  name: string,
  own: readonly string[] | null,
): { message: string; next?: string } | null {
  if (name === ANY || known.includes(name) || own?.includes(name)) return null
  const meant = own === null ? slipOf(name) : nearest(name, [...known, ...own])
  if (own === null && meant === null) return null
  const also = own === null || own.length === 0 ? '' : ` and, from this suite, ${own.join(', ')}`
  return {
    message: `unknown metric ${JSON.stringify(name)}; known: the metrics of the reference${also}`,
    ...(meant === null ? {} : { next: `did you mean "${meant}"?` }),
  }
}

/** The metric's id, also where the suite names it by its printed unit (`B/op`). */
export const idOf = (name: string): string => (name === ANY ? ANY : metricId(name))
