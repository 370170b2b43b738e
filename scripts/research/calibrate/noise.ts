/**
 * Noise models for the logarithm of one process's number, in the order in which the processes
 * run. What they share over time (drift, noisy neighbours) is what interleaving must cope with.
 * Sizes are such as recorded runs on shared machines show; where a model had a free size, it was
 * set by the widths of intervals that the model was known to give, never by a goal.
 */
import { exponential, normal, type Random } from '../../../src/stats/random.ts'

/** Fills in the log-values of consecutive processes, base value 0. */
type Noise = (length: number, stream: Random) => Float64Array

export type NoiseModel = {
  id: string
  about: string
  /** Values fall on coarse steps, so differences tie: the interval may only be conservative. */
  isDiscrete: boolean
  make: Noise
  /** What a program prints of a count; absent: it is no count. */
  print?: (log: number) => number
}

const each = (length: number, draw: (i: number) => number) =>
  Float64Array.from({ length }, (_, i) => draw(i))

/** Student's t with a small whole number of degrees of freedom. */
function student(freedom: number, stream: Random): number {
  let squares = 0
  for (let i = 0; i < freedom; i++) squares += normal(stream) ** 2
  return normal(stream) / Math.sqrt(squares / freedom)
}

/** AR(1) around 0 with this standard deviation; `memory`: processes until 1/e is left. */
function drift(length: number, sd: number, memory: number, stream: Random): Float64Array {
  const keep = Math.exp(-1 / memory)
  const step = sd * Math.sqrt(1 - keep * keep)
  let level = sd * normal(stream)
  return each(length, () => {
    const now = level
    level = keep * level + step * normal(stream)
    return now
  })
}

/** Whether a noisy neighbour is there: this share of the time, for so many processes at once. */
function neighbour(length: number, share: number, stay: number, stream: Random): boolean[] {
  const leave = 1 / stay
  const enter = (leave * share) / (1 - share)
  let isThere = stream() < share
  return Array.from({ length }, () => {
    const now = isThere
    isThere = stream() < (isThere ? 1 - leave : enter)
    return now
  })
}

const onSteps = (values: Float64Array, step: number) =>
  values.map((v) => Math.round(v / step) * step)

const gauss: Noise = (length, stream) => each(length, () => 0.02 * normal(stream))

/** t4 with drift, noisy neighbours and spikes: a bad cloud machine. */
const cloud: Noise = (length, stream) => {
  const slow = drift(length, 0.04, 15, stream)
  const noisy = neighbour(length, 0.3, 10, stream)
  return each(length, (i) => {
    const spike = stream() < 0.05 ? 0.2 * exponential(stream) : 0
    const scale = noisy[i] ? 0.032 : 0.008
    return slow[i]! + (noisy[i] ? 0.03 : 0) + scale * student(4, stream) + spike
  })
}

export const noiseModels: NoiseModel[] = [
  { id: 'G', about: 'independent, lognormal 2 %', isDiscrete: false, make: gauss },
  {
    id: 'D',
    about: '1.5 % per process and a drift of 4 % that lasts 15 processes',
    isDiscrete: false,
    make: (length, stream) => {
      const slow = drift(length, 0.04, 15, stream)
      return each(length, (i) => slow[i]! + 0.015 * normal(stream))
    },
  },
  {
    id: 'T',
    about: 'heavy tails (t3, scale 1.25 %) and a drift of 2 %',
    isDiscrete: false,
    make: (length, stream) => {
      const slow = drift(length, 0.02, 15, stream)
      return each(length, (i) => slow[i]! + 0.0125 * student(3, stream))
    },
  },
  {
    id: 'S',
    about: '1.1 % per process, a drift of 2 %, every tenth process slowed by 25 % on average',
    isDiscrete: false,
    make: (length, stream) => {
      const slow = drift(length, 0.02, 15, stream)
      return each(length, (i) => {
        const spike = stream() < 0.1 ? 0.25 * exponential(stream) : 0
        return slow[i]! + 0.011 * normal(stream) + spike
      })
    },
  },
  {
    id: 'B',
    about: 'a process is in one of two modes, 6 % apart (30 : 70), and 0.75 % around it',
    isDiscrete: false,
    make: (length, stream) =>
      each(length, () => (stream() < 0.3 ? 0.03 : -0.03) + 0.0075 * normal(stream)),
  },
  {
    id: 'X',
    about: 'independent, skewed to the slow side (exponential 3 %), and 0.5 % around it',
    isDiscrete: false,
    make: (length, stream) =>
      each(length, () => 0.03 * exponential(stream) + 0.005 * normal(stream)),
  },
  {
    id: 'R',
    about: '0.6 %; half the time a noisy neighbour, for 30 processes: 2.4 % and 3 % slower',
    isDiscrete: false,
    make: (length, stream) => {
      const noisy = neighbour(length, 0.5, 30, stream)
      return each(
        length,
        (i) => (noisy[i] ? 0.03 : 0) + (noisy[i] ? 0.024 : 0.006) * normal(stream),
      )
    },
  },
  {
    id: 'C',
    about:
      'bad cloud machine: t4 (0.8 %), drift 4 %, noisy neighbour, 5 % of processes 20 % slower',
    isDiscrete: false,
    make: cloud,
  },
  {
    id: 'H',
    about: 'G read off a histogram whose buckets are 1.8 % wide',
    isDiscrete: true,
    make: (length, stream) => {
      const offset = stream()
      const step = Math.log(1e8) / 1023
      return onSteps(
        gauss(length, stream).map((v) => v + offset * step),
        step,
      )
    },
  },
  {
    id: 'Q',
    about: 'G printed in steps of 1 %',
    isDiscrete: true,
    make: (length, stream) => onSteps(gauss(length, stream), 0.01),
  },
  {
    id: 'Z',
    about: 'allocations: 1000, sometimes 1001',
    isDiscrete: true,
    make: (length, stream) => each(length, () => (stream() < 0.2 ? Math.log(1.001) : 0)),
    print: (log) => Math.round(1000 * Math.exp(log)),
  },
]

/** Counts of which one more is much, or everything: a runtime allocates in few runs of either side. */
export const smallCounts: NoiseModel[] = [
  {
    id: 'N',
    about: 'allocations: 5, sometimes 6',
    isDiscrete: true,
    make: (length, stream) => each(length, () => (stream() < 0.2 ? Math.log(1.2) : 0)),
    print: (log) => Math.round(5 * Math.exp(log)),
  },
  {
    id: 'O',
    about: 'allocations: none, sometimes 1',
    isDiscrete: true,
    make: (length, stream) => each(length, () => (stream() < 0.2 ? 1 : 0)),
    print: (count) => count,
  },
]

export const continuous = noiseModels.filter(({ isDiscrete }) => !isDiscrete)

export function noiseModel(id: string): NoiseModel {
  const found = [...noiseModels, ...smallCounts].find((model) => model.id === id)
  if (!found) throw new Error(`no noise model ${id}`)
  return found
}

/** Log-values of both arms by round. */
export type Arms = { base: number[]; head: number[] }

/** Rounds in which both arms run one after the other, a coin deciding which is first. */
export function interleaved(model: NoiseModel, rounds: number, stream: Random): Arms {
  const values = model.make(2 * rounds, stream)
  const arms: Arms = { base: [], head: [] }
  for (let round = 0; round < rounds; round++) {
    const baseFirst = stream() < 0.5 ? 1 : 0
    arms.base.push(values[2 * round + 1 - baseFirst]!)
    arms.head.push(values[2 * round + baseFirst]!)
  }
  return arms
}

/** All of base, then all of head, as separate runs of a benchmark suite do it. */
export function inBlocks(model: NoiseModel, rounds: number, stream: Random): Arms {
  const values = [...model.make(2 * rounds, stream)]
  return { base: values.slice(0, rounds), head: values.slice(rounds) }
}
