/** Format: the report as a page. */
import type { Format } from '../../core/contracts/format.ts'
import { pageText } from '../page-document.ts'

/** Name of its file. */
export const PAGE = 'report.html'

export const html: Format = {
  id: 'html',
  about: 'One page with every plot, to open in a browser: needs no network, reads without scripts.',
  isUnfiltered: true,
  render: (report) => [{ name: PAGE, text: pageText(report) }],
}
