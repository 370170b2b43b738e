/** `gcbench ab`: real commands in a folder that is no repository. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const QUIET = ['--rounds', '2..2', '--seed', 'test', '--quiet']
const ROUNDS = [...QUIET, '--out', 'gcbench-out']

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
    expect(out).toMatch(/^- n=1: a \(sh -c 'echo a >> log'\): [\d.]+ [mµ]s$/m)
    expect(out).toContain('n=2: Cannot tell a from b: 2 rounds measured.\n')
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
    expect(out).toContain('Cannot compare a with b: not measured on both.\n')
    expect(out).toMatch(/- a failed in 2 rounds in a row: ended with exit code 1\.\n/)
  })
  it('says how many times faster one ran, with no file and no word of a gate', async () => {
    made()
    const args = ['ab', '--rounds', '8', '--seed', 'test', '--', 'sleep 0.05', 'sleep 0.4']
    const { code, out, err } = await gcbench(args, folder)
    expect(code, err).toBe(0)
    const [, times, low, high] =
      /^sleep 0\.05 ran ([\d.]+) times faster than sleep 0\.4 \(([\d.]+) to ([\d.]+), 8\s+rounds\)\.$/m
        .exec(out)
        ?.map(Number) ?? []
    expect(low, out).toBeGreaterThan(2)
    expect(times).toBeGreaterThanOrEqual(low!)
    expect(times).toBeLessThanOrEqual(high!)
    expect(high).toBeLessThan(8.5)
    expect(out + err).not.toMatch(/gat(?:e|es|ing)\b|advisory|enforced|written/i)
    expect(readdirSync(folder)).toEqual([])
  })
  it('tells a command from itself by a number', async () => {
    made()
    const { code, out, err } = await gcbench(['ab', ...QUIET, '--', 'true', 'true'], folder)
    expect(code, err).toBe(0)
    expect(out).toMatch(/^- true \(1\): .*\n- true \(2\): /)
  })

  it('calls a command what was typed, while it is measured, in the table and on the page', async () => {
    made()
    const args = ['--rounds', '2..2', '--seed', 'test', '--all', '--out', 'out']
    const commands = ["sh -c 'exit 3'", 'sleep 0.01', 'sleep 0.02']
    const { out, err } = await gcbench(['ab', ...args, '--', ...commands], folder)
    expect(err).toContain("failed: sh -c 'exit 3': ended with exit code 3")
    expect(out).toContain("sh -c 'exit 3' vs sleep 0.01")
    const page = readFileSync(join(folder, 'out/report.html'), 'utf8')
    const shown = page.replaceAll(/<(?:script|style).*?<\/(?:script|style)>/gs, '')
    const summary = readFileSync(join(folder, 'out/summary.md'), 'utf8')
    for (const text of [out, err, shown, summary])
      expect(text).not.toMatch(/command\.command|@sleep|@sh-|sh--c|\benforced\b|please look at/i)
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
