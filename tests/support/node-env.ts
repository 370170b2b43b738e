/** What Node needs in an environment that a test writes out. */
const { PATH = '', NODE_COMPILE_CACHE, TMPDIR } = process.env

const known = Object.entries({ PATH, NODE_COMPILE_CACHE, TMPDIR })

/**
 * PATH, where temporary files are, and where Node keeps what it compiled: half of what a start from
 * sources takes.
 */
export const nodeEnv: Readonly<Record<string, string>> = Object.fromEntries(
  known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
)
