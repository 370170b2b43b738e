/** A page in a real browser without a window: what it looks like, and what it measures. */
import { execFile } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Path of a Chromium; null: none is installed. */
export function findChromium(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {}
    }
  return null
}

const SWITCHES = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--hide-scrollbars', '--force-device-scale-factor=1', '--allow-file-access-from-files'],
]

export type Size = { width: number; height: number }

async function open(browser: string, url: string, { width, height }: Size, ...more: string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'gcbench-chromium-'))
  const own = [`--user-data-dir=${profile}`, `--window-size=${width},${height}`]
  try {
    const { stdout } = await promisify(execFile)(browser, [...SWITCHES, ...own, ...more, url], {
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    })
    return stdout
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The page's elements after its scripts have run, as HTML. */
export const readPage = (browser: string, url: string, size: Size): Promise<string> =>
  open(browser, url, size, '--dump-dom')

/** Writes a picture of the page as PNG. */
export async function takePicture(browser: string, url: string, path: string, size: Size) {
  await open(browser, url, size, `--screenshot=${path}`)
}
