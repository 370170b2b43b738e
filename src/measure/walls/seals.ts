/** Binaries as they were when they were hashed: whoever changes one ends the run. */
import { type Host, HostError } from '../../host/port/host.ts'

/**
 * Hashes by path, each with what the file system said of the file before it was hashed: as long as
 * that is the same nobody has written to it, and it need not be read again.
 */
export class Seals {
  private readonly host: Host
  private readonly known = new Map<string, { sha256: string; state: string | null }>()

  constructor(host: Host) {
    this.host = host
  }

  /** Its hash, which it has to keep from now on. */
  async seal(path: string): Promise<string> {
    const state = await this.host.files.state(path)
    const sha256 = await this.host.files.sha256(path)
    this.known.set(path, { sha256, state })
    return sha256
  }

  /** Throws HostError where the file is no longer what was sealed; a path without a seal passes. */
  async check(path: string): Promise<void> {
    const seal = this.known.get(path)
    if (seal === undefined) return
    const state = await this.host.files.state(path)
    if (state !== null && state === seal.state) return
    const isThere = state !== null
    if (isThere && (await this.host.files.sha256(path)) === seal.sha256) {
      this.known.set(path, { ...seal, state })
      return
    }
    throw new HostError(
      `${path} is no longer what was built: it was ${isThere ? 'changed' : 'removed'} while the ` +
        'run measured, so its numbers are of nothing known',
      'look at what the builds and benchmarks of both sides do; `walls: on` keeps them apart',
    )
  }
}
