/** Suites of the pages that read what other programs wrote, run as they stand there. */
import { describe, expect, it } from 'vitest'
import { readerOfPages } from '../../support/pages/page-measure.ts'
import { suiteBelow } from '../../support/pages/page-suites.ts'
import { hasGo, hashModule } from '../../support/repository.ts'

const { measure, keepOutput, makeProgram } = readerOfPages()

const SCRIPT = `import json, sys
json.dump([{"name": "parse", "unit": "ms", "value": 12.5}], open(sys.argv[2], "w"))
`
const BENCH = `package main

import "fmt"

func main() { fmt.Println(\`{"parse": {"latency": {"value": 12.5}}}\`) }
`

describe('suites of results that other programs wrote', () => {
  it('a script of github-action-benchmark', () => {
    const suite = suiteBelow('docs/moving.md', 'github-action-benchmark')
    const { names } = measure({ suite, base: { 'bench.py': SCRIPT }, walls: 'off' })
    expect(names).toContain('command/parse')
  })
  it.skipIf(!hasGo)('a program that prints Bencher Metric Format', () => {
    const suite = suiteBelow('docs/moving.md', 'Bencher')
    const base = { ...hashModule(1), 'cmd/bench/main.go': BENCH }
    expect(measure({ suite, base }).names).toContain('command/parse')
  })
  it('pytest, whose place is taken by what it wrote once', () => {
    const kept = keepOutput('pytest-benchmark', 'rounds')
    makeProgram(
      'python3',
      `for one; do case $one in --benchmark-json=*) cp '${kept}' "\${one#*=}"; esac; done`,
    )
    const suite = suiteBelow('docs/suite-file.md', 'The benchmarks of another tool')
    expect(measure({ suite }).names.length).toBeGreaterThan(0)
  })
  it('Criterion, whose place is taken by what it printed once', () => {
    const kept = keepOutput('criterion', 'cargo-bench')
    makeProgram('parse-bench', `cat '${kept}'`)
    makeProgram(
      'cargo',
      `mkdir -p "$CARGO_TARGET_DIR" && cp "$(command -v parse-bench)" "$CARGO_TARGET_DIR/parse"
printf '{"manifest_path":"%s/Cargo.toml","target":{"kind":["bench"]},"executable":"%s"}\\n' \\
  "$PWD" "$CARGO_TARGET_DIR/parse"`,
    )
    const suite = suiteBelow('docs/moving.md', 'CodSpeed')
    expect(measure({ suite }).names.length).toBeGreaterThan(0)
  })
  it('commands side by side', () => {
    const suite = suiteBelow('docs/suite-file.md', 'Commands side by side')
    const { names } = measure({ suite, base: { 'log-1M': 'a line\n', 'log-16M': 'a line\n' } })
    expect(names).toEqual(expect.arrayContaining(['size=1M', 'size=16M']))
  })
})
