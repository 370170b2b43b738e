/** What is promised and aimed at, each with our figure beside those of other methods. */
import { wilsonLimits } from '../../../src/stats/distributions.ts'
import {
  idOf,
  type Job,
  kindOf,
  marginCell,
  powerCell,
  type Results,
  ROWS,
  ROWS_FORETOLD,
  tailCell,
} from './cells.ts'
import { continuous } from './noise.ts'

export type Goal = {
  /** What docs/statistics.md promises must hold; what is aimed at is told, and told when missed. */
  kind: 'promise' | 'aim'
  goal: string
  /** Of a promise about tables of several sizes: what all of them share, the size, its figure. */
  bySize?: { goal: string; rows: number; figure: string }
  rival: string
  plain: string
  ours: string
  target: string
  isMet: boolean
}

export const pct = (share: number, places = 1) => `${(100 * share).toFixed(places)} %`

/** Standard errors by which a share must be beyond its bound before it is a miss, not chance. */
const SURE = 3

const isAbove = (share: number, bound: number, of: number) =>
  share > bound + SURE * Math.sqrt((bound * (1 - bound)) / of)

type Share = { id: string; share: number; of: number }

/** Share of `key` among `of` in every cell that was run. */
function sharesOf(results: Results, ids: Iterable<string>, key: string, of: string): Share[] {
  return [...new Set(ids)].flatMap((id) => {
    const all = results.has(id) ? results.get(id, of) : 0
    return all === 0 ? [] : [{ id, share: results.get(id, key) / all, of: all }]
  })
}

const most = (shares: Share[]) => shares.reduce((a, b) => (b.share > a.share ? b : a))

/** With its 95 % interval (Wilson 1927) and what stands behind it. */
export function withInterval({ share, of }: Pick<Share, 'share' | 'of'>): string {
  const { low, high } = wilsonLimits(Math.round(share * of), of, 1.959964)
  return `${pct(share)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}] of ${of}`
}
const figureOf = (one: Share) => withInterval(one).replace(/ of \d+$/, '')
const printed = (one: Share) => `${withInterval(one)} (${one.id})`

type Counted = { id: string; counts: Record<'falseTables' | 'tables' | 'missed' | 'shown', number> }

/** Cells with a row that has no effect: where all have one, no row can be false. */
const hasQuiet = (results: Results, id: string) => results.has(id) && results.get(id, 'quiet') > 0

/** Tables of one size, once by kind over all models, and once by model over all kinds. */
function pooled(results: Results, jobs: Job[], rows: number): Counted[] {
  const sums = new Map<string, Counted>()
  const ids = new Set<string>()
  for (const job of jobs) {
    const { id, ask } = job
    if (ask.kind !== 'tables' || ask.cell.rows !== rows || ids.has(id) || !results.has(id)) continue
    ids.add(id)
    // Beside one layout a change of the margin is not looked for.
    const byModel = ask.cell.layouts.sd > 0 ? [] : [`all of ${ask.cell.model}`]
    for (const name of [kindOf(job), ...byModel]) {
      const sum = sums.get(name)?.counts ?? { falseTables: 0, tables: 0, missed: 0, shown: 0 }
      if (hasQuiet(results, id)) {
        sum.falseTables += results.get(id, 'falseTables')
        sum.tables += results.get(id, 'tables')
      }
      sum.missed += results.get(id, 'missed')
      sum.shown += results.get(id, 'shown')
      sums.set(name, { id: name, counts: sum })
    }
  }
  return [...sums.values()]
}

const sharesIn = (counted: Counted[], key: 'falseTables' | 'missed', of: 'tables' | 'shown') =>
  counted.flatMap(({ id, counts }): Share[] =>
    counts[of] === 0 ? [] : [{ id, share: counts[key] / counts[of], of: counts[of] }],
  )

/** False alarms and coverage, over every kind of cell and every model, by size. */
function errors(results: Results, jobs: Job[]): Goal[] {
  return ROWS.flatMap((rows): Goal[] => {
    const sums = pooled(results, jobs, rows)
    const falses = sharesIn(sums, 'falseTables', 'tables')
    const misses = sharesIn(sums, 'missed', 'shown')
    if (falses.length === 0 || misses.length === 0) return []
    const ids = jobs.flatMap(({ id, ask }) =>
      ask.kind === 'tables' && ask.cell.rows === rows && hasQuiet(results, id) ? [id] : [],
    )
    const worst = (key: string) => `up to ${pct(most(sharesOf(results, ids, key, 'shown')).share)}`
    const least = most(misses)
    const above = falses.filter(({ share }) => share > 0.05).length
    return [
      {
        kind: 'promise',
        goal: `a false row in a table of ${rows}: worst of ${falses.length} kinds and models`,
        bySize: { goal: 'a false row in a table', rows, figure: figureOf(most(falses)) },
        rival: worst('rivalFalse'),
        plain: worst('plainFalse'),
        ours: `${printed(most(falses))}; ${above} above 5 %`,
        target: 'at most 5 % in each',
        isMet: falses.every(({ share, of }) => !isAbove(share, 0.05, of)),
      },
      {
        kind: 'promise',
        goal: `all intervals of a table of ${rows} hold the truth: worst of ${misses.length}`,
        bySize: {
          goal: 'all intervals hold the truth in a table',
          rows,
          figure: figureOf({ ...least, share: 1 - least.share }),
        },
        rival: 'no interval',
        plain: '',
        ours: printed({ ...least, share: 1 - least.share }),
        target: 'at least 95 % in each',
        isMet: misses.every(({ share, of }) => !isAbove(share, 0.05, of)),
      },
    ]
  })
}

/** +5 % found: model, rows, least share, most rounds. */
const POWER: [string, number, number, number][] = [
  ['G', 1, 0.95, 12],
  ['C', 1, 0.95, 15],
  ['G', 50, 0.99, 18],
  ['C', 50, 0.85, 12],
  ['recorded', 50, 0.99, 18],
]

function power(results: Results): Goal[] {
  return POWER.flatMap(([model, rows, least, rounds]): Goal[] => {
    const id = idOf(powerCell(model, rows, 5))
    if (!results.has(id)) return []
    const found = results.share(id, 'found', 'moved')
    const after = results.share(id, 'foundRounds', 'found')
    const plainAfter = results.share(id, 'plainRounds', 'plainFound')
    const plain = pct(results.share(id, 'plainFound', 'shownMoved'))
    return [
      {
        kind: 'aim',
        goal: `+5 % in ${rows === 1 ? 'one row' : `5 of ${rows} rows`}, ${model}: found`,
        rival: `${pct(results.share(id, 'rivalFound', 'shownMoved'))} after 10`,
        plain: `${plain} after ${plainAfter.toFixed(1)}`,
        ours: `${pct(found)} after ${after.toFixed(1)}`,
        target: `${pct(least, 0)} after at most ${rounds} rounds`,
        isMet: !isAbove(1 - found, 1 - least, results.get(id, 'moved')) && after <= rounds,
      },
    ]
  })
}

function proofs(results: Results): Goal[] {
  const known = ['G', 'C', 'recorded']
    .map((model) => ({ model, id: idOf(powerCell(model, 50, 5)) }))
    .filter(({ id }) => results.has(id))
  return known.map(({ model, id }): Goal => {
    const share = results.share(id, 'unchanged', 'quiet')
    return {
      kind: 'aim',
      goal: `quiet rows of 50 proved unchanged within 3 % in 40 rounds, ${model}`,
      rival: 'impossible',
      plain: '',
      ours: `${pct(share)}, ${results.share(id, 'quietRounds', 'quiet').toFixed(1)} rounds a row`,
      target: 'at least 85 %',
      isMet: share >= 0.85,
    }
  })
}

/** Green, whether it says that nothing changed or that it is less than the margin. */
function wrongProofs(results: Results): Goal[] {
  const ids = [...continuous.map(({ id }) => id), 'recorded'].map((model) =>
    idOf(marginCell(model)),
  )
  const wrong = sharesOf(results, ids, 'movedUnchanged', 'moved')
  if (wrong.length === 0) return []
  return [
    {
      kind: 'promise',
      goal: `a change as large as the margin: "no change"; worst of ${wrong.length} models`,
      rival: 'impossible',
      plain: '',
      ours: printed(most(wrong)),
      target: 'at most 5 %',
      isMet: wrong.every(({ share, of }) => !isAbove(share, 0.05, of)),
    },
  ]
}

/** A fifth of head's runs is 30 to 60 % slower, in 40 rounds of one row. */
function tails(results: Results): Goal[] {
  const quiet = idOf(tailCell('G'))
  const known = ['G', 'D', 'T', 'R', 'C'].map((model) => idOf(tailCell(model)))
  const found = sharesOf(results, [quiet], 'found', 'moved')[0]
  const wrong = sharesOf(results, known, 'movedUnchanged', 'moved')
  if (found === undefined || wrong.length === 0) return []
  return [
    {
      kind: 'promise',
      goal: 'a fifth of the runs slower by 30 to 60 %: called in 40 rounds',
      ...{ rival: '', plain: '', ours: printed(found), target: 'at least 90 %' },
      isMet: !isAbove(1 - found.share, 0.1, found.of),
    },
    {
      kind: 'promise',
      goal: `the same: "no change"; worst of ${wrong.length} models`,
      ...{ rival: 'impossible', plain: '', ours: printed(most(wrong)), target: 'at most 5 %' },
      isMet: wrong.every(({ share, of }) => !isAbove(share, 0.05, of)),
    },
  ]
}

/** A change that a row "could see" is called in 75 to 90 %. */
function foretelling(results: Results): Goal[] {
  const ids = ROWS_FORETOLD.map((rows) => `foretold ${rows} rows`)
  const shares = sharesOf(results, ids, 'called', 'told')
  if (shares.length === 0) return []
  return [
    {
      kind: 'promise',
      goal: 'a change that a row "could see" is called in about 4 of 5 cases',
      rival: 'says nothing',
      plain: '',
      ours: shares.map(printed).join('; '),
      target: '75 to 90 %',
      isMet: shares.every(
        ({ share, of }) => !isAbove(1 - share, 0.25, of) && !isAbove(share, 0.9, of),
      ),
    },
  ]
}

export const makeGoals = (results: Results, jobs: Job[]): Goal[] => [
  ...errors(results, jobs),
  ...power(results),
  ...proofs(results),
  ...wrongProofs(results),
  ...tails(results),
  ...foretelling(results),
]
