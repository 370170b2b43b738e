/** A run that ends without a report says why, as far as the comment on the pull request. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../scripts/fixtures/report-fixture-hostile.ts'
import { endingOf } from '../../src/cli/terminal.ts'
import { HostError } from '../../src/machine/host.ts'
import { ConfigError } from '../../src/model/findings.ts'
import { acceptReport } from '../../src/report/read-report.ts'
import { endingText, readEnding } from '../../src/report/report.ts'
import { BuildError } from '../../src/sources/build-steps.ts'
import { runAction } from '../support/action-step.ts'
import { hasGo, hashModule, makeRepository } from '../support/repository.ts'
import { runStep } from './door.ts'
import { openStage, runAt } from './stage.ts'

const expected = { headSha: 'a'.repeat(40), baseSha: null, suite: null }
const accept = (text: string) => acceptReport(text, expected)

describe('an ending', () => {
  it('is why there is no report, in one line, and what was said, in several', () => {
    const text = endingText({
      why: 'go test -c failed',
      said: '# pkg\nx.go:1:2: undefined: y\n',
    })
    expect(accept(text)).toEqual({
      kind: 'missing',
      why: 'go test -c failed',
      said: '# pkg\nx.go:1:2: undefined: y',
    })
    expect(accept(endingText({ why: 'input base: expected a ref' }))).toEqual({
      kind: 'missing',
      why: 'input base: expected a ref',
    })
  })

  it('says which side does not build, and nothing else about it', async () => {
    const outcome = accept(
      endingText({ why: 'go test -c failed', said: 'x.go:1:2: y', unbuilt: 'base' }),
    )
    expect(outcome).toMatchObject({ kind: 'missing', unbuilt: 'base', said: 'x.go:1:2: y' })
    expect(readEnding('{"schemaVersion":1,"ended":"x","unbuilt":"all"}')).toBeNull()
    const stage = await openStage()
    await stage.publish(outcome, { suite: 'oltp', run: runAt(1) })
    const [comment] = stage.fake.world.comments
    expect(comment?.body).toContain('### ⛔ The base does not build, so nothing was measured\n')
    const [status] = stage.fake.world.statuses
    expect(status?.description).toBe('The base does not build, so nothing was measured')
    await stage.close()
  })

  it('of a build names its arm where that is more than the side, which is told above', () => {
    const endingOn = (id: string) =>
      endingOf(new BuildError('go test -c failed', 'x.go:1:2: y', { id, side: 'head' }))
    const rest = { said: 'x.go:1:2: y', unbuilt: 'head' }
    expect(endingOn('head')).toEqual({ why: 'go test -c failed', ...rest })
    expect(endingOn('head@green')).toEqual({ why: 'arm head@green: go test -c failed', ...rest })
  })

  it('of the machine has what a program printed apart from what happened', () => {
    const next = 'Run it by hand.'
    const printed = { said: 'fatal: a\nhint: b' }
    const error = new HostError('`git fetch` failed (exit 128):', next, printed)
    expect(error.message).toBe('`git fetch` failed (exit 128):\nfatal: a\nhint: b')
    // Nothing is cut out of a sentence: a colon at its end may be a name's.
    expect(endingOf(error)).toEqual({
      why: '`git fetch` failed (exit 128):',
      said: `fatal: a\nhint: b\n${next}`,
    })
    expect(endingOf(new HostError('no ref a\nb:', next))).toEqual({
      why: 'no ref a\nb:',
      said: next,
    })
    const problems = ['x', 'y', 'z'].map((message) => ({ code: 'unknown' as const, message }))
    expect(endingOf(new ConfigError(problems))).toEqual({ why: 'x', said: 'y\nz' })
  })

  it('keeps the end of long words, within bounds', () => {
    const said = `${Array.from({ length: 500 }, (_, i) => `line ${i}`).join('\n')}`
    expect(readEnding(endingText({ why: 'first', said }))?.said).toMatch(
      /^line 440\n[\s\S]*line 499$/,
    )
    for (const long of ['x'.repeat(1e6), `a\n${'y'.repeat(1e6)}`, '\n', '', '\u0000'])
      for (const one of [{ why: long }, { why: 'a', said: long }])
        expect(readEnding(endingText(one))?.why.length).toBeLessThanOrEqual(1_000)
  })

  it('of an earlier version has what was said below why', () => {
    const ended = 'arm base: go test -c failed:\nx.go:1:2: y'
    expect(readEnding(JSON.stringify({ schemaVersion: 1, ended }))).toEqual({
      why: 'arm base: go test -c failed',
      said: 'x.go:1:2: y',
    })
  })

  it.each([
    ['another version', '{"schemaVersion":2,"ended":"x"}'],
    ['more in it', '{"schemaVersion":1,"ended":"x","conclusion":{"conclusion":"success"}}'],
    ['no words', '{"schemaVersion":1,"ended":" "}'],
    ['very many words', JSON.stringify({ schemaVersion: 1, ended: 'x'.repeat(20_001) })],
  ])('is none with %s', (_, text) => {
    expect(readEnding(text)).toBeNull()
    expect(accept(text)).toMatchObject({ why: expect.stringMatching(/^the report is refused/) })
  })

  it('is words that are shown, whatever they are, and never passes', async () => {
    const stage = await openStage()
    for (const [i, attack] of attacks.entries()) {
      const said = `${attack}\n\`\`\`\n`
      const outcome = accept(endingText({ why: `${attack}!`, said }))
      await stage.publish(outcome, { suite: 'oltp', run: runAt(i + 1) })
    }
    const [comment] = stage.fake.world.comments
    expect(comment?.body).toMatch(/^<!-- gcbench:report .*-->\n\n### ⛔ Not measured: please/)
    // Each run has an address of its own, so each sets the status anew.
    expect(stage.fake.world.statuses.map(({ state }) => state)).toEqual(attacks.map(() => 'error'))
    expect(stage.fake.violations).toEqual([])
    await stage.close()
  })
})

it.skipIf(!hasGo)('a build that fails is told with the compiler’s words', async () => {
  const repository = makeRepository({
    ...hashModule(1000),
    '.gcbench.yml': 'suites: { a: { workload: go-bench } }',
  })
  const base = repository.git('rev-parse', 'HEAD')
  const head = repository.commit({ 'broken.go': 'package hash\n\nvar x = undefinedThing\n' })
  const stage = await openStage()
  Object.assign(stage.pull.head, { sha: head })
  const api = {
    INPUT_TOKEN: stage.token,
    GITHUB_API_URL: stage.fake.url,
    GITHUB_RUN_ID: `${stage.run.id}`,
  }
  const ended = await runAction(repository.folder, { base, head, isFork: false }, api)
  expect(ended.code).toBe(1)
  expect(ended.log).toContain('undefinedThing')
  // The job says so itself, and a step that publishes later adds no second comment.
  expect(stage.fake.world.comments).toHaveLength(1)
  const onPull = { pull_request: { number: 1, head: { sha: head } } }
  const step = await runStep(
    stage,
    { name: 'pull_request', payload: onPull },
    { report: `${ended.out}/report.json`, suite: 'a' },
  )
  expect(step.code).toBe(1)
  expect(stage.fake.world.comments).toHaveLength(1)
  const { body } = stage.fake.world.comments[0]!
  expect(body).toMatch(
    /The suite `a` gave no result at `\w{12}`: the package example\.com\/hash does not compile on head/,
  )
  expect(body).toContain('### ⛔ Your branch does not build, so nothing was measured\n')
  expect(body).toMatch(/broken\.go:3:9: undefined: undefinedThing/)
  expect(new Set(stage.fake.world.statuses.map(({ state }) => state))).toEqual(new Set(['error']))
  expect(JSON.parse(readFileSync(`${ended.out}/report.json`, 'utf8'))).toHaveProperty('ended')
  await stage.close()
  repository.remove()
})

it.skipIf(!hasGo)('the suite that a tree shows is chosen, and told, once', async () => {
  const repository = makeRepository({
    ...hashModule(1000),
    'package.json': JSON.stringify({
      scripts: { bench: 'vitest bench' },
      devDependencies: { vitest: '1' },
    }),
  })
  const base = repository.git('rev-parse', 'HEAD')
  const head = repository.commit({ 'broken.go': 'package hash\n\nvar x = undefinedThing\n' })
  const { log } = await runAction(repository.folder, { base, head })
  expect(log.match(/no \.gcbench\.yml: suite .*/g)).toEqual([
    'no .gcbench.yml: suite go-bench, since there is a Go module; there are also: node. ' +
      'Next: gcbench init writes it down',
  ])
  repository.remove()
})
