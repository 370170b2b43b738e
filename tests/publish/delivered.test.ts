/** A report and the records that it brings, in it or beside it, as whoever publishes reads them. */
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptDelivered } from '../../src/github/delivered.ts'
import { readEntries } from '../../src/github/reading.ts'
import type { Report } from '../../src/model/model.ts'
import { json, jsonText } from '../../src/render/formats/documents.ts'
import { REPORT_ARCHIVE } from '../../src/report/read-report.ts'
import { recordsText } from '../../src/report/verify.ts'
import { honest } from '../support/honest-report.ts'
import { makeZip } from '../support/zip.ts'
import { fixture } from './stage.ts'

const SHA = 'a'.repeat(40)
const expected = { headSha: SHA, baseSha: null, suite: null }
const report = honest(fixture('all-faster', SHA))
const text = jsonText({ ...report, records: null })
const lines = recordsText(report.records ?? [])
const beside = (records: string | null) =>
  acceptDelivered({ text, records: records === null ? null : gzipSync(records) }, expected)

it('has the same table whether its records are in it or beside it', async () => {
  const inside = await acceptDelivered({ text: jsonText(report), records: null }, expected)
  const streamed = await beside(lines)
  if (inside.kind === 'missing' || streamed.kind === 'missing') throw new Error('refused')
  expect(streamed.report.comparisons).toEqual(inside.report.comparisons)
  expect(streamed.trials).toHaveLength(report.records?.length ?? 0)
  expect(streamed.trials?.every(({ record }) => Object.keys(record.outputs).length === 0)).toBe(
    true,
  )
})

it.each<[string, string | null, RegExp]>([
  ['there are none', null, /no raw records/],
  ['one of them is another', lines.replace('"wallSec":1', '"wallSec":2'), /the records give/],
  ['one is gone', lines.slice(lines.indexOf('\n') + 1), /refused/],
  ['a line is no record', `${lines}{}\n`, /cannot be read/],
  ['a line is deep', `${lines}${'['.repeat(50)}${']'.repeat(50)}\n`, /larger than those/],
])('is refused where %s', async (_, records, why) => {
  expect(await beside(records)).toMatchObject({ kind: 'missing', why: expect.stringMatching(why) })
})

it('is refused where its gzip is cut off', async () => {
  const records = gzipSync(lines).subarray(0, -20)
  const why = expect.stringMatching(/cannot be read/)
  expect(await acceptDelivered({ text, records }, expected)).toMatchObject({ kind: 'missing', why })
})

it('leaves many records to the file beside it, and both cross in one archive', async () => {
  const [record] = report.records ?? []
  const many: Report = { ...report, records: Array.from({ length: 20_001 }, () => record!) }
  const [file] = json.render(many, null)
  expect(JSON.parse(file?.text ?? '').records).toBeNull()
  const entries = [
    { name: 'records.ndjson.gz', data: gzipSync(lines) },
    { name: 'report.json', data: text },
  ]
  const read = await readEntries(makeZip(entries), REPORT_ARCHIVE)
  expect([read.entry.toString(), read.beside]).toEqual([text, gzipSync(lines)])
  const [, alone] = entries
  expect((await readEntries(makeZip([alone!]), REPORT_ARCHIVE)).beside).toBeNull()
  await expect(readEntries(makeZip([entries[0]!]), REPORT_ARCHIVE)).rejects.toThrow('not named')
})
