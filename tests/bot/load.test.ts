/** The short load test; `npm run load-test` is the long one, and the one whose times count. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { noPostgres } from './postgres.ts'

it.skipIf(noPostgres !== null)(
  `a day of a thousand repositories is handled by two processes (${noPostgres ?? 'on a server'})`,
  async () => {
    const argv = ['scripts/bot/scale-test.ts', '40', '3', '2']
    const { stdout } = await promisify(execFile)(process.execPath, argv).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`)
    })
    expect(stdout).toMatch(/^2 process\(es\): 40 deliveries in 3 s, 40 taken, 40 handled in /m)
  },
)

it('every delivery is answered, whoever takes it in', async () => {
  const argv = ['scripts/bot/load-test.ts', '2', '2', '25', '25']
  const { stdout } = await promisify(execFile)(process.execPath, argv).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`)
  })
  const answered = stdout
    .match(/^.+, 25\/s: 50 answers, 0 bad, /gm)
    ?.map((line) => line.split(',')[0])
  const onServer = noPostgres === null ? ['gcbench on postgres'] : []
  expect(answered).toEqual(['gcbench on pglite', 'Probot', ...onServer])
})
