/**
 * Bends texts as they come from outside and looks at what is made of them: `npm run fuzz -- 600`
 * goes on for ten minutes. A text that does harm is kept in the folder that is told.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz, growthFaults } from './fuzz/run.ts'
import { targets } from './fuzz/targets.ts'

const [sec = '60', only = '', first = String(Date.now())] = process.argv.slice(2)
const endMs = performance.now() + Number(sec) * 1000
const AT_ONCE = 20
let folder: string | null = null
let tried = 0
let toldMs = 0
/** At most one line in five seconds, however long one of the readers takes. */
function tellProgress() {
  if (performance.now() < toldMs + 5000) return
  toldMs = performance.now()
  console.error(`${tried} texts so far`)
}
console.log(`${sec} s of bent texts for ${targets.length} readers, seed ${first}:`)
const keep = (target: string, why: string, text: string, name: string) => {
  folder ??= mkdtempSync(join(tmpdir(), 'gcbench-fuzz-'))
  const file = join(folder, `${target.replaceAll(' ', '-')}-${name}.txt`)
  writeFileSync(file, text)
  console.log(`${target}: ${why.split('\n').slice(0, 4).join('\n')}\n  ${file}`)
  process.exitCode = 1
}
for (const target of targets.filter(({ name }) => name.startsWith(only))) {
  tried++
  for (const [index, { why, text }] of growthFaults(target).entries())
    keep(target.name, why, text, `grown-${index}`)
  tellProgress()
}
for (let pass = 0; performance.now() < endMs; pass++) {
  for (const target of targets.filter(({ name }) => name.startsWith(only))) {
    tried += AT_ONCE
    for (const [index, { why, text }] of fuzz(target, `${first}-${pass}`, AT_ONCE).entries()) {
      keep(target.name, why, text, `${pass}-${index}`)
    }
    tellProgress()
    if (performance.now() > endMs) break
  }
}
console.log(`${tried} texts, seed ${first}${folder === null ? ', no fault' : ''}`)
