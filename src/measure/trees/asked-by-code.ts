/** What the code asks of its build though the suite does not say it. */
import { type Design, makeDesign } from '../../core/design/design.ts'
import type { Found, Problem } from '../../core/model/model.ts'
import { baseName } from '../../core/text/path.ts'
import type { Host } from '../../host/port/host.ts'
import { firstFile } from './first-file.ts'

type Site = { host: Host; design: Design }

/** Folders, by name, whose code is not built or is somebody else's. */
const isSkipped = (name: string) =>
  name.startsWith('.') || name === 'vendor' || name === 'node_modules'

/** The design as a file of any arm asks for it, and a note that says so. */
export async function askedByCode(
  { host, design }: Site,
  folders: Iterable<string>,
): Promise<Found<Design>> {
  const { workload, suite } = design
  const { codeAsks } = workload
  const asked = codeAsks?.settings(suite.workload) ?? null
  if (codeAsks === undefined || asked === null) return { value: design, problems: [] }
  for (const folder of new Set(folders)) {
    const paths = await host.files.find(folder, isSkipped)
    const may = paths.filter((path) => codeAsks.mayAsk(baseName(path)))
    const where = await firstFile(host.files, folder, may, codeAsks.asks)
    if (where === null) continue
    const problem: Problem = { code: 'asked-by-code', message: codeAsks.note, where }
    return { value: makeDesign({ ...suite, workload: asked }), problems: [problem] }
  }
  return { value: design, problems: [] }
}
