/** The bot's settings and permissions as documentation, from the rules that read them. */
import type { z } from 'zod'
import { manifestOf } from '../../bot/pages/setup.ts'
import { appVariables, variables } from '../../bot/settings.ts'
import { meanings, table } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

function defaultOf(rule: z.ZodType): string {
  const { data } = rule.safeParse(undefined)
  if (data === undefined || data === null || Array.isArray(data)) return ''
  // As it is written: what is read of it is true or false.
  if (typeof data === 'boolean') return code(data ? 'on' : 'off')
  return code(String(data))
}

const rowsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape).map(([name, rule]) => [
    code(name),
    defaultOf(rule as z.ZodType),
    (rule as z.ZodType).description ?? '',
  ])

export const botSettings = () =>
  meanings(
    rowsOf(variables).map(([name = '', byDefault, about = '']) => [
      name,
      byDefault === '' ? about : `${about} (${byDefault})`,
    ]),
  )

export const botAppSettings = () =>
  meanings(rowsOf(appVariables).map(([name = '', , about = '']) => [name, about]))

/** Why the App asks for each permission; one without a reason is an error. */
const WHY: Record<string, string> = {
  actions: 'start, stop and follow the workflow, read artifacts',
  checks: 'one check for each suite at a commit, with buttons',
  contents: 'read `.gcbench.yml` of the base; nothing is ever written',
  issues: 'comments and reactions; an issue if the default branch got worse',
  merge_queues: 'see that a merge group exists, and answer it',
  metadata: 'every App has it; who may do what',
  pull_requests: 'read pull requests, comment on them',
}

export function botPermissions(): string {
  const { default_permissions: asked, default_events: events } = manifestOf('https://bot.example')
  const rows = Object.entries(asked).map(([name, level]) => {
    const why = WHY[name]
    if (why === undefined) throw new Error(`docs: why does the App ask for ${name}?`)
    return [code(name), level, why]
  })
  const list = events.toSorted().map(code).join(', ')
  return `${table(['Permission', 'Level', 'For'], rows)}\n\nEvents: ${list}.`
}
