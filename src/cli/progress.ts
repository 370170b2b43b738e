/**
 * The progress of a run: lines at the foot of a terminal that are rewritten, or a log that GitHub
 * folds by phase; and a reminder of what is waited for where nothing has been written for a while.
 */

import type { RunProgress } from '../machine/host.ts'
import { metricFor } from '../model/metrics.ts'
import type { VerdictWord } from '../model/model.ts'
import { alignRows, clean, cleanName, cutTo, widthOf, wrapMessage } from '../model/plain.ts'
import { percentOfLn, printDelta, printDuration } from '../model/unit.ts'
import { trialText } from '../plan/design.ts'
import { byImportance, stateWord } from '../render/rows.ts'
import { type Colour, makeScreen, type Screen } from '../render/terminal.ts'

/** A line, and how it is painted; its width is that of the text. */
type FootLine = { text: string; paint?: (text: string) => string }

type Foot = {
  /** Writes lines that stay, above the foot. */
  keep(text: string): void
  /** What stands above the last line. */
  show(lines: FootLine[]): void
  /** The last line. */
  print(text: string): void
  /** Nothing is left of the foot. */
  clear(): void
}

type Out = { write(text: string): void; columns(): number }

export function makeFoot({ write, columns }: Out): Foot {
  let lines: FootLine[] = []
  let last = ''
  /** Of what is on the screen. */
  let widths: number[] = []
  /** A terminal that has become narrower has broken what was in one line. */
  const height = () =>
    widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / columns())), 0)
  const erase = () => `\r${height() > 1 ? `\x1b[${height() - 1}A` : ''}\x1b[J`
  const room = () => Math.max(20, columns() - 1)
  const draw = (before: string) => {
    const most = room()
    const cutLines = [...lines, { text: last }].map(({ text, paint }) => {
      const cut = cutTo(text, most)
      return { width: widthOf(cut), text: paint?.(cut) ?? cut }
    })
    write(`${erase()}${before}${cutLines.map(({ text }) => text).join('\n')}`)
    widths = cutLines.map(({ width }) => width)
  }
  return {
    keep: (text) => draw(`${text}\n`),
    show(more) {
      lines = more
      draw('')
    },
    print(text) {
      last = cutTo(text, room())
      if (widths.length !== lines.length + 1 || widths.some((width) => width > columns())) draw('')
      else write(`\r\x1b[K${last}`)
      widths[widths.length - 1] = widthOf(last)
    },
    clear() {
      write(erase())
      lines = []
      last = ''
      widths = []
    },
  }
}

// Progress on a terminal and in a log.

/** How progress is shown: lines that settle, log lines that GitHub folds, plain lines, or not. */
type ProgressReporter = (progress: RunProgress) => void

type ProgressOut = { write(text: string): void }

/** In the words of the report, in whole seconds. */
const clock = (sec: number) => printDuration(Math.max(0, Math.round(sec)))

type Phase = Pick<Extract<RunProgress, { kind: 'phase' }>, 'name' | 'detail'>

const PHASES: Record<Phase['name'], string> = {
  sources: 'Finding sources',
  find: 'Finding programs',
  build: 'Building',
  probe: 'Probing benchmarks',
  measure: 'Measuring',
  profile: 'Profiling',
  report: 'Reporting',
}

const phaseTitle = ({ name, detail }: Phase) => `${PHASES[name]}${detail && `: ${detail}`}`

/** What is probed now, within the phase. */
const isPartOfProbe = ({ name, detail }: Phase) => name === 'probe' && detail !== ''

type Round = Extract<RunProgress, { kind: 'round' }>

/** Time used and left, rows decided, and the estimate so far. */
function roundStatus(at: Round): string {
  const remaining = at.leftSec === null ? '' : `, up to ${clock(at.leftSec)} left`
  const decided = at.rows === 0 ? '' : `, ${at.decided} of ${at.rows} rows decided`
  const estimate = at.estimate === null ? '' : `; ${at.estimate}`
  return `${clock(at.elapsedSec)} elapsed${remaining}${decided}${estimate}`
}

const roundLine = (at: Round) => `round ${at.round}/${at.rounds}, ${roundStatus(at)}`

/** A target begins with the path of its package, of which the last part tells enough. */
const ranText = ({ arm, target }: { arm: string; target: string | null }) =>
  target === null ? arm : `${arm} ${target.replace(/^.*\/(?=[^/]*\.)/, '')}`

/**
 * After so long without a line, one says what is waited for. Ten seconds are promised, and on a
 * busy machine the statistics of an interim analysis delay the timer by some of them.
 */
const QUIET_SEC = 5

/** A phase, a build or whatever is waited for that is over sooner has one line at most. */
const SHORT_SEC = 10

/** How progress and single lines are shown in one place. */
type ProgressWriter = { tell: ProgressReporter; say(text: string): void }

/** `hasLine`: one was written of it, so that it gets none before it has lasted ten seconds. */
type Waiting = { what: string; sinceSec: number; limitSec: number | null; hasLine: boolean }

/**
 * A reporter that also says what is waited for, once nothing was written for five seconds: what,
 * since when, and how long it may take at most. Progress that writes no line does not reset the
 * five seconds.
 */
export function reportWaiting(
  out: ProgressOut,
  makeReporter: (out: ProgressOut) => ProgressWriter,
  nowSec: () => number = () => performance.now() / 1000,
): ProgressReporter {
  const waitFor = (what: string, limitSec: number | null): Waiting => ({
    what,
    limitSec,
    sinceSec: nowSec(),
    hasLine: false,
  })
  let waiting = waitFor('Starting', null)
  let written = 0
  const { tell, say } = makeReporter({
    write(text) {
      timer.refresh()
      written++
      out.write(text)
    },
  })
  const remind = () => {
    const { what, sinceSec, limitSec, hasLine } = waiting
    const elapsedSec = nowSec() - sinceSec
    if (hasLine && elapsedSec < SHORT_SEC) return
    waiting.hasLine = true
    // A share of time is not cut off at once: what takes longer is not said to take less.
    const isWithin = limitSec !== null && elapsedSec <= limitSec
    say(`${what}: ${clock(elapsedSec)}${isWithin ? ` of at most ${clock(limitSec)}` : ''}`)
  }
  // Does not keep the process alive.
  const timer = setInterval(remind, QUIET_SEC * 1000).unref()
  return (progress) => {
    if (progress.kind === 'waiting') {
      waiting = waitFor(progress.what, progress.limitSec)
      return
    }
    if (progress.kind === 'phase') waiting = waitFor(PHASES[progress.name], null)
    // Its line may be left out so soon after the last; it is a sign of life all the same.
    if (progress.kind === 'round') timer.refresh()
    const before = written
    tell(progress)
    if (progress.kind === 'phase') waiting.hasLine = written > before
  }
}

/**
 * A trial that failed, in a line. Its reason stands there once for a benchmark and an arm: the
 * report has it, too.
 */
function makeFailureReporter() {
  const reported = new Set<string>()
  return ({ status, target, arm, reason = '' }: Extract<RunProgress, { kind: 'trial' }>) => {
    const shown = trialText({ arm, target: target === null ? null : cleanName(target, NAME_SHOWN) })
    const what = `${status}: ${shown}`
    const key = JSON.stringify([target, arm, reason])
    if (reason === '' || reported.has(key)) return what
    reported.add(key)
    return `${what}: ${reason}`
  }
}

const NAME_SHOWN = 120
/** Rows at the foot, and lines that are left for what else happens. */
const [MOST_ROWS, LEFT] = [16, 6]

/** Column of the name. */
const NAME = 2

const COLOURS: Partial<Record<VerdictWord, Colour>> = {
  regressed: 'red',
  improved: 'green',
  failed: 'red',
}

type Analysis = Extract<RunProgress, { kind: 'analysis' }>

/** `✓ -20.9 %  groupby_scan  time/op  faster`, a row each; of many those that tell most. */
function rowLines(
  { stands: states, labels }: Pick<Analysis, 'stands' | 'labels'>,
  size: { columns: number; lines: number },
  paint: Screen['paint'],
): FootLine[] {
  const most = Math.max(1, Math.min(MOST_ROWS, size.lines - LEFT))
  const isCut = states.length > most
  const visible = isCut ? states.toSorted(byImportance).slice(0, most) : states
  const labelOf = new Map(states.map((state, i) => [state, labels[i]]))
  const hasBeside = labels.some(({ beside }) => beside !== '')
  const cells = visible.map((state) => {
    const { metric, change, settled } = state
    const { name = '', beside = '' } = labelOf.get(state) ?? {}
    const delta = change === null ? '' : printDelta(percentOfLn(change))
    const label = clean(metricFor(metric).label, NAME_SHOWN)
    const rest = [label, stateWord(state), ...(hasBeside ? [clean(beside, NAME_SHOWN)] : [])]
    return [settled === null ? ' ' : '✓', delta, cleanName(name, NAME_SHOWN), ...rest]
  })
  // The name gives way, not what is said of it.
  const widest = (column: number) => Math.max(...cells.map((row) => widthOf(row[column] ?? '')))
  const others = (cells[0] ?? []).map((_, column) => (column === NAME ? 0 : widest(column) + 2))
  const room = Math.max(8, size.columns - 1 - others.reduce((sum, width) => sum + width, 0))
  const fitted = cells.map((row) => row.with(NAME, cutTo(row[NAME]!, room)))
  const lines = alignRows(fitted, ['left', 'right', ...Array(fitted[0]?.length ?? 0).fill('left')])
  const rows = lines.map((text, i): FootLine => {
    const { settled } = visible[i]!
    if (settled === null) return { text }
    return { text, paint: (line) => paint(line, COLOURS[settled] ?? 'faint') }
  })
  const hidden = states.filter((state) => !visible.includes(state))
  const decided = hidden.filter(({ settled }) => settled !== null).length
  const more = `  ${hidden.length} more, ${decided} of them decided`
  return isCut ? [...rows, { text: more }] : rows
}

/** Where a run is told, as it is written: its size now, and whether it takes colours. */
export type Display = ProgressOut & { columns(): number; lines(): number; hasColour: boolean }

/** A terminal: at its foot the rows as they settle, and what is done now; phases and notes stay. */
function terminalProgress(out: ProgressOut, terminal: Omit<Display, 'write'>): ProgressWriter {
  let status = ''
  let hasFailed = false
  const foot = makeFoot({ write: out.write, columns: terminal.columns })
  const keep = (text: string) => foot.keep(wrapMessage(text, terminal.columns()))
  const { paint } = makeScreen(terminal.columns(), terminal.hasColour)
  const failureOf = makeFailureReporter()
  const tell: ProgressReporter = (progress) => {
    switch (progress.kind) {
      case 'phase':
        if (isPartOfProbe(progress)) {
          foot.print(`  ${progress.detail}`)
          break
        }
        // Rows that are still open are no longer shown: the report is next.
        if (progress.name === 'report') foot.clear()
        keep(phaseTitle(progress))
        break
      case 'built':
        foot.print(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`)
        break
      case 'trial':
        // The report says why: one line tells who watches that it will not be whole.
        if (progress.status !== 'ok' && !hasFailed)
          foot.keep(cutTo(failureOf(progress), terminal.columns()))
        hasFailed ||= progress.status !== 'ok'
        foot.print(`round ${progress.round} ${ranText(progress)}${status}`)
        break
      case 'analysis': {
        const size = { columns: terminal.columns(), lines: terminal.lines() }
        foot.show(rowLines(progress, size, paint))
        break
      }
      case 'round':
        status = `, ${roundStatus({ ...progress, estimate: null })}`
        foot.print(roundLine(progress))
        break
      case 'note':
        keep(progress.text)
    }
  }
  return { tell, say: (text) => foot.print(text) }
}

/** Rounds that end sooner after the last line about one have none, but for the last of all. */
const ROUND_LINE_SEC = 5

/**
 * A log: a line a phase, and of rounds one in five seconds; with `grouped`, GitHub folds each phase,
 * and below the fold of a long one a line says how long it took, since its title was written before
 * that was known.
 */
function logProgress(
  out: ProgressOut,
  grouped: boolean,
  nowSec: () => number = () => performance.now() / 1000,
): ProgressReporter {
  let open: { name: Phase['name']; sinceSec: number } | null = null
  /** As the report has it: with the trying out before it, and what an interrupted run used. */
  let measuredSec: number | null = null
  let lastRoundSec: number | null = null
  const isSoon = () => lastRoundSec !== null && nowSec() - lastRoundSec < ROUND_LINE_SEC
  const failureOf = makeFailureReporter()
  const closeGroup = () => {
    if (open === null) return
    out.write('::endgroup::\n')
    if (nowSec() - open.sinceSec < SHORT_SEC) return
    const took =
      open.name === 'measure' && measuredSec !== null
        ? `${clock(measuredSec)}, probing included`
        : clock(nowSec() - open.sinceSec)
    out.write(`${PHASES[open.name]}: ${took}\n`)
  }
  const openPhase = ({ name, detail }: Phase) => {
    closeGroup()
    lastRoundSec = nowSec()
    open = grouped && name !== 'report' ? { name, sinceSec: nowSec() } : null
    out.write(`${open === null ? '' : '::group::'}${phaseTitle({ name, detail })}\n`)
  }
  return (progress) => {
    switch (progress.kind) {
      case 'phase':
        if (!isPartOfProbe(progress)) openPhase(progress)
        break
      case 'built':
        if (progress.buildSec < SHORT_SEC) break
        out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`)
        break
      case 'round':
        measuredSec = progress.elapsedSec
        if (isSoon() && progress.round < progress.rounds) break
        lastRoundSec = nowSec()
        out.write(`${roundLine(progress)}\n`)
        break
      case 'trial':
        if (progress.status !== 'ok') out.write(`${failureOf(progress)}\n`)
        break
      case 'note':
      case 'time':
        // A note may quote a program; at the start of a line `::` would command the runner.
        out.write(`${progress.text.replace(/^(?=::)/gm, ' ')}\n`)
    }
  }
}

/** A log in which lines may stand between those of the run. */
export const writeLog = (out: ProgressOut, grouped: boolean): ProgressWriter => ({
  tell: logProgress(out, grouped),
  say: (text) => out.write(`${text}\n`),
})

export const noProgress: ProgressReporter = () => {}

/** The reporter that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
export function progressReporterFor(
  to: {
    isTerminal: boolean
    progress: Display
    env: Readonly<Record<string, string | undefined>>
  },
  quiet: boolean,
): ProgressReporter {
  if (quiet) return noProgress
  const isGrouped = to.env.GITHUB_ACTIONS === 'true'
  return reportWaiting(to.progress, (out) =>
    to.isTerminal ? terminalProgress(out, to.progress) : writeLog(out, isGrouped),
  )
}
