/** What a runtime is: what a variant means for building and running with one language's tools. */
import type { Variant } from '../model/model.ts'
import type { Overlay, Step } from './workload.ts'

/** Variables that any program needs. */
export const EVERYDAY = ['PATH', 'HOME', 'TMPDIR', 'LANG']

/** Proxies that any download needs. */
export const PROXIES = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
  ...['http_proxy', 'https_proxy', 'no_proxy'],
]

/** Certificates that any download needs. */
export const CERTIFICATES = ['SSL_CERT_FILE', 'SSL_CERT_DIR']

/** A runtime whose compiler, if it has one, is not asked about anything. */
export const OWN_IDENTITY = {
  buildEnv: (variant: Variant) => variant.buildEnv,
  runEnv: (variant: Variant) => variant.runEnv,
  identify: () => null,
  readIdentity: () => ({ toolchain: '', settings: {} }),
  checkIdentity: () => [],
}

/** What a built binary says it is. */
export type Identity = { toolchain: string; settings: Record<string, string> }

/** The toolchain that a build environment selects; `overlay`: absent: its files are its own. */
export type Toolchain = {
  version: string
  root: string
  randomLayout: boolean
  overlay?: Overlay
}

/** Files beside a language's own that its toolchain compiles, wherever in a source tree. */
type Unnoticed = {
  isOne(path: string): boolean
  /** Files that may ask for such, by path, and whether one does, by its text. */
  mayAsk(path: string): boolean
  asks(text: string): boolean
  /** Build environment under which the cache keeps what is compiled apart; `digest`: hex. */
  env(
    digest: string,
    variant: Variant,
    env: Readonly<Record<string, string | undefined>>,
  ): Record<string, string>
}

export type Caches = {
  built: string
  downloaded: string
  /** Folders in `built` that its programs make before they look into it. */
  made: string[]
}

/** A cache of builds, as files: one for each hash of inputs names the one they were compiled to. */
export type IndexedCache = {
  isIndex(path: string): boolean
  /** The file with its hash; null: the text is not what such a file has. */
  outputOf(path: string, text: string): { path: string; sha256: string } | null
  /** Variables that say where things lie, and nothing of what is compiled. */
  places: readonly string[]
}

/** What a variant means for building and running with one language's tools. */
export type Runtime = {
  id: string
  about: string
  /** Names of variables a build may take from the tool's own environment (PATH, GOPROXY ...). */
  buildPassthrough: string[]
  /** Names of variables a trial may take from the tool's own environment. */
  runPassthrough: string[]
  /**
   * Folders that its builds cannot do without, by the environment of the user: of what they build,
   * and of what was downloaded for them.
   */
  caches?(env: Readonly<Record<string, string | undefined>>): Caches
  /** How `built` of these is made; absent: what is in it cannot be kept between runs. */
  indexed?: IndexedCache
  /** `env`: the tool's own environment, for the places in which it looks for toolchains. */
  buildEnv(
    variant: Variant,
    env: Readonly<Record<string, string | undefined>>,
  ): Record<string, string>
  runEnv(variant: Variant): Record<string, string>
  /**
   * What commands of a build have beside `buildEnv` once the root of their toolchain is known, so
   * that none of them chooses one again: inside of walls a toolchain cannot be downloaded, nor held
   * against a database of checksums. `path`: PATH without it. Absent: it has no choice.
   */
  chosenEnv?(root: string, path: string): Record<string, string>
  /** How to ask what the build environment selects; null: nothing is compiled. */
  inspect: {
    /** Program whose absence means that the toolchain is not installed, and what to do then. */
    program: string
    install: string
    toolchain: Step
    readToolchain(stdout: string): { version: string; root: string }
    /** What older toolchains do differently; absent: all there are do the same. */
    older?: {
      /** Asked where `toolchain` tells no version. */
      version: Step
      readVersion(stdout: string): string
      /** The words of a command that a toolchain of this version knows. */
      known(argv: Step['argv'], version: string): Step['argv']
      /** How to get a toolchain that has to be there, where another answered; else null. */
      missing(requiredVersion: string, version: string): string | null
    }
    /** Prints whether the link order can be randomised; null: it cannot. */
    layout: Step | null
    readLayout(output: string): boolean
    /** A build variable that failed to be understood, from the toolchain's words; else null. */
    refused(stderr: string): { variable: string; value: string } | null
    /** File under the root that names the values the toolchain knows for that variable. */
    knownFile: string
    readKnown(text: string): string[]
  } | null
  /** What its build cache does not see to have changed; absent: it sees all that it compiles. */
  unnoticed?: Unnoticed
  /** False: binaries of a variant are not asked by its own toolchain; absent: they are. */
  identifiesAlone?(variant: Variant): boolean
  /** How to ask a binary what it is; null: nobody can tell. */
  identify(binary: string): Step | null
  readIdentity(stdout: string): Identity
  /** What is wrong when the binary is not what the variant says; each stops the run. */
  checkIdentity(identity: Identity, variant: Variant, toolchain: Toolchain): string[]
}
