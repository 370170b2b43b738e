/**
 * PGlite, started small. V8 optimises one very large function of it anew at every start, which
 * takes 600 MB and seconds, and is of no use to a bot's few statements: code that is compiled once,
 * by the quick compiler, does. Both flags are needed, and have to be set before the module is
 * compiled. They are V8's own and may change with it, so the version of Node is pinned where the
 * bot is shipped, and a test holds the peak.
 */
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Opens or makes a database inside of this process. */
export function createPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  return PGlite.create(options)
}
