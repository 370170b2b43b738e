/** A report comes back from a run as an artifact, and whoever was measured may have written it. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RefusedError } from '../../src/github/port.ts'
import { fetchOutcome } from '../../src/github/publish.ts'
import { readEntries } from '../../src/github/reading.ts'
import type { Report } from '../../src/model/model.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { underAcceptances } from '../../src/report/base-rules.ts'
import { acceptReport, REPORT_ARCHIVE } from '../../src/report/read-report.ts'
import { addArtifact } from '../support/github/world.ts'
import { honest } from '../support/honest-report.ts'
import { makeZip, type ZipEntry } from '../support/zip.ts'
import { fixture, openStage, type Stage } from './stage.ts'

const SHA = 'a'.repeat(40)
const rule = { ...REPORT_ARCHIVE, compressedBytes: 20_000, expandedBytes: 100_000 }
const open = async (zip: Uint8Array) => (await readEntries(zip, rule)).entry
const entry = (changed: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'report.json',
  data: '{"a":1}',
  ...changed,
})
/** No report, for that reason. */
const missing = (why: RegExp) => ({ kind: 'missing', why: expect.stringMatching(why) })
const zeros = (bytes: number) => Buffer.alloc(bytes)

describe('the zip', () => {
  it('gives the one file in it', async () => {
    expect((await open(makeZip([entry()]))).toString()).toBe('{"a":1}')
    expect((await open(makeZip([entry({ mode: 0 })]))).toString()).toBe('{"a":1}')
  })

  const refused: [string, Uint8Array, RegExp][] = [
    ['a second entry', makeZip([entry(), entry({ name: 'more.json' })]), /2 entries/],
    ['the same entry twice', makeZip([entry(), entry()]), /2 entries/],
    ['no entry', makeZip([]), /0 entries/],
    ['fewer entries than it claims', makeZip([entry()], 2), /not a sound zip/],
    ['another name', makeZip([entry({ name: 'records.ndjson' })]), /not named report\.json/],
    ['a folder', makeZip([entry({ name: 'report.json/' })]), /not named report\.json/],
    ['a way up', makeZip([entry({ name: '../report.json' })]), /invalid relative path/],
    ['a way up, Windows', makeZip([entry({ name: '..\\report.json' })]), /invalid characters/],
    ['an absolute name', makeZip([entry({ name: '/etc/report.json' })]), /absolute path/],
    ['a drive', makeZip([entry({ name: 'C:/report.json' })]), /absolute path/],
    ['a NUL in the name', makeZip([entry({ name: 'report.json\0.txt' })]), /not named/],
    ['a symbolic link', makeZip([entry({ mode: 0o120777 })]), /not a regular file/],
    ['a device', makeZip([entry({ mode: 0o060644 })]), /not a regular file/],
    ['an encrypted entry', makeZip([entry({ claims: { flags: 0x801 } })]), /encrypted/],
    ['an unknown method', makeZip([entry({ claims: { method: 12 } })]), /unknown method/],
    ['a wrong checksum', makeZip([entry({ claims: { crc: 7 } })]), /checksum/],
    ['a file that is too large', makeZip([entry({ data: zeros(100_001) })]), /too large/],
    ['a bomb', makeZip([entry({ data: zeros(99_000) })]), /more than 200-fold/],
    [
      'a bomb that claims to be small',
      makeZip([entry({ data: zeros(99_000), claims: { expandedBytes: 10 } })]),
      /not a sound zip/,
    ],
    [
      'a file that claims to be longer than it is',
      makeZip([entry({ claims: { expandedBytes: 100 } })]),
      /not a sound zip/,
    ],
    ['too many bytes', zeros(20_001), /20001 bytes/],
    ['what is no zip', Buffer.from('{"a":1}'), /not a sound zip/],
    ['nothing', zeros(0), /not a sound zip/],
    ['half a zip', makeZip([entry()]).subarray(40), /not a sound zip/],
  ]
  it.each(refused)('is refused for %s', async (_, zip, why) => {
    const failed = open(zip)
    await expect(failed).rejects.toBeInstanceOf(RefusedError)
    await expect(failed).rejects.toThrow(why)
  })

  it('is refused or read for any bytes, never anything else', async () => {
    const sound = makeZip([entry()])
    for (let i = 0; i < sound.length; i++)
      for (const value of [0, 0xff, (sound[i] ?? 0) ^ 0x80]) {
        const broken = Buffer.from(sound)
        broken[i] = value
        const ended = await open(broken).then(String, (error) => error)
        if (ended instanceof Error) expect(ended).toBeInstanceOf(RefusedError)
        else expect(ended).toBe('{"a":1}')
      }
  })
})

describe('the report', () => {
  const expected = { headSha: SHA, baseSha: null, suite: null }
  const sound = () => fixture('gc-interaction', SHA)
  const accept = (text: string, changed: Partial<typeof expected> | { suite: string } = {}) =>
    acceptReport(text, { ...expected, ...changed })
  /** The report's JSON with a value put in at a path, as text: NaN and giants have no value. */
  const withText = (marker: string, text: string) => jsonText(sound()).replace(marker, text)

  it('is taken when it is about what was asked', () => {
    const report = sound()
    const text = jsonText(report)
    const base = report.plan.sources.base?.sha ?? ''
    expect(accept(text)).toEqual({ kind: 'measured', report })
    expect(accept(text, { suite: 'oltp' }).kind).toBe('measured')
    expect(acceptReport(text, { ...expected, baseSha: base }).kind).toBe('measured')
  })

  it('is refused when it is about anything else', () => {
    const text = jsonText(sound())
    const why = (changed: object) => acceptReport(text, { ...expected, ...changed })
    expect(why({ headSha: 'b'.repeat(40) })).toEqual(missing(/is about a{40}, not b{40}/))
    expect(why({ baseSha: 'b'.repeat(40) })).toEqual(missing(/compares with \w+, not b{40}/))
    expect(why({ suite: 'gc' })).toEqual(missing(/suite oltp, not gc/))
    const folder = sound()
    folder.plan.sources.head = { ...folder.plan.sources.head!, kind: 'folder', sha: null }
    expect(accept(jsonText(folder))).toEqual(missing(/about no commit, not a{40}/))
  })

  it.each([
    ['NaN', withText('"roundsRun": 12', '"roundsRun": NaN'), /not JSON/],
    ['Infinity', withText('"measuredSec": 483', '"measuredSec": Infinity'), /not JSON/],
    [
      'a number that overflows',
      withText('"measuredSec": 483', '"measuredSec": 1e999'),
      /measuredSec/,
    ],
    ['a giant count', withText('"roundsRun": 12', '"roundsRun": 1e300'), /roundsRun/],
    ['a negative count', withText('"roundsRun": 12', '"roundsRun": -1'), /roundsRun/],
    ['an unknown key', withText('"roundsRun": 12', '"rounds": 1, "roundsRun": 12'), /rounds/],
    ['another version', withText('"schemaVersion": 1', '"schemaVersion": 2'), /schemaVersion/],
    ['a suite with no name', withText('"name": "oltp"', '"name": "--> @all"'), /no name/],
    ['depth', `${'['.repeat(33)}${']'.repeat(33)}`, /deeper/],
    ['great depth', '['.repeat(5_000_000), /deeper/],
    ['very many lists', `[${'[],'.repeat(2_000_001)}[]]`, /more parts/],
    ['an end too soon', jsonText(sound()).slice(0, -20), /not JSON/],
    ['nothing', '', /not JSON/],
    ['an open string', '"', /not JSON/],
    ['something else', '{}', /schemaVersion/],
  ])('is refused for %s', (_, text, why) => {
    expect(accept(text)).toEqual(missing(why))
  })

  it.each(['__proto__', 'constructor', 'toString'])('cannot reach a prototype by %s', (key) => {
    const hidden = JSON.stringify(key).replace('_', '\\u005f')
    for (const text of [
      withText('"roundsRun": 12', `${JSON.stringify(key)}: {"polluted": 1}, "roundsRun": 12`),
      withText('"roundsRun": 12', `${hidden}: {"polluted": 1}, "roundsRun": 12`),
      withText('"runEnv": {', `"runEnv": { ${hidden}: "polluted", `),
    ]) {
      const outcome = accept(text)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      if (outcome.kind === 'missing') continue
      const variants = outcome.report.plan.suite.variants
      for (const { runEnv } of variants)
        expect(Object.getPrototypeOf(runEnv)).toBe(Object.prototype)
    }
    expect(accept(withText('"roundsRun": 12', `"${key}": {}, "roundsRun": 12`)).kind).toBe(
      'missing',
    )
  })

  it.each([
    ['strict', (report: Report) => report.plan.suite.gate.strict.push('(')],
    [
      'margin-by-benchmark',
      ({ plan }: Report) => {
        for (const rule of Object.values(plan.suite.metrics)) rule.marginPctByBenchmark['(?=x)'] = 1
        plan.suite.metrics.x = {
          better: null,
          marginPct: null,
          gates: null,
          marginPctByBenchmark: { '(?=x)': 1 },
        }
      },
    ],
  ])('is refused for a pattern that is none, in %s', (_, spoil) => {
    const report = sound()
    spoil(report)
    expect(accept(JSON.stringify(report))).toEqual(missing(/not a regular expression/))
  })

  // An engine that backtracks would take 2^1500 steps.
  it('keeps nobody busy with a pattern', () => {
    const report = sound()
    report.plan.suite.gate.strict = ['^(a|a)+$', '(a+)+$']
    for (const row of report.comparisons)
      Object.assign(row, {
        benchmark: `${'a'.repeat(1_500)}!`,
        role: 'gating',
        verdict: { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null },
      })
    const outcome = accept(jsonText(report))
    if (outcome.kind === 'missing') throw new Error(outcome.why)
    expect(underAcceptances(outcome.report, [])).toMatchObject({ conclusion: {} })
  })

  it('is printed whatever its numbers are, as long as they are numbers', async () => {
    const report = sound()
    const giant = Number.MAX_VALUE
    for (const row of report.comparisons) {
      Object.assign(row, { baseValue: giant, headValue: -giant, marginPct: giant })
      if ('point' in row.estimate) Object.assign(row.estimate, { low: -giant, high: giant })
    }
    const outcome = accept(jsonText(report))
    expect(outcome.kind).toBe('measured')
    const stage = await openStage()
    stage.pull.head.sha = SHA
    await stage.publish(outcome, { headSha: SHA })
    expect(stage.fake.world.comments).toHaveLength(1)
    expect(stage.fake.violations).toEqual([])
    await stage.close()
  })

  it('fits its bounds many times over in the largest that is kept', () => {
    const text = readFileSync(
      new URL('../../fixtures/reports/one-regression-of-200.json', import.meta.url),
    )
    const zip = makeZip([entry({ data: text })])
    expect(text.length).toBeLessThan(REPORT_ARCHIVE.expandedBytes / 100)
    expect(text.length / zip.length).toBeLessThan(REPORT_ARCHIVE.ratio / 2)
  })
})

describe('an artifact of a run', () => {
  let stage: Stage
  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(async () => {
    expect(stage.fake.violations).toEqual([])
    await stage.close()
  })
  const fetched = (changed: object = {}) => {
    const { run, github, pull } = stage
    const expected = { headSha: pull.head.sha, baseSha: null, suite: null, ...changed }
    return fetchOutcome({ runId: run.id, artifact: 'gcbench-report' }, expected, github)
  }
  const upload = (zip: Uint8Array, name = 'gcbench-report') =>
    addArtifact(stage.fake.world, stage.run, name, zip)
  const zipped = (sha = stage.pull.head.sha) =>
    makeZip([entry({ data: jsonText(honest(fixture('all-faster', sha))) })])

  it('becomes an outcome, and the token does not go to the store', async () => {
    upload(zipped())
    upload(makeZip([entry()]), 'gcbench-report-2')
    expect(await fetched()).toMatchObject({ kind: 'measured' })
    const operations = stage.fake.log.map(({ operation }) => operation)
    expect(operations).toEqual([
      'actions/list-workflow-run-artifacts',
      'actions/download-artifact',
      'store',
    ])
  })

  it('is the newest where the run was started again', async () => {
    upload(makeZip([entry()]))
    upload(zipped())
    expect((await fetched()).kind).toBe('measured')
  })

  it('is missed where there is none, or none any more', async () => {
    expect(await fetched()).toEqual(missing(/left no artifact named gcbench-report/))
    upload(zipped()).expired = true
    expect(await fetched()).toEqual(missing(/left no artifact/))
  })

  it('is refused when the store gives other bytes than were uploaded', async () => {
    const artifact = upload(zipped())
    artifact.zip = makeZip([entry()])
    expect(await fetched()).toEqual(missing(/does not match its digest/))
  })

  it('is refused when it is larger than any report, without being read to the end', async () => {
    upload(Buffer.alloc(REPORT_ARCHIVE.compressedBytes + 1))
    expect(await fetched()).toEqual(missing(/more than \d+ bytes/))
  })

  it('is refused for another commit and for other text than UTF-8', async () => {
    upload(zipped('c'.repeat(40)))
    expect(await fetched()).toEqual(missing(/is about c{40}/))
    upload(makeZip([entry({ data: Buffer.from([0x22, 0xff, 0x22]) })]))
    expect(await fetched()).toEqual(missing(/not UTF-8/))
  })

  it('is asked for again when the store fails, and the address is told to nobody', async () => {
    upload(zipped())
    stage.fake.fail({ as: 503, operation: 'store', times: 2 })
    expect((await fetched()).kind).toBe('measured')
    stage.fake.fail({ as: 503, operation: 'store', times: 3 })
    const error = await fetched().catch((caught: Error) => caught)
    expect(error).toMatchObject({
      name: 'HostError',
      message: expect.stringContaining('could not download artifact'),
    })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('signature')
  })
})
