/** What walls are asked for a command, and what is told to whoever met them. */
import { describe, expect, it } from 'vitest'
import type { Command, Host, Walls } from '../../src/machine/host.ts'
import type { Isolation } from '../../src/model/model.ts'
import { RunWalls } from '../../src/sources/walls.ts'
import { zeroConfigSuite } from '../../src/suite/suite.ts'

const asked: Command[] = []
const host = {
  cwd: '/repository',
  env: { HOME: '/me', RUNNER_TEMP: '/tmp/runner' },
  exec: {
    isolation: async (): Promise<Isolation> => ({ kind: 'root', refused: [] }),
    run: async (command: Command) => {
      asked.push(command)
      return {}
    },
  },
  files: { isFolder: async (path: string) => !/\.\w+$/.test(path), remove: async () => {} },
} as unknown as Host

const FOLDER = '/tmp/gcbench-run'
const walls = await RunWalls.make(host, FOLDER, zeroConfigSuite())
const open = await RunWalls.make(host, FOLDER, { ...zeroConfigSuite(), walls: 'off' })

/** Walls of a build step of head. */
async function builtIn(argv: [string, ...string[]]): Promise<Walls | undefined> {
  const env = { SSH_AUTH_SOCK: '/tmp/agent/socket.1' }
  const command: Command = { argv, cwd: '/', env, limitSec: 1 }
  await walls.run(command, { part: 'build', arm: 'head', writable: [`${FOLDER}/source-01`] })
  return asked.at(-1)?.walls
}

describe('a build', () => {
  it('reads what its command line names below /tmp', async () => {
    const found = await builtIn(['cp', '/tmp/server/server.bin', '--from=/tmp/parts', 'out'])
    expect(found?.readable).toEqual(expect.arrayContaining(['/tmp/server', '/tmp/parts']))
    expect(found?.writable).not.toContain('/tmp/server')
  })

  it("gets neither all of /tmp, nor the runner's, nor what its environment names", async () => {
    const argv: [string, ...string[]] = ['cp', '/tmp/a.bin', '/tmp/runner/x/key.pem', '/me/k']
    const roundabout = ['/tmp/runner', '/tmp/x/../runner', '/tmp/x/..', '/tmp//runner']
    const found = await builtIn([...argv, ...roundabout, `${FOLDER}/source-01/x`])
    expect(found?.readable).toEqual([FOLDER, '/repository', '/me/.cache/gcbench'])
    expect(found?.covered).toEqual(['/tmp/runner'])
  })
})

it('a build that we ended is not blamed for what it left running', async () => {
  const leftOf = async (timedOut: boolean) => {
    const exec = { ...host.exec, run: async () => ({ left: ['link'], timedOut }) }
    const own = await RunWalls.make({ ...host, exec } as unknown as Host, FOLDER, zeroConfigSuite())
    const command: Command = { argv: ['go', 'test'], cwd: '/', env: {}, limitSec: 1 }
    await own.run(command, { part: 'build', arm: 'head', writable: [] })
    return own.problems().filter(({ code }) => code === 'left-behind').length
  }
  expect([await leftOf(false), await leftOf(true)]).toEqual([1, 0])
})

describe('measured code', () => {
  it('reads of the home what holds toolchains, and nothing else', async () => {
    const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }
    await walls.run(command, { part: 'measured', arm: 'head', writable: [] })
    const found = asked.at(-1)?.walls
    expect(found?.covered).toContain('/me')
    const folders = ['go', '.cache/go-build', '.rustup/toolchains', '.sdkman/candidates']
    const own = [...folders, '.nvm/versions', '.pyenv/versions', '.local/share/uv/python']
    expect(found?.readable).toEqual([FOLDER, '/repository', ...own.map((name) => `/me/${name}`)])
  })
})

describe('advice', () => {
  const HIDES = "cp: cannot stat '/tmp/a.bin': No such file or directory"

  it.each([
    [HIDES, 'if /tmp/a.bin is there outside, walls hide it'],
    ["Error: ENOENT: no such file, open '/me/x'", 'if /me/x is there outside'],
    ['/bin/x: 3: exec: /me/venv/python: not found', 'if /me/venv/python is there outside'],
    ['error: failed switching to "root": operation not permitted', 'leave out --user=root'],
    ["chown: changing ownership of 'data': Operation not permitted", 'no program is root'],
    ["Error: EROFS: read-only file system, open '/srv/x'", 'a program can write to its own source'],
  ])('to who met walls: %s', (said, words) => {
    expect(walls.advice(`first\n${said}\nlast`)).toContain(words)
    expect(walls.advice(said)).toContain('"walls: off"')
    expect(open.advice(said)).toBeNull()
  })

  it.each([
    "cp: cannot stat '/srv/a': No such file or directory",
    `${FOLDER}/source-01/a.go: no such file or directory`,
    'wrote /tmp/a.bin\nout of cheese',
  ])('not to others: %s', (said) => {
    expect(walls.advice(said)).toBeNull()
  })
})
