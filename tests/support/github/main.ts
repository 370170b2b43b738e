/**
 * The fake GitHub for trying things by hand: `npm run fake-github [port]`. It has one pull request
 * (octo/prolly#1), one token and one App, prints every request, and says at the end what was wrong.
 * With the settings that it prints `npm run bot` works with it; what is typed is commented.
 */
import { createInterface } from 'node:readline'
import { commentCreated } from '../../bot/payloads.ts'
import { makeAppKeys } from './app-keys.ts'
import { startFakeGitHub } from './fake.ts'
import { deliver } from './operations-apps.ts'
import { addApp, addComment, addJobToken, addPull, addRun } from './world.ts'

const fake = await startFakeGitHub(Number(process.argv[2] ?? 8787))
const pull = addPull(fake.world)
const run = addRun(fake.world, { headSha: pull.head.sha })
const token = addJobToken(fake.world, {
  actions: 'write',
  checks: 'write',
  contents: 'read',
  pull_requests: 'write',
  statuses: 'write',
})

console.log(`export GITHUB_API_URL=${fake.url}`)
console.log(`export GITHUB_REPOSITORY=octo/prolly GITHUB_TOKEN=${token}`)
const { publicKey, privateKey } = makeAppKeys()
const app = addApp(fake.world, 'bench', publicKey)
fake.world.roles.set('alice', 'maintain')
fake.world.hook = { url: 'http://127.0.0.1:8080/webhook', secret: 'secret-of-the-webhook' }
console.log(`export GCBENCH_APP_ID=${app.id} GCBENCH_APP_SLUG=bench`)
console.log(`export GCBENCH_WEBHOOK_SECRET=${fake.world.hook.secret}`)
console.log(`export GCBENCH_PRIVATE_KEY='${privateKey.trim()}'`)
console.log('# in another terminal, with these: npm run bot; what is typed here alice comments')
console.log(`# pull request 1, head ${pull.head.sha}, workflow run ${run.id}; Ctrl-C ends`)

createInterface({ input: process.stdin }).on('line', (line) => {
  const comment = addComment(fake.world, pull.number, 'alice', line)
  void deliver(fake.world, 'issue_comment', commentCreated(fake.world, comment))
})

let seen = 0
setInterval(() => {
  for (const { method, path, status, body } of fake.log.slice(seen))
    console.log(`${status} ${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`)
  seen = fake.log.length
}, 200)

process.on('SIGINT', async () => {
  const said = fake.violations.length === 0 ? 'no violations' : fake.violations.join('\n')
  console.log(`\n${said}`)
  await fake.close()
  process.exit(fake.violations.length === 0 ? 0 : 1)
})
