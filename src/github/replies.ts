/** Every sentence with which a command is answered. Markdown; what others wrote is escaped. */

import type { Acceptance } from '../model/model.ts'
import { code, codeBlock, prose } from '../render/markdown.ts'

/** A line to paste, on a line of its own. */
const paste = (line: string) =>
  `To run it on the present head, once you have looked at it:\n\n${codeBlock(line)}`

const listed = (names: readonly string[]) => names.map((one) => code(one)).join(', ')

export const replies = {
  help: (usage: string) =>
    `Commands, each in the first line of a new comment:\n\n${codeBlock(usage)}`,

  notUnderstood: (why: string, usage: string) =>
    `Not understood, so nothing is run: ${prose(why)}\n\n${codeBlock(usage)}`,

  notAllowed: (author: string) =>
    `${code(author)} may not start benchmarks here: that takes write access to the repository.`,

  closed: () => 'The pull request is closed, so nothing is run.',

  forkNeedsSha: (line: string) =>
    'This pull request comes from a fork, whose author can push at any time: name the commit ' +
    `that you mean. ${paste(line)}`,

  otherHead: (requested: string, head: string, line: string) =>
    `${code(requested)} is not the head of this pull request any more; that is ${code(head, 64)}. ` +
    `Nothing is run. ${paste(line)}`,

  pushedSince: (line: string) =>
    'Something was pushed after your comment, so it is not sure which commit you meant. Nothing ' +
    `is run. ${paste(line)}`,

  unknownName: (what: string, name: string, facts: readonly string[], meant: string | null) =>
    `There is no ${what} ${code(name)} on the base branch; known: ${listed(facts)}.` +
    (meant === null ? '' : ` Did you mean ${code(meant)}?`),

  whichSuite: (facts: readonly string[]) => `Which suite? There are ${listed(facts)}.`,

  wrongSuiteFile: (words: string) =>
    `The suite file on the base branch cannot be read, so nothing is run:\n\n${codeBlock(words)}`,

  noService: (command: string) =>
    `${code(command)} needs the gcbench service, which remembers; here commands are handled by a ` +
    'workflow. Its runs are on the Actions page of the repository, where they can be stopped and ' +
    'run again.',

  maintainersAccept: (author: string) =>
    `${code(author)} may not accept rows: that takes the role maintain or admin.`,

  accepted: ({ row, reason, by, at, sha }: Acceptance) =>
    `Accepted by ${code(by)} on ${at}, for ${code(sha, 64)} alone: ${code(row)}, because: ` +
    `${prose(reason)}\n\nIt holds for every report about that commit, lapses when the head ` +
    'changes, and ends when this comment is deleted or edited.',
} as const
