import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { PROJECT } from './support/repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'gcbench-summary-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TESTS = `let tries = 0
describe('a group', () => {
  it('is sound', () => expect(1).toBe(1))
  it('is shaky', () => expect(tries++).toBe(1))
  it('is broken', () => expect(1).toBe(2))
  it.skip('waits', () => undefined)
  it('takes long', { tags: 'long' }, () => undefined)
})
describe('a group whose hook fails', () => {
  beforeAll(() => { throw new Error('no server') })
  it('is not reached', () => undefined)
})
`

it('tells what failed, what passed on its second try, and ends with the counts', () => {
  writeFileSync(join(folder, 'shaky.test.js'), TESTS)
  writeFileSync(
    join(folder, 'vitest.config.js'),
    `export default { test: { tags: [{ name: 'long' }] } }`,
  )
  const reporter = join(PROJECT, 'scripts/ci-summary.ts')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      join(PROJECT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--globals',
      '--retry',
      '1',
      '--reporter',
      reporter,
      '--tags-filter',
      '!long',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stdout.trimEnd().split('\n').slice(-9), stderr).toEqual([
    '1 failed:',
    '  shaky.test.js > a group > is broken: expected 1 to be 2 // Object.is equality',
    '',
    '1 passed on their second try:',
    '  shaky.test.js > a group > is shaky: expected +0 to be 1 // Object.is equality',
    '',
    '1 left out by their tag: npm run test:long',
    '',
    '2 passed, 2 failed, 2 skipped',
  ])
  expect(status).toBe(1)
})
