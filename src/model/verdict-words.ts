/** The words of a verdict, apart from its schema: a browser needs no more than these. */
export const VERDICT_WORDS = [
  ...(['regressed', 'improved', 'changed'] as const),
  ...(['equivalent', 'inconclusive', 'withheld', 'failed'] as const),
] as const

export type VerdictWord = (typeof VERDICT_WORDS)[number]
