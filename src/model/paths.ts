/**
 * Paths as text, with slashes ('' is the folder that all of them begin in), JSON from strangers,
 * and the nearest name for "did you mean".
 */
import { distance } from 'fastest-levenshtein'
import { REPOSITORY } from './version.ts'

/** What a path in that folder means, without dots and a slash at either end: `..` leads out of it. */
export function pathFrom(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The path where it is absolute, else below the folder; `..` leads out of it, as in a shell. */
export function absolutePath(path: string, folder: string): string {
  const whole = path.startsWith('/') ? path : `${folder}/${path}`
  if (!/(?:^|\/)\.\.?(?:\/|$)/.test(whole)) return whole
  return (whole.startsWith('/') ? '/' : '') + pathFrom('', whole)
}

/** Folders, each in the one before, and what is in the last of them. */
export const pathIn = (...parts: string[]): string => parts.filter((part) => part !== '').join('/')

/** The folder that it is in. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Its last part, without folders. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Whether it is that folder, or in it at any depth. */
export const isInside = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`)

/** Names of files of ours that nobody goes on with: whoever wrote them was killed. */
export const HALF_WRITTEN = /\.[0-9a-f]{8}\.tmp$/

/** A place in a JSON document, as people write it. */
const STEP = /\.([A-Za-z_][\w-]*)|\[(\d{1,9}|"[^"]*"|'[^']*')\]/y

/** Keys of a path such as `$.latency["p 99"][0]`; null: not one. No wildcards, one value. */
export function readJsonPath(path: string): string[] | null {
  if (!path.startsWith('$')) return null
  const keys: string[] = []
  STEP.lastIndex = 1
  while (STEP.lastIndex < path.length) {
    const match = STEP.exec(path)
    if (match === null) return null
    keys.push(match[1] ?? match[2]!.replace(/^["']|["']$/g, ''))
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

// JSON from strangers.

/** Its value; undefined: it is none, since JSON has no undefined. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// The nearest known name, for "did you mean".

const bare = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '')

/** The known name nearest to `written`, if at most two fifths of its letters differ; else null. */
export function nearest(written: string, names: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = Math.max(1, Math.round(written.length * 0.4)) + 1
  for (const name of names) {
    const far = distance(bare(written), bare(name))
    if (far < bestDistance) [best, bestDistance] = [name, far]
  }
  return best
}

/** Where a page of these docs stands for who reads a comment or a page: `reading.md#the-strip`. */
export const docsAddress = (page: string) => `https://github.com/${REPOSITORY}/blob/v1/docs/${page}`
