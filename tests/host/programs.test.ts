import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPrograms } from '../../rolldown.config.ts'
import {
  buildGoProgram,
  findPythonProgram,
  programText,
  toolsWith,
} from '../../src/machine/programs.ts'
import { findTool, skipNote } from '../tool-path.ts'
import { command, execWith, goCache } from './machine.ts'

let scratch = ''
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'gcbench-programs-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.go', '*.py'])
const ours = list
  .toString()
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('fixtures/') && existsSync(path))
const written = (suffix: string) => ours.filter((path) => path.endsWith(suffix))
const ruff = findTool('ruff')

/** Exit code and output of a linter. */
const lint = (argv: string[], cwd = '.') => {
  const { status, stdout, stderr } = spawnSync(argv[0]!, argv.slice(1), { cwd, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const goFilesIn = (folder: string) =>
  written('.go').flatMap((path) => (dirname(path) === folder ? basename(path) : []))
const CLEAN = { status: 0, output: '' }

describe('programs in other languages', () => {
  it('are there: the launcher in Go and in Python', () => {
    expect(written('.go')).toContain('src/machine/launcher/main.go')
    expect(written('.py')).toContain('src/machine/launcher/launcher.py')
  })
  it('are formatted as gofmt does', () => {
    expect(lint(['gofmt', '-l', ...written('.go')])).toEqual(CLEAN)
  })
  const packages = new Set(written('.go').map((path) => dirname(path)))
  it.each([...packages])('go vet finds nothing in %s', (folder) => {
    expect(lint(['go', 'vet', ...goFilesIn(folder)], folder)).toEqual(CLEAN)
  })
  it.skipIf(ruff === null)(`ruff finds nothing in Python${skipNote('ruff', ruff)}`, () => {
    const found = [
      lint([ruff!, 'check', '--quiet', '--no-cache', ...written('.py')]),
      lint([ruff!, 'format', '--check', '--quiet', '--no-cache', ...written('.py')]),
    ]
    expect(found).toEqual([CLEAN, CLEAN])
  })
  it.skipIf(ruff === null)(`ruff would be heard${skipNote('ruff', ruff)}`, () => {
    writeFileSync(join(scratch, 'wrong.py'), 'import os\nprint(undefined)\n')
    const { status, output } = lint([ruff!, 'check', '--no-cache', join(scratch, 'wrong.py')])
    expect(status).toBe(1)
    expect(output).toMatch(/F401[\s\S]*F821/)
  })
})

describe('the text of a program', () => {
  /** Exports of an entry, bundled to one file that has no other beside it. */
  async function bundled(entry: string, name: string): Promise<Record<string, unknown>> {
    const build = await rolldown({ input: entry, platform: 'node', plugins: [embeddedPrograms] })
    const file = join(scratch, name)
    await build.write({ file, format: 'esm' })
    await build.close()
    return import(file)
  }
  /** A source file with a program beside it. */
  const source = (expression: string) => {
    const text = join(import.meta.dirname, '../../src/machine/programs.ts')
    writeFileSync(join(scratch, 'main.go'), 'package main\n\n// `x` "\\n" $& $1 \u2028\n')
    const lines = [
      `import { programText } from ${JSON.stringify(text)}`,
      `export const text = ${expression}`,
    ]
    writeFileSync(join(scratch, 'entry.ts'), lines.join('\n'))
    return join(scratch, 'entry.ts')
  }

  it('is what its file says, read from the sources or out of the bundle', async () => {
    const entry = source("programText(import.meta.dirname, 'main.go')")
    const file = readFileSync(join(scratch, 'main.go'), 'utf8')
    expect((await import(entry)).text).toBe(file)
    const made = await bundled(entry, 'good.mjs')
    rmSync(join(scratch, 'main.go'))
    expect(made.text).toBe(file)
    expect(readFileSync(join(scratch, 'good.mjs'), 'utf8')).not.toContain('node:fs')
  })
  it.each([
    "programText(import.meta.dirname, 'ma' + 'in.go')",
    'programText(import.meta.dirname, `main.go`)',
    "programText(import.meta.dirname, 'missing.go')",
    "programText('.', 'main.go')",
  ])('fails the build where it could not be put: %s', async (expression) => {
    await expect(bundled(source(expression), 'bad.mjs')).rejects.toThrow(
      /must say programText|missing\.go/,
    )
  })
  it.each(['src/machine/launcher/main.go', 'src/machine/launcher/launcher.py'])(
    'of %s is in the committed bundle',
    (path) => {
      const names = ['bundle/index.js', 'bundle/cli.js']
      const shared = readFileSync('dist/bundle/index.js', 'utf8').matchAll(/from ?"\.\/([^"]+)"/g)
      const files = [...names, ...[...shared].map(([, name]) => `bundle/${name}`)]
      const bundle = files.map((name) => readFileSync(join('dist', name), 'utf8')).join('\n')
      const [line = ''] = readFileSync(path, 'utf8').split('\n')
      expect(bundle.includes(JSON.stringify(line).slice(1, -1))).toBe(true)
    },
  )
})

describe('a program made ready', () => {
  const PROGRAM = `package main

import (
	"fmt"
	"os"
)

func main() { fmt.Println(os.Args[1]) }
`
  const TOLD = { name: 'told', sources: { 'main.go': PROGRAM } }
  const RACED = { name: 'raced', sources: { 'main.go': `${PROGRAM}// raced\n` } }
  const toolsOf = (more: Record<string, string> = {}) => {
    const ran: string[] = []
    const exec = execWith(null)
    const seen = {
      ...exec,
      run: (command: Parameters<typeof exec.run>[0]) => {
        ran.push(command.argv.slice(0, 2).join(' '))
        return exec.run(command)
      },
    }
    // Go's own cache stays where it is: the standard library is not compiled anew.
    const env = {
      ...process.env,
      GOCACHE: goCache(),
      XDG_CACHE_HOME: join(scratch, 'cache'),
      ...more,
    }
    return { tools: toolsWith(seen, env), ran }
  }

  it('in Go is compiled once for each source', async () => {
    const first = toolsOf()
    const binary = await buildGoProgram(first.tools, TOLD)
    expect(binary).toMatch(/cache\/gcbench\/told-[0-9a-f]{16}$/)
    expect(first.ran).toContain('go build')
    const again = toolsOf()
    expect(await buildGoProgram(again.tools, TOLD)).toBe(binary)
    expect(again.ran).not.toContain('go build')
    const changed = { name: 'told', sources: { 'main.go': `${PROGRAM}// changed\n` } }
    expect(await buildGoProgram(again.tools, changed)).not.toBe(binary)
    expect(again.ran).toContain('go build')
  })

  it('in Go stays the file that another gcbench has made and started meanwhile', async () => {
    const inodes = new Set<number>()
    const all = Array.from({ length: 3 }, async () => {
      const { tools } = toolsOf()
      const binary = await buildGoProgram(tools, RACED)
      inodes.add(statSync(binary ?? '').ino)
    })
    await Promise.all(all)
    expect(inodes.size).toBe(1)
  })

  it('may have several files, of which each counts', async () => {
    const { tools } = toolsOf()
    const more = 'package main\n\nfunc init() { suffix = "" }\n'
    const main = PROGRAM.replace('os.Args[1]', 'os.Args[1] + suffix')
    const sources = { 'main.go': `${main}\nvar suffix = "!"\n`, 'more.go': more }
    const whole = await buildGoProgram(tools, { name: 'parts', sources })
    expect(whole).not.toBe(null)
    const other = { ...sources, 'more.go': `${more}// changed\n` }
    expect(await buildGoProgram(tools, { name: 'parts', sources: other })).not.toBe(whole)
    const { 'main.go': alone } = sources
    expect(await buildGoProgram(tools, { name: 'parts', sources: { 'main.go': alone } })).toBe(null)
  })
  it('is not there when it does not compile, does not start, or has no compiler', async () => {
    const { tools } = toolsOf()
    const wrong = ['package main\n', PROGRAM.replace('os.Args[1]', '"other"')]
    for (const source of wrong)
      expect(await buildGoProgram(tools, { name: 'wrong', sources: { 'main.go': source } })).toBe(
        null,
      )
    const nowhere = toolsOf({ PATH: scratch }).tools
    expect(await buildGoProgram(nowhere, TOLD)).toBe(null)
    expect(await findPythonProgram(nowhere, 'print("ready")')).toBe(null)
    expect(await findPythonProgram(tools, 'print("other")')).toBe(null)
  })
  it('gives its tools no variable but those they need', () => {
    const { tools } = toolsOf({ GITHUB_TOKEN: 'secret', GODEBUG: 'x=1', HOME: '/home/me' })
    expect(Object.keys(tools.env)).toContain('HOME')
    expect(Object.keys(tools.env).filter((name) => /TOKEN|GODEBUG/.test(name))).toEqual([])
  })
  it('reads its text where it lies', () => {
    expect(programText('src/machine/launcher', 'main.go')).toContain('package main')
  })
})

describe('a program that gcbench starts for itself', () => {
  const place = (folder: string, word: string) => {
    mkdirSync(join(scratch, folder), { recursive: true })
    const text = `#!/bin/sh\necho ${word}\n`
    writeFileSync(join(scratch, folder, 'asked'), text, { mode: 0o755 })
  }
  const PATH = () => `${join(scratch, 'early')}:${join(scratch, 'late')}:/usr/bin:/bin`

  it('stays the file that it was at first, whatever PATH has later', async () => {
    place('late', 'first')
    const exec = execWith(null)
    const ask = (more = {}) => exec.run(command(['asked'], { env: { PATH: PATH() }, ...more }))
    expect((await ask()).stdout).toBe('first\n')
    place('early', 'other')
    expect((await ask()).stdout).toBe('first\n')
    // What a run executes is looked up as the run says.
    expect((await ask({ adopts: true })).stdout).toBe('other\n')
  })

  it('is none that came to be there later, nor one of the folder where it is started', async () => {
    place('beside', 'of the tree')
    rmSync(join(scratch, 'early'), { recursive: true, force: true })
    rmSync(join(scratch, 'late'), { recursive: true, force: true })
    const exec = execWith(null)
    const cwd = join(scratch, 'beside')
    const ask = () => exec.run(command(['asked'], { env: { PATH: `${PATH()}:.:` }, cwd }))
    expect((await ask()).notStarted).toMatch(/^ENOENT: there is no program asked/)
    place('early', 'later')
    expect((await ask()).stdout).toBe('')
  })

  it('is not started once it was changed', async () => {
    rmSync(join(scratch, 'early'), { recursive: true, force: true })
    place('late', 'first')
    const exec = execWith(null)
    const ask = () => exec.run(command(['asked'], { env: { PATH: PATH() } }))
    expect((await ask()).stdout).toBe('first\n')
    // To be linked from elsewhere changes nothing of it.
    linkSync(join(scratch, 'late/asked'), join(scratch, 'linked'))
    expect((await ask()).stdout).toBe('first\n')
    place('late', 'forged')
    const { stdout, notStarted } = await ask()
    expect(stdout).toBe('')
    expect(notStarted).toBe(
      `EPERM: ${join(scratch, 'late/asked')} is not the file that it was when the run began`,
    )
  })
})
