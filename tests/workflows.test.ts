import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from '../src/model/version.ts'
import { findTool, skipNote } from './tool-path.ts'
import { workflowBlocks, workflowFile } from './yaml-blocks.ts'

/** Our Action and its steps as documentation names them, for users' workflows. */
const COMMIT = 'c'.repeat(40)
const US = `${REPOSITORY}@${COMMIT}`
const STEPS = ['', 'merge/', 'site/', 'selftest/', 'publish/', 'authorize/']
const DOORS = ['index', 'keep', 'publish', 'authorize']

/** What the pages name of ours, with its step. */
const OURS = new RegExp(`uses: ${REPOSITORY}(/\\w+)?@\\w+`, 'g')

/** What actionlint 1.7.12 can read: our actions as folders, and no key that is newer than it. */
const forActionlint = (text: string) =>
  text.replace(OURS, (_, step = '') => `uses: .${step || '/'}`).replace(/^ *cache-mode: .*\n/gm, '')

const UNSAFE = 'fixtures/workflows/unsafe.yml'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
const tracked = git('ls-files', '-co', '--exclude-standard').split('\n')
const own = tracked.filter((path) => /^\.github\/workflows\/.*\.ya?ml$/.test(path))
const files = tracked
  .filter((path) => /^docs\/examples\/.*\.yml$/.test(path))
  .map((path) => ({ name: `file-${basename(path)}`, text: workflowFile(path, COMMIT) }))
const blocks = tracked
  .filter((path) => path.endsWith('.md') && !path.startsWith('fixtures/'))
  .flatMap((path) =>
    workflowBlocks(readFileSync(path, 'utf8'), COMMIT).map((text, index) => ({
      name: `${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${index + 1}.yml`,
      text,
    })),
  )
const documented = [...blocks, ...files]

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gcbench-workflows-'))
  mkdirSync(join(root, '.github/workflows'), { recursive: true })
  execFileSync('git', ['init', '-q', root])
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist', 'keep.js'), '')
  for (const door of DOORS) writeFileSync(join(root, 'dist', `${door}.js`), '')
  for (const folder of STEPS) {
    mkdirSync(join(root, folder), { recursive: true })
    copyFileSync(`${folder}action.yml`, join(root, folder, 'action.yml'))
  }
  writeFileSync(
    join(root, 'zizmor.yml'),
    "rules:\n  unpinned-uses:\n    config:\n      policies:\n        '*': hash-pin\n",
  )
  for (const path of own) copyFileSync(path, join(root, path))
  for (const { name, text } of documented)
    writeFileSync(join(root, '.github/workflows', name), text)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Exit status and words of a linter over the workflows in the scratch repository. */
function lint(tool: string, args: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd, encoding: 'utf8' })
  return { status, words: `${stdout}\n${stderr}` }
}

describe('workflows, ours and those of the documentation', () => {
  it('are found', () => {
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(blocks.length).toBeGreaterThanOrEqual(1)
    expect(files.length).toBeGreaterThanOrEqual(10)
    expect(documented.some(({ text }) => text.includes(US))).toBe(true)
  })

  it.each([...own])('%s gives no permission to all jobs and pins every action', (path) => {
    const workflow = parse(readFileSync(path, 'utf8'))
    expect(workflow.permissions).toEqual({})
    type Step = { uses?: string; with?: Record<string, unknown> }
    const jobs = Object.values<{ steps: Step[] }>(workflow.jobs)
    for (const step of jobs.flatMap((job) => job.steps)) {
      if (step.uses === undefined) continue
      expect(step.uses).toMatch(/^(\.\/|\$\/|[\w./-]+@[0-9a-f]{40}$)/)
      if (step.uses.startsWith('actions/checkout@'))
        expect(step.with?.['persist-credentials']).toBe(false)
    }
  })
})

const actionlint = findTool('actionlint')
describe.skipIf(actionlint === null)(`actionlint${skipNote('actionlint', actionlint)}`, () => {
  const tool = actionlint ?? ''
  const folder = () => join(root, '.github/workflows')

  it('finds nothing, our inputs included', () => {
    for (const { name, text } of documented)
      writeFileSync(join(folder(), name), forActionlint(text))
    const files = [...own, ...documented.map(({ name }) => `.github/workflows/${name}`)]
    expect(lint(tool, ['-no-color', ...files], root)).toEqual({ status: 0, words: '\n' })
  })
  it('would find a wrong input and an injection', () => {
    copyFileSync(UNSAFE, join(folder(), 'unsafe.yaml'))
    const { status, words } = lint(tool, ['-no-color', '.github/workflows/unsafe.yaml'], root)
    rmSync(join(folder(), 'unsafe.yaml'))
    expect(status).toBe(1)
    expect(words).toContain('input "suit" is not defined')
    expect(words).toContain('potentially untrusted')
  })
})

const zizmor = findTool('zizmor')
describe.skipIf(zizmor === null)(`zizmor${skipNote('zizmor', zizmor)}`, () => {
  const audit = (...files: string[]) =>
    lint(zizmor ?? '', ['--offline', '--no-progress', '--config', 'zizmor.yml', ...files], root)

  it('finds nothing', () => {
    for (const { name, text } of documented)
      writeFileSync(join(root, '.github/workflows', name), text)
    const steps = STEPS.map((folder) => `${folder}action.yml`)
    const { status, words } = audit('.github/workflows', ...steps)
    expect(words).toContain('No findings to report')
    expect(status).toBe(0)
  })
  it('would find a dangerous trigger', () => {
    copyFileSync(UNSAFE, join(root, 'unsafe.yml'))
    const { status, words } = audit('unsafe.yml')
    expect(status).not.toBe(0)
    for (const rule of ['dangerous-triggers', 'unpinned-uses', 'template-injection'])
      expect(words).toContain(rule)
  })
})
