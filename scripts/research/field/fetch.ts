/** Module zips from the proxy as folders that may be written to, and changes planted in them. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

const LOOP = /for (\w+) := 0; \1 < b\.N; \1\+\+ \{|for range b\.N \{/g

/** Functions `BenchmarkXxx` of a file, whole, as far as gofmt's layout tells. */
const FUNCTIONS = /^func (Benchmark\w*)\(\w+ \*testing\.B\) \{\n[\s\S]*?^\}/gm

/**
 * Makes loops over b.N in benchmarks of `folder` run so many percent more often, and an operation
 * take as much longer; `only`: in the first one. Returns the names of the changed functions.
 */
export function plantSlowdown(folder: string, only: boolean, percent: number): string[] {
  const names: string[] = []
  for (const file of goFiles(folder, '_test.go').sort()) {
    const text = readFileSync(file, 'utf8')
    const planted = text.replace(FUNCTIONS, (whole: string, name: string) => {
      if ((only && names.length > 0) || whole.search(LOOP) < 0) return whole
      names.push(name)
      return whole.replace(LOOP, (loop) => loop.replace('b.N', `b.N+(b.N*${percent}+50)/100`))
    })
    if (planted !== text) writeFileSync(file, planted)
    if (only && names.length > 0) break
  }
  return names
}

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
