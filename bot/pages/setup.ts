/**
 * Creates the App in two clicks: this page sends GitHub a manifest, and GitHub returns a code that
 * is exchanged for the keys once. Nobody sees a key.
 * https://docs.github.com/en/apps/sharing-github-apps/registering-a-github-app-from-a-manifest
 */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { APP_PERMISSIONS, type NewApp } from '../../src/github/app.ts'
import type { Clock } from '../../src/machine/host.ts'
import { appFile, isSameSecret, type Settings } from '../settings.ts'
import { errorText, type Log } from '../telemetry.ts'

type SetupOptions = {
  settings: Settings
  /** Whoever knows it may have the App made; it stands in the log of the process. */
  token: string
  log: Log
  clock: Clock
  claim(code: string): Promise<NewApp>
  /** The App is made and kept; from here on the bot works. */
  onApp(): Promise<void>
}

/** Sent to every App besides these: installation and installation_repositories. */
const EVENTS = [
  'check_run',
  'check_suite',
  'issue_comment',
  'merge_group',
  'pull_request',
  'push',
  'release',
  'workflow_run',
]

/** Where GitHub sends back whoever signed in. */
export const SIGNED_IN = '/login/done'

/**
 * What GitHub is asked to make. Names of Apps are unique on GitHub; it lets people change it.
 * `isPublic`: any account may install it.
 */
export const manifestOf = (publicUrl: string, isPublic = false) => ({
  name: `gcbench ${new URL(publicUrl).hostname}`.slice(0, 34),
  url: publicUrl,
  hook_attributes: { url: `${publicUrl}/webhook`, active: true },
  redirect_url: `${publicUrl}/setup/done`,
  callback_urls: [`${publicUrl}${SIGNED_IN}`],
  public: isPublic,
  default_permissions: { ...APP_PERMISSIONS, merge_queues: 'read' },
  default_events: EVENTS,
})

/** GitHub keeps its code for an hour. */
const HOUR_SEC = 3600

const markOf = (token: string, until: string, once: string) =>
  createHmac('sha256', token).update(`${until}.${once}`).digest('hex')

/** Goes to GitHub and comes back: whoever has it has been on our page within the hour. */
const stateOf = (token: string, nowSec: number) => {
  const until = String(Math.ceil(nowSec) + HOUR_SEC)
  const once = randomBytes(8).toString('hex')
  return `${until}.${once}.${markOf(token, until, once)}`
}

function isState(state: string, token: string, nowSec: number): boolean {
  const [until = '', once = '', mark = '', ...more] = state.split('.')
  return (
    more.length === 0 && isSameSecret(mark, markOf(token, until, once)) && Number(until) >= nowSec
  )
}

const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1rem}</style>
<h1>${title}</h1>
${body}
</html>`

/** Where GitHub makes Apps: of the person who is signed in, or of an organisation. */
const formAddress = (serverUrl: string, organization: string) =>
  organization === ''
    ? `${serverUrl}/settings/apps/new`
    : `${serverUrl}/organizations/${encodeURIComponent(organization)}/settings/apps/new`

function firstPage(
  settings: Settings,
  publicUrl: string,
  token: string,
  state: string,
  { org, isPublic }: { org: string; isPublic: boolean },
) {
  const action = `${formAddress(settings.serverUrl, org)}?state=${state}`
  const owner = org === '' ? 'you' : org
  const whose = isPublic ? 'anybody may install it' : 'nobody else may install it'
  return page(
    'Make the GitHub App',
    html`<form method="post" action="${action}">
<input type="hidden" name="manifest" value="${JSON.stringify(manifestOf(publicUrl, isPublic))}">
<p>GitHub will show what it makes. The App will belong to ${owner}, and ${whose}.</p>
<button>Go on to GitHub</button>
</form>
<form>
<input type="hidden" name="token" value="${token}">
<p><label>Or should it belong to an organisation?
<input name="organization" pattern="[A-Za-z0-9\\-]+" value="${org}"></label></p>
<p><label><input type="checkbox" name="public" value="yes" ${isPublic ? 'checked' : ''}>
Other accounts may install it</label></p>
<p><button>Apply</button></p>
</form>`,
  )
}

/** Keeps the App where readSettings finds it, whole or not at all. */
function keepApp(dataDir: string, app: NewApp): void {
  const variables = {
    GCBENCH_APP_ID: String(app.id),
    GCBENCH_APP_SLUG: app.slug,
    GCBENCH_WEBHOOK_SECRET: app.webhookSecret,
    GCBENCH_PRIVATE_KEY: app.privateKey,
    GCBENCH_CLIENT_ID: app.clientId,
    GCBENCH_CLIENT_SECRET: app.clientSecret,
  }
  const file = appFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(variables, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  renameSync(`${file}.new`, file)
}

export function setupRoutes(options: SetupOptions): Hono {
  const { settings, token, log, clock, claim, onApp } = options
  const routes = new Hono()
  /** GitHub's way back is open once: a state that was used is used up. */
  const used = new Set<string>()
  routes.use(async ({ header }, next) => {
    header('cache-control', 'no-store')
    header('referrer-policy', 'no-referrer')
    // Forms may go to GitHub, which a browser checks once more where GitHub sends it on.
    const forms = `form-action 'self' ${settings.serverUrl}`
    const frames = "frame-ancestors 'none'"
    header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; ${frames}; base-uri 'none'; ${forms}`,
    )
    header('x-content-type-options', 'nosniff')
    await next()
  })
  routes.get('/', (context) => {
    if (!isSameSecret(context.req.query('token') ?? '', token))
      return context.text('The address of this page stands in the log of the bot.\n', 403)
    if (settings.publicUrl === null) {
      const words = 'Start the bot with GCBENCH_PUBLIC_URL, the address at which GitHub reaches it.'
      return context.html(page('One setting is missing', html`<p>${words}</p>`))
    }
    const state = stateOf(token, Date.parse(clock.timestamp()) / 1000)
    const organization = context.req.query('organization') ?? ''
    const choice = { org: organization, isPublic: context.req.query('public') === 'yes' }
    return context.html(firstPage(settings, settings.publicUrl, token, state, choice))
  })
  routes.get('/done', async (context) => {
    const { code = '', state = '' } = context.req.query()
    if (!isState(state, token, Date.parse(clock.timestamp()) / 1000))
      return context.text('This came from no page of the bot, or too late. Begin again.\n', 403)
    if (used.has(state))
      return context.text('This has been used already. Begin again, or read the log.\n', 403)
    used.add(state)
    try {
      const app = await claim(code)
      keepApp(settings.dataDir, app)
      await onApp()
      log.info({ app: app.slug, kept: appFile(settings.dataDir) }, 'the App is made')
      const install = `${app.url}/installations/new`
      const where = html`Its keys are in <code>${appFile(settings.dataDir)}</code>.`
      const next = html`<a href="${install}">Install it on repositories</a>.`
      return context.html(page(`${app.slug} is made`, html`<p>${where}</p><p>${next}</p>`))
    } catch (error) {
      log.error({ reason: errorText(error) }, 'the App could not be made')
      const words = 'GitHub did not hand out an App, or it could not be kept. The log says why.'
      return context.html(page('That did not work', html`<p>${words}</p>`), 502)
    }
  })
  return routes
}
