/** Small Go repositories in temporary folders, and the command line run on them as a user would. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Report } from '../../src/model/model.ts'
import { findDoor } from './doors.ts'

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const hasGo = (() => {
  try {
    execFileSync('go', ['version'])
    return true
  } catch {
    console.warn('skipped: Go is not installed, so nothing can be built')
    return false
  }
})()

/** The report that a run in that folder left. */
export const reportIn = (folder: string): Report =>
  JSON.parse(readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8'))

export type Repository = {
  folder: string
  git(...args: string[]): string
  /** A script, by its first line, can be started. */
  write(files: Record<string, string>): void
  /** Writes the files and commits them; returns the commit. */
  commit(files: Record<string, string>, message?: string): string
  remove(): void
}

/** Independent of the machine's git configuration. */
const GIT_ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
}

export function makeRepository(files: Record<string, string>): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-test-'))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: GIT_ENV, stdio: 'pipe' }).toString().trim()
  const write = (written: Record<string, string>) => {
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
    }
  }
  const commit = (written: Record<string, string>, message = 'change') => {
    write(written)
    git('add', '-A')
    git('commit', '-q', '--allow-empty', '-m', message)
    return git('rev-parse', 'HEAD')
  }
  git('init', '-q', '-b', 'main')
  commit(files, 'base')
  return {
    folder,
    git,
    write,
    commit,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Ended = { code: number | null; out: string; err: string }

/** A machine may be as slow as it likes: the rounds that a test counts are all measured. */
const unhurried = (args: string[]) =>
  !MEASURING.includes(args[0] ?? '') || args.includes('--budget')
    ? args
    : [...args, '--budget', '2h']

const MEASURING = ['run', 'selftest']

/**
 * `gcbench ARGS` in a folder, as these sources give it. Where the arguments say nothing of
 * it, a run has a budget that it does not reach.
 */
export async function gcbench(
  args: string[],
  cwd: string,
  env: Record<string, string | undefined> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [await findDoor('cli'), ...unhurried(args)], {
    cwd,
    // What is told is in one line each, wherever a terminal would break it.
    env: { ...process.env, COLUMNS: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    texts.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    texts.err += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...texts }))
  })
}

/** A module with one benchmark that hashes `size` bytes: time in proportion to `size`. */
export const hashModule = (size: number): Record<string, string> => ({
  'go.mod': 'module example.com/hash\n\ngo 1.24\n',
  'hash.go': `package hash

// Size is how many bytes one call works through.
const Size = ${size}

func Sum(data []byte) (sum uint32) {
	for _, b := range data {
		sum = sum*16777619 ^ uint32(b)
	}
	return sum
}
`,
  'hash_test.go': `package hash

import "testing"

var sink uint32

func BenchmarkSum(b *testing.B) {
	data := make([]byte, Size)
	for i := 0; i < b.N; i++ {
		sink += Sum(data)
	}
}
`,
})

/** A package with one benchmark whose code is `body`. */
export const benchmarkFile = (name: string, body: string, imports: string[] = []) =>
  `package hash

import (
${['testing', ...imports].map((path) => `\t"${path}"`).join('\n')}
)

func Benchmark${name}(b *testing.B) {
${body}
}
`

/** Few and short rounds: enough for a decision on a big effect, not for a figure. */
export const SHORT = ['--rounds', '8', '--seed', 'test']

export const suiteFile = (suite: string, rest = '') => `suites:
  s:
    workload: { kind: go-bench, benchtime: 5ms, count: 1 }
    layout: single
${suite
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
${rest}`
