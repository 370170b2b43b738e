/** The calibration's tables as Markdown. */
import {
  EFFECTS_PCT,
  idOf,
  type Job,
  kindOf,
  models,
  powerCell,
  type Results,
  ROUNDS_ALONE,
  ROWS,
} from './cells.ts'
import { type Goal, makeGoals, pct, withInterval } from './goals.ts'
import { continuous, noiseModels } from './noise.ts'

const share = (value: number, places = 3) => value.toFixed(places).replace(/^0/, '')
const whole = (value: number) => String(Math.round(100 * value))

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const targetOf = ({ kind, target, isMet }: Goal) =>
  `${kind === 'aim' ? 'aim: ' : ''}${target}${isMet ? '' : ': **not met**'}`

const goalTable = (results: Results, jobs: Job[]): string =>
  table(
    ['what', "benchstat's method", 'plain rule', 'gcbench', 'promise or aim'],
    makeGoals(results, jobs).map((one) => [
      one.goal,
      one.rival,
      one.plain,
      one.ours,
      targetOf(one),
    ]),
  )

/** Without the other two rules, which stand in the table; sizes of one promise in one line. */
function goalList(results: Results, jobs: Job[]): string {
  const goals = makeGoals(results, jobs)
  const alike = Map.groupBy(goals, (one) => `${one.bySize?.goal ?? one.goal}\n${targetOf(one)}`)
  const lines = [...alike.values()].map((some) => {
    const [first] = some as [Goal]
    const sizes = some.flatMap(({ bySize }) => (bySize === undefined ? [] : [bySize]))
    const [what, figures] =
      sizes.length === 0
        ? [first.goal, first.ours.replaceAll(/ \([^()]*\)/g, '')]
        : [
            `${sizes[0]?.goal} of ${sizes.map(({ rows }) => rows).join(', ')}`,
            sizes.map(({ figure }) => figure).join(', '),
          ]
    return `- ${what}: ${figures} (${targetOf(first)})`
  })
  return lines.join('\n')
}

/** Cells that were run of a model and size. */
function idsOf(results: Results, jobs: Job[], model: string, rows: number): string[] {
  const ids = jobs.flatMap(({ id, ask }) =>
    ask.kind === 'tables' && ask.cell.model === model && ask.cell.rows === rows ? [id] : [],
  )
  return [...new Set(ids)].filter((id) => results.has(id) && results.get(id, 'quiet') > 0)
}

/** All cells of a model and size together. */
function falseTable(results: Results, jobs: Job[]): string {
  const cell = (model: string, rows: number) => {
    const ids = idsOf(results, jobs, model, rows)
    if (ids.length === 0) return ''
    const sum = (key: string) => ids.reduce((all, id) => all + results.get(id, key), 0)
    return withInterval({ share: sum('falseTables') / sum('tables'), of: sum('tables') })
  }
  return table(
    ['model', ...ROWS.map((m) => (m === 1 ? '1 row' : `${m} rows`))],
    models.map((model) => [model, ...ROWS.map((rows) => cell(model, rows))]),
  )
}

/** Every kind of cell, over all of its models: what it is that could make a table false. */
function kindTable(results: Results, jobs: Job[], groups: string[], nameOf = kindOf): string {
  const kinds = new Map<string, Set<string>>()
  for (const job of jobs) {
    const { id, group, ask } = job
    if (!groups.includes(group) || ask.kind !== 'tables' || !results.has(id)) continue
    const kind = nameOf(job)
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(id))
  }
  const sum = (ids: Set<string>, key: string) =>
    [...ids].reduce((all, id) => all + results.get(id, key), 0)
  const rows = [...kinds].map(([kind, ids]) => {
    const of = (key: string, all: string) => sum(ids, key) / sum(ids, all)
    const tables = sum(ids, 'tables')
    return [
      kind,
      String(ids.size),
      withInterval({ share: of('falseTables', 'tables'), of: tables }),
      sum(ids, 'shown') === 0 ? '' : pct(of('rivalFalse', 'shown')),
      sum(ids, 'shown') === 0 ? '' : pct(of('plainFalse', 'shown')),
      sum(ids, 'shown') === 0
        ? 'not promised'
        : withInterval({ share: 1 - of('missed', 'shown'), of: sum(ids, 'shown') }),
    ]
  })
  const rival = ["benchstat's method", 'plain rule']
  return table(['kind of cell', 'cells', 'false tables', ...rival, 'all intervals hold'], rows)
}

function powerTable(results: Results, rows: number): string {
  const cell = (model: string, effect: number) => {
    const id = idOf(powerCell(model, rows, effect))
    if (!results.has(id)) return ''
    const of = (found: string, rounds: string, all: string) => {
      const count = results.get(id, found)
      const after = count === 0 ? '' : ` @ ${(results.get(id, rounds) / count).toFixed(1)}`
      return `${whole(count / results.get(id, all))}${after}`
    }
    const rival = whole(results.share(id, 'rivalFound', 'shownMoved'))
    const plain = of('plainFound', 'plainRounds', 'shownMoved')
    return `${of('found', 'foundRounds', 'moved')} (${plain}; ${rival})`
  }
  return table(
    ['model', ...EFFECTS_PCT.map((effect) => `+${effect} %`)],
    [...continuous.map(({ id }) => id), 'recorded'].map((model) => [
      model,
      ...EFFECTS_PCT.map((effect) => cell(model, effect)),
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

/** What of the whole calibration stands behind the figures. */
function runText(results: Results, jobs: Job[]): string {
  const ids = new Set(jobs.flatMap(({ id, ask }) => (ask.kind === 'tables' ? [id] : [])))
  const run = [...ids].filter((id) => results.has(id))
  const tables = run.reduce((sum, id) => sum + results.get(id, 'tables'), 0)
  return `${run.length} of ${ids.size} cells were run, ${tables} tables in all.${
    run.length < ids.size
      ? ' **What was not run has no figure, and nothing is promised of it.**'
      : ''
  }`
}

/** Every promise and aim with its figure: what docs/statistics.md shows between its markers. */
export const printGoals = (results: Results, jobs: Job[]): string =>
  `${runText(results, jobs)}\n\nOf kinds and models the worst:\n\n${goalList(results, jobs)}`

/** The tables that the figures of the promises come from. */
export function printCells(results: Results, jobs: Job[]): string {
  const sections: [string, string][] = [
    ['Promises and aims, beside two other rules', goalTable(results, jobs)],
    [
      'False tables by kind of cell, all models together',
      kindTable(results, jobs, ['false', 'layouts']),
    ],
    [
      'False tables of small counts, and beside benchmarks that changed their own code',
      kindTable(results, jobs, ['counts', 'rewritten'], ({ id }) => id),
    ],
    ['False tables by model and size, all kinds of cells together', falseTable(results, jobs)],
    [
      "One changed row alone: % found @ mean rounds (plain rule; benchstat's method @ 10)",
      powerTable(results, 1),
    ],
    ['Five changed rows among 50: the same', powerTable(results, 50)],
    ['Quiet rows proved unchanged within 3 %, after so many rounds', quietTable(results)],
    [
      "Own interval of one row holds the truth (benchstat's p >= .05: interleaved, in blocks)",
      aloneTable(results),
    ],
  ]
  return sections.map(([title, text]) => `### ${title}\n\n${text}`).join('\n\n')
}
