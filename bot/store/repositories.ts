/**
 * What is stored by repository: the repository itself under its current name and installation, the
 * rows that are accepted in it, and the heads of its pull requests as events reported them.
 */

import { sql } from 'kysely'
import type { Acceptance } from '../../src/model/model.ts'
import { mark, markedAt } from './deliveries.ts'
import { inParts, REPORTS_AT_ONCE } from './store.ts'
import type { Db, Trx } from './tables.ts'

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

// The repositories that the bot knows. GitHub identifies one by its id; a name may change, or pass
// to another repository. All rows use the current name, so a rename is one transaction.

/** Where a name belongs to somebody else now and the new one is not known yet. */
export const PARKED = 'renamed/'
const parked = (id: string) => `${PARKED}${id}`

/** `seenAt` is renewed so often. */
const SEEN_MS = 6 * 3_600_000

async function rename(trx: Trx, from: string, to: string): Promise<void> {
  for (const table of ['jobs', 'heads', 'acceptances', 'reports'] as const)
    await sql`update ${sql.table(table)} set repository = ${to} where repository = ${from}`.execute(
      trx,
    )
  if (to.startsWith(PARKED)) return
  // GitHub sends on from an old address until another repository has that name.
  await sql`update reports set run_url = regexp_replace(run_url, '^(https?://[^/]+/)[^/]+/[^/]+',
    ${`\\1${to}`}) where repository = ${to}`.execute(trx)
}

/** By which its place of now was told of first: who tells of another one, and is older, is late. */
const markOf = (id: string) => `place of ${id}`

type Row = {
  name: string
  installation: string
  defaultBranch: string
  seenAt: Date
  goneAt: Date | null
  /** Only of one that has come to another installation: that the old one is suspended is over. */
  suspendedAt?: null
}

/** False: there is one of that id or of that name. Names that nobody has need no lock of all. */
async function isAdded(db: Db, id: string, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count = 0n } = await db
    .insertInto('repositories')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return count > 0n
}

/** False: it is there no more, or elsewhere. */
async function isRenewed(db: Db, id: string, row: Row): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('repositories')
    .set(row)
    .where('id', '=', id)
    .where('name', '=', row.name)
    .where('installation', '=', row.installation)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type CurrentRepository = Pick<StoredRepository, 'repository' | 'installation'> & {
  /** The App was not there, or as another installation. */
  isBack: boolean
}

/** What tells of a repository: when GitHub's words were so (ISO 8601), null: not known. */
export type EventTimes = { at: string | null; receivedAt: Date }

/**
 * The repository is there under this name; what was known under its old one goes along. What is
 * older than the last change of its name or its installation changes neither, and what came in
 * before the App was taken from it does not bring it back. Gives its place of now.
 */
export async function seeRepository(
  db: Db,
  place: StoredRepository,
  now: Date,
  times: EventTimes = { at: null, receivedAt: now },
): Promise<CurrentRepository> {
  const id = String(place.repositoryId)
  const { repository: name, defaultBranch } = place
  const installation = String(place.installation)
  const before = await findRow(db, id)
  const isSame =
    before?.name === name &&
    before.installation === installation &&
    before.defaultBranch === defaultBranch &&
    before.goneAt === null
  const stays = { repository: name, installation: place.installation, isBack: false }
  if (isSame && now.getTime() - before.seenAt.getTime() < SEEN_MS) return stays
  const isElsewhere = before !== undefined && before.installation !== installation
  const isGone = before?.goneAt != null && times.receivedAt <= before.goneAt && !isElsewhere
  const isBack = (before?.goneAt != null && !isGone) || isElsewhere
  const row = {
    name,
    installation,
    defaultBranch,
    seenAt: now,
    goneAt: isGone ? before.goneAt : null,
    ...(isElsewhere ? { suspendedAt: null } : {}),
  }
  if (before === undefined ? await isAdded(db, id, row) : await isRenewed(db, id, row))
    return { ...stays, isBack }
  const held = await db.transaction().execute((trx) => moveRepository(trx, id, row, times.at))
  return held ?? { ...stays, isBack }
}

const findRow = (db: Db, id: string) =>
  db.selectFrom('repositories').selectAll().where('id', '=', id).executeTakeFirst()

/** Null: it is at its new place; else where it stays, because `toldAt` is of before that. */
async function moveRepository(
  trx: Trx,
  id: string,
  row: Row,
  toldAt: string | null,
): Promise<CurrentRepository | null> {
  const { name, installation } = row
  await sql`select pg_advisory_xact_lock(hashtext('repositories'))`.execute(trx)
  const before = await findRow(trx, id)
  const isMoved =
    before !== undefined && (before.name !== name || before.installation !== installation)
  if (isMoved && toldAt !== null) {
    const movedAt = await markedAt(trx, markOf(id))
    const isLate = movedAt !== null && new Date(toldAt) < movedAt
    if (isLate && !before.name.startsWith(PARKED)) {
      const stays = { repository: before.name, installation: Number(before.installation) }
      return { ...stays, isBack: false }
    }
    await mark(trx, markOf(id), new Date(toldAt))
  }
  const other = await trx
    .selectFrom('repositories')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other !== undefined) {
    const away = parked(other.id)
    await trx.updateTable('repositories').set({ name: away }).where('id', '=', other.id).execute()
    await rename(trx, name, away)
  }
  await trx
    .insertInto('repositories')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  if (before !== undefined && before.name !== name) await rename(trx, before.name, name)
  return null
}

/** The App was taken from them (ids); null: from all of the installation. */
export async function loseRepositories(
  db: Db,
  installation: number,
  ids: readonly number[] | null,
  now: Date,
): Promise<void> {
  if (ids?.length === 0) return
  let query = db
    .updateTable('repositories')
    .set({ goneAt: now, suspendedAt: null })
    .where('installation', '=', String(installation))
    .where('goneAt', 'is', null)
  if (ids !== null) query = query.where('id', 'in', ids.map(String))
  await query.execute()
}

/**
 * GitHub refuses us the repository, as it does where the App was taken from it. Where it is known
 * to rest, that is why.
 */
export async function missRepository(
  db: Db,
  installation: number,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('repositories')
    .set({ goneAt: now })
    .where('id', '=', String(id))
    .where('installation', '=', String(installation))
    .where('goneAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .execute()
}

/** Until GitHub tells that an installation is suspended, its refusals look like a removal. */
const TOLD_LATE_MS = 3_600_000

/**
 * The installation is suspended since then; null: it goes on. Nothing of it is lost, however long
 * that lasts.
 */
export async function suspendInstallation(
  db: Db,
  installation: number,
  since: Date | null,
): Promise<void> {
  const all = db
    .updateTable('repositories')
    .set({ suspendedAt: since })
    .where('installation', '=', String(installation))
  await all.execute()
  if (since === null) return
  const justLost = new Date(since.getTime() - TOLD_LATE_MS)
  await all.set({ goneAt: null }).where('goneAt', '>', justLost).execute()
}

/**
 * Whether the repository of that id rests because its installation is suspended. `installation`:
 * whoever asks means it as that one's, and it may be another's.
 */
export async function isSuspended(db: Db, id: number, installation?: number): Promise<boolean> {
  const row = await db
    .selectFrom('repositories')
    .select('installation')
    .where('id', '=', String(id))
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return (
    row !== undefined && (installation === undefined || Number(row.installation) === installation)
  )
}

/** Whether anything of the installation rests. */
export async function isInstallationSuspended(db: Db, installation: number): Promise<boolean> {
  const found = await db
    .selectFrom('repositories')
    .select('id')
    .where('installation', '=', String(installation))
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Installations that the App is in, suspended ones too, as far as it was told. */
export async function presentInstallations(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('repositories')
    .select('installation')
    .distinct()
    .where((is) => is.or([is('goneAt', 'is', null), is('suspendedAt', 'is not', null)]))
    .orderBy('installation')
    .execute()
  return rows.map(({ installation }) => Number(installation))
}

/** Where the bot may speak, as far as it was told. */
export async function presentRepositories(db: Db): Promise<StoredRepository[]> {
  const rows = await db
    .selectFrom('repositories')
    .selectAll()
    .where('goneAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .where('name', 'not like', `${PARKED}%`)
    .orderBy('id')
    .execute()
  return rows.map(placeOf)
}

const placeOf = (row: {
  id: string
  name: string
  installation: string
  defaultBranch: string
}) => ({
  repositoryId: Number(row.id),
  repository: row.name,
  installation: Number(row.installation),
  defaultBranch: row.defaultBranch,
})

/** The repository of that name, where the App is; null: none. */
export async function findRepository(db: Db, name: string): Promise<StoredRepository | null> {
  const row = await db
    .selectFrom('repositories')
    .selectAll()
    .where('name', '=', name)
    .where('goneAt', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : placeOf(row)
}

/** Those of these ids where the App is, by name. */
export async function findRepositories(
  db: Db,
  ids: readonly number[],
): Promise<StoredRepository[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('repositories')
    .selectAll()
    .where('id', 'in', ids.map(String))
    .where('goneAt', 'is', null)
    .orderBy('name')
    .execute()
  return rows.map(placeOf)
}

/** Forgets all of repositories that the App was taken from before then; how many there were. */
export async function deleteLost(db: Db, before: Date): Promise<number> {
  const lost = await db
    .selectFrom('repositories')
    .select(['id', 'name'])
    .where('goneAt', '<', before)
    .execute()
  for (const { id, name } of lost) {
    await inParts(db, 'reports', sql`repository = ${name}`, { most: REPORTS_AT_ONCE })
    await db.transaction().execute(async (trx) => {
      for (const table of ['jobs', 'heads', 'acceptances', 'reports'] as const)
        await sql`delete from ${sql.table(table)} where repository = ${name}`.execute(trx)
      await trx.deleteFrom('repositories').where('id', '=', id).execute()
      await trx.deleteFrom('marks').where('name', '=', markOf(id)).execute()
    })
  }
  return lost.length
}

/** Where something happened, and as which installation we may speak there. */
export type StoredRepository = {
  installation: number
  /** `owner/name`. */
  repository: string
  repositoryId: number
  defaultBranch: string
}
