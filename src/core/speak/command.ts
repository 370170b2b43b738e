/** A command of a comment, as it is understood: what readInvocation gives, and others obey. */

/** How many passes: `20` is at most 20 (min null), `8..40` is both ends. */
export type RoundsAsk = { min: number | null; max: number }

/** A parsed command. `sha` is 12 to 40 hex digits of the head that is meant, or null. */
export type Invocation =
  | {
      kind: 'bench'
      /** Empty: the only suite of the file. */
      suites: string[]
      sha: string | null
      rounds: RoundsAsk | null
      /** Empty: all of the suite. */
      variants: string[]
      base: string | null
      advisory: boolean
    }
  | { kind: 'rerun'; sha: string | null }
  | { kind: 'accept'; row: string; sha: string | null; reason: string }
  | { kind: 'explain'; row: string }
  | { kind: 'help' | 'cancel' | 'status' }
