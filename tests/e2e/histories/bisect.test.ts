import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftText, readLeft } from '../../../src/render/bisect.ts'
import { typed } from '../../support/page-commands.ts'
import { gcbench, hasGo, PROJECT } from '../../support/repository.ts'

describe.skipIf(!hasGo)('gcbench bisect', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gcbench-bisect-'))
    const command = typed(
      'docs/after-the-merge.md',
      'npx node fixtures/examples/make-history.ts DIR 64 20:5,41:20',
    )
    // Twenty times as long: no noise of a test's machine hides it.
    const planted = command.replace('DIR', folder).replace('20:5,41:20', '23:1900 32')
    execFileSync('sh', ['-c', planted], { cwd: PROJECT })
    // The example's own suite in one link order: others are linked in the tests of a run.
    const text = readFileSync(join(folder, '.gcbench.yml'), 'utf8')
    writeFileSync(join(folder, 'single.yml'), `${text}    layout: single\n`)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('names one of 64 commits, skips what does not build, tells what it takes', async () => {
    const args = [
      '--good',
      'v0',
      '--bad',
      'v1',
      '--rounds',
      '8..27',
      '--budget',
      '1h',
      '-c',
      'single.yml',
    ]
    const ended = await gcbench(['bisect', ...args, '--seed', 'test'], folder)
    expect(ended.err).toContain('64 commits to look through: about 3 stages, at most 11 builds')
    expect(ended.out, ended.err).toMatch(
      /^\w{12} "Slow it down in 23" did it: Planted (?:time|cpu-s)\/op \+/,
    )
    expect(ended.out).toContain('skipped: does not build or run')
    expect(ended.code).toBe(0)
    const found = JSON.parse(readFileSync(join(folder, 'gcbench-out/bisect.json'), 'utf8'))
    expect(found.bracket).toEqual({ low: 22, high: 23 })
    expect(found.builds).toBeLessThanOrEqual(14)
    // The service reads a real one, too, as the Action leaves it.
    const about = { suite: 'planted', commits: found.commits }
    expect(readLeft(leftText('planted', found), about).kind).toBe('found')
  })

  it('a good commit that is not before the bad one: says so', async () => {
    const ended = await gcbench(['bisect', '--good', 'v1', '--bad', 'v0'], folder)
    expect(ended.err).toContain('no commits from v1 to v0')
    expect(ended.code).toBe(3)
  })
})
