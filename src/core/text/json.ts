/** Text that may be JSON, from whoever wrote it. */

/** Its value; undefined: it is none, since JSON has no undefined. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
