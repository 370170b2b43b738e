/**
 * `/bench accept` and `/bench explain`, about a row of a stored report; `/bench status` and `/bench
 * cancel`, about the jobs of a pull request.
 */
import { Answer } from '../../src/github/authorize.ts'
import { nearest } from '../../src/text/paths.ts'
import { botReplies, budgetLine, statusLine } from '../jobs/messages.ts'
import { acceptRows, spentBy, stopJobs, unfinished } from '../jobs/requests.ts'
import { askReport } from '../reports/process.ts'
import type { Job } from '../store/job.ts'
import { listJobs, placeInQueue } from '../store/jobs.ts'
import type { BotCommand } from './command.ts'

/** Accepts one row for this head: every report about it is judged again under that. */
export const accept: BotCommand<'accept'> = {
  kind: 'accept',
  async answer(invocation, context) {
    const { place, pull, headSha: sha, by, comment, saidAt, now, services } = context
    const { repository } = place
    const filter = { repository, pull: pull.number, headSha: sha, states: ['reported'] as const }
    const jobs = await listJobs(services.store.db, filter)
    const { row, reason } = invocation
    const having: Job[] = []
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const answer = await askReport('findRow', job, { row }, services)
      hasReport ||= answer !== null
      if (answer?.isKnown) having.push(job)
      if (answer?.near != null) near.push(answer.near)
    }
    if (!hasReport) throw new Answer(botReplies.noReport(), 'confused')
    if (having.length === 0)
      throw new Answer(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
    const acceptances = [{ row, reason, by, at: saidAt, sha }]
    const changed = await acceptRows(
      having,
      { source: `comment:${comment}`, acceptances, now },
      services,
    )
    return { text: botReplies.accepted([row], reason, sha, changed), reaction: '+1' }
  },
}

/** Tells how one row was judged, from the last report that has it. */
export const explain: BotCommand<'explain'> = {
  kind: 'explain',
  async answer({ row }, { place, pull, services }) {
    const { repository } = place
    const filter = { repository, pull: pull.number, states: ['reported'] as const }
    const jobs = (await listJobs(services.store.db, filter)).toReversed()
    const near: string[] = []
    let hasReport = false
    for (const job of jobs) {
      const answer = await askReport('findRow', job, { row }, services)
      if (answer === null) continue
      hasReport = true
      if (answer.explained !== null) return { text: answer.explained, reaction: '+1' }
      if (answer.near !== null) near.push(answer.near)
    }
    if (!hasReport) throw new Answer(botReplies.noReport(), 'confused')
    throw new Answer(botReplies.noSuchRow(row, nearest(row, near)), 'confused')
  },
}

// `/bench status` and `/bench cancel`: commands about the jobs of a pull request.

/** What is under way, how far, and what was spent; where nothing is, what came last. */
export const status: BotCommand<'status'> = {
  kind: 'status',
  async answer(_, { place, pull, now, rules, services }) {
    const { db } = services.store
    const { repository } = place
    const jobs = await listJobs(db, { repository, pull: pull.number })
    if (jobs.length === 0) return { text: botReplies.nothingRequested(), reaction: '+1' }
    const open = unfinished(jobs)
    const listed = open.length === 0 ? jobs.slice(-3) : open
    const lines: string[] = []
    for (const job of listed) lines.push(statusLine(job, await placeInQueue(db, job), now))
    const { jobs: count, minutes } = await spentBy(db, repository, null, now)
    const { budget } = rules.bot
    const spent = budgetLine(count, budget.jobs, minutes, budget.minutes)
    return { text: [...lines, '', spent].join('\n'), reaction: '+1' }
  },
}

/** Stops what is running or waiting for its turn; checks that wait for a word go on waiting. */
export const cancel: BotCommand<'cancel'> = {
  kind: 'cancel',
  async answer(_, { place, pull, by, now, services }) {
    const { repository } = place
    const states = ['queued', 'dispatched', 'running'] as const
    const jobs = await listJobs(services.store.db, { repository, pull: pull.number, states })
    if (jobs.length === 0) return { text: botReplies.nothingToCancel(), reaction: 'confused' }
    await stopJobs(jobs, by, now, services)
    return { text: botReplies.cancelled(jobs), reaction: '+1' }
  },
}
