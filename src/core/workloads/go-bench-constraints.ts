/** Build constraints of Go files: what a file that is not built waits for. */
import type { Unbuilt } from '../contracts/workload.ts'
import { baseName } from '../text/path.ts'

/** What `go tool dist list` knows, and `unix`: none of them can be asked for by a tag. */
const SYSTEMS = (
  'aix android darwin dragonfly freebsd hurd illumos ios js linux netbsd openbsd plan9 solaris ' +
  'unix wasip1 windows zos'
).split(' ')
const MACHINES = (
  '386 amd64 amd64p32 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x ' +
  'sparc64 wasm'
).split(' ')

/** Words that are true by flags of their own, and what gives each. */
const BY_FLAG: Record<string, string> = {
  race: 'build-flags: ["-race"] in the suite file',
  msan: 'build-flags: ["-msan"] in the suite file',
  asan: 'build-flags: ["-asan"] in the suite file',
  cgo: 'CGO_ENABLED=1, and a C compiler',
}

/** By custom, of files that `go run` takes alone. */
const NEVER = ['ignore', 'none', 'never']

const isRelease = (word: string) => /^go1(?:\.|$)/.test(word) || ['gc', 'gccgo'].includes(word)

const isPlace = (word: string) => SYSTEMS.includes(word) || MACHINES.includes(word)

/** Of the words of an expression, those that are wanted, not those behind a `!`. */
const wantedWords = (expression: string) => [
  ...new Set(
    [...expression.matchAll(/(!\s*)?\b([\w.]+)/g)].flatMap(([, not, word]) =>
      not ? [] : (word ?? []),
    ),
  ),
]

/** What a file name such as `x_windows_test.go` asks for. */
function placesOf(path: string): string[] {
  const name = baseName(path).replace(/(?:_test)?\.go$/, '')
  return name.split('_').slice(1).slice(-2).filter(isPlace)
}

/** Why a test file that `go list` does not name is not built. */
export function whyUnbuilt(path: string, text: string): Unbuilt | null {
  const expression = /^\/\/go:build (.+)$/m.exec(text.split(/^package /m)[0] ?? '')?.[1]?.trim()
  if (expression === undefined) {
    const places = placesOf(path)
    return places.length === 0 ? null : { why: `they are for ${places.join(' on ')}`, next: null }
  }
  const words = wantedWords(expression)
  if (words.some((word) => NEVER.includes(word))) return null
  const why = `they take //go:build ${expression}`
  const tags = words.filter(
    (word) => !(isPlace(word) || isRelease(word) || Object.hasOwn(BY_FLAG, word)),
  )
  const flags = words.flatMap((word) => BY_FLAG[word] ?? [])
  const ways = [
    ...(tags.length > 0 ? [`tags: [${tags.join(', ')}] in the suite file`] : []),
    ...flags,
  ]
  return { why, next: ways.length === 0 ? null : ways.join(', and ') }
}
