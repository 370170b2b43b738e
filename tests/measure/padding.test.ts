/** Code that is not linked anew: every round has another place of the stack, the same on both sides. */
import { expect, it } from 'vitest'
import { honestRun } from '../verify/honest-runs.ts'

it('a command gets padding of its environment that its record names', async () => {
  const { host, report } = await honestRun('a command', 1)
  const given = host.commands
    .filter(({ measure }) => measure)
    .map(({ env }) => env.GCBENCH_PADDING?.length)
  expect(given).toEqual(report.records?.map(({ paddingBytes }) => paddingBytes))
  const byRound = Map.groupBy(report.records ?? [], ({ trial }) => trial.round)
  const drawn = [...byRound.values()].map((own) => new Set(own.map((one) => one.paddingBytes)))
  expect(drawn.map(({ size }) => size)).toEqual(drawn.map(() => 1))
  const bytes = drawn.flatMap((own) => [...own])
  expect(new Set(bytes).size).toBeGreaterThan(bytes.length / 2)
  expect(bytes.every((one) => one !== undefined && one >= 0 && one <= 4096)).toBe(true)
})

it('a Go benchmark, which is linked anew, gets none', async () => {
  const { host, report } = await honestRun('goes well', 1)
  expect(report.records?.some(({ paddingBytes }) => paddingBytes !== undefined)).toBe(false)
  expect(host.commands.some(({ env }) => env.GCBENCH_PADDING !== undefined)).toBe(false)
})
