import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const reportOf = (): Report => reportIn(repository.folder)

const suite = (text: string) => ({
  '.gcbench.yml': `suites:\n  s:\n    workload: command\n${text}`,
})

const SHORT = ['run', '--rounds', '6', '--seed', 'test']

function has(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`skipped: no ${program}`)
    return false
  }
}

describe('a command', () => {
  // httparse: its second build had no time in the budget, and the benchmark was called gone, too.
  it('that had no time to be built is left out, and not gone from head', async () => {
    repository = makeRepository({
      'build.sh': 'echo "echo took 1.5 ms" > "$1"\n',
      ...suite(`    build: { run: "sh {source}/build.sh {bin}" }
    run: "sh {bin}"
    read:
      step: { regex: 'took ([0-9.]+) ms', unit: ms }
`),
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ 'build.sh': 'sleep 60\n' })
    const how = [...SHORT, '--budget', '8s', '--base', 'main', '--head', 'HEAD']
    const ended = await gcbench(how, repository.folder)
    const codes = reportOf().problems.map(({ code }) => code)
    expect(codes, ended.err).toContain('left-out')
    expect(codes).not.toContain('gone-benchmark')
  })

  it('base against head, built by sh: a number by regular expression, one in JSON', async () => {
    const program = (size: number) =>
      `echo "took 1.5 ms, ops/s = ${size}.25"
echo '{"a":{"b":[${size},2]}}' > "$1/r.json"
`
    repository = makeRepository({
      'program.sh': program(100),
      ...suite(`    build: { run: "cp {source}/program.sh {bin}" }
    run: "sh {bin} {out}"
    files: { result: r.json }
    read:
      ops/s: 'ops/s = ([0-9.]+)'
      size: { json: "$.a.b[0]", from: result }
      step: { regex: 'took ([0-9.]+) ms', unit: ms }
    metrics: { ops/s: { gate: true } }
`),
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ 'program.sh': program(50) })
    const ended = await gcbench([...SHORT, '--base', 'main', '--head', 'HEAD'], repository.folder)
    const report = reportOf()
    const row = (metric: string) => report.comparisons.find((one) => one.metric === metric)
    expect(row('ops/s'), ended.err).toMatchObject({
      benchmark: 'command',
      baseValue: 100.25,
      headValue: 50.25,
      unit: 'ops/s',
      verdict: { word: 'regressed' },
    })
    expect(row('size')).toMatchObject({ baseValue: 100, headValue: 50 })
    expect(row('step')).toMatchObject({ baseValue: 0.0015, headValue: 0.0015, unit: 's' })
    expect(report.records?.[0]?.outputs.result).toBe('{"a":{"b":[100,2]}}\n')
    expect(new Set(report.builds.map(({ sha256 }) => sha256)).size).toBe(2)
    expect(ended.code).toBe(1)
    // Nothing of it was executed before the first round but its build.
    const arms = report.environment[0]?.isolation?.arms ?? []
    if (report.environment[0]?.isolation?.kind !== 'off')
      expect(arms.map(({ arm, builds, trials }) => [arm, !builds, !trials])).toEqual([
        ['base', false, false],
        ['head', false, false],
      ])
  })

  it('a matrix: variants and benchmarks; out of memory is one', async () => {
    repository = makeRepository({
      'load.sh': `[ "$1 $2" = "--heap=small 64" ] && exit 137
for last; do :; done
echo "clients $last words $#"
[ "$1" = --heap=tiny ] && kill -KILL $$
exit 0
`,
      ...suite(`    run: "sh load.sh {heap} {clients}"
    matrix:
      heap: { none: "", small: --heap=small, tiny: --heap=tiny }
      clients: [16, 64]
    contrast: { heap: none }
    expect-exit: { 137: oom }
    read: { words: 'words ([0-9]+)' }
`),
    })
    const ended = await gcbench(SHORT, repository.folder)
    const { comparisons, plan, problems, records } = reportOf()
    expect(plan.contrasts.map(({ base, head }) => `${base} ${head}`)).toEqual([
      'head@none head@small',
      'head@none head@tiny',
    ])
    expect(plan.targets.map(({ id }) => id)).toEqual(['command.clients=16', 'command.clients=64'])
    const verdicts = comparisons
      .filter(({ metric }) => metric === 'words')
      .map(({ contrast, benchmark, verdict, baseValue, headValue }) => [
        contrast.split(':').at(-1),
        benchmark,
        verdict.word === 'failed' ? verdict.reason : `${baseValue} ${headValue}`,
      ])
    expect(verdicts, ended.err).toEqual([
      ['small', 'clients=16', '1 2'],
      ['small', 'clients=64', 'out-of-memory'],
      ['tiny', 'clients=16', 'out-of-memory'],
      ['tiny', 'clients=64', 'out-of-memory'],
    ])
    expect(records?.filter(({ status }) => status === 'oom')).not.toHaveLength(0)
    expect(
      problems.filter(({ code }) => code === 'out-of-memory').map(({ where }) => where),
    ).toEqual(expect.arrayContaining(['command.clients=64 on head@small']))
    expect(ended.out).toContain('out of memory')
  })

  // Derby: three variants that differed in env alone were built for 17 s each.
  it('variants that differ in what a run is told share a build, and what it left in the tree', async () => {
    const random = '$(od -An -N3 -tu4 /dev/urandom)'
    repository = makeRepository({
      'build.sh': `echo ${random} > beside; echo "echo program ${random}" > "$1.d"; echo '. "$0.d"' > "$1"\n`,
      'run.sh': 'sh "$1"; echo "beside $(cat beside)"; echo x >> own; echo "own $(wc -l < own)"\n',
      ...suite(`    build: { run: "sh {source}/build.sh {bin}" }
    run: "sh run.sh {bin}"
    read: { program: 'program +([0-9]+)', beside: 'beside +([0-9]+)', own: 'own ([0-9]+)' }
    variants:
      plain: {}
      env: { env: { A: "1" } }
      args: { args: [more] }
      other: { build-env: { A: "1" } }
    contrasts:
      - variants: { base: plain, head: env }
      - variants: { base: plain, head: args }
      - variants: { base: plain, head: other }
`),
    })
    const ended = await gcbench(SHORT, repository.folder)
    const { builds, records } = reportOf()
    const said = (arm: string) =>
      (records ?? []).flatMap(({ trial, outputs }) =>
        trial.arm === arm ? [/program +(\d+)\nbeside +(\d+)/.exec(outputs.stdout ?? '')?.[0]] : [],
      )
    const [plain] = said('head@plain')
    expect(plain, ended.err).toBeDefined()
    for (const arm of ['head@plain', 'head@env', 'head@args'])
      expect(new Set(said(arm)), arm).toEqual(new Set([plain]))
    expect(said('head@other')).not.toContain(plain)
    const shaOf = (arm: string) => builds.find((one) => one.arm === arm)?.sha256
    expect(shaOf('head@env')).toBe(shaOf('head@plain'))
    expect(builds.map(({ arm, buildSec }) => [arm, buildSec > 0])).toEqual([
      ['head@plain', true],
      ['head@env', false],
      ['head@args', false],
      ['head@other', true],
    ])
    // Each writes to a tree of its own.
    const own = records?.map(({ outputs }) => Number(/own (\d+)/.exec(outputs.stdout ?? '')?.[1]))
    expect(Math.max(...(own ?? []))).toBeLessThanOrEqual((records?.length ?? 0) / 4)
  })

  it('no number asked for: its own wall time, and CPU time and memory on request', async () => {
    repository = makeRepository({
      'sleep.sh': 'sleep 0.02\n',
      ...suite(`    run: sh sleep.sh
    metrics: { cpu-sec: {} }
`),
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ 'sleep.sh': 'sleep 0.6\n' })
    await gcbench([...SHORT, '--base', 'main', '--head', 'HEAD'], repository.folder)
    const { comparisons, builds, records } = reportOf()
    const wall = comparisons.find(({ metric }) => metric === 'wall-time')
    expect(wall).toMatchObject({ role: 'gating', unit: 's', verdict: { word: 'regressed' } })
    // What is shown is an estimate over pairs; what was measured cannot be shorter than the sleep.
    const slept = records
      ?.filter(({ trial, status }) => trial.arm.startsWith('head') && status === 'ok')
      .map(({ wallSec }) => wallSec)
    expect(slept).not.toHaveLength(0)
    expect(Math.min(...(slept ?? []))).toBeGreaterThan(0.6)
    expect(comparisons.map(({ metric }) => metric)).toContain('cpu-sec')
    expect(builds[0]?.settings.program).toMatch(/\/sh$/)
  })

  // A node in node_modules/.bin: the trials had an older one of the system.
  it('finds a program of PATH that is a link, and not the next of its name', async () => {
    const folder = mkdtempSync('/tmp/linked-')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const program = (at: string, text: string) => {
      mkdirSync(join(folder, at))
      writeFileSync(join(folder, at, 'answer'), `#!/bin/sh\necho answer ${text}\n`, { mode: 0o755 })
    }
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    mkdirSync(join(folder, 'node_modules/tool'))
    program('node_modules/tool/bin', '5')
    program('other', '3')
    symlinkSync('../tool/bin/answer', join(folder, 'node_modules/.bin/answer'))
    const PATH = `${folder}/node_modules/.bin:${folder}/other:${process.env.PATH}`
    repository = makeRepository(
      suite(`    run: [sh, -c, answer]\n    read:\n      answers: 'answer (\\d)'\n`),
    )
    repository.commit({ none: '' })
    const how = [...SHORT, '--base', 'HEAD~1', '--reach', 'off']
    const ended = await gcbench(how, repository.folder, { PATH })
    const answers = reportOf().comparisons.find(({ metric }) => metric === 'answers')
    expect([answers?.baseValue, answers?.headValue], ended.err).toEqual([5, 5])
  })

  it('a number that is not printed is a failed trial that says so', async () => {
    repository = makeRepository(suite("    run: echo hello\n    read: { size: 'size ([0-9]+)' }\n"))
    const ended = await gcbench(SHORT, repository.folder)
    expect(ended.out + ended.err).toMatch(/no benchmark result|hello/)
    expect(reportOf().records?.every(({ status }) => status === 'failed')).toBe(true)
  })

  it('a program that is not there: which, and where it was looked for', async () => {
    repository = makeRepository(suite('    run: no-such-program 1\n'))
    const ended = await gcbench(SHORT, repository.folder)
    expect(ended.err).toContain('there is no program no-such-program in PATH')
    expect(ended.code).toBe(3)
  })

  it('mistakes in the suite file, all at once', async () => {
    repository = makeRepository(
      suite(`    run: "{bin} {heapp} --x"
    matrix: { heap: [a, b] }
    contrast: { heap: c }
    server: { run: "served {port} {heap}" }
    parse: { stdout: gctraces }
`),
    )
    const ended = await gcbench(SHORT, repository.folder)
    for (const text of [
      '{heapp} has no value',
      '{bin} needs a build',
      'server.run: {heap} is filled in for the load alone',
      'no heap "c"',
      'unknown "gctraces"',
    ]) {
      expect(ended.err).toContain(text)
    }
    expect(ended.code).toBe(2)
  })

  it('a pattern without its group, and a path that is none', async () => {
    repository = makeRepository(
      suite("    run: echo 'open\n    read: { size: no capture, path: { json: a.b } }\n"),
    )
    const ended = await gcbench(SHORT, repository.folder)
    expect(ended.err).toContain('run: expected a closing quote')
    expect(ended.err).toContain('needs one group in parentheses')
    expect(ended.err).toContain('expected a path such as $.latency.p99')
  })
})

const JAVA = `public class Load {
  public static void main(String[] args) {
    long sum = 0;
    java.util.ArrayList<byte[]> live = new java.util.ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      byte[] block = new byte[100_000];
      sum += block.length;
      if (i % 30 == 0) live.add(block);
      if (live.size() > 200) live.clear();
    }
    System.out.println("allocated = " + sum);
  }
}
`

describe.skipIf(!has('java', '--version') || !has('javac', '--version'))('a JVM', () => {
  it('collectors as variants, collections from the unified log, and the version', async () => {
    repository = makeRepository({
      'Load.java': JAVA,
      ...suite(`    build:
      run: [sh, -c, "javac -d {bin}.d {source}/Load.java && touch {bin}"]
    run: "java {gc} -Xmx64m -Xlog:gc*:file={out}/gc.log -cp {bin}.d Load"
    matrix: { gc: { serial: -XX:+UseSerialGC, parallel: -XX:+UseParallelGC } }
    contrast: { gc: serial }
    read: { bytes: 'allocated = ([0-9]+)' }
`),
    })
    const ended = await gcbench(['run', '--rounds', '3', '--seed', 'test'], repository.folder)
    const { builds, comparisons, records } = reportOf()
    expect(
      builds.every(({ toolchain }) => /^openjdk \d/.test(toolchain)),
      ended.err,
    ).toBe(true)
    expect(records?.[0]?.outputs.gc).toMatch(/Using (Serial|Parallel)/)
    const cycles = comparisons.find(({ metric }) => metric === 'gc-cycles')
    expect(cycles?.baseValue).toBeGreaterThan(0)
    expect(comparisons.find(({ metric }) => metric === 'bytes')).toMatchObject({
      baseValue: 3e8,
      headValue: 3e8,
    })
  })
})
