/** Every environment variable of the bot: its schema, its default, its description in the docs. */
import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'

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
    .describe('Address at which GitHub and people reach the bot; needed to make the App'),
  GCBENCH_DATA_DIR: z
    .string()
    .default('gcbench-data')
    .describe('Folder for the embedded store, and for the keys of an App made by the bot'),
  GCBENCH_DATABASE_URL: address('postgres:', 'postgresql:')
    .nullable()
    .default(null)
    .describe('A PostgreSQL database instead of the embedded store; several bots may share it'),
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
    .describe('File in `.github/workflows` of a repository that the bot dispatches'),
  GCBENCH_RUN_LIMIT_MIN: whole(1, 3 * 24 * 60)
    .default(360)
    .describe('Minutes after which a run that says nothing is called lost'),
  GCBENCH_CONCURRENCY: whole(1, 1000)
    .default(256)
    .describe('Entries of a queue that one process works on at a time'),
  GCBENCH_CONNECTIONS: whole(4, 100)
    .default(10)
    .describe('Connections of one process to the database'),
  GCBENCH_LOG_LEVEL: level.default('info').describe('silent, error, warn, info or debug'),
  GCBENCH_DRAIN_SEC: whole(0, 600)
    .default(25)
    .describe('Seconds that a stopping process gives to running work'),
  GCBENCH_DELIVERY_DAYS: whole(4, 365)
    .default(30)
    .describe("Days that a delivery's id is remembered"),
  GCBENCH_JOB_DAYS: whole(1, 3650).default(180).describe('Days that finished jobs are kept'),
  GCBENCH_GONE_DAYS: whole(1, 3650)
    .default(30)
    .describe(
      'Days after which all data of a repository is deleted, once the App was removed from it',
    ),
  GCBENCH_REPORT_DAYS: whole(1, 3650)
    .default(730)
    .describe('Days that full reports are kept; the history of branches stays'),
  GCBENCH_BACKUP_DIR: z
    .string()
    .nullable()
    .default(null)
    .describe('Folder for one backup a day; the last seven are kept'),
  GCBENCH_METRICS_TOKEN: secret
    .nullable()
    .default(null)
    .describe('Bearer token for `/metrics`; without one nobody may read it'),
  GCBENCH_API_TOKENS: apiTokens.describe(
    'Bearer tokens for `/api`: `TOKEN` reads all, `owner/name=TOKEN` or `owner/*=TOKEN` only that',
  ),
  GCBENCH_API_OPEN: words(repositories).describe(
    'Repositories (`owner/name`, `owner/*`) whose history anyone may read',
  ),
  GCBENCH_PICTURES: isOn.describe('`off`: comments show no picture, and none is served'),
  GCBENCH_PAGES: isOn.describe('`off`: there are no pages for people'),
  GCBENCH_LINK_SECRET: secret
    .nullable()
    .default(null)
    .describe(
      "Signs addresses of pictures and seals sessions. Without it the App's key does; then " +
        'both end when you change that key',
    ),
  GCBENCH_SETUP_TOKEN: secret
    .nullable()
    .default(null)
    .describe('Opens `/setup` while there is no App; without it the bot makes one and logs it'),
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
    .describe("The last part of the App's address, `https://github.com/apps/SLUG`"),
  GCBENCH_WEBHOOK_SECRET: secret.describe('What GitHub signs deliveries with'),
  GCBENCH_WEBHOOK_SECRET_PREVIOUS: secret
    .optional()
    .describe('The secret before, while it is being changed; both are good then'),
  GCBENCH_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "The App's client id, which people sign in by; without it pages are of public repositories",
    ),
  GCBENCH_CLIENT_SECRET: secret.optional().describe("The App's client secret, which goes with it"),
  GCBENCH_PRIVATE_KEY: z
    .string()
    .transform((text) => `${text.replaceAll('\\n', '\n').trim()}\n`)
    .refine(isKey, { error: 'has to be the text of the .pem file that GitHub made for the App' })
    .describe("The App's key, or in `GCBENCH_PRIVATE_KEY_FILE` the path of its .pem file"),
})
