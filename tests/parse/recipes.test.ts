/** Tools without a parser: the keys that a page gives for them, in the page's own suite. */
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { readSuites } from '../../src/plan/suite.ts'
import { outputsRead } from '../../src/report/samples.ts'
import { workloads } from '../../src/workloads/index.ts'
import { blocksIn, docPages } from '../support/doc-pages.ts'
import { suiteBelow } from '../support/pages/page-suites.ts'

const PAGE = 'docs/how-to/database-server.md'
const PGBENCH = 'PostgreSQL under pgbench: any program and any server'

/** What HammerDB 4.12 printed on PostgreSQL 15.18: two users, one warehouse, a minute. */
const HAMMERDB = `Vuser 1:Timing test period of 1 in minutes
Vuser 2:RUNNING
Vuser 2:Processing 10000000 transactions with output suppressed...
Vuser 1:1 ...,
Vuser 1:Test complete, Taking end Transaction Count.
Vuser 1:2 Active Virtual Users configured
Vuser 1:TEST RESULT : System achieved 4532 NOPM from 10367 PostgreSQL TPM
Vuser 1:FINISHED SUCCESS
`

/** Written by hand, not from a real run: keys of ResultWriter.java and DistributionStatistics.java. */
const BENCHBASE = JSON.stringify({
  'DBMS Type': 'POSTGRES',
  'Benchmark Type': 'tpcc',
  'Final State': 'EXIT',
  'Measured Requests': 30_120,
  'Latency Distribution': {
    'Median Latency (microseconds)': 1810,
    '99th Percentile Latency (microseconds)': 5250,
  },
  'Throughput (requests/second)': 502.4,
  'Goodput (requests/second)': 500.25,
})

/** The suite of pgbench with the keys of that block; what its outputs give. */
function read(named: string, outputs: Record<string, string>) {
  const page = docPages().find(({ path }) => path === PAGE)!.text
  const keys = parse(blocksIn(page, 'yaml').find((block) => block.includes(named))!)
  const { prepare, ...load } = keys
  const { suites } = parse(suiteBelow(PAGE, PGBENCH))
  const { matrix: _, parse: __, ...suite } = suites.pgbench
  const server = { ...suite.server, ...(prepare && { prepare }) }
  const text = stringify({ suites: { one: { ...suite, ...load, server } } })
  const [one] = readSuites(text, 'suite', workloads)
  const { workload, metrics } = one!
  const { value, problems } = outputsRead({ workload, metrics, outputs })
  expect(problems).toEqual([])
  return value.map(({ metric, unit, value: number }) => [metric, unit, number])
}

it('HammerDB', () => {
  const [[metric, , number] = []] = read('hammerdbcli', { stdout: HAMMERDB, stderr: '' })
  expect(metric).toBe('ops/min')
  expect(number).toBeCloseTo(4532, 6)
})

it('BenchBase', () => {
  const outputs = { stdout: '', stderr: '', summary: BENCHBASE }
  expect(read('benchbase.jar', outputs)).toEqual([
    ['tps', expect.anything(), 500.25],
    ['latency-p99', 's', 0.005_25],
  ])
})
