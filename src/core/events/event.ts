/** An event of GitHub as a job of Actions has it. */
import { z } from 'zod'
import type { Suite } from '../model/model.ts'

/** The two ends of what is compared, as git refs; null: not named. */
export type Refs = {
  base: string | null
  head: string | null
  /** True: compare with `base` itself; false: with its merge base with head. */
  exactBase: boolean
}

const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)

/** A branch name that cannot be read as an option or leave the refs; others are as if absent. */
const branch = z
  .string()
  .regex(/^[A-Za-z0-9_][\w./+-]{0,199}$/)
  .refine((name) => !name.includes('..'))

const repository = z.object({ repository: z.object({ default_branch: branch }) })
const commit = z.object({ sha })
const pullRequest = z.object({ pull_request: z.object({ base: commit, head: commit }) })
const push = z.object({ before: sha, after: sha, forced: z.boolean().default(false) })
const mergeGroup = z.object({ merge_group: z.object({ base_sha: sha, head_sha: sha }) })

/** What git hosts send in place of a commit that does not exist. */
const isNothing = (hash: string) => /^0+$/.test(hash)

const NONE: Refs = { base: null, head: null, exactBase: false }

/**
 * What to compare by default under an event of GitHub Actions. Only the fields named above are
 * read; an event without them names no commits, so that the tool's own defaults hold.
 *
 * - pull_request: its head commit, never the merge commit that is checked out, against the merge
 *   base with the branch it goes to: what others merged since is not charged to it.
 * - merge_group: the group's head against the commit it was put on.
 * - push: what the branch was before against what it is now. A new branch has no before, and that
 *   of a forced push is no longer fetched: both are compared with the default branch.
 * - any other: the checked-out commit against the default branch.
 */
export function refsOfEvent(name: string, payload: unknown): Refs {
  const home = repository.safeParse(payload).data?.repository.default_branch
  const fallback: Refs = home === undefined ? NONE : { ...NONE, base: `origin/${home}` }
  switch (name) {
    case 'pull_request': {
      const { base, head } = pullRequest.parse(payload).pull_request
      return { base: base.sha, head: head.sha, exactBase: false }
    }
    case 'merge_group': {
      const { base_sha, head_sha } = mergeGroup.parse(payload).merge_group
      return { base: base_sha, head: head_sha, exactBase: true }
    }
    case 'push': {
      const { before, after, forced } = push.parse(payload)
      if (isNothing(after)) return NONE
      if (isNothing(before) || forced) return { ...fallback, head: after }
      return { base: before, head: after, exactBase: true }
    }
    default:
      return fallback
  }
}

/**
 * The commit whose rules gate what the event is about; null: the checked-out suite file's own.
 * Those who wrote the change wrote its suite file as well, so the base's rules hold.
 */
export function policyRefOf(name: string, payload: unknown): string | null {
  const refs = refsOfEvent(name, payload)
  return ['pull_request', 'merge_group', 'issue_comment'].includes(name) ? refs.base : null
}

/**
 * Which refs to ask for: those of the inputs; where an input says nothing and the suite names no
 * source of its own, those of the event. Null leaves it to the suite.
 */
export function chooseRefs(
  inputs: Refs,
  suite: Pick<Suite, 'base' | 'head' | 'compare'>,
  event: Refs,
): Refs {
  const ofEvent = (side: 'base' | 'head') =>
    suite[side] === null && suite.compare === undefined ? event[side] : null
  const base = inputs.base ?? ofEvent('base')
  const head = inputs.head ?? ofEvent('head')
  const isOfEvent = inputs.base === null && base !== null
  return { base, head, exactBase: isOfEvent ? event.exactBase : inputs.exactBase }
}
