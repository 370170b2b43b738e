import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readTopology } from '../../src/machine/environment.ts'
import { readCpuList } from '../../src/settings/programs.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const allowed = readCpuList(readTopology().allowedCpus ?? '') ?? []
const [first = 0, last = first] = [allowed[0], allowed.at(-1)]

const suite = (variants: string, contrasts: string) => `suites:
  s:
    workload: command
    run: [sh, -c, "grep -E 'Cpus_allowed_list|THP_enabled' /proc/self/status; echo n 1"]
    read: { n: 'n ([0-9]+)' }
    variants: ${variants}
    contrasts: ${contrasts}
`

const pair = (base: string, head: string) => `{ variants: { base: ${base}, head: ${head} } }`

const run = () => gcbench(['run', '--rounds', '1', '--seed', 'test'], repository.folder)

describe.skipIf(process.platform !== 'linux')('variants that say where they run', () => {
  it('run there; what cannot be is told, and the rest is measured', async () => {
    const variants =
      `{ one: { cpus: ${first} }, other: { cpus: ${last}, huge-pages: never }, ` +
      'far: { cpus: "0,4000", numa: 77, env: { X: 1 } } }'
    repository = makeRepository({
      '.gcbench.yml': suite(variants, `[${pair('one', 'other')}, ${pair('one', 'far')}]`),
    })
    const { err } = await run()
    const report = reportIn(repository.folder)
    const told = (arm: string) =>
      report.records?.find(({ trial }) => trial.arm === `head@${arm}`)?.outputs.stdout
    expect(told('one'), err).toMatch(new RegExp(`Cpus_allowed_list:\\s+${first}\n`))
    expect(told('other')).toMatch(new RegExp(`Cpus_allowed_list:\\s+${last}\n`))
    if (told('one')?.includes('THP_enabled')) {
      expect(told('other')).toMatch(/THP_enabled:\s+0\n/)
      expect(told('far')).not.toMatch(/THP_enabled:\s+0\n/)
    }
    expect(readCpuList(/_list:\s+(\S+)/.exec(told('far') ?? '')?.[1] ?? '')).toEqual(allowed)
    const codes = report.problems.map(({ code, where }) => `${code} ${where}`)
    expect(codes).toContain('cpus-not-allowed variant far')
    expect(
      codes.some((code) => /(one-numa-node|no-such-node|no-numa) variant far/.test(code)),
    ).toBe(true)
    const page = readFileSync(join(repository.folder, 'gcbench-out/report.md'), 'utf8')
    expect(page).toMatch(/cpus 0,4000: 4000 cannot be used here/)
    expect(page).toContain(`CPUs \`${last}\`; huge pages \`never\``)
  })

  it('a contrast of which nothing is left stops the run before anything is built', async () => {
    repository = makeRepository({
      '.gcbench.yml': suite('{ here: {}, far: { cpus: 4000 } }', `[${pair('here', 'far')}]`),
    })
    const { code, err } = await run()
    expect(code).not.toBe(0)
    expect(err).toContain('variants here and far differ only in where they run')
    expect(err).toContain('4000 cannot be used here')
    expect(existsSync(join(repository.folder, 'gcbench-out/records.ndjson'))).toBe(false)
  })
})
