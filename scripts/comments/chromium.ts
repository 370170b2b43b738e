/** A real browser without a window: the distribution's Chromium, driven over its own protocol. */
import { type Browser, chromium } from 'playwright-core'
import { findTool } from '../../tests/tool-path.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Path of a Chromium; null: none is installed. */
export const findChromium = (): string | null =>
  NAMES.map(findTool).find((path) => path !== null) ?? null

/** Has to be closed by whoever opened it. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
