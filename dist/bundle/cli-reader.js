import { _ as unreadable, an as readProfile, d as outputsRead, tn as ProfileError } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { n as answerTasks } from "./shared~index~cli~cli-reader.js";
// src/machine/reader-process.ts
function profileRead(request) {
	try {
		return readProfile(request);
	} catch (error) {
		return { refused: error instanceof ProfileError ? error.message : `reading it failed: ${error}` };
	}
}
answerTasks((asked) => {
	if ("bytes" in asked) return profileRead(asked);
	try {
		return outputsRead(asked);
	} catch (error) {
		return unreadable(`reading it failed: ${error}`);
	}
});
export {};

//# sourceMappingURL=cli-reader.js.map