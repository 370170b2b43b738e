/** The registry of output formats: report -> text. */
import { benchfmt } from './benchfmt.ts'
import { html, json, markdown, summary, svg, terminal } from './documents.ts'
import { csv, type Format } from './format.ts'
import {
  bencherMetricFormat,
  codeQuality,
  githubActionBenchmarkFormat,
  junitFormat,
  openmetrics,
  sarif,
} from './interchange.ts'

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
  codeQuality,
  svg,
]
