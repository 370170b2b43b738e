/** CPU time that processes took so far, as the kernel tells. */
import { readdirSync, readFileSync } from 'node:fs'

/** Of a second; the kernel's unit in /proc is the same on every Linux. */
const TICK_SEC = 0.01

/** Fields behind the name, which may hold anything; null: the process is gone. */
function fieldsOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const sum = (fields: string[], from: number, count: number) =>
  fields.slice(from, from + count).reduce((total, one) => total + Number(one), 0)

/** Of the process, of its children that are there, and of those that ended; s. */
export function cpuSec(pid: number): number {
  const fields = fieldsOf(pid)
  if (fields === null) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const child = fieldsOf(Number(name))
      return child !== null && Number(child[1]) === pid ? [sum(child, 11, 2)] : []
    })
  return TICK_SEC * (sum(fields, 11, 4) + children.reduce((total, one) => total + one, 0))
}
