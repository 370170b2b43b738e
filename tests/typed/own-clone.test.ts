/** What the pages tell to type in a clone, typed in one that has packages of its own. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/comments/chromium.ts'
import { typed } from '../support/page-commands.ts'
import { makeRepository, reportIn } from '../support/repository.ts'
import { makeClone, type OwnClone } from './own-clone.ts'

/** That of a shell: what a run of tests tells its own processes is not for another run. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(name)),
  ),
  NO_COLOR: '1',
  COLUMNS: '1000',
  npm_config_loglevel: 'error',
}

let clone: OwnClone
beforeAll(() => {
  clone = makeClone({ packages: false })
})
afterAll(() => clone.remove())

function type(command: string, codes = [0], cwd = clone.folder): string {
  const ended = spawnSync('sh', ['-c', command], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  expect(codes, `${command}\n${ended.stdout}${ended.stderr}`).toContain(ended.status)
  return ended.stdout
}

/**
 * Files that are not as they are committed. Whether dist/ is, tests/package/dist.test.ts asks, and
 * a build makes it so; `but`: what may differ besides.
 */
const changed = (but: RegExp | null = null) =>
  clone
    .changed()
    .split('\n')
    .filter((line) => !/^(?:.. dist\/.*)?$/.test(line) && !but?.test(line))

describe('a clone', () => {
  it('gets its packages', () => {
    type(typed('docs/bot.md', 'npm ci'))
    expect(existsSync(join(clone.folder, 'node_modules/vitest'))).toBe(true)
    expect(changed()).toEqual([])
  })

  it('is tried quickly', () => {
    const said = type(typed('CONTRIBUTING.md', 'npm run test:quick'))
    expect(said).toMatch(/^\d{3,} passed, 0 failed/m)
  })

  it('makes its page and its bundle as they are committed', () => {
    type(typed('CONTRIBUTING.md', 'npm run page'))
    expect(changed()).toEqual([])
    type(typed('CONTRIBUTING.md', 'npm run build'))
    expect(changed()).toEqual([])
    type('npm run check-dist')
  })

  it('makes a history to try things on', () => {
    const command = typed(
      'docs/after-the-merge.md',
      'npx node fixtures/examples/make-history.ts DIR 64 41:5',
    )
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-history-'))
    type(command.replace('DIR', folder))
    expect(type('git log --format=%s v0..v1', [0], folder).trim().split('\n')).toHaveLength(64)
    expect(type('git log --format=%s v0..v1 --grep=Slow', [0], folder)).toBe('Slow it down in 41\n')
    rmSync(folder, { recursive: true })
  })

  it('is packed, and the package runs under a Node that is fetched', ({ skip }) => {
    const asked = spawnSync('npm', ['view', 'node@24', 'version'], { env, encoding: 'utf8' })
    if (asked.status !== 0) console.warn(`skipped: the registry says: ${asked.stderr.trim()}`)
    skip(asked.status !== 0, 'the registry of npm cannot be reached')
    type(typed('docs/start.md', 'npm pack'))
    expect(changed()).toEqual([])
    const repository = makeRepository({
      'bench.sh': 'echo "BenchmarkScan 1000 1000 ns/op"\n',
      '.gcbench.yml': `suites:
  s: { workload: command, run: sh bench.sh, parse: { stdout: go-bench }, rounds: 8..8, budget: 2h }
`,
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ changed: 'yes' })
    const tarball = 'gcbench-action-0.1.0.tgz'
    copyFileSync(join(clone.folder, tarball), join(repository.folder, tarball))
    const command = typed(
      'docs/start.md',
      'npx -p node@24 -p ./gcbench-action-0.1.0.tgz gcbench run',
    )
    type(`${command.replace('npx', 'npx --yes')}`, [0], repository.folder)
    expect(reportIn(repository.folder).roundsRun).toBe(8)
    repository.remove()
  })

  it('takes pictures of comments', () => {
    if (findChromium() === null) console.warn('skipped: no Chromium on PATH, so pages alone')
    const said = type(typed('tests/README.md', 'npm run comment-pictures'))
    expect(said).toMatch(findChromium() === null ? /pages only, no pictures/ : /^example$/m)
    // Pages and pictures are looked at before they are committed; they alone are written.
    expect(changed(/^.. (?:docs\/pictures|fixtures\/comments)\//)).toEqual([])
  })
})
