/** The tools that an agent is offered: each calls what a command of the terminal calls, too. */

import { z } from 'zod'
import { type Host, HostError } from '../machine/host.ts'
import { ConfigError } from '../model/findings.ts'
import {
  bisectAnswer,
  bisectAnswerSchema,
  compareAnswer,
  compareAnswerSchema,
  explainAnswer,
  explainAnswerSchema,
  planAnswer,
  planAnswerSchema,
  profileAnswer,
  profileAnswerSchema,
  proofAnswer,
  proofAnswerSchema,
  runAnswer,
  runAnswerSchema,
} from '../render/answers.ts'
import { BISECTION, bisectionJson } from '../render/bisect.ts'
import { compareUnpaired } from '../report/unpaired.ts'
import { previewBench, runBench } from '../run/bench.ts'
import { runBisect } from '../run/bisect.ts'
import { proofRequest, writeProof } from '../run/prove.ts'
import { reportOfRun } from '../run/records.ts'
import type { RunRequest } from '../run/request.ts'
import { writeReportFiles } from '../run/resume.ts'
import {
  aboutAt,
  type Option,
  type OptionName,
  options,
  readRunOptions,
} from '../settings/options.ts'
import { camelKey, watchedName } from '../settings/values.ts'

/** Where a tool works: a folder below the root, and the way from texts to paths inside of it. */
type ToolPlace = {
  host: Host
  /** The absolute path of a text; throws HostError for one outside of the root. */
  inside(path: string): string
}

/** A tool, by what it takes and gives. */
export type Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
  name: string
  title: string
  about: string
  input: I
  output: O
  /** Whether it measures: one at a time does, or they would disturb each other. */
  isMeasuring: boolean
  answer(input: z.infer<I>, place: ToolPlace): Promise<z.infer<O>>
}

const tool = <I extends z.ZodObject, O extends z.ZodObject>(one: Tool<I, O>): Tool => one as never

// What the tools take: options of a run, as texts.

const SIDES = ['base', 'head', 'exact-base'] as const
const LIMITS = ['budget', 'rounds'] as const

const folder = z
  .string()
  .optional()
  .describe('Folder of the project, below the root of the server. Default: the root.')

/** Options as an agent gives them: by their names in the terminal, in text. */
const shapeOf = (names: readonly OptionName[]) =>
  Object.fromEntries(
    names.map((name) => {
      const row: Option = options[name]
      const words = row.choices === undefined ? z.string().max(4000) : z.enum(row.choices)
      const isSwitch = row.flag.value === undefined && row.isArgument !== true
      const schema = isSwitch ? z.boolean() : words
      return [camelKey(name), schema.optional().describe(aboutAt(name, 'cli'))]
    }),
  )

/** The request of what was given; throws ConfigError with what is wrong. */
function requestOf(given: Record<string, unknown>, { inside }: ToolPlace): RunRequest {
  const values = Object.entries<Option>(options).flatMap(([name, row]) => {
    const value = given[camelKey(name)]
    if (value === undefined) return []
    const parsed = row.schema.safeParse(String(value))
    if (parsed.success) return [[name, parsed.data] as const]
    const message = parsed.error.issues[0]?.message ?? 'expected a value'
    throw new ConfigError([{ code: 'bad-ask', where: name, message }])
  })
  const request = readRunOptions(Object.fromEntries(values))
  for (const path of [request.config, request.out]) inside(path)
  for (const side of [request.base, request.head])
    if (side !== null && /^[./]/.test(side)) inside(side)
  return { ...request, answersComments: false }
}

const bounded = <S extends z.ZodRawShape>(shape: S) => z.object({ folder, ...shape })

const MEASURED = [...LIMITS, 'suite', 'config', 'out'] as const

async function reportIn(out: string | undefined, { host, inside }: ToolPlace) {
  const path = inside(out ?? options.out.default)
  const report = await reportOfRun(host.files, path)
  if (report === null) throw new HostError(`${path} has no report`, 'call run first')
  return report
}

const outOf = { out: z.string().max(4000).optional().describe(aboutAt('out', 'cli')) }

const row = z
  .string()
  .max(300)
  .describe('A benchmark and a metric, such as Scan:time/op, as run names them.')

// The tools.

export const tools: Tool[] = [
  tool({
    name: 'plan',
    title: 'What a run would do',
    about: 'Says which benchmarks a run would measure and how long it would take. Runs nothing.',
    isMeasuring: false,
    input: bounded(shapeOf([...SIDES, ...LIMITS, 'suite', 'config', 'bench'])),
    output: planAnswerSchema,
    answer: async (input, place) =>
      planAnswer(await previewBench(requestOf(input, place), place.host)),
  }),
  tool({
    name: 'run',
    title: 'Measure base and head',
    about:
      'Builds base and head, runs their benchmarks in paired, randomly ordered rounds, and says ' +
      'what became faster or slower, by how much and how sure that is. Takes minutes.',
    isMeasuring: true,
    input: bounded(shapeOf([...SIDES, ...MEASURED, 'bench', 'profile', 'resume'])),
    output: runAnswerSchema,
    async answer(input, place) {
      const request = requestOf(input, place)
      const report = await runBench(request, place.host)
      const out = place.inside(request.out)
      if (!place.host.exec.stopping) await writeReportFiles(place.host, out, report)
      return runAnswer(report, out)
    },
  }),
  tool({
    name: 'prove',
    title: 'Prove a claim',
    about:
      "Measures until it is proved or refuted that, say, 'BenchmarkScan is at least 10 % faster', " +
      'or the budget is spent. Leaves proof.json, which gcbench verify checks anywhere.',
    isMeasuring: true,
    input: bounded({
      claim: z.string().max(2000).describe("'BENCHMARK is at least N % faster and no more METRIC'"),
      ...shapeOf([...SIDES, ...MEASURED, 'resume']),
    }),
    output: proofAnswerSchema,
    async answer({ claim, ...input }, place) {
      const asked = requestOf(input, place)
      const request = await proofRequest(claim, asked, place.host)
      const report = await runBench(request, place.host)
      const out = place.inside(request.out)
      await writeReportFiles(place.host, out, report)
      return proofAnswer(await writeProof(report, request.out, place.host), out)
    },
  }),
  tool({
    name: 'explain_row',
    title: 'How one row was judged',
    about:
      'Says how a row of the last report was judged: interval, noise, what it could have seen.',
    isMeasuring: false,
    input: bounded({ row, ...outOf }),
    output: explainAnswerSchema,
    answer: async ({ row: name, out }, place) => explainAnswer(await reportIn(out, place), name),
  }),
  tool({
    name: 'profile_difference',
    title: 'Where time went',
    about:
      'Says which functions take more or less on head than on base, of the last report, whose run ' +
      'had profile "changed" or "all".',
    isMeasuring: false,
    input: bounded(outOf),
    output: profileAnswerSchema,
    answer: async ({ out }, place) => profileAnswer(await reportIn(out, place)),
  }),
  tool({
    name: 'compare',
    title: 'Compare two files of results',
    about: 'Compares two files of old results, as benchstat does. They are not paired: prefer run.',
    isMeasuring: false,
    input: bounded({
      old: z.string().max(4000).describe('A file of results.'),
      new: z.string().max(4000).describe('The same for the other side.'),
    }),
    output: compareAnswerSchema,
    async answer(input, place) {
      const read = async (name: string) => {
        const text = await place.host.files.read(place.inside(name))
        if (text === null) throw new HostError(`${name} does not exist`, 'name a file of results')
        return [{ name, text }]
      }
      const { value, problems } = compareUnpaired(
        await read(input.old),
        await read(input.new),
        0.05,
      )
      return compareAnswer(value, problems)
    },
  }),
  tool({
    name: 'bisect',
    title: 'Find the commit that did it',
    about:
      'Measures commits between a good and a bad one, until the one is left that made a row slower ' +
      '(or faster). Takes many minutes.',
    isMeasuring: true,
    input: bounded({
      good: z.string().max(1000).describe('A commit before the step.'),
      bad: z.string().max(1000).describe('A commit after it.'),
      row: row.optional(),
      ...shapeOf([...MEASURED, 'bench']),
    }),
    output: bisectAnswerSchema,
    async answer({ good, bad, row: name, ...input }, place) {
      const { host, inside } = place
      const watched = name === undefined ? null : watchedName.parse(name)
      const request = { ...requestOf(input, place), good, bad, row: watched }
      const bisection = await runBisect(request, host, () => {})
      const out = inside(request.out)
      await host.files.makeFolder(out)
      await host.files.write(`${out}/${BISECTION}`, bisectionJson(bisection))
      return bisectAnswer(bisection, out)
    },
  }),
]
