/** Module zips from the proxy as folders that may be written to, and changes planted in them. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of a version in the module cache, or why it could not be had. */
export function download(path: string, version: string): { folder: string } | { why: string } {
  const done = spawnSync('go', ['mod', 'download', '-json', `${path}@${version}`], {
    encoding: 'utf8',
    env: { ...process.env, GOFLAGS: '-mod=mod', GOWORK: 'off' },
    timeout: 120_000,
  })
  if (done.error !== undefined) return { why: done.error.message }
  try {
    const { Dir, Error: why } = JSON.parse(done.stdout) as { Dir?: string; Error?: string }
    return Dir === undefined ? { why: why ?? done.stderr } : { folder: Dir }
  } catch {
    return { why: done.stderr.trim() || 'go mod download printed nothing' }
  }
}

/** A copy of a folder of the module cache, which is read-only. */
export function copyOf(folder: string, to: string): string {
  cpSync(folder, to, { recursive: true })
  execFileSync('chmod', ['-R', 'u+w', to])
  return to
}

function goFiles(folder: string, ends: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends) && !/(^|\/)(testdata|vendor|_)/.test(name))
    .map((name) => join(folder, name))
}

/** Loops over a benchmark's operations, with what takes their place: it asks the planted package. */
const LOOPS: [RegExp, string][] = [
  [
    /for (\w+) := 0; \1 < (\w+\.N); \1\+\+ \{/g,
    'for $1, most := 0, PLANTED.Operations($2); $1 < most; $1++ {',
  ],
  [/for range (\w+\.N) \{/g, 'for range PLANTED.Operations($1) {'],
  [/for (\w+\.(?:Loop|Next))\(\) \{/g, 'for next := PLANTED.Loop($1); next(); {'],
]

/** Functions `BenchmarkXxx` of a file, whole, as far as gofmt's layout tells. */
const FUNCTIONS = /^func (Benchmark\w*)\(\w+ \*testing\.B\) \{\n[\s\S]*?^\}/gm

const PLANTED = 'gcbenchplanted'

const plantedPackage = (percent: number) => `package ${PLANTED}

const percent = ${percent}

//go:noinline
func Operations(n int) int { return n + (n*percent+50)/100 }

// Loop runs an operation more, which next does not count, as often as the percentage says.
//
//go:noinline
func Loop(next func() bool) func() bool {
	owed := 0
	return func() bool {
		if owed >= 100 {
			owed -= 100
			return true
		}
		owed += percent
		return next()
	}
}
`

/**
 * A package in the module of both folders that the benchmarks' loops ask how often to run: in
 * `head` so many percent more often, so that an operation takes as much longer. The benchmarks
 * themselves are the same text on both sides, and what they execute is not. `only`: in the first
 * one alone. Returns the names of the functions that are slower.
 */
export function plantSlowdown(
  { base, head }: { base: string; head: string },
  only: boolean,
  percent: number,
): string[] {
  const module = /^module\s+"?([^\s"]+)/m.exec(readIfThere(join(head, 'go.mod')))?.[1]
  if (module === undefined) return []
  let names: string[] = []
  for (const folder of [base, head]) {
    names = askPlanted(folder, `${module}/${PLANTED}`, only)
    mkdirSync(join(folder, PLANTED))
    const text = plantedPackage(folder === head ? percent : 0)
    writeFileSync(join(folder, PLANTED, 'planted.go'), text)
  }
  return names
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Edits the loops, and returns the names of the benchmarks in whose files one was found. */
function askPlanted(folder: string, imported: string, only: boolean): string[] {
  const names: string[] = []
  for (const file of goFiles(folder, '_test.go').sort()) {
    const text = readFileSync(file, 'utf8')
    const asked = only
      ? text.replace(FUNCTIONS, (whole, name: string) => {
          const slower = names.length > 0 ? whole : withLoops(whole)
          if (slower !== whole) names.push(name)
          return slower
        })
      : withLoops(text)
    if (asked === text) continue
    if (!only) for (const [, name = ''] of text.matchAll(FUNCTIONS)) names.push(name)
    writeFileSync(file, asked.replace(/^package .*$/m, `$&\n\nimport "${imported}"`))
    if (only) break
  }
  return names
}

const withLoops = (text: string) =>
  LOOPS.reduce((now, [loop, by]) => now.replace(loop, by.replaceAll('PLANTED', PLANTED)), text)

/** A comment at the top of every file: each line of code has another number afterwards. */
export function plantComment(folder: string): void {
  for (const file of goFiles(folder, '.go')) {
    writeFileSync(file, `// A comment, and nothing else.\n\n${readFileSync(file, 'utf8')}`)
  }
}

/** `Benchmark_x` and `BenchmarkX` as a report names them. */
export const shortName = (name: string) => name.replace(/^Benchmark_?/, '') || 'Benchmark'

/** Benchmark functions that `go test -list` names in a module, as `package.BenchmarkX`. */
export function listed(folder: string): string[] {
  const done = spawnSync('go', ['test', '-vet=off', '-list', '^Benchmark', './...'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, GOFLAGS: '', GOWORK: '' },
  })
  const found: string[] = []
  let names: string[] = []
  for (const line of done.stdout.split('\n')) {
    // A package's names stand before its own line.
    const unit = /^(?:ok|FAIL|\?)\s+(\S+)/.exec(line)?.[1]
    if (/^Benchmark\S*$/.test(line)) names.push(line)
    else if (unit !== undefined) {
      found.push(...names.map((name) => `${unit}.${name}`))
      names = []
    }
  }
  return found
}
