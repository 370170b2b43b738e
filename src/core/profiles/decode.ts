/** Bytes of a pprof CPU profile -> samples by function. */
import { type Location, Profile } from 'pprof-format'

/** A CPU profile, counted: how many samples each function has, by its name. */
export type FunctionSamples = {
  samples: number
  /** CPU time of one sample. */
  periodSec: number
  /** Samples in a function's own code. */
  flat: Map<string, number>
  /** Samples in a function or in what it called; a recursive one counts once a sample. */
  cum: Map<string, number>
  /** Samples by their whole stack: functions from the outermost to the innermost, by `;`. */
  stacks: Map<string, number>
}

/** The bytes are not a CPU profile that can be believed: what is wrong with them. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}

const NANO = 1e-9

/**
 * Reads an uncompressed profile as Go's runtime/pprof writes it. Throws ProfileError, and nothing
 * else, on bytes that are damaged, hold another kind of profile, or come from macOS. `focus`: only
 * samples with such a function in their stack count.
 */
export function decodeProfile(
  bytes: Uint8Array,
  focus: (name: string) => boolean = () => true,
): FunctionSamples {
  let profile: Profile
  try {
    profile = Profile.decode(bytes)
  } catch (cause) {
    throw new ProfileError('not a pprof profile', { cause })
  }
  const { strings } = profile.stringTable
  const text = (index: number | bigint) => {
    const found = strings[Number(index)]
    if (found === undefined) throw damaged('a name is missing')
    return found
  }
  const kinds = profile.sampleType.map(({ type }) => text(type))
  const unit = profile.periodType === undefined ? '' : text(profile.periodType.unit)
  const [countAt, cpuAt] = [kinds.indexOf('samples'), kinds.indexOf('cpu')]
  if (kinds.length === 0) throw damaged('it does not say what it counts')
  if (countAt < 0 || cpuAt < 0) {
    throw new ProfileError(`not a CPU profile: it counts ${kinds.join(', ').slice(0, 200)}`)
  }
  const periodSec = Number(profile.period) * NANO
  if (unit !== 'nanoseconds' || !(periodSec > 0)) throw damaged('it does not name its period')
  refuseDarwin(profile, text)
  return { ...countFunctions(profile, text, countAt, focus), periodSec }
}

const damaged = (what: string) => new ProfileError(`damaged or cut off: ${what}`)

/**
 * A sample at the first instruction of this has met a goroutine that is told to make room at that
 * very moment; the time belongs to what was interrupted, which is its caller in the stack.
 */
const INTERRUPTED = 'runtime.asyncPreempt'

type Text = (index: number | bigint) => string

function countFunctions(
  profile: Profile,
  text: Text,
  countAt: number,
  focus: (name: string) => boolean,
) {
  const names = new Map(profile.function.map(({ id, name }) => [BigInt(id), text(name)]))
  const files = new Map(profile.mapping.map(({ id, filename }) => [BigInt(id), text(filename)]))
  const frames = new Map(
    profile.location.map((location) => [BigInt(location.id), framesOf(location, names, files)]),
  )
  const flat = new Map<string, number>()
  const cum = new Map<string, number>()
  const stacks = new Map<string, number>()
  let samples = 0
  for (const { locationId, value } of profile.sample) {
    const count = Number(value[countAt] ?? Number.NaN)
    if (value.length !== profile.sampleType.length || !Number.isSafeInteger(count) || count < 0) {
      throw damaged('a sample has no count')
    }
    const full = locationId.flatMap((id) => {
      const found = frames.get(BigInt(id))
      if (found === undefined) throw damaged('a sample is at no known place')
      return found
    })
    const stack = full.filter((name) => name !== INTERRUPTED)
    if (!stack.some(focus)) continue
    samples += count
    const whole = stack.toReversed().join(';')
    stacks.set(whole, (stacks.get(whole) ?? 0) + count)
    for (const name of new Set(stack)) cum.set(name, (cum.get(name) ?? 0) + count)
    const [leaf] = stack
    if (leaf !== undefined) flat.set(leaf, (flat.get(leaf) ?? 0) + count)
  }
  return { samples, flat, cum, stacks }
}

/** Functions at a place, the innermost inlined one first. */
function framesOf(location: Location, names: Map<bigint, string>, files: Map<bigint, string>) {
  if (location.line.length === 0) {
    const file = files.get(BigInt(location.mappingId))?.split('/').at(-1)
    return [`(no symbols) ${file || 'unknown file'}`]
  }
  return location.line.map(({ functionId }) => {
    const name = names.get(BigInt(functionId))
    if (name === undefined) throw damaged('a place is in no known function')
    return name
  })
}

/** Why a profile from there is not shown. */
export const DARWIN_REASON =
  'CPU profiles from macOS are not shown: its profiling timer charges system calls with time ' +
  'that other code used (go.dev/issue/57722), and can count many times the CPU there is ' +
  '(go.dev/issue/68477)'

/** Only Go on macOS executes the runtime's files for it, and maps its system libraries. */
function refuseDarwin(profile: Profile, text: Text): void {
  const isDarwin =
    profile.function.some(({ filename }) => /_darwin(_\w+)?\.(go|s)$/.test(text(filename))) ||
    profile.mapping.some(({ filename }) => /^(\/usr\/lib\/system|\/System)\//.test(text(filename)))
  if (isDarwin) throw new ProfileError(DARWIN_REASON)
}
