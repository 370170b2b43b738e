/**
 * A finding: something to know beside the numbers. `code`, `subject`, `details`, `remedy` and `cause`
 * are data, and gcbench decides by them alone. `message`, `where` and `next` are the same in words,
 * for the reader of a report; deciding functions take a `Finding`, which has no words. Words are made
 * here: of the table of codes, or, quoted, of what a program or a schema said.
 */
import { z } from 'zod'
import { amount, count, label, long, setting, short } from './bounds.ts'
import {
  type Code,
  codes,
  type DetailsOf,
  type ForeignCode,
  kindOf,
  outputOf,
  type ProcessCode,
  type SpokenCode,
  sentenceOf,
} from './finding-codes.ts'
import { faultIn, reasonOf } from './plain.ts'

/** What a finding is about, as far as it is known. */
export type Subject = z.infer<typeof subjectSchema>

const subjectSchema = z.strictObject({
  /** As `Target.unit`: for Go the import path of the package. */
  unit: label.exactOptional(),
  /** Name within its unit, as in `Target.id` after the unit: `Parse/json`. */
  benchmark: label.exactOptional(),
  /** A row of the table, as `benchmark:metric:contrast` or as the table names its benchmark. */
  row: label.exactOptional(),
  /** A key of the suite file: `suites.oltp.metrics`. */
  key: label.exactOptional(),
  metric: label.exactOptional(),
  arm: label.exactOptional(),
  contrast: label.exactOptional(),
  /** From 0. */
  round: count.exactOptional(),
})

/** What to do about a finding, where gcbench itself goes on from it. */
export type Remedy = z.infer<typeof remedySchema>

const remedySchema = z.discriminatedUnion('kind', [
  /**
   * A budget of so many seconds. `rounds`: reckoned from the length of rounds, with the other ways
   * to the same: a line of the suite file (null: it has none), or shards of so many seconds each.
   */
  z.strictObject({
    kind: z.literal('budget'),
    sec: amount,
    rounds: z.strictObject({ count, shardSec: amount, narrowed: long.nullable() }).exactOptional(),
  }),
  /** To accept the row by this name, or what makes that needless; absent: to measure it. */
  z.strictObject({ kind: z.literal('accept'), row: label, instead: short.exactOptional() }),
  /** A key of the suite file, and the value that was probably meant; null: nobody knows. */
  z.strictObject({ kind: z.literal('suite-key'), key: short, meant: label.nullable() }),
  /** A key of the suite file that is to have this value. */
  z.strictObject({ kind: z.literal('set-key'), key: short, value: short }),
  z.strictObject({ kind: z.literal('quieter-machine') }),
])

const isCode = (code: string): code is Code => Object.hasOwn(codes, code)

export interface Problem extends z.infer<typeof problemSchema> {}

export const problemSchema = z.strictObject({
  /** A code that this version does not know reads as `unknown`. */
  code: short.transform((code): Code => (isCode(code) ? code : 'unknown')),
  message: long.brand<'words'>(),
  where: label.exactOptional(),
  next: long.exactOptional(),
  subject: subjectSchema.exactOptional(),
  /** What its sentence was made of; absent: the words are somebody else's, or of an earlier version. */
  details: z.record(short, setting).exactOptional(),
  remedy: remedySchema.exactOptional(),
  /** In one line, what happened to a program that failed, and what it said of it. */
  cause: long.exactOptional(),
  /** What it said of it, as its cause has it; absent: nothing, or an earlier version wrote it. */
  fault: long.exactOptional(),
  /** How often it was seen; absent: once. */
  times: count.exactOptional(),
})

/**
 * Codes by which the gate decides and of which no record tells: what was not measured, and what the
 * rules of the base miss. A plan keeps their findings, and the problems of a report follow from it.
 */
const PLANNED = [
  ...(['rules-unread', 'other-rules', 'other-measurement', 'missing-row'] as const),
  ...(['failed-everywhere', 'unlisted', 'in-threads'] as const),
  ...(['left-out', 'probe-failed', 'probe-silent', 'list-failed', 'build-failed'] as const),
  ...(['module-left-out', 'new-benchmark', 'gone-benchmark'] as const),
] as const satisfies readonly SpokenCode[]

/** A finding as a plan keeps it: its sentence is made of its data alone. */
export type PlannedFinding = z.infer<typeof plannedFindingSchema>

export const plannedFindingSchema = problemSchema
  .omit({ message: true })
  .extend({ code: z.enum(PLANNED) })

/** As a plan keeps it; null: no plan does. */
export function plannedOf({ message: _, code, ...rest }: Problem): PlannedFinding | null {
  const own = PLANNED.find((one) => one === code)
  return own === undefined ? null : { code: own, ...rest }
}

/** The problem that a finding of a plan is. */
export const problemOf = ({ code, ...rest }: PlannedFinding): Problem => ({
  code,
  message: wordsOf(code, (rest.details ?? {}) as DetailsOf<typeof code>),
  ...rest,
})

/** A problem with, in one line, why something failed. */
export type Failure = Problem & { cause: string }

/** Why something failed, and what it said of that. */
export type Cause = Pick<Failure, 'cause' | 'fault'>

/** A problem as far as anything is decided by it. */
export type Finding = Pick<Problem, 'code' | 'subject' | 'remedy' | 'cause' | 'fault'>

/** A value and what the reader should know about it. Nothing is dropped silently. */
export type WithProblems<T> = { value: T; problems: Problem[] }

/** `example.com/m.Parse on head, round 2`; null: nothing of it is known. */
export function placeOf(subject: Subject): string | null {
  const { unit, benchmark, row, key, arm, round, contrast } = subject
  const isWhole = unit !== undefined && benchmark !== undefined
  const name = isWhole ? `${unit}.${benchmark}` : (benchmark ?? unit ?? row ?? key)
  if (name === undefined) return arm ?? contrast ?? null
  const side = arm === undefined ? '' : ` on ${arm}`
  return `${name}${side}${round === undefined ? '' : `, round ${round + 1}`}`
}

const minutes = (sec: number) => `${Math.ceil(sec / 60)}m`

const sharesOf = ({ count: most, shardSec }: { count: number; shardSec: number }) =>
  `on two machines --rounds ${most} --budget ${minutes(shardSec)} --shard 1/2 and 2/2`

export const insteadOf = ({ instead = 'measure it' }: Extract<Remedy, { kind: 'accept' }>) =>
  instead

/** The remedy in words that can be pasted. */
export function adviceOf(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'budget': {
      const { sec, rounds } = remedy
      const budget = `--budget ${minutes(sec)}`
      if (rounds === undefined) return `it takes ${budget} or more`
      const { narrowed } = rounds
      return [budget, ...(narrowed === null ? [] : [narrowed]), sharesOf(rounds)].join('; or ')
    }
    case 'accept':
      return `${insteadOf(remedy)}, or accept it: /bench accept "${remedy.row}" REASON`
    case 'suite-key':
      return remedy.meant === null
        ? `correct "${remedy.key}" in the suite`
        : `did you mean "${remedy.meant}"?`
    case 'set-key':
      return `set "${remedy.key}: ${remedy.value}" in the suite`
    case 'quieter-machine':
      return 'look for what else differed between the sides, or run again on a quieter machine'
  }
}

/** Words are made in this file alone: a finding elsewhere is of a code and details. */
const asWords = (text: string) => text as Problem['message']

/** The sentence, with what a program printed below it. */
function wordsOf<C extends SpokenCode>(code: C, details: DetailsOf<C>): Problem['message'] {
  const [sentence, output] = [sentenceOf(code, details), outputOf(code, details)]
  return asWords(output === '' ? sentence : `${sentence}:\n${output}`)
}

type More = Partial<Pick<Problem, 'where' | 'next' | 'remedy' | 'cause' | 'fault'>>
type Quoted = More & Partial<Pick<Problem, 'subject'>>

/**
 * A finding whose sentence is in the table, with what a program printed below it, and its cause in
 * one line. Its place and its advice come of the data; without a subject, `more` may have them in
 * words.
 */
export function makeFinding<C extends SpokenCode>(
  code: C,
  subject: Subject | null,
  details: DetailsOf<C>,
  more?: More,
): C extends ProcessCode ? Failure : Problem
export function makeFinding<C extends SpokenCode>(
  code: C,
  subject: Subject | null,
  details: DetailsOf<C>,
  more: More = {},
): Problem {
  const stored = storedDetails(details)
  const [sentence, output] = [sentenceOf(code, details), outputOf(code, details)]
  const problem: Problem = {
    code,
    message: wordsOf(code, details),
    ...(Object.keys(stored).length === 0 ? {} : { details: stored }),
    ...causeOfEnd(code, sentence, output),
    ...more,
  }
  return subject === null ? problem : withPlace({ ...problem, subject })
}

/** What is about the end of one process, or has more than one line, has its cause. */
function causeOfEnd(code: Code, sentence: string, output: string): Partial<Cause> {
  const [first = '', ...others] = sentence.trim().split('\n')
  if (output === '' && others.length > 0) return causeIn(first.replace(/:$/, ''), others.join('\n'))
  const isOfProcess = output !== '' || topicOf({ code }) === 'process'
  return isOfProcess ? causeIn(sentence, output) : {}
}

function causeIn(what: string, output: string): Cause {
  const fault = faultIn(output)
  return { cause: reasonOf(what, output), ...(fault !== null && { fault }) }
}

const DETAIL_CAP = 2_000

/** Details as a report holds them. */
const storedDetails = (details: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, storedDetail(value)]],
    ),
  )

function storedDetail(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, DETAIL_CAP)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map(storedDetail)
  return typeof value === 'object' && value !== null ? storedDetails(value) : value
}

/** A finding in the words of whoever the table of codes names for it. */
export function quoteFinding(code: ForeignCode, words: string, more: Quoted = {}): Problem {
  const { subject, ...rest } = more
  const problem: Problem = {
    code,
    message: asWords(words),
    ...causeOfEnd(code, words, ''),
    ...rest,
  }
  return subject === undefined ? problem : withPlace({ ...problem, subject })
}

/** The same with at most so many characters of its words. */
export const shortened = (problem: Problem, most: number): Problem =>
  problem.message.length <= most
    ? problem
    : { ...problem, message: asWords(`${problem.message.slice(0, most)}...`) }

/** A problem with its place and its advice in words, as its subject and remedy have them. */
function withPlace(problem: Problem & { subject: Subject }): Problem {
  const { code, message, subject, details, remedy, ...rest } = problem
  const where = rest.where ?? placeOf(subject)
  const next = rest.next ?? (remedy === undefined ? undefined : adviceOf(remedy))
  return {
    code,
    message,
    ...(where === null ? {} : { where }),
    ...(next === undefined ? {} : { next }),
    subject,
    ...(details === undefined ? {} : { details }),
    ...(remedy === undefined ? {} : { remedy }),
    ...(rest.cause === undefined ? {} : { cause: rest.cause }),
    ...(rest.fault === undefined ? {} : { fault: rest.fault }),
    ...(rest.times === undefined ? {} : { times: rest.times }),
  }
}

/** Why something failed, in one line: its cause, or all that there is to say of it. */
export const failureReason = ({ cause, message }: Pick<Problem, 'cause' | 'message'>): string =>
  cause ?? message

export const causeOf = (problem: Pick<Problem, 'cause' | 'fault' | 'message'>): Cause => ({
  cause: failureReason(problem),
  ...(problem.fault !== undefined && { fault: problem.fault }),
})

/** The same problem with another remedy, in data and in words. */
export const withRemedy = (problem: Problem, remedy: Remedy): Problem => ({
  ...problem,
  remedy,
  next: adviceOf(remedy),
})

/** The same, where its job has no room for so much time: other ways to the same. */
export function advisedWithin(problem: Problem, mostSec: number): Problem {
  const { remedy } = problem
  if (remedy?.kind !== 'budget' || remedy.sec <= mostSec) return problem
  const { rounds } = remedy
  const ways = [
    `raise timeout-minutes of the job: it takes a budget of ${minutes(remedy.sec)}`,
    ...(rounds?.narrowed == null ? [] : [rounds.narrowed]),
    ...(rounds === undefined || rounds.shardSec > mostSec ? [] : [sharesOf(rounds)]),
  ]
  return { ...problem, next: ways.join('; or ') }
}

/** Its message, with how often it was seen. */
const messageOf = ({ message, times }: Pick<Problem, 'message' | 'times'>): string =>
  times === undefined ? message : `${message} (${times} times)`

/** The same in one line: of what a program printed, the line that says why. */
export const messageLineOf = (problem: Problem): string =>
  messageOf({
    ...problem,
    message: problem.message.includes('\n') ? asWords(failureReason(problem)) : problem.message,
  })

/**
 * What makes two problems the same one, however often each was seen: what it is, of what, and what
 * was seen. Where it is in somebody else's words, those are what was seen.
 */
const problemKey = ({ code, subject, where, details, message }: Problem): string =>
  JSON.stringify([code, subject ?? null, where ?? null, details ?? wordsSeen(code, message)])

const wordsSeen = (code: Code, words: string) => (kindOf(code).foreign === undefined ? null : words)

/** Those that are not among the others. */
export function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const otherKeys = new Set(others.map(problemKey))
  return problems.filter((one) => !otherKeys.has(problemKey(one)))
}

/** The same problem seen several times is one, which counts them. */
export function dedupe(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems, problemKey)
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const times = [first, ...others].reduce((sum, one) => sum + (one.times ?? 1), 0)
    return [times === 1 ? first : { ...first, times }]
  })
}

/** The same where the messages are only shown: they say it themselves. */
export const dedupeWithCounts = (problems: readonly Problem[]): Problem[] =>
  dedupe(problems).map(({ times, ...one }) =>
    times === undefined ? one : { ...one, message: asWords(messageOf({ ...one, times })) },
  )

/** What is said of several findings of a code in one sentence; null: each has its own. */
export const severalOf = (code: Code): string | null => kindOf(code).several ?? null
export const gateEffectOf = ({ code }: { code: Code }) => kindOf(code).gate
export const topicOf = ({ code }: { code: Code }) => kindOf(code).topic ?? null
/** Whether its sentence says where it was seen. */
export const namesPlace = ({ code }: { code: Code }) => kindOf(code).namesPlace === true
export const isError = ({ code }: { code: Code }) => kindOf(code).severity === 'error'

// What the user wrote is wrong: all that is, and where.

/** A place in a file's text; line and column count from 1. */
export type TextPlace = { fileName: string; line: number; column: number }

/**
 * One thing that is wrong in what the user wrote. `where` is a path of keys such as
 * `suites.oltp.workload`; `message` says what is wrong and what is known or expected; `next` may
 * name what was probably meant.
 */
export type ConfigProblem = Pick<Problem, 'code' | 'where' | 'next'> & {
  message: string
  place?: TextPlace
}

/** More than these are counted, not printed: a file that is wrong throughout needs no more. */
const SHOWN = 30

/** Characters that show nothing, move the cursor or turn the text around, as escapes. */
const visible = (text: string) =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)

/** `FILE:LINE:COLUMN: WHERE: MESSAGE; NEXT` on one line, with the parts that are known. */
export function formatConfigProblem({ place, where, message, next }: ConfigProblem): string {
  const before = place === undefined ? [] : [`${place.fileName}:${place.line}:${place.column}`]
  if (where !== undefined && where !== '') before.push(where)
  const lastPart = next === undefined ? message : `${message}; ${next}`
  return visible([...before, lastPart].join(': '))
}

/** What the user wrote is wrong; holds all that is wrong with it, in the text's order. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: ConfigProblem[]
  /** A line for each. */
  readonly lines: readonly string[]

  constructor(problems: ConfigProblem[]) {
    const lines = problems.slice(0, SHOWN).map(formatConfigProblem)
    if (problems.length > SHOWN) lines.push(`and ${problems.length - SHOWN} more`)
    super(lines.join('\n'))
    this.problems = problems
    this.lines = lines
  }
}

// Why a run ended.

/**
 * - `budget`: its time was over. `rounds`: it ran all that were planned.
 * - `stopped`: somebody stopped it.
 * - `decided`: every row has a verdict that more rounds do not change; `no-step`: of a bisection,
 *   the whole difference was shown to be none. `candidates`: all commits of one are decided.
 * - `undecidable`: what the budget still paid for would decide nothing.
 * - `all-failed`: every benchmark that was left failed. `nothing-to-run`: there was none.
 * - `records`: the report was made from the raw records of a run that left none.
 * - `merged`: the report pools those of so many runs.
 */
export type Stop = z.infer<typeof stopSchema>

export const plainStops = [
  ...(['budget', 'rounds', 'stopped', 'decided', 'no-step', 'candidates'] as const),
  ...(['undecidable', 'all-failed', 'nothing-to-run', 'records', 'unknown'] as const),
] as const

export const stopSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plainStops) }),
  z.strictObject({ kind: z.literal('merged'), reports: count }),
])

const TEXTS: Record<Exclude<Stop['kind'], 'merged' | 'unknown'>, string> = {
  budget: 'budget',
  rounds: 'rounds',
  stopped: 'stopped',
  decided: 'all rows decided',
  'no-step': 'no step to be found',
  candidates: 'all candidates decided',
  undecidable: 'no row that is left can be decided in the budget',
  'all-failed': 'every benchmark that was left failed',
  'nothing-to-run': 'nothing to run',
  records: 'made from raw records',
}

/** What a report says of it: `Report.stopReason`. */
export function stopText(stop: Stop): string {
  if (stop.kind === 'merged') return `merged from ${stop.reports} reports`
  return stop.kind === 'unknown' ? 'unknown' : TEXTS[stop.kind]
}

/** Why the run of a report ended. */
export const stopOf = ({ stop }: { stop?: Stop }): Stop => stop ?? { kind: 'unknown' }
