/** Scripts of sysbench: where they are, what they declare, which options they are given. */
import type { AskedAt, HashedFolder, Inquiry, ProgramAnswer } from '../contracts/inquiry.ts'
import type { Step } from '../contracts/step.ts'
import type { Found, Problem } from '../model/model.ts'
import { absolutePath } from '../text/path.ts'
import type { KnownScript, OwnSettings, SysbenchSettings } from './sysbench-settings.ts'

/** Rows of a table of sysbench's own scripts, where the suite says nothing: soon prepared. */
const TABLE_SIZE = 1000

/** Every script that a suite names, once. */
export function scriptsOf({ benchmarks, prepare }: SysbenchSettings): string[] {
  const all = benchmarks.flatMap(({ script, own }) => [script, ...(own.prepare ?? [])])
  return [...new Set([...all, ...(prepare === 'each' ? [] : prepare)])]
}

const fileOf = (script: string) => script.replace(/(\.lua)?$/, '.lua')

/** The folder of `lua`, with `{source}`; null: the suite has none. */
export function luaFolder({ lua }: SysbenchSettings): string | null {
  if (lua.folder === '') return null
  return lua.isOutside ? lua.folder : `{source}/${lua.folder}`
}

/** The script as sysbench's first argument. */
export function scriptPath(settings: SysbenchSettings, script: string): string {
  const folder = luaFolder(settings)
  const isOwn = settings.known?.[script]?.isOwn ?? folder !== null
  return isOwn && folder !== null ? `${folder}/${fileOf(script)}` : script
}

/** Scripts may ask for their neighbours (`require`); `;;` stands for sysbench's own folders. */
export function scriptEnv(settings: SysbenchSettings): Record<string, string> {
  const folder = luaFolder(settings)
  return folder === null ? settings.env : { LUA_PATH: `${folder}/?.lua;;`, ...settings.env }
}

/**
 * Options about tables. What a benchmark says for itself is passed as it is; what the suite says
 * is passed to the scripts that declare it, or that declare nothing and so may read anything.
 */
export function tableOptions(
  settings: SysbenchSettings,
  script: string,
  own: OwnSettings,
): string[] {
  const folder = luaFolder(settings)
  const known = settings.known?.[script] ?? { isOwn: folder !== null, options: null }
  const takes = (name: string) => known.options === null || known.options.includes(name)
  const defaultSize = !known.isOwn && takes('table_size') ? TABLE_SIZE : undefined
  const tables = own.tables ?? (takes('tables') ? settings.tables : undefined)
  const size = own.tableSize ?? (takes('table_size') ? settings.tableSize : undefined)
  const rows = size ?? defaultSize
  return [
    ...(tables === undefined ? [] : [`--tables=${tables}`]),
    ...(rows === undefined ? [] : [`--table-size=${rows}`]),
  ]
}

const OWN = 'lua '
const BUILT_IN = 'sysbench '

function questions(settings: SysbenchSettings, at: AskedAt): Record<string, Step> {
  const absolute = withFolder(settings, at.here)
  const fill = (written: string) => written.replaceAll('{source}', at.source)
  const env = Object.fromEntries(
    Object.entries(scriptEnv(absolute)).map(([name, value]) => [name, fill(value)]),
  )
  const ask = (path: string): Step => ({ argv: ['sysbench', path, 'help'], folder: '', env })
  const folder = luaFolder(absolute)
  return Object.fromEntries(
    scriptsOf(settings).flatMap((script): [string, Step][] => [
      ...(folder === null
        ? []
        : [[OWN + script, ask(fill(`${folder}/${fileOf(script)}`))] as [string, Step]]),
      [BUILT_IN + script, ask(script)],
    ]),
  )
}

function withFolder(settings: SysbenchSettings, here: string): SysbenchSettings {
  const { lua } = settings
  if (!lua.isOutside) return settings
  return { ...settings, lua: { ...lua, folder: absolutePath(lua.folder, here) } }
}

const MISSING = /Cannot find benchmark '/
const NO_HELP = /does not implement the 'help' command/

/** Names in the list of options that `help` prints: `--table_size=N  rows [1000]`. */
const declaredIn = (said: string): string[] =>
  [...said.matchAll(/^ {2}--([a-z][\w-]*)/gim)].map(([, name = '']) => name.replaceAll('-', '_'))

/** Null: no such script. */
function readOne(answer: ProgramAnswer, isOwn: boolean): Found<KnownScript | null> {
  const { arm, said, code } = answer
  if (MISSING.test(said)) return { value: null, problems: [] }
  if (NO_HELP.test(said)) return { value: { isOwn, options: null }, problems: [] }
  const fatal = /^FATAL: (.*)$/m.exec(said)?.[1]
  if (fatal !== undefined || code === null) {
    const message = `sysbench cannot load it: ${fatal ?? said.split('\n').at(-1) ?? ''}`
    const where = `${answer.question} on ${arm}`
    const next = 'try `sysbench SCRIPT help` until it answers'
    return { value: null, problems: [{ code: 'bad-script', message, where, next }] }
  }
  // A script may have a `help` of its own, which lists nothing.
  const options = declaredIn(said)
  return { value: { isOwn, options: options.length === 0 ? null : options }, problems: [] }
}

/** What is known of a script in one arm. */
function knownIn(answers: ProgramAnswer[], script: string): Found<KnownScript | null> {
  for (const kind of [OWN, BUILT_IN]) {
    const answer = answers.find(({ question }) => question === kind + script)
    if (answer === undefined) continue
    const found = readOne(answer, kind === OWN)
    if (found.value !== null || found.problems.length > 0) return found
  }
  return { value: null, problems: [] }
}

function missing(settings: SysbenchSettings, script: string, arm: string): Problem {
  const folder = luaFolder(settings)
  const where =
    folder === null ? '' : `no readable ${folder.replace('{source}/', '')}/${fileOf(script)}, and `
  return {
    code: 'no-script',
    message: `arm ${arm}: ${where}no script ${script} comes with sysbench`,
    where: `benchmarks`,
    next: 'check the name, the folder in `lua`, and that every user may read the file',
  }
}

/** An option of a script counts as declared where it is in every arm. */
function merge(script: string, all: KnownScript[], arms: string[]): Found<KnownScript> {
  const [first] = all
  if (first === undefined) throw new Error(`no arm knows ${script}`)
  const options = all.reduce<string[] | null>(
    (both, { options: one }) =>
      both === null || one === null ? null : both.filter((name) => one.includes(name)),
    first.options,
  )
  const isMixed = all.some(({ isOwn }) => isOwn !== first.isOwn)
  if (!isMixed) return { value: { isOwn: first.isOwn, options }, problems: [] }
  const lacking = arms.filter((_, at) => all[at]?.isOwn === false)
  const message = `${script} is in the folder of lua on some arms and not on ${lacking.join(', ')}`
  const next = 'name a folder of this machine (lua: { path: ... }), which every arm uses'
  return { value: first, problems: [{ code: 'other-script', message, where: 'lua', next }] }
}

function read(
  settings: SysbenchSettings,
  answers: ProgramAnswer[],
  folder: HashedFolder | null,
): Found<SysbenchSettings> {
  const known: Record<string, KnownScript> = {}
  const problems: Problem[] = []
  const arms = [...new Set(answers.map(({ arm }) => arm))]
  for (const script of scriptsOf(settings)) {
    const all: KnownScript[] = []
    for (const arm of arms) {
      const found = knownIn(
        answers.filter((answer) => answer.arm === arm),
        script,
      )
      problems.push(...found.problems)
      if (found.value !== null) all.push(found.value)
      else if (found.problems.length === 0) problems.push(missing(settings, script, arm))
    }
    if (all.length < arms.length || all.length === 0) continue
    const merged = merge(script, all, arms)
    problems.push(...merged.problems)
    known[script] = merged.value
  }
  const { lua } = settings
  if (lua.isOutside && folder === null) {
    const message = `there is no folder ${lua.folder}`
    problems.unshift({ code: 'no-script', message, where: 'lua.path', next: 'check the path' })
  }
  if (folder === null) return { value: { ...settings, known }, problems }
  const outside = { lua: { ...lua, folder: folder.path }, luaSha256: folder.sha256 }
  return { value: { ...settings, known, ...outside }, problems }
}

/** What `sysbench SCRIPT help` says of every script, in every arm. */
export const scriptInquiry: Inquiry<SysbenchSettings> = {
  questions,
  folder: ({ lua }, here) =>
    lua.isOutside ? { path: absolutePath(lua.folder, here), extension: '.lua' } : null,
  read,
}
