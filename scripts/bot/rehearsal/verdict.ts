/** What was lost, double and late in a rehearsal. Pure; sentences are made where it is printed. */

/** How a delivery that concerns the bot ended in the store; never: it was not taken in. */
export type DeliveryEnd = 'done' | 'given-up' | 'waiting' | 'never'

export type SentDelivery = { guid: string; event: string; where: string; end: DeliveryEnd }

export type SentCommand = {
  guid: string
  where: string
  text: string
  /** Somebody without write access, who need not get an answer. */
  isStranger: boolean
  /** Instants, ms; null: it never was. `seenAt`: a first sign; `answeredAt`: it has its answer. */
  sentAt: number
  seenAt: number | null
  answeredAt: number | null
}

/** A job of the store. `isShown`: GitHub has its finished check. */
export type KnownJob = {
  id: string
  where: string
  state: string
  isOver: boolean
  isShown: boolean
}

/** What there is one of, by what it is of: checks of a job, replies to a comment. */
export type MadeThing = {
  kind: 'check' | 'run' | 'comment' | 'reaction'
  of: string
  count: number
}

export type Rehearsed = {
  deliveries: readonly SentDelivery[]
  commands: readonly SentCommand[]
  jobs: readonly KnownJob[]
  made: readonly MadeThing[]
}

export type Lost =
  | { kind: 'delivery'; delivery: SentDelivery }
  | { kind: 'command'; command: SentCommand }
  | { kind: 'job'; job: KnownJob }

/** Percentiles of waits (s); null: nobody waited. */
type Waits = {
  count: number
  p50Sec: number
  p95Sec: number
  p99Sec: number
  mostSec: number
} | null

export type Verdict = {
  counts: { deliveries: number; commands: number; jobs: number }
  lost: Lost[]
  double: MadeThing[]
  /** Commands whose first sign came later than LATE_SEC, the latest first. */
  late: { command: SentCommand; seenSec: number }[]
  seen: Waits
  answered: Waits
}

/** People look away after so long. */
export const LATE_SEC = 5

/** The value that so large a share of them is at most (nearest rank). */
const rank = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0

function waitsOf(secs: readonly number[]): Waits {
  if (secs.length === 0) return null
  const sorted = secs.toSorted((a, b) => a - b)
  const [p50Sec, p95Sec, p99Sec] = [rank(sorted, 0.5), rank(sorted, 0.95), rank(sorted, 0.99)]
  return { count: sorted.length, p50Sec, p95Sec, p99Sec, mostSec: sorted.at(-1) ?? 0 }
}

const secsUntil = (commands: readonly SentCommand[], end: 'seenAt' | 'answeredAt') =>
  commands.flatMap((command) =>
    command[end] === null ? [] : [{ command, sec: (command[end] - command.sentAt) / 1000 }],
  )

export function judge({ deliveries, commands, jobs, made }: Rehearsed): Verdict {
  const isLost = ({ isStranger, answeredAt }: SentCommand) => !isStranger && answeredAt === null
  const seen = secsUntil(commands, 'seenAt')
  const late = seen
    .filter(({ sec }) => sec > LATE_SEC)
    .map(({ command, sec }) => ({ command, seenSec: sec }))
  return {
    counts: { deliveries: deliveries.length, commands: commands.length, jobs: jobs.length },
    lost: [
      ...deliveries
        .filter(({ end }) => end !== 'done')
        .map((delivery) => ({ kind: 'delivery' as const, delivery })),
      ...commands.filter(isLost).map((command) => ({ kind: 'command' as const, command })),
      ...jobs
        .filter(({ isOver, isShown }) => !isOver || !isShown)
        .map((job) => ({ kind: 'job' as const, job })),
    ],
    double: made.filter(({ count }) => count > 1),
    late: late.toSorted((a, b) => b.seenSec - a.seenSec),
    seen: waitsOf(seen.map(({ sec }) => sec)),
    answered: waitsOf(secsUntil(commands, 'answeredAt').map(({ sec }) => sec)),
  }
}

export const isWell = ({ lost, double }: Verdict): boolean => lost.length + double.length === 0

// In words.

const ENDS: Record<DeliveryEnd, string> = {
  done: 'was handled',
  'given-up': 'was set aside',
  waiting: 'still waits',
  never: 'was never taken in',
}

function lostLine(lost: Lost): string {
  switch (lost.kind) {
    case 'delivery': {
      const { guid, event, where, end } = lost.delivery
      return `delivery ${guid} (${event}, ${where}) ${ENDS[end]}`
    }
    case 'command': {
      const { guid, where, text, seenAt } = lost.command
      const words = seenAt === null ? 'got no sign at all' : 'was seen and never answered'
      return `command "${text}" (${where}, delivery ${guid}) ${words}`
    }
    case 'job': {
      const { id, where, state, isOver } = lost.job
      return `job ${id} (${where}) ${isOver ? 'has no finished check' : `is still ${state}`}`
    }
  }
}

const sec = (value: number) => `${value.toFixed(2)} s`

const waitsLine = (name: string, waits: Waits) =>
  waits === null
    ? `${name}: none`
    : `${name}: p50 ${sec(waits.p50Sec)}, p95 ${sec(waits.p95Sec)}, p99 ${sec(waits.p99Sec)}, ` +
      `longest ${sec(waits.mostSec)} (${waits.count} commands)`

const MOST_LINES = 50

const listed = (lines: string[]): string[] =>
  lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), `... and ${lines.length - MOST_LINES} more`]

/** Lines to print. */
export function tellVerdict(verdict: Verdict): string[] {
  const { counts, lost, double, late, seen, answered } = verdict
  return [
    `${counts.deliveries} deliveries concern the bot, ${counts.commands} of them commands; ` +
      `${counts.jobs} jobs`,
    waitsLine('command -> first sign', seen),
    waitsLine('command -> answer', answered),
    `lost: ${lost.length}`,
    ...listed(lost.map((one) => `  ${lostLine(one)}`)),
    `double: ${double.length}`,
    ...listed(double.map(({ kind, of, count }) => `  ${count} of one ${kind}: ${of}`)),
    `late (over ${LATE_SEC} s): ${late.length}`,
    ...listed(
      late.map(
        ({ command: { text, where, guid }, seenSec }) =>
          `  ${sec(seenSec)}: "${text}" (${where}, delivery ${guid})`,
      ),
    ),
  ]
}
