/** What was measured lately, over all repositories: who may see it is for others to say. */
import { type Kysely, sql } from 'kysely'
import { PARKED, type StoredRepository } from '../store/repositories.ts'
import type { Tables } from '../store/tables.ts'
import type { Moved } from './overview.ts'

export type MeasuredRepository = StoredRepository & { suite: string; conclusion: string; at: Date }

/** Repositories by their newest report, newest first; `words`: that have this in their name. */
export async function measuredLately(
  db: Kysely<Tables>,
  words: string,
  limit: number,
): Promise<MeasuredRepository[]> {
  const rows = await db
    .selectFrom('repositories')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('reports')
          .select(['suite', 'conclusion', 'keptAt'])
          .whereRef('repository', '=', 'repositories.name')
          .orderBy('keptAt', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['repositories.id', 'name', 'installation', 'defaultBranch'])
    .select(['suite', 'conclusion', 'keptAt'])
    .where('goneAt', 'is', null)
    .where('name', 'not like', `${PARKED}%`)
    .where(sql<boolean>`strpos(lower(name), ${words.toLowerCase()}) > 0`)
    .orderBy('keptAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, installation, defaultBranch, suite, conclusion, keptAt }) => ({
    repositoryId: Number(id),
    repository: name,
    installation: Number(installation),
    defaultBranch,
    suite,
    conclusion,
    at: keptAt,
  }))
}

export type BranchMove = Moved & {
  repository: string
  suite: string
  contrast: string
  benchmark: string
  metric: string
  headSha: string
  at: Date
}

/** Reports of one repository that are looked through. */
const REPORTS_SOUGHT = 100

/** The largest changes that comparisons on the default branches of these showed since then. */
export async function largestMoves(
  db: Kysely<Tables>,
  places: readonly Pick<StoredRepository, 'repository' | 'defaultBranch'>[],
  since: Date,
  limit: number,
): Promise<BranchMove[]> {
  if (places.length === 0) return []
  const names = sql.join(places.map(({ repository }) => repository))
  const branches = sql.join(places.map(({ defaultBranch }) => defaultBranch))
  // An index has just the points that moved.
  const { rows } = await sql<BranchMove>`
    select repository, suite, contrast, benchmark, metric, head_sha, kept_at as at,
      delta_pct as pct, low_pct, high_pct
    from unnest(array[${names}]::text[], array[${branches}]::text[]) as wanted (name, branch)
    cross join lateral (
      select id, repository, suite, ref, head_sha, kept_at from reports
      where repository = wanted.name and kept_at >= ${since}
      order by kept_at desc, id desc limit ${REPORTS_SOUGHT}
    ) as found
    join points on points.report = found.id
    where found.ref = wanted.branch and verdict in ('regressed', 'improved')
      and delta_pct > -100 and low_pct is not null and high_pct is not null and level is not null
    order by abs(ln(1 + delta_pct / 100)) desc limit ${limit}`.execute(db)
  return rows
}
