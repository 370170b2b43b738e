/**
 * Whole conversations as text: COMMAND.md beside this file has what people read at the end of each
 * of its scenes, all comments and checks. `UPDATE_GOLDENS=1 npx vitest run tests/bot/replies` writes
 * them anew: read the difference.
 */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandWords } from '../../../src/github/command.ts'
import { goldensIn } from '../../support/golden.ts'
import { answers } from './answers.ts'
import { ends } from './ends.ts'
import { mainBranch } from './main-branch.ts'
import { goldenOf, hold, type Scene } from './scene.ts'

/** By command and name: `accept/done`. */
const scenes: Record<string, Scene> = { ...answers, ...ends, ...mainBranch }

it.each(Object.entries({ ...answers, ...mainBranch }))('%s', hold)

it('every command is read here: done, refused, nothing to do', () => {
  const names = Object.keys(scenes)
  for (const kind of ['bench', ...commandWords]) {
    const of = names.filter((name) => name.startsWith(`${kind}/`))
    expect(of.length, kind).toBeGreaterThan(kind === 'help' ? 0 : 2)
  }
})

it('no text is left of a scene that is gone', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'))
  const names = files.flatMap((file) => {
    const command = file.slice(0, -3)
    return [...goldensIn(goldenOf(command)).keys()].map((scene) => `${command}/${scene}`)
  })
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => scenes[name] === undefined)).toEqual([])
})
