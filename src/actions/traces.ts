/**
 * Stack traces of the bundle in lines of the sources. Node can do it, too, but reads all maps at
 * every start, which takes a sixth of it; here a map is read when a trace first needs it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const maps = new Map<string, SourceMap | null>()

/** Null: nothing says what that file was made of. */
function mapOf(path: string): SourceMap | null {
  const file = `${path}.map`
  const cached = maps.get(file)
  if (cached !== undefined) return cached
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
  maps.set(file, map)
  return map
}

function lineOf(frame: NodeJS.CallSite): string {
  const [url, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()]
  const text = String(frame)
  if (!url?.startsWith('file:') || line === null || column === null) return text
  const path = fileURLToPath(url)
  const origin = mapOf(path)?.findOrigin(line, column)
  if (origin === undefined || !('fileName' in origin)) return text
  const source = resolve(dirname(path), origin.fileName)
  const at = `${source}:${origin.lineNumber}:${origin.columnNumber}`
  return text.replace(`${url}:${line}:${column}`, () => at)
}

Error.prepareStackTrace = (error, frames) =>
  [Error.prototype.toString.call(error), ...frames.map(lineOf)].join('\n    at ')
