/** Every program started with a Node that is too old says so in one line, and nothing else. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOf } from '../../rolldown.config.ts'
import { NODE_MAJOR } from '../../src/model/version.ts'

/** Makes this Node say that it is another, before a door is started. */
const PRETEND = `Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } })
Object.defineProperty(process, 'version', { value: 'v22.1.0' })\n`

const WORDS = `gcbench needs Node ${NODE_MAJOR} or newer; this is v22.1.0\n`

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-old-node-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'pretend.js'), PRETEND)
  mkdirSync(join(folder, 'sources'))
  for (const file of ['start.js', 'package.json', 'node_modules/.package-lock.json'])
    cpSync(file, join(folder, 'sources', file))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function startOld(args: string[], env: Record<string, string> = {}) {
  const argv = ['--import', join(folder, 'pretend.js'), ...args]
  const { status, stdout, stderr } = spawnSync('node', argv, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  return { status, stdout, stderr }
}

describe('on an older Node', () => {
  it.each(['index', 'publish', 'authorize', 'cli'])(
    '%s says so, in a job as an annotation',
    (name) => {
      const file = join(folder, `${name}.js`)
      writeFileSync(file, startOf(name))
      const next = name === 'cli' ? `npm install node@${NODE_MAJOR} brings one into a folder; ` : ''
      const { status, stderr } = startOld([file])
      expect(status).toBe(3)
      expect(stderr).toBe(next === '' ? WORDS : `${WORDS}${next}npx finds it there\n`)
      const inJob = startOld([file], { GITHUB_ACTIONS: 'true' })
      expect(inJob).toEqual({ status: 3, stdout: `::error::${WORDS}`, stderr: '' })
    },
  )
  it.each(['src/cli/main.ts', 'bot/main.ts'])('%s says so from its sources', (door) => {
    const start = join(folder, 'sources', 'start.js')
    expect(startOld([start, door])).toEqual({ status: 3, stdout: '', stderr: WORDS })
    const env = { GITHUB_ACTIONS: 'true' }
    expect(startOld([start, door], env).stdout).toBe(`::error::${WORDS}`)
  })
  it('the sources name the Node that is installed beside them', () => {
    const installed = join(folder, 'sources/node_modules/.bin')
    mkdirSync(installed)
    writeFileSync(join(installed, 'node'), '')
    const start = join(folder, 'sources', 'start.js')
    expect(startOld([start]).stderr).toBe(
      `${WORDS.trimEnd()}. \`npx node start.js\` starts the one that \`npm ci\` installed\n`,
    )
    rmSync(installed, { recursive: true })
  })
  it('the container starts the bot through there', () => {
    expect(readFileSync('Containerfile', 'utf8')).not.toMatch(/node"?,? "?bot\//)
  })
  it('this Node starts a door by its sources, with its words', () => {
    const { status, stdout } = spawnSync(
      'node',
      [resolve('start.js'), 'src/cli/main.ts', '--version'],
      {
        encoding: 'utf8',
      },
    )
    expect(status).toBe(0)
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
