import type { Report } from '../../src/model/model.ts'

/** A report whose variants and benchmarks have names that are longer than a phone is wide. */
export const longNamed = (report: Report): Report =>
  JSON.parse(
    JSON.stringify(report)
      .replaceAll('greentea', 'greentea-with-a-name-of-any-length')
      .replaceAll('groupby_scan', 'storage/page-147/groupby_scan_of_all_the_rows_there_are'),
  )
