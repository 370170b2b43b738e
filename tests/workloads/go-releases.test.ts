import { describe, expect, it } from 'vitest'
import { readSuites } from '../../src/plan/suite.ts'
import { nameVariant } from '../../src/plan/variants.ts'
import { foldersOf, go, knownToRelease } from '../../src/workloads/go-toolchain.ts'
import { workloads } from '../../src/workloads/index.ts'

const BUILD = ['go', 'test', '-c', '-vet=off', '-trimpath', '-buildvcs=false', '-o', 'x'] as const

describe('flags that a release knows', () => {
  it.each([
    ['go1.12.17', ['-c', '-vet=off', '-o', 'x']],
    ['go1.13.15', ['-c', '-vet=off', '-trimpath', '-o', 'x']],
    ['go1.17', ['-c', '-vet=off', '-trimpath', '-o', 'x']],
    ['go1.18.10', ['-c', '-vet=off', '-trimpath', '-buildvcs=false', '-o', 'x']],
    ['go1.27.1', ['-c', '-vet=off', '-trimpath', '-buildvcs=false', '-o', 'x']],
    ['devel +abc', ['-c', '-vet=off', '-trimpath', '-buildvcs=false', '-o', 'x']],
  ])('of %s', (version, flags) => {
    expect(knownToRelease([...BUILD], version).slice(2)).toEqual(flags)
  })

  it('fields of a list only from the release that took them', () => {
    const list: [string, ...string[]] = ['go', 'list', '-json=Dir,Root', './...']
    expect(knownToRelease(list, 'go1.18.1')).toEqual(['go', 'list', '-json', './...'])
    expect(knownToRelease(list, 'go1.19')).toEqual(list)
    expect(knownToRelease(['make', '-trimpath'], 'go1.12')).toEqual(['make', '-trimpath'])
  })
})

describe('where a release is', () => {
  const env = { PATH: '/bin', HOME: '/a', RUNNER_TOOL_CACHE: '/cache', GOROOT: '/own' }
  const variant = (version: string) => nameVariant('v', { ...nameBody, go: version })
  const nameBody = { 'build-env': {}, env: {}, 'build-flags': [], args: [] }

  it('one from before GOTOOLCHAIN goes before what is in PATH', () => {
    const built = go.buildEnv(variant('go1.12.17'), env)
    const folders = built.PATH?.split(':') ?? []
    expect(folders[0]).toBe('/a/sdk/go1.12.17/bin')
    expect(folders).toContain('/cache/go/1.12.17/x64/bin')
    expect(folders).toContain('/usr/lib/go-1.12/bin')
    expect(folders.at(-1)).toBe('/bin')
    expect(built).toMatchObject({ GOROOT: '', GOTOOLCHAIN: 'local' })
  })

  it('a later one is named to the go command', () => {
    expect(go.buildEnv(variant('go1.21.0'), env)).toEqual({ GOTOOLCHAIN: 'go1.21.0' })
    expect(foldersOf('go1.20', {})).toEqual(['/usr/local/go1.20/bin', '/usr/lib/go-1.20/bin'])
  })

  it('is said where it is not: how to get it', () => {
    const { older } = go.inspect ?? {}
    expect(older?.readVersion('go version go1.12.17 linux/amd64\n')).toBe('go1.12.17')
    expect(older?.missing('go1.12.17', 'go1.26.0')).toBe(
      'go install golang.org/dl/go1.12.17@latest && go1.12.17 download',
    )
    expect(older?.missing('go1.12.17', 'go1.12.17')).toBeNull()
    expect(older?.missing('go1.25.3', 'go1.26.0')).toBeNull()
  })
})

it('binaries from before Go 1.18 do not carry how they were built', () => {
  const variant = { ...nameVariant('v'), buildEnv: { CGO_ENABLED: '0' } }
  const toolchain = (version: string) => ({ version, root: '', randomLayout: false })
  const identity = (version: string) => ({ toolchain: version, settings: {} })
  const wrong = (built: string, wanted: string) =>
    go.checkIdentity(identity(built), variant, toolchain(wanted))
  expect(wrong('go1.12.17', 'go1.12.17')).toEqual([])
  expect(wrong('go1.13.15', 'go1.12.17')).toEqual(['built by go1.13.15, not go1.12.17'])
  expect(wrong('go1.18', 'go1.18')).toEqual(['carries CGO_ENABLED=(none), not 0'])
})

it.each(['1.12', '1.12.17', 'go1.13', '1.20', '1.21.0', '1.26rc1'])(
  'a suite may name %s',
  (name) => {
    const suite = `suites: { s: { workload: go-bench, variants: { a: { go: "${name}" } } } }`
    const [read] = readSuites(suite, '.gcbench.yml', workloads)
    expect(read?.variants[0]?.toolchain).toBe(`go${name.replace(/^go/, '')}`)
  },
)
