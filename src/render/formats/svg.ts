/** Format: the intervals as a picture. */
import type { Format } from '../../core/contracts/format.ts'
import { pictureText } from '../svg.ts'

export const svg: Format = {
  id: 'svg',
  about: 'The intervals of the rows that decide as a picture, light or dark as its viewer is.',
  isOnRequest: true,
  isUnfiltered: true,
  render(report) {
    const text = pictureText(report, 'auto')
    return text === null ? [] : [{ name: 'report.svg', text }]
  },
}
