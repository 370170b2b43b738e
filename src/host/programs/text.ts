/** Texts of programs in other languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Text of a program in another language that lies beside the source file which asks for it.
 *
 * Write it as `programText(import.meta.dirname, 'main.go')`: where the sources run, the file is
 * read; `embeddedPrograms` of rolldown.config.ts puts the text itself in the place of the call, so
 * the bundle needs no file beside it. A call that is written otherwise fails the build.
 */
export function programText(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}
