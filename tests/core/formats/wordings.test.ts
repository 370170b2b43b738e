/** What a comment says is said in one file: what lays it out has no sentences of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sayingsOf } from '../../support/sayings.ts'

const tell = new URL('../../../src/core/tell/', import.meta.url)
const layouts = readdirSync(new URL('markdown/', tell)).map((file) => `markdown/${file}`)

/** Sentences in the code of a file; names of parts only say what was cut. */
const wordings = (code: string): string[] => sayingsOf(code, ['name'])

it.each([...layouts, 'headline.ts', 'news.ts', 'remedy.ts', 'strip.ts'])('%s', (file) => {
  expect(wordings(readFileSync(new URL(file, tell), 'utf8'))).toEqual([])
})

it('would find one', () => {
  expect(wordings("const text = ['please look at ', name]")).toEqual(['please look at '])
  expect(wordings('const text = `more of $' + '{them} below`')).toEqual(['more of '])
})
