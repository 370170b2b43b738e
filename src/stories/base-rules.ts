/** The story of whose rules hold: files of the base + GitHub -> what came of a run, under them. */
import type { Acceptance } from '../core/model/model.ts'
import type { Outcome } from '../core/report/artifact.ts'
import { type BaseRules, type Narrowing, underBaseRules } from '../core/report/base-rules.ts'
import { underAcceptances } from '../core/report/regate.ts'
import type { GitHub } from '../host/port/github.ts'
import { HostError } from '../host/port/host.ts'
import { acceptedRows, filedRows } from './accept.ts'
import { suitesAt } from './base-suites.ts'

/** The commit whose files hold; `sha` null: nobody can say which. */
export type Base = { sha: string | null; suiteFile: string }

/** Suites of the base. No file: the defaults. One that GitHub does not give holds what is told. */
export async function baseRulesAt(
  { sha, suiteFile }: Base,
  acceptances: readonly Acceptance[],
  github: GitHub,
): Promise<BaseRules> {
  const none = { suites: [], acceptances, sha }
  if (sha === null)
    return { ...none, unread: 'it is not known which commit they are of; say so by `suite-ref`' }
  try {
    const { suites, wrong } = await suitesAt(sha, suiteFile, github)
    return { suites, acceptances, sha, unread: wrong }
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    return { ...none, unread: error.message }
  }
}

/** What came of a run, by the rules of the base and under what is accepted on the pull request. */
export async function underBase(
  outcome: Outcome,
  base: Base,
  asked: Narrowing & { pull: number | null },
  github: GitHub,
): Promise<Outcome> {
  if (outcome.kind === 'missing') return outcome
  const { sha } = base
  const filed = sha === null ? { value: [], problems: [] } : await filedRows(sha, github)
  const told = asked.pull === null ? [] : await acceptedRows(asked.pull, github)
  const acceptances = [...filed.value, ...told]
  const report = underBaseRules(outcome.report, await baseRulesAt(base, acceptances, github), asked)
  return { kind: 'measured', report: underAcceptances(report, acceptances, filed.problems) }
}
