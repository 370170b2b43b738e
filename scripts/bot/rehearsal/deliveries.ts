/**
 * Recorded deliveries, a line of JSON each, as GitHub gives them at `GET /app/hook/deliveries/{id}`.
 * Of each line only what is named here is read: when it was delivered, what it was, and its payload.
 */
import { z } from 'zod'
import { type Event, readEvent } from '../../../bot/jobs/event.ts'

const recorded = z.object({
  guid: z.string().min(1).max(200),
  delivered_at: z.iso.datetime({ offset: true }),
  event: z.string().regex(/^[a-z\d_]{1,64}$/),
  request: z.object({ payload: z.record(z.string(), z.unknown()) }),
})

export type Recorded = {
  guid: string
  /** Instant, ms. */
  atMs: number
  event: string
  payload: Record<string, unknown>
  /** What it is to the bot; null: nothing that concerns it. */
  meant: Event | null
}

export const toRecorded = (line: z.infer<typeof recorded>): Recorded => ({
  guid: line.guid,
  atMs: Date.parse(line.delivered_at),
  event: line.event,
  payload: line.request.payload,
  meant: readEvent(line.event, line.request.payload),
})

/** In their order, each once: what was delivered again was recorded twice. Throws on a wrong line. */
export function readDeliveries(text: string): Recorded[] {
  const all = text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    const parsed = recorded.safeParse(parse(line))
    if (parsed.success) return [toRecorded(parsed.data)]
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'is wrong' }
    throw new Error(`line ${at + 1} is no recorded delivery: ${path.join('.') || 'it'}: ${message}`)
  })
  const inOrder = all.toSorted((a, b) => a.atMs - b.atMs)
  return [...Map.groupBy(inOrder, ({ guid }) => guid).values()].map(([first]) => first as Recorded)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * A run that the bot dispatched that day. The bot that rehearses dispatches runs of its own, and
 * GitHub's stand-in tells of those instead.
 */
export const isOfOwnRun = ({ meant }: Recorded): boolean =>
  meant?.kind === 'ran' && meant.job !== null
