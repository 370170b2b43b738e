/** The filter of system calls, by an interpreter of BPF: for every call of every architecture. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { lacks } from '../support/lacks.ts'

const execute = promisify(execFile)

it.skipIf(lacks('go', 'go', 'version'))(
  'decides on each call of x86-64, i386, ARM64 and ARM as its names say',
  async () => {
    const { stdout } = await execute('go', ['test', '-v', './filter'], { cwd: 'tests/tools' })
    expect(stdout.match(/^--- PASS: Test\w+/gm)).toHaveLength(5)
    for (const of of ['amd64', '386', 'arm64', 'arm'])
      for (const isBuild of [true, false])
        expect(stdout).toContain(`--- PASS: TestEachCall/${of}/build=${isBuild} `)
  },
)
