/** The settings of the bot: read from the environment once, with all problems reported together. */
import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ConfigError, type ConfigProblem } from '../../src/model/config-error.ts'
import { nearest } from '../../src/text/paths.ts'
import { type ApiToken, appVariables, variables } from './variables.ts'

/** What makes the bot one App; made by GitHub when the App is created. */
export type AppSettings = {
  id: number
  slug: string
  /** PEM. */
  privateKey: string
  /** The current one first; more only while a secret is being changed. */
  webhookSecrets: [string, ...string[]]
  /** What people sign in by; absent: nobody can. */
  client?: { id: string; secret: string }
}

export type Settings = {
  /** Null: there is no App yet, and the bot can do nothing but have one made. */
  app: AppSettings | null
  /** Null: the store is the folder `store` in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** What this process does of what a bot does. */
  role: 'all' | 'intake' | 'work'
  host: string
  port: number
  /** Where people and GitHub reach the bot, without a slash at the end; null: nowhere yet. */
  publicUrl: string | null
  /** Base of GitHub's REST API, and of its pages, without a slash at the end. */
  apiUrl: string
  serverUrl: string
  /** File name of the workflow that is dispatched, in `.github/workflows`. */
  workflow: string
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Entries of a queue at work at a time in this process. */
  concurrency: number
  /** Connections to a database server. */
  connections: number
  /** Days that deliveries are remembered, to know one that comes again. */
  deliveryDays: number
  /** Days that finished jobs of the bot are kept, and whole reports; points of them stay. */
  jobDays: number
  /** Days that all of a repository is kept after the App was taken from it. */
  goneDays: number
  reportDays: number
  /** Folder for a backup a day; null: none are made. */
  backupDir: string | null
  /** A run of a job that says nothing for so long is lost. */
  runLimitMin: number
  /** How long a stop waits for what is at work. */
  drainSec: number
  /** Whether there are pages for people. */
  hasPages: boolean
  /** Whether pictures of reports are served and shown in comments. */
  hasPictures: boolean
  /** What addresses are signed with; null: a key that is made of the App's. */
  linkSecret: string | null
  /** Whoever knows it may have the App made; null: one is made up and logged. */
  setupToken: string | null
  /** Whoever knows it may read the metrics; null: everybody who reaches the bot. */
  metricsToken: string | null
  /** Whoever knows one may read of the history what it is for. */
  apiTokens: ApiToken[]
  /** `owner/name` or `owner/*`: repositories whose history anyone may read. */
  apiOpen: string[]
}

type Environment = Readonly<Record<string, string | undefined>>

const NEXT: Record<string, string> = {
  GCBENCH_PRIVATE_KEY: 'set it to the text, or GCBENCH_PRIVATE_KEY_FILE to the path of the file',
  GCBENCH_WEBHOOK_SECRET:
    "it stands on the App's page under Webhook; openssl rand -hex 32 makes one",
}

const problem = (where: string, message: string, next?: string): ConfigProblem => ({
  code: 'setting',
  where,
  message,
  ...(next === undefined ? {} : { next }),
})

/** File in the data folder that keeps the App made by the bot's own page. */
export const appFile = (dataDir: string) => join(dataDir, 'app.json')

/** Variables that the file of the App stands for, where the environment has none of them. */
function variablesOfFile(dataDir: string): Environment {
  try {
    return JSON.parse(readFileSync(appFile(dataDir), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    const message = `cannot be read: ${(error as Error).message}`
    throw new ConfigError([problem(appFile(dataDir), message)])
  }
}

type Read<T> = { value: T | null; problems: ConfigProblem[] }

function read<T extends z.ZodObject>(schema: T, env: Environment): Read<z.infer<T>> {
  const names = Object.keys(schema.shape).filter((name) => (env[name] ?? '') !== '')
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, env[name]])))
  if (parsed.success) return { value: parsed.data, problems: [] }
  const problems = parsed.error.issues.map(({ path, message }) => {
    const where = String(path[0])
    const isMissing = !names.includes(where)
    return problem(where, isMissing ? 'is missing' : message, NEXT[where])
  })
  return { value: null, problems }
}

/** The key's text, from the variable or from the file that another one names. */
function withKey(env: Environment): { env: Environment; problems: ConfigProblem[] } {
  const path = env.GCBENCH_PRIVATE_KEY_FILE
  if (path === undefined || path === '') return { env, problems: [] }
  try {
    return { env: { ...env, GCBENCH_PRIVATE_KEY: readFileSync(path, 'utf8') }, problems: [] }
  } catch (error) {
    const message = `cannot be read: ${(error as Error).message}`
    return { env, problems: [problem('GCBENCH_PRIVATE_KEY_FILE', message)] }
  }
}

const APP_NAMES = [...Object.keys(appVariables.shape), 'GCBENCH_PRIVATE_KEY_FILE']

function readApp(env: Environment, dataDir: string): Read<AppSettings> {
  const isGiven = APP_NAMES.some((name) => (env[name] ?? '') !== '')
  const source = isGiven ? env : variablesOfFile(dataDir)
  if (Object.keys(source).length === 0) return { value: null, problems: [] }
  const keyed = withKey(source)
  const { value, problems } = read(appVariables, keyed.env)
  if (keyed.problems.length > 0) {
    const others = problems.filter(({ where }) => where !== 'GCBENCH_PRIVATE_KEY')
    return { value: null, problems: [...keyed.problems, ...others] }
  }
  if (value === null) return { value: null, problems }
  const { GCBENCH_WEBHOOK_SECRET: current, GCBENCH_WEBHOOK_SECRET_PREVIOUS: previous } = value
  const { GCBENCH_CLIENT_ID: id, GCBENCH_CLIENT_SECRET: secret } = value
  const app: AppSettings = {
    id: value.GCBENCH_APP_ID,
    slug: value.GCBENCH_APP_SLUG,
    privateKey: value.GCBENCH_PRIVATE_KEY,
    webhookSecrets: previous === undefined ? [current] : [current, previous],
    ...(id === undefined || secret === undefined ? {} : { client: { id, secret } }),
  }
  return { value: app, problems: [] }
}

const KNOWN = [...Object.keys(variables.shape), ...APP_NAMES]

/** What Kubernetes puts into every container for a Service whose name begins with ours. */
const OF_KUBERNETES = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT(_\d+_(TCP|UDP|SCTP)(_\w+)?)?$/
const NO_LINKS = 'Kubernetes makes it of a Service: set enableServiceLinks: false in the pod'

/** A setting that is misspelt is no setting at all, and nobody would notice. */
const unknownNames = (env: Environment): ConfigProblem[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('GCBENCH_') && !KNOWN.includes(name))
    .map((name) => {
      const meant = nearest(name, KNOWN)
      const next = meant === null ? undefined : `did you mean ${meant}?`
      const isLink = OF_KUBERNETES.test(name)
      return problem(name, 'is no setting of the bot', isLink ? NO_LINKS : next)
    })

/** A folder has one process, so that one does all. */
const roleProblems = (value: z.infer<typeof variables> | null): ConfigProblem[] =>
  value === null || value.GCBENCH_ROLE === 'all' || value.GCBENCH_DATABASE_URL !== null
    ? []
    : [problem('GCBENCH_ROLE', 'has to be all without GCBENCH_DATABASE_URL')]

/** Throws a ConfigError with everything that is wrong. */
export function readSettings(env: Environment): Settings {
  const { value, problems } = read(variables, env)
  const dataDir = value?.GCBENCH_DATA_DIR ?? env.GCBENCH_DATA_DIR ?? ''
  const app = readApp(env, dataDir)
  const all = [...problems, ...app.problems, ...roleProblems(value), ...unknownNames(env)]
  if (value === null || all.length > 0) throw new ConfigError(all)
  return {
    app: app.value,
    databaseUrl: value.GCBENCH_DATABASE_URL,
    dataDir,
    role: value.GCBENCH_ROLE,
    host: value.GCBENCH_HOST,
    port: value.PORT,
    publicUrl: value.GCBENCH_PUBLIC_URL,
    apiUrl: value.GITHUB_API_URL,
    serverUrl: value.GITHUB_SERVER_URL,
    workflow: value.GCBENCH_WORKFLOW,
    logLevel: value.GCBENCH_LOG_LEVEL,
    concurrency: value.GCBENCH_CONCURRENCY,
    connections: value.GCBENCH_CONNECTIONS,
    deliveryDays: value.GCBENCH_DELIVERY_DAYS,
    jobDays: value.GCBENCH_JOB_DAYS,
    goneDays: value.GCBENCH_GONE_DAYS,
    reportDays: value.GCBENCH_REPORT_DAYS,
    backupDir: value.GCBENCH_BACKUP_DIR,
    runLimitMin: value.GCBENCH_RUN_LIMIT_MIN,
    drainSec: value.GCBENCH_DRAIN_SEC,
    hasPages: value.GCBENCH_PAGES,
    hasPictures: value.GCBENCH_PICTURES,
    linkSecret: value.GCBENCH_LINK_SECRET,
    setupToken: value.GCBENCH_SETUP_TOKEN,
    metricsToken: value.GCBENCH_METRICS_TOKEN,
    apiTokens: value.GCBENCH_API_TOKENS,
    apiOpen: value.GCBENCH_API_OPEN,
  }
}

/** Compares in constant time. */

export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
