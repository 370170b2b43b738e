/** The package as somebody installs it: packed, unpacked in an empty folder without a network. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VERSION } from '../../src/model/version.ts'
import { typed } from '../support/page-commands.ts'
import { makeRepository } from '../support/repository.ts'
import { OUTER_PATH } from './outer-path.ts'

const own = JSON.parse(readFileSync('package.json', 'utf8'))
/** As npm knows it, so that `npx gcbench` is enough. */
const NAME = 'gcbench'

let root = ''
let installed = ''
const gcbench = () => join(installed, 'node_modules/.bin/gcbench')
/** In a copy of a clone where `npm ci` was never run, with the Node that the machine has. */
const npm = (cwd: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync('npm', ['--offline', '--no-audit', '--no-fund', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: OUTER_PATH, npm_config_cache: join(root, 'cache'), ...env },
  })
const [, ...pack] = typed('docs/start.md', 'npm pack').split(' ')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gcbench-packed-'))
  // Packing writes over package.json for a moment, which other tests read: a copy is packed.
  const sources = join(root, 'sources')
  for (const name of ['package.json', 'README.md', 'LICENSE', 'dist', 'docs', 'tests/stats'])
    cpSync(name, join(sources, name), { recursive: true })
  cpSync('scripts/packed-manifest.js', join(sources, 'scripts/packed-manifest.js'))
  npm(sources, [...pack, '--pack-destination', root])
  expect(readFileSync(join(sources, 'package.json'), 'utf8')).toBe(
    readFileSync('package.json', 'utf8'),
  )
  installed = join(root, 'installed')
  mkdirSync(installed)
  npm(installed, ['install', `../${own.name}-${own.version}.tgz`])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the packed package', () => {
  it('is the command line and nothing else', () => {
    const folder = join(installed, 'node_modules', NAME)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    const chunks = files.filter((file) => file.startsWith('dist/bundle/'))
    expect(files.filter((file) => !chunks.includes(file)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/THIRD_PARTY.txt',
      'dist/cli.js',
      'docs/gcbench.schema.json',
      'docs/report.schema.json',
      'package.json',
    ])
    const whole = readdirSync('dist/bundle').filter((name) =>
      /cli|mcp-server|rolldown|traces/.test(name),
    )
    expect(chunks.map((path) => path.slice('dist/bundle/'.length)).sort()).toEqual(
      whole.filter((name) => name !== 'rolldown-runtime.js.map').sort(),
    )
    expect(readdirSync(join(installed, 'node_modules')).filter((name) => name[0] !== '.')).toEqual([
      NAME,
    ])
  })
  it('is installed for everybody by the line of the page', () => {
    const line = typed('docs/start.md', 'npm install --global ./gcbench-action-*.tgz')
    const prefix = join(root, 'global')
    execFileSync('sh', ['-c', `${line} --offline --no-audit --no-fund`], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, npm_config_prefix: prefix, npm_config_cache: join(root, 'cache') },
    })
    const version = execFileSync(join(prefix, 'bin/gcbench'), ['--version'], { encoding: 'utf8' })
    expect(version).toBe(`${VERSION}\n`)
  })
  it('answers its version, and says of the machine what it says', () => {
    const version = execFileSync(gcbench(), ['--version'], { encoding: 'utf8' })
    expect(version).toBe(`${VERSION}\n`)
    const { status, stdout } = spawnSync(gcbench(), ['doctor'], { encoding: 'utf8', cwd: root })
    expect(status).toBe(0)
    expect(stdout).toMatch(/disk free for builds/)
  })
  it('plans a run in a Go module', () => {
    const repository = makeRepository({
      'go.mod': 'module example.com/m\n\ngo 1.21\n',
      'm_test.go': 'package m\n\nimport "testing"\n\nfunc BenchmarkOne(b *testing.B) {}\n',
    })
    const base = repository.git('rev-parse', 'HEAD')
    repository.commit({ 'm.go': 'package m\n' })
    const plan = execFileSync(gcbench(), ['plan', '--base', base], {
      cwd: repository.folder,
      encoding: 'utf8',
    })
    repository.remove()
    expect(plan).toContain(`base:     ${base} (merge base of`)
    expect(plan).toContain('1 benchmark function in the source of head: One')
  })
  it('says where it comes from, if a job builds it', () => {
    const job = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'octo/bench' }
    const folder = join(root, 'of-a-job')
    mkdirSync(folder)
    npm(join(root, 'sources'), [...pack, '--pack-destination', folder], job)
    execFileSync('tar', ['-xzf', `${own.name}-${own.version}.tgz`], { cwd: folder })
    const packed = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))
    expect(packed).toMatchObject({
      repository: { type: 'git', url: 'git+https://github.example/octo/bench.git' },
      bugs: 'https://github.example/octo/bench/issues',
    })
    for (const key of ['private', 'dependencies', 'devDependencies', 'scripts'])
      expect(packed).not.toHaveProperty(key)
  })
})
