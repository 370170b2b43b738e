/** What keeps the arms of a run apart on a machine that gives commands users and nothing else. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { noProgress } from '../../src/cli/progress.ts'
import { makeExec } from '../../src/machine/exec.ts'
import { clock, type Host } from '../../src/machine/host.ts'
import { findEnclosure } from '../../src/machine/launcher/launcher.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { RunIsolation } from '../../src/sources/isolation.ts'
import { zeroConfigSuite } from '../../src/suite/suite.ts'
import { hasGo } from '../support/repository.ts'
import { makeFolder } from './folder.ts'
import { launcherOf, PATH } from './machine.ts'

const launcher = await launcherOf('go')
const isRoot = process.getuid?.() === 0

const exec = makeExec({
  clock,
  findLauncher: async () => launcher,
  findEnclosure: (found, attempt) => findEnclosure(found, attempt, ['other-user']),
})

async function makeRun() {
  const home = makeFolder()
  const folder = makeFolder()
  writeFileSync(join(home, '.netrc'), 'secret', { mode: 0o600 })
  const env = { PATH, HOME: home }
  const host: Host = { ...makeHost({ cwd: makeFolder(), env, tell: noProgress }), exec }
  const walls = await RunIsolation.make(host, folder, makeDesign(zeroConfigSuite()))
  const arms = ['base', 'head'].map((arm, index) => {
    const [source, binaries] = [join(folder, `source-0${index}`), join(folder, `binary-0${index}`)]
    mkdirSync(source)
    mkdirSync(binaries)
    const writable = [source, binaries]
    const run = (part: 'build' | 'measured', script: string) =>
      walls.run(
        { argv: ['/bin/sh', '-c', script], cwd: source, env, limitSec: 600 },
        { part, arm, writable: part === 'build' ? writable : [source] },
      )
    return { source, binaries, run }
  })
  return { home, folder, base: arms[0]!, head: arms[1]! }
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
