/** Files that the go command compiles without noticing that they changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeHost } from '../../src/machine/this-machine.ts'
import type { Variant } from '../../src/model/model.ts'
import { withNoticed } from '../../src/sources/packages.ts'
import { go } from '../../src/workloads/go-toolchain.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gcbench-unnoticed-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const plain = { name: 'default', buildEnv: {} } as Variant
const cgo = 'package m\n\n// #include "lib/x.h"\nimport "C"\n'

/** CGO_CPPFLAGS of a build in a tree of these files. */
async function flagsOf(tree: Record<string, string>, env = {}, variant = plain) {
  const folder = mkdtempSync(join(root, 'tree-'))
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const host = makeHost({ cwd: folder, notify: () => {}, env })
  const told = await withNoticed(host, go, variant, { folder, scratch: root })
  return told.buildEnv.CGO_CPPFLAGS
}

describe('files of C, of which the build cache knows in folders of packages alone', () => {
  it('tell the builds of two trees apart, and those of equal trees not', async () => {
    const own = await flagsOf({ 'm.go': cgo, 'lib/x.h': 'int x;' })
    expect(own).toMatch(/^-UGCBENCH_[0-9a-f]{32}$/)
    expect(await flagsOf({ 'm.go': `// A comment.\n${cgo}`, 'lib/x.h': 'int x;' })).toBe(own)
    expect(await flagsOf({ 'm.go': cgo, 'lib/x.h': 'long x;' })).not.toBe(own)
    expect(await flagsOf({ 'm.go': cgo, 'lib/y.h': 'int x;' })).not.toBe(own)
    expect(
      await flagsOf({ 'm.go': 'package m\n\nimport (\n\t"C"\n)\n', 'lib/x.h': 'int x;' }),
    ).toBe(own)
  })
  it('change nothing where nothing is compiled of them, or there are none', async () => {
    expect(await flagsOf({ 'm.go': cgo })).toBeUndefined()
    expect(await flagsOf({ 'm.go': 'package m\n', 'lib/x.h': 'int x;' })).toBeUndefined()
    expect(await flagsOf({ 'm.go': cgo, '.cache/x.h': 'int x;' })).toBeUndefined()
  })
  it('leave the flags that a user has', async () => {
    const tree = { 'm.go': cgo, 'lib/x.h': 'int x;' }
    expect(await flagsOf(tree, { CGO_CPPFLAGS: '-DA' })).toMatch(/^-DA -UGCBENCH_/)
    const variant = { ...plain, buildEnv: { CGO_CPPFLAGS: '-DB' } }
    expect(await flagsOf(tree, { CGO_CPPFLAGS: '-DA' }, variant)).toMatch(/^-DB -UGCBENCH_/)
  })
})
