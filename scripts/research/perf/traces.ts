/** What `kinds: trace` costs the program that it looks at: with and without, in turn. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from 'simple-statistics'
import type { Figure } from './figure.ts'
import { ratioOf } from './ratio.ts'

const PAIRS = 20

const BENCHMARKS = `package cost

import "testing"

var sink uint32
var kept []byte

func BenchmarkComputes(b *testing.B) {
	for i := 0; i < b.N; i++ {
		for j := uint32(0); j < 10000; j++ {
			sink = sink*16777619 ^ j
		}
	}
}

func BenchmarkAllocates(b *testing.B) {
	for i := 0; i < b.N; i++ {
		kept = make([]byte, 10000)
	}
}

func BenchmarkWaits(b *testing.B) {
	ask, answer := make(chan int), make(chan int)
	go func() {
		for one := range ask {
			answer <- one
		}
	}()
	for i := 0; i < b.N; i++ {
		ask <- i
		<-answer
	}
}
`

/** Numbers with and without, which of the two is first in turn. */
async function inTurn(number: (isTraced: boolean) => Promise<number> | number, pairs = PAIRS) {
  const [traced, bare]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < pairs; pair++) {
    for (const isTraced of pair % 2 === 0 ? [true, false] : [false, true]) {
      ;(isTraced ? traced : bare).push(await number(isTraced))
    }
  }
  return { traced, bare }
}

function figureOf(what: string, unit: string, of: Record<'traced' | 'bare', number[]>): Figure {
  const print = (all: number[]) => `${median(all).toPrecision(3)} ${unit}`
  const peer = `${print(of.bare)} (without)`
  return { what, ours: print(of.traced), peer, ratio: ratioOf(of.bare, of.traced) }
}

/** An execution trace of benchmarks that compute, allocate, and wait for each other. */
async function ofGo(folder: string): Promise<Figure[]> {
  writeFileSync(join(folder, 'go.mod'), 'module example.com/cost\n\ngo 1.24\n')
  writeFileSync(join(folder, 'cost_test.go'), BENCHMARKS)
  const test = join(folder, 'cost.test')
  execFileSync('go', ['test', '-c', '-o', test, '.'], { cwd: folder })
  const figures: Figure[] = []
  for (const name of ['Computes', 'Allocates', 'Waits']) {
    const found = await inTurn((isTraced) => {
      const trace = isTraced ? [`-test.trace=${join(folder, 'trace')}`] : []
      const argv = [`-test.bench=${name}`, '-test.benchtime=300ms', '-test.run=^$', ...trace]
      const printed = execFileSync(test, argv, { encoding: 'utf8', cwd: folder })
      return Number(/([\d.]+) ns\/op/.exec(printed)?.[1])
    })
    console.error(`${name}: ${ratioOf(found.bare, found.traced)}`)
    figures.push(figureOf(`execution trace of a Go benchmark: ${name}`, 'ns/op', found))
  }
  return figures
}

/** A record of context switches of a server that waits for each of its commands. */
async function ofServer(folder: string): Promise<Figure[]> {
  const needed = ['redis-server', 'redis-benchmark', 'perf']
  const isThere = (name: string) => spawnSync(name, ['--version']).error === undefined
  if (!needed.every(isThere)) {
    console.error(`left out: not all of ${needed.join(', ')} are here`)
    return []
  }
  const port = '17391'
  const serve = ['--port', port, '--save', '', '--dir', folder]
  const server = spawn('redis-server', serve, { stdio: 'ignore' })
  try {
    await pause(1000)
    const found = await inTurn(async (isTraced) => {
      const file = join(folder, 'switches.perf')
      const events = ['-e', 'context-switches', '-c', '1', '--switch-events', '--call-graph', 'fp']
      const record = ['record', '-q', ...events, '-B', '-N', '-o', file, '-p', `${server.pid}`]
      const perf: ChildProcess | null = isTraced ? spawn('perf', record, { stdio: 'ignore' }) : null
      if (perf !== null) await pause(1000)
      const argv = ['-p', port, '-n', '60000', '-c', '4', '-t', 'set', '--csv']
      const printed = execFileSync('redis-benchmark', argv, { encoding: 'utf8' })
      if (perf !== null) {
        const gone = new Promise((resolve) => perf.once('exit', resolve))
        perf.kill('SIGINT')
        await gone
      }
      return 1e6 / Number(/^"SET","([\d.]+)"/m.exec(printed)?.[1])
    })
    return [figureOf('context switches of redis-server, as root: SET', 'µs', found)]
  } finally {
    server.kill()
  }
}

export async function traces(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-'))
  try {
    return [...(await ofGo(folder)), ...(await ofServer(folder))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
