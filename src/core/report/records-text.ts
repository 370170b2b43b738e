/** The same value with the keys of every object in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]))
}

/**
 * One raw record a line. The keys are in one order, so that the digest of a file of records can be
 * computed again from a report that holds them.
 */
export const recordsText = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(ordered(record))}\n`).join('')
