/** What a pull request claims of itself, in its description, measured and decided by the job. */
import * as core from '@actions/core'
import { z } from 'zod'
import type { Host } from '../machine/host.ts'
import { ConfigError } from '../model/findings.ts'
import { plural } from '../model/plain.ts'
import { claimLines } from '../plan/claims.ts'
import { proofLines } from '../render/proof.ts'
import type { JudgedClaims } from '../report/proof.ts'
import { runBench } from '../run/bench.ts'
import { proofRequest, writeProof } from '../run/prove.ts'
import type { RunRequest } from '../run/request.ts'
import { writeReportFiles } from '../run/resume.ts'

/** Each is measured for the whole budget. */
const MOST_CLAIMS = 5

const described = z.object({ pull_request: z.object({ body: z.string().nullable() }) })

const NO_CLAIM = 'the description has no line "Claim: BenchmarkX is at least 10 % faster"'

/** Claims of the pull request of an event, or why there is nothing to prove; throws if it has to. */
export function claimsOf(
  event: unknown,
  policy: 'claimed' | 'always',
): { claims: string[]; none: string | null } {
  const { data } = described.safeParse(event)
  const claims = claimLines(data?.pull_request.body ?? '')
  if (claims.length > MOST_CLAIMS)
    throw wrong(`${plural(claims.length, 'claim')}, and at most ${MOST_CLAIMS} are measured`)
  if (claims.length > 0) return { claims, none: null }
  const none = data === undefined ? 'the event is about no pull request' : NO_CLAIM
  if (policy === 'always') throw wrong(none)
  return { claims, none }
}

const wrong = (message: string) =>
  new ConfigError([{ code: 'bad-input', where: 'input require-proof', message }])

/** The first that is not proved fails the step; the folders of all are kept. */
export async function proveClaims(
  claims: readonly string[],
  request: RunRequest,
  host: Host,
  log: (text: string) => void,
): Promise<void> {
  const open: JudgedClaims[] = []
  for (const [at, claim] of claims.entries()) {
    const out = `${request.out}/claim-${at + 1}`
    const claimed = await proofRequest(claim, { ...request, out, failOn: 'nothing' }, host)
    const report = await runBench(claimed, host)
    if (host.exec.stopping) return core.setFailed('stopped')
    await writeReportFiles(host, out, report)
    const proof = await writeProof(report, out, host)
    const lines = proofLines(proof)
    log(lines.join('\n'))
    core.summary.addCodeBlock(lines.join('\n'))
    if (proof.verdict !== 'proved') open.push(proof)
  }
  await core.summary.write()
  const [first] = open
  if (first !== undefined) core.setFailed(proofLines(first).join('\n'))
}
