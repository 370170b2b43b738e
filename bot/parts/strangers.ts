/**
 * What strangers may cost: who has no right to ask is answered a few times, then no more, and in
 * the end not even looked up. Kept by this process alone; an hour without a word forgets.
 */

/** Answers in an hour: to one person in one repository, and to all strangers of a repository. */
const MOST = { person: 5, repository: 30 }
const HOUR_MS = 3_600_000
const MOST_KEPT = 10_000

/** Of repositories by their id. */
export type Strangers = {
  /** Whether somebody has had so many answers that nobody is asked about them any more. */
  isTired(repository: number, login: string): boolean
  /** Somebody may not ask; whether they are told so. */
  mayTell(repository: number, login: string): boolean
}

export function makeStrangers(nowMs: () => number): Strangers {
  /** When answers were given, by whom. */
  const told = new Map<string, number[]>()
  const recent = (key: string) => (told.get(key) ?? []).filter((at) => nowMs() - at < HOUR_MS)
  const keysOf = (repository: number, login: string) =>
    [
      [`${repository} ${login.toLowerCase()}`, MOST.person],
      [String(repository), MOST.repository],
    ] as const
  return {
    isTired(repository, login) {
      const [[key, most]] = keysOf(repository, login)
      return recent(key).length >= most
    },
    mayTell(repository, login) {
      const keys = keysOf(repository, login)
      if (keys.some(([key, most]) => recent(key).length >= most)) return false
      if (told.size >= MOST_KEPT)
        for (const key of told.keys()) if (recent(key).length === 0) told.delete(key)
      for (const [key] of keys) told.set(key, [...recent(key), nowMs()])
      return true
    },
  }
}

/** The same, of one repository. */
export const ofRepository = ({ isTired, mayTell }: Strangers, repository: number) => ({
  isTired: (login: string) => isTired(repository, login),
  mayTell: (login: string) => mayTell(repository, login),
})
