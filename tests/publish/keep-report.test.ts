import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { followRun, keepArtifacts } from '../../src/actions/job.ts'
import type { RowProgress } from '../../src/model/model.ts'
import { readLive } from '../../src/report/live.ts'
import {
  type ArtifactServer,
  keptAt,
  runtimeToken,
  startArtifactServer,
} from '../support/artifact-server.ts'

const RUN = 7

let folder: string
let keep: string
let server: ArtifactServer
let said: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-out-'))
  keep = mkdtempSync(join(tmpdir(), 'gcbench-kept-'))
  server = await startArtifactServer(keep, RUN)
  const env = {
    ACTIONS_RESULTS_URL: server.url,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(RUN),
    // Other servers keep artifacts in an older way.
    GITHUB_SERVER_URL: 'https://github.localhost',
    GITHUB_REPOSITORY: 'octo/prolly',
    GITHUB_STATE: '',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  server.close()
  for (const made of [folder, keep]) rmSync(made, { recursive: true })
})

/** Names of the files of an artifact, sorted. */
async function namesIn(name: string): Promise<string[]> {
  const zip = await fromBufferPromise(readFileSync(keptAt(keep, RUN, name)))
  const names: string[] = []
  for await (const { fileName } of zip.eachEntry()) names.push(fileName)
  return names.sort()
}

describe('the report as artifacts', () => {
  it('is one by itself, and one with all that is in the folder', async () => {
    writeFileSync(join(folder, 'report.json'), '{}')
    writeFileSync(join(folder, '.gitignore'), '*')
    mkdirSync(join(folder, 'raw'))
    writeFileSync(join(folder, 'raw', 'records.ndjson'), '')
    // Nothing outside is taken along.
    symlinkSync('/etc/hostname', join(folder, 'link'))
    const url = await keepArtifacts('mine', folder, null)
    expect(url).toMatch(/\/octo\/prolly\/actions\/runs\/.*\/artifacts\/2$/)
    expect(await namesIn('mine')).toEqual(['report.json'])
    expect(await namesIn('mine-files')).toEqual(['raw/records.ndjson', 'report.json'])
  })

  it('is one of the share, where only a share was measured', async () => {
    writeFileSync(join(folder, 'report.json'), '{}')
    await keepArtifacts('mine', folder, { index: 2, count: 3 })
    expect(await namesIn('mine-shard-2')).toEqual(['report.json'])
    expect(() => readFileSync(keptAt(keep, RUN, 'mine'))).toThrow()
  })

  it('says what to do where another job of the run took the name', async () => {
    writeFileSync(join(folder, 'report.json'), '{}')
    await keepArtifacts('mine', folder, null)
    expect(await keepArtifacts('mine', folder, null)).toBeNull()
    expect(said).toMatch(
      /::warning [^\n]*not kept as artifact mine: .*already exists.* a name of its own/,
    )
  })

  it('asks nobody where nothing shall be kept', async () => {
    writeFileSync(join(folder, 'report.json'), '{}')
    server.close()
    expect(await keepArtifacts(null, folder, null)).toBeNull()
    expect(said).toBe('')
  })
})

describe('how a run stands', () => {
  const row = (change: number, settled: RowProgress['settled'] = null): RowProgress => {
    return { contrast: 'refs', benchmark: 'Sum', metric: 'time/op', change, settled }
  }
  const live = async () => {
    const zip = await fromBufferPromise(readFileSync(keptAt(keep, RUN, 'mine-live')))
    for await (const entry of zip.eachEntry()) {
      expect(entry.fileName).toBe('live.json')
      const parts: Buffer[] = []
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
      return readLive(Buffer.concat(parts).toString())
    }
    return null
  }
  const round = (over: number) => ({
    kind: 'round' as const,
    ...{ round: over, rounds: 40, elapsedSec: over, leftSec: 2 * (40 - over) },
    ...{ active: 1, decided: 0, rows: 1, estimate: null },
  })

  it('is an artifact of its own that is written anew, and is gone when the report is kept', async () => {
    let nowSec = 0
    const tell = followRun('mine', () => nowSec)
    expect(tell({ kind: 'phase', name: 'sources', detail: '' })).toBeUndefined()
    await tell({ kind: 'phase', name: 'measure', detail: '' })
    expect(await live()).toMatchObject({ phase: 'measure', rounds: null, rows: [] })
    tell(round(8))
    nowSec = 59
    expect(tell({ kind: 'analysis', rounds: 8, stands: [row(0.1)], labels: [] })).toBeUndefined()
    tell(round(12))
    nowSec = 61
    await tell({ kind: 'analysis', rounds: 12, stands: [row(0.1, 'regressed')], labels: [] })
    expect(await live()).toMatchObject({
      rounds: { over: 12, most: 40, leftSec: 56 },
      rows: [row(0.1, 'regressed')],
    })
    writeFileSync(join(folder, 'report.json'), '{}')
    await keepArtifacts('mine', folder, null)
    expect(() => readFileSync(keptAt(keep, RUN, 'mine-live'))).toThrow()
    expect(await namesIn('mine')).toEqual(['report.json'])
    expect(said).not.toContain('::warning')
  })

  it('holds up no run that cannot keep it', async () => {
    server.close()
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', '')
    const tell = followRun('mine')
    await tell({ kind: 'phase', name: 'measure', detail: '' })
    await tell({ kind: 'analysis', rounds: 8, stands: [row(0.1)], labels: [] })
    expect(said).not.toContain('::warning')
  })
})

it('what says how a run stands is read by its schema, or not at all', () => {
  const told = {
    format: 1,
    at: '2026-03-01T10:00:00.000Z',
    phase: 'measure',
    rounds: null,
    rows: [],
  }
  expect(readLive(JSON.stringify(told))).toEqual(told)
  for (const wrong of [
    {},
    { ...told, phase: 'dance' },
    { ...told, more: 1 },
    { ...told, rounds: { over: -1, most: 2, leftSec: null } },
    { ...told, rows: [{ benchmark: 'x' }] },
  ])
    expect(readLive(JSON.stringify(wrong))).toBeNull()
  expect(readLive('{')).toBeNull()
})
