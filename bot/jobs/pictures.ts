/**
 * Addresses of pictures. GitHub's image proxy fetches them without credentials, for private
 * repositories too, so the address is a secret: it carries a signature that nobody can guess.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { clean, cleanName, shortSha } from '../../src/model/plain.ts'
import { percentOfLn } from '../../src/model/unit.ts'
import type { PictureLinks } from '../../src/render/document.ts'
import { type Chain, WATCH } from '../../src/report/history.ts'
import { isSameSecret, type Settings } from '../settings.ts'

export type LinkSettings = Pick<Settings, 'app' | 'hasPictures' | 'linkSecret' | 'publicUrl'>

/** 132 bits. */
const MARK_LENGTH = 22

/** A key for one purpose, the same in all processes of the bot. Throws where there is no App. */
export function keyFor(purpose: string, { app, linkSecret }: LinkSettings): Buffer {
  const secret = linkSecret ?? app?.privateKey
  if (secret === undefined) throw new Error('nothing to sign with')
  return Buffer.from(hkdfSync('sha256', secret, '', `gcbench ${purpose}`, 32))
}

const markOf = (report: string, settings: LinkSettings): string =>
  createHmac('sha256', keyFor('pictures', settings))
    .update(report)
    .digest('base64url')
    .slice(0, MARK_LENGTH)

/** Whether the mark is that of the report's picture. */
export const isPictureMark = (mark: string, report: string, settings: LinkSettings): boolean =>
  isSameSecret(mark, markOf(report, settings))

/** Where the picture of a report is; null: nowhere that GitHub's proxy reaches over TLS. */
export function pictureLinks(report: string, settings: LinkSettings): PictureLinks | null {
  const { app, hasPictures, publicUrl } = settings
  if (!hasPictures || app === null || !publicUrl?.startsWith('https://')) return null
  const folder = `${publicUrl}/pictures/${report}/${markOf(report, settings)}`
  return { light: `${folder}/light.svg`, dark: `${folder}/dark.svg` }
}

const CURVE = 'curve/'

/** The same of a curve, which is all in its address. */
export const curveLinks = (packed: string, settings: LinkSettings): PictureLinks | null =>
  pictureLinks(`${CURVE}${packed}`, settings)

export const isCurveMark = (mark: string, packed: string, settings: LinkSettings): boolean =>
  isPictureMark(mark, `${CURVE}${packed}`, settings)

// A curve inside of its picture's address: the address has everything that is drawn, so nothing is
// stored for it and nothing is looked up.

/** What has room over a picture; a long name is cut in itself, so that its metric is seen. */
const [NAME, TAG] = [34, 20]
/** Points of one picture, the newest ones: all that an answer has. */
const MOST_POINTS = WATCH.window + 1
const MOST_BYTES = 64 * 1024

const short = z.string().max(100)
const hundredths = z.int()

/** Levels and band in hundredths of a percent; changes and releases by the place of their point. */
const drawnCurve = z.strictObject({
  name: short,
  first: short,
  last: short,
  points: z
    .array(z.tuple([hundredths, hundredths, hundredths]))
    .min(2)
    .max(MOST_POINTS),
  changes: z.array(z.int()),
  releases: z.array(z.tuple([z.int(), short])),
})

export type DrawnCurve = z.infer<typeof drawnCurve>

const round = (ln: number) => Math.round(100 * percentOfLn(ln))

/** `tags`: releases by their commits. Null: there is nothing to draw. */
export function drawnCurveOf(
  { benchmark, metric }: { benchmark: string; metric: string },
  { points: all, steps }: Pick<Chain, 'points' | 'steps'>,
  tags: ReadonlyMap<string, string>,
): DrawnCurve | null {
  const points = all.slice(-MOST_POINTS)
  if (points.length < 2) return null
  const starts = new Set(steps.map(({ to }) => to))
  return {
    name: `${cleanName(benchmark, NAME)} ${clean(metric, TAG)}`,
    first: shortSha(points[0]!.sha),
    last: shortSha(points.at(-1)!.sha),
    points: points.map(({ level, low, high }) => [round(level), round(low), round(high)]),
    changes: points.flatMap(({ sha }, at) => (starts.has(sha) ? [at] : [])),
    releases: points.flatMap(({ sha }, at): [number, string][] => {
      const tag = tags.get(sha)
      return tag === undefined ? [] : [[at, clean(tag, TAG)]]
    }),
  }
}

export const packedCurve = (curve: DrawnCurve): string =>
  deflateRawSync(JSON.stringify(Object.values(curve))).toString('base64url')

/** Null: it is none. */
export function unpackedCurve(packed: string): DrawnCurve | null {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES })
    const values: unknown[] = JSON.parse(text.toString())
    const keys = Object.keys(drawnCurve.shape)
    const read = drawnCurve.safeParse(Object.fromEntries(keys.map((key, at) => [key, values[at]])))
    return read.data ?? null
  } catch {
    return null
  }
}
