/** The command line as one module, imported as text: what the single file has inside. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { bundleCommandLine, LOADER } from '../../scripts/single-file.ts'
import { VERSION } from '../../src/model/version.ts'

it('starts without any file beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-single-'))
  const module = await bundleCommandLine(folder)
  // Node gives assets to a file that it is part of alone: here they are the file's.
  const asset = `{ getRawAsset: () => require('node:fs').readFileSync(${JSON.stringify(module)}) }`
  const main = join(folder, 'main.cjs')
  writeFileSync(main, LOADER.replace("require('node:sea')", asset))
  const say = (...args: string[]) =>
    execFileSync(process.execPath, [main, ...args], { encoding: 'utf8', cwd: '/' })
  expect(say('--version')).toBe(`${VERSION}\n`)
  expect(say('ab', '--help')).toContain('cmd a')
  expect(readFileSync(join(folder, 'THIRD_PARTY.txt'), 'utf8')).toContain('- commander ')
  rmSync(folder, { recursive: true, force: true })
})

it('is fetched once by the extension of gh, and proved before it runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-gh-'))
  const write = (name: string, ...lines: string[]) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 })
  }
  const name = `gcbench-linux-${process.arch}`
  write(`${name}/gcbench`, 'echo "ran $*"')
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: folder })
  write(
    'bin/gh',
    `echo "$1 $2" >> ${folder}/asked`,
    'case "$1 $2" in',
    '"release view") echo v1.2.3 ;;',
    `"release download") for to; do :; done; cp ${folder}/${name}.tar.gz "$to" ;;`,
    `"attestation verify") test ! -e ${folder}/forged ;;`,
    'esac',
  )
  const run = (cache: string) =>
    spawnSync('deploy/gh-gcbench/gh-gcbench', ['plan', '--base', 'a b'], {
      env: { PATH: `${folder}/bin:/usr/bin:/bin`, XDG_CACHE_HOME: join(folder, cache) },
      encoding: 'utf8',
    })
  expect(run('cache')).toMatchObject({ status: 0, stdout: 'ran plan --base a b\n' })
  expect(run('cache').stdout).toBe('ran plan --base a b\n')
  expect(readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')).toEqual([
    'release view',
    'release download',
    'attestation verify',
    'release view',
  ])
  write('forged')
  expect(run('another')).toMatchObject({ status: 1, stdout: '' })
  expect(readdirSync(join(folder, 'another/gh-gcbench/v1.2.3'))).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

it('is offered with what the Marketplace takes', () => {
  const action = parse(readFileSync('action.yml', 'utf8'))
  expect(action.description.length).toBeLessThanOrEqual(125)
  expect(Object.keys(action.branding)).toEqual(['icon', 'color'])
  const colours = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple']
  expect([...colours, 'gray-dark']).toContain(action.branding.color)
  expect(action.author).not.toBe('')
})
