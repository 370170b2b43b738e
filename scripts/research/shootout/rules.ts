/**
 * When other tools call something a change. Where a tool says its word itself, that is read;
 * elsewhere its documented rule is applied to recordings. Sources beside each.
 */
import { mean, sampleStandardDeviation } from 'simple-statistics'
import { studentTQuantile, studentTTail } from '../../../src/stats/distributions.ts'
import { BENCHMARKS, type Called, type Timed } from './measured.ts'

/**
 * github-action-benchmark: an alert when head / base exceeds the threshold (findAlerts in
 * src/write.ts of v1.22.0; `alert-threshold` is 200 % unless set).
 */
export const ratioAlert = (base: number, head: number, thresholdPct: number): Called =>
  (100 * head) / base > thresholdPct ? 'slower' : 'same'

/**
 * Bencher, "Relative Continuous Benchmarking" (bencher.dev/docs/how-to/track-benchmarks): an alert
 * when head exceeds the mean of the base by more than the boundary, 0.25 there.
 */
export const percentageAlert = (base: number[], head: number, boundary: number): Called =>
  head > mean(base) * (1 + boundary) ? 'slower' : 'same'

/**
 * Bencher, "Statistical Continuous Benchmarking" on the same page: an alert when head exceeds the
 * upper prediction limit of Student's t (new_normal in lib/bencher_boundary, 0.6.12), 0.99 there,
 * over at most 64 runs of the past. No alert without a spread.
 */
export function tTestAlert(past: number[], head: number, boundary: number): Called {
  if (past.length < 2) return 'same'
  const scale = sampleStandardDeviation(past) * Math.sqrt(1 + 1 / past.length)
  const limit = mean(past) + scale * studentTQuantile(2 * (1 - boundary), past.length - 1)
  return scale > 0 && head > limit ? 'slower' : 'same'
}

/**
 * hyperfine says no word; its own scripts/welch_ttest.py does: Welch's test at 5 %. Degrees of
 * freedom are rounded down.
 */
export function welchWord(base: Timed, head: Timed): Called {
  const [vb, vh] = [base.stddev ** 2 / base.runs, head.stddev ** 2 / head.runs]
  const freedom = (vb + vh) ** 2 / (vb ** 2 / (base.runs - 1) + vh ** 2 / (head.runs - 1))
  const t = (head.mean - base.mean) / Math.sqrt(vb + vh)
  if (!(studentTTail(t, Math.max(1, Math.floor(freedom))) < 0.05)) return 'same'
  return t > 0 ? 'slower' : 'faster'
}

const inOrder = (words: Map<string, Called>): Called[] =>
  BENCHMARKS.map((name) => words.get(name.toLowerCase()) ?? 'unmeasured')

/** The table of sec/op of `benchstat -format csv`: `~`, or the delta where p < 0.05. */
export function benchstatWords(csv: string): Called[] {
  const [, table = ''] = csv.split(/^,sec\/op,.*$/m)
  const words = new Map<string, Called>()
  for (const line of table.split('\n').filter((one) => one !== '')) {
    const [name = '', , , , , delta = ''] = line.split(',')
    if (delta === '~') words.set(benchmarkIn(name), 'same')
    else if (/^[+-]/.test(delta))
      words.set(benchmarkIn(name), delta.startsWith('+') ? 'slower' : 'faster')
  }
  return inOrder(words)
}

/** `Sort-2`, `test_sort`, `times.time_sort`: sort. */
const benchmarkIn = (name: string) => name.replace(/-\d+$/, '').replace(/^.*_/, '').toLowerCase()

/** `--benchmark-compare-fail`: a line for every benchmark that failed it; only slower ones do. */
export function pytestWords(said: string): Called[] {
  if (!/^\d+ passed/m.test(said) && !said.includes('Performance has regressed:'))
    throw new Error(`pytest measured nothing:\n${said}`)
  const failed = [...said.matchAll(/^\t(test_\w+) \(.*\) - Field '/gm)].map(([, name = '']) =>
    benchmarkIn(name),
  )
  return BENCHMARKS.map((name) => (failed.includes(name.toLowerCase()) ? 'slower' : 'same'))
}

/** `asv compare`: `+` or `-` in the first column where factor and test both say so. */
export function asvWords(said: string): Called[] {
  const words = new Map<string, Called>()
  for (const [, sign, name = ''] of said.matchAll(/^\| ([+-]?) *\|.*\| (\S*time_\w+) *\|$/gm))
    words.set(benchmarkIn(name), sign === '+' ? 'slower' : sign === '-' ? 'faster' : 'same')
  return inOrder(words)
}

/** The sentence under each name; a change within its noise threshold is none. */
export function criterionWords(said: string, names: readonly string[]): Called[] {
  const words: Record<string, Called> = { regressed: 'slower', improved: 'faster' }
  return names.map((name) => {
    const [, own = ''] = said.split(new RegExp(`^${name} +time:`, 'm'))
    const [, sentence = ''] =
      /^ +(Performance has \w+|No change in performance|Change within noise)/m.exec(own) ?? []
    if (sentence === '') throw new Error(`criterion said nothing of ${name}:\n${said}`)
    return words[sentence.replace('Performance has ', '')] ?? 'same'
  })
}

/** What gcbench's report says of a benchmark's gating row of time. */
export function gcbenchWords(
  comparisons: readonly {
    benchmark: string
    metric: string
    role: string
    verdict: { word: string }
  }[],
): Called[] {
  const words: Record<string, Called> = { regressed: 'slower', improved: 'faster' }
  return BENCHMARKS.map((name) => {
    const row = comparisons.find(
      ({ benchmark, metric, role }) =>
        benchmark === name && role === 'gating' && /^(?:cpu-s|time)\/op$/.test(metric),
    )
    return row === undefined ? 'unmeasured' : (words[row.verdict.word] ?? 'same')
  })
}
