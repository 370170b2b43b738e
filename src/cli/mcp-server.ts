/**
 * The server of `gcbench mcp`: tools over standard input and output. It has a root, and answers
 * about nothing outside of it; it measures one thing at a time.
 */
import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ServerContext } from '@modelcontextprotocol/server'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type Host, HostError, type RunProgress } from '../machine/host.ts'
import { isInside } from '../model/paths.ts'
import { clean, plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { VERSION } from '../model/version.ts'
import { type Tool, tools } from './mcp-tools.ts'
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
function tellCaller({ mcpReq }: ServerContext): (progress: RunProgress) => void {
  const token = mcpReq._meta?.progressToken
  if (token === undefined) return () => {}
  let [told, lastMs] = [0, 0]
  return (progress) => {
    const line = lineOf(progress)
    const isSoon = progress.kind === 'round' && Date.now() - lastMs < LEAST_MS
    if (line === null || isSoon) return
    lastMs = Date.now()
    const params = { progressToken: token, progress: ++told, message: clean(line, CAP) }
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
  const host: Host = { ...terminal.makeHost(tellCaller(context)), cwd: folder }
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
