/** What pictures share: a width, colours in light and dark, lettering, the frame of an SVG. */
import { asIs, type Markup, markup } from './markup.ts'

/** Of one in a comment: fits a phone almost as it is, so that its letters stay readable there. */
export const PICTURE_WIDTH = 420

/** `auto`: as whoever looks at it has it. */
export type Scheme = 'light' | 'dark' | 'auto'

const LIGHT =
  ':root{--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--band:#818b981f;--range:#0969da33;' +
  '--good:#0b7a4b;--bad:#c8321a;--warn:#8a5a00;--link:#0969da}'
const DARK =
  ':root{--ink:#e6edf3;--soft:#9aa4af;--line:#3d444d;--band:#9198a126;--range:#58a6ff3d;' +
  '--good:#4ac27d;--bad:#ff7b66;--warn:#dba642;--link:#58a6ff}'

const SHARED =
  'text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:var(--ink)}' +
  '.soft{fill:var(--soft)}.name{font-family:ui-monospace,Menlo,Consolas,monospace}' +
  '.number{font-weight:600;font-size:13px}.line{stroke:var(--line);fill:none}' +
  '.zero{stroke:var(--soft)}.margin{fill:var(--band)}.range{fill:var(--range)}' +
  '.good{fill:var(--good)}.bad{fill:var(--bad)}.warn{fill:var(--warn)}.plain{fill:var(--soft)}' +
  '.curve{fill:none;stroke:var(--link);stroke-width:1.5}.point{fill:var(--link)}' +
  '.change{stroke:var(--warn);stroke-dasharray:3 3}'

const STYLES: Record<Scheme, string> = {
  light: LIGHT + SHARED,
  dark: DARK + SHARED,
  auto: `${LIGHT}@media(prefers-color-scheme:dark){${DARK}}${SHARED}`,
}

/** The style of that scheme, for whoever has to allow it by name. */
export const pictureStyle = (scheme: Scheme): string => STYLES[scheme]

/** `scheme` null: the page around it has the style. */
export type Frame = { width: number; height: number; title: string; scheme: Scheme | null }

/** A whole SVG: a picture with a name, and nothing that acts, links or loads. */
export const svgText = ({ width, height, title, scheme }: Frame, body: Markup[]): string =>
  String(markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
 width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>
${
  scheme === null
    ? ''
    : markup`<style>${asIs(pictureStyle(scheme))}</style>
`
}${body}</svg>
`)

/** Places have a tenth of a pixel: more is noise in the bytes. */
export const px = (place: number): number => Math.round(10 * place) / 10
