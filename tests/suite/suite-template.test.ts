import { describe, expect, it } from 'vitest'
import { readSuites } from '../../src/core/suite/suite.ts'
import { type FoundInRepository, writeSuiteTemplate } from '../../src/core/suite/template.ts'
import { workloads } from '../../src/core/workloads/index.ts'

const found: FoundInRepository = {
  moduleFolders: [''],
  outside: 0,
  packages: [
    { path: './store', benchmarks: 12 },
    { path: '.', benchmarks: 1 },
  ],
  goVersion: 'go1.26.1',
  hasServer: false,
}

const read = (text: string) => readSuites(text, '.gcbench.yml', workloads)

/** The template with every key that stands behind a # in force. */
const uncomment = (text: string) => text.replace(/^( *)#(?=(?: {2})*[a-z-])/gm, '$1')

describe('writeSuiteTemplate', () => {
  it.each<Partial<FoundInRepository>>([
    {},
    { packages: [] },
    { goVersion: null },
    { goVersion: 'go1.24.9' },
    { goVersion: 'go1.25.3' },
    { goVersion: 'devel go1.27-abcdef' },
    { hasServer: true, moduleFolders: ['services/api', ''] },
    { moduleFolders: ['a "b": #c', 'b'] },
    { packages: [{ path: './evil\n  rounds: 1\u2028# *x', benchmarks: 1 }] },
    {
      packages: Array.from({ length: 90 }, (_, index) => ({ path: `./p${index}`, benchmarks: 2 })),
    },
  ])('writes a file that can be read, as it stands and with all in force: %j', (difference) => {
    const text = writeSuiteTemplate({ ...found, ...difference })
    const [plain, ...others] = read(text)
    expect(others).toEqual([])
    expect(plain).toMatchObject({ name: 'micro', rounds: { min: 8, max: 40 } })
    const [micro, gc] = read(uncomment(text))
    expect(micro).toMatchObject({ gate: { mode: 'advisory' }, budgetSec: 900 })
    expect(gc?.contrasts.map((ask) => ask.kind)).toEqual(['refs', 'interaction'])
    expect(gc?.variants).toHaveLength(2)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('shows the defaults as they are', () => {
    const [plain] = read(writeSuiteTemplate(found))
    const [full] = read(uncomment(writeSuiteTemplate(found)))
    expect(full).toMatchObject({ rounds: plain?.rounds, budgetSec: plain?.budgetSec })
    expect(full?.workload).toEqual(plain?.workload)
  })

  it('offers the garbage collector that this Go does not use by default', () => {
    const experiment = (goVersion: string | null) =>
      read(uncomment(writeSuiteTemplate({ ...found, goVersion })))[1]?.variants[1]
    expect(experiment('go1.24.9')?.runEnv).toEqual({ GOGC: '50' })
    expect(experiment('go1.25.3')?.buildEnv).toEqual({ GOEXPERIMENT: 'greenteagc' })
    expect(experiment('go1.26.1')?.buildEnv).toEqual({ GOEXPERIMENT: 'nogreenteagc' })
    expect(experiment(null)?.runEnv).toEqual({ GOGC: '50' })
  })

  it('says what it found', () => {
    const text = writeSuiteTemplate({ ...found, moduleFolders: ['go', 'js'], hasServer: true })
    expect(text).toContain('#   ./store  12')
    expect(text).toContain('matches 13 functions')
    expect(text).toContain('Written for go1.26.1')
    expect(text).toContain('builds a server')
    // Every module is measured, as without a suite file; one alone is offered.
    expect(read(text)[0]?.workload).not.toHaveProperty('dir', 'go')
    expect(read(uncomment(text))[0]?.workload).toMatchObject({ dir: 'go' })
    const lost = writeSuiteTemplate({ ...found, packages: [], outside: 3 })
    expect(lost).toContain('3 benchmark functions below no go.mod')
    expect(writeSuiteTemplate({ ...found, packages: [] })).toContain('No benchmarks were found')
  })
})
