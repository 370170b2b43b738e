/**
 * Where the bot writes what it does: pino, one JSON object a line. The same trouble is written at
 * once, and then once a minute with how often it was there: who reads the log of an outage needs
 * the other lines, too.
 */
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const MINUTE_MS = 60_000
/** Kinds of trouble that are remembered; more are all written. */
const MOST_KINDS = 1_000

type Line = [fields: object, words: string | undefined]

/** The same words for the same reason, whatever it happened to: ids and counts do not count. */
function kindOf([fields, words]: Line): string {
  const { reason = '' } = fields as { reason?: unknown }
  return `${words} ${reason}`.replace(/\d+/g, '#')
}

/** What to write it with; `times`: how often it was there since it was written last. */
function seldom(): (line: Line, write: (line: Line) => void) => void {
  const times = new Map<string, number>()
  const watch = (kind: string, line: Line, write: (line: Line) => void) => {
    times.set(kind, 0)
    const later = () => {
      const count = times.get(kind) ?? 0
      times.delete(kind)
      if (count === 0) return
      write([{ ...line[0], times: count }, line[1]])
      watch(kind, line, write)
    }
    setTimeout(later, MINUTE_MS).unref()
  }
  return (line, write) => {
    const kind = kindOf(line)
    const count = times.get(kind)
    if (count !== undefined) return void times.set(kind, count + 1)
    write(line)
    if (times.size < MOST_KINDS) watch(kind, line, write)
  }
}

/** Warnings and errors; what ends the process is always written. */
const isTrouble = (level: number) =>
  level >= pino.levels.values.warn! && level < pino.levels.values.fatal!

export function makeLog(level: string, to: DestinationStream): Log {
  const quieted = seldom()
  return pino(
    {
      ...{ level, base: null },
      hooks: {
        logMethod(given, method, at) {
          const write = (line: Line) => method.apply(this, line as unknown as typeof given)
          const [first, words] = given as unknown as [object | string, string?]
          const line: Line = typeof first === 'string' ? [{}, first] : [first, words]
          if (isTrouble(at)) quieted(line, write)
          else write(line)
        },
      },
    },
    to,
  )
}
