/**
 * The server of `gcbench mcp`: tools over standard input and output. It has a root, and answers
 * about nothing outside of it; it measures one thing at a time.
 */

import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { McpServer, type ServerContext } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
import { type Host, HostError, type RunProgress } from '../machine/host.ts'
import { ConfigError } from '../model/findings.ts'
import { isInside } from '../model/paths.ts'
import { clean, plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { VERSION } from '../model/version.ts'
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
import { explainError, type Terminal } from './terminal.ts'

const ABOUT =
  'Measures whether a change made a program faster or slower: base and head in paired rounds. ' +
  'Call plan, then run; explain_row and profile_difference tell why; prove a claim before you ' +
  'make it. Say "cannot tell" where the answer does, and never repeat a run until it pleases.'

// Paths.

/** Where a path leads, links followed as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), path.slice(parent.length))
  }
}

/** Absolute paths from a folder on; throws HostError where one leads out of the root. */
const insideOf = (root: string, from: string) => (path: string) => {
  const absolute = resolve(from, path)
  const real = realPath(absolute)
  if (real === root || isInside(real, root)) return absolute
  throw new HostError(`${clean(path, 200)} is outside of ${root}`, 'name a path below it')
}

// Progress.

const CAP = 300
/** Rounds may take a fraction of a second each. */
const LEAST_MS = 1000

/** What an agent is told of what goes on; null: nothing of this. */
function lineOf(progress: RunProgress): string | null {
  switch (progress.kind) {
    case 'phase':
      return `${progress.name} ${progress.detail}`
    case 'built':
      return `built ${progress.unit} on ${progress.arm}`
    case 'round': {
      const { round, rounds, decided, rows, leftSec, estimate } = progress
      const left = leftSec === null ? '' : `, about ${printDuration(leftSec)} left`
      const rest = estimate === null ? '' : `; ${estimate}`
      return `round ${round}/${rounds}${left}, ${decided} of ${plural(rows, 'row')} decided${rest}`
    }
    case 'note':
      return progress.text
    default:
      return null
  }
}

/** Tells who called, if that asked for it. */
function progressNotifier({ mcpReq }: ServerContext): (progress: RunProgress) => void {
  const token = mcpReq._meta?.progressToken
  if (token === undefined) return () => {}
  let [sent, lastMs] = [0, 0]
  return (progress) => {
    const line = lineOf(progress)
    const isSoon = progress.kind === 'round' && Date.now() - lastMs < LEAST_MS
    if (line === null || isSoon) return
    lastMs = Date.now()
    const params = { progressToken: token, progress: ++sent, message: clean(line, CAP) }
    // Who has gone hears nothing.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
  }
}

// The server.

type Served = { terminal: Terminal; root: string; measuring: { tool: string | null } }

/** What a tool answers: data, and the same as text for a client that knows no data. */
const answered = (data: Record<string, unknown>) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(data) }],
  structuredContent: data,
})

const failed = (text: string) => ({
  content: [{ type: 'text' as const, text: clean(text.replaceAll('\n', '; '), 4000) }],
  isError: true,
})

async function callTool(
  tool: Tool,
  input: Record<string, unknown>,
  context: ServerContext,
  { terminal, root }: Served,
) {
  const folder = insideOf(root, root)(String(input.folder ?? '.'))
  const host: Host = { ...terminal.makeHost(progressNotifier(context)), cwd: folder }
  const { signal } = context.mcpReq
  const stop = () => void host.exec.stopAll()
  signal.addEventListener('abort', stop)
  const forget = terminal.onInterrupt(stop)
  try {
    if (signal.aborted) return failed('it was cancelled')
    const answer = await tool.answer(input, { host, inside: insideOf(root, folder) })
    return host.exec.stopping ? failed('it was cancelled') : answered(answer)
  } finally {
    forget()
    signal.removeEventListener('abort', stop)
  }
}

/** An answer, or what keeps it from being given, in words that say what to do next. */
async function answerOf(
  tool: Tool,
  input: Record<string, unknown>,
  context: ServerContext,
  served: Served,
) {
  const { measuring } = served
  if (tool.isMeasuring && measuring.tool !== null)
    return failed(`${measuring.tool} is measuring, and another run would disturb it: wait for it`)
  if (tool.isMeasuring) measuring.tool = tool.name
  try {
    return await callTool(tool, input, context, served)
  } catch (error) {
    const explained = explainError(error)
    if (explained === null) throw error
    return failed(explained.text)
  } finally {
    if (tool.isMeasuring) measuring.tool = null
  }
}

function makeServer(served: Served): McpServer {
  const server = new McpServer(
    { name: 'gcbench', version: VERSION },
    { capabilities: { tools: {} }, instructions: ABOUT, maxToolInputElements: 100 },
  )
  for (const tool of tools)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.about,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: { readOnlyHint: !tool.isMeasuring, openWorldHint: false },
      },
      (input, context) => answerOf(tool, input, context, served),
    )
  return server
}

/** Serves until standard input ends. */
export async function serveAgents(folder: string, terminal: Terminal): Promise<void> {
  const served = { terminal, root: realPath(folder), measuring: { tool: null } }
  const ended = new Promise<void>((resolveEnd) => {
    process.stdin.once('end', resolveEnd)
    process.stdin.once('close', resolveEnd)
    terminal.onInterrupt(() => resolveEnd())
  })
  const server = serveStdio(() => makeServer(served), {
    onerror: ({ message }) => terminal.err(`${clean(message, CAP)}\n`),
  })
  await ended
  await server.close()
}

// The tools that an agent is offered: each calls what a command of the terminal calls, too.

/** Where a tool works: a folder below the root, and the way from texts to paths inside of it. */
type ToolPlace = {
  host: Host
  /** The absolute path of a text; throws HostError for one outside of the root. */
  inside(path: string): string
}

/** A tool, by what it takes and gives. */
type Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
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

const tools: Tool[] = [
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
      const runRequest = requestOf(input, place)
      const request = await proofRequest(claim, runRequest, place.host)
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
