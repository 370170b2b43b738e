/** docs/security.md names tests; they must exist under these names. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')

type Named = { file: string; title: string }

/** `tests/x.test.ts`: "one title", "another"; ... -> each title with its file. */
function testsOf(cell: string): Named[] {
  return [...cell.matchAll(/`(tests\/[^`]+\.test\.ts)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  )
}

const rows = page
  .slice(page.indexOf('| Threat |'), page.indexOf('## What is not protected'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| --- '))
  .slice(1)
  .map((line) => line.slice(2, -2).split(' | '))

/** Whether a test or a group of tests in the file has that title, in any quotation marks. */
const has = ({ file, title }: Named) =>
  ["'", '"', '`', "'%s: ", "'$"].some((quote) =>
    readFileSync(file, 'utf8').includes(`(${quote}${title}${quote}`),
  ) ||
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line.trim() === `'${title}',`)

describe('the threats of docs/security.md', () => {
  it('are many, each with a control and a test', () => {
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      expect(row).toHaveLength(3)
      expect(testsOf(row[2] ?? ''), row[0]).not.toEqual([])
    }
  })

  it.each(rows.map(([threat, , cell]) => [threat, testsOf(cell ?? '')] as const))(
    'has its tests: %s',
    (_, named) => expect(named.filter((one) => !has(one))).toEqual([]),
  )

  it('would miss a test that is not there', () => {
    expect(has({ file: 'tests/security-page.test.ts', title: 'no such test' })).toBe(false)
    expect(testsOf('`tests/a.test.ts`: "b", "c"; `tests/d.test.ts`: "e"')).toHaveLength(3)
  })
})

it('is linked where people look', () => {
  for (const file of ['README.md', 'SECURITY.md'])
    expect(readFileSync(file, 'utf8')).toContain('(docs/security.md)')
})
