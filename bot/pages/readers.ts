/** Who may see which repository: what GitHub lets them read, asked again after a minute. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SignedIn, SignIn } from '../../src/host/github/sign-in.ts'
import type { Place } from '../events/event.ts'
import { isOf } from '../history/api.ts'
import type { Log } from '../settings/log.ts'
import { wordsOf } from '../store/queue.ts'

/** Null: nobody who signed in. */
export type Viewer = SignedIn | null

export type Readers = {
  mayRead(viewer: Viewer, place: Place): Promise<boolean>
  /** Ids of repositories to list for them. */
  listed(viewer: Viewer): Promise<number[]>
}

export type ReaderParts = {
  /** `owner/name` or `owner/*`: what the operator opened to everybody. */
  open: readonly string[]
  isPublic(place: Place): Promise<boolean>
  signIn: SignIn | null
  log: Log
}

const KEPT_MS = 60_000
const MOST = 10_000

/** Answers of GitHub for a minute; what it did not answer is asked again at once. */
const makeKept = <T extends {}>() =>
  new LRUCache<string, T, () => Promise<T>>({
    ...{ max: MOST, ttl: KEPT_MS },
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  })

const nameOf = ({ token }: SignedIn) => createHash('sha256').update(token).digest('base64url')

export function makeReaders({ open, isPublic, signIn, log }: ReaderParts): Readers {
  const [rights, lists] = [makeKept<boolean>(), makeKept<number[]>()]
  /** Where GitHub does not answer nobody is let in. */
  const ask = async <T extends {}>(
    kept: ReturnType<typeof makeKept<T>>,
    key: string,
    context: () => Promise<T>,
  ): Promise<T | null> => {
    try {
      return (await kept.fetch(key, { context })) ?? null
    } catch (error) {
      log.warn({ reason: wordsOf(error) }, 'GitHub did not say what somebody may read')
      return null
    }
  }
  return {
    async mayRead(viewer, place) {
      const { repository, repositoryId: id } = place
      if (open.some((one) => isOf(one, repository))) return true
      if (await ask(rights, `public ${id}`, () => isPublic(place))) return true
      if (viewer === null || signIn === null) return false
      const key = `${nameOf(viewer)} ${id}`
      return (await ask(rights, key, () => signIn.mayRead(viewer.token, id))) ?? false
    },
    async listed(viewer) {
      if (viewer === null || signIn === null) return []
      return (await ask(lists, nameOf(viewer), () => signIn.repositories(viewer.token))) ?? []
    },
  }
}
