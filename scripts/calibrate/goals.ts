/** The promises of docs/statistics.md, each with our figure beside benchstat's method. */
import { anyOf } from './alone.ts'
import { idOf, type Job, powerCell, type Results, ROWS, ROWS_FORETOLD } from './cells.ts'
import { continuous } from './noise.ts'

export type Goal = {
  goal: string
  rival: string
  ours: string
  target: string
  isMet: boolean
}

const pct = (share: number, places = 1) => `${(100 * share).toFixed(places)} %`

/** Standard errors by which a share must be beyond its bound before it is a miss, not chance. */
const SURE = 3

const isAbove = (share: number, bound: number, of: number) =>
  share > bound + SURE * Math.sqrt((bound * (1 - bound)) / of)

type Shares = { id: string; share: number; of: number }[]

function sharesOf(results: Results, jobs: Job[], key: string, of: string): Shares {
  const ids = new Set(jobs.map(({ id }) => id).filter((id) => results.has(id)))
  return [...ids].flatMap((id) => {
    const all = results.get(id, of)
    return all === 0 ? [] : [{ id, share: results.get(id, key) / all, of: all }]
  })
}

const most = (shares: Shares) => shares.reduce((a, b) => (b.share > a.share ? b : a))
const printed = ({ id, share, of }: Shares[number]) => `${pct(share)} of ${of} (${id})`

function ofRows(jobs: Job[], rows: number): Job[] {
  return jobs.filter(
    ({ ask, group }) => group === 'false' && ask.kind === 'tables' && ask.cell.rows === rows,
  )
}

/** False alarms and coverage, over every cell of a size. */
function errors(results: Results, jobs: Job[]): Goal[] {
  return ROWS.flatMap((rows): Goal[] => {
    const mine = ofRows(jobs, rows)
    const falses = sharesOf(results, mine, 'falseTables', 'tables')
    if (falses.length === 0) return []
    const misses = sharesOf(results, mine, 'missed', 'shown')
    const [worst, least] = [most(falses), most(misses)]
    const alone =
      1 - (results.has('alone G n10') ? results.share('alone G n10', 'rival', 'reps') : 1)
    const rival = results.has('alone G n10') ? pct(anyOf(alone, rows)) : '(not run)'
    return [
      {
        goal: `a false row in a table of ${rows}: worst of ${falses.length} cells`,
        rival: `${rival} (G, 10 rounds, nothing moved)`,
        ours: printed(worst),
        target: 'at most 5 % in every cell',
        isMet: falses.every(({ share, of }) => !isAbove(share, 0.05, of)),
      },
      {
        goal: `all intervals of a table of ${rows} hold the truth: worst cell`,
        rival: '(no interval of the change)',
        ours: printed({ ...least, share: 1 - least.share }),
        target: 'at least 95 % in every cell',
        isMet: misses.every(({ share, of }) => !isAbove(share, 0.05, of)),
      },
    ]
  })
}

function power(results: Results): Goal[] {
  const goals: [string, number, number, number][] = [
    ...[
      ['G', 1, 0.95, 10] as [string, number, number, number],
      ['C', 1, 0.95, 15] as [string, number, number, number],
    ],
    ...['G', 'C', 'recorded'].map((model): [string, number, number, number] => [
      model,
      50,
      0.99,
      18,
    ]),
  ]
  return goals.flatMap(([model, rows, least, rounds]) => {
    const id = idOf(powerCell(model, rows, 5))
    if (!results.has(id)) return []
    const found = results.share(id, 'found', 'moved')
    const after = results.share(id, 'foundRounds', 'found')
    return [
      {
        goal: `+5 % in ${rows === 1 ? 'one row' : `5 of ${rows} rows`}, ${model}: found`,
        rival: '',
        ours: `${pct(found)} after ${after.toFixed(1)}`,
        target: `${pct(least, 0)} after at most ${rounds} rounds`,
        isMet: !isAbove(1 - found, 1 - least, results.get(id, 'moved')) && after <= rounds,
      },
    ]
  })
}

function proofs(results: Results): Goal[] {
  const cells = ['G', 'C', 'recorded'].map((model) => ({
    model,
    id: idOf(powerCell(model, 50, 5)),
  }))
  const known = cells.filter(({ id }) => results.has(id))
  const wrong = [...continuous.map(({ id }) => id), 'recorded'].flatMap((model) => {
    const id = idOf(powerCell(model, 1, 2))
    if (!results.has(id)) return []
    return [
      { id, share: results.share(id, 'movedUnchanged', 'moved'), of: results.get(id, 'moved') },
    ]
  })
  return [
    ...known.map(({ model, id }): Goal => {
      const share = results.share(id, 'unchanged', 'quiet')
      return {
        goal: `quiet rows of 50 proved unchanged within 2 % in 40 rounds, ${model}`,
        rival: 'impossible',
        ours: `${pct(share)}, ${results.share(id, 'quietRounds', 'quiet').toFixed(1)} rounds a row`,
        target: 'at least 75 %',
        isMet: share >= 0.75,
      }
    }),
    ...(wrong.length === 0
      ? []
      : [
          {
            goal: 'a change as large as the margin is called "no change": worst model',
            rival: 'impossible',
            ours: printed(most(wrong)),
            target: 'at most 5 %',
            isMet: wrong.every(({ share, of }) => !isAbove(share, 0.05, of)),
          },
        ]),
  ]
}

/** What is said to be seen in 4 of 5 cases is called in 75 to 90 %. */
function foretelling(results: Results): Goal[] {
  const shares = ROWS_FORETOLD.flatMap((rows) => {
    const id = `foretold ${rows} rows`
    return results.has(id) ? [{ rows, share: results.share(id, 'called', 'told') }] : []
  })
  if (shares.length === 0) return []
  return [
    {
      goal: `what is said to be seen in 4 of 5 cases is called; tables of ${ROWS_FORETOLD}`,
      rival: '(none)',
      ours: shares.map(({ share }) => pct(share)).join(' / '),
      target: '75 to 90 %',
      isMet: shares.every(({ share }) => share >= 0.75 && share <= 0.9),
    },
  ]
}

export const makeGoals = (results: Results, jobs: Job[]): Goal[] => [
  ...errors(results, jobs),
  ...power(results),
  ...proofs(results),
  ...foretelling(results),
]
