/** Apps, their installation and tokens, and the deliveries of webhooks. */
import { createHmac, randomUUID } from 'node:crypto'
import { appOf, created, found, type Operations, ok, Refusal, userOf } from './answer.ts'
import {
  account,
  addApp,
  addToken,
  type Delivery,
  installationOf,
  type Permissions,
  type World,
} from './world.ts'

const deliveryShape = (delivery: Delivery, world: World) => ({
  id: delivery.id,
  guid: delivery.guid,
  event: delivery.event,
  delivered_at: delivery.deliveredAt,
  redelivery: delivery.redelivery,
  status: delivery.statusCode < 400 ? 'OK' : 'Failed',
  status_code: delivery.statusCode,
  action: (delivery.payload as { action?: string }).action ?? null,
  installation_id: installationOf(world),
  repository_id: world.repository.id,
})

export const appOperations: Operations = {
  'apps/get-authenticated': {
    needs: ['app:read'],
    answer: ({ token }) => ok(appOf(found(token.app ?? undefined))),
  },
  'apps/get-installation': {
    needs: ['app:read'],
    answer({ params, token }, world) {
      const id = Number(params.installation_id)
      if (id !== installationOf(world) || !world.isInstalled) found(undefined)
      const owner = userOf(account(world.repository.owner))
      const { suspendedAt } = world
      return ok({
        ...{ id, app_id: token.app?.id, app_slug: token.app?.slug, account: owner },
        ...{ suspended_at: suspendedAt, suspended_by: suspendedAt === null ? null : owner },
      })
    },
  },
  'apps/get-repo-installation': {
    needs: ['app:read'],
    answer: ({ token }, world) =>
      ok({
        id: installationOf(world),
        app_id: token.app?.id,
        app_slug: token.app?.slug,
        account: userOf(account(world.repository.owner)),
      }),
  },
  'apps/create-installation-access-token': {
    needs: ['app:read'],
    answer({ params, body, token }, world) {
      if (Number(params.installation_id) !== installationOf(world)) found(undefined)
      if (!world.isInstalled) found(undefined)
      if (world.suspendedAt !== null) throw new Refusal(403, SUSPENDED)
      const app = found(token.app ?? undefined)
      const names: string[] = body?.repositories ?? [world.repository.name]
      const ids: number[] = body?.repository_ids ?? [world.repository.id]
      const isHere = names.includes(world.repository.name) && ids.includes(world.repository.id)
      if (!isHere) throw new Refusal(422, NO_REPOSITORY)
      const permissions: Permissions = body?.permissions ?? ALL
      const text = addToken(world, app, permissions)
      const endsAt = Date.now() + 1000 * world.tokenSec
      const installation = installationOf(world)
      world.tokens.set(text, { ...found(world.tokens.get(text)), endsAt, installation })
      return created({ token: text, expires_at: new Date(endsAt).toISOString(), permissions })
    },
  },
  'apps/create-from-manifest': {
    needs: [],
    answer({ params }, world) {
      const { slug, privateKey, publicKey, secret } = found(world.offers.get(params.code ?? ''))
      world.offers.delete(params.code ?? '')
      const app = addApp(world, slug, publicKey)
      const page = `https://github.example/apps/${slug}`
      const secrets = {
        pem: privateKey,
        webhook_secret: secret,
        client_secret: 'a secret of the client',
      }
      return created({ ...appOf(app), html_url: page, client_id: 'Iv1.0', ...secrets })
    },
  },
  'apps/list-webhook-deliveries': {
    needs: ['app:read'],
    answer(call, world) {
      const { status, cursor, per_page: size = 30 } = call.query
      const all = world.deliveries
        .filter(({ statusCode }) => status !== 'failure' || statusCode >= 400)
        .toReversed()
      const from = cursor === undefined ? 0 : all.findIndex(({ id }) => String(id) === cursor)
      const items = all.slice(from, from + Number(size))
      const next = all[from + Number(size)]
      const search = new URLSearchParams({ ...call.query, cursor: String(next?.id) } as never)
      const link = `<${call.origin}/app/hook/deliveries?${search}>; rel="next"`
      const headers = next === undefined ? {} : { link }
      return { ...ok(items.map((delivery) => deliveryShape(delivery, world))), headers }
    },
  },
  'apps/get-webhook-delivery': {
    needs: ['app:read'],
    answer({ params }, world) {
      const id = Number(params.delivery_id)
      const delivery = found(world.deliveries.find((one) => one.id === id))
      const request = {
        headers: { 'X-GitHub-Delivery': delivery.guid },
        payload: delivery.payload as object,
      }
      return ok({ ...deliveryShape(delivery, world), request })
    },
  },
  'apps/redeliver-webhook-delivery': {
    needs: ['app:read'],
    async answer({ params }, world) {
      const id = Number(params.delivery_id)
      const { event, payload, guid } = found(world.deliveries.find((one) => one.id === id))
      await deliver(world, event, payload, { guid, redelivery: true })
      return { status: 202, body: {} }
    },
  },
}

export const SUSPENDED = 'This installation has been suspended'

const NO_REPOSITORY =
  'There is at least one repository that does not exist or is not accessible to the parent ' +
  'installation.'

/** What an app gets that asks for nothing less. */
const ALL: Permissions = {
  actions: 'write',
  checks: 'write',
  contents: 'read',
  issues: 'write',
  pull_requests: 'write',
}

/** Sends an event to the hook; a redelivery has the guid of the first one. Never tries again. */
export async function deliver(
  world: World,
  event: string,
  payload: unknown,
  { guid = randomUUID(), redelivery = false }: Partial<Pick<Delivery, 'guid' | 'redelivery'>> = {},
): Promise<Delivery> {
  const made = { id: world.nextId(), event, payload, deliveredAt: world.now() }
  const given = { guid, redelivery }
  const delivery: Delivery = {
    ...made,
    ...given,
    statusCode: await send(world, { ...made, ...given }),
  }
  world.deliveries.push(delivery)
  return delivery
}

/** GitHub waits ten seconds. */
const PATIENCE_MS = 10_000

async function send({ hook }: World, { guid, event, payload }: Omit<Delivery, 'statusCode'>) {
  if (hook === null) return 502
  const body = JSON.stringify(payload)
  const signature = createHmac('sha256', hook.secret).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'GitHub-Hookshot/fake',
    'x-github-delivery': guid,
    'x-github-event': event,
    'x-hub-signature-256': `sha256=${signature}`,
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(hook.url, { method: 'POST', body, headers, signal })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 502
  }
}
