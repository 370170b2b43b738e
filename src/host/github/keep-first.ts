/** Something that is asked for once: its first answer is kept, a failure is not. */
export function keepFirst<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= ask().catch((error) => {
      kept = null
      throw error
    })
    return kept
  }
}
