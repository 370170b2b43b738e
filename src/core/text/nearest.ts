/** The nearest known name, for "did you mean". */
import { distance } from 'fastest-levenshtein'

const bare = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')

/** The known name nearest to `written`, if at most two fifths of its letters differ; else null. */
export function nearest(written: string, known: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = Math.max(1, Math.round(written.length * 0.4)) + 1
  for (const name of known) {
    const far = distance(bare(written), bare(name))
    if (far < bestDistance) [best, bestDistance] = [name, far]
  }
  return best
}
