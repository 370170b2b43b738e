/**
 * A made-up history for `npm run bot-demo`: nobody waits there until dozens of merges are measured.
 * The times are invented, all that is said of them is what gcbench makes of such times.
 */
import { createHash } from 'node:crypto'
import { packReport, storeReport } from '../../bot/jobs/archive.ts'
import { openStore, type StoreSettings } from '../../bot/store/store.ts'
import { quiet } from '../../tests/bot/engines.ts'
import { measuredReport } from '../../tests/page/measured-report.ts'

const SUITE = 'made-up'
const BENCHMARK = 'MadeUp'
const [MERGES, ROUNDS] = [30, 10]

/** From this merge on it is so many times as slow. */
const SLOWER = { from: 19, by: 1.08 }

const DAY_MS = 24 * 3_600_000

const shaOf = (nth: number) => createHash('sha1').update(`made-up merge ${nth}`).digest('hex')
const source = (nth: number) =>
  ({ asked: 'main', kind: 'ref', sha: shaOf(nth), path: null, mergeBaseOf: null }) as const
const levelAt = (nth: number) => (nth < SLOWER.from ? 1 : SLOWER.by)

/** Where the pages of the service show it. */
export const MADE_UP_PATH = `history?${new URLSearchParams({
  suite: SUITE,
  contrast: 'refs',
  benchmark: BENCHMARK,
  metric: 'time/op',
})}`

/** Fills a store that no bot has open yet: a merge a day until yesterday. */
export async function keepMadeUpHistory(
  settings: StoreSettings,
  repository: string,
  today: Date,
): Promise<void> {
  const { db, close } = await openStore(settings, quiet)
  for (let nth = 1; nth <= MERGES; nth++) {
    const report = measuredReport([BENCHMARK], ROUNDS, {
      effectOf: (side) => levelAt(side === 'head' ? nth : nth - 1),
      from: 2 * ROUNDS * nth,
      suite: { name: SUITE },
      sources: { base: source(nth - 1), head: source(nth) },
      command: 'npm run bot-demo (its numbers are made up)',
    })
    const kept = {
      id: `${SUITE}-${nth}`,
      repository,
      suite: SUITE,
      ref: 'main',
      baseRef: null,
      headSha: shaOf(nth),
      baseSha: shaOf(nth - 1),
      runUrl: null,
      keptAt: new Date(today.getTime() - (MERGES + 1 - nth) * DAY_MS),
    }
    const packed = await packReport(report)
    await db.transaction().execute((trx) => storeReport(trx, kept, packed))
  }
  await close()
}
