/** Rows that a maintainer accepts for one commit: the file of them, and what they do. */
import { z } from 'zod'
import { ConfigError, makeFinding } from '../model/findings.ts'
import type { Acceptance, Comparison, Problem } from '../model/model.ts'
import { explainIssues, readSuiteText } from '../plan/suite-text.ts'
import { closed } from '../settings/values.ts'
import { alsoByClock } from './clocks.ts'

export const ACCEPTANCES_FILE = '.gcbench-accept.yml'

const line = (most: number, what: string) =>
  z
    .string({ error: `expected ${what}` })
    .trim()
    .min(1, `expected ${what}`)
    .max(most, `expected ${what} of at most ${most} characters`)

const DATE = 'expected a date such as 2026-01-31'

export const filedAcceptance = closed({
  row: line(300, 'a row, as benchmark:metric'),
  reason: line(200, 'a reason'),
  by: z
    .string({ error: 'expected a login' })
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/, 'expected a login'),
  at: z
    .string({ error: DATE })
    .refine((at) => z.iso.date().or(z.iso.datetime()).safeParse(at).success, DATE),
  sha: z
    .string({ error: 'expected the full hash of a commit' })
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'expected the full hash of a commit'),
})

const file = closed({
  accept: z
    .array(filedAcceptance, { error: 'expected a list of acceptances' })
    .max(200, 'expected at most 200'),
})

/** Text of an acceptances file. Throws ConfigError with all that is wrong. */
export function readAcceptances(text: string, fileName: string): Acceptance[] {
  const document = readSuiteText(text, fileName)
  if (!document.readable || document.problems.length > 0) throw new ConfigError(document.problems)
  const checked = file.safeParse(document.value)
  if (checked.success) return checked.data.accept
  const context = { root: document.value, path: [] }
  throw new ConfigError(explainIssues(checked.error.issues, context, document.locate))
}

/** How a row is named in commands, acceptances and replies. */
export const rowName = ({ benchmark, metric }: Pick<Comparison, 'benchmark' | 'metric'>) =>
  `${benchmark}:${metric}`

/** Stands for everything that somebody would have to look at. */
export const ALL_ROWS = 'all'

/**
 * The acceptance of a row for this head; a row of one contrast may be named with it. The time of a
 * benchmark is accepted by the name of either clock: which of them gates is found by each run.
 */
export function acceptanceOf(
  row: Pick<Comparison, 'benchmark' | 'metric' | 'contrast'>,
  acceptances: readonly Acceptance[],
  headSha: string | null,
): Acceptance | null {
  const own = alsoByClock(row.metric).flatMap((metric) => {
    const name = rowName({ ...row, metric })
    return [name, `${name}:${row.contrast}`]
  })
  const names = [...own, ALL_ROWS]
  return acceptances.find((one) => one.sha === headSha && names.includes(one.row)) ?? null
}

/**
 * Acceptances as they hold for the commit that a merge queue made of a change: what is accepted at
 * the head of that change is accepted there, too.
 */
export const heldInQueue = (
  acceptances: readonly Acceptance[],
  { changeSha, groupSha }: { changeSha: string; groupSha: string },
): Acceptance[] =>
  acceptances.map((one) => (one.sha === changeSha ? { ...one, sha: groupSha } : one))

/**
 * What the reader should know of each acceptance: that it holds, lapsed, or names nothing.
 * `missing`: names of rows that should be there and are not; they can be accepted, too.
 */
export function acceptanceProblems(
  rows: readonly Comparison[],
  acceptances: readonly Acceptance[],
  headSha: string | null,
  missing: readonly string[] = [],
): Problem[] {
  const own = rows.flatMap((one) => [rowName(one), `${rowName(one)}:${one.contrast}`])
  const all = own.length + missing.length === 0 ? [] : [ALL_ROWS]
  const names = new Set(acceptances.length === 0 ? [] : [...own, ...missing, ...all])
  return acceptances.map((acceptance) => {
    const { row, sha } = acceptance
    const subject = { row }
    if (sha !== headSha) {
      const next = 'look again, and accept it for this head or remove the acceptance'
      return makeFinding('acceptance-lapsed', subject, acceptance, { next })
    }
    if (names.has(row)) return makeFinding('accepted', subject, acceptance)
    const next = 'name it as benchmark:metric'
    return makeFinding('acceptance-unknown-row', subject, acceptance, { next })
  })
}
