/** Rows of one stage of a bisection -> what each candidate showed. */
import type { VerdictWord } from '../model/model.ts'
import type { ShownPlace, Word } from './bracket.ts'

/** What a stage compares: `low` with `high`, and each candidate with both. Ids of contrasts. */
export type StageContrasts = {
  whole: string
  candidates: { place: number; arm: string; fromLow: string; toHigh: string }[]
}

/** One row as far as a bisection looks at it; `point` as in an estimate; null: none. */
export type StageRow = {
  contrast: string
  benchmark: string
  metric: string
  word: VerdictWord
  isGating: boolean
  point: number | null
  /** Rounds of the look that settled it, or the end; null: it may still change. */
  decidedAt: number | null
}

/** The row that is followed. */
export type WatchedRow = { benchmark: string; metric: string; word: 'regressed' | 'improved' }

const isCalled = ({ word }: StageRow) => word === 'regressed' || word === 'improved'

const sizeOf = ({ point }: StageRow) => Math.abs(point ?? 0)

/** A row that is asked for; null: none in particular. */
type AskedRow = Pick<WatchedRow, 'benchmark' | 'metric'> | null

/** Rows of both ends that gate, or the asked one of them. */
export const gatingOfWhole = (
  rows: readonly StageRow[],
  { whole }: StageContrasts,
  asked: AskedRow,
): StageRow[] =>
  rows.filter(
    ({ contrast, isGating, benchmark, metric }) =>
      contrast === whole &&
      isGating &&
      (asked === null || (asked.benchmark === benchmark && asked.metric === metric)),
  )

/** The largest change between both ends that is called, or the asked one; null: none is. */
export function watchedIn(
  rows: readonly StageRow[],
  contrasts: StageContrasts,
  asked: AskedRow,
): WatchedRow | null {
  const [first] = gatingOfWhole(rows, contrasts, asked)
    .filter(isCalled)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (first === undefined) return null
  const { benchmark, metric, word } = first
  return { benchmark, metric, word: word as WatchedRow['word'] }
}

/** Contrasts under which the watched row has the same machine code on both sides. */
export type SameCode = (contrast: string) => boolean

/** What is known of each candidate by these rows. */
export function shownIn(
  rows: readonly StageRow[],
  stage: StageContrasts,
  watched: WatchedRow,
  isSame: SameCode,
): ShownPlace[] {
  const at = (contrast: string) =>
    rows.find(
      (row) =>
        row.contrast === contrast &&
        row.benchmark === watched.benchmark &&
        row.metric === watched.metric,
    )
  const whole = at(stage.whole)?.point ?? null
  return stage.candidates.map(({ place, fromLow, toHigh }) => {
    const [before, after] = [at(fromLow), at(toHigh)]
    const point = before?.point ?? null
    const share = point === null || whole === null || whole === 0 ? null : point / whole
    return { place, share, word: wordOf(before, after, watched, isSame(fromLow), isSame(toHigh)) }
  })
}

function wordOf(
  before: StageRow | undefined,
  after: StageRow | undefined,
  { word }: WatchedRow,
  isAsLow: boolean,
  isAsHigh: boolean,
): Word {
  if (isAsLow) return 'as-good'
  if (isAsHigh) return 'as-bad'
  if (before === undefined || after === undefined) return 'skipped'
  if (before.word === 'failed' || after.word === 'failed') return 'skipped'
  const [hasCome, isToCome] = [before.word === word, after.word === word]
  if (hasCome && isToCome) return 'between'
  if (hasCome) return 'as-bad'
  return isToCome ? 'as-good' : 'open'
}
