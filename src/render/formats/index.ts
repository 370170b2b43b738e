/** Shelf: report -> text. */
import type { Format } from '../../core/contracts/format.ts'
import { bencherMetricFormat } from './bencher.ts'
import { benchfmt } from './benchfmt.ts'
import { csv } from './csv.ts'
import { githubActionBenchmarkFormat } from './github-action-benchmark.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { junitFormat } from './junit.ts'
import { markdown } from './markdown.ts'
import { openmetrics } from './openmetrics.ts'
import { sarif } from './sarif.ts'
import { summary } from './summary.ts'
import { svg } from './svg.ts'
import { terminal } from './terminal.ts'

/** Every way to print a report. */
export const formats: Format[] = [
  ...[markdown, html, summary, json, terminal, benchfmt],
  ...[csv, githubActionBenchmarkFormat, bencherMetricFormat, openmetrics, junitFormat, sarif, svg],
]
