/**
 * Servers that fail: a clear message, the other arms go on, and nothing is left running. Nearly all
 * of it is waiting for what never gets ready, so the tests run at once, each on files of its own.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { Problem, Report, TrialRecord } from '../../src/model/model.ts'
import { latestAttempts } from '../../src/report/samples.ts'
import { uniqueSleep } from '../host/machine.ts'
import { findDoor } from '../support/doors.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../support/repository.ts'
import { alive, SERVER, serverFiles, serverSuite } from '../support/server-suite.ts'

const removals: (() => void)[] = []
afterAll(() => {
  for (const remove of removals) remove()
})

/** Removed when all tests have ended. */
function repositoryOf(files: Record<string, string>): Repository {
  const repository = makeRepository(files)
  removals.push(repository.remove)
  return repository
}

const reportOf = ({ folder }: Repository): Report => reportIn(folder)

const ROUNDS = 4

/** For the bad ones to be given up, and for the good ones to start on any machine. */
const LIMIT = '20s'

/** Two good variants, compared with each other and with each of the bad ones. */
function withBad(bad: Record<string, Record<string, string>>): string {
  const variants = Object.entries(bad).map(
    ([name, env]) => `      ${name}: { env: ${JSON.stringify(env)} }`,
  )
  const contrasts = ['other', ...Object.keys(bad)].map(
    (head) => `      - variants: { base: good, head: ${head} }`,
  )
  return [
    '    variants:\n      good: {}\n      other: {}',
    ...variants,
    '    contrasts:',
    ...contrasts,
  ].join('\n')
}

async function run(mark: string, text: string, env: Record<string, string> = {}) {
  const repository = repositoryOf(serverFiles(text, mark))
  const args = ['run', '--rounds', String(ROUNDS), '--seed', 'test']
  const ended = await gcbench(args, repository.folder, env)
  return { ended, report: reportOf(repository) }
}

/** What was said about the bad arm, after the checks that hold for every kind of failure. */
function problemOf(report: Report, bad: string): Problem {
  const of = (arm: string) =>
    report.records?.filter(({ trial }) => trial.arm === `head@${arm}` && trial.attempt === 0) ?? []
  for (const good of ['good', 'other']) {
    const statuses = of(good).map(({ status }) => status)
    expect(statuses, `${good} beside ${bad}`).toEqual(Array(ROUNDS).fill('ok'))
  }
  expect(of(bad).map(({ trial, status }) => [trial.round, status])).toEqual([
    [0, 'failed'],
    [1, 'failed'],
  ])
  const rows = (head: string) =>
    report.comparisons.filter(({ contrast }) => contrast.endsWith(`:${head}`))
  expect(rows(bad).length).toBeGreaterThan(0)
  const problem = of(bad)[1]?.problem as Problem
  for (const { verdict } of rows(bad)) {
    expect(verdict).toMatchObject({ word: 'failed', reason: 'given-up' })
    const first = problem.message.split('\n')[0]
    expect('detail' in verdict && verdict.detail).toContain(first?.slice(0, 60))
  }
  const goodRow = rows('other').find(({ metric }) => metric === 'server-cpu/transaction')
  expect(goodRow?.estimate.n).toBe(ROUNDS)
  expect(goodRow?.verdict.word).not.toBe('failed')
  expect(report.problems.map(({ code, where }) => `${code} ${where}`)).toContain(
    `given-up command.command on head@${bad}`,
  )
  expect(problem.where).toBe(`command.command on head@${bad}, round 2`)
  return problem
}

describe.skipIf(SERVER === null)('a server that fails', { concurrent: true }, () => {
  it('at its start, under load, killed by another, on a taken port, never ready', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const port = String((taken.address() as { port: number }).port)
    const text = serverSuite({
      ready: `{ http: "http://127.0.0.1:{port}/ready", timeout: ${LIMIT} }`,
      server: '      env: { CHILD: 1 }',
      rest: withBad({
        start: { DIE: 'start' },
        dies: { DIE: 'under-load' },
        killed: { DIE: 'killed' },
        port: { DIE: 'port', TAKEN: port },
        unready: { DIE: 'unready' },
      }),
    })
    const mark = uniqueSleep()
    const { ended, report } = await run(mark, text)
    taken.close()
    expect(ended.code, ended.err).toBe(1)
    const start = problemOf(report, 'start')
    expect(start.message).toBe(
      'the server of head@start ended with exit code 4 before it was ready:\nno such disk',
    )
    expect(start.next).toContain('start it by hand')
    const dies = problemOf(report, 'dies')
    expect(dies.message).toMatch(
      /^the server of head@dies ended with exit code 6 under load:\n[\s\S]*out of cheese$/,
    )
    const killed = problemOf(report, 'killed')
    expect(killed.message).toMatch(/^the server of head@killed ended with SIGKILL under load/)
    expect(killed.next).toContain('gcbench did not end it')
    const onPort = problemOf(report, 'port')
    expect(onPort.message).toContain('address already in use')
    expect(onPort.next).toContain('let it listen on {port}')
    const unready = problemOf(report, 'unready')
    expect(unready.message).toMatch(
      /not ready within 20 s: http:\S+\/ready does not answer with a status below 400/,
    )
    expect(unready.next).toContain('raise server.ready.timeout')
    expect(alive(mark)).toEqual([])
  })

  it.each([
    [
      'tcp',
      `{ timeout: ${LIMIT} }`,
      /not ready within 20 s: nothing takes connections at 127.0.0.1:\d+/,
    ],
    [
      'a command',
      `{ command: [bash, -c, ": < /dev/tcp/127.0.0.1/{port}"], timeout: ${LIMIT} }`,
      /not ready within 20 s: bash ended with exit code 1 \(.*Connection refused.*\)/,
    ],
  ])('deaf, asked by %s', { tags: 'rehearsal' }, async (_how, ready, message) => {
    const text = serverSuite({ ready, rest: withBad({ deaf: { DIE: 'deaf' } }) })
    const mark = uniqueSleep()
    const { report } = await run(mark, text)
    expect(problemOf(report, 'deaf').message).toMatch(message)
    expect(alive(mark)).toEqual([])
  })

  it('SIGTERM is ignored: SIGKILL after the limit, and it says nothing of a failure', async () => {
    const text = serverSuite({
      server: '      env: { DIE: ignore-term, CHILD: 1 }\n      stop-limit: 1s',
    })
    const mark = uniqueSleep()
    const repository = repositoryOf(serverFiles(text, mark))
    await gcbench(['run', '--rounds', '2', '--base', 'HEAD', '--head', 'HEAD'], repository.folder)
    expect(reportOf(repository).records?.every(({ status }) => status === 'ok')).toBe(true)
    expect(alive(mark)).toEqual([])
  })
})

const isRoot = process.getuid?.() === 0

/** As small as a run accepts: it wants 256 MiB of room before it starts. */
function mountSmallDisk(): string | null {
  if (!isRoot) return null
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-disk-'))
  removals.push(() => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=288m', 'tmpfs', folder], { stdio: 'pipe' })
    return folder
  } catch (error) {
    console.warn(`skipped: a small disk cannot be mounted: ${(error as Error).message}`)
    return null
  }
}

describe.skipIf(SERVER === null)('a full disk', { concurrent: true }, () => {
  if (!isRoot) console.warn('skipped: only root can mount a small disk')
  it.skipIf(!isRoot)('under a server that dies of it, and one that lives on', async () => {
    const disk = mountSmallDisk()
    if (disk === null) return
    try {
      const rest = withBad({ fill: { DIE: 'fill' }, lives: { DIE: 'fill-and-live' } })
      const mark = uniqueSleep()
      const { ended, report } = await run(mark, serverSuite({ rest }), { TMPDIR: disk })
      for (const [bad, what] of [
        ['fill', 'the server of head@fill ended with exit code 7 under load'],
        ['lives', 'the load of head@lives failed'],
      ] as const) {
        const { message, next } = problemOf(report, bad)
        expect(message, ended.err).toMatch(
          new RegExp(`^the disk of ${disk}\\S* is full \\([0-9.]+ MB are free\\); ${what}`),
        )
        expect(message).toContain('no space left on device')
        expect(next).toContain('free space there, or let TMPDIR name a folder on a larger disk')
      }
      expect(alive(mark)).toEqual([])
    } finally {
      execFileSync('umount', ['-l', disk])
    }
  })
})

describe.skipIf(SERVER === null)('a run with servers that is cut off', { concurrent: true }, () => {
  it.each(['SIGINT', 'SIGKILL'] as const)(
    '%s: no server is left, and a resumed run counts its starts on',
    async (signal) => {
      const text = serverSuite({ server: '      env: { CHILD: 1 }\n      restart-rounds: 2' })
      const mark = uniqueSleep()
      const repository = repositoryOf(serverFiles(text, mark))
      const file = (name: string) => join(repository.folder, 'gcbench-out', name)
      const lines = () =>
        existsSync(file('records.ndjson'))
          ? readFileSync(file('records.ndjson'), 'utf8').split('\n')
          : []
      const args = ['run', '--base', 'HEAD', '--head', 'HEAD', '--rounds', '8', '--seed', 'test']
      const child = spawn(process.execPath, [await findDoor('cli'), ...args], {
        cwd: repository.folder,
        stdio: 'ignore',
      })
      const closed = new Promise((resolve) => child.on('close', resolve))
      while (lines().length < 4 && child.exitCode === null) await pause(10)
      child.kill(signal)
      await closed
      for (let i = 0; i < 5000 && alive(mark).length > 0; i++) await pause(50)
      expect(alive(mark)).toEqual([])
      const kept = lines().filter(Boolean)
      expect(kept.map((line) => JSON.parse(line).status)).not.toContain('failed')

      const ended = await gcbench(['run', '--resume'], repository.folder)
      const report = reportOf(repository)
      const latest = latestAttempts(report.records ?? [])
      const starts = (arm: string) => [
        ...new Set(latest.filter(({ trial }) => trial.arm === arm).map((one) => one.serverStart)),
      ]
      const numbers = latest.map(({ trial, serverStart }) => `${trial.arm} ${serverStart}`)
      const before = kept.map((line): TrialRecord => JSON.parse(line))
      for (const { trial, serverStart } of report.records?.slice(kept.length) ?? []) {
        const mine = before.filter((one) => one.trial.arm === trial.arm)
        const last = Math.max(0, ...mine.map((one) => one.serverStart ?? 0))
        expect(serverStart, `${ended.err} ${numbers}`).toBeGreaterThan(last)
      }
      for (const arm of ['base', 'head']) {
        expect(report.problems).toContainEqual({
          code: 'server-starts',
          where: arm,
          message: `8 rounds come from ${starts(arm).length} server starts`,
          details: { rounds: 8, starts: starts(arm).length, isOne: true },
        })
      }
      expect(alive(mark)).toEqual([])
    },
  )
})
