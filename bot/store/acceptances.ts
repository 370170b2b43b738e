/** Accepted rows, and the heads of pull requests as events reported them. */
import type { Acceptance } from '../../src/model/model.ts'
import type { Db } from './tables.ts'

/** What is accepted for a commit, in no order. */
export async function acceptancesOf(
  db: Db,
  repository: string,
  sha: string,
): Promise<Acceptance[]> {
  return db
    .selectFrom('acceptances')
    .select(['row', 'reason', 'by', 'at', 'sha'])
    .where('repository', '=', repository)
    .where('sha', '=', sha)
    .execute()
}

/** Written once, however often its event is handled. */
export async function addAcceptances(
  db: Db,
  repository: string,
  source: string,
  acceptances: Acceptance[],
) {
  if (acceptances.length === 0) return
  await db
    .insertInto('acceptances')
    .values(acceptances.map((acceptance) => ({ ...acceptance, repository, source })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addHead(
  db: Db,
  head: { repository: string; pull: number; sha: string; seenAt: Date; updatedAt: Date },
): Promise<void> {
  await db
    .insertInto('heads')
    .values(head)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest head that was known before an instant; null: none was. */
export async function headBefore(
  db: Db,
  repository: string,
  pull: number,
  at: string | null,
): Promise<string | null> {
  let query = db
    .selectFrom('heads')
    .select('sha')
    .where('repository', '=', repository)
    .where('pull', '=', pull)
  if (at !== null) query = query.where('seenAt', '<', new Date(at))
  const newest = query.orderBy('updatedAt', 'desc').orderBy('seenAt', 'desc')
  const row = await newest.limit(1).executeTakeFirst()
  return row?.sha ?? null
}

/**
 * Whether the newest head is that one, and another event than the one of that instant told so;
 * `since`: as of that time, by GitHub's clock, or a later one.
 */
export async function isHeadReported(
  db: Db,
  repository: string,
  { number, headSha }: { number: number; headSha: string },
  seenAt: Date,
  since = new Date(0),
): Promise<boolean> {
  if ((await headBefore(db, repository, number, null)) !== headSha) return false
  const other = await db
    .selectFrom('heads')
    .select('sha')
    .where('repository', '=', repository)
    .where('pull', '=', number)
    .where('sha', '=', headSha)
    .where('seenAt', '!=', seenAt)
    .where('updatedAt', '>=', since)
    .executeTakeFirst()
  return other !== undefined
}
