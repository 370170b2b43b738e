/** The registry of output formats: report -> text. */
import { bencherMetricFormat, githubActionBenchmarkFormat } from './bencher.ts'
import { benchfmt } from './benchfmt.ts'
import { csv } from './csv.ts'
import { html, json, markdown, summary, svg, terminal } from './documents.ts'
import type { Format } from './format.ts'
import { junitFormat } from './junit.ts'
import { openmetrics } from './openmetrics.ts'
import { sarif } from './sarif.ts'

/** Every way to print a report. */
export const formats: Format[] = [
  markdown,
  html,
  summary,
  json,
  terminal,
  benchfmt,
  csv,
  githubActionBenchmarkFormat,
  bencherMetricFormat,
  openmetrics,
  junitFormat,
  sarif,
  svg,
]
