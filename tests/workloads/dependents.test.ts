/** What a project's manifest says once it takes another tree of what it depends on. */
import { describe, expect, it } from 'vitest'
import { dependents } from '../../src/workloads/dependents.ts'

const go = dependents.find(({ manifest }) => manifest === 'go.mod')!
const LIBRARY = 'example.com/hash'
const replaced = (text: string) => go.replaced(text, LIBRARY, './.gcbench-dependency')
const LINE = `replace ${LIBRARY} => "./.gcbench-dependency"`

describe('a go.mod', () => {
  it.each([
    ['alone', `module example.com/app\n\ngo 1.24\n\nrequire ${LIBRARY} v1.2.0\n`],
    ['in brackets', `module "example.com/app" // us\n\nrequire (\n\t${LIBRARY} v1.2.0 // why\n)\n`],
    ['indirectly', `module example.com/app\n\nrequire ${LIBRARY} v1.2.0 // indirect\n`],
  ])('that requires it %s takes the folder', (_, text) => {
    expect(go.nameIn(text)).toBe('example.com/app')
    expect(replaced(text)).toBe(`${text.trimEnd()}\n\n${LINE}\n`)
  })

  it.each([
    ['one whose name begins alike', `module a\n\nrequire ${LIBRARY}/v2 v2.0.0\n`],
    ['none', 'module a\n\ngo 1.24\n'],
    ['one that a comment names', `module a\n\n// require ${LIBRARY} v1.2.0\n`],
    ['one that is left out', `module a\n\nexclude ${LIBRARY} v1.2.0\n`],
    ['itself', `module ${LIBRARY}\n`],
  ])('that requires %s stays', (_, text) => {
    expect(replaced(text)).toBeNull()
  })

  it('has one replacement of it, which is ours', () => {
    const text = [
      'module a',
      '',
      `require ${LIBRARY} v1.2.0`,
      `replace ${LIBRARY} => ../hash`,
      'replace (',
      `\t${LIBRARY} v1.2.0 => example.com/fork v1.3.0`,
      '\texample.com/other => ../other',
      ')',
    ].join('\n')
    expect(replaced(text)).toBe(
      `module a\n\nrequire ${LIBRARY} v1.2.0\nreplace (\n\texample.com/other => ../other\n)\n\n${LINE}\n`,
    )
  })

  it('of no module has no name', () => {
    expect(go.nameIn('go 1.24\n')).toBeNull()
  })
})
