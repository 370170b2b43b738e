/** The suite file that `gcbench init` writes, from the benchmarks and servers in a source tree. */

import { DEFAULT_MARGIN_PCT } from '../model/metric.ts'
import { baseName, docsAddress, folderOf, pathIn } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { REPOSITORY } from '../model/version.ts'
import { DEFAULT_WORKLOAD, tools } from '../workloads/index.ts'
import type { DetectedTool } from '../workloads/tool.ts'
import type { ProjectFile } from '../workloads/workload.ts'

/** A suite that a source tree shows by a file: its name and kind, and its settings. */
export type DetectedSuite = DetectedTool & { kind: string; path: string }

/** Folders of what was installed, copied or built; of others' benchmarks. */
const FOREIGN = new Set([
  'node_modules',
  'vendor',
  'third_party',
  'third-party',
  'thirdparty',
  'external',
  'target',
  'dist',
  'build',
  'out',
  'testdata',
  'fixtures',
])

/** Folders, by name, in which no benchmarks of the project itself are looked for. */
export const holdsNoTool = (folderName: string): boolean =>
  /^[._]/.test(folderName) || FOREIGN.has(folderName)

/** Paths of the files that may tell of benchmarks, the nearest to the top first. */
export const markerFiles = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => !folderOf(path).split('/').some(holdsNoTool))
    .filter((path) => tools.some(({ search }) => search.manifest.test(path)))
    .sort((one, other) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1))

const depthOf = (path: string) => path.split('/').length

/** Whether there is a Go module with tests, which nobody has to ask for. */
export const isGo = (paths: readonly string[]): boolean =>
  paths.some((path) => baseName(path) === 'go.mod') &&
  paths.some((path) => path.endsWith('_test.go'))

/** Whether anything here is Go's, though it may have no benchmarks. */
export const hasGo = (paths: readonly string[]): boolean =>
  paths.some((path) => baseName(path) === 'go.mod' || path.endsWith('.go'))

/** What these files tell, in their order: the first of each kind, or all that a kind joins. */
export function detectSuites(
  files: readonly { path: string; text: string }[],
  paths: readonly string[],
): DetectedSuite[] {
  return tools.flatMap(({ kind, search }) => {
    const found: DetectedSuite[] = []
    for (const { path, text } of files) {
      if (!search.manifest.test(path)) continue
      const file: ProjectFile = { folder: folderOf(path), name: baseName(path), text }
      const suite = search.read(file, paths)
      if (suite !== null) found.push({ ...suite, kind, path })
      if (found.length > 0 && search.join === undefined) break
    }
    return found.slice(0, 1).map((first) => ({ ...first, ...search.join?.(found) }))
  })
}

/** What to do where files show a language and no benchmark, of the nearest to the top; null: they show none. */
export function adviceFor(paths: readonly string[]): string | null {
  for (const path of markerFiles(paths)) {
    const tool = tools.find(({ search }) => search.manifest.test(path) && search.ifNone)
    if (tool !== undefined) return `for ${path}, ${tool.search.ifNone}`
  }
  return null
}

/** A suite file with a suite for each, which has the name of its kind. */
export const suiteFileOf = (suites: readonly DetectedSuite[], withGo: boolean): string =>
  JSON.stringify({
    suites: Object.fromEntries([
      ...(withGo ? [[DEFAULT_WORKLOAD, { workload: DEFAULT_WORKLOAD }]] : []),
      ...suites.map(({ kind, settings }) => [kind, { workload: kind, ...settings }]),
    ]),
  })

// The text of the file.

/** What `gcbench init` found in the repository. */
export type RepositoryContents = {
  /** Whether there is any Go: a module, or benchmarks outside of one. */
  isGo: boolean
  /** Folders of the Go modules with benchmarks, the one with the most first; '' for the top. */
  moduleFolders: string[]
  /** Benchmark functions in files below no go.mod. */
  outside: number
  /** Packages with benchmarks: path in the repository as `./store`, and how many functions. */
  packages: { path: string; benchmarks: number }[]
  /** As the go command says it, e.g. `go1.26.1`; null: no Go here. */
  goVersion: string | null
  /** Whether some package builds a server: its requests are not what Go benchmarks measure. */
  hasServer: boolean
  /** Benchmarks of other tools. */
  tools: DetectedSuite[]
  /** What to do where there are none; null: nobody knows. */
  advice: string | null
}

export const SUITE_FILE_SCHEMA_URL = `https://raw.githubusercontent.com/${REPOSITORY}/v1/docs/gcbench.schema.json`

/** How the benchmarks of each tool are named in a suite file. */
export const OTHER_TOOLS_URL = docsAddress('other-tools.md')

/** More packages than these are counted. */
const LISTED = 20

/** Text in a comment: one line, whatever a file is called. */
const comment = (text: string) => `# ${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}`

function packageComments({ packages, outside }: RepositoryContents): string[] {
  const lost =
    outside === 0
      ? []
      : [`${plural(outside, 'benchmark function')} below no go.mod: not built. Try go mod init.`]
  if (packages.length === 0) {
    if (outside > 0) return lost
    return ['No benchmarks were found: write a func BenchmarkXxx(b *testing.B) in a _test.go file.']
  }
  const lines = packages.slice(0, LISTED).map((one) => `  ${one.path}  ${one.benchmarks}`)
  const unlisted = packages.length - lines.length
  return [
    ...lost,
    'Packages with benchmarks, and how many functions:',
    ...lines,
    ...(unlisted > 0 ? [`  and ${plural(unlisted, 'package')} more`] : []),
  ]
}

/** Two garbage collectors that this Go can be built with; null: it has only one. */
function collectors(goVersion: string | null): { name: string; experiment: string } | null {
  const minor = Number(/\bgo1\.(\d+)/.exec(goVersion ?? '')?.[1] ?? 0)
  if (minor < 25) return null
  // Green Tea came as an experiment with Go 1.25 and is the default since Go 1.26.
  return minor === 25
    ? { name: 'greentea', experiment: 'greenteagc' }
    : { name: 'classic', experiment: 'nogreenteagc' }
}

function variantLines(goVersion: string | null): string[] {
  const other = collectors(goVersion)
  const name = other?.name ?? 'gogc50'
  const body =
    other === null ? 'env: { GOGC: 50 }' : `build-env: { GOEXPERIMENT: ${other.experiment} }`
  const what =
    other === null
      ? 'with a collector that runs twice as often'
      : `built with the other garbage collector of ${goVersion}`
  return [
    comment(`The same under a second variant, here ${what},`),
    '# and whether the change acts differently there. "default" is a variant with nothing set.',
    '#  gc:',
    '#    workload: go-bench',
    `#    variants: [default, ${name}]`,
    '#    contrasts:',
    '#      - refs',
    `#      - interaction: { base: default, head: ${name} }`,
    '#',
    '#variants:',
    `#  ${name}: { ${body} }`,
  ]
}

/** What every suite may say, shown below the first; `metric`: what its gate judges. */
const commonLines = (metric = 'time/op'): string[] => [
  '',
  '    # Measuring stops as soon as every row is decided, and after the budget in any case.',
  '    #rounds: { min: 8, max: 5000 }',
  '    #budget: 15m',
  '    # The margin: a smaller difference does not matter.',
  '    #metrics:',
  `    #  ${metric}: { margin: ${DEFAULT_MARGIN_PCT}%, gate: true }`,
  '    # The first 20 runs say what would have failed, and fail nothing; then the gate is enforced.',
  '    gate: { mode: learn }',
  '',
]

function goLines(contents: RepositoryContents): string[] {
  const { hasServer, moduleFolders, packages } = contents
  const [module = ''] = moduleFolders
  const total = packages.reduce((sum, one) => sum + one.benchmarks, 0)
  const matching = total === 0 ? '' : `; this one matches ${plural(total, 'function')}`
  const notes = [
    ...(hasServer ? ['This repository builds a server: Go benchmarks measure its functions,'] : []),
    ...(hasServer ? ['not how it answers requests.', ''] : []),
    ...packageComments(contents),
  ]
  return [
    `  ${GO_SUITE}:`,
    '    workload: go-bench',
    ...notes.map((line) => `    ${comment(line)}`.trimEnd()),
    '    packages: ./...',
    ...(moduleFolders.length < 2
      ? []
      : [
          `    # All ${moduleFolders.length} modules of the repository; one alone:`,
          `    #dir: ${JSON.stringify(module || '.')}`,
        ]),
    `    # A regular expression on names${matching}.`,
    '    bench: .',
    '    # One sample: a duration, or a number of iterations such as 50x.',
    '    #benchtime: auto',
    ...commonLines(),
  ]
}

const toolLines = ({ kind, path, what, settings }: DetectedSuite): string[] => [
  `  ${kind}:`,
  `    ${comment(`${path} shows ${what}.`.slice(0, 110))}`,
  `    workload: ${kind}`,
  ...Object.entries(settings).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}`),
]

/** Nothing that a suite is made of: neither Go nor a tool that is known. */
export const holdsNothing = ({ isGo, tools }: RepositoryContents): boolean =>
  !isGo && tools.length === 0

/** Where nothing was found, any program that takes time. */
const commandLines = ({ advice }: RepositoryContents): string[] => [
  '  command:',
  '    # No benchmarks were found here. This measures how long a program takes: name your own.',
  ...(advice === null
    ? ['    # Benchmarks of other tools:']
    : [`    ${comment(`Or ${advice}. All tools:`)}`]),
  `    # ${OTHER_TOOLS_URL}`,
  '    workload: command',
  '    run: ./bench.sh',
  ...commonLines('wall-time'),
]

/** Whether the file has a suite of Go: not for a module without benchmarks beside another tool. */
const showsGo = ({ isGo, moduleFolders, tools }: RepositoryContents) =>
  moduleFolders.length > 0 || (isGo && tools.length === 0)

const GO_SUITE = 'micro'

/** Suites of the file that `gcbench init` writes, in its order. */
export const suiteNamesOf = (contents: RepositoryContents): string[] => [
  ...contents.tools.map(({ kind }) => kind),
  ...(showsGo(contents) ? [GO_SUITE] : []),
]

/** The commented suite file that `gcbench init` writes. It is valid as it stands. */
export function writeSuiteTemplate(contents: RepositoryContents): string {
  const { goVersion, tools } = contents
  const isGo = showsGo(contents)
  return [
    `# yaml-language-server: $schema=${SUITE_FILE_SCHEMA_URL}`,
    '#',
    '# What gcbench measures. Keys behind a # show the default, or an example.',
    ...(isGo && goVersion !== null ? [comment(`Written for ${goVersion}.`)] : []),
    '',
    'suites:',
    ...(holdsNothing(contents) ? commandLines(contents) : []),
    ...tools.flatMap((tool) => [...toolLines(tool), ...(isGo ? [''] : commonLines())]),
    ...(isGo ? [...goLines(contents), ...variantLines(goVersion), ''] : []),
  ].join('\n')
}

// Whether a repository builds a server: by its programs, calls and imports.

/** Lines of Go files, as git grep finds them. */
type SourceLine = { path: string; line: string }

type SourceFile = { path: string; text: string }

export type ServerSigns = {
  /** `package main`. */
  mains: readonly SourceLine[]
  /** Files that may call for connections, whole. */
  listens: readonly SourceFile[]
  /** Lines that name a package of these modules. */
  imports: readonly SourceLine[]
  /** Modules: their paths, and the folders that they are in. */
  modules: readonly { folder: string; path: string }[]
}

/** Tests, examples, tools of the build: no program that anybody runs for good. */
export const isAside = ({ path }: { path: string }) =>
  /_test\.go$|(?:^|\/)(?:[_.][^/]*|examples?|testdata|vendor|internal\/tools|tools|hack)\//.test(
    path,
  )

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g

const CALL = /^(?!\s*func\b).*\b(?:ListenAndServe(?:TLS)?|net\.Listen)\((.*)/

/** Whether a file calls for connections other than those of a profiler. */
function isListening({ text }: SourceFile): boolean {
  const code = text.replace(COMMENT_OR_TEXT, '""')
  const calls = code.split('\n').flatMap((line) => CALL.exec(line)?.[1] ?? [])
  // Handlers of the default mux: whose they are, a file that names none does not say.
  const isProfiler = /"net\/http\/pprof"/.test(text) && !/\bhttp\.Handle(?:Func)?\(/.test(code)
  return calls.some((rest) => !(isProfiler && /^[^,]*,\s*nil\s*\)/.test(rest)))
}

/** Folder of a package that a line imports; null: none of these modules. */
function importedIn({ line }: SourceLine, modules: ServerSigns['modules']): string | null {
  const path = /"([^"]+)"/.exec(line)?.[1] ?? ''
  const [own] = modules
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
  if (own === undefined) return null
  return pathIn(own.folder, path.slice(own.path.length + 1))
}

/** Whether a program of the repository calls for connections, itself or in a package it imports. */
export function buildsServer({ mains, listens, imports, modules }: ServerSigns): boolean {
  const listening = new Set(
    listens.filter((one) => !isAside(one) && isListening(one)).map(({ path }) => folderOf(path)),
  )
  const needs = Map.groupBy(
    imports.filter((one) => !isAside(one)),
    ({ path }) => folderOf(path),
  )
  const folders = new Set(mains.filter((one) => !isAside(one)).map(({ path }) => folderOf(path)))
  for (const folder of folders) {
    if (listening.has(folder)) return true
    for (const one of needs.get(folder) ?? []) {
      const imported = importedIn(one, modules)
      // A set goes on with what is put in while it is walked.
      if (imported !== null) folders.add(imported)
    }
  }
  return false
}
