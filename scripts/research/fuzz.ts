/**
 * Bends texts as they come from outside and looks at what is made of them: `npm run fuzz -- 600`
 * goes on for ten minutes. A text that does harm is kept in the folder that is told.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from './fuzz/run.ts'
import { targets } from './fuzz/targets.ts'

const [sec = '60', only = '', first = String(Date.now())] = process.argv.slice(2)
const endMs = performance.now() + Number(sec) * 1000
const AT_ONCE = 20
let folder: string | null = null
let tried = 0
console.log(`${sec} s of bent texts for ${targets.length} readers, seed ${first}:`)
for (let pass = 0; performance.now() < endMs; pass++) {
  for (const target of targets.filter(({ name }) => name.startsWith(only))) {
    tried += AT_ONCE
    for (const [index, { why, text }] of fuzz(target, `${first}-${pass}`, AT_ONCE).entries()) {
      folder ??= mkdtempSync(join(tmpdir(), 'gcbench-fuzz-'))
      const file = join(folder, `${target.name.replaceAll(' ', '-')}-${pass}-${index}.txt`)
      writeFileSync(file, text)
      console.log(`${target.name}: ${why.split('\n').slice(0, 4).join('\n')}\n  ${file}`)
      process.exitCode = 1
    }
    if (performance.now() > endMs) break
  }
  console.error(`${tried} texts so far`)
}
console.log(`${tried} texts, seed ${first}${folder === null ? ', no fault' : ''}`)
