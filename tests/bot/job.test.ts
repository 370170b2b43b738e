import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Appearance, nextStep } from '../../bot/jobs/display.ts'
import {
  advance,
  FINAL,
  isFinal,
  type Job,
  type JobEvent,
  openJob,
  STATES,
  TRANSITIONS,
  type WorkflowRequest,
  withEndTold,
} from '../../bot/store/job.ts'
import { shaOf } from '../support/github/world.ts'

const AT = '2026-01-01T00:00:00.000Z'
const request: WorkflowRequest = {
  suite: 'oltp',
  headSha: shaOf('head'),
  base: { ref: 'main', sha: null },
  options: {},
  gates: true,
  policySha: shaOf('base'),
  suiteFile: '.gcbench.yml',
  workflow: 'gcbench.yml',
  timeoutSec: 3600,
  parallel: 2,
  comments: true,
  onDoubt: 'deep',
}
const place = { installation: 1, repository: 'o/r', repositoryId: 2, defaultBranch: 'main' }
const begin = (state: 'asked' | 'queued'): Job =>
  openJob(
    {
      id: 'j0123456789abcdef',
      place,
      pull: 1,
      isFork: false,
      request,
      cause: { kind: 'push', by: null },
    },
    state,
    AT,
  )

const ref = fc.record({
  id: fc.constantFrom(7, 8),
  attempt: fc.constantFrom(1, 2),
  url: fc.constant('https://github.example/run'),
})
const why = fc.constantFrom('a', 'b')
const event: fc.Arbitrary<JobEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('let-in' as const),
    cause: fc.constant({ kind: 'comment', comment: 1, by: 'alice' } as const),
    request: fc.constant(request),
  }),
  fc.record({ kind: fc.constant('resolved' as const), baseSha: fc.constant(shaOf('base')) }),
  fc.record({ kind: fc.constantFrom('turn' as const, 'trying' as const) }),
  fc.record({ kind: fc.constant('dispatched' as const), run: fc.option(ref) }),
  fc.record({ kind: fc.constantFrom('started' as const, 'over' as const), run: ref }),
  fc.record({
    kind: fc.constant('reported' as const),
    result: fc.record({
      conclusion: fc.constantFrom('success' as const, 'failure' as const),
      title: why,
      isDoubtful: fc.boolean(),
    }),
  }),
  fc.record({ kind: fc.constantFrom('broke' as const, 'overdue' as const), why }),
  fc.record({ kind: fc.constant('cancelled' as const), why, by: fc.option(why) }),
  fc.record({ kind: fc.constant('stopped' as const), why, by: why }),
)

const state = fc.constantFrom('asked' as const, 'queued' as const)

/** Every state that a job goes through. */
function walk(first: 'asked' | 'queued', events: JobEvent[]): Job[] {
  let job = begin(first)
  return [job, ...events.map((one) => (job = advance(job, one, AT).job))]
}

describe('whatever happens, in any order and again,', () => {
  const happened = fc.array(event, { maxLength: 40 })

  it('a job reaches one final state and never leaves it', () => {
    fc.assert(
      fc.property(state, happened, (first, events) => {
        const jobs = walk(first, events)
        const ends = new Set(jobs.filter(isFinal).map((job) => JSON.stringify(job)))
        expect(ends.size).toBeLessThanOrEqual(1)
        const at = jobs.findIndex(isFinal)
        if (at >= 0) expect(jobs.slice(at).every(isFinal)).toBe(true)
      }),
      { numRuns: 2000, seed: 6 },
    )
  })

  it('the same event again changes nothing but a run’s new attempt', () => {
    fc.assert(
      fc.property(state, happened, event, (first, events, last) => {
        const once = advance(walk(first, events).at(-1) as Job, last, AT).job
        const twice = advance(once, last, '2027-01-01T00:00:00.000Z')
        if (last.kind === 'trying') return
        expect(twice.job).toEqual(once)
        expect(twice.followUps).toEqual([])
      }),
      { numRuns: 2000, seed: 6 },
    )
  })

  it('what is known of a run is never less than before, and never of another', () => {
    fc.assert(
      fc.property(state, happened, (first, events) => {
        const runs = walk(first, events).flatMap(({ run }) => run ?? [])
        for (const [i, run] of runs.entries()) {
          const before = runs[i - 1] ?? run
          expect(run.id).toBe(before.id)
          expect(run.attempt).toBeGreaterThanOrEqual(before.attempt)
          if (run.attempt === before.attempt && before.overAt !== null)
            expect(run.overAt).toBe(before.overAt)
        }
      }),
      { numRuns: 2000, seed: 6 },
    )
  })

  it('there is always a next step, and none of a job that is over starts anything', () => {
    const appearance: Appearance = { check: null, comment: null, reaction: null }
    fc.assert(
      fc.property(state, happened, (first, events) => {
        const job = walk(first, events).at(-1) as Job
        const step = nextStep(job, appearance, AT).do
        if (isFinal(job)) expect(['rest', 'stop', 'find-run']).toContain(step)
        else if (job.state === 'queued' && job.turnAt === null)
          expect(['dispatch', 'find-run']).not.toContain(step)
      }),
      { numRuns: 2000, seed: 6 },
    )
  })
})

describe('the table of transitions', () => {
  it('names states only, and every state can be reached', () => {
    const reached = new Set<string>(['asked', 'queued'])
    for (const row of Object.values(TRANSITIONS))
      for (const to of Object.values(row)) reached.add(to)
    expect([...reached].sort()).toEqual([...STATES].sort())
    expect([...FINAL].sort()).toEqual(['cancelled', 'failed', 'lost', 'reported'])
  })
})

it('a free slot and a doubt are told once, by the event that ends the job', () => {
  const run = { id: 7, attempt: 1, url: 'x' }
  const events: JobEvent[] = [
    { kind: 'dispatched', run },
    { kind: 'over', run },
  ]
  const job = walk('queued', events).at(-1) as Job
  const result = { conclusion: 'failure', title: 't', isDoubtful: true } as const
  const { job: over, followUps } = advance(job, { kind: 'reported', result }, AT)
  expect(followUps).toEqual(['next', 'doubt'])
  expect(advance(over, { kind: 'reported', result }, AT).followUps).toEqual([])
})

describe('a run that was told to be over before it was known', () => {
  const run = { id: 7, attempt: 1, url: 'https://github.example/run', isHeadReported: true }
  const asked = { ...begin('queued'), turnAt: AT, triedAt: AT }
  const next = (job: Job) => nextStep(job, { check: null, comment: null, reaction: null }, AT)
  const after = (job: Job, ...events: JobEvent[]) =>
    events.reduce((now, one) => advance(now, one, AT).job, job)
  const known: JobEvent = { kind: 'dispatched', run }
  const started: JobEvent = { kind: 'started', run }

  it('is asked for, whatever is told late', () => {
    const told = { ...asked, ...withEndTold(asked, 7) }
    expect(next(after(told, known))).toEqual({ do: 'look' })
    expect(next(after(told, known, started))).toEqual({ do: 'look' })
    const justKnown = after(asked, known, started)
    expect(next(justKnown).do).toBe('rest')
    expect(next({ ...justKnown, ...withEndTold(justKnown, 7) })).toEqual({ do: 'look' })
  })

  it('is none of its own by that: another one of its title may be over', () => {
    const told = { ...asked, ...withEndTold(asked, 8) }
    expect(next(after(told, known, started)).do).toBe('rest')
    let many: Job = asked
    for (let id = 100; id < 200; id++) many = { ...many, ...withEndTold(many, id) }
    expect(many.endsTold).toEqual([192, 193, 194, 195, 196, 197, 198, 199])
  })
})
