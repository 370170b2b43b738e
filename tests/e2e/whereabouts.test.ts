/**
 * Code of a change says itself where it runs: each kind of program that a run starts of a change is
 * asked for its namespace of processes, its user and how many filters of system calls it has, in each
 * kind of walls that this machine can make.
 */
import { readFileSync, readlinkSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { runCli } from '../../src/cli/index.ts'
import { makeExec } from '../../src/machine/exec.ts'
import { type Command, clock, type Exec, type Running } from '../../src/machine/host.ts'
import { findEnclosure } from '../../src/machine/launcher.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import type { Isolation } from '../../src/model/model.ts'
import { launcherOf } from '../host/machine.ts'
import { lacks } from '../support/lacks.ts'
import { hasGo, hashModule, makeRepository, type Repository } from '../support/repository.ts'

type Kind = Isolation['kind']

const isLinux = process.platform === 'linux'
const launcher = isLinux ? await launcherOf('go') : null
const OUTSIDE = isLinux ? readlinkSync('/proc/self/ns/pid') : ''
const USER = `${process.getuid?.()}`
/** A container has one already. */
const filtersIn = (status: string) => Number(/^Seccomp_filters:\s*(\d+)/m.exec(status)?.[1])
const FILTERS = isLinux ? filtersIn(readFileSync('/proc/self/status', 'utf8')) : 0

const execOf = (kind: Kind) =>
  makeExec({
    clock,
    path: process.env.PATH,
    findLauncher: async () => launcher,
    findEnclosure: (found, attempt) => findEnclosure(found, attempt, [kind]),
  })

// What is asked, in a repository with a suite of every sort.

/** The first word says which part of a run it is. */
const WORK = `echo "where $1 $(readlink /proc/self/ns/pid) $(id -u) $(sed -n 's/^Seccomp_filters:[^0-9]*//p' /proc/self/status)" >&2
case $1 in
build) printf '#!/bin/sh\\n' > "$2"; chmod +x "$2" ;;
counted) i=0; while [ $i -lt "$2" ]; do i=$((i + 1)); done ;;
trial | load) echo value 5 ;;
server) exec sleep 900 ;;
esac
`

const GO = `package hash

import (
	"fmt"
	"os"
	"strings"
)

func init() {
	among, _ := os.Readlink("/proc/self/ns/pid")
	status, _ := os.ReadFile("/proc/self/status")
	_, filters, _ := strings.Cut(string(status), "Seccomp_filters:")
	fmt.Fprintln(os.Stderr, "where go", among, os.Getuid(), strings.Fields(filters)[0])
}
`

/** Prints what tinybench does. */
const BENCH = `const among = require('node:fs').readlinkSync('/proc/self/ns/pid')
const status = require('node:fs').readFileSync('/proc/self/status', 'utf8')
console.error('where tool', among, process.getuid(), /Seccomp_filters:\\s*(\\d+)/.exec(status)[1])
const latency = { mean: 1, min: 1, max: 1, samplesCount: 3, sd: 0, p50: 1 }
console.log(JSON.stringify([{ name: 'x', result: { state: 'completed', latency } }]))
`

const hasCounter = isLinux && !lacks('valgrind', 'valgrind', '--version')
const hasNode = isLinux && !lacks('Node', 'node', '--version')

const SUITES = `suites:
  go:
    layout: single
    workload:
      kind: go-bench
      benchtime: 5ms
      count: 1
      build-flags: ["-toolexec=/bin/sh -c 'test -f work.sh && sh work.sh toolexec; exec \\"$@\\"' sh"]
    profile: { of: all, runs: 2, time: 100ms, kinds: [cpu, instructions] }
  command:
    workload: command
    build: { run: [sh, work.sh, build, "{bin}"] }
    prepare: [sh, work.sh, before]
    run: [sh, work.sh, trial]
    counted: { run: [sh, work.sh, counted, "{operations}"], operations: 10 }
    read: { "queries/s": 'value (\\d+)' }
    profile: instructions
  server:
    workload: command
    run: [sh, work.sh, load]
    read: { transactions: 'value (\\d+)' }
    metrics: { transactions: {} }
    server:
      run: [sh, work.sh, server]
      version: [sh, work.sh, version]
      ready: { command: [sh, work.sh, ready], timeout: 120s }
      data: template
      init: [[sh, work.sh, init]]
      prepare: [[sh, work.sh, fill]]
      before-start: [[sh, work.sh, before-start]]
      before-block: [[sh, work.sh, before-block]]
      before-stop: [[sh, work.sh, before-stop]]
  tool:
    workload: node
    tool: tinybench
    file: bench.js
    install: sh work.sh install
`

/** By suite, the parts of a run in which code of a change is executed. */
const PARTS: Record<string, string[]> = {
  go: ['toolexec', 'go list', 'go trial', 'go profile', ...(hasCounter ? ['go counted'] : [])],
  command: ['build', 'before', 'trial', ...(hasCounter ? ['counted'] : [])],
  server: [
    ...['version', 'init', 'before-start', 'server', 'ready', 'fill', 'before-block', 'load'],
    'before-stop',
  ],
  ...(hasNode ? { tool: ['install', 'tool'] } : {}),
}

type Answer = { part: string; among: string; user: string; filters: number }

/** `beside`: programs that were started without walls. */
type Heard = { answers: Answer[]; beside: Set<string> }

/** Programs of gcbench's own, which execute nothing of a change. */
const OWN = ['cp', 'du', 'git', 'go env', 'go tool', 'go version']

/** A binary of Go does not know what it is executed for: its command line does. */
function partOf(said: string, argv: readonly string[]): string {
  const line = argv.join(' ')
  if (said !== 'go') return said
  if (line.includes('--tool=cachegrind')) return 'go counted'
  if (line.includes('-test.cpuprofile')) return 'go profile'
  return line.includes('-test.list') ? 'go list' : 'go trial'
}

/** The same programs, and what they say on any stream. */
function listening(exec: Exec, { answers, beside }: Heard): Exec {
  const hear = ({ argv, isolation }: Command, text: string) => {
    const name = argv[0].replace(/^.*\//, '')
    if (isolation === undefined) beside.add(name === 'go' ? `go ${argv[1]}` : name)
    const lines = text.matchAll(/where (\S+) (\S+) (\d+) (\d+)/g)
    for (const [, said = '', among = '', user = '', filters = ''] of lines)
      answers.push({ part: partOf(said, argv), among, user, filters: Number(filters) })
  }
  const own: Pick<Exec, 'run' | 'start'> = {
    async run(command) {
      const exit = await exec.run(command)
      hear(command, `${exit.stdout}\n${exit.stderr}`)
      return exit
    },
    async start(command) {
      const running = await exec.start(command)
      hear(command, '')
      const takeOutput = () => {
        const text = running.takeOutput()
        hear(command, text)
        return text
      }
      return Object.assign(Object.create(running), { takeOutput }) as Running
    },
  }
  return Object.assign(Object.create(exec), own) as Exec
}

let repository: Repository
afterEach(() => repository?.remove())

async function ask(suite: string, kind: Kind, more: string[] = []) {
  repository = makeRepository({
    ...hashModule(1000),
    'where.go': GO,
    'work.sh': WORK,
    'bench.js': BENCH,
    '.gcbench.yml': SUITES,
  })
  const cwd = repository.folder
  repository.commit(hashModule(2000))
  const heard: Heard = { answers: [], beside: new Set() }
  const exec = listening(execOf(kind), heard)
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  const args = ['run', suite, '--base', 'HEAD~1', '--rounds', '1', '--seed', 'test']
  const code = await runCli([...args, '--budget', '2h', ...more], {
    ...nowhere,
    ...{ out: print, err: print, env: process.env, cwd },
    makeHost: (tell) => ({ ...makeHost({ cwd, env: process.env, notify: tell }), exec }),
  })
  return { code, printed, ...heard }
}

const kinds: Kind[] = ['root', 'sudo', 'user-namespace', 'other-user']
const tried = await Promise.all(
  kinds.map(async (kind) => ({ kind, found: await execOf(kind).isolation() })),
)
const here = tried.filter(({ kind, found }) => found.kind === kind).map(({ kind }) => kind)

const canAsk = isLinux && hasGo && launcher !== null

describe.skipIf(!canAsk)('code of a change', () => {
  const cases = here.flatMap((kind) =>
    // Without layers the standard library would be compiled anew for each arm.
    Object.keys(PARTS).flatMap((suite) =>
      suite === 'go' && kind === 'other-user' ? [] : [{ kind, suite }],
    ),
  )
  it.each(cases)('of the suite $suite is inside of walls by $kind', async ({ kind, suite }) => {
    const { code, printed, answers, beside } = await ask(suite, kind)
    expect([0, 1], printed).toContain(code)
    const parts = new Set(answers.map(({ part }) => part))
    expect([...parts].sort(), printed).toEqual(PARTS[suite]?.toSorted())
    const hasNamespaces = kind !== 'other-user'
    const hasUser = kind !== 'user-namespace'
    const outside = answers.filter(
      ({ among, user }) => (among === OUTSIDE) === hasNamespaces || (user === USER) === hasUser,
    )
    expect(outside).toEqual([])
    expect(answers.filter(({ filters }) => filters <= FILTERS)).toEqual([])
    expect([...beside].filter((name) => !OWN.includes(name))).toEqual([])
  })

  it('is heard where there are no walls', async () => {
    const { answers } = await ask('command', 'none', ['--walls', 'off'])
    const parts = new Set(answers.map(({ part }) => part))
    expect([...parts].sort()).toEqual(PARTS.command?.toSorted())
    for (const one of answers)
      expect(one).toMatchObject({ among: OUTSIDE, user: USER, filters: FILTERS })
  })
})
