/** `gcbench site` with real files: reports of a folder in, a folder of pages out. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runAction } from '../support/action-step.ts'
import { merged, moved, sha } from '../support/branch-reports.ts'
import { gcbench } from '../support/repository.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-branch-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const REPOSITORY = 'https://github.example/octo/lines'
const site = (...args: string[]) =>
  gcbench(['site', 'reports', '--out', 'pages', '--repository', ...args], folder)

function keep(name: string, text: string) {
  mkdirSync(join(folder, 'reports', name), { recursive: true })
  writeFileSync(join(folder, 'reports', name, 'report.json'), text)
}

it('makes a site of what a data branch keeps', async () => {
  for (let to = 1; to <= 22; to++) {
    const report = merged(to - 1, to, [moved('Scan', to === 22 ? 10 : 0)])
    keep(`${sha(to)}-push`, JSON.stringify(report))
  }
  keep('ended', '{"ended":"the build failed"}')
  const { code, out, err } = await site(`${REPOSITORY}/`)
  expect([code, err]).toEqual([0, 'not a report, left out: ended/report.json\n'])
  const names = readdirSync(join(folder, 'pages'))
  expect(out).toBe(`${names.length} files in pages, of 22 reports\n`)
  const text = (name: string) => readFileSync(join(folder, 'pages', name), 'utf8')
  expect(text('index.html')).toContain(`${REPOSITORY}/commit/${sha(22)}`)
  expect(JSON.parse(text('badge.json'))).toMatchObject({ message: '1 worse', color: 'red' })
  expect(text('history.csv').trim().split('\n')).toHaveLength(1 + 23 + 22)
  // The reports of the comparisons that the front page lists, and of no others.
  const reports = names.filter((name) => name.startsWith('report-'))
  expect(reports).toHaveLength(20)
  for (const name of reports) {
    expect(text('index.html')).toContain(`href="${name}"`)
    expect(text(name)).toMatch(/^<!doctype html>[\s\S]*Scan/)
  }
})

it('takes the place of the one before, and of nothing else', async () => {
  const scan = JSON.stringify(merged(0, 1, [moved('Scan', 0), moved('Sum', 0)]))
  keep('1-push', scan)
  expect((await site(REPOSITORY)).code).toBe(0)
  const pages = join(folder, 'pages')
  writeFileSync(join(pages, 'CNAME'), 'lines.example\n')
  const before = readdirSync(pages)
  rmSync(join(folder, 'reports', '1-push'), { recursive: true })
  keep('2-push', JSON.stringify(merged(1, 2, [moved('Scan', 0)])))
  const { out } = await site(REPOSITORY)
  const after = readdirSync(pages)
  expect(after).toContain('CNAME')
  expect(out).toBe(`${after.length - 1} files in pages, of 1 report\n`)
  const gone = before.filter((name) => !after.includes(name))
  expect(gone.filter((name) => /^report-1-push|^history-oltp-sum/.test(name))).toHaveLength(2)
})

it('says at once all that a call lacks', async () => {
  const { code, err } = await gcbench(['site', 'reports'], folder)
  expect(code).toBe(2)
  expect(err).toContain(
    "required options '-o, --out <dir>' and '--repository <address>' not specified",
  )
})

it('makes one of stored reports of every kind', async () => {
  const stored = readdirSync('fixtures/reports').filter((name) => name.endsWith('.json'))
  for (const name of stored) keep(name, readFileSync(join('fixtures/reports', name), 'utf8'))
  const { code, out } = await site(REPOSITORY)
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`^\\d+ files in pages, of ${stored.length} reports$`, 'm'))
  expect(readdirSync(join(folder, 'pages'))).toContain('index.html')
})

it('says what is wrong with an address and with a folder', async () => {
  const { code, err } = await site('octo/lines')
  expect([code, err]).toEqual([
    3,
    'octo/lines is no address of a repository\nwrite it as https://github.com/OWNER/NAME\n',
  ])
  expect((await site('javascript:alert(1)')).code).toBe(3)
  expect((await site(REPOSITORY)).err).toContain('reports is no folder')
})

it('leaves pages as they are where no report can be read', async () => {
  keep('1-push', '{"schemaVersion": 1')
  const { code, err } = await site(REPOSITORY)
  expect(code).toBe(3)
  expect(err).toContain('not a report, left out: 1-push/report.json')
  expect(err).toContain('no report below reports can be read')
  expect(readdirSync(folder)).toEqual(['reports'])
})

it('says what names it looks for where it finds none, what is there, and what to do', async () => {
  mkdirSync(join(folder, 'reports', 'night'), { recursive: true })
  const empty = await site(REPOSITORY)
  expect([empty.code, empty.err]).toEqual([
    0,
    'no reports in reports: names of reports are report*.json, at any depth, and it has no file\n' +
      'Name the folder with the reports, or rename them, such as to report-1.json.\n',
  ])
  for (const name of ['notes.txt', 'a.json', 'b.json', 'night/c.json', 'night/d.json'])
    writeFileSync(join(folder, 'reports', name), '{}')
  const other = await site(REPOSITORY)
  expect(other.err).toContain('and it has 5 files: a.json, b.json, night/c.json, ...\n')
  expect(other.out).toMatch(/ of 0 reports\n$/)
})

it('says how many reports are not of two commits', async () => {
  const whole = JSON.parse(JSON.stringify(merged(0, 1, [moved('Scan', 0)])))
  keep('1-push', JSON.stringify(whole))
  whole.plan.sources.base.sha = null
  delete whole.checksum
  keep('2-folder', JSON.stringify(whole))
  const { code, err } = await site(REPOSITORY)
  expect([code, err]).toEqual([0, '1 report left out: not of two commits of one repository\n'])
})

it('is what the step of a workflow makes, of its own repository', async () => {
  keep('1-push', JSON.stringify(merged(0, 1, [moved('Scan', 0)])))
  const commits = { base: sha(0), head: sha(1) }
  const step = (from: string) =>
    runAction(folder, commits, {
      INPUT_SITE: from,
      INPUT_OUT: 'pages',
      GITHUB_SERVER_URL: 'https://github.example',
    })
  const { code, log } = await step('reports')
  expect([code, log]).toEqual([0, expect.stringMatching(/^\d+ files in .*pages, of 1 report$/m)])
  const index = readFileSync(join(folder, 'pages', 'index.html'), 'utf8')
  expect(index).toContain('Benchmarks of octo/prolly')
  expect(index).toContain(`https://github.example/octo/prolly/commit/${sha(1)}`)
  // Nothing was to be measured: no report is left, where the pages would be, that says why not.
  rmSync(join(folder, 'pages'), { recursive: true })
  const wrong = await step('nowhere')
  expect([wrong.code, wrong.log]).toEqual([1, expect.stringContaining('nowhere is no folder')])
  expect(readdirSync(folder)).toEqual(['reports'])
})
