/**
 * What our comments say to ourselves in their first line, which a browser does not show. Anyone can
 * write such a line: a comment is ours only if its author is us, too.
 */
import { z } from 'zod'
import type { Comparison, Report } from '../model/model.ts'
import { filedAcceptance } from '../report/acceptances.ts'
import { random } from '../stats/random.ts'

const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
const whole = z.int().min(0)
const key = z.string().regex(/^[0-9a-z]{1,11}$/)
const suite = z.string().regex(/^[A-Za-z0-9._-]{0,64}$/)

/** The sticky comment about a suite. */
const reportMarker = z.strictObject({
  suite,
  head: sha,
  /** The workflow run and its attempt: a later one knows better. */
  run: whole,
  attempt: whole,
  /** Keys of the rows that were called regressed; null: too many to list. */
  regressed: z.array(key).nullable(),
  /** Artifact of that run with the report, where the commit is marked by it. */
  artifact: z.string().min(1).max(256).optional(),
  /** Somebody asked for that run; what pushes publish by themselves has a comment of its own. */
  asked: z.literal(true).optional(),
})

/** A short comment that told of rows which had just regressed. */
const alertMarker = z.strictObject({ suite, head: sha, rows: key })

/** The answer to a command: to which comment. */
const replyMarker = z.strictObject({ to: whole })

/** A row that was accepted, and the comment that did. */
const acceptanceMarker = filedAcceptance.extend({ to: whole })

const markers = {
  report: reportMarker,
  alert: alertMarker,
  reply: replyMarker,
  acceptance: acceptanceMarker,
}

export type Markers = { [K in keyof typeof markers]: z.infer<(typeof markers)[K]> }

/** The line; what is in it cannot end the HTML comment. */
export function writeMarker<K extends keyof Markers>(kind: K, marker: Markers[K]): string {
  const json = JSON.stringify(markers[kind].parse(marker)).replace(/[<>@&#]/g, escaped)
  return `<!-- gcbench:${kind} ${json} -->`
}

/** As JSON can write it, so that nothing in the line is markup or a mention. */
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const LINE = /^<!-- gcbench:(\w+) (\{[^\n]*\}) -->(?:\r?\n|$)/

/** The marker of that kind with which a comment begins; null: it does not. */
export function readMarker<K extends keyof Markers>(kind: K, body: string): Markers[K] | null {
  const [, ownKind, json = ''] = LINE.exec(body) ?? []
  if (ownKind !== kind) return null
  try {
    return markers[kind].parse(JSON.parse(json)) as Markers[K]
  } catch {
    return null
  }
}

/** Comments that `me` wrote and marked so, with their markers, in the order given. */
export const ownMarked = <
  K extends keyof Markers,
  C extends { author: string | null; body: string },
>(
  comments: readonly C[],
  me: string,
  kind: K,
): { comment: C; marker: Markers[K] }[] =>
  comments.flatMap((comment) => {
    const marker = comment.author === me ? readMarker(kind, comment.body) : null
    return marker === null ? [] : [{ comment, marker }]
  })

/** More of them would fill the comment. */
const MOST_KEYS = 500

/** Whether a row can fail the gate and is called regressed. */
export const hasRegressed = ({ role, verdict }: Comparison): boolean =>
  role === 'gating' && verdict.word === 'regressed'

/** Fifty-three bits of a text, in base 36. */
export const shortHash = (text: string): string => Math.floor(random(text)() * 2 ** 53).toString(36)

/** A row's key: the same row in a later report has the same. */
export const rowKeyOf = ({ contrast, benchmark, metric }: Comparison): string =>
  shortHash(JSON.stringify([contrast, benchmark, metric]))

/** Keys of the rows that regressed; null: too many to list. */
export function regressedKeys({ comparisons }: Report): string[] | null {
  const keys = [...new Set(comparisons.filter(hasRegressed).map(rowKeyOf))].sort()
  return keys.length > MOST_KEYS ? null : keys
}

/** Whether the marker says that the row had regressed; where it lists none, all had. */
export const wasRegressed = ({ regressed }: Markers['report'], row: Comparison): boolean =>
  regressed === null || regressed.includes(rowKeyOf(row))
