/** What stands at a commit: a status or a check run of ours, set once and set anew. */
import type { CheckRun, CommitStatus, GitHub, StoredCheckRun } from '../host/port/github.ts'
import { makeOnce } from '../host/port/make-once.ts'

/** outdated: something that outranks it stands there. */
export type Marked = 'set' | 'unchanged' | 'outdated'

/** Sets the status; one of somebody else's, however it looks, is set over. */
export async function setStatus(
  sha: string,
  wanted: CommitStatus,
  isOutranked: (url: string) => boolean,
  github: GitHub,
): Promise<Marked> {
  const me = await github.login()
  const standing = async () => {
    const found = await github.latestStatus(sha, wanted.context)
    if (found?.author !== me) return null
    return isOutranked(found.url) || hasAll(found, wanted) ? found : null
  }
  let isMade = false
  const found = await makeOnce(standing, async () => {
    isMade = true
    await github.createStatus(sha, wanted)
    return { ...wanted, author: me }
  })
  if (isMade) return 'set'
  return isOutranked(found.url) ? 'outdated' : 'unchanged'
}

/** Which check run is the one: the newest of its name, or the one that is about this. */
export type WhichCheck = 'newest' | 'same-external-id'

/** Makes the check run, or has the one that is there say this. `isNew`: as in makeOnce. */
export async function setCheckRun(
  { actions, ...wanted }: CheckRun,
  which: WhichCheck,
  isOutranked: (url: string) => boolean,
  github: GitHub,
  isNew = false,
): Promise<{ marked: Marked; check: StoredCheckRun }> {
  const me = await github.login()
  const find = async () => {
    const list = which === 'newest' ? 'latest' : 'all'
    const found = await github.listCheckRuns(wanted.headSha, wanted.name, list)
    const isIt = ({ externalId }: StoredCheckRun) =>
      which === 'newest' || externalId === wanted.externalId
    return found.find((one) => `${one.app}[bot]` === me && isIt(one)) ?? null
  }
  let isMade = false
  const make = () => {
    isMade = true
    return github.createCheckRun({ ...wanted, actions })
  }
  const check = await makeOnce(find, make, isNew)
  if (!isMade && isOutranked(check.url)) return { marked: 'outdated', check }
  if (hasAll(check, wanted)) return { marked: isMade ? 'set' : 'unchanged', check }
  return { marked: 'set', check: await github.updateCheckRun(check.id, { ...wanted, actions }) }
}

/** Whether `found` says everything that `wanted` says; buttons are not listed by GitHub. */
const hasAll = <T extends object>(found: T, wanted: Partial<T>) =>
  (Object.keys(wanted) as (keyof T)[]).every((key) => found[key] === wanted[key])
