/** A commit's hash as people read it. */

/** Enough digits to be the only one in any repository that people work on. */
export const SHA_SHOWN = 12

export const shortSha = (sha: string): string => sha.slice(0, SHA_SHOWN)
