import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { latestAttempts } from '../../src/report/samples.ts'
import { uniqueSleep } from '../host/machine.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../support/repository.ts'
import { alive, SERVER, serverFiles, serverSuite } from '../support/server-suite.ts'

let repository: Repository
let mark = ''
beforeEach(() => {
  mark = uniqueSleep()
})
afterEach(() => repository?.remove())

const reportOf = (): Report => reportIn(repository.folder)

const run = (rounds: number, ...more: string[]) =>
  gcbench(['run', '--rounds', String(rounds), '--seed', 'test', ...more], repository.folder)

describe.skipIf(SERVER === null)('a server per arm', () => {
  it('side by side, one under load; CPU per transaction, log, starts, nothing left', async () => {
    const text = serverSuite({ server: '      restart-rounds: 2\n      env: { CHILD: 1 }' })
    repository = makeRepository(serverFiles(text, mark))
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit(serverFiles(text, mark, 5_000_000))
    const ended = await run(6, '--base', 'main', '--head', 'HEAD')
    const { comparisons, records, problems } = reportOf()
    const row = comparisons.find(({ metric }) => metric === 'server-cpu/transaction')
    expect(row?.headValue, ended.err).toBeGreaterThan(2 * (row?.baseValue ?? 0))
    expect(comparisons.map(({ metric }) => metric)).toContain('pss-max')
    expect(records?.every(({ status }) => status === 'ok')).toBe(true)
    expect(records?.[0]?.outputs.server?.match(/asked \/x/g)).toHaveLength(40)
    expect(records?.[0]?.outputs.stdout).toMatch(/answer on \d+ false/)
    const ofHead = latestAttempts(records ?? []).filter(({ trial }) => trial.arm === 'head')
    expect(ofHead.map(({ serverStart }) => serverStart)).toEqual([1, 1, 2, 2, 3, 3])
    expect(problems).toContainEqual({
      code: 'server-starts',
      where: 'head',
      message: '6 rounds come from 3 server starts',
      details: { rounds: 6, starts: 3, isOne: true },
    })
    expect(alive(mark)).toEqual([])
  })

  it('data prepared once and copied to every start', async () => {
    const text = serverSuite({
      server: `      data: template
      restart-rounds: 0
      prepare: [[${SERVER}, ask, "{port}", /prepare]]`,
    })
    repository = makeRepository(serverFiles(text, mark))
    const ended = await run(2, '--base', 'HEAD', '--head', 'HEAD')
    const { records } = reportOf()
    const isPrepared = records?.map(({ outputs }) =>
      /answer on \d+ true/.test(outputs.stdout ?? ''),
    )
    expect(isPrepared?.length, ended.err).toBeGreaterThanOrEqual(4)
    expect(new Set(isPrepared)).toEqual(new Set([true]))
    expect(alive(mark)).toEqual([])
  })

  it.each([
    { data: 'template', head: '100' },
    { data: 'shared', head: '1' },
  ])('data: $data, what the first start of an arm writes: variant 100 has $head', async (one) => {
    const first = 'test -e $3/who || echo "$WHO who" > $3/who; cp $3/who $3/greeting'
    const suite = (text: string) =>
      text.replace(/^ {6}run: .*$/m, '').replace(/^ {6}files: .*$/m, '')
    const text = serverSuite({
      server: `      run: [sh, -c, '${first}; exec "$0" "$@"', ${SERVER}, serve, "{port}", "{data}", MARK]
      data: ${one.data}
      restart-rounds: 0`,
      rest: `    variants: { one: { env: { WHO: 1 } }, hundred: { env: { WHO: 100 } } }
    contrasts: [{ variants: { base: one, head: hundred } }]`,
    })
    repository = makeRepository(serverFiles(suite(text), mark))
    const ended = await run(2)
    const { records } = reportOf()
    const said = latestAttempts(records ?? []).map(({ trial, outputs }) => [
      trial.arm,
      /answer (\d+) who/.exec(outputs.stdout ?? '')?.[1],
    ])
    expect(Object.fromEntries(said), ended.err).toEqual({
      'head@one': '1',
      'head@hundred': one.head,
    })
    expect(records?.every(({ dataBytes = 0 }) => dataBytes > 0)).toBe(true)
  })

  it('commands before a start, before each block and before the stop', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'gcbench-hooks-')), 'log')
    const say = (word: string) => `[sh, -c, 'echo ${word} >> ${log}']`
    const text = serverSuite({
      server: `      before-start: [${say('start')}]
      before-block: [${say('block')}]
      before-stop: [${say('stop')}]
      prepare: [${say('prepare')}]`,
      rest: '    variants: [default]',
    })
    repository = makeRepository(serverFiles(text, mark))
    const ended = await run(2, '--base', 'HEAD', '--head', 'HEAD', '--walls', 'off')
    const { records } = reportOf()
    const said = readFileSync(log, 'utf8').trim().split('\n')
    rmSync(dirname(log), { recursive: true })
    const count = (word: string) => said.filter((one) => one === word).length
    // Two servers, each warmed up by a block of its own.
    expect([count('start'), count('prepare'), count('stop')], ended.err).toEqual([2, 2, 2])
    expect(count('block')).toBe(records?.length)
    expect(said.slice(0, 2)).toEqual(['start', expect.stringMatching(/start|prepare/)])
  })

  it('a share of what base does, by a load with a file of numbers, without its words for a rate', async () => {
    const text = serverSuite({
      rest: '    files: { numbers: numbers.json }\n    load: { at: 50% }',
    })
      .replace(/^ {4}run: .*$/m, '    run: sh load.sh {out} -r {rate}')
      .replace(/^ {4}read: .*$/m, "    read: { tps: { json: '$.tps', from: numbers } }")
    const load =
      'rate=1000; test "$2" != -r || rate=$3\necho "{\\"tps\\": $rate}" > "$1/numbers.json"\n'
    repository = makeRepository({ ...serverFiles(text, mark), 'load.sh': load })
    const ended = await run(2, '--base', 'HEAD', '--head', 'HEAD')
    const { records = null } = reportOf()
    const seen = records?.map(({ offeredPerSec, outputs }) => [offeredPerSec, outputs.numbers])
    expect(seen?.length, ended.err).toBeGreaterThanOrEqual(4)
    for (const one of seen ?? []) expect(one).toEqual([500, '{"tps": 500}\n'])
  })

  it('env of a suite and of a variant: the server has it, the load does not', async () => {
    const variants = `    variants: { one: { env: { LEVEL: variant } }, two: {} }
    contrasts: [{ variants: { base: one, head: two } }]`
    const text = serverSuite({ server: '      env: { LEVEL: suite }', rest: variants })
    repository = makeRepository(serverFiles(text, mark))
    await run(1)
    const said = reportOf().records?.map(({ trial, outputs }) => [
      trial.arm,
      /LEVEL=(\w+) client LEVEL=(\w+)/.exec(outputs.stdout ?? '')?.slice(1),
    ])
    expect(Object.fromEntries(said ?? [])).toEqual({
      'head@one': ['variant', 'none'],
      'head@two': ['suite', 'none'],
    })
  })

  it('an arm against itself: its binary, another process, other data; a control', async () => {
    const text = serverSuite({ rest: '    contrasts: [refs, aa]' })
    repository = makeRepository(serverFiles(text, mark))
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ 'other.txt': 'nothing to do with it' })
    const ended = await run(6, '--base', 'main', '--head', 'HEAD')
    const { builds, comparisons, plan, records } = reportOf()
    expect(plan.arms.map(({ id }) => id)).toEqual(['base', 'head', 'base~again'])
    const sha = (arm: string) => builds.find((build) => build.arm === arm)?.sha256
    expect(sha('base~again')).toBe(sha('base'))
    const ports = (arm: string) =>
      records
        ?.filter(({ trial }) => trial.arm === arm)
        .map(({ outputs }) => /answer on (\d+)/.exec(outputs.stdout ?? '')?.[1])
    expect(ports('base')).not.toContain(ports('base~again')?.[0])
    const control = comparisons.filter(({ contrast }) => contrast === 'aa')
    expect(control.map(({ metric }) => metric)).toContain('server-cpu/transaction')
    expect(new Set(control.map(({ role }) => role))).toEqual(new Set(['control']))
    expect(ended.out).toContain('A/A: base twice')
    expect(alive(mark)).toEqual([])
  })
})
