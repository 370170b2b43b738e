/** What the pages tell to type about the machine: its settings, other releases of Go, profiles. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTunables, tune, tuningOf } from '../../src/machine/tuning.ts'
import { CPU, MACHINE, makeMachine, settings, stateOf, textAt } from '../cli/tunable-machine.ts'
import { typed } from '../support/page-commands.ts'
import { makeReaderShell, type ReaderShell } from '../support/reader-shell.ts'
import { hasGo, hashModule, makeRepository, reportIn } from '../support/repository.ts'

let shell: ReaderShell
beforeAll(async () => {
  shell = await makeReaderShell()
})
afterAll(() => shell.remove())

/** Typed there, with what it printed where its exit code is not one of these. */
function type(command: string, cwd: string, codes = [0]): string {
  const { status, stdout, stderr } = shell.type(command, cwd)
  expect(codes, `${command}\n${stdout}${stderr}`).toContain(status)
  return stdout + stderr
}

describe('a machine that is tuned', () => {
  /** As root, who says yes, on the machine of that folder. */
  const makeSudo = (root: string) =>
    shell.makeProgram('sudo', `shift 2\nexec gcbench tune --root '${root}' --yes "$@"`)

  it.each([
    typed('docs/how-to/noisy-runner.md', 'sudo gcbench tune -- gcbench run'),
    typed('docs/how-to/noisy-runner.md', 'sudo gcbench tune --cpus 2-3 -- gcbench run'),
  ])('%s', (command) => {
    const root = makeMachine()
    makeSudo(root)
    const repository = makeRepository({
      // What the benchmark reports is what it saw of the machine.
      'bench.sh': `grep -q performance '${root}/${CPU}/cpu0/cpufreq/scaling_governor' && tuned=1000
echo "BenchmarkTuned 1000 \${tuned:-1} ns/op"\n`,
      '.gcbench.yml': `suites:
  s: { workload: command, run: sh bench.sh, parse: { stdout: go-bench }, budget: 2h, rounds: 8..8 }
`,
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ changed: 'yes' })
    const said = type(`${command} --walls off`, repository.folder)
    expect(said).toMatch(/scaling_governor: powersave -> performance/)
    expect(said).toContain('the machine is as it was before')
    expect(said.includes('irq')).toBe(command.includes('--cpus'))
    const [row] = reportIn(repository.folder).comparisons
    expect(row?.baseValue).toBe(1e-6)
    expect(textAt(root, `${CPU}/cpu0/cpufreq/scaling_governor`)).toBe('powersave')
    expect(existsSync(stateOf(root))).toBe(false)
    repository.remove()
    rmSync(root, { recursive: true })
  })

  it('is put back by hand where nobody else could', () => {
    const root = makeMachine()
    makeSudo(root)
    const found = tuningOf(readTunables(root), null)
    if (typeof found === 'string') throw new Error(found)
    tune(root, found.changes)
    // Of a process that is gone: its number is another one's now.
    const state = JSON.parse(readFileSync(stateOf(root), 'utf8'))
    writeFileSync(stateOf(root), JSON.stringify({ ...state, startTicks: '1', pid: process.ppid }))
    const command = typed('docs/how-to/noisy-runner.md', 'sudo gcbench tune --undo')
    expect(type(command, root)).toContain('the machine is as it was before')
    expect(settings(root)).toEqual(MACHINE)
    rmSync(root, { recursive: true })
  })
})

/** Why the go command cannot do that here, such as a proxy that is not reached; null: it can. */
function whyNotHere(env: Record<string, string>, ...args: string[]): string | null {
  const given = { env: { ...process.env, ...env }, encoding: 'utf8', cwd: tmpdir() } as const
  const { status, stderr } = spawnSync('go', args, given)
  if (status === 0) return null
  const why = `go ${args.join(' ')}: ${stderr.trim().split('\n').at(-1)}`
  console.warn(`skipped: ${why}`)
  return why
}

/** The gate on a change that takes ten times as long. */
const SLOWER = [1]

describe.skipIf(!hasGo)('another Go', () => {
  const suite = `suites:
  change:
    workload: { kind: go-bench, benchtime: 5ms }
    profile: { runs: 2, time: 500ms }
    layout: single
    budget: 2h
`

  const commands = {
    'go1.25.3': typed(
      'docs/profiles.md',
      'GOTOOLCHAIN=go1.25.3 gcbench run change --base main --rounds 8 --seed p --profile all',
    ),
    'go1.26.8': typed(
      'docs/profiles.md',
      'GOTOOLCHAIN=go1.26.8 gcbench run change --base main --rounds 8 --seed p --profile all',
    ),
  }
  it.for(Object.entries(commands))('%s profiles both sides', ([toolchain, command], { skip }) => {
    const refused = whyNotHere({ GOTOOLCHAIN: toolchain }, 'version')
    skip(refused !== null, String(refused))
    const repository = makeRepository({ ...hashModule(60_000), '.gcbench.yml': suite })
    repository.git('checkout', '-q', '-b', 'by-pointer')
    repository.commit(hashModule(600_000))
    type(command, repository.folder, SLOWER)
    const { builds, profiles } = reportIn(repository.folder)
    expect(builds.map((build) => build.toolchain)).toEqual([toolchain, toolchain])
    const [target] = profiles?.targets ?? []
    const [base, head] = [target?.base.files[0]?.path, target?.head.files[0]?.path]
    const compared = typed(
      'docs/profiles.md',
      'go tool pprof -diff_base profiles/01-base-1.pb.gz profiles/01-head-1.pb.gz',
    )
    expect(compared).toContain(`${base} ${head}`)
    // It asks what to print, and ends where nobody answers.
    expect(type(`${compared} < /dev/null`, join(repository.folder, 'gcbench-out'))).toMatch(
      /^Type: cpu$[\s\S]*^Entering interactive mode/m,
    )
    repository.remove()
  })

  it('is installed beside the one that is there', ({ skip }) => {
    const bin = mkdtempSync(join(tmpdir(), 'gcbench-bin-'))
    const refused = whyNotHere({}, 'list', '-m', 'golang.org/dl@latest')
    skip(refused !== null, String(refused))
    const command = typed(
      'docs/suite-file.md',
      'go install golang.org/dl/go1.13.15@latest && go1.13.15 download',
    )
    const env = { ...process.env, GOBIN: bin, PATH: `${bin}:${process.env.PATH}` }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' })
    const said = stdout + stderr
    const isRefused = /download failed: .*dl\.google\.com/.test(said)
    if (isRefused) console.warn(`skipped: ${said.trim()}`)
    skip(isRefused, said)
    expect(status, said).toBe(0)
    const { stdout: version } = spawnSync('go1.13.15', ['version'], { env, encoding: 'utf8' })
    expect(version).toContain('go1.13.15')
    rmSync(bin, { recursive: true })
  })
})
