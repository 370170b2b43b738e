/** The JSON Schema of report.json, from the schema that reads it. */
import { z } from 'zod'
import { reportFileSchema } from '../../src/model/report.ts'
import { SUITE_FILE_SCHEMA_URL } from '../../src/plan/suite-template.ts'

export function reportJsonSchema(): string {
  const { $schema, ...schema } = z.toJSONSchema(reportFileSchema, {
    io: 'input',
    target: 'draft-07',
    reused: 'ref',
  })
  const about = {
    $id: SUITE_FILE_SCHEMA_URL.replace('gcbench.schema', 'report.schema'),
    title: 'gcbench report',
    description: 'What a run measured and how every row was judged: report.json.',
  }
  return `${JSON.stringify({ $schema, ...about, ...schema }, null, 2)}\n`
}
