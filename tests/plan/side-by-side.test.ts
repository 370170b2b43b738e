import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/model/model.ts'
import { variantLabel } from '../../src/plan/design.ts'
import { type SideBySide, sideBySide } from '../../src/plan/side-by-side.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { nameVariant } from '../../src/plan/variants.ts'
import { workloadOf, workloads } from '../../src/workloads/index.ts'

const asked: SideBySide = {
  commands: ['sleep 1', 'sleep 2'],
  names: [],
  parameters: {},
  prepare: null,
  shell: null,
  warmUp: true,
}
const places = {
  source: '/src',
  out: '/out',
  port: '',
  data: '',
  seed: '',
  ratePerSec: null,
  isWarmUp: false,
}

/** What every trial executes: benchmark and variant, and the words of its command. */
function executed(of: Partial<SideBySide>) {
  const { text } = sideBySide({ ...asked, ...of })
  const [suite] = readSuites(text, 'the commands', workloads)
  if (suite === undefined) throw new Error('no suite')
  const { workload, source, trial } = { ...workloadOf('command'), workload: suite.workload }
  const { benchmarks } = source
  if (benchmarks.kind !== 'listed') throw new Error('commands are listed')
  const unit = benchmarks.unit(workload)
  return benchmarks.names(workload).flatMap((name) =>
    suite.variants.map((variant) => {
      const target = { ...benchmarks.target(workload, unit, name), arms: [], block: '' }
      const of = [workload, target, nameVariant(variant.name), '/bin/x', places] as const
      return [name, variant.name, trial.step(...of).argv, trial.prepare?.(...of)?.argv ?? null]
    }),
  )
}

const whatIsWrong = (of: Partial<SideBySide>) => () => sideBySide({ ...asked, ...of })

describe('commands side by side', () => {
  it('are variants of one suite, each compared with the first', () => {
    const { text, legend } = sideBySide({ ...asked, commands: ['a x', 'b', 'a x'] })
    expect(legend).toEqual({ 'a-x': 'a x', b: 'b', 'a-x-3': 'a x' })
    const [suite] = readSuites(text, 'the commands', workloads)
    expect(suite?.gate.mode).toBe('advisory')
    expect(suite?.contrasts).toEqual([
      { kind: 'variants', base: 'a-x', head: 'b', ref: 'head' },
      { kind: 'variants', base: 'a-x', head: 'a-x-3', ref: 'head' },
    ])
  })
  it('are called by what was typed, unless they have a name, with their place where several are called the same', () => {
    const called = (of: Partial<SideBySide>) => {
      const [suite] = readSuites(sideBySide({ ...asked, ...of }).text, 'the commands', workloads)
      if (suite === undefined) throw new Error('no suite')
      const plan = { suite } as Plan
      return suite.variants.map(({ name }) => variantLabel(plan, name))
    }
    expect(called({ commands: ["grep 'a b' f", 'xz -9 -kf log'], names: ['a'] })).toEqual([
      'a',
      'xz -9 -kf log',
    ])
    expect(called({ commands: ['a | b', "awk '{x}' f"], shell: 'sh' })).toEqual([
      'a | b',
      "awk '{x}' f",
    ])
    expect(called({ commands: ['b', 'a x', 'a x'] })).toEqual(['b', 'a x (1)', 'a x (2)'])
    expect(called({ commands: ['a x', 'a x'], names: ['one'] })).toEqual(['one', 'a x'])
    expect(called({ commands: ['a x', 'a x'] })).toEqual(['a x (1)', 'a x (2)'])
    const long = `sort ${'one-file '.repeat(9)}`
    const cut = called({ commands: [`${long}1`, `${long}2`] })
    expect(cut.every((text) => text.length <= 64)).toBe(true)
    expect(new Set(cut).size).toBe(2)
  })
  it('are split at blanks, or read by a shell', () => {
    expect(executed({ commands: ["grep 'a b' f", "awk '{print}' f"] })).toEqual([
      ['grep-awk', 'grep-a-b-f', ['grep', 'a b', 'f'], null],
      ['grep-awk', 'awk-print-f', ['awk', '{print}', 'f'], null],
    ])
    const shell = executed({
      commands: ['a | b', 'echo {{x}} $HOME'],
      shell: 'sh',
      prepare: 'sync',
    })
    expect(shell.map(([, , argv]) => argv)).toEqual([
      ['sh', '-c', 'a | b'],
      ['sh', '-c', 'echo {{x}} $HOME'],
    ])
    expect(shell[0]?.[3]).toEqual(['sh', '-c', 'sync'])
  })
  it('have a benchmark for every value of a parameter', () => {
    const parameters = { n: ['1', '2'] }
    expect(executed({ commands: ['a {n}', 'b {n} {m}'], parameters, prepare: 'rm {n}' })).toEqual([
      ['n=1', 'a-n', ['a', '1'], ['rm', '1']],
      ['n=1', 'b-n-m', ['b', '1', '{m}'], ['rm', '1']],
      ['n=2', 'a-n', ['a', '2'], ['rm', '2']],
      ['n=2', 'b-n-m', ['b', '2', '{m}'], ['rm', '2']],
    ])
  })
  it('may be the values of a parameter of one', () => {
    expect(executed({ commands: ['xz -{n} f'], parameters: { n: ['1', '9'] } })).toEqual([
      ['xz', 'n-1', ['xz', '-1', 'f'], null],
      ['xz', 'n-9', ['xz', '-9', 'f'], null],
    ])
  })
  it.each([
    ['one command', { commands: ['a'] }, 'nothing to compare'],
    ['a name too many', { names: ['a', 'b', 'c'] }, '3 names for 2'],
    ['a parameter of none', { parameters: { n: ['1'] } }, 'no command has {n}'],
    ['a pipe without a shell', { commands: ['a | b', 'c'] }, '--shell sh'],
    ['a pattern of files without a shell', { commands: ['ls *.c', 'c'] }, 'has *.c, and no shell'],
    [
      'a name that is none',
      { names: ['größe x'] },
      '--name: "größe x": expected a name of letters',
    ],
    ['an open quote', { commands: ["echo 'x", 'c'] }, 'lacks a closing quote'],
    ['one value', { commands: ['a {n}'], parameters: { n: ['1'] } }, '--parameter n=1,2,3'],
    ['a variable without a shell', { commands: ['ls $HOME', 'c'] }, 'has $, and no shell reads it'],
    ['a redirection without a shell', { commands: ['a >f', 'c'] }, 'has >'],
  ])('refuses %s', (_, of, words) => {
    expect(whatIsWrong(of)).toThrow(words)
  })
  it.each(['curl http://x/?a=1&b=2', 'git log HEAD~1', "grep '|' f", 'find -name *.c'])(
    'takes %s as it stands',
    (command) => {
      expect(whatIsWrong({ commands: [command, 'c'] })).not.toThrow()
    },
  )
})
