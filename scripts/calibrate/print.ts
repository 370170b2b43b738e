/** The calibration's tables as Markdown. */
import {
  EFFECTS_PCT,
  idOf,
  type Job,
  models,
  powerCell,
  type Results,
  ROUNDS_ALONE,
  ROWS,
} from './cells.ts'
import { makeGoals } from './goals.ts'
import { continuous, noiseModels } from './noise.ts'
import { layoutSpread } from './recorded.ts'

const share = (value: number, places = 3) => value.toFixed(places).replace(/^0/, '')
const pct = (value: number) => `${Math.round(100 * value)} %`

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const goalTable = (results: Results, jobs: Job[]): string =>
  table(
    ['promise', "benchstat's method", 'gcbench', 'target', 'met'],
    makeGoals(results, jobs).map(({ goal, rival, ours, target, isMet }) => [
      ...[goal, rival, ours, target, isMet ? 'yes' : '**no**'],
    ]),
  )

/** The worst cell of a model and size, and how many tables stand behind it. */
function falseTable(results: Results, jobs: Job[]): string {
  const cell = (model: string, rows: number) => {
    const ids = new Set(
      jobs.flatMap(({ id, group, ask }) =>
        group === 'false' &&
        ask.kind === 'tables' &&
        ask.cell.model === model &&
        ask.cell.rows === rows &&
        results.has(id)
          ? [id]
          : [],
      ),
    )
    if (ids.size === 0) return ''
    const found = [...ids].map((id) => results.share(id, 'falseTables', 'tables'))
    const tables = results.get([...ids][0]!, 'tables')
    return `${share(found.reduce((a, b) => Math.max(a, b)))} (${ids.size} x ${tables})`
  }
  return table(
    ['model', ...ROWS.map((m) => (m === 1 ? '1 row' : `${m} rows`))],
    models.map((model) => [model, ...ROWS.map((rows) => cell(model, rows))]),
  )
}

function powerTable(results: Results, rows: number): string {
  const cell = (model: string, effect: number) => {
    const id = idOf(powerCell(model, rows, effect))
    if (!results.has(id)) return ''
    const found = results.get(id, 'found')
    const after = found === 0 ? '' : ` after ${(results.get(id, 'foundRounds') / found).toFixed(1)}`
    return `${pct(results.share(id, 'found', 'moved'))}${after}`
  }
  return table(
    ['model', ...EFFECTS_PCT.map((effect) => `+${effect} %`)],
    [...continuous.map(({ id }) => id), 'recorded'].map((model) => [
      ...[model, ...EFFECTS_PCT.map((effect) => cell(model, effect))],
    ]),
  )
}

function quietTable(results: Results): string {
  const rows = [...continuous.map(({ id }) => id), 'recorded'].flatMap((model) => {
    const id = idOf(powerCell(model, 50, 5))
    if (!results.has(id)) return []
    const rounds = results.share(id, 'quietRounds', 'quiet').toFixed(1)
    return [[model, `${pct(results.share(id, 'unchanged', 'quiet'))} after ${rounds}`]]
  })
  return table(['model', 'quiet rows of 50'], rows)
}

function aloneTable(results: Results): string {
  const rows = noiseModels.map(({ id, about, isDiscrete }) => [
    `${id}: ${about}${isDiscrete ? ' (coarse)' : ''}`,
    ...ROUNDS_ALONE.map((n) => {
      const name = `alone ${id} n${n}`
      if (!results.has(name)) return ''
      const of = (key: string) => share(results.share(name, key, 'reps'))
      return `${of('covered')} (${of('rival')}, ${of('blocks')})`
    }),
  ])
  return table(['model', ...ROUNDS_ALONE.map((n) => `n = ${n}`)], rows)
}

function layoutTable(): string {
  const rows = layoutSpread().map(({ name, estimatesPct, sdPct }) => [
    name,
    estimatesPct.map((x) => x.toFixed(1)).join(', '),
    sdPct.toFixed(1),
  ])
  return table(['series', 'eight layouts against the default, %', 'sd, %'], rows)
}

/** Everything that docs/statistics.md shows between its markers. */
export function printAll(results: Results, jobs: Job[]): string {
  const sections: [string, string][] = [
    ['Promises', goalTable(results, jobs)],
    ['Tables with a false row: the worst cell (cells x tables)', falseTable(results, jobs)],
    ['One changed row alone: found after so many rounds', powerTable(results, 1)],
    ['Five changed rows among 50: the same', powerTable(results, 50)],
    ['Quiet rows proved unchanged within 2 %, after so many rounds', quietTable(results)],
    [
      "Own interval of one row holds the truth (benchstat's p >= .05: interleaved, in blocks)",
      aloneTable(results),
    ],
    ['Recorded rounds: the same source in other link orders', layoutTable()],
  ]
  return sections.map(([title, text]) => `### ${title}\n\n${text}`).join('\n\n')
}
