/** How a Go program says that it panicked, or a runtime that it gave up. */
const FATAL =
  /^(?:Benchmark\S* *\t)?(?:panic: |fatal error: |runtime: out of memory|unexpected fault address)/

/**
 * The lines of a program's output that tell why it ended: from a panic, its message and the first
 * frames of its stack, whose end says nothing; else the last lines.
 */
export function lastWords(text: string, lines: number): string {
  const all = text.trim().split('\n')
  const start = all.findIndex((line) => FATAL.test(line))
  if (start < 0) return all.slice(-lines).join('\n')
  const said = all.slice(start)
  const kept = said.slice(0, lines)
  return (kept.length < said.length ? [...kept, '...'] : kept).join('\n').trim()
}
