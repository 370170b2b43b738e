/** The registries of workloads and of runtimes. */

import {
  cargoBench,
  catch2Workload,
  dotnetWorkload,
  googleBenchmarkWorkload,
  jmhWorkload,
} from './benchmark-tools.ts'
import { commandWorkload } from './command.ts'
import { goBenchmarks, goBenchWorkload } from './go-bench.ts'
import { go } from './go-toolchain.ts'
import { nodeWorkload } from './node.ts'
import { pyperfWorkload } from './pyperf.ts'
import { pytestBenchmarkWorkload } from './pytest-benchmark.ts'
import { CERTIFICATES, EVERYDAY, OWN_IDENTITY, PROXIES, type Runtime } from './runtime.ts'
import { sysbenchWorkload } from './sysbench.ts'
import { overCommand, type Tool } from './tool.ts'
import type { Workload } from './workload.ts'

// Workloads.

export { goBenchmarks }

/** What is measured where nothing is named: it needs no settings. */
export const DEFAULT_WORKLOAD: string = goBenchWorkload.kind

/** Benchmarks of other tools: each says what command runs them. */
// biome-ignore lint/suspicious/noExplicitAny: workloads have different settings types
export const tools: Tool<any>[] = [
  cargoBench,
  catch2Workload,
  dotnetWorkload,
  googleBenchmarkWorkload,
  jmhWorkload,
  nodeWorkload,
  pyperfWorkload,
  pytestBenchmarkWorkload,
]

// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloads: Workload<any>[] = [
  goBenchWorkload,
  commandWorkload,
  sysbenchWorkload,
  ...tools.map(overCommand),
]

/** The workload that a suite names. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloadOf = (kind: string): Workload<any> => {
  const match = workloads.find((workload) => workload.kind === kind)
  if (match === undefined) throw new Error(`no workload "${kind}"`)
  return match
}

// Runtimes, with those of the JVM and of any other program.

/** Tools and caches that builds of any language look for, and what any download needs. */
const BUILD = [
  ...EVERYDAY,
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
  ...PROXIES,
  ...CERTIFICATES,
  'NODE_EXTRA_CA_CERTS',
  'PIP_CERT',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'CARGO_HTTP_CAINFO',
]

/** Any program: a variant is its environment and arguments, and nothing is asked of a compiler. */
const plain: Runtime = {
  ...OWN_IDENTITY,
  id: 'plain',
  about: 'any program; a variant is its environment and its arguments',
  buildPassthrough: BUILD,
  runPassthrough: [...EVERYDAY, 'TZ'],
  inspect: null,
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
  ...OWN_IDENTITY,
  id: 'jvm',
  about: 'Java programs; the version comes from `java --version`, collections from its GC log',
  buildPassthrough: [...EVERYDAY, 'JAVA_HOME', 'MAVEN_OPTS', 'GRADLE_USER_HOME', ...PROXIES],
  runPassthrough: [...EVERYDAY, 'TZ', 'JAVA_HOME'],
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
}

export const runtimes: Runtime[] = [go, jvm, plain]

export const runtimeOf = (id: string): Runtime => {
  const match = runtimes.find((runtime) => runtime.id === id)
  if (match === undefined) throw new Error(`no runtime "${id}"`)
  return match
}
