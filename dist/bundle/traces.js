import { SourceMap } from "node:module";
import { dirname, resolve } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
// src/actions/traces.ts
/**
* Stack traces of the bundle in lines of the sources. Node can do it, too, but reads all maps at
* every start, which takes a sixth of it; here a map is read when a trace first needs it.
*/
const maps = /* @__PURE__ */ new Map();
/** Null: nothing says what that file was made of. */
function mapOf(path) {
	const file = `${path}.map`;
	const cached = maps.get(file);
	if (cached !== void 0) return cached;
	const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : null;
	maps.set(file, map);
	return map;
}
function lineOf(frame) {
	const [url, line, column] = [
		frame.getFileName(),
		frame.getLineNumber(),
		frame.getColumnNumber()
	];
	const text = String(frame);
	if (!url?.startsWith("file:") || line === null || column === null) return text;
	const path = fileURLToPath(url);
	const origin = mapOf(path)?.findOrigin(line, column);
	if (origin === void 0 || !("fileName" in origin)) return text;
	const at = `${resolve(dirname(path), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
	return text.replace(`${url}:${line}:${column}`, () => at);
}
Error.prepareStackTrace = (error, frames) => [Error.prototype.toString.call(error), ...frames.map(lineOf)].join("\n    at ");
export {};

//# sourceMappingURL=traces.js.map