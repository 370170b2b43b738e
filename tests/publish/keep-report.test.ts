import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { keepArtifacts } from '../../src/actions/job.ts'
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
