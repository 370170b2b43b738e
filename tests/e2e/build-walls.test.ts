/** Builds of a head that attack the machine which builds them, in each kind of walls that is here. */
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  suiteFile,
} from '../support/repository.ts'
import { makeZip } from '../support/zip.ts'

const SECRET = 'password-of-the-user-4711'
const RUN = ['run', '--rounds', '2', '--seed', 'test', '--base', 'HEAD~1']

let repository: Repository
let home = ''
beforeEach(() => {
  home = makeFolder()
  mkdirSync(join(home, '.local/bin'), { recursive: true })
  writeFileSync(join(home, '.netrc'), SECRET)
})
afterEach(() => repository?.remove())

/** Go's caches stay where they are, so that nothing is compiled anew for a home. */
const cachesOfGo = () => {
  const said = execFileSync('go', ['env', 'GOCACHE', 'GOMODCACHE'], { encoding: 'utf8' })
  const [GOCACHE, GOMODCACHE] = said.trim().split('\n')
  return { GOCACHE, GOMODCACHE }
}

const environment = () => ({
  HOME: home,
  XDG_CACHE_HOME: join(home, 'cache'),
  PATH: `${home}/.local/bin:${process.env.PATH}`,
  ...cachesOfGo(),
})

/** A program that is built by a script of the source. */
const scripted = (build: string) => ({
  'build.sh': build,
  '.gcbench.yml': `suites:
  unit:
    workload: command
    build: { run: [sh, build.sh, "{bin}"] }
    run: ["{bin}"]
    read: { "queries/s": 'value (\\d+)' }
`,
})

const HONEST = `printf '#!/bin/sh\\necho value 5\\n' > "$1"; chmod +x "$1"
`

/** What head's build managed to do, one word a line, which its program prints. */
const attacking = (attacks: Record<string, string>) =>
  `${Object.entries(attacks)
    .map(([word, attack]) => `(${attack}) >/dev/null 2>&1 && done="$done ${word}"\n`)
    .join('')}printf '#!/bin/sh\\necho value 5\\necho did:%s:\\n' "$done" > "$1"; chmod +x "$1"
`

async function didOf(attacks: Record<string, string>): Promise<string> {
  repository = makeRepository(scripted(HONEST))
  repository.commit({ 'build.sh': attacking(attacks) })
  const { code, err } = await gcbench(RUN, repository.folder, environment())
  expect([0, 1], err).toContain(code)
  const { records } = reportIn(repository.folder)
  const [said] = (records ?? []).flatMap(
    ({ outputs }) => /did:(.*):/.exec(outputs.stdout ?? '') ?? [],
  )
  return (said ?? 'no record').replace(/^did:|:$/g, '').trim()
}

describe.skipIf(!hasGo || process.platform !== 'linux')("a build of head's", () => {
  it('replaces nothing that gcbench starts: git, the launcher', async () => {
    const mark = join(home, 'executed')
    const script = `#!/bin/sh\\necho "$0" >> ${mark}\\nexit 1\\n`
    const replace = (path: string) =>
      `for at in ${path}; do printf '${script}' > "$at.new" && chmod +x "$at.new" && mv "$at.new" "$at"; done; true`
    await didOf({
      git: replace('"$HOME/.local/bin/git"'),
      launcher: replace('"$XDG_CACHE_HOME"/gcbench/launcher-*'),
    })
    expect(existsSync(mark)).toBe(false)
    expect(readdirSync(join(home, '.local/bin'))).toEqual([])
    const programs = readdirSync(join(home, 'cache/gcbench'))
    expect(programs.length).toBeGreaterThan(0)
    for (const name of programs) {
      const program = readFileSync(join(home, 'cache/gcbench', name), 'latin1')
      expect(program.slice(0, 4)).toBe('\x7fELF')
    }
  })

  it('neither sets up the kernel nor opens its devices', async () => {
    const core = readFileSync('/proc/sys/kernel/core_pattern', 'utf8').trim()
    const write = (path: string) => `cat ${path} > "$1.old" && cat "$1.old" > ${path}`
    const did = await didOf({
      core_pattern: `echo '${core}' > /proc/sys/kernel/core_pattern`,
      swappiness: write('/proc/sys/vm/swappiness'),
      hostname: write('/proc/sys/kernel/hostname'),
      ...Object.fromEntries(
        ['kvm', 'fuse', 'loop-control', 'net/tun', 'kmsg', 'mem'].map((name) => [
          name.replace('/', '-'),
          `exec 3<> /dev/${name}`,
        ]),
      ),
    })
    expect(did).toBe('')
  })

  it('reads no file of the user, nor what git is told of the repository', async () => {
    const did = await didOf({
      netrc: `grep -q ${SECRET} "$HOME/.netrc"`,
      config: `grep -q . "$(sed -n 's/^gitdir: //p' .git)/../../config"`,
      'other-tree': 'ls ../source-00 && [ -n "$(ls ../source-00)" ]',
      root: '[ "$(id -u)" = 0 ]',
      persists: 'echo x > "$HOME/x" && false',
    })
    expect(did).toBe('')
    expect(existsSync(join(home, 'x'))).toBe(false)
  })

  it('in the working folder writes no hook, nor else what git reads', async () => {
    repository = makeRepository(scripted(HONEST))
    const git = join(repository.folder, '.git')
    const attacks = { hook: 'echo > .git/hooks/post-checkout', more: 'echo > .git/more' }
    repository.write({
      'build.sh': attacking({ ...attacks, own: 'echo > own', read: 'cat .git/HEAD' }),
    })
    const { code, err } = await gcbench(
      [...RUN.slice(0, -1), 'HEAD', '--head', '.'],
      repository.folder,
      environment(),
    )
    expect([0, 1], err).toContain(code)
    const { records } = reportIn(repository.folder)
    expect(JSON.stringify(records)).toContain('did: own read:')
    expect(readdirSync(git)).not.toContain('more')
    expect(readdirSync(join(git, 'hooks'))).not.toContain('post-checkout')
  })

  it('leaves no program in the working folder that becomes its owner', async () => {
    repository = makeRepository(scripted(HONEST))
    repository.write({ 'build.sh': attacking({ bit: 'cp /bin/true left && chmod 6755 left' }) })
    const asked = [...RUN.slice(0, -1), 'HEAD', '--head', '.']
    const { code, err } = await gcbench(asked, repository.folder, environment())
    expect([0, 1], err).toContain(code)
    expect(statSync(join(repository.folder, 'left')).mode & 0o7000).toBe(0)
  })

  it('in the working folder builds what has gcbench write to nothing but its own report', async () => {
    repository = makeRepository(scripted(HONEST))
    const victim = join(home, 'startup')
    writeFileSync(victim, '')
    const link = `rm -f gcbench-out/records.ndjson; ln -s ${victim} gcbench-out/records.ndjson`
    repository.write({
      'build.sh': `printf '#!/bin/sh\\n${link}\\necho value 5\\n' > "$1"; chmod +x "$1"\n`,
    })
    const asked = [...RUN.slice(0, -1), 'HEAD', '--head', '.']
    const { code, err } = await gcbench(asked, repository.folder, environment())
    expect([0, 1], err).toContain(code)
    expect(readFileSync(victim, 'utf8')).toBe('')
    expect(reportIn(repository.folder).records?.length).toBeGreaterThan(0)
  })

  it.each([
    ['a pipe', 'mkfifo "$1"'],
    ['a link to what never ends', 'ln -s /dev/zero "$1"'],
    ['a folder', 'mkdir "$1"'],
  ])('that leaves %s in the place of its binary has failed, and keeps nobody', async (_, leave) => {
    repository = makeRepository(scripted(HONEST))
    repository.commit({ 'build.sh': `${leave}\n` })
    const { code, err } = await gcbench(RUN, repository.folder, environment())
    expect(code, err).not.toBe(0)
    expect(err).toMatch(/arm head: the build of \S+ left no file at/)
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('that leaves more than can be read in the place of its binary has failed', async () => {
    repository = makeRepository(scripted(HONEST))
    repository.commit({ 'build.sh': 'truncate -s 8T "$1"\n' })
    const { code, err } = await gcbench(RUN, repository.folder, environment())
    expect(code, err).not.toBe(0)
    expect(err).toContain('it is too large')
  })

  /** A program that puts pipes in the place of those files, then ends well. */
  const pipes = (paths: readonly string[]) =>
    `cat > "$1" <<'END'
#!/bin/sh
cd "$(dirname "$0")"
for at in ${paths.join(' ')}; do rm -rf "$at"; mkdir -p "$(dirname "$at")"; mkfifo "$at"; done
echo value 5
END
chmod +x "$1"
`
  const OF_TREE = [
    '.gcbench.yml',
    'build.sh',
    'gcbench-out/records.ndjson',
    'gcbench-out/report.json',
  ]

  it.each([
    ['its own tree', [], [...OF_TREE, '.git']],
    ['the working folder', ['--head', '.'], OF_TREE],
  ])('whose program leaves pipes in %s keeps nobody', async (_, more, paths) => {
    repository = makeRepository(scripted(HONEST))
    repository.commit({ 'build.sh': pipes(paths) })
    const { code, err } = await gcbench([...RUN, ...more], repository.folder, environment())
    expect([0, 1], err).toContain(code)
    expect(reportIn(repository.folder).records).toHaveLength(4)
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('without walls ends the run at once where it puts a pipe in the place of records', async () => {
    const files = scripted(HONEST)
    const open = files['.gcbench.yml'].replace('workload:', 'walls: off\n    workload:')
    repository = makeRepository({ ...files, '.gcbench.yml': open })
    const records = join(repository.folder, 'gcbench-out/records.ndjson')
    repository.commit({ 'build.sh': pipes([records]) })
    const { code, err } = await gcbench(RUN, repository.folder, environment())
    expect(code, err).not.toBe(0)
    expect(err).toMatch(/records\.ndjson: it is no regular file/)
  })

  it('of Go takes no file of the user into its binary', async () => {
    const cgo = `package hash

/*
__asm__(".section .rodata\\n.global stolen\\nstolen: .incbin \\"${home}/.netrc\\"\\n.byte 0\\n");
extern char stolen[];
*/
import "C"

// Stolen is what the build found.
func Stolen() string { return C.GoString(&C.stolen[0]) }
`
    repository = makeRepository({ ...hashModule(1000), '.gcbench.yml': suiteFile('') })
    repository.commit({ 'stolen.go': cgo })
    const { err } = await gcbench([...RUN, '--reach', 'off'], repository.folder, environment())
    expect(err).toMatch(/\.netrc|build failed|does not compile/)
    const left = readdirSync(join(repository.folder, 'gcbench-out'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile())
    const told = left.filter((entry) =>
      readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(SECRET),
    )
    expect(told.map(({ name }) => name)).toEqual([])
  })

  it('of Go has the modules of its side downloaded, and what the change can reach is found', async () => {
    const proxy = await serveModules()
    const modules = makeFolder()
    const go = { GOPROXY: proxy.url, GOSUMDB: 'off', GOMODCACHE: modules, GOFLAGS: '-modcacherw' }
    repository = makeRepository(dependingOn('v1.0.0'))
    const { folder } = repository
    const tidy = () =>
      execute('go', ['mod', 'tidy'], { cwd: folder, env: { ...process.env, ...go } })
    await tidy()
    repository.commit({}, 'sums')
    repository.write(dependingOn('v1.1.0'))
    await tidy()
    repository.commit({})
    rmSync(modules, { recursive: true })
    const { code, err } = await gcbench(RUN, folder, { ...environment(), ...go })
    proxy.close()
    expect([0, 1], err).toContain(code)
    const { problems, comparisons } = reportIn(folder)
    expect(problems.filter(({ code }) => code === 'reach-unknown')).toEqual([])
    expect(new Set(comparisons.map(({ benchmark }) => benchmark))).toEqual(new Set(['Dep']))
  })
})

const execute = promisify(execFile)

/** Two benchmarks, of which one calls what another version of the module has changed. */
const dependingOn = (version: string) => ({
  'go.mod': `module example.com/use\n\ngo 1.24\n\nrequire example.com/dep ${version}\n`,
  'use_test.go': `package use

import (
	"testing"

	"example.com/dep"
)

var sink int

func BenchmarkDep(b *testing.B) {
	for b.Loop() {
		sink += dep.Count()
	}
}

func BenchmarkOwn(b *testing.B) {
	for b.Loop() {
		sink++
	}
}
`,
  '.gcbench.yml': suiteFile(''),
})

/** A proxy of modules on loopback, which no build reaches that has no network. */
async function serveModules() {
  const mod = 'module example.com/dep\n\ngo 1.24\n'
  const files = new Map<string, string | Buffer>()
  for (const [version, steps] of [['v1.0.0', 1000] as const, ['v1.1.0', 2000] as const]) {
    const code = `package dep

func Count() (sum int) {
	for i := range ${steps} {
		sum ^= i * i
	}
	return sum
}
`
    const at = `/example.com/dep/@v/${version}`
    files.set(`${at}.info`, JSON.stringify({ Version: version }))
    files.set(`${at}.mod`, mod)
    const entries = { 'go.mod': mod, 'dep.go': code }
    files.set(
      `${at}.zip`,
      makeZip(
        Object.entries(entries).map(([name, data]) => ({
          name: `example.com/dep@${version}/${name}`,
          data,
        })),
      ),
    )
  }
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    response.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
