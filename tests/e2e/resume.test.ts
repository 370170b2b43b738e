import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report, TrialRecord } from '../../src/model/model.ts'
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

let repository: Repository
afterEach(() => repository?.remove())

const file = (name: string) => join(repository.folder, 'gcbench-out', name)

const reported = (): Report => JSON.parse(readFileSync(file('report.json'), 'utf8'))

const storedLines = () =>
  existsSync(file('records.ndjson')) ? readFileSync(file('records.ndjson'), 'utf8') : ''

const [, ...ARGS] = typed('docs/how-to/noisy-runner.md', 'gcbench run --budget 10m').split(' ')

/** A hundred times the work: ten rounds call it, however loaded the machine is. */
function makeChanged() {
  repository = makeRepository({
    ...hashModule(2_000),
    '.gcbench.yml': suiteFile('until: rounds\nrounds: 10'),
  })
  repository.git('checkout', '-q', '-b', 'feature')
  repository.commit(hashModule(200_000))
}

/** Starts a run and sends the signal once so many trials are on disk. */
async function interruptAfter(trials: number, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, [await findDoor('cli'), ...ARGS], {
    cwd: repository.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let err = ''
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
  while (storedLines().split('\n').length <= trials && child.exitCode === null) await pause(5)
  child.kill(signal)
  return { code: await closed, err }
}

const keyOf = ({ trial }: TrialRecord) =>
  [trial.round, trial.attempt, trial.position, trial.target, trial.arm].join(' ')

describe.skipIf(!hasGo)('an interrupted run', () => {
  it('killed with -9: loses at most the trial in flight, and keeps its plan', async () => {
    makeChanged()
    await interruptAfter(7, 'SIGKILL')
    const complete = storedLines().split('\n').slice(0, -1)
    expect(complete.length).toBeGreaterThanOrEqual(7)
    expect(existsSync(file('report.json'))).toBe(false)

    const refused = await gcbench(ARGS, repository.folder)
    expect(refused.err).toContain('--resume')
    expect(refused.code).toBe(3)

    const { seed } = JSON.parse(readFileSync(file('started.json'), 'utf8')).plan
    const command = typed('docs/how-to/noisy-runner.md', 'gcbench run --resume --budget 20m')
    const ended = await gcbench(command.split(' ').slice(1), repository.folder)
    expect(ended.err).toContain('round 10/10')
    const report: Report = JSON.parse(readFileSync(file('report.json'), 'utf8'))
    expect(report.plan.seed).toBe(seed)
    const records = report.records ?? []
    const before = complete.map((line) => keyOf(JSON.parse(line) as TrialRecord))
    expect(records.slice(0, before.length).map(keyOf)).toEqual(before)
    expect(new Set(records.map(keyOf)).size).toBe(records.length)
    const first = records.filter(({ trial }) => trial.attempt === 0)
    expect(first).toHaveLength(20)
    expect(report.comparisons.find((row) => row.metric === 'time/op')?.verdict.word).toBe(
      'regressed',
    )
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('Ctrl-C: stops the children, keeps what was measured and says how to resume', async () => {
    makeChanged()
    const { code, err } = await interruptAfter(5, 'SIGINT')
    expect(code).toBe(130)
    expect(err).toContain('gcbench run --resume')
    const unended = await gcbench(['verify', 'gcbench-out'], repository.folder)
    expect(unended.err).toContain('gcbench-out has records and no report yet: its run was stopped')
    expect(unended.err).toContain('gcbench run --resume --out gcbench-out')
    expect(unended.code).toBe(3)
    const kept = storedLines().split('\n').length - 1
    expect(kept).toBeGreaterThanOrEqual(5)
    const report = await gcbench(['report', 'gcbench-out'], repository.folder)
    expect(report.out).toContain('Sum')
    expect(report.code).toBe(0)
  })

  it('that had its word: more rounds are run and judged at what is held back', async () => {
    // Nothing gates, so nothing is decided before the rounds are over.
    const rules = ['time/op', 'allocs/op'].map((metric) => `${metric}: { gate: false }`)
    const suite = suiteFile(`until: rounds\nmetrics: { ${rules.join(', ')} }`)
    repository = makeRepository({ ...hashModule(2_000), '.gcbench.yml': suite })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(2_500))
    await gcbench(['run', '--rounds', '6', '--seed', 'more'], repository.folder)
    const word = reported()
    expect(word.roundsRun).toBe(6)

    const refused = await gcbench(['run', '--resume', '--rounds', '6'], repository.folder)
    expect(refused.err).toContain('has 6 rounds of the 6 that it may have')
    expect(refused.code).toBe(3)
    expect(reported()).toEqual(word)

    const ended = await gcbench(['run', '--resume', '--rounds', '8'], repository.folder)
    const out = ended.out.replaceAll(/\s+/g, ' ')
    expect(out).toContain(
      'This is about all 8 rounds: 6 that were reported before, and 2 new ones.',
    )
    expect(out).toContain('8 rounds, continued after 6')
    const report = reported()
    expect(report.records?.slice(0, 12)).toEqual(word.records)
    expect(report.plan.looks.map(({ rounds, isEnd }) => [rounds, isEnd])).toEqual([
      [6, true],
      [8, undefined],
    ])
    expect(report.command).toMatch(/ && gcbench run \S+ --rounds 8 .*--resume$/)
    const verified = await gcbench(['verify', file('report.json')], repository.folder)
    expect(verified.code).toBe(0)
  })

  it('refuses to go on with other binaries', async () => {
    makeChanged()
    await interruptAfter(4, 'SIGKILL')
    const started = file('started.json')
    const text = readFileSync(started, 'utf8')
    const { writeFileSync } = await import('node:fs')
    writeFileSync(started, text.replace(/"sha256":"[0-9a-f]{8}/, '"sha256":"00000000'))
    const ended = await gcbench(['run', '--resume'], repository.folder)
    expect(ended.err).toContain('no longer those of the interrupted run')
    expect(ended.code).toBe(3)
  })
})
