/** Texts packed as a page carries them; a browser unpacks them by itself. */
import { deflateSync, strToU8 } from 'fflate'
import type { Report } from '../model/model.ts'
import { NAME_CAP, plainText } from '../text/phrase.ts'
import { clean } from '../text/plain.ts'
import type { Block, Mood } from './document.ts'
import { documentMarkup } from './html.ts'
import { asIs, type Markup, markup, phraseMarkup } from './markup.ts'
import {
  PAGE_LOADER,
  PAGE_LOADER_SHA256,
  PAGE_SCRIPT_PACKED,
  PAGE_SCRIPT_SHA256,
  PAGE_STYLE,
  PAGE_STYLE_SHA256,
} from './page-bundle.generated.ts'
import { pageData } from './page-content.ts'
import { pageDocument } from './report-document.ts'
import { type ReportView, viewReport } from './report-view.ts'
import * as say from './sentences.ts'

const CHUNK = 0x8000

/** Bytes as base64, in pieces that fit into the arguments of a call. */
function base64(bytes: Uint8Array): string {
  const pieces = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
  )
  return btoa(pieces.join(''))
}

/** The same bytes for the same text on every machine, which a system's own zlib does not give. */
export const packText = (text: string): string => base64(deflateSync(strToU8(text), { level: 9 }))

// A report as one HTML document that needs nothing else: no network, and no script to be read.

/** Nothing runs, loads or is sent but what stands here: the script, its loader and the style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${PAGE_LOADER_SHA256}' 'sha256-${PAGE_SCRIPT_SHA256}'`,
  `style-src 'sha256-${PAGE_STYLE_SHA256}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

function headMarkup(title: string): Markup {
  return markup`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asIs(PAGE_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${asIs(PAGE_STYLE)}</style>
</head>`
}

/** Lines in a box of 24: not every system has a font with such pictures. */
const MOOD_LINES: Record<Mood, string> = {
  good: 'M7 12.5L10.5 16L17 8.5',
  bad: 'M8 8L16 16M16 8L8 16',
  ask: 'M12 6.5V13.5M12 17V17.2',
  advice: 'M12 11V17M12 7V7.2',
}

const moodIcon = (mood: Mood): Markup => markup`<svg class="mood" viewBox="0 0 24 24" role="img"
 aria-label="${say.MOOD_WORDS[mood]}"><circle cx="12" cy="12" r="11"/><path
 d="${MOOD_LINES[mood]}"/></svg>`

function topMarkup(report: Report, { headline, facts }: ReportView): Markup {
  const { mood, news, duty } = headline
  return markup`<header class="top ${mood}">
<p class="suite">gcbench <span>${clean(report.plan.suite.name, NAME_CAP)}</span></p>
<h1>${moodIcon(mood)} ${phraseMarkup(news)}</h1>
${duty.length === 0 ? '' : markup`<p class="duty">${phraseMarkup(duty)}</p>`}
<p class="line">${phraseMarkup(facts.line)}</p>
</header>`
}

const linkTo = (block: Block): Markup =>
  block.kind === 'section' ? markup`<li><a href="#${block.id}">${block.title}</a></li>` : markup``

/** The text of report.html. */
export function pageText(report: Report): string {
  const view = viewReport(report)
  const data = pageData(report, view)
  const hasRecords = data.rows.length === 0 || data.rows.some(({ base }) => base.length > 0)
  const sections = pageDocument(report, view, hasRecords)
  const text = markup`<!doctype html>
<html lang="en">
${headMarkup(`${plainText(view.headline.news)} - gcbench`)}
<body>
<a class="skip" href="#results">${say.SKIP}</a>
${topMarkup(report, view)}
<nav aria-label="${say.SECTIONS}"><ul>${sections.map(linkTo)}</ul></nav>
<main>
${documentMarkup(sections)}</main>
<script type="text/plain" id="data">${asIs(packText(JSON.stringify(data)))}</script>
<script type="text/plain" id="code">${asIs(PAGE_SCRIPT_PACKED)}</script>
<script>${asIs(PAGE_LOADER)}</script>
</body>
</html>
`
  return String(text)
}
