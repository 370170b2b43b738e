import { describe, expect, it } from 'vitest'
import { metrics } from '../../src/model/metrics.ts'
import { parsers } from '../../src/parse/index.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { unknownMetric } from '../../src/plan/suite-schema.ts'
import { workloads } from '../../src/workloads/index.ts'

const read = (text: string) => readSuites(`suites:\n  s:\n${text}`, '.gcbench.yml', workloads)

describe('metrics that a suite names', () => {
  it('takes every metric of the table, whatever the workload', () => {
    for (const { id } of metrics) expect(unknownMetric(id, [])).toBeNull()
  })

  it('knows what a workload with numbers of its own may be asked for, and nothing else', () => {
    const command = `    workload: command
    run: echo 1
    read: { ops/s: "([0-9]+)" }
    metrics: { ops/s: { gate: true }, rss-max: {}, `
    expect(read(`${command}cpu-sec: {} }`)[0]?.metrics).toHaveProperty('ops/s')
    expect(() => read(`${command}op/s: {} }`)).toThrow('did you mean "ops/s"?')
    expect(() => read(`${command}vsz-maks: {} }`)).toThrow('did you mean "vsz-max"?')
    expect(() => read(`${command}whatever: {} }`)).toThrow('unknown metric "whatever"')
  })

  it('leaves names to a tool whose users choose them, and to no other', () => {
    const parsed = (parser: string) =>
      `    workload: command\n    run: echo 1\n    parse: { stdout: ${parser} }
    metrics: { frames: { better: higher } }\n`
    const [suite] = read(parsed('github-action-benchmark'))
    expect(suite?.metrics.frames).toMatchObject({ better: 'higher' })
    expect(() => read(parsed('wrk'))).toThrow('unknown metric "frames"')
  })

  it('of sysbench: only those of the table', () => {
    const text = `    workload: sysbench
    build: { run: "cp server {bin}" }
    server: { run: "{bin} {port}" }
    metrics: { latncy-p95: {} }
`
    expect(() => read(text)).toThrow(
      '.gcbench.yml:6:16: suites.s.metrics.latncy-p95: unknown metric "latncy-p95"; ' +
        'known: the metrics of the reference; did you mean "latency-p95"?',
    )
  })

  it.each(['size/op', 'gc-cycles/op', 'ops/s', 'rps', 'p99-ns/op', 'bytes', 'ns'])(
    'leaves %s to a program that prints names of its own',
    (name) => expect(unknownMetric(name, null)).toBeNull(),
  )

  it.each(['time/o', 'tme/op', 'tiem/op', 'alloc/op', 'throughputs', 'max-rsss'])(
    'takes %s for a slip even there',
    (name) => expect(unknownMetric(name, null)?.next).toMatch(/^did you mean/),
  )
})

describe('outputs that a suite reads', () => {
  const reading = (parser: string) =>
    read(`    workload: command\n    run: x\n    files: { f: f }\n    parse: { f: ${parser} }\n`)

  it.each(parsers.map(({ id }) => id))('by %s, as by every parser of the shelf', (id) => {
    expect(reading(id)[0]?.workload).toMatchObject({ parse: { f: [id] } })
  })

  it('by none that does not exist, and says which do', () => {
    expect(() => reading('hyperfin')).toThrow(/unknown "hyperfin"; known: .*hyperfine/)
  })
})
