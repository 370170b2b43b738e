/** A report within the bounds of its schema, so that a long word never costs what was measured. */
import { ConfigError } from '../model/config-error.ts'
import type { Report } from '../model/model.ts'
import { reportSchema } from '../model/reported.ts'

const CUT = '...'

/** What programs and machines said may be long: texts and lists are cut, and it is told. */
export function bounded(report: Report): Report {
  const issues = reportSchema.safeParse(report).error?.issues ?? []
  const large = issues.filter(({ code }) => code === 'too_big')
  if (large.length === 0) return report
  const cut = structuredClone(report)
  for (const issue of large) cutAt(cut, issue.path, Number('maximum' in issue ? issue.maximum : 0))
  const where = large.map(({ path }) => path.join('.'))
  const first = where.slice(0, 3).join(', ')
  const message = `${where.length} texts or lists were cut to what a report holds: ${first}`
  return { ...cut, problems: [...cut.problems, { code: 'cut', message }] }
}

function cutAt(root: unknown, path: readonly PropertyKey[], most: number): void {
  const last = path.at(-1)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), root)
  if (last === undefined) return
  const value: unknown = Reflect.get(Object(holder), last)
  if (typeof value === 'string')
    Reflect.set(Object(holder), last, `${value.slice(0, most - CUT.length)}${CUT}`)
  if (Array.isArray(value)) value.length = most
}

const asked = reportSchema.pick({ plan: true, command: true })

/** Throws ConfigError where a report of this could not be written, whatever is measured for it. */
export function checkReportable(known: Pick<Report, 'plan' | 'command'>): void {
  const issues = asked.safeParse({ plan: known.plan, command: known.command }).error?.issues ?? []
  if (issues.length === 0) return
  throw new ConfigError(
    issues.map(({ path, message }) => ({
      code: 'too-large',
      where: path.join('.'),
      message: `does not fit a report: ${message}`,
      next: 'ask for less, or in fewer words',
    })),
  )
}
