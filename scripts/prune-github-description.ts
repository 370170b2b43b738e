/**
 * Cuts GitHub's own description of its REST API down to the operations that this project calls, and
 * writes fixtures/github/description.json, which the fake GitHub of the tests is checked against.
 *
 *   node scripts/prune-github-description.ts [FILE]
 *
 * FILE is the package's generated/api.github.com.json; without it the package is fetched with npm.
 * The package is no dependency: unpacked it is 385 MB, for a script that runs once a year.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = '@octokit/openapi'
const VERSION = '23.0.2'
const OUT = 'fixtures/github/description.json'

/** What src/ and bot/ call. An operation that is not here is a fault in every test. */
export const OPERATIONS = [
  ...['get-authenticated', 'get-repo-installation', 'create-installation-access-token'].map(
    of('apps'),
  ),
  ...['list-webhook-deliveries', 'redeliver-webhook-delivery', 'create-from-manifest'].map(
    of('apps'),
  ),
  ...['list-comments', 'create-comment', 'get-comment', 'update-comment'].map(of('issues')),
  ...['list', 'create', 'delete'].map((verb) => `reactions/${verb}-for-issue-comment`),
  ...['get-collaborator-permission-level', 'get-content', 'create-commit-status'].map(of('repos')),
  ...['list-commit-statuses-for-ref'].map(of('repos')),
  ...['create', 'update', 'list-for-ref'].map(of('checks')),
  ...['get', 'list'].map(of('pulls')),
  ...['get-workflow-run', 'cancel-workflow-run', 'create-workflow-dispatch'].map(of('actions')),
  ...['list-workflow-run-artifacts', 'download-artifact', 'list-workflow-runs'].map(of('actions')),
  ...['compare-commits', 'list-tags'].map(of('repos')),
  'git/list-matching-refs',
]

function of(area: string) {
  return (name: string) => `${area}/${name}`
}

type Json = { [key: string]: unknown }
type Description = Json & { paths: Record<string, Record<string, Json>>; components: Json }

/** Words for readers, and samples: GitHub's own samples break its own schemas. */
const NOT_KEPT = new Set(['description', 'summary', 'examples', 'externalDocs', 'tags'])

/** A copy without what machines do not need; keys below `properties` are names, so they stay. */
function strip(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item))
  if (typeof value !== 'object' || value === null) return value
  const isKept = (key: string) => areNames || !(NOT_KEPT.has(key) || key.startsWith('x-'))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isKept(key))
      .map(([key, inner]) => [key, strip(inner, key === 'properties' && !areNames)]),
  )
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  )
}

/** Components that a value refers to, and those that these refer to, by `section/name`. */
function reachable(from: unknown, components: Record<string, Json>): Record<string, Json> {
  const kept: Record<string, Json> = {}
  const queue = refsIn(from)
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    const [section = '', name = ''] = ref.replace('#/components/', '').split('/')
    const found = components[section]?.[name]
    if (found === undefined) throw new Error(`${ref} leads nowhere`)
    kept[section] ??= {}
    if (name in kept[section]) continue
    kept[section][name] = found
    queue.push(...refsIn(found))
  }
  return kept
}

const sorted = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The operations that are asked for, with every component that they need. Throws on a wrong id. */
export function prune(description: Description, operations: string[]): Json {
  const paths: Record<string, Json> = {}
  const missing = new Set(operations)
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!missing.delete(String(operation.operationId))) continue
      paths[path] = { ...paths[path], [method]: strip(operation) }
    }
  if (missing.size > 0) throw new Error(`GitHub has no ${[...missing].join(', ')}`)
  const components = strip(description.components) as Record<string, Json>
  const kept = reachable(paths, components)
  return {
    openapi: description.openapi,
    info: {
      title: 'The part of GitHub REST API that this project calls',
      version: VERSION,
      license: { name: 'MIT', url: 'https://github.com/octokit/openapi/blob/main/LICENSE' },
      'x-source': `${PACKAGE} ${VERSION}, generated/api.github.com.json, cut by this project`,
    },
    paths: sorted(paths),
    components: sorted(
      Object.fromEntries(Object.entries(kept).map(([section, part]) => [section, sorted(part)])),
    ),
  }
}

function fetched(): string {
  const folder = mkdtempSync(join(tmpdir(), 'github-description-'))
  try {
    execFileSync('npm', ['pack', `${PACKAGE}@${VERSION}`, '--pack-destination', folder])
    execFileSync('tar', ['-xzf', `octokit-openapi-${VERSION}.tgz`], { cwd: folder })
    return readFileSync(join(folder, 'package/generated/api.github.com.json'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  const text = file === undefined ? fetched() : readFileSync(file, 'utf8')
  const pruned = prune(JSON.parse(text), OPERATIONS)
  writeFileSync(OUT, `${JSON.stringify(pruned, null, 1)}\n`)
}
