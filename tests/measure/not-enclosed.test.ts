/** On a machine that cannot keep the sides apart, nothing passes, and the headline says so. */
import { expect, it } from 'vitest'
import type { Isolation, Report } from '../../src/model/model.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { underBaseRules, WHOLE_SUITE } from '../../src/report/base-rules.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { cleanAir } from '../support/fake-host.ts'
import { makeGoHost } from '../support/go-host.ts'

const suite = (more = '') => `suites:
  s: { workload: { kind: go-bench, count: 1 }, layout: single, until: rounds, rounds: 12${more} }
`

/** The sides are equal, to a hair. */
async function measuredIn(isolation: Isolation, more?: string): Promise<Report> {
  let nth = 0
  const host = makeGoHost(
    suite(more),
    ['BenchmarkA'],
    () => 1e6,
    ({ step, answer }) =>
      step === 'trial'
        ? {
            stdout: `pkg: example.com/m\nBenchmarkA-2 \t 100\t ${1000 + (nth++ % 3)} ns/op\nPASS\n`,
            wallSec: 1,
            pollution: cleanAir,
          }
        : answer,
  )
  host.exec.isolation = async () => isolation
  return runBench({ ...noRunOptions, seed: 'seed', out: '/out' }, host)
}

const WHY = 'user namespaces are forbidden'
const none: Isolation = { kind: 'none', refused: [WHY] }
const SENTENCE = `nothing kept the two sides apart, so this cannot pass; ${WHY}`

it('asks, with the reason in the headline', async () => {
  const report = await measuredIn(none)
  expect(report.conclusion.conclusion).toBe('action_required')
  expect(report.conclusion.reasons).toContain(SENTENCE)
  expect(JSON.stringify(viewReport(report).headline)).toContain('nothing kept the two sides apart')
})

it('asks although a better machine went on with it', async () => {
  const text = suite()
  let left = 8
  const host = makeGoHost(
    text,
    ['BenchmarkA'],
    () => 1e6,
    ({ step, answer }) => {
      if (step !== 'trial') return answer
      if (left-- === 0) throw new Error('killed')
      return {
        stdout: `pkg: example.com/m\nBenchmarkA-2 \t 100\t ${1000 + (left & 1)} ns/op\nPASS\n`,
        wallSec: 1,
        pollution: cleanAir,
      }
    },
  )
  host.exec.isolation = async () => none
  const ask = { ...noRunOptions, seed: 'seed', out: '/out' }
  await expect(runBench(ask, host)).rejects.toThrow('killed')
  host.exec.isolation = async () => ({ kind: 'root', refused: [] })
  const report = await runBench({ ...ask, resume: true }, host)
  expect(report.environment[0]?.isolation).toMatchObject({ kind: 'none', refused: [WHY] })
  expect(report.conclusion.conclusion).toBe('action_required')
})

it('asks under the rules of the base as well', async () => {
  const report = await measuredIn(none)
  const rules = { suites: [], acceptances: [], sha: null, unread: null }
  expect(underBaseRules(report, rules, WHOLE_SUITE).conclusion.reasons).toContain(SENTENCE)
})

it.each([
  ['has walls', { kind: 'root', refused: [] } as Isolation, ''],
  ['is told to do without', none, ', walls: off'],
])('passes on a machine that %s', async (_, isolation, more) => {
  const { conclusion } = await measuredIn(isolation, more)
  expect(conclusion.reasons.join()).not.toContain('apart')
  expect(conclusion.conclusion).toBe('success')
})
