/** A small share of `npm run field`: real modules from the proxy, or Go's cache of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Change, comment, oneSlower } from '../scripts/field/changes.ts'
import { faultsOf, isCalled, lostOf } from '../scripts/field/faults.ts'
import { copyOf, download, listed, plantSlowdown } from '../scripts/field/fetch.ts'
import { fieldModules, sharedModules } from '../scripts/field/modules.ts'
import { runField } from '../scripts/field/trial.ts'
import { hasGo } from './support/repository.ts'

/** What depends on how fast the machine is. */
const TIMES = /^(?:silent|overrun)/

let folder = ''
afterEach(() => folder !== '' && rmSync(folder, { recursive: true, force: true }))

const shared = fieldModules.filter(({ path }) => sharedModules.includes(path))
const folders = shared.map(({ path, base }) => (hasGo ? download(path, base) : { why: 'no Go' }))
const [missing] = folders.flatMap((one) => ('why' in one ? [one.why] : []))
if (missing !== undefined) console.warn(`skipped: modules of the field test: ${missing}`)

/** In the fewest rounds that can decide; the budget ends none of them on any machine. */
async function run(at: number, change: Change) {
  const source = folders[at]
  if (source === undefined || !('folder' in source)) throw new Error('not downloaded')
  folder = mkdtempSync(join(tmpdir(), 'gcbench-field-'))
  const [base, head] = ['base', 'head'].map((side) => copyOf(source.folder, join(folder, side)))
  const names = listed(head!)
  const edited = change.prepare(head!)
  const field = await runField(base!, head!, join(folder, 'out'), '10m', ['--rounds', '8'])
  return { field, names, edited, faults: faultsOf(field, names, change, edited) }
}

describe.skipIf(missing !== undefined)('on public modules', () => {
  it('a comment in every file runs nothing, and every benchmark is told of', async () => {
    const { field, names, faults } = await run(1, comment)
    expect(faults.filter((text) => !TIMES.test(text))).toEqual([])
    expect(names.length).toBeGreaterThan(3)
    expect(field.report?.records).toEqual([])
    expect(field.report?.conclusion.conclusion).toBe('success')
    // What the checks of the field would say if it were otherwise.
    const report = { ...field.report!, plan: { ...field.report!.plan, unchanged: [] } }
    expect(lostOf(report, names)).toEqual(names)
  })

  it('more work in one benchmark runs that one, and is called', async () => {
    // So much more that no machine is too busy to see it in eight rounds.
    const change = { ...oneSlower, prepare: (head: string) => plantSlowdown(head, true, 50) }
    const { field, edited, faults } = await run(0, change)
    expect(faults.filter((text) => !TIMES.test(text))).toEqual([])
    const functions = field.report?.plan.targets.map(({ id, unit }) =>
      id.slice(unit.length + 1).replace(/\/.*/, ''),
    )
    expect([...new Set(functions)]).toEqual([edited[0]?.replace('Benchmark', '')])
    expect(field.report?.roundsRun).toBe(8)
    expect(isCalled(field.report!, edited[0]!)).toBe(true)
    expect(isCalled(field.report!, 'BenchmarkNone')).toBe(false)
  })
})
