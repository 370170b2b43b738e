import type { Clock } from './host.ts'

/** The machine's clocks. */
export const clock: Clock = {
  nowSec: () => Number(process.hrtime.bigint()) / 1e9,
  timestamp: () => new Date().toISOString(),
  sleep: (sec) => new Promise((resolve) => setTimeout(resolve, sec * 1000)),
}
