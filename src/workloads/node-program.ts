/**
 * The program of a trial of Node.js benchmarks: it starts Vitest, or a file of tinybench or mitata,
 * lists what these have, and executes some of it alone with samples of a given length.
 */

import { ALONE, LIST, LISTED, writeText } from './tool.ts'

/** Before the names as JSON. */
export const NAMES = '--names='

/** What both programs were told. */
const COMMON = `import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSync } from 'node:fs'

const words = process.argv.slice(2)
const isList = words[0] === '${LIST}'
const isAlone = words[0] === '${ALONE}'
if (isList || isAlone) words.shift()
const sec = isAlone ? Number(words.shift()) : 0
const names = isAlone ? JSON.parse(words.pop().slice('${NAMES}'.length)) : []
const isChosen = (name) => !isAlone || names.includes(name)
`

/** The runner of Vitest 1 to 4 that leaves out benchmarks, and says how long a sample is. */
const VITEST_RUNNER = String.raw`const { NodeBenchmarkRunner } = await import(process.env.GCBENCH_RUNNERS)
const { appendFileSync } = await import('node:fs')
const { list, names, sec } = JSON.parse(process.env.GCBENCH_CHOSEN)
const forced = { time: 1000 * sec, warmupTime: 500 * sec, iterations: 1, warmupIterations: 1 }
export default class extends NodeBenchmarkRunner {
  onCollected(files) {
    const visit = (task, above) => {
      const path = [...above, task.name]
      if (task.tasks) return task.tasks.forEach((one) => visit(one, path))
      if (task.mode === 'skip' || task.mode === 'todo') return
      if (list) appendFileSync(list, JSON.stringify(path.join(' > ')) + '\n')
      if (list || !names.includes(path.join(' > '))) task.mode = 'skip'
    }
    for (const file of files) visit(file, [])
  }
  async importTinybench() {
    const own = await super.importTinybench()
    class Bench extends own.Bench {
      constructor(options) {
        super({ ...options, ...forced })
      }
    }
    return { ...own, Bench }
  }
}
`

/**
 * tinybench is changed by its prototype; mitata, whose parts are in no export, by lines at the end of
 * its module. What a file prints counts where neither told of a result.
 */
const FILE_PROGRAM = String.raw`const module = await import('node:module')
const tasks = []
const runs = []
const layout = []
const listed = []
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1]

globalThis.gcbenchTinybench = ({ prototype }) => {
  const { add, run, runSync, warmup } = prototype
  const keep = (bench) => {
    for (const { name, result } of bench.tasks) {
      const { latency, samples = [], mean, state, error } = result ?? {}
      const p50 = latency?.p50 ?? (samples.length === 0 ? mean : median(samples))
      const samplesCount = latency?.samplesCount ?? latency?.samples?.length ?? samples.length
      const told = p50 === undefined ? {} : { latency: { p50, samplesCount } }
      tasks.push({ name, result: { ...told, state, ...(error && { error: String(error) }) } })
    }
  }
  const force = (bench) => {
    if (!isAlone) return
    const forced = { time: 1000 * sec, warmupTime: 500 * sec, iterations: 1, warmupIterations: 1 }
    for (const at of [bench, bench.opts ?? {}])
      for (const [key, value] of Object.entries(forced)) if (key in at) at[key] = value
  }
  Object.assign(prototype, {
    add(name, ...rest) {
      if (isList) listed.push(name)
      return isList || !isChosen(name) ? this : add.call(this, name, ...rest)
    },
    async run(...rest) {
      force(this)
      const ended = await run.apply(this, rest)
      keep(this)
      return ended
    },
    ...(warmup && { warmup(...rest) {
      force(this)
      return warmup.apply(this, rest)
    } }),
    ...(runSync && { runSync(...rest) {
      force(this)
      const ended = runSync.apply(this, rest)
      keep(this)
      return ended
    } }),
  })
}

const valuesOf = (args) =>
  Object.entries(args).reduce(
    (all, [key, values]) => values.flatMap((value) => all.map((one) => ({ ...one, [key]: value }))),
    [{}],
  )
globalThis.gcbenchMitata = async ({ filter = /.*/, throw: isThrown = false } = {}, collections, measure) => {
  const benchmarks = []
  for (const { name: above, trials } of collections) {
    const group = layout.push({ name: above || null }) - 1
    for (const trial of trials.filter((one) => filter.test(one._name))) {
      const own = []
      for (const args of valuesOf(trial._args)) {
        const name = Object.entries(args).reduce((text, [key, value]) => text.replaceAll('$' + key, value), trial._name)
        const full = above ? above + '/' + name : name
        if (isList) listed.push(full)
        if (isList || !isChosen(full)) continue
        const how = { args, inner_gc: trial._gc === 'inner', ...(trial._gc ? {} : { gc: false }) }
        if (isAlone) how.min_cpu_time = 1e9 * sec
        try {
          const stats = await measure(trial.f, how)
          own.push({ name, args, stats: { ...stats, samples: undefined, debug: undefined } })
        } catch (error) {
          if (isThrown) throw error
          own.push({ name, args, error: { message: String(error) } })
        }
      }
      if (own.length > 0) benchmarks.push({ group, alias: trial._name, args: trial._args, runs: own })
    }
  }
  runs.push(...benchmarks)
  return { layout, context: {}, benchmarks }
}

const ENDS = [
  [/\/tinybench\/dist\/index\.m?js$/, (url) =>
    'import * as gcbenchOwn from ' + JSON.stringify(url) + '\n;globalThis.gcbenchTinybench(gcbenchOwn.Bench)'],
  [/\/tinybench\/dist\/index\.cjs$/, () => ';globalThis.gcbenchTinybench(module.exports.Bench)'],
  [/\/mitata\/src\/main\.mjs$/, () => ';if (typeof COLLECTIONS !== "undefined") run = (options) => { const all = COLLECTIONS; ' +
    'COLLECTIONS = [{ id: 0, name: null, types: [], trials: [] }]; return globalThis.gcbenchMitata(options, all, measure) }'],
]
const ended = (url, loaded) => {
  const end = ENDS.find(([ours]) => ours.test(url))?.[1]
  return end && loaded.source ? { ...loaded, source: String(loaded.source) + '\n' + end(url) } : loaded
}
if (module.registerHooks) module.registerHooks({ load: (url, context, next) => ended(url, next(url, context)) })
else {
  const text = 'const ENDS = [' + ENDS.map(([ours, end]) => '[' + ours + ', ' + end + ']').join(',') + ']\n' +
    'const ended = ' + ended + '\nexport const load = async (url, context, next) => ended(url, await next(url, context))'
  module.register('data:text/javascript,' + encodeURIComponent(text))
}

const said = []
process.stdout.write = (text, encoding, then) => {
  said.push(String(text))
  const done = typeof encoding === 'function' ? encoding : then
  if (done) process.nextTick(done)
  return true
}
const put = (text) => {
  for (let bytes = Buffer.from(text); bytes.length > 0; ) bytes = bytes.subarray(writeSync(1, bytes))
}
process.on('exit', (code) => {
  if (isList) {
    if (listed.length === 0 && code === 0) process.exitCode = 1
    put(listed.map((name) => '${LISTED}' + JSON.stringify(name) + '\n').join(''))
  } else if (runs.length > 0) put(JSON.stringify({ layout, benchmarks: runs }))
  else if (tasks.length > 0) put(JSON.stringify(tasks))
  else put(said.join(''))
})
const [file, ...others] = words
process.argv = [process.argv[0], resolve(file), ...others]
await import(pathToFileURL(resolve(file)))
`

/** Where Vitest 3 finds it: it loads none from outside of the project. */
const RUNNER = 'node_modules/.gcbench-vitest.mjs'

/** Vitest in this process; what it needs of its own package is found beside it. */
const VITEST_PROGRAM = String.raw`const { dirname, join } = await import('node:path')
const { readFileSync, mkdtempSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const folder = dirname(resolve(process.env.GCBENCH_VITEST))
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const isOld = /^[0-4]\./.test(version)
if ((isList || isAlone) && !isOld) {
  console.error('Vitest 5 and later have no runner of benchmarks that others extend')
  process.exit(1)
}
const own = mkdtempSync(join(tmpdir(), 'gcbench-'))
const list = isList ? join(own, 'list') : null
const into = join(process.env.GCBENCH_OUT ?? own, 'result.json')
const told = isOld ? ['--outputJson', into] : ['--reporter=json', '--outputFile=' + into]
process.env.GCBENCH_RUNNERS = pathToFileURL(join(folder, 'dist/runners.js')).href
process.env.GCBENCH_CHOSEN = JSON.stringify({ list, names, sec })
// A name begins with its file: no other has to be loaded.
const files = isAlone ? [...new Set(names.map((name) => name.split(' > ')[0]))] : []
process.on('exit', () => {
  try {
    const names = isList ? readFileSync(list, 'utf8').split('\n').slice(0, -1) : []
    for (const name of new Set(names)) writeSync(1, '${LISTED}' + name + '\n')
    if (isList) process.exitCode = 0
  } catch (error) {
    process.exitCode = 1
    console.error(String(error))
  }
  rmSync(own, { recursive: true, force: true })
})
process.argv = [process.argv[0], join(folder, 'vitest.mjs'), 'bench', '--run', ...told, ...words]
if (isList || isAlone) {
  const { parseCLI, startVitest } = await import(pathToFileURL(join(folder, 'dist/node.js')))
  const { filter, options } = parseCLI(['vitest', 'bench', ...(isAlone ? told : []), ...words])
  const runner = resolve('${RUNNER}')
  const own = { ...options, run: true, watch: false, runner }
  const running = await startVitest('benchmark', isAlone ? files : filter, own)
  await running?.close()
} else await import(pathToFileURL(join(folder, 'vitest.mjs')))
`

/** Lines of sh that write the program for a tool to the folder `$bin.d`. */
export const writeNodeProgram = (tool: 'vitest' | 'file'): string => {
  const own = COMMON + (tool === 'vitest' ? VITEST_PROGRAM : FILE_PROGRAM)
  const runner =
    tool === 'vitest' ? `mkdir -p node_modules\n${writeText(RUNNER, VITEST_RUNNER)}` : ''
  return `mkdir -p "$bin.d"\n${writeText('$bin.d/gcbench.mjs', own)}${runner}`
}
