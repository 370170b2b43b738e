/** A small share of `npm run field`: real modules from the proxy, or Go's cache of them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  allSlower,
  type Change,
  comment,
  oneSlower,
  versions,
} from '../../scripts/research/field/changes.ts'
import { faultsOf, isCalled, lostOf } from '../../scripts/research/field/faults.ts'
import { copyOf, download, listed, plantSlowdown } from '../../scripts/research/field/fetch.ts'
import { fieldModules, sharedModules } from '../../scripts/research/field/modules.ts'
import { type Field, runField } from '../../scripts/research/field/trial.ts'
import type { Report } from '../../src/model/model.ts'
import { readReport } from '../../src/report/read-report.ts'
import { hasGo } from '../support/repository.ts'

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
  const edited = change.prepare({ base: base!, head: head! })
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

  it('more work in one benchmark runs that one, and is called', { tags: 'rehearsal' }, async () => {
    // So much more that no machine is too busy to see it in eight rounds.
    const change: Change = {
      ...oneSlower,
      prepare: (sides) => plantSlowdown(sides, true, 4900),
    }
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

/** A run of 60 s that is as it should be, of one benchmark, and what is changed in it. */
function fieldOf(name: string, changed: Partial<Report>, field: Partial<Field> = {}): Field {
  const text = readFileSync(new URL(`../../fixtures/reports/${name}.json`, import.meta.url), 'utf8')
  const whole = readReport(text)
  const arms = ['base', 'head']
  const targets = [{ id: 'm.A', unit: 'm', block: 'm.A', arms, settings: {}, expectedSec: 1 }]
  const plan = { ...whole.plan, targets, suite: { ...whole.plan.suite, budgetSec: 60 } }
  const report = { ...whole, plan, measuredSec: 60, records: [], ...changed }
  return { report, exit: 0, silentSec: 1, said: '', ...field }
}

/** CPU time decides, and the rows of one clock are called slower. */
function slowerBy(metric: string): Field {
  const { report } = fieldOf('all-faster', {})
  const comparisons = report!.comparisons
    .filter((row) => row.metric === 'time/op')
    .flatMap((row) =>
      ['time/op', 'cpu-s/op'].map((clock) => {
        const word = clock === metric ? ('regressed' as const) : ('improved' as const)
        const role = clock === 'cpu-s/op' ? ('gating' as const) : ('informational' as const)
        return { ...row, metric: clock, role, verdict: { ...row.verdict, word } } as typeof row
      }),
    )
  return fieldOf('all-faster', { comparisons })
}

describe('what a run of the field is refused for', () => {
  const faults = (
    field: Field,
    change = versions,
    edited = ['BenchmarkA'],
    names = ['m.BenchmarkA'],
  ) => faultsOf(field, names, change, edited)
  const good = fieldOf('all-faster', {})
  const [record] = readReport(
    readFileSync(new URL('../../fixtures/reports/failures.json', import.meta.url), 'utf8'),
  ).records!
  const success = { conclusion: { ...good.report!.conclusion, conclusion: 'success' as const } }
  it('nothing, where it is as it should be', () => {
    expect(faults(good)).toEqual([])
    expect(faults(good, comment)).toEqual([])
  })
  it('nothing, where the clock that decides calls it', () => {
    expect(faults(slowerBy('cpu-s/op'), allSlower)).toEqual([])
  })
  it.each([
    ['an overrun', /^overrun of 2\.0 s$/, faults(fieldOf('all-faster', { measuredSec: 62 }))],
    ['no report', /^no report, exit 2$/, faults({ ...good, report: null, exit: 2 })],
    ['a crash after it', /^no report, exit null$/, faults({ ...good, exit: null })],
    [
      'a benchmark that is lost',
      /^lost without a word: m\.BenchmarkB$/,
      faults(good, versions, [], ['m.BenchmarkB']),
    ],
    ['silence', /^silent for 21 s$/, faults({ ...good, silentSec: 21 })],
    ['a slowdown of all that is not called', /^all 2x is not called$/, faults(good, allSlower)],
    // CPU time decides: the rows of wall time have no say, and their words do not count.
    ['nothing but wall time', /^all 2x is not called$/, faults(slowerBy('time/op'), allSlower)],
    ['one of one benchmark', /^2x of BenchmarkA not called$/, faults(good, oneSlower)],
    [
      'nothing planted',
      /^nothing could be planted$/,
      faults(fieldOf('all-faster', { roundsRun: 7 }), oneSlower, []),
    ],
    [
      'a comment that runs',
      /^a comment ran 1 trials$/,
      faults(fieldOf('all-faster', { records: [record!] }), comment),
    ],
    [
      'green after few rounds',
      /^green after 5 rounds/,
      faults(fieldOf('all-faster', { roundsRun: 5 })),
    ],
    ['green without a chance', /^green after 40 rounds/, faults(fieldOf('inconclusive', success))],
  ])('%s', (_, what, found) => expect(found).toEqual([expect.stringMatching(what)]))
})
