/** The frame of the service's pages: who is signed in, and the policy that it sends. */
import type { Context } from 'hono'
import { docsAddress } from '../../src/model/paths.ts'
import { type Markup, markup, type PageLink } from '../../src/render/html.ts'
import { framedPage, PLOT_FILE, SITE_POLICY } from '../../src/render/site-page.ts'
import type { Archive } from '../jobs/archive.ts'
import type { Reports } from '../jobs/process.ts'
import type { LiveRuns } from '../jobs/result.ts'
import type { Settings } from '../settings.ts'
import type { StoredRepository } from '../store/repositories.ts'
import type { Viewer } from './sign-in.ts'

export const PAGES_POLICY = `${SITE_POLICY}; form-action 'self'; frame-ancestors 'none'`

/** Where the script of graphs is. */
export const PLOT_PATH = `/assets/${PLOT_FILE}`

type PageFrame = {
  title: string
  viewer: Viewer
  /** Where the page is, as an address here; whoever signs in comes back to it. */
  path: string
  canSignIn: boolean
  trail?: PageLink[]
}

function whoMarkup({ viewer, canSignIn, path }: PageFrame): Markup | string {
  if (viewer !== null)
    return markup`<form method="post" action="/logout"><span>${viewer.login}</span>
<button>Sign out</button></form>`
  if (!canSignIn) return ''
  return markup`<a href="/login?next=${encodeURIComponent(path)}">Sign in with GitHub</a>`
}

export function pageMarkup(frame: PageFrame, body: Markup | Markup[]): string {
  const { title, trail = [] } = frame
  const links = [{ href: '/', text: 'gcbench' }, ...trail]
  return framedPage({ title, trail: links, aside: whoMarkup(frame), policy: null }, body)
}

/** Where it says how the history of a branch begins. */
export const MEASURE_MERGES = docsAddress('after-the-merge.md#measured-on-main')

/** `place`: where whoever asks may look, on pages of a repository. */
export type SiteEnv = { Variables: { viewer: Viewer; place: StoredRepository } }
export type PageContext = Context<SiteEnv>

export type ViewOptions = {
  settings: Settings
  store: Archive
  /** A process for whoever looks: it holds up nobody's work. */
  reports: Reports
  liveOf: LiveRuns
  show(
    context: PageContext,
    title: string,
    body: Markup | Markup[],
    trail?: PageLink[],
  ): Response | Promise<Response>
  /** The same for what is not there and for what is nobody's business. */
  missing(context: PageContext): Response | Promise<Response>
}
