/**
 * A made-up history for `npm run bot-demo`: nobody waits there until dozens of merges are measured.
 * The times are invented, all that is said of them is what gcbench makes of such times.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { packReport, storeReport } from '../../bot/jobs/archive.ts'
import { conclude } from '../../bot/jobs/tasks.ts'
import { type Cause, type Job, openJob, type WorkflowRequest } from '../../bot/store/job.ts'
import { stored } from '../../bot/store/jobs.ts'
import { openStore, type StoreSettings } from '../../bot/store/store.ts'
import type { Tables } from '../../bot/store/tables.ts'
import { shortSha } from '../../src/model/plain.ts'
import { quiet } from '../../tests/bot/engines.ts'
import { measuredReport } from '../../tests/page/measured-report.ts'

const SUITE = 'made-up'
const [MERGES, ROUNDS] = [30, 10]

/** Benchmarks, and from which merge on each is so many times as slow; none: it stays as it is. */
const BENCHMARKS = [
  { name: 'MadeUp/decode', steps: [{ from: 19, by: 1.08 }] },
  { name: 'MadeUp/encode', steps: [{ from: 24, by: 0.88 }] },
  { name: 'MadeUp/lookup', steps: [] },
  { name: 'MadeUp/merge', steps: [{ from: 28, by: 1.05 }] },
  // Somebody made it slow, and somebody mended it.
  {
    name: 'MadeUp/parse',
    steps: [
      { from: 21, by: 1.15 },
      { from: 25, by: 1 / 1.15 },
    ],
  },
]
const NAMES = BENCHMARKS.map(({ name }) => name)

/** Merges that were tagged. */
const RELEASES = { 'v1.2.0': 12, 'v1.3.0': 26 }

const AUTHORS = ['ada', 'grace', 'linus']

const DAY_MS = 24 * 3_600_000

const shaOf = (nth: number) => createHash('sha1').update(`made-up merge ${nth}`).digest('hex')
const source = (nth: number) =>
  ({ asked: 'main', kind: 'ref', sha: shaOf(nth), path: null, mergeBaseOf: null }) as const
const levelAt = (at: number, nth: number) =>
  BENCHMARKS[at]!.steps.reduce((level, { from, by }) => (nth < from ? level : level * by), 1)

/** Where the pages of the service show it. */
export const MADE_UP_PATH = `history?${new URLSearchParams({
  suite: SUITE,
  contrast: 'refs',
  benchmark: NAMES[0]!,
  metric: 'time/op',
})}`

type Place = Job['place']
type Ends = { base: number; head: number }

/** Everything of a store that is made up for one repository. */
class MadeUp {
  readonly db: Kysely<Tables>
  readonly place: Place
  readonly today: Date
  constructor(db: Kysely<Tables>, place: Place, today: Date) {
    this.db = db
    this.place = place
    this.today = today
  }

  /** When that merge was: the last of them yesterday. */
  timeOf(merge: number): Date {
    return new Date(this.today.getTime() - (MERGES + 1 - merge) * DAY_MS)
  }

  async report(id: string, ref: string, { base, head }: Ends, at: Date, author: string | null) {
    const report = measuredReport(NAMES, ROUNDS, {
      effectOf: (side, nth) => levelAt(nth, side === 'head' ? head : base),
      from: 2 * NAMES.length * ROUNDS * (head + 31 * (head - base - 1)),
      hasLoss: false,
      suite: { name: SUITE },
      sources: { base: source(base), head: source(head) },
      command: 'npm run bot-demo (its numbers are made up)',
    })
    const { repository } = this.place
    const ends = { headSha: shaOf(head), baseSha: shaOf(base) }
    const kept = { id, repository, suite: SUITE, ref, ...ends, baseRef: null, runUrl: null }
    const packed = await packReport(report)
    const entry = { ...kept, author, keptAt: at }
    await this.db.transaction().execute((trx) => storeReport(trx, entry, packed))
    return packed.body
  }

  /** One that is over: nobody has to do anything for it. */
  async job(
    id: string,
    cause: Cause,
    { base, head }: Ends,
    more: Partial<Job> & { bisect?: WorkflowRequest['bisect']; baseRef?: string },
  ): Promise<Job> {
    const { bisect, baseRef = 'main', ...over } = more
    const startedAt = this.timeOf(head).toISOString()
    const endedAt = new Date(Date.parse(startedAt) + 14 * 60_000).toISOString()
    const request: WorkflowRequest = {
      ...{ suite: SUITE, headSha: shaOf(head), base: { ref: baseRef, sha: shaOf(base) } },
      ...{ options: {}, gates: false, policySha: shaOf(head), suiteFile: '.gcbench.yml' },
      ...{ workflow: 'gcbench.yml', timeoutSec: 3600, parallel: 2, comments: false, onDoubt: null },
      ...(bisect === undefined ? {} : { bisect }),
    }
    const draft = { id, place: this.place, pull: null, isFork: false, cause, request }
    const job: Job = {
      ...openJob(draft, 'queued', startedAt),
      ...{ state: 'reported', turnAt: startedAt, startedAt, endedAt, ...over },
    }
    const { repository } = this.place
    const times = { askedAt: new Date(startedAt), endedAt: new Date(endedAt) }
    const row = { id, repository, headSha: shaOf(head), suite: SUITE, state: job.state, version: 1 }
    await this.db
      .insertInto('jobs')
      .values({ ...row, ...times, turnAt: times.askedAt, doc: stored(job) })
      .execute()
    return job
  }

  /** One with its report, as the service judges it. */
  async measured(id: string, ref: string, cause: Cause, ends: Ends, more: Partial<Job> = {}) {
    const author = cause.kind === 'merge' ? (cause.author ?? null) : null
    // What measures a commit again comes after the merge.
    const waitMs = cause.kind === 'merge' ? 0 : 3_600_000
    const at = new Date(this.timeOf(ends.head).getTime() + waitMs)
    const body = await this.report(id, ref, ends, at, author)
    const tags = Object.entries(RELEASES).find(([, merge]) => merge === ends.base)
    const named = { ...more, ...(tags === undefined ? {} : { baseRef: tags[0] }) }
    const job = await this.job(id, cause, ends, named)
    const result = await conclude({ job, body, accepted: [] })
    const doc = stored({ ...job, result })
    await this.db.updateTable('jobs').set({ doc }).where('id', '=', id).execute()
  }
}

/** Fills a store that no bot has open yet: a merge a day until yesterday, and what came of them. */
export async function keepMadeUpHistory(
  settings: StoreSettings,
  place: Place,
  today: Date,
): Promise<void> {
  const { db, close } = await openStore(settings, quiet)
  const made = new MadeUp(db, place, today)
  for (let nth = 1; nth <= MERGES; nth++) {
    const ends = { base: nth - 1, head: nth }
    const cause = { kind: 'merge', by: null, author: AUTHORS[nth % 3]! } as const
    await made.measured(`${SUITE}-${nth}`, 'main', cause, ends)
  }
  const [[, before], [tag, release]] = Object.entries(RELEASES) as [
    [string, number],
    [string, number],
  ]
  const isReleased = { base: before, head: release }
  await made.measured('made-up-release', tag, { kind: 'release', by: null, tag }, isReleased)
  const night = { base: MERGES - 3, head: MERGES }
  await made.measured('made-up-night', 'main', { kind: 'night', by: null }, night)
  // The merges showed it, a fresh run confirmed it, and somebody had the commit looked for.
  const change = Math.log(BENCHMARKS[0]!.steps[0]!.by)
  const rows = [{ contrast: 'refs', benchmark: NAMES[0]!, metric: 'time/op', change }]
  const cause = { kind: 'alert', by: null, rows } as const
  const alert = { is: 'told', at: 2, isIssue: true, rows } as const
  const suspect = { base: 16, head: 20 }
  await made.measured('made-up-alert', 'main', cause, suspect, { alert })
  const bisect = { row: `${NAMES[0]}:time/op`, commits: 4, stages: 2, builds: 4, mostSec: 900 }
  const title = `${shortSha(shaOf(19))} "decode: check every length" did it: ${NAMES[0]} time/op +8.0 % slower`
  await made.job('made-up-bisect', { kind: 'comment', comment: 1, by: 'alice' }, suspect, {
    ...{ bisect, pull: 1, result: { conclusion: 'success', title, isDoubtful: false } },
  })
  await close()
}
