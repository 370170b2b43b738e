/** Runtime: any other program. */
import type { Runtime } from '../contracts/runtime.ts'

/** Tools and caches that builds of any language look for, and what any download needs. */
const BUILD = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'],
  ...['CC', 'CXX', 'AR', 'PKG_CONFIG_PATH', 'GOROOT', 'GOPATH', 'GOCACHE', 'GOMODCACHE'],
  ...['GOPROXY', 'GOSUMDB', 'CARGO_HOME', 'RUSTUP_HOME', 'JAVA_HOME'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'PIP_CERT', 'REQUESTS_CA_BUNDLE'],
  ...['CURL_CA_BUNDLE', 'CARGO_HTTP_CAINFO'],
]

/** Any program: a variant is its environment and arguments, and nothing is asked of a compiler. */
export const plain: Runtime = {
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
