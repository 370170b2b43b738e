/** Shelf: report -> text. */
import type { Format } from '../contracts/format.ts'
import { benchfmt } from './benchfmt.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { summary } from './summary.ts'
import { terminal } from './terminal.ts'

/** Every way to print a report. */
export const formats: Format[] = [markdown, html, summary, json, terminal, benchfmt]
