/** Build constraints of Go files: what a file that is not built waits for. */

import { baseName, isInside } from '../text/paths.ts'
import type { Alone, Project, ProjectFile, ProjectSearch, Unbuilt } from './workload.ts'

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
const constraintWords = (expression: string) => [
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
  const words = constraintWords(expression)
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

// Go modules of a source tree: found by their go.mod, inside of a workspace or beside it.

/** As the go command, and what other languages keep their packages in. */
export const isNoPackage = (name: string) =>
  /^[._]/.test(name) || ['vendor', 'testdata', 'node_modules'].includes(name)

/** Folder that a path of a `use` line means, relative to the tree. */
function folderOf(workspace: string, path: string): string {
  const parts = workspace.split('/').filter((part) => part !== '')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Folders of the modules that a go.work uses. */
function usedBy({ folder, text }: ProjectFile): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
  const used: string[] = []
  let isBlock = false
  for (const line of lines) {
    if (/^use\s*\($/.test(line)) isBlock = true
    else if (line === ')') isBlock = false
    else {
      const path = isBlock ? line : /^use\s+(.+)$/.exec(line)?.[1]
      if (path !== undefined && path !== '') used.push(path.replace(/^["`]|["`]$/g, ''))
    }
  }
  return used.map((path) => folderOf(folder, path))
}

/** A module that the workspace around it does not use is refused by go, unless that is off. */
function environment(module: ProjectFile, workspaces: readonly ProjectFile[]) {
  const [around] = workspaces
    .filter(({ folder }) => isInside(module.folder, folder))
    .sort((a, b) => b.folder.length - a.folder.length)
  const isOutside = around !== undefined && !usedBy(around).includes(module.folder)
  return isOutside ? { GOWORK: 'off' } : {}
}

export const goModules: ProjectSearch = {
  files: ['go.mod', 'go.work'],
  makes: ['go.mod', 'go.sum'],
  lacking: 'write a go.mod (go mod init NAME) in the top folder of the code with benchmarks',
  read(files): Project[] {
    const workspaces = files.filter(({ name }) => name === 'go.work')
    return files
      .filter(({ name }) => name === 'go.mod')
      .map((module) => ({ folder: module.folder, env: environment(module, workspaces) }))
      .sort((a, b) => (a.folder < b.folder ? -1 : 1))
  },
}

/** go refuses all of a go.work for one line of it: the module is built as if there were none. */
export function withoutWorkspace(project: Project, stderr: string): Alone | null {
  const shown = stderr.split('\n').filter((line) => line.includes('go.work'))
  if (project.env.GOWORK === 'off' || shown.length === 0) return null
  const [first = ''] = shown
  const more = shown.length === 1 ? '' : ` (and ${shown.length - 1} more)`
  return {
    project: { ...project, env: { ...project.env, GOWORK: 'off' } },
    why: `go refuses go.work: ${first.replace(/^go: /, '')}${more}`,
    instead: 'its modules are built without it, each by its own go.mod',
    next:
      'correct go.work (go work edit -dropuse=FOLDER takes out one that is not there), or run ' +
      'with GOWORK=off where it is not meant for builds',
  }
}
