/**
 * Every queue: what its entries are, its rule, and who is served next. An entry may be handled more
 * than once (its process may die before it is removed), so every handler is idempotent.
 */

import type { RepositoryRef } from '../../src/github/app.ts'
import type { Reply, ReplyTarget } from '../../src/github/authorize.ts'

/** Whom a reply is for. `wasSeen`: there is a reaction of ours already. */
export type ReplyTo = ReplyTarget & { isButton?: boolean; wasSeen?: boolean }

/** What an entry of each queue says; all else is in the store. */
export type QueueData = {
  /** Deliveries to handle, those of one key in their order; the table of deliveries has them. */
  delivery: Record<never, never>
  /** A job of the bot to carry on by one look. Its key is the job: one look at a time. */
  look: { job: string }
  /** Answer somebody. Its key is what is answered. */
  reply: { at: string; place: RepositoryRef; whom: ReplyTo; reply: Reply }
  /** Look for jobs whose time is up, or whose run ended without a word. */
  'sweep-jobs': Record<never, never>
  /** Compare a repository with what was done there; null: all, each by an entry of its own. */
  reconcile: { repository: number | null }
  /** Compare where default branches are with where they were the night before: each by an entry. */
  nightly: Record<never, never>
  night: { repository: number }
  /** Ask how each installation is: that it is suspended, or goes on, may be told to nobody. */
  'ask-installations': Record<never, never>
  /** Look for deliveries that never arrived. */
  'sweep-deliveries': Record<never, never>
  /** Have GitHub repeat a delivery, by its newest attempt. Its key is the guid. */
  redeliver: { guid: string; attempt: number }
  /** Forget what is older than it has to be. */
  'sweep-store': Record<never, never>
  /** Move reports into the bucket, and remove from there what nobody refers to. */
  'tend-bucket': Record<never, never>
  /** Write a backup, where the settings say so. */
  'back-up': Record<never, never>
}
export type QueueName = keyof QueueData

/** A moment of every period, UTC: `atSec` seconds after its beginning. */
export type Schedule = { everySec: number; atSec: number }

export type QueueRule = {
  /** Before the first retry; doubles with each, up to `retryDelayMaxSec`. */
  retryDelaySec: number
  retryDelayMaxSec: number
  /** Tries after which an entry is dropped; null: its handler ends it. */
  mostTries: number | null
  /** Longest time at work; a handler's signal is aborted then. */
  expireSec: number
  /** Entries at work at a time in one process, and of one installation, at most. */
  atOnce: number
  atOncePerInstallation: number
  /** Null: only when sent. */
  schedule: Schedule | null
}

const worked: QueueRule = {
  retryDelaySec: 1,
  retryDelayMaxSec: 600,
  mostTries: null,
  expireSec: 300,
  atOnce: 1_000,
  atOncePerInstallation: 32,
  schedule: null,
}

/** What fails is done at its next moment. */
const scheduled = (expireSec: number, everySec: number, atSec = 0): QueueRule => ({
  ...worked,
  expireSec,
  atOnce: 1,
  schedule: { everySec, atSec },
})

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** With the pauses between them the last try comes two hours after the first. */
const MOST_TRIES = 20

export const queues: Record<QueueName, QueueRule> = {
  delivery: worked,
  // What they write to an installation is paced: more of them would only wait in their places.
  look: { ...worked, atOncePerInstallation: 16 },
  reply: { ...worked, atOncePerInstallation: 16 },
  reconcile: { ...worked, mostTries: MOST_TRIES, atOnce: 16, atOncePerInstallation: 2 },
  'sweep-jobs': scheduled(5 * MINUTE, MINUTE),
  night: { ...worked, mostTries: MOST_TRIES, atOnce: 16, atOncePerInstallation: 2 },
  nightly: scheduled(HOUR, DAY, 2 * HOUR + 23 * MINUTE),
  'ask-installations': scheduled(HOUR, DAY, HOUR + 7 * MINUTE),
  // A list of three days is 660 pages where all of 66,000 deliveries failed.
  'sweep-deliveries': scheduled(HOUR, 10 * MINUTE),
  // What GitHub does not repeat any more it says so: until then nothing is given up. The three that
  // one flow has of these places keep up its pace where an answer takes as long as a second.
  redeliver: { ...worked, atOnce: 32 },
  'sweep-store': scheduled(5 * MINUTE, HOUR, 17 * MINUTE),
  'tend-bucket': scheduled(10 * MINUTE, 5 * MINUTE),
  'back-up': scheduled(HOUR, DAY, 3 * HOUR + 41 * MINUTE),
}

// Who is served next: hierarchical start-time fair queueing over installations, the people in them
// and their repositories, so that one person in many repositories has no more than another. The start tag of a flow that begins to wait is the virtual time, which is
// the start tag of what is being served; it grows by the measured service time. So a flow that
// floods delays only itself, whatever the clock says. Each process divides its own places; together
// they are fair because each one is. https://doi.org/10.1109/90.649569

/** Installation, person, repository: who is behind an entry, from the outside in. */
export type Flow = readonly string[]

type Node = {
  /** Start tag of what this flow is served next: service it had, in seconds. */
  startTag: number
  /** Start tag of the child that was served last. */
  virtualTime: number
  atWork: number
  children: Map<string, Node>
}

const newNode = (startTag: number): Node => ({
  startTag,
  virtualTime: 0,
  atWork: 0,
  children: new Map(),
})

/** What an entry is expected to cost until the first ones were measured (s). */
const FIRST_COST_SEC = 0.1
/** Share of the newest measurement in the expected cost. */
const NEWEST = 0.1
/** Flows that are remembered at each level, idle ones; those that owe nothing go first. */
const MOST_IDLE = 1_000

/** An installation has at most this share of as many places as are free. */
const OF_FREE = 1 / 8
/** Of an installation's places, a person has at most this share of what others there leave. */
const OF_OTHERS = 3 / 4

/** Entries that wait and have lent their places, for each place. */
const MOST_LENT = 16

/** One that was let in. */
export type Admission = {
  /** It only waits for something: its place is another's, its installation's share stays taken. */
  lend(): void
  /** It is over, and took so many seconds; null: it did not come to it. */
  end(sec: number | null): void
}

export type FairShare = {
  /** The candidate to serve next; null: nobody may be served now. */
  next<T extends { flow: Flow }>(candidates: readonly T[]): T | null
  admit(flow: Flow): Admission
  /** Entries that may be let in beside those at work. */
  free(): number
  /** Share of its places that are taken, or of what may be lent where that is more. */
  fullness(): number
}

/**
 * `places`: entries at work at a time. An installation has at most `perInstallation` of them, and
 * at most an eighth of as many as are free: then a few dozen that hang leave places to the others
 * (dynamic thresholds, https://doi.org/10.1109/90.664262), and hundreds lend theirs. Within an
 * installation a person, and of hers a repository, leaves a quarter of the places to the next.
 * Candidates of one flow are in their order.
 */
export function makeFairShare(places: number, perInstallation: number): FairShare {
  const root = newNode(0)
  let costSec = FIRST_COST_SEC
  let lent = 0

  const free = () => places - root.atWork
  /** Whether one more may begin: the first of each may, where the installation has a place. */
  function isOpen([installation = '', ...inner]: Flow): boolean {
    let node = root.children.get(installation)
    let most = Math.max(1, Math.min(perInstallation, Math.floor(free() * OF_FREE)))
    if ((node?.atWork ?? 0) >= most) return false
    for (const name of inner) {
      const child = node?.children.get(name)
      if (node === undefined || child === undefined || child.atWork === 0) return true
      most = Math.max(1, Math.floor(OF_OTHERS * (most - node.atWork + child.atWork)))
      if (child.atWork >= most) return false
      node = child
    }
    return true
  }

  const tagOf = (parent: Node, name: string) =>
    Math.max(parent.virtualTime, parent.children.get(name)?.startTag ?? 0)

  /** The nodes from the outside in, made where they are missing. */
  function pathOf(flow: Flow): Node[] {
    let parent = root
    return flow.map((name) => {
      let node = parent.children.get(name)
      if (node === undefined) {
        if (parent.children.size >= MOST_IDLE) forgetIdle(parent)
        node = newNode(parent.virtualTime)
        parent.children.set(name, node)
      }
      parent = node
      return node
    })
  }

  return {
    free,
    fullness: () => Math.max(1 - free() / places, lent / (MOST_LENT * places)),
    next(candidates) {
      if (free() <= 0) return null
      const open = candidates.filter(({ flow }) => isOpen(flow))
      let [parent, left, level]: [Node | undefined, typeof open, number] = [root, open, 0]
      while (left.length > 1 && (left[0]?.flow.length ?? 0) > level) {
        const by: Map<string, typeof open> = Map.groupBy(left, ({ flow }) => flow[level] ?? '')
        const here: Node = parent ?? newNode(0)
        const [name, own] = [...by].reduce((a, b) =>
          tagOf(here, b[0]) < tagOf(here, a[0]) ? b : a,
        )
        left = own
        parent = here.children.get(name)
        level++
      }
      return left[0] ?? null
    },
    admit(flow) {
      const expectedSec = costSec
      const path = pathOf(flow)
      for (const [level, node] of path.entries()) {
        const parent = path[level - 1] ?? root
        node.startTag = Math.max(node.startTag, parent.virtualTime)
        parent.virtualTime = node.startTag
        node.startTag += expectedSec
        node.atWork++
      }
      root.atWork++
      let isLent = false
      return {
        lend() {
          if (isLent || lent >= MOST_LENT * places) return
          isLent = true
          lent++
          root.atWork--
        },
        end(sec) {
          if (sec !== null) costSec += NEWEST * (sec - costSec)
          for (const node of path) {
            node.startTag += (sec ?? 0) - expectedSec
            node.atWork--
          }
          if (isLent) lent--
          else root.atWork--
        },
      }
    },
  }
}

function forgetIdle(parent: Node): void {
  for (const [name, node] of parent.children)
    if (node.atWork === 0 && node.startTag <= parent.virtualTime) parent.children.delete(name)
}
