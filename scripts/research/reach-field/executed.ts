/**
 * Second word on benchmarks that are left out, by tools that share nothing with what leaves them
 * out: Go's coverage says which functions a benchmark executes, Go's linker links both sides, and
 * `go tool objdump` disassembles those functions there. Their instructions have to be the same.
 * Operands that are data, and addresses, are not compared: layout moves them.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Executed = { benchmarks: number; functions: number; wrong: string[] }

const ONCE = ['-test.run=^$', '-test.benchtime=1x', '-test.timeout=60s']
const LIMITS = { cwd: '', encoding: 'utf8', maxBuffer: 2 ** 29, timeout: 300_000 } as const

/** `binaries`: of both sides, linked, of the package `id` in `folder`. */
export type Linked = { id: string; folder: string; binaries: [base: string, head: string] }

/** Null: it cannot be found out here, as where no such benchmark ends by itself. */
export function executedOf(unit: Linked, names: string[], scratch: string): Executed | null {
  const packages = packagesOf(unit)
  const instrumented = join(scratch, 'covered.test')
  const build = ['test', '-c', '-vet=off', '-o', instrumented]
  const covered = [...packages.keys()].join(',')
  const args = [...build, '-cover', '-covermode=set', `-coverpkg=${covered}`, unit.id]
  if (spawnSync('go', args, { ...LIMITS, cwd: unit.folder }).status !== 0) return null
  const executed = names.flatMap((name) => {
    const found = functionsOf(instrumented, unit, name, packages, scratch)
    return found === null ? [] : [{ name, functions: found }]
  })
  if (executed.length === 0) return null
  const prefixes = new Set(executed.flatMap(({ functions }) => functions.map(({ pkg }) => pkg)))
  const [base, head] = unit.binaries.map((file) => disassembled(file, prefixes, unit.folder))
  if (base === undefined || head === undefined || base.size === 0) return null
  const compared = new Set<string>()
  const wrong: string[] = []
  for (const { name, functions } of executed) {
    for (const { key } of functions) {
      const [before, after] = [base.get(key), head.get(key)]
      if (before === undefined && after === undefined) continue
      compared.add(key)
      if (before !== after) wrong.push(`${unit.id}.${name} executes ${key}, which differs`)
    }
  }
  return { benchmarks: executed.length, functions: compared.size, wrong }
}

/** Packages of the test binary that are not Go's own, and their folders. */
function packagesOf({ id, folder }: Linked): Map<string, string> {
  const format = '{{if not .Standard}}{{.ImportPath}}\t{{.Dir}}{{end}}'
  const args = ['list', '-e', '-deps', '-test', '-f', format, id]
  const { stdout } = spawnSync('go', args, { ...LIMITS, cwd: folder })
  const lines = stdout
    .split('\n')
    .filter((line) => line.includes('\t') && !/ \[|\.test\t/.test(line))
  return new Map(lines.map((line) => line.split('\t') as [string, string]))
}

/** `key`: name of a function as the linker writes it, type arguments left out. */
type Func = { pkg: string; key: string }

function functionsOf(
  binary: string,
  { id, folder }: Linked,
  benchmark: string,
  packages: Map<string, string>,
  scratch: string,
): Func[] | null {
  const profile = join(scratch, 'covered.out')
  const args = [...ONCE, `-test.bench=^${benchmark}$`, `-test.coverprofile=${profile}`]
  const ran = spawnSync(binary, args, { ...LIMITS, cwd: folder, timeout: 90_000 })
  if (ran.status !== 0) return null
  const own = [id, `${id}_test`].map((pkg) => ({ pkg, key: `${pkg}.${benchmark}` }))
  const found = new Map<string, Func>(own.map((func) => [func.key, func]))
  const starts = new Map<string, Start[]>()
  for (const line of readFileSync(profile, 'utf8').split('\n')) {
    const hit = /^(\S+)\/([^/\s]+\.go):(\d+)\.\d+,\S+ \d+ [1-9]\d*$/.exec(line)
    if (hit === null) continue
    const [, pkg = '', file = '', row] = hit
    const path = join(packages.get(pkg) ?? '', file)
    if (!starts.has(path)) starts.set(path, startsIn(path))
    const name = starts.get(path)?.findLast(({ line }) => line <= Number(row))?.name
    if (name !== undefined) found.set(`${pkg}.${name}`, { pkg, key: `${pkg}.${name}` })
  }
  rmSync(profile)
  return [...found.values()]
}

type Start = { line: number; name: string }

/** Functions of a file in gofmt's layout, in the linker's words for them. */
function startsIn(path: string): Start[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    const found = /^func (?:\((?:\w+ )?(\*?)(\w+)(?:\[[^\]]*\])?\) )?(\w+)/.exec(text)
    if (found === null) return []
    const [, star, type, name = ''] = found
    const receiver = type === undefined ? '' : star === '*' ? `(*${type}).` : `${type}.`
    return [{ line: index + 1, name: receiver + name }]
  })
}

/** Instructions of all functions of these packages, by key: closures stand with their function. */
function disassembled(
  binary: string,
  packages: ReadonlySet<string>,
  cwd: string,
): Map<string, string> {
  const names = [...packages].map((pkg) => escaped(pkg).replaceAll(/[.+*?()|[\]{}\\^$]/g, '\\$&'))
  const args = ['tool', 'objdump', '-s', `^(${names.join('|')})\\.`, binary]
  const { stdout } = spawnSync('go', args, { ...LIMITS, cwd })
  const found = new Map<string, string[]>()
  for (const text of stdout.split(/^TEXT /m).slice(1)) {
    const [title = '', ...lines] = text.split('\n')
    const symbol = title.slice(0, title.lastIndexOf('(SB)')).replaceAll('%2e', '.')
    const key = keyOf(symbol)
    found.set(key, [...(found.get(key) ?? []), `${withoutArguments(symbol)}\n${masked(lines)}`])
  }
  return new Map([...found].map(([key, parts]) => [key, parts.sort().join('\n')]))
}

/** The linker escapes dots in the last element of a path. */
const escaped = (pkg: string) => pkg.replace(/[^/]*$/, (last) => last.replaceAll('.', '%2e'))

/** Type arguments nest, and hold dots and slashes. */
function withoutArguments(symbol: string): string {
  let depth = 0
  let kept = ''
  for (const letter of symbol) {
    if (letter === '[') depth++
    if (depth === 0) kept += letter
    if (letter === ']') depth--
  }
  return kept
}

const keyOf = (symbol: string) =>
  withoutArguments(symbol).replace(/(\.(func|gowrap|deferwrap)\d+|\.\d+|-fm|-range\d+)+$/, '')

/** Columns of a line: place, address, bytes, instruction. Jumps inside count from the start. */
function masked(lines: readonly string[]): string {
  const rows = lines.flatMap((line) => {
    const [, address, , instruction] = line.trim().split(/\t+/)
    return address === undefined || instruction === undefined ? [] : [{ address, instruction }]
  })
  const [first] = rows
  const [from, to] = [first, rows.at(-1)].map((row) => Number(row?.address ?? 0))
  const bare = rows.map(({ instruction }) =>
    instruction
      .replace(/0x[0-9a-f]+\(IP\)/, 'DATA')
      .replaceAll(/[^\s,]+\(SB\)/g, (name) => (isCode(instruction) ? name : dataName(name)))
      .replaceAll(/0x[0-9a-f]+/g, (hex) => {
        const at = Number(hex)
        return at >= from! && at <= to! ? `+${at - from!}` : hex
      }),
  )
  // What fills up to the next function.
  while (/^(INT \$0x3|NOP|\?)/.test(bare.at(-1) ?? '')) bare.pop()
  return bare.join('\n')
}

/** Go's linker puts texts, types and numbered names into common symbols, or leaves them none. */
const dataName = (name: string) =>
  /^\$?(type:|go:|runtime\.|\$)|\.\.(stmp|typeAssert|interfaceSwitch|inittask|dict)/.test(name)
    ? 'DATA'
    : name.replace(/\+\d+\(SB\)$/, '(SB)')

const isCode = (instruction: string) => /^(CALL|JMP|J[A-Z]+)\b/.test(instruction)
