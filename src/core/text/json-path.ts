/** A place in a JSON document, as people write it. */
const STEP = /\.([A-Za-z_][\w-]*)|\[(\d{1,9}|"[^"]*"|'[^']*')\]/y

/** Keys of a path such as `$.latency["p 99"][0]`; null: not one. No wildcards, one value. */
export function readJsonPath(path: string): string[] | null {
  if (!path.startsWith('$')) return null
  const keys: string[] = []
  STEP.lastIndex = 1
  while (STEP.lastIndex < path.length) {
    const found = STEP.exec(path)
    if (found === null) return null
    keys.push(found[1] ?? found[2]!.replace(/^["']|["']$/g, ''))
  }
  return keys
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, keys: string[]): unknown {
  let at = value
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at
}
