/** What pages are made with. */
import type { Context } from 'hono'
import type { Markup } from '../../src/render/markup.ts'
import type { Place } from '../events/event.ts'
import type { Reports } from '../reports/report-process.ts'
import type { Settings } from '../settings/settings.ts'
import type { Store } from '../store/store.ts'
import type { PageLink } from './layout.ts'
import type { Viewer } from './readers.ts'

/** `place`: where whoever asks may look, on pages of a repository. */
export type SiteEnv = { Variables: { viewer: Viewer; place: Place } }
export type PageContext = Context<SiteEnv>

export type ViewParts = {
  settings: Settings
  store: Pick<Store, 'db'>
  /** A process for whoever looks: it holds up nobody's work. */
  reports: Reports
  show(
    context: PageContext,
    title: string,
    body: Markup | Markup[],
    trail?: PageLink[],
  ): Response | Promise<Response>
  /** The same for what is not there and for what is nobody's business. */
  missing(context: PageContext): Response | Promise<Response>
}
