/** The folded half of a report in Markdown: facts of the run, how each row was judged, details. */

import { percentOfLn, printDelta } from '../core/metrics/unit.ts'
import type { Report, TrialRecord } from '../core/model/model.ts'
import type { Phrase } from '../core/text/phrase.ts'
import type { Fact, RunFacts } from './facts.ts'
import {
  code,
  codeBlock,
  codeCell,
  fold,
  inline,
  linesOf,
  type Part,
  table,
  tableRow,
} from './markdown.ts'
import { type ReportView, rowsOf } from './report-view.ts'
import type { RowView } from './row-view.ts'
import { explainRow } from './rows.ts'
import * as say from './sentences.ts'

const facts = (list: Fact[]) =>
  list.map(({ label, value }) => `- ${inline(label)}: ${inline(value)}`).join('\n')

function buildTable({ builds }: RunFacts, hashShown: number): string {
  const rows = builds.map((build) => [
    code(build.arm),
    code(build.unit),
    code(build.sha256.slice(0, hashShown)),
    code(build.toolchain),
    Object.entries(build.settings)
      .map(([key, value]) => code(`${key}=${value}`))
      .join(' '),
  ])
  return table(
    say.BUILD_COLUMNS.map((title) => ({ title, align: 'left' })),
    rows,
  )
}

/** What was compared, where and how, in one fold; and how to read all of it in another. */
export function factParts(run: RunFacts, legend: Phrase, hashShown: number): Part[] {
  const builds = run.builds.length === 0 ? [] : [buildTable(run, hashShown)]
  const lines = [
    [`**${say.COMPARED}**`, facts(run.compared), ...builds],
    ...run.machines.map((machine) => [`**${say.WHERE}**`, facts(machine)]),
    [`**${say.THE_RUN}**`, facts(run.run), say.TO_REPEAT, codeBlock(run.command, 'sh')],
  ]
  return [
    {
      name: 'facts of the run',
      keep: 70,
      lines: lines.flat().flatMap((line) => [line, '']),
      around: (body) => fold(say.FACTS, body.trimEnd()),
    },
    {
      name: 'how to read this',
      keep: 30,
      lines: [[legend, ...run.method].map(inline).join('\n\n')],
      around: (body) => fold(say.HOW_TO_READ, body),
    },
  ]
}

type Explained = { place: Phrase; row: RowView; facts: [string, string][] }

/** Columns that say the same in every row are said once above the table. */
function explanationPart(view: ReportView): Part[] {
  const explained = view.tables.flatMap((one): Explained[] =>
    rowsOf(one).map((row) => ({ place: one.short, row, facts: explainRow(row) })),
  )
  const [first] = explained
  if (first === undefined) return []
  const isShared = first.facts.map(([, value], i) =>
    explained.every((row) => row.facts[i]?.[1] === value),
  )
  const shared = first.facts.filter((_, i) => isShared[i])
  const own = (row: Explained) => row.facts.filter((_, i) => !isShared[i])
  const titles = [
    ...(view.tables.length > 1 ? ['contrast'] : []),
    'benchmark',
    'metric',
    ...own(first).map(([label]) => label),
  ]
  const columns = titles.map((title) => ({ title, align: 'left' as const }))
  const same = shared.map(([label, value]) => inline([`${label} `, { prose: value }])).join('; ')
  const namesOf = ({ place, row: { comparison, metric } }: Explained) => [
    ...(view.tables.length > 1 ? [inline(place)] : []),
    codeCell(comparison.benchmark),
    inline([{ prose: metric }]),
  ]
  const lines = linesOf(explained, (row) =>
    tableRow([...namesOf(row), ...own(row).map(([, value]) => inline([{ prose: value }]))]),
  )
  const intro = same === '' ? '' : `${say.inEveryRow(same)}\n\n`
  const around = (rows: string) => fold(say.HOW_JUDGED, `${intro}${table(columns, [])}\n${rows}`)
  return [{ name: 'how each row was judged', keep: 10, lines, around }]
}

function machinesPart(view: ReportView): Part[] {
  const all = view.tables
    .flatMap(rowsOf)
    .flatMap((row) => row.comparison.explanation.machines.map((own) => ({ row, own })))
  if (all.length === 0) return []
  const lines = linesOf(all, ({ row: { comparison, metric }, own: { machine, n, point } }) =>
    tableRow([
      codeCell(comparison.benchmark),
      inline([{ prose: metric }]),
      code(machine),
      String(n),
      printDelta(percentOfLn(point)),
    ]),
  )
  const columns = ['benchmark', 'metric', 'machine', 'pairs', 'delta'].map((title) => ({
    title,
    align: 'left' as const,
  }))
  const around = (rows: string) => fold(say.EACH_MACHINE, `${table(columns, [])}\n${rows}`)
  return [{ name: 'each machine by itself', keep: 20, lines, around }]
}

const TRIALS_SHOWN = 10
const OUTPUT_SHOWN = 2_000

function trialText({ trial, status, exitCode, signal, outputs }: TrialRecord): string {
  const end = signal ?? (exitCode === null ? '' : `exit ${exitCode}`)
  const title = inline([
    { name: trial.target },
    ' on ',
    { name: trial.arm },
    `, round ${trial.round + 1}: ${status}${end === '' ? '' : ', '}`,
    { prose: end },
  ])
  const texts = Object.entries(outputs).filter(([, text]) => text.trim() !== '')
  const blocks = texts.map(
    ([name, text]) =>
      `${say.lastLinesTitle(code(name))}\n\n${codeBlock(text.slice(-OUTPUT_SHOWN))}`,
  )
  return [`**${title}**`, ...blocks].join('\n\n')
}

/** Trials that gave no numbers, with the tail of what they said. */
function trialsPart(report: Report): Part[] {
  const failed = (report.records ?? []).filter(
    ({ status }) => status !== 'ok' && status !== 'stopped',
  )
  if (failed.length === 0) return []
  const more = failed.length - TRIALS_SHOWN
  const lines = failed.slice(0, TRIALS_SHOWN).map((record) => `${trialText(record)}\n`)
  if (more > 0) lines.push(say.andMore(more))
  const around = (body: string) => fold(say.withoutNumbers(failed.length), body.trimEnd())
  return [{ name: 'trials without numbers', keep: 25, lines, around }]
}

/** How every row was judged; for the summary also machines one by one, and failed trials. */
export function detailParts(report: Report, view: ReportView, isFull: boolean): Part[] {
  const full = isFull ? [...trialsPart(report), ...machinesPart(view)] : []
  return [...full, ...explanationPart(view)]
}
