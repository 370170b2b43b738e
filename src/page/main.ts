/** The script of report.html: the page reads without it, and draws with it. */
import type { PageData } from '../render/page-data.ts'
import { element } from './element.ts'
import { unpackText } from './figure.ts'
import { drawProfiles } from './flame-plot.ts'
import { followLinks, makeRowsOpen, makeTables, rawCsv } from './rows.ts'
import { drawDrifts, drawLadders } from './spread-plots.ts'

function offerCsv(controls: Element, data: PageData) {
  if (data.rows.every(({ base }) => base.length === 0)) return
  const button = element('button', { type: 'button', class: 'csv' }, 'Raw numbers (CSV)')
  button.addEventListener('click', () => {
    const href = URL.createObjectURL(new Blob([rawCsv(data)], { type: 'text/csv' }))
    element('a', { href, download: 'gcbench.csv' }).click()
    setTimeout(() => URL.revokeObjectURL(href), 10_000)
  })
  controls.append(button)
}

function offerCopy() {
  const command = document.querySelector('.command')
  if (command === null || !navigator.clipboard) return
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(command.textContent ?? '')
    button.textContent = 'Copied'
  })
  command.after(button)
}

/** Paper cannot be opened: what is folded is printed open, and folded again. */
function printOpen() {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const fold of opened) fold.open = true
    for (const fold of opened) fold.dispatchEvent(new Event('print'))
  })
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false
    opened = []
  })
}

async function start() {
  const data = JSON.parse(await unpackText('data')) as PageData
  const controls = document.querySelector('.controls')
  if (controls !== null) {
    makeTables(controls, data)
    offerCsv(controls, data)
  }
  offerCopy()
  makeRowsOpen(data)
  followLinks(data)
  printOpen()
  drawDrifts(data)
  drawLadders(data)
  drawProfiles(data)
  document.documentElement.dataset.ready = 'true'
}

void start()
