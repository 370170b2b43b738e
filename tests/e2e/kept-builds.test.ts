/** What one run compiled and the next one uses: nothing of head is ever among it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const RUN = ['run', '--rounds', '2', '--seed', 'test', '--base', 'HEAD~1', '--head', 'HEAD']

/** What no other build has ever compiled. */
const mark = (of: string) => `only on ${of} ${process.hrtime.bigint()}`

const printing = (text: string) => ({
  'mark.go': `package hash

// Mark is in the archive.
var Mark = "${text}"
`,
})

function textsIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  return paths.filter((path) => statSync(path).isFile()).map((path) => readFileSync(path, 'latin1'))
}

it.skipIf(!hasGo || process.platform !== 'linux')(
  'what base compiled is kept, and used by the next run; nothing that head compiled is',
  { tags: 'rehearsal' },
  async () => {
    const [base, head] = [mark('base'), mark('head')]
    repository = makeRepository({ ...hashModule(1000), ...printing(base) })
    repository.commit({ ...hashModule(2000), ...printing(head) })
    const folder = makeFolder()
    const first = await gcbench([...RUN, '--keep-builds', folder], repository.folder)
    expect([0, 1], first.err).toContain(first.code)
    expect(first.err).not.toContain('earlier run')
    const { savedBuildSec: none, environment } = reportIn(repository.folder)
    expect(none).toBeUndefined()
    const { kind, lacks = [] } = environment[0]?.isolation ?? { kind: 'off' }
    if (['off', 'none', 'other-user'].includes(kind) || lacks.includes('layers')) {
      expect(readdirSync(folder), `walls ${kind} have no layers`).toEqual([])
      return
    }
    const texts = textsIn(folder)
    expect(texts.some((text) => text.includes(base))).toBe(true)
    expect(texts.some((text) => text.includes(head))).toBe(false)
    const kept = readdirSync(folder).sort()

    const second = await gcbench([...RUN, '--keep-builds', folder], repository.folder)
    expect([0, 1], second.err).toContain(second.code)
    expect(second.err).toContain('what base compiled in an earlier run is used')
    const again = reportIn(repository.folder)
    expect(again.savedBuildSec).toBeGreaterThanOrEqual(0)
    expect(again.command).not.toContain('keep-builds')
    expect(readdirSync(folder).sort()).toEqual(kept)
    expect(textsIn(folder).some((text) => text.includes(head))).toBe(false)
  },
)

it.skipIf(!hasGo || process.platform !== 'linux')(
  "the standard library is in the user's cache after a run, and nothing of either side",
  { tags: 'rehearsal' },
  async ({ skip }) => {
    const [base, head] = [mark('base'), mark('head')]
    repository = makeRepository({ ...hashModule(1000), ...printing(base) })
    repository.commit({ ...hashModule(2000), ...printing(head) })
    const GOCACHE = makeFolder()
    const { code, err } = await gcbench(RUN, repository.folder, { GOCACHE })
    expect([0, 1], err).toContain(code)
    const { kind, lacks = [] } = reportIn(repository.folder).environment[0]?.isolation ?? {
      kind: 'off',
    }
    skip(
      ['off', 'none', 'other-user'].includes(kind) || lacks.includes('layers'),
      `walls ${kind} have no layers`,
    )
    // What go would still have to do.
    const steps = (of: string) =>
      spawnSync('go', ['build', '-n', '-trimpath', '-buildvcs=false', of], {
        cwd: repository.folder,
        encoding: 'utf8',
        env: { ...process.env, GOCACHE },
      }).stderr
    expect(steps('testing')).not.toContain('/compile')
    expect(steps('.')).toContain('/compile')
    const texts = textsIn(GOCACHE)
    expect(texts.some((text) => text.includes(base) || text.includes(head))).toBe(false)
  },
)

it.skipIf(!hasGo)('a folder in the repository is refused: a change could bring it', async () => {
  repository = makeRepository(hashModule(1000))
  repository.commit(hashModule(2000))
  const { code, err } = await gcbench([...RUN, '--keep-builds', '.kept'], repository.folder)
  expect(code).toBeGreaterThan(1)
  expect(err).toContain('--keep-builds .kept lies in the repository')
  expect(existsSync(join(repository.folder, '.kept'))).toBe(false)
})
