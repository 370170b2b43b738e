/** What the code asks of its build though the suite does not say it. */
import { type Design, makeDesign } from '../../core/design/design.ts'
import type { Found } from '../../core/model/model.ts'
import { baseName, pathIn } from '../../core/text/path.ts'
import type { Host } from '../../host/port/host.ts'

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
  if (codeAsks === undefined) return { value: design, problems: [] }
  for (const folder of new Set(folders)) {
    for (const path of await host.files.find(folder, isSkipped)) {
      if (!codeAsks.mayAsk(baseName(path))) continue
      const text = (await host.files.read(pathIn(folder, path))) ?? ''
      const settings = codeAsks.settings(suite.workload, text)
      if (settings === null) continue
      const problem = { code: 'asked-by-code', message: codeAsks.note, where: path }
      return { value: makeDesign({ ...suite, workload: settings }), problems: [problem] }
    }
  }
  return { value: design, problems: [] }
}
