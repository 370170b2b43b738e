import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goBench } from '../../src/parse/go-bench.ts'
import { goCpuClock } from '../../src/workloads/go-cpu-clock.ts'
import { makeFolder } from './folder.ts'
import { goCache } from './machine.ts'

/** Where Debian puts a release that is older than those which know how to fetch others. */
const OLDER = '/usr/lib/go-1.19'

/** Of every release that setup-go offers and that knows how to fetch others, the last one. */
const RELEASES = [
  'local',
  OLDER,
  'go1.21.13',
  'go1.22.12',
  'go1.23.12',
  'go1.24.13',
  'go1.25.3',
  'go1.27.1',
]

/** Root of a toolchain that is on this machine; null: it is not. */
function rootOf(release: string): string | null {
  if (existsSync(join(release, 'src/testing/benchmark.go'))) return release
  const env = { ...process.env, GOTOOLCHAIN: release, GOPROXY: 'off', GOFLAGS: '' }
  const { stdout, status } = spawnSync('go', ['env', 'GOROOT'], { env, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  console.warn(`skipped: ${release} is not on this machine`)
  return null
}

const roots = RELEASES.flatMap((release) => {
  const root = rootOf(release)
  return root === null ? [] : [[release, root] as const]
})

/** About 2 ms of work, a thousand times that of an operation of Hash. */
const SOURCE = `package clock
import ("crypto/sha256"; "os"; "testing"; "time")
var buffer = make([]byte, 4096)
var Sink [32]byte
func work(n int) { for i := 0; i < n; i++ { Sink = sha256.Sum256(buffer) } }
func BenchmarkHash(b *testing.B) { for i := 0; i < b.N; i++ { work(1) } }
func BenchmarkReset(b *testing.B) { work(1000); b.ResetTimer(); for i := 0; i < b.N; i++ { work(1) } }
func BenchmarkStopped(b *testing.B) {
	for i := 0; i < b.N; i++ { b.StopTimer(); work(1000); b.StartTimer(); work(1) }
}
func BenchmarkAfter(b *testing.B) {
	for i := 0; i < b.N; i++ { work(1) }
	b.StopTimer(); work(1000)
}
func BenchmarkSleep(b *testing.B) { for i := 0; i < b.N; i++ { time.Sleep(20 * time.Millisecond) } }
func BenchmarkParallel(b *testing.B) { b.RunParallel(func(pb *testing.PB) {
	var sum [32]byte
	for pb.Next() { sum = sha256.Sum256(buffer) }
	_ = sum
}) }
func BenchmarkSub(b *testing.B) { b.Run("one", func(b *testing.B) {
	b.SetBytes(4096)
	for i := 0; i < b.N; i++ { work(1) }
}) }
func BenchmarkOwn(b *testing.B) { b.ReportMetric(7, "cpu-ns/op") }
func TestMain(m *testing.M) {
	result := testing.Benchmark(func(b *testing.B) { for i := 0; i < b.N; i++ { work(1) } })
	if len(result.Extra) > 0 { panic("the module sees the clock") }
	os.Exit(m.Run())
}
`
const LOOP = `//go:build go1.24
package clock
import "testing"
func BenchmarkLoop(b *testing.B) { work(1000); for b.Loop() { work(1) }; work(1000) }
`

const place = (root: string) => {
  const path = process.env.PATH ?? ''
  const placed = goCpuClock.place(root, path)
  return root === OLDER ? { ...placed, env: { GOROOT: root, PATH: `${root}/bin:${path}` } } : placed
}

/** Compiles the module with the clock; the folder that holds the test binary. */
function build(toolchain: string, flags: string[] = []): string {
  const folder = makeFolder()
  const { root, env } = place(toolchain)
  const made = goCpuClock.patch(readFileSync(join(toolchain, goCpuClock.reads), 'utf8'))
  if ('why' in made) throw new Error(made.why)
  const replaced: Record<string, string> = {}
  for (const [path, text] of Object.entries(made.files)) {
    replaced[`${root}/${path}`] = join(folder, 'other', path)
    mkdirSync(join(folder, 'other', dirname(path)), { recursive: true })
    writeFileSync(join(folder, 'other', path), text)
  }
  const file = join(folder, 'overlay.json')
  writeFileSync(file, goCpuClock.list(replaced))
  writeFileSync(join(folder, 'go.mod'), 'module clock\n\ngo 1.20\n')
  writeFileSync(join(folder, 'clock_test.go'), SOURCE)
  writeFileSync(join(folder, 'loop_test.go'), LOOP)
  const own = { ...process.env, GOTOOLCHAIN: 'local', GOCACHE: goCache(), GOFLAGS: '', ...env }
  const args = ['test', '-c', '-vet=off', '-trimpath', `-overlay=${file}`, ...flags, '-o', 't', '.']
  execFileSync('go', args, { cwd: folder, env: own })
  return folder
}

type Numbers = Record<string, number>

/** Metrics of every benchmark, 20 operations each. */
function run(folder: string): Map<string, Numbers> {
  const flags = ['-test.run=^$', '-test.bench=.', '-test.benchtime=20x', '-test.benchmem']
  const text = execFileSync(join(folder, 't'), flags, {
    encoding: 'utf8',
    env: { ...process.env, GOMAXPROCS: '2' },
  })
  const groups = Map.groupBy(goBench.parse(text).value, ({ benchmark }) => benchmark)
  return new Map(
    [...groups].map(([name, all]) => [
      name.replace('Benchmark', ''),
      Object.fromEntries(all.map(({ metric, value }) => [metric, value])),
    ]),
  )
}

describe.each(roots)('the CPU clock in package testing of %s', (_release, root) => {
  it('tells the CPU time of what the timer times, and nothing else', { timeout: 600_000 }, () => {
    const rows = run(build(root))
    const cpuOf = (name: string) => rows.get(name)?.['cpu-s/op'] ?? Number.NaN
    for (const [name, row] of rows) expect(row['cpu-s/op'], name).toBeGreaterThan(0)
    const loop = rows.has('Loop') ? ['Loop'] : []
    // Work outside of the timer would be 50 or 1000 times that of an operation.
    const hashSec = Math.max(cpuOf('Hash'), 1e-6)
    for (const name of ['Reset', 'After', 'Sub/one', ...loop]) {
      expect(cpuOf(name), name).toBeLessThan(20 * hashSec)
    }
    expect(cpuOf('Stopped')).toBeLessThan(200 * hashSec)
    expect(cpuOf('Sleep')).toBeLessThan(0.01)
    expect(rows.get('Sleep')?.['time/op']).toBeGreaterThan(0.019)
    expect(rows.get('Own')?.['cpu-s/op']).toBe(7e-9)
    expect(rows.get('Sub/one')?.throughput).toBeGreaterThan(0)
    // The clock allocates, and not where the heap of a benchmark is counted.
    for (const name of ['Hash', 'Reset', 'After']) {
      expect(rows.get(name)?.['allocs/op'], name).toBe(0)
    }
    expect(rows.get('Parallel')?.['parallel-goroutines']).toBe(2)
    expect(rows.get('Hash')).not.toHaveProperty('parallel-goroutines')
    // Where the timer starts again and again, run delay is not asked for.
    expect(rows.get('Stopped')).not.toHaveProperty('run-delay/op')
    expect(rows.get('Hash')).toHaveProperty('run-delay/op')
  })
  it('leaves every line of the file where it is, and is named nowhere in the binary', () => {
    const text = readFileSync(join(root, goCpuClock.reads), 'utf8')
    const made = goCpuClock.patch(text)
    const patched = 'files' in made ? made.files[goCpuClock.reads]! : ''
    expect(patched.split('\n')).toHaveLength(text.split('\n').length)
    const folder = build(root)
    expect(readFileSync(join(folder, 't')).includes(folder)).toBe(false)
  })
})

describe('a package testing of another shape', () => {
  it('is left alone, and the reason names what was looked for', () => {
    const text = readFileSync(join(roots[0]![1], goCpuClock.reads), 'utf8')
    const other = text.replace('b.timerOn = false', 'b.timerOn = !true')
    expect(goCpuClock.patch(other)).toEqual({
      why: String.raw`src/testing/benchmark.go has ^\t\tb\.timerOn = false$ 0 times`,
    })
    const twice = text.replace(/^\t\tb\.timerOn = false$/m, '$&\n$&')
    expect(goCpuClock.patch(twice)).toHaveProperty('why')
  })
  it('of a downloaded toolchain, is replaced by another name of its folder', () => {
    const root = '/home/me/go/pkg/mod/golang.org/toolchain@v0.0.1-go1.27.1.linux-amd64'
    expect(goCpuClock.place(root, '/bin')).toEqual({
      root: `/proc/self/root${root}`,
      env: {
        GOROOT: `/proc/self/root${root}`,
        GOTOOLCHAIN: 'local',
        PATH: `/proc/self/root${root}/bin:/bin`,
      },
    })
    expect(goCpuClock.place('/usr/local/go', '/bin')).toEqual({ root: '/usr/local/go', env: {} })
  })
})
