/** Before a run: `gcbench plan` says what it would do, `gcbench init` writes a suite file. */
import { type GrepHit, type Host, HostError } from '../machine/host.ts'
import { folderOf, isInside } from '../model/paths.ts'
import { literalPattern, type Pattern, patternOf } from '../model/pattern.ts'
import { alignRows, plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import { PREVIEW_NOISE_PCT, type Preview } from '../plan/preview.ts'
import {
  buildsServer,
  holdsNothing,
  isAside,
  OTHER_TOOLS_URL,
  type RepositoryContents,
  suiteNamesOf,
  writeSuiteTemplate,
} from '../plan/suite-template.ts'
import { labelled, type Screen, wrapped } from '../render/terminal.ts'
import { previewBench } from '../run/bench.ts'
import { noRunOptions } from '../settings/options.ts'
import { findSuites } from '../sources/packages.ts'
import { goBenchmarks, workloadOf } from '../workloads/index.ts'
import { noProgress } from './progress.ts'
import { addOptions, type CommandOptions, runOptionsOf } from './run-options.ts'
import { EXIT, screenOf, type Terminal, type TerminalCommand } from './terminal.ts'

/** Columns of a label. */
const LABELLED = 10

/** Lines with their labels; '': the label above goes on. */
type Labelled = [label: string, text: string][]

/** Lines below one label, which stands before the first. */
const named = (label: string, lines: readonly string[]): Labelled =>
  lines.map((line, at) => [at === 0 ? label : '', line])

function sourcesText({ sources }: Preview): Labelled {
  const { compared } = sources
  if (compared !== undefined) {
    return named(
      'refs',
      compared.map(({ asked: name, sha }) => `${sha} (${name})`),
    )
  }
  return (['base', 'head'] as const).flatMap((side): Labelled => {
    const source = sources[side]
    if (source === null) return []
    const of = source.mergeBaseOf
    const why = of === null ? source.asked : `merge base of ${of[0]} and ${of[1]}`
    return [[side, `${source.sha ?? source.path} (${why})`]]
  })
}

const foundBefore = ({ benchmarks, functions }: NonNullable<Preview['known']>) =>
  `the last run found ${plural(benchmarks, 'benchmark')} in ${plural(functions, 'function')}, ` +
  'whose times it measured'

/** What is known of sub-benchmarks: what the last run tried out, since sources do not tell. */
function namedMore({ benchmarks, known, mayHaveMore }: Preview): string[] {
  if (!mayHaveMore || benchmarks.length === 0) return []
  const unknown = benchmarks.length - (known?.functions ?? 0)
  const whose = known === null ? 'these' : plural(unknown, 'other')
  const rest = `sub-benchmarks of ${whose} are not known before a run has tried them out`
  return [...(known === null ? [] : [foundBefore(known)]), ...(unknown === 0 ? [] : [rest])]
}

/** How long a round takes and how many there are, with what that was read off. */
function timesText({ suite, benchmarks, known, ...preview }: Preview): string[] {
  const { roundSec, mostSec, roundsInBudget: rounds, noRoom, slowed } = preview
  if (roundSec === 0) return ['not known before a run']
  const by = known === null ? 'by what is usual: a guess' : 'by the last run'
  const budget = printDuration(wholeBudgetSec(suite))
  const room =
    noRoom === 0
      ? `about ${plural(rounds, 'round')} in the budget of ${budget}`
      : `the budget of ${budget} has no room for ${noRoom} of ${benchmarks.length} functions: ` +
        `about ${plural(rounds, 'round')} of the others`
  const isBusy = slowed.now > 1 || (known !== null && slowed.before > 1)
  const then = known === null ? '' : `, in the last run ${printTimes(slowed.before)}`
  return [
    `a round takes about ${printDuration(roundSec)} (${by}), and all rounds about ` +
      `${printDuration(mostSec)}: at most the budget, which ` +
      `${suite.waitSec ? 'includes the builds' : 'does not include the builds'}`,
    preview.isDecided ? `${room}, after which the last run had decided every row` : room,
    ...(isBusy
      ? [`by its load this machine takes up to ${printTimes(slowed.now)} as long as idle${then}`]
      : []),
  ]
}

const printTimes = (times: number) => `${times.toPrecision(2)} times`

/** In two digits; from a hundred on, whole: `2.0 %`, `220 %`. */
function printPct(pct: number | null): string {
  if (pct === null) return 'none'
  const digits = pct.toPrecision(2)
  return `${digits.includes('e') ? Number(digits) : digits} %`
}

/** The smallest change that each analysis detects, at usual noises and at those of the last run. */
function analysisLines({ rows, noises, looks: analyses }: Preview, screen: Screen): string[] {
  const usual = PREVIEW_NOISE_PCT.map((pct) => `${pct} %`)
  const before = noises.map(({ row, pct }) => `${printPct(pct)} as ${row} in the last run`)
  const cells = analyses.map(({ rounds, detectablePct, asBeforePct }) => [
    `  round ${rounds}:`,
    ...[...detectablePct, ...asBeforePct].map(printPct),
  ])
  const about =
    'The data are analysed only after these rounds. The smallest change of ' +
    `${rows === 1 ? 'the row' : `one of ${rows} rows`} that each analysis detects ` +
    'with a power of 80 %, by the noise of one paired difference: '
  return [
    ...wrapped(screen, `${about}${[...usual, ...before].join(', ')}:`),
    ...alignRows(
      cells,
      (cells[0] ?? []).map(() => 'right'),
    ),
  ]
}

/** Where benchmarks are looked for. */
const searchedIn = ({ consumer }: Preview['sources']) =>
  `the source of ${consumer?.asked ?? 'head'}`

/** What the names are of: those of a suite that lists them may stand for more. */
function foundIn({ suite: { workload }, sources }: Preview, count: number): string {
  const { benchmarks } = workloadOf(workload.kind).source
  if (benchmarks.kind === 'searched')
    return `${plural(count, 'benchmark function')} in ${searchedIn(sources)}: `
  return benchmarks.printsNames
    ? 'all that it prints, whose names are known after the first run, by '
    : `${plural(count, 'benchmark')} of the suite: `
}

const isEmpty = ({ benchmarks }: Preview) => benchmarks.length === 0

/** What a run would say where there is nothing to run, and what to do. */
function noOutput({ suite, sources }: Preview): Labelled {
  const { benchmarks } = workloadOf(suite.workload.kind).source
  const what = `nothing: no benchmark function that this suite takes in ${searchedIn(sources)}`
  if (benchmarks.kind === 'listed') return [['runs', what]]
  const other = 'No Go here? gcbench init writes down what it finds, or an example for any program.'
  return named('runs', [what, `next: ${benchmarks.ifNone}`, other])
}

function runsText(preview: Preview): Labelled {
  if (isEmpty(preview)) return noOutput(preview)
  const names = preview.benchmarks.map(({ name }) => name)
  const firstNames = names.slice(0, 12).join(', ') + (names.length > 12 ? ', ...' : '')
  return [
    ...named('runs', [`${foundIn(preview, names.length)}${firstNames}`, ...namedMore(preview)]),
    ...named('time', timesText(preview)),
  ]
}

function printPreview(preview: Preview, screen: Screen): string {
  const { suite } = preview
  const labels: Labelled = [
    ['suite', `${suite.name} (${suite.workload.kind})`],
    ...sourcesText(preview),
    ['arms', preview.arms.map(({ id }) => id).join(', ')],
    ['compared', preview.contrasts.map(({ id }) => id).join(', ')],
    ...runsText(preview),
    ...named('tails', preview.tails),
    ...named('machine', preview.limits),
    ...named('gate', preview.gateless),
  ]
  const lines = labels.flatMap(([label, text]) =>
    labelled(screen, label === '' ? '' : `${label}:`, text, LABELLED),
  )
  const analysisTable = isEmpty(preview) ? [] : ['', ...analysisLines(preview, screen)]
  return [...lines, ...analysisTable, ''].join('\n')
}

export const planCommand: TerminalCommand = {
  name: 'plan',
  register(program, terminal, end) {
    addOptions(
      program.command('plan').summary('print what a run would do and how long; touches nothing'),
      'plan',
    )
      .option('--json', 'print it as JSON', false)
      .action(async (suite: string | undefined, options: CommandOptions & { json: boolean }) => {
        const host = terminal.makeHost(noProgress)
        const preview = await previewBench(runOptionsOf(suite, options), host)
        terminal.out(
          options.json ? `${JSON.stringify(preview)}\n` : printPreview(preview, screenOf(terminal)),
        )
        // As a run ends that has nothing to compare.
        end(isEmpty(preview) ? EXIT.gate : EXIT.ok)
      })
  },
}

// `gcbench init`: writes a suite file.

/** The Go of a folder; null: none is here. */
async function goVersionIn(host: Host, cwd: string): Promise<string | null> {
  const run = await host.exec.run({
    argv: ['go', 'env', 'GOVERSION'],
    cwd,
    env: { PATH: host.env.PATH ?? '', HOME: host.env.HOME ?? '/' },
    limitSec: 60,
  })
  return run.code === 0 ? run.stdout.trim() : null
}

/** Lines of source files, and their text: of the commit, or of the folder where git is not. */
type Sources = {
  root: string
  /** `pathspec` is `*` and how the path ends. */
  grep(expression: string, pathspec: string): Promise<GrepHit[]>
  show(path: string): Promise<string | null>
}

async function sourcesOf(host: Host): Promise<Sources> {
  const root = await host.git.root(host.cwd)
  if (root === null) return folderSources(host)
  const sha = await host.git.resolve(root, 'HEAD')
  return {
    root,
    grep: (expression, pathspec) => host.git.grep(root, sha, expression, pathspec),
    show: (path) => host.git.show(root, sha, path),
  }
}

/** Two folders can be compared without git, so one of them can be looked into without it. */
async function folderSources({ cwd: root, files }: Host): Promise<Sources> {
  const paths = await files.find(root, goBenchmarks.isSkipped)
  const show = (path: string) => files.read(`${root}/${path}`)
  const hitsIn = (path: string, text: string, pattern: Pattern): GrepHit[] =>
    text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [{ path, number: at + 1, line }] : []))
  return {
    root,
    show,
    async grep(expression, pathspec) {
      const pattern = patternOf(expression)
      const meant = paths.filter((path) => path.endsWith(pathspec.slice(1)))
      const hits = meant.map(async (path) => hitsIn(path, (await show(path)) ?? '', pattern))
      return (await Promise.all(hits)).flat()
    },
  }
}

/** What the sources hold, in the folders that go looks into. */
async function look(host: Host): Promise<RepositoryContents> {
  const { root, grep, show } = await sourcesOf(host)
  const isSkipped = ({ path }: { path: string }) =>
    folderOf(path).split('/').some(goBenchmarks.isSkipped)
  const hits = (await grep(goBenchmarks.mark.expression, goBenchmarks.mark.pathspec)).filter(
    (hit) => !isSkipped(hit),
  )
  const modules = (await grep('^module ', '*go.mod'))
    .filter((hit) => !isSkipped(hit))
    .map(({ path, line }) => ({ folder: folderOf(path), path: line.split(/\s+/)[1] ?? '' }))
  const moduleOf = (path: string) =>
    modules
      .filter(({ folder }) => isInside(path, folder))
      .sort((a, b) => b.folder.length - a.folder.length)[0]?.folder ?? null
  const byModule = Map.groupBy(hits, ({ path }) => moduleOf(path))
  const outside = byModule.get(null)?.length ?? 0
  byModule.delete(null)
  const own = [...byModule].sort((a, b) => b[1].length - a[1].length)
  const packages = Map.groupBy(
    own.flatMap(([, found]) => found),
    ({ path }) => folderOf(path),
  )
  const [first = modules[0]?.folder ?? ''] = own.map(([folder]) => folder ?? '')
  // Generators that lie among the files of a package, each a program by itself.
  const alone = new Set((await grep('^//( \\+|go:)build ignore', '*.go')).map(({ path }) => path))
  const listens = await grep('ListenAndServe|net\\.Listen\\(', '*.go')
  const listening = new Set(listens.filter((one) => !isAside(one)).map(({ path }) => path))
  const paths = modules.map(({ path }) => literalPattern(path)).join('|')
  const contents = await findSuites(host, root)
  return {
    isGo: modules.length > 0 || hits.length > 0,
    tools: contents.suites,
    advice: contents.advice,
    moduleFolders: own.map(([folder]) => folder ?? ''),
    outside,
    packages: [...packages].map(([folder, benchmarks]) => ({
      path: folder === '' ? '.' : `./${folder}`,
      benchmarks: benchmarks.length,
    })),
    goVersion: await goVersionIn(host, `${root}/${first}`),
    hasServer: buildsServer({
      mains: (await grep('^package main$', '*.go')).filter(({ path }) => !alone.has(path)),
      listens: await Promise.all(
        [...listening].map(async (path) => ({
          path,
          text: (await show(path)) ?? '',
        })),
      ),
      imports: modules.length === 0 ? [] : await grep(`"(${paths})(/[^"]*)?"`, '*.go'),
      modules,
    }),
  }
}

/** The first of several, which a command has to name. */
const firstOf = ([first, ...others]: readonly string[]) => (others.length === 0 ? '' : ` ${first}`)

async function init(terminal: Terminal, options: { force: boolean; print: boolean }) {
  const host = terminal.makeHost(noProgress)
  const findings = await look(host)
  const text = writeSuiteTemplate(findings)
  if (options.print) {
    terminal.out(text)
    return EXIT.ok
  }
  const root = (await host.git.root(host.cwd)) ?? host.cwd
  const path = `${root}/${noRunOptions.config}`
  if (!options.force && (await host.files.exists(path))) {
    throw new HostError(
      `${noRunOptions.config} exists already`,
      'print a new one with --print, or overwrite it with --force',
    )
  }
  await host.files.write(path, text)
  const next = holdsNothing(findings)
    ? `found no benchmarks; wrote ${noRunOptions.config} with an example for any program.\n` +
      `Next: put your own command in it${findings.advice === null ? '' : `, or ${findings.advice}`}. ` +
      `Benchmarks of other tools: ${OTHER_TOOLS_URL}\n`
    : `wrote ${noRunOptions.config}; next: gcbench plan${firstOf(suiteNamesOf(findings))}\n`
  terminal.out(next)
  return EXIT.ok
}

export const initCommand: TerminalCommand = {
  name: 'init',
  register(program, terminal, end) {
    program
      .command('init')
      .summary('write a commented suite file from what is in the repository')
      .option('--force', 'write over an existing suite file', false)
      .option('--print', 'print it instead of writing it', false)
      .action(async (options: { force: boolean; print: boolean }) => {
        end(await init(terminal, options))
      })
  },
}
