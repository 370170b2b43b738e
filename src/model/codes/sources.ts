/**
 * Codes of what is read before anything runs: what the user wrote, sources, builds, placement; and
 * of profiles.
 */

import { plural } from '../plain.ts'
import { error, foreign, note, quotes, says, warning } from './kind.ts'

// What the user wrote: whoever reads it says what it expects, and what it got.

const SCHEMA = 'the schema or reader that refuses a value'

export const writtenCodes = {
  'bad-ask': foreign(error, 'the option or query that was refused'),
  'bad-input': foreign(error, 'the schema of the inputs'),
  'bad-script': says(error, ({ said }: { said: string }) => `sysbench cannot load it: ${said}`),
  'no-commit': says(
    error,
    ({ event }: { event: string }) => `"${event}" names no commit; say which`,
  ),
  'no-script': says(
    error,
    (none: { arm: string; script: string; file: string | null } | { folder: string }) =>
      'folder' in none
        ? `there is no folder ${none.folder}`
        : `arm ${none.arm}: ${none.file === null ? '' : `no readable ${none.file}, and `}` +
          `no script ${none.script} comes with sysbench`,
  ),
  'other-script': says(
    warning,
    ({ script, lacking }: { script: string; lacking: readonly string[] }) =>
      `${script} is in the folder of lua on some arms and not on ${lacking.join(', ')}`,
  ),
  setting: foreign(error, 'the schema of the settings'),
  alias: foreign(error, SCHEMA),
  'bad-key': foreign(error, SCHEMA),
  duplicate: foreign(error, SCHEMA),
  'duplicate-key': foreign(error, SCHEMA),
  missing: foreign(error, SCHEMA),
  syntax: foreign(error, 'the reader of YAML'),
  unreadable: foreign(error, 'the reader of YAML'),
  'unknown-key': foreign(error, SCHEMA),
  'unknown-name': foreign(error, SCHEMA),
  'wrong-key': foreign(error, SCHEMA),
  'wrong-value': foreign(error, SCHEMA),
} as const

// Sources, builds, the machine, profiles.

type SameCommit = { refs: readonly string[]; sha: string } | { sha: string; isShallow: boolean }

function sameCommitSentence(same: SameCommit): string {
  if ('refs' in same) return `${same.refs.join(' and ')} are the same commit ${same.sha}`
  const why = same.isShallow
    ? '; the clone is shallow, so that most of the history is not in it'
    : ''
  return `base and head are the same commit ${same.sha}: nothing to compare${why}`
}

/** Benchmarks that files of one side have, the first ones by name; `metric`: of it that alone. */
type OnlyIn = { names: readonly { name: string; metric?: string }[]; more: number }

function onlyInText(side: string, { names, more }: OnlyIn): string {
  const listed = names.map(({ name, metric }) =>
    metric === undefined ? name : `${name} (${metric})`,
  )
  return `only in ${side}: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

type UnknownBuildSetting = {
  version: string
  variable: string
  value: string
  known: readonly string[]
}

export const sourceCodes = {
  'same-commit': says(warning, sameCommitSentence),
  'uncommitted-changes': says(
    warning,
    ({ paths, more }: { paths: readonly string[]; more: number }) =>
      `uncommitted changes are not measured: ${paths.join(', ')}${more > 0 ? ', ...' : ''}`,
  ),
  'only-in-base': says(warning, (only: OnlyIn) => onlyInText('base', only)),
  'only-in-head': says(warning, (only: OnlyIn | { folder: string }) =>
    'folder' in only
      ? `folder ${only.folder} is not in base: nothing to compare with`
      : onlyInText('head', only),
  ),
  'outside-of-modules': says(
    warning,
    ({ file }: { /** What a project has. */ file: string | undefined }) =>
      `files with benchmarks below no ${file}, which are not built`,
  ),
  'not-built': says(
    note,
    ({ why }: { why: string }) => `benchmarks that are not built here: ${why}`,
  ),
  'built-alone': says(
    note,
    ({ why, instead }: { why: string; instead: string }) => `${why}; ${instead}`,
  ),
  'asked-by-code': foreign(note, 'the workload, whose code asks for it'),
  'benchmarks-from': says(
    warning,
    ({ workload }: { workload: string }) => `benchmarks-from: head means nothing to ${workload}`,
  ),
  'benchmarks-of-head': says(
    note,
    ({ refused }: { /** Null: they compile. */ refused: string | null }) =>
      refused === null
        ? "base's code runs head's benchmarks"
        : `head's benchmarks do not compile on base's code: it keeps its own (${refused})`,
  ),
  'base-without-project': says(
    warning,
    ({ file }: { file: string }) => `base has no ${file} there: it is built with that of head`,
  ),
  'package-error': foreign(warning, 'go list'),
  'unknown-build-setting': says(
    warning,
    ({ version, variable, value, known }: UnknownBuildSetting) =>
      `${version} knows no ${variable} "${value}"; ` +
      `known: ${known.join(', ') || '(none)'}; each also with "no" in front`,
  ),
  'reach-unknown': says(
    note,
    ({ why, isReached }: { why: string /** It may be: nobody knows. */; isReached: boolean }) =>
      isReached
        ? `benchmarks that the change may not reach were run, to be safe: ${why}`
        : `benchmarks that the change cannot reach are run too: ${why}`,
  ),
  'single-layout': says(
    warning,
    ({
      units,
    }: {
      /** For which the budget had no room; null: none could be linked. */ units: number | null
    }) =>
      units === null
        ? 'single layout: every build kept one order of its functions, which alone can move a ' +
          'benchmark by several percent'
        : `${plural(units, 'unit')} kept one layout, since the budget had no room to link often ` +
          'enough: the order of functions alone can move a benchmark by several percent',
  ),
} as const

/** Nodes as the suite has them. */
type Nodes = { nodes: string }
const numa = (nodes: string, why: string) => `numa ${nodes}: ${why}; nothing was bound`

export const placementCodes = {
  'left-behind': says(
    warning,
    ({ names }: { names: readonly string[] }) =>
      `left processes running, which were ended: ${names.join(', ')}`,
  ),
  'not-placed': says(warning, (one: { key: string; said: string } | { key: null }) =>
    one.key === null
      ? 'cpus, numa and huge-pages have no effect: they are read on Linux only'
      : `${one.key} has no effect: ${one.said}`,
  ),
  'cpus-not-allowed': says(
    warning,
    ({ cpus, missing, allowed }: { cpus: string; missing: string; allowed: string | null }) =>
      `cpus ${cpus}: ${missing} cannot be used here, where ${allowed} can; nothing was pinned`,
  ),
  'no-numa': says(warning, ({ nodes }: Nodes) => numa(nodes, 'this machine reports no NUMA nodes')),
  'one-numa-node': says(warning, ({ nodes }: Nodes) => numa(nodes, 'there is one NUMA node')),
  'no-such-node': says(
    warning,
    ({ nodes, missing, known }: Nodes & { missing: string; known: readonly string[] }) =>
      numa(nodes, `there is no node ${missing} among ${known.join(', ')}`),
  ),
  'no-cpus-of-node': says(warning, ({ nodes }: Nodes) =>
    numa(nodes, 'none of its CPUs can be used here'),
  ),
} as const

type NoRoom = { unprofiled: number } | { base: number; head: number; runs: number }
/** `output`: what a program printed; `lacks`: what counts. */
type FailedProfile = { said: string; output?: string } | { lacks: string }
type Empty = { kind: string; what: string; where: string }

export const profileCodes = {
  'counted-in-part': says(
    warning,
    ({ counted, all }: { counted: number; all: number }) =>
      `the instructions of ${counted} of ${plural(all, 'benchmark')} were counted before the ` +
      'rounds: a tenth of the budget has room for no more',
  ),
  'profile-benchmarks': says(
    warning,
    () => 'a contrast of benchmarks is not profiled: only the arms of one benchmark are',
  ),
  'profile-budget': says(warning, (left: NoRoom) =>
    'unprofiled' in left
      ? `${plural(left.unprofiled, 'benchmark')} not profiled: the budget has no room for it`
      : `profiled ${left.base} and ${left.head} of ${left.runs} times on base and head: the ` +
        'budget ended',
  ),
  'profile-empty': says(
    warning,
    ({ kind, what, where }: Empty) => `${kind} profile: nothing ${what}${where} on either side`,
  ),
  'profile-failed': quotes(
    warning,
    (failed: FailedProfile) =>
      'said' in failed
        ? failed.said
        : `instructions are not counted: ${failed.lacks} is not installed`,
    (failed) => ('said' in failed ? (failed.output ?? '') : ''),
  ),
  'profile-few-runs': says(
    warning,
    ({ kinds }: { kinds: readonly string[] }) =>
      `${kinds.join(', ')}: one run of a side does not show how much runs differ`,
  ),
  'profile-many': says(
    warning,
    ({ others, most }: { others: number; most: number }) =>
      `${others} more targets are not profiled: ${most} are the most of a run`,
  ),
  'profile-not-linux': says(
    warning,
    ({ platform, why }: { platform: string /** Known of this system. */; why: string | null }) =>
      why ?? `profiles are taken on Linux, this is ${platform}`,
  ),
} as const
