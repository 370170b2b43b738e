/** GitHub's own description of its API: made fit for ajv, stricter, and used to fill in answers. */
import { readFileSync } from 'node:fs'

export type Schema = {
  $ref?: string
  type?: string
  format?: string
  nullable?: boolean
  enum?: unknown[]
  default?: unknown
  example?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

type Content = { content?: Record<string, { schema?: Schema }> }
type Parameter = { name?: string; $ref?: string; [rest: string]: unknown }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Ref>
}
type Ref = Content & { $ref?: string }
export type Description = {
  openapi: '3.0.3'
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, Schema & Content>>
}

const FILE = new URL('../../../fixtures/github/description.json', import.meta.url)

/** ajv refuses `nullable` beside anything but a `type`, and an enum that leaves out its null. */
function withNulls(schema: Schema): Schema {
  if (schema.nullable !== true) return schema
  const { nullable: _, ...rest } = schema
  if (rest.enum !== undefined && !rest.enum.includes(null)) rest.enum = [...rest.enum, null]
  return rest.type === undefined ? { anyOf: [rest, { enum: [null] }] } : { ...rest, nullable: true }
}

function rewriteAll<T>(value: T): T {
  if (Array.isArray(value)) return value.map(rewriteAll) as T
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([key, item]) => [key, rewriteAll(item)])
  return withNulls(Object.fromEntries(inner)) as T
}

/** Objects with named properties and no word about others take no others: misspelt fields fail. */
function close(schema: Schema): Schema {
  const each = (part: Record<string, Schema> = {}) =>
    Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, close(inner)]))
  const closed = { ...schema }
  if (schema.properties !== undefined) {
    closed.properties = each(schema.properties)
    closed.additionalProperties ??= false
  }
  if (schema.items !== undefined) closed.items = close(schema.items)
  for (const key of ['anyOf', 'oneOf'] as const)
    if (schema[key] !== undefined) closed[key] = schema[key].map(close)
  return closed
}

/**
 * GitHub answers null where a fork has been deleted, which its description does not say; see
 * https://github.com/github/rest-api-description/issues/1811.
 */
function allowDeletedForks({ components }: Description): void {
  for (const name of ['pull-request', 'pull-request-simple']) {
    const head = components.schemas?.[name]?.properties?.head?.properties
    if (head?.repo === undefined) throw new Error(`${name} has no head.repo any more`)
    head.repo = { ...head.repo, nullable: true }
  }
}

const PARTED = '/repos/{owner}/{repo}/compare/{base}...{head}'

/** The router knows one name in a part of a path, not two. */
function joinBaseAndHead({ paths }: Description): void {
  const { [PARTED]: compare } = paths
  if (compare?.get === undefined) throw new Error(`no ${PARTED} any more`)
  const others = (compare.get.parameters ?? []).filter(
    ({ name }) => !/^(base|head)$/.test(name ?? ''),
  )
  const whole = { name: 'basehead', in: 'path', required: true, schema: { type: 'string' } }
  compare.get.parameters = [...others, whole]
  delete paths[PARTED]
  paths[PARTED.replace('{base}...{head}', '{basehead}')] = compare
}

/** The committed description: nulls as ajv wants them, request bodies closed. */
export function loadDescription(): Description {
  const read = JSON.parse(readFileSync(FILE, 'utf8')) as Description
  allowDeletedForks(read)
  joinBaseAndHead(read)
  const description = rewriteAll(read)
  for (const methods of Object.values(description.paths))
    for (const operation of Object.values(methods)) {
      const body = operation.requestBody?.content?.['application/json']
      if (body?.schema !== undefined) body.schema = close(body.schema)
    }
  return description
}

/** What the description says about answers. */
export type Answers = {
  /** Whether the operation may answer with that status at all. */
  knows(operation: string, status: number): boolean
  /** The answer with every required field: `known`, and for the rest any value that is allowed. */
  complete(operation: string, status: number, known: unknown, component: string | null): unknown
}

export function answersOf(description: Description): Answers {
  const operations = new Map(
    Object.values(description.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  )
  const componentOf = (ref: string) => {
    const [section = '', name = ''] = ref.replace('#/components/', '').split('/')
    const found = description.components[section]?.[name]
    if (found === undefined) throw new Error(`no ${ref}`)
    return found
  }
  const deref = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : deref(componentOf(schema.$ref))
  const responseOf = (id: string, status: number): Content | undefined => {
    const response = operations.get(id)?.responses[status]
    return response?.$ref === undefined ? response : componentOf(response.$ref)
  }
  return {
    knows: (id, status) => responseOf(id, status) !== undefined,
    complete(id, status, known, component) {
      const schema =
        component === null
          ? responseOf(id, status)?.content?.['application/json']?.schema
          : componentOf(`#/components/schemas/${component}`)
      return schema === undefined ? known : fill(schema, known, id, deref)
    },
  }
}

function fill(schema: Schema, known: unknown, at: string, deref: (s: Schema) => Schema): unknown {
  const found = deref(schema)
  if (known === null) return null
  const parts = found.anyOf ?? found.oneOf
  if (parts !== undefined) return fill(parts[0] ?? {}, known, at, deref)
  const all = [found, ...(found.allOf ?? []).map(deref)]
  const properties = Object.assign({}, ...all.map((part) => part.properties))
  const required = all.flatMap((part) => part.required ?? [])
  if (Array.isArray(known))
    return known.map((item, i) => fill(found.items ?? {}, item, `${at}.${i}`, deref))
  if (Object.keys(properties).length > 0) {
    if (known === undefined && found.nullable) return null
    const whole = { ...found, properties, required }
    return fillObject(whole, (known ?? {}) as Record<string, unknown>, at, deref)
  }
  return known === undefined ? anyValue(found) : known
}

function fillObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  known: Record<string, unknown>,
  at: string,
  deref: (s: Schema) => Schema,
): Record<string, unknown> {
  for (const key of Object.keys(known))
    if (!(key in properties) && additionalProperties === undefined)
      throw new Error(`${at}: GitHub's answer has no field ${key}`)
  const keys = new Set([...required, ...Object.keys(known).filter((k) => known[k] !== undefined)])
  return Object.fromEntries(
    [...keys].map((key) => [key, fill(properties[key] ?? {}, known[key], `${at}.${key}`, deref)]),
  )
}

const SAMPLES: Record<string, unknown> = {
  string: '',
  integer: 1,
  number: 1,
  boolean: false,
  array: [],
  object: {},
}

/** Some value of the schema's type. */
function anyValue({ type = 'object', format, nullable, enum: words, example }: Schema): unknown {
  if (nullable) return null
  if (words !== undefined) return words[0]
  if (typeof example === type) return example
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  if (format === 'uri') return 'https://github.example/'
  return SAMPLES[type]
}
