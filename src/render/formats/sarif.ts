/** Format: SARIF, for annotations in code scanning. */
import type { Report } from '../../model/model.ts'
import { objectionsToWorkIn } from '../../report/gate.ts'
import { clean } from '../../text/plain.ts'
import { type ExportedRow, exportedRows } from './csv.ts'
import type { Format } from './format.ts'

const RULES = {
  regressed: 'A benchmark became worse, beyond what noise explains.',
  failed: 'A benchmark gave too few numbers to be compared.',
} as const

type Rule = keyof typeof RULES

const ruleOf = ({ row }: ExportedRow): Rule | null =>
  Object.hasOwn(RULES, row.verdict.word) ? (row.verdict.word as Rule) : null

/** What stands in the code is not known of a benchmark: its suite is what can be opened. */
const FILE = '.gcbench.yml'

function resultOf(row: ExportedRow, ruleId: Rule) {
  const { benchmark, metric, contrast, says, gates, isAccepted } = row
  return {
    ruleId,
    level: gates && !isAccepted ? 'error' : 'note',
    message: { text: `${benchmark} ${metric}: ${says} (${contrast})` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: FILE }, region: { startLine: 1 } },
        logicalLocations: [{ name: benchmark, kind: 'function' }],
      },
    ],
    partialFingerprints: { 'gcbenchRow/v1': [contrast, benchmark, metric].join(' / ') },
    ...(isAccepted
      ? { suppressions: [{ kind: 'external', justification: 'accepted for this head' }] }
      : {}),
  }
}

/** What fails the gate without a row: instructions, where the suite gates by them. */
const workResults = (report: Report) =>
  objectionsToWorkIn(report).map(({ row, as, reason }) => ({
    ruleId: 'regressed' satisfies Rule,
    level: as === 'failure' ? 'error' : 'warning',
    message: { text: clean(reason, 1000) },
    locations: [
      { physicalLocation: { artifactLocation: { uri: FILE }, region: { startLine: 1 } } },
    ],
    partialFingerprints: { 'gcbenchRow/v1': clean(row, 500) },
  }))

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
function render(report: Report, filter?: string | null) {
  const results = exportedRows(report, filter).flatMap((row) => {
    const rule = ruleOf(row)
    return rule === null ? [] : [resultOf(row, rule)]
  })
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'gcbench', version: clean(report.tool.version, 100), rules } },
        automationDetails: { id: `gcbench/${clean(report.plan.suite.name, 500)}/` },
        results: [...results, ...workResults(report)],
      },
    ],
  }
}

export const sarif: Format = {
  id: 'sarif',
  about: 'Rows that regressed or failed, as SARIF 2.1.0 for code scanning.',
  isOnRequest: true,
  render: (report, filter) => [
    { name: 'gcbench.sarif', text: `${JSON.stringify(render(report, filter), null, 2)}\n` },
  ],
}
