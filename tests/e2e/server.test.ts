import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/core/model.ts'
import { gcbench, makeRepository, type Repository } from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const reportOf = (): Report =>
  JSON.parse(readFileSync(join(repository.folder, 'gcbench-out/report.json'), 'utf8'))

/** A server whose answers cost `work`, which keeps its port in its name so that it can be found. */
const server = (work: number) => `
const { createServer } = require('node:http')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const [port, data, mark] = process.argv.slice(2)
if (process.env.DIE === 'start') { console.log('no such disk'); process.exit(4) }
if (process.env.DIE === 'never-ready') setInterval(() => {}, 1000)
else createServer((request, response) => {
  if (request.url === '/die') process.exit(5)
  if (request.url === '/prepare') writeFileSync(data + '/prepared', 'yes')
  let sum = 0
  for (let i = 0; i < ${work}; i++) sum += i
  console.log('asked ' + request.url)
  const text = readFileSync(data + '/greeting', 'utf8') + existsSync(data + '/prepared')
  response.end(text + (sum < 0))
}).listen(port, '127.0.0.1')
if (process.env.DIE === 'ignore-term') process.on('SIGTERM', () => {})
const { spawn } = require('node:child_process')
if (process.env.CHILD) spawn('sleep', ['1000' + mark], { detached: true })
`

const client = `
const [port, path] = process.argv.slice(2)
const N = 40
const main = async () => {
  let text = ''
  for (let i = 0; i < N; i++) text = await (await fetch('http://127.0.0.1:' + port + path)).text()
  console.log('transactions: ' + N + ' answer ' + text)
}
main().catch(() => process.exit(9))
`

const NODE = JSON.stringify(process.execPath)

const suite = (own: { server?: string; rest?: string; path?: string }) => `suites:
  s:
    workload: command
    run: [${NODE}, client.js, "{port}", ${own.path ?? '/x'}]
    read: { transactions: 'transactions: ([0-9]+)' }
    metrics: { transactions: {}, server-cpu: {}, rss-max: {} }
    trial-limit: 20s
    server:
      run: [${NODE}, server.js, "{port}", "{data}", MARK]
      files: { greeting: "on {port} " }
      ready: { http: "http://127.0.0.1:{port}/ready", timeout: 3s }
${own.server ?? ''}
${own.rest ?? ''}
`

/** Processes whose command line holds the mark of this test's servers. */
const alive = (mark: string) =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark)
    } catch {
      return false
    }
  })

const files = (text: string, mark: string, work = 100_000) => ({
  ...{ 'server.js': server(work), 'client.js': client },
  '.gcbench.yml': text.replaceAll('MARK', mark),
})

const run = (rounds: number, ...more: string[]) =>
  gcbench(['run', '--rounds', String(rounds), '--seed', 'test', ...more], repository.folder)

describe.skipIf(process.platform !== 'linux')('a server per arm', () => {
  it('side by side, one under load; CPU per transaction, log, starts, nothing left', async () => {
    const text = suite({ server: '      restart-rounds: 2\n      env: { CHILD: 1 }' })
    repository = makeRepository(files(text, '4711'))
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit(files(text, '4711', 20_000_000))
    const ended = await run(6, '--base', 'main', '--head', 'HEAD')
    const { comparisons, records, problems } = reportOf()
    const row = comparisons.find(({ metric }) => metric === 'server-cpu/transaction')
    expect(row?.headValue, ended.err).toBeGreaterThan(2 * (row?.baseValue ?? 0))
    expect(comparisons.map(({ metric }) => metric)).toContain('rss-max')
    expect(records?.every(({ status }) => status === 'ok')).toBe(true)
    expect(records?.[0]?.outputs.server?.match(/asked \/x/g)).toHaveLength(40)
    expect(records?.[0]?.outputs.stdout).toMatch(/answer on \d+ false/)
    expect(records?.filter(({ trial }) => trial.arm === 'head').map((r) => r.serverStart)).toEqual([
      ...[1, 1, 2, 2, 3, 3],
    ])
    expect(problems).toContainEqual({
      ...{ code: 'server-starts', where: 'head' },
      message: '3 server starts stand behind 6 rounds',
    })
    expect(alive('4711')).toEqual([])
  }, 120_000)

  it('data prepared once and copied to every start', async () => {
    const text = suite({
      server: `      data: template
      restart-rounds: 0
      prepare: [[${NODE}, client.js, "{port}", /prepare]]`,
    })
    repository = makeRepository(files(text, '4712'))
    const ended = await run(2, '--base', 'HEAD', '--head', 'HEAD')
    const { records } = reportOf()
    expect(
      records?.map(({ outputs }) => /answer on \d+ true/.test(outputs.stdout ?? '')),
      ended.err,
    ).toEqual([true, true, true, true])
    expect(alive('4712')).toEqual([])
  }, 120_000)

  it.each([
    ['start', 'ended with exit code 4 before it was ready:\nno such disk'],
    ['never-ready', 'was not ready within 3 s'],
  ])(
    'a server that fails (%s) is said so, and nothing is left',
    async (how, message) => {
      const variants = `    variants: { good: {}, bad: { env: { DIE: ${how} } } }
    contrasts: [{ variants: { base: good, head: bad } }]`
      repository = makeRepository(files(suite({ rest: variants }), `4713${how}`))
      const ended = await run(2)
      const { records } = reportOf()
      const of = (arm: string) => records?.filter(({ trial }) => trial.arm === arm) ?? []
      expect(
        of('head@good').every(({ status }) => status === 'ok'),
        ended.err,
      ).toBe(true)
      expect(of('head@good').length).toBeGreaterThan(0)
      expect(of('head@bad')[0]?.problem?.message).toContain(message)
      expect(alive(`4713${how}`)).toEqual([])
    },
    120_000,
  )

  it('one that dies under load: how it ended; one that ignores SIGTERM is killed', async () => {
    const text = suite({
      path: '/die',
      server: '      env: { DIE: ignore-term, CHILD: 1 }\n      stop-limit: 1s',
    })
    repository = makeRepository(files(text, '4714'))
    await run(2, '--base', 'HEAD', '--head', 'HEAD')
    const { records } = reportOf()
    expect(records?.[0]?.problem).toMatchObject({ code: 'server-failed' })
    expect(records?.[0]?.problem?.message).toContain('ended with exit code 5')
    expect(alive('4714')).toEqual([])
  }, 120_000)
})
