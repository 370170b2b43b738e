/** Modules that attack the run which measures them, inside of walls and without. */
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { makeFolder } from '../host/folder.ts'
import { countProcesses, uniqueSleep } from '../host/machine.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

/** Starts when the binary does, for a list of names and for every trial. */
const attack = (mark: string) => `package hash

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
)

func init() {
	left := exec.Command("sleep", "${mark}")
	left.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	left.Start()
	bins, _ := filepath.Glob(filepath.Join(filepath.Dir(os.Args[0]), "..", "binary-*", "unit-*"))
	for _, bin := range bins {
		if filepath.Dir(bin) == filepath.Dir(os.Args[0]) {
			continue
		}
		if os.WriteFile(bin+".new", []byte("#!/bin/sh\\n"), 0o755) == nil {
			os.Rename(bin+".new", bin)
		}
	}
	for _, name := range []string{"stdout", "stderr"} {
		fmt.Fprintln(os.Stderr, "opened", name, os.WriteFile(
			fmt.Sprintf("/proc/%d/fd/%d", os.Getppid(), len(name)-5), []byte("::error::owned\\n"), 0))
	}
}
`

/** Which processes this test can see: no code of a change may be started among them. */
const OUTSIDE = process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid') : ''

const WHERE = `package hash

import (
	"os"
	"testing"
)

func BenchmarkWhere(b *testing.B) {
	among, _ := os.Readlink("/proc/self/ns/pid")
	for b.Loop() {
		sink += Sum([]byte("x"))
	}
	seen := map[bool]float64{true: 1}[among == "${OUTSIDE}"]
	b.ReportMetric(seen, "outside")
	b.ReportMetric(map[bool]float64{true: 1}[os.Getuid() == 0], "as-root")
}
`

/** It kills nobody where it was started beside the tests: that is another test's failure. */
const KILLER = `package hash

import (
	"os"
	"syscall"
	"testing"
)

func BenchmarkKiller(b *testing.B) {
	if among, _ := os.Readlink("/proc/self/ns/pid"); among == "${OUTSIDE}" {
		b.Fatal("started outside of walls")
	}
	syscall.Kill(os.Getppid(), syscall.SIGKILL)
	syscall.Kill(-1, syscall.SIGTERM)
	for b.Loop() {
		sink += Sum([]byte("x"))
	}
}
`

/** Leaves folders that are closed, and others deeper than a path can be long. */
const DIGGER = `package hash

import (
	"os"
	"testing"
)

func BenchmarkDigger(b *testing.B) {
	if os.MkdirAll("closed/inner", 0o755) == nil {
		os.Chmod("closed", 0o500)
	}
	was, _ := os.Getwd()
	for range 600 {
		os.Mkdir("a-long-name-of-a-folder", 0o755)
		os.Chdir("a-long-name-of-a-folder")
	}
	os.Chdir(was)
	for b.Loop() {
		sink += Sum([]byte("x"))
	}
}
`

const report = (): Report => reportIn(repository.folder)

const MODULE = { ...hashModule(1000), '.gcbench.yml': suiteFile('') }

const SHORT = ['run', '--rounds', '2', '--seed', 'test', '--reach', 'off']

describe.skipIf(!hasGo || process.platform !== 'linux')('a head that attacks its run', () => {
  it('leaves no daemon, does not touch the binary of base, and is named', async () => {
    const mark = uniqueSleep()
    repository = makeRepository(MODULE)
    repository.commit({ 'attack.go': attack(mark) })
    const { code, err } = await gcbench([...SHORT, '--base', 'HEAD~1'], repository.folder)
    expect([0, 1], err).toContain(code)
    expect(countProcesses(mark)).toBe(0)
    const { records, problems, builds, environment } = report()
    expect(environment[0]?.isolation?.kind).not.toBe('off')
    expect(new Set(records?.map(({ status }) => status))).toEqual(new Set(['ok']))
    expect(problems.find(({ code }) => code === 'left-behind')).toMatchObject({
      where: 'a program of head',
      message: expect.stringContaining('sleep'),
    })
    const built = new Set(builds.map(({ arm, sha256 }) => `${arm} ${sha256}`))
    expect(built.size).toBe(2)
    expect(err).not.toContain('owned')
  })

  it('without walls, ends the run when it overwrites the binary of base', async () => {
    const mark = uniqueSleep()
    repository = makeRepository(MODULE)
    repository.commit({ 'attack.go': attack(mark) })
    const { code, err } = await gcbench(
      [...SHORT, '--base', 'HEAD~1', '--walls', 'off'],
      repository.folder,
    )
    expect(code).not.toBe(0)
    expect(err).toContain('is no longer what was built')
    expect(existsSync(join(repository.folder, 'gcbench-out/report.json'))).toBe(false)
    expect(countProcesses(mark)).toBe(0)
  })

  it('from its build, neither leaves a daemon nor touches the binary of base', async () => {
    const mark = uniqueSleep()
    const tool = `setsid sleep ${mark} > /dev/null 2>&1 &
(echo forged > ../binary-00/unit-0000) 2>/dev/null && echo forged >&2
`
    repository = makeRepository({
      ...hashModule(1000),
      '.gcbench.yml': `suites:
  unit:
    layout: single
    workload:
      kind: go-bench
      benchtime: 5ms
      count: 1
      build-flags: ["-toolexec=/bin/sh -c 'test -f tool.sh && . ./tool.sh; exec \\"$@\\"' sh"]
`,
    })
    repository.commit({ 'tool.sh': tool })
    const ended = await gcbench([...SHORT, '--base', 'HEAD~1'], repository.folder)
    expect([0, 1], ended.err).toContain(ended.code)
    expect(countProcesses(mark)).toBe(0)
    expect(ended.err).not.toContain('no longer what was built')
    expect(report().problems.map(({ where }) => where)).toContain('the build of head')
  })

  it('is started among none of the processes of the machine, and not as root', async () => {
    repository = makeRepository({ ...MODULE, 'where_test.go': WHERE })
    repository.commit(hashModule(2000))
    const { code, err } = await gcbench([...SHORT, '--base', 'HEAD~1'], repository.folder)
    expect([0, 1], err).toContain(code)
    const printed = (report().records ?? [])
      .filter(({ trial }) => trial.target.endsWith('Where'))
      .map(({ outputs }) => outputs.stdout ?? '')
    expect(printed.length).toBeGreaterThan(3)
    for (const text of printed) expect(text).toMatch(/ 0 as-root\b.* 0 outside\b/)
  })

  it('that leaves what is hard to remove leaves nothing', async () => {
    repository = makeRepository({ ...MODULE, 'digger_test.go': DIGGER })
    repository.commit(hashModule(2000))
    const temporary = makeFolder()
    const ended = await gcbench([...SHORT, '--base', 'HEAD~1'], repository.folder, {
      TMPDIR: temporary,
    })
    expect([0, 1], ended.err).toContain(ended.code)
    expect(readdirSync(temporary)).toEqual([])
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('that kills its parent and all that it can ends its own trial at most', async () => {
    repository = makeRepository(MODULE)
    repository.commit({ 'killer_test.go': KILLER })
    const { code, err } = await gcbench([...SHORT, '--base', 'HEAD~1'], repository.folder)
    expect([0, 1], err).toContain(code)
    const others = report().records?.filter(({ trial }) => !trial.target.endsWith('Killer'))
    expect(new Set(others?.map(({ status }) => status))).toEqual(new Set(['ok']))
  })
})
