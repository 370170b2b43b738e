/** The first of some files whose text is looked for, so that no more of them are read. */
import { pathIn } from '../../core/text/path.ts'
import type { Host } from '../../host/port/host.ts'

/** Its path; null: none is. A file that is gone by then has no text. */
export async function firstFile(
  files: Host['files'],
  folder: string,
  paths: readonly string[],
  isIt: (text: string) => boolean,
): Promise<string | null> {
  for (const path of paths) {
    if (isIt((await files.read(pathIn(folder, path))) ?? '')) return path
  }
  return null
}
