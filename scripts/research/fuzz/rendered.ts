/** What GitHub would make of a comment of ours, and whether anything in it is alive. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { docsAddress } from '../../../src/model/paths.ts'

/** As GitHub renders before it sanitises: whatever survives here was not left to its filter. */
export const render = (markdown: string) =>
  micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  })

/** Every tag with its attributes, in order. */
export const tags = (html: string) => html.match(/<[^>]*>/g) ?? []

/** Text that GitHub searches for mentions, issue numbers and emoji: all but code. */
export const searched = (html: string) =>
  html
    .replaceAll(/<(code|pre)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

export const OURS = [
  /^<\/?(h3|h4|p|strong|em|ul|li|table|thead|tbody|tr|pre|code|details|summary|sub|sup|wbr)>$/,
  /^<(th|td)( align="(left|right|center)")?>$/,
  /^<\/(th|td)>$/,
  /^<br ?\/?>$/,
  /^<code class="language-(text|sh)">$/,
]

/** Mentions, references and emoji by their names. */
const ALIVE = [/(?<![\w`])@\w/, /(?<!&)#\d/, /\bGH-\d/i, /:(?:[\w+-]*[a-z][\w+-]*|[+-]1|100):/i]

/** Addresses that are ours to link to. */
const isOurLink = (tag: string) =>
  /^<a href="https:\/\/run\.example\/[^"]*">$|^<\/a>$/.test(tag) ||
  tag === `<a href="${docsAddress('reading.md')}">`

/** What of a comment would do something; []: nothing. */
export function activeIn(markdown: string): string[] {
  // Our own marker is a comment of HTML, which shows nothing.
  const html = render(markdown.replaceAll(/^<!-- gcbench:.*-->$/gm, ''))
  const others = tags(html).filter(
    (tag) => !OURS.some((pattern) => pattern.test(tag)) && !isOurLink(tag),
  )
  const words = ALIVE.flatMap((pattern) => pattern.exec(searched(html))?.[0] ?? [])
  return [...others, ...words]
}
