/** What a handler of the fake gets and gives, and the shapes that answers share. */
import type { Account, App, Level, Token, World } from './world.ts'

export type Call = {
  params: Record<string, string>
  query: Record<string, string | undefined>
  // Its shape was checked against the description before the handler is called.
  // biome-ignore lint/suspicious/noExplicitAny: every operation has another body
  body: any
  /** Who asks; an app's own JWT has no account and no permissions. */
  token: Token
  origin: string
  /** Every repository of this GitHub. */
  worlds: readonly World[]
}

export type Answer = {
  status: number
  body?: unknown
  headers?: Record<string, string>
  /** Component of the description that the body is; null: what the operation says. */
  component?: string
}

/** Permissions of which a token needs one, as `name:level`. */
export type Need = `${string}:${Level}`

export type Operation = {
  needs: Need[]
  answer(call: Call, world: World): Answer | Promise<Answer>
}
export type Operations = Record<string, Operation>

/** GitHub says no. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: unknown[] | null
  constructor(status: number, message: string, errors: unknown[] | null = null) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export const notFound = () => new Refusal(404, 'Not Found')

export const invalid = (resource: string, field: string, message: string) =>
  new Refusal(422, 'Validation Failed', [{ resource, code: 'unprocessable', field, message }])

/** The item, or 404. */
export function found<T>(item: T | undefined): T {
  if (item === undefined) throw notFound()
  return item
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const created = (body: unknown): Answer => ({ status: 201, body })

/** One page of a list, with links to its neighbours. */
export function page<T>({ query, origin }: Call, path: string, all: T[]) {
  const size = Math.min(Number(query.per_page ?? 30), 100)
  const number = Number(query.page ?? 1)
  const last = Math.max(1, Math.ceil(all.length / size))
  const link = (to: number, rel: string) => {
    const search = new URLSearchParams({ ...(query as Record<string, string>), page: String(to) })
    return `<${origin}${path}?${search}>; rel="${rel}"`
  }
  const links = number < last ? [link(number + 1, 'next'), link(last, 'last')] : []
  const headers = links.length === 0 ? {} : { link: links.join(', ') }
  return { items: all.slice((number - 1) * size, number * size), headers }
}

export const userOf = ({ id, login, type }: Account) => ({ id, login, type, site_admin: false })

export const appOf = (app: App) => ({ id: app.id, slug: app.slug, name: app.slug, events: [] })

export const repositoryPath = ({ repository: { owner, name } }: World) => `/repos/${owner}/${name}`
