/**
 * Why a run ended without a report: it stands where the report would be, so that whoever tells the
 * pull request can say more than that there is none. It comes from a run, so it is hostile data,
 * too: words that are shown, and nothing else.
 */
import { z } from 'zod'
import { readJson } from '../text/json.ts'

const ending = z.strictObject({
  schemaVersion: z.literal(1),
  /** First line: what went wrong. Others: what a program said, or what to do. */
  ended: z.string().trim().min(1).max(20_000),
})

/** `why` in one line, `said` in several: a compiler's words; null: there are none. */
export type Ending = { why: string; said: string | null }

const LINES_KEPT = 60
const CHARACTERS_KEPT = 20_000

/** The file's text. Of long words the first line stays, and the end, where compilers conclude. */
export function endingText(words: string): string {
  const [first = '', ...rest] = words.trim().slice(0, 1e6).split('\n')
  const why = first.slice(0, 1_000)
  const said = rest
    .slice(-LINES_KEPT)
    .join('\n')
    .slice(-(CHARACTERS_KEPT - why.length - 1))
  const ended = `${why}\n${said}`.trim() || 'the run ended without a word'
  return `${JSON.stringify(ending.parse({ schemaVersion: 1, ended }), null, 2)}\n`
}

/** Null: the text is no ending. Never throws. */
export function readEnding(text: string): Ending | null {
  // A report is megabytes; an ending never is.
  if (text.length > 8 * CHARACTERS_KEPT) return null
  const found = ending.safeParse(readJson(text))
  if (!found.success) return null
  const [why = '', ...said] = found.data.ended.split('\n')
  return { why: why.replace(/:$/, ''), said: said.join('\n').trim() || null }
}
