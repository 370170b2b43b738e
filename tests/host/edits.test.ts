/** Lines that tell two real trees apart, by the names that compilers give to their files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFiles } from '../../src/machine/files.ts'
import { editedLineOf } from '../../src/parse/pprof.ts'
import { editsBetween } from '../../src/sources/edits.ts'
import { makeFolder } from './folder.ts'
import { execWith } from './machine.ts'

function tree(written: Record<string, string>): string {
  const folder = makeFolder()
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const MODULE = { 'go/go.mod': 'module example.com/m\n\ngo 1.24\n' }
const SCAN = 'package tree\n\nfunc Scan(n *int) int {\n\treturn visit(n)\n}\n'
const host = { exec: execWith(null), files: makeFiles(tmpdir()), env: { PATH: process.env.PATH } }

it('are known by whole paths and by those that -trimpath leaves', async () => {
  const base = tree({ ...MODULE, 'go/tree/scan.go': SCAN, 'go/tree/same.go': 'package tree\n' })
  const head = tree({
    ...MODULE,
    'go/tree/scan.go': SCAN.replace('visit(n)', 'visit(*n)'),
    'go/tree/same.go': 'package tree\n',
  })
  const places = await editsBetween(host, { base, head })
  const edits = places && { base: editedLineOf(places.base), head: editedLineOf(places.head) }
  const place = 'go/tree/scan.go:4'
  for (const file of [
    'example.com/m/tree/scan.go',
    'example.com/m@v1.2.3/tree/scan.go',
    `${head}/go/tree/scan.go`,
  ]) {
    expect(edits?.head(file, 4)).toEqual({ place, edited: 'line' })
  }
  expect(edits?.base('example.com/m/tree/scan.go', 4)).toEqual({ place, edited: 'line' })
  expect(edits?.head('example.com/m/tree/scan.go', 3)?.edited).toBe('function')
  expect(edits?.head('example.com/m/tree/scan.go', 1)).toBeNull()
  // Another module may have a file of that name.
  for (const file of ['example.com/n/tree/scan.go', 'go/tree/scan.go', 'scan.go', ''])
    expect(edits?.head(file, 4)).toBeNull()
})

it('are not known where the sides are one folder, or alike', async () => {
  const one = tree({ 'a.go': SCAN })
  expect(await editsBetween(host, { base: one, head: one })).toBeNull()
  expect(await editsBetween(host, { base: one, head: tree({ 'a.go': SCAN }) })).toBeNull()
})
