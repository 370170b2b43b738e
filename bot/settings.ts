/** The settings of the bot: read from the environment once, with all problems reported together. */
import { createPrivateKey, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError, type ConfigProblem } from '../src/model/findings.ts'
import { nearest } from '../src/model/paths.ts'

// Every environment variable of the bot: its schema, its default, its description in the docs.

const whole = (least: number, most: number) =>
  z.coerce
    .number(`has to be a whole number from ${least} to ${most}`)
    .int(`has to be a whole number from ${least} to ${most}`)
    .min(least, `has to be at least ${least}`)
    .max(most, `has to be at most ${most}`)

/** How long a drain may take, in the command's words: whole minutes. */
export const drainMinutes = whole(1, 24 * 60)

const address = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      error: `has to be an address that begins with ${protocols.join('// or ')}//`,
    })
    .transform((text) => text.replace(/\/+$/, ''))

const secret = z.string().min(16, 'has to have at least 16 characters')

/** Words with commas or spaces between them. */
const words = <T extends z.ZodString>(one: T) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
    .pipe(z.array(one))

const fileName = z
  .string()
  .regex(/^[\w.-]+\.ya?ml$/, 'has to be the name of a file in .github/workflows, without folders')

const level = z.enum(['silent', 'error', 'warn', 'info', 'debug'], {
  error: 'has to be one of silent, error, warn, info, debug',
})

/** A bearer of the API; `repositories`: all that it may read, null: everything. */
export type ApiToken = { token: string; repositories: string | null }

/** Before a token: what it may read. */
const SCOPE = /^([\w.-]+\/(?:\*|[\w.-]+))=(.{16,})$/

const apiTokens = words(secret).transform((all) =>
  all.map((word): ApiToken => {
    const [, repositories = null, token = word] = SCOPE.exec(word) ?? []
    return { token, repositories }
  }),
)

const repositories = z
  .string()
  .regex(/^[\w.-]+\/(\*|[\w.-]+)$/, 'has to be a list of owner/name or owner/*')

const isOn = z
  .enum(['on', 'off'], { error: 'has to be on or off' })
  .default('on')
  .transform((text) => text === 'on')

export const variables = z.object({
  GCBENCH_PUBLIC_URL: address('http:', 'https:')
    .nullable()
    .default(null)
    .describe('Address of the bot; needed to make the App'),
  GCBENCH_DATA_DIR: z
    .string()
    .default('gcbench-data')
    .describe('Folder for the embedded store and the keys of an App that the bot made'),
  GCBENCH_DATABASE_URL: address('postgres:', 'postgresql:')
    .nullable()
    .default(null)
    .describe('PostgreSQL instead of the embedded store; several bots may share it'),
  GCBENCH_READ_DATABASE_URL: address('postgres:', 'postgresql:')
    .nullable()
    .default(null)
    .describe('A read replica of that database, for pages, pictures and `/api`'),
  GCBENCH_BUCKET_URL: address('http:', 'https:')
    .nullable()
    .default(null)
    .describe('A bucket (S3 API) for reports, as `https://HOST/BUCKET`'),
  GCBENCH_BUCKET_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  AWS_ACCESS_KEY_ID: z.string().nullable().default(null).describe('Access key of the bucket'),
  AWS_SECRET_ACCESS_KEY: z.string().nullable().default(null).describe('Secret of that key'),
  GCBENCH_ROLE: z
    .enum(['all', 'intake', 'work'], { error: 'has to be one of all, intake, work' })
    .default('all')
    .describe('`intake` only receives deliveries, `work` does everything else'),
  GCBENCH_HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  PORT: whole(0, 65_535).default(8080).describe('Port to listen on'),
  GITHUB_API_URL: address('http:', 'https:')
    .default('https://api.github.com')
    .describe("GitHub's REST API; for GitHub Enterprise Server `https://HOST/api/v3`"),
  GITHUB_SERVER_URL: address('http:', 'https:')
    .default('https://github.com')
    .describe("GitHub's pages"),
  GCBENCH_WORKFLOW: fileName
    .default('gcbench.yml')
    .describe('Workflow file that the bot dispatches'),
  GCBENCH_RUN_LIMIT_MIN: whole(1, 3 * 24 * 60)
    .default(360)
    .describe('Minutes after which a run that has not ended is called lost'),
  GCBENCH_CONCURRENCY: whole(1, 1000)
    .default(256)
    .describe('Entries of a queue that a process works on at a time'),
  GCBENCH_CONNECTIONS: whole(4, 100)
    .default(10)
    .describe('Connections of a process to the database'),
  GCBENCH_LOG_LEVEL: level.default('info').describe('silent, error, warn, info or debug'),
  GCBENCH_DRAIN_SEC: whole(0, 600)
    .default(25)
    .describe('Seconds for running work when the process stops'),
  GCBENCH_DELIVERY_DAYS: whole(4, 365)
    .default(30)
    .describe('Days that the id of a delivery is kept'),
  GCBENCH_JOB_DAYS: whole(1, 3650).default(180).describe('Days that finished jobs are kept'),
  GCBENCH_GONE_DAYS: whole(1, 3650)
    .default(30)
    .describe('Days after which the data of a repository without the App is deleted'),
  GCBENCH_REPORT_DAYS: whole(1, 3650)
    .default(730)
    .describe('Days that full reports are kept; histories stay'),
  GCBENCH_BACKUP_DIR: z
    .string()
    .nullable()
    .default(null)
    .describe('Folder for one backup a day; the last seven are kept'),
  GCBENCH_METRICS_TOKEN: secret
    .nullable()
    .default(null)
    .describe('Bearer token for `/metrics`; without one it is closed'),
  GCBENCH_API_TOKENS: apiTokens.describe(
    'Bearer tokens for `/api`: `TOKEN` reads all, `owner/name=TOKEN` or ' +
      '`owner/*=TOKEN` a part',
  ),
  GCBENCH_API_OPEN: words(repositories).describe(
    'Repositories (`owner/name`, `owner/*`) whose history anyone may read',
  ),
  GCBENCH_PICTURES: isOn.describe('`off`: comments show no picture, and none is served'),
  GCBENCH_PAGES: isOn.describe('`off`: there are no pages for people'),
  GCBENCH_LINK_SECRET: secret
    .nullable()
    .default(null)
    .describe("Signs addresses of pictures, seals sessions; without it, the App's key does both"),
  GCBENCH_SETUP_TOKEN: secret
    .nullable()
    .default(null)
    .describe('Opens `/setup` while there is no App; without it the bot logs one'),
})

/** Whether one can sign with it. */
function isKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** What makes the App; either all of it or nothing. */
export const appVariables = z.object({
  GCBENCH_APP_ID: whole(1, Number.MAX_SAFE_INTEGER).describe("The App's id"),
  GCBENCH_APP_SLUG: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/, "has to be the last part of the App's address")
    .describe('Last part of `https://github.com/apps/SLUG`'),
  GCBENCH_WEBHOOK_SECRET: secret.describe('What GitHub signs deliveries with'),
  GCBENCH_WEBHOOK_SECRET_PREVIOUS: secret
    .optional()
    .describe('The old secret while you change it; both are valid'),
  GCBENCH_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "The App's client id, for signing in; without it pages show public repositories " + 'only',
    ),
  GCBENCH_CLIENT_SECRET: secret.optional().describe("The App's client secret"),
  GCBENCH_PRIVATE_KEY: z
    .string()
    .transform((text) => `${text.replaceAll('\\n', '\n').trim()}\n`)
    .refine(isKey, { error: 'has to be the text of the .pem file that GitHub made for the App' })
    .describe("The App's key; or `GCBENCH_PRIVATE_KEY_FILE`, the path of its .pem file"),
})

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

export type BucketSettings = {
  /** Objects are below it. */
  url: string
  region: string
  keyId: string
  secret: string
}

export type Settings = {
  /** Null: there is no App yet, and the bot can do nothing but have one made. */
  app: AppSettings | null
  /** Null: the store is the folder `store` in `dataDir`. */
  databaseUrl: string | null
  /** What pages, pictures and the API are read from; null: the store itself. */
  readDatabaseUrl: string | null
  /** Where whole reports are; null: in the store. */
  bucket: BucketSettings | null
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

/** A folder has one process, so that one does all, and no replica; its one connection moves nothing. */
function folderProblems(value: z.infer<typeof variables> | null): ConfigProblem[] {
  if (value === null || value.GCBENCH_DATABASE_URL !== null) return []
  const { GCBENCH_ROLE: role, ...more } = value
  const servers = ['GCBENCH_READ_DATABASE_URL', 'GCBENCH_BUCKET_URL'] as const
  return [
    ...(role === 'all'
      ? []
      : [problem('GCBENCH_ROLE', 'has to be all without GCBENCH_DATABASE_URL')]),
    ...servers
      .filter((name) => more[name] !== null)
      .map((name) => problem(name, 'has no meaning without GCBENCH_DATABASE_URL')),
  ]
}

function readBucket(value: z.infer<typeof variables> | null): Read<BucketSettings> {
  if (value === null || value.GCBENCH_BUCKET_URL === null) return { value: null, problems: [] }
  const { GCBENCH_BUCKET_URL: url, GCBENCH_BUCKET_REGION: region, ...more } = value
  const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret } = more
  if (keyId !== null && secret !== null)
    return { value: { url, region, keyId, secret }, problems: [] }
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => more[name] === null)
  return { value: null, problems: missing.map((name) => problem(name, 'is missing')) }
}

/** Throws a ConfigError with everything that is wrong. */
export function readSettings(env: Environment): Settings {
  const { value, problems } = read(variables, env)
  const dataDir = value?.GCBENCH_DATA_DIR ?? env.GCBENCH_DATA_DIR ?? ''
  const app = readApp(env, dataDir)
  const bucket = readBucket(value)
  const given = [...problems, ...app.problems, ...bucket.problems]
  const all = [...given, ...folderProblems(value), ...unknownNames(env)]
  if (value === null || all.length > 0) throw new ConfigError(all)
  return {
    app: app.value,
    databaseUrl: value.GCBENCH_DATABASE_URL,
    readDatabaseUrl: value.GCBENCH_READ_DATABASE_URL,
    bucket: bucket.value,
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
