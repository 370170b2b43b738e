/** Format: the report as a page. */
import type { Format } from '../contracts/format.ts'
import { pageText } from '../tell/page/page-document.ts'

export const html: Format = {
  id: 'html',
  about: 'One page with every plot, to open in a browser: needs no network, reads without scripts.',
  render: (report) => [{ name: 'report.html', text: pageText(report) }],
}
