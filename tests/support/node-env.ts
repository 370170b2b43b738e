/** What Node needs in an environment that a test writes out. */
const { PATH = '', NODE_COMPILE_CACHE } = process.env

/** PATH, and where Node keeps what it compiled: half of what a start from sources takes. */
export const nodeEnv: Readonly<Record<string, string>> =
  NODE_COMPILE_CACHE === undefined ? { PATH } : { PATH, NODE_COMPILE_CACHE }
