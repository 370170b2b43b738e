/** The registry of runtimes, with those of the JVM and of any other program. */

import { go } from './go-toolchain.ts'
import type { Runtime } from './runtime.ts'

/** Tools and caches that builds of any language look for, and what any download needs. */
const BUILD = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'CC',
  'CXX',
  'AR',
  'PKG_CONFIG_PATH',
  'GOROOT',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GOPROXY',
  'GOSUMDB',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'JAVA_HOME',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  'PIP_CERT',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'CARGO_HTTP_CAINFO',
]

/** Any program: a variant is its environment and arguments, and nothing is asked of a compiler. */
const plain: Runtime = {
  id: 'plain',
  about: 'any program; a variant is its environment and its arguments',
  buildPassthrough: BUILD,
  runPassthrough: ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'],
  buildEnv: (variant) => variant.buildEnv,
  runEnv: (variant) => variant.runEnv,
  inspect: null,
  identify: () => null,
  readIdentity: () => ({ toolchain: '', settings: {} }),
  checkIdentity: () => [],
}

// The JVM.

/** First line of `java --version`: `openjdk 17.0.15 2025-04-15 LTS`; no words around it before. */
const readVersion = (stdout: string) =>
  stdout
    .split('\n')
    .find((line) => /^\S+ \d/.test(line))
    ?.trim() ?? ''

/**
 * Java: a variant is its options, and collections are read from the unified log (JDK 9 or newer,
 * the first with `java --version` on standard output too).
 */
const jvm: Runtime = {
  id: 'jvm',
  about: 'Java programs; the version is asked of `java`, collections are read from its GC log',
  buildPassthrough: [
    'PATH',
    'HOME',
    'TMPDIR',
    'LANG',
    'JAVA_HOME',
    'MAVEN_OPTS',
    'GRADLE_USER_HOME',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'no_proxy',
  ],
  runPassthrough: ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'JAVA_HOME'],
  buildEnv: (variant) => variant.buildEnv,
  runEnv: (variant) => variant.runEnv,
  inspect: {
    program: 'java',
    install: 'install a JDK, 9 or newer, or add actions/setup-java before this step',
    toolchain: { argv: ['java', '--version'], folder: '', env: {} },
    readToolchain: (stdout) => ({ version: readVersion(stdout), root: '' }),
    layout: null,
    readLayout: () => false,
    refused: () => null,
    knownFile: '',
    readKnown: () => [],
  },
  identify: () => null,
  readIdentity: () => ({ toolchain: '', settings: {} }),
  checkIdentity: () => [],
}

export const runtimes: Runtime[] = [go, jvm, plain]

export const runtimeOf = (id: string): Runtime => {
  const match = runtimes.find((runtime) => runtime.id === id)
  if (match === undefined) throw new Error(`no runtime "${id}"`)
  return match
}
