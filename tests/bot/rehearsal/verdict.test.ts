/** What a rehearsal calls lost, double and late. */
import { expect, it } from 'vitest'
import {
  isWell,
  judge,
  type Rehearsed,
  type SentCommand,
  tellVerdict,
} from '../../../scripts/bot/rehearsal/verdict.ts'

const command = (guid: string, seenSec: number | null, more: Partial<SentCommand> = {}) => ({
  ...{ guid, where: 'octo/lines#1', text: '/bench quick', isStranger: false, sentAt: 1_000 },
  seenAt: seenSec === null ? null : 1_000 + 1000 * seenSec,
  answeredAt: seenSec === null ? null : 1_000 + 1000 * (seenSec + 1),
  ...more,
})
const well: Rehearsed = {
  deliveries: [{ guid: 'a', event: 'push', where: 'octo/lines', end: 'done' }],
  commands: Array.from({ length: 100 }, (_, n) => command(`c${n}`, (n + 1) / 100)),
  jobs: [{ id: 'j1', where: 'octo/lines', state: 'reported', isOver: true, isShown: true }],
  made: [{ kind: 'run', of: 'j1', count: 1 }],
}

it('all is well where each is done, answered and there once', () => {
  const verdict = judge(well)
  expect(isWell(verdict)).toBe(true)
  expect(verdict.seen).toEqual({ count: 100, p50Sec: 0.5, p95Sec: 0.95, p99Sec: 0.99, mostSec: 1 })
  expect(tellVerdict(verdict)).toEqual([
    '1 deliveries concern the bot, 100 of them commands; 1 jobs',
    'command -> first sign: p50 0.50 s, p95 0.95 s, p99 0.99 s, longest 1.00 s (100 commands)',
    'command -> answer: p50 1.50 s, p95 1.95 s, p99 1.99 s, longest 2.00 s (100 commands)',
    'lost: 0',
    'double: 0',
    'late (over 5 s): 0',
  ])
})

it.each([
  [{ end: 'never' }, 'delivery a (push, octo/lines) was never taken in'],
  [{ end: 'waiting' }, 'delivery a (push, octo/lines) still waits'],
  [{ end: 'given-up' }, 'delivery a (push, octo/lines) was set aside'],
] as const)('a delivery is lost: %j', (end, words) => {
  const verdict = judge({ ...well, deliveries: [{ ...well.deliveries[0]!, ...end }] })
  expect(isWell(verdict)).toBe(false)
  expect(tellVerdict(verdict)).toContain(`  ${words}`)
})

it.each([
  [command('x', null), 'got no sign at all'],
  [command('x', 1, { answeredAt: null }), 'was seen and never answered'],
])('a command is lost: %j', (lost, words) => {
  const verdict = judge({ ...well, commands: [lost] })
  expect(isWell(verdict)).toBe(false)
  const line = `  command "/bench quick" (octo/lines#1, delivery x) ${words}`
  expect(tellVerdict(verdict)).toContain(line)
})

it('whoever may not write need not be answered', () => {
  expect(isWell(judge({ ...well, commands: [command('x', null, { isStranger: true })] }))).toBe(
    true,
  )
})

it.each([
  [{ isOver: false, state: 'running' }, 'job j1 (octo/lines) is still running'],
  [{ isShown: false }, 'job j1 (octo/lines) has no finished check'],
])('a job is lost: %j', (more, words) => {
  const verdict = judge({ ...well, jobs: [{ ...well.jobs[0]!, ...more }] })
  expect(isWell(verdict)).toBe(false)
  expect(tellVerdict(verdict)).toContain(`  ${words}`)
})

it('a run that is there twice is double', () => {
  const verdict = judge({ ...well, made: [{ kind: 'run', of: 'j1 (octo/lines)', count: 2 }] })
  expect(isWell(verdict)).toBe(false)
  expect(tellVerdict(verdict)).toContain('  2 of one run: j1 (octo/lines)')
})

it('late ones are listed, the latest first, and are no fault', () => {
  const verdict = judge({ ...well, commands: [command('early', 6), command('later', 9)] })
  expect(isWell(verdict)).toBe(true)
  expect(verdict.late.map((one) => one.command.guid)).toEqual(['later', 'early'])
})
