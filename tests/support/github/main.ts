/**
 * The fake GitHub for trying things by hand: `npm run fake-github [port]`. It has one pull request
 * (octo/prolly#1) and one token, prints every request, and says at the end what was wrong.
 */
import { startFakeGitHub } from './fake.ts'
import { addJobToken, addPull, addRun } from './world.ts'

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
console.log(`# pull request 1, head ${pull.head.sha}, workflow run ${run.id}; Ctrl-C ends`)

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
