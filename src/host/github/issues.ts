/** Issues of our own: made, found again, closed. */
import type { GitHub, Issue } from '../port/github.ts'
import { type Asking, ONCE } from './asking.ts'
import { isStatus } from './trouble.ts'

const issueOf = (data: {
  number: number
  user: { login: string } | null
  state: string
  body?: string | null
  html_url: string
}): Issue => ({
  number: data.number,
  author: data.user?.login ?? null,
  state: data.state === 'open' ? 'open' : 'closed',
  body: data.body ?? '',
  url: data.html_url,
})

type Issues = Pick<GitHub, 'issuesOf' | 'createIssue' | 'issue' | 'closeIssue'>

export function issues({ client, here, ask, create }: Asking): Issues {
  const { issues } = client.rest
  return {
    issuesOf: (creator) =>
      ask(`list the issues of ${creator}`, async () => {
        const asked = { ...here, creator, state: 'all' as const, per_page: 100 }
        const all = await client.paginate(issues.listForRepo, asked)
        return all.filter((one) => one.pull_request === undefined).map(issueOf)
      }),
    createIssue: (title, body) =>
      create(`open the issue "${title}"`, async () =>
        issueOf((await issues.create({ ...here, title, body, ...ONCE })).data),
      ),
    issue: (number) =>
      ask(`read #${number}`, async () => {
        try {
          return issueOf((await issues.get({ ...here, issue_number: number })).data)
        } catch (error) {
          if (isStatus(error, 404, 410)) return null
          throw error
        }
      }),
    closeIssue: (number) =>
      ask(`close #${number}`, async () => {
        await issues.update({ ...here, issue_number: number, state: 'closed' })
      }),
  }
}
