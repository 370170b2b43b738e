/** Releases among tags, in the order of their versions. */

/** `v1.2.3` or `1.2.3`, and nothing after it: pre-releases are no releases. */
const RELEASE = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

const numbersOf = (tag: string) => RELEASE.exec(tag)?.slice(1).map(Number) ?? null

/** Tags that are releases, the highest version first (https://semver.org, rule 11). */
export function releasesOf(tags: readonly string[]): string[] {
  const releases = tags.flatMap((tag) => {
    const numbers = numbersOf(tag)
    return numbers === null ? [] : [{ tag, numbers }]
  })
  releases.sort((a, b) => {
    const index = a.numbers.findIndex((number, at) => number !== b.numbers[at])
    return (b.numbers[index] ?? 0) - (a.numbers[index] ?? 0)
  })
  return releases.map(({ tag }) => tag)
}

/**
 * Which release a base means: `release` is the last, `release~2` is two before it, or the oldest
 * where there are fewer. Null: `base` is no such word.
 */
export function releasesBack(base: string): number | null {
  const match = /^release(?:~([1-9]\d?))?$/.exec(base)
  return match === null ? null : Number(match[1] ?? 0)
}

/** The release before that tag; null: the tag is no release, or the first one. */
export function releaseBefore(tag: string, tags: readonly string[]): string | null {
  const all = releasesOf([...new Set([...tags, tag])])
  const at = all.indexOf(tag)
  return at < 0 ? null : (all[at + 1] ?? null)
}

/** The highest version; null: none is a release. */
export const latestRelease = (tags: readonly string[]): string | null => releasesOf(tags)[0] ?? null
