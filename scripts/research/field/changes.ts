/** Changes whose answer is known, planted in a copy of a module, and the one of its authors. */
import { plantComment, plantSlowdown } from './fetch.ts'

export type Change = {
  name: string
  /** Of the base version, rather than the next one. */
  isPlanted: boolean
  /** Edits head; returns the names of the benchmarks that it made slower. */
  prepare(head: string): string[]
  /** What must be called; null: nothing is known. */
  expects: 'all' | 'one' | 'nothing' | null
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
  expects: 'all',
  prepare: (head) => plantSlowdown(head, false),
}

export const oneSlower: Change = {
  name: 'one 2x',
  isPlanted: true,
  expects: 'one',
  prepare: (head) => plantSlowdown(head, true),
}

export const comment: Change = {
  name: 'comment',
  isPlanted: true,
  expects: 'nothing',
  prepare(head) {
    plantComment(head)
    return []
  },
}

/** Those that run something. */
export const planted = [allSlower, oneSlower]
