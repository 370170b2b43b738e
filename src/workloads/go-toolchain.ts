/** Runtime: Go, whose releases differ in where they lie and in which flags they know. */

import type { Variant } from '../model/model.ts'
import { CERTIFICATES, type Identity, PROXIES, type Runtime, type Toolchain } from './runtime.ts'

/** The first whose go command fetches another release by itself. */
const FIRST_SWITCH = 21
/** The first whose binaries say how they were built. */
const FIRST_SETTINGS = 18

/** `go1.12.17` -> 12; null: not a release. */
function minorOf(version: string): number | null {
  const minor = /^go1\.(\d+)/.exec(version)?.[1]
  return minor === undefined ? null : Number(minor)
}

const isBefore = (version: string | null, minor: number) => {
  const own = version === null ? null : minorOf(version)
  return own !== null && own < minor
}

/** A release that no go command fetches: it has to be there. */
const hasToBeThere = (version: string | null) => isBefore(version, FIRST_SWITCH)

/** Whether binaries of a release carry their build settings. */
const carriesSettings = (version: string) => !isBefore(version, FIRST_SETTINGS)

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
export function knownToRelease<T extends string>(
  argv: readonly [T, ...T[]],
  version: string,
): [T, ...T[]] {
  const minor = minorOf(version)
  if (argv[0] !== 'go' || minor === null) return [...argv]
  const [program, ...rest] = argv
  const accepted = rest.flatMap((word) => {
    const rule = FLAGS.find(({ flag }) => flag.test(word))
    return rule === undefined || minor >= rule.since ? [word] : (rule.before as T[])
  })
  return [program, ...accepted]
}

/** What finds tools, caches and modules. Never GOEXPERIMENT or the like: those are variants. */
const BUILD = [
  'PATH',
  'HOME',
  'TMPDIR',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'GOROOT',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GOENV',
  'GOTOOLCHAIN',
  'GOFLAGS',
  'GOWORK',
  'GOPROXY',
  'GOSUMDB',
  'GONOSUMDB',
  'GOPRIVATE',
  'GONOPROXY',
  'GOINSECURE',
  'GOVCS',
  'CGO_ENABLED',
  'CC',
  'CXX',
  'AR',
  'PKG_CONFIG',
  'PKG_CONFIG_PATH',
  'CGO_CFLAGS',
  'CGO_CPPFLAGS',
  'CGO_CXXFLAGS',
  'CGO_LDFLAGS',
]

/** Flags of the C preprocessor: they are among what the build cache knows an object by. */
const C_FLAGS = 'CGO_CPPFLAGS'

/** What a C compiler compiles or includes, by its usual names. */
const C_FILE =
  /\.(?:[chms]|cc|cpp|cxx|c\+\+|hh|hpp|hxx|h\+\+|inc|inl|ipp|tcc|def|mm|f|for|f90|swig(?:cxx)?)$/i

const experimentsOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort()

/** `go version -m FILE` -> version with its `X:` experiments, and the build settings. */
function readIdentity(stdout: string): Identity {
  const lines = stdout.split('\n')
  const toolchain = /: (go\S+(?: X:\S+)?)/.exec(lines[0] ?? '')?.[1] ?? ''
  const settings: Record<string, string> = {}
  for (const line of lines) {
    const setting = /^\tbuild\t([^=]+)=(.*)$/.exec(line)
    if (setting?.[1] !== undefined) settings[setting[1]] = setting[2] ?? ''
  }
  return { toolchain, settings }
}

function checkIdentity(identity: Identity, variant: Variant, toolchain: Toolchain): string[] {
  const wrong: string[] = []
  const version = identity.toolchain.split(/[ -]X:/)[0]
  const goVersion = variant.toolchain ?? toolchain.version.split(/[ -]X:/)[0]
  if (version !== goVersion) wrong.push(`built by ${version || 'an unknown Go'}, not ${goVersion}`)
  if (goVersion !== undefined && !carriesSettings(goVersion)) return wrong
  const experiments = experimentsOf(variant.buildEnv.GOEXPERIMENT ?? '')
  const carried = experimentsOf(identity.settings.GOEXPERIMENT ?? '')
  if (experiments.join() !== carried.join()) {
    wrong.push(
      `carries GOEXPERIMENT=${carried.join() || '(none)'}, not ${experiments.join() || '(none)'}`,
    )
  }
  for (const name of ['GOARCH', 'GOOS', 'GOAMD64', 'GOARM64', 'CGO_ENABLED']) {
    const value = variant.buildEnv[name]
    if (value !== undefined && identity.settings[name] !== value) {
      wrong.push(`carries ${name}=${identity.settings[name] ?? '(none)'}, not ${value}`)
    }
  }
  return wrong
}

/** The build cache has a folder for each first byte of a hash, from the first use of it on. */
const HASHES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Where the go command unpacks toolchains that it downloads. */
export const DOWNLOADED = /\/golang\.org\/toolchain@/

/** A release that has to be there goes before the others, whose settings are not its own. */
function toolchainEnv({ toolchain }: Variant, env: Readonly<Record<string, string | undefined>>) {
  if (toolchain === null) return {}
  if (!hasToBeThere(toolchain)) return { GOTOOLCHAIN: toolchain }
  const PATH = [...foldersOf(toolchain, env), env.PATH ?? ''].join(':')
  return { PATH, GOROOT: '', GOTOOLCHAIN: 'local' }
}

/** Go: GOTOOLCHAIN chooses the toolchain, GOEXPERIMENT and friends are build env. */
export const go: Runtime = {
  id: 'go',
  about: 'Go modules; toolchain by GOTOOLCHAIN, collector by GOEXPERIMENT, GOGC, GOMEMLIMIT',
  buildPassthrough: [...BUILD, ...PROXIES, ...CERTIFICATES],
  runPassthrough: ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'],
  caches({ HOME = '', XDG_CACHE_HOME, GOCACHE, GOPATH, GOMODCACHE }) {
    const built = GOCACHE || `${XDG_CACHE_HOME || `${HOME}/.cache`}/go-build`
    const [workspace] = (GOPATH || `${HOME}/go`).split(':')
    return { built, downloaded: GOMODCACHE || `${workspace}/pkg/mod`, made: HASHES }
  },
  indexed: {
    isIndex: (path) => /^[0-9a-f]{2}\/[0-9a-f]{64}-a$/.test(path),
    outputOf(path, text) {
      const [, action = '', sha256 = ''] =
        /^v1 ([0-9a-f]{64}) ([0-9a-f]{64}) +\d+ +\d+\n$/.exec(text) ?? []
      const isOwn = action !== '' && path === `${action.slice(0, 2)}/${action}-a`
      return isOwn ? { path: `${sha256.slice(0, 2)}/${sha256}-d`, sha256 } : null
    },
    places: ['HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'GOPATH', 'GOCACHE', 'GOMODCACHE', ...PROXIES],
  },
  buildEnv: (variant, env) => ({ ...toolchainEnv(variant, env), ...variant.buildEnv }),
  runEnv: (variant) => variant.runEnv,
  // One that was downloaded is verified on each start, which asks a server.
  chosenEnv: (root, path) =>
    DOWNLOADED.test(root) ? { PATH: `${root}/bin:${path}`, GOROOT: '', GOTOOLCHAIN: 'local' } : {},
  inspect: {
    program: 'go',
    install: 'install Go from https://go.dev/dl, or add actions/setup-go before this step',
    toolchain: { argv: ['go', 'env', '-json', 'GOVERSION', 'GOROOT'], folder: '', env: {} },
    readToolchain(stdout) {
      const env = JSON.parse(stdout) as Record<string, string>
      return { version: env.GOVERSION ?? '', root: env.GOROOT ?? '' }
    },
    older: {
      // GOVERSION is known from Go 1.16 on.
      version: { argv: ['go', 'version'], folder: '', env: {} },
      readVersion: (stdout) => /\bgo version (go\S+)/.exec(stdout)?.[1] ?? '',
      known: knownToRelease,
      missing: (goVersion, version) =>
        goVersion === version || !hasToBeThere(goVersion)
          ? null
          : `go install golang.org/dl/${goVersion}@latest && ${goVersion} download`,
    },
    // Linkers from Go 1.23 on have -randlayout (1.22 has not); the usage text tells, not a version.
    layout: { argv: ['go', 'tool', 'link', '-h'], folder: '', env: {} },
    readLayout: (output) => /^\s*-randlayout\b/m.test(output),
    refused(stderr) {
      const value = /unknown GOEXPERIMENT (\S+)/.exec(stderr)?.[1]
      return value === undefined ? null : { variable: 'GOEXPERIMENT', value }
    },
    knownFile: 'src/internal/goexperiment/flags.go',
    readKnown: (text) =>
      [...text.matchAll(/^\t([A-Z]\w*)\s+bool$/gm)].map((hit) => (hit[1] ?? '').toLowerCase()),
  },
  // The go command knows of files of C in the folders of packages alone: an edit of what they
  // include from elsewhere, such as lib/x.h, gave both sides the object that was compiled first.
  // To undefine what nothing defines changes no code.
  unnoticed: {
    isOne: (path) => C_FILE.test(path),
    mayAsk: (path) => path.endsWith('.go'),
    asks: (text) => /^(?:import\s+|\s+)"C"/m.test(text),
    env: (digest, { buildEnv }, env) => {
      const own = buildEnv[C_FLAGS] ?? env[C_FLAGS] ?? ''
      return { [C_FLAGS]: `${own} -UGCBENCH_${digest.slice(0, 32)}`.trim() }
    },
  },
  // Any release reads the binaries of those before it, but before 1.13 none does.
  identifiesAlone: (variant) => !hasToBeThere(variant.toolchain),
  identify: (binary) => ({ argv: ['go', 'version', '-m', binary], folder: '', env: {} }),
  readIdentity,
  checkIdentity,
}
