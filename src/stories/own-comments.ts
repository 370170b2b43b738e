/**
 * Comments of ours in a conversation. Ours is what we wrote *and* marked: anyone can write a mark,
 * and whoever else writes as us (another workflow of the repository) writes without one.
 */
import { isSameText } from '../core/speak/comment.ts'
import type { GitHub, IssueComment } from '../host/port/github.ts'
import { makeOnce } from '../host/port/make-once.ts'

/** A comment of ours with what its mark says. */
export type Own<T> = { comment: IssueComment; marker: T }

/** The oldest comment of ours whose mark `read` knows; null: there is none. */
export async function findOwn<T>(
  pull: number,
  read: (comment: IssueComment) => T | null,
  github: GitHub,
): Promise<Own<T> | null> {
  const me = await github.login()
  for (const comment of await github.listComments(pull)) {
    const marker = comment.author === me ? read(comment) : null
    if (marker !== null) return { comment, marker }
  }
  return null
}

/** Says it once, however often it is told to: a comment of ours that `isIt` stands as it is. */
export async function sayOnce(
  pull: number,
  isIt: (comment: IssueComment) => boolean,
  text: string,
  github: GitHub,
): Promise<IssueComment> {
  const find = async () =>
    (await findOwn(pull, (one) => (isIt(one) ? true : null), github))?.comment ?? null
  return makeOnce(find, () => github.createComment(pull, text))
}

/** A comment that stays and is edited. */
export type Sticky<T> = {
  pull: number
  /** What the mark of the comment says; null: it is another comment. */
  read(comment: IssueComment): T | null
  /** What it has to say, given what stands; null: what stands is kept. */
  textOver(before: Own<T> | null): string | null
  /** Nobody can have made it yet: it is not looked for before it is made. */
  isNew?: boolean
  /** Done before what stands is lost; not where there is nothing. */
  beforeEdit?(before: Own<T>): Promise<void>
}

/** created, edited, unchanged; outdated: something newer stands, so nothing was done. */
export type CommentChange = 'created' | 'edited' | 'unchanged' | 'outdated'

/** Makes the comment say what it has to, in one comment however often. */
export async function upsertComment<T>(
  { pull, read, textOver, isNew = false, beforeEdit }: Sticky<T>,
  github: GitHub,
): Promise<{ change: CommentChange; comment: IssueComment }> {
  const find = () => findOwn(pull, read, github)
  let isMade = false
  const make = async () => {
    isMade = true
    return { comment: await github.createComment(pull, textOver(null) ?? ''), marker: null }
  }
  const own = (isFirst: boolean) =>
    makeOnce<{ comment: IssueComment; marker: T | null }>(find, make, isFirst)
  const { comment, marker } = await own(isNew)
  if (isMade || marker === null) return { change: 'created', comment }
  const text = textOver({ comment, marker })
  if (text === null) return { change: 'outdated', comment }
  await beforeEdit?.({ comment, marker })
  if (isSameText(comment.body, text)) return { change: 'unchanged', comment }
  const edited = await github.updateComment(comment.id, text)
  if (edited !== null) return { change: 'edited', comment: edited }
  // It was deleted just now.
  return { change: 'created', comment: (await own(false)).comment }
}
