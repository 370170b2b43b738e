/** What `perf stat -x,` counted in two lengths of one program -> instructions of all of it. */
import type { CountedLengths } from './cachegrind.ts'
import { type FunctionAmounts, ProfileError } from './decode.ts'

/** What is counted: instructions outside of the kernel, as valgrind counts them. */
export const PERF_EVENT = 'instructions:u'

/** No program has a number on this machine: why. */
export class NoCounterError extends ProfileError {}

/** Why a machine has no number. */
const NO_COUNTER: Record<string, string> = {
  '<not supported>':
    'this machine has no hardware counter of instructions, as most virtual machines: ' +
    'count with valgrind (counter: valgrind)',
  '<not counted>': 'the hardware counter of instructions was never free: count with valgrind',
}

/** How perf says that the kernel lets it count nothing, and under which setting. */
const FORBIDDEN = /perf_event_paranoid|No permission to enable/
const SETTING = /perf_event_paranoid setting is (\d)/

/** Throws NoCounterError where perf said that programs may not count here. */
export function checkLeave(said: string): void {
  if (!FORBIDDEN.test(said)) return
  const level = SETTING.exec(said)?.[1]
  const set = level === undefined ? '' : ` (kernel.perf_event_paranoid is ${level})`
  throw new NoCounterError(
    `programs may not read the hardware counters of this machine${set}: allow it by ` +
      'sudo sysctl kernel.perf_event_paranoid=2, in a container by its seccomp profile too, ' +
      'or count with valgrind (counter: valgrind)',
  )
}

/**
 * Instructions in the text of one run: lines `COUNT,UNIT,EVENT,TIME,PERCENT,...`, one for each kind
 * of core, in which PERCENT is how much of the time the counter was this program's. Throws
 * ProfileError where there is no number.
 */
export function readPerfStat(text: string): number {
  const lines = text
    .split('\n')
    .map((line) => line.split(','))
    .filter(([, , event = '']) => event.includes('instructions'))
  const counted = lines.filter(([count = '']) => /^\d+$/.test(count))
  if (counted.length === 0) {
    const why = NO_COUNTER[lines[0]?.[0] ?? '']
    if (why !== undefined) throw new NoCounterError(why)
    throw new ProfileError(`perf stat told nothing of ${PERF_EVENT}`)
  }
  const shared = counted.find(([, , , , percent]) => Number(percent) < 100)
  if (shared !== undefined) {
    throw new ProfileError(
      `the hardware counter was this program's for ${shared[4]} % of its time, and the rest of ` +
        'its number is a guess: count with valgrind',
    )
  }
  return counted.reduce((sum, [count]) => sum + Number(count), 0)
}

/** The name under which the whole stands where functions do. */
const WHOLE = 'the whole program'

/** What the longer run did more than the shorter: start-up and set-up are in both. */
export function instructionsOfPerf({ short, long }: CountedLengths): FunctionAmounts {
  const total = Math.max(0, readPerfStat(long) - readPerfStat(short))
  const all = new Map(total === 0 ? [] : [[WHOLE, total]])
  return { total, flat: all, cum: all, stacks: all, events: all, isSampled: false }
}
