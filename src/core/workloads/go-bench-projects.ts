/** Go modules of a source tree: found by their go.mod, inside of a workspace or beside it. */
import type { Alone, Project, ProjectFile, ProjectSearch } from '../contracts/workload.ts'
import { isInside } from '../text/path.ts'

/** As the go command, and what other languages keep their packages in. */
export const isNoPackage = (name: string) =>
  /^[._]/.test(name) || ['vendor', 'testdata', 'node_modules'].includes(name)

/** Folder that a path of a `use` line means, relative to the tree. */
function folderOf(workspace: string, path: string): string {
  const parts = workspace.split('/').filter((part) => part !== '')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Folders of the modules that a go.work uses. */
function usedBy({ folder, text }: ProjectFile): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\/\/.*$/, '').trim())
  const used: string[] = []
  let isBlock = false
  for (const line of lines) {
    if (/^use\s*\($/.test(line)) isBlock = true
    else if (line === ')') isBlock = false
    else {
      const path = isBlock ? line : /^use\s+(.+)$/.exec(line)?.[1]
      if (path !== undefined && path !== '') used.push(path.replace(/^["`]|["`]$/g, ''))
    }
  }
  return used.map((path) => folderOf(folder, path))
}

/** A module that the workspace around it does not use is refused by go, unless that is off. */
function environment(module: ProjectFile, workspaces: readonly ProjectFile[]) {
  const [around] = workspaces
    .filter(({ folder }) => isInside(module.folder, folder))
    .sort((a, b) => b.folder.length - a.folder.length)
  const isOutside = around !== undefined && !usedBy(around).includes(module.folder)
  return isOutside ? { GOWORK: 'off' } : {}
}

export const goModules: ProjectSearch = {
  files: ['go.mod', 'go.work'],
  makes: ['go.mod', 'go.sum'],
  lacking: 'write a go.mod (go mod init NAME) in the top folder of the code with benchmarks',
  read(files): Project[] {
    const workspaces = files.filter(({ name }) => name === 'go.work')
    return files
      .filter(({ name }) => name === 'go.mod')
      .map((module) => ({ folder: module.folder, env: environment(module, workspaces) }))
      .sort((a, b) => (a.folder < b.folder ? -1 : 1))
  },
}

/** go refuses all of a go.work for one line of it: the module is built as if there were none. */
export function withoutWorkspace(project: Project, stderr: string): Alone | null {
  const said = stderr.split('\n').filter((line) => line.includes('go.work'))
  if (project.env.GOWORK === 'off' || said.length === 0) return null
  const [first = ''] = said
  const more = said.length === 1 ? '' : ` (and ${said.length - 1} more)`
  return {
    project: { ...project, env: { ...project.env, GOWORK: 'off' } },
    why: `go refuses go.work: ${first.replace(/^go: /, '')}${more}`,
    instead: 'its modules are built without it, each by its own go.mod',
    next:
      'correct go.work (go work edit -dropuse=FOLDER takes out one that is not there), or run ' +
      'with GOWORK=off where it is not meant for builds',
  }
}
