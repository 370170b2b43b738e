/** Runtime: Go. */
import type { Identity, Runtime, Toolchain } from '../contracts/runtime.ts'
import type { Variant } from '../model/model.ts'
import { carriesSettings, foldersOf, hasToBeThere, knownTo } from './go-releases.ts'

/** Proxy and certificate settings that any download needs. */
const NETWORK = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR'],
]

/** What finds tools, caches and modules. Never GOEXPERIMENT or the like: those are variants. */
const BUILD = [
  ...['PATH', 'HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'],
  ...['GOROOT', 'GOPATH', 'GOCACHE', 'GOMODCACHE', 'GOENV', 'GOTOOLCHAIN', 'GOFLAGS', 'GOWORK'],
  ...['GOPROXY', 'GOSUMDB', 'GONOSUMDB', 'GOPRIVATE', 'GONOPROXY', 'GOINSECURE', 'GOVCS'],
  ...['CGO_ENABLED', 'CC', 'CXX', 'AR', 'PKG_CONFIG', 'PKG_CONFIG_PATH'],
  ...['CGO_CFLAGS', 'CGO_CPPFLAGS', 'CGO_CXXFLAGS', 'CGO_LDFLAGS'],
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
  const wanted = variant.toolchain ?? toolchain.version.split(/[ -]X:/)[0]
  if (version !== wanted) wrong.push(`built by ${version || 'an unknown Go'}, not ${wanted}`)
  if (wanted !== undefined && !carriesSettings(wanted)) return wrong
  const asked = experimentsOf(variant.buildEnv.GOEXPERIMENT ?? '')
  const carried = experimentsOf(identity.settings.GOEXPERIMENT ?? '')
  if (asked.join() !== carried.join()) {
    wrong.push(
      `carries GOEXPERIMENT=${carried.join() || '(none)'}, not ${asked.join() || '(none)'}`,
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
  buildPassthrough: [...BUILD, ...NETWORK],
  runPassthrough: ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'],
  buildEnv: (variant, env) => ({ ...toolchainEnv(variant, env), ...variant.buildEnv }),
  runEnv: (variant) => variant.runEnv,
  inspect: {
    program: 'go',
    install: 'install Go from https://go.dev/dl, or add actions/setup-go before this step',
    toolchain: { argv: ['go', 'env', '-json', 'GOVERSION', 'GOROOT'], folder: '', env: {} },
    readToolchain(stdout) {
      const told = JSON.parse(stdout) as Record<string, string>
      return { version: told.GOVERSION ?? '', root: told.GOROOT ?? '' }
    },
    older: {
      // GOVERSION is known from Go 1.16 on.
      version: { argv: ['go', 'version'], folder: '', env: {} },
      readVersion: (stdout) => /\bgo version (go\S+)/.exec(stdout)?.[1] ?? '',
      known: knownTo,
      missing: (wanted, version) =>
        wanted === version || !hasToBeThere(wanted)
          ? null
          : `go install golang.org/dl/${wanted}@latest && ${wanted} download`,
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
