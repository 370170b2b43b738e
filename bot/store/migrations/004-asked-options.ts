/** Fourth step of the schema: what a job was asked for, by the names of options. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { z } from 'zod'

/** A job as it was written before; `variants`: [] for all, `rounds`: '' for as the suite says. */
const before = z.looseObject({
  wish: z.looseObject({ variants: z.array(z.string()), rounds: z.string() }),
})

/** Rows that are in memory at a time. */
const AT_ONCE = 500

/**
 * What was asked of a job stands by the names of options; before, two of them had fields. Not done
 * in SQL: `jsonb` does not take every text (no NUL in words of a run, nothing torn), and one such
 * row would keep the service from starting. A document that is none of these stays as it is.
 */
export const askedOptions: Migration = {
  async up(db: Kysely<unknown>) {
    // A store of the very first day has them under another name, which no step changed.
    await sql`alter table if exists waivers rename to acceptances`.execute(db)
    await sql`alter index if exists waivers_key rename to acceptances_key`.execute(db)
    const rows = db as Kysely<{ jobs: { id: string; doc: string } }>
    const find = rows.selectFrom('jobs').select(['id', 'doc']).orderBy('id').limit(AT_ONCE)
    for (let after = ''; ; ) {
      const found = await find.where('id', '>', after).execute()
      for (const { id, doc } of found) {
        const renewed = renew(doc)
        if (renewed === null) continue
        await rows.updateTable('jobs').set({ doc: renewed }).where('id', '=', id).execute()
      }
      const last = found.at(-1)
      if (last === undefined) return
      after = last.id
    }
  },
}

/** Null: it is no document of before. */
function renew(doc: string): string | null {
  const { data: job } = before.safeParse(parsed(doc))
  if (job === undefined) return null
  const { variants, rounds, ...wish } = job.wish
  const asked = {
    ...(rounds === '' ? {} : { rounds }),
    ...(variants.length === 0 ? {} : { variants: variants.join(',') }),
  }
  return JSON.stringify({ ...job, wish: { ...wish, asked } })
}

function parsed(doc: string): unknown {
  try {
    return JSON.parse(doc)
  } catch {
    return null
  }
}
