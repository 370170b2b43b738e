/** What keeps the arms of a run apart on a machine that gives commands users and nothing else. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noProgress } from '../../src/cli/progress.ts'
import { makeExec } from '../../src/machine/exec.ts'
import { clock, type Host } from '../../src/machine/host.ts'
import { findEnclosure } from '../../src/machine/launcher.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import type { Isolation } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { RunIsolation } from '../../src/sources/isolation.ts'
import { hasGo } from '../support/repository.ts'
import { makeFolder } from './folder.ts'
import { launcherOf, PATH } from './machine.ts'

const launcher = await launcherOf('go')
const isRoot = process.getuid?.() === 0

const execBy = (kinds: Isolation['kind'][]) =>
  makeExec({
    clock,
    findLauncher: async () => launcher,
    findEnclosure: (found, attempt) => findEnclosure(found, attempt, kinds),
  })

async function makeRun(exec = execBy(['other-user']), folder = makeFolder()) {
  const home = makeFolder()
  writeFileSync(join(home, '.netrc'), 'secret', { mode: 0o600 })
  const env = { PATH, HOME: home }
  const host: Host = { ...makeHost({ cwd: makeFolder(), env, notify: noProgress }), exec }
  const out = join(folder, 'source-01/gcbench-out')
  const walls = await RunIsolation.make(host, folder, makeDesign(zeroConfigSuite()), out)
  const arms = ['base', 'head'].map((arm, index) => {
    const [source, binaries] = [join(folder, `source-0${index}`), join(folder, `binary-0${index}`)]
    mkdirSync(source)
    mkdirSync(binaries)
    const writable = [source, binaries]
    const run = (part: 'build' | 'measured' | 'toolchain', script: string) =>
      walls.run(
        { argv: ['/bin/sh', '-c', script], cwd: source, env, limitSec: 600 },
        { part, arm, writable: part === 'build' ? writable : [source] },
      )
    return { source, binaries, run }
  })
  return { home, folder, walls, base: arms[0]!, head: arms[1]! }
}

describe.skipIf(!isRoot || launcher === null || !hasGo)('by a user for each arm alone', () => {
  it('a build has a home of its own, which sees nothing of the user', async () => {
    const { home, base, head } = await makeRun()
    await base.run('build', 'echo x > "$HOME/mine"')
    const again = await base.run('build', 'cat "$HOME/mine"; id -u; [ "$HOME" != "$0" ]')
    expect(again.stdout).toMatch(/^x\n(?!0$)\d+\n$/)
    const { stdout } = await head.run('build', `ls -A "$HOME"; cat ${home}/.netrc; id -u`)
    expect(stdout).not.toBe(again.stdout.replace('x\n', ''))
    expect(stdout).toMatch(/^\d+\n$/)
    expect(execFileSync('ls', ['-A', home], { encoding: 'utf8' })).toBe('.netrc\n')
  })

  it('Go builds, and a trial of the arm executes what was built, not one of the other', async () => {
    const { base, head } = await makeRun()
    // Its caches are empty at first, so it is a program without packages.
    writeFileSync(join(base.source, 'go.mod'), 'module example.com/program\n\ngo 1.24\n')
    writeFileSync(join(base.source, 'main.go'), 'package main\n\nfunc main() { println("ran") }\n')
    const built = await base.run('build', `go build -o ${base.binaries}/unit .`)
    expect([built.code, built.stderr]).toEqual([0, ''])
    expect((await base.run('measured', `${base.binaries}/unit`)).stderr).toBe('ran\n')
    const attack = `${base.binaries}/unit; ls ${base.source} ${base.binaries}`
    const other = await head.run('measured', attack)
    expect([other.stdout, other.stderr]).toEqual(['', expect.not.stringContaining('ran')])
  })

  it('fourteen sources have one each, and with more the report says that nothing parts them', async () => {
    const { folder, walls } = await makeRun()
    const users: string[] = []
    const kinds: string[] = []
    for (let index = 10; index < 25; index++) {
      const cwd = join(folder, `source-${index}`)
      mkdirSync(cwd)
      const { stdout } = await walls.run(
        { argv: ['/bin/sh', '-c', 'id -u'], cwd, env: { PATH }, limitSec: 600 },
        { part: index % 2 === 0 ? 'build' : 'measured', arm: `arm ${index}`, writable: [cwd] },
      )
      users.push(stdout)
      kinds.push(walls.isolation.kind)
    }
    expect(new Set(users.slice(0, 14)).size).toBe(14)
    expect(new Set(users.slice(0, 14))).toContain(users[14])
    expect(kinds).toEqual([...Array(14).fill('other-user'), 'none'])
    expect(walls.isolation.refused.join()).toContain('users for 14 sources, and 15 were measured')
  })

  it('a script that somebody else changed ends the run', async () => {
    const { base } = await makeRun()
    const script = join(base.source, 'run.sh')
    writeFileSync(script, 'echo 1')
    const trial = () => base.run('measured', 'sh run.sh; echo kept > own')
    expect((await trial()).stdout).toBe('1\n')
    // What its own trial wrote is no change by another.
    expect((await trial()).stdout).toBe('1\n')
    expect(readFileSync(join(base.source, 'own'), 'utf8')).toBe('kept\n')
    writeFileSync(script, 'echo 2')
    await expect(trial()).rejects.toThrow('was changed between two of its own commands')
  })
})

describe.skipIf(launcher === null)('where nothing keeps arms apart', () => {
  async function makeScripted() {
    const run = await makeRun(execBy([]))
    const script = join(run.base.source, 'run.sh')
    writeFileSync(script, 'echo 1\n')
    await run.walls.sealSources([run.base.source, run.head.source])
    return { ...run, script }
  }
  const CHANGED = 'was changed between two of its own commands'

  it("a script that head's first command changed before base's ran ends the run", async () => {
    const { base, head, script } = await makeScripted()
    await head.run('build', `echo 'echo 2' > ${script}`)
    await expect(base.run('build', 'sh run.sh')).rejects.toThrow(CHANGED)
  })

  it('a script that is as long and as old as before ends the run', async () => {
    const { base, head, script } = await makeScripted()
    expect((await base.run('measured', 'sh run.sh')).stdout).toBe('1\n')
    await head.run(
      'measured',
      `touch -r ${script} was; echo 'echo 2' > ${script}; touch -r was ${script}`,
    )
    await expect(base.run('measured', 'sh run.sh')).rejects.toThrow(CHANGED)
  })

  it("what gcbench itself changes is nobody's attack: tests that it lends, its own report", async () => {
    const { base, head, script, walls } = await makeScripted()
    await base.run('build', 'true')
    await walls.editing([base.source], async () => writeFileSync(script, 'echo 3\n'))
    expect((await base.run('build', 'sh run.sh')).stdout).toBe('3\n')
    await head.run('build', 'true')
    mkdirSync(join(head.source, 'gcbench-out'))
    writeFileSync(join(head.source, 'gcbench-out/records.ndjson'), '{}\n')
    expect((await head.run('build', 'echo 1')).stdout).toBe('1\n')
  })

  it('a tree inside of the other has changes of its own', async () => {
    const folder = makeFolder()
    const { walls, head } = await makeRun(execBy([]), folder)
    const inner = join(head.source, 'old')
    mkdirSync(inner)
    await walls.sealSources([head.source, inner])
    const run = (cwd: string, arm: string) =>
      walls.run(
        { argv: ['/bin/sh', '-c', 'date > own'], cwd, env: { PATH }, limitSec: 600 },
        { part: 'measured', arm, writable: [cwd] },
      )
    for (let round = 0; round < 2; round++) {
      expect((await run(`${head.source}/.`, 'head')).code).toBe(0)
      expect((await run(inner, 'base')).code).toBe(0)
    }
  })
})

describe.skipIf(launcher === null || !hasGo)(
  'a cache of builds that nothing has filled yet',
  () => {
    it.each(['root', 'user-namespace'] as const)(
      'has for head what base compiled, by walls %s',
      async (kind) => {
        const { walls, base, head } = await makeRun(execBy([kind]))
        if (walls.isolation.kind !== kind || walls.isolation.lacks?.includes('layers')) {
          console.warn(`skipped: this machine has no walls ${kind} with layers`)
          return
        }
        const cache = '"$HOME/.cache/go-build"'
        // As the go command does before it looks for anything.
        const opens = `mkdir -p ${cache}/00 ${cache}/ff`
        await head.run('toolchain', opens)
        await head.run('build', opens)
        const wrote = await base.run('build', `${opens}; echo compiled > ${cache}/ff/archive`)
        expect(wrote.code, wrote.stderr).toBe(0)
        walls.lend('base')
        for (const arm of [head, base]) {
          await arm.run('toolchain', opens)
          const { stdout, stderr } = await arm.run('build', `${opens}; cat ${cache}/ff/archive`)
          expect(stdout, stderr).toBe('compiled\n')
        }
        const { stdout } = await head.run(
          'build',
          `echo own > ${cache}/ff/archive; cat ${cache}/ff/archive`,
        )
        expect(stdout).toBe('own\n')
        const { stdout: bases } = await base.run('build', `cat ${cache}/ff/archive`)
        expect(bases).toBe('compiled\n')
      },
    )
  },
)
