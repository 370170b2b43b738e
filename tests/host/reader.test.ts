/** Foreign text is read in a process of its own, which is ended where it takes too much. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Function as Code,
  Line,
  Location,
  Profile,
  Sample,
  StringTable,
  ValueType,
} from 'pprof-format'
import { describe, expect, it } from 'vitest'
import { makeReader } from '../../src/machine/this-machine.ts'
import type { TrialOutput } from '../../src/model/model.ts'
import { ProfileError } from '../../src/parse/pprof.ts'
import { outputsRead, unreadable } from '../../src/report/samples.ts'
import { makeFolder } from './folder.ts'

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

  const profile = (bytes: Uint8Array) => ({
    bytes,
    kind: 'cpu' as const,
    focus: undefined,
    edits: null,
  })

  it('gives up a small profile of endless stacks, and reads the next', async () => {
    const reader = makeReader({ limitSec: 100, memoryMb: 64 })
    const refused = reader.profile(profile(bombOf(30_000)))
    await expect(refused).rejects.toThrow(ProfileError)
    await expect(refused).rejects.toThrow('took more than 64 MB of memory')
    expect((await reader.profile(profile(bombOf(2)))).cpu).toMatchObject({ samples: 1 })
    await expect(reader.profile(profile(new Uint8Array([1, 2])))).rejects.toThrow('not a pprof')
  })

  it('is not started with another file than there was', async () => {
    const file = join(makeFolder(), 'part.js')
    writeFileSync(file, 'was')
    const reader = makeReader(undefined, [file])
    writeFileSync(file, 'is')
    await expect(reader.read(printed(LINE))).rejects.toThrow('is not the file that it was')
  })
})

/** A sample with as many places as each place has lines. */
function bombOf(count: number): Uint8Array {
  const stringTable = new StringTable()
  const type = (kind: string, unit: string) =>
    new ValueType({ type: stringTable.dedup(kind), unit: stringTable.dedup(unit) })
  const name = stringTable.dedup('example.com/m.F')
  return new Profile({
    stringTable,
    sampleType: [type('samples', 'count'), type('cpu', 'nanoseconds')],
    periodType: type('cpu', 'nanoseconds'),
    period: 10_000_000,
    function: [new Code({ id: 1, name, filename: name })],
    location: [
      new Location({
        id: 1,
        line: Array.from({ length: count }, () => new Line({ functionId: 1, line: 1 })),
      }),
    ],
    sample: [new Sample({ locationId: Array.from({ length: count }, () => 1), value: [1, 10] })],
  }).encode()
}
