/** On which NUMA nodes the memory of a process lies, from /proc/PID/numa_maps. */

/**
 * Resident bytes by node: `N0=12` on a line are 12 pages of that mapping, of the size that the line
 * tells (since Linux 4.0) or of 4 KiB. Null: no line has pages, as of a process that is gone.
 * Format: the kernel's Documentation/filesystems/proc.rst.
 */
export function parseNumaMaps(numaMaps: string): Record<string, number> | null {
  const bytes: Record<string, number> = {}
  for (const line of numaMaps.split('\n')) {
    // A file's name comes before the pages and may hold anything but blanks, which are escaped.
    const details = line.split(' ').slice(2)
    const kib = Number(/^kernelpagesize_kB=(\d+)$/.exec(details.at(-1) ?? '')?.[1] ?? 4)
    for (const detail of details) {
      const [, node, pages] = /^N(\d+)=(\d+)$/.exec(detail) ?? []
      if (node !== undefined) bytes[node] = (bytes[node] ?? 0) + Number(pages) * kib * 1024
    }
  }
  return Object.keys(bytes).length === 0 ? null : bytes
}

/** The sum of two. */
export function addNodes(
  a: Record<string, number>,
  b: Record<string, number>,
): Record<string, number> {
  const nodes = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(nodes.map((node) => [node, (a[node] ?? 0) + (b[node] ?? 0)]))
}
