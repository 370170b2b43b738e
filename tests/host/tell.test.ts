import { describe, expect, it, vi } from 'vitest'
import type { RunProgress } from '../../src/host/port/host.ts'
import { tellerOf, tellWaiting } from '../../src/host/tell.ts'

const round: RunProgress = {
  ...{ kind: 'round', round: 3, rounds: 12, elapsedSec: 65, leftSec: 3700, active: 2 },
  ...{ decided: 1, rows: 6 },
  estimate: 'scan -20.9 % faster so far',
}

function textOf(
  events: RunProgress[],
  to: { isTerminal: boolean; github: boolean },
  quiet = false,
) {
  let text = ''
  const env = { GITHUB_ACTIONS: to.github ? 'true' : undefined }
  const err = (more: string) => {
    text += more
  }
  const tell = tellerOf({ err, isTerminal: to.isTerminal, columns: () => 60, env }, quiet)
  for (const event of events) tell(event)
  return text
}

describe('progress', () => {
  it('in a log: a line a round with round, elapsed, time left and the estimate', () => {
    expect(textOf([round], { isTerminal: false, github: false })).toBe(
      'round 3/12, 1:05 elapsed, at most 1:01:40 left, 1 of 6 rows decided; ' +
        'scan -20.9 % faster so far\n',
    )
  })

  it('in a log of GitHub: groups that are closed, and no commands from what programs say', () => {
    const events: RunProgress[] = [
      { kind: 'phase', name: 'build', detail: '2 arms' },
      { kind: 'note', text: 'git said:\n::error::owned' },
      { kind: 'phase', name: 'report', detail: 'rounds' },
    ]
    expect(textOf(events, { isTerminal: false, github: true })).toBe(
      '::group::Building: 2 arms\ngit said:\n ::error::owned\n::endgroup::\n' +
        'Building: 0:00\nReporting: rounds\n',
    )
  })

  it('on a terminal: one line that is rewritten and fits', () => {
    const text = textOf(
      [round, { kind: 'trial', round: 4, arm: 'head', target: 'example.com/m.scan', status: 'ok' }],
      { isTerminal: true, github: false },
    )
    expect(text.split('\r\x1b[K').slice(1)).toEqual([
      'round 3/12, 1:05 elapsed, at most 1:01:40 left, 1 of 6 rows',
      'round 4 head m.scan, 1:05 elapsed, at most 1:01:40 left, 1 ',
    ])
  })

  it('every ten seconds at least: what is waited for, since when, and how long at most', () => {
    vi.useFakeTimers()
    try {
      const said: string[] = []
      const tell = tellWaiting(
        () => said.push('told\n'),
        (text) => said.push(text),
        () => Date.now() / 1000,
      )
      tell({ kind: 'waiting', what: 'building head ./store', limitSec: 3600 })
      vi.advanceTimersByTime(17_000)
      expect(said).toEqual([
        'building head ./store: 0:08 of at most 1:00:00\n',
        'building head ./store: 0:16 of at most 1:00:00\n',
      ])
      tell(round)
      vi.advanceTimersByTime(7_000)
      expect(said).toHaveLength(3)
      vi.advanceTimersByTime(2_000)
      expect(said.at(-1)).toBe('building head ./store: 0:25 of at most 1:00:00\n')
    } finally {
      vi.useRealTimers()
    }
  })

  it('not at all when quiet', () => {
    expect(textOf([round], { isTerminal: true, github: true }, true)).toBe('')
  })
})
