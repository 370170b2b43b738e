/** Reads what programs printed, in a process apart (reader-process.ts). */
import { isSea } from 'node:sea'
import type { ParsedOutputs, TrialOutput } from '../model/model.ts'
import { unreadable } from '../report/samples.ts'
import type { Reader } from './host.ts'
import { makeTaskProcess, TooMuchError } from './task-process.ts'

/** Many times what the largest outputs take that are kept of a trial. */
const LIMITS = { limitSec: 10, memoryMb: 512 }

/** Tells a single-file program that it is the reader: it can start nothing but itself. */
export const IS_READER = 'GCBENCH_READER'

/** The sources and the bundle have a file for it. */
function argvOfReader(): string[] {
  if (isSea()) return []
  const { dirname, filename } = import.meta
  return [filename.endsWith('.ts') ? `${dirname}/reader-process.ts` : `${dirname}/cli-reader.js`]
}

export function makeReader(limits = LIMITS): Reader {
  const child = makeTaskProcess({
    argv: argvOfReader(),
    env: { [IS_READER]: '1' },
    what: 'reading it',
    limits,
    idleSec: null,
  })
  return {
    async read(printed: TrialOutput) {
      try {
        return (await child.run(printed)) as ParsedOutputs
      } catch (error) {
        if (!(error instanceof TooMuchError)) throw error
        return unreadable(error.message)
      }
    },
  }
}
