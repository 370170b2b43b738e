/**
 * Whole conversations as text: COMMAND/SCENE.md beside this file is what people read at the end of
 * each, all comments and checks. Read the difference of what `npx vitest run tests/bot/replies -u`
 * has written anew.
 */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandWords } from '../../../src/core/speak/invocation.ts'
import { answers } from './answers.ts'
import { ends } from './ends.ts'
import { mainBranch } from './main-branch.ts'
import { hold, type Scene } from './scene.ts'

/** By the name of its file in the command's folder. */
const scenes: Record<string, Scene> = { ...answers, ...ends, ...mainBranch }

it.each(Object.entries({ ...answers, ...mainBranch }))('%s', hold)

it('every command is read here: done, refused, nothing to do', () => {
  const names = Object.keys(scenes)
  for (const kind of ['bench', ...commandWords]) {
    const of = names.filter((name) => name.startsWith(`${kind}/`))
    expect(of.length, kind).toBeGreaterThan(kind === 'help' ? 0 : 2)
  }
})

it('no file is left of a scene that is gone', () => {
  const all = readdirSync(import.meta.dirname, { recursive: true }).map(String)
  const names = all.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3))
  expect(names.filter((name) => scenes[name] === undefined)).toEqual([])
})
