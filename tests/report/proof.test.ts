/** What a report proves of a claim, by what it prints and nothing else. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import type { Report } from '../../src/model/model.ts'
import { readClaims } from '../../src/plan/claims.ts'
import { proofNext, proofSentence } from '../../src/render/proof.ts'
import { makeProof, proofDifferences, proofJson, readProof } from '../../src/report/proof.ts'
import { readReport } from '../../src/report/read-report.ts'

const digest = 'a'.repeat(64)
const files = { 'report.json': digest, 'records.ndjson': digest }

const reportOf = (name: string) => readReport(readFileSync(`fixtures/reports/${name}.json`, 'utf8'))

const claiming = (name: string, text: string): Report => {
  const report = reportOf(name)
  return { ...report, plan: { ...report.plan, claims: readClaims(text) } }
}

const proofOf = (name: string, text: string) => makeProof(claiming(name, text), files)
const verdictOn = (name: string, text: string) => proofOf(name, text).verdict

describe('a claim', () => {
  // groupby_scan time/op: -20.9 % [-22.4, -19.1]; index_join: -7.3 % [-8.0, -6.4].
  it('is proved where the whole interval is at the bound or beyond it', () => {
    expect(verdictOn('all-faster', 'groupby_scan is at least 19 % faster')).toBe('proved')
    expect(verdictOn('all-faster', 'groupby_scan is at least 20 % faster')).toBe('cannot-tell')
    expect(verdictOn('all-faster', 'groupby_scan is at least 23 % faster')).toBe('refuted')
    expect(verdictOn('all-faster', 'groupby_scan is at most 23 % faster')).toBe('proved')
    expect(verdictOn('all-faster', 'groupby_scan is at most 19 % faster')).toBe('refuted')
    expect(verdictOn('all-faster', 'groupby_scan is not slower')).toBe('proved')
    expect(verdictOn('all-faster', 'groupby_scan is at least 1 % slower')).toBe('refuted')
  })

  it('of several parts is proved if all are, and refuted if one is', () => {
    const both = (pct: number, rest: string) =>
      verdictOn('all-faster', `groupby_scan is at least ${pct} % faster and ${rest}`)
    expect(both(19, 'no more allocs')).toBe('proved')
    expect(both(20, 'no more allocs')).toBe('cannot-tell')
    expect(both(20, 'at least 1 % fewer allocs')).toBe('refuted')
  })

  it('about a number that is the same in every round has no interval to wait for', () => {
    expect(verdictOn('exact', 'groupby_scan is at least 33 % fewer allocs')).toBe('proved')
    expect(verdictOn('exact', 'groupby_scan is at least 34 % fewer allocs')).toBe('refuted')
    expect(verdictOn('exact', 'index_join is no more allocs')).toBe('refuted')
    // From none to three: more than any percentage.
    expect(verdictOn('exact', 'point_select is no more allocs')).toBe('refuted')
    expect(verdictOn('exact', 'point_select is at most 900 % more allocs')).toBe('refuted')
    const [row] = proofOf('exact', 'point_select is no more allocs').rows
    expect(row).toMatchObject({ ground: 'exact', change: null })
  })

  it('is not decided by what failed, is too little, or is not there', () => {
    const ground = (name: string, text: string) => {
      const { verdict, rows } = proofOf(name, text)
      return [verdict, rows[0]?.ground]
    }
    expect(ground('failures', 'index_join is not slower')).toEqual(['cannot-tell', 'failed'])
    expect(ground('failures', 'table_scan is not slower')).toEqual(['cannot-tell', 'failed'])
    expect(ground('inconclusive', 'cold_open is at most 900 % slower')).toEqual([
      'cannot-tell',
      'too-few-rounds',
    ])
    expect(ground('inconclusive', 'p99_commit is not faster')).toEqual([
      'cannot-tell',
      'below-resolution',
    ])
    expect(ground('all-faster', 'nothing_at_all is not slower')).toEqual([
      'cannot-tell',
      'not-measured',
    ])
  })

  it('that needs more rounds says how many, and the budget for them', () => {
    const proof = proofOf('inconclusive', 'groupby_scan is at most 5 % slower')
    expect(proof.verdict).toBe('cannot-tell')
    // It could see .05959 in 40 rounds, and is ln 1.05 - .01882 = .02997 away: 40 (.05959/.02997)^2.
    expect(proof.needed?.rounds).toBe(159)
    expect(proofNext(proof)).toMatch(
      /^about 159 rounds in all would decide it \(.+\): --rounds 159 --budget \d+m$/,
    )
    expect(proofNext(proofOf('all-faster', 'groupby_scan is not slower'))).toBeNull()
  })

  it('of code that both sides share is about no change', () => {
    const report = claiming('identical', 'Nothing is at least 5 % faster')
    const [first] = report.plan.unchanged
    const benchmarks = ['BenchmarkScan']
    const unchanged = [{ ...first!, benchmarks }]
    const verdict = (text: string) =>
      makeProof(
        {
          ...report,
          comparisons: [],
          plan: { ...report.plan, unchanged, claims: readClaims(text) },
        },
        files,
      )
    expect(verdict('BenchmarkScan is at least 5 % faster')).toMatchObject({
      verdict: 'refuted',
      rows: [{ ground: 'same-code' }],
    })
    expect(verdict('Scan/a is at most 2 % slower').verdict).toBe('proved')
  })

  it('where layouts were not drawn has to clear their luck, too', () => {
    const report = claiming('all-faster', 'groupby_scan is at least 10 % faster')
    const single: Report = {
      ...report,
      problems: [...report.problems, { code: 'single-layout', message: words('single layout') }],
      comparisons: report.comparisons.map((row) => ({
        ...row,
        explanation: { ...row.explanation, layout: 'single' as const },
      })),
    }
    expect(makeProof(report, files).verdict).toBe('proved')
    expect(makeProof(single, files)).toMatchObject({
      verdict: 'cannot-tell',
      rows: [{ ground: 'one-layout' }],
    })
  })
})

describe('a proof', () => {
  const text = 'groupby_scan is at least 19 % faster'
  const report = claiming('all-faster', text)
  const proof = makeProof(report, files)

  it('says it in a sentence', () => {
    expect(proofSentence(proof)).toBe(
      `proved: "${text}": groupby_scan time/op -20.9 % [-22.4, -19.1], 12 rounds`,
    )
  })
  it('is read back, and is what its report gives', () => {
    const read = readProof(proofJson(proof))
    expect(read).toEqual(proof)
    expect(proofDifferences(read, report, files)).toEqual([])
  })
  it('that was altered is found out, whatever of it', () => {
    const where = (altered: object, beside = files) =>
      proofDifferences({ ...proof, ...altered }, report, beside).map((one) => one.where)
    expect(where({ verdict: 'refuted' })).toEqual(['proof.verdict'])
    expect(where({ claim: 'Scan is at least 50 % faster' })).toEqual(['proof.claim'])
    expect(where({ head: 'f'.repeat(40) })).toEqual(['proof.head'])
    const other = { ...files, 'report.json': 'b'.repeat(64) }
    expect(where({}, other)).toEqual(['proof.files.report.json'])
  })
  it('of a stranger is read strictly', () => {
    expect(() => readProof('{')).toThrow('proof.json')
    expect(() => readProof('{"a":'.repeat(500))).toThrow('proof.json')
    expect(() => readProof(JSON.stringify({ ...proof, more: 1 }))).toThrow('proof.json')
    expect(() => readProof(JSON.stringify({ ...proof, spec: 'mine/2' }))).toThrow('spec')
  })
})
