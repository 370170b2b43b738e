/** What a stream shows: colours and a size, by what people set in their environments. */

type Env = Readonly<Record<string, string | undefined>>

/** NO_COLOR (no-color.org) before FORCE_COLOR (force-color.org) before what the stream is. */
export function isColoured(env: Env, isTerminal: boolean): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false
  const forced = env.FORCE_COLOR ?? ''
  if (forced !== '') return forced !== '0' && forced !== 'false'
  return isTerminal && env.TERM !== 'dumb'
}

/** Where nobody says how wide a stream is: in a pipe, a log, a file. */
const USUAL = { columns: 80, lines: 24 }
const LEAST = { columns: 20, lines: 4 }

const sizeIn = (text: string | undefined, least: number) =>
  /^\d{1,5}$/.test(text ?? '') && Number(text) >= least ? Number(text) : null

/** Of the terminal, else as COLUMNS says; a terminal of no size, as some tools make, says none. */
export const columnsOf = (env: Env, of: number | undefined): number =>
  of === undefined || of < 1
    ? (sizeIn(env.COLUMNS, LEAST.columns) ?? USUAL.columns)
    : Math.max(LEAST.columns, of)

export const heightOf = (env: Env, of: number | undefined): number =>
  of === undefined || of < 1
    ? (sizeIn(env.LINES, LEAST.lines) ?? USUAL.lines)
    : Math.max(LEAST.lines, of)
