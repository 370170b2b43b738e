/** HTML in which whatever is put in is text, unless it is HTML of this kind itself. */
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { COMMAND_CAP, NAME_CAP, type Phrase, PROSE_CAP } from '../text/phrase.ts'
import { clean, cleanName } from '../text/plain.ts'

/** HTML that is safe to put into HTML. */
export type Markup = HtmlEscapedString

/** A template: what stands in it is escaped, lists are joined, null and false are nothing. */
export const markup = (strings: TemplateStringsArray, ...values: unknown[]): Markup =>
  // A promise only comes of promises, and none is put in.
  html(strings, ...values) as Markup

/** Our own text, which is put in as it is: a style, a script. */
export const asIs = (text: string): Markup => raw(text)

export const joinMarkup = (all: Markup[]): Markup => markup`${all}`

/** A phrase, with strangers' names set apart. */
export const phraseMarkup = (phrase: Phrase): Markup =>
  joinMarkup(
    phrase.map((piece) => {
      if (typeof piece === 'string') return markup`${piece.replaceAll(' %', '\u00a0%')}`
      if ('strong' in piece) return markup`<strong>${piece.strong}</strong>`
      if ('name' in piece) return markup`<code>${cleanName(piece.name, NAME_CAP)}</code>`
      if ('command' in piece) return markup`<code>${clean(piece.command, COMMAND_CAP)}</code>`
      if ('day' in piece) return markup`${clean(piece.day, NAME_CAP).replaceAll('-', '\u2011')}`
      return markup`${clean(piece.prose, PROSE_CAP).replaceAll(' %', '\u00a0%')}`
    }),
  )
