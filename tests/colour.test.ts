import { expect, it } from 'vitest'
import { isColoured } from '../src/doors/colour.ts'

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
