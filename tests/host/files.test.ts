import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFiles } from '../../src/machine/files.ts'
import { makeFolder } from './folder.ts'
import { trouble } from './repository.ts'

const files = makeFiles(makeFolder())

describe('a path whose end is not there', () => {
  it('is named by where its folder really is, so that it is found to be inside', async () => {
    const folder = makeFolder()
    mkdirSync(join(folder, 'app'))
    symlinkSync(join(folder, 'app'), join(folder, 'link'))
    const real = await files.realPath(join(folder, 'app'))
    expect(await files.realPath(`${folder}/app/../app/none.yml`)).toBe(`${real}/none.yml`)
    expect(await files.realPath(`${folder}/link/deep/none.yml`)).toBe(`${real}/deep/none.yml`)
    expect(await files.realPath('/none/deep')).toBe('/none/deep')
  })
})

describe('what a program left', () => {
  const left = () => {
    const folder = makeFolder()
    const outside = join(makeFolder(), 'secret')
    writeFileSync(outside, 'of gcbench alone')
    return { folder, outside }
  }

  it('is read below its folder', async () => {
    const { folder } = left()
    await files.writeInto(folder, 'deep/result', 'ä')
    expect(await files.readLeft(folder, 'deep/result')).toBe('ä')
    expect(await files.readLeft(folder, 'deep/none')).toBeNull()
    expect(await files.readLeft(folder, 'none/result')).toBeNull()
  })

  it('is no link to what gcbench alone may read or write, nor is a folder above it', async () => {
    const { folder, outside } = left()
    symlinkSync(outside, join(folder, 'link'))
    symlinkSync(join(outside, '..'), join(folder, 'folder'))
    for (const path of ['link', 'folder/secret']) {
      expect(await trouble(files.readLeft(folder, path))).toContain('is a link')
      expect(await trouble(files.unpackLeft(folder, path))).toContain('is a link')
      expect(await trouble(files.writeInto(folder, path, 'owned'))).toContain('is a link')
    }
    expect(readFileSync(outside, 'utf8')).toBe('of gcbench alone')
  })

  it.runIf(process.platform === 'linux')(
    'is no pipe that is waited for, nor a folder',
    async () => {
      const { folder } = left()
      execFileSync('mkfifo', [join(folder, 'pipe')])
      expect(await trouble(files.readLeft(folder, 'pipe'))).toContain('no regular file')
      expect(await trouble(files.readLeft(folder, '.'))).toContain('no regular file')
    },
  )

  it('is read at its ends where it is larger than memory', async () => {
    const { folder } = left()
    const path = join(folder, 'huge')
    writeFileSync(path, 'first\n')
    // A hole takes no room on the disk.
    truncateSync(path, 5 * 1024 ** 3)
    appendFileSync(path, '\nlast')
    const text = (await files.readLeft(folder, 'huge')) ?? ''
    expect(text.length).toBeLessThan(100_000_000)
    expect([text.slice(0, 5), text.slice(-4)]).toEqual(['first', 'last'])
    expect(await trouble(files.unpackLeft(folder, 'huge'))).toContain('too large')
  })
})

describe('files', () => {
  it('are written whole, in folders that are made for them', async () => {
    const folder = makeFolder()
    const path = join(folder, 'new/deep/file.json')
    await files.write(path, 'first')
    await files.write(path, 'ä')
    expect(await files.read(path)).toBe('ä')
    expect(readdirSync(join(folder, 'new/deep'))).toEqual(['file.json'])
  })

  it('are found below a folder, but for links and folders that are passed by', async () => {
    const folder = makeFolder()
    for (const path of ['b/deep/two', 'a', 'skipped/three']) {
      await files.write(join(folder, path), path)
    }
    // A link to a folder above would be entered for ever.
    symlinkSync(folder, join(folder, 'b/circle'))
    expect(await files.find(folder, (name) => name === 'skipped')).toEqual(['a', 'b/deep/two'])
    await files.copy(join(folder, 'b/deep'), join(folder, 'new/place'))
    expect(await files.read(join(folder, 'new/place/two'))).toBe('b/deep/two')
    await files.copy(join(folder, 'a'), join(folder, 'new/place/two'))
    expect(await files.read(join(folder, 'new/place/two'))).toBe('a')
  })

  it('are refused at once where the system makes no folders', async () => {
    expect(await trouble(files.makeFolder('/proc/gcbench/out'))).toContain('/proc/gcbench')
    const file = join(makeFolder(), 'file')
    writeFileSync(file, '')
    expect(await trouble(files.makeFolder(file))).toContain('is a file, not a folder')
    expect(await trouble(files.makeFolder(join(file, 'below')))).toMatch(/ENOTDIR|EEXIST/)
  })

  it('are missing rather than wrong', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'file'), '')
    expect(await files.read(join(folder, 'none'))).toBe(null)
    expect(await files.read(join(folder, 'file/below'))).toBe(null)
    expect(await files.read(join(folder, 'file'))).toBe('')
    expect(await files.exists(join(folder, 'none'))).toBe(false)
    expect(await files.isFolder(join(folder, 'file'))).toBe(false)
    expect(await files.isFolder(folder)).toBe(true)
  })

  it('grow by whole lines', async () => {
    const path = join(makeFolder(), 'records.jsonl')
    await files.append(path, 'a\n')
    await files.append(path, 'b\n')
    expect(await files.read(path)).toBe('a\nb\n')
  })

  it('are listed in order and removed with what is in them', async () => {
    const folder = await files.temporaryFolder('x-')
    for (const name of ['b', 'a', 'c']) await files.write(join(folder, name), '')
    symlinkSync('/etc', join(folder, 'link'))
    expect(await files.list(folder)).toEqual(['a', 'b', 'c', 'link'])
    await files.remove(folder)
    expect(existsSync(folder)).toBe(false)
    expect(existsSync('/etc/passwd')).toBe(true)
    await files.remove(folder)
  })

  it('are removed however deep they lie, and from folders that are closed', async () => {
    const folder = makeFolder()
    const dig = `const { chmodSync, mkdirSync } = require('node:fs')
      for (let left = 600; left > 0; left--) {
        mkdirSync('a-long-name-of-a-folder')
        process.chdir('a-long-name-of-a-folder')
      }
      mkdirSync('last')
      chmodSync('.', 0o500)`
    for (const name of ['one', 'two']) {
      mkdirSync(join(folder, name))
      execFileSync(process.execPath, ['-e', dig], { cwd: join(folder, name) })
    }
    await files.remove(folder)
    expect(existsSync(folder)).toBe(false)
  })

  it.runIf(process.platform === 'linux')(
    'are refused where a program put what never ends in their place',
    async () => {
      const folder = makeFolder()
      const path = (name: string) => join(folder, name)
      execFileSync('mkfifo', [path('pipe')])
      symlinkSync('/dev/zero', path('device'))
      symlinkSync(path('pipe'), path('link'))
      for (const name of ['pipe', 'device', 'link']) {
        for (const read of [files.read, files.sha256])
          expect(await trouble(read(path(name)))).toContain('no regular file')
        expect(await files.state(path(name))).toBeNull()
      }
      writeFileSync(path('holes'), '')
      truncateSync(path('holes'), 2 ** 43)
      for (const read of [files.read, files.sha256])
        expect(await trouble(read(path('holes')))).toContain('it is too large')
    },
  )

  /** A pipe, a socket and, where that may be made, a device, each with a link to it. */
  const special = async (folder: string) => {
    const path = (name: string) => join(folder, name)
    const server = createServer().listen(path('socket'))
    await once(server, 'listening')
    execFileSync('mkfifo', [path('pipe')])
    const made = ['pipe', 'socket']
    if (spawnSync('mknod', [path('device'), 'c', '1', '5']).status === 0) made.push('device')
    for (const name of made) symlinkSync(path(name), path(`link-to-${name}`))
    return { names: made.flatMap((name) => [name, `link-to-${name}`]), server }
  }

  const readAll = async (path: string) => {
    for await (const line of files.lines(path)) expect(line).toBe('never')
  }

  it.runIf(process.platform === 'linux')(
    'are neither read nor written through what is none, and nobody waits for it',
    async () => {
      const folder = makeFolder()
      const { names, server } = await special(folder)
      for (const name of names) {
        const path = join(folder, name)
        for (const work of [files.read, files.sha256, readAll])
          expect(await trouble(work(path)), name).toContain('no regular file')
        expect(await trouble(files.append(path, 'x'))).toMatch(/no regular file|is a link/)
        if (!name.startsWith('link'))
          expect(await trouble(files.copy(path, join(folder, 'copied')))).toContain('no regular')
        expect([await files.state(path), await files.size(path)]).toEqual([null, null])
        expect(await trouble(files.readLeft(folder, name))).toMatch(/no regular file|is a link/)
        expect(await trouble(files.unpackLeft(folder, name))).toMatch(/no regular file|is a link/)
      }
      // Another file takes its place.
      for (const name of names) await files.write(join(folder, name), name)
      for (const name of names) expect(await files.read(join(folder, name))).toBe(name)
      expect(existsSync(join(folder, 'copied'))).toBe(false)
      server.close()
    },
  )

  it.runIf(process.platform === 'linux')(
    'are copied with their folder, and what is none is left behind',
    async () => {
      const folder = makeFolder()
      const { names, server } = await special(join(folder))
      writeFileSync(join(folder, 'file'), 'of the tree')
      const copy = join(makeFolder(), 'copy')
      await files.copy(folder, copy)
      const links = names.filter((name) => name.startsWith('link'))
      expect(readdirSync(copy).sort()).toEqual(['file', ...links].sort())
      expect(await files.read(join(copy, 'file'))).toBe('of the tree')
      server.close()
    },
  )

  it('are not appended to through a link: it may lead to a file of the user', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'startup'), '')
    symlinkSync(join(folder, 'startup'), join(folder, 'records.ndjson'))
    expect(await trouble(files.append(join(folder, 'records.ndjson'), 'x'))).toContain('link')
    expect(readFileSync(join(folder, 'startup'), 'utf8')).toBe('')
  })

  it('have the hash that sha256sum gives them', async () => {
    const path = join(makeFolder(), 'file')
    writeFileSync(path, Buffer.alloc(3_000_001, 7))
    const said = execFileSync('sha256sum', [path], { encoding: 'utf8' }).split(' ')[0]
    expect(await files.sha256(path)).toBe(said)
  })

  it('say which file, and what to do', async () => {
    const folder = makeFolder()
    expect(await trouble(files.append(join(folder, 'no/such'), 'x'))).toMatch(/no\/such.* -> Check/)
    expect(await trouble(files.read(folder))).toContain('EISDIR')
    expect(await trouble(files.list(join(folder, 'none')))).toContain(join(folder, 'none'))
    expect(await trouble(files.sha256(join(folder, 'none')))).toContain('ENOENT')
  })

  it.skipIf(!existsSync('/dev/full'))('say that the disk is full', async () => {
    expect(await trouble(files.append('/dev/full', 'x'))).toMatch(/ENOSPC.* -> The disk is full/)
  })

  it.skipIf(process.getuid?.() === 0)('say that they may not be written', async () => {
    const folder = makeFolder()
    chmodSync(folder, 0o500)
    expect(await trouble(files.write(join(folder, 'x'), ''))).toContain('permission')
  })
})

describe('temporary folders', () => {
  it('of a dead owner are removed by the next run, those of a living one are not', async () => {
    const parent = makeFolder()
    const own = makeFiles(parent)
    const living = await own.temporaryFolder('x-')
    const dead = await own.temporaryFolder('x-')
    const space = readFileSync(`${dead}.owner`, 'utf8').split(' ')[1]
    const { pid } = spawnSync('true')
    writeFileSync(`${dead}.owner`, `${pid} ${space}`)
    const next = await own.temporaryFolder('x-')
    expect([living, dead, next].map((folder) => existsSync(folder))).toEqual([true, false, true])
    await own.remove(next)
    expect(readdirSync(parent).toSorted()).toEqual([basename(living), `${basename(living)}.owner`])
  })
})
