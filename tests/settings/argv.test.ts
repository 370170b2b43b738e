import { describe, expect, it } from 'vitest'
import { readJsonPath, valueAt } from '../../src/model/paths.ts'
import { capText } from '../../src/model/plain.ts'
import {
  command,
  fillArgv,
  fillText,
  namesIn,
  oneOrMoreCommands,
} from '../../src/settings/command-line.ts'
import { isStarter } from '../../src/settings/programs.ts'

describe('a command line', () => {
  it('is split at blanks, with quotes around what belongs together', () => {
    expect(command.parse(`java -Dx="a b" 'c d' ""`)).toEqual(['java', '-Dx=a b', 'c d', ''])
    expect(command.parse(['sh', '-c', 'echo "x y"'])).toEqual(['sh', '-c', 'echo "x y"'])
  })

  it('stands alone as text, or among others in a list', () => {
    expect(oneOrMoreCommands.parse('mysql -e "select 1"')).toEqual([['mysql', '-e', 'select 1']])
    expect(oneOrMoreCommands.parse(['createdb a', 'loaddb a'])).toEqual([
      ['createdb', 'a'],
      ['loaddb', 'a'],
    ])
    expect(oneOrMoreCommands.parse([['sh', '-c', 'a && b']])).toEqual([['sh', '-c', 'a && b']])
    expect(oneOrMoreCommands.parse([])).toEqual([])
    const flat = oneOrMoreCommands.safeParse(['sh', '-c', 'a && b'])
    expect(flat.error?.issues[0]?.message).toContain('as in [[sh, -c, ...]]')
    expect(oneOrMoreCommands.safeParse('echo "a').success).toBe(false)
  })

  it.each(['', '   ', 'echo "a', "echo it's"])('refuses %j', (text) => {
    expect(command.safeParse(text).success).toBe(false)
  })

  it('fills in names; a value alone becomes its words, or none', () => {
    const words = { heap: '-Xmx1g -XX:+UseG1GC', none: '', n: '16' }
    expect(
      fillArgv(['java', '{heap}', '{none}', '-n{n}', '{bin}'], { bin: '/a b' }, words),
    ).toEqual(['java', '-Xmx1g', '-XX:+UseG1GC', '-n16', '/a b'])
    expect(fillText('{{bin}} {bin} {other} {constructor}', { bin: 'x' })).toBe(
      '{bin} x {other} {constructor}',
    )
    expect(namesIn('{a} {{b}} { c } {"d":1}')).toEqual(['a'])
  })
})

it('a JSON path: keys, quoted keys, indexes, and nothing from prototypes', () => {
  expect(readJsonPath('$.a.b[0]["c d"]')).toEqual(['a', 'b', '0', 'c d'])
  expect(['a.b', '$.', '$..a', '$[*]', '$.a[x]'].map(readJsonPath)).toEqual(Array(5).fill(null))
  expect(valueAt({ a: { b: [{ 'c d': 7 }] } }, ['a', 'b', '0', 'c d'])).toBe(7)
  expect(valueAt({}, ['constructor'])).toBeUndefined()
})

it('a capped text keeps whole lines of both ends and says what is gone', () => {
  const text = Array.from({ length: 100 }, (_, i) => `line ${i}\n`).join('')
  const kept = capText(text, 100)
  expect(kept.text.length).toBeLessThanOrEqual(100)
  expect(kept.text.length + kept.cut).toBe(text.length)
  expect(kept.text).toMatch(/^line 0\n[\s\S]*line 99\n$/)
  for (const line of kept.text.trim().split('\n')) expect(line).toMatch(/^line \d+$/)
  expect(capText('short', 100)).toEqual({ text: 'short', cut: 0 })
})

describe('programs that start others', () => {
  it.each(['sh', '/usr/bin/sudo', 'ctest', './bench', '{source}/run.sh', 'scripts/run.py'])(
    '%s may start what a change compiles',
    (program) => expect(isStarter(program)).toBe(true),
  )

  it.each(['/usr/bin/redis-benchmark', 'sysbench', 'python3', 'node'])(
    '%s is what it is on both sides',
    (program) => expect(isStarter(program)).toBe(false),
  )
})
