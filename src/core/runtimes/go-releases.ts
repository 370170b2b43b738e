/** Go releases: where those from before GOTOOLCHAIN lie, and what of a command line each knows. */

/** The first whose go command fetches another release by itself. */
const FIRST_SWITCH = 21
/** The first whose binaries say how they were built. */
const FIRST_SETTINGS = 18

/** `go1.12.17` -> 12; null: not a release. */
export function minorOf(version: string): number | null {
  const minor = /^go1\.(\d+)/.exec(version)?.[1]
  return minor === undefined ? null : Number(minor)
}

const isBefore = (version: string | null, minor: number) => {
  const own = version === null ? null : minorOf(version)
  return own !== null && own < minor
}

/** A release that no go command fetches: it has to be there. */
export const hasToBeThere = (version: string | null) => isBefore(version, FIRST_SWITCH)

/** Whether binaries of a release carry their build settings. */
export const carriesSettings = (version: string) => !isBefore(version, FIRST_SETTINGS)

/** GitHub's runners name architectures in their own way. */
const CACHED = ['x64', 'arm64']

type Env = Readonly<Record<string, string | undefined>>

/**
 * Folders in which the go command of a release may lie: of golang.org/dl, of GitHub's runners, of
 * a hand that unpacked it, and of Debian.
 */
export function foldersOf(version: string, { HOME, RUNNER_TOOL_CACHE }: Env): string[] {
  const number = version.replace(/^go/, '')
  return [
    ...(HOME === undefined ? [] : [`${HOME}/sdk/${version}/bin`]),
    ...CACHED.flatMap((kind) =>
      RUNNER_TOOL_CACHE === undefined ? [] : [`${RUNNER_TOOL_CACHE}/go/${number}/${kind}/bin`],
    ),
    `/usr/local/${version}/bin`,
    `/usr/lib/go-1.${minorOf(version)}/bin`,
  ]
}

/** Flags of the go command by the release that first knew them; of a value, what it knew before. */
const FLAGS: { flag: RegExp; since: number; before: string[] }[] = [
  { flag: /^-trimpath$/, since: 13, before: [] },
  { flag: /^-buildvcs(=|$)/, since: 18, before: [] },
  { flag: /^-json=/, since: 19, before: ['-json'] },
]

/** A command line without what the go command of a release does not know. */
export function knownTo<T extends string>(
  argv: readonly [T, ...T[]],
  version: string,
): [T, ...T[]] {
  const minor = minorOf(version)
  if (argv[0] !== 'go' || minor === null) return [...argv]
  const [program, ...rest] = argv
  const known = rest.flatMap((word) => {
    const rule = FLAGS.find(({ flag }) => flag.test(word))
    return rule === undefined || minor >= rule.since ? [word] : (rule.before as T[])
  })
  return [program, ...known]
}
