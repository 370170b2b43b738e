/** Whether two texts are the same, in a time that does not tell how far they are. */
import { timingSafeEqual } from 'node:crypto'

export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
