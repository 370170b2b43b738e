/**
 * Rounds after which the half-width is about `target`, when it is `halfWidth` after n rounds:
 * n (halfWidth / target)^2, since widths shrink with the square root of n. At least n + 1;
 * null when the target is not positive or the answer is beyond counting (a million rounds).
 * @example roundsNeeded(10, 0.03, 0.02) // 23
 */
export function roundsNeeded(n: number, halfWidth: number, target: number): number | null {
  if (!(target > 0)) return null
  const rounds = Math.max(n + 1, Math.ceil(n * (halfWidth / target) ** 2))
  return rounds <= 1e6 ? rounds : null
}
