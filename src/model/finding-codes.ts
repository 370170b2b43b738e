/**
 * The table of everything that gcbench reports beside numbers: one row for each code, with how bad
 * it is, what the gate makes of it and, where another part of gcbench decides by it, its sentence.
 * The compiler refuses a code that is not here. A code is part of report.json: do not rename one.
 */

import { z } from 'zod'
import {
  error,
  foreign,
  type Kind,
  note,
  process,
  quotes,
  says,
  unmeasured,
  warning,
} from './codes/kind.ts'
import { outputCodes } from './codes/outputs.ts'
import { rowCodes } from './codes/rows.ts'
import { placementCodes, profileCodes, sourceCodes, writtenCodes } from './codes/sources.ts'
import { plural } from './plain.ts'
import { printDuration, printValue } from './unit.ts'

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

/** What of a measurement the base does not vouch for. */
export type Unruled =
  | { of: 'reading' | 'reach' | 'findings' }
  /** Null: the report does not say. */
  | { of: 'walls'; kind: 'off' | null }
  | { of: 'version'; version: string }
  /** What of the run nobody can compute again, and why: how it was planned is not told, or too much ran. */
  | { of: 'replay'; why: Unreplayed }
  /** `why`: GitHub did not tell what it should be; null: it is another. */
  | { of: 'base'; sha: string | null; why: string | null }

/** How the limits of its first rounds were, how its runs were planned, or how many trials it has. */
export type Unreplayed = 'limits' | 'runs' | 'size'

const UNREPLAYED: Record<Unreplayed, string> = {
  limits: 'the report does not say under which limits its first rounds were run',
  runs: 'the report does not say how the runs that it pools were planned',
  size: 'the report has too many trials',
}

/** What was not checked of a report. */
export const unreplayedText = (why: Unreplayed): string =>
  `${UNREPLAYED[why]}: whether something stopped too early cannot be computed again`

function unruledText(one: Unruled): string {
  switch (one.of) {
    case 'reading':
      return 'the suite of the change, and not that of its base, said how results are read'
    case 'reach':
      return 'what the change cannot reach was left out, and the suite of the base runs it'
    case 'findings':
      return 'the report does not say what was left out, failed, or is new'
    case 'walls':
      return one.kind === null
        ? 'the report does not say what kept the two sides apart'
        : 'nothing kept the two sides apart, and the suite of the base does not say walls: off'
    case 'version':
      return (
        `gcbench ${one.version} measured it, and this gcbench would have planned or ended its ` +
        'rounds otherwise'
      )
    case 'replay':
      return unreplayedText(one.why)
    case 'base': {
      const { sha, why } = one
      return why === null
        ? `it compares with ${sha ?? 'no commit'}, which the change neither left nor goes to`
        : `whether ${sha ?? 'no commit'} is the base of the change is not known (${why})`
    }
  }
}

type LeftOut =
  /** No room for so many rounds beside others, which come first. */
  | { why: 'no-room'; rounds: number; others: string }
  /** It began, and its rounds took longer than expected. */
  | { why: 'slow-rounds'; ran: number; rounds: number }
  /** It began, and so many rounds of what executes the change come first. */
  | { why: 'change-first'; ran: number; rounds: number }
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
    case 'change-first':
      return (
        `stopped after ${plural(left.ran, 'round')}: ${left.rounds} rounds of it do not fit beside ` +
        'what executes the change'
      )
    case 'no-build':
      return `left out: a budget of ${printDuration(left.budgetSec)} has no time to build it and to measure it`
    case 'too-slow':
      return `left out: too slow to be tried out in a budget of ${printDuration(left.budgetSec)}`
    case 'not-tried': {
      const { after, budgetSec } = left
      const what =
        after === null ? 'it' : `what comes after its first ${plural(after, 'benchmark')}`
      const budget = printDuration(budgetSec)
      return `left out: a budget of ${budget} has no time to try ${what} out beside what is measured`
    }
  }
}

type Accepted = { by: string; at: string; sha: string; reason: string }
const acceptedBy = ({ by, at, sha, reason }: Accepted) => `by ${by} on ${at} for ${sha}: ${reason}`

const machine = { severity: 'warning', gate: 'nothing', topic: 'machine' } as const

/** `othersPct`: of all CPUs. `names`: busiest first; empty: the programs cannot be seen. */
type BusyMachine = { othersPct: number; names: readonly string[] }

type GivenUp = { rounds: number; tried: string }

/** Why an output cannot be that of the benchmark alone. */
export type OddOutput =
  | { odd: 'renamed'; name: string; was: string }
  | { odd: 'other-name'; name: string }
  | { odd: 'lines'; name: string; lines: number; expected: number }
  | { odd: 'nameless'; results: number }
  | { odd: 'iterations'; name: string; iterations: number; expected: number }
  /** It claims less than it was measured for at least. */
  | { odd: 'short'; name: string; iterations: number; claimedSec: number; leastSec: number }
  /** It claims more than its process lasted. */
  | { odd: 'long'; claimedSec: number; lastedSec: number }
  | { odd: 'own-clock' }

function oddText(one: OddOutput): string {
  switch (one.odd) {
    case 'renamed':
      return `names ${one.name}, which was ${one.was} when it was tried out`
    case 'other-name':
      return `names ${one.name}, which this process was not asked to run`
    case 'lines':
      return `has ${one.lines} result lines of ${one.name}, and ${one.expected} were asked for`
    case 'nameless':
      return `has ${plural(one.results, 'result')} without a name: something else wrote a line in its place`
    case 'iterations':
      return `claims ${one.iterations} iterations of ${one.name}, and ${one.expected} were asked for`
    case 'short':
      return (
        `claims ${one.iterations} iterations of ${one.name} in ${one.claimedSec.toPrecision(3)} s, ` +
        `and it is measured for ${one.leastSec.toPrecision(3)} s at least`
      )
    case 'long':
      return (
        `claims ${one.claimedSec.toPrecision(3)} s of measuring, and the whole process lasted ` +
        `${one.lastedSec.toPrecision(3)} s`
      )
    case 'own-clock':
      return (
        'has times of its own: when it was tried out it claimed less than it was measured for, ' +
        'and on another side it did not'
      )
  }
}

/** In what a report cannot be pooled with the others, which are of `report`, from 1. */
export type Unmergeable =
  | { differs: 'base' | 'head'; is: string | null; not: string | null }
  | { differs: 'compared' | 'suite' }
  | { differs: 'binaries'; builds: readonly { unit: string; arm: string }[] }
  | { shares: number; report: number }
  | { lacks: 'records' }

function unmergeableText(one: Unmergeable): string {
  if ('lacks' in one) return 'holds no raw records'
  if ('shares' in one)
    return `has ${plural(one.shares, 'trial')} that report ${one.report} has, too`
  switch (one.differs) {
    case 'base':
    case 'head':
      return `${one.differs} is ${one.is ?? 'absent'}, not ${one.not ?? 'absent'}`
    case 'compared':
      return 'other commits are compared'
    case 'suite':
      return 'the suite is another one'
    case 'binaries':
      return `other binaries: ${one.builds.map(({ unit, arm }) => `${unit} on ${arm}`).join(', ')}`
  }
}

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
type Unbuilt = UnbuiltUnit | ({ /** Of a whole arm. */ said: string } & Printed)

const unbuiltUnitSchema = z.object({
  /** What has the first mistake: the unit's tests, its other code, or nobody knows. */
  of: z.enum(['tests', 'code', 'build']),
  unit: z.string(),
  /** One side or more. */
  where: z.string(),
  /** The compiler's line. */
  line: z.string(),
})
type UnbuiltUnit = z.infer<typeof unbuiltUnitSchema>

function unbuiltText({ of, unit, where }: UnbuiltUnit): string {
  if (of === 'build') return `the build of ${unit} fails on ${where}`
  const what = of === 'tests' ? `the tests of ${unit} do` : `the package ${unit} does`
  return `${what} not compile on ${where}`
}

/** What does not build, without the compiler's words; null: a whole arm, or of an earlier version. */
export function unbuiltUnit(details: unknown): string | null {
  const { data } = unbuiltUnitSchema.safeParse(details)
  return data === undefined ? null : unbuiltText(data)
}

const unbuiltSentence = (unbuilt: Unbuilt): string =>
  'said' in unbuilt ? unbuilt.said : `${unbuiltText(unbuilt)}: ${unbuilt.line}`

const PARTS_SHOWN = 3

/** `said`: by the database. */
type OtherTables = { script: string; filledBy: readonly string[]; said: string } & Printed

const listed = (names: readonly string[]): string =>
  names.slice(0, PARTS_SHOWN).join(', ') +
  (names.length > PARTS_SHOWN ? ` and ${names.length - PARTS_SHOWN} more` : '')

type Said = { said: string }
/** The lines of a program's output that say why; absent, or '': it printed nothing. */
type Printed = { output?: string }
const printed = ({ output = '' }: Printed): string => output
/** `how`: `SIGKILL`, or `exit code 2`. */
type Ended = { how: string } & Printed
type OutOfMemory = { lost: number; ran: number; ends: readonly string[] }
/**
 * How a process ended in which it was tried out: by itself, or with all that are tried out
 * together; absent: it said itself that it failed. Or no result in so many seconds.
 */
type Probed = ({ how?: string; isAlone?: true } & Printed) | { limitSec: number }
/** `output`: what it printed last in place of a result. */
type Silent = { isTimed: boolean } | { output: string }

function probeSentence(probed: Probed): string {
  if ('limitSec' in probed)
    return `gave no result in the time for probing, at most ${printDuration(probed.limitSec)}`
  const { how, isAlone } = probed
  if (how === undefined) return 'failed by itself'
  return isAlone ? `failed by itself: ${how}` : how
}

function silentSentence(silent: Silent): string {
  if ('output' in silent) return 'printed no benchmark result'
  return silent.isTimed
    ? 'gave no time of an operation: nothing to compare'
    : 'skipped itself or has no sub-benchmark that matches: nothing to compare'
}

const onlyOn =
  (side: string) =>
  ({ benchmark, metric }: { benchmark: string; metric: string }) =>
    `${benchmark} ${metric} was seen on ${side} only: nothing to compare`

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
  'other-measurement': {
    severity: 'error',
    gate: 'holds',
    sentence: (one: Unruled) => `${unruledText(one)}, so this cannot pass by itself`,
  },
  'policy-of-base': says(
    note,
    ({ base }: { /** Null: it has no such suite. */ base: string | null }) =>
      'the change has other gate or metrics rules, or other walls, than its base: ' +
      (base === null ? 'the defaults gate' : `the rules of ${base} gate`),
  ),

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
  'in-threads': says(
    { ...unmeasured, severity: 'warning' },
    () => 'left out: it starts threads (new Worker), in which no benchmark can be listed',
  ),
  'not-executed': says(
    note,
    (seen: { operations: number } | { sec: number }) =>
      `left out: it runs none of the changed code, in ${
        'sec' in seen ? `${printDuration(seen.sec)} of it` : plural(seen.operations, 'operation')
      }`,
  ),
  'coverage-unknown': says(
    note,
    ({ why }: { why: string }) => `which benchmarks execute the change is not known: ${why}`,
  ),
  'probe-failed': quotes({ ...unmeasured, topic: 'process' }, probeSentence, (one: Probed) =>
    'limitSec' in one ? '' : printed(one),
  ),
  'probe-silent': quotes({ ...unmeasured, topic: 'process' }, silentSentence, (one: Silent) =>
    'output' in one ? one.output : '',
  ),
  'list-failed': quotes(
    unmeasured,
    ({ said }: Said & Printed) => `cannot list benchmarks: ${said}`,
    printed,
  ),
  'build-failed': quotes({ ...unmeasured, namesPlace: true }, unbuiltSentence, (one: Unbuilt) =>
    'said' in one ? printed(one) : '',
  ),
  'module-left-out': quotes(
    unmeasured,
    ({ said }: Said & Printed) => `module left out: ${said}`,
    printed,
  ),
  'nothing-ran': {
    severity: 'error',
    gate: 'nothing',
    topic: 'no-row',
    sentence: ({ cause, isOfAll }: { cause: string; isOfAll: boolean }) =>
      `no process gave a result, on any side${isOfAll ? '' : '; one of them'}: ${cause}`,
  },
  'no-benchmarks': says(
    { ...error, topic: 'no-row' },
    () => 'no benchmarks found in base and head',
  ),
  'no-match': says(
    { ...error, topic: 'no-row' },
    ({ written, names, more }: { written: string; names: readonly string[]; more: number }) =>
      `no benchmark matches "${written}"; known: ${names.join(', ')}` +
      (more > 0 ? ` and ${more} more` : ''),
  ),
  'no-benchmark-pair': says(
    { ...error, topic: 'no-row' },
    ({ base, head }: { base: string; head: string }) =>
      `no two benchmarks match "${base}" -> "${head}"`,
  ),
  'only-on-base': says({ severity: 'note', gate: 'one-sided' }, onlyOn('base')),
  'only-on-head': says({ severity: 'note', gate: 'one-sided' }, onlyOn('head')),
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
  'changed-benchmark': {
    severity: 'warning',
    gate: 'asks',
    sentence: ({ parts }: { /** Declarations that differ, by name. */ parts: readonly string[] }) =>
      `this benchmark's own code changed (${listed(parts)}): its numbers compare two benchmarks, ` +
      'not two programs',
    several:
      "these benchmarks' own code changed: their numbers compare two benchmarks, not two programs",
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
    sentence: (one: GivenUp | OddOutput) =>
      'rounds' in one
        ? `not run after round ${one.rounds}: ${one.tried}`
        : `the output ${oddText(one)}`,
  },

  // The end of a process.
  'trial-failed': quotes(process, ({ how }: Ended) => `ended with ${how}`, printed),
  'other-tables': quotes(
    process,
    ({ script, filledBy, said }: OtherTables) =>
      `${script} did not find its own tables (${said}): ${filledBy.join(' and ')} filled the ` +
      'database for all benchmarks',
    printed,
  ),
  'trial-silent': quotes(process, (_: Printed) => 'printed no benchmark result', printed),
  'trial-timeout': quotes(
    process,
    ({ limitSec, ...last }: { limitSec: number } & Printed) =>
      `did not end within ${printDuration(limitSec)}${printed(last).trim() === '' ? '' : '; its last output'}`,
    printed,
  ),
  'trial-unreadable': says(process, ({ said }: Said) => `its output was not read: ${said}`),
  /** `isOfMachine`: for want of what the machine gives, whatever is started. */
  'trial-not-run': quotes(
    warning,
    ({ said }: Said & Printed & { isOfMachine?: true }) => said,
    printed,
  ),
  'trial-stopped': says(note, () => 'stopped by gcbench before it ended'),
  'out-of-memory': quotes(
    warning,
    (out: Ended | OutOfMemory) =>
      'how' in out
        ? `out of memory (${out.how})`
        : `out of memory in ${out.lost} of ${out.ran} rounds (${out.ends.join(', ')})`,
    (out: Ended | OutOfMemory) => ('how' in out ? printed(out) : ''),
  ),
  /** `said`: which step of the server failed, and how; `output`: its log. */
  'server-failed': quotes(error, ({ said }: Said & Printed) => said, printed),
  'server-starts': says(
    note,
    ({ rounds, starts, isOne }: { rounds: number; starts: number; isOne: boolean }) =>
      `${plural(rounds, 'round')}${isOne ? '' : ' of a benchmark'} ` +
      `${rounds === 1 ? 'comes' : 'come'} from ${plural(starts, 'server start')}`,
  ),
  'offered-load': says(
    note,
    ({ perSec }: { perSec: number }) =>
      `every arm was offered ${perSec.toLocaleString('en')} transactions/s`,
  ),
  'load-not-kept': says(
    warning,
    ({ arm, done, perSec }: { arm: string; done: number; perSec: number }) =>
      `${arm} answered ${Math.round(done).toLocaleString('en')} of the ` +
      `${perSec.toLocaleString('en')} transactions/s that arrived, so what waits, and its ` +
      'latency, grew for as long as a block lasted',
  ),

  ...rowCodes,

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
    sentence: (one: Accepted) => `accepted ${acceptedBy(one)}; head has changed since`,
  },
  'acceptance-unknown-row': {
    severity: 'warning',
    gate: 'nothing',
    topic: 'acceptance',
    sentence: (one: Accepted) => `no row has this name; ${acceptedBy(one)}`,
  },
  'acceptances-unread': says(
    warning,
    ({ of, said }: { /** `#12`, or the base. */ of: string; said: string }) =>
      `what ${of === 'base' ? 'the base accepts' : `is accepted on ${of}`} could not be read: ${said}`,
  ),

  // Sources and builds.
  ...sourceCodes,
  'whole-process-clock': {
    severity: 'note',
    gate: 'nothing',
    sentence: (one: { version: string } & ({ why: string } | { endedSec: number })) =>
      'CPU time is that of whole processes, start-up and set-up included: ' +
      ('why' in one
        ? `${one.version} cannot read the CPU clock where a benchmark's timer runs (${one.why})`
        : `the time for builds ended after ${printDuration(one.endedSec)}, before package testing ` +
          `of ${one.version} was compiled with a clock of CPU time`),
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
  ...placementCodes,

  // Reports.
  cut: says(
    warning,
    ({ count, paths }: { count: number; paths: readonly string[] }) =>
      `${count} texts or lists were cut to what a report holds: ${paths.join(', ')}`,
  ),
  'too-large': foreign(error, 'the schema of a report that refuses a value'),
  'cannot-merge': says(error, unmergeableText),
  'short-shard': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ isStopped, ran, max }: { isStopped: boolean; ran: number; max: number }) =>
      `${isStopped ? 'somebody stopped it' : 'its budget ended'} after ${plural(ran, 'round')} ` +
      `of ${max}; they count with the others`,
  },
  'missing-shard': says(
    warning,
    ({ shard, count }: { shard: number; count: number }) =>
      `shard ${shard} of ${count} is missing: its rounds are not in this report`,
  ),
  'profiles-of-shards': says(note, () => 'profiles are in the reports of the shards'),

  // Reports that do not say what their records give.
  'no-records': {
    severity: 'error',
    gate: 'nothing',
    sentence: () => 'the report brings no raw records, so that nothing in it can be computed again',
  },
  'other-records': says(
    error,
    (one: Disagreement | { /** Of its plan, none can be judged. */ unjudged: string }) =>
      'unjudged' in one
        ? `no records can be judged by it: ${one.unjudged}`
        : `the report says ${one.said}, the records give ${one.found}`,
  ),
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
  'other-contrasts': disagreement(''),
  'other-unchanged': disagreement('left out, and it cannot be: '),
  'other-rounds': disagreement(''),
  'decided-otherwise': disagreement('rounds that are not those of the rule: '),
  'other-problems': disagreement(''),
  'other-content': says(
    error,
    ({ said, found }: Disagreement) =>
      `the report was changed after it was written: its checksum is ${said}, its content gives ${found}`,
  ),

  ...profileCodes,
  ...writtenCodes,
  ...outputCodes,

  /** What another version of gcbench wrote, and this one does not know. */
  unknown: foreign(warning, 'another version of gcbench'),
} as const satisfies Record<string, Kind>

type Codes = typeof codes

/** Stable kebab-case id; the same code is one footnote in a table. */
export type Code = keyof Codes

/** Codes whose sentence is in the table, and what that sentence needs to know. */
export type SpokenCode = {
  [C in Code]: Codes[C] extends { sentence: unknown } ? C : never
}[Code]
/** Codes about the end of one process. */
export type ProcessCode = {
  [C in SpokenCode]: Codes[C] extends { topic: 'process' } ? C : never
}[SpokenCode]
/** Codes whose words are somebody else's. */
export type ForeignCode = Exclude<Code, SpokenCode>
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

/** What a program printed about it; '': nothing, or it is about none. */
export const outputOf = <C extends SpokenCode>(code: C, details: DetailsOf<C>): string =>
  kindOf(code).output?.(details).trim() ?? ''

/** `, 2 s/op` after a name, where the time of an operation is known. */
export const perOperation = (opSec: number | null): string =>
  opSec === null ? '' : `, ${printValue(opSec, 's')}/op`
