/** Lists of CPUs or NUMA nodes as Linux writes them, `0-3,8`; cpuset(7). */

const MOST = 4096

/** The numbers in order, each once; null: no such list, or a number of 4096 or more. */
export function readCpuList(written: string): number[] | null {
  const found = new Set<number>()
  for (const part of written.trim().split(',')) {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()) ?? []
    if (first === undefined || Number(last) < Number(first) || Number(last) >= MOST) return null
    for (let one = Number(first); one <= Number(last); one++) found.add(one)
  }
  return [...found].sort((a, b) => a - b)
}

/** `0-3,8` for those numbers, which are in order. */
export function printCpuList(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const one of numbers) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}
