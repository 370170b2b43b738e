import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doors } from '../../rolldown.config.ts'
import { differences, staleBundle } from '../../scripts/build.ts'
import { VERSION } from '../../src/model/version.ts'

describe('the committed bundle', () => {
  // A copy without node_modules: what is missing in the bundle is missing there.
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gcbench-dist-'))
    cpSync('dist', join(folder, 'dist'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is what the sources give, byte for byte', async () => {
    expect(await staleBundle()).toEqual([])
  })
  it('would be seen to differ', () => {
    const copy = join(folder, 'copy')
    cpSync('dist', copy, { recursive: true })
    writeFileSync(join(copy, 'index.js'), `${readFileSync(join(copy, 'index.js'), 'utf8')} `)
    writeFileSync(join(copy, 'more.js'), '')
    rmSync(join(copy, 'THIRD_PARTY.txt'))
    expect(differences('dist', copy).sort()).toEqual(['THIRD_PARTY.txt', 'index.js', 'more.js'])
  })
  it('has an entry for every door', () => {
    for (const name of Object.keys(doors))
      expect(readFileSync(`dist/${name}.js`, 'utf8')).toContain(`import('./bundle/${name}.js')`)
  })
  it('runs as a command without any package beside it', () => {
    const out = execFileSync('node', ['dist/cli.js', '--version'], { cwd: folder })
    expect(out.toString().trim()).toBe(VERSION)
  })
  /** Sources and packages that are in memory as soon as a door is started. */
  function loadedBy(door: string): string[] {
    const loaded = new Set([`${door}.js`])
    for (const name of loaded)
      for (const [, next = ''] of readFileSync(`dist/bundle/${name}`, 'utf8').matchAll(
        /from ?"\.\/([^"]+)"/g,
      ))
        loaded.add(next)
    const mapped = [...loaded].filter((file) => existsSync(`dist/bundle/${file}.map`))
    return mapped.flatMap(
      (file) => JSON.parse(readFileSync(`dist/bundle/${file}.map`, 'utf8')).sources as string[],
    )
  }
  it('loads no second client of HTTP at the start of a door', () => {
    for (const door of Object.keys(doors))
      expect(loadedBy(door).filter((source) => /\/(undici|tunnel)\//.test(source))).toEqual([])
  })
  it('loads nothing of GitHub for the command line', () => {
    const sources = loadedBy('cli')
    expect(sources.length).toBeGreaterThan(100)
    const ofGitHub = /octokit|@actions\/|\/src\/github\//
    expect(sources.filter((source) => ofGitHub.test(source))).toEqual([])
  })
  it('names lines of the sources in the trace of a bug', () => {
    // GitHub sends no such payload, so the Action takes it for a bug.
    const payload = join(folder, 'event.json')
    writeFileSync(payload, '{}')
    const env = {
      PATH: process.env.PATH,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: payload,
    }
    const options = { cwd: folder, env, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync('node', ['dist/index.js'], options)
    expect(status).toBe(1)
    expect(stderr).toMatch(/at refsOfEvent \(.*src\/github\/events\.ts:\d+:\d+\)/)
    expect(stderr).toMatch(/at .*src\/actions\/main\.ts:\d+:\d+/)
  })
  it('names the licence of every package in it', () => {
    const text = readFileSync('dist/THIRD_PARTY.txt', 'utf8')
    for (const name of ['@actions/core', 'zod', 'commander', 'yaml'])
      expect(text).toMatch(new RegExp(`^- ${name} \\d+\\.\\d+\\.\\d+ \\((MIT|ISC)\\)$`, 'm'))
  })
})
