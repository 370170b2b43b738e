/** A bisection on a machine that is none: what it measures, and what of it is verified. */
import { beforeAll, describe, expect, it } from 'vitest'
import { derive, normal } from '../../src/stats/random.ts'
import type { FakeHost } from '../support/fake-host.ts'
import { makeGoHost } from '../support/go-host.ts'
import { inTerminal } from './honest-runs.ts'

const NAMES = ['A', 'B'].map((name) => `Benchmark${name}`)
const SUITE = "suites: { s: { workload: go-bench, reach: 'off', layout: single, rounds: 12 } }\n"
const [COMMITS, STEP] = [9, 6]
const shaOf = (place: number) => String(place).repeat(40)

/** Commits v0 to v8, of which A is so much slower from the sixth on, and all others as ever. */
function makeHistory(times = 2): FakeHost {
  const noise = derive('bisection', 1)
  const placeOfFolder = new Map<string, number>()
  const placeOfBinary = new Map<string, number>()
  const host = makeGoHost(
    SUITE,
    NAMES,
    () => 1e6,
    ({ step, command: { argv, cwd }, answer }) => {
      const out = argv[argv.indexOf('-o') + 1] ?? ''
      if (step === 'build') {
        const place = [...placeOfFolder].find(([folder]) => cwd.startsWith(folder))?.[1] ?? 0
        placeOfBinary.set(out, place)
        host.disk.set(`hash:${out}`, String(place + 1).padEnd(64, '0'))
      }
      if (step !== 'trial') return { wallSec: 0.01 }
      const place = placeOfBinary.get(argv[0]) ?? 0
      const stdout = String(answer.stdout).replace(
        /(Benchmark(\w)\S*\s+\d+\s+)1000000 ns/g,
        (_, at, name) => {
          const slow = name === 'A' && place >= STEP ? times : 1
          return `${at}${(1e6 * slow * Math.exp(0.01 * normal(noise))).toFixed(1)} ns`
        },
      )
      return { wallSec: 1, stdout }
    },
  )
  host.git.show = async () => null
  host.git.grep = async () =>
    NAMES.map((name, i) => ({
      ...{ path: 'm_test.go', number: i + 1 },
      line: `func ${name}(b *testing.B) {}`,
    }))
  host.git.resolve = async (_root, ref) => (ref === 'v0' ? shaOf(0) : ref === 'v8' ? shaOf(8) : ref)
  host.git.line = async () =>
    Array.from({ length: COMMITS - 1 }, (_, i) => ({
      sha: shaOf(i + 1),
      subject: `Change ${i + 1}`,
    }))
  host.git.addWorktree = async (_root, sha, folder) => {
    placeOfFolder.set(folder, Number(sha[0]))
  }
  const source = NAMES.map((name) => `func ${name}(b *testing.B) {}`).join('\n')
  for (const index of ['02', '03', '04']) {
    host.disk.set(`/tmp/gcbench-/source-${index}/go.mod`, 'module example.com/m\n')
    host.disk.set(`/tmp/gcbench-/source-${index}/m_test.go`, source)
  }
  return host
}

const bisect = (host: FakeHost, ...more: string[]) =>
  inTerminal(
    host,
    ...['bisect', '--good', 'v0', '--bad', 'v8', '--out', '/out', '--seed', 's', '--walls', 'off'],
    ...more,
  )

/** Names that a run was asked for, whether it measured them or tried them out. */
const ranBy = (host: FakeHost) =>
  new Set(
    host.commands.flatMap(({ argv }) => argv.filter((word) => word.startsWith('-test.bench='))),
  )

describe('gcbench bisect', () => {
  let host: FakeHost
  let said = ''
  beforeAll(async () => {
    host = makeHistory()
    said = await bisect(host)
  })

  it('names the commit, and verify agrees with it and with each of its stages', async () => {
    expect(said).toContain('"Change 6" did it: A ')
    expect(ranBy(host).size).toBeGreaterThan(1)
    expect(await inTerminal(host, 'verify', '/out')).toMatch(
      /^verified: what it says is what the records give; \d stages, \d+ rows, \d+ records\n$/,
    )
    expect(await inTerminal(host, 'verify', '/out/stage-1')).toMatch(/^verified: every row/)
  })

  it('with a row tries out and measures the benchmark of that row alone', async () => {
    const own = makeHistory()
    expect(await bisect(own, '--row', 'A:time/op')).toContain('"Change 6" did it: A time/op')
    expect([...ranBy(own)]).toEqual(['-test.bench=^BenchmarkA$'])
    expect(await inTerminal(own, 'verify', '/out')).toMatch(/^verified: /)
    const beside = await bisect(makeHistory(), '--row', 'A:bytes/op', '--rounds', '8')
    expect(beside).toContain('the row A:bytes/op does not gate. These do: A:')
    const gone = await bisect(makeHistory(), '--row', 'X:time/op', '--rounds', '8')
    expect(gone).toContain('no row X:time/op was measured on both. These gate: A:')
    const none = makeHistory()
    expect(await bisect(none, '--row', 'B:time/op')).toContain('No commit is named')
    expect(await inTerminal(none, 'verify', '/out')).toMatch(/^verified: /)
  })

  it('names no commit for what one layout a commit may make, however sure the numbers are', async () => {
    const own = makeHistory(1.06)
    const told = await bisect(own, '--row', 'A:time/op')
    expect(told).toContain('No commit is named')
    const why = 'the two differ by no more than one layout a commit may make: use layout: fresh.'
    expect(told).toContain(why)
    expect(told).toContain('1 stage, ')
    expect(await inTerminal(own, 'verify', '/out')).toMatch(/^verified: /)
  })

  type Left = {
    bracket: { low: number; high: number }
    change: { estimate: { point: number } }
    commits: { sha: string }[]
    seen: { word: string; row: unknown }[]
    watched: { benchmark: string; word: string }
    builds: number
  }
  it.each<[string, RegExp, (left: Left) => void]>([
    [
      'the commit',
      /bisection\.bracket/,
      ({ bracket }) => Object.assign(bracket, { low: 6, high: 7 }),
    ],
    [
      'how much slower',
      /bisection\.change\.estimate\.point/,
      ({ change }) => (change.estimate.point *= 2),
    ],
    ['which commits there are', /bisection\.bracket/, ({ commits }) => commits.splice(1, 1)],
    ['what one showed', /bisection\.seen\.0\.word/, ({ seen }) => (seen[0]!.word = 'skipped')],
    ['that one was measured', /bisection\.seen/, ({ seen }) => seen.splice(0, 1)],
    ['which row', /stage-2\.plan\.sources/, ({ watched }) => (watched.benchmark = 'B')],
    ['which way', /bisection\.watched\.word/, ({ watched }) => (watched.word = 'improved')],
    ['what was built', /bisection\.builds/, (left) => (left.builds += 1)],
  ])('verify refuses an altered one: %s', async (_, where, alter) => {
    const path = '/out/bisect.json'
    const text = host.disk.get(path) ?? ''
    const left = JSON.parse(text)
    alter(left)
    host.disk.set(path, JSON.stringify(left))
    const verified = await inTerminal(host, 'verify', path)
    host.disk.set(path, text)
    expect(verified).toMatch(where)
    expect(verified).toMatch(/\nnot verified: /)
  })

  it('verify refuses an altered stage, and one that is gone', async () => {
    const path = '/out/stage-1/report.json'
    const text = host.disk.get(path) ?? ''
    host.disk.set(path, text.replace('"roundsRun": 12', '"roundsRun": 11'))
    expect(await inTerminal(host, 'verify', '/out')).toContain('stage-1.comparisons.0.estimate.n: ')
    host.disk.delete(path)
    expect(await inTerminal(host, 'verify', '/out')).toContain('stage-1/report.json does not exist')
    host.disk.set(path, text)
  })
})
