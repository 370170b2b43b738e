/** What people see on a pull request at the end of a scene, as one text that is read in review. */
import type { World } from './github/world.ts'

/** Without what differs from run to run or from version to version. */
const masked = (text: string): string =>
  text
    .replaceAll(/\bprolly-\d+/g, 'prolly')
    .replaceAll(/\bj[0-9a-f]{16}\b/g, '(job)')
    .replaceAll(/issuecomment-\d+/g, 'issuecomment-(id)')
    .replaceAll(/runs\/\d+/g, 'runs/(id)')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?UTC|Z)?/g, '(time)')
    .replaceAll(/pictures\/curve\/[\w-]+\/[\w-]+/g, 'pictures/curve/(curve)/(mark)')
    .replaceAll(/\d+ min (so far|more)/g, '(n) min $1')
    .replaceAll(/\d+ of (\d+) minutes/g, '(n) of $1 minutes')
    // The hash is of a text that may name a job.
    .replaceAll(/"refusal":"[0-9a-f]+"/g, '"refusal":"(hash)"')
    .replaceAll(/"(asked|to|run)":\d+/g, '"$1":(n)')
    .replaceAll(/gcbench `?\d+\.\d+\.\d+\b`?/g, 'gcbench (version)')

/** Issues, comments with reactions to them, in their order, then what stands at commits. */
export function wholeText(world: World): string {
  const { comments, reactions, checks, statuses, issues } = world
  const opened = [...issues.values()].map(
    ({ author, title, body, state }) =>
      `# ${author.login} opens an issue, which is ${state}\n\n**${title}**\n\n${body}`,
  )
  const said = comments.map(({ id, author, body }) => {
    const to = reactions.filter(({ comment }) => comment === id)
    const under = to.map(({ content }) => `\n\n(reaction: ${content})`).join('')
    return `# ${author.login} writes\n\n${body.trim()}${under}`
  })
  const shown = checks.map(({ name, status, conclusion, output, actions }) => {
    const state = `${status}${conclusion === null ? '' : `, ${conclusion}`}`
    const buttons = (actions as { label: string; description: string }[]).map(
      ({ label, description }) => `[${label}: ${description}]`,
    )
    const parts = [`**${output.title}**`, (output.summary ?? '').trim(), ...buttons]
    return [`# Check ${name}: ${state}`, ...parts].join('\n\n')
  })
  const set = statuses.map(
    ({ context, state, description }) => `# Status ${context}: ${state}\n\n${description}`,
  )
  return `${masked([...opened, ...said, ...shown, ...set].join('\n\n'))}\n`
}

/** A fold that holds none, after its title. */
const FOLD = /<details><summary>(.*?)<\/summary>(?:(?!<details>)[\s\S])*?<\/details>/g

/** Folds as their titles alone; the innermost first, as folds hold folds. */
export function withoutFolds(text: string): string {
  const less = text.replaceAll(FOLD, '(folded: $1)')
  return less === text ? text : withoutFolds(less)
}
