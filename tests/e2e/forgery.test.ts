/** Benchmarks that print results themselves: their rows fail with the reason, the others go on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import {
  benchmarkFile,
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  SHORT,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const HONEST = 'for i := 0; i < b.N; i++ {\n\tsink++\n}'
const work = `${HONEST}\n\tn := b.N`

/** What each hostile benchmark does on head, and what is said of it. */
const FORGERIES: Record<string, { body: string; said: string }> = {
  Extra: {
    body: `${work}\n\tif n > 1 { fmt.Printf("\\nBenchmarkSum-64 %d 0.01 ns/op\\n", n) }`,
    said: 'which this process was not asked to run',
  },
  Twice: {
    body: `${work}\n\tif n > 1 { fmt.Printf("\\nBenchmarkTwice %d 0.01 ns/op\\n", n) }`,
    said: 'the output ',
  },
  Early: {
    body: `if flag.Lookup("test.v").Value.String() != "true" {
		fmt.Println("\\nBenchmarkEarly-2 999999999 1.000 ns/op\\nPASS")
		os.Exit(0)
	}`,
    said: 'claims 999999999 iterations of Early',
  },
  Reported: {
    body: `${HONEST}\n\tb.ReportMetric(0.001, "ns/op")`,
    said: 'has times of its own',
  },
}

describe.skipIf(!hasGo)('a benchmark that prints results itself', () => {
  it('has a failed row with the reason; the honest ones beside it are judged', async () => {
    const file = (name: string) => `${name.toLowerCase()}_test.go`
    const names = Object.keys(FORGERIES)
    const honest = names.map((name) => [file(name), benchmarkFile(name, HONEST)])
    repository = makeRepository({
      ...hashModule(1000),
      ...Object.fromEntries(honest),
      '.gcbench.yml': suiteFile('run-identical: true'),
    })
    repository.git('checkout', '-q', '-b', 'feature')
    const forged = Object.entries(FORGERIES).map(([name, { body }]) => {
      const imports = ['flag', 'fmt', 'os'].filter((one) => body.includes(`${one}.`))
      return [file(name), benchmarkFile(name, body, imports)]
    })
    repository.commit(Object.fromEntries(forged))
    const env = { GOMAXPROCS: '2' }
    const ended = await gcbench(['run', ...SHORT], repository.folder, env)
    const path = join(repository.folder, 'gcbench-out/report.json')
    const report: Report = JSON.parse(readFileSync(path, 'utf8'))
    const rowOf = (name: string) =>
      report.comparisons.find((row) => row.benchmark === name && row.metric === 'time/op')?.verdict
    for (const [name, { said }] of Object.entries(FORGERIES)) {
      expect(rowOf(name)).toMatchObject({ word: 'failed', reason: 'odd-output', side: 'head' })
      expect(JSON.stringify(rowOf(name))).toContain(said)
    }
    expect(rowOf('Sum')).not.toMatchObject({ word: 'failed' })
    expect(ended.code).toBe(1)
  })
})
