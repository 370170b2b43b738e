/**
 * The folded half of a report: notes, accepted rows, how each row was judged, the tables as text,
 * and the facts of the run.
 */

import { metricFor } from '../model/metrics.ts'
import type { BuildRecord, Plan, Report, TrialRecord } from '../model/model.ts'
import {
  alignRows,
  clean,
  cleanName,
  NAME_CAP,
  type Phrase,
  plainText,
  shortSha,
} from '../model/plain.ts'
import { percentOfLn, printDelta, printDuration, printedText, printP } from '../model/unit.ts'
import { trialLabel } from '../plan/design.ts'
import { ALL_ROWS, rowName } from '../report/acceptances.ts'
import {
  type Block,
  type Cell,
  codesCell,
  type Item,
  left,
  MISSING,
  missing,
  nameCell,
  type PartOfTime,
  type RowView,
  textCell,
} from './document.ts'
import type { RunFacts } from './facts.ts'
import * as headlines from './headline-sentences.ts'
import { type ReportView, rowsOf, type TableView } from './report-view.ts'
import { explainCounts, explainRow } from './rows.ts'
import * as say from './sentences.ts'

const DAY = 'yyyy-mm-dd'.length

/** Who accepted which row, when and why, and whether that holds for this head. */
export function acceptedItems({ acceptances = [], plan, comparisons }: Report): Item[] {
  const head = plan.sources.head?.sha ?? null
  const names = new Set(
    comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`, ALL_ROWS]),
  )
  return acceptances.map(({ row, sha, by, at, reason }) => {
    const state = sha !== head ? 'lapsed' : names.has(row) ? 'in force' : 'no such row'
    const next = say.ACCEPTED_NEXT[state]
    return {
      icon: say.ACCEPTANCE_ICONS[state],
      text: say.acceptedRow({ row, state, by, day: at.slice(0, DAY), head: shortSha(sha), reason }),
      aside: next === null ? null : headlines.capital(next),
    }
  })
}

// The folded half of a report: how each row was judged, the tables as text, what was compared,
// where and how, trials that failed.

/** `hashShown`: digits of the SHA-256 of a binary. */
export function buildTable(builds: BuildRecord[], hashShown: number): Block[] {
  if (builds.length === 0) return []
  const rows = builds.map((build): Cell[] => [
    codesCell(build.arm),
    codesCell(build.unit),
    codesCell(build.sha256.slice(0, hashShown)),
    codesCell(build.toolchain),
    codesCell(...Object.entries(build.settings).map(([key, value]) => `${key}=${value}`)),
  ])
  return [{ kind: 'table', columns: say.BUILD_COLUMNS.map((title) => left(title)), rows }]
}

/** What was compared, where and how, in one fold; and how to read all of it in another. */
function factFolds(run: RunFacts, isFull: boolean): Block[] {
  const heading = (text: string): Block => ({ kind: 'heading', text: [text] })
  return [
    {
      kind: 'fold',
      title: [say.FACTS],
      cut: { name: 'facts of the run', keep: 70, by: 'blocks' },
      body: [
        heading(say.COMPARED),
        { kind: 'facts', facts: run.compared },
        ...buildTable(run.builds, isFull ? 64 : 12),
        ...run.machines.flatMap((facts): Block[] => [heading(say.WHERE), { kind: 'facts', facts }]),
        heading(say.THE_RUN),
        { kind: 'facts', facts: run.run },
        { kind: 'command', label: say.TO_REPEAT, command: run.command },
      ],
    },
    {
      kind: 'fold',
      title: [say.HOW_TO_READ],
      cut: { name: 'how to read this', keep: 30, by: 'whole' },
      body: [say.legend(), ...run.method].map((text): Block => ({ kind: 'paragraph', text })),
    },
  ]
}

type Explained = { place: Phrase; row: RowView; facts: ReturnType<typeof explainRow> }

const explainedCell = (text: string | null): Cell =>
  text === null ? missing : textCell({ prose: text })

/** Columns that say the same in every row are said once above the table. */
function explanation(view: ReportView): Block[] {
  const isCounted = view.tables.some((one) =>
    rowsOf(one).some(({ comparison }) => comparison.instructions !== undefined),
  )
  const factsOf = (row: RowView) => [...explainRow(row), ...(isCounted ? explainCounts(row) : [])]
  const explained = view.tables.flatMap((one): Explained[] =>
    rowsOf(one)
      .filter((row) => !view.isBrief || (row.mark !== 'same' && row.mark !== 'unsure'))
      .map((row) => ({ place: one.short, row, facts: factsOf(row) })),
  )
  const [first] = explained
  if (first === undefined) return []
  const isShared = first.facts.map(([, value], i) =>
    explained.every((row) => row.facts[i]?.[1] === value),
  )
  const shared = first.facts.filter((_, i) => isShared[i])
  const own = (row: Explained) => row.facts.filter((_, i) => !isShared[i])
  const isSeveral = view.tables.length > 1
  const titles = [
    ...(isSeveral ? ['contrast'] : []),
    'benchmark',
    'metric',
    ...own(first).map(([label]) => label),
  ]
  const rows = explained.map((one): Cell[] => [
    ...(isSeveral ? [textCell(...one.place)] : []),
    nameCell(one.row.comparison.benchmark),
    textCell({ prose: one.row.metric }),
    ...own(one).map(([, value]) => explainedCell(value)),
  ])
  const same: Block[] =
    shared.length === 0 ? [] : [{ kind: 'paragraph', text: say.inEveryRow(shared) }]
  return [
    {
      kind: 'fold',
      title: [say.HOW_JUDGED],
      cut: { name: 'how each row was judged', keep: 10 },
      body: [...same, { kind: 'table', columns: titles.map((title) => left(title)), rows }],
    },
  ]
}

function eachMachine(view: ReportView): Block[] {
  const rows = view.tables
    .flatMap(rowsOf)
    .flatMap(({ comparison, metric }) =>
      comparison.explanation.machines.map(({ machine, n, point }): Cell[] => [
        nameCell(comparison.benchmark),
        textCell({ prose: metric }),
        codesCell(machine),
        textCell(String(n)),
        textCell(printDelta(percentOfLn(point))),
      ]),
    )
  if (rows.length === 0) return []
  const titles = ['benchmark', 'metric', 'machine', 'pairs', 'delta']
  return [
    {
      kind: 'fold',
      title: [say.EACH_MACHINE],
      cut: { name: 'each machine by itself', keep: 20 },
      body: [{ kind: 'table', columns: titles.map((title) => left(title)), rows }],
    },
  ]
}

const TRIALS_SHOWN = 10
const OUTPUT_SHOWN = 2_000

function trialBlocks(plan: Plan, { trial, status, exitCode, signal, outputs }: TrialRecord): Block {
  const end = signal ?? (exitCode === null ? '' : `exit ${exitCode}`)
  const { arm, target } = trialLabel(plan, trial)
  const title: Phrase = [
    ...(target === null ? [] : [{ name: target }, ' on ']),
    { name: arm },
    `, round ${trial.round + 1}: ${status}${end === '' ? '' : ', '}`,
    { prose: end },
  ]
  const texts = Object.entries(outputs).filter(([, text]) => text.trim() !== '')
  const blocks = texts.flatMap(([name, text]): Block[] => [
    { kind: 'paragraph', text: say.lastLinesTitle(name) },
    { kind: 'lines', lines: [text.slice(-OUTPUT_SHOWN)] },
  ])
  return { kind: 'group', body: [{ kind: 'heading', text: title }, ...blocks] }
}

/** Trials that gave no numbers, with the tail of what they said. */
function failedTrials(report: Report): Block[] {
  const failed = (report.records ?? []).filter(
    ({ status }) => status !== 'ok' && status !== 'stopped',
  )
  if (failed.length === 0) return []
  const more = failed.length - TRIALS_SHOWN
  const body = failed.slice(0, TRIALS_SHOWN).map((one) => trialBlocks(report.plan, one))
  if (more > 0) body.push({ kind: 'paragraph', text: [say.andMore(more)] })
  const title: Phrase = [say.withoutNumbers(failed.length)]
  const cut = { name: 'trials without numbers', keep: 25, by: 'blocks' } as const
  return [{ kind: 'fold', title, body, cut }]
}

/** `(p=0.009 n=12)`: chance of the whole table, and rounds. */
function stateText({ comparison, rounds }: RowView): string {
  const p = comparison.explanation.pAdjusted
  return `(${p === null ? '' : `${printP(p)} `}n=${rounds})`
}

/** `~`, as in benchstat: no change was shown. */
function change({ mark, word, delta }: RowView): string {
  if (mark === 'failed' || mark === 'withheld' || mark === 'oom') return word
  return mark === 'unsure' || mark === 'same' ? '~' : (delta ?? MISSING)
}

/** Rows whose columns are aligned with each other: more fit no comment. */
const ALIGNED = 1_000

/** One metric of a contrast: a head line, then a line a row. */
function* metricLines(
  { sides, isInteraction }: TableView,
  rows: RowView[],
): Generator<string, void> {
  const [base, head] = sides.map((side) => clean(plainText(side), NAME_CAP))
  const metric = clean(rows[0]?.metric ?? '', NAME_CAP)
  const titles = [metric, base!, head!, isInteraction ? 'difference' : 'change', '']
  for (let from = 0; from < rows.length; from += ALIGNED) {
    const lines = rows
      .slice(from, from + ALIGNED)
      .map((row) => [
        cleanName(row.comparison.benchmark, NAME_CAP),
        ...(row.values?.map(printedText) ?? ['', '']),
        change(row),
        stateText(row),
      ])
    const all = from === 0 ? [titles, ...lines] : lines
    yield* alignRows(all, ['left', 'right', 'right', 'right', 'left'])
  }
}

function* benchstatLines(table: TableView, isOnly: boolean): Generator<string, void> {
  const byMetric = Map.groupBy(rowsOf(table), ({ comparison }) => metricFor(comparison.metric).id)
  if (!isOnly) yield `# ${clean(plainText(table.title), 2 * NAME_CAP)}`
  for (const rows of byMetric.values()) {
    yield* metricLines(table, rows)
    yield ''
  }
}

/**
 * The tables as plain text in the manner of benchstat, which Go developers know how to read and
 * paste into commit messages. The numbers are the report's own: paired, adjusted for the table.
 * The first thing to be cut: it says nothing that is not in the tables.
 */
function asText({ tables, isBrief }: ReportView): Block[] {
  if (isBrief) return []
  const isOnly = tables.length === 1
  if (!tables.some((table) => !isOnly || rowsOf(table).length > 0)) return []
  const lines = {
    *[Symbol.iterator]() {
      for (const table of tables) yield* benchstatLines(table, isOnly)
    },
  }
  return [
    {
      kind: 'fold',
      title: [say.AS_TEXT],
      cut: { name: 'the same as text', keep: 5 },
      body: [
        { kind: 'paragraph', text: [say.LIKE_BENCHSTAT] },
        { kind: 'lines', lines },
      ],
    },
  ]
}

/** `isFull`: machines one by one, failed trials and hashes in full besides. */
export const detailFold = (report: Report, view: ReportView, isFull: boolean): Block => ({
  kind: 'fold',
  title: [say.DETAILS],
  body: [
    ...(isFull ? [...failedTrials(report), ...eachMachine(view)] : []),
    ...explanation(view),
    ...asText(view),
    ...factFolds(view.facts, isFull),
  ],
})

type KeyOfTime = keyof typeof say.PARTS_OF_TIME

/** Where the time went, without what rounds to nothing; empty where nobody counted. */
export function partsOfTime({ timeSpent, buildSec = 0, profiles }: Report): PartOfTime[] {
  if (timeSpent === undefined) return []
  const seconds = { ...timeSpent, buildSec, profileSec: profiles?.spentSec ?? 0 }
  const keys = Object.keys(say.PARTS_OF_TIME) as KeyOfTime[]
  return keys.flatMap((key) => {
    const [label, size = 0] = [say.PARTS_OF_TIME[key], seconds[key]]
    const printed = printDuration(size)
    return size <= 0 || printed === printDuration(0) ? [] : [{ key, label, size, printed }]
  })
}

/** `3 min 20 s: 12 s building (6 %), 2 min measured work (60 %), ...`; '': nothing is known. */
export function timeLine(report: Report): string {
  const parts = partsOfTime(report)
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  const texts = parts.map(
    ({ label, size, printed }) => `${printed} ${label} (${Math.round((100 * size) / whole)} %)`,
  )
  return parts.length === 0 ? '' : `${printDuration(whole)}: ${texts.join(', ')}`
}

export function timeBlocks(report: Report): Block[] {
  const parts = partsOfTime(report)
  return parts.length === 0 ? [] : [{ kind: 'shares', parts }]
}
