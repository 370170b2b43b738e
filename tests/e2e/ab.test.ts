/** `gcbench ab`: real commands in a folder that is no repository. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { gcbench } from '../support/repository.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const made = () => {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-ab-'))
  return folder
}
const reportOf = (): Report =>
  JSON.parse(readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8'))
const ROUNDS = ['--rounds', '2..2', '--seed', 'test', '--quiet']

describe('gcbench ab', () => {
  it('runs commands in turn, each prepared, and says how to repeat it', async () => {
    made()
    writeFileSync(join(folder, 'log'), '')
    const exported = ['-e', 'json=ab.json', '-e', 'benchfmt=ab.txt']
    const asked = ['-n', 'a', '-n', 'b', '--prepare', "sh -c 'echo p >> log'", ...exported]
    const commands = ["sh -c 'echo a >> log'", "sh -c 'echo b{n} >> log'"]
    const { code, out, err } = await gcbench(
      ['ab', ...ROUNDS, ...asked, '-L', 'n=1..2', '--', ...commands],
      folder,
    )
    expect(code, err).toBe(0)
    expect(out).toContain(`\na  ${commands[0]}\nb  ${commands[1]}\n`)
    const ran = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
    // A pass to warm up and two that count, of two values, of two commands.
    expect(ran).toHaveLength(3 * 2 * 2 * 2)
    expect(ran.filter((_, index) => index % 2 === 0).every((word) => word === 'p')).toBe(true)
    expect(ran.filter((word) => word === 'b2')).toHaveLength(3)
    const report = reportOf()
    const timed = report.comparisons.filter(({ role }) => role === 'gating')
    expect(timed.map(({ contrast, benchmark }) => [contrast, benchmark])).toEqual([
      ['variants@head:a:b', 'n=1'],
      ['variants@head:a:b', 'n=2'],
    ])
    expect(report.command).toBe(
      'gcbench ab --rounds 2..2 --budget 15m --seed test --walls off --name a --name b ' +
        "--parameter n=1,2 --prepare 'sh -c '\\''echo p >> log'\\''' -- " +
        "'sh -c '\\''echo a >> log'\\''' 'sh -c '\\''echo b{n} >> log'\\'''",
    )
    expect(JSON.parse(readFileSync(join(folder, 'ab.json'), 'utf8'))).toEqual(report)
    const lines = readFileSync(join(folder, 'ab.head-b.txt'), 'utf8').split('\n')
    expect(lines.filter((line) => /^BenchmarkN=2\t1\t\S+ sec\/op/.test(line))).toHaveLength(2)
    expect(existsSync(join(folder, 'ab.head-a.txt'))).toBe(true)
  })
  it('names the command that never worked, and does not end as if all was measured', async () => {
    made()
    const { code, out } = await gcbench(
      ['ab', ...ROUNDS, '-n', 'a', '-n', 'b', '--', 'false', 'true'],
      folder,
    )
    expect(code).toBe(3)
    expect(out).toContain('command failed under a\n')
    expect(out).toMatch(
      /\[1\] a failed in 2 rounds in a row: ended with exit code 1 \(command\)\.\n/,
    )
  })
  it('does not measure what could not be prepared, and says why', async () => {
    made()
    const { code, out } = await gcbench(
      ['ab', ...ROUNDS, '-p', 'ls nowhere', '--', 'touch ran', 'true'],
      folder,
    )
    expect(code).not.toBe(0)
    expect(out).toContain('prepare: ls nowhere ended with exit code 2')
    expect(existsSync(join(folder, 'ran'))).toBe(false)
  })
})
