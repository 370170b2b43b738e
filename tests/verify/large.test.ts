/** Reports whose records are too many to be in them: verified, and pooled, from the file beside them. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report, TrialRecord } from '../../src/model/model.ts'
import { VERSION } from '../../src/model/version.ts'
import { trialsOfRound } from '../../src/plan/plan.ts'
import { json, jsonText } from '../../src/render/formats/documents.ts'
import { makeReport } from '../../src/report/report.ts'
import { recordsText } from '../../src/report/verify.ts'
import { derive, normal } from '../../src/stats/random.ts'
import { planOf } from '../stats/measured.ts'
import { cleanAir, newMoment } from '../support/fake-host.ts'
import { gcbench } from '../support/repository.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const ROUNDS = 12
const NAMES = Array.from({ length: 425 }, (_, i) => `Row${i}`)
const busy = { ...cleanAir, foreignCpuPct: 60, cpuPressurePct: 50 }

/** 425 benchmarks of two sides, 10,200 records: what a run reports, and the lines of its records. */
function shard(index: number): { report: Report; lines: string } {
  const plan = planOf(NAMES, { rounds: { min: ROUNDS, max: ROUNDS }, until: 'rounds' })
  Object.assign(plan, { seed: `seed#${index}`, shard: { index, count: 2 } })
  const stream = derive('large', index)
  const all = new Set(plan.targets.map(({ id }) => id))
  const records = Array.from({ length: ROUNDS }, (_, round) => trialsOfRound(plan, round, all))
    .flat()
    .map((trial): TrialRecord => {
      const ns = 1e6 * Math.exp(0.02 * normal(stream)) * (trial.arm === 'head' ? 1.1 : 1)
      return {
        ...{ trial, status: 'ok', exitCode: 0, signal: null, wallSec: 0.1, usage: null },
        ...{ startedAt: newMoment(), pollution: busy, sha256: null },
        ...{ layoutSeed: null, cutBytes: {}, problem: null },
        outputs: {
          stdout: `${trial.target.replace('m.', 'Benchmark')}-2 \t 100\t ${ns.toFixed(1)} ns/op\nPASS\n`,
          stderr: '',
        },
      }
    })
  const lines = recordsText(records)
  const report = makeReport({
    ...{ plan, records, builds: [], environment: [], roundsRun: ROUNDS, measuredSec: 2e4 },
    ...{ linkSec: null, problems: [], stop: { kind: 'rounds' }, command: 'gcbench run' },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', toolVersion: VERSION },
    recordsSha256: sha256(lines),
  })
  return { report, lines }
}

describe('a report with its records beside it', () => {
  let folder: string
  const { report, lines } = shard(1)
  const path = (name: string) => join(folder, name)
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gcbench-large-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const verify = async (name: string, text: string | Uint8Array) => {
    for (const file of ['records.ndjson', 'records.ndjson.gz']) rmSync(path(file), { force: true })
    writeFileSync(path('report.json'), jsonText({ ...report, records: null }))
    writeFileSync(path(name), text)
    return gcbench(['verify', 'report.json'], folder)
  }

  it('is verified from them, also where they are a gzip', async () => {
    expect(report.problems.map(({ code }) => code)).toContain('busy-machine')
    const plain = await verify('records.ndjson', lines)
    expect(plain.out).toContain('10200 records')
    expect(plain.code, plain.out).toBe(0)
    expect((await verify('records.ndjson.gz', gzipSync(lines))).code).toBe(0)
  })

  it('is refused where a line is another, is no record, or is gone', async () => {
    const other = await verify('records.ndjson', lines.replace('"wallSec":0.1', '"wallSec":0.3'))
    expect(other.out).toContain('recordsSha256: ')
    expect(other.code).toBe(1)
    const torn = await verify('records.ndjson', lines.slice(0, -9))
    expect(torn.err).toContain('records.ndjson:10200 is not what gcbench wrote')
    expect(torn.code).toBe(3)
    const less = await verify('records.ndjson', lines.slice(lines.indexOf('\n') + 1))
    expect(less.code).toBe(1)
    expect((await verify('records.ndjson.gz', gzipSync(lines).subarray(0, 999))).code).toBe(3)
  })

  it('is pooled with others, and verifies', { tags: 'rehearsal' }, async () => {
    for (const index of [1, 2]) {
      const one = shard(index)
      // The first has its records in it.
      const own = index === 1 ? one.report : { ...one.report, records: null }
      const [file] = json.render(own, null)
      mkdirSync(path(`shards/${index}`), { recursive: true })
      writeFileSync(path(`shards/${index}/report.json`), file!.text)
      if (index === 2) writeFileSync(path('shards/2/records.ndjson.gz'), gzipSync(one.lines))
    }
    const merged = await gcbench(['merge', 'shards', '--out', 'pool'], folder)
    expect(merged.code, merged.err).toBe(1)
    const pooled: Report = JSON.parse(readFileSync(path('pool/report.json'), 'utf8'))
    expect(pooled).toMatchObject({ roundsRun: 2 * ROUNDS, records: null })
    const stored = readFileSync(path('pool/records.ndjson'), 'utf8').trimEnd().split('\n')
    expect(stored).toHaveLength(20_400)
    expect(JSON.parse(stored.at(-1)!)).toMatchObject({ trial: { round: 2 * ROUNDS - 1 } })
    expect(JSON.parse(stored.at(-1)!).outputs.stdout).toContain('ns/op')
    const ended = await gcbench(['verify', 'pool'], folder)
    expect(ended.out).toContain('20400 records')
    expect(ended.code, ended.out).toBe(0)
  })
})
