/** `gcbench plan`: what a run would do. */
import { PREVIEW_NOISE_PCT, type Preview } from '../core/design/preview.ts'
import { printDuration } from '../core/metrics/unit.ts'
import { plural } from '../core/text/phrase.ts'
import { addOptions, askOf, type Given } from '../doors/command-options.ts'
import { type CommandBook, EXIT } from '../doors/door.ts'
import { tellNothing } from '../doors/progress.ts'
import { previewBench } from '../stories/bench.ts'

const NOISES = PREVIEW_NOISE_PCT.map((pct) => `${pct} %`).join(', ')

/** Lines below one name, which stands before the first. */
const named = (name: string, lines: string[]) =>
  lines.map((line, at) => `${(at === 0 ? `${name}:` : '').padEnd(9)} ${line}`)

function sourceLines(preview: Preview): string[] {
  const { compared } = preview.sources
  if (compared !== undefined) {
    return named(
      'refs',
      compared.map(({ asked, sha }) => `${sha} (${asked})`),
    )
  }
  return (['base', 'head'] as const).flatMap((side) => {
    const source = preview.sources[side]
    if (source === null) return []
    const of = source.mergeBaseOf
    const why = of === null ? source.asked : `merge base of ${of[0]} and ${of[1]}`
    return [`${side}:     ${source.sha ?? source.path} (${why})`]
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
  const rest = `sub-benchmarks of ${whose} are not known`
  const told = known === null ? [] : [foundBefore(known)]
  const lines = [...told, ...(unknown === 0 ? [] : [`${rest} before a run has tried them out`])]
  return lines.map((line) => `          ${line}`)
}

/** How long a round takes and how many there are, with what that was read off. */
function timeLines({ suite, benchmarks, known, ...preview }: Preview): string[] {
  const { roundSec, mostSec, roundsInBudget: rounds, noRoom, slowed } = preview
  if (roundSec === 0) return named('time', ['not known before a run'])
  const by = known === null ? 'by what is usual: a guess' : 'by the last run'
  const budget = printDuration(suite.budgetSec)
  const room =
    noRoom === 0
      ? `about ${plural(rounds, 'round')} in the budget of ${budget}`
      : `the budget of ${budget} has no room for ${noRoom} of ${benchmarks.length} functions: ` +
        `about ${plural(rounds, 'round')} of the others`
  const isBusy = slowed.now > 1 || (known !== null && slowed.before > 1)
  const then = known === null ? '' : `, in the last run ${printTimes(slowed.before)}`
  return named('time', [
    `a round of all takes about ${printDuration(roundSec)} (${by}); at most ` +
      `${printDuration(mostSec)} of measuring, plus builds and one probe`,
    preview.isDecided ? `${room}, after which the last run had decided every row` : room,
    ...(isBusy
      ? [`by its load this machine takes up to ${printTimes(slowed.now)} as long as idle${then}`]
      : []),
  ])
}

const printTimes = (times: number) => `${times.toPrecision(2)} times`

/** What could be seen at each look, by noises that are named, and by those of the last run. */
function lookLines({ rows, noises, looks }: Preview): string[] {
  const percent = (pct: number | null) => (pct === null ? 'none' : `${pct.toPrecision(2)} %`)
  const before = noises.map(({ row, pct }) => `${percent(pct)} as ${row} in the last run`)
  return [
    `It looks at the data only at these rounds. Smallest change of one of ${rows} rows`,
    `that is called by then in 4 of 5 cases, if one paired difference is noisy by ${NOISES}` +
      (before.length === 0 ? ':' : ', and'),
    ...before.map((one, at) => `${one}${at === before.length - 1 ? ':' : ''}`),
    ...looks.map(({ rounds, detectablePct, asBeforePct }) => {
      const cells = [...detectablePct, ...asBeforePct].map((pct) => percent(pct).padStart(7))
      return `  round ${String(rounds).padStart(3)}: ${cells.join(' ')}`
    }),
  ]
}

function printPreview(preview: Preview): string {
  const { suite } = preview
  const names = preview.benchmarks.map(({ name }) => name)
  const shown = names.slice(0, 12).join(', ') + (names.length > 12 ? ', ...' : '')
  return [
    `suite:    ${suite.name} (${suite.workload.kind})`,
    ...sourceLines(preview),
    `arms:     ${preview.arms.map(({ id }) => id).join(', ')}`,
    `compared: ${preview.contrasts.map(({ id }) => id).join(', ')}`,
    `runs:     ${plural(names.length, 'benchmark function')} in the source of head: ` +
      `${shown || '(none)'}`,
    ...namedMore(preview),
    ...timeLines(preview),
    ...named('tails', preview.tails),
    ...named('machine', preview.limits),
    '',
    ...lookLines(preview),
    '',
  ].join('\n')
}

export const planCommand: CommandBook = {
  name: 'plan',
  register(program, terminal, end) {
    addOptions(
      program.command('plan').summary('print what a run would do and how long; touches nothing'),
      'plan',
    )
      .option('--json', 'print it as JSON', false)
      .action(async (suite: string | undefined, options: Given & { json: boolean }) => {
        const host = terminal.makeHost(tellNothing)
        const preview = await previewBench(askOf(suite, options), host)
        terminal.out(options.json ? `${JSON.stringify(preview)}\n` : printPreview(preview))
        end(EXIT.ok)
      })
  },
}
