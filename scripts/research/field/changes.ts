/** Changes whose answer is known, planted in a copy of a module, and the one of its authors. */
import { plantComment, plantSlowdown } from './fetch.ts'

export type Change = {
  name: string
  /** Of the base version, rather than the next one. */
  isPlanted: boolean
  /** Some benchmarks are slower in head, by code of the module that they call. */
  isSlower?: boolean
  /** Edits the two folders; returns the names of the benchmarks that are slower in head. */
  prepare(sides: { base: string; head: string }): string[]
  /** What must be called; null: nothing is known. */
  expects: 'all' | 'one' | 'nothing' | null
  /** Nothing changed, and all is measured: each word that something did is false. */
  isSame?: boolean
}

export const versions: Change = {
  name: 'versions',
  isPlanted: false,
  prepare: () => [],
  expects: null,
}

export const allSlower: Change = {
  name: 'all 2x',
  isPlanted: true,
  isSlower: true,
  expects: 'all',
  prepare: (sides) => plantSlowdown(sides, false, 100),
}

/** Changes of which nobody can promise that a budget shows them: the share that it does. */
const allSlowerBy = (percent: number): Change => ({
  name: `all +${percent} %`,
  isPlanted: true,
  isSlower: true,
  expects: null,
  prepare: (sides) => plantSlowdown(sides, false, percent),
})

/** Lines have other numbers, so that the binaries differ, and do the same work. */
export const same: Change = {
  name: 'A/A',
  isPlanted: true,
  isSame: true,
  expects: null,
  prepare({ head }) {
    plantComment(head)
    return []
  },
}

export const oneSlower: Change = {
  name: 'one 2x',
  isPlanted: true,
  isSlower: true,
  expects: 'one',
  prepare: (sides) => plantSlowdown(sides, true, 100),
}

export const comment: Change = {
  name: 'comment',
  isPlanted: true,
  expects: 'nothing',
  prepare({ head }) {
    plantComment(head)
    return []
  },
}

/** Sizes of which the share that is called is told, beside the words where nothing changed. */
export const sizes = [same, allSlowerBy(10), allSlower, allSlowerBy(5)]

/** Those that must be called. */
export const planted = [allSlower, oneSlower]
