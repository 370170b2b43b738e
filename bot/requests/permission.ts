/** Who may do what: by GitHub's own word on the role, asked for each command and each button. */
import type { GitHub } from '../../src/host/port/github.ts'

/** anyone: reading needs no role. write: may start and stop. maintain: may accept. */
export type Right = 'anyone' | 'write' | 'maintain'

export type Rights = { write: boolean; maintain: boolean }

export async function rightsOf(login: string, github: GitHub): Promise<Rights> {
  const found = await github.permissionOf(login)
  const write = found?.permission === 'admin' || found?.permission === 'write'
  return { write, maintain: write && (found.permission === 'admin' || found.role === 'maintain') }
}

export const has = (rights: Rights, right: Right): boolean => right === 'anyone' || rights[right]
