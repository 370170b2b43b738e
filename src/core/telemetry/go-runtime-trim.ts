/** What is kept of a snapshot of a Go program's runtime: only what the parsers read. */
import { HISTOGRAM_NAMES, NUMBER_NAMES } from './go-runtime.ts'
import { isObject, readObject } from './go-runtime-json.ts'

const READ = new Set([...NUMBER_NAMES, ...HISTOGRAM_NAMES])
/** Long parts of runtime.MemStats that nothing is read from. */
const UNREAD = new Set(['BySize', 'PauseEnd'])
/** Of a text that is neither JSON nor an exposition, so that a reader sees what it was. */
const KEPT_OF_ANY = 300

/** Metrics by name, runtime.MemStats, and one level of variables that hold metrics. */
function trimObject(told: Record<string, unknown>, depth = 1): Record<string, unknown> {
  const entries = Object.entries(told).flatMap(([name, value]): [string, unknown][] => {
    if (READ.has(name)) return [[name, value]]
    if (!isObject(value) || depth === 0) return []
    if (name === 'memstats') {
      return [[name, Object.fromEntries(Object.entries(value).filter(([key]) => !UNREAD.has(key)))]]
    }
    const inner = trimObject(value, depth - 1)
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(entries)
}

/** The snapshot, smaller; each of its parsers reads the same from it. Ends with a line's end. */
export function trimSnapshot(text: string): string {
  const told = readObject(text)
  if (told !== null) return `${JSON.stringify(trimObject(told))}\n`
  const lines = text.split('\n').filter((line) => /^go_(?!godebug_|.*_by_size_)/.test(line))
  return lines.length > 0 ? `${lines.join('\n')}\n` : `${text.slice(0, KEPT_OF_ANY)}\n`
}
