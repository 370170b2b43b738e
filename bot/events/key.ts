/** What an event is about, for the order of its handling and for whose turn it is. */
import type { Event, Place } from './event.ts'

/** Where it happened; null: in no one repository. */
export const placeOfEvent = (event: Event): Place | null =>
  event.kind === 'removed' ? null : event.place

/** Whose events take turns with those of others: the repository's, or all of an installation's. */
const ownerOf = (event: Event): string =>
  String(placeOfEvent(event)?.repositoryId ?? `installation ${installationOf(event)}`)

const installationOf = (event: Event): number =>
  event.kind === 'removed' ? event.installation : event.place.installation

/** Events with one key are handled in the order in which they came in. */
export function orderKeyOf(event: Event): string {
  switch (event.kind) {
    case 'commented':
      return `${event.place.repositoryId}#${event.comment.pull}`
    case 'pull':
      return `${event.place.repositoryId}#${event.pull.number}`
    case 'pressed':
      return `${event.place.repositoryId} check ${event.check}`
    case 'suite-rerequested':
      return `${event.place.repositoryId}@${event.headSha}`
    case 'ran':
      return `${event.place.repositoryId} run ${event.run.id}`
    case 'group':
      return `${event.place.repositoryId}@${event.headSha}`
    case 'merged':
      return `${event.place.repositoryId} main`
    case 'released':
      return `${event.place.repositoryId} release ${event.tag}`
    case 'removed':
      return `installation ${event.installation}`
  }
}

/** Behind what it waits in the queue, and whose turn it takes. */
export const queuePlaceOf = (event: Event) => ({
  key: orderKeyOf(event),
  group: String(installationOf(event)),
  owner: ownerOf(event),
})
