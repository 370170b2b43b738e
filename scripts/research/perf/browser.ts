/**
 * The page of a repository with 400 benchmarks in Chromium, as it comes and as a phone on a slow
 * network has it: first paint, when it answers to hands, and how long a filter takes; and the CPU
 * time of its main thread until then, which tells beside other work, too.
 * With `GCBENCH_PICTURES_TO=FOLDER` it takes pictures, too.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { median } from 'simple-statistics'
import { openStore } from '../../../bot/store/store.ts'
import { findChromium, openBrowser } from '../../comments/chromium.ts'
import { type Figure, ofGoal } from './figure.ts'
import { fill, REPOSITORY, siteOver } from './pages.ts'

const BENCHMARKS = 400
const VIEWS = 5
const LONGEST_MS = 60_000

/** Of Lighthouse: slow 4G and a processor a quarter as fast. */
const PHONE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, cpu: 4 }

/** CPU time of the main thread, and its largest parts, as Chromium names them. */
const PARTS = {
  cpuMs: 'TaskDuration',
  scriptMs: 'ScriptDuration',
  styleMs: 'RecalcStyleDuration',
  layoutMs: 'LayoutDuration',
} as const
type Spent = Record<keyof typeof PARTS, number>

type Seen = Spent & { paintMs: number; readyMs: number; filterMs: number }

async function spentBy(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
  return {
    cpuMs: ms(PARTS.cpuMs),
    scriptMs: ms(PARTS.scriptMs),
    styleMs: ms(PARTS.styleMs),
    layoutMs: ms(PARTS.layoutMs),
  }
}

const NOTE_READY = `new MutationObserver((_, self) => {
  if (!document.documentElement?.dataset.ready) return
  window.readyMs = performance.now()
  self.disconnect()
}).observe(document, { attributes: true, subtree: true })`

const FILTER = `new Promise((done) => {
  const input = document.querySelector('.controls input')
  const began = performance.now()
  input.value = 'bench-3'
  input.dispatchEvent(new Event('input'))
  document.body.getBoundingClientRect()
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
})`

/** Asks by the debugger: the page's policy lets no text be evaluated, as `waitForFunction` would. */
async function untilTrue(page: Page, what: string): Promise<void> {
  for (const endMs = Date.now() + LONGEST_MS; Date.now() < endMs; await page.waitForTimeout(20))
    if (await page.evaluate(what)) return
  throw new Error(`${LONGEST_MS} ms long it was not true: ${what}`)
}

async function see(browser: Browser, address: string, isPhone: boolean): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: isPhone ? 400 : 1280, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (isPhone) {
      const { cpu: rate, ...network } = PHONE
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    }
    await page.addInitScript(NOTE_READY)
    await page.goto(address)
    await untilTrue(
      page,
      '!!window.readyMs && performance.getEntriesByName("first-contentful-paint").length > 0',
    )
    const paintMs = Number(
      await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime'),
    )
    const readyMs = Number(await page.evaluate('window.readyMs'))
    const spent = await spentBy(session)
    const folder = process.env.GCBENCH_PICTURES_TO
    if (folder !== undefined)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${folder}/${isPhone ? 400 : 1280}-${colorScheme}.png` })
      }
    const filterMs = Number(await page.evaluate(FILTER))
    return { ...spent, paintMs, readyMs, filterMs }
  } finally {
    await page.close()
  }
}

/** `CPU 120 ms (scripts 20, style 30, layout 40)`. */
function spentText(usual: (of: (one: Seen) => number) => number): string {
  const ms = (name: keyof Spent) => usual((one) => one[name]).toFixed(0)
  const parts = `scripts ${ms('scriptMs')}, style ${ms('styleMs')}, layout ${ms('layoutMs')}`
  return `CPU ${ms('cpuMs')} ms (${parts})`
}

export async function browser(): Promise<Figure[]> {
  const executable = findChromium()
  if (executable === null) return []
  const dataDir = mkdtempSync(join(tmpdir(), 'perf-'))
  const log = pino({ level: 'silent' })
  const store = await openStore({ databaseUrl: null, dataDir, connections: 1, concurrency: 1 }, log)
  await fill(store.db, { what: '', repositories: 1, series: BENCHMARKS })
  const { site } = siteOver(store.db, 1)
  const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const address = `http://127.0.0.1:${port}/repos/${REPOSITORY}`
  const chromium = await openBrowser(executable)
  try {
    const figures: Figure[] = []
    for (const isPhone of [false, true]) {
      const seen: Seen[] = []
      for (let i = 0; i < VIEWS; i++) seen.push(await see(chromium, address, isPhone))
      const usual = (of: (one: Seen) => number) => median(seen.map(of))
      const [paint, ready] = [usual(({ paintMs }) => paintMs), usual(({ readyMs }) => readyMs)]
      const filter = usual(({ filterMs }) => filterMs)
      const goalMs = isPhone ? 1000 : 200
      const reached = isPhone ? paint : ready
      figures.push({
        what: `${BENCHMARKS} benchmarks in Chromium${isPhone ? ', a slow phone' : ''}`,
        ours:
          `first paint ${paint.toFixed(0)} ms, interactive ${ready.toFixed(0)} ms, ` +
          `a filter ${filter.toFixed(0)} ms; ${spentText(usual)}`,
        peer: `goal ${goalMs} ms ${isPhone ? 'to the first paint' : 'until interactive'}`,
        ratio: ofGoal(reached <= goalMs, `${(reached / goalMs).toFixed(2)} times the goal`),
      })
    }
    return figures
  } finally {
    await chromium.close()
    server.close()
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
