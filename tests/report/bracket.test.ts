import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneStep, tallyBisections } from '../../scripts/research/simulate/bisections.ts'
import { leftText, readLeft } from '../../src/render/bisect.ts'
import {
  alphaOfStage,
  type CandidateResult,
  candidatesIn,
  gatingOfWhole,
  mostBuilds,
  narrowed,
  rowOf,
  SPARE_STAGES,
  type StageRow,
  shownIn,
  stageRowOf,
  stagesFor,
  watchedIn,
} from '../../src/report/bisect.ts'
import { endingText } from '../../src/report/report.ts'
import { judgeRows } from '../../src/stats/table.ts'
import { forty, only, row as row40 } from '../stats/judged-rows.ts'

const shown = (
  place: number,
  word: CandidateResult['word'],
  share: number | null = null,
): CandidateResult => ({
  place,
  word,
  share,
})

describe('candidates', () => {
  it('cut what is left into equal parts, without what does not build', () => {
    expect(candidatesIn({ low: 0, high: 64 }, new Set())).toEqual([16, 32, 48])
    expect(candidatesIn({ low: 0, high: 64 }, new Set([32]))).not.toContain(32)
    expect(candidatesIn({ low: 3, high: 5 }, new Set())).toEqual([4])
    expect(candidatesIn({ low: 3, high: 5 }, new Set([4]))).toEqual([])
    expect(candidatesIn({ low: 3, high: 4 }, new Set())).toEqual([])
  })

  it('find any commit in as many stages as are said before, where all are decided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (commits, draw) => {
        const step = 1 + (draw % commits)
        let [bracket, stages] = [{ low: 0, high: commits }, 0]
        const built = new Set([0, commits])
        while (bracket.high - bracket.low > 1) {
          const places = candidatesIn(bracket, new Set())
          for (const place of places) built.add(place)
          bracket = narrowed(
            bracket,
            places.map((place) => shown(place, place < step ? 'as-good' : 'as-bad')),
          )
          stages++
        }
        expect(bracket).toEqual({ low: step - 1, high: step })
        expect(stages).toBeLessThanOrEqual(stagesFor(commits))
        expect(built.size).toBeLessThanOrEqual(mostBuilds(commits))
      }),
    )
    expect([stagesFor(64), mostBuilds(64)]).toEqual([3, 11])
    const all = alphaOfStage(0.05, 64) * (stagesFor(64) + SPARE_STAGES)
    expect(all).toBeCloseTo(0.05)
  })
})

describe('what is left', () => {
  const whole = { low: 0, high: 64 }
  it('of undecided candidates both sides stay', () => {
    expect(narrowed(whole, [shown(16, 'as-good'), shown(32, 'open'), shown(48, 'open')])).toEqual({
      low: 16,
      high: 64,
    })
    expect(narrowed(whole, [shown(16, 'open'), shown(32, 'skipped')])).toEqual(whole)
  })

  it('of two steps holds the larger', () => {
    expect(narrowed(whole, [shown(32, 'between', 0.2)])).toEqual({ low: 32, high: 64 })
    expect(narrowed(whole, [shown(32, 'between', 0.8)])).toEqual({ low: 0, high: 32 })
  })

  it('of what got worse, better and worse again holds the first', () => {
    const found = [shown(16, 'as-bad'), shown(32, 'as-good'), shown(48, 'as-bad')]
    expect(narrowed(whole, found)).toEqual({ low: 0, high: 16 })
  })
})

describe('rows of a stage', () => {
  const row = (
    contrast: string,
    word: StageRow['word'],
    given: Partial<StageRow> = {},
  ): StageRow => ({
    contrast,
    word,
    benchmark: 'a',
    metric: 'time/op',
    isLuck: false,
    isGating: true,
    point: 0.1,
    decidedAt: 8,
    ...given,
  })
  const stage = {
    whole: 'w',
    candidates: [{ place: 5, arm: 'x', fromLow: 'l', toHigh: 'h' }],
  }
  const watched = { benchmark: 'a', metric: 'time/op', word: 'regressed' as const }
  const wordOf = (rows: StageRow[], same: string[] = []) =>
    shownIn(rows, stage, watched, (contrast) => same.includes(contrast))[0]?.word

  it('follows the largest called change, or the one that is asked for', () => {
    const rows = [
      row('w', 'regressed', { point: 0.1 }),
      row('w', 'improved', { benchmark: 'b', point: -0.4 }),
      row('w', 'inconclusive', { benchmark: 'c', point: 2 }),
    ]
    expect(watchedIn(rows, stage, null)).toEqual({ ...watched, benchmark: 'b', word: 'improved' })
    expect(watchedIn(rows, stage, watched)).toEqual(watched)
    expect(gatingOfWhole(rows, stage, watched)).toEqual([rows[0]])
    expect(gatingOfWhole(rows, stage, { ...watched, metric: 'B/op' })).toEqual([])
    expect(watchedIn(rows, stage, { benchmark: 'c', metric: 'time/op' })).toBeNull()
  })

  it('says nothing of a candidate that differs from neither end, or in the other direction', () => {
    expect(wordOf([row('l', 'regressed'), row('h', 'inconclusive')])).toBe('as-bad')
    expect(wordOf([row('l', 'equivalent'), row('h', 'regressed')])).toBe('as-good')
    expect(wordOf([row('l', 'regressed'), row('h', 'regressed')])).toBe('between')
    expect(wordOf([row('l', 'improved'), row('h', 'inconclusive')])).toBe('open')
    expect(wordOf([row('l', 'equivalent'), row('h', 'equivalent')])).toBe('open')
    expect(wordOf([row('l', 'failed'), row('h', 'regressed')])).toBe('skipped')
    expect(wordOf([])).toBe('skipped')
  })

  it('have no word for what one layout a commit may make, whether a stage runs or has ended', () => {
    const wordsAt = (pct: number, layout: 'fresh' | 'single') => {
      const sample = row40(40, pct, 1, { layout })
      const [state] = judgeRows([sample], forty).rows
      return [rowOf(state!).word, stageRowOf(only(sample)).word]
    }
    expect(wordsAt(5, 'single')).toEqual(['inconclusive', 'inconclusive'])
    expect(wordsAt(8, 'single')).toEqual(['inconclusive', 'inconclusive'])
    expect(wordsAt(12, 'single')).toEqual(['regressed', 'regressed'])
    expect(wordsAt(5, 'fresh')).toEqual(['regressed', 'regressed'])
  })

  it('needs no numbers where the machine code is that of an end', () => {
    expect(wordOf([], ['l'])).toBe('as-good')
    expect(wordOf([], ['h'])).toBe('as-bad')
  })
})

describe('by simulation', { tags: 'simulation' }, () => {
  const plain = {
    ...{ commits: 64, noisePct: 2, spikes: 0, rounds: 40 },
    ...{ layoutSdPct: 0, layout: 'fresh' as const },
  }

  it.each([
    ['of 5 %', 5, plain],
    ['of 20 %', 20, plain],
    ['of 5 %, layouts of 2 % each round', 5, { ...plain, layoutSdPct: 2 }],
  ])('one of 64 commits is named, and no wrong one: a step %s', (_, pct, history) => {
    // A wrong name is to be as rare as 5 %; the long simulation is `npm run simulate -- bisect`.
    const tally = tallyBisections(2, oneStep(pct, history), `test ${pct}`)
    expect(tally.wrong).toBe(0)
    expect(tally.right).toBeGreaterThan(0)
  })

  it('no commit is named where one layout of 2 % a commit may be the cause', () => {
    const single = { ...plain, layoutSdPct: 2, layout: 'single' as const }
    const tally = tallyBisections(1, oneStep(5, single), 'single')
    expect(tally.wrong).toBe(0)
  })
})

describe('what a run left', () => {
  const [good, bad] = ['a'.repeat(40), 'b'.repeat(40)]
  const commits = [
    { sha: good, subject: 'v1' },
    { sha: bad, subject: 'As it is called at GitHub' },
  ]
  const own = { commits: [commits[0]!, { sha: bad, subject: 'As the run calls it' }] }
  const found = {
    ...own,
    bracket: { low: 0, high: 1 },
    watched: null,
    change: null,
    seen: [],
    stages: 1,
    builds: 2,
    why: 'no row differs.',
  }
  const read = (text: string) => readLeft(text, { suite: 'oltp', commits })

  it('is believed about what was asked for, with the names that whoever asked knows', () => {
    expect(read(leftText('oltp', found))).toEqual({
      kind: 'found',
      bisection: { ...found, commits },
    })
  })

  it.each([
    ['another suite', leftText('quick', found)],
    ['other commits', leftText('oltp', { ...found, commits: [...own.commits].reverse() })],
    ['nothing that lies between', leftText('oltp', { ...found, bracket: { low: 1, high: 1 } })],
    ['no such commit', leftText('oltp', { ...found, bracket: { low: 0, high: 2 } })],
    ['a report', '{"schemaVersion":1}'],
    ['anything', 'null'],
    ['no JSON', '{'],
    ['something too deep', '['.repeat(99)],
  ])('is refused where it is about %s', (_, text) => {
    expect(read(text)).toMatchObject({
      kind: 'missing',
      why: expect.stringMatching(/^what the run/),
    })
  })

  it('says why there is none, where the run said so', () => {
    expect(read(endingText({ why: 'arm head: go test failed', said: 'x.go:1:2' }))).toEqual({
      kind: 'missing',
      why: 'arm head: go test failed',
      said: 'x.go:1:2',
    })
  })
})
