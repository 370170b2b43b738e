/** `gcbench plan`: what a run would do. */

import type { Suite } from '../model/model.ts'
import { alignRows, plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import { PREVIEW_NOISE_PCT, type Preview } from '../plan/preview.ts'
import { labelled, type Screen, wrapped } from '../render/terminal.ts'
import { previewBench } from '../run/bench.ts'
import { workloadOf } from '../workloads/index.ts'
import { noProgress } from './progress.ts'
import { addOptions, type CommandOptions, requestOf } from './run-options.ts'
import { EXIT, screenOf, type TerminalCommand } from './terminal.ts'

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

/** What the names are of: those of a suite that lists them may stand for more. */
function foundIn({ workload }: Suite, count: number): string {
  const { benchmarks } = workloadOf(workload.kind).source
  if (benchmarks.kind === 'searched')
    return `${plural(count, 'benchmark function')} in the source of head: `
  return benchmarks.printsNames
    ? 'all that it prints, whose names are known after the first run, by '
    : `${plural(count, 'benchmark')} of the suite: `
}

const isEmpty = ({ benchmarks }: Preview) => benchmarks.length === 0

/** What a run would say where there is nothing to run, and what to do. */
function noOutput({ suite }: Preview): Labelled {
  const { benchmarks } = workloadOf(suite.workload.kind).source
  const what = 'nothing: no benchmark function that this suite takes in the source of head'
  if (benchmarks.kind === 'listed') return [['runs', what]]
  const other = 'No Go here? gcbench init writes down what it finds, or an example for any program.'
  return named('runs', [what, `next: ${benchmarks.ifNone}`, other])
}

function runsText(preview: Preview): Labelled {
  if (isEmpty(preview)) return noOutput(preview)
  const { suite } = preview
  const names = preview.benchmarks.map(({ name }) => name)
  const firstNames = names.slice(0, 12).join(', ') + (names.length > 12 ? ', ...' : '')
  return [
    ...named('runs', [`${foundIn(suite, names.length)}${firstNames}`, ...namedMore(preview)]),
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
        const preview = await previewBench(requestOf(suite, options), host)
        terminal.out(
          options.json ? `${JSON.stringify(preview)}\n` : printPreview(preview, screenOf(terminal)),
        )
        // As a run ends that has nothing to compare.
        end(isEmpty(preview) ? EXIT.gate : EXIT.ok)
      })
  },
}
