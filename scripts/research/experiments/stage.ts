/** The experiments of docs/experiments/: their pages, their suite files, and where they are run. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExampleRepository } from '../../../fixtures/examples/make-repository.ts'

const PROJECT = join(import.meta.dirname, '../../..')
const example = (path: string) => join(PROJECT, 'fixtures/examples', path)

/** The suite file's name in the staged repository: beside what is committed there. */
export const SUITE_FILE = 'experiment.yml'

export type Experiment = {
  /** Suites that are run, in order, each with time for its rounds: all together ten minutes. */
  suites: Record<string, string>
  args: string[]
  /** Puts the sources into an empty folder, as a git repository. */
  stage(folder: string): void
}

const GIT_ENV = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'gcbench',
  GIT_AUTHOR_EMAIL: 'gcbench@example.com',
  GIT_COMMITTER_NAME: 'gcbench',
  GIT_COMMITTER_EMAIL: 'gcbench@example.com',
}

/** Folders of the examples, each into a folder of the repository. */
const copied = (from: Record<string, string>) => (folder: string) => {
  for (const [path, into] of Object.entries(from)) {
    cpSync(example(path), join(folder, into), { recursive: true })
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: GIT_ENV })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'example')
}

const server = copied({ sqlserver: '.' })

export const experiments: Record<string, Experiment> = {
  collectors: { suites: { collectors: '120s' }, args: [], stage: server },
  pool: {
    suites: { pool: '45s' },
    args: [],
    stage: (folder) => void makeExampleRepository('pool', folder),
  },
  pointer: {
    suites: { pointer: '100s' },
    args: ['--base', 'main'],
    stage: (folder) => void makeExampleRepository('prolly', folder),
  },
  'heap-ladder': {
    suites: { jvm: '150s', 'go-server': '120s' },
    args: [],
    stage: copied({ sqlserver: '.', 'load/Load.java': 'load/Load.java' }),
  },
  placement: { suites: { placement: '70s' }, args: [], stage: server },
}

export const pagePath = (name: string) => join(PROJECT, 'docs/experiments', `${name}.md`)

/** What a run of the suite printed, beside the pages. */
export const outputPath = (suite: string) =>
  join(PROJECT, 'docs/experiments/output', `${suite}.txt`)

/** The suite file of a page. */
export function suiteText(name: string): string {
  const text = /```yaml\n(.*?)```/s.exec(readFileSync(pagePath(name), 'utf8'))?.[1]
  if (text === undefined) throw new Error(`${pagePath(name)} has no suite file`)
  return text
}

/** A repository for an experiment, with its suite file; `shorten` cuts that. */
export function stageExperiment(
  name: string,
  folder: string,
  shorten: (text: string) => string = (text) => text,
): Experiment {
  const found = experiments[name]
  if (found === undefined) throw new Error(`no experiment ${name}`)
  found.stage(folder)
  writeFileSync(join(folder, SUITE_FILE), shorten(suiteText(name)))
  // It is no change of the sources that somebody forgot to commit.
  mkdirSync(join(folder, '.git/info'), { recursive: true })
  appendFileSync(join(folder, '.git/info/exclude'), `${SUITE_FILE}\n`)
  return found
}
