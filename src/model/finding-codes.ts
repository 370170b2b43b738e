/**
 * The table of everything that gcbench reports beside numbers: one row for each code, with how bad
 * it is, what the gate makes of it and, where another part of gcbench decides by it, its sentence.
 * The compiler refuses a code that is not here. A code is part of report.json: do not rename one.
 */

import { plural } from './plain.ts'
import { printDuration, printValue } from './unit.ts'

/**
 * error: what was asked for is not done, or cannot be relied on. warning: it is done, but a part is
 * missing or may mislead. note: good to know.
 */
type Severity = 'error' | 'warning' | 'note'

/**
 * - `holds`: nothing passes, unless somebody accepts it by name.
 * - `asks`: somebody has to look, whatever the rows say, unless it is accepted by name. Of a row, its
 *   word is not enough.
 * - `as-failed`, `as-undecided`: a benchmark, or all of a unit, was not measured; if it has no row,
 *   it counts like a row that failed or is not decided.
 * - `unmeasured`: something that both sides may have was not measured, so a table without rows is
 *   not explained by benchmarks of one side.
 * - `one-sided`: only one side has the benchmark: there is nothing to compare.
 * - `nothing`: the gate ignores it.
 */
export type GateEffect =
  | 'holds'
  | 'asks'
  | 'as-failed'
  | 'as-undecided'
  | 'unmeasured'
  | 'one-sided'
  | 'nothing'

/**
 * What a finding is about, where a reader needs more than its subject: an acceptance; the end of
 * one process; a benchmark that an arm stopped running; that there is no row at all; what the
 * machine did to the whole run.
 */
type Topic = 'acceptance' | 'process' | 'given-up' | 'no-row' | 'machine'

type Kind = {
  severity: Severity
  gate: GateEffect
  topic?: Topic
  /** The sentence, of what was seen. Absent: whoever finds it writes it, often in foreign words. */
  // biome-ignore lint/suspicious/noExplicitAny: each row has details of its own
  sentence?: (details: any) => string
}

const note = { severity: 'note', gate: 'nothing' } as const
const warning = { severity: 'warning', gate: 'nothing' } as const
const error = { severity: 'error', gate: 'nothing' } as const
const unmeasured = { severity: 'error', gate: 'unmeasured' } as const
const process = { severity: 'warning', gate: 'nothing', topic: 'process' } as const

type Missing =
  | { kind: 'contrast'; name: string }
  | { kind: 'metric'; name: string }
  | { kind: 'strict'; name: string }
  | { kind: 'benchmark'; name: string }

const MISSING: Record<Missing['kind'], (name: string) => string> = {
  contrast: (name) => `no row of ${name} gates`,
  metric: (name) => `no row has ${name}`,
  strict: (name) => `no benchmark is a strict ${name}`,
  benchmark: (name) => `benchmark ${name} has no row`,
}

type LeftOut =
  /** No room for so many rounds beside others, which come first. */
  | { why: 'no-room'; rounds: number; others: string }
  /** It began, and its rounds took longer than expected. */
  | { why: 'slow-rounds'; ran: number; rounds: number }
  | { why: 'too-slow'; budgetSec: number }
  /** Builds had their part of the budget before it was built. */
  | { why: 'no-build'; budgetSec: number }
  /** The time for trying out ended; `after`: how many of its benchmarks were tried, null: none. */
  | { why: 'not-tried'; budgetSec: number; after: number | null }

function leftOutSentence(left: LeftOut): string {
  switch (left.why) {
    case 'no-room':
      return `left out: ${left.rounds} rounds of it and of ${left.others} do not fit`
    case 'slow-rounds':
      return (
        `stopped after ${plural(left.ran, 'round')}, which took longer than expected: ` +
        `${left.rounds} rounds of it and of what goes on do not fit`
      )
    case 'no-build':
      return `left out: there was no time to build it in half of the budget of ${printDuration(left.budgetSec)}`
    case 'too-slow':
      return `left out: too slow to be tried out in a budget of ${printDuration(left.budgetSec)}`
    case 'not-tried': {
      const { after, budgetSec } = left
      const what =
        after === null ? 'it' : `what comes after its first ${plural(after, 'benchmark')}`
      const budget = printDuration(budgetSec)
      return `left out: there was no time to try ${what} out in a tenth of the budget of ${budget}`
    }
  }
}

type Accepted = { by: string; at: string; sha: string; reason: string }
const acceptedBy = ({ by, at, sha, reason }: Accepted) => `by ${by} on ${at} for ${sha}: ${reason}`

const machine = { severity: 'warning', gate: 'nothing', topic: 'machine' } as const

/** `othersPct`: of all CPUs. `names`: busiest first; empty: the programs cannot be seen. */
type BusyMachine = { othersPct: number; names: readonly string[] }

const share = (pct: number) => `${pct < 10 ? Number(pct.toPrecision(2)) : Math.round(pct)} %`
type Disagreement = { said: string; found: string }
/** A report that says something else than what it brings; nothing of it is believed. */
const disagreement = (name: string) =>
  ({
    severity: 'error',
    gate: 'nothing',
    sentence: ({ said, found }: Disagreement) =>
      `${name}the report says ${said}, the records give ${found}`,
  }) as const
type Unbuilt = {
  /** What has the first mistake: the unit's tests, its other code, or nobody knows. */
  of: 'tests' | 'code' | 'build'
  unit: string
  /** One side or more. */
  where: string
  /** The compiler's line. */
  line: string
}

function unbuiltSentence({ of, unit, where, line }: Unbuilt): string {
  if (of === 'build') return `the build of ${unit} fails on ${where}: ${line}`
  const what = of === 'tests' ? `the tests of ${unit} do` : `the package ${unit} does`
  return `${what} not compile on ${where}: ${line}`
}

export const codes = {
  // Rules of the base.
  'rules-unread': {
    severity: 'error',
    gate: 'holds',
    sentence: ({ why }: { why: string }) =>
      `the rules of the base could not be read, so this cannot pass: ${why}`,
  },
  'other-rules': {
    severity: 'error',
    gate: 'holds',
    sentence: () => 'the change judges metrics by other rules than its base, so this cannot pass',
  },
  'missing-row': {
    severity: 'error',
    gate: 'holds',
    sentence: ({ kind, name }: Missing) => `${MISSING[kind](name)}, and the base expects one`,
  },
  'policy-of-base': note,

  // Benchmarks that were not measured.
  'failed-everywhere': {
    severity: 'error',
    gate: 'as-failed',
    sentence: ({ cause }: { cause: string }) =>
      `failed wherever it was tried, so that nothing is known of it: ${cause}`,
  },
  unlisted: {
    severity: 'error',
    gate: 'as-failed',
    sentence: ({ cause }: { cause: string }) =>
      `cannot list its benchmarks on any side, so that none of them is run: ${cause}`,
  },
  'left-out': { severity: 'error', gate: 'as-undecided', sentence: leftOutSentence },
  'probe-failed': { ...unmeasured, topic: 'process' },
  'probe-silent': { ...unmeasured, topic: 'process' },
  'list-failed': unmeasured,
  'build-failed': { ...unmeasured, sentence: unbuiltSentence },
  'module-left-out': unmeasured,
  'nothing-ran': {
    severity: 'error',
    gate: 'nothing',
    topic: 'no-row',
    sentence: ({ cause, isOfAll }: { cause: string; isOfAll: boolean }) =>
      `no process gave a result, on any side${isOfAll ? '' : '; one of them'}: ${cause}`,
  },
  'no-benchmarks': { ...error, topic: 'no-row' },
  'no-match': { ...error, topic: 'no-row' },
  'no-benchmark-pair': { ...error, topic: 'no-row' },
  'only-on-base': { severity: 'note', gate: 'one-sided' },
  'only-on-head': { severity: 'note', gate: 'one-sided' },
  'new-benchmark': {
    severity: 'note',
    gate: 'one-sided',
    sentence: () => 'new, not in base: nothing to compare',
  },
  'gone-benchmark': {
    severity: 'note',
    gate: 'one-sided',
    sentence: () => 'gone, not in head: nothing to compare',
  },
  'renamed-benchmark': {
    severity: 'error',
    gate: 'asks',
    sentence: ({ partner }: { partner: string }) =>
      `gone, while ${partner} is new: if it was renamed, nothing compares the two`,
  },
  'given-up': {
    severity: 'warning',
    gate: 'nothing',
    topic: 'given-up',
    sentence: ({ rounds, tried }: { rounds: number; tried: string }) =>
      `not run after round ${rounds}: ${tried}`,
  },
  /** Of a trial: its output cannot be trusted; of an arm: for that reason it was given up. */
  'odd-output': {
    severity: 'error',
    gate: 'nothing',
    topic: 'given-up',
    sentence: ({ rounds, tried }: { rounds: number; tried: string }) =>
      `not run after round ${rounds}: ${tried}`,
  },

  // The end of a process.
  'trial-failed': process,
  'trial-silent': process,
  'trial-timeout': process,
  'trial-unreadable': process,
  'trial-not-run': warning,
  'trial-stopped': note,
  'out-of-memory': warning,
  'server-failed': error,
  'server-starts': note,
  'offered-load': note,

  // Rows.
  'failed-row': error,
  'no-estimate': warning,
  'control-moved': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ control, metric }: { control: string; metric: string }) =>
      `control ${control} moved in ${metric}, although its code is the same on both sides`,
  },
  'clocks-disagree': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ wall, isSame }: { wall: 'slower' | 'faster'; isSame: boolean }) =>
      `${wall} by wall time, ${isSame ? 'the same' : 'the opposite'} by CPU time, which decides: ` +
      'it waits longer or shorter, or runs on more or fewer threads',
  },
  'diluted-cpu': {
    severity: 'note',
    gate: 'nothing',
    sentence: ({ pct }: { pct: number }) =>
      `the benchmark is ${pct} % of the time of its process, so its CPU time is mostly that of ` +
      'start-up and set-up, which hide what a change of its work does',
  },
  'lost-pairs': warning,
  'lost-on-head': {
    severity: 'error',
    gate: 'asks',
    sentence: ({ side, lost, ran }: { side: string; lost: number; ran: number }) =>
      `${side} gave no number in ${lost} of ${plural(ran, 'round')} in which the other side did: ` +
      'a missing result counts as worse than any number, and the estimate leaves those rounds out',
  },
  'new-non-zero': note,
  'below-resolution': warning,
  'few-pairs-on-machine': warning,
  'differs-by-machine': warning,
  'sparse-metric': warning,
  'short-blocks': warning,
  'metric-not-seen': warning,
  'unit-direction': warning,
  filtered: note,

  // Acceptances.
  accepted: {
    severity: 'note',
    gate: 'nothing',
    topic: 'acceptance',
    sentence: (one: Accepted) => `accepted ${acceptedBy(one)}`,
  },
  'acceptance-lapsed': {
    severity: 'warning',
    gate: 'nothing',
    topic: 'acceptance',
    sentence: (one: Accepted) => `accepted ${acceptedBy(one)}; head is another now`,
  },
  'acceptance-unknown-row': {
    severity: 'warning',
    gate: 'nothing',
    topic: 'acceptance',
    sentence: (one: Accepted) => `no row has this name; ${acceptedBy(one)}`,
  },
  'acceptances-unread': warning,

  // Sources and builds.
  'same-commit': warning,
  'uncommitted-changes': warning,
  'only-in-base': warning,
  'only-in-head': warning,
  'outside-of-modules': warning,
  'not-built': note,
  'built-alone': note,
  'asked-by-code': note,
  'benchmarks-from': warning,
  'benchmarks-of-head': note,
  'base-without-project': warning,
  'package-error': warning,
  'unknown-build-setting': warning,
  'reach-unknown': note,
  'single-layout': warning,
  'whole-process-clock': {
    severity: 'note',
    gate: 'nothing',
    sentence: ({ version, why }: { version: string; why: string }) =>
      `CPU time is that of whole processes, start-up and set-up included: ${version} cannot read ` +
      `the CPU clock where a benchmark's timer runs (${why})`,
  },
  'moved-unit': {
    severity: 'note',
    gate: 'nothing',
    sentence: ({ was }: { was: string }) =>
      `compared with ${was} of base, which it was before it moved`,
  },

  // The machine.
  'busy-machine': {
    ...machine,
    sentence: ({ othersPct, names }: BusyMachine) => {
      const by = names.length === 0 ? '' : ` (${names.join(', ')})`
      return `other programs took ${share(othersPct)} of the CPU${by}`
    },
  },
  'stolen-cpu': {
    ...machine,
    sentence: ({ pct }: { pct: number }) =>
      `other virtual machines of the host took ${share(pct)} of the CPU`,
  },
  'throttled-cpu': {
    ...machine,
    sentence: ({ pct }: { pct: number }) =>
      `a CPU quota held the benchmarks back ${share(pct)} of the time`,
  },
  'short-memory': {
    ...machine,
    sentence: ({ pct }: { pct: number }) => `programs waited for memory ${share(pct)} of the time`,
  },
  /** Code of one side may have written the numbers of the other. */
  'not-isolated': {
    severity: 'error',
    gate: 'holds',
    sentence: ({ refused }: { refused: readonly string[] }) =>
      ['nothing kept the two sides apart, so this cannot pass', ...refused]
        .join('; ')
        .slice(0, 1000),
  },
  'left-behind': warning,
  'not-placed': warning,
  'cpus-not-allowed': warning,
  'no-numa': warning,
  'one-numa-node': warning,
  'no-such-node': warning,
  'no-cpus-of-node': warning,

  // Reports.
  cut: warning,
  'too-large': error,
  'cannot-merge': error,
  'short-shard': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ isStopped, ran, max }: { isStopped: boolean; ran: number; max: number }) =>
      `${isStopped ? 'somebody stopped it' : 'its budget ended'} after ${plural(ran, 'round')} ` +
      `of ${max}; they count with the others`,
  },
  'missing-shard': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ shard, count }: { shard: number; count: number }) =>
      `shard ${shard} of ${count} is missing: its rounds are not in this report`,
  },
  'profiles-of-shards': note,

  // Reports that do not say what their records give.
  'no-records': {
    severity: 'error',
    gate: 'nothing',
    sentence: () => 'the report brings no raw records, so that nothing in it can be computed again',
  },
  'other-records': disagreement(''),
  'relabelled-verdict': disagreement('a relabelled verdict: '),
  'reversed-interval': disagreement('an interval that is upside down: '),
  'negative-time': disagreement('a negative time: '),
  'duplicate-row': disagreement('a row that is there twice: '),
  'duplicate-trial': disagreement('a trial that is recorded twice: '),
  'zero-hash': disagreement('a hash of zeros: '),
  'missing-trials': disagreement('less than the plan has: '),
  'trial-out-of-order': disagreement('a trial out of the order that the seed gives: '),
  'other-rows': disagreement('rows that are not those of the records: '),
  'other-numbers': disagreement(''),
  'other-conclusion': disagreement(''),
  'other-binary': disagreement(''),
  'other-rounds': disagreement(''),
  'other-problems': disagreement(''),
  'other-content': {
    severity: 'error',
    gate: 'nothing',
    sentence: ({ said, found }: Disagreement) =>
      `the report was changed after it was written: its checksum is ${said}, its content gives ${found}`,
  },

  // Profiles.
  'counted-in-part': warning,
  'profile-benchmarks': warning,
  'profile-budget': warning,
  'profile-empty': warning,
  'profile-failed': warning,
  'profile-few-runs': warning,
  'profile-many': warning,
  'profile-not-linux': warning,

  // What the user wrote.
  'bad-ask': error,
  'bad-input': error,
  'bad-script': error,
  'no-commit': error,
  'no-script': error,
  'other-script': warning,
  setting: error,
  alias: error,
  'bad-key': error,
  duplicate: error,
  'duplicate-key': error,
  missing: error,
  syntax: error,
  unreadable: error,
  'unknown-key': error,
  'unknown-name': error,
  'wrong-key': error,
  'wrong-value': error,

  // Outputs of programs.
  'bad-line': warning,
  'bad-unit-line': warning,
  'benchmark-failed': warning,
  'benchmark-skipped': note,
  'beyond-histogram': warning,
  'broken-histogram': warning,
  'broken-json': warning,
  'broken-xml': warning,
  'coarse-buckets': note,
  'configuration-varies': warning,
  'cut-output': warning,
  'failed-benchmark': warning,
  'failed-requests': warning,
  'failed-runs': warning,
  'forced-shutdown': warning,
  'machines-differ': warning,
  'missing-lines': warning,
  'more-problems': note,
  'no-events': warning,
  'no-finite-number': warning,
  'no-gc-lines': warning,
  'no-iterations': warning,
  'no-number': warning,
  'no-pauses': warning,
  'no-percentiles': warning,
  'no-results': error,
  'no-runtime-metrics': warning,
  'no-values': warning,
  panic: warning,
  'repeated-unit': warning,
  'reserved-unit': warning,
  restarted: warning,
  'run-failed': warning,
  'same-name': warning,
  'several-programs': note,
  'several-runs': note,
  'sparse-readings': warning,
  'too-few-events': warning,
  'too-many-keys': warning,
  'tools-differ': warning,
  'torn-lines': warning,
  unfinished: warning,
  'unknown-shape': warning,
  'unread-line': warning,

  /** What another version of gcbench wrote, and this one does not know. */
  unknown: warning,
} as const satisfies Record<string, Kind>

type Codes = typeof codes

/** Stable kebab-case id; the same code is one footnote in a table. */
export type Code = keyof Codes

/** Codes whose sentence is in the table, and what that sentence needs to know. */
export type SpokenCode = {
  [C in Code]: Codes[C] extends { sentence: unknown } ? C : never
}[Code]
export type DetailsOf<C extends SpokenCode> = Codes[C] extends {
  sentence: (...details: infer D) => string
}
  ? D extends [infer One]
    ? One
    : Record<string, never>
  : never

export const CODES = Object.keys(codes) as [Code, ...Code[]]

export const kindOf = (code: Code): Kind => codes[code]

export const sentenceOf = <C extends SpokenCode>(code: C, details: DetailsOf<C>): string =>
  kindOf(code).sentence?.(details) ?? ''

/** `, 2 s/op` after a name, where the time of an operation is known. */
export const perOperation = (opSec: number | null): string =>
  opSec === null ? '' : `, ${printValue(opSec, 's')}/op`
