/** Files that a toolchain compiles without noticing that they changed: the build env tells it. */
import type { Runtime } from '../../core/contracts/runtime.ts'
import type { Variant } from '../../core/model/model.ts'
import { pathIn } from '../../core/text/path.ts'
import type { Host } from '../../host/port/host.ts'
import { firstFile } from './first-file.ts'

/** An arm's source; `scratch` is for a file of ours. */
export type Tree = { folder: string; scratch: string }

/** Folders that belong to other tools. */
const isSkipped = (name: string) => name.startsWith('.') || name === 'node_modules'

/** The variant, with what makes the build cache tell this tree's files from those of others. */
export async function withNoticed(
  { files, env }: Pick<Host, 'files' | 'env'>,
  { unnoticed }: Runtime,
  variant: Variant,
  { folder, scratch }: Tree,
): Promise<Variant> {
  if (unnoticed === undefined) return variant
  const all = await files.find(folder, isSkipped)
  const theirs = all.filter((path) => unnoticed.isOne(path))
  if (theirs.length === 0) return variant
  const may = all.filter((path) => unnoticed.mayAsk(path))
  if ((await firstFile(files, folder, may, unnoticed.asks)) === null) return variant
  const list = pathIn(scratch, 'unnoticed.txt')
  const digests = theirs.map(
    async (path) => `${await files.sha256(pathIn(folder, path))} ${JSON.stringify(path)}`,
  )
  await files.write(list, (await Promise.all(digests)).join('\n'))
  const told = unnoticed.env(await files.sha256(list), variant, env)
  return { ...variant, buildEnv: { ...variant.buildEnv, ...told } }
}
