import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFiles } from '../../src/machine/files.ts'
import { findKept, type KeptSite, keep, savedSec } from '../../src/sources/kept-builds.ts'
import { go } from '../../src/workloads/go-toolchain.ts'
import { makeFolder } from './folder.ts'

const files = makeFiles(makeFolder())
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const UNITS = ['example.org/a']

function siteIn(root: string, commit = 'c1'): KeptSite {
  return { files, root, inputs: { commit }, cache: go.indexed!, nowSec: () => 1 }
}

/** An entry as Go's cache has it; its names. */
function compile(folder: string, action: string, output: string, content = output) {
  const [key, sha256] = [hash(action), hash(output)]
  const index = `${key.slice(0, 2)}/${key}-a`
  const out = `${sha256.slice(0, 2)}/${sha256}-d`
  for (const name of [index, out]) mkdirSync(dirname(join(folder, name)), { recursive: true })
  const numbers = `${`${output.length}`.padStart(20)} ${'1700000000000000000'.padStart(20)}`
  writeFileSync(join(folder, index), `v1 ${key} ${sha256} ${numbers}\n`)
  writeFileSync(join(folder, out), content)
  return { index, out }
}

async function keepOf(site: KeptSite, layer: string, sec = 40, units = UNITS) {
  const found = await findKept(site)
  await keep(site, [layer], { found, sec, units })
}

describe('what base compiled', () => {
  it('is there for the next run of the same inputs, with what it took', async () => {
    const [root, layer] = [makeFolder(), makeFolder()]
    const { index, out } = compile(layer, 'a', 'archive')
    await keepOf(siteIn(root), layer)
    const found = await findKept(siteIn(root))
    const at = join(found.folder ?? '', '0/both/upper')
    expect(readFileSync(join(at, out), 'utf8')).toBe('archive')
    expect(existsSync(join(at, index))).toBe(true)
    expect(savedSec(found, { sec: 3, units: UNITS })).toBe(37)
    expect(savedSec(found, { sec: 3, units: ['example.org/b'] })).toBeNull()
    expect((await findKept(siteIn(root, 'c2'))).folder).toBeNull()
  })

  it('is added to, and still counts what it took at first', async () => {
    const [root, layer, later] = [makeFolder(), makeFolder(), makeFolder()]
    const first = compile(layer, 'a', 'archive')
    await keepOf(siteIn(root), layer)
    const second = compile(later, 'b', 'other')
    await keepOf(siteIn(root), later, 2, ['example.org/b'])
    const found = await findKept(siteIn(root))
    for (const { out } of [first, second])
      expect(existsSync(join(found.folder ?? '', '0/both/upper', out))).toBe(true)
    expect(found.seal?.sec).toBe(40)
  })

  it('is gone on with by a run whose last one had no time to build anything', async () => {
    const [root, layer, later] = [makeFolder(), makeFolder(), makeFolder()]
    compile(layer, 'a', 'archive')
    await keepOf(siteIn(root), layer, 30, [])
    expect(savedSec(await findKept(siteIn(root)), { sec: 1, units: [] })).toBeNull()
    compile(later, 'b', 'other')
    await keepOf(siteIn(root), later, 10)
    const { seal } = await findKept(siteIn(root))
    expect(seal).toMatchObject({ sec: 30, units: UNITS })
  })

  it('grows by nothing that the same builds compile again', async () => {
    const [root, layer, later] = [makeFolder(), makeFolder(), makeFolder()]
    compile(layer, 'a', 'archive')
    await keepOf(siteIn(root), layer)
    const { out } = compile(later, 'a path of its run', 'other')
    await keepOf(siteIn(root), later)
    const found = await findKept(siteIn(root))
    expect(existsSync(join(found.folder ?? '', '0/both/upper', out))).toBe(false)
  })

  it('is nothing but whole entries of the cache: no links, no file without its bytes', async () => {
    const [root, layer, outside] = [makeFolder(), makeFolder(), makeFolder()]
    const good = compile(layer, 'a', 'archive')
    compile(layer, 'b', 'only its times were set', '\0'.repeat(23))
    const linked = compile(layer, 'c', 'secret')
    writeFileSync(join(outside, 'file'), 'secret')
    rmSync(join(layer, linked.out))
    symlinkSync(join(outside, 'file'), join(layer, linked.out))
    writeFileSync(join(layer, 'trim.txt'), '1')
    await keepOf(siteIn(root), layer)
    const found = await findKept(siteIn(root))
    const kept = await files.find(join(found.folder ?? '', '0/both/upper'), () => false)
    expect(kept).toEqual([good.index, good.out].sort())
  })

  it.each([
    ['an output', (at: string, { out }: { out: string }) => writeFileSync(join(at, out), 'poison')],
    [
      'an index that names another output',
      (at: string, { index }: { index: string }) => {
        const other = compile(at, 'x', 'poison')
        const text = readFileSync(join(at, index), 'utf8')
        const sha256 = other.out.slice(3, -2)
        writeFileSync(join(at, index), text.replace(hash('archive'), sha256))
      },
    ],
    ['an entry more', (at: string) => void compile(at, 'y', 'poison')],
    ['an entry less', (at: string, { index }: { index: string }) => rmSync(join(at, index))],
    ['a file of something else', (at: string) => writeFileSync(join(at, 'more'), '')],
  ])('is removed, and told, where somebody changed %s', async (_what, change) => {
    const [root, layer] = [makeFolder(), makeFolder()]
    const names = compile(layer, 'a', 'archive')
    await keepOf(siteIn(root), layer)
    const { folder } = await findKept(siteIn(root))
    change(join(folder ?? '', '0/both/upper'), names)
    expect(await findKept(siteIn(root))).toEqual({ folder: null, seal: null, isBroken: true })
    expect(readdirSync(root)).toEqual([])
  })

  it('has no seal where whoever kept it was ended: it is removed without a word', async () => {
    const [root, layer] = [makeFolder(), makeFolder()]
    compile(layer, 'a', 'archive')
    await keepOf(siteIn(root), layer)
    for (const name of readdirSync(root).filter((one) => one.endsWith('.json')))
      rmSync(join(root, name))
    expect(await findKept(siteIn(root))).toEqual({ folder: null, seal: null, isBroken: false })
  })
})
