/** `gcbench mcp`, as an agent's client of the protocol calls it: a real process, its own SDK. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type ProgressCallback } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blocksIn } from '../support/doc-pages.ts'
import { findDoor } from '../support/doors.ts'
import { typed } from '../support/page-commands.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'

const TOKEN = 'ghp_0123456789abcdefghijklmnopqrstuvwxyzAB'

/** A suite whose trials are short, so that what is tested is the door and not the machine. */
const suite = { '.gcbench.yml': suiteFile('reach: off') }

let repository: Repository
let client: Client
beforeEach(async () => {
  repository = makeRepository({ ...hashModule(200_000), ...suite })
  repository.git('checkout', '-q', '-b', 'feature')
  repository.commit(hashModule(20_000), 'less work')
  client = new Client({ name: 'test', version: '1' })
  const [command, door] = [process.execPath, await findDoor('cli')]
  const [, ...words] = typed('docs/how-to/coding-agents.md', 'gcbench mcp').split(' ')
  const args = [door, ...words, '--root', repository.folder]
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', GITHUB_TOKEN: TOKEN }
  await client.connect(new StdioClientTransport({ command, args, env, stderr: 'ignore' }))
})
afterEach(async () => {
  await client.close()
  repository.remove()
})

type Answer = { isError: boolean; data: Record<string, unknown>; text: string }

async function call(
  name: string,
  args: Record<string, unknown>,
  more: { onprogress?: ProgressCallback; signal?: AbortSignal } = {},
): Promise<Answer> {
  const answer = await client.callTool({ name, arguments: args }, { timeout: 600_000, ...more })
  const [first] = answer.content
  const text = first?.type === 'text' ? first.text : ''
  expect(JSON.stringify(answer)).not.toContain(TOKEN)
  const data = (answer.structuredContent ?? {}) as Record<string, unknown>
  return { isError: answer.isError === true, data, text }
}

it('offers tools whose inputs and answers have schemas', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    ['bisect', 'compare', 'explain_row', 'plan', 'profile_difference', 'prove', 'run'].toSorted(),
  )
  for (const { name, description, inputSchema, outputSchema } of tools) {
    expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object'])
    expect(description?.length).toBeGreaterThan(40)
    expect(Object.keys(outputSchema?.properties ?? {})[0]).toBe('sentence')
    // What takes down walls is nobody's but the owner's of the machine.
    for (const option of ['walls', 'allowOs', 'advisory', 'suiteRef'])
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain(option)
  }
})

it('is started by what the page has for the settings of an agent', () => {
  const [block = ''] = blocksIn(readFileSync('docs/how-to/coding-agents.md', 'utf8'), 'json')
  const { command, args } = JSON.parse(block).mcpServers.gcbench
  expect([command, ...args]).toEqual(['gcbench', 'mcp', '--root', '.'])
})

describe.skipIf(!hasGo)('an agent', () => {
  it('plans, runs, asks why, and proves what it will claim', async () => {
    const plan = await call('plan', { base: 'main' })
    expect(plan.data).toMatchObject({ benchmarks: ['Sum'], suite: 's' })
    const told: string[] = []
    const onprogress: ProgressCallback = ({ message = '' }) => void told.push(message)
    const run = await call('run', { base: 'main', rounds: '40', budget: '1h' }, { onprogress })
    expect(run.isError, run.text).toBe(false)
    expect(run.data).toMatchObject({ conclusion: 'success', stop: 'all rows decided' })
    expect(run.data.sentence).toMatch(/faster/)
    expect(told.some((line) => line.startsWith('built '))).toBe(true)
    expect(JSON.parse(run.text)).toEqual(run.data)
    const [first] = run.data.rows as { row: string; change: { pointPct: number } }[]
    expect(first?.change.pointPct).toBeLessThan(-50)
    const why = await call('explain_row', { row: first?.row })
    expect(why.data).toMatchObject({ row: { row: first?.row }, facts: { layout: 'single' } })
    const none = await call('explain_row', { row: 'Sun:time/op' })
    expect(none.data).toMatchObject({ row: null, rows: expect.arrayContaining([first?.row]) })
    const profile = await call('profile_difference', {})
    expect(profile.data).toMatchObject({
      profiles: [],
      sentence: expect.stringContaining('run it'),
    })
    const claim = 'BenchmarkSum is at least 30 % faster'
    const proof = await call('prove', { claim, base: 'main', budget: '1h' })
    expect(proof.data, proof.text).toMatchObject({ verdict: 'proved', next: null })
    const checked = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('verified: the proof')])
  })

  it('cancels a run, which leaves its records and no children, and starts another', async () => {
    const stop = new AbortController()
    let rounds = 0
    const onprogress: ProgressCallback = ({ message = '' }) => {
      if (/^round [1-9]/.test(message) && ++rounds === 1) stop.abort()
    }
    const more = { onprogress, signal: stop.signal }
    const asked = { base: 'main', rounds: '500..500', budget: '2h' }
    await expect(call('run', asked, more)).rejects.toThrow()
    const out = join(repository.folder, 'gcbench-out')
    expect(readFileSync(join(out, 'records.ndjson'), 'utf8')).toContain('"trial"')
    // Its last child may still be ending: until then nobody else measures.
    const again = () => call('run', { ...asked, rounds: '2', out: 'other' })
    let answer = await again()
    while (answer.text.includes('is measuring')) answer = await again()
    expect(answer.data, answer.text).toMatchObject({ rounds: 2 })
    expect(existsSync(join(out, 'report.json'))).toBe(false)
  })

  it('measures one thing at a time', async () => {
    const asked = { base: 'main', rounds: '4', budget: '1h' }
    const [first, second] = await Promise.all([call('run', asked), call('run', asked)])
    expect([first.isError, second.isError]).toEqual([false, true])
    expect(second.text).toContain('is measuring')
  })

  it('looks for a commit', async () => {
    repository.commit({ 'readme.md': 'words' }, 'words')
    const found = await call('bisect', { good: 'main', bad: 'HEAD', budget: '1h', rounds: '10' })
    expect(found.data, found.text).toMatchObject({ suspects: [{ subject: 'less work' }] })
    expect(found.data.sentence).toContain('did it')
  })
})

describe('an answer', () => {
  it('is about nothing outside of the root', async () => {
    symlinkSync('/', join(repository.folder, 'link'))
    const refused = [
      await call('plan', { folder: '..' }),
      await call('plan', { folder: '/etc' }),
      await call('plan', { folder: 'link/etc' }),
      await call('plan', { config: '../x.yml' }),
      await call('plan', { base: '/etc' }),
      await call('run', { out: '/tmp/elsewhere' }),
      await call('compare', { old: '/etc/passwd', new: '/etc/passwd' }),
      await call('explain_row', { row: 'Sum', out: 'link/tmp' }),
    ]
    for (const { isError, text } of refused)
      expect([isError, text]).toEqual([true, expect.stringContaining('is outside of')])
  })

  it('to a wrong call says what is wrong, and what to do', async () => {
    const texts = [
      await call('plan', { rounds: 'many' }),
      await call('prove', { claim: 'Sum is faster' }),
      await call('explain_row', { row: 'Sum' }),
      await call('plan', { base: 'nowhere' }),
    ].map(({ isError, text }) => {
      expect(isError).toBe(true)
      return text
    })
    expect(texts[0]).toContain('rounds: expected a number of rounds')
    expect(texts[1]).toContain('at least N % faster')
    expect(texts[2]).toContain('call run first')
    expect(texts[3]).toContain('nowhere')
  })

  it('compares two files of results', async () => {
    const line = (ns: number) => `BenchmarkSum 100 ${ns} ns/op\n`
    const file = (name: string, from: number) => {
      const lines = Array.from({ length: 10 }, (_, i) => line(from + i))
      writeFileSync(join(repository.folder, name), `pkg: x\n${lines.join('')}`)
    }
    mkdirSync(join(repository.folder, 'old'))
    file('old/a.txt', 100)
    file('b.txt', 50)
    const { data } = await call('compare', { old: 'old/a.txt', new: 'b.txt' })
    expect(data).toMatchObject({ rows: [{ benchmark: 'Sum', metric: 'time/op' }] })
    expect(data.sentence).toContain('not paired')
  })
})
