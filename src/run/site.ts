/** The reports of a folder, one at a time, and the static site that is made of them. */
import { type Host, HostError } from '../machine/host.ts'
import type { Report } from '../model/model.ts'
import { absolutePath } from '../model/paths.ts'
import { clean, PROSE_CAP, plural } from '../model/plain.ts'
import { pageText } from '../render/html.ts'
import { isQualified } from '../render/report-view.ts'
import { reportFile, shownRuns, siteFiles } from '../render/site.ts'
import { type BranchRun, branchRunOf, branchSuites, newestRuns } from '../report/branch.ts'
import { commitPairsOf } from '../report/history.ts'
import { ReportError, readReport } from '../report/read-report.ts'

type Print = (text: string) => void
type Files = Pick<Host, 'files' | 'cwd'>

const isReport = (path: string) => /(^|\/)report[^/]*\.json$/.test(path)

/** Names that are shown of what a folder has instead. */
const SHOWN = 3

/** What a folder without a report has, and what to do. */
function noReports(folder: string, found: readonly string[]): string {
  const others = found.filter((path) => path.endsWith('.json'))
  const some = (others.length > 0 ? others : found)
    .slice(0, SHOWN)
    .map((path) => clean(path, PROSE_CAP))
  const more = found.length > some.length ? ', ...' : ''
  const has =
    found.length === 0
      ? 'it has no file'
      : `it has ${plural(found.length, 'file')}: ${some.join(', ')}${more}`
  return (
    `no reports in ${folder}: names of reports are report*.json, at any depth, and ${has}\n` +
    'Name the folder with the reports, or rename them, such as to report-1.json.\n'
  )
}

/**
 * All that can be read, in the order of their paths; the others are told of, and what was found
 * where there is no name of a report. Throws HostError if it is no folder.
 */
export async function* reportsIn(
  folder: string,
  { files, cwd }: Files,
  print: Print,
  printNone: Print = print,
): AsyncGenerator<{ path: string; report: Report }> {
  const absolute = absolutePath(folder, cwd)
  if (!(await files.isFolder(absolute))) {
    throw new HostError(`${folder} is no folder`, 'name a folder with reports below it')
  }
  const found = (await files.find(absolute, (name) => name === '.git')).toSorted()
  const paths = found.filter(isReport)
  if (paths.length === 0) printNone(noReports(folder, found))
  for (const path of paths) {
    try {
      yield { path, report: readReport((await files.read(`${absolute}/${path}`)) ?? '') }
    } catch (error) {
      if (!(error instanceof ReportError)) throw error
      print(`not a report, left out: ${clean(path, PROSE_CAP)}\n`)
    }
  }
}

type SiteRequest = {
  folder: string
  out: string
  /** Address of the repository at GitHub. */
  repository: string
  /** Whose benchmarks they are; absent: the path of the address. */
  title?: string | undefined
}

/** In the folder of a site: its files, a name a line, so that the next site removes what is no part of it. */
const LIST = 'site-files.txt'

/** Whoever wrote the list, it names nothing outside of its folder. */
const namesIn = (list: string | null): string[] =>
  (list ?? '').split('\n').filter((name) => /^[\w-][\w.-]*$/.test(name))

/** Runs in hand before the oldest of them are let go. */
const IN_HAND = 200

/** Throws HostError: the address is none, or the folder. */
function readAddress(repository: string): { home: string; path: string } {
  const url = URL.parse(repository)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname === '/')
    throw new HostError(
      `${repository} is no address of a repository`,
      'write it as https://github.com/OWNER/NAME',
    )
  const path = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  return { home: `${url.origin}/${path}`, path }
}

/**
 * Writes the site into a folder; how many files it has, and of how many reports it is. Throws
 * HostError where not one of the reports can be read: an empty site would take the place of a good one.
 */
export async function writeSite(
  { folder, out, repository, title }: SiteRequest,
  host: Files,
  print: Print,
): Promise<{ files: number; reports: number }> {
  const { home, path } = readAddress(repository)
  let [runs, reports, broken, unpaired]: [BranchRun[], number, number, number] = [[], 0, 0, 0]
  const printBroken: Print = (text) => {
    broken++
    print(text)
  }
  for await (const { path: at, report } of reportsIn(folder, host, printBroken, print)) {
    reports++
    if (commitPairsOf(report).length === 0) unpaired++
    runs.push(branchRunOf(at, report, isQualified(report)))
    if (runs.length >= IN_HAND) runs = newestRuns(runs)
  }
  if (reports === 0 && broken > 0) {
    throw new HostError(
      `no report below ${folder} can be read`,
      'name a folder with reports of gcbench: files with names like report.json',
    )
  }
  const suites = branchSuites(runs)
  if (unpaired > 0) {
    print(`${plural(unpaired, 'report')} left out: not of two commits of one repository\n`)
  }
  const shown = new Set(suites.flatMap((suite) => shownRuns(suite.runs).map((run) => run.path)))
  const into = absolutePath(out, host.cwd)
  await host.files.makeFolder(into)
  const site = { title: title ?? path, home, suites, reports: shown }
  const files = siteFiles(site)
  const names = [...files.map(({ name }) => name), ...[...shown].map(reportFile), LIST]
  const before = namesIn(await host.files.read(`${into}/${LIST}`))
  for (const { name, text } of files) await host.files.write(`${into}/${name}`, text)
  const trail = [{ href: 'index.html', text: site.title }]
  // Read again, one at a time: together they are too much to hold.
  for (const at of shown) {
    const text = await host.files.read(`${absolutePath(folder, host.cwd)}/${at}`)
    await host.files.write(`${into}/${reportFile(at)}`, pageText(readReport(text ?? ''), trail))
  }
  await host.files.write(`${into}/${LIST}`, names.map((name) => `${name}\n`).join(''))
  const own = new Set(names)
  for (const name of before.filter((one) => !own.has(one)))
    await host.files.remove(`${into}/${name}`)
  return { files: names.length, reports }
}
