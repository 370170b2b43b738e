/** What is measured without a pull request: merges, nights, releases. Each is made once. */
import { releaseBefore } from '../../src/core/events/release.ts'
import { patternOf } from '../../src/core/text/pattern.ts'
import { type BaseSuites, SUITE_FILE, suitesAt } from '../../src/stories/base-suites.ts'
import type { Event } from '../intake/event.ts'
import { freshSince, newJob, overBudget, plainWish } from '../jobs/requests.ts'
import type { Parts } from '../jobs/services.ts'
import type { Cause, Job, Wish } from '../store/job.ts'
import { addJob, chainStartOf, listJobs, measuredLastOf, tellJob } from '../store/jobs.ts'
import { type Place, presentRepositories } from '../store/repositories.ts'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>

/** Wishes for one commit, as what brings them about has them. */
type Asked = { place: Place; cause: Cause; source: string; wishes: Wish[]; receivedAt: string }

/** Whether all that a push changed is what the suite file does not have measured. */
function isSkipped(paths: readonly string[] | null, { bot }: BaseSuites): boolean {
  const patterns = bot['main-skips'].map((text) => patternOf(text))
  return paths?.every((path) => patterns.some((one) => one.test(path))) ?? false
}

/**
 * The newest commit of the default branch is measured against what was measured there last. One
 * that waits for its turn is not needed any more: it is part of what the newer one measures.
 */
export async function merged(
  { place, headSha, beforeSha, paths }: Of<'merged'>,
  receivedAt: string,
  parts: Parts,
): Promise<void> {
  const rules = await suitesAt(headSha, SUITE_FILE, parts.github(place))
  if (isSkipped(paths, rules)) return
  const base = { asked: beforeSha, sha: null }
  const wishes = rules.bot['on-main'].map((suite) =>
    plainWish(suite, { headSha, base }, rules, parts.settings),
  )
  const cause = { kind: 'merge', by: null } as const
  const source = `merge:${headSha}`
  await start({ place, cause, source, wishes, receivedAt }, rules, parts)
}

/** Makes the jobs, within the budget; those of a kind that nothing has been spent on give way. */
async function start(asked: Asked, rules: BaseSuites, parts: Parts): Promise<void> {
  const { place, cause, source, wishes, receivedAt } = asked
  const { db, queue } = parts.store
  const at = parts.clock.timestamp()
  const { repository } = place
  const ask = { repository, by: null, more: wishes.length, now: at }
  const over = wishes.length === 0 ? null : await overBudget(db, ask, rules.bot)
  if (over !== null) {
    parts.log.warn({ repository, cause: cause.kind, reason: over }, 'not measured')
    return
  }
  await db.transaction().execute(async (trx) => {
    const waiting = await listJobs(trx, { repository, states: ['queued'] })
    for (const wish of wishes) {
      const given = { place, pull: null, isFork: false, cause, wish, ...freshSince(receivedAt) }
      const job = newJob(given, source, 'queued', at)
      if (!(await addJob(trx, queue, job))) continue
      for (const { id } of waiting.filter((one) => isOvertaken(one, job)))
        await tellJob(trx, queue, id, { kind: 'cancelled', why: OVERTAKEN, by: null }, at)
    }
  })
}

const OVERTAKEN = 'a newer merge is measured, and this one with it'

const isOvertaken = (before: Job, job: Job): boolean =>
  before.turnAt === null &&
  before.cause.kind === job.cause.kind &&
  (job.cause.kind === 'merge' || job.cause.kind === 'night') &&
  before.wish.suite === job.wish.suite

/** A release against the highest version before it. What is no version is no release. */
export async function released(
  { place, tag }: Of<'released'>,
  receivedAt: string,
  parts: Parts,
): Promise<void> {
  const github = parts.github(place)
  const before = releaseBefore(tag, await github.listTags())
  const headSha = await github.mergeBase(tag, tag)
  if (before === null || headSha === null) return
  const rules = await suitesAt(headSha, SUITE_FILE, github)
  const base = { asked: before, sha: null }
  const wishes = rules.bot['on-release'].map((suite) =>
    plainWish(suite, { headSha, base }, rules, parts.settings),
  )
  const cause = { kind: 'release', by: null, tag } as const
  await start(
    { place, cause, source: `release:${tag}:${headSha}`, wishes, receivedAt },
    rules,
    parts,
  )
}

/** Every repository's default branch against where it was the night before. */
export async function startNight({ store: { db, queue } }: Parts): Promise<void> {
  for (const { repositoryId: repository, installation } of await presentRepositories(db))
    await queue.send(
      db,
      'night',
      { repository },
      { key: String(repository), group: String(installation) },
    )
}

export async function nightOf(place: Place, parts: Parts): Promise<void> {
  const { defaultBranch } = place
  const github = parts.github(place)
  const headSha = await github.mergeBase(defaultBranch, defaultBranch)
  if (headSha === null) return
  const rules = await suitesAt(headSha, SUITE_FILE, github)
  const wishes: Wish[] = []
  for (const suite of rules.bot.nightly) {
    const far = await farBack(place, suite, parts)
    if (far === null || far === headSha) continue
    const base = { asked: far, sha: null }
    wishes.push(plainWish(suite, { headSha, base }, rules, parts.settings))
  }
  const cause = { kind: 'night', by: null } as const
  const receivedAt = parts.clock.timestamp()
  const source = `night:${receivedAt.slice(0, 10)}:${headSha}`
  await start({ place, cause, source, wishes, receivedAt }, rules, parts)
}

/** The night before; else where the chain of merges begins, else the last release. */
async function farBack({ repository }: Place, suite: string, parts: Parts): Promise<string | null> {
  const { db } = parts.store
  const night = await measuredLastOf(db, { repository, suite, kind: 'night' })
  return night ?? (await chainStartOf(db, { repository, suite })) ?? 'release'
}
