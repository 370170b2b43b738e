/** What one run compiled and the next one uses: nothing of head is ever among it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import { makeCountingGo } from '../support/counting-go.ts'
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

/** Packages with a benchmark each, all of which call one that the change is about. */
function callers(count: number, body: string): Record<string, string> {
  const files: Record<string, string> = {
    'go.mod': 'module example.com/m\n\ngo 1.24\n',
    'core/core.go': `package core\n\nfunc F(n int) int { ${body} }\n`,
  }
  for (let i = 0; i < count; i++) {
    files[`p${i}/p.go`] =
      `package p${i}\n\nimport "example.com/m/core"\n\nfunc F(n int) int { return core.F(n) + ${i} }\n`
    files[`p${i}/p_test.go`] =
      `package p${i}\n\nimport "testing"\n\nvar sink int\n\nfunc BenchmarkF(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink += F(i)\n\t}\n}\n`
  }
  return files
}

it.skipIf(!hasGo || process.platform !== 'linux')(
  'each side compiles what its packages have in common once, however many of them are asked about alone',
  { tags: 'rehearsal' },
  async ({ skip }) => {
    repository = makeRepository(callers(6, 'return 31*n ^ n'))
    repository.commit(callers(6, 'return 33*n ^ n>>1'))
    const folder = makeFolder()
    const go = makeCountingGo(folder)
    try {
      const env = { PATH: `${go.bin}:${process.env.PATH}`, RUNNER_TOOL_CACHE: folder }
      const { code, err } = await gcbench([...RUN, '--budget', '10m'], repository.folder, env)
      expect([0, 1], err).toContain(code)
      const { environment, plan } = reportIn(repository.folder)
      const { kind, lacks = [] } = environment[0]?.isolation ?? { kind: 'off' }
      skip(
        ['off', 'none', 'other-user'].includes(kind) || lacks.includes('layers'),
        `walls ${kind} have no layers`,
      )
      expect(plan.targets).toHaveLength(6)
      const own = go.take().compiled.filter((name) => name.startsWith('example.com/m/'))
      const times = Map.groupBy(own, (name) => name)
      expect(times.get('example.com/m/core')).toHaveLength(2)
      // As its tests see it and as others would import it, on each side; and once for a core that counts.
      for (let i = 0; i < 6; i++)
        expect(times.get(`example.com/m/p${i}`)?.length).toBeLessThanOrEqual(5)
    } finally {
      go.close()
    }
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
