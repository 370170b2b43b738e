/**
 * The conformance vectors of the verdict (scripts/research/oracle/verdict.md): what the judge makes of them is what the fixtures
 * hold. `UPDATE_GOLDENS=1` writes them anew; verdict.py of the oracle has to agree with them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesOf, makeVectors } from '../../scripts/research/oracle/vectors.ts'

const FOLDER = new URL('../../fixtures/verdict/', import.meta.url)
const vectors = makeVectors()

test.each(vectors)('$name: the table of the fixture', ({ name, vector }) => {
  const file = new URL(`${name}.json`, FOLDER)
  if (process.env.UPDATE_GOLDENS) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, linesOf(vector))
  }
  // What was judged just now, records and table, to the last digit.
  expect(readFileSync(file, 'utf8')).toBe(linesOf(vector))
})

const wordsOf = (name: string) =>
  vectors
    .find((one) => one.name === name)
    ?.vector.table.flatMap(({ role, word }) => (role === 'geomean' ? [] : [word]))

test('what a runtime allocates beside a few runs is no change, and hides none', () => {
  expect(wordsOf('counts-beside')).toEqual([
    'equivalent',
    'regressed',
    'regressed',
    'regressed',
    'regressed',
  ])
})

test('what half of the runs allocate is never called no change', () => {
  for (const word of wordsOf('counts-of-half') ?? ['none']) expect(word).not.toBe('equivalent')
})

test('a mean of counts that few runs add to is no change', () => {
  const { vector } = vectors.find(({ name }) => name === 'counts-and-their-mean')!
  expect(vector.table.map(({ word }) => word)).toEqual(['equivalent', 'equivalent', 'equivalent'])
})

test('where most pairs are equal, nothing is called better or worse', () => {
  expect(wordsOf('errors-now-and-then')).toEqual(['inconclusive'])
})

test('every file is a vector that is made', () => {
  const names = vectors.map(({ name }) => `${name}.json`)
  expect(readdirSync(FOLDER).sort()).toEqual(names.sort())
})

test('the vectors have every word and reason that a table can have', () => {
  const words = new Set(
    vectors.flatMap(({ vector }) => vector.table.map(({ word, reason }) => `${word} ${reason}`)),
  )
  expect([...words].sort()).toEqual([
    'changed shift',
    'equivalent all-zero',
    'equivalent below-margin',
    'equivalent exact-equal',
    'equivalent inside-margin',
    'failed lost-pairs',
    'improved exact',
    'improved shift',
    'inconclusive below-margin',
    'inconclusive below-resolution',
    'inconclusive machines-disagree',
    'inconclusive no-decision',
    'inconclusive one-layout',
    'inconclusive same-path',
    'inconclusive stopped',
    'inconclusive too-few-rounds',
    'regressed exact',
    'regressed shift',
    'regressed tail',
    'withheld control-moved',
  ])
})
