import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was asked of a job stands by the names of options; before, two of them had fields. */
export const askedOptions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update jobs set doc = (
        jsonb_set(
          doc::jsonb #- '{wish,variants}' #- '{wish,rounds}',
          '{wish,asked}',
          jsonb_strip_nulls(jsonb_build_object(
            'rounds', nullif(doc::jsonb #>> '{wish,rounds}', ''),
            'variants', (
              select string_agg(one, ',')
              from jsonb_array_elements_text(doc::jsonb #> '{wish,variants}') as one
            )
          ))
        )
      )::text
      where not (doc::jsonb -> 'wish' ? 'asked')
    `.execute(db)
  },
}
