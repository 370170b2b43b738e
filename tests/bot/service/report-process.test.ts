/** Reports are read in a process of their own, which is ended where one takes too much. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { moreSecFor, REPORT_LIMITS, type Reports, startReports } from '../../../bot/jobs/process.ts'
import { HEAD, openStage, type Stage } from '../stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'gcbench-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

let ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends) await end()
  ends = []
})

const started = (...given: Parameters<typeof startReports>): Reports => {
  const reports = startReports(...given)
  ends.push(() => reports.end())
  return reports
}

/** Each has trials on both sides in every round, from which its verdict is made again. */
const ROWS = 1_000

/** A stage whose first run is under way. */
async function running(reports: Reports) {
  const stage = await openStage('bot: { on-push: quick, parallel: 1 }')
  ends.push(() => stage.close())
  stage.services.reports = reports
  await stage.event('opened')
  await stage.passTime(40)
  const [run] = stage.runs()
  if (run === undefined) throw new Error('nothing runs')
  await stage.startRun(run)
  return { stage, run }
}

const largeFor = (stage: Stage, run: Stage['world']['runs'][number]) =>
  stage.reportFor(run, 'one-regression-of-200', (report) => {
    const [first] = report.comparisons
    if (first === undefined) throw new Error('no row')
    for (let i = report.comparisons.length; i < ROWS; i++)
      report.comparisons.push({ ...first, benchmark: `Benchmark${i}/case=${(i * 7919) % 1000}` })
  })

const endOf = ({ world }: Stage, suite: string) =>
  world.checks.find(({ name, sha }) => sha === HEAD && name.startsWith(`gcbench/${suite}`))

it('answers others while a report of a thousand rows is judged', {
  tags: 'rehearsal',
}, async () => {
  const go = join(folder, 'go')
  const held = started(REPORT_LIMITS, new URL('./held-reports.ts', import.meta.url))
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const { stage, run } = await running({
    ...held,
    run(task, input) {
      if (task !== 'judge') return held.run(task, input)
      begun.resolve()
      return held.run(task, { ...input, now: go }).finally(() => order.push('judged'))
    },
  })
  const told = stage.endRun(run, largeFor(stage, run))
  await Promise.race([begun.promise, told])
  // All of a conversation: a delivery, a look at who asks, a reply.
  await stage.say('alice', '/bench help')
  order.push('answered')
  expect(stage.comments().at(-1)).toContain('/bench')
  writeFileSync(go, '')
  await told
  await stage.passTime(700)
  expect(order).toEqual(['answered', 'judged'])
  expect(endOf(stage, 'quick')).toMatchObject({ status: 'completed', conclusion: 'failure' })
  const { rows } = await stage.db
    .selectFrom('points')
    .innerJoin('reports', 'reports.id', 'points.report')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('reports.repository', 'like', `%/${stage.world.repository.name}`)
    .executeTakeFirstOrThrow()
  // And their geometric mean.
  expect(Number(rows)).toBe(ROWS + 1)
})

it('has more time for what brings many records, with those that it goes on with', () => {
  const delivered = (MiB: number) => ({ records: new Uint8Array(MiB * 2 ** 20) })
  expect(moreSecFor([{ records: null }, null])).toBe(0)
  // 5,000 rounds of 50 benchmarks, and half as much before.
  const large = moreSecFor([delivered(34), delivered(17), null])
  expect(large).toBe(1.5 * moreSecFor([delivered(34)]))
  expect(large).toBeGreaterThan(5 * REPORT_LIMITS.limitSec)
})

it.each([
  ['time', { limitSec: 0.001, memoryMb: 1024 }, 'took more than 0.001 s'],
  ['memory', { limitSec: 600, memoryMb: 40 }, 'took more than 40 MB of memory'],
])(
  'ends a job whose report takes too much %s, in words; the next one runs',
  async (what, limits, words) => {
    const { stage, run } = await running(started(limits))
    await stage.say('alice', '/bench oltp --advisory')
    await stage.passTime(40)
    expect(stage.runs().length).toBe(1)
    await stage.endRun(run, what === 'memory' ? largeFor(stage, run) : stage.reportFor(run))
    await stage.passTime(700)
    const ended = endOf(stage, 'quick')
    expect(ended).toMatchObject({ status: 'completed', conclusion: 'action_required' })
    expect(ended?.output.summary).toContain(`reading the report ${words}`)
    const next = stage.runs()[1]
    if (next === undefined) throw new Error('the next one does not run')
    if (what === 'time') return
    // By another process than the one that was ended.
    await stage.endRun(next, stage.reportFor(next))
    await stage.passTime(700)
    expect(endOf(stage, 'oltp')?.conclusion).toBe('neutral')
  },
)

it('reports of one installation do not keep another waiting, and what nobody wants is not read', async () => {
  const go = join(folder, 'go on')
  const held = started(REPORT_LIMITS, new URL('./held-reports.ts', import.meta.url))
  const order: string[] = []
  // What they say of nothing does not matter here.
  const ask = (name: string, installation: number, signal?: AbortSignal) =>
    held
      .run('conclude', {} as never, { installation, ...(signal && { signal }) })
      .catch(({ message }) => message)
      .then((said) => order.push(said === 'it took too long' ? said : name))
  const nothing = { report: { text: '', records: null }, before: [], now: go } as never
  const first = held.run('judge', nothing, { installation: 1 }).catch(() => {})
  const over = new AbortController()
  const all = [ask('1 b', 1), ask('1 c', 1), ask('over', 3, over.signal), ask('2 a', 2)]
  over.abort(new Error('it took too long'))
  await all[2]
  writeFileSync(go, '')
  await Promise.all([first, ...all])
  expect(order).toEqual(['it took too long', '2 a', '1 b', '1 c'])
})

it('starts another process where one does not begin in time', async () => {
  const [file, marker] = [join(folder, 'slow.mjs'), join(folder, 'started')]
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
    if (!existsSync(${JSON.stringify(marker)})) {
      writeFileSync(${JSON.stringify(marker)}, '')
      await new Promise((resolve) => setTimeout(resolve, 3_600_000))
    }
    process.on('message', () => process.send({ answer: 'read' }))
    process.send('ready')`,
  )
  rmSync(marker, { force: true })
  const reports = started({ ...REPORT_LIMITS, startSec: 5 }, pathToFileURL(file))
  const read = () => reports.run('judge', { report: { records: null }, before: [] } as never)
  await expect(read()).rejects.toThrow()
  expect(existsSync(marker)).toBe(true)
  // On a busy machine another one may be slow, too; what was tried before says nothing of it.
  await vi.waitFor(async () => expect(await read()).toBe('read'), 300_000)
})
