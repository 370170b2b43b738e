/** Runs on public projects of other languages, without a word about how: `npm run field -- --language`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '../../../src/model/model.ts'
import { hasMoved } from '../../../src/stats/judge.ts'
import { gatingTimes, isLonger } from './faults.ts'
import { commentSign, languages, type Project, projects } from './projects.ts'
import { registryOf, repositoryOf, tagOf } from './registries.ts'
import { countsOf } from './row.ts'
import { runField } from './trial.ts'

/** What is done to head, and what has to be said of it. */
type Ask = 'slower' | 'comment' | 'same' | 'versions'

export type ForeignOptions = {
  /** A language, or `all`. */
  language: string
  /** Repositories whose names hold one of these; empty: all. */
  words: readonly string[]
  /** Where they are cloned from, with `{owner}` and `{name}`. */
  from: string
  budget: string
  asks: readonly string[]
}

const HEAD = ['repository', 'tool', 'change', 'found', 'minutes', 'load', 'rounds', 'trials']
const COLUMNS = [...HEAD, 'slower, faster, same', 'right', 'exit', 'said']

/** What people call them, too. */
const CALLED: Readonly<Record<string, string>> = { javascript: 'js', java: 'jvm', 'c++': 'cpp' }

/** Runs all that is asked for, prints a row for each; the number of wrong ones. */
export async function runForeign(options: ForeignOptions): Promise<number> {
  const { words } = options
  const language = CALLED[options.language] ?? options.language
  if (language !== 'all' && !projects.some((one) => one.language === language))
    throw new Error(`--language ${options.language}: known are ${languages.join(', ')}, go, all`)
  console.log(`| ${COLUMNS.join(' | ')} |\n|${COLUMNS.map(() => ' --- ').join('|')}|`)
  let wrong = 0
  for (const project of projects) {
    if (language !== 'all' && project.language !== language) continue
    if (words.length > 0 && !words.some((word) => project.repository.includes(word))) continue
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-foreign-'))
    try {
      const tree = fetch(project, options.from, `${folder}/tree`)
      for (const ask of options.asks as Ask[]) {
        if (ask === 'versions' && project.base === project.head) continue
        const isRight = await one(project, ask, tree, `${folder}/${ask}`, options.budget)
        if (!isRight) wrong++
      }
    } catch (error) {
      wrong++
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      console.log(`not run: ${project.repository}: ${why}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return wrong
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=field', '-c', 'user.email=field@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** Both versions, out of a registry or cloned. */
function fetch({ repository, base, head }: Project, from: string, to: string): string {
  const published = registryOf(repository)
  if (published !== null) {
    repositoryOf(published, [...new Set([base, head])], to)
    return to
  }
  const [owner = '', name = ''] = repository.split('/')
  const address = from.replace('{owner}', owner).replace('{name}', name)
  execFileSync('git', ['clone', '--quiet', address, to], { stdio: ['ignore', 'ignore', 'pipe'] })
  return to
}

/** Commits what is asked for on top of a version, and names both sides. */
function prepare({ language, base, head, slower }: Project, ask: Ask, tree: string) {
  git(tree, 'checkout', '--quiet', '--force', '--detach', refOf(head))
  if (ask === 'versions') return [refOf(base), refOf(head)] as const
  const { path } = slower
  const file = join(tree, path)
  const text = readFileSync(file, 'utf8')
  if (ask === 'slower' && text.split(slower.find).length !== 2)
    throw new Error(`${path} has not once: ${slower.find}`)
  const more =
    ask === 'slower'
      ? text.replace(slower.find, () => slower.by)
      : `${commentSign(language)} A comment, and nothing else.\n\n${text}`
  writeFileSync(file, more)
  git(tree, 'commit', '--quiet', '--all', '--message', ask)
  return [refOf(head), git(tree, 'rev-parse', 'HEAD')] as const
}

const refOf = (version: string) =>
  /^[0-9a-f]{40}$/.test(version) ? version : `refs/tags/${tagOf(version)}`

async function one(project: Project, ask: Ask, tree: string, out: string, budget: string) {
  const [base, head] = prepare(project, ask, tree)
  const [load = 0] = loadavg()
  const beganMs = Date.now()
  const field = await runField(
    base,
    head,
    out,
    budget,
    ask === 'same' ? ['--reach', 'off'] : [],
    tree,
  )
  const minutes = ((Date.now() - beganMs) / 60_000).toFixed(1)
  const start = [project.repository, project.tool, ask]
  const end = [String(field.exit), lastOf(field.said)]
  if (field.report === null) {
    const none = ['', minutes, load.toFixed(1), '', '', '', 'no']
    console.log(`| ${[...start, ...none, ...end].join(' | ')} |`)
    console.log(field.said.split('\n').slice(-15).join('\n'))
    return false
  }
  const { report } = field
  const isRight = isRightWord(report, ask)
  const cells = [
    String(new Set(report.comparisons.map(({ benchmark }) => benchmark)).size),
    ...[minutes, load.toFixed(1), String(report.roundsRun), String((report.records ?? []).length)],
    ...[countsOf(report), isRight ? 'yes' : 'no'],
  ]
  console.log(`| ${[...start, ...cells, ...end].join(' | ')} |`)
  for (const { code, where, message } of report.problems.slice(0, 6))
    console.log(`  ${code} ${where ?? ''}: ${message.split('\n')[0]?.slice(0, 160)}`)
  return isRight
}

/**
 * Slower: at least one row, and none faster. A comment: nothing of what is there runs. The same, which is a comment
 * where all is measured: no row is called, and some were measured. Versions: any word at all.
 */
function isRightWord(report: Report, ask: Ask): boolean {
  const rows = gatingTimes(report)
  const moved = rows.filter(({ verdict }) => hasMoved(verdict))
  if (ask === 'slower') return moved.length > 0 && moved.every(isLonger)
  if (ask === 'same') return rows.length > 0 && moved.length === 0
  if (ask === 'comment')
    return report.plan.unchanged.length > 0 && (report.records ?? []).length === 0
  return moved.length > 0 || rows.some(({ verdict }) => verdict.word === 'equivalent')
}

const lastOf = (said: string) =>
  (said.trim().split('\n').at(-1) ?? '').replaceAll('|', '/').slice(0, 100)
