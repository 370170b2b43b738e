import { expect, it } from 'vitest'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { runCli } from '../../src/cli/index.ts'
import { pageData } from '../../src/render/page-content.ts'
import { markdownText } from '../../src/render/report-markdown.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { cleanAir, type FakeHost } from '../support/fake-host.ts'
import { makeGoHost, resultLines } from '../support/go-host.ts'

const SUITE = `suites:
  s: { workload: { kind: go-bench, count: 1 }, layout: single, rounds: 8..18, reach: 'off' }
`
const REFS = ['v1', 'v2', 'main']
/** Of an operation, by the place of its ref. */
const NS = [1000, 1300, 1000]

/** Each ref prints its own times, with a noise of a few per mille. */
function threeRefs(): FakeHost {
  let nth = 0
  const host = makeGoHost(
    SUITE,
    ['BenchmarkA'],
    () => 1000,
    ({ step, command, answer }) => {
      if (step !== 'trial') return answer
      const place = Number(/binary-0(\d)/.exec(command.argv[0])?.[1])
      nth += 1
      const ns = NS[place]! * (1 + 0.003 * Math.sin(2.7 * nth))
      const stdout = resultLines(['BenchmarkA'], () => ns)
      return { stdout, wallSec: 1, pollution: cleanAir }
    },
  )
  host.disk.set('/tmp/gcbench-/source-02/go.mod', 'module example.com/m\n')
  host.disk.set('/tmp/gcbench-/source-02/m_test.go', 'func BenchmarkA(b *testing.B) {}')
  return host
}

it('runs refs in the same rounds, and judges them against the first in one family', {
  tags: 'slow',
}, async () => {
  const host = threeRefs()
  const ask = { ...noRunOptions, seed: 'seed', out: '/out', compare: REFS, walls: 'off' as const }
  const report = await runBench(ask, host)
  const { plan, comparisons, roundsRun } = report
  const trials = host.commands.filter(({ measure }) => measure)
  const order = trials.map(({ argv }) => /binary-0(\d)/.exec(argv[0])?.[1])
  for (let round = 0; round < roundsRun; round++) {
    expect(order.slice(3 * round, 3 * round + 3).toSorted()).toEqual(['0', '1', '2'])
  }
  expect(
    new Set(order.slice(0, 24).map((_, i) => order.slice(i, i + 3).join())).size,
  ).toBeGreaterThan(3)
  expect(plan.sources.compared?.map(({ asked }) => asked)).toEqual(REFS)
  const rows = comparisons.filter(({ role, metric }) => role === 'gating' && metric === 'time/op')
  expect(rows.map(({ contrast, verdict }) => [contrast, verdict.word])).toEqual([
    ['variants@head:v1:v2', 'regressed'],
    ['variants@head:v1:main', 'equivalent'],
  ])
  // Once v2 is called, no other contrast shares an arm with that of main.
  expect(rows.map(({ explanation }) => explanation.family)).toEqual([
    'joint permutations of arms over 2 gating rows',
    'joint sign flips over 2 gating rows',
  ])
  expect(report.command).toContain('--compare ')

  const text = terminalText(report, { hasColour: false, isWhole: false })
  expect(text).toMatch(
    /Every ref against v1\n.*v1 +v2 +main\n.*A +time\/op .*\+30\.\d % \[.*slower.*no change/,
  )
  expect(markdownText(report)).toMatch(/`A`.*`v2` ❌\u00a0\*\*\+30\.\d.%\*\*.*<br>`main`/)
  const [drift] = pageData(report, viewReport(report)).drifts
  expect(drift?.lines[0]?.points.map(({ ref, point }) => [ref, Math.round(point)])).toEqual([
    ['v1', 0],
    ['v2', 30],
    ['main', 0],
  ])
})

it('refs to compare stand in the place of base and head', async () => {
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const host = threeRefs()
  const terminal = {
    ...nowhere,
    out: print,
    err: print,
    isTerminal: false,
    colour: false,
    columns: () => 80,
    env: {},
    progress: { write: print, columns: () => 80, lines: () => 24, hasColour: false },
    cwd: host.cwd,
    makeHost: () => host,
    onInterrupt: () => () => {},
    open: print,
  }
  expect(await runCli(['plan', '--compare', 'v1,v2', '--base', 'v0'], terminal)).toBe(2)
  expect(printed).toContain('leave --base and --head out')
  expect(await runCli(['plan', '--compare', 'v1'], terminal)).toBe(2)
  expect(printed).toContain('v1 alone: nothing to compare')
})
