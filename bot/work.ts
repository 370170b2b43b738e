/** Who handles what: one handler for each queue. */
import type { Parts } from './parts.ts'

export async function startWork(_parts: Parts): Promise<void> {}
