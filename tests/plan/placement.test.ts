import { describe, expect, it } from 'vitest'
import type { PlacedOn, Placement, Suite, Topology, Variant } from '../../src/model/model.ts'
import { pointlessPairs, requestedPlacement, resolvePlacement } from '../../src/plan/placement.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { printCpuList, readCpuList } from '../../src/settings/programs.ts'
import { workloads } from '../../src/workloads/index.ts'

describe('a list of CPUs', () => {
  it.each([
    ['0', [0]],
    ['0-3,8', [0, 1, 2, 3, 8]],
    ['8, 0-1,1', [0, 1, 8]],
    ['7-7', [7]],
  ])('%s', (written, numbers) => expect(readCpuList(written)).toEqual(numbers))

  it.each(['', '-1', '3-1', '0-', 'a', '0;1', '4096', '0-99999'])('refuses "%s"', (written) =>
    expect(readCpuList(written)).toBeNull(),
  )

  it('is printed as the kernel prints it', () => {
    expect(printCpuList([0, 1, 2, 3, 8, 10, 11])).toBe('0-3,8,10-11')
    expect(printCpuList([])).toBe('')
  })
})

const asked = (rest: Partial<Placement>): Placement => ({
  cpus: null,
  numa: null,
  hugePages: null,
  ...rest,
})
const placed = (rest: Partial<PlacedOn>): PlacedOn => ({
  cpus: null,
  nodes: null,
  hugePages: null,
  ...rest,
})
const small: Topology = { allowedCpus: '0-1', nodes: { 0: '0-1' } }
const large: Topology = { allowedCpus: '0-5,8', nodes: { 0: '0-3', 1: '4-7', 2: '8-11', 5: '12' } }

describe('what a machine can do of a placement', () => {
  it.each<[string, Placement, Topology, PlacedOn]>([
    ['CPUs', asked({ cpus: '1' }), small, placed({ cpus: [1] })],
    ['no huge pages', asked({ hugePages: 'never' }), small, placed({ hugePages: 'never' })],
    ['a node', asked({ numa: '1' }), large, placed({ nodes: [1], cpus: [4, 5] })],
    ['nodes', asked({ numa: '2,0' }), large, placed({ nodes: [0, 2], cpus: [0, 1, 2, 3, 8] })],
    [
      'CPUs of another node than the memory',
      asked({ numa: '0', cpus: '4-5' }),
      large,
      placed({ nodes: [0], cpus: [4, 5] }),
    ],
    [
      'CPUs of a machine that does not tell which',
      asked({ cpus: '64' }),
      { allowedCpus: null, nodes: {} },
      placed({ cpus: [64] }),
    ],
  ])('%s', (_, wanted, machine, expected) => {
    expect(resolvePlacement(wanted, machine)).toEqual({ value: expected, problems: [] })
  })

  it.each<[Placement, Topology, string, RegExp]>([
    [asked({ cpus: '0-3' }), small, 'cpus-not-allowed', /2-3 cannot be used here, where 0-1 can/],
    [asked({ cpus: '6' }), large, 'cpus-not-allowed', /6 cannot be used here/],
    [asked({ numa: '0' }), small, 'one-numa-node', /there is one NUMA node; nothing was bound/],
    [asked({ numa: '3' }), large, 'no-such-node', /no node 3 among 0, 1, 2, 5/],
    [asked({ numa: '5' }), large, 'no-cpus-of-node', /none of its CPUs/],
    [asked({ numa: '0' }), { allowedCpus: '0', nodes: {} }, 'no-numa', /reports no NUMA nodes/],
  ])('what it cannot is left out, and said: %j', (wanted, machine, code, message) => {
    const { value, problems } = resolvePlacement(wanted, machine)
    expect(value).toEqual(placed({}))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ code, message: expect.stringMatching(message) })
    expect(problems[0]?.next).toBeDefined()
  })

  it('the rest of a placement stays', () => {
    const wanted = asked({ cpus: '9', numa: '1', hugePages: 'never' })
    const { value, problems } = resolvePlacement(wanted, large)
    expect(value).toEqual(placed({ nodes: [1], hugePages: 'never' }))
    expect(problems.map(({ code }) => code)).toEqual(['cpus-not-allowed'])
  })
})

const suiteOf = (text: string): Suite => {
  const [suite] = readSuites(text, '.gcbench.yml', workloads)
  if (suite === undefined) throw new Error('no suite')
  return suite
}

describe('what a suite asks for', () => {
  const suite = suiteOf(`
suites:
  s:
    workload: command
    run: load
    cpus: 2-3
    server: { run: serve, cpus: 0-1, huge-pages: never }
    variants: { a: {}, b: { cpus: 4, numa: "1" }, c: { huge-pages: never } }
    contrasts: { variants: { base: a, head: b } }
`)
  const variant = (name: string) => suite.variants.find((one) => one.name === name) as Variant

  it('a variant is about the server, and the load has its own place', () => {
    const server = (name: string) => requestedPlacement(suite, variant(name), 'server')
    expect(server('a')).toEqual(asked({ cpus: '0-1', hugePages: 'never' }))
    expect(server('b')).toEqual({ cpus: '4', numa: '1', hugePages: 'never' })
    expect(requestedPlacement(suite, variant('b'), 'trial')).toEqual(asked({ cpus: '2-3' }))
  })

  it('without a server it is about the program', () => {
    const plain = suiteOf(`
suites: { s: { workload: command, run: load, variants: { one: { cpus: 1 }, none: {} } } }
`)
    const [one, none] = plain.variants
    expect(requestedPlacement(plain, one!, 'trial')).toEqual(asked({ cpus: '1' }))
    expect(none).not.toHaveProperty('placement')
  })

  it('a contrast of which nothing is left is found, and no other', () => {
    expect(pointlessPairs(suite, () => null)).toEqual([['a', 'b']])
    expect(pointlessPairs(suite, ({ name }) => (name === 'b' ? [4] : null))).toEqual([])
    const other = suiteOf(`
suites:
  s:
    workload: command
    run: load
    variants: { a: { env: { X: 1 } }, b: { env: { X: 2 }, cpus: 4 } }
    contrasts: { variants: { base: a, head: b } }
`)
    expect(pointlessPairs(other, () => null)).toEqual([])
  })

  it('what is no list of CPUs is a mistake of the file', () => {
    const text = 'suites: { s: { workload: command, run: x, variants: { a: { cpus: two } } } }'
    expect(() => suiteOf(text)).toThrow('expected CPUs such as 0-3')
  })
})
