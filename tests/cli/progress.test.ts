import { describe, expect, it, vi } from 'vitest'
import { makeFoot, progressReporterFor, reportWaiting, writeLog } from '../../src/cli/progress.ts'
import type { RunProgress } from '../../src/machine/host.ts'
import type { RowProgress } from '../../src/model/model.ts'

const round: RunProgress = {
  kind: 'round',
  round: 3,
  rounds: 12,
  elapsedSec: 65,
  leftSec: 3700,
  active: 2,
  decided: 1,
  rows: 6,
  estimate: 'scan -20.9 % faster so far',
}

function textOf(
  events: RunProgress[],
  to: { isTerminal: boolean; github: boolean },
  quiet = false,
) {
  let text = ''
  const write = (more: string) => {
    text += more
  }
  const progress = { write, columns: () => 60, lines: () => 24, hasColour: false }
  const env = { GITHUB_ACTIONS: to.github ? 'true' : undefined }
  const tell = progressReporterFor({ isTerminal: to.isTerminal, progress, env }, quiet)
  for (const event of events) tell(event)
  return text
}

/** What a log says under a clock that only the test moves; `isGrouped`: as GitHub folds it. */
function inLog(
  use: (said: string[], tell: ReturnType<typeof reportWaiting>) => void,
  isGrouped = false,
) {
  vi.useFakeTimers()
  try {
    const said: string[] = []
    const tell = reportWaiting(
      { write: (text) => said.push(text) },
      (out) => writeLog(out, isGrouped),
      () => Date.now() / 1000,
    )
    use(said, tell)
  } finally {
    vi.useRealTimers()
  }
}

/** What is on a screen of so many columns after that text, as terminals understand it. */
function screenOf(text: string, columns: number): string[] {
  const lines: string[] = ['']
  let [row, column] = [0, 0]
  const put = (character: string) => {
    if (column === columns) [row, column] = [row + 1, 0]
    const line = lines[row] ?? ''
    lines[row] = line.slice(0, column).padEnd(column) + character + line.slice(column + 1)
    column++
  }
  for (const [, whole, count, code] of text.matchAll(/(\p{Cc}\[(\d*)([A-Za-z])|[\s\S])/gu)) {
    if (whole === '\r') column = 0
    else if (whole === '\n') [row, column] = [row + 1, 0]
    else if (code === undefined) put(whole!)
    else if (code === 'A') row = Math.max(0, row - Number(count))
    else lines[row] = (lines[row] ?? '').slice(0, column)
    if (code === 'J') lines.length = row + 1
  }
  return Array.from(lines, (line) => line ?? '')
}

const stands: RowProgress[] = [
  { benchmark: 'scan', change: Math.log(0.79), settled: 'improved' },
  { benchmark: 'join', change: 0.004, settled: null },
  {
    benchmark: '漢字/a-name-that-is-much-too-long-for-any-terminal',
    change: 0,
    settled: 'equivalent',
  },
].map((stand) => ({ contrast: 'refs', metric: 'time/op', ...stand }) as RowProgress)

const lookAt = (rounds: number, rows: RowProgress[], beside = ''): RunProgress => ({
  kind: 'analysis',
  rounds,
  stands: rows,
  labels: rows.map(({ benchmark }) => ({ name: benchmark, beside })),
})

describe('rows as they settle', () => {
  const trial = (target: string): RunProgress => ({
    kind: 'trial',
    round: 4,
    arm: 'head',
    target,
    status: 'ok',
  })

  it('stand at the foot, each once, and what stays is above them', () => {
    const events: RunProgress[] = [
      { kind: 'phase', name: 'measure', detail: 'seed 1' },
      trial('m.scan'),
      lookAt(
        6,
        stands.map((one) => ({ ...one, settled: null })),
      ),
      trial('m.join'),
      { kind: 'note', text: 'mind this' },
      lookAt(8, stands),
      trial('m.join'),
    ]
    expect(screenOf(textOf(events, { isTerminal: true, github: false }), 60)).toEqual([
      'Measuring: seed 1',
      'mind this',
      '✓  -21.0 %  scan                         time/op  faster',
      '   +0.40 %  join                         time/op  so far',
      '✓    0.0 %  漢字/a-name-that-is-much-t…  time/op  no change',
      'round 4 head m.join',
    ])
    const over: RunProgress = { kind: 'phase', name: 'report', detail: 'all rows decided' }
    expect(screenOf(textOf([...events, over], { isTerminal: true, github: false }), 60)).toEqual([
      'Measuring: seed 1',
      'mind this',
      'Reporting: all rows decided',
    ])
  })

  it('are those that tell most where there are many; none in a log', () => {
    const many = Array.from({ length: 300 }, (_, i) => ({
      ...stands[i === 299 ? 0 : i % 2 === 0 ? 1 : 2]!,
      benchmark: `b${i}`,
    }))
    const look = lookAt(8, many)
    const shown = screenOf(textOf([look], { isTerminal: true, github: false }), 60)
    expect(shown).toHaveLength(17)
    expect(shown[0]).toMatch(/^✓ {2}-21.0 % {2}b299 .*faster$/)
    expect(shown[16]).toBe('  284 more, 149 of them decided')
    expect(textOf([look], { isTerminal: false, github: true })).toBe('')
  })

  it('leave nothing behind on a terminal that has become narrower', () => {
    let [text, columns] = ['', 60]
    const foot = makeFoot({ write: (more) => (text += more), columns: () => columns })
    foot.show(['a', 'b'].map((name) => ({ text: name.repeat(50) })))
    foot.print('now')
    // As the terminal shows it from then on: what was in one line stands in two.
    const before = screenOf(text, 60).flatMap((line) => [line.slice(0, 30), line.slice(30)])
    expect(before.filter((line) => line !== '')).toHaveLength(5)
    columns = 30
    text = ''
    foot.print('then')
    expect(text.startsWith('\r\x1b[4A\x1b[J')).toBe(true)
    expect(screenOf(text, 30)).toEqual([`${'a'.repeat(28)}…`, `${'b'.repeat(28)}…`, 'then'])
  })
})

describe('progress', () => {
  it('in a log: a line a round with round, elapsed, time left and the estimate', () => {
    expect(textOf([round], { isTerminal: false, github: false })).toBe(
      'round 3/12, 1 min 5 s elapsed, up to 1 h 2 min left, 1 of 6 rows decided; ' +
        'scan -20.9 % faster so far\n',
    )
  })

  it('in a log: of short rounds a line in five seconds', () => {
    inLog((said, tell) => {
      tell({ kind: 'phase', name: 'measure', detail: '' })
      for (let at = 1; at <= 13; at++) {
        vi.advanceTimersByTime(1_000)
        tell({ ...round, round: at, rounds: 13 })
      }
      expect(said.map((line) => line.slice(0, 9).trim())).toEqual([
        'Measuring',
        'round 5/1',
        'round 10/',
        'round 13/',
      ])
    })
  })

  it('in a log of GitHub: groups that are closed, and no commands from what programs say', () => {
    const events: RunProgress[] = [
      { kind: 'phase', name: 'build', detail: '2 arms' },
      { kind: 'note', text: 'git said:\n::error::owned' },
      { kind: 'phase', name: 'report', detail: 'rounds' },
    ]
    expect(textOf(events, { isTerminal: false, github: true })).toBe(
      '::group::Building: 2 arms\ngit said:\n ::error::owned\n::endgroup::\n' +
        'Reporting: rounds\n',
    )
  })

  it('in a log: at the end a line of where the time went, which a terminal has no room for', () => {
    const event: RunProgress = { kind: 'time', text: '2 min: 30 s building (25 %)' }
    expect(textOf([event], { isTerminal: false, github: false })).toBe(`${event.text}\n`)
    expect(textOf([event], { isTerminal: true, github: false })).toBe('')
  })

  it('in a log: one line of a step that was over in ten seconds, its length of a longer one', () => {
    inLog((said, tell) => {
      const built = { kind: 'built', unit: './store', buildSec: 1 } as const
      tell({ kind: 'phase', name: 'build', detail: '2 arms' })
      for (const arm of ['base', 'head']) tell({ ...built, arm })
      vi.advanceTimersByTime(3_000)
      tell({ kind: 'phase', name: 'measure', detail: '' })
      vi.advanceTimersByTime(12_000)
      tell({ kind: 'phase', name: 'report', detail: '' })
      expect(
        said
          .join('')
          .split('\n')
          .filter((line) => !/^Measuring: (?:5|10) s$/.test(line)),
      ).toEqual([
        '::group::Building: 2 arms',
        '::endgroup::',
        '::group::Measuring',
        '::endgroup::',
        'Measuring: 12 s',
        'Reporting',
        '',
      ])
      tell({ ...built, arm: 'head', buildSec: 12.34 })
      expect(said.at(-1)).toBe('built head ./store in 12.3 s\n')
    }, true)
  })

  it('on a terminal: one line that is rewritten and fits', () => {
    const text = textOf(
      [round, { kind: 'trial', round: 4, arm: 'head', target: 'example.com/m.scan', status: 'ok' }],
      { isTerminal: true, github: false },
    )
    expect(screenOf(text, 60)).toEqual([
      'round 4 head m.scan, 1 min 5 s elapsed, up to 1 h 2 min le…',
    ])
  })

  it('every ten seconds at least: what is waited for, since when, and how long at most', () => {
    inLog((said, tell) => {
      vi.advanceTimersByTime(5_000)
      expect(said.splice(0)).toEqual(['Starting: 5 s\n'])
      tell({ kind: 'phase', name: 'build', detail: '2 arms' })
      vi.advanceTimersByTime(11_000)
      expect(said.splice(0)).toEqual(['Building: 2 arms\n', 'Building: 10 s\n'])
      tell({ kind: 'waiting', what: 'building head ./store', limitSec: 3600 })
      vi.advanceTimersByTime(20_000)
      expect(said.splice(0)).toEqual([
        'building head ./store: 4 s of at most 1 h\n',
        'building head ./store: 14 s of at most 1 h\n',
        'building head ./store: 19 s of at most 1 h\n',
      ])
      // One that takes longer than its share is not said to take less.
      tell({ kind: 'waiting', what: 'probing a', limitSec: 7 })
      vi.advanceTimersByTime(15_000)
      expect(said.splice(0)).toEqual(['probing a: 4 s of at most 7 s\n', 'probing a: 14 s\n'])
      tell(round)
      vi.advanceTimersByTime(4_000)
      expect(said.splice(0)).toEqual([expect.stringMatching(/^round 3/)])
      // What a log has no line for is no line.
      tell({ kind: 'phase', name: 'probe', detail: '1 of 9' })
      tell(lookAt(3, []))
      tell({ kind: 'trial', round: 4, arm: 'head', target: 'example.com/m.scan', status: 'ok' })
      vi.advanceTimersByTime(1_000)
      expect(said.splice(0)).toEqual(['Probing benchmarks: 1 s\n'])
    })
  })

  it('of what is over within ten seconds a log has one line', () => {
    inLog((said, tell) => {
      for (const what of ['linking head', 'linking base', 'counting head']) {
        tell({ kind: 'waiting', what, limitSec: 12 })
        vi.advanceTimersByTime(9_900)
      }
      tell({ kind: 'phase', name: 'build', detail: '2 arms' })
      vi.advanceTimersByTime(9_900)
      tell({ kind: 'phase', name: 'measure', detail: '' })
      const steps = said.map((line) => line.split(':')[0])
      expect(steps).toEqual([
        'linking head',
        'linking base',
        'counting head',
        'Building',
        'Measuring\n',
      ])
    })
  })

  it('not at all when quiet', () => {
    expect(textOf([round], { isTerminal: true, github: true }, true)).toBe('')
  })
})
