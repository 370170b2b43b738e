import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { report } from '../../scripts/fixtures/report-fixture-parts.ts'
import { server } from '../../scripts/fixtures/report-fixture-servers.ts'
import type { HistogramSeries } from '../../src/model/model.ts'
import { sysbench } from '../../src/parse/load-generators.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { histogramLines } from '../../src/render/spread.ts'
import { packBuckets, poolRounds, unpackBuckets } from '../../src/report/histograms.ts'
import { readReport } from '../../src/report/read-report.ts'
import { histogramQuantile } from '../../src/stats/distributions.ts'

const FOLDER = 'fixtures/parsers/sysbench'
const captures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
const withMedian = captures.filter(({ text }) =>
  sysbench.parse(text).value.some(({ metric }) => metric === 'latency-p50'),
)

describe('histograms of real captures', () => {
  it.each(withMedian)('$file: what is stored gives the percentiles of its rows', ({ text }) => {
    const found = sysbench.histogram?.(text)
    if (!found) return expect(text).not.toContain('Latency histogram')
    const { first, logStep } = found
    const buckets = unpackBuckets(packBuckets(found.buckets)).map(([index, count]) => ({
      value: first * Math.exp(index * logStep),
      count,
    }))
    for (const { metric, value } of sysbench.parse(text).value) {
      const [, percent] = /^latency-p([\d.]+)$/.exec(metric) ?? []
      if (percent === undefined) continue
      expect(histogramQuantile(buckets, Number(percent) / 100, logStep)).toBeCloseTo(value, 12)
    }
  })

  it('has captures with a histogram to check, and nothing where there is none', () => {
    const found = captures.map(({ text }) => sysbench.histogram?.(text) ?? null)
    expect(found.filter((one) => one !== null).length).toBeGreaterThan(3)
    expect(sysbench.histogram?.('sysbench 1.0.20\n')).toBeNull()
  })
})

const series = (rounds: string[], rest: Partial<HistogramSeries> = {}): HistogramSeries => ({
  benchmark: 'q',
  arm: 'base',
  unit: 's',
  first: 1e-3,
  logStep: Math.LN2,
  rounds: rounds.map((counts, round) => ({ round, counts })),
  ...rest,
})

describe('stored histograms', () => {
  it('adds up the rounds', () => {
    expect([...poolRounds(series(['3:1 4:2', '4:5 9:1']))]).toEqual([
      [3, 1],
      [4, 7],
      [9, 1],
    ])
  })

  it('passes the wall, and no other text does', () => {
    const text = jsonText(server())
    expect(readReport(text).histograms).toEqual(server().histograms)
    for (const counts of ['1:2,3:4', '1:2 ', ' 1:2', '99999:1', '1:-2', 'x', '1:2\n3:4']) {
      const hostile = report({ histograms: [series([counts])] })
      expect(() => readReport(JSON.stringify(hostile))).toThrow('no buckets')
    }
  })
})

describe('beside each other', () => {
  const sides: [['base'], ['head']] = [['base'], ['head']]

  it('each line has the share of either side, and its bar in proportion', () => {
    const lines = histogramLines(series(['1:25 2:75']), series(['2:100']), sides)
    expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      'latency | base | head',
      'below 2.828 ms | 25.0 % | █████▌ | 0.0 %',
      `from 2.828 ms | 75.0 % | ████████████████▌ | 100.0 % | ${'█'.repeat(22)}`,
    ])
  })

  it('gives nothing for scales that differ, or for a side without counts', () => {
    expect(histogramLines(series(['1:2']), series(['1:2'], { first: 2e-3 }), sides)).toEqual([])
    expect(histogramLines(series(['1:2']), series(['']), sides)).toEqual([])
  })
})
