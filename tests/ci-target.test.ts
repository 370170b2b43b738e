/** The branch that a change goes to, as the jobs of several CIs say it in their environment. */
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeHost } from '../src/machine/this-machine.ts'
import type { Suite } from '../src/model/model.ts'
import { resolveSources, targetOfChange } from '../src/sources/sources.ts'
import { makeRepository } from './support/repository.ts'

// Names and values as in the documentation of each.
it.each([
  ['GitLab', { CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'release/2' }, 'origin/release/2'],
  ['GitLab, a push', { CI_COMMIT_BRANCH: 'main' }, null],
  ['Buildkite', { BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' }, 'origin/main'],
  ['Buildkite, no pull request', { BUILDKITE_PULL_REQUEST_BASE_BRANCH: '' }, null],
  ['Jenkins', { CHANGE_TARGET: 'develop', CHANGE_ID: '7' }, 'origin/develop'],
  ['Forgejo', { GITHUB_BASE_REF: 'main', FORGEJO_ACTIONS: 'true' }, 'origin/main'],
  ['an option', { CHANGE_TARGET: '--upload-pack=x' }, null],
  ['a range', { CHANGE_TARGET: 'a..b' }, null],
])('%s', (_, env, target) => {
  expect(targetOfChange(env)).toBe(target)
})

it('is what base is the merge base with, where the clone has it', async () => {
  const { git, commit, folder, remove } = makeRepository({ 'a.txt': 'main' })
  onTestFinished(remove)
  const main = git('rev-parse', 'HEAD')
  const release = commit({ 'a.txt': 'release' })
  git('update-ref', 'refs/remotes/origin/main', main)
  git('update-ref', 'refs/remotes/origin/release', release)
  commit({ 'a.txt': 'feature' })
  const suite = { base: null, head: null, workload: { kind: 'command' } } as unknown as Suite
  const asked = {
    base: null as string | null,
    head: null,
    exactBase: false,
    out: join(folder, 'out'),
  }
  const notes: string[] = []
  const baseFor = async (target: string, request = asked) => {
    const env = { PATH: process.env.PATH, CHANGE_TARGET: target }
    const tell = (one: { kind: string; text?: string }) => void notes.push(one.text ?? '')
    const host = makeHost({ cwd: folder, env, notify: tell })
    const sources = await resolveSources(host, suite, request, new Set(['base', 'head'] as const))
    return sources.resolved.base?.sha
  }
  expect(await baseFor('release')).toBe(release)
  expect(await baseFor('')).toBe(main)
  expect(notes).toEqual([])
  expect(await baseFor('release', { ...asked, base: 'main~0', exactBase: true })).toBe(
    git('rev-parse', 'main'),
  )
  expect(await baseFor('gone')).toBe(main)
  expect(notes.join()).toContain('goes to origin/gone, which the clone does not have')
})
