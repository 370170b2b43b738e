/** Why a program ended, from the last lines of its output. */

/** How a Go program says that it panicked, or a runtime that it gave up. */
const FATAL =
  /^(?:Benchmark\S* *\t)?(?:panic: |fatal error: |runtime: out of memory|unexpected fault address)/

/**
 * The lines of a program's output that tell why it ended: from a panic, its message and the first
 * frames of its stack, whose end says nothing; else the last lines.
 */
export function failureExcerpt(text: string, lines: number): string {
  const all = text.trim().split('\n')
  const start = all.findIndex((line) => FATAL.test(line))
  if (start < 0) return all.slice(-lines).join('\n')
  const fromPanic = all.slice(start)
  const head = fromPanic.slice(0, lines)
  return (head.length < fromPanic.length ? [...head, '...'] : head).join('\n').trim()
}

/** How programs mark the line that says what went wrong. */
const FAULTS = [
  /\b(?:fatal|error|panic|invalid|unknown|unrecognized|failed|refused|denied)\b/i,
  /\b(?:cannot|could not|unable|no such|not found)\b/i,
]

const isFault = (line: string) => FAULTS.some((fault) => fault.test(line))

/** The line that says that something of a name failed, and what is set in around it, or null. */
export function linesAbout(text: string, name: string): string | null {
  const all = text.split('\n')
  const at = all.findIndex((line) => /\bfail/i.test(line) && line.split(/\s+/).includes(name))
  if (at < 0) return null
  const isSetIn = (line: string) => /^\s+\S/.test(line)
  const start = all.findLastIndex((line, i) => i < at && !isSetIn(line)) + 1
  const end = all.findIndex((line, i) => i > at && !isSetIn(line))
  const details = all.slice(start, end < 0 ? undefined : end).filter(isSetIn)
  return [all[at]!, ...details].join('\n')
}

/** The first mistake, as rustc, gcc, clang, tsc, pytest print it; lines after it say how many. */
const ERROR_LINE = /^error\[\w+\]: |: (?:fatal )?error: |: error TS\d+: |^(?:FAILED|ERROR) \S+ - /

/** As compilers name the place of a mistake: `store/a_test.go:9:11: undefined: x`. */
const PLACED = /^[^\s:]+:\d+(?::\d+)?: /

/** The line of a failed build that names its first mistake. */
export function firstErrorOf(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !ASIDE.test(line))
  const line =
    lines.find((one) => PLACED.test(one) || ERROR_LINE.test(one)) ?? lines.find(isFault) ?? lines[0]
  return (line ?? 'it says nothing').slice(0, REASON_CAP)
}

/** The file of such a line; null: it names none. */
export const fileOfError = (line: string): string | null =>
  PLACED.test(line) ? line.slice(0, line.indexOf(':')) : null

/** What a build says beside its mistakes. */
const ASIDE = /^(?:warning|note|help)\b/i

const REASON_CAP = 400

/** What a test program or a server says last, whatever happened. */
const VERDICT = /^(?:FAIL|PASS|exit status \d+)$|\[ERROR\] Aborting$/

/**
 * What happened (the first line of a problem's text), and the message of a panic, or the last line
 * after it that says what was wrong; where none does, the last line. One line.
 */
export function reasonOf(message: string): string {
  const [first = '', ...others] = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !VERDICT.test(line) && !ASIDE.test(line))
  const last =
    others.find((line) => FATAL.test(line)) ??
    others.find((line) => ERROR_LINE.test(line)) ??
    others.findLast(isFault) ??
    others.at(-1)
  return (last === undefined ? first : `${first} ${last}`).slice(0, REASON_CAP)
}
