/** The files of one side of a comparison: who wrote them, and which numbers are of one run. */
import { median } from 'simple-statistics'
import type { Found, Observation, Problem, Side } from '../model/model.ts'
import { parserOf, parsers } from '../parsers/index.ts'
import { readJson } from '../text/json.ts'

/** A file of results; `name` is what its user called it. */
export type ResultFile = { name: string; text: string }

/** Numbers of a benchmark and metric, one an independent run. */
export type RunSeries = { seen: Observation; values: number[] }

export type SideRead = {
  /** Ids of the parsers that read its files. */
  tools: string[]
  series: Map<string, RunSeries>
  problems: Problem[]
}

/** Codes of problems by which a parser knows its tool, though there is no number. */
const KNOWN = ['failed-benchmark', 'failed-requests', 'no-values', 'no-number']

/** What tools print that is not what can be read of them. */
const LOOKS: { looks: RegExp; as: string; next: string }[] = [
  {
    looks: /^Benchmark +Time +CPU +Iterations/m,
    as: "google-benchmark's text for a console",
    next: 'write it with --benchmark_out=FILE --benchmark_out_format=json',
  },
  {
    looks: /"root_group"\s*:/,
    as: 'what k6 hands to handleSummary',
    next: 'write it with k6 run --summary-export=FILE',
  },
  {
    looks: /^Benchmark \d+: .*\n +Time \(/m,
    as: "hyperfine's text for a terminal",
    next: 'write it with hyperfine --export-json FILE',
  },
  {
    looks: /^-+ benchmark.*: \d+ tests/m,
    as: "pytest-benchmark's table",
    next: 'write it with pytest --benchmark-json=FILE',
  },
  {
    looks: /^Benchmark +(?:\(.*\) +)?Mode +(?:Cnt|Samples) +Score/m,
    as: "JMH's table",
    next: 'write it with -rf json -rff FILE',
  },
  {
    looks: /^\| *Method +\|/m,
    as: "BenchmarkDotNet's table",
    next: 'write it with --exporters json, and give the *-report-full.json',
  },
]

/** What a file without results is, and what to do. */
function unread({ text }: ResultFile, said: readonly Problem[][]): Problem {
  const fault = (message: string, next: string): Problem => ({ code: 'no-results', message, next })
  if (text.trim() === '')
    return fault('no results: the file is empty', 'let its tool write it again')
  const isWhole = readJson(text) !== undefined
  const other = LOOKS.find(({ looks }) => looks.test(text))
  if (other !== undefined && (isWhole || !/^\s*[[{]/.test(text)))
    return fault(`no results that can be read: it looks like ${other.as}`, other.next)
  const known = said
    .map((problems) => problems.filter(({ code }) => KNOWN.includes(code)))
    .find((problems) => problems.length > 0)
  if (known !== undefined)
    return fault(
      `no results: ${known
        .map(({ message }) => message)
        .slice(0, 3)
        .join('; ')}`,
      'fix the benchmark, and let its tool write the file again',
    )
  if (!isWhole && /^\s*[[{]\s*["[{\]}\d-]/.test(text))
    return fault(
      'no results: JSON that is cut off, or has other text inside',
      'let its tool write it again, to the end',
    )
  const begins = JSON.stringify(text.trim().slice(0, 40))
  return fault(
    `no results of a tool that is known: it begins with ${begins}`,
    'the tools and what they have to write: docs/other-tools.md',
  )
}

const GO = parserOf('go-bench')
const GO_FIRST = [GO, ...parsers.filter((one) => one !== GO)]

/** By the book that finds numbers in it: Go's text, else what another tool writes. */
function readFile(file: ResultFile): Found<Observation[]> & { tool: string | null } {
  const said: Problem[][] = []
  for (const { id, parse } of GO_FIRST) {
    const read = parse(file.text)
    if (read.value.length > 0) return { ...read, tool: id }
    said.push(read.problems)
  }
  return { value: [], problems: [unread(file, said)], tool: null }
}

export function fullName({ benchmark, procs }: Observation): string {
  return procs === null ? benchmark : `${benchmark}-${procs}`
}

/** Numbers of one process vary together, and are one: their median. */
function byRun(numbers: Observation[]): number[] {
  const runs = Map.groupBy(numbers, ({ run }, index) =>
    run === undefined ? `alone ${index}` : run,
  )
  return [...runs.values()].map((own) => median(own.map(({ value }) => value)))
}

export function readSide(side: Side, files: readonly ResultFile[]): SideRead {
  const read = files.map((file) => ({ file, ...readFile(file) }))
  const series = new Map<string, RunSeries>()
  for (const { value } of read) {
    const groups = Map.groupBy(value, (seen) =>
      JSON.stringify([seen.scope, fullName(seen), seen.metric]),
    )
    for (const [key, own] of groups) {
      const before = series.get(key)
      if (before) before.values.push(...byRun(own))
      else series.set(key, { seen: own[0]!, values: byRun(own) })
    }
  }
  const whose = side === 'base' ? 'old file' : 'new file'
  return {
    tools: [...new Set(read.flatMap(({ tool }) => tool ?? []))],
    series,
    // Unit lines are obeyed by whoever compares.
    problems: read.flatMap(({ file, problems }) =>
      problems
        .filter(({ code }) => code !== 'unit-direction')
        .map((problem) => ({
          ...problem,
          where: [`${whose} ${file.name}`, problem.where].filter(Boolean).join(', '),
        })),
    ),
  }
}

/** Two tools measure in two ways, whatever they call it. */
export function toolProblems(base: readonly string[], head: readonly string[]): Problem[] {
  const all = new Set([...base, ...head])
  if (base.length === 0 || head.length === 0 || all.size < 2) return []
  return [
    {
      code: 'tools-differ',
      message:
        `the old side is of ${base.join(' and ')}, the new one of ${head.join(' and ')}: ` +
        'they do not measure the same way, and no row is about your change alone',
      next: 'measure both sides with one tool',
    },
  ]
}
