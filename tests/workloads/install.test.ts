/** Which package manager a Node.js project is installed by, with programs that say what they were told. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { INSTALL } from '../../src/workloads/node.ts'

/** What is executed in `dir` of a source with these files, where these managers are installed. */
function installs(files: Record<string, string>, { dir = '', has = ['npm', 'npx'] } = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'install-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = join(folder, 'source')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  mkdirSync(join(folder, 'bin'))
  for (const name of has) {
    const path = join(folder, 'bin', name)
    writeFileSync(path, `#!/bin/sh\necho "\${PWD#${source}}/: ${name} $*"\n`)
    chmodSync(path, 0o755)
  }
  const PATH = `${join(folder, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`
  const script = INSTALL.replace('{source}', source)
  const at = { cwd: join(source, dir), env: { PATH, HOME: folder }, encoding: 'utf8' } as const
  return execFileSync('sh', ['-euc', script], at).trim()
}

const plain = { 'package.json': '{}' }
const named = (manager: string) => ({ 'package.json': `{ "packageManager": "${manager}" }` })

it('npm installs where its lockfile is, or none', () => {
  expect(installs({ ...plain, 'package-lock.json': '{}' })).toBe('/: npm ci')
  expect(installs({ ...plain, 'npm-shrinkwrap.json': '{}' })).toBe('/: npm ci')
  expect(installs(plain)).toBe('/: npm install --no-package-lock')
  const inside = { ...plain, 'a/b/package.json': '{}' }
  expect(installs(inside, { dir: 'a/b' })).toBe('/a/b/: npm install --no-package-lock')
})

it('a package of a workspace is installed with the lockfile of the workspace', () => {
  const files = { ...plain, 'yarn.lock': '# yarn lockfile v1\n', 'packages/a/package.json': '{}' }
  const at = { dir: 'packages/a' }
  const words = 'install --frozen-lockfile'
  expect(installs(files, at)).toBe(`/: npx -y -p yarn@1 yarn ${words}`)
  const own = { ...at, has: ['npm', 'npx', 'yarn'] }
  expect(installs(files, own)).toBe(`/: yarn ${words}`)
  const nearer = { ...files, 'packages/a/package-lock.json': '{}' }
  expect(installs(nearer, at)).toBe('/packages/a/: npm ci')
})

it('the version is that of package.json, else one that reads the lockfile', () => {
  const hash = `pnpm@9.15.9+sha512.${'a'.repeat(20)}`
  const lock = (version: string) => ({ 'pnpm-lock.yaml': `lockfileVersion: ${version}\n` })
  const words = 'pnpm install --frozen-lockfile'
  const has = ['npm', 'npx', 'pnpm']
  expect(installs({ ...named(hash), ...lock("'9.0'") }, { has })).toBe(
    `/: npx -y -p pnpm@9.15.9 ${words}`,
  )
  expect(installs({ ...plain, ...lock("'6.0'") })).toBe(`/: npx -y -p pnpm@8 ${words}`)
  expect(installs({ ...plain, ...lock('5.4') })).toBe(`/: npx -y -p pnpm@7 ${words}`)
  const bun = 'npx -y -p bun@1.2.3 bun install --frozen-lockfile'
  expect(installs({ ...named('bun@1.2.3'), 'bun.lock': '{}' })).toBe(`/: ${bun}`)
})

it('benchmarks with a package.json of their own are installed, and what they load of the project', () => {
  const own = { 'bench/package.json': '{ "dependencies": { "tinybench": "5" } }' }
  const around = {
    'package.json': '{ "dependencies": { "a": "1" }, "devDependencies": { "b": "1" } }',
  }
  const at = { dir: 'bench' }
  const plainly = '/bench/: npm install --no-package-lock'
  expect(installs({ ...around, ...own }, at)).toBe(
    `${plainly}\n/: npm install --no-package-lock --omit=dev`,
  )
  expect(installs({ ...plain, ...own }, at)).toBe(plainly)
  const locked = { ...around, 'package-lock.json': '{}' }
  expect(installs({ ...locked, ...own }, at)).toBe(`/: npm ci\n${plainly}`)
  // In a workspace the lockfile above is its own.
  const hoisted = { ...locked, ...own, 'node_modules/tinybench/package.json': '{}' }
  expect(installs(hoisted, at)).toBe('/: npm ci')
})

it('a lockfile of the newer yarn needs that yarn, even where the older one is installed', () => {
  const lock = (version: number) => ({
    'yarn.lock': `__metadata:\n  version: ${version}\n\n"a@1":\n`,
  })
  const words = 'yarn install --immutable'
  const has = ['npm', 'npx', 'yarn']
  const berry = '/: npx -y -p @yarnpkg/cli-dist'
  expect(installs({ ...plain, ...lock(8) }, { has })).toBe(`${berry}@4 ${words}`)
  expect(installs({ ...plain, ...lock(6) }, { has })).toBe(`${berry}@3 ${words}`)
  expect(installs({ ...named('yarn@4.5.3'), ...lock(8) }, { has })).toBe(`${berry}@4.5.3 ${words}`)
})
