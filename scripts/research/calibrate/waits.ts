/**
 * False tables where rows wait for others and go on (docs/statistics.md): `npx node
 * scripts/research/calibrate/waits.ts [tables of a kind]`, about eight minutes of CPU time for 400.
 */
import { derive } from '../../../src/stats/random.ts'
import { idOf } from './cells.ts'
import { type Cell, countTables, NO_LAYOUTS } from './tables.ts'

const plain: Cell = {
  model: 'G',
  rows: 8,
  moved: 0,
  effectPct: 0,
  scale: 1,
  together: 1,
  ending: 'whole',
  lost: 0,
  variants: 1,
  stops: false,
  waits: true,
  layouts: NO_LAYOUTS,
  tail: 0,
}

const tables = Number(process.argv[2] ?? 400)
const cells = ['G', 'C', 'T'].flatMap((model) =>
  [1, 3].flatMap((scale) =>
    (['whole', 'ends'] as const).flatMap((ending): Cell[] => {
      const own = { ...plain, model, scale, ending }
      return [own, { ...own, moved: 3, effectPct: 5 }, { ...own, rows: 2 }]
    }),
  ),
)
const all = { tables: 0, falseTables: 0, shown: 0, missed: 0 }
for (const cell of cells) {
  const stream = derive('waits', idOf(cell), cell.scale)
  const counts = countTables({ cell, tables, shown: Math.ceil(tables / 10) }, stream)
  for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += counts[key] ?? 0
  const falsePct = (100 * (counts.falseTables ?? 0)) / tables
  console.log(`${idOf(cell)}, noise x ${cell.scale}: ${falsePct.toFixed(1)} % false`)
}
console.log(`${all.falseTables} of ${all.tables} false; ${all.missed} of ${all.shown} do not cover`)
