/** Shelf: what a variant means for one language. */
import type { Runtime } from '../contracts/runtime.ts'
import { go } from './go.ts'
import { jvm } from './jvm.ts'
import { plain } from './plain.ts'

/** The shelf of runtimes: what a variant means for building and running. */
export const runtimes: Runtime[] = [go, jvm, plain]

export const runtimeOf = (id: string): Runtime => {
  const found = runtimes.find((runtime) => runtime.id === id)
  if (found === undefined) throw new Error(`no runtime "${id}"`)
  return found
}
