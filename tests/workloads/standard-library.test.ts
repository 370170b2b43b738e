/** Which builds of the standard library run outside of walls: those in which a suite starts nothing. */
import { expect, it } from 'vitest'
import type { Variant } from '../../src/model/model.ts'
import { goBenchWorkload } from '../../src/workloads/go-bench.ts'

const { own } = goBenchWorkload.build

const isSafe = (variant: Partial<Variant>, written: Record<string, unknown> = {}) =>
  own?.isSafe(goBenchWorkload.settings.parse(written), {
    buildEnv: {},
    buildFlags: [],
    ...variant,
  } as Variant)

it('a form of the code is chosen freely', () => {
  expect(isSafe({})).toBe(true)
  expect(isSafe({ buildEnv: { GOEXPERIMENT: 'nogreenteagc', GOAMD64: 'v3' } })).toBe(true)
})

it.each(['CC', 'CGO_CFLAGS', 'GOFLAGS', 'GOROOT', 'GOENV', 'PATH', 'LD_PRELOAD'])(
  '%s of a variant can name a program or a file of the change',
  (name) => {
    expect(isSafe({ buildEnv: { [name]: '/tmp/x' } })).toBe(false)
  },
)

it('flags of the workload and of a variant can, too', () => {
  expect(isSafe({ buildFlags: ['-toolexec=/tmp/x'] })).toBe(false)
  expect(isSafe({}, { 'build-flags': ['-ldflags=-extld=/tmp/x'] })).toBe(false)
})
