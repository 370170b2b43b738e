/** What walls are asked for a command, and what is told to whoever met them. */
import { describe, expect, it } from 'vitest'
import type { Command, Host, IsolationSpec } from '../../src/machine/host.ts'
import type { Isolation } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { isolationFact } from '../../src/render/facts.ts'
import { RunIsolation } from '../../src/sources/isolation.ts'

const asked: Command[] = []
const SOCKET = '/tmp/agent/socket.1'
const host = {
  cwd: '/repository',
  clock: { nowSec: () => 0 },
  env: { HOME: '/me', RUNNER_TEMP: '/tmp/runner', SSH_AUTH_SOCK: SOCKET },
  exec: {
    isolation: async (): Promise<Isolation> => ({ kind: 'root', refused: [] }),
    run: async (command: Command) => {
      asked.push(command)
      return {}
    },
  },
  files: {
    isFolder: async (path: string) => !/\.\w+$/.test(path),
    exists: async () => false,
    read: async () => null,
    realPath: async (path: string) => path,
    find: async () => [],
    remove: async () => {},
    makeFolder: async () => {},
  },
  git: { root: async () => '/repository' },
} as unknown as Host

const FOLDER = '/tmp/gcbench-run'
const design = makeDesign(zeroConfigSuite())
const walls = await RunIsolation.make(host, FOLDER, design)
const open = await RunIsolation.make(host, FOLDER, {
  ...design,
  suite: { ...design.suite, walls: 'off' },
})

/** Walls of a build step of head. */
async function builtIn(
  argv: [string, ...string[]],
  of = walls,
): Promise<IsolationSpec | undefined> {
  const env = { SSH_AUTH_SOCK: SOCKET }
  const command: Command = { argv, cwd: '/', env, limitSec: 1 }
  const writable = [`${FOLDER}/source-01`, `${FOLDER}/binary-01`]
  await of.run(command, { part: 'build', arm: 'head', writable })
  return asked.at(-1)?.isolation
}

describe('a build', () => {
  it('reads what its command line names below /tmp', async () => {
    const found = await builtIn(['cp', '/tmp/server/server.bin', '--from=/tmp/parts', 'out'])
    expect(found?.readable).toEqual(expect.arrayContaining(['/tmp/server', '/tmp/parts']))
    expect(found?.writable).not.toContain('/tmp/server')
  })

  it("gets neither all of /tmp, nor the runner's, nor what its environment names", async () => {
    const argv: [string, ...string[]] = ['cp', '/tmp/a.bin', '/tmp/runner/x/key.pem', '/me/k.x']
    const roundabout = ['/tmp/runner', '/tmp/x/../runner', '/tmp/x/..', '/tmp//runner']
    const found = await builtIn([...argv, ...roundabout, `${FOLDER}/source-00/x`])
    expect(found?.readable).toEqual([
      '/repository',
      ...TOOLCHAINS.map((name) => `/me/${name}`),
      `${FOLDER}/binary-01`,
      ...['.rustup', '.pyenv', '.dotnet'].map((name) => `/me/${name}`),
    ])
    expect(found?.covered).toEqual(['/me', '/tmp/runner', FOLDER])
  })

  it('has caches of its arm, which later builds of the arm find again', async () => {
    const first = await builtIn(['go', 'build'])
    expect(first?.layers).toContain('/me/.cache/go-build')
    expect(first?.kept).not.toBe('')
    expect((await builtIn(['go', 'build']))?.kept).toBe(first?.kept)
    const command: Command = { argv: ['go'], cwd: '/', env: {}, limitSec: 1 }
    await walls.run(command, { part: 'build', arm: 'base', writable: [`${FOLDER}/source-00`] })
    const ofBase = asked.at(-1)?.isolation
    expect([ofBase?.kept, ofBase?.private]).not.toContain(first?.kept)
    expect(ofBase?.private).not.toBe(first?.private)
  })

  it('has what base compiled, once base lends it and writes it no more', async () => {
    const own = await RunIsolation.make(host, FOLDER, design)
    const before = await builtIn(['go', 'test'], own)
    const ofBase = async () => {
      const command: Command = { argv: ['go'], cwd: '/', env: {}, limitSec: 1 }
      await own.run(command, { part: 'build', arm: 'base', writable: [`${FOLDER}/source-00`] })
      return asked.at(-1)?.isolation
    }
    const lent = (await ofBase())?.kept
    own.lend('base')
    const after = await builtIn(['go', 'test'], own)
    expect(after?.kept).toBe(before?.kept)
    expect(after?.below).toEqual([...(before?.below ?? []), lent])
    const later = await ofBase()
    expect(later?.kept).not.toBe(lent)
    expect(later?.below).toContain(lent)
  })

  it('of Go has no network; what fetches its modules has, and sees the home', async () => {
    expect((await builtIn(['go', 'test']))?.network).toBe('own')
    const command: Command = { argv: ['go', 'list'], cwd: '/', env: {}, limitSec: 1 }
    const writable = [`${FOLDER}/source-01`]
    await walls.run(command, { part: 'toolchain', arm: 'head', writable })
    const found = asked.at(-1)?.isolation
    expect(found?.network).toBe('machine')
    expect(found?.covered).not.toContain('/me')
    // What a build of the change wrote is not there for a toolchain that sees the home.
    const built = await builtIn(['go', 'test'])
    expect(found?.kept).not.toBe(built?.kept)
    expect([found?.below, built?.below]).toEqual([[], [found?.kept]])
  })
})

const TOOLCHAINS = [
  ...['go/pkg/mod', 'sdk', '.rustup/toolchains', '.sdkman/candidates', '.nvm/versions'],
  ...['.pyenv/versions', '.local/share/uv/python'],
]
it('a build that we ended is not blamed for what it left running', async () => {
  const leftOf = async (timedOut: boolean) => {
    const exec = { ...host.exec, run: async () => ({ left: ['link'], timedOut }) }
    const own = await RunIsolation.make({ ...host, exec } as unknown as Host, FOLDER, design)
    const command: Command = { argv: ['go', 'test'], cwd: '/', env: {}, limitSec: 1 }
    await own.run(command, { part: 'build', arm: 'head', writable: [] })
    return own.problems().filter(({ code }) => code === 'left-behind').length
  }
  expect([await leftOf(false), await leftOf(true)]).toEqual([1, 0])
})

describe('measured code', () => {
  it('reads of the home what holds toolchains, and of the run what is of its arm', async () => {
    await builtIn(['go', 'build'])
    const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }
    const writable = [`${FOLDER}/source-01`, `${FOLDER}/out`]
    await walls.run(command, { part: 'measured', arm: 'head', writable })
    const found = asked.at(-1)?.isolation
    expect(found?.covered).toEqual(expect.arrayContaining(['/me', FOLDER, '/repository/.git']))
    expect(found?.readable).toEqual([
      '/repository',
      ...TOOLCHAINS.map((name) => `/me/${name}`),
      `${FOLDER}/binary-01`,
    ])
    expect(found?.network).toBe('own')
  })

  it('reaches what the machine reaches where the suite says so', async () => {
    const suite = { ...design.suite, network: 'machine' as const }
    const wide = await RunIsolation.make(host, FOLDER, { ...design, suite })
    const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }
    await wide.run(command, { part: 'measured', arm: 'head', writable: [] })
    expect(asked.at(-1)?.isolation?.network).toBe('machine')
  })
})

describe('the repository around what is measured', () => {
  const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }
  const writable = [`${FOLDER}/source-01`]

  /** Walls of head where git's files are these. */
  async function wallsOf(
    files: Record<string, string>,
    cwd: string,
    root: string,
    more: Partial<Host> = {},
  ) {
    const isBelow = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
    const paths = Object.keys(files)
    const around = {
      ...host,
      cwd,
      ...more,
      git: { root: async () => root },
      files: {
        ...host.files,
        isFolder: async (path: string) => paths.some(isBelow(path)),
        read: async (path: string) => files[path] ?? null,
        list: async (folder: string) => [
          ...new Set(
            paths
              .filter(isBelow(folder))
              .map((path) => path.slice(folder.length + 1).split('/')[0]),
          ),
        ],
        find: async (folder: string) =>
          paths.filter(isBelow(folder)).map((path) => path.slice(folder.length + 1)),
      },
    } as unknown as Host
    const own = await RunIsolation.make(around, FOLDER, design)
    const found = async (part: 'build' | 'measured') => {
      await own.run(command, { part, arm: 'head', writable })
      return asked.at(-1)?.isolation
    }
    return { build: await found('build'), trial: await found('measured') }
  }

  it('is that of a subfolder, and submodules have settings of their own', async () => {
    const files = { '/all/.git/HEAD': '', '/all/.git/modules/a/b/config': '' }
    const { build, trial } = await wallsOf(files, '/all/sub', '/all')
    const hidden = ['/all/.git/config', '/all/.git/modules/a/b/config']
    expect(build?.masked).toEqual(expect.arrayContaining(hidden))
    expect(build?.readable).toContain('/all/.git')
    expect(trial?.covered).toContain('/all/.git')
  })

  it('is not the only one that a job has checked out', async () => {
    const files = {
      '/w/main/.git/config': '',
      '/w/tools/.git/config': '',
      '/w/tools/.git/modules/a/config': '',
      '/w/deep/er/other/.git/config': '',
      '/me/w/.git/config': '',
    }
    const env = { ...host.env, GITHUB_WORKSPACE: '/w' }
    const { build, trial } = await wallsOf(files, '/w/main', '/w/main', { env })
    const beside = ['/w/tools/.git', '/w/deep/er/other/.git']
    expect(build?.masked).toEqual(
      expect.arrayContaining([
        ...beside.map((at) => `${at}/config`),
        '/w/tools/.git/modules/a/config',
      ]),
    )
    expect(build?.covered).not.toContain('/w/tools/.git')
    expect(trial?.covered).toEqual(expect.arrayContaining(beside))
    // In what is covered as a whole there is nothing to be masked.
    const inHome = { ...host.env, GITHUB_WORKSPACE: '/me' }
    const found = await wallsOf(files, '/w/main', '/w/main', { env: inHome })
    expect(found.build?.masked).not.toContain('/me/w/.git/config')
    expect(found.trial?.covered).not.toContain('/me/w/.git')
  })

  it('is elsewhere, of a worktree', async () => {
    const own = '/other/.git/worktrees/wt'
    const files = { '/wt/.git': `gitdir: ${own}\n`, [`${own}/commondir`]: '/other/.git\n' }
    const { build, trial } = await wallsOf(files, '/wt', '/wt')
    const hidden = ['/other/.git/config', `${own}/config.worktree`]
    expect(build?.masked).toEqual(expect.arrayContaining(hidden))
    expect(trial?.covered).toContain('/other/.git')
    expect(trial?.covered).not.toContain(own)
  })
})

describe('what else a job has', () => {
  const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }

  it('the home of the list of users is as closed as that of HOME', async () => {
    const own = await RunIsolation.make({ ...host, userHome: '/listed' }, FOLDER, design)
    for (const part of ['build', 'measured'] as const) {
      await own.run(command, { part, arm: 'head', writable: [`${FOLDER}/source-01`] })
      const found = asked.at(-1)?.isolation
      expect(found?.covered).toEqual(expect.arrayContaining(['/me', '/listed']))
      expect(found?.home).toBe('/me')
      expect(found?.readable).not.toContain('/listed')
      expect(found?.readable).toContain('/listed/.rustup/toolchains')
    }
    await own.run(command, { part: 'toolchain', arm: 'head', writable: [`${FOLDER}/source-01`] })
    expect(asked.at(-1)?.isolation?.readable).toEqual(expect.arrayContaining(['/me', '/listed']))
  })

  it.each(['/', '/usr/sbin', '/bin', '/nonexistent', '/var'])(
    'a user whose home is %s has none',
    async (userHome) => {
      const own = await RunIsolation.make({ ...host, userHome }, FOLDER, design)
      await own.run(command, { part: 'build', arm: 'head', writable: [`${FOLDER}/source-01`] })
      expect(asked.at(-1)?.isolation?.covered).not.toContain(userHome)
    },
  )
})

describe('a folder that is measured in place', () => {
  it('neither shows nor takes what gcbench writes there, and keeps its link to git', async () => {
    const own = await RunIsolation.make(host, FOLDER, design, '/repository/out')
    const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }
    for (const part of ['build', 'measured'] as const) {
      await own.run(command, { part, arm: 'head', writable: ['/repository/.'] })
      const found = asked.at(-1)?.isolation
      expect(found?.covered).toContain('/repository/out')
      expect(found?.fixed).toEqual(['/repository/./.git'])
    }
  })
})

describe('a program in PATH that is a link', () => {
  const LINKS: Record<string, string> = {
    '/tmp/tools/node_modules/.bin/node': '/tmp/tools/node_modules/node/bin/node',
    '/me/bin/python3': '/me/pythons/3.13/bin/python3.13',
    '/me/.local/bin/own': '/me/.local/bin/other',
    '/me/.local/bin/key': '/me/.ssh/key',
    '/usr/local/bin/node': '/me/sdks/node/bin/node',
    '/repository/node_modules/.bin/x': '/me/secret/bin/x',
    '/run/user/1/shell/bin/node': '/me/.fnm/v20/bin/node',
  }
  const folders = [...new Set(Object.keys(LINKS).map((path) => path.replace(/\/[^/]+$/, '')))]
  async function shown(path: string, PATH = folders.join(':')) {
    const list = async (folder: string) =>
      Object.keys(LINKS).flatMap((one) =>
        one.startsWith(`${folder}/`) ? [one.slice(folder.length + 1)] : [],
      )
    const realPath = async (one: string) => LINKS[one] ?? one
    const files = { ...host.files, list, realPath }
    const around = { ...host, files, env: { ...host.env, PATH } } as unknown as Host
    const own = await RunIsolation.make(around, FOLDER, design)
    const command: Command = { argv: ['node'], cwd: '/', env: { PATH: path }, limitSec: 1 }
    await own.run(command, { part: 'measured', arm: 'head', writable: [] })
    const { readable = [] } = asked.at(-1)?.isolation ?? {}
    return readable.filter((one) => !TOOLCHAINS.includes(one.replace('/me/', '')))
  }
  const beside = (around: string) =>
    ['bin', 'sbin', 'lib', 'lib64', 'libexec', 'share', 'include', 'conf'].map(
      (name) => `${around}/${name}`,
    )

  it.each([
    ['/tmp/tools/node_modules/.bin', ['/tmp/tools/node_modules/.bin', '/tmp/tools/node_modules']],
    ['/me/bin', ['/me/bin', ...beside('/me/pythons/3.13')]],
    // What is no `bin` of an installation could be anything.
    ['/me/.local/bin', ['/me/.local/bin']],
    ['/usr/local/bin', beside('/me/sdks/node')],
    ['/run/user/1/shell/bin', ['/run/user/1/shell', ...beside('/me/.fnm/v20')]],
    // A change could have written it.
    ['/repository/node_modules/.bin', []],
  ])('of %s is there with what is installed beside it', async (path, expected) => {
    const found = await shown(path)
    expect(found.filter((one) => one !== '/repository').toSorted()).toEqual(expected.toSorted())
  })

  it('is not, where the suite has put the folder into PATH, and not the user', async () => {
    expect(await shown('/usr/local/bin', '/usr/bin')).toEqual(['/repository'])
  })
})

describe('a pull request', () => {
  const words = ['/me/.ssh/key.pem', '/me/models/a.bin', '/me/tools/bin/x.sh']
  async function shown(rules?: typeof design.suite | null) {
    const around = { ...host, env: { ...host.env, PATH: '/me/tools/bin' } } as unknown as Host
    const own = await RunIsolation.make(around, FOLDER, design, '', rules)
    const command: Command = { argv: ['x', ...words], cwd: '/', env: {}, limitSec: 1 }
    await own.run(command, { part: 'measured', arm: 'head', writable: [] })
    const { readable = [] } = asked.at(-1)?.isolation ?? {}
    return ['/me/.ssh', '/me/models', '/me/tools/bin'].filter((path) => readable.includes(path))
  }

  it('opens no folder of the user which the suite at the base does not name', async () => {
    const [variant] = design.suite.variants
    const runEnv = { MODEL: '/me/models/a.bin' }
    const atBase = { ...design.suite, variants: [{ ...variant!, runEnv }] }
    expect(await shown()).toEqual(['/me/.ssh', '/me/models', '/me/tools/bin'])
    expect(await shown(atBase)).toEqual(['/me/models', '/me/tools/bin'])
    expect(await shown(null)).toEqual(['/me/tools/bin'])
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
    ['FATAL: No usable sandbox! If this is a Debian system', 'with --no-sandbox'],
    ['io_uring_setup: Function not implemented', 'a build has no io_uring'],
    ['dial tcp 127.0.0.1:5432: connect: connection refused', 'set "network: machine"'],
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

describe('where a kernel has no layers, or no network of its own', () => {
  const lacking = (lacks: NonNullable<Isolation['lacks']>) =>
    RunIsolation.make(
      {
        ...host,
        exec: { ...host.exec, isolation: async () => ({ kind: 'root', refused: [], lacks }) },
      },
      FOLDER,
      design,
    )
  const env = { GOCACHE: '/c', GOPATH: '/go', PATH: '/me/bin', GOFLAGS: '-x', HOME: '/me' }
  const command: Command = { argv: ['go'], cwd: '/', env, limitSec: 1 }

  it('builds and what lists packages share a home of the arm, and have the network', async () => {
    const bare = await lacking(['layers'])
    for (const part of ['toolchain', 'build'] as const) {
      await bare.run(command, { part, arm: 'head', writable: ['/s'] })
      const { isolation: found, env: given } = asked.at(-1)!
      expect(found).toMatchObject({ network: 'machine', layers: [], kept: '', below: [] })
      expect(found?.covered).toContain('/me')
      expect(found?.private).toBe(`${FOLDER}/build-0`)
      expect(given).toEqual({ PATH: '/me/bin', GOFLAGS: '-x', HOME: '/me' })
    }
    expect(bare.isBuiltOffline).toBe(false)
  })

  it("the filter of system calls is a build's or a trial's, or the report says that there is none", async () => {
    const of = async (run: RunIsolation, part: 'toolchain' | 'build' | 'measured') => {
      await run.run(command, { part, arm: 'head', writable: ['/s'] })
      return asked.at(-1)?.isolation?.filter
    }
    const none = await lacking(['filter'])
    expect([await of(walls, 'toolchain'), await of(walls, 'build')]).toEqual(['build', 'build'])
    expect([await of(walls, 'measured'), await of(none, 'measured')]).toEqual(['trial', ''])
    expect([await of(none, 'build'), none.isolation.lacks]).toEqual(['', ['filter']])
    expect(none.advice('FATAL: No usable sandbox!')).toBeNull()
  })

  it('trials have the network of the machine, and the report says so', async () => {
    const shared = await lacking(['network'])
    await shared.run(command, { part: 'measured', arm: 'head', writable: ['/s'] })
    expect(asked.at(-1)?.isolation?.network).toBe('machine')
    expect(shared.isolation.arms).toEqual([{ arm: 'head', trials: 'machine' }])
  })
})

describe('the isolation of a run', () => {
  it('says of each arm what its builds and trials reached', async () => {
    const fresh = await RunIsolation.make(host, FOLDER, design)
    expect(fresh.isolation).toEqual({ kind: 'root', refused: [] })
    const command: Command = { argv: ['/bin/x'], cwd: '/', env: {}, limitSec: 1 }
    await fresh.run(command, { part: 'build', arm: 'base', writable: ['/s'] })
    await fresh.run(command, { part: 'measured', arm: 'base', writable: ['/s'] })
    await fresh.run(command, { part: 'toolchain', arm: 'head', writable: ['/t'] })
    await fresh.run(command, { part: 'measured', arm: 'head', writable: ['/t'] })
    const { arms } = fresh.isolation
    expect(arms).toEqual([
      { arm: 'base', builds: 'own', trials: 'own' },
      { arm: 'head', trials: 'own' },
    ])
  })

  it('is told in the report, apart where arms differ', () => {
    const told = (arms: Isolation['arms']) =>
      JSON.stringify(isolationFact({ kind: 'root', refused: [], ...(arms && { arms }) }))
    const both = { builds: 'own', trials: 'own' } as const
    expect(
      told([
        { arm: 'base', ...both },
        { arm: 'head', ...both },
      ]),
    ).toContain('builds without network, trials with loopback only')
    const apart = told([
      { arm: 'base', ...both },
      { arm: 'head', trials: 'machine' },
    ])
    expect(apart).toMatch(/loopback only.*base.*trials on the machine's network.*head/)
    expect(told(undefined)).toContain('isolation of measured code')
  })
})
