import { afterEach, describe, expect, it } from 'vitest'
import { gcbench, hashModule, makeRepository, type Repository } from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

describe('--base release', () => {
  it('is the highest version before head, no pre-release, none elsewhere', async () => {
    repository = makeRepository(hashModule(1))
    const { git, commit, folder } = repository
    git('tag', 'v1.9.0')
    const last = commit(hashModule(2))
    git('tag', 'v1.10.0')
    commit(hashModule(3))
    git('tag', 'v1.11.0-rc.1')
    git('checkout', '-q', '-b', 'other')
    commit(hashModule(4))
    git('tag', 'v3.0.0')
    git('checkout', '-q', 'main')
    commit(hashModule(5))
    git('tag', 'v2.0.0')
    const ended = await gcbench(['plan', '--base', 'release'], folder)
    expect(ended.out).toContain('v1.10.0')
    expect(ended.out).toContain(last.slice(0, 7))
    expect(ended.code).toBe(0)
    for (const base of ['release~1', 'release~9'])
      expect((await gcbench(['plan', '--base', base], folder)).out).toContain('v1.9.0')
  })

  it('says what to do where there is none', async () => {
    repository = makeRepository(hashModule(1))
    const ended = await gcbench(['plan', '--base', 'release'], repository.folder)
    expect(ended.err).toContain('no release before')
    expect(ended.err).toContain('fetch the tags')
    expect(ended.code).toBe(3)
  })
})
