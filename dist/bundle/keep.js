import { o as getInput, r as debug } from "./shared~index~keep~publish~authorize~artifact.js";
import { s as readInputs } from "./shared~index~keep~publish~authorize.js";
import { n as wasTried, t as keepArtifacts } from "./shared~index~keep.js";
import { resolve } from "node:path";
// src/keep-action.ts
/** Door of the Action's last act: what was measured is kept, also where the job was cancelled. */
try {
	if (!wasTried()) {
		const { artifact, out, shard } = readInputs(getInput);
		await keepArtifacts(artifact, resolve(out), shard);
	}
} catch (error) {
	debug(String(error));
}
export {};

//# sourceMappingURL=keep.js.map