/** The calibration's tables as Markdown. */
import { makeGoals } from './goals.ts'
import { EFFECTS_PCT, type Results, ROWS, type Size } from './jobs.ts'
import { continuous, noiseModels } from './noise.ts'
import { layoutSpread } from './recorded.ts'

const share = (value: number, places = 3) => value.toFixed(places).replace(/^0/, '')
const pct = (value: number) => `${Math.round(100 * value)} %`

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function goalTable(results: Results, size: Size): string {
  const goals = makeGoals(results, size)
  const word = (isMet: boolean, known: string | null) =>
    isMet ? 'yes' : known === null ? '**no**' : 'no (known)'
  const rows = goals.map(({ goal, rival, ours, target, isMet, known }) => [
    goal,
    rival,
    ours,
    target,
    word(isMet, known),
  ])
  const reasons = goals
    .filter(({ isMet, known }) => !isMet && known !== null)
    .map(({ goal, known }) => `- Missed and known: ${goal}: ${known}.`)
  const missed = [reasons.length === 0 ? '' : `\n\n${reasons.join('\n')}`].join('')
  return table(['goal', "benchstat's method", 'gcbench', 'target', 'met'], rows) + missed
}

const SHOWN_NS = [6, 7, 8, 10, 12, 15, 20, 30, 40]

function coverageTable(results: Results, key: string): string {
  const ns = SHOWN_NS.filter((n) => results.has(`coverage G n${n}`))
  const rows = noiseModels.map(({ id, about, isDiscrete }) => [
    `${id}: ${about}${isDiscrete ? ' (coarse)' : ''}`,
    ...ns.map((n) => {
      const name = `coverage ${id} n${n}`
      return results.has(name) ? share(results.share(name, key, 'reps')) : ''
    }),
  ])
  return table(['model', ...ns.map((n) => `n = ${n}`)], rows)
}

function falseAlarmTable(results: Results): string {
  const rows = noiseModels.map(({ id }) => [
    id,
    ...ROWS.map((m) => {
      const of = (key: string, all: string) => share(results.share(`quiet ${id} m${m}`, key, all))
      const rival = of('rivalFalse', 'rivalTables')
      const blocks = of('blocksFalse', 'rivalTables')
      return `${of('falseTables', 'tables')} (${rival}, ${blocks})`
    }),
  ])
  return table(['model', ...ROWS.map((m) => (m === 1 ? '1 row' : `${m} rows`))], rows)
}

function powerTable(results: Results, rows: 1 | 50): string {
  const cell = (model: string, effect: number) => {
    const of = (key: string) => results.share(`moved ${model} m${rows} e${effect}`, key, 'rows')
    const rival = `${pct(of('rival10'))}, ${pct(of('rival20'))}`
    return `${pct(of('found'))} after ${of('rounds').toFixed(1)} (${rival})`
  }
  return table(
    ['model', ...EFFECTS_PCT.map((effect) => `+${effect} %`)],
    continuous.map(({ id }) => [id, ...EFFECTS_PCT.map((effect) => cell(id, effect))]),
  )
}

function quietTable(results: Results): string {
  const rows = continuous.map(({ id }) => [
    id,
    ...ROWS.map((m) => {
      const of = (key: string) => results.share(`quiet ${id} m${m}`, key, 'rows')
      return `${pct(of('equivalent'))} after ${of('rounds').toFixed(1)}`
    }),
  ])
  return table(['model', ...ROWS.map((m) => (m === 1 ? '1 row' : `${m} rows`))], rows)
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
export function printAll(results: Results, size: Size): string {
  const sections: [string, string][] = [
    ['Goals', goalTable(results, size)],
    ['Coverage of the 95 % interval', coverageTable(results, 'in95')],
    ['Coverage of the 99 % interval', coverageTable(results, 'in99')],
    [
      "Quiet tables with a false row: gcbench (benchstat's method interleaved, in blocks)",
      falseAlarmTable(results),
    ],
    [
      "One changed row alone: found after so many rounds (benchstat's method at 10, 20 rounds)",
      powerTable(results, 1),
    ],
    ['Five changed rows among 50: the same', powerTable(results, 50)],
    ['Quiet rows proved unchanged within 2 %, after so many rounds', quietTable(results)],
    ['Recorded rounds: the same source in other link orders', layoutTable()],
  ]
  return sections.map(([title, text]) => `### ${title}\n\n${text}`).join('\n\n')
}
