/** A report of 100,000 trials is made and verified in little memory, however long it takes. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROUNDS = 1_000
/** As objects these trials took 200 MiB beside what Node and the code take. */
const HEAP_MB = 160

it('does not hold the objects of its trials', { timeout: 3_600_000 }, () => {
  const program = fileURLToPath(new URL('large-report.ts', import.meta.url))
  const limits = [`--max-old-space-size=${HEAP_MB}`]
  const printed = execFileSync(process.execPath, [...limits, program, String(ROUNDS)])
  expect(JSON.parse(printed.toString())).toMatchObject({
    ...{ trials: 100_000, rows: expect.any(Number), faults: [] },
    altered: ['other-rounds', 'other-rounds'],
  })
})
