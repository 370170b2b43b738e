/** The suite file that `gcbench init` writes. */

import { docsAddress } from '../../render/docs-address.ts'
import { DEFAULT_MARGIN_PCT } from '../metrics/metric.ts'
import { plural } from '../text/phrase.ts'
import type { FoundSuite } from './found.ts'

/** What `gcbench init` found in the repository. */
export type FoundInRepository = {
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
  tools: FoundSuite[]
}

export const SUITE_FILE_SCHEMA_URL =
  'https://raw.githubusercontent.com/org/gcbench-action/v1/docs/gcbench.schema.json'

/** How the benchmarks of each tool are named in a suite file. */
export const OTHER_TOOLS_URL = docsAddress('other-tools.md')

/** More packages than these are counted. */
const LISTED = 20

/** Text in a comment: one line, whatever a file is called. */
const comment = (text: string) => `# ${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}`

function packageComments({ packages, outside }: FoundInRepository): string[] {
  const lost =
    outside === 0
      ? []
      : [`${plural(outside, 'benchmark function')} below no go.mod: not built. Try go mod init.`]
  if (packages.length === 0) {
    if (outside > 0) return lost
    return ['No benchmarks were found: write a func BenchmarkXxx(b *testing.B) in a _test.go file.']
  }
  const shown = packages.slice(0, LISTED).map((one) => `  ${one.path}  ${one.benchmarks}`)
  const left = packages.length - shown.length
  return [
    ...lost,
    'Packages with benchmarks, and how many functions:',
    ...shown,
    ...(left > 0 ? [`  and ${plural(left, 'package')} more`] : []),
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

/** What every suite may say, shown below the first. */
const COMMON = [
  '',
  '    # Measuring stops as soon as every row is decided, and after the budget in any case.',
  '    #rounds: { min: 8, max: 40 }',
  '    #budget: 15m',
  '    # The margin: a smaller difference does not matter.',
  '    #metrics:',
  `    #  time/op: { margin: ${DEFAULT_MARGIN_PCT}%, gate: true }`,
  '    # Never fail the check.',
  '    #gate: { mode: advisory }',
  '',
]

function goLines(found: FoundInRepository): string[] {
  const { hasServer, moduleFolders, packages } = found
  const [module = ''] = moduleFolders
  const total = packages.reduce((sum, one) => sum + one.benchmarks, 0)
  const matching = total === 0 ? '' : `; this one matches ${plural(total, 'function')}`
  const notes = [
    ...(hasServer ? ['This repository builds a server: Go benchmarks measure its functions,'] : []),
    ...(hasServer ? ['not how it answers requests.', ''] : []),
    ...packageComments(found),
  ]
  return [
    '  micro:',
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
    ...COMMON,
  ]
}

const toolLines = ({ kind, path, what, settings }: FoundSuite): string[] => [
  `  ${kind}:`,
  `    ${comment(`${path} shows ${what}.`.slice(0, 110))}`,
  `    workload: ${kind}`,
  ...Object.entries(settings).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}`),
]

/** Nothing that a suite is made of: neither Go nor a tool that is known. */
export const holdsNothing = ({ isGo, tools }: FoundInRepository): boolean =>
  !isGo && tools.length === 0

/** Where nothing was found, any program that takes time. */
const COMMAND_LINES = [
  '  command:',
  '    # No benchmarks were found here. This measures how long a program takes: name your own.',
  '    # Benchmarks of other tools:',
  `    # ${OTHER_TOOLS_URL}`,
  '    workload: command',
  '    run: ./bench.sh',
  ...COMMON.map((line) => line.replace('time/op', 'wall-time')),
]

/** The commented suite file that `gcbench init` writes. It is valid as it stands. */
export function writeSuiteTemplate(found: FoundInRepository): string {
  const { goVersion, moduleFolders, tools } = found
  const isGo = moduleFolders.length > 0 || (found.isGo && tools.length === 0)
  return [
    `# yaml-language-server: $schema=${SUITE_FILE_SCHEMA_URL}`,
    '#',
    '# What gcbench measures. Keys behind a # show the default, or an example.',
    ...(isGo && goVersion !== null ? [comment(`Written for ${goVersion}.`)] : []),
    '',
    'suites:',
    ...(holdsNothing(found) ? COMMAND_LINES : []),
    ...tools.flatMap((tool) => [...toolLines(tool), ...(isGo ? [''] : COMMON)]),
    ...(isGo ? [...goLines(found), ...variantLines(goVersion), ''] : []),
  ].join('\n')
}
