/**
 * `gcbench verify` accepts the report of every honest run, of every kind of suite, and refuses every
 * altered one. Runs and alterations are drawn from seeds, so that a failure names what to repeat.
 */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Problem, Report } from '../../src/model/model.ts'
import { ReportError, readReport } from '../../src/report/read-report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { recordsText, verifyReport } from '../../src/report/verify.ts'
import { below, derive, type Random } from '../../src/stats/random.ts'
import { ALTERATIONS } from './alterations.ts'
import { type HonestRun, honestRun, inTerminal, KINDS } from './honest-runs.ts'

const [HONEST, ALTERED] = process.env.GCBENCH_LONG ? [300, 300] : [160, 100]
const kinds = Object.keys(KINDS)
const perKind = Math.ceil(HONEST / kinds.length)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const made = new Map<string, Promise<HonestRun>>()
function run(kind: string, nth: number): Promise<HonestRun> {
  const key = `${kind} ${nth}`
  if (!made.has(key)) made.set(key, honestRun(kind, nth))
  return made.get(key)!
}

describe('verify accepts', () => {
  it.each(kinds)(`a run that: %s (${perKind} of them)`, async (kind) => {
    for (let nth = 0; nth < perKind; nth++) {
      const { host, folder } = await run(kind, nth)
      expect(await inTerminal(host, 'verify', folder), `${kind} ${nth}`).toMatch(
        /^verified: every row and the conclusion are what the records give/,
      )
    }
  })

  it('runs that between them have every end, conclusion and verdict', async () => {
    const reports: Report[] = []
    for (const kind of kinds)
      for (let nth = 0; nth < perKind; nth++) reports.push((await run(kind, nth)).report)
    expect(reports.length).toBeGreaterThanOrEqual(HONEST)
    const words = reports.flatMap(({ comparisons }) => comparisons.map((row) => row.verdict.word))
    expect([...new Set(words)].sort()).toEqual(
      expect.arrayContaining(['equivalent', 'failed', 'improved', 'inconclusive', 'regressed']),
    )
    expect([...new Set(reports.map(({ conclusion }) => conclusion.conclusion))].sort()).toEqual([
      'action_required',
      'failure',
      'neutral',
      'success',
    ])
    const ends = ['all-failed', 'budget', 'candidates', 'decided', 'merged', 'records', 'rounds']
    expect([...new Set(reports.map(({ stop }) => stop?.kind))]).toEqual(
      expect.arrayContaining([...ends, 'stopped', 'nothing-to-run']),
    )
    const codes = new Set(reports.flatMap(({ problems }) => problems.map(({ code }) => code)))
    // Beside those that were resumed: targets that stop where no analysis is planned, or begin anew.
    const stretches = reports.map(stretchesOf)
    expect(Math.max(...stretches.map(({ anew }) => anew))).toBeGreaterThan(3)
    expect(stretches.some(({ isExplained }) => isExplained)).toBe(true)
    for (const code of ['left-out', 'accepted', 'acceptance-lapsed', 'given-up', 'out-of-memory'])
      expect(codes).toContain(code)
  })
})

/** Rounds in which a target runs again that had stopped; and whether one stopped once it was explained. */
function stretchesOf({ plan, records, roundsRun }: Report) {
  const byTarget = Map.groupBy(records ?? [], ({ trial }) => trial.target)
  const rounds = [...byTarget.values()].map((own) => new Set(own.map(({ trial }) => trial.round)))
  const anew = new Set(
    rounds.flatMap((own) => [...own].filter((round) => round > 0 && !own.has(round - 1))),
  )
  const isPlanned = (ran: number) => plan.looks.some((look) => look.rounds === ran)
  const ends = rounds.map((own) => Math.max(...own) + 1)
  const isServed = 'server' in plan.suite.workload
  const isExplained = isServed && ends.some((end) => end < roundsRun && !isPlanned(end))
  return { anew: anew.size, isExplained }
}

/** What verify says of the text of a report; a text that is no report is refused as well. */
function saidOf(text: string): Problem[] | ReportError {
  try {
    const report = readReport(text)
    const trials = parseRecords(report.plan.suite, report.records ?? [])
    return verifyReport(report, { trials, sha256: sha256(recordsText(report.records ?? [])) })
  } catch (error) {
    if (error instanceof ReportError) return error
    throw error
  }
}

/** The next run, from that one on, whose report can be altered so. */
async function alteredFrom(name: string, from: number): Promise<{ text: string; of: string }> {
  const { alter, isSealed } = ALTERATIONS[name]!
  for (let i = 0; i < HONEST; i++) {
    const at = (from + i) % HONEST
    const [kind, nth] = [kinds[at % kinds.length]!, Math.floor(at / kinds.length)]
    const { report } = await run(kind, nth)
    const copy = readReport(JSON.stringify(report))
    if (!alter(copy, derive('alteration', name, at))) continue
    if (isSealed) copy.recordsSha256 = sha256(recordsText(copy.records ?? []))
    return { text: JSON.stringify(copy), of: `${kind} ${nth}` }
  }
  throw new Error(`no run has what it takes for: ${name}`)
}

const names = Object.keys(ALTERATIONS)
const each = Math.ceil(ALTERED / names.length)

describe('verify refuses', () => {
  it.each(names)(`what is altered: %s (${each} of them)`, async (name) => {
    for (let nth = 0; nth < each; nth++) {
      const { text, of } = await alteredFrom(name, 61 * nth + 7 * names.indexOf(name))
      const said = saidOf(text)
      expect(said instanceof ReportError || said.length > 0, `${name}, in ${of}`).toBe(true)
    }
  })
})

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Place = { of: Json[] | { [key: string]: Json }; at: string }

/** Every key and every element of a value, however deep. */
function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([at, inner]) => [{ of: value, at }, ...placesIn(inner)])
}

/** Another value, or none, in a place of it. */
function changeAt({ of, at }: Place, stream: Random): void {
  const own = of as { [key: string]: Json }
  const value = own[at]!
  if (stream() < 0.3) {
    if (Array.isArray(of)) of.splice(Number(at), 1)
    else delete own[at]
  } else if (typeof value === 'number') own[at] = value === 0 ? 1 : value * 2
  else if (typeof value === 'string') own[at] = `${value}0`
  else if (typeof value === 'boolean') own[at] = !value
  else if (value === null) own[at] = 0
  else if (Array.isArray(value)) own[at] = value.length === 0 ? [0] : []
  else own[at] = { ...value, more: 1 }
}

it(`verify refuses a file with any change in any place (${ALTERED} of them)`, async () => {
  for (let nth = 0; nth < ALTERED; nth++) {
    const kind = kinds[nth % kinds.length]!
    const { host, folder } = await run(kind, nth % perKind)
    const stream = derive('any place', kind, nth)
    const path = `${folder}/report.json`
    const text = (await host.files.read(path))!
    const copy: { [key: string]: Json } = JSON.parse(text)
    const top = Object.keys(copy)
    // Records are most of a report: a part of it is drawn first.
    const key = top[below(top.length, stream)]!
    const places = [{ of: copy, at: key }, ...placesIn(copy[key]!)]
    const place = places[below(places.length, stream)]!
    changeAt(place, stream)
    await host.files.write(path, JSON.stringify(copy))
    const said = await inTerminal(host, 'verify', folder)
    await host.files.write(path, text)
    expect(said, `${kind} ${nth}: ${key}, ${place.at}`).not.toMatch(/^verified: every row/)
  }
})
