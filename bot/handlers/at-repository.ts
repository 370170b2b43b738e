/** Work on one repository, by an entry of its own: what one has no answer for holds up no other. */
import { isOutage, NotThereError, SaidNoError } from '../../src/host/port/github.ts'
import type { Place } from '../events/event.ts'
import type { Parts } from '../parts/parts.ts'
import { findRepositories, loseRepositories } from '../store/repositories.ts'

/** Where the App was taken from, it is back by then (a transfer, say), or not meant to be. */
export const LONGEST_GONE_MS = 3_600_000

/** What GitHub refuses for good is logged; else the entry is tried again. */
export async function atRepository(
  id: number,
  parts: Parts,
  work: (place: Place, parts: Parts) => Promise<void>,
): Promise<void> {
  const { store, log, outage, clock } = parts
  const [place] = await findRepositories(store.db, [id])
  if (place === undefined) return
  const { repository, installation } = place
  try {
    await outage.over()
    await work(place, parts)
  } catch (error) {
    const isGone = error instanceof NotThereError
    if (isGone) await loseRepositories(store.db, installation, [id], new Date(clock.timestamp()))
    if (isGone || error instanceof SaidNoError) {
      log.warn({ repository, reason: error.message }, 'GitHub says no')
      return
    }
    if (isOutage(error)) outage.begin(error.message)
    throw error
  }
}
