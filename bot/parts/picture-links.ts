/**
 * Addresses of pictures of reports. GitHub's proxy fetches pictures as nobody, those of private
 * repositories too: so whoever has the address may see it, and nobody can guess one.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import type { PictureLinks } from '../../src/render/svg.ts'
import { isSameSecret } from '../settings/same-secret.ts'
import type { Settings } from '../settings/settings.ts'

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
