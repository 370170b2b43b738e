/** Makes a thing at GitHub exactly once, however often it is asked to. */
import { UncertainError } from './github.ts'

/** How often a thing is asked for before it is given up. */
const TRIES = 4

/**
 * Makes what must not be there twice: looks first, makes it, and where no answer came looks again
 * before it tries once more. The one such loop: what GitHub refuses is not tried again here, and
 * how long a lost answer is waited for is the port's own matter (host/github/asking.ts). `isNew`:
 * nobody can have made it yet, so it is not looked for at first. Rejects with the last
 * UncertainError.
 */
export async function makeOnce<T>(
  find: () => Promise<T | null>,
  make: () => Promise<T>,
  isNew = false,
): Promise<T> {
  const known = isNew ? null : await find()
  if (known !== null) return known
  for (let left = TRIES - 1; ; left--) {
    try {
      return await make()
    } catch (error) {
      if (!(error instanceof UncertainError)) throw error
      const found = await find()
      if (found !== null) return found
      if (left === 0) throw error
    }
  }
}
