/** Files for operators: each is read as its reader would, and names only what there is. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { appVariables, variables } from '../../bot/settings.ts'
import { makeMetrics } from '../../bot/telemetry.ts'
import { slugOf } from '../../scripts/docs/site-links.ts'
import { findTool, skipNote } from '../tool-path.ts'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

/** Every metric of the bot and its labels; of histograms what Prometheus makes of them. */
async function knownMetrics(): Promise<Map<string, string[]>> {
  const { registry } = makeMetrics()
  const known = new Map<string, string[]>([['up', ['job', 'instance']]])
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: string[] }
    const all = [...labelNames, 'job', 'instance']
    known.set(name, all)
    if (String(type) === 'histogram')
      for (const part of ['bucket', 'sum', 'count']) known.set(`${name}_${part}`, [...all, 'le'])
  }
  return known
}

/** Prometheus' own grammar; Grafana puts a duration in the place of its variable. */
function parsed(text: string) {
  const expression = text.replaceAll('$__rate_interval', '5m')
  const found = { wrong: [] as string[], metrics: [] as string[], labels: [] as string[] }
  parser.parse(expression).iterate({
    enter({ name, type, from, to }) {
      const words = expression.slice(from, to)
      if (type.isError) found.wrong.push(`${expression} at ${from}`)
      if (name === 'Identifier' || name === 'MetricIdentifier') found.metrics.push(words)
      if (name === 'LabelName') found.labels.push(words)
    },
  })
  return found
}

async function problemsOf(expressions: string[]): Promise<string[]> {
  const known = await knownMetrics()
  return expressions.flatMap((expression) => {
    const { wrong, metrics, labels } = parsed(expression)
    const names = [...new Set(metrics)]
    const allowed = names.flatMap((name) => known.get(name) ?? [])
    return [
      ...wrong,
      ...(names.length === 0 ? [`${expression} asks for nothing`] : []),
      ...names.filter((name) => !known.has(name)).map((name) => `${name} is no metric`),
      ...labels.filter((name) => !allowed.includes(name)).map((name) => `${name} is no label`),
    ]
  })
}

/** As Prometheus reads a file of rules: a field that it does not know is refused. */
const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Gcbench[A-Za-z]+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook_url: z.url() }),
        }),
      ),
    }),
  ),
})

describe('alerts', () => {
  const alerts = rules.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules)

  it('ask Prometheus for metrics and labels that there are', async () => {
    expect(alerts.length).toBeGreaterThan(5)
    expect(await problemsOf(alerts.map(({ expr }) => expr))).toEqual([])
  })

  it('would be refused with a misspelt name, a label too many or half an expression', async () => {
    const wrong = [
      'gcbench_job > 1',
      'gcbench_set_aside{repository="x"}',
      'sum(gcbench_jobs',
      '1 > 0',
    ]
    for (const one of wrong) expect(await problemsOf([one]), one).not.toEqual([])
  })

  it('lead to their place in the runbook, which has a place for each', () => {
    const headings = readFileSync('docs/bot-runbook.md', 'utf8').matchAll(/^## (.+)$/gm)
    const anchors = [...headings].map(([, heading]) => slugOf(heading ?? ''))
    const asked = alerts.map(({ annotations }) => annotations.runbook_url.split('#'))
    for (const [page, anchor] of asked) {
      expect(page).toMatch(/\/docs\/bot-runbook\.md$/)
      expect(anchors).toContain(anchor)
    }
  })
})

it('the dashboard shows metrics that there are, each panel once', async () => {
  const panel = z.object({
    id: z.int(),
    title: z.string(),
    targets: z.array(z.object({ expr: z.string(), refId: z.string() })).min(1),
  })
  const { panels } = z
    .object({ panels: z.array(panel).min(1) })
    .parse(JSON.parse(read('dashboard.json')))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(await problemsOf(expressions)).toEqual([])
})

describe('examples', () => {
  const settings = [
    ...Object.keys(variables.shape),
    ...Object.keys(appVariables.shape),
    'GCBENCH_PRIVATE_KEY_FILE',
  ]
  /** Checked by the bot's own rules: a variable with another's name is refused at the start. */
  const unknown = (env: Record<string, string>) =>
    Object.entries(env).flatMap(([name, value]) => {
      if (!settings.includes(name)) return [name]
      const rule = variables.shape[name as keyof typeof variables.shape]
      return value.includes('${') || rule.safeParse(value).success ? [] : [`${name}=${value}`]
    })

  it('compose gives the bot settings that there are', () => {
    const file = parse(read('compose.yml'), { strict: true })
    expect(unknown(file.services.bot.environment)).toEqual([])
    expect(file.services.bot.image).toContain('GCBENCH_IMAGE')
    for (const { volumes } of Object.values<{ volumes: string[] }>(file.services))
      for (const one of volumes) expect(Object.keys(file.volumes)).toContain(one.split(':')[0])
  })

  it('Kubernetes gets deployments by digest, and services that find them', () => {
    const documents = parseAllDocuments(read('kubernetes.yml'), { strict: true })
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    const objects = documents.map((one) => one.toJS())
    const deployments = objects.filter(({ kind }) => kind === 'Deployment')
    const roles = deployments.map(({ spec: { selector, template } }) => {
      expect(template.metadata.labels).toMatchObject(selector.matchLabels)
      // A Service named gcbench would make variables that the bot refuses.
      expect(template.spec.enableServiceLinks).toBe(false)
      const [bot] = template.spec.containers
      expect(bot.image).toMatch(/@sha256:[0-9a-f]{64}$/)
      const env = bot.env.map(({ name, value }: { name: string; value: string }) => [name, value])
      expect(unknown(Object.fromEntries(env))).toEqual([])
      expect(bot.livenessProbe.httpGet.path).toBe('/healthz')
      expect(bot.startupProbe.httpGet.path).toBe('/healthz')
      expect(bot.readinessProbe.httpGet.path).toBe('/readyz')
      for (const { name } of bot.volumeMounts)
        expect(template.spec.volumes.map((volume: { name: string }) => volume.name)).toContain(name)
      return Object.fromEntries(env).GCBENCH_ROLE
    })
    expect(roles).toEqual(['intake', 'work'])
    for (const { kind, spec } of objects.filter((one) => one.kind !== 'Deployment')) {
      const wanted = kind === 'Service' ? spec.selector : spec.selector.matchLabels
      const found = deployments.filter((one) =>
        Object.entries(wanted).every(
          ([key, value]) => one.spec.template.metadata.labels[key] === value,
        ),
      )
      expect(found).toHaveLength(1)
    }
  })
})

const kustomize = findTool('kustomize')
const validate = findTool('kubernetes-validate')
const note = skipNote('kustomize', kustomize) || skipNote('kubernetes-validate', validate)

it.skipIf(note !== '')(`kustomize makes what Kubernetes takes${note}`, async () => {
  const text = execFileSync(kustomize as string, ['build', 'deploy'], { encoding: 'utf8' })
  const objects = parseAllDocuments(text).map((one) => one.toJS())
  const nameOf = ({ kind, metadata }: { kind: string; metadata: { name: string } }) =>
    `${kind} ${metadata.name}`
  const names = objects.map(nameOf)
  for (const { kind, spec } of objects) {
    if (kind !== 'HorizontalPodAutoscaler') continue
    const { kind: of, name } = spec.scaleTargetRef
    expect(names).toContain(`${of} ${name}`)
    for (const { external } of spec.metrics)
      if (external !== undefined) expect(await problemsOf([external.metric.name])).toEqual([])
  }
  const ingress = objects.find(({ kind }) => kind === 'Ingress')
  const [{ backend }] = ingress.spec.rules[0].http.paths
  expect(names).toContain(`Service ${backend.service.name}`)
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-kustomize-'))
  const file = join(folder, 'all.yaml')
  writeFileSync(file, text)
  // Ends with another status than 0 where a field is not of that kind's schema.
  const said = execFileSync(validate as string, ['--strict', file], { encoding: 'utf8' })
  expect(said.match(/ passed for resource /g)).toHaveLength(objects.length)
  rmSync(folder, { recursive: true })
})

it('the image runs the Node that is tried here', () => {
  const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8'))
  const text = readFileSync('Containerfile', 'utf8')
  expect(text).toContain(`ARG NODE=docker.io/library/node:${version}-slim\n`)
  const bases = text.match(/^FROM \S+/gm) ?? []
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Docker's
  expect(bases).toEqual(['FROM ${NODE}', 'FROM ${GO}', 'FROM ${NODE}', 'FROM ${NODE}'])
})

it('the image is built of files that a build is given', () => {
  const [everything, ...given] = readFileSync('.containerignore', 'utf8').trim().split('\n')
  expect(everything).toBe('*')
  const copies = readFileSync('Containerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)
  const asked = [...copies].flatMap(([, names = '']) => names.split(' '))
  expect(new Set(asked.map((name) => `!${name}`))).toEqual(new Set(given))
})
