/** A command of a comment, as it is understood: what readInvocation gives, and others obey. */
import type { Commented } from '../ask/options.ts'

/** A parsed command. `sha` is 12 to 40 hex digits of the head that is meant, or null. */
export type Invocation =
  | ({
      kind: 'bench'
      /** Empty: the only suite of the file. */
      suites: string[]
      sha: string | null
    } & Commented)
  | { kind: 'rerun'; sha: string | null }
  /** So many rounds more, in so much time; null: as many as it is reckoned to take. */
  | ({ kind: 'more'; sha: string | null } & Pick<Commented, 'rounds' | 'budget'>)
  | { kind: 'accept'; row: string; sha: string | null; reason: string }
  | { kind: 'explain'; row: string }
  | Bisect
  /** `row`: a benchmark, or one with its metric. */
  | { kind: 'history'; row: string }
  | Bare

/** Which merged commit did it; null: the only suite, the ends that are known, what changed most. */
export type Bisect = {
  kind: 'bisect'
  suite: string | null
  good: string | null
  bad: string | null
  row: string | null
} & Pick<Commented, 'variants' | 'rounds' | 'budget'>

/** A command that is its word alone. */
export type Bare = { kind: 'help' | 'cancel' | 'status' }
