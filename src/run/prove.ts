/** A run that is to prove something: what of a suite it measures, and the proof beside its report. */

import type { Host } from '../machine/host.ts'
import { ConfigError } from '../model/findings.ts'
import type { Claim, Report } from '../model/model.ts'
import { absolutePath, nearest } from '../model/paths.ts'
import { isOfBenchmark, readClaims } from '../plan/claims.ts'
import { functionOf } from '../plan/plan.ts'
import { makeProof, PROOF, type Proof, proofJson } from '../report/proof.ts'
import { workloadOf } from '../workloads/index.ts'
import { previewBench } from './bench.ts'
import { findSuite, type RunRequest } from './request.ts'

/**
 * The request of a run that measures what the claim is about and nothing else. Throws ConfigError
 * for a text that is no claim, or about a benchmark that head does not have.
 */
export async function proofRequest(
  text: string,
  request: RunRequest,
  host: Host,
): Promise<RunRequest> {
  const claims = readClaims(text)
  const claimed = {
    ...request,
    claims,
    called: { command: 'prove' as const, first: [text], rest: [] },
  }
  if (request.resume) return claimed
  const suite = await findSuite(request, host)
  const { kind, ...settings } = suite.workload
  const { benchmarks } = workloadOf(kind).source
  if (benchmarks.kind === 'listed') return { ...claimed, found: suite }
  const preview = await previewBench({ ...request, found: suite }, host)
  const names = namesFor(claims, preview.benchmarks)
  const workload = { kind, ...benchmarks.only(settings, names) }
  return { ...claimed, found: { ...suite, workload } }
}

/** Functions whose benchmarks the claims are about. */
function namesFor(claims: readonly Claim[], known: readonly { name: string }[]): string[] {
  const [{ benchmark } = { benchmark: '' }] = claims
  const own = known.filter(
    ({ name }) =>
      functionOf(name) === functionOf(benchmark) ||
      claims.some((claim) => isOfBenchmark(claim, name)),
  )
  if (own.length > 0) return [...new Set(own.map(({ name }) => name))]
  const names = [...new Set(known.map(({ name }) => name))]
  const near = nearest(functionOf(benchmark), names)
  throw new ConfigError([
    {
      code: 'bad-ask',
      where: 'claim',
      message: `head has no benchmark ${benchmark}`,
      next: near === null ? `it has ${names.slice(0, 10).join(', ')}` : `did you mean ${near}?`,
    },
  ])
}

/** Digests of the files that a proof names. */
export async function digestsIn(folder: string, { files }: Pick<Host, 'files'>) {
  const of = (name: string) => files.sha256(`${folder}/${name}`)
  return { 'report.json': await of('report.json'), 'records.ndjson': await of('records.ndjson') }
}

/** Writes the proof that a report is beside it: the files of the run are there. */
export async function writeProof(report: Report, out: string, host: Host): Promise<Proof> {
  const folder = absolutePath(out, host.cwd)
  const proof = makeProof(report, await digestsIn(folder, host))
  await host.files.write(`${folder}/${PROOF}`, proofJson(proof))
  return proof
}
