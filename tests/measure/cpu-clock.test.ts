/** The CPU clock of Go benchmarks: all arms have it, or none and the report says why. */
import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import type { FakeHost } from '../support/fake-host.ts'
import { makeGoHost } from '../support/go-host.ts'

/** The lines of package testing that the clock is put beside. */
const TESTING = `type B struct {
	timerOn          bool
}
func (b *B) StartTimer() {
	if !b.timerOn {
		b.start = highPrecisionTimeNow()
		b.timerOn = true
	}
}
func (b *B) StopTimer() {
	if b.timerOn {
		b.duration += highPrecisionTimeSince(b.start)
		b.timerOn = false
	}
}
func (b *B) ResetTimer() {
	if b.timerOn {
		b.start = highPrecisionTimeNow()
	}
	b.duration = 0
}
func (b *B) RunParallel(body func(*PB)) {
}
			results := r.String()
`

type Given = {
  suite?: string
  text?: string | null
  platform?: string
  compiles?: boolean
  isLate?: boolean
}

async function run(given: Given) {
  const { suite = '', text = TESTING, platform = 'linux', compiles = true, isLate = false } = given
  const file = `suites:\n  s: { workload: { kind: go-bench${suite} } }\n`
  const host: FakeHost = makeGoHost(
    file,
    ['BenchmarkA'],
    () => 1e6,
    ({ step }) => ({
      wallSec: step === 'trial' ? 0.3 : 0.1,
    }),
  )
  const { run: execute } = host.exec
  host.exec.run = (command) =>
    execute(command).then((exit) =>
      command.argv[1] !== 'build' || compiles
        ? exit
        : isLate
          ? { ...exit, code: null, signal: 'SIGKILL', timedOut: true, wallSec: 7 }
          : { ...exit, code: 1, stderr: 'x.go:1: undefined: gcbench' },
    )
  host.platform = platform
  if (text !== null) host.disk.set('/go/src/testing/benchmark.go', text)
  const options = { ...noRunOptions, budget: 60, seed: 'seed', out: '/out', allowOs: true }
  const report = await runBench(options, host)
  const builds = host.commands.filter(({ argv }) => argv.includes('-c'))
  const overlays = builds.map(({ argv }) => argv.find((word) => word.startsWith('-overlay=')))
  return { overlays, host, why: whyOf(report) }
}

const whyOf = ({ problems }: Report) =>
  problems.flatMap(({ code, message }) => (code === 'whole-process-clock' ? message : []))

describe('the CPU clock of a run', () => {
  it('is in every binary of both arms, whatever its layout, by the same files', async () => {
    const { overlays, host, why } = await run({})
    expect(why).toEqual([])
    expect(overlays.length).toBeGreaterThan(2)
    const [file, ...others] = [...new Set(overlays)]
    expect(others).toEqual([])
    const list = JSON.parse(host.disk.get(file?.replace('-overlay=', '') ?? '') ?? '')
    expect(Object.keys(list.Replace)).toEqual([
      '/go/src/testing/benchmark.go',
      '/go/src/testing/gcbench_clock.go',
    ])
  })

  it.each([
    ['package testing has another shape', { text: TESTING.replace('b.timerOn = false', '') }],
    ['there is no source of it', { text: null }],
    ['it does not compile', { compiles: false }],
    ['the system is another', { platform: 'darwin' }],
    ['the suite replaces files itself', { suite: ', build-flags: -overlay=mine.json' }],
  ])('is in none, and the reason told once, where %s', async (_, given) => {
    const { overlays, why } = await run(given)
    expect(overlays.filter((one) => one?.includes('overlay-'))).toEqual([])
    expect(why).toHaveLength(1)
    expect(why[0]).toMatch(
      /^CPU time is that of whole processes, .* go1\.26\.1 cannot read the CPU clock .*\(.+\)$/,
    )
  })

  it('is in none where the time for builds ended, which is no fault of the toolchain', async () => {
    const { overlays, why } = await run({ compiles: false, isLate: true })
    expect(overlays.filter((one) => one?.includes('overlay-'))).toEqual([])
    expect(why).toEqual([
      'CPU time is that of whole processes, start-up and set-up included: the time for builds ' +
        'ended after 7 s, before package testing of go1.26.1 was compiled with a clock of CPU time',
    ])
  })
})
