/**
 * p-value that stays valid however many of the planned looks were taken: the smallest p_k / w_k,
 * at most 1. The weights of all planned looks sum to 1, so this is Bonferroni's inequality with
 * unequal shares (Rosenthal and Rubin 1983); no independence between looks is needed.
 * @example sequentialP([0.0391, 0.0093, 0.0017], [0.16, 0.16, 0.16]) // 0.010625
 */
export function sequentialP(p: readonly number[], weights: readonly number[]): number {
  return p.reduce((lowest, value, k) => Math.min(lowest, value / weights[k]!), 1)
}
