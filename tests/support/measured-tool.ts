/** A suite of another tool, measured with two rounds of base against head. */
import { expect, onTestFinished } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { gcbench, makeRepository, reportIn } from './repository.ts'

type Row = Report['comparisons'][number]

/** The report and its rows of times, by benchmark. */
export async function measured(
  base: Record<string, string>,
  head: Record<string, string>,
  suite: string,
): Promise<{ times: Map<string, Row>; report: Report; said: string }> {
  const { git, commit, folder, remove } = makeRepository({
    ...base,
    ...(suite === '' ? {} : { '.gcbench.yml': `suites:\n  s:\n${suite}` }),
  })
  onTestFinished(remove)
  git('checkout', '-q', '-b', 'change')
  commit(head)
  const asked = ['run', '--rounds', '2..2', '--seed', 'test', '--base', 'main', '--head', 'HEAD']
  const { out, err } = await gcbench(asked, folder)
  const report = reportIn(folder)
  const times = report.comparisons.filter(({ metric }) => metric === 'time/op')
  return {
    times: new Map(times.map((row) => [row.benchmark, row])),
    report,
    said: out + err,
  }
}

/** Work of a loop that is a thousand times longer on base than on head. */
export const expectFaster = (row: Row | undefined, said: string) => {
  expect(row, said).toBeDefined()
  expect(row!.headValue, said).toBeLessThan(row!.baseValue! / 10)
}
