import { expect, it } from 'vitest'
import { columnsOf, heightOf, isColoured } from '../../src/cli/terminal.ts'

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
])('with %j, on a terminal: %s, is coloured: %s', (env, isTerminal, coloured) => {
  expect(isColoured(env, isTerminal)).toBe(coloured)
})

it.each([
  [{}, undefined, 80],
  [{}, 0, 80],
  [{}, 200, 200],
  [{}, 5, 20],
  [{ COLUMNS: '132' }, undefined, 132],
  [{ COLUMNS: '132' }, 60, 60],
  [{ COLUMNS: 'many' }, undefined, 80],
  [{ COLUMNS: '0' }, undefined, 80],
])('with %j, on a stream of %s columns: %i', (env, of, columns) => {
  expect(columnsOf(env, of)).toBe(columns)
})

it('is 24 lines high where nobody knows', () => {
  expect(heightOf({}, undefined)).toBe(24)
  expect(heightOf({ LINES: '50' }, undefined)).toBe(50)
  expect(heightOf({}, 30)).toBe(30)
})
