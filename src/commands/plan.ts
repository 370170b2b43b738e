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

function printPreview(preview: Preview): string {
  const { suite, looks } = preview
  const names = preview.benchmarks.map(({ name }) => name)
  const shown = names.slice(0, 12).join(', ') + (names.length > 12 ? ', ...' : '')
  const cut = preview.roundsInBudget < suite.rounds.max
  return [
    `suite:    ${suite.name} (${suite.workload.kind})`,
    ...sourceLines(preview),
    `arms:     ${preview.arms.map(({ id }) => id).join(', ')}`,
    `compared: ${preview.contrasts.map(({ id }) => id).join(', ')}`,
    `runs:     ${plural(names.length, 'benchmark function')} in the source of head: ` +
      `${shown || '(none)'}`,
    ...namedMore(preview),
    preview.roundSec === 0
      ? 'time:     not known before a run'
      : `time:     a round takes about ${printDuration(preview.roundSec)}; at most ` +
        `${printDuration(preview.mostSec)} of measuring, plus builds and one probe`,
    ...(cut && preview.roundSec > 0
      ? [
          `          the budget of ${printDuration(suite.budgetSec)} ends it before ` +
            `round ${suite.rounds.max}: about ${preview.roundsInBudget} rounds fit`,
        ]
      : []),
    ...named('tails', preview.tails),
    ...named('machine', preview.limits),
    '',
    `It looks at the data only at these rounds. Smallest change of one of ${preview.rows} rows`,
    `that is called by then in 4 of 5 cases, if one paired difference is noisy by ${NOISES}:`,
    ...looks.map(
      (look) =>
        `  round ${String(look.rounds).padStart(3)}: ` +
        look.detectablePct
          .map((pct) => (pct === null ? 'none' : `${pct.toPrecision(2)} %`).padStart(7))
          .join(' '),
    ),
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
