/** Every threat of SECURITY.md has its tests, and they exist under these names. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { byHand, removals, walled } from './security-controls.ts'
import { testsOfThreats } from './security-threats.ts'

const page = readFileSync('SECURITY.md', 'utf8')

type Named = { file: string; title: string }

const rows = page
  .slice(page.indexOf('| Threat |'), page.indexOf('## Supported versions'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| --- '))
  .slice(1)
  .map((line) => line.slice(2, -2).split(' | '))

const testsOf = (threat = ''): Named[] =>
  Object.entries(testsOfThreats[threat] ?? {}).flatMap(([file, titles]) =>
    titles.map((title) => ({ file, title })),
  )

/** Whether a test or a group of tests in the file has that title, in any quotation marks. */
const has = ({ file, title }: Named) =>
  ["'", '"', '`', "'%s: ", "'$"].some((quote) =>
    readFileSync(file, 'utf8').includes(`(${quote}${title}${quote}`),
  ) ||
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line.trim() === `'${title}',`)

describe('the threats of SECURITY.md', () => {
  it('are many, each with a control and a test, and no test is of a threat that is not there', () => {
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) {
      expect(row).toHaveLength(2)
      expect(testsOf(row[0]), row[0]).not.toEqual([])
    }
    expect(Object.keys(testsOfThreats)).toEqual(rows.map(([threat]) => threat))
  })

  it.each(rows.map(([threat]) => [threat, testsOf(threat)] as const))(
    'has its tests: %s',
    (_, named) => expect(named.filter((one) => !has(one))).toEqual([]),
  )

  it('are shown to need their controls: taken out one by one, with all walls, or once by hand', () => {
    const shown = [...Object.keys(removals), ...walled, ...byHand]
    expect(shown.sort()).toEqual(rows.map(([threat]) => threat).sort())
  })

  it('are of builds, trials, the step that publishes and the service: at least 60', () => {
    const of = (folder: string) =>
      Object.values(testsOfThreats).filter((files) =>
        Object.keys(files).some((file) => file.startsWith(`tests/${folder}/`)),
      ).length
    expect(rows.length).toBeGreaterThanOrEqual(60)
    for (const folder of ['e2e', 'host', 'publish', 'authorize', 'bot'])
      expect(of(folder), folder).toBeGreaterThanOrEqual(8)
  })

  it('would miss a test that is not there', () => {
    expect(has({ file: 'tests/security-page.test.ts', title: 'no such test' })).toBe(false)
    expect(testsOf('no such threat')).toEqual([])
  })
})

it('is linked where people look', () => {
  for (const file of ['README.md', 'SECURITY.md'])
    expect(readFileSync(file, 'utf8')).toContain('(docs/security.md)')
  const promises = readFileSync('docs/security.md', 'utf8')
  expect(promises).toContain('(../SECURITY.md)')
  expect(promises).toContain('`tests/e2e/attacks.test.ts`')
  for (const file of ['security-threats', 'long/controls.test', 'e2e/attacks.test'])
    expect(page).toContain(`tests/${file}.ts`)
})
