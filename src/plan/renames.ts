/**
 * What a change moves or renames, so that it is compared with what it was: units that lie elsewhere
 * or have another name on base, and benchmarks that are gone while others are new.
 */

import type { Code } from '../model/finding-codes.ts'
import type { Finding, Subject } from '../model/findings.ts'
import type { Rename } from '../model/model.ts'
import { folderOf } from '../model/paths.ts'
import type { Package } from '../workloads/workload.ts'

/** Whether a unit of base may be one of head that has another id. */
type IsMatch = (base: Package, head: Package) => boolean

const sameFolder: IsMatch = (base, head) => base.folder === head.folder

/** The folder that most of the unit's files went to. */
const renamedTo = (renames: readonly Rename[]): IsMatch => {
  const wentTo = Map.groupBy(renames, ({ from }) => folderOf(from))
  return (base, head) => {
    const own = (wentTo.get(base.folder) ?? []).filter(
      ({ from, to }) => folderOf(to) !== folderOf(from),
    )
    const [most] = [...Map.groupBy(own, ({ to }) => folderOf(to))].sort(
      ([, a], [, b]) => b.length - a.length,
    )
    return most?.[0] === head.folder
  }
}

const insideProject = ({ folder, project }: Package) =>
  project === undefined || project.folder === '' ? folder : folder.slice(project.folder.length + 1)

/** The same path in a module that lies elsewhere, with a file of the same name. */
const sameInside: IsMatch = (base, head) =>
  insideProject(base) === insideProject(head) &&
  base.files.some((file) => head.files.includes(file))

/**
 * Units of base that head has under another id, by their id there: those in the same folder (the
 * path of the module changed), those whose files git saw go to one folder, and those at the same
 * path of a module that lies elsewhere. What could be two of them is none.
 */
export function renamedPackages(
  base: readonly Package[],
  head: readonly Package[],
  renames: readonly Rename[],
): Map<string, string> {
  const lacks = (packages: readonly Package[]) => (one: Package) =>
    !packages.some(({ id }) => id === one.id)
  const moved = new Map<string, string>()
  const isOpen = ({ id }: Package) => !moved.has(id)
  const isFree = ({ id }: Package) => ![...moved.values()].includes(id)
  const [gone, fresh] = [base.filter(lacks(head)), head.filter(lacks(base))]
  for (const mayBe of [sameFolder, renamedTo(renames), sameInside]) {
    for (const one of gone.filter(isOpen)) {
      const [only, ...others] = fresh.filter((other) => isFree(other) && mayBe(one, other))
      const contenders = gone.filter((other) => isOpen(other) && only && mayBe(other, only))
      if (only !== undefined && others.length === 0 && contenders.length === 1)
        moved.set(one.id, only.id)
    }
  }
  return moved
}

/** Whether paths alone tell where each unit of base is now, so that git need not be asked. */
export const isPairedByPath = (base: readonly Package[], head: readonly Package[]): boolean => {
  const moved = renamedPackages(base, head, [])
  const ids = new Set([...head.map(({ id }) => id), ...moved.keys()])
  return (
    base.every(({ id }) => ids.has(id)) || head.every(({ id }) => base.some((one) => one.id === id))
  )
}

// Benchmarks that are named after their file, as pytest and Vitest do.

const isEndOf = (path: string, whole: string) => whole === path || whole.endsWith(`/${path}`)

/**
 * Names that a benchmark may have on head, if it is named after a file that was renamed:
 * `test_a.py::test_x` may be `test_b.py::test_x`. Of a path, a name may have the last parts alone.
 */
export function namesAfter(name: string, renames: readonly Rename[]): string[] {
  const [, path = '', rest = ''] = /^(\S+?)((?:::| > ).*)$/s.exec(name) ?? []
  const moves = path === '' ? [] : renames.filter(({ from }) => isEndOf(path, from))
  return moves.flatMap(({ to }) => {
    const parts = to.split('/')
    return parts.map((_, start) => parts.slice(start).join('/') + rest)
  })
}

// Benchmarks that a change may have renamed.

const nameOf = ({ benchmark, row = '' }: Subject) => benchmark ?? row

/** How much of the longer name both begin and end with: 0 to 1. */
function likeness(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  return long.length === 0 ? 1 : (start + end) / long.length
}

/** A benchmark that is gone, and the one that is new and most likely the same. */
type Renamed = { gone: Subject; partner: Subject }

/**
 * Benchmarks that may have been renamed: gone from a unit that has new ones, or new in another unit
 * under the same name; any, where a unit has lost all and another has new ones alone (`shared`: units
 * of which base and head have some), or base and head have none in common. Each new one is the
 * partner of one gone at most, of the most alike by name.
 */
export function renamedBenchmarks(
  findings: readonly Finding[],
  hasRows: boolean,
  shared: ReadonlySet<string>,
): Renamed[] {
  const of = (code: Code) =>
    findings.flatMap((one) => (one.code === code && one.subject ? [one.subject] : []))
  const open = { gone: of('gone-benchmark'), fresh: of('new-benchmark') }
  const sameUnit = (a: Subject, b: Subject) => a.unit === b.unit
  const sameName = (a: Subject, b: Subject) => nameOf(a) === nameOf(b)
  const isWhole = ({ unit }: Subject) => unit !== undefined && !shared.has(unit)
  const wholeUnits = (a: Subject, b: Subject) => isWhole(a) && isWhole(b)
  return [sameName, sameUnit, hasRows ? wholeUnits : () => true].flatMap((mayBe) =>
    matched(open, mayBe),
  )
}

/** Pairs of what is still open, which they leave. */
function matched(
  open: { gone: Subject[]; fresh: Subject[] },
  mayBe: (gone: Subject, fresh: Subject) => boolean,
): Renamed[] {
  const pairs: Renamed[] = []
  for (const gone of open.gone) {
    const candidates = open.fresh.filter((fresh) => mayBe(gone, fresh))
    const [partner] = candidates.sort(
      (a, b) => likeness(nameOf(gone), nameOf(b)) - likeness(nameOf(gone), nameOf(a)),
    )
    if (partner === undefined) continue
    pairs.push({ gone, partner })
    open.fresh = open.fresh.filter((one) => one !== partner)
  }
  const paired = new Set(pairs.map(({ gone }) => gone))
  open.gone = open.gone.filter((one) => !paired.has(one))
  return pairs
}
