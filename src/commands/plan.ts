import { PREVIEW_NOISE_PCT, type Preview } from '../core/design/preview.ts'
import { printDuration } from '../core/metrics/unit.ts'
import { addOptions, askOf, type Given } from '../doors/command-options.ts'
import { type CommandBook, EXIT } from '../doors/door.ts'
import { tellNothing } from '../host/tell.ts'
import { previewBench } from '../stories/bench.ts'

const NOISES = PREVIEW_NOISE_PCT.map((pct) => `${pct} %`).join(', ')

function sourceLines(preview: Preview): string[] {
  return (['base', 'head'] as const).flatMap((side) => {
    const source = preview.sources[side]
    if (source === null) return []
    const of = source.mergeBaseOf
    const why = of === null ? source.asked : `merge base of ${of[0]} and ${of[1]}`
    return [`${side}:     ${source.sha ?? source.path} (${why})`]
  })
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
    `runs:     ${names.length} benchmark functions in the source of head: ${shown || '(none)'}`,
    `time:     a round takes about ${printDuration(preview.roundSec)}; at most ` +
      `${printDuration(preview.mostSec)} of measuring, plus builds and one probe`,
    ...(cut
      ? [
          `          the budget of ${printDuration(suite.budgetSec)} ends it before ` +
            `round ${suite.rounds.max}: about ${preview.roundsInBudget} rounds fit`,
        ]
      : []),
    '',
    'It looks at the data only at these rounds. Smallest effect it could see by then (80 % power),',
    `if one paired difference is noisy by ${NOISES}:`,
    ...looks.map(
      (look) =>
        `  round ${String(look.rounds).padStart(3)}: ` +
        look.detectablePct.map((pct) => `${pct.toPrecision(2)} %`.padStart(7)).join(' '),
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
