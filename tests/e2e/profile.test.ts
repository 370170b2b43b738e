import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makeExampleRepository } from '../../fixtures/examples/make-repository.ts'
import type { ProfilePart, Report, TargetProfile } from '../../src/model/model.ts'
import { readReport } from '../../src/report/read-report.ts'
import { lacks } from '../support/lacks.ts'
import { gcbench, hasGo, hashModule, makeRepository } from '../support/repository.ts'
import { findTool, skipNote } from '../tool-path.ts'

const GO_WITH_DUFFCOPY = 'go1.25.3'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const reportOf = (): Report =>
  readReport(readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8'))

/** One round of two commits: these files, and what is otherwise in the second. */
async function measured(files: Record<string, string>, change: Record<string, string>) {
  const repository = makeRepository(files)
  folder = repository.folder
  repository.commit(change)
  const ended = await gcbench(['run', '--base', 'HEAD~1', '--rounds', '1'], folder)
  return { ended, profiles: reportOf().profiles }
}

const shares = ({ base, head }: TargetProfile, part: ProfilePart) => [
  part.baseSamples / base.samples,
  part.headSamples / head.samples,
]

/** The toolchain that removed what is looked for is newer than the one that is asked for. */
const hasToolchain = () => {
  try {
    execFileSync('go', ['version'], { env: { ...process.env, GOTOOLCHAIN: GO_WITH_DUFFCOPY } })
    return true
  } catch {
    console.warn(`skipped: toolchain ${GO_WITH_DUFFCOPY} cannot be fetched from here`)
    return false
  }
}

const hasValgrind = () =>
  !lacks('valgrind and C compiler', 'sh', '-c', 'valgrind --version && cc --version')

const hasPerf = () =>
  !lacks('perf that may record', 'perf', 'record', '-qe', 'cpu-clock:u', '-o', '/dev/null', 'true')

const isLinux = process.platform === 'linux'

/** Whether the scheduler tells of each switch: as root, or where sudo asks for no password. */
const hasSwitches = () => {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n '
  const record = `${asRoot}perf record -q -e context-switches:k -c 1 -o /dev/null -- true`
  return !lacks('word of context switches', 'sh', '-c', `cc --version && ${record}`)
}

describe.skipIf(!hasGo || !isLinux)('the profile pass', () => {
  it.skipIf(!hasGo || !hasToolchain())(
    'names the copying of large values on base and its fall on head, with Go 1.25',
    async () => {
      folder = mkdtempSync(join(tmpdir(), 'gcbench-test-'))
      makeExampleRepository('prolly', folder)
      const suite = `suites:
  s:
    workload: { kind: go-bench, bench: _index_join, benchtime: 50ms, count: 1 }
    profile: { of: all, runs: 4, time: 250ms }
    layout: single
`
      writeFileSync(join(folder, '.gcbench.yml'), suite)
      const env = { GOTOOLCHAIN: GO_WITH_DUFFCOPY }
      const ended = await gcbench(['run', '--base', 'main', '--rounds', '1'], folder, env)
      const { builds, profiles } = reportOf()
      expect(builds.map(({ toolchain }) => toolchain)).toEqual([GO_WITH_DUFFCOPY, GO_WITH_DUFFCOPY])
      expect(profiles?.problems, ended.err).toEqual([])
      const [target] = profiles?.targets ?? []
      const copying = target?.functions.find(({ name }) => name === 'runtime.duffcopy')
      if (!target || !copying?.flat) throw new Error(`no runtime.duffcopy: ${ended.out}`)
      const [onBase = 0, onHead = 1] = shares(target, copying.flat)
      // A third of the samples on base, hardly any on head; some hundred samples.
      expect(onBase).toBeGreaterThan(2 * onHead + 0.05)
      expect(copying.flat.cpuSec?.point).toBeLessThan(0)
      expect(ended.out).toMatch(/CPU profile of index_join/)
      for (const { path, sha256 } of [...target.base.files, ...target.head.files]) {
        const bytes = readFileSync(join(folder, 'gcbench-out', path))
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      }
      expect([target.base.files.length, target.head.files.length]).toEqual([4, 4])
      for (const path of ['gcbench-out', 'gcbench-out/report.json']) {
        const again = await gcbench(['report', path, '-f', 'markdown'], folder)
        expect(again.out).toContain('CPU profile of <code>index_join</code>: ')
        expect(again.out).toMatch(/^\| .*runtime\.duffcopy.*copies large values/m)
      }
    },
  )

  it('runs for changed benchmarks alone when it is asked so, after all rounds', async () => {
    const repository = makeRepository(hashModule(6_000))
    folder = repository.folder
    const same = 'package same\n\nimport "testing"\n\nfunc BenchmarkSame(b *testing.B) {\n'
    // Ten times the work, and an allocation that no noise can hide.
    const head = hashModule(60_000)
    const copying = head['hash_test.go']?.replace(
      'sink += Sum(data)',
      'data = append(data[:0:0], data...)\n\t\tsink += Sum(data)',
    )
    repository.commit({ ...head, 'hash_test.go': `${copying}`, 'same/same_test.go': `${same}}\n` })
    const suite = `suites:
  s:
    workload: { kind: go-bench, benchtime: 5ms, count: 1, isolate: benchmark }
    profile: { runs: 2, time: 600ms, kinds: [cpu, heap] }
    layout: single
`
    writeFileSync(join(folder, '.gcbench.yml'), suite)
    const args = ['run', '--base', 'HEAD~1', '--rounds', '6', '--seed', 'test']
    const ended = await gcbench(args, folder)
    const { profiles, records } = reportOf()
    expect(
      profiles?.targets.map(({ benchmarks }) => benchmarks),
      ended.err,
    ).toEqual([['hash.Sum']])
    const [target] = profiles?.targets ?? []
    const sum = target?.functions.find(({ name }) => name === 'example.com/hash.Sum')
    expect(sum?.flat?.cpuSec?.point, ended.out).toBeGreaterThan(0)
    // A run of which a busy machine let no sample be taken is left out, and named.
    const lost = profiles?.problems.filter(({ code }) => code === 'profile-failed') ?? []
    if (lost.length === 0) expect(target?.base.operations).toBe(target?.head.operations)
    // Head alone copies: every byte of that was seen, in the function that asked for it.
    const space = profiles?.amounts?.find(({ measure }) => measure === 'alloc_space')
    const [first] = space?.functions ?? []
    expect(first?.name, ended.out).toMatch(/BenchmarkSum/)
    expect(first?.flat?.delta.low).toBeGreaterThan(0)
    expect(ended.out).toMatch(/Heap profile \(alloc_space\) of hash\.Sum/)
    expect(records?.some(({ outputs }) => 'profile' in outputs)).toBe(false)
    expect(ended.err.indexOf('Profiling')).toBeGreaterThan(ended.err.indexOf('round 6/6'))
    const quiet = await gcbench([...args, '--profile', 'none', '--out', 'quiet'], folder)
    expect(quiet.err).not.toContain('Profiling')
  })

  it('of an execution trace: where goroutines wait, and the longest help to the collector', async () => {
    const waiting = (ms: number) => `package wait

import (
	"testing"
	"time"
)

type node struct{ left, right *node }

func grow(depth int) *node {
	if depth == 0 {
		return nil
	}
	return &node{grow(depth - 1), grow(depth - 1)}
}

var kept *node

func answer(done chan bool) {
	time.Sleep(${ms} * time.Millisecond)
	done <- true
}

func BenchmarkWait(b *testing.B) {
	kept = grow(18)
	for b.Loop() {
		done := make(chan bool)
		go answer(done)
		grow(17)
		<-done
	}
}
`
    const { ended, profiles } = await measured(
      {
        'go.mod': 'module example.com/wait\n\ngo 1.24\n',
        'wait_test.go': waiting(2),
        '.gcbench.yml': `suites:
  s:
    workload: { kind: go-bench, benchtime: 20x }
    profile: { of: all, runs: 3, time: 300ms, kinds: trace }
    layout: single
`,
      },
      { 'wait_test.go': waiting(40) },
    )
    expect(profiles?.problems, ended.err).toEqual([])
    const [waits, assist, sweep] = profiles?.amounts ?? []
    expect([waits, assist, sweep].map((one) => one?.measure)).toEqual([
      'off-cpu',
      'assist',
      'sweep',
    ])
    const slept = waits?.functions.find(({ name }) => name === 'example.com/wait.answer')
    // Nobody sleeps less than is asked.
    const [slow = 0, often = 1] = [slept?.cum.head, waits?.head.operations ?? 1]
    expect(slow / often, ended.out).toBeGreaterThanOrEqual(0.04)
    expect(waits?.longest?.head).toBeGreaterThanOrEqual(0.04)
    expect(slept?.cum.delta.point).toBeGreaterThan(0)
    // Who allocates that much beside a collection has to help it.
    const names = assist?.functions.map(({ name }) => name)
    expect(names, ended.out).toContain('runtime.gcAssistAlloc')
    expect(assist?.longest?.base).toBeGreaterThan(0)
    expect(sweep?.longest?.base).toBeGreaterThan(0)
    expect(ended.out).toMatch(/GC assists of Wait: [\s\S]*longest one of a run, mean:/)
  })

  it('lets no side write to what the other one left', async () => {
    const repository = makeRepository(hashModule(6_000))
    folder = repository.folder
    repository.commit({
      'attack.go': `package hash

import (
	"os"
	"path/filepath"
	"strings"
)

func init() {
	for _, arg := range os.Args {
		path, isPath := strings.CutPrefix(arg, "-test.cpuprofile=")
		if !isPath {
			continue
		}
		for _, folder := range []string{filepath.Dir(path), "${folder}/gcbench-out/profiles"} {
			others, _ := filepath.Glob(filepath.Join(folder, "*base*"))
			for _, other := range others {
				os.WriteFile(other, []byte("forged"), 0o644)
			}
		}
	}
}
`,
    })
    const suite = `suites:
  s:
    workload: { kind: go-bench, benchtime: 5ms, count: 1 }
    profile: { of: all, runs: 2, time: 600ms }
    layout: single
    reach: off
`
    writeFileSync(join(folder, '.gcbench.yml'), suite)
    const args = ['run', '--base', 'HEAD~1', '--rounds', '1', '--seed', 'test']
    const ended = await gcbench(args, folder)
    const base = reportOf().profiles?.targets.flatMap((target) => target.base.files) ?? []
    expect(base.length, ended.err).toBeGreaterThan(0)
    for (const { path, sha256 } of base) {
      const bytes = readFileSync(join(folder, 'gcbench-out', path))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  })

  it('of a server under load, from its pprof endpoint', { tags: 'rehearsal' }, async () => {
    const server = (work: number) => `package main

import (
	"fmt"
	"net/http"
	_ "net/http/pprof"
	"os"
)

var held []byte

func spin(n int) (sum uint32) {
	for i := 0; i < n; i++ {
		sum = sum*16777619 ^ uint32(i)
	}
	return sum
}

func main() {
	http.HandleFunc("/x", func(w http.ResponseWriter, r *http.Request) {
		held = make([]byte, ${work})
		fmt.Fprint(w, spin(${work}))
	})
	http.ListenAndServe("127.0.0.1:"+os.Args[1], nil)
}
`
    const files = {
      'go.mod': 'module example.com/spin\n\ngo 1.24\n',
      'main.go': server(1_000_000),
      'client.js': `const load = async () => {
  for (let i = 0; i < 100; i++) await (await fetch(process.argv[2])).text()
  console.log('transactions: 100')
}
load()
`,
      '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: "go build -o {bin} ." }
    run: [${JSON.stringify(process.execPath)}, client.js, "http://127.0.0.1:{port}/x"]
    read: { transactions: 'transactions: ([0-9]+)' }
    profile: { of: all, runs: 2, kinds: [cpu, heap, mutex, trace] }
    server:
      run: "{bin} {port}"
      profile: "http://127.0.0.1:{port}/debug/pprof/{profile}?seconds={sec}"
`,
    }
    const repository = makeRepository(files)
    folder = repository.folder
    repository.commit({ 'main.go': server(3_000_000) })
    const ended = await gcbench(['run', '--base', 'HEAD~1', '--rounds', '1'], folder)
    const { profiles } = reportOf()
    // The server does not look at its locks, and the report says what that takes.
    expect(profiles?.problems, ended.err).toMatchObject([
      {
        code: 'profile-empty',
        next: expect.stringContaining('runtime.SetMutexProfileFraction(1)'),
      },
    ])
    const space = profiles?.amounts?.find(({ measure }) => measure === 'alloc_space')
    expect(space?.functions[0]?.flat?.delta.point, ended.out).toBeGreaterThan(1e6)
    // Who serves waits for the next question.
    const waits = profiles?.amounts?.find(({ measure }) => measure === 'off-cpu')
    expect(waits?.stacks.names, ended.out).toContain('net.(*conn).Read')
    expect(waits?.head.files[0]?.path).toBe('profiles/01-head-1-trace.out')
    const [target] = profiles?.targets ?? []
    expect(target?.base.operations).toBe(200)
    const spin = target?.functions.find(({ name }) => name === 'main.spin')
    // Three times the steps an operation: most of the samples, and more of them on head.
    expect(spin?.flat?.cpuSec?.point, ended.out).toBeGreaterThan(0)
  })
})

describe.skipIf(!isLinux)('a trace of a server that has no endpoint', () => {
  it('shows where its threads wait, by the kernel, through its own functions', async ({ skip }) => {
    skip(!hasSwitches())
    const server = (ms: number) => `#include <arpa/inet.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
__attribute__((noinline)) int to_disk(void) { usleep(${ms} * 1000); return 1; }
__attribute__((noinline)) int answer(int to) { return to_disk() + write(to, "y", 1); }
int main(int count, char **words) {
  struct sockaddr_in at = { AF_INET, htons(atoi(words[1])), { htonl(INADDR_LOOPBACK) } };
  int one = 1, s = socket(AF_INET, SOCK_STREAM, 0);
  setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  if (bind(s, (struct sockaddr *)&at, sizeof at) || listen(s, 9)) return 1;
  for (int to; (to = accept(s, 0, 0)) >= 0; close(to)) {
    if (fork() == 0) {
      for (char c; read(to, &c, 1) == 1;) answer(to);
      _exit(0);
    }
    while (waitpid(-1, 0, WNOHANG) > 0);
  }
}
`
    const { ended, profiles } = await measured(
      {
        'server.c': server(2),
        'client.js': `const socket = require('net').connect(process.argv[2], '127.0.0.1')
let left = 20
socket.on('data', () => (--left > 0 ? socket.write('x') : socket.end(console.log('answers: 20'))))
socket.write('x')
`,
        '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: "cc -O1 -fno-omit-frame-pointer -o {bin} server.c" }
    run: [${JSON.stringify(process.execPath)}, client.js, "{port}"]
    read: { transactions: 'answers: ([0-9]+)' }
    profile: { of: all, runs: 2, kinds: trace }
    server: { run: "{bin} {port}" }
`,
      },
      { 'server.c': server(30) },
    )
    expect(profiles?.problems, ended.err).toEqual([])
    const [waits] = profiles?.amounts ?? []
    expect(waits).toMatchObject({ measure: 'off-cpu', base: { operations: 40 } })
    expect(waits?.head.files[0]?.path).toBe('profiles/01-head-1-switches.perf')
    const slept = waits?.functions.find(({ name }) => name === 'answer')
    // Nobody sleeps less than is asked. A library without frame pointers hides the one who called it.
    expect((slept?.cum.head ?? 0) / 40, ended.out).toBeGreaterThanOrEqual(0.03)
    expect((slept?.cum.base ?? 9) / 40, ended.out).toBeLessThan(0.03)
    expect(waits?.stacks.names.join(' '), ended.out).toMatch(/nanosleep/)
    expect(ended.out).toContain('From the scheduler')
  })
})

const jdk = ['javac', 'jfr'].find((one) => findTool(one) === null) ?? ''

describe.skipIf(!isLinux || jdk !== '')(`of the JVM${jdk && skipNote(jdk, null)}`, () => {
  it('its own sampler tells CPU time, function by function', async () => {
    const program = (steps: number) => `class Work {
  static int sink;
  static int same() { int h = 1; for (int i = 0; i < 2000000; i++) h = 31 * h + i % 7; return h; }
  static int work() { int h = 1; for (int i = 0; i < ${steps}; i++) h = 31 * h + i % 7; return h; }
  public static void main(String[] words) {
    for (int i = 0; i < 60; i++) sink += work() + same();
  }
}
`
    const { ended, profiles } = await measured(
      {
        'Work.java': program(1_000_000),
        'build.sh':
          'mkdir -p "$1.d"; javac -d "$1.d" Work.java; echo "java -cp $1.d Work" > "$1"\n',
        '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: "sh build.sh {bin}" }
    run: "sh {bin}"
    runtime: jvm
    profile: { of: all, runs: 2, kinds: cpu }
`,
      },
      { 'Work.java': program(6_000_000) },
    )
    expect(profiles?.problems, ended.err).toEqual([])
    const [sampled] = profiles?.targets ?? []
    const work = sampled?.functions.find(({ name }) => name === 'Work.work()')?.flat
    // A third of the loops on base, three quarters on head.
    expect(work!.baseSamples / sampled!.base.samples, ended.err).toBeLessThan(0.5)
    expect(work!.headSamples / sampled!.head.samples, ended.err).toBeGreaterThan(0.6)
  })
})

describe.skipIf(!isLinux)('instructions', () => {
  it('of what a script starts, and by perf its CPU time, function by function', async ({
    skip,
  }) => {
    skip(!hasValgrind() || !hasPerf())
    const program = (steps: number) => `#include <stdlib.h>
static volatile int sink;
__attribute__((noinline)) void same(void) { for (int i = 0; i < 3000; i++) sink += i; }
__attribute__((noinline)) void work(void) { for (int i = 0; i < ${steps}; i++) sink += i; }
int main(int count, char **words) {
  for (int i = atoi(words[1]); i > 0; i--) { work(); same(); }
}
`
    const { ended, profiles } = await measured(
      {
        'work.c': program(1000),
        'run.sh': '"$1" "$2"\n',
        '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: "cc -O1 -o {bin} work.c" }
    run: "sh run.sh {bin} 8000"
    counted: { run: "sh run.sh {bin} {operations}", operations: 10 }
    profile: { of: all, runs: 2, kinds: [cpu, instructions] }
`,
      },
      { 'work.c': program(9000) },
    )
    expect(profiles?.problems, ended.err).toEqual([])
    const [counted] = profiles?.amounts ?? []
    const more = counted?.functions.find(({ name }) => name === 'work')?.flat?.delta.point
    expect(more, ended.err).toBeGreaterThan(8000)
    const [sampled] = profiles?.targets ?? []
    const work = sampled?.functions.find(({ name }) => name === 'work')?.flat
    // A quarter of the loops on base, three quarters on head.
    expect(work!.headSamples / sampled!.head.samples, ended.err).toBeGreaterThan(0.6)
    expect(sampled!.base.files[0]?.path).toBe('profiles/02-base-1.perf')
    expect(sampled!.base.operations).toBe(2)
  })

  it('of a C program: what it does more, to the instruction, and none that it does not', async ({
    skip,
  }) => {
    skip(!hasValgrind())
    const program = (steps: number) => `#include <stdlib.h>
volatile unsigned sink;
__attribute__((noinline)) void same(void) { for (int i = 0; i < 500; i++) sink += i; }
__attribute__((noinline)) void work(void) { for (int i = 0; i < ${steps}; i++) sink += i; }
int main(int count, char **words) {
  for (int i = atoi(words[1]); i > 0; i--) { work(); same(); }
}
`
    const { ended, profiles } = await measured(
      {
        'work.c': program(1000),
        '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: "cc -O1 -o {bin} work.c" }
    run: "{bin} 10"
    counted: { run: "{bin} {operations}", operations: 10 }
    profile: { of: all, runs: 2, kinds: instructions }
`,
      },
      { 'work.c': program(3000) },
    )
    expect(profiles?.problems, ended.err).toEqual([])
    const [work] = profiles?.amounts ?? []
    expect(work, ended.err).toMatchObject({ kind: 'instructions', base: { operations: 100 } })
    const ofFunction = (name: string) => work?.functions.find((one) => one.name === name)?.flat
    // The same instructions a step on both sides, whatever the compiler made of the loop.
    const [base, head] = [ofFunction('work')!.base / 100, ofFunction('work')!.head / 100]
    expect(head - base).toBe(ofFunction('work')!.delta.point)
    expect((head - base) % 2000).toBe(0)
    expect(head - base).toBeGreaterThan(2000)
    expect(ofFunction('same')?.delta).toEqual({ point: 0, low: 0, high: 0 })
    expect(ended.out).toContain('Two runs of one side differ by 0.0 %')
    // The same as a third value of the row, made of raw counts, which verify makes again.
    const { counts = [], comparisons } = reportOf()
    expect(counts.map(({ arm }) => arm)).toEqual(['base', 'head', 'base', 'head'])
    const told = comparisons.flatMap(({ instructions }) => instructions ?? [])
    expect(told).toMatchObject([{ path: 'different', noise: 0, baseRuns: 2, headRuns: 2 }])
    expect(Math.expm1(told[0]!.point)).toBeCloseTo(
      (work!.head.total - work!.base.total) / work!.base.total,
    )
    expect(ended.out).toMatch(/instructions \+\d+\.\d % \[/)
    // Before the rounds: time for it was kept apart from theirs.
    expect(reportOf().timeSpent?.instructionsSec).toBeGreaterThan(0)
    expect((await gcbench(['verify', 'gcbench-out'], folder)).code).toBe(0)
    const path = join(folder, 'gcbench-out/report.json')
    const altered = reportOf()
    altered.counts![0]!.instructions += 1
    writeFileSync(path, JSON.stringify(altered))
    const refused = await gcbench(['verify', 'gcbench-out'], folder)
    expect(refused.code).not.toBe(0)
    expect(refused.out).toContain('counts.0')
  })
})
