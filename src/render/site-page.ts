/** What the pages of the service and of a static site share: frame, style, script, small elements. */
import { createHash } from 'node:crypto'
import { clean, NAME_CAP, NO_NAME, shortSha } from '../model/plain.ts'
import { asIs, type Markup, markup, type PageLink, trailMarkup } from './html.ts'
import {
  PLOT_SCRIPT_SHA256,
  PLOT_STYLE,
  SITE_SCRIPT,
  SITE_SCRIPT_SHA256,
} from './site-bundle.generated.ts'
import { pictureStyle } from './svg.ts'

const STYLE = `${pictureStyle('auto')}
${PLOT_STYLE}
:root{color-scheme:light dark;--paper:#fff;--raised:#f6f8fa}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0d1117;--raised:#161b22}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:0 1rem 3rem;font:16px/1.5 system-ui,sans-serif;
background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
a{color:var(--link)}a:focus-visible,button:focus-visible,input:focus-visible,
[tabindex]:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;background:var(--paper);padding:.5rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;
justify-content:space-between;border-bottom:1px solid var(--line);padding:.75rem 0}
header form{display:inline}nav ol{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0}
nav li+li::before{content:"/";margin:0 .4rem;color:var(--soft)}
h1{font-size:1.4rem;margin:1.25rem 0 .5rem}h2{font-size:1.1rem;margin:1.75rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .5rem}
.about{color:var(--soft);margin:.25rem 0}
.wide{overflow-x:auto;content-visibility:auto;contain-intrinsic-height:auto 20rem}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);
vertical-align:top;overflow-wrap:normal}th{font-weight:600;color:var(--soft)}
td:last-child{overflow-wrap:anywhere;min-width:8rem}td code{overflow-wrap:anywhere}td:has(code){min-width:8rem}td small{display:block;color:var(--soft)}
code{font:.9em ui-monospace,Menlo,Consolas,monospace}
svg{display:block;max-width:100%;height:auto;overflow:visible}
@media(max-width:40rem){svg text{font-size:20px}}
ol.line-of-time{list-style:none;margin:.5rem 0;padding:0 0 0 1rem;border-left:2px solid var(--line)}
ol.line-of-time li{margin:.4rem 0}time{color:var(--soft);white-space:nowrap}
svg.time{width:100%;height:1.5rem;border-radius:6px}.keys{display:flex;flex-wrap:wrap;gap:.1rem 1rem;
list-style:none;margin:.4rem 0;padding:0}.keys svg{display:inline}.buildSec{fill:var(--soft)}.countedSec{fill:var(--series-0)}
.startSec{fill:var(--range)}.discardedSec{fill:var(--bad)}.probeSec{fill:var(--series-3)}.instructionsSec{fill:var(--series-4)}.linkSec{fill:var(--series-2)}
.profileSec{fill:var(--series-1)}.otherSec{fill:var(--line)}
button,input{font:inherit;color:var(--ink);background:var(--raised);border:1px solid var(--soft);
border-radius:6px;padding:.25rem .75rem}
strong.good,td.good{color:var(--good)}strong.bad,td.bad{color:var(--bad)}strong.warn{color:var(--warn)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.choice{margin:.25rem 0}.choice a{margin-right:.5rem}.choice a[aria-current]{color:var(--ink);
font-weight:600;text-decoration:none}
.controls{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.5rem 0}
select{font:inherit;color:var(--ink);background:var(--raised);border:1px solid var(--soft);
border-radius:6px;padding:.25rem .5rem;max-width:100%}select:focus-visible{outline:2px solid var(--link)}
table.lines,table.lines tbody{display:block}table.lines[hidden]{display:none}
table.lines tr{display:grid;grid-template-columns:minmax(9rem,1.4fr) 120px 5.5rem minmax(8rem,1fr) minmax(11rem,1.4fr) 4rem;
gap:0 1rem;padding:.35rem 0;border-bottom:1px solid var(--line)}table.lines tr[hidden]{display:none}
table.lines thead{display:block}table.lines tbody.full{content-visibility:auto;contain-intrinsic-height:auto calc(var(--rows,25)*4.2rem)}
table.lines tbody[hidden]{display:none}
table.lines td,table.lines th{border:0;padding:0;min-width:0}
table.lines tbody th{color:var(--ink);font-weight:400;overflow-wrap:anywhere}
table.lines small{display:block;color:var(--soft)}.interval{color:var(--soft);white-space:nowrap}
.stage{min-height:260px;margin:.25rem 0}.stage:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.by-mouse{color:var(--soft)}@media (hover:none){.by-mouse{display:none}}
.point-info{min-height:3rem;font-size:.9rem}.point-info>span{display:block}
.swatch{display:inline-block;print-color-adjust:exact;width:.8rem;height:.8rem;border-radius:2px}
.s0{background:var(--series-0)}.s1{background:var(--series-1)}.s2{background:var(--series-2)}
.s3{background:var(--series-3)}.s4{background:var(--series-4)}.u-select{background:var(--band)}
:root{--series-0:#0969da;--series-1:#b35900;--series-2:#0b7a4b;--series-3:#8250df;--series-4:#bf3989}
@media screen and (prefers-color-scheme:dark){:root{--series-0:#58a6ff;--series-1:#f0883e;--series-2:#4ac27d;
--series-3:#bc8cff;--series-4:#f778ba}}
th[aria-sort]{color:var(--ink)}svg.spark{max-width:none}.controls label{max-width:100%}
@media screen and (max-width:53rem){table.lines thead{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}
table.lines tbody tr{grid-template-columns:1fr 1fr;gap:.1rem .75rem;padding:.6rem 0}
table.lines tbody.full{contain-intrinsic-height:auto calc(var(--rows,25)*9rem)}
table.lines td[data-label]::before{content:attr(data-label) ": ";color:var(--soft);font-weight:400}
.controls label:first-child{flex:1 1 100%;display:flex;gap:.5rem;align-items:center}.controls input{flex:1;min-width:0}}
@media print{html,body{font-size:11px}body{max-width:none;padding:0}.controls,form,.skip{display:none}
.wide{overflow:visible}tr{break-inside:avoid}h2,h3{break-after:avoid}}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Nothing runs or loads but our two scripts, and nothing goes elsewhere; the one style is ours. */
export const SITE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  `script-src 'sha256-${SITE_SCRIPT_SHA256}' 'sha256-${PLOT_SCRIPT_SHA256}'`,
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ')

/** Name of the script of graphs: its hash, so that it is kept for ever. */
export const PLOT_FILE = `${PLOT_SCRIPT_SHA256.replaceAll(/\W/g, '')}.js`

type PageFrame = {
  title: string
  /** Where the page is, from the top. */
  trail: PageLink[]
  /** At the end of the head line; '': nothing. */
  aside: Markup | string
  /** Of a page that nobody serves with headers; null: its server says it. */
  policy: string | null
}

export function framedPage({ title, trail, aside, policy }: PageFrame, body: unknown): string {
  const meta =
    policy === null
      ? ''
      : markup`<meta http-equiv="Content-Security-Policy" content="${asIs(policy)}">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
`
  return String(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${meta}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - gcbench</title>
<style>${asIs(STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to what this page is about</a>
<header>${trailMarkup(trail)}${aside}</header>
<main id="main">
<h1>${title}</h1>
${body}
</main>
<script>${asIs(SITE_SCRIPT)}</script>
</body>
</html>
`)
}

/** A name of strangers. */
export const nameMarkup = (text: string): Markup =>
  markup`<code>${clean(text, NAME_CAP) || NO_NAME}</code>`

/** A minute, for a page; what reads it gets the instant. */
export function timeMarkup(at: string | Date): Markup {
  const instant = new Date(at).toISOString()
  const minute = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
  return markup`<time datetime="${instant}">${minute}</time>`
}

/** A number, its unit and its interval: what stays in one line. */
export const unbroken = (printed: string): string => printed.replaceAll(' ', '\u00a0')

/** Elsewhere, by an address that is one of the web; else the words alone. */
export const linkMarkup = (href: string | null | undefined, text: unknown): Markup =>
  href != null && /^https?:\/\//.test(href)
    ? markup`<a href="${href}">${text}</a>`
    : markup`${text}`

/** `home`: the repository's page at GitHub. */
export const commitMarkup = (home: string, sha: string): Markup =>
  linkMarkup(`${home}/commit/${sha}`, markup`<code>${shortSha(sha)}</code>`)

/** `from..to`; `from` null: the commit alone. */
export const rangeMarkup = (home: string, from: string | null, to: string): Markup =>
  markup`${from === null ? '' : markup`${commitMarkup(home, from)}..`}${commitMarkup(home, to)}`

/** A commit and the day of it, where that is known: `1a2b3c4 · 2026-11-24`. */
export const datedSha = (sha: string, at: Date | null | undefined): string =>
  at == null ? shortSha(sha) : `${shortSha(sha)} · ${at.toISOString().slice(0, 10)}`

const CONCLUSIONS: Record<string, Markup> = {
  failure: markup`<strong class="bad">failed</strong>`,
  action_required: markup`<strong class="warn">needs a look</strong>`,
  neutral: markup`advisory`,
}

/**
 * What a report came to. `isQualified`: whether something is said against its measurement; absent:
 * nobody looked when it was kept, and what is not known is not green.
 */
export function conclusionMarkup(conclusion: string, isQualified: boolean | undefined): Markup {
  if (conclusion !== 'success') return CONCLUSIONS[conclusion] ?? markup`${conclusion}`
  if (isQualified === undefined) return markup`<strong>passed</strong>`
  return isQualified
    ? markup`<strong class="warn">passed with a warning</strong>`
    : markup`<strong class="good">passed</strong>`
}

/** Rows under heads; `empty` in its place where there are none. It scrolls by itself on a phone. */
export function tableMarkup(
  label: string,
  heads: string[],
  rows: Markup[][],
  empty: string,
): Markup {
  if (rows.length === 0) return markup`<p class="about">${empty}</p>`
  return markup`<div class="wide" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => markup`<tr>${row.map((cell) => markup`<td>${cell}</td>`)}</tr>
`,
  )}</tbody></table></div>`
}
