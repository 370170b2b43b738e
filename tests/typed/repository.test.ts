/** What the pages tell to type about repositories and their reports, typed into a shell. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typed } from '../support/page-commands.ts'
import { makeReaderShell, type ReaderShell } from '../support/reader-shell.ts'
import { makeRepository, type Repository, reportIn } from '../support/repository.ts'

/** A benchmark that says how long it took, the same in every run. */
const SCAN = `read -r took < took
echo "BenchmarkScan 1000 $took ns/op"
`
const SUITES = `suites:
  scans:
    workload: command
    run: sh scan.sh
    parse: { stdout: go-bench }
    rounds: { min: 8, max: 8 }
    budget: 2h
`
/** What the gate says: `SLOWER` of a change that takes twice as long. */
const [FINE, SLOWER] = [0, 1]

let shell: ReaderShell
let repository: Repository
beforeAll(async () => {
  shell = await makeReaderShell()
  repository = makeRepository({ 'scan.sh': SCAN, took: '1000\n', '.gcbench.yml': SUITES })
  for (const minor of [1, 2, 3, 4]) {
    repository.commit({ took: `${1000 * 2 ** minor}\n` }, `Release 1.${minor}`)
    repository.git('tag', `v1.${minor}`)
  }
  for (const took of [16_000, 40_000, 40_001]) repository.commit({ took: `${took}\n` }, `${took}`)
})
afterAll(() => {
  repository.remove()
  shell.remove()
})

/** Types it where the repository is, and holds it to its exit code. */
function type(command: string, status = FINE, cwd = repository.folder): string {
  const ended = shell.type(command, cwd)
  expect(ended.status, `${command}\n${ended.stdout}${ended.stderr}`).toBe(status)
  return ended.stdout
}

const filesIn = (folder: string) => readdirSync(join(repository.folder, folder))

describe('after the merge', () => {
  it('several refs in one run', () => {
    const command = typed('docs/after-the-merge.md', 'gcbench run --compare v1.1,v1.2,v1.3,main')
    expect(type(command, SLOWER)).toMatch(/Scan +time\/op .*\+100\.0 %.*\+300\.0 %.*\+1900 %/)
  })

  it('the commit that did it', () => {
    const command = typed('docs/after-the-merge.md', 'gcbench bisect --good v1.4 --bad main')
    expect(type(command)).toMatch(/^\w{12} "40000" did it: .*Scan time\/op/)
    // Its stages are reports, too, which the curve below is not of.
    rmSync(join(repository.folder, 'gcbench-out'), { recursive: true })
  })

  it('a release against the last, its notes, and the curve of many', () => {
    rmSync(join(repository.folder, 'reports'), { recursive: true, force: true })
    const release = typed(
      'docs/after-the-merge.md',
      'gcbench run --base v1.3 --exact-base --head v1.4',
    )
    expect(type(release, SLOWER)).toContain('slower (+100 %)')
    expect(reportIn(repository.folder).command).toContain('--exact-base')
    const notes = /Performance between `v1.3` and `v1.4`[\s\S]*Scan.*\+100\.0 %/
    expect(type(typed('docs/after-the-merge.md', 'gcbench notes v1.3..v1.4'))).toMatch(notes)

    const keep = (name: string) =>
      cpSync(join(repository.folder, 'gcbench-out'), join(repository.folder, 'reports', name), {
        recursive: true,
      })
    keep('v1.4')
    type(release.replace('v1.3', 'v1.2').replace('v1.4', 'v1.3'), SLOWER)
    keep('v1.3')
    type(typed('docs/after-the-merge.md', 'gcbench run --base HEAD~1 --exact-base'))
    keep('merge')

    const again = typed('docs/after-the-merge.md', 'gcbench notes v1.3..v1.4 reports/')
    expect(type(again)).toMatch(notes)
    expect(type(typed('docs/after-the-merge.md', 'gcbench history reports/'))).toContain(
      '5 commits',
    )
    const one = typed('docs/after-the-merge.md', 'gcbench history reports/ --series Scan')
    expect(type(one)).toMatch(/v1\.4.*\+100\.0 %/)
    const csv = typed('docs/after-the-merge.md', 'gcbench history reports/ --format csv')
    expect(type(csv).split('\n')[0]).toMatch(/benchmark,.*metric/)

    const site = typed(
      'docs/after-the-merge.md',
      'gcbench site reports/ --out site --repository https://github.com/OWNER/NAME',
    )
    expect(type(site)).toMatch(/^\d+ files in site, of 3 reports$/m)
    const badge = readFileSync(join(repository.folder, 'site', 'badge.json'), 'utf8')
    expect(JSON.parse(badge)).toMatchObject({ schemaVersion: 1, label: 'benchmarks' })
    rmSync(join(repository.folder, 'site'), { recursive: true, force: true })

    // What the workflow of the main branch keeps: a branch with reports.
    // Forced, as a folder of gcbench's tells git to leave it out.
    repository.git('add', '--force', 'reports')
    const tree = repository.git('write-tree')
    repository.git('reset', '-q')
    const kept = repository.git('commit-tree', tree, '-m', 'Reports')
    repository.git('update-ref', 'refs/remotes/origin/gcbench-data', kept)
    const fetched = typed(
      'docs/workflows.md',
      'git worktree add ../data origin/gcbench-data && gcbench history ../data/reports',
    )
    const beside = `../${basename(repository.folder)}-data`
    expect(type(fetched.replaceAll('../data', beside))).toContain('5 commits')
    repository.git('worktree', 'remove', beside)
  })
})

describe('a report that is there', () => {
  beforeAll(() => {
    repository.git('checkout', '-q', '-B', 'change')
    repository.commit({ took: '80000\n' })
    type(typed('docs/moving.md', 'gcbench run --base main'), SLOWER)
  })
  afterAll(() => repository.git('checkout', '-q', 'main'))

  it('is judged again, and told by row', () => {
    expect(type(typed('docs/gating.md', 'gcbench verify gcbench-out'))).toMatch(/^verified: /)
    const inside = join(repository.folder, 'gcbench-out')
    type(typed('docs/workflows.md', 'gcbench verify report.json'), FINE, inside)
    const scan = typed('docs/moving.md', 'gcbench report gcbench-out --filter .name:/Scan/')
    expect(type(scan)).toContain('Scan')
  })

  it('is made into every format that a page names', () => {
    expect(type(typed('docs/reference.md', 'gcbench report gcbench-out --format csv'))).toMatch(
      /^contrast,|benchmark/,
    )
    type(typed('docs/moving.md', 'gcbench report gcbench-out --format bencher --out bmf'))
    expect(filesIn('bmf')).not.toEqual([])
    type(
      typed(
        'docs/moving.md',
        'gcbench report gcbench-out --format github-action-benchmark --out charts',
      ),
    )
    expect(filesIn('charts')).not.toEqual([])
    const own = typed('CONTRIBUTING.md', 'gcbench report gcbench-out --format NAME')
    expect(type(own.replace('NAME', 'junit'))).toContain('<testsuite')
  })

  it('holds the text of Go benchmarks, of which two files are compared', () => {
    for (const [from, to] of [
      ['bench-base.txt', 'old.txt'],
      ['bench-head.txt', 'new.txt'],
    ] as const)
      cpSync(join(repository.folder, 'gcbench-out', from), join(repository.folder, to))
    const told = type(typed('docs/moving.md', 'gcbench compare old.txt new.txt'))
    expect(told).toMatch(/Scan.*\+/)
  })
})

describe('what needs no commit', () => {
  it('two folders', () => {
    for (const [side, took] of [
      ['old', 1000],
      ['new', 2000],
    ] as const)
      repository.write({
        [`${side}/scan.sh`]: SCAN,
        [`${side}/took`]: `${took}\n`,
        [`${side}/.gcbench.yml`]: SUITES,
      })
    const command = typed('docs/moving.md', 'gcbench run --base ./old --head ./new')
    expect(type(command, SLOWER)).toContain('slower (+100 %)')
  })

  it('the folder as it stands', () => {
    repository.write({ took: '90000\n' })
    expect(type(typed('docs/start.md', 'gcbench run --head .'), SLOWER)).toContain('slower')
    repository.git('checkout', '-q', '-f', 'main')
  })

  it('commands side by side', () => {
    const folder = join(repository.folder, 'commands')
    mkdirSync(folder)
    repository.write({ 'commands/log': readFileSync('package.json', 'utf8') })
    const command = typed('README.md', "gcbench ab -- 'xz -1 -kf log' 'xz -9 -kf log'")
    const { stdout, status, stderr } = shell.type(command, folder)
    // Which is faster is for the machine to say; that it was told both, and measured, is not.
    expect(stdout, stderr).toContain('xz -9 -kf log')
    expect(status, stderr).toBe(0)
    expect(stdout).toMatch(/^Median times of [1-9]\d* rounds/m)
  })
})

it('shares of a run, pooled', () => {
  repository.git('checkout', '-q', 'change')
  const share = typed('docs/how-to/many-machines.md', 'gcbench run --shard 2/3')
  for (const index of [1, 2, 3]) {
    shell.type(`${share.replace('2/3', `${index}/3`)} --seed x`, repository.folder)
    cpSync(
      join(repository.folder, 'gcbench-out'),
      join(repository.folder, `shards/gcbench-report-shard-${index}`),
      { recursive: true },
    )
  }
  const pooled = typed('docs/how-to/many-machines.md', 'gcbench merge shards')
  expect(type(pooled, SLOWER)).toContain('2 more machines')
})
