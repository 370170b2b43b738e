/**
 * Whatever the product can say on a pull request stands in some whole text that is read in review:
 * the replies of the bot and of the Action, and the reports of the fixtures as formats render them.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sayingsOf, sayingsUnder } from '../../support/sayings.ts'

const root = new URL('../../../', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8')
const filesOf = (...globs: string[]) => globSync(globs, { cwd: root })

/** As it is said, however it is escaped, formatted and broken. */
const plain = (text: string) =>
  text
    .replaceAll('\\', '')
    .replaceAll(/<\/?\w+[^>]*>|&#?\w+;|[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const whole = filesOf(
  'tests/{bot,authorize,publish}/replies/**/*.md',
  'fixtures/reports/goldens/*.{summary,markdown}.md',
).map((file) => plain(textOf(file)))

/** Why a comment was ignored: said to nobody, the log has it. */
const LOGGED = ['the comment is no command', 'strangers get no answer here']

const unread = (sayings: string[]) =>
  [...new Set(sayings)].filter((text) => !whole.some((seen) => seen.includes(plain(text))))

it.each([
  ...filesOf('{src,bot}/**/{replies,phrases}.ts'),
  'src/core/speak/comment.ts',
  'src/core/speak/commit-mark.ts',
  'bot/jobs/display.ts',
  'src/core/bisect/told.ts',
])('all that %s says has been read', (file) => {
  const sayings = sayingsOf(textOf(file))
  expect(sayings).not.toEqual([])
  expect(unread(sayings)).toEqual([])
})

it('so have the reasons why something ended without a result', () => {
  const files = filesOf(
    'bot/**/*.ts',
    'src/stories/*.ts',
    'src/*.ts',
    'src/core/report/artifact.ts',
  )
  const reasons = files
    .flatMap((file) => sayingsUnder('why', textOf(file)))
    .filter((text) => !LOGGED.includes(text))
  expect(reasons).not.toEqual([])
  expect(unread(reasons)).toEqual([])
})

it('would find what has not', () => {
  const code = "export const say = { odd: (n: number) => `never said, ` + 'by anybody here' }"
  expect(unread(sayingsOf(code))).toEqual(['never said, ', 'by anybody here'])
  expect(
    sayingsOf("type A = 'not said'; if (x === 'nor this') throw new Error('or this')"),
  ).toEqual([])
  expect(unread(sayingsUnder('why', "f({ kind: 'so it is', why: 'for no reason' })"))).toEqual([
    'for no reason',
  ])
})
