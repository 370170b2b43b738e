import { g as unreadable, u as outputsRead } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { n as answerTasks } from "./shared~index~cli~cli-reader.js";
// src/machine/reader-process.ts
answerTasks((printed) => {
	try {
		return outputsRead(printed);
	} catch (error) {
		return unreadable(`reading it failed: ${error}`);
	}
});
export {};

//# sourceMappingURL=cli-reader.js.map