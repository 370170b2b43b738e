/** What a trial printed is foreign text: it is on disk before it is read, and read elsewhere. */
import { describe, expect, it } from 'vitest'
import type { TrialOutput, TrialRecord } from '../../src/model/model.ts'
import { outputsRead, unreadable } from '../../src/report/samples.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { cleanAir } from '../support/fake-host.ts'
import { makeGoHost } from '../support/go-host.ts'

const SUITE = `suites:
  s: { workload: { kind: go-bench, count: 1 }, layout: single, until: rounds, rounds: 6 }
`
const RECORDS = '/out/records.ndjson'
const ask = { ...noRunOptions, seed: 'seed', out: '/out' }

const machine = () => {
  let nth = 0
  return makeGoHost(
    SUITE,
    ['BenchmarkA'],
    () => 1e6,
    ({ step, answer }) =>
      step === 'trial'
        ? {
            stdout: `pkg: example.com/m\nBenchmarkA-2 \t 100\t ${1000 + nth++} ns/op\nPASS\n`,
            wallSec: 1,
            pollution: cleanAir,
          }
        : answer,
  )
}

type Machine = ReturnType<typeof machine>

const stored = ({ disk }: Machine): TrialRecord[] =>
  (disk.get(RECORDS) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const isTrial = ({ wallSec }: TrialOutput) => wallSec !== undefined

describe('a trial that cannot be read', () => {
  it('is on disk before anybody tries', async () => {
    const host = machine()
    const onDisk: number[] = []
    host.reader.read = async (printed) => {
      if (isTrial(printed)) onDisk.push(stored(host).length)
      return outputsRead(printed)
    }
    await runBench(ask, host)
    expect(onDisk).toEqual(onDisk.map((_, at) => at + 1))
    expect(onDisk).toHaveLength(12)
  })

  it('costs itself, and no other, is told, and is not read again', async () => {
    const host = machine()
    let nth = 0
    host.reader.read = async (printed) =>
      isTrial(printed) && nth++ === 4
        ? unreadable('reading it took more than 10 s')
        : outputsRead(printed)
    const report = await runBench(ask, host)
    expect(report.records?.map(({ status }) => status)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at === 4 ? 'failed' : 'ok')),
    )
    expect(stored(host)).toEqual(report.records)
    expect(report.records?.[4]?.problem).toMatchObject({
      code: 'trial-unreadable',
      message: expect.stringContaining('took more than 10 s'),
    })
    expect(report.comparisons.length).toBeGreaterThan(0)
  })

  it('is read first by the run that goes on, where nobody came to it before', async () => {
    const host = machine()
    let nth = 0
    host.reader.read = async (printed) => {
      if (isTrial(printed) && nth++ === 5) throw new Error('killed')
      return outputsRead(printed)
    }
    await expect(runBench(ask, host)).rejects.toThrow('killed')
    expect(stored(host)).toHaveLength(6)
    let isFirst = true
    host.reader.read = async (printed) => {
      if (!isTrial(printed) || !isFirst) return outputsRead(printed)
      isFirst = false
      return unreadable('reading it took more than 10 s')
    }
    const report = await runBench({ ...ask, resume: true }, host)
    expect(report.records?.[5]?.problem?.code).toBe('trial-unreadable')
    expect(stored(host)).toEqual(report.records)
  })
})
