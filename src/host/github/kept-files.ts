/** Files at a commit, which never change: what was read once is not asked for again. */
import type { GitHub } from '../port/github.ts'

/** Commits whose files are kept, and characters of a file that is. */
const MOST_COMMITS = 50
const MOST_CHARS = 64_000

const isWhole = (sha: string) => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha)

/**
 * Gives a GitHub with a memory of files, which all that are made here share. That there is no such
 * file is kept only of a commit of which GitHub showed another one: it may not know the commit yet.
 */
export function makeKeptFiles(): (whose: string, github: GitHub) => GitHub {
  const kept = new Map<string, Map<string, string | null>>()
  const keep = (commit: string, path: string, text: string | null) => {
    const files = kept.get(commit) ?? new Map<string, string | null>()
    if (text === null && files.size === 0) return
    kept.delete(commit)
    kept.set(commit, files.set(path, text))
    const [oldest = ''] = kept.keys()
    if (kept.size > MOST_COMMITS) kept.delete(oldest)
  }
  return (whose, github) => ({
    ...github,
    async readFile(path, sha) {
      const commit = `${whose}@${sha}`
      const known = kept.get(commit)?.get(path)
      if (known !== undefined) return known
      const text = await github.readFile(path, sha)
      if (isWhole(sha) && (text?.length ?? 0) <= MOST_CHARS) keep(commit, path, text)
      return text
    },
  })
}
