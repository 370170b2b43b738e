import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findReach } from '../../src/machine/this-machine.ts'
import { execWith, goCache } from './machine.ts'

const FOLDER = 'src/machine/reach'

let scratch = ''
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'gcbench-reach-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('the program that says what a change can reach', () => {
  it('passes its own tests, run by go test', () => {
    // Its own tests decide what is equal; those of toolchains take REACH_TOOLCHAINS.
    const args = ['test', '-count=1', '-timeout=14m', '-v', '.']
    const { status, stdout, stderr } = spawnSync('go', args, { cwd: FOLDER, encoding: 'utf8' })
    const lines = stdout.split('\n')
    for (const line of lines.filter((text) => /--- SKIP|_test\.go:\d+: .*here/.test(text)))
      console.info(line.trim())
    const failed = lines.filter((text) => !/^=== |--- PASS/.test(text)).join('\n')
    expect(status === 0 ? '' : `${failed}\n${stderr}`).toBe('')
    expect(lines.filter((text) => text.includes('--- PASS')).length).toBeGreaterThan(50)
  })
  it('is built of all files that are not tests', async () => {
    const env = { ...process.env, GOCACHE: goCache(), XDG_CACHE_HOME: join(scratch, 'cache') }
    const program = await findReach(execWith(null), env)
    expect(program).toMatch(/reach-[0-9a-f]{16}$/)
    const named = readFileSync('src/machine/this-machine.ts', 'utf8')
    const files = readdirSync(FOLDER).filter((name) => /(?<!_test)\.go$/.test(name))
    expect(files.filter((name) => !named.includes(`'${name}': `))).toEqual([])
    const asked = spawnSync(program!, ['-base', scratch, '-head', join(scratch, 'nowhere'), 'x'])
    expect(asked.status).toBe(1)
    expect(asked.stderr.toString()).toContain('nowhere')
  })
  it('is not there where it cannot be compiled, and on other systems', async () => {
    expect(await findReach(execWith(null), { PATH: scratch })).toBe(null)
    expect(await findReach(execWith(null), process.env, 'darwin')).toBe(null)
  })
})
