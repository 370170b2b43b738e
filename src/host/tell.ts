/** What a run tells of its progress, on a terminal and in a log. */
import type { RunProgress } from './port/host.ts'

/** How progress is shown: one moving line, log lines that GitHub folds, plain lines, or not. */
export type Teller = (progress: RunProgress) => void

type Out = { write(text: string): void }

const clock = (sec: number) => {
  const whole = Math.max(0, Math.round(sec))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown
    .map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':')
}

const PHASES: Record<Extract<RunProgress, { kind: 'phase' }>['name'], string> = {
  sources: 'Finding sources',
  build: 'Building',
  probe: 'Probing benchmarks',
  measure: 'Measuring',
  profile: 'Profiling',
  report: 'Reporting',
}

type Round = Extract<RunProgress, { kind: 'round' }>

/** Time used and left, rows decided, and the estimate so far. */
function standOf(at: Round): string {
  const left = at.leftSec === null ? '' : `, at most ${clock(at.leftSec)} left`
  const decided = at.rows === 0 ? '' : `, ${at.decided} of ${at.rows} rows decided`
  const estimate = at.estimate === null ? '' : `; ${at.estimate}`
  return `${clock(at.elapsedSec)} elapsed${left}${decided}${estimate}`
}

const roundLine = (at: Round) => `round ${at.round}/${at.rounds}, ${standOf(at)}`

/** Target ids begin with the path of their package; its last part tells enough. */
const nameOf = (target: string) => target.replace(/^.*\/(?=[^/]*\.)/, '')

/** After so long without a line, one says what is waited for; ten seconds are promised. */
const QUIET_SEC = 8

/**
 * A teller that also says every eight seconds what is waited for, when it has nothing else to say:
 * what, since when, and how long it may take at most.
 */
export function tellWaiting(
  teller: Teller,
  say: (text: string) => void,
  nowSec: () => number = () => performance.now() / 1000,
): Teller {
  let waiting: { what: string; sinceSec: number; limitSec: number | null } | null = null
  const remind = () => {
    if (waiting === null) return
    const { what, sinceSec, limitSec } = waiting
    const most = limitSec === null ? '' : ` of at most ${clock(limitSec)}`
    say(`${what}: ${clock(nowSec() - sinceSec)}${most}\n`)
  }
  // Does not keep the process alive.
  const timer = setInterval(remind, QUIET_SEC * 1000).unref()
  return (progress) => {
    if (progress.kind === 'waiting') {
      waiting = { ...progress, sinceSec: nowSec() }
      return
    }
    if (progress.kind !== 'trial' || progress.status !== 'ok') timer.refresh()
    teller(progress)
  }
}

/** A trial that failed, with its reason on the same line. */
const failureOf = ({ status, target, arm, reason }: Extract<RunProgress, { kind: 'trial' }>) =>
  `${status}: ${target} on ${arm}${reason === undefined ? '' : `: ${reason}`}`

/** A terminal: one line that is rewritten; what stays are phases and notes. */
export function tellTerminal(out: Out, columns: () => number): Teller {
  let stand = ''
  let hasFailed = false
  const show = (text: string) => out.write(`\r\x1b[K${text.slice(0, Math.max(20, columns() - 1))}`)
  const keep = (text: string) => out.write(`\r\x1b[K${text}\n`)
  return (progress) => {
    switch (progress.kind) {
      case 'phase':
        if (progress.name === 'probe' && progress.detail !== '') show(`  ${progress.detail}`)
        else keep(`${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`)
        break
      case 'built':
        show(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`)
        break
      case 'trial':
        if (progress.status !== 'ok' && !hasFailed) keep(failureOf(progress))
        hasFailed ||= progress.status !== 'ok'
        show(`round ${progress.round} ${progress.arm} ${nameOf(progress.target)}${stand}`)
        break
      case 'round':
        stand = `, ${standOf(progress)}`
        show(roundLine(progress))
        break
      case 'note':
        keep(progress.text)
    }
  }
}

/**
 * A log: a line a round and a phase; with `grouped`, GitHub folds each phase, and the line below a
 * fold says how long it took, since its title was written before that was known.
 */
export function tellLog(
  out: Out,
  grouped: boolean,
  nowSec: () => number = () => performance.now() / 1000,
): Teller {
  let open: { title: string; sinceSec: number } | null = null
  return (progress) => {
    switch (progress.kind) {
      case 'phase': {
        if (progress.name === 'probe' && progress.detail !== '') break
        const title = `${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`
        if (open !== null)
          out.write(`::endgroup::\n${open.title}: ${clock(nowSec() - open.sinceSec)}\n`)
        open =
          grouped && progress.name !== 'report'
            ? { title: PHASES[progress.name], sinceSec: nowSec() }
            : null
        out.write(open !== null ? `::group::${title}\n` : `${title}\n`)
        break
      }
      case 'built':
        out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`)
        break
      case 'round':
        out.write(`${roundLine(progress)}\n`)
        break
      case 'trial':
        if (progress.status !== 'ok') {
          out.write(`${failureOf(progress)}\n`)
        }
        break
      case 'note':
        // A note may quote a program; at the start of a line `::` would command the runner.
        out.write(`${progress.text.replace(/^(?=::)/gm, ' ')}\n`)
    }
  }
}

export const tellNothing: Teller = () => {}

/** The teller that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
export function tellerOf(
  to: {
    err(text: string): void
    isTerminal: boolean
    columns(): number
    env: Readonly<Record<string, string | undefined>>
  },
  quiet: boolean,
): Teller {
  if (quiet) return tellNothing
  if (to.isTerminal) {
    return tellWaiting(tellTerminal({ write: to.err }, to.columns), (text) =>
      to.err(`\r\x1b[K${text.trimEnd()}`),
    )
  }
  return tellWaiting(tellLog({ write: to.err }, to.env.GITHUB_ACTIONS === 'true'), to.err)
}
