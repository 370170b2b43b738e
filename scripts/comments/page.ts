/** A comment as GitHub shows it: Markdown of its flavour, its sanitiser, its line breaks. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** Elements that GitHub's sanitiser leaves, of those that a comment of ours can have. */
const ALLOWED = [
  'h3',
  'h4',
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'details',
  'summary',
  'sub',
  'sup',
  'a',
  'wbr',
]

/** Attributes that it leaves, with values that mean nothing but layout, or a link. */
const ATTRIBUTES = /^(?: (?:align="(?:left|right|center)"|href="https:\/\/[^"<>]*"))*$/

/** A tag as it is left; others show as text, which the real sanitiser would drop. */
function sanitise(tag: string): string {
  const [, name = '', rest = ''] = /^<\/?([a-z0-9]+)([^>]*?) ?\/?>$/.exec(tag) ?? []
  const bare = rest.replace(/ class="language-[a-z]+"/, '')
  const isAllowed = ALLOWED.includes(name) && ATTRIBUTES.test(bare)
  return isAllowed ? tag.replace(rest, bare) : tag.replace('<', '&lt;').replace('>', '&gt;')
}

/** In comments, not in files, GitHub breaks a line where the text does. */
const breakLines = (html: string) =>
  html.replaceAll(/<p>.*?<\/p>/gs, (paragraph) =>
    paragraph.replaceAll(/(?<!<br \/>|<br>)\n/g, '<br>\n'),
  )

export function renderComment(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  })
  const bare = html.replaceAll(/<!--.*?-->\n?/gs, '').replaceAll(/<[^>]*>/g, sanitise)
  return breakLines(bare).trim()
}

/** A page with one comment; `style.css` lies beside it. */
export const commentPage = (title: string, markdown: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<div class="comment">
<header><b>github-actions</b> bot commented</header>
<article>
${renderComment(markdown)}
</article>
</div>
</body>
</html>
`
