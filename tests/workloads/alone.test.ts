import { expect, it } from 'vitest'
import { readSuites } from '../../src/plan/suite.ts'
import { workloads } from '../../src/workloads/index.ts'

const suiteOf = (text: string) =>
  readSuites(`suites:\n  s:\n    workload: command\n    ${text}\n`, '.gcbench.yml', workloads)

// A run of it measured nothing, called its benchmark gone, and passed.
it('a suite with one named command is refused: nothing is compared', () => {
  expect(() => suiteOf('run: { only: ./bench.sh }')).toThrow(/only alone: nothing to compare/)
  expect(suiteOf('run: ./bench.sh')).toHaveLength(1)
  expect(suiteOf('run: { one: ./bench.sh, two: ./other.sh }')).toHaveLength(1)
})
