import { At as optional, It as name, Xt as _enum, _ as REPORT_ARTIFACT, bt as truth, ht as folder, kt as input, on as string } from "./shared~index~keep~cli~publish~authorize.js";
// src/core/steps/publish-inputs.ts
/** The inputs and outputs of the step that publishes, in the order of its documentation. */
const whole = (what) => string().regex(/^[1-9]\d{0,14}$/, `expected the number of a ${what}`).transform(Number);
const token = string().regex(/^[\x21-\x7e]+$/, "expected a token");
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, "expected a full commit hash");
const publishInputs = {
	token: input(`\${{ github.token }}`, token.refine((text) => !text.includes("{"), "expected a token"), "Token that comments. Needs `pull-requests: write`; for the mark, `statuses: write` or `checks: write`; for a report from an artifact, `actions: read`; for the rules of the base and the rows that it accepts, `contents: read`."),
	artifact: input(REPORT_ARTIFACT, string().regex(/^[^"':<>|*?\r\n\\/]{1,256}$/, "expected the name of an artifact"), "Artifact of the run that measured. It must contain only `report.json`."),
	report: input("", optional(folder), "Path of a `report.json` to publish instead of an artifact, if the same job measured."),
	"run-id": input("", optional(whole("workflow run")), "Workflow run that measured. Default: the run that a `workflow_run` event is about, else this."),
	"run-attempt": input("", optional(whole("run attempt")), "Attempt of that run. Default: as the event says, else the first."),
	retell: input("false", truth, "Publish the report of that run again, with what is accepted now. If its report is gone, nothing is published and the step fails."),
	"pull-request": input("", optional(whole("pull request")), "Pull request to comment on. Default: the one that the event is about, if any."),
	sha: input("", optional(sha), "Commit that had to be measured. A report about any other is refused. Default: the head that the event is about. Needed on `issue_comment` and `workflow_dispatch`."),
	suite: input("", optional(name), "Suite that had to run. A report about any other is refused. Default: any."),
	config: input(".gcbench.yml", folder.refine((path) => !/^\/|(^|\/)\.\.(\/|$)/.test(path), "expected a path in the repository"), "Suite file. Its gate and metrics rules are read at the base. If the base has none, the defaults gate. If it cannot be read, nothing passes."),
	"suite-ref": input("", optional(sha), "Commit whose rules are used. Default: the base of the pull request or merge group; for a push, the commit itself."),
	variants: input("", string().transform((text) => text.split(",").filter((one) => one !== "")), "Variants that were asked for, if not all of the suite. No rows of others are expected."),
	advisory: input("false", truth, "Whether somebody asked only for advice. Then nothing fails."),
	asked: input("", optional(truth), "Whether a person with write access asked for this run. It then has a separate comment, and runs that nobody asked for do not replace its mark. Default: on `issue_comment` and `workflow_dispatch`."),
	mark: input("status", _enum([
		"status",
		"check",
		"none"
	], { error: "expected status, check or none" }), "How the commit is marked: `status`, as a job can; `check`, a check run, which only an App should make; `none`."),
	comment: input("true", truth, "Whether the pull request gets a comment."),
	"fail-on": input("nothing", _enum(["gate", "nothing"], { error: "expected gate or nothing" }), "`gate`: the step also fails if the conclusion is `failure` or `action_required`. A step without a report always fails.")
};
export { publishInputs as t };

//# sourceMappingURL=shared~publish~authorize.js.map