/** The suite file's JSON Schema and its tables of keys, both from the zod schema. */
import { z } from 'zod'
import { botSettings, describedFile, suiteSettings } from '../../src/plan/suite-schema.ts'
import { SUITE_FILE_SCHEMA_URL } from '../../src/plan/suite-template.ts'
import { variantBody } from '../../src/plan/variants.ts'
import { workloads } from '../../src/workloads/index.ts'
import { meanings } from './markdown-table.ts'

type Schema = z.core.JSONSchema.BaseSchema

const toJson = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-07' })

/** Schema for editors; draft 7 is what their YAML support knows best. */
export function suiteFileSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(describedFile(workloads), {
    io: 'input',
    target: 'draft-07',
    reused: 'ref',
  })
  const about = {
    $id: SUITE_FILE_SCHEMA_URL,
    title: 'gcbench suite file',
    description: 'What gcbench measures, compares and gates: .gcbench.yml.',
  }
  return `${JSON.stringify({ $schema, ...about, ...schema }, null, 2)}\n`
}

/** What may be written, in words. */
function kindOf(schema: Schema): string {
  if (schema.title !== undefined) return schema.title
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.anyOf !== undefined) {
    const kinds = schema.anyOf.map((branch) => kindOf(branch as Schema))
    return [...new Set(kinds)].join(', ')
  }
  if (schema.type === 'array') return 'list'
  if (schema.type === 'object') return 'map'
  if (schema.type === 'boolean') return '`true`, `false`'
  return String(schema.type)
}

const isEmptyMap = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function defaultOf(schema: Schema): string {
  const value = schema.default
  if (value === undefined || isEmptyMap(value) || value === '') return ''
  return ` (\`${typeof value === 'string' ? value : JSON.stringify(value)}\`)`
}

/** What is inside of such a key is explained where the suite has it. */
const AS_IN_SUITE = 'As in the suite.'

/** `kind`: what may be written, and in brackets the default. */
type Row = [key: string, kind: string, about: string]

/**
 * Rows of a map's keys; keys of maps inside follow as `outer.inner`, but for those that the text of
 * the outer one, `outer`, explains by name.
 */
function rowsOf(schema: Schema, prefix: string, outer = ''): Row[] {
  const branches = (schema.anyOf ?? [schema]) as Schema[]
  const lists = branches.flatMap((branch) =>
    branch.type === 'array' ? [branch.items as Schema] : [],
  )
  const maps = [...branches, ...lists.flatMap((item) => (item.anyOf ?? [item]) as Schema[])]
  const seen = new Map<string, Row>()
  for (const map of maps) {
    for (const [key, value] of Object.entries((map.properties ?? {}) as Record<string, Schema>)) {
      if (outer.includes(`\`${key}\``)) continue
      const path = `${prefix}${key}`
      const kind = `${kindOf(value)}${defaultOf(value)}`
      // Texts of options repeat the default where no table stands beside them.
      const about = (value.description ?? '').replace(/ Default: `[^`]+`\.$/, '')
      const row: Row = [`\`${path}\``, kind, about]
      seen.set(path, row)
      if (about === AS_IN_SUITE) continue
      for (const inner of rowsOf(value, `${path}.`, about)) seen.set(inner[0], inner)
    }
    const each = map.additionalProperties
    if (typeof each !== 'object' || each === null) continue
    for (const inner of rowsOf(each as Schema, `${prefix}NAME.`, outer)) seen.set(inner[0], inner)
  }
  return [...seen.values()]
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('.'))

/** Keys of a table that have one text stand in one row. */
function joined(rows: readonly Row[]): Row[] {
  const made: Row[] = []
  for (const [key, kind, about] of rows) {
    const other = made.find((row) => row[2] === about && about.includes(' '))
    if (other === undefined) made.push([key, kind, about])
    else {
      const [last = ''] = other[0].split(', ').slice(-1)
      const isBeside = key.includes('.') && folderOf(last) === folderOf(key)
      other[0] += `, ${isBeside ? `\`${key.slice(key.lastIndexOf('.'))}` : key}`
      if (other[1] !== kind) other[1] += `, ${kind}`
    }
  }
  return made
}

/** Kinds of values that the text of a key makes plain. */
const PLAIN =
  /^(?:text|string|map|name|list|path|command|folder|git refs?|`true`|`false`|regular expression|or commands by name)$/
/** Those that it makes plain where there is no other kind beside them. */
const AMOUNT =
  /^(?:whole number.*|number|integer|duration|percentage|Go version|preset or script|auto|duration or Nx|list of .*)$/

function kindsOf(kind: string) {
  const [, kinds = '', byDefault = ''] = /^(.*?)( \(`.*`\))?$/.exec(kind) ?? []
  const shown = kinds.split(', ').filter((one) => !PLAIN.test(one))
  const told = shown.every((one) => AMOUNT.test(one)) ? [] : shown
  return { told: told.join(', '), byDefault: byDefault.includes('{') ? '' : byDefault }
}

/** What may be written and its default stand before the text, where they say more than it. */
const keysTable = (rows: readonly Row[]) =>
  meanings(
    joined(rows).map(([key, kind, about]) => {
      const { told, byDefault } = kindsOf(kind)
      // Choices that the text explains one by one need not be listed before it.
      const isListed = told.split(', ').some((one) => !about.includes(`${one}:`))
      if (told !== '' && isListed) return [key, `${told}${byDefault}. ${about}`]
      return [key, byDefault === '' ? about : `${about} Default: ${byDefault.slice(2, -1)}.`]
    }),
  )

/** Keys of every suite; those of variants have a table of their own. */
export const suiteTable = () =>
  keysTable(rowsOf(toJson(suiteSettings), '').filter(([key]) => !key.startsWith('`variants.')))

/** What keys of every suite mean, by the text; other tables need not repeat it. */
export const suiteTexts = (): Set<string> =>
  new Set(
    rowsOf(toJson(suiteSettings), '').map(([, , about]) =>
      about.replace(/ (?:Default|Without it): .*$/, ''),
    ),
  )

export const variantTable = () => keysTable(rowsOf(toJson(variantBody), ''))

/** Keys of what the service does. */
export const botTable = () => keysTable(rowsOf(toJson(botSettings), ''))

const topKey = ([key]: Row) => `\`${key.slice(1, -1).split('.')[0]}\``

/** One table per workload, under a heading with what it is; before them the keys of several. */
export function workloadTables(): string {
  const all = workloads.map(({ kind, about, settings }) => ({
    kind,
    about,
    rows: rowsOf(toJson(settings), ''),
  }))
  const bySelf = Map.groupBy(
    all.flatMap(({ rows }) => rows),
    (row) => row.join('\n'),
  )
  const several = [...bySelf.values()].filter(({ length }) => length > 1).map(([row]) => row!)
  // A key with a default of its own here and there is explained where it belongs.
  const shared = several.filter(([key]) => several.filter((row) => row[0] === key).length === 1)
  const isShared = (row: Row) => shared.some((one) => one.join('\n') === row.join('\n'))
  const sharedBy = (rows: readonly Row[]) => [...new Set(rows.filter(isShared).map(topKey))]
  /** Keys that every workload with one of them has are named once, with these. */
  const withBuild = all.filter(({ rows }) => sharedBy(rows).includes('`build-args`'))
  const usual = (withBuild.map(({ rows }) => sharedBy(rows)) as string[][]).reduce((some, more) =>
    some.filter((key) => more.includes(key)),
  )
  const sections = all.map(({ kind, about, rows }) => {
    const own = rows.filter((row) => !isShared(row))
    const keys = sharedBy(rows)
    const isUsual = keys.includes('`build-args`')
    const also = keys.filter((key) => !isUsual || !usual.includes(key)).join(', ')
    return [
      `### \`${kind}\``,
      sentence(about),
      keysTable(own),
      ...(also === '' ? [] : [`Also ${also}.`]),
    ].join('\n\n')
  })
  const names = (some: typeof all) => some.map(({ kind }) => `\`${kind}\``).join(', ')
  return [
    'Keys after "Also" are [those of several workloads](#keys-of-several-workloads). ' +
      `${names(withBuild)} also have ${usual.join(', ')}.`,
    ...sections,
    '### Keys of several workloads',
    keysTable(shared),
  ].join('\n\n')
}
