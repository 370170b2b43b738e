import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { diagnose } from '../../src/machine/doctor.ts'
import { readFacts } from '../../src/machine/facts.ts'
import { makeHost } from '../../src/machine/this-machine.ts'

it.skipIf(process.platform !== 'linux')('reads this machine and judges it', async () => {
  const host = makeHost({ cwd: '/', env: process.env, notify: () => {} })
  const facts = await readFacts(host)
  expect(facts.machineCpus).toBe(Number(execFileSync('nproc', ['--all'])))
  expect(facts.git).toBe(execFileSync('git', ['--version'], { encoding: 'utf8' }).trim())
  expect(facts.memoryAvailableBytes).toBeGreaterThan(0)
  expect(facts.diskFreeBytes).toBeGreaterThan(0)
  // What perf says of its counter, where it is there: a number, or why it has none.
  expect(facts.perf ?? '<not supported>').toMatch(/instructions:u|^<not supported>$/)
  for (const share of [facts.foreignCpuPct, facts.stealPct]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(100)
  }
  expect(diagnose(facts).length).toBeGreaterThan(5)
})
