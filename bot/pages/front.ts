/** The front page: what this is, what was measured lately, what changed most, where to go. */
import { metricFor, wordFor, worsening } from '../../src/model/metrics.ts'
import { docsAddress } from '../../src/model/paths.ts'
import { printDelta, printInterval } from '../../src/model/unit.ts'
import { type Markup, markup } from '../../src/render/html.ts'
import type { BranchMove, MeasuredRepository } from '../jobs/lately.ts'
import { CONCLUSIONS, historyPath, metricLabel, repositoryPath } from './job-pages.ts'
import { commitMarkup, nameMarkup, tableMarkup, timeMarkup, unbroken } from './layout.ts'

/** Says in three sentences what whoever comes here looks at. */
export const ABOUT_SERVICE = markup`<p>gcbench measures pull requests: it builds both sides, runs them in
turn on one machine, and says how much faster or slower each benchmark is, with a 95 % interval.
<a href="${docsAddress('index.md')}">How it works</a> · <a href="${docsAddress('start.md')}">Use it in your repository</a></p>`

export const searchMarkup = (words: string): Markup =>
  markup`<form action="/open" role="search"><p><label>Repository <input name="repository" type="search"
 required value="${words}" placeholder="owner/name, or a part"></label> <button>Find</button></p></form>`

export function latelyMarkup(repositories: readonly MeasuredRepository[]): Markup {
  const rows = repositories.map(({ repository, suite, conclusion, at }) => [
    markup`<a href="${repositoryPath(repository)}">${repository}</a>`,
    markup`${CONCLUSIONS[conclusion] ?? conclusion}<small>${nameMarkup(suite)} · ${timeMarkup(at)}</small>`,
  ])
  return tableMarkup('Measured lately', ['Repository', 'Newest report'], rows, 'Nothing yet.')
}

export function movesMarkup(moves: readonly BranchMove[], serverUrl: string): Markup {
  const rows = moves.map(({ repository, benchmark, metric, suite, contrast, ...move }) => {
    const { pct, lowPct, highPct, headSha, at } = move
    const worse = worsening(metricFor(metric).better, pct)
    const tone = worse > 0 ? 'bad' : worse < 0 ? 'good' : ''
    const id = { suite, contrast, benchmark, metric }
    return [
      markup`<strong class="${tone}">${unbroken(printDelta(pct))} ${wordFor(metricFor(metric), pct)}</strong>
<small>${unbroken(printInterval(lowPct, highPct))}</small>`,
      markup`<a href="${historyPath(repository, id)}">${nameMarkup(benchmark)}</a> ${metricLabel(metric)}
<small>${repository} ${commitMarkup(`${serverUrl}/${repository}`, headSha)} · ${timeMarkup(at)}</small>`,
    ]
  })
  return tableMarkup('Largest changes', ['Change', 'Benchmark'], rows, 'No benchmark changed.')
}
