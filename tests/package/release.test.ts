/** How a release is installed, and that a rehearsal of its workflow publishes nothing. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { makeAll, repositoryIn } from '../../scripts/docs/generate-docs.ts'
import { formulaOf } from '../../scripts/release/formula.ts'
import { REPOSITORY, VERSION } from '../../src/model/version.ts'

const name = `gcbench-linux-${process.arch}`
const archive = `${name}.tar.gz`

let root = ''
const release = () => join(root, 'releases/latest/download')
const sums = () => readFileSync(join(release(), 'SHA256SUMS'), 'utf8')
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gcbench-release-'))
  mkdirSync(join(root, name))
  const program = join(root, name, 'gcbench')
  writeFileSync(program, '#!/bin/sh\necho "ran $*"\n', { mode: 0o755 })
  mkdirSync(release(), { recursive: true })
  execFileSync('tar', ['-czf', join(release(), archive), '-C', root, name])
  execFileSync('sh', ['-c', 'sha256sum *.tar.gz > SHA256SUMS'], { cwd: release() })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** As `curl ... | sh` does. */
const install = (folder: string) =>
  spawnSync('sh', [], {
    input: readFileSync('deploy/install.sh'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: root,
      GCBENCH_RELEASES: `file://${root}/releases`,
      GCBENCH_DIR: join(root, folder),
    },
  })

describe('the script that installs the single file', () => {
  it('fetches it, checks its sum, and puts it where it is found', () => {
    const { stdout, stderr, status } = install('bin')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toBe(`gcbench ran --version is in ${root}/bin\n`)
  })
  it.each([
    ['another sum', (text: string) => text.replace(/^./, (one) => (one === '0' ? '1' : '0'))],
    ['no sum', () => ''],
  ])('installs nothing where the release lists %s', (_, change) => {
    const listed = sums()
    writeFileSync(join(release(), 'SHA256SUMS'), change(listed))
    const { stderr, status } = install('none')
    writeFileSync(join(release(), 'SHA256SUMS'), listed)
    expect(status).toBe(3)
    expect(stderr).toContain('nothing was installed')
    expect(spawnSync(join(root, 'none/gcbench')).error).toMatchObject({ code: 'ENOENT' })
  })
})

describe('the formula for Homebrew', () => {
  it('names both archives of this version with their sums', () => {
    const [x64, arm64] = ['a', 'b'].map((one) => one.repeat(64))
    const text = formulaOf(
      `${x64}  gcbench-linux-x64.tar.gz\n${arm64}  gcbench-linux-arm64.tar.gz\n`,
    )
    const from = `https://github.com/${REPOSITORY}/releases/download/v${VERSION}`
    expect(text).toContain(
      `  on_intel do\n    url "${from}/gcbench-linux-x64.tar.gz"\n    sha256 "${x64}"\n`,
    )
    expect(text).toContain(`url "${from}/gcbench-linux-arm64.tar.gz"\n    sha256 "${arm64}"`)
  })
  it('is refused where an archive has no sum', () => {
    expect(() => formulaOf(`${'a'.repeat(64)}  gcbench-linux-x64.tar.gz\n`)).toThrow('arm64')
  })
})

it('GitHub Marketplace takes the Action', () => {
  const { name: title, description, branding } = parse(readFileSync('action.yml', 'utf8'))
  expect(title).toBe('gcbench')
  expect(description.length).toBeLessThanOrEqual(125)
  // https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax#branding
  const colours = [
    'white',
    'black',
    'yellow',
    'blue',
    'green',
    'orange',
    'red',
    'purple',
    'gray-dark',
  ]
  expect(colours).toContain(branding.color)
  expect(branding.icon).toBe('activity')
})

describe('the workflow of a release', () => {
  type Step = { name?: string; if?: string; run?: string; uses?: string }
  type Job = { needs?: string | string[]; permissions?: object; steps: Step[] }
  const workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8'))
  const OUTWARD =
    /docker push|docker login|gh release create|gh api|npm publish(?!.*--dry-run)|^actions\/attest@/m
  const steps = Object.values<Job>(workflow.jobs).flatMap((job) => job.steps)
  const outward = steps.filter(({ run = '', uses = '' }) => OUTWARD.test(`${run}\n${uses}`))

  it('can be rehearsed: without a tag it publishes nothing', () => {
    expect(Object.keys(workflow.on)).toContain('workflow_dispatch')
    expect(outward.length).toBeGreaterThan(6)
    for (const step of outward) expect(step.if, step.name ?? step.uses).toContain('IS_RELEASE')
  })

  /** What runs in a job and in all that it waits for. */
  const runBefore = (name: string): Step[] => {
    const { needs = [], steps: own }: Job = workflow.jobs[name]
    return [...[needs].flat().flatMap(runBefore), ...own]
  }

  it.each([
    ['npm', /npm install --global --prefix global \.\/gcbench/],
    ['npx', /npx --yes -p \.\/gcbench-action-\*\.tgz gcbench --version/],
    ['the script and its checksum', /sh < deploy\/install\.sh/],
    ['the single file without Node', /env -i .*\n?.*gcbench" run/],
    ['Homebrew', /brew install gcbench\/rehearsal\/gcbench\n\s*brew test/],
    ['the image', /docker run --rm .*"\$CLI:\$TAG" plan/],
    ['the image of the bot', /docker run -d --name bot/],
  ])('%s: is installed and asked before anything leaves, also in a rehearsal', (_, tried) => {
    const found = runBefore('release').filter(({ run = '' }) => tried.test(run))
    expect(found).not.toEqual([])
    for (const step of found) expect(step.if).toBeUndefined()
  })

  it('installs nothing foreign where there is a right to publish', () => {
    const { steps: own }: Job = workflow.jobs.release
    for (const { run = '' } of own) expect(run).not.toMatch(/npm (?:ci|install)|brew|npx/)
  })
})

describe('the repository that releases come from', () => {
  it('is set in package.json, and in no other place by hand', async () => {
    const made = await makeAll('Acme/bench')
    const images = `ghcr.io/${REPOSITORY.split('/')[0]}/`
    const names = [REPOSITORY, images]
    const holding = [...made].filter(([, text]) => names.some((name) => text.includes(name)))
    expect(holding.map(([file]) => file)).toEqual([])
    for (const file of ['README.md', 'docs/start.md', 'deploy/install.sh', 'src/model/version.ts'])
      expect(made.get(file)).toContain('Acme/bench')
    // A registry takes no capitals.
    expect(made.get('deploy/kubernetes.yml')).toContain('image: ghcr.io/acme/gcbench-bot@sha256:')
    const patterns = names.flatMap((name) => ['-e', name])
    const tracked = execFileSync('git', ['grep', '-lF', ...patterns], { encoding: 'utf8' })
    const others = tracked
      .trim()
      .split('\n')
      .filter((file) => !made.has(file) && !/^(?:dist\/|package\.json$)/.test(file))
    expect(others).toEqual([])
  })
  it('is an owner and a name', () => {
    expect(repositoryIn('{"repository":"github:acme/bench"}')).toBe('acme/bench')
    expect(() => repositoryIn('{"repository":"github:acme"}')).toThrow('OWNER/NAME')
  })
})
