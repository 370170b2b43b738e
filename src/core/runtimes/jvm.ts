/** Runtime: the JVM. */
import type { Runtime } from '../contracts/runtime.ts'

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
export const jvm: Runtime = {
  id: 'jvm',
  about: 'Java programs; the version is asked of `java`, collections are read from its GC log',
  buildPassthrough: [
    ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'JAVA_HOME', 'MAVEN_OPTS', 'GRADLE_USER_HOME'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
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
