/** The bot's settings: what stands without any, and every problem at once with what to do. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../../bot/settings.ts'
import { keys } from '../bot-process.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'gcbench-settings-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const PEM = keys.privateKey
const app = {
  GCBENCH_APP_ID: '7',
  GCBENCH_APP_SLUG: 'gcbench-octo',
  GCBENCH_WEBHOOK_SECRET: 'current-secret-of-the-hook',
  GCBENCH_PRIVATE_KEY: PEM,
}
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return String((error as Error).message).split('\n')
  }
}

describe('settings', () => {
  it('need nothing to begin with', () => {
    expect(readSettings({ GCBENCH_DATA_DIR: dir })).toMatchObject({
      app: null,
      databaseUrl: null,
      port: 8080,
      apiUrl: 'https://api.github.com',
      workflow: 'gcbench.yml',
      publicUrl: null,
    })
  })

  it('take the App from the environment, its key as text, in one line, or from a file', () => {
    expect(readSettings(app).app).toEqual({
      id: 7,
      slug: 'gcbench-octo',
      privateKey: PEM,
      webhookSecrets: ['current-secret-of-the-hook'],
    })
    const line = { ...app, GCBENCH_PRIVATE_KEY: PEM.replaceAll('\n', '\\n') }
    expect(readSettings(line).app?.privateKey).toBe(PEM)
    const path = join(dir, 'key.pem')
    writeFileSync(path, PEM)
    const { GCBENCH_PRIVATE_KEY: _, ...rest } = app
    const file = { ...rest, GCBENCH_PRIVATE_KEY_FILE: path }
    expect(readSettings(file).app?.privateKey).toBe(PEM)
  })

  it('know the secret before, while it is being changed', () => {
    const both = { ...app, GCBENCH_WEBHOOK_SECRET_PREVIOUS: 'previous-secret-of-the-hook' }
    expect(readSettings(both).app?.webhookSecrets).toEqual([
      'current-secret-of-the-hook',
      'previous-secret-of-the-hook',
    ])
  })

  it('take lists with commas or spaces', () => {
    const lists = { GCBENCH_API_OPEN: 'octo/prolly, octo/*', GCBENCH_API_TOKENS: '' }
    expect(readSettings(lists)).toMatchObject({ apiOpen: ['octo/prolly', 'octo/*'], apiTokens: [] })
    expect(problemsOf({ GCBENCH_API_OPEN: 'octo' })).toEqual([
      'GCBENCH_API_OPEN: has to be a list of owner/name or owner/*',
    ])
  })

  it('know what each token of the API is for', () => {
    const [all, own] = ['token-for-everything', 'abc/def+0123456789==']
    const env = { GCBENCH_API_TOKENS: `${all}, octo/*=${own} ${own}` }
    expect(readSettings(env).apiTokens).toEqual([
      { token: all, repositories: null },
      { token: own, repositories: 'octo/*' },
      { token: own, repositories: null },
    ])
    expect(problemsOf({ GCBENCH_API_TOKENS: 'short' })).toHaveLength(1)
  })

  it('split a bot only where its parts share a database', () => {
    const shared = { GCBENCH_DATABASE_URL: 'postgres://db/bench' }
    expect(readSettings({ ...shared, GCBENCH_ROLE: 'intake' }).role).toBe('intake')
    expect(problemsOf({ GCBENCH_ROLE: 'intake' })).toEqual([
      'GCBENCH_ROLE: has to be all without GCBENCH_DATABASE_URL',
    ])
  })

  it('take an empty variable for none, and addresses without the slash at the end', () => {
    const env = { GCBENCH_DATABASE_URL: '', PORT: '', GCBENCH_PUBLIC_URL: 'https://b.example/x/' }
    expect(readSettings(env)).toMatchObject({
      databaseUrl: null,
      port: 8080,
      publicUrl: 'https://b.example/x',
    })
  })

  it('tell every problem at once: where, what, and what next', () => {
    const env = {
      GCBENCH_DATABASE_URL: 'mysql://db',
      PORT: 'http',
      GCBENCH_WORKFLOW: '../evil.yml',
      GCBENCH_APP_ID: '7',
      GCBENCH_WEBHOOK_SECRET: 'short',
      GCBENCH_PRIVATE_KEY_FILE: join(dir, 'none.pem'),
    }
    expect(problemsOf(env)).toEqual([
      'GCBENCH_DATABASE_URL: has to be an address that begins with postgres:// or postgresql://',
      'PORT: has to be a whole number from 0 to 65535',
      'GCBENCH_WORKFLOW: has to be the name of a file in .github/workflows, without folders',
      expect.stringMatching(/^GCBENCH_PRIVATE_KEY_FILE: cannot be read: ENOENT/),
      'GCBENCH_APP_SLUG: is missing',
      expect.stringMatching(
        /^GCBENCH_WEBHOOK_SECRET: has to have at least 16 characters; it stands/,
      ),
    ])
  })

  it('know a key that is none, and a variable that is misspelt', () => {
    const garbage = '-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----\n'
    expect(problemsOf({ ...app, GCBENCH_PRIVATE_KEY: garbage })).toEqual([
      expect.stringMatching(/^GCBENCH_PRIVATE_KEY: has to be the text of the .pem file/),
    ])
    for (const link of ['GCBENCH_SERVICE_HOST', 'GCBENCH_PORT_80_TCP_ADDR', 'GCBENCH_PORT'])
      expect(problemsOf({ [link]: '10.0.0.1' })).toEqual([
        expect.stringMatching(/is no setting of the bot; .* enableServiceLinks: false in the pod$/),
      ])
    expect(problemsOf({ GCBENCH_CONCURENCY: '8' })).toEqual([
      'GCBENCH_CONCURENCY: is no setting of the bot; did you mean GCBENCH_CONCURRENCY?',
    ])
  })

  it('never print what is secret', () => {
    const env = { ...app, GCBENCH_PRIVATE_KEY: 'hunter2hunter2', GCBENCH_WEBHOOK_SECRET: 'hunter3' }
    expect(problemsOf(env).join('\n')).not.toMatch(/hunter/)
  })

  it('say when the file of the App is broken', () => {
    const broken = mkdtempSync(join(dir, 'broken-'))
    writeFileSync(join(broken, 'app.json'), '{')
    expect(problemsOf({ GCBENCH_DATA_DIR: broken })[0]).toMatch(/app\.json: cannot be read/)
  })
})
