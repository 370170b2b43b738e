/** `v1.2.3` or `1.2.3`, and nothing after it: pre-releases are no releases. */
const RELEASE = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

const numbersOf = (tag: string) => RELEASE.exec(tag)?.slice(1).map(Number) ?? null

/** The tag of the highest version (https://semver.org, rule 11); null: none is a release. */
export function latestRelease(tags: readonly string[]): string | null {
  const releases = tags.flatMap((tag) => {
    const numbers = numbersOf(tag)
    return numbers === null ? [] : [{ tag, numbers }]
  })
  releases.sort((a, b) => {
    const index = a.numbers.findIndex((number, at) => number !== b.numbers[at])
    return (b.numbers[index] ?? 0) - (a.numbers[index] ?? 0)
  })
  return releases[0]?.tag ?? null
}
