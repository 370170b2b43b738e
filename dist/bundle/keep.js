import { o as getInput, r as debug } from "./shared~index~keep~publish~authorize~artifact.js";
import { f as wasTried, o as keepArtifacts, v as readInputs } from "./shared~index~keep~publish~authorize.js";
import { resolve } from "node:path";
// src/actions/keep.ts
/** Entry point of the Action's last act: keeps what was measured, even if the job was cancelled. */
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