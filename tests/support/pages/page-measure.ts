/** Suites of the pages measured: rounds of a change, typed by a reader as the page tells it. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import { makeReaderShell, type ReaderShell } from '../reader-shell.ts'
import { makeRepository, PROJECT, type Repository, reportIn } from '../repository.ts'

type Files = Record<string, string>

/** `before`: versions in the order in which they were made, by tag; then come base and head. */
type Asked = {
  suite: string
  before?: Record<string, Files>
  base?: Files
  head?: Files
  rounds?: string
  /** For what may lie in a home, which walls hide. */
  walls?: 'off'
}

/** `said`: what the terminal showed. `names`: of the benchmarks in the table. */
type Measured = { report: Report; said: string; names: string[] }

/** A file that no program reads: the suite is what is tried, not what a change does. */
const CHANGE = { changed: 'yes' }

/** For every test of a file: a shell and a repository, which do not outlive it. */
export function readerOfPages() {
  let shell: ReaderShell
  let repository: Repository | undefined
  let standsIn = false
  beforeEach(async () => {
    shell = await makeReaderShell()
    standsIn = false
  })
  afterEach(() => {
    repository?.remove()
    shell.remove()
  })
  return {
    /** One that stands in the place of another; it lies where walls would hide it. */
    makeProgram(name: string, text: string): void {
      shell.makeProgram(name, text)
      standsIn = true
    },

    /** What a tool printed once, for a program that stands in its place. */
    keepOutput(tool: string, name: string): string {
      const kept = join(shell.bin, `${tool}.txt`)
      copyFileSync(join(PROJECT, 'fixtures/parsers', tool, `${name}.txt`), kept)
      return kept
    },

    /**
     * Base against head under that suite as it stands, but for its length; every trial has to be
     * `ok`. The budget is one that no machine reaches.
     */
    measure(asked: Asked): Measured {
      const { suite, before = {}, base = {}, head = CHANGE, rounds = '2..2' } = asked
      repository = makeRepository({ '.gcbench.yml': suite })
      for (const [tag, files] of Object.entries(before)) {
        repository.commit(files)
        repository.git('tag', tag)
      }
      repository.commit(base)
      repository.git('checkout', '-q', '-b', 'change')
      repository.commit(head)
      const { folder } = repository
      const open = standsIn || asked.walls === 'off' ? ' --walls off' : ''
      const typed = `gcbench run --rounds ${rounds} --budget 2h --advisory${open}`
      const { status, stdout, stderr } = shell.type(typed, folder)
      const said = stdout + stderr
      expect(status, said).toBe(0)
      const report = reportIn(folder)
      const fates = report.records?.map(({ status, problem }) => problem?.message ?? status)
      expect(new Set(fates), said).toEqual(new Set(['ok']))
      const rows = report.comparisons.map(({ benchmark }) => benchmark)
      const names = [...new Set(rows)].filter((name) => name !== '').toSorted()
      return { report, said, names }
    },
  }
}
