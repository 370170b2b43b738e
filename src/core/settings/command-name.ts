/** A name for a command that has none. */

const NAME_CHARACTERS = 40

/** A name that a variant can have, made of a command's text. */
export function nameAfter(command: string): string {
  const words = command.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^[^A-Za-z0-9]+|-+$/g, '')
  return words.slice(0, NAME_CHARACTERS) || 'command'
}
