/** JSON in the output of a program, found among its other lines and held against a shape. */
import type { z } from 'zod'
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

/**
 * The JSON document of an output: all of it, or what reaches from the first line that begins like
 * one to the last line that ends like one, since programs greet and sum up around it. Undefined:
 * there is none.
 */
function documentIn(text: string): unknown {
  const whole = readJson(text)
  if (whole !== undefined) return whole
  const begin = /^[[{]/m.exec(text)?.index
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return begin === undefined || end < begin ? undefined : readJson(text.slice(begin, end + 1))
}

/**
 * The document of an output as `schema` describes it; null with one problem that says what was
 * expected and what was seen. `tool` names the program and the option that writes the document.
 */
export function readDocument<T>(text: string, schema: z.ZodType<T>, tool: string): Found<T | null> {
  const refuse = (message: string): Found<null> => {
    const problem: Problem = { code: 'unknown-shape', message, next: `give this parser ${tool}` }
    return { value: null, problems: [problem] }
  }
  const found = documentIn(text)
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
