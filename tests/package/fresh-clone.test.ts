/** A clone where nobody has typed `npm ci`, and the commands that the README begins with. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocksIn } from '../support/doc-pages.ts'
import { OUTER_PATH } from './outer-path.ts'

const WORDS = 'gcbench is not set up here: run `npm ci` first\n'
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** They run by themselves around `npm pack`: see packed.test.ts. */
const OF_PACK = ['prepack', 'postpack']

let clone = ''
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'gcbench-fresh-'))
  // Whatever else a script wanted to read would make it say something else.
  for (const file of ['start.js', 'package.json']) cpSync(file, join(clone, file))
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const type = (command: string, env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: OUTER_PATH, ...env },
  })
  return { status, stdout, stderr }
}

describe('where nobody has typed `npm ci`', () => {
  const names = Object.keys(scripts).filter((name) => !OF_PACK.includes(name))
  it.each(names)('npm run %s says so in one line', (name) => {
    expect(type(scripts[name]!)).toEqual({ status: 3, stdout: '', stderr: WORDS })
  })
  it('npm adds no stack to it', () => {
    const npm = { npm_config_loglevel: 'error', npm_config_cache: join(clone, 'cache') }
    expect(type('npm test', npm).stderr).toBe(WORDS)
  })
  it('a program says so, in a job as an annotation', () => {
    const command = 'node start.js src/cli/main.ts run'
    expect(type(command)).toEqual({ status: 3, stdout: '', stderr: WORDS })
    const inJob = type(command, { GITHUB_ACTIONS: 'true' })
    expect(inJob).toEqual({ status: 3, stdout: `::error::${WORDS}`, stderr: '' })
  })
})

describe('the first block of the README', () => {
  const [first = ''] = blocksIn(readFileSync('README.md', 'utf8'), '[a-z]*')
  const commands = first
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/ +#.*$/, ''))

  it('sets up and measures the bundled example, and runs the tests', () => {
    expect(commands).toEqual(['npm ci && npm run bench', 'npm test'])
  })
  it.each(commands)('`%s` is typed by CI as it stands', (command) => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(new RegExp(`^run_\\w+ '${command}'$`, 'm'))
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain('- run: .ci/run\n')
  })
})
