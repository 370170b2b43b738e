/** Foreign text is read in a process of its own, which is ended where it takes too much. */
import { describe, expect, it } from 'vitest'
import { makeReader } from '../../src/machine/this-machine.ts'
import type { TrialOutput } from '../../src/model/model.ts'
import { outputsRead, unreadable } from '../../src/report/samples.ts'

describe('the process that reads', () => {
  const printed = (stdout: string): TrialOutput => ({
    workload: { kind: 'go-bench' } as TrialOutput['workload'],
    outputs: { stdout },
    wallSec: 1,
  })
  const LINE = 'BenchmarkA-2 \t 100\t 1000 ns/op\n'

  it('reads the same as is read here', async () => {
    const one = printed(`pkg: example.com/m\n${LINE}PASS\n`)
    expect(await makeReader().read(one)).toEqual(outputsRead(one))
  })

  it.each([
    ['time', { limitSec: 0.001, memoryMb: 512 }, 'took more than 0.001 s'],
    ['memory', { limitSec: 100, memoryMb: 24 }, 'took more than 24 MB of memory'],
  ])('gives up what takes too much %s, and reads the next', async (_, limits, why) => {
    const large = printed(LINE.repeat(200_000))
    const reader = makeReader(limits)
    expect(await reader.read(large)).toEqual(unreadable(expect.stringContaining(why)))
    if (limits.limitSec > 1) expect((await reader.read(printed(LINE))).hasResult).toBe(true)
  })
})
