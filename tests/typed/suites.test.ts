/** Every suite file of the pages: run where that is cheap, else read and planned as it stands. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageSuites, suiteBelow, suitesOfTests } from '../support/page-suites.ts'
import { makeReaderShell, type ReaderShell } from '../support/reader-shell.ts'
import {
  benchmarkFile,
  hasGo,
  hashModule,
  makeRepository,
  PROJECT,
  type Repository,
  reportIn,
} from '../support/repository.ts'

let shell: ReaderShell
let repository: Repository
beforeEach(async () => {
  shell = await makeReaderShell()
})
afterEach(() => {
  repository?.remove()
  shell.remove()
})

/** Two rounds of a change to one file, whatever else the suite says; names of what was measured. */
function measure(suite: string, files: Record<string, string>): string[] {
  repository = makeRepository({ ...files, '.gcbench.yml': suite })
  repository.git('checkout', '-q', '-b', 'change')
  repository.commit({ changed: 'yes' })
  const command = 'gcbench run --rounds 2..2 --budget 2h --advisory --walls off'
  const { stdout, stderr } = shell.type(command, repository.folder)
  const { records, comparisons } = reportIn(repository.folder)
  const fates = new Set(records?.map(({ status, problem }) => problem?.message ?? status))
  expect(fates, stdout + stderr).toEqual(new Set(['ok']))
  return [...new Set(comparisons.map(({ benchmark }) => benchmark))].filter((name) => name !== '')
}

/** What a tool printed once, in the place of the tool. */
function keepOutput(tool: string, name: string): string {
  const kept = join(shell.bin, `${tool}.txt`)
  copyFileSync(join(PROJECT, 'fixtures/parsers', tool, `${name}.txt`), kept)
  return kept
}

const SCRIPT = `import json, sys
json.dump([{"name": "parse", "unit": "ms", "value": 12.5}], open(sys.argv[2], "w"))
`
const BENCH = `package main

import "fmt"

func main() { fmt.Println(\`{"parse": {"latency": {"value": 12.5}}}\`) }
`

describe('suites of results that other programs wrote', () => {
  it('a script of github-action-benchmark', () => {
    const suite = suiteBelow(
      'docs/moving/github-action-benchmark.md',
      'Moving from github-action-benchmark',
    )
    expect(measure(suite, { 'bench.py': SCRIPT })).toContain('command/parse')
  })
  it.skipIf(!hasGo)('a program that prints Bencher Metric Format', () => {
    const suite = suiteBelow('docs/moving/bencher.md', 'Moving from Bencher')
    const files = { ...hashModule(1), 'cmd/bench/main.go': BENCH }
    expect(measure(suite, files)).toContain('command/parse')
  })
  it('pytest, whose place is taken by what it wrote once', () => {
    const kept = keepOutput('pytest-benchmark', 'rounds')
    shell.makeProgram(
      'python3',
      `for one; do case $one in --benchmark-json=*) cp '${kept}' "\${one#*=}"; esac; done`,
    )
    const suite = suiteBelow('docs/suite-file.md', 'The benchmarks of another tool')
    expect(measure(suite, {}).length).toBeGreaterThan(0)
  })
  it('JMH, whose place is taken by what it wrote once', () => {
    const kept = keepOutput('jmh', 'four-modes')
    shell.makeProgram('mvn', 'mkdir -p target && echo jar > target/benchmarks.jar')
    shell.makeProgram(
      'java',
      `while [ $# -gt 1 ]; do [ "$1" != -rff ] || cp '${kept}' "$2"; shift; done`,
    )
    const suite = suiteBelow('docs/how-to/jvm-service.md', 'JMH')
    expect(measure(suite, {}).length).toBeGreaterThan(0)
  })
  it('Criterion, whose place is taken by what it printed once', () => {
    const kept = keepOutput('criterion', 'cargo-bench')
    shell.makeProgram(
      'cargo',
      `while [ "$1" != --target-dir ]; do shift; done
mkdir -p "$2/release/deps"
printf '#!/bin/sh\\ncat %s\\n' '${kept}' > "$2/release/deps/parse-1"
chmod +x "$2/release/deps/parse-1"`,
    )
    const suite = suiteBelow('docs/moving/codspeed.md', 'Moving from CodSpeed')
    expect(measure(suite, {}).length).toBeGreaterThan(0)
  })
  it('commands side by side', () => {
    const suite = suiteBelow('docs/suite-file.md', 'Commands side by side')
    expect(measure(suite, { 'log-1M': 'a line\n', 'log-16M': 'a line\n' })).toEqual(
      expect.arrayContaining(['size=1M', 'size=16M']),
    )
  })
})

describe.skipIf(!hasGo)('suites of Go benchmarks', () => {
  it('some of them, with rules of their own', () => {
    const body = 'for i := 0; i < b.N; i++ { _ = make([]byte, b.N*0+64) }'
    const suite = suiteBelow('docs/start.md', 'Make it a gate')
    repository = makeRepository({
      ...{ ...hashModule(10), 'marshal_test.go': benchmarkFile('Marshal', body) },
      ...{ 'other_test.go': benchmarkFile('Other', body), '.gcbench.yml': suite },
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ 'marshal_test.go': benchmarkFile('Marshal', body.replace('64', '96')) })
    shell.type('gcbench run --rounds 2..2 --budget 2h --advisory', repository.folder)
    const rows = reportIn(repository.folder).comparisons.filter(({ role }) => role !== 'geomean')
    expect(new Set(rows.map(({ benchmark }) => benchmark))).toEqual(new Set(['Marshal']))
  })
})

describe.skipIf(!hasGo)('suites that are not run here', () => {
  it('are read and planned', () => {
    const run = suitesOfTests('.')
    const experiments = /^docs\/experiments\//
    const left = pageSuites().filter(
      ({ path, heading }) => !run.includes(`${path}: ${heading}`) && !experiments.test(path),
    )
    console.warn(`${pageSuites().length} suites on the pages, ${left.length} of them only planned`)
    for (const { path, heading } of left) console.warn(`skipped: ${path}: ${heading}: planned`)
    const ofPages = ['Join', 'Marshal', 'WithPool'].map((name) => [
      `${name.toLowerCase()}_test.go`,
      benchmarkFile(name, ''),
    ])
    repository = makeRepository({
      ...{ ...hashModule(10), 'store/store.go': 'package store\n' },
      ...Object.fromEntries(ofPages),
    })
    for (const tag of ['v1.1', 'v1.2', 'v1.3']) repository.git('tag', tag)
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit(hashModule(20))
    mkdirSync(join(repository.folder, 'bench/scripts'), { recursive: true })
    for (const { path, heading, text } of left) {
      repository.write({ '.gcbench.yml': text })
      const { status, stdout, stderr } = shell.type('gcbench plan', repository.folder)
      expect(status, `${path}: ${heading}\n${stdout}${stderr}`).toBe(0)
    }
  })
})
