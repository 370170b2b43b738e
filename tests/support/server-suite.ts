/** A small server in Node that can fail in every way that servers do, its client, and a suite. */
import { readdirSync, readFileSync } from 'node:fs'

/**
 * `DIE` says how it fails; `CHILD` gives it a child that leaves its process group. The last
 * argument marks its command line, so that what is left of it can be found.
 */
const server = (work: number) => `
const { createServer } = require('node:http')
const { existsSync, openSync, readFileSync, writeFileSync, writeSync } = require('node:fs')
const [port, data, mark] = process.argv.slice(2)
const { DIE, CHILD, TAKEN } = process.env
const { spawn } = require('node:child_process')
if (CHILD) spawn('sleep', ['1000', mark], { detached: true }).on('error', () => {})
if (DIE === 'start') { console.log('no such disk'); process.exit(4) }
if (DIE === 'ignore-term') process.on('SIGTERM', () => {})
const fill = () => {
  const file = openSync(data + '/heap', 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(65536))
  } catch (error) {
    console.log(error.message)
  }
}
let asked = 0
const listen = () => createServer((request, response) => {
  if (request.url === '/die') process.exit(5)
  if (request.url === '/prepare') writeFileSync(data + '/prepared', 'yes')
  if (request.url === '/ready' && DIE === 'unready') return response.writeHead(503).end('not yet')
  if (request.url === '/x') asked++
  if (asked === 10 && DIE === 'under-load') { console.log('out of cheese'); process.exit(6) }
  if (asked === 10 && DIE === 'killed') return spawn('sh', ['-c', 'kill -KILL $PPID'])
  if (asked === 10 && DIE === 'fill') { fill(); process.exit(7) }
  if (asked >= 10 && DIE === 'fill-and-live') { fill(); return response.writeHead(500).end() }
  let sum = 0
  for (let i = 0; i < ${work}; i++) sum += i
  console.log('asked ' + request.url)
  const text = readFileSync(data + '/greeting', 'utf8') + existsSync(data + '/prepared')
  response.end(text + (sum < 0) + ' LEVEL=' + process.env.LEVEL)
}).listen(DIE === 'port' ? TAKEN : port, '127.0.0.1')
if (DIE === 'deaf') setInterval(() => {}, 1000)
else listen()
`

const client = `
const { get } = require('node:http')
const [port, path] = process.argv.slice(2)
const N = 40
const ask = () => new Promise((resolve, reject) => {
  get({ host: '127.0.0.1', port, path }, (response) => {
    let text = ''
    response.on('data', (chunk) => { text += chunk })
    response.on('error', reject)
    response.on('end', () => {
      if (response.statusCode < 400) resolve(text)
      else reject(new Error('status ' + response.statusCode))
    })
  }).on('error', reject)
})
const main = async () => {
  let text = ''
  for (let i = 0; i < N; i++) text = await ask()
  console.log('transactions: ' + N + ' answer ' + text + ' client LEVEL=' + process.env.LEVEL)
}
main().catch((error) => { console.log(error.message); process.exit(9) })
`

export const NODE = JSON.stringify(process.execPath)

/** Lines of the suite file with the server and its client; each indented as it stands there. */
export const serverSuite = (
  own: { server?: string; rest?: string; path?: string; ready?: string } = {},
) => `suites:
  s:
    workload: command
    run: [${NODE}, client.js, "{port}", ${own.path ?? '/x'}]
    read: { transactions: 'transactions: ([0-9]+)' }
    metrics: { transactions: {}, server-cpu: {}, rss-max: {} }
    trial-limit: 60s
    server:
      run: [${NODE}, server.js, "{port}", "{data}", "MARK"]
      files: { greeting: "on {port} " }
      ready: ${own.ready ?? '{ http: "http://127.0.0.1:{port}/ready", timeout: 60s }'}
${own.server ?? ''}
${own.rest ?? ''}
`

/** Files of a repository; `mark` is found in the command lines of its servers. */
export const serverFiles = (text: string, mark: string, work = 100_000) => ({
  ...{ 'server.js': server(work), 'client.js': client },
  '.gcbench.yml': text.replaceAll('MARK', mark),
})

/** Processes whose command line holds the mark. */
export const alive = (mark: string) =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(mark)
    } catch {
      return false
    }
  })
