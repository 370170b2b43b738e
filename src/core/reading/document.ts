/** JSON in the output of a program, found among its other lines and held against a shape. */

import type { z } from 'zod'
import type { Code } from '../findings/codes.ts'
import type { Found, Problem } from '../model/model.ts'
import { readJson } from '../text/json.ts'

/** What stands where a document was expected, in words: `an object with the keys a, b`. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list whose first entry is ${shapeOf(value[0])}`
  if (typeof value !== 'object' || value === null)
    return value === null ? 'null' : `a ${typeof value}`
  const keys = Object.keys(value)
  const shown = keys.slice(0, 6).map((key) => JSON.stringify(key.slice(0, 40)))
  if (keys.length === 0) return 'an object without keys'
  return `an object with the keys ${shown.join(', ')}${keys.length > 6 ? ' and more' : ''}`
}

/** A string, or a number that JSON has not: C++ and Python write NaN and Infinity as they are. */
const STRING_OR_NO_NUMBER = /"(?:[^"\\]|\\.)*"|-?(?:NaN|Infinity)\b/g

/** The value of JSON in which what is no number is null. */
const readLoosely = (text: string): unknown =>
  readJson(text) ??
  readJson(text.replaceAll(STRING_OR_NO_NUMBER, (word) => (word.startsWith('"') ? word : 'null')))

/** A line that begins a document, and no tag or colour of a log. */
const BEGIN = /^[[{](?=\s*["[{\]}\d-])/m

/**
 * The JSON document of an output: all of it, or what reaches from the first line that begins like
 * one to the last line that ends like one, since programs greet and sum up around it. Undefined:
 * there is none.
 */
function documentIn(text: string): unknown {
  const whole = readLoosely(text)
  if (whole !== undefined) return whole
  const begin = BEGIN.exec(text)?.index
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return begin === undefined || end < begin ? undefined : readLoosely(text.slice(begin, end + 1))
}

/**
 * The document of an output as `schema` describes it; null with one problem that says what was
 * expected and what was seen. `tool` names the program and the option that writes the document.
 */
export function readDocument<T>(text: string, schema: z.ZodType<T>, tool: string): Found<T | null> {
  const refuse = (message: string, code: Code = 'unknown-shape'): Found<null> => {
    const problem: Problem = { code, message, next: `give this parser ${tool}` }
    return { value: null, problems: [problem] }
  }
  const found = documentIn(text)
  if (found === undefined && BEGIN.test(text))
    return refuse('JSON that breaks off, or has other text inside', 'broken-json')
  if (found === undefined)
    return refuse(text.trim() === '' ? 'the output is empty' : 'no JSON document in the output')
  const read = schema.safeParse(found)
  if (read.success) return { value: read.data, problems: [] }
  const [issue] = read.error.issues
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`
  return refuse(
    `another document: ${issue?.message ?? 'no match'}${where}; seen: ${shapeOf(found)}`,
  )
}
