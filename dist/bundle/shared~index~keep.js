import { c as info, h as warning, i as endGroup, m as startGroup, s as getState, u as saveState } from "./shared~index~keep~publish~authorize~artifact.js";
import { l as context, n as runUrl } from "./shared~index~keep~publish~authorize.js";
import { g as REPORT_ARCHIVE, u as printDuration } from "./shared~index~keep~cli~publish~authorize.js";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
// src/doors/keep-report.ts
/** What a job measured, kept as artifacts of its workflow run. */
/** What a step leaves for its last act: that keeping was tried, whatever came of it. */
const TRIED = "report-kept";
const KEEPING = "Keeping the report";
/** Whether this step has tried to keep its report. */
const wasTried = () => getState(TRIED) !== "";
/** What is kept: the report by itself, which is what others read, and the whole folder. */
async function setsIn(folder, name, shard) {
	const files = (await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map((entry) => join(entry.parentPath, entry.name));
	const report = files.filter((path) => path === join(folder, REPORT_ARCHIVE.entry));
	return (shard === null ? [{
		name,
		files: report
	}, {
		name: `${name}-files`,
		files
	}] : [{
		name: `${name}-shard-${shard.index}`,
		files
	}]).filter((set) => set.files.length > 0);
}
/**
* Keeps what is in the folder, as artifacts of that name; null: none shall be. Never throws: what
* could not be kept is told, since the job's own result stands. Gives the address of the whole
* folder's artifact; null: there is none.
*/
async function keepArtifacts(name, folder, shard) {
	if (name === null) return null;
	saveState(TRIED, "true");
	startGroup(KEEPING);
	const sinceSec = performance.now() / 1e3;
	try {
		const { DefaultArtifactClient } = await import("./artifact.js");
		const client = new DefaultArtifactClient();
		let url = null;
		for (const set of await setsIn(folder, name, shard)) {
			const { id } = await client.uploadArtifact(set.name, set.files, folder);
			url = id === void 0 ? null : `${runUrl(context.runId)}/artifacts/${id}`;
		}
		return url;
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		const next = why.includes("already exists") ? "Give each job of the run a name of its own by the input artifact." : "A step of actions/upload-artifact can keep it; then say artifact: none.";
		warning(`The report was not kept as artifact ${name}: ${why} ${next}`, { title: "gcbench" });
		return null;
	} finally {
		endGroup();
		const tookSec = Math.round(performance.now() / 1e3 - sinceSec);
		info(`${KEEPING}: ${printDuration(tookSec)}`);
	}
}
export { wasTried as n, keepArtifacts as t };

//# sourceMappingURL=shared~index~keep.js.map