/**
 * The service past one PostgreSQL: a day of so many repositories, in partitions by the hash of the
 * repository with a consumer each, under the limits that GitHub sets an installation and the pace
 * that the bot keeps. What comes first, and whom it holds up. Nothing is sent anywhere.
 */
import { derive, normal, type Random } from '../../../src/stats/random.ts'

const [HOUR_SEC, DAY_SEC] = [3_600, 86_400]

/** What a job takes of GitHub (docs/bot-jobs.md); its check and its comment are new content. */
export const JOB = { requests: 14, writes: 7, content: 2, comments: 1, deliveries: 5 }

/** Requests of an installation in an hour: 5,000, and 50 for each repository above 20, to 12,500. */
export const requestsAnHour = (repositories: number) =>
  Math.min(12_500, 5_000 + 50 * Math.max(0, repositories - 20))

/** New content of an installation in an hour, as GitHub's secondary limit has it. */
const CONTENT_AN_HOUR = 500

/** What can hold a job up. */
export type Limit = 'requests' | 'content' | 'writes' | 'comments'

/** Gives the instant (s) at which so many are there, for askers in their order. */
type Limiter = (atSec: number, count: number) => number

/** So many in each hour. */
export function hourly(most: number): Limiter {
  let [hour, used] = [0, 0]
  return (atSec, count) => {
    const now = Math.floor(atSec / HOUR_SEC)
    if (now > hour) [hour, used] = [now, 0]
    if (used + count > most) [hour, used] = [hour + 1, 0]
    used += count
    return Math.max(atSec, hour * HOUR_SEC)
  }
}

/** So many at once, then one every so many seconds. */
export function paced(everySec: number, atOnce: number): Limiter {
  let nextSec = 0
  return (atSec, count) => {
    nextSec = Math.max(nextSec, atSec) + everySec * count
    return Math.max(atSec, nextSec - everySec * atOnce)
  }
}

const limitersOf = (repositories: number): Record<Limit, Limiter> => ({
  requests: hourly(requestsAnHour(repositories)),
  content: hourly(CONTENT_AN_HOUR),
  writes: paced(1, 10),
  comments: paced(3, 5),
})

/** Jobs in an hour that each limit allows an installation, if nothing but it counted. */
export const jobsAnHour = (repositories: number): Record<Limit, number> => ({
  requests: Math.floor(requestsAnHour(repositories) / JOB.requests),
  content: Math.floor(CONTENT_AN_HOUR / JOB.content),
  writes: Math.floor(HOUR_SEC / JOB.writes),
  comments: Math.floor(HOUR_SEC / 3 / JOB.comments),
})

/**
 * Jobs of one installation, by when they are asked for: how long each is held up, and by what.
 * `hasContentLimit`: GitHub says of its limit on new content that it is general, and may differ.
 */
export function holdUp(
  jobsAtSec: readonly number[],
  repositories: number,
  hasContentLimit = true,
): { sec: number; by: Limit }[] {
  const { content, ...others } = limitersOf(repositories)
  const limiters: Partial<Record<Limit, Limiter>> = hasContentLimit
    ? { content, ...others }
    : others
  return jobsAtSec
    .toSorted((a, b) => a - b)
    .map((atSec) => {
      const ends = (Object.keys(limiters) as Limit[]).map((by) => ({
        by,
        sec: (limiters[by]?.(atSec, JOB[by]) ?? atSec) - atSec,
      }))
      return ends.reduce((worst, one) => (one.sec > worst.sec ? one : worst))
    })
}

/** FNV-1a, 32 bits, mixed once more (murmur3's finisher): neighbours fall apart. */
export function partitionOf(repositoryId: number, partitions: number): number {
  let hash = 0x811c9dc5
  for (const byte of String(repositoryId)) hash = Math.imul(hash ^ byte.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % partitions
}

export type MadeService = {
  repositories: number
  partitions: number
  /** Of a repository in the mean. */
  jobsADay: number
  /** Deliveries beside those of jobs. */
  othersADay: number
  hasContentLimit: boolean
  seed: string
}

type Repository = { installation: number; weight: number }

/** Most organisations are small, and one in some thousands has thousands of repositories. */
const TAIL = 1.1
const LARGEST = 5_000
/** Of the logarithm of how busy a repository is. */
const BUSY_SD = 1.5
/** Share of a day's work in the hours of a working day; the rest is spread over all of it. */
const AT_WORK = 0.7

function makeRepositories({ repositories, seed }: MadeService): Repository[] {
  const stream = derive(seed, 'repositories')
  const all: Repository[] = []
  for (let installation = 0; all.length < repositories; installation++) {
    const size = Math.min(LARGEST, Math.floor((1 - stream()) ** (-1 / TAIL)))
    for (let n = 0; n < size && all.length < repositories; n++)
      all.push({ installation, weight: Math.exp(BUSY_SD * normal(stream) - BUSY_SD ** 2 / 2) })
  }
  return all
}

/** Poisson, by Knuth below 30 and by the normal above. */
function poisson(mean: number, stream: Random): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(stream)))
  let [count, product] = [0, stream()]
  for (const least = Math.exp(-mean); product > least; product *= stream()) count++
  return count
}

const ZONES = [0, 8, 16]

/** An instant of the day: mostly within eight hours of the zone's own. */
const instant = (zone: number, stream: Random) => {
  if (stream() > AT_WORK) return stream() * DAY_SEC
  return ((zone + 8 * stream()) % 24) * HOUR_SEC
}

export type SimulatedDay = {
  jobs: number
  installations: number
  largest: number
  /** In the busiest hour: of the service, and of the busiest partition. */
  deliveriesPerSec: number
  busiestPerSec: number
  /** The same of the busiest one where all repositories of an installation share a partition. */
  busiestByInstallationPerSec: number
  /** Jobs that waited over a minute, by what held them up. */
  held: Record<Limit, number>
  /** Installations that had such jobs. */
  heldInstallations: number
  /** Of all jobs (s). */
  p50Sec: number
  p99Sec: number
}

const HELD_SEC = 60

/** Deliveries by partition and hour. */
class Loads {
  private readonly counts = new Map<number, Float64Array>()

  add(partition: number, hour: number, count: number): void {
    const own = this.counts.get(partition) ?? new Float64Array(24)
    this.counts.set(partition, own)
    own[hour] = (own[hour] ?? 0) + count
  }

  /** Of the busiest hour of the busiest partition. */
  mostPerSec(): number {
    return Math.max(0, ...[...this.counts.values()].map((own) => Math.max(...own))) / HOUR_SEC
  }
}

export function simulateDay(made: MadeService): SimulatedDay {
  const all = makeRepositories(made)
  const stream = derive(made.seed, 'day')
  const sizes = new Map<number, number>()
  for (const { installation } of all) sizes.set(installation, (sizes.get(installation) ?? 0) + 1)
  const [total, byRepository, byInstallation] = [new Loads(), new Loads(), new Loads()]
  const jobsOf = new Map<number, number[]>()
  const zoneOf = (installation: number) => ZONES[installation % ZONES.length] ?? 0
  for (const [id, { installation, weight }] of all.entries()) {
    const homes = [partitionOf(id, made.partitions), partitionOf(installation, made.partitions)]
    const arrive = (atSec: number, count: number) => {
      const hour = Math.floor(atSec / HOUR_SEC) % 24
      total.add(0, hour, count)
      byRepository.add(homes[0] ?? 0, hour, count)
      byInstallation.add(homes[1] ?? 0, hour, count)
    }
    const jobs = poisson(made.jobsADay * weight, stream)
    const own = jobsOf.get(installation) ?? []
    jobsOf.set(installation, own)
    for (let n = 0; n < jobs; n++) {
      const atSec = instant(zoneOf(installation), stream)
      own.push(atSec)
      arrive(atSec, JOB.deliveries)
    }
    for (let n = poisson(made.othersADay * weight, stream); n > 0; n--)
      arrive(instant(zoneOf(installation), stream), 1)
  }
  const held: Record<Limit, number> = { requests: 0, content: 0, writes: 0, comments: 0 }
  const waits: number[] = []
  let heldInstallations = 0
  for (const [installation, jobs] of jobsOf) {
    const ends = holdUp(jobs, sizes.get(installation) ?? 1, made.hasContentLimit)
    const long = ends.filter(({ sec }) => sec > HELD_SEC)
    for (const { by } of long) held[by]++
    if (long.length > 0) heldInstallations++
    for (const { sec } of ends) waits.push(sec)
  }
  const sorted = Float64Array.from(waits).sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return {
    jobs: waits.length,
    installations: sizes.size,
    largest: Math.max(...sizes.values()),
    deliveriesPerSec: total.mostPerSec(),
    busiestPerSec: byRepository.mostPerSec(),
    busiestByInstallationPerSec: byInstallation.mostPerSec(),
    held,
    heldInstallations,
    p50Sec: at(0.5),
    p99Sec: at(0.99),
  }
}
