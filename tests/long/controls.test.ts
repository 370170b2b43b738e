/**
 * Each control of SECURITY.md taken out of a copy of this repository, one at a time: a test that the page names of
 * its threat fails. What keeps builds and trials from something is taken out by tests/e2e/attacks.test.ts, which
 * attacks where there are no walls.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import { removals } from '../security-controls.ts'
import { testsOfThreats } from '../security-threats.ts'

const execute = promisify(execFile)

let copy = ''
beforeAll(() => {
  copy = makeFolder()
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const path of tracked.filter((path) => path !== ''))
    cpSync(path, join(copy, path), { verbatimSymlinks: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})

type Assertion = { ancestorTitles: string[]; title: string; status: string }
type Tested = { testResults: { assertionResults: Assertion[] }[] }

/** What a title of a source, up to what stands for an example, is of the titles that are run. */
const startOf = (named: string) => named.split(/%|\$/)[0] ?? named

/** Titles of these tests that failed in the copy, and of the groups that they are in. */
async function failedIn(files: string[], names: string[]): Promise<string[]> {
  const out = join(copy, 'tested.json')
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const argv = [
    'run',
    '--maxWorkers',
    '1',
    '--retry',
    '0',
    '--reporter',
    'json',
    '--outputFile',
    out,
    '--testNamePattern',
    names.map((name) => startOf(name).replace(/[^\w ]/g, '\\$&')).join('|'),
  ]
  const env = { ...process.env, GCBENCH_LONG: '' }
  // Of the control before.
  rmSync(out, { force: true })
  await execute(process.execPath, [vitest, ...argv, ...files], {
    cwd: copy,
    env,
    maxBuffer: 2 ** 28,
  }).catch(() => {})
  const { testResults } = JSON.parse(readFileSync(out, 'utf8')) as Tested
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title]),
  )
}

const isOf = (title: string, named: string) => title.startsWith(startOf(named))

const only = process.env.GCBENCH_CONTROL ?? ''

describe('without the control, a test fails of', () => {
  it.each(Object.entries(removals).filter(([threat]) => threat.includes(only)))(
    '%s',
    async (threat, { file, was, is = '' }) => {
      const path = join(copy, file)
      const source = readFileSync(path, 'utf8')
      expect(source.split(was)).toHaveLength(2)
      writeFileSync(
        path,
        source.replace(was, () => is),
      )
      const tests = testsOfThreats[threat] ?? {}
      const named = Object.values(tests).flat()
      const failed = await failedIn(Object.keys(tests), named)
      writeFileSync(path, source)
      expect(failed.filter((title) => named.some((one) => isOf(title, one)))).not.toEqual([])
    },
  )
})
