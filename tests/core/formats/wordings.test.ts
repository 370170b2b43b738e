/** What a comment says is said in one file: what lays it out has no sentences of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tell = new URL('../../../src/core/tell/', import.meta.url)
const layouts = readdirSync(new URL('markdown/', tell)).map((file) => `markdown/${file}`)

const LITERAL = /(?<!=== )'[^'\n]*'(?!:)|`[^`\n]*`/g
const TWO_WORDS = /[a-z]{2,} [a-z]{2,}/

/** Sentences in the code of a file; names of parts say what was cut, and keys are compared. */
const wordings = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/|import )/.test(line))
    .map((line) => line.replaceAll(/\bname(?::| =) '[^']*'/g, '').replaceAll(/\$\{[^}]*\}/g, 'x'))
    .flatMap((line) => line.match(LITERAL) ?? [])
    .filter((literal) => TWO_WORDS.test(literal))

it.each([...layouts, 'headline.ts', 'news.ts', 'remedy.ts', 'strip.ts'])('%s', (file) => {
  expect(wordings(readFileSync(new URL(file, tell), 'utf8'))).toEqual([])
})

it('would find one', () => {
  expect(wordings("return ['please look at ', name]")).toEqual(["'please look at '"])
  expect(wordings('  return `more of $' + '{them} below`')).toEqual(['`more of x below`'])
})
