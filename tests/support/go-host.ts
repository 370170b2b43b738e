/** A fake machine with a Go toolchain and some benchmarks, whose programs take time by script. */
import type { Command } from '../../src/machine/host.ts'
import { type Answer, type FakeHost, makeFakeHost, REACH_PROGRAM } from './fake-host.ts'

export type GoStep = 'reach' | 'list' | 'build' | 'link' | 'names' | 'probe' | 'trial' | 'profile'

/** A program of the run: what it is for, and the answer that a healthy one gives. */
export type GoCommand = { step: GoStep; command: Command; host: FakeHost; answer: Answer }

const LIST = JSON.stringify({
  ImportPath: 'example.com/m',
  Dir: '/src',
  Module: { Dir: '/src' },
  TestGoFiles: ['m_test.go'],
})

/** Result lines of these benchmarks, one a name. */
export const resultLines = (names: readonly string[], nsPerOp: (name: string) => number, n = 100) =>
  `pkg: example.com/m\n${names
    .map((name) => `${name}-2 \t ${n}\t ${nsPerOp(name)} ns/op\t 8 B/op\t 1 allocs/op\n`)
    .join('')}PASS\n`

function stepOf({ argv, measure }: Command): GoStep | null {
  const line = argv.join(' ')
  if (argv[0] === REACH_PROGRAM) return 'reach'
  if (line.startsWith('go list')) return 'list'
  if (line.startsWith('go test')) return line.includes('-randlayout') ? 'link' : 'build'
  if (line.includes('-test.list')) return 'names'
  if (line.includes('-test.cpuprofile')) return 'profile'
  if (measure) return 'trial'
  return line.includes('-test.bench=') ? 'probe' : null
}

const askedNames = ({ argv }: Command, names: readonly string[], flag = '-test.bench=') => {
  const pattern = argv.find((word) => word.startsWith(flag))?.slice(flag.length) ?? ''
  return names.filter((name) => new RegExp(pattern).test(name))
}

const iterationsOf = ({ argv }: Command) =>
  Number(/-test\.benchtime=(\d+)x/.exec(argv.join(' '))?.[1] ?? 100)

/**
 * A repository with these benchmarks on both sides. `nsPerOp` is what they print; `script` changes
 * the answer of a program, whose `wallSec` moves the clock, at most to the program's limit.
 */
export function makeGoHost(
  suite: string,
  names: readonly string[],
  nsPerOp: (name: string, side: 'base' | 'head', nth: number) => number,
  script: (command: GoCommand) => Answer,
): FakeHost {
  let nth = 0
  const host = makeFakeHost((command, self) => {
    const line = command.argv.join(' ')
    if (line.startsWith('go env')) return { stdout: '{"GOVERSION":"go1.26.1","GOROOT":"/go"}' }
    if (line.startsWith('go tool link')) return { stderr: '  -randlayout seed\n' }
    if (line.startsWith('go version')) return { stdout: 'x: go1.26.1\n' }
    const step = stepOf(command)
    if (step === null) return {}
    const side = command.argv[0].includes('binary-00') ? 'base' : 'head'
    const answer: Answer = {}
    if (step === 'list') answer.stdout = LIST
    if (step === 'names')
      answer.stdout = `${askedNames(command, names, '-test.list=').join('\n')}\nok\n`
    if (step === 'build' || step === 'link') keepBinary(command, self)
    if (step === 'trial') nth++
    if (step === 'probe' || step === 'trial') {
      const asked = askedNames(command, names)
      const lines = resultLines(asked, (name) => nsPerOp(name, side, nth), iterationsOf(command))
      answer.stdout = step === 'probe' ? `${asked.join('\n')}\n${lines}` : lines
    }
    return limited(command, { ...answer, ...script({ step, command, host: self, answer }) })
  })
  host.disk.set('/repository/.gcbench.yml', suite)
  const source = names.map((name) => `func ${name}(b *testing.B) {}`).join('\n')
  for (const index of ['00', '01', '02', '03', '04', '05']) {
    host.disk.set(`/tmp/gcbench-/source-${index}/go.mod`, 'module example.com/m\n')
    host.disk.set(`/tmp/gcbench-/source-${index}/m_test.go`, source)
  }
  return host
}

function keepBinary({ argv }: Command, host: FakeHost): void {
  const out = argv[argv.indexOf('-o') + 1] ?? ''
  host.disk.set(out, 'a binary')
  const side = out.includes('binary-00') ? '1' : '2'
  const seed = /-randlayout=(\d+)/.exec(argv.join(' '))?.[1] ?? ''
  host.disk.set(`hash:${out}`, `${side}${seed}`.padEnd(64, '0'))
}

/** What takes longer than it may, or is silent for too long, is ended. */
function limited({ limitSec, silenceSec = limitSec }: Command, answer: Answer): Answer {
  const mostSec = Math.min(limitSec, silenceSec)
  if ((answer.wallSec ?? 0) <= mostSec) return answer
  return { ...answer, wallSec: mostSec, code: null, signal: 'SIGKILL', timedOut: true, stdout: '' }
}
